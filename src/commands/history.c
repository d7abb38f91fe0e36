/* SPDX-License-Identifier: BSD-2-Clause */
/* yinsh history: the rows that were removed, and the path of every ring. */
#include "commands/commands.h"

#include "cli/options.h"
#include "cli/outputs.h"
#include "cli/write.h"
#include "jobs/jobs.h"
#include "rules/rules.h"
#include "rules/way.h"

#include <string.h>

enum { ROW_WIDTH = 19 /* five points as "e10 f10 g10 h10 i10" */ };

enum format { FORMAT_TABLE, FORMAT_TSV };

static const char *const format_names[] = {"table", "tsv", NULL};

static const char tsv_header[] = "file\trecord\tkind\tturn\tside\tmaker\tpoints\tring\tuntil\n";

/* A ring from its placing to its removal. */
struct ring {
    enum yinsh_colour side;
    unsigned placed; /* turn, or 0 if it was in the position at the start */
    unsigned until;  /* turn in which it was removed, or 0 */
    yinsh_point point;
    /* Points in order; a ring moves at most once in two turns. */
    yinsh_point path[RECORD_ACTIONS + 1];
    size_t length;
};

/* A row that was removed. */
struct row {
    enum yinsh_colour side, maker;
    unsigned turn;
    yinsh_point from, to;
    yinsh_point ring; /* removed for it; YINSH_NO_POINT if the record ends before that */
};

/* The whole history of a record. */
struct history {
    struct ring rings[2 * YINSH_RINGS];
    size_t ring_count;
    struct row rows[2 * YINSH_RINGS];
    size_t row_count;
};

static const char *side_name(enum yinsh_colour side)
{
    return side == YINSH_WHITE ? "White" : "Black";
}

static void add_ring(struct history *history, enum yinsh_colour side, unsigned turn,
                     yinsh_point point)
{
    struct ring *ring = &history->rings[history->ring_count++];
    ring->side = side;
    ring->placed = turn;
    ring->until = 0;
    ring->point = point;
    ring->path[0] = point;
    ring->length = 1;
}

static struct ring *ring_on(struct history *history, yinsh_point point)
{
    size_t index = 0;
    while (history->rings[index].until != 0 || history->rings[index].point != point)
        index++;
    return &history->rings[index];
}

/* Add the row that an action removes; the opponent made one that is due before the move. */
static void add_row(struct history *history, const yinsh_position *position, yinsh_action action)
{
    enum yinsh_colour side = (enum yinsh_colour)action.side;
    history->rows[history->row_count++] = (struct row){
        .side = side,
        .maker = position->due == YINSH_DUE_PRE_ROW ? rules_opponent(side) : side,
        .turn = position->turn,
        .from = action.from,
        .to = action.to,
        .ring = YINSH_NO_POINT,
    };
}

static void follow(struct history *history, const yinsh_position *position, yinsh_action action)
{
    struct ring *ring;
    switch (action.kind) {
    case YINSH_PLACE:
        add_ring(history, (enum yinsh_colour)action.side, position->turn, action.to);
        break;
    case YINSH_MOVE:
        ring = ring_on(history, action.from);
        ring->point = action.to;
        ring->path[ring->length++] = action.to;
        break;
    case YINSH_ROW:
        add_row(history, position, action);
        break;
    case YINSH_RING:
        ring_on(history, action.from)->until = position->turn;
        if (history->row_count > 0)
            history->rows[history->row_count - 1].ring = action.from;
        break;
    case YINSH_STEAL:
        /* The only ring on the board; it is listed as that of its owner. */
        history->rings[0].side = YINSH_BLACK;
        break;
    default:
        break;
    }
}

static void collect(struct history *history, const struct yinsh_record *record)
{
    yinsh_position position = record->game.start;
    history->ring_count = history->row_count = 0;
    for (int colour = 0; colour < 2; colour++)
        for (yinsh_set rings = position.rings[colour]; !set_is_empty(rings);
             rings = set_rest(rings))
            add_ring(history, (enum yinsh_colour)colour, 0, (yinsh_point)set_first(rings));
    for (size_t i = 0; i < record->game.count; i++) {
        follow(history, &position, record->game.played[i].action);
        yinsh_play(&position, record->game.played[i].action);
    }
}

static void put_point(struct output *out, yinsh_point point)
{
    char name[YINSH_POINT_TEXT];
    output_bytes(out, name, yinsh_point_format(point, name));
}

static void put_points(struct output *out, const yinsh_point *points, size_t count,
                       const char *between)
{
    for (size_t i = 0; i < count; i++) {
        output_string(out, i > 0 ? between : "");
        put_point(out, points[i]);
    }
}

