/* SPDX-License-Identifier: BSD-2-Clause */
/*
 * Reading records from a stream.  A window on the source slides forward record by record.  If a
 * record reaches beyond it, the window grows and the record is read again from its start, up to the
 * longest record allowed.  So memory depends on the longest record only.
 *
 * A source may also have no bytes for now.  Every function then leaves a state from which the next
 * call continues.
 */
#include "reader/reader.h"

#include "base/text.h"
#include "reader/state.h"
#include "record/record.h"

#include <stddef.h>
#include <stdlib.h>
#include <string.h>

enum { MOST_NESTED = 16 /* nested records that are too long; words before the first record */ };

/* Whether readers play each action at once by default; tests/scripts/both_ways.sh compares both. */
#ifndef PLAYS_AT_ONCE
#define PLAYS_AT_ONCE false
#endif

/*
 * Copy options of this or another version.  What an older program does not know is zero; what a
 * newer one knows besides has to be.
 */
static bool copy_options(yinsh_reader_options *copy, const yinsh_reader_options *options)
{
    *copy = (yinsh_reader_options){.size = sizeof *copy};
    if (options == NULL)
        return true;
    if (options->size < offsetof(yinsh_reader_options, encoding))
        return false;
    for (size_t at = sizeof *copy; at < options->size; at++)
        if (((const unsigned char *)options)[at] != 0)
            return false;
    memcpy(copy, options, options->size < sizeof *copy ? options->size : sizeof *copy);
    return true;
}

/*
 * Check and copy the options; false if they are unknown or the notation they name cannot be read.
 */
static bool take_options(yinsh_reader *reader, const yinsh_reader_options *options)
{
    if (!copy_options(&reader->options, options))
        return false;
    if ((unsigned)reader->options.variant > YINSH_BLITZ ||
        (unsigned)reader->options.house > YINSH_HOUSE_POOL_DRAWS)
        return false;
    if (reader->options.max_record == 0)
        reader->options.max_record = LONGEST_RECORD;
    reader->record.options.rules = (yinsh_position){.variant = (uint8_t)reader->options.variant,
                                                    .house = (uint8_t)reader->options.house,
                                                    .steal = reader->options.steal};
    reader->record.options.continues = reader->options.all_faults;
    reader->record.options.summarises = false;
    reader->record.options.charset = NULL;
    if (reader->options.encoding != NULL) {
        if (!charset_open(&reader->given, words_of(reader->options.encoding)))
            return false;
        reader->given.given = true;
        reader->record.options.charset = reader->given.converter != NULL ? &reader->given : NULL;
    }
    if (reader->options.notation == NULL)
        return true;
    reader->notation = notation_find(reader->options.notation);
    reader->fixed = true;
    return reader->notation != NULL && reader->notation->read != NULL;
}

/* Begin with a source, whatever was read before; false if the options are invalid. */
static bool begin_source(yinsh_reader *reader, yinsh_read_fn read, void *context,
                         const yinsh_reader_options *options)
{
    window_begin(&reader->window, read, context);
    reader->limit = UINT64_MAX;
    reader->at_once = PLAYS_AT_ONCE;
    return take_options(reader, options);
}

yinsh_reader *yinsh_reader_new(yinsh_read_fn read, void *context,
                               const yinsh_reader_options *options)
{
    yinsh_reader *reader = calloc(1, sizeof *reader);
    if (reader == NULL)
        return NULL;
    notation_find_announcers(&reader->announcers, notation_table);
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
    struct ahead *ahead = reader->ahead;
    if (window.capacity > WINDOW_SIZE)
        return false;
    memset(reader, 0, offsetof(struct yinsh_reader, announcers));
    reader->window = window;
    reader->ahead = ahead;
    ahead_forget(ahead);
    record_forget_source(&reader->record);
    return begin_source(reader, read, context, options);
}

void reader_enter(yinsh_reader *reader, const struct reader_start *start)
{
    record_reset(&reader->record);
    reader->notation = start->notation;
    reader->window.offset = start->offset;
    reader->window.line = start->line;
    reader->window.column = start->column;
    reader->window.last = start->column == 1 ? '\n' : ' ';
    reader->opened = reader->any = true;
    reader->broken = start->search;
}

