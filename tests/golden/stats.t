yinsh stats samples/tournament.yin
for format in tsv csv json; do echo "--- $format"; yinsh stats --format=$format samples/tournament.yin | grep -v '[wb][hl][ia][tc][ek][.]'; done
echo '--- with clocks'
yinsh stats --format=tsv samples/archive.sgf | grep -E '^(time|placed.white.[ad])'
echo '--- of no game'
yinsh stats --where='turns>1000' samples/tournament.yin
yinsh stats --format=tsv - </dev/null
== stdout
8 games

Results (n = 8)
  *                  0      0.0%  [0.0, 32.4]
  1-0                3     37.5%  [13.7, 69.4]  ###########
  0-1                3     37.5%  [13.7, 69.4]  ###########
  1/2-1/2            2     25.0%  [7.1, 59.1]  ########

Score of White (n = 8)
  white              8     50.0%  [24.0, 76.0]

Ends (n = 8)
  unfinished         0      0.0%  [0.0, 32.4]
  rings              3     37.5%  [13.7, 69.4]  ###########
  markers            2     25.0%  [7.1, 59.1]  ########
  blocked            0      0.0%  [0.0, 32.4]
  resign             1     12.5%  [2.2, 47.1]  ####
  time               1     12.5%  [2.2, 47.1]  ####
  forfeit            0      0.0%  [0.0, 32.4]
  agreed             1     12.5%  [2.2, 47.1]  ####
  both-lost          0      0.0%  [0.0, 32.4]
  unknown            0      0.0%  [0.0, 32.4]

Results of the first to remove a ring (n = 7)
  won                4     57.1%  [25.0, 84.2]  #################
  drawn              1     14.3%  [2.6, 51.3]  ####
  lost               2     28.6%  [8.2, 64.1]  #########
  score              7     64.3%  [31.7, 86.7]

Who made the removed rows (n = 19)
  player            15     78.9%  [56.7, 91.5]  ########################
  opponent           4     21.1%  [8.5, 43.3]  ######

Turns (n = 8)
  mean               8    61.50   [52.15, 70.85]
  median             8    64.50
  min                8    38.00
  max                8    81.00
  30-39              1     12.5%  [2.2, 47.1]  ####
  40-49              1     12.5%  [2.2, 47.1]  ####
  50-59              0      0.0%  [0.0, 32.4]
  60-69              4     50.0%  [21.5, 78.5]  ###############
  70-79              1     12.5%  [2.2, 47.1]  ####
  80-89              1     12.5%  [2.2, 47.1]  ####

Ring moves (n = 8)
  mean               8    51.25   [41.94, 60.56]
  median             8    53.50
  min                8    28.00
  max                8    71.00
  20-29              1     12.5%  [2.2, 47.1]  ####
  30-39              1     12.5%  [2.2, 47.1]  ####
  40-49              0      0.0%  [0.0, 32.4]
  50-59              4     50.0%  [21.5, 78.5]  ###############
  60-69              1     12.5%  [2.2, 47.1]  ####
  70-79              1     12.5%  [2.2, 47.1]  ####

Turn in which the first ring is removed (n = 7)
  mean               7    43.14   [33.78, 52.51]
  median             7    38.00
  min                7    29.00
  max                7    61.00
  20-29              1     14.3%  [2.6, 51.3]  ####
  30-39              3     42.9%  [15.8, 75.0]  #############
  40-49              1     14.3%  [2.6, 51.3]  ####
  50-59              1     14.3%  [2.6, 51.3]  ####
  60-69              1     14.3%  [2.6, 51.3]  ####

Rows removed (n = 8)
  mean               8     2.38   [0.99, 3.76]
  median             8     1.50
  min                8     0.00
  max                8     5.00
  0                  1     12.5%  [2.2, 47.1]  ####
  1                  3     37.5%  [13.7, 69.4]  ###########
  2                  1     12.5%  [2.2, 47.1]  ####
  3                  0      0.0%  [0.0, 32.4]
  4                  1     12.5%  [2.2, 47.1]  ####
  5                  2     25.0%  [7.1, 59.1]  ########

