/* SPDX-License-Identifier: BSD-2-Clause */
#include "broken_game.h"

#include "iit_delhi.h"

#include <stdlib.h>
#include <string.h>

const char *const way_names[WAYS] = {
    [WAY_NUMBER] = "number-wrong",
    [WAY_NO_NUMBER] = "number-missing",
    [WAY_ROW_ENDS] = "row-ends-reversed",
    [WAY_ROW] = "row-left-out",
    [WAY_ROWS] = "rows-left-out",
    [WAY_OWN_IN_FRONT] = "own-removals-in-front-of-next-move",
    [WAY_OWN_BEHIND] = "own-removals-behind-next-move",
    [WAY_OTHERS_EARLY] = "others-removals-in-turn-before",
    [WAY_OTHERS_BEHIND] = "others-removals-behind-move",
    [WAY_RING] = "ring-missing",
    [WAY_TAKEN_BACK] = "taken-back-turn",
    [WAY_TAKEN_BACK_SAME] = "taken-back-turn-same-number",
    [WAY_PAIR] = "taken-back-pair",
    [WAY_PAIR_SAME] = "taken-back-pair-same-numbers",
    [WAY_LAST] = "taken-back-last-turn",
    [WAY_LAST_PAIR] = "taken-back-last-pair",
    [WAY_RESULT] = "result-wrong",
    [WAY_RINGS] = "rings-wrong",
};

const char *const form_names[FORMS] = {"gipf", "json", "codingame", "iit-delhi"};

static bool is_main(yinsh_action action)
{
    return action.kind != YINSH_ROW && action.kind != YINSH_RING;
}

static void add_action(struct written_game *written, const yinsh_position *position,
                       yinsh_action action, bool begins)
{
    if (begins)
        written->turns[written->count++] = (struct written_turn){.number = position->turn};
    struct written_turn *turn = &written->turns[written->count - 1];
    if (turn->count == WRITTEN_ACTIONS)
        abort();
    action.side = position->side;
    turn->actions[turn->count++] = action;
}

void write_down(const struct generated_game *game, struct written_game *written)
{
    yinsh_position position;
    int last = 0;
    memset(written, 0, sizeof *written);
    yinsh_start(&position, game->variant, YINSH_HOUSE_NONE);
    for (size_t i = 0; i < game->count; i++) {
        add_action(written, &position, game->actions[i], position.turn != last);
        last = position.turn;
        if (yinsh_play(&position, game->actions[i]) != 0)
            abort();
    }
    written->final = position;
    written->result = game->result;
    written->end = game->end;
    written->rings[0] = position.removed[0];
    written->rings[1] = position.removed[1];
}

/* ---- Breaking ---------------------------------------------------------- */

/* A random turn of those for which a function says yes; count where there is none. */
static size_t choose_turn(struct chance *chance, const struct written_game *written,
                          bool (*fits)(const struct written_game *written, size_t turn))
{
    size_t fitting[WRITTEN_TURNS], count = 0;
    for (size_t turn = 0; turn < written->count; turn++)
        if (fits(written, turn))
            fitting[count++] = turn;
    return count > 0 ? fitting[chance_below(chance, count)] : written->count;
}

/* The index of the move, or of what is in its place; count where there is none. */
static size_t find_main(const struct written_turn *turn)
{
    size_t at = 0;
    while (at < turn->count && !is_main(turn->actions[at]))
        at++;
    return at;
}

static bool has_row(const struct written_game *written, size_t turn)
{
    for (size_t at = 0; at < written->turns[turn].count; at++)
        if (written->turns[turn].actions[at].kind == YINSH_ROW)
            return true;
    return false;
}

/* Whether removals end a turn that is followed by another. */
static bool has_own_removals(const struct written_game *written, size_t turn)
{
    const struct written_turn *here = &written->turns[turn];
    return turn + 1 < written->count && find_main(here) + 1 < here->count;
}

