/* SPDX-License-Identifier: BSD-2-Clause */
/* Archives and compressed files: whole, nested, damaged, and too much of a thing. */
#include "support/zip_maker.h"

enum { MEBIBYTE = 1024 * 1024 };

static const int filters[] = {ARCHIVE_FILTER_GZIP, ARCHIVE_FILTER_BZIP2, ARCHIVE_FILTER_XZ,
                              ARCHIVE_FILTER_ZSTD, ARCHIVE_FILTER_LZ4};
enum { FILTERS = sizeof filters / sizeof *filters };

/* An archive with members a and in/b. */
static struct buffer two_members(int format, int filter, const char *options)
{
    struct buffer bytes = {0};
    struct archive *archive = pack_begin(&bytes, format, filter, options);
    pack_text(archive, "a", "first");
    pack_text(archive, "in/b", "second");
    pack_end(archive);
    return bytes;
}

static void expect_bytes(struct buffer *bytes, const char *name, const char *expected)
{
    put_file(name, bytes->data, bytes->length);
    buffer_free(bytes);
    expect_operand(name, expected);
}

/* ---- What is whole ------------------------------------------------------- */

TEST(compressed_files_keep_their_name)
{
    for (int i = 0; i < FILTERS; i++) {
        struct buffer once = compress_bytes("text", 4, filters[i]);
        struct buffer twice = compress_bytes(once.data, once.length, filters[(i + 1) % FILTERS]);
        struct buffer none = {0};
        /* What libarchive itself does not write. */
        if (filters[i] == ARCHIVE_FILTER_LZ4)
            buffer_add(&none, "\x04\x22\x4d\x18\x64\x40\xa7\0\0\0\0\x05\x5d\xcc\x02", 15);
        else
            none = compress_bytes("", 0, filters[i]);
        expect_stdin(&(struct input_options){0}, once.data, once.length,
                     "file - named\ntext text\nend\n");
        expect_bytes(&once, "once", "file once named\ntext text\nend\n");
        expect_bytes(&twice, "twice", "file twice named\ntext text\nend\n");
        expect_bytes(&none, "none", "file none named\nend\n");
    }
}

TEST(archives_of_all_kinds_are_opened)
{
    static const int formats[] = {ARCHIVE_FORMAT_TAR_USTAR, ARCHIVE_FORMAT_TAR_GNUTAR,
                                  ARCHIVE_FORMAT_TAR_PAX_INTERCHANGE, ARCHIVE_FORMAT_ZIP,
                                  ARCHIVE_FORMAT_7ZIP};
    static const char on_stdin[] = "file -//a\ntext first\nend\nfile -//in/b\ntext second\nend\n";
    static const char expected[] = "file x//a\ntext first\nend\nfile x//in/b\ntext second\nend\n";
    for (size_t i = 0; i < sizeof formats / sizeof *formats; i++) {
        struct buffer bytes = two_members(formats[i], ARCHIVE_FILTER_NONE, NULL);
        expect_stdin(&(struct input_options){0}, bytes.data, bytes.length, on_stdin);
        expect_bytes(&bytes, "x", expected);
        for (int j = 0; j < FILTERS; j++) {
            struct buffer plain = two_members(formats[i], ARCHIVE_FILTER_NONE, NULL);
            bytes = compress_bytes(plain.data, plain.length, filters[j]);
            buffer_free(&plain);
            expect_bytes(&bytes, "x", expected);
        }
    }
    struct buffer stored =
        two_members(ARCHIVE_FORMAT_ZIP, ARCHIVE_FILTER_NONE, "compression=store");
    expect_bytes(&stored, "x", expected);
}

TEST(empty_archives_hold_nothing)
{
    static const int formats[] = {ARCHIVE_FORMAT_TAR_USTAR, ARCHIVE_FORMAT_ZIP,
                                  ARCHIVE_FORMAT_7ZIP};
    for (size_t i = 0; i < sizeof formats / sizeof *formats; i++) {
        struct buffer bytes = {0};
        pack_end(pack_begin(&bytes, formats[i], ARCHIVE_FILTER_NONE, NULL));
        struct buffer packed = compress_bytes(bytes.data, bytes.length, ARCHIVE_FILTER_GZIP);
        expect_bytes(&bytes, "x", "");
        expect_bytes(&packed, "x", "");
    }
}

