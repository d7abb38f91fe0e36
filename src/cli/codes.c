/* SPDX-License-Identifier: BSD-2-Clause */
#include "cli/codes.h"

#include "base/name_list.h"
#include "cli/level.h"
#include "cli/message.h"
#include "cli/write.h"

#include <string.h>

enum {
    LONGEST_CODE = 63, /* bytes; no code is longer */
    MOST_NEAR = 4      /* codes that are offered for a wrong one */
};

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

/* The number of bytes to change, add or remove to turn one name into another. */
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

/* How far a code is from a name, or SIZE_MAX if it is not offered. */
static size_t farness(const char *name, enum fault_code code)
{
    const char *real = yinsh_fault_name((yinsh_fault)code);
    size_t length = strlen(name);
    if (length == 0 || length > LONGEST_CODE)
        return SIZE_MAX;
    size_t steps = distance(name, real);
    if (steps <= 1 + length / 3)
        return steps;
    /* A code that contains the name is also offered, after misspelt ones. */
    return length > 2 && strstr(real, name) != NULL ? LONGEST_CODE + steps : SIZE_MAX;
}

/* Report a name as cli_bad_code() does, with the codes that look most like it, up to a NULL. */
static void report_unknown(struct cli *cli, const char *reason, const char *name,
                           const char *const near[])
{
    struct output output;
    cli_begin_usage(&output, cli);
    output_format(&output, "%s ", reason);
    cli_put_quoted(&output, name);
    for (size_t i = 0; near[i] != NULL; i++)
        output_format(&output, "%s%s",
                      i == 0                ? "; did you mean "
                      : near[i + 1] != NULL ? ", "
                                            : " or ",
                      near[i]);
    output_string(&output, near[0] != NULL ? "?\n" : "; 'yinsh explain' lists them\n");
    output_flush(&output);
}

void cli_bad_code(struct cli *cli, const char *reason, const char *name)
{
    const char *offered[MOST_NEAR + 1] = {NULL};
    size_t far[MOST_NEAR] = {0}, count = 0;
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
    report_unknown(cli, reason, name, offered);
}

/* The place of the choice for a code or a level; NULL, and reported, if the name is neither. */
static uint8_t *choice_of(struct cli *cli, const char *text, size_t length)
{
    char name[LONGEST_CODE + 1];
    int level = name_find(level_names, text, length);
    if (level > YINSH_LEVEL_NONE)
        return &cli->levels.of_level[level];
    /* A name that is too long remains wrong when it is cut. */
    if (length > LONGEST_CODE)
        length = LONGEST_CODE;
    memcpy(name, text, length);
    name[length] = '\0';
    enum fault_code code = cli_code(name);
    if (code != FAULT_NONE)
        return &cli->levels.of_code[code];
    cli_bad_code(cli, "unknown code or level", name);
    return NULL;
}

bool cli_choose_level(struct cli *cli, const struct option_spec *spec, const char *text)
{
    const char *equals = strchr(text, '=');
    (void)spec;
    if (equals == NULL && strcmp(text, "error") == 0) {
        cli->levels.of_level[YINSH_LEVEL_WARNING] = 1 + YINSH_LEVEL_ERROR;
        return true;
    }
    if (equals == NULL) {
        cli_usage(cli, text, "-W takes CODE=LEVEL, LEVEL=LEVEL or error, not");
        return false;
    }
    int level = cli_choose(cli, "-W", equals + 1, level_names);
    if (level < 0)
        return false;
    uint8_t *choice = choice_of(cli, text, (size_t)(equals - text));
    if (choice != NULL)
        *choice = (uint8_t)(1 + level);
    return choice != NULL;
}
