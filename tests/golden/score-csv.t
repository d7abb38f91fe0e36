yinsh score --format=csv samples/tournament.yin samples/broken/move-ring-in-way.yin 2>/dev/null; printf '[White "=1+1, \\"x\\""]\n[Black "a\\b\tc"]\n\n1.e3 *\n' | yinsh score --format=csv --columns=white,black,white
== stdout
file,record,white,black,result,white_rings,black_rings,end,turns,moves,claimed,status,code,fault_turn
samples/tournament.yin,1,Mira Halvorsen,Zoë Marchetti,1-0,3,2,rings,81,71,1-0,ok,,
samples/tournament.yin,2,Teodor Quist,Søren Bækgård,0-1,2,3,rings,64,53,0-1,ok,,
samples/tournament.yin,3,Zoë Marchetti,Teodor Quist,1/2-1/2,1,1,markers,71,61,1/2-1/2,ok,,
samples/tournament.yin,4,Søren Bækgård,Mira Halvorsen,0-1,1,0,resign,47,37,0-1,ok,,
samples/tournament.yin,5,Mira Halvorsen,Teodor Quist,1-0,1,0,time,38,28,1-0,ok,,
samples/tournament.yin,6,Søren Bækgård,Zoë Marchetti,1/2-1/2,0,0,agreed,60,50,1/2-1/2,ok,,
samples/tournament.yin,7,Teodor Quist,Mira Halvorsen,0-1,0,1,markers,66,56,0-1,ok,,
samples/tournament.yin,8,Zoë Marchetti,Søren Bækgård,1-0,3,1,rings,65,54,1-0,ok,,
samples/broken/move-ring-in-way.yin,1,,,*,0,0,unfinished,10,0,,illegal,move-ring-in-way,11
white,black,white
"'=1+1, ""x""",a\b\tc,"'=1+1, ""x"""
