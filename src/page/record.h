/* SPDX-License-Identifier: BSD-2-Clause */
/*
 * A record in a page: an element with its last position as a picture, and another with its text in
 * the official notation, whose attributes hold what the page's script needs to play through it.
 * The head of replay.js describes them.  All names, tags and comments are in the text.
 */
#ifndef PAGE_RECORD_H
#define PAGE_RECORD_H

#include "base/output.h"
#include "record/record.h"

/**
 * Write a record as far as it was played, with its first error if it has one.  Its text is that of
 * another record, which is the same if the record is good.  Returns what the text lost, bits of
 * enum notation_loss.
 */
unsigned page_record(struct output *output, const struct yinsh_record *record,
                     const struct yinsh_record *written);

#endif
