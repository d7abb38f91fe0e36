/* SPDX-License-Identifier: BSD-2-Clause */
/* The small files of folders, which come in batches, give what they give in order. */
#include "support/batch_driver.h"

enum { FILES = 300 };

/* Compare the results of the folder "folder" in order and in batches. */
static void expect_folder_alike(const char *what, long number)
{
    char *files[] = {(char *)"folder"};
    const struct input_options options = {.count = 1, .files = files};
    seen.batches = seen.members = seen.suspect = 0;
    expect_batches_alike(&options, what, number);
}

/* The name of a file of the folder. */
static const char *name_of(int number)
{
    static char name[64];
    snprintf(name, sizeof name, "folder/%c/f%03d", 'a' + number / 100, number);
    return name;
}

static int make_folder(void **state)
{
    char text[64];
    (void)state;
    if (mkdir("folder", 0700) != 0 || mkdir("folder/a", 0700) != 0 ||
        mkdir("folder/b", 0700) != 0 || mkdir("folder/c", 0700) != 0)
        return 1;
    for (int i = 0; i < FILES; i++) {
        snprintf(text, sizeof text, "the text of file %d", i);
        put_text(name_of(i), i % 50 == 7 ? "" : text);
    }
    return 0;
}

static int begin(void **state)
{
    return enter_scratch(state) != 0 || make_folder(state) != 0;
}

TEST(small_files_come_in_batches)
{
    expect_folder_alike("small", 0);
    assert_int_equal(seen.members, FILES);
    assert_int_equal(seen.batches, (FILES + 63) / 64);
    assert_int_equal(seen.suspect, 0);
}

/* What no batch takes: by its size, its kind or its name. */
TEST(other_files_come_between_batches)
{
    char *text = malloc(1000000);
    struct buffer zip = {0};
    assert_non_null(text);
    memset(text, 'x', 1000000);
    struct archive *archive = pack_begin(&zip, ARCHIVE_FORMAT_ZIP, ARCHIVE_FILTER_NONE, NULL);
    pack_text(archive, "inner", "text in a zip");
    pack_end(archive);
    put_file("folder/a/f000a", text, (size_t)64 * 1024);
    put_file("folder/a/f010a", text, (size_t)64 * 1024 + 1);
    put_file("folder/a/f011a", text, 1000000);
    put_file("folder/b/f120.ZIP", zip.data, zip.length);
    assert_int_equal(mkfifo("folder/b/f130a", 0600), 0);
    assert_int_equal(symlink("f131", "folder/b/f130b"), 0);
    assert_int_equal(symlink("../a", "folder/b/f130c"), 0);
    assert_int_equal(symlink("nowhere", "folder/b/f130d"), 0);
    expect_folder_alike("others", 0);
    assert_int_equal(seen.suspect, 0);
    assert_int_equal(seen.members, FILES + 2);
    assert_true(seen.batches > 8);
    free(text);
    buffer_free(&zip);
}

/* What a batch takes, and finds to be something else. */
TEST(suspect_batches_are_read_in_order)
{
    static const int numbers[] = {0, 63, 64, 200, FILES - 1};
    struct buffer zip = {0};
    struct archive *archive = pack_begin(&zip, ARCHIVE_FORMAT_ZIP, ARCHIVE_FILTER_NONE, NULL);
    pack_text(archive, "inner", "text in a zip");
    pack_end(archive);
    struct buffer gzip = compress_bytes("packed", 6, ARCHIVE_FILTER_GZIP);
    for (size_t i = 0; i < sizeof numbers / sizeof *numbers; i++) {
        const char *name = name_of(numbers[i]);
        put_file(name, zip.data, zip.length);
        expect_folder_alike("zip", numbers[i]);
        assert_int_equal(seen.suspect, 1);
        put_file(name, zip.data, zip.length - 30);
        expect_folder_alike("damaged zip", numbers[i]);
        assert_int_equal(seen.suspect, 1);
        put_file(name, gzip.data, gzip.length);
        expect_folder_alike("gzip", numbers[i]);
        assert_int_equal(seen.suspect, 1);
        put_text(name, "");
    }
    buffer_free(&zip);
    buffer_free(&gzip);
}

