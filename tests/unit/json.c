/* SPDX-License-Identifier: BSD-2-Clause */
/* Finding and checking JSON values. */
#include "support/tests.h"
#include "json/json_walk.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static struct json_error error;

/* A copy of exactly its length, so that sanitizers see the bounds. */
static char *exactly(const char *bytes, size_t length)
{
    char *copy = malloc(length > 0 ? length : 1);
    assert_non_null(copy);
    memcpy(copy, bytes, length);
    return copy;
}

/* ---- Finding ----------------------------------------------------------- */

/* The length of the value at the start of a text, or 0 if none is found. */
static size_t skipped(const char *text, bool *starved)
{
    size_t length = strlen(text);
    char *copy = exactly(text, length);
    struct cursor cursor = cursor_over(copy, length);
    struct json_value value = {NULL, 0};
    bool found = value_skip(&cursor, &value);
    assert_ptr_equal(cursor.at, copy + (found ? value.length : 0));
    if (found)
        assert_ptr_equal(value.bytes, copy);
    *starved = cursor.starved;
    free(copy);
    return found ? value.length : 0;
}

TEST(values_are_found)
{
    static const struct {
        const char *text;
        size_t length;
        bool starved;
    } values[] = {
        {"{}", 2, false},
        {"[]x", 2, false},
        {"{\"a\":[1,{\"b\":\"]}\"}]},", 20, false},
        {"\"a\\\"b\" ", 6, false},
        {"\"a\\\\\" ", 5, false},
        {"12", 2, true},
        {"-1.5e+7,", 7, false},
        {"true]", 4, false},
        {"null", 4, true},
        /* Not closed before the end, so that more bytes may help. */
        {"", 0, true},
        {"{", 0, true},
        {"{\"a\":[1", 0, true},
        {"\"a", 0, true},
        {"\"a\\", 0, true},
        {"\"a\\\"", 0, true},
        {"[\"", 0, true},
        /* Broken. */
        {"[1}", 0, false},
        {"{]", 0, false},
        {"\"a\n\"", 0, false},
        {"\"a\\\n\"", 0, false},
        {"}", 0, false},
        {",1", 0, false},
        {":", 0, false},
    };
    for (size_t i = 0; i < sizeof values / sizeof values[0]; i++) {
        bool starved;
        assert_int_equal(skipped(values[i].text, &starved), values[i].length);
        assert_int_equal(starved, values[i].starved);
    }
}

TEST(values_are_found_however_short_the_window)
{
    static const char text[] = "{\"a\":[1,{\"b\":\"\\\"]}\"}],\"c\":null}";
    for (size_t length = 0; length < sizeof text - 1; length++) {
        char *copy = exactly(text, length);
        struct cursor cursor = cursor_over(copy, length);
        struct json_value value;
        assert_false(value_skip(&cursor, &value));
        assert_true(cursor.starved);
        assert_ptr_equal(cursor.at, copy);
        free(copy);
    }
}

static void nest(char *text, size_t depth)
{
    memset(text, '[', depth);
    memset(text + depth, ']', depth);
    text[2 * depth] = '\0';
}

TEST(depth_is_limited)
{
    char text[4 * JSON_DEPTH];
    bool starved;
    nest(text, JSON_DEPTH);
    assert_int_equal(skipped(text, &starved), 2 * JSON_DEPTH);
    nest(text, JSON_DEPTH + 1);
    assert_int_equal(skipped(text, &starved), 0);
    assert_false(starved);
}

