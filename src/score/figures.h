/* SPDX-License-Identifier: BSD-2-Clause */
/* Figures with their intervals of 95%, and writing them to tables. */
#ifndef SCORE_FIGURES_H
#define SCORE_FIGURES_H

#include "outputs/table_writer.h"

/** A figure: its value and the limits of its interval; NAN if they are unknown. */
struct figure {
    double value, low, high;
};

/** Return the score of so many games, by Wilson's interval for points of 1, 1/2 and 0. */
struct figure figure_score(uint64_t wins, uint64_t draws, uint64_t losses);

/** Return the mean of n numbers by their sum and the sum of their squares, which are integers. */
struct figure figure_mean(uint64_t n, uint64_t sum, uint64_t squares);

/** Return the number with an index among all numbers, sorted, of which there are counts[number]. */
size_t figure_at(const uint64_t *counts, uint64_t index);

/** Write a figure times a factor as three values with so many digits after the point. */
void figure_put(struct table *table, struct figure figure, double factor, int digits);

/** Write a score as three values in percent. */
void figure_put_score(struct table *table, uint64_t wins, uint64_t draws, uint64_t losses);

#endif
