/* SPDX-License-Identifier: BSD-2-Clause */
/*
 * The rules of YINSH: what is legal, and what an action changes.
 *
 * A turn walks through the states of enum yinsh_due.  judge_*() return whether an action is legal
 * and if not, why; apply_*() change the position and find what is due next.  Nothing here allocates
 * memory or knows text.
 */
#include "rules/rules.h"

/* ---- Points ------------------------------------------------------------ */

static yinsh_set all_rings(const yinsh_position *position)
{
    return set_or(position->rings[0], position->rings[1]);
}

static yinsh_set all_markers(const yinsh_position *position)
{
    return set_or(position->markers[0], position->markers[1]);
}

/* ---- Ring moves -------------------------------------------------------- */

/* Every point that the ring on from can move to (E.3). */
static yinsh_set move_ends(const yinsh_position *position, unsigned from)
{
    yinsh_set rings = all_rings(position);
    yinsh_set markers = all_markers(position);
    yinsh_set ends = SET_EMPTY;
    for (int direction = 0; direction < DIRECTIONS; direction++) {
        bool jumped = false;
        unsigned at = from;
        for (;;) {
            /* A step off column A wraps below 0 and so above every point. */
            at += (unsigned)direction_step[direction];
            if (at >= YINSH_FRAME || !point_exists(at) || set_has(rings, at))
                break;
            if (set_has(markers, at)) {
                jumped = true;
                continue;
            }
            ends = set_or(ends, set_of(at));
            if (jumped)
                break;
        }
    }
    return ends;
}

/* The vacant points next to some points. */
static yinsh_set vacant_beside(const yinsh_position *position, yinsh_set points)
{
    yinsh_set beside = SET_EMPTY;
    for (int line = 0; line < LINES; line++) {
        unsigned step = (unsigned)direction_step[line];
        beside = set_or(beside, set_or(set_up(points, step), set_down(points, step)));
    }
    return set_minus(set_and(beside, point_board),
                     set_or(all_rings(position), all_markers(position)));
}

bool rules_can_move(const yinsh_position *position, enum yinsh_colour colour)
{
    yinsh_set rings = position->rings[colour];
    /* Mostly a ring has a vacant point beside it. */
    if (!set_is_empty(vacant_beside(position, rings)))
        return true;
    for (; !set_is_empty(rings); rings = set_rest(rings))
        if (!set_is_empty(move_ends(position, set_first(rings))))
            return true;
    return false;
}

unsigned rules_count_moves(const yinsh_position *position, enum yinsh_colour colour)
{
    unsigned count = 0;
    for (yinsh_set rings = position->rings[colour]; !set_is_empty(rings); rings = set_rest(rings))
        count += set_count(move_ends(position, set_first(rings)));
    return count;
}

/* ---- What an action changes -------------------------------------------- */

int yinsh_pool(const yinsh_position *position)
{
    return position->on_board < YINSH_MARKERS ? YINSH_MARKERS - position->on_board : 0;
}

int yinsh_rings_to_win(const yinsh_position *position)
{
    return position->variant == YINSH_BLITZ ? 1 : 3;
}

/* Whether the 51st marker ends the game under the position's rules, once it lies. */
static bool pool_is_empty(const yinsh_position *position)
{
    return position->house != YINSH_HOUSE_NO_LIMIT && yinsh_pool(position) == 0;
}

/*
 * The side's turn is done and the other's begins; the rows on the board start at row_starts.  With
 * an empty pool and no row to remove, which would refill it, no ring move can follow: the game is
 * over (H.3).
 */
static void end_turn(yinsh_position *position, yinsh_set row_starts)
{
    enum yinsh_colour next = rules_opponent((enum yinsh_colour)position->side);
    bool row = set_meets(row_starts, position->markers[next]);
    if (!row && pool_is_empty(position)) {
        position->due = YINSH_DUE_OVER;
        return;
    }
    position->side = (uint8_t)next;
    position->turn++;
    position->due = row ? YINSH_DUE_PRE_ROW : YINSH_DUE_MOVE;
}

/* The other player is next, and moves if that was the last placement. */
static void end_placement(yinsh_position *position)
{
    bool lacks = position->steal && set_count(all_rings(position)) < 2 * YINSH_RINGS;
    position->side ^= 1;
    if (++position->turn > YINSH_PLACING_TURNS && !lacks)
        position->due = YINSH_DUE_MOVE;
}

