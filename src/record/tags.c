/* SPDX-License-Identifier: BSD-2-Clause */
#include "record/record.h"

#include "rules/rules.h"

#include <assert.h>
#include <string.h>

/* ---- The variant ------------------------------------------------------- */

bool record_variant(struct yinsh_record *record, const yinsh_position *rules, struct place place)
{
    assert(record->game.count == 0);
    if (record->claims.states_position)
        return rules_same_game(rules, &record->game.start) ||
               record_fault(record, FAULT_VARIANT_MISMATCH, place, NULL);
    record->claims.states_variant = true;
    rules_start_like(&record->game.start, rules);
    record->game.now = record->game.start;
    return true;
}

/* ---- The tags that are understood -------------------------------------- */

static bool take_result(struct yinsh_record *record, struct words value, struct place place)
{
    return record_state_result(record, result_find(value.bytes, value.length), value, place);
}

static bool take_rings(struct yinsh_record *record, struct words value, struct place place)
{
    int rings[2];
    if (!rings_parse(value, '-', rings) && !rings_parse(value, ':', rings))
        return record_fault(record, FAULT_RINGS_UNKNOWN, place, NULL);
    record_claim_rings(record, rings[YINSH_WHITE], rings[YINSH_BLACK], place);
    return true;
}

static bool add_tag(struct yinsh_record *record, struct words name, struct words value,
                    struct place place);

/* Take words for an end that is not called so here, which may begin with the name of a player. */
static __attribute__((noinline)) bool take_other_end(struct yinsh_record *record,
                                                     struct words value, struct place place)
{
    char room[64];
    struct words words = value;
    enum yinsh_end end = YINSH_END_UNFINISHED;
    for (int side = YINSH_WHITE; side <= YINSH_BLACK; side++) {
        struct words name = record_tag_value(record, names_of_colour[side]);
        if (name.length == 0 || value.length <= name.length || value.bytes[name.length] != ' ' ||
            memcmp(value.bytes, name.bytes, name.length) != 0)
            continue;
        /* Nobody is meant if both have that name. */
        struct text text = text_begin(room, sizeof room);
        text_add_string(&text, words.bytes == value.bytes ? names_of_side[side] : "");
        text_add(&text, value.bytes + name.length, value.length - name.length);
        words = (struct words){room, text.length < sizeof room ? text.length : 0};
    }
    int result = result_spelled(words, &end);
    bool known = result == YINSH_RESULT_NONE || (result > 0 && end != YINSH_END_UNFINISHED);
    /* Names may not be kept in bulk. */
    if (record->bulk != NULL && (result != YINSH_RESULT_NONE || end == YINSH_END_UNKNOWN))
        return bulk_give_up(record);
    if (result > 0 && known && !record_claim_result(record, (enum yinsh_result)result, place))
        return false;
    if (!known) {
        record_fault(record, FAULT_END_UNKNOWN, place, NULL);
        end = YINSH_END_UNKNOWN;
    }
    if (end != YINSH_END_UNKNOWN || !record->claims.states_end)
        record_claim_end(record, end, place);
    return end != YINSH_END_UNKNOWN || add_tag(record, words_of("Termination"), value, place);
}

static bool take_end(struct yinsh_record *record, struct words value, struct place place)
{
    int end = 0;
    while (names_of_end[end] != NULL && !words_alike(value, names_of_end[end]))
        end++;
    if (names_of_end[end] != NULL)
        record_claim_end(record, (enum yinsh_end)end, place);
    /* "normal" is the word in chess for any end on the board. */
    return names_of_end[end] != NULL || words_alike(value, "normal") ||
           take_other_end(record, value, place);
}

static bool take_variant(struct yinsh_record *record, struct words value, struct place place)
{
    char name[VARIANT_TEXT];
    yinsh_position rules = {.turn = 0};
    size_t length = value.length < sizeof name ? value.length : 0;
    for (size_t i = 0; i < length; i++)
        name[i] = to_lower(value.bytes[i]);
    if (!variant_parse(name, length, &rules))
        return record_fault(record, FAULT_VARIANT_UNKNOWN, place, NULL);
    return record_variant(record, &rules, place);
}

