/* SPDX-License-Identifier: BSD-2-Clause */
/*
 * Each step pairs records that have the same key and are not paired yet, in the order of the input:
 * the keys of both sides are sorted together.
 */
#include "commands/diff/diff.h"

#include <stdlib.h>
#include <string.h>

enum { FIRST_ROOM = 1024 };

struct side_record *side_add(struct side *side)
{
    struct side_record *list = NULL;
    if (side->count < PAIR_NONE)
        list = array_grow(side->list, side->count, &side->room, sizeof *list, FIRST_ROOM);
    if (list == NULL)
        return NULL;
    side->list = list;
    struct side_record *record = &side->list[side->count++];
    memset(record, 0, sizeof *record);
    record->pair = PAIR_NONE;
    return record;
}

/* ---- Pairing by keys ------------------------------------------------------- */

/* A record with a key. */
struct keyed {
    uint64_t key[2];
    uint32_t number;
    uint32_t side;
};

static int compare_keyed(const void *a, const void *b)
{
    const struct keyed *x = a, *y = b;
    for (int i = 0; i < 2; i++)
        if (x->key[i] != y->key[i])
            return x->key[i] < y->key[i] ? -1 : 1;
    if (x->side != y->side)
        return x->side < y->side ? -1 : 1;
    return (x->number > y->number) - (x->number < y->number);
}

static bool same_key(const struct keyed *a, const struct keyed *b)
{
    return a->key[0] == b->key[0] && a->key[1] == b->key[1];
}

static void pair(struct side sides[2], uint32_t first, uint32_t second)
{
    sides[0].list[first].pair = second;
    sides[1].list[second].pair = first;
}

/* Pair the records of a sorted list; with only_one, only keys that each side has exactly once. */
static void pair_sorted(struct side sides[2], const struct keyed *list, size_t count, bool only_one)
{
    for (size_t first = 0, second, end; first < count; first = end) {
        second = first;
        while (second < count && same_key(&list[first], &list[second]) && list[second].side == 0)
            second++;
        end = second;
        while (end < count && same_key(&list[first], &list[end]))
            end++;
        size_t pairs = second - first < end - second ? second - first : end - second;
        if (only_one && end - first != 2)
            continue;
        for (size_t i = 0; i < pairs; i++)
            pair(sides, list[first + i].number, list[second + i].number);
    }
}

/* What records are paired by. */
enum key { KEY_PLAYERS_AND_TURNS, KEY_PLAYERS, KEY_EXACT, KEY_ALIKE };

/* Fill in the key of a record; false if it has none. */
static bool key_of(const struct record_keys *keys, enum key key, uint64_t words[2])
{
    const struct game_identity *from = key == KEY_EXACT   ? &keys->exact
                                       : key == KEY_ALIKE ? &keys->alike
                                                          : &keys->players;
    for (int i = 0; i < 2; i++)
        words[i] = from->word[i] ^ (key == KEY_PLAYERS_AND_TURNS ? keys->exact.word[i] : 0);
    /* A game without turns may be any game. */
    return key == KEY_EXACT || key == KEY_ALIKE ? keys->actions > 0 : keys->has_players;
}

/* Pair records by a key; false without memory. */
static bool pair_by_key(struct side sides[2], enum key key, bool only_one)
{
    struct keyed *list = malloc(((size_t)sides[0].count + sides[1].count) * sizeof *list + 1);
    size_t count = 0;
    if (list == NULL)
        return false;
    for (uint32_t side = 0; side < 2; side++)
        for (uint32_t i = 0; i < sides[side].count; i++) {
            list[count] = (struct keyed){.number = i, .side = side};
            if (sides[side].list[i].pair == PAIR_NONE &&
                key_of(&sides[side].list[i].keys, key, list[count].key))
                count++;
        }
    qsort(list, count, sizeof *list, compare_keyed);
    pair_sorted(sides, list, count, only_one);
    free(list);
    return true;
}

/* ---- Pairing by beginnings ------------------------------------------------- */

/* A record that is paired by its beginning. */
struct begun {
    uint32_t number, side, actions;
    const uint64_t *identities; /* of the beginnings with 1, 2, ... actions */
};

/* The records that are not paired and long enough. */
struct rest {
    struct begun *list;
    size_t count;
    uint64_t *identities;
    size_t actions; /* of all together */
    uint32_t longest;
    size_t of_side[2];
};

