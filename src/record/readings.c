/* SPDX-License-Identifier: BSD-2-Clause */
#include "record/readings.h"

#include "base/text.h"
#include "rules/rules.h"

#include <string.h>

/* ---- Searching --------------------------------------------------------- */

/* An action with alternatives that were not tried yet, and the position before it. */
struct fork {
    yinsh_position position;
    size_t at, alternative;
};

/* The search: depth first, with the forks on a stack. */
struct search {
    struct readings *found;
    struct fork *forks;
    size_t depth;
    yinsh_action *path; /* the actions up to at */
    yinsh_position now; /* the position after them */
    size_t at;          /* index of the next action */
    size_t alternative; /* the next of its alternatives to try */
    size_t tried;       /* actions tried */
    bool pool_blocks;   /* whether an action followed an end by the empty pool */
};

/* Whether a pass was omitted before an action. */
static bool lacks_pass(const yinsh_position *position, const struct wanted *wanted)
{
    return position->due == YINSH_DUE_MOVE && wanted->side != position->side &&
           (wanted->count == 0 || wanted->actions[0].kind != YINSH_PASS) &&
           !rules_can_move(position, (enum yinsh_colour)position->side);
}

/* Play the passes that were omitted before an action. */
static void supply_passes(yinsh_position *position, const struct wanted *wanted)
{
    while (lacks_pass(position, wanted))
        rules_apply(position,
                    (yinsh_action){YINSH_PASS, position->side, YINSH_NO_POINT, YINSH_NO_POINT});
}

/* What an action may be at a position: its alternatives, or the rows on the board, in rows. */
static size_t alternatives_of(const struct wanted *wanted, const yinsh_position *position,
                              yinsh_action rows[YINSH_MAX_ACTIONS], const yinsh_action **list)
{
    *list = wanted->count > 0 ? wanted->actions : rows;
    if (wanted->count > 0)
        return wanted->count;
    if (!position_row_due(position) ||
        (wanted->side != position->side && wanted->side != YINSH_ANY_SIDE))
        return 0;
    return yinsh_rows(position, (enum yinsh_colour)position->side, rows);
}

/* The index of the first legal action of (list, count) from an index on, or count. */
static size_t next_legal(const yinsh_position *position, const yinsh_action *list, size_t count,
                         size_t from)
{
    struct rules_detail detail;
    while (from < count && rules_judge(position, list[from], &detail) != FAULT_NONE)
        from++;
    return from;
}

/* Play the next action of the path; false if every remaining alternative is illegal. */
static bool advance(struct search *search)
{
    yinsh_action rows[YINSH_MAX_ACTIONS];
    const yinsh_action *list;
    const struct wanted *wanted = &search->found->wanted[search->at];
    supply_passes(&search->now, wanted);
    size_t count = alternatives_of(wanted, &search->now, rows, &list);
    size_t chosen = next_legal(&search->now, list, count, search->alternative);
    search->tried++;
    if (chosen == count) {
        search->pool_blocks |= yinsh_position_end(&search->now) == YINSH_END_MARKERS;
        return false;
    }
    size_t other = next_legal(&search->now, list, count, chosen + 1);
    if (other < count)
        search->forks[search->depth++] = (struct fork){search->now, search->at, other};
    search->path[search->at++] = list[chosen];
    search->alternative = 0;
    rules_apply(&search->now, list[chosen]);
    return true;
}

/* Go back to the last action with alternatives left; false if there is none. */
static bool back(struct search *search)
{
    if (search->depth == 0)
        return false;
    const struct fork *fork = &search->forks[--search->depth];
    search->now = fork->position;
    search->at = fork->at;
    search->alternative = fork->alternative;
    return true;
}

/* Keep the path if it is a reading, or if there is none yet and it is the longest path. */
static void keep(struct search *search)
{
    struct readings *found = search->found;
    bool whole = search->at == found->wanted_count;
    if (found->count > 0 && whole) {
        size_t same = 0;
        while (same < found->ambiguous &&
               rules_same_action(found->actions[same], search->path[same]))
            same++;
        found->ambiguous = same;
    } else if (found->count == 0 && (whole || search->at > found->length)) {
        memcpy(found->actions, search->path, search->at * sizeof *search->path);
        found->length = search->at;
    }
    found->count += whole;
}