/* The position line may precede or follow the variant, and has to agree with it. */
static bool take_position(struct yinsh_record *record, struct words value, struct place place)
{
    yinsh_position position;
    const char *wrong = yinsh_position_parse(value.bytes, value.length, &position, NULL);
    assert(record->game.count == 0);
    if (wrong != NULL)
        return record_fault(record, FAULT_POSITION_BAD, place, wrong);
    if (record->claims.states_variant && !rules_same_game(&position, &record->game.start))
        return record_fault(record, FAULT_VARIANT_MISMATCH, place, NULL);
    record->claims.states_position = true;
    record->game.start = record->game.now = position;
    return true;
}

/* The tags that state something about the game itself. */
static const struct {
    const char *name;
    bool (*take)(struct yinsh_record *record, struct words value, struct place place);
} understood[] = {{"Result", take_result},
                  {"Rings", take_rings},
                  {"Termination", take_end},
                  {"Variant", take_variant},
                  {"Position", take_position}};
enum { UNDERSTOOD = sizeof understood / sizeof understood[0] };

/* The index of a tag that is understood, or the number of such tags. */
static size_t find_understood(struct words name)
{
    size_t index = record_may_understand(name) ? 0 : UNDERSTOOD;
    while (index < UNDERSTOOD && !words_alike(name, understood[index].name))
        index++;
    return index;
}

bool record_understands(const char *name, size_t length)
{
    return find_understood((struct words){name, length}) < UNDERSTOOD;
}

/* ---- All tags ---------------------------------------------------------- */

/* A copy of a tag's value, which holds no NUL: one becomes U+FFFD.  NULL without memory. */
static const char *copy_value(struct yinsh_record *record, struct words *value)
{
    static const char replacement[] = "\xEF\xBF\xBD";
    const size_t size = sizeof replacement - 1;
    size_t length = 0;
    if (value->length == 0 || memchr(value->bytes, '\0', value->length) == NULL)
        return arena_copy(&record->arena, value->bytes, value->length);
    char *copy = arena_alloc(&record->arena, value->length * size + 1);
    if (copy == NULL)
        return NULL;
    for (size_t i = 0; i < value->length; i++) {
        bool nul = value->bytes[i] == '\0';
        memcpy(copy + length, nul ? replacement : value->bytes + i, nul ? size : 1);
        length += nul ? size : 1;
    }
    copy[length] = '\0';
    value->length = length;
    return copy;
}

static inline const char *standard_name(struct words name, struct arena *arena)
{
    /* The most frequent ones first. */
    static const char *const names[] = {
        "Event",       "White",       "Black",       "Date",       "Site",      "Round",
        "WhiteRating", "BlackRating", "WhiteTime",   "BlackTime",  "Time",      "TimeControl",
        "GameName",    "MoveTime",    "PlayerColor", "ResultText", "ServerMeta"};
    for (size_t i = 0; i < sizeof names / sizeof names[0]; i++)
        if (words_alike(name, names[i]))
            return names[i];
    return arena_copy(arena, name.bytes, name.length);
}

const char *tag_name(struct words name, struct arena *arena)
{
    return standard_name(name, arena);
}

static bool add_tag(struct yinsh_record *record, struct words name, struct words value,
                    struct place place)
{
    record_keep(record, place);
    if (record->tag_count == RECORD_TAGS)
        return record_fault_numbers(record, FAULT_TAGS_TOO_MANY, place, RECORD_TAGS, 0);
    if (record->tags == NULL)
        record->tags = arena_alloc(&record->arena, RECORD_TAGS * sizeof *record->tags);
    const char *name_copy = standard_name(name, &record->arena);
    const char *value_copy = copy_value(record, &value);
    if (record->arena.failed)
        return false;
    if (record_find_tag(record, name_copy) != NULL)
        record_fault(record, FAULT_TAG_TWICE, place, name_copy);
    record->tags[record->tag_count++] =
        (struct tag){.name = name_copy, .value = value_copy, .length = value.length};
    return true;
}

