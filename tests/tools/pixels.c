/* SPDX-License-Identifier: BSD-2-Clause */
/*
 * usage: tool_pixels LEVELS TOP BOTTOM ONE OTHER [ONE OTHER]...
 *
 * Compares PNGs of 8 bits in RGB or RGBA, on white, from the row TOP to before BOTTOM; 0 is the
 * last row's end.  A line for each pair: how many pixels differ by more than LEVELS in a colour, a
 * blank, and how many there are.  Exit status 2: one cannot be read, or their sizes differ.
 *
 * It reads PNG by the letter, with the sums of its chunks, and knows nothing of what wrote it.
 */
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <zlib.h>

struct image {
    uint32_t width, height;
    size_t depth; /* bytes of a pixel */
    unsigned char *pixels;
};

static void fail(const char *name, const char *reason)
{
    fprintf(stderr, "tool_pixels: %s: %s\n", name, reason);
    exit(2);
}

static unsigned char *must(void *memory)
{
    if (memory == NULL)
        fail("memory", "there is none");
    return memory;
}

static uint32_t number_at(const unsigned char *at)
{
    return (uint32_t)at[0] << 24 | (uint32_t)at[1] << 16 | (uint32_t)at[2] << 8 | at[3];
}

static unsigned char *read_file(const char *name, size_t *length)
{
    FILE *file = fopen(name, "rb");
    unsigned char *bytes = NULL;
    size_t capacity = 0, got = 1;
    if (file == NULL)
        fail(name, "cannot be opened");
    for (*length = 0; got > 0; *length += got) {
        if (*length == capacity)
            bytes = must(realloc(bytes, capacity = 2 * capacity + 65536));
        got = fread(bytes + *length, 1, capacity - *length, file);
    }
    fclose(file);
    return bytes;
}

/* The value that the filter of a row predicts. */
static unsigned predict(unsigned filter, unsigned left, unsigned up, unsigned corner)
{
    int estimate = (int)left + (int)up - (int)corner;
    int to_left = abs(estimate - (int)left), to_up = abs(estimate - (int)up);
    int to_corner = abs(estimate - (int)corner);
    switch (filter) {
    case 1:
        return left;
    case 2:
        return up;
    case 3:
        return (left + up) / 2;
    case 4:
        return to_left <= to_up && to_left <= to_corner ? left : to_up <= to_corner ? up : corner;
    default:
        return 0;
    }
}

/* Undo the filters of rows, each of which begins with the number of its own. */
static void unfilter(const char *name, struct image *image, const unsigned char *rows)
{
    size_t row = image->width * image->depth;
    for (size_t y = 0; y < image->height; y++) {
        unsigned char *at = image->pixels + y * row;
        const unsigned char *from = rows + y * (row + 1);
        if (from[0] > 4)
            fail(name, "a row has an unknown filter");
        for (size_t x = 0; x < row; x++) {
            bool inside = x >= image->depth;
            at[x] = (unsigned char)(from[x + 1] +
                                    predict(from[0], inside ? at[x - image->depth] : 0,
                                            y > 0 ? (at - row)[x] : 0,
                                            inside && y > 0 ? (at - row)[x - image->depth] : 0));
        }
    }
}

/* Join the data of all chunks in place, and fill in what the first one says. */
static size_t join_chunks(const char *name, unsigned char *bytes, size_t length,
                          struct image *image)
{
    size_t joined = 0, at = 8;
    bool ended = false;
    while (!ended && length - at >= 12) {
        size_t size = number_at(bytes + at);
        const unsigned char *data = bytes + at + 8;
        if (size > length - at - 12 ||
            crc32(0, bytes + at + 4, (uInt)size + 4) != number_at(data + size))
            fail(name, "a chunk is damaged");
        if (memcmp(data - 4, "IHDR", 4) == 0 && size == 13) {
            image->width = number_at(data);
            image->height = number_at(data + 4);
            image->depth = data[8] == 8 && data[9] == 2 ? 3 : data[8] == 8 && data[9] == 6 ? 4 : 0;
        }
        ended = memcmp(data - 4, "IEND", 4) == 0;
        at += size + 12;
        if (memcmp(data - 4, "IDAT", 4) == 0) {
            memmove(bytes + joined, data, size);
            joined += size;
        }
    }
    if (!ended || at != length)
        fail(name, "it does not end with IEND");
    return joined;
}

static struct image read_png(const char *name)
{
    struct image image = {.width = 0};
    size_t length;
    unsigned char *bytes = read_file(name, &length);
    if (length < 8 || memcmp(bytes, "\x89PNG\r\n\x1a\n", 8) != 0)
        fail(name, "it is no PNG");
    length = join_chunks(name, bytes, length, &image);
    if (image.width - 1 > 50000 || image.height - 1 > 50000 || image.depth == 0)
        fail(name, "its form is not known here");
    uLongf expected = (uLongf)((image.width * image.depth + 1) * image.height), got = expected;
    unsigned char *rows = must(malloc(expected));
    if (uncompress(rows, &got, bytes, (uLong)length) != Z_OK || got != expected)
        fail(name, "its data are damaged");
    image.pixels = must(malloc(expected));
    unfilter(name, &image, rows);
    free(rows);
    free(bytes);
    return image;
}

/* A colour of a pixel on white. */
static int colour_of(const struct image *image, size_t pixel, int colour)
{
    const unsigned char *at = image->pixels + pixel * image->depth;
    int alpha = image->depth == 4 ? at[3] : 255;
    return (at[colour] * alpha + 255 * (255 - alpha)) / 255;
}

int main(int argc, char **argv)
{
    if (argc < 6 || argc % 2 != 0) {
        fprintf(stderr, "usage: tool_pixels LEVELS TOP BOTTOM ONE OTHER [ONE OTHER]...\n");
        return 2;
    }
    int levels = atoi(argv[1]);
    size_t top = (size_t)atoi(argv[2]), bottom = (size_t)atoi(argv[3]);
    for (int i = 4; i < argc; i += 2) {
        struct image one = read_png(argv[i]), other = read_png(argv[i + 1]);
        size_t end = bottom == 0 ? one.height : bottom, differing = 0;
        if (one.width != other.width || one.height != other.height || top >= end ||
            end > one.height)
            fail(argv[i + 1], "the sizes differ");
        for (size_t pixel = top * one.width; pixel < end * one.width; pixel++) {
            bool differs = false;
            for (int colour = 0; colour < 3; colour++)
                differs |=
                    abs(colour_of(&one, pixel, colour) - colour_of(&other, pixel, colour)) > levels;
            differing += differs;
        }
        printf("%zu %zu\n", differing, (end - top) * one.width);
        free(one.pixels);
        free(other.pixels);
    }
    return 0;
}