TEST(walks)
{
    static const char object[] = "{ \"a\" : 1 , \"b\":[ ],\"a\":2}";
    static const char array[] = "[1, \"x\" ,{}]";
    struct json_value name, value, whole = {object, sizeof object - 1};
    struct json_walk walk = value_walk(whole);
    assert_true(value_next(&walk, &name, &value));
    assert_true(value_is(name, "a"));
    assert_int_equal(value.length, 1);
    assert_true(value_next(&walk, &name, &value));
    assert_true(value_is(name, "b"));
    assert_true(value_is_array(value));
    assert_true(value_next(&walk, &name, &value));
    assert_false(value_next(&walk, &name, &value));
    assert_false(value_next(&walk, &name, &value));
    assert_memory_equal(value_member(whole, "a").bytes, "1", 1);
    assert_int_equal(value_member(whole, "c").length, 0);
    assert_true(value_is_object(whole));
    whole = (struct json_value){array, sizeof array - 1};
    walk = value_walk(whole);
    assert_true(value_next(&walk, &name, &value));
    assert_int_equal(name.length, 0);
    assert_true(value_next(&walk, &name, &value));
    assert_true(value_is_string(value));
    assert_true(value_next(&walk, &name, &value));
    assert_true(value_is_object(value));
    assert_false(value_next(&walk, &name, &value));
    assert_int_equal(value_member(whole, "a").length, 0);
    /* What is neither is empty. */
    walk = value_walk((struct json_value){"12", 2});
    assert_false(value_next(&walk, &name, &value));
    walk = value_walk((struct json_value){NULL, 0});
    assert_false(value_next(&walk, &name, &value));
    assert_false(value_is_object((struct json_value){NULL, 0}));
}

TEST(members_of_a_list)
{
    static const char object[] =
        "{\"from\":1,\"turn\" :2,\"fro\":[3],\"t\\u006f\": \"]\",\"fromm\":4}";
    static const char *const names[] = {"turn", "from", "to", NULL};
    static const size_t found[] = {1, 0, 3, 2, 3};
    struct json_value name, value, whole = {object, sizeof object - 1}, none[3] = {{NULL, 0}};
    for (size_t begin = 0; begin <= 3; begin++) {
        struct json_walk walk = value_walk(whole);
        for (size_t i = 0; i < sizeof found / sizeof found[0]; i++) {
            size_t index = begin;
            assert_true(value_next_name(&walk, names, none, &index, &name));
            assert_true(value_take_next(&walk, &value));
            assert_int_equal(index, found[i]);
            assert_true(value_is_string(name));
            assert_int_equal(name.bytes[name.length - 1], '"');
        }
        size_t index = begin;
        assert_memory_equal(value.bytes, "4}", 2);
        assert_false(value_next_name(&walk, names, none, &index, &name));
        assert_int_equal(walk.twice.length, 0);
    }
    struct json_walk array = value_walk((struct json_value){"[1]", 3});
    assert_false(value_next_name(&array, names, none, &(size_t){0}, &name));
}

TEST(members_are_found)
{
    static const char text[] = "[{\"b\":1,\"x\":[{}],\"a\":2,\"x\":3} ,{\"a\":4]";
    static const char *const names[] = {"a", "b", "c", NULL};
    struct json_value values[4] = {{NULL, 0}}, object;
    struct json_walk walk = value_walk((struct json_value){text, sizeof text - 1});
    assert_true(value_open_next(&walk, '}'));
    assert_true(value_take_members(&walk, ']', names, values, &object));
    assert_memory_equal(object.bytes, "{\"b\":1,\"x\":[{}],\"a\":2,\"x\":3}", 28);
    assert_int_equal(object.length, 28);
    assert_memory_equal(values[0].bytes, "2", 1);
    assert_memory_equal(values[1].bytes, "1", 1);
    assert_int_equal(values[2].length, 0);
    assert_memory_equal(values[3].bytes, "3", 1);
    memset(values, 0, sizeof values);
    assert_true(value_open_next(&walk, '}'));
    assert_false(value_take_members(&walk, ']', names, values, &object));
    assert_int_equal(walk.twice.length, 0);
    assert_memory_equal(values[0].bytes, "4", 1);
}