/* Note a name that begins like another one, or for which there may be no room. */
static __attribute__((noinline)) bool note_similar(struct yinsh_record *record, struct words name)
{
    struct bulk *bulk = record->bulk;
    bool known = bulk->tag_count == BULK_TAGS;
    for (size_t i = 0; i < bulk->tag_count; i++)
        known |= words_like(bulk->tags[i], name);
    if (known)
        return bulk_give_up(record);
    bulk->tags[bulk->tag_count++] = name;
    return true;
}

bool record_note_tag(struct yinsh_record *record, struct words name)
{
    struct bulk *bulk = record->bulk;
    uint32_t letter = UINT32_C(1) << (*name.bytes & 31);
    if ((bulk->letters & letter) != 0 || bulk->tag_count == BULK_TAGS)
        return note_similar(record, name);
    bulk->letters |= letter;
    bulk->tags[bulk->tag_count++] = name;
    return true;
}

/* Whether a tag changed what another one of its name had stated before. */
static bool contradicts(const struct yinsh_record *record, const struct claims *before,
                        const yinsh_position *start)
{
    const struct claims *now = &record->claims;
    return (before->states_rings && memcmp(before->rings, now->rings, sizeof now->rings) != 0) ||
           (before->states_end && before->end != now->end && before->end != YINSH_END_UNKNOWN) ||
           (before->states_variant && !rules_same_game(start, &record->game.start)) ||
           (before->states_position && !yinsh_position_equal(start, &record->game.start));
}

bool record_take_tag(struct yinsh_record *record, struct words name, struct words value,
                     struct place place)
{
    if (!record_is_good(record))
        return false;
    /* Nearly every record has a result. */
    size_t index = words_are(name, "Result") ? 0 : find_understood(name);
    if (index < UNDERSTOOD) {
        const struct claims before = record->claims;
        const yinsh_position start = record->game.start;
        if (value.length == 0 || words_alike(value, "?"))
            return true;
        return understood[index].take(record, value, place) &&
               (!contradicts(record, &before, &start) ||
                record_fault(record, FAULT_TAG_CONTRADICTED, place, understood[index].name));
    }
    return record->bulk != NULL && record->options.only_judges
               ? record_note_tag(record, name)
               : add_tag(record, name, value, place);
}

const struct tag *tags_find(const struct tag *tags, size_t count, const char *name)
{
    struct words wanted = words_of(name);
    for (size_t i = 0; i < count; i++)
        if (words_alike(wanted, tags[i].name))
            return &tags[i];
    return NULL;
}

const struct tag *record_find_tag(const struct yinsh_record *record, const char *name)
{
    return tags_find(record->tags, record->tag_count, name);
}

struct words record_tag_value(const struct yinsh_record *record, const char *name)
{
    const struct tag *tag = record_find_tag(record, name);
    return tag != NULL ? (struct words){tag->value, tag->length} : (struct words){NULL, 0};
}

void record_carry_name(struct yinsh_record *record, enum yinsh_colour colour, struct words name)
{
    struct bytes *carried = &record->source.names[colour];
    if (record->bulk != NULL)
        bulk_give_up(record);
    if (!record_is_good(record))
        return;
    carried->length = 0;
    record->source.carries = bytes_add(carried, name.bytes, name.length);
    record->arena.failed |= !record->source.carries;
}

void record_take_carried(struct yinsh_record *record, struct place place)
{
    for (int colour = YINSH_WHITE; colour <= YINSH_BLACK; colour++) {
        const struct bytes *name = &record->source.names[colour];
        if (name->at != NULL && record_find_tag(record, names_of_colour[colour]) == NULL)
            record_tag(record, words_of(names_of_colour[colour]),
                       (struct words){name->at, name->length}, place);
    }
}
