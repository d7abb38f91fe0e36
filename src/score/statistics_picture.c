/* SPDX-License-Identifier: BSD-2-Clause */
#include "score/statistics.h"

#include "picture/diagram_scene.h"
#include "picture/geometry.h"
#include "picture/svg.h"

#include <inttypes.h>
#include <math.h>
#include <stdio.h>
#include <string.h>

/* Lengths in hundredths. */
enum {
    WIDTH = 92000,
    BORDER = 3000,
    COLUMN = (WIDTH - 3 * BORDER) / 2, /* of bars, of which there are two */
    LINE = 2000,                       /* from a line to the next */
    BAR_LEFT = 9000,                   /* where bars begin in their column */
    BAR_ROOM = COLUMN - BAR_LEFT - 13500,
    BAR_HEIGHT = 1300,
    BASE = 1200,     /* from the top of a line to its base line */
    MAP_SCALE = 640, /* of a board, in thousandths */
    MAP_WIDTH = (int)DIAGRAM_WIDTH * MAP_SCALE / 1000,
    MAP_HEIGHT = (int)DIAGRAM_BOARD_HEIGHT * MAP_SCALE / 1000,
    MAPS_ACROSS = 3,
    SPOT = 1700, /* radius of the most frequent point */
    HEAD = 6500,
    CAPTION_BYTES = 128
};

/* A picture being made. */
struct chart {
    struct scene scene;
    const char *const *chosen; /* the names of the statistics, or NULL for all of them */
    const char *title;         /* of the rows before */
    int32_t bottoms[2];        /* where the next line of each column is */
    int column;
    size_t groups;
};

/* ---- Bars -------------------------------------------------------------- */

static void put_text(struct chart *chart, enum part part, int32_t x, int32_t y, int32_t room,
                     const char *text)
{
    scene_text(&chart->scene, part, ANCHOR_START, x, y, room, words_of(text));
}

/* Begin a statistic in the shorter column. */
static void begin_bars(struct chart *chart, const struct statistic_row *row)
{
    char title[CAPTION_BYTES];
    chart->title = row->title;
    chart->column = chart->bottoms[1] < chart->bottoms[0];
    int32_t *y = &chart->bottoms[chart->column];
    *y += LINE / 2;
    if (statistics_is_by_turn(row))
        snprintf(title, sizeof title, "%s", row->title);
    else
        snprintf(title, sizeof title, "%s (n = %" PRIu64 ")", row->title, row->n);
    put_text(chart, PART_NAME, BORDER + chart->column * (COLUMN + BORDER), *y + BASE, COLUMN,
             title);
    *y += LINE * 5 / 4;
}

static void put_row(void *context, const struct statistic_row *row)
{
    struct chart *chart = context;
    char value[CAPTION_BYTES];
    const char *const *name = chart->chosen;
    while (name != NULL && *name != NULL && strcmp(*name, row->figure) != 0)
        name++;
    if (name != NULL && *name == NULL) /* not chosen */
        return;
    if (chart->title != row->title)
        begin_bars(chart, row);
    int32_t x = BORDER + chart->column * (COLUMN + BORDER);
    int32_t *y = &chart->bottoms[chart->column];
    double factor = row->mean ? 1 : 100;
    int digits = row->mean ? 2 : 1, length;
    length = snprintf(value, sizeof value, "%.*f%s", digits, factor * row->figures.value,
                      row->mean ? "" : "%");
    if (!isnan(row->figures.low))
        snprintf(value + length, sizeof value - (size_t)length, " [%.*f, %.*f]", digits,
                 factor * row->figures.low, digits, factor * row->figures.high);
    put_text(chart, PART_CAPTION, x, *y + BASE, BAR_LEFT, row->item);
    int32_t end = x + BAR_LEFT;
    if (row->portion > 0) {
        end += (int32_t)lround(row->portion * BAR_ROOM);
        scene_rectangle(&chart->scene, PART_BAR, x + BAR_LEFT, *y, end, *y + BAR_HEIGHT);
    }
    put_text(chart, PART_CAPTION, end + LINE / 4, *y + BASE, x + COLUMN - end, value);
    *y += LINE;
}

/* ---- Maps -------------------------------------------------------------- */

