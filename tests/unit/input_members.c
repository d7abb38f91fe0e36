/* SPDX-License-Identifier: BSD-2-Clause */
/*
 * Members that are packed, encrypted or described in every way there is: each is read, or reported
 * once, and costs none of those beside it, in whatever form the archive comes.
 */
#include "support/forms_driver.h"
#include "support/zip_maker.h"

#include "input/layer.h"

static const char encrypted[] =
    "it is encrypted; unpack it with its password, or skip it with --exclude";

/* The expected result of members a, m and b, when m is read, or breaks off for a reason. */
static void expect_three(const struct buffer *bytes, const char *reason, const char *what)
{
    char expected[1024];
    snprintf(expected, sizeof expected,
             "file @//a\ntext first\nend\nfile @//m\n%s%s\nfile @//b\ntext second\nend\n",
             reason == NULL ? "text middle\nend" : "end ", reason == NULL ? "" : reason);
    expect_forms(bytes, expected, what);
}

/* A zip with a member between two others. */
static struct buffer zip_with(const struct zip_member *member, bool large)
{
    struct zip_maker zip = {.base = 0};
    zip_add_text(&zip, "a", "first");
    zip_add(&zip, member);
    zip_add_text(&zip, "b", "second");
    zip_end(&zip, large);
    return zip.bytes;
}

/* ---- Zips ---------------------------------------------------------------- */

/* A block of deflate, and of deflate64, that is not packed. */
static const char deflated[] = "\1\6\0\xf9\xffmiddle";
enum { DEFLATED = sizeof deflated - 1, DEFLATE64 = 9, AES = 99 };

TEST(large_members_are_read)
{
    static const int flags[] = {0, ZIP_AFTER};
    for (int large = ZIP_SMALL; large <= ZIP_LARGE_PLACE; large++)
        for (int i = 0; i < 2; i++)
            for (int packed = 0; packed < 2; packed++)
                for (int end = 0; end < 2; end++) {
                    struct buffer zip =
                        zip_with(&(struct zip_member){.name = "m",
                                                      .data = packed ? deflated : "middle",
                                                      .length = packed ? DEFLATED : 6,
                                                      .text = "middle",
                                                      .method = packed ? ZIP_DEFLATED : ZIP_STORED,
                                                      .flags = flags[i],
                                                      .large = (enum zip_large)large},
                                 end != 0);
                    expect_three(&zip, NULL, "large");
                    buffer_free(&zip);
                }
}

TEST(unknown_methods_are_reported)
{
    static const struct {
        int method;
        const char *name;
    } methods[] = {{1, "1: shrinking"},   {6, "6: imploded"},   {DEFLATE64, "9: deflation-64-bit"},
                   {10, "10: ibm-terse"}, {97, "97: wav-pack"}, {AES, "99: aes"},
                   {200, "200: ??"},      {255, "255: ??"}};
    for (size_t i = 0; i < sizeof methods / sizeof *methods; i++)
        for (int flags = 0; flags <= ZIP_AFTER; flags += ZIP_AFTER) {
            char reason[256];
            struct buffer zip = zip_with(&(struct zip_member){.name = "m",
                                                              .data = deflated,
                                                              .length = DEFLATED,
                                                              .text = "middle",
                                                              .method = methods[i].method,
                                                              .flags = flags},
                                         false);
            snprintf(reason, sizeof reason,
                     "Unsupported ZIP compression method (%s); if it is not damaged, another "
                     "program can unpack it",
                     methods[i].name);
            expect_three(&zip, reason, reason);
            buffer_free(&zip);
        }
}

/* Without 0x49, strong encryption and a size that follows: libarchive finds no end of that. */
TEST(encrypted_members_of_zips_are_reported)
{
    static const int methods[] = {ZIP_STORED, ZIP_DEFLATED, DEFLATE64, AES, 200};
    static const char aes[] = "\1\x99\7\0\2\0AE\3\x08\0";
    char *data = noise(3000);
    for (size_t i = 0; i < sizeof methods / sizeof *methods; i++)
        for (int flags = ZIP_ENCRYPTED; flags <= 0x41; flags += flags == 9 ? 0x38 : 8) {
            bool is_aes = methods[i] == AES;
            struct buffer zip = zip_with(&(struct zip_member){.name = "m",
                                                              .data = data,
                                                              .length = 3000,
                                                              .text = "middle",
                                                              .method = methods[i],
                                                              .flags = flags,
                                                              .extra = is_aes ? aes : NULL,
                                                              .extra_length = is_aes ? 11 : 0},
                                         false);
            expect_three(&zip, encrypted, "encrypted");
            buffer_free(&zip);
        }
    free(data);
}

