/* SPDX-License-Identifier: BSD-2-Clause */
/* The identity of what a record states about its game besides the turns: its tags and its result.
 */
#ifndef SYNTAX_TAG_IDENTITY_H
#define SYNTAX_TAG_IDENTITY_H

#include "record/identity.h"
#include "syntax/dates.h"

/** The tags of a record with its date in the same form whatever its notation. */
struct plain_tags {
    const struct tag *list;
    size_t count;
    struct tag room[RECORD_TAGS];
    char texts[2][DATE_TEXT]; /* the date and the time */
};

/** Get the tags of a record in a form that does not depend on its notation; it must outlive them.
 */
void plain_tags_get(struct plain_tags *tags, const struct yinsh_record *record);

/**
 * Return the identity of the tags, whatever their order and the case of their names, with the
 * result and the end of the game; it depends on the secret.
 */
struct game_identity tag_identity(const struct yinsh_record *record, const uint64_t secret[2]);

#endif
