/* SPDX-License-Identifier: BSD-2-Clause */
#include "base/name_list.h"

#include <stdint.h>
#include <string.h>

int name_find(const char *const list[], const char *text, size_t length)
{
    for (int index = 0; list[index] != NULL; index++)
        if (words_are((struct words){text, length}, list[index]))
            return index;
    return -1;
}

/* ---- Names that are near ------------------------------------------------- */

enum {
    LONGEST_NAME = 63, /* bytes of a name for which others are offered */
    MOST_NEAR = 4      /* names that are offered */
};

static size_t least(size_t one, size_t other)
{
    return one < other ? one : other;
}

/* The number of bytes to change, add or remove to turn one name into another. */
static size_t distance(const char *from, const char *to)
{
    size_t row[LONGEST_NAME + 1], length = strlen(to);
    for (size_t i = 0; i <= length; i++)
        row[i] = i;
    for (size_t done = 1; *from != '\0'; from++, done++) {
        size_t diagonal = row[0];
        row[0] = done;
        for (size_t i = 1; i <= length; i++) {
            size_t changed = diagonal + (to_lower(*from) != to_lower(to[i - 1]));
            diagonal = row[i];
            row[i] = least(changed, 1 + least(row[i], row[i - 1]));
        }
    }
    return row[length];
}

/* How far a real name is from another, or SIZE_MAX if it is not offered. */
static size_t farness(const char *name, const char *real)
{
    /* The dashes of an option are no evidence. */
    size_t length = strlen(name + strspn(name, "-"));
    if (length == 0 || strlen(name) > LONGEST_NAME || strlen(real) > LONGEST_NAME)
        return SIZE_MAX;
    size_t steps = distance(name, real);
    if (steps <= (length < 5 ? 1 : 1 + length / 3))
        return steps;
    /* A name that contains it, or begins with it, is also offered, after misspelt ones. */
    bool contains = length > 2 ? strstr(real, name) != NULL : strncmp(real, name, length) == 0;
    return contains ? LONGEST_NAME + steps : SIZE_MAX;
}

void names_offer(const char *const names[], size_t count, struct text *text)
{
    for (size_t i = 0; i < count; i++)
        text_format(text, "%s%s",
                    i == 0          ? "; did you mean "
                    : i + 1 < count ? ", "
                                    : " or ",
                    names[i]);
    text_add_string(text, count > 0 ? "?" : "");
}

bool names_add_near(const char *const list[], const char *name, struct text *text)
{
    const char *offered[MOST_NEAR];
    size_t far[MOST_NEAR], count = 0;
    for (; *list != NULL; list++) {
        size_t this_far = farness(name, *list), at = count;
        if (this_far == SIZE_MAX)
            continue;
        for (; at > 0 && far[at - 1] > this_far; at--)
            if (at < MOST_NEAR) {
                far[at] = far[at - 1];
                offered[at] = offered[at - 1];
            }
        if (at == MOST_NEAR)
            continue;
        far[at] = this_far;
        offered[at] = *list;
        count += count < MOST_NEAR;
    }
    names_offer(offered, count, text);
    return count > 0;
}
