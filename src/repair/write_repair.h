/* SPDX-License-Identifier: BSD-2-Clause */
/* Writing repaired records. */
#ifndef REPAIR_WRITE_REPAIR_H
#define REPAIR_WRITE_REPAIR_H

#include "repair/gate.h"

/**
 * Write the repaired record in its own notation: if possible its own text with nothing else
 * changed, otherwise as the notation is written elsewhere; in either case only a text that
 * repair_verify() accepts.  The text replaces the first record->taken bytes of the source.  Returns
 * NULL, or why it cannot be written, in static storage.
 */
const char *repair_write(struct repair *repair, const yinsh_reader_options *options,
                         struct repair_text *text);

/**
 * Write the repaired record in another notation, as repair_write(); text->lost gets what that
 * cannot hold.  If that includes one of LOST_ALL, there is no text.
 */
const char *repair_write_to(struct repair *repair, const struct notation *target,
                            const yinsh_reader_options *options, struct repair_text *text);

/** Free a text. */
void repair_text_free(struct repair_text *text);

#endif
