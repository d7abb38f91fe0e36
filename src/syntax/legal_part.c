/* SPDX-License-Identifier: BSD-2-Clause */
#include "syntax/legal_part.h"

#include "base/text.h"
#include "syntax/notation.h"

const struct yinsh_record *legal_part_of(struct legal_part *part, const struct yinsh_record *record)
{
    struct yinsh_record *legal = &part->record;
    char reason[sizeof part->fault];
    struct text text = text_begin(part->fault, sizeof part->fault);
    const struct fault *fault = record_first_error(record);
    if (fault == NULL)
        return record;
    *legal = *record;
    fault_text(fault, reason, sizeof reason);
    text_format(&text, "%s (%s) [%s]", reason, yinsh_fault_clause((yinsh_fault)fault->code),
                yinsh_fault_name((yinsh_fault)fault->code));
    /* Our two tags need room beside the record's. */
    if (legal->tag_count > RECORD_TAGS - 2)
        legal->tag_count = RECORD_TAGS - 2;
    if (legal->tag_count > 0)
        memcpy(part->tags, record->tags, legal->tag_count * sizeof part->tags[0]);
    part->tags[legal->tag_count++] = (struct tag){"Fault", part->fault, strlen(part->fault)};
    if (record->claims.states_result) {
        const char *claimed = yinsh_result_name(record->claims.result);
        part->tags[legal->tag_count++] = (struct tag){"ClaimedResult", claimed, strlen(claimed)};
    }
    legal->tags = part->tags;
    /* If only a claim is wrong, the outcome stays; the position alone may not give it. */
    if (legal->outcome.end == YINSH_END_UNFINISHED) {
        /* Take back the actions of an incomplete turn, so that the rest is a good record. */
        bool over = legal->game.now.due == YINSH_DUE_OVER;
        record_cut(legal, over ? legal->game.count : notation_whole_turns(legal, LOST_END));
    }
    return legal;
}
