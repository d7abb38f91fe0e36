/* SPDX-License-Identifier: BSD-2-Clause */
/* The archive that libarchive has open for a layer, and its errors. */
#ifndef INPUT_HANDLE_H
#define INPUT_HANDLE_H

#include "input/layer_state.h"

/**
 * Open the archive where the layer's stream is; if the archive needs random access, as a 7z does,
 * the stream has to be at its first byte.  Returns false with layer->reason on failure; close it in
 * either case.
 */
bool handle_open(struct layer *layer, bool at_any_place);

/** Close the archive. */
void handle_close(struct layer *layer);

/** Set the reason why a layer failed; NULL means that it is damaged. */
void handle_set_reason(struct layer *layer, const char *reason);

/** Set the text of a system error as the reason, and mark the layer as failed. */
void handle_set_error(struct layer *layer, int error);

/** Set the message of libarchive as the reason. */
void handle_take_reason(struct layer *layer);

#endif
