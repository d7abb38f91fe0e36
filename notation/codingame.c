/* SPDX-License-Identifier: BSD-2-Clause */
/*
 * codingame: what two programs say to each other at CodinGame's YINSH, a line for a turn.
 *
 *     file    = { { empty } record }
 *     record  = [ answer [ answer ] ] { turn }    one line or more
 *     answer  = ( "yes" | "no" ) [ message ] end  whether the program wants the legal turns
 *     turn    = ( part { ";" part } [ ";" ] | "steal" ) [ message ] end
 *     part    = point | point "-" point           placement, move
 *             | "x" point "-" point "x" point     row, its ends in either order, and ring
 *     point   = letter digits
 *     message = { "MSG" text }                    a comment after the turn
 *     end     = line feed | end of the source
 *     empty   = a line of white space
 *
 * Letters are in either case, but MSG is not.  White space before the message and around a text is
 * ignored, and so is a text of nothing else.
 *
 * A record ends before an empty line, before an answer that follows a turn or two answers,
 * if a record of another notation announces itself, or with the source.  Answers are no
 * turns.  If the second turn is "steal", the variant is one with +steal.
 *
 * There is no pass: whoever cannot move loses there.  A pass that is followed by a turn is
 * supplied, one at the end is omitted.  Nor can a turn stop half-way: one in which a player
 * gave up before it was complete is not written.
 */
#include "base/text.h"
#include "rules/rules.h"
#include "syntax/writer.h"

#include <string.h>

extern const struct notation notation_codingame;

/* Whether the first line of a record was read; in yinsh_record.scratch.state. */
enum { NOT_READ, WAS_READ };

/* ---- Reading: lines ---------------------------------------------------- */

enum { TURN_MAX = 160 /* bytes of a line before the message; no turn comes near it */ };

static const char message_mark[] = "MSG";
enum { MARK_LENGTH = sizeof message_mark - 1 };

/* A line of the source, without white space around its parts. */
struct codingame_line {
    struct words whole;
    struct words turn;     /* what is before the first MSG */
    struct words messages; /* from there on, or empty */
    const char *next;      /* after the line end */
    bool plain;            /* whether there is no white space in it, and no message */
};

/* Where MSG comes next in a text; its length if there is none. */
static size_t find_mark(struct words text)
{
    const char *end = text.bytes + text.length, *at = text.bytes;
    for (; (at = memchr(at, message_mark[0], (size_t)(end - at))) != NULL; at++)
        if (end - at >= MARK_LENGTH && memcmp(at, message_mark, MARK_LENGTH) == 0)
            return (size_t)(at - text.bytes);
    return text.length;
}

/* The line that begins at the cursor, which stays there. */
static struct codingame_line look_at_line(struct cursor *cursor)
{
    const char *end = cursor->at;
    while (end < cursor->end && (unsigned char)*end > ' ' && *end != *message_mark)
        end++;
    if (end < cursor->end && *end == '\n') {
        struct words plain = {cursor->at, (size_t)(end - cursor->at)};
        return (struct codingame_line){plain, plain, {end, 0}, end + 1, true};
    }
    end = scan_line_end(cursor);
    struct words whole = words_trim((struct words){cursor->at, (size_t)(end - cursor->at)});
    size_t turn = find_mark(whole);
    return (struct codingame_line){
        .whole = whole,
        .turn = turn == whole.length ? whole : words_trim((struct words){whole.bytes, turn}),
        .messages = words_from(whole, turn),
        .next = end < cursor->end ? end + 1 : end};
}

/* Whether a program answers here if it asks for the legal turns. */
static bool is_answer(const struct codingame_line *line)
{
    return line->turn.length <= 3 &&
           (words_alike(line->turn, "yes") || words_alike(line->turn, "no"));
}

/* Keep the messages of a line; the site cuts it at every MSG. */
static void read_messages(const struct codingame_line *line, struct yinsh_record *record)
{
    struct words rest = line->messages;
    while (rest.length > 0) {
        rest = words_from(rest, MARK_LENGTH);
        size_t length = find_mark(rest);
        struct words text = words_trim((struct words){rest.bytes, length});
        if (text.length > 0)
            record_note(record, NOTE_COMMENT, text.bytes, text.length);
        rest = words_from(rest, length);
    }
}

