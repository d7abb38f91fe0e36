try() { "$@"; echo "status $?"; }
cp samples/minimal.yin samples/tournament.yin "$WORK" && cd "$WORK" || exit
score() { yinsh score --diagnostics=short --no-head "$@" 2>err; status=$?; cat err; return $status; }
events() { score --columns=event,turns "$@"; }
game() { printf "(;GM[24]SU[Yinsh]$1P0[id \"A\"]P1[id \"B\"]EV[$2];P0[0 Start P0];P0[1 place wr E 3])\n"; }
tag() { printf "[Event \"$1\"]\n\n{${2-}} 1.e3 2.e8 *\n\n"; }
echo '--- games that name their charset; bytes of a character that are those of a bracket, a brace or a backslash'
game 'CA[Shift_JIS]' '\224\255\225\134' >sjis.sgf && events sjis.sgf
game 'CA[Shift_JIS]' '\203\135\207\100 \134\135\134\134 \203\133' | events
game 'CA[GBK]' '\325\134\325\135\325\173' | events
game 'CA[gb2312]' '\325\134' | events
game 'CA[Big5]' '\245\134' | events
game 'CA[CP949]' '\214\143\134\135' | events
game 'CA[EUC-JP]' '\310\257\311\275' | events
game 'CA[EUC-TW]' '\216\244\241\246' | events
game 'CA[JOHAB]' '\245\134 \134\135' | events
game 'CA[GB18030]' '\2010\2046\217\135' | events
game 'CA[windows-1251]' '\307\356\377' | events
game 'CA[ KOI8-R ]' '\372\317\321' | events
for charset in ISO-8859-1 iso8859-1 ISO_8859-1 latin1 l1 iso88591 CP819 ISO-IR-100 ISO_8859-1:1987; do game "CA[$charset]" 'Zo\353 \200' | events; done
for charset in x-sjis sjis shift-jis csShiftJIS MS_Kanji windows-932; do game "CA[$charset]" '\203\135 a\134\134b \207\100' | events; done
for charset in EUC-KR ks_c_5601-1987 windows-949; do game "CA[$charset]" '\214\143' | events; done
for charset in GB2312 gb_2312-80 EUC-CN; do game "CA[$charset]" '\325\134' | events; done
game 'CA[x-gbk]' '\325\134' | events
for charset in ASCII US-ASCII ANSI_X3.4-1968; do game "CA[$charset]" 'Zo\303\253' | events; done
game 'CA[UTF-8]' 'Zo\303\253' | events
game '' 'Zo\303\253' | events
{ printf '\377\376'; game 'CA[UTF-16]' 'Zo\303\253' | iconv -f UTF-8 -t UTF-16LE; } | events
echo '--- valid UTF-8, where every byte is a character, and where it is not'
for charset in windows-1252 windows-1251 KOI8-R ISO-8859-2 Shift_JIS EUC-KR; do game "CA[$charset]" 'Zo\303\253' | events; done
{ printf '\377\376'; game 'CA[windows-1252]' 'Zo\303\253' | iconv -f UTF-8 -t UTF-16LE; } | events
printf '{"yinsh":1,"tags":{"White":"Zo\353","Black":"Jos\\u00e9"},"actions":[]}' | score --encoding=windows-1252 --columns=white,black
echo '--- a sentence about the result'
sentence() { printf "(;GM[24]SU[Yinsh]CA[$1]P0[id \"A\"]P1[id \"B\"]RE[$2];P0[0 Start P0];P0[1 place wr E 3])\n" | score --columns=claimed,status; }
sentence UTF-8 '\320\275\320\270\321\207\321\214\321\217'
sentence windows-1251 '\355\350\367\374\377'
sentence KOI8-R '\316\311\336\330\321'
sentence windows-1250 'rem\355za'
sentence '' 'rem\355za'
echo '--- after the texts'
after() { printf "(;GM[24]SU[Yinsh]EV[$1]GN[$2]P0[id \"A\"] CA [$3]P1[id \"B\"];P0[0 Start P0]C[CA[KOI8-R\\]];P0[1 place wr E 3])\n"; }
after '\224\255\225\134' '\225\135' Shift_JIS | events
after 'Zo\303\253' 'x\134]CA[KOI8-R\134]' UTF-8 | events
after 'Zo\303\253' '' klingon | events
echo '--- each game has its own'
{ cat sjis.sgf && game 'CA[windows-1251]' '\307\356\377' && game '' 'Zo\303\253' && cat sjis.sgf; } >four.sgf && cat four.sgf | events
echo '--- an unknown one, two of them, bytes that do not fit'
game 'CA[klingon]' 'Zo\303\253' | events
for charset in '../x' '?' ' '; do game "CA[$charset]" 'Zo\303\253' | events; done
for charset in UTF-7 ISO-2022-JP ISO-2022-KR IBM1047 UCS-2; do game "CA[$charset]" '\033$B%%]\033(B Zo+AOs-' | events; done
game 'CA[windows-1251]CA[KOI8-R]' '\307\356\377' | events
game 'CA[EUC-JP]' '\310\257\377\311\275' | events
game 'CA[Shift_JIS]' 'a\377' | events
game 'CA[UTF-8]' 'Zo\353' | events
echo '--- Windows-1252 in every notation, with one warning for each file'
for notation in $(yinsh notations | awk '$3 == "yes" { print $1 }'); do
    yinsh convert -t $notation tournament.yin >converted 2>convert
    LC_ALL=C sed "$(printf 's/Mira/Zo\353 \2005/g')" converted >$notation
    score --columns=file,record,white,black $notation | grep -n -e ' Halv' -e misfit
