/* SPDX-License-Identifier: BSD-2-Clause */
/* What a source states for all of its records, what a broken record takes, and names of faults. */
#include "record/tags.h"
#include "support/record_driver.h"

static struct yinsh_record record, again;

static void carry(const char *name, const char *value)
{
    record_carry_tag(&record, name, value, strlen(value));
}

static const char *carried(void)
{
    static char line[512];
    struct text text = text_begin(line, sizeof line);
    for (size_t i = 0; i < record.source.carried_count; i++) {
        text_add_string(&text, i > 0 ? " " : "");
        text_add_string(&text, record.source.carried[i].name);
        text_add_string(&text, "=");
        text_add(&text, record.source.carried[i].value, record.source.carried[i].length);
    }
    return line;
}

TEST(tags_of_a_source)
{
    char name[] = "T0";
    record_reset(&record);
    carry("White", "Ann");
    carry("Black", "Ben");
    assert_string_equal(carried(), "White=Ann Black=Ben");
    /* The same again, another of the same length, and one of another. */
    carry("White", "Ann");
    carry("Black", "Bob");
    assert_string_equal(carried(), "White=Ann Black=Bob");
    carry("White", "Annabel");
    assert_string_equal(carried(), "White=Annabel Black=Bob");
    /* There is room for so many and no more, but for those that are there. */
    for (int i = 2; i < RECORD_CARRIED + 1; i++) {
        name[1] = (char)('0' + i);
        carry(name, "x");
    }
    assert_int_equal(record.source.carried_count, RECORD_CARRIED);
    carry("White", "Eve");
    assert_memory_equal(carried(), "White=Eve Black=Bob T2=x", 24);
    assert_null(strstr(carried(), "T8"));
}

/* After an error nothing more is taken. */
TEST(tags_after_an_error)
{
    const struct place place = {0, 0};
    record_free(&record);
    memset(&record, 0, sizeof record);
    record_reset(&record);
    assert_true(record_tag(&record, words_of("Event"), words_of("x"), place));
    assert_false(record_fault(&record, FAULT_SYNTAX_LINE, place, "y"));
    assert_false(record_tag(&record, words_of("Site"), words_of("x"), place));
    assert_int_equal(record.tag_count, 1);
    carry("White", "Ann");
    assert_string_equal(carried(), "");
}

TEST(codes_that_are_none)
{
    static const yinsh_fault codes[] = {-1, -2147483647};
    for (size_t i = 0; i < sizeof codes / sizeof codes[0]; i++) {
        assert_null(yinsh_fault_name(codes[i]));
        assert_null(yinsh_fault_clause(codes[i]));
        assert_int_equal(yinsh_fault_level(codes[i]), YINSH_LEVEL_NONE);
    }
    assert_null(yinsh_fault_name(yinsh_fault_count()));
    assert_null(yinsh_fault_clause(yinsh_fault_count()));
    assert_int_equal(yinsh_fault_level(yinsh_fault_count()), YINSH_LEVEL_NONE);
    assert_int_equal(yinsh_fault_level(0), YINSH_LEVEL_NONE);
    assert_string_equal(yinsh_fault_name(0), "none");
    for (yinsh_fault code = 1; code < yinsh_fault_count(); code++)
        assert_int_not_equal(yinsh_fault_level(code), YINSH_LEVEL_NONE);
}

RUN_RECORD_TESTS()
