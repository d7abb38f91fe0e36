/* SPDX-License-Identifier: BSD-2-Clause */
/* What is remembered of the files that were read, and how much. */
#include "input/repeats.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include <cmocka.h>

static struct repeats repeats;

/* Whether a second reading of such a file is reported. */
static bool is_reported(ino_t inode, mode_t mode, bool named)
{
    const struct stat status = {.st_dev = 1, .st_ino = inode, .st_mode = mode};
    return repeats_note(&repeats, &status, named) != NULL;
}

static void each_file_is_reported_once(void **state)
{
    (void)state;
    repeats_begin(&repeats, &(struct input_options){.count = 0});
    assert_false(is_reported(1, S_IFREG, true));
    assert_false(is_reported(2, S_IFREG, true));
    assert_true(is_reported(1, S_IFREG, true));
    assert_false(is_reported(1, S_IFREG, true));
    assert_true(is_reported(2, S_IFREG, false));
    assert_false(is_reported(2, S_IFREG, true));
    repeats_end(&repeats);
}

static void only_named_files_are_remembered(void **state)
{
    (void)state;
    repeats_begin(&repeats, &(struct input_options){.count = 0});
    for (int i = 0; i < 2; i++) {
        assert_false(is_reported(1, S_IFREG, false));
        assert_false(is_reported(2, S_IFDIR, false));
        assert_false(is_reported(3, S_IFIFO, true));
        assert_false(is_reported(4, S_IFCHR, true));
    }
    assert_int_equal(repeats.named.count, 0);
    repeats_end(&repeats);
}

static void memory_is_bounded(void **state)
{
    (void)state;
    repeats_begin(&repeats, &(struct input_options){.count = 0});
    for (int round = 0; round < 2; round++)
        for (ino_t inode = 1; inode <= REPEATS_MOST + 1000; inode++)
            assert_true(is_reported(inode, S_IFREG, true) == (round == 1 && inode <= REPEATS_MOST));
    assert_int_equal(repeats.named.count, REPEATS_MOST);
    repeats_end(&repeats);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(each_file_is_reported_once),
        cmocka_unit_test(only_named_files_are_remembered),
        cmocka_unit_test(memory_is_bounded),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
