/* SPDX-License-Identifier: BSD-2-Clause */
/* Files, folders, lists and standard input as the input gives them out, and its parts. */
#include "support/input_driver.h"

static const struct input_options nothing;

/* ---- Files and standard input -------------------------------------------- */

TEST(files_come_in_the_order_of_the_operands)
{
    char *files[] = {"b.txt", "a.txt", "b.txt", "none", "empty"};
    put_text("a.txt", "first");
    put_text("b.txt", "second");
    put_text("empty", "");
    expect_input(&(struct input_options){.count = 5, .files = files},
                 "file b.txt named\ntext second\nend\n"
                 "file a.txt named\ntext first\nend\n"
                 "file b.txt named\ntext second\nend\n"
                 "trouble none: No such file or directory\n"
                 "file empty named\nend\n");
}

TEST(standard_input_is_read_where_nothing_is_named)
{
    char *files[] = {"a.txt", "-", "-"};
    put_text("a.txt", "first");
    expect_stdin(&nothing, "abc\n", 4, "file - named\ntext abc\n\nend\n");
    expect_stdin(&nothing, "", 0, "file - named\nend\n");
    expect_stdin(&(struct input_options){.count = 3, .files = files}, "abc", 3,
                 "file a.txt named\ntext first\nend\n"
                 "file - named\ntext abc\nend\n"
                 "file - named\nend\n");
}

/* A file as standard input, of which someone has read the first line. */
TEST(standard_input_begins_where_it_stands)
{
    int kept = dup(STDIN_FILENO);
    put_text("lines", "one\ntwo\n");
    int descriptor = open("lines", O_RDONLY);
    assert_int_equal(lseek(descriptor, 4, SEEK_SET), 4);
    dup2(descriptor, STDIN_FILENO);
    close(descriptor);
    expect_input(&nothing, "file - named\ntext two\n\nend\n");
    dup2(kept, STDIN_FILENO);
    close(kept);
}

static void read_piped_line(bool prepared)
{
    int ends[2];
    char buffer[64];
    struct input_item item;
    int kept = dup(STDIN_FILENO);
    assert_int_equal(pipe(ends), 0);
    dup2(ends[0], STDIN_FILENO);
    close(ends[0]);
    struct input *input = input_new(&nothing, NULL);
    assert_int_equal(write(ends[1], "a line of this record\n", 22), 22);
    if (prepared)
        input_prepare(input);
    assert_int_equal(input_next(input, buffer, sizeof buffer, &item), INPUT_FILE);
    assert_int_equal(input_next(input, buffer, sizeof buffer, &item), INPUT_BYTES);
    assert_int_equal(item.length, 22);
    close(ends[1]);
    assert_int_equal(input_next(input, buffer, sizeof buffer, &item), INPUT_END);
    assert_int_equal(input_next(input, buffer, sizeof buffer, &item), INPUT_DONE);
    assert_int_equal(input_next(input, buffer, sizeof buffer, &item), INPUT_DONE);
    input_free(input);
    dup2(kept, STDIN_FILENO);
    close(kept);
}

/* What is piped in slowly is passed on line by line. */
TEST(lines_of_a_pipe_are_not_held_back)
{
    read_piped_line(false);
    read_piped_line(true);
}

TEST(the_rest_of_a_file_can_be_left)
{
    char *files[] = {"a.txt", "b.txt"};
    struct input_options options = {.count = 2, .files = files};
    char buffer[2];
    struct input_item item;
    put_text("a.txt", "first");
    put_text("b.txt", "second");
    struct input *input = input_new(&options, NULL);
    assert_int_equal(input_next(input, buffer, sizeof buffer, &item), INPUT_FILE);
    assert_int_equal(input_next(input, buffer, sizeof buffer, &item), INPUT_BYTES);
    assert_int_equal(item.length, 2);
    input_skip(input);
    assert_int_equal(input_next(input, buffer, sizeof buffer, &item), INPUT_FILE);
    assert_string_equal(item.name, "b.txt");
    input_skip(input);
    assert_int_equal(input_next(input, buffer, sizeof buffer, &item), INPUT_DONE);
    input_free(input);
}

/* ---- Folders ------------------------------------------------------------- */

static void make_tree(void)
{
    if (mkdir("tree", 0755) != 0)
        return;
    assert_int_equal(mkdir("tree/b", 0755), 0);
    assert_int_equal(mkdir("tree/.hidden", 0755), 0);
    put_text("tree/c.txt", "c");
    put_text("tree/a.sgf", "a");
    put_text("tree/b.yin", "by");
    put_text("tree/b/d.sgf", "d");
    put_text("tree/b/Z.txt", "Z");
    put_text("tree/.secret", "s");
    put_text("tree/.hidden/x", "x");
    assert_int_equal(symlink("c.txt", "tree/link"), 0);
    assert_int_equal(symlink("b", "tree/b-link"), 0);
    assert_int_equal(symlink("nowhere", "tree/lost"), 0);
    assert_int_equal(mkfifo("tree/pipe", 0644), 0);
    struct buffer bytes = {0};
    struct archive *archive = pack_begin(&bytes, ARCHIVE_FORMAT_ZIP, ARCHIVE_FILTER_NONE, NULL);
    pack_text(archive, "in/e.sgf", "e");
    pack_text(archive, "in/f.txt", "f");
    pack_to_file(archive, &bytes, "tree/y.zip");
}

