/* SPDX-License-Identifier: BSD-2-Clause */
#include "jobs/results.h"

#include "messages/messages.h"
#include "options/command_line.h"
#include "registry/notation_list.h"

#include <errno.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>

enum {
    FRONT = 64 * 1024,           /* bytes before the first record that are kept for it */
    FEW = 4 * 1024,              /* bytes, more than most records have */
    SPARE_READERS = 4,           /* at most */
    HELD_MOST = 16 * 1024 * 1024 /* bytes of results, and of messages, that wait for their turn */
};

struct reading {
    yinsh_reader *reader;
    const struct member *member;
    struct chunk chunk;      /* what is not yet read of the last one */
    size_t most;             /* bytes that the reader gets at once */
    bool fed;                /* whether the reader got any byte */
    bool done;               /* whether there is no further record */
    int error;               /* number of the error that reading from the file gave, or 0 */
    bool broken;             /* whether that was reported */
    struct chunk_mark *mark; /* where a guess counts lines from 1, until it asks; or NULL */
    uint64_t records;        /* so far */
    struct results *results; /* for the records' own bytes, see work->sources */
    char kind;               /* of the frames with them; 0 before the first record */
    size_t replaced;         /* bytes of a record that were replaced */
    char *front;             /* bytes before the first record */
    size_t front_length;
    uint64_t start;                        /* of a guess: offset of the first record */
    const struct notation *start_notation; /* and its notation; NULL if there is none */
};

/* Read bytes of a chunk that is only in the file; as yinsh_read_fn. */
static ptrdiff_t read_from_file(struct reading *reading, char *buffer, size_t size)
{
    struct chunk *chunk = &reading->chunk;
    ptrdiff_t got = chunk_read(reading->member->chunks, chunk->place.offset, buffer, size);
    if (got > 0) {
        chunk->place.offset += (uint64_t)got;
        chunk->length -= (size_t)got;
        return got;
    }
    /* The file has become shorter, or cannot be read. */
    chunk->length = 0;
    if (got < 0) {
        reading->error = errno;
        chunk->last = true;
    }
    return chunk->last ? 0 : READ_PAUSED;
}

static ptrdiff_t read_chunk(void *context, char *buffer, size_t size)
{
    struct reading *reading = context;
    struct chunk *chunk = &reading->chunk;
    size_t taken = chunk->length < size ? chunk->length : size;
    if (taken > reading->most)
        taken = reading->most;
    if (taken == 0)
        return chunk->last ? 0 : READ_PAUSED;
    reading->fed = true;
    if (chunk->bytes == NULL)
        return read_from_file(reading, buffer, taken);
    memcpy(buffer, chunk->bytes, taken);
    chunk->bytes += taken;
    chunk->length -= taken;
    return (ptrdiff_t)taken;
}

/* Readers for further files: most files are small, and a reader takes long to allocate. */
static struct {
    pthread_mutex_t lock;
    yinsh_reader *list[SPARE_READERS];
    size_t count;
} spare = {.lock = PTHREAD_MUTEX_INITIALIZER};

/* Take one of them, or NULL. */
static yinsh_reader *take_reader(void)
{
    pthread_mutex_lock(&spare.lock);
    yinsh_reader *reader = spare.count > 0 ? spare.list[--spare.count] : NULL;
    pthread_mutex_unlock(&spare.lock);
    return reader;
}

static void give_reader(yinsh_reader *reader)
{
    pthread_mutex_lock(&spare.lock);
    bool kept = reader != NULL && spare.count < SPARE_READERS;
    if (kept)
        spare.list[spare.count++] = reader;
    pthread_mutex_unlock(&spare.lock);
    if (!kept)
        yinsh_reader_free(reader);
}

void readings_end(void)
{
    while (spare.count > 0)
        yinsh_reader_free(spare.list[--spare.count]);
}

void reading_free(struct reading *reading)
{
    if (reading == NULL)
        return;
    give_reader(reading->reader);
    chunk_mark_free(reading->mark);
    free(reading->front);
    free(reading);
}

/* Make a reading at no place yet, with the reader of the last one; as reading_new(). */
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
    reading->most = SIZE_MAX;
    if (reader == NULL || !reader_restart(reader, read_chunk, reading, &options)) {
        yinsh_reader_free(reader);
        reader = yinsh_reader_new(read_chunk, reading, &options);
    }
    reading->reader = reader;
    if (reader != NULL)
        return reading;
    free(reading);
    return NULL;
}