TEST(other_members_than_files_are_left_out)
{
    struct buffer bytes = {0};
    struct archive *archive =
        pack_begin(&bytes, ARCHIVE_FORMAT_TAR_USTAR, ARCHIVE_FILTER_NONE, NULL);
    struct archive_entry *entry = archive_entry_new();
    archive_entry_set_pathname(entry, "folder");
    archive_entry_set_filetype(entry, AE_IFDIR);
    assert_int_equal(archive_write_header(archive, entry), ARCHIVE_OK);
    archive_entry_set_pathname(entry, "link");
    archive_entry_set_filetype(entry, AE_IFLNK);
    archive_entry_set_symlink(entry, "/etc/passwd");
    assert_int_equal(archive_write_header(archive, entry), ARCHIVE_OK);
    archive_entry_clear(entry);
    archive_entry_set_pathname(entry, "hard");
    archive_entry_set_filetype(entry, AE_IFREG);
    archive_entry_set_hardlink(entry, "a");
    assert_int_equal(archive_write_header(archive, entry), ARCHIVE_OK);
    archive_entry_free(entry);
    pack_text(archive, "../a", "first");
    pack_text(archive, "/etc/b", "second");
    pack_end(archive);
    expect_bytes(&bytes, "x",
                 "skipped x//link: a symbolic link in an archive is not followed\n"
                 "trouble x//hard: a hard link to a member that is missing\n"
                 "file x//../a\ntext first\nend\nfile x///etc/b\ntext second\nend\n");
}

/* ---- Links --------------------------------------------------------------- */

/* Add a member that has no bytes of its own: a hard link to a target, or of a type. */
static void pack_other(struct archive *archive, const char *name, const char *target, mode_t type)
{
    struct archive_entry *entry = archive_entry_new();
    archive_entry_set_pathname(entry, name);
    archive_entry_set_filetype(entry, type);
    archive_entry_set_perm(entry, 0644);
    if (type == AE_IFLNK)
        archive_entry_set_symlink(entry, target);
    else if (target != NULL)
        archive_entry_set_hardlink(entry, target);
    assert_int_equal(archive_write_header(archive, entry), ARCHIVE_OK);
    archive_entry_free(entry);
}

/* A tar with a file, a compressed one, an archive and a hard link to each, and other members. */
static struct buffer linked(int format, int filter)
{
    struct buffer bytes = {0};
    struct buffer gzip = compress_bytes("packed", 6, ARCHIVE_FILTER_GZIP);
    struct buffer zip = two_members(ARCHIVE_FORMAT_ZIP, ARCHIVE_FILTER_NONE, NULL);
    struct archive *archive = pack_begin(&bytes, format, filter, NULL);
    pack_text(archive, "file", "text");
    pack(archive, "gz", gzip.data, gzip.length);
    pack(archive, "zip", zip.data, zip.length);
    pack_other(archive, "to-file", "file", AE_IFREG);
    pack_other(archive, "to-gz", "gz", AE_IFREG);
    pack_other(archive, "to-zip", "zip", AE_IFREG);
    pack_other(archive, "to-link", "to-file", AE_IFREG);
    pack_text(archive, "file", "later");
    pack_other(archive, "symbolic", "file", AE_IFLNK);
    pack_other(archive, "pipe", NULL, AE_IFIFO);
    pack_end(archive);
    buffer_free(&gzip);
    buffer_free(&zip);
    return bytes;
}

#define FILES_OF(at)                                                                               \
    "file " at "file\ntext text\nend\nfile " at "gz\ntext packed\nend\n"                           \
    "file " at "zip//a\ntext first\nend\nfile " at "zip//in/b\ntext second\nend\n"
#define LINKS_OF(at)                                                                               \
    "file " at "to-file\ntext text\nend\nfile " at "to-gz\ntext packed\nend\n"                     \
    "file " at "to-zip//a\ntext first\nend\nfile " at "to-zip//in/b\ntext second\nend\n"           \
    "trouble " at "to-link: a hard link is followed only to a file, and in a regular file\n"
#define REST_OF(at)                                                                                \
    "file " at "file\ntext later\nend\n"                                                           \
    "skipped " at "symbolic: a symbolic link in an archive is not followed\n"                      \
    "skipped " at "pipe: not a regular file\n"

