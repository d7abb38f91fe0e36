/* SPDX-License-Identifier: BSD-2-Clause */
/*
 * The bytes are a head, the actions, the tags and the notes, as they are in memory.  After each tag
 * follow its name and its value, and after each note but a clock its text; all end with a NUL.
 */
#include "commands/diff/diff.h"

#include "base/date.h"
#include "query/columns.h"
#include "record/marks.h"

#include <string.h>

/* What the bytes begin with. */
struct head {
    yinsh_position start;
    struct outcome outcome;
    uint32_t actions, tags, notes;
    bool bad;
};

/* ---- Keys ---------------------------------------------------------------- */

void record_keys_of(struct record_keys *keys, const struct yinsh_record *record,
                    const uint64_t secret[2])
{
    struct sip sip = sip_begin(secret);
    struct date date;
    memset(keys, 0, sizeof *keys);
    keys->has_players = true;
    for (int colour = 0; colour < 2; colour++) {
        struct words name = words_trim(record_tag_value(record, names_of_colour[colour]));
        keys->has_players &= !player_is_none(name);
        sip_add_bytes(&sip, name.bytes, name.length);
    }
    if (date_parse(words_trim(record_tag_value(record, "Date")), &date))
        sip_add(&sip, (uint64_t)date.year << 16 | (uint64_t)date.month << 8 | date.day);
    keys->players = (struct game_identity){{sip_end(sip, 0), sip_end(sip, 1)}};
    keys->exact = game_identity_of(record, secret, false);
    keys->alike = game_identity_of(record, secret, true);
    keys->actions = (uint32_t)record->game.count;
}

/* ---- Writing --------------------------------------------------------------- */

static void pack(struct output *output, const void *from, size_t size)
{
    output_bytes(output, from, size);
}

static void pack_text(struct output *output, const char *text, size_t length)
{
    output_bytes(output, text, length);
    output_bytes(output, "", 1);
}

void record_pack(struct output *output, const struct yinsh_record *record)
{
    const struct record_game *game = &record->game;
    struct dated_tags tags;
    struct head head;
    memset(&head, 0, sizeof head);
    dates_convert(&tags, record, DATES_OFFICIAL);
    head.start = game->start;
    head.outcome = record->outcome;
    head.actions = (uint32_t)game->count;
    head.tags = (uint32_t)tags.count;
    for (const struct note *note = record->notes; note != NULL; note = note->next)
        head.notes++;
    head.bad = record_first_error(record) != NULL;
    pack(output, &head, sizeof head);
    for (size_t i = 0; i < game->count; i++) {
        pack(output, &game->played[i].action, sizeof game->played[i].action);
        pack(output, &game->played[i].turn, sizeof game->played[i].turn);
    }
    for (size_t i = 0; i < tags.count; i++) {
        const struct tag *tag = &tags.list[i];
        pack(output, tag, sizeof *tag);
        pack_text(output, tag->name, strlen(tag->name));
        pack_text(output, tag->value, tag->length);
    }
    for (const struct note *note = record->notes; note != NULL; note = note->next) {
        pack(output, note, sizeof *note);
        if (note->kind != NOTE_CLOCK)
            pack_text(output, note->text, note->length);
    }
}

/* ---- Reading --------------------------------------------------------------- */

/* Copy something from the bytes, and move on. */
static void take(const char **bytes, void *to, size_t size)
{
    memcpy(to, *bytes, size);
    *bytes += size;
}

static void unpack_actions(const char **bytes, struct record_game *game, uint32_t count)
{
    for (game->count = 0; game->count < count; game->count++) {
        take(bytes, &game->played[game->count].action, sizeof game->played->action);
        take(bytes, &game->played[game->count].turn, sizeof game->played->turn);
    }
}

static void unpack_tags(const char **bytes, struct yinsh_record *record, uint32_t count)
{
    for (record->tag_count = 0; record->tag_count < count; record->tag_count++) {
        struct tag *tag = &record->tags[record->tag_count];
        take(bytes, tag, sizeof *tag);
        tag->name = *bytes;
        tag->value = *bytes + strlen(tag->name) + 1;
        *bytes = tag->value + tag->length + 1;
    }
}

static void unpack_notes(const char **bytes, struct note *notes, uint32_t count)
{
    for (uint32_t i = 0; i < count; i++) {
        take(bytes, &notes[i], sizeof *notes);
        notes[i].next = i + 1 < count ? &notes[i + 1] : NULL;
        if (notes[i].kind == NOTE_CLOCK)
            continue;
        notes[i].text = *bytes;
        *bytes += notes[i].length + 1;
    }
}

const char *record_unpack(const char *bytes, struct yinsh_record *record)
{
    struct head head;
    take(&bytes, &head, sizeof head);
    record->game.start = head.start;
    record->outcome = head.outcome;
    record->failed = head.bad;
    record->tags = arena_alloc(&record->arena, head.tags * sizeof *record->tags + 1);
    struct note *notes = arena_alloc(&record->arena, head.notes * sizeof *notes + 1);
    if (record->arena.failed)
        return NULL;
    unpack_actions(&bytes, &record->game, head.actions);
    unpack_tags(&bytes, record, head.tags);
    unpack_notes(&bytes, notes, head.notes);
    record->notes = head.notes > 0 ? notes : NULL;
    return bytes;
}