/* Files that the user named, with a folder among them, one that is not there, and others. */
TEST(operands_come_as_in_order)
{
    char names[FILES][64], *files[FILES + 8];
    char text[100000];
    struct buffer zip = {0};
    int count = 0;
    memset(text, 'x', sizeof text);
    struct archive *archive = pack_begin(&zip, ARCHIVE_FORMAT_ZIP, ARCHIVE_FILTER_NONE, NULL);
    pack_text(archive, "inner", "text in a zip");
    pack_to_file(archive, &zip, "x.zip");
    put_file("large", text, sizeof text);
    for (int i = 0; i < FILES; i++) {
        strcpy(names[i], name_of(i));
        files[count++] = names[i];
        if (i == 70)
            files[count++] = (char *)"folder/b";
        if (i == 100)
            files[count++] = (char *)"nowhere";
        if (i == 130)
            files[count++] = (char *)"x.zip";
        if (i == 131)
            files[count++] = (char *)"large";
    }
    for (int number = 0; number < 3; number++) {
        struct input_options options = {.count = count, .files = files};
        seen.batches = seen.members = seen.suspect = 0;
        expect_batches_alike(&options, "operands", number);
        assert_int_equal(seen.suspect, number > 0);
        assert_true(number > 0 || seen.members > FILES + 100);
        if (number == 0)
            rename("x.zip", names[200]);
        else
            assert_int_equal(chmod(names[200], 0), 0);
    }
    assert_int_equal(chmod(names[200], 0600), 0);
    put_text(names[200], "");
    /* One alone is opened at once, to see what it needs. */
    struct input_options options = {.count = 1, .files = files};
    seen.batches = 0;
    expect_batches_alike(&options, "one", 0);
    assert_int_equal(seen.batches, 0);
    /* And from a list. */
    put_text("list", "folder/a/f001\nfolder/a/f002\n");
    options = (struct input_options){
        .lists = (const char *const[]){"list"}, .list_ends = "\n", .list_count = 1};
    expect_batches_alike(&options, "list", 0);
    assert_int_equal(seen.batches, 1);
}

/* A file that changes after it was noted. */
TEST(files_that_change_are_read_as_they_are)
{
    static const char changed[] = "folder/c/f202";
    char *files[] = {(char *)"folder/c"};
    char buffer[777], *text = malloc(100000);
    const struct input_options options = {.count = 1, .files = files};
    struct input_item item;
    assert_non_null(text);
    memset(text, 'x', 100000);
    for (int change = 0; change < 4; change++) {
        struct transcript transcript = {.out = {0}};
        struct input *input = input_new(&options, NULL);
        assert_non_null(input);
        (void)remove(changed);
        put_text(changed, "as it was");
        input_in_batches(input);
        input_prepare(input);
        assert_int_equal(input_next(input, buffer, sizeof buffer, &item), INPUT_BATCH);
        assert_int_equal(unlink(changed), 0);
        if (change == 1)
            put_file(changed, text, 100000);
        else if (change == 2)
            assert_int_equal(mkdir(changed, 0700), 0);
        else if (change == 3)
            assert_int_equal(mkfifo(changed, 0600), 0);
        assert_false(read_batch(item.batch, &transcript));
        buffer_free(&transcript.out);
        transcript.in_file = false;
        struct input *rest = input_new(&options, item.batch);
        assert_non_null(rest);
        transcript_add_all(&transcript, rest);
        input_free(rest);
        assert_non_null(strstr(transcript.out.data, "the text of file 201"));
        assert_non_null(strstr(transcript.out.data,
                               change == 0   ? "trouble folder/c/f202: No such file or directory"
                               : change == 1 ? "100000 bytes"
                                             : "skipped folder/c/f202: not a regular file"));
        assert_non_null(strstr(transcript.out.data, "the text of file 203"));
        buffer_free(&transcript.out);
        buffer_free(&transcript.content);
        batch_free(item.batch);
        input_free(input);
    }
    free(text);
}

/* The same with one that the user named, which becomes a folder with a file in it. */
TEST(a_file_may_become_a_folder)
{
    char *files[] = {(char *)"becomes", (char *)"folder/a/f001"};
    char buffer[777];
    const struct input_options options = {.count = 2, .files = files};
    struct transcript transcript = {.out = {0}};
    struct input_item item;
    put_text("becomes", "as it was");
    struct input *input = input_new(&options, NULL);
    assert_non_null(input);
    input_in_batches(input);
    input_prepare(input);
    assert_int_equal(input_next(input, buffer, sizeof buffer, &item), INPUT_BATCH);
    assert_int_equal(item.batch->count, 2);
    assert_int_equal(unlink("becomes"), 0);
    assert_int_equal(mkdir("becomes", 0700), 0);
    put_text("becomes/inner", "text in a folder");
    assert_false(read_batch(item.batch, &transcript));
    struct input *rest = input_new(&options, item.batch);
    assert_non_null(rest);
    transcript_add_all(&transcript, rest);
    input_free(rest);
    assert_string_equal(transcript.out.data,
                        "file becomes/inner\ntext text in a folder\nend\n"
                        "file folder/a/f001 named\ntext the text of file 1\nend\n");
    buffer_free(&transcript.out);
    buffer_free(&transcript.content);
    batch_free(item.batch);
    input_free(input);
}

int main(void)
{
    return run_defined_tests(begin, NULL);
}
