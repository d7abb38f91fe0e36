/* SPDX-License-Identifier: BSD-2-Clause */
/*
 * Sources that hold records of several notations, given to the reader in pieces of every
 * kind, so that what announces a record lies across their borders.
 */
#define DESCRIBE describe_place
#include "support/record_driver.h"

/* "NOTATION STATUS LINE TURNS;" for every record of a text. */
static inline void describe_place(struct text *out, const struct yinsh_record *of)
{
    const char *name = yinsh_record_notation(of);
    text_add_string(out, name != NULL ? name : "none");
    text_add_string(out, " ");
    text_add_string(out, yinsh_status_name(yinsh_record_status(of)));
    text_add_string(out, " ");
    text_add_number(out, (long)of->window.line);
    text_add_string(out, " ");
    text_add_number(out, yinsh_record_turns(of));
    text_add_string(out, ";");
}

/* The same, whatever pieces the text comes in. */
static void assert_summary(const char *text, const char *expected)
{
    static const size_t pieces[] = {0, 1, 2, 3, 7, 61, 511, 512, 513};
    for (size_t i = 0; i < sizeof pieces / sizeof pieces[0]; i++)
        assert_string_equal(summary_of_bytes(text, strlen(text), pieces[i], NULL), expected);
}

static const char two_notations[] = "[White \"a\"]\n"
                                    "1.e3 2.a5\n"
                                    "\n"
                                    "(;GM[24]VV[2]CM[0,1]P0[id \"x\"]P1[id \"y\"]\n"
                                    "; P0[0 Start White]; P0[1 place wr E 3]; P0[2 Done]\n"
                                    "; P1[3 Resign]; P1[4 Done])\n"
                                    "[White \"b\"]\n"
                                    "1.e3 *\n"
                                    "(;GM[24]P0[id \"x\"]P1[id \"y\"]\n"
                                    "; P0[1 place wr F 3])\n";

TEST(mixture)
{
    assert_summary(two_notations, "gipf ok 1 2;boardspace ok 4 1;gipf ok 7 1;boardspace ok 9 1;");
    /* A notation that was named is that of all records: nothing else ends one of them. */
    assert_string_equal(summary_of_bytes(two_notations, strlen(two_notations), 0, "gipf"),
                        "gipf malformed 1 2;gipf ok 7 1;gipf malformed 9 0;");
}

/* After a broken record the next may be in another notation. */
TEST(mixture_broken)
{
    assert_summary("[White \"a\"]\n"
                   "1.e3 2.zz9 3.g4\n"
                   "(;GM[24]P0[id \"x\"]P1[id \"y\"]\n"
                   "; P0[1 place wr E 99])\n"
                   "[White \"c\"]\n"
                   "1.e3 *\n"
                   "1.e3 2.e3\n"
                   "\n"
                   "  (;GM[24]P0[id \"x\"]P1[id \"y\"]; P0[1 place wr E 3])\n",
                   "gipf malformed 1 1;boardspace illegal 3 0;gipf ok 5 1;gipf illegal 7 1;"
                   "boardspace ok 9 1;");
}

/* Far one after another, with more of a broken record between them than the window holds. */
TEST(mixture_far)
{
    size_t room = 300000, used;
    char *text = malloc(room);
    assert_non_null(text);
    used = (size_t)snprintf(text, room, "1.e3 2.zz9\n");
    while (used < room - 200)
        used += (size_t)snprintf(text + used, room - used, "33.a1-%zu ;x\n", used);
    used += (size_t)snprintf(text + used, room - used,
                             "(;GM[24]P0[id \"x\"]P1[id \"y\"]\n; P0[1 place wr E 3])\n");
    for (size_t piece = 0; piece < 70000; piece += 4999) {
        const char *found = summary_of_bytes(text, used, piece, NULL);
        assert_memory_equal(found, "gipf malformed 1 1;boardspace ok ", 33);
    }
    free(text);
}

/* After a broken record near the end of what was read so far its rest is no other record. */
TEST(broken_near_the_end)
{
    char text[8192];
    size_t used = 0;
    for (int i = 0; i < 80; i++)
        used += (size_t)snprintf(text + used, sizeof text - used, "{%060d}\n", i);
    snprintf(text + used, sizeof text - used, "1.e3 2.e3\n3.a2\n4.a3\n1-0\n\n1.e5 *\n");
    for (size_t piece = 1; piece < 6000; piece += 7)
        assert_string_equal(summary_of_bytes(text, strlen(text), piece, NULL),
                            "gipf illegal 1 1;gipf ok 86 1;");
}

/* Report the same about (begin, middle) and of that with white space after it, in pieces of any
 * size.
 */
static void assert_same_in_pieces(const char *begin, const char *middle, const char *notation)
{
    enum { BLANKS = 700 };
    static const size_t pieces[] = {1, 3, 64, 1000, 4096, 4800, 5000, 5300, 65536};
    size_t length = strlen(begin) + strlen(middle);
    char *text = malloc(length + BLANKS + 1);
    assert_non_null(text);
    snprintf(text, length + 1, "%s%s", begin, middle);
    memset(text + length, '\n', BLANKS);
    char *expected = strdup(summary_of_bytes(text, length, 0, notation));
    assert_non_null(expected);
    for (size_t i = 0; i < sizeof pieces / sizeof pieces[0]; i++)
        for (size_t blanks = 0; blanks <= BLANKS; blanks += BLANKS / 2)
            assert_string_equal(summary_of_bytes(text, length + blanks, pieces[i], notation),
                                expected);
    free(expected);
    free(text);
}

