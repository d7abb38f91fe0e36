/* SPDX-License-Identifier: BSD-2-Clause */
/*
 * Breaking text into lines: by examples, and compared with an implementation that tries every
 * place, on random texts.
 */
#include "picture/scene.h"
#include "support/tests.h"

#include "base/text.h"

#include <stdio.h>
#include <stdlib.h>

enum { TWO_WIDE = 2100 /* width of two Chinese characters */ };

/* Check that a text is broken into lines, which are separated by '|'. */
static void check(const char *text, uint64_t room, const char *lines)
{
    struct words rest = words_of(text);
    char found[256];
    struct text out = text_begin(found, sizeof found);
    while (rest.length > 0) {
        struct words line = measure_line(&rest, room);
        text_add_string(&out, out.length > 0 ? "|" : "");
        text_add(&out, line.bytes, line.length);
    }
    assert_string_equal(found, lines);
}

TEST(examples)
{
    uint64_t room = measure_text(words_of("one two"));
    check("", room, "");
    check("one", room, "one");
    check("one two", room, "one two");
    check("one two three", room, "one two|three");
    check("one tw o", room, "one tw|o");
    check("onetwoone", room, "onetwo|one");
    check("a onetwoone", room, "a|onetwo|one");
    check("\xe7\x99\xbd\xe7\x9f\xb3\xe7\x99\xbd", TWO_WIDE,
          "\xe7\x99\xbd\xe7\x9f\xb3|\xe7\x99\xbd");
    /* Not before a full stop, nor between a wide character and another. */
    check("\xe7\x99\xbd\xe7\x9f\xb3\xe3\x80\x82", TWO_WIDE,
          "\xe7\x99\xbd|\xe7\x9f\xb3\xe3\x80\x82");
    check("\xe7\x99\xbd\xe7\x9f\xb3"
          "a",
          TWO_WIDE,
          "\xe7\x99\xbd|\xe7\x9f\xb3"
          "a");
    /* A character that is wider than a line, with what belongs to it. */
    check("e\xcc\x81"
          "e\xcc\x81",
          1, "e\xcc\x81|e\xcc\x81");
}

/* ---- Random texts ------------------------------------------------------ */

static uint64_t seed = 1;

static unsigned random_below(unsigned limit)
{
    seed = seed * UINT64_C(6364136223846793005) + UINT64_C(1442695040888963407);
    return (unsigned)(seed >> 33) % limit;
}

static size_t character(struct words text, uint32_t *code)
{
    size_t bytes = text_decode(text.bytes, text.length, code);
    assert_true(bytes > 0);
    return bytes;
}

/* Whether a line may end before byte at, which is where a character begins. */
static bool may_break(struct words text, size_t at)
{
    uint32_t next, code, before = ' ';
    character(words_from(text, at), &next);
    for (size_t i = 0; i < at; i += character(words_from(text, i), &code))
        if (character(words_from(text, i), &code) > 0 && text_width(code) > 0)
            before = code;
    bool closing = next == 0x3002 || next == 0xFF09;
    return next == ' ' || (text_width(before) == 2 && text_width(next) == 2 && !closing);
}

/* Return the length of the first line: the longest one at whose end it may break. */
static size_t naive_line(struct words text, uint64_t room)
{
    size_t best = 0, fits = 0, first = 0;
    uint32_t code;
    for (size_t at = 0; at <= text.length;) {
        bool end = at == text.length;
        bool begins = end || (character(words_from(text, at), &code) > 0 && text_width(code) > 0);
        if (begins && at > 0 && first == 0)
            first = at;
        if (begins && measure_text((struct words){text.bytes, at}) <= room) {
            fits = at;
            if (at > 0 && (end || may_break(text, at)))
                best = at;
        }
        at += end ? 1 : character(words_from(text, at), &code);
    }
    return best > 0 ? best : fits > 0 ? fits : first;
}

TEST(random)
{
    static const char *const pieces[] = {"a",
                                         "W",
                                         "i",
                                         "(",
                                         "\xc3\xa9",
                                         "\xcc\x81",
                                         "\xe7\x99\xbd",
                                         "\xe7\x9f\xb3",
                                         "\xe3\x80\x82",
                                         "\xef\xbc\x89",
                                         "-"};
    enum { TEXTS = 20000, PIECES = 40 };
    for (int i = 0; i < TEXTS; i++) {
        char bytes[4 * PIECES + 1];
        struct text text = text_begin(bytes, sizeof bytes);
        unsigned count = 1 + random_below(PIECES), kinds = 1 + random_below(11);
        for (unsigned piece = 0; piece < count; piece++) {
            bool blank = piece > 0 && piece + 1 < count && bytes[text.length - 1] != ' ';
            text_add_string(&text,
                            blank && random_below(5) == 0 ? " " : pieces[random_below(kinds)]);
        }
        uint64_t room = random_below(12000);
        struct words rest = words_of(bytes);
        while (rest.length > 0) {
            struct words before = rest;
            struct words line = measure_line(&rest, room);
            assert_ptr_equal(line.bytes, before.bytes);
            assert_int_equal(line.length, naive_line(before, room));
            bool blank = line.length < before.length && before.bytes[line.length] == ' ';
            assert_int_equal(rest.length, before.length - line.length - blank);
        }
    }
}

int main(void)
{
    return run_defined_tests(NULL, NULL);
}