yinsh_set rules_move_markers(yinsh_set markers[2], yinsh_action action)
{
    yinsh_set *own = &markers[action.side];
    if (action.kind == YINSH_ROW)
        *own = set_minus(*own, row_points(action));
    if (action.kind != YINSH_MOVE)
        return SET_EMPTY;
    yinsh_set jumped = rules_jumped(markers, action);
    markers[0] = set_xor(markers[0], jumped);
    markers[1] = set_xor(markers[1], jumped);
    /* Jumped markers turn over, the one on from does not (F.2, F.3). */
    *own = set_or(*own, set_of(action.from));
    return jumped;
}

void rules_apply_pieces(yinsh_position *position, yinsh_action action)
{
    yinsh_set *rings = &position->rings[action.side];
    switch (action.kind) {
    case YINSH_PLACE:
        *rings = set_or(*rings, set_of(action.to));
        break;
    case YINSH_MOVE:
        *rings = set_xor(*rings, set_or(set_of(action.from), set_of(action.to)));
        rules_move_markers(position->markers, action);
        position->on_board++;
        position->passed = false;
        break;
    case YINSH_ROW:
        rules_move_markers(position->markers, action);
        /* The five go back to the pool (G.2). */
        position->on_board = (uint8_t)(position->on_board - YINSH_ROW_LENGTH);
        break;
    case YINSH_RING:
        *rings = set_minus(*rings, set_of(action.from));
        position->removed[action.side]++;
        break;
    case YINSH_STEAL:
        /* Black takes over the ring that White placed. */
        position->rings[YINSH_BLACK] = position->rings[YINSH_WHITE];
        position->rings[YINSH_WHITE] = SET_EMPTY;
        break;
    default:
        position->passed = true;
        break;
    }
}

/* Find what is due after a ring move; the pieces show the move already (D.3). */
static void end_move(yinsh_position *position)
{
    enum yinsh_colour side = (enum yinsh_colour)position->side;
    yinsh_set row_starts = rules_row_starts(position);
    if (position->house == YINSH_HOUSE_POOL_ENDS && yinsh_pool(position) == 0)
        position->due = YINSH_DUE_OVER;
    else if (set_meets(row_starts, position->markers[side]))
        position->due = YINSH_DUE_POST_ROW;
    else
        end_turn(position, row_starts);
}

/* Find what is due after a ring that was removed. */
static void end_removal(yinsh_position *position)
{
    uint8_t side = position->side;
    bool before_move = position->due == YINSH_DUE_PRE_RING;
    yinsh_set row_starts = rules_row_starts(position);
    /* The last ring wins at once, whatever rows are left (H.1). */
    if (position->removed[side] == yinsh_rings_to_win(position))
        position->due = YINSH_DUE_OVER;
    else if (set_meets(row_starts, position->markers[side]))
        position->due = before_move ? YINSH_DUE_PRE_ROW : YINSH_DUE_POST_ROW;
    else if (before_move)
        position->due = YINSH_DUE_MOVE;
    else
        end_turn(position, row_starts);
}

void rules_apply(yinsh_position *position, yinsh_action action)
{
    bool passed = position->passed;
    action.side = position->side;
    rules_apply_pieces(position, action);
    switch (action.kind) {
    case YINSH_PLACE:
        end_placement(position);
        break;
    case YINSH_MOVE:
        end_move(position);
        break;
    case YINSH_ROW:
        position->due =
            position->due == YINSH_DUE_PRE_ROW ? YINSH_DUE_PRE_RING : YINSH_DUE_POST_RING;
        break;
    case YINSH_RING:
        end_removal(position);
        break;
    case YINSH_STEAL:
        position->side = YINSH_WHITE;
        position->turn++;
        break;
    default:
        if (passed)
            position->due = YINSH_DUE_OVER;
        else
            end_turn(position, rules_row_starts(position));
        break;
    }
}

/* ---- What is legal ----------------------------------------------------- */

static enum fault_code judge_over(const yinsh_position *position, struct rules_detail *detail)
{
    switch (yinsh_position_end(position)) {
    case YINSH_END_MARKERS:
        return FAULT_POOL_EMPTY;
    case YINSH_END_BLOCKED:
        return FAULT_GAME_BLOCKED;
    default:
        detail->side = rules_winner(yinsh_position_result(position));
        return FAULT_GAME_OVER;
    }
}