done
echo '--- another charset, but not of what is in UTF-8'
tag 'Zo\303\253' >utf8.yin && tag 'Gy\365ri' >1250.yin && events --encoding=windows-1250 utf8.yin 1250.yin
printf '\357\273\277' | cat - utf8.yin | events --encoding=KOI8-R
events --encoding=UTF-8 1250.yin
tag '\224\255\225\134' '\203\175 \225\134x41' >sjis.yin && events --encoding=Shift_JIS sjis.yin
yinsh convert -t json --encoding=Shift_JIS sjis.yin | grep -o '"notes":[^]]*'
game '' '\224\255\225\134' | events --encoding=Shift_JIS
printf "$(game '' '\346\226\207' | sed 's/\\/&&/g')" | events --encoding=Shift_JIS
{ tag 'Zo\353' | head -n 2 && printf '1.e3 2.a5\n```\n'; } | events
echo '--- a tag of several lines'
printf '[Event "a\n\203\134"]\n\n1.e3 *\n' | yinsh check --encoding=cp932 --diagnostics=short
try yinsh check --encoding=klingon utf8.yin
try yinsh check --encoding=ISO-2022-JP utf8.yin
try yinsh check --encoding=UTF-8//IGNORE utf8.yin
echo '--- one player; no replacement in JSON, pages and pictures'
{ sed 's/Mira/Zo\xc3\xab/' tournament.yin && LC_ALL=C sed 's/Mira/Zo\xeb/' tournament.yin; } >both.yin
yinsh score --standings -W charset-misfit=ignore both.yin | grep -c 'Halvorsen'
for write in 'convert -t json' 'convert -t boardspace' 'replay -o -' 'score --format=json'; do
    yinsh $write -W charset-misfit=ignore both.yin | grep -c -e ufffd -e "$(printf '\357\277\275')"
