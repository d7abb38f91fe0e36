/* SPDX-License-Identifier: BSD-2-Clause */
#include "messages/messages.h"

#include "reader/reader.h"

#include <string.h>

enum {
    WIDEST = 72,         /* columns of a terminal that an excerpt takes */
    COLUMNS_BEFORE = 24, /* of them, those before the fault if there are too many */
    BYTES_BEFORE = 4 * WIDEST,
    MARGIN = 6 /* before the line, for its number */
};

static size_t smaller(size_t a, size_t b)
{
    return a < b ? a : b;
}

/*
 * Take the first character of (bytes, length), length > 0, or ASCII of up to so many columns.
 * Returns the number of bytes, and stores their width as they are shown.
 */
static size_t take_run(const char *bytes, size_t length, size_t columns, size_t *width)
{
    uint32_t code = 0;
    size_t plain = text_plain(bytes, smaller(length, columns));
    *width = plain;
    if (plain > 0)
        return plain;
    struct visible visible = text_next_shown(bytes, length);
    *width = visible.length;
    if (!visible.escaped && text_decode(bytes, length, &code) > 0)
        *width = text_width(code);
    return visible.taken;
}

static size_t width_of(const char *bytes, size_t length)
{
    size_t width = 0, run;
    for (size_t at = 0; at < length; width += run)
        at += take_run(bytes + at, length - at, length, &run);
    return width;
}

/* Cut the line's front until the rest before the fault is narrow enough. */
static void cut_front(struct excerpt *excerpt)
{
    size_t before = width_of(excerpt->line, excerpt->begin);
    size_t whole = width_of(excerpt->line, excerpt->length);
    while (before > COLUMNS_BEFORE && whole > WIDEST) {
        size_t excess = smaller(before - COLUMNS_BEFORE, whole - WIDEST), width;
        size_t bytes = take_run(excerpt->line, excerpt->begin, excess, &width);
        excerpt->line += bytes;
        excerpt->length -= bytes;
        excerpt->begin -= bytes;
        excerpt->end -= bytes;
        excerpt->cut_front = true;
        before -= width;
        whole -= width;
    }
}

/* Drop the end of a line that is still too wide. */
static void cut_back(struct excerpt *excerpt)
{
    size_t width = 0, at = 0, run;
    while (at < excerpt->length) {
        size_t bytes = take_run(excerpt->line + at, excerpt->length - at, WIDEST - width, &run);
        excerpt->cut_back |= width + run > WIDEST;
        if (width + run > WIDEST)
            break;
        width += run;
        at += bytes;
    }
    excerpt->length = at;
    excerpt->begin = smaller(excerpt->begin, at);
    excerpt->end = smaller(excerpt->end, at);
}

struct excerpt excerpt_in(struct words source, bool inside, size_t offset, size_t marked)
{
    const char *bytes = source.bytes;
    size_t from = offset;
    struct excerpt excerpt = {.line = ""};
    while (from > 0 && bytes[from - 1] != '\n' && offset - from < BYTES_BEFORE)
        from--;
    excerpt.cut_front = from > 0 ? bytes[from - 1] != '\n' : inside;
    /* Do not begin inside a character. */
    while (from < offset && from > 0 && ((unsigned char)bytes[from] & 0xC0) == 0x80)
        from++;
    size_t limit = smaller(source.length, offset + EXCERPT_AHEAD);
    const char *newline = memchr(bytes + offset, '\n', limit - offset);
    size_t to = newline != NULL ? (size_t)(newline - bytes) : limit;
    excerpt.cut_back = newline == NULL && limit == offset + EXCERPT_AHEAD;
    if (to > offset && bytes[to - 1] == '\r' && !excerpt.cut_back)
        to--;
    excerpt.line = bytes + from;
    excerpt.length = to - from;
    excerpt.begin = offset - from;
    excerpt.end = excerpt.begin + smaller(marked, to - offset);
    cut_front(&excerpt);
    cut_back(&excerpt);
    return excerpt;
}

struct excerpt excerpt_of(const struct yinsh_record *record, const struct fault *fault)
{
    struct words source = {record->window.bytes, record->window.length};
    if (source.bytes == NULL)
        return (struct excerpt){.line = ""};
    return excerpt_in(source, record->window.column > 1, smaller(fault->offset, source.length),
                      fault->length);
}

uint64_t excerpt_column(const struct yinsh_record *record, const struct fault *fault,
                        uint64_t column)
{
    const char *bytes = record->window.bytes;
    size_t at = smaller(fault->offset, record->window.length);
    if (record->foreign) {
        struct charset_count count = record_count_line(record, at);
        return column - (count.bytes - count.characters);
    }
    for (; at > 0 && bytes[at - 1] != '\n'; at--)
        column -= ((unsigned char)bytes[at - 1] & 0xC0) == 0x80;
    return column;
}

static void put_repeated(struct output *output, char byte, size_t count)
{
    char bytes[WIDEST];
    memset(bytes, byte, smaller(count, sizeof bytes));
    for (; count > sizeof bytes; count -= sizeof bytes)
        output_bytes(output, bytes, sizeof bytes);
    output_bytes(output, bytes, count);
}

/* Write words of a source as a message shows them. */
static void put_shown(struct output *output, struct words words)
{
    struct visible piece;
    while (output_plain(output, &words, "", &piece)) {
        piece = text_next_shown(piece.source, piece.taken);
        output_bytes(output, piece.text, piece.length);
    }
}

void excerpt_write(struct output *output, const struct excerpt *excerpt, uint64_t line,
                   const char *color)
{
    size_t before = width_of(excerpt->line, excerpt->begin);
    size_t under = width_of(excerpt->line + excerpt->begin, excerpt->end - excerpt->begin);
    before += excerpt->cut_front ? strlen("...") : 0;
    /* Without formats, which would take much of the time for a file full of faults. */
    size_t blanks = MARGIN - 1;
    for (uint64_t rest = line / 10; rest > 0 && blanks > 0; rest /= 10)
        blanks--;
    put_repeated(output, ' ', blanks);
    output_number(output, line);
    output_string(output, excerpt->cut_front ? " | ..." : " | ");
    put_shown(output, (struct words){excerpt->line, excerpt->length});
    output_string(output, excerpt->cut_back ? "...\n" : "\n");
    put_repeated(output, ' ', MARGIN);
    output_string(output, " | ");
    put_repeated(output, ' ', before);
    output_string(output, color);
    output_string(output, "^");
    put_repeated(output, '~', under > 1 ? under - 1 : 0);
    output_string(output, *color != '\0' ? "\033[0m\n" : "\n");
}
