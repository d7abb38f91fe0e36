/* SPDX-License-Identifier: BSD-2-Clause */
#include "commands/diff/diff.h"

#include "record/symmetry.h"

#include <string.h>

const char *const diff_how_names[] = {"same", "symmetric", "differ", "missing"};

/* ---- Turns ----------------------------------------------------------------- */

/* Return how many actions at the start are the same after a symmetry is applied to a; -1 if the
 * positions before them differ. */
static int count_common(const struct yinsh_record *a, const struct yinsh_record *b, int symmetry)
{
    yinsh_position start = symmetry_position(symmetry, &a->game.start);
    size_t shorter = a->game.count < b->game.count ? a->game.count : b->game.count, common = 0;
    if (!yinsh_position_equal(&start, &b->game.start))
        return -1;
    while (common < shorter) {
        yinsh_action mapped = symmetry_action(symmetry, a->game.played[common].action);
        if (memcmp(&mapped, &b->game.played[common].action, sizeof mapped) != 0)
            break;
        common++;
    }
    return (int)common;
}

/* Find the symmetry with the longest common beginning; returns the number of its actions. */
static int find_symmetry(const struct yinsh_record *a, const struct yinsh_record *b, int *symmetry)
{
    int longest = count_common(a, b, 0);
    size_t shorter = a->game.count < b->game.count ? a->game.count : b->game.count;
    *symmetry = 0;
    for (int i = 1; i < SYMMETRIES && longest < (int)shorter; i++) {
        int common = count_common(a, b, i);
        bool counts =
            common >= LEAST_ALIKE || (common == (int)shorter && a->game.count == b->game.count);
        if (common > longest && counts) {
            longest = common;
            *symmetry = i;
        }
    }
    return longest;
}

/* Find the turn of the action with an index. */
static void find_turn(const struct record_game *game, size_t index, size_t *first, size_t *end)
{
    *first = *end = index;
    if (index == game->count)
        return;
    while (*first > 0 && game->played[*first - 1].turn == game->played[index].turn)
        --*first;
    while (*end < game->count && game->played[*end].turn == game->played[index].turn)
        ++*end;
}

/* Find the first turn that differs after common actions. */
static void find_difference(const struct yinsh_record *a, const struct yinsh_record *b, int common,
                            struct difference *found)
{
    const struct record_game *games[2] = {&a->game, &b->game};
    found->turns = true;
    for (int i = 0; i < 2 && common >= 0; i++) {
        size_t index = (size_t)common;
        find_turn(games[i], index, &found->first[i], &found->end[i]);
        /* A game that ends in the middle of a turn has only the beginning of it. */
        if (index == games[i]->count && index > 0 && index < games[1 - i]->count &&
            games[i]->played[index - 1].turn == games[1 - i]->played[index].turn)
            find_turn(games[i], index - 1, &found->first[i], &found->end[i]);
        if (found->first[i] < games[i]->count)
            found->turn = games[i]->played[found->first[i]].turn;
    }
}

/* ---- Notes ----------------------------------------------------------------- */

static const struct note *next_note(const struct note *note, bool clocks)
{
    while (note != NULL && (note->kind == NOTE_CLOCK) != clocks)
        note = note->next;
    return note;
}

static bool same_note(const struct note *a, const struct note *b)
{
    if (a->kind != b->kind || a->after != b->after)
        return false;
    return a->kind == NOTE_CLOCK ? a->milliseconds == b->milliseconds
                                 : words_equal((struct words){a->text, a->length},
                                               (struct words){b->text, b->length});
}

/* The turn of the action that a note comes after. */
static int turn_of(const struct note *note, const struct yinsh_record *record)
{
    const struct record_game *game = &record->game;
    size_t after = note->after < game->count ? note->after : game->count;
    return after > 0 ? game->played[after - 1].turn : 0;
}

/* The turn after which clocks, or comments and marks, differ first. */
static int compare_notes(const struct yinsh_record *a, const struct yinsh_record *b, bool clocks)
{
    const struct note *x = next_note(a->notes, clocks), *y = next_note(b->notes, clocks);
    while (x != NULL && y != NULL && same_note(x, y)) {
        x = next_note(x->next, clocks);
        y = next_note(y->next, clocks);
    }
    if (x == NULL && y == NULL)
        return DIFFERS_NOWHERE;
    int turns[2] = {x != NULL ? turn_of(x, a) : INT32_MAX, y != NULL ? turn_of(y, b) : INT32_MAX};
    return turns[0] < turns[1] ? turns[0] : turns[1];
}

/* ---- Tags ------------------------------------------------------------------ */

/* The value of a tag, whatever the case of its name; without bytes if there is none. */
static struct words value_of(const struct yinsh_record *record, const char *name)
{
    for (size_t i = 0; i < record->tag_count; i++)
        if (words_alike(words_of(record->tags[i].name), name))
            return (struct words){record->tags[i].value, record->tags[i].length};
    return (struct words){NULL, 0};
}

/* Compare two words that the records do not keep as tags. */
static bool own_differ(const char *name, const char *a, const char *b,
                       struct tag_difference *difference)
{
    *difference = (struct tag_difference){name, {words_of(a), words_of(b)}};
    return strcmp(a, b) != 0;
}

/* Compare what is at a place of the list: the result, the end, the tags of a, then those of b. */
static bool differ_at(const struct yinsh_record *a, const struct yinsh_record *b, size_t at,
                      struct tag_difference *difference)
{
    if (at == 0)
        return own_differ("Result", yinsh_result_name(a->outcome.result),
                          yinsh_result_name(b->outcome.result), difference);
    if (at == 1)
        return own_differ("Termination", yinsh_end_name(a->outcome.end),
                          yinsh_end_name(b->outcome.end), difference);
    at -= 2;
    bool of_a = at < a->tag_count;
    const char *name = of_a ? a->tags[at].name : b->tags[at - a->tag_count].name;
    *difference = (struct tag_difference){name, {value_of(a, name), value_of(b, name)}};
    const struct words *values = difference->values;
    if (!of_a)
        return values[0].bytes == NULL;
    return values[1].bytes == NULL || !words_equal(values[0], values[1]);
}

bool tags_differ(const struct yinsh_record *a, const struct yinsh_record *b, size_t *at,
                 struct tag_difference *difference)
{
    while (*at < 2 + a->tag_count + b->tag_count)
        if (differ_at(a, b, (*at)++, difference))
            return true;
    return false;
}

/* ---- All ------------------------------------------------------------------- */

struct difference records_compare(struct yinsh_record *a, const struct yinsh_record *b,
                                  const struct diff_ignored *ignored)
{
    struct difference found = {.clocks = DIFFERS_NOWHERE, .comments = DIFFERS_NOWHERE};
    struct tag_difference tag;
    size_t at = 0;
    int common = find_symmetry(a, b, &found.symmetry);
    if (found.symmetry > 0)
        symmetry_record(found.symmetry, a);
    if (common < 0 || (size_t)common < a->game.count || (size_t)common < b->game.count)
        find_difference(a, b, common, &found);
    if (!ignored->clocks)
        found.clocks = compare_notes(a, b, true);
    if (!ignored->comments)
        found.comments = compare_notes(a, b, false);
    bool differ = found.turns || found.clocks != DIFFERS_NOWHERE ||
                  found.comments != DIFFERS_NOWHERE ||
                  (!ignored->tags && tags_differ(a, b, &at, &tag));
    found.how = differ ? HOW_DIFFER : found.symmetry > 0 ? HOW_SYMMETRIC : HOW_SAME;
    return found;
}