/* Correct a line and column that were counted from 1. */
static void locate(uint64_t *at_line, uint64_t *at_column, uint64_t line, uint64_t column)
{
    if (*at_line == 1)
        *at_column += column - 1;
    *at_line += line - 1;
}

void reader_locate(yinsh_reader *reader, uint64_t line, uint64_t column)
{
    locate(&reader->window.line, &reader->window.column, line, column);
    if (reader->current != NULL)
        locate(&reader->current->window.line, &reader->current->window.column, line, column);
}

void reader_tap(yinsh_reader *reader, void (*tap)(void *context, const char *bytes, size_t length),
                void *context)
{
    reader->window.tap = tap;
    reader->window.tap_context = context;
}

void reader_summarise(yinsh_reader *reader, bool summarises)
{
    reader->record.options.summarises = summarises;
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
    return reader->record.source.carries || reader->window.quote != QUOTE_NONE ||
           reader->window.offset + reader->used < reader->long_end;
}

void yinsh_reader_free(yinsh_reader *reader)
{
    if (reader == NULL)
        return;
    record_free(&reader->record);
    ahead_free(reader->ahead);
    charset_close(&reader->given);
    plain_copy_free(&reader->copy);
    window_free(&reader->window);
    free(reader);
}

/* ---- Records ----------------------------------------------------------- */

/*
 * How many bytes of a record that is too long are skipped when the next one is looked for.  Others
 * may begin in it, as after a comment that is not closed.  But if one after the other is too long
 * as well, each would be read that far, which takes quadratic time.
 */
static size_t skipped_of_long(yinsh_reader *reader)
{
    if (reader->window.offset >= reader->long_end) {
        reader->long_end = reader->window.offset + reader->options.max_record;
        reader->nested = 0;
        return 0;
    }
    return ++reader->nested < MOST_NESTED ? 0 : reader->options.max_record;
}

/*
 * Detect the notation from the bytes at the window's start; false if reading failed.  If no more
 * come for now, an announcement is sure.
 */
static bool detect(yinsh_reader *reader)
{
    bool sure = window_fill_to(&reader->window, DETECTION_SIZE);
    size_t length = reader_left(reader) < DETECTION_SIZE ? reader_left(reader) : DETECTION_SIZE;
    struct cursor cursor = reader_cursor(reader, 0, length);
    if (!sure && !(reader->window.paused && length > 0 && reader_sees_begin(reader, 0) &&
                   notation_announced(cursor, NULL) != NULL))
        return false;
    struct plain_text text;
    bool follows = plain_text_find(cursor, &text) && text.follows;
    cursor.at += follows ? text.length : plain_text_tags(cursor);
    /* Without memory it is tried again: nothing is known about the source. */
    if (!notation_detect(cursor.at, scan_left(&cursor), reader->options.file_name,
                         &reader->detected))
        return false;
    /* A copy without look-alikes shows more, unless it shows nothing. */
    struct cursor plain = reader_copy_plain(reader, cursor);
    struct detected other = {.notation = NULL};
    if (scan_left(&plain) > 0 && notation_announced(cursor, NULL) == NULL &&
        !notation_detect(plain.at, scan_left(&plain), reader->options.file_name, &other))
        return false;
    if (other.notation != NULL)
        reader->detected = other;
    if (!sure && reader->detected.tied[0] != '\0')
        return false;
    reader->window.paused = false;
    /* What is quoted after text is read, and its notation detected, without the marks. */
    reader->notation = follows && plain_text_is_quoted(cursor) ? NULL : reader->detected.notation;
    reader->detects = false;
    return true;
}

