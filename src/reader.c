/* SPDX-License-Identifier: BSD-2-Clause */
/*
 * Reading records from a stream.  A window on the source slides forward record by
 * record; where a record reaches beyond it, the window grows and the record is read
 * again from its start, up to the longest record allowed.  Memory thus depends on the
 * longest record only.
 *
 * A source may also have no bytes for now.  Whatever was under way is then left in a state
 * from which the next call goes on.
 */
#include "reader.h"

#include "lines.h"
#include "recovery.h"
#include "skim.h"

#include <assert.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>

enum {
    DETECTION_SIZE = 4 * 1024,        /* bytes that detection looks at */
    LONG_RECORD = 256 * 1024,         /* no game comes near it */
    LONGEST_RECORD = 4 * 1024 * 1024, /* unless the caller says otherwise */
    MOST_NESTED = 64,                 /* records that are too long where another was seen to be */
    MOST_RESTING = 16                 /* records read after one that could not be skimmed */
};

struct yinsh_reader {
    struct window window;
    yinsh_reader_options options;
    const struct notation *notation;
    size_t used;                /* bytes of the window that the last record took */
    size_t wanted;              /* bytes that it is to hold before it is looked at again */
    uint64_t long_end;          /* how far was looked for the end of a record that is too long */
    unsigned nested;            /* records that were too long, too, and began in front of that */
    uint64_t limit;             /* no record is begun at this offset or behind it */
    bool opened;                /* whether the notation of the first record is settled */
    bool has_text;              /* whether the source has anything but white space */
    bool fixed;                 /* whether that notation was given, so that all records have it */
    bool broken;                /* whether the last record ended in an error inside it */
    bool done;                  /* whether there is no further record */
    char rivals[FAULT_WORDS];   /* names of notations that match alike, see notation_detect() */
    bool abridges;              /* whether good records may come abridged */
    struct skim *skim;          /* NULL before records are skimmed */
    unsigned failures;          /* records in a row that could not be skimmed */
    unsigned resting;           /* records that are read before skimming is tried again */
    bool tried;                 /* whether the next record is known not to be one to be skimmed */
    struct yinsh_record record; /* the last member */
};

/* Settle the options; false where the notation they name is not readable. */
static bool take_options(yinsh_reader *reader, const yinsh_reader_options *options)
{
    reader->options = options != NULL ? *options : (yinsh_reader_options){.notation = NULL};
    if (reader->options.max_record == 0)
        reader->options.max_record = LONGEST_RECORD;
    reader->record.rules = (yinsh_position){.variant = (uint8_t)reader->options.variant,
                                            .house = (uint8_t)reader->options.house,
                                            .steal = reader->options.steal};
    reader->record.goes_on = reader->options.all_faults;
    reader->record.drops_notes = false;
    if (reader->options.notation == NULL)
        return true;
    reader->notation = notation_find(reader->options.notation);
    reader->fixed = true;
    return reader->notation != NULL && reader->notation->read != NULL;
}

/* Begin with a source, whatever was read before; false where the options are no good. */
static bool begin_source(yinsh_reader *reader, yinsh_read_fn read, void *context,
                         const yinsh_reader_options *options)
{
    window_begin(&reader->window, read, context);
    reader->limit = UINT64_MAX;
    return take_options(reader, options);
}

yinsh_reader *yinsh_reader_new(yinsh_read_fn read, void *context,
                               const yinsh_reader_options *options)
{
    yinsh_reader *reader = calloc(1, sizeof *reader);
    if (reader == NULL)
        return NULL;
    if (!window_new(&reader->window) || !begin_source(reader, read, context, options)) {
        yinsh_reader_free(reader);
        return NULL;
    }
    return reader;
}

