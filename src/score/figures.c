/* SPDX-License-Identifier: BSD-2-Clause */
#include "score/figures.h"

#include "score/report.h"
#include "score/summary.h"

#include <math.h>

struct figure figure_score(uint64_t wins, uint64_t draws, uint64_t losses)
{
    struct figure figure = {NAN, NAN, NAN};
    uint64_t games = wins + draws + losses;
    if (games == 0)
        return figure;
    figure.value = ((double)wins + (double)draws / 2) / (double)games;
    report_interval(wins, draws, losses, &figure.low, &figure.high);
    return figure;
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

static void put(struct table *table, double number, int digits)
{
    if (isnan(number))
        table_none(table);
    else
        table_decimal(table, number, digits);
}

void figure_put(struct table *table, struct figure figure, double factor, int digits)
{
    put(table, factor * figure.value, digits);
    put(table, factor * figure.low, digits);
    put(table, factor * figure.high, digits);
}

void figure_put_score(struct table *table, uint64_t wins, uint64_t draws, uint64_t losses)
{
    figure_put(table, figure_score(wins, draws, losses), 100, 1);
}
