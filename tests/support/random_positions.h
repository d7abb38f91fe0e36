/* SPDX-License-Identifier: BSD-2-Clause */
/*
 * Made-up positions for random games of the second engine: random numbers, distances on the
 * board, and positions in which what is rare in games is near.
 */
#ifndef SUPPORT_RANDOM_POSITIONS_H
#define SUPPORT_RANDOM_POSITIONS_H

#include "engine/naive.h"

#include <stdlib.h>
#include <string.h>

/* ---- Random numbers ---------------------------------------------------- */

/** What the random numbers follow from. */
static uint64_t rng_state;

/** splitmix64: good enough, and the same everywhere. */
static inline uint64_t random_bits(void)
{
    uint64_t z = rng_state += UINT64_C(0x9e3779b97f4a7c15);

    z = (z ^ (z >> 30)) * UINT64_C(0xbf58476d1ce4e5b9);
    z = (z ^ (z >> 27)) * UINT64_C(0x94d049bb133111eb);
    return z ^ (z >> 31);
}

/** A number from 0 to below limit. */
static inline int pick(int limit)
{
    return (int)(random_bits() % (uint64_t)limit);
}

/* ---- The board --------------------------------------------------------- */

/** Put numbers in a random order. */
static inline void shuffle(int *numbers, int count)
{
    for (int i = count - 1; i > 0; i--) {
        int j = pick(i + 1);
        int kept = numbers[i];

        numbers[i] = numbers[j];
        numbers[j] = kept;
    }
}

/** Whether two different points, as numbers of the frame, are on one line. */
static inline bool on_line(int a, int b)
{
    int columns = b / 11 - a / 11;
    int rows = b % 11 - a % 11;

    return columns == 0 || rows == 0 || columns == rows;
}

/** Steps along lines from one point to another. */
static inline int distance(int a, int b)
{
    int columns = abs(b / 11 - a / 11);
    int rows = abs(b % 11 - a % 11);
    int both = abs(b / 11 - a / 11 - (b % 11 - a % 11));
    int most = columns > rows ? columns : rows;

    return both > most ? both : most;
}

/** Order points by their distance from the first one; those at the same distance keep their order.
 */
static inline void nearest_first(int *points, int count)
{
    int sorted[YINSH_POINTS], next = 0;

    for (int apart = 0; apart < YINSH_COLUMNS; apart++)
        for (int i = 0; i < count; i++)
            if (distance(points[0], points[i]) == apart)
                sorted[next++] = points[i];
    memcpy(points, sorted, (size_t)next * sizeof *points);
}

/* ---- Positions --------------------------------------------------------- */

/** The content of a point of the board. */
static inline char *cell_at(struct naive *game, int point)
{
    return &game->board[point / 11][point % 11];
}

/** Turn over a marker of each row of a colour, until none is left or patience is. */
static inline bool drop_rows(struct naive *game, int colour)
{
    yinsh_action rows[YINSH_MAX_ACTIONS];
    size_t count;

    for (int patience = 0; patience < 200; patience++) {
        count = naive_rows(game, colour, rows);
        if (count == 0)
            return true;
        const yinsh_action *row = &rows[pick((int)count)];
        *cell_at(game, row->from + (row->to - row->from) / 4 * pick(5)) =
            colour == YINSH_WHITE ? NAIVE_BLACK_MARKER : NAIVE_WHITE_MARKER;
    }
    return false;
}

/** The points of the board in a random order, in a cramped position nearest to the first. */
static inline int list_points(int points[YINSH_POINTS], bool cramped)
{
    int count = 0;

    for (int point = 0; point < YINSH_FRAME; point++)
        if (naive_on_board(point / 11, point % 11 + 1))
            points[count++] = point;
    shuffle(points, count);
    if (cramped)
        nearest_first(points, count);
    return count;
}

/**
 * Put the rings on the first points, but those of a colour that is not cramped far away; returns
 * how many there are, and where.
 */
