/* SPDX-License-Identifier: BSD-2-Clause */
/*
 * yinsh-save: the files in which yinsh-sheet saves games.
 *
 *     file   = { record }
 *     record = { line }
 *     line   = [ words ] line-end               each word divided by blanks
 *     words  = "PLACE" point | "MOVE" point point
 *            | "REMOVE_ROW" point point         the ends, in either order
 *            | "REMOVE_RING" point | "PASS"     all of these in either case
 *            | "#" [ remark ]
 *     remark = "RESULT" ( "White" | "Black" | "Draw" | "Unfinished" )
 *            | ( "DATE" | "PLAYER_COLOR" | "WHITE_PLAYER" | "BLACK_PLAYER" | "MOVE_TIME" ) text
 *                                               tags; keys and results in either case
 *            | own | text                       a comment
 *     own    = "TAG" name '"' { byte | escape } '"'
 *            | "VARIANT" variant                as "blitz+no-limit"
 *            | "END" end                        outside the board, as "resign"
 *            | "COMMENT" { byte | escape } | "MARK" marks
 *            | "CLOCK" clock { "," clock }      of the action above, in milliseconds
 *            | "END_CLOCK" clock { "," clock }  of a resignation
 *            | "PASS"                           as above
 *     escape = "\\" | '\"' | "\n" | "\r" | "\t" | "\x" hex hex
 *
 * Who plays follows from the rules.  Other programs skip remarks that they do not
 * know, so the own ones hold what they have no place for.  A pass that is left out is supplied.
 *
 * A record ends before a remark that belongs to the head (a tag, the result, the variant or the
 * end) if it follows an action, and before a result or tag of the original keys if it is the
 * second; when two PLACE begin another game; after a blank line after an action, but for remarks
 * that neither a head nor an action follows, since what follows may be the rest of a record that
 * lost its beginning, and must not be added to a good one; when another notation announces itself;
 * and with the source.
 */
#include "notation/yinsh_save/yinsh_save.h"
#include "record/record.h"
#include "rules/rules.h"

#include <string.h>

extern const struct notation notation_yinsh_save;

/* How far reading a record has come, and what is before the cursor; in yinsh_record.scratch.state.
 */
enum { IN_HEAD, IN_PLACING, IN_MOVES, AFTER_BLANK = 1 << 2 };

/* ---- Reading ----------------------------------------------------------- */

/*
 * The byte that (from, length), which begins with a backslash, is the escape for, and in
 * *taken the length of it; the backslash itself if it is none.
 */
static char escaped_byte(const char *from, size_t length, size_t *taken)
{
    static const char letters[] = "\\\"nrt", bytes[] = "\\\"\n\r\t";
    const char *found = length > 1 && from[1] != '\0' ? strchr(letters, from[1]) : NULL;
    *taken = 2;
    if (found != NULL)
        return bytes[found - letters];
    unsigned byte = text_hex_escape(from, length);
    *taken = byte != TEXT_NO_BYTE ? 4 : 1;
    return byte != TEXT_NO_BYTE ? (char)byte : *from;
}

/* Words without their escapes, which belong to the record; no bytes if memory ran out. */
static struct words unescape(struct yinsh_record *record, struct words words)
{
    char *text = arena_alloc(&record->arena, words.length + 1);
    struct words out = {text, 0};
    for (size_t at = 0, taken = 1; text != NULL && at < words.length; at += taken) {
        taken = 1;
        text[out.length++] = words.bytes[at] == '\\'
                                 ? escaped_byte(words.bytes + at, words.length - at, &taken)
                                 : words.bytes[at];
    }
    return out;
}

/* A record being read. */
struct yinsh_save_reader {
    struct yinsh_record *record;
    unsigned seen; /* a bit for each original key */
    bool blank;    /* whether the line before was blank */
};

static bool read_tag(struct yinsh_record *record, const struct yinsh_save_line *line,
                     struct place place)
{
    struct words quoted = {line->value.bytes + 1, line->value.length - 2};
    struct words value = unescape(record, quoted);
    if (value.bytes == NULL)
        return false;
    /* A NUL that came from an escape would end the value. */
    value.length = strnlen(value.bytes, value.length);
    return record_tag(record, line->name, value, place);
}

static bool read_head(struct yinsh_record *record, const struct yinsh_save_line *line,
                      struct place place)
{
    yinsh_position rules = {.turn = 0};
    switch (line->kind) {
    case LINE_RESULT:
        return record_state_result(record, yinsh_save_result(line->value), line->value, place);
    case LINE_TAG:
        return read_tag(record, line, place);
    case LINE_VARIANT:
        variant_parse(line->value.bytes, line->value.length, &rules);
        return record_variant(record, &rules, place);
    default:
        return record_tag(record, words_of(yinsh_save_tags[line->kind]), line->value, place);
    }
}

