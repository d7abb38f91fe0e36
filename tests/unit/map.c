/* SPDX-License-Identifier: BSD-2-Clause */
/* A map from bytes to numbers: each key has one entry, however many there are, in order. */
#include "base/map.h"
#include "support/tests.h"

#include <stdio.h>
#include <string.h>

enum { MANY = 100000 };

static struct words numbered(char *text, size_t size, size_t number)
{
    snprintf(text, size, "%zu.svg", number);
    return words_of(text);
}

TEST(each_key_has_one_entry)
{
    struct map map;
    char text[32];
    map_begin(&map);
    assert_null(map_find(&map, words_of("0.svg")));
    for (size_t round = 0; round < 2; round++)
        for (size_t i = 0; i < MANY; i++) {
            struct map_entry *entry = map_add(&map, numbered(text, sizeof text, i));
            assert_non_null(entry);
            assert_int_equal(entry->value, round * i);
            entry->value = i;
        }
    assert_int_equal(map.count, MANY);
    for (size_t i = 0; i < MANY; i++) {
        struct words key = numbered(text, sizeof text, i);
        assert_ptr_equal(map_find(&map, key), &map.entries[i]);
        assert_true(words_equal(map_key(&map.entries[i]), key));
        assert_int_equal(map.entries[i].key[key.length], '\0');
    }
    assert_null(map_find(&map, words_of("100000.svg")));
    map_free(&map);
}

TEST(any_bytes_are_a_key)
{
    static const struct words keys[] = {{"", 0}, {"\0", 1}, {"\0\0", 2}, {"a", 1}, {"a\0", 2}};
    enum { KEYS = sizeof keys / sizeof keys[0] };
    struct map map;
    map_begin(&map);
    for (size_t i = 0; i < KEYS; i++) {
        assert_null(map_find(&map, keys[i]));
        map_add(&map, keys[i])->value = i + 1;
    }
    for (size_t i = 0; i < KEYS; i++)
        assert_int_equal(map_find(&map, keys[i])->value, i + 1);
    map_free(&map);
}

TEST(a_freed_map_is_empty)
{
    struct map map;
    map_begin(&map);
    map_add(&map, words_of("a"))->value = 1;
    map_free(&map);
    assert_int_equal(map.count, 0);
    assert_null(map_find(&map, words_of("a")));
    assert_int_equal(map_add(&map, words_of("a"))->value, 0);
    map_free(&map);
}

int main(void)
{
    return run_defined_tests(NULL, NULL);
}
