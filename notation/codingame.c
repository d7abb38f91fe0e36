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
 * Letters are in either case, but MSG is not.  White space before the message counts
 * for nothing; around a text it is left out, and a text of nothing else, too.
 *
 * A record ends before an empty line, before an answer that follows a turn or two answers,
 * if a record of another notation announces itself, or with the source.  Answers are no
 * turns.  If the second turn is "steal", the variant is one with +steal.
 *
 * There is no pass: whoever cannot move loses there.  A pass that is followed by a turn is
 * supplied, one at the end is lost.  Nor can a turn stop half-way: one in which a player
 * gave up before it was complete is not written.
 */
#include "base/text.h"
#include "base/words.h"
#include "rules/names.h"
#include "rules/point_text.h"
#include "syntax/losses.h"
#include "syntax/notation.h"

#include <string.h>

extern const struct notation notation_codingame;

static const char message_mark[] = "MSG";

/* Whether the first line of a record was read; in yinsh_record.scratch.state. */
enum { NOT_READ, WAS_READ };

/* ---- Reading: lines ---------------------------------------------------- */

enum { TURN_MAX = 160 /* bytes of a line before the message; no turn comes near it */ };

/* A line of the source. */
struct codingame_line {
    const char *at, *end; /* without white space at its ends */
    const char *message;  /* the first MSG, or end */
    const char *next;     /* after the line end */
};

static const char *skip_blanks(const char *at, const char *end)
{
    while (at < end && is_blank(*at))
        at++;
    return at;
}

static const char *drop_blanks(const char *at, const char *end)
{
    while (end > at && is_blank(end[-1]))
        end--;
    return end;
}

/* Where MSG comes next, or the end is. */
static const char *find_mark(const char *at, const char *end)
{
    for (; at < end; at++) {
        at = memchr(at, message_mark[0], (size_t)(end - at));
        if (at == NULL)
            break;
        if ((size_t)(end - at) >= strlen(message_mark) &&
            memcmp(at, message_mark, strlen(message_mark)) == 0)
            return at;
    }
    return end;
}

/* The line that begins at the cursor, which stays there. */
static struct codingame_line look_at_line(struct cursor *cursor)
{
    struct codingame_line line = {.at = cursor->at};
    const char *newline = memchr(cursor->at, '\n', scan_left(cursor));
    if (newline == NULL)
        cursor->starved = true;
    line.next = newline != NULL ? newline + 1 : cursor->end;
    line.end = newline != NULL ? newline : cursor->end;
    line.at = skip_blanks(line.at, line.end);
    line.end = drop_blanks(line.at, line.end);
    line.message = find_mark(line.at, line.end);
    return line;
}

/* Whether a program answers here if it asks for the legal turns. */
static bool is_answer(const struct codingame_line *line)
{
    struct cursor word = cursor_over(line->at, (size_t)(line->message - line->at));
    if (!scan_letters(&word, "yes") && !scan_letters(&word, "no"))
        return false;
    scan_blanks(&word);
    return word.at == word.end;
}

/* Keep the messages of a line; the site cuts it at every MSG. */
static void read_messages(const struct codingame_line *line, struct yinsh_record *record)
{
    const char *at = line->message;
    while (at < line->end) {
        const char *text = skip_blanks(at + strlen(message_mark), line->end);
        at = find_mark(at + strlen(message_mark), line->end);
        if (text < at)
            record_note(record, NOTE_COMMENT, text, (size_t)(drop_blanks(text, at) - text));
    }
}

/* ---- Reading: turns ---------------------------------------------------- */

/* A turn without white space, and where each of its bytes is in the source. */
struct codingame_turn {
    char bytes[TURN_MAX];
    size_t offsets[TURN_MAX];
    struct cursor cursor; /* over the bytes */
    struct place line;    /* of the whole turn in the source */
};

/* Take the turn out of a line; false if it is longer than any. */
static bool begin_turn(const struct cursor *source, const struct codingame_line *line,
                       struct codingame_turn *turn)
{
    size_t length = 0;
    const char *end = drop_blanks(line->at, line->message);
    turn->line.offset = (size_t)(line->at - source->start);
    /* Of a line with nothing before its message, that is what is wrong. */
    turn->line.length = (size_t)((end > line->at ? end : line->end) - line->at);
    for (const char *at = line->at; at < end; at++) {
        if (is_blank(*at))
            continue;
        if (length == TURN_MAX)
            return false;
        turn->offsets[length] = (size_t)(at - source->start);
        turn->bytes[length++] = *at;
    }
    /* One semicolon after a turn is omitted; alone it is not a turn. */
    if (length > 1 && turn->bytes[length - 1] == ';')
        length--;
    turn->cursor = cursor_over(turn->bytes, length);
    return true;
}

