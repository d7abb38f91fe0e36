/* SPDX-License-Identifier: BSD-2-Clause */
/*
 * The records of the whole input, by as many threads as are asked for.
 *
 * The input is cut into jobs: many small files, or a piece of a large one (jobs/fill.h).  A
 * thread does what is most urgent: it ends the oldest job, by putting its results behind
 * those of the jobs before it, or reads the records of a job, or fills the next one.  So with
 * one thread nothing overlaps, and with more of them reading, expanding and replay do.  The
 * jobs are a ring of fixed length, which bounds the memory.
 */
#include "jobs/jobs.h"

#include "cli/message.h"
#include "cli/progress.h"
#include "cli/sandbox.h"
#include "cli/write.h"
#include "input/spool.h"
#include "jobs/batch.h"
#include "jobs/fill.h"
#include "jobs/processors.h"

#include <assert.h>
#include <errno.h>
#include <pthread.h>
#include <sched.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { STACK_BYTES = 1024 * 1024 /* of a thread */ };

enum job_state { JOB_FREE, JOB_FILLED, JOB_RUNNING, JOB_DONE };

struct job {
    enum job_state state;
    bool begun; /* whether its tasks have */
    struct load load;
    const void *thread;   /* that filled it last */
    uint64_t use;         /* when: the number of the job */
    uint64_t done, total; /* of the input, see input_progress() */
    /* What comes out: of the file that went on from the job before, and of the others. */
    struct results went_on, rest;
    bool guessed;          /* whether the file that goes on was read before its turn */
    struct reading *guess; /* and how */
    struct reading *open;  /* of the file that goes on in the next job */
    bool doubtful;         /* whether what came out of its batch is to be forgotten */
};

struct pool {
    struct cli *cli;
    struct work *work;
    struct input_options options; /* with the operands */
    struct progress progress;
    pthread_mutex_t lock;
    pthread_cond_t changed;
    size_t waiting; /* threads, for changed */
    struct job *ring;
    size_t length;                   /* of the ring */
    uint64_t filled, started, ended; /* numbers of jobs; ended <= started <= filled */
    bool filling, ending;            /* whether a thread is at it */
    bool at_end;                     /* whether the input is */
    bool stopped;                    /* whether there is no point in going on */
    bool out_of_memory;
    pthread_t *threads;  /* beside the first */
    size_t thread_count; /* that run */
    size_t wanted;       /* that are to run once there is more than one job */
    int crowded;         /* the processor on which they were started */

    /* Of the thread that ends jobs. */
    struct reading *open; /* of the file that goes on behind the jobs that have ended */
    bool end_failed;      /* whether it ran out of memory */

    struct filler filler;  /* of the thread that fills them */
    struct results bridge; /* what comes out of open in front of a guess; last, for it is large */
};

/* ---- Reading ----------------------------------------------------------- */

/* The piece of the file that goes on from the job before, or NULL. */
static const struct piece *continued(const struct job *job)
{
    const struct entry *entry = &job->load.entries[0];
    if (job->load.count == 0 || entry->kind != ENTRY_PIECE || entry->piece.first)
        return NULL;
    return &entry->piece;
}

/* Go on with a file; the reading is freed with its last piece, and returned otherwise. */
static struct reading *go_on(struct reading *reading, struct results *results,
                             const struct piece *piece)
{
    if (reading == NULL)
        results_trouble(results, piece->member->name, strerror(ENOMEM));
    else
        reading_go_on(reading, results, piece);
    if (!piece->last)
        return reading;
    reading_free(reading);
    return NULL;
}

/* Read the records of all entries but those that are continued. */
static void read_rest(struct pool *pool, struct job *job)
{
    for (size_t i = continued(job) != NULL ? 1 : 0; i < job->load.count; i++) {
        const struct entry *entry = &job->load.entries[i];
        if (entry->kind == ENTRY_PIECE)
            job->open =
                go_on(reading_new(pool->cli, &entry->piece, NULL), &job->rest, &entry->piece);
        else if (entry->kind == ENTRY_DAMAGE)
            results_damage(&job->rest, entry->name, entry->reason);
        else if (entry->kind == ENTRY_TROUBLE)
            results_trouble(&job->rest, entry->name, entry->reason);
        else if (entry->kind == ENTRY_NOTED)
            cli_put_trouble(&job->rest.err, pool->cli, entry->name, entry->reason);
        else
            results_note(&job->rest, entry->name, entry->reason);
    }
}

/*
 * Read the records of a job.  Where the jobs before it have ended, the reading that was left
 * open goes on; else its place has to be guessed.
 */