/* Detect the notation from the first bytes, unless it is given; false if reading failed. */
static bool open_source(yinsh_reader *reader)
{
    /* A byte order mark may have to be detected with what follows it. */
    if (!window_fill_to(&reader->window, DETECTION_SIZE) &&
        !(reader->window.paused && reader_left(reader) > 0 &&
          *window_bytes(&reader->window) != '\xEF'))
        return false;
    if (reader->window.offset == 0) {
        window_advance(&reader->window,
                       text_mark(window_bytes(&reader->window), reader_left(reader)));
        reader->window.last = '\n';
    }
    if (!window_skip_blanks(&reader->window))
        return false;
    reader->has_text = reader_left(reader) > 0;
    if (reader->notation == NULL && reader->has_text && !detect(reader))
        return false;
    reader->window.paused = false;
    reader->opened = true;
    return true;
}

/* Return a bad record with the first line of what no notation explains; others may follow it. */
static int unknown_record(yinsh_reader *reader)
{
    bool tie = strchr(reader->detected.tied, ',') != NULL;
    if (!window_fill_to(&reader->window, PLAIN_TEXT_AHEAD))
        return -1;
    struct cursor line = reader_begin_record(reader);
    record_fault(&reader->record, tie ? FAULT_NOTATION_TIE : FAULT_UNKNOWN_NOTATION,
                 tie ? (struct place){0, 0} : place_of_line(&line),
                 tie ? reader->detected.tied : NULL);
    reader->broken = true;
    return 1;
}

/* Refuse a record that is too long. */
static void refuse_long(yinsh_reader *reader)
{
    reader_begin_record(reader);
    record_fault_numbers(&reader->record, FAULT_TOO_LONG, (struct place){0, 0},
                         (int64_t)reader_longest(reader, 0), 0);
    reader->used = skipped_of_long(reader);
    reader->broken = true;
}

/* Read one record at the window's start, getting as much of the source as it takes. */
static int read_record(yinsh_reader *reader)
{
    for (;;) {
        struct cursor cursor = reader_begin_record(reader);
        bool found = reader_read_through(reader, &cursor);
        bool is_long = cursor.starved && reader_is_long(reader);
        size_t left = reader_left(reader), needed = 0;
        if (reader->record.arena.failed)
            return -1;
        if (is_long || record_faults_kept(&reader->record) > 0 || reader_is_empty(reader))
            needed = reader->used + PLAIN_TEXT_AHEAD;
        if (left < needed && !is_long && (!found || reader_sees_end(reader)))
            needed = 0;
        if (cursor.starved && !is_long)
            needed = left + left / 2 + 1; /* it will be read again from its start */
        if (reader->window.at_end || left >= needed) {
            if (is_long)
                refuse_long(reader);
            else if (record_first_error(&reader->record) != NULL)
                reader_divide(reader);
            return reader->record.arena.failed ? -1 : found || is_long;
        }
        reader->broken = false;
        reader->wanted = needed;
        if (!reader_fill_wanted(reader)) {
            reader->used = 0;
            return -1;
        }
    }
}

/* ---- Reading ----------------------------------------------------------- */

/*
 * Read a record that likely has another notation than the one before, unless it is good only in the
 * notation of that one.
 */
