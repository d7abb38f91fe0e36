/* SPDX-License-Identifier: BSD-2-Clause */
#include "base/look_alike.h"

#include "base/charset.h"
#include "base/unchecked.h"

/* Take the character at the start of a text, which JSON may write as \u2013. */
static size_t take_character(struct words text, uint32_t *code)
{
    enum { ESCAPE = 6 };
    if ((unsigned char)*text.bytes >= 0x80)
        return charset_decode(text.bytes, text.length, code);
    if (text.length >= ESCAPE && text.bytes[0] == '\\' && text.bytes[1] == 'u' &&
        text_hex(text.bytes + 2, ESCAPE - 2, code))
        return ESCAPE;
    *code = 0;
    return 1;
}

bool plain_copy_begin(struct plain_copy *copy, size_t length)
{
    if (copy->room < length) {
        plain_copy_free(copy);
        copy->bytes = malloc(length + READABLE_AHEAD);
        copy->places = malloc((length + 1) * sizeof *copy->places);
        copy->kept = malloc(length * sizeof *copy->kept);
        copy->room = length;
    }
    if (copy->bytes == NULL || copy->places == NULL || copy->kept == NULL) {
        plain_copy_free(copy);
        return false;
    }
    memset(copy->kept, 0, length * sizeof *copy->kept);
    return true;
}

void plain_copy_make(struct plain_copy *copy, struct words text, size_t offset)
{
    bool quoted = false;
    copy->length = 0;
    copy->first = copy->end = text.length;
    for (size_t at = 0, taken; at < text.length; at += taken) {
        uint32_t code;
        char byte = text.bytes[at];
        taken = take_character(words_from(text, at), &code);
        unsigned like = at < offset || copy->kept[at] ? TEXT_NO_BYTE : text_look_alike(code);
        quoted = byte == '"' ? !quoted : quoted && byte != '\n';
        bool replaced = like != TEXT_NO_BYTE && !(like == '"' && quoted);
        if (replaced && copy->first == text.length) {
            copy->first = at;
            copy->end = at + taken;
        }
        taken = replaced ? taken : 1;
        copy->places[copy->length] = (uint32_t)at;
        copy->bytes[copy->length] = replaced ? (char)like : byte;
        copy->length += !replaced || like != '\0';
    }
    copy->places[copy->length] = (uint32_t)text.length;
}

void plain_copy_keep(struct plain_copy *copy, size_t offset, size_t length)
{
    plain_copy_place(copy, &offset, &length);
    memset(copy->kept + offset, true, length);
}

void plain_copy_place(const struct plain_copy *copy, size_t *offset, size_t *length)
{
    size_t from = *offset < copy->length ? *offset : copy->length;
    size_t to = *length < copy->length - from ? from + *length : copy->length;
    *offset = copy->places[from];
    *length = copy->places[to] - *offset;
}

void plain_copy_free(struct plain_copy *copy)
{
    free(copy->bytes);
    free(copy->places);
    free(copy->kept);
    *copy = (struct plain_copy){.bytes = NULL};
}