static void read_job(struct pool *pool, struct job *job, bool in_turn)
{
    const struct piece *piece = continued(job);
    const struct input_batch *batch = job->load.batch;
    job->open = job->guess = NULL;
    job->guessed = job->doubtful = false;
    /* Perhaps it is known already that nobody will ask for what comes out. */
    if (batch != NULL) {
        job->doubtful =
            (batch->zip != NULL && atomic_load(&batch->zip->given_up)) ||
            !batch_read_records(pool->cli, batch, &job->rest, job->load.bytes, LOAD_BYTES);
        return;
    }
    job->guessed = piece != NULL && !in_turn;
    if (piece != NULL && in_turn) {
        job->open = go_on(pool->open, &job->went_on, piece);
        pool->open = NULL;
    } else if (job->guessed) {
        job->guess = reading_guess(pool->cli, &job->went_on, piece);
    }
    read_rest(pool, job);
}

/* ---- Ending ------------------------------------------------------------ */

/* The piece was read before its turn: see whether that was right, and else read it now. */
static void settle_guess(struct pool *pool, struct job *job)
{
    const struct piece *piece = continued(job);
    uint64_t before = 0;
    bool right = false;
    assert(piece != NULL); /* or there was nothing to guess */
    if (job->guess != NULL && pool->open != NULL)
        right = reading_meets(pool->open, &pool->bridge, piece, job->guess, &before);
    else
        pool->open = go_on(pool->open, &pool->bridge, piece);
    results_end(&pool->bridge, pool->cli, pool->work, 0);
    if (right) {
        reading_free(pool->open);
        pool->open = job->guess;
        results_end(&job->went_on, pool->cli, pool->work, before);
    } else {
        reading_free(job->guess);
        results_discard(&job->went_on);
    }
    job->guess = NULL;
    if (piece->last) {
        reading_free(pool->open);
        pool->open = NULL;
    }
}

/* Begin the tasks of a job before its first use. */
static void begin_tasks(struct pool *pool, struct job *job)
{
    if (job->begun)
        return;
    results_begin(&job->went_on, pool->cli, pool->work);
    results_begin(&job->rest, pool->cli, pool->work);
    job->begun = true;
}

/* Free what a job holds. */
static void job_free(struct job *job)
{
    reading_free(job->guess);
    reading_free(job->open);
    results_free(&job->went_on);
    results_free(&job->rest);
    load_free(&job->load);
}

/* Forget what came out of a job. */
static void forget(struct job *job)
{
    reading_free(job->guess);
    reading_free(job->open);
    job->guess = job->open = NULL;
    results_discard(&job->went_on);
    results_discard(&job->rest);
}

/* Whether there is no point in going on. */
static bool is_over(const struct pool *pool)
{
    const struct output *out = pool->work->out != NULL ? pool->work->out : pool->cli->out;
    return out->error != 0 || pool->work->stopped;
}

/* Put the results of a job behind those before it. */
static void hand_on(struct pool *pool, struct job *job)
{
    if (job->guessed)
        settle_guess(pool, job);
    else
        results_end(&job->went_on, pool->cli, pool->work, 0);
    results_end(&job->rest, pool->cli, pool->work, 0);
    if (job->open != NULL)
        pool->open = job->open;
    job->open = NULL;
}

/*
 * The batch of a job is doubtful: read its files, or the zip from there on, in order as one thread
 * does.  The jobs behind it that belong to the zip will be forgotten.  Returns false without
 * memory.
 */
static bool read_in_order(struct pool *pool, const struct job *doubtful)
{
    struct job *job = calloc(1, sizeof *job);
    struct filler filler = {.cli = pool->cli};
    bool at_end = false;
    bool good = true;
    if (doubtful->load.zip != NULL)
        atomic_store(&doubtful->load.zip->given_up, true);
    filler.input = input_new_from(&pool->options, doubtful->load.batch);
    if (filler.input == NULL || job == NULL) {
        filler_free(&filler);
        free(job);
        return false;
    }
    begin_tasks(pool, job);
    job->went_on.local = job->rest.local = pool->bridge.local;
    while (good && !at_end && !is_over(pool)) {
        good = filler_fill(&filler, &job->load, &at_end);
        if (good) {
            read_job(pool, job, true);
            hand_on(pool, job);
            load_clear(&job->load);
        }
    }
    job_free(job);
    free(job);
    filler_free(&filler);
    return good;
}