/* List the records that are not paired and long enough, if both sides have some. */
static void list_rest(const struct side sides[2], struct rest *rest)
{
    for (uint32_t side = 0; side < 2; side++)
        for (uint32_t i = 0; i < sides[side].count; i++) {
            const struct side_record *record = &sides[side].list[i];
            uint32_t actions = record->keys.actions;
            if (record->pair != PAIR_NONE || actions < PAIR_COMMON)
                continue;
            rest->list[rest->count++] = (struct begun){i, side, actions, NULL};
            rest->of_side[side]++;
            rest->actions += actions;
            rest->longest = actions > rest->longest ? actions : rest->longest;
        }
    if (rest->of_side[0] == 0 || rest->of_side[1] == 0)
        rest->count = rest->actions = 0;
}

/* Get the beginnings of all; false on failure. */
static bool get_beginnings(const struct side sides[2], struct rest *rest, beginnings_fn beginnings,
                           void *context)
{
    uint64_t *identities = rest->identities;
    for (size_t i = 0; i < rest->count; i++) {
        struct begun *begun = &rest->list[i];
        if (!beginnings(context, &sides[begun->side].list[begun->number], identities))
            return false;
        begun->identities = identities;
        identities += begun->actions;
    }
    return true;
}

/* Pair those whose first actions are the same, the longest beginnings first. */
static void pair_rest(struct side sides[2], const struct rest *rest, struct keyed *keyed)
{
    for (uint32_t length = rest->longest; length >= PAIR_COMMON; length--) {
        size_t count = 0;
        for (size_t i = 0; i < rest->count; i++) {
            const struct begun *begun = &rest->list[i];
            if (begun->actions >= length &&
                sides[begun->side].list[begun->number].pair == PAIR_NONE)
                keyed[count++] =
                    (struct keyed){{begun->identities[length - 1], 0}, begun->number, begun->side};
        }
        qsort(keyed, count, sizeof *keyed, compare_keyed);
        pair_sorted(sides, keyed, count, false);
    }
}

static enum pair_trouble pair_by_beginnings(struct side sides[2], beginnings_fn beginnings,
                                            void *context)
{
    size_t all = (size_t)sides[0].count + sides[1].count;
    struct rest rest = {.list = malloc(all * sizeof *rest.list + 1)};
    if (rest.list != NULL)
        list_rest(sides, &rest);
    bool many = rest.actions > PAIR_BEGINNINGS;
    rest.identities = malloc(many ? 1 : rest.actions * sizeof *rest.identities + 1);
    struct keyed *keyed = malloc(rest.count * sizeof *keyed + 1);
    enum pair_trouble trouble = PAIR_DONE;
    if (rest.list == NULL || rest.identities == NULL || keyed == NULL)
        trouble = PAIR_NO_MEMORY;
    else if (many)
        trouble = PAIR_TOO_MANY;
    else if (!get_beginnings(sides, &rest, beginnings, context))
        trouble = PAIR_FAILED;
    else
        pair_rest(sides, &rest, keyed);
    free(rest.list);
    free(rest.identities);
    free(keyed);
    return trouble;
}

/* ---- All steps ------------------------------------------------------------- */

enum pair_trouble pairs_find(struct side sides[2], enum pair_by by, beginnings_fn beginnings,
                             void *context)
{
    bool players = by != PAIR_BY_TURNS, turns = by != PAIR_BY_PLAYERS;
    enum pair_trouble trouble = PAIR_DONE;
    if (by == PAIR_BY_ORDER || (by == PAIR_BY_ALL && sides[0].count == 1 && sides[1].count == 1)) {
        for (uint32_t i = 0; i < sides[0].count && i < sides[1].count; i++)
            pair(sides, i, i);
        return PAIR_DONE;
    }
    if (players && (!pair_by_key(sides, KEY_PLAYERS_AND_TURNS, false) ||
                    !pair_by_key(sides, KEY_PLAYERS, true)))
        return PAIR_NO_MEMORY;
    if (turns && (!pair_by_key(sides, KEY_EXACT, false) || !pair_by_key(sides, KEY_ALIKE, false)))
        return PAIR_NO_MEMORY;
    if (turns)
        trouble = pair_by_beginnings(sides, beginnings, context);
    if (players && (trouble == PAIR_DONE || trouble == PAIR_TOO_MANY) &&
        !pair_by_key(sides, KEY_PLAYERS, false))
        return PAIR_NO_MEMORY;
    return trouble;
}
