# The column player of filters is White or Black; what is denied is denied of both.
cd "$WORK" || exit
game() { printf '[White "%s"]\n[Black "%s"]\n[Result "%s"]\n[Termination "resign"]\n\n1.e3 2.e8 %s\n\n' "$1" "$2" "$3" "$3"; }
{ game Ana Bo 1-0; game Bo Ana 0-1; game Bo Cy 1-0; game 'Ana C.' Cy 0-1; game Cy Cy 1-0; printf '[White "Ana"]\n\n1.e3 *\n'; } >games.yin
printf 'Ana\tAna C.\n' >aliases
for where in 'player=="Ana"' 'player!="Ana"' '!(player=="Ana")' 'player in ("Ana C.","Cy")' 'player=~/^A/' 'player!~/^A/' \
    'player==winner' 'winner!=player' 'has player' 'player' 'player=="Ana" && player=="Bo"' 'any(player=="Cy" && turn==1)' '"Cy"==player'; do
    printf '%s: ' "$where"
    yinsh score --no-head --columns=record --where="$where" games.yin | tr '\n' ' ' && echo
done
echo '--- with aliases'
for where in 'player=="Ana"' 'player!="Ana"' 'player=="Ana C."'; do
    printf '%s: ' "$where"
    yinsh score --no-head --alias=aliases --columns=record --where="$where" games.yin | tr '\n' ' ' && echo
done
echo '--- only of filters, and of groups'
yinsh score --columns=player games.yin || echo "status $?"
yinsh stats --by=player --where='player=="Cy"' --format=tsv games.yin | grep turns.mean | cut -f 1,4
== stdout
player=="Ana": 1 2 6 
player!="Ana": 3 4 5 
!(player=="Ana"): 3 4 5 
player in ("Ana C.","Cy"): 3 4 5 
player=~/^A/: 1 2 4 6 
player!~/^A/: 3 5 
player==winner: 1 2 3 4 5 6 
winner!=player: 
has player: 1 2 3 4 5 6 
player: 1 2 3 4 5 6 
player=="Ana" && player=="Bo": 1 2 
any(player=="Cy" && turn==1): 5 
"Cy"==player: 3 4 5 
--- with aliases
player=="Ana": 1 2 4 6 
player!="Ana": 3 5 
player=="Ana C.": 
--- only of filters, and of groups
status 2
Ana C.	1
Bo	1
Cy	3
== stderr
yinsh: score: --columns: unknown value 'player'; choose from: file, record, white, black, result, white_rings, black_rings, end, turns, moves, claimed, status, code, fault_turn, notation, variant, date, day, year, month, event, site, round, line, winner, margin, first_ring, white_rows, black_rows, white_gifts, black_gifts, white_flips, black_flips, white_clock, black_clock, hash, symmetric_hash, tag:NAME
