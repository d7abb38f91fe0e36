/* SPDX-License-Identifier: BSD-2-Clause */
/* The commands in Boardspace's records, one by one; notation/boardspace/boardspace.c has the
 * grammar. */
#include "notation/boardspace/boardspace.h"

/* Commands that stand alone.  Start and the idle ones may have words behind them. */
static const struct {
    const char *word;
    enum boardspace_command_kind kind;
} plain_commands[] = {
    {"Start", COMMAND_START},     {"Done", COMMAND_DONE},       {"Resign", COMMAND_RESIGN},
    {"Pass", COMMAND_PASS},       {"Swap", COMMAND_STEAL},      {"WinOnTime", COMMAND_TIME},
    {"Edit", COMMAND_IDLE},       {"Reset", COMMAND_IDLE},      {"Undo", COMMAND_IDLE},
    {"PleaseUndo", COMMAND_IDLE}, {"DontUndo", COMMAND_IDLE},   {"AllowUndo", COMMAND_IDLE},
    {"OfferDraw", COMMAND_IDLE},  {"AcceptDraw", COMMAND_IDLE}, {"DeclineDraw", COMMAND_IDLE},
    {"NullMove", COMMAND_IDLE},
};

/* What a command is about. */
enum piece { PIECE_NONE, PIECE_BOARD, PIECE_MARKER, PIECE_RING, PIECE_CAPTIVE };

/* Skip white space; a command has an end, behind which nothing more comes. */
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

/* A piece, which also tells the colour; PIECE_NONE where there is none. */
static enum piece take_piece(struct cursor *cursor, struct boardspace_command *command)
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
    command->colour = first == 'w' ? YINSH_WHITE : YINSH_BLACK;
    return pieces[word.length];
}

/* A point, with or without white space in it; YINSH_NO_POINT where it is off the board. */
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
    enum piece piece = take_piece(cursor, command);
    command->kind = piece == PIECE_RING ? COMMAND_PLACE : COMMAND_MARK;
    return (piece == PIECE_RING && take_point(cursor, &command->to)) ||
           (piece == PIECE_MARKER && take_point(cursor, &command->from));
}

static bool parse_drop(struct cursor *cursor, struct boardspace_command *command)
{
    enum piece piece = take_piece(cursor, command);
    command->kind = COMMAND_DROP;
    if (piece == PIECE_BOARD)
        return take_point(cursor, &command->to);
    command->kind = COMMAND_BACK;
    take_point(cursor, &command->to);
    return piece != PIECE_NONE;
}

static bool parse_pick(struct cursor *cursor, struct boardspace_command *command)
{
    static const enum boardspace_command_kind kinds[] = {[PIECE_NONE] = COMMAND_PICK,
                                                         [PIECE_BOARD] = COMMAND_PICK,
                                                         [PIECE_MARKER] = COMMAND_MARKER,
                                                         [PIECE_RING] = COMMAND_RING,
                                                         [PIECE_CAPTIVE] = COMMAND_PICK};
    enum piece piece = take_piece(cursor, command);
    command->kind = kinds[piece];
    return (take_point(cursor, &command->from) || piece != PIECE_BOARD) && piece != PIECE_NONE;
}

static bool parse_move(struct cursor *cursor, struct boardspace_command *command)
{
    command->kind = COMMAND_MOVE;
    return take_point(cursor, &command->from) && take_point(cursor, &command->to);
}

static bool parse_remove(struct cursor *cursor, struct boardspace_command *command)
{
    enum piece piece = take_piece(cursor, command);
    command->kind = piece == PIECE_MARKER ? COMMAND_REMOVE_ROW : COMMAND_REMOVE_RING;
    return (piece == PIECE_MARKER || piece == PIECE_RING) && take_point(cursor, &command->from) &&
           (piece == PIECE_RING || take_point(cursor, &command->to));
}

static const struct {
    struct words verb;
    bool (*parse)(struct cursor *cursor, struct boardspace_command *command);
} verbs[] = {
    {{"place", 5}, parse_place}, {{"drop", 4}, parse_drop},     {{"pick", 4}, parse_pick},
    {{"move", 4}, parse_move},   {{"remove", 6}, parse_remove},
};

static bool parse_plain(struct cursor *cursor, struct words word,
                        struct boardspace_command *command)
{
    for (size_t i = 0; i < sizeof plain_commands / sizeof plain_commands[0]; i++)
        if (words_alike(word, plain_commands[i].word)) {
            command->kind = plain_commands[i].kind;
            if (command->kind == COMMAND_START || command->kind == COMMAND_IDLE)
                cursor->at = cursor->end;
            return true;
        }
    return false;
}

bool boardspace_parse_command(struct words words, struct boardspace_command *command)
{
    struct cursor cursor = cursor_over(words.bytes, words.length);
    bool parsed = false;
    struct words word = take_word(&cursor);
    command->from = command->to = YINSH_NO_POINT;
    for (size_t i = 0; i < sizeof verbs / sizeof verbs[0] && !parsed; i++)
        if (word.length == verbs[i].verb.length && words_alike(word, verbs[i].verb.bytes))
            parsed = verbs[i].parse(&cursor, command);
    parsed = parsed || parse_plain(&cursor, word, command);
    skip_blanks(&cursor);
    return parsed && scan_left(&cursor) == 0;
}
