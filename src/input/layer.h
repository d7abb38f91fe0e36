/* SPDX-License-Identifier: BSD-2-Clause */
/*
 * One archive, or one compressed stream, being read by libarchive from a file or from what
 * the layer below it unpacks.  Each filter is a layer, so that everything that is unpacked on
 * the way is seen and counted.
 */
#ifndef INPUT_LAYER_H
#define INPUT_LAYER_H

#include "input/layer_state.h"

/**
 * Open a layer over a file, or if feed is NULL, over the member of the layer below.  Returns
 * false if that fails, with layer->reason; close it in either case.
 */
bool layer_open(struct layer *layer, struct budget *budget, struct feed *feed, struct layer *below,
                enum kind kind);

/** Close a layer and free what it holds. */
void layer_close(struct layer *layer);

/**
 * Go on to the next member, also after one that broke off.  The only one of a compressed
 * stream is there even if it is broken from its first byte.
 */
enum layer_event layer_next(struct layer *layer);

/**
 * Pass over a member that was begun, as if it had been read and were whole.  Returns false if
 * that fails: then the layer is only good to be closed.
 */
bool layer_pass(struct layer *layer);

/** Let the member break off at its beginning, as it is encrypted. */
void layer_refuse(struct layer *layer);

/** Tell what the member is by its first bytes, which come all the same afterwards. */
enum kind layer_kind(struct layer *layer);

/**
 * The next bytes of the member, at most so many; stores a pointer to them, valid until the next
 * call.  Returns how many, or 0 at the end; layer->state is then whether it is whole.
 */
size_t layer_piece(struct layer *layer, size_t most, const char **bytes);

/** Why the member of a layer broke off: what went wrong first, on the lowest layer. */
const char *layer_reason(const struct layer *layer);

#endif
