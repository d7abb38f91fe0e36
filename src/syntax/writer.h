/* SPDX-License-Identifier: BSD-2-Clause */
/* What the writers of all notations share. */
#ifndef SYNTAX_WRITER_H
#define SYNTAX_WRITER_H

#include "record/record.h"
#include "rules/rules.h"
#include "syntax/notation.h"
#include "json/value.h"

/** A record being written. */
struct writer {
    const struct yinsh_record *record; /* but for its tags, the date of which may be converted: */
    const struct tag *tags;
    size_t tag_count;
    const struct notation *notation;         /* to write it in */
    const struct notation *const *notations; /* the list of all notations, ended by NULL */
    bool positions; /* whether to write the position after each action, if the notation can */
    struct output *output;
    size_t count;             /* how many of the record's actions to write */
    const struct note *note;  /* next comment or mark to write, or a clock before it */
    const struct note *clock; /* next clock to write, or a comment or mark before it */
    unsigned lost;            /* what was lost, bits of enum notation_loss */
};

/** Room for all that any notation writes about one action, except for names, notes and positions.
 */
enum { WRITER_ACTION = 512 };

/**
 * Begin to write a record in a notation that does not hold everything: set lost and count; holds
 * and tags are as for notation_losses(), and LOST_EMPTY is lost only if no action is written.
 * Returns false if nothing is to be written.
 */
static inline bool writer_begin(struct writer *writer, unsigned holds, const char *const tags[])
{
    writer->lost = notation_losses(writer->record, holds, tags);
    writer->count = notation_held_actions(writer->record, writer->lost);
    if (writer->count == 0)
        writer->lost |= LOST_EMPTY & ~holds;
    else if (writer->record->game.played[writer->count - 1].action.kind == YINSH_PASS)
        writer->lost |= LOST_PASS & ~holds;
    return (writer->lost & LOST_ALL) == 0;
}

/** Return the first tag of a name, or NULL. */
static inline const struct tag *writer_find_tag(const struct writer *writer, const char *name)
{
    return tags_find(writer->tags, writer->tag_count, name);
}

/** Return the value of the first tag of a name; of length 0 if there is none. */
static inline struct words writer_tag(const struct writer *writer, const char *name)
{
    const struct tag *tag = writer_find_tag(writer, name);
    return tag != NULL ? (struct words){tag->value, tag->length} : (struct words){"", 0};
}

/** Return whether a note is no clock with more digits than those that are read. */
static inline bool writer_holds(const struct note *note)
{
    return note->kind != NOTE_CLOCK || note->milliseconds <= RECORD_CLOCK_MAX;
}

/**
 * Move to the next clock, and return whether it belongs to action number after.  Clocks that come
 * too late for their actions are lost.
 */
static inline bool writer_find_clock(struct writer *writer, size_t after)
{
    const struct note *clock = writer->clock;
    for (; clock != NULL &&
           (clock->kind != NOTE_CLOCK || clock->after < after || !writer_holds(clock));
         clock = clock->next)
        if (clock->kind == NOTE_CLOCK)
            writer->lost |= LOST_CLOCKS;
    writer->clock = clock;
    return clock != NULL && clock->after == after;
}

/** Take the next comment or mark that follows at most after actions; NULL if there is none. */
static inline const struct note *writer_next_note(struct writer *writer, size_t after)
{
    while (writer->note != NULL && writer->note->kind == NOTE_CLOCK)
        writer->note = writer->note->next;
    const struct note *note = writer->note;
    if (note == NULL || note->after > after)
        return NULL;
    writer->note = note->next;
    return note;
}

/** Return the index of the action after the turn that begins with the action of an index. */
static inline size_t writer_end_of_turn(const struct writer *writer, size_t first)
{
    const struct played *played = writer->record->game.played;
    size_t end = first;
    while (end < writer->count && played[end].turn == played[first].turn)
        end++;
    return end;
}

/** Write a NUL-terminated string. */
static inline void put(struct writer *writer, const char *string)
{
    output_string(writer->output, string);
}

/** Write a number. */
static inline void put_number(struct writer *writer, uint64_t number)
{
    output_number(writer->output, number);
}

/** Write a text as a JSON string. */
static inline void put_json(struct writer *writer, const char *bytes, size_t length)
{
    if (!value_write(writer->output, bytes, length))
        writer->lost |= LOST_BYTES;
}

#endif
