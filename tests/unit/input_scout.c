/* SPDX-License-Identifier: BSD-2-Clause */
/* What is seen by looking ahead in a zip, and where something odd in it ends that. */
#include "support/zip_driver.h"

#include "input/feed.h"
#include "input/scout.h"

enum { MEMBERS = 12, FAR = 300000 };

/* The offset in an entry of what has to be the same in both headers, and in the local one. */
enum { IN_LOCAL = 2, OFFSET = 42 };

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

/* What a scout sees. */
struct sight {
    bool begun, sound;
    int members;          /* that it sees, */
    enum scout_event end; /* and what ends that */
};

static struct feed feed_of(const struct bytes *zip)
{
    struct feed feed = {.descriptor = -1};
    put_file("x", zip->data, zip->length);
    assert_true(feed_begin(&feed, open("x", O_RDONLY), false, NULL));
    return feed;
}

static struct sight sight_of(const struct bytes *zip, uint64_t members, int64_t header)
{
    struct scout scout = {0};
    struct scouted found;
    struct sight sight = {.members = 0};
    struct feed feed = feed_of(zip);
    sight.begun = scout_begin(&scout, &feed, members, (uint64_t)header);
    sight.sound = scout_is_sound(&scout);
    while (sight.begun && (sight.end = scout_next(&scout, &found)) == SCOUT_MEMBER) {
        assert_true(found.at + ZIP_HEADER + found.name_length <= zip->length);
        assert_memory_equal(zip->data + found.at + ZIP_HEADER, found.name, found.name_length);
        sight.members++;
    }
    scout_end(&scout);
    feed_end(&feed);
    return sight;
}

#define EXPECT_BEGUN(SIGHT, COUNT, EVENT)                                                          \
    do {                                                                                           \
        const struct sight seen = SIGHT;                                                           \
        assert_true(seen.begun);                                                                   \
        assert_int_equal(seen.members, COUNT);                                                     \
        assert_int_equal(seen.end, EVENT);                                                         \
    } while (0)

static struct bytes a_dozen(bool settled)
{
    struct bytes zip = zip_of_many("compression=deflate", MEMBERS, 0);
    if (settled)
        zip_settle(&zip);
    return zip;
}

static char *entry_of(const struct bytes *zip, int number)
{
    char *entry = zip_directory(zip);
    while (number-- > 0)
        entry += zip_entry_length(entry);
    return entry;
}

static int64_t header_of(const struct bytes *zip, int number)
{
    return (int64_t)little_endian(entry_of(zip, number) + OFFSET, 4);
}

/* ---- Whole zips ---------------------------------------------------------- */

static void all_members_are_seen(void **state)
{
    (void)state;
    for (int settled = 0; settled < 2; settled++) {
        struct bytes zip = a_dozen(settled != 0);
        struct sight sight = sight_of(&zip, 0, 0);
        assert_true(sight.sound);
        EXPECT_BEGUN(sight, MEMBERS, SCOUT_END);
        for (int passed = 1; passed <= MEMBERS; passed++)
            EXPECT_BEGUN(sight_of(&zip, (uint64_t)passed, header_of(&zip, passed - 1)),
                         MEMBERS - passed, SCOUT_END);
        assert_false(sight_of(&zip, MEMBERS + 1, header_of(&zip, MEMBERS - 1)).begun);
        assert_false(sight_of(&zip, MEMBERS + 2, header_of(&zip, MEMBERS - 1)).begun);
        /* Another member, or none. */
        assert_false(sight_of(&zip, 4, header_of(&zip, 4)).begun);
        assert_false(sight_of(&zip, 4, header_of(&zip, 3) + 1).begun);
        assert_false(sight_of(&zip, 4, (int64_t)zip.length).begun);
        bytes_free(&zip);
    }
}

static void what_is_passed_is_not_left(void **state)
{
    struct scout scout = {0};
    struct scouted found;
    struct bytes zip = a_dozen(true);
    struct feed feed = feed_of(&zip);
    (void)state;
    assert_int_equal(scout_left(&scout), 0);
    assert_true(scout_begin(&scout, &feed, 2, (uint64_t)header_of(&zip, 1)));
    assert_int_equal(scout_left(&scout), MEMBERS - 2);
    assert_int_equal(scout_next(&scout, &found), SCOUT_MEMBER);
    assert_int_equal(scout_left(&scout), MEMBERS - 3);
    scout_end(&scout);
    feed_end(&feed);
    bytes_free(&zip);
}