/* The place in the source of what was taken of a turn from one of its bytes on. */
static struct place place_of(const struct codingame_turn *turn, const char *first)
{
    size_t offset = turn->offsets[first - turn->bytes];
    size_t last = turn->offsets[turn->cursor.at - turn->bytes - 1];
    return (struct place){offset, last + 1 - offset};
}

static bool no_turn(const struct codingame_turn *turn, struct yinsh_record *record)
{
    return record_fault(record, FAULT_SYNTAX_LINE, turn->line, NULL);
}

/* One or two actions that are one part of a turn. */
struct codingame_part {
    yinsh_action actions[2];
    struct place places[2];
    int count;
};

static void add_action(struct codingame_part *part, const struct codingame_turn *turn,
                       const char *first, yinsh_action action)
{
    part->actions[part->count] = action;
    part->places[part->count++] = place_of(turn, first);
}

/* A row and the ring that is removed for it; false if they are none. */
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
    if ((!scan_byte(cursor, 'x') && !scan_byte(cursor, 'X')) || !scan_point(cursor, &ring.from))
        return false;
    add_action(part, turn, first, ring);
    return true;
}

/* The part of a turn that the cursor is on; false if it is none. */
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

/* Play a line that is not an answer. */
static bool read_turn(const struct cursor *source, const struct codingame_line *line,
                      struct yinsh_record *record)
{
    struct codingame_turn turn;
    struct codingame_part part;
    struct place place = {(size_t)(line->at - source->start), (size_t)(line->message - line->at)};
    record_pass_limit(record, place);
    record_supply_passes(record, YINSH_ANY_SIDE, place);
    if (!record_begin_turn(record))
        return false;
    if (!begin_turn(source, line, &turn))
        return no_turn(&turn, record);
    do {
        if (!scan_part(&turn, &part) ||
            (turn.cursor.at < turn.cursor.end && *turn.cursor.at != ';'))
            return no_turn(&turn, record);
        if (part.actions[0].kind == YINSH_STEAL)
            record_offer_steal(record);
        for (int i = 0; i < part.count; i++)
            if (!record_action(record, part.actions[i], part.places[i]))
                return false;
    } while (scan_byte(&turn.cursor, ';'));
    return true;
}

/* Whether a line, up to its message, has the form of a turn. */
static bool is_turn(const struct cursor *source, const struct codingame_line *line)
{
    struct codingame_turn turn;
    struct codingame_part part;
    if (!begin_turn(source, line, &turn))
        return false;
    do
        if (!scan_part(&turn, &part))
            return false;
    while (scan_byte(&turn.cursor, ';'));
    return turn.cursor.at == turn.cursor.end;
}

static bool codingame_read(struct cursor *cursor, struct yinsh_record *record)
{
    int answers = 0;
    bool any = false, turns = false, good = true;
    scan_blanks(cursor);
    while (good && !scan_at_end(cursor)) {
        struct codingame_line line = look_at_line(cursor);
        bool answer = is_answer(&line);
        if (line.at == line.end || (answer && (turns || answers == 2)) ||
            (any && !answer && notation_others_begin_at(cursor, line.at, &notation_codingame)))
            break;
        any = true;
        record->scratch.state = WAS_READ;
        turns |= !answer;
        answers += answer;
        good = answer || read_turn(cursor, &line, record);
        if (good)
            read_messages(&line, record);
        else if (scan_left(cursor) < ANNOUNCEMENT)
            cursor->starved = true;
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
        if (record->scratch.state == WAS_READ && (line.at == line.end || is_answer(&line)))
            return true;
        record->scratch.state = WAS_READ;
        cursor->at = line.next;
    }
    return false;
}

/* ---- Writing ----------------------------------------------------------- */

/* Whether a text is read back after MSG as it is. */
static bool is_message(const char *text, size_t length)
{
    if (length == 0 || is_blank(text[0]) || is_blank(text[length - 1]) ||
        find_mark(text, text + length) < text + length)
        return false;
    while (length > 0) {
        struct visible piece = text_next_visible(text, length);
        if (piece.escaped)
            return false;
        text += piece.taken;
        length -= piece.taken;
    }
    return true;
}

/* Whether comments that can be written are before the first turn. */
static bool has_opening(const struct note *note)
{
    for (; note != NULL && note->after == 0; note = note->next)
        if (note->kind == NOTE_COMMENT && is_message(note->text, note->length))
            return true;
    return false;
}