TEST(hard_links_have_the_bytes_of_their_targets)
{
    static const int formats[] = {ARCHIVE_FORMAT_TAR_USTAR, ARCHIVE_FORMAT_TAR_GNUTAR,
                                  ARCHIVE_FORMAT_TAR_PAX_INTERCHANGE};
    static const int how[] = {ARCHIVE_FILTER_NONE, ARCHIVE_FILTER_GZIP, ARCHIVE_FILTER_ZSTD};
    for (size_t i = 0; i < sizeof formats / sizeof *formats; i++)
        for (size_t j = 0; j < sizeof how / sizeof *how; j++) {
            struct buffer bytes = linked(formats[i], how[j]), outer = {0};
            struct archive *archive =
                pack_begin(&outer, ARCHIVE_FORMAT_ZIP, ARCHIVE_FILTER_NONE, NULL);
            pack(archive, "tar", bytes.data, bytes.length);
            pack_end(archive);
            expect_bytes(&bytes, "x", FILES_OF("x//") LINKS_OF("x//") REST_OF("x//"));
            expect_operand("x//to-file", "file x//to-file named\ntext text\nend\n");
            expect_operand("x//to-gz", "file x//to-gz named\ntext packed\nend\n");
            expect_operand("x//pipe", "trouble x//pipe: not a regular file\n");
            expect_operand("x//symbolic", "trouble x//symbolic: a symbolic link in an archive is "
                                          "not followed\n");
            expect_bytes(&outer, "y",
                         FILES_OF("y//tar//") LINKS_OF("y//tar//") REST_OF("y//tar//"));
        }
}

/* A tar of two files of one name, of which the second replaced the first, and links to them. */
static struct buffer replaced(int filter, const char *first, const char *second)
{
    struct buffer bytes = {0};
    struct archive *archive = pack_begin(&bytes, ARCHIVE_FORMAT_TAR_USTAR, filter, NULL);
    struct buffer zip = two_members(ARCHIVE_FORMAT_ZIP, ARCHIVE_FILTER_NONE, NULL);
    pack_text(archive, "f", first);
    pack_other(archive, "before", "f", AE_IFREG);
    pack_other(archive, "self", "self", AE_IFREG);
    pack_text(archive, "f", second);
    pack_text(archive, "g", "beside");
    pack_other(archive, "after", "f", AE_IFREG);
    pack(archive, "f", zip.data, zip.length);
    pack_other(archive, "zip", "f", AE_IFREG);
    pack_other(archive, "f", NULL, AE_IFIFO);
    pack_other(archive, "pipe", "f", AE_IFREG);
    pack_end(archive);
    buffer_free(&zip);
    return bytes;
}

#define REPLACED(at, first, second)                                                                \
    "file " at "f\ntext " first "\nend\nfile " at "before\ntext " first "\nend\n"                  \
    "trouble " at "self: a hard link to a member that is missing\n"                                \
    "file " at "f\ntext " second "\nend\nfile " at "g\ntext beside\nend\n"                         \
    "file " at "after\ntext " second "\nend\n"                                                     \
    "file " at "f//a\ntext first\nend\nfile " at "f//in/b\ntext second\nend\n"                     \
    "file " at "zip//a\ntext first\nend\nfile " at "zip//in/b\ntext second\nend\n"                 \
    "skipped " at "f: not a regular file\ntrouble " at "pipe: not a regular file\n"

TEST(hard_links_lead_to_the_last_member_before_them)
{
    static const int how[] = {ARCHIVE_FILTER_NONE, ARCHIVE_FILTER_GZIP, ARCHIVE_FILTER_ZSTD};
    for (size_t i = 0; i < sizeof how / sizeof *how; i++) {
        struct buffer bytes = replaced(how[i], "one", "two"), outer = {0};
        struct buffer other = replaced(how[i], "three", "four");
        /* An archive of the same name has links of its own. */
        struct archive *archive =
            pack_begin(&outer, ARCHIVE_FORMAT_ZIP, ARCHIVE_FILTER_NONE, "compression=store");
        pack(archive, "tar", bytes.data, bytes.length);
        pack(archive, "tar", other.data, other.length);
        pack_end(archive);
        buffer_free(&other);
        expect_bytes(&bytes, "x", REPLACED("x//", "one", "two"));
        expect_operand("x//before", "file x//before named\ntext one\nend\n");
        expect_operand("x//after", "file x//after named\ntext two\nend\n");
        expect_bytes(&outer, "y",
                     REPLACED("y//tar//", "one", "two") REPLACED("y//tar//", "three", "four"));
        expect_operand("y//tar//after", "file y//tar//after named\ntext two\nend\n"
                                        "file y//tar//after named\ntext four\nend\n");
    }
}

