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
 *     result   = "1-0" | "0-1" | "1/2-1/2" | "*"    other forms: record/spelling.c
 *     comment  = "{" { byte | escape } "}"       between any two steps or words, as are
 *              | ";" text | "%" text             up to the line end: ";" after a blank, and if no
 *                                                action follows; "%" at the start of a line
 *              | "(" text { comment | text } ")" variations, and
 *              | marks | "$" digits              marks after blanks
 *     escape   = "\\" | '\"' | "\x" hex hex      the second in tags only
 *
 * White space of any kind divides words.  If a ring is removed and the row before it is omitted
 * (the short form), the row is supplied if only one is. A record ends after its result, or where
 * tags or the number 1 begin the next. A comment "[%tm 18012,18701 2374]" holds clocks in
 * milliseconds: a group for each action of the turn before it, "-" for none; one group more is that
 * of a resignation.
 */
#include "notation/gipf/gipf.h"
#include "base/unchecked.h"
#include "record/record.h"
#include "rules/rules.h"

extern const struct notation notation_gipf;

/* ---- Reading: words ---------------------------------------------------- */

/* Refuse the word that began at an offset, as far as it is there, and skip it. */
static bool word_fault(struct cursor *cursor, struct yinsh_record *record, size_t first,
                       enum fault_code code)
{
    cursor->at = cursor->start + first;
    size_t length = gipf_word_length(cursor);
    if (!record_refuse(record, code, (struct place){first, length}))
        return false;
    cursor->at += length > 0 || scan_at_end(cursor) ? length : 1;
    return true;
}

/* ---- Reading: turns ---------------------------------------------------- */

/* Whether what was read of a step may end here; a removal may follow another one, or a move. */
static bool at_step_end(struct cursor *cursor, enum yinsh_kind kind)
{
    char next = scan_peek(cursor);
    bool before_removal = kind == YINSH_MOVE || kind == YINSH_ROW || kind == YINSH_RING;
    return scan_at_end(cursor) || gipf_ends_word(next) || next == '!' || next == '?' ||
           next == '*' || (before_removal && (next == 'x' || next == 'X'));
}

/* How the record has been written up to the cursor. */
struct gipf_style {
    unsigned cases;         /* of its points, see case_of(), and CASE_REPORTED */
    bool reversed_reported; /* whether a row with its higher end first was reported */
};

enum { CASE_CAPITAL = 4, CASE_SMALL = 8, CASE_BOTH = CASE_CAPITAL | CASE_SMALL, CASE_REPORTED = 1 };

/* The case of a letter, which its bit 0x20 shows; its bit 0x40 is always set. */
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
        cases |= CASE_REPORTED;
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

/* Take a step of a turn; false if there is none. */
static inline bool take_step(struct cursor *cursor, yinsh_action *action, unsigned *cases)
{
    bool removal = scan_byte(cursor, 'x') || scan_byte(cursor, 'X'), good = true;
    *action = (yinsh_action){YINSH_PASS, YINSH_ANY_SIDE, YINSH_NO_POINT, YINSH_NO_POINT};
    if (!removal && scan_letters(cursor, "steal"))
        action->kind = YINSH_STEAL;
    else if (removal || !scan_letters(cursor, "pass"))
        good = read_points(cursor, removal, action, cases);
    return good && at_step_end(cursor, action->kind);
}

/* Take a step to which a result or another record is joined; false if there is none. */
static __attribute__((noinline)) bool take_joined_step(struct cursor *cursor, yinsh_action *action,
                                                       unsigned *cases)
{
    struct cursor step = *cursor;
    step.end = step.at + gipf_joined_step(cursor);
    /* A number that lost the blank before it is no row number: "b311.a5". */
    bool taken = step.at < step.end && take_step(&step, action, cases) &&
                 (action->kind == YINSH_PLACE || action->from != YINSH_NO_POINT) &&
                 (action->kind == YINSH_RING || action->to != YINSH_NO_POINT);
    cursor->at = taken ? step.at : cursor->at;
    return taken;
}

