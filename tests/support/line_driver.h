/* SPDX-License-Identifier: BSD-2-Clause */
/*
 * What the tests of notations that are made of lines share: reading a text, however its bytes
 * come, into a line for each record; writing a record and reading it back; random games.  The
 * test defines NOTATION, the name of its notation, before it includes this.
 */
#ifndef SUPPORT_LINE_DRIVER_H
#define SUPPORT_LINE_DRIVER_H

#define DESCRIBE describe_turns
#define LONG_TEXT 4096
#include "record/outcome.h"
#include "support/random_games.h"
#include "support/record_driver.h"
#include "support/sample_games.h"
#include "syntax/notation_losses.h"

/* ---- Reading ----------------------------------------------------------- */

/* A line that ends with the actions. */
static inline void describe_with_actions(struct text *out, const struct yinsh_record *of)
{
    describe(out, of, (size_t)yinsh_record_turns(of));
    text_add_string(out, ": ");
    add_actions(out, of);
    text_add_string(out, "\n");
}

static inline void expect_actions(const char *text, const char *expected)
{
    assert_string_equal(describe_all(text, strlen(text), 0, NOTATION, describe_with_actions),
                        expected);
}

/* A text and another after it; until the next call. */
static inline const char *followed_by(const char *first, const char *rest)
{
    static char text[8192];
    snprintf(text, sizeof text, "%s%s", first, rest);
    return text;
}

/* The official game as this notation has it, once it was read. */
static char whole[16384];

/* Fill whole; returns it. */
static inline const char *read_whole(void)
{
    unsigned lost;
    snprintf(whole, sizeof whole, "%s", convert("gipf", official_game, &lost));
    assert_int_equal(lost, 0);
    return whole;
}

/* The same with a piece replaced. */
static inline const char *changed(const char *from, const char *to)
{
    return replace_once(read_whole(), from, to);
}

/* No line of this notation states a pass, but all passes are read back. */
static inline void expect_passes(void)
{
    static char text[16384];
    unsigned lost;
    snprintf(text, sizeof text, "%s", convert("gipf", passing_game, &lost));
    assert_int_equal(lost, 0);
    assert_null(strstr(text, "pass"));
    expect(text, "ok * unfinished 59\n");
    snprintf(text, sizeof text, "%s", convert("gipf", pass_after_row_game, &lost));
    assert_int_equal(lost, 0);
    expect(text, "ok * unfinished 68\n");
}

/* ---- Other notations --------------------------------------------------- */

/* A text and the notation that is detected. */
struct detection {
    const char *text, *notation;
};

static inline void expect_detections(const struct detection list[], size_t count)
{
    for (size_t i = 0; i < count; i++)
        assert_string_equal(detected(list[i].text), list[i].notation);
}

/* A record of a text of several notations, and how many actions it has. */
struct mixed_record {
    const char *notation;
    size_t actions;
};

/* Read these records, none of them with a fault, and no others. */
static inline void expect_mixed(const char *text, const struct mixed_record list[], size_t count)
{
    struct source source;
    const struct yinsh_record *record;
    yinsh_reader_options options = {.size = sizeof(yinsh_reader_options), .notation = NULL};
    yinsh_reader *reader = read_first(text, &options, &source, &record);
    for (size_t i = 0; i < count; i++) {
        if (i > 0)
            assert_int_equal(yinsh_reader_next(reader, &record), 1);
        assert_string_equal(yinsh_record_notation(record), list[i].notation);
        assert_int_equal(record->game.count, list[i].actions);
        assert_int_equal(record->fault_count, 0);
    }
    assert_int_equal(yinsh_reader_next(reader, &record), 0);
    yinsh_reader_free(reader);
}

/* All that is lost of two placements with tags, notes and an end, which are written so. */
static inline void expect_losses(const char *written)
{
    unsigned lost;
    assert_string_equal(convert("gipf",
                                "[White \"Ann\"]\n[Termination \"resign\"]\n\n"
                                "1.f6! {good} 2.f7 {[%tm 5]} 0-1",
                                &lost),
                        written);
    assert_int_equal(lost, LOST_TAGS | LOST_COMMENTS | LOST_CLOCKS | LOST_MARKS | LOST_END);
    /* What cannot be held at all is not written. */
    assert_string_equal(
        convert("gipf", "[Position \"4/7/8/9/W9/9/10/9/8/7/4 b place 0-0 2 standard\"]\n\n2.a2 *",
                &lost),
        "");
    assert_int_equal(lost & LOST_ALL, LOST_POSITION);
}

/* ---- There and back ---------------------------------------------------- */

/* What is lost of a record without actions; a test may define it. */
#ifndef LOST_WITHOUT_ACTIONS
#define LOST_WITHOUT_ACTIONS 0
#endif

/* What is lost that the moves depend on, so that fewer may be read back. */
enum { LOST_MOVES = LOST_PASS | LOST_END };

static inline void assert_same_game(const struct yinsh_record *a, const struct yinsh_record *b,
                                    unsigned lost)
{
    if ((lost & LOST_MOVES) == 0) {
        assert_same_actions(a, b);
        assert_same_end(a, b);
        return;
    }
    assert_true(b->game.count <= a->game.count);
    for (size_t i = 0; i < b->game.count; i++)
        assert_memory_equal(&a->game.played[i].action, &b->game.played[i].action,
                            sizeof(yinsh_action));
}

/*
 * Write a record twice, read back two of the same game without a fault, and write the second
 * again to the same bytes.
 */
