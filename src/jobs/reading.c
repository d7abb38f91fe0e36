/* SPDX-License-Identifier: BSD-2-Clause */
#include "jobs/reading.h"

#include "base/text.h"
#include "cli/level.h"
#include "cli/write.h"
#include "jobs/part.h"
#include "jobs/span.h"

#include <errno.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>

enum {
    FRONT = 64 * 1024, /* bytes in front of the first record that are kept for it */
    FEW = 4 * 1024,    /* bytes, more than most records have */
    SPARE_READERS = 4  /* that are kept, at most */
};

struct reading {
    yinsh_reader *reader;
    const struct member *member;
    const char *bytes; /* of the piece being read that the reader did not take yet; NULL: at */
    size_t length;
    uint64_t at;             /* where they stand in the file */
    size_t most;             /* bytes that it gets at once */
    bool last;               /* whether that is the file's last */
    bool fed;                /* whether the reader got any byte */
    bool done;               /* whether there is no further record */
    int error;               /* for which the file breaks off within its spans, or 0 */
    bool broken;             /* whether that was told */
    bool cut;                /* whether it breaks off within the bytes, which is still to be told */
    struct span_mark *mark;  /* where a guess began to count lines with 1, until it asks; or NULL */
    uint64_t records;        /* so far */
    struct results *results; /* that the records' own bytes go to, see work->sources */
    char kind;               /* of the frames with them; 0 before the first record */
    size_t replaced;         /* bytes of a record that something took the place of */
    char *front;             /* bytes in front of that */
    size_t front_length;
    uint64_t start;                        /* of a guess: offset of the first record */
    const struct notation *start_notation; /* and its notation; NULL where there is no record */
};

/* Read bytes of the piece that nobody has read yet; as yinsh_read_fn. */
static ptrdiff_t read_span(struct reading *reading, char *buffer, size_t size)
{
    ptrdiff_t got = span_read(reading->member->spans, reading->at, buffer, size);
    if (got > 0) {
        reading->at += (uint64_t)got;
        reading->length -= (size_t)got;
        return got;
    }
    /* The file has become shorter, or ends here for us. */
    reading->length = 0;
    if (got < 0) {
        reading->error = errno;
        reading->last = true;
    }
    return reading->last ? 0 : READ_PAUSED;
}

static ptrdiff_t read_piece(void *context, char *buffer, size_t size)
{
    struct reading *reading = context;
    size_t taken = reading->length < size ? reading->length : size;
    if (taken > reading->most)
        taken = reading->most;
    if (taken == 0)
        return reading->last ? 0 : READ_PAUSED;
    reading->fed = true;
    if (reading->bytes == NULL)
        return read_span(reading, buffer, taken);
    memcpy(buffer, reading->bytes, taken);
    reading->bytes += taken;
    reading->length -= taken;
    return (ptrdiff_t)taken;
}

/* Readers whose file is read, for the next ones: most files are small, and memory is dear. */
static struct {
    pthread_mutex_t lock;
    struct {
        yinsh_reader *reader;
        pthread_t thread; /* that had it last, in whose cache it is */
    } list[SPARE_READERS];
    size_t count;
} spare = {.lock = PTHREAD_MUTEX_INITIALIZER};

/* Take one of them, or NULL. */
static yinsh_reader *take_reader(void)
{
    yinsh_reader *reader = NULL;
    pthread_mutex_lock(&spare.lock);
    if (spare.count > 0) {
        size_t best = spare.count - 1;
        while (best > 0 && !pthread_equal(spare.list[best].thread, pthread_self()))
            best--;
        reader = spare.list[best].reader;
        spare.list[best] = spare.list[--spare.count];
    }
    pthread_mutex_unlock(&spare.lock);
    return reader;
}

static void give_reader(yinsh_reader *reader)
{
    if (reader == NULL)
        return;
    pthread_mutex_lock(&spare.lock);
    bool kept = spare.count < SPARE_READERS;
    if (kept) {
        spare.list[spare.count].reader = reader;
        spare.list[spare.count++].thread = pthread_self();
    }
    pthread_mutex_unlock(&spare.lock);
    if (!kept)
        yinsh_reader_free(reader);
}

