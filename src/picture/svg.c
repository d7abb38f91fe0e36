/* SPDX-License-Identifier: BSD-2-Clause */
#include "picture/svg.h"

#include "base/unchecked.h"

/* More than any shape with its numbers takes, or what precedes shapes. */
enum { SHAPE_ROOM = 256, HEAD_ROOM = 512 };

/* ---- Pieces ------------------------------------------------------------ */

char *append_length(char *at, int32_t hundredths)
{
    uint32_t value = (uint32_t)(hundredths < 0 ? -hundredths : hundredths);
    uint32_t whole = value / 100, rest = value % 100;
    if (hundredths < 0)
        *at++ = '-';
    at = append_number(at, whole);
    if (rest == 0)
        return at;
    *at++ = '.';
    *at++ = (char)('0' + rest / 10);
    *at = (char)('0' + rest % 10);
    return at + (rest % 10 != 0);
}

static ALWAYS_INLINE char *append_attribute(char *at, const char *name, int32_t hundredths)
{
    at = append_string(append_string(at, name), "=\"");
    at = append_length(at, hundredths);
    *at++ = '"';
    return at;
}

static char *append_colour(char *at, const char *name, const struct theme *theme,
                           enum theme_colour colour)
{
    if (theme == NULL && colour != COLOUR_NONE)
        return at;
    at = append_string(append_string(at, name), "=\"");
    if (colour == COLOUR_NONE)
        return append_string(at, "none\"");
    *at++ = '#';
    for (int shift = 20; shift >= 0; shift -= 4)
        *at++ = "0123456789abcdef"[theme->colours[colour] >> shift & 15];
    *at++ = '"';
    return at;
}

/*
 * Return what is written for the first character, or NULL if it is written as it is.  XML has no
 * U+FFFE and U+FFFF, for which U+FFFD is written.
 */
static const char *escape_of(const char *bytes, size_t length)
{
    static const char *const escapes[] = {
        ['&'] = "&amp;", ['<'] = "&lt;", ['>'] = "&gt;", ['"'] = "&quot;", ['\''] = "&#39;"};
    unsigned char byte = (unsigned char)bytes[0];
    if (byte < sizeof escapes / sizeof escapes[0])
        return escapes[byte];
    bool none =
        byte == 0xef && length >= 3 && bytes[1] == '\xbf' && (unsigned char)bytes[2] >= 0xbe;
    return none ? "\xef\xbf\xbd" : NULL;
}

void svg_escape(struct output *output, struct words words)
{
    size_t plain = 0;
    for (size_t i = 0; i < words.length; i++) {
        const char *escape = escape_of(words.bytes + i, words.length - i);
        if (escape == NULL)
            continue;
        output_bytes(output, words.bytes + plain, i - plain);
        output_string(output, escape);
        i += words.bytes[i] == '\xef' ? 2 : 0;
        plain = i + 1;
    }
    output_bytes(output, words.bytes + plain, words.length - plain);
}

/* ---- Shapes ------------------------------------------------------------ */

static int32_t scaled(const struct shape *shape, int32_t length)
{
    return (int32_t)((int64_t)length * shape->scale / 1000);
}

/* Begin a group of shapes that look alike. */
static void begin_group(struct output *output, const struct shape *shape, const struct theme *theme)
{
    const struct part_style *style = &part_styles[shape->part];
    int32_t size = scaled(shape, style->size);
    char *at = append_string(output_room(output, HEAD_ROOM), "<g class=\"");
    at = append_string(append_string(at, style->name), "\"");
    at = append_colour(at, " fill", theme, style->fill);
    if (shape->kind == SHAPE_TEXT) {
        at = append_attribute(at, " font-size", size);
    } else if (style->stroke != COLOUR_NONE) {
        at = append_colour(at, " stroke", theme, style->stroke);
        at = append_attribute(at, " stroke-width", size);
        if (shape->kind == SHAPE_LINE)
            at = append_string(at, " stroke-linecap=\"round\"");
        if (style->dashed) {
            at = append_string(at, " stroke-dasharray=\"");
            at = append_length(append_string(append_length(at, scaled(shape, 300)), " "),
                               scaled(shape, 250));
            *at++ = '"';
        }
    }
    output_take(output, append_string(at, ">\n"));
}

/*
 * The places of texts have room for the usual fonts without serifs.  A text in another font, which
 * may be wider, is made as wide as it was measured.
 */
