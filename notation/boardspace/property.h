/* SPDX-License-Identifier: BSD-2-Clause */
/* The properties of Boardspace's records; notation/boardspace/boardspace.c has the grammar. */
#ifndef BOARDSPACE_PROPERTY_H
#define BOARDSPACE_PROPERTY_H

#include "base/words.h"
#include "fault/fault_code.h"

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

/** The facts of a record. */
struct boardspace_facts {
    uint64_t seen;            /* see boardspace_first_time() */
    enum yinsh_colour first;  /* the colour of P0 */
    bool has_variant_tag;     /* whether our own property holds the variant or a position */
    struct words variant, re; /* of SU and RE, without white space around; NULL if missing */
};

/** A property: a row of the table. */
struct boardspace_property {
    char name[4];
    enum boardspace_value value;
    const char *tag; /* of BOARDSPACE_TAG: the name of the tag */

    /** Read a value into the facts; false if it is wrong.  NULL if it is not a fact. */
    bool (*read)(struct boardspace_facts *facts, struct words value);
    enum fault_code fault; /* to file if it is wrong, */
    const char *expected;  /* with these words; NULL: with the value */
};

enum { BOARDSPACE_PROPERTIES = 25 };

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

/** Note in the facts that a value was there; false the second time. */
static inline bool boardspace_first_time(struct boardspace_facts *facts,
                                         const struct boardspace_property *property,
                                         enum boardspace_value value)
{
    unsigned row = (unsigned)(property - boardspace_properties);
    uint64_t bit = UINT64_C(1) << (value == BOARDSPACE_TIME ? row + 32 : row);
    bool first = (facts->seen & bit) == 0;
    facts->seen |= bit;
    return first;
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

#endif
