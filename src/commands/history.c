/* SPDX-License-Identifier: BSD-2-Clause */
/* yinsh history: the rows that were removed, and the path of every ring. */
#include "commands/commands.h"

#include "jobs/results.h"
#include "options/command_line.h"
#include "outputs/new_file.h"
#include "outputs/table_writer.h"
#include "query/columns.h"
#include "record/marks.h"
#include "rules/rules.h"

enum {
    POINTS_COLUMNS = 21, /* five points as "e10 f10 g10 h10 i10", and two blanks */
    /* Room for the longest path, and for the rest of a line. */
    LINE_ROOM = 128 + (RECORD_ACTIONS + 1) * YINSH_POINT_TEXT
};
_Static_assert((int)LINE_ROOM <= (int)OUTPUT_BUFFER,
               "a line without the name of a file fits into the buffer");

static const char *const columns[] = {"file",   "record", "kind", "turn", "side",
                                      "row_by", "points", "ring", "until"};
enum { COLUMNS = sizeof columns / sizeof columns[0] };

/* A ring from its placing to its removal. */
struct ring {
    enum yinsh_colour side;
    unsigned placed; /* turn, or 0 if it was in the position at the start */
    unsigned until;  /* turn in which it was removed, or 0 */
    /* Points in order; a ring moves at most once in two turns. */
    yinsh_point path[RECORD_ACTIONS + 1];
    size_t length;
};

/* A row that was removed. */
struct row {
    const struct played *played;
    enum yinsh_colour maker;
    yinsh_point ring; /* removed for it; YINSH_NO_POINT if the record ends before that */
};

/* The whole history of a record. */
struct history {
    struct ring rings[2 * YINSH_RINGS];
    size_t ring_count;
    struct row rows[2 * YINSH_RINGS];
    size_t row_count;
    uint8_t ring_on[YINSH_FRAME]; /* the index of the ring on a point */
};

static void add_ring(struct history *history, enum yinsh_colour side, unsigned turn,
                     yinsh_point point)
{
    struct ring *ring = &history->rings[history->ring_count];
    ring->side = side;
    ring->placed = turn;
    ring->until = 0;
    ring->path[0] = point;
    ring->length = 1;
    history->ring_on[point] = (uint8_t)history->ring_count++;
}

