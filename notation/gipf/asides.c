/* SPDX-License-Identifier: BSD-2-Clause */
/* Comments, variations, marks, and results in other forms; notation/gipf/gipf.c has its grammar. */
#include "notation/gipf/gipf.h"

#include "base/text.h"

/* ---- Comments ---------------------------------------------------------- */

/* Number of the first action of the turn that the last action belongs to, from 1. */
static size_t turn_start(const struct yinsh_record *record)
{
    size_t first = record->game.count;
    while (first > 1 && record->game.played[first - 2].turn == record->game.played[first - 1].turn)
        first--;
    return first;
}

/*
 * Read a comment's text as clocks; false if it holds none.  The form alone is checked first, so
 * that nothing is kept of a text that is not a clock after all.
 */
static bool read_clocks(struct words text, struct yinsh_record *record, bool keep)
{
    struct cursor cursor = cursor_over(text.bytes, text.length);
    size_t action = turn_start(record);
    if (!scan_word(&cursor, "[%tm"))
        return false;
    while (scan_byte(&cursor, ' ')) {
        if (action > record->game.count + 1)
            return false;
        if (!scan_byte(&cursor, '-'))
            do {
                uint64_t clock;
                if (!scan_clock(&cursor, &clock))
                    return false;
                if (keep)
                    record_clock(record, action, clock);
            } while (scan_byte(&cursor, ','));
        action++;
    }
    return scan_byte(&cursor, ']') && cursor.at == cursor.end;
}

/*
 * Whether a record begins at the cursor, which is at the start of a line, whatever is before it: a
 * tag, or the first turn with its number.  While a record has only tags, its turns follow.
 */
static bool begins_record(struct cursor *cursor, const struct yinsh_record *tags, bool empty_line)
{
    struct cursor ahead = *cursor;
    uint32_t number;
    bool begins = tag_begins(&ahead) &&
                  (empty_line || tags == NULL || gipf_repeats_tag(&ahead, tags, tags->tag_count));
    if (!begins && tags == NULL) {
        ahead.at = cursor->at;
        begins = scan_number(&ahead, 2, &number) > 0 && number == 1 && scan_byte(&ahead, '.');
        if (begins)
            scan_blanks(&ahead);
        begins = begins && is_letter(scan_peek(&ahead)) && is_digit(scan_ahead(&ahead, 1));
    }
    cursor->starved |= ahead.starved;
    return begins;
}

struct gipf_comment gipf_find_comment_end(const struct cursor *cursor,
                                          const struct yinsh_record *tags)
{
    struct cursor line = *cursor;
    int objects = 64;                       /* that are still looked at */
    const char *next = NULL, *other = NULL; /* a record, and an object of another notation */
    bool apart = false;                     /* whether that is a line so far: } is its own */
    line.starved = false;
    for (const char *at = cursor->at; at < cursor->end; at++) {
        if (*at >= '{' && charset_hides(cursor->charset, cursor->at, at))
            continue;
        apart &= *at != '\n';
        if (*at == '}' && !apart)
            return (struct gipf_comment){at, true, !line.starved};
        if ((*at == '{' || *at == '}') && (next != NULL || other != NULL))
            return (struct gipf_comment){next != NULL ? next : other, false, true};
        line.at = at;
        if (*at == '{' && scan_ahead(&line, 1) == '"' && objects-- > 0 &&
            notation_others_announce(&line, NULL)) {
            other = at;
            apart = gipf_starts_line(&line);
        }
        if (*at != '\n' || next != NULL)
            continue;
        const char *text = at;
        while (text > cursor->at && text[-1] != '\n' && is_blank(text[-1]))
            text--;
        line.at = at + 1;
        scan_margin(&line);
        if (begins_record(&line, tags, text[-1] == '\n'))
            next = at + 1;
    }
    return (struct gipf_comment){next != NULL ? next : cursor->end, false, false};
}

/* ---- Variations, marks and comments of other forms ---------------------- */

/*
 * Find the end of the variation on whose parenthesis the cursor is: the one that closes it.  No
 * record begins in it, and it has no empty line.
 */
