/* SPDX-License-Identifier: BSD-2-Clause */
/*
 * The folder of a site: which files a run writes, keeps and removes, what it refuses, and that all
 * files are whole or as they were.  Each test has a folder of its own, with a file for messages.
 */
#include "site/site.h"
#include "support/input_driver.h"

#include <dirent.h>
#include <errno.h>
#include <signal.h>
#include <sys/resource.h>

enum { ROOM = 4096 };

/* ---- Files ----------------------------------------------------------------- */

static int messages, own_errors;

/* Begin in an empty folder, with messages going to a file in it. */
static int begin(void **state)
{
    if (enter_scratch(state) != 0)
        return -1;
    own_errors = dup(STDERR_FILENO);
    messages = open("messages", O_RDWR | O_CREAT | O_APPEND | O_CLOEXEC, 0600);
    return own_errors < 0 || messages < 0 || dup2(messages, STDERR_FILENO) < 0 ? -1 : 0;
}

static int end(void **state)
{
    (void)state;
    close(messages);
    return dup2(own_errors, STDERR_FILENO) < 0 || close(own_errors) != 0 ? -1 : 0;
}

/* Expect that the messages since the last call have a text, or that there are none if it is NULL.
 */
static void expect_message(const char *text)
{
    static char bytes[2 * SITE_PATH];
    ssize_t length = pread(messages, bytes, sizeof bytes - 1, 0);
    assert_true(length >= 0);
    bytes[length] = '\0';
    if (text == NULL)
        assert_string_equal(bytes, "");
    else
        assert_non_null(strstr(bytes, text));
    assert_int_equal(ftruncate(messages, 0), 0);
}

static bool exists(const char *name)
{
    struct stat status;
    return lstat(name, &status) == 0;
}

static void expect_file(const char *name, const char *text)
{
    char bytes[ROOM];
    FILE *file = fopen(name, "re");
    assert_non_null(file);
    size_t length = fread(bytes, 1, sizeof bytes - 1, file);
    bytes[length] = '\0';
    fclose(file);
    assert_string_equal(bytes, text);
}

/* Return how many entries a folder has. */
static int entries_of(const char *name)
{
    int count = 0;
    DIR *stream = opendir(name);
    assert_non_null(stream);
    while (readdir(stream) != NULL)
        count++;
    closedir(stream);
    return count;
}

/* ---- Runs ------------------------------------------------------------------- */

/* A run of the command. */
struct run {
    struct cli cli;
    struct site_folder folder;
};

static bool run_begin(struct run *run, const char *name, bool force)
{
    *run = (struct run){.folder = {.name = name, .force = force}};
    return site_folder_begin(&run->cli, &run->folder);
}

static void run_end(struct run *run)
{
    site_folder_free(&run->folder);
    bytes_free(&run->cli.outputs.inputs);
}

static bool write_file(struct run *run, const char *name, const char *text)
{
    static struct site_file file;
    struct output *output = site_file_begin(&run->cli, &run->folder, &file, name);
    if (output == NULL)
        return false;
    output_string(output, text);
    return site_file_end(&run->cli, &run->folder, &file, true);
}

/* Write a site of some files; the list ends with NULL. */
static void write_site(const char *name, const char *const files[], const char *text)
{
    struct run run;
    assert_true(run_begin(&run, name, false));
    for (size_t i = 0; files[i] != NULL; i++)
        assert_true(site_folder_plan(&run.folder, files[i]));
    assert_true(site_folder_list(&run.cli, &run.folder, false));
    for (size_t i = 0; files[i] != NULL; i++)
        assert_true(write_file(&run, files[i], text));
    assert_true(site_folder_commit(&run.cli, &run.folder));
    site_folder_clean(&run.cli, &run.folder);
    assert_true(site_folder_list(&run.cli, &run.folder, true));
    assert_true(site_folder_commit(&run.cli, &run.folder));
    assert_int_equal(run.cli.status, STATUS_GOOD);
    assert_false(run.folder.failed);
    run_end(&run);
    expect_message(NULL);
}

static const char *const both[] = {"index.html", "data/a.js", NULL};
static const char *const one[] = {"index.html", NULL};