bool reader_restart(yinsh_reader *reader, yinsh_read_fn read, void *context,
                    const yinsh_reader_options *options)
{
    struct window window = reader->window;
    struct skim *skim = reader->skim;
    if (window.capacity > WINDOW_SIZE)
        return false;
    memset(reader, 0, offsetof(struct yinsh_reader, record));
    reader->window = window;
    reader->skim = skim;
    skim_forget(skim);
    record_forget_source(&reader->record);
    return begin_source(reader, read, context, options);
}

void reader_enter(yinsh_reader *reader, const struct notation *notation, uint64_t offset,
                  uint64_t line, uint64_t column, bool search)
{
    record_reset(&reader->record);
    reader->notation = notation;
    reader->window.offset = offset;
    reader->window.line = line;
    reader->window.column = column;
    reader->window.begins_line = column == 1;
    reader->opened = true;
    reader->broken = search;
}

/* Put right what was counted from 1 on. */
static void locate(uint64_t *at_line, uint64_t *at_column, uint64_t line, uint64_t column)
{
    if (*at_line == 1)
        *at_column += column - 1;
    *at_line += line - 1;
}

void reader_locate(yinsh_reader *reader, uint64_t line, uint64_t column)
{
    locate(&reader->window.line, &reader->window.column, line, column);
    locate(&reader->record.first_line, &reader->record.first_column, line, column);
}

void reader_tap(yinsh_reader *reader, void (*tap)(void *context, const char *bytes, size_t length),
                void *context)
{
    reader->window.tap = tap;
    reader->window.tap_context = context;
}

void reader_abridge(yinsh_reader *reader, bool abridges)
{
    reader->abridges = reader->record.drops_notes = abridges;
}

void reader_limit(yinsh_reader *reader, uint64_t offset)
{
    reader->limit = offset;
}

uint64_t reader_offset(const yinsh_reader *reader)
{
    return reader->window.offset;
}

const struct notation *reader_notation(const yinsh_reader *reader)
{
    return reader->notation;
}

bool reader_has_text(const yinsh_reader *reader)
{
    return reader->has_text;
}

bool reader_carries(const yinsh_reader *reader)
{
    return reader->record.carried_count > 0 ||
           reader->window.offset + reader->used < reader->long_end;
}

void yinsh_reader_free(yinsh_reader *reader)
{
    if (reader == NULL)
        return;
    record_free(&reader->record);
    skim_free(reader->skim);
    window_free(&reader->window);
    free(reader);
}

/* ---- The window -------------------------------------------------------- */

/* How many bytes there are. */
static size_t left(const yinsh_reader *reader)
{
    return window_left(&reader->window);
}

/* Whether more is left than a record may have. */
static bool is_long(const yinsh_reader *reader)
{
    return left(reader) > reader->options.max_record;
}

/* Get the bytes that are wanted, also those of which the source had none for a while. */
static bool fill_wanted(yinsh_reader *reader)
{
    if (!window_fill_to(&reader->window, reader->wanted))
        return false;
    reader->wanted = 0;
    return true;
}

/*
 * Get more bytes for a record that reaches beyond the window.  It will be read again
 * from its start, so a long one waits until there is twice as much of it.
 */
static bool fill_more(yinsh_reader *reader)
{
    size_t longest = reader->options.max_record;
    size_t wanted = left(reader) < LONG_RECORD ? left(reader) + 1 : 2 * left(reader);
    if (wanted > longest)
        wanted = longest + 1;
    reader->wanted = wanted;
    return fill_wanted(reader);
}

/* ---- Records ----------------------------------------------------------- */

/* A cursor over the first bytes of the window. */
static struct cursor window_cursor(const yinsh_reader *reader, size_t length)
{
    struct cursor cursor = cursor_over(window_bytes(&reader->window), length);
    cursor.fixed = reader->fixed;
    return cursor;
}

/*
 * Empty the record and let it look at the window, but at no more of it than is needed to see
 * that a record is too long: what is refused must not depend on how the source comes.
 */
