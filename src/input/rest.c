/* SPDX-License-Identifier: BSD-2-Clause */
#include "input/rest.h"

#include <string.h>

enum { SIGNATURE = 4, ENTRY = 46, LENGTHS = 3 };

/* The records of a directory: how long they are is stated in some of their fields. */
static const struct record {
    char signature[SIGNATURE + 1];
    unsigned length; /* without what these fields state */
    struct {
        unsigned char at, size;
    } lengths[LENGTHS];
} records[] = {
    {"PK\1\2", ENTRY, {{28, 2}, {30, 2}, {32, 2}}},
    {"PK\5\6", 22, {{20, 2}}}, /* the last one */
    {"PK\6\6", 12, {{4, 8}}},
    {"PK\6\7", 20, {{0}}},
    {"PK\5\5", 6, {{4, 2}}},
    {"PK\6\10", 8, {{4, 4}}},
};
static const struct record *const entry_record = &records[0];
static const struct record *const end_record = &records[1];

/* Read that many bytes of a stream, into a buffer unless that is NULL; false at its end. */
static bool take(struct stream *stream, char *to, uint64_t length)
{
    const char *bytes;
    ptrdiff_t got;
    while (length > 0 && (got = stream_next(stream, &bytes)) > 0) {
        size_t taken = (uint64_t)got < length ? (size_t)got : (size_t)length;
        if (to != NULL) {
            memcpy(to, bytes, taken);
            to += taken;
        }
        length -= taken;
        stream_return(stream, stream->end - ((size_t)got - taken));
    }
    return length == 0;
}

/* Return the record that begins with a signature, or NULL. */
static const struct record *record_of(const char *signature)
{
    for (size_t i = 0; i < sizeof records / sizeof *records; i++)
        if (memcmp(signature, records[i].signature, SIGNATURE) == 0)
            return &records[i];
    return NULL;
}

/* Read the rest of a record, whose signature was read; false if it is cut off. */
static bool take_record(struct stream *stream, const struct record *record)
{
    char bytes[ENTRY];
    uint64_t rest = 0;
    if (!take(stream, bytes + SIGNATURE, record->length - SIGNATURE))
        return false;
    for (int i = 0; i < LENGTHS; i++) {
        uint64_t length = 0;
        for (unsigned k = record->lengths[i].size; k > 0; k--)
            length = length << 8 | (unsigned char)bytes[record->lengths[i].at + k - 1];
        rest += length;
    }
    return take(stream, NULL, rest);
}

bool rest_of_zip(struct stream *stream, uint64_t *members)
{
    char signature[SIGNATURE];
    const struct record *record;
    *members = 0;
    bool good = take(stream, signature, SIGNATURE);
    /* Bytes that belong to nothing may come before it. */
    while (good && record_of(signature) == NULL) {
        memmove(signature, signature + 1, SIGNATURE - 1);
        good = take(stream, signature + SIGNATURE - 1, 1);
    }
    while (good && (record = record_of(signature)) != NULL && take_record(stream, record)) {
        *members += record == entry_record;
        if (record == end_record)
            return true;
        good = take(stream, signature, SIGNATURE);
    }
    return false;
}

bool rest_is_filled(struct stream *stream)
{
    const char *bytes;
    ptrdiff_t got;
    bool filled = false;
    while ((got = stream_next(stream, &bytes)) > 0)
        filled = filled || bytes[0] != '\0' || memcmp(bytes, bytes + 1, (size_t)got - 1) != 0;
    return filled;
}
