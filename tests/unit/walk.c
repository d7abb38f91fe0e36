/* SPDX-License-Identifier: BSD-2-Clause */
/* Walks through folders: order, many names, depth. */
#include "support/input_driver.h"

#include "input/sources.h"

#include <errno.h>

/* Begin to walk a folder without a name, or with all if that is NULL; the next walk ends it. */
static struct walk *begin(const char *folder, const char *left_out, bool follow)
{
    int descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    assert_true(descriptor >= 0);
    static struct input_options options;
    static const char *excluded;
    excluded = left_out;
    options = (struct input_options){
        .excludes = &excluded, .exclude_count = left_out != NULL, .follow = follow};
    struct walk *walk = walk_new(descriptor, &options);
    assert_non_null(walk);
    return walk;
}

TEST(names_come_byte_by_byte_in_order)
{
    static const char *const names[] = {"A", "B", "a", "a-b", "a.b", "aa", "b", "\xff"};
    struct walk_item item;
    assert_int_equal(mkdir("order", 0755), 0);
    assert_int_equal(chdir("order"), 0);
    for (size_t i = 8; i-- > 0;)
        put_text(names[i], "text");
    assert_int_equal(chdir(".."), 0);
    struct walk *walk = begin("order", "aa", false);
    for (size_t i = 0; i < 8; i++) {
        if (strcmp(names[i], "aa") == 0)
            continue;
        assert_int_equal(walk_next(walk, &item), INPUT_FILE);
        assert_string_equal(item.path, names[i]);
        assert_string_equal(item.name, names[i]);
        assert_int_equal(item.status->st_size, 4);
        assert_int_equal(faccessat(item.folder, item.name, R_OK, 0), 0);
    }
    assert_int_equal(walk_next(walk, &item), INPUT_DONE);
    assert_int_equal(walk_next(walk, &item), INPUT_DONE);
    walk_free(walk);
}

/* Many names, with a folder among them. */
TEST(many_names_come_in_order)
{
    enum { FILES = 6000, LENGTH = 240 };
    char name[LENGTH + 16];
    struct walk_item item;
    assert_int_equal(mkdir("many", 0755), 0);
    assert_int_equal(chdir("many"), 0);
    for (int i = 0; i < FILES; i++) {
        /* In an order that has nothing to do with the names'. */
        snprintf(name, sizeof name, "%05d%0*d", i * 7919 % FILES, LENGTH, 0);
        int descriptor = open(name, O_WRONLY | O_CREAT | O_EXCL, 0644);
        assert_true(descriptor >= 0);
        close(descriptor);
    }
    assert_int_equal(mkdir("03000", 0755), 0);
    put_text("03000/inside", "");
    assert_int_equal(chdir(".."), 0);
    struct walk *walk = begin("many", NULL, false);
    for (int i = 0; i < FILES; i++) {
        if (i == FILES / 2) {
            assert_int_equal(walk_next(walk, &item), INPUT_FILE);
            assert_string_equal(item.path, "03000/inside");
        }
        assert_int_equal(walk_next(walk, &item), INPUT_FILE);
        snprintf(name, sizeof name, "%05d%0*d", i, LENGTH, 0);
        assert_string_equal(item.path, name);
    }
    assert_int_equal(walk_next(walk, &item), INPUT_DONE);
    walk_free(walk);
}

/* Folders in folders, far beyond the longest path that the system takes. */
TEST(depth_has_an_end)
{
    enum { DEEP = 80, LENGTH = 200 };
    char name[LENGTH + 1] = "";
    struct walk_item item;
    char *here = getcwd(NULL, 0);
    assert_non_null(here);
    memset(name, 'd', LENGTH);
    assert_int_equal(mkdir("deep", 0755), 0);
    assert_int_equal(chdir("deep"), 0);
    for (int i = 1; i < DEEP; i++) {
        put_text("file", "");
        assert_int_equal(mkdir(name, 0755), 0);
        assert_int_equal(chdir(name), 0);
    }
    assert_int_equal(chdir(here), 0);
    free(here);
    struct walk *walk = begin("deep", NULL, true);
    assert_int_equal(walk_next(walk, &item), INPUT_TROUBLE);
    assert_string_equal(item.reason, "folders are nested too deeply");
    assert_int_equal(strlen(item.path), WALK_DEPTH * (LENGTH + 1) - 1);
    for (int i = WALK_DEPTH; i > 0; i--) {
        assert_int_equal(walk_next(walk, &item), INPUT_FILE);
        assert_int_equal(strlen(item.path), (i - 1) * (LENGTH + 1) + 4);
    }
    assert_int_equal(walk_next(walk, &item), INPUT_DONE);
    walk_free(walk);
}