static inline int put_rings(struct naive *game, const int *points, int colours, bool cramped,
                            int ring_points[2 * YINSH_RINGS])
{
    static const char rings[2] = {NAIVE_WHITE_RING, NAIVE_BLACK_RING};
    int used = 0;

    for (int colour = 0; colour < 2; colour++)
        game->removed[colour] = game->variant == YINSH_BLITZ ? 0 : cramped ? 1 + pick(2) : pick(3);
    for (int colour = 0; colour < 2; colour++)
        for (int i = game->removed[colour]; i < YINSH_RINGS; i++, used++) {
            int at = cramped && colour >= colours ? YINSH_POINTS - 1 - pick(20) : used;
            while (*cell_at(game, points[at]) != NAIVE_VACANT)
                at--;
            *cell_at(game, points[at]) = rings[colour];
            ring_points[used] = points[at];
        }
    return used;
}

/** Whether the rules allow the position. */
static inline bool is_legal(const struct naive *game)
{
    yinsh_position position = naive_to_position(game);

    return yinsh_position_check(&position) == NULL;
}

/**
 * A made-up position of the main phase.  In a cramped one the rings stand close
 * to each other and the markers cover their lines, so that rings are blocked; those of so many
 * colours, 1 or 2.  The game's variant and house rule are set, its board is empty.  Returns
 * false if there is no such position: the game is of no use then.
 */
static inline bool make_up(struct naive *game, bool cramped, int colours)
{
    yinsh_action rows[YINSH_MAX_ACTIONS];
    int points[YINSH_POINTS], ring_points[2 * YINSH_RINGS], markers, most, bias;
    int count = list_points(points, cramped);
    int used = put_rings(game, points, colours, cramped, ring_points);

    most = game->house == YINSH_HOUSE_NO_LIMIT ? count - used : YINSH_MARKERS - 1;
    markers = most - (pick(3) == 0 ? pick(most) : pick(4));
    bias = 1 + pick(4);
    for (int pass = 0; pass < 2; pass++) {
        for (int i = 0; i < count && markers > 0; i++) {
            bool lined = !cramped;
            char *cell = cell_at(game, points[i]);

            for (int ring = 0; ring < used && !lined; ring++)
                lined = on_line(ring_points[ring], points[i]) &&
                        distance(points[0], ring_points[ring]) < 4;
            if (*cell != NAIVE_VACANT || (pass == 0 && !lined))
                continue;
            *cell = pick(5) < bias ? NAIVE_WHITE_MARKER : NAIVE_BLACK_MARKER;
            markers--;
        }
    }
    /* Sometimes a run as long as can be for the side to move, otherwise no rows of his. */
    game->side = pick(2);
    if (pick(6) == 0) {
        int column = pick(YINSH_COLUMNS);
        for (int row = 0; row < 11; row++)
            if (strchr(".wb", game->board[column][row]) != NULL)
                game->board[column][row] =
                    game->side == YINSH_WHITE ? NAIVE_WHITE_MARKER : NAIVE_BLACK_MARKER;
    } else if (!drop_rows(game, game->side)) {
        return false;
    }
    if (!drop_rows(game, 1 - game->side))
        return false;
    game->due = naive_rows(game, game->side, rows) > 0 ? YINSH_DUE_PRE_ROW : YINSH_DUE_MOVE;
    /* The ring moves that it took, and passes, which may have been the last turns. */
    game->turn = YINSH_PLACING_TURNS + 1 + naive_markers(game) + 2 * pick(2) +
                 YINSH_ROW_LENGTH * (game->removed[0] + game->removed[1]);
    if (game->turn % 2 == game->side)
        game->turn++;
    /* In half of the positions in which no ring of the other side can move. */
    game->passed = pick(2) == 0;
    if (is_legal(game))
        return true;
    game->passed = false;
    return is_legal(game);
}

/**
 * A position of the placing phase after a steal: Black has the ring, and each side those
 * that it has placed since; what is placed in a round of the loop was placed the turn before.
 */
static inline void make_up_steal(struct naive *game)
{
    int last = 3 + pick(9);

    for (game->turn = 3; game->turn <= last; game->turn++) {
        int colour = game->turn == 3 ? YINSH_BLACK : game->turn % 2;
        int point;

        do
            point = pick(YINSH_FRAME);
        while (*cell_at(game, point) != NAIVE_VACANT);
        *cell_at(game, point) = colour == YINSH_BLACK ? NAIVE_BLACK_RING : NAIVE_WHITE_RING;
    }
    game->turn = last;
    game->side = last % 2 == 1 ? YINSH_WHITE : YINSH_BLACK;
    game->due = YINSH_DUE_PLACE;
}

#endif
