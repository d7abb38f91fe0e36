/* SPDX-License-Identifier: BSD-2-Clause */
/* Zips that are read in batches give what they give in order, whatever is damaged in them. */
#include "support/batch_driver.h"
#include "support/tries.h"
#include "support/zip_driver.h"

enum { MEMBERS = 400 };

/* Compare the results of a zip in order and in batches. */
static void expect_alike(const struct buffer *zip, const struct input_options *wanted,
                         const char *what, long number)
{
    char *files[] = {(char *)"x"};
    struct input_options options = wanted != NULL ? *wanted : (struct input_options){0};
    options.count = 1;
    options.files = files;
    put_file("x", zip->data, zip->length);
    expect_batches_alike(&options, what, number);
}

/* ---- Zips ---------------------------------------------------------------- */

/* Known fields, as far as both headers have them, at their places in them. */
static const struct zip_field fields[] = {
    {0, 0, "X", 1},
    {4, 6, "\xff", 1},
    {6, 8, "\1", 1},             /* encrypted */
    {6, 8, "\x08", 1},           /* the sizes are after it */
    {6, 8, "\x40\x20", 2},       /* the flags */
    {8, 10, "\0", 1},            /* not packed, or it is already */
    {8, 10, "\x63", 1},          /* the method */
    {14, 16, "\1\2\3", 3},       /* the sum */
    {18, 20, "\5\0\0", 3},       /* the packed size */
    {18, 20, "\xff\xff\xff", 3}, /* the same */
    {18, 20, "\xff\xff\xff\xff", 4},
    {22, 24, "\5\0\0", 3}, /* the size */
    {22, 24, "\0\0\0\x7f", 4},
    {26, 28, "\3", 1}, /* the length of the name */
    {26, 28, "\xff\xff", 2},
    {28, 30, "\1\0", 2}, /* the length of what extends the header */
    {28, 30, "\xff\xff", 2},
    {30, 46, "n", 1}, /* the name */
    {30, 46, "\0", 1},
    {30, 46, "\\", 1},
    {31, 47, "\x7f", 1},
    {32, 48, "\x1f", 1},
    {30, 46, "\xc3\xa4", 2},
    {33, 49, "/", 1}};
enum { FIELDS = sizeof fields / sizeof *fields };

/* Fields of the directory alone. */
static const struct zip_field entry_fields[] = {{0, 5, "\0", 1}, /* the system */
                                                {0, 5, "\x13", 1},
                                                {0, 32, "\1\0", 2}, /* the length of a comment */
                                                {0, 34, "\1\0", 2}, /* the disk */
                                                {0, 38, "\x10", 1}, /* a folder */
                                                {0, 41, "\x40", 1},
                                                {0, 41, "\xa1", 1},     /* a symbolic link */
                                                {0, 42, "\0\0\0\0", 4}, /* the offset */
                                                {0, 42, "\xff\xff\xff\xff", 4}};
enum { ENTRY_FIELDS = sizeof entry_fields / sizeof *entry_fields };

static struct buffer copy_of(const struct buffer *zip, size_t length)
{
    struct buffer copy = {0};
    buffer_add(&copy, zip->data, length);
    return copy;
}

static const char *const packings[] = {"compression=store", "compression=deflate"};

/* The forms of a zip. */
static const struct form {
    int members;
    size_t folder; /* bytes before their names; with more than 1000 they are not read in batches */
    bool comment;  /* of the zip */
    bool settled;  /* whether no descriptor follows the data of members */
} forms[] = {{MEMBERS, 0, false, false}, {1000, 1000, false, false}, {1000, 1000, true, false},
             {900, 1200, false, false},  {MEMBERS, 0, false, true},  {1000, 1000, false, true},
             {1000, 1000, true, true},   {900, 1200, false, true}};
enum { FORMS = sizeof forms / sizeof *forms };

static struct buffer zip_of(const struct form *form, const char *packing)
{
    struct buffer zip = zip_of_many(packing, form->members, form->folder);
    if (form->settled)
        zip_settle(&zip);
    if (form->comment) {
        zip.data[zip.length - 2] = 1;
        buffer_add(&zip, "!", 1);
    }
    return zip;
}

/* ---- The tests ----------------------------------------------------------- */

