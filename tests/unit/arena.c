/* SPDX-License-Identifier: BSD-2-Clause */
/* Memory of a record: sizes that there are none of are refused, and it is remembered. */
#include "base/text.h"
#include "support/tests.h"

#include <stdlib.h>
#include <string.h>

TEST(pieces)
{
    struct arena arena = {.chunks = NULL};
    char *pieces[100];
    for (size_t i = 0; i < 100; i++) {
        pieces[i] = arena_alloc(&arena, i * i);
        assert_non_null(pieces[i]);
        assert_int_equal((uintptr_t)pieces[i] % _Alignof(max_align_t), 0);
        memset(pieces[i], (int)i, i * i);
    }
    for (size_t i = 0; i < 100; i++)
        for (size_t at = 0; at < i * i; at++)
            assert_int_equal(pieces[i][at], i);
    assert_string_equal(arena_copy(&arena, "abc", 2), "ab");
    assert_string_equal(arena_copy(&arena, NULL, 0), "");
    assert_false(arena.failed);
    arena_free(&arena);
}

TEST(sizes_that_are_none)
{
    static const size_t sizes[] = {SIZE_MAX, SIZE_MAX - 1, SIZE_MAX - 64, SIZE_MAX / 2 + 64};
    for (size_t i = 0; i < sizeof sizes / sizeof sizes[0]; i++) {
        struct arena arena = {.chunks = NULL};
        assert_null(arena_alloc(&arena, sizes[i]));
        assert_true(arena.failed);
        arena_free(&arena);
    }
    struct arena arena = {.chunks = NULL};
    assert_non_null(arena_alloc(&arena, 1));
    assert_null(arena_alloc(&arena, SIZE_MAX));
    assert_true(arena.failed);
    /* After a failure there is still room for what fits. */
    assert_non_null(arena_alloc(&arena, 1));
    assert_true(arena.failed);
    arena_free(&arena);
}

int main(void)
{
    return run_defined_tests(NULL, NULL);
}
