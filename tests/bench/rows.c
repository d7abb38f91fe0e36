/* SPDX-License-Identifier: BSD-2-Clause */
#include "bench/rows.h"

#include "bench/table.h"

#include <stdio.h>
#include <string.h>

void rows_input(const struct speed_plan *plan, const char *notation, const char *form,
                struct rows_input *input)
{
    char file[ROWS_NAME + 8];
    snprintf(input->name, sizeof input->name, "%s%s%s", notation, *form != '\0' ? " " : "", form);
    snprintf(file, sizeof file, "%s-%s", notation, form);
    run_path(input->path, plan->scratch, file);
}

struct games_plan rows_games(const struct speed_plan *plan, const char *notation, uint64_t games)
{
    static char kept[RUN_PATH];
    run_path(kept, plan->scratch, "kept");
    return (struct games_plan){.games = games,
                               .seed = plan->seed,
                               .notation = notation,
                               .layout = GAMES_WRAPPED,
                               .kept = kept};
}

struct rows_wanted rows_of(const struct rows_input *input, const char *name, char *const *arguments)
{
    struct rows_wanted row = {.input = input, .name = name, .threads = 1};
    size_t count = 0;
    while (arguments[count] != NULL && count < ROWS_ARGUMENTS) {
        row.arguments[count] = arguments[count];
        count++;
    }
    row.arguments[count] = (char *)input->path;
    return row;
}

struct rows_wanted rows_other(const struct rows_input *input, const char *name, char *program,
                              char *option)
{
    return rows_of(input, name, (char *[]){program, option, NULL});
}

/* A row of a command of the program with arguments, ended by NULL, with one thread or two. */
static struct rows_wanted own_row(const struct speed_plan *plan, const struct rows_input *input,
                                  const char *name, char *const *arguments, int threads,
                                  const struct rows_wanted *than)
{
    char *all[ROWS_ARGUMENTS + 1] = {plan->program, arguments[0], threads == 1 ? "-j1" : "-j2"};
    size_t count = 3;
    for (size_t i = 1; arguments[i] != NULL && count < ROWS_ARGUMENTS; i++)
        all[count++] = arguments[i];
    struct rows_wanted row = rows_of(input, name, all);
    row.threads = threads;
    row.than = than;
    return row;
}

struct rows_wanted rows_plain(const struct speed_plan *plan, const struct rows_input *input,
                              char *command, int threads, const struct rows_wanted *than)
{
    return own_row(plan, input, command, (char *[]){command, NULL}, threads, than);
}

/* Print a row that cost so much, and keep its speed. */
static void print_row(const struct speed_plan *plan, struct rows_wanted *wanted,
                      const struct run_cost *cost)
{
    const struct rows_wanted *than = wanted->than;
    struct table_row row = {.input = wanted->input->name,
                            .command = wanted->name,
                            .threads = wanted->threads,
                            .sums = wanted->input->sums,
                            .cost = *cost};
    wanted->speed = table_speed(&row);
    if (than != NULL) {
        row.ratio = wanted->speed / than->speed;
        row.to = than->threads < wanted->threads ? "-j 1" : than->name;
    }
    if (!wanted->hidden)
        table_add(&row, plan->tsv);
}

void rows_add(const struct speed_plan *plan, struct rows_wanted wanted[], size_t count)
{
    struct run_cost costs[RUN_COMMANDS];
    char *const *commands[RUN_COMMANDS] = {NULL};
    for (size_t i = 0; i < count; i++)
        commands[i] = wanted[i].arguments;
    run_in_turn(commands, count, plan->runs, costs);
    for (size_t i = 0; i < count; i++)
        print_row(plan, &wanted[i], &costs[i]);
}

void rows_add_threads(const struct speed_plan *plan, const struct rows_input *input)
{
    struct rows_wanted rows[2];
    rows[0] = rows_plain(plan, input, "check", 1, NULL);
    rows[1] = rows_plain(plan, input, "check", 2, &rows[0]);
    rows_add(plan, rows, 2);
}

void rows_add_beside(const struct speed_plan *plan, const struct rows_input *checked,
                     const struct rows_input *input, const char *name, char *const *arguments)
{
    struct rows_wanted rows[3];
    rows[0] = rows_plain(plan, checked, "check", 1, NULL);
    rows[0].hidden = true;
    rows[1] = own_row(plan, input, name, arguments, 1, &rows[0]);
    rows[2] = own_row(plan, input, name, arguments, 2, &rows[1]);
    rows_add(plan, rows, 3);
}

void rows_add_one(const struct speed_plan *plan, struct rows_wanted row)
{
    rows_add(plan, &row, 1);
}

void rows_add_option(const struct speed_plan *plan, const struct rows_input *input, char *command,
                     char *option)
{
    char name[ROWS_NAME];
    snprintf(name, sizeof name, "%s %s", command, option);
    rows_add_one(plan,
                 rows_of(input, name, (char *[]){plan->program, command, "-j", "1", option, NULL}));
}
