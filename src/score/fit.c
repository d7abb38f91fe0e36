/* SPDX-License-Identifier: BSD-2-Clause */
/*
 * Newton's method on the logarithm of the likelihood, which is concave.  Its matrix, Fisher's
 * information, is that of a graph and sparse, so each step is found by conjugate gradients.
 * Minorization-maximization would be shorter, but takes millions of rounds when the games form
 * long chains of players.  All sums run over players in the order of their names, so the result
 * does not depend on the order of the input.
 */
#include "score/report.h"

#include <math.h>
#include <stdlib.h>

enum {
    MOST_STEPS = 200,  /* of Newton's method */
    MOST_TURNS = 5000, /* of conjugate gradients in a step */
    MOST_HALVINGS = 60 /* of a step that is too long */
};

/* Edges visited in all before the fit ends without being settled. */
static const double MOST_WORK = 2e10;

/* How far the expected points may be from those taken, relative to both. */
static const double EXACT = 1e-10;

/* The state of a fit: arrays with a number for each member. */
struct fit {
    const struct group *group;
    size_t count;
    double *gradient, *diagonal, *step, *rest, *direction, *product, *trial;
    double *weights; /* of each edge: the information of its games */
    double *numbers; /* the memory of all of these */
    double work;
};

static bool fit_begin(struct fit *fit, const struct group *group)
{
    size_t n = group->count, edges = group->first[n];
    *fit = (struct fit){.group = group, .count = n};
    fit->numbers = calloc(7 * n + edges, sizeof *fit->numbers);
    if (fit->numbers == NULL)
        return false;
    fit->gradient = fit->numbers;
    fit->diagonal = fit->gradient + n;
    fit->step = fit->diagonal + n;
    fit->rest = fit->step + n;
    fit->direction = fit->rest + n;
    fit->product = fit->direction + n;
    fit->trial = fit->product + n;
    fit->weights = fit->trial + n;
    return true;
}

/* The probability that a player beats an opponent who is stronger by a difference. */
static double chance(double stronger)
{
    return 1 / (1 + exp(stronger));
}

static double log_likelihood(const struct group *group, const double *strengths)
{
    double sum = 0;
    for (size_t i = 0; i < group->count; i++)
        for (size_t k = group->first[i]; k < group->first[i + 1]; k++) {
            const struct edge *edge = &group->edges[k];
            double x = strengths[edge->other] - strengths[i];
            /* The logarithm of 1 + exp(x), even if that overflows. */
            sum -= edge->won * (x > 0 ? x + log1p(exp(-x)) : log1p(exp(x)));
        }
    return sum;
}

/* Compute gradient and information at strengths; returns whether the gradient is nearly 0. */
static bool evaluate(struct fit *fit, const double *strengths)
{
    const struct group *group = fit->group;
    bool exact = true;
    for (size_t i = 0; i < fit->count; i++) {
        double excess = 0, deficit = 0, information = 0;
        for (size_t k = group->first[i]; k < group->first[i + 1]; k++) {
            const struct edge *edge = &group->edges[k];
            double ahead = strengths[i] - strengths[edge->other];
            double win = chance(-ahead), loss = chance(ahead);
            /* won - games * win, without subtracting large numbers */
            excess += edge->won * loss;
            deficit += edge->lost * win;
            fit->weights[k] = edge->games * win * loss;
            information += fit->weights[k];
        }
        fit->gradient[i] = excess - deficit;
        fit->diagonal[i] = information;
        exact = exact && fabs(excess - deficit) <= EXACT * (excess + deficit);
    }
    fit->work += (double)group->first[fit->count];
    return exact;
}

/* product = information * direction */
static void multiply(struct fit *fit)
{
    const struct group *group = fit->group;
    for (size_t i = 0; i < fit->count; i++) {
        double sum = 0;
        for (size_t k = group->first[i]; k < group->first[i + 1]; k++)
            sum += fit->weights[k] * (fit->direction[i] - fit->direction[group->edges[k].other]);
        fit->product[i] = sum;
    }
    fit->work += (double)group->first[fit->count];
}

static double dot(const double *a, const double *b, size_t count)
{
    double sum = 0;
    for (size_t i = 0; i < count; i++)
        sum += a[i] * b[i];
    return sum;
}

/* The squared size of the residual, preconditioned by the diagonal. */
static double residual(const struct fit *fit)
{
    double sum = 0;
    for (size_t i = 0; i < fit->count; i++)
        sum += fit->rest[i] / fit->diagonal[i] * fit->rest[i];
    return sum;
}

/* Shift all numbers so that their mean is 0. */
static void center(double *numbers, size_t count)
{
    double sum = 0;
    for (size_t i = 0; i < count; i++)
        sum += numbers[i];
    for (size_t i = 0; i < count; i++)
        numbers[i] -= sum / (double)count;
}

/* Find the step that approximately solves information * step = gradient. */
static void find_step(struct fit *fit)
{
    size_t n = fit->count;
    /* Its sum is 0 except for rounding, which no step could remove. */
    center(fit->gradient, n);
    for (size_t i = 0; i < n; i++) {
        fit->step[i] = 0;
        fit->rest[i] = fit->gradient[i];
        fit->direction[i] = fit->rest[i] / fit->diagonal[i];
    }
    double size = residual(fit), goal = size * 1e-16;
    /* Without rounding it would take at most one turn for each player. */
    size_t most = n < MOST_TURNS / 10 ? 10 * n + 100 : MOST_TURNS;
    for (size_t turn = 0; turn < most && size > goal && fit->work < MOST_WORK; turn++) {
        multiply(fit);
        double bend = dot(fit->direction, fit->product, n);
        if (!(bend > 0))
            break;
        double along = size / bend;
        for (size_t i = 0; i < n; i++) {
            fit->step[i] += along * fit->direction[i];
            fit->rest[i] -= along * fit->product[i];
        }
        double before = size;
        size = residual(fit);
        for (size_t i = 0; i < n; i++)
            fit->direction[i] = fit->rest[i] / fit->diagonal[i] + size / before * fit->direction[i];
    }
}

