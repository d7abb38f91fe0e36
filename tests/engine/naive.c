/* SPDX-License-Identifier: BSD-2-Clause */
/*
 * tests/engine/naive.c - the rulebook, step by step.
 *
 * Slow on purpose: every question is answered by walking over the board again.
 */
#include "engine/naive.h"

#include <assert.h>
#include <string.h>

/* The lowest and the highest row number of columns A to K, from the rulebook's board. */
static const int lowest_row[11] = {2, 1, 1, 1, 1, 2, 2, 3, 4, 5, 7};
static const int highest_row[11] = {5, 7, 8, 9, 10, 10, 11, 11, 11, 11, 10};

/* The three directions of the lines, as a change of column and of row number. */
static const int line_column[3] = {0, 1, 1};
static const int line_row[3] = {1, 0, 1};

bool naive_on_board(int column, int row)
{
    if (column < 0 || column > 10)
        return false;
    return row >= lowest_row[column] && row <= highest_row[column];
}

/* What is at a column and row number; NAIVE_OFF if there is no point. */
static char cell_at(const struct naive *game, int column, int row)
{
    if (column < 0 || column > 10 || row < 1 || row > 11)
        return NAIVE_OFF;
    return game->board[column][row - 1]; /* the corners of the frame are NAIVE_OFF as well */
}

/* A point's number taken apart.  Returns false when it is not a point of the board. */
static bool take_apart(yinsh_point point, int *column, int *row)
{
    *column = point / 11;
    *row = point % 11 + 1;
    return naive_on_board(*column, *row);
}

static yinsh_point put_together(int column, int row)
{
    return (yinsh_point)(11 * column + row - 1);
}

static char ring_of(int colour)
{
    return colour == YINSH_WHITE ? NAIVE_WHITE_RING : NAIVE_BLACK_RING;
}

static char marker_of(int colour)
{
    return colour == YINSH_WHITE ? NAIVE_WHITE_MARKER : NAIVE_BLACK_MARKER;
}

static bool is_ring(char cell)
{
    return cell == NAIVE_WHITE_RING || cell == NAIVE_BLACK_RING;
}

static bool is_marker(char cell)
{
    return cell == NAIVE_WHITE_MARKER || cell == NAIVE_BLACK_MARKER;
}

static int sign(int number)
{
    return (number > 0) - (number < 0);
}

int naive_markers(const struct naive *game)
{
    int count = 0;

    for (int column = 0; column < 11; column++)
        for (int row = 1; row <= 11; row++)
            if (is_marker(cell_at(game, column, row)))
                count++;
    return count;
}

static int rings_on_board(const struct naive *game)
{
    int count = 0;

    for (int column = 0; column < 11; column++)
        for (int row = 1; row <= 11; row++)
            if (is_ring(cell_at(game, column, row)))
                count++;
    return count;
}

/* Whether Black may take White's ring: it is the only one, and he has not placed any. */
static bool may_steal(const struct naive *game)
{
    return game->may_steal && game->due == YINSH_DUE_PLACE && game->side == YINSH_BLACK &&
           rings_on_board(game) == 1;
}

/* Whether every marker is on the board, under a rule for which that matters (H.3). */
static bool pool_is_empty(const struct naive *game)
{
    return game->house != YINSH_HOUSE_NO_LIMIT && naive_markers(game) >= 51;
}

static int rings_to_win(const struct naive *game)
{
    return game->variant == YINSH_BLITZ ? 1 : 3;
}

/* Append an action; the list has room for any legal position. */
static void append(const struct naive *game, yinsh_action *actions, size_t *count, int kind,
                   int from, int to)
{
    assert(*count < YINSH_MAX_ACTIONS);
    actions[(*count)++] =
        (yinsh_action){(uint8_t)kind, (uint8_t)game->side, (yinsh_point)from, (yinsh_point)to};
}

/* ---- Rows ------------------------------------------------------------- */

size_t naive_rows(const struct naive *game, int colour, yinsh_action rows[YINSH_MAX_ACTIONS])
{
    size_t count = 0;

    for (int column = 0; column < 11; column++) {
        for (int row = 1; row <= 11; row++) {
            if (cell_at(game, column, row) != marker_of(colour))
                continue;
            for (int line = 0; line < 3; line++) {
                int length = 1;

                while (length < 5 && cell_at(game, column + length * line_column[line],
                                             row + length * line_row[line]) == marker_of(colour))
                    length++;
                if (length < 5)
                    continue;
                assert(count < YINSH_MAX_ACTIONS);
                rows[count++] = (yinsh_action){
                    YINSH_ROW, (uint8_t)colour, put_together(column, row),
                    put_together(column + 4 * line_column[line], row + 4 * line_row[line])};
            }
        }
    }
    return count;
}

