/* SPDX-License-Identifier: BSD-2-Clause */
/* Zips after one another, and what else a directory does not list: nothing of it gets lost. */
#include "support/forms_driver.h"
#include "support/zip_maker.h"

/* Add a zip with members a0, a1 and so on, for a letter. */
static void add_zip(struct zip_maker *zip, char letter, int members, bool large)
{
    for (int i = 0; i < members; i++) {
        char name[16], text[32];
        snprintf(name, sizeof name, "%c%d", letter, i);
        snprintf(text, sizeof text, "text of %s", name);
        zip_add_text(zip, name, text);
    }
    zip_end(zip, large);
}

/* The expected result of it. */
static void expect_members(struct buffer *expected, char letter, int members)
{
    for (int i = 0; i < members; i++) {
        char text[64];
        snprintf(text, sizeof text, "file @//%c%d\ntext text of %c%d\nend\n", letter, i, letter, i);
        buffer_add(expected, text, strlen(text));
    }
}

static void zips_after_one_another_are_all_read(void **state)
{
    static const int members[][3] = {{2, 3, 1}, {0, 2, 0}, {400, 3, 2}, {3, 400, 0}, {400, 400, 1}};
    static const char *const between[] = {"", "\n", " \r\n\t"};
    (void)state;
    for (size_t i = 0; i < sizeof members / sizeof *members; i++)
        for (int large = 0; large < 2; large++) {
            struct zip_maker zip = {.base = 0};
            struct buffer expected = {0};
            for (int j = 0; j < 3; j++) {
                add_zip(&zip, (char)('a' + j), members[i][j], large != 0);
                buffer_add(&zip.bytes, between[j], strlen(between[j]));
                zip.base = zip.bytes.length;
                expect_members(&expected, (char)('a' + j), members[i][j]);
            }
            expect_forms(&zip.bytes, expected.data, "zips");
            buffer_free(&zip.bytes);
            buffer_free(&expected);
        }
}

/* A directory longer than what is held of a pipe, or of what comes out of another archive. */
static void a_directory_may_be_long(void **state)
{
    struct zip_maker zip = {.base = 0};
    struct buffer expected = {0};
    (void)state;
    for (int i = 0; i < 4000; i++) {
        char name[256], text[512];
        snprintf(name, sizeof name, "%0150d", i);
        zip_add_text(&zip, name, "it");
        snprintf(text, sizeof text, "file @//%s\ntext it\nend\n", name);
        buffer_add(&expected, text, strlen(text));
    }
    zip_end(&zip, false);
    expect_forms(&zip.bytes, expected.data, "long");
    buffer_free(&zip.bytes);
    buffer_free(&expected);
}

/* The end of a comment may be beyond what is at hand, wherever that ends. */
static void a_comment_may_be_long(void **state)
{
    enum { MOST = 700000, STEP = 100000 };
    char *text = noise(MOST);
    (void)state;
    for (size_t length = STEP; length <= MOST; length += STEP) {
        struct zip_maker zip = {.base = 0};
        char expected[128];
        zip_add(&zip, &(struct zip_member){.name = "a", .data = text, .length = length});
        zip_end(&zip, false);
        put_little(zip.bytes.data + zip.bytes.length - 2, UINT16_MAX, 2);
        buffer_add(&zip.bytes, text, UINT16_MAX);
        zip.base = zip.bytes.length;
        zip_add_text(&zip, "b", "second");
        zip_end(&zip, false);
        snprintf(expected, sizeof expected,
                 "file @//a\n%zu bytes\nend\nfile @//b\ntext second\nend\n", length);
        expect_forms(&zip.bytes, expected, "comment");
        buffer_free(&zip.bytes);
    }
    free(text);
}

static void offsets_may_count_from_the_first_zip(void **state)
{
    struct zip_maker zip = {.base = 0};
    struct buffer expected = {0};
    (void)state;
    add_zip(&zip, 'a', 3, false);
    zip.base = 0;
    add_zip(&zip, 'b', 3, false);
    expect_members(&expected, 'a', 3);
    expect_members(&expected, 'b', 3);
    expect_forms(&zip.bytes, expected.data, "adjusted");
    buffer_free(&zip.bytes);
    buffer_free(&expected);
}

