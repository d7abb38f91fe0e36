/* SPDX-License-Identifier: BSD-2-Clause */
#include "picture/diagram_scene.h"

#include "picture/geometry.h"
#include "rules/rules.h"

/* Lengths in hundredths. */
enum {
    UP = 2000,     /* half of the distance of two points */
    ACROSS = 3464, /* of two columns: that distance times the sine of 60 degrees */
    MARGIN = (DIAGRAM_WIDTH - (YINSH_COLUMNS - 1) * ACROSS) / 2,
    INSIDE = DIAGRAM_WIDTH - 2 * MARGIN,
    STRIP = 4000,     /* height of the names, above and below the board */
    BOARD_TOP = 3400, /* from the strip to the highest point */
    RING = 1450,      /* radius in the middle of a ring */
    MARKER = 1050,
    REMOVED = 550, /* a marker that was removed */
    HALO = 1380,   /* around a flipped marker */
    AROUND_RING = 2050,
    FAULT = 1800,    /* half a side of the square around a point at fault */
    HEAD_TIP = 1900, /* from the centre of a ring to the arrow that ends at it */
    HEAD_LENGTH = 950,
    HEAD_WIDTH = 620, /* half of it */
    LABEL = 2800,     /* from a point to the letter or number beside it */
    SLOT = 850,       /* radius of a ring beside the board */
    SLOT_STEP = 2640,
    CAPTION_LINE = 1900,             /* from a line of the caption to the next */
    CAPTION_ROOM = INSIDE * 10 / 13, /* for the text of a fault, in thousandths of its size */
    FAULT_LINES = 4 /* lines that the text of a fault may have; the rest is cut off */
};

/* A point of the picture. */
struct spot {
    int32_t x, y;
};

/* What is being drawn. */
struct drawing {
    struct scene *scene;
    const struct diagram *diagram;
    struct diagram_style style;
    int32_t top; /* of the board's strip */
};

/* ---- Where things are -------------------------------------------------- */

static struct spot spot_of(const struct drawing *drawing, unsigned point)
{
    struct geometry_place place = geometry_of((yinsh_point)point, drawing->style.turned);
    return (struct spot){MARGIN + place.across * ACROSS,
                         drawing->top + BOARD_TOP + (GEOMETRY_TOP - place.up) * UP};
}

/* Return the spot so far from the first one towards the second, which is so many steps away. */
static struct spot towards(struct spot from, struct spot to, unsigned steps, int32_t length)
{
    int32_t whole = (int32_t)steps * 2 * UP;
    return (struct spot){from.x + (int32_t)((int64_t)(to.x - from.x) * length / whole),
                         from.y + (int32_t)((int64_t)(to.y - from.y) * length / whole)};
}

/* ---- The board --------------------------------------------------------- */

/* Draw the lines of one direction: from each point that has none before it to the last one. */
static void draw_lines(const struct drawing *drawing, enum direction direction)
{
    int step = direction_step[direction];
    for (yinsh_set set = point_board; !set_is_empty(set); set = set_rest(set)) {
        unsigned first = set_first(set), last = first;
        if (first >= (unsigned)step && point_exists(first - (unsigned)step))
            continue;
        while (last + (unsigned)step < YINSH_FRAME && point_exists(last + (unsigned)step))
            last += (unsigned)step;
        struct spot from = spot_of(drawing, first), to = spot_of(drawing, last);
        scene_line(drawing->scene, PART_LINE, from.x, from.y, to.x, to.y);
    }
}

/* Write a label beside a point, at the place that is so many halves away. */
static void put_label(const struct drawing *drawing, yinsh_point point, int across, int up,
                      const char *label)
{
    enum { DISTANCE = 2 * UP, BASE = 460 };
    int sign = drawing->style.turned ? -1 : 1;
    struct spot spot = spot_of(drawing, point);
    scene_text(drawing->scene, PART_COORDINATE, ANCHOR_MIDDLE,
               spot.x + sign * across * ACROSS * LABEL / DISTANCE,
               spot.y - sign * up * UP * LABEL / DISTANCE + BASE, 2 * UP, words_of(label));
}