/*
 * Take a step that has exactly one reading although its dash is missing, or the digits of its
 * numbers are the letters that look like them: "g4g10", "g4-g1O".  That is an error, but the record
 * continues after it; false if there is none.
 */
static __attribute__((noinline)) bool take_slip(struct cursor *cursor, struct yinsh_record *record,
                                                yinsh_action *action, unsigned *cases)
{
    enum { LONGEST = 2 * YINSH_POINT_TEXT + 2 };
    char word[LONGEST + 2];
    size_t length = 0, taken = 0, dash = 0;
    char next = scan_peek(cursor);
    bool moves = next == 'x' || next == 'X' || record->game.now.due == YINSH_DUE_MOVE;
    if (!record->options.continues || record->bulk != NULL)
        return false;
    for (; taken < LONGEST; next = scan_ahead(cursor, ++taken)) {
        char before = length > 0 ? word[length - 1] : '-';
        bool point = is_letter(before) && before != 'x' && before != 'X';
        if (gipf_ends_word(next) || next == '!' || next == '?' || next == '\0' ||
            (taken > 0 && (next == 'x' || next == 'X')))
            break;
        if ((point || is_digit(before)) && strchr("Oo", next) != NULL)
            next = '0';
        else if (point ? strchr("lIi", next) != NULL : is_digit(before) && next == 'l')
            next = '1';
        else if (is_digit(before) && is_letter(next) && moves && dash == 0)
            word[dash = length++] = '-';
        word[length++] = next;
    }
    struct cursor step = cursor_over(word, length);
    if (taken == LONGEST || !take_step(&step, action, cases) || step.at < step.end)
        return false;
    struct fault fault = record_new_fault(record, FAULT_SYNTAX_TURN,
                                          (struct place){scan_offset(cursor), taken}, NULL);
    fault.respelled = true;
    fault.action = *action;
    record_file_fault(record, &fault);
    record->failed = false;
    cursor->at += taken;
    return true;
}

/* Read one step of a turn.  A ring without its row asks the record for the row. */
static bool read_step(struct cursor *cursor, struct yinsh_record *record, struct gipf_style *style)
{
    size_t first = scan_offset(cursor);
    unsigned cases = style->cases;
    yinsh_action action;
    if (!take_step(cursor, &action, &cases)) {
        cursor->at = cursor->start + first;
        cases = style->cases;
        if (!take_joined_step(cursor, &action, &cases) &&
            !take_slip(cursor, record, &action, &cases))
            return word_fault(cursor, record, first, FAULT_SYNTAX_TURN);
    }
    struct place place = place_from(cursor, first);
    if (cases != style->cases)
        note_cases(cursor, record, style, cases, first + rules_is_removal(action));
    if (action.kind == YINSH_RING && !record_supply_row(record, place))
        return false;
    if (!record_action(record, action, place))
        return false;
    if (action.kind == YINSH_ROW && action.from > action.to && !style->reversed_reported) {
        record_fault(record, FAULT_ROW_ENDS_REVERSED, place, NULL);
        style->reversed_reported = true;
    }
    const char *marks = cursor->at;
    while (scan_peek(cursor) == '!' || scan_peek(cursor) == '?')
        cursor->at++;
    if (cursor->at != marks)
        record_note(record, NOTE_MARK, marks, (size_t)(cursor->at - marks));
    return true;
}

/*
 * Whether a record of another notation begins at the cursor: one that announces itself or, after an
 * empty line, a certain one; if this record has failed and is read on, or begins with a number, a
 * likely one is enough.
 */
static ALWAYS_INLINE bool starts_other(struct cursor *cursor, const struct yinsh_record *record)
{
    char next = scan_peek(cursor);
    /* Tags, numbers and results are this notation's own. */
    if (next == '[' || is_digit(next) || (next == '*' && is_blank(scan_ahead(cursor, 1))) ||
        !gipf_starts_line(cursor))
        return false;
    bool likely = record->failed || record->script.ever_diverged || is_digit(*cursor->start);
    bool apart = scan_after_empty_line(cursor->start, cursor->at);
    return (apart && next == '>') || notation_others_announce(cursor, &notation_gipf) ||
           (apart && !cursor->fixed &&
            notation_likely(*cursor, &notation_gipf, likely ? NOTATION_LIKELY : NOTATION_CERTAIN) !=
                NULL);
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
        } else if (gipf_begins_aside(cursor, true)) {
            gap.broken = !gipf_read_aside(cursor, record, false);
        } else {
            break;
        }
    }
    return gap;
}

