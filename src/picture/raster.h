/* SPDX-License-Identifier: BSD-2-Clause */
/*
 * Pictures as PNG and PDF, by Cairo and Pango.  These are loaded only if they are needed, and a
 * program may be built without them; then raster_load_libraries() says so.
 *
 * The order of calls: raster_load_libraries() before the process gives up files
 * (outputs/picture_files.c does that and keeps the right to read fonts), raster_find_fonts() after
 * that and before there are threads; then a renderer for each thread, which makes any number of
 * PNGs, or one PDF after the other:
 *
 *     raster_pdf_begin(raster, output);
 *     for each page: raster_pdf_page(raster, scene, points);
 *     raster_pdf_end(raster);
 *
 * Functions that return a string return NULL if they succeed, and otherwise why they failed, in
 * static storage.  The same scenes give the same bytes, as long as libraries and fonts are the
 * same.
 */
#ifndef PICTURE_RASTER_H
#define PICTURE_RASTER_H

#include "base/output.h"
#include "picture/scene.h"

enum { RASTER_MOST = 32000 /* pixels of the width or height of a PNG, at most */ };

/** What a thread renders with. */
struct raster;

#ifdef HAVE_PICTURES

/**
 * Load the libraries and the configuration of fonts.  Unless allow is NULL, it is called with each
 * folder of fonts and of their caches, so that the caller can keep the right to read it.  A failure
 * is final.
 */
const char *raster_load_libraries(void (*allow)(const char *folder));

/** Find the fonts in these folders; nothing is written, for example into a cache of fonts. */
const char *raster_find_fonts(void);

/** Make a renderer for pictures in a theme, which has to outlive it; NULL if memory ran out. */
struct raster *raster_new(const struct theme *theme);

/** Free a renderer; an unfinished PDF writes nothing more.  NULL is allowed. */
void raster_free(struct raster *raster);

/** Write a scene as PNG with a width in pixels; 0 is the scene's own width. */
const char *raster_png(struct raster *raster, struct output *output, const struct scene *scene,
                       int width);

/** Begin a PDF; the output must not move until raster_pdf_end(). */
const char *raster_pdf_begin(struct raster *raster, struct output *output);

/**
 * Add a scene as a page, whose width is in hundredths of a point; 0 is the scene's own width, of
 * which a unit is then a point.
 */
const char *raster_pdf_page(struct raster *raster, const struct scene *scene, int32_t width);

/** Write the rest of the PDF.  After a failure of a page the PDF is of no use. */
const char *raster_pdf_end(struct raster *raster);

#else

/* The only answer: raster_load_libraries() gives it, and after that only raster_free() is called.
 */
extern const char raster_missing[];

#define raster_load_libraries(allow) ((void)(allow), raster_missing)
#define raster_find_fonts() (raster_missing)
#define raster_new(theme) ((void)(theme), (struct raster *)NULL)
#define raster_free(raster) ((void)(raster))
#define raster_png(raster, output, scene, width)                                                   \
    ((void)(raster), (void)(output), (void)(scene), (void)(width), raster_missing)
#define raster_pdf_begin(raster, output) ((void)(raster), (void)(output), raster_missing)
#define raster_pdf_page(raster, scene, width)                                                      \
    ((void)(raster), (void)(scene), (void)(width), raster_missing)
#define raster_pdf_end(raster) ((void)(raster), raster_missing)

#endif
#endif
