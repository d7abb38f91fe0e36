/* SPDX-License-Identifier: BSD-2-Clause */
/* The archive that libarchive has open for a layer, its errors, and the headers in it. */
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

/**
 * Read the next header.  Returns ARCHIVE_OK even with a warning, ARCHIVE_EOF at the end, and
 * otherwise ARCHIVE_RETRY or ARCHIVE_FATAL with the message of libarchive as the reason.
 */
int handle_next(struct layer *layer);

/** Return the path of the member in its archive, until the next call; "?" if it is unknown. */
const char *member_path(const struct layer *layer);

/** Return whether the member is a file; if an archive does not state what a member is, it is one.
 */
bool member_is_file(const struct layer *layer);

/** Return whether the member is encrypted. */
bool member_is_encrypted(const struct layer *layer);

/** Store the member's size as its header states it; false if it states none. */
bool member_size(const struct layer *layer, uint64_t *size);

#endif