static struct cursor begin_record(yinsh_reader *reader)
{
    struct yinsh_record *record = &reader->record;
    record_reset(record);
    record->notation = reader->notation != NULL ? reader->notation->name : NULL;
    record->source = window_bytes(&reader->window);
    record->source_length = is_long(reader) ? reader->options.max_record + 1 : left(reader);
    record->first_line = reader->window.line;
    record->first_column = reader->window.column;
    record->offset = reader->window.offset;
    return window_cursor(reader, record->source_length);
}

/*
 * How much of a record that is too long is left out when the next one is looked for.  Others may
 * begin in it, as behind a comment that is not closed.  But where one after the other is too long
 * as well, each would be read up to there, which takes time as the square of the bytes.
 */
static size_t leave_out(yinsh_reader *reader)
{
    if (reader->window.offset >= reader->long_end) {
        reader->long_end = reader->window.offset + reader->options.max_record;
        reader->nested = 0;
        return 0;
    }
    return ++reader->nested < MOST_NESTED ? 0 : reader->options.max_record;
}

/* Look at the first bytes and settle the notation; false where reading failed. */
static bool open_source(yinsh_reader *reader)
{
    static const char mark[] = "\xEF\xBB\xBF";
    if (!window_fill_to(&reader->window, DETECTION_SIZE))
        return false;
    if (reader->window.offset == 0 && left(reader) >= 3 &&
        memcmp(window_bytes(&reader->window), mark, 3) == 0) {
        window_advance(&reader->window, 3);
        reader->window.begins_line = true;
    }
    if (!window_skip_blanks(&reader->window))
        return false;
    if (!window_fill_to(&reader->window, DETECTION_SIZE))
        return false;
    size_t length = left(reader) < DETECTION_SIZE ? left(reader) : DETECTION_SIZE;
    reader->has_text = length > 0;
    /* What failed for want of memory is tried again: it says nothing of the source. */
    reader->opened =
        reader->notation != NULL || length == 0 ||
        notation_detect(window_bytes(&reader->window), length, reader->options.file_name,
                        &reader->notation, reader->rivals, sizeof reader->rivals);
    return reader->opened;
}

/* A record of no known notation, whose first line is shown; one that is known may
 * come after it. */
static int unknown_record(yinsh_reader *reader)
{
    bool tie = strchr(reader->rivals, ',') != NULL;
    struct cursor line = begin_record(reader);
    size_t most = scan_left(&line) < FAULT_WORDS ? scan_left(&line) : FAULT_WORDS, length = 0;
    while (length < most && line.at[length] != '\n' && line.at[length] != '\r')
        length++;
    if (tie)
        record_fault(&reader->record, FAULT_NOTATION_TIE, (struct place){0, 0}, reader->rivals);
    else
        record_fault(&reader->record, FAULT_UNKNOWN_NOTATION, (struct place){0, length}, NULL);
    reader->broken = true;
    return 1;
}

/*
 * How far the next record can be looked for: up to the last line end in front of which
 * everything is there that tells a line behind it.  What is less than used was seen.
 */
static size_t searchable(yinsh_reader *reader)
{
    size_t length = left(reader);
    if (reader->fixed || reader->window.at_end)
        return length;
    length = length > ANNOUNCEMENT ? length - ANNOUNCEMENT : 0;
    /* For the end of a line that is so long it is not waited. */
    size_t from = length > LONG_RECORD ? length - LONG_RECORD : 0;
    from = from > reader->used ? from : reader->used;
    return from < length ? window_last_line(&reader->window, from, length) : length;
}

/*
 * Look for the next record up to a limit, from what the last record took on.  Returns whether
 * there is one; *passed is where it begins, or else how much need not be looked at again.
 */