/* Write the comments up to those after action number after, and end the line. */
static const struct note *put_messages(struct output *output, const struct note *note, size_t after,
                                       unsigned *lost)
{
    for (; note != NULL && note->after <= after; note = note->next) {
        if (note->kind != NOTE_COMMENT)
            continue;
        if (is_message(note->text, note->length)) {
            output_string(output, " MSG ");
            output_bytes(output, note->text, note->length);
        } else {
            *lost |= LOST_COMMENTS;
        }
    }
    output_string(output, "\n");
    return note;
}

static bool has_steal(const struct yinsh_record *record)
{
    return record->game.count > 1 && record->game.played[1].action.kind == YINSH_STEAL;
}

static unsigned codingame_write(const struct yinsh_record *record,
                                const struct write_options *options, struct output *output)
{
    (void)options;
    static const char *const no_tags[] = {NULL};
    unsigned lost = notation_losses(record, LOST_COMMENTS | LOST_STEAL, no_tags);
    const struct note *note = record->notes;
    size_t count = notation_held_actions(record, LOST_END);
    if ((lost & LOST_ALL) != 0)
        return lost;
    /* The word itself implies that rings may be stolen. */
    if (has_steal(record) && record->game.start.variant == YINSH_STANDARD)
        lost &= ~(unsigned)LOST_VARIANT;
    if (count == 0 || has_opening(note)) {
        output_string(output, "yes");
        note = put_messages(output, note, 0, &lost);
    }
    for (size_t at = 0, first = 0; at < count; first = at) {
        bool any = false;
        for (; at < count && record->game.played[at].turn == record->game.played[first].turn;
             at++) {
            char text[YINSH_ACTION_TEXT];
            yinsh_action action = record->game.played[at].action;
            size_t length = yinsh_action_format(action, text);
            if (action.kind == YINSH_PASS)
                continue;
            output_string(output, any && action.kind != YINSH_RING ? ";" : "");
            output_bytes(output, text, length);
            any = true;
        }
        /* A note about a pass alone is written with the next turn. */
        if (any)
            note = put_messages(output, note, at, &lost);
    }
    for (; note != NULL; note = note->next)
        lost |= note->kind == NOTE_COMMENT ? LOST_COMMENTS : 0U;
    output_string(output, "\n");
    return lost;
}

/* ---- The notation ------------------------------------------------------ */

/* A message after an answer or a turn; its text is free, and may be like a line of another. */
static bool codingame_announces(struct cursor cursor)
{
    /* A line is long, and every record without tags of the official notation begins with a digit.
     */
    if (!is_letter(scan_peek(&cursor)))
        return false;
    struct codingame_line line = look_at_line(&cursor);
    return line.message < line.end && (is_answer(&line) || is_turn(&cursor, &line));
}

/* The lines of a source, as far as they tell this notation from the official one. */
struct codingame_lines {
    size_t turns, others; /* those that are turns or answers here, and those that are not */
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
    struct words text = {line->at, (size_t)(line->message - line->at)};
    struct cursor cursor = cursor_over(text.bytes, text.length);
    yinsh_point point;
    uint32_t number;
    bool tag = scan_byte(&cursor, '[');
    while (tag && is_name_byte(scan_peek(&cursor)))
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
        if (name_find(names_of_result, whole.bytes, whole.length) >= 0 ||
            (scan_letters(&ring, "x") && scan_point(&ring, &point) && ring.at == ring.end))
            return true;
        cursor.at += cursor.at < cursor.end;
    }
    return false;
}

/* Count the lines up to the first that only this notation has, which decides. */
static struct codingame_lines count_lines(struct cursor cursor)
{
    struct codingame_lines lines = {.turns = 0};
    bool blank = true;
    bool counted = false; /* whether the record has such a word */
    while (cursor.at < cursor.end && lines.own == 0) {
        struct codingame_line line = look_at_line(&cursor);
        /* A cut line proves nothing, unless it is all that there is. */
        bool cut = line.next == cursor.end && cursor.end[-1] != '\n';
        cursor.at = line.next;
        if (line.at == line.end || (cut && lines.turns + lines.others >= 3)) {
            blank = true;
            continue;
        }
        bool answer = is_answer(&line), turn = answer || is_turn(&cursor, &line);
        struct words word = {line.at, (size_t)(line.message - line.at)};
        lines.own += lines.turns + lines.others < 2 && turn &&
                     (answer || (line.message < line.end && lines.turns == 0) ||
                      words_alike(words_trim(word), "steal"));
        lines.messages += turn && line.message < line.end;
        lines.records += blank;
        lines.first += turn && lines.records == 1 && lines.others == 0;
        lines.turns += turn;
        lines.others += !turn;
        counted = counted && !blank;
        if (!counted && is_official(&line)) {
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
    struct codingame_lines lines = count_lines(cursor);
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
