/* SPDX-License-Identifier: BSD-2-Clause */
/* What comes out of tasks, and how it is put together. */
#include "jobs/task.h"

#include "cli/emit.h"
#include "cli/fault.h"
#include "cli/level.h"
#include "cli/message.h"
#include "cli/write.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

struct hole {
    size_t at;       /* offset in the store */
    uint64_t number; /* counted from where the task began */
};

/* Make room in an array for one element more; false without memory. */
static bool grow(void **array, size_t *capacity, size_t needed, size_t size)
{
    size_t wanted = *capacity > 0 ? *capacity : 64;
    if (needed <= *capacity)
        return true;
    while (wanted < needed)
        wanted *= 2;
    void *larger = realloc(*array, wanted * size);
    if (larger == NULL)
        return false;
    *array = larger;
    *capacity = wanted;
    return true;
}

static int put_in_store(void *context, const char *bytes, size_t length)
{
    struct store *store = context;
    void *array = store->bytes;
    if (!grow(&array, &store->capacity, store->length + length, 1))
        return ENOMEM;
    store->bytes = array;
    memcpy(store->bytes + store->length, bytes, length);
    store->length += length;
    return 0;
}

static void add_hole(struct store *store, struct output *output, uint64_t number)
{
    void *array = store->holes;
    if (output_flush(output) != 0)
        return;
    if (!grow(&array, &store->hole_capacity, store->hole_count + 1, sizeof *store->holes)) {
        output->error = ENOMEM;
        return;
    }
    store->holes = array;
    store->holes[store->hole_count++] = (struct hole){store->length, number};
}

void task_number(struct task *task, struct output *output, const struct source *source)
{
    if (task->numbered)
        output_number(output, source->number);
    else
        add_hole(output == &task->out ? &task->out_store : &task->err_store, output,
                 source->number);
}

size_t task_frame_begin(struct task *task, char kind)
{
    char head[1 + sizeof(size_t)] = {kind};
    output_flush(&task->out);
    size_t frame = task->out_store.length;
    output_bytes(&task->out, head, sizeof head);
    return frame;
}

void task_frame_end(struct task *task, size_t frame)
{
    size_t head = 1 + sizeof(size_t);
    if (output_flush(&task->out) != 0)
        return;
    size_t length = task->out_store.length - frame - head;
    memcpy(task->out_store.bytes + frame + 1, &length, sizeof length);
}

struct frame frame_next(const char **bytes, size_t *length)
{
    size_t head = 1 + sizeof(size_t);
    struct frame frame = {.kind = **bytes, .bytes = *bytes + head};
    memcpy(&frame.length, *bytes + 1, sizeof frame.length);
    *bytes += head + frame.length;
    *length -= head + frame.length;
    return frame;
}

void task_record_place(struct task *task, const struct source *source,
                       const struct yinsh_record *record)
{
    cli_file_name(&task->err, source->file);
    output_string(&task->err, ":");
    output_number(&task->err, record->window.line);
    output_string(&task->err, ": record ");
    task_number(task, &task->err, source);
}

void task_trouble(struct task *task, const char *subject, const char *reason)
{
    task_damage(task, subject, reason);
    task->incomplete = true;
}

void task_damage(struct task *task, const char *subject, const char *reason)
{
    task_worsen(task, STATUS_TROUBLE);
    output_bytes(&task->err, (const char[]){TROUBLE_BEGINS}, 1);
    cli_put_trouble(&task->err, task->cli, subject, reason);
}

void task_note(struct task *task, const char *subject, const char *note)
{
    if (task->cli->verbose)
        cli_put_trouble(&task->err, task->cli, subject, note);
}