static inline void assert_returns(const struct yinsh_record *record, unsigned expected)
{
    yinsh_reader_options options = {.size = sizeof(yinsh_reader_options),
                                    .notation = NOTATION,
                                    .variant = (enum yinsh_variant)record->game.start.variant,
                                    .house = (enum yinsh_house)record->game.start.house,
                                    .steal = record->game.start.steal};
    const struct yinsh_record *back;
    struct source source;
    unsigned lost;
    struct buffer first = write_record(record, &lost), twice = {NULL, 0};
    assert_int_equal(lost, expected);
    if ((lost & LOST_ALL) != 0) {
        assert_int_equal(first.length, 0);
        free(first.bytes);
        return;
    }
    for (int number = 0; number < 2; number++)
        collect(&twice, first.bytes, first.length);
    yinsh_reader *reader = read_first(twice.bytes, &options, &source, &back);
    for (int number = 0; number < 2; number++) {
        if (number > 0)
            assert_int_equal(yinsh_reader_next(reader, &back), 1);
        assert_int_equal(back->fault_count, 0);
        assert_same_game(record, back, lost);
    }
    struct buffer again = write_record(back, &lost);
    if ((expected & LOST_MOVES) == 0)
        assert_string_equal(first.bytes, again.bytes);
    assert_int_equal(lost & ~expected, 0);
    assert_int_equal(yinsh_reader_next(reader, &back), 0);
    yinsh_reader_free(reader);
    free(first.bytes);
    free(twice.bytes);
    free(again.bytes);
}

/* ---- Games ------------------------------------------------------------- */

/*
 * Play a game into a record, to its end, or so that it breaks off somewhere; in the middle of a
 * turn only if it is said to have ended outside the board.
 */
static inline void play_game(struct yinsh_record *record, const yinsh_position *rules,
                             uint32_t *random, enum yinsh_end end)
{
    begin_game(record, rules);
    while (record->game.now.due != YINSH_DUE_OVER) {
        bool inside = record->game.count > 0 && record->game.now.turn == record->game.turn;
        if ((!inside || end != YINSH_END_UNFINISHED) && next_random(random) % 120 == 0)
            break;
        play_action(record, choose(&record->game.now, random, 1));
    }
    if (end != YINSH_END_UNFINISHED && record->game.now.due != YINSH_DUE_OVER)
        claim_end(record, end, random);
    record_finish(record);
    assert_false(record->failed);
}

static inline bool ends_with_pass(const struct yinsh_record *record)
{
    return record->game.count > 0 &&
           record->game.played[record->game.count - 1].action.kind == YINSH_PASS;
}

/*
 * Random games by all rules, to the board's end and to others: each is read back but for what
 * is lost, which is said of the ends by the caller.
 */
static inline void play_games(unsigned (*lost_with_end)(enum yinsh_end))
{
    static struct yinsh_record record;
    uint32_t random = 20261121;
    for (int game = 0; game < 300; game++) {
        yinsh_position rules = {.variant = game % 5 == 0 ? YINSH_BLITZ : YINSH_STANDARD,
                                .house = game % 7 == 0   ? YINSH_HOUSE_NO_LIMIT
                                         : game % 7 == 1 ? YINSH_HOUSE_POOL_DRAWS
                                                         : YINSH_HOUSE_NONE};
        play_game(&record, &rules, &random,
                  game % 3 == 0 ? YINSH_END_UNFINISHED
                                : (enum yinsh_end)(YINSH_END_RESIGN + game % 4));
        unsigned lost = lost_with_end((enum yinsh_end)record.outcome.end);
        lost |= rules.variant == YINSH_BLITZ ? LOST_VARIANT : 0;
        lost |= rules.house != YINSH_HOUSE_NONE ? LOST_HOUSE : 0;
        lost |= ends_with_pass(&record) ? LOST_PASS : 0;
        if (record.game.count == 0)
            lost |= LOST_WITHOUT_ACTIONS;
        if (game % 4 == 0) {
            record_note(&record, NOTE_COMMENT, "a", 1);
            record_note(&record, NOTE_MARK, "!", 1);
            record_clock(&record, 1, 1);
            add_tag(&record, "Event", "b");
            lost |= LOST_COMMENTS | LOST_MARKS | LOST_CLOCKS | LOST_TAGS;
        }
        assert_returns(&record, lost);
    }
    record_free(&record);
}

/* ---- Texts that are not as they should be ------------------------------ */

/* However far the next record is, and wherever the reader's window ends: it is found. */
static inline void expect_far(const char *broken, const char *next, const char *expected)
{
    enum { SIZE = 200000 };
    char *text = malloc(SIZE);
    assert_non_null(text);
    for (size_t padding = 0; padding < 100000; padding = padding * 3 / 2 + 7)
        for (size_t width = 40; width <= SIZE; width += SIZE - 40) {
            size_t length = (size_t)snprintf(text, SIZE, "%s", broken);
            memset(text + length, 'x', padding);
            for (size_t i = width; i < padding; i += width)
                text[length + i] = '\n';
            length += padding;
            length += (size_t)snprintf(text + length, SIZE - length, "\n%s", next);
            for (size_t piece = 100; piece <= SIZE; piece *= 5)
                assert_string_equal(summary_of_bytes(text, length, piece, NOTATION), expected);
        }
    free(text);
}

/* Read a text cut off anywhere, and with one of the wrong bytes or a NUL at every so many. */
static inline void read_damaged(char *text, const char *wrong, size_t step)
{
    size_t length = strlen(text);
    for (size_t cut = 0; cut < length; cut++)
        summary_of_bytes(text, cut, 0, NOTATION);
    for (size_t at = 0; at < length; at += step) {
        char byte = text[at];
        for (size_t i = 0; i <= strlen(wrong); i++) {
            text[at] = wrong[i];
            summary_of_bytes(text, length, 0, NOTATION);
        }
        text[at] = byte;
    }
}

#endif