TEST(hard_links_need_a_file_that_can_be_read_twice)
{
#define NOT_READ(name)                                                                             \
    "trouble -//" name ": a hard link is followed only to a file, and in a regular file\n"
    struct buffer bytes = linked(ARCHIVE_FORMAT_TAR_USTAR, ARCHIVE_FILTER_NONE);
    expect_stdin(&(struct input_options){0}, bytes.data, bytes.length,
                 FILES_OF("-//") NOT_READ("to-file") NOT_READ("to-gz") NOT_READ("to-zip")
                     NOT_READ("to-link") REST_OF("-//"));
    buffer_free(&bytes);
}

/* Only the directory of a zip states that a member is a symbolic link. */
TEST(symbolic_links_in_a_zip_are_left_out)
{
    static const int flags[] = {0, ZIP_AFTER};
    for (int large = ZIP_SMALL; large <= ZIP_LARGE; large++)
        for (size_t i = 0; i < 2; i++) {
            struct zip_maker zip = {.base = 0};
            struct zip_member link = {.name = "link",
                                      .data = "e3",
                                      .length = 2,
                                      .flags = flags[i],
                                      .large = (enum zip_large)large,
                                      .link = true};
            zip_add(&zip, &link);
            zip_add(&zip, &(struct zip_member){
                              .name = "a", .data = "first", .length = 5, .flags = flags[i]});
            zip_add(&zip, &link);
            zip_add(&zip, &(struct zip_member){
                              .name = "b", .data = "lost", .length = 4, .unlisted = true});
            zip_add_text(&zip, "c", "second");
            zip_end(&zip, false);
            /* Its comment contains what a directory ends with. */
            zip.bytes.data[zip.bytes.length - 2] = 30;
            buffer_add(&zip.bytes, "PK\5\6                        \n\n", 30);
            put_file("x", zip.bytes.data, zip.bytes.length);
            buffer_free(&zip.bytes);
            expect_operand("x",
                           "skipped x//link: a symbolic link in an archive is not followed\n"
                           "file x//a\ntext first\nend\n"
                           "skipped x//link: a symbolic link in an archive is not followed\n"
                           "file x//b\ntext lost\nend\nfile x//c\ntext second\nend\n"
                           "trouble x: damaged: its directory lists 4 members, but 5 were found; "
                           "all members found are read\n");
            expect_operand("x//link",
                           "trouble x//link: a symbolic link in an archive is not followed\n"
                           "trouble x//link: a symbolic link in an archive is not followed\n"
                           "trouble x: damaged: its directory lists 4 members, but 5 were found; "
                           "all members found are read\n");
        }
}

/* All links together may not expand to more than a file may; what follows them is read. */
TEST(hard_links_have_limits)
{
    enum { SIZE = 100000, LINKS = 20, ALLOWED = 3, MOST = ALLOWED * (SIZE + 2048) };
    static const char refused[] = "refused: expands to more than ";
    char *text = noise(SIZE), *files[] = {(char *)"x"};
    struct input_options options = {.count = 1, .files = files, .max_expanded = MOST};
    struct buffer bytes = {0};
    struct archive *archive =
        pack_begin(&bytes, ARCHIVE_FORMAT_TAR_USTAR, ARCHIVE_FILTER_GZIP, NULL);
    pack(archive, "a", text, SIZE);
    for (int i = 0; i < LINKS; i++)
        pack_other(archive, "link", "a", AE_IFREG);
    pack_text(archive, "z", "last");
    pack_to_file(archive, &bytes, "x");
    free(text);
    struct buffer out = transcript_of(&options);
    int whole = 0;
    for (const char *at = out.data; (at = strstr(at, "file x//link\n100000 bytes\nend\n")) != NULL;
         at++)
        whole++;
    assert_in_range(whole, 1, ALLOWED);
    assert_non_null(strstr(out.data, refused));
    assert_string_equal(out.data + out.length - strlen("file x//z\ntext last\nend\n"),
                        "file x//z\ntext last\nend\n");
    buffer_free(&out);
}

