/* SPDX-License-Identifier: BSD-2-Clause */
/* The commands in Boardspace's records; notation/boardspace/boardspace.c has the grammar. */
#include "notation/boardspace/command.h"

/* What a command is about. */
enum piece { PIECE_NONE, PIECE_BOARD, PIECE_MARKER, PIECE_RING, PIECE_CAPTIVE };

/* Skip white space; the end of a command does not starve the cursor. */
static void skip_blanks(struct cursor *cursor)
{
    while (cursor->at < cursor->end && is_blank(*cursor->at))
        cursor->at++;
}

static struct words take_word(struct cursor *cursor)
{
    skip_blanks(cursor);
    const char *first = cursor->at, *at = first;
    while (at < cursor->end && is_letter(*at))
        at++;
    cursor->at = at;
    return (struct words){first, (size_t)(at - first)};
}

/* Take a piece, whose colour becomes that of the step; PIECE_NONE if there is none. */
static enum piece take_piece(struct cursor *cursor, struct boardspace_step *step)
{
    static const enum piece pieces[] = {PIECE_NONE, PIECE_MARKER, PIECE_RING, PIECE_CAPTIVE};
    struct words word = take_word(cursor);
    char first = word.length > 0 ? to_lower(word.bytes[0]) : '\0';
    if (first == 'b' && words_alike(word, "board"))
        return PIECE_BOARD;
    if ((first != 'w' && first != 'b') || word.length > 3 ||
        (word.length > 1 && to_lower(word.bytes[1]) != 'r') ||
        (word.length > 2 && to_lower(word.bytes[2]) != 'c'))
        return PIECE_NONE;
    step->colour = first == 'w' ? YINSH_WHITE : YINSH_BLACK;
    return pieces[word.length];
}

/* Take a point, with or without white space in it; YINSH_NO_POINT if it is off the board. */
static bool take_point(struct cursor *cursor, yinsh_point *point)
{
    uint32_t row;
    skip_blanks(cursor);
    if (cursor->at == cursor->end || !is_letter(*cursor->at))
        return false;
    int column = (*cursor->at++ | 0x20) - 'a';
    skip_blanks(cursor);
    bool zero_first = scan_peek(cursor) == '0';
    if (scan_number(cursor, YINSH_COLUMNS + 1, &row) == 0)
        return false;
    *point = zero_first ? YINSH_NO_POINT : yinsh_point_at(column, (int)row);
    return true;
}

static bool parse_place(struct cursor *cursor, struct boardspace_command *command)
{
    struct boardspace_step *step = &command->step;
    enum piece piece = take_piece(cursor, step);
    step->kind = piece == PIECE_RING ? STEP_PLACE : STEP_HELD;
    return (piece == PIECE_RING && take_point(cursor, &step->to)) ||
           (piece == PIECE_MARKER && take_point(cursor, &step->from));
}

static bool parse_drop(struct cursor *cursor, struct boardspace_command *command)
{
    enum piece piece = take_piece(cursor, &command->step);
    bool has_point = take_point(cursor, &command->step.to);
    if (piece != PIECE_BOARD)
        command->kind = COMMAND_BACK;
    return has_point ? piece != PIECE_NONE : piece > PIECE_BOARD;
}

static bool parse_pick(struct cursor *cursor, struct boardspace_command *command)
{
    static const enum boardspace_step_kind kinds[] = {
        [PIECE_MARKER] = STEP_MARKER, [PIECE_RING] = STEP_RING, [PIECE_CAPTIVE] = STEP_NONE};
    enum piece piece = take_piece(cursor, &command->step);
    command->step.kind = kinds[piece];
    return take_point(cursor, &command->step.from) ? piece != PIECE_NONE : piece > PIECE_BOARD;
}

static bool parse_move(struct cursor *cursor, struct boardspace_command *command)
{
    return take_point(cursor, &command->step.from) && take_point(cursor, &command->step.to);
}

static bool parse_remove(struct cursor *cursor, struct boardspace_command *command)
{
    struct boardspace_step *step = &command->step;
    enum piece piece = take_piece(cursor, step);
    step->kind = piece == PIECE_MARKER ? STEP_ROW : STEP_RING_REMOVED;
    return (piece == PIECE_MARKER || piece == PIECE_RING) && take_point(cursor, &step->from) &&
           (piece == PIECE_RING || take_point(cursor, &step->to));
}

/* Any words may follow. */
static bool parse_rest(struct cursor *cursor, struct boardspace_command *command)
{
    (void)command;
    cursor->at = cursor->end;
    return true;
}

#define WORD(text)                                                                                 \
    {                                                                                              \
        (text), sizeof(text) - 1                                                                   \
    }
static const struct {
    struct words word;
    enum boardspace_command_kind kind;
    enum boardspace_step_kind step;
    bool (*parse)(struct cursor *cursor, struct boardspace_command *command); /* NULL: no more */
} commands[] = {
    {WORD("place"), COMMAND_STEP, STEP_PLACE, parse_place},
    {WORD("drop"), COMMAND_DROP, STEP_NONE, parse_drop},
    {WORD("pick"), COMMAND_PICK, STEP_NONE, parse_pick},
    {WORD("move"), COMMAND_STEP, STEP_MOVE, parse_move},
    {WORD("remove"), COMMAND_STEP, STEP_ROW, parse_remove},
    {WORD("Done"), COMMAND_DONE, STEP_NONE, NULL},
    {WORD("Start"), COMMAND_START, STEP_NONE, parse_rest},
    {WORD("Resign"), COMMAND_RESIGN, STEP_RESIGN, NULL},
    {WORD("Pass"), COMMAND_STEP, STEP_PASS, NULL},
    {WORD("Swap"), COMMAND_STEP, STEP_STEAL, NULL},
    {WORD("WinOnTime"), COMMAND_TIME, STEP_NONE, NULL},
    {WORD("Edit"), COMMAND_IDLE, STEP_NONE, parse_rest},
    {WORD("Reset"), COMMAND_IDLE, STEP_NONE, parse_rest},
    {WORD("Undo"), COMMAND_IDLE, STEP_NONE, parse_rest},
    {WORD("PleaseUndo"), COMMAND_IDLE, STEP_NONE, parse_rest},
    {WORD("DontUndo"), COMMAND_IDLE, STEP_NONE, parse_rest},
    {WORD("AllowUndo"), COMMAND_IDLE, STEP_NONE, parse_rest},
    {WORD("OfferDraw"), COMMAND_IDLE, STEP_NONE, parse_rest},
    {WORD("AcceptDraw"), COMMAND_IDLE, STEP_NONE, parse_rest},
    {WORD("DeclineDraw"), COMMAND_IDLE, STEP_NONE, parse_rest},
    {WORD("NullMove"), COMMAND_IDLE, STEP_NONE, parse_rest},
};
#undef WORD

bool boardspace_parse_command(struct words words, struct boardspace_command *command)
{
    enum { COMMANDS = sizeof commands / sizeof commands[0] };
    struct cursor cursor = cursor_over(words.bytes, words.length);
    struct words word = take_word(&cursor);
    size_t i = 0;
    while (i < COMMANDS &&
           (word.length != commands[i].word.length || !words_alike(word, commands[i].word.bytes)))
        i++;
    if (i == COMMANDS)
        return false;
    command->kind = commands[i].kind;
    command->step.kind = commands[i].step;
    command->step.colour = command->player;
    command->step.from = command->step.to = YINSH_NO_POINT;
    if (commands[i].parse != NULL && !commands[i].parse(&cursor, command))
        return false;
    skip_blanks(&cursor);
    return scan_left(&cursor) == 0;
}
