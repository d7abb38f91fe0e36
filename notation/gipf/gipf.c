/* SPDX-License-Identifier: BSD-2-Clause */
/*
 * gipf, gipf-short: the official notation, long and short, with tag pairs.
 *
 *     file     = { record }
 *     record   = { tag } { [ number ] turn } [ result ]
 *     tag      = "[" name blanks '"' { byte | escape } '"' "]"
 *     number   = digits "." { "." }              counts the turns of both players
 *     turn     = part { ";" part } [ ";" ]
 *     part     = step { step }                   only removals follow one another
 *     step     = ( point | point "-" point       placement, move
 *                | "x" point "-" point           row: the ends, in either order
 *                | "x" point | "pass"           ring
 *                | "steal" ) marks               +steal: Black takes over White's first ring
 *     marks    = { "!" | "?" }
 *     point    = letter digits                   in either case
 *     result   = "1-0" | "0-1" | "1/2-1/2" | "*"
 *     comment  = "{" { byte | escape } "}"       between any two steps or words
 *     escape   = "\\" | '\"' | "\x" hex hex      the second in tags only
 *
 * White space of any kind divides words.  If a ring is removed and the row before it is left out
 * (the short form), the row is supplied if only one is. A record ends after its result, or where
 * tags or the number 1 begin the next. A comment "[%tm 18012,18701 2374]" holds clocks in
 * milliseconds: a group for each action of the turn before it, "-" for none; one group more is that
 * of a resignation.
 */
#include "notation/gipf/skim.h"
#include "notation/gipf/text.h"
#include "notation/gipf/write.h"
#include "record/outcome.h"
#include "rules/names.h"
#include "rules/point_text.h"
#include "rules/rules.h"
#include "syntax/tag.h"

#include <string.h>

extern const struct notation notation_gipf;

/* How far reading a record came; in yinsh_record.scratch.state. */
enum { IN_TAGS, IN_TURNS, AT_END };

/* ---- Reading: words ---------------------------------------------------- */

/* The bytes from the cursor up to what ends a word. */
static size_t word_length(struct cursor *cursor)
{
    size_t length = 0;
    while (length < scan_left(cursor) && !gipf_ends_word(cursor->at[length]))
        length++;
    if (length == scan_left(cursor))
        cursor->starved = true;
    return length;
}

/* Refuse the word that began at an offset, as far as it is there, and skip it. */
static bool word_fault(struct cursor *cursor, struct yinsh_record *record, size_t first,
                       enum fault_code code)
{
    cursor->at = cursor->start + first;
    size_t length = word_length(cursor);
    if (!record_refuse(record, code, (struct place){first, length}))
        return false;
    cursor->at += length > 0 || scan_at_end(cursor) ? length : 1;
    return true;
}

/* The result that the cursor is on, or -1. */
static int peek_result(struct cursor *cursor)
{
    return gipf_may_be_result(cursor) ? name_find(names_of_result, cursor->at, word_length(cursor))
                                      : -1;
}

/* ---- Reading: turns ---------------------------------------------------- */

/* Whether what was read of a step may end here. */
static bool at_step_end(struct cursor *cursor, bool removal)
{
    char next = scan_peek(cursor);
    return scan_at_end(cursor) || gipf_ends_word(next) || next == '!' || next == '?' ||
           (removal && (next == 'x' || next == 'X'));
}

/* How the record has been written up to the cursor. */
struct gipf_style {
    unsigned cases;     /* of its points, see case_of(), and CASE_TOLD */
    bool reversed_told; /* whether a row with its higher end first was reported */
};

enum { CASE_CAPITAL = 4, CASE_SMALL = 8, CASE_BOTH = CASE_CAPITAL | CASE_SMALL, CASE_TOLD = 1 };

/* The case of a letter: its sixth bit tells, and the seventh is always set. */
static unsigned case_of(char letter)
{
    return 1U << ((unsigned char)letter >> 5);
}