TEST(names_are_kept_as_they_are)
{
    static const int formats[] = {ARCHIVE_FORMAT_TAR_USTAR, ARCHIVE_FORMAT_ZIP};
    for (size_t i = 0; i < sizeof formats / sizeof *formats; i++) {
        struct buffer bytes = {0};
        struct archive *archive = pack_begin(&bytes, formats[i], ARCHIVE_FILTER_NONE, NULL);
        pack_text(archive, "new\nline\x1b[31m", "1");
        pack_text(archive, "\xff\xfe", "2");
        pack_text(archive,
                  "r\xc3\xbc"
                  "bezahl",
                  "3");
        pack_end(archive);
        expect_bytes(&bytes, "x",
                     "file x//new\nline\x1b[31m\ntext 1\nend\n"
                     "file x//\xff\xfe\ntext 2\nend\n"
                     "file x//r\xc3\xbc"
                     "bezahl\ntext 3\nend\n");
    }
}

/* ---- Nesting ------------------------------------------------------------- */

TEST(archives_are_opened_four_deep)
{
    struct buffer bytes = two_members(ARCHIVE_FORMAT_ZIP, ARCHIVE_FILTER_NONE, NULL);
    static const int formats[] = {ARCHIVE_FORMAT_TAR_USTAR, ARCHIVE_FORMAT_7ZIP, ARCHIVE_FORMAT_ZIP,
                                  ARCHIVE_FORMAT_TAR_PAX_RESTRICTED};
    for (int depth = 2; depth <= 5; depth++) {
        struct buffer inner = compress_bytes(bytes.data, bytes.length, filters[depth % FILTERS]);
        buffer_free(&bytes);
        char name[] = "0.z";
        name[0] = (char)('0' + depth);
        struct archive *archive = pack_begin(&bytes, formats[depth - 2], ARCHIVE_FILTER_NONE, NULL);
        pack(archive, name, inner.data, inner.length);
        pack_text(archive, "t", "beside");
        pack_end(archive);
        buffer_free(&inner);
        put_file("x", bytes.data, bytes.length);
        if (depth == 4)
            expect_operand("x", "file x//4.z//3.z//2.z//a\ntext first\nend\n"
                                "file x//4.z//3.z//2.z//in/b\ntext second\nend\n"
                                "file x//4.z//3.z//t\ntext beside\nend\n"
                                "file x//4.z//t\ntext beside\nend\n"
                                "file x//t\ntext beside\nend\n");
    }
    expect_bytes(&bytes, "x",
                 "trouble x//5.z//4.z//3.z//2.z: archives are nested more than 4 deep\n"
                 "file x//5.z//4.z//3.z//t\ntext beside\nend\n"
                 "file x//5.z//4.z//t\ntext beside\nend\n"
                 "file x//5.z//t\ntext beside\nend\n"
                 "file x//t\ntext beside\nend\n");
}

TEST(compression_has_an_end)
{
    struct buffer bytes = {0};
    buffer_add(&bytes, "text", 4);
    for (int i = 1; i <= 17; i++) {
        struct buffer next = compress_bytes(bytes.data, bytes.length, ARCHIVE_FILTER_GZIP);
        buffer_free(&bytes);
        bytes = next;
        put_file("x", bytes.data, bytes.length);
        expect_operand("x", i <= 16 ? "file x named\ntext text\nend\n"
                                    : "trouble x: it is compressed too many times\n");
    }
    buffer_free(&bytes);
}

/* ---- Damage -------------------------------------------------------------- */

/* A compressed file that ends too early is never taken for a whole one. */
TEST(truncated_streams_break_off)
{
    char *text = noise(300);
    for (int i = 0; i < FILTERS; i++) {
        struct buffer bytes = compress_bytes(text, 300, filters[i]);
        for (size_t length = 10; length < bytes.length; length++) {
            put_file("x", bytes.data, length);
            char *files[] = {(char *)"x"};
            struct buffer out = transcript_of(&(struct input_options){.count = 1, .files = files});
            if (strncmp(out.data, "file x named\n", 13) != 0 || strstr(out.data, "end ") == NULL)
                fail_msg("filter %d, %zu of %zu bytes: %s", i, length, bytes.length, out.data);
            buffer_free(&out);
        }
        buffer_free(&bytes);
    }
    free(text);
}

