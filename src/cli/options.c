/* SPDX-License-Identifier: BSD-2-Clause */
#include "cli/options.h"

#include "base/text.h"
#include "cli/message.h"
#include "cli/values.h"

#include <string.h>

enum { OPTIONS_MAX = 64 };

static const struct option common_options[] = {
    {"help", no_argument, NULL, OPTION_HELP},
    {"version", no_argument, NULL, OPTION_VERSION},
    {"color", optional_argument, NULL, OPTION_COLOR},
};

static void print_help(struct cli *cli)
{
    const struct command *command = cli->command;
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
}

/* Deal with an option that all commands share; false where it ends the command. */
static bool take_common(struct cli *cli, int option)
{
    switch (option) {
    case 'h':
    case OPTION_HELP:
        print_help(cli);
        return false;
    case OPTION_VERSION:
        output_string(cli->out, "yinsh " YINSH_VERSION "\n");
        return false;
    case OPTION_COLOR:
        return cli_when(cli, "--color", optarg, &cli->color);
    default:
        return record_option_take(cli, option, optarg);
    }
}

/* Whether an option is handled by take_common(). */
static bool is_common(const struct cli *cli, int option)
{
    if (option >= OPTION_HOUSE)
        return option < OPTION_OWN;
    return option == 'h' ||
           (cli->command->reads_records && strchr(record_option_letters, option) != NULL);
}

/* Report an option that is unknown, or known but has no value. */
static void refuse_option(struct cli *cli, bool lacks_value, const char *option)
{
    char words[FAULT_WORDS];
    struct text out = text_begin(words, sizeof words);
    text_format(&out, "option %s needs a value", option);
    cli_usage(cli, lacks_value ? words : "unknown option", lacks_value ? NULL : option);
}

int cli_option(struct cli *cli, int argc, char **argv, const char *letters,
               const struct option *own)
{
    struct option all[OPTIONS_MAX] = {{NULL, 0, NULL, 0}};
    char all_letters[OPTIONS_MAX];
    struct text joined = text_begin(all_letters, sizeof all_letters);
    size_t count = 0;
    bool records = cli->command->reads_records;
    for (size_t i = 0; i < sizeof common_options / sizeof common_options[0]; i++)
        all[count++] = common_options[i];
    for (const struct option *at = record_options; records && at->name != NULL; at++)
        all[count++] = *at;
    /* unreachable: its last end, for no command has that many options */
    for (; own != NULL && own->name != NULL && count + 1 < OPTIONS_MAX; own++)
        all[count++] = *own;
    /* The colon tells a missing value from an unknown option; messages are ours to word. */
    opterr = 0;
    text_format(&joined, ":h%s%s", records ? record_option_letters : "", letters);
    for (;;) {
        int option = getopt_long(argc, argv, all_letters, all, NULL);
        if (option == -1) {
            cli->options_read = true;
            return OPTION_DONE;
        }
        if (option == '?' || option == ':') {
            const char letter[] = {'-', (char)optopt, '\0'};
            /* A long option is the word before; optopt is a letter for a short one only. */
            bool is_short = optopt > ' ' && optopt < OPTION_HOUSE && argv[optind - 1][1] != '-';
            refuse_option(cli, option == ':', is_short ? letter : argv[optind - 1]);
            return OPTION_FAILED;
        }
        if (!is_common(cli, option))
            return option;
        if (!take_common(cli, option))
            return OPTION_FAILED;
    }
}
