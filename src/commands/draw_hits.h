/* SPDX-License-Identifier: BSD-2-Clause */
/* yinsh draw --hits: a picture of each position in a table of hits. */
#ifndef COMMANDS_DRAW_HITS_H
#define COMMANDS_DRAW_HITS_H

#include "cli/picture_files.h"
#include "commands/hits.h"
#include "jobs/jobs.h"

/** The pictures of hits, in the order of the table. */
struct hit_pictures {
    const char *name; /* of the table; NULL: none is drawn */
    struct hits hits;
    struct picture_files *files;
    struct held_picture *held; /* the pictures of a portion until it was read; NULL: none wait */
};

/**
 * Draw the position after a turn of a record with a name that picture_frame_begin() takes; false if
 * the record does not have the turn.
 */
typedef bool (*draw_hit_fn)(struct results *results, const struct origin *origin,
                            const struct yinsh_record *record, int turn, const char *name);

/** Return whether there are hits in a record. */
bool hit_pictures_want(const struct hit_pictures *pictures, const struct origin *origin);

/** Draw the hits in a record. */
void hit_pictures_draw(struct results *results, const struct hit_pictures *pictures,
                       const struct origin *origin, const struct yinsh_record *record,
                       draw_hit_fn draw);

/** Take what hit_pictures_draw() wrote; as work.take(). */
bool hit_pictures_take(struct cli *cli, struct hit_pictures *pictures, const char *bytes,
                       size_t length);

/**
 * Read the files of the hits and do the work, which draws them, on their records; reports hits that
 * are not there.  hits_read() has read the table.
 */
void hit_pictures_run(struct cli *cli, struct hit_pictures *pictures, struct work *work);

#endif
