/* SPDX-License-Identifier: BSD-2-Clause */
/* What the tests of CodinGame's lines share: a game, and lines that say what was read. */
#ifndef SUPPORT_CODINGAME_DRIVER_H
#define SUPPORT_CODINGAME_DRIVER_H

#define NOTATION "codingame"
#define DESCRIBE describe_notes
#include "support/record_driver.h"

/* A game with rows after the move, a row for the opponent and a win. */
static const char game[] =
    "c8\ng4\nd4\ng11\nd6\nb3\nj9\nf8\na2\nd7\nc8-c1\nb3-h9\nc1-c7\ng4-g10\nj9-b1\nd7-k7\nd4-h4\n"
    "k7-e7\nd6-d8\ne7-c5\nd8-e9\nf8-g9\ne9-e6\ng10-c6\nh4-h6\ng9-g3\nh6-i7\nh9-g8\nc7-a5\nc5-b4\n"
    "a5-d5\ng11-b6\ne6-e3\nc6-c4\nd5-d9;xd4-d8xd9\nc4-f7\na2-d5\nf7-d7\ne3-e8\nb4-d4\nd5-b5\n"
    "d4-d6\ne8-e10\nd6-f6\ne10-h10\ng8-g5;xc4-g8xg3\nh10-a3\nd7-d5\ni7-b7\nf6-f9\nb5-a4\nb6-b2\n"
    "b1-h7\nf9-d9\na3-i11\nd5-d8\na4-h11\nd8-g8;xd6-h10xd9\nxb5-f9xb7;h7-h10\ng5-j8\ni11-i6\n"
    "g8-i10\ni6-g6\ni10-i5\ng6-g3\nj8-f4\nh11-f9\nf4-i4\ng3-g7\ni5-f5\ng7-g2\nf5-i8\nf9-f3\n"
    "i8-k10\ng2-g9\ni4-e4\nf3-h5\ne4-e2\nh5-h8\nk10-j10\nh8-k8;xh4-h8xg9\n";

/* Status, result, end and turns of a record, its faults and its comments. */
static inline void describe_notes(struct text *out, const struct yinsh_record *of)
{
    static const char *const signs[] = {
        [NOTE_COMMENT] = ":", [NOTE_MARK] = ":", [NOTE_CLOCK] = ":"};
    describe(out, of, (size_t)yinsh_record_turns(of));
    text_add_string(out, of->notes != NULL ? " " : "");
    add_notes(out, of, signs);
    text_add_string(out, "\n");
}

#endif
