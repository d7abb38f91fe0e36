/* SPDX-License-Identifier: BSD-2-Clause */
/* The archive that libarchive has open for a layer, and what is wrong with it. */
#ifndef INPUT_HANDLE_H
#define INPUT_HANDLE_H

#include "input/layer_state.h"

/**
 * Open the archive where the layer's stream is; if it has to be read at any place, as a 7z,
 * that has to be the first byte.  Returns false if that fails, with layer->reason; close it in
 * either case.
 */
bool handle_open(struct layer *layer, bool at_any_place);

/** Have no archive open any more. */
void handle_close(struct layer *layer);

/** Say what is wrong with a layer; NULL is that it is damaged. */
void handle_set_reason(struct layer *layer, const char *reason);

/** Say the text of an error of the system, for which the layer has failed. */
void handle_set_error(struct layer *layer, int error);

/** Say what libarchive has to say. */
void handle_take_reason(struct layer *layer);

#endif