/* Write the points of a row; returns how many bytes that were. */
static size_t put_row_points(struct output *out, const struct row *row, const char *between)
{
    char name[YINSH_POINT_TEXT];
    size_t length = (YINSH_ROW_LENGTH - 1) * strlen(between);
    int step = direction_step[point_direction(row->from, row->to)];
    yinsh_point points[YINSH_ROW_LENGTH];
    for (int i = 0; i < YINSH_ROW_LENGTH; i++) {
        points[i] = (yinsh_point)(row->from + i * step);
        length += yinsh_point_format(points[i], name);
    }
    put_points(out, points, YINSH_ROW_LENGTH, between);
    return length;
}

/* The first columns of a line of the tab-separated form. */
static void put_line_start(struct results *results, const struct origin *origin)
{
    cli_tsv_value(&results->out, origin->file);
    output_string(&results->out, "\t");
    results_number(results, &results->out, origin);
}

static void write_tsv(struct results *results, const struct origin *origin,
                      const struct history *history)
{
    struct output *out = &results->out;
    for (size_t i = 0; i < history->row_count; i++) {
        const struct row *row = &history->rows[i];
        put_line_start(results, origin);
        output_format(out, "\trow\t%u\t%s\t%s\t", row->turn, side_name(row->side),
                      side_name(row->maker));
        put_row_points(out, row, ",");
        output_string(out, "\t");
        if (row->ring != YINSH_NO_POINT)
            put_point(out, row->ring);
        output_string(out, "\t\n");
    }
    for (size_t i = 0; i < history->ring_count; i++) {
        const struct ring *ring = &history->rings[i];
        put_line_start(results, origin);
        output_format(out, "\tring\t%u\t%s\t\t", ring->placed, side_name(ring->side));
        put_points(out, ring->path, ring->length, ",");
        output_string(out, "\t");
        put_point(out, ring->point);
        output_string(out, "\t");
        if (ring->until > 0)
            output_number(out, ring->until);
        output_string(out, "\n");
    }
}

static void write_table(struct results *results, const struct origin *origin,
                        const struct history *history)
{
    struct output *out = &results->out;
    cli_file_name(out, origin->file);
    output_string(out, ", record ");
    results_number(results, out, origin);
    output_string(out, "\n\nRows\nturn  owner  made by  points               ring\n");
    for (size_t i = 0; i < history->row_count; i++) {
        const struct row *row = &history->rows[i];
        output_format(out, "%4u  %s  %s    ", row->turn, side_name(row->side),
                      side_name(row->maker));
        int width = (int)put_row_points(out, row, " ");
        if (row->ring != YINSH_NO_POINT) {
            output_format(out, "%*s", ROW_WIDTH + 2 - width, "");
            put_point(out, row->ring);
        }
        output_string(out, "\n");
    }
    output_string(out, "\nRings\nturn  owner  until  path\n");
    for (size_t i = 0; i < history->ring_count; i++) {
        const struct ring *ring = &history->rings[i];
        output_format(out, "%4u  %s  ", ring->placed, side_name(ring->side));
        if (ring->until > 0)
            output_format(out, "%4u   ", ring->until);
        else
            output_string(out, " end   ");
        put_points(out, ring->path, ring->length, " ");
        output_string(out, "\n");
    }
}

static void history_record(struct results *results, const struct origin *origin,
                           const struct yinsh_record *record)
{
    const enum format *format = results->work->context;
    struct history history = {.row_count = 0};
    collect(&history, record);
    if (*format == FORMAT_TSV) {
        write_tsv(results, origin, &history);
        return;
    }
    output_string(&results->out, "\n"); /* omitted before the first one */
    write_table(results, origin, &history);
}

static void run_history(struct cli *cli, int argc, char **argv)
{
    enum format chosen = FORMAT_TABLE;
    const struct option_spec options[] = {
        {.name = "format", .kind = OPTION_CHOICE, .value = &chosen, .choices = format_names},
        {.name = NULL},
    };
    struct work work = {.each = history_record, .context = &chosen};
    if (!cli_options(cli, argc, argv, options))
        return;
    if (!output_note(cli, NULL, false) || !outputs_allow(cli, argc - optind, argv + optind))
        return;
    if (chosen == FORMAT_TSV)
        output_string(cli->out, tsv_header);
    work.drop = chosen == FORMAT_TABLE;
    jobs_run(cli, argc - optind, argv + optind, &work);
}

const struct command command_history = {
    .name = "history",
    .arguments = "[OPTION]... [FILE]...",
    .summary = "List the rows that were removed and the path of every ring",
    .options = "      --format=FORMAT  table or tsv [default: table]\n",
    .examples = "  yinsh history game.yin\n"
                "  yinsh history --format=tsv games.yin | awk -F '\\t' '$3 == \"row\"'\n",
    .reads_records = true,
    .run = run_history,
};
