/* SPDX-License-Identifier: BSD-2-Clause */
/* All points of the board, for tables that are made when the program is compiled. */
#ifndef RULES_POINT_LIST_H
#define RULES_POINT_LIST_H

/* clang-format off */
/** P(column, row) for each point; columns count from 0, rows from 1. */
#define POINT_LIST(P) \
    P(0, 2) P(0, 3) P(0, 4) P(0, 5) \
    P(1, 1) P(1, 2) P(1, 3) P(1, 4) P(1, 5) P(1, 6) P(1, 7) \
    P(2, 1) P(2, 2) P(2, 3) P(2, 4) P(2, 5) P(2, 6) P(2, 7) P(2, 8) \
    P(3, 1) P(3, 2) P(3, 3) P(3, 4) P(3, 5) P(3, 6) P(3, 7) P(3, 8) P(3, 9) \
    P(4, 1) P(4, 2) P(4, 3) P(4, 4) P(4, 5) P(4, 6) P(4, 7) P(4, 8) P(4, 9) P(4, 10) \
    P(5, 2) P(5, 3) P(5, 4) P(5, 5) P(5, 6) P(5, 7) P(5, 8) P(5, 9) P(5, 10) \
    P(6, 2) P(6, 3) P(6, 4) P(6, 5) P(6, 6) P(6, 7) P(6, 8) P(6, 9) P(6, 10) P(6, 11) \
    P(7, 3) P(7, 4) P(7, 5) P(7, 6) P(7, 7) P(7, 8) P(7, 9) P(7, 10) P(7, 11) \
    P(8, 4) P(8, 5) P(8, 6) P(8, 7) P(8, 8) P(8, 9) P(8, 10) P(8, 11) \
    P(9, 5) P(9, 6) P(9, 7) P(9, 8) P(9, 9) P(9, 10) P(9, 11) \
    P(10, 7) P(10, 8) P(10, 9) P(10, 10)
/* clang-format on */

/** The number of the point at a column and a row. */
#define POINT_NUMBER(column, row) (11 * (column) + (row)-1)

#endif