static struct gipf_comment find_variation_end(const struct cursor *cursor)
{
    struct cursor ahead = *cursor, line;
    size_t depth = 0;
    ahead.starved = false;
    for (; !scan_at_end(&ahead); ahead.at++) {
        char byte = *ahead.at;
        depth += byte == '(';
        if (byte == ')' && --depth == 0)
            return (struct gipf_comment){ahead.at, true, true};
        if (byte == '{') {
            struct gipf_comment inner = gipf_find_comment_end(&ahead, NULL);
            if (!inner.closed)
                return inner;
            ahead.at = inner.end;
        } else if (byte == '\n') {
            line = ahead;
            line.at++;
            scan_line_blanks(&line);
            if (scan_peek(&line) == '\n' || begins_record(&line, NULL, false))
                return (struct gipf_comment){ahead.at + 1, false, true};
        }
    }
    return (struct gipf_comment){cursor->end, false, false};
}

struct gipf_comment gipf_find_aside_end(const struct cursor *cursor,
                                        const struct yinsh_record *tags)
{
    return *cursor->at == '(' ? find_variation_end(cursor) : gipf_find_comment_end(cursor, tags);
}

/*
 * Whether a comment up to the end of the line begins with the byte at the cursor: after a blank,
 * and if a blank and a text follow it.  A line with a turn is none: rather than a comment, it is
 * one whose first byte is wrong.
 */
static bool begins_line_comment(struct cursor *cursor)
{
    enum { LONGEST = 4096 };
    struct cursor ahead = *cursor;
    uint32_t number;
    size_t length;
    ahead.at++;
    if (!is_blank(scan_peek(&ahead)))
        return false;
    if (scan_left(&ahead) > LONGEST)
        ahead.end = ahead.at + LONGEST;
    const char *end = scan_line_end(&ahead);
    scan_line_blanks(&ahead);
    bool text = ahead.at < end && strchr("[{(;", *ahead.at) == NULL && !gipf_is_step(&ahead);
    if (text && gipf_peek_result(&ahead, &length) >= 0) {
        /* A result may be claimed in a text, but not alone, nor before another record. */
        ahead.at += length;
        scan_line_blanks(&ahead);
        text = ahead.at < end && strchr("[{(;", *ahead.at) == NULL && !gipf_is_step(&ahead);
    }
    while (text && ahead.at < end) {
        text = scan_number(&ahead, 999999, &number) == 0 || scan_peek(&ahead) != '.';
        ahead.at += gipf_word_length(&ahead);
        ahead.at += ahead.at < end;
    }
    cursor->starved |= ahead.starved && ahead.end == cursor->end;
    return text && (end < ahead.end || ahead.end == cursor->end);
}

/*
 * Take marks, or the number of one in PGN, as a word; it has no bytes if there are none.  A number
 * that stands for none of ours stays as it is.
 */
static struct words take_marks(struct cursor *cursor)
{
    static const char *const marks[] = {"!", "?", "!!", "??", "!?", "?!"};
    const char *first = cursor->at;
    uint32_t number = 0;
    if (scan_byte(cursor, '$') && scan_number(cursor, 999999, &number) == 0)
        return (struct words){first, 0};
    while (*first != '$' && (scan_peek(cursor) == '!' || scan_peek(cursor) == '?'))
        cursor->at++;
    if (!scan_at_end(cursor) && !gipf_ends_word(*cursor->at))
        return (struct words){first, 0};
    return number > 0 && number <= sizeof marks / sizeof marks[0]
               ? words_of(marks[number - 1])
               : (struct words){first, (size_t)(cursor->at - first)};
}

/* Whether the parenthesis at the cursor is closed on its line: else it may be a wrong bracket. */
static bool closes_on_line(struct cursor *cursor)
{
    enum { LONGEST = 4096 };
    struct cursor line = *cursor;
    if (scan_left(&line) > LONGEST)
        line.end = line.at + LONGEST;
    line.end = scan_line_end(&line);
    cursor->starved |= line.end == cursor->end;
    return find_variation_end(&line).closed;
}

bool gipf_is_aside(struct cursor *cursor, bool after_turn)
{
    struct cursor marks = *cursor;
    bool any;
    switch (scan_peek(cursor)) {
    case '{':
        return true;
    case '(':
        return scan_ahead(cursor, 1) != ';' && (after_turn || closes_on_line(cursor));
    case '%':
        return (cursor->at == cursor->start || gipf_starts_line(cursor)) &&
               begins_line_comment(cursor);
    case ';':
        return begins_line_comment(cursor);
    case '$':
    case '!':
    case '?':
        any = after_turn && take_marks(&marks).length > 0;
        cursor->starved |= marks.starved;
        return any;
    default:
        return false;
    }
}

