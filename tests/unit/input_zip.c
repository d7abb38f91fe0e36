/* SPDX-License-Identifier: BSD-2-Clause */
/* Damaged zips: what is whole comes out of them, once and in order, in every part of the work. */
#include "support/input_driver.h"

enum { DOZEN = 12, LOCAL_HEADER = 30 };

/* A zip with members m00 to m11, each with a text of its own. */
static struct buffer a_dozen(const char *options)
{
    struct buffer bytes = {0};
    struct archive *archive = pack_begin(&bytes, ARCHIVE_FORMAT_ZIP, ARCHIVE_FILTER_NONE, options);
    for (int i = 0; i < DOZEN; i++) {
        char name[16];
        char text[64];
        snprintf(name, sizeof name, "m%02d", i);
        snprintf(text, sizeof text, "the text of member %02d of them all", i);
        pack_text(archive, name, text);
    }
    pack_end(archive);
    return bytes;
}

/* How the local header of a member can be damaged: bytes from a place in it on. */
static const struct damage {
    size_t at;
    const char *bytes;
    size_t length;
} damages[] = {{0, "X", 1}, /* the signature */
               {2, "\0\0", 2},
               {26, "\xff\xff", 2},         /* the length of the name, beyond the end */
               {26, "\x08", 1},             /* a little longer than it is */
               {26, "\0\1", 2},             /* with members after it in the name */
               {28, "\xff\xff", 2},         /* the length of what extends the header */
               {6, "\xff\xff", 2},          /* the flags */
               {8, "\x7f\x7f", 2},          /* the method */
               {18, "\xff\xff\xff\x7f", 4}, /* the packed size */
               {0, "XXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXX", LOCAL_HEADER + 3}};
enum { DAMAGES = sizeof damages / sizeof *damages };

static void damage_member(struct buffer *zip, int member, const struct damage *damage)
{
    char name[16];
    snprintf(name, sizeof name, "m%02d", member);
    memcpy(buffer_find(zip, name) - LOCAL_HEADER + damage->at, damage->bytes, damage->length);
}

/*
 * All members but those of the mask must come, each once and in order, and what is missing must be
 * reported.
 */
static void expect_others(const char *out, const char *archive, unsigned damaged, const char *what)
{
    const char *at = out;
    int whole = 0;
    bool reported = strstr(out, "trouble ") != NULL || strstr(out, "\nend ") != NULL ||
                    strstr(out, "skipped ") != NULL;
    for (int i = 0; i < DOZEN; i++) {
        char expected[256];
        snprintf(expected, sizeof expected,
                 "file %s//m%02d\ntext the text of member %02d of them all\nend\n", archive, i, i);
        const char *found = strstr(out, expected);
        if ((damaged >> i & 1) == 0 && (found == NULL || found < at))
            fail_msg("%s: no member %d in order: %s", what, i, out);
        if (found != NULL && strstr(found + 1, expected) != NULL)
            fail_msg("%s: member %d twice: %s", what, i, out);
        if ((damaged >> i & 1) == 0)
            at = found;
        whole += found != NULL;
    }
    if (!reported && whole < DOZEN)
        fail_msg("%s: nothing said: %s", what, out);
}

/* The same zip as a file, without its directory, on a pipe, and in other archives. */
enum { AS_FILE, WITHOUT_DIRECTORY, ON_PIPE, IN_TAR, IN_TGZ, IN_ZIP, SITUATIONS };
enum { PARTS = 3 };