static void whole_zips_come_in_batches(void **state)
{
    (void)state;
    for (int packing = 0; packing < 2; packing++)
        for (int form = 0; form < FORMS; form++) {
            struct buffer zip = zip_of(&forms[form], packings[packing]);
            seen.batches = seen.members = seen.suspect = 0;
            expect_alike(&zip, NULL, packings[packing], form);
            bool in_batches = forms[form].folder <= 1000;
            assert_int_equal(seen.members, in_batches ? forms[form].members : 0);
            assert_int_equal(seen.suspect, 0);
            assert_true(!in_batches || seen.batches > 3);
            buffer_free(&zip);
        }
}

static void damaged_headers_are_reported_as_in_order(void **state)
{
    static const char *const names[] = {"m000", "m001", "m129", "m250", "m399"};
    (void)state;
    for (int packing = 0; packing < 2; packing++) {
        struct buffer zip = zip_of_many(packings[packing], MEMBERS, 0);
        for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
            for (int field = 0; field < FIELDS; field++)
                for (int which = 1; which < 4; which++) {
                    if (!is_tried(i + (size_t)(packing + field + which), 3))
                        continue;
                    struct buffer copy = copy_of(&zip, zip.length);
                    zip_damage(&copy, 0, names[i], &fields[field], (which & 1) != 0,
                               (which & 2) != 0);
                    expect_alike(&copy, NULL, names[i], field * 10 + which);
                    buffer_free(&copy);
                }
            for (int field = 0; field < ENTRY_FIELDS; field++) {
                struct buffer copy = copy_of(&zip, zip.length);
                zip_damage(&copy, 0, names[i], &entry_fields[field], false, true);
                expect_alike(&copy, NULL, names[i], field);
                buffer_free(&copy);
            }
        }
        buffer_free(&zip);
    }
}

/* The same if a reader that goes from front to back reaches them after others. */
static void damaged_headers_of_streamed_zips_are_reported_as_in_order(void **state)
{
    static const char *const names[] = {"m000", "m001", "m002", "m500", "m899"};
    enum { NAMES = sizeof names / sizeof *names };
    (void)state;
    for (int form = 0; form < FORMS; form++) {
        size_t folder = forms[form].folder;
        struct buffer zip = zip_of(&forms[form], packings[form / 4]);
        for (int i = 0; folder > 0 && i < FIELDS + ENTRY_FIELDS; i++) {
            const struct zip_field *field = i < FIELDS ? &fields[i] : &entry_fields[i - FIELDS];
            int which = i < FIELDS ? 1 + (i / 3 + form) % 3 : 2;
            /* Each field in some of the ways to read a zip. */
            if ((i + form) % 3 != 0)
                continue;
            const char *name = names[(i + form) / 3 % NAMES];
            struct buffer copy = copy_of(&zip, zip.length);
            zip_damage(&copy, folder, name, field, (which & 1) != 0, (which & 2) != 0);
            expect_alike(&copy, NULL, name, i * 10 + which);
            buffer_free(&copy);
        }
        buffer_free(&zip);
    }
}

static void damage_anywhere_is_reported_as_in_order(void **state)
{
    (void)state;
    seen.suspect = 0;
    for (int form = 0; form < FORMS; form++) {
        struct buffer zip = zip_of(&forms[form], packings[1]);
        uint32_t value = 1;
        for (int i = 0; i < (forms[form].folder > 0 ? 5 : 100) * (tries_all() ? 3 : 1); i++) {
            value = value * 1664525U + 1013904223U;
            size_t at = (size_t)((uint64_t)value * zip.length >> 32);
            char before = zip.data[at];
            zip.data[at] = (char)(before ^ (1 << i % 8));
            expect_alike(&zip, NULL, "bit", (long)at);
            zip.data[at] = before;
        }
        buffer_free(&zip);
    }
    assert_true(seen.suspect > 0);
}

static void cut_zips_are_reported_as_in_order(void **state)
{
    (void)state;
    for (int form = 0; form < FORMS; form++) {
        struct buffer zip = zip_of(&forms[form], packings[1]);
        size_t step = forms[form].folder > 0 ? 499979 : tries_all() ? 997 : 2503;
        for (size_t length = 1; length < zip.length; length += step) {
            struct buffer copy = copy_of(&zip, zip.length - length);
            expect_alike(&copy, NULL, "cut", (long)length);
            buffer_free(&copy);
            /* The same bytes, but none after. */
            copy = copy_of(&zip, zip.length);
            memset(copy.data + zip.length - length, 0, length);
            expect_alike(&copy, NULL, "blank", (long)length);
            buffer_free(&copy);
        }
        buffer_free(&zip);
    }
}

