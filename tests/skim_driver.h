/* SPDX-License-Identifier: BSD-2-Clause */
/*
 * Whether reading tells the same of a source where good records are skimmed, where they come
 * abridged and where all are read.
 */
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

/** How many records were skimmed, how many came abridged, and how many were read all the same. */
struct shares {
    size_t skimmed, abridged, read;
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

/* What a record that may have come abridged tells differently; NULL where nothing is. */
static inline const char *abridged_difference(const struct yinsh_record *whole,
                                              const struct yinsh_record *abridged)
{
    if (whole->result != abridged->result || whole->end != abridged->end ||
        memcmp(whole->now.removed, abridged->now.removed, sizeof whole->now.removed) != 0)
        return "abridged: another outcome";
    if (whole->claims_result != abridged->claims_result ||
        whole->claimed_result != abridged->claimed_result ||
        whole->claims_end != abridged->claims_end || whole->claimed_end != abridged->claimed_end ||
        whole->claims_rings != abridged->claims_rings)
        return "abridged: other claims";
    if (yinsh_record_turns(whole) != yinsh_record_turns(abridged))
        return "abridged: another number of turns";
    if (yinsh_record_moves(whole) != yinsh_record_moves(abridged))
        return "abridged: another number of moves";
    if (!yinsh_position_equal(&whole->start, &abridged->start))
        return "abridged: another start";
    if (whole->taken != abridged->taken)
        return "abridged: another length";
    if (whole->tag_count != abridged->tag_count)
        return "abridged: another number of tags";
    for (size_t i = 0; i < whole->tag_count; i++)
        if (strcmp(whole->tags[i].name, abridged->tags[i].name) != 0 ||
            whole->tags[i].length != abridged->tags[i].length ||
            memcmp(whole->tags[i].value, abridged->tags[i].value, whole->tags[i].length) != 0)
            return "abridged: another tag";
    return NULL;
}

/* Two readers that have to tell the same. */
struct readers {
    yinsh_reader *plain, *other;
};

/* Read the next record with both readers; *found is what that gave. */
static inline const char *read_both(const struct readers *readers, const struct yinsh_record **a,
                                    const struct yinsh_record **b, int *found)
{
    *found = way_next(readers->plain, a);
    if (way_next(readers->other, b) != *found)
        return "another number of records";
    if (reader_offset(readers->plain) != reader_offset(readers->other))
        return "another offset";
    if (reader_notation(readers->plain) != reader_notation(readers->other))
        return "another notation of the reader";
    return *found == READER_RECORD ? record_difference(*a, *b) : NULL;
}

/* Go on up to the next record that is read by the one that skims; *found is what that gave. */
static inline const char *skim_step(const struct readers *readers, struct shares *shares,
                                    int *found)
{
    const struct yinsh_record *a, *b;
    for (uint64_t left = way_skim(readers->other); left > 0; left--) {
        if (way_next(readers->plain, &a) != READER_RECORD)
            return "a record skimmed that is none";
        shares->fault = a->fault_count > 0 ? a->faults[0].code : FAULT_NONE;
        if (a->fault_count > 0 || yinsh_record_status(a) != YINSH_STATUS_OK)
            return "a record skimmed that is at fault";
        shares->skimmed++;
    }
    const char *difference = read_both(readers, &a, &b, found);
    shares->read += *found == READER_RECORD;
    return difference;
}

/* Go on to the next record, whether or not the one that abridges does that. */
static inline const char *abridge_step(const struct readers *readers, struct shares *shares,
                                       int *found)
{
    const struct yinsh_record *a, *b;
    const char *difference = read_both(readers, &a, &b, found);
    if (difference != NULL || *found != READER_RECORD)
        return difference;
    shares->abridged += b->moves_left_out > 0;
    return abridged_difference(a, b);
}

/* Read a source with a reader that reads all, and with one that skims or abridges. */
static inline const char *way_difference(const struct way_source *source, bool abridges,
                                         struct shares *shares)
{
    struct way_source first = *source, second = *source;
    const struct readers readers = {way_begin(&first), way_begin(&second)};
    const char *difference = readers.plain == NULL || readers.other == NULL ? "no reader" : NULL;
    int found = READER_RECORD;
    if (difference == NULL)
        reader_abridge(readers.other, abridges);
    while (difference == NULL && (found == READER_RECORD || found == READER_AT_LIMIT)) {
        difference =
            abridges ? abridge_step(&readers, shares, &found) : skim_step(&readers, shares, &found);
        if (found == READER_AT_LIMIT) {
            reader_limit(readers.plain, UINT64_MAX);
            reader_limit(readers.other, UINT64_MAX);
        }
    }
    yinsh_reader_free(readers.plain);
    yinsh_reader_free(readers.other);
    return difference;
}

/**
 * Read a source with readers that skim and abridge, each beside one that does not.  Returns NULL
 * where they tell the same and the records that were skimmed are good ones, or else what is not
 * so; adds to the shares.
 */
static inline const char *skim_difference(const char *bytes, size_t length, const struct way *way,
                                          struct shares *shares)
{
    const struct way_source source = {bytes, length, way, false};
    const char *difference = way_difference(&source, false, shares);
    return difference != NULL ? difference : way_difference(&source, true, shares);
}

#endif
