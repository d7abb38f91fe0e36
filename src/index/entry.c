/* SPDX-License-Identifier: BSD-2-Clause */
#include "index/entry.h"

#include "record/identity.h"
#include "record/tags.h"
#include "registry/notations.h"
#include "rules/bits.h"
#include "rules/rules.h"

#include <string.h>

enum { KINDS = 4 /* of pieces */ };

static void add_points(yinsh_set points[KINDS], const yinsh_position *position)
{
    for (int colour = 0; colour < 2; colour++) {
        points[colour] = set_or(points[colour], position->rings[colour]);
        points[2 + colour] = set_or(points[2 + colour], position->markers[colour]);
    }
}

/* Find the unions of the parts of a game. */
static void fill_parts(struct board_union parts[INDEX_PARTS], const struct record_game *game)
{
    yinsh_position position = game->start;
    for (size_t part = 0, at = 0; part < INDEX_PARTS; part++) {
        yinsh_set points[KINDS] = {{{0}}};
        size_t end = (part + 1) * game->count / INDEX_PARTS;
        add_points(points, &position);
        for (; at < end; at++) {
            rules_apply_pieces(&position, game->played[at].action);
            add_points(points, &position);
        }
        parts[part] = board_union_of(points);
    }
}

uint32_t index_hash_name(struct words name)
{
    return name.length == 0 ? 0 : (uint32_t)index_hash(name.bytes, name.length) | 1;
}

static uint32_t hash_player(const struct yinsh_record *record, const char *tag_name)
{
    const struct tag *tag = record_find_tag(record, tag_name);
    return tag == NULL ? 0 : index_hash_name((struct words){tag->value, tag->length});
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
    *entry = (struct index_entry){
        .offset = record->source.offset,
        .line = record->window.line,
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
    fill_parts(entry->parts, game);
}

bool index_entry_may_have(const struct index_entry *entry, const struct board_pattern *pattern)
{
    for (int part = 0; part < INDEX_PARTS; part++)
        if (board_pattern_may_match(pattern, &entry->parts[part]))
            return true;
    return false;
}
