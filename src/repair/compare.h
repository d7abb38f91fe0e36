/* SPDX-License-Identifier: BSD-2-Clause */
/* What a reading changes in the actions of a record. */
#ifndef REPAIR_COMPARE_H
#define REPAIR_COMPARE_H

#include "repair/plan.h"

/** Add a fix for each action that the reading changes. */
void repair_compare(struct repair *repair);

#endif
