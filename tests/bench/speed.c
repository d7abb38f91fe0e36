/* SPDX-License-Identifier: BSD-2-Clause */
#include "bench/speed.h"

#include "bench/files.h"
#include "bench/table.h"
#include "registry/notations.h"
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
    SHARE_OF_ARCHIVES = 4,  /* so many games less in the archives of Boardspace */
    MOST_ARGUMENTS = 8,
    NAME_TEXT = 64
};

/* A file or folder to read, and its name in the table. */
struct input {
    char path[RUN_PATH];
    char name[NAME_TEXT];
    struct games_sums sums;
};

static void name_input(const struct speed_plan *plan, const char *notation, const char *form,
                       struct input *input)
{
    char file[NAME_TEXT + 8];
    snprintf(input->name, sizeof input->name, "%s%s%s", notation, *form != '\0' ? " " : "", form);
    snprintf(file, sizeof file, "%s-%s", notation, form);
    run_path(input->path, plan->scratch, file);
}

static struct games_plan games_of(const struct speed_plan *plan, const char *notation,
                                  uint64_t games)
{
    static char kept[RUN_PATH];
    run_path(kept, plan->scratch, "kept");
    return (struct games_plan){.games = games,
                               .seed = plan->seed,
                               .notation = notation,
                               .layout = GAMES_WRAPPED,
                               .kept = kept};
}

static uint64_t larger(uint64_t a, uint64_t b)
{
    return a > b ? a : b;
}

/* ---- Rows ---------------------------------------------------------------- */

/* A row to be measured. */
struct wanted {
    const struct input *input;
    const char *name; /* of the command in the table */
    char *arguments[MOST_ARGUMENTS + 2];
    int threads;
    const struct wanted *than; /* a row measured before or in turn with it, or NULL */
    double speed;              /* turns per second, once it was measured */
};

/* A row of a command, of which the path of the input is the last argument. */
static struct wanted row_of(const struct input *input, const char *name, char *const *arguments)
{
    struct wanted row = {.input = input, .name = name, .threads = 1};
    size_t count = 0;
    while (arguments[count] != NULL && count < MOST_ARGUMENTS) {
        row.arguments[count] = arguments[count];
        count++;
    }
    row.arguments[count] = (char *)input->path;
    return row;
}

/* A row of another program, that has to be there. */
static struct wanted other(const struct input *input, const char *name, char *program, char *option)
{
    return row_of(input, name, (char *[]){program, option, NULL});
}

/* A row of the program itself. */
static struct wanted own(const struct speed_plan *plan, const struct input *input, char *command,
                         int threads, const struct wanted *than)
{
    char *jobs = threads == 1 ? "1" : "2";
    struct wanted row =
        row_of(input, command, (char *[]){plan->program, command, "-j", jobs, NULL});
    row.threads = threads;
    row.than = than;
    return row;
}

/* Measure rows, in turn, and print them. */
static void add_rows(const struct speed_plan *plan, struct wanted wanted[], size_t count)
{
    struct run_cost costs[RUN_COMMANDS];
    char *const *commands[RUN_COMMANDS] = {NULL};
    for (size_t i = 0; i < count; i++)
        commands[i] = wanted[i].arguments;
    run_in_turn(commands, count, plan->runs, costs);
    for (size_t i = 0; i < count; i++) {
        const struct wanted *than = wanted[i].than;
        struct table_row row = {.input = wanted[i].input->name,
                                .command = wanted[i].name,
                                .threads = wanted[i].threads,
                                .sums = wanted[i].input->sums,
                                .cost = costs[i]};
        wanted[i].speed = table_speed(&row);
        if (than != NULL) {
            row.ratio = wanted[i].speed / than->speed;
            row.to = than->threads < wanted[i].threads ? "-j 1" : than->name;
        }
        table_add(&row, plan->tsv);
    }
}

static void add_row(const struct speed_plan *plan, struct wanted row)
{
    add_rows(plan, &row, 1);
}

/* A row of a command with one option, with one thread. */
static void add_option(const struct speed_plan *plan, const struct input *input, char *command,
                       char *option)
{
    char name[NAME_TEXT];
    snprintf(name, sizeof name, "%s %s", command, option);
    add_row(plan, row_of(input, name, (char *[]){plan->program, command, "-j", "1", option, NULL}));
}

/*
 * Rows of conversions: between the notations of the official one, the two large sites and JSON, and
 * of any other notation to the official one.
 */