/* ---- Reading: turns ---------------------------------------------------- */

/* A turn without white space. */
struct codingame_turn {
    struct cursor cursor;
    /* If the line is not plain: the bytes, and where each of them is in the source. */
    char bytes[TURN_MAX];
    const char *origins[TURN_MAX];
};

/*
 * Take the white space out of a turn; false if it is longer than any, or begins with two points and
 * nothing but space between them, as lines of other notations do.
 */
static bool pack_turn(struct words words, struct codingame_turn *turn)
{
    size_t length = 0;
    for (const char *at = words.bytes; at < words.bytes + words.length; at++) {
        if (is_blank(*at))
            continue;
        bool point = length > 1 && length <= 3 && is_digit(turn->bytes[length - 1]);
        if (length == TURN_MAX || (point && is_letter(*at) && (*at | 0x20) != 'x'))
            return false;
        turn->origins[length] = at;
        turn->bytes[length++] = *at;
    }
    turn->cursor = cursor_over(turn->bytes, length);
    return true;
}

/* Begin with the turn of a line; false if it is longer than any. */
static bool begin_turn(const struct codingame_line *line, struct codingame_turn *turn)
{
    turn->cursor = cursor_over(line->turn.bytes, line->turn.length);
    if (line->plain ? line->turn.length > TURN_MAX : !pack_turn(line->turn, turn))
        return false;
    /* One semicolon after a turn is omitted; alone it is not a turn. */
    if (scan_left(&turn->cursor) > 1 && turn->cursor.end[-1] == ';')
        turn->cursor.end--;
    return true;
}

/* Where a byte of a turn is in the source. */
static const char *origin_of(const struct codingame_turn *turn, const char *at)
{
    return turn->cursor.start == turn->bytes ? turn->origins[at - turn->bytes] : at;
}

/* One or two actions that are one part of a turn, and the words of the source that state them. */
struct codingame_part {
    yinsh_action actions[2];
    struct words sources[2];
    int count;
};

/* Add an action that was taken from a byte of the turn on. */
static void add_action(struct codingame_part *part, const struct codingame_turn *turn,
                       const char *first, yinsh_action action)
{
    const char *origin = origin_of(turn, first);
    const char *last = origin_of(turn, turn->cursor.at - 1);
    part->actions[part->count] = action;
    part->sources[part->count++] = (struct words){origin, (size_t)(last + 1 - origin)};
}

/* Take a row and the ring that is removed for it, which begin with an x; false if one is missing.
 */
static bool scan_removal(struct codingame_turn *turn, struct codingame_part *part)
{
    struct cursor *cursor = &turn->cursor;
    const char *first = cursor->at;
    yinsh_action row = {YINSH_ROW, YINSH_ANY_SIDE, YINSH_NO_POINT, YINSH_NO_POINT};
    yinsh_action ring = {YINSH_RING, YINSH_ANY_SIDE, YINSH_NO_POINT, YINSH_NO_POINT};
    cursor->at++;
    if (!scan_point(cursor, &row.from) || !scan_byte(cursor, '-') || !scan_point(cursor, &row.to))
        return false;
    add_action(part, turn, first, row);
    first = cursor->at;
    if (!scan_letters(cursor, "x") || !scan_point(cursor, &ring.from))
        return false;
    add_action(part, turn, first, ring);
    return true;
}

/*
 * Take a part of a turn: a placement, a move, "steal", or a row with its ring.  Returns false if
 * there is none at the cursor.
 */
