#!/bin/sh
# TAP: a notation is added by one more file and one more line.  In a copy of the sources a
# tiny notation is added in this way; the program built there lists, detects, reads and
# writes it and says what is wrong in it.  Run by tests/run, which sets SRCDIR, BUILD, YINSH,
# TMPDIR, WRAP, CC, CFLAGS, LDFLAGS, SAN and VARIANT.
set -u
# shellcheck source=tests/scripts/tap
. "$SRCDIR/tests/scripts/tap"

tree=$TMPDIR/tree
sample=$SRCDIR/samples/tournament.yin

# yinsh ARGUMENT... : the program that has the notation
yinsh() {
    # shellcheck disable=SC2086 # a command with its options, or nothing
    $WRAP "$tree/build/yinsh" "$@"
}


# The copy has the objects and their times, so that only what changes is compiled.
mkdir -p "$tree/build" && cp -Rp "$SRCDIR/src" "$SRCDIR/notation" "$SRCDIR/Makefile" "$tree" &&
    cp -Rp "$BUILD/src" "$BUILD/notation" "$tree/build" || exit 1
find "$tree/build" -name '*.d' >"$TMPDIR/lists"
while read -r list; do
    sed "s|^[^ :]*\.o:|build/${list#"$tree/build/"}:|; s|\.d:|.o:|" "$list" >"$TMPDIR/list" &&
        cat "$TMPDIR/list" >"$list" || exit 1
done <"$TMPDIR/lists"

cat >"$tree/notation/example.c" <<'END'
/* SPDX-License-Identifier: BSD-2-Clause */
/*
 * example: one action in each line.
 *
 *     record = "example" line-end { ( "tag " name " " value | action ) line-end }
 *
 * Tags come before actions, which are as yinsh_action_format() writes them.  The result and the end
 * are tags.
 */
#include "record/record.h"
#include "syntax/writer.h"

#include <string.h>

extern const struct notation notation_example;

/* What was read of a record; in yinsh_record.scratch.state. */
enum { IN_TAGS, IN_ACTIONS };

static bool example_announces(struct cursor *cursor)
{
    struct cursor ahead = *cursor;
    return scan_word(&ahead, "example") && scan_peek(&ahead) == '\n';
}

static size_t take_line(struct cursor *cursor)
{
    const char *first = cursor->at;
    while (!scan_at_end(cursor) && *cursor->at != '\n')
        cursor->at++;
    return (size_t)(cursor->at - first);
}

static bool read_tag(struct cursor line, struct yinsh_record *record, struct place place)
{
    const char *name = line.at;
    while (!scan_at_end(&line) && *line.at != ' ')
        line.at++;
    size_t length = (size_t)(line.at - name);
    if (!scan_byte(&line, ' '))
        return record_fault(record, FAULT_SYNTAX_LINE, place, NULL);
    struct words value = {line.at, scan_left(&line)};
    return record_tag(record, (struct words){name, length}, value, place);
}

static bool read_line(struct yinsh_record *record, const char *bytes, struct place place)
{
    struct cursor line = cursor_over(bytes, place.length);
    yinsh_action action;
    if (record->scratch.state == IN_TAGS && scan_word(&line, "tag "))
        return read_tag(line, record, place);
    record->scratch.state = IN_ACTIONS;
    if (!yinsh_action_parse(bytes, place.length, &action))
        return record_fault(record, FAULT_SYNTAX_LINE, place, NULL);
    return turns_play(record, action, place);
}

static bool example_read(struct cursor *cursor, struct yinsh_record *record)
{
    const char *first = cursor->at;
    bool good = !example_announces(cursor) || take_line(cursor) > 0;
    record->scratch.state = IN_TAGS;
    while (good && scan_byte(cursor, '\n') && !scan_at_end(cursor)) {
        if (example_announces(cursor) || notation_others_announce(cursor, &notation_example))
            break;
        const char *bytes = cursor->at;
        struct place place = {scan_offset(cursor), take_line(cursor)};
        good = read_line(record, bytes, place);
    }
    return cursor->at != first;
}

static bool example_resync(struct cursor *cursor, struct yinsh_record *record)
{
    (void)record;
    for (take_line(cursor); scan_byte(cursor, '\n'); take_line(cursor))
        if (example_announces(cursor))
            return true;
    return false;
}

