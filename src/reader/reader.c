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

#include "base/lines.h"
#include "base/text.h"
#include "reader/ahead.h"
#include "reader/next_record.h"
#include "reader/plain_text.h"
#include "reader/state.h"
#include "record/decode.h"
#include "record/outcome.h"
#include "record/tags.h"

#include <stddef.h>
#include <stdlib.h>
#include <string.h>

enum {
    DETECTION_SIZE = 4 * 1024, /* bytes that detection looks at */
    MOST_NESTED = 16           /* nested records that are too long */
};

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
    reader->window.begins_line = start->column == 1;
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

void reader_play_at_once(yinsh_reader *reader, bool at_once)
{
    reader->at_once = at_once;
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
    window_free(&reader->window);
    free(reader);
}

/* ---- Records ----------------------------------------------------------- */

/*
 * Get more bytes for a record that reaches beyond the window.  It will be read again from its
 * start, so a long one waits until there is twice as much of it.
 */
static bool fill_more(yinsh_reader *reader)
{
    size_t longest = reader_longest(reader, 0), left = reader_left(reader);
    size_t wanted = left < LONG_RECORD ? left + 1 : 2 * left;
    reader->wanted = wanted > longest ? longest + 1 : wanted;
    return reader_fill_wanted(reader);
}

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

/* Detect the notation from the bytes at the window's start; false if reading failed. */
static bool detect(yinsh_reader *reader)
{
    if (!window_fill_to(&reader->window, DETECTION_SIZE))
        return false;
    size_t length = reader_left(reader) < DETECTION_SIZE ? reader_left(reader) : DETECTION_SIZE;
    /* Without memory it is tried again: nothing is known about the source. */
    if (!notation_detect(window_bytes(&reader->window), length, reader->options.file_name,
                         &reader->detected))
        return false;
    reader->notation = reader->detected.notation;
    reader->detects = false;
    return true;
}

/* Detect the notation from the first bytes, unless it is given; false if reading failed. */
static bool open_source(yinsh_reader *reader)
{
    if (!window_fill_to(&reader->window, DETECTION_SIZE))
        return false;
    if (reader->window.offset == 0) {
        window_advance(&reader->window,
                       text_mark(window_bytes(&reader->window), reader_left(reader)));
        reader->window.begins_line = true;
    }
    if (!window_skip_blanks(&reader->window))
        return false;
    if (!window_fill_to(&reader->window, DETECTION_SIZE))
        return false;
    reader->has_text = reader_left(reader) > 0;
    if (reader->notation == NULL && reader->has_text && !detect(reader))
        return false;
    reader->opened = true;
    return true;
}

/* Return a bad record with the first line of what no notation explains; others may follow it. */
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
 * Change to another notation if a record of that one announces itself, or very likely begins.
 * *before becomes the notation until now if the other is only likely, and else NULL.  Returns false
 * if reading failed.
 */