static struct buffer read_dozen(const struct buffer *zip, int situation, unsigned part,
                                const char **archive)
{
    static const int formats[] = {[IN_TAR] = ARCHIVE_FORMAT_TAR_USTAR,
                                  [IN_TGZ] = ARCHIVE_FORMAT_TAR_USTAR,
                                  [IN_ZIP] = ARCHIVE_FORMAT_ZIP};
    char *files[] = {(char *)"x"};
    struct input_options options = {
        .count = 1, .files = files, .part = part, .parts = part > 0 ? PARTS : 0};
    *archive = situation == ON_PIPE ? "-" : situation < IN_TAR ? "x" : "x//in.zip";
    if (situation == ON_PIPE) {
        options.count = 0;
        return transcript_of_stdin(&options, zip->data, zip->length);
    }
    if (situation < IN_TAR) {
        size_t length = zip->length;
        if (situation == WITHOUT_DIRECTORY)
            length = (size_t)(buffer_find(zip, "PK\5\6") - zip->data);
        put_file("x", zip->data, length);
    } else {
        struct buffer outer = {0};
        struct archive *packed =
            pack_begin(&outer, formats[situation],
                       situation == IN_TGZ ? ARCHIVE_FILTER_GZIP : ARCHIVE_FILTER_NONE, NULL);
        pack(packed, "in.zip", zip->data, zip->length);
        pack_text(packed, "beside", "it");
        pack_to_file(packed, &outer, "x");
    }
    struct buffer out = transcript_of(&options);
    if (situation >= IN_TAR && part == 0)
        assert_non_null(strstr(out.data, "file x//beside\ntext it\nend\n"));
    return out;
}

/* The next line that says that a file begins, from a place on; NULL if there is none. */
static const char *file_line(const char *at)
{
    while (*at != '\0' && strncmp(at, "file ", 5) != 0)
        at += strcspn(at, "\n") + 1;
    return *at != '\0' ? at : NULL;
}

/* Each file of the whole has to come in its part, and in no other. */
static void expect_parts(const struct buffer *zip, int situation, const char *whole,
                         const char *what)
{
    struct buffer parts[PARTS];
    const char *archive;
    const char *places[PARTS];
    unsigned unit = 0;
    for (unsigned i = 0; i < PARTS; i++) {
        parts[i] = read_dozen(zip, situation, i + 1, &archive);
        places[i] = file_line(parts[i].data);
    }
    for (const char *at = file_line(whole); at != NULL; at = file_line(at + 1), unit++) {
        const char *place = places[unit % PARTS];
        size_t length = strcspn(at, "\n");
        if (place == NULL || strncmp(place, at, length + 1) != 0)
            fail_msg("%s: part %u has not %.*s of %s but %s", what, unit % PARTS + 1, (int)length,
                     at, whole, parts[unit % PARTS].data);
        places[unit % PARTS] = file_line(place + 1);
    }
    for (unsigned i = 0; i < PARTS; i++) {
        if (places[i] != NULL)
            fail_msg("%s: part %u has more than it should: %s", what, i + 1, parts[i].data);
        buffer_free(&parts[i]);
    }
}

static void expect_dozen(const struct buffer *zip, unsigned damaged, const char *what)
{
    for (int situation = 0; situation < SITUATIONS; situation++) {
        const char *archive;
        char name[256];
        struct buffer out = read_dozen(zip, situation, 0, &archive);
        snprintf(name, sizeof name, "%s, situation %d", what, situation);
        expect_others(out.data, archive, damaged, name);
        expect_parts(zip, situation, out.data, name);
        buffer_free(&out);
    }
}

static const char *const packings[] = {"compression=deflate", "compression=store"};

static void a_damaged_header_of_zip_costs_one_member(void **state)
{
    static const int members[] = {0, 1, 6, DOZEN - 1};
    (void)state;
    for (int packing = 0; packing < 2; packing++)
        for (int i = 0; i < 4; i++)
            for (int j = 0; j < DAMAGES; j++) {
                char what[128];
                struct buffer zip = a_dozen(packings[packing]);
                /* Without its first signature it would be none. */
                if (members[i] == 0 && damages[j].at < 4) {
                    buffer_free(&zip);
                    continue;
                }
                damage_member(&zip, members[i], &damages[j]);
                snprintf(what, sizeof what, "%s, member %d, damage %d", packings[packing],
                         members[i], j);
                expect_dozen(&zip, 1U << members[i], what);
                buffer_free(&zip);
            }
}