TEST(members_that_appear_twice)
{
    /* However the second name is written, and whatever is after it. */
    static const char *const texts[] = {
        "[{\"a\":1,\"b\":2,\"a\":3,\"b\":4,\"c\":5,\"a long name that makes room\":0}]",
        "[{\"b\":1,\"a\":2,\"\\u0061\":3}]", "[{\"a\":1,\"x\":{},\"a\" : ?"};
    static const size_t seconds[] = {14, 14, 15};
    static const char *const names[] = {"a", "b", NULL};
    for (size_t i = 0; i < sizeof texts / sizeof texts[0]; i++) {
        struct json_value values[3] = {{NULL, 0}}, object;
        struct json_walk walk = value_walk((struct json_value){texts[i], strlen(texts[i])});
        walk.error = &error;
        assert_true(value_open_next(&walk, '}'));
        assert_false(value_take_members(&walk, ']', names, values, &object));
        assert_ptr_equal(walk.twice.bytes, texts[i] + seconds[i]);
        assert_ptr_equal(error.at, walk.twice.bytes);
        assert_int_equal(error.length, walk.twice.length);
        assert_string_equal(error.reason, "a member appears twice");
        /* Nothing is left of the walk. */
        assert_false(value_next(&walk, &object, &values[0]));
        assert_false(value_close(&walk, ']'));
    }
}

TEST(objects_are_opened)
{
    static const char array[] = "[{\"a\":1}, {} ,7,{}]";
    struct json_walk walk = value_walk((struct json_value){array, sizeof array - 1});
    struct json_value name, value;
    assert_true(value_open_next(&walk, '}'));
    assert_true(value_next(&walk, &name, &value));
    assert_false(value_next(&walk, &name, &value));
    assert_true(value_close(&walk, ']'));
    assert_ptr_equal(walk.cursor.at, array + 8);
    assert_true(value_open_next(&walk, '}'));
    assert_false(value_next(&walk, &name, &value));
    assert_true(value_close(&walk, ']'));
    assert_false(value_open_next(&walk, '}'));
    assert_true(value_next(&walk, &name, &value));
    assert_memory_equal(value.bytes, "7", 1);
    assert_false(value_close(&walk, ']'));
    assert_true(value_open_next(&walk, '}'));
    assert_true(value_close(&walk, ']'));
    assert_false(value_open_next(&walk, '}'));
    assert_true(value_close(&walk, '\0'));
    walk = value_walk((struct json_value){"{\"a\":{}}", 8});
    assert_false(value_open_next(&walk, '}'));
}

/* A walk over what was not checked ends before what is wrong, and not at the bracket. */
TEST(walks_end_at_what_is_wrong)
{
    static const char *const values[] = {
        "[1,]",     "[,1]",  "[1 2]",      "[1}",        "[1,,2]",  "[1:2]",     "{\"a\" 1}",
        "{\"a\":}", "{a:1}", "{\"a\":1,}", "{,\"a\":1}", "{\"a\"}", "{\"a\":1]", "{\"a\":1 \"b\"",
        "[1\v,2]",  "[1,2",  "[\"",        "{\"a\"",     "{\"a\":", "["};
    for (size_t i = 0; i < sizeof values / sizeof values[0]; i++) {
        size_t length = strlen(values[i]);
        char *copy = exactly(values[i], length);
        struct json_walk walk = value_walk((struct json_value){copy, length});
        struct json_value name, value;
        while (value_next(&walk, &name, &value))
            continue;
        assert_false(value_close(&walk, '\0'));
        free(copy);
    }
}

TEST(the_longest_inside)
{
    static const char text[] = "{\"a\":[1],\"b\":{\"c\":[1,2,3,4,5]} ,\"d\":[ 7 ]}";
    struct cursor cursor = cursor_over(text, sizeof text - 1);
    struct json_value value, longest, name;
    assert_true(value_take(&cursor, NULL, &value, &longest, &error));
    assert_memory_equal(longest.bytes, "{\"c\":[1,2,3,4,5]}", 17);
    assert_int_equal(longest.length, 17);
    struct json_walk walk = value_walk(value);
    walk.known = longest;
    assert_true(value_next(&walk, &name, &value));
    assert_true(value_next(&walk, &name, &value));
    assert_ptr_equal(value.bytes, longest.bytes);
    assert_int_equal(value.length, 17);
    assert_true(value_next(&walk, &name, &value));
    assert_int_equal(value.length, 5);
    assert_false(value_next(&walk, &name, &value));
    cursor = cursor_over("[1]", 3);
    assert_true(value_take(&cursor, NULL, &value, &longest, &error));
    assert_int_equal(longest.length, 0);
}

