/* SPDX-License-Identifier: BSD-2-Clause */
/*
 * The records of the whole input, by as many threads as are asked for.
 *
 * The input is cut into jobs: a buffer full of small files, or of a piece of a large one.  A
 * thread does what is most urgent: it ends the oldest job, by putting its results behind
 * those of the jobs before it, or reads the records of a job, or fills the next one.  So with
 * one thread nothing overlaps, and with more of them reading, expanding and replay do.  The
 * jobs are a ring of fixed length, which bounds the memory.
 */
#include "cli_part.h"
#include "cli_progress.h"
#include "cli_reading.h"
#include "cli_sandbox.h"
#include "skim.h"

#include <assert.h>
#include <errno.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum {
    JOB_BYTES = 96 * 1024,
    JOB_FULL = JOB_BYTES - 16 * 1024, /* from here on no further file is begun */
    JOB_ENTRIES = 256,                /* files in one job, at most */
    STACK_BYTES = 1024 * 1024         /* of a thread */
};

/* A piece of a file, or something to say. */
enum entry_kind { ENTRY_PIECE, ENTRY_SKIPPED, ENTRY_DAMAGE, ENTRY_TROUBLE };

/* What stands in a job. */
struct entry {
    enum entry_kind kind;
    struct piece piece;
    char *name;   /* of what is no piece */
    char *reason; /* of a piece, why the file breaks off behind it, or NULL */
};

enum job_state { JOB_FREE, JOB_FILLED, JOB_RUNNING, JOB_DONE };

struct job {
    enum job_state state;
    bool begun; /* whether its tasks have */
    char *bytes;
    const void *thread; /* that filled it last */
    uint64_t use;       /* when: the number of the job */
    size_t used;
    struct entry entries[JOB_ENTRIES];
    size_t count;
    uint64_t done, total; /* of the input, see input_progress() */
    /* What comes out: of the file that went on from the job before, and of the others. */
    struct task went_on, rest;
    bool guessed;          /* whether the file that goes on was read before its turn */
    struct reading *guess; /* and how */
    struct reading *open;  /* of the file that goes on in the next job */
};

struct pool {
    struct cli *cli;
    struct work *work;
    struct input_options options; /* with the operands */
    struct input *input;
    struct progress progress;
    pthread_mutex_t lock;
    pthread_cond_t changed;
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

    /* Of the thread that ends jobs. */
    struct reading *open; /* of the file that goes on behind the jobs that have ended */

    /* Of the thread that fills them. */
    struct member *member;         /* the file that is being read, or NULL */
    uint64_t offset, line, column; /* of its next byte */
    char *carried;                 /* bytes of it that did not fit into the last job */
    size_t carried_length;
    struct task bridge; /* what comes out of open in front of a guess; last, for it is large */
};

/* ---- Filling ----------------------------------------------------------- */

static char *copy_string(const char *string)
{
    size_t size = strlen(string) + 1;
    char *copy = malloc(size);
    return copy != NULL ? memcpy(copy, string, size) : NULL;
}

static void member_free(struct member *member)
{
    if (member != NULL)
        free(member->name);
    free(member);
}

/* Add what is to be said of a file; false without memory. */
static bool add_message(struct job *job, enum entry_kind kind, const struct input_item *item)
{
    struct entry *entry = &job->entries[job->count++];
    *entry = (struct entry){.kind = kind};
    entry->name = copy_string(item->name);
    entry->reason = copy_string(item->reason);
    return entry->name != NULL && entry->reason != NULL;
}

/* Add a piece of the file that is being read. */
static void add_piece(struct pool *pool, struct job *job)
{
    struct entry *entry = &job->entries[job->count++];
    *entry = (struct entry){.kind = ENTRY_PIECE};
    entry->piece = (struct piece){
        .member = pool->member,
        .bytes = job->bytes + job->used,
        .offset = pool->offset,
        .line = pool->line,
        .column = pool->column,
        .first = pool->offset == pool->member->begin,
    };
}

