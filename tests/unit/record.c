/* SPDX-License-Identifier: BSD-2-Clause */
/* What a source states for all of its records, what a broken record takes, and names of faults. */
#include "record/record.h"
#include "support/record_driver.h"

static struct yinsh_record record, again;

static void carry(enum yinsh_colour colour, const char *name)
{
    record_carry_name(&record, colour, words_of(name));
}

/* The names that the source states, with a blank between them. */
static const char *carried(void)
{
    static char line[512];
    struct text text = text_begin(line, sizeof line);
    for (int colour = YINSH_WHITE; colour <= YINSH_BLACK; colour++) {
        const struct bytes *name = &record.source.names[colour];
        text_add_string(&text, colour == YINSH_BLACK ? " " : "");
        text_add_string(&text, name->at == NULL ? "none" : "");
        text_add(&text, name->at != NULL ? name->at : "", name->length);
    }
    return line;
}

TEST(names_of_a_source)
{
    record_reset(&record);
    assert_string_equal(carried(), "none none");
    assert_false(record.source.carries);
    carry(YINSH_BLACK, "Ben");
    assert_true(record.source.carries);
    assert_string_equal(carried(), "none Ben");
    carry(YINSH_WHITE, "Ann");
    /* The same again, another of the same length, and one of another. */
    carry(YINSH_WHITE, "Ann");
    carry(YINSH_BLACK, "Bob");
    assert_string_equal(carried(), "Ann Bob");
    carry(YINSH_WHITE, "Annabel");
    assert_string_equal(carried(), "Annabel Bob");
    /* They are kept for the next record, and an empty one is a name, too. */
    record_reset(&record);
    carry(YINSH_WHITE, "");
    assert_string_equal(carried(), " Bob");
    record_forget_source(&record);
    assert_false(record.source.carries);
    assert_string_equal(carried(), "none none");
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
    carry(YINSH_WHITE, "Ann");
    assert_string_equal(carried(), "none none");
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
