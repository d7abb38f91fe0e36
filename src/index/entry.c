/* SPDX-License-Identifier: BSD-2-Clause */
#include "index/entry.h"

#include "record/identity.h"
#include "record/marks.h"
#include "record/tags.h"
#include "registry/notations.h"
#include "rules/point.h"
#include "rules/rules.h"

#include <string.h>

enum { HIGH_BITS = 21 };
#define HIGH_MASK ((UINT64_C(1) << HIGH_BITS) - 1)

/* The 85 points in order, without the places that the board lacks: the points of a column are next
 * to each other. */
static void pack(yinsh_set set, uint64_t *low, uint64_t *high)
{
    uint64_t words[2] = {0, 0};
    unsigned at = 0;
    for (unsigned column = 0; column < YINSH_COLUMNS; column++)
        for (unsigned row = point_low_row[column]; row <= point_high_row[column]; row++, at++)
            words[at / 64] |= (uint64_t)set_has(set, 11 * column + row - 1) << at % 64;
    *low = words[0];
    *high = words[1];
}

/* Take bits out of a word. */
static inline uint64_t take(uint64_t word, unsigned from, unsigned count)
{
    return word >> from & ((UINT64_C(1) << count) - 1);
}

static yinsh_set unpack(uint64_t low, uint64_t high)
{
    /* Lowest points of the columns: packed, and in a set. */
    static const uint8_t packed[YINSH_COLUMNS + 1] = {0, 4, 11, 19, 28, 38, 47, 57, 66, 74, 81, 85};
    static const uint8_t places[YINSH_COLUMNS] = {1, 11, 22, 33, 44, 56, 67, 79, 91, 103, 116};
    yinsh_set set = SET_EMPTY;
    for (int column = 0; column < YINSH_COLUMNS; column++) {
        unsigned from = packed[column], count = packed[column + 1] - from;
        uint64_t bits;
        if (from >= 64)
            bits = take(high, from - 64, count);
        else if (from + count <= 64)
            bits = take(low, from, count);
        else
            bits = low >> from | take(high, 0, from + count - 64) << (64 - from);
        unsigned place = places[column];
        if (place >= 64) {
            set.word[1] |= bits << (place - 64);
        } else {
            set.word[0] |= bits << place;
            set.word[1] |= place + count > 64 ? bits >> (64 - place) : 0;
        }
    }
    return set;
}

void index_entry_points(const struct index_entry *entry, yinsh_set points[INDEX_KINDS])
{
    for (int kind = 0; kind < INDEX_KINDS; kind++) {
        uint64_t high = entry->high[kind / 3] >> HIGH_BITS * (kind % 3) & HIGH_MASK;
        points[kind] = unpack(entry->low[kind], high);
    }
}

static void add_points(yinsh_set points[INDEX_KINDS], const yinsh_position *position)
{
    for (int colour = 0; colour < 2; colour++) {
        points[colour] = set_or(points[colour], position->rings[colour]);
        points[2 + colour] = set_or(points[2 + colour], position->markers[colour]);
    }
}

static uint32_t hash_player(const struct yinsh_record *record, const char *tag_name)
{
    const struct tag *tag = record_find_tag(record, tag_name);
    return tag == NULL ? 0 : (uint32_t)index_hash(tag->value, tag->length) | 1;
}

static uint8_t number_of(const char *notation)
{
    uint8_t number = 0;
    while (notation_table[number] != NULL && strcmp(notation_table[number]->name, notation) != 0)
        number++;
    return number;
}

void index_entry_fill(struct index_entry *entry, const struct yinsh_record *record)
{
    static const uint64_t secret[2] = {0, 0};
    const struct record_game *game = &record->game;
    yinsh_set points[INDEX_KINDS] = {SET_EMPTY, SET_EMPTY, SET_EMPTY, SET_EMPTY};
    yinsh_position position = game->start;
    add_points(points, &position);
    for (size_t i = 0; i < game->count; i++) {
        rules_apply(&position, game->played[i].action);
        add_points(points, &position);
    }
    *entry = (struct index_entry){
        .offset = record->source.offset,
        .hash = index_hash(record->window.bytes, record->window.taken),
        .exact = game_identity_of(record, secret, false).word[0],
        .symmetric = game_identity_of(record, secret, true).word[0],
        .taken = (uint32_t)record->window.taken,
        .white = hash_player(record, "White"),
        .black = hash_player(record, "Black"),
        .turns = (uint16_t)yinsh_record_turns(record),
        .notation = number_of(yinsh_record_notation(record)),
        .outcome = (uint8_t)(yinsh_record_result(record) | (unsigned)yinsh_record_end(record) << 2),
    };
    for (int kind = 0; kind < INDEX_KINDS; kind++) {
        uint64_t high;
        pack(points[kind], &entry->low[kind], &high);
        entry->high[kind / 3] |= high << HIGH_BITS * (kind % 3);
    }
}
