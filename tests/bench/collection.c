/* SPDX-License-Identifier: BSD-2-Clause */
#include "bench/collection.h"

#include "bench/files.h"
#include "bench/rows.h"
#include "bench/table.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

enum {
    MOST_FILES = 50,
    MAKERS = 2, /* processes that make files */
    MOST_OPTIONS = 4
};

/* ---- Making the games ---------------------------------------------------- */

static uint64_t files_of(const struct speed_plan *plan)
{
    return plan->games < MOST_FILES ? plan->games : MOST_FILES;
}

/* The games of one file, which are not those of another. */
static struct games_plan games_of(const struct speed_plan *plan, uint64_t file)
{
    uint64_t files = files_of(plan);
    return (struct games_plan){.games = plan->games / files + (file < plan->games % files),
                               .seed = plan->seed * MOST_FILES + file,
                               .notation = "gipf",
                               .layout = GAMES_WRAPPED};
}

static void add_sums(struct games_sums *sums, const struct games_sums *more)
{
    sums->games += more->games;
    sums->turns += more->turns;
    sums->bytes += more->bytes;
}

/* Make every so many files, beginning with one of the first; returns their sums. */
static struct games_sums make_share(const struct speed_plan *plan, const char *folder,
                                    uint64_t first)
{
    struct games_sums sums = {0, 0, 0};
    for (uint64_t file = first; file < files_of(plan); file += MAKERS) {
        char name[ROWS_NAME], path[RUN_PATH];
        const struct games_plan games = games_of(plan, file);
        snprintf(name, sizeof name, "games-%02" PRIu64 ".yin", file);
        run_path(path, folder, name);
        const struct games_sums made = files_plain(path, &games, 0);
        add_sums(&sums, &made);
    }
    return sums;
}

/* Make all files, in several processes, since this takes longer than any measurement. */
static struct games_sums make_files(const struct speed_plan *plan, const char *folder)
{
    struct games_sums sums = {0, 0, 0}, made;
    int ends[2];
    if (mkdir(folder, 0777) != 0 || pipe(ends) != 0)
        run_fail(folder);
    fflush(stdout);
    for (uint64_t maker = 0; maker < MAKERS; maker++) {
        pid_t child = fork();
        if (child < 0)
            run_fail(folder);
        if (child == 0) {
            made = make_share(plan, folder, maker);
            _exit(write(ends[1], &made, sizeof made) == sizeof made ? 0 : 2);
        }
    }
    close(ends[1]);
    while (read(ends[0], &made, sizeof made) == sizeof made)
        add_sums(&sums, &made);
    close(ends[0]);
    while (wait(NULL) > 0)
        continue;
    /* A maker that failed has printed the reason. */
    if (sums.games != plan->games)
        exit(2);
    return sums;
}

/* ---- The table ----------------------------------------------------------- */

void collection_run(const struct speed_plan *plan)
{
    char six[GAMES_PATTERN];
    const struct games_plan first = games_of(plan, 0);
    struct rows_input input = {.name = "collection"};
    games_pattern(&first, six);
    const struct {
        const char *name;
        char *arguments[MOST_OPTIONS + 1];
    } questions[] = {
        {"search 6 pieces", {"search", "-c", "-p", six}},
        {"unique", {"unique"}},
        {"unique --symmetry=all", {"unique", "--symmetry=all"}},
        {"openings --depth=4", {"openings", "--depth=4"}},
        {"openings --depth=10", {"openings", "--depth=10"}},
        {"stats", {"stats"}},
    };
    run_path(input.path, plan->scratch, "collection");
    input.sums = make_files(plan, input.path);
    table_begin(plan->compiler, plan->tsv);
    rows_add_threads(plan, &input);
    for (size_t i = 0; i < sizeof questions / sizeof questions[0]; i++)
        rows_add_beside(plan, &input, &input, questions[i].name, questions[i].arguments);
    files_remove(input.path);
}
