/* SPDX-License-Identifier: BSD-2-Clause */
/* Reading the files of tests/attack/attack.c, and judging what came of their records. */
#ifndef ATTACK_JUDGE_H
#define ATTACK_JUDGE_H

#include "attack/file.h"

/** Ways to read a file. */
enum mode { AUTO, GIVEN, AUTO_PIECES, GIVEN_PIECES, SUMMARISED, SKIPPED, MODES };

/** Their names, in the order of the enumeration. */
extern const char *const mode_names[MODES];

/** What became of a good record, or what else is wrong. */
enum verdict {
    FOUND,
    LOST,           /* no record that begins in it was read */
    CHANGED,        /* one was, but it is another or bad */
    WRONG,          /* a good record was read that is not there */
    UNCERTAIN_LOST, /* it is uncertain, and lost or changed */
    VERDICTS
};

/** Their names, in the order of the enumeration. */
extern const char *const verdict_names[VERDICTS];

/** What is told of each verdict: the number of the part, or of the record that is wrong. */
typedef void attack_tell_fn(const struct attack *attack, enum mode mode, enum verdict verdict,
                            size_t at);

/** Whether the notation is given in a mode. */
bool attack_is_given(enum mode mode);

/** Read a file in a mode and judge it. */
void attack_judge(const struct attack *attack, enum mode mode, attack_tell_fn *tell);

/** Print what was read last. */
void attack_show(const struct attack *attack, enum mode mode);

/** Make a file as small as it can be so that a part, lost or changed, still is. */
void attack_shrink(struct attack *attack, enum mode mode, enum verdict verdict, size_t at);

#endif