/* Begin with a file of the input; false without memory. */
static bool begin_member(struct pool *pool, struct job *job, const struct input_item *item)
{
    struct member *member = calloc(1, sizeof *member);
    pool->member = member;
    if (member == NULL || (member->name = copy_string(item->name)) == NULL)
        return false;
    member->named = item->named;
    member->end = UINT64_MAX;
    pool->offset = 0;
    pool->line = pool->column = 1;
    if (item->cut) {
        struct part part;
        part_find(&part, pool->cli, item);
        if (part.reason != NULL || part.begin == part.end) {
            struct input_item message = {.name = item->name, .reason = part.reason};
            input_skip(pool->input);
            member_free(member);
            pool->member = NULL;
            return part.reason == NULL || add_message(job, ENTRY_TROUBLE, &message);
        }
        member->notation = part.notation;
        member->begin = pool->offset = part.begin;
        member->end = part.end == item->size ? UINT64_MAX : part.end;
        pool->line = part.line;
        pool->column = part.column;
        input_seek(pool->input, part.begin);
    }
    add_piece(pool, job);
    return true;
}

/* The file that is being read ends with what the job has of it. */
static void end_member(struct pool *pool, struct job *job, char *reason, bool damaged)
{
    struct entry *entry = &job->entries[job->count - 1];
    entry->reason = reason;
    entry->piece.reason = reason;
    entry->piece.damaged = damaged;
    entry->piece.last = true;
    pool->member = NULL;
}

/*
 * Count on over the bytes of a piece behind which the file goes on; the lines where the next one
 * may be read before its turn.
 */
static void count_on(struct pool *pool, const struct piece *piece)
{
    pool->offset += piece->length;
    if (pool->length > 1)
        pass_lines(piece->bytes, piece->length, &pool->line, &pool->column);
}

/*
 * The job is full in the middle of a file.  Where other files are in front of it, what is
 * there of it is carried over into the next job: only what does not fit into one is cut.
 */
static bool leave_member_open(struct pool *pool, struct job *job)
{
    struct piece *piece = &job->entries[job->count - 1].piece;
    if (job->count == 1) {
        count_on(pool, piece);
        return true;
    }
    if (pool->carried == NULL && (pool->carried = malloc(JOB_BYTES)) == NULL)
        return false;
    memcpy(pool->carried, piece->bytes, piece->length);
    pool->carried_length = piece->length;
    job->used -= piece->length;
    job->count--;
    return true;
}

/* Whether a piece is behind the part of its file that is to be read. */
static bool looks_ahead(const struct piece *piece)
{
    return piece->offset >= piece->member->end;
}

/* How far the job may be filled now: a file of which only a part is read ends with that. */
static size_t room_in(const struct pool *pool, const struct job *job)
{
    size_t room = JOB_BYTES - job->used;
    const struct piece *piece = job->count > 0 ? &job->entries[job->count - 1].piece : NULL;
    if (pool->member == NULL || piece == NULL || pool->member->end == UINT64_MAX)
        return room;
    uint64_t at = pool->offset + piece->length;
    /* Behind the end just enough is read to see that a record begins there. */
    if (at >= pool->member->end)
        return looks_ahead(piece) ? room : 0;
    return pool->member->end - at < room ? (size_t)(pool->member->end - at) : room;
}

/* Fill a job from the input, which may come to its end; false where memory ran out. */
static bool fill_job(struct pool *pool, struct job *job, bool *at_end)
{
    struct input_item item;
    job->used = job->count = 0;
    if (pool->member != NULL) {
        add_piece(pool, job);
        if (pool->carried_length > 0)
            memcpy(job->bytes, pool->carried, pool->carried_length);
        job->used = job->entries[0].piece.length = pool->carried_length;
        pool->carried_length = 0;
    }
    while (job->count < JOB_ENTRIES) {
        size_t room = room_in(pool, job);
        if (room == 0 || (pool->member == NULL && job->used >= JOB_FULL))
            break;
        switch (input_next(pool->input, job->bytes + job->used, room, &item)) {
        case INPUT_FILE:
            if (!begin_member(pool, job, &item))
                return false;
            break;
        case INPUT_BYTES:
            job->used += item.length;
            job->entries[job->count - 1].piece.length += item.length;
            break;
        case INPUT_END:
            if (item.reason != NULL && (item.reason = copy_string(item.reason)) == NULL)
                return false;
            end_member(pool, job, (char *)item.reason, item.damaged);
            break;
        case INPUT_SKIPPED:
            if (!add_message(job, ENTRY_SKIPPED, &item))
                return false;
            break;
        case INPUT_TROUBLE:
            if (!add_message(job, item.damaged ? ENTRY_DAMAGE : ENTRY_TROUBLE, &item))
                return false;
            break;
        default:
            *at_end = true;
            return true;
        }
    }
    if (pool->member != NULL && looks_ahead(&job->entries[job->count - 1].piece)) {
        input_skip(pool->input);
        end_member(pool, job, NULL, false);
    }
    return pool->member == NULL || leave_member_open(pool, job);
}

