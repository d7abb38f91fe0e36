/* SPDX-License-Identifier: BSD-2-Clause */
/* What the tests of judging in bulk share: ways to read a text, and to change its bytes. */
#ifndef SUPPORT_BULK_DAMAGE_H
#define SUPPORT_BULK_DAMAGE_H

#include "base/unchecked.h"
#include "support/bga_json.h"
#include "support/bulk_texts.h"
#include "support/tries.h"

#ifdef __GLIBC__
#include <malloc.h>
#endif

/** Keep memory that is freed: with a few readers for each text, giving it back takes most time. */
static inline void keep_memory(void)
{
#ifdef __GLIBC__
    mallopt(M_MMAP_THRESHOLD, 1 << 26);
    mallopt(M_TRIM_THRESHOLD, 1 << 28);
#endif
}

/** A way to read a text in that is as any other. */
static inline struct way any_way(uint32_t *random, size_t length)
{
    static const size_t pieces[] = {0, 1, 7, 64, 4096};
    struct way way = {.piece = pieces[next_random(random) % 5]};
    way.pauses = next_random(random) % 2 == 0;
    if (next_random(random) % 3 == 0)
        way.options.max_record = 1 + next_random(random) % 1000;
    way.options.all_faults = next_random(random) % 2 == 0;
    if (next_random(random) % 8 == 0)
        way.options.notation = text_notation->name;
    if (next_random(random) % 3 == 0)
        way.limit = next_random(random) % (length + 2);
    if (next_random(random) % 3 == 0) {
        way.entered = text_notation;
        way.search = next_random(random) % 2 == 0;
    }
    return way;
}

/** With every offset of the text as the limit and as its end, and of records as the most. */
static inline void assert_alike_within_limits(void)
{
    shares = (struct shares){.skipped = 0};
    for (size_t at = 1; at <= text.length; at++) {
        struct way limit = {.limit = at, .entered = text_notation, .piece = at % 3 * 100};
        struct way longest = {.options.max_record = at, .entered = text_notation};
        struct way begun = {.entered = text_notation, .search = true, .pauses = at % 2 == 0};
        assert_alike_in(text.bytes, text.length, &limit);
        assert_alike_in(text.bytes, text.length, &longest);
        assert_alike_entered(text.bytes, at);
        assert_alike_in(text.bytes + at, text.length - at, &begun);
    }
    assert_true(shares.skipped > 1000);
}

enum { SHAPE = 8 /* bytes on either side of a place that make its shape */ };

/* What the bytes around a place are like, with all digits alike, and all letters of points. */
static inline uint32_t shape_at(const char *bytes, size_t length, size_t at)
{
    uint32_t shape = 2166136261U;
    for (size_t i = at < SHAPE ? 0 : at - SHAPE; i < at + SHAPE && i < length; i++) {
        char byte = bytes[i], lower = to_lower(byte);
        bool is_column =
            lower >= 'a' && lower <= 'k' && i + 2 < length &&
            (is_digit(bytes[i + 1]) || (bytes[i + 1] == ' ' && is_digit(bytes[i + 2])));
        byte = is_column ? (char)(byte & 0x60) : is_digit(byte) ? '0' : byte;
        shape = (shape ^ (unsigned char)byte) * 16777619U;
    }
    return shape;
}

/** Return whether no earlier place of a text has the shape that one has. */
static inline bool is_new_shape(const char *bytes, size_t length, size_t at)
{
    uint32_t shape = shape_at(bytes, length, at);
    for (size_t i = 0; i < at; i++)
        if (shape_at(bytes, length, i) == shape)
            return false;
    return true;
}

/**
 * Replace every byte of a stretch of text by a sample of some others, NULL for 256 of them, leave
 * each out, and double each.
 */
static inline void break_bytes(size_t from, size_t to, const char *others, unsigned count)
{
    char *copy = malloc(text.length + 1);
    assert_non_null(copy);
    for (size_t i = from; i < to; i++) {
        memcpy(copy, text.bytes, text.length);
        for (unsigned byte = 0; byte < count; byte++) {
            copy[i] = others != NULL ? others[byte] : (char)byte;
            if (is_tried(i + byte, others != NULL ? 4 : 16))
                assert_alike(copy, text.length);
        }
        memmove(copy + i, text.bytes + i + 1, text.length - i - 1);
        assert_alike(copy, text.length - 1);
        memcpy(copy + i, text.bytes + i, 1);
        memcpy(copy + i + 1, text.bytes + i, text.length - i);
        assert_alike(copy, text.length + 1);
    }
    free(copy);
}

/**
 * Begin a text with a record to be broken and others after it, before any is counted; returns where
 * the record ends.
 */
static inline size_t begin_broken(const char *record, const char *others)
{
    begin_text();
    put_string(&text, record);
    size_t end = text.length;
    put_string(&text, others);
    shares = (struct shares){.skipped = 0};
    return end;
}

/* Put bytes of one length in the place of others. */
static inline void replace(size_t at, size_t length, const char *bytes, size_t new_length)
{
    static char kept[1 << 16];
    if (length > text.length - at)
        length = text.length - at;
    assert_true(new_length <= sizeof kept && text.length + new_length <= TEXT_ROOM);
    memcpy(kept, bytes, new_length);
    memmove(text.bytes + at + new_length, text.bytes + at + length, text.length - at - length);
    memcpy(text.bytes + at, kept, new_length);
    text.length += new_length - length;
}