TEST(a_wrong_checksum_is_reported)
{
    struct buffer gzip = compress_bytes("text", 4, ARCHIVE_FILTER_GZIP);
    struct buffer two = compress_bytes("text", 4, ARCHIVE_FILTER_GZIP);
    struct zip_maker zip = {.base = 0};
    buffer_add(&two, gzip.data, gzip.length);
    gzip.data[gzip.length - 8] ^= 1;
    expect_bytes(&gzip, "x", "file x named\ntext text\nend wrong gzip checksum\n");
    expect_bytes(&two, "x", "file x named\ntext texttext\nend\n");
    zip_add_text(&zip, "a", "first");
    zip_add_text(&zip, "b", "second");
    zip_end(&zip, false);
    *buffer_find(&zip.bytes, "first") = 'F';
    expect_bytes(&zip.bytes, "x",
                 "file x//a\ntext First\nend ZIP bad CRC: 0x53b0c153 should be 0x9271ee57\n"
                 "file x//b\ntext second\nend\n");
}

/* What the only wrong member of a zip costs, if each is compressed and its size follows it. */
TEST(other_compressed_members_are_read)
{
    static const char *const found[] = {"PK\7\10", "PK\3\4"};
    for (int lost = 0; lost < 2; lost++) {
        struct buffer bytes = {0};
        struct archive *archive =
            pack_begin(&bytes, ARCHIVE_FORMAT_ZIP, ARCHIVE_FILTER_NONE, "zip:compression=deflate");
        for (int i = 0; i < 3; i++)
            pack_text(archive, (const char *const[]){"a", "b", "c"}[i],
                      (const char *const[]){"first", "second", "third"}[i]);
        pack_end(archive);
        size_t second = (size_t)(buffer_find(&bytes, "b") - bytes.data) - ZIP_HEADER;
        struct buffer rest = {.data = bytes.data + second, .length = bytes.length - second};
        buffer_find(&rest, found[lost])[lost ? 0 : 4] ^= 1;
        expect_bytes(&bytes, "x",
                     lost ? "file x//a\ntext first\nend\nfile x//c\ntext third\nend\n"
                            "trouble x: damaged: its directory lists 3 members, but 2 were found; "
                            "all members found are read\n"
                          : "file x//a\ntext first\nend\nfile x//b\ntext second\nend ZIP bad CRC: "
                            "0xb61f1169 should be 0xb61f1168\n"
                            "file x//c\ntext third\nend\n");
    }
}

TEST(an_archive_ends_at_damaged_data)
{
    char *text = noise(5000);
    struct buffer bytes = {0};
    struct archive *archive = pack_begin(&bytes, ARCHIVE_FORMAT_ZIP, ARCHIVE_FILTER_NONE, NULL);
    pack_text(archive, "a", "first");
    pack(archive, "broken", text, 5000);
    pack_text(archive, "b", "second");
    pack_end(archive);
    memset(buffer_find(&bytes, "broken") + 100, 0xff, 50);
    expect_bytes(&bytes, "x",
                 "file x//a\ntext first\nend\n"
                 "file x//broken\nend ZIP decompression failed (-3); the rest of the archive is "
                 "not read\n");
    free(text);
}

/* Only zeros may follow what is whole; a 7z states where it ends. */
TEST(what_follows_is_reported)
{
    static const int formats[] = {ARCHIVE_FORMAT_RAW, ARCHIVE_FORMAT_TAR_USTAR, ARCHIVE_FORMAT_ZIP};
    static const char report[] = "trouble x: data after its end is not read\n";
    for (int filter = 0; filter < FILTERS + 1; filter++)
        for (size_t i = 0; i < sizeof formats / sizeof *formats; i++) {
            char expected[512];
            int how = filter < FILTERS ? filters[filter] : ARCHIVE_FILTER_NONE;
            const char *whole = i == 0 ? "file x named\ntext text\nend\n"
                                       : "file x//a\ntext first\nend\n"
                                         "file x//in/b\ntext second\nend\n";
            /* After the other compressed streams, libarchive takes anything for damage. */
            if ((i == 0 && filter == FILTERS) ||
                (filter < FILTERS && how != ARCHIVE_FILTER_GZIP && how != ARCHIVE_FILTER_BZIP2))
                continue;
            struct buffer bytes =
                i == 0 ? compress_bytes("text", 4, how) : two_members(formats[i], how, NULL);
            buffer_add(&bytes, "\0\0\0\0\0", 5);
            put_file("x", bytes.data, bytes.length);
            expect_operand("x", whole);
            buffer_add(&bytes, "more", 4);
            snprintf(expected, sizeof expected, "%s%s", whole, report);
            expect_bytes(&bytes, "x", expected);
        }
}

