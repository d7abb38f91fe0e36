/* SPDX-License-Identifier: BSD-2-Clause */
#include "notation/yinshml/yinshml.h"

#include "base/text.h"
#include "rules/rules.h"

#include <string.h>

const char *const yinshml_members[] = {
    "source",      "game_id",     "players", "white_model", "black_model", "result",
    "white_score", "black_score", "variant", "position",    "end",         "tags",
    "n_moves",     "moves",       "passes",  "notes",       NULL};

/* The tags that some of them are, or are understood as. */
static const char *const tags_of[YINSHML_MEMBERS + 1] = {
    [YINSHML_SITE] = "Site",      [YINSHML_NAME] = "GameName",   [YINSHML_WHITE] = "White",
    [YINSHML_BLACK] = "Black",    [YINSHML_VARIANT] = "Variant", [YINSHML_POSITION] = "Position",
    [YINSHML_END] = "Termination"};

/* ---- Values ------------------------------------------------------------ */

bool yinshml_is_null(struct json_value value)
{
    return value.length == 0 || *value.bytes == 'n';
}

bool yinshml_text(struct yinsh_record *record, struct json_value value, struct words *text)
{
    *text = (struct words){value.bytes, value.length};
    return !value_is_string(value) || value_text(&record->arena, value, text);
}

bool yinshml_missing(struct yinsh_record *record, struct json_value object, const char *name)
{
    return record_refuse_json(record, (struct json_value){object.bytes, 1}, name);
}

/* ---- Tags -------------------------------------------------------------- */

/* Keep a value as the tag of a name; null is none. */
static bool add_tag(struct yinsh_record *record, struct words name, struct json_value value)
{
    struct words text;
    if (yinshml_is_null(value))
        return record_is_good(record);
    if (!yinshml_text(record, value, &text))
        return false;
    if (memchr(text.bytes, '\0', text.length) != NULL)
        return record_refuse_json(record, value, NULL);
    return record_tag(record, name, text, value_place(record, value));
}

/* Keep a member as a tag whose name is a prefix and its own, made valid. */
static bool add_member(struct yinsh_record *record, const char *prefix, struct json_value key,
                       struct json_value value)
{
    enum { PREFIX = 16 };
    struct words name;
    if (!value_text(&record->arena, key, &name))
        return false;
    char *whole = arena_alloc(&record->arena, name.length + PREFIX);
    if (whole == NULL)
        return false;
    const bool valid = text_is_utf8(name.bytes, name.length);
    struct text out = text_begin(whole, name.length + PREFIX);
    text_add_string(&out, prefix);
    /* A tag of that name would state something about the game. */
    if (*prefix == '\0' && (name.length == 0 || record_understands(name.bytes, name.length)))
        text_add_string(&out, "JSON_");
    for (size_t i = 0; i < name.length; i++)
        text_add(&out,
                 is_name_byte(name.bytes[i]) || (valid && is_tag_name_byte(name.bytes[i]))
                     ? name.bytes + i
                     : "_",
                 1);
    return add_tag(record, (struct words){whole, out.length}, value);
}

static bool read_players(struct yinsh_record *record, struct json_value players)
{
    static const char *const ratings[] = {"WhiteRating", "BlackRating"};
    static const char *const prefixes[] = {"white_", "black_"};
    struct json_walk walk = value_walk(players);
    struct json_value colour, player, name, value;
    bool good = true;
    while (good && value_next(&walk, &colour, &player)) {
        int side = value_find(colour, names_of_side);
        struct json_walk about = value_walk(player);
        if (side < 0)
            good = add_member(record, "players_", colour, player);
        else if (!value_is_object(player))
            good = add_tag(record, words_of(names_of_colour[side]), player);
        while (good && side >= 0 && value_is_object(player) && value_next(&about, &name, &value))
            if (value_is(name, "name"))
                good = add_tag(record, words_of(names_of_colour[side]), value);
            else if (value_is(name, "rating"))
                good = add_tag(record, words_of(ratings[side]), value);
            else
                good = add_member(record, prefixes[side], name, value);
    }
    return good;
}

