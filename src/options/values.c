/* SPDX-License-Identifier: BSD-2-Clause */
#include "options/command_line.h"

#include "base/name_list.h"
#include "messages/messages.h"
#include "outputs/new_file.h"
#include "registry/notation_list.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

enum {
    MOST_CHOICES = 64,
    LONGEST_CODE = 63 /* bytes; no code is longer */
};

static const char *const color_names[] = {"auto", "always", "never", NULL};

/* Report a value that is not in a list; near is what is offered instead, or "". */
static void report_choice(struct cli *cli, const char *option, const char *text, const char *near,
                          const char *const choices[])
{
    struct output output;
    cli_begin_usage(&output, cli);
    output_format(&output, "%s: unknown value ", option);
    cli_put_quoted(&output, text);
    output_string(&output, *near != '\0' ? near : ";");
    output_string(&output, *near != '\0' ? " Choose from:" : " choose from:");
    for (size_t i = 0; choices[i] != NULL; i++)
        output_format(&output, "%s %s", i > 0 ? "," : "", choices[i]);
    output_string(&output, "\n");
    output_flush(&output);
}

char *cli_next_name(char **rest)
{
    char *name = *rest, *comma = name != NULL ? strchr(name, ',') : NULL;
    if (comma != NULL)
        *comma++ = '\0';
    *rest = comma;
    return name;
}

bool cli_bad_choice(struct cli *cli, const char *option, const char *text,
                    const char *const choices[])
{
    char near[NEAR_TEXT];
    struct text nearest = text_begin(near, sizeof near);
    names_add_near(choices, text, &nearest);
    report_choice(cli, option, text, near, choices);
    return false;
}

/* Find an option's value in a list; returns its index, or -1, and reports, if it is not there. */
static int choose(struct cli *cli, const char *option, const char *text,
                  const char *const choices[])
{
    int choice = name_find(choices, text, strlen(text));
    if (choice < 0)
        cli_bad_choice(cli, option, text, choices);
    return choice;
}

/* ---- Codes and levels ---------------------------------------------------- */

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
    for (int code = 1; code < FAULT_COUNT; code++)
        names[code - 1] = yinsh_fault_name(code);
    names[FAULT_COUNT - 1] = NULL;
    if (!names_add_near(names, name, &text))
        text_add_string(&text, "; 'yinsh explain' lists them");
    cli_usage_near(cli, name, near, reason);
}

/* The place of the choice for a code or a level; NULL, and reported, if the name is neither. */
static uint8_t *choice_of(struct cli *cli, const char *text, size_t length)
{
    char name[LONGEST_CODE + 1];
    struct text cut = text_begin(name, sizeof name);
    int level = name_find(level_names, text, length);
    if (level > YINSH_LEVEL_NONE)
        return &cli->levels.of_level[level];
    /* A name that is too long remains wrong when it is cut. */
    text_add(&cut, text, length);
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
    if (equals == NULL)
        return cli_usage(cli, text, "-W takes CODE=LEVEL, LEVEL=LEVEL or error, not");
    int level = choose(cli, "-W", equals + 1, level_names);
    if (level < 0)
        return false;
    uint8_t *choice = choice_of(cli, text, (size_t)(equals - text));
    if (choice != NULL)
        *choice = (uint8_t)(1 + level);
    return choice != NULL;
}

/* ---- Other values ---------------------------------------------------------- */

/* Read a number from lowest to highest; returns -1, and reports, if it is wrong. */
static int read_number(struct cli *cli, const char *option, const char *text, int lowest,
                       int highest)
{
    struct cursor cursor = cursor_over(text, strlen(text));
    uint32_t value;
    size_t digits = scan_number(&cursor, (uint32_t)highest + 1, &value);
    if (digits > 0 && cursor.at == cursor.end && value <= (uint32_t)highest && (int)value >= lowest)
        return (int)value;
    cli_usage(cli, text, "%s takes a number from %d to %d, not", option, lowest, highest);
    return -1;
}

/* Read a size above 0 such as 4096, 64K or 4M; returns 0, and reports, if it is wrong. */
static uint64_t read_size(struct cli *cli, const char *option, const char *text)
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
    cli_usage(cli, text, "%s takes a number above 0, optionally followed by K, M, G or T, not",
              option);
    return 0;
}

