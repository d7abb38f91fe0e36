try() { "$@"; echo "status $?"; }
yinsh convert -t gipf samples/minimal.yin samples/position.yin >"$WORK/games"
cd "$WORK" || exit
yinsh convert -t gipf --map=turn60 games | head -n 12
for map in identity turn60 turn120 turn180 turn240 turn300 mirror mirror60 mirror120 mirror180 \
    mirror240 mirror300; do
    case $map in
    turn60) back=turn300 ;;
    turn120) back=turn240 ;;
    turn240) back=turn120 ;;
    turn300) back=turn60 ;;
    *) back=$map ;;
    esac
    yinsh convert -t gipf --map="$map" games >there && yinsh check -q there || echo "$map is bad"
    [ "$map" = identity ] || ! cmp -s games there || echo "$map does nothing"
    yinsh convert -t gipf --map="$back" there | cmp - games
done
yinsh convert -t json --actions --map=mirror60 games | yinsh check
try yinsh convert -t gipf --map=turn90 games
== stdout
[Result "1-0"]
[Rings "3-2"]
[Termination "rings"]

1.e2 2.e10 3.j8 4.g3 5.e4 6.d6 7.k9 8.g8 9.c7 10.b1 11.c7-c1 12.g3-b3 13.k9-d9
14.b3-h3 15.e2-k8 16.e10-j10 17.j8-d2 18.h3-h11 19.e4-e9 20.g8-g2 21.e9-j9
22.h11-a4 23.j9-h9 24.d6-d4 25.h9-f7 26.j10-j7 27.f7-a2 28.j7-e7 29.k8-i8
30.e7-b7 31.i8-k10 32.d4-c4 33.d9-d5 34.b7-b2 35.d5-d3 36.c4-f4 37.d3-f5
38.f4-g4 39.f5-f8 40.b1-g6 41.c1-c5 42.g6-g9 43.f8-h8 44.g9-g7
45.h8-e8;xg8-k8xk10 46.g4-d1 47.c5-h10 48.g7-d7 49.e8-e6 50.d7-f9
51.d2-d8;xc5-g9xd8 52.d1-d6 53.e6-e3 54.d6-d8 55.e3-c3 56.f9-i9 57.c3-e5
58.a4-h4 59.e5-e1 60.h4-b4 61.e1-i5 62.b2-f6 63.i5-c5 64.f6-c6 65.a2-g8
status 2
== stderr
4 records: 4 good, 0 bad; 1 unfinished
yinsh: convert: --map: unknown value 'turn90'; did you mean turn60, turn120, turn180 or turn240? Choose from: identity, turn60, turn120, turn180, turn240, turn300, mirror, mirror60, mirror120, mirror180, mirror240, mirror300