/* Whether removals begin a turn in which a move follows. */
static bool has_others_removals(const struct written_game *written, size_t turn)
{
    const struct written_turn *here = &written->turns[turn];
    size_t at = find_main(here);
    return turn > 0 && at > 0 && at < here->count;
}

static void delete_action(struct written_turn *turn, size_t at)
{
    memmove(turn->actions + at, turn->actions + at + 1,
            (turn->count - at - 1) * sizeof turn->actions[0]);
    turn->count--;
}

static void insert_action(struct written_turn *turn, size_t at, yinsh_action action)
{
    if (turn->count == WRITTEN_ACTIONS)
        abort();
    memmove(turn->actions + at + 1, turn->actions + at,
            (turn->count - at) * sizeof turn->actions[0]);
    turn->actions[at] = action;
    turn->count++;
}

/* A random one of the actions of a kind in a turn; its number of actions where there is none. */
static size_t choose_action(struct chance *chance, const struct written_turn *turn,
                            enum yinsh_kind kind)
{
    size_t found[WRITTEN_ACTIONS], count = 0;
    for (size_t at = 0; at < turn->count; at++)
        if (turn->actions[at].kind == kind)
            found[count++] = at;
    return count > 0 ? found[chance_below(chance, count)] : turn->count;
}

static bool break_row(struct chance *chance, enum way way, struct written_game *written)
{
    size_t chosen = choose_turn(chance, written, has_row);
    if (chosen == written->count)
        return false;
    struct written_turn *turn = &written->turns[chosen];
    size_t at = choose_action(chance, turn, way == WAY_RING ? YINSH_RING : YINSH_ROW);
    if (at == turn->count)
        return false;
    if (way != WAY_ROW_ENDS) {
        delete_action(turn, at);
        return true;
    }
    yinsh_point from = turn->actions[at].from;
    turn->actions[at].from = turn->actions[at].to;
    turn->actions[at].to = from;
    return true;
}

static bool break_all_rows(struct written_game *written)
{
    bool any = false;
    for (size_t turn = 0; turn < written->count; turn++)
        for (size_t at = written->turns[turn].count; at-- > 0;)
            if (written->turns[turn].actions[at].kind == YINSH_ROW) {
                delete_action(&written->turns[turn], at);
                any = true;
            }
    return any;
}

/* Move actions from one turn into another, with the side of the one or the other. */
static void move_actions(struct chance *chance, struct written_turn *from, size_t first,
                         size_t count, struct written_turn *to, size_t at, unsigned side)
{
    bool changes = chance_percent(chance, 50);
    for (; count > 0; count--, at++) {
        yinsh_action action = from->actions[first];
        if (changes)
            action.side = (uint8_t)side;
        delete_action(from, first);
        insert_action(to, at, action);
    }
}

static bool break_turns(struct chance *chance, enum way way, struct written_game *written)
{
    bool own = way == WAY_OWN_IN_FRONT || way == WAY_OWN_BEHIND;
    size_t chosen = choose_turn(chance, written, own ? has_own_removals : has_others_removals);
    if (chosen == written->count)
        return false;
    struct written_turn *turn = &written->turns[chosen], *next = turn + 1;
    size_t main = find_main(turn);
    unsigned other = turn->actions[0].side ^ 1U;
    if (way == WAY_OWN_IN_FRONT)
        move_actions(chance, turn, main + 1, turn->count - main - 1, next, 0, other);
    else if (way == WAY_OWN_BEHIND)
        move_actions(chance, turn, main + 1, turn->count - main - 1, next,
                     chance_percent(chance, 50) && find_main(next) < next->count
                         ? find_main(next) + 1
                         : next->count,
                     other);
    else if (way == WAY_OTHERS_EARLY)
        move_actions(chance, turn, 0, main, turn - 1, turn[-1].count, other);
    else
        for (; main > 0; main--)
            move_actions(chance, turn, 0, 1, turn, turn->count - 1, other ^ 1U);
    return true;
}

