/* SPDX-License-Identifier: BSD-2-Clause */
/* The commands in Boardspace's records; notation/boardspace/boardspace.c has the grammar. */
#include "notation/boardspace/boardspace.h"

#include "rules/rules.h"

#include <string.h>

/* What a command is about. */
enum piece { PIECE_BOARD, PIECE_MARKER, PIECE_RING, PIECE_CAPTIVE };

/* ---- Words ------------------------------------------------------------- */

/*
 * Each of these gets the place of the next byte, and returns the place after what it takes, or NULL
 * if that is missing.  None looks for the end of the command: the bracket after it stops them all.
 */

/* A piece, whose colour becomes that of the step. */
static inline const char *take_piece(const char *at, struct boardspace_step *step,
                                     enum piece *piece)
{
    static const enum piece pieces[] = {PIECE_MARKER, PIECE_RING, PIECE_CAPTIVE};
    static const char more[] = "rc";
    size_t letters = 0;
    at = boardspace_skip_blanks(at);
    if ((*at | 0x20) != 'w' && (*at | 0x20) != 'b')
        return NULL;
    const char *after_board = boardspace_take_word(at, "board");
    *piece = PIECE_BOARD;
    if (after_board != NULL)
        return after_board;
    step->colour = (*at | 0x20) == 'w' ? YINSH_WHITE : YINSH_BLACK;
    while (is_letter(*++at))
        if (letters == 2 || (*at | 0x20) != more[letters++])
            return NULL;
    *piece = pieces[letters];
    return at;
}

/* A point, with or without white space in it; YINSH_NO_POINT if it is off the board. */
static inline const char *take_point(const char *at, yinsh_point *point)
{
    enum { BEYOND = 12 /* beyond all rows */ };
    /* Most points have one blank before the letter, and one after it. */
    at += *at == ' ';
    if (!is_letter(*at) && !is_letter(*(at = boardspace_skip_blanks(at))))
        return NULL;
    int column = (*at | 0x20) - 'a';
    at += 1 + (at[1] == ' ');
    if (!is_digit(*at) && !is_digit(*(at = boardspace_skip_blanks(at))))
        return NULL;
    /* No row begins with a zero. */
    int row = *at == '0' ? BEYOND : *at - '0';
    while (is_digit(*++at))
        row = row < BEYOND ? 10 * row + (*at - '0') : BEYOND;
    *point = point_at(column, row);
    return at;
}

/* Two points. */
static inline const char *take_points(const char *at, struct boardspace_step *step)
{
    at = take_point(at, &step->from);
    return at != NULL ? take_point(at, &step->to) : NULL;
}

/* ---- Commands ---------------------------------------------------------- */

/* What follows the word of a command. */
enum operands {
    NOTHING,
    PLACED, /* a piece and a point */
    DROPPED,
    PICKED,
    MOVED, /* two points */
    REMOVED,
    ANYTHING
};

enum { LETTERS = 4 /* at least, of the word of a command */ };

static const struct form {
    char word[12]; /* in lower case */
    enum boardspace_command_kind kind;
    enum boardspace_step_kind step;
    enum operands operands;
} forms[] = {
    /* The most frequent ones first. */
    {"move", COMMAND_STEP, STEP_MOVE, MOVED},
    {"done", COMMAND_DONE, STEP_NONE, NOTHING},
    {"place", COMMAND_STEP, STEP_PLACE, PLACED},
    {"drop", COMMAND_DROP, STEP_NONE, DROPPED},
    {"remove", COMMAND_STEP, STEP_ROW, REMOVED},
    {"pick", COMMAND_PICK, STEP_NONE, PICKED},
    {"start", COMMAND_START, STEP_NONE, ANYTHING},
    {"resign", COMMAND_RESIGN, STEP_RESIGN, NOTHING},
    {"pass", COMMAND_STEP, STEP_PASS, NOTHING},
    {"swap", COMMAND_STEP, STEP_STEAL, NOTHING},
    {"winontime", COMMAND_TIME, STEP_NONE, NOTHING},
    {"edit", COMMAND_IDLE, STEP_NONE, ANYTHING},
    {"reset", COMMAND_IDLE, STEP_NONE, ANYTHING},
    {"undo", COMMAND_IDLE, STEP_NONE, ANYTHING},
    {"pleaseundo", COMMAND_IDLE, STEP_NONE, ANYTHING},
    {"dontundo", COMMAND_IDLE, STEP_NONE, ANYTHING},
    {"allowundo", COMMAND_IDLE, STEP_NONE, ANYTHING},
    {"offerdraw", COMMAND_IDLE, STEP_NONE, ANYTHING},
    {"acceptdraw", COMMAND_IDLE, STEP_NONE, ANYTHING},
    {"declinedraw", COMMAND_IDLE, STEP_NONE, ANYTHING},
    {"nullmove", COMMAND_IDLE, STEP_NONE, ANYTHING},
};