static enum fault_code judge_place(const yinsh_position *position, yinsh_action action,
                                   struct rules_detail *detail)
{
    if (action.side != position->side) {
        detail->side = (enum yinsh_colour)action.side;
        return FAULT_PLACE_WRONG_SIDE;
    }
    if (!yinsh_point_on_board(action.to))
        return FAULT_PLACE_OFF_BOARD;
    return set_has(all_rings(position), action.to) ? FAULT_PLACE_OCCUPIED : FAULT_NONE;
}

static enum fault_code judge_steal(const yinsh_position *position, yinsh_action action,
                                   struct rules_detail *detail)
{
    if (action.side == position->side && position->steal && position->turn == 2)
        return FAULT_NONE;
    detail->side = (enum yinsh_colour)action.side;
    return FAULT_STEAL_REFUSED;
}

/*
 * Whether the side may move a ring from one point to another (E.3): it is the side's, both are on
 * one line, the end is vacant, no ring is between them, and no vacant point after a marker.
 */
static bool is_legal_move(const yinsh_position *position, yinsh_point from, yinsh_point to)
{
    yinsh_set rings = all_rings(position), markers = all_markers(position);
    if (from >= YINSH_FRAME || !set_has(position->rings[position->side], from) ||
        to >= YINSH_FRAME || !set_has(set_minus(point_board, set_or(rings, markers)), to) ||
        point_way(from, to)->marks == 0)
        return false;
    yinsh_set between = point_between(from, to);
    yinsh_set jumped = set_and(between, markers);
    yinsh_set vacant = set_minus(between, jumped);
    /* A line that leaves the board does not enter it again. */
    if (!set_is_empty(set_minus(between, set_minus(point_board, rings))))
        return false;
    /* No vacant point is above the lowest marker or, downwards, no marker above one of them. */
    return from < to ? !set_meets(vacant, set_negate(jumped))
                     : !set_meets(jumped, set_negate(vacant));
}

/* What is wrong with a way that is not free, at the point that the ring meets first. */
static enum fault_code judge_way(const yinsh_position *position, yinsh_action action,
                                 struct rules_detail *detail)
{
    int step = direction_step[point_direction(action.from, action.to)];
    yinsh_set rings = all_rings(position);
    yinsh_set markers = all_markers(position);
    bool jumped = false;
    for (int at = action.from + step; at != action.to; at += step) {
        detail->b = (yinsh_point)at;
        if (set_has(rings, (unsigned)at))
            return FAULT_MOVE_RING_IN_WAY;
        if (set_has(markers, (unsigned)at))
            jumped = true;
        else if (jumped)
            return FAULT_MOVE_PAST_BLOCK;
    }
    return FAULT_NONE;
}

/* What is wrong with a move that is not legal. */
static enum fault_code judge_move(const yinsh_position *position, yinsh_action action,
                                  struct rules_detail *detail)
{
    if (action.side != position->side) {
        detail->side = (enum yinsh_colour)action.side;
        return FAULT_MOVE_WRONG_SIDE;
    }
    if (!yinsh_point_on_board(action.from) || !yinsh_point_on_board(action.to))
        return FAULT_MOVE_OFF_BOARD;
    if (!set_has(position->rings[position->side], action.from))
        return set_has(all_rings(position), action.from) ? FAULT_MOVE_OPPONENT_RING
                                                         : FAULT_MOVE_NO_RING;
    if (action.from == action.to)
        return FAULT_MOVE_NO_MOVEMENT;
    if (point_direction(action.from, action.to) == DIRECTIONS)
        return FAULT_MOVE_NOT_STRAIGHT;
    if (set_has(all_rings(position), action.to))
        return FAULT_MOVE_END_RING;
    if (set_has(all_markers(position), action.to))
        return FAULT_MOVE_END_MARKER;
    return judge_way(position, action, detail);
}

/* Whether the five points are a row of the side's colour (G.1), at any stage of the turn. */
static enum fault_code judge_row(const yinsh_position *position, yinsh_action action,
                                 struct rules_detail *detail)
{
    yinsh_set own = position->markers[position->side];
    if (!yinsh_point_on_board(action.from) || !yinsh_point_on_board(action.to))
        return FAULT_ROW_OFF_BOARD;
    detail->n = 1;
    if (action.from == action.to)
        return FAULT_ROW_NOT_FIVE;
    if (point_direction(action.from, action.to) == DIRECTIONS)
        return FAULT_ROW_NOT_STRAIGHT;
    detail->n = (int)point_distance(action.from, action.to) + 1;
    if (detail->n != YINSH_ROW_LENGTH)
        return FAULT_ROW_NOT_FIVE;
    yinsh_set amiss = set_minus(row_points(action), own);
    if (set_is_empty(amiss))
        return FAULT_NONE;
    yinsh_set rings = set_and(amiss, all_rings(position));
    yinsh_set others = set_and(amiss, all_markers(position));
    if (!set_is_empty(rings)) {
        detail->b = (yinsh_point)set_first(rings);
        return FAULT_ROW_HAS_RING;
    }
    yinsh_set vacant = set_minus(amiss, others);
    if (!set_is_empty(vacant)) {
        detail->b = (yinsh_point)set_first(vacant);
        return FAULT_ROW_VACANT;
    }
    detail->b = (yinsh_point)set_first(others);
    return FAULT_ROW_WRONG_COLOUR;
}