/*
 * As turn_continues(), for a record that is judged in bulk: in the usual forms only.  A row after a
 * blank is most likely the next player's.
 */
static bool bulk_continues(struct cursor *cursor, struct yinsh_record *record, bool blank)
{
    char next = scan_peek(cursor);
    if (next == 'x' || next == 'X')
        return record->bulk->builder.ring_due || (!blank && bulk_give_up(record));
    if (!scan_byte(cursor, ';'))
        return false;
    return is_letter(scan_peek(cursor)) || bulk_give_up(record);
}

/*
 * Whether the turn continues at the cursor.  A ';' joins what is directly after it.  If white space
 * follows, the ';' may also have ended the turn, as some programs write it: then, on a new line or
 * if turns are not numbered, the turn continues only if it owes something.
 */
static bool turn_continues(struct cursor *cursor, struct yinsh_record *record, bool numbered)
{
    struct gipf_gap before = read_gap(cursor, record);
    const yinsh_position *now = &record->game.now;
    bool open = now->turn == record->game.turn, skipping = record->script.skipping;
    char next = scan_peek(cursor);
    if (before.broken || before.foreign)
        return false;
    if (record->bulk != NULL)
        return bulk_continues(cursor, record, before.blank);
    if (next == 'x' || next == 'X') {
        bool owes_row = open && position_row_due(now);
        if (owes_row && !skipping)
            record_fault(record, FAULT_SEPARATOR_MISSING,
                         (struct place){scan_offset(cursor), gipf_word_length(cursor)}, NULL);
        return owes_row || skipping || (open && position_ring_due(now)) || !before.blank;
    }
    if (!scan_byte(cursor, ';'))
        return false;
    struct gipf_gap following = read_gap(cursor, record);
    next = scan_peek(cursor);
    if (following.broken || following.foreign || scan_at_end(cursor) || is_digit(next) ||
        next == '[' || next == '*')
        return false;
    return !following.blank || (open && now->due != YINSH_DUE_OVER) ||
           (numbered && !following.newline);
}

/* A number before a turn, as it was written. */
struct gipf_number {
    bool given;
    bool dropped; /* whether an earlier number was reported, since no turn came after it */
    uint32_t value;
    struct place place;
};

static bool read_turn(struct cursor *cursor, struct yinsh_record *record, struct gipf_number number,
                      struct gipf_style *style)
{
    record->scratch.state = GIPF_IN_TURNS;
    if (!record_begin_turn(record))
        return false;
    if (number.given)
        record_number(record, number.value, number.place);
    do {
        if (!read_step(cursor, record, style))
            return false;
    } while (turn_continues(cursor, record, number.given));
    return record_is_good(record);
}

/* Report a number after which no turn came, if there is one and it is the record's first. */
static void drop_number(struct yinsh_record *record, struct gipf_number *number)
{
    if (number->given && !number->dropped)
        record_fault(record, FAULT_NUMBER_UNUSED, number->place, NULL);
    number->dropped |= number->given;
    number->given = false;
}

/* Read digits and dots before a turn. */
static bool read_number(struct cursor *cursor, struct yinsh_record *record,
                        struct gipf_number *number)
{
    size_t first = scan_offset(cursor);
    uint32_t value;
    scan_number(cursor, 999999, &value);
    struct place place = place_from(cursor, first);
    struct cursor dot = *cursor;
    scan_line_blanks(&dot);
    if (scan_peek(&dot) == '.')
        cursor->at = dot.at;
    if (!scan_byte(cursor, '.')) {
        /* The fault belongs to the turn that this would have been. */
        record->scratch.state = GIPF_IN_TURNS;
        return record_begin_turn(record) && word_fault(cursor, record, first, FAULT_SYNTAX_TURN);
    }
    drop_number(record, number);
    *number = (struct gipf_number){true, number->dropped, value, place};
    while (scan_byte(cursor, '.'))
        continue;
    return true;
}

