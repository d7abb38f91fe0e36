/* SPDX-License-Identifier: BSD-2-Clause */
/*
 * The lines of BoardGameArena's text log; notation/bga/bga.c has the grammar.  A player may have
 * any name, even one like the wording of a line: the name is what is before a wording with which
 * the line ends.  No wording ends with another one, so there is only one such name, and the names
 * that are known already can be tried first.  A header ends with a byte with which no step ends, or
 * is tried after the steps.
 */
#include "notation/bga/bga.h"

#include "base/date.h"
#include "base/unchecked.h"
#include "rules/rules.h"

#include <string.h>

/* The last line of a log. */
static const char last_line[] = "End of game";

/* Whether a byte is the last one of a point, or of another text with which a step may end. */
static inline bool may_end_step(char last)
{
    return is_digit(last) || last == 's' || last == 'r' || last == 'e' || last == 'n';
}

/* Whether words have a NUL in them, with which they cannot be kept. */
static bool has_nul(struct words words)
{
    return words.length > 0 && memchr(words.bytes, '\0', words.length) != NULL;
}

/* ---- Steps ------------------------------------------------------------- */

/*
 * The rest of a line; functions that take something from it are inlined, so that it costs nothing.
 * The end is NULL if it is far away: then nothing asks whether there are bytes.
 */
struct rest {
    const char *at, *end;
};

enum { FAR = 128 /* bytes, more than functions take of a step */ };

/* Whether there are so many bytes. */
static ALWAYS_INLINE bool has_left(const struct rest *rest, size_t length)
{
    return rest->end == NULL || (size_t)(rest->end - rest->at) >= length;
}

/* Take a text. */
static ALWAYS_INLINE bool take_text(struct rest *rest, const char *text)
{
    size_t length = strlen(text);
    if (!has_left(rest, length) || memcmp(rest->at, text, length) != 0)
        return false;
    rest->at += length;
    return true;
}

/*
 * Take digits, up to a length; returns their number, and in *number their value, or most if that is
 * less.
 */
static ALWAYS_INLINE size_t take_number(struct rest *rest, size_t length, uint32_t most,
                                        uint32_t *number)
{
    const char *first = rest->at;
    uint64_t value = 0;
    for (; (size_t)(rest->at - first) < length && has_left(rest, 1) && is_digit(*rest->at);
         rest->at++) {
        value = 10 * value + (unsigned char)(*rest->at - '0');
        value = value < most ? value : most;
    }
    *number = (uint32_t)value;
    return (size_t)(rest->at - first);
}

/* Take blanks, but no LF; false if there are none. */
static ALWAYS_INLINE bool take_blanks(struct rest *rest)
{
    const char *first = rest->at;
    while (has_left(rest, 1) &&
           (*rest->at == ' ' || (*rest->at < ' ' && *rest->at != '\n' && is_blank(*rest->at))))
        rest->at++;
    return rest->at > first;
}

/* The number of each point + 1, by the last five bits of its letter and by its row; else 0. */
static const uint8_t points_after[1 << 5][20] = {
#define POINT(column, row) [(column) + 1][row] = 1 + POINT_NUMBER(column, row),
    POINT_LIST(POINT)
#undef POINT
};

/* Take a point; one with more digits than anybody writes is not taken as a whole. */
static ALWAYS_INLINE bool take_point(struct rest *rest, yinsh_point *point)
{
    enum { LONGEST = 8 };
    const char *first = rest->at;
    if (!has_left(rest, 2) || !is_letter(first[0]) || !is_digit(first[1]))
        return false;
    unsigned row = (unsigned)(first[1] - '0');
    rest->at += 2;
    for (; has_left(rest, 1) && is_digit(*rest->at) && rest->at < first + LONGEST; rest->at++)
        row = row == 1 ? 10 + (unsigned)(*rest->at - '0') : 0;
    *point = (yinsh_point)(points_after[*first & 0x1f][row] - 1);
    return true;
}

