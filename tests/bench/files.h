/* SPDX-License-Identifier: BSD-2-Clause */
/* Files, folders and archives of made-up games for the bench. */
#ifndef BENCH_FILES_H
#define BENCH_FILES_H

#include "bench/games.h"

/** Each of these writes to a path that is not there yet, and ends the program if it fails. */

/**
 * Games one after another in one file, from the first on again and again until there are so many
 * bytes; once at least.
 */
struct games_sums files_plain(const char *path, const struct games_plan *plan, uint64_t bytes);

/** A file for each game, named as for the official notation, in a new folder. */
struct games_sums files_folder(const char *path, const struct games_plan *plan);

/** The same in a zip archive; the bytes are those before they are packed. */
struct games_sums files_zip(const char *path, const struct games_plan *plan);

/**
 * Chess games as PGN, those of tests/bench/chess.pgn again and again until there are so many plies,
 * which are its turns.  The file is found below the folder SRCDIR, or the current one.
 */
struct games_sums files_chess(const char *path, uint64_t plies);

/** Remove a file, or a folder with all in it. */
void files_remove(const char *path);

#endif