static void add_conversions(const struct speed_plan *plan, const struct input *input,
                            const char *notation)
{
    static char *const options[] = {"-tgipf", "-tboardspace", "-tbga", "-tjson"};
    enum { OPTIONS = sizeof options / sizeof options[0] };
    size_t same = 0;
    while (same < OPTIONS && strcmp(options[same] + strlen("-t"), notation) != 0)
        same++;
    for (size_t i = 0; i < (same < OPTIONS ? OPTIONS : 1); i++)
        if (i != same)
            add_option(plan, input, "convert", options[i]);
}

/* Two rows, and how much faster two threads are than one. */
static void add_threads(const struct speed_plan *plan, const struct input *input)
{
    struct wanted rows[2];
    rows[0] = own(plan, input, "check", 1, NULL);
    rows[1] = own(plan, input, "check", 2, &rows[0]);
    add_rows(plan, rows, 2);
}

/* Searching for a position in twelve symmetries, with one thread and two, compared with checking.
 */
static void add_search(const struct speed_plan *plan, const struct input *input)
{
    struct wanted rows[3];
    rows[0] = own(plan, input, "check", 1, NULL);
    for (int threads = 1; threads <= 2; threads++) {
        char *jobs = threads == 1 ? "-j1" : "-j2";
        char *const arguments[] = {plan->program, "search", jobs, "-c", "-p", "We5 be6 .e7", NULL};
        rows[threads] = row_of(input, "search -c -p", arguments);
        rows[threads].threads = threads;
        rows[threads].than = &rows[threads - 1];
    }
    add_rows(plan, rows, 3);
}

/* ---- Parts of the table -------------------------------------------------- */

/* The largest files: nothing but what is done with each turn counts. */
static void measure_official(const struct speed_plan *plan)
{
    struct input wrapped, lines, chess;
    char program[RUN_PATH];
    struct games_plan games = games_of(plan, "gipf", plan->games);
    struct wanted rows[RUN_COMMANDS];
    size_t count = 0;
    const struct wanted *than = NULL;
    name_input(plan, games.notation, games_layout_names[GAMES_WRAPPED], &wrapped);
    wrapped.sums = files_plain(wrapped.path, &games, plan->bytes);
    games.layout = GAMES_LINES;
    name_input(plan, games.notation, games_layout_names[GAMES_LINES], &lines);
    lines.sums = files_plain(lines.path, &games, plan->bytes);
    name_input(plan, "chess", "pgn", &chess);
    if (run_find("pgn-extract", program)) {
        chess.sums = files_chess(chess.path, plan->games, wrapped.sums.turns, plan->seed);
        rows[count] = other(&chess, "pgn-extract -r", program, "-r");
        than = &rows[count++];
    } else {
        fprintf(stderr, "bench: pgn-extract is not there: its row is left out\n");
    }
    const struct input *const inputs[] = {&wrapped, &lines};
    for (size_t i = 0; i < sizeof inputs / sizeof inputs[0]; i++) {
        const struct wanted *one = &rows[count];
        rows[count++] = own(plan, inputs[i], "check", 1, than);
        rows[count++] = own(plan, inputs[i], "check", 2, one);
    }
    add_rows(plan, rows, count);
    if (than != NULL)
        files_remove(chess.path);
    add_row(plan, other(&wrapped, "cat", "cat", "--"));
    add_row(plan, other(&wrapped, "wc -l", "wc", "-l"));
    add_row(plan, own(plan, &wrapped, "score", 1, NULL));
    add_option(plan, &wrapped, "score", "--standings");
    add_option(plan, &wrapped, "score", "--elo");
    add_option(plan, &wrapped, "openings", "--depth=10");
    add_row(plan, own(plan, &wrapped, "stats", 1, NULL));
    add_row(plan, own(plan, &wrapped, "history", 1, NULL));
    add_row(plan, own(plan, &wrapped, "events", 1, NULL));
    add_row(plan, own(plan, &wrapped, "unique", 1, NULL));
    add_option(plan, &wrapped, "unique", "--symmetry=all");
    add_option(plan, &wrapped, "unique", "--prefix");
    add_option(plan, &wrapped, "show", "--format=position");
    add_search(plan, &wrapped);
    add_row(plan, own(plan, &wrapped, "repair", 1, NULL));
    add_conversions(plan, &wrapped, games.notation);
    files_remove(wrapped.path);
    files_remove(lines.path);
}

