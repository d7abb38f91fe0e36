/* SPDX-License-Identifier: BSD-2-Clause */
/* Numbers; decoding UTF-8 and escapes: what is one, and what only looks like it. */
#include "base/text.h"
#include "base/output.h"
#include "support/tests.h"

#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* In memory of exactly their length, so that sanitizers see the bounds. */
static size_t decode(const char *bytes, size_t length, uint32_t *code)
{
    char *copy = malloc(length);
    assert_non_null(copy);
    memcpy(copy, bytes, length);
    size_t taken = text_decode(copy, length, code);
    free(copy);
    return taken;
}

TEST(characters)
{
    static const struct {
        const char *bytes;
        uint32_t code;
    } good[] = {{"a", 'a'},
                {"\x7f", 0x7F},
                {"\xC2\x80", 0x80},
                {"\xDF\xBF", 0x7FF},
                {"\xE0\xA0\x80", 0x800},
                {"\xED\x9F\xBF", 0xD7FF},
                {"\xEE\x80\x80", 0xE000},
                {"\xEF\xBF\xBF", 0xFFFF},
                {"\xF0\x90\x80\x80", 0x10000},
                {"\xF4\x8F\xBF\xBF", 0x10FFFF}};
    static const char *const bad[] = {
        "\x80",         "\xBF",         "\xC0\x80",         "\xC1\xBF",         "\xC2",
        "\xC2\x7F",     "\xC2\xC0",     "\xE0\x9F\xBF",     "\xE0\x80\x80",     "\xE1\x80",
        "\xE1\x80\x7F", "\xED\xA0\x80", "\xED\xBF\xBF",     "\xF0\x8F\xBF\xBF", "\xF0\x80\x80\x80",
        "\xF1\x80\x80", "\xFF",         "\xF4\x90\x80\x80", "\xF5\x80\x80\x80", "\xF8\x88\x80\x80",
    };
    for (size_t i = 0; i < sizeof good / sizeof good[0]; i++) {
        uint32_t code = 0;
        assert_int_equal(decode(good[i].bytes, strlen(good[i].bytes), &code),
                         strlen(good[i].bytes));
        assert_int_equal(code, good[i].code);
    }
    for (size_t i = 0; i < sizeof bad / sizeof bad[0]; i++) {
        uint32_t code = 0;
        assert_int_equal(decode(bad[i], strlen(bad[i]), &code), 0);
    }
}

TEST(escapes)
{
    static const struct {
        const char *text;
        unsigned byte;
    } texts[] = {{"\\x41", 0x41},         {"\\x00", 0},
                 {"\\xfF", 0xFF},         {"\\x4", TEXT_NO_BYTE},
                 {"\\x", TEXT_NO_BYTE},   {"", TEXT_NO_BYTE},
                 {"ax41", TEXT_NO_BYTE},  {"\\a41", TEXT_NO_BYTE},
                 {"\\xg1", TEXT_NO_BYTE}, {"\\x4g", TEXT_NO_BYTE},
                 {"\\x41b", 0x41}};
    for (size_t i = 0; i < sizeof texts / sizeof texts[0]; i++)
        assert_int_equal(text_hex_escape(texts[i].text, strlen(texts[i].text)), texts[i].byte);
}

/* What is passed on without a look at each character is what would be passed on all the same. */
TEST(plain)
{
    for (int byte = 0; byte < 256; byte++) {
        const char bytes[] = {'a', (char)byte, 'b'};
        struct visible shown = text_next_visible(bytes + 1, 1);
        assert_int_equal(text_plain(bytes, 3), shown.escaped ? 1 : 3);
        assert_int_equal(text_plain(bytes, 1), 1);
        assert_int_equal(text_plain(bytes, 0), 0);
    }
}

/* With room for all of a number, and for a part of it. */
TEST(numbers)
{
    static const long numbers[] = {0, 1, 9, 10, 99, 100, -1, -10, LONG_MAX, LONG_MIN};
    for (size_t i = 0; i < sizeof numbers / sizeof numbers[0]; i++)
        for (size_t size = 0; size <= 32; size++) {
            char bytes[33], expected[33] = "";
            struct text text = text_begin(bytes, size);
            text_add_number(&text, numbers[i]);
            assert_int_equal(text.length, snprintf(expected, size, "%ld", numbers[i]));
            if (size > 0)
                assert_string_equal(bytes, expected);
        }
}

/* Append what an output writes to a text. */
static int append(void *context, const char *bytes, size_t length)
{
    struct text *text = context;
    text_add(text, bytes, length);
    return 0;
}

/* Formatted text is cut, counted and appended as any other, wherever its room ends. */
TEST(formats)
{
    static const char whole[] = "line 7: d4-d8";
    for (size_t size = 0; size <= sizeof whole + 1; size++) {
        char bytes[sizeof whole + 1];
        struct text text = text_begin(bytes, size);
        text_add_string(&text, "line ");
        text_format(&text, "%d: %s", 7, "d4-d8");
        assert_int_equal(text.length, strlen(whole));
        if (size > 0) {
            assert_int_equal(strlen(bytes), size > strlen(whole) ? strlen(whole) : size - 1);
            assert_memory_equal(bytes, whole, strlen(bytes));
        }
    }
    for (size_t before = OUTPUT_BUFFER - 20; before < OUTPUT_BUFFER; before++) {
        static char got[2 * OUTPUT_BUFFER], expected[2 * OUTPUT_BUFFER];
        struct text text = text_begin(got, sizeof got);
        struct output output;
        output_begin(&output, append, &text);
        memset(expected, '.', before);
        output_bytes(&output, expected, before);
        output_format(&output, "%s", whole);
        output_string(&output, ".");
        assert_int_equal(output_flush(&output), 0);
        snprintf(expected + before, sizeof expected - before, "%s.", whole);
        assert_string_equal(got, expected);
    }
}

TEST(ascii_of_any_length)
{
    enum { MOST = 300 };
    for (size_t length = 0; length <= MOST; length += 7) {
        /* In memory of exactly this length, so that sanitizers see the bounds. */
        char *text = malloc(length + 1);
        assert_non_null(text);
        memset(text, '\x7f', length + 1);
        assert_int_equal(text_ascii(text, length), length);
        assert_true(text_is_utf8(text, length));
        for (size_t at = 0; at < length; at++) {
            text[at] = '\x80';
            assert_int_equal(text_ascii(text, length), at);
            assert_false(text_is_utf8(text, length));
            text[at] = '\x7f';
        }
        free(text);
    }
}

int main(void)
{
    return run_defined_tests(NULL, NULL);
}
