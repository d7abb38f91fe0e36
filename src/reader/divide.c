/* SPDX-License-Identifier: BSD-2-Clause */
/* Where a record ends if another one, or text, is in it. */
#include "reader/state.h"

#include "base/text.h"
#include "record/record.h"

#include <string.h>

/*
 * Whether the record at the window's start is good if the source ends at an offset.  Without memory
 * that is unknown: then arena.failed is set, and nothing else may be tried.
 */
static bool is_good_up_to(yinsh_reader *reader, size_t offset)
{
    struct cursor cursor = reader_begin_record(reader);
    cursor.end = cursor.start + offset;
    bool found = reader_read_through(reader, &cursor);
    scan_blanks(&cursor);
    return reader->record.arena.failed ||
           (found && cursor.at == cursor.end && record_first_error(&reader->record) == NULL);
}

/* Whether a fault may be caused by text. */
static bool may_be_text(enum fault_code code)
{
    return code == FAULT_SYNTAX_LINE || code == FAULT_SYNTAX_TURN || code == FAULT_JSON_SYNTAX ||
           code == FAULT_SGF_SYNTAX || code == FAULT_NOTATION_TIE || code == FAULT_UNKNOWN_NOTATION;
}

bool reader_is_empty(const yinsh_reader *reader)
{
    return !reader->fixed && reader->record.game.count == 0 && reader->record.tag_count == 0 &&
           (reader->record.notes == NULL || reader->record.fault_count > 0) &&
           strchr("[{(", *window_bytes(&reader->window)) == NULL;
}

bool reader_find_text(yinsh_reader *reader, size_t offset, struct plain_text *text)
{
    const struct fault *fault = record_first_error(&reader->record);
    uint64_t at = reader->window.offset + offset;
    if (at < reader->no_text ||
        (fault != NULL ? !may_be_text(fault->code) : !reader_is_empty(reader)))
        return false;
    bool found = plain_text_find(reader_cursor(reader, offset, reader_left(reader) - offset), text);
    if (!found)
        reader->no_text = at + text->length;
    return found;
}

/* Whether a record at a cursor shows that it is one: it announces itself, or begins with turn 1. */
static bool shows_itself(struct cursor cursor)
{
    return notation_announced(cursor, NULL) != NULL || scan_word(&cursor, "1.");
}

/*
 * Whether a turn with a number follows that is not the first of a record, perhaps quoted, and
 * perhaps after tags.
 */
static bool continues(struct cursor cursor)
{
    uint32_t number;
    while (scan_byte(&cursor, '>') || scan_blanks(&cursor) || scan_peek(&cursor) == '[')
        if (scan_peek(&cursor) == '[')
            cursor.at = scan_line_end(&cursor);
    return scan_number(&cursor, UINT32_MAX, &number) > 0 && number > 1 && scan_byte(&cursor, '.');
}

/*
 * Whether a game begins at a cursor, where the notation announces itself; what is half of a game,
 * or of a turn, is followed by a move.  Without memory that is unknown: then arena.failed is set.
 */
static bool begins_game(yinsh_reader *reader, struct cursor cursor)
{
    reader_begin_record(reader);
    /* The same however many bytes are there, and no more time than detection takes. */
    if (scan_left(&cursor) > DETECTION_SIZE)
        cursor.end = cursor.at + DETECTION_SIZE;
    reader->notation->read(&cursor, &reader->record);
    const struct fault *fault = record_first_error(&reader->record);
    return fault == NULL || fault->code != FAULT_PLACING_DUE || fault->turn > 2;
}

/*
 * End a record from an offset on, in one line, where another one is joined to it, as if a line end
 * was lost, or a byte order mark is between them; but only if it is good up to there.  *tries is
 * the number of places at which that was tried, and what was read then is not the whole.
 */
static bool end_at_joint(yinsh_reader *reader, size_t at, int *tries)
{
    enum { MOST = 16 /* places that are examined */, TRIES = 4 };
    const char *bytes = window_bytes(&reader->window);
    size_t left = reader_left(reader), end = left - at < EXCERPT_AHEAD ? left : at + EXCERPT_AHEAD;
    for (int places = 0; places < MOST && *tries < TRIES && at < end && bytes[at] != '\n'; at++) {
        struct cursor cursor = reader_cursor(reader, at, left - at);
        /* What is before a dash is half of a move. */
        if (is_blank(bytes[at]) || bytes[at] == '-' ||
            !window_may_end_record(window_last(&reader->window, at)))
            continue;
        places++;
        const struct notation *own =
            notation_announces(reader->notation, cursor) ? reader->notation : NULL;
        const struct notation *joined = reader->fixed ? own : notation_announced(cursor, NULL);
        *tries += joined != NULL;
        if (joined == NULL || (joined == reader->notation && !begins_game(reader, cursor)))
            continue;
        if (reader->record.arena.failed ||
            (is_good_up_to(reader, at) && reader->record.game.now.due != YINSH_DUE_PLACE))
            return true;
    }
    return false;
}

