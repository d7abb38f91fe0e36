/* SPDX-License-Identifier: BSD-2-Clause */
/* The next record of the official notation after a bad one. */
#ifndef GIPF_RESYNC_H
#define GIPF_RESYNC_H

#include "syntax/notation.h"

/** Move to the next record, see struct notation. */
bool gipf_resync(struct cursor *cursor, struct yinsh_record *record);

#endif
