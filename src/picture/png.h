/* SPDX-License-Identifier: BSD-2-Clause */
/*
 * Writing PNGs.  Cairo can do this, too, but it takes several times as long: it chooses among all
 * filters for every row, which pictures of areas in one colour do not need.
 */
#ifndef PICTURE_PNG_H
#define PICTURE_PNG_H

#include "base/output.h"

#include <zlib.h>

enum { PNG_PIECE = 32 * 1024 /* compressed bytes in a chunk, at most */ };

/** A PNG being written; all zero before the first. */
struct png {
    struct output *output;
    z_stream stream;     /* kept for the next PNG */
    bool begun;          /* whether there is a stream */
    int width;           /* in pixels */
    unsigned char *row;  /* its bytes, after that of the filter */
    size_t row_capacity; /* in bytes */
    unsigned char piece[PNG_PIECE];
};

/** Begin a PNG; false if memory ran out.  painter_load() has to succeed before. */
bool png_begin(struct png *png, struct output *output, int width, int height);

/** Add rows of pixels, each of which is 0xXXRRGGBB; stride is between two rows, in pixels. */
void png_rows(struct png *png, const uint32_t *pixels, size_t stride, int rows);

/** Write the rest. */
void png_end(struct png *png);

/** Free what it holds. */
void png_free(struct png *png);

#endif