static bool has_row(const struct naive *game, int colour)
{
    yinsh_action rows[YINSH_MAX_ACTIONS];

    return naive_rows(game, colour, rows) > 0;
}

int naive_longest_line(const struct naive *game, int colour)
{
    int longest = 0;

    for (int column = 0; column < 11; column++) {
        for (int row = 1; row <= 11; row++) {
            for (int line = 0; line < 3; line++) {
                int length = 0;

                while (cell_at(game, column + length * line_column[line],
                               row + length * line_row[line]) == marker_of(colour))
                    length++;
                if (length > longest)
                    longest = length;
            }
        }
    }
    return longest;
}

/* ---- Ring moves (E) --------------------------------------------------- */

/* Whether the side's own ring may move from one point to another (E.2, E.3). */
static bool may_move(const struct naive *game, yinsh_point from, yinsh_point to)
{
    int column, row, last_column, last_row;
    bool jumped = false;

    if (!take_apart(from, &column, &row) || !take_apart(to, &last_column, &last_row))
        return false;
    if (cell_at(game, column, row) != ring_of(game->side))
        return false;
    if (cell_at(game, last_column, last_row) != NAIVE_VACANT)
        return false;

    int columns = last_column - column;
    int rows = last_row - row;

    if (columns != 0 && rows != 0 && columns != rows)
        return false;
    for (;;) {
        column += sign(columns);
        row += sign(rows);
        if (column == last_column && row == last_row)
            return true;
        char cell = cell_at(game, column, row);
        if (is_ring(cell) || cell == NAIVE_OFF)
            return false;
        if (is_marker(cell))
            jumped = true;
        else if (jumped)
            return false; /* the first vacant point after the block was the place to stop */
    }
}

/* List the ring moves of the side, sorted. */
static size_t list_moves(const struct naive *game, yinsh_action moves[YINSH_MAX_ACTIONS])
{
    size_t count = 0;

    for (int from = 0; from < 121; from++) {
        if (cell_at(game, from / 11, from % 11 + 1) != ring_of(game->side))
            continue;
        for (int to = 0; to < 121; to++)
            if (cell_at(game, to / 11, to % 11 + 1) == NAIVE_VACANT &&
                may_move(game, (yinsh_point)from, (yinsh_point)to))
                append(game, moves, &count, YINSH_MOVE, from, to);
    }
    return count;
}

static bool can_move_a_ring(const struct naive *game)
{
    yinsh_action moves[YINSH_MAX_ACTIONS];

    return list_moves(game, moves) > 0;
}

/* Move a ring: a marker stays behind, every marker jumped over turns (F). */
static void move_ring(struct naive *game, yinsh_point from, yinsh_point to)
{
    int column, row, last_column, last_row;

    take_apart(from, &column, &row);
    take_apart(to, &last_column, &last_row);

    int column_step = sign(last_column - column);
    int row_step = sign(last_row - row);

    game->board[column][row - 1] = marker_of(game->side);
    for (;;) {
        column += column_step;
        row += row_step;
        if (column == last_column && row == last_row)
            break;
        char *cell = &game->board[column][row - 1];
        if (*cell == NAIVE_WHITE_MARKER)
            *cell = NAIVE_BLACK_MARKER;
        else if (*cell == NAIVE_BLACK_MARKER)
            *cell = NAIVE_WHITE_MARKER;
    }
    game->board[last_column][last_row - 1] = ring_of(game->side);
}

/* ---- Turns ------------------------------------------------------------ */

static void finish(struct naive *game, int end)
{
    game->due = YINSH_DUE_OVER;
    game->end = end;
}

/*
 * Hand the turn over.  The game ends for want of markers only when the next
 * player would have to move: rows made for him come first and refill the pool.
 */
static void end_turn(struct naive *game)
{
    int other = 1 - game->side;

    if (game->due == YINSH_DUE_PLACE && rings_on_board(game) < 10) {
        game->due = YINSH_DUE_PLACE;
    } else if (has_row(game, other)) {
        game->due = YINSH_DUE_PRE_ROW;
    } else if (pool_is_empty(game)) {
        finish(game, YINSH_END_MARKERS);
        return;
    } else {
        game->due = YINSH_DUE_MOVE;
    }
    game->turn++;
    game->side = other;
}

static bool play_place(struct naive *game, yinsh_point to)
{
    int column, row;

    if (game->due != YINSH_DUE_PLACE || !take_apart(to, &column, &row))
        return false;
    if (cell_at(game, column, row) != NAIVE_VACANT)
        return false;
    game->board[column][row - 1] = ring_of(game->side);
    end_turn(game);
    return true;
}

