/* SPDX-License-Identifier: BSD-2-Clause */
/*
 * Zips that libarchive reads.  A zip is read from front to back by its local headers, in the same
 * way whether it is a file, or comes through a pipe or out of another archive.  Its directory,
 * which comes last, then has to list what was found: so neither bytes between members, which are
 * legal, nor members that are not listed, nor another zip after it, can hide anything.
 *
 * libarchive gives a zip up at a damaged header, and in data that do not unpack.  What follows is
 * searched for by the signature of local headers.  libarchive skips all that is not a header and
 * does not report it: between two members there should be less than a header.
 */
#ifndef INPUT_ZIP_LAYER_H
#define INPUT_ZIP_LAYER_H

#include "input/layer_state.h"

/** Return the place that libarchive has reached: after a header, where the data begins. */
uint64_t zip_reached(const struct layer *layer);

/**
 * Search for more members, or another zip, after a member that cannot be read or was lost.  Returns
 * false if nothing follows, with the event to report.
 */
bool zip_search(struct layer *layer, enum layer_event *event);

/**
 * Look at where libarchive found the next header of a zip, or none, or a damaged one, when it
 * looked from a place on; result is that of handle_next().  Unless the member before ended well, a
 * gap may have begun in it.
 */
enum layer_event zip_check_header(struct layer *layer, uint64_t from, bool ended_well, int result);

#endif
