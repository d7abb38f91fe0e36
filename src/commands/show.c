/* SPDX-License-Identifier: BSD-2-Clause */
/* yinsh show: the position at the end of a record or after one of its turns. */
#include "commands/commands.h"

#include "cli/board.h"
#include "cli/options.h"
#include "cli/outputs.h"
#include "cli/write.h"
#include "jobs/jobs.h"
#include "query/select.h"

#include <string.h>
#include <unistd.h>

enum format { FORMAT_BOARD, FORMAT_POSITION };

static const char *const format_names[] = {"board", "position", NULL};

/* What to show. */
struct showing {
    enum format format;
    int turn; /* -1 is the end of the record */
    struct board_style style;
};

/*
 * Replay a record up to the end of a turn; turn 0 is the start of any record.  Returns false if the
 * record does not have all of that turn.
 */
static bool replay_turn(const struct yinsh_record *record, int turn, yinsh_position *position)
{
    size_t at = 0;
    int last = record->game.start.turn - 1; /* number of the last turn played */
    *position = record->game.start;
    for (; at < record->game.count && (int)record->game.played[at].turn <= turn; at++) {
        yinsh_play(position, record->game.played[at].action);
        last = record->game.played[at].turn;
    }
    /* An incomplete turn can only be the last one. */
    bool complete = position->due == YINSH_DUE_OVER || position->turn != last;
    return turn == 0 || (last == turn && complete);
}

/* Report that a record does not reach the turn that the user asked for. */
static void report_too_short(struct results *results, const struct origin *origin,
                             const struct yinsh_record *record, int turn)
{
    results_worsen(results, STATUS_BAD);
    results_place(results, origin, record);
    output_format(&results->err, " has no complete turn %d\n", turn);
}

static void put_name(struct output *out, const struct yinsh_record *record, const char *tag)
{
    const char *name = yinsh_record_tag(record, tag);
    if (name == NULL)
        name = "?";
    output_visible(out, name, strlen(name));
}

static void put_heading(struct results *results, const struct origin *origin,
                        const struct yinsh_record *record)
{
    struct output *out = &results->out;
    results_heading(results, origin);
    output_string(out, ": ");
    put_name(out, record, "White");
    output_string(out, " (White) - ");
    put_name(out, record, "Black");
    output_string(out, " (Black)\n");
}

static void put_state(struct output *out, const yinsh_position *position)
{
    static const char *const due[] = {"to place a ring", "to remove a row", "to remove a ring",
                                      "to move a ring",  "to remove a row", "to remove a ring"};
    if (position->due == YINSH_DUE_OVER)
        output_format(out, "Over after turn %u: %s by %s\n", (unsigned)position->turn,
                      yinsh_result_name(yinsh_position_result(position)),
                      yinsh_end_name(yinsh_position_end(position)));
    else
        output_format(out, "Turn %u: %s %s\n", (unsigned)position->turn,
                      position->side == YINSH_WHITE ? "White" : "Black", due[position->due]);
    output_format(out, "Rings removed: White %u, Black %u\nMarkers in the pool: %d\n",
                  (unsigned)position->removed[YINSH_WHITE],
                  (unsigned)position->removed[YINSH_BLACK], yinsh_pool(position));
}

/* How the record ended if not on the board. */
static void put_outside_end(struct output *out, const struct yinsh_record *record)
{
    if (record->outcome.end < YINSH_END_RESIGN)
        return;
    output_format(out, "The record ends %s by %s\n", yinsh_result_name(record->outcome.result),
                  yinsh_end_name(record->outcome.end));
}

static void show_record(struct results *results, const struct origin *origin,
                        const struct yinsh_record *record)
{
    const struct showing *showing = results->work->context;
    struct output *out = &results->out;
    yinsh_position position = record->game.now;
    bool reached = !record->failed || record->game.count > 0;
    if (showing->turn >= 0) {
        reached = replay_turn(record, showing->turn, &position);
        if (!reached)
            report_too_short(results, origin, record, showing->turn);
    }
    if (showing->format == FORMAT_POSITION) {
        char line[YINSH_POSITION_TEXT];
        /* An empty line keeps the lines in step with the records. */
        if (reached)
            output_bytes(out, line, yinsh_position_format(&position, line));
        output_string(out, "\n");
        return;
    }
    if (!reached)
        return;
    output_string(out, "\n"); /* omitted before the first one */
    put_heading(results, origin, record);
    board_draw(out, &position, showing->style);
    put_state(out, &position);
    if (showing->turn < 0)
        put_outside_end(out, record);
}

static void run_show(struct cli *cli, int argc, char **argv)
{
    struct showing showing = {.format = FORMAT_BOARD, .turn = -1};
    const struct option_spec options[] = {
        {"turn", 'n', OPTION_NUMBER, .value = &showing.turn, .highest = 99999},
        {"format", 0, OPTION_CHOICE, .value = &showing.format, .choices = format_names},
        {"ascii", 0, OPTION_FLAG, .value = &showing.style.ascii},
        {"unicode", 0, OPTION_CLEAR, .value = &showing.style.ascii},
        {.name = NULL},
    };
    struct work work = {.each = show_record, .context = &showing};
    if (!cli_options(cli, argc, argv, options) || !select_records(cli, &work))
        return;
    showing.style.color = cli_colors(cli, STDOUT_FILENO);
    work.drop = showing.format == FORMAT_BOARD;
    if (output_note(cli, NULL, false) && outputs_allow(cli))
        jobs_run(cli, &work);
}

const struct command command_show = {
    .name = "show",
    .arguments = "[OPTION]... [FILE]...",
    .summary = "Show the position at the end of a record or after a turn",
    .options = "  -n, --turn=N         show the position after turn N; 0 is the start\n"
               "      --format=FORMAT  board, or position for one line per record\n"
               "                       [default: board]\n"
               "      --ascii          draw rings as W and B, markers as w and b\n"
               "      --unicode        draw with round symbols, the default\n",
    .examples = "  yinsh show --ascii game.yin\n"
                "  yinsh show --format=position --turn=20 games.yin\n",
    .reads_records = true,
    .run = run_show,
};
