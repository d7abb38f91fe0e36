/* SPDX-License-Identifier: BSD-2-Clause */
#include "index/run.h"

#include "cli/message.h"
#include "cli/sandbox.h"
#include "index/lane.h"
#include "jobs/processors.h"

#include <errno.h>
#include <limits.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

enum {
    SPAN_MOST = 64 * 1024, /* entries that a lane looks at in one round */
    SPAN_LEAST = 512,      /* for fewer, a further lane is not worth while */
    ROUNDS = 4             /* of an index that is not large, so that the lanes end together */
};

/* A run.  In each round, lanes look at one span of entries each, side by side. */
struct run {
    struct cli *cli;
    struct work *work;
    const struct index *index;
    const struct index_filter *filter;
    struct index_lane *lanes;
    size_t count;
    uint64_t next;        /* the first entry that no lane has */
    uint64_t file_number; /* of its file, or one before it */
    int crowded;          /* the processor on which lanes are started */
};

/* A thread of a round. */
struct thread {
    pthread_t id;
    bool runs;
    struct run *run;
    struct index_lane *lane;
};

/* ---- Opening ----------------------------------------------------------- */

/* Check all files of the index, and make them the operands. */
static bool use_files(struct cli *cli, const struct index *index)
{
    uint64_t count = index->trailer.files;
    char **files = count <= INT_MAX ? malloc((size_t)(count + 1) * sizeof *files) : NULL;
    if (files == NULL) {
        cli_trouble(cli, "index", strerror(ENOMEM));
        return false;
    }
    cli->input.files = files;
    cli->input.count = (int)count;
    for (uint64_t i = 0; i < count; i++) {
        struct index_file file = index_file(index, i);
        const char *name = index_file_name(index, i);
        struct stat status;
        files[i] = (char *)name;
        bool there = stat(name, &status) == 0;
        if (there && index_is_same(&file, &status))
            continue;
        cli_trouble(cli, name, there ? index_stale : strerror(errno));
        return false;
    }
    return true;
}

bool index_use(struct cli *cli, struct index *index, const char *name)
{
    const char *reason = index_open(index, name);
    cli->input.files = NULL;
    if (reason == NULL && index->header.options != index_options(&cli->reading))
        reason = "the index was made with other values of --from, --variant, --house or "
                 "--max-record";
    if (reason != NULL) {
        cli_trouble(cli, name, reason);
        return false;
    }
    return use_files(cli, index);
}

/* ---- Rounds ------------------------------------------------------------ */

/* Give a lane its entries for the next round.  A file that is read as a whole is not divided. */
static void take_span(struct run *run, struct index_lane *lane)
{
    const struct index *index = lane->index;
    uint64_t entries = index->trailer.entries;
    uint64_t span = entries / (ROUNDS * run->count) + 1;
    span = span < SPAN_LEAST ? SPAN_LEAST : span > SPAN_MOST ? SPAN_MOST : span;
    lane->next = run->next;
    lane->end = entries - run->next < span ? entries : run->next + span;
    lane->file_number = run->file_number;
    while (run->file_number < index->trailer.files) {
        struct index_file file = index_file(index, run->file_number);
        uint64_t end = file.first + file.count;
        if (end >= lane->end && file.carries != 0)
            lane->end = end;
        if (end > lane->end)
            break;
        run->file_number++;
    }
    run->next = lane->end;
}

static void *run_lane(void *context)
{
    const struct thread *thread = context;
    processor_leave(thread->run->crowded);
    index_lane_run(thread->lane);
    return NULL;
}

/* Let the lanes look at their entries; each but the first, which is in turn, has a thread. */
static void run_round(struct run *run, struct thread threads[])
{
    run->crowded = processor_current();
    for (size_t i = 1; i < run->count; i++) {
        threads[i] = (struct thread){.run = run, .lane = &run->lanes[i]};
        if (threads[i].lane->next < threads[i].lane->end)
            threads[i].runs = pthread_create(&threads[i].id, NULL, run_lane, &threads[i]) == 0;
    }
    run->lanes[0].in_turn = true;
    index_lane_run(&run->lanes[0]);
    for (size_t i = 1; i < run->count; i++)
        if (threads[i].runs)
            pthread_join(threads[i].id, NULL);
}

/* Pass on the results of a round, in order; returns whether all went well. */
static bool end_round(struct run *run)
{
    for (size_t i = 0; i < run->count; i++) {
        struct index_lane *lane = &run->lanes[i];
        results_end(&lane->results, lane->cli, lane->work, 0);
        lane->in_turn = true;
        if (!lane->failed && lane->next < lane->end && !lane->work->stopped) {
            index_lane_run(lane);
            results_end(&lane->results, lane->cli, lane->work, 0);
        }
        lane->in_turn = false;
        if (lane->failed || lane->work->stopped)
            return false;
    }
    return true;
}

static void run_rounds(struct run *run, struct thread threads[])
{
    uint64_t entries = run->lanes->index->trailer.entries;
    bool good = true;
    while (good && run->next < entries) {
        for (size_t i = 0; i < run->count; i++)
            take_span(run, &run->lanes[i]);
        run_round(run, threads);
        good = end_round(run);
    }
}

/* ---- The run ----------------------------------------------------------- */

/* Begin a lane, which is all zero; false without memory. */
static bool begin_lane(struct index_lane *lane, const struct run *run)
{
    lane->cli = run->cli;
    lane->work = run->work;
    lane->index = run->index;
    lane->filter = run->filter;
    lane->descriptor = -1;
    results_begin(&lane->results, run->cli, run->work);
    return locals_begin(&lane->results.locals, run->cli, run->work);
}

static bool begin_lanes(struct run *run)
{
    bool good = true;
    for (size_t i = 0; i < run->count; i++)
        good &= begin_lane(&run->lanes[i], run);
    return good;
}

static void end_lanes(struct run *run)
{
    for (size_t i = 0; i < run->count; i++) {
        struct index_lane *lane = &run->lanes[i];
        locals_end(&lane->results.locals, lane->work);
        yinsh_reader_free(lane->reader);
        results_free(&lane->results);
    }
}

void index_run(struct cli *cli, struct work *work, const struct index *index,
               const struct index_filter *filter)
{
    size_t threads = processors_threads(cli->jobs);
    uint64_t useful = index->trailer.entries / SPAN_LEAST + 1;
    struct run run = {.cli = cli,
                      .work = work,
                      .index = index,
                      .filter = filter,
                      .count = threads < useful ? threads : (size_t)useful};
    struct thread *list = calloc(run.count, sizeof *list);
    run.lanes = calloc(run.count, sizeof *run.lanes);
    sandbox_files(&cli->input);
    if (run.lanes == NULL || list == NULL) {
        cli_trouble(cli, "records", strerror(ENOMEM));
    } else if (work->prepare == NULL || work->prepare(cli)) {
        if (begin_lanes(&run))
            run_rounds(&run, list);
        else
            cli_trouble(cli, "records", strerror(ENOMEM));
        end_lanes(&run);
    }
    free(run.lanes);
    free(list);
}
