/* SPDX-License-Identifier: BSD-2-Clause */
/*
 * Whether reading reports the same of a source if good records are skimmed, if they come
 * abridged and if all are read.
 */
#ifndef SUPPORT_SKIM_DRIVER_H
#define SUPPORT_SKIM_DRIVER_H

#include "reader/reader.h"
#include "record/fault.h"

#include <string.h>

/** How a source is read; all zero is a whole one at once in the notation that is found. */
struct way {
    yinsh_reader_options options;
    size_t piece;                   /* bytes that are given at a time; 0: all */
    bool pauses;                    /* whether there are none for now between two pieces */
    uint64_t limit;                 /* offset of the reader's limit, for a while; 0: none */
    const struct notation *entered; /* read from the middle of a source in it; NULL: not so */
    bool search;                    /* whether that is not a place where a record begins */
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

/* The options of a way; those who describe one need not know how large they are. */
static inline yinsh_reader_options way_options(const struct way *way)
{
    yinsh_reader_options options = way->options;
    options.size = sizeof options;
    return options;
}

static inline yinsh_reader *way_begin(struct way_source *source)
{
    const struct way *way = source->way;
    yinsh_reader_options options = way_options(way);
    yinsh_reader *reader = yinsh_reader_new(way_give, source, &options);
    if (reader == NULL)
        return NULL;
    if (way->entered != NULL)
        reader_enter(reader, &(struct reader_start){way->entered, 0, 1, 1, way->search});
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

/* What two readers report differently about one record; NULL if nothing is. */
static inline const char *record_difference(const struct yinsh_record *a,
                                            const struct yinsh_record *b)
{
    if (a->window.line != b->window.line || a->window.column != b->window.column)
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
            one->follows != other->follows || one->n != other->n || one->m != other->m ||
            strcmp(one->words, other->words) != 0)
            return "another fault";
    }
    return NULL;
}

/* What a record that may have come abridged reports differently; NULL if nothing is. */
static inline const char *abridged_difference(const struct yinsh_record *whole,
                                              const struct yinsh_record *abridged)
{
    if (whole->outcome.result != abridged->outcome.result ||
        whole->outcome.end != abridged->outcome.end ||
        memcmp(whole->game.now.removed, abridged->game.now.removed,
               sizeof whole->game.now.removed) != 0)
        return "abridged: another outcome";
    if (whole->claims.states_result != abridged->claims.states_result ||
        whole->claims.result != abridged->claims.result ||
        whole->claims.states_end != abridged->claims.states_end ||
        whole->claims.end != abridged->claims.end ||
        whole->claims.states_rings != abridged->claims.states_rings)
        return "abridged: other claims";
    if (yinsh_record_turns(whole) != yinsh_record_turns(abridged))
        return "abridged: another number of turns";
    if (yinsh_record_moves(whole) != yinsh_record_moves(abridged))
        return "abridged: another number of moves";
    if (!yinsh_position_equal(&whole->game.start, &abridged->game.start))
        return "abridged: another start";
    if (whole->window.taken != abridged->window.taken)
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

/* A reader that reads every record, and two that have to report the same. */
struct readers {
    yinsh_reader *plain, *skimming, *abridging;
    uint64_t passed; /* good records that the second has skimmed and the first has not read yet */
    bool asked;      /* whether the second has skimmed all that it could */
};

/* What another reader reports differently of what the first one has just read; NULL for nothing. */
static inline const char *step_difference(const yinsh_reader *plain, yinsh_reader *other, int found,
                                          const struct yinsh_record *a,
                                          const struct yinsh_record **b)
{
    if (way_next(other, b) != found)
        return "another number of records";
    if (reader_offset(plain) != reader_offset(other))
        return "another offset";
    if (reader_notation(plain) != reader_notation(other))
        return "another notation of the reader";
    return found == READER_RECORD ? record_difference(a, *b) : NULL;
}

/* Compare with the reader that skims, which may have done so before. */
static inline const char *skim_step(struct readers *readers, struct shares *shares, int found,
                                    const struct yinsh_record *a)
{
    const struct yinsh_record *b;
    if (readers->passed == 0) {
        readers->asked = false;
        shares->read += found == READER_RECORD;
        return step_difference(readers->plain, readers->skimming, found, a, &b);
    }
    readers->passed--;
    if (found != READER_RECORD)
        return "a record skimmed that is none";
    shares->fault = a->fault_count > 0 ? a->faults[0].code : FAULT_NONE;
    if (a->fault_count > 0 || yinsh_record_status(a) != YINSH_STATUS_OK)
        return "a record skimmed that is at fault";
    shares->skimmed++;
    return NULL;
}

/* Compare with the reader that abridges, whether or not it does that. */
static inline const char *abridge_step(const struct readers *readers, struct shares *shares,
                                       int found, const struct yinsh_record *a)
{
    const struct yinsh_record *b;
    const char *difference = step_difference(readers->plain, readers->abridging, found, a, &b);
    if (difference != NULL || found != READER_RECORD)
        return difference;
    shares->abridged += b->game.moves_left_out > 0;
    return abridged_difference(a, b);
}

/* Move to the next record; *found is what that gave. */
static inline const char *readers_step(struct readers *readers, struct shares *shares, int *found)
{
    const struct yinsh_record *a;
    if (!readers->asked) {
        readers->passed = way_skim(readers->skimming);
        readers->asked = true;
    }
    *found = way_next(readers->plain, &a);
    const char *difference = skim_step(readers, shares, *found, a);
    if (difference == NULL)
        difference = abridge_step(readers, shares, *found, a);
    if (*found == READER_AT_LIMIT) {
        reader_limit(readers->plain, UINT64_MAX);
        reader_limit(readers->skimming, UINT64_MAX);
        reader_limit(readers->abridging, UINT64_MAX);
    }
    return difference;
}

/**
 * Read a source with readers that skim and abridge, beside one that does not.  Returns NULL if they
 * report the same and the records that were skimmed are good ones, or else what differs; adds to
 * the shares.
 */
static inline const char *skim_difference(const char *bytes, size_t length, const struct way *way,
                                          struct shares *shares)
{
    struct way_source sources[3] = {
        {bytes, length, way, false}, {bytes, length, way, false}, {bytes, length, way, false}};
    struct readers readers = {.plain = way_begin(&sources[0]),
                              .skimming = way_begin(&sources[1]),
                              .abridging = way_begin(&sources[2])};
    const char *difference = "no reader";
    if (readers.plain != NULL && readers.skimming != NULL && readers.abridging != NULL) {
        int found;
        reader_abridge(readers.abridging, true);
        do
            difference = readers_step(&readers, shares, &found);
        while (difference == NULL && (found == READER_RECORD || found == READER_AT_LIMIT));
    }
    yinsh_reader_free(readers.plain);
    yinsh_reader_free(readers.skimming);
    yinsh_reader_free(readers.abridging);
    return difference;
}

#endif
