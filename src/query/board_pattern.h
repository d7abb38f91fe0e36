/* SPDX-License-Identifier: BSD-2-Clause */
/*
 * Patterns of positions.  A pattern has a sign for each point:
 *
 *     W B  a ring of White or Black        M T  a ring of the side to act, or of the other side
 *     w b  a marker of White or Black      m t  a marker of the same sides
 *     O o  any ring, any marker            *    any piece
 *     .    no piece                        ?    anything
 *
 * It is written as a position line, in which a number is that many ?, and fields after the board
 * may be ? or be omitted from the end; as a list of signs and points (We5 wf5 .g7); or as `yinsh
 * show` draws a board.
 *
 * A pattern is transformed, not the positions.  A compiled pattern is a list of shapes, one for
 * each symmetry, shift and exchange: the points that must be vacant, or have pieces of each kind.
 * One point of each shape, of the rarest kind, is its anchor.  A position is compared only with the
 * shapes whose anchors are on its own pieces of that kind.
 */
#ifndef QUERY_BOARD_PATTERN_H
#define QUERY_BOARD_PATTERN_H

#include "base/text.h"
#include "rules/rules.h"
#include "yinsh.h"

/** A compiled pattern; any number of threads may use it. */
struct board_pattern;

/** Where a pattern is looked for; all false is in its own place only. */
struct board_pattern_options {
    bool symmetries; /* also under the other symmetries of the board */
    bool swaps;      /* also with the colours exchanged */
    bool shifts;     /* also shifted, as long as no sign but ? leaves the board */
};

/** How a position matches a pattern. */
struct board_match {
    int symmetry;   /* the first that makes the pattern match, see record/symmetry.h */
    bool swapped;   /* whether the colours are exchanged */
    int across, up; /* by how many columns and rows the pattern is shifted after that */
};

/**
 * Compile a pattern.  Returns NULL if it is wrong or memory ran out: *offset is then the place of
 * the error in the text, and error gets a message.  Free it with board_pattern_free().
 */
struct board_pattern *board_pattern_new(struct words text,
                                        const struct board_pattern_options *options,
                                        struct text *error, size_t *offset);

/** Compile a pattern that only the board of a position matches, and the same side to act. */
struct board_pattern *board_pattern_like(const yinsh_position *position,
                                         const struct board_pattern_options *options,
                                         struct text *error);

/** Free a pattern; NULL is allowed. */
void board_pattern_free(struct board_pattern *pattern);

/**
 * Return whether a position matches.  If so, and match is not NULL, it gets how: of several ways
 * the first by colours, symmetry, columns and rows.
 */
bool board_pattern_matches(const struct board_pattern *pattern, const yinsh_position *position,
                           struct board_match *match);

/* ---- The signs of a pattern, as they are written: board_signs.c --------- */

/** The signs but for "?", in the order of board_sign_letters. */
enum board_sign {
    SIGN_WHITE_RING,
    SIGN_BLACK_RING,
    SIGN_WHITE_MARKER,
    SIGN_BLACK_MARKER,
    SIGN_OWN_RING,
    SIGN_OTHER_RING,
    SIGN_OWN_MARKER,
    SIGN_OTHER_MARKER,
    SIGN_RING,
    SIGN_MARKER,
    SIGN_PIECE,
    SIGN_VACANT,
    BOARD_SIGNS
};

/** What a pattern asks for. */
struct board_signs {
    yinsh_set points[BOARD_SIGNS];   /* the points with each sign; no point has two */
    bool has_field[POSITION_FIELDS]; /* which fields it asks for, */
    yinsh_position fields;           /* and these, as position_field_parse() sets them */
};

/**
 * Parse a pattern.  Returns false if it is wrong: *offset is then the place of the error, and error
 * gets a message.
 */
bool board_signs_parse(struct words text, struct board_signs *signs, struct text *error,
                       size_t *offset);

#endif