/* Let a reading begin in the middle of its file; search as in struct reader_start. */
static void enter(struct reading *reading, struct place_in_lines place, bool search)
{
    const struct reader_start start = {reading->member->notation, place.offset, place.line,
                                       place.column, search};
    reader_enter(reading->reader, &start);
}

struct reading *reading_new(const struct cli *cli, const struct chunk *first, struct reading *last)
{
    struct reading *reading = make_reading(cli, first->member, last);
    if (reading != NULL && first->place.offset > 0)
        enter(reading, first->place, false);
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

/* Write the bytes before the first record in frames of its kind. */
static void put_front(struct reading *reading, char kind)
{
    if (reading->front != NULL && reading->front_length > 0)
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
    if (length == 0 || (reading->kind == SOURCE_UNSELECTED && reading->results->work->sifts))
        return;
    if (reading->kind != 0) {
        put_source(reading->results, reading->kind, bytes, length);
        return;
    }
    if (reading->front == NULL)
        reading->front = malloc(FRONT);
    /* Without memory their kind is unknown: as after any trouble, no output gets its name. */
    if (reading->front == NULL)
        results_trouble(reading->results, reading->member->name, strerror(ENOMEM));
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
    for (size_t i = 0; i < record_faults_kept(record); i++)
        results_fault(results, file, record, &record->faults[i]);
    if (cli_record_is_bad(&results->cli->levels, record))
        results_worsen(results, STATUS_BAD);
}

/*
 * What was found in a file in place of records; the name of the notation follows it unless that is
 * NULL.
 */
static const char *found_instead(const struct reading *reading, const struct notation *notation)
{
    if (!reading->fed)
        return reading->chunk.reason != NULL ? "nothing could be read" : "the file is empty";
    return notation != NULL ? "only comments or text between records, interpreted as "
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
        if (cli_level(&results->cli->levels, FAULT_NO_RECORD) == YINSH_LEVEL_ERROR)
            results_worsen(results, STATUS_BAD);
    } else if (reading->chunk.reason == NULL) {
        results_note(results, member->name, "skipped: it holds no record");
    }
}

/* Whether a file that the user did not name begins with what no notation can be. */
static bool is_none(const struct reading *reading, const struct yinsh_record *record)
{
    const struct fault *fault = record_first_error(record);
    return !reading->member->named && reading->records == 0 && fault != NULL &&
           fault->code == FAULT_UNKNOWN_NOTATION;
}

/* Nothing more of the file will be read; whole states whether the reader came to its end. */
static void finish(struct reading *reading, struct results *results, bool whole)
{
    whole = whole && reading->error == 0 && reading->chunk.reason == NULL;
    reading->done = true;
    if (!results->work->sources)
        return;
    if (reading->member->named)
        put_front(reading, cli_level(&results->cli->levels, FAULT_NO_RECORD) == YINSH_LEVEL_ERROR
                               ? SOURCE_BAD
                               : SOURCE_GOOD);
    put_source(results, SOURCE_END, "!", whole ? 0 : 1);
}

/* Whether the work need not see good records. */
static bool passes_good(const struct results *results)
{
    return results->work->passed != NULL && !results->work->sources;
}

/* Skip records that the work need not see; returns what reader_skip() does. */
static int skip_good(struct reading *reading, struct results *results)
{
    uint64_t count, unfinished;
    if (!passes_good(results))
        return READER_RECORD;
    int found = reader_skip(reading->reader, &count, &unfinished);
    reading->records += count;
    results->records += count;
    results->work->passed(results, count, unfinished);
    return found;
}

/* Report an error of reading once; the following chunks may have it, too. */
static void report_error(struct reading *reading, struct results *results, int error)
{
    if (error != 0 && !reading->broken)
        results_trouble(results, reading->member->name, strerror(error));
    reading->broken |= error != 0;
}

/* Find the line of the record that was read, if a message may state it. */
static void find_line(struct reading *reading, struct results *results,
                      const struct yinsh_record *record)
{
    uint64_t line, column;
    if (reading->mark == NULL || (passes_good(results) && record_faults_kept(record) == 0))
        return;
    report_error(reading, results, chunk_mark_locate(reading->mark, &line, &column));
    reader_locate(reading->reader, line, column);
    chunk_mark_free(reading->mark);
    reading->mark = NULL;
}

