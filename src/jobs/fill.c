/* SPDX-License-Identifier: BSD-2-Clause */
#include "jobs/results.h"

#include "base/lines.h"
#include "base/unchecked.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

enum {
    CHUNKS_FROM = 4 * JOB_BYTES, /* a file of this size is read by several threads */
    SHARE_LEFT = 6 /* a job with less than a sixth of its bytes left begins no further file */
};

/* ---- Freeing --------------------------------------------------------------- */

/* Free a member, which may be NULL. */
static void member_free(struct member *member)
{
    if (member != NULL) {
        chunk_file_free(member->chunks);
        free(member->name);
    }
    free(member);
}

void job_clear(struct job *job)
{
    for (size_t i = 0; i < job->count; i++) {
        if (job->items[i].chunk.last)
            member_free(job->items[i].chunk.member);
        chunk_mark_free(job->items[i].chunk.mark);
        free(job->items[i].name);
        free(job->items[i].reason);
    }
    job->count = 0;
    batch_free(job->batch);
    job->batch = NULL;
}

/* ---- Files ----------------------------------------------------------------- */

/* As strdup(), which a test of memory cannot intercept. */
static char *copy_string(const char *string)
{
    size_t size = strlen(string) + 1;
    char *copy = malloc(size);
    return copy != NULL ? memcpy(copy, string, size) : NULL;
}

/* Add a message about a file; false without memory. */
static bool add_message(struct job *job, enum input_event event, const struct input_item *found)
{
    struct item *item = &job->items[job->count++];
    *item = (struct item){.event = event, .chunk.damaged = found->damaged};
    item->name = copy_string(found->name);
    item->chunk.reason = item->reason = copy_string(found->reason);
    return item->name != NULL && item->reason != NULL;
}

/* Add a chunk of the file that is being read; false without memory. */
static bool add_chunk(struct filler *filler, struct job *job)
{
    struct item *item = &job->items[job->count++];
    *item = (struct item){.event = INPUT_BYTES};
    item->chunk = (struct chunk){
        .member = filler->member,
        .bytes = job->bytes + job->used,
        .place = filler->place,
        .first = filler->place.offset == filler->member->begin,
    };
    if (item->chunk.first || filler->member->chunks == NULL)
        return true;
    item->chunk.mark = chunk_mark_new(filler->member->chunks, filler->place.offset);
    return item->chunk.mark != NULL;
}

/*
 * Note that a file is begun that the command replaces.  Returns whether it is to be read; if not,
 * message states why.  One that was begun before is not: whether it was replaced meanwhile depends
 * on the threads.
 */
static bool note_begun(struct filler *filler, struct input_item *message)
{
    size_t count = filler->replaced.count;
    if (count == 0)
        map_begin(&filler->replaced);
    char *path = realpath(message->name, NULL);
    message->event = INPUT_TROUBLE;
    if (path == NULL) {
        message->reason = strerror(errno);
    } else if (map_add(&filler->replaced, words_of(path)) == NULL) {
        message->reason = strerror(ENOMEM);
    } else if (filler->replaced.count == count) {
        message->event = INPUT_SKIPPED;
        message->reason = "it was read before";
    }
    free(path);
    return message->reason == NULL;
}

/* Begin with a file of the input; false without memory. */
static bool begin_member(struct filler *filler, struct job *job, const struct input_item *item)
{
    struct input_item message = {.name = item->name};
    if (filler->cli->input.in_place != NULL && !note_begun(filler, &message)) {
        input_skip(filler->input);
        return add_message(job, message.event, &message);
    }
    struct member *member = calloc(1, sizeof *member);
    filler->member = member;
    if (member == NULL || (member->name = copy_string(item->name)) == NULL)
        return false;
    member->named = item->named;
    member->version = item->version;
    member->end = UINT64_MAX;
    filler->place = (struct place_in_lines){0, 1, 1};
    if (item->cut) {
        struct file_part part;
        part_find(&part, filler->cli, item);
        if (part.reason != NULL || part.begin.offset == part.end) {
            message.reason = part.reason;
            input_skip(filler->input);
            member_free(member);
            filler->member = NULL;
            return part.reason == NULL || add_message(job, INPUT_TROUBLE, &message);
        }
        member->notation = part.notation;
        member->begin = part.begin.offset;
        member->end = part.end == item->size ? UINT64_MAX : part.end;
        filler->place = part.begin;
        input_seek(filler->input, member->begin);
    } else if (item->descriptor >= 0 && item->size >= CHUNKS_FROM) {
        /* If this fails, all of the file goes through here, which copies each byte. */
        member->chunks = chunk_file_new(item->descriptor, item->size, filler->threads);
    }
    return add_chunk(filler, job);
}

/* The file that is being read ends with what the job has of it; false without memory. */
static bool end_member(struct filler *filler, struct job *job, const char *reason, bool damaged)
{
    struct item *item = &job->items[job->count - 1];
    if (reason != NULL && (item->reason = copy_string(reason)) == NULL)
        return false;
    item->chunk.reason = item->reason;
    item->chunk.damaged = damaged;
    item->chunk.last = true;
    filler->member = NULL;
    return true;
}

/*
 * The job is full in the middle of a file.  If other files precede it in the job, the next job gets
 * all of it: only a file that does not fit into one job is divided.
 */