bool gipf_is_bare(struct words text)
{
    const char *bytes = text.bytes;
    struct cursor cursor = cursor_over(bytes, text.length);
    uint32_t number;
    if (text.length < 3 || memchr(bytes, '{', text.length) != NULL ||
        memchr(bytes, '}', text.length) != NULL)
        return false;
    cursor.at++;
    if (*bytes == '$')
        return bytes[1] != '0' && scan_number(&cursor, 999, &number) > 0 && cursor.at == cursor.end;
    scan_blanks(&cursor);
    bool turn = scan_number(&cursor, 9999, &number) > 0 && scan_byte(&cursor, '.');
    cursor.at = bytes;
    struct gipf_comment end = find_variation_end(&cursor);
    return *bytes == '(' && turn && end.closed && end.end + 1 == cursor.end;
}

bool gipf_read_aside(struct cursor *cursor, struct yinsh_record *record, bool in_tags)
{
    const char *first = cursor->at, *end;
    struct words text;
    if (*first == '{' || *first == '(') {
        struct gipf_comment comment = gipf_find_aside_end(cursor, in_tags ? record : NULL);
        cursor->starved |= !comment.sure;
        if (!comment.closed)
            return record_fault(record, FAULT_SYNTAX_COMMENT,
                                (struct place){scan_offset(cursor), 1}, NULL);
        end = comment.end + 1;
        /* The parentheses of a variation are a part of it. */
        text = *first == '{' ? (struct words){first + 1, (size_t)(comment.end - first) - 1}
                             : (struct words){first, (size_t)(end - first)};
    } else if (*first == ';' || *first == '%') {
        end = scan_line_end(cursor);
        text = words_trim((struct words){first + 1, (size_t)(end - first) - 1});
    } else {
        text = take_marks(cursor);
        record_note(record, NOTE_MARK, text.bytes, text.length);
        return true;
    }
    cursor->at = end;
    char *plain = arena_alloc(&record->arena, text.length + 1);
    if (plain == NULL)
        return false;
    /*
     * A text with an escape is not a clock: comments that look like clocks in other notations are
     * written that way.
     */
    if (read_clocks(text, record, false)) {
        read_clocks(text, record, true);
        return true;
    }
    record_keep(record, place_of_words(record, text));
    record_note(record, NOTE_COMMENT, plain, gipf_unescape(record, plain, text, false));
    return true;
}

/* ---- Results in other forms -------------------------------------------- */

/*
 * Whether no turn of the record follows what may be a result, with comments between them: a sign
 * such as +/- is a remark then.  An unnumbered turn after an empty line is another record's.
 */
static bool is_last(struct cursor *cursor, const struct yinsh_record *record)
{
    const char *blanks = cursor->at;
    while (scan_blanks(cursor) || gipf_begins_aside(cursor, false)) {
        struct gipf_comment aside = {scan_line_end(cursor), true, true};
        if (is_blank(cursor->at[-1]) && !gipf_begins_aside(cursor, false))
            break;
        if (*cursor->at == '{' || *cursor->at == '(')
            aside = gipf_find_aside_end(cursor, NULL);
        cursor->starved |= !aside.sure;
        cursor->at = aside.end + (aside.closed && aside.end < cursor->end);
        blanks = cursor->at;
    }
    if (scan_at_end(cursor) || *cursor->at == '[')
        return true;
    if (is_digit(*cursor->at))
        return gipf_numbering_restarts(cursor, record);
    return !gipf_is_step(cursor) || scan_after_empty_line(blanks, cursor->at);
}

size_t gipf_find_spelled_result(struct cursor *cursor, const struct yinsh_record *record)
{
    enum { LONGEST = 64 };
    size_t left = scan_left(cursor);
    struct words rest = {cursor->at, left < LONGEST ? left : LONGEST}, line, words;
    struct cursor end = *cursor;
    enum yinsh_end ignored;
    words_cut(&rest, '\n', &line);
    words = line;
    for (size_t i = 0; i < line.length && words.length == line.length; i++)
        if (line.bytes[i] == '{' || (line.bytes[i] == ';' && i > 0 && line.bytes[i - 1] == ' '))
            words.length = i;
    cursor->starved |= words.length == left;
    words = words.length < LONGEST ? words_trim(words) : words;
    if (words.length == LONGEST || result_spelled(words, &ignored) < 0)
        return 0;
    end.at += words.length;
    bool last = is_last(&end, record);
    cursor->starved |= end.starved;
    return last ? words.length : 0;
}