static bool look_for_next(yinsh_reader *reader, size_t limit, bool ends, size_t *passed)
{
    struct cursor cursor = window_cursor(reader, limit);
    cursor.at += reader->used;
    cursor.ends = ends;
    struct cursor other = cursor;
    bool found = false;
    reader->record.first_column = reader->window.column;
    reader->record.offset = reader->window.offset;
    if (reader->notation != NULL)
        found = reader->notation->resync(&cursor, &reader->record);
    else if (!ends)
        cursor.at = cursor.start + window_last_line(&reader->window, reader->used, limit);
    else
        cursor.at = cursor.end;
    /* What is not settled yet may have a record in it that begins in front of another's. */
    if (recovery_find_other(&other, found || !ends ? cursor.at : cursor.end,
                            window_bytes(&reader->window) + left(reader), reader->notation)) {
        cursor = other;
        found = true;
    }
    *passed = scan_offset(&cursor);
    return found;
}

/* Get more bytes to look for the next record in, of which those that are there say too little. */
static bool fill_further(yinsh_reader *reader, bool stuck)
{
    reader->wanted = stuck && left(reader) >= LONG_RECORD ? 2 * left(reader) : left(reader) + 1;
    return fill_wanted(reader);
}

/* Behind a broken record, find where the next begins; false where reading failed. */
static bool find_next(yinsh_reader *reader)
{
    bool gives_up = false;
    reader->broken = false;
    for (;;) {
        size_t limit = searchable(reader), used = reader->used, passed = 0;
        /* What is in front may tell whether a record begins there: it stays until that is seen. */
        bool looks = limit > used || reader->window.at_end, found = false;
        if (looks)
            found = look_for_next(reader, limit, reader->window.at_end || gives_up, &passed);
        if (found || reader->window.at_end) {
            reader->used = 0;
            window_advance(&reader->window, found ? passed : left(reader));
            return true;
        }
        /*
         * Something as long as the longest record that is no record is given up, at first as if
         * the source had ended; not what is only longer than a lower limit, for its end decides
         * whether it is one.
         */
        bool stuck = looks && passed == 0;
        bool is_longest = stuck && left(reader) >= LONGEST_RECORD && is_long(reader);
        if (is_longest && !gives_up) {
            gives_up = true;
            continue;
        }
        if (is_longest)
            passed = left(reader);
        gives_up = false;
        window_advance(&reader->window, passed);
        reader->used = used > passed ? used - passed : 0;
        if (!fill_further(reader, stuck)) {
            reader->broken = true;
            return false;
        }
    }
}

/*
 * If a record of another notation announces itself, or very likely begins, it is read in that one.
 * Returns false where reading failed.
 */
static bool change_notation(yinsh_reader *reader)
{
    if (reader->fixed)
        return true;
    if (!window_fill_to(&reader->window, ANNOUNCEMENT))
        return false;
    struct cursor cursor = window_cursor(reader, left(reader));
    if (reader->notation != NULL && notation_announces(reader->notation, cursor))
        return true;
    const struct notation *found = notation_announced(cursor, NULL);
    if (found == NULL && reader->window.begins_line)
        found = notation_likely(cursor, reader->notation, NOTATION_LIKELY);
    if (found != NULL && (reader->notation == NULL || found->read != reader->notation->read))
        reader->notation = found;
    return true;
}

/* Whether the line of a fault is not there as far as it may be shown. */
static bool lacks_excerpt(const yinsh_reader *reader)
{
    const struct yinsh_record *record = &reader->record;
    for (size_t i = 0; i < record_faults_kept(record); i++) {
        size_t offset = record->faults[i].offset;
        if (offset < left(reader) && left(reader) - offset < EXCERPT_AHEAD &&
            memchr(record->source + offset, '\n', left(reader) - offset) == NULL)
            return true;
    }
    return false;
}