/* Take " and flips 2 markers" if it is there; false if it is broken. */
static ALWAYS_INLINE bool take_flips(const char *start, struct rest *rest, struct bga_step *step)
{
    enum { DIGITS = 9, MOST = 999 };
    step->flips_stated = take_text(rest, " and flips ");
    if (!step->flips_stated)
        return true;
    step->flips_place.offset = (size_t)(rest->at - start);
    step->flips_place.length = take_number(rest, DIGITS + 1, MOST, &step->flips);
    if (step->flips_place.length == 0 || step->flips_place.length > DIGITS ||
        !take_text(rest, " marker"))
        return false;
    take_text(rest, "s");
    return true;
}

/* Take what follows the wording of a step, whose line begins at a byte. */
static ALWAYS_INLINE bool take_operands(const char *start, const char *line, struct rest *rest,
                                        enum bga_kind kind, int points, struct bga_step *step)
{
    const char *first = points > 0 ? rest->at : line;
    step->kind = kind;
    step->from = step->to = YINSH_NO_POINT;
    step->flips_stated = false;
    if (points > 0 && !take_point(rest, kind == BGA_PLACE ? &step->to : &step->from))
        return false;
    if (points > 1 && (!take_text(rest, " to ") || !take_point(rest, &step->to)))
        return false;
    step->place = (struct place){(size_t)(first - start), (size_t)(rest->at - first)};
    return kind != BGA_MOVE || take_flips(start, rest, step);
}

/* Take a step.  Its kind is a constant in what is compiled for each wording. */
static ALWAYS_INLINE bool take_step(const char *start, const char *line, struct rest *rest,
                                    struct bga_step *step)
{
#define TAKE(kind, points, words)                                                                  \
    if (take_text(rest, words))                                                                    \
        return take_operands(start, line, rest, kind, points, step);
    BGA_PHRASES(TAKE)
#undef TAKE
    return false;
}

/* Parse a line about a step, whose wording is at the beginning or after a blank. */
static bool parse_step(const char *start, struct bga_line *line)
{
    const struct words words = line->words;
    const char *end = words.bytes + words.length;
    if (words.length == 0 || !may_end_step(end[-1]))
        return false;
    for (const char *at = words.bytes; at < end; at++) {
        struct rest rest = {at, end};
        if ((at == words.bytes || at[-1] == ' ') &&
            take_step(start, words.bytes, &rest, &line->step) && rest.at == end) {
            line->name = words_trim((struct words){words.bytes, (size_t)(at - words.bytes)});
            return !has_nul(line->name);
        }
    }
    return false;
}

/*
 * Whether a line that does not end soon begins with a name and a blank.  Its first byte is no
 * blank, so the name is not empty.
 */
static ALWAYS_INLINE bool begins_with(const struct cursor *cursor, struct words name)
{
    const char *at = cursor->at;
    return scan_left(cursor) > name.length + FAR && at[name.length] == ' ' &&
           bytes_equal(at, name.bytes, name.length);
}

/*
 * Take a line about a step of the player whose name it begins with, as parse_step() would parse it,
 * but for its line end; false, without moving, if it is another one.
 */
static ALWAYS_INLINE bool take_line_of(struct cursor *cursor, struct bga_line *line)
{
    const char *first = cursor->at;
    struct rest rest = {first + line->name.length + 1, NULL};
    if (!take_step(cursor->start, first, &rest, &line->step))
        return false;
    line->words = (struct words){first, (size_t)(rest.at - first)};
    rest.end = cursor->end;
    if (*rest.at != '\n' && (!take_blanks(&rest) || !has_left(&rest, 1) || *rest.at != '\n'))
        return false;
    cursor->at = rest.at;
    return true;
}