static enum fault_code judge_ring(const yinsh_position *position, yinsh_action action)
{
    if (!yinsh_point_on_board(action.from))
        return FAULT_RING_OFF_BOARD;
    if (action.side == position->side && set_has(position->rings[position->side], action.from))
        return FAULT_NONE;
    return set_has(all_rings(position), action.from) ? FAULT_RING_OPPONENT : FAULT_RING_NONE_THERE;
}

/* An action while a ring move is due. */
static enum fault_code judge_main(const yinsh_position *position, yinsh_action action,
                                  struct rules_detail *detail)
{
    switch (action.kind) {
    case YINSH_PLACE:
        return FAULT_PLACE_AFTER_TEN;
    case YINSH_MOVE:
        return judge_move(position, action, detail);
    case YINSH_ROW:
        /* The side has no row while a move is due, so there is always a reason. */
        return judge_row(position, action, detail);
    case YINSH_RING:
        return FAULT_RING_NOT_DUE;
    case YINSH_STEAL:
        return judge_steal(position, action, detail);
    default:
        detail->side = (enum yinsh_colour)action.side;
        if (action.side != position->side)
            return FAULT_MOVE_WRONG_SIDE;
        return rules_can_move(position, (enum yinsh_colour)position->side) ? FAULT_PASS_CAN_MOVE
                                                                           : FAULT_NONE;
    }
}

enum fault_code rules_judge(const yinsh_position *position, yinsh_action action,
                            struct rules_detail *detail)
{
    /* Most actions are legal moves. */
    if (position->due == YINSH_DUE_MOVE && action.kind == YINSH_MOVE &&
        position->turn < POSITION_TURN_MAX &&
        (action.side == position->side || action.side > YINSH_BLACK) &&
        is_legal_move(position, action.from, action.to))
        return FAULT_NONE;
    *detail = (struct rules_detail){
        .a = action.kind == YINSH_PLACE ? action.to : action.from,
        .b = action.to,
        .side = (enum yinsh_colour)position->side,
    };
    if (action.kind > YINSH_STEAL)
        return FAULT_SYNTAX_TURN;
    detail->n = POSITION_TURN_MAX;
    if (position->turn >= POSITION_TURN_MAX && position->due != YINSH_DUE_OVER)
        return FAULT_TURNS_TOO_MANY;
    if (action.side > YINSH_BLACK)
        action.side = position->side;
    switch (position->due) {
    case YINSH_DUE_OVER:
        return judge_over(position, detail);
    case YINSH_DUE_PLACE:
        if (action.kind == YINSH_STEAL)
            return judge_steal(position, action, detail);
        return action.kind == YINSH_PLACE ? judge_place(position, action, detail)
                                          : FAULT_PLACING_DUE;
    case YINSH_DUE_PRE_ROW:
    case YINSH_DUE_POST_ROW:
        if (action.kind == YINSH_ROW)
            return action.side == position->side ? judge_row(position, action, detail)
                                                 : FAULT_ROW_ORDER;
        return position->due == YINSH_DUE_PRE_ROW ? FAULT_ROW_DUE_BEFORE_MOVE : FAULT_ROW_DUE;
    case YINSH_DUE_PRE_RING:
    case YINSH_DUE_POST_RING:
        return action.kind == YINSH_RING ? judge_ring(position, action) : FAULT_RING_DUE;
    default:
        return judge_main(position, action, detail);
    }
}

enum fault_code rules_play(yinsh_position *position, yinsh_action action)
{
    struct rules_detail detail;
    enum fault_code fault = rules_judge(position, action, &detail);
    if (fault == FAULT_NONE)
        rules_apply(position, action);
    return fault;
}

/* ---- The public interface ---------------------------------------------- */

