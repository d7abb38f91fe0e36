/* SPDX-License-Identifier: BSD-2-Clause */
/* Whether reading tells the same of a source where good records are skimmed and where none is. */
#ifndef SKIM_DRIVER_H
#define SKIM_DRIVER_H

#include "reader.h"

#include <string.h>

/** How a source is read; all zero is a whole one at once in the notation that is found. */
struct way {
    yinsh_reader_options options;
    size_t piece;                   /* bytes that are given at a time; 0: all */
    bool pauses;                    /* whether there are none for now between two pieces */
    uint64_t limit;                 /* offset of the reader's limit, for a while; 0: none */
    const struct notation *entered; /* read from the middle of a source in it; NULL: not so */
    bool search;                    /* whether that is no place where a record begins */
};

/** How many records were skimmed, and how many were read by both readers. */
struct shares {
    size_t skimmed, read;
    enum fault_code fault; /* the first of a record that should not have been skimmed */
};

/** A source's bytes. */
struct way_source {
    const char *bytes;
    size_t length;
    const struct way *way;
    bool paused;
};

static inline ptrdiff_t way_give(void *context, char *buffer, size_t size)
{
    struct way_source *source = context;
    size_t taken = source->length < size ? source->length : size;
    if (source->way->piece > 0 && taken > source->way->piece)
        taken = source->way->piece;
    source->paused = source->way->pauses && !source->paused;
    if (source->paused)
        return READ_PAUSED;
    if (taken > 0)
        memcpy(buffer, source->bytes, taken);
    source->bytes += taken;
    source->length -= taken;
    return (ptrdiff_t)taken;
}

static inline yinsh_reader *way_begin(struct way_source *source)
{
    const struct way *way = source->way;
    yinsh_reader *reader = yinsh_reader_new(way_give, source, &way->options);
    if (reader == NULL)
        return NULL;
    if (way->entered != NULL)
        reader_enter(reader, way->entered, 0, 1, 1, way->search);
    if (way->limit > 0)
        reader_limit(reader, way->limit);
    return reader;
}

/* As reader_next(), with the source's pauses waited for. */
static inline int way_next(yinsh_reader *reader, const struct yinsh_record **record)
{
    int found;
    do
        found = reader_next(reader, record);
    while (found == READER_PAUSED);
    return found;
}

/* As reader_skim(), with the source's pauses waited for; returns the number of records. */
static inline uint64_t way_skim(yinsh_reader *reader)
{
    uint64_t count, sum = 0;
    int found;
    do {
        found = reader_skim(reader, &count);
        sum += count;
    } while (found == READER_PAUSED);
    return sum;
}

/* What two readers tell differently of one record; NULL where nothing is. */
static inline const char *record_difference(const struct yinsh_record *a,
                                            const struct yinsh_record *b)
{
    if (a->first_line != b->first_line || a->first_column != b->first_column)
        return "another place";
    if (yinsh_record_status(a) != yinsh_record_status(b))
        return "another status";
    if (a->notation != b->notation)
        return "another notation";
    if (a->fault_count != b->fault_count)
        return "another number of faults";
    for (size_t i = 0; i < record_faults_kept(a); i++) {
        const struct fault *one = &a->faults[i], *other = &b->faults[i];
        if (one->code != other->code || one->offset != other->offset ||
            one->length != other->length || one->turn != other->turn ||
            one->follows != other->follows)
            return "another fault";
    }
    return NULL;
}

/* Go on with both readers up to the next record that is read; *found is what that gave. */
static inline const char *way_step(yinsh_reader *plain, yinsh_reader *skimming,
                                   struct shares *shares, int *found)
{
    const struct yinsh_record *a, *b;
    for (uint64_t left = way_skim(skimming); left > 0; left--) {
        if (way_next(plain, &a) != READER_RECORD)
            return "a record skimmed that is none";
        shares->fault = a->fault_count > 0 ? a->faults[0].code : FAULT_NONE;
        if (a->fault_count > 0 || yinsh_record_status(a) != YINSH_STATUS_OK)
            return "a record skimmed that is at fault";
        shares->skimmed++;
    }
    *found = way_next(plain, &a);
    if (way_next(skimming, &b) != *found)
        return "another number of records";
    if (reader_offset(plain) != reader_offset(skimming))
        return "another offset";
    if (reader_notation(plain) != reader_notation(skimming))
        return "another notation of the reader";
    shares->read += *found == READER_RECORD;
    return *found == READER_RECORD ? record_difference(a, b) : NULL;
}

/**
 * Read a source with one reader that skims and one that does not.  Returns NULL where they tell
 * the same and the records that were skimmed are good ones, or else what is not so; adds to
 * the shares.
 */
static inline const char *skim_difference(const char *bytes, size_t length, const struct way *way,
                                          struct shares *shares)
{
    struct way_source source = {bytes, length, way, false}, again = source;
    yinsh_reader *plain = way_begin(&source), *skimming = way_begin(&again);
    const char *difference = plain == NULL || skimming == NULL ? "no reader" : NULL;
    int found = READER_RECORD;
    while (difference == NULL && (found == READER_RECORD || found == READER_AT_LIMIT)) {
        difference = way_step(plain, skimming, shares, &found);
        if (found == READER_AT_LIMIT) {
            reader_limit(plain, UINT64_MAX);
            reader_limit(skimming, UINT64_MAX);
        }
    }
    yinsh_reader_free(plain);
    yinsh_reader_free(skimming);
    return difference;
}

#endif
