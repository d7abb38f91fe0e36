/* SPDX-License-Identifier: BSD-2-Clause */
/* Places in a text that are chosen at random, for tests/attack/damage.c. */
#ifndef ATTACK_PLACE_H
#define ATTACK_PLACE_H

#include "attack/records.h"
#include "base/scan.h"

/** Where in a text something happens, each between two bytes. */
enum spot {
    ANYWHERE,
    IN_STRING,
    IN_COMMENT,
    IN_NAME,
    IN_POINT,
    IN_NUMBER,
    IN_ESCAPE,
    IN_WORD,
    LINE_START,
    AFTER_OPEN,
    BEFORE_CLOSE,
    AFTER_MARK, /* as a colon */
    STRING_END, /* before a closing quote or bracket */
    LATE        /* in the second half */
};

/** A stretch of a text, as a line or a word of it. */
struct stretch {
    size_t at, length;
};

/** Whether a byte is one of some. */
bool place_is_one_of(char byte, const char *bytes);

/** Choose a place; false if there is none of that kind. */
bool place_find(struct chance *chance, const struct buffer *text, int place, size_t *found);

/** Choose a byte that is one of some; false if there is none. */
bool place_of_byte(struct chance *chance, const struct buffer *text, const char *bytes,
                   size_t *found);

/**
 * Choose a stretch between separators, with the one after it; false if there are fewer than two.
 */
bool place_of_stretch(struct chance *chance, const struct buffer *text, const char *separators,
                      struct stretch *found);

/** Choose any of some strings divided by line feeds; returns its length. */
size_t place_choose(struct chance *chance, const char *strings, const char **chosen);

#endif