bool bga_is_name(struct words words, const char *before)
{
    struct cursor cursor = cursor_over(words.bytes, words.length);
    yinsh_point point;
    for (; cursor.at < cursor.end; cursor.at++) {
        struct cursor ahead = cursor;
        bool joined = scan_word(&ahead, before) && scan_point(&ahead, &point);
        if (before[1] != '\0')
            scan_blanks(&ahead);
        if (joined && (is_letter(scan_peek(&ahead)) || scan_peek(&ahead) == '#'))
            return false;
    }
    return true;
}

bool bga_divide_end(struct cursor *cursor, struct words line, struct words *next)
{
    struct bga_line parsed;
    *next = (struct words){line.bytes + (sizeof last_line - 1), 0};
    if (line.length < sizeof last_line || memcmp(line.bytes, last_line, sizeof last_line - 1) != 0)
        return false;
    next->length = line.length - (sizeof last_line - 1);
    *next = words_from(*next, text_mark(next->bytes, next->length));
    if (next->length == 0 || !is_letter(*next->bytes))
        return false;
    bga_parse_line(next->bytes, *next, &parsed);
    return parsed.kind == BGA_LINE_STEP || parsed.kind == BGA_LINE_HEADER ||
           notation_others_announce_at(cursor, next->bytes, false, NULL);
}

/* ---- Headers ----------------------------------------------------------- */

enum { HIGHEST_NUMBER = 999999999, LONGEST_TEXT = 100 /* bytes, more than any time takes */ };

/* Take a header up to its text. */
static ALWAYS_INLINE bool take_header(struct rest *rest, struct bga_line *line)
{
    if (!take_text(rest, "Move") || !take_blanks(rest) ||
        take_number(rest, (size_t)(rest->end - rest->at), HIGHEST_NUMBER, &line->number) == 0)
        return false;
    take_blanks(rest);
    if (!take_text(rest, ":"))
        return false;
    take_blanks(rest);
    return true;
}

static bool parse_header(struct bga_line *line)
{
    const char *end = line->words.bytes + line->words.length;
    struct rest rest = {line->words.bytes, end};
    if (!take_header(&rest, line))
        return false;
    line->text = (struct words){rest.at, (size_t)(end - rest.at)};
    return line->text.length <= LONGEST_TEXT && !has_nul(line->text);
}

/*
 * Take a header that has no bracket and whose end is no end of a step; false, without moving, if
 * there is none.
 */
static __attribute__((noinline)) bool take_header_line(struct cursor *cursor, struct bga_line *line)
{
    static const char stops[] = {'\n', '\0', '[', '{'};
    struct rest rest = {cursor->at, cursor->end};
    if (!take_header(&rest, line))
        return false;
    const char *end = find_stop(rest.at, cursor->end, stops);
    if (end >= cursor->end || *end != '\n')
        return false;
    const char *text_end = end;
    while (text_end > rest.at && is_blank(text_end[-1]))
        text_end--;
    line->text = (struct words){rest.at, (size_t)(text_end - rest.at)};
    if (line->text.length == 0 || line->text.length > LONGEST_TEXT || may_end_step(text_end[-1]))
        return false;
    line->kind = BGA_LINE_HEADER;
    line->words = (struct words){cursor->at, (size_t)(text_end - cursor->at)};
    line->side = YINSH_ANY_SIDE;
    cursor->at = end;
    return true;
}

void bga_parse_line(const char *start, struct words words, struct bga_line *line)
{
    line->words = words_trim(words);
    line->side = YINSH_ANY_SIDE;
    if (words_are(line->words, last_line))
        line->kind = BGA_LINE_END;
    else if (parse_step(start, line))
        line->kind = BGA_LINE_STEP;
    else
        line->kind = parse_header(line) ? BGA_LINE_HEADER : BGA_LINE_UNKNOWN;
}

