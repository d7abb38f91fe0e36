/* SPDX-License-Identifier: BSD-2-Clause */
/*
 * The board, and what the rules engine offers beyond yinsh.h: the details of a refusal, and names
 * of values.
 */
#ifndef RULES_RULES_H
#define RULES_RULES_H

#include "base/name_list.h"
#include "base/text.h"
#include "fault/fault_code.h"
#include "rules/bits.h"
#include "yinsh.h"

#include <stdlib.h>
#include <string.h>

/* ---- The board: points, directions, and what is between two points: point.c --- */

/** The six directions: up along each of the three line directions, then down. */
enum direction {
    UP_COLUMN,   /* same letter, number up */
    UP_ROW,      /* same number, letter up */
    UP_DIAGONAL, /* both up */
    DOWN_COLUMN, /* each of the three reversed: the value + 3 */
    DOWN_ROW,
    DOWN_DIAGONAL,
    DIRECTIONS, /* number of directions */
    LINES = 3   /* number of line directions, the first three directions */
};

/** What a step in each direction adds to the number of a point. */
static const int direction_step[DIRECTIONS] = {1, 11, 12, -1, -11, -12};

/** The lowest and highest row number of every column. */
extern const uint8_t point_low_row[YINSH_COLUMNS], point_high_row[YINSH_COLUMNS];

/** All 85 points. */
extern const yinsh_set point_board;

/** Return the column, from 0. */
static inline unsigned point_column(yinsh_point point)
{
    return point / 11U;
}

/** Return the row number, from 1. */
static inline unsigned point_row(yinsh_point point)
{
    return point % 11U + 1;
}

/** Return what yinsh_point_at() does. */
static inline yinsh_point point_at(int column, int row)
{
    if (column < 0 || column >= YINSH_COLUMNS || row < point_low_row[column] ||
        row > point_high_row[column])
        return YINSH_NO_POINT;
    return (yinsh_point)(11 * column + row - 1);
}

/** Return whether a number below 128 is a point of the board. */
static inline bool point_exists(unsigned point)
{
    return set_has(point_board, point);
}

/** Return the set that holds a point, or is empty if it is not on the board. */
static inline yinsh_set point_set(yinsh_point point)
{
    return yinsh_point_on_board(point) ? set_of(point) : SET_EMPTY;
}

/* ---- All points ----------------------------------------------------------- */

/* clang-format off */
/** P(column, row) for each point; columns count from 0, rows from 1. */
#define POINT_LIST(P) \
    P(0, 2) P(0, 3) P(0, 4) P(0, 5) \
    P(1, 1) P(1, 2) P(1, 3) P(1, 4) P(1, 5) P(1, 6) P(1, 7) \
    P(2, 1) P(2, 2) P(2, 3) P(2, 4) P(2, 5) P(2, 6) P(2, 7) P(2, 8) \
    P(3, 1) P(3, 2) P(3, 3) P(3, 4) P(3, 5) P(3, 6) P(3, 7) P(3, 8) P(3, 9) \
    P(4, 1) P(4, 2) P(4, 3) P(4, 4) P(4, 5) P(4, 6) P(4, 7) P(4, 8) P(4, 9) P(4, 10) \
    P(5, 2) P(5, 3) P(5, 4) P(5, 5) P(5, 6) P(5, 7) P(5, 8) P(5, 9) P(5, 10) \
    P(6, 2) P(6, 3) P(6, 4) P(6, 5) P(6, 6) P(6, 7) P(6, 8) P(6, 9) P(6, 10) P(6, 11) \
    P(7, 3) P(7, 4) P(7, 5) P(7, 6) P(7, 7) P(7, 8) P(7, 9) P(7, 10) P(7, 11) \
    P(8, 4) P(8, 5) P(8, 6) P(8, 7) P(8, 8) P(8, 9) P(8, 10) P(8, 11) \
    P(9, 5) P(9, 6) P(9, 7) P(9, 8) P(9, 9) P(9, 10) P(9, 11) \
    P(10, 7) P(10, 8) P(10, 9) P(10, 10)
