/* SPDX-License-Identifier: BSD-2-Clause */
/* The tags of the official notation, which other notations have to recognise, too. */
#ifndef SYNTAX_TAG_H
#define SYNTAX_TAG_H

#include "base/scan.h"

/**
 * Return whether a tag begins at the cursor, up to the quotation mark of its value.  Nothing but
 * tags looks like that.  The cursor stays, and is starved if bytes after its end may decide that.
 */
bool tag_begins(struct cursor *cursor);

#endif
