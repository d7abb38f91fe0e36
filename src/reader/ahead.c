/* SPDX-License-Identifier: BSD-2-Clause */
#include "reader/state.h"

#include "record/record.h"
#include "rules/replay_games.h"
#include "rules/rules.h"

#include <stddef.h>
#include <stdlib.h>
#include <string.h>

enum {
    TOGETHER = 32,          /* records that are judged together, at most */
    STEPS = 4 * BULK_STEPS, /* of all of them */
    MOST_RESTING = 16 /* records read by themselves after one that could not be judged in bulk */
};

/* Records that were read and judged together, in the order of the source. */
struct ahead {
    const struct notation *notation;
    bool only_judges;          /* whether only the verdict on them is wanted */
    size_t most;               /* records to read next time: one if few of the last were good */
    size_t count, next;        /* records, and the index of the next to return */
    size_t used;               /* how many members of records were ever used */
    struct arena scratch;      /* of records of which only the verdict is wanted */
    bool good[TOGETHER];       /* if not, the record has to be read by itself */
    uint64_t begins[TOGETHER]; /* in the source */
    uint64_t ends[TOGETHER];   /* of good ones */
    struct replay_step steps[STEPS];
    struct replay_game games[TOGETHER];
    struct bulk bulks[TOGETHER];
    struct yinsh_record records[TOGETHER];
};

static struct ahead *ahead_new(void)
{
    struct ahead *ahead = malloc(sizeof *ahead);
    if (ahead == NULL)
        return NULL;
    /* It is large, and many sources have few records: the rest is not touched before it is used. */
    memset(ahead, 0, offsetof(struct ahead, steps));
    ahead->most = 1;
    return ahead;
}

/* One of the records, to be read into. */
static struct yinsh_record *record_at(struct ahead *ahead, size_t index)
{
    for (; ahead->used <= index; ahead->used++)
        memset(&ahead->records[ahead->used], 0, offsetof(struct yinsh_record, game.played));
    ahead->bulks[index].game = &ahead->games[index];
    ahead->records[index].bulk = &ahead->bulks[index];
    return &ahead->records[index];
}

void ahead_free(struct ahead *ahead)
{
    for (size_t i = 0; ahead != NULL && i < ahead->used; i++)
        record_free(&ahead->records[i]);
    if (ahead != NULL)
        arena_free(&ahead->scratch);
    free(ahead);
}

void ahead_forget(struct ahead *ahead)
{
    if (ahead != NULL)
        ahead->count = ahead->next = 0;
}

/* Whether the next record may be judged in bulk, and there is memory for it. */
static bool can_read_ahead(yinsh_reader *reader)
{
    /* A record that waits for bytes is read by itself, not again with each piece of them. */
    bool can = !reader->at_once && !reader->done && !reader->detects && reader->wanted == 0 &&
               reader->tags == 0 && reader->notation != NULL && !reader->record.source.carries &&
               rules_are_standard(&reader->record.options.rules);
    if (can && reader->ahead == NULL)
        reader->ahead = ahead_new();
    return can && reader->ahead != NULL;
}

/* Exchange the arenas of a record and of those of which nothing is kept once they are read. */
static void swap_arenas(struct ahead *ahead, struct yinsh_record *record)
{
    struct arena own = record->arena;
    record->arena = ahead->scratch;
    ahead->scratch = own;
}

/* Read the record at the cursor; false if it is uncertain, or its end is not available yet. */
static bool read_ahead(yinsh_reader *reader, struct cursor *cursor, size_t index)
{
    struct yinsh_record *record = record_at(reader->ahead, index);
    size_t offset = scan_offset(cursor);
    record->options = reader->record.options;
    record->options.only_judges = reader->ahead->only_judges;
    if (record->options.only_judges)
        swap_arenas(reader->ahead, record);
    struct cursor own = reader_begin_record_at(reader, record, offset);
    bool found = reader->notation->read(&own, record);
    bool is_long = window_left(&reader->window) - offset > reader_longest(reader, offset);
    cursor->starved = own.starved && !reader->window.at_end && !is_long;
    cursor->at += scan_offset(&own);
    /* One without a turn may be a word of text. */
    bool sure = found && record->whole && !(own.starved && is_long) && !cursor->starved &&
                record_is_good(record) && bulk_end(record) && record->bulk->builder.turns > 0;
    if (record->options.only_judges)
        swap_arenas(reader->ahead, record);
    return sure;
}

/* Whether another record of the notation may begin at the cursor, after white space. */
static bool may_follow(yinsh_reader *reader, struct cursor *cursor)
{
    scan_blanks(cursor);
    return !scan_at_end(cursor) && reader->window.offset + scan_offset(cursor) < reader->limit &&
           reader_keeps_notation(reader, scan_offset(cursor));
}

/* Judge the records that were read ahead; returns how many are good. */
static size_t judge(struct ahead *ahead, bool flips)
{
    size_t good = 0;
    replay_games(ahead->games, ahead->count, flips);
    for (size_t i = 0; i < ahead->count; i++) {
        good += ahead->good[i] = bulk_finish(&ahead->records[i]);
        record_fill_clocks(&ahead->records[i]);
    }
    return good;
}