/*
 * Note the cases of a record's points with those of a step, whose first point begins at an
 * offset.  If they differ for the first time the point that does so is reported.
 */
static void note_cases(const struct cursor *cursor, struct yinsh_record *record,
                       struct gipf_style *style, unsigned cases, size_t first)
{
    struct cursor point = *cursor;
    yinsh_point ignored;
    point.at = point.start + first;
    if (cases == CASE_BOTH) {
        bool is_second = (style->cases | case_of(*point.at)) != CASE_BOTH;
        scan_point(&point, &ignored);
        if (is_second && scan_byte(&point, '-')) {
            first = scan_offset(&point);
            scan_point(&point, &ignored);
        }
        record_fault(record, FAULT_CASE_MIXED, place_from(&point, first), NULL);
        cases |= CASE_TOLD;
    }
    style->cases = cases;
}

/* Read the points of a step, which show what it does; false if they are none. */
static bool read_points(struct cursor *cursor, bool removal, yinsh_action *action, unsigned *cases)
{
    const char *point = cursor->at;
    if (!scan_point(cursor, &action->from))
        return false;
    *cases |= case_of(*point);
    if (scan_byte(cursor, '-')) {
        point = cursor->at;
        action->kind = removal ? YINSH_ROW : YINSH_MOVE;
        if (!scan_point(cursor, &action->to))
            return false;
        *cases |= case_of(*point);
    } else if (removal) {
        action->kind = YINSH_RING;
    } else {
        action->kind = YINSH_PLACE;
        action->to = action->from;
        action->from = YINSH_NO_POINT;
    }
    return true;
}

/* Read one step of a turn.  A ring without its row asks the record for the row. */
static bool read_step(struct cursor *cursor, struct yinsh_record *record, struct gipf_style *style)
{
    size_t first = scan_offset(cursor);
    unsigned cases = style->cases;
    yinsh_action action = {YINSH_PASS, YINSH_ANY_SIDE, YINSH_NO_POINT, YINSH_NO_POINT};
    bool removal = scan_byte(cursor, 'x') || scan_byte(cursor, 'X'), good = true;
    if (!removal && scan_letters(cursor, "steal"))
        action.kind = YINSH_STEAL;
    else if (removal || !scan_letters(cursor, "pass"))
        good = read_points(cursor, removal, &action, &cases);
    if (!good || !at_step_end(cursor, removal))
        return word_fault(cursor, record, first, FAULT_SYNTAX_TURN);
    struct place place = place_from(cursor, first);
    if (cases != style->cases)
        note_cases(cursor, record, style, cases, first + removal);
    if (action.kind == YINSH_RING && !record_supply_row(record, place))
        return false;
    if (!record_action(record, action, place))
        return false;
    if (action.kind == YINSH_ROW && action.from > action.to && !style->reversed_told) {
        record_fault(record, FAULT_ROW_ENDS_REVERSED, place, NULL);
        style->reversed_told = true;
    }
    const char *marks = cursor->at;
    while (scan_peek(cursor) == '!' || scan_peek(cursor) == '?')
        cursor->at++;
    if (cursor->at != marks)
        record_note(record, NOTE_MARK, marks, (size_t)(cursor->at - marks));
    return true;
}

/*
 * Whether a record of another notation begins at the cursor; if this one has failed and is read on,
 * a likely one is enough.
 */
static bool starts_other(struct cursor *cursor, const struct yinsh_record *record)
{
    bool is_bad = record->failed || record->script.has_strayed;
    return gipf_starts_line(cursor) &&
           gipf_starts_other(cursor, &notation_gipf, is_bad ? NOTATION_LIKELY : NOTATION_CERTAIN);
}

/* What lies between two words. */
struct gipf_gap {
    bool blank, newline, broken;
    bool foreign; /* whether it ends where another notation announces itself */
};