/*
 * Take the step, or a part of it that is small enough for the likelihood not to fall; false if none
 * is.
 */
static bool take_step(struct fit *fit, double *strengths)
{
    size_t n = fit->count;
    double now = log_likelihood(fit->group, strengths), part = 1, largest = 0;
    for (size_t i = 0; i < n; i++)
        largest = fabs(fit->step[i]) > largest ? fabs(fit->step[i]) : largest;
    /* Beyond that the parabola does not approximate the likelihood. */
    if (largest > 8)
        part = 8 / largest;
    for (int i = 0; i < MOST_HALVINGS; i++) {
        for (size_t k = 0; k < n; k++)
            fit->trial[k] = strengths[k] + part * fit->step[k];
        if (log_likelihood(fit->group, fit->trial) >= now - 1e-13 * fabs(now)) {
            memcpy(strengths, fit->trial, n * sizeof *strengths);
            return true;
        }
        part /= 2;
    }
    return false;
}

bool fit_strengths(const struct group *group, double *strengths, bool *settled)
{
    struct fit fit;
    if (!fit_begin(&fit, group))
        return false;
    for (size_t i = 0; i < fit.count; i++)
        strengths[i] = 0;
    *settled = evaluate(&fit, strengths);
    for (int i = 0; i < MOST_STEPS && !*settled && fit.work < MOST_WORK; i++) {
        find_step(&fit);
        if (!take_step(&fit, strengths))
            break;
        center(strengths, fit.count);
        *settled = evaluate(&fit, strengths);
    }
    free(fit.numbers);
    return true;
}

/* ---- Errors ------------------------------------------------------------ */

/* Subtract a multiple of a row from another. */
static void subtract(double *restrict row, double factor, const double *restrict other,
                     size_t count)
{
    for (size_t i = 0; i < count; i++)
        row[i] -= factor * other[i];
}

/* Replace the upper triangle of a matrix by R with R'R = matrix; false if there is no R. */
static bool decompose(double *matrix, size_t n)
{
    for (size_t i = 0; i < n; i++) {
        double *row = matrix + i * n;
        for (size_t k = 0; k < i; k++)
            subtract(row + i, matrix[k * n + i], matrix + k * n + i, n - i);
        if (!(row[i] > 0) || !isfinite(row[i]))
            return false;
        double root = sqrt(row[i]);
        for (size_t j = i; j < n; j++)
            row[j] /= root;
    }
    return true;
}

/* Replace an upper triangle by its inverse; old is room for a row. */
static void invert(double *matrix, size_t n, double *old)
{
    for (size_t i = n; i-- > 0;) {
        double *row = matrix + i * n;
        memcpy(old + i, row + i, (n - i) * sizeof *old);
        memset(row + i, 0, (n - i) * sizeof *row);
        for (size_t k = i + 1; k < n; k++)
            subtract(row + k, old[k] / old[i], matrix + k * n + k, n - k);
        row[i] = 1 / old[i];
    }
}

/*
 * The information is singular: it does not determine the mean of all strengths, which is held at 0.
 * After adding a constant to every number of the matrix it can be inverted, and the inverse is that
 * for strengths of mean 0 plus another, known constant.
 */
static bool exact_errors(const struct fit *fit, double *errors)
{
    size_t n = fit->count;
    double mean = 0;
    double *matrix = calloc(n, n * sizeof *matrix), *old = calloc(n, sizeof *old);
    bool room = matrix != NULL && old != NULL;
    if (room) {
        for (size_t i = 0; i < n; i++)
            mean += fit->diagonal[i] / (double)n;
        for (size_t i = 0; i < n * n; i++)
            matrix[i] = mean / (double)n;
        for (size_t i = 0; i < n; i++) {
            matrix[i * n + i] += fit->diagonal[i];
            for (size_t k = fit->group->first[i]; k < fit->group->first[i + 1]; k++)
                matrix[i * n + fit->group->edges[k].other] -= fit->weights[k];
        }
        bool good = decompose(matrix, n);
        if (good)
            invert(matrix, n, old);
        for (size_t i = 0; i < n; i++) {
            double *end = matrix + i * n;
            double variance = good ? dot(end + i, end + i, n - i) - 1 / (mean * (double)n) : -1;
            errors[i] = variance > 0 && isfinite(variance) ? sqrt(variance) : -1;
        }
    }
    free(matrix);
    free(old);
    return room;
}

bool fit_errors(const struct group *group, const double *strengths, bool exact, double *errors)
{
    struct fit fit;
    bool room = fit_begin(&fit, group);
    if (room) {
        evaluate(&fit, strengths);
        for (size_t i = 0; i < fit.count && !exact; i++)
            errors[i] = fit.diagonal[i] > 0 ? 1 / sqrt(fit.diagonal[i]) : -1;
        room = !exact || exact_errors(&fit, errors);
    }
    free(fit.numbers);
    return room;
}
