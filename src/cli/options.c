/* SPDX-License-Identifier: BSD-2-Clause */
#include "cli/options.h"

#include "base/name_list.h"
#include "base/text.h"
#include "cli/message.h"
#include "cli/record_options.h"

#include <getopt.h>
#include <stdio.h>
#include <string.h>

enum {
    OPTIONS_MAX = 64,
    LONGEST_OPTION = 31, /* bytes of a name */
    FIRST_VALUE = 256    /* of long options for getopt_long() */
};

/* All options of a command, in the forms that this program and getopt_long() need. */
struct options {
    struct option_spec specs[OPTIONS_MAX];
    struct option longs[OPTIONS_MAX];
    char letters[1 + 2 * OPTIONS_MAX + 1];
    size_t count, letter_count;
};

static bool print_help(struct cli *cli, const struct option_spec *spec, const char *text)
{
    const struct command *command = cli->command;
    (void)spec;
    (void)text;
    output_format(cli->out, "Usage: yinsh %s%s%s\n%s.\n\nOptions:\n%s", command->name,
                  *command->arguments != '\0' ? " " : "", command->arguments, command->summary,
                  command->options);
    if (command->reads_records)
        output_string(cli->out, record_options_help);
    output_string(cli->out,
                  "      --color[=WHEN]   use colour: auto, always or never [default: auto]\n"
                  "  -h, --help           show this help\n"
                  "      --version        show the version\n"
                  "\n"
                  "Exit status: 0 success, 1 a record is bad, 2 trouble.\n"
                  "\n"
                  "Examples:\n");
    output_string(cli->out, command->examples);
    return false;
}

static bool print_version(struct cli *cli, const struct option_spec *spec, const char *text)
{
    (void)spec;
    (void)text;
    output_string(cli->out, "yinsh " YINSH_VERSION "\n");
    return false;
}

/* Add a list of options. */
static void add_options(struct options *options, const struct option_spec *spec)
{
    /* unreachable: its last end, since no command has that many options */
    for (; spec->name != NULL && options->count + 1 < OPTIONS_MAX; spec++) {
        size_t number = options->count++;
        bool has_value = spec->kind > OPTION_ACT;
        options->specs[number] = *spec;
        options->longs[number] = (struct option){
            .name = spec->name,
            .has_arg = spec->kind == OPTION_WHEN ? optional_argument
                       : has_value               ? required_argument
                                                 : no_argument,
            .val = FIRST_VALUE + (int)number,
        };
        if (spec->letter != 0)
            options->letters[options->letter_count++] = spec->letter;
        if (spec->letter != 0 && has_value)
            options->letters[options->letter_count++] = ':';
    }
}

/* Collect the options of a command. */
static void collect(struct cli *cli, const struct option_spec own[], struct options *options)
{
    const struct option_spec common[] = {
        {"help", 'h', OPTION_ACT, .take = print_help},
        {"version", 0, OPTION_ACT, .take = print_version},
        {"color", 0, OPTION_WHEN, .value = &cli->color},
        {.name = NULL},
    };
    struct option_spec of_records[RECORD_OPTIONS];
    /* The colon distinguishes a missing value from an unknown option; the messages are ours. */
    *options = (struct options){.letters = ":", .letter_count = 1};
    add_options(options, common);
    if (cli->command->reads_records) {
        record_options(cli, of_records);
        add_options(options, of_records);
    }
    if (own != NULL)
        add_options(options, own);
}

/* The option for which getopt_long() returned a value. */
static const struct option_spec *find_option(const struct options *options, int value)
{
    size_t number = 0;
    if (value >= FIRST_VALUE)
        return &options->specs[value - FIRST_VALUE];
    while (options->specs[number].letter != (char)value)
        number++;
    return &options->specs[number];
}

/* Report an option that is unknown, with the long ones that are near. */
static void refuse_unknown(struct cli *cli, const struct options *options, const char *option)
{
    char longs[OPTIONS_MAX][2 + LONGEST_OPTION + 1], name[2 + LONGEST_OPTION + 1], near[NEAR_TEXT];
    const char *names[OPTIONS_MAX];
    struct text nearest = text_begin(near, sizeof near), text = text_begin(name, sizeof name);
    for (size_t i = 0; i < options->count; i++) {
        snprintf(longs[i], sizeof longs[i], "--%s", options->specs[i].name);
        names[i] = longs[i];
    }
    names[options->count] = NULL;
    text_add(&text, option, strcspn(option, "="));
    if (name_find(names, name, text.length) >= 0) {
        cli_usage(cli, NULL, "option %s takes no value", name);
        return;
    }
    if (option[1] == '-')
        names_add_near(names, name, &nearest);
    cli_usage_near(cli, option, near, "unknown option");
}

bool cli_options(struct cli *cli, int argc, char **argv, const struct option_spec own[])
{
    struct options options;
    int value;
    collect(cli, own, &options);
    opterr = 0;
    while ((value = getopt_long(argc, argv, options.letters, options.longs, NULL)) != -1) {
        if (value == '?' || value == ':') {
            const char letter[] = {'-', (char)optopt, '\0'};
            /* A long option is the word before; optopt is a letter for a short one only. */
            bool is_short = optopt > ' ' && optopt < FIRST_VALUE && argv[optind - 1][1] != '-';
            const char *option = is_short ? letter : argv[optind - 1];
            if (value == ':')
                cli_usage(cli, NULL, "option %s needs a value", option);
            else
                refuse_unknown(cli, &options, option);
            return false;
        }
        if (!option_take(cli, find_option(&options, value), optarg))
            return false;
    }
    cli->options_read = true;
    cli->input.count = argc - optind;
    cli->input.files = argv + optind;
    return true;
}
