/* SPDX-License-Identifier: BSD-2-Clause */
#ifdef HAVE_PICTURES

#include "picture/painter.h"

void raster_text_begin(struct raster_text *text, const char *font)
{
    cairo_font_options_t *options = painter->cairo_font_options_create();
    /* Fonts of its own: no other thread uses them. */
    text->fonts = painter->pango_cairo_font_map_new();
    text->context = painter->pango_font_map_create_context(text->fonts);
    /* As renderers of SVG do it: glyphs have the same form at every place and in every size. */
    painter->cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY);
    painter->cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE);
    painter->cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF);
    painter->pango_cairo_context_set_font_options(text->context, options);
    painter->cairo_font_options_destroy(options);
    /*
     * A text begins on the left, as in SVG, and the ellipsis of one that is cut is on the right;
     * inside of it each script has its own direction.
     */
    painter->pango_context_set_base_dir(text->context, PANGO_DIRECTION_LTR);
    text->layout = painter->pango_layout_new(text->context);
    painter->pango_layout_set_auto_dir(text->layout, FALSE);
    painter->pango_layout_set_single_paragraph_mode(text->layout, TRUE);
    text->font = painter->pango_font_description_new();
    painter->pango_font_description_set_family_static(text->font, font);
}

void raster_text_draw(struct raster_text *text, cairo_t *cairo, const struct scene *scene,
                      const struct shape *shape)
{
    const char *bytes = scene->text.at + shape->text;
    double size = (double)part_styles[shape->part].size * shape->scale / 1e5;
    double room = (double)measure_text((struct words){bytes, shape->length}) * size / 1000;
    PangoRectangle extents;
    painter->pango_font_description_set_absolute_size(text->font, size * PANGO_SCALE);
    painter->pango_layout_set_font_description(text->layout, text->font);
    painter->pango_layout_set_text(text->layout, bytes, (int)shape->length);
    painter->pango_cairo_update_layout(cairo, text->layout);
    PangoLayoutLine *line = painter->pango_layout_get_line_readonly(text->layout, 0);
    painter->pango_layout_line_get_extents(line, NULL, &extents);
    double width = (double)extents.width / PANGO_SCALE;
    /* A font may be wider than all that were measured. */
    double squeeze = width > room ? room / width : 1;
    double before = shape->anchor == ANCHOR_START    ? 0
                    : shape->anchor == ANCHOR_MIDDLE ? width / 2
                                                     : width;
    painter->cairo_save(cairo);
    painter->cairo_translate(cairo, shape->x / 100.0 - before * squeeze, shape->y / 100.0);
    painter->cairo_scale(cairo, squeeze, 1);
    painter->cairo_move_to(cairo, 0, 0);
    painter->pango_cairo_show_layout_line(cairo, line);
    painter->cairo_restore(cairo);
}

void raster_text_end(struct raster_text *text)
{
    painter->pango_font_description_free(text->font);
    painter->g_object_unref(text->layout);
    painter->g_object_unref(text->context);
    painter->g_object_unref(text->fonts);
}

#else

/* A file that defines nothing is no C. */
typedef int raster_text_is_not_built;

#endif