static int take_likely(yinsh_reader *reader, const struct notation *before)
{
    const struct notation *const tries[] = {reader->notation, before, reader->notation};
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

/* Read the record at the window's start, or take it from those that were read ahead. */
static int take_record(yinsh_reader *reader, const struct notation *before)
{
    if (reader->notation == NULL)
        return unknown_record(reader);
    if (before != NULL)
        return take_likely(reader, before);
    int found = reader_take_ahead(reader);
    return found != 0 ? found : read_record(reader);
}

/*
 * If the record at the window's start begins with text, or is no more, skip that, with one note;
 * the next record likely has the notation of the one before.
 */
static int without_text(yinsh_reader *reader, const struct notation *before)
{
    const struct fault *fault = record_first_error(reader->current);
    struct plain_text text;
    if (reader->current != &reader->record || (fault == NULL && !reader_is_empty(reader)))
        return READER_RECORD;
    size_t at = fault != NULL && !reader_is_empty(reader) ? fault->offset : 0;
    bool found = reader_find_text(reader, 0, &text) && at < text.length;
    struct cursor cursor = reader_cursor(reader, 0, reader_left(reader));
    if (!found && fault == NULL && window_last(&reader->window, 0) == '\n' &&
        notation_announced(cursor, NULL) == NULL) {
        cursor.at += reader->used;
        text = (struct plain_text){.follows = false};
        /* The notation is detected again after each. */
        if (!reader->any && reader->words++ < MOST_NESTED)
            plain_text_find(cursor, &text);
        text.length = reader->used;
        found = true;
    }
    if (!found || !(text.follows || reader->any))
        return READER_RECORD;
    cursor = reader_begin_record(reader);
    record_fault(&reader->record, FAULT_TEXT_SKIPPED, place_of_line(&cursor), NULL);
    reader->used = reader->record.window.taken = text.length;
    reader->detects = !reader->any && !reader->fixed;
    reader->notation = before;
    return READER_TEXT;
}

static int next_record(yinsh_reader *reader)
{
    int found = 0;
    if (!reader->done && !reader->opened && !open_source(reader))
        return -1;
    if (reader->broken && !reader_find_next(reader))
        return -1;
    /* What is no record may come before one of another notation. */
    while (!reader->done && found == 0) {
        const struct notation *before = reader->notation;
        bool announced;
        window_advance(&reader->window, reader->used);
        reader->used = 0;
        if (!window_skip_blanks(&reader->window) || !reader_fill_begin(reader))
            return -1;
        struct cursor cursor = reader_cursor(reader, 0, reader_left(reader));
        bool text = window_last(&reader->window, 0) == '\n' &&
                    (is_letter(scan_peek(&cursor)) || scan_peek(&cursor) == '>');
        reader->tags = text ? plain_text_tags(cursor) : 0;
        cursor.at += reader->tags;
        if (text && plain_text_is_quoted(cursor)) {
            window_unquote(&reader->window, reader->tags);
            reader->detects = !reader->any && !reader->fixed;
            continue;
        }
        reader->done = reader_left(reader) == 0;
        if (reader->done || (reader->detects && !detect(reader)))
            return reader->done ? READER_END : -1;
        cursor = reader_cursor(reader, reader->tags, reader_left(reader) - reader->tags);
        reader->notation = reader_notation_at(reader, &cursor, &announced);
        if (reader->notation != NULL && reader->window.offset >= reader->limit)
            return READER_AT_LIMIT;
        found = take_record(reader, announced || reader->notation == before ? NULL : before);
        if (found == READER_RECORD)
            found = without_text(reader, before);
        reader->done = found == 0 && reader->used == 0;
    }
    reader->any |= found == READER_RECORD;
    return found;
}

/* Use up what is left after the last record; false if reading failed. */
static bool drain(yinsh_reader *reader)
{
    do
        window_advance(&reader->window, reader_left(reader));
    while (!reader->window.at_end && window_fill(&reader->window));
    return reader->window.at_end;
}

int reader_next(yinsh_reader *reader, const struct yinsh_record **record)
{
    reader->window.paused = false;
    /* What comes slowly may nevertheless end a record, if it is not too long to be read again. */
    if (!reader_fill_wanted(reader) && reader->window.paused && reader_left(reader) < LONG_RECORD)
        reader->wanted = 0;
    int found = reader->wanted == 0 ? next_record(reader) : -1;
    *record = reader->current != NULL ? reader->current : &reader->record;
    if (found == READER_END && reader->window.tap != NULL && !drain(reader))
        found = READER_FAILED;
    if (found < 0 && reader->window.paused)
        return READER_PAUSED;
    reader->done |= found < 0;
    return found;
}

int reader_skip(yinsh_reader *reader, uint64_t *count, uint64_t *unfinished)
{
    *count = *unfinished = 0;
    reader->window.paused = false;
    if (!reader->done && !reader->opened && !open_source(reader))
        return reader->window.paused ? READER_PAUSED : READER_RECORD;
    return reader_skip_good(reader, count, unfinished) ? READER_RECORD : READER_PAUSED;
}

int yinsh_reader_next(yinsh_reader *reader, const yinsh_record **record)
{
    int found;
    do
        found = reader_next(reader, record);
    while (found == READER_TEXT);
    return found == READER_PAUSED ? -1 : found;
}
