/* SPDX-License-Identifier: BSD-2-Clause */
#include "bench/questions.h"

#include "bench/files.h"

#include <stdio.h>

enum { MOST_OPTIONS = 4, EXPRESSION = GAMES_PATTERN + 32 };

void questions_search(const struct speed_plan *plan, const struct rows_input *input)
{
    rows_add_beside(plan, input, input, "search -c -p",
                    (char *[]){"search", "-c", "-p", "We5 be6 .e7", NULL});
}

/* Two files that have the same games once each, in two layouts. */
static void measure_diff(const struct speed_plan *plan, struct games_plan games)
{
    struct rows_input wrapped, both;
    char lines[RUN_PATH];
    rows_input(plan, games.notation, "pairs", &wrapped);
    run_path(lines, plan->scratch, "pairs");
    games.layout = GAMES_WRAPPED;
    wrapped.sums = files_plain(wrapped.path, &games, 0);
    games.layout = GAMES_LINES;
    const struct games_sums more = files_plain(lines, &games, 0);
    both = wrapped;
    both.sums.games += more.games;
    both.sums.turns += more.turns;
    both.sums.bytes += more.bytes;
    rows_add_beside(plan, &wrapped, &both, "diff --no-tags",
                    (char *[]){"diff", "--no-tags", lines, NULL});
    files_remove(lines);
    files_remove(wrapped.path);
}

/* A site, of 32,000 games by default. */
static void measure_publish(const struct speed_plan *plan, struct games_plan games)
{
    struct rows_input input;
    char site[RUN_PATH];
    games.games = plan->games * 8 / 5;
    rows_input(plan, games.notation, "games", &input);
    run_path(site, plan->scratch, "site");
    input.sums = files_plain(input.path, &games, 0);
    rows_add_beside(plan, &input, &input, "publish --no-downloads",
                    (char *[]){"publish", "--no-downloads", "-o", site, NULL});
    files_remove(site);
    files_remove(input.path);
}

void questions_measure(const struct speed_plan *plan, const struct games_plan *games,
                       const struct rows_input *input)
{
    char six[GAMES_PATTERN], position[EXPRESSION];
    games_pattern(games, six);
    snprintf(position, sizeof position, "--where=any(position ~ '%s')", six);
    const struct {
        const char *name;
        char *arguments[MOST_OPTIONS + 1];
    } questions[] = {
        {"search 6 pieces", {"search", "-c", "-p", six}},
        {"check --where flips", {"check", "--where=any(flips > 5)"}},
        {"check --where position", {"check", position}},
        {"check --where seq",
         {"check", "--where=seq(row_by == black then within 20 row_by == white)"}},
        {"unique", {"unique"}},
        {"unique --symmetry=all", {"unique", "--symmetry=all"}},
        {"unique --prefix", {"unique", "--prefix"}},
        {"unique, both", {"unique", "--symmetry=all", "--prefix"}},
        {"openings --depth=10", {"openings", "--depth=10"}},
        {"stats", {"stats"}},
        {"events", {"events"}},
    };
    questions_search(plan, input);
    for (size_t i = 0; i < sizeof questions / sizeof questions[0]; i++)
        rows_add_beside(plan, input, input, questions[i].name, questions[i].arguments);
    measure_diff(plan, *games);
    measure_publish(plan, *games);
}