static void draw_coordinates(const struct drawing *drawing)
{
    static const char numbers[][3] = {"", "1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11"};
    for (int column = 0; column < YINSH_COLUMNS; column++)
        put_label(drawing, point_at(column, point_low_row[column]), 0, -2,
                  (const char[]){(char)('A' + column), '\0'});
    for (yinsh_set set = point_board; !set_is_empty(set); set = set_rest(set)) {
        yinsh_point point = (yinsh_point)set_first(set);
        if (geometry_begins_row(point))
            put_label(drawing, point, -1, 1, numbers[point_row(point)]);
    }
}

/* ---- Pieces and marks -------------------------------------------------- */

static void draw_circles(const struct drawing *drawing, enum part part, yinsh_set set,
                         int32_t radius)
{
    for (; !set_is_empty(set); set = set_rest(set)) {
        struct spot spot = spot_of(drawing, set_first(set));
        scene_circle(drawing->scene, part, spot.x, spot.y, radius);
    }
}

static void draw_rows(const struct drawing *drawing)
{
    const struct marks *marks = &drawing->diagram->marks;
    for (size_t i = 0; i < marks->count; i++) {
        if (marks->actions[i].kind != YINSH_ROW)
            continue;
        struct spot from = spot_of(drawing, marks->actions[i].from);
        struct spot to = spot_of(drawing, marks->actions[i].to);
        scene_line(drawing->scene, PART_ROW, from.x, from.y, to.x, to.y);
    }
}

/* The arrow of a ring's move, whose head ends at the ring. */

/* Draw the head of the arrow, which no marker covers. */
static void draw_arrow(const struct drawing *drawing, bool head)
{
    const struct marks *marks = &drawing->diagram->marks;
    if (marks->from == YINSH_NO_POINT)
        return;
    struct spot from = spot_of(drawing, marks->from), to = spot_of(drawing, marks->to);
    struct spot left = {from.y - to.y, to.x - from.x};
    unsigned steps = point_distance(marks->from, marks->to);
    struct spot base = towards(to, from, steps, HEAD_TIP + HEAD_LENGTH);
    struct spot tip = towards(to, from, steps, HEAD_TIP);
    struct spot wing = towards((struct spot){0, 0}, left, steps, HEAD_WIDTH);
    if (head)
        scene_triangle(drawing->scene, PART_HEAD,
                       (int32_t[]){tip.x, base.x + wing.x, base.x - wing.x},
                       (int32_t[]){tip.y, base.y + wing.y, base.y - wing.y});
    else
        scene_line(drawing->scene, PART_ARROW, from.x, from.y, base.x, base.y);
}

static void draw_markers(const struct drawing *drawing)
{
    const struct diagram *diagram = drawing->diagram;
    const struct marks *marks = &diagram->marks;
    draw_circles(drawing, PART_WHITE_MARKER, diagram->position.markers[YINSH_WHITE], MARKER);
    draw_circles(drawing, PART_BLACK_MARKER, diagram->position.markers[YINSH_BLACK], MARKER);
    draw_circles(drawing, marks->side == YINSH_WHITE ? PART_WHITE_REMOVED : PART_BLACK_REMOVED,
                 marks->row, REMOVED);
    draw_circles(drawing, PART_FLIPPED, marks->flipped, HALO);
}

static void draw_rings(const struct drawing *drawing)
{
    const struct diagram *diagram = drawing->diagram;
    const struct marks *marks = &diagram->marks;
    if (marks->from != YINSH_NO_POINT)
        draw_circles(drawing, PART_LEFT, set_of(marks->from), HALO);
    for (int colour = 0; colour < 2; colour++) {
        yinsh_set rings = diagram->position.rings[colour];
        bool white = colour == YINSH_WHITE;
        draw_circles(drawing, white ? PART_WHITE_EDGE : PART_BLACK_EDGE, rings, RING);
        draw_circles(drawing, white ? PART_WHITE_RING : PART_BLACK_RING, rings, RING);
    }
    draw_circles(drawing, PART_RING_REMOVED, marks->rings, RING);
    if (marks->placed != YINSH_NO_POINT)
        draw_circles(drawing, PART_PLACED, set_of(marks->placed), AROUND_RING);
}

static void draw_faults(const struct drawing *drawing)
{
    for (yinsh_set set = drawing->diagram->marks.faulty; !set_is_empty(set); set = set_rest(set)) {
        struct spot spot = spot_of(drawing, set_first(set));
        scene_rectangle(drawing->scene, PART_FAULT, spot.x - FAULT, spot.y - FAULT, spot.x + FAULT,
                        spot.y + FAULT);
    }
}

/* ---- Beside the board -------------------------------------------------- */