static bool leave_member_open(struct filler *filler, struct job *job)
{
    struct chunk *chunk = &job->items[job->count - 1].chunk;
    if (job->count == 1) {
        filler->place.offset += chunk->length;
        /* Another thread may read the next chunk before this one. */
        if (filler->threads > 1 && filler->member->chunks == NULL)
            pass_lines(chunk->bytes, chunk->length, &filler->place.line, &filler->place.column);
        return true;
    }
    if (filler->carried == NULL && (filler->carried = malloc(JOB_BYTES)) == NULL)
        return false;
    memcpy(filler->carried, chunk->bytes, chunk->length);
    filler->carried_length = chunk->length;
    job->used -= chunk->length;
    job->count--;
    return true;
}

/* ---- Filling --------------------------------------------------------------- */

/* The length of the chunk of the file being read that is the next job; 0 if the next is none. */
static size_t length_of_chunk(const struct filler *filler)
{
    const struct member *member = filler->member;
    bool readable =
        member != NULL && member->chunks != NULL && filler->place.offset != member->begin;
    size_t length = readable ? chunk_length(member->chunks, filler->place.offset) : 0;
    return filler->most < JOB_BYTES && length > filler->most ? filler->most : length;
}

/* Make the next chunk the job; false without memory. */
static bool take_chunk(struct filler *filler, struct job *job, size_t length)
{
    if (!add_chunk(filler, job))
        return false;
    job->items[0].chunk.bytes = NULL;
    job->items[0].chunk.length = length;
    filler->place.offset += length;
    input_seek(filler->input, filler->place.offset);
    return true;
}

/* How many bytes may be added to the job now. */
static size_t room_in(const struct filler *filler, const struct job *job)
{
    /* What the last job carried over may be more, if jobs have become smaller. */
    size_t room = job->used < filler->most ? filler->most - job->used : 0;
    const struct chunk *chunk = job->count > 0 ? &job->items[job->count - 1].chunk : NULL;
    if (filler->member == NULL)
        return room > filler->most / SHARE_LEFT ? room : 0;
    if (chunk == NULL || filler->member->end == UINT64_MAX)
        return room;
    uint64_t at = filler->place.offset + chunk->length;
    /* Of what follows the part, only enough is read to see that a record begins there. */
    if (at >= filler->member->end)
        return chunk_looks_ahead(chunk) ? room : 0;
    return filler->member->end - at < room ? (size_t)(filler->member->end - at) : room;
}

/* Begin the job with what is left over from the last one; false without memory. */
static bool begin_job(struct filler *filler, struct job *job)
{
    if (job->bytes == NULL && (job->bytes = malloc(JOB_BYTES + READABLE_AHEAD)) == NULL)
        return false;
    job->batch = filler->batch;
    filler->batch = NULL;
    if (filler->member == NULL)
        return true;
    if (!add_chunk(filler, job))
        return false;
    if (filler->carried_length > 0)
        memcpy(job->bytes, filler->carried, filler->carried_length);
    job->used = job->items[0].chunk.length = filler->carried_length;
    filler->carried_length = 0;
    return true;
}

/* Put what the input gave into the job; false without memory. */
static bool take(struct filler *filler, struct job *job, enum input_event event,
                 const struct input_item *item)
{
    switch (event) {
    case INPUT_FILE:
        return begin_member(filler, job, item);
    case INPUT_BYTES:
        job->used += item->length;
        job->items[job->count - 1].chunk.length += item->length;
        return true;
    case INPUT_END:
        return end_member(filler, job, item->reason, item->damaged);
    case INPUT_SKIPPED:
    case INPUT_NOTED:
    case INPUT_TROUBLE:
        return add_message(job, event, item);
    default: /* INPUT_BATCH */
        *(job->count > 0 ? &filler->batch : &job->batch) = item->batch;
        return true;
    }
}

bool filler_fill(struct filler *filler, struct job *job, bool *at_end)
{
    struct input_item item;
    size_t chunk = length_of_chunk(filler), room;
    job->used = job->count = 0;
    job->waits = false;
    input_batch_most(filler->input, filler->most < JOB_BYTES ? filler->most : UINT64_MAX);
    if (chunk > 0)
        return take_chunk(filler, job, chunk);
    if (!begin_job(filler, job))
        return false;
    while (job->batch == NULL && job->count < JOB_ITEMS && (room = room_in(filler, job)) > 0 &&
           !(job->waits = job->used > 0 && input_waits(filler->input))) {
        enum input_event event = input_next(filler->input, job->bytes + job->used, room, &item);
        *at_end = event == INPUT_DONE;
        if (!*at_end && !take(filler, job, event, &item))
            return false;
        if (*at_end || event == INPUT_BATCH)
            return true;
    }
    if (filler->member == NULL)
        return true;
    if (!chunk_looks_ahead(&job->items[job->count - 1].chunk))
        return leave_member_open(filler, job);
    input_skip(filler->input);
    return end_member(filler, job, NULL, false);
}

void filler_free(struct filler *filler)
{
    member_free(filler->member);
    batch_free(filler->batch);
    map_free(&filler->replaced);
    input_free(filler->input);
    free(filler->carried);
}
