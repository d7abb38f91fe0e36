/* SPDX-License-Identifier: BSD-2-Clause */
/* Members of archives that the user names. */
#include "support/input_driver.h"

/* Write "t", a tar with "a", "ab", "x//y", an archive "in" with "a", and "a" once more. */
static void put_archive(void)
{
    struct buffer inner = {0}, outer = {0};
    struct archive *archive = pack_begin(&inner, ARCHIVE_FORMAT_ZIP, ARCHIVE_FILTER_NONE, NULL);
    pack_text(archive, "a", "inner");
    pack_text(archive, "b", "other");
    pack_end(archive);
    archive = pack_begin(&outer, ARCHIVE_FORMAT_TAR_USTAR, ARCHIVE_FILTER_GZIP, NULL);
    pack_text(archive, "a", "first");
    pack_text(archive, "ab", "longer");
    pack_text(archive, "x//y", "slashes");
    pack(archive, "in", inner.data, inner.length);
    pack_text(archive, "a", "again");
    pack_to_file(archive, &outer, "t");
    buffer_free(&inner);
}

TEST(only_what_is_named_is_read)
{
    put_archive();
    expect_operand("t//a", "file t//a named\ntext first\nend\nfile t//a named\ntext again\nend\n");
    expect_operand("t//ab", "file t//ab named\ntext longer\nend\n");
    expect_operand("t//x//y", "file t//x//y named\ntext slashes\nend\n");
    expect_operand("t//in//b", "file t//in//b named\ntext other\nend\n");
    expect_operand("t//in", "file t//in//a\ntext inner\nend\nfile t//in//b\ntext other\nend\n");
}

TEST(what_is_missing_is_reported)
{
    static const char *const names[] = {"t//b", "t//", "t//in//", "t//in//c", "t//a//b", "t//x"};
    put_archive();
    for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
        char expected[64];
        snprintf(expected, sizeof expected, "trouble %s: no such member\n", names[i]);
        expect_operand(names[i], expected);
    }
}

/* After a member, other operands are read as a whole. */
TEST(a_choice_is_for_one_operand)
{
    char *files[] = {"t//ab", "plain//x", "plain", "t//ab", "./plain", "folder//f", "gone//f"};
    put_archive();
    put_text("plain", "text");
    mkdir("folder", 0777);
    put_text("folder/f", "in a folder");
    const struct input_options options = {.count = 7, .files = files};
    static const char expected[] = "file t//ab named\ntext longer\nend\n"
                                   "trouble plain//x: no such member\n"
                                   "file plain named\ntext text\nend\n"
                                   "file t//ab named\ntext longer\nend\n"
                                   "file ./plain named\ntext text\nend\n"
                                   "file folder//f named\ntext in a folder\nend\n"
                                   "trouble gone//f: No such file or directory\n";
    expect_input(&options, expected);
}

/* Members that are skipped are counted, but not unpacked. */
TEST(limits_are_those_of_the_archive)
{
    char *files[] = {"z//b"};
    struct buffer bytes = {0};
    char *large = noise(100000);
    struct archive *archive = pack_begin(&bytes, ARCHIVE_FORMAT_ZIP, ARCHIVE_FILTER_NONE, NULL);
    pack(archive, "a", large, 100000);
    pack_text(archive, "b", "small");
    pack_to_file(archive, &bytes, "z");
    free(large);
    expect_input(&(struct input_options){.count = 1, .files = files, .max_expanded = 1000},
                 "file z//b named\ntext small\nend\n");
    expect_input(&(struct input_options){.count = 1, .files = files, .max_members = 1},
                 "trouble z: refused: it has more than 1 members (--max-members)\n"
                 "trouble z//b: no such member\n");
}

int main(void)
{
    return run_defined_tests(enter_scratch, NULL);
}
