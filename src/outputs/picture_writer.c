/* SPDX-License-Identifier: BSD-2-Clause */
#include "outputs/new_file.h"

#include "picture/raster.h"
#include "picture/svg.h"

#include <errno.h>
#include <stdlib.h>

const char *const picture_formats[] = {"svg", "png", "pdf", NULL};

/* An output that ends in memory. */
struct memory_output {
    struct bytes bytes;
    struct output output;
};

/* Make the renderer, unless there is one; false if memory ran out. */
static bool make_raster(struct picture_writer *writer, const struct theme *theme)
{
    if (writer->raster == NULL)
        writer->raster = raster_new(theme);
    return writer->raster != NULL;
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

const char *picture_write(struct picture_writer *writer, struct output *output,
                          const struct scene *scene, const struct picture_style *style)
{
    if (style->format == PICTURE_SVG) {
        svg_write(output, scene, style->theme, style->size);
        return NULL;
    }
    if (style->document) {
        scene_write(output, scene);
        return NULL;
    }
    if (writer->memory == NULL)
        writer->memory = calloc(1, sizeof *writer->memory);
    if (writer->memory == NULL || !make_raster(writer, style->theme))
        return strerror(ENOMEM);
    struct memory_output *memory = writer->memory;
    memory->bytes.length = 0;
    output_begin(&memory->output, bytes_write, &memory->bytes);
    const char *reason = style->format == PICTURE_PNG
                             ? raster_png(writer->raster, &memory->output, scene, style->size)
                             : write_page(writer->raster, &memory->output, scene, style);
    if (output_flush(&memory->output) != 0)
        reason = strerror(ENOMEM);
    if (reason == NULL)
        output_bytes(output, memory->bytes.at, memory->bytes.length);
    return reason;
}

const char *picture_page(struct picture_writer *writer, struct output *output,
                         const struct scene *scene, const struct picture_style *style)
{
    const char *reason = NULL;
    if (writer->raster == NULL)
        reason = make_raster(writer, style->theme) ? raster_pdf_begin(writer->raster, output)
                                                   : strerror(ENOMEM);
    return reason != NULL ? reason
                          : raster_pdf_page(writer->raster, scene, page_width(scene, style));
}

void picture_writer_free(struct picture_writer *writer)
{
    raster_free(writer->raster);
    if (writer->memory != NULL)
        bytes_free(&writer->memory->bytes);
    free(writer->memory);
    *writer = (struct picture_writer){.raster = NULL};
}