static bool scan_part(struct codingame_turn *turn, struct codingame_part *part)
{
    struct cursor *cursor = &turn->cursor;
    const char *first = cursor->at;
    yinsh_action action = {YINSH_STEAL, YINSH_ANY_SIDE, YINSH_NO_POINT, YINSH_NO_POINT};
    part->count = 0;
    if ((scan_peek(cursor) | 0x20) == 'x')
        return scan_removal(turn, part);
    if (!scan_letters(cursor, "steal")) {
        if (!scan_point(cursor, &action.to))
            return false;
        action.kind = YINSH_PLACE;
        if (scan_byte(cursor, '-')) {
            action.kind = YINSH_MOVE;
            action.from = action.to;
            if (!scan_point(cursor, &action.to))
                return false;
        }
    }
    add_action(part, turn, first, action);
    return true;
}

/* The line up to its messages, with the white space before them. */
static struct words before_messages(const struct codingame_line *line)
{
    return (struct words){line->whole.bytes, line->whole.length - line->messages.length};
}

static bool no_turn(const struct codingame_line *line, struct yinsh_record *record)
{
    /* Of a line with nothing before its message, that is what is wrong. */
    struct words wrong = line->turn.length > 0 ? line->turn : line->whole;
    return record_fault(record, FAULT_SYNTAX_LINE, place_of_words(record, wrong), NULL);
}

/* Whether a line, up to its message, has the form of a turn. */
static bool is_turn(const struct codingame_line *line)
{
    struct codingame_turn turn;
    struct codingame_part part;
    if (!begin_turn(line, &turn))
        return false;
    do
        if (!scan_part(&turn, &part))
            return false;
    while (scan_byte(&turn.cursor, ';'));
    return turn.cursor.at == turn.cursor.end;
}

/* Play a line that is not an answer. */
static bool read_turn(const struct codingame_line *line, struct yinsh_record *record)
{
    struct codingame_turn turn;
    struct codingame_part part;
    struct place place = place_of_words(record, before_messages(line));
    /* What follows a turn that is not whole may be text. */
    if (record->game.now.turn == record->game.turn && !is_turn(line))
        return no_turn(line, record);
    record_lift_limit(record, place);
    record_supply_passes(record, YINSH_ANY_SIDE, place);
    if (!record_begin_turn(record))
        return false;
    if (!begin_turn(line, &turn))
        return no_turn(line, record);
    do {
        if (!scan_part(&turn, &part) ||
            (turn.cursor.at < turn.cursor.end && *turn.cursor.at != ';'))
            return no_turn(line, record);
        if (part.actions[0].kind == YINSH_STEAL)
            record_offer_steal(record);
        for (int i = 0; i < part.count; i++)
            if (!record_action(record, part.actions[i], place_of_words(record, part.sources[i])))
                return false;
    } while (scan_byte(&turn.cursor, ';'));
    return true;
}

static bool codingame_read(struct cursor *cursor, struct yinsh_record *record)
{
    int answers = 0;
    bool any = false, turns = false, good = true;
    scan_blanks(cursor);
    while (good && !scan_at_end(cursor)) {
        struct codingame_line line = look_at_line(cursor);
        bool answer = is_answer(&line);
        if (line.whole.length == 0 || (answer && (turns || answers == 2)) ||
            (any && !answer &&
             notation_others_announce_at(cursor, line.whole.bytes, line.plain,
                                         &notation_codingame)))
            break;
        any = true;
        record->scratch.state = WAS_READ;
        turns |= !answer;
        answers += answer;
        good = answer || read_turn(&line, record);
        if (good)
            read_messages(&line, record);
        else
            cursor->starved |= scan_left(cursor) < ANNOUNCEMENT;
        cursor->at = line.next;
    }
    record->whole = good;
    return any;
}

/* ---- Reading: the next record ------------------------------------------ */

/*
 * The cursor is where a line begins, after the one at fault, or at the first line of a
 * record that was too long to be read; of the last line there may be more to come.
 */
static bool codingame_resync(struct cursor *cursor, struct yinsh_record *record)
{
    while (!scan_at_end(cursor)) {
        struct codingame_line line = look_at_line(cursor);
        if (cursor->starved)
            return false;
        if (record->scratch.state == WAS_READ && (line.whole.length == 0 || is_answer(&line)))
            return true;
        record->scratch.state = WAS_READ;
        cursor->at = line.next;
    }
    return false;
}

/* ---- Writing ----------------------------------------------------------- */

