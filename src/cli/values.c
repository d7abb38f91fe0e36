/* SPDX-License-Identifier: BSD-2-Clause */
#include "cli/values.h"

#include "base/text.h"
#include "cli/message.h"
#include "cli/write.h"
#include "registry/notations.h"
#include "rules/names.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

enum { MOST_CHOICES = 64 };

static const char *const color_names[] = {"auto", "always", "never", NULL};

void cli_bad_choice(struct cli *cli, const char *option, const char *text,
                    const char *const choices[])
{
    struct output output;
    cli_begin_usage(&output, cli);
    output_format(&output, "%s: unknown value ", option);
    cli_put_quoted(&output, text);
    output_string(&output, "; choose from:");
    for (size_t i = 0; choices[i] != NULL; i++)
        output_format(&output, "%s %s", i > 0 ? "," : "", choices[i]);
    output_string(&output, "\n");
    output_flush(&output);
}

int cli_choose(struct cli *cli, const char *option, const char *text, const char *const choices[])
{
    int choice = name_find(choices, text, strlen(text));
    if (choice < 0)
        cli_bad_choice(cli, option, text, choices);
    return choice;
}

bool cli_when(struct cli *cli, const char *option, const char *text, enum color *when)
{
    int choice = text == NULL ? COLOR_ALWAYS : cli_choose(cli, option, text, color_names);
    if (choice >= 0)
        *when = (enum color)choice;
    return choice >= 0;
}

int cli_number(struct cli *cli, const char *option, const char *text, int lowest, int highest)
{
    struct cursor cursor = cursor_over(text, strlen(text));
    uint32_t value;
    size_t digits = scan_number(&cursor, (uint32_t)highest + 1, &value);
    if (digits > 0 && cursor.at == cursor.end && value <= (uint32_t)highest && (int)value >= lowest)
        return (int)value;
    char words[FAULT_WORDS];
    struct text out = text_begin(words, sizeof words);
    text_format(&out, "%s takes a number from %d to %d, not", option, lowest, highest);
    cli_usage(cli, words, text);
    return -1;
}

uint64_t cli_size(struct cli *cli, const char *option, const char *text)
{
    static const char units[] = "kmgt";
    char *end;
    errno = 0;
    uint64_t number = is_digit(*text) ? strtoull(text, &end, 10) : 0;
    bool good = number > 0 && errno == 0;
    if (good && *end != '\0') {
        const char *unit = strchr(units, to_lower(*end));
        unsigned shift = unit != NULL ? 10 * (unsigned)(unit - units + 1) : 0;
        good = unit != NULL && end[1] == '\0' && number <= UINT64_MAX >> shift;
        number <<= shift;
    }
    if (good)
        return number;
    char words[FAULT_WORDS];
    struct text out = text_begin(words, sizeof words);
    text_format(&out, "%s takes a number above 0, optionally followed by K, M, G or T, not",
                option);
    cli_usage(cli, words, text);
    return 0;
}

const struct notation *cli_notation(struct cli *cli, const char *option, const char *name,
                                    bool to_write)
{
    const char *names[MOST_CHOICES] = {NULL};
    size_t count = 0;
    for (const struct notation *const *at = notation_table; *at != NULL; at++) {
        if (to_write ? (*at)->write == NULL : (*at)->read == NULL)
            continue;
        if (strcmp((*at)->name, name) == 0)
            return *at;
        /* unreachable: else, for there are not that many notations */
        if (count + 1 < MOST_CHOICES)
            names[count++] = (*at)->name;
    }
    cli_bad_choice(cli, option, name, names);
    return NULL;
}
