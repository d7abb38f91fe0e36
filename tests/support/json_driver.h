/* SPDX-License-Identifier: BSD-2-Clause */
/* What the tests of the project's own JSON share: pieces of records, and that one returns. */
#ifndef SUPPORT_JSON_DRIVER_H
#define SUPPORT_JSON_DRIVER_H

#define NOTATION "json"
#include "support/record_driver.h"

static struct yinsh_record record, again;

/* ---- Pieces of records ------------------------------------------------- */

#define PLACE(turn, side, to)                                                                      \
    "{\"turn\":" turn ",\"side\":\"" side "\",\"kind\":\"place\",\"to\":\"" to "\"}"
#define GAME(actions) "{\"yinsh\":1,\"actions\":[" actions "]}"
#define FIRST PLACE("1", "white", "e3")
#define SECOND PLACE("2", "black", "a5")

/* White's ring on e6 can leave a marker that completes the row e2-e6. */
#define BEFORE_ROW "WWWW/7/8/9/1wwwwW4/9/10/9/8/6B/BBBB w move 0-0 15 standard"
#define ROW_GAME(actions) "{\"yinsh\":1,\"start\":\"" BEFORE_ROW "\",\"actions\":[" actions "]}"
#define ROW_MOVE "{\"turn\":15,\"side\":\"white\",\"kind\":\"move\",\"from\":\"e6\",\"to\":\"e7\"}"
#define ROW_HEAD "{\"turn\":15,\"side\":\"white\",\"kind\":\"row\",\"from\":\"e2\",\"to\":\"e6\""
#define ROW_ROW ROW_HEAD "}"
#define ROW_RING "{\"turn\":15,\"side\":\"white\",\"kind\":\"ring\",\"from\":\"a2\"}"

/* ---- There and back ---------------------------------------------------- */

/* The next note after as many actions, in the order of the record. */
static inline const struct note *next_note(const struct note *note, size_t after)
{
    while (note != NULL && note->after != after)
        note = note->next;
    return note;
}

static inline void assert_same_notes(const struct yinsh_record *a, const struct yinsh_record *b)
{
    for (size_t after = 0; after <= a->game.count + 1; after++) {
        const struct note *x = next_note(a->notes, after), *y = next_note(b->notes, after);
        for (; x != NULL && y != NULL; x = next_note(x->next, after), y = next_note(y->next, after))
            assert_same_note(x, y);
        assert_true(x == NULL && y == NULL);
    }
}

/* The same record, its tags in the same order. */
static inline void assert_same_record(const struct yinsh_record *a, const struct yinsh_record *b)
{
    assert_same_turns(a, b);
    assert_same_end(a, b);
    assert_int_equal(a->tag_count, b->tag_count);
    for (size_t i = 0; i < a->tag_count; i++) {
        assert_string_equal(a->tags[i].name, b->tags[i].name);
        assert_int_equal(a->tags[i].length, b->tags[i].length);
        assert_memory_equal(a->tags[i].value, b->tags[i].value, a->tags[i].length);
    }
    assert_same_notes(a, b);
}

/* Write a good record, read it, write that: the same game, then the same bytes. */
static inline void assert_returns(const struct yinsh_record *of)
{
    unsigned lost;
    assert_false(of->failed);
    for (int positions = 0; positions < 2; positions++) {
        struct buffer first = write_in(NOTATION, of, positions == 1, &lost);
        assert_int_equal(lost, 0);
        assert_true(strchr(first.bytes, '\n') == first.bytes + first.length - 1);
        for (size_t i = 0; i + 1 < first.length; i++)
            assert_true((unsigned char)first.bytes[i] >= ' ');
        assert_true(read_bytes(first.bytes, first.length, &again));
        assert_int_equal(again.failed, false);
        assert_same_record(of, &again);
        struct buffer second = write_in(NOTATION, &again, positions == 1, &lost);
        assert_int_equal(lost, 0);
        assert_string_equal(first.bytes, second.bytes);
        free(first.bytes);
        free(second.bytes);
    }
}

#endif
