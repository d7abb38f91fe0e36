/* SPDX-License-Identifier: BSD-2-Clause */
/* What the files of the notation boardspace share; boardspace.c has the grammar. */
#ifndef BOARDSPACE_H
#define BOARDSPACE_H

#include "base/output.h"
#include "base/text.h"
#include "fault/fault_code.h"
#include "record/record.h"
#include "syntax/writer.h"

/* ---- Game trees in SGF, whatever the game: sgf.c -------------------------- */

/** What comes next on the main line. */
enum sgf_item {
    SGF_VALUE, /* a value of a property: both are set */
    SGF_END,   /* the tree is closed; the cursor is after it */
    SGF_BROKEN /* not SGF: wrong states why, and the cursor is there */
};

/** A game tree being read.  A copy reads on by itself. */
struct sgf {
    struct cursor cursor;
    struct words name;  /* of the property, as "P0" */
    struct words value; /* with its escapes */
    const char *wrong;  /* a sentence in static storage */
    struct words
        variation; /* from the first that was skipped to the last; bytes are NULL if none */
    size_t depth;  /* trees that are open */
    bool in_node;
    bool begins_node; /* whether a node began before the value that comes next */
    bool closing;     /* whether the main line is over: only other trees and ")" may follow */
    bool foreign;     /* whether it broke off where a tag of the official notation begins */
};

/**
 * After a broken game, return whether a record of another notation than self begins where it broke
 * off, or in its last value, which a bracket of that record then closed: a text that quotes one has
 * a backslash before each "]".  The cursor is then moved there.
 */
bool sgf_find_other(struct sgf *sgf, const struct notation *self);

/** Return whether a tree begins at the cursor. */
bool sgf_begins(struct cursor *cursor);

/** Return whether a tree begins at the cursor, and in its first nodes a property. */
bool sgf_begins_node(struct cursor *cursor);

/**
 * Skip the value whose bracket is at the cursor; false, without moving, if it is not closed.  The
 * cursor is starved if bytes after its end may decide that.
 */
bool sgf_skip_value(struct cursor *cursor);

/** Start reading the tree that the cursor is on, which sgf_begins() has found. */
struct sgf sgf_open(const struct cursor *cursor);

/**
 * Take the next value.  After SGF_END and SGF_BROKEN there is nothing more to read.
 */
enum sgf_item sgf_step(struct sgf *sgf);

/**
 * Move to the next separate game.  If there is none, the cursor is left at the start of a possible
 * game that its end cuts off, or at the end.
 */
bool sgf_find_game(struct cursor *cursor);

/**
 * Return the text of a value: without escapes, and every line end as "\n".  It is the value itself
 * if that has none, or else in the record's arena; its bytes are NULL if memory ran out.
 */
struct words sgf_text(struct yinsh_record *record, struct words value);

/** Return whether sgf_write_text() writes all of a text. */
bool sgf_text_is_clean(const char *bytes, size_t length);

/**
 * Write a text with escapes, so that sgf_text() gives it back.  Control characters but
 * "\n" and "\t", and bytes that are not UTF-8, become U+FFFD; returns whether there were none.
 */
bool sgf_write_text(struct output *output, const char *bytes, size_t length);

/* ---- Properties: property.c ----------------------------------------------- */

/** What a value holds. */
enum boardspace_value {
    BOARDSPACE_NAME,    /* a player's name */
    BOARDSPACE_TIME,    /* the time that a player used in all */
    BOARDSPACE_COMMAND, /* a player's command; in the table: any of these three */
    BOARDSPACE_CLOCK,   /* a player's clock after the command of the node */
    BOARDSPACE_COMMENT,
    BOARDSPACE_MARK, /* "!", "?" and the like */
    /* Only the first node of a game has one of the rest. */
    BOARDSPACE_FACT,    /* what has to be known before the tags and commands are read */
    BOARDSPACE_TAG,     /* the value of one tag */
    BOARDSPACE_OWN_TAG, /* the name and the value of any tag, see boardspace_divide_tag() */
    BOARDSPACE_IGNORED,
    BOARDSPACE_FOREIGN /* a property with no meaning here */
};

enum { BOARDSPACE_PROPERTIES = 25 };

/** The facts of a record. */
struct boardspace_facts {
    enum yinsh_colour first; /* the colour of P0 */
    bool has_variant_tag;    /* whether our own property holds the variant or a position */
    struct words values[BOARDSPACE_PROPERTIES]; /* see boardspace_fact() */
};

/** A property: a row of the table. */
struct boardspace_property {
    char name[4];
    enum boardspace_value value;
    const char *tag; /* of BOARDSPACE_TAG: the name of the tag */