/*
 * Try all alternatives.  Only a later illegal action shows which of them was wrong, so there is no
 * better way than to try.  Each action is tried at once, and a fork is stored only if it has other
 * alternatives.
 */
static void run(struct search *search)
{
    struct readings *found = search->found;
    bool more = true;
    found->count = found->length = 0;
    found->ambiguous = found->wanted_count;
    while (more && search->tried < READINGS_TRIED && found->count < READINGS_COUNTED) {
        if (search->at < found->wanted_count && advance(search))
            continue;
        keep(search);
        more = back(search);
    }
    found->complete = !more;
}

/*
 * The first action of the reading found that had more than one legal alternative, or that differs
 * from what the record states.
 */
static size_t first_ambiguous(const struct readings *found, yinsh_position position)
{
    for (size_t at = 0; at < found->length; at++) {
        yinsh_action rows[YINSH_MAX_ACTIONS];
        const yinsh_action *list;
        const struct wanted *wanted = &found->wanted[at];
        supply_passes(&position, wanted);
        size_t count = alternatives_of(wanted, &position, rows, &list);
        size_t legal = next_legal(&position, list, count, 0);
        if (wanted->unsure || next_legal(&position, list, count, legal + 1) < count)
            return at;
        rules_apply(&position, found->actions[at]);
    }
    return found->wanted_count;
}

/* Search from a position; returns whether the limit of 51 markers may be the only obstacle. */
static bool search_from(struct readings *found, const yinsh_position *position, struct fork *forks,
                        yinsh_action *path)
{
    struct search search = {.found = found, .forks = forks, .path = path, .now = *position};
    run(&search);
    /* With several readings this is their first difference, known only if all were found. */
    if (found->count == 1 || !found->complete)
        found->ambiguous = first_ambiguous(found, *position);
    return found->count == 0 && found->complete && search.pool_blocks;
}

bool readings_find(struct readings *readings, struct yinsh_record *record,
                   const struct wanted *wanted, size_t count)
{
    struct arena *arena = &record->arena;
    *readings = (struct readings){.wanted = wanted, .wanted_count = count, .ambiguous = count};
    if (record->bulk != NULL)
        return true;
    struct fork *forks = arena_alloc(arena, (count + 1) * sizeof *forks);
    yinsh_action *path = arena_alloc(arena, (count + 1) * sizeof *path);
    yinsh_action *best = arena_alloc(arena, (count + 1) * sizeof *best);
    yinsh_action *other = arena_alloc(arena, (count + 1) * sizeof *other);
    yinsh_position start = record->game.now;
    readings->actions = best;
    if (arena->failed)
        return false;
    bool blocked = search_from(readings, &start, forks, path);
    if (!blocked || !record_limit_is_open(record))
        return true;
    struct readings without = *readings;
    without.actions = other;
    without.no_limit = true;
    start.house = YINSH_HOUSE_NO_LIMIT;
    search_from(&without, &start, forks, path);
    if (without.count > 0 || !without.complete || without.length > readings->length)
        *readings = without;
    return true;
}

/* ---- Playing ----------------------------------------------------------- */

/* Whether an action begins a turn: the player named changes, or the position has moved on. */
static bool begins_turn(const struct yinsh_record *record, const struct wanted *wanted)
{
    const yinsh_position *now = &record->game.now;
    bool removal = wanted->count == 0 || rules_is_removal(wanted->actions[0]);
    if (record->game.turn == 0)
        return true;
    if (wanted->side != YINSH_ANY_SIDE)
        return wanted->side != rules_side_of_turn((unsigned)record->game.turn);
    /* A removal that is not due belongs to the completed turn. */
    return now->turn != record->game.turn && (!removal || now->due == YINSH_DUE_PRE_ROW);
}

/* File the fault of the first ambiguous action; false if that is an error. */
static bool file_ambiguity(const struct readings *readings, struct yinsh_record *record,
                           struct place place)
{
    char words[FAULT_WORDS];
    struct text out = text_begin(words, sizeof words);
    if (readings->count == 0 && readings->complete)
        return true;
    if (readings->count == 1 && readings->complete)
        return record_fault(record, FAULT_READING_FOUND, place, NULL);
    if (readings->count < 2) {
        text_add_string(&out, "too many ways to try");
    } else {
        text_add_string(&out, readings->complete ? "" : "at least ");
        text_add_number(&out, (int64_t)readings->count);
        text_add_string(&out, " possible readings");
    }
    return record_fault(record, FAULT_READINGS_MANY, place, words);
}