/* A result, negative if it is in another form, and the comments after it on its line. */
static bool read_result(struct cursor *cursor, struct yinsh_record *record, int result,
                        size_t length)
{
    struct words words = {cursor->at, length};
    struct place place = {scan_offset(cursor), length};
    cursor->at += length;
    record_state_result(record, result, words, place);
    for (;;) {
        struct cursor ahead = *cursor;
        while (scan_peek(&ahead) == ' ' || scan_peek(&ahead) == '\t')
            ahead.at++;
        char next = scan_peek(&ahead);
        bool aside =
            next == '{' || ((next == '(' || next == ';') && gipf_begins_aside(&ahead, false));
        cursor->starved |= ahead.starved;
        if (!aside || notation_others_announce(&ahead, &notation_gipf))
            break;
        cursor->at = ahead.at;
        if (!gipf_read_aside(cursor, record, false))
            return false;
    }
    record->scratch.state = GIPF_AT_END;
    return true;
}

/*
 * Whether the tag at the cursor, after white space from blanks on, is the first of another record,
 * although this record has only tags yet.  If its writer broke off, the next record begins with the
 * same tag, or after an empty line if it repeats any tag, or this record is bad already.
 */
static bool tags_restart(struct cursor *cursor, const char *blanks,
                         const struct yinsh_record *record)
{
    return scan_after_empty_line(blanks, cursor->at)
               ? record_first_error(record) != NULL || gipf_repeats_tags(cursor, record)
               : gipf_repeats_tag(cursor, record, 1) &&
                     (gipf_starts_line(cursor) || cursor->at == blanks) &&
                     gipf_precedes_tags(cursor, record);
}

/*
 * Whether the cursor, after white space from blanks on, is where another record begins.  If a
 * number was given, but no turn yet, only tags that are new to the record are still its own.
 */
static bool begins_record(struct cursor *cursor, const char *blanks, bool number_given,
                          const struct yinsh_record *record)
{
    if (*cursor->at != '[')
        return gipf_numbering_restarts(cursor, record);
    if (record->game.turn == 0 && !number_given)
        return tags_restart(cursor, blanks, record) ||
               (!tag_begins(cursor) && notation_others_announce(cursor, &notation_gipf));
    if (record->game.turn == 0 && tag_begins(cursor))
        return scan_after_empty_line(blanks, cursor->at) || gipf_repeats_tags(cursor, record);
    /* A stray bracket among the turns is no tag, nor is that of a clock. */
    return (gipf_starts_line(cursor) && scan_ahead(cursor, 1) != '%') || tag_begins(cursor);
}

/*
 * Read a turn.  If it is the first wrong one after others, and likely begins a record of another
 * notation, move back to it.  Returns whether the record continues.
 */
static bool read_next_turn(struct cursor *cursor, struct yinsh_record *record,
                           struct gipf_number number, struct gipf_style *style)
{
    struct cursor first = *cursor;
    bool may_be_other = record->game.turn > 0 && !record->script.ever_diverged;
    bool good = read_turn(cursor, record, number, style);
    if (!may_be_other || (good && !record->script.ever_diverged) || !starts_other(&first, record))
        return good;
    cursor->starved |= first.starved;
    cursor->at = first.at;
    return false;
}

/*
 * Take turns in the usual form, many at a time, in a record that is judged in bulk: placements with
 * the cursor on the first number, or moves with the cursor after a turn.  Returns whether there
 * were any.
 */