/* The same as libarchive encrypts them, if it can. */
TEST(encrypted_zips_of_libarchive_are_reported)
{
    static const char *const ways[] = {"zip:encryption=zipcrypt", "zip:encryption=aes128",
                                       "zip:encryption=aes256"};
    for (size_t i = 0; i < sizeof ways / sizeof *ways; i++) {
        struct buffer bytes = {0};
        char expected[512];
        struct archive *archive = archive_write_new();
        buffer_add(&bytes, "", 0);
        assert_int_equal(archive_write_set_format_zip(archive), ARCHIVE_OK);
        archive_write_set_bytes_in_last_block(archive, 1);
        if (archive_write_set_options(archive, ways[i]) != ARCHIVE_OK ||
            archive_write_set_passphrase(archive, "secret") != ARCHIVE_OK) {
            print_message("# this libarchive cannot encrypt by %s\n", ways[i]);
            archive_write_free(archive);
            buffer_free(&bytes);
            continue;
        }
        assert_int_equal(archive_write_open(archive, &bytes, NULL, take_bytes, NULL), ARCHIVE_OK);
        pack_text(archive, "a", "first");
        pack_text(archive, "b", "second");
        pack_end(archive);
        snprintf(expected, sizeof expected, "file @//a\nend %s\nfile @//b\nend %s\n", encrypted,
                 encrypted);
        expect_forms(&bytes, expected, ways[i]);
        buffer_free(&bytes);
    }
}

/*
 * Methods that some libarchives know and others do not: in every form the same, and a member that
 * is whole is read, or reported once.  One that is damaged may end the archive.
 */
static void expect_known_or_reported(const struct buffer *zip, const char *what, bool whole)
{
    char reason[512];
    const char *name;
    struct buffer out = form_read(zip, FORM_FILE, &name);
    const char *at = strstr(out.data, "file x//m\n");
    if (at == NULL)
        fail_msg("%s: %s", what, out.data);
    at += strlen("file x//m\n");
    if (strncmp(at, "text middle\nend\n", 16) == 0) {
        assert_true(whole);
        expect_three(zip, NULL, what);
    } else {
        if (strncmp(at, "end ", 4) != 0)
            fail_msg("%s: %s", what, out.data);
        snprintf(reason, sizeof reason, "%.*s", (int)strcspn(at + 4, "\n"), at + 4);
        if (strstr(reason, "; the rest of the archive is not read") == NULL) {
            expect_three(zip, reason, what);
        } else {
            char expected[1024];
            snprintf(expected, sizeof expected, "file @//a\ntext first\nend\nfile @//m\nend %s\n",
                     reason);
            expect_forms(zip, expected, what);
        }
    }
    buffer_free(&out);
}

TEST(other_methods_are_read_or_reported)
{
    static const struct {
        int method, filter;
    } methods[] = {{12, ARCHIVE_FILTER_BZIP2},
                   {14, ARCHIVE_FILTER_LZMA},
                   {93, ARCHIVE_FILTER_ZSTD},
                   {95, ARCHIVE_FILTER_XZ}};
    enum { PROPERTIES = 5, LZMA_HEAD = 13 };
    for (size_t i = 0; i < sizeof methods / sizeof *methods; i++)
        for (int flags = 0; flags <= ZIP_AFTER; flags += ZIP_AFTER)
            for (int whole = 0; whole < 2; whole++) {
                char what[64];
                struct buffer packed = compress_bytes("middle", 6, methods[i].filter);
                struct buffer data = {0};
                bool lzma = methods[i].filter == ARCHIVE_FILTER_LZMA;
                if (lzma) {
                    buffer_add(&data, "\x09\x14\5\0", 4);
                    buffer_add(&data, packed.data, PROPERTIES);
                    buffer_add(&data, packed.data + LZMA_HEAD, packed.length - LZMA_HEAD);
                } else {
                    buffer_add(&data, packed.data, packed.length);
                }
                if (whole == 0)
                    memset(data.data + (lzma ? 4 : 0), 0xff, 8);
                struct buffer zip = zip_with(&(struct zip_member){.name = "m",
                                                                  .data = data.data,
                                                                  .length = data.length,
                                                                  .text = "middle",
                                                                  .method = methods[i].method,
                                                                  .flags = flags | (lzma ? 2 : 0)},
                                             false);
                snprintf(what, sizeof what, "method %d flags %d whole %d", methods[i].method, flags,
                         whole);
                expect_known_or_reported(&zip, what, whole != 0);
                buffer_free(&zip);
                buffer_free(&data);
                buffer_free(&packed);
            }
}

