/* SPDX-License-Identifier: BSD-2-Clause */
#include "score/openings.h"

#include "query/columns.h"
#include "record/symmetry.h"
#include "rules/rules.h"

enum { LINE_ROOM = YINSH_POSITION_TEXT + 128 };

static const char at_word[] = "at", root_word[] = "openings";

/* ---- Positions --------------------------------------------------------- */

/* Append a position as one word: its line with "_" in place of each space. */
static void add_position(struct text *key, const yinsh_position *position)
{
    char line[YINSH_POSITION_TEXT];
    size_t length = yinsh_position_format(position, line);
    for (size_t i = 0; i < length; i++)
        if (line[i] == ' ')
            line[i] = '_';
    text_add(key, line, length);
}

/* Parse a position as add_position() writes it; false if it is none. */
static bool parse_position(struct words word, yinsh_position *position)
{
    char line[YINSH_POSITION_TEXT];
    if (word.length >= sizeof line)
        return false;
    for (size_t i = 0; i < word.length; i++)
        line[i] = word.bytes[i] == '_' ? ' ' : word.bytes[i];
    return yinsh_position_parse(line, word.length, position, NULL) == NULL;
}

void openings_begin_key(struct text *key, const yinsh_position *position)
{
    text_add_string(key, at_word);
    text_add_string(key, " ");
    add_position(key, position);
    text_add_string(key, " ");
}

/* Play a record up to its first position that is an image of the root; false if it has none. */
static bool find_root(const struct record_game *game, const yinsh_position *root,
                      yinsh_position *position, size_t *next)
{
    unsigned symmetries;
    *position = game->start;
    for (*next = 0;; (*next)++) {
        /* What all images have in common, as far as that is quickly known. */
        if (position->turn == root->turn && position->due == root->due &&
            position->on_board == root->on_board && position->variant == root->variant &&
            position->house == root->house && position->steal == root->steal) {
            yinsh_position least = symmetry_least(position, &symmetries);
            if (yinsh_position_equal(&least, root))
                return true;
        }
        if (*next == game->count || position->turn > root->turn)
            return false;
        rules_apply(position, game->played[*next].action);
    }
}

/* ---- A record ---------------------------------------------------------- */

/* Write how a game continues from a position; a NULL action is none. */
static void put_node(struct output *out, const yinsh_position *position, const yinsh_action *action,
                     struct words game)
{
    char line[LINE_ROOM], name[YINSH_ACTION_TEXT] = "-";
    unsigned symmetries;
    struct text text = text_begin(line, sizeof line);
    yinsh_position least = symmetry_least(position, &symmetries);
    if (action != NULL)
        yinsh_action_format(symmetry_least_action(&symmetries, *action), name);
    openings_begin_key(&text, &least);
    text_format(&text, "%s ", name);
    text_add(&text, game.bytes, game.length);
    output_bytes(out, line, text.length);
}

/* Append the result of a game, its day and its length, and the count. */
static void add_game(struct text *text, const struct yinsh_record *record)
{
    enum yinsh_result result = record->outcome.result;
    uint64_t day = column_day_of(record);
    text_add_string(text, yinsh_result_name(result));
    text_add_string(text, " ");
    if (day > 0)
        text_add_number(text, (int64_t)day);
    else
        text_add_string(text, "-");
    if (result != YINSH_RESULT_NONE)
        text_format(text, " %d", yinsh_record_turns(record));
    else
        text_add_string(text, " -");
    text_add_string(text, "\t1\n");
}

static void put_tree(struct output *out, const struct yinsh_record *record,
                     const struct openings_plan *plan)
{
    char bytes[64], root[LINE_ROOM];
    struct text text = text_begin(bytes, sizeof bytes);
    const struct record_game *game = &record->game;
    yinsh_position position;
    size_t next;
    if (!find_root(game, &plan->root, &position, &next)) {
        output_string(out, "without\t1\n");
        return;
    }
    add_game(&text, record);
    for (int depth = 0; depth <= plan->depth; depth++) {
        bool ends = depth == plan->depth || next == game->count;
        const yinsh_action *action = ends ? NULL : &game->played[next++].action;
        put_node(out, &position, action, (struct words){bytes, text.length});
        if (ends)
            break;
        rules_apply(&position, *action);
    }
    text = text_begin(root, sizeof root);
    text_format(&text, "%s %d ", root_word, plan->depth);
    add_position(&text, &plan->root);
    text_add_string(&text, "\t1\n");
    output_bytes(out, root, text.length);
}

void openings_put_record(struct output *out, const struct yinsh_record *record,
                         const struct openings_plan *plan)
{
    if (plan->tree)
        put_tree(out, record, plan);
    if (plan->features)
        opening_features_put(out, record);
}

/* ---- Keys -------------------------------------------------------------- */

/* Parse a number, or "-", which is 0. */
static bool parse_optional(struct words word, uint64_t most, uint64_t *number)
{
    *number = 0;
    return words_are(word, "-") || tally_parse_number(word, most, number);
}

/* Parse an action, a result, a day and a number of turns. */
static bool parse_continuation(struct words rest, struct opening_key *parsed)
{
    struct words action, result = {"", 0}, day = {"", 0};
    bool divided = words_cut(&rest, ' ', &action) && words_cut(&rest, ' ', &result) &&
                   words_cut(&rest, ' ', &day);
    int found = result_find(result.bytes, result.length);
    parsed->ends = words_are(action, "-");
    parsed->result = (enum yinsh_result)found;
    return divided && found >= 0 &&
           (parsed->ends || yinsh_action_parse(action.bytes, action.length, &parsed->action)) &&
           parse_optional(day, OPENINGS_DAY, &parsed->day) &&
           parse_optional(rest, TALLY_TURNS, &parsed->turns);
}

/*
 * Whether a word may be a position.  Reports look up only positions that they have made, so that
 * an invalid one is never found; checking each of them would take most of the time.
 */
static bool is_like_position(struct words word)
{
    for (size_t i = 0; i < word.length; i++)
        if (word.bytes[i] <= ' ' || word.bytes[i] >= '\x7F')
            return false;
    return word.length > 0 && word.length < YINSH_POSITION_TEXT;
}

bool openings_parse_key(struct words key, struct opening_key *parsed)
{
    struct words word;
    return words_cut(&key, ' ', &word) && words_are(word, at_word) &&
           words_cut(&key, ' ', &parsed->position) && is_like_position(parsed->position) &&
           parse_continuation(key, parsed);
}

static bool is_at(struct words key)
{
    struct opening_key parsed;
    return openings_parse_key(key, &parsed);
}

bool openings_parse_root(struct words key, struct openings_plan *plan)
{
    struct words word, depth;
    uint64_t number;
    if (!words_cut(&key, ' ', &word) || !words_are(word, root_word) ||
        !words_cut(&key, ' ', &depth) || !tally_parse_number(depth, OPENINGS_DEPTH, &number))
        return false;
    plan->depth = (int)number;
    return parse_position(key, &plan->root);
}

static bool is_root(struct words key)
{
    struct openings_plan plan;
    return openings_parse_root(key, &plan);
}

const struct tally_kind openings_kinds[] = {
    {at_word, NULL, is_at},     {"feature", NULL, opening_features_check},
    {root_word, NULL, is_root}, {"without", NULL, NULL},
    {NULL, NULL, NULL},
};