/* Skip white space and read comments. */
static struct gipf_gap read_gap(struct cursor *cursor, struct yinsh_record *record)
{
    struct gipf_gap gap = {.blank = false};
    while (!gap.broken && !gap.foreign) {
        const char *first = cursor->at;
        if (scan_blanks(cursor)) {
            gap.blank = true;
            gap.newline |= memchr(first, '\n', (size_t)(cursor->at - first)) != NULL;
            gap.foreign = gap.newline && !scan_at_end(cursor) && starts_other(cursor, record);
        } else if (scan_peek(cursor) == '{') {
            gap.broken = !gipf_read_comment(cursor, record, false);
        } else {
            break;
        }
    }
    return gap;
}

/*
 * Whether the turn being read owes the removal of a row or of a ring; a turn that is skipped may.
 */
static bool owes_row(const struct yinsh_record *record)
{
    return record->script.skipping ||
           (record->game.now.turn == record->game.turn && position_row_due(&record->game.now));
}

static bool owes_ring(const struct yinsh_record *record)
{
    return record->game.now.turn == record->game.turn && position_ring_due(&record->game.now);
}

/* Whether the turn being read is owed anything, a ring move after a removal included. */
static bool owes_anything(const struct yinsh_record *record)
{
    return record->game.now.turn == record->game.turn && record->game.now.due != YINSH_DUE_OVER;
}

/*
 * Whether the turn continues at the cursor.  A ';' joins what is directly after it.  If white space
 * follows, the ';' may also have ended the turn, as some programs write it: then, on a new line or
 * if turns are not numbered, the turn continues only if it owes something.
 */
static bool turn_goes_on(struct cursor *cursor, struct yinsh_record *record, bool numbered)
{
    struct gipf_gap before = read_gap(cursor, record);
    char next = scan_peek(cursor);
    if (before.broken || before.foreign)
        return false;
    if (next == 'x' || next == 'X') {
        if (owes_row(record) && !record->script.skipping)
            record_fault(record, FAULT_SEPARATOR_MISSING,
                         (struct place){scan_offset(cursor), word_length(cursor)}, NULL);
        return owes_row(record) || owes_ring(record) || !before.blank;
    }
    if (!scan_byte(cursor, ';'))
        return false;
    struct gipf_gap following = read_gap(cursor, record);
    next = scan_peek(cursor);
    if (following.broken || following.foreign || scan_at_end(cursor) || is_digit(next) ||
        next == '[' || next == '*')
        return false;
    return !following.blank || owes_anything(record) || (numbered && !following.newline);
}

/* A number before a turn, as it was written. */
struct gipf_number {
    bool given;
    uint32_t value;
    struct place place;
};

static bool read_turn(struct cursor *cursor, struct yinsh_record *record, struct gipf_number number,
                      struct gipf_style *style)
{
    record->scratch.state = IN_TURNS;
    if (!record_begin_turn(record))
        return false;
    if (number.given)
        record_number(record, number.value, number.place);
    do {
        if (!read_step(cursor, record, style))
            return false;
    } while (turn_goes_on(cursor, record, number.given));
    return record_is_good(record);
}

/* Read digits and dots before a turn. */
static bool read_number(struct cursor *cursor, struct yinsh_record *record,
                        struct gipf_number *number)
{
    size_t first = scan_offset(cursor);
    scan_number(cursor, 999999, &number->value);
    number->given = true;
    number->place = place_from(cursor, first);
    if (!scan_byte(cursor, '.')) {
        /* The fault belongs to the turn that this would have been. */
        record->scratch.state = IN_TURNS;
        return record_begin_turn(record) && word_fault(cursor, record, first, FAULT_SYNTAX_TURN);
    }
    while (scan_byte(cursor, '.'))
        continue;
    return true;
}

/* Whether the number that the cursor is on is 1, and so begins another record. */
static bool numbering_restarts(struct cursor cursor, const struct yinsh_record *record)
{
    uint32_t value;
    return record->game.turn > 0 && scan_number(&cursor, 2, &value) > 0 && value == 1 &&
           scan_byte(&cursor, '.');
}