static bool take_turns(struct yinsh_record *record, struct gipf_usual *usual,
                       struct gipf_style *style)
{
    if (record->bulk == NULL)
        return false;
    struct replay_builder *steps = usual->steps = &record->bulk->builder;
    if (steps->turns == 0 && scan_peek(usual->cursor) == '1') {
        gipf_take_placements(usual);
    } else if (steps->turns >= YINSH_PLACING_TURNS && !steps->ring_due &&
               style->cases != CASE_BOTH) {
        usual->letters = style->cases == CASE_SMALL ? 0x20 : 0;
        /* A turn in the usual form begins with the blank before its number. */
        usual->cursor->at -=
            usual->cursor->at > usual->cursor->start && is_blank(usual->cursor->at[-1]);
        gipf_take_moves(usual);
    }
    if (steps->turns == (unsigned)record->game.turn)
        return false;
    style->cases = usual->letters != 0 ? CASE_SMALL : CASE_CAPITAL;
    record->scratch.state = GIPF_IN_TURNS;
    bulk_take_turns(record);
    return true;
}

static bool gipf_read(struct cursor *cursor, struct yinsh_record *record)
{
    struct gipf_number number = {.given = false};
    struct gipf_style style = {.cases = 0};
    struct gipf_usual usual = {.cursor = cursor};
    int result;
    size_t length;
    const char *first = cursor->at;
    record->scratch.state = GIPF_IN_TAGS;
    bool good = record->bulk == NULL || gipf_read_tags(cursor, record);
    bool any = cursor->at > first, after_turn = false;
    while (good) {
        if (after_turn)
            take_turns(record, &usual, &style);
        after_turn = false;
        const char *blanks = cursor->at;
        scan_blanks(cursor);
        if (scan_at_end(cursor) || begins_record(cursor, blanks, number.given, record))
            break;
        char next = *cursor->at;
        if (starts_other(cursor, record))
            break;
        bool aside = gipf_begins_aside(cursor, record->game.turn > 0 && !number.given);
        any |= !aside;
        if (next == '1' && record->game.turn == 0 && take_turns(record, &usual, &style)) {
            after_turn = true;
            continue;
        }
        if (aside) {
            good = gipf_read_aside(cursor, record, record->game.turn == 0 && !number.given);
        } else if (next == '[' && record->game.turn == 0 && (!number.given || tag_begins(cursor))) {
            drop_number(record, &number);
            good = gipf_read_tag(cursor, record);
        } else if ((result = gipf_peek_result(cursor, &length)) >= 0 ||
                   (record->bulk == NULL && (record->game.turn > 0 || record->tag_count > 0) &&
                    (length = gipf_spelled_result(cursor, record)) > 0)) {
            drop_number(record, &number);
            good = read_result(cursor, record, result, length);
            break;
        } else if (is_digit(next)) {
            good = read_number(cursor, record, &number);
            usual.spaced = scan_peek(cursor) == ' ';
        } else if (!number.given && gipf_is_text(cursor, record)) {
            good = word_fault(cursor, record, scan_offset(cursor), FAULT_SYNTAX_TURN);
        } else {
            good = read_next_turn(cursor, record, number, &style);
            number.given = false;
            after_turn = true;
        }
    }
    if (good)
        drop_number(record, &number);
    record->whole = good;
    return any || !good;
}

/* ---- The notations ----------------------------------------------------- */

static const char *end_of_text(struct cursor *cursor, const struct yinsh_record *record)
{
    (void)record;
    struct gipf_comment comment = gipf_find_comment_end(cursor, NULL);
    cursor->starved |= !comment.sure;
    return comment.closed ? comment.end + 1 : NULL;
}

static const struct signature signatures[] = {
    {"\\A\\s*(?:\\{[^}]*\\}\\s*)*\\[\\s*[-A-Za-z0-9_\\x80-\\xFF]+\\s*\"", 60, "[\"", "[{"},
    /* Whatever follows the record. */
    {"\\A\\s*1\\.\\s*[A-Ka-k](?:1[01]|[1-9])(?![0-9A-Za-z])", 5000, "1.", "1"},
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
    .announces = tag_begins,
    .announced_by = "[",
    .read = gipf_read,
    .resync = gipf_resync,
    .end_of_text = end_of_text,
    .opens_text = '{',
    .write = gipf_write,
    .dates = DATES_OFFICIAL,
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
    .write = gipf_write,
    .dates = DATES_OFFICIAL,
};