static void what_follows_a_zip_is_reported(void **state)
{
    static const char record[] = "[White \"a\"]\n\n1.e3 *\n";
    struct zip_maker zip = {.base = 0};
    struct buffer expected = {0};
    (void)state;
    add_zip(&zip, 'a', 3, false);
    size_t length = zip.bytes.length;
    expect_members(&expected, 'a', 3);
    buffer_add(&zip.bytes, "\0\0\0\0\n\0", 6);
    expect_forms(&zip.bytes, expected.data, "padding");
    zip.bytes.length = length;
    buffer_add(&zip.bytes, record, strlen(record));
    static const char report[] = "trouble @: data after the end of the zip is not read\n";
    buffer_add(&expected, report, strlen(report));
    expect_forms(&zip.bytes, expected.data, "a record");
    zip.base = zip.bytes.length;
    add_zip(&zip, 'b', 2, false);
    expect_members(&expected, 'b', 2);
    expect_forms(&zip.bytes, expected.data, "a record between");
    buffer_free(&zip.bytes);
    buffer_free(&expected);
}

/* A plain file stays one, whatever follows in it. */
static void a_zip_after_something_else_is_no_zip(void **state)
{
    static const char *const firsts[] = {"[White \"a\"]\n\n1.e3 *\n", "MZ\x90",
                                         "#!/bin/sh\nexit\n"};
    (void)state;
    for (size_t i = 0; i < sizeof firsts / sizeof *firsts; i++) {
        struct zip_maker zip = {.base = 0};
        buffer_add(&zip.bytes, firsts[i], strlen(firsts[i]));
        zip.base = zip.bytes.length;
        add_zip(&zip, 'a', 3, false);
        for (int form = 0; form < FORMS_ALL; form++) {
            const char *name;
            char expected[128];
            struct buffer out = form_read(&zip.bytes, (enum form)form, &name);
            bool named = strchr(name, '/') == NULL;
            snprintf(expected, sizeof expected, "file %s%s\n%zu bytes\nend\n", name,
                     named ? " named" : "", zip.bytes.length);
            assert_string_equal(out.data, expected);
            buffer_free(&out);
        }
        buffer_free(&zip.bytes);
    }
}

static void bytes_between_members_are_legal(void **state)
{
    static const size_t lengths[] = {1, 4, 29, 30, 31, 1000, 100000, 600000};
    char *gap = noise(600000);
    (void)state;
    for (size_t i = 0; i < sizeof lengths / sizeof *lengths; i++)
        for (int place = 0; place < 2; place++) {
            struct zip_maker zip = {.base = 0};
            zip_add_text(&zip, "a", "first");
            if (place == 0)
                buffer_add(&zip.bytes, gap, lengths[i]);
            zip_add_text(&zip, "b", "second");
            if (place == 1)
                buffer_add(&zip.bytes, gap, lengths[i]);
            zip_end(&zip, false);
            expect_forms(&zip.bytes, "file @//a\ntext first\nend\nfile @//b\ntext second\nend\n",
                         "gap");
            buffer_free(&zip.bytes);
        }
    free(gap);
}

/* Members that were deleted, or whose entries were. */
static void members_that_no_directory_lists_are_reported(void **state)
{
    static const char all[] = "file @//a\ntext first\nend\nfile @//b\ntext second\nend\n"
                              "file @//c\ntext third\nend\n";
    static const char *const names[] = {"a", "b", "c"}, *const texts[] = {"first", "second",
                                                                          "third"};
    (void)state;
    for (int unlisted = 1; unlisted < 8; unlisted++) {
        struct zip_maker zip = {.base = 0};
        char expected[512];
        int listed = 0;
        for (int i = 0; i < 3; i++) {
            bool left_out = (unlisted >> i & 1) != 0;
            zip_add(&zip, &(struct zip_member){.name = names[i],
                                               .data = texts[i],
                                               .length = strlen(texts[i]),
                                               .unlisted = left_out});
            listed += !left_out;
        }
        zip_end(&zip, false);
        snprintf(expected, sizeof expected,
                 "%strouble @: damaged: its directory lists %d members, but 3 were found; all "
                 "members found are read\n",
                 all, listed);
        expect_forms(&zip.bytes, expected, "unlisted");
        buffer_free(&zip.bytes);
    }
}

