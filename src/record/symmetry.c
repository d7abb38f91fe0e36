/* SPDX-License-Identifier: BSD-2-Clause */
#include "record/symmetry.h"

#include "rules/bits.h"
#include "rules/rules.h"

enum { TURNS = 6, CENTRE_COLUMN = 5, CENTRE_ROW = 6 };

const char *const symmetry_names[SYMMETRIES + 1] = {
    "identity", "turn60",    "turn120",   "turn180",   "turn240",   "turn300", "mirror",
    "mirror60", "mirror120", "mirror180", "mirror240", "mirror300", NULL,
};

/* clang-format off */
/* The point at a place that is counted from the centre. */
#define AT(x, y) POINT_NUMBER((x) + CENTRE_COLUMN, (y) + CENTRE_ROW)
/* The images of a place: the direction up a column becomes up both, that becomes up a row, and so
 * on around. */
#define TURNED(x, y) \
    AT(x, y), AT(y, (y) - (x)), AT((y) - (x), -(x)), AT(-(x), -(y)), AT(-(y), (x) - (y)), AT((x) - (y), x)
#define IMAGES(column, row) [POINT_NUMBER(column, row)] = { \
    TURNED((column) - CENTRE_COLUMN, (row) - CENTRE_ROW), \
    TURNED((row) - CENTRE_ROW, (column) - CENTRE_COLUMN)},
static const yinsh_point images[YINSH_FRAME][SYMMETRIES] = {POINT_LIST(IMAGES)};
/* clang-format on */

yinsh_point symmetry_point(int symmetry, yinsh_point point)
{
    return yinsh_point_on_board(point) ? images[point][symmetry] : YINSH_NO_POINT;
}

int symmetry_inverse(int symmetry)
{
    /* A mirror undoes itself, also if the board is turned after it. */
    return symmetry < TURNS ? (TURNS - symmetry) % TURNS : symmetry;
}

int symmetry_then(int first, int second)
{
    /* A mirror, which comes before its turns, reverses the turns before it. */
    int turns = second < TURNS ? first + second : second - first;
    return (turns + 2 * TURNS) % TURNS + ((first < TURNS) == (second < TURNS) ? 0 : TURNS);
}

yinsh_action symmetry_action(int symmetry, yinsh_action action)
{
    action.from = symmetry_point(symmetry, action.from);
    action.to = symmetry_point(symmetry, action.to);
    return rules_lower_end_first(action);
}

static yinsh_set map_set(int symmetry, yinsh_set set)
{
    yinsh_set mapped = SET_EMPTY;
    for (; !set_is_empty(set); set = set_rest(set))
        mapped = set_or(mapped, set_of(symmetry_point(symmetry, (yinsh_point)set_first(set))));
    return mapped;
}

yinsh_position symmetry_position(int symmetry, const yinsh_position *position)
{
    yinsh_position mapped = *position;
    for (int colour = 0; colour < 2; colour++) {
        mapped.rings[colour] = map_set(symmetry, position->rings[colour]);
        mapped.markers[colour] = map_set(symmetry, position->markers[colour]);
    }
    return mapped;
}

/* ---- The least image ----------------------------------------------------- */

/* Compare two boards by their words, so that the order is the same on every machine. */
static int compare_boards(const yinsh_position *a, const yinsh_position *b)
{
    for (int i = 0; i < 8; i++) {
        uint64_t left = (i < 4 ? a->rings : a->markers)[i / 2 % 2].word[i % 2];
        uint64_t right = (i < 4 ? b->rings : b->markers)[i / 2 % 2].word[i % 2];
        if (left != right)
            return left < right ? -1 : 1;
    }
    return 0;
}

yinsh_position symmetry_least(const yinsh_position *position, unsigned *symmetries)
{
    yinsh_position least = *position;
    *symmetries = 1;
    for (int symmetry = 1; symmetry < SYMMETRIES; symmetry++) {
        yinsh_position mapped = symmetry_position(symmetry, position);
        int order = compare_boards(&mapped, &least);
        if (order < 0) {
            least = mapped;
            *symmetries = 0;
        }
        if (order <= 0)
            *symmetries |= 1U << symmetry;
    }
    return least;
}

yinsh_action symmetry_least_action(unsigned *symmetries, yinsh_action action)
{
    yinsh_action least = action;
    uint32_t least_number = UINT32_MAX;
    for (unsigned left = *symmetries; left != 0; left &= left - 1) {
        unsigned symmetry = left & (0 - left);
        yinsh_action image = symmetry_action(__builtin_ctz(left), action);
        uint32_t number = symmetry_action_number(image);
        if (number < least_number) {
            least = image;
            least_number = number;
            *symmetries = 0;
        }
        if (number == least_number)
            *symmetries |= symmetry;
    }
    return least;
}

/* ---- Records -------------------------------------------------------------- */

void symmetry_record(int symmetry, struct yinsh_record *record)
{
    record->game.start = symmetry_position(symmetry, &record->game.start);
    record->game.now = symmetry_position(symmetry, &record->game.now);
    record->claims.final = symmetry_position(symmetry, &record->claims.final);
    for (size_t i = 0; i < record->game.count; i++)
        record->game.played[i].action = symmetry_action(symmetry, record->game.played[i].action);
    for (size_t i = 0; i < record_faults_kept(record); i++) {
        struct fault *fault = &record->faults[i];
        fault->a = symmetry_point(symmetry, fault->a);
        fault->b = symmetry_point(symmetry, fault->b);
        fault->action = symmetry_action(symmetry, fault->action);
        /* The words of a fault are those of the source, and stay unchanged. */
        fault->position = symmetry_position(symmetry, &fault->position);
    }
}
