/* SPDX-License-Identifier: BSD-2-Clause */
/*
 * A pattern becomes shapes.  A shape is what the pattern asks for in one place, under one symmetry
 * and for one side to act.  One of its signs is its anchor.  Shapes are sorted by the points of
 * their anchors, so that a position is compared only with the shapes whose anchors fit it.
 */
#include "query/board_pattern.h"

#include "record/symmetry.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

/* What a point of a position can have, the rarest first: an anchor is best there. */
enum feature {
    WHITE_RINGS,
    BLACK_RINGS,
    RINGS,
    WHITE_MARKERS,
    BLACK_MARKERS,
    MARKERS,
    PIECES,
    VACANT,
    FEATURES
};

/* The points that must have each feature. */
struct shape {
    yinsh_set points[FEATURES];
    struct board_match match;
    yinsh_point anchor;
};

/* The shapes for one side to act, with the colours exchanged or not. */
struct shapes {
    struct shape *list; /* sorted by anchor, then in the order of how they match */
    size_t count, room;
    enum feature anchor;             /* FEATURES if the shapes ask for nothing */
    yinsh_set anchors;               /* points of all anchors */
    uint16_t first[YINSH_FRAME + 1]; /* index of the first shape with an anchor, or above it */
};

struct board_pattern {
    struct board_signs signs;
    struct board_pattern_options options;
    bool sides;                 /* whether signs are those of the side to act or the other one */
    struct shapes shapes[2][2]; /* by exchange and by side to act, only [0] unless sides */
};

/* ---- Compiling --------------------------------------------------------- */

/* What a sign asks for; those that depend on a side come in pairs. */
static enum feature feature_of(int sign, int side, int swapped)
{
    static const enum feature features[BOARD_SIGNS] = {
        WHITE_RINGS,   BLACK_RINGS,   WHITE_MARKERS, BLACK_MARKERS, WHITE_RINGS, BLACK_RINGS,
        WHITE_MARKERS, BLACK_MARKERS, RINGS,         MARKERS,       PIECES,      VACANT};
    int exchanged = sign < SIGN_OWN_RING ? swapped : sign < SIGN_RING ? side : 0;
    return features[sign ^ exchanged];
}

/* Map and shift a set; false if a point leaves the board. */
static bool place_set(yinsh_set set, const struct board_match *match, yinsh_set *placed)
{
    *placed = SET_EMPTY;
    for (; !set_is_empty(set); set = set_rest(set)) {
        yinsh_point image = symmetry_point(match->symmetry, (yinsh_point)set_first(set));
        yinsh_point point =
            point_at((int)point_column(image) + match->across, (int)point_row(image) + match->up);
        if (point == YINSH_NO_POINT)
            return false;
        *placed = set_or(*placed, set_of(point));
    }
    return true;
}

/* Make the shape of a pattern at a place; false if it is not on the board. */
static bool make_shape(const struct board_signs *signs, int side, struct board_match match,
                       struct shape *shape)
{
    *shape = (struct shape){.match = match};
    for (int sign = 0; sign < BOARD_SIGNS; sign++) {
        yinsh_set placed;
        if (!place_set(signs->points[sign], &match, &placed))
            return false;
        yinsh_set *points = &shape->points[feature_of(sign, side, match.swapped)];
        *points = set_or(*points, placed);
    }
    return true;
}

/* Add a shape; false without memory. */
static bool add_shape(struct shapes *shapes, const struct shape *shape)
{
    struct shape *list = array_grow(shapes->list, shapes->count, &shapes->room, sizeof *list, 1);
    if (list == NULL)
        return false;
    shapes->list = list;
    shapes->list[shapes->count++] = *shape;
    return true;
}

static int compare_matches(const struct board_match *a, const struct board_match *b)
{
    if (a->symmetry != b->symmetry)
        return a->symmetry - b->symmetry;
    return a->across != b->across ? a->across - b->across : a->up - b->up;
}

static int compare_shapes(const void *a, const void *b)
{
    const struct shape *one = a, *two = b;
    return one->anchor != two->anchor ? one->anchor - two->anchor
                                      : compare_matches(&one->match, &two->match);
}

