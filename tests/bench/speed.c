/* SPDX-License-Identifier: BSD-2-Clause */
#include "bench/speed.h"

#include "bench/files.h"
#include "bench/questions.h"
#include "bench/rows.h"
#include "bench/table.h"
#include "registry/notation_list.h"
#include "support/archive_maker.h"
#include "syntax/notation.h"

#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

enum {
    SHARE_OF_DIAGRAMS = 16, /* so many games less of which every turn is drawn */
    SHARE_OF_PNGS = 2000,   /* the same in PNG */
    MOST_IN_PAGE = 2000,    /* games that one page may have */
    SHARE_OF_ARCHIVES = 4   /* so many games less in the archives of Boardspace */
};

static uint64_t larger(uint64_t a, uint64_t b)
{
    return a > b ? a : b;
}

/* ---- Rows ---------------------------------------------------------------- */

/*
 * Rows of conversions: between the notations of the official one, the two large sites and JSON, and
 * of any other notation to the official one.
 */
static void add_conversions(const struct speed_plan *plan, const struct rows_input *input,
                            const char *notation)
{
    static char *const options[] = {"-tgipf", "-tboardspace", "-tbga", "-tjson"};
    enum { OPTIONS = sizeof options / sizeof options[0] };
    size_t same = 0;
    while (same < OPTIONS && strcmp(options[same] + strlen("-t"), notation) != 0)
        same++;
    for (size_t i = 0; i < (same < OPTIONS ? OPTIONS : 1); i++)
        if (i != same)
            rows_add_option(plan, input, "convert", options[i]);
}

/* ---- Parts of the table -------------------------------------------------- */

/* The largest files: nothing but what is done with each turn counts. */
static void measure_official(const struct speed_plan *plan)
{
    struct rows_input wrapped, lines, chess;
    char program[RUN_PATH];
    struct games_plan games = rows_games(plan, "gipf", plan->games);
    struct rows_wanted rows[RUN_COMMANDS];
    size_t count = 0;
    const struct rows_wanted *than = NULL;
    rows_input(plan, games.notation, games_layout_names[GAMES_WRAPPED], &wrapped);
    wrapped.sums = files_plain(wrapped.path, &games, plan->bytes);
    games.layout = GAMES_LINES;
    rows_input(plan, games.notation, games_layout_names[GAMES_LINES], &lines);
    lines.sums = files_plain(lines.path, &games, plan->bytes);
    rows_input(plan, "chess", "pgn", &chess);
    if (run_find("pgn-extract", program)) {
        chess.sums = files_chess(chess.path, wrapped.sums.turns);
        rows[count] = rows_other(&chess, "pgn-extract -r", program, "-r");
        than = &rows[count++];
    } else {
        fprintf(stderr, "bench: pgn-extract is not there: its row is left out\n");
    }
    const struct rows_input *const inputs[] = {&wrapped, &lines};
    for (size_t i = 0; i < sizeof inputs / sizeof inputs[0]; i++) {
        const struct rows_wanted *one = &rows[count];
        rows[count++] = rows_plain(plan, inputs[i], "check", 1, than);
        rows[count++] = rows_plain(plan, inputs[i], "check", 2, one);
    }
    rows_add(plan, rows, count);
    if (than != NULL)
        files_remove(chess.path);
    rows_add_one(plan, rows_other(&wrapped, "cat", "cat", "--"));
    rows_add_one(plan, rows_other(&wrapped, "wc -l", "wc", "-l"));
    rows_add_one(plan, rows_plain(plan, &wrapped, "score", 1, NULL));
    rows_add_option(plan, &wrapped, "score", "--standings");
    rows_add_option(plan, &wrapped, "score", "--elo");
    rows_add_one(plan, rows_plain(plan, &wrapped, "history", 1, NULL));
    rows_add_option(plan, &wrapped, "show", "--format=position");
    questions_measure(plan, &games, &wrapped);
    rows_add_one(plan, rows_plain(plan, &wrapped, "repair", 1, NULL));
    add_conversions(plan, &wrapped, games.notation);
    files_remove(wrapped.path);
    files_remove(lines.path);
}

static void measure_notation(const struct speed_plan *plan, const char *notation,
                             enum games_layout layout, const char *form)
{
    struct rows_input input;
    struct games_plan games = rows_games(plan, notation, plan->games);
    games.layout = layout;
    rows_input(plan, notation, form, &input);
    input.sums = files_plain(input.path, &games, plan->bytes);
    rows_add_one(plan, rows_plain(plan, &input, "check", 1, NULL));
    rows_add_one(plan, rows_plain(plan, &input, "score", 1, NULL));
    if (strcmp(notation, "boardspace") == 0)
        questions_search(plan, &input);
    add_conversions(plan, &input, notation);
    files_remove(input.path);
}

static void measure_others(const struct speed_plan *plan)
{
    for (size_t i = 0; notation_table[i] != NULL; i++) {
        const char *name = notation_table[i]->name;
        if (notation_table[i]->write == NULL || strcmp(name, "gipf") == 0)
            continue;
        if (strcmp(name, "gipf-short") != 0) {
            measure_notation(plan, name, GAMES_WRAPPED, "");
            continue;
        }
        for (int layout = 0; games_layout_names[layout] != NULL; layout++)
            measure_notation(plan, name, (enum games_layout)layout, games_layout_names[layout]);
    }
}

