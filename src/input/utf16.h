/* SPDX-License-Identifier: BSD-2-Clause */
/*
 * Text in UTF-16 converted to UTF-8.  iconv() is not used: the C library loads its converter from a
 * file, which the sandbox or a static program may not have, and stops at unpaired surrogates.
 */
#ifndef INPUT_UTF16_H
#define INPUT_UTF16_H

#include "input/stream.h"

enum { UTF16_STEP = 4096 /* bytes that are converted at once */ };

/** Text being converted. */
struct utf16 {
    bool big_endian;
    bool begun;    /* whether the byte order mark was dropped */
    bool replaced; /* whether an unpaired surrogate was replaced */
    bool halved;   /* whether byte is the first one of a unit */
    char byte;
    uint16_t high;     /* a surrogate whose second half is expected, or 0 */
    const char *bytes; /* those of the stream that are not converted yet */
    size_t left;
    char text[UTF16_STEP * 2]; /* three bytes for each unit at most, and three more */
};

/** Begin to convert text that begins with a byte order mark; NULL without memory. */
struct utf16 *utf16_new(bool big_endian);

/**
 * Convert the next bytes of a stream.  Stores a pointer to the text, valid until the next call, and
 * returns its length, 0 at the end, or -1 as stream_next().  Unpaired surrogates become U+FFFD.
 */
ptrdiff_t utf16_next(struct utf16 *utf16, struct stream *stream, const char **text);

/** Return what is damaged, at the end of the stream, or NULL. */
const char *utf16_damage(const struct utf16 *utf16);

#endif
