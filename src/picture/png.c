/* SPDX-License-Identifier: BSD-2-Clause */
#ifdef HAVE_PICTURES

#include "picture/png.h"

#include "picture/painter.h"

#include <stdlib.h>

enum {
    DEPTH = 8,   /* bits of a colour */
    COLOURS = 2, /* red, green and blue */
    PIXEL = 3,   /* bytes of it */
    SAME = 0     /* the filter that leaves a row as it is */
};

/* ---- Chunks ------------------------------------------------------------ */

static void put_number(unsigned char *at, uint32_t number)
{
    for (int i = 0; i < 4; i++)
        at[i] = (unsigned char)(number >> (24 - 8 * i));
}

static void write_chunk(struct png *png, const char *type, const unsigned char *bytes,
                        size_t length)
{
    unsigned char head[8], tail[4];
    put_number(head, (uint32_t)length);
    memcpy(head + 4, type, 4);
    uLong sum = painter->crc32(painter->crc32(0, NULL, 0), head + 4, 4);
    /* Without bytes crc32() would begin again. */
    if (length > 0)
        sum = painter->crc32(sum, bytes, (uInt)length);
    put_number(tail, (uint32_t)sum);
    output_bytes(png->output, (const char *)head, sizeof head);
    output_bytes(png->output, (const char *)bytes, length);
    output_bytes(png->output, (const char *)tail, sizeof tail);
}

/* Compress what the stream has; a chunk is written when it is full, and at the end. */
static void squeeze(struct png *png, int flush)
{
    z_stream *stream = &png->stream;
    for (bool more = true; more;) {
        int result = painter->deflate(stream, flush);
        more = flush == Z_FINISH ? result == Z_OK : stream->avail_in > 0;
        if (stream->avail_out > 0 && (more || flush != Z_FINISH))
            continue;
        write_chunk(png, "IDAT", png->piece, sizeof png->piece - stream->avail_out);
        stream->next_out = png->piece;
        stream->avail_out = sizeof png->piece;
    }
}

/* ---- The whole --------------------------------------------------------- */

/* Begin to compress; false if memory ran out. */
static bool begin_stream(struct png *png)
{
    enum { LEVEL = 2, WINDOW = 15, MEMORY = 8 };
    if (png->begun) {
        painter->deflateReset(&png->stream);
    } else {
        png->stream = (z_stream){.next_in = NULL};
        png->begun = painter->deflateInit2_(&png->stream, LEVEL, Z_DEFLATED, WINDOW, MEMORY,
                                            Z_DEFAULT_STRATEGY, ZLIB_VERSION,
                                            (int)sizeof png->stream) == Z_OK;
    }
    png->stream.next_out = png->piece;
    png->stream.avail_out = sizeof png->piece;
    return png->begun;
}

bool png_begin(struct png *png, struct output *output, int width, int height)
{
    static const char signature[] = "\x89PNG\r\n\x1a\n";
    size_t row = 1 + PIXEL * (size_t)width;
    unsigned char head[13] = {[8] = DEPTH, [9] = COLOURS};
    if (row > png->row_capacity) {
        unsigned char *bytes = realloc(png->row, row);
        if (bytes == NULL)
            return false;
        png->row = bytes;
        png->row_capacity = row;
    }
    if (!begin_stream(png))
        return false;
    png->output = output;
    png->width = width;
    png->row[0] = SAME;
    put_number(head, (uint32_t)width);
    put_number(head + 4, (uint32_t)height);
    output_bytes(output, signature, sizeof signature - 1);
    write_chunk(png, "IHDR", head, sizeof head);
    return true;
}

void png_rows(struct png *png, const uint32_t *pixels, size_t stride, int rows)
{
    for (; rows > 0; rows--, pixels += stride) {
        unsigned char *at = png->row + 1;
        for (int x = 0; x < png->width; x++, at += PIXEL) {
            at[0] = (unsigned char)(pixels[x] >> 16);
            at[1] = (unsigned char)(pixels[x] >> 8);
            at[2] = (unsigned char)pixels[x];
        }
        png->stream.next_in = png->row;
        png->stream.avail_in = (uInt)(1 + PIXEL * (size_t)png->width);
        squeeze(png, Z_NO_FLUSH);
    }
}

void png_end(struct png *png)
{
    squeeze(png, Z_FINISH);
    write_chunk(png, "IEND", NULL, 0);
}

void png_free(struct png *png)
{
    if (png->begun)
        painter->deflateEnd(&png->stream);
    free(png->row);
    png->begun = false;
    png->row = NULL;
    png->row_capacity = 0;
}

#else

/* A file that defines nothing is no C. */
typedef int png_is_not_built;

#endif