/* clang-format on */

/** The number of the point at a column and a row. */
#define POINT_NUMBER(column, row) (11 * (column) + (row)-1)

/* ---- Two points ----------------------------------------------------------- */

/** What the difference of two numbers of points tells about them, if they are on one line. */
struct point_way {
    yinsh_set between; /* the points between them, moved down by the lower of the two */
    uint64_t unused;   /* 0; in a struct replay_step, which has the same layout, the two ends */
    uint64_t marks;    /* the fields below; 0 if no two points on one line have this difference */
};

/**
 * The fields of marks.  The lower bits are free for the kind of a replay step, see
 * rules/replay_game.h:
 *
 *      63   62   61 ........................ 23   22 .. 20    19 .. 16   15 ...... 0
 *     [UP][LINE][ used by steps of a replay     ][direction][  steps   ][           ]
 */
enum { POINT_WAY_STEPS = 16, POINT_WAY_DIRECTION = 20 };
#define POINT_WAY_LINE                                                                             \
    (UINT64_C(1) << 62)                  /* two points with this difference can be on one line     \
                                          */
#define POINT_WAY_UP (UINT64_C(1) << 63) /* the second point is the higher one */

/** How many differences there are. */
enum { POINT_WAYS = 2 * YINSH_FRAME + 1 };

/**
 * Indexed by the difference, from the first to the second point, + YINSH_FRAME.  The first table
 * has the ways between two points.  The second has the rows of five from the first to the second:
 * between holds all five points, marks is 0, and a difference that no row has is empty.
 */
extern const struct point_way point_ways[2][POINT_WAYS];

/** Return the way between two points below YINSH_FRAME. */
static inline const struct point_way *point_way(unsigned from, unsigned to)
{
    return &point_ways[0][YINSH_FRAME] + ((ptrdiff_t)to - (ptrdiff_t)from);
}

/**
 * Return the points of a row from a lower to an upper end below YINSH_FRAME, moved down by the
 * lower.
 */
static inline yinsh_set point_five(unsigned from, unsigned to)
{
    return point_ways[1][YINSH_FRAME + to - from].between;
}

/**
 * Return the points between two on one line; for others any set, with points that the board lacks.
 */
static inline yinsh_set point_between(yinsh_point from, yinsh_point to)
{
    return set_up(point_way(from, to)->between, from < to ? from : to);
}

/** Return the points of a row that an action removes. */
static inline yinsh_set row_points(yinsh_action action)
{
    return set_or(point_between(action.from, action.to),
                  set_or(set_of(action.from), set_of(action.to)));
}

/** Return a marker of a row, from 0 at its first end to 4 at the other. */
static inline yinsh_point row_marker(yinsh_action row, int index)
{
    return (yinsh_point)(row.from + (row.to - row.from) / (YINSH_ROW_LENGTH - 1) * index);
}

/**
 * Return the direction from one point of the board to another, or DIRECTIONS if they are the same
 * or not on one line.
 */
enum direction point_direction(yinsh_point from, yinsh_point to);

/** Return the number of steps from a point to another on one line with it. */
static inline unsigned point_distance(yinsh_point from, yinsh_point to)
{
    return (unsigned)(point_way(from, to)->marks >> POINT_WAY_STEPS & 15);
}

/** Return whether two points of the board are as far apart as the ends of a row. */
static inline bool row_spans(yinsh_point from, yinsh_point to)
{
    return point_direction(from, to) != DIRECTIONS &&
           point_distance(from, to) == YINSH_ROW_LENGTH - 1;
}

/** Return the least number of steps along any lines that lead from a point to another. */
static inline int point_steps(yinsh_point a, yinsh_point b)
{
    int across = (int)point_column(a) - (int)point_column(b);
    int up = (int)point_row(a) - (int)point_row(b);
    int most = abs(across) > abs(up) ? abs(across) : abs(up);
    return abs(across - up) > most ? abs(across - up) : most;
}

