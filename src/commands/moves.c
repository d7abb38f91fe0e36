/* SPDX-License-Identifier: BSD-2-Clause */
/* yinsh moves: the legal actions of a position. */
#include "commands/commands.h"

#include "options/command_line.h"
#include "options/position_operand.h"

/* List the actions of a position, after an empty line if it is not the first; as position_fn. */
static bool list_actions(struct cli *cli, void *context, const yinsh_position *position,
                         struct words name, uint64_t line)
{
    yinsh_action actions[YINSH_MAX_ACTIONS];
    size_t count = yinsh_legal_actions(position, actions);
    bool *more = context;
    (void)name;
    (void)line;
    output_string(cli->out, *more ? "\n" : "");
    *more = true;
    for (size_t i = 0; i < count; i++) {
        char text[YINSH_ACTION_TEXT];
        output_bytes(cli->out, text, yinsh_action_format(actions[i], text));
        output_string(cli->out, "\n");
    }
    return cli->out->error == 0;
}

static void run_moves(struct cli *cli, int argc, char **argv)
{
    bool more = false;
    if (cli_options(cli, argc, argv, NULL))
        cli_operand_positions(cli, list_actions, &more);
}

const struct command command_moves = {
    .name = "moves",
    .arguments = "[OPTION]... [POSITION | FILE...]",
    .summary = "List the legal actions in a position, one per line",
    .options = "",
    .examples = "  yinsh moves\n"
                "  yinsh show --format=position --turn=20 game.yin | yinsh moves\n",
    .reads_positions = true,
    .run = run_moves,
};
