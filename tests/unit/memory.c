/* SPDX-License-Identifier: BSD-2-Clause */
/*
 * Memory that runs out: the first allocation fails, then the second, and so on until
 * everything succeeds.  Each time the answer is failure or the right one, and nothing
 * leaks.
 */
#include "record/record.h"
#include "registry/notation_list.h"
#include "support/bulk_driver.h"
#include "support/failing_memory.h"
#include "support/record_driver.h"

/* ---- Records that use memory in every way ------------------------------- */

static int count_bytes(void *context, const char *bytes, size_t length)
{
    (void)bytes;
    *(size_t *)context += length;
    return 0;
}

/* A text, and the notation in which its records are written. */
struct conversion {
    const char *text;
    size_t length;
    const char *target;
};

/* Read and write everything; the number of bytes written, or -1 if memory ran out. */
static long convert_all(const void *context)
{
    const struct conversion *all = context;
    struct source source = {all->text, all->length, 0};
    size_t written = 0;
    const yinsh_record *record;
    yinsh_reader *reader = yinsh_reader_new(give, &source, NULL);
    int found = reader == NULL ? -1 : 1;
    while (found == 1) {
        found = yinsh_reader_next(reader, &record);
        if (found != 1)
            break;
        assert_int_equal(yinsh_record_status(record), YINSH_STATUS_OK);
        assert_int_equal(yinsh_record_write(record, all->target, count_bytes, &written), 0);
    }
    yinsh_reader_free(reader);
    return found < 0 ? -1 : (long)written;
}

static void fail_one_after_another(const char *text, size_t length, const char *target)
{
    const struct conversion all = {text, length, target};
    assert_true(memory_fails_each(true, convert_all, &all, -1) > 2);
}

static char text[400000];

static size_t gipf_text(void)
{
    size_t used = (size_t)snprintf(text, sizeof text, "[White \"a\"]\n{%020000d}", 0);
    for (int i = 0; i < 200; i++)
        used += (size_t)snprintf(text + used, sizeof text - used, "{c%d} ", i);
    used += (size_t)snprintf(text + used, sizeof text - used,
                             "1.e3! {[%%tm 5,6]} 2.a5 *\n[Black \"b\"]\n{%0200000d} *\n", 0);
    return used;
}

static size_t boardspace_text(void)
{
    size_t used = (size_t)snprintf(text, sizeof text,
                                   "(;GM[24]CM[0,1]XX[%030000d]P0[id \"a\"]P1[id \"b\"]\n"
                                   "; P0[1 place wr E 3]TM[5]C[c]\n; P0[2 Done]TM[6]\n",
                                   0);
    for (int i = 0; i < 200; i++)
        used += (size_t)snprintf(text + used, sizeof text - used, "; C[c%d]\n", i);
    used += (size_t)snprintf(text + used, sizeof text - used, "; P1[3 Resign]TM[7]\n)\n");
    return used;
}

TEST(gipf)
{
    size_t length = gipf_text();
    fail_one_after_another(text, length, "gipf");
    fail_one_after_another(text, length, "boardspace");
}

TEST(boardspace)
{
    size_t length = boardspace_text();
    fail_one_after_another(text, length, "boardspace");
    fail_one_after_another(text, length, "gipf-short");
}

/* Read records summarised, of which the bytes come slowly; the number of tags, or -1. */
static long tags_in(const void *text_of)
{
    static const struct way way = {.piece = 3000, .pauses = true};
    struct way_source source = {text_of, strlen(text_of), &way, false};
    const struct yinsh_record *record;
    yinsh_reader *reader = way_begin(&source);
    int found = reader == NULL ? READER_FAILED : READER_RECORD;
    long tags = 0;
    if (reader != NULL)
        reader_summarise(reader, true);
    while (found == READER_RECORD && (found = way_next(reader, &record)) == READER_RECORD)
        tags += (long)record->tag_count;
    yinsh_reader_free(reader);
    return found == READER_FAILED ? -1 : tags;
}

