/* SPDX-License-Identifier: BSD-2-Clause */
/* The directory of a zip: what it lists, when it cannot be used, and which headers are plain. */
#include "support/zip_driver.h"

#include "input/library.h"
#include "input/zip_directory.h"
#include "input/zip_member.h"

enum { MEMBERS = 12 };
enum { OFFSET = 42 /* of the place of the local header in an entry */ };

/* Bytes that are put at a place in a header. */
struct change {
    int place;
    const char *bytes;
    size_t length;
};

static void change(char *header, const struct change *change)
{
    memcpy(header + change->place, change->bytes, change->length);
}

static struct feed feed_of(const struct buffer *zip)
{
    struct feed feed = {.size = 0};
    put_file("x", zip->data, zip->length);
    assert_true(feed_begin(&feed, open("x", O_RDONLY), false, NULL));
    return feed;
}

/* The plain members before the first other one that the directory lists; -1 if there is none. */
static int listed_by(const struct buffer *zip)
{
    struct zip_directory directory = {.count = 0};
    struct zip_listed listed;
    struct feed feed = feed_of(zip);
    int members = zip_directory_open(&directory, &feed) ? 0 : -1;
    while (members >= 0 && zip_directory_peek(&directory, &listed) && listed.plain) {
        const struct zip_entry *entry = &listed.entry;
        uint64_t name = entry->at + ZIP_HEADER;
        assert_true(name + entry->header.name <= entry->end);
        assert_memory_equal(zip->data + name, listed.name, entry->header.name);
        zip_directory_take(&directory);
        members++;
    }
    zip_directory_close(&directory);
    feed_free(&feed);
    return members;
}

static struct buffer a_dozen(bool settled)
{
    struct buffer zip = zip_of_many("compression=deflate", MEMBERS, 0);
    if (settled)
        zip_settle(&zip);
    return zip;
}

static char *entry_of(const struct buffer *zip, int number)
{
    char *entry = zip_directory(zip);
    while (number-- > 0)
        entry += zip_entry_length(entry);
    return entry;
}

static int64_t header_of(const struct buffer *zip, int number)
{
    return (int64_t)little_endian(entry_of(zip, number) + OFFSET, 4);
}

/* ---- Directories --------------------------------------------------------- */

static void all_members_are_listed(void **state)
{
    (void)state;
    for (int settled = 0; settled < 2; settled++) {
        struct buffer zip = a_dozen(settled != 0);
        assert_int_equal(listed_by(&zip), MEMBERS);
        /* A comment, in which another end may seem to be. */
        zip.data[zip.length - 2] = 30;
        buffer_add(&zip, "PK\5\6__________________________", 30);
        assert_int_equal(listed_by(&zip), MEMBERS);
        buffer_free(&zip);
    }
}

static void no_cut_zip_has_a_directory(void **state)
{
    struct buffer zip = a_dozen(true);
    size_t whole = zip.length;
    (void)state;
    for (size_t length = 0; length < whole; length += length < 100 ? 1 : 37) {
        zip.length = length;
        assert_int_equal(listed_by(&zip), -1);
    }
    buffer_free(&zip);
}

/* What comes after the directory is changed. */
static void wrong_ends_are_no_directory(void **state)
{
    static const struct change cases[] = {
        {0, "X", 1},             /* the signature */
        {4, "\1", 1},            /* the disk */
        {6, "\1", 1},            /* that of the directory */
        {12, "\0\0\0\0", 4},     /* the directory's length */
        {12, "\1", 1},           /* the same */
        {16, "\xff\xff\xff", 3}, /* where it begins */
        {20, "\1", 1},           /* the length of a comment */
        {-20, "PK\6\7", 4}};     /* that of a large directory before it */
    (void)state;
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        struct buffer zip = a_dozen(true);
        change(zip.data + zip.length - ZIP_END, &cases[i]);
        assert_int_equal(listed_by(&zip), -1);
        buffer_free(&zip);
    }
}

static void members_have_to_be_in_the_order_of_the_directory(void **state)
{
    static const int numbers[] = {5, 0, MEMBERS - 1};
    (void)state;
    for (int i = 0; i < 3; i++) {
        struct buffer zip = a_dozen(true);
        /* Where the one before is; not at the beginning; after the directory. */
        uint64_t place = i == 0 ? (uint64_t)header_of(&zip, 4) : i == 1 ? 1 : zip.length;
        put_little(entry_of(&zip, numbers[i]) + OFFSET, place, 4);
        assert_int_equal(listed_by(&zip), -1);
        buffer_free(&zip);
    }
}

/* An entry that is not plain is left to libarchive; an invalid one makes the directory unusable. */
static void other_entries_are_not_plain(void **state)
{
    static const struct {
        struct change change;
        bool none;
    } cases[] = {{{0, "X", 1}, true},                  /* the signature */
                 {{28, "\xff\xff", 2}, true},          /* lengths beyond the directory */
                 {{32, "\xff\xff", 2}, true},          /* the same */
                 {{28, "\0\0", 2}, true},              /* what follows is none */
                 {{34, "\1", 1}, false},               /* the disk */
                 {{5, "\1", 1}, false},                /* the system */
                 {{41, "\xa1", 1}, false},             /* a link */
                 {{41, "\x41", 1}, false},             /* a folder whose name is none */
                 {{8, "\1", 1}, false},                /* encrypted */
                 {{10, "\1", 1}, false},               /* the method */
                 {{10, "\0", 1}, false},               /* not packed, and yet of another size */
                 {{20, "\0\0\0\0", 4}, false},         /* packed to nothing */
                 {{20, "\xff\xff\xff\xff", 4}, false}, /* the packed size */
                 {{24, "\xff\xff\xff\xff", 4}, false}, /* the size */
                 {{46, "\r", 1}, false},               /* the name */
                 {{46, "\\", 1}, false},
                 {{49, "/", 1}, false}}; /* a folder with data */
    (void)state;
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        struct buffer zip = a_dozen(true);
        change(entry_of(&zip, 5), &cases[i].change);
        assert_int_equal(listed_by(&zip), cases[i].none ? -1 : 5);
        buffer_free(&zip);
    }
}