static void bytes_between_members_are_reported_as_in_order(void **state)
{
    static const char *const bytes[] = {"", "PK", "PK\3\4", "some bytes",
                                        "PK\1\2 and more of them"};
    (void)state;
    for (int form = 0; form < FORMS; form++) {
        struct buffer zip = zip_of(&forms[form], packings[1]);
        size_t at = (size_t)(zip_header(&zip, forms[form].folder, "m200", false) - zip.data);
        for (size_t i = 0; i < sizeof bytes / sizeof *bytes; i++)
            for (size_t times = 1; times < 30; times += 9) {
                if (forms[form].folder > 0 && !is_tried((size_t)form + i + times / 9, 4))
                    continue;
                struct buffer copy = copy_of(&zip, at);
                for (size_t time = 0; time < times; time++)
                    buffer_add(&copy, bytes[i], strlen(bytes[i]));
                buffer_add(&copy, zip.data + at, zip.length - at);
                expect_alike(&copy, NULL, bytes[i], (long)times);
                buffer_free(&copy);
            }
        buffer_free(&zip);
    }
}

/* Leave a member out of the directory. */
static void forget_member(struct buffer *zip, int number)
{
    char *end = zip->data + zip->length - ZIP_END;
    char *at = zip_directory(zip);
    size_t length = 0;
    for (int i = 0; i <= number; i++) {
        at += length;
        length = zip_entry_length(at);
    }
    uint64_t size = little_endian(end + 12, 4) - length;
    uint64_t count = little_endian(end + 10, 2) - 1;
    put_little(end + 12, size, 4);
    put_little(end + 8, count, 2);
    put_little(end + 10, count, 2);
    memmove(at, at + length, (size_t)(zip->data + zip->length - (at + length)));
    zip->length -= length;
}

static void members_without_entries_are_reported_as_in_order(void **state)
{
    static const int numbers[] = {0, 1, 200, MEMBERS - 1};
    (void)state;
    seen.suspect = 0;
    for (int form = 0; form < FORMS; form++) {
        if (forms[form].comment)
            continue; /* the end is not where forget_member() looks for it */
        for (size_t i = 0; i < sizeof numbers / sizeof *numbers; i++) {
            struct buffer zip = zip_of(&forms[form], packings[1]);
            forget_member(&zip, numbers[i]);
            expect_alike(&zip, NULL, "without", numbers[i]);
            forget_member(&zip, forms[form].members - 2);
            expect_alike(&zip, NULL, "without the last", numbers[i]);
            buffer_free(&zip);
        }
    }
    assert_true(seen.suspect > 0);
}

/* Insert bytes before the directory, which then states where the members after them are. */
static void insert(struct buffer *zip, size_t at, const char *bytes, size_t length)
{
    struct buffer longer = copy_of(zip, at);
    buffer_add(&longer, bytes, length);
    buffer_add(&longer, zip->data + at, zip->length - at);
    buffer_free(zip);
    *zip = longer;
    char *end = zip->data + zip->length - ZIP_END;
    uint64_t directory = little_endian(end + 16, 4) + length;
    put_little(end + 16, directory, 4);
    for (char *entry = zip->data + directory; entry < end; entry += zip_entry_length(entry)) {
        uint64_t offset = little_endian(entry + 42, 4);
        put_little(entry + 42, offset + (offset >= at ? length : 0), 4);
    }
}