/* A result, and the comments after it on its line. */
static bool read_result(struct cursor *cursor, struct yinsh_record *record, int result)
{
    size_t first = scan_offset(cursor);
    cursor->at += word_length(cursor);
    bool agrees = record_claim_result(record, (enum yinsh_result)result, place_from(cursor, first));
    for (;;) {
        struct cursor ahead = *cursor;
        while (scan_peek(&ahead) == ' ' || scan_peek(&ahead) == '\t')
            ahead.at++;
        cursor->starved |= ahead.starved;
        if (scan_peek(&ahead) != '{')
            break;
        cursor->at = ahead.at;
        if (!gipf_read_comment(cursor, record, false))
            return false;
    }
    record->scratch.state = AT_END;
    return agrees;
}

/*
 * Whether the tag at the cursor, after white space from blanks on, is the first of another record,
 * although this record has only tags yet.  If its writer broke off, the next record begins with the
 * same tag, or after an empty line if it repeats any tag.
 */
static bool tags_restart(struct cursor *cursor, const char *blanks,
                         const struct yinsh_record *record)
{
    return scan_after_empty_line(blanks, cursor->at)
               ? gipf_repeats_tags(cursor, record)
               : gipf_starts_line(cursor) && gipf_precedes_tags(cursor, record) &&
                     gipf_repeats_tag(cursor, record, 1);
}

/* Whether the cursor, after white space from blanks on, is where another record begins. */
static bool begins_record(struct cursor *cursor, const char *blanks, bool number_given,
                          const struct yinsh_record *record)
{
    if (*cursor->at != '[')
        return numbering_restarts(*cursor, record);
    if (record->game.turn == 0 && !number_given)
        return tags_restart(cursor, blanks, record);
    /* A stray bracket among the turns is no tag. */
    return gipf_starts_line(cursor) || tag_begins(cursor);
}

/*
 * Read a turn.  If it is the first wrong one after others, and likely begins a record of another
 * notation, move back to it.  Returns whether the record continues.
 */
static bool read_next_turn(struct cursor *cursor, struct yinsh_record *record,
                           struct gipf_number number, struct gipf_style *style)
{
    struct cursor first = *cursor;
    bool may_be_other = record->game.turn > 0 && !record->script.has_strayed;
    bool good = read_turn(cursor, record, number, style);
    if (!may_be_other || (good && !record->script.has_strayed) || !starts_other(&first, record))
        return good;
    cursor->starved |= first.starved;
    cursor->at = first.at;
    return false;
}

static bool gipf_read(struct cursor *cursor, struct yinsh_record *record)
{
    struct gipf_number number = {.given = false};
    struct gipf_style style = {.cases = 0};
    bool any = false;
    bool good = true;
    record->scratch.state = IN_TAGS;
    while (good) {
        const char *blanks = cursor->at;
        scan_blanks(cursor);
        if (scan_at_end(cursor) || begins_record(cursor, blanks, number.given, record))
            break;
        char next = *cursor->at;
        if (starts_other(cursor, record))
            break;
        any |= next != '{';
        if (next == '{') {
            good = gipf_read_comment(cursor, record, record->game.turn == 0 && !number.given);
        } else if (next == '[' && record->game.turn == 0 && !number.given) {
            good = gipf_read_tag(cursor, record);
        } else if (peek_result(cursor) >= 0) {
            read_result(cursor, record, peek_result(cursor));
            record->whole = record->scratch.state == AT_END;
            return true;
        } else if (is_digit(next)) {
            good = read_number(cursor, record, &number);
        } else {
            good = read_next_turn(cursor, record, number, &style);
            number.given = false;
        }
    }
    record->whole = good;
    return any || !good;
}

/* ---- Reading: the next record ------------------------------------------ */

/* Whether what is at the end of the cursor may continue after it. */
static bool may_go_on(const struct cursor *cursor)
{
    return cursor->starved && !cursor->ends;
}

/*
 * Move to the end of a comment; *found is whether the next record begins there, because the comment
 * is not closed.  Returns false, without moving, if that depends on bytes that are not available
 * yet.
 */
