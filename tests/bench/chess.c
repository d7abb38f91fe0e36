/* SPDX-License-Identifier: BSD-2-Clause */
#include "bench/chess.h"

#include "support/generate.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

enum {
    SIZE = 8,
    SQUARES = SIZE * SIZE,
    MOST_MOVES = 256,
    FEWEST_PLIES = 40,
    MOST_PLIES = 120,
    SAN_TEXT = 16,
    LINE_WIDTH = 79
};

enum piece { NONE, PAWN, KNIGHT, BISHOP, ROOK, QUEEN, KING };

/* A position: white pieces are above 0, black ones below. */
struct chess {
    signed char board[SQUARES]; /* a1, b1, and so on */
    bool castle[2][2];          /* White, Black: the king's side, the queen's */
    int passed;                 /* the square that a pawn has just passed over, or -1 */
    int side;                   /* 1 White, -1 Black */
};

struct chess_move {
    int from, to, promoted; /* a piece without its colour, or NONE */
};

static const signed char knight_steps[8][2] = {{1, 2},   {2, 1},   {2, -1}, {1, -2},
                                               {-1, -2}, {-2, -1}, {-2, 1}, {-1, 2}};
static const signed char king_steps[8][2] = {{1, 0}, {0, 1},  {-1, 0}, {0, -1},
                                             {1, 1}, {1, -1}, {-1, 1}, {-1, -1}};

static void begin(struct chess *chess)
{
    static const signed char back[SIZE] = {ROOK, KNIGHT, BISHOP, QUEEN, KING, BISHOP, KNIGHT, ROOK};
    memset(chess, 0, sizeof *chess);
    for (int file = 0; file < SIZE; file++) {
        chess->board[file] = back[file];
        chess->board[SIZE + file] = PAWN;
        chess->board[SQUARES - 2 * SIZE + file] = -PAWN;
        chess->board[SQUARES - SIZE + file] = (signed char)-back[file];
    }
    for (int i = 0; i < 4; i++)
        chess->castle[i / 2][i % 2] = true;
    chess->passed = -1;
    chess->side = 1;
}

/* The square at some steps from another, or -1 off the board. */
static int step(int square, int files, int ranks)
{
    int file = square % SIZE + files, rank = square / SIZE + ranks;
    return file < 0 || file >= SIZE || rank < 0 || rank >= SIZE ? -1 : rank * SIZE + file;
}

/* ---- Rules --------------------------------------------------------------- */

/* The square of the first piece in a direction, or -1. */
static int look_along(const struct chess *chess, int square, const signed char direction[2])
{
    do
        square = step(square, direction[0], direction[1]);
    while (square >= 0 && chess->board[square] == NONE);
    return square;
}

/* Whether a side attacks a square. */
static bool attacked(const struct chess *chess, int square, int side)
{
    for (int i = 0; i < SIZE; i++) {
        int at = step(square, knight_steps[i][0], knight_steps[i][1]);
        if (at >= 0 && chess->board[at] == side * KNIGHT)
            return true;
        at = step(square, king_steps[i][0], king_steps[i][1]);
        if (at >= 0 && chess->board[at] == side * KING)
            return true;
        at = look_along(chess, square, king_steps[i]);
        if (at >= 0 && (chess->board[at] == side * QUEEN ||
                        chess->board[at] == side * (i < 4 ? ROOK : BISHOP)))
            return true;
    }
    for (int file = -1; file <= 1; file += 2) {
        int at = step(square, file, -side);
        if (at >= 0 && chess->board[at] == side * PAWN)
            return true;
    }
    return false;
}

/* Whether a side's king is attacked. */
static bool in_check(const struct chess *chess, int side)
{
    const signed char *king = memchr(chess->board, side * KING, SQUARES);
    return king != NULL && attacked(chess, (int)(king - chess->board), -side);
}

