/* SPDX-License-Identifier: BSD-2-Clause */
#include "attack/place.h"

#include <string.h>

bool place_is_one_of(char byte, const char *bytes)
{
    return byte != '\0' && strchr(bytes, byte) != NULL;
}

/* Whether one of some words begins at most so many bytes before a place. */
static bool follows(const struct buffer *text, size_t at, const char *word, size_t most)
{
    size_t length = strlen(word);
    for (size_t back = 1; back <= most && back <= at; back++)
        if (at - back + length <= text->length &&
            memcmp(text->bytes + at - back, word, length) == 0)
            return true;
    return false;
}

static bool is_place(const struct buffer *text, size_t at, int place, bool in_string)
{
    char before = text->bytes[at - 1], after = text->bytes[at];
    switch (place) {
    case IN_STRING:
        return in_string;
    case IN_COMMENT:
        return follows(text, at, "note", 20);
    case IN_NAME:
        return follows(text, at, "Anna", 5) || follows(text, at, "Bert", 5);
    case IN_POINT:
        return is_letter(before) && is_digit(after);
    case IN_NUMBER:
        return is_digit(before) && is_digit(after);
    case IN_ESCAPE:
        return before == '\\';
    case IN_WORD:
        return is_letter(before) && is_letter(after);
    case LINE_START:
        return before == '\n';
    case AFTER_OPEN:
        return place_is_one_of(before, "([{");
    case BEFORE_CLOSE:
        return place_is_one_of(after, ")]}");
    case AFTER_MARK:
        return place_is_one_of(before, ":;,.-#");
    case STRING_END:
        return place_is_one_of(after, "\"]}");
    case LATE:
        return 2 * at > text->length;
    default:
        return true;
    }
}

bool place_find(struct chance *chance, const struct buffer *text, int place, size_t *found)
{
    size_t count = 0;
    bool in_string = false;
    if (place == ANYWHERE && text->length > 1) {
        *found = 1 + attack_below(chance, text->length - 1);
        return true;
    }
    for (size_t at = 1; at < text->length; at++) {
        if (text->bytes[at - 1] == '"' && (at < 2 || text->bytes[at - 2] != '\\'))
            in_string = !in_string;
        if (is_place(text, at, place, in_string) && attack_below(chance, ++count) == 0)
            *found = at;
    }
    return count > 0;
}

bool place_of_byte(struct chance *chance, const struct buffer *text, const char *bytes,
                   size_t *found)
{
    size_t count = 0;
    for (size_t at = 0; at < text->length; at++)
        if (place_is_one_of(text->bytes[at], bytes) && attack_below(chance, ++count) == 0)
            *found = at;
    return count > 0;
}

bool place_of_stretch(struct chance *chance, const struct buffer *text, const char *separators,
                      struct stretch *found)
{
    size_t count = 0, first = 0;
    for (size_t at = 0; at <= text->length; at++)
        if (at == text->length || place_is_one_of(text->bytes[at], separators)) {
            size_t length = at - first + (at < text->length);
            if (at > first && attack_below(chance, ++count) == 0)
                *found = (struct stretch){first, length};
            first = at + 1;
        }
    return count > 1;
}

size_t place_choose(struct chance *chance, const char *strings, const char **chosen)
{
    size_t count = 0, length = 0;
    for (const char *at = strings; *at != '\0';) {
        size_t step = strcspn(at, "\n");
        if (attack_below(chance, ++count) == 0) {
            *chosen = at;
            length = step;
        }
        at += step + (at[step] == '\n');
    }
    return length;
}