/* ---- Reading ----------------------------------------------------------- */

/* The piece of the file that goes on from the job before, or NULL. */
static const struct piece *continued(const struct job *job)
{
    const struct entry *entry = &job->entries[0];
    if (job->count == 0 || entry->kind != ENTRY_PIECE || entry->piece.first)
        return NULL;
    return &entry->piece;
}

/* Go on with a file; the reading is freed with its last piece, and returned otherwise. */
static struct reading *go_on(struct reading *reading, struct task *task, const struct piece *piece)
{
    if (reading == NULL)
        task_trouble(task, piece->member->name, strerror(ENOMEM));
    else
        reading_go_on(reading, task, piece);
    if (!piece->last)
        return reading;
    reading_free(reading);
    return NULL;
}

/* Read the records of all entries but those that are continued. */
static void read_rest(struct pool *pool, struct job *job)
{
    for (size_t i = continued(job) != NULL ? 1 : 0; i < job->count; i++) {
        const struct entry *entry = &job->entries[i];
        if (entry->kind == ENTRY_PIECE)
            job->open = go_on(reading_new(pool->cli, &entry->piece), &job->rest, &entry->piece);
        else if (entry->kind == ENTRY_DAMAGE)
            task_damage(&job->rest, entry->name, entry->reason);
        else if (entry->kind == ENTRY_TROUBLE)
            task_trouble(&job->rest, entry->name, entry->reason);
        else
            task_note(&job->rest, entry->name, entry->reason);
    }
}

/*
 * Read the records of a job.  Where the jobs before it have ended, the reading that was left
 * open goes on; else its place has to be guessed.
 */
static void read_job(struct pool *pool, struct job *job, bool in_turn)
{
    const struct piece *piece = continued(job);
    job->open = job->guess = NULL;
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
    task_end(&pool->bridge, pool->cli, pool->work, 0);
    if (right) {
        reading_free(pool->open);
        pool->open = job->guess;
        task_end(&job->went_on, pool->cli, pool->work, before);
    } else {
        reading_free(job->guess);
        task_discard(&job->went_on);
    }
    job->guess = NULL;
    if (piece->last) {
        reading_free(pool->open);
        pool->open = NULL;
    }
}

static void free_entries(struct job *job)
{
    for (size_t i = 0; i < job->count; i++) {
        if (job->entries[i].piece.last)
            member_free(job->entries[i].piece.member);
        free(job->entries[i].name);
        free(job->entries[i].reason);
    }
    job->count = 0;
}

/* Put the results of the oldest job behind those before it; false where that is to be the last. */
static bool end_job(struct pool *pool, struct job *job)
{
    const struct output *out = pool->work->out != NULL ? pool->work->out : pool->cli->out;
    progress_hide(&pool->progress);
    if (job->guessed)
        settle_guess(pool, job);
    else
        task_end(&job->went_on, pool->cli, pool->work, 0);
    task_end(&job->rest, pool->cli, pool->work, 0);
    if (job->open != NULL)
        pool->open = job->open;
    job->open = NULL;
    free_entries(job);
    progress_show(&pool->progress, pool->work->records, job->done, job->total);
    return out->error == 0 && !pool->work->stopped;
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
           (!pool->work->in_order && piece->member->notation != NULL && !looks_ahead(piece));
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
        struct member *member = job->entries[job->count - 1].piece.member;
        if (member->notation == NULL)
            member->notation = reading_notation(open);
    }
    job->state = JOB_DONE;
}