TEST(manifest)
{
    struct run run;
    write_site("site", both, "first");
    expect_file("site/site.manifest", "yinsh site 1\ndata/a.js\nindex.html\n");
    expect_file("site/data/a.js", "first");
    put_text("site/data/mine.js", "mine");
    /* While another run writes, both what it writes and what was there is listed. */
    assert_true(run_begin(&run, "site", false));
    assert_true(site_folder_plan(&run.folder, "data/b.js"));
    assert_true(site_folder_list(&run.cli, &run.folder, false));
    assert_true(site_folder_commit(&run.cli, &run.folder));
    expect_file("site/site.manifest", "yinsh site 1\ndata/a.js\ndata/b.js\nindex.html\n");
    run_end(&run);
    write_site("site", one, "second");
    expect_file("site/site.manifest", "yinsh site 1\nindex.html\n");
    expect_file("site/index.html", "second");
    assert_false(exists("site/data/a.js"));
    expect_file("site/data/mine.js", "mine");
}

TEST(unchanged)
{
    struct stat before, after;
    write_site("site", both, "same");
    assert_int_equal(stat("site/index.html", &before), 0);
    write_site("site", both, "same");
    assert_int_equal(stat("site/index.html", &after), 0);
    assert_true(before.st_ino == after.st_ino);
    write_site("site", both, "other");
    assert_int_equal(stat("site/index.html", &after), 0);
    assert_false(before.st_ino == after.st_ino);
    expect_file("site/index.html", "other");
}

/* ---- Foreign files ------------------------------------------------------------ */

static void expect_refused(const char *name, const char *message)
{
    struct run run;
    assert_false(run_begin(&run, name, false));
    assert_int_equal(run.cli.status, STATUS_TROUBLE);
    expect_message(message);
    run_end(&run);
}

TEST(foreign)
{
    struct run run;
    assert_int_equal(mkdir("site", 0700), 0);
    assert_int_equal(mkdir("site/data", 0700), 0);
    write_site("site", one, "empty folders are no obstacle");
    assert_int_equal(mkdir("other", 0700), 0);
    put_text("other/.hidden", "mine");
    expect_refused("other", "holds something else");
    assert_int_equal(unlink("other/.hidden"), 0);
    assert_int_equal(mkdir("other/data", 0700), 0);
    put_text("other/data/a.js", "mine");
    expect_refused("other", "holds something else");
    assert_true(run_begin(&run, "other", true));
    assert_true(site_folder_plan(&run.folder, "data/a.js"));
    assert_true(write_file(&run, "data/a.js", "forced"));
    assert_true(site_folder_commit(&run.cli, &run.folder));
    expect_file("other/data/a.js", "forced");
    run_end(&run);
}

TEST(no_folder)
{
    static char name[SITE_PATH];
    put_text("file", "mine");
    expect_refused("file", strerror(ENOTDIR));
    expect_refused("file/site", strerror(ENOTDIR));
    expect_refused("missing/site", strerror(ENOENT));
    memset(name, 'x', sizeof name - 1);
    expect_refused(name, strerror(ENAMETOOLONG));
    /* A file, or a link, where a folder of the site should be. */
    assert_int_equal(mkdir("site", 0700), 0);
    put_text("site/site.manifest", "yinsh site 1\n");
    put_text("site/assets", "mine");
    expect_refused("site", strerror(ENOTDIR));
    assert_int_equal(unlink("site/assets"), 0);
    assert_int_equal(symlink("..", "site/assets"), 0);
    expect_refused("site", strerror(ENOTDIR));
}

TEST(not_listed)
{
    struct run run;
    write_site("site", one, "first");
    put_text("site/data/a.js", "mine");
    assert_true(run_begin(&run, "site", false));
    assert_true(write_file(&run, "data/a.js", "ours"));
    assert_false(site_folder_commit(&run.cli, &run.folder));
    assert_true(run.folder.failed);
    assert_int_equal(run.cli.status, STATUS_TROUBLE);
    expect_message("data/a.js");
    expect_file("site/data/a.js", "mine");
    run_end(&run);
}

/* ---- Names ---------------------------------------------------------------------- */

static void add_lines(struct text *text, const char *const lines[], size_t count)
{
    for (size_t i = 0; i < count; i++)
        text_format(text, "%s\n", lines[i]);
}

