#!/bin/sh
# SPDX-License-Identifier: BSD-2-Clause
# TAP: pictures show what the records hold, appear complete or not at all, and do not depend on how
# the records are read.  Golden tests have what pictures look like.
set -u
# shellcheck source=tests/scripts/tap
. "$SRCDIR/tests/scripts/tap"
cd "$TMPDIR" || exit 1
samples=$SRCDIR/samples

# ---- Files -------------------------------------------------------------------------

# drawn ARGUMENT... : what the pictures of all samples are together, in the order of their names
drawn() {
    rm -rf out && mkdir out || exit 1
    yinsh draw --rows --faults --every=7 -o 'out/%f-%r-%t.svg' "$@" 2>/dev/null
    find out -name '*.svg' -exec sha256sum {} + | LC_ALL=C sort -k 2
}

drawn -j1 "$samples"/*.yin >one
drawn -j4 "$samples"/*.yin >several && same one several
report 'the pictures do not depend on the number of threads'
[ "$(wc -l <one)" -gt 200 ] && [ -z "$(find out -name '.*.svg.*')" ]
report 'there are many of them'

drawn --record=2-3 "$samples/tournament.yin" >chosen
grep -- '/tournament-00000[23]-' one | same - chosen
report 'the pictures of selected records are among those of all'
cat "$samples/tournament.yin" "$samples/comments.yin" >joined.yin
drawn joined.yin | sed 's/ .*//' | sort >whole
{ drawn --part=1/3 joined.yin; drawn --part=2/3 joined.yin; drawn --part=3/3 joined.yin; } |
    sed 's/ .*//' | sort | same whole -
report 'the pictures of all parts are those of the whole'