/* What a walk with or without links comes to: a line for each thing found. */
static void expect_walk(const char *folder, bool follow, const char *expected)
{
    char found[4096] = "";
    struct walk_item item;
    enum input_event event;
    struct walk *walk = begin(folder, NULL, follow);
    while ((event = walk_next(walk, &item)) != INPUT_DONE) {
        size_t length = strlen(found);
        snprintf(found + length, sizeof found - length, "%s%s%s\n", item.path,
                 event == INPUT_FILE ? "" : ": ", event == INPUT_FILE ? "" : item.reason);
    }
    assert_string_equal(found, expected);
    walk_free(walk);
}

#define NOT_FOLLOWED ": a symbolic link to a folder; use -L to follow it\n"
#define IN_A_CIRCLE ": leads back to a folder that contains it\n"
#define READ_BEFORE ": a folder that was read under another name\n"

TEST(links_are_followed_if_asked)
{
    assert_int_equal(mkdir("links", 0755), 0);
    assert_int_equal(mkdir("links/a", 0755), 0);
    assert_int_equal(mkdir("elsewhere", 0755), 0);
    put_text("elsewhere/x", "");
    put_text("links/a/y", "");
    assert_int_equal(symlink("../../elsewhere", "links/a/out"), 0);
    assert_int_equal(symlink("../elsewhere/x", "links/file"), 0);
    assert_int_equal(symlink("../elsewhere", "links/same"), 0);
    assert_int_equal(symlink("self", "links/self"), 0);
    expect_walk("links", false,
                "a/out" NOT_FOLLOWED "a/y\nfile\nsame" NOT_FOLLOWED
                "self: Too many levels of symbolic links\n");
    expect_walk("links", true,
                "a/out/x\na/y\nfile\nsame" READ_BEFORE "self: Too many levels of symbolic links\n");
}

/* However links lead in circles, no file comes twice, and each circle costs one message. */
TEST(circles_of_links_end)
{
    assert_int_equal(mkdir("circle", 0755), 0);
    assert_int_equal(mkdir("circle/a", 0755), 0);
    assert_int_equal(mkdir("circle/b", 0755), 0);
    put_text("circle/a/f", "");
    put_text("circle/b/g", "");
    assert_int_equal(symlink(".", "circle/b/here"), 0);
    expect_walk("circle", true, "a/f\nb/g\nb/here" IN_A_CIRCLE);
    assert_int_equal(unlink("circle/b/here"), 0);
    /* Of two folders that lead to each other. */
    assert_int_equal(symlink("../b", "circle/a/to-b"), 0);
    assert_int_equal(symlink("../a", "circle/b/to-a"), 0);
    expect_walk("circle", true, "a/f\na/to-b/g\na/to-b/to-a" IN_A_CIRCLE "b" READ_BEFORE);
    expect_walk("circle/b", true, "g\nto-a/f\nto-a/to-b" IN_A_CIRCLE);
    /* By way of what lies above the folder. */
    assert_int_equal(unlink("circle/a/to-b"), 0);
    assert_int_equal(unlink("circle/b/to-a"), 0);
    assert_int_equal(symlink("..", "circle/a/up"), 0);
    expect_walk("circle/a", true, "f\nup/a" IN_A_CIRCLE "up/b/g\n");
}

/* Links from each of many folders to all others: as many folders to read, not ways through them. */
TEST(folders_are_read_once)
{
    enum { FOLDERS = 120 };
    char name[64], to[64];
    struct walk_item item;
    int files = 0;
    assert_int_equal(mkdir("web", 0755), 0);
    for (int i = 0; i < FOLDERS; i++) {
        snprintf(name, sizeof name, "web/%03d", i);
        assert_int_equal(mkdir(name, 0755), 0);
        snprintf(name, sizeof name, "web/%03d/file", i);
        put_text(name, "");
        for (int k = 0; k < FOLDERS; k++) {
            snprintf(name, sizeof name, "web/%03d/%03d", i, k);
            snprintf(to, sizeof to, "../%03d", k);
            assert_int_equal(symlink(to, name), 0);
        }
    }
    struct walk *walk = begin("web", NULL, true);
    for (enum input_event event = INPUT_FILE; event != INPUT_DONE;) {
        event = walk_next(walk, &item);
        files += event == INPUT_FILE;
    }
    /* A chain of them goes down as far as a walk does, and the rest is reached from above. */
    assert_int_equal(files, FOLDERS);
    walk_free(walk);
}

TEST(a_walk_can_be_left)
{
    struct walk_item item;
    assert_int_equal(mkdir("left", 0755), 0);
    assert_int_equal(mkdir("left/a", 0755), 0);
    put_text("left/a/b", "");
    put_text("left/a/c", "");
    struct walk *walk = begin("left", NULL, false);
    assert_int_equal(walk_next(walk, &item), INPUT_FILE);
    walk_free(walk);
    walk_free(NULL);
    put_text("no-folder", "");
    assert_null(walk_new(open("no-folder", O_RDONLY), &(struct input_options){.follow = true}));
    assert_int_equal(errno, ENOTDIR);
}

int main(void)
{
    return run_defined_tests(enter_scratch, NULL);
}