/* Names in UTF-8 are plain if nothing in them can be composed with what comes before. */
static void some_names_in_utf8_are_plain(void **state)
{
    static const struct {
        const char *name; /* with the flag for UTF-8 */
        bool plain;
    } cases[] = {{"m\xc3\xa4\x35", true},     {"m00\xc3", false},
                 {"m\xc3\x35\x35", false},    {"\xcb\xbf\xc2\x80", true},
                 {"\xcc\x80\x35\x35", false}, {"\x80\x35\x35\x35", false},
                 {"\xf0\x9f\x99\x82", false}};
    (void)state;
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++)
        for (int utf8 = 0; utf8 < 2; utf8++) {
            struct buffer zip = a_dozen(true);
            for (int entry = 0; entry < 2; entry++) {
                char *header = entry ? entry_of(&zip, 5) : zip.data + header_of(&zip, 5);
                header[(entry ? 8 : 6) + 1] = utf8 ? 8 : 0;
                memcpy(header + (entry ? ZIP_ENTRY : ZIP_HEADER), cases[i].name, ZIP_NAME);
            }
            assert_int_equal(listed_by(&zip), cases[i].plain || !utf8 ? MEMBERS : 5);
            buffer_free(&zip);
        }
}

/* ---- Local headers ------------------------------------------------------- */

/* Whether a member is as its entry states it, and unpacks. */
static bool is_right(const struct buffer *zip, int number)
{
    const char *entry = entry_of(zip, number);
    char name[ZIP_NAME + 1] = "", buffer[777];
    struct zip_entry stated = {.header = zip_header_of_entry(entry),
                               .at = (uint64_t)header_of(zip, number),
                               .end = (uint64_t)(zip_directory(zip) - zip->data)};
    if (number + 1 < MEMBERS)
        stated.end = (uint64_t)header_of(zip, number + 1);
    struct feed feed = feed_of(zip);
    struct zip_member member;
    ptrdiff_t got = 1;
    assert_null(library_load());
    memcpy(name, entry + ZIP_ENTRY, ZIP_NAME);
    assert_true(zip_member_init(&member, &feed));
    bool right = zip_member_open(&member, &stated, name);
    while (right && got > 0)
        got = zip_member_read(&member, buffer, sizeof buffer);
    zip_member_free(&member);
    feed_free(&feed);
    return right && got == 0;
}

/* Both headers hold the same impossible value. */
static void matching_wrong_headers_are_detected(void **state)
{
    static const struct zip_field cases[] = {{14, 16, "\1\2\3", 3},            /* the sum */
                                             {18, 20, "\xff\xff\xff\xff", 4},  /* the packed size */
                                             {22, 24, "\xff\xff\xff\xff", 4},  /* the size */
                                             {22, 24, "\x20", 1},              /* the same */
                                             {18, 20, "\xff\xff\xff\x7f", 4}}; /* beyond the end */
    (void)state;
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        struct buffer zip = a_dozen(true);
        assert_true(is_right(&zip, 5));
        zip_damage(&zip, 0, "m005", &cases[i], true, true);
        assert_false(is_right(&zip, 5));
        buffer_free(&zip);
    }
}

/* A bit of a member is changed. */
static void damaged_members_are_not_right(void **state)
{
    struct buffer zip = a_dozen(false);
    size_t header = (size_t)header_of(&zip, 5), next = (size_t)header_of(&zip, 6);
    size_t name_end = ZIP_HEADER + ZIP_NAME;
    size_t data = name_end + (size_t)little_endian(zip.data + header + 28, 2);
    size_t last = next - header - ZIP_DESCRIPTOR - 1;
    (void)state;
    assert_true(is_right(&zip, 5));
    for (size_t at = 0; at < next - header; at++) {
        /*
         * The version, the time of the last change, the owner and the last bits may have any value.
         */
        if (at == last || at == 4 || at == 5 || (at >= 10 && at < 14) ||
            (at >= name_end && at < data))
            continue;
        zip.data[header + at] ^= 0x10;
        assert_false(is_right(&zip, 5));
        zip.data[header + at] ^= 0x10;
    }
    buffer_free(&zip);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(all_members_are_listed),
        cmocka_unit_test(no_cut_zip_has_a_directory),
        cmocka_unit_test(wrong_ends_are_no_directory),
        cmocka_unit_test(members_have_to_be_in_the_order_of_the_directory),
        cmocka_unit_test(other_entries_are_not_plain),
        cmocka_unit_test(some_names_in_utf8_are_plain),
        cmocka_unit_test(matching_wrong_headers_are_detected),
        cmocka_unit_test(damaged_members_are_not_right),
    };
    return cmocka_run_group_tests(tests, enter_scratch, NULL);
}