/*
 * Whether neither the record read last nor a later one of the file is wanted.  A file that may be
 * replaced is read as a whole, since all other records stay in it.
 */
static bool is_past_numbers(const struct reading *reading, const struct results *results)
{
    const struct ranges *numbers = &results->cli->selection.numbers;
    return numbers->count > 0 && results->cli->input.in_place == NULL &&
           ranges_end_before(numbers, reading->records);
}

/* Let what comes next be of a kind, and write the bytes before the first record. */
static void set_kind(struct reading *reading, char kind)
{
    reading->kind = kind;
    if (kind != SOURCE_UNSELECTED || !reading->results->work->sifts)
        put_front(reading, kind);
    reading->front_length = 0;
}

/*
 * The notation in which a record is written instead of its bytes, or NULL; one with an error has
 * only its bytes.
 */
static const struct notation *target_of(const struct results *results,
                                        const struct yinsh_record *record)
{
    const struct work *work = results->work;
    if (!work->sources || work->records_to == NULL || record_first_error(record) != NULL ||
        cli_record_is_bad(&results->cli->levels, record))
        return NULL;
    return notation_of_output(work->records_to, record->notation);
}

/* Write a record in a notation, unless its bytes were replaced or are not kept. */
static void put_converted(struct results *results, const struct notation *target,
                          const struct yinsh_record *record)
{
    if (results->replaced || (results->work->sifts && !results->kept))
        return;
    size_t frame = results_frame_begin(results, SOURCE_GOOD);
    losses_count(results, notation_convert(target, record, false, &results->out));
    results_frame_end(results, frame);
}

/* Report the faults of a record, and do the work on it, if it is selected. */
static void handle(struct reading *reading, struct results *results,
                   const struct yinsh_record *record)
{
    const struct work *work = results->work;
    struct origin origin = {reading->member->name, reading->records};
    bool selected = results_selects(results, &origin, record);
    const struct notation *target = selected ? target_of(results, record) : NULL;
    if (selected && !work->reports)
        report(results, origin.file, record);
    if (work->sources && !work->sifts)
        set_kind(reading, !selected || target != NULL                        ? SOURCE_UNSELECTED
                          : cli_record_is_bad(&results->cli->levels, record) ? SOURCE_BAD
                                                                             : SOURCE_GOOD);
    if (selected)
        work->each(results, &origin, record);
    if (work->sources && work->sifts)
        set_kind(reading, results->kept && target == NULL ? SOURCE_GOOD : SOURCE_UNSELECTED);
    if (target != NULL)
        put_converted(results, target, record);
    results->kept = false;
    reading->replaced = results->replaced ? record->window.taken : 0;
    results->replaced = false;
}

/* Read records up to the end of the chunk or the reader's limit; returns what stopped it. */
static int read_records(struct reading *reading, struct results *results)
{
    const struct yinsh_record *record;
    int found;
    reader_summarise(reading->reader, results->work->summarises);
    if (results->work->sources) {
        reading->results = results;
        reader_tap(reading->reader, tap, reading);
    }
    while ((found = skip_good(reading, results)) == READER_RECORD &&
           ((found = reader_next(reading->reader, &record)) == READER_RECORD ||
            found == READER_TEXT)) {
        find_line(reading, results, record);
        if (found == READER_TEXT) {
            report(results, reading->member->name, record);
            continue;
        }
        if (is_none(reading, record)) {
            results_note(results, reading->member->name, "skipped: it holds no record");
            reading->done = true;
            return READER_END;
        }
        reading->records++;
        /* By now the bytes of the record before it have passed tap(). */
        if (is_past_numbers(reading, results)) {
            finish(reading, results, true);
            return READER_END;
        }
        results->records++;
        handle(reading, results, record);
    }
    if (found == READER_FAILED)
        results_trouble(results, reading->member->name, strerror(ENOMEM));
    else if (found == READER_END && reading->records == 0)
        report_empty(reading, results);
    if (found == READER_END || found == READER_FAILED)
        finish(reading, results, found == READER_END);
    return found;
}