/* The pieces in which a text comes, with pauses and without, and once more at once. */
static const size_t however[] = {0, 1, 2, 3, 5, 16, 50, 64, 100, 500};
enum { HOWEVER = 2 * sizeof however / sizeof however[0] + 1 };

/** However the text comes. */
static inline void assert_text_alike_however(void)
{
    assert_alike(text.bytes, text.length);
    for (size_t i = 0; i < HOWEVER - 1; i++) {
        struct way way = {.entered = text_notation,
                          .piece = however[i / 2],
                          .pauses = i % 2 == 0,
                          .options.all_faults = i % 3 == 0};
        assert_alike_in(text.bytes, text.length, &way);
    }
}

/** However a record comes, with one after it that is read, so that its place is reported. */
static inline void assert_alike_however(const char *bytes, const char *following)
{
    begin_text();
    put_string(&text, bytes);
    put_string(&text, following);
    shares = (struct shares){.skipped = 0};
    assert_text_alike_however();
}

/** Each is skipped in all the ways that it comes in, and the one after it in none. */
static inline void assert_in_bulk(const char *const records[], size_t count, const char *following)
{
    for (size_t i = 0; i < count; i++) {
        assert_alike_however(records[i], following);
        if (shares.skipped < HOWEVER || shares.read != HOWEVER)
            fail_msg("%s", records[i]);
    }
}

/** Each is read in all the ways that it comes in, or something in it is. */
static inline void assert_not_in_bulk(const char *const records[], size_t count,
                                      const char *following)
{
    for (size_t i = 0; i < count; i++) {
        assert_alike_however(records[i], following);
        if (shares.skipped + shares.summarised > 0 || shares.read < HOWEVER)
            fail_msg("%s", records[i]);
    }
}

/* ---- Games as they are written ----------------------------------------- */

static inline int append_written(void *context, const char *bytes, size_t length)
{
    put(context, bytes, length);
    return 0;
}

/** Write a record after the text, in its notation; returns whether that is possible. */
static inline bool put_record_converted(const struct yinsh_record *record)
{
    static struct written log;
    if (strcmp(text_notation->name, "bga-json") != 0)
        return yinsh_record_write(record, text_notation->name, append_written, &text) == 0;
    log.length = log.line = 0;
    if (yinsh_record_write(record, "bga", append_written, &log) != 0)
        return false;
    put(&log, "", 1);
    put_bga_json(&text, log.bytes);
    return true;
}

/** Write a game after the text, by way of the official notation in a layout. */
static inline void put_converted(const struct game *game, const struct layout *layout,
                                 uint32_t *random)
{
    static struct written official;
    static const struct way way = {.entered = &notation_gipf};
    const struct yinsh_record *record;
    official.length = official.line = 0;
    put_game(&official, game, layout, random);
    struct way_source source = {official.bytes, official.length, &way, false};
    yinsh_reader *reader = way_begin(&source);
    assert_non_null(reader);
    assert_int_equal(way_next(reader, &record), READER_RECORD);
    assert_true(put_record_converted(record));
    yinsh_reader_free(reader);
}

/** The same with any game, with some by other rules, and layout. */
static inline void put_any_converted(uint32_t *random, size_t most)
{
    static struct game game;
    struct layout layout = any_layout(random);
    enum yinsh_house house =
        next_random(random) % 16 == 0 ? YINSH_HOUSE_NO_LIMIT : YINSH_HOUSE_NONE;
    play_game(&game, random, 1 + next_random(random) % 8, house, most);
    put_converted(&game, &layout, random);
}

/** Games in one layout, with every kind of end: all are skipped, and come summarised or not. */
static inline void assert_in_bulk_as_written(const struct layout *layout, bool summarised)
{
    enum { GAMES = 24 };
    static struct game game;
    uint32_t random = 1;
    begin_text();
    for (int i = 0; i < GAMES; i++) {
        play_game(&game, &random, 1 + (uint32_t)i % 4, YINSH_HOUSE_NONE,
                  i % 3 == 0 ? 11 + next_random(&random) % 60 : SIZE_MAX);
        put_converted(&game, layout, &random);
    }
    shares = (struct shares){.skipped = 0};
    assert_alike(text.bytes, text.length);
    assert_int_equal(shares.skipped, GAMES);
    assert_int_equal(shares.summarised, summarised ? GAMES : 0);
    assert_int_equal(shares.read, 0);
}

/** Many games, some by other rules and with notes, in any way. */
static inline void assert_alike_in_any_way(void)
{
    uint32_t random = 2;
    shares = (struct shares){.skipped = 0};
    for (int round = 0; round < (tries_all() ? 40 : 12); round++) {
        begin_text();
        for (unsigned games = 1 + next_random(&random) % 6; games > 0; games--)
            put_any_converted(&random, next_random(&random) % 8 > 0 ? 10 + next_random(&random) % 30
                                                                    : SIZE_MAX);
        assert_alike(text.bytes, text.length);
        for (int i = 0; i < 6; i++) {
            struct way way = any_way(&random, text.length);
            assert_alike_in(text.bytes, text.length, &way);
        }
    }
    assert_true(shares.skipped > 60 && shares.read > 60);
}

#endif
