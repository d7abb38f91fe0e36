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
#include "base/lines.h"
#include "reader/reader_state.h"
#include "reader/recovery.h"
#include "registry/notations.h"
#include "syntax/skim.h"

#include <stddef.h>
#include <stdlib.h>
#include <string.h>

enum {
    DETECTION_SIZE = 4 * 1024,        /* bytes that detection looks at */
    LONGEST_RECORD = 4 * 1024 * 1024, /* unless the caller says otherwise */
    MOST_NESTED = 64                  /* records that are too long where another was seen to be */
};

/*
 * Copy options of this or another version.  What an older program does not know is zero; what a
 * newer one knows besides has to be.
 */
static bool copy_options(yinsh_reader_options *copy, const yinsh_reader_options *options)
{
    *copy = (yinsh_reader_options){.size = sizeof *copy};
    if (options == NULL)
        return true;
    /* No member was added yet: the first version is this one. */
    if (options->size < sizeof *copy)
        return false;
    for (size_t at = sizeof *copy; at < options->size; at++)
        if (((const unsigned char *)options)[at] != 0)
            return false;
    *copy = *options;
    return true;
}

/* Settle the options; false if they are unknown or the notation they name cannot be read. */
static bool take_options(yinsh_reader *reader, const yinsh_reader_options *options)
{
    if (!copy_options(&reader->options, options))
        return false;
    if (reader->options.max_record == 0)
        reader->options.max_record = LONGEST_RECORD;
    reader->record.options.rules = (yinsh_position){.variant = (uint8_t)reader->options.variant,
                                                    .house = (uint8_t)reader->options.house,
                                                    .steal = reader->options.steal};
    reader->record.options.goes_on = reader->options.all_faults;
    reader->record.options.drops_notes = false;
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
    locate(&reader->record.window.line, &reader->record.window.column, line, column);
}

void reader_tap(yinsh_reader *reader, void (*tap)(void *context, const char *bytes, size_t length),
                void *context)
{
    reader->window.tap = tap;
    reader->window.tap_context = context;
}