/* ---- Checking ---------------------------------------------------------- */

/* What is wrong with a text as "OFFSET WORDS", or "" if nothing is. */
static const char *judged(const char *text, size_t length, size_t *taken, bool *starved)
{
    static char line[sizeof error.reason + 32];
    struct json_value value = {NULL, 0};
    char *copy = exactly(text, length);
    struct cursor cursor = cursor_over(copy, length);
    bool good = value_take(&cursor, NULL, &value, NULL, &error);
    assert_true(cursor.at <= cursor.end);
    line[0] = '\0';
    if (!good)
        snprintf(line, sizeof line, "%td %s", error.at - copy, error.reason);
    *taken = value.length;
    *starved = cursor.starved;
    free(copy);
    return line;
}

static void expect(const char *text, const char *words)
{
    size_t taken;
    bool starved;
    assert_string_equal(judged(text, strlen(text), &taken, &starved), words);
    if (*words == '\0')
        assert_int_equal(taken, strlen(text));
}

TEST(good_texts)
{
    static const char *const texts[] = {
        /* Texts of every kind. */
        "{}", "[]", "0", "-0.5e-7", "true", "\"\"", "[ ]", "{ }", "[1,2 , [3]]",
        "{\"a\":{\"b\":[{}]},\r\n\t\"c\":\"x\"}", "\"\\u00e9\\ud83d\\ude00\\n\\/\"",
        "\"\xC3\xA9\xF0\x9F\x98\x80\x7F\"", "\"\\u0000\"",
        /* Numbers. */
        "9223372036854775807", "-9223372036854775808", "[null,false]", "-0", "0e1", "0E+1",
        "1.5E-7", "123e65", "9.99e308", "0.00001e313", "0e999999", "0.000e999999",
        "1e-99999999999999999999",
        /* What is in strings, and white space. */
        "[[[[]]],{\"\":[{}]}]", "{\"a\":1,\"a\":1}", "\"\\uDBFF\\uDFFF\\\"\\b\\f\\r\\t\"",
        "\"\xEF\xBF\xBF\xF4\x8F\xBF\xBF\xE2\x80\xA8\"", "\"/*x*/ [,] {:}\"", "[\t1\r\n]"};
    for (size_t i = 0; i < sizeof texts / sizeof texts[0]; i++)
        expect(texts[i], "");
}

TEST(broken_texts)
{
    expect("", "0 the value is not closed");
    expect("{", "1 the value is not closed");
    expect("{\"a\":1  ", "6 the value is not closed");
    expect("{\"a\"", "4 the value is not closed");
    expect("{,}", "1 expected a name or }, not ,");
    expect("{\"a\":1,}", "7 expected a name, not }");
    expect("{\"a\" 1}", "5 expected a colon, not 1");
    expect("{\"a\" \"bcd\"}", "5 expected a colon, not \"bcd\"");
    expect("{\"a\":}", "5 expected a value, not }");
    expect("{\"a\":1 \"b\":2}", "7 expected a comma or }, not \"b\"");
    expect("{a:1}", "1 expected a name or }, not a");
    expect("{1:1}", "1 expected a name or }, not 1");
    expect("{\"a\"::1}", "5 expected a value, not :");
    expect("[1,]", "3 expected a value, not ]");
    expect("[,1]", "1 expected a value or ], not ,");
    expect("[1 2]", "3 expected a comma or ], not 2");
    expect("[{}{}]", "3 expected a comma or ], not {");
    expect("[1}", "2 expected a comma or ], not }");
    expect("[1:2]", "2 expected a comma or ], not :");
    expect("}", "0 expected a value, not }");
    expect("]", "0 expected a value, not ]");
    expect("'a'", "0 expected a value, not '");
    expect("[\v]", "1 expected a value or ], not \\x0b");
    expect("[\xFF]", "1 expected a value or ], not \\xff");
    expect("[\"a]", "1 the string is not closed");
    expect("[\"a\n\"]", "1 the string is not closed");
    expect("[\"a\\\n\"]", "1 the string is not closed");
}

