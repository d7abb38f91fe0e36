/* SPDX-License-Identifier: BSD-2-Clause */
/* Skimming Boardspace's records. */
#ifndef BOARDSPACE_SKIM_H
#define BOARDSPACE_SKIM_H

#include "syntax/notation.h"

/** Skims one record, see struct notation. */
enum skim_found boardspace_skim(struct cursor *cursor, bool at_end, struct skimmed *record);

#endif