TEST(names)
{
    static const char *const good[] = {"a", "a.html", "data/a-b_c.js", "images/x.y.svg"};
    static const char *const bad[] = {
        /* folders, and files outside the site */
        "", ".", "..", ".hidden", "../a", "/etc/x", "data", "data/", "data/.a", "data/../a",
        "data//a",
        /* folders of no site, and bytes of no name */
        "other/a", "a b", "data/images/a", "a\\b", "a\x7f", "a\xc3\xa9", "assets/a/..",
        "data/a\x01", "a%2e", "a234567890a234567890a234567890a234567890a234567890a234567890abcd"};
    struct run run;
    char bytes[ROOM];
    struct text text = text_begin(bytes, sizeof bytes);
    text_add_string(&text, "yinsh site 1\n");
    add_lines(&text, good, sizeof good / sizeof good[0]);
    add_lines(&text, bad, sizeof bad / sizeof bad[0]);
    assert_int_equal(mkdir("site", 0700), 0);
    put_text("site/site.manifest", bytes);
    put_text("a", "outside");
    put_text("site/a", "ours");
    put_text("site/.hidden", "mine");
    assert_true(run_begin(&run, "site", false));
    for (size_t i = 0; i < sizeof good / sizeof good[0]; i++)
        assert_non_null(map_find(&run.folder.files, words_of(good[i])));
    /* "data" is the name of a folder, but may be that of a file too. */
    for (size_t i = 0; i < sizeof bad / sizeof bad[0]; i++)
        if (strcmp(bad[i], "data") != 0)
            assert_null(map_find(&run.folder.files, words_of(bad[i])));
    assert_int_equal(run.folder.files.count, sizeof good / sizeof good[0] + 1);
    site_folder_clean(&run.cli, &run.folder);
    expect_message("data"); /* a folder is not removed */
    assert_false(exists("site/a"));
    assert_true(exists("site/data"));
    expect_file("a", "outside");
    expect_file("site/.hidden", "mine");
    run_end(&run);
}

TEST(bad_manifest)
{
    struct run run;
    assert_int_equal(mkdir("site", 0700), 0);
    put_text("site/site.manifest", "something else\nindex.html\n");
    put_text("site/index.html", "mine");
    expect_refused("site", "not a manifest");
    put_text("site/site.manifest", "yinsh site 2\n");
    expect_refused("site", "not a manifest");
    /* The end of the last line may be missing. */
    put_text("site/site.manifest", "yinsh site 1\nindex.html");
    assert_true(run_begin(&run, "site", false));
    assert_non_null(map_find(&run.folder.files, words_of("index.html")));
    run_end(&run);
    /* A link is no manifest. */
    assert_int_equal(rename("site/site.manifest", "list"), 0);
    assert_int_equal(symlink("../list", "site/site.manifest"), 0);
    expect_refused("site", "holds something else");
}

/* ---- Failures --------------------------------------------------------------------- */

TEST(incomplete)
{
    static struct site_file file;
    struct run run;
    write_site("site", one, "first");
    int entries = entries_of("site");
    assert_true(run_begin(&run, "site", false));
    struct output *output = site_file_begin(&run.cli, &run.folder, &file, "index.html");
    assert_non_null(output);
    output_string(output, "half");
    output_flush(output);
    expect_file("site/index.html", "first");
    assert_int_equal(entries_of("site"), entries + 1); /* the temporary file */
    assert_false(site_file_end(&run.cli, &run.folder, &file, false));
    assert_true(run.folder.failed);
    expect_file("site/index.html", "first");
    assert_int_equal(entries_of("site"), entries);
    run_end(&run);
}

