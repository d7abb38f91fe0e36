/* SPDX-License-Identifier: BSD-2-Clause */
/* What reading and writing Boardspace's records share; notation/boardspace/boardspace.c has the
 * grammar. */
#ifndef BOARDSPACE_H
#define BOARDSPACE_H

#include "notation/sgf.h"
#include "syntax/notation.h"

/** What the whole record has to be searched for before its actions are played. */
struct boardspace_head {
    struct yinsh_record *record;
    const char *start;        /* of the window, which places count from */
    enum yinsh_colour first;  /* what P0 plays */
    bool cm_seen, gm_seen;    /* whether there was such a property */
    bool variant_tag;         /* whether XT holds the variant or a position */
    struct words su, re;      /* without white space around; bytes are NULL where absent */
    bool left_out;            /* whether a property was reported that is not kept */
    bool re_read;             /* whether the sentence says the result */
    enum yinsh_result result; /* then: what it says */
};

/** What a value is: that of a player's property, cut down to what counts, a clock, or another. */
enum boardspace_value {
    BOARDSPACE_ID,
    BOARDSPACE_TIME,
    BOARDSPACE_COMMAND,
    BOARDSPACE_CLOCK,
    BOARDSPACE_OTHER
};

/** A node that begins, a value, or what a game ends with. */
struct boardspace_item {
    enum sgf_item item;
    enum boardspace_value kind; /* of a value */
    struct words name, value;   /* of a value */
    struct words content;       /* of a player's property: what counts of its value */
};

enum { BOARDSPACE_ITEMS = 512 /* few games have more */ };

/** A game that was gone through once, to be gone through again. */
struct boardspace_items {
    size_t count;
    struct boardspace_item items[BOARDSPACE_ITEMS];
    struct sgf rest; /* where it goes on; only set where there is no more room here */
};

/** A way through a game. */
struct boardspace_walk {
    const struct boardspace_items *all;
    size_t at;
    struct boardspace_item item; /* one for which there was no room */
    struct sgf sgf;
};

/** Take the next item of a game; false where it is what the game ends with. */
bool boardspace_take(struct sgf *sgf, struct boardspace_item *item);

/** Begin with a game's first item. */
static inline void boardspace_begin(struct boardspace_walk *walk,
                                    const struct boardspace_items *all)
{
    walk->all = all;
    walk->at = 0;
    if (all->count == BOARDSPACE_ITEMS)
        walk->sgf = all->rest;
}

/** The next item, which stays until the one behind it; NULL where the game ends. */
static inline const struct boardspace_item *boardspace_next(struct boardspace_walk *walk)
{
    const struct boardspace_item *item = &walk->item;
    if (walk->at == walk->all->count)
        return boardspace_take(&walk->sgf, &walk->item) ? item : NULL;
    item = &walk->all->items[walk->at++];
    return item->item == SGF_NODE || item->item == SGF_VALUE ? item : NULL;
}

/**
 * Read all of a record but its nodes: tags, the variant, what the result sentence says.
 * Head holds the record and the start.  Moves on to the end of the game, and stores what
 * it ends with, and its items.  Returns false where the record holds an error.
 */
bool boardspace_read_head(struct boardspace_head *head, struct sgf *sgf, enum sgf_item *last,
                          struct boardspace_items *items);

/** The place of words of the source. */
struct place boardspace_place(const struct boardspace_head *head, struct words words);

/** The colour of the player that a property belongs to. */
enum yinsh_colour boardspace_player(const struct boardspace_head *head, struct words name);

/** What a command does, as far as reading it takes. */
enum boardspace_command_kind {
    COMMAND_START,
    COMMAND_PLACE,  /* a ring on to */
    COMMAND_MARK,   /* a marker into the ring on from, which is then in hand */
    COMMAND_DROP,   /* what is in hand goes on to */
    COMMAND_BACK,   /* what is in hand goes back to where it came from */
    COMMAND_PICK,   /* a piece on the board, to change one's mind */
    COMMAND_MARKER, /* a marker from the pool comes in hand */
    COMMAND_RING,   /* a ring that is not on the board comes in hand */
    COMMAND_MOVE,
    COMMAND_REMOVE_ROW,
    COMMAND_REMOVE_RING,
    COMMAND_DONE,
    COMMAND_RESIGN,
    COMMAND_PASS,
    COMMAND_STEAL,
    COMMAND_TIME,
    COMMAND_IDLE /* changes nothing */
};

/** A command with its points. */
struct boardspace_command {
    enum boardspace_command_kind kind;
    enum yinsh_colour player; /* who sent it */
    enum yinsh_colour colour; /* whose pieces it is about */
    yinsh_point from, to;
    struct place place;
};

/** Read the words of a command; its player, colour and place are set. */
bool boardspace_parse_command(struct words words, struct boardspace_command *command);

/** Properties of the first node that hold nothing but the value of a tag. */
struct boardspace_property {
    const char *property, *tag;
};

/** All of them, in the order in which they are written; ends with NULLs. */
extern const struct boardspace_property boardspace_properties[];

/** The one of them with these letters, or whose tag has this name; NULL for none. */
const struct boardspace_property *boardspace_property_of(struct words letters);
const struct boardspace_property *boardspace_property_of_tag(struct words name);

/** What is written for a game without a tag TimeControl. */
#define BOARDSPACE_NO_TIME_CONTROL "None"

/** What is put before the name of any other property to make it a tag. */
#define BOARDSPACE_FOREIGN "SGF_"

/** Whether a property has a meaning here, so that it is not foreign. */
bool boardspace_knows(struct words property);

/**
 * Whether a result sentence is one of those that are written where there is no tag
 * ResultText: "Game won by NAME", "Game drawn", "1-0", "0-1", "1/2-1/2", "*".
 */
bool boardspace_is_plain(struct words sentence, const struct words *names,
                         enum yinsh_result *result);

/**
 * Find out what a result sentence says: it is in the language of whoever saved the game,
 * so the player named in it has won.  Names are by colour.  Returns false where it names
 * neither or both of them and is no draw either.
 */
bool boardspace_result(struct words sentence, const struct words *names, enum yinsh_result *result);

/** The names of the players by colour, as their tags have them. */
void boardspace_names(const struct yinsh_record *record, struct words *names);

/** Skim one record, see struct notation. */
enum skim_found boardspace_skim(struct cursor *cursor, bool at_end, struct skimmed *record);

/** Write a record; returns what was lost, bits of enum notation_loss. */
unsigned boardspace_write(const struct yinsh_record *record, const struct write_options *options,
                          struct output *output);

#endif
