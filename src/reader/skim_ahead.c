/* SPDX-License-Identifier: BSD-2-Clause */
#include "reader/skim_ahead.h"

#include "record/outcome.h"
#include "rules/rules.h"
#include "syntax/skim.h"

#include <assert.h>

enum { MOST_RESTING = 16 /* records read after one that could not be skimmed */ };

/* Whether the next record may be skimmed, and there is what that takes. */
static bool can_skim(yinsh_reader *reader)
{
    /* A record that waits for bytes is read: it would be skimmed with each piece of them. */
    bool can = !reader->done && !reader->broken && reader->wanted == 0 &&
               reader->window.tap == NULL && reader->notation != NULL &&
               reader->notation->skim != NULL && reader->record.source.carried_count == 0 &&
               rules_are_standard(&reader->record.options.rules);
    if (can && reader->skim == NULL)
        reader->skim = skim_new();
    return can && reader->skim != NULL;
}

/* What of the window is skimmed. */
static struct skim_range range_of(const yinsh_reader *reader)
{
    uint64_t ahead =
        reader->limit > reader->window.offset ? reader->limit - reader->window.offset : 0;
    return (struct skim_range){.notation = reader->notation,
                               .limit = window_bytes(&reader->window) +
                                        (ahead < reader_left(reader) ? ahead : reader_left(reader)),
                               .longest = reader->options.max_record,
                               .at_end = reader->window.at_end};
}

/*
 * Get more bytes for a record that could not be skimmed without them.  Returns false if it has to
 * be read all the same, or there are none for now.
 */
static bool fill_to_skim(yinsh_reader *reader, const struct cursor *cursor)
{
    return cursor->starved && !reader->window.at_end && reader_left(reader) < LONG_RECORD &&
           window_fill(&reader->window);
}

/* Whether to try skimming: not every record of a source that has hardly one that can be. */
static bool tries_skim(yinsh_reader *reader)
{
    bool tries = !reader->tried && reader->resting == 0;
    if (!reader->tried && reader->resting > 0)
        reader->resting--;
    reader->tried = !tries;
    return tries;
}

/* Note how many records were skimmed before one that could not be. */
static void end_skim(yinsh_reader *reader, uint64_t count)
{
    reader->failures = count > 0                         ? 0
                       : reader->failures < MOST_RESTING ? reader->failures + 1
                                                         : MOST_RESTING;
    reader->resting = reader->failures > 1 ? reader->failures : 0;
    reader->tried = true;
}

bool reader_skim_good(yinsh_reader *reader, uint64_t *count)
{
    struct cursor cursor;
    if (!can_skim(reader) || !tries_skim(reader))
        return true;
    window_advance(&reader->window, reader->used);
    reader->used = 0;
    do {
        cursor = reader_cursor(reader, reader_left(reader));
        struct skim_range range = range_of(reader);
        *count += skim_records(reader->skim, &range, &cursor);
        window_advance(&reader->window, scan_offset(&cursor));
    } while (fill_to_skim(reader, &cursor));
    if (reader->window.paused)
        return false;
    end_skim(reader, *count);
    return true;
}

int reader_look_ahead(yinsh_reader *reader)
{
    struct cursor cursor;
    if (!reader->abridges || !can_skim(reader) || reader->notation->read_tags == NULL)
        return 0;
    if (skim_kept(reader->skim) > 0)
        return 1;
    if (!tries_skim(reader))
        return 0;
    do {
        cursor = reader_cursor(reader, reader_left(reader));
        struct skim_range range = range_of(reader);
        if (skim_ahead(reader->skim, &range, &cursor, reader->window.offset) > 0) {
            reader->failures = 0;
            return 1;
        }
    } while (fill_to_skim(reader, &cursor));
    if (reader->window.paused)
        return -1;
    end_skim(reader, 0);
    return 0;
}

int reader_abridge_record(yinsh_reader *reader)
{
    struct cursor cursor = reader_begin_record(reader);
    uint64_t end = skim_take(reader->skim, reader->notation, &cursor, &reader->record);
    reader->used = reader->record.window.taken = (size_t)(end - reader->window.offset);
    if (reader->record.arena.failed)
        return -1;
    record_finish(&reader->record);
    assert(reader->record.fault_count == 0);
    return 1;
}
