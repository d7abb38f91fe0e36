#!/bin/sh
# TAP: PNG looks like SVG as rsvg-convert draws it, PDF has a page for each picture, and both are the
# same with any number of threads.  Without fonts, or if they cannot be written, nothing is left.
set -u
# shellcheck source=tests/scripts/tap
. "$SRCDIR/tests/scripts/tap"

cd "$TMPDIR" || exit 1
minimal=$SRCDIR/samples/minimal.yin
tournament=$SRCDIR/samples/tournament.yin

# shellcheck disable=SC2154 # they come from tests/run
if ! yinsh draw "$minimal" -o try.png 2>why; then
    case $(cat why) in
    *': PNG and PDF: '*)
        skip_all "$(cat why)"
        ;;
    esac
fi

# trouble STATUS PATTERN ARGUMENT... : what is wrong if the program does not say that
trouble() {
    expected=$1 pattern=$2
    shift 2
    yinsh draw "$@" >out 2>err
    got=$?
    [ "$got" -eq "$expected" ] || echo "status $got"
    grep -q "$pattern" err || cat err
    [ ! -s out ] || echo 'something was written'
}

# fonts FOLDER CONFIGURATION : make a configuration of fontconfig that has only that folder
fonts() {
    mkdir -p "$1" cache
    printf '<fontconfig><dir>%s</dir><cachedir>%s</cachedir></fontconfig>\n' \
        "$TMPDIR/$1" "$TMPDIR/cache" >"$2"
}


# --- PNG and rsvg-convert ---------------------------------------------------

compared='at least 500 random turns look like SVG'
sized='so do all themes and sizes'
shortened='the ellipsis of an Arabic name is on the right, as in SVG'
if ! command -v rsvg-convert >/dev/null 2>&1; then
    skip "$compared" 'there is no rsvg-convert'
    skip "$sized" 'there is no rsvg-convert'
    skip "$shortened" 'there is no rsvg-convert'