static bool skip_comment(struct cursor *cursor, const struct yinsh_record *record, bool *found)
{
    struct gipf_comment comment = gipf_find_comment_end(cursor, record->scratch.state == IN_TAGS);
    const char *end = comment.end + comment.closed;
    cursor->starved = !comment.sure || end == cursor->end;
    if (may_go_on(cursor))
        return false;
    cursor->at = end;
    *found = !comment.closed && comment.end < cursor->end;
    return true;
}

/* Move to the end of a line; false, and stays, if that is not there yet. */
static bool skip_line(struct cursor *cursor)
{
    const char *newline = memchr(cursor->at, '\n', scan_left(cursor));
    cursor->starved = newline == NULL;
    if (may_go_on(cursor))
        return false;
    cursor->at = newline != NULL ? newline : cursor->end;
    return true;
}

/* Skip white space; returns whether the cursor is after nothing else on its line. */
static bool skip_to_word(struct cursor *cursor, const struct yinsh_record *record)
{
    const char *first = cursor->at, *line = NULL, *before = NULL;
    if (first > cursor->start ? first[-1] == '\n' : record->window.column == 1)
        line = first;
    for (; !scan_at_end(cursor) && is_blank(*cursor->at); cursor->at++)
        if (*cursor->at == '\n') {
            before = line;
            line = cursor->at;
        }
    /* More of the white space may come, and then what begins that line or is after an empty one. */
    if (scan_at_end(cursor) && line != NULL)
        cursor->at = before != NULL ? before : line;
    return line != NULL;
}

/*
 * Move past one word, tag or comment of a broken record, or what looks like one, or to the next
 * record, and then *found is set; false, and stays, if its end is not there yet.
 */
static bool skip_word(struct cursor *cursor, struct yinsh_record *record, bool *found)
{
    if (*cursor->at == '[' && record->scratch.state == IN_TAGS)
        return skip_line(cursor);
    if (*cursor->at == '{')
        return skip_comment(cursor, record, found);
    cursor->starved = false;
    size_t length = word_length(cursor);
    length += length == 0;
    scan_ahead(cursor, length);
    if (may_go_on(cursor))
        return false;
    record->scratch.state = peek_result(cursor) >= 0 ? AT_END : IN_TURNS;
    /* What numbering_restarts() asks for: the broken record has turns. */
    record->game.turn = record->game.turn > 0 ? record->game.turn : 1;
    cursor->at += length;
    return true;
}

/*
 * Whether a record begins with the bracket at the cursor, after white space from blanks on.  While
 * the broken record has only tags, those that follow are its own, unless it has one of that name or
 * an empty line is between them.  Within a line one that usually comes first begins it, if it is
 * directly after a turn, as if a line end was lost.
 */
static bool finds_tags(struct cursor *cursor, const char *blanks, bool line_start,
                       const struct yinsh_record *record)
{
    struct cursor tag = *cursor;
    tag.starved = false;
    bool begins = record->scratch.state != IN_TAGS;
    if (!line_start)
        begins = begins && cursor->at > cursor->start && !is_blank(cursor->at[-1]) &&
                 tag_begins(&tag) && gipf_is_first_tag(&tag);
    else if (!begins)
        begins = tag_begins(&tag) && (scan_after_empty_line(blanks, tag.at) ||
                                      gipf_repeats_tag(&tag, record, record->tag_count));
    cursor->starved = tag.starved;
    return begins && !may_go_on(cursor);
}

/* The start of the word that ends at the cursor; if none does, of the byte before the cursor. */
static const char *word_before(const struct cursor *cursor)
{
    const char *at = cursor->at;
    if (at > cursor->start && (gipf_ends_word(at[-1]) || at[-1] == '}'))
        return at - 1;
    while (at > cursor->start && !gipf_ends_word(at[-1]))
        at--;
    return at;
}

/*
 * After a broken tag the other tags and all turns still belong to the broken record; after a
 * broken turn the other turns do.
 */
