yinsh convert -t iit-delhi samples/comments.yin samples/blitz.yin | awk '{ print substr($0, 1, 300) }' | sed -n 1,90p
== stdout
{"action": "NORMAL", "meta": "", "data": "P 4 8"} Received from client 0
{"action": "NORMAL", "meta": "", "data": "P 5 27"} Received from client 1
{"action": "NORMAL", "meta": "", "data": "P 2 10"} Received from client 0
{"action": "NORMAL", "meta": "", "data": "P 5 2"} Received from client 1
{"action": "NORMAL", "meta": "", "data": "P 4 20"} Received from client 0
{"action": "NORMAL", "meta": "", "data": "P 4 0"} Received from client 1
{"action": "NORMAL", "meta": "", "data": "P 3 13"} Received from client 0
{"action": "NORMAL", "meta": "", "data": "P 5 17"} Received from client 1
{"action": "NORMAL", "meta": "", "data": "P 1 5"} Received from client 0
{"action": "NORMAL", "meta": "", "data": "P 5 8"} Received from client 1
{"action": "NORMAL", "meta": "", "data": "S 2 10 M 5 3"} Received from client 0
{"action": "NORMAL", "meta": "", "data": "S 5 2 M 4 10"} Received from client 1
{"action": "NORMAL", "meta": "", "data": "S 1 5 M 4 13"} Received from client 0
{"action": "NORMAL", "meta": "", "data": "S 4 0 M 4 12"} Received from client 1
{"action": "NORMAL", "meta": "", "data": "S 4 20 M 5 19"} Received from client 0
{"action": "NORMAL", "meta": "", "data": "S 5 17 M 3 16"} Received from client 1
{"action": "NORMAL", "meta": "", "data": "S 5 3 M 3 14"} Received from client 0
{"action": "NORMAL", "meta": "", "data": "S 3 16 M 2 9"} Received from client 1
{"action": "NORMAL", "meta": "", "data": "S 3 14 M 2 11"} Received from client 0
{"action": "NORMAL", "meta": "", "data": "S 2 9 M 4 19"} Received from client 1
{"action": "NORMAL", "meta": "", "data": "S 2 11 M 4 21"} Received from client 0
{"action": "NORMAL", "meta": "", "data": "S 4 19 M 3 17"} Received from client 1
{"action": "NORMAL", "meta": "", "data": "S 3 13 M 3 15"} Received from client 0
{"action": "NORMAL", "meta": "", "data": "S 3 17 M 2 1"} Received from client 1
{"action": "NORMAL", "meta": "", "data": "S 3 15 M 3 0"} Received from client 0
{"action": "NORMAL", "meta": "", "data": "S 2 1 M 4 17"} Received from client 1
{"action": "NORMAL", "meta": "", "data": "S 3 0 M 3 3"} Received from client 0
{"action": "NORMAL", "meta": "", "data": "S 5 27 M 2 0"} Received from client 1
{"action": "NORMAL", "meta": "", "data": "S 4 13 M 4 23"} Received from client 0
{"action": "NORMAL", "meta": "", "data": "S 2 0 M 4 22"} Received from client 1
{"action": "NORMAL", "meta": "", "data": "S 4 23 M 1 4"} Received from client 0
{"action": "NORMAL", "meta": "", "data": "S 4 22 M 2 8"} Received from client 1
{"action": "NORMAL", "meta": "", "data": "S 1 4 M 5 24"} Received from client 0
{"action": "NORMAL", "meta": "", "data": "S 2 8 M 0 0"} Received from client 1
{"action": "NORMAL", "meta": "", "data": "S 4 21 M 5 1"} Received from client 0
{"action": "NORMAL", "meta": "", "data": "S 4 17 M 5 26"} Received from client 1
{"action": "NORMAL", "meta": "", "data": "S 5 24 M 1 3"} Received from client 0
{"action": "NORMAL", "meta": "", "data": "S 5 26 M 1 0"} Received from client 1
{"action": "NORMAL", "meta": "", "data": "RS 4 19 RE 3 0 X 1 3 S 3 3 M 5 28"} Received from client 0
{"action": "NORMAL", "meta": "", "data": "S 4 10 M 2 3"} Received from client 1
{"action": "NORMAL", "meta": "", "data": "S 5 1 M 1 1"} Received from client 0
{"action": "NORMAL", "meta": "", "data": "S 1 0 M 3 2 RS 4 17 RE 1 0 X 5 8"} Received from client 1
{"action": "NORMAL", "meta": "", "data": "S 1 1 M 3 16"} Received from client 0
{"action": "NORMAL", "meta": "", "data": "S 0 0 M 2 2"} Received from client 1
{"action": "NORMAL", "meta": "", "data": "S 3 16 M 2 9"} Received from client 0
{"action": "NORMAL", "meta": "", "data": "S 2 2 M 4 4"} Received from client 1
{"action": "NORMAL", "meta": "", "data": "S 2 9 M 3 11 RS 2 8 RE 4 22 X 4 8"} Received from client 0
{"action": "NORMAL", "meta": "", "data": "S 4 4 M 5 29 RS 0 0 RE 4 4 X 3 2"} Received from client 1
{"action": "NORMAL", "meta": "", "data": "S 5 28 M 2 10"} Received from client 0
{"action": "NORMAL", "meta": "", "data": "S 4 12 M 1 0"} Received from client 1
{"action": "NORMAL", "meta": "", "data": "S 2 10 M 4 8"} Received from client 0
{"action": "NORMAL", "meta": "", "data": "S 1 0 M 3 16"} Received from client 1
{"action": "NORMAL", "meta": "", "data": "S 4 8 M 4 11"} Received from client 0
{"action": "FINISH", "meta": "Player 2 SCORE : 8.009 : Player 1 SCORE : 2.01", "data": "S 3 16 M 2 9 RS 5 26 RE 1 0 X 2 9"} Received from client 1
{"action": "NORMAL", "meta": "", "data": "P 4 23"} Received from client 0
{"action": "NORMAL", "meta": "", "data": "P 4 5"} Received from client 1
{"action": "NORMAL", "meta": "", "data": "P 4 19"} Received from client 0
{"action": "NORMAL", "meta": "", "data": "P 5 12"} Received from client 1
{"action": "NORMAL", "meta": "", "data": "P 4 18"} Received from client 0
{"action": "NORMAL", "meta": "", "data": "P 3 12"} Received from client 1
{"action": "NORMAL", "meta": "", "data": "P 1 0"} Received from client 0
{"action": "NORMAL", "meta": "", "data": "P 3 9"} Received from client 1
{"action": "NORMAL", "meta": "", "data": "P 2 4"} Received from client 0
{"action": "NORMAL", "meta": "", "data": "P 3 15"} Received from client 1
{"action": "NORMAL", "meta": "", "data": "S 4 19 M 4 9"} Received from client 0
{"action": "NORMAL", "meta": "", "data": "S 3 12 M 4 4"} Received from client 1
{"action": "NORMAL", "meta": "", "data": "S 4 18 M 4 2"} Received from client 0
{"action": "NORMAL", "meta": "", "data": "S 3 15 M 5 23"} Received from client 1
{"action": "NORMAL", "meta": "", "data": "S 2 4 M 4 20"} Received from client 0
{"action": "NORMAL", "meta": "", "data": "S 5 23 M 3 13"} Received from client 1
{"action": "NORMAL", "meta": "", "data": "S 4 20 M 4 17"} Received from client 0
{"action": "NORMAL", "meta": "", "data": "S 3 13 M 4 21"} Received from client 1
{"action": "NORMAL", "meta": "", "data": "S 4 17 M 2 9"} Received from client 0
{"action": "NORMAL", "meta": "", "data": "S 4 21 M 5 24"} Received from client 1
{"action": "NORMAL", "meta": "", "data": "S 1 0 M 5 26"} Received from client 0
{"action": "NORMAL", "meta": "", "data": "S 5 24 M 3 14"} Received from client 1
{"action": "NORMAL", "meta": "", "data": "S 2 9 M 5 17"} Received from client 0
{"action": "NORMAL", "meta": "", "data": "S 3 14 M 1 4"} Received from client 1
{"action": "NORMAL", "meta": "", "data": "S 5 17 M 2 10"} Received from client 0
{"action": "NORMAL", "meta": "", "data": "S 1 4 M 4 13"} Received from client 1
{"action": "NORMAL", "meta": "", "data": "S 2 10 M 5 22"} Received from client 0
{"action": "NORMAL", "meta": "", "data": "S 3 9 M 2 0"} Received from client 1
{"action": "NORMAL", "meta": "", "data": "S 5 26 M 4 16"} Received from client 0
{"action": "NORMAL", "meta": "", "data": "S 4 13 M 3 10"} Received from client 1
{"action": "NORMAL", "meta": "", "data": "S 5 22 M 3 11 RS 4 17 RE 5 26 X 3 11"} Received from client 0
{"action": "NORMAL", "meta": "", "data": "S 2 0 M 4 18"} Received from client 1
{"action": "NORMAL", "meta": "", "data": "S 4 9 M 4 19"} Received from client 0

{"action": "NORMAL", "meta": "", "data": "P 4 15"} Received from client 0
{"action": "NORMAL", "meta": "", "data": "P 4 22"} Received from client 1
== stderr
yinsh: convert: warning: iit-delhi cannot hold some tags of 6 records
yinsh: convert: warning: iit-delhi cannot hold the comments of 2 records
yinsh: convert: warning: iit-delhi cannot hold the clocks of 1 record
yinsh: convert: warning: iit-delhi cannot hold the marks ! and ? of 1 record
yinsh: convert: warning: iit-delhi cannot hold the end of the game of 2 records
yinsh: convert: warning: iit-delhi cannot hold the variant of 4 records