void readings_end(void)
{
    while (spare.count > 0)
        yinsh_reader_free(spare.list[--spare.count].reader);
}

void reading_free(struct reading *reading)
{
    if (reading == NULL)
        return;
    give_reader(reading->reader);
    span_mark_leave(reading->mark);
    free(reading->front);
    free(reading);
}

/* A reading without a place yet, with the reader of the last one; as reading_new(). */
static struct reading *make_reading(const struct cli *cli, const struct member *member,
                                    struct reading *last)
{
    struct reading *reading = calloc(1, sizeof *reading);
    yinsh_reader *reader = last != NULL ? last->reader : take_reader();
    yinsh_reader_options options = cli->reading;
    if (last != NULL)
        last->reader = NULL;
    reading_free(last);
    if (reading == NULL) {
        give_reader(reader);
        return NULL;
    }
    options.file_name = member->name;
    reading->member = member;
    if (reader == NULL || !reader_restart(reader, read_piece, reading, &options)) {
        yinsh_reader_free(reader);
        reader = yinsh_reader_new(read_piece, reading, &options);
    }
    reading->reader = reader;
    if (reader != NULL)
        return reading;
    free(reading);
    return NULL;
}

struct reading *reading_new(const struct cli *cli, const struct piece *first, struct reading *last)
{
    struct reading *reading = make_reading(cli, first->member, last);
    if (reading != NULL && first->offset > 0)
        reader_enter(reading->reader, first->member->notation, first->offset, first->line,
                     first->column, false);
    return reading;
}

const struct notation *reading_notation(const struct reading *reading)
{
    return reader_notation(reading->reader);
}

static void put_source(struct results *results, char kind, const char *bytes, size_t length)
{
    size_t frame = results_frame_begin(results, kind);
    output_bytes(&results->out, bytes, length);
    results_frame_end(results, frame);
}

/* The bytes in front of the first record go where it goes; too many of them are good. */
static void put_front(struct reading *reading, char kind)
{
    if (reading->front_length > 0)
        put_source(reading->results, kind, reading->front, reading->front_length);
    reading->front_length = 0;
}

static void tap(void *context, const char *bytes, size_t length)
{
    struct reading *reading = context;
    size_t left_out = reading->replaced < length ? reading->replaced : length;
    reading->replaced -= left_out;
    bytes += left_out;
    length -= left_out;
    if (length == 0)
        return;
    if (reading->kind != 0) {
        put_source(reading->results, reading->kind, bytes, length);
        return;
    }
    if (reading->front == NULL)
        reading->front = malloc(FRONT);
    /* Where they belong is not known now: nothing that was sorted is to have its name. */
    if (reading->front == NULL)
        results_trouble(reading->results, cli_subject(reading->member->name), strerror(ENOMEM));
    if (reading->front == NULL || length > FRONT - reading->front_length) {
        put_front(reading, SOURCE_GOOD);
        put_source(reading->results, SOURCE_GOOD, bytes, length);
        return;
    }
    memcpy(reading->front + reading->front_length, bytes, length);
    reading->front_length += length;
}

/* Report the faults of a record. */
static void report(struct results *results, const char *file, const struct yinsh_record *record)
{
    size_t kept = record_faults_kept(record);
    for (size_t i = 0; i < kept; i++)
        results_fault(results, file, record, &record->faults[i]);
    if (cli_record_is_bad(results->cli, record))
        results_worsen(results, STATUS_BAD);
}

/*
 * What was found in a file in place of records; the name of the notation follows it unless that is
 * NULL.
 */
static const char *found_instead(const struct reading *reading, const struct notation *notation)
{
    if (!reading->fed)
        return reading->cut ? "nothing could be read" : "the file is empty";
    return notation != NULL ? "only comments or text between records, read as "
                            : "only white space";
}