static bool change_notation(yinsh_reader *reader, const struct notation **before)
{
    *before = NULL;
    if (reader->fixed)
        return true;
    if (!window_fill_to(&reader->window, ANNOUNCEMENT))
        return false;
    struct cursor cursor = reader_cursor(reader, 0, reader_left(reader));
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

/* Whether the rest of a line with a fault, which an excerpt shows, has yet to be read. */
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

/*
 * How many bytes of a broken record are after its fault, if its notation has lines: another record
 * may begin in the line that is at fault.
 */
static size_t after_fault(const yinsh_reader *reader)
{
    const struct fault *fault = record_first_error(&reader->record);
    const char *first = reader->notation->announced_by;
    bool lines =
        reader->notation->end_of_text == NULL && (first == NULL || strchr(first, '{') == NULL);
    return lines && fault != NULL && fault->offset > 0 && fault->offset < reader->used
               ? reader->used - fault->offset
               : 0;
}

/* Add the tags that the lines before a record state, but for those that it states itself. */
static void add_tags(yinsh_reader *reader)
{
    struct yinsh_record *record = &reader->record;
    struct words lines = {record->window.bytes, reader->tags}, value;
    const char *name;
    while (lines.length > 0 && plain_text_take_tag(&lines, &name, &value))
        if (record_is_good(record) && value.length > 0 && record_find_tag(record, name) == NULL)
            record_tag(record, words_of(name), value, place_of_words(record, value));
}

/*
 * Find the next place from an offset up to another, in one line, at which another record may be
 * joined to a bad one, as if a line end was lost, or a byte order mark is between them; *at is the
 * end of the line if there is none.  Returns false if that depends on bytes that are not available
 * yet.
 */
static bool find_joint(const yinsh_reader *reader, size_t *at, size_t end)
{
    enum { MARK = 3, MOST = 16 /* places in a line that are examined */ };
    const char *bytes = window_bytes(&reader->window);
    size_t left = reader_left(reader);
    for (int places = 0; places < MOST && *at < end && bytes[*at] != '\n'; ++*at) {
        size_t before = *at;
        while (before > 0 && bytes[before - 1] == ' ' && *at - before < MARK)
            before--;
        if (before == 0 || !window_may_end_record(bytes[before - 1]) ||
            reader->announcers.of_byte[(unsigned char)bytes[*at]] == 0)
            continue;
        if (left - *at < ANNOUNCEMENT && !reader->window.at_end)
            return false;
        places++;
        struct cursor cursor = reader_cursor(reader, *at, left - *at);
        if (reader->fixed ? notation_announces(reader->notation, cursor)
                          : notation_announced(cursor, NULL) != NULL)
            return true;
    }
    *at = end;
    return true;
}

/* Read the record at the window's start as if the source ended at an offset. */
static struct cursor read_up_to(yinsh_reader *reader, size_t offset)
{
    struct cursor cursor = reader_begin_record(reader);
    cursor.at += reader->tags;
    cursor.end = cursor.start + offset;
    reader->notation->read(&cursor, &reader->record);
    add_tags(reader);
    reader->record.window.taken = scan_offset(&cursor);
    record_decode(&reader->record, reader->record.window.taken);
    record_finish(&reader->record);
    return cursor;
}

/*
 * End a bad record in the line of its first error where another one is joined to it, if it is good
 * up to there, and all rings were placed; if not, it stays as it is.  Returns false if more bytes
 * have to decide that.
 */
static bool divide_joined(yinsh_reader *reader)
{
    enum { MOST = 4 };
    const struct fault *error = record_first_error(&reader->record);
    size_t at = error != NULL ? error->offset : reader_left(reader),
           left = reader_left(reader) - at;
    size_t end = at + (left < EXCERPT_AHEAD ? left : EXCERPT_AHEAD);
    for (int tries = 0; tries <= MOST; at++, tries++) {
        if (!find_joint(reader, &at, end))
            return false;
        if (at == end || tries == MOST) {
            if (tries > 0)
                read_up_to(reader, reader->record.window.length);
            return true;
        }
        struct cursor cursor = read_up_to(reader, at);
        if (cursor.at == cursor.end && record_first_error(&reader->record) == NULL &&
            reader->record.game.now.due != YINSH_DUE_PLACE) {
            reader->used = at;
            reader->open = 0;
            reader->broken = false;
            return true;
        }
    }
    return true;
}

/* Read one record at the window's start, getting as much of the source as it takes. */
static int read_record(yinsh_reader *reader)
{
    for (;;) {
        struct cursor cursor = reader_begin_record(reader);
        cursor.at += reader->tags;
        bool found = reader->notation->read(&cursor, &reader->record);
        reader->used = scan_offset(&cursor);
        add_tags(reader);
        if (found)
            record_decode(&reader->record, reader->used);
        if (reader->record.arena.failed)
            return -1;
        if (!cursor.starved || (reader->window.at_end && !reader_is_long(reader))) {
            reader->broken = found && reader->record.failed && !reader->record.whole;
            reader->open = reader->broken ? after_fault(reader) : 0;
            reader->record.window.taken = reader->used;
            if (found)
                record_finish(&reader->record);
            bool lacks = !reader->window.at_end && !reader_is_long(reader) && lacks_excerpt(reader);
            if (!lacks && (!found || reader_is_long(reader) || divide_joined(reader)))
                return found ? 1 : 0;
        } else if (reader_is_long(reader)) {
            reader_begin_record(reader);
            record_fault_numbers(&reader->record, FAULT_TOO_LONG, (struct place){0, 0},
                                 (int64_t)reader_longest(reader, 0), 0);
            reader->used = skipped_of_long(reader);
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
 * Read a record that likely has another notation than the one before, unless it is good only in the
 * notation of that one.
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

/* ---- Text around records ----------------------------------------------- */

/* Whether the record that was read last is bad, because of something that may be text. */
static bool may_have_text(const yinsh_reader *reader)
{
    static const enum fault_code codes[] = {FAULT_SYNTAX_LINE,  FAULT_SYNTAX_TURN,
                                            FAULT_JSON_SYNTAX,  FAULT_SGF_SYNTAX,
                                            FAULT_NOTATION_TIE, FAULT_UNKNOWN_NOTATION};
    const struct fault *fault =
        reader->current == &reader->record ? record_first_error(&reader->record) : NULL;
    for (size_t i = 0; fault != NULL && i < sizeof codes / sizeof codes[0]; i++)
        if (fault->code == codes[i])
            return true;
    return false;
}

/* Read the record at the window's start once more. */
static int read_again(yinsh_reader *reader)
{
    return reader->notation != NULL ? read_record(reader) : unknown_record(reader);
}

/*
 * Find text from an offset in the window on, getting as much of the source as it takes, after which
 * the bad record is read again if it has moved.  Returns 1 if there is text, 0 if not, and -1 if
 * reading failed.
 */
static int find_text(yinsh_reader *reader, size_t offset, struct plain_text *text)
{
    size_t before = reader_left(reader);
    for (;;) {
        struct cursor cursor = reader_cursor(reader, 0, reader_left(reader));
        cursor.at += offset;
        bool found = plain_text_find(&cursor, text);
        if (!cursor.starved || reader->window.at_end)
            return reader_left(reader) == before || read_again(reader) >= 0 ? found : -1;
        reader->wanted = reader_left(reader) + reader_left(reader) / 8 + 1;
        if (!reader_fill_wanted(reader)) {
            reader->used = 0;
            reader->broken = false;
            return -1;
        }
    }
}

/* Skip text, with one note about all of it. */
static int skip_text(yinsh_reader *reader, size_t length)
{
    struct cursor cursor = reader_begin_record(reader);
    record_fault(&reader->record, FAULT_TEXT_SKIPPED, place_of_line(&cursor), NULL);
    reader->used = reader->record.window.taken = length;
    reader->open = 0;
    reader->broken = false;
    reader->detects = !reader->any && !reader->fixed;
    return READER_TEXT;
}

/* Read a record up to an offset in the window; if it is bad all the same, as before. */
static int take_up_to(yinsh_reader *reader, size_t end)
{
    struct cursor cursor = read_up_to(reader, end);
    if (!reader->record.whole || reader->record.arena.failed ||
        record_first_error(&reader->record) != NULL)
        return read_record(reader);
    reader->used = scan_offset(&cursor);
    reader->broken = false;
    return 1;
}

/* Read a bad record again without the text that directly follows it, if there is any. */
static int take_without_text(yinsh_reader *reader)
{
    struct plain_text text;
    size_t line = record_first_error(&reader->record)->offset;
    while (line > 0 && window_bytes(&reader->window)[line - 1] != '\n')
        line--;
    int found = line > reader->tags ? find_text(reader, line, &text) : 0;
    if (found <= 0)
        return found < 0 ? -1 : 1;
    bool apart =
        scan_after_empty_line(window_bytes(&reader->window), window_bytes(&reader->window) + line);
    return text.marks || (apart && text.apart) ? take_up_to(reader, line) : 1;
}

/*
 * After a bad record: skip the text that it begins with; or read it again with the tags before it,
 * or without the text after it.
 */
static int take_around(yinsh_reader *reader)
{
    struct plain_text text = {.length = 0};
    bool seen = reader->window.offset < reader->no_text;
    int found = seen ? 0 : find_text(reader, 0, &text);
    if (found < 0 || !may_have_text(reader))
        return found < 0 ? -1 : 1;
    size_t fault = record_first_error(&reader->record)->offset;
    if (found == 0 && !seen)
        reader->no_text = reader->window.offset + text.length;
    bool skips = found > 0 && fault < text.length && (text.follows || reader->any);
    if (skips && text.tags < text.length)
        return skip_text(reader, text.length - text.tags);
    struct cursor after = reader_cursor(reader, text.length, reader_left(reader) - text.length);
    const struct notation *announced =
        skips && !reader->fixed ? notation_announced(after, NULL) : NULL;
    if (announced != NULL)
        reader->notation = announced;
    if (reader->notation == NULL)
        return 1;
    reader->tags = skips ? text.tags : 0;
    found = reader->tags > 0 ? read_record(reader) : 1;
    if (found > 0 && may_have_text(reader))
        found = take_without_text(reader);
    reader->tags = 0;
    return found;
}

/* Read the record at the window's start, or take it from those that were read ahead. */
static int take_record(yinsh_reader *reader, const struct notation *before)
{
    if (before != NULL)
        return take_likely(reader, before);
    int found = reader_take_ahead(reader);
    return found != 0 ? found : read_record(reader);
}

static int next_record(yinsh_reader *reader)
{
    const struct notation *before;
    int found = 0;
    if (!reader->done && !reader->opened && !open_source(reader))
        return -1;
    if (reader->broken && !reader_find_next(reader))
        return -1;
    /* What is no record may come before one of another notation. */
    while (!reader->done && found == 0) {
        window_advance(&reader->window, reader->used);
        reader->used = 0;
        if (!window_skip_blanks(&reader->window))
            return -1;
        if (reader_left(reader) > 0 && *window_bytes(&reader->window) == '>' &&
            !window_fill_to(&reader->window, ANNOUNCEMENT))
            return -1;
        if (reader->window.begins_line &&
            plain_text_is_quoted(reader_cursor(reader, 0, reader_left(reader)))) {
            window_unquote(&reader->window);
            reader->detects = !reader->any && !reader->fixed;
            continue;
        }
        if (reader_left(reader) > 0 && reader->detects && !detect(reader))
            return -1;
        if (reader_left(reader) > 0 && !change_notation(reader, &before))
            return -1;
        if (reader_left(reader) > 0 && reader->notation != NULL &&
            reader->window.offset >= reader->limit)
            return READER_AT_LIMIT;
        if (reader_left(reader) > 0)
            found = reader->notation != NULL ? take_record(reader, before) : unknown_record(reader);
        if (found == READER_RECORD && may_have_text(reader))
            found = take_around(reader);
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
    int found = reader_fill_wanted(reader) ? next_record(reader) : -1;
    *record = reader->current != NULL ? reader->current : &reader->record;
    if (found == READER_END && reader->window.tap != NULL && !drain(reader))
        found = READER_FAILED;
    if (found < 0 && reader->window.paused)
        return READER_PAUSED;
    reader->done |= found < 0;
    return found;
}

int reader_skip(yinsh_reader *reader, uint64_t *count)
{
    *count = 0;
    reader->window.paused = false;
    if (!reader->done && !reader->opened && !open_source(reader))
        return reader->window.paused ? READER_PAUSED : READER_RECORD;
    return reader_skip_good(reader, count) ? READER_RECORD : READER_PAUSED;
}

int yinsh_reader_next(yinsh_reader *reader, const yinsh_record **record)
{
    int found;
    do
        found = reader_next(reader, record);
    while (found == READER_TEXT);
    return found == READER_PAUSED ? -1 : found;
}
