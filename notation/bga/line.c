/* SPDX-License-Identifier: BSD-2-Clause */
/*
 * The lines of BoardGameArena's text log; notation/bga/bga.c has the grammar.  A player may have
 * any name, even one like the wording of a line, so a line is parsed from its right end: no wording
 * ends with another one, and the text before it is the name.
 */
#include "notation/bga/line.h"

#include "base/date.h"
#include "base/text.h"
#include "rules/point_text.h"

#include <stdio.h>
#include <string.h>

/* The last line of a log. */
static const char last_line[] = "End of game";

/* ---- From the right end ------------------------------------------------ */

/* Whether words end with a text, which is not empty. */
static inline bool have_end(struct words words, const char *text, size_t length)
{
    const char *end = words.bytes + words.length;
    return words.length >= length && end[-1] == text[length - 1] &&
           memcmp(end - length, text, length) == 0;
}

/* Take a text off the end if it is there. */
static inline bool take_end(struct words *words, const char *text)
{
    size_t length = strlen(text);
    bool there = have_end(*words, text, length);
    if (there)
        words->length -= length;
    return there;
}

/* The last word, which is at most so long; length 0 if it is longer. */
static struct words last_word(struct words words, size_t longest)
{
    size_t length = 0;
    while (length < words.length && words.bytes[words.length - 1 - length] != ' ')
        if (++length > longest)
            length = words.length;
    return (struct words){words.bytes + words.length - length, length > longest ? 0 : length};
}

/* Take a point off the end; *first is where it begins. */
static bool take_point(struct words *words, yinsh_point *point, const char **first)
{
    enum { LONGEST = 8 };
    struct words word = last_word(*words, LONGEST);
    if (!words_are_point(word, point))
        return false;
    words->length -= word.length;
    *first = word.bytes;
    return true;
}

/* Take " and flips 2 markers" off the end. */
static void take_flips(const char *start, struct words *words, struct bga_step *step)
{
    enum { LONGEST = 9, MOST = 999 };
    struct words rest = *words;
    if (!take_end(&rest, " markers") && !take_end(&rest, " marker"))
        return;
    struct words word = last_word(rest, LONGEST);
    struct cursor cursor = cursor_over(word.bytes, word.length);
    rest.length -= word.length;
    if (scan_number(&cursor, MOST, &step->flips) == 0 || cursor.at != cursor.end ||
        !take_end(&rest, " and flips "))
        return;
    step->flips_stated = true;
    step->flips_place = (struct place){(size_t)(word.bytes - start), word.length};
    *words = rest;
}

/* Take the points off the end; returns their number. */
static int take_points(const char *start, struct words *words, struct bga_step *step)
{
    const char *first, *end = words->bytes + words->length;
    struct words rest = *words;
    int points = 1;
    if (!take_point(words, &step->from, &first))
        return 0;
    rest = *words;
    if (take_end(&rest, " to ")) {
        step->to = step->from;
        if (!take_point(&rest, &step->from, &first))
            return 0;
        *words = rest;
        points = 2;
    }
    step->place = (struct place){(size_t)(first - start), (size_t)(end - first)};
    return points;
}

bool bga_is_name(struct words words)
{
    static const char places[] = " places a ring on ";
    struct cursor cursor = cursor_over(words.bytes, words.length);
    yinsh_point point;
    for (; cursor.at < cursor.end; cursor.at++) {
        struct cursor ahead = cursor;
        if (*cursor.at == ' ' && scan_word(&ahead, places) && scan_point(&ahead, &point) &&
            is_letter(scan_peek(&ahead)))
            return false;
    }
    return true;
}

bool bga_divide_end(struct words line, struct words *next)
{
    struct bga_line parsed;
    *next = (struct words){line.bytes + (sizeof last_line - 1), 0};
    if (line.length < sizeof last_line ||
        memcmp(line.bytes, last_line, sizeof last_line - 1) != 0 || !is_letter(*next->bytes))
        return false;
    next->length = line.length - (sizeof last_line - 1);
    bga_parse_line(next->bytes, *next, &parsed);
    return parsed.kind == BGA_LINE_STEP || parsed.kind == BGA_LINE_HEADER;
}

/* Whether the words are a name and a wording. */
static bool ends_with_phrase(struct words words, const struct bga_phrase *phrase,
                             struct words *name)
{
    if (!have_end(words, phrase->words, phrase->length))
        return false;
    words.length -= phrase->length;
    if (words.length > 0 && words.bytes[words.length - 1] != ' ')
        return false;
    *name = words_trim(words);
    return true;
}

/* A line that ends as one about a step does. */
static bool parse_step(const char *start, struct words words, struct bga_line *line)
{
    struct bga_step *step = &line->step;
    *step = (struct bga_step){.from = YINSH_NO_POINT,
                              .to = YINSH_NO_POINT,
                              .place = {(size_t)(words.bytes - start), words.length}};
    take_flips(start, &words, step);
    int points = take_points(start, &words, step);
    if (points > 0 && !take_end(&words, " "))
        return false;
    for (const struct bga_phrase *phrase = bga_phrases; phrase->words != NULL; phrase++) {
        if (phrase->points != points || (step->flips_stated && phrase->kind != BGA_MOVE) ||
            !ends_with_phrase(words, phrase, &line->name))
            continue;
        step->kind = phrase->kind;
        if (step->kind == BGA_PLACE) {
            step->to = step->from;
            step->from = YINSH_NO_POINT;
        }
        return true;
    }
    return false;
}

/* ---- Headers ----------------------------------------------------------- */

enum { HIGHEST_NUMBER = 999999999 };

static bool parse_header(struct words words, struct bga_line *line)
{
    struct cursor cursor = cursor_over(words.bytes, words.length);
    if (!scan_word(&cursor, "Move") || !scan_blanks(&cursor) ||
        scan_number(&cursor, HIGHEST_NUMBER, &line->number) == 0)
        return false;
    scan_blanks(&cursor);
    if (!scan_byte(&cursor, ':'))
        return false;
    line->text = words_trim((struct words){cursor.at, scan_left(&cursor)});
    return true;
}

void bga_parse_line(const char *start, struct words words, struct bga_line *line)
{
    line->words = words = words_trim(words);
    line->kind = BGA_LINE_UNKNOWN;
    line->side = YINSH_ANY_SIDE;
    /* Neither a name nor a time can be kept with a NUL in it. */
    if (words.length > 0 && memchr(words.bytes, '\0', words.length) != NULL)
        return;
    if (words_are(words, last_line))
        line->kind = BGA_LINE_END;
    else if (parse_step(start, words, line))
        line->kind = BGA_LINE_STEP;
    else if (parse_header(words, line))
        line->kind = BGA_LINE_HEADER;
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