/* A file without any record, which is a fault of the file if the user named it. */
static void report_empty(const struct reading *reading, struct results *results)
{
    const struct member *member = reading->member;
    const struct yinsh_record empty = {.window.line = 1, .window.column = 1};
    const struct notation *notation =
        reader_has_text(reading->reader) ? reader_notation(reading->reader) : NULL;
    struct fault fault = {.code = FAULT_NO_RECORD};
    struct text words = text_begin(fault.words, sizeof fault.words);
    if (member->named) {
        text_add_string(&words, found_instead(reading, notation));
        if (notation != NULL)
            text_add_string(&words, notation->name);
        results_fault(results, member->name, &empty, &fault);
        if (cli_level(results->cli, FAULT_NO_RECORD) == YINSH_LEVEL_ERROR)
            results_worsen(results, STATUS_BAD);
    } else if (!reading->cut) {
        results_note(results, member->name, "skipped: it holds no record");
    }
}

/* Whether a file that was only found holds nothing that looks like a record. */
static bool is_none(const struct reading *reading, const struct yinsh_record *record)
{
    const struct fault *fault = record_first_error(record);
    return !reading->member->named && reading->records == 0 && fault != NULL &&
           fault->code == FAULT_UNKNOWN_NOTATION;
}

/* Nothing of the file is read any more. */
static void finish(struct reading *reading, struct results *results)
{
    reading->done = true;
    if (!results->work->sources)
        return;
    if (reading->member->named)
        put_front(reading, cli_level(results->cli, FAULT_NO_RECORD) == YINSH_LEVEL_ERROR
                               ? SOURCE_BAD
                               : SOURCE_GOOD);
    put_source(results, SOURCE_END, "", 0);
}

/* Whether the work need not see good records. */
static bool passes_good(const struct results *results)
{
    return results->work->skimmed != NULL && !results->work->sources;
}

/* Pass over records that the work need not see; returns what reader_skim() does. */
static int skim(struct reading *reading, struct results *results)
{
    uint64_t count;
    if (!passes_good(results))
        return READER_RECORD;
    int found = reader_skim(reading->reader, &count);
    reading->records += count;
    results->records += count;
    results->work->skimmed(results, count);
    return found;
}

/* Say that the file cannot be read; its pieces behind that may say so, too. */
static void tell_error(struct reading *reading, struct results *results, int error)
{
    if (error != 0 && !reading->broken)
        results_trouble(results, cli_subject(reading->member->name), strerror(error));
    reading->broken |= error != 0;
}

/* A record was read: find out on which line it is, where that may be told. */
static void find_line(struct reading *reading, struct results *results,
                      const struct yinsh_record *record)
{
    uint64_t line, column;
    if (reading->mark == NULL || (passes_good(results) && record_faults_kept(record) == 0))
        return;
    tell_error(reading, results, span_mark_locate(reading->mark, &line, &column));
    reader_locate(reading->reader, line, column);
    span_mark_leave(reading->mark);
    reading->mark = NULL;
}

/* Read records as far as the piece and the reader's limit go; returns what stopped it. */
static int read_records(struct reading *reading, struct results *results)
{
    const struct yinsh_record *record;
    int found;
    reader_abridge(reading->reader, results->work->abridges);
    if (results->work->sources) {
        reading->results = results;
        reader_tap(reading->reader, tap, reading);
    }
    while ((found = skim(reading, results)) == READER_RECORD &&
           (found = reader_next(reading->reader, &record)) == READER_RECORD) {
        find_line(reading, results, record);
        if (is_none(reading, record)) {
            results_note(results, reading->member->name, "skipped: it holds no record");
            reading->done = true;
            return READER_END;
        }
        struct origin origin = {reading->member->name, ++reading->records};
        results->records++;
        if (!results->work->reports)
            report(results, origin.file, record);
        if (results->work->sources) {
            reading->kind = cli_record_is_bad(results->cli, record) ? SOURCE_BAD : SOURCE_GOOD;
            put_front(reading, reading->kind);
        }
        results->work->each(results, &origin, record);
        reading->replaced = results->replaced ? record->window.taken : 0;
        results->replaced = false;
    }
    if (found == READER_FAILED)
        results_trouble(results, cli_subject(reading->member->name), strerror(ENOMEM));
    else if (found == READER_END && reading->records == 0)
        report_empty(reading, results);
    if (found == READER_END || found == READER_FAILED)
        finish(reading, results);
    return found;
}

