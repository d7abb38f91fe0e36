/* SPDX-License-Identifier: BSD-2-Clause */
/* The ratings under which the games of a group are most likely. */
#ifndef SCORE_FIT_H
#define SCORE_FIT_H

#include "score/group.h"

/**
 * Fit strengths, whose mean is 0: player a beats b with probability 1/(1 + exp(b - a)).
 * *settled gets whether they are exact, but for rounding, and not only as close as a bounded
 * number of steps came.  strengths has room for each member.  False without memory.
 */
bool fit_strengths(const struct group *group, double *strengths, bool *settled);

/**
 * Find the standard errors of strengths whose mean is held at 0, from the inverse of Fisher's
 * information; less than 0 where there is none in the range of numbers.  exact asks
 * for the whole inverse, which takes count * count numbers and a time of their third power;
 * otherwise each is found as if the other strengths were certain.  False without memory.
 */
bool fit_errors(const struct group *group, const double *strengths, bool exact, double *errors);

#endif