/* Entries for the same member, or for one inside another's data. */
static void overlapping_members_come_once(void **state)
{
    static const char more[] =
        "trouble @: damaged: its directory lists 3 members, but 2 were found; "
        "all members found are read\n";
    static const char other[] = "trouble @: damaged: its directory does not match the members "
                                "that were found; all members found are read\n";
    struct zip_maker inner = {.base = 0};
    (void)state;
    zip_add_text(&inner, "hidden", "inside");
    for (int which = 0; which < 3; which++) {
        struct zip_maker zip = {.base = 0};
        struct buffer expected = {0};
        struct zip_member data = {.name = "data", .data = inner.bytes.data, .length = 42};
        struct zip_member last = {.name = "b", .data = "second", .length = 6};
        /* Not at its beginning, where it would be an archive. */
        char quoted[64] = "quoted: ";
        memcpy(quoted + 8, inner.bytes.data, 42);
        data.data = quoted;
        data.length = 50;
        zip_add(&zip, &data);
        last.unlisted = which == 2;
        zip_add(&zip, &last);
        if (which == 0)
            zip_add_entry(&zip, &data, 0);
        else
            zip_add_entry(&zip,
                          &(struct zip_member){.name = "hidden", .data = "inside", .length = 6},
                          ZIP_HEADER + 4 + 8);
        zip_end(&zip, false);
        buffer_add(&expected, "file @//data\ntext ", 18);
        buffer_add(&expected, quoted, 50);
        for (int form = 0; form < FORMS_ALL; form++) {
            const char *name, *tail = which == 2 ? other : more;
            struct buffer out = form_read(&zip.bytes, (enum form)form, &name);
            char end[256], second[64];
            snprintf(second, sizeof second, "\nend\nfile %s//b\ntext second\nend\n", name);
            snprintf(end, sizeof end, "trouble %s%s", name, strchr(tail, ':'));
            char *found = buffer_find(&out, second);
            assert_string_equal(found + strlen(second), end);
            buffer_free(&out);
        }
        buffer_free(&expected);
        buffer_free(&zip.bytes);
    }
    buffer_free(&inner.bytes);
    buffer_free(&inner.directory);
}

/* Wherever the last of two zips ends too early, that is reported, and what is before is read. */
static void a_cut_zip_is_reported(void **state)
{
    struct zip_maker zip = {.base = 0};
    struct buffer first = {0};
    (void)state;
    add_zip(&zip, 'a', 3, false);
    size_t length = zip.bytes.length;
    expect_members(&first, 'a', 3);
    add_zip(&zip, 'b', 3, false);
    /* What breaks off in the first bytes of a header is nothing that could be found. */
    for (size_t whole = zip.bytes.length; length + 4 < whole; length++) {
        zip.bytes.length = length + 4;
        for (int form = 0; form < FORMS_ALL; form++) {
            const char *name, *at;
            struct buffer out = form_read(&zip.bytes, (enum form)form, &name);
            if (strstr(out.data, "\ntrouble ") == NULL && strstr(out.data, "\nend ") == NULL)
                fail_msg("%zu, form %d: %s", length, form, out.data);
            for (int i = 0; i < 3; i++) {
                char text[32];
                snprintf(text, sizeof text, "text text of a%d\nend\n", i);
                at = strstr(out.data, text);
                assert_non_null(at);
                assert_null(strstr(at + 1, text));
            }
            buffer_free(&out);
        }
    }
    buffer_free(&zip.bytes);
    buffer_free(&first);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(zips_after_one_another_are_all_read),
        cmocka_unit_test(a_directory_may_be_long),
        cmocka_unit_test(a_comment_may_be_long),
        cmocka_unit_test(offsets_may_count_from_the_first_zip),
        cmocka_unit_test(what_follows_a_zip_is_reported),
        cmocka_unit_test(a_zip_after_something_else_is_no_zip),
        cmocka_unit_test(bytes_between_members_are_legal),
        cmocka_unit_test(members_that_no_directory_lists_are_reported),
        cmocka_unit_test(overlapping_members_come_once),
        cmocka_unit_test(a_cut_zip_is_reported),
    };
    return cmocka_run_group_tests(tests, enter_scratch, NULL);
}