/* Whether the line with a byte is whole, and by itself shows that it is no text around records. */
static bool is_no_text(const yinsh_reader *reader, size_t offset)
{
    struct plain_text text;
    while (offset > 0 && window_bytes(&reader->window)[offset - 1] != '\n')
        offset--;
    struct cursor line = reader_cursor(reader, offset, reader_left(reader) - offset);
    line.end = scan_line_end(&line);
    return !line.starved && *line.at != '>' && !plain_text_find(line, &text) && text.length == 0;
}

/* Whether no record can be joined to a line after a fault, by its bytes alone. */
static bool ends_alone(const yinsh_reader *reader, size_t fault)
{
    struct cursor line = reader_cursor(reader, fault, reader_left(reader) - fault);
    /* What may begin with any byte announces itself in one line. */
    const uint64_t *of_byte = reader->announcers.of_byte;
    while (!scan_at_end(&line) && *line.at != '\n' && of_byte[(unsigned char)*line.at] == *of_byte)
        line.at++;
    return reader->notation->announced_by != NULL && !line.starved && *line.at == '\n';
}

bool reader_sees_end(const yinsh_reader *reader)
{
    const struct fault *fault = record_first_error(&reader->record);
    size_t left = reader_left(reader) - reader->used;
    const char *rest = window_bytes(&reader->window) + reader->used;
    if (reader_is_empty(reader) || (left < EXCERPT_AHEAD && memchr(rest, '\n', left) == NULL))
        return false;
    return fault == NULL || (ends_alone(reader, fault->offset) &&
                             (reader->fixed || fault->code != FAULT_PLACE_AFTER_TEN) &&
                             (!may_be_text(fault->code) ||
                              (is_no_text(reader, 0) && is_no_text(reader, fault->offset))));
}

void reader_divide(yinsh_reader *reader)
{
    const char *bytes = window_bytes(&reader->window);
    const struct fault *fault = record_first_error(&reader->record);
    size_t line = fault->offset;
    int tries = 0;
    struct plain_text text = {.apart = false};
    while (line > 0 && bytes[line - 1] != '\n')
        line--;
    struct cursor cursor = reader_cursor(reader, line, reader_left(reader) - line);
    bool ends =
        line > reader->tags && ((may_be_text(fault->code) && plain_text_is_quoted(cursor)) ||
                                (reader_find_text(reader, line, &text) &&
                                 (text.mark || scan_after_empty_line(bytes, cursor.at))));
    size_t after = line + (text.follows ? text.length : 0);
    size_t ahead = reader_left(reader) - after;
    struct cursor next = reader_cursor(reader, after, ahead < ANNOUNCEMENT ? ahead : ANNOUNCEMENT);
    ends = ends && (!text.follows || text.mark || text.apart || shows_itself(next)) &&
           !continues(next);
    /* After tags alone their turns, or others of them, may follow text. */
    if (ends && fault->turn == 0 && reader->record.tag_count > 0)
        ends = text.apart && !(text.follows && is_digit(bytes[line + text.length]));
    /* The first rings of too many may be those of a game before the last empty line. */
    bool many = fault->code == FAULT_PLACE_AFTER_TEN && !reader->fixed;
    for (; many && !ends && line > reader->tags; line -= !ends) {
        cursor = reader_cursor(reader, line, reader_left(reader) - line);
        ends = scan_after_empty_line(bytes, cursor.at) &&
               notation_likely(cursor, reader->notation, NOTATION_LIKELY) != NULL;
    }
    /* In most garbage no ring is placed. */
    if (reader->record.game.now.turn >= YINSH_PLACING_TURNS &&
        end_at_joint(reader, fault->offset, &tries))
        return;
    if ((ends || tries > 0) && !(ends && is_good_up_to(reader, line))) {
        cursor = reader_begin_record(reader);
        reader_read_through(reader, &cursor);
    }
}