/* Where the next record begins does not depend on how much of the source was there. */
TEST(broken_in_pieces)
{
    static const char *const broken[] = {
        /* A comment that is closed far away, one that is not, and one that tags end. */
        "1.e5 2.e5 {\n1.e5 a comment of lines, in which\n1.e6\n1.e7 is\n} 3.e6 *\n1.e5 *\n",
        "1.e5 2.e5 {\n1.e5 no comment, in which\n1.e6 *\n{ 1.e7 is *\n",
        "1.e5 2.e5 {\n1.e5 no comment\n[White \"a\"]\n1.e6 } 1.e7\n",
        /* A bracket in a line begins no record, one at the start of a line does. */
        "1.e5 2.e5 26...k10-i1[ 5.e6 3.k10[ {}[ *\n1.e5 *\n",
        "1.e5 2.e5 4.e6\n \t [White \"a\"]\n1.e6 *\n",
        /* Words, and lines of tags, that are cut. */
        "1.e5 2.e5 aaaaaaaaaaaaaaaaaaaa1.e5 2.e6 00000000000000000001.e5 *\n1.e6\n",
        "[White \"a\"]\n[Black b a 1.e5 1.e6 1-0 1.e5]\n1.e5 *\n1.e5\n",
        /* Another notation, in what may be a comment. */
        "1.e5 2.e5 {\n(;GM[24]P0[id \"x\"]P1[id \"y\"]\n; P0[1 place wr E 3])\n} 1.e5\n",
        "1.e5 2.e5 {\n1.e5 *\n(;GM[24]P0[id \"x\"]P1[id \"y\"]\n; P0[1 place wr E 3])\n",
    };
    for (size_t i = 0; i < sizeof broken / sizeof broken[0]; i++)
        for (size_t before = 4000; before < 4200; before += 9) {
            char begin[4300];
            size_t used = 0;
            while (used < before)
                used += (size_t)snprintf(begin + used, sizeof begin - used, "1.e5 *%*s\n",
                                         before - used < 200 ? (int)(before - used) : 73, "");
            assert_same_in_pieces(begin, broken[i], before % 2 == 0 ? NULL : "gipf");
        }
}

/* What only looks like another notation, inside a line or a comment, is none. */
TEST(no_mixture)
{
    assert_summary("[White \"a\"]\n1.e3 {\n(;GM[24]\n} 2.a5 {(;} *\n", "gipf ok 1 2;");
    assert_summary("[White \"a\"]\n1.e3\n{{\"result\": \"white\"} 2.a5 *\n", "gipf ok 1 2;");
    assert_summary("(;GM[24]C[\n[White \"a\"\\]\n1.e3]P0[id \"x\"]P1[id \"y\"]\n"
                   "; P0[1 place wr E 3])\n",
                   "boardspace ok 1 1;");
}

/* A byte order mark is no part of the first record; nor is it one by itself. */
TEST(byte_order_mark)
{
    assert_summary("\xEF\xBB\xBF", "");
    assert_summary("\xEF\xBB\xBF\n", "");
    assert_summary("\xEF\xBB\xBF 1.e3 *\n", "gipf ok 1 1;");
    assert_summary("1", "none malformed 1 0;");
    struct source source = {"\xEF\xBB\xBF"
                            "1.e3 *",
                            9, 1};
    yinsh_reader *reader = yinsh_reader_new(give, &source, NULL);
    const yinsh_record *read;
    assert_int_equal(yinsh_reader_next(reader, &read), 1);
    assert_int_equal(read->window.column, 1 + 3);
    yinsh_reader_free(reader);
}

/* A notation has to be one that can be read. */
TEST(notations_that_are_not_read)
{
    static const char *const names[] = {"", "none", "GIPF"};
    struct source source = {"1.e3", 4, 0};
    for (size_t i = 0; i < sizeof names / sizeof names[0]; i++) {
        yinsh_reader_options options = {.size = sizeof(yinsh_reader_options), .notation = names[i]};
        assert_null(yinsh_reader_new(give, &source, &options));
    }
}

/* Options of a program that was compiled with an older header, a newer one, or set up wrongly. */
TEST(sizes_of_options)
{
    struct {
        yinsh_reader_options known;
        size_t unknown;
    } newer = {.known.size = sizeof newer};
    struct source source = {"1.e3", 4, 0};
    yinsh_reader *reader = yinsh_reader_new(give, &source, &newer.known);
    assert_non_null(reader);
    yinsh_reader_free(reader);
    newer.unknown = 1;
    assert_null(yinsh_reader_new(give, &source, &newer.known));
    newer.known.encoding = "no charset";
    for (size_t size = 0; size < offsetof(yinsh_reader_options, encoding); size++) {
        newer.known.size = size;
        assert_null(yinsh_reader_new(give, &source, &newer.known));
    }
    /* The first version has no encoding. */
    newer.known.size = offsetof(yinsh_reader_options, encoding);
    reader = yinsh_reader_new(give, &source, &newer.known);
    assert_non_null(reader);
    yinsh_reader_free(reader);
    newer.known.size = sizeof newer.known;
    assert_null(yinsh_reader_new(give, &source, &newer.known));
}