/* The ring changes its owner, and that was Black's turn. */
static bool play_steal(struct naive *game)
{
    if (!may_steal(game))
        return false;
    for (int column = 0; column < 11; column++)
        for (int row = 0; row < 11; row++)
            if (game->board[column][row] == NAIVE_WHITE_RING)
                game->board[column][row] = NAIVE_BLACK_RING;
    end_turn(game);
    return true;
}

static bool play_move(struct naive *game, yinsh_point from, yinsh_point to)
{
    if (game->due != YINSH_DUE_MOVE || !may_move(game, from, to))
        return false;
    move_ring(game, from, to);
    game->passed = false;
    if (game->house == YINSH_HOUSE_POOL_ENDS && pool_is_empty(game))
        finish(game, YINSH_END_MARKERS);
    else if (has_row(game, game->side))
        game->due = YINSH_DUE_POST_ROW;
    else
        end_turn(game);
    return true;
}

static bool play_row(struct naive *game, yinsh_point from, yinsh_point to)
{
    yinsh_action rows[YINSH_MAX_ACTIONS];
    size_t count;

    if (game->due != YINSH_DUE_PRE_ROW && game->due != YINSH_DUE_POST_ROW)
        return false;
    count = naive_rows(game, game->side, rows);
    for (size_t i = 0; i < count; i++) {
        bool upwards = rows[i].from == from && rows[i].to == to;
        bool downwards = rows[i].from == to && rows[i].to == from;
        int column, row, last_column, last_row;

        if (!upwards && !downwards)
            continue;
        take_apart(rows[i].from, &column, &row);
        take_apart(rows[i].to, &last_column, &last_row);
        for (int step = 0; step < 5; step++)
            game->board[column + step * sign(last_column - column)]
                       [row + step * sign(last_row - row) - 1] = NAIVE_VACANT;
        game->due = game->due == YINSH_DUE_PRE_ROW ? YINSH_DUE_PRE_RING : YINSH_DUE_POST_RING;
        return true;
    }
    return false;
}

static bool play_ring(struct naive *game, yinsh_point from)
{
    int column, row;
    bool before = game->due == YINSH_DUE_PRE_RING;

    if (!before && game->due != YINSH_DUE_POST_RING)
        return false;
    if (!take_apart(from, &column, &row) || cell_at(game, column, row) != ring_of(game->side))
        return false;
    game->board[column][row - 1] = NAIVE_VACANT;
    game->removed[game->side]++;
    if (game->removed[game->side] >= rings_to_win(game))
        finish(game, YINSH_END_RINGS);
    else if (has_row(game, game->side))
        game->due = before ? YINSH_DUE_PRE_ROW : YINSH_DUE_POST_ROW;
    else if (before)
        game->due = YINSH_DUE_MOVE;
    else
        end_turn(game);
    return true;
}

static bool play_pass(struct naive *game)
{
    if (game->due != YINSH_DUE_MOVE || can_move_a_ring(game))
        return false;
    if (game->passed) {
        finish(game, YINSH_END_BLOCKED);
    } else {
        game->passed = true;
        end_turn(game);
    }
    return true;
}

bool naive_play(struct naive *game, yinsh_action action)
{
    if (action.side != YINSH_ANY_SIDE && action.side != game->side)
        return false;
    switch (action.kind) {
    case YINSH_PLACE:
        return play_place(game, action.to);
    case YINSH_MOVE:
        return play_move(game, action.from, action.to);
    case YINSH_ROW:
        return play_row(game, action.from, action.to);
    case YINSH_RING:
        return play_ring(game, action.from);
    case YINSH_PASS:
        return play_pass(game);
    case YINSH_STEAL:
        return play_steal(game);
    default:
        return false;
    }
}

/* ---- Listing ---------------------------------------------------------- */

size_t naive_legal_actions(const struct naive *game, yinsh_action actions[YINSH_MAX_ACTIONS])
{
    size_t count = 0;

    switch (game->due) {
    case YINSH_DUE_PLACE:
        for (int to = 0; to < 121; to++)
            if (cell_at(game, to / 11, to % 11 + 1) == NAIVE_VACANT)
                append(game, actions, &count, YINSH_PLACE, YINSH_NO_POINT, to);
        if (may_steal(game))
            append(game, actions, &count, YINSH_STEAL, YINSH_NO_POINT, YINSH_NO_POINT);
        break;
    case YINSH_DUE_PRE_ROW:
    case YINSH_DUE_POST_ROW:
        count = naive_rows(game, game->side, actions);
        break;
    case YINSH_DUE_PRE_RING:
    case YINSH_DUE_POST_RING:
        for (int from = 0; from < 121; from++)
            if (cell_at(game, from / 11, from % 11 + 1) == ring_of(game->side))
                append(game, actions, &count, YINSH_RING, from, YINSH_NO_POINT);
        break;
    case YINSH_DUE_MOVE:
        count = list_moves(game, actions);
        if (count == 0)
            append(game, actions, &count, YINSH_PASS, YINSH_NO_POINT, YINSH_NO_POINT);
        break;
    default:
        break;
    }
    return count;
}