TEST(folders_are_walked_in_order)
{
    make_tree();
    expect_operand("tree", "file tree/a.sgf\ntext a\nend\n"
                           "file tree/b/Z.txt\ntext Z\nend\n"
                           "file tree/b/d.sgf\ntext d\nend\n"
                           "skipped tree/b-link: a symbolic link to a folder; use -L to follow it\n"
                           "file tree/b.yin\ntext by\nend\n"
                           "file tree/c.txt\ntext c\nend\n"
                           "file tree/link\ntext c\nend\n"
                           "trouble tree/lost: No such file or directory\n"
                           "skipped tree/pipe: not a regular file\n"
                           "file tree/y.zip//in/e.sgf\ntext e\nend\n"
                           "file tree/y.zip//in/f.txt\ntext f\nend\n");
    expect_operand("tree/b/", "file tree/b/Z.txt\ntext Z\nend\n"
                              "file tree/b/d.sgf\ntext d\nend\n");
    expect_operand("tree/b-link", "file tree/b-link/Z.txt\ntext Z\nend\n"
                                  "file tree/b-link/d.sgf\ntext d\nend\n");
}

TEST(globs_choose_among_what_is_found)
{
    static const char *const sgf[] = {"*.sgf"};
    static const char *const two[] = {"*.yin", "b/Z*"};
    static const char *const no_b[] = {"b", "*.zip", "l*", "pipe"};
    static const char *const no_members[] = {"in/*"};
    char *files[] = {"tree", "tree/c.txt"};
    struct input_options options = {
        .count = 2, .files = files, .includes = sgf, .include_count = 1};
    make_tree();
    expect_input(&options, "file tree/a.sgf\ntext a\nend\n"
                           "file tree/b/d.sgf\ntext d\nend\n"
                           "skipped tree/b-link: a symbolic link to a folder; use -L to follow it\n"
                           "trouble tree/lost: No such file or directory\n"
                           "skipped tree/pipe: not a regular file\n"
                           "file tree/y.zip//in/e.sgf\ntext e\nend\n"
                           "file tree/c.txt named\ntext c\nend\n");
    options = (struct input_options){.count = 2,
                                     .files = files,
                                     .includes = two,
                                     .include_count = 2,
                                     .excludes = no_members,
                                     .exclude_count = 1};
    expect_input(&options, "file tree/b/Z.txt\ntext Z\nend\n"
                           "skipped tree/b-link: a symbolic link to a folder; use -L to follow it\n"
                           "file tree/b.yin\ntext by\nend\n"
                           "trouble tree/lost: No such file or directory\n"
                           "skipped tree/pipe: not a regular file\n"
                           "file tree/c.txt named\ntext c\nend\n");
    options =
        (struct input_options){.count = 1, .files = files, .excludes = no_b, .exclude_count = 4};
    expect_input(&options, "file tree/a.sgf\ntext a\nend\n"
                           "skipped tree/b-link: a symbolic link to a folder; use -L to follow it\n"
                           "file tree/b.yin\ntext by\nend\n"
                           "file tree/c.txt\ntext c\nend\n");
}

/* ---- Lists --------------------------------------------------------------- */

TEST(lists_name_files)
{
    static const char *const lists[] = {"list", "list0", "no-list"};
    char *files[] = {"b.txt"};
    put_text("a.txt", "first");
    put_text("b.txt", "second");
    put_text("new\nline", "third");
    put_text("list", "a.txt\n\n\nnone\nb.txt");
    put_file("list0", "new\nline\0\0a.txt\0", 16);
    struct input_options options = {
        .count = 1, .files = files, .lists = lists, .list_ends = "\n\0\n", .list_count = 3};
    expect_input(&options, "file b.txt named\ntext second\nend\n"
                           "file a.txt named\ntext first\nend\n"
                           "trouble none: No such file or directory\n"
                           "file b.txt named\ntext second\nend\n"
                           "file new\nline named\ntext third\nend\n"
                           "file a.txt named\ntext first\nend\n"
                           "trouble no-list: No such file or directory\n");
}