/* Put the results of the oldest job behind those before it; false where that is to be the last. */
static bool end_job(struct pool *pool, struct job *job)
{
    const struct batch_zip *zip = job->load.zip;
    bool good = true;
    progress_hide(&pool->progress);
    if (zip != NULL && atomic_load(&zip->given_up)) {
        forget(job);
    } else if (job->doubtful) {
        forget(job);
        good = read_in_order(pool, job);
    } else {
        hand_on(pool, job);
    }
    load_clear(&job->load);
    progress_show(&pool->progress, pool->work->records, job->done, job->total);
    if (!good)
        pool->end_failed = true;
    return good && !is_over(pool);
}

/* ---- Threads ----------------------------------------------------------- */

static struct job *job_of(struct pool *pool, uint64_t number)
{
    return &pool->ring[number % pool->length];
}

/* Whether the next job that nobody reads yet can be read now. */
static bool can_read(struct pool *pool)
{
    if (pool->started == pool->filled)
        return false;
    const struct piece *piece = continued(job_of(pool, pool->started));
    return piece == NULL || pool->started == pool->ended ||
           (!pool->work->in_order && piece->member->notation != NULL && !piece_looks_ahead(piece));
}

/* Whether the oldest job has been read, and nobody ends it. */
static bool can_end(struct pool *pool)
{
    return pool->started > pool->ended && !pool->ending &&
           job_of(pool, pool->ended)->state == JOB_DONE;
}

static bool can_fill(const struct pool *pool)
{
    return !pool->filling && !pool->at_end && pool->filled - pool->ended < pool->length;
}

/* End the oldest job; the lock is held, but not while it is at work. */
static void turn_to_end(struct pool *pool, void *local)
{
    struct job *job = job_of(pool, pool->ended);
    pool->ending = true;
    pthread_mutex_unlock(&pool->lock);
    pool->bridge.local = local;
    bool useful = end_job(pool, job);
    pthread_mutex_lock(&pool->lock);
    pool->stopped |= !useful;
    pool->out_of_memory |= pool->end_failed;
    job->state = JOB_FREE;
    pool->ending = false;
    pool->ended++;
}

/* Read the records of the next job; the lock as above. */
static void turn_to_read(struct pool *pool, void *local)
{
    bool in_turn = pool->started == pool->ended;
    struct job *job = job_of(pool, pool->started++);
    const struct reading *open;
    job->state = JOB_RUNNING;
    pthread_mutex_unlock(&pool->lock);
    job->went_on.local = job->rest.local = local;
    read_job(pool, job, in_turn);
    pthread_mutex_lock(&pool->lock);
    open = job->open;
    if (open != NULL) {
        struct member *member = job->load.entries[job->load.count - 1].piece.member;
        if (member->notation == NULL)
            member->notation = reading_notation(open);
    }
    job->state = JOB_DONE;
}

/* Let a job have the bytes that the thread itself has used last: they are in its cache. */
static void take_own_bytes(struct pool *pool, struct job *job, const void *thread)
{
    struct job *best = NULL;
    for (size_t i = 0; i < pool->length; i++) {
        struct job *other = &pool->ring[i];
        if (other->state == JOB_FREE && other->thread == thread &&
            (best == NULL || other->use > best->use))
            best = other;
    }
    if (best != NULL) {
        char *bytes = best->load.bytes;
        best->load.bytes = job->load.bytes;
        best->thread = job->thread;
        best->use = job->use;
        job->load.bytes = bytes;
    }
    job->thread = thread;
    job->use = pool->filled;
}

/* Fill the next job from the input; the lock as above. */
static void turn_to_fill(struct pool *pool, const void *local)
{
    struct job *job = job_of(pool, pool->filled);
    take_own_bytes(pool, job, local);
    pool->filling = true;
    pthread_mutex_unlock(&pool->lock);
    bool at_end = false;
    begin_tasks(pool, job);
    bool good = filler_fill(&pool->filler, &job->load, &at_end);
    input_progress(pool->filler.input, &job->done, &job->total);
    pthread_mutex_lock(&pool->lock);
    pool->filling = false;
    pool->at_end |= at_end;
    if (good) {
        job->state = JOB_FILLED;
        pool->filled++;
    } else {
        pool->out_of_memory = pool->stopped = true;
    }
}

static void *work_on(void *context);

/* What a thread does beside the first. */
static void *begin_thread(void *context)
{
    processor_leave(((const struct pool *)context)->crowded);
    return work_on(context);
}

/* Whether there is more to do than one thread is busy with, or surely will be. */
static bool has_more_to_do(struct pool *pool)
{
    const struct input_batch *batch = pool->filled == 1 ? job_of(pool, 0)->load.batch : NULL;
    return pool->filled > 1 || (batch != NULL && batch->more);
}

