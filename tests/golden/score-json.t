yinsh score --format=json samples/tournament.yin samples/position.yin samples/broken/move-ring-in-way.yin 2>/dev/null; printf '[White "=1+1, \\"x\\""]\n[Black "a\\b\tc\377"]\n\n1.e3 *\n' | yinsh score --format=json --columns=white,tag:Black,white,date,record
== stdout
{"file":"samples/tournament.yin","record":1,"white":"Mira Halvorsen","black":"Zoë Marchetti","result":"1-0","white_rings":3,"black_rings":2,"end":"rings","turns":81,"moves":71,"claimed":"1-0","status":"ok","code":null,"fault_turn":null}
{"file":"samples/tournament.yin","record":2,"white":"Teodor Quist","black":"Søren Bækgård","result":"0-1","white_rings":2,"black_rings":3,"end":"rings","turns":64,"moves":53,"claimed":"0-1","status":"ok","code":null,"fault_turn":null}
{"file":"samples/tournament.yin","record":3,"white":"Zoë Marchetti","black":"Teodor Quist","result":"1/2-1/2","white_rings":1,"black_rings":1,"end":"markers","turns":71,"moves":61,"claimed":"1/2-1/2","status":"ok","code":null,"fault_turn":null}
{"file":"samples/tournament.yin","record":4,"white":"Søren Bækgård","black":"Mira Halvorsen","result":"0-1","white_rings":1,"black_rings":0,"end":"resign","turns":47,"moves":37,"claimed":"0-1","status":"ok","code":null,"fault_turn":null}
{"file":"samples/tournament.yin","record":5,"white":"Mira Halvorsen","black":"Teodor Quist","result":"1-0","white_rings":1,"black_rings":0,"end":"time","turns":38,"moves":28,"claimed":"1-0","status":"ok","code":null,"fault_turn":null}
{"file":"samples/tournament.yin","record":6,"white":"Søren Bækgård","black":"Zoë Marchetti","result":"1/2-1/2","white_rings":0,"black_rings":0,"end":"agreed","turns":60,"moves":50,"claimed":"1/2-1/2","status":"ok","code":null,"fault_turn":null}
{"file":"samples/tournament.yin","record":7,"white":"Teodor Quist","black":"Mira Halvorsen","result":"0-1","white_rings":0,"black_rings":1,"end":"markers","turns":66,"moves":56,"claimed":"0-1","status":"ok","code":null,"fault_turn":null}
{"file":"samples/tournament.yin","record":8,"white":"Zoë Marchetti","black":"Søren Bækgård","result":"1-0","white_rings":3,"black_rings":1,"end":"rings","turns":65,"moves":54,"claimed":"1-0","status":"ok","code":null,"fault_turn":null}
{"file":"samples/position.yin","record":1,"white":null,"black":null,"result":"0-1","white_rings":1,"black_rings":3,"end":"rings","turns":4,"moves":3,"claimed":"0-1","status":"ok","code":null,"fault_turn":null}
{"file":"samples/position.yin","record":2,"white":null,"black":null,"result":"*","white_rings":1,"black_rings":1,"end":"unfinished","turns":12,"moves":11,"claimed":"*","status":"ok","code":null,"fault_turn":null}
{"file":"samples/position.yin","record":3,"white":null,"black":null,"result":"0-1","white_rings":0,"black_rings":0,"end":"forfeit","turns":19,"moves":15,"claimed":"0-1","status":"ok","code":null,"fault_turn":null}
{"file":"samples/broken/move-ring-in-way.yin","record":1,"white":null,"black":null,"result":"*","white_rings":0,"black_rings":0,"end":"unfinished","turns":10,"moves":0,"claimed":null,"status":"illegal","code":"move-ring-in-way","fault_turn":11}
{"white":"=1+1, \"x\"","tag:Black":"a\\b\u0009cÿ","date":null,"record":1}
== stderr
<stdin>:2:14: warning: the text is not in UTF-8; it is read as Windows-1252 (notation) [charset-misfit]
     2 | [Black "a\b\tc\xff"]
       |               ^~~~
       = help: If characters look wrong, use --encoding to name the charset, or convert the file to UTF-8. In SGF the property CA names the charset: correct it if it is wrong.
