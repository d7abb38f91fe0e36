/* SPDX-License-Identifier: BSD-2-Clause */
/*
 * Classes of games that are the same, each with its preferred record; and which classes are kept
 * if some are the beginnings of others.
 *
 * Of two beginnings of a game, the shorter is a beginning of the longer.  So the classes form
 * trees: the parent of a class is the longest of its proper beginnings.
 */
#ifndef COMMANDS_UNIQUE_UNIQUE_CLASSES_H
#define COMMANDS_UNIQUE_UNIQUE_CLASSES_H

#include "base/map.h"
#include "record/identity.h"

/** The number of no class. */
#define CLASS_NONE UINT32_MAX

/** What is known of a game. */
struct game_facts {
    struct game_identity identity;
    uint64_t record;         /* number in its file; 0 if it is not needed */
    uint64_t file;           /* offset of its file's name among the names of the caller */
    uint16_t symmetries;     /* those that lead to the form that identifies it */
    uint16_t actions, turns; /* numbers of these */
    uint16_t rank;           /* of several records, that of the highest rank is preferred */
};

/** A class of games. */
struct game_class {
    struct game_facts best; /* of the record that is preferred */
    uint64_t best_number;   /* and its number among all records */
    uint32_t parent;        /* set by the caller; CLASS_NONE at first */
    uint32_t kept; /* the class that is kept in its place, maybe itself; CLASS_NONE at first */
};

/** Classes; begin them with classes_begin(). */
struct game_classes {
    struct game_class *list; /* in the order of their first records */
    uint32_t count;
    size_t room;        /* in list */
    struct map numbers; /* of the classes, by identity */
};

/** Begin with no class. */
void classes_begin(struct game_classes *classes);

/** Free all classes. */
void classes_free(struct game_classes *classes);

/** Return the class of an identity, or CLASS_NONE. */
uint32_t classes_find(const struct game_classes *classes, struct game_identity identity);

/**
 * Return the class of a game, which is the number-th of all records, adding one if it is new; then
 * *is_new is set.  CLASS_NONE without memory.
 */
uint32_t classes_add(struct game_classes *classes, const struct game_facts *game, uint64_t number,
                     bool *is_new);

/**
 * Choose which classes are kept, when the parents of all are known.  In the order of preference,
 * that of the ranks and then of the records, each class is kept unless it is a beginning of a kept
 * class, or a kept class is a beginning of it.  False without memory.
 */
bool classes_choose(struct game_classes *classes);

/** Return the first symmetry that maps one game, or its beginning, to another. */
int game_symmetry(const struct game_facts *from, const struct game_facts *to);

#endif