/* What extends the local header of a member, and no entry: times again and again, or anything. */
static void local_headers_may_say_more(void **state)
{
    static const struct {
        const char *field;
        size_t times;
        bool odd;
    } cases[] = {{"UT\5\0\1abcd", 1, false},
                 {"UT\5\0\1abcd", 300, false},
                 {"UT\5\0\1abcd", 600, true}, /* longer than anyone needs */
                 {"XX\5\0\1abcd", 1, true},
                 {"UT\6\0\1abcd", 1, true}};
    enum { FIELD = 9 };
    (void)state;
    for (int form = 0; form < 2; form++)
        for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
            struct buffer zip = zip_of(&forms[form], packings[1]);
            char *header = zip_header(&zip, forms[form].folder, "m200", false);
            size_t length = cases[i].times * FIELD, before = (size_t)little_endian(header + 28, 2);
            size_t at = ZIP_HEADER + (size_t)little_endian(header + 26, 2) + before;
            header[28] = (char)((before + length) & 0xff);
            header[29] = (char)((before + length) >> 8);
            at += (size_t)(header - zip.data);
            for (size_t time = 0; time < cases[i].times; time++)
                insert(&zip, at, cases[i].field, FIELD);
            seen.batches = seen.suspect = 0;
            expect_alike(&zip, NULL, cases[i].field, (long)cases[i].times);
            assert_int_equal(seen.suspect, cases[i].odd);
            assert_true(cases[i].odd || seen.batches > 3);
            buffer_free(&zip);
        }
}

/* Bytes that belong to no member. */
static void gaps_are_skipped_as_in_order(void **state)
{
    static const char *const gaps[] = {"x", "PK", "PK\3\4", "a gap of some length"};
    static const int numbers[] = {1, 127, 128, 250, MEMBERS - 1};
    (void)state;
    for (int form = 0; form < 2; form++)
        for (size_t i = 0; i < sizeof gaps / sizeof *gaps; i++)
            for (size_t k = 0; k < sizeof numbers / sizeof *numbers; k++) {
                char name[8];
                struct buffer zip = zip_of(&forms[form], packings[1]);
                snprintf(name, sizeof name, "m%03d", numbers[k]);
                size_t at = (size_t)(zip_header(&zip, forms[form].folder, name, false) - zip.data);
                insert(&zip, at, gaps[i], strlen(gaps[i]));
                expect_alike(&zip, NULL, gaps[i], numbers[k]);
                buffer_free(&zip);
            }
}

static void limits_hold_at_the_same_member(void **state)
{
    (void)state;
    struct buffer zip = zip_of_many(packings[1], MEMBERS, 0);
    for (uint64_t limit = 1; limit < 450; limit += 7)
        expect_alike(&zip, &(struct input_options){.max_members = limit}, "members", (long)limit);
    for (uint64_t limit = 1; limit < 60000; limit += 997)
        expect_alike(&zip, &(struct input_options){.max_expanded = limit}, "bytes", (long)limit);
    buffer_free(&zip);
    for (int form = 1; form < FORMS; form++) {
        static const uint64_t limits[] = {1, 2, 500, 904, 905, 100000};
        zip = zip_of(&forms[form], packings[1]);
        for (int i = 0; i < 6; i++) {
            if (!is_tried((size_t)form + (size_t)i, 2))
                continue;
            expect_alike(&zip, &(struct input_options){.max_members = limits[i]}, "members", form);
            expect_alike(&zip, &(struct input_options){.max_expanded = limits[i]}, "bytes", form);
        }
        buffer_free(&zip);
    }
    /* Many times what it takes packed, by which it is refused from 16 MiB on. */
    char *zeros = calloc(1, 1000000);
    assert_non_null(zeros);
    struct buffer bomb = {0};
    struct archive *archive =
        pack_begin(&bomb, ARCHIVE_FORMAT_ZIP, ARCHIVE_FILTER_NONE, packings[1]);
    for (int i = 0; i < 60; i++) {
        char name[] = "m00";
        name[1] = (char)('0' + i / 10);
        name[2] = (char)('0' + i % 10);
        memset(zeros, 'x', 999999);
        pack(archive, name, zeros, 999999);
    }
    pack_end(archive);
    assert_true(bomb.length > 40000);
    for (uint64_t limit = 100; limit < 1200; limit += 100)
        expect_alike(&bomb, &(struct input_options){.max_ratio = limit}, "ratio", (long)limit);
    buffer_free(&bomb);
    free(zeros);
}

