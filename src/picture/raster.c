/* SPDX-License-Identifier: BSD-2-Clause */
#include "picture/raster.h"

#ifdef HAVE_PICTURES

#include "picture/painter.h"

#ifdef PANGO_SONAME
#include "input/loading.h"
#endif

#include <errno.h>
#include <fcntl.h>
#include <setjmp.h>
#include <stdlib.h>
#include <unistd.h>

/* A picture is painted in bands of so many bytes, so that its size costs no memory. */
enum { BAND = 4 * 1024 * 1024, PIXEL = 4 };

struct raster {
    const struct theme *theme;
    /* What writes texts in the font of the theme. */
    PangoFontMap *fonts;
    PangoContext *context;
    PangoLayout *layout;
    PangoFontDescription *font;
    cairo_surface_t *band; /* of a PNG; NULL before the first */
    int width, rows;       /* of the band, in pixels */
    cairo_surface_t *pdf;  /* NULL unless one was begun */
    struct output *output; /* of the PDF; NULL if it is given up */
};

/* ---- Libraries ---------------------------------------------------------- */

/* Their functions; NULL before load_painter(). */
static const struct painter *painter;

#ifdef PANGO_SONAME

#define PANGO LOADING_STRING(PANGO_SONAME)
#define PNG LOADING_STRING(PNG_SONAME)

LOADING_NOTE(LOADING_FEATURE("pictures", "Drawing PNG and PDF", "suggested",
                             "\"" PANGO "\",\"" PNG "\""));

#define F(name) {#name, offsetof(struct painter, name)},
static const struct loading_function of_pango[] = {PANGO_FUNCTIONS(F){NULL, 0}};
static const struct loading_function of_png[] = {PNG_FUNCTIONS(F){NULL, 0}};
#undef F

/* Load the libraries; as library_load(). */
static const char *load_painter(void)
{
    static struct painter found;
    static struct loading_reason reason;
    if (painter == NULL && reason.text[0] == '\0' &&
        loading_open(&reason, "Pango", PANGO, of_pango, &found) &&
        loading_open(&reason, "libpng", PNG, of_png, &found))
        painter = &found;
    return painter != NULL ? NULL : reason.text;
}

#else

static const char *load_painter(void)
{
    static const struct painter linked = {
#define F(name) .name = (name),
        PANGO_FUNCTIONS(F) PNG_FUNCTIONS(F)
#undef F
    };
    painter = &linked;
    return NULL;
}

#endif

/* ---- Shapes ------------------------------------------------------------ */

static void set_colour(cairo_t *cairo, const struct theme *theme, enum theme_colour colour)
{
    uint32_t value = theme->colours[colour];
    painter->cairo_set_source_rgb(cairo, (value >> 16) / 255.0, (value >> 8 & 255) / 255.0,
                                  (value & 255) / 255.0);
}

static void add_path(cairo_t *cairo, const struct shape *shape)
{
    const double pi = 3.14159265358979323846;
    double x = shape->x / 100.0, y = shape->y / 100.0;
    double x2 = shape->x2 / 100.0, y2 = shape->y2 / 100.0;
    painter->cairo_new_path(cairo);
    switch (shape->kind) {
    case SHAPE_RECTANGLE:
        painter->cairo_rectangle(cairo, x, y, x2 - x, y2 - y);
        break;
    case SHAPE_CIRCLE:
        painter->cairo_arc(cairo, x, y, x2, 0, 2 * pi);
        painter->cairo_close_path(cairo);
        break;
    default:
        painter->cairo_move_to(cairo, x, y);
        painter->cairo_line_to(cairo, x2, y2);
        if (shape->kind == SHAPE_TRIANGLE) {
            painter->cairo_line_to(cairo, shape->x3 / 100.0, shape->y3 / 100.0);
            painter->cairo_close_path(cairo);
        }
        break;
    }
}

