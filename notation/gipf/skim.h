/* SPDX-License-Identifier: BSD-2-Clause */
/* Skimming the official notation. */
#ifndef GIPF_SKIM_H
#define GIPF_SKIM_H

#include "syntax/skimmed.h"

/** Skims one record, see struct notation. */
enum skim_found gipf_skim(struct cursor *cursor, bool at_end, struct skimmed *record);

#endif
