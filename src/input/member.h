/* SPDX-License-Identifier: BSD-2-Clause */
/* What the header of the member says that a layer is at. */
#ifndef INPUT_MEMBER_H
#define INPUT_MEMBER_H

#include "input/layer_state.h"

/** The path of the member in its archive, until the next call; "?" where it cannot be told. */
const char *member_path(const struct layer *layer);

/** Whether the member is a file; where an archive does not say what a member is, it is one. */
bool member_is_file(const struct layer *layer);

/** Whether the member is encrypted. */
bool member_is_encrypted(const struct layer *layer);

/** Store how many bytes the header says that the member has; false where it does not say. */
bool member_size(const struct layer *layer, uint64_t *size);

#endif