Markers flipped by a move (n = 410)
  mean             410     0.95   [0.84, 1.07]
  median           410     1.00
  min              410     0.00
  max              410     7.00
  0                186     45.4%  [40.6, 50.2]  ##############
  1                131     32.0%  [27.6, 36.6]  ##########
  2                 48     11.7%  [8.9, 15.2]  ####
  3                 30      7.3%  [5.2, 10.3]  ##
  4                  7      1.7%  [0.8, 3.5]  #
  5                  3      0.7%  [0.2, 2.1]
  6                  4      1.0%  [0.4, 2.5]
  7                  1      0.2%  [0.0, 1.4]

Most markers on the board (n = 8)
  mean               8    41.75   [34.12, 49.38]
  median             8    46.50
  min                8    23.00
  max                8    51.00
  20-24              1     12.5%  [2.2, 47.1]  ####
  25-29              0      0.0%  [0.0, 32.4]
  30-34              2     25.0%  [7.1, 59.1]  ########
  35-39              0      0.0%  [0.0, 32.4]
  40-44              1     12.5%  [2.2, 47.1]  ####
  45-49              0      0.0%  [0.0, 32.4]
  50-54              4     50.0%  [21.5, 78.5]  ###############

Moves to choose from, by turn
  11-20             80    68.25   [66.03, 70.47]  ##############################
  21-30             80    51.51   [49.42, 53.61]  #######################
  31-40             78    41.62   [39.51, 43.72]  ##################
  41-50             67    32.24   [30.73, 33.75]  ##############
  51-60             60    26.22   [24.74, 27.70]  ############
  61-70             33    22.18   [20.56, 23.80]  ##########
  71-80             11    18.91   [16.20, 21.62]  ########
  81-90              1    11.00  #####

Rings placed (n = 80, 9 is 3.8%)
              3     3
           3     .     .
        6     6     3     .
     6     .     .     .     .
        3     3     .     6
     .     3     3     9     3
  6     .     .     3     3     3
     .     3     .     3     6
  3     .     3     6     3     3
     .     6     .     3     3
  .     .     3     3     .     6
     6     3     6     .     3
  9     3     3     9     3     3
     3     3     6     3     3
        .     .     3     3
     3     3     .     9     .
        9     3     .     3
           6     .     3
              .     .

Rings moved from (n = 410, 9 is 2.4%)
              9     4
           4     3     3
        6     6     7     3
     3     7     8     6     2
        3     4     6     5
     4     5     6     7     2
  6     5     5     7     4     4
     4     7     6     7     5
  4     2     8     5     6     4
     4     7     7     5     5
  3     2     5     9     3     5
     5     5     7     5     3
  4     3     7     8     6     5
     3     6     6     4     5
        3     7     6     6
     2     2     6     3     1
        4     5     6     4
           3     1     3
              3     5

Rings moved to (n = 410, 9 is 2.2%)
              8     3
           5     4     3
        4     4     6     5
     4     9     8     8     3
        4     6     8     3
     4     6     6     4     3
  5     6     6     7     4     4
     4     7     6     7     4
  4     2     7     3     5     4
     6     6     7     6     4
  3     3     5     9     5     4
     3     6     5     6     3
  3     4     6     5     6     6
     4     5     4     3     4
        3     7     5     6
     3     1     7     3     2
        2     5     8     4
           2     4     5
              3     6

Markers in rows (n = 95, 9 is 4.2%)
              5     .
           .     3     .
        3     5     3     .
     .     5     7     5     .
        .     9     7     3
     .     5     9     3     .
  .     5     5     9     3     .
     3     7     7     5     .
  .     .     7     5     5     3
     .     5     5     7     3
  .     3     3     7     5     .
     .     3     5     5     5
  3     .     5     5     3     .
     3     .     .     5     .
        3     3     3     .
     .     3     3     3     .
        .     5     .     .
           .     .     .
              3     .

