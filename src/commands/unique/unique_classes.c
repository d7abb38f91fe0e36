/* SPDX-License-Identifier: BSD-2-Clause */
#include "commands/unique/unique_classes.h"

#include "base/text.h"
#include "record/symmetry.h"

#include <stdlib.h>

enum {
    FIRST_ROOM = 1024,
    KEYS = RECORD_ACTIONS + 1 /* of an order of preference; there are fewer tags than actions */
};
_Static_assert((int)RECORD_TAGS <= (int)RECORD_ACTIONS, "every number of tags is a key");

void classes_begin(struct game_classes *classes)
{
    *classes = (struct game_classes){.list = NULL};
    map_begin(&classes->numbers);
}

void classes_free(struct game_classes *classes)
{
    free(classes->list);
    free(classes->order);
    map_free(&classes->numbers);
}

/* ---- Finding ----------------------------------------------------------- */

static struct words key_of(const struct game_identity *identity)
{
    return (struct words){(const char *)identity, sizeof *identity};
}

uint32_t classes_find(const struct game_classes *classes, struct game_identity identity)
{
    const struct map_entry *entry = map_find(&classes->numbers, key_of(&identity));
    return entry == NULL ? CLASS_NONE : (uint32_t)entry->value;
}

uint32_t classes_add(struct game_classes *classes, const struct game_facts *game, uint64_t number,
                     enum preference preference, bool *is_new)
{
    *is_new = false;
    struct game_class *list =
        array_grow(classes->list, classes->count, &classes->room, sizeof *list, FIRST_ROOM);
    if (list == NULL)
        return CLASS_NONE;
    classes->list = list;
    struct map_entry *entry = map_add(&classes->numbers, key_of(&game->identity));
    if (entry == NULL)
        return CLASS_NONE;
    *is_new = classes->numbers.count > classes->count;
    if (*is_new) {
        entry->value = classes->count++;
        list[entry->value] = (struct game_class){*game, number, CLASS_NONE, CLASS_NONE};
    } else if (preference == PREFER_MOST_TAGS && game->tags > list[entry->value].best.tags) {
        /* All records of a class are equally long. */
        list[entry->value].best = *game;
        list[entry->value].best_number = number;
    }
    return (uint32_t)entry->value;
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
