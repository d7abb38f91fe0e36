/* SPDX-License-Identifier: BSD-2-Clause */
/*
 * A record in a page: an element with its last position as a picture, and another with its text in
 * the official notation, whose attributes hold what the page's script needs to play through it.
 * The head of replay.js describes them.  All names, tags and comments are in the text.
 */
#ifndef PAGE_PAGE_RECORD_H
#define PAGE_PAGE_RECORD_H

#include "base/output.h"
#include "record/advice.h"
#include "record/record.h"

/** What a page states of a fault beside its message. */
struct page_fault {
    char text[(ADVICE_MOST + 4) * ADVICE_TEXT]; /* the rule that was broken and advice: lines */
    char points[2 * YINSH_POINTS + YINSH_FRAME + 1]; /* names without gaps */
};

/** Fill in what a page states of a fault. */
void page_fault(struct page_fault *page, const struct fault *fault);

/** Write the turns of a game for the page's script: letters, digits and signs that are never
 * markup. */
void page_turns(struct output *output, const struct record_game *game);

/**
 * Write a record as far as it was played, with its first error if it has one.  Its text is that of
 * another record, which is the same if the record is good.  Returns what the text lost, bits of
 * enum notation_loss.
 */
unsigned page_record(struct output *output, const struct yinsh_record *record,
                     const struct yinsh_record *written);

#endif
