/* SPDX-License-Identifier: BSD-2-Clause */
#include "notation/yinshml/head.h"

#include "base/text.h"
#include "base/words.h"
#include "notation/yinshml/values.h"
#include "record/outcome.h"
#include "record/tags.h"

#include <string.h>

/* Keep a value as the tag of a name; null is none. */
static bool add_tag(struct yinsh_record *record, const char *name, size_t name_length,
                    struct json_value value)
{
    size_t length;
    if (yinshml_is_null(value))
        return record_is_good(record);
    const char *text = yinshml_text(record, value, &length);
    if (text == NULL)
        return false;
    if (memchr(text, '\0', length) != NULL)
        return yinshml_field_fault(record, value);
    return record_tag(record, (struct words){name, name_length}, (struct words){text, length},
                      value_place(record, value));
}

static bool add_named_tag(struct yinsh_record *record, const char *name, struct json_value value)
{
    return add_tag(record, name, strlen(name), value);
}

/* Keep a member as a tag whose name is a prefix and its own, made valid. */
static bool add_member(struct yinsh_record *record, const char *prefix, struct json_value key,
                       struct json_value value)
{
    enum { PREFIX = 16 };
    size_t length;
    const char *name = value_text(&record->arena, key, &length);
    char *whole = name != NULL ? arena_alloc(&record->arena, length + PREFIX) : NULL;
    if (whole == NULL)
        return false;
    struct text out = text_begin(whole, length + PREFIX);
    text_add_string(&out, prefix);
    /* A tag of that name would state something about the game. */
    if (*prefix == '\0' && (length == 0 || record_understands(name, length)))
        text_add_string(&out, "JSON_");
    for (size_t i = 0; i < length; i++)
        text_add(&out, is_name_byte(name[i]) ? name + i : "_", 1);
    return add_tag(record, whole, out.length, value);
}

static bool read_players(struct yinsh_record *record, struct json_value players)
{
    struct json_walk walk = value_walk(players);
    struct json_value colour, player, name, value;
    bool good = true;
    while (good && value_next(&walk, &colour, &player)) {
        bool white = value_is(colour, "white");
        if (!white && !value_is(colour, "black")) {
            good = add_member(record, "players_", colour, player);
            continue;
        }
        struct json_walk about = value_walk(player);
        if (!value_is_object(player))
            good = add_named_tag(record, white ? "White" : "Black", player);
        while (good && value_is_object(player) && value_next(&about, &name, &value))
            if (value_is(name, "name"))
                good = add_named_tag(record, white ? "White" : "Black", value);
            else if (value_is(name, "rating"))
                good = add_named_tag(record, white ? "WhiteRating" : "BlackRating", value);
            else
                good = add_member(record, white ? "white_" : "black_", name, value);
    }
    return good;
}

static bool read_result(struct yinsh_record *record, struct json_value value)
{
    static const struct {
        const char *word;
        enum yinsh_result result;
    } words[] = {{"white", YINSH_RESULT_WHITE}, {"black", YINSH_RESULT_BLACK},
                 {"draw", YINSH_RESULT_DRAW},   {"tie", YINSH_RESULT_DRAW},
                 {"none", YINSH_RESULT_NONE},   {"unfinished", YINSH_RESULT_NONE},
                 {"*", YINSH_RESULT_NONE},      {"", YINSH_RESULT_NONE}};
    if (yinshml_is_null(value))
        return true;
    for (size_t i = 0; i < sizeof words / sizeof words[0]; i++)
        if (value_is(value, words[i].word))
            return record_claim_result(record, words[i].result, value_place(record, value));
    return record_fault(record, FAULT_RESULT_UNKNOWN, value_place(record, value), NULL);
}

/* The scores are the rings removed; one alone claims nothing and is kept as a tag. */
static bool read_scores(struct yinsh_record *record, struct json_value game)
{
    static const char *const names[2] = {"white_score", "black_score"};
    struct json_value scores[2];
    int64_t rings[2] = {0, 0};
    for (int side = 0; side < 2; side++) {
        scores[side] = value_member(game, names[side]);
        if (!yinshml_is_null(scores[side]) &&
            (!value_integer(scores[side], &rings[side]) || rings[side] < 0 || rings[side] > 99))
            return record_fault(record, FAULT_RINGS_UNKNOWN, value_place(record, scores[side]),
                                NULL);
    }
    if (yinshml_is_null(scores[0]) || yinshml_is_null(scores[1]))
        return add_named_tag(record, names[0], scores[0]) &&
               add_named_tag(record, names[1], scores[1]);
    record_claim_rings(record, (int)rings[0], (int)rings[1], value_place(record, scores[0]));
    return true;
}

/* Keep the number of moves only if it is wrong: the writer counts them anew. */
static bool read_number_of_moves(struct yinsh_record *record, struct json_value value,
                                 struct json_value moves)
{
    int64_t number;
    if (value_integer(value, &number) && number == (int64_t)yinshml_count(moves))
        return true;
    return add_named_tag(record, "n_moves", value);
}

static bool read_tags(struct yinsh_record *record, struct json_value tags)
{
    struct json_walk walk = value_walk(tags);
    struct json_value name, value;
    bool good = true;
    while (good && value_next(&walk, &name, &value)) {
        /* Here the names are those of our tags. */
        size_t length;
        const char *text = value_text(&record->arena, name, &length);
        if (text != NULL && words_are_tag_name((struct words){text, length}))
            good = add_tag(record, text, length, value);
        else
            good = add_member(record, "", name, value);
    }
    return good;
}

/* The members that are tags, or are understood as those tags are. */
static const struct {
    const char *member, *tag;
} tag_members[] = {{"source", "Site"},       {"game_id", "GameName"}, {"white_model", "White"},
                   {"black_model", "Black"}, {"variant", "Variant"},  {"position", "Position"},
                   {"end", "Termination"}};

/* A member that is not one of tag_members. */
static bool read_other_member(struct yinsh_record *record, struct json_value game,
                              struct json_value name, struct json_value value)
{
    static const char *const read_elsewhere[] = {"moves",       "passes",      "notes",
                                                 "white_score", "black_score", NULL};
    if (value_find(name, read_elsewhere) >= 0)
        return true;
    if (value_is(name, "result"))
        return read_result(record, value);
    if (value_is(name, "n_moves"))
        return read_number_of_moves(record, value, value_member(game, "moves"));
    if (value_is(name, "players") && value_is_object(value))
        return read_players(record, value);
    if (value_is(name, "tags") && value_is_object(value))
        return read_tags(record, value);
    return add_member(record, "", name, value);
}

bool yinshml_read_head(struct yinsh_record *record, struct json_value game)
{
    enum { COUNT = sizeof tag_members / sizeof tag_members[0] };
    struct json_walk walk = value_walk(game);
    struct json_value name, value;
    bool good = true;
    while (good && value_next(&walk, &name, &value)) {
        size_t at = 0;
        while (at < COUNT && !value_is(name, tag_members[at].member))
            at++;
        if (at < COUNT)
            good = add_named_tag(record, tag_members[at].tag, value);
        else
            good = read_other_member(record, game, name, value);
    }
    /* Games with players of their own do not share the source's. */
    if (good && value_member(game, "players").length == 0)
        record_take_carried(record, value_place(record, game));
    return good && read_scores(record, game) && record_is_good(record);
}