/* Read one record at the window's start, getting as much of the source as it takes. */
static int read_record(yinsh_reader *reader)
{
    for (;;) {
        struct cursor cursor = begin_record(reader);
        bool found = reader->notation->read(&cursor, &reader->record);
        reader->used = scan_offset(&cursor);
        if (reader->record.arena.failed)
            return -1;
        if (!cursor.starved || (reader->window.at_end && !is_long(reader))) {
            reader->broken = found && reader->record.failed && !reader->record.whole;
            reader->record.taken = reader->used;
            if (found)
                record_finish(&reader->record);
            if (reader->window.at_end || is_long(reader) || !lacks_excerpt(reader))
                return found ? 1 : 0;
        } else if (is_long(reader)) {
            begin_record(reader);
            record_fault_numbers(&reader->record, FAULT_TOO_LONG, (struct place){0, 0},
                                 (int64_t)reader->options.max_record, 0);
            reader->used = leave_out(reader);
            reader->broken = true;
            return 1;
        }
        reader->broken = false;
        if (!fill_more(reader)) {
            reader->used = 0;
            return -1;
        }
    }
}

/* ---- Skimming ---------------------------------------------------------- */

/* Whether the next record may be one that is skimmed, and there is what that takes. */
static bool can_skim(yinsh_reader *reader)
{
    const yinsh_position *rules = &reader->record.rules;
    /* A record that waits for bytes is read: it would be skimmed with each piece of them. */
    bool can = !reader->done && !reader->broken && reader->wanted == 0 &&
               reader->window.tap == NULL && reader->notation != NULL &&
               reader->notation->skim != NULL && reader->record.carried_count == 0 &&
               rules->variant == YINSH_STANDARD && rules->house == YINSH_HOUSE_NONE &&
               !rules->steal;
    if (can && reader->skim == NULL)
        reader->skim = skim_new();
    return can && reader->skim != NULL;
}

/* Up to where in the window records are skimmed. */
static const char *skim_limit(const yinsh_reader *reader)
{
    uint64_t ahead =
        reader->limit > reader->window.offset ? reader->limit - reader->window.offset : 0;
    return window_bytes(&reader->window) + (ahead < left(reader) ? ahead : left(reader));
}

/*
 * Get more bytes for a record that could not be skimmed for want of them.  Returns false where it
 * has to be read all the same, or there are none for now.
 */
static bool fill_to_skim(yinsh_reader *reader, const struct cursor *cursor)
{
    return cursor->starved && !reader->window.at_end && left(reader) < LONG_RECORD &&
           window_fill(&reader->window);
}

/* Whether to try skimming; not with every record of a source that has hardly one to be skimmed. */
static bool tries_skim(yinsh_reader *reader)
{
    bool tries = !reader->tried && reader->resting == 0;
    if (!reader->tried && reader->resting > 0)
        reader->resting--;
    reader->tried = !tries;
    return tries;
}

/* Skimming was tried, and so many records were skimmed before one that could not be. */
static void end_skim(yinsh_reader *reader, uint64_t count)
{
    reader->failures = count > 0                         ? 0
                       : reader->failures < MOST_RESTING ? reader->failures + 1
                                                         : MOST_RESTING;
    reader->resting = reader->failures > 1 ? reader->failures : 0;
    reader->tried = true;
}

int reader_skim(yinsh_reader *reader, uint64_t *count)
{
    struct cursor cursor;
    *count = 0;
    reader->window.paused = false;
    if (!reader->done && !reader->opened && !open_source(reader))
        return reader->window.paused ? READER_PAUSED : READER_RECORD;
    if (!can_skim(reader) || !tries_skim(reader))
        return READER_RECORD;
    window_advance(&reader->window, reader->used);
    reader->used = 0;
    do {
        cursor = window_cursor(reader, left(reader));
        *count += skim_records(reader->skim, reader->notation, &cursor, reader->window.at_end,
                               skim_limit(reader), reader->options.max_record);
        window_advance(&reader->window, scan_offset(&cursor));
    } while (fill_to_skim(reader, &cursor));
    if (reader->window.paused)
        return READER_PAUSED;
    end_skim(reader, *count);
    return READER_RECORD;
}

