/* SPDX-License-Identifier: BSD-2-Clause */
/* Drawing in memory, for rows of the bench that no disk slows down. */
#ifndef BENCH_DIAGRAMS_H
#define BENCH_DIAGRAMS_H

/**
 * Draw every turn of the records in a file as SVG, and throw the pictures away.  Returns whether it
 * drew any; ends the program with status 2 if the file cannot be read.
 */
int diagrams_draw(const char *path);

#endif