/* Play a move, which has to be one that add_moves() finds. */
static void play(struct chess *chess, struct chess_move move)
{
    int from = move.from, to = move.to, piece = abs(chess->board[from]);
    static const signed char corners[2][2] = {{7, 0}, {63, 56}};
    if (piece == PAWN && to == chess->passed)
        chess->board[to - chess->side * SIZE] = NONE;
    if (piece == KING && abs(to - from) == 2) {
        int rook = to > from ? from + 3 : from - 4;
        chess->board[(from + to) / 2] = chess->board[rook];
        chess->board[rook] = NONE;
    }
    for (int i = 0; i < 2; i++)
        for (int k = 0; k < 2; k++)
            if (from == corners[i][k] || to == corners[i][k] || from == (i == 0 ? 4 : 60))
                chess->castle[i][k] = false;
    chess->passed = piece == PAWN && abs(to - from) == 2 * SIZE ? (from + to) / 2 : -1;
    chess->board[to] =
        move.promoted != NONE ? (signed char)(chess->side * move.promoted) : chess->board[from];
    chess->board[from] = NONE;
    chess->side = -chess->side;
}

/* Moves that are found; only those that leave no king attacked are kept. */
struct move_list {
    struct chess_move moves[MOST_MOVES];
    size_t count;
};

static void add(const struct chess *chess, struct move_list *list, int from, int to, int promoted)
{
    struct chess next = *chess;
    struct chess_move move = {from, to, promoted};
    play(&next, move);
    if (list->count < MOST_MOVES && !in_check(&next, chess->side))
        list->moves[list->count++] = move;
}

static void add_pawn(const struct chess *chess, struct move_list *list, int from, int to)
{
    if (to / SIZE != (chess->side > 0 ? SIZE - 1 : 0)) {
        add(chess, list, from, to, NONE);
        return;
    }
    for (int promoted = QUEEN; promoted >= KNIGHT; promoted--)
        add(chess, list, from, to, promoted);
}

static void add_pawn_moves(const struct chess *chess, struct move_list *list, int from)
{
    int ahead = step(from, 0, chess->side);
    for (int file = -1; file <= 1; file += 2) {
        int to = step(from, file, chess->side);
        if (to >= 0 && (chess->board[to] * chess->side < 0 || to == chess->passed))
            add_pawn(chess, list, from, to);
    }
    if (ahead < 0 || chess->board[ahead] != NONE)
        return;
    add_pawn(chess, list, from, ahead);
    if (from / SIZE == (chess->side > 0 ? 1 : SIZE - 2) &&
        chess->board[ahead + chess->side * SIZE] == NONE)
        add(chess, list, from, ahead + chess->side * SIZE, NONE);
}

static void add_castling(const struct chess *chess, struct move_list *list, int from)
{
    const bool *may = chess->castle[chess->side < 0];
    if (in_check(chess, chess->side))
        return;
    for (int wing = 0; wing < 2; wing++) {
        int way = wing == 0 ? 1 : -1;
        if (may[wing] && chess->board[from + way] == NONE && chess->board[from + 2 * way] == NONE &&
            (wing == 0 || chess->board[from - 3] == NONE) &&
            !attacked(chess, from + way, -chess->side))
            add(chess, list, from, from + 2 * way, NONE);
    }
}

static void add_piece_moves(const struct chess *chess, struct move_list *list, int from)
{
    int piece = abs(chess->board[from]);
    bool far = piece == BISHOP || piece == ROOK || piece == QUEEN;
    for (int i = piece == BISHOP ? 4 : 0; i < (piece == ROOK ? 4 : SIZE); i++) {
        const signed char *steps = piece == KNIGHT ? knight_steps[i] : king_steps[i];
        int to = from;
        do {
            to = step(to, steps[0], steps[1]);
            if (to >= 0 && chess->board[to] * chess->side <= 0)
                add(chess, list, from, to, NONE);
        } while (far && to >= 0 && chess->board[to] == NONE);
    }
    if (piece == KING)
        add_castling(chess, list, from);
}

static void add_moves(const struct chess *chess, struct move_list *list)
{
    list->count = 0;
    for (int from = 0; from < SQUARES; from++) {
        if (chess->board[from] * chess->side <= 0)
            continue;
        if (abs(chess->board[from]) == PAWN)
            add_pawn_moves(chess, list, from);
        else
            add_piece_moves(chess, list, from);
    }
}

/* ---- Text ---------------------------------------------------------------- */

static size_t put_square(char *text, int square)
{
    text[0] = (char)('a' + square % SIZE);
    text[1] = (char)('1' + square / SIZE);
    return 2;
}