static void measure_notation(const struct speed_plan *plan, const char *notation,
                             enum games_layout layout, const char *form)
{
    struct input input;
    struct games_plan games = games_of(plan, notation, plan->games);
    games.layout = layout;
    name_input(plan, notation, form, &input);
    input.sums = files_plain(input.path, &games, plan->bytes);
    add_row(plan, own(plan, &input, "check", 1, NULL));
    add_row(plan, own(plan, &input, "score", 1, NULL));
    if (strcmp(notation, "boardspace") == 0)
        add_search(plan, &input);
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
    struct input input;
    /* So many that what is done once for a folder or an archive does not count. */
    struct games_plan games = games_of(plan, "gipf", plan->games);
    name_input(plan, games.notation, "folder", &input);
    input.sums = files_folder(input.path, &games);
    add_threads(plan, &input);
    files_remove(input.path);
    name_input(plan, games.notation, "zip", &input);
    input.sums = files_zip(input.path, &games);
    games.games = larger(plan->games / SHARE_OF_ARCHIVES, 1);
    add_threads(plan, &input);
    files_remove(input.path);
    for (size_t i = 0; i < sizeof forms / sizeof forms[0]; i++) {
        name_input(plan, "boardspace", archive_form_names[forms[i]], &input);
        struct archive_plan archive = {.folder = input.path,
                                       .files = games.games,
                                       .seed = plan->seed,
                                       .form = forms[i],
                                       .first_year = 2006,
                                       .last_year = 2026};
        struct archive_sums sums = archive_make(&archive);
        input.sums = (struct games_sums){sums.files, sums.turns, sums.bytes};
        add_threads(plan, &input);
        files_remove(input.path);
    }
}

/*
 * Diagrams of every turn: in memory, which the bench does itself, and as files.  As many are drawn
 * as the input has turns.
 */
static void measure_diagrams(const struct speed_plan *plan)
{
    struct input input;
    char folder[RUN_PATH], pattern[RUN_PATH], bench[RUN_PATH] = "";
    struct games_plan games = games_of(plan, "gipf", larger(plan->games / SHARE_OF_DIAGRAMS, 1));
    name_input(plan, "gipf", "diagrams", &input);
    run_path(folder, plan->scratch, "diagrams");
    run_path(pattern, folder, "%r-%t.svg");
    if (mkdir(folder, 0777) != 0)
        run_fail(folder);
    if (readlink("/proc/self/exe", bench, sizeof bench - 1) < 0)
        run_fail("/proc/self/exe");
    input.sums = files_plain(input.path, &games, 0);
    add_row(plan, row_of(&input, "draw in memory", (char *[]){bench, "--draw", NULL}));
    add_row(plan, row_of(&input, "draw --every=1",
                         (char *[]){plan->program, "draw", "-j1", "--every=1", "--force", "-o",
                                    pattern, NULL}));
    files_remove(folder);
    files_remove(input.path);
}

/* PNGs of every turn, 400 pixels wide. */
static void measure_pngs(const struct speed_plan *plan)
{
    struct input input;
    char folder[RUN_PATH], pattern[RUN_PATH];
    struct games_plan games = games_of(plan, "gipf", larger(plan->games / SHARE_OF_PNGS, 1));
    name_input(plan, "gipf", "pngs", &input);
    run_path(folder, plan->scratch, "pngs");
    run_path(pattern, folder, "%r-%t.png");
    if (mkdir(folder, 0777) != 0)
        run_fail(folder);
    input.sums = files_plain(input.path, &games, 0);
    add_row(plan, row_of(&input, "draw --size=400 png",
                         (char *[]){plan->program, "draw", "-j1", "--every=1", "--force",
                                    "--size=400", "-o", pattern, NULL}));
    files_remove(folder);
    files_remove(input.path);
}

/* A page to play through games; bytes are those of the page. */
static void measure_page(const struct speed_plan *plan)
{
    struct input input;
    struct stat status;
    struct run_cost cost;
    char page[RUN_PATH];
    struct games_plan games =
        games_of(plan, "gipf", plan->games < MOST_IN_PAGE ? plan->games : MOST_IN_PAGE);
    name_input(plan, "gipf", "page", &input);
    run_path(page, plan->scratch, "page.html");
    input.sums = files_plain(input.path, &games, 0);
    struct wanted row =
        row_of(&input, "replay", (char *[]){plan->program, "replay", "-j1", "-o", page, NULL});
    run_in_turn((char *const *[]){row.arguments}, 1, 1, &cost);
    if (stat(page, &status) != 0)
        run_fail(page);
    input.sums.bytes = (uint64_t)status.st_size;
    add_row(plan, row);
    files_remove(page);
    files_remove(input.path);
}

/* What it takes to begin and to end. */
static void measure_start(const struct speed_plan *plan)
{
    struct input input;
    struct speed_plan often = *plan;
    struct games_plan games = games_of(plan, "gipf", 1);
    often.runs = plan->starts;
    name_input(plan, "one", "game", &input);
    input.sums = files_plain(input.path, &games, 0);
    add_row(&often, other(&input, "cat", "cat", "--"));
    add_row(&often, own(&often, &input, "check", 1, NULL));
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