/* One allocation that fails while bytes are still to come costs no part of a record. */
TEST(summarised)
{
#define PLACED "3.a4 4.a5 5.b1 6.k7 7.k8 8.k9 9.k10 10.j11"
    snprintf(text, sizeof text,
             "[White \"a\"]\n[Event \"%05000d\"]\n1.a2 2.a3 {%090000d} " PLACED
             "\n*\n[White \"b\"]\n1.a2 2.a3 " PLACED "\n",
             0, 0);
    assert_int_equal(tags_in(text), 3);
    assert_true(memory_fails_each(false, tags_in, text, -1) > 4);
}

/* Skip records, and read those that cannot be; how many are good, or -1. */
static long skipped_in(const void *text_of)
{
    static const struct way way = {.piece = 3000};
    struct way_source source = {text_of, strlen(text_of), &way, false};
    const struct yinsh_record *record;
    uint64_t count, unfinished;
    yinsh_reader *reader = way_begin(&source);
    int found = reader == NULL ? READER_FAILED : READER_RECORD;
    long good = 0;
    while (found == READER_RECORD) {
        reader_skip(reader, &count, &unfinished);
        good += (long)count;
        found = reader_next(reader, &record);
        good += found == READER_RECORD && record_is_good(record);
    }
    yinsh_reader_free(reader);
    return found == READER_FAILED ? -1 : good;
}

/* Without memory to tell the notation, a source is not in none. */
TEST(skipped)
{
    snprintf(text, sizeof text, "1.a2 2.a3 " PLACED " *\n");
    assert_int_equal(skipped_in(text), 1);
    assert_true(memory_fails_each(false, skipped_in, text, -1) > 2);
}

/* Nor is half of a game good, if there is none to read what was joined to it. */
TEST(halves)
{
    snprintf(text, sizeof text,
             "k8\nc1\ne10\ng6\nj7\ng2\nf3\nj9\nb3\nk9\nk8-j8yes MSG %03000d\nc1-c2\n", 0);
    assert_int_equal(skipped_in(text), 0);
    assert_true(memory_fails_each(false, skipped_in, text, -1) > 2);
}

/* A source that states another name again and again does not take more and more memory. */
TEST(carried_names)
{
    static struct yinsh_record record;
    char value[1000];
    long before = memory_held();
    record_reset(&record);
    for (int i = 0; i < 20000; i++) {
        memset(value, 'a' + i % 26, sizeof value);
        record_carry_name(&record, i % 2 == 0 ? YINSH_WHITE : YINSH_BLACK,
                          (struct words){value, sizeof value});
        assert_true(memory_held() - before < 12);
    }
    record_take_carried(&record, (struct place){0, 0});
    assert_int_equal(record.tag_count, 2);
    assert_int_equal(record_find_tag(&record, "Black")->value[999], 'a' + 19999 % 26);
    record_free(&record);
    assert_int_equal(memory_held(), before);
}

/* Every notation that is read and written, there and back. */
TEST(every_notation)
{
    static const char game[] = "[White \"a\"]\n[Black \"b\"]\n"
                               "1.e3 2.a5 3.f6 4.b4 5.g7 6.c3 7.h8 8.d2 9.i9 10.k8\n"
                               "11.e3-e7 {c} 12.a5-a4 *\n";
    for (const struct notation *const *target = notation_table; *target != NULL; target++) {
        struct source source = {game, sizeof game - 1, 0};
        const yinsh_record *record;
        yinsh_reader *reader = yinsh_reader_new(give, &source, NULL);
        if ((*target)->read == NULL || (*target)->write == NULL) {
            yinsh_reader_free(reader);
            continue;
        }
        assert_int_equal(yinsh_reader_next(reader, &record), 1);
        struct buffer written = {NULL, 0};
        assert_int_equal(yinsh_record_write(record, (*target)->name, collect, &written), 0);
        yinsh_reader_free(reader);
        fail_one_after_another(written.bytes, written.length, (*target)->name);
        fail_one_after_another(written.bytes, written.length, "gipf");
        free(written.bytes);
    }
}

int main(void)
{
    return run_defined_tests(NULL, NULL);
}