/* ---- Odd ones ------------------------------------------------------------ */

static void no_cut_zip_has_a_directory(void **state)
{
    struct bytes zip = a_dozen(true);
    size_t whole = zip.length;
    (void)state;
    for (size_t length = 0; length < whole; length += length < 100 ? 1 : 37) {
        zip.length = length;
        assert_false(sight_of(&zip, 0, 0).begun);
    }
    bytes_free(&zip);
}

/* What stands behind the directory is changed. */
static void odd_ends_are_seen(void **state)
{
    static const struct change cases[] = {
        {0, "X", 1},             /* the signature */
        {4, "\1", 1},            /* the disk */
        {6, "\1", 1},            /* that of the directory */
        {12, "\0\0\0\0", 4},     /* the directory's length */
        {12, "\1", 1},           /* the same */
        {16, "\xff\xff\xff", 3}, /* where it stands */
        {20, "\1", 1},           /* the length of a comment */
        {-20, "PK\6\7", 4}};     /* that of a large directory in front of it */
    (void)state;
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        struct bytes zip = a_dozen(true);
        change(zip.data + zip.length - ZIP_END, &cases[i]);
        assert_false(sight_of(&zip, 0, 0).begun);
        bytes_free(&zip);
    }
}

static void members_have_to_stand_in_the_order_of_the_directory(void **state)
{
    struct bytes zip = a_dozen(true);
    (void)state;
    put_little(entry_of(&zip, 5) + OFFSET, (uint64_t)header_of(&zip, 4), 4);
    assert_false(sight_of(&zip, 0, 0).begun);
    bytes_free(&zip);
    /* The first has to be the first thing in the file. */
    zip = a_dozen(true);
    put_little(entry_of(&zip, 0) + OFFSET, 1, 4);
    assert_false(sight_of(&zip, 0, 0).begun);
    bytes_free(&zip);
    /* The last one stands behind the directory. */
    zip = a_dozen(true);
    put_little(entry_of(&zip, MEMBERS - 1) + OFFSET, zip.length, 4);
    EXPECT_BEGUN(sight_of(&zip, 0, 0), MEMBERS - 1, SCOUT_ODD);
    bytes_free(&zip);
}

/* An entry that is odd by itself ends it there, one that is none from the beginning. */
static void odd_entries_are_seen(void **state)
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
                 {{10, "\1", 1}, false},               /* the method */
                 {{10, "\0", 1}, false},               /* not packed, and yet of another size */
                 {{20, "\xff\xff\xff\xff", 4}, false}, /* the packed size */
                 {{24, "\xff\xff\xff\xff", 4}, false}, /* the size */
                 {{46, "\r", 1}, false},               /* the name */
                 {{46, "\\", 1}, false}};
    (void)state;
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        struct bytes zip = a_dozen(true);
        change(entry_of(&zip, 5), &cases[i].change);
        struct sight sight = sight_of(&zip, 0, 0);
        assert_int_equal(sight.begun, !cases[i].none);
        assert_false(sight.sound);
        if (sight.begun)
            EXPECT_BEGUN(sight, 5, SCOUT_ODD);
        bytes_free(&zip);
    }
}

/* Where the local header that reading has come to says something else, the directory is odd. */
static void the_directory_has_to_agree_where_reading_has_come_to(void **state)
{
    (void)state;
    for (int settled = 0; settled < 2; settled++)
        for (size_t place = 16; place <= 24; place += 4) {
            struct bytes zip = a_dozen(settled != 0);
            int64_t header = header_of(&zip, 4);
            if (settled)
                zip.data[header + (int64_t)place - IN_LOCAL] ^= 1;
            else /* it stands behind the data, 16 bytes in front of the next */
                zip.data[header_of(&zip, 5) - 16 + (int64_t)(place - 12)] ^= 1;
            assert_false(sight_of(&zip, 5, header).begun);
            bytes_free(&zip);
        }
}

