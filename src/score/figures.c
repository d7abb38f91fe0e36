/* SPDX-License-Identifier: BSD-2-Clause */
#include "score/report.h"

#include <math.h>

/*
 * Wilson's interval: the means p that the mean m of n games is at most z standard deviations of p
 * away from.  A game of mean p that is drawn with probability d has the variance p(1-p) - d/4, so
 * that the ends are the roots of (m-p)^2 = (z^2/n)(p(1-p) - d/4); without draws they are Wilson's.
 * d is taken as the drawn games of n + z^2, as if z^2 more games had been decided; otherwise the
 * interval of a few games that are all drawn would be empty.
 */
struct figure figure_score(uint64_t wins, uint64_t draws, uint64_t losses)
{
    const double z = REPORT_WIDTH;
    double n = (double)wins + (double)draws + (double)losses;
    if (n == 0)
        return (struct figure){NAN, NAN, NAN};
    double m = ((double)wins + (double)draws / 2) / n;
    double c = z * z / n, d = (double)draws / (n + z * z);
    double rest = c * (4 * m * (1 - m) - d + c * (1 - d));
    double root = rest > 0 ? sqrt(rest) : 0;
    double low = (2 * m + c - root) / (2 * (1 + c)), high = (2 * m + c + root) / (2 * (1 + c));
    return (struct figure){m, low > 0 ? low : 0, high < 1 ? high : 1};
}

struct figure figure_mean(uint64_t n, uint64_t sum, uint64_t squares)
{
    double count = (double)n, mean = (double)sum / count;
    if (n == 0)
        return (struct figure){NAN, NAN, NAN};
    if (n == 1)
        return (struct figure){mean, NAN, NAN};
    double variance = ((double)squares - (double)sum * mean) / (count - 1);
    double width = variance > 0 ? REPORT_WIDTH * sqrt(variance / count) : 0;
    return (struct figure){mean, mean - width, mean + width};
}

size_t figure_at(const uint64_t *counts, uint64_t index)
{
    size_t number = 0;
    for (; index >= counts[number]; number++)
        index -= counts[number];
    return number;
}

void figure_put(struct table *table, struct figure figure, double factor, int digits)
{
    table_decimal(table, factor * figure.value, digits);
    table_decimal(table, factor * figure.low, digits);
    table_decimal(table, factor * figure.high, digits);
}

void figure_put_score(struct table *table, uint64_t wins, uint64_t draws, uint64_t losses)
{
    figure_put(table, figure_score(wins, draws, losses), 100, 1);
}
