/* SPDX-License-Identifier: BSD-2-Clause */
/* Chess games at random, for the program that the bench is compared with. */
#ifndef BENCH_CHESS_H
#define BENCH_CHESS_H

#include "bench/games.h"

#include <stdio.h>

/**
 * Write games of up to 120 plies, most of which are broken off, as PGN with the seven tags and
 * moves in lines of up to 79 columns; the same for the same seed everywhere.  Of the sums, the
 * turns are plies.  Whether the file could be written is for the caller to ask.
 */
struct games_sums chess_write(FILE *file, uint64_t games, uint64_t seed);

#endif