/* The general case of bga_next_line(), with the cursor after the white space. */
static __attribute__((noinline)) bool next_of_any(struct cursor *cursor, struct bga_line *line)
{
    const char *first = cursor->at;
    line->words = (struct words){first, 0};
    if (scan_at_end(cursor))
        return false;
    struct words rest;
    cursor->at = scan_line_end(cursor);
    bga_parse_line(cursor->start, (struct words){first, (size_t)(cursor->at - first)}, line);
    const char *other = NULL;
    /* No line of a log begins with a bracket, and no header that is whole has one. */
    if (line->kind == BGA_LINE_UNKNOWN || line->kind == BGA_LINE_HEADER)
        other = notation_find_other(cursor, words_from(line->words, 1), NULL);
    /* What was cut in the middle of a line has no line end. */
    if (other != NULL) {
        bga_parse_line(cursor->start, (struct words){first, (size_t)(other - first)}, line);
        cursor->at = other;
    }
    if (*first == 'E' && bga_divide_end(cursor, line->words, &rest)) {
        line->kind = BGA_LINE_END;
        cursor->at = rest.bytes;
    }
    return true;
}

bool bga_next_line(struct cursor *cursor, const struct words players[2], struct bga_line *line)
{
    int side = YINSH_WHITE;
    /* Most lines follow the end of the last one. */
    if (scan_left(cursor) > FAR && cursor->at[0] == '\n' && cursor->at[1] > ' ')
        cursor->at++;
    else
        scan_blanks(cursor);
    if (scan_left(cursor) > 0 && *cursor->at == 'M' && take_header_line(cursor, line))
        return true;
    if (!begins_with(cursor, players[side]) && !begins_with(cursor, players[++side]))
        return next_of_any(cursor, line);
    line->name = players[side];
    line->side = (uint8_t)side;
    line->kind = BGA_LINE_STEP;
    return take_line_of(cursor, line) || next_of_any(cursor, line);
}

bool bga_date(struct words text, char date[BGA_DATE_TEXT])
{
    struct text out = text_begin(date, BGA_DATE_TEXT);
    struct date parsed;
    if (!date_parse(text, &parsed) || !parsed.has_time)
        return false;
    date_add_day(&out, &parsed, ".");
    return true;
}

bool bga_header_restarts(const struct bga_line *line, uint32_t last, size_t steps)
{
    /* Of a turn after the placings, steps may not be known yet. */
    char date[BGA_DATE_TEXT];
    return line->number < last || (line->number <= 1 && steps > 0) ||
           (line->number <= steps && line->number <= YINSH_PLACING_TURNS &&
            bga_date(line->text, date));
}

struct words bga_header_comment(struct arena *arena, const struct bga_line *line)
{
    enum { FRAME = 24 /* room for "[%at ", the number, " ", "]" and NUL */ };
    size_t size = line->text.length + FRAME;
    char *bytes = arena_alloc(arena, size);
    struct text text = text_begin(bytes, bytes != NULL ? size : 0);
    text_add_string(&text, "[%at ");
    text_add_number(&text, (int64_t)line->number);
    text_add_string(&text, line->text.length > 0 ? " " : "");
    text_add(&text, line->text.bytes, line->text.length);
    text_add_string(&text, "]");
    return (struct words){bytes, text.length};
}

bool bga_comment_header(struct words comment, uint32_t *number, struct words *text)
{
    struct cursor cursor = cursor_over(comment.bytes, comment.length);
    if (comment.length == 0 || comment.bytes[comment.length - 1] != ']')
        return false;
    cursor.end--;
    if (!scan_word(&cursor, "[%at "))
        return false;
    bool zero_first = scan_peek(&cursor) == '0';
    size_t digits = scan_number(&cursor, HIGHEST_NUMBER, number);
    if (digits == 0 || digits > 9 || (zero_first && digits > 1))
        return false;
    bool more = scan_byte(&cursor, ' ');
    *text = (struct words){cursor.at, scan_left(&cursor)};
    return more == (text->length > 0) && words_trim(*text).length == text->length;
}