static bool read_remark(struct yinsh_record *record, const struct yinsh_save_line *line,
                        struct place place)
{
    struct words value = line->value;
    struct cursor cursor = cursor_over(value.bytes, value.length);
    uint64_t clock;
    if (line->kind == LINE_END) {
        record_claim_end(record, (enum yinsh_end)name_find(names_of_end, value.bytes, value.length),
                         place);
    } else if (line->kind == LINE_COMMENT) {
        record_keep(record, place_of_words(record, value));
        value = unescape(record, value);
        if (value.bytes != NULL)
            record_note(record, NOTE_COMMENT, value.bytes, value.length);
    } else if (line->kind == LINE_MARK) {
        record_note(record, NOTE_MARK, value.bytes, value.length);
    } else if (line->kind == LINE_CLOCK || line->kind == LINE_END_CLOCK) {
        while (yinsh_save_take_clock(&cursor, &clock))
            record_clock(record, record->game.count + (line->kind == LINE_END_CLOCK), clock);
    } else {
        if (line->misfit)
            record_fault(record, FAULT_LINE_UNKNOWN, place, NULL);
        if (value.length > 0)
            record_note(record, NOTE_COMMENT, value.bytes, value.length);
    }
    return record_is_good(record);
}

/* Whether rings are still being placed. */
static bool is_placing(const struct yinsh_record *record)
{
    return record->bulk != NULL ? bulk_kind_of_point(record) == YINSH_PLACE
                                : record->game.now.due == YINSH_DUE_PLACE;
}

static bool read_action(struct yinsh_record *record, yinsh_action action, struct place place)
{
    record->scratch.state = is_placing(record) ? IN_PLACING : IN_MOVES;
    if (action.kind != YINSH_PASS)
        record_supply_passes(record, YINSH_ANY_SIDE, place);
    return turns_play(record, action, place);
}

static bool places_ring(const struct yinsh_save_line *line)
{
    return line->kind == LINE_ACTION && line->action.kind == YINSH_PLACE;
}

/* Bits of the kinds of lines that belong to no head, and of those that may precede an action. */
enum {
    REMARKS = 1 << LINE_COMMENT | 1 << LINE_REMARK | 1 << LINE_END | 1 << LINE_MARK |
              1 << LINE_CLOCK | 1 << LINE_END_CLOCK,
    BEFORE_ACTION = REMARKS | 1 << LINE_BLANK
};

/* The first line after the cursor that is of none of some kinds; the last line if there is none. */
static struct yinsh_save_line look_past(struct cursor *cursor, unsigned kinds)
{
    struct cursor ahead = *cursor;
    struct yinsh_save_line line = {.kind = LINE_REMARK};
    while ((kinds >> line.kind & 1) != 0 && !scan_at_end(&ahead))
        line = yinsh_save_next_line(&ahead);
    cursor->starved |= ahead.starved;
    return line;
}

/* Whether the next line with an action, after the cursor, is a placement of the same record. */
static bool place_follows(struct cursor *cursor)
{
    struct yinsh_save_line line = look_past(cursor, BEFORE_ACTION);
    return places_ring(&line);
}

/*
 * Whether a line after a blank one, and after actions, begins another record: any line but a remark
 * that neither a head, broken or not, nor an action follows without a blank line.
 */
static bool begins_after_blank(int state, struct yinsh_save_line line, struct cursor *cursor)
{
    if (state > IN_HEAD && (REMARKS >> line.kind & 1) != 0)
        line = look_past(cursor, REMARKS);
    return state > IN_HEAD && (BEFORE_ACTION >> line.kind & 1) == 0;
}

/* Whether a line that ends at the cursor begins another record. */
static bool begins_record(const struct yinsh_save_reader *reader,
                          const struct yinsh_save_line *line, struct cursor *cursor)
{
    const struct yinsh_record *record = reader->record;
    if (reader->blank && begins_after_blank(record->scratch.state, *line, cursor))
        return true;
    if (line->kind < HEAD_KEYS)
        return record->scratch.state > IN_HEAD ||
               (line->kind < ORIGINAL_KEYS && (reader->seen >> line->kind & 1) != 0);
    /* A single placement is a slip, which the rules report. */
    return places_ring(line) && record->scratch.state > IN_HEAD && !is_placing(record) &&
           place_follows(cursor);
}

static bool read_line(struct yinsh_save_reader *reader, const struct yinsh_save_line *line)
{
    struct yinsh_record *record = reader->record;
    struct place place =
        place_of_words(record, line->kind < LINE_BLANK ? line->value : line->whole);
    if (line->kind == LINE_BLANK)
        return true;
    if (line->kind == LINE_ACTION)
        return read_action(record, line->action, place);
    if (line->kind == LINE_UNKNOWN)
        return record_fault(record, FAULT_SYNTAX_LINE, place, NULL);
    if (line->kind >= HEAD_KEYS)
        return read_remark(record, line, place);
    if (line->kind < ORIGINAL_KEYS)
        reader->seen |= 1U << line->kind;
    return read_head(record, line, place);
}

