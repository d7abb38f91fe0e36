/* SPDX-License-Identifier: BSD-2-Clause */
/* The bytes of an open file: what is held of it is not read again, wherever reading goes. */
#include "input/feed.h"
#include "support/input_driver.h"

#include <errno.h>

enum { SIZE = 2 * FEED_WINDOW + 1000, MORE = SIZE + 1000 };

/* A file in which each byte is the same, and another one when it was changed. */
static void put_all(char byte)
{
    static char all[SIZE];
    int descriptor = open("file", O_WRONLY | O_CREAT | O_TRUNC, 0600);
    memset(all, byte, sizeof all);
    assert_int_equal(write(descriptor, all, sizeof all), sizeof all);
    close(descriptor);
}

static struct feed begin(void)
{
    struct feed feed = {.descriptor = -1};
    put_all('o');
    assert_true(feed_begin(&feed, open("file", O_RDONLY), false, NULL));
    assert_true(feed.regular);
    return feed;
}

TEST(going_within_what_is_held_reads_nothing)
{
    static const uint64_t places[] = {FEED_WINDOW - 1, 0, 77, 5};
    const char *bytes;
    char byte;
    struct feed feed = begin();
    assert_int_equal(feed_peek(&feed, 1, &bytes), FEED_WINDOW);
    put_all('n');
    for (size_t i = 0; i < sizeof places / sizeof *places; i++) {
        feed.at = places[i];
        assert_int_equal(feed_peek(&feed, 1, &bytes), FEED_WINDOW - places[i]);
        assert_int_equal(*bytes, 'o');
        assert_int_equal(feed_read(&feed, &byte, 1), 1);
        assert_int_equal(byte, 'o');
    }
    feed.at = FEED_WINDOW;
    assert_int_equal(feed_read(&feed, &byte, 1), 1);
    assert_int_equal(byte, 'n');
    feed_free(&feed);
}

/* The window of one file is kept for the next, but nothing that is in it. */
TEST(the_next_file_holds_nothing)
{
    const char *bytes;
    struct feed feed = begin();
    assert_int_equal(feed_peek(&feed, 1, &bytes), FEED_WINDOW);
    feed_end(&feed);
    put_all('n');
    assert_true(feed_begin(&feed, open("file", O_RDONLY), false, NULL));
    assert_int_equal(feed_peek(&feed, 1, &bytes), FEED_WINDOW);
    assert_null(memchr(bytes, 'o', FEED_WINDOW));
    feed_free(&feed);
}

static void append(const char *text)
{
    int descriptor = open("file", O_WRONLY | O_APPEND);
    assert_int_equal(write(descriptor, text, strlen(text)), strlen(text));
    close(descriptor);
}

/* A file that ended at its stated size is at its end; one that has grown is read on. */
TEST(the_end_is_not_asked_for_twice)
{
    char *bytes = malloc(MORE);
    assert_non_null(bytes);
    struct feed feed = begin();
    assert_int_equal(feed_read(&feed, bytes, MORE), SIZE);
    append("more");
    assert_int_equal(feed_read(&feed, bytes, MORE), 0);
    feed.at = SIZE + 2;
    assert_int_equal(feed_read(&feed, bytes, MORE), 0);
    feed.at = SIZE - 3;
    assert_int_equal(feed_read(&feed, bytes, MORE), 7);
    assert_memory_equal(bytes, "ooomore", 7);
    append("!");
    assert_int_equal(feed_read(&feed, bytes, MORE), 1);
    assert_int_equal(feed_read(&feed, bytes, MORE), 0);
    feed_free(&feed);
    free(bytes);
}

/* All of a range is read, or the error says why not. */
TEST(a_range_is_read_as_a_whole)
{
    char bytes[60] = "";
    put_all('o');
    append("end");
    int descriptor = open("file", O_RDONLY);
    assert_int_equal(read_all_at(descriptor, SIZE - 2, bytes, 5), 0);
    assert_memory_equal(bytes, "ooend", 6);
    assert_int_equal(read_all_at(descriptor, SIZE + 3, bytes, 0), 0);
    assert_int_equal(read_all_at(descriptor, SIZE - 2, bytes, 6), EIO);
    close(descriptor);
    assert_int_equal(read_all_at(descriptor, 0, bytes, 1), EBADF);
}

int main(void)
{
    return run_defined_tests(enter_scratch, NULL);
}
