/* SPDX-License-Identifier: BSD-2-Clause */
/*
 * usage: tool_pixels LEVELS TOP BOTTOM ONE OTHER [ONE OTHER]...
 *
 * Compares PNGs, on white, from the row TOP to before BOTTOM; 0 is the last row's end.  A line for
 * each pair: how many pixels differ by more than LEVELS in a colour, a blank, and how many there
 * are.  Exit status 2: one cannot be read, or their sizes differ.
 */
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>

#ifdef HAVE_PICTURES

#include <png.h>

struct image {
    size_t width, height;
    unsigned char *pixels; /* red, green, blue and alpha */
};

enum { PIXEL = 4 };

static void fail(const char *name, const char *reason)
{
    fprintf(stderr, "tool_pixels: %s: %s\n", name, reason);
    exit(2);
}

static struct image read_png(const char *name)
{
    png_image png = {.version = PNG_IMAGE_VERSION};
    if (!png_image_begin_read_from_file(&png, name))
        fail(name, png.message);
    png.format = PNG_FORMAT_RGBA;
    unsigned char *pixels = malloc(PNG_IMAGE_SIZE(png));
    if (pixels == NULL)
        fail("memory", "there is none");
    if (!png_image_finish_read(&png, NULL, pixels, 0, NULL) || png.warning_or_error != 0)
        fail(name, png.message);
    return (struct image){png.width, png.height, pixels};
}

/* A colour of a pixel on white. */
static int colour_of(const struct image *image, size_t pixel, int colour)
{
    const unsigned char *at = image->pixels + pixel * PIXEL;
    return (at[colour] * at[3] + 255 * (255 - at[3])) / 255;
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

#else

int main(void)
{
    fprintf(stderr, "tool_pixels: it was built without libpng\n");
    return 2;
}

#endif
