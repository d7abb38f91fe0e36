/* SPDX-License-Identifier: BSD-2-Clause */
/*
 * A thread does what is most urgent: it ends the oldest job, whose results it appends to those of
 * the jobs before it, or reads the records of a job, or fills the next one.  So with one thread
 * nothing overlaps, and with several threads reading, unpacking and replaying do.  The jobs are in
 * a ring of fixed length, which bounds the memory.
 */
#include "jobs/results.h"

#include "input/loading.h"
#include "messages/messages.h"
#include "options/command_line.h"
#include "sandbox/sandbox.h"

#include <errno.h>
#include <pthread.h>
#include <sched.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { STACK_BYTES = 1024 * 1024 /* of a thread */ };

/* A place in the ring, with a job and what came out of it. */
struct slot {
    bool read; /* whether the records of its job were read */
    struct job job;
    uint64_t done, total; /* of the input, see input_progress() */
    /* Of the file that continues from the job before, and of the other files. */
    struct results continuation, rest;
    bool guessed;          /* whether the file that continues was read before its turn */
    struct reading *guess; /* and how */
    struct reading *open;  /* of the file that continues in the next job */
    bool suspect;          /* whether the results of its batch must be forgotten */
};

struct pool {
    struct cli *cli;
    struct work *work;
    struct progress progress;
    pthread_mutex_t lock;
    pthread_cond_t changed;
    size_t waiting; /* threads, for changed */
    struct slot *ring;
    size_t length;                   /* of the ring */
    uint64_t filled, started, ended; /* numbers of jobs; ended <= started <= filled */
    bool filling, ending;            /* whether a thread does so */
    bool at_end;                     /* whether the input has ended */
    bool stopped;                    /* whether there is no point in going on */
    bool out_of_memory;
    pthread_t *threads;  /* except the first */
    size_t thread_count; /* that run */
    size_t wanted;       /* number that will run when there is more than one job */
    int crowded;         /* the processor on which they were started */
    size_t job_bytes;    /* of the next job, at most */

    /* For the thread that ends jobs. */
    struct reading *open; /* of the file that continues after the jobs that have ended */
    size_t next_length;   /* what job_bytes will be */

    struct filler filler;  /* for the thread that fills them */
    struct results bridge; /* of open, up to a guess; last, because it is large */
};

/* ---- Reading ----------------------------------------------------------- */

/* The chunk of the file that continues from the job before, or NULL if none does. */
static struct chunk *continued(struct slot *slot)
{
    struct item *item = &slot->job.items[0];
    if (slot->job.count == 0 || item->event != INPUT_BYTES || item->chunk.first)
        return NULL;
    return &item->chunk;
}

/* Read the next chunk of a file; returns the reading, or NULL after the last chunk. */
static struct reading *resume(struct reading *reading, struct results *results,
                              const struct chunk *chunk)
{
    if (reading == NULL)
        results_trouble(results, chunk->member->name, strerror(ENOMEM));
    else
        reading_continue(reading, results, chunk);
    if (!chunk->last)
        return reading;
    reading_free(reading);
    return NULL;
}

/* Read the records of all items except the one that is continued. */
static void read_rest(struct pool *pool, struct slot *slot)
{
    for (size_t i = continued(slot) != NULL ? 1 : 0; i < slot->job.count; i++) {
        const struct item *item = &slot->job.items[i];
        if (item->event == INPUT_BYTES)
            slot->open =
                resume(reading_new(pool->cli, &item->chunk, NULL), &slot->rest, &item->chunk);
        else if (item->event == INPUT_TROUBLE)
            results_lost(&slot->rest, item->name, item->reason, item->chunk.damaged);
        else if (item->event == INPUT_NOTED)
            cli_put_trouble(&slot->rest.err, pool->cli, item->name, item->reason);
        else
            results_note(&slot->rest, item->name, item->reason);
    }
}

/*
 * Read the records of a job.  If the jobs before it have ended (in_turn), the reading that they
 * left open continues; otherwise the place of the first record has to be guessed.
 */
static void read_job(struct pool *pool, struct slot *slot, bool in_turn)
{
    struct chunk *chunk = continued(slot);
    const struct input_batch *batch = slot->job.batch;
    slot->open = slot->guess = NULL;
    slot->guessed = slot->suspect = false;
    if (batch != NULL) {
        slot->suspect = !batch_read_records(batch, &slot->rest, slot->job.bytes, JOB_BYTES);
        return;
    }
    slot->guessed = chunk != NULL && !in_turn;
    if (chunk != NULL && in_turn) {
        slot->open = resume(pool->open, &slot->continuation, chunk);
        pool->open = NULL;
    } else if (slot->guessed) {
        slot->guess = reading_guess(&slot->continuation, chunk);
    }
    read_rest(pool, slot);
}