/* ---- Rows, five adjacent markers of one colour: rows.c ------------------ */

/** Return the lower ends of all rows on the board, of both colours (G.1). */
yinsh_set rules_row_starts(const yinsh_position *position);

/* ---- Points as most notations write them, a letter and a row number: point_text.c --- */

/** The names of the points of the board, as "e10", each with its length; the last one is "-". */
extern const char point_names[YINSH_FRAME + 1][YINSH_POINT_TEXT];

/**
 * Append a point of the board as "e3".  This changes YINSH_POINT_TEXT bytes, as do the functions
 * that use it.
 */
static inline char *append_point(char *at, yinsh_point point)
{
    memcpy(at, point_names[point], YINSH_POINT_TEXT);
    return at + point_names[point][YINSH_POINT_TEXT - 1];
}

/** Return the length of the name of a point of the board. */
static inline size_t point_length(yinsh_point point)
{
    return (size_t)point_names[point][YINSH_POINT_TEXT - 1];
}

/** Append a point of the board as "E3". */
static inline char *append_capital_point(char *at, yinsh_point point)
{
    char *end = append_point(at, point);
    *at = (char)(*at & ~0x20);
    return end;
}

/**
 * Append an action of a record as yinsh_action_format() writes it: its points are on the board, and
 * the lower end of a row comes first.
 */
char *append_action(char *at, yinsh_action action);

/**
 * Take a letter in either case and digits.  Returns false and takes nothing if there is something
 * else; *point is YINSH_NO_POINT if there is no such point on the board.
 */
static inline bool scan_point(struct cursor *cursor, yinsh_point *point)
{
    const char *at = cursor->at;
    size_t left = scan_left(cursor);
    uint32_t row;
    /* Most have one digit. */
    if (left > 1 && is_letter(at[0]) && is_digit(at[1]) && (left == 2 || !is_digit(at[2]))) {
        cursor->starved |= left == 2;
        *point = point_at((at[0] | 0x20) - 'a', at[1] - '0');
        cursor->at += 2;
        return true;
    }
    if (!is_letter(scan_peek(cursor)) || !is_digit(scan_ahead(cursor, 1)))
        return false;
    int column = (*cursor->at++ | 0x20) - 'a';
    bool zero_first = *cursor->at == '0';
    scan_number(cursor, YINSH_COLUMNS + 1, &row);
    *point = zero_first ? YINSH_NO_POINT : point_at(column, (int)row);
    return true;
}

/**
 * Return whether the words are a letter and digits and nothing else; *point as for scan_point().
 */
static inline bool words_are_point(struct words words, yinsh_point *point)
{
    const char *at = words.bytes;
    /* Most have no zero before the number. */
    if ((words.length == 2 || words.length == 3) && is_letter(at[0]) && is_digit(at[1]) &&
        at[1] != '0' && is_digit(at[words.length - 1])) {
        int row = words.length == 2 ? at[1] - '0' : 10 * (at[1] - '0') + (at[2] - '0');
        *point = point_at((at[0] | 0x20) - 'a', row);
        return true;
    }
    struct cursor cursor = cursor_over(words.bytes, words.length);
    return scan_point(&cursor, point) && cursor.at == cursor.end;
}

/* ---- The rules: rules.c ------------------------------------------------- */

/** Why an action was refused; only what the text of the fault uses is set. */
struct rules_detail {
    yinsh_point a, b;
    enum yinsh_colour side;
    int n;
};

/**
 * Return FAULT_NONE if an action may be played, or the exact reason why not, and set its details.
 * Changes nothing; rules_play() judges an action and then applies it.
 */
enum fault_code rules_judge(const yinsh_position *position, yinsh_action action,
                            struct rules_detail *detail);

