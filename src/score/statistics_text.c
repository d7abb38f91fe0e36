/* SPDX-License-Identifier: BSD-2-Clause */
#include "score/statistics.h"

#include "messages/messages.h"
#include "picture/geometry.h"

#include <inttypes.h>
#include <math.h>

static const char whole_bar[] = "##############################";
enum { MAP_COLUMN = 3, MAP_INDENT = 2 };

/* Text being written. */
struct text_report {
    struct output *out;
    const char *title; /* of the rows before */
    bool begun;
};

static void put_figures(struct output *out, const struct statistic_row *row)
{
    double factor = row->mean ? 1 : 100;
    const char *unit = row->mean ? "" : "%";
    output_format(out, "%8.*f%s", row->mean ? 2 : 1, factor * row->figures.value, unit);
    if (isnan(row->figures.low))
        return;
    output_format(out, "%s  [%.*f, %.*f]", row->mean ? " " : "", row->mean ? 2 : 1,
                  factor * row->figures.low, row->mean ? 2 : 1, factor * row->figures.high);
}

static void put_text_row(void *context, const struct statistic_row *row)
{
    struct text_report *report = context;
    if (report->title != row->title)
        output_format(report->out, "\n%s", row->title);
    if (report->title != row->title && !statistics_is_by_turn(row))
        output_format(report->out, " (n = %" PRIu64 ")", row->n);
    output_string(report->out, report->title != row->title ? "\n" : "");
    report->title = row->title;
    output_format(report->out, "  %-10s%10" PRIu64 " ", row->item,
                  row->counts ? row->count : row->n);
    put_figures(report->out, row);
    int length = row->portion > 0 ? (int)lround(row->portion * (sizeof whole_bar - 1)) : 0;
    output_format(report->out, "%s%.*s\n", length > 0 ? "  " : "", length, whole_bar);
}

/* Write a line of the board: for each point, ninths of the count of the most frequent, rounded up.
 */
static void put_map_line(struct output *out, const uint64_t *map, int up, uint64_t most)
{
    int at = 0;
    for (int across = 0; across < YINSH_COLUMNS; across++) {
        yinsh_point point = geometry_point((struct geometry_place){across, up});
        if (!yinsh_point_on_board(point))
            continue;
        uint64_t count = statistics_at_point(map, point);
        int place = MAP_INDENT + across * MAP_COLUMN;
        int ninths = (int)ceil(9 * (double)count / (double)most);
        output_format(out, "%*s%c", place - at, "", count > 0 ? (char)('0' + ninths) : '.');
        at = place + 1;
    }
    output_string(out, "\n");
}

static void put_map(struct output *out, const struct statistic_form *form,
                    const uint64_t counts[STATISTIC_CELLS])
{
    const uint64_t *map = counts + form->first;
    uint64_t most, n = statistics_sum_map(map, &most);
    if (n == 0)
        return;
    output_format(out, "\n%s (n = %" PRIu64 ", 9 is %.1f%%)\n", form->title, n,
                  100 * (double)most / (double)n);
    for (int up = GEOMETRY_TOP; up >= GEOMETRY_BOTTOM; up--)
        put_map_line(out, map, up, most);
}

/* Write the values of a group's columns. */
static void put_heading(struct output *out, struct words group)
{
    struct words word, value;
    char room[PLAYER_NAME];
    for (bool more = group.length > 0; more;) {
        more = words_cut(&group, ' ', &word);
        if (tally_parse_word(word, room, &value))
            cli_put_visible(out, value, '\\', "\\\\");
        output_string(out, more ? ", " : "\n");
    }
}

static void put_text_group(void *context, struct words group,
                           const uint64_t counts[STATISTIC_CELLS])
{
    struct text_report *report = context;
    uint64_t games = statistics_games(counts);
    output_string(report->out, report->begun ? "\n" : "");
    put_heading(report->out, group);
    output_format(report->out, "%" PRIu64 " game%s\n", games, games == 1 ? "" : "s");
    report->begun = true;
    report->title = NULL;
    statistics_rows(counts, false, put_text_row, report);
    for (int i = STATISTIC_PLACED; i < STATISTICS; i++)
        put_map(report->out, &statistic_forms[i], counts);
}

const char *report_statistics_text(const struct tally *tally, struct output *out)
{
    struct text_report report = {.out = out};
    const char *wrong = statistics_groups(tally, put_text_group, &report);
    if (wrong == NULL && !report.begun)
        output_string(out, "0 games\n");
    return wrong;
}