/* ---- Ending ------------------------------------------------------------ */

/* Check the guess for a chunk that was read before its turn; read it again if it was wrong. */
static void settle_guess(struct pool *pool, struct slot *slot)
{
    const struct chunk *chunk = continued(slot);
    uint64_t before = 0;
    bool right = false;
    assert(chunk != NULL); /* otherwise there was nothing to guess */
    if (slot->guess != NULL && pool->open != NULL)
        right = reading_meets(pool->open, &pool->bridge, chunk, slot->guess, &before);
    else
        pool->open = resume(pool->open, &pool->bridge, chunk);
    results_end(&pool->bridge, pool->cli, pool->work, 0);
    if (right) {
        reading_free(pool->open);
        pool->open = slot->guess;
        results_end(&slot->continuation, pool->cli, pool->work, before);
    } else {
        reading_free(slot->guess);
        results_discard(&slot->continuation);
    }
    slot->guess = NULL;
    if (chunk->last) {
        reading_free(pool->open);
        pool->open = NULL;
    }
}

/* Begin the results of a slot before its first use. */
static void begin_tasks(struct pool *pool, struct slot *slot)
{
    if (slot->rest.cli != NULL)
        return;
    results_begin(&slot->continuation, pool->cli, pool->work);
    results_begin(&slot->rest, pool->cli, pool->work);
}

/* Forget the results of a job. */
static void forget(struct slot *slot)
{
    reading_free(slot->guess);
    reading_free(slot->open);
    slot->guess = slot->open = NULL;
    results_discard(&slot->continuation);
    results_discard(&slot->rest);
}

/* Free what a slot holds. */
static void slot_free(struct slot *slot)
{
    forget(slot);
    results_free(&slot->continuation);
    results_free(&slot->rest);
    job_clear(&slot->job);
    free(slot->job.bytes);
}

/* Whether there is no point in going on. */
static bool is_over(const struct pool *pool)
{
    const struct output *out = pool->work->out != NULL ? pool->work->out : pool->cli->out;
    const struct output *report = pool->cli->messages.report;
    return out->error != 0 || (report != NULL && report->error != 0) || pool->work->stopped;
}

/*
 * Choose how long the following jobs are, by the results of one.  They become shorter at once, but
 * longer only step by step, since the next records may be others.
 */
static void choose_length(struct pool *pool, const struct slot *slot)
{
    uint64_t wanted = pool->work->wanted_results;
    uint64_t results =
        slot->continuation.out_store.bytes.length + slot->rest.out_store.bytes.length;
    uint64_t most = pool->next_length < JOB_BYTES / 2 ? 2 * pool->next_length : JOB_BYTES;
    if (wanted == 0)
        return;
    const struct job *job = &slot->job;
    uint64_t bytes = job->batch != NULL                 ? job->batch->bytes
                     : job->used > 0 || job->count == 0 ? job->used
                                                        : job->items[0].chunk.length;
    uint64_t length = bytes * wanted / (results + 1);
    pool->next_length = (size_t)(length < JOB_LEAST ? JOB_LEAST : length < most ? length : most);
}

/* Append the results of a job to those before it. */
static void hand_on(struct pool *pool, struct slot *slot)
{
    choose_length(pool, slot);
    if (slot->guessed)
        settle_guess(pool, slot);
    else
        results_end(&slot->continuation, pool->cli, pool->work, 0);
    results_end(&slot->rest, pool->cli, pool->work, 0);
    if (slot->open != NULL)
        pool->open = slot->open;
    slot->open = NULL;
}

/*
 * The batch of a job is suspect: read its files in order as one thread does.  Returns false without
 * memory.
 */
static bool read_in_order(struct pool *pool, const struct slot *suspect)
{
    struct slot *slot = calloc(1, sizeof *slot);
    struct filler filler = {.cli = pool->cli};
    bool at_end = false;
    bool good = true;
    filler.input = input_new(&pool->cli->input, suspect->job.batch);
    if (filler.input == NULL || slot == NULL) {
        filler_free(&filler);
        free(slot);
        return false;
    }
    begin_tasks(pool, slot);
    slot->continuation.locals = slot->rest.locals = pool->bridge.locals;
    while (good && !at_end && !is_over(pool)) {
        filler.most = pool->next_length;
        good = filler_fill(&filler, &slot->job, &at_end);
        if (good) {
            read_job(pool, slot, true);
            hand_on(pool, slot);
            job_clear(&slot->job);
        }
    }
    slot_free(slot);
    free(slot);
    filler_free(&filler);
    return good;
}