/* Folders and archives in which each game is a file. */
static void measure_archives(const struct speed_plan *plan)
{
    static const enum archive_form forms[] = {ARCHIVE_PLAIN, ARCHIVE_FOLDER, ARCHIVE_ZIP,
                                              ARCHIVE_TAR_ZST};
    struct rows_input input;
    /* So many that what is done once for a folder or an archive does not count. */
    struct games_plan games = rows_games(plan, "gipf", plan->games);
    rows_input(plan, games.notation, "folder", &input);
    input.sums = files_folder(input.path, &games);
    rows_add_threads(plan, &input);
    files_remove(input.path);
    rows_input(plan, games.notation, "zip", &input);
    input.sums = files_zip(input.path, &games);
    games.games = larger(plan->games / SHARE_OF_ARCHIVES, 1);
    rows_add_threads(plan, &input);
    files_remove(input.path);
    for (size_t i = 0; i < sizeof forms / sizeof forms[0]; i++) {
        rows_input(plan, "boardspace", archive_form_names[forms[i]], &input);
        struct archive_plan archive = {.folder = input.path,
                                       .files = games.games,
                                       .seed = plan->seed,
                                       .form = forms[i],
                                       .first_year = 2006,
                                       .last_year = 2026};
        struct archive_sums sums = archive_make(&archive);
        input.sums = (struct games_sums){sums.files, sums.turns, sums.bytes};
        rows_add_threads(plan, &input);
        files_remove(input.path);
    }
}

/*
 * Diagrams of every turn: in memory, which the bench does itself, and as files.  As many are drawn
 * as the input has turns.
 */
static void measure_diagrams(const struct speed_plan *plan)
{
    struct rows_input input;
    char folder[RUN_PATH], pattern[RUN_PATH], bench[RUN_PATH] = "";
    struct games_plan games = rows_games(plan, "gipf", larger(plan->games / SHARE_OF_DIAGRAMS, 1));
    rows_input(plan, "gipf", "diagrams", &input);
    run_path(folder, plan->scratch, "diagrams");
    run_path(pattern, folder, "%r-%t.svg");
    if (mkdir(folder, 0777) != 0)
        run_fail(folder);
    if (readlink("/proc/self/exe", bench, sizeof bench - 1) < 0)
        run_fail("/proc/self/exe");
    input.sums = files_plain(input.path, &games, 0);
    rows_add_one(plan, rows_of(&input, "draw in memory", (char *[]){bench, "--draw", NULL}));
    rows_add_one(plan, rows_of(&input, "draw --every=1",
                               (char *[]){plan->program, "draw", "-j1", "--every=1", "--force",
                                          "-o", pattern, NULL}));
    files_remove(folder);
    files_remove(input.path);
}

/* PNGs of every turn, 400 pixels wide. */
static void measure_pngs(const struct speed_plan *plan)
{
    struct rows_input input;
    char folder[RUN_PATH], pattern[RUN_PATH];
    struct games_plan games = rows_games(plan, "gipf", larger(plan->games / SHARE_OF_PNGS, 1));
    rows_input(plan, "gipf", "pngs", &input);
    run_path(folder, plan->scratch, "pngs");
    run_path(pattern, folder, "%r-%t.png");
    if (mkdir(folder, 0777) != 0)
        run_fail(folder);
    input.sums = files_plain(input.path, &games, 0);
    rows_add_one(plan, rows_of(&input, "draw --size=400 png",
                               (char *[]){plan->program, "draw", "-j1", "--every=1", "--force",
                                          "--size=400", "-o", pattern, NULL}));
    files_remove(folder);
    files_remove(input.path);
}

/* A page to play through games; bytes are those of the page. */
static void measure_page(const struct speed_plan *plan)
{
    struct rows_input input;
    struct stat status;
    struct run_cost cost;
    char page[RUN_PATH];
    struct games_plan games =
        rows_games(plan, "gipf", plan->games < MOST_IN_PAGE ? plan->games : MOST_IN_PAGE);
    rows_input(plan, "gipf", "page", &input);
    run_path(page, plan->scratch, "page.html");
    input.sums = files_plain(input.path, &games, 0);
    struct rows_wanted row =
        rows_of(&input, "replay", (char *[]){plan->program, "replay", "-j1", "-o", page, NULL});
    run_in_turn((char *const *[]){row.arguments}, 1, 1, &cost);
    if (stat(page, &status) != 0)
        run_fail(page);
    input.sums.bytes = (uint64_t)status.st_size;
    rows_add_one(plan, row);
    files_remove(page);
    files_remove(input.path);
}

/* What it takes to begin and to end. */
static void measure_start(const struct speed_plan *plan)
{
    struct rows_input input;
    struct speed_plan often = *plan;
    struct games_plan games = rows_games(plan, "gipf", 1);
    often.runs = plan->starts;
    rows_input(plan, "one", "game", &input);
    input.sums = files_plain(input.path, &games, 0);
    rows_add_one(&often, rows_other(&input, "cat", "cat", "--"));
    rows_add_one(&often, rows_plain(&often, &input, "check", 1, NULL));
    files_remove(input.path);
}

void speed_run(const struct speed_plan *plan)
{
    table_begin(plan->compiler, plan->tsv);
    measure_official(plan);
    measure_others(plan);
    measure_archives(plan);
    measure_diagrams(plan);
    measure_pngs(plan);
    measure_page(plan);
    measure_start(plan);
}
