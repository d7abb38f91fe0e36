/* SPDX-License-Identifier: BSD-2-Clause */
/* yinsh perft: count the sequences of actions, or of turns, from a position. */
#include "commands/commands.h"

#include "options/command_line.h"
#include "rules/rules.h"

enum { DEPTH_MAX = 20, DEPTH_USUAL = 3 };

/*
 * The number of sequences of depth actions or, if turns is set, of depth turns with their actions
 * in every order.  The rest of a turn that has begun counts as a turn.  A game that ends before the
 * depth is reached does not count.  The sum cannot wrap in practice: counting to 2^64 would take
 * centuries.  Recurses once for each action; a turn has at most 21 of them.
 */
static uint64_t count_sequences(const yinsh_position *position, int depth, bool turns)
{
    yinsh_action actions[YINSH_MAX_ACTIONS];
    size_t count = rules_actions(position, actions);
    uint64_t sum = 0;
    if (depth == 1 && !turns)
        return count;
    for (size_t i = 0; i < count; i++) {
        yinsh_position next = *position;
        rules_play(&next, actions[i]);
        bool step = !turns || next.due == YINSH_DUE_OVER || next.turn != position->turn;
        sum += step && depth == 1 ? 1 : count_sequences(&next, step ? depth - 1 : depth, turns);
    }
    return sum;
}

/* How to count. */
struct counting {
    int highest; /* depth */
    bool turns;
};

static void count_from(struct table *table, const void *context, const yinsh_position *position)
{
    const struct counting *counting = context;
    for (int depth = 1; depth <= counting->highest && table->out->error == 0; depth++) {
        position_row(table, position);
        table_number(table, (uint64_t)depth);
        table_number(table, count_sequences(position, depth, counting->turns));
        output_flush(table->out);
    }
}

static void run_perft(struct cli *cli, int argc, char **argv)
{
    static const char *const names[] = {"position", "depth", "count"};
    struct counting counting = {.highest = DEPTH_USUAL};
    struct about_positions about = {
        .write = count_from, .context = &counting, .names = names, .columns = 3};
    const struct option_spec options[] = {
        {"depth", 'd', OPTION_NUMBER, .value = &counting.highest, .lowest = 1,
         .highest = DEPTH_MAX},
        {"turns", 0, OPTION_FLAG, .value = &counting.turns},
        {"format", 0, OPTION_CHOICE, .value = &about.json, .choices = position_forms},
        {.name = NULL},
    };
    if (cli_options(cli, argc, argv, options))
        cli_operand_positions(cli, &about);
}

const struct command command_perft = {
    .name = "perft",
    .arguments = "[OPTION]... [POSITION | TURN... | FILE...]",
    .summary = "Count the sequences of actions from a position",
    .options = "  -d, --depth=N        count up to N actions or turns, 1 to 20 [default: 3]\n"
               "      --turns          count whole turns, with their actions in every "
               "order\n" POSITION_FORM_HELP,
    .examples = "  yinsh perft --depth=2\n"
                "  yinsh perft --turns '4/7/8/9/10/9/10/9/8/7/4 w place 0-0 1 standard'\n",
    .operands = OPERANDS_POSITIONS,
    .run = run_perft,
};
