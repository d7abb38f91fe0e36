/* SPDX-License-Identifier: BSD-2-Clause */
/* yinsh notations: what is read and written. */
#include "commands/commands.h"

#include "messages/messages.h"
#include "options/command_line.h"
#include "registry/notation_list.h"

#include <errno.h>

static void run_notations(struct cli *cli, int argc, char **argv)
{
    static const char *const names[] = {"name", "read", "write", "extensions", "description"};
    int format = TABLE_TSV;
    struct table table;
    const struct option_spec options[] = {
        {"format", 0, OPTION_CHOICE, .value = &format, .choices = table_format_names},
        {.name = NULL},
    };
    if (!cli_options(cli, argc, argv, options))
        return;
    if (cli->input.count > 0) {
        cli_usage(cli, cli->input.files[0], "takes no operand");
        return;
    }
    bool good = table_open(&table, (enum table_format)format, names, sizeof names / sizeof *names,
                           true, cli->out);
    for (const struct notation *const *at = notation_table; good && *at != NULL; at++) {
        table_string(&table, (*at)->name);
        table_string(&table, (*at)->read != NULL ? "yes" : "no");
        table_string(&table, (*at)->write != NULL ? "yes" : "no");
        table_string(&table, (*at)->extensions);
        table_string(&table, (*at)->description);
    }
    if (!good || !table_close(&table))
        cli_trouble(cli, "table", strerror(ENOMEM));
}

const struct command command_notations = {
    .name = "notations",
    .arguments = "[OPTION]...",
    .summary = "List the notations that yinsh reads and writes",
    .options = "      --format=FORMAT  tsv, csv, json or table [default: tsv]\n",
    .examples = "  yinsh notations\n",
    .operands = OPERANDS_WORDS,
    .run = run_notations,
};