/** Do what yinsh_play() does in a position that is known to be consistent. */
enum fault_code rules_play(yinsh_position *position, yinsh_action action);

/** Do what yinsh_legal_actions() does in a position that is known to be consistent. */
size_t rules_actions(const yinsh_position *position, yinsh_action actions[YINSH_MAX_ACTIONS]);

/** Play an action that rules_judge() found legal. */
void rules_apply(yinsh_position *position, yinsh_action action);

/**
 * Do what a legal action does to the pieces of its side, which must not be YINSH_ANY_SIDE, without
 * finding whose turn is next and what is due.
 */
void rules_apply_pieces(yinsh_position *position, yinsh_action action);

/** Return the markers that a ring jumps over in a move, which flips them (F.2). */
static inline yinsh_set rules_jumped(const yinsh_set markers[2], yinsh_action move)
{
    return set_and(point_between(move.from, move.to), set_or(markers[0], markers[1]));
}

/** Move the markers of both colours as a legal action does; return the flipped ones. */
yinsh_set rules_move_markers(yinsh_set markers[2], yinsh_action action);

/**
 * End an incomplete turn, whatever it owes, and begin the next player's.  The result need not be
 * possible in any game, but actions can be judged and played in it.
 */
void rules_skip_turn(yinsh_position *position);

/** Return whether a ring of the colour can move (E.3). */
bool rules_can_move(const yinsh_position *position, enum yinsh_colour colour);

/** Return the number of moves that the rings of a colour can make (E.3), whatever is due. */
unsigned rules_count_moves(const yinsh_position *position, enum yinsh_colour colour);

/** Return whether two positions have the same variant and house rules. */
static inline bool rules_same_game(const yinsh_position *a, const yinsh_position *b)
{
    return a->variant == b->variant && a->house == b->house && a->steal == b->steal;
}

/** The highest number of a turn, in which nothing can be played; no game comes near it. */
enum { POSITION_TURN_MAX = 9999 };

/** Return whether a position has the standard variant without house rules. */
static inline bool rules_are_standard(const yinsh_position *position)
{
    return position->variant == YINSH_STANDARD && position->house == YINSH_HOUSE_NONE &&
           !position->steal;
}

/** Set up the position before the first turn of a game with the rules of another position. */
void rules_start_like(yinsh_position *position, const yinsh_position *rules);

/** Return whether a position is the one before the first turn under its rules. */
static inline bool rules_is_start(const yinsh_position *position)
{
    yinsh_position usual;
    rules_start_like(&usual, position);
    return yinsh_position_equal(position, &usual);
}

/** Return whether a row of the player to act has to be removed next (G.2). */
static inline bool position_row_due(const yinsh_position *position)
{
    return position->due == YINSH_DUE_PRE_ROW || position->due == YINSH_DUE_POST_ROW;
}

/** Return whether a ring has to be removed next, for the row before it (G.3). */
static inline bool position_ring_due(const yinsh_position *position)
{
    return position->due == YINSH_DUE_PRE_RING || position->due == YINSH_DUE_POST_RING;
}

/** Return the other colour. */
static inline enum yinsh_colour rules_opponent(enum yinsh_colour colour)
{
    return colour == YINSH_WHITE ? YINSH_BLACK : YINSH_WHITE;
}

/** Return the result with which a player has won. */
static inline enum yinsh_result rules_won_by(enum yinsh_colour colour)
{
    return colour == YINSH_WHITE ? YINSH_RESULT_WHITE : YINSH_RESULT_BLACK;
}

/** Return the player who has won with a result; Black if nobody has. */
static inline enum yinsh_colour rules_winner(enum yinsh_result result)
{
    return result == YINSH_RESULT_WHITE ? YINSH_WHITE : YINSH_BLACK;
}

/** Return whether an action removes something: a row (G.2) or a ring (G.3). */
static inline bool rules_is_removal(yinsh_action action)
{
    return action.kind == YINSH_ROW || action.kind == YINSH_RING;
}

