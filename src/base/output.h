/* SPDX-License-Identifier: BSD-2-Clause */
/* Buffered output with an error that sticks, so that only the end has to ask. */
#ifndef BASE_OUTPUT_H
#define BASE_OUTPUT_H

#include "yinsh.h"

#include <stdarg.h>

enum { OUTPUT_BUFFER = 16 * 1024 };

/** Where writers write. */
struct output {
    yinsh_write_fn write;
    void *context;
    int error; /* what write returned first other than 0; nothing is written from then on */
    size_t used;
    char buffer[OUTPUT_BUFFER];
};

/** Begin output to a function. */
void output_begin(struct output *output, yinsh_write_fn write, void *context);

/** Hand everything on to the function; returns the error that stuck, or 0. */
int output_flush(struct output *output);

/** Write (bytes, length). */
void output_bytes(struct output *output, const char *bytes, size_t length);

/** Write a NUL-terminated string. */
void output_string(struct output *output, const char *string);

/** Write a decimal number. */
void output_number(struct output *output, uint64_t number);

/**
 * Write what printf() would print, of at most OUTPUT_BUFFER - 1 bytes; more is cut.  "%s" takes no
 * untrusted bytes.
 */
__attribute__((format(printf, 2, 3))) void output_format(struct output *output, const char *format,
                                                         ...);

/** Write what vprintf() would print; otherwise as output_format(). */
__attribute__((format(printf, 2, 0))) void
output_format_list(struct output *output, const char *format, va_list arguments);

/** Write (bytes, length) made visible, see text_next_visible(). */
void output_visible(struct output *output, const char *bytes, size_t length);

#endif