static void put_tag(struct writer *writer, const char *name, const char *value)
{
    put(writer, "tag ");
    put(writer, name);
    put(writer, " ");
    output_visible(writer->output, value, strlen(value));
    put(writer, "\n");
}

static void example_write(struct writer *writer)
{
    const struct yinsh_record *record = writer->record;
    if (!writer_begin(writer, LOST_TAGS | LOST_END | LOST_PASS, NULL))
        return;
    put(writer, "example\n");
    for (size_t i = 0; i < record->tag_count; i++)
        put_tag(writer, record->tags[i].name, record->tags[i].value);
    put_tag(writer, "Result", yinsh_result_name(record->outcome.result));
    put_tag(writer, "Termination", yinsh_end_name(record->outcome.end));
    for (size_t i = 0; i < record->game.count; i++) {
        char name[YINSH_ACTION_TEXT];
        output_bytes(writer->output, name, yinsh_action_format(record->game.played[i].action, name));
        put(writer, "\n");
    }
}

static const struct signature signatures[] = {{NULL, 0, "", NULL}};

const struct notation notation_example = {
    .name = "example",
    .description = "one action in each line",
    .extensions = ".example",
    .signatures = signatures,
    .announces = example_announces,
    .read = example_read,
    .resync = example_resync,
    .write = example_write,
};
END
echo 'NOTATION(example)' >>"$tree/src/registry/notations.def"
touch "$TMPDIR/before"

(cd "$tree" && make --no-print-directory BUILD=build CC="$CC" CFLAGS="${CFLAGS:-}" \
    LDFLAGS="${LDFLAGS:-}" SAN="${SAN:-}" VARIANT="${VARIANT:-}" build/yinsh) >&2
report 'the program builds with one more notation'

(cd "$tree/build" && find . -name '*.o' -newer "$TMPDIR/before") | sort >"$TMPDIR/compiled"
printf '%s\n' ./notation/example.o ./src/registry/notation_list.o | same - "$TMPDIR/compiled"
report 'nothing is compiled but the notation and the table of notations'

(cd "$tree" && for part in src notation Makefile; do diff -r "$SRCDIR/$part" "$part"; done |
    sed 's|^diff .*/||') >"$TMPDIR/changed"
line=$(sed -n '$=' "$tree/src/registry/notations.def")
printf 'notations.def\n%da%d\n> NOTATION(example)\nOnly in notation: example.c\n' \
    "$((line - 1))" "$line" | same - "$TMPDIR/changed"
report 'what changed in the sources is one new file and one new line'

# shellcheck disable=SC2086 # a command with its options, or nothing
{ $WRAP "$YINSH" notations && printf 'example\tyes\tyes\t.example\tone action in each line\n'; } |
    sort >"$TMPDIR/listed"
yinsh notations | sort | same "$TMPDIR/listed" -
report 'yinsh notations lists it'

cd "$TMPDIR" || exit 1
yinsh convert -t gipf "$sample" >wanted.yin
yinsh convert -t example "$sample" >games && yinsh convert -f example -t gipf games >back.yin &&
    [ -s wanted.yin ] && same wanted.yin back.yin
report 'games written in it are read back as they were'

yinsh convert -t gipf games >found.yin && same wanted.yin found.yin
report 'it is detected'

cat games "$sample" games >mixed && cat wanted.yin wanted.yin wanted.yin >three.yin &&
    yinsh convert -t gipf mixed >found.yin && same three.yin found.yin
report 'it stands among records of another notation'

# The eleventh action of the second record moves a ring that is not there.
line=$(awk '/^example$/ { record++ } record == 2 && /^[a-k][0-9]*-/ { print NR; exit }' games)
sed "${line}s/.*/f6-f7/" games >broken
yinsh check --diagnostics=short broken >found 2>&1
[ $? -eq 1 ] && {
    echo "broken:$line:1: error: turn 11: there is no ring on f6 to move (rulebook E.2) [move-no-ring]"
    echo '8 records: 7 good, 1 bad'
} | same - found
report 'what is broken is reported with its place, and the other records are read'
plan