/** Return an action with the lower end first if it removes a row. */
static inline yinsh_action rules_lower_end_first(yinsh_action action)
{
    if (action.kind != YINSH_ROW || action.from <= action.to)
        return action;
    return (yinsh_action){YINSH_ROW, action.side, action.to, action.from};
}

/** Return an action by its points as they are written: a placement has one, where it goes to. */
static inline yinsh_action rules_action(uint8_t kind, uint8_t side, yinsh_point first,
                                        yinsh_point second)
{
    bool place = kind == YINSH_PLACE;
    return (yinsh_action){kind, side, place ? YINSH_NO_POINT : first, place ? first : second};
}

/** Return whether two actions are the same. */
static inline bool rules_same_action(yinsh_action a, yinsh_action b)
{
    return a.kind == b.kind && a.side == b.side && a.from == b.from && a.to == b.to;
}

/** Return whose turn a number is: odd turns are White's (D.1). */
static inline enum yinsh_colour rules_side_of_turn(unsigned turn)
{
    return turn % 2 == 1 ? YINSH_WHITE : YINSH_BLACK;
}

/* ---- The fields of a position line after the board, for patterns of positions: position.c --- */

/** The fields in their order. */
enum position_field {
    POSITION_SIDE,
    POSITION_DUE,
    POSITION_REMOVED,
    POSITION_TURN,
    POSITION_VARIANT,
    POSITION_PASSED,
    POSITION_FIELDS
};

/**
 * Parse a field of a position line, (word, length), and set what it states in a position; the side
 * is YINSH_ANY_SIDE if it is "-".  Returns NULL, or why the field is wrong, in static storage.
 */
const char *position_field_parse(enum position_field field, const char *word, size_t length,
                                 yinsh_position *position);

/* ---- Names of values, in the order of their enumerations: names.c ------- */

extern name_list names_of_colour; /* enum yinsh_colour; also the tags of the players */
extern name_list names_of_side;   /* enum yinsh_colour in lower case */
extern name_list names_of_due;    /* enum yinsh_due */
extern name_list names_of_house;  /* enum yinsh_house; the first, no house rule, is "" */
extern name_list names_of_result; /* enum yinsh_result */
extern name_list names_of_end;    /* enum yinsh_end */
extern name_list names_of_status; /* enum yinsh_status */

enum { VARIANT_TEXT = 32 /* room for a variant with its house rules and NUL */ };

/** Return the result of a name, (text, length), or -1; for a win, without looking through the list.
 */
static inline int result_find(const char *text, size_t length)
{
    enum { WIN = 3 /* bytes */ };
    for (int result = YINSH_RESULT_WHITE; length == WIN && result <= YINSH_RESULT_BLACK; result++)
        if (memcmp(text, names_of_result[result], WIN) == 0)
            return result;
    return name_find(names_of_result, text, length);
}

/**
 * Read the numbers of rings that White and Black removed, as "2-0" if that is between them; false
 * if there are none.
 */
static inline bool rings_parse(struct words words, char between, int rings[2])
{
    bool good = words.length == 3 && is_digit(words.bytes[0]) && words.bytes[1] == between &&
                is_digit(words.bytes[2]);
    for (int side = YINSH_WHITE; good && side <= YINSH_BLACK; side++)
        rings[side] = words.bytes[side == YINSH_WHITE ? 0 : 2] - '0';
    return good;
}

/**
 * Write the variant of a position with its house rules, as "blitz+steal+no-limit", and a NUL;
 * returns its length.
 */
size_t variant_name(const yinsh_position *position, char text[VARIANT_TEXT]);

/**
 * Read a variant with its house rules, the whole of (text, length), into a position, which does not
 * change otherwise.  Returns false, with the position unchanged, if there is none.
 */
bool variant_parse(const char *text, size_t length, yinsh_position *position);

#endif