static bool read_result(struct yinsh_record *record, struct json_value value)
{
    static const char *const words[] = {"none|unfinished|*|", "white", "black", "draw|tie"};
    if (yinshml_is_null(value))
        return true;
    struct words text;
    if (!yinshml_text(record, value, &text))
        return false;
    int result = YINSH_RESULT_DRAW;
    while (result >= 0 && !words_are_any(text, words[result], '|'))
        result--;
    return record_state_result(record, result, text, value_place(record, value));
}

/* The scores are the rings removed; one alone claims nothing and is kept as a tag. */
static bool read_scores(struct yinsh_record *record, const struct json_value scores[2])
{
    int64_t rings[2] = {0, 0};
    for (int side = 0; side < 2; side++)
        if (!yinshml_is_null(scores[side]) &&
            (!value_integer(scores[side], &rings[side]) || rings[side] < 0 || rings[side] > 99))
            return record_fault(record, FAULT_RINGS_UNKNOWN, value_place(record, scores[side]),
                                NULL);
    if (yinshml_is_null(scores[0]) || yinshml_is_null(scores[1]))
        return add_tag(record, words_of(yinshml_members[YINSHML_WHITE_SCORE]), scores[0]) &&
               add_tag(record, words_of(yinshml_members[YINSHML_BLACK_SCORE]), scores[1]);
    record_claim_rings(record, (int)rings[0], (int)rings[1], value_place(record, scores[0]));
    return true;
}

static bool read_tags(struct yinsh_record *record, struct json_value tags)
{
    struct json_walk walk = value_walk(tags);
    struct json_value name, value;
    bool good = true;
    while (good && value_next(&walk, &name, &value)) {
        /* Here the names are those of our tags. */
        struct words text;
        good = value_text(&record->arena, name, &text) && words_are_tag_name(text)
                   ? add_tag(record, text, value)
                   : add_member(record, "", name, value);
    }
    return good;
}

/* Read a member that is not a tag. */
static bool read_member(struct yinsh_record *record, enum yinshml_member member,
                        struct json_value name, struct json_value value, size_t move_count)
{
    int64_t number;
    switch (member) {
    case YINSHML_RESULT:
        return read_result(record, value);
    case YINSHML_COUNT:
        /* It is kept only if it is wrong: the writer counts the moves anew. */
        return (value_integer(value, &number) && number == (int64_t)move_count) ||
               add_tag(record, words_of("n_moves"), value);
    case YINSHML_NOTES:
        return value_is_array(value) || add_member(record, "", name, value);
    case YINSHML_PLAYERS:
    case YINSHML_TAGS:
    case YINSHML_MEMBERS:
        if (member == YINSHML_MEMBERS || !value_is_object(value))
            return add_member(record, "", name, value);
        return member == YINSHML_TAGS ? read_tags(record, value) : read_players(record, value);
    default: /* read elsewhere */
        return true;
    }
}

bool yinshml_read_head(struct yinsh_record *record, const struct yinshml_game *game,
                       size_t move_count)
{
    struct json_walk walk = value_walk(game->whole);
    struct json_value name, value, none[YINSHML_MEMBERS] = {{NULL, 0}};
    bool good = true;
    size_t at = 0;
    walk.known = game->members[YINSHML_MOVES];
    for (; good && value_next_name(&walk, yinshml_members, none, &at, &name) &&
           value_take_next(&walk, &value);
         at = 0)
        if (tags_of[at] != NULL)
            good = add_tag(record, words_of(tags_of[at]), value);
        else
            good = read_member(record, (enum yinshml_member)at, name, value, move_count);
    /* Games with players of their own do not share the source's. */
    if (good && game->members[YINSHML_PLAYERS].length == 0)
        record_take_carried(record, value_place(record, game->whole));
    return good && read_scores(record, &game->members[YINSHML_WHITE_SCORE]) &&
           record_is_good(record);
}
