/* SPDX-License-Identifier: BSD-2-Clause */
/* Good records for tests/attack/attack.c, and what is known about a record that was read. */
#ifndef ATTACK_RECORDS_H
#define ATTACK_RECORDS_H

#include "registry/notation_list.h"
#include "support/generate.h"
#include "support/notation_traits.h"
#include "syntax/notation.h"

enum { ATTACK_GAMES = 96, ATTACK_NOTATIONS = 16, ATTACK_TEXT = 256 * 1024, NO_GAME = -1 };

/** A text that is put together; what does not fit is dropped, and full is set. */
struct buffer {
    char bytes[ATTACK_TEXT];
    size_t length;
    bool full;
};

/** Append (bytes, length). */
void buffer_put(struct buffer *buffer, const char *bytes, size_t length);

/** Append a string. */
void buffer_string(struct buffer *buffer, const char *string);

/** Append what printf() would print, at most 511 bytes. */
__attribute__((format(printf, 2, 3))) void buffer_format(struct buffer *buffer, const char *format,
                                                         ...);

/** Replace length bytes at an offset by others, which lie outside the buffer. */
void buffer_replace(struct buffer *buffer, size_t at, size_t length, const char *bytes,
                    size_t new_length);

/** What identifies a record that was read. */
struct identity {
    bool good;
    uint64_t whole;   /* of the start, actions, tags, comments, clocks, marks, result and end */
    uint64_t actions; /* of the actions alone */
    uint64_t outcome; /* the same without actions and notes, as in a record that is summarised */
    int game;         /* whose first actions it has; NO_GAME if none is known to have them */
    int named;        /* whose tags it has; NO_GAME without any that is known */
    int noted;        /* whose comments it has */
    bool mixed;       /* whether its tags and comments are of several games */
};

/** A good record in one notation. */
struct unit {
    int notation; /* its number in notation_table */
    int game;
    char *text; /* without white space at its ends */
    size_t length;
    const char *separator; /* what the writer puts after it, at least a line end */
    bool named;            /* whether it has the players' names */
    bool placed;           /* whether all rings were placed in it */
    struct identity identity;
};

/** The number in the names, the event and the comments of a game, as in "Anna110". */
int attack_number(int game);

/** Whether a notation has one of the forms. */
bool attack_has(int notation, enum notation_form form);

/** The number of notations, and of one by its name. */
int attack_notation_count(void);

/** Make all games and records from a seed. */
void attack_records_make(uint64_t seed);

/** Free them. */
void attack_records_free(void);

/** A record of a notation, or NULL if there are no more than number. */
const struct unit *attack_unit(int notation, size_t number);

/** The number of records of a notation that are not read alone as they were written. */
size_t attack_unreadable(int notation);

/** The number of records of a notation. */
size_t attack_unit_count(int notation);

/** A cursor over bytes in which every notation may announce itself. */
struct cursor attack_cursor(const char *bytes, size_t length);

/** Find out what a record that was read is. */
struct identity attack_identify(const struct yinsh_record *record);

/** A number from 0 to below bound, which is at least 1, as an index. */
static inline size_t attack_below(struct chance *chance, size_t bound)
{
    return (size_t)chance_below(chance, bound);
}

#endif