static bool yinsh_save_read(struct cursor *cursor, struct yinsh_record *record)
{
    struct yinsh_save_reader reader = {.record = record};
    const char *start = cursor->at;
    bool any = false;
    while (!scan_at_end(cursor)) {
        struct yinsh_save_line line = yinsh_save_next_line(cursor);
        if (begins_record(&reader, &line, cursor) ||
            (line.whole.bytes > start && line.kind == LINE_UNKNOWN &&
             notation_others_begin_at(cursor, line.whole.bytes, false, &notation_yinsh_save))) {
            cursor->at = line.whole.bytes;
            break;
        }
        /* Comments alone are no record. */
        any |= line.kind < LINE_COMMENT || line.kind > LINE_BLANK;
        if (!read_line(&reader, &line)) {
            /* Before the line end, after which another notation may announce itself. */
            cursor->at = line.whole.bytes + line.whole.length;
            return true;
        }
        reader.blank = line.kind == LINE_BLANK;
    }
    record->whole = true;
    return any;
}

/*
 * Whether a record begins with a line in a head that is broken: with its result, if there was one
 * before, or nothing but a line that is none of the notation.
 */
static bool is_next_result(const struct yinsh_save_line *line, const struct yinsh_record *record)
{
    const struct fault *error = record_first_error(record); /* NULL if nothing was read */
    bool only_text = error != NULL && error->code == FAULT_SYNTAX_LINE && record->tag_count == 0 &&
                     !record->claims.states_end;
    return line->kind == LINE_RESULT && yinsh_save_result(line->value) >= 0 &&
           (record->claims.states_result || only_text);
}

/*
 * After an error in the head all lines up to the first action or blank line belong to the broken
 * record; after one in the placing phase so do all placements.
 */
static bool yinsh_save_resync(struct cursor *cursor, struct yinsh_record *record)
{
    const char *first = cursor->at;
    while (!scan_at_end(cursor)) {
        struct yinsh_save_line line = yinsh_save_next_line(cursor);
        int state = record->scratch.state & ~AFTER_BLANK;
        bool blank = (record->scratch.state & AFTER_BLANK) != 0;
        bool place = places_ring(&line);
        bool found =
            (line.kind < HEAD_KEYS && (state > IN_HEAD || blank)) ||
            (blank && line.kind != LINE_UNKNOWN && begins_after_blank(state, line, cursor)) ||
            is_next_result(&line, record) || (place && state == IN_MOVES && place_follows(cursor));
        if (cursor->starved && !cursor->ends)
            break;
        if (found) {
            cursor->at = first;
            return true;
        }
        /* What is left of the broken line is not a blank one, nor is the line end before this one.
         */
        if (line.kind != LINE_BLANK)
            record->scratch.state = state;
        else if (first > cursor->start && first[-1] == '\n')
            record->scratch.state |= AFTER_BLANK;
        if (line.kind == LINE_ACTION && (!place || state == IN_HEAD))
            record->scratch.state = place ? IN_PLACING : IN_MOVES;
        first = cursor->at;
    }
    /*
     * Examine the line again with more bytes, including the line end before it, which a blank line
     * needs.
     */
    if (!cursor->ends)
        cursor->at = first - (first > cursor->start && first[-1] == '\n');
    return false;
}

/* The original lines that no other notation has. */
static bool yinsh_save_announces(struct cursor *cursor)
{
    /* No verb or key begins so, but every record without tags of the official notation. */
    if (is_digit(scan_peek(cursor)))
        return false;
    struct yinsh_save_line line = yinsh_save_next_line(cursor);
    return (line.kind == LINE_RESULT && yinsh_save_result(line.value) >= 0) ||
           line.kind == LINE_DATE || line.kind == LINE_PLAYER_COLOR || places_ring(&line);
}

/* ---- The notation ------------------------------------------------------ */

#define POINT "[A-K](?:1[01]|[1-9])"

/* A placement after nothing but remarks is certain. */
static const struct signature signatures[] = {
    {"(?i)\\A(?:[ \\t]*(?:#[^\\n]*)?\\n)*[ \\t]*PLACE[ \\t]+" POINT "[ \\t\\r]*(?:\\n|\\z)", 1000,
     "PLACE", NULL},
    {"\\A[ \\t]*#[ \\t]*(?:DATE|PLAYER_COLOR|RESULT)[ \\t]", 200, "#", "#"},
    {"(?mi)^[ \\t]*PLACE[ \\t]+" POINT "[ \\t\\r]*$", 50, "PLACE", NULL},
    {"(?mi)^[ \\t]*(?:MOVE|REMOVE_ROW)[ \\t]+" POINT "[ \\t]+" POINT "[ \\t\\r]*$", 40, "MOVE",
     NULL},
    {"(?m)^#[ \\t]*(?:DATE|PLAYER_COLOR|RESULT)[ \\t]", 20, "#", NULL},
    {NULL, 0, "", NULL},
};

const struct notation notation_yinsh_save = {
    .name = "yinsh-save",
    .description = "the saved games of yinsh-sheet",
    .extensions = ".txt",
    .signatures = signatures,
    .announces = yinsh_save_announces,
    .announced_by = "Pp#",
    .read = yinsh_save_read,
    .resync = yinsh_save_resync,
    .write = yinsh_save_write,
    .dates = DATES_STAMP,
};
