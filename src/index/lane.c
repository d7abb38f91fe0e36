/* SPDX-License-Identifier: BSD-2-Clause */
#include "index/lane.h"

#include "index/entry.h"
#include "input/feed.h"
#include "reader/reader.h"
#include "registry/notations.h"

#include <errno.h>
#include <fcntl.h>
#include <string.h>
#include <unistd.h>

enum {
    AHEAD = 512,             /* bytes after a record that its reader gets with it */
    HELD_MOST = 1024 * 1024, /* bytes of results that wait, before those of the last record */
    COPIED = 64 * 1024
};

const char index_stale[] = "the file has changed since it was indexed; make the index again";

bool index_is_same(const struct index_file *file, const struct stat *status)
{
    return S_ISREG(status->st_mode) && file->size == (uint64_t)status->st_size &&
           file->seconds == status->st_mtim.tv_sec && file->nanoseconds == status->st_mtim.tv_nsec;
}

/* ---- Reading ----------------------------------------------------------- */

static ptrdiff_t read_on(void *context, char *buffer, size_t size)
{
    struct index_lane *lane = context;
    ptrdiff_t got =
        read_at(lane->descriptor, lane->at, buffer, size < lane->most ? size : lane->most);
    lane->at += got > 0 ? (uint64_t)got : 0;
    lane->most = COPIED;
    return got;
}

/* Begin to read at a place of the file; false without memory. */
static bool begin_reading(struct index_lane *lane, const struct reader_start *start, size_t most)
{
    yinsh_reader_options options = lane->cli->reading;
    options.file_name = lane->name;
    lane->at = start->offset;
    lane->most = most;
    if (lane->reader == NULL || !reader_restart(lane->reader, read_on, lane, &options)) {
        yinsh_reader_free(lane->reader);
        lane->reader = yinsh_reader_new(read_on, lane, &options);
    }
    if (lane->reader != NULL)
        reader_enter(lane->reader, start);
    return lane->reader != NULL;
}

/* Pass on the bytes of the file from its beginning, or a record, to the next one. */
static bool copy_source(struct index_lane *lane, const struct index_entry *entry)
{
    char buffer[COPIED];
    uint64_t at = entry->number == 1 ? 0 : entry->offset, end = entry->offset + entry->length;
    while (at < end) {
        size_t wanted = end - at < sizeof buffer ? (size_t)(end - at) : sizeof buffer;
        ptrdiff_t got = read_at(lane->descriptor, at, buffer, wanted);
        if (got <= 0)
            return false;
        size_t frame = results_frame_begin(&lane->results, SOURCE_GOOD);
        output_bytes(&lane->results.out, buffer, (size_t)got);
        results_frame_end(&lane->results, frame);
        at += (uint64_t)got;
    }
    return true;
}

/* Whether many results wait. */
static bool is_full(const struct index_lane *lane)
{
    const struct results *results = &lane->results;
    return results->out_store.bytes.length + results->out.used > HELD_MOST;
}

/* Do the work on a record, which was read; false if its bytes cannot be read. */
static bool handle(struct index_lane *lane, const struct index_entry *entry,
                   const struct yinsh_record *record)
{
    struct results *results = &lane->results;
    struct origin origin = {lane->name, entry->number};
    results->records++;
    results->kept = false;
    bool selected = results_selects(results, &origin, record);
    if (selected)
        lane->work->each(results, &origin, record);
    bool copied = lane->work->sources && (lane->work->sifts ? results->kept : selected);
    bool good = !copied || copy_source(lane, entry);
    if (lane->in_turn && is_full(lane))
        results_end(results, lane->cli, lane->work, 0);
    return good;
}

/* Return an entry, or NULL if it cannot be read. */
static const struct index_entry *entry_of(struct index_lane *lane, uint64_t number)
{
    return index_entry(lane->index, &lane->block, number);
}

/* Whether a record is the one that was indexed. */
static bool is_indexed(const struct index_entry *entry, const struct yinsh_record *record)
{
    return record_first_error(record) == NULL && record->source.offset == entry->offset &&
           record->window.taken == entry->taken &&
           index_hash(record->window.bytes, record->window.taken) == entry->hash;
}

/* Read a record at its place; returns NULL, or why that fails. */
static const char *read_one(struct index_lane *lane, const struct index_entry *entry)
{
    const struct reader_start start = {notation_table[entry->notation], entry->offset, entry->line,
                                       1, false};
    const struct yinsh_record *record;
    if (!begin_reading(lane, &start, (size_t)entry->taken + AHEAD))
        return strerror(ENOMEM);
    if (reader_next(lane->reader, &record) != READER_RECORD || !is_indexed(entry, record) ||
        !handle(lane, entry, record))
        return index_stale;
    return NULL;
}

