/* SPDX-License-Identifier: BSD-2-Clause */
/* The official notation, skimmed. */
#ifndef GIPF_SKIM_H
#define GIPF_SKIM_H

#include "notation.h"

/** Skim one record, see struct notation. */
enum skim_found gipf_skim(struct cursor *cursor, bool at_end, struct skimmed *record);

#endif