void reader_abridge(yinsh_reader *reader, bool abridges)
{
    reader->abridges = reader->record.options.drops_notes = abridges;
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
    return reader->record.source.carried_count > 0 ||
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

/* Whether more is left than a record may have. */
static bool is_long(const yinsh_reader *reader)
{
    return reader_left(reader) > reader->options.max_record;
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
    size_t wanted =
        reader_left(reader) < LONG_RECORD ? reader_left(reader) + 1 : 2 * reader_left(reader);
    if (wanted > longest)
        wanted = longest + 1;
    reader->wanted = wanted;
    return fill_wanted(reader);
}

/* ---- Records ----------------------------------------------------------- */

struct cursor reader_begin_record(yinsh_reader *reader)
{
    struct yinsh_record *record = &reader->record;
    record_reset(record);
    record->notation = reader->notation != NULL ? reader->notation->name : NULL;
    record->window.bytes = window_bytes(&reader->window);
    record->window.length = is_long(reader) ? reader->options.max_record + 1 : reader_left(reader);
    record->window.line = reader->window.line;
    record->window.column = reader->window.column;
    record->source.offset = reader->window.offset;
    return reader_cursor(reader, record->window.length);
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

bool reader_open_source(yinsh_reader *reader)
{
    static const char mark[] = "\xEF\xBB\xBF";
    if (!window_fill_to(&reader->window, DETECTION_SIZE))
        return false;
    if (reader->window.offset == 0 && reader_left(reader) >= 3 &&
        memcmp(window_bytes(&reader->window), mark, 3) == 0) {
        window_advance(&reader->window, 3);
        reader->window.begins_line = true;
    }
    if (!window_skip_blanks(&reader->window))
        return false;
    if (!window_fill_to(&reader->window, DETECTION_SIZE))
        return false;
    size_t length = reader_left(reader) < DETECTION_SIZE ? reader_left(reader) : DETECTION_SIZE;
    reader->has_text = length > 0;
    if (reader->notation == NULL && length > 0) {
        /* Without memory it is tried again: nothing is known about the source. */
        if (!notation_detect(window_bytes(&reader->window), length, reader->options.file_name,
                             &reader->detected))
            return false;
        reader->notation = reader->detected.notation;
    }
    reader->opened = true;
    return true;
}

/* A record of no known notation, whose first line is shown; one that is known may
 * come after it. */
static int unknown_record(yinsh_reader *reader)
{
    bool tie = strchr(reader->detected.tied, ',') != NULL;
    struct cursor line = reader_begin_record(reader);
    size_t most = scan_left(&line) < FAULT_WORDS ? scan_left(&line) : FAULT_WORDS, length = 0;
    while (length < most && line.at[length] != '\n' && line.at[length] != '\r')
        length++;
    if (tie)
        record_fault(&reader->record, FAULT_NOTATION_TIE, (struct place){0, 0},
                     reader->detected.tied);
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
    size_t length = reader_left(reader);
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
 * there is one, at *next.  If not, what is before *next need not be looked at again, and what was
 * used is what is settled.
 */
static bool look_for_next(yinsh_reader *reader, size_t limit, bool ends, size_t *next)
{
    struct cursor cursor = reader_cursor(reader, limit);
    cursor.at += reader->used;
    cursor.ends = ends;
    struct cursor other = cursor;
    bool found = false;
    other.at -= reader->open;
    reader->record.window.column = reader->window.column;
    reader->record.source.offset = reader->window.offset;
    if (reader->notation != NULL)
        found = reader->notation->resync(&cursor, &reader->record);
    else if (!ends)
        cursor.at = cursor.start + window_last_line(&reader->window, reader->used, limit);
    else
        cursor.at = cursor.end;
    /* What is not settled yet may have a record in it that begins in front of another's. */
    bool other_found = recovery_find_other(&other, found || !ends ? cursor.at : cursor.end,
                                           window_bytes(&reader->window) + reader_left(reader),
                                           reader->notation, &reader->record);
    bool waits = !found && !other_found && other.starved && other.at < cursor.at;
    *next = scan_offset(other_found || waits ? &other : &cursor);
    if (!found && !other_found && scan_offset(&cursor) > reader->used)
        reader->used = scan_offset(&cursor);
    reader->open = waits ? reader->used - *next : 0;
    return found || other_found;
}

/* Get more bytes to look for the next record in, of which those that are there say too little. */
static bool fill_further(yinsh_reader *reader, bool stuck)
{
    reader->wanted = stuck && reader_left(reader) >= LONG_RECORD ? 2 * reader_left(reader)
                                                                 : reader_left(reader) + 1;
    return fill_wanted(reader);
}

/* Behind a broken record, find where the next begins; false where reading failed. */
static bool find_next(yinsh_reader *reader)
{
    bool gives_up = false;
    reader->broken = false;
    for (;;) {
        size_t limit = searchable(reader), passed = 0;
        /* What is in front may tell whether a record begins there: it stays until that is seen. */
        bool looks = limit > reader->used || reader->window.at_end, found = false;
        if (looks)
            found = look_for_next(reader, limit, reader->window.at_end || gives_up, &passed);
        if (found || reader->window.at_end) {
            reader->used = 0;
            window_advance(&reader->window, found ? passed : reader_left(reader));
            return true;
        }
        /*
         * Something as long as the longest record that is no record is given up, at first as if
         * the source had ended; not what is only longer than a lower limit, for its end decides
         * whether it is one.
         */
        bool stuck = looks && passed == 0;
        bool is_longest = stuck && reader_left(reader) >= LONGEST_RECORD && is_long(reader);
        if (is_longest && !gives_up) {
            gives_up = true;
            continue;
        }
        if (is_longest)
            passed = reader_left(reader);
        gives_up = false;
        window_advance(&reader->window, passed);
        reader->used = reader->used > passed ? reader->used - passed : 0;
        if (!fill_further(reader, stuck)) {
            reader->broken = true;
            return false;
        }
    }
}

/*
 * If a record of another notation announces itself, or very likely begins, it is read in that one;
 * *before is then the notation until now if it is only likely, and else NULL.  Returns false if
 * reading failed.
 */
static bool change_notation(yinsh_reader *reader, const struct notation **before)
{
    *before = NULL;
    if (reader->fixed)
        return true;
    if (!window_fill_to(&reader->window, ANNOUNCEMENT))
        return false;
    struct cursor cursor = reader_cursor(reader, reader_left(reader));
    if (reader->notation != NULL && notation_announces(reader->notation, cursor))
        return true;
    const struct notation *found = notation_announced(cursor, NULL);
    bool announced = found != NULL;
    if (!announced && reader->window.begins_line)
        found = notation_likely(cursor, reader->notation, NOTATION_LIKELY);
    if (found == NULL || (reader->notation != NULL && found->read == reader->notation->read))
        return true;
    if (!announced)
        *before = reader->notation;
    reader->notation = found;
    return true;
}

/* Whether the line of a fault is not there as far as it may be shown. */
static bool lacks_excerpt(const yinsh_reader *reader)
{
    const struct yinsh_record *record = &reader->record;
    for (size_t i = 0; i < record_faults_kept(record); i++) {
        size_t offset = record->faults[i].offset;
        if (offset < reader_left(reader) && reader_left(reader) - offset < EXCERPT_AHEAD &&
            memchr(record->window.bytes + offset, '\n', reader_left(reader) - offset) == NULL)
            return true;
    }
    return false;
}

/* Read one record at the window's start, getting as much of the source as it takes. */
static int read_record(yinsh_reader *reader)
{
    for (;;) {
        struct cursor cursor = reader_begin_record(reader);
        bool found = reader->notation->read(&cursor, &reader->record);
        reader->used = scan_offset(&cursor);
        if (reader->record.arena.failed)
            return -1;
        if (!cursor.starved || (reader->window.at_end && !is_long(reader))) {
            reader->broken = found && reader->record.failed && !reader->record.whole;
            reader->record.window.taken = reader->used;
            if (found)
                record_finish(&reader->record);
            if (reader->window.at_end || is_long(reader) || !lacks_excerpt(reader))
                return found ? 1 : 0;
        } else if (is_long(reader)) {
            reader_begin_record(reader);
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

/* ---- Reading ----------------------------------------------------------- */

/*
 * Read a record that is likely of another notation than the one before.  If it is good only in that
 * one, that is its own.
 */
static int take_likely(yinsh_reader *reader, const struct notation *before)
{
    const struct notation *likely = reader->notation;
    const struct notation *const tries[] = {likely, before, likely};
    int found = 0;
    for (size_t i = 0; i < sizeof tries / sizeof tries[0]; i++) {
        reader->notation = tries[i];
        found = read_record(reader);
        if (found < 0 || (found == 1 && yinsh_record_status(&reader->record) == YINSH_STATUS_OK))
            break;
    }
    /* If bytes are missing for now, all is tried again. */
    if (found < 0)
        reader->notation = before;
    return found;
}

/* Read the record at the window's start, abridged or whole. */
static int take_record(yinsh_reader *reader, const struct notation *before)
{
    int skimmed = before == NULL ? reader_look_ahead(reader) : 0;
    if (skimmed < 0)
        return -1;
    reader->tried = false;
    if (before != NULL)
        return take_likely(reader, before);
    return skimmed > 0 ? reader_abridge_record(reader) : read_record(reader);
}

static int next_record(yinsh_reader *reader)
{
    const struct notation *before;
    int found = 0;
    if (!reader->done && !reader->opened && !reader_open_source(reader))
        return -1;
    if (reader->broken && !find_next(reader))
        return -1;
    /* What is no record may stand before one of another notation. */
    while (!reader->done && found == 0) {
        window_advance(&reader->window, reader->used);
        reader->used = 0;
        if (!window_skip_blanks(&reader->window))
            return -1;
        if (reader_left(reader) > 0 && !change_notation(reader, &before))
            return -1;
        if (reader_left(reader) > 0 && reader->notation == NULL)
            return unknown_record(reader);
        if (reader_left(reader) > 0 && reader->window.offset >= reader->limit)
            return READER_AT_LIMIT;
        if (reader_left(reader) > 0)
            found = take_record(reader, before);
        reader->done = found == 0 && reader->used == 0;
    }
    return found;
}

/* Use up what is left behind the last record; false where reading failed. */
static bool drain(yinsh_reader *reader)
{
    do
        window_advance(&reader->window, reader_left(reader));
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
    *line = record->window.line;
    *column = record->window.column;
    pass_lines(record->window.bytes,
               fault->offset < record->window.length ? fault->offset : record->window.length, line,
               column);
}