/* Read records ahead and judge them; returns how many are good. */
static size_t fill(yinsh_reader *reader, struct cursor *cursor)
{
    struct ahead *ahead = reader->ahead;
    struct replay_step *room = ahead->steps;
    bool more = true;
    ahead->notation = reader->notation;
    ahead->count = ahead->next = 0;
    while (more && ahead->count < ahead->most && ahead->steps + STEPS - room >= BULK_STEPS) {
        size_t index = ahead->count;
        ahead->bulks[index].room = room;
        ahead->begins[index] = reader->window.offset + scan_offset(cursor);
        if (!read_ahead(reader, cursor, index))
            break;
        room = ahead->bulks[index].builder.next;
        ahead->ends[index] = reader->window.offset + scan_offset(cursor);
        ahead->count++;
        more = may_follow(reader, cursor);
    }
    size_t good = judge(ahead, reader->notation->states_flips);
    if (ahead->count > 0)
        ahead->most = 2 * good > ahead->count ? 2 * ahead->most : 1;
    if (ahead->most > TOGETHER)
        ahead->most = TOGETHER;
    return good;
}

/* Have the record at the window's start read by itself. */
static void read_by_itself(yinsh_reader *reader)
{
    struct ahead *ahead = reader->ahead;
    ahead->notation = reader->notation;
    ahead->begins[0] = reader->window.offset;
    ahead->good[0] = false;
    ahead->next = 0;
    ahead->count = 1;
}

/* Whether to read ahead: after records that were bad, the next few are read by themselves. */
static bool tries(yinsh_reader *reader)
{
    if (reader->resting == 0)
        return true;
    reader->resting--;
    read_by_itself(reader);
    return false;
}

/* Return the next record that was read ahead; its bytes may have moved in the window. */
static int take(yinsh_reader *reader)
{
    struct ahead *ahead = reader->ahead;
    struct yinsh_record *record = &ahead->records[ahead->next];
    record->bulk = NULL;
    reader_place_record(reader, record, 0);
    reader->used = record->window.taken =
        (size_t)(ahead->ends[ahead->next++] - reader->window.offset);
    reader->current = record;
    return 1;
}

/* Read records ahead, with as much of the source as it takes; false if the first is not good. */
static bool fill_ahead(yinsh_reader *reader)
{
    struct ahead *ahead = reader->ahead;
    struct cursor cursor;
    size_t good;
    do {
        cursor = reader_cursor(reader, 0, reader_left(reader));
        good = fill(reader, &cursor);
    } while (ahead->count == 0 && cursor.starved && !reader->window.at_end &&
             reader_left(reader) < LONG_RECORD && window_fill(&reader->window));
    if (reader->window.paused)
        return false;
    if (ahead->count == 0)
        read_by_itself(reader);
    reader->failures = good > 0 ? 0 : reader->failures + (reader->failures < MOST_RESTING);
    reader->resting = reader->failures > 1 ? reader->failures : 0;
    return ahead->good[0];
}

/* Whether the record at the window's start was read ahead; others may have been skipped. */
static bool has_next(const yinsh_reader *reader)
{
    struct ahead *ahead = reader->ahead;
    while (ahead->next < ahead->count && ahead->begins[ahead->next] < reader->window.offset)
        ahead->next++;
    return ahead->next < ahead->count && ahead->begins[ahead->next] == reader->window.offset &&
           ahead->notation == reader->notation;
}

int reader_take_ahead(yinsh_reader *reader)
{
    struct ahead *ahead;
    if (!can_read_ahead(reader))
        return 0;
    ahead = reader->ahead;
    if (has_next(reader) && !(ahead->good[ahead->next] && ahead->only_judges))
        return ahead->good[ahead->next] ? take(reader) : 0;
    ahead->only_judges = false;
    if (!tries(reader) || !fill_ahead(reader))
        return reader->window.paused ? -1 : 0;
    return take(reader);
}

/* Whether the record at the window's start is good, for callers that need no more of it. */
static bool is_good(yinsh_reader *reader)
{
    struct ahead *ahead = reader->ahead;
    if (has_next(reader))
        return ahead->good[ahead->next];
    ahead->only_judges = true;
    return tries(reader) && reader_keeps_notation(reader, 0) && fill_ahead(reader);
}

bool reader_skip_good(yinsh_reader *reader, uint64_t *count, uint64_t *unfinished)
{
    struct ahead *ahead;
    if (reader->window.tap != NULL || !can_read_ahead(reader) ||
        (reader->broken && !reader_find_next(reader)))
        return !reader->window.paused;
    ahead = reader->ahead;
    window_advance(&reader->window, reader->used);
    reader->used = 0;
    while (window_skip_blanks(&reader->window) && reader_fill_begin(reader) &&
           reader_left(reader) > 0 && reader->window.offset < reader->limit && is_good(reader)) {
        do {
            ++*count;
            *unfinished += ahead->records[ahead->next].outcome.end == YINSH_END_UNFINISHED;
        } while (++ahead->next < ahead->count && ahead->good[ahead->next]);
        window_advance(&reader->window,
                       (size_t)(ahead->ends[ahead->next - 1] - reader->window.offset));
    }
    reader->any |= *count > 0;
    return !reader->window.paused;
}
