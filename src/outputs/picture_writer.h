/* SPDX-License-Identifier: BSD-2-Clause */
/* Writing pictures in the format that the user chose. */
#ifndef OUTPUTS_PICTURE_WRITER_H
#define OUTPUTS_PICTURE_WRITER_H

#include "base/output.h"
#include "picture/scene.h"

/** Formats of pictures; what the user chose is the index of its name, and PICTURE_SVG more. */
enum picture_format { PICTURE_BY_NAME, PICTURE_SVG, PICTURE_PNG, PICTURE_PDF };

/** The names of the formats from PICTURE_SVG; ends with NULL. */
extern const char *const picture_formats[];

/** How pictures are written. */
struct picture_style {
    int format; /* enum picture_format */
    const struct theme *theme;
    int size;      /* width in pixels; 0: the scene's own */
    bool document; /* whether pictures are pages of one PDF */
};

/** What a thread writes pictures with; all zero has written none. */
struct picture_writer {
    struct raster *raster;
    struct memory_output *memory; /* to which a picture goes, until it is complete */
};

/**
 * Write a picture to an output, nothing of it if it cannot be written; a page of a document is
 * written for picture_page() instead.  Returns NULL, or why it cannot be written.
 */
const char *picture_write(struct picture_writer *writer, struct output *output,
                          const struct scene *scene, const struct picture_style *style);

/**
 * Add a page to a document, which begins with the first page; the output must not move before
 * raster_pdf_end().  Returns NULL, or why it cannot be added.
 */
const char *picture_page(struct picture_writer *writer, struct output *output,
                         const struct scene *scene, const struct picture_style *style);

/** Free what it holds. */
void picture_writer_free(struct picture_writer *writer);

#endif
