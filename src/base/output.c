/* SPDX-License-Identifier: BSD-2-Clause */
#include "base/output.h"

#include "base/text.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

void output_begin(struct output *output, yinsh_write_fn write, void *context)
{
    output->write = write;
    output->context = context;
    output->error = 0;
    output->used = 0;
}

int output_flush(struct output *output)
{
    if (output->error == 0 && output->used > 0)
        output->error = output->write(output->context, output->buffer, output->used);
    output->used = 0;
    return output->error;
}

void output_bytes(struct output *output, const char *bytes, size_t length)
{
    while (length > 0) {
        size_t room = OUTPUT_BUFFER - output->used;
        size_t taken = length < room ? length : room;
        memcpy(output->buffer + output->used, bytes, taken);
        output->used += taken;
        bytes += taken;
        length -= taken;
        if (output->used == OUTPUT_BUFFER)
            output_flush(output);
    }
}

void output_string(struct output *output, const char *string)
{
    output_bytes(output, string, strlen(string));
}

void output_number(struct output *output, uint64_t number)
{
    char digits[20];
    size_t at = sizeof digits;
    do {
        digits[--at] = (char)('0' + number % 10);
        number /= 10;
    } while (number > 0);
    output_bytes(output, digits + at, sizeof digits - at);
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

void output_visible(struct output *output, const char *bytes, size_t length)
{
    while (length > 0) {
        size_t plain = text_plain(bytes, length);
        output_bytes(output, bytes, plain);
        bytes += plain;
        length -= plain;
        if (length == 0)
            break;
        struct visible piece = text_next_visible(bytes, length);
        output_bytes(output, piece.text, piece.length);
        bytes += piece.taken;
        length -= piece.taken;
    }
}
