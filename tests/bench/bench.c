/* SPDX-License-Identifier: BSD-2-Clause */
/*
 * tests/bench/bench.c - how fast the program is on made-up games, beside cat, wc and pgn-extract.
 *
 * usage: bench [--quick] [--tsv] [--games N] [--size MEGABYTES] [--seed S] [--compiler NAME] YINSH
 *        bench --collection [--quick] [--tsv] [--games N] [--seed S] [--compiler NAME] YINSH
 *        bench --instructions [--recorded FILE [--record]] [--only FIGURE] [--flags FLAGS]
 *              [--games N] [--seed S] [--compiler NAME] YINSH
 *        bench --draw FILE
 *        bench --generate [--to NOTATION] [--layout wrapped|lines] [--blitz] [--games N] [--seed S]
 *
 * Every command runs as a process of its own, with its output thrown away.  N is the number of
 * different games in the largest files, which are repeated until these have their size.
 */
#include "bench/collection.h"
#include "bench/counts.h"
#include "bench/diagrams.h"
#include "bench/files.h"
#include "bench/run.h"
#include "bench/speed.h"
#include "registry/notation_list.h"
#include "syntax/notation.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { MEGABYTE = 1000000, MOST_MEGABYTES = 100000 };

/* What was asked for. */
struct options {
    bool quick, tsv, collection, instructions, record, generate, blitz;
    uint64_t games, megabytes, seed;
    bool sized; /* whether megabytes were given */
    const char *compiler, *flags, *recorded, *only, *notation;
    enum games_layout layout;
    char *program;
};

static char scratch[RUN_PATH]; /* the folder for all that is made */
static pid_t maker;            /* the process that made it and removes it; its children do not */

/* Make a path absolute, since programs are run from another folder. */
static void make_absolute(const char *path, char text[RUN_PATH])
{
    char folder[RUN_PATH];
    if (*path == '/')
        run_path(text, "", path + 1);
    else if (getcwd(folder, sizeof folder) != NULL)
        run_path(text, folder, path);
    else
        run_fail(path);
}

static void make_scratch(void)
{
    const char *folder = getenv("TMPDIR");
    char absolute[RUN_PATH];
    make_absolute(folder != NULL && *folder != '\0' ? folder : "/tmp", absolute);
    run_path(scratch, absolute, "yinsh-bench-XXXXXX");
    if (mkdtemp(scratch) == NULL)
        run_fail(scratch);
    maker = getpid();
}

static void remove_scratch(void)
{
    if (getpid() == maker)
        files_remove(scratch);
}

/* ---- Options ------------------------------------------------------------- */

static bool read_number(const char *text, uint64_t highest, uint64_t *number)
{
    char *end;
    errno = 0;
    *number = strtoull(text, &end, 10);
    return *text >= '0' && *text <= '9' && *end == '\0' && errno == 0 && *number <= highest;
}

static bool read_layout(const char *name, enum games_layout *layout)
{
    for (int i = 0; games_layout_names[i] != NULL; i++)
        if (strcmp(games_layout_names[i], name) == 0) {
            *layout = (enum games_layout)i;
            return true;
        }
    return false;
}

/* Read an option without a value. */
static bool read_flag(const char *name, struct options *options)
{
    const struct {
        const char *name;
        bool *flag;
    } flags[] = {{"--quick", &options->quick},
                 {"--tsv", &options->tsv},
                 {"--collection", &options->collection},
                 {"--instructions", &options->instructions},
                 {"--record", &options->record},
                 {"--generate", &options->generate},
                 {"--blitz", &options->blitz}};
    for (size_t i = 0; i < sizeof flags / sizeof flags[0]; i++)
        if (strcmp(flags[i].name, name) == 0) {
            *flags[i].flag = true;
            return true;
        }
    return false;
}

/* Read an option with a value. */
static bool read_option(const char *name, const char *value, struct options *options)
{
    const struct {
        const char *name, **text;
    } texts[] = {{"--compiler", &options->compiler},
                 {"--flags", &options->flags},
                 {"--recorded", &options->recorded},
                 {"--only", &options->only},
                 {"--to", &options->notation}};
    for (size_t i = 0; i < sizeof texts / sizeof texts[0]; i++)
        if (strcmp(texts[i].name, name) == 0) {
            *texts[i].text = value;
            return true;
        }
    if (strcmp(name, "--games") == 0)
        return read_number(value, UINT64_MAX, &options->games);
    if (strcmp(name, "--seed") == 0)
        return read_number(value, UINT64_MAX, &options->seed);
    if (strcmp(name, "--layout") == 0)
        return read_layout(value, &options->layout);
    options->sized = true;
    return strcmp(name, "--size") == 0 && read_number(value, MOST_MEGABYTES, &options->megabytes);
}