TEST(broken_content)
{
    static const char number[] = "1 the number is out of range",
                      escape[] = "1 an escape in the string is invalid, or half of a pair";
    expect("[tru]", "1 expected a value or ], not tru");
    expect("[1,True]", "3 expected a value, not True");
    expect("{\"a\":nulls}", "5 expected a value, not nulls");
    expect("NaN", "0 expected a value, not NaN");
    static const char *const numbers[] = {"01",    "00",    "-01", "1.",    ".5",  "+1",  "-",
                                          "1.e2",  "1e",    "1e+", "1.2.3", "1-2", "0x1", "--1",
                                          "1e2e3", "1e2.5", "-a",  "1a",    "e5",  "1.-2"};
    for (size_t i = 0; i < sizeof numbers / sizeof numbers[0]; i++) {
        char words[80];
        snprintf(words, sizeof words, "0 expected a value, not %s", numbers[i]);
        expect(numbers[i], words);
    }
    expect("[99999999999999999999]", number);
    expect("[9223372036854775808]", number);
    expect("[-9223372036854775809]", number);
    expect("[1e999]", number);
    expect("[-1e309]", number);
    expect("[1000.0e306]", number);
    expect("[0.0001e313]", number);
    expect("[1e99999999999999999999999999]", number);
    expect("[\"\\q\"]", escape);
    expect("[\"\\u12\"]", escape);
    expect("[\"\\u12g4\"]", escape);
    expect("[\"\\ud800\"]", escape);
    expect("[\"\\udc00x\"]", escape);
    expect("[\"\\ud800\\u0041\"]", escape);
    expect("[\"\\ud800\\ud800\"]", escape);
    expect("[\"\\ud800\\n\"]", escape);
    /* Bytes that are not UTF-8 are those of another charset. */
    expect("[\"a\xFF\"]", "");
    expect("[\"\xC3\"]", "");
    expect("[\"\xED\xA0\x80\\q\"]", escape);
    expect("{\"\\x\":1}", escape);
}

TEST(nul_bytes)
{
    size_t taken;
    bool starved;
    assert_string_equal(judged("[\0]", 3, &taken, &starved), "1 expected a value or ], not \\x00");
    assert_string_equal(judged("[\"\0\"]", 5, &taken, &starved), "1 the string is not closed");
    assert_string_equal(judged("[1\0]", 4, &taken, &starved), "2 expected a comma or ], not \\x00");
}

TEST(depth_is_a_fault)
{
    char text[4 * JSON_DEPTH];
    nest(text, JSON_DEPTH);
    expect(text, "");
    nest(text, JSON_DEPTH + 1);
    expect(text, "64 the values are nested too deeply");
}

/* A text cut anywhere asks for more, and one that is whole does not. */
TEST(windows)
{
    static const char text[] = "{\"a\": [1, \"\\u00e9\\\"\", {}], \"b\": null}";
    size_t taken;
    bool starved;
    for (size_t length = 0; length < sizeof text - 1; length++) {
        assert_string_not_equal(judged(text, length, &taken, &starved), "");
        assert_true(starved);
    }
    assert_string_equal(judged(text, sizeof text - 1, &taken, &starved), "");
    assert_false(starved);
    /* After a number more digits may come. */
    judged("12", 2, &taken, &starved);
    assert_true(starved);
}

static bool begins_with_plus(struct cursor *cursor)
{
    return scan_peek(cursor) == '+';
}

TEST(another_begins)
{
    static const char text[] = "[1,\n 2,\n +3]";
    struct cursor cursor = cursor_over(text, sizeof text - 1);
    struct json_value value;
    assert_false(value_take(&cursor, begins_with_plus, &value, NULL, &error));
    assert_string_equal(error.reason, "the value is not closed");
    assert_int_equal(error.at - text, 7);
    /* The next one begins after the end of that line. */
    assert_ptr_equal(cursor.at + 2, strchr(text, '+'));
    assert_false(cursor.starved);
}

int main(void)
{
    return run_defined_tests(NULL, NULL);
}
