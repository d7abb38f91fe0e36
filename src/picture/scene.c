/* SPDX-License-Identifier: BSD-2-Clause */
#include "picture/scene.h"

#include <stdlib.h>

enum { UNSCALED = 1000 };

const struct part_style part_styles[PARTS] = {
#define PART(identifier, name, fill, stroke, size, dashed) {name, fill, stroke, size, dashed},
#include "picture/part.def"
#undef PART
};

void scene_begin(struct scene *scene, int32_t width, int32_t height)
{
    scene->text.length = 0;
    *scene = (struct scene){.width = width,
                            .height = height,
                            .shapes = scene->shapes,
                            .capacity = scene->capacity,
                            .text = scene->text,
                            .scale = UNSCALED};
}

void scene_free(struct scene *scene)
{
    free(scene->shapes);
    bytes_free(&scene->text);
    *scene = (struct scene){.shapes = NULL};
}

static int32_t scaled(const struct scene *scene, int32_t length)
{
    return scene->scale == UNSCALED ? length : (int32_t)((int64_t)length * scene->scale / UNSCALED);
}

/* Add a shape with its first two points; returns NULL if memory ran out. */
static struct shape *add(struct scene *scene, enum part part, enum shape_kind kind,
                         const int32_t corners[4])
{
    struct shape *shapes =
        array_grow(scene->shapes, scene->count, &scene->capacity, sizeof *shapes, 256);
    if (shapes == NULL) {
        scene->failed = true;
        return NULL;
    }
    scene->shapes = shapes;
    struct shape *shape = &scene->shapes[scene->count++];
    *shape = (struct shape){
        .part = (uint8_t)part,
        .kind = (uint8_t)kind,
        .scale = scene->scale,
        .x = scene->left + scaled(scene, corners[0]),
        .y = scene->top + scaled(scene, corners[1]),
        .x2 = scene->left + scaled(scene, corners[2]),
        .y2 = scene->top + scaled(scene, corners[3]),
    };
    return shape;
}

/* Add words made visible, which are then valid UTF-8 without control characters. */
static void add_visible(struct scene *scene, struct words words)
{
    struct output output;
    output_begin(&output, bytes_write, &scene->text);
    output_visible(&output, words.bytes, words.length);
    scene->failed |= output_flush(&output) != 0;
}

void scene_describe(struct scene *scene, struct words title, struct words description)
{
    add_visible(scene, title);
    scene->title = scene->text.length;
    add_visible(scene, description);
    scene->description = scene->text.length - scene->title;
}

void scene_rectangle(struct scene *scene, enum part part, int32_t x, int32_t y, int32_t x2,
                     int32_t y2)
{
    add(scene, part, SHAPE_RECTANGLE, (const int32_t[]){x, y, x2, y2});
}

void scene_circle(struct scene *scene, enum part part, int32_t x, int32_t y, int32_t radius)
{
    struct shape *shape = add(scene, part, SHAPE_CIRCLE, (const int32_t[]){x, y, 0, 0});
    if (shape != NULL)
        shape->x2 = scaled(scene, radius);
}

void scene_line(struct scene *scene, enum part part, int32_t x, int32_t y, int32_t x2, int32_t y2)
{
    add(scene, part, SHAPE_LINE, (const int32_t[]){x, y, x2, y2});
}

void scene_triangle(struct scene *scene, enum part part, const int32_t x[3], const int32_t y[3])
{
    struct shape *shape =
        add(scene, part, SHAPE_TRIANGLE, (const int32_t[]){x[0], y[0], x[1], y[1]});
    if (shape != NULL) {
        shape->x3 = scene->left + scaled(scene, x[2]);
        shape->y3 = scene->top + scaled(scene, y[2]);
    }
}

void scene_text(struct scene *scene, enum part part, enum anchor anchor, int32_t x, int32_t y,
                int32_t room, struct words words)
{
    static const char ellipsis[] = "\xe2\x80\xa6";
    struct shape *shape = add(scene, part, SHAPE_TEXT, (const int32_t[]){x, y, 0, 0});
    size_t begin = scene->text.length;
    uint64_t fits = (uint64_t)(room > 0 ? room : 0) * 1000 / (uint64_t)part_styles[part].size;
    if (shape == NULL)
        return;
    shape->anchor = (uint8_t)anchor;
    /* No character is narrower than a quarter of its size: what cannot fit need not be looked at.
     */
    size_t most = (size_t)(fits / 250 + 1) * 4;
    bool cut = words.length > most;
    add_visible(scene, (struct words){words.bytes, cut ? most : words.length});
    if (scene->failed)
        return;
    struct words visible = {scene->text.at + begin, scene->text.length - begin};
    if (cut || measure_text(visible) > fits) {
        enum { ELLIPSIS = 1000 };
        scene->text.length = begin + measure_fit(visible, fits > ELLIPSIS ? fits - ELLIPSIS : 0);
        scene->failed |= !bytes_add(&scene->text, ellipsis, strlen(ellipsis));
    }
    shape->text = (uint32_t)begin;
    shape->length = (uint32_t)(scene->text.length - begin);
}

void scene_write(struct output *output, const struct scene *scene)
{
    output_bytes(output, (const char *)scene, sizeof *scene);
    output_bytes(output, (const char *)scene->shapes, scene->count * sizeof *scene->shapes);
    output_bytes(output, scene->text.at, scene->text.length);
}

bool scene_read(struct scene *scene, struct words written)
{
    struct scene whole;
    memcpy(&whole, written.bytes, sizeof whole);
    const char *shapes = written.bytes + sizeof whole;
    size_t length = whole.count * sizeof *whole.shapes;
    scene_begin(scene, whole.width, whole.height);
    if (whole.count > scene->capacity) {
        struct shape *larger = realloc(scene->shapes, length);
        if (larger == NULL)
            return false;
        scene->shapes = larger;
        scene->capacity = whole.count;
    }
    if (length > 0)
        memcpy(scene->shapes, shapes, length);
    scene->count = whole.count;
    scene->title = whole.title;
    scene->description = whole.description;
    return bytes_add(&scene->text, shapes + length, whole.text.length);
}
