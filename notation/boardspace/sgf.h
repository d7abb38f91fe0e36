/* SPDX-License-Identifier: BSD-2-Clause */
/*
 * Game trees in SGF, whatever the game: nodes, properties, values and their escapes.
 *
 *     tree  = "(" { node } { tree } ")"
 *     node  = ";" { property }
 *     property = name "[" value "]" { "[" value "]" }
 *     value = { byte | "\" byte }                up to the first "]" without a backslash
 *
 * White space of any kind may be anywhere but in names.  Only the main line is read,
 * the first tree of each; the others are skipped.  Nothing here recurses or allocates,
 * so a tree may be as deep and a value as long as the source.
 */
#ifndef NOTATION_SGF_H
#define NOTATION_SGF_H

#include "base/arena.h"
#include "base/output.h"
#include "base/words.h"

/** What comes next on the main line. */
enum sgf_item {
    SGF_VALUE, /* a value of a property: both are set */
    SGF_END,   /* the tree is closed; the cursor is after it */
    SGF_BROKEN /* not SGF: wrong states why, and the cursor is there */
};

/** A game tree being read.  A copy reads on by itself. */
struct sgf {
    struct cursor cursor;
    struct words name;      /* of the property, as "P0" */
    struct words value;     /* with its escapes */
    const char *wrong;      /* a sentence in static storage */
    struct words variation; /* the first that was skipped; bytes are NULL if none was */
    size_t depth;           /* trees that are open */
    bool in_node;
    bool begins_node; /* whether a node began before the value that comes next */
    bool closing;     /* whether the main line is over: only other trees and ")" may follow */
};

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
 * if that has none, or else in the arena; its bytes are NULL if memory ran out.
 */
struct words sgf_text(struct arena *arena, struct words value);

/** Return whether sgf_write_text() writes all of a text. */
bool sgf_text_is_clean(const char *bytes, size_t length);

/**
 * Write a text with escapes, so that sgf_text() gives it back.  Control characters but
 * "\n" and "\t", and bytes that are not UTF-8, become U+FFFD; returns whether there were none.
 */
bool sgf_write_text(struct output *output, const char *bytes, size_t length);

#endif
