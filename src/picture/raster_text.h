/* SPDX-License-Identifier: BSD-2-Clause */
/* Texts in PNG and PDF: in any script, with fonts that have its characters. */
#ifndef PICTURE_RASTER_TEXT_H
#define PICTURE_RASTER_TEXT_H

#include "picture/painter.h"
#include "picture/scene.h"

/** What writes texts. */
struct raster_text {
    PangoFontMap *fonts;
    PangoContext *context;
    PangoLayout *layout;
    PangoFontDescription *font;
};

/** Begin to write in the font of a theme, which has to outlive it. */
void raster_text_begin(struct raster_text *text, const char *font);

/** Write the text of a shape with the colour and the scale of a Cairo context. */
void raster_text_draw(struct raster_text *text, cairo_t *cairo, const struct scene *scene,
                      const struct shape *shape);

/** Free what it holds. */
void raster_text_end(struct raster_text *text);

#endif
