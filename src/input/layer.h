/* SPDX-License-Identifier: BSD-2-Clause */
/*
 * One archive, or one compressed stream, being read by libarchive from a file or from what the
 * layer below it unpacks.  Each filter is a layer, so that all unpacked bytes are counted.  Text in
 * UTF-16 is a layer, too, but is converted without libarchive.
 */
#ifndef INPUT_LAYER_H
#define INPUT_LAYER_H

#include "input/layer_state.h"

/**
 * Open a layer over a file, or if feed is NULL, over the member of the layer below.  Returns false
 * with layer->reason on failure; close it in either case.
 */
bool layer_open(struct layer *layer, struct budget *budget, struct feed *feed, struct layer *below,
                enum kind kind);

/** Close a layer and free what it holds. */
void layer_close(struct layer *layer);

/**
 * Move to the next member, also after one that breaks off.  A compressed stream has its one member
 * even if it is broken from its first byte.
 */
enum layer_event layer_next(struct layer *layer);

/**
 * Skip the rest of a member as if it had been read and were whole.  Returns false on failure: the
 * layer can then only be closed.
 */
bool layer_skip(struct layer *layer);

/** Let the member break off at its beginning, because it is encrypted. */
void layer_refuse(struct layer *layer);

/** Detect the kind of the member by its first bytes, which layer_piece() still returns. */
enum kind layer_kind(struct layer *layer);

/**
 * Get the next bytes of the member, at most that many; stores a pointer to them, valid until the
 * next call.  Returns their number, or 0 at the end; layer->state then shows whether the member is
 * whole.
 */
size_t layer_piece(struct layer *layer, size_t most, const char **bytes);

/** Why the member of a layer breaks off: the first error, on the lowest layer. */
const char *layer_reason(const struct layer *layer);

#endif