/* Whether a comment is read back after MSG as it is. */
static bool is_message(const struct note *note)
{
    struct words text = {note->text, note->length};
    return text.length > 0 && words_trim(text).length == text.length &&
           find_mark(text) == text.length && text_is_visible(text.bytes, text.length);
}

/* Whether comments that can be written are before the first turn. */
static bool has_opening(const struct note *note)
{
    for (; note != NULL && note->after == 0; note = note->next)
        if (note->kind == NOTE_COMMENT && is_message(note))
            return true;
    return false;
}

/* Write the comments up to those after action number after, and end the line. */
static void put_messages(struct writer *writer, size_t after)
{
    const struct note *note = writer->note;
    for (; note != NULL && note->after <= after; note = note->next) {
        if (note->kind != NOTE_COMMENT)
            continue;
        if (is_message(note)) {
            put(writer, " MSG ");
            output_bytes(writer->output, note->text, note->length);
        } else {
            writer->lost |= LOST_COMMENTS;
        }
    }
    writer->note = note;
    put(writer, "\n");
}

/* Write a turn up to the action of an index, with the comments in it. */
static void put_turn(struct writer *writer, size_t first, size_t end)
{
    const char *gap = "";
    for (size_t at = first; at < end; at++) {
        yinsh_action action = writer->record->game.played[at].action;
        if (action.kind == YINSH_PASS)
            continue;
        put(writer, action.kind != YINSH_RING ? gap : "");
        output_take(writer->output,
                    append_action(output_room(writer->output, YINSH_ACTION_TEXT), action));
        gap = ";";
    }
    /* A note about a pass alone is written with the next turn. */
    if (*gap != '\0')
        put_messages(writer, end);
}

static void codingame_write(struct writer *writer)
{
    const struct yinsh_record *record = writer->record;
    if (!writer_begin(writer, LOST_COMMENTS | LOST_STEAL | LOST_EMPTY, NULL))
        return;
    writer->count = notation_held_actions(record, LOST_END);
    /* The word itself implies that rings may be stolen. */
    if (record->game.count > 1 && record->game.played[1].action.kind == YINSH_STEAL &&
        record->game.start.variant == YINSH_STANDARD)
        writer->lost &= ~(unsigned)LOST_VARIANT;
    if (writer->count == 0 || has_opening(writer->note)) {
        put(writer, "yes");
        put_messages(writer, 0);
    }
    for (size_t first = 0, end; first < writer->count; first = end) {
        end = writer_end_of_turn(writer, first);
        put_turn(writer, first, end);
    }
    for (; writer->note != NULL; writer->note = writer->note->next)
        writer->lost |= writer->note->kind == NOTE_COMMENT ? LOST_COMMENTS : 0U;
    put(writer, "\n");
}

/* ---- The notation ------------------------------------------------------ */

/* A message after an answer or a turn; its text is free, and may be like a line of another. */
static bool codingame_announces(struct cursor *cursor)
{
    /* A line is long, and every record without tags of the official notation begins with a digit.
     */
    if (!is_letter(scan_peek(cursor)))
        return false;
    struct codingame_line line = look_at_line(cursor);
    return line.messages.length > 0 && (is_answer(&line) || is_turn(&line));
}

/* The lines of a source, as far as they tell this notation from the official one. */
struct codingame_lines {
    size_t turns, others; /* those that are turns or answers here, and those that are not */
    size_t plain;         /* turns without white space: they have no official word */
    size_t own;           /* those that only this notation has, among the first two */
    size_t messages;      /* turns with one */
    size_t first;         /* turns before any other line and the first blank one */
    size_t records;       /* stretches of lines without a blank one */
    size_t official;      /* those in which is a word that only the official notation has */
};

/*
 * Whether a line has a word of the official notation in it: a tag, a comment, a result, a number
 * before a turn, or a ring that is removed without its row.  A bracket alone is none.
 */