/* The checksum of gzip follows everything that a tar needs. */
TEST(damage_after_the_last_member_is_reported)
{
    struct buffer bytes = two_members(ARCHIVE_FORMAT_TAR_USTAR, ARCHIVE_FILTER_GZIP, NULL);
    bytes.data[bytes.length - 8] ^= 1;
    expect_bytes(&bytes, "x",
                 "file x//a\ntext first\nend\nfile x//in/b\ntext second\nend\n"
                 "trouble x: wrong gzip checksum\n");
}

TEST(a_truncated_archive_gives_what_is_whole)
{
    static const int formats[] = {ARCHIVE_FORMAT_ZIP, ARCHIVE_FORMAT_TAR_USTAR};
    enum { SIZE = 400000 }; /* libarchive drops what it has unpacked last, up to 64 KiB */
    char *text = noise(SIZE);
    char *files[] = {(char *)"x", (char *)"after"};
    put_text("after", "all the same");
    for (int filter = 0; filter < 2; filter++)
        for (size_t i = 0; i < sizeof formats / sizeof *formats; i++) {
            struct buffer bytes = {0};
            struct archive *archive = pack_begin(
                &bytes, formats[i], filter == 0 ? ARCHIVE_FILTER_NONE : ARCHIVE_FILTER_GZIP, NULL);
            pack_text(archive, "a", "first");
            pack(archive, "b", text, SIZE);
            pack_end(archive);
            put_file("x", bytes.data, bytes.length / 2);
            buffer_free(&bytes);
            struct buffer out = transcript_of(&(struct input_options){.count = 2, .files = files});
            assert_non_null(strstr(out.data, "file x//a\ntext first\nend\nfile x//b\n"));
            assert_non_null(strstr(out.data, "\nend "));
            assert_null(strstr(out.data, "trouble"));
            assert_non_null(strstr(out.data, "file after named\ntext all the same\nend\n"));
            buffer_free(&out);
        }
    free(text);
}

TEST(an_archive_ends_at_a_damaged_header)
{
    struct buffer bytes = two_members(ARCHIVE_FORMAT_TAR_USTAR, ARCHIVE_FILTER_NONE, NULL);
    bytes.data[1024] = 'X';
    expect_bytes(&bytes, "x",
                 "file x//a\ntext first\nend\n"
                 "trouble x: Damaged tar archive; the rest of the archive is not read\n");
}

TEST(damage_inside_costs_the_inner_archive)
{
    struct buffer inner = two_members(ARCHIVE_FORMAT_TAR_USTAR, ARCHIVE_FILTER_GZIP, NULL);
    struct buffer bytes = {0};
    struct archive *archive = pack_begin(&bytes, ARCHIVE_FORMAT_ZIP, ARCHIVE_FILTER_NONE, NULL);
    pack(archive, "in.tgz", inner.data, inner.length - 30);
    pack(archive, "junk.zip", "PK\3\4 and so on, but no archive at all", 37);
    pack_text(archive, "c", "third");
    pack_end(archive);
    buffer_free(&inner);
    put_file("x", bytes.data, bytes.length);
    buffer_free(&bytes);
    char *files[] = {(char *)"x"};
    struct buffer out = transcript_of(&(struct input_options){.count = 1, .files = files});
    assert_non_null(strstr(out.data, "x//in.tgz"));
    assert_non_null(strstr(out.data, "trouble x//junk.zip: "));
    assert_non_null(strstr(out.data, "\nfile x//c\ntext third\nend\n"));
    buffer_free(&out);
}

/* ---- Limits -------------------------------------------------------------- */

