/* SPDX-License-Identifier: BSD-2-Clause */
#include "cli/codes.h"

#include "base/name_list.h"
#include "cli/level.h"
#include "cli/message.h"
#include "cli/write.h"

#include <string.h>

enum { LONGEST_CODE = 63 /* bytes; no code is longer */ };

enum fault_code cli_code(const char *name)
{
    for (int code = 1; code < FAULT_COUNT; code++)
        if (strcmp(yinsh_fault_name(code), name) == 0)
            return (enum fault_code)code;
    return FAULT_NONE;
}

void cli_bad_code(struct cli *cli, const char *reason, const char *name)
{
    const char *names[FAULT_COUNT];
    char near[NEAR_TEXT];
    struct text text = text_begin(near, sizeof near);
    struct output output;
    for (int code = 1; code < FAULT_COUNT; code++)
        names[code - 1] = yinsh_fault_name(code);
    names[FAULT_COUNT - 1] = NULL;
    cli_begin_usage(&output, cli);
    output_format(&output, "%s ", reason);
    cli_put_quoted(&output, name);
    output_string(&output,
                  names_add_near(names, name, &text) ? near : "; 'yinsh explain' lists them");
    output_string(&output, "\n");
    output_flush(&output);
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
