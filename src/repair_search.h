/* SPDX-License-Identifier: BSD-2-Clause */
/* Between the parts of searching readings: how far one has come, and the ways to go on. */
#ifndef REPAIR_SEARCH_H
#define REPAIR_SEARCH_H

#include "repair.h"

enum {
    CHOICES = 400,  /* more than there are at any place */
    FORKS = 2048,   /* more than a path has places */
    TURNS_BACK = 2, /* taken back at once, one of each player */
    MORE_TURNS_BACK = 4,
    NONE = -1
};

/* Steps of the script from one index up to another. */
struct span {
    int16_t from, to;
};

/* How far a reading has come. */
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

/* A way to go on. */
enum choice_kind {
    PLAY,    /* the next step */
    SUPPLY,  /* an action that no step states */
    FETCH,   /* steps from further on */
    EXTEND,  /* those after the steps fetched */
    HOLD,    /* keep steps for later */
    RELEASE, /* the steps kept */
    SWAP,    /* a turn and the one before it, which begins here */
    LEAVE    /* leave steps out */
};

struct choice {
    enum choice_kind kind;
    yinsh_action action;
    struct span span, then;
    uint8_t edits;
    uint8_t turns; /* that are left out */
    bool ring_free;
    bool turned; /* whether the steps name the other player */
};

/* A place with choices that were not tried yet. */
struct fork {
    struct state state;
    size_t choice;
};

struct search {
    struct repair *repair;
    const struct yinsh_record *record;
    const yinsh_position *start;
    const yinsh_position *final; /* that the record states after its last action, or NULL */
    const char *refuted;         /* why a reading is not what the record says, or NULL */
    bool open_end;               /* whether the last turn may owe something */
    bool confirms;               /* whether there is a reading, and others count less */
    int most_edits;
    int most_left_out; /* turns in a row with one edit */
    int most_in_all;   /* turns that may be left out */
    int left_out;      /* turns in the first reading */
    size_t tried;
    size_t depth;
    int16_t count;                    /* of steps */
    yinsh_action steps[RECORD_STEPS]; /* those that the record states */
    int16_t index[RECORD_STEPS];      /* of each in the script */
    uint16_t turns[RECORD_STEPS];     /* of each, in the record */
    struct reading_action path[RECORD_ACTIONS];
    yinsh_action found[REPAIR_READINGS][RECORD_ACTIONS];
    size_t lengths[REPAIR_READINGS];
    struct choice choices[CHOICES];
    size_t choice_count;
    struct fork forks[FORKS];
};

static inline bool is_removal(yinsh_action action)
{
    return action.kind == YINSH_ROW || action.kind == YINSH_RING;
}

static inline bool owes_ring(const yinsh_position *now)
{
    return now->due == YINSH_DUE_PRE_RING || now->due == YINSH_DUE_POST_RING;
}

static inline bool is_empty(struct span span)
{
    return span.from == span.to;
}

/** The next step of the record in the order of a reading, or NONE. */
int16_t search_next_step(const struct search *search, struct state *state);

/** List the ways to go on in search->choices. */
void search_list_choices(struct search *search, struct state *state);

#endif
