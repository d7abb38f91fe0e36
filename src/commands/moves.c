/* SPDX-License-Identifier: BSD-2-Clause */
/* yinsh moves: the legal actions of a position. */
#include "commands/commands.h"

#include "options/command_line.h"

static void list_actions(struct cli *cli, const void *context, const yinsh_position *position)
{
    yinsh_action actions[YINSH_MAX_ACTIONS];
    size_t count = yinsh_legal_actions(position, actions);
    (void)context;
    for (size_t i = 0; i < count; i++) {
        char text[YINSH_ACTION_TEXT];
        output_bytes(cli->out, text, yinsh_action_format(actions[i], text));
        output_string(cli->out, "\n");
    }
}

static void run_moves(struct cli *cli, int argc, char **argv)
{
    if (cli_options(cli, argc, argv, NULL))
        cli_operand_positions(cli, list_actions, NULL);
}

const struct command command_moves = {
    .name = "moves",
    .arguments = "[OPTION]... [POSITION | FILE...]",
    .summary = "List the legal actions in a position, one per line",
    .options = "",
    .examples = "  yinsh moves\n"
                "  yinsh show --format=position --turn=20 game.yin | yinsh moves\n",
    .operands = OPERANDS_POSITIONS,
    .run = run_moves,
};
