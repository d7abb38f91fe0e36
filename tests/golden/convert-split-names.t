try() { "$@"; echo "status $?"; }
cp samples/minimal.yin "$WORK/game" && cd "$WORK" && mkdir -p in/deep/.. out || exit
newline=$(printf 'new\nline.yin')
escape=$(printf 'esc\033[31m.yin')
broken=$(printf 'bro\377ken.yin')
for name in -dash.yin --force .hidden.yin ... .yin 'a b;$(rm x)`|&*?.yin' "$newline" "$escape" \
    "$broken" 'tab	and"quotes'\'.yin Zoë.yin no-ending many.dots.in.it.yin ..yin. \
    in/deep/below.yin in/..deep.yin 'back\slash.yin' CON.yin; do
    cp game "./$name" && printf '%s\0' "./$name"
done >names
long=$(printf '%0150d' 0)
cp game "$long.yin" && printf '%s\0' "$long.yin" "in/deep/../..deep.yin" "$PWD/in/deep/below.yin" >>names
try yinsh convert -t gipf --split=out --files0-from=names 2>messages
grep -v 'this file is read again' messages >&2; rm messages
ls out | LC_ALL=C sort
echo '--- nothing was written elsewhere'
find . -type f -newer names ! -path './out/*'
echo '--- members of an archive'
mkdir m m/sub && cp game m/sub/x.sgf.yin && cp game m/..b.yin
tar cf m.tar m/sub/x.sgf.yin m/..b.yin && gzip -n <game >game.yin.gz
try yinsh convert -t gipf --split=more m.tar game.yin.gz
ls more
== stdout
status 0
000001--dash.yin
000002---force.yin
000003-.hidden.yin
000004-...yin
000005-.yin.yin
000006-a_b___rm_x______.yin
000007-new_line.yin
000008-esc__31m.yin
000009-bro_ken.yin
000010-tab_and_quotes_.yin
000011-Zo__.yin
000012-no-ending.yin
000013-many.dots.in.it.yin
000014-..yin.yin
000015-below.yin
000016-..deep.yin
000017-back_slash.yin
000018-CON.yin
000019-0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000.yin
000020-..deep.yin
000021-below.yin
--- nothing was written elsewhere
--- members of an archive
status 0
000001-x.sgf.yin
000002-..b.yin
000003-game.yin.yin