    /** Read a value into the facts; false if it is wrong.  NULL if no value is wrong here. */
    bool (*read)(struct boardspace_facts *facts, struct words value);
    enum fault_code fault; /* to file if it is wrong, */
    const char *expected;  /* with these words; NULL: with the value */
};

/** All properties; the last row, with the name "", is for all unknown ones. */
extern const struct boardspace_property boardspace_properties[BOARDSPACE_PROPERTIES + 1];

/** Return the property of a name. */
static inline const struct boardspace_property *boardspace_find_property(struct words name)
{
    const struct boardspace_property *property = boardspace_properties;
    const struct boardspace_property *unknown = &boardspace_properties[BOARDSPACE_PROPERTIES];
    if (name.length == 0 || name.length >= sizeof property->name)
        return unknown;
    const char wanted[sizeof property->name] = {name.bytes[0],
                                                name.length > 1 ? name.bytes[1] : '\0',
                                                name.length > 2 ? name.bytes[2] : '\0'};
    while (property < unknown && memcmp(property->name, wanted, sizeof wanted) != 0)
        property++;
    if (property == unknown) /* names are in capitals, but not those of every program */
        for (property = boardspace_properties; property < unknown; property++)
            if (words_alike(name, property->name))
                break;
    return property;
}

/** Return the property that holds the value of a tag; NULL if there is none. */
const struct boardspace_property *boardspace_property_of_tag(const char *tag, size_t length);

/** Return whether only the first node of a game has a property with this value. */
bool boardspace_is_of_game(const struct boardspace_property *property, struct words value);

/** Skip white space before a bracket or another byte. */
static inline const char *boardspace_skip_blanks(const char *at)
{
    while ((unsigned char)*at <= ' ' && is_blank(*at))
        at++;
    return at;
}

/**
 * Return what is after a word, given in lower case, if it comes next in either case, and no other
 * letter after it; or NULL.  The bracket after a value ends the search.
 */
static inline const char *boardspace_take_word(const char *at, const char *word)
{
    for (; (*at | 0x20) == *word; at++)
        word++;
    return *word == '\0' && !is_letter(*at) ? at : NULL;
}

/**
 * Cut the value of a player's property, after which its bracket is, down to its content, and return
 * what that is: a name, a time or a command.
 */
enum boardspace_value boardspace_cut_value(struct words *value);

/** Return the value of a fact without white space around; bytes are NULL if it is missing. */
static inline struct words boardspace_fact(const struct boardspace_facts *facts, const char *name)
{
    return facts->values[boardspace_find_property(words_of(name)) - boardspace_properties];
}

/** Return the colour of the player that a property belongs to. */
static inline enum yinsh_colour boardspace_player(const struct boardspace_facts *facts,
                                                  const struct boardspace_property *property)
{
    return (enum yinsh_colour)(facts->first ^ (property->name[1] == '1'));
}

/** Divide a text of our own property at its first colon; false if it is not a tag. */
bool boardspace_divide_tag(struct words text, struct words *name, struct words *value);

/** The TimeControl that is written for a game without one. */
#define BOARDSPACE_NO_TIME_CONTROL "None"

/** The name of the tag of an unknown property begins with this. */
#define BOARDSPACE_FOREIGN_PREFIX "SGF_"

/* ---- What is read of a record before its commands: head.c ----------------- */

/** What the properties outside the commands state. */
struct boardspace_head {
    struct yinsh_record *record;
    struct boardspace_facts facts;
    struct words names[2];    /* of the players by colour; bytes are NULL if missing */
    bool any_player;          /* whether a player's name or time was read */
    bool begun;               /* whether there was a command */
    bool left_out;            /* whether a dropped property was reported */
    bool re_read;             /* whether the sentence states the result */
    enum yinsh_result result; /* which is this one then, with this end */
    enum yinsh_end end;
};

/** A value, or what a game ends with. */
struct boardspace_item {
    enum sgf_item item;
    /* Of a value: */
    bool begins_node; /* whether it is the first of a node */
    enum boardspace_value kind;
    const struct boardspace_property *property;
    struct words name, value; /* a player's value is cut down to its content */
};

/**
 * State the charset that the first node of a game names, wherever it does: in a text before that,
 * bytes of characters may look like brackets.  Returns false if the record takes nothing more.
 */
bool boardspace_read_charset(struct yinsh_record *record, struct cursor cursor);

/** Take the next item of a game; false if the game ends with it. */
bool boardspace_take(struct sgf *sgf, struct boardspace_item *item);