static void follow(struct history *history, const struct record_game *game,
                   const struct played *played)
{
    yinsh_action action = played->action;
    enum yinsh_colour side = (enum yinsh_colour)action.side;
    struct ring *ring;
    switch (action.kind) {
    case YINSH_PLACE:
        add_ring(history, side, played->turn, action.to);
        break;
    case YINSH_MOVE:
        ring = &history->rings[history->ring_on[action.from]];
        ring->path[ring->length++] = action.to;
        history->ring_on[action.to] = history->ring_on[action.from];
        break;
    case YINSH_ROW:
        history->rows[history->row_count++] = (struct row){
            .played = played, .maker = row_maker(game, played), .ring = YINSH_NO_POINT};
        break;
    case YINSH_RING:
        history->rings[history->ring_on[action.from]].until = played->turn;
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
    const yinsh_position *start = &record->game.start;
    history->ring_count = history->row_count = 0;
    for (int colour = 0; colour < 2; colour++)
        for (yinsh_set rings = start->rings[colour]; !set_is_empty(rings); rings = set_rest(rings))
            add_ring(history, (enum yinsh_colour)colour, 0, (yinsh_point)set_first(rings));
    for (size_t i = 0; i < record->game.count; i++)
        follow(history, &record->game, &record->game.played[i]);
}

static char *append_points(char *at, const yinsh_point *points, size_t count, char between)
{
    for (size_t i = 0; i < count; i++) {
        *at = between;
        at = append_point(at + (i > 0), points[i]);
    }
    return at;
}

static char *append_row(char *at, yinsh_action row, char between)
{
    yinsh_point points[YINSH_ROW_LENGTH];
    for (int i = 0; i < YINSH_ROW_LENGTH; i++)
        points[i] = row_marker(row, i);
    return append_points(at, points, YINSH_ROW_LENGTH, between);
}

/* Write the columns that all rows of a table for programs begin with. */
static void begin_row(struct results *results, struct table *table, const struct origin *origin,
                      const char *kind, unsigned turn)
{
    table_string(table, origin->file);
    table_begin_value(table);
    results_number(results, &results->out, origin);
    table_end_value(table);
    table_string(table, kind);
    table_number(table, turn);
}

/* Write what was appended to text, up to end. */
static void put_text(struct table *table, const char *text, const char *end)
{
    table_text(table, text, (size_t)(end - text));
}

static void put_row(struct table *table, const struct row *row)
{
    char points[LINE_ROOM], ring[YINSH_POINT_TEXT];
    table_string(table, names_of_colour[row->played->action.side]);
    table_string(table, names_of_colour[row->maker]);
    put_text(table, points, append_row(points, row->played->action, ','));
    if (row->ring != YINSH_NO_POINT)
        put_text(table, ring, append_point(ring, row->ring));
    else
        table_string(table, NULL);
    table_string(table, NULL);
}

static void put_ring(struct table *table, const struct ring *ring)
{
    char points[LINE_ROOM], last[YINSH_POINT_TEXT];
    table_string(table, names_of_colour[ring->side]);
    table_string(table, NULL);
    put_text(table, points, append_points(points, ring->path, ring->length, ','));
    put_text(table, last, append_point(last, ring->path[ring->length - 1]));
    table_number_if(table, ring->until > 0, ring->until);
}

static void write_rows(struct results *results, enum table_format format,
                       const struct origin *origin, const struct history *history)
{
    struct table table;
    table_begin(&table, format, columns, COLUMNS, &results->out);
    for (size_t i = 0; i < history->row_count; i++) {
        begin_row(results, &table, origin, "row", history->rows[i].played->turn);
        put_row(&table, &history->rows[i]);
    }
    for (size_t i = 0; i < history->ring_count; i++) {
        begin_row(results, &table, origin, "ring", history->rings[i].placed);
        put_ring(&table, &history->rings[i]);
    }
}

/* Append the number of a turn in four columns, and two blanks. */
static char *append_turn(char *at, unsigned turn)
{
    for (unsigned limit = 1000; turn < limit && limit > 1; limit /= 10)
        *at++ = ' ';
    return append_string(append_number(at, turn), "  ");
}

static void write_table(struct results *results, const struct origin *origin,
                        const struct history *history)
{
    struct output *out = &results->out;
    results_heading(results, origin);
    output_string(out, "\n\nRows\nturn  owner  made by  points               ring\n");
    for (size_t i = 0; i < history->row_count; i++) {
        const struct row *row = &history->rows[i];
        char *at = append_string(append_turn(output_room(out, LINE_ROOM), row->played->turn),
                                 names_of_colour[row->played->action.side]);
        at = append_string(append_string(append_string(at, "  "), names_of_colour[row->maker]),
                           "    ");
        char *points = at;
        at = append_row(at, row->played->action, ' ');
        if (row->ring != YINSH_NO_POINT) {
            while (at < points + POINTS_COLUMNS)
                *at++ = ' ';
            at = append_point(at, row->ring);
        }
        output_take(out, append_string(at, "\n"));
    }
    output_string(out, "\nRings\nturn  owner  until  path\n");
    for (size_t i = 0; i < history->ring_count; i++) {
        const struct ring *ring = &history->rings[i];
        char *at = append_turn(output_room(out, LINE_ROOM), ring->placed);
        at = append_string(append_string(at, names_of_colour[ring->side]), "  ");
        at = append_string(
            ring->until > 0 ? append_turn(at, ring->until) : append_string(at, " end  "), " ");
        at = append_points(at, ring->path, ring->length, ' ');
        output_take(out, append_string(at, "\n"));
    }
}

static void history_record(struct results *results, const struct origin *origin,
                           const struct yinsh_record *record)
{
    const enum table_format *format = results->work->context;
    struct history history;
    collect(&history, record);
    if (*format != TABLE_ALIGNED) {
        write_rows(results, *format, origin, &history);
        return;
    }
    output_string(&results->out, "\n"); /* omitted before the first one */
    write_table(results, origin, &history);
}

static void run_history(struct cli *cli, int argc, char **argv)
{
    enum table_format chosen = TABLE_ALIGNED;
    struct table table;
    const struct option_spec options[] = {
        {"format", 0, OPTION_CHOICE, .value = &chosen, .choices = table_format_names},
        {.name = NULL},
    };
    struct work work = {.each = history_record, .context = &chosen};
    if (!cli_options(cli, argc, argv, options) || !select_records(cli, &work) ||
        !outputs_note(cli, NULL, false))
        return;
    table_begin(&table, chosen, columns, COLUMNS, cli->out);
    if (chosen != TABLE_ALIGNED)
        table_head(&table);
    work.drop = chosen == TABLE_ALIGNED;
    jobs_run(cli, &work);
}

const struct command command_history = {
    .name = "history",
    .summary = "List the rows that were removed and the path of every ring",
    .options = "      --format=FORMAT  tsv, csv, json or table [default: table]\n",
    .examples = "  yinsh history game.yin\n"
                "  yinsh history --format=tsv games.yin | awk -F '\\t' '$3 == \"row\"'\n",
    .run = run_history,
};