static void what_is_left_out_is_so_in_runs(void **state)
{
    static const char *const globs[] = {"*7", "*m1*", "*m*"};
    (void)state;
    for (int form = 0; form < FORMS; form++) {
        struct buffer zip = zip_of(&forms[form], packings[1]);
        for (int i = 0; i < 3; i++) {
            expect_alike(&zip, &(struct input_options){.excludes = globs + i, .exclude_count = 1},
                         "exclude", form);
            expect_alike(&zip, &(struct input_options){.includes = globs + i, .include_count = 1},
                         "include", form);
            expect_alike(&zip, &(struct input_options){.part = (unsigned)i + 1, .parts = 3}, "part",
                         form);
        }
        buffer_free(&zip);
    }
}

/* Members of all kinds in turn; those that are packed have an ending that says so, or not. */
static void other_members_come_as_in_order(void **state)
{
    static const size_t sizes[] = {0, 1, 511, 512, 513, 70000, 300000, 2000000};
    struct buffer inner = zip_of_many(packings[1], 3, 0);
    struct buffer gzip = compress_bytes("packed", 6, ARCHIVE_FILTER_GZIP);
    char *text = noise(20000000);
    (void)state;
    for (int form = 0; form < 8; form++) {
        struct buffer zip = {0};
        struct archive *archive =
            pack_begin(&zip, ARCHIVE_FORMAT_ZIP, ARCHIVE_FILTER_NONE, packings[form % 2]);
        for (int i = 0; i < MEMBERS; i++) {
            char name[32];
            snprintf(name, sizeof name, "m%03d", i);
            pack(archive, name, text + i, form < 2 && i < 30 ? sizes[i % 8] : 200);
            if (i == 200 && form >= 2 && form < 4)
                pack(archive, "inner.zip", inner.data, inner.length);
            if (i == 200 && form >= 4 && form < 6)
                pack(archive, "inner", inner.data, inner.length);
            if (i == 200 && form >= 6)
                pack(archive, "inner", gzip.data, gzip.length);
            if (i == 300 && form == 0)
                pack(archive, "large", text, 20000000);
        }
        pack_end(archive);
        expect_alike(&zip, NULL, "form", form);
        buffer_free(&zip);
    }
    free(text);
    buffer_free(&inner);
    buffer_free(&gzip);
}

/* After a member that breaks off, the one that broke off is reported, even if none follows. */
static void what_a_broken_member_leaves_is_reported(void **state)
{
    enum { LENGTH = 100000 };
    char *text = noise(LENGTH);
    (void)state;
    for (int members = 1; members < 4; members++)
        for (int broken = 0; broken < members; broken++) {
            struct buffer zip = {0};
            char name[] = "m000";
            struct archive *archive =
                pack_begin(&zip, ARCHIVE_FORMAT_ZIP, ARCHIVE_FILTER_NONE, packings[1]);
            for (int i = 0; i < members; i++) {
                name[3] = (char)('0' + i);
                pack(archive, name, text, LENGTH);
            }
            pack_end(archive);
            zip_settle(&zip);
            name[3] = (char)('0' + broken);
            char *header = zip_header(&zip, 0, name, false);
            size_t data = ZIP_HEADER +
                          (size_t)(little_endian(header + 26, 2) + little_endian(header + 28, 2));
            memset(header + data, 0xff, 40);
            expect_alike(&zip, NULL, "broken", broken);
            zip.length -= ZIP_END;
            expect_alike(&zip, NULL, "broken, without a directory", broken);
            buffer_free(&zip);
        }
    free(text);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(whole_zips_come_in_batches),
        cmocka_unit_test(damaged_headers_are_reported_as_in_order),
        cmocka_unit_test(damaged_headers_of_streamed_zips_are_reported_as_in_order),
        cmocka_unit_test(damage_anywhere_is_reported_as_in_order),
        cmocka_unit_test(cut_zips_are_reported_as_in_order),
        cmocka_unit_test(bytes_between_members_are_reported_as_in_order),
        cmocka_unit_test(members_without_entries_are_reported_as_in_order),
        cmocka_unit_test(local_headers_may_say_more),
        cmocka_unit_test(gaps_are_skipped_as_in_order),
        cmocka_unit_test(limits_hold_at_the_same_member),
        cmocka_unit_test(what_is_left_out_is_so_in_runs),
        cmocka_unit_test(other_members_come_as_in_order),
        cmocka_unit_test(what_a_broken_member_leaves_is_reported),
    };
    return cmocka_run_group_tests(tests, enter_scratch, NULL);
}