TEST(bombs_are_refused)
{
    static const char why[] = "refused: expands to more than 100 times its size (--max-ratio)";
    enum { SIZE = 64 * MEBIBYTE };
    char *zeros = calloc(1, SIZE);
    char *files[] = {(char *)"x", (char *)"after"};
    struct input_options options = {.count = 2, .files = files, .max_ratio = 100};
    struct buffer once;
    struct buffer twice;
    struct buffer zip = {0};
    assert_non_null(zeros);
    put_text("after", "all the same");
    once = compress_bytes(zeros, SIZE, ARCHIVE_FILTER_GZIP);
    twice = compress_bytes(once.data, once.length, ARCHIVE_FILTER_GZIP);
    struct archive *archive = pack_begin(&zip, ARCHIVE_FORMAT_ZIP, ARCHIVE_FILTER_NONE, NULL);
    pack_text(archive, "a", "first");
    pack(archive, "b", zeros, SIZE);
    pack_text(archive, "c", "third");
    pack_end(archive);
    free(zeros);
    struct buffer *const bombs[] = {&once, &twice, &zip};
    for (int i = 0; i < 3; i++) {
        char end[256];
        char trouble[256];
        put_file("x", bombs[i]->data, bombs[i]->length);
        struct buffer out = transcript_of(&options);
        snprintf(end, sizeof end, "\nend %s\n", why);
        snprintf(trouble, sizeof trouble, "\ntrouble x: %s\nfile after named\n", why);
        assert_non_null(strstr(out.data, end));
        /* What is compressed alone has the name of its file, and is not refused twice. */
        if (bombs[i] == &zip)
            assert_non_null(strstr(out.data, trouble));
        else
            assert_null(strstr(out.data, "trouble"));
        assert_null(strstr(out.data, "third"));
        buffer_free(&out);
        buffer_free(bombs[i]);
    }
}

TEST(a_limit_is_no_limit_for_what_stays_below)
{
    struct buffer bytes = two_members(ARCHIVE_FORMAT_ZIP, ARCHIVE_FILTER_NONE, NULL);
    char *files[] = {(char *)"x", (char *)"x"};
    struct input_options options = {.count = 1, .files = files, .max_members = 2};
    static const char whole[] = "file x//a\ntext first\nend\nfile x//in/b\ntext second\nend\n";
    put_file("x", bytes.data, bytes.length);
    buffer_free(&bytes);
    expect_input(&options, whole);
    options.max_expanded = 11;
    expect_input(&options, whole);
    options.max_expanded = 10;
    expect_input(&options, "file x//a\ntext first\nend\n"
                           "file x//in/b\n"
                           "end refused: expands to more than 10 bytes (--max-expanded)\n"
                           "trouble x: refused: expands to more than 10 bytes (--max-expanded)\n");
    options.max_members = 1;
    options.count = 2; /* counted anew for each of them */
    expect_input(&options, "file x//a\ntext first\nend\n"
                           "trouble x: refused: it has more than 1 members (--max-members)\n"
                           "file x//a\ntext first\nend\n"
                           "trouble x: refused: it has more than 1 members (--max-members)\n");
}

/* A sparse file of 8 GiB in a few bytes of tar, as GNU tar has them. */
TEST(holes_are_counted)
{
    enum { BLOCK = 512, CHECKSUM = 148, TYPE = 156, MAGIC = 257, SPARSE = 386, REAL_SIZE = 483 };
    char tar[4 * BLOCK] = "hole";
    unsigned sum = 0;
    snprintf(tar + 100, 8, "0000644");
    snprintf(tar + 124, 12, "%011o", (unsigned)BLOCK);
    memset(tar + CHECKSUM, ' ', 8);
    tar[TYPE] = 'S';
    memcpy(tar + MAGIC, "ustar  ", 8);
    snprintf(tar + SPARSE, 12, "77777777000");
    snprintf(tar + SPARSE + 12, 12, "%011o", (unsigned)BLOCK);
    snprintf(tar + REAL_SIZE, 13, "100000000000");
    for (int i = 0; i < BLOCK; i++)
        sum += (unsigned char)tar[i];
    snprintf(tar + CHECKSUM, 7, "%06o", sum);
    memset(tar + BLOCK, 'x', BLOCK);
    put_file("x", tar, sizeof tar);
    expect_operand("x", "file x//hole\n"
                        "end refused: expands to more than 1000 times its size (--max-ratio)\n"
                        "trouble x: refused: expands to more than 1000 times its size "
                        "(--max-ratio)\n");
}

int main(void)
{
    return run_defined_tests(enter_scratch, NULL);
}