/* Play what is written of turns from 0 on, which is right so far; false where it is not. */
static bool play_turns(const struct written_game *written, size_t turns, yinsh_position *position)
{
    yinsh_start(position, (enum yinsh_variant)written->final.variant, YINSH_HOUSE_NONE);
    for (size_t turn = 0; turn < turns; turn++)
        for (size_t at = 0; at < written->turns[turn].count; at++) {
            yinsh_action action = written->turns[turn].actions[at];
            if (!is_main(action))
                action.side = YINSH_ANY_SIDE;
            if (yinsh_play(position, action) != 0)
                return false;
        }
    return true;
}

/* Make up a turn, any that is legal. */
static void make_turn(struct chance *chance, yinsh_position *position, struct written_turn *turn)
{
    int number = position->turn;
    *turn = (struct written_turn){.number = number};
    while (position->turn == number && position->due != YINSH_DUE_OVER) {
        yinsh_action action = generate_action(chance, position, 0);
        action.side = position->side;
        insert_action(turn, turn->count, action);
        if (yinsh_play(position, action) != 0)
            abort();
    }
}

static bool same_turn(const struct written_turn *a, const struct written_turn *b)
{
    return a->count == b->count &&
           memcmp(a->actions, b->actions, a->count * sizeof a->actions[0]) == 0;
}

static bool break_taking_back(struct chance *chance, enum way way, struct written_game *written)
{
    struct written_turn made[2];
    yinsh_position position;
    size_t count = way == WAY_PAIR || way == WAY_PAIR_SAME ? 2 : 1;
    bool same = way == WAY_TAKEN_BACK_SAME || way == WAY_PAIR_SAME;
    if (written->count < count || written->count + count > WRITTEN_TURNS)
        return false;
    size_t at = (size_t)chance_below(chance, written->count - count + 1);
    if (!play_turns(written, at, &position))
        return false;
    for (size_t i = 0; i < count; i++) {
        if (position.due == YINSH_DUE_OVER)
            return false;
        make_turn(chance, &position, &made[i]);
    }
    if (same_turn(&made[0], &written->turns[at]))
        return false;
    memmove(written->turns + at + count, written->turns + at,
            (written->count - at) * sizeof made[0]);
    memcpy(written->turns + at, made, count * sizeof made[0]);
    written->count += count;
    for (size_t turn = at + count; turn < written->count && !same; turn++)
        if (written->turns[turn].number != 0)
            written->turns[turn].number += (long)count;
    return true;
}

/* Leave in what was played behind the last turn. */
static bool break_last(enum way way, struct written_game *written)
{
    size_t count = way == WAY_LAST_PAIR ? 2 : 1;
    if (written->behind < count)
        return false;
    written->count += count;
    written->behind -= count;
    return true;
}

bool cut_short(struct chance *chance, struct written_game *written)
{
    yinsh_position position;
    size_t turn = choose_turn(chance, written, has_row);
    if (turn == written->count || !play_turns(written, turn, &position))
        return false;
    written->behind = written->count - turn;
    written->count = turn;
    written->final = position;
    written->end = YINSH_END_RESIGN;
    written->result = position.side == YINSH_WHITE ? YINSH_RESULT_BLACK : YINSH_RESULT_WHITE;
    written->rings[0] = position.removed[0];
    written->rings[1] = position.removed[1];
    return true;
}

static bool break_number(struct chance *chance, enum way way, struct written_game *written)
{
    size_t turn = (size_t)chance_below(chance, written->count);
    if (turn + 1 == written->count && written->count < 2)
        return false;
    long old = written->turns[turn].number;
    if (way == WAY_NO_NUMBER) {
        written->turns[turn].number = 0;
        return true;
    }
    do
        written->turns[turn].number = chance_percent(chance, 50)
                                          ? (long)(2 + chance_below(chance, 98))
                                          : old - 3 + (long)chance_below(chance, 7);
    while (written->turns[turn].number == old || written->turns[turn].number < 1);
    return true;
}