/* Add numbers to a set; returns false, and reports, if they are wrong. */
static bool read_ranges(struct cli *cli, const char *option, const char *text,
                        struct ranges *ranges)
{
    char item[64]; /* longer than any that is valid */
    struct text shown = text_begin(item, sizeof item);
    struct words wrong;
    if (ranges_add(ranges, words_of(text), &wrong))
        return true;
    if (wrong.bytes == NULL)
        return cli_trouble(cli, option, strerror(ENOMEM));
    text_add(&shown, wrong.bytes, wrong.length);
    return cli_usage(cli, item, "%s takes numbers from 1 and ranges, such as 3,7-9, not", option);
}

/* Whether files of a notation have an extension, which is given with or without its dot. */
static bool has_extension(const struct notation *notation, const char *name)
{
    char extension[64];
    snprintf(extension, sizeof extension, ".%s", name + (*name == '.'));
    return words_are_any(words_of(extension), notation->extensions, ' ');
}

const struct notation *notation_of_output(const char *name, const char *own)
{
    const char *extension = output_extension(name);
    const struct notation *found = NULL;
    /* The extension of texts is common to many notations. */
    bool common = *extension == '\0' || strcasecmp(extension, "txt") == 0;
    for (const struct notation *const *at = notation_table; !common && *at != NULL; at++) {
        bool named = strcasecmp((*at)->name, extension) == 0;
        bool fits = named || has_extension(*at, extension);
        if (fits && own != NULL && strcmp((*at)->name, own) == 0)
            return NULL;
        if (fits && (*at)->write != NULL && (named || found == NULL))
            found = *at;
    }
    return found;
}

/*
 * Find the notation of a name, one that can be written or else one that can be read; returns NULL,
 * and reports the choices, if there is none.
 */
static const struct notation *find_notation(struct cli *cli, const char *option, const char *name,
                                            bool to_write)
{
    const char *names[MOST_CHOICES] = {NULL}, *of_files[MOST_CHOICES];
    size_t count = 0, file_count = 0;
    char near[NEAR_TEXT];
    struct text nearest = text_begin(near, sizeof near);
    for (const struct notation *const *at = notation_table; *at != NULL; at++) {
        if (to_write ? (*at)->write == NULL : (*at)->read == NULL)
            continue;
        if (strcmp((*at)->name, name) == 0)
            return *at;
        /* unreachable: since there are not that many notations */
        if (count + 1 == MOST_CHOICES)
            break;
        names[count++] = (*at)->name;
        if (has_extension(*at, name))
            of_files[file_count++] = (*at)->name;
    }
    if (file_count > 0)
        names_offer(of_files, file_count, &nearest);
    else
        names_add_near(names, name, &nearest);
    report_choice(cli, option, name, near, names);
    return NULL;
}

bool option_take(struct cli *cli, const struct option_spec *spec, const char *text)
{
    char name[32];
    struct text option = text_begin(name, sizeof name);
    int choice = COLOR_ALWAYS;
    text_format(&option, "--%s", spec->name);
    switch (spec->kind) {
    case OPTION_FLAG:
    case OPTION_CLEAR:
        *(bool *)spec->value = spec->kind == OPTION_FLAG;
        return true;
    case OPTION_PICK:
        memcpy(&choice, spec->value, sizeof choice);
        if (choice != 0 && choice != spec->lowest)
            return cli_usage(cli, NULL, "only one of %s can be given", *spec->choices);
        memcpy(spec->value, &spec->lowest, sizeof spec->lowest);
        return true;
    case OPTION_OUTPUT:
        *(const char **)spec->value = text;
        return output_is_writable(cli, text, spec->choices);
    case OPTION_TEXT:
    case OPTION_SUFFIX:
        *(const char **)spec->value = text != NULL ? text : "";
        return true;
    case OPTION_NUMBER:
        *(int *)spec->value = read_number(cli, name, text, spec->lowest, spec->highest);
        return *(int *)spec->value >= 0;
    case OPTION_SIZE:
        *(uint64_t *)spec->value = read_size(cli, name, text);
        return *(uint64_t *)spec->value > 0;
    case OPTION_RANGES:
        return read_ranges(cli, name, text, spec->value);
    case OPTION_CHOICE:
    case OPTION_WHEN:
        if (text != NULL)
            choice =
                choose(cli, name, text, spec->kind == OPTION_WHEN ? color_names : spec->choices);
        if (choice < 0)
            return false;
        choice += spec->lowest;
        memcpy(spec->value, &choice, sizeof choice);
        return true;
    case OPTION_NOTATION:
        *(const struct notation **)spec->value = find_notation(cli, name, text, spec->lowest == 0);
        return *(const struct notation **)spec->value != NULL;
    default:
        return spec->take(cli, spec, text);
    }
}