/* Draw a board on which a spot shows how often each point was counted. */
static void put_map(struct chart *chart, const struct statistic_form *form, const uint64_t *map,
                    int32_t x, int32_t y)
{
    char title[CAPTION_BYTES];
    struct scene *scene = &chart->scene;
    struct diagram diagram;
    yinsh_position empty;
    uint64_t most, n = statistics_sum_map(map, &most);
    snprintf(title, sizeof title, "%s (n = %" PRIu64 ")", form->title, n);
    put_text(chart, PART_NAME, x, y + BASE, MAP_WIDTH, title);
    yinsh_start(&empty, YINSH_STANDARD, YINSH_HOUSE_NONE);
    diagram_of_position(&diagram, &empty);
    scene->left = x;
    scene->top = y + LINE;
    scene->scale = MAP_SCALE;
    diagram_draw(scene, &diagram, (struct diagram_style){.bare = true});
    for (yinsh_set set = point_board; !set_is_empty(set); set = set_rest(set)) {
        yinsh_point point = (yinsh_point)set_first(set);
        uint64_t count = statistics_at_point(map, point);
        int32_t across, down;
        diagram_point(point, &across, &down);
        if (count > 0)
            scene_circle(scene, PART_SPOT, across, down,
                         (int32_t)lround(SPOT * sqrt((double)count / (double)most)));
    }
    scene->left = scene->top = 0;
    scene->scale = 1000;
}

/* ---- The whole --------------------------------------------------------- */

/* Draw all bars below a place, and return where they end. */
static int32_t draw_bars(struct chart *chart, const uint64_t counts[STATISTIC_CELLS], int32_t y)
{
    chart->bottoms[0] = chart->bottoms[1] = y;
    chart->title = NULL;
    statistics_rows(counts, false, put_row, chart);
    return (chart->bottoms[0] > chart->bottoms[1] ? chart->bottoms[0] : chart->bottoms[1]) + LINE;
}

/* Draw all maps below a place, and return where they end. */
static int32_t draw_maps(struct chart *chart, const uint64_t counts[STATISTIC_CELLS], int32_t y)
{
    for (int i = STATISTIC_PLACED; i < STATISTICS; i++) {
        int place = i - STATISTIC_PLACED;
        put_map(chart, &statistic_forms[i], counts + statistic_forms[i].first,
                BORDER + place % MAPS_ACROSS *
                             (MAP_WIDTH +
                              (WIDTH - 2 * BORDER - MAPS_ACROSS * MAP_WIDTH) / (MAPS_ACROSS - 1)),
                y + place / MAPS_ACROSS * (MAP_HEIGHT + 2 * LINE));
    }
    return y + 2 * (MAP_HEIGHT + 2 * LINE) + BORDER;
}

static const char about[] =
    "Shares and means with their intervals of 95%, and a board for each map,"
    " on which the area of a spot shows how often a point was counted.";
static const char chosen_about[] = "Shares and means with their intervals of 95%.";

static void draw_group(void *context, struct words group, const uint64_t counts[STATISTIC_CELLS])
{
    struct chart *chart = context;
    char title[CAPTION_BYTES];
    uint64_t games = statistics_games(counts);
    (void)group;
    if (chart->groups++ > 0)
        return;
    snprintf(title, sizeof title, "Statistics of %" PRIu64 " game%s", games, games == 1 ? "" : "s");
    scene_begin(&chart->scene, WIDTH, 0);
    scene_describe(&chart->scene, words_of(title),
                   words_of(chart->chosen != NULL ? chosen_about : about));
    scene_rectangle(&chart->scene, PART_PAPER, 0, 0, WIDTH, 0);
    if (chart->chosen == NULL) {
        put_text(chart, PART_TITLE, BORDER, 4000, WIDTH - 2 * BORDER, title);
        chart->scene.height = draw_maps(chart, counts, draw_bars(chart, counts, HEAD));
    } else {
        chart->scene.height = draw_bars(chart, counts, LINE / 2);
    }
    /* Only now is it known how much paper there has to be. */
    if (!chart->scene.failed)
        chart->scene.shapes[0].y2 = chart->scene.height;
}

const char *report_statistics_picture(const struct tally *tally, const char *const chosen[],
                                      struct output *out)
{
    static const uint64_t nothing[STATISTIC_CELLS];
    struct chart chart;
    struct theme theme;
    memset(&chart, 0, sizeof chart);
    chart.chosen = chosen;
    const char *wrong = statistics_groups(tally, draw_group, &chart);
    if (wrong == NULL && chart.groups == 0)
        draw_group(&chart, (struct words){NULL, 0}, nothing);
    if (wrong == NULL && chart.groups > 1)
        wrong = "a picture shows one group only; choose one with --where";
    if (wrong == NULL && chart.scene.failed)
        wrong = "not enough memory";
    theme_builtin(&theme, 0);
    if (wrong == NULL)
        svg_write(out, &chart.scene, &theme, 0);
    scene_free(&chart.scene);
    return wrong;
}