else
    # compare LEAST WIDTH ARGUMENT... : draw pictures in both ways, and print the pixels that differ,
    # and all of them, if they are a hundredth of the board; also if there are fewer than LEAST
    compare() {
        least=$1 width=$2
        shift 2
        rm -rf pictures && mkdir pictures
        for format in svg png; do
            yinsh draw --no-coordinates --size="$width" "$@" -o "pictures/%r-%t.$format" || return
        done
        for svg in pictures/*.svg; do
            rsvg-convert "$svg" -o "${svg%svg}rsvg" || return
            printf '%s\n' "${svg%svg}png" "${svg%svg}rsvg"
        done | xargs "$BUILD/tool_pixels" 16 $((width * 40 / 440 + 1)) $((width * 470 / 440)) | awk -v least="$least" '
            $1 * 100 >= $2
            END { if (NR < least) print NR " pictures" }'
    }
    "$BUILD/bench" --generate --games 64 --seed 25 >games
    report "$compared" "$(compare 500 176 --every=7 games 2>&1)"

    report "$sized" "$(
        for theme in paper colour dark distinct; do
            for width in 100 400 1201; do
                compare 1 "$width" --theme="$theme" --turn=43 --record=1 "$tournament" 2>&1
            done
        done
    )"

    # Fonts are drawn a little differently, but a name that begins elsewhere differs in most pixels.
    printf '[Black "%s"]\n\n1.e5 *\n' 'عبد الرحمن بن محمد بن أحمد المقدسي من مدينة القدس' >name.yin
    yinsh draw name.yin -o name.svg && yinsh draw name.yin -o name.png &&
        rsvg-convert name.svg -o name.rsvg &&
        "$BUILD/tool_pixels" 64 0 40 name.png name.rsvg >pixels
    report "$shortened" "$(grep -q '…</text>' name.svg || echo 'it is not shortened'
        awk '{ counted = $2 } $1 * 100 >= $2 { print } END { if (!counted) print "no pixels" }' pixels)"
fi

yinsh draw --size=9000 "$minimal" -o whole.png &&
    "$BUILD/tool_pixels" 0 0 0 whole.png whole.png >pixels && [ "$(cut -d' ' -f2 pixels)" -gt 81000000 ]
report 'a PNG that is painted in parts is valid'

# --- Threads ----------------------------------------------------------------

for jobs in 1 2 5; do
    mkdir "of-$jobs"
    yinsh draw -j "$jobs" --every=10 "$tournament" -o "of-$jobs/%r-%t.png"
    yinsh draw -j "$jobs" --every=10 "$tournament" --format=pdf >"of-$jobs/all.pdf"
    TZ=UTC-$jobs yinsh draw --every=10 --record=1-3 "$tournament" -o "of-$jobs/%r-%t.pdf"
done
[ "$(find of-1 | wc -l)" -gt 40 ] && diff -r of-1 of-2 && diff -r of-1 of-5
report 'any number of threads writes the same bytes'

# --- PDF --------------------------------------------------------------------

pages=$(find of-1 -name '*.png' | wc -l)
[ "$(LC_ALL=C grep -a -c '/Type /Page[^s]' of-1/all.pdf)" -eq "$pages" ]
report 'a PDF has a page for each picture'
LC_ALL=C grep -a 'CreationDate\|ModDate' of-1/all.pdf
[ $? -eq 1 ]
report 'a PDF has no date'

# --- Formats ----------------------------------------------------------------

for format in svg png pdf; do
    yinsh draw "$minimal" -o "by-name.$format" && yinsh draw --format=$format "$minimal" >by-option &&
        cmp "by-name.$format" by-option || echo "$format"
done >wrong 2>&1
report 'the name of the file chooses the format' "$(cat wrong)"

report 'several pictures in one PNG are refused' \
    "$(trouble 2 "such as -o '%f-%r-%t.png'" --rows "$tournament" -o several.png; ls several.png 2>/dev/null)"

if ! command -v script >/dev/null 2>&1; then
    skip 'a terminal gets no PNG' 'there is no script'
else
    script -qec "'$YINSH' draw --format=png '$minimal'" /dev/null </dev/null >terminal 2>&1
    report 'a terminal gets no PNG' "$(grep -q "a terminal cannot show 'png'" terminal || cat -v terminal)"
fi

# --- Fonts ------------------------------------------------------------------

# The right to make pictures must not reach the cache.
mkdir place
fonts none none.conf
for format in png pdf; do
    FONTCONFIG_FILE=$TMPDIR/none.conf trouble 2 'there are no fonts' --rows "$tournament" \
        -o "place/%r-%t.$format"
    FONTCONFIG_FILE=$TMPDIR/none.conf trouble 2 'there are no fonts' "$minimal" -o place/none.$format
    FONTCONFIG_FILE=$TMPDIR/none.conf trouble 2 'there are no fonts' "$minimal" --format=$format
done >wrong 2>&1
report 'without fonts nothing is written' "$(cat wrong; ls place)"

font=$(fc-match -f '%{file}' sans-serif 2>/dev/null)
if [ -z "$font" ]; then
    skip 'fonts may be anywhere' 'there is no fc-match'
    skip 'no cache of fonts is written' 'there is no fc-match'
else
    fonts some some.conf
    cp "$font" some
    FONTCONFIG_FILE=$TMPDIR/some.conf yinsh draw "$minimal" -o place/some.png 2>err && [ ! -s err ]
    report 'fonts may be anywhere' "$(cat err; [ -s place/some.png ] || echo 'no picture')"
    # Only the kernel keeps fontconfig from it.
    mkdir tried
    if [ -z "$SAN$WRAP" ] && "$BUILD/tool_sandbox" tried tried none.conf some.conf 2>/dev/null |
        grep -q 'landlock yes'; then
        report 'no cache of fonts is written' "$(find cache -type f)"
    else
        skip 'no cache of fonts is written' 'nothing keeps the program from files'
    fi
fi

# --- Outputs ----------------------------------------------------------------

rm -f place/*
for format in png pdf; do
    trouble 2 'does not exist' "$minimal" -o "missing/a.$format"
    trouble 2 '' --every=10 "$minimal" "$SRCDIR/missing" -o "place/a.$format"
    ! command -v prlimit >/dev/null 2>&1 ||
        (trap '' XFSZ && ulimit -f 1 && trouble 2 'File too large' "$minimal" -o "place/b.$format")
done >wrong 2>&1
report 'nothing is half written' "$(cat wrong; ls place)"

yinsh draw --format=png "$minimal" >/dev/full 2>err
[ $? -eq 2 ] && grep -q 'No space left' err
report 'a full disk is reported'
plan
