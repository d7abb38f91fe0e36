/* SPDX-License-Identifier: BSD-2-Clause */
/*
 * The ends of archives and compressed files of every form: cut anywhere, empty, or of other bytes.
 * The end is found after a limited number of reads, and what is missing is reported.
 */
#include "input/kind.h"
#include "support/zip_maker.h"

#include <errno.h>

enum { MOST_READS = 100 /* of a file that is far smaller than what is read at once */ };

/* ---- Counted reads ------------------------------------------------------- */

ssize_t __real_read(int descriptor, void *buffer, size_t size);
ssize_t __wrap_read(int descriptor, void *buffer, size_t size);
ssize_t __real_pread(int descriptor, void *buffer, size_t size, off_t offset);
ssize_t __wrap_pread(int descriptor, void *buffer, size_t size, off_t offset);
ssize_t __real_pread64(int descriptor, void *buffer, size_t size, off_t offset);
ssize_t __wrap_pread64(int descriptor, void *buffer, size_t size, off_t offset);

static int reads;

/* Whether another read is allowed: an endless loop has to end here. */
static bool may_read(void)
{
    errno = EIO;
    return ++reads <= MOST_READS;
}

ssize_t __wrap_read(int descriptor, void *buffer, size_t size)
{
    return may_read() ? __real_read(descriptor, buffer, size) : -1;
}

ssize_t __wrap_pread(int descriptor, void *buffer, size_t size, off_t offset)
{
    return may_read() ? __real_pread(descriptor, buffer, size, offset) : -1;
}

ssize_t __wrap_pread64(int descriptor, void *buffer, size_t size, off_t offset)
{
    return may_read() ? __real_pread64(descriptor, buffer, size, offset) : -1;
}

/* The result of bytes as the file x, or from a pipe. */
static struct buffer read_bytes(const char *bytes, size_t length, bool pipe, const char *what)
{
    char *files[] = {(char *)"x"};
    const struct input_options of_file = {.count = 1, .files = files}, of_pipe = {.count = 0};
    put_file("x", bytes, length);
    reads = 0;
    struct buffer out =
        pipe ? transcript_of_stdin(&of_pipe, bytes, length) : transcript_of(&of_file);
    if (reads > MOST_READS)
        fail_msg("%s, %zu bytes: more than %d reads: %.1000s", what, length, MOST_READS, out.data);
    return out;
}

/* Whether a transcript reports that something is amiss. */
static bool reports(const struct buffer *out)
{
    return strstr(out->data, "trouble ") != NULL || strstr(out->data, "end ") != NULL;
}

/* ---- All forms ----------------------------------------------------------- */

static const struct {
    const char *name;
    int format, filter;
    const char *options;
} forms[] = {
    {"ustar", ARCHIVE_FORMAT_TAR_USTAR, ARCHIVE_FILTER_NONE, NULL},
    {"gnutar", ARCHIVE_FORMAT_TAR_GNUTAR, ARCHIVE_FILTER_NONE, NULL},
    {"pax", ARCHIVE_FORMAT_TAR_PAX_INTERCHANGE, ARCHIVE_FILTER_NONE, NULL},
    {"zip", ARCHIVE_FORMAT_ZIP, ARCHIVE_FILTER_NONE, NULL},
    {"stored zip", ARCHIVE_FORMAT_ZIP, ARCHIVE_FILTER_NONE, "compression=store"},
    {"7z", ARCHIVE_FORMAT_7ZIP, ARCHIVE_FILTER_NONE, "compression=deflate"},
    {"gzip", ARCHIVE_FORMAT_RAW, ARCHIVE_FILTER_GZIP, NULL},
    {"bzip2", ARCHIVE_FORMAT_RAW, ARCHIVE_FILTER_BZIP2, NULL},
    {"xz", ARCHIVE_FORMAT_RAW, ARCHIVE_FILTER_XZ, NULL},
    {"zstd", ARCHIVE_FORMAT_RAW, ARCHIVE_FILTER_ZSTD, NULL},
    {"lz4", ARCHIVE_FORMAT_RAW, ARCHIVE_FILTER_LZ4, NULL},
    {"tar.gz", ARCHIVE_FORMAT_TAR_USTAR, ARCHIVE_FILTER_GZIP, NULL},
};
enum { FORMS = sizeof forms / sizeof *forms };