/* What is left out is not read, nor is what is in it, however its end is found. */
TEST(excluded_archives_are_skipped)
{
    static const char *const globs[] = {"m"};
    struct zip_maker inner = {.base = 0};
    for (int i = 0; i < 3; i++)
        zip_add(&inner, &(struct zip_member){
                            .name = "hidden", .data = "inside", .length = 6, .flags = ZIP_AFTER});
    zip_end(&inner, false);
    for (int flags = 0; flags <= ZIP_AFTER; flags += ZIP_AFTER) {
        char *files[] = {(char *)"x"};
        struct buffer zip = zip_with(&(struct zip_member){.name = "m",
                                                          .data = inner.bytes.data,
                                                          .length = inner.bytes.length,
                                                          .flags = flags},
                                     false);
        put_file("x", zip.data, zip.length);
        expect_input(
            &(struct input_options){
                .count = 1, .files = files, .excludes = globs, .exclude_count = 1},
            "file x//a\ntext first\nend\nfile x//b\ntext second\nend\n");
        buffer_free(&zip);
    }
    buffer_free(&inner.bytes);
}

/* ---- 7z ------------------------------------------------------------------ */

/* A way to pack in 7z: what stands for it in a header. */
struct coder {
    const char *bytes;
    size_t length;
    const char *reason; /* NULL if it can be read */
};

static void add_header_7z(struct buffer *bytes, const struct buffer *header, size_t packed)
{
    char start[20];
    put_little(start, packed, 8);
    put_little(start + 8, header->length, 8);
    put_little(start + 16, zip_sum(header->data, header->length), 4);
    buffer_add(bytes, "7z\xbc\xaf\x27\x1c\0\4", 8);
    zip_add_number(bytes, zip_sum(start, sizeof start), 4);
    buffer_add(bytes, start, sizeof start);
}

/* The streams first, middle and second of a 7z, of which the second is packed somehow. */
static void add_streams_7z(struct buffer *header, const struct coder *coder)
{
    buffer_add(header, "\6\0\3\x09\5\6\6\0", 8); /* where the three of them are */
    buffer_add(header, "\7\x0b\3\0\1\1\0", 7);   /* folders: the first is a copy, */
    buffer_add(header, coder->bytes, coder->length);
    buffer_add(header, "\1\1\0\x0c\5\6\6\x0a\1", 9); /* and the last; their sizes and sums */
    zip_add_number(header, zip_sum("first", 5), 4);
    zip_add_number(header, zip_sum("middle", 6), 4);
    zip_add_number(header, zip_sum("second", 6), 4);
    buffer_add(header, "\0\x08\0\0", 4); /* a member in each */
}

static struct buffer a_7z(const struct coder *coder)
{
    struct buffer bytes = {0}, header = {0};
    buffer_add(&header, "\1\4", 2);
    add_streams_7z(&header, coder);
    buffer_add(&header, "\5\3\x11\x0d\0a\0\0\0m\0\0\0b\0\0\0\0\0", 19);
    add_header_7z(&bytes, &header, 17);
    buffer_add(&bytes, "firstmiddlesecond", 17);
    buffer_add(&bytes, header.data, header.length);
    buffer_free(&header);
    return bytes;
}

static const struct coder aes_7z = {"\1\x24\6\xf1\7\1\2\x13\0", 9, encrypted};