/* Drop shapes that ask for the same as one before them with the same anchor. */
static void drop_repeated(struct shapes *shapes)
{
    size_t kept = 0, begin = 0;
    for (size_t i = 0; i < shapes->count; i++) {
        const struct shape *shape = &shapes->list[i];
        if (kept > 0 && shapes->list[kept - 1].anchor != shape->anchor)
            begin = kept;
        size_t same = begin;
        while (same < kept &&
               memcmp(shapes->list[same].points, shape->points, sizeof shape->points) != 0)
            same++;
        if (same == kept)
            shapes->list[kept++] = *shape;
    }
    shapes->count = kept;
}

/* Sort the shapes by their anchors. */
static void sort_shapes(struct shapes *shapes)
{
    shapes->anchor = WHITE_RINGS;
    while (shapes->count > 0 && shapes->anchor < FEATURES &&
           set_is_empty(shapes->list[0].points[shapes->anchor]))
        shapes->anchor++;
    for (size_t i = 0; i < shapes->count && shapes->anchor < FEATURES; i++) {
        struct shape *shape = &shapes->list[i];
        shape->anchor = (yinsh_point)set_first(shape->points[shapes->anchor]);
        shapes->anchors = set_or(shapes->anchors, set_of(shape->anchor));
    }
    if (shapes->count > 0)
        qsort(shapes->list, shapes->count, sizeof *shapes->list, compare_shapes);
    drop_repeated(shapes);
    size_t at = 0;
    for (unsigned point = 0; point <= YINSH_FRAME; point++) {
        while (at < shapes->count && shapes->list[at].anchor < point)
            at++;
        shapes->first[point] = (uint16_t)at;
    }
}

/* Make all shapes for a side to act; false without memory. */
static bool make_shapes(struct board_pattern *pattern, int side, bool swapped)
{
    struct shapes *shapes = &pattern->shapes[swapped][side];
    int symmetries = pattern->options.symmetries ? SYMMETRIES : 1;
    int shift = pattern->options.shifts ? YINSH_COLUMNS - 1 : 0;
    for (int symmetry = 0; symmetry < symmetries; symmetry++)
        for (int across = -shift; across <= shift; across++)
            for (int up = -shift; up <= shift; up++) {
                struct shape shape;
                struct board_match match = {symmetry, swapped, across, up};
                if (make_shape(&pattern->signs, side, match, &shape) && !add_shape(shapes, &shape))
                    return false;
            }
    sort_shapes(shapes);
    return true;
}

/* Compile the signs; returns the pattern, or NULL without memory. */
static struct board_pattern *compile(struct board_pattern *pattern, struct text *error)
{
    bool good = true;
    pattern->sides = false;
    for (int sign = SIGN_OWN_RING; sign <= SIGN_OTHER_MARKER; sign++)
        pattern->sides |= !set_is_empty(pattern->signs.points[sign]);
    for (int swapped = 0; swapped < (pattern->options.swaps ? 2 : 1); swapped++)
        for (int side = 0; side < (pattern->sides ? 2 : 1); side++)
            good = good && make_shapes(pattern, side, swapped != 0);
    if (good)
        return pattern;
    text_add_string(error, strerror(ENOMEM));
    board_pattern_free(pattern);
    return NULL;
}

static struct board_pattern *new_pattern(const struct board_pattern_options *options,
                                         struct text *error)
{
    struct board_pattern *pattern = calloc(1, sizeof *pattern);
    if (pattern == NULL)
        text_add_string(error, strerror(ENOMEM));
    else
        pattern->options = *options;
    return pattern;
}

struct board_pattern *board_pattern_new(struct words text,
                                        const struct board_pattern_options *options,
                                        struct text *error, size_t *offset)
{
    struct board_pattern *pattern = new_pattern(options, error);
    *offset = 0;
    if (pattern == NULL)
        return NULL;
    if (!board_signs_parse(text, &pattern->signs, error, offset)) {
        board_pattern_free(pattern);
        return NULL;
    }
    if (options->swaps && pattern->signs.has_field[POSITION_TURN]) {
        text_add_string(error, "the number of a turn determines the side to act: use ? for it, or "
                               "do not exchange the colours");
        board_pattern_free(pattern);
        return NULL;
    }
    return compile(pattern, error);
}

