/* SPDX-License-Identifier: BSD-2-Clause */
/* Pictures as SVG, with plain attributes only, so that simple programs show them, too. */
#ifndef PICTURE_SVG_H
#define PICTURE_SVG_H

#include "base/output.h"
#include "picture/scene.h"

/** Write a scene in the colours of a theme with a width in pixels; 0 is the scene's own. */
void svg_write(struct output *output, const struct scene *scene, const struct theme *theme,
               int width);

/**
 * Write the shapes of a scene alone, for an element of SVG that is written around them.  Without a
 * theme, which is then NULL, a style sheet has to give them colours.
 */
void svg_shapes(struct output *output, const struct scene *scene, const struct theme *theme);

/** Append hundredths as a decimal number without needless zeros; it takes 12 bytes at most. */
char *append_length(char *at, int32_t hundredths);

/** Write (bytes, length), which are visible, as text of XML or HTML, or inside of quotes. */
void svg_escape(struct output *output, struct words words);

#endif