static void stroke(cairo_t *cairo, const struct shape *shape, const struct part_style *style)
{
    double scale = shape->scale / 1000.0;
    const double dashes[] = {3 * scale, 2.5 * scale};
    painter->cairo_set_line_width(cairo, style->size / 100.0 * scale);
    painter->cairo_set_line_cap(cairo, shape->kind == SHAPE_LINE ? CAIRO_LINE_CAP_ROUND
                                                                 : CAIRO_LINE_CAP_BUTT);
    painter->cairo_set_dash(cairo, dashes, style->dashed ? 2 : 0, 0);
    painter->cairo_stroke(cairo);
}

/* Write a text with the colour and the scale of a Cairo context. */
static void paint_text(const struct raster *raster, cairo_t *cairo, const struct scene *scene,
                       const struct shape *shape)
{
    const char *bytes = scene->text.at + shape->text;
    double size = (double)part_styles[shape->part].size * shape->scale / 1e5;
    double room = (double)measure_text((struct words){bytes, shape->length}) * size / 1000;
    PangoRectangle extents;
    painter->pango_font_description_set_absolute_size(raster->font, size * PANGO_SCALE);
    painter->pango_layout_set_font_description(raster->layout, raster->font);
    painter->pango_layout_set_text(raster->layout, bytes, (int)shape->length);
    painter->pango_cairo_update_layout(cairo, raster->layout);
    PangoLayoutLine *line = painter->pango_layout_get_line_readonly(raster->layout, 0);
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

static void paint_shape(const struct raster *raster, cairo_t *cairo, const struct scene *scene,
                        const struct shape *shape)
{
    const struct part_style *style = &part_styles[shape->part];
    if (style->fill != COLOUR_NONE)
        set_colour(cairo, raster->theme, style->fill);
    if (shape->kind == SHAPE_TEXT) {
        paint_text(raster, cairo, scene, shape);
        return;
    }
    add_path(cairo, shape);
    if (style->fill != COLOUR_NONE)
        painter->cairo_fill_preserve(cairo);
    if (style->stroke != COLOUR_NONE) {
        set_colour(cairo, raster->theme, style->stroke);
        stroke(cairo, shape, style);
    }
}

/* Whether any of a shape may be between two heights of a picture, in hundredths. */
static bool is_between(const struct shape *shape, double top, double bottom)
{
    int32_t around = part_styles[shape->part].size;
    int32_t low = shape->y, high = shape->y;
    if (shape->kind == SHAPE_TEXT)
        around *= 2; /* the glyphs of some scripts are high */
    else if (shape->kind == SHAPE_CIRCLE)
        around += shape->x2;
    else
        low = shape->y2 < low ? shape->y2 : low, high = shape->y2 > high ? shape->y2 : high;
    if (shape->kind == SHAPE_TRIANGLE)
        low = shape->y3 < low ? shape->y3 : low, high = shape->y3 > high ? shape->y3 : high;
    return high + around >= top && low - around <= bottom;
}

/* What is wrong, if anything. */
static const char *reason_of(cairo_status_t status)
{
    return status == CAIRO_STATUS_SUCCESS     ? NULL
           : status == CAIRO_STATUS_NO_MEMORY ? strerror(ENOMEM)
                                              : painter->cairo_status_to_string(status);
}

/* Paint so many rows of pixels of a scene, from a row on, as a page; returns what is wrong. */
static const char *paint(const struct raster *raster, cairo_surface_t *surface,
                         const struct scene *scene, double scale, int row, double rows)
{
    cairo_t *cairo = painter->cairo_create(surface);
    painter->cairo_translate(cairo, 0, -row);
    painter->cairo_scale(cairo, scale, scale);
    set_colour(cairo, raster->theme, COLOUR_PAPER);
    painter->cairo_paint(cairo);
    for (size_t i = 0; i < scene->count; i++)
        if (is_between(&scene->shapes[i], row / scale * 100, (row + rows) / scale * 100))
            paint_shape(raster, cairo, scene, &scene->shapes[i]);
    painter->cairo_show_page(cairo);
    const char *reason = reason_of(painter->cairo_status(cairo));
    painter->cairo_destroy(cairo);
    painter->cairo_surface_flush(surface);
    return reason;
}

/* ---- PNG --------------------------------------------------------------- */

/* Make a band of that width, unless there is one, or return what is wrong. */
static const char *make_band(struct raster *raster, int width, int height)
{
    int rows = BAND / PIXEL / width;
    if (rows > height)
        rows = height;
    if (raster->band != NULL && raster->width == width && raster->rows == rows)
        return NULL;
    painter->cairo_surface_destroy(raster->band);
    raster->band = painter->cairo_image_surface_create(CAIRO_FORMAT_RGB24, width, rows);
    const char *reason = reason_of(painter->cairo_surface_status(raster->band));
    /* What failed is no band for the next picture. */
    raster->width = reason == NULL ? width : 0;
    raster->rows = rows;
    return reason;
}

/* What libpng writes with. */
struct png_writer {
    struct output *output;
    png_structp png;
    png_infop info;
    jmp_buf failed; /* to which libpng returns if memory runs out */
};

static void write_png(png_structp png, png_bytep bytes, png_size_t length)
{
    output_bytes(painter->png_get_io_ptr(png), (const char *)bytes, length);
}

static void flush_png(png_structp png)
{
    (void)png; /* the output is flushed when it ends */
}

static void fail_png(png_structp png, png_const_charp message)
{
    struct png_writer *writer = painter->png_get_error_ptr(png);
    (void)message;
    longjmp(writer->failed, 1);
}

static void ignore_warning(png_structp png, png_const_charp message)
{
    (void)png;
    (void)message;
}

/*
 * Write what precedes the rows.  Areas in one colour are compressed well, and fast, without filters
 * and at a low level.
 */
static void begin_png(const struct png_writer *writer, int width, int height)
{
    enum { DEPTH = 8, LEVEL = 2 };
    bool blue_first = G_BYTE_ORDER == G_LITTLE_ENDIAN; /* in a pixel of Cairo, 0xXXRRGGBB */
    painter->png_set_write_fn(writer->png, writer->output, write_png, flush_png);
    painter->png_set_IHDR(writer->png, writer->info, (png_uint_32)width, (png_uint_32)height, DEPTH,
                          PNG_COLOR_TYPE_RGB, PNG_INTERLACE_NONE, PNG_COMPRESSION_TYPE_DEFAULT,
                          PNG_FILTER_TYPE_DEFAULT);
    painter->png_set_compression_level(writer->png, LEVEL);
    painter->png_set_filter(writer->png, PNG_FILTER_TYPE_BASE, PNG_FILTER_NONE);
    painter->png_write_info(writer->png, writer->info);
    painter->png_set_filler(writer->png, 0, blue_first ? PNG_FILLER_AFTER : PNG_FILLER_BEFORE);
    if (blue_first)
        painter->png_set_bgr(writer->png);
}

/* Paint a scene in bands, and write them; returns what is wrong. */
static const char *write_bands(struct raster *raster, struct png_writer *writer,
                               const struct scene *scene, int height)
{
    if (writer->info == NULL || setjmp(writer->failed) != 0)
        return strerror(ENOMEM);
    double scale = (double)raster->width * 100 / scene->width;
    begin_png(writer, raster->width, height);
    for (int top = 0; top < height; top += raster->rows) {
        const char *reason = paint(raster, raster->band, scene, scale, top, raster->rows);
        if (reason != NULL)
            return reason;
        const unsigned char *row = painter->cairo_image_surface_get_data(raster->band);
        int stride = painter->cairo_image_surface_get_stride(raster->band);
        for (int y = top; y < height && y < top + raster->rows; y++, row += stride)
            painter->png_write_row(writer->png, row);
    }
    painter->png_write_end(writer->png, NULL);
    return NULL;
}

const char *raster_png(struct raster *raster, struct output *output, const struct scene *scene,
                       int width)
{
    if (width == 0)
        width = (scene->width + 50) / 100;
    int64_t height = ((int64_t)width * scene->height + scene->width - 1) / scene->width;
    if (width <= 0 || width > RASTER_MOST || height <= 0 || height > RASTER_MOST)
        return "a PNG has at most 32000 rows and columns";
    const char *reason = make_band(raster, width, (int)height);
    if (reason != NULL)
        return reason;
    struct png_writer writer = {.output = output};
    writer.png =
        painter->png_create_write_struct(PNG_LIBPNG_VER_STRING, &writer, fail_png, ignore_warning);
    if (writer.png != NULL)
        writer.info = painter->png_create_info_struct(writer.png);
    reason = write_bands(raster, &writer, scene, (int)height);
    painter->png_destroy_write_struct(&writer.png, &writer.info);
    return reason;
}

/* ---- PDF --------------------------------------------------------------- */

static cairo_status_t write_pdf(void *closure, const unsigned char *bytes, unsigned length)
{
    struct raster *raster = closure;
    if (raster->output != NULL)
        output_bytes(raster->output, (const char *)bytes, length);
    return CAIRO_STATUS_SUCCESS; /* the output keeps its error */
}

const char *raster_pdf_begin(struct raster *raster, struct output *output)
{
    raster->output = output;
    raster->pdf = painter->cairo_pdf_surface_create_for_stream(write_pdf, raster, 1, 1);
    /* Otherwise the same pictures would not give the same bytes. */
    painter->cairo_pdf_surface_set_metadata(raster->pdf, CAIRO_PDF_METADATA_CREATE_DATE, "");
    return reason_of(painter->cairo_surface_status(raster->pdf));
}

const char *raster_pdf_page(struct raster *raster, const struct scene *scene, int32_t width)
{
    double points = (width == 0 ? scene->width : width) / 100.0;
    double scale = points * 100 / scene->width, height = scale * scene->height / 100;
    painter->cairo_pdf_surface_set_size(raster->pdf, points, height);
    return paint(raster, raster->pdf, scene, scale, 0, height);
}

const char *raster_pdf_end(struct raster *raster)
{
    painter->cairo_surface_finish(raster->pdf);
    cairo_status_t status = painter->cairo_surface_status(raster->pdf);
    painter->cairo_surface_destroy(raster->pdf);
    raster->pdf = NULL;
    return reason_of(status);
}

/* ---- Libraries and fonts ------------------------------------------------ */

/* Where fonts are, and after raster_find_fonts() which there are. */
static FcConfig *configuration;
/* /dev/null, which the sandbox does not let the program open later. */
static int nowhere = -1;

/*
 * Drop GLib's warnings, which may hold bytes of a record.  Without memory GLib would abort the
 * program; exit() ends it with the status of trouble instead.
 */
static void on_message(const gchar *domain, GLogLevelFlags level, const gchar *message,
                       gpointer data)
{
    (void)domain;
    (void)message;
    (void)data;
    if (level & (G_LOG_FLAG_FATAL | G_LOG_LEVEL_ERROR))
        exit(EXIT_FAILURE);
}

/* Let standard error lead to another file; false if that is not possible. */
static bool redirect_errors(int descriptor)
{
    return descriptor >= 0 && close(STDERR_FILENO) == 0 &&
           fcntl(descriptor, F_DUPFD, STDERR_FILENO) == STDERR_FILENO;
}

/*
 * Call a function while nothing reaches standard error: fontconfig complains there, for example
 * about a cache that it may not write.
 */
static bool call_quietly(bool (*function)(void))
{
    int errors = fcntl(STDERR_FILENO, F_DUPFD_CLOEXEC, STDERR_FILENO + 1);
    if (errors < 0)
        return function();
    (void)redirect_errors(nowhere);
    bool good = function();
    (void)redirect_errors(errors);
    close(errors);
    return good;
}

/* Call allow(), unless it is NULL, with each folder of a list, and free the list. */
static void allow_folders(FcStrList *folders, void (*allow)(const char *folder))
{
    const FcChar8 *folder;
    while (folders != NULL && (folder = painter->FcStrListNext(folders)) != NULL)
        if (allow != NULL)
            allow((const char *)folder);
    if (folders != NULL)
        painter->FcStrListDone(folders);
}

static bool load_configuration(void)
{
    configuration = painter->FcInitLoadConfig();
    return configuration != NULL;
}

const char *raster_load_libraries(void (*allow)(const char *folder))
{
    const char *reason = load_painter();
    if (reason != NULL || configuration != NULL)
        return reason;
    painter->g_log_set_default_handler(on_message, NULL);
    nowhere = open("/dev/null", O_WRONLY | O_CLOEXEC);
    if (!call_quietly(load_configuration))
        return strerror(ENOMEM);
    allow_folders(painter->FcConfigGetFontDirs(configuration), allow);
    allow_folders(painter->FcConfigGetCacheDirs(configuration), allow);
    return NULL;
}

static bool build_fonts(void)
{
    return painter->FcConfigBuildFonts(configuration) && painter->FcConfigSetCurrent(configuration);
}

const char *raster_find_fonts(void)
{
    static bool found;
    if (found)
        return NULL;
    if (!call_quietly(build_fonts))
        return strerror(ENOMEM);
    const FcFontSet *fonts = painter->FcConfigGetFonts(configuration, FcSetSystem);
    if (fonts == NULL || fonts->nfont == 0)
        return "there are no fonts; install one, such as DejaVu Sans";
    found = true;
    return NULL;
}

/* ---- The whole --------------------------------------------------------- */

/* Begin to write in the font of the theme. */
static void begin_texts(struct raster *raster)
{
    cairo_font_options_t *options = painter->cairo_font_options_create();
    /* Fonts of its own: no other thread uses them. */
    raster->fonts = painter->pango_cairo_font_map_new();
    raster->context = painter->pango_font_map_create_context(raster->fonts);
    /* As renderers of SVG do it: glyphs have the same form at every place and in every size. */
    painter->cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY);
    painter->cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE);
    painter->cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF);
    painter->pango_cairo_context_set_font_options(raster->context, options);
    painter->cairo_font_options_destroy(options);
    /*
     * A text begins on the left, as in SVG, and the ellipsis of one that is cut is on the right;
     * inside of it each script has its own direction.
     */
    painter->pango_context_set_base_dir(raster->context, PANGO_DIRECTION_LTR);
    raster->layout = painter->pango_layout_new(raster->context);
    painter->pango_layout_set_auto_dir(raster->layout, FALSE);
    painter->pango_layout_set_single_paragraph_mode(raster->layout, TRUE);
    raster->font = painter->pango_font_description_new();
    painter->pango_font_description_set_family_static(raster->font, raster->theme->font);
}

struct raster *raster_new(const struct theme *theme)
{
    struct raster *raster = calloc(1, sizeof *raster);
    if (raster == NULL)
        return NULL;
    raster->theme = theme;
    begin_texts(raster);
    return raster;
}

void raster_free(struct raster *raster)
{
    if (raster == NULL)
        return;
    raster->output = NULL;
    painter->cairo_surface_destroy(raster->pdf);
    painter->cairo_surface_destroy(raster->band);
    painter->pango_font_description_free(raster->font);
    painter->g_object_unref(raster->layout);
    painter->g_object_unref(raster->context);
    painter->g_object_unref(raster->fonts);
    free(raster);
}

#else

const char raster_missing[] = "this program was built without them";

#endif
