/* SPDX-License-Identifier: BSD-2-Clause */
/*
 * What the tests of notations that are made of lines share: reading a text, however its bytes
 * come, into a line for each record, and texts of several notations.  The test defines NOTATION,
 * the name of its notation, before it includes this.
 */
#ifndef SUPPORT_LINE_DRIVER_H
#define SUPPORT_LINE_DRIVER_H

#define DESCRIBE describe_turns
#define LONG_TEXT 4096
#include "record/record.h"
#include "support/round_trip.h"
#include "support/sample_games.h"
#include "syntax/notation.h"

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
