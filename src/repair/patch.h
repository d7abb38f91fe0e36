/* SPDX-License-Identifier: BSD-2-Clause */
/* Repairing the text of a record in the official notation with nothing else changed. */
#ifndef REPAIR_PATCH_H
#define REPAIR_PATCH_H

#include "base/output.h"
#include "repair/plan.h"

/**
 * Write the text of the original record, in the official notation, with its fixes.  Returns false
 * if that is impossible; the output is then invalid.
 */
bool repair_patch(struct repair *repair, struct output *output);

#endif
