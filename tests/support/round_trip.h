/* SPDX-License-Identifier: BSD-2-Clause */
/*
 * A record is written in a notation, read back as the same game, and written again alike.  A test
 * whose records are hostile defines MAY_WARN as true before it includes this, since there may be
 * warnings.
 */
#ifndef SUPPORT_ROUND_TRIP_H
#define SUPPORT_ROUND_TRIP_H

#include "support/notation_traits.h"
#include "support/record_driver.h"

#ifndef MAY_WARN
#define MAY_WARN false
#endif

/** What is lost that the moves depend on, so that fewer may be read back. */
enum { LOST_MOVES = LOST_PASS | LOST_END };

/* The next note after so many actions, or before the first; of clocks, of others or of all. */
static inline const struct note *next_note(const struct note *note, size_t after, int kinds)
{
    while (note != NULL && (note->after != after || (1 << note->kind & kinds) == 0))
        note = note->next;
    return note;
}

static inline void assert_same_kinds(const struct yinsh_record *a, const struct yinsh_record *b,
                                     int kinds)
{
    for (size_t after = 0; after <= a->game.count + 1; after++) {
        const struct note *x = next_note(a->notes, after, kinds);
        const struct note *y = next_note(b->notes, after, kinds);
        while (x != NULL && y != NULL) {
            assert_same_note(x, y);
            x = next_note(x->next, after, kinds);
            y = next_note(y->next, after, kinds);
        }
        assert_true(x == NULL && y == NULL);
    }
}

static inline void assert_same_order_of_tags(const struct yinsh_record *a,
                                             const struct yinsh_record *b)
{
    for (size_t i = 0; i < a->tag_count; i++) {
        assert_string_equal(a->tags[i].name, b->tags[i].name);
        assert_int_equal(a->tags[i].length, b->tags[i].length);
        assert_memory_equal(a->tags[i].value, b->tags[i].value, a->tags[i].length);
    }
}

/* Only what no record can state apart from the end of its game is missing: the last turn, and
 * passes. */
static inline void assert_misses_only_end(const struct record_game *whole, size_t kept)
{
    const struct played *last = &whole->played[whole->count - 1];
    for (size_t i = kept; i < whole->count; i++)
        assert_true(whole->played[i].turn == last->turn ||
                    whole->played[i].action.kind == YINSH_PASS);
}

/* The same record, but for what is lost. */
static inline void assert_same_record(const struct notation_traits *traits,
                                      const struct yinsh_record *a, const struct yinsh_record *b,
                                      unsigned lost)
{
    enum { CLOCKS = 1 << NOTE_CLOCK, WORDS = 1 << NOTE_COMMENT | 1 << NOTE_MARK };
    int held = ((lost & LOST_CLOCKS) == 0 ? CLOCKS : 0) |
               ((lost & LOST_COMMENTS) == 0 ? 1 << NOTE_COMMENT : 0) |
               ((lost & LOST_MARKS) == 0 ? 1 << NOTE_MARK : 0);
    assert_true(b->game.count <= a->game.count);
    for (size_t i = 0; i < b->game.count; i++)
        assert_memory_equal(&a->game.played[i].action, &b->game.played[i].action,
                            sizeof(yinsh_action));
    assert_misses_only_end(&a->game, b->game.count);
    if ((lost & LOST_MOVES) != 0)
        return;
    assert_same_turns(a, b);
    assert_same_end(a, b);
    if ((lost & LOST_TAGS) == 0)
        assert_same_tags(a, b);
    if ((lost & LOST_TAGS) == 0 && traits_have(traits, TAGS_IN_ORDER))
        assert_same_order_of_tags(a, b);
    assert_same_kinds(a, b, held & WORDS);
    assert_same_kinds(a, b, held & CLOCKS);
    if (traits_have(traits, NOTES_IN_ORDER))
        assert_same_kinds(a, b, held);
}

/* The name that is detected for what a notation writes. */
static inline const char *name_when_read(const struct notation *notation)
{
    size_t i = 0;
    while (notation_table[i]->read != notation->read)
        i++;
    return notation_table[i]->name;
}

/* Read back two records after one another, with the rules that a notation may not state. */
static inline void assert_read_back(const struct notation *notation, const char *twice,
                                    const struct yinsh_record *of, unsigned lost)
{
    const yinsh_reader_options options = {.size = sizeof(yinsh_reader_options),
                                          .notation = notation->name,
                                          .variant = (enum yinsh_variant)of->game.start.variant,
                                          .house = (enum yinsh_house)of->game.start.house,
                                          .steal = of->game.start.steal};
    struct source source;
    const struct yinsh_record *back;
    yinsh_reader *reader = read_first(twice, &options, &source, &back);
    for (int number = 0; number < 2; number++) {
        if (number > 0)
            assert_int_equal(yinsh_reader_next(reader, &back), 1);
        assert_true(back->fault_count == 0 || (MAY_WARN && !back->failed));
        assert_same_record(traits_of(notation), of, back, lost);
    }
    assert_int_equal(yinsh_reader_next(reader, &back), 0);
    yinsh_reader_free(reader);
}

/**
 * Write a good record in a notation, with positions if it has them; it loses what is expected.  One
 * and two of them are read back as the same, and the first is written again as it was.  What has
 * moves is detected.
 */
static inline void assert_returns_in(const struct notation *notation, const struct yinsh_record *of,
                                     unsigned expected)
{
    static struct yinsh_record again;
    unsigned lost;
    assert_false(of->failed);
    for (int positions = 0; positions <= notation->writes_positions; positions++) {
        struct buffer first = write_in(notation->name, of, positions == 1, &lost);
        struct buffer twice = {NULL, 0};
        if ((expected & LOST_ALL) != 0) {
            /* What cannot be held at all is not written. */
            assert_int_equal(lost & LOST_ALL, expected & LOST_ALL);
            assert_int_equal(first.length, 0);
            free(first.bytes);
            return;
        }
        assert_int_equal(lost, expected);
        for (size_t i = 0; traits_have(traits_of(notation), LINE_EACH) && i < first.length; i++)
            assert_true((unsigned char)first.bytes[i] >= ' ' || i + 1 == first.length);
        again.options.rules = of->game.start;
        assert_true(read_bytes_in(notation, first.bytes, first.length, &again));
        assert_false(again.failed);
        assert_true(again.fault_count == 0 || MAY_WARN);
        assert_same_record(traits_of(notation), of, &again, lost);
        struct buffer second = write_in(notation->name, &again, positions == 1, &lost);
        if ((expected & LOST_MOVES) == 0)
            assert_string_equal(first.bytes, second.bytes);
        assert_int_equal(lost & ~expected, 0);
        if (of->game.count > 2 * YINSH_RINGS + 1 && (expected & LOST_MOVES) == 0)
            assert_string_equal(detected(first.bytes), name_when_read(notation));
        for (int number = 0; number < 2; number++)
            collect(&twice, first.bytes, first.length);
        assert_read_back(notation, twice.bytes, of, expected);
        free(first.bytes);
        free(second.bytes);
        free(twice.bytes);
    }
    record_free(&again);
    memset(&again, 0, sizeof again);
}

/** The same in the notation of the test, with nothing lost. */
static inline void assert_returns(const struct yinsh_record *of)
{
    assert_returns_in(notation_find(NOTATION), of, 0);
}

#endif