/* ---- The end ---------------------------------------------------------- */

enum yinsh_end naive_end(const struct naive *game)
{
    return (enum yinsh_end)game->end;
}

enum yinsh_result naive_result(const struct naive *game)
{
    int white = game->removed[YINSH_WHITE];
    int black = game->removed[YINSH_BLACK];

    if (game->end == YINSH_END_UNFINISHED)
        return YINSH_RESULT_NONE;
    if (game->end != YINSH_END_RINGS && game->house == YINSH_HOUSE_POOL_DRAWS)
        return YINSH_RESULT_DRAW;
    if (white == black)
        return YINSH_RESULT_DRAW;
    return white > black ? YINSH_RESULT_WHITE : YINSH_RESULT_BLACK;
}

/* ---- Exchange with the real engine ------------------------------------ */

struct naive naive_start(int variant, int house, bool may_steal)
{
    struct naive game;

    /* Cleared as a whole, so that two equal states are equal byte by byte. */
    memset(&game, 0, sizeof game);
    for (int column = 0; column < 11; column++)
        for (int row = 1; row <= 11; row++)
            game.board[column][row - 1] = naive_on_board(column, row) ? NAIVE_VACANT : NAIVE_OFF;
    game.turn = 1;
    game.side = YINSH_WHITE;
    game.due = YINSH_DUE_PLACE;
    game.variant = variant;
    game.house = house;
    game.may_steal = may_steal;
    game.end = YINSH_END_UNFINISHED;
    return game;
}

static bool in_set(const yinsh_set *set, int point)
{
    return (set->word[point / 64] >> (point % 64) & 1) != 0;
}

static void put_in_set(yinsh_set *set, int point)
{
    set->word[point / 64] |= (uint64_t)1 << (point % 64);
}

struct naive naive_from_position(const yinsh_position *position)
{
    struct naive game = naive_start(position->variant, position->house, position->steal);

    for (int point = 0; point < 121; point++) {
        for (int colour = 0; colour < 2; colour++) {
            if (in_set(&position->rings[colour], point))
                game.board[point / 11][point % 11] = ring_of(colour);
            if (in_set(&position->markers[colour], point))
                game.board[point / 11][point % 11] = marker_of(colour);
        }
    }
    game.turn = position->turn;
    game.side = position->side;
    game.due = position->due;
    game.removed[0] = position->removed[0];
    game.removed[1] = position->removed[1];
    game.passed = position->passed;
    if (game.due == YINSH_DUE_OVER) {
        int win = rings_to_win(&game);

        if (game.removed[0] >= win || game.removed[1] >= win)
            game.end = YINSH_END_RINGS;
        else
            game.end = pool_is_empty(&game) ? YINSH_END_MARKERS : YINSH_END_BLOCKED;
    }
    return game;
}

yinsh_position naive_to_position(const struct naive *game)
{
    yinsh_position position;

    memset(&position, 0, sizeof position);
    for (int point = 0; point < 121; point++) {
        char cell = game->board[point / 11][point % 11];

        for (int colour = 0; colour < 2; colour++) {
            if (cell == ring_of(colour))
                put_in_set(&position.rings[colour], point);
            if (cell == marker_of(colour))
                put_in_set(&position.markers[colour], point);
        }
    }
    position.turn = (uint16_t)game->turn;
    position.side = (uint8_t)game->side;
    position.due = (uint8_t)game->due;
    position.removed[0] = (uint8_t)game->removed[0];
    position.removed[1] = (uint8_t)game->removed[1];
    position.on_board = (uint8_t)naive_markers(game);
    position.variant = (uint8_t)game->variant;
    position.house = (uint8_t)game->house;
    position.steal = game->may_steal;
    position.passed = game->passed;
    return position;
}

const char *naive_difference(const struct naive *game, const yinsh_position *position)
{
    yinsh_position own = naive_to_position(game);

    if (memcmp(own.rings, position->rings, sizeof own.rings) != 0)
        return "rings";
    if (memcmp(own.markers, position->markers, sizeof own.markers) != 0)
        return "markers";
    if (own.turn != position->turn)
        return "turn";
    if (own.side != position->side)
        return "side";
    if (own.due != position->due)
        return "due";
    if (own.removed[0] != position->removed[0] || own.removed[1] != position->removed[1])
        return "removed";
    if (own.on_board != position->on_board)
        return "on_board";
    if (own.variant != position->variant || own.house != position->house ||
        own.steal != position->steal)
        return "variant or house";
    return own.passed != position->passed ? "passed" : NULL;
}