/* Read to the end of the chunk, or of the part of the file. */
static void read_chunk_whole(struct reading *reading, struct results *results,
                             const struct chunk *chunk)
{
    uint64_t end = reading->member->end;
    if (!reading->done) {
        reader_limit(reading->reader, end);
        int found = read_records(reading, results);
        bool at_border = found == READER_AT_LIMIT && reader_offset(reading->reader) == end;
        if (found == READER_AT_LIMIT)
            finish(reading, results, true);
        /* The next part begins where no record does, so that together they are wrong. */
        if (end != UINT64_MAX && !at_border && (reading->done || chunk->last))
            results_trouble(results, reading->member->name, PART_CUT_INSIDE);
    }
    report_error(reading, results, reading->error);
    if (reading->broken)
        return;
    if (chunk->reason != NULL)
        results_lost(results, cli_subject(reading->member->name), chunk->reason, chunk->damaged);
}

void reading_continue(struct reading *reading, struct results *results, const struct chunk *chunk)
{
    const struct member *member = chunk->member;
    reading->chunk = *chunk;
    if (chunk->first && results->cli->input.in_place != NULL) {
        /* Begin the frames of a file that the command replaces. */
        size_t frame = results_frame_begin(results, SOURCE_FILE);
        output_bytes(&results->out, (const char *)&member->version, sizeof member->version);
        output_bytes(&results->out, member->name, strlen(member->name) + 1);
        results_frame_end(results, frame);
    }
    read_chunk_whole(reading, results, chunk);
}

struct reading *reading_guess(struct results *results, struct chunk *chunk)
{
    struct reading *reading = make_reading(results->cli, chunk->member, NULL);
    struct place_in_lines place = chunk->place;
    const struct yinsh_record *record;
    if (reading == NULL)
        return NULL;
    results->numbered = false;
    reading->chunk = *chunk;
    if (chunk->mark != NULL) {
        reading->mark = chunk->mark;
        chunk->mark = NULL;
        place.line = place.column = 1;
    }
    enter(reading, place, true);
    reader_limit(reading->reader, 0);
    if (reader_next(reading->reader, &record) != READER_AT_LIMIT)
        return reading;
    /* That may be among the tags of a record: the next record is a better guess. */
    reader_limit(reading->reader, reader_offset(reading->reader) + 1);
    uint64_t passed, unfinished;
    int found = reader_skip(reading->reader, &passed, &unfinished);
    while (found == READER_RECORD || found == READER_TEXT)
        found = reader_next(reading->reader, &record);
    if (found != READER_AT_LIMIT)
        return reading;
    reading->start = reader_offset(reading->reader);
    reading->start_notation = reader_notation(reading->reader);
    read_chunk_whole(reading, results, chunk);
    /* That is no record after all; whether the file has any cannot be known here. */
    if (reading->done && reading->records == 0)
        reading->start_notation = NULL;
    return reading;
}

bool reading_meets(struct reading *reading, struct results *results, const struct chunk *chunk,
                   struct reading *guess, uint64_t *before)
{
    reading->chunk = *chunk;
    if (!reading->done && guess->start_notation != NULL) {
        reader_limit(reading->reader, guess->start);
        reading->most = FEW; /* usually only the rest of a record is missing */
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
    read_chunk_whole(reading, results, chunk);
    return false;
}

/* ---- Batches --------------------------------------------------------------- */

/* Fill a buffer with the next bytes of a file; sets *last if they are the last ones. */
static size_t fill(struct batch_reader *reader, char *buffer, size_t size, bool *last)
{
    size_t length = 0;
    while (!*last && length < size) {
        size_t got = batch_read(reader, buffer + length, size - length);
        *last = got == 0;
        length += got;
    }
    return length;
}

bool batch_read_records(const struct input_batch *batch, struct results *results, char *buffer,
                        size_t size)
{
    struct batch_reader reader = {.batch = batch};
    struct reading *reading = NULL;
    struct member member = {.end = UINT64_MAX};
    bool good = true;
    while (good && (member.name = (char *)batch_next(&reader)) != NULL) {
        struct chunk chunk = {
            .member = &member, .bytes = buffer, .place = {0, 1, 1}, .first = true};
        member.named = batch->list[reader.next - 1].named;
        reading = reading_new(results->cli, &chunk, reading);
        good = reading != NULL;
        while (good && !chunk.last) {
            chunk.length = fill(&reader, buffer, size, &chunk.last);
            reading_continue(reading, results, &chunk);
            good = results->out_store.bytes.length <= HELD_MOST &&
                   results->err_store.bytes.length <= HELD_MOST;
            chunk.place.offset += chunk.length;
            chunk.first = false;
        }
    }
    reading_free(reading);
    return batch_end(&reader) && good;
}