void task_fault(struct task *task, const char *file, const struct yinsh_record *record,
                const struct fault *fault)
{
    if (cli_level(task->cli, fault->code) == YINSH_LEVEL_NONE)
        return;
    /* No more of one task than of the whole run will be shown. */
    if (task->cli->limits_faults && task->faults == (uint64_t)task->cli->max_faults) {
        task->hidden_faults++;
        return;
    }
    task->faults++;
    output_bytes(&task->err, (const char[]){FAULT_BEGINS}, 1);
    fault_write(&task->err, task->cli, file, record, fault);
    output_bytes(&task->err, (const char[]){FAULT_ENDS}, 1);
}

void task_begin(struct task *task, const struct cli *cli, const struct work *work)
{
    /* But for the buffers: to clear those takes as long as to read a small file. */
    task->cli = cli;
    task->work = work;
    task->local = NULL;
    task->replaced = false;
    task->out_store = task->err_store = (struct store){.bytes = NULL};
    task_discard(task);
    output_begin(&task->out, put_in_store, &task->out_store);
    output_begin(&task->err, put_in_store, &task->err_store);
}

/* Fill in the numbers of records; false without memory. */
static bool fill_holes(struct store *store, uint64_t before)
{
    struct store filled = {.bytes = NULL};
    struct output output;
    size_t at = 0;
    if (store->hole_count == 0)
        return true;
    output_begin(&output, put_in_store, &filled);
    for (size_t i = 0; i < store->hole_count; i++) {
        const struct hole *hole = &store->holes[i];
        output_bytes(&output, store->bytes + at, hole->at - at);
        output_number(&output, before + hole->number);
        at = hole->at;
    }
    output_bytes(&output, store->bytes + at, store->length - at);
    if (output_flush(&output) != 0) {
        free(filled.bytes);
        return false;
    }
    free(store->bytes);
    store->bytes = filled.bytes;
    store->length = filled.length;
    store->capacity = filled.capacity;
    store->hole_count = 0;
    return true;
}

/* Hand the results on, without what is to be left out at the very beginning. */
static void take_results(struct task *task, struct cli *cli, struct work *work)
{
    const char *bytes = task->out_store.bytes;
    size_t length = task->out_store.length;
    size_t dropped = length < work->drop ? length : work->drop;
    work->drop -= dropped;
    if (length == dropped)
        return;
    if (work->take != NULL)
        work->stopped |= !work->take(cli, bytes + dropped, length - dropped, work->context);
    else
        output_bytes(work->out != NULL ? work->out : cli->out, bytes + dropped, length - dropped);
}

void task_end(struct task *task, struct cli *cli, struct work *work, uint64_t before)
{
    bool whole = output_flush(&task->out) == 0 && output_flush(&task->err) == 0 &&
                 fill_holes(&task->out_store, before) && fill_holes(&task->err_store, before);
    if (whole && task->err_store.length > 0)
        cli_put_messages(cli, task->err_store.bytes, task->err_store.length);
    cli->faults += task->hidden_faults;
    if (whole)
        take_results(task, cli, work);
    else
        cli_trouble(cli, "results", strerror(ENOMEM));
    cli_worsen(cli, task->status == STATUS_BAD && cli->tolerant ? STATUS_GOOD : task->status);
    cli->incomplete |= task->incomplete;
    work->records += task->records;
    for (size_t i = 0; i < TASK_COUNTS; i++)
        work->counts[i] += task->counts[i];
    task_discard(task);
}

void task_discard(struct task *task)
{
    struct store *const stores[] = {&task->out_store, &task->err_store};
    for (size_t i = 0; i < sizeof stores / sizeof stores[0]; i++)
        stores[i]->length = stores[i]->hole_count = 0;
    task->out.used = task->err.used = 0;
    task->out.error = task->err.error = 0;
    task->status = STATUS_GOOD;
    task->incomplete = false;
    task->records = task->faults = task->hidden_faults = 0;
    task->numbered = true;
    memset(task->counts, 0, sizeof task->counts);
}

void task_free(struct task *task)
{
    struct store *const stores[] = {&task->out_store, &task->err_store};
    for (size_t i = 0; i < sizeof stores / sizeof stores[0]; i++) {
        free(stores[i]->bytes);
        free(stores[i]->holes);
    }
}
