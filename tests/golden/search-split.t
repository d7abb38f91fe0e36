try() { "$@"; echo "status $?"; }
cp samples/tournament.yin samples/archive.sgf samples/broken/row-vacant.yin "$WORK" && cd "$WORK" || exit
echo '--- each as it was, with the extension of its notation'
try yinsh search -p We5 --split=out tournament.yin row-vacant.yin archive.sgf - <tournament.yin 2>/dev/null && ls out
yinsh search -p We5 tournament.yin >found.yin && cat out/*-tournament.yin | cmp - found.yin && cat out/*-stdin.yin | cmp - found.yin
yinsh check -q out && echo all good
echo '--- they are there already'
try yinsh search -p We5 --split=out --max=2 tournament.yin
echo changed >out/000002-tournament.yin
try yinsh search -p We5 --split=out --force --max=2 tournament.yin && head -n 1 out/000002-tournament.yin && ls out | wc -l
echo '--- none found'
try yinsh search -p 'Wa2 Wa3 Wa4 Wa5 Wb1' --split=none tournament.yin; ls -A none
echo '--- options that do not fit'
try yinsh search -p We5 --split=none -c tournament.yin
try yinsh search -p We5 --split=none -o all.yin tournament.yin
try yinsh search -p We5 --force tournament.yin
try yinsh search -p We5 --split=tournament.yin tournament.yin
== stdout
--- each as it was, with the extension of its notation
status 0
000001-tournament.yin
000002-tournament.yin
000003-tournament.yin
000004-tournament.yin
000005-tournament.yin
000006-tournament.yin
000007-tournament.yin
000008-tournament.yin
000009-archive.sgf
000010-archive.sgf
000011-archive.sgf
000012-archive.sgf
000013-archive.sgf
000014-archive.sgf
000015-stdin.yin
000016-stdin.yin
000017-stdin.yin
000018-stdin.yin
000019-stdin.yin
000020-stdin.yin
000021-stdin.yin
000022-stdin.yin
all good
--- they are there already
status 2
status 0
[Event "Ringby Open"]
22
--- none found
status 1
--- options that do not fit
status 2
status 2
status 2
status 2
== stderr
yinsh: search: out/000001-tournament.yin: File exists
yinsh: search: --split writes records; it cannot be combined with --hits, --count or --files
Try 'yinsh search --help'.
yinsh: search: --output and --split cannot be combined
Try 'yinsh search --help'.
yinsh: search: --force needs --split
Try 'yinsh search --help'.
yinsh: search: tournament.yin: Not a directory