bool break_game(struct chance *chance, enum way way, struct written_game *written)
{
    switch (way) {
    case WAY_NUMBER:
    case WAY_NO_NUMBER:
        return break_number(chance, way, written);
    case WAY_ROW_ENDS:
    case WAY_ROW:
    case WAY_RING:
        return break_row(chance, way, written);
    case WAY_ROWS:
        return break_all_rows(written);
    case WAY_OWN_IN_FRONT:
    case WAY_OWN_BEHIND:
    case WAY_OTHERS_EARLY:
    case WAY_OTHERS_BEHIND:
        return break_turns(chance, way, written);
    case WAY_LAST:
    case WAY_LAST_PAIR:
        return break_last(way, written);
    case WAY_RESULT:
        written->result = (enum yinsh_result)(1 + (written->result + chance_below(chance, 2)) % 3);
        return true;
    case WAY_RINGS:
        written->rings[chance_below(chance, 2)] += 1;
        return true;
    default:
        return break_taking_back(chance, way, written);
    }
}

bool way_shows(enum way way, enum form form)
{
    if (form == FORM_GIPF)
        return true;
    if (way == WAY_NO_NUMBER)
        return false;
    if (form == FORM_JSON)
        return true;
    /* There a row and its ring are one. */
    if (form == FORM_CODINGAME && (way == WAY_ROW || way == WAY_ROWS || way == WAY_RING))
        return false;
    return way != WAY_NUMBER && way != WAY_RESULT && way != WAY_RINGS &&
           way != WAY_TAKEN_BACK_SAME && way != WAY_PAIR_SAME && way != WAY_LAST &&
           way != WAY_LAST_PAIR;
}

/* ---- Writing ----------------------------------------------------------- */

static void put_name(struct output *output, yinsh_action action)
{
    char point[YINSH_POINT_TEXT], name[YINSH_ACTION_TEXT];
    if (action.kind == YINSH_ROW) {
        output_bytes(output, "x", 1);
        output_bytes(output, point, yinsh_point_name(action.from, point));
        output_bytes(output, "-", 1);
        output_bytes(output, point, yinsh_point_name(action.to, point));
    } else {
        output_bytes(output, name, yinsh_action_name(action, name));
    }
}

static void put_turn(struct output *output, const struct written_turn *turn)
{
    for (size_t at = 0; at < turn->count; at++) {
        bool behind_row = at > 0 && turn->actions[at - 1].kind == YINSH_ROW;
        if (at > 0 && !(turn->actions[at].kind == YINSH_RING && behind_row))
            output_bytes(output, ";", 1);
        put_name(output, turn->actions[at]);
    }
}

static void put_tag(struct output *output, const char *name, const char *value)
{
    output_string(output, "[");
    output_string(output, name);
    output_string(output, " \"");
    output_string(output, value);
    output_string(output, "\"]\n");
}

static void put_gipf(struct output *output, const struct written_game *written)
{
    enum { IN_LINE = 8 };
    const char rings[] = {(char)('0' + written->rings[0]), '-', (char)('0' + written->rings[1]),
                          '\0'};
    put_tag(output, "Result", yinsh_result_name(written->result));
    put_tag(output, "Rings", rings);
    put_tag(output, "Termination", yinsh_end_name(written->end));
    if (written->final.variant == YINSH_BLITZ)
        put_tag(output, "Variant", "blitz");
    output_string(output, "\n");
    for (size_t turn = 0; turn < written->count; turn++) {
        if (written->turns[turn].count == 0)
            continue;
        if (written->turns[turn].number > 0) {
            output_number(output, (uint64_t)written->turns[turn].number);
            output_string(output, ".");
        }
        put_turn(output, &written->turns[turn]);
        output_string(output, turn % IN_LINE + 1 == IN_LINE ? "\n" : " ");
    }
    output_string(output, yinsh_result_name(written->result));
    output_string(output, "\n\n");
}

static void put_member_point(struct output *output, const char *name, yinsh_point point)
{
    char text[YINSH_POINT_TEXT];
    if (point == YINSH_NO_POINT)
        return;
    output_string(output, ",\"");
    output_string(output, name);
    output_string(output, "\":\"");
    output_bytes(output, text, yinsh_point_name(point, text));
    output_string(output, "\"");
}

