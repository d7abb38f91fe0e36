/* SPDX-License-Identifier: BSD-2-Clause */
#include "score/statistics.h"

#include "record/marks.h"
#include "rules/rules.h"

#include <stdlib.h>

enum { DAY_SECONDS = 24 * 60 * 60 };

static name_list outcome_names = {"won", "drawn", "lost", NULL};
static name_list maker_names = {"player", "opponent", NULL};
static name_list sum_names = {"n", "sum", "squares", NULL};

_Static_assert(STATISTIC_CELLS <= UINT16_MAX, "the number of a cell fits");

const struct statistic_form statistic_forms[STATISTICS] = {
#define STATISTIC(identifier, name, kind, size, names, step, title)                                \
    {name, STATISTIC_##kind, STATISTIC_CELL_##identifier, size, names, step, title},
#include "score/statistic.def"
#undef STATISTIC
};

/* ---- Counting ---------------------------------------------------------- */

static void count_cell(struct statistics *statistics, size_t cell, uint64_t count)
{
    if (count == 0)
        return;
    if (statistics->counts[cell] == 0)
        statistics->touched[statistics->count++] = (uint16_t)cell;
    statistics->counts[cell] += count;
}

/* Count a number, or one that stands for it. */
static void count_number(struct statistics *statistics, enum statistic statistic, uint64_t number)
{
    const struct statistic_form *form = &statistic_forms[statistic];
    count_cell(statistics, form->first + (number < form->size ? (size_t)number : form->size - 1),
               1);
}

/* Count a number in the span of a turn, from 1. */
static void count_in_span(struct statistics *statistics, enum statistic statistic, unsigned turn,
                          uint64_t number)
{
    size_t span = (turn - 1) / STATISTIC_SPAN_TURNS;
    size_t first = statistic_forms[statistic].first +
                   3 * (span < STATISTIC_SPANS ? span : STATISTIC_SPANS - 1);
    count_cell(statistics, first, 1);
    count_cell(statistics, first + 1, number);
    count_cell(statistics, first + 2, number * number);
}

static void count_point(struct statistics *statistics, enum statistic statistic,
                        yinsh_action action, unsigned point)
{
    count_cell(statistics,
               statistic_forms[statistic].first + action.side * (size_t)YINSH_FRAME + point, 1);
}

/* Count an action of a game in the position before it. */
static void count_action(struct statistics *statistics, const yinsh_position *position,
                         const struct record_game *game, const struct played *played)
{
    yinsh_action action = played->action;
    enum yinsh_colour side = (enum yinsh_colour)action.side;
    if (position->due == YINSH_DUE_MOVE)
        count_in_span(statistics, STATISTIC_MOBILITY, position->turn,
                      rules_count_moves(position, side));
    switch (action.kind) {
    case YINSH_PLACE:
        count_point(statistics, STATISTIC_PLACED, action, action.to);
        break;
    case YINSH_MOVE:
        count_point(statistics, STATISTIC_LEFT, action, action.from);
        count_point(statistics, STATISTIC_VISITED, action, action.to);
        count_number(statistics, STATISTIC_FLIPS,
                     set_count(rules_jumped(position->markers, action)));
        break;
    case YINSH_ROW:
        for (yinsh_set row = row_points(action); !set_is_empty(row); row = set_rest(row))
            count_point(statistics, STATISTIC_ROW_MARKERS, action, set_first(row));
        count_cell(statistics, STATISTIC_CELL_MADE_BY + (row_maker(game, played) != side), 1);
        break;
    case YINSH_RING:
        count_point(statistics, STATISTIC_TAKEN, action, action.from);
        break;
    default:
        break;
    }
}

/* Count a result as the player of a side sees it. */
static void count_outcome(struct statistics *statistics, enum statistic statistic,
                          enum yinsh_colour side, enum yinsh_result result)
{
    size_t outcome = result == YINSH_RESULT_DRAW ? 1 : result == rules_won_by(side) ? 0 : 2;
    if (result != YINSH_RESULT_NONE)
        count_cell(statistics, statistic_forms[statistic].first + outcome, 1);
}

/* Count what is known at the end of a game; first is the action that removed the first ring. */
static void count_game(struct statistics *statistics, const struct yinsh_record *record,
                       const struct played *first, unsigned rows, unsigned markers)
{
    const struct outcome *outcome = &record->outcome;
    count_cell(statistics, (size_t)STATISTIC_CELL_RESULT + outcome->result, 1);
    count_cell(statistics, (size_t)STATISTIC_CELL_END + outcome->end, 1);
    count_number(statistics, STATISTIC_ROWS, rows);
    count_number(statistics, STATISTIC_MARKERS, markers);
    if (outcome->result != YINSH_RESULT_NONE) {
        count_number(statistics, STATISTIC_TURNS, (uint64_t)yinsh_record_turns(record));
        count_number(statistics, STATISTIC_MOVES, (uint64_t)yinsh_record_moves(record));
    }
    if (first != NULL) {
        count_number(statistics, STATISTIC_RING_TURN, first->turn);
        count_outcome(statistics, STATISTIC_FIRST_RING, (enum yinsh_colour)first->action.side,
                      outcome->result);
    }
}

/* The latest clock of a player. */
struct clock {
    unsigned turn; /* 0 before the first */
    uint64_t milliseconds;
};

/* Count the time that a turn took, if the clock of the player's turn before it is known, too. */
static void count_time(struct statistics *statistics, const struct clock *before,
                       const struct clock *clock)
{
    bool follows = before->turn > 0 ? clock->turn == before->turn + 2 : clock->turn <= 2;
    if (!follows || clock->milliseconds < before->milliseconds)
        return;
    uint64_t seconds = (clock->milliseconds - before->milliseconds + 500) / 1000;
    if (seconds <= DAY_SECONDS)
        count_in_span(statistics, STATISTIC_TIME, clock->turn, seconds);
}

/* Count the times of all turns: the last clock of each counts. */
static void count_times(struct statistics *statistics, const struct yinsh_record *record)
{
    struct clock before[2] = {{0, 0}, {0, 0}}, now[2] = {{0, 0}, {0, 0}};
    for (const struct note *note = record->notes; note != NULL; note = note->next) {
        if (note->kind != NOTE_CLOCK || note->after == 0 || note->after > record->game.count)
            continue;
        const struct played *played = &record->game.played[note->after - 1];
        int side = played->action.side == YINSH_BLACK;
        if (now[side].turn != played->turn) {
            if (now[side].turn > 0)
                count_time(statistics, &before[side], &now[side]);
            before[side] = now[side];
        }
        now[side] = (struct clock){played->turn, note->milliseconds};
    }
    for (int side = 0; side < 2; side++)
        if (now[side].turn > 0)
            count_time(statistics, &before[side], &now[side]);
}

void statistics_count(struct statistics *statistics, const struct yinsh_record *record)
{
    const struct record_game *game = &record->game;
    const struct played *first = NULL;
    yinsh_position position = game->start;
    unsigned markers = position.on_board, rows = 0;
    for (size_t i = 0; i < game->count; i++) {
        const struct played *played = &game->played[i];
        count_action(statistics, &position, game, played);
        rows += played->action.kind == YINSH_ROW;
        if (first == NULL && played->action.kind == YINSH_RING)
            first = played;
        rules_apply(&position, played->action);
        markers = position.on_board > markers ? position.on_board : markers;
    }
    count_game(statistics, record, first, rows, markers);
    count_times(statistics, record);
}

/* ---- Places ------------------------------------------------------------ */

void statistic_add_place(struct text *text, const struct statistic_form *form, size_t place)
{
    char name[YINSH_POINT_TEXT];
    if (form->kind == STATISTIC_LIST) {
        text_add_string(text, form->names[place]);
    } else if (form->kind == STATISTIC_COUNTS) {
        text_add_number(text, (int64_t)place);
    } else if (form->kind == STATISTIC_SUMS) {
        text_format(text, "%d.%s", (int)(place / 3) * STATISTIC_SPAN_TURNS + 1,
                    sum_names[place % 3]);
    } else {
        yinsh_point_format((yinsh_point)(place % YINSH_FRAME), name);
        text_format(text, "%s.%s", names_of_side[place / YINSH_FRAME], name);
    }
}

/* Parse the first turn of a span and the name of a sum. */
static bool parse_sum(struct words word, size_t *place)
{
    struct words turn;
    uint64_t number;
    if (!words_cut(&word, '.', &turn) ||
        !tally_parse_number(turn, (STATISTIC_SPANS - 1) * STATISTIC_SPAN_TURNS + 1, &number))
        return false;
    int sum = name_find(sum_names, word.bytes, word.length);
    *place = (size_t)((number - 1) / STATISTIC_SPAN_TURNS) * 3 + (size_t)sum;
    return sum >= 0 && number % STATISTIC_SPAN_TURNS == 1;
}

static bool parse_map(struct words word, size_t *place)
{
    struct words side;
    yinsh_point point;
    char name[YINSH_POINT_TEXT];
    if (!words_cut(&word, '.', &side) ||
        yinsh_point_parse(word.bytes, word.length, &point) != word.length || word.length == 0)
        return false;
    int found = name_find(names_of_side, side.bytes, side.length);
    yinsh_point_format(point, name);
    *place = (size_t)(found > 0) * YINSH_FRAME + point;
    return found >= 0 && words_are(word, name);
}

static bool parse_place(const struct statistic_form *form, struct words word, size_t *place)
{
    uint64_t number;
    if (form->kind == STATISTIC_SUMS)
        return parse_sum(word, place);
    if (form->kind == STATISTIC_MAP)
        return parse_map(word, place);
    if (form->kind == STATISTIC_LIST) {
        int found = name_find(form->names, word.bytes, word.length);
        *place = (size_t)found;
        return found >= 0;
    }
    bool good = tally_parse_number(word, form->size - 1, &number);
    *place = (size_t)number;
    return good;
}

/* Remove the last word, which may be the only one; false if there is none before it. */
static bool cut_last(struct words *rest, struct words *last)
{
    size_t length = rest->length;
    while (length > 0 && rest->bytes[length - 1] != ' ')
        length--;
    *last = words_from(*rest, length);
    rest->length = length > 0 ? length - 1 : 0;
    return length > 0;
}

/* Whether the words of a group are columns with values, written as they have to be. */
static bool is_group(struct words group)
{
    struct words word, again;
    bool more = group.length > 0;
    for (int count = 0; more; count++) {
        char room[PLAYER_NAME];
        more = words_cut(&group, ' ', &word);
        if (count == GROUP_COLUMNS || word.length >= GROUP_WORD ||
            !tally_parse_word(word, room, &again) || memchr(again.bytes, '=', again.length) == NULL)
            return false;
    }
    return true;
}

/* Divide a key without its first word. */
bool statistics_parse(struct words key, struct words *group, size_t *cell)
{
    struct words word, name, place;
    size_t at;
    /* Without a group, the name of the statistic comes first. */
    if (!words_cut(&key, ' ', &word) || !words_are(word, "stat") || !cut_last(&key, &place) ||
        (cut_last(&key, &name) && key.length == 0))
        return false;
    *group = key;
    for (int i = 0; i < STATISTICS; i++)
        if (words_are(name, statistic_forms[i].name)) {
            bool good = parse_place(&statistic_forms[i], place, &at);
            *cell = good ? statistic_forms[i].first + at : 0;
            return good;
        }
    return false;
}

static bool is_cell(struct words key)
{
    struct words group;
    size_t cell;
    return statistics_parse(key, &group, &cell) && is_group(group);
}

const struct tally_kind statistics_kinds[] = {{"stat", NULL, is_cell}, {NULL, NULL, NULL}};

/* ---- Groups ------------------------------------------------------------ */

/* Append a column with its value; values that are too long are cut at a character. */
static void add_column(struct text *key, const char *name, struct words value)
{
    char bytes[GROUP_VALUE + 80];
    struct text word = text_begin(bytes, sizeof bytes);
    while (value.length > GROUP_VALUE)
        do
            value.length--;
        while (value.length > 0 && ((unsigned char)value.bytes[value.length] & 0xC0) == 0x80);
    text_format(&word, "%s=", name);
    text_add(&word, value.length > 0 ? value.bytes : "?", value.length > 0 ? value.length : 1);
    text_add_string(key, " ");
    tally_add_word(
        key, (struct words){bytes, word.length < sizeof bytes ? word.length : sizeof bytes - 1});
}

/* Append the groups of a record; side is that of the player by whom it is grouped. */
static void add_group(struct text *key, const struct grouping *grouping,
                      const struct origin *origin, const struct yinsh_record *record, int side)
{
    for (size_t i = 0; i < grouping->count; i++) {
        const struct view view = {.column = &grouping->columns[i],
                                  .aliases = grouping->aliases,
                                  .origin = origin,
                                  .record = record,
                                  .player = (enum yinsh_colour)side};
        struct column_value value;
        column_view(&view, &value);
        column_add_text(view.column, &value);
        add_column(key, grouping->names[i], value.text);
    }
}

/* A cell and what is added to it. */
struct cell_count {
    uint64_t count;
    uint32_t cell;
};

/* The numbers that precede a group and its cells. */
struct group_head {
    uint32_t length; /* of the key */
    uint32_t count;  /* of cells */
};

static void put_group(struct output *out, const struct statistics *statistics, struct words key)
{
    const struct group_head head = {(uint32_t)key.length, (uint32_t)statistics->count};
    output_bytes(out, (const char *)&head, sizeof head);
    output_bytes(out, key.bytes, key.length);
    for (size_t i = 0; i < statistics->count; i++) {
        struct cell_count cell;
        memset(&cell, 0, sizeof cell);
        cell.cell = statistics->touched[i];
        cell.count = statistics->counts[cell.cell];
        output_bytes(out, (const char *)&cell, sizeof cell);
    }
}

void statistics_put(struct output *out, struct statistics *statistics,
                    const struct grouping *grouping, const struct origin *origin,
                    const struct yinsh_record *record)
{
    size_t own = statistics->count;
    int last = grouping->by_player ? YINSH_BLACK : YINSH_WHITE;
    char bytes[2][GROUP_KEY];
    struct words keys[2];
    for (int side = YINSH_WHITE; side <= last; side++) {
        struct text key = text_begin(bytes[side], sizeof bytes[side]);
        text_add_string(&key, "stat");
        add_group(&key, grouping, origin, record, side);
        keys[side] = (struct words){bytes[side], key.length};
    }
    for (int side = YINSH_WHITE; side <= last; side++) {
        if (grouping->by_player)
            count_outcome(statistics, STATISTIC_PLAYER, (enum yinsh_colour)side,
                          record->outcome.result);
        /* In a game against oneself, both sides count, but as one game. */
        if (side < last && words_equal(keys[side], keys[last]))
            continue;
        put_group(out, statistics, keys[side]);
        for (; statistics->count > own; statistics->count--)
            statistics->counts[statistics->touched[statistics->count - 1]] = 0;
    }
    for (; statistics->count > 0; statistics->count--)
        statistics->counts[statistics->touched[statistics->count - 1]] = 0;
}

/* ---- Taking ------------------------------------------------------------ */

void statistics_cache_free(struct statistics_cache *cache)
{
    for (size_t i = 0; i < CACHED_GROUPS; i++)
        free(cache->entries[i]);
    map_free(&cache->groups);
}

/* Find where the cells of a group are noted; NULL if they are not, or without memory. */
static uint32_t *entries_of(struct statistics_cache *cache, struct words group)
{
    bool room = cache->groups.count < CACHED_GROUPS;
    const struct map_entry *entry =
        room ? map_add(&cache->groups, group) : map_find(&cache->groups, group);
    if (entry == NULL)
        return NULL;
    uint32_t **entries = &cache->entries[entry - cache->groups.entries];
    if (*entries == NULL)
        *entries = calloc(STATISTIC_CELLS, sizeof **entries);
    return *entries;
}

static bool take_cell(struct tally *tally, struct words group, uint32_t *entries,
                      const struct cell_count *cell, struct lines_fault *fault)
{
    char bytes[GROUP_KEY + 128];
    struct text key = text_begin(bytes, sizeof bytes);
    const struct statistic_form *form = &statistic_forms[STATISTICS - 1];
    size_t index;
    if (entries != NULL && entries[cell->cell] > 0)
        return tally_add_at(tally, entries[cell->cell] - 1, cell->count, fault);
    while (form->first > cell->cell)
        form--;
    text_add(&key, group.bytes, group.length);
    text_format(&key, " %s ", form->name);
    statistic_add_place(&key, form, cell->cell - form->first);
    if (!tally_add(tally, (struct words){bytes, key.length}, cell->count, &index, fault))
        return false;
    if (entries != NULL)
        entries[cell->cell] = (uint32_t)index + 1;
    return true;
}

bool statistics_take(struct statistics_cache *cache, struct tally *tally, const char *bytes,
                     size_t length, struct lines_fault *fault)
{
    const char *end = bytes + length;
    fault->line = 0;
    while (bytes < end) {
        struct group_head head;
        memcpy(&head, bytes, sizeof head);
        struct words group = {bytes + sizeof head, head.length};
        uint32_t *entries = entries_of(cache, group);
        bytes += sizeof head + head.length;
        for (uint32_t i = 0; i < head.count; i++, bytes += sizeof(struct cell_count)) {
            struct cell_count cell;
            memcpy(&cell, bytes, sizeof cell);
            if (!take_cell(tally, group, entries, &cell, fault))
                return false;
        }
    }
    return true;
}