/* A gap after it is one, too. */
static void nothing_may_be_between_members(void **state)
{
    struct bytes zip = a_dozen(true);
    int64_t header = header_of(&zip, 4);
    (void)state;
    put_little(entry_of(&zip, 5) + OFFSET, (uint64_t)header_of(&zip, 5) + 1, 4);
    assert_false(sight_of(&zip, 5, header).begun);
    bytes_free(&zip);
}

/* Data that are longer than what is held at once are not read. */
static void long_data_are_passed_over(void **state)
{
    char *text = noise(FAR);
    struct bytes zip = {0};
    struct archive *archive =
        pack_begin(&zip, ARCHIVE_FORMAT_ZIP, ARCHIVE_FILTER_NONE, "compression=store");
    (void)state;
    for (int i = 0; i < 3; i++) {
        const char name[] = {(char)('a' + i), '\0'};
        pack(archive, name, text, FAR);
    }
    pack_end(archive);
    zip_settle(&zip);
    EXPECT_BEGUN(sight_of(&zip, 0, 0), 3, SCOUT_END);
    EXPECT_BEGUN(sight_of(&zip, 1, 0), 2, SCOUT_END);
    bytes_free(&zip);
    free(text);
}

/* ---- What headers agree on ----------------------------------------------- */

static bool agrees(const struct bytes *zip, int number, struct header_places *places)
{
    const char *entry = entry_of(zip, number);
    char name[HEADER_NAME + 1];
    struct header stated = header_of_entry(entry);
    struct feed feed = feed_of(zip);
    memcpy(name, entry + HEADER_ENTRY, stated.name);
    name[stated.name] = '\0';
    bool agreed = header_agrees(&feed, (uint64_t)header_of(zip, number), &stated, name, places);
    feed_end(&feed);
    return agreed;
}

/* The same bytes in both headers, which agree on something that cannot be. */
static void headers_may_agree_on_what_is_odd(void **state)
{
    static const struct zip_field cases[] = {
        {8, 10, "\0", 1},                /* not packed, and yet of another size */
        {8, 10, "\x63", 1},              /* the method */
        {18, 20, "\xff\xff\xff\xff", 4}, /* the packed size */
        {22, 24, "\xff\xff\xff\xff", 4}, /* the size */
        {18, 20, "\xff\xff\xff\x7f", 4}, /* beyond the end */
        {33, 49, "/", 1}};               /* a folder with data */
    struct header_places places;
    (void)state;
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        struct bytes zip = a_dozen(true);
        assert_true(agrees(&zip, 5, &places));
        assert_int_equal(places.end, header_of(&zip, 6));
        zip_damage(&zip, 0, "m005", &cases[i], true, true);
        assert_false(agrees(&zip, 5, &places));
        bytes_free(&zip);
    }
}

/* A local header of which a part is missing agrees with nothing. */
static void cut_headers_agree_with_nothing(void **state)
{
    struct bytes zip = a_dozen(false);
    const char *name = "m005";
    struct header stated = header_of_entry(entry_of(&zip, 5));
    uint64_t header = (uint64_t)header_of(&zip, 5), next = (uint64_t)header_of(&zip, 6);
    struct header_places places;
    (void)state;
    for (uint64_t length = header; length <= next; length++) {
        zip.length = (size_t)length;
        struct feed feed = feed_of(&zip);
        assert_int_equal(header_agrees(&feed, header, &stated, name, &places), length == next);
        feed_end(&feed);
    }
    bytes_free(&zip);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(all_members_are_seen),
        cmocka_unit_test(what_is_passed_is_not_left),
        cmocka_unit_test(no_cut_zip_has_a_directory),
        cmocka_unit_test(odd_ends_are_seen),
        cmocka_unit_test(members_have_to_stand_in_the_order_of_the_directory),
        cmocka_unit_test(odd_entries_are_seen),
        cmocka_unit_test(the_directory_has_to_agree_where_reading_has_come_to),
        cmocka_unit_test(nothing_may_be_between_members),
        cmocka_unit_test(long_data_are_passed_over),
        cmocka_unit_test(headers_may_agree_on_what_is_odd),
        cmocka_unit_test(cut_headers_agree_with_nothing),
    };
    return cmocka_run_group_tests(tests, enter_scratch, NULL);
}
