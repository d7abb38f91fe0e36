/* SPDX-License-Identifier: BSD-2-Clause */
/*
 * The count of a run on one game is taken off that of a run on many, of which it is the first:
 * what is left belongs to the turns of the others.  Both run in the same folder, under the same
 * names and with the same environment, so that the counts are the same each time.
 */
#include "bench/counts.h"

#include "bench/files.h"
#include "bench/run.h"
#include "registry/notation_list.h"
#include "syntax/notation.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum {
    LINE_TEXT = 512,
    WHAT_TEXT = 64,
    MOST_PERCENT = 3,
    HEADS = 4,
    MOST_OPTIONS = 3,
    MOST_ARGUMENTS = 16
};

/* What is counted. */
struct figure {
    char *command;
    const char *notation;
    enum games_layout layout;          /* wrapped unless it says otherwise */
    char *to;                          /* the notation that it converts to, or NULL */
    char *arguments[MOST_OPTIONS + 1]; /* that are not in its name */
    double now;                        /* instructions per turn */
    double then;                       /* as recorded; 0 if it is not */
    bool wanted;
};

/* Six pieces of the first game, so that searching for them finds something. */
static char first_pattern[GAMES_PATTERN];

/* What is counted besides checking every notation. */
static const struct figure others[] = {
    {.command = "check", .notation = "gipf", .layout = GAMES_LINES},
    {.command = "score", .notation = "gipf"},
    {.command = "history", .notation = "gipf"},
    {.command = "show", .notation = "gipf"},
    {.command = "repair", .notation = "gipf"},
    {.command = "search", .notation = "gipf", .arguments = {"-c", "-p", first_pattern}},
    {.command = "search", .notation = "boardspace", .arguments = {"-c", "-p", first_pattern}},
    {.command = "unique", .notation = "gipf"},
    {.command = "openings", .notation = "gipf"},
    {.command = "stats", .notation = "gipf"},
    {.command = "events", .notation = "gipf"},
    {.command = "convert", .notation = "gipf", .to = "boardspace"},
    {.command = "convert", .notation = "gipf", .to = "json"},
    {.command = "convert", .notation = "gipf", .to = "bga"},
    {.command = "convert", .notation = "boardspace", .to = "gipf"},
    {.command = "convert", .notation = "json", .to = "bga"},
    {.command = "convert", .notation = "bga", .to = "json"},
};
enum { OTHERS = sizeof others / sizeof others[0] };

static struct figure figures[MOST_NOTATIONS + OTHERS];
static size_t figure_count;

/* Fill in all figures: a check of each notation that is written, and the others. */
static void list_figures(void)
{
    for (size_t i = 0; notation_table[i] != NULL; i++)
        if (notation_table[i]->write != NULL)
            figures[figure_count++] =
                (struct figure){.command = "check", .notation = notation_table[i]->name};
    for (size_t i = 0; i < OTHERS; i++)
        figures[figure_count++] = others[i];
}

/* Write what a figure is called, as "check gipf wrapped". */
static const char *name_figure(const struct figure *figure, char text[WHAT_TEXT])
{
    bool official = strcmp(figure->notation, "gipf") == 0;
    snprintf(text, WHAT_TEXT, "%s %s%s%s%s%s", figure->command, figure->notation,
             official ? " " : "", official ? games_layout_names[figure->layout] : "",
             figure->to != NULL ? " to " : "", figure->to != NULL ? figure->to : "");
    return text;
}

/* ---- Counting ------------------------------------------------------------ */