static bool gipf_resync(struct cursor *cursor, struct yinsh_record *record)
{
    const char *word = word_before(cursor);
    bool found = false;
    while (record->scratch.state != AT_END && !found) {
        const char *blanks = cursor->at;
        bool line_start = skip_to_word(cursor, record);
        if (cursor->at == cursor->end || is_blank(*cursor->at))
            return false;
        bool bracket = *cursor->at == '[' && (line_start || record->scratch.state != IN_TAGS);
        if (bracket && finds_tags(cursor, blanks, line_start, record))
            return true;
        if (bracket && may_go_on(cursor)) {
            /* Keep the word that it directly follows, if any: the next call needs it. */
            cursor->at = cursor->at == blanks ? word : blanks;
            return false;
        }
        if (record->scratch.state != IN_TAGS && is_digit(*cursor->at) &&
            numbering_restarts(*cursor, record))
            return true;
        word = cursor->at;
        if (!skip_word(cursor, record, &found))
            return false;
    }
    return true;
}

/* ---- The notations ----------------------------------------------------- */

static unsigned write_long(const struct yinsh_record *record, const struct write_options *options,
                           struct output *output)
{
    (void)options;
    return gipf_write(record, output, false);
}

static unsigned write_short(const struct yinsh_record *record, const struct write_options *options,
                            struct output *output)
{
    (void)options;
    return gipf_write(record, output, true);
}

static const char *end_of_text(struct cursor *cursor, const struct yinsh_record *record)
{
    (void)record;
    struct gipf_comment comment = gipf_find_comment_end(cursor, false);
    cursor->starved |= !comment.sure;
    return comment.closed ? comment.end + 1 : NULL;
}

static const struct signature signatures[] = {
    {"\\A\\s*(?:\\{[^}]*\\}\\s*)*\\[\\s*[A-Za-z0-9_]+\\s+\"", 60, "[\"", "[{"},
    {"(?:\\A|\\s)1\\.\\s*[A-Ka-k](?:1[01]|[1-9])(?![0-9A-Za-z])", 50, "1.", NULL},
    {"(?:\\A|\\s)[0-9]{1,3}\\.\\s*[Xx]?[A-Ka-k][0-9]", 40, ".", NULL},
    {"\\A\\s*[A-Ka-k](?:1[01]|[1-9])\\s+[A-Ka-k](?:1[01]|[1-9])(?:\\s|\\z)", 15, "",
     "ABCDEFGHIJKabcdefghijk"},
    {"(?:\\A|[\\s;.])[Xx]?[A-Ka-k][0-9]{1,2}-[A-Ka-k][0-9]", 10, "-", NULL},
    {"\\A\\s*(?:\\[|[0-9]+\\.|1-0|0-1|1/2-1/2|\\*|\\{)", 5, "", "[0123456789*{"},
    /* A JSON object is one comment, but nobody means it as that. */
    {"\\A\\s*\\{\\s*(?:\\}|\"(?:[^\"\\\\]|\\\\.){0,64}\"\\s*:\\s*[\"\\[{0-9tfn-])", -5, "", "{"},
    {NULL, 0, "", NULL},
};

const struct notation notation_gipf = {
    .name = "gipf",
    .description = "the official notation, long form, with tag pairs",
    .extensions = ".yin",
    .signatures = signatures,
    .announces = gipf_announces,
    .announced_by = "[",
    .read = gipf_read,
    .resync = gipf_resync,
    .end_of_text = end_of_text,
    .opens_text = '{',
    .skim = gipf_skim,
    .read_tags = gipf_read_tags,
    .write = write_long,
};

/* Read by gipf, which takes any mixture of both forms. */
const struct notation notation_gipf_short = {
    .name = "gipf-short",
    .description = "the official notation, short form: rows only if they are ambiguous",
    .extensions = ".yin",
    .read = gipf_read,
    .resync = gipf_resync,
    .end_of_text = end_of_text,
    .opens_text = '{',
    .skim = gipf_skim,
    .read_tags = gipf_read_tags,
    .write = write_short,
};
