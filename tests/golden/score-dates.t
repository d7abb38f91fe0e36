# Every form of a date, in several notations: the day, month and year that it states.
cd "$WORK" || exit
while IFS= read -r date; do
    printf '[Date "%s"]\n[Result "1-0"]\n[Termination "resign"]\n\n1.e3 1-0\n\n' "$date" >>all.yin
    printf '(;GM[24]SU[Yinsh]DT[%s]P0[id "a"]P1[id "b"])\n' "$date" >>all.sgf
    printf '# DATE %s\nPLACE E4\n\n' "$date" >>all.save
done <<'END'
25.09.2026
25-09-2026
9/25/2026
9/9/2026
9/5/2026
5.9.2026
5 Sep 2026
Sep 5, 2026
September 5, 2026
Sun Jul 09 2023
Mon Jul 09 2023
25.09.2026, 14:30:22
9/25/2026, 2:30:22 PM
Thu Apr 09 14:30:22 GMT+02:00 2026
2026.??.??
2026.09.??
2026-09
Sep 2026
2026
2026.02.30
2026 (spring)
spring
END
yinsh convert -t json -o all.json all.yin
yinsh score --columns=date,day,month,year all.yin
for file in all.sgf all.save all.json; do
    yinsh score --columns=day,month,year "$file" >there
    yinsh score --columns=day,month,year all.yin | diff - there && echo "$file: the same"
done
echo '--- in filters'
for where in 'year==2023' 'year<2026' '!has year' 'month==2026-09' 'month>2026-03 && !day' 'day==2026-09-05' 'date==2026-09'; do
    printf '%s: ' "$where"
    yinsh score --no-head --columns=record --where="$where" all.yin | tr '\n' ' ' && echo
done
echo '--- in groups'
yinsh stats --by=year --format=tsv all.yin | grep turns.mean | cut -f 1,4
yinsh stats --by=month --format=tsv all.yin | grep turns.mean | cut -f 1,4
echo '--- in other notations'
for to in gipf json boardspace yinsh-save; do
    yinsh convert -t $to all.yin | grep -oE '"Date" *:? *"[^"]*"|Date "[^"]*"|Time "[^"]*"|DT.*\]|# DATE.*' | tr '\n' ' ' && echo
done
== stdout
date	day	month	year
25.09.2026	2026-09-25	2026-09	2026
25-09-2026	2026-09-25	2026-09	2026
9/25/2026	2026-09-25	2026-09	2026
9/9/2026	2026-09-09	2026-09	2026
9/5/2026			2026
5.9.2026	2026-09-05	2026-09	2026
5 Sep 2026	2026-09-05	2026-09	2026
Sep 5, 2026	2026-09-05	2026-09	2026
September 5, 2026	2026-09-05	2026-09	2026
Sun Jul 09 2023	2023-07-09	2023-07	2023
Mon Jul 09 2023		2023-07	2023
25.09.2026, 14:30:22	2026-09-25	2026-09	2026
9/25/2026, 2:30:22 PM	2026-09-25	2026-09	2026
Thu Apr 09 14:30:22 GMT+02:00 2026	2026-04-09	2026-04	2026
2026.??.??			2026
2026.09.??		2026-09	2026
2026-09		2026-09	2026
Sep 2026		2026-09	2026
2026			2026
2026.02.30		2026-02	2026
2026 (spring)			2026
spring			
all.sgf: the same
all.save: the same
all.json: the same
--- in filters
year==2023: 10 11 
year<2026: 10 11 
!has year: 22 
month==2026-09: 1 2 3 4 6 7 8 9 12 13 16 17 18 
month>2026-03 && !day: 16 17 18 
day==2026-09-05: 6 7 8 9 
date==2026-09: 1 2 3 4 6 7 8 9 12 13 16 17 18 
--- in groups
2023	2
2026	19
?	1
2023-07	2
2026-02	1
2026-04	1
2026-09	13
?	5
--- in other notations
Date "2026.09.25" Date "2026.09.25" Date "2026.09.25" Date "2026.09.09" Date "9/5/2026" Date "2026.09.05" Date "2026.09.05" Date "2026.09.05" Date "2026.09.05" Date "2023.07.09" Date "Mon Jul 09 2023" Date "2026.09.25" Time "14:30:22" Date "2026.09.25" Time "14:30:22" Date "2026.04.09" Time "14:30:22+02:00" Date "2026.??.??" Date "2026.09.??" Date "2026-09" Date "Sep 2026" Date "2026" Date "2026.02.30" Date "2026 (spring)" Date "spring" 
"Date":"2026-09-25" "Date":"2026-09-25" "Date":"2026-09-25" "Date":"2026-09-09" "Date":"9/5/2026" "Date":"2026-09-05" "Date":"2026-09-05" "Date":"2026-09-05" "Date":"2026-09-05" "Date":"2023-07-09" "Date":"Mon Jul 09 2023" "Date":"2026-09-25T14:30:22" "Date":"2026-09-25T14:30:22" "Date":"2026-04-09T14:30:22+02:00" "Date":"2026.??.??" "Date":"2026.09.??" "Date":"2026-09" "Date":"Sep 2026" "Date":"2026" "Date":"2026.02.30" "Date":"2026 (spring)" "Date":"spring" 
DT[25.09.2026] DT[25-09-2026] DT[9/25/2026] DT[9/9/2026] DT[9/5/2026] DT[5.9.2026] DT[5 Sep 2026] DT[Sep 5, 2026] DT[September 5, 2026] DT[Sun Jul 09 2023] DT[Mon Jul 09 2023] DT[25.09.2026, 14:30:22] DT[9/25/2026, 2:30:22 PM] DT[Thu Apr 09 14:30:22 GMT+02:00 2026] DT[2026.??.??] DT[2026.09.??] DT[2026-09] DT[Sep 2026] DT[2026] DT[2026.02.30] DT[2026 (spring)] DT[spring] 
# DATE 25.09.2026 # DATE 25-09-2026 # DATE 9/25/2026 # DATE 9/9/2026 # DATE 9/5/2026 # DATE 5.9.2026 # DATE 5 Sep 2026 # DATE Sep 5, 2026 # DATE September 5, 2026 # DATE Sun Jul 09 2023 # DATE Mon Jul 09 2023 # DATE 20260925_143022 # DATE 20260925_143022 # DATE Thu Apr 09 14:30:22 GMT+02:00 2026 # DATE 2026.??.?? # DATE 2026.09.?? # DATE 2026-09 # DATE Sep 2026 # DATE 2026 # DATE 2026.02.30 # DATE 2026 (spring) # DATE spring 
