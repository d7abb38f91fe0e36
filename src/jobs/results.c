/* SPDX-License-Identifier: BSD-2-Clause */
#include "jobs/results.h"

#include "messages/messages.h"

#include <errno.h>
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

/* A place in a store at which the number of a record will be filled in. */
struct hole {
    size_t at;       /* offset in the store */
    uint64_t number; /* counted from the first of these records */
};

void results_number(struct results *results, struct output *output, const struct origin *origin)
{
    struct store *store = output == &results->out ? &results->out_store : &results->err_store;
    if (results->numbered) {
        output_number(output, origin->number);
    } else if (output_flush(output) == 0) {
        struct hole hole = {store->bytes.length, origin->number};
        if (!bytes_add(&store->holes, (const char *)&hole, sizeof hole))
            output->error = ENOMEM;
    }
}

size_t results_frame_begin(struct results *results, char kind)
{
    char head[1 + sizeof(size_t)] = {kind};
    output_flush(&results->out);
    size_t frame = results->out_store.bytes.length;
    output_bytes(&results->out, head, sizeof head);
    return frame;
}

void results_frame_empty(struct results *results, size_t frame)
{
    if (output_flush(&results->out) == 0)
        results->out_store.bytes.length = frame + 1 + sizeof(size_t);
}

void results_frame_end(struct results *results, size_t frame)
{
    size_t head = 1 + sizeof(size_t);
    if (output_flush(&results->out) != 0)
        return;
    size_t length = results->out_store.bytes.length - frame - head;
    memcpy(results->out_store.bytes.at + frame + 1, &length, sizeof length);
}

