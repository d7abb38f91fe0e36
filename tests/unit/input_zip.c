/* SPDX-License-Identifier: BSD-2-Clause */
/* Whatever is before, between and after the members of a zip: nothing gets lost in silence. */
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

/* A directory longer than what is read of a stream at once. */
TEST(a_directory_may_be_long)
{
    struct zip_maker zip = {.base = 0};
    struct buffer expected = {0};
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
TEST(a_comment_may_be_long)
{
    enum { MOST = 700000, STEP = 100000 };
    char *text = noise(MOST);
    for (size_t length = STEP; length <= MOST; length += STEP) {
        struct zip_maker zip = {.base = 0};
        char expected[128];
        zip_add(&zip, &(struct zip_member){.name = "a", .data = text, .length = length});
        zip_end(&zip, false);
        put_little(zip.bytes.data + zip.bytes.length - 2, UINT16_MAX, 2);
        buffer_add(&zip.bytes, text, UINT16_MAX);
        snprintf(expected, sizeof expected, "file @//a\n%zu bytes\nend\n", length);
        expect_forms(&zip.bytes, expected, "comment");
        buffer_free(&zip.bytes);
    }
    free(text);
}

TEST(what_follows_a_zip_is_reported)
{
    static const char record[] = "[White \"a\"]\n\n1.e3 *\n";
    static const char report[] = "trouble @: data after its end is not read\n";
    static const size_t zeros[] = {0, 1, 1000, 200000};
    for (size_t i = 0; i < sizeof zeros / sizeof *zeros; i++)
        for (int large = 0; large < 2; large++) {
            struct zip_maker zip = {.base = 0};
            struct buffer expected = {0};
            add_zip(&zip, 'a', 3, large != 0);
            expect_members(&expected, 'a', 3);
            char *padding = calloc(1, zeros[i] + 1);
            buffer_add(&zip.bytes, padding, zeros[i]);
            free(padding);
            expect_forms(&zip.bytes, expected.data, "padding");
            size_t length = zip.bytes.length;
            buffer_add(&zip.bytes, record, strlen(record));
            buffer_add(&expected, report, strlen(report));
            expect_forms(&zip.bytes, expected.data, "a record");
            zip.base = zip.bytes.length = length;
            add_zip(&zip, 'b', 2, false);
            expect_forms(&zip.bytes, expected.data, "another zip");
            buffer_free(&zip.bytes);
            buffer_free(&expected);
        }
}

/* A plain file stays one, whatever follows in it. */
TEST(a_zip_after_something_else_is_no_zip)
{
    static const char *const firsts[] = {"[White \"a\"]\n\n1.e3 *\n", "MZ\x90",
                                         "#!/bin/sh\nexit\n"};
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

TEST(bytes_between_members_are_legal)
{
    static const size_t lengths[] = {1, 4, 29, 30, 31, 1000, 100000, 600000};
    char *gap = noise(600000);
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
TEST(members_that_no_directory_lists_are_reported)
{
    static const char all[] = "file @//a\ntext first\nend\nfile @//b\ntext second\nend\n"
                              "file @//c\ntext third\nend\n";
    static const char *const names[] = {"a", "b", "c"}, *const texts[] = {"first", "second",
                                                                          "third"};
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

/* A header that is lost is missed when the directory comes. */
TEST(a_lost_member_is_reported)
{
    static const char reason[] = "damaged: its directory lists 3 members, but 2 were found; all "
                                 "members found are read";
    for (int i = 1; i < 3; i++) {
        struct zip_maker zip = {.base = 0};
        char expected[512], name[] = "a0";
        add_zip(&zip, 'a', 3, false);
        name[1] = (char)('0' + i);
        buffer_find(&zip.bytes, name)[-ZIP_HEADER] = 'X';
        snprintf(expected, sizeof expected,
                 "file @//a0\ntext text of a0\nend\nfile @//a%d\ntext text of a%d\nend\n"
                 "trouble @: %s\n",
                 3 - i, 3 - i, reason);
        expect_forms(&zip.bytes, expected, "lost");
        buffer_free(&zip.bytes);
    }
}

/* Wherever a zip ends too early, that is reported once, and what is before is read. */
TEST(a_cut_zip_is_reported)
{
    struct zip_maker zip = {.base = 0};
    add_zip(&zip, 'a', 3, true);
    size_t end = (size_t)(buffer_find(&zip.bytes, "PK\1\2") - zip.bytes.data);
    size_t second = (size_t)(buffer_find(&zip.bytes, "a1") - zip.bytes.data) - ZIP_HEADER;
    for (size_t length = zip.bytes.length - 1; length >= second; length--) {
        zip.bytes.length = length;
        for (int form = 0; form < FORMS_ALL; form++) {
            const char *name;
            int reports = 0, members = 0;
            struct buffer out = form_read(&zip.bytes, (enum form)form, &name);
            for (const char *at = out.data; *at != '\0'; at += strcspn(at, "\n") + 1) {
                reports += strncmp(at, "trouble ", 8) == 0 || strncmp(at, "end ", 4) == 0;
                members += strncmp(at, "text text of a", 14) == 0;
            }
            if (reports != 1 || members < (length >= end ? 3 : 1))
                fail_msg("%zu, form %d: %s", length, form, out.data);
            buffer_free(&out);
        }
    }
    buffer_free(&zip.bytes);
}

int main(void)
{
    return run_defined_tests(enter_scratch, NULL);
}
