/* SPDX-License-Identifier: BSD-2-Clause */
/* What the header of a layer's current member states. */
#ifndef INPUT_MEMBER_H
#define INPUT_MEMBER_H

#include "input/layer_state.h"

/** Return the path of the member in its archive, until the next call; "?" if it is unknown. */
const char *member_path(const struct layer *layer);

/** Whether the member is a file; if an archive does not state what a member is, it is one. */
bool member_is_file(const struct layer *layer);

/** Return whether the member is encrypted. */
bool member_is_encrypted(const struct layer *layer);

/** Store the member's size as its header states it; false if it states none. */
bool member_size(const struct layer *layer, uint64_t *size);

#endif