Rings removed (n = 19, 9 is 10.5%)
              .     .
           9     .     .
        .     .     .     .
     5     .     .     .     .
        .     .     5     .
     .     9     .     .     .
  .     5     .     .     .     .
     .     5     .     .     .
  .     .     .     .     .     .
     .     5     .     .     .
  .     .     .     .     .     .
     .     .     .     5     .
  .     5     .     .     .     5
     .     .     .     .     .
        .     .     .     .
     5     .     .     5     .
        .     .     5     .
           .     5     9
              .     5
--- tsv
figure	item	n	count	value	low	high
result	*	8	0	0.0000	0.0000	0.3244
result	1-0	8	3	0.3750	0.1368	0.6943
result	0-1	8	3	0.3750	0.1368	0.6943
result	1/2-1/2	8	2	0.2500	0.0715	0.5907
score	white	8		0.5000	0.2404	0.7596
end	unfinished	8	0	0.0000	0.0000	0.3244
end	rings	8	3	0.3750	0.1368	0.6943
end	markers	8	2	0.2500	0.0715	0.5907
end	blocked	8	0	0.0000	0.0000	0.3244
end	resign	8	1	0.1250	0.0224	0.4709
end	time	8	1	0.1250	0.0224	0.4709
end	forfeit	8	0	0.0000	0.0000	0.3244
end	agreed	8	1	0.1250	0.0224	0.4709
end	both-lost	8	0	0.0000	0.0000	0.3244
end	unknown	8	0	0.0000	0.0000	0.3244
first_ring	won	7	4	0.5714	0.2505	0.8418
first_ring	drawn	7	1	0.1429	0.0257	0.5131
first_ring	lost	7	2	0.2857	0.0822	0.6411
first_ring	score	7		0.6429	0.3170	0.8675
made_by	player	19	15	0.7895	0.5667	0.9149
made_by	opponent	19	4	0.2105	0.0851	0.4333
turns	mean	8		61.50	52.15	70.85
turns	median	8		64.50		
turns	min	8		38.00		
turns	max	8		81.00		
turns	30-39	8	1	0.1250	0.0224	0.4709
turns	40-49	8	1	0.1250	0.0224	0.4709
turns	50-59	8	0	0.0000	0.0000	0.3244
turns	60-69	8	4	0.5000	0.2152	0.7848
turns	70-79	8	1	0.1250	0.0224	0.4709
turns	80-89	8	1	0.1250	0.0224	0.4709
moves	mean	8		51.25	41.94	60.56
moves	median	8		53.50		
moves	min	8		28.00		
moves	max	8		71.00		
moves	20-29	8	1	0.1250	0.0224	0.4709
moves	30-39	8	1	0.1250	0.0224	0.4709
moves	40-49	8	0	0.0000	0.0000	0.3244
moves	50-59	8	4	0.5000	0.2152	0.7848
moves	60-69	8	1	0.1250	0.0224	0.4709
moves	70-79	8	1	0.1250	0.0224	0.4709
ring_turn	mean	7		43.14	33.78	52.51
ring_turn	median	7		38.00		
ring_turn	min	7		29.00		
ring_turn	max	7		61.00		
ring_turn	20-29	7	1	0.1429	0.0257	0.5131
ring_turn	30-39	7	3	0.4286	0.1582	0.7495
ring_turn	40-49	7	1	0.1429	0.0257	0.5131
ring_turn	50-59	7	1	0.1429	0.0257	0.5131
ring_turn	60-69	7	1	0.1429	0.0257	0.5131
rows	mean	8		2.38	0.99	3.76
rows	median	8		1.50		
rows	min	8		0.00		
rows	max	8		5.00		
rows	0	8	1	0.1250	0.0224	0.4709
rows	1	8	3	0.3750	0.1368	0.6943
rows	2	8	1	0.1250	0.0224	0.4709
rows	3	8	0	0.0000	0.0000	0.3244
rows	4	8	1	0.1250	0.0224	0.4709
rows	5	8	2	0.2500	0.0715	0.5907
flips	mean	410		0.95	0.84	1.07
flips	median	410		1.00		
flips	min	410		0.00		
flips	max	410		7.00		
flips	0	410	186	0.4537	0.4061	0.5021
flips	1	410	131	0.3195	0.2762	0.3661
flips	2	410	48	0.1171	0.0894	0.1518
flips	3	410	30	0.0732	0.0517	0.1025
flips	4	410	7	0.0171	0.0083	0.0348
flips	5	410	3	0.0073	0.0025	0.0213
flips	6	410	4	0.0098	0.0038	0.0248
flips	7	410	1	0.0024	0.0004	0.0137
markers	mean	8		41.75	34.12	49.38
markers	median	8		46.50		
markers	min	8		23.00		
markers	max	8		51.00		
markers	20-24	8	1	0.1250	0.0224	0.4709
markers	25-29	8	0	0.0000	0.0000	0.3244
markers	30-34	8	2	0.2500	0.0715	0.5907
markers	35-39	8	0	0.0000	0.0000	0.3244
markers	40-44	8	1	0.1250	0.0224	0.4709
markers	45-49	8	0	0.0000	0.0000	0.3244
markers	50-54	8	4	0.5000	0.2152	0.7848
mobility	11-20	80		68.25	66.03	70.47
mobility	21-30	80		51.51	49.42	53.61
mobility	31-40	78		41.62	39.51	43.72
mobility	41-50	67		32.24	30.73	33.75
mobility	51-60	60		26.22	24.74	27.70
mobility	61-70	33		22.18	20.56	23.80
mobility	71-80	11		18.91	16.20	21.62
mobility	81-90	1		11.00		
--- csv
figure,item,n,count,value,low,high
result,*,8,0,0.0000,0.0000,0.3244
result,1-0,8,3,0.3750,0.1368,0.6943
result,0-1,8,3,0.3750,0.1368,0.6943
result,1/2-1/2,8,2,0.2500,0.0715,0.5907
score,white,8,,0.5000,0.2404,0.7596
end,unfinished,8,0,0.0000,0.0000,0.3244
end,rings,8,3,0.3750,0.1368,0.6943
end,markers,8,2,0.2500,0.0715,0.5907
end,blocked,8,0,0.0000,0.0000,0.3244
end,resign,8,1,0.1250,0.0224,0.4709
end,time,8,1,0.1250,0.0224,0.4709
end,forfeit,8,0,0.0000,0.0000,0.3244
end,agreed,8,1,0.1250,0.0224,0.4709
end,both-lost,8,0,0.0000,0.0000,0.3244
end,unknown,8,0,0.0000,0.0000,0.3244
first_ring,won,7,4,0.5714,0.2505,0.8418
first_ring,drawn,7,1,0.1429,0.0257,0.5131
first_ring,lost,7,2,0.2857,0.0822,0.6411
first_ring,score,7,,0.6429,0.3170,0.8675
made_by,player,19,15,0.7895,0.5667,0.9149
made_by,opponent,19,4,0.2105,0.0851,0.4333
turns,mean,8,,61.50,52.15,70.85
turns,median,8,,64.50,,
turns,min,8,,38.00,,
turns,max,8,,81.00,,
turns,30-39,8,1,0.1250,0.0224,0.4709
turns,40-49,8,1,0.1250,0.0224,0.4709
turns,50-59,8,0,0.0000,0.0000,0.3244
turns,60-69,8,4,0.5000,0.2152,0.7848
turns,70-79,8,1,0.1250,0.0224,0.4709
turns,80-89,8,1,0.1250,0.0224,0.4709
moves,mean,8,,51.25,41.94,60.56
moves,median,8,,53.50,,
moves,min,8,,28.00,,
moves,max,8,,71.00,,
moves,20-29,8,1,0.1250,0.0224,0.4709
moves,30-39,8,1,0.1250,0.0224,0.4709
moves,40-49,8,0,0.0000,0.0000,0.3244
moves,50-59,8,4,0.5000,0.2152,0.7848
moves,60-69,8,1,0.1250,0.0224,0.4709
moves,70-79,8,1,0.1250,0.0224,0.4709
ring_turn,mean,7,,43.14,33.78,52.51
ring_turn,median,7,,38.00,,
ring_turn,min,7,,29.00,,
ring_turn,max,7,,61.00,,
ring_turn,20-29,7,1,0.1429,0.0257,0.5131
ring_turn,30-39,7,3,0.4286,0.1582,0.7495
ring_turn,40-49,7,1,0.1429,0.0257,0.5131
ring_turn,50-59,7,1,0.1429,0.0257,0.5131
ring_turn,60-69,7,1,0.1429,0.0257,0.5131
rows,mean,8,,2.38,0.99,3.76
rows,median,8,,1.50,,
rows,min,8,,0.00,,
rows,max,8,,5.00,,
rows,0,8,1,0.1250,0.0224,0.4709
rows,1,8,3,0.3750,0.1368,0.6943
rows,2,8,1,0.1250,0.0224,0.4709
rows,3,8,0,0.0000,0.0000,0.3244
rows,4,8,1,0.1250,0.0224,0.4709
rows,5,8,2,0.2500,0.0715,0.5907
flips,mean,410,,0.95,0.84,1.07
flips,median,410,,1.00,,
flips,min,410,,0.00,,
flips,max,410,,7.00,,
flips,0,410,186,0.4537,0.4061,0.5021
flips,1,410,131,0.3195,0.2762,0.3661
flips,2,410,48,0.1171,0.0894,0.1518
flips,3,410,30,0.0732,0.0517,0.1025
flips,4,410,7,0.0171,0.0083,0.0348
flips,5,410,3,0.0073,0.0025,0.0213
flips,6,410,4,0.0098,0.0038,0.0248
flips,7,410,1,0.0024,0.0004,0.0137
markers,mean,8,,41.75,34.12,49.38
markers,median,8,,46.50,,
markers,min,8,,23.00,,
markers,max,8,,51.00,,
markers,20-24,8,1,0.1250,0.0224,0.4709
markers,25-29,8,0,0.0000,0.0000,0.3244
markers,30-34,8,2,0.2500,0.0715,0.5907
markers,35-39,8,0,0.0000,0.0000,0.3244
markers,40-44,8,1,0.1250,0.0224,0.4709
markers,45-49,8,0,0.0000,0.0000,0.3244
markers,50-54,8,4,0.5000,0.2152,0.7848
mobility,11-20,80,,68.25,66.03,70.47
mobility,21-30,80,,51.51,49.42,53.61
mobility,31-40,78,,41.62,39.51,43.72
mobility,41-50,67,,32.24,30.73,33.75
mobility,51-60,60,,26.22,24.74,27.70
mobility,61-70,33,,22.18,20.56,23.80
mobility,71-80,11,,18.91,16.20,21.62
mobility,81-90,1,,11.00,,
--- json
{"figure":"result","item":"*","n":8,"count":0,"value":0.0000,"low":0.0000,"high":0.3244}
{"figure":"result","item":"1-0","n":8,"count":3,"value":0.3750,"low":0.1368,"high":0.6943}
{"figure":"result","item":"0-1","n":8,"count":3,"value":0.3750,"low":0.1368,"high":0.6943}
{"figure":"result","item":"1/2-1/2","n":8,"count":2,"value":0.2500,"low":0.0715,"high":0.5907}
{"figure":"score","item":"white","n":8,"count":null,"value":0.5000,"low":0.2404,"high":0.7596}
{"figure":"end","item":"unfinished","n":8,"count":0,"value":0.0000,"low":0.0000,"high":0.3244}
{"figure":"end","item":"rings","n":8,"count":3,"value":0.3750,"low":0.1368,"high":0.6943}
{"figure":"end","item":"markers","n":8,"count":2,"value":0.2500,"low":0.0715,"high":0.5907}
{"figure":"end","item":"blocked","n":8,"count":0,"value":0.0000,"low":0.0000,"high":0.3244}
{"figure":"end","item":"resign","n":8,"count":1,"value":0.1250,"low":0.0224,"high":0.4709}
{"figure":"end","item":"time","n":8,"count":1,"value":0.1250,"low":0.0224,"high":0.4709}
{"figure":"end","item":"forfeit","n":8,"count":0,"value":0.0000,"low":0.0000,"high":0.3244}
{"figure":"end","item":"agreed","n":8,"count":1,"value":0.1250,"low":0.0224,"high":0.4709}
{"figure":"end","item":"both-lost","n":8,"count":0,"value":0.0000,"low":0.0000,"high":0.3244}
{"figure":"end","item":"unknown","n":8,"count":0,"value":0.0000,"low":0.0000,"high":0.3244}
{"figure":"first_ring","item":"won","n":7,"count":4,"value":0.5714,"low":0.2505,"high":0.8418}
{"figure":"first_ring","item":"drawn","n":7,"count":1,"value":0.1429,"low":0.0257,"high":0.5131}
{"figure":"first_ring","item":"lost","n":7,"count":2,"value":0.2857,"low":0.0822,"high":0.6411}
{"figure":"first_ring","item":"score","n":7,"count":null,"value":0.6429,"low":0.3170,"high":0.8675}
{"figure":"made_by","item":"player","n":19,"count":15,"value":0.7895,"low":0.5667,"high":0.9149}
{"figure":"made_by","item":"opponent","n":19,"count":4,"value":0.2105,"low":0.0851,"high":0.4333}
{"figure":"turns","item":"mean","n":8,"count":null,"value":61.50,"low":52.15,"high":70.85}
{"figure":"turns","item":"median","n":8,"count":null,"value":64.50,"low":null,"high":null}
{"figure":"turns","item":"min","n":8,"count":null,"value":38.00,"low":null,"high":null}
{"figure":"turns","item":"max","n":8,"count":null,"value":81.00,"low":null,"high":null}
{"figure":"turns","item":"30-39","n":8,"count":1,"value":0.1250,"low":0.0224,"high":0.4709}
{"figure":"turns","item":"40-49","n":8,"count":1,"value":0.1250,"low":0.0224,"high":0.4709}
{"figure":"turns","item":"50-59","n":8,"count":0,"value":0.0000,"low":0.0000,"high":0.3244}
{"figure":"turns","item":"60-69","n":8,"count":4,"value":0.5000,"low":0.2152,"high":0.7848}
{"figure":"turns","item":"70-79","n":8,"count":1,"value":0.1250,"low":0.0224,"high":0.4709}
{"figure":"turns","item":"80-89","n":8,"count":1,"value":0.1250,"low":0.0224,"high":0.4709}
{"figure":"moves","item":"mean","n":8,"count":null,"value":51.25,"low":41.94,"high":60.56}
{"figure":"moves","item":"median","n":8,"count":null,"value":53.50,"low":null,"high":null}
{"figure":"moves","item":"min","n":8,"count":null,"value":28.00,"low":null,"high":null}
{"figure":"moves","item":"max","n":8,"count":null,"value":71.00,"low":null,"high":null}
{"figure":"moves","item":"20-29","n":8,"count":1,"value":0.1250,"low":0.0224,"high":0.4709}
{"figure":"moves","item":"30-39","n":8,"count":1,"value":0.1250,"low":0.0224,"high":0.4709}
{"figure":"moves","item":"40-49","n":8,"count":0,"value":0.0000,"low":0.0000,"high":0.3244}
{"figure":"moves","item":"50-59","n":8,"count":4,"value":0.5000,"low":0.2152,"high":0.7848}
{"figure":"moves","item":"60-69","n":8,"count":1,"value":0.1250,"low":0.0224,"high":0.4709}
{"figure":"moves","item":"70-79","n":8,"count":1,"value":0.1250,"low":0.0224,"high":0.4709}
{"figure":"ring_turn","item":"mean","n":7,"count":null,"value":43.14,"low":33.78,"high":52.51}
{"figure":"ring_turn","item":"median","n":7,"count":null,"value":38.00,"low":null,"high":null}
{"figure":"ring_turn","item":"min","n":7,"count":null,"value":29.00,"low":null,"high":null}
{"figure":"ring_turn","item":"max","n":7,"count":null,"value":61.00,"low":null,"high":null}
{"figure":"ring_turn","item":"20-29","n":7,"count":1,"value":0.1429,"low":0.0257,"high":0.5131}
{"figure":"ring_turn","item":"30-39","n":7,"count":3,"value":0.4286,"low":0.1582,"high":0.7495}
{"figure":"ring_turn","item":"40-49","n":7,"count":1,"value":0.1429,"low":0.0257,"high":0.5131}
{"figure":"ring_turn","item":"50-59","n":7,"count":1,"value":0.1429,"low":0.0257,"high":0.5131}
{"figure":"ring_turn","item":"60-69","n":7,"count":1,"value":0.1429,"low":0.0257,"high":0.5131}
{"figure":"rows","item":"mean","n":8,"count":null,"value":2.38,"low":0.99,"high":3.76}
{"figure":"rows","item":"median","n":8,"count":null,"value":1.50,"low":null,"high":null}
{"figure":"rows","item":"min","n":8,"count":null,"value":0.00,"low":null,"high":null}
{"figure":"rows","item":"max","n":8,"count":null,"value":5.00,"low":null,"high":null}
{"figure":"rows","item":"0","n":8,"count":1,"value":0.1250,"low":0.0224,"high":0.4709}
{"figure":"rows","item":"1","n":8,"count":3,"value":0.3750,"low":0.1368,"high":0.6943}
{"figure":"rows","item":"2","n":8,"count":1,"value":0.1250,"low":0.0224,"high":0.4709}
{"figure":"rows","item":"3","n":8,"count":0,"value":0.0000,"low":0.0000,"high":0.3244}
{"figure":"rows","item":"4","n":8,"count":1,"value":0.1250,"low":0.0224,"high":0.4709}
{"figure":"rows","item":"5","n":8,"count":2,"value":0.2500,"low":0.0715,"high":0.5907}
{"figure":"flips","item":"mean","n":410,"count":null,"value":0.95,"low":0.84,"high":1.07}
{"figure":"flips","item":"median","n":410,"count":null,"value":1.00,"low":null,"high":null}
{"figure":"flips","item":"min","n":410,"count":null,"value":0.00,"low":null,"high":null}
{"figure":"flips","item":"max","n":410,"count":null,"value":7.00,"low":null,"high":null}
{"figure":"flips","item":"0","n":410,"count":186,"value":0.4537,"low":0.4061,"high":0.5021}
{"figure":"flips","item":"1","n":410,"count":131,"value":0.3195,"low":0.2762,"high":0.3661}
{"figure":"flips","item":"2","n":410,"count":48,"value":0.1171,"low":0.0894,"high":0.1518}
{"figure":"flips","item":"3","n":410,"count":30,"value":0.0732,"low":0.0517,"high":0.1025}
{"figure":"flips","item":"4","n":410,"count":7,"value":0.0171,"low":0.0083,"high":0.0348}
{"figure":"flips","item":"5","n":410,"count":3,"value":0.0073,"low":0.0025,"high":0.0213}
{"figure":"flips","item":"6","n":410,"count":4,"value":0.0098,"low":0.0038,"high":0.0248}
{"figure":"flips","item":"7","n":410,"count":1,"value":0.0024,"low":0.0004,"high":0.0137}
{"figure":"markers","item":"mean","n":8,"count":null,"value":41.75,"low":34.12,"high":49.38}
{"figure":"markers","item":"median","n":8,"count":null,"value":46.50,"low":null,"high":null}
{"figure":"markers","item":"min","n":8,"count":null,"value":23.00,"low":null,"high":null}
{"figure":"markers","item":"max","n":8,"count":null,"value":51.00,"low":null,"high":null}
{"figure":"markers","item":"20-24","n":8,"count":1,"value":0.1250,"low":0.0224,"high":0.4709}
{"figure":"markers","item":"25-29","n":8,"count":0,"value":0.0000,"low":0.0000,"high":0.3244}
{"figure":"markers","item":"30-34","n":8,"count":2,"value":0.2500,"low":0.0715,"high":0.5907}
{"figure":"markers","item":"35-39","n":8,"count":0,"value":0.0000,"low":0.0000,"high":0.3244}
{"figure":"markers","item":"40-44","n":8,"count":1,"value":0.1250,"low":0.0224,"high":0.4709}
{"figure":"markers","item":"45-49","n":8,"count":0,"value":0.0000,"low":0.0000,"high":0.3244}
{"figure":"markers","item":"50-54","n":8,"count":4,"value":0.5000,"low":0.2152,"high":0.7848}
{"figure":"mobility","item":"11-20","n":80,"count":null,"value":68.25,"low":66.03,"high":70.47}
{"figure":"mobility","item":"21-30","n":80,"count":null,"value":51.51,"low":49.42,"high":53.61}
{"figure":"mobility","item":"31-40","n":78,"count":null,"value":41.62,"low":39.51,"high":43.72}
{"figure":"mobility","item":"41-50","n":67,"count":null,"value":32.24,"low":30.73,"high":33.75}
{"figure":"mobility","item":"51-60","n":60,"count":null,"value":26.22,"low":24.74,"high":27.70}
{"figure":"mobility","item":"61-70","n":33,"count":null,"value":22.18,"low":20.56,"high":23.80}
{"figure":"mobility","item":"71-80","n":11,"count":null,"value":18.91,"low":16.20,"high":21.62}
{"figure":"mobility","item":"81-90","n":1,"count":null,"value":11.00,"low":null,"high":null}
--- with clocks
time	1-10	50		9.32	8.38	10.26
time	11-20	50		11.54	10.18	12.90
time	21-30	50		12.68	11.34	14.02
time	31-40	33		14.45	11.61	17.30
time	41-50	20		15.45	11.00	19.90
time	51-60	17		17.88	13.00	22.76
placed	white.a2	30	0	0.0000	0.0000	0.1135
placed	white.a3	30	0	0.0000	0.0000	0.1135
placed	white.a4	30	0	0.0000	0.0000	0.1135
placed	white.a5	30	0	0.0000	0.0000	0.1135
placed	white.d1	30	1	0.0333	0.0059	0.1667
placed	white.d2	30	0	0.0000	0.0000	0.1135
placed	white.d3	30	1	0.0333	0.0059	0.1667
placed	white.d4	30	0	0.0000	0.0000	0.1135
placed	white.d5	30	0	0.0000	0.0000	0.1135
placed	white.d6	30	0	0.0000	0.0000	0.1135
placed	white.d7	30	0	0.0000	0.0000	0.1135
placed	white.d8	30	0	0.0000	0.0000	0.1135
placed	white.d9	30	1	0.0333	0.0059	0.1667
--- of no game
0 games
figure	item	n	count	value	low	high
== status 1
== stderr
<stdin>:1:1: error: no game record found: the file is empty (notation) [no-record]
       = help: Omit the file, or check why no game was written to it. If its text contains records, use -f to name their notation.
