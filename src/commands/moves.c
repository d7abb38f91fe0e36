/* SPDX-License-Identifier: BSD-2-Clause */
/* yinsh moves: the legal actions of a position. */
#include "commands/commands.h"

#include "options/command_line.h"

static void list_actions(struct table *table, const void *context, const yinsh_position *position)
{
    yinsh_action actions[YINSH_MAX_ACTIONS];
    size_t count = yinsh_legal_actions(position, actions);
    (void)context;
    for (size_t i = 0; i < count; i++) {
        char text[YINSH_ACTION_TEXT];
        position_row(table, position);
        table_text(table, text, yinsh_action_format(actions[i], text));
    }
}

static void run_moves(struct cli *cli, int argc, char **argv)
{
    static const char *const names[] = {"position", "action"};
    struct about_positions about = {.write = list_actions, .names = names, .columns = 2};
    const struct option_spec options[] = {
        {"format", 0, OPTION_CHOICE, .value = &about.json, .choices = position_forms},
        {.name = NULL},
    };
    if (cli_options(cli, argc, argv, options))
        cli_operand_positions(cli, &about);
}

const struct command command_moves = {
    .name = "moves",
    .arguments = "[OPTION]... [POSITION | TURN... | FILE...]",
    .summary = "List the legal actions in a position, one per line",
    .options = POSITION_FORM_HELP,
    .examples = "  yinsh moves\n"
                "  yinsh show --format=position --turn=20 game.yin | yinsh moves\n",
    .operands = OPERANDS_POSITIONS,
    .run = run_moves,
};