static inline const char *parse_place(const char *at, struct boardspace_step *step)
{
    enum piece piece;
    at = take_piece(at, step, &piece);
    if (at == NULL || (piece != PIECE_RING && piece != PIECE_MARKER))
        return NULL;
    step->kind = piece == PIECE_RING ? STEP_PLACE : STEP_HELD;
    return take_point(at, piece == PIECE_RING ? &step->to : &step->from);
}

/* A piece that may go without its point, unless it is the board. */
static inline const char *parse_lone(const char *at, struct boardspace_step *step,
                                     enum piece *piece, yinsh_point *point)
{
    at = take_piece(at, step, piece);
    if (at == NULL || (*piece != PIECE_BOARD && !is_letter(*boardspace_skip_blanks(at))))
        return at;
    return take_point(at, point);
}

static inline const char *parse_drop(const char *at, struct boardspace_command *command)
{
    enum piece piece;
    at = parse_lone(at, &command->step, &piece, &command->step.to);
    if (at != NULL && piece != PIECE_BOARD)
        command->kind = COMMAND_BACK;
    return at;
}

static const char *parse_pick(const char *at, struct boardspace_step *step)
{
    static const enum boardspace_step_kind kinds[] = {[PIECE_BOARD] = STEP_NONE,
                                                      [PIECE_MARKER] = STEP_MARKER,
                                                      [PIECE_RING] = STEP_RING,
                                                      [PIECE_CAPTIVE] = STEP_NONE};
    enum piece piece;
    at = parse_lone(at, step, &piece, &step->from);
    if (at != NULL)
        step->kind = kinds[piece];
    return at;
}

static const char *parse_remove(const char *at, struct boardspace_step *step)
{
    enum piece piece;
    at = take_piece(at, step, &piece);
    if (at == NULL || (piece != PIECE_MARKER && piece != PIECE_RING))
        return NULL;
    step->kind = piece == PIECE_MARKER ? STEP_ROW : STEP_RING_REMOVED;
    return piece == PIECE_RING ? take_point(at, &step->from) : take_points(at, step);
}

static inline const char *parse_operands(const char *at, enum operands operands,
                                         struct boardspace_command *command)
{
    switch (operands) {
    case PLACED:
        return parse_place(at, &command->step);
    case DROPPED:
        return parse_drop(at, command);
    case PICKED:
        return parse_pick(at, &command->step);
    case MOVED:
        return take_points(at, &command->step);
    case REMOVED:
        return parse_remove(at, &command->step);
    default:
        return at;
    }
}

/* The first letters of a word, in lower case. */
static inline uint32_t load_letters(const char *word)
{
    uint32_t letters;
    memcpy(&letters, word, LETTERS);
    return letters | UINT32_C(0x20202020);
}

/* The form of the command whose word comes next, which has LETTERS bytes at least; or NULL. */
static inline const struct form *find_form(const char *at, const char **operands)
{
    uint32_t letters = load_letters(at);
    for (size_t i = 0; i < sizeof forms / sizeof forms[0]; i++)
        if (letters == load_letters(forms[i].word) &&
            (*operands = boardspace_take_word(at + LETTERS, forms[i].word + LETTERS)) != NULL)
            return &forms[i];
    return NULL;
}

bool boardspace_parse_command(struct words words, struct boardspace_command *command)
{
    const char *at = words.bytes;
    const struct form *form = words.length >= LETTERS ? find_form(at, &at) : NULL;
    if (form == NULL)
        return false;
    struct boardspace_step *step = &command->step;
    command->kind = form->kind;
    step->kind = form->step;
    step->colour = command->player;
    step->from = step->to = YINSH_NO_POINT;
    if (form->operands == ANYTHING)
        return true;
    at = parse_operands(at, form->operands, command);
    return at != NULL && at >= words.bytes + words.length;
}