/* The instructions that a command takes for a file in the scratch folder. */
static double count(const struct counts_plan *plan, const struct figure *figure, char *valgrind,
                    char *name)
{
    char *command[MOST_ARGUMENTS] = {
        valgrind,  "--tool=callgrind", "--callgrind-out-file=/dev/null",
        "./yinsh", figure->command,    "-j",
        "1"};
    size_t arguments = 7;
    if (figure->to != NULL) {
        command[arguments++] = "-t";
        command[arguments++] = figure->to;
    }
    for (size_t i = 0; figure->arguments[i] != NULL; i++)
        command[arguments++] = figure->arguments[i];
    command[arguments] = name;
    static const char sign[] = "Collected : ";
    char line[LINE_TEXT], messages[RUN_PATH];
    double counted = 0;
    run_path(messages, plan->scratch, "messages");
    FILE *file = fopen(messages, "w");
    if (file == NULL || fclose(file) != 0)
        run_fail(messages);
    run_alone(command, plan->scratch, messages);
    file = fopen(messages, "r");
    if (file == NULL)
        run_fail(messages);
    while (fgets(line, sizeof line, file) != NULL) {
        const char *found = strstr(line, sign);
        if (found != NULL)
            counted = strtod(found + strlen(sign), NULL);
    }
    fclose(file);
    if (counted <= 0) {
        fprintf(stderr, "bench: valgrind reports no count\n");
        exit(2);
    }
    return counted;
}

static void count_all(const struct counts_plan *plan)
{
    char valgrind[RUN_PATH], path[RUN_PATH];
    if (!run_find("valgrind", valgrind)) {
        fprintf(stderr, "bench: valgrind is not there\n");
        exit(2);
    }
    run_path(path, plan->scratch, "yinsh");
    if (symlink(plan->program, path) != 0)
        run_fail(path);
    games_pattern(&(const struct games_plan){.seed = plan->seed}, first_pattern);
    for (size_t i = 0; i < figure_count; i++) {
        if (!figures[i].wanted)
            continue;
        static char *const names[] = {"one", "all"};
        struct games_sums sums[2];
        double counted[2];
        for (int all = 0; all < 2; all++) {
            const struct games_plan games = {.games = all ? plan->games : 1,
                                             .seed = plan->seed,
                                             .notation = figures[i].notation,
                                             .layout = figures[i].layout};
            run_path(path, plan->scratch, names[all]);
            sums[all] = files_plain(path, &games, 0);
            counted[all] = count(plan, &figures[i], valgrind, names[all]);
        }
        figures[i].now = (counted[1] - counted[0]) / (double)(sums[1].turns - sums[0].turns);
    }
}

/* ---- The recorded figures ------------------------------------------------ */

/* The processor as valgrind shows it to the program, which is the same for many. */
static const char *processor_of_figures(void)
{
#if defined __x86_64__
    return __builtin_cpu_supports("avx2") ? "x86-64 with AVX2" : "x86-64";
#else
    return "another";
#endif
}

/* The lines that state what the figures hold for. */
static void write_heads(const struct counts_plan *plan, char heads[HEADS][LINE_TEXT])
{
    snprintf(heads[0], LINE_TEXT, "# compiler: %s\n", plan->compiler);
    snprintf(heads[1], LINE_TEXT, "# flags: %s\n", plan->flags);
    snprintf(heads[2], LINE_TEXT, "# processor: %s\n", processor_of_figures());
    snprintf(heads[3], LINE_TEXT, "# games: %llu from seed %llu\n", (unsigned long long)plan->games,
             (unsigned long long)plan->seed);
}

static void write_recorded(const struct counts_plan *plan)
{
    char heads[HEADS][LINE_TEXT], what[WHAT_TEXT];
    FILE *file = fopen(plan->recorded, "w");
    if (file == NULL)
        run_fail(plan->recorded);
    fprintf(file, "# What `make bench-instructions` compares with; RECORD=1 writes it anew.\n");
    write_heads(plan, heads);
    for (int i = 0; i < HEADS; i++)
        fputs(heads[i], file);
    fprintf(file, "what\tinstructions_per_turn\n");
    for (size_t i = 0; i < figure_count; i++)
        if (figures[i].wanted)
            fprintf(file, "%s\t%.2f\n", name_figure(&figures[i], what), figures[i].now);
    bool failed = ferror(file) != 0;
    if (fclose(file) != 0 || failed)
        run_fail(plan->recorded);
    printf("recorded in %s\n", plan->recorded);
}

