# One column of days for every form of date.
columns=date,day
yinsh score --columns=$columns samples/archive.sgf samples/bga.txt
for date in 2026.02.28 2026.02.29 '2026.??.??' 2026-03-15T23:59:59+02:00 20260409_143022 3/4/2026 'Fri Mar 13 19:56:26 IST 2026' '?'; do
    printf '[Date "%s"]\n\n1.e3 *\n' "$date"
done >"$WORK/dates.yin"
yinsh score --columns=$columns "$WORK/dates.yin" || echo "status $?"
yinsh score --format=csv --columns=$columns "$WORK/dates.yin" | tail -n 3
yinsh score --format=json --columns=day "$WORK/dates.yin" | head -n 4
echo '--- from a day on, before it, on it, and on none'
for where in 'day >= 2026-03-15' 'day < 2026-03-15' 'day == 2026-03-13' '!day' 'day != 2026-03-15 && day'; do
    yinsh score --columns=day --where="$where" "$WORK/dates.yin" samples/archive.sgf | tr '\n' ' ' && echo
done
yinsh score --columns=+day samples/bga.txt | head -n 2 | cut -f 15-
== stdout
date	day
Sun Mar 01 20:10:44 CET 2026	2026-03-01
Mon Mar 02 07:05:12 GMT 2026	2026-03-02
Thu Mar 05 23:00:00 CET 2026	2026-03-05
Sat Mar 07 00:00:09 GMT 2026	2026-03-07
Mon Mar 09 16:12:31 CET 2026	2026-03-09
Sun Nov 20 12:00:00 GMT 2005	2005-11-20
2026.04.09	2026-04-09
	
	
date	day
2026.02.28	2026-02-28
2026.02.29	
2026.??.??	
2026-03-15T23:59:59+02:00	2026-03-15
20260409_143022	2026-04-09
3/4/2026	
Fri Mar 13 19:56:26 IST 2026	2026-03-13
?	
3/4/2026,
Fri Mar 13 19:56:26 IST 2026,2026-03-13
?,
{"day":"2026-02-28"}
{"day":null}
{"day":null}
{"day":"2026-03-15"}
--- from a day on, before it, on it, and on none
day 2026-03-15 2026-04-09 
day 2026-02-28 2026-03-13 2026-03-01 2026-03-02 2026-03-05 2026-03-07 2026-03-09 2005-11-20 
day 2026-03-13 
day     
day 2026-02-28 2026-04-09 2026-03-13 2026-03-01 2026-03-02 2026-03-05 2026-03-07 2026-03-09 2005-11-20 
day
2026-04-09
