/* SPDX-License-Identifier: BSD-2-Clause */
/* yinsh moves: the legal actions of a position. */
#include "commands/commands.h"

#include "options/command_line.h"

static void list_actions(struct cli *cli, const void *context, const yinsh_position *position)
{
    static const char *const names[] = {"position", "action"};
    yinsh_action actions[YINSH_MAX_ACTIONS];
    size_t count = yinsh_legal_actions(position, actions);
    const int *json = context;
    struct table table;
    position_rows_begin(&table, cli, names, 2, *json);
    for (size_t i = 0; i < count; i++) {
        char text[YINSH_ACTION_TEXT];
        position_row(&table, position);
        table_text(&table, text, yinsh_action_format(actions[i], text));
    }
}

static void run_moves(struct cli *cli, int argc, char **argv)
{
    int json = 0;
    const struct option_spec options[] = {
        {"format", 0, OPTION_CHOICE, .value = &json, .choices = position_forms},
        {.name = NULL},
    };
    if (cli_options(cli, argc, argv, options))
        cli_operand_positions(cli, list_actions, &json, json > 0 ? "" : "\n");
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