done
echo '--- records that are passed on keep their bytes, and nothing written names another charset'
yinsh search -W charset-misfit=ignore -p '?a2' both.yin | cmp - both.yin
yinsh unique four.sgf 2>err | cmp - sjis.sgf && cat err
yinsh check -q --good=good --bad=bad four.sgf both.yin 2>err && cat four.sgf both.yin | cmp - good
game 'CA[ISO-8859-1]' 'Zoe' | yinsh convert -t gipf | sed 's/Zoe/Zo\xc3\xab/' | yinsh convert -t boardspace | grep -c CA
{ printf '[SGF_CA "ISO-8859-1"]\n' && cat utf8.yin; } | yinsh convert -t boardspace | grep -c CA
echo '--- places are those in UTF-8, in characters in SARIF'
tag 'a' '\353\200' | sed 's/e8/e3/' | yinsh check --diagnostics=short
tag 'a' '\303\253\342\202\254' | sed 's/e8/e3/' | yinsh check --diagnostics=short
tag 'a' '\353\200' | sed 's/e8/e3/' | yinsh check --diagnostics=sarif | grep -o '"startColumn":[0-9]*'
echo '--- late in a file that many threads read'
yinsh convert -t gipf tournament.yin >long && for i in 1 2 3 4 5 6 7; do cat long long >longer && mv longer long; done
for i in 1 2; do cat long both.yin; done >late.yin
for jobs in 1 3; do yinsh check -j $jobs --diagnostics=short --max-faults=1 late.yin; yinsh check -j $jobs --statistics late.yin 2>&1 | grep charset; done
echo '--- a file that ends with what may begin a byte order mark'
for end in '\357' '\357\273'; do printf "no MSG a$end" | yinsh convert -t gipf-short 2>/dev/null | tail -n 2; done
== stdout
--- games that name their charset; bytes of a character that are those of a bracket, a brace or a backslash
発表	1
ゾ① ]\\ ゼ	1
誠誡調	1
誠	1
功	1
똠]	1
発表	1
丂	1
벺 ]	1
¥廬	1
Зоя	1
Зоя	1
Zoë €	1
Zoë €	1
Zoë €	1
Zoë €	1
Zoë €	1
Zoë €	1
Zoë €	1
Zoë €	1
Zoë €	1
ゾ a\\b ①	1
ゾ a\\b ①	1
ゾ a\\b ①	1
ゾ a\\b ①	1
ゾ a\\b ①	1
ゾ a\\b ①	1
똠	1
똠	1
똠	1
誠	1
誠	1
誠	1
誠	1
Zoë	1
Zoë	1
Zoë	1
Zoë	1
Zoë	1
Zoë	1
--- valid UTF-8, where every byte is a character, and where it is not
Zoë	1
Zoë	1
Zoë	1
Zoë	1
Zoﾃｫ	1
Zo챘	1
Zoë	1
Zoë	José
--- a sentence about the result
1/2-1/2	ok
<stdin>:1:50: warning: the record claims 1/2-1/2, but does not state how the unfinished game ended (notation) [end-missing]
1/2-1/2	ok
<stdin>:1:57: warning: the record claims 1/2-1/2, but does not state how the unfinished game ended (notation) [end-missing]
1/2-1/2	ok
<stdin>:1:51: warning: the record claims 1/2-1/2, but does not state how the unfinished game ended (notation) [end-missing]
1/2-1/2	ok
<stdin>:1:57: warning: the record claims 1/2-1/2, but does not state how the unfinished game ended (notation) [end-missing]
1/2-1/2	ok
<stdin>:1:21: warning: unknown charset: nothing (notation) [charset-unknown]
<stdin>:1:48: warning: the text is not in UTF-8; it is read as Windows-1252 (notation) [charset-misfit]
<stdin>:1:45: warning: the record claims 1/2-1/2, but does not state how the unfinished game ended (notation) [end-missing]
--- after the texts
発表	1
Zoë	1
Zoë	1
<stdin>:1:45: warning: unknown charset: klingon (notation) [charset-unknown]
--- each game has its own
発表	1
Зоя	1
Zoë	1
発表	1
--- an unknown one, two of them, bytes that do not fit
Zoë	1
<stdin>:1:21: warning: unknown charset: klingon (notation) [charset-unknown]
Zoë	1
<stdin>:1:21: warning: unknown charset: ../x (notation) [charset-unknown]
Zoë	1
<stdin>:1:21: warning: unknown charset: ? (notation) [charset-unknown]
Zoë	1
<stdin>:1:21: warning: unknown charset:   (notation) [charset-unknown]
\x1b$B%	0
<stdin>:1:21: warning: unknown charset: UTF-7 (notation) [charset-unknown]
<stdin>:1:55: error: invalid SGF: this is not a property (notation) [sgf-syntax]
\x1b$B%	0
<stdin>:1:21: warning: unknown charset: ISO-2022-JP (notation) [charset-unknown]
<stdin>:1:61: error: invalid SGF: this is not a property (notation) [sgf-syntax]
\x1b$B%	0
<stdin>:1:21: warning: unknown charset: ISO-2022-KR (notation) [charset-unknown]
<stdin>:1:61: error: invalid SGF: this is not a property (notation) [sgf-syntax]
\x1b$B%	0
<stdin>:1:21: warning: unknown charset: IBM1047 (notation) [charset-unknown]
<stdin>:1:57: error: invalid SGF: this is not a property (notation) [sgf-syntax]
\x1b$B%	0
<stdin>:1:21: warning: unknown charset: UCS-2 (notation) [charset-unknown]
<stdin>:1:55: error: invalid SGF: this is not a property (notation) [sgf-syntax]
Зоя	1
<stdin>:1:34: warning: a property is omitted: CA (notation) [property-left-out]
発�表	1
<stdin>:1:54: warning: the text is not in EUC-JP (notation) [charset-misfit]
a�	1
<stdin>:1:55: warning: the text is not in Shift_JIS (notation) [charset-misfit]
Zoë	1
<stdin>:1:52: warning: the text is not in UTF-8; it is read as Windows-1252 (notation) [charset-misfit]
--- Windows-1252 in every notation, with one warning for each file
1:gipf	1	Zoë €5 Halvorsen	Zoë Marchetti
4:gipf	4	Søren Bækgård	Zoë €5 Halvorsen
5:gipf	5	Zoë €5 Halvorsen	Teodor Quist
7:gipf	7	Teodor Quist	Zoë €5 Halvorsen
9:gipf:5:11: warning: the text is not in UTF-8; it is read as Windows-1252 (notation) [charset-misfit]
1:gipf-short	1	Zoë €5 Halvorsen	Zoë Marchetti
4:gipf-short	4	Søren Bækgård	Zoë €5 Halvorsen
5:gipf-short	5	Zoë €5 Halvorsen	Teodor Quist
7:gipf-short	7	Teodor Quist	Zoë €5 Halvorsen
9:gipf-short:5:11: warning: the text is not in UTF-8; it is read as Windows-1252 (notation) [charset-misfit]
1:boardspace	1	Zoë €5 Halvorsen	Zoë Marchetti
4:boardspace	4	Søren Bækgård	Zoë €5 Halvorsen
5:boardspace	5	Zoë €5 Halvorsen	Teodor Quist
7:boardspace	7	Teodor Quist	Zoë €5 Halvorsen
9:boardspace:10:18: warning: the text is not in UTF-8; it is read as Windows-1252 (notation) [charset-misfit]
1:bga	1	Zoë €5 Halvorsen	Zoë Marchetti
4:bga	4	Søren Bækgård	Zoë €5 Halvorsen
5:bga	5	Zoë €5 Halvorsen	Teodor Quist
7:bga	7	Teodor Quist	Zoë €5 Halvorsen
9:bga:1:3: warning: the text is not in UTF-8; it is read as Windows-1252 (notation) [charset-misfit]
1:yinshml	1	Zoë €5 Halvorsen	Zoë Marchetti
4:yinshml	4	Søren Bækgård	Zoë €5 Halvorsen
5:yinshml	5	Zoë €5 Halvorsen	Teodor Quist
7:yinshml	7	Teodor Quist	Zoë €5 Halvorsen
9:yinshml:1:55: warning: the text is not in UTF-8; it is read as Windows-1252 (notation) [charset-misfit]
1:yinsh-save	1	Zoë €5 Halvorsen	Zoë Marchetti
4:yinsh-save	4	Søren Bækgård	Zoë €5 Halvorsen
5:yinsh-save	5	Zoë €5 Halvorsen	Teodor Quist
7:yinsh-save	7	Teodor Quist	Zoë €5 Halvorsen
9:yinsh-save:6:18: warning: the text is not in UTF-8; it is read as Windows-1252 (notation) [charset-misfit]
1:json	1	Zoë €5 Halvorsen	Zoë Marchetti
4:json	4	Søren Bækgård	Zoë €5 Halvorsen
5:json	5	Zoë €5 Halvorsen	Teodor Quist
7:json	7	Teodor Quist	Zoë €5 Halvorsen
9:json:1:101: warning: the text is not in UTF-8; it is read as Windows-1252 (notation) [charset-misfit]
--- another charset, but not of what is in UTF-8
Zoë	2
Győri	2
Zoë	2
Gyõri	2
1250.yin:1:11: warning: the text is not in UTF-8; it is read as Windows-1252 (notation) [charset-misfit]
発表	2
"notes":[{"comment":"マ 表x41"}
発表	1
文	1
Zoë	2
<stdin>:1:11: warning: the text is not in UTF-8; it is read as Windows-1252 (notation) [charset-misfit]
<stdin>:4:1: style: text between records is skipped (notation) [text-skipped]
--- a tag of several lines
<stdin>:1:1: error: the value of a tag has several lines: [Event "a\n\x83\"] (notation) [tag-lines]
status 2
status 2
status 2
--- one player; no replacement in JSON, pages and pictures
1
0
0
0
0
--- records that are passed on keep their bytes, and nothing written names another charset
4 records: 1 unique, 3 duplicates, 0 bad
both.yin:156:11: warning: the text is not in UTF-8; it is read as Windows-1252 (notation) [charset-misfit]
   156 | [White "Zo\xeb Halvorsen"]
       |           ^~~~
       = help: If characters look wrong, use --encoding to name the charset, or convert the file to UTF-8. In SGF the property CA names the charset: correct it if it is wrong.
0
0
--- places are those in UTF-8, in characters in SARIF
<stdin>:3:16: error: turn 2: e3 is occupied; a ring must be placed on a vacant point (rulebook D.2) [place-occupied]
<stdin>:3:2: warning: the text is not in UTF-8; it is read as Windows-1252 (notation) [charset-misfit]
<stdin>:3:16: error: turn 2: e3 is occupied; a ring must be placed on a vacant point (rulebook D.2) [place-occupied]
"startColumn":13
"startColumn":2
--- late in a file that many threads read
late.yin:19484:11: warning: the text is not in UTF-8; it is read as Windows-1252 (notation) [charset-misfit]
late.yin:19484:11: warning: the text is not in UTF-8; it is read as Windows-1252 (notation) [charset-misfit]
       = help: If characters look wrong, use --encoding to name the charset, or convert the file to UTF-8. In SGF the property CA names the charset: correct it if it is wrong.
charset-misfit	8	8
late.yin:19484:11: warning: the text is not in UTF-8; it is read as Windows-1252 (notation) [charset-misfit]
late.yin:19484:11: warning: the text is not in UTF-8; it is read as Windows-1252 (notation) [charset-misfit]
       = help: If characters look wrong, use --encoding to name the charset, or convert the file to UTF-8. In SGF the property CA names the charset: correct it if it is wrong.
charset-misfit	8	8
--- a file that ends with what may begin a byte order mark
{aï} *

{aï»} *

== stderr
1 record: 0 good, 1 bad
yinsh: check: --encoding takes a charset that the C library can convert, such as windows-1250 or Shift_JIS, not 'klingon'
Try 'yinsh check --help'.
yinsh: check: --encoding takes a charset that the C library can convert, such as windows-1250 or Shift_JIS, not 'ISO-2022-JP'
Try 'yinsh check --help'.
yinsh: check: --encoding takes a charset that the C library can convert, such as windows-1250 or Shift_JIS, not 'UTF-8//IGNORE'
Try 'yinsh check --help'.
1 record: 0 good, 1 bad
1 record: 0 good, 1 bad
2080 records: 2080 good, 0 bad
2080 records: 2080 good, 0 bad