/* Take in a line "what TAB number"; false if nothing of the kind is counted. */
static bool read_figure(const char *line)
{
    char what[WHAT_TEXT];
    size_t length = strcspn(line, "\t");
    if (line[length] != '\t')
        return false;
    for (size_t i = 0; i < figure_count; i++) {
        name_figure(&figures[i], what);
        if (strlen(what) != length || strncmp(what, line, length) != 0)
            continue;
        figures[i].then = strtod(line + length + 1, NULL);
        return true;
    }
    return false;
}

/*
 * Read the recorded figures; *alike gets whether they hold for what is counted now.  Returns
 * false if there is a line too many.
 */
static bool read_recorded(const struct counts_plan *plan, bool *alike)
{
    char heads[HEADS][LINE_TEXT], line[LINE_TEXT];
    int found = 0;
    bool known = true;
    FILE *file = fopen(plan->recorded, "r");
    if (file == NULL)
        run_fail(plan->recorded);
    write_heads(plan, heads);
    while (fgets(line, sizeof line, file) != NULL) {
        for (int i = 0; i < HEADS; i++)
            found += strcmp(line, heads[i]) == 0;
        if (*line == '#' || strncmp(line, "what\t", strlen("what\t")) == 0)
            continue;
        if (!read_figure(line)) {
            known = false;
            fprintf(stderr, "bench: %s: what is not counted is recorded: %s", plan->recorded, line);
        }
    }
    fclose(file);
    *alike = found == HEADS;
    return known;
}

/* Compare what was counted with what is recorded; what became of it as an exit status. */
static int compare(const char *recorded)
{
    int status = 0;
    for (size_t i = 0; i < figure_count; i++) {
        if (!figures[i].wanted)
            continue;
        char what[WHAT_TEXT];
        double now = figures[i].now, then = figures[i].then;
        name_figure(&figures[i], what);
        if (then <= 0) {
            fprintf(stderr, "bench: %s: not recorded in %s\n", what, recorded);
            status = 1;
        } else if (now > then * (1 + MOST_PERCENT / 100.0)) {
            fprintf(stderr, "bench: %s: %.2f instructions per turn, where %.2f are recorded\n",
                    what, now, then);
            status = 1;
        }
    }
    return status;
}

/* ---- The whole ----------------------------------------------------------- */

/* The change from the recorded figure in percent; what its two digits do not show is none. */
static double change(const struct figure *figure)
{
    double difference = figure->now - figure->then;
    return difference > -0.01 && difference < 0.01 ? 0 : 100 * difference / figure->then;
}

static void print_table(bool alike)
{
    printf("%-36s %15s", "instructions per turn", "now");
    printf(alike ? " %15s %8s\n" : "\n", "recorded", "change");
    for (size_t i = 0; i < figure_count; i++) {
        if (!figures[i].wanted)
            continue;
        char what[WHAT_TEXT];
        printf("%-36s %15.2f", name_figure(&figures[i], what), figures[i].now);
        if (alike && figures[i].then > 0)
            printf(" %15.2f %7.2f%%", figures[i].then, change(&figures[i]));
        printf("\n");
    }
}

/* Want those that the plan asks for; false if there is none. */
static bool choose(const struct counts_plan *plan)
{
    bool any = false;
    for (size_t i = 0; i < figure_count; i++) {
        char what[WHAT_TEXT];
        name_figure(&figures[i], what);
        figures[i].wanted = plan->only == NULL || strcmp(plan->only, what) == 0;
        any = any || figures[i].wanted;
    }
    return any;
}

int counts_run(const struct counts_plan *plan)
{
    bool alike = false, known = true;
    list_figures();
    if (!choose(plan)) {
        fprintf(stderr, "bench: there is no figure %s\n", plan->only);
        exit(2);
    }
    if (plan->recorded != NULL && !plan->record)
        known = read_recorded(plan, &alike);
    count_all(plan);
    print_table(alike);
    if (plan->recorded == NULL)
        return 0;
    if (plan->record) {
        write_recorded(plan);
        return 0;
    }
    if (!alike) {
        printf("not compared: the figures of %s are for another compiler, other flags, another "
               "processor or other games\n",
               plan->recorded);
        return 0;
    }
    int status = compare(plan->recorded);
    return known ? status : 1;
}