for _ in 1 2 3 4 5 6 7 8; do cat "$samples"/*.yin; done >large.yin
drawn -j1 large.yin >one
drawn -j2 large.yin >two && drawn -j5 large.yin >five && same one two && same one five
report 'the pictures of a large file do not depend on the number of threads'
[ "$(wc -l <one)" -gt 1500 ]
report 'there are more than 1500 of them'

yinsh draw --turn=30 "$samples/minimal.yin" >by-name 2>/dev/null
yinsh show --format=position --turn=31 "$samples/minimal.yin" >position
yinsh draw --position="$(cat position)" >a && yinsh draw --positions=position >b &&
    yinsh draw --positions=- <position >c && same a b && same a c
report 'a position is drawn the same from an argument, a file and a pipe'

yinsh draw -o new.svg by-name >out.txt 2>&1
[ $? -eq 1 ] && [ ! -e new.svg ]
report 'without a record no file is made'

cp position before
yinsh draw --positions=position -o position 2>err
[ $? -eq 2 ] && grep -q 'both an input and an output' err && same before position
report 'a file of positions is not replaced by its picture'
: >own.theme
yinsh draw --format=svg --theme=./own.theme -o own.theme "$samples/minimal.yin" 2>err
[ $? -eq 2 ] && grep -q 'both an input and an output' err && [ ! -s own.theme ]
report 'neither is a theme'

mkdir mixed && cp "$samples/minimal.yin" mixed/2024-x.yin || exit 1
yinsh draw -o 'mixed/%t.svg' mixed/2024-x.yin && [ "$(ls mixed)" = "0079.svg
2024-x.yin" ]
report 'pictures may be beside their records'
# Names sort like the numbers in them, whether a turn, a fault, a record or a position is drawn.
mkdir sorted
for _ in 1 2 3 4 5 6 7 8 9 10 11 12; do cat "$samples/minimal.yin"; done >twelve.yin
yinsh draw --every=20 --turns=8-10 --record=9-12 -o 'sorted/%r-%t.svg' twelve.yin
yinsh draw --faults -o 'sorted/%t.svg' "$samples/broken/row-due.yin" 2>err
yinsh show --format=position --turn=9 twelve.yin | yinsh draw --positions=- -o 'sorted/at-%n-%t.svg'
printf '4/7/8/9/10/9/10/9/8/7/4 w place 0-0 1 standard\t7 b\n' | yinsh draw --positions=- -o 'sorted/%n.svg'
report 'the numbers in names have zeros before them' "$({
    for record in 09 10 11 12; do
        for turn in 08 09 10 20 40 60; do echo "0000$record-00$turn.svg"; done
    done
    for record in 01 02 03 04 05 06 07 08 09 10 11 12; do echo "at-0000$record-0010.svg"; done
    echo 0041-fault.svg
    echo 7_b.svg
} | LC_ALL=C sort -u >expected; (cd sorted && printf '%s\n' *) | LC_ALL=C sort | diff expected -)"
rm -r sorted
cp mixed/2024-x.yin before
yinsh draw --force --format=svg -o 'mixed/%f.yin' mixed/2024-x.yin 2>err
[ $? -eq 2 ] && grep -q 'both an input and an output' err && same before mixed/2024-x.yin
report 'but do not replace them'
cp "$samples/minimal.yin" 1.yin
cp 1.yin 000001.yin
yinsh draw --force --format=svg -o '%r.yin' <000001.yin 2>err
[ $? -eq 2 ] && grep -q 'standard input: it is both an input and an output' err && same "$samples/minimal.yin" 000001.yin
report 'nor the file that is standard input'
ln -s mixed/2024-x.yin 000001.svg
yinsh draw --force -o '%r.svg' mixed/2024-x.yin 2>err
[ $? -eq 2 ] && grep -q 'a symbolic link' err && same before mixed/2024-x.yin
report 'nor what a symbolic link leads to'
yinsh draw -o picture.dat 1.yin 2>err
[ $? -eq 2 ] && grep -q 'choose a format' err && [ ! -e picture.dat ]
report 'a name with an unknown ending has no format'
yinsh draw --turn=2 --every=2 1.yin 2>err
[ $? -eq 2 ] && grep -q -e '--turns' err
report 'one turn is not named beside several'
yinsh draw -o 'mixed/%f.svg' mixed 2>err
[ $? -eq 2 ] && grep -q 'both an input and an output' err
report 'a folder that is read gets no pictures'

if [ "$(id -u)" -eq 0 ]; then
    skip 'a folder that cannot be written' 'root may write everywhere'
else
    mkdir closed && chmod 555 closed
    yinsh draw -o 'closed/%t.svg' "$samples/minimal.yin" 2>err
    [ $? -eq 2 ] && grep -q 'Permission denied' err
    report 'a folder that cannot be written'
fi

if yinsh draw --format=png -o plain.png "$samples/minimal.yin" 2>err; then
    { echo '<fontconfig>'
      for i in 1 2 3 4 5 6 7 8 9; do for j in 1 2 3 4 5; do
          mkdir -p "fonts/$i$j" && echo "<dir>$PWD/fonts/$i$j</dir>"
      done; done
      echo '<dir>/usr/share/fonts</dir></fontconfig>'; } >fonts.conf
    FONTCONFIG_FILE=$PWD/fonts.conf yinsh draw --format=png -o many.png "$samples/minimal.yin" 2>err
    if [ -n "$WRAP" ]; then
        skip 'too many folders of fonts' 'no sandbox under valgrind'
    else
        grep -q 'of the folders of fonts cannot be read' err
        report 'folders of fonts that cannot be read are reported'
    fi
else
    skip 'too many folders of fonts' 'no PNG'
fi
printf 'font = monospace\n' >mono.theme
yinsh draw --theme=./mono.theme "$samples/minimal.yin" >mono.svg &&
    grep '<text' mono.svg | grep '>..' | grep -q 'textLength="[0-9.]*" lengthAdjust'
report 'texts in another font have the width for which there is room'

yinsh draw --turn=58 --record=1 --theme=colour "$samples/tournament.yin" |
    same - "$SRCDIR/man/diagram.svg"
report 'the picture in README.md is up to date'

# ---- Pictures ----------------------------------------------------------------------

if command -v rsvg-convert >/dev/null 2>&1; then
    yinsh draw --turn=46 --record=1 "$samples/tournament.yin" | rsvg-convert >picture.png &&
        [ "$(head -c 4 picture.png | tail -c 3)" = PNG ]
    report 'librsvg shows them'
else
    skip 'librsvg shows them' 'no rsvg-convert'
fi
python draw.py
plan
