/* SPDX-License-Identifier: BSD-2-Clause */
/* Between the parts of searching readings: how far one has come, and the ways to go on. */
#ifndef REPAIR_SEARCH_H
#define REPAIR_SEARCH_H

#include "repair/repair.h"

enum {
    /*
     * Ways to go on at one place, more than there are at any.  If they were too few, those that
     * search_list_choices() comes to last would be left out without a word, and readings be missed.
     */
    CHOICES = 400,
    /*
     * Places with choices left at once, more than a path has places.  If they were too few, the
     * search would end there, and its readings count as not complete: nothing is repaired then.
     */
    FORKS = 2048,
    TURNS_BACK = 2,      /* turns taken back at once: one of each player */
    MORE_TURNS_BACK = 4, /* the same in a record without numbers */
    NONE = -1            /* in place of the index of a step, or of a number of markers */
};

/** Steps of a search from one index up to another, which is not among them; empty if equal. */
struct span {
    int16_t from, to;
};

/**
 * How far a reading has come: the position, what was played of the steps, and what it took.  The
 * actions are the first so many of search->path.  It owns nothing, and a copy of it is where to go
 * back to.
 */
struct state {
    yinsh_position now;
    int16_t at;                     /* the next step in the order of the script */
    struct span aside;              /* steps that are played now, out of their place */
    struct span then;               /* steps that are played after those */
    struct span held;               /* steps that were passed and wait for their time */
    struct span gone[REPAIR_EDITS]; /* steps after at that were played already */
    uint16_t length;                /* actions so far */
    uint8_t gone_count;
    uint8_t edits;
    bool ring_free; /* whether a row was filled in, so that its ring is no further edit */
    bool turned;    /* whether steps that are played now name the other player */
    uint8_t swap_count;
    uint8_t left_out; /* turns */
    struct turn_pair swaps[REPAIR_EDITS];
};

/** What a way to go on does. */
enum choice_kind {
    PLAY,    /* play the next step */
    SUPPLY,  /* play an action that no step states */
    FETCH,   /* go on with steps from further on, and come back */
    EXTEND,  /* the same with those after the steps fetched */
    HOLD,    /* keep steps for later */
    RELEASE, /* go on with the steps kept */
    SWAP,    /* go on with the next turn, and then the one that begins here */
    LEAVE    /* leave steps out */
};

/** A way to go on; it owns nothing. */
struct choice {
    enum choice_kind kind;
    yinsh_action action; /* of PLAY and SUPPLY */
    struct span span;    /* the steps; empty for PLAY, SUPPLY and RELEASE */
    struct span then;    /* of SWAP: those that come after them */
    uint8_t edits;       /* that it costs */
    uint8_t turns;       /* that are left out */
    bool ring_free;      /* whether the ring that is due next is no further edit */
    bool turned;         /* whether the steps name the other player */
};

/** A place with choices that were not tried yet. */
struct fork {
    struct state state;
    size_t choice; /* index of the first of them, as search_list_choices() lists them again */
};

/**
 * A search for the readings of one record, depth first.  It is large, and one allocation without
 * others in it; repair, record and the positions belong to who searches, and outlive it.
 */
struct search {
    struct repair *repair; /* takes what is found */
    const struct yinsh_record *record;
    const yinsh_position *start;      /* before the first action */
    const yinsh_position *final;      /* that the record states after its last action, or NULL */
    const char *refuted;              /* why a reading is not what the record says, or NULL */
    bool open_end;                    /* whether the last turn may owe something */
    bool confirms;                    /* whether there is a reading, and others count less */
    int most_edits;                   /* of a reading, in this run */
    int most_left_out;                /* turns in a row with one edit */
    int most_in_all;                  /* turns that may be left out */
    int left_out;                     /* turns in the first reading */
    size_t tried;                     /* choices taken in this run, at most REPAIR_TRIED */
    size_t depth;                     /* of forks */
    int16_t count;                    /* of steps */
    yinsh_action steps[RECORD_STEPS]; /* those that the record states */
    int16_t index[RECORD_STEPS];      /* of each in the script */
    uint16_t turns[RECORD_STEPS];     /* of each, in the record */
    struct reading_action path[RECORD_ACTIONS]; /* the actions of the reading being tried */
    yinsh_action found[REPAIR_READINGS][RECORD_ACTIONS]; /* those of the readings kept */
    size_t lengths[REPAIR_READINGS];                     /* of found; repair->readings of them */
    struct choice choices[CHOICES];                      /* at the place where the search is */
    size_t choice_count;
    struct fork forks[FORKS]; /* to go back to, the last one first */
};

/** Whether a ring has to be removed next at a position (G.3). */
static inline bool owes_ring(const yinsh_position *now)
{
    return now->due == YINSH_DUE_PRE_RING || now->due == YINSH_DUE_POST_RING;
}

/** Whether no step is in a span. */
static inline bool is_empty(struct span span)
{
    return span.from == span.to;
}

/**
 * The index of the step that is next in a state, or NONE after the last.  Moves state->at on over
 * steps that were played already.
 */
int16_t search_next_step(const struct search *search, struct state *state);

/**
 * List the ways to go on from a state in search->choices, in the same order each time; none beyond
 * CHOICES.  It changes of the state only what search_next_step() does.
 */
void search_list_choices(struct search *search, struct state *state);

#endif