/* Return how many rings have a place beside the board for each player. */
static int slots_of(const yinsh_position *position)
{
    return position->due == YINSH_DUE_PLACE ? YINSH_RINGS : yinsh_rings_to_win(position);
}

/* Draw the rings of a player beside the board, from the right: those to be placed, or removed. */
static void draw_slots(const struct drawing *drawing, enum yinsh_colour colour, int32_t y)
{
    const yinsh_position *position = &drawing->diagram->position;
    bool white = colour == YINSH_WHITE;
    bool placing = position->due == YINSH_DUE_PLACE;
    int filled =
        placing ? YINSH_RINGS - (int)set_count(position->rings[colour]) : position->removed[colour];
    int slots = slots_of(position);
    for (int i = 0; i < slots; i++) {
        int32_t x = DIAGRAM_WIDTH - MARGIN - SLOT - (slots - 1 - i) * SLOT_STEP;
        if (i >= filled) {
            scene_circle(drawing->scene, PART_SLOT, x, y, SLOT);
            continue;
        }
        scene_circle(drawing->scene, white ? PART_WHITE_EDGE : PART_BLACK_EDGE, x, y, SLOT);
        scene_circle(drawing->scene, white ? PART_WHITE_RING : PART_BLACK_RING, x, y, SLOT);
    }
}

static void draw_player(const struct drawing *drawing, enum yinsh_colour colour, int32_t y)
{
    enum { BASE = 620, GAP = 1800 };
    bool white = colour == YINSH_WHITE;
    const char *name = drawing->diagram->names[colour];
    scene_circle(drawing->scene, white ? PART_WHITE_MARKER : PART_BLACK_MARKER, MARGIN, y, SLOT);
    scene_text(drawing->scene, PART_NAME, ANCHOR_START, MARGIN + GAP, y + BASE,
               INSIDE - GAP - slots_of(&drawing->diagram->position) * SLOT_STEP,
               words_of(name != NULL ? name : names_of_colour[colour]));
    draw_slots(drawing, colour, y);
}

/* Return how many lines the text of a fault takes. */
static int fault_lines(const struct diagram *diagram)
{
    struct words rest = diagram->fault;
    int lines = 0;
    for (; rest.length > 0 && lines < FAULT_LINES; lines++)
        measure_line(&rest, CAPTION_ROOM);
    return lines;
}

static void put_line(const struct drawing *drawing, enum anchor anchor, int32_t y, int32_t room,
                     const char *line)
{
    int32_t x = anchor == ANCHOR_START ? MARGIN : DIAGRAM_WIDTH - MARGIN;
    scene_text(drawing->scene, PART_CAPTION, anchor, x, y, room, words_of(line));
}

/* Write what has to be done or how the game ended, and the markers in the pool. */
static void put_state(const struct drawing *drawing, int32_t y)
{
    enum { POOL_ROOM = 9000 };
    char bytes[DIAGRAM_CAPTION];
    struct text text = text_begin(bytes, sizeof bytes);
    describe_state(&text, drawing->diagram);
    put_line(drawing, ANCHOR_START, y, INSIDE - POOL_ROOM, bytes);
    text = text_begin(bytes, sizeof bytes);
    text_format(&text, "pool: %d", yinsh_pool(&drawing->diagram->position));
    put_line(drawing, ANCHOR_END, y, POOL_ROOM, bytes);
}

static void put_variant(const struct drawing *drawing, int32_t y)
{
    char variant[VARIANT_TEXT], bytes[DIAGRAM_CAPTION];
    struct text text = text_begin(bytes, sizeof bytes);
    if (rules_are_standard(&drawing->diagram->position))
        return;
    variant_name(&drawing->diagram->position, variant);
    text_format(&text, "Variant: %s", variant);
    put_line(drawing, ANCHOR_START, y, INSIDE, bytes);
}