static void take_piece(struct reading *reading, const struct piece *piece)
{
    reading->bytes = piece->bytes;
    reading->length = piece->length;
    reading->at = piece->offset;
    reading->most = SIZE_MAX;
    reading->last = piece->last;
    reading->cut = piece->reason != NULL;
}

/* Read to the end of the piece, or to where the part of the file ends that is to be read. */
static void read_piece_whole(struct reading *reading, struct results *results,
                             const struct piece *piece)
{
    uint64_t end = reading->member->end;
    if (!reading->done) {
        reader_limit(reading->reader, end);
        int found = read_records(reading, results);
        bool at_border = found == READER_AT_LIMIT && reader_offset(reading->reader) == end;
        if (found == READER_AT_LIMIT)
            finish(reading, results);
        /* The other parts were cut where no record begins: what they say does not add up. */
        if (end != UINT64_MAX && !at_border && (reading->done || piece->last))
            results_trouble(results, cli_subject(reading->member->name), PART_CUT_INSIDE);
    }
    tell_error(reading, results, reading->error);
    if (reading->broken)
        return;
    if (piece->reason != NULL && piece->damaged)
        results_damage(results, cli_subject(reading->member->name), piece->reason);
    else if (piece->reason != NULL)
        results_trouble(results, cli_subject(reading->member->name), piece->reason);
}

void reading_go_on(struct reading *reading, struct results *results, const struct piece *piece)
{
    take_piece(reading, piece);
    read_piece_whole(reading, results, piece);
}

struct reading *reading_guess(const struct cli *cli, struct results *results,
                              const struct piece *piece)
{
    struct reading *reading = make_reading(cli, piece->member, NULL);
    const struct yinsh_record *record;
    if (reading == NULL)
        return NULL;
    results->numbered = false;
    take_piece(reading, piece);
    if (piece->mark != NULL)
        reading->mark = span_mark_use(piece->mark);
    reader_enter(reading->reader, piece->member->notation, piece->offset,
                 piece->mark != NULL ? 1 : piece->line, piece->mark != NULL ? 1 : piece->column,
                 true);
    reader_limit(reading->reader, 0);
    if (reader_next(reading->reader, &record) != READER_AT_LIMIT)
        return reading;
    /* That may be in the middle of a record's tags: what begins behind it is a better guess. */
    reader_limit(reading->reader, reader_offset(reading->reader) + 1);
    uint64_t passed;
    int found = reader_skim(reading->reader, &passed);
    while (found == READER_RECORD)
        found = reader_next(reading->reader, &record);
    if (found != READER_AT_LIMIT)
        return reading;
    reading->start = reader_offset(reading->reader);
    reading->start_notation = reader_notation(reading->reader);
    read_piece_whole(reading, results, piece);
    return reading;
}

bool reading_meets(struct reading *reading, struct results *results, const struct piece *piece,
                   struct reading *guess, uint64_t *before)
{
    take_piece(reading, piece);
    if (!reading->done && guess->start_notation != NULL) {
        reader_limit(reading->reader, guess->start);
        reading->most = FEW; /* the rest of a record is all that is missing */
        if (read_records(reading, results) == READER_AT_LIMIT &&
            reader_offset(reading->reader) == guess->start &&
            reader_notation(reading->reader) == guess->start_notation &&
            !reader_carries(reading->reader)) {
            *before = reading->records;
            guess->records += reading->records;
            return true;
        }
    }
    reading->most = SIZE_MAX;
    read_piece_whole(reading, results, piece);
    return false;
}