/* A file of a form; with members, which is one that is compressed alone, or none of an archive. */
static struct buffer make(int form, bool members)
{
    struct buffer bytes = {0};
    bool alone = forms[form].format == ARCHIVE_FORMAT_RAW;
    if (!members && forms[form].filter == ARCHIVE_FILTER_LZ4) {
        /* libarchive crashes on writing this itself. */
        buffer_add(&bytes, "\x04\x22\x4d\x18\x64\x40\xa7\0\0\0\0\x05\x5d\xcc\x02", 15);
        return bytes;
    }
    struct archive *archive =
        pack_begin(&bytes, forms[form].format, forms[form].filter, forms[form].options);
    if (members || alone)
        pack_text(archive, "a", members ? "first, first, first, first, first, first" : "");
    if (members && !alone)
        pack_text(archive, "b", "second");
    pack_end(archive);
    return bytes;
}

/* Cut after any byte, a file is reported, or all of it is there. */
TEST(a_cut_end_is_reported)
{
    for (int form = 0; form < FORMS; form++) {
        struct buffer bytes = make(form, true);
        for (int pipe = 0; pipe < 2; pipe++) {
            struct buffer whole = read_bytes(bytes.data, bytes.length, pipe, forms[form].name);
            assert_false(reports(&whole));
            /* A tar is long and has few places; those beside the edges of its blocks suffice. */
            for (size_t length = 1; length < bytes.length; length += pipe ? 9 : 1) {
                if (bytes.length > 1000 && (length + 2) % 512 > 4 && length % 101 != 0)
                    continue;
                struct buffer out = read_bytes(bytes.data, length, pipe, forms[form].name);
                bool plain = kind_of(bytes.data, length) == KIND_PLAIN;
                if (reports(&out) ? plain : !plain && strcmp(out.data, whole.data) != 0)
                    fail_msg("%s, %zu of %zu bytes: %s", forms[form].name, length, bytes.length,
                             out.data);
                buffer_free(&out);
            }
            buffer_free(&whole);
        }
        buffer_free(&bytes);
    }
}

/* Whatever the last bytes are, reading ends. */
TEST(other_ends_are_ends)
{
    static const char others[] = {'\0', '0', '\xff'};
    enum { LAST = 24 };
    for (int form = 0; form < FORMS; form++)
        for (int members = 0; members < 2; members++) {
            struct buffer bytes = make(form, members != 0);
            size_t first = bytes.length > LAST ? bytes.length - LAST : 0;
            for (size_t at = first; at < bytes.length; at++)
                for (size_t i = 0; i < sizeof others; i++) {
                    char before = bytes.data[at];
                    bytes.data[at] = others[i];
                    struct buffer out =
                        read_bytes(bytes.data, bytes.length, i + at % 8 == 0, forms[form].name);
                    buffer_free(&out);
                    bytes.data[at] = before;
                }
            buffer_free(&bytes);
        }
}

/* What files of each kind begin with, and then an end or anything. */
TEST(short_files_of_every_kind_end)
{
    static const struct {
        const char *bytes;
        size_t length;
    } begins[] = {{"PK\5\6", 4},
                  {"PK\6\6", 4},
                  {"PK\3\4", 4},
                  {"PK00PK\3\4", 8},
                  {"PK\7\10PK\3\4", 8},
                  {"7z\xbc\xaf\x27\x1c", 6},
                  {"\x1f\x8b", 2},
                  {"BZh91AY&SY", 10},
                  {"BZh9\x17rE8P\x90", 10},
                  {"\xfd"
                   "7zXZ\0",
                   6},
                  {"\x28\xb5\x2f\xfd", 4},
                  {"\x50\x2a\x4d\x18", 4},
                  {"\x04\x22\x4d\x18", 4},
                  {"\x02\x21\x4c\x18", 4},
                  {"\xff\xfe", 2},
                  {"\xfe\xff", 2}};
    static const char fills[] = {'\0', '0', '\xff'};
    char bytes[64];
    for (size_t i = 0; i < sizeof begins / sizeof *begins; i++)
        for (size_t fill = 0; fill < sizeof fills; fill++)
            for (size_t length = begins[i].length; length <= sizeof bytes; length++) {
                memset(bytes, fills[fill], sizeof bytes);
                memcpy(bytes, begins[i].bytes, begins[i].length);
                struct buffer out = read_bytes(bytes, length, length % 16 == 0, "short");
                buffer_free(&out);
            }
}

TEST(an_end_alone_may_state_members)
{
    static const char bytes[] = "PK\5\6\0\0\0t0\0\327asu0\0\0\0\0\0\0\0\0\0*";
    struct buffer out = read_bytes(bytes, sizeof bytes - 1, false, "an end alone");
    assert_string_equal(out.data,
                        "trouble x: damaged: its directory lists 25047 members, but 0 were found; "
                        "all members found are read\n");
    buffer_free(&out);
}

int main(void)
{
    return run_defined_tests(enter_scratch, NULL);
}