/* Write the turn or the fault, and below it the state and the variant. */
static void draw_caption(const struct drawing *drawing, int32_t y)
{
    const struct diagram *diagram = drawing->diagram;
    char bytes[DIAGRAM_CAPTION];
    struct text text = text_begin(bytes, sizeof bytes);
    struct words fault = diagram->fault;
    int lines = 0;
    for (; fault.length > 0 && lines < FAULT_LINES; lines++)
        scene_text(drawing->scene, PART_FAULT_TEXT, ANCHOR_START, MARGIN, y + lines * CAPTION_LINE,
                   INSIDE, lines + 1 < FAULT_LINES ? measure_line(&fault, CAPTION_ROOM) : fault);
    if (lines == 0 && diagram->marks.turn > 0) {
        text_format(&text, "Turn %d: %s ", diagram->marks.turn,
                    names_of_colour[diagram->marks.side]);
        text_add_actions(&text, diagram->marks.actions, diagram->marks.count, " ");
        put_line(drawing, ANCHOR_START, y, INSIDE, bytes);
    }
    y += (lines > 1 ? lines : 1) * CAPTION_LINE;
    put_state(drawing, y);
    put_variant(drawing, y + CAPTION_LINE);
}

/* ---- The whole --------------------------------------------------------- */

static void draw_board(const struct drawing *drawing)
{
    for (int direction = 0; direction < LINES; direction++)
        draw_lines(drawing, (enum direction)direction);
    if (!drawing->style.no_coordinates)
        draw_coordinates(drawing);
    draw_rows(drawing);
    draw_arrow(drawing, false);
    draw_markers(drawing);
    draw_arrow(drawing, true);
    draw_rings(drawing);
    draw_faults(drawing);
}

void diagram_draw(struct scene *scene, const struct diagram *diagram, struct diagram_style style)
{
    struct drawing drawing = {scene, diagram, style, style.bare ? 0 : STRIP};
    bool turned = style.turned;
    if (!style.bare)
        draw_player(&drawing, turned ? YINSH_WHITE : YINSH_BLACK, STRIP * 3 / 5);
    draw_board(&drawing);
    if (style.bare)
        return;
    int32_t below = drawing.top + DIAGRAM_BOARD_HEIGHT;
    draw_player(&drawing, turned ? YINSH_BLACK : YINSH_WHITE, below + STRIP * 2 / 5);
    draw_caption(&drawing, below + STRIP + 500);
}

void diagram_scene(struct scene *scene, const struct diagram *diagram, struct diagram_style style)
{
    char title[DIAGRAM_CAPTION], description[DESCRIBE_BYTES];
    struct text text = text_begin(title, sizeof title);
    int more = fault_lines(diagram) - 1;
    more = (more > 0 ? more : 0) + !rules_are_standard(&diagram->position);
    int32_t height = DIAGRAM_HEIGHT + more * CAPTION_LINE;
    scene_begin(scene, DIAGRAM_WIDTH, height);
    describe_title(&text, diagram);
    text = text_begin(description, sizeof description);
    describe_position(&text, diagram);
    scene_describe(scene, words_of(title), words_of(description));
    scene_rectangle(scene, PART_PAPER, 0, 0, DIAGRAM_WIDTH, height);
    diagram_draw(scene, diagram, style);
}

/* ---- Parts of pictures that are made elsewhere --------------------------- */

void diagram_point(yinsh_point point, int32_t *x, int32_t *y)
{
    struct spot spot = spot_of(&(const struct drawing){.top = 0}, point);
    *x = spot.x;
    *y = spot.y;
}

void diagram_sample(struct scene *scene, enum part part)
{
    static const int32_t radius[PARTS] = {
        [PART_WHITE_MARKER] = MARKER,   [PART_BLACK_MARKER] = MARKER,
        [PART_WHITE_REMOVED] = REMOVED, [PART_BLACK_REMOVED] = REMOVED,
        [PART_FLIPPED] = HALO,          [PART_LEFT] = HALO,
        [PART_WHITE_EDGE] = RING,       [PART_BLACK_EDGE] = RING,
        [PART_WHITE_RING] = RING,       [PART_BLACK_RING] = RING,
        [PART_RING_REMOVED] = RING,     [PART_PLACED] = AROUND_RING,
    };
    enum { BASE = -HEAD_TIP - HEAD_LENGTH };
    if (radius[part] > 0)
        scene_circle(scene, part, 0, 0, radius[part]);
    else if (part == PART_FAULT)
        scene_rectangle(scene, part, -FAULT, -FAULT, FAULT, FAULT);
    else if (part == PART_HEAD)
        scene_triangle(scene, part, (int32_t[]){-HEAD_TIP, BASE, BASE},
                       (int32_t[]){0, HEAD_WIDTH, -HEAD_WIDTH});
    else if (part == PART_ARROW)
        scene_line(scene, part, BASE, 0, BASE, 0);
    else
        scene_line(scene, part, 0, 0, 0, 0);
}
