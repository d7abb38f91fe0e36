/* SPDX-License-Identifier: BSD-2-Clause */
#include "index/run.h"

#include "cli/message.h"
#include "cli/sandbox.h"
#include "index/entry.h"
#include "reader/reader.h"
#include "registry/notations.h"

#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

enum {
    AHEAD = 512,             /* bytes after a record that its reader gets with it */
    HELD_MOST = 1024 * 1024, /* bytes of results that wait */
    COPIED = 64 * 1024
};

static const char is_stale[] = "the file has changed since it was indexed; make the index again";

/* A run. */
struct run {
    struct cli *cli;
    struct work *work;
    const struct index *index;
    struct results results;
    yinsh_reader *reader;
    struct index_file file; /* the one being read, */
    const char *name;       /* its name, */
    int descriptor;         /* and it, or -1 */
    uint64_t at;            /* offset of the bytes that the reader gets next */
    size_t most;            /* how many it gets */
};

/* ---- Opening ----------------------------------------------------------- */

/* Whether a file is as it was. */
static bool is_same(const struct index_file *file, const struct stat *status)
{
    return S_ISREG(status->st_mode) && file->size == (uint64_t)status->st_size &&
           file->seconds == status->st_mtim.tv_sec && file->nanoseconds == status->st_mtim.tv_nsec;
}

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
        if (there && is_same(&file, &status))
            continue;
        cli_trouble(cli, name, there ? is_stale : strerror(errno));
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

/* ---- Reading ----------------------------------------------------------- */

static ptrdiff_t read_on(void *context, char *buffer, size_t size)
{
    struct run *run = context;
    ssize_t got;
    do
        got = pread(run->descriptor, buffer, size < run->most ? size : run->most, (off_t)run->at);
    while (got < 0 && errno == EINTR);
    run->at += got > 0 ? (uint64_t)got : 0;
    run->most = COPIED;
    return got;
}

/* Begin to read at a place of the file; false without memory. */
static bool begin_reading(struct run *run, const struct reader_start *start, size_t most)
{
    yinsh_reader_options options = run->cli->reading;
    options.file_name = run->name;
    run->at = start->offset;
    run->most = most;
    if (run->reader == NULL || !reader_restart(run->reader, read_on, run, &options)) {
        yinsh_reader_free(run->reader);
        run->reader = yinsh_reader_new(read_on, run, &options);
    }
    if (run->reader != NULL)
        reader_enter(run->reader, start);
    return run->reader != NULL;
}

/* Pass on the bytes of the file from its beginning, or a record, to the next one. */
static bool copy_source(struct run *run, const struct index_entry *entry)
{
    char buffer[COPIED];
    uint64_t at = entry->number == 1 ? 0 : entry->offset, end = entry->offset + entry->length;
    while (at < end) {
        size_t wanted = end - at < sizeof buffer ? (size_t)(end - at) : sizeof buffer;
        ssize_t got = pread(run->descriptor, buffer, wanted, (off_t)at);
        if (got <= 0 && !(got < 0 && errno == EINTR))
            return false;
        if (got < 0)
            continue;
        size_t frame = results_frame_begin(&run->results, SOURCE_GOOD);
        output_bytes(&run->results.out, buffer, (size_t)got);
        results_frame_end(&run->results, frame);
        at += (uint64_t)got;
    }
    return true;
}

/* Pass on the results so far, if they are many. */
static void pass_on(struct run *run, size_t most)
{
    if (run->results.out_store.bytes.length + run->results.out.used > most)
        results_end(&run->results, run->cli, run->work, 0);
}

/* Do the work on a record, which was read; false if its bytes cannot be read. */
static bool handle(struct run *run, const struct index_entry *entry,
                   const struct yinsh_record *record)
{
    struct results *results = &run->results;
    struct origin origin = {run->name, entry->number};
    results->records++;
    results->kept = false;
    if (results_selects(results, &origin, record))
        run->work->each(results, &origin, record);
    bool good = !run->work->sources || !results->kept || copy_source(run, entry);
    pass_on(run, HELD_MOST);
    return good;
}

/* Whether a record is the one that was indexed. */
static bool is_indexed(const struct index_entry *entry, const struct yinsh_record *record)
{
    return record_first_error(record) == NULL && record->source.offset == entry->offset &&
           record->window.taken == entry->taken &&
           index_hash(record->window.bytes, record->window.taken) == entry->hash;
}

