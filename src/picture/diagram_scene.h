/* SPDX-License-Identifier: BSD-2-Clause */
/* Drawing a diagram: a board with its pieces, what the last turn changed, and who plays. */
#ifndef PICTURE_DIAGRAM_SCENE_H
#define PICTURE_DIAGRAM_SCENE_H

#include "picture/diagram.h"
#include "picture/scene.h"

enum {
    DIAGRAM_WIDTH = 44000,        /* of a diagram, in hundredths */
    DIAGRAM_HEIGHT = 55200,       /* with names and caption; a fault or variant takes more */
    DIAGRAM_BOARD_HEIGHT = 43600, /* of a diagram without these */
    DIAGRAM_CAPTION = 1024        /* bytes of a caption */
};

/** How a diagram looks. */
struct diagram_style {
    bool turned;         /* with Black at the bottom */
    bool no_coordinates; /* without letters and numbers around the board */
    bool bare;           /* only the board, without names, rings beside it and caption */
};

/**
 * Add the shapes of a diagram, in DIAGRAM_WIDTH and the height of its style, at the place and scale
 * of the scene.
 */
void diagram_draw(struct scene *scene, const struct diagram *diagram, struct diagram_style style);

/** Make a scene that holds only a diagram, with its title and description. */
void diagram_scene(struct scene *scene, const struct diagram *diagram, struct diagram_style style);

/** Find the centre of a point in a diagram that shows only the board. */
void diagram_point(yinsh_point point, int32_t *x, int32_t *y);

/**
 * Add a piece or a mark of a diagram as it is on a point at 0, 0.  A row begins and ends there; an
 * arrow comes from the left, and begins where its head does.
 */
void diagram_sample(struct scene *scene, enum part part);

#endif
