/* SPDX-License-Identifier: BSD-2-Clause */
/* Telling files by their first bytes: what is nearly an archive is none. */
#include "input/kind.h"
#include "support/tests.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { BLOCK = 512, CHECKSUM = 148 };

static char bytes[2 * KIND_BYTES + 64 * BLOCK];

/* Put a text there without the NUL at its end. */
static void put_text(size_t at, const char *text)
{
    for (size_t i = 0; text[i] != '\0'; i++)
        bytes[at + i] = text[i];
}

/* A block of tar as old programs wrote it, without their name, with a checksum as given. */
static void put_old_block(const char *checksum)
{
    memset(bytes, 0, sizeof bytes);
    put_text(0, "game.yin");
    put_text(CHECKSUM, checksum);
}

/* The sum of that block, in octal digits. */
static const char *sum_of_block(void)
{
    static char digits[9];
    unsigned sum = 8 * ' ';
    for (const char *at = "game.yin"; *at != '\0'; at++)
        sum += (unsigned char)*at;
    snprintf(digits, sizeof digits, "%o", sum);
    return digits;
}

TEST(short_beginnings)
{
    static const struct {
        const char *bytes;
        size_t length;
        enum kind kind;
    } files[] = {
        {"", 0, KIND_PLAIN},
        {"P", 1, KIND_PLAIN},
        {"PK\3", 3, KIND_PLAIN},
        {"PK\3\4", 4, KIND_ZIP},
        {"PK\5\6", 4, KIND_ZIP},
        {"7z\xbc\xaf\x27\x1c", 6, KIND_7ZIP},
        {"\x1f\x8b", 2, KIND_GZIP},
        /* The letters of bzip2 might begin a record: what is after them decides. */
        {"BZh9", 4, KIND_PLAIN},
        {"BZh91AY&S", 9, KIND_PLAIN},
        {"BZh91AY&SY", 10, KIND_BZIP2},
        {"BZh9\x17rE8P\x90", 10, KIND_BZIP2},
        {"BZh9 places", 11, KIND_PLAIN},
        /* What is known, but cannot be read. */
        {"Rar!", 4, KIND_PLAIN},
        {"Rar!\x1a\7", 6, KIND_UNREADABLE},
        {"Rar!\x1a\7\1\0", 8, KIND_UNREADABLE},
        {"Rar! 1.e3", 9, KIND_PLAIN},
        {"MSCF\0\0\0", 7, KIND_PLAIN},
        {"MSCF\0\0\0\0", 8, KIND_UNREADABLE},
        {"\x1f\x9d", 2, KIND_UNREADABLE},
        {"LZIP", 4, KIND_PLAIN},
        {"LZIP\1", 5, KIND_UNREADABLE},
        /* Byte order marks. */
        {"\xff", 1, KIND_PLAIN},
        {"\xff\xfe", 2, KIND_UTF16LE},
        {"\xfe\xff\0\0", 4, KIND_UTF16BE},
        {"\xff\xfe\0", 3, KIND_UTF16LE},
        {"\xff\xfe\0\0", 4, KIND_UTF32},
        {"\0\0\xfe\xff", 4, KIND_UTF32},
        /* A frame that zstd skips. */
        {"\x50\x2a\x4d\x18", 4, KIND_ZSTD},
        {"\x5f\x2a\x4d\x18", 4, KIND_ZSTD},
        {"P\x2a\x4d", 3, KIND_PLAIN},
        {"P*M?", 4, KIND_PLAIN},
        {"\x60\x2a\x4d\x18", 4, KIND_PLAIN},
    };
    for (size_t i = 0; i < sizeof files / sizeof files[0]; i++)
        assert_int_equal(kind_of(files[i].bytes, files[i].length), files[i].kind);
}

TEST(old_archives)
{
    char spaced[16];
    put_old_block(sum_of_block());
    assert_int_equal(kind_of(bytes, BLOCK), KIND_TAR);
    assert_int_equal(kind_of(bytes, BLOCK - 1), KIND_PLAIN);
    snprintf(spaced, sizeof spaced, "  %s ", sum_of_block());
    put_old_block(spaced);
    assert_int_equal(kind_of(bytes, BLOCK), KIND_TAR);
    /* Another sum, no number, and none at all. */
    static const char *const others[] = {"1", "x", "        ", "", " 9"};
    for (size_t i = 0; i < sizeof others / sizeof others[0]; i++) {
        put_old_block(others[i]);
        assert_int_equal(kind_of(bytes, BLOCK), KIND_PLAIN);
    }
    put_old_block("");
    put_text(257, "ustar");
    assert_int_equal(kind_of(bytes, BLOCK), KIND_TAR);
}

/* An archive that holds nothing is two blocks of zeros, or up to twenty. */
TEST(empty_archives)
{
    memset(bytes, 0, sizeof bytes);
    for (size_t blocks = 0; blocks <= 21; blocks++) {
        assert_int_equal(kind_of(bytes, blocks * BLOCK),
                         blocks >= 2 && blocks <= 20 ? KIND_TAR : KIND_PLAIN);
        assert_int_equal(kind_of(bytes, blocks * BLOCK + 1), KIND_PLAIN);
    }
    bytes[2 * BLOCK - 1] = 'x';
    assert_int_equal(kind_of(bytes, (size_t)2 * BLOCK), KIND_PLAIN);
    bytes[0] = 'x';
    assert_int_equal(kind_of(bytes, (size_t)2 * BLOCK), KIND_PLAIN);
}

TEST(when_more_is_needed)
{
    assert_true(kind_needs_more("", 0));
    assert_true(kind_needs_more("1.e3\n2.a5\n", 10));
    assert_true(kind_needs_more("1.e3 2.a5 3.e4 4.a4", 19));
    assert_false(kind_needs_more("1.e3 2.a5\n3.e4 4.a4", 19));
    assert_true(kind_needs_more("1.e3 2.a5\n3.e4\0 4.a4", 19));
    memset(bytes, 0, sizeof bytes);
    assert_true(kind_needs_more(bytes, KIND_BYTES - 1));
    assert_false(kind_needs_more(bytes, KIND_BYTES));
}

int main(void)
{
    return run_defined_tests(NULL, NULL);
}