/* Write where a piece comes from, as far as others of its kind could go to the same square. */
static size_t put_origin(const struct chess *chess, const struct move_list *list,
                         struct chess_move move, char *text)
{
    bool others = false, same_file = false, same_rank = false;
    size_t length = 0;
    for (size_t i = 0; i < list->count; i++) {
        struct chess_move other = list->moves[i];
        if (other.to != move.to || other.from == move.from ||
            chess->board[other.from] != chess->board[move.from])
            continue;
        others = true;
        same_file = same_file || other.from % SIZE == move.from % SIZE;
        same_rank = same_rank || other.from / SIZE == move.from / SIZE;
    }
    if (others && (!same_file || same_rank))
        text[length++] = (char)('a' + move.from % SIZE);
    if (others && same_file)
        text[length++] = (char)('1' + move.from / SIZE);
    return length;
}

/* Write a move, one of a list of all, without what it does to the other king. */
static size_t put_move(const struct chess *chess, const struct move_list *list,
                       struct chess_move move, char text[SAN_TEXT])
{
    static const char letters[] = " PNBRQK";
    int piece = abs(chess->board[move.from]);
    bool takes = chess->board[move.to] != NONE || (piece == PAWN && move.to == chess->passed);
    size_t length = 0;
    if (piece == KING && abs(move.to - move.from) == 2)
        return (size_t)snprintf(text, SAN_TEXT, "%s", move.to > move.from ? "O-O" : "O-O-O");
    if (piece != PAWN) {
        text[length++] = letters[piece];
        length += put_origin(chess, list, move, text + length);
    } else if (takes) {
        text[length++] = (char)('a' + move.from % SIZE);
    }
    if (takes)
        text[length++] = 'x';
    length += put_square(text + length, move.to);
    if (move.promoted != NONE) {
        text[length++] = '=';
        text[length++] = letters[move.promoted];
    }
    return length;
}

/* The movetext of one game while it is played. */
struct movetext {
    char bytes[MOST_PLIES * (SAN_TEXT + 8)];
    size_t length, column;
};

static void put_word(struct movetext *text, const char *word, size_t length)
{
    bool full = text->column + 1 + length > LINE_WIDTH;
    if (text->length > 0)
        text->bytes[text->length++] = full ? '\n' : ' ';
    memcpy(text->bytes + text->length, word, length);
    text->length += length;
    text->column = full ? length : text->column + 1 + length;
}

/* Play a game of up to so many plies; returns how many there were and sets the result. */
static uint64_t play_game(struct chance *chance, uint64_t plies, struct movetext *text,
                          const char **result)
{
    struct chess chess;
    struct move_list list;
    uint64_t ply = 0;
    begin(&chess);
    text->length = text->column = 0;
    *result = "*";
    add_moves(&chess, &list);
    while (ply < plies && list.count > 0) {
        struct chess_move move = list.moves[chance_below(chance, list.count)];
        char word[SAN_TEXT + 1];
        if (ply % 2 == 0) {
            char number[SAN_TEXT];
            put_word(text, number,
                     (size_t)snprintf(number, sizeof number, "%" PRIu64 ".", ply / 2 + 1));
        }
        size_t length = put_move(&chess, &list, move, word);
        play(&chess, move);
        add_moves(&chess, &list);
        if (in_check(&chess, chess.side))
            word[length++] = list.count == 0 ? '#' : '+';
        put_word(text, word, length);
        ply++;
    }
    if (list.count == 0)
        *result = !in_check(&chess, chess.side) ? "1/2-1/2" : chess.side < 0 ? "1-0" : "0-1";
    return ply;
}

struct games_sums chess_write(FILE *file, uint64_t games, uint64_t seed)
{
    static struct movetext text;
    struct games_sums sums = {0, 0, 0};
    struct chance chance = chance_begin(seed);
    while (sums.games < games) {
        const char *result;
        uint64_t plies = FEWEST_PLIES + chance_below(&chance, MOST_PLIES - FEWEST_PLIES + 1);
        sums.turns += play_game(&chance, plies, &text, &result);
        int length = fprintf(file,
                             "[Event \"Generated game %" PRIu64 "\"]\n[Site \"?\"]\n"
                             "[Date \"????.??.??\"]\n[Round \"?\"]\n[White \"Anna\"]\n"
                             "[Black \"Bert\"]\n[Result \"%s\"]\n\n%.*s\n%s\n\n",
                             ++sums.games, result, (int)text.length, text.bytes, result);
        sums.bytes += length > 0 ? (uint64_t)length : 0;
    }
    return sums;
}
