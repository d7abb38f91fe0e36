/* SPDX-License-Identifier: BSD-2-Clause */
/*
 * What openings have in common, since after the tenth ring hardly any two games have the same
 * position: where each ring was placed, and how the rings of a player are spread after that.
 */
#ifndef SCORE_OPENING_FEATURES_H
#define SCORE_OPENING_FEATURES_H

#include "outputs/table_writer.h"
#include "score/tally.h"

/**
 * Return the class of a point of the board: the least point that a symmetry maps it to.  There are
 * eleven.
 */
yinsh_point opening_class(yinsh_point point);

/** Write the lines of a good record; none if it does not have the whole placing phase. */
void opening_features_put(struct output *out, const struct yinsh_record *record);

/** Return whether the rest of a key, after its first word, is that of a feature. */
bool opening_features_check(struct words rest);

/** Write a line for each value of each feature; false without memory. */
bool report_features(const struct tally *tally, enum table_format format, struct output *out);

#endif
