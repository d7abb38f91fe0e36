/* SPDX-License-Identifier: BSD-2-Clause */
/* Options that the commands share, and the help that each can give. */
#include "base/text.h"
#include "cli/cli.h"
#include "cli/record_options.h"
#include "registry/notations.h"
#include "rules/names.h"

#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { OPTIONS_MAX = 64 };

static const struct option common_options[] = {
    {"help", no_argument, NULL, OPTION_HELP},
    {"version", no_argument, NULL, OPTION_VERSION},
    {"color", optional_argument, NULL, OPTION_COLOR},
};

static const char *const color_names[] = {"auto", "always", "never", NULL};

static void print_help(struct cli *cli)
{
    const struct command *command = cli->command;
    const char *const usage[] = {"Usage: yinsh ",
                                 command->name,
                                 *command->arguments != '\0' ? " " : "",
                                 command->arguments,
                                 "\n",
                                 command->summary,
                                 ".\n\nOptions:\n",
                                 command->options,
                                 NULL};
    for (size_t i = 0; usage[i] != NULL; i++)
        output_string(cli->out, usage[i]);
    if (command->reads_records)
        output_string(cli->out, record_options_help);
    output_string(cli->out, "      --color[=WHEN]   use colour: auto, always or never\n"
                            "  -h, --help           show this\n"
                            "      --version        show the version\n"
                            "\nExit status: 0 all is well, 1 a record is bad, 2 trouble.\n"
                            "\nExamples:\n");
    output_string(cli->out, command->examples);
}

bool cli_when(struct cli *cli, const char *option, const char *text, enum color *when)
{
    int choice = text == NULL ? COLOR_ALWAYS : name_find(color_names, text, strlen(text));
    if (choice < 0) {
        cli_bad_choice(cli, option, text, color_names);
        return false;
    }
    *when = (enum color)choice;
    return true;
}

static bool take_color(struct cli *cli, const char *text)
{
    return cli_when(cli, "--color", text, &cli->color);
}

const struct notation *cli_notation(struct cli *cli, const char *option, const char *name,
                                    bool to_write)
{
    const char *names[OPTIONS_MAX] = {NULL};
    size_t count = 0;
    for (const struct notation *const *at = notation_table; *at != NULL; at++) {
        if (to_write ? (*at)->write == NULL : (*at)->read == NULL)
            continue;
        if (strcmp((*at)->name, name) == 0)
            return *at;
        /* unreachable: else, for there are not that many notations */
        if (count + 1 < OPTIONS_MAX)
            names[count++] = (*at)->name;
    }
    cli_bad_choice(cli, option, name, names);
    return NULL;
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
        return take_color(cli, optarg);
    default:
        return record_option_take(cli, option, optarg);
    }
}

static bool is_common(const struct cli *cli, int option)
{
    if (option == 'h' || option == OPTION_HELP || option == OPTION_VERSION ||
        option == OPTION_COLOR)
        return true;
    for (const struct option *at = record_options; at->name != NULL; at++)
        if (cli->command->reads_records && at->val == option)
            return true;
    return false;
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
    text_add_string(&joined, records ? ":hf:j:vLW:" : ":h");
    text_add_string(&joined, letters);
    for (;;) {
        int option = getopt_long(argc, argv, all_letters, all, NULL);
        if (option == -1) {
            cli->options_read = true;
            return OPTION_DONE;
        }
        if (option == '?' || option == ':') {
            const char letter[] = {'-', (char)optopt, '\0'};
            /* A long option is the word before; optopt is a letter for a short one only. */
            bool is_short = optopt > ' ' && optopt < OPTION_HELP && argv[optind - 1][1] != '-';
            cli_usage(cli, option == ':' ? "a value is missing behind" : "no such option",
                      is_short ? letter : argv[optind - 1]);
            return OPTION_FAILED;
        }
        if (!is_common(cli, option))
            return option;
        if (!take_common(cli, option))
            return OPTION_FAILED;
    }
}

bool cli_number(struct cli *cli, const char *option, const char *text, int lowest, int highest,
                int *number)
{
    struct cursor cursor = cursor_over(text, strlen(text));
    uint32_t value;
    size_t digits = scan_number(&cursor, (uint32_t)highest + 1, &value);
    if (digits == 0 || cursor.at != cursor.end || value > (uint32_t)highest ||
        (int)value < lowest) {
        char words[FAULT_WORDS];
        struct text out = text_begin(words, sizeof words);
        text_add_string(&out, option);
        text_add_string(&out, " takes a number from ");
        text_add_number(&out, lowest);
        text_add_string(&out, " to ");
        text_add_number(&out, highest);
        text_add_string(&out, ", not");
        cli_usage(cli, words, text);
        return false;
    }
    *number = (int)value;
    return true;
}

bool cli_colors(const struct cli *cli, int descriptor)
{
    const char *no_color = getenv("NO_COLOR");
    const char *terminal = getenv("TERM");
    if (cli->color != COLOR_AUTO)
        return cli->color == COLOR_ALWAYS;
    return (no_color == NULL || *no_color == '\0') && isatty(descriptor) != 0 &&
           (terminal == NULL || strcmp(terminal, "dumb") != 0);
}
