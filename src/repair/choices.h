/* SPDX-License-Identifier: BSD-2-Clause */
/* The ways to continue a reading during the search: to play its next step, or to edit. */
#ifndef REPAIR_CHOICES_H
#define REPAIR_CHOICES_H

#include "repair/plan.h"
#include "rules/rules.h"

enum {
    /*
     * Choices at one place, more than there are anywhere.  If these were too few, the last ones
     * would be dropped silently, and readings be missed.
     */
    CHOICES = 400,
    /*
     * Places with choices left, more than a path has places.  If these were too few, the search
     * would end there as incomplete, and nothing be repaired.
     */
    FORKS = 2048,
    TURNS_BACK = 2,     /* turns taken back at once: one of each player */
    MORE_TURNS_BACK = 4 /* the same in a record without numbers */
};

/** The steps of a search from one index up to, but not including, another. */
struct step_range {
    int16_t from, to;
};

/**
 * The state of a reading: the position, which steps were played, and the edits.  The actions are
 * the first ones of search->path.  It owns nothing, and a copy of it is enough to return to it.
 */
struct state {
    yinsh_position now;
    int16_t at;                           /* the next step in the order of the script */
    struct step_range aside;              /* steps that are played now, out of their place */
    struct step_range then;               /* steps that are played after those */
    struct step_range held;               /* steps that were skipped and are played later */
    struct step_range gone[REPAIR_EDITS]; /* steps after at that were already played */
    uint16_t length;                      /* actions so far */
    uint8_t gone_count;
    uint8_t edits;
    bool ring_free; /* whether a row was supplied, so that its ring is no further edit */
    bool turned;    /* whether steps that are played now name the other player */
    uint8_t swap_count;
    uint8_t dropped; /* turns */
    struct turn_pair swaps[REPAIR_EDITS];
};

/** What a choice does. */
enum choice_kind {
    PLAY,    /* play the next step */
    SUPPLY,  /* play an action that no step states */
    FETCH,   /* continue with later steps, and come back */
    EXTEND,  /* the same with those after the steps fetched */
    HOLD,    /* keep steps for later */
    RELEASE, /* continue with the steps kept */
    SWAP,    /* continue with the next turn, and then the one that begins here */
    DROP     /* drop steps */
};

/** A way to continue; it owns nothing. */
struct choice {
    enum choice_kind kind;
    yinsh_action action;     /* of PLAY and SUPPLY */
    struct step_range steps; /* empty for PLAY, SUPPLY and RELEASE */
    struct step_range then;  /* of SWAP: the steps after them */
    uint8_t edits;           /* that it costs */
    uint8_t turns;           /* that are dropped */
    bool ring_free;          /* whether the ring that is due next is no further edit */
    bool turned;             /* whether the steps name the other player */
};

/** A place with choices that were not tried yet. */
struct fork {
    struct state state;
    size_t choice; /* index of the first of them, in the order of search_list_choices() */
};

/**
 * A depth-first search for the readings of one record.  It is large, and a single allocation; the
 * repair and the record belong to the caller and have to outlive it.
 */
struct search {
    struct repair *repair; /* receives the result */
    struct reading path;   /* the reading being tried; its count and swaps are those of the state */
    const char *refuted;   /* what in the record contradicts a reading, or NULL */
    bool confirms;         /* whether there is a reading, and others have to fit better */
    int most_edits;        /* of a reading, in this run */
    int most_dropped;      /* turns in a row that one edit drops */
    int most_in_all;       /* turns that may be dropped */
    int dropped;           /* turns in the first reading */
    size_t tried;          /* choices taken in this run, at most REPAIR_TRIED */
    size_t depth;          /* of forks */
    int16_t count;         /* of steps */
    yinsh_action steps[RECORD_STEPS];                    /* those that the record states */
    int16_t index[RECORD_STEPS];                         /* of each in the script */
    yinsh_action found[REPAIR_READINGS][RECORD_ACTIONS]; /* the actions of the readings kept */
    size_t lengths[REPAIR_READINGS];                     /* of found; repair->readings of them */
    struct choice choices[CHOICES];                      /* at the current place */
    size_t choice_count;
    struct fork forks[FORKS]; /* to return to, the last one first */
};

/** Return whether a range has no steps. */
static inline bool is_empty(struct step_range range)
{
    return range.from == range.to;
}

/**
 * Return the index of the next step in a state, or NO_STEP after the last.  Moves state->at past
 * steps that were already played.
 */
int16_t search_next_step(const struct search *search, struct state *state);

/** Return whether the next action of a state begins a turn. */
static inline bool begins_turn(const struct search *search, const struct state *state)
{
    return state->length == 0 || search->path.actions[state->length - 1].turn != state->now.turn;
}

/**
 * List the ways to continue from a state in search->choices, always in the same order, and at most
 * CHOICES.  It changes the state only as search_next_step() does.
 */
void search_list_choices(struct search *search, struct state *state);

#endif
