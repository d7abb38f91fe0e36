/* SPDX-License-Identifier: BSD-2-Clause */
/* The project's own JSON, skimmed. */
#ifndef JSON_SKIM_H
#define JSON_SKIM_H

#include "syntax/notation.h"

/** Skim one record, see struct notation. */
enum skim_found json_skim(struct cursor *cursor, bool at_end, struct skimmed *record);

/** Read what is before the actions of a record that was skimmed, see struct notation. */
bool json_read_tags(struct cursor *cursor, struct yinsh_record *record);

#endif