static char *append_width(char *at, struct words text, const struct shape *shape,
                          const struct theme *theme)
{
    if (theme == NULL || text.length < 2 || strcmp(theme->font, "sans-serif") == 0)
        return at;
    int64_t size = scaled(shape, part_styles[shape->part].size);
    int64_t width = (int64_t)measure_text(text) * size / 1000;
    at = append_attribute(at, " textLength", width < INT32_MAX ? (int32_t)width : INT32_MAX);
    return append_string(at, " lengthAdjust=\"spacingAndGlyphs\"");
}

static void write_text(struct output *output, const struct scene *scene, const struct shape *shape,
                       const struct theme *theme)
{
    struct words text = {scene->text.at + shape->text, shape->length};
    static const char *const anchors[] = {"", " text-anchor=\"middle\"", " text-anchor=\"end\""};
    char *at = append_string(output_room(output, SHAPE_ROOM), "<text");
    at = append_attribute(append_attribute(at, " x", shape->x), " y", shape->y);
    at = append_width(append_string(at, anchors[shape->anchor]), text, shape, theme);
    output_take(output, append_string(at, ">"));
    svg_escape(output, text);
    output_string(output, "</text>\n");
}

static char *append_corner(char *at, int32_t x, int32_t y)
{
    at = append_length(at, x);
    *at++ = ',';
    return append_length(at, y);
}

static void write_shape(struct output *output, const struct scene *scene, const struct shape *shape,
                        const struct theme *theme)
{
    static const char *const names[][5] = {
        [SHAPE_RECTANGLE] = {"<rect", " x", " y", " width", " height"},
        [SHAPE_CIRCLE] = {"<circle", " cx", " cy", " r"},
        [SHAPE_LINE] = {"<line", " x1", " y1", " x2", " y2"},
        [SHAPE_TRIANGLE] = {"<polygon"}};
    bool rectangle = shape->kind == SHAPE_RECTANGLE;
    const int32_t values[] = {shape->x, shape->y, shape->x2 - (rectangle ? shape->x : 0),
                              shape->y2 - (rectangle ? shape->y : 0)};
    if (shape->kind == SHAPE_TEXT) {
        write_text(output, scene, shape, theme);
        return;
    }
    const char *const *name = names[shape->kind];
    char *at = append_string(output_room(output, SHAPE_ROOM), *name++);
    for (size_t i = 0; i < sizeof values / sizeof values[0] && name[i] != NULL; i++)
        at = append_attribute(at, name[i], values[i]);
    if (shape->kind == SHAPE_TRIANGLE) {
        at = append_corner(append_string(at, " points=\""), shape->x, shape->y);
        at = append_corner(append_string(at, " "), shape->x2, shape->y2);
        at = append_corner(append_string(at, " "), shape->x3, shape->y3);
        *at++ = '"';
    }
    output_take(output, append_string(at, "/>\n"));
}

/* ---- The whole --------------------------------------------------------- */

/* Write width, height and the box that the shapes are in. */
static void write_head(struct output *output, const struct scene *scene, const char *font,
                       int32_t width)
{
    int32_t height = (int32_t)((int64_t)width * scene->height / scene->width);
    char *at =
        append_string(output_room(output, HEAD_ROOM), "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
                                                      "<svg xmlns=\"http://www.w3.org/2000/svg\"");
    at = append_attribute(append_attribute(at, " width", width), " height", height);
    at = append_length(append_string(at, " viewBox=\"0 0 "), scene->width);
    at = append_length(append_string(at, " "), scene->height);
    output_take(output, append_string(at, "\" role=\"img\" font-family=\""));
    output_format(output, "%s\">\n", font);
}

void svg_shapes(struct output *output, const struct scene *scene, const struct theme *theme)
{
    const struct shape *last = NULL;
    for (size_t i = 0; i < scene->count; i++) {
        const struct shape *shape = &scene->shapes[i];
        if (last == NULL || last->part != shape->part || last->scale != shape->scale) {
            output_string(output, last != NULL ? "</g>\n" : "");
            begin_group(output, shape, theme);
        }
        write_shape(output, scene, shape, theme);
        last = shape;
    }
    output_string(output, last != NULL ? "</g>\n" : "");
}

void svg_write(struct output *output, const struct scene *scene, const struct theme *theme,
               int width)
{
    write_head(output, scene, theme->font, width > 0 ? width * 100 : scene->width);
    if (scene->title > 0) {
        output_string(output, "<title>");
        svg_escape(output, (struct words){scene->text.at, scene->title});
        output_string(output, "</title>\n<desc>");
        svg_escape(output, (struct words){scene->text.at + scene->title, scene->description});
        output_string(output, "</desc>\n");
    }
    svg_shapes(output, scene, theme);
    output_string(output, "</svg>\n");
}
