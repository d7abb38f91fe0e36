/* SPDX-License-Identifier: BSD-2-Clause */
#include "input/kind.h"

#include <fcntl.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

/* What the files of a kind begin with. */
static const struct magic {
    const char *bytes;
    size_t length;
    enum kind kind;
} magics[] = {
    {"\x1f\x8b", 2, KIND_GZIP},
    {"BZh", 3, KIND_BZIP2},
    {"\xfd"
     "7zXZ\0",
     6, KIND_XZ},
    {"\x28\xb5\x2f\xfd", 4, KIND_ZSTD},
    {"\x04\x22\x4d\x18", 4, KIND_LZ4},
    {"\x02\x21\x4c\x18", 4, KIND_LZ4},
    {"PK\3\4", 4, KIND_ZIP},
    {"PK\5\6", 4, KIND_ZIP},
    {"PK\6\6", 4, KIND_ZIP},
    {"PK00PK\3\4", 8, KIND_ZIP},
    {"PK\7\10PK\3\4", 8, KIND_ZIP},
    {"7z\xbc\xaf\x27\x1c", 6, KIND_7ZIP},
    {"Rar!\x1a\7", 6, KIND_UNREADABLE},
    {"MSCF\0\0\0\0", 8, KIND_UNREADABLE},
    {"\x1f\x9d", 2, KIND_UNREADABLE},
    {"LZIP\1", 5, KIND_UNREADABLE},
    /* Byte order marks, the longer one first. */
    {"\xff\xfe\0\0", 4, KIND_UTF32},
    {"\0\0\xfe\xff", 4, KIND_UTF32},
    {"\xff\xfe", 2, KIND_UTF16LE},
    {"\xfe\xff", 2, KIND_UTF16BE},
};

enum {
    TAR_BLOCK = 512,
    TAR_CHECKSUM = 148, /* its offset; it is in octal */
    TAR_CHECKSUM_LENGTH = 8,
    TAR_LAST_RECORD = 20 * TAR_BLOCK /* which is all of an archive that holds nothing */
};

static bool is_tar(const unsigned char *block)
{
    unsigned stated = 0;
    unsigned sum = TAR_CHECKSUM_LENGTH * ' ';
    int digits = 0;
    for (int i = 0; i < TAR_CHECKSUM_LENGTH; i++) {
        unsigned char byte = block[TAR_CHECKSUM + i];
        if (byte >= '0' && byte <= '7') {
            stated = stated * 8 + (unsigned)(byte - '0');
            digits++;
        } else if (digits > 0) {
            break;
        } else if (byte != ' ') {
            return false;
        }
    }
    /* As most text shows: the checksum itself counts as spaces, so that no sum is less. */
    if (digits == 0 || stated < sum)
        return false;
    for (int i = 0; i < TAR_BLOCK; i++)
        if (i < TAR_CHECKSUM || i >= TAR_CHECKSUM + TAR_CHECKSUM_LENGTH)
            sum += block[i];
    return sum == stated;
}

/* Whether this is a whole tar archive without members: zeros only. */
static bool is_empty_tar(const char *bytes, size_t length)
{
    return length >= 2 * (size_t)TAR_BLOCK && length <= TAR_LAST_RECORD &&
           length % TAR_BLOCK == 0 && bytes[0] == '\0' && memcmp(bytes, bytes + 1, length - 1) == 0;
}

enum kind kind_of(const char *bytes, size_t length)
{
    for (size_t i = 0; i < sizeof magics / sizeof *magics; i++) {
        const struct magic *magic = &magics[i];
        if (length >= magic->length && memcmp(bytes, magic->bytes, magic->length) == 0) {
            /* A record might begin with the letters that bzip2 has. */
            bool letters = magic->kind == KIND_BZIP2;
            if (!letters || (length >= 10 && (memcmp(bytes + 4, "1AY&SY", 6) == 0 ||
                                              memcmp(bytes + 4, "\x17rE8P\x90", 6) == 0)))
                return magic->kind;
        }
    }
    /* A frame of zstd or lz4 that is to be skipped may come first; zstd's are the common ones. */
    if (length >= 4 && ((unsigned char)bytes[0] & 0xf0) == 0x50 &&
        memcmp(bytes + 1, "\x2a\x4d\x18", 3) == 0)
        return KIND_ZSTD;
    if (length >= TAR_BLOCK &&
        (memcmp(bytes + 257, "ustar", 5) == 0 || is_tar((const unsigned char *)bytes)))
        return KIND_TAR;
    return is_empty_tar(bytes, length) ? KIND_TAR : KIND_PLAIN;
}

bool kind_needs_more(const char *bytes, size_t length)
{
    if (length >= KIND_BYTES)
        return false;
    /* Text with a line in it: the names in archives do not have line ends without NULs. */
    return length < 16 || memchr(bytes, '\0', length) != NULL ||
           memchr(bytes, '\n', length) == NULL;
}

bool kind_of_feed(struct feed *feed, enum kind *kind)
{
    const char *bytes;
    ptrdiff_t got = feed_peek(feed, feed->regular ? KIND_BYTES : 1, &bytes);
    /* What comes slowly is passed on at once if it can only be plain. */
    while (got > 0 && !feed->regular && kind_needs_more(bytes, (size_t)got)) {
        ptrdiff_t more = feed_peek(feed, (size_t)got + 1, &bytes);
        if (more <= got)
            break;
        got = more;
    }
    *kind = got > 0 ? kind_of(bytes, (size_t)got) : KIND_PLAIN;
    return got >= 0;
}

bool kind_may_unpack(struct feed *feed, const char *name)
{
    struct stat status;
    bool is_stdin = strcmp(name, "-") == 0;
    int descriptor = STDIN_FILENO;
    enum kind kind;
    if (!get_status(name, &status))
        return false;
    if (!S_ISREG(status.st_mode) || archive_in_name(name) > 0)
        return true;
    if (!is_stdin)
        descriptor = open_known(AT_FDCWD, name, &status);
    /* It is reported when it is read. */
    if (descriptor < 0 || !feed_begin(feed, descriptor, is_stdin, &status))
        return false;
    feed->step = KIND_BYTES;
    bool may = !feed->regular || (kind_of_feed(feed, &kind) && kind != KIND_PLAIN);
    feed_end(feed);
    return may;
}
