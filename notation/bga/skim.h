/* SPDX-License-Identifier: BSD-2-Clause */
/* Skimming BoardGameArena's text logs. */
#ifndef BGA_SKIM_H
#define BGA_SKIM_H

#include "syntax/skimmed.h"

/** Skims one record, see struct notation. */
enum skim_found bga_skim(struct cursor *cursor, bool at_end, struct skimmed *record);

#endif