/* Append the results of the oldest job to those before it; false without memory. */
static bool end_job(struct pool *pool, struct slot *slot)
{
    bool good = true;
    progress_hide(&pool->progress);
    if (slot->suspect) {
        forget(slot);
        good = read_in_order(pool, slot);
    } else {
        hand_on(pool, slot);
    }
    if (slot->job.waits)
        output_flush(pool->cli->out);
    job_clear(&slot->job);
    progress_show(&pool->progress, pool->work->records, slot->done, slot->total);
    return good;
}

/* ---- Threads ----------------------------------------------------------- */

static struct slot *slot_of(struct pool *pool, uint64_t number)
{
    return &pool->ring[number % pool->length];
}

/* Whether the next job that no thread has taken can be read now. */
static bool can_read(struct pool *pool)
{
    if (pool->started == pool->filled)
        return false;
    const struct chunk *chunk = continued(slot_of(pool, pool->started));
    return chunk == NULL || pool->started == pool->ended ||
           (!pool->work->in_order && chunk->member->notation != NULL && !chunk_looks_ahead(chunk));
}

/* Whether the oldest job has been read, and no thread ends it. */
static bool can_end(struct pool *pool)
{
    return pool->started > pool->ended && !pool->ending && slot_of(pool, pool->ended)->read;
}

static bool can_fill(const struct pool *pool)
{
    return !pool->filling && !pool->at_end && pool->filled - pool->ended < pool->length;
}

/* End the oldest job; the lock is held, and given up meanwhile. */
static void turn_to_end(struct pool *pool, struct locals locals)
{
    struct slot *slot = slot_of(pool, pool->ended);
    pool->ending = true;
    pthread_mutex_unlock(&pool->lock);
    pool->bridge.locals = locals;
    bool good = end_job(pool, slot), over = is_over(pool);
    pthread_mutex_lock(&pool->lock);
    pool->job_bytes = pool->next_length;
    pool->stopped |= over || !good;
    pool->out_of_memory |= !good;
    pool->ending = false;
    pool->ended++;
}

/* Read the records of the next job; the lock as in turn_to_end(). */
static void turn_to_read(struct pool *pool, struct locals locals)
{
    bool in_turn = pool->started == pool->ended;
    struct slot *slot = slot_of(pool, pool->started++);
    pthread_mutex_unlock(&pool->lock);
    slot->continuation.locals = slot->rest.locals = locals;
    read_job(pool, slot, in_turn);
    pthread_mutex_lock(&pool->lock);
    if (slot->open != NULL) {
        struct member *member = slot->job.items[slot->job.count - 1].chunk.member;
        if (member->notation == NULL)
            member->notation = reading_notation(slot->open);
    }
    slot->read = true;
}

/* Fill the next job from the input; the lock as in turn_to_end(). */
static void turn_to_fill(struct pool *pool)
{
    struct slot *slot = slot_of(pool, pool->filled);
    pool->filling = true;
    pool->filler.most = pool->job_bytes;
    pthread_mutex_unlock(&pool->lock);
    bool at_end = false;
    begin_tasks(pool, slot);
    bool good = filler_fill(&pool->filler, &slot->job, &at_end);
    input_progress(pool->filler.input, &slot->done, &slot->total);
    pthread_mutex_lock(&pool->lock);
    pool->filling = false;
    pool->at_end |= at_end;
    if (good) {
        slot->read = false;
        pool->filled++;
    } else {
        pool->out_of_memory = pool->stopped = true;
    }
}

static void *work_on(void *context);

/* What each thread except the first does. */
static void *begin_thread(void *context)
{
    processor_leave(((const struct pool *)context)->crowded);
    return work_on(context);
}

/* Start the other threads when they are needed. */
static void start_threads(struct pool *pool)
{
    pthread_attr_t attributes;
    const struct input_batch *batch = pool->filled == 1 ? slot_of(pool, 0)->job.batch : NULL;
    /* Whether there is work for a second thread, or surely will be. */
    bool more = pool->filled > 1 || (batch != NULL && batch_is_full(batch));
    if (pool->thread_count == pool->wanted || !more)
        return;
    pthread_attr_init(&attributes);
    pthread_attr_setstacksize(&attributes, STACK_BYTES);
    pool->crowded = processor_current();
    while (pool->thread_count < pool->wanted) {
        pthread_t *thread = &pool->threads[pool->thread_count];
        if (pthread_create(thread, &attributes, begin_thread, pool) != 0)
            pool->wanted = pool->thread_count; /* continue with fewer */
        else
            pool->thread_count++;
    }
    pthread_attr_destroy(&attributes);
    /* Threads that wait for this processor have to run before they can leave it. */
    pthread_mutex_unlock(&pool->lock);
    sched_yield();
    pthread_mutex_lock(&pool->lock);
}

