/* SPDX-License-Identifier: BSD-2-Clause */
#include "outputs/new_file.h"

#include "picture/raster.h"
#include "picture/svg.h"

#include <errno.h>

const char *const picture_formats[] = {"svg", "png", "pdf", NULL};

/* Make the renderer, unless there is one; false if memory ran out. */
static bool make_raster(struct raster **raster, const struct theme *theme)
{
    if (*raster == NULL)
        *raster = raster_new(theme);
    return *raster != NULL;
}

/* Return the width of a page in hundredths of a point; on paper a pixel is 3/4 of one. */
static int32_t page_width(const struct scene *scene, const struct picture_style *style)
{
    int64_t pixels = style->size > 0 ? (int64_t)style->size * 100 : scene->width;
    return (int32_t)(pixels * 3 / 4);
}

/* Write a PDF with one page. */
static const char *write_page(struct raster *raster, struct output *output,
                              const struct scene *scene, const struct picture_style *style)
{
    const char *reason = raster_pdf_begin(raster, output);
    if (reason == NULL)
        reason = raster_pdf_page(raster, scene, page_width(scene, style));
    const char *at_end = raster_pdf_end(raster);
    return reason != NULL ? reason : at_end;
}

const char *picture_write(struct raster **raster, struct output *output, const struct scene *scene,
                          const struct picture_style *style)
{
    if (style->format == PICTURE_SVG)
        svg_write(output, scene, style->theme, style->size);
    else if (style->document)
        scene_write(output, scene);
    else if (!make_raster(raster, style->theme))
        return strerror(ENOMEM);
    else if (style->format == PICTURE_PNG)
        return raster_png(*raster, output, scene, style->size);
    else
        return write_page(*raster, output, scene, style);
    return NULL;
}

const char *picture_page(struct raster **raster, struct output *output, const struct scene *scene,
                         const struct picture_style *style)
{
    const char *reason = NULL;
    if (*raster == NULL)
        reason = make_raster(raster, style->theme) ? raster_pdf_begin(*raster, output)
                                                   : strerror(ENOMEM);
    return reason != NULL ? reason : raster_pdf_page(*raster, scene, page_width(scene, style));
}
