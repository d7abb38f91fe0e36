/* SPDX-License-Identifier: BSD-2-Clause */
/*
 * Whether reading reports the same of a source if good records are skipped, if they come
 * summarised and if all are read.
 */
#ifndef SUPPORT_BULK_DRIVER_H
#define SUPPORT_BULK_DRIVER_H

#include "reader/reader.h"
#include "reader/state.h"
#include "record/fault.h"
#include "registry/notation_list.h"

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

/** How many records were skipped, how many came summarised, and how many were read all the same. */
struct shares {
    size_t skipped, summarised, read;
    enum fault_code fault; /* the first of a record that should not have been skipped */
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

/* As reader_skip(), with the source's pauses waited for; returns the number of records. */
static inline uint64_t way_skip(yinsh_reader *reader)
{
    uint64_t count, unfinished, sum = 0;
    int found;
    do {
        found = reader_skip(reader, &count, &unfinished);
        sum += count;
    } while (found == READER_PAUSED);
    return sum;
}

/* Whether two records report the same in a fault, at the same line and column. */
static inline bool same_fault(const struct yinsh_record *a, const struct yinsh_record *b,
                              size_t index)
{
    const struct fault *one = &a->faults[index], *other = &b->faults[index];
    yinsh_diagnostic at = yinsh_record_fault(a, index), other_at = yinsh_record_fault(b, index);
    return one->code == other->code && one->offset == other->offset &&
           one->length == other->length && at.line == other_at.line &&
           at.column == other_at.column && one->turn == other->turn && one->a == other->a &&
           one->b == other->b && one->side == other->side && one->n == other->n &&
           one->m == other->m && strcmp(one->words, other->words) == 0 &&
           yinsh_position_equal(&one->position, &other->position) &&
           one->refused == other->refused &&
           (!one->refused || memcmp(&one->action, &other->action, sizeof one->action) == 0) &&
           one->follows == other->follows;
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
    for (size_t i = 0; i < record_faults_kept(a); i++)
        if (!same_fault(a, b, i))
            return "another fault";
    return NULL;
}

/* Whether two records have the same actions. */
static inline bool same_actions(const struct record_game *a, const struct record_game *b)
{
    for (size_t i = 0; i < a->count && a->count == b->count; i++)
        if (a->played[i].turn != b->played[i].turn ||
            memcmp(&a->played[i].action, &b->played[i].action, sizeof a->played[i].action) != 0)
            return false;
    return a->count == b->count;
}

/* Whether two records have the same comments, marks and clocks. */
static inline bool same_notes(const struct note *a, const struct note *b)
{
    for (; a != NULL && b != NULL; a = a->next, b = b->next)
        if (a->kind != b->kind || a->after != b->after ||
            (a->kind == NOTE_CLOCK
                 ? a->milliseconds != b->milliseconds
                 : a->length != b->length || memcmp(a->text, b->text, a->length) != 0))
            return false;
    return a == NULL && b == NULL;
}

/** A record as it is written in a notation; of what is longer, the beginning. */
struct rewritten {
    unsigned lost;
    size_t length;
    char bytes[1 << 22];
};

static inline int append_rewritten(void *context, const char *bytes, size_t length)
{
    struct rewritten *to = context;
    size_t room = sizeof to->bytes - to->length;
    size_t taken = length < room ? length : room;
    memcpy(to->bytes + to->length, bytes, taken);
    to->length += taken;
    return 0;
}

static inline void rewrite(const struct yinsh_record *record, const struct notation *notation,
                           struct rewritten *to)
{
    struct output output;
    to->length = 0;
    output_begin(&output, append_rewritten, to);
    to->lost = notation_write(notation, record, true, &output);
    output_flush(&output);
}

/* Whether two good records are written alike in a notation. */
static inline bool same_written(const struct yinsh_record *a, const struct yinsh_record *b,
                                const struct notation *notation)
{
    static struct rewritten one, other;
    rewrite(a, notation, &one);
    rewrite(b, notation, &other);
    return one.lost == other.lost && one.length == other.length &&
           memcmp(one.bytes, other.bytes, one.length) == 0;
}

/* What else differs between records that were judged at once and in bulk; NULL if nothing does. */
static inline const char *bulk_difference(const struct yinsh_record *a,
                                          const struct yinsh_record *b)
{
    if (!yinsh_position_equal(&a->game.start, &b->game.start) ||
        !yinsh_position_equal(&a->game.now, &b->game.now))
        return "in bulk: another position";
    if (!same_actions(&a->game, &b->game))
        return "in bulk: other actions";
    if (!same_notes(a->notes, b->notes))
        return "in bulk: other notes";
    if (a->outcome.result != b->outcome.result || a->outcome.end != b->outcome.end ||
        memcmp(a->outcome.removed, b->outcome.removed, sizeof a->outcome.removed) != 0)
        return "in bulk: another outcome";
    if (a->claims.states_variant != b->claims.states_variant ||
        a->claims.states_position != b->claims.states_position ||
        memcmp(a->claims.rings, b->claims.rings, sizeof a->claims.rings) != 0)
        return "in bulk: other claims";
    if (yinsh_record_status(a) != YINSH_STATUS_OK)
        return NULL;
    const struct notation *own = notation_find(a->notation);
    if (own->write != NULL && !same_written(a, b, own))
        return "in bulk: written otherwise";
    return same_written(a, b, notation_find("json")) ? NULL : "in bulk: other JSON";
}

/* What a record that may have come summarised reports differently; NULL if nothing is. */
static inline const char *summarised_difference(const struct yinsh_record *whole,
                                                const struct yinsh_record *summarised)
{
    if (whole->outcome.result != summarised->outcome.result ||
        whole->outcome.end != summarised->outcome.end ||
        memcmp(whole->game.now.removed, summarised->game.now.removed,
               sizeof whole->game.now.removed) != 0)
        return "summarised: another outcome";
    if (whole->claims.states_result != summarised->claims.states_result ||
        whole->claims.result != summarised->claims.result ||
        whole->claims.states_end != summarised->claims.states_end ||
        whole->claims.end != summarised->claims.end ||
        whole->claims.states_rings != summarised->claims.states_rings)
        return "summarised: other claims";
    if (yinsh_record_turns(whole) != yinsh_record_turns(summarised))
        return "summarised: another number of turns";
    if (yinsh_record_moves(whole) != yinsh_record_moves(summarised))
        return "summarised: another number of moves";
    if (!yinsh_position_equal(&whole->game.start, &summarised->game.start))
        return "summarised: another start";
    if (whole->window.taken != summarised->window.taken)
        return "summarised: another length";
    if (whole->tag_count != summarised->tag_count)
        return "summarised: another number of tags";
    for (size_t i = 0; i < whole->tag_count; i++)
        if (strcmp(whole->tags[i].name, summarised->tags[i].name) != 0 ||
            whole->tags[i].length != summarised->tags[i].length ||
            memcmp(whole->tags[i].value, summarised->tags[i].value, whole->tags[i].length) != 0)
            return "summarised: another tag";
    return NULL;
}

/* A reader that reads every record, and others that have to report the same. */
struct readers {
    yinsh_reader *plain, *whole, *ahead, *skipping, *summarising;
    uint64_t passed; /* good records that the second has skipped and the first has not read yet */
    bool asked;      /* whether the second has skipped all that it could */
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
    return found == READER_RECORD || found == READER_TEXT ? record_difference(a, *b) : NULL;
}

/* Compare with the reader that skips, which may have done so before. */
static inline const char *skip_step(struct readers *readers, struct shares *shares, int found,
                                    const struct yinsh_record *a)
{
    const struct yinsh_record *b;
    if (readers->passed == 0) {
        readers->asked = false;
        shares->read += found == READER_RECORD;
        return step_difference(readers->plain, readers->skipping, found, a, &b);
    }
    readers->passed--;
    if (found != READER_RECORD)
        return "a record skipped that is none";
    shares->fault = a->fault_count > 0 ? a->faults[0].code : FAULT_NONE;
    if (a->fault_count > 0 || yinsh_record_status(a) != YINSH_STATUS_OK)
        return "a record skipped that is at fault";
    shares->skipped++;
    return NULL;
}

/* Compare with the reader that summarises, whether or not it does that. */
static inline const char *summarise_step(const struct readers *readers, struct shares *shares,
                                         int found, const struct yinsh_record *a)
{
    const struct yinsh_record *b;
    const char *difference = step_difference(readers->plain, readers->summarising, found, a, &b);
    if (difference != NULL || found != READER_RECORD)
        return difference;
    shares->summarised += b->game.omitted_moves > 0;
    return summarised_difference(a, b);
}

/* Compare with the reader that judges in bulk, whether or not it does that. */
static inline const char *ahead_step(const struct readers *readers, int found,
                                     const struct yinsh_record *a)
{
    const struct yinsh_record *b;
    const char *difference = step_difference(readers->plain, readers->ahead, found, a, &b);
    if (difference != NULL || found != READER_RECORD)
        return difference;
    difference = summarised_difference(a, b);
    return difference != NULL ? difference : bulk_difference(a, b);
}

/* Move to the next record; *found is what that gave. */
static inline const char *readers_step(struct readers *readers, struct shares *shares, int *found)
{
    const struct yinsh_record *a, *b;
    if (!readers->asked) {
        readers->passed = way_skip(readers->skipping);
        readers->asked = true;
    }
    *found = way_next(readers->plain, &a);
    const char *difference = step_difference(readers->plain, readers->whole, *found, a, &b);
    if (difference != NULL)
        return difference;
    difference = ahead_step(readers, *found, a);
    if (difference == NULL)
        difference = skip_step(readers, shares, *found, a);
    if (difference == NULL)
        difference = summarise_step(readers, shares, *found, a);
    if (*found == READER_AT_LIMIT) {
        reader_limit(readers->plain, UINT64_MAX);
        reader_limit(readers->whole, UINT64_MAX);
        reader_limit(readers->ahead, UINT64_MAX);
        reader_limit(readers->skipping, UINT64_MAX);
        reader_limit(readers->summarising, UINT64_MAX);
    }
    return difference;
}

/**
 * Read a source with readers that skip, summarise and judge in bulk, beside one that does not, and
 * one that gets all bytes at once.  Returns NULL if they report the same and the records that were
 * skipped are good ones, or else what differs; adds to the shares.
 */
static inline const char *bulk_readers_differ(const char *bytes, size_t length,
                                              const struct way *way, struct shares *shares)
{
    const struct way_source source = {bytes, length, way, false};
    struct way whole = *way;
    whole.piece = 0;
    whole.pauses = false;
    struct way_source sources[] = {source, source, source, source, {bytes, length, &whole, false}};
    struct readers readers = {.plain = way_begin(&sources[0]),
                              .skipping = way_begin(&sources[1]),
                              .summarising = way_begin(&sources[2]),
                              .ahead = way_begin(&sources[3]),
                              .whole = way_begin(&sources[4])};
    const char *difference = "no reader";
    if (readers.plain != NULL && readers.skipping != NULL && readers.summarising != NULL &&
        readers.ahead != NULL && readers.whole != NULL) {
        int found;
        readers.plain->at_once = true;
        readers.whole->at_once = true;
        reader_summarise(readers.summarising, true);
        do
            difference = readers_step(&readers, shares, &found);
        while (difference == NULL &&
               (found == READER_RECORD || found == READER_TEXT || found == READER_AT_LIMIT));
    }
    yinsh_reader_free(readers.plain);
    yinsh_reader_free(readers.skipping);
    yinsh_reader_free(readers.summarising);
    yinsh_reader_free(readers.ahead);
    yinsh_reader_free(readers.whole);
    return difference;
}

#endif
