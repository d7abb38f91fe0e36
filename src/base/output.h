/* SPDX-License-Identifier: BSD-2-Clause */
/* Buffered output that keeps its first error, so that callers need to check only at the end. */
#ifndef BASE_OUTPUT_H
#define BASE_OUTPUT_H

#include "yinsh.h"

#include <stdarg.h>

enum { OUTPUT_BUFFER = 16 * 1024 };

/** The destination of a writer. */
struct output {
    yinsh_write_fn write;
    void *context;
    int error; /* the first value other than 0 that write returned; then nothing more is written */
    size_t used;
    char buffer[OUTPUT_BUFFER];
};

/** Begin output to a function. */
void output_begin(struct output *output, yinsh_write_fn write, void *context);

/** Pass everything on to the function; returns the first error, or 0. */
int output_flush(struct output *output);

/** Write (bytes, length). */
void output_bytes(struct output *output, const char *bytes, size_t length);

/** Write a NUL-terminated string. */
void output_string(struct output *output, const char *string);

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

/** Write (bytes, length) made visible as by text_next_visible(). */
void output_visible(struct output *output, const char *bytes, size_t length);

#endif
