/* SPDX-License-Identifier: BSD-2-Clause */
/* The codes of faults as users write them. */
#include "cli.h"

#include <string.h>

enum {
    LONGEST_CODE = 63, /* no code is longer, and nothing longer is like one */
    MOST_NEAR = 4      /* codes that are offered in place of one that is none */
};

const char *cli_level_name(enum yinsh_level level)
{
    static const char *const names[] = {"ignore", "style", "warning", "error"};
    return names[level];
}

enum fault_code cli_code(const char *name)
{
    for (int code = 1; code < FAULT_COUNT; code++)
        if (strcmp(yinsh_fault_name(code), name) == 0)
            return (enum fault_code)code;
    return FAULT_NONE;
}

static size_t least(size_t one, size_t other)
{
    return one < other ? one : other;
}

/* The number of bytes to be changed, added or left out to make one name of another. */
static size_t distance(const char *from, const char *to)
{
    size_t row[LONGEST_CODE + 1], length = strlen(to);
    for (size_t i = 0; i <= length; i++)
        row[i] = i;
    for (size_t done = 1; *from != '\0'; from++, done++) {
        size_t diagonal = row[0];
        row[0] = done;
        for (size_t i = 1; i <= length; i++) {
            size_t changed = diagonal + (to_lower(*from) != to[i - 1]);
            diagonal = row[i];
            row[i] = least(changed, 1 + least(row[i], row[i - 1]));
        }
    }
    return row[length];
}

/* How far a code is from a name, or SIZE_MAX where it is not to be offered for it. */
static size_t farness(const char *name, enum fault_code code)
{
    const char *real = yinsh_fault_name((yinsh_fault)code);
    size_t length = strlen(name);
    if (length == 0 || length > LONGEST_CODE)
        return SIZE_MAX;
    size_t steps = distance(name, real);
    if (steps <= 1 + length / 3)
        return steps;
    /* A part of the right name is worth an offer, too, but behind what is only misspelt. */
    return length > 2 && strstr(real, name) != NULL ? LONGEST_CODE + steps : SIZE_MAX;
}

void cli_bad_code(struct cli *cli, const char *reason, const char *name)
{
    const char *offered[MOST_NEAR + 1] = {NULL};
    size_t far[MOST_NEAR], count = 0;
    for (int code = 1; code < FAULT_COUNT; code++) {
        size_t this_far = farness(name, (enum fault_code)code), at = count;
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
        offered[at] = yinsh_fault_name(code);
        count += count < MOST_NEAR;
    }
    cli_no_such(cli, reason, name, offered);
}