static bool is_official(const struct codingame_line *line)
{
    struct words text = before_messages(line);
    struct cursor cursor = cursor_over(text.bytes, text.length);
    yinsh_point point;
    uint32_t number;
    bool tag = scan_byte(&cursor, '[');
    while (tag && is_tag_name_byte(scan_peek(&cursor)))
        cursor.at++;
    if (tag && scan_blanks(&cursor) && scan_byte(&cursor, '"') &&
        text.bytes[text.length - 1] == ']')
        return true;
    for (cursor.at = text.bytes; !scan_at_end(&cursor);) {
        const char *word = cursor.at;
        if (*word == '{' && memchr(word, '}', scan_left(&cursor)) != NULL)
            return true;
        if (scan_number(&cursor, 999, &number) > 0 && scan_byte(&cursor, '.') &&
            (scan_blanks(&cursor) || is_letter(scan_peek(&cursor))))
            return true;
        cursor.at = word;
        while (!scan_at_end(&cursor) && !is_blank(*cursor.at) && *cursor.at != ';')
            cursor.at++;
        struct words whole = {word, (size_t)(cursor.at - word)};
        struct cursor ring = cursor_over(whole.bytes, whole.length);
        if ((!is_letter(*word) && result_find(whole.bytes, whole.length) >= 0) ||
            (scan_letters(&ring, "x") && scan_point(&ring, &point) && ring.at == ring.end))
            return true;
        cursor.at += cursor.at < cursor.end;
    }
    return false;
}

/*
 * Count the lines up to the first that only this notation has, which decides; words of the official
 * notation only if that is wanted.
 */
static struct codingame_lines count_lines(struct cursor cursor, bool official)
{
    struct codingame_lines lines = {.turns = 0};
    bool blank = true, counted = false; /* whether the record has such a word */
    while (cursor.at < cursor.end && lines.own == 0) {
        struct codingame_line line = look_at_line(&cursor);
        /* A cut line proves nothing, unless it is all that there is. */
        bool cut = line.next == cursor.end && cursor.end[-1] != '\n';
        cursor.at = line.next;
        if (line.whole.length == 0 || (cut && lines.turns + lines.others >= 3)) {
            blank = true;
            continue;
        }
        bool answer = is_answer(&line), turn = answer || is_turn(&line);
        bool message = turn && line.messages.length > 0;
        lines.own += lines.turns + lines.others < 2 && turn &&
                     (answer || (message && lines.turns == 0) || words_alike(line.turn, "steal"));
        lines.messages += message;
        lines.records += blank;
        lines.first += turn && lines.records == 1 && lines.others == 0;
        lines.turns += turn;
        lines.others += !turn;
        lines.plain += turn && line.plain;
        counted = counted && !blank;
        if (official && !counted && is_official(&line)) {
            lines.official++;
            counted = true;
        }
        blank = false;
    }
    return lines;
}

/*
 * A source of turns, one a line and nothing else, is this notation, but a few lines that are wrong
 * change nothing.  If every second record has a word of the official one it is not.
 */
static int codingame_weigh(struct cursor cursor)
{
    enum { CERTAIN = 3 * NOTATION_CERTAIN, POSSIBLE = 5, LEAST = 3 };
    struct codingame_lines lines = count_lines(cursor, false);
    if (lines.turns > 0 && lines.plain < lines.turns + lines.others)
        lines = count_lines(cursor, true);
    if (lines.own > 0 || (lines.messages > 0 && lines.turns >= lines.others))
        return CERTAIN;
    if (lines.turns == 0 || 2 * lines.official >= lines.records + (lines.records > 1))
        return 0;
    if (lines.turns >= LEAST && (lines.turns >= 2 * lines.others || lines.first >= LEAST))
        return NOTATION_LIKELY;
    return lines.others == 0 ? POSSIBLE : 0;
}

const struct notation notation_codingame = {
    .name = "codingame",
    .description = "the turns of CodinGame programs, one per line",
    .extensions = ".txt",
    .signatures = (const struct signature[]){{NULL, 0, "", NULL}},
    .weigh = codingame_weigh,
    .announces = codingame_announces,
    .read = codingame_read,
    .resync = codingame_resync,
    .write = codingame_write,
};