/* Read a file from its beginning, because records in it depend on those before them. */
static const char *read_whole(struct index_lane *lane)
{
    const struct reader_start start = {NULL, 0, 1, 1, false};
    const struct yinsh_record *record;
    uint64_t number = 0;
    if (!begin_reading(lane, &start, COPIED))
        return strerror(ENOMEM);
    for (uint64_t i = 0; i < lane->file.count; i++) {
        const struct index_entry *entry = entry_of(lane, lane->file.first + i);
        if (entry == NULL)
            return index_unreadable;
        if (!index_entry_fits(entry, &lane->file) || entry->number <= number)
            return index_stale;
        for (; number < entry->number; number++)
            if (reader_next(lane->reader, &record) != READER_RECORD)
                return index_stale;
        if (!is_indexed(entry, record) || !handle(lane, entry, record))
            return index_stale;
    }
    return NULL;
}

/* Open the file; returns NULL, or why that fails. */
static const char *open_file(struct index_lane *lane)
{
    struct stat status;
    uint64_t sample;
    lane->descriptor = open(lane->name, O_RDONLY | O_CLOEXEC | O_NONBLOCK);
    if (lane->descriptor < 0 || fstat(lane->descriptor, &status) != 0)
        return strerror(errno);
    int error = index_is_same(&lane->file, &status)
                    ? index_sample(lane->descriptor, lane->file.size, &sample)
                    : 0;
    if (error != 0)
        return strerror(error);
    return index_is_same(&lane->file, &status) && sample == lane->file.sample ? NULL : index_stale;
}

/* ---- Files ------------------------------------------------------------- */

/* Go to the file of the next entry. */
static void enter_file(struct index_lane *lane)
{
    do
        lane->file = index_file(lane->index, lane->file_number++);
    while (lane->next >= lane->file.first + lane->file.count);
    lane->name = index_file_name(lane->index, --lane->file_number);
    lane->inside = lane->next > lane->file.first;
}

/* Close the file, if it is open, and mark where it ends if something of it may have been read. */
static void leave_file(struct index_lane *lane)
{
    bool at_end = lane->next == lane->file.first + lane->file.count;
    if (at_end && lane->work->sources && (lane->inside || lane->descriptor >= 0))
        results_frame_end(&lane->results, results_frame_begin(&lane->results, SOURCE_END));
    if (lane->descriptor >= 0)
        close(lane->descriptor);
    lane->descriptor = -1;
}

/* Read the record of the next entry, if the filter lets it through; returns NULL, or why that
 * fails. */
static const char *take_entry(struct index_lane *lane)
{
    const struct index_entry *entry = entry_of(lane, lane->next++);
    if (entry == NULL)
        return index_unreadable;
    if (!lane->filter->may_match(lane->filter->context, entry))
        return NULL;
    const char *reason = lane->descriptor < 0 ? open_file(lane) : NULL;
    if (reason == NULL && lane->file.carries != 0) {
        lane->next = lane->file.first + lane->file.count;
        return read_whole(lane);
    }
    if (reason == NULL)
        reason = index_entry_fits(entry, &lane->file) ? read_one(lane, entry) : index_stale;
    return reason;
}

/*
 * Whether to look at a further entry.  The lane in turn may find out that there is no point in it,
 * meanwhile the others do not look.
 */
static bool goes_on(const struct index_lane *lane)
{
    return lane->in_turn ? !lane->work->stopped : !is_full(lane);
}

/* Look at the entries of a file; returns NULL, or why a record cannot be read. */
static const char *take_file(struct index_lane *lane)
{
    uint64_t end = lane->file.first + lane->file.count;
    const char *reason = NULL;
    end = end < lane->end ? end : lane->end;
    while (lane->next < end && reason == NULL && goes_on(lane))
        reason = take_entry(lane);
    return reason;
}

void index_lane_run(struct index_lane *lane)
{
    const char *reason = NULL;
    while (lane->next < lane->end && reason == NULL && goes_on(lane)) {
        enter_file(lane);
        /* The results of a whole file may be long. */
        if (lane->file.carries != 0 && !lane->in_turn)
            return;
        reason = take_file(lane);
        leave_file(lane);
    }
    if (reason != NULL)
        results_trouble(&lane->results, lane->name, reason);
    lane->failed = reason != NULL;
}