/* Make a job ready for its first use; false without memory. */
static bool prepare_job(struct pool *pool, struct job *job)
{
    if (!job->begun) {
        task_begin(&job->went_on, pool->cli, pool->work);
        task_begin(&job->rest, pool->cli, pool->work);
        job->begun = true;
    }
    if (job->bytes == NULL)
        job->bytes = malloc(JOB_BYTES + SKIM_AHEAD);
    return job->bytes != NULL;
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
        char *bytes = best->bytes;
        best->bytes = job->bytes;
        best->thread = job->thread;
        best->use = job->use;
        job->bytes = bytes;
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
    bool good = prepare_job(pool, job) && fill_job(pool, job, &at_end);
    input_progress(pool->input, &job->done, &job->total);
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

/* There is more to do than one thread is busy with: start the others. */
static void start_threads(struct pool *pool)
{
    pthread_attr_t attributes;
    if (pool->thread_count == pool->wanted)
        return;
    pthread_attr_init(&attributes);
    pthread_attr_setstacksize(&attributes, STACK_BYTES);
    while (pool->thread_count < pool->wanted) {
        pthread_t *thread = &pool->threads[pool->thread_count];
        if (pthread_create(thread, &attributes, work_on, pool) != 0)
            pool->wanted = pool->thread_count; /* then with fewer */
        else
            pool->thread_count++;
    }
    pthread_attr_destroy(&attributes);
}

/* Do what is most urgent until nothing is left to do; each thread runs this. */
static void *work_on(void *context)
{
    struct pool *pool = context;
    struct work *work = pool->work;
    void *local = work->local_new != NULL ? work->local_new(work->context) : NULL;
    pthread_mutex_lock(&pool->lock);
    if (work->local_new != NULL && local == NULL)
        pool->out_of_memory = pool->stopped = true;
    while (!pool->stopped && !(pool->at_end && pool->ended == pool->filled)) {
        if (pool->started > pool->ended && !pool->ending &&
            job_of(pool, pool->ended)->state == JOB_DONE)
            turn_to_end(pool, local);
        else if (can_read(pool))
            turn_to_read(pool, local);
        else if (can_fill(pool))
            turn_to_fill(pool, &local);
        else {
            pthread_cond_wait(&pool->changed, &pool->lock);
            continue;
        }
        if (pool->filled > 1)
            start_threads(pool);
        pthread_cond_broadcast(&pool->changed);
    }
    pthread_cond_broadcast(&pool->changed);
    pthread_mutex_unlock(&pool->lock);
    if (work->local_new != NULL)
        work->local_free(local);
    return NULL;
}

/* ---- The whole --------------------------------------------------------- */

/* The processors that this process may use. */
static size_t processors(void)
{
    long count = sysconf(_SC_NPROCESSORS_ONLN);
    /* unreachable: 1, for every system has a processor */
    return count > 0 ? (size_t)count : 1;
}

static bool pool_begin(struct pool *pool, struct cli *cli, struct work *work, int count,
                       char **files)
{
    size_t threads = cli->jobs > 0 ? (size_t)cli->jobs : processors();
    /* unreachable: it takes that many processors */
    if (threads > MOST_JOBS)
        threads = MOST_JOBS;
    memset(pool, 0, offsetof(struct pool, bridge));
    pool->cli = cli;
    pool->work = work;
    pool->wanted = threads - 1;
    pool->options = cli->input;
    pool->options.count = count;
    pool->options.files = files;
    pthread_mutex_init(&pool->lock, NULL);
    pthread_cond_init(&pool->changed, NULL);
    task_begin(&pool->bridge, cli, work);
    pool->length = threads > 1 ? threads + 2 : 1;
    pool->ring = calloc(pool->length, sizeof *pool->ring);
    pool->threads = calloc(threads, sizeof *pool->threads);
    pool->input = input_new(&pool->options);
    if (pool->ring == NULL || pool->threads == NULL || pool->input == NULL)
        return false;
    progress_begin(&pool->progress, cli, pool->input);
    return true;
}

static void pool_free(struct pool *pool)
{
    for (size_t i = 0; pool->ring != NULL && i < pool->length; i++) {
        struct job *job = &pool->ring[i];
        reading_free(job->guess);
        reading_free(job->open);
        free_entries(job);
        task_free(&job->went_on);
        task_free(&job->rest);
        free(job->bytes);
    }
    reading_free(pool->open);
    readings_end();
    task_free(&pool->bridge);
    member_free(pool->member);
    input_free(pool->input);
    free(pool->carried);
    free(pool->threads);
    free(pool->ring);
    pthread_cond_destroy(&pool->changed);
    pthread_mutex_destroy(&pool->lock);
}

void cli_each_record(struct cli *cli, int count, char **files, struct work *work)
{
    static struct pool pool;
    if (pool_begin(&pool, cli, work, count, files)) {
        input_prepare(pool.input);
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
    cli_say_not_shown(cli);
}