TEST(standard_input_is_a_list_or_a_file)
{
    static const char *const lists[] = {"-"};
    char *files[] = {"-"};
    struct input_options options = {.lists = lists, .list_ends = "\n", .list_count = 1};
    put_text("a.txt", "first");
    expect_stdin(&options, "a.txt\n-\n", 8,
                 "file a.txt named\ntext first\nend\n"
                 "trouble -: standard input cannot be a list of names and a file of records\n");
    expect_stdin(&options, "", 0, "");
    options.count = 1;
    options.files = files;
    expect_stdin(&options, "a.txt\n", 6,
                 "trouble -: standard input cannot be a list of names and a file of records\n"
                 "file a.txt named\ntext first\nend\n");
}

/* Names around the longest one that is taken, in lists longer than what is held at once. */
TEST(names_too_long_are_skipped)
{
    const size_t limit = (size_t)64 * 1024;
    static const char *const lists[] = {"list"};
    struct buffer list = {0};
    put_text("a.txt", "first");
    char *name = malloc(8 * limit);
    assert_non_null(name);
    memset(name, 'n', 8 * limit);
    const size_t lengths[] = {limit, limit + 1, 8 * limit, 2 * limit - 6};
    for (size_t i = 0; i < sizeof lengths / sizeof *lengths; i++) {
        buffer_add(&list, name, lengths[i]);
        buffer_add(&list, "\na.txt\n", 7);
    }
    buffer_add(&list, "a\0b\na.txt", 9);
    put_file("list", list.data, list.length);
    struct input_options options = {.lists = lists, .list_ends = "\n", .list_count = 1};
    char expected[2048];
    snprintf(expected, sizeof expected,
             "trouble %.200s: File name too long\n"
             "file a.txt named\ntext first\nend\n"
             "trouble list: a name in the list is longer than 64 KiB\n"
             "file a.txt named\ntext first\nend\n"
             "trouble list: a name in the list is longer than 64 KiB\n"
             "file a.txt named\ntext first\nend\n"
             "trouble list: a name in the list is longer than 64 KiB\n"
             "file a.txt named\ntext first\nend\n"
             "trouble list: a name in the list contains a NUL byte\n"
             "file a.txt named\ntext first\nend\n",
             name);
    expect_input(&options, expected);
    buffer_free(&list);
    free(name);
}

/* ---- Parts and progress -------------------------------------------------- */

/* A mixed input: the tree, a large file, a damaged archive, one in another, and what is missing. */
static void make_mixed(void)
{
    struct buffer inner = {0};
    struct buffer bytes = {0};
    make_tree();
    put_text("a.txt", "first");
    char *large = calloc(1, INPUT_CUT_SIZE + 5);
    assert_non_null(large);
    memset(large, 'l', INPUT_CUT_SIZE + 5);
    put_file("large", large, INPUT_CUT_SIZE + 5);
    free(large);
    struct archive *archive =
        pack_begin(&inner, ARCHIVE_FORMAT_TAR_USTAR, ARCHIVE_FILTER_GZIP, NULL);
    for (char name[] = "1.txt"; name[0] <= '7'; name[0]++)
        pack_text(archive, name, name);
    pack_end(archive);
    archive = pack_begin(&bytes, ARCHIVE_FORMAT_ZIP, ARCHIVE_FILTER_NONE, "compression=store");
    pack_text(archive, "m.txt", "whole");
    pack(archive, "t.tgz", inner.data, inner.length);
    pack_text(archive, "n.txt", "broken");
    pack_end(archive);
    *buffer_find(&bytes, "broken") = 'B'; /* as the last member: it ends the zip */
    put_file("mixed.zip", bytes.data, bytes.length);
    put_file("cut.tgz", inner.data, inner.length / 2);
    buffer_free(&inner);
    buffer_free(&bytes);
}

/* Count the files of a transcript that are not cut, and check that each is in the whole one. */
static int count_files(const char *transcript, const char *whole)
{
    int files = 0;
    for (const char *at = transcript; (at = strstr(at, "file ")) != NULL;) {
        char block[1024];
        if (at != transcript && at[-1] != '\n') {
            at++;
            continue;
        }
        const char *end = strchr(strstr(at, "\nend") + 1, '\n') + 1;
        snprintf(block, sizeof block, "%.*s", (int)(end - at), at);
        if (strstr(block, " cut\n") == NULL) {
            files++;
            if (strstr(whole, block) == NULL)
                fail_msg("%s", block);
        }
        at = end;
    }
    return files;
}