TEST(full_disk)
{
    struct rlimit before, none;
    struct run run;
    write_site("site", one, "first");
    int entries = entries_of("site");
    assert_true(run_begin(&run, "site", false));
    assert_int_equal(getrlimit(RLIMIT_FSIZE, &before), 0);
    none = (struct rlimit){0, before.rlim_max};
    signal(SIGXFSZ, SIG_IGN);
    assert_int_equal(setrlimit(RLIMIT_FSIZE, &none), 0);
    bool written = write_file(&run, "index.html", "second");
    bool listed = site_folder_list(&run.cli, &run.folder, true);
    assert_int_equal(setrlimit(RLIMIT_FSIZE, &before), 0);
    assert_false(written);
    assert_false(listed);
    assert_true(run.folder.failed);
    assert_int_equal(run.cli.status, STATUS_TROUBLE);
    assert_int_equal(entries_of("site"), entries);
    expect_file("site/index.html", "first");
    expect_file("site/site.manifest", "yinsh site 1\nindex.html\n");
    run_end(&run);
}

TEST(in_the_way)
{
    struct run run;
    write_site("site", both, "first");
    assert_int_equal(unlink("site/index.html"), 0);
    assert_int_equal(mkdir("site/index.html", 0700), 0);
    assert_true(run_begin(&run, "site", false));
    assert_true(write_file(&run, "index.html", "second"));
    assert_false(site_folder_commit(&run.cli, &run.folder));
    assert_true(run.folder.failed);
    expect_message("index.html");
    /* Nor is a link followed that somebody put there. */
    put_text("outside", "mine");
    assert_int_equal(unlink("site/data/a.js"), 0);
    assert_int_equal(symlink("../../outside", "site/data/a.js"), 0);
    assert_false(write_file(&run, "data/a.js", "second"));
    expect_message("data/a.js");
    expect_file("outside", "mine");
    run_end(&run);
}

/* Files that are written get their names in the end, up to the first that cannot. */
TEST(in_the_end)
{
    struct run run;
    write_site("site", both, "first");
    int entries = entries_of("site"), in_data = entries_of("site/data");
    assert_true(run_begin(&run, "site", false));
    assert_true(write_file(&run, "data/a.js", "second"));
    assert_true(write_file(&run, "index.html", "second"));
    expect_file("site/data/a.js", "first");
    expect_file("site/index.html", "first");
    run_end(&run);
    assert_int_equal(entries_of("site"), entries);
    assert_int_equal(entries_of("site/data"), in_data);
    /* The second one cannot get its name any more. */
    assert_true(run_begin(&run, "site", false));
    assert_true(site_folder_plan(&run.folder, "data/b.js"));
    assert_true(write_file(&run, "data/a.js", "third"));
    assert_true(write_file(&run, "data/b.js", "third"));
    assert_true(write_file(&run, "index.html", "third"));
    put_text("site/data/b.js", "mine");
    assert_false(site_folder_commit(&run.cli, &run.folder));
    assert_true(run.folder.failed);
    expect_message("data/b.js");
    run_end(&run);
    expect_file("site/data/a.js", "third");
    expect_file("site/data/b.js", "mine");
    expect_file("site/index.html", "first");
    assert_int_equal(entries_of("site/data"), in_data + 1);
}

/* What a run left that was killed is removed, but nothing that only looks like it. */
TEST(left_over)
{
    static const char *const removed[] = {"site/.index.html.aB3dEf", "site/data/.a.js.abcdef",
                                          "site/.site.manifest.ABCDEF"};
    static const char *const kept[] = {"site/.a.js.abcdef",
                                       "site/index.html.aB3dEf",
                                       "site/.index.html",
                                       "site/.index.html.aB3dE",
                                       "site/data/.b.js.abcdef",
                                       "site/.abcdef",
                                       "site/data/.index.html.abcdef",
                                       ".index.html.aB3dEf"};
    write_site("site", both, "first");
    for (size_t i = 0; i < sizeof removed / sizeof removed[0]; i++)
        put_text(removed[i], "half");
    for (size_t i = 0; i < sizeof kept / sizeof kept[0]; i++)
        if (!exists(kept[i]))
            put_text(kept[i], "mine");
    write_site("site", both, "second");
    for (size_t i = 0; i < sizeof removed / sizeof removed[0]; i++)
        assert_false(exists(removed[i]));
    for (size_t i = 0; i < sizeof kept / sizeof kept[0]; i++)
        assert_true(exists(kept[i]));
}

int main(void)
{
    for (size_t i = 0; i < defined_tests_count; i++) {
        defined_tests[i].setup_func = begin;
        defined_tests[i].teardown_func = end;
    }
    return run_defined_tests(NULL, NULL);
}
