/* SPDX-License-Identifier: BSD-2-Clause */
/* What follows in a stream after libarchive has come to the end of an archive. */
#ifndef INPUT_REST_H
#define INPUT_REST_H

#include "input/stream.h"

/**
 * Read what ends a zip, which libarchive does not.  Returns whether it is there, and stores how
 * many members it states that there are, modulo 65536 or, if these are too many, 65535.
 */
bool rest_of_zip(struct stream *stream, unsigned *members);

/** Read the rest of a stream.  Returns whether it holds anything but zeros. */
bool rest_is_filled(struct stream *stream);

#endif