/* Read a record at its place; returns NULL, or why that fails. */
static const char *read_one(struct run *run, const struct index_entry *entry)
{
    const struct reader_start start = {notation_table[entry->notation], entry->offset, 1, 1, false};
    const struct yinsh_record *record;
    if (!begin_reading(run, &start, (size_t)entry->taken + AHEAD))
        return strerror(ENOMEM);
    if (reader_next(run->reader, &record) != READER_RECORD || !is_indexed(entry, record) ||
        !handle(run, entry, record))
        return is_stale;
    return NULL;
}

/* Read a file from its beginning, because records in it depend on those before them. */
static const char *read_whole(struct run *run)
{
    const struct reader_start start = {NULL, 0, 1, 1, false};
    const struct yinsh_record *record;
    uint64_t number = 0;
    if (!begin_reading(run, &start, COPIED))
        return strerror(ENOMEM);
    for (uint64_t i = 0; i < run->file.count; i++) {
        struct index_entry entry = index_entry(run->index, run->file.first + i);
        if (!index_entry_fits(&entry, &run->file) || entry.number <= number)
            return is_stale;
        for (; number < entry.number; number++)
            if (reader_next(run->reader, &record) != READER_RECORD)
                return is_stale;
        if (!is_indexed(&entry, record) || !handle(run, &entry, record))
            return is_stale;
    }
    return NULL;
}

/* Open the file; returns NULL, or why that fails. */
static const char *open_file(struct run *run)
{
    struct stat status;
    uint64_t sample;
    run->descriptor = open(run->name, O_RDONLY | O_CLOEXEC | O_NONBLOCK);
    if (run->descriptor < 0 || fstat(run->descriptor, &status) != 0)
        return strerror(errno);
    int error =
        is_same(&run->file, &status) ? index_sample(run->descriptor, run->file.size, &sample) : 0;
    if (error != 0)
        return strerror(error);
    return is_same(&run->file, &status) && sample == run->file.sample ? NULL : is_stale;
}

/* ---- The run ----------------------------------------------------------- */

/* Read those records of the file that the filter lets through; returns NULL, or why that fails. */
static const char *run_file(struct run *run, const struct index_filter *filter)
{
    const char *reason = NULL;
    for (uint64_t i = 0; i < run->file.count && reason == NULL && !run->work->stopped; i++) {
        struct index_entry entry = index_entry(run->index, run->file.first + i);
        if (!filter->may_match(filter->context, entry.points))
            continue;
        reason = run->descriptor < 0 ? open_file(run) : NULL;
        if (reason == NULL && run->file.carries != 0)
            return read_whole(run);
        if (reason == NULL)
            reason = index_entry_fits(&entry, &run->file) ? read_one(run, &entry) : is_stale;
    }
    return reason;
}

static void run_files(struct run *run, const struct index_filter *filter)
{
    for (uint64_t i = 0; i < run->index->trailer.files && !run->work->stopped; i++) {
        run->file = index_file(run->index, i);
        run->name = index_file_name(run->index, i);
        run->descriptor = -1;
        const char *reason = run_file(run, filter);
        if (reason != NULL)
            results_trouble(&run->results, run->name, reason);
        if (run->descriptor >= 0 && run->work->sources)
            results_frame_end(&run->results, results_frame_begin(&run->results, SOURCE_END));
        if (run->descriptor >= 0)
            close(run->descriptor);
        results_end(&run->results, run->cli, run->work, 0);
        if (reason != NULL)
            return;
    }
}

void index_run(struct cli *cli, struct work *work, const struct index *index,
               const struct index_filter *filter)
{
    static struct run run;
    struct locals locals = {NULL, NULL};
    run = (struct run){.cli = cli, .work = work, .index = index, .descriptor = -1};
    results_begin(&run.results, cli, work);
    sandbox_files(&cli->input);
    bool good = work->prepare == NULL || work->prepare(cli);
    locals.work = work->local_new != NULL ? work->local_new(work->context) : NULL;
    locals.selector = work->selector_new != NULL ? work->selector_new(cli, work) : NULL;
    run.results.locals = locals;
    if (good && (work->local_new == NULL || locals.work != NULL) &&
        (work->selector_new == NULL || locals.selector != NULL))
        run_files(&run, filter);
    else if (good)
        cli_trouble(cli, "records", strerror(ENOMEM));
    if (work->local_free != NULL)
        work->local_free(locals.work);
    if (work->selector_free != NULL)
        work->selector_free(locals.selector);
    yinsh_reader_free(run.reader);
    results_free(&run.results);
}
