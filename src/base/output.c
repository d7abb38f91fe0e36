/* SPDX-License-Identifier: BSD-2-Clause */
#include "base/output.h"

#include <stdio.h>

void output_begin(struct output *output, yinsh_write_fn write, void *context)
{
    output->write = write;
    output->context = context;
    output->error = 0;
    output->last = '\n';
    output->passed = output->used = 0;
}

/* Pass bytes on to the function. */
static void pass_on(struct output *output, const char *bytes, size_t length)
{
    if (length == 0)
        return;
    output->last = bytes[length - 1];
    output->passed += length;
    if (output->error == 0)
        output->error = output->write(output->context, bytes, length);
}

int output_flush(struct output *output)
{
    pass_on(output, output->buffer, output->used);
    output->used = 0;
    return output->error;
}

void output_rest(struct output *output, const char *bytes, size_t length)
{
    output_flush(output);
    if (length > OUTPUT_BUFFER)
        pass_on(output, bytes, length);
    else
        output_bytes(output, bytes, length);
}

void output_end_line(struct output *output)
{
    if ((output->used > 0 ? output->buffer[output->used - 1] : output->last) != '\n')
        output_string(output, "\n");
}

void output_number(struct output *output, uint64_t number)
{
    output_take(output, append_number(output_room(output, LONGEST_NUMBER), number));
}

/* Format into the rest of the buffer; false if that is too small. */
static bool format_into_room(struct output *output, const char *format, va_list arguments)
{
    size_t room = OUTPUT_BUFFER - output->used;
    int length = vsnprintf(output->buffer + output->used, room, format, arguments);
    if (length > 0 && (size_t)length >= room)
        return false;
    output->used += length > 0 ? (size_t)length : 0;
    return true;
}

void output_format_list(struct output *output, const char *format, va_list arguments)
{
    va_list again;
    va_copy(again, arguments);
    if (!format_into_room(output, format, arguments)) {
        output_flush(output);
        if (!format_into_room(output, format, again))
            output->used = OUTPUT_BUFFER - 1;
    }
    va_end(again);
}

void output_format(struct output *output, const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    output_format_list(output, format, arguments);
    va_end(arguments);
}

bool output_plain(struct output *output, struct words *text, const char *special,
                  struct visible *piece)
{
    /* So few bytes are examined together that many special ones take no time of their own. */
    enum { RUN = 64 };
    size_t plain;
    do {
        plain = text_plain(text->bytes, text->length < RUN ? text->length : RUN);
        for (const char *stop = special; *stop != '\0' && plain > 0; stop++) {
            const char *found = memchr(text->bytes, *stop, plain);
            plain = found != NULL ? (size_t)(found - text->bytes) : plain;
        }
        output_bytes(output, text->bytes, plain);
        *text = words_from(*text, plain);
    } while (plain == RUN);
    if (text->length == 0)
        return false;
    *piece = text_next_visible(text->bytes, text->length);
    *text = words_from(*text, piece->taken);
    return true;
}

void output_visible(struct output *output, const char *bytes, size_t length)
{
    struct words text = {bytes, length};
    struct visible piece;
    while (output_plain(output, &text, "", &piece))
        output_bytes(output, piece.text, piece.length);
}
