/* SPDX-License-Identifier: BSD-2-Clause */
/* Decoding, comparing and writing JSON values. */
#include "support/tests.h"
#include "json/value.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* ---- Decoding ---------------------------------------------------------- */

static struct json_value value_of(const char *text)
{
    return (struct json_value){text, strlen(text)};
}

TEST(comparing)
{
    assert_true(value_is(value_of("\"kind\""), "kind"));
    assert_true(value_is(value_of("\"\""), ""));
    assert_true(value_is(value_of("\"k\\u0069n\\u0064\""), "kind"));
    assert_true(value_is(value_of("\"1\\/2\""), "1/2"));
    assert_true(value_is(value_of("\"\\b\\f\\n\\r\\t\\\"\\\\\""), "\b\f\n\r\t\"\\"));
    assert_true(value_is(value_of("\"\\u003D\\u003d\""), "=="));
    assert_false(value_is(value_of("\"kind\""), "kin"));
    assert_false(value_is(value_of("\"kin\""), "kind"));
    assert_false(value_is(value_of("\"kin\\u0000\""), "kin"));
    assert_false(value_is(value_of("\"\\u0000\""), ""));
    assert_false(value_is(value_of("\"k\\u0169nd\""), "kind"));
    /* What was not checked may be no escape at all. */
    assert_false(value_is((struct json_value){"\"\\\0\"", 4}, "x"));
    assert_false(value_is((struct json_value){"\"\\u00", 5}, "x"));
    assert_false(value_is((struct json_value){"\"\\", 2}, "x"));
    assert_false(value_is(value_of("kind"), "kind"));
    assert_false(value_is((struct json_value){NULL, 0}, ""));
}

TEST(texts)
{
    struct arena arena = {.chunks = NULL};
    struct words text;
    assert_true(value_text(&arena, value_of("\"a\\u00e9\\n\""), &text));
    assert_string_equal(text.bytes, "a\xC3\xA9\n");
    assert_int_equal(text.length, 4);
    assert_true(value_text(&arena, value_of("\"\\ud83d\\ude00\""), &text));
    assert_string_equal(text.bytes, "\xF0\x9F\x98\x80");
    assert_true(value_text(&arena, value_of("\"a\\u0000b\""), &text));
    assert_memory_equal(text.bytes, "a\0b", 4);
    assert_int_equal(text.length, 3);
    assert_true(value_text(&arena, value_of("\"\""), &text));
    assert_string_equal(text.bytes, "");
    assert_false(value_text(&arena, value_of("12"), &text));
    assert_false(value_text(&arena, value_of("null"), &text));
    assert_false(value_text(&arena, value_of("\"\\ud800\""), &text));
    assert_false(arena.failed);
    /* A failure of the arena is not forgotten. */
    arena.failed = true;
    assert_false(value_text(&arena, value_of("\"\\q\""), &text));
    assert_true(arena.failed);
    arena_free(&arena);
}

TEST(integers)
{
    static const struct {
        const char *text;
        bool good;
        int64_t number;
    } numbers[] = {
        {"0", true, 0},
        {"-0", true, 0},
        {"12", true, 12},
        {"-12", true, -12},
        {"12.0", true, 12},
        {"12.000", true, 12},
        {"999999999999999999", true, 999999999999999999},
        {"9223372036854775807", true, INT64_MAX},
        {"-9223372036854775808", true, INT64_MIN},
        {"9223372036854775808", false, 0},
        {"-9223372036854775809", false, 0},
        {"99999999999999999999999", false, 0},
        {"12.5", false, 0},
        {"12.01", false, 0},
        {"1e3", false, 0},
        {"-", false, 0},
        {"", false, 0},
        {"\"12\"", false, 0},
        {"true", false, 0},
        {"[1]", false, 0},
    };
    for (size_t i = 0; i < sizeof numbers / sizeof numbers[0]; i++) {
        int64_t number = 0;
        assert_int_equal(value_integer(value_of(numbers[i].text), &number), numbers[i].good);
        assert_true(number == numbers[i].number);
    }
}

/* ---- Writing ----------------------------------------------------------- */

struct sink {
    char bytes[4096];
    size_t length;
};

static int take(void *context, const char *bytes, size_t length)
{
    struct sink *sink = context;
    assert_true(sink->length + length < sizeof sink->bytes);
    memcpy(sink->bytes + sink->length, bytes, length);
    sink->length += length;
    sink->bytes[sink->length] = '\0';
    return 0;
}

static struct sink sink;

static bool write_text(const char *bytes, size_t length)
{
    static struct output output;
    sink.length = 0;
    output_begin(&output, take, &sink);
    bool whole = value_write(&output, bytes, length);
    assert_int_equal(output_flush(&output), 0);
    return whole;
}

TEST(writing)
{
    assert_true(write_text("", 0));
    assert_string_equal(sink.bytes, "\"\"");
    assert_true(write_text("a\"b\\c/\n\t\x1b\x7f", 10));
    assert_string_equal(sink.bytes, "\"a\\\"b\\\\c/\\u000a\\u0009\\u001b\\u007f\"");
    assert_true(write_text("\0", 1));
    assert_string_equal(sink.bytes, "\"\\u0000\"");
    /* What moves a terminal's cursor, or is invisible, is not written as it is. */
    assert_true(write_text("\xE2\x80\xA8\xEF\xBB\xBF\xC2\x85", 8));
    assert_string_equal(sink.bytes, "\"\\u2028\\ufeff\\u0085\"");
    assert_true(write_text("\xF3\xA0\x80\xA1", 4));
    assert_string_equal(sink.bytes, "\"\\udb40\\udc21\"");
    assert_true(write_text("\xC3\xA9\xF0\x9F\x98\x80", 6));
    assert_string_equal(sink.bytes, "\"\xC3\xA9\xF0\x9F\x98\x80\"");
    assert_false(write_text("a\xFF\xC3", 3));
    assert_string_equal(sink.bytes, "\"a\\ufffd\\ufffd\"");
}

/* Every character is read back as it was. */
TEST(every_character_returns)
{
    struct arena arena = {.chunks = NULL};
    for (uint32_t code = 0; code < 0x110000; code += code < 0x3100 ? 1 : 61) {
        char bytes[4];
        size_t length = 0;
        struct words back;
        if (code >= 0xD800 && code < 0xE000)
            continue;
        if (code < 0x80) {
            bytes[length++] = (char)code;
        } else {
            int more = code < 0x800 ? 1 : code < 0x10000 ? 2 : 3;
            static const uint32_t first[] = {0, 0xC0, 0xE0, 0xF0};
            bytes[length++] = (char)(first[more] | code >> 6 * more);
            while (more-- > 0)
                bytes[length++] = (char)(0x80 | (code >> 6 * more & 0x3F));
        }
        assert_true(write_text(bytes, length));
        assert_null(value_string_fault(value_of(sink.bytes)));
        assert_true(value_text(&arena, value_of(sink.bytes), &back));
        assert_int_equal(back.length, length);
        assert_memory_equal(back.bytes, bytes, length);
        arena_reset(&arena);
    }
    arena_free(&arena);
}

int main(void)
{
    return run_defined_tests(NULL, NULL);
}
