/* SPDX-License-Identifier: BSD-2-Clause */
/*
 * The bytes are a head, the actions, the tags and the notes.  Each tag is its two lengths, its name
 * and its value, which end with a NUL; each note is a head and its text, which ends with a NUL.
 */
#include "commands/diff/diff.h"

#include "base/date.h"
#include "query/columns.h"
#include "record/marks.h"
#include "rules/rules.h"

#include <string.h>

/* What the bytes begin with. */
struct head {
    yinsh_position start;
    struct outcome outcome;
    uint32_t actions, tags, notes;
    bool bad;
};

/* An action with its turn. */
struct packed_action {
    yinsh_action action;
    uint16_t turn;
};

struct tag_head {
    size_t name, value; /* lengths */
};

struct note_head {
    uint64_t number; /* length, or milliseconds */
    uint32_t after, kind;
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

static void pack_tag(struct output *output, const struct tag *tag)
{
    const struct tag_head head = {strlen(tag->name), tag->length};
    output_bytes(output, (const char *)&head, sizeof head);
    output_bytes(output, tag->name, head.name);
    output_bytes(output, "", 1);
    output_bytes(output, tag->value, head.value);
    output_bytes(output, "", 1);
}

static void pack_note(struct output *output, const struct note *note)
{
    const struct note_head head = {note->kind == NOTE_CLOCK ? note->milliseconds : note->length,
                                   note->after, note->kind};
    output_bytes(output, (const char *)&head, sizeof head);
    if (note->kind != NOTE_CLOCK) {
        output_bytes(output, note->text, note->length);
        output_bytes(output, "", 1);
    }
}

void record_pack(struct output *output, const struct yinsh_record *record)
{
    const struct record_game *game = &record->game;
    struct plain_tags tags;
    struct head head;
    memset(&head, 0, sizeof head);
    plain_tags_get(&tags, record);
    head.start = game->start;
    head.outcome = record->outcome;
    head.actions = (uint32_t)game->count;
    head.tags = (uint32_t)tags.count;
    for (const struct note *note = record->notes; note != NULL; note = note->next)
        head.notes++;
    head.bad = record_first_error(record) != NULL;
    output_bytes(output, (const char *)&head, sizeof head);
    for (size_t i = 0; i < game->count; i++) {
        struct packed_action packed = {game->played[i].action, game->played[i].turn};
        output_bytes(output, (const char *)&packed, sizeof packed);
    }
    for (size_t i = 0; i < tags.count; i++)
        pack_tag(output, &tags.list[i]);
    for (const struct note *note = record->notes; note != NULL; note = note->next)
        pack_note(output, note);
}

/* ---- Reading --------------------------------------------------------------- */

/* Copy something from the bytes, and move on. */
static void take(const char **bytes, void *to, size_t size)
{
    memcpy(to, *bytes, size);
    *bytes += size;
}

static void unpack_actions(const char **bytes, struct yinsh_record *record, uint32_t count)
{
    struct packed_action packed;
    record->game.now = record->game.start;
    for (record->game.count = 0; record->game.count < count; record->game.count++) {
        take(bytes, &packed, sizeof packed);
        record->game.played[record->game.count] =
            (struct played){.action = packed.action, .turn = packed.turn};
        rules_apply(&record->game.now, packed.action);
    }
}

static void unpack_tags(const char **bytes, struct yinsh_record *record, uint32_t count)
{
    struct tag_head head;
    record->tags = arena_alloc(&record->arena, count * sizeof *record->tags + 1);
    for (uint32_t i = 0; i < count && record->tags != NULL; i++) {
        take(bytes, &head, sizeof head);
        record->tags[i] = (struct tag){*bytes, *bytes + head.name + 1, head.value};
        *bytes += head.name + 1 + head.value + 1;
        record->tag_count = i + 1;
    }
}

static void unpack_notes(const char **bytes, struct yinsh_record *record, uint32_t count)
{
    struct note_head head;
    struct note *notes = arena_alloc(&record->arena, count * sizeof *notes + 1);
    record->notes = count > 0 ? notes : NULL;
    for (uint32_t i = 0; i < count && notes != NULL; i++) {
        take(bytes, &head, sizeof head);
        notes[i] = (struct note){.after = head.after, .kind = head.kind & 3, .length = 0};
        if (head.kind == NOTE_CLOCK) {
            notes[i].milliseconds = head.number;
        } else {
            notes[i].text = *bytes;
            notes[i].length = (size_t)head.number;
            *bytes += head.number + 1;
        }
        notes[i].next = i + 1 < count ? &notes[i + 1] : NULL;
    }
}

const char *record_unpack(const char *bytes, struct yinsh_record *record)
{
    struct head head;
    take(&bytes, &head, sizeof head);
    record->game.start = head.start;
    record->outcome = head.outcome;
    record->failed = head.bad;
    unpack_actions(&bytes, record, head.actions);
    unpack_tags(&bytes, record, head.tags);
    unpack_notes(&bytes, record, head.notes);
    return bytes;
}
