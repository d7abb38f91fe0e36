/* SPDX-License-Identifier: BSD-2-Clause */
/* The ratings under which the games of a group are most likely. */
#ifndef SCORE_FIT_H
#define SCORE_FIT_H

#include "score/group.h"

/**
 * Fit strengths, whose mean is 0, such that player a beats b with probability 1/(1 + exp(b - a)).
 * strengths has room for each member.  *settled gets whether the strengths are exact except for
 * rounding; if not, the steps allowed did not suffice.  Returns false without memory.
 */
bool fit_strengths(const struct group *group, double *strengths, bool *settled);

/**
 * Compute the standard errors of strengths whose mean is held at 0, from the inverse of Fisher's
 * information; a negative one is not representable.  If exact, computes the whole inverse, which
 * takes count * count numbers and cubic time; otherwise computes each error as if the other
 * strengths were certain.  Returns false without memory.
 */
bool fit_errors(const struct group *group, const double *strengths, bool exact, double *errors);

#endif