TEST(parts_together_are_the_whole)
{
    char *files[] = {"tree", "large", "cut.tgz", "none", "mixed.zip", "a.txt"};
    struct input_options options = {.count = 6, .files = files};
    make_mixed();
    struct buffer whole = transcript_of(&options);
    int wanted = count_files(whole.data, whole.data) - 1; /* the large one */
    assert_true(wanted > 15);
    assert_null(strstr(whole.data, " cut\n"));
    for (options.parts = 1; options.parts <= 9; options.parts++) {
        int got = 0;
        for (options.part = 1; options.part <= options.parts; options.part++) {
            struct buffer part = transcript_of(&options);
            got += count_files(part.data, whole.data);
            assert_non_null(strstr(part.data, "file large named cut\n"));
            assert_non_null(strstr(part.data, "trouble none: "));
            if (options.part > 1)
                assert_null(strstr(part.data, "skipped"));
            buffer_free(&part);
        }
        assert_int_equal(got, wanted);
    }
    buffer_free(&whole);
}

TEST(a_cut_file_is_read_from_any_place)
{
    char *files[] = {"large", "a.txt"};
    struct input_options options = {.count = 2, .files = files, .part = 2, .parts = 2};
    char buffer[64];
    struct input_item item;
    make_mixed();
    struct input *input = input_new(&options, NULL);
    assert_int_equal(input_next(input, buffer, sizeof buffer, &item), INPUT_FILE);
    assert_true(item.cut && item.named);
    assert_int_equal(item.size, INPUT_CUT_SIZE + 5);
    assert_int_equal(pread(item.descriptor, buffer, 3, INPUT_CUT_SIZE), 3);
    input_seek(input, INPUT_CUT_SIZE + 1);
    assert_int_equal(input_next(input, buffer, sizeof buffer, &item), INPUT_BYTES);
    assert_int_equal(item.length, 4);
    assert_int_equal(input_next(input, buffer, sizeof buffer, &item), INPUT_END);
    assert_null(item.reason);
    assert_int_equal(input_next(input, buffer, sizeof buffer, &item), INPUT_FILE);
    assert_string_equal(item.name, "a.txt");
    assert_false(item.cut);
    input_free(input);
    input = input_new(&options, NULL);
    assert_int_equal(input_next(input, buffer, sizeof buffer, &item), INPUT_FILE);
    input_seek(input, UINT64_MAX);
    assert_int_equal(input_next(input, buffer, sizeof buffer, &item), INPUT_END);
    assert_null(item.reason);
    input_free(input);
}

/* The number of bytes is known only if all operands are files. */
TEST(progress_ends_at_what_was_measured)
{
    static const char *const lists[] = {"list"};
    char *files[] = {"mixed.zip", "large", "none", "tree"};
    struct input_options options = {.count = 3, .files = files};
    char buffer[4096];
    struct input_item item;
    struct stat status;
    uint64_t done;
    uint64_t total;
    make_mixed();
    struct input *input = input_new(&options, NULL);
    input_progress(input, &done, &total);
    assert_int_equal(done, 0);
    assert_int_equal(total, 0);
    input_measure(input);
    input_progress(input, &done, &total);
    assert_int_equal(stat("mixed.zip", &status), 0);
    assert_int_equal(total, status.st_size + INPUT_CUT_SIZE + 5);
    while (input_next(input, buffer, sizeof buffer, &item) != INPUT_DONE) {
        input_progress(input, &done, &total);
        assert_true(done <= total);
    }
    input_progress(input, &done, &total);
    assert_int_equal(done, total);
    input_free(input);
    for (int unknown = 0; unknown < 2; unknown++) {
        options.count = unknown == 0 ? 4 : 2;
        options.lists = lists;
        options.list_count = (size_t)unknown;
        input = input_new(&options, NULL);
        input_measure(input);
        input_progress(input, &done, &total);
        assert_int_equal(total, 0);
        input_free(input);
    }
    input_free(NULL);
}

/* Nothing stays open. */
TEST(descriptors_are_closed)
{
    char *files[] = {"tree", "large", "cut.tgz", "none", "mixed.zip", "a.txt"};
    struct input_options options = {.count = 6, .files = files};
    char buffer[4096];
    struct input_item item;
    make_mixed();
    int before = dup(STDERR_FILENO);
    close(before);
    for (int stop = 0; stop < 60; stop++) {
        struct input *input = input_new(&options, NULL);
        if (stop % 2 == 0)
            input_prepare(input);
        for (int i = 0; i < stop; i++)
            input_next(input, buffer, sizeof buffer, &item);
        input_free(input);
        int after = dup(STDERR_FILENO);
        close(after);
        assert_int_equal(after, before);
    }
}

/* Or libarchive has it looked up for each member. */
TEST(the_time_zone_is_none_of_an_archive)
{
    char *files[] = {"mixed.zip"};
    struct input_options options = {.count = 1, .files = files};
    make_mixed();
    assert_int_equal(setenv("TZ", "MINE1", 1), 0);
    struct input *input = input_new(&options, NULL);
    input_prepare(input);
    assert_string_equal(getenv("TZ"), "UTC0");
    input_free(input);
    unsetenv("TZ");
}

int main(void)
{
    return run_defined_tests(enter_scratch, NULL);
}