TEST(members_of_7z_are_read_or_reported)
{
    static const char reason[] =
        "Unknown codec ID: %s; if it is not damaged, another program can unpack it";
    static const struct coder coders[] = {{"\1\1\0", 3, NULL},
                                          {"\1\3\4\1\x09", 5, "40109"}, /* deflate64 */
                                          {"\1\4\4\xf7\x11\2", 6, "4f71102"},
                                          {"\1\2\4\x99", 4, "499"}};
    for (size_t i = 0; i < sizeof coders / sizeof *coders; i++) {
        char text[256];
        struct buffer bytes = a_7z(&coders[i]);
        if (coders[i].reason != NULL)
            snprintf(text, sizeof text, reason, coders[i].reason);
        expect_three(&bytes, coders[i].reason != NULL ? text : NULL, "7z");
        buffer_free(&bytes);
    }
    struct buffer bytes = a_7z(&aes_7z);
    expect_three(&bytes, encrypted, "encrypted 7z");
    buffer_free(&bytes);
}

TEST(excluded_members_of_7z_are_skipped)
{
    static const char *const globs[] = {"a", "m", "b"};
    static const char *const all[] = {"file x//a\ntext first\nend\n", "",
                                      "file x//b\ntext second\nend\n"};
    char *files[] = {(char *)"x"};
    struct buffer bytes = a_7z(&aes_7z);
    put_file("x", bytes.data, bytes.length);
    for (unsigned mask = 1; mask < 8; mask++) {
        char expected[512] = "";
        const char *excludes[3];
        size_t count = 0;
        for (unsigned i = 0; i < 3; i++) {
            size_t length = strlen(expected);
            if ((mask >> i & 1) != 0)
                excludes[count++] = globs[i];
            else if (i == 1)
                snprintf(expected + length, sizeof expected - length, "file x//m\nend %s\n",
                         encrypted);
            else
                snprintf(expected + length, sizeof expected - length, "%s", all[i]);
        }
        expect_input(
            &(struct input_options){
                .count = 1, .files = files, .excludes = excludes, .exclude_count = count},
            expected);
    }
    buffer_free(&bytes);
}

/* Reading a 7z again after a member that cannot be skipped has a limit for all layers together. */
TEST(reading_a_7z_again_has_a_limit)
{
    struct buffer bytes = a_7z(&aes_7z);
    put_file("x", bytes.data, bytes.length);
    for (int spent = 0; spent < 2; spent++) {
        struct feed feed = {.descriptor = -1};
        struct budget budget = {.max_expanded = UINT64_MAX,
                                .max_ratio = UINT64_MAX,
                                .max_members = UINT64_MAX,
                                .reread = spent != 0 ? UINT32_MAX : 0,
                                .feed = &feed};
        struct layer layer;
        const char *piece;
        assert_true(feed_begin(&feed, open("x", O_RDONLY), false, NULL));
        assert_true(layer_open(&layer, &budget, &feed, NULL, KIND_7ZIP));
        assert_int_equal(layer_next(&layer), LAYER_MEMBER);
        while (layer_piece(&layer, SIZE_MAX, &piece) > 0)
            continue;
        assert_int_equal(layer_next(&layer), LAYER_MEMBER);
        layer_refuse(&layer);
        if (spent == 0) {
            assert_int_equal(layer_next(&layer), LAYER_MEMBER);
            assert_string_equal(member_path(&layer), "b");
        } else {
            assert_int_equal(layer_next(&layer), LAYER_FAILED);
            assert_string_equal(layer_reason(&layer),
                                "damaged in too many places; the rest is not read");
        }
        layer_close(&layer);
        feed_free(&feed);
    }
    buffer_free(&bytes);
}

/* Not even the names can be read. */
TEST(an_encrypted_7z_is_reported)
{
    struct buffer bytes = {0}, header = {0};
    char expected[256];
    buffer_add(&header, "\x17\6\0\1\x09\x40\0\7\x0b\1\0", 11);
    buffer_add(&header, aes_7z.bytes, aes_7z.length);
    buffer_add(&header, "\x0c\x40\0\0", 4);
    add_header_7z(&bytes, &header, 64);
    char *data = noise(64);
    buffer_add(&bytes, data, 64);
    free(data);
    buffer_add(&bytes, header.data, header.length);
    snprintf(expected, sizeof expected, "trouble @: %s\n", encrypted);
    expect_forms(&bytes, expected, "encrypted 7z");
    buffer_free(&header);
    buffer_free(&bytes);
}

int main(void)
{
    return run_defined_tests(enter_scratch, NULL);
}
