cp samples/tournament.yin samples/archive.sgf samples/comments.yin samples/broken/row-vacant.yin "$WORK" && cd "$WORK" || exit
mkdir games && mv comments.yin games && cat row-vacant.yin tournament.yin row-vacant.yin >mixed.yin
yinsh index -o games.yix mixed.yin archive.sgf games 2>/dev/null; echo "status $?"
echo '--- what is found is the same, in every form'
for options in --hits --hits\ --format=json -c -l --max=3 --hits\ --max=5 --shift\ -c --swap-sides '--where=turns>60 --hits' \
    '--record=2-4 -c' --symmetry=none; do
    for pattern in We5 'We5 be6 .e7' 'Me6 mf6 mg6 mh6 mi6 .j6' 'Wa2 Wa3 Wa4 Wa5 Wb1'; do
        yinsh search $options -p "$pattern" mixed.yin archive.sgf games >without 2>/dev/null
        found=$?
        yinsh search $options -p "$pattern" --index=games.yix >with || [ $? -eq "$found" ] || echo "$options: another status"
        cmp with without || echo "$options $pattern differs"
    done
done
yinsh search --index=games.yix -c -p We5
yinsh search --index=games.yix --where='turns<40' --hits -p We5 --max=2
== stdout
status 1
--- what is found is the same, in every form
16
file	record	turn	symmetry	swapped	across	up	next	result
mixed.yin	6	27	turn300	no	0	0	e10-b7	1-0
mixed.yin	6	28	turn300	no	0	0	f5-d5 xe1-e5 xd5	1-0
