/* SPDX-License-Identifier: BSD-2-Clause */
/* Buffered output that keeps its first error, so that callers need to check only at the end. */
#ifndef BASE_OUTPUT_H
#define BASE_OUTPUT_H

#include "base/text.h"

#include <stdarg.h>

enum { OUTPUT_BUFFER = 16 * 1024 };

/** The destination of a writer. */
struct output {
    yinsh_write_fn write;
    void *context;
    int error; /* the first value other than 0 that write returned; then nothing more is written */
    char last; /* byte passed on; '\n' before the first */
    uint64_t passed; /* number of bytes passed on */
    size_t used;
    char buffer[OUTPUT_BUFFER];
};

/** Begin output to a function. */
void output_begin(struct output *output, yinsh_write_fn write, void *context);

/** Pass everything on to the function; returns the first error, or 0. */
int output_flush(struct output *output);

/** Return how many bytes were written. */
static inline uint64_t output_count(const struct output *output)
{
    return output->passed + output->used;
}

/**
 * Return room for so many bytes, at most OUTPUT_BUFFER.  The caller puts bytes there and passes the
 * place after the last one to output_take().
 */
static inline char *output_room(struct output *output, size_t length)
{
    if (OUTPUT_BUFFER - output->used < length)
        output_flush(output);
    return output->buffer + output->used;
}

/** Write what was put into the room, up to end. */
static inline void output_take(struct output *output, const char *end)
{
    output->used = (size_t)(end - output->buffer);
}

/** Write (bytes, length), which need more room than is left. */
void output_rest(struct output *output, const char *bytes, size_t length);

/** Write (bytes, length). */
static inline void output_bytes(struct output *output, const char *bytes, size_t length)
{
    if (length > OUTPUT_BUFFER || output->used > OUTPUT_BUFFER - length) {
        output_rest(output, bytes, length);
    } else if (length > 0) {
        memcpy(output->buffer + output->used, bytes, length);
        output->used += length;
    }
}

/** Write a NUL-terminated string. */
static inline void output_string(struct output *output, const char *string)
{
    output_bytes(output, string, strlen(string));
}

/** End the line, unless the output is empty or ends with a line end. */
void output_end_line(struct output *output);

/** Write a decimal number. */
void output_number(struct output *output, uint64_t number);

/**
 * Write what printf() would print, at most OUTPUT_BUFFER - 1 bytes; the rest is cut off.  Never
 * pass untrusted bytes to "%s".
 */
__attribute__((format(printf, 2, 3))) void output_format(struct output *output, const char *format,
                                                         ...);

/** Write what vprintf() would print; otherwise as output_format(). */
__attribute__((format(printf, 2, 0))) void
output_format_list(struct output *output, const char *format, va_list arguments);

/**
 * Write the ASCII at the start of a text that text_next_visible() passes on unchanged, up to the
 * first byte that is in a string, and store the piece after it; both are removed from the text.
 * Returns false if no piece is left.
 */
bool output_plain(struct output *output, struct words *text, const char *special,
                  struct visible *piece);

/** Write (bytes, length) made visible as by text_next_visible(). */
void output_visible(struct output *output, const char *bytes, size_t length);

#endif