uint64_t frame_number(const char **bytes, size_t *length)
{
    uint64_t number = 0;
    /* No kind of frame is a digit. */
    for (; **bytes >= '0' && **bytes <= '9'; ++*bytes, --*length)
        number = number * 10 + (uint64_t)(**bytes - '0');
    return number;
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

bool results_selects(struct results *results, const struct origin *origin,
                     const struct yinsh_record *record)
{
    const struct ranges *numbers = &results->cli->selection.numbers;
    const struct work *work = results->work;
    return (numbers->count == 0 || ranges_have(numbers, origin->number)) &&
           (work->selects == NULL || work->selects(results, origin, record));
}

void results_heading(struct results *results, const struct origin *origin)
{
    cli_file_name(&results->out, origin->file);
    output_string(&results->out, ", record ");
    results_number(results, &results->out, origin);
}

void results_place(struct results *results, const struct origin *origin,
                   const struct yinsh_record *record, char repeated)
{
    output_bytes(&results->err, &repeated, repeated != 0 && !results->cli->verbose);
    cli_file_name(&results->err, origin->file);
    output_format(&results->err, ":%" PRIu64 ": record ", record->window.line);
    results_number(results, &results->err, origin);
}

void results_no_turn(struct results *results, const struct origin *origin,
                     const struct yinsh_record *record, int turn)
{
    results_worsen(results, STATUS_BAD);
    results_place(results, origin, record, REPEATED_TURN);
    output_format(&results->err, " has no complete turn %d\n", turn);
}

void results_trouble(struct results *results, const char *file, const char *reason)
{
    results_lost(results, cli_subject(file), reason, false);
}

void results_lost(struct results *results, const char *subject, const char *reason, bool damaged)
{
    results_worsen(results, STATUS_TROUBLE);
    results->incomplete |= !damaged;
    results->conflict |= strcmp(reason, output_is_input) == 0;
    output_bytes(&results->err, (const char[]){TROUBLE_BEGINS}, 1);
    cli_put_trouble(&results->err, results->cli, subject, reason);
}

void results_note(struct results *results, const char *subject, const char *note)
{
    if (results->cli->verbose)
        cli_put_trouble(&results->err, results->cli, subject, note);
}

/* Count a fault by its code. */
static void count_fault(struct results *results, const struct yinsh_record *record,
                        const struct fault *fault)
{
    struct fault_count *count = &results->counted[fault->code];
    size_t kept = record_faults_kept(record), i = 0;
    count->faults++;
    while (i < kept && &record->faults[i] != fault && record->faults[i].code != fault->code)
        i++;
    count->records += i == kept || &record->faults[i] == fault;
}

void results_fault(struct results *results, const char *file, const struct yinsh_record *record,
                   const struct fault *fault)
{
    const struct cli *cli = results->cli;
    enum yinsh_level level = cli_level(&cli->levels, fault->code);
    if (level == YINSH_LEVEL_NONE)
        return;
    if (cli->statistics.wanted)
        count_fault(results, record, fault);
    /* One is reported for each file, which shows when messages are joined. */
    bool misfit = fault->code == FAULT_CHARSET_MISFIT;
    /* These results will not show more faults than the whole run does. */
    if (!misfit && results->faults == (uint64_t)cli->messages.max_faults) {
        results->hidden_faults++;
        return;
    }
    results->faults += !misfit;
    output_bytes(&results->err, (const char[]){FAULT_BEGINS, (char)(FAULT_CODE + fault->code)}, 2);
    if (misfit) {
        cli_file_name(&results->err, file);
        output_bytes(&results->err, (const char[]){FILE_ENDS}, 1);
    }
    fault_write(&results->err, &cli->messages, level, file, record, fault);
    output_bytes(&results->err, (const char[]){FAULT_ENDS}, 1);
}

bool locals_begin(struct locals *locals, const struct cli *cli, const struct work *work)
{
    *locals = (struct locals){NULL, NULL};
    if (work->local_size > 0)
        locals->work = calloc(1, work->local_size);
    if (work->selector_new != NULL)
        locals->selector = work->selector_new(cli);
    return (locals->work != NULL || work->local_size == 0) &&
           (locals->selector != NULL || work->selector_new == NULL);
}

void locals_end(const struct locals *locals, const struct work *work)
{
    if (work->local_end != NULL && locals->work != NULL)
        work->local_end(locals->work);
    free(locals->work);
    if (work->selector_new != NULL)
        work->selector_free(locals->selector);
}

void results_begin(struct results *results, const struct cli *cli, const struct work *work)
{
    /* Not the buffers: to clear them takes as long as to read a small file. */
    results->cli = cli;
    results->work = work;
    results->locals = (struct locals){NULL, NULL};
    results->replaced = results->kept = false;
    results->out_store = results->err_store = (struct store){.bytes = {NULL, 0, 0}};
    results_discard(results);
    output_begin(&results->out, bytes_write, &results->out_store.bytes);
    output_begin(&results->err, bytes_write, &results->err_store.bytes);
}

/* Fill in the numbers of records; false without memory. */
static bool fill_holes(struct store *store, uint64_t before)
{
    struct store filled = {.holes = store->holes};
    const struct hole *holes = (const struct hole *)store->holes.at;
    struct output output;
    size_t at = 0, count = store->holes.length / sizeof *holes;
    if (count == 0)
        return true;
    output_begin(&output, bytes_write, &filled.bytes);
    for (size_t i = 0; i < count; i++) {
        output_bytes(&output, store->bytes.at + at, holes[i].at - at);
        output_number(&output, before + holes[i].number);
        at = holes[i].at;
    }
    output_bytes(&output, store->bytes.at + at, store->bytes.length - at);
    bool good = output_flush(&output) == 0;
    bytes_free(good ? &store->bytes : &filled.bytes);
    if (good)
        *store = filled;
    store->holes.length = 0;
    return good;
}

/* Pass on what was written, without what is to be omitted at the very beginning. */
static void take_results(struct results *results, struct cli *cli, struct work *work)
{
    const char *bytes = results->out_store.bytes.at;
    size_t length = results->out_store.bytes.length;
    size_t dropped = length < work->drop ? length : work->drop;
    work->drop -= dropped;
    if (length == dropped)
        return;
    if (work->take != NULL)
        work->stopped |= !work->take(cli, bytes + dropped, length - dropped, work->context);
    else
        output_bytes(work->out != NULL ? work->out : cli->out, bytes + dropped, length - dropped);
}

void results_end(struct results *results, struct cli *cli, struct work *work, uint64_t before)
{
    bool whole = output_flush(&results->out) == 0 && output_flush(&results->err) == 0 &&
                 fill_holes(&results->out_store, before) && fill_holes(&results->err_store, before);
    const struct bytes *messages = &results->err_store.bytes;
    if (whole && messages->length > 0)
        cli_put_messages(&cli->messages, messages->at, messages->length);
    cli->messages.faults += results->hidden_faults;
    if (whole) {
        take_results(results, cli, work);
    } else {
        cli_trouble(cli, "results", strerror(ENOMEM));
        if (work->take != NULL)
            work->stopped |= !work->take(cli, NULL, 0, work->context);
    }
    cli_worsen(cli, results->status == STATUS_BAD && cli->tolerant ? STATUS_GOOD : results->status);
    cli->incomplete |= results->incomplete;
    work->conflict |= results->conflict;
    work->records += results->records;
    for (size_t i = 0; i < RESULT_COUNTS; i++)
        work->counts[i] += results->counts[i];
    for (int code = 0; cli->statistics.wanted && code < FAULT_COUNT; code++) {
        cli->statistics.counted[code].faults += results->counted[code].faults;
        cli->statistics.counted[code].records += results->counted[code].records;
    }
    results_discard(results);
}

void results_discard(struct results *results)
{
    results->out_store.bytes.length = results->out_store.holes.length = 0;
    results->err_store.bytes.length = results->err_store.holes.length = 0;
    results->out.used = results->err.used = 0;
    results->out.error = results->err.error = 0;
    results->status = STATUS_GOOD;
    results->incomplete = results->conflict = false;
    results->records = results->faults = results->hidden_faults = 0;
    results->numbered = true;
    memset(results->counts, 0, sizeof results->counts);
    if (results->cli != NULL && results->cli->statistics.wanted) /* NULL if never begun */
        memset(results->counted, 0, sizeof results->counted);
}

void results_free(struct results *results)
{
    bytes_free(&results->out_store.bytes);
    bytes_free(&results->out_store.holes);
    bytes_free(&results->err_store.bytes);
    bytes_free(&results->err_store.holes);
}
