/* SPDX-License-Identifier: BSD-2-Clause */
/*
 * Game sheets as HTML: one document without script that needs no other file, which a browser
 * divides into pages when it prints.
 */
#ifndef PICTURE_SHEET_HTML_H
#define PICTURE_SHEET_HTML_H

#include "picture/draw.h"
#include "picture/sheet_layout.h"
#include "picture/svg.h"

/** Write what precedes the sheets, which have the colours and the font of a theme. */
void sheet_html_begin(struct output *output, enum paper paper, const struct theme *theme);

/** Write a sheet; returns false if memory ran out.  Its diagrams are made in the scene. */
bool sheet_html_write(struct output *output, const struct sheet *sheet, struct scene *scene,
                      struct diagram_style style, const struct theme *theme);

/** Write what follows the sheets. */
void sheet_html_end(struct output *output);

#endif