/* Start the other threads when they are needed. */
static void start_threads(struct pool *pool)
{
    pthread_attr_t attributes;
    if (pool->thread_count == pool->wanted || !has_more_to_do(pool))
        return;
    pthread_attr_init(&attributes);
    pthread_attr_setstacksize(&attributes, STACK_BYTES);
    pool->crowded = processor_current();
    while (pool->thread_count < pool->wanted) {
        pthread_t *thread = &pool->threads[pool->thread_count];
        if (pthread_create(thread, &attributes, begin_thread, pool) != 0)
            pool->wanted = pool->thread_count; /* then with fewer */
        else
            pool->thread_count++;
    }
    pthread_attr_destroy(&attributes);
    /* Those that wait for this processor have to run before they can leave it. */
    pthread_mutex_unlock(&pool->lock);
    sched_yield();
    pthread_mutex_lock(&pool->lock);
}

/* Something has changed: tell who waits for it, who then need not wait for the lock as well. */
static void tell_change(struct pool *pool)
{
    if (pool->waiting == 0)
        return;
    pthread_mutex_unlock(&pool->lock);
    pthread_cond_broadcast(&pool->changed);
    pthread_mutex_lock(&pool->lock);
}

/*
 * Do what is most urgent until nothing is left to do, or nothing but what other threads are at, who
 * will see to all behind it; each thread runs this.
 */
static void *work_on(void *context)
{
    struct pool *pool = context;
    struct work *work = pool->work;
    void *local = work->local_new != NULL ? work->local_new(work->context) : NULL;
    bool filled = false; /* whether that was what it did last */
    pthread_mutex_lock(&pool->lock);
    if (work->local_new != NULL && local == NULL)
        pool->out_of_memory = pool->stopped = true;
    while (!pool->stopped) {
        /* What unpacks goes on in one cache, where others wait for what comes of it. */
        bool fills_on = filled && pool->waiting > 0 && can_fill(pool);
        filled = false;
        if (!fills_on && can_end(pool)) {
            turn_to_end(pool, local);
        } else if (!fills_on && can_read(pool)) {
            turn_to_read(pool, local);
        } else if (can_fill(pool)) {
            turn_to_fill(pool, &local);
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
    if (work->local_new != NULL)
        work->local_free(local);
    return NULL;
}

/* ---- The whole --------------------------------------------------------- */

static bool pool_begin(struct pool *pool, struct cli *cli, struct work *work, int count,
                       char **files)
{
    size_t threads = cli->jobs > 0 ? (size_t)cli->jobs : processors_usable();
    /* unreachable: it takes that many processors */
    if (threads > MOST_JOBS)
        threads = MOST_JOBS;
    memset(pool, 0, offsetof(struct pool, bridge));
    cli->colors_messages = cli_colors(cli, STDERR_FILENO);
    pool->cli = cli;
    pool->work = work;
    pool->wanted = threads - 1;
    pool->options = cli->input;
    pool->options.count = count;
    pool->options.files = files;
    pthread_mutex_init(&pool->lock, NULL);
    pthread_cond_init(&pool->changed, NULL);
    results_begin(&pool->bridge, cli, work);
    pool->length = threads > 1 ? threads + 2 : 1;
    pool->ring = calloc(pool->length, sizeof *pool->ring);
    pool->threads = calloc(threads, sizeof *pool->threads);
    pool->filler.cli = cli;
    pool->filler.input = input_new(&pool->options);
    if (pool->ring == NULL || pool->threads == NULL || pool->filler.input == NULL)
        return false;
    pool->filler.threads = threads;
    if (threads > 1)
        input_in_batches(pool->filler.input, threads, INPUT_BATCHES_FROM);
    progress_begin(&pool->progress, cli, pool->filler.input);
    return true;
}

static void pool_free(struct pool *pool)
{
    for (size_t i = 0; pool->ring != NULL && i < pool->length; i++)
        job_free(&pool->ring[i]);
    reading_free(pool->open);
    readings_end();
    results_free(&pool->bridge);
    filler_free(&pool->filler);
    free(pool->threads);
    free(pool->ring);
    pthread_cond_destroy(&pool->changed);
    pthread_mutex_destroy(&pool->lock);
}

void jobs_run(struct cli *cli, int count, char **files, struct work *work)
{
    static struct pool pool;
    if (pool_begin(&pool, cli, work, count, files)) {
        input_prepare(pool.filler.input);
        sandbox_files(&pool.options);
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
    spool_end();
    cli_say_not_shown(cli);
}
