#!/bin/sh
# TAP: libarchive is loaded if an archive may come, and for nothing else.  It is loaded before
# files are given up, so that it may be anywhere.  The library found here has its name, but is
# broken, so that loading it is reported.
set -u
# shellcheck source=tests/scripts/tap
. "$SRCDIR/tests/scripts/tap"

cd "$TMPDIR" || exit 1
soname=$(grep -a -o 'libarchive\.so[.0-9]*' "$YINSH" | head -n 1)
if [ -z "$soname" ] || readelf -d "$YINSH" 2>/dev/null | grep -q "NEEDED.*$soname"; then
    skip_all 'the program is linked with libarchive'
fi

minimal=$SRCDIR/samples/minimal.yin
"$BUILD/tool_archive" --brief --form zip --files 3 made >/dev/null && mv made/games.zip . || exit 1
# One whose records several threads read.
"$BUILD/tool_archive" --brief --form zip --files 300 many >/dev/null && mv many/games.zip many.zip ||
    exit 1
mkdir library folder plain && cp games.zip folder/ && cp "$minimal" plain/a.yin && cp "$minimal" other.yin || exit 1
mkfifo pipe || exit 1
printf 'int nothing;\n' >nothing.c
# shellcheck disable=SC2086 # options
$CC -shared -fPIC -o library/"$soname" nothing.c || exit 1
LD_LIBRARY_PATH=$PWD/library${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}
export LD_LIBRARY_PATH

# says ARGUMENT... : whether the program reports the broken library
says() {
    yinsh check -q "$@" >out 2>err
    status=$?
    [ $status -eq 2 ] || echo "$*: exit status $status"
    grep -q "libarchive cannot be loaded: .*$soname has no archive_" err || cat err
}

# reads ARGUMENT... : whether nothing is amiss
reads() {
    yinsh check -q "$@" >out 2>err || echo "$*: exit status $?"
    cat out err
}


report 'it is not needed for plain files' "$(
    reads "$minimal"
    reads plain other.yin
    reads <"$minimal"
    # shellcheck disable=SC2002 # a pipe is what is wanted
    cat "$minimal" | reads -
    yinsh --version >out 2>&1 || cat out)"

report 'for an archive it is reported that it cannot be loaded' "$(
    says games.zip
    says "$minimal" games.zip
    says -j 1 many.zip
    says -j 2 many.zip
    says -j 3 "$minimal" many.zip many.zip
    says "$minimal" - <games.zip
    says - <games.zip)"

report 'even if it could not be seen before' "$(
    says folder
    says "$minimal" folder
    cat games.zip >pipe &
    says pipe
    kill $! 2>/dev/null
    # shellcheck disable=SC2002 # a pipe is what is wanted
    cat games.zip | says /dev/stdin
    echo games.zip >list
    says --files-from=list
    says --files-from=- <list
    set -- games.zip
    while [ $# -le 101 ]; do
        set -- "$minimal" "$@"
    done
    says "$@")"

yinsh check -v games.zip "$minimal" games.zip >out 2>err
report 'other files are read nevertheless' "$(
    [ $? -eq 2 ] || echo 'the exit status is not 2'
    [ "$(grep -c 'games.zip: libarchive cannot' err)" -eq 2 ] || cat err
    grep -q '1 good' err || cat err)"

: >library/"$soname"
report 'a library that is none is named' "$(
    yinsh check games.zip >out 2>err
    [ $? -eq 2 ] || echo 'the exit status is not 2'
    grep -q "games.zip: libarchive cannot be loaded: .*$soname: " err || cat err)"

name=$(printf 'with\033escape')
mv library "$name"
LD_LIBRARY_PATH=$PWD/$name
report 'its path does not speak to the terminal' "$(
    yinsh check games.zip >out 2>err
    [ $? -eq 2 ] || echo 'the exit status is not 2'
    grep -q 'with?escape' err || cat -v err)"

unset LD_LIBRARY_PATH
report 'a whole one unpacks' "$(reads games.zip folder many.zip)"
plan