struct board_pattern *board_pattern_like(const yinsh_position *position,
                                         const struct board_pattern_options *options,
                                         struct text *error)
{
    struct board_pattern *pattern = new_pattern(options, error);
    if (pattern == NULL)
        return NULL;
    struct board_signs *signs = &pattern->signs;
    yinsh_set taken = SET_EMPTY;
    for (int colour = 0; colour < 2; colour++) {
        signs->points[SIGN_WHITE_RING + colour] = position->rings[colour];
        signs->points[SIGN_WHITE_MARKER + colour] = position->markers[colour];
        taken = set_or(taken, set_or(position->rings[colour], position->markers[colour]));
    }
    signs->points[SIGN_VACANT] = set_minus(point_board, taken);
    signs->has_field[POSITION_SIDE] = true;
    signs->fields.side = position->due == YINSH_DUE_OVER ? YINSH_ANY_SIDE : position->side;
    return compile(pattern, error);
}

void board_pattern_free(struct board_pattern *pattern)
{
    for (int i = 0; pattern != NULL && i < 4; i++)
        free(pattern->shapes[i / 2][i % 2].list);
    free(pattern);
}

/* ---- Matching ---------------------------------------------------------- */

/* The points of a position with each feature. */
static void find_features(const yinsh_position *position, yinsh_set features[FEATURES])
{
    const yinsh_set *rings = position->rings, *markers = position->markers;
    features[WHITE_RINGS] = rings[YINSH_WHITE];
    features[BLACK_RINGS] = rings[YINSH_BLACK];
    features[RINGS] = set_or(features[WHITE_RINGS], features[BLACK_RINGS]);
    features[WHITE_MARKERS] = markers[YINSH_WHITE];
    features[BLACK_MARKERS] = markers[YINSH_BLACK];
    features[MARKERS] = set_or(features[WHITE_MARKERS], features[BLACK_MARKERS]);
    features[PIECES] = set_or(features[RINGS], features[MARKERS]);
    features[VACANT] = set_minus(point_board, features[PIECES]);
}

static bool fits(const struct shape *shape, const yinsh_set features[FEATURES])
{
    for (int feature = 0; feature < FEATURES; feature++)
        if (!set_is_empty(set_minus(shape->points[feature], features[feature])))
            return false;
    return true;
}

/* Return the first of the shapes that fits, or NULL. */
static const struct shape *find_shape(const struct shapes *shapes,
                                      const yinsh_set features[FEATURES])
{
    const struct shape *found = NULL;
    if (shapes->anchor == FEATURES)
        return shapes->count > 0 ? shapes->list : NULL;
    yinsh_set anchors = set_and(features[shapes->anchor], shapes->anchors);
    for (; !set_is_empty(anchors); anchors = set_rest(anchors)) {
        unsigned point = set_first(anchors);
        for (size_t i = shapes->first[point]; i < shapes->first[point + 1]; i++) {
            const struct shape *shape = &shapes->list[i];
            if (fits(shape, features) &&
                (found == NULL || compare_matches(&shape->match, &found->match) < 0))
                found = shape;
        }
    }
    return found;
}

/* Whether a position has the fields that the pattern asks for. */
static bool has_fields(const struct board_signs *signs, const yinsh_position *position, int swapped)
{
    const yinsh_position *fields = &signs->fields;
    const bool *has = signs->has_field;
    int side = position->due == YINSH_DUE_OVER ? YINSH_ANY_SIDE : position->side ^ swapped;
    return (!has[POSITION_SIDE] || fields->side == side) &&
           (!has[POSITION_DUE] || fields->due == position->due) &&
           (!has[POSITION_REMOVED] ||
            (fields->removed[swapped] == position->removed[YINSH_WHITE] &&
             fields->removed[!swapped] == position->removed[YINSH_BLACK])) &&
           (!has[POSITION_TURN] || fields->turn == position->turn) &&
           (!has[POSITION_VARIANT] || rules_same_game(fields, position)) &&
           (!has[POSITION_PASSED] || position->passed);
}

bool board_pattern_matches(const struct board_pattern *pattern, const yinsh_position *position,
                           struct board_match *match)
{
    yinsh_set features[FEATURES];
    if (pattern->sides && position->due == YINSH_DUE_OVER)
        return false;
    find_features(position, features);
    int side = pattern->sides ? position->side : 0;
    for (int swapped = 0; swapped < (pattern->options.swaps ? 2 : 1); swapped++) {
        if (!has_fields(&pattern->signs, position, swapped))
            continue;
        const struct shape *shape = find_shape(&pattern->shapes[swapped][side], features);
        if (shape != NULL && match != NULL)
            *match = shape->match;
        if (shape != NULL)
            return true;
    }
    return false;
}
