/* SPDX-License-Identifier: BSD-2-Clause */
/* Chunks of a file: where they are cut, and the lines of places that are asked for in any order. */
#include "jobs/results.h"
#include "support/input_driver.h"

#include <errno.h>
#include <pthread.h>

enum {
    LINE = 7 /* bytes, with the line end */,
    LINE_COUNT = 200000,
    SIZE = LINE * LINE_COUNT,
    MARKS = 20
};

/* A file of lines, open for reading. */
static int open_lines(void)
{
    static char bytes[SIZE];
    int descriptor = open("file", O_RDWR | O_CREAT | O_TRUNC, 0600);
    for (size_t i = 0; i < SIZE; i++)
        bytes[i] = i % LINE == LINE - 1 ? '\n' : 'x';
    assert_int_equal(write(descriptor, bytes, sizeof bytes), sizeof bytes);
    return descriptor;
}

static void is_at(struct chunk_mark *mark, uint64_t offset)
{
    uint64_t line, column;
    assert_int_equal(chunk_mark_locate(mark, &line, &column), 0);
    assert_int_equal(line, offset / LINE + 1);
    assert_int_equal(column, offset % LINE + 1);
}

TEST(chunks_are_the_whole_file)
{
    for (size_t threads = 1; threads <= 9; threads += 4) {
        int descriptor = open_lines();
        struct chunk_file *file = chunk_file_new(descriptor, SIZE, threads);
        char bytes[100];
        size_t length, last = SIZE, count = 0;
        uint64_t offset = 1000;
        close(descriptor);
        for (; (length = chunk_length(file, offset)) > 0; offset += length, count++) {
            assert_true(length <= last);
            last = length;
        }
        assert_int_equal(offset, SIZE);
        assert_true(count > threads);
        /* The file is open for as long as it is needed. */
        assert_int_equal(chunk_read(file, SIZE - 50, bytes, sizeof bytes), 50);
        assert_int_equal(chunk_read(file, SIZE, bytes, sizeof bytes), 0);
        assert_int_equal(chunk_length(file, SIZE + 1), 0);
        chunk_file_free(file);
    }
    chunk_file_free(NULL);
    chunk_mark_free(NULL);
    assert_null(chunk_file_new(-1, SIZE, 1));
}

/* Where marks stand: each a little farther on than the last, or at the same place. */
static uint64_t place_of(size_t number)
{
    return number / 2 * (uint64_t)65432;
}

TEST(lines_are_reported_in_any_order)
{
    for (size_t step = 1; step < MARKS; step += 2) {
        struct chunk_mark *marks[MARKS];
        int descriptor = open_lines();
        struct chunk_file *file = chunk_file_new(descriptor, SIZE, 2);
        close(descriptor);
        for (size_t i = 0; i < MARKS; i++)
            marks[i] = chunk_mark_new(file, place_of(i));
        /* One is left before anybody has asked. */
        chunk_mark_free(marks[3]);
        for (size_t i = 0, at = step; i < MARKS; i++, at += step)
            if (at % MARKS != 3 && step % 5 != 0)
                is_at(marks[at % MARKS], place_of(at % MARKS));
        /* They need the file no more than each other. */
        struct chunk_mark *last = chunk_mark_new(file, SIZE - 1);
        chunk_file_free(file);
        for (size_t i = 0; i < MARKS; i++)
            if (i != 3)
                chunk_mark_free(marks[i]);
        is_at(last, SIZE - 1);
        chunk_mark_free(last);
    }
}

TEST(what_cannot_be_counted_is_reported)
{
    const uint64_t length = LINE;
    uint64_t line, column;
    /* A file that has become shorter ends where it ends. */
    int descriptor = open_lines();
    struct chunk_file *file = chunk_file_new(descriptor, SIZE, 2);
    struct chunk_mark *near = chunk_mark_new(file, 70 * length);
    struct chunk_mark *far = chunk_mark_new(file, 100000 * length);
    assert_int_equal(ftruncate(descriptor, (off_t)(80 * length)), 0);
    close(descriptor);
    assert_int_equal(chunk_mark_locate(far, &line, &column), 0);
    assert_int_equal(line, 81);
    is_at(near, 70 * length);
    chunk_mark_free(near);
    chunk_mark_free(far);
    chunk_file_free(file);
    /* One that cannot be read. */
    descriptor = open(".", O_RDONLY);
    file = chunk_file_new(descriptor, SIZE, 2);
    close(descriptor);
    near = chunk_mark_new(file, 10);
    far = chunk_mark_new(file, 20);
    assert_int_equal(chunk_mark_locate(far, &line, &column), EISDIR);
    assert_int_equal(line, 1);
    assert_int_equal(chunk_read(file, 0, (char[1]){0}, 1), -1);
    assert_int_equal(errno, EISDIR);
    chunk_mark_free(far);
    chunk_mark_free(near);
    chunk_file_free(file);
}

/* ---- Several threads ----------------------------------------------------- */

struct asking {
    pthread_t thread;
    struct chunk_mark **marks;
    size_t step; /* from one mark to the next that is asked for */
    unsigned wrong;
};

static void *ask(void *context)
{
    struct asking *asking = context;
    for (size_t i = 0, at = asking->step; i < MARKS; i++, at += asking->step) {
        uint64_t line = 0, column = 0, offset = place_of(at % MARKS);
        int error = chunk_mark_locate(asking->marks[at % MARKS], &line, &column);
        asking->wrong += error != 0 || line != offset / LINE + 1 || column != offset % LINE + 1;
    }
    return NULL;
}

TEST(threads_are_given_the_same)
{
    enum { THREADS = 4 };
    static const size_t steps[THREADS] = {19, 7, 1, 3};
    struct chunk_mark *marks[MARKS];
    struct asking asking[THREADS];
    for (int again = 0; again < 20; again++) {
        int descriptor = open_lines();
        struct chunk_file *file = chunk_file_new(descriptor, SIZE, THREADS);
        close(descriptor);
        for (size_t i = 0; i < MARKS; i++)
            marks[i] = chunk_mark_new(file, place_of(i));
        for (size_t i = 0; i < THREADS; i++) {
            asking[i] = (struct asking){.marks = marks, .step = steps[i]};
            assert_int_equal(pthread_create(&asking[i].thread, NULL, ask, &asking[i]), 0);
        }
        for (size_t i = 0; i < THREADS; i++) {
            pthread_join(asking[i].thread, NULL);
            assert_int_equal(asking[i].wrong, 0);
        }
        for (size_t i = 0; i < MARKS; i++)
            chunk_mark_free(marks[i]);
        chunk_file_free(file);
    }
}

int main(void)
{
    return run_defined_tests(enter_scratch, NULL);
}
