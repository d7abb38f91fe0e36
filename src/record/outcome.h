/* SPDX-License-Identifier: BSD-2-Clause */
/* What a record claims about its outcome, and judging it after the last action. */
#ifndef RECORD_OUTCOME_H
#define RECORD_OUTCOME_H

#include "record/record.h"

/** State the result; a second one has to agree with the first.  "*" agrees with any. */
bool record_claim_result(struct yinsh_record *record, enum yinsh_result result, struct place place);

/** State how many rings the players have removed. */
void record_claim_rings(struct yinsh_record *record, int white, int black, struct place place);

/** State how the game ended, on the board or outside it. */
void record_claim_end(struct yinsh_record *record, enum yinsh_end end, struct place place);

/** State the position after the last action. */
void record_claim_final(struct yinsh_record *record, const yinsh_position *position,
                        struct place place);

/** Judge the record as a whole after its last action: removals still due, claims, result, end. */
void record_finish(struct yinsh_record *record);

#endif