/**
 * Read tags, variant and result sentence of a record into head, whose record is already set.  Moves
 * to the end of the game, and stores what it ends with.  Returns false if the record has an error.
 */
bool boardspace_read_head(struct boardspace_head *head, struct sgf *sgf, enum sgf_item *last);

/**
 * Read one item of a record that is judged in bulk, whose items are read once, in their order. Give
 * up if the item comes after one that depends on it.
 */
bool boardspace_read_item(struct boardspace_head *head, const struct boardspace_item *item);

/** Set up the game, in bulk, before its first command; false after an error. */
bool boardspace_begin_commands(struct boardspace_head *head);

/** Read the result sentence, in bulk, after the last item; false after an error. */
bool boardspace_end_head(struct boardspace_head *head, const struct sgf *sgf);

/* ---- What a player holds and has put down: step.c ------------------------- */

/*
 * A step is pending until a later command makes it certain: up to then the player may change their
 * mind.
 */

/** What a player is doing.  Up to STEP_HELD the step is not complete. */
enum boardspace_step_kind {
    STEP_NONE,
    STEP_MARKER, /* a marker is in hand */
    STEP_RING,   /* a ring to be placed is in hand */
    STEP_HELD,   /* a marker is in the ring on from, and the ring is in hand */
    STEP_PLACE,  /* a ring on to */
    STEP_MOVE,
    STEP_ROW,          /* a row is removed */
    STEP_RING_REMOVED, /* the ring on from is removed */
    STEP_PASS,
    STEP_STEAL,
    STEP_RESIGN
};

/** A step; points that it does not use are YINSH_NO_POINT. */
struct boardspace_step {
    enum boardspace_step_kind kind;
    enum yinsh_colour colour;
    yinsh_point from, to;
    struct place place; /* of the command that states it */
};

/** What a command does. */
enum boardspace_command_kind {
    COMMAND_START,
    COMMAND_STEP, /* begins a step */
    COMMAND_DROP, /* puts what is in hand on step.to */
    COMMAND_BACK, /* puts the piece in hand back */
    COMMAND_PICK, /* takes up a piece: of a step before, or for the kind of step */
    COMMAND_DONE,
    COMMAND_RESIGN,
    COMMAND_TIME, /* a player has won on time */
    COMMAND_IDLE  /* changes nothing */
};

/** A command. */
struct boardspace_command {
    enum boardspace_command_kind kind;
    enum yinsh_colour player; /* the sender */
    struct boardspace_step step;
};

/** The state between two commands; all zero before the first. */
struct boardspace_hand {
    struct boardspace_step step; /* the pending step */
    bool played;                 /* whether an action was played */
    bool ended;                  /* whether the game has ended off the board */
};

/** What a command changes; the fields apply in their order. */
struct boardspace_change {
    bool voids_marked; /* the clocks up to the marker in the ring are void; those of a move */
    bool voids_done;   /* the other clocks of the pending step are void */
    bool untimed;      /* the clock of this command is void */
    struct boardspace_step played; /* a step that has become certain; STEP_NONE for none */
    bool released;                 /* the step that was pending is over */
    bool misfit;                   /* the command is impossible here */
};

/** Run a command, and store what it changes; returns false if that is only what is in hand. */
bool boardspace_run(struct boardspace_hand *hand, const struct boardspace_command *command,
                    struct boardspace_change *change);

/** End a record: play the pending step if it is complete. */
void boardspace_finish(struct boardspace_hand *hand, struct boardspace_change *change);

/* ---- Commands: command.c -------------------------------------------------- */

/**
 * Parse a command, whose player and place are already set.  There is no white space around the
 * words, and after them nothing else before the bracket that closes their value.
 */
bool boardspace_parse_command(struct words words, struct boardspace_command *command);

/* ---- Result sentences: result.c ------------------------------------------- */

/**
 * Return whether a result sentence is one of those that are written without a tag ResultText: "Game
 * won by NAME", "Game drawn", "1-0", "0-1", "1/2-1/2", "*".
 */
bool boardspace_is_plain(struct words sentence, const struct words *names,
                         enum yinsh_result *result);

/**
 * Find the result that a sentence states, or one of the forms of SGF such as "W+Resign".  It may be
 * in any language, so the player whose name is in it has won.  Names are by colour.  Returns false
 * if it has neither or both of them and states no draw.
 */
bool boardspace_result(struct words sentence, const struct words *names, enum yinsh_result *result,
                       enum yinsh_end *end);

/* ---- Writing: write.c ----------------------------------------------------- */

/** Write a record; see struct notation. */
void boardspace_write(struct writer *to);

#endif