/*
 * See whether the record at the window's start is among those that were skimmed ahead, or is now.
 * Returns 0 where it has to be read, and -1 where the source has no bytes for now to tell.
 */
static int look_ahead(yinsh_reader *reader)
{
    struct cursor cursor;
    if (!reader->abridges || !can_skim(reader) || reader->notation->read_tags == NULL)
        return 0;
    if (skim_kept(reader->skim) > 0)
        return 1;
    if (!tries_skim(reader))
        return 0;
    do {
        cursor = window_cursor(reader, left(reader));
        if (skim_ahead(reader->skim, reader->notation, &cursor, reader->window.at_end,
                       skim_limit(reader), reader->options.max_record, reader->window.offset) > 0) {
            reader->failures = 0;
            return 1;
        }
    } while (fill_to_skim(reader, &cursor));
    if (reader->window.paused)
        return -1;
    end_skim(reader, 0);
    return 0;
}

/* Make the record at the window's start, which was skimmed, an abridged one. */
static int abridge_record(yinsh_reader *reader)
{
    struct cursor cursor = begin_record(reader);
    uint64_t end = skim_take(reader->skim, reader->notation, &cursor, &reader->record);
    reader->used = reader->record.taken = (size_t)(end - reader->window.offset);
    if (reader->record.arena.failed)
        return -1;
    record_finish(&reader->record);
    assert(reader->record.fault_count == 0);
    return 1;
}

/* ---- Reading ----------------------------------------------------------- */

/* Read the record at the window's start, abridged or whole. */
static int take_record(yinsh_reader *reader)
{
    int skimmed = look_ahead(reader);
    if (skimmed < 0)
        return -1;
    reader->tried = false;
    return skimmed > 0 ? abridge_record(reader) : read_record(reader);
}

static int next_record(yinsh_reader *reader)
{
    int found = 0;
    if (!reader->done && !reader->opened && !open_source(reader))
        return -1;
    if (reader->broken && !find_next(reader))
        return -1;
    /* What is no record may stand before one of another notation. */
    while (!reader->done && found == 0) {
        window_advance(&reader->window, reader->used);
        reader->used = 0;
        if (!window_skip_blanks(&reader->window))
            return -1;
        if (left(reader) > 0 && !change_notation(reader))
            return -1;
        if (left(reader) > 0 && reader->notation == NULL)
            return unknown_record(reader);
        if (left(reader) > 0 && reader->window.offset >= reader->limit)
            return READER_AT_LIMIT;
        if (left(reader) > 0)
            found = take_record(reader);
        reader->done = found == 0 && reader->used == 0;
    }
    return found;
}

/* Use up what is left behind the last record; false where reading failed. */
static bool drain(yinsh_reader *reader)
{
    do
        window_advance(&reader->window, left(reader));
    while (!reader->window.at_end && window_fill(&reader->window));
    return reader->window.at_end;
}

int reader_next(yinsh_reader *reader, const struct yinsh_record **record)
{
    *record = &reader->record;
    reader->window.paused = false;
    int found = fill_wanted(reader) ? next_record(reader) : -1;
    if (found == READER_END && reader->window.tap != NULL && !drain(reader))
        found = READER_FAILED;
    if (found < 0 && reader->window.paused)
        return READER_PAUSED;
    reader->done |= found < 0;
    return found;
}

int yinsh_reader_next(yinsh_reader *reader, const yinsh_record **record)
{
    int found = reader_next(reader, record);
    return found == READER_PAUSED ? -1 : found;
}

void record_locate(const struct yinsh_record *record, const struct fault *fault, uint64_t *line,
                   uint64_t *column)
{
    *line = record->first_line;
    *column = record->first_column;
    pass_lines(record->source,
               fault->offset < record->source_length ? fault->offset : record->source_length, line,
               column);
}