static void several_damaged_headers_cost_their_members(void **state)
{
    (void)state;
    for (int packing = 0; packing < 2; packing++)
        for (int j = 0; j < DAMAGES; j++) {
            char what[128];
            struct buffer zip = a_dozen(packings[packing]);
            damage_member(&zip, 2, &damages[j]);
            damage_member(&zip, 3, &damages[(j + 1) % DAMAGES]);
            damage_member(&zip, 7, &damages[(j + 3) % DAMAGES]);
            damage_member(&zip, 11, &damages[(j + 4) % DAMAGES]);
            snprintf(what, sizeof what, "%s, damages from %d", packings[packing], j);
            expect_dozen(&zip, 1U << 2 | 1U << 3 | 1U << 7 | 1U << 11, what);
            buffer_free(&zip);
        }
}

/* ---- Damaged data ---------------------------------------------------------- */

static void damaged_data_cost_one_member(void **state)
{
    static const char *const names[] = {"m00", "m04", "m05", "m11"};
    (void)state;
    for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
        struct buffer zip = a_dozen(packings[0]);
        unsigned member = (unsigned)atoi(names[i] + 1);
        char *data = buffer_find(&zip, names[i]);
        char *next = member + 1 < DOZEN ? data + 1 : buffer_find(&zip, "PK\1\2");
        while (memcmp(next, "PK", 2) != 0)
            next++;
        /* Up to what follows the data, with a signature that is none. */
        for (char *at = data + 60; at < next - 20; at++)
            *at = (char)0xff;
        memcpy(next - 30, "PK\3\4", 4);
        expect_dozen(&zip, 1U << member, names[i]);
        buffer_free(&zip);
    }
}

/* Members of many sizes, up to several times what is held of a stream. */
static void large_members_are_skipped(void **state)
{
    enum { LARGE = 1500000 };
    static const size_t sizes[] = {10, 100000, LARGE, 70000, LARGE, 300000, 20};
    enum { MEMBERS = sizeof sizes / sizeof *sizes };
    char *text = noise(LARGE);
    char *files[] = {(char *)"x"};
    (void)state;
    for (int packing = 0; packing < 2; packing++)
        for (int damaged = 0; damaged < MEMBERS; damaged++)
            for (int directory = 0; directory < 3; directory++) {
                struct buffer bytes = {0};
                struct archive *archive =
                    pack_begin(&bytes, ARCHIVE_FORMAT_ZIP, ARCHIVE_FILTER_NONE, packings[packing]);
                for (int i = 0; i < MEMBERS; i++) {
                    char name[] = "m00";
                    name[2] = (char)('0' + i);
                    pack(archive, name, text, sizes[i]);
                }
                pack_end(archive);
                /* A header whose signature is gone, or for the first, its method. */
                damage_member(&bytes, damaged, &damages[damaged > 0 ? 0 : 7]);
                if (directory == 1)
                    bytes.length = (size_t)(buffer_find(&bytes, "PK\1\2") - bytes.data);
                if (directory == 2) {
                    struct buffer packed =
                        compress_bytes(bytes.data, bytes.length, ARCHIVE_FILTER_LZ4);
                    buffer_free(&bytes);
                    bytes = packed;
                }
                put_file("x", bytes.data, bytes.length);
                buffer_free(&bytes);
                struct buffer out =
                    transcript_of(&(struct input_options){.count = 1, .files = files});
                const char *at = out.data;
                for (int i = 0; i < MEMBERS; i++) {
                    char name[64];
                    snprintf(name, sizeof name, "file x//m%02d\n", i);
                    const char *found = strstr(out.data, name);
                    if (i != damaged &&
                        (found == NULL || found < at || strstr(found + 1, name) != NULL))
                        fail_msg("%d %d %d: %s", packing, damaged, directory, out.data);
                    at = i != damaged ? found : at;
                }
                if (strstr(out.data, "trouble x: ") == NULL && strstr(out.data, "\nend ") == NULL)
                    fail_msg("%d %d %d: %s", packing, damaged, directory, out.data);
                buffer_free(&out);
            }
    free(text);
}

