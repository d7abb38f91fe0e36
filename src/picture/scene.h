/* SPDX-License-Identifier: BSD-2-Clause */
/*
 * A picture as a list of shapes, drawn one over the other.  What a picture shows is decided when
 * the list is made; SVG, PNG and PDF are made of the same list.
 *
 * Lengths are in hundredths of a unit, which in SVG and on the screen is a pixel; y grows
 * downwards.
 *
 * So output does not depend on the machine.  A new kind of mark is a part in part.def and a line or
 * two where diagrams are drawn.  Everything that shows a board takes the places of points from
 * geometry.h, and what a turn changed from record/marks.h.  A text fits whatever fonts there are,
 * since it has an upper limit of its width.
 */
#ifndef PICTURE_SCENE_H
#define PICTURE_SCENE_H

#include "base/output.h"
#include "base/text.h"
#include "picture/theme.h"

/** What a shape is a part of, which decides its colours and width. */
enum part {
#define PART(identifier, name, fill, stroke, size, dashed) identifier,
#include "picture/part.def"
#undef PART
    PARTS
};

/** How the shapes of a part look. */
struct part_style {
    const char *name;         /* class in SVG */
    enum theme_colour fill;   /* inside, or of the text */
    enum theme_colour stroke; /* of the line */
    int size;                 /* width of the line, or size of the text, in hundredths */
    bool dashed;
};

/** Indexed by part. */
extern const struct part_style part_styles[PARTS];

/** Kinds of shapes. */
enum shape_kind {
    SHAPE_RECTANGLE, /* x, y is a corner and x2, y2 the corner across */
    SHAPE_CIRCLE,    /* x, y is the centre and x2 the radius */
    SHAPE_LINE,      /* from x, y to x2, y2, with round ends */
    SHAPE_TRIANGLE,  /* x, y and x2, y2 and x3, y3 */
    SHAPE_TEXT       /* x, y is where the base line begins, is in the middle or ends */
};

/** Which point of a text is at x. */
enum anchor { ANCHOR_START, ANCHOR_MIDDLE, ANCHOR_END };

/** A shape. */
struct shape {
    uint8_t part; /* enum part */
    uint8_t kind; /* enum shape_kind */
    uint8_t anchor;
    uint16_t scale; /* of the part's size, in thousandths */
    int32_t x, y, x2, y2, x3, y3;
    uint32_t text, length; /* of a text, in the bytes of the scene; UTF-8, made visible */
};

/** A picture under construction; all zero is one without shapes. */
struct scene {
    int32_t width, height;
    struct shape *shapes;
    size_t count, capacity;
    struct bytes text;         /* of all texts, title and description */
    size_t title, description; /* lengths of the first two, which precede those of the shapes */
    int32_t left, top;         /* where 0, 0 of the shapes to be added is */
    uint16_t scale;            /* of the shapes to be added, in thousandths */
    bool failed;               /* whether memory ran out since the scene was emptied */
};

/** Empty a scene, and give it a size. */
void scene_begin(struct scene *scene, int32_t width, int32_t height);

/** Free what a scene holds. */
void scene_free(struct scene *scene);

/** State what the picture shows, in a line and in sentences; call it before a text is added. */
void scene_describe(struct scene *scene, struct words title, struct words description);

/** Add a rectangle from corner to corner. */
void scene_rectangle(struct scene *scene, enum part part, int32_t x, int32_t y, int32_t x2,
                     int32_t y2);

/** Add a circle. */
void scene_circle(struct scene *scene, enum part part, int32_t x, int32_t y, int32_t radius);

/** Add a line. */
void scene_line(struct scene *scene, enum part part, int32_t x, int32_t y, int32_t x2, int32_t y2);

/** Add a triangle. */
void scene_triangle(struct scene *scene, enum part part, const int32_t x[3], const int32_t y[3]);

/**
 * Add a text made visible.  If it is wider than room, which is in the units of the shapes to be
 * added, it is cut, and ends with an ellipsis.
 */
void scene_text(struct scene *scene, enum part part, enum anchor anchor, int32_t x, int32_t y,
                int32_t room, struct words words);

/** Write a scene for scene_read() in the same process. */
void scene_write(struct output *output, const struct scene *scene);

/** Replace a scene by the one that was written; false if memory ran out. */
bool scene_read(struct scene *scene, struct words written);

/* ---- How wide a text is: measure.c --------------------------------------- */

/*
 * How wide a text is, without its font: an upper limit that holds for the usual fonts without
 * serifs, so that a text that fits by this fits wherever the picture is shown.
 */

/** Return the width of a text in thousandths of its size. */
uint64_t measure_text(struct words words);

/**
 * Return the length of the longest beginning of a text, in whole characters, that is not wider than
 * room, in thousandths of its size.
 */
size_t measure_fit(struct words words, uint64_t room);

/**
 * Remove the first line from a text, and return it without the blank after it.  It ends at a blank,
 * between two wide characters, as in Chinese and Japanese, or, if a word is longer than the line,
 * within the word.  It is not wider than room, in thousandths of the text's size, unless a single
 * character is.  The text has no white space but single blanks between words.
 */
struct words measure_line(struct words *text, uint64_t room);

#endif
