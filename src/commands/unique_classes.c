/* SPDX-License-Identifier: BSD-2-Clause */
#include "commands/unique_classes.h"

#include "base/grow.h"
#include "record/symmetry.h"

#include <stdlib.h>

enum {
    FIRST_ROOM = 1024,
    KEYS = RECORD_ACTIONS + 1 /* of an order of preference; there are fewer tags than actions */
};
_Static_assert((int)RECORD_TAGS <= (int)RECORD_ACTIONS, "every number of tags is a key");

void classes_free(struct game_classes *classes)
{
    free(classes->list);
    free(classes->slots);
    free(classes->order);
    *classes = (struct game_classes){.list = NULL};
}

/* ---- Finding ----------------------------------------------------------- */

/* The slot of an identity, or the empty one for it; there always is one. */
static uint64_t slot_of(const struct game_classes *classes, struct game_identity identity)
{
    uint64_t mask = classes->slot_count - 1, at = identity.word[0] & mask;
    while (classes->slots[at] != 0 &&
           !game_identity_equal(classes->list[classes->slots[at] - 1].best.identity, identity))
        at = (at + 1) & mask;
    return at;
}

uint32_t classes_find(const struct game_classes *classes, struct game_identity identity)
{
    /* Without a class the result is 0 - 1. */
    return classes->count == 0 ? CLASS_NONE : classes->slots[slot_of(classes, identity)] - 1;
}

/* Make room for one more; false without memory. */
static bool grow(struct game_classes *classes)
{
    if (classes->count < classes->room)
        return true;
    size_t room = classes->room;
    struct game_class *list = NULL;
    if (classes->count < CLASS_NONE)
        list = array_grow(classes->list, classes->count, &room, sizeof *list, FIRST_ROOM);
    if (list == NULL)
        return false;
    classes->list = list;
    /* At least half of the slots are empty. */
    uint32_t *slots = calloc(2 * room, sizeof *slots);
    if (slots == NULL)
        return false;
    free(classes->slots);
    classes->slots = slots;
    classes->slot_count = 2 * room;
    classes->room = room;
    for (uint32_t i = 0; i < classes->count; i++)
        slots[slot_of(classes, list[i].best.identity)] = i + 1;
    return true;
}

/* Whether a later record of a class is preferred to an earlier one; all are equally long. */
static bool is_better(const struct game_facts *later, const struct game_facts *earlier,
                      enum preference preference)
{
    return preference == PREFER_MOST_TAGS && later->tags > earlier->tags;
}

uint32_t classes_add(struct game_classes *classes, const struct game_facts *game, uint64_t number,
                     enum preference preference, bool *is_new)
{
    *is_new = false;
    if (!grow(classes))
        return CLASS_NONE;
    uint32_t *slot = &classes->slots[slot_of(classes, game->identity)];
    *is_new = *slot == 0;
    if (*is_new) {
        *slot = ++classes->count;
        classes->list[*slot - 1] = (struct game_class){*game, number, CLASS_NONE, CLASS_NONE};
    } else if (is_better(game, &classes->list[*slot - 1].best, preference)) {
        classes->list[*slot - 1].best = *game;
        classes->list[*slot - 1].best_number = number;
    }
    return *slot - 1;
}

/* ---- Choosing ---------------------------------------------------------- */

bool classes_begin_choice(struct game_classes *classes)
{
    classes->order = malloc((size_t)classes->count * sizeof *classes->order + 1);
    classes->ordered = 0;
    return classes->order != NULL;
}

void classes_meet(struct game_classes *classes, uint32_t number, uint32_t parent)
{
    classes->list[number].parent = parent;
    classes->order[classes->ordered++] = number;
}

/* Sort what was met by a preference, the most preferred first; false without memory. */
static bool sort(struct game_classes *classes, enum preference preference)
{
    uint32_t starts[KEYS + 1] = {0};
    if (preference == PREFER_FIRST)
        return true;
    uint32_t *sorted = malloc((size_t)classes->count * sizeof *sorted + 1);
    if (sorted == NULL)
        return false;
    for (int placing = 0; placing < 2; placing++) {
        for (uint32_t i = 0; i < classes->ordered; i++) {
            const struct game_facts *best = &classes->list[classes->order[i]].best;
            size_t key =
                KEYS - 1 - (size_t)(preference == PREFER_LONGEST ? best->actions : best->tags);
            if (placing)
                sorted[starts[key]++] = classes->order[i];
            else
                starts[key + 1]++;
        }
        for (int key = 0; !placing && key < KEYS; key++)
            starts[key + 1] += starts[key];
    }
    free(classes->order);
    classes->order = sorted;
    return true;
}

/* Keep a class unless a kept class is a beginning of it, or it is a beginning of a kept class. */
static void choose(struct game_class *list, uint32_t number)
{
    if (list[number].kept != CLASS_NONE)
        return;
    uint32_t above = list[number].parent;
    while (above != CLASS_NONE && list[above].kept != above)
        above = list[above].parent;
    if (above != CLASS_NONE) {
        list[number].kept = above;
        return;
    }
    /* A parent that has a class kept in its place has that for all of its own parents, too. */
    for (above = number; above != CLASS_NONE && list[above].kept == CLASS_NONE;
         above = list[above].parent)
        list[above].kept = number;
}

bool classes_choose(struct game_classes *classes, enum preference preference)
{
    if (!sort(classes, preference))
        return false;
    for (uint32_t i = 0; i < classes->ordered; i++)
        choose(classes->list, classes->order[i]);
    return true;
}

/* ---- Symmetries -------------------------------------------------------- */

int game_symmetry(const struct game_facts *from, const struct game_facts *to)
{
    int found = SYMMETRIES - 1;
    for (int first = 0; first < SYMMETRIES; first++)
        for (int undone = 0; undone < SYMMETRIES; undone++) {
            if ((from->symmetries >> first & 1) == 0 || (to->symmetries >> undone & 1) == 0)
                continue;
            int symmetry = symmetry_then(first, symmetry_inverse(undone));
            found = symmetry < found ? symmetry : found;
        }
    return found;
}