/* File why no row can be removed: there is none, or it is not the side's turn to remove one. */
static bool file_no_row(struct yinsh_record *record, const struct wanted *wanted)
{
    yinsh_action rows[YINSH_MAX_ACTIONS] = {
        {YINSH_ROW, wanted->side, YINSH_NO_POINT, YINSH_NO_POINT}};
    const yinsh_position *now = &record->game.now;
    uint8_t side = wanted->side != YINSH_ANY_SIDE
                       ? wanted->side
                       : (uint8_t)rules_side_of_turn((unsigned)record->game.turn);
    bool in_turn = now->due == YINSH_DUE_OVER || now->turn == record->game.turn;
    bool row_fits = position_row_due(now) || now->due == YINSH_DUE_MOVE;
    /* If something else is due, the rules report that before they judge the row. */
    if ((in_turn && !row_fits) || yinsh_rows(now, (enum yinsh_colour)side, rows) > 0)
        return record_action(record, rows[0], wanted->place);
    record_fault(record, FAULT_ROW_NONE, wanted->place, NULL);
    record->faults[record_faults_kept(record) - 1].side = (enum yinsh_colour)side;
    return false;
}

/* Add the next action of a record that is judged in bulk, which may omit nothing. */
static bool step_in_bulk(struct readings *readings, struct yinsh_record *record)
{
    const struct wanted *wanted = &readings->wanted[readings->next++];
    if (wanted->count != 1 || wanted->unsure || wanted->side == YINSH_ANY_SIDE)
        return bulk_give_up(record);
    return (!begins_turn(record, wanted) || record_begin_turn(record)) &&
           record_action(record, wanted->actions[0], wanted->place);
}

bool readings_step(struct readings *readings, struct yinsh_record *record)
{
    size_t at = readings->next;
    const struct wanted *wanted = &readings->wanted[at];
    if (record->bulk != NULL)
        return step_in_bulk(readings, record);
    if (readings->no_limit)
        record_lift_limit(record, wanted->place);
    if (lacks_pass(&record->game.now, wanted)) {
        size_t played = record->game.count;
        record_supply_passes(record, (enum yinsh_colour)wanted->side, wanted->place);
        /* In a turn that is skipped after a fault, no pass is supplied. */
        if (record->game.count > played || !record_is_good(record))
            return record_is_good(record);
    }
    if (begins_turn(record, wanted) && !record_begin_turn(record))
        return false;
    if (at == readings->ambiguous && !file_ambiguity(readings, record, wanted->place))
        return false;
    readings->next++;
    record->script.inexact |= readings->count != 1 && wanted->count != 1;
    if (wanted->count > 0)
        record_split_turn(record, wanted->actions[0]);
    if (at < readings->length)
        return record_action(record, readings->actions[at], wanted->place);
    if (wanted->count == 0)
        return file_no_row(record, wanted);
    return record_action(record, wanted->actions[0], wanted->place);
}

/* ---- Rows -------------------------------------------------------------- */

bool readings_row(const yinsh_point points[YINSH_ROW_LENGTH], uint8_t side, yinsh_action *row)
{
    *row = (yinsh_action){YINSH_ROW, side, points[0], points[0]};
    for (int i = 1; i < YINSH_ROW_LENGTH; i++) {
        row->from = points[i] < row->from ? points[i] : row->from;
        row->to = points[i] > row->to ? points[i] : row->to;
    }
    if (row->to == YINSH_NO_POINT)
        return true;
    /* If five points are not all on one line, some two of them share no line. */
    for (int i = 1; i < YINSH_ROW_LENGTH; i++)
        for (int other = 0; other < i; other++) {
            if (points[other] == points[i])
                return false;
            if (point_direction(points[other], points[i]) == DIRECTIONS) {
                row->from = points[other];
                row->to = points[i];
            }
        }
    return true;
}
