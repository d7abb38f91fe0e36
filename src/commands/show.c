/* SPDX-License-Identifier: BSD-2-Clause */
/* yinsh show: the position at the end of a record or after one of its turns. */
#include "commands/commands.h"

#include "jobs/results.h"
#include "messages/messages.h"
#include "options/command_line.h"
#include "outputs/new_file.h"
#include "picture/diagram.h"
#include "query/columns.h"

#include <unistd.h>

enum { STATE_TEXT = 64 /* room for what describe_due() appends */ };

enum format { FORMAT_BOARD, FORMAT_POSITION };

static const char *const format_names[] = {"board", "position", NULL};

/* What to show. */
struct showing {
    enum format format;
    int turn;   /* -1 is the end of the record */
    bool marks; /* whether to show what the turn changed */
    struct board_style style;
};

static void put_heading(struct results *results, const struct origin *origin,
                        const struct yinsh_record *record)
{
    struct output *out = &results->out;
    results_heading(results, origin);
    output_string(out, ": ");
    cli_put_player(out, record, "White");
    output_string(out, " (White) - ");
    cli_put_player(out, record, "Black");
    output_string(out, " (Black)\n");
}

static void put_state(struct output *out, const yinsh_position *position)
{
    char bytes[STATE_TEXT];
    struct text text = text_begin(bytes, sizeof bytes);
    describe_due(&text, position);
    output_format(out, "%s %u: %s\n", position->due == YINSH_DUE_OVER ? "Over after turn" : "Turn",
                  (unsigned)position->turn, bytes);
    output_format(out, "Rings removed: White %u, Black %u\nMarkers in the pool: %d\n",
                  (unsigned)position->removed[YINSH_WHITE],
                  (unsigned)position->removed[YINSH_BLACK], yinsh_pool(position));
}

/* Write what the turn before the position did, and what the signs on the board mean. */
static void put_turn(struct output *out, const yinsh_position *position, const struct marks *marks)
{
    char bytes[DESCRIBE_BYTES];
    struct text text = text_begin(bytes, sizeof bytes);
    if (marks->turn == 0)
        return;
    describe_turn(&text, marks);
    output_format(out, "After turn %d: %s\n", marks->turn, bytes);
    board_legend(out, position, marks);
}

/* Write a record with its board. */
static void put_board(struct results *results, const struct origin *origin,
                      const struct yinsh_record *record, const yinsh_position *position,
                      const struct marks *marks)
{
    const struct showing *showing = results->work->context;
    struct output *out = &results->out;
    struct board_style style = showing->style;
    style.marks = showing->marks ? marks : NULL;
    output_string(out, "\n"); /* omitted before the first one */
    put_heading(results, origin, record);
    board_draw(out, position, style);
    if (showing->marks)
        put_turn(out, position, marks);
    put_state(out, position);
    if (showing->turn < 0 && record->outcome.end >= YINSH_END_RESIGN) /* not on the board */
        output_format(out, "The record ends %s by %s\n", yinsh_result_name(record->outcome.result),
                      yinsh_end_name(record->outcome.end));
}

static void show_record(struct results *results, const struct origin *origin,
                        const struct yinsh_record *record)
{
    const struct showing *showing = results->work->context;
    struct marks marks;
    yinsh_position position = record->game.now;
    bool reached = !record->failed || record->game.count > 0;
    if (showing->turn >= 0) {
        reached = marks_of_turn(record, showing->turn, &position, &marks);
        if (!reached)
            results_no_turn(results, origin, record, showing->turn);
    } else if (showing->marks) {
        marks_of_turn(record, marks_last_turn(record), &position, &marks);
    }
    if (showing->format == FORMAT_POSITION) {
        char line[YINSH_POSITION_TEXT];
        /* An empty line keeps the lines in step with the records. */
        if (reached)
            output_bytes(&results->out, line, yinsh_position_format(&position, line));
        output_string(&results->out, "\n");
    } else if (reached) {
        put_board(results, origin, record, &position, &marks);
    }
}

static void run_show(struct cli *cli, int argc, char **argv)
{
    struct showing showing = {.format = FORMAT_BOARD, .turn = -1};
    const struct option_spec options[] = {
        {"turn", 'n', OPTION_NUMBER, .value = &showing.turn, .highest = 99999},
        {"format", 0, OPTION_CHOICE, .value = &showing.format, .choices = format_names},
        {"marks", 0, OPTION_FLAG, .value = &showing.marks},
        {"ascii", 0, OPTION_FLAG, .value = &showing.style.ascii},
        {"unicode", 0, OPTION_CLEAR, .value = &showing.style.ascii},
        {.name = NULL},
    };
    struct work work = {.each = show_record, .context = &showing};
    if (!cli_options(cli, argc, argv, options) || !select_records(cli, &work))
        return;
    showing.style.color = cli_colors(cli->color, STDOUT_FILENO);
    work.drop = showing.format == FORMAT_BOARD;
    if (outputs_note(cli, NULL, false))
        jobs_run(cli, &work);
}

const struct command command_show = {
    .name = "show",
    .summary = "Show the position at the end of a record or after a turn",
    .options = "  -n, --turn=N         show the position after turn N; 0 is the start\n"
               "      --format=FORMAT  board, or position for one line per record\n"
               "                       [default: board]\n"
               "      --marks          mark what the turn changed, and state it below the board\n"
               "      --ascii          draw rings as W and B, markers as w and b\n"
               "      --unicode        draw with round symbols, the default\n",
    .examples = "  yinsh show --ascii game.yin\n"
                "  yinsh show --format=position --turn=20 games.yin\n",
    .run = run_show,
};
