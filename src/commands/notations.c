/* SPDX-License-Identifier: BSD-2-Clause */
/* yinsh notations: what is read and written. */
#include "commands/commands.h"

#include "messages/messages.h"
#include "options/command_line.h"
#include "registry/notation_list.h"

static void run_notations(struct cli *cli, int argc, char **argv)
{
    if (!cli_options(cli, argc, argv, NULL))
        return;
    if (cli->input.count > 0) {
        cli_usage(cli, cli->input.files[0], "takes no operand");
        return;
    }
    output_string(cli->out, "name\tread\twrite\textensions\tdescription\n");
    for (const struct notation *const *at = notation_table; *at != NULL; at++)
        output_format(cli->out, "%s\t%s\t%s\t%s\t%s\n", (*at)->name,
                      (*at)->read != NULL ? "yes" : "no", (*at)->write != NULL ? "yes" : "no",
                      (*at)->extensions, (*at)->description);
}

const struct command command_notations = {
    .name = "notations",
    .arguments = "",
    .summary = "List the notations that yinsh reads and writes",
    .options = "",
    .examples = "  yinsh notations\n",
    .operands = OPERANDS_WORDS,
    .run = run_notations,
};