/* ---- Zips in a zip --------------------------------------------------------- */

/* What is in a zip that is stored in another looks like members of that one. */
static void members_of_a_zip_in_a_damaged_one_come_once(void **state)
{
    static const int damaged[] = {0, 6, DOZEN - 1};
    (void)state;
    for (int packing = 0; packing < 2; packing++)
        for (int i = 0; i < 3; i++)
            for (int j = 0; j < DAMAGES; j++) {
                struct buffer inner = a_dozen(packings[packing]);
                struct buffer bytes = {0};
                char what[64];
                if (damaged[i] > 0 || damages[j].at >= 4)
                    damage_member(&inner, damaged[i], &damages[j]);
                struct archive *archive = pack_begin(&bytes, ARCHIVE_FORMAT_ZIP,
                                                     ARCHIVE_FILTER_NONE, "compression=store");
                pack_text(archive, "before", "it");
                pack(archive, "in.zip", inner.data, inner.length);
                pack_text(archive, "lost", "it");
                pack_text(archive, "beside", "it");
                pack_end(archive);
                buffer_find(&bytes, "lost")[-LOCAL_HEADER] = 'X';
                snprintf(what, sizeof what, "packing %d, member %d, damage %d", packing, damaged[i],
                         j);
                for (int cut = 0; cut < 2; cut++) {
                    char *files[] = {(char *)"x"};
                    /* The directory of the outer zip is the last. */
                    size_t length = bytes.length - (cut == 1 ? 22 : 0);
                    put_file("x", bytes.data, length);
                    struct buffer out =
                        transcript_of(&(struct input_options){.count = 1, .files = files});
                    expect_others(out.data, "x//in.zip", 1U << damaged[i], what);
                    assert_non_null(strstr(out.data, "file x//before\ntext it\n"));
                    assert_non_null(strstr(out.data, "file x//beside\ntext it\n"));
                    if (strstr(out.data, "file x//m") != NULL)
                        fail_msg("%s, cut %d: %s", what, cut, out.data);
                    assert_null(strstr(out.data, "file x//lost"));
                    buffer_free(&out);
                }
                buffer_free(&inner);
                buffer_free(&bytes);
            }
}

/* Signatures without end, none of which begins a member. */
static void signatures_alone_are_no_members(void **state)
{
    enum { SIZE = 4 * 1024 * 1024 };
    struct buffer zip = a_dozen(NULL);
    size_t length = (size_t)(buffer_find(&zip, "PK\1\2") - zip.data);
    char *bytes = malloc(SIZE);
    (void)state;
    assert_non_null(bytes);
    for (size_t i = 0; i < SIZE; i++)
        bytes[i] = "PK\3\4"[i % 4];
    memcpy(bytes, zip.data, length);
    memcpy(bytes + SIZE - length, zip.data, length);
    buffer_free(&zip);
    put_file("x", bytes, SIZE);
    free(bytes);
    char *files[] = {(char *)"x"};
    struct buffer out = transcript_of(&(struct input_options){.count = 1, .files = files});
    const char *first = strstr(out.data, "file x//m00\n");
    assert_non_null(first);
    assert_non_null(strstr(out.data, "trouble x: "));
    assert_non_null(strstr(first + 1, "file x//m00\n"));
    assert_non_null(strstr(first + 1, "file x//m11\n"));
    buffer_free(&out);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_damaged_header_of_zip_costs_one_member),
        cmocka_unit_test(several_damaged_headers_cost_their_members),
        cmocka_unit_test(damaged_data_cost_one_member),
        cmocka_unit_test(large_members_are_skipped),
        cmocka_unit_test(members_of_a_zip_in_a_damaged_one_come_once),
        cmocka_unit_test(signatures_alone_are_no_members),
    };
    return cmocka_run_group_tests(tests, enter_scratch, NULL);
}