void yinsh_start(yinsh_position *position, enum yinsh_variant variant, enum yinsh_house house)
{
    enum { UNKNOWN = UINT8_MAX }; /* yinsh_position_check() refuses it */
    *position = (yinsh_position){
        .turn = 1,
        .side = YINSH_WHITE,
        .due = YINSH_DUE_PLACE,
        .variant = (uint8_t)((unsigned)variant <= YINSH_BLITZ ? variant : UNKNOWN),
        .house = (uint8_t)((unsigned)house <= YINSH_HOUSE_POOL_DRAWS ? house : UNKNOWN),
    };
}

void rules_skip_turn(yinsh_position *position)
{
    if (position->due == YINSH_DUE_PLACE)
        end_placement(position);
    else if (position->due != YINSH_DUE_OVER && position->turn < POSITION_TURN_MAX)
        end_turn(position, rules_row_starts(position));
}

/* List an action of a kind for each point: placements on them, moves to them, or removed rings. */
static size_t list_points(const yinsh_position *position, enum yinsh_kind kind, yinsh_point from,
                          yinsh_set points, yinsh_action *actions)
{
    size_t count = 0;
    for (; !set_is_empty(points); points = set_rest(points)) {
        yinsh_point point = (yinsh_point)set_first(points);
        actions[count++] = kind == YINSH_RING
                               ? (yinsh_action){YINSH_RING, position->side, point, YINSH_NO_POINT}
                               : (yinsh_action){(uint8_t)kind, position->side, from, point};
    }
    return count;
}

static size_t list_moves(const yinsh_position *position, yinsh_action *actions)
{
    size_t count = 0;
    yinsh_set rings = position->rings[position->side];
    for (; !set_is_empty(rings); rings = set_rest(rings)) {
        yinsh_point from = (yinsh_point)set_first(rings);
        count +=
            list_points(position, YINSH_MOVE, from, move_ends(position, from), actions + count);
    }
    return count;
}

size_t rules_actions(const yinsh_position *position, yinsh_action actions[YINSH_MAX_ACTIONS])
{
    size_t count;
    yinsh_action other = {YINSH_PASS, position->side, YINSH_NO_POINT, YINSH_NO_POINT};
    if (position->turn >= POSITION_TURN_MAX)
        return 0;
    switch (position->due) {
    case YINSH_DUE_PLACE:
        count = list_points(position, YINSH_PLACE, YINSH_NO_POINT,
                            set_minus(point_board, all_rings(position)), actions);
        other.kind = YINSH_STEAL;
        if (position->steal && position->turn == 2)
            actions[count++] = other;
        return count;
    case YINSH_DUE_PRE_ROW:
    case YINSH_DUE_POST_ROW:
        return yinsh_rows(position, (enum yinsh_colour)position->side, actions);
    case YINSH_DUE_PRE_RING:
    case YINSH_DUE_POST_RING:
        return list_points(position, YINSH_RING, YINSH_NO_POINT, position->rings[position->side],
                           actions);
    case YINSH_DUE_MOVE:
        count = list_moves(position, actions);
        if (count == 0)
            actions[count++] = other;
        return count;
    default:
        return 0;
    }
}

enum yinsh_end yinsh_position_end(const yinsh_position *position)
{
    int to_win = yinsh_rings_to_win(position);
    if (position->due != YINSH_DUE_OVER)
        return YINSH_END_UNFINISHED;
    if (position->removed[0] == to_win || position->removed[1] == to_win)
        return YINSH_END_RINGS;
    return pool_is_empty(position) ? YINSH_END_MARKERS : YINSH_END_BLOCKED;
}

enum yinsh_result yinsh_position_result(const yinsh_position *position)
{
    int margin = position->removed[0] - position->removed[1];
    enum yinsh_end end = yinsh_position_end(position);
    if (end == YINSH_END_UNFINISHED)
        return YINSH_RESULT_NONE;
    if (margin == 0 || (end != YINSH_END_RINGS && position->house == YINSH_HOUSE_POOL_DRAWS))
        return YINSH_RESULT_DRAW;
    return margin > 0 ? YINSH_RESULT_WHITE : YINSH_RESULT_BLACK;
}

void rules_start_like(yinsh_position *position, const yinsh_position *rules)
{
    bool steal = rules->steal; /* the two may be the same */
    yinsh_start(position, (enum yinsh_variant)rules->variant, (enum yinsh_house)rules->house);
    position->steal = steal;
}