static void count_bytes(void *context, const char *bytes, size_t length)
{
    (void)bytes;
    *(size_t *)context += length;
}

/* What is after a record of no known notation is read all the same, if that is wanted. */
TEST(bytes_that_are_no_record)
{
    enum { SIZE = 300000 };
    size_t tapped = 0;
    char *text = malloc(SIZE);
    const yinsh_record *read;
    assert_non_null(text);
    memset(text, '#', SIZE);
    struct source source = {text, SIZE, 1000};
    yinsh_reader *reader = yinsh_reader_new(give, &source, NULL);
    reader_tap(reader, count_bytes, &tapped);
    assert_int_equal(yinsh_reader_next(reader, &read), 1);
    assert_int_equal(read->faults[0].code, FAULT_UNKNOWN_NOTATION);
    assert_int_equal(yinsh_reader_next(reader, &read), 0);
    assert_int_equal(tapped, SIZE);
    yinsh_reader_free(reader);
    free(text);
}

/* A source that has nothing more at a time is one that fails, to who asks for the next record. */
static ptrdiff_t pause_or_give(void *context, char *buffer, size_t size)
{
    struct source *source = context;
    return source->length == 0 ? READ_PAUSED : give(source, buffer, size);
}

TEST(paused_source)
{
    struct source source = {"1.e3 *\n2.", 9, 0};
    const yinsh_record *read;
    yinsh_reader *reader = yinsh_reader_new(pause_or_give, &source, NULL);
    assert_int_equal(yinsh_reader_next(reader, &read), -1);
    assert_int_equal(reader_next(reader, &read), READER_PAUSED);
    yinsh_reader_free(reader);
}

/* ---- Lines without an end --------------------------------------------------- */

/* A text after which another one is repeated, and how far ahead of the reader it was taken. */
struct endless {
    const char *text, *repeated;
    size_t at, length, ahead;
    const yinsh_reader *reader;
};

static ptrdiff_t give_endless(void *context, char *buffer, size_t size)
{
    struct endless *source = context;
    size_t head = strlen(source->text), cycle = strlen(source->repeated), given = 0;
    for (; given < size && source->at < source->length; given++, source->at++)
        buffer[given] = source->at < head ? source->text[source->at]
                                          : source->repeated[(source->at - head) % cycle];
    if (source->reader != NULL && source->at - reader_offset(source->reader) > source->ahead)
        source->ahead = source->at - (size_t)reader_offset(source->reader);
    return (ptrdiff_t)given;
}

/* Read all records, and count them. */
static size_t count_endless(struct endless *source, const yinsh_reader_options *options)
{
    const yinsh_record *read;
    size_t count = 0;
    yinsh_reader *reader = yinsh_reader_new(give_endless, source, options);
    assert_non_null(reader);
    source->reader = reader;
    while (yinsh_reader_next(reader, &read) == 1)
        count++;
    assert_int_equal(source->at, source->length);
    yinsh_reader_free(reader);
    return count;
}

/* What is after a broken record is searched as it comes, even if no line ends in it. */
TEST(endless_lines)
{
    enum { LENGTH = 20 * 1024 * 1024, MOST_AHEAD = 12 * 1024 * 1024, SMALL = LENGTH / 16 };
    static const char *const heads[] = {"1.e3 2.zz\n", "1.e3 2.zz ", "1.e3 2.zz\n\n "};
    for (size_t i = 0; i < sizeof heads / sizeof heads[0]; i++) {
        struct endless words = {.text = heads[i], .repeated = "a", .length = LENGTH};
        count_endless(&words, NULL);
        assert_true(words.ahead < MOST_AHEAD);
        struct endless blanks = {.text = heads[i], .repeated = " ", .length = LENGTH};
        count_endless(&blanks, NULL);
        assert_true(blanks.ahead < MOST_AHEAD);
        struct endless records = {.text = heads[i], .repeated = "0-1 ", .length = SMALL};
        assert_true(count_endless(&records, NULL) > SMALL / 5);
        assert_true(records.ahead < SMALL / 2);
    }
}

/* One that is too long, and another begins with each of its words: it is not read as often. */
TEST(too_long_again_and_again)
{
    enum { LENGTH = 300000, LONGEST = 2000, TIMES = 80 };
    struct endless source = {.text = "1.e3\n", .repeated = "1. ", .length = LENGTH};
    const yinsh_reader_options options = {.size = sizeof(yinsh_reader_options),
                                          .max_record = LONGEST};
    size_t count = count_endless(&source, &options);
    assert_in_range(count, LENGTH / LONGEST, LENGTH / LONGEST * TIMES);
}

int main(void)
{
    return run_defined_tests(NULL, NULL);
}