/* Wake the threads that wait for a change; they need not wait for the lock as well. */
static void tell_change(struct pool *pool)
{
    if (pool->waiting == 0)
        return;
    pthread_mutex_unlock(&pool->lock);
    pthread_cond_broadcast(&pool->changed);
    pthread_mutex_lock(&pool->lock);
}

/*
 * Do what is most urgent until all is done, or other threads do the rest.  Each thread runs this.
 */
static void *work_on(void *context)
{
    struct pool *pool = context;
    struct work *work = pool->work;
    struct locals locals;
    bool made = locals_begin(&locals, pool->cli, work);
    bool filled = false; /* whether it has just filled a job */
    pthread_mutex_lock(&pool->lock);
    if (!made)
        pool->out_of_memory = pool->stopped = true;
    while (!pool->stopped) {
        /* Unpacking stays in one cache as long as other threads wait for jobs. */
        bool fills_on = filled && pool->waiting > 0 && can_fill(pool);
        filled = false;
        if (!fills_on && can_end(pool)) {
            turn_to_end(pool, locals);
        } else if (!fills_on && can_read(pool)) {
            turn_to_read(pool, locals);
        } else if (can_fill(pool)) {
            turn_to_fill(pool);
            filled = true;
        } else if (pool->at_end && pool->started == pool->filled) {
            break;
        } else {
            pool->waiting++;
            pthread_cond_wait(&pool->changed, &pool->lock);
            pool->waiting--;
            continue;
        }
        start_threads(pool);
        tell_change(pool);
    }
    tell_change(pool);
    pthread_mutex_unlock(&pool->lock);
    locals_end(&locals, work);
    return NULL;
}

/* ---- The whole --------------------------------------------------------- */

static bool pool_begin(struct pool *pool, struct cli *cli, struct work *work)
{
    size_t threads = processors_threads(cli->jobs);
    memset(pool, 0, offsetof(struct pool, bridge));
    pool->cli = cli;
    pool->work = work;
    work->in_order |= cli->selection.numbers.count > 0;
    if (cli_selects(cli)) /* which takes looking at every record */
        work->passed = NULL;
    pool->wanted = threads - 1;
    pthread_mutex_init(&pool->lock, NULL);
    pthread_cond_init(&pool->changed, NULL);
    results_begin(&pool->bridge, cli, work);
    /* Long results take the memory of every job that waits. */
    pool->length = threads == 1 ? 1 : threads + (work->wanted_results > 0 ? 1 : 2);
    pool->ring = calloc(pool->length, sizeof *pool->ring);
    pool->threads = calloc(threads, sizeof *pool->threads);
    pool->filler.cli = cli;
    pool->filler.input = input_new(&cli->input, NULL);
    if (pool->ring == NULL || pool->threads == NULL || pool->filler.input == NULL)
        return false;
    pool->filler.threads = threads;
    pool->job_bytes = pool->next_length = work->wanted_results > 0 ? JOB_LEAST : JOB_BYTES;
    if (threads > 1)
        input_in_batches(pool->filler.input);
    progress_begin(&pool->progress, cli, pool->filler.input);
    return true;
}

static void pool_free(struct pool *pool)
{
    for (size_t i = 0; pool->ring != NULL && i < pool->length; i++)
        slot_free(&pool->ring[i]);
    reading_free(pool->open);
    readings_end();
    results_free(&pool->bridge);
    filler_free(&pool->filler);
    free(pool->threads);
    free(pool->ring);
    pthread_cond_destroy(&pool->changed);
    pthread_mutex_destroy(&pool->lock);
}

void jobs_run(struct cli *cli, struct work *work)
{
    static struct pool pool;
    if (pool_begin(&pool, cli, work)) {
        input_prepare(pool.filler.input);
        sandbox_files(&cli->input);
        if (work->prepare == NULL || work->prepare(cli))
            work_on(&pool);
        for (size_t i = 0; i < pool.thread_count; i++)
            pthread_join(pool.threads[i], NULL);
        progress_hide(&pool.progress);
    } else {
        pool.out_of_memory = true;
    }
    if (pool.out_of_memory)
        cli_trouble(cli, "records", strerror(ENOMEM));
    pool_free(&pool);
    if (work->again)
        return;
    spool_end();
    const struct notation *target = notation_of_output(work->records_to, NULL);
    if (work->sources && target != NULL)
        losses_report(cli, target, work->counts);
    cli_report_hidden(cli);
}

bool jobs_prepare(struct cli *cli)
{
    struct input *input = input_new(&cli->input, NULL);
    if (input == NULL)
        return cli_trouble(cli, "records", strerror(ENOMEM));
    input_prepare(input);
    sandbox_files(&cli->input);
    input_free(input);
    return true;
}
