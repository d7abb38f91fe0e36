/* SPDX-License-Identifier: BSD-2-Clause */
/* How often records are read if several are read ahead and judged together. */
#include "support/bulk_driver.h"
#include "support/tests.h"

#include <stdio.h>

extern const struct notation notation_points;

enum { RECORDS = 400, RECORD_ROOM = 80 };

/* Ten rings and two moves; the second one is legal in a good record. */
#define PLACED "W42\nB52\nW43\nB53\nW44\nB54\nW45\nB55\nW46\nB56\nW42,32\n"
static const char good[] = PLACED "B52,61\n\n", bad[] = PLACED "B52,0\n\n";

static size_t reads;

static bool count_read(struct cursor *cursor, struct yinsh_record *record)
{
    reads++;
    return notation_points.read(cursor, record);
}

/*
 * Read records, every one_in-th of them bad or, with 0, none, and return how often records were
 * read.
 */
static size_t reads_of(size_t one_in, bool skips, const struct way *way)
{
    static char text[RECORDS * RECORD_ROOM];
    size_t length = 0, found = 0;
    const struct yinsh_record *record;
    for (size_t i = 1; i <= RECORDS; i++) {
        const char *bytes = one_in > 0 && i % one_in == 0 ? bad : good;
        for (; *bytes != '\0'; bytes++)
            text[length++] = *bytes;
    }
    struct way_source source = {text, length, way, false};
    yinsh_reader *reader = way_begin(&source);
    assert_non_null(reader);
    reads = 0;
    do
        found += skips ? (size_t)way_skip(reader) : 0;
    while (way_next(reader, &record) == READER_RECORD && ++found <= RECORDS);
    assert_int_equal(found, RECORDS);
    yinsh_reader_free(reader);
    return reads;
}

/* A record that cannot be judged in bulk is read twice, any other once. */
TEST(mixtures)
{
    struct notation counted = notation_points;
    counted.read = count_read;
    struct way way = {.options.notation = "points", .entered = &counted};
    for (int skips = 0; skips < 2; skips++) {
        /* Of a source of bad ones, few are tried. */
        assert_in_range(reads_of(1, skips == 1, &way), RECORDS, RECORDS + RECORDS / 10);
        for (size_t one_in = 2; one_in < 40; one_in++)
            assert_in_range(reads_of(one_in, skips == 1, &way), RECORDS,
                            RECORDS + RECORDS / one_in + 2);
        assert_in_range(reads_of(0, skips == 1, &way), RECORDS, RECORDS + 2);
    }
}

/* A record that is not there yet is read again, but those before it are not. */
TEST(pieces)
{
    struct notation counted = notation_points;
    counted.read = count_read;
    for (int skips = 0; skips < 2; skips++)
        for (size_t piece = sizeof good; piece < 4000; piece += 100) {
            struct way way = {.options.notation = "points",
                              .entered = &counted,
                              .piece = piece,
                              .pauses = piece % 200 < 100};
            size_t pieces = RECORDS * sizeof good / piece + 1;
            assert_in_range(reads_of(0, skips == 1, &way), RECORDS, RECORDS + 3 * pieces);
        }
}

/* In a notation that was detected, others are less likely than it. */
TEST(detected_notation)
{
    static const char game[] = "f6\ng6\nf5\ng5\nf4\ng4\nf3\ng3\nf2\ng2\nf6-e6\ng6-h7\n\n";
    static const struct way way = {.piece = 0};
    char text[10 * sizeof game] = "";
    for (int i = 0; i < 10; i++)
        strcat(text, game);
    struct way_source source = {text, strlen(text), &way, false};
    yinsh_reader *reader = way_begin(&source);
    assert_non_null(reader);
    assert_int_equal(way_skip(reader), 10);
    assert_string_equal(reader_notation(reader)->name, "codingame");
    yinsh_reader_free(reader);
}

/* Games that are unfinished are counted among good ones, whether these are skipped or read. */
TEST(unfinished)
{
    static const struct {
        const char *text;
        bool unfinished;
    } cases[] = {
        {"1.e3 2.e8 *\n\n", true},
        {"[Result \"1-0\"]\n[Termination \"resign\"]\n\n1.e3 2.e8 1-0\n\n", false},
        {"[Result \"1/2-1/2\"]\n[Termination \"agreed\"]\n\n1.e3 2.e8 1/2-1/2\n\n", false},
        {"[Result \"0-1\"]\n[Termination \"time\"]\n\n1.e3 2.e8 3.d4 0-1\n\n", false},
    };
    enum { CASES = sizeof cases / sizeof cases[0], GAMES = 60, ROOM = 80 };
    static const struct way way = {.piece = 0};
    for (size_t case_number = 0; case_number < 1 << CASES; case_number++) {
        char text[GAMES * ROOM] = "";
        size_t games = 0, expected = 0, count = 0, unfinished = 0;
        for (size_t i = 0; i < GAMES; i++)
            if ((case_number >> i % CASES & 1) != 0) {
                strcat(text, cases[i % CASES].text);
                games++;
                expected += cases[i % CASES].unfinished;
            }
        struct way_source source = {text, strlen(text), &way, false};
        const struct yinsh_record *record;
        yinsh_reader *reader = way_begin(&source);
        assert_non_null(reader);
        for (bool more = games > 0; more;) {
            uint64_t skipped, of_these;
            reader_skip(reader, &skipped, &of_these);
            more = way_next(reader, &record) == READER_RECORD;
            count += (size_t)skipped + more;
            unfinished += (size_t)of_these + (more && record->outcome.end == YINSH_END_UNFINISHED);
        }
        assert_int_equal(count, games);
        assert_int_equal(unfinished, expected);
        yinsh_reader_free(reader);
    }
}

/* Gives a record but for its last byte, then fails once, and then seems to have ended. */
static ptrdiff_t fail_once(void *context, char *buffer, size_t size)
{
    int *call = context;
    if (*call == 0 && size >= sizeof good)
        memcpy(buffer, good, sizeof good - 2);
    return ++*call == 1 ? (ptrdiff_t)sizeof good - 2 : *call == 2 ? -1 : 0;
}

/* A source that could not be read is not asked again. */
TEST(failed_source)
{
    for (int skips = 0; skips < 2; skips++) {
        int calls = 0;
        uint64_t count = 0, unfinished = 0;
        const struct yinsh_record *record;
        yinsh_reader *reader = yinsh_reader_new(fail_once, &calls, NULL);
        assert_non_null(reader);
        reader_enter(reader, &(struct reader_start){&notation_points, 0, 1, 1, false});
        if (skips == 1)
            reader_skip(reader, &count, &unfinished);
        assert_int_equal(count, 0);
        assert_int_equal(reader_next(reader, &record), READER_FAILED);
        yinsh_reader_free(reader);
    }
}

int main(void)
{
    return run_defined_tests(NULL, NULL);
}
