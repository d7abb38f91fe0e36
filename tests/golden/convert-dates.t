# Dates have the form of the target, if that loses nothing, and come back as they were.
dates() { grep -oE '^\[(Date|Time) .*|^DT.*|^XT.Time.*|"(Date|Time)"[:,]"[^"]*"|^# (DATE|TAG Time|TAG Date) .*'; }
record() { printf '%s\n' "$@" '' '1.e3 *' ''; }
cd "$WORK" || exit
for zone in CET GMT 'GMT-05:30' PDT IST CST; do
    printf '(;GM[24]SU[Yinsh]DT[Sun Mar 01 20:10:44 %s 2026]P0[id "a"]P1[id "b"])\n' "$zone"
done >site.sgf
printf '# DATE 20260409_143022\nPLACE E4\n' >save.txt
{
    record '[Date "2026.04.09"]'
    record '[Date "2026.04.09"]' '[Time "14:30:22"]'
    record '[White "a"]' '[Time "14:30:22+02:00"]' '[Date "2024.02.29"]'
    record '[Date "2026.??.??"]' '[Time "14:30:22"]'
    record '[Date "2026.04.31"]'
    record '[Date "2026.04.09"]' '[Time "evening"]'
    record '[Date "2026-04-09T14:30:22Z"]' '[Time "evening"]'
    record '[Date "2026-04-09T14:30Z"]'
    record '[Date "3/4/2026"]'
    record '[Date "2026.04.09"]' '[Date "2026.04.10"]'
    record '[Date "2026.04.09"]' '[Time "14:30:22"]' '[Time "14:30:23"]'
} >all.yin
for file in site.sgf save.txt all.yin; do
    for to in gipf boardspace json yinsh-save; do
        echo "== $file to $to"
        yinsh convert -W tag-twice=ignore -t "$to" -o there "$file" && dates <there
    done
done
echo '== there and back'
yinsh convert -W tag-twice=ignore -t gipf -o first all.yin
for to in boardspace json yinsh-save; do
    yinsh convert -W tag-twice=ignore -t "$to" -o there first && yinsh convert -W tag-twice=ignore -t gipf there | diff first - && echo "$to"
done
yinsh convert -t gipf -o second site.sgf
yinsh convert -t boardspace -o there second
yinsh convert -t gipf there | diff second - && echo 'the same instants'
== stdout
== site.sgf to gipf
[Date "2026.03.01"]
[Time "20:10:44+01:00"]
[Date "2026.03.01"]
[Time "20:10:44+00:00"]
[Date "2026.03.01"]
[Time "20:10:44-05:30"]
[Date "2026.03.01"]
[Time "20:10:44-07:00"]
[Date "Sun Mar 01 20:10:44 IST 2026"]
[Date "Sun Mar 01 20:10:44 CST 2026"]
== site.sgf to boardspace
DT[Sun Mar 01 20:10:44 CET 2026]
DT[Sun Mar 01 20:10:44 GMT 2026]
DT[Sun Mar 01 20:10:44 GMT-05:30 2026]
DT[Sun Mar 01 20:10:44 PDT 2026]
DT[Sun Mar 01 20:10:44 IST 2026]
DT[Sun Mar 01 20:10:44 CST 2026]
== site.sgf to json
"Date":"2026-03-01T20:10:44+01:00"
"Date":"2026-03-01T20:10:44+00:00"
"Date":"2026-03-01T20:10:44-05:30"
"Date":"2026-03-01T20:10:44-07:00"
"Date":"Sun Mar 01 20:10:44 IST 2026"
"Date":"Sun Mar 01 20:10:44 CST 2026"
== site.sgf to yinsh-save
# DATE Sun Mar 01 20:10:44 CET 2026
# DATE Sun Mar 01 20:10:44 GMT 2026
# DATE Sun Mar 01 20:10:44 GMT-05:30 2026
# DATE Sun Mar 01 20:10:44 PDT 2026
# DATE Sun Mar 01 20:10:44 IST 2026
# DATE Sun Mar 01 20:10:44 CST 2026
== save.txt to gipf
[Date "2026.04.09"]
[Time "14:30:22"]
== save.txt to boardspace
DT[20260409_143022]
== save.txt to json
"Date":"2026-04-09T14:30:22"
== save.txt to yinsh-save
# DATE 20260409_143022
== all.yin to gipf
[Date "2026.04.09"]
[Date "2026.04.09"]
[Time "14:30:22"]
[Date "2024.02.29"]
[Time "14:30:22+02:00"]
[Date "2026.??.??"]
[Time "14:30:22"]
[Date "2026.04.31"]
[Date "2026.04.09"]
[Time "evening"]
[Date "2026-04-09T14:30:22Z"]
[Time "evening"]
[Date "2026-04-09T14:30Z"]
[Date "3/4/2026"]
[Date "2026.04.09"]
[Date "2026.04.10"]
[Date "2026.04.09"]
[Time "14:30:22"]
[Time "14:30:23"]
== all.yin to boardspace
DT[2026.04.09]
DT[2026.04.09]
XT[Time:14:30:22]
DT[Thu Feb 29 14:30:22 GMT+02:00 2024]
DT[2026.??.??]
XT[Time:14:30:22]
DT[2026.04.31]
DT[2026.04.09]
XT[Time:evening]
DT[2026-04-09T14:30:22Z]
XT[Time:evening]
DT[2026-04-09T14:30Z]
DT[3/4/2026]
DT[2026.04.09]
DT[2026.04.10]
DT[2026.04.09]
XT[Time:14:30:22]
XT[Time:14:30:23]
== all.yin to json
"Date":"2026-04-09"
"Date":"2026-04-09T14:30:22"
"Date":"2024-02-29T14:30:22+02:00"
"Date":"2026.??.??"
"Time":"14:30:22"
"Date":"2026.04.31"
"Date":"2026-04-09"
"Time":"evening"
"Date":"2026-04-09T14:30:22Z"
"Time":"evening"
"Date":"2026-04-09T14:30Z"
"Date":"3/4/2026"
"Date","2026.04.09"
"Date","2026.04.10"
"Date","2026.04.09"
"Time","14:30:22"
"Time","14:30:23"
== all.yin to yinsh-save
# DATE 2026.04.09
# DATE 20260409_143022
# TAG Time "14:30:22+02:00"
# DATE 2024.02.29
# DATE 2026.??.??
# TAG Time "14:30:22"
# DATE 2026.04.31
# DATE 2026.04.09
# TAG Time "evening"
# DATE 2026-04-09T14:30:22Z
# TAG Time "evening"
# DATE 2026-04-09T14:30Z
# DATE 3/4/2026
# DATE 2026.04.09
# TAG Date "2026.04.10"
# DATE 2026.04.09
# TAG Time "14:30:22"
# TAG Time "14:30:23"
== there and back
boardspace
json
yinsh-save
the same instants