static void put_json(struct output *output, const struct written_game *written)
{
    static const char *const kinds[] = {"place", "move", "row", "ring", "pass", "steal"};
    bool first = true;
    output_string(output, "{\"yinsh\":1,\"variant\":\"");
    output_string(output, written->final.variant == YINSH_BLITZ ? "blitz" : "standard");
    output_string(output, "\",\"result\":\"");
    output_string(output, yinsh_result_name(written->result));
    output_string(output, "\",\"end\":\"");
    output_string(output, yinsh_end_name(written->end));
    output_string(output, "\",\"rings\":[");
    output_number(output, (uint64_t)written->rings[0]);
    output_string(output, ",");
    output_number(output, (uint64_t)written->rings[1]);
    output_string(output, "],\"actions\":[");
    for (size_t turn = 0; turn < written->count; turn++)
        for (size_t at = 0; at < written->turns[turn].count; at++) {
            yinsh_action action = written->turns[turn].actions[at];
            output_string(output, first ? "{\"turn\":" : ",{\"turn\":");
            output_number(output, (uint64_t)written->turns[turn].number);
            output_string(output, action.side == YINSH_WHITE ? ",\"side\":\"white\""
                                                             : ",\"side\":\"black\"");
            output_string(output, ",\"kind\":\"");
            output_string(output, kinds[action.kind]);
            output_string(output, "\"");
            put_member_point(output, "from", action.from);
            put_member_point(output, "to", action.to);
            output_string(output, "}");
            first = false;
        }
    output_string(output, "]}\n");
}

static void put_codingame(struct output *output, const struct written_game *written)
{
    for (size_t turn = 0; turn < written->count; turn++) {
        const struct written_turn *here = &written->turns[turn];
        if (here->count == 0 || here->actions[0].kind == YINSH_PASS)
            continue;
        put_turn(output, here);
        output_string(output, "\n");
    }
    output_string(output, "\n");
}

static void put_place(struct output *output, const char *word, yinsh_point point)
{
    for (unsigned hexagon = 0; hexagon < 6; hexagon++)
        for (unsigned place = 0; place < 6 * hexagon || place == 0; place++)
            if (iit_delhi_point(hexagon, place) == point) {
                output_string(output, word);
                output_number(output, hexagon);
                output_string(output, " ");
                output_number(output, place);
                return;
            }
}

static void put_iit_delhi(struct output *output, const struct written_game *written)
{
    for (size_t turn = 0; turn < written->count; turn++) {
        const struct written_turn *here = &written->turns[turn];
        if (here->count == 0 || here->actions[0].kind == YINSH_PASS)
            continue;
        output_string(output, "{\"action\": \"NORMAL\", \"meta\": \"\", \"data\": \"");
        for (size_t at = 0; at < here->count; at++) {
            yinsh_action action = here->actions[at];
            output_string(output, at > 0 ? " " : "");
            if (action.kind == YINSH_PLACE)
                put_place(output, "P ", action.to);
            else if (action.kind == YINSH_RING)
                put_place(output, "X ", action.from);
            else
                put_place(output, action.kind == YINSH_ROW ? "RS " : "S ", action.from);
            if (action.kind == YINSH_ROW || action.kind == YINSH_MOVE)
                put_place(output, action.kind == YINSH_ROW ? " RE " : " M ", action.to);
        }
        size_t main = find_main(here);
        unsigned side = here->actions[main < here->count ? main : 0].side;
        output_string(output, side == YINSH_WHITE ? "\"} Received from client 0\n"
                                                  : "\"} Received from client 1\n");
    }
    output_string(output, "\n");
}

void put_written(struct output *output, enum form form, const struct written_game *written)
{
    static void (*const put[FORMS])(struct output *, const struct written_game *) = {
        put_gipf, put_json, put_codingame, put_iit_delhi};
    put[form](output, written);
}
