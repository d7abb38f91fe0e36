/* SPDX-License-Identifier: BSD-2-Clause */
/* The legal part of a bad record as a record of its own, which is good. */
#ifndef SYNTAX_LEGAL_PART_H
#define SYNTAX_LEGAL_PART_H

#include "record/record.h"

/** The complete legal turns of a bad record, with tags that state the fault. */
struct legal_part {
    struct yinsh_record record; /* refers to the bad one, and to what is below */
    struct tag tags[RECORD_TAGS];
    char fault[512];
};

/**
 * Return a record if it is good, or else its legal part, which is filled in and must not be moved.
 */
const struct yinsh_record *legal_part_of(struct legal_part *part,
                                         const struct yinsh_record *record);

#endif
