/* SPDX-License-Identifier: BSD-2-Clause */
#include "commands/unique/unique_classes.h"

#include "base/text.h"
#include "record/symmetry.h"

#include <stdlib.h>

enum { FIRST_ROOM = 1024 };

void classes_begin(struct game_classes *classes)
{
    *classes = (struct game_classes){.list = NULL};
    map_begin(&classes->numbers);
}

void classes_free(struct game_classes *classes)
{
    free(classes->list);
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
                     bool *is_new)
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
    } else if (game->rank > list[entry->value].best.rank) {
        list[entry->value].best = *game;
        list[entry->value].best_number = number;
    }
    return (uint32_t)entry->value;
}

/* ---- Choosing ---------------------------------------------------------- */

/* As qsort() compares: the most preferred first. */
static int compare_classes(const void *a, const void *b)
{
    const struct game_class *const *one = a, *const *two = b;
    if ((*one)->best.rank != (*two)->best.rank)
        return (*one)->best.rank > (*two)->best.rank ? -1 : 1;
    return (*one)->best_number < (*two)->best_number ? -1 : 1;
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

bool classes_choose(struct game_classes *classes)
{
    const struct game_class **order = malloc((size_t)classes->count * sizeof(void *) + 1);
    if (order == NULL)
        return false;
    for (uint32_t i = 0; i < classes->count; i++)
        order[i] = &classes->list[i];
    qsort(order, classes->count, sizeof(void *), compare_classes);
    for (uint32_t i = 0; i < classes->count; i++)
        choose(classes->list, (uint32_t)(order[i] - classes->list));
    free(order);
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