static bool read_options(char **arguments, struct options *options)
{
    for (; *arguments != NULL; arguments++) {
        if (arguments[0][0] != '-') {
            if (options->program != NULL)
                return false;
            options->program = arguments[0];
        } else if (!read_flag(arguments[0], options)) {
            if (arguments[1] == NULL || !read_option(arguments[0], arguments[1], options))
                return false;
            arguments++;
        }
    }
    const struct notation *notation = notation_find(options->notation);
    return options->generate == (options->program == NULL) && notation != NULL &&
           notation->write != NULL && (!options->record || options->recorded != NULL);
}

static int usage(void)
{
    fprintf(stderr, "usage: bench [--quick] [--tsv] [--games N] [--size MEGABYTES] [--seed S]\n"
                    "             [--compiler NAME] YINSH\n"
                    "       bench --collection [--quick] [--tsv] [--games N] [--seed S]\n"
                    "             [--compiler NAME] YINSH\n"
                    "       bench --instructions [--recorded FILE [--record]] [--only FIGURE]\n"
                    "             [--flags FLAGS] [--games N] [--seed S] [--compiler NAME] YINSH\n"
                    "       bench --generate [--to NOTATION] [--layout wrapped|lines]\n"
                    "             [--blitz] [--games N] [--seed S]\n");
    return 2;
}

/* ---- What is done -------------------------------------------------------- */

static void take_output(void *context, const char *text, size_t length)
{
    fwrite(text, 1, length, context);
}

static int generate(const struct options *options)
{
    const struct games_plan plan = {.games = options->games != 0 ? options->games : 20000,
                                    .seed = options->seed,
                                    .notation = options->notation,
                                    .layout = options->layout,
                                    .variant = options->blitz ? YINSH_BLITZ : YINSH_STANDARD};
    games_make(&plan, take_output, stdout);
    if (fflush(stdout) != 0 || ferror(stdout))
        run_fail("standard output");
    return 0;
}

static int count(const struct options *options)
{
    char program[RUN_PATH];
    make_absolute(options->program, program);
    const struct counts_plan plan = {.program = program,
                                     .scratch = scratch,
                                     .compiler = options->compiler,
                                     .flags = options->flags,
                                     .recorded = options->recorded,
                                     .record = options->record,
                                     .only = options->only,
                                     .games = options->games > 1 ? options->games : 300,
                                     .seed = options->seed};
    return counts_run(&plan);
}

static int collect(const struct options *options)
{
    const struct speed_plan plan = {.program = options->program,
                                    .scratch = scratch,
                                    .compiler = options->compiler,
                                    .games = options->games != 0 ? options->games
                                             : options->quick    ? 20000
                                                                 : 1000000,
                                    .seed = options->seed,
                                    .runs = 3,
                                    .tsv = options->tsv};
    collection_run(&plan);
    return 0;
}

static int measure(const struct options *options)
{
    bool quick = options->quick;
    const struct speed_plan plan = {.program = options->program,
                                    .scratch = scratch,
                                    .compiler = options->compiler,
                                    .games = options->games != 0 ? options->games
                                             : quick             ? 1000
                                                                 : 20000,
                                    .bytes = MEGABYTE * (options->sized ? options->megabytes
                                                         : quick        ? 5
                                                                        : 100),
                                    .seed = options->seed,
                                    .runs = quick ? 3 : 5,
                                    .starts = quick ? 21 : 101,
                                    .tsv = options->tsv};
    speed_run(&plan);
    return 0;
}

int main(int argc, char **argv)
{
    struct options options = {.seed = 1,
                              .compiler = "unknown compiler",
                              .flags = "",
                              .notation = "gipf",
                              .layout = GAMES_WRAPPED};
    /* What a row of the table runs. */
    if (argc == 3 && strcmp(argv[1], "--draw") == 0)
        return diagrams_draw(argv[2]) ? 0 : 1;
    if (argc < 1 || !read_options(argv + 1, &options))
        return usage();
    if (options.generate)
        return generate(&options);
    make_scratch();
    atexit(remove_scratch);
    return options.instructions ? count(&options)
           : options.collection ? collect(&options)
                                : measure(&options);
}
