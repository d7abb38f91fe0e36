/* SPDX-License-Identifier: BSD-2-Clause */
#include "support/sgf_files.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

const char *const damage_names[DAMAGE_KINDS + 1] = {"none",     "jump",      "vacant", "row-end",
                                                    "removal",  "winner",    "cut",    "closing",
                                                    "misspelt", "off-board", "garbage"};

/* ---- Players ----------------------------------------------------------- */

enum { BOTS = 4, PLAYER_NAME = 24 };

/* The bots come first and play most, then the others, each less often than the one before. */
static void name_player(unsigned number, char name[PLAYER_NAME])
{
    static const char *const bots[BOTS] = {"BestBot", "Dumbot", "SmartBot", "WeakBot"};
    static const char *const first[] = {"Al", "Bre", "Cor", "Dom", "El", "Fin", "Gru", "Hal"};
    static const char *const middle[] = {"", "ba", "de", "ki", "lo", "mu"};
    static const char *const last[] = {"n", "ra", "sto", "x", "tt", "vin", "wyn"};
    if (number < BOTS) {
        snprintf(name, PLAYER_NAME, "%s", bots[number]);
        return;
    }
    /* 8 * 7 * 6 names, 5 and 336 having no factor in common; some end with a year. */
    unsigned mixed = (number * 5) % 336;
    int length = snprintf(name, PLAYER_NAME, "%s%s%s", first[mixed % 8], middle[mixed / 56],
                          last[mixed / 8 % 7]);
    if (number % 11 == 0)
        snprintf(name + length, PLAYER_NAME - (size_t)length, "%u", 60 + number % 40);
    if (number % 3 == 0)
        name[0] = (char)(name[0] | 0x20);
}

static unsigned choose_player(struct chance *chance)
{
    if (chance_percent(chance, 45))
        return (unsigned)chance_below(chance, 1 + chance_below(chance, BOTS));
    /* The smaller of three numbers is a small one mostly. */
    uint64_t number = SGF_PLAYERS - BOTS;
    for (int i = 0; i < 3; i++) {
        uint64_t other = chance_below(chance, SGF_PLAYERS - BOTS);
        number = other < number ? other : number;
    }
    return BOTS + (unsigned)number;
}

/* ---- Text -------------------------------------------------------------- */

/* A file being written. */
struct writer {
    struct sgf_file *file;
    struct chance *chance;
    const struct generated_game *game;
    char names[2][PLAYER_NAME]; /* by colour */
    bool bots[2];               /* they move in one step */
    enum yinsh_colour first;    /* who is P0 */
    const char *line_end;
    bool old;           /* without numbers and Done, as before June 2006 */
    unsigned number;    /* of the next command */
    uint64_t clocks[2]; /* in milliseconds */
    size_t damaged;     /* number of the action whose text is damaged, or game->count */
    bool at_fault;      /* whether the node being written is the first of that action */
    bool cut;           /* whether the file ends here */
};

__attribute__((format(printf, 2, 3))) static void put(struct writer *writer, const char *format,
                                                      ...)
{
    struct sgf_file *file = writer->file;
    va_list arguments;
    if (writer->cut)
        return;
    va_start(arguments, format);
    int length = vsnprintf(file->text + file->length, SGF_TEXT - file->length, format, arguments);
    va_end(arguments);
    if (length < 0 || (size_t)length >= SGF_TEXT - file->length)
        abort();
    file->length += (size_t)length;
}

/* Swap two letters of a command; what comes out is no command. */
static void misspell(char *command)
{
    char letter = command[1];
    command[1] = command[2];
    command[2] = letter;
}

/* A node with a command of a player, and his clock. */
__attribute__((format(printf, 3, 4))) static void
put_node(struct writer *writer, enum yinsh_colour colour, const char *format, ...)
{
    struct sgf_file *file = writer->file;
    char command[32];
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(command, sizeof command, format, arguments);
    va_end(arguments);
    if (writer->at_fault && file->damage == DAMAGE_MISSPELT)
        misspell(command);
    put(writer, "; P%d[", colour != writer->first);
    if (!writer->old)
        put(writer, "%u ", writer->number++);
    if (writer->at_fault && file->damage == DAMAGE_CUT) {
        put(writer, "%.*s", (int)chance_below(writer->chance, strlen(command)), command);
        writer->cut = true;
    }
    writer->at_fault = false;
    writer->clocks[colour] += 400 + chance_below(writer->chance, writer->bots[colour] ? 900 : 9000);
    put(writer, "%s]TM[%llu]%s", command, (unsigned long long)writer->clocks[colour],
        writer->line_end);
}

static void put_done(struct writer *writer, enum yinsh_colour colour)
{
    if (!writer->old)
        put_node(writer, colour, "Done ");
}

static char column_of(yinsh_point point)
{
    return (char)('A' + point / YINSH_COLUMNS);
}

static int row_of(yinsh_point point)
{
    return point % YINSH_COLUMNS + 1;
}

/* A point as the site writes it, or one off the board if the file has to have one. */
static const char *point_text(struct writer *writer, yinsh_point point, char text[8])
{
    static const char *const off_board[] = {"A 1",  "A 6", "F 1", "F 11", "K 6",
                                            "K 11", "L 7", "C 0", "D 10", "E 45"};
    if (point == YINSH_NO_POINT)
        return off_board[chance_below(writer->chance, sizeof off_board / sizeof off_board[0])];
    snprintf(text, 8, "%c %d", column_of(point), row_of(point));
    return text;
}

static void put_move(struct writer *writer, enum yinsh_colour colour, yinsh_action action)
{
    char from[8], to[8];
    if (writer->bots[colour]) {
        put_node(writer, colour, "move %s %s", point_text(writer, action.from, from),
                 point_text(writer, action.to, to));
        return;
    }
    put_node(writer, colour, "place %c  %s", "wb"[colour], point_text(writer, action.from, from));
    const char *target = point_text(writer, action.to, to);
    if (chance_percent(writer->chance, 2)) {
        put_node(writer, colour, "drop board  %s", target);
        put_node(writer, colour, "pick board  %s", target);
    }
    put_node(writer, colour, "drop board  %s", target);
}

static void put_action(struct writer *writer, enum yinsh_colour colour, yinsh_action action)
{
    char from[8], to[8];
    bool swap;
    switch (action.kind) {
    case YINSH_PLACE:
        put_node(writer, colour, "place %cr  %s", "wb"[colour], point_text(writer, action.to, to));
        break;
    case YINSH_MOVE:
        put_move(writer, colour, action);
        break;
    case YINSH_ROW: /* from either end */
        swap = chance_percent(writer->chance, 50);
        put_node(writer, colour, "remove %c %s %s", "wb"[colour],
                 point_text(writer, swap ? action.to : action.from, from),
                 point_text(writer, swap ? action.from : action.to, to));
        break;
    case YINSH_RING:
        put_node(writer, colour, "remove %cr %s", "wb"[colour],
                 point_text(writer, action.from, from));
        break;
    default:
        put_node(writer, colour, "Pass ");
        break;
    }
    put_done(writer, colour);
}

/* Overwrite what was written from a place on, up to another and a bit further. */
static void put_garbage(struct writer *writer, size_t from, size_t to)
{
    struct sgf_file *file = writer->file;
    to += (size_t)chance_below(writer->chance, 24);
    for (size_t i = from; i < to && i < file->length; i++) {
        unsigned byte = (unsigned)chance_below(writer->chance, 160);
        /* Neither ASCII characters nor white space. */
        byte = byte < 9 ? byte : byte < 27 ? byte + 5 : byte < 28 ? 0x7f : byte + 96;
        file->text[i] = (char)byte;
    }
}

static void put_actions(struct writer *writer)
{
    const struct generated_game *game = writer->game;
    const struct sgf_file *file = writer->file;
    size_t node = 0;
    for (size_t i = 0; i < game->count; i++) {
        writer->at_fault = i == writer->damaged;
        if (writer->at_fault)
            node = file->length;
        put_action(writer, (enum yinsh_colour)game->actions[i].side, game->actions[i]);
    }
    /* From the separator on, which leaves no node, or from the command on. */
    if (file->damage == DAMAGE_GARBAGE) {
        size_t from = node + (chance_percent(writer->chance, 50) ? strlen("; P0[") : 0);
        put_garbage(writer, from, from + 4);
    }
}

static void put_end(struct writer *writer)
{
    const struct generated_game *game = writer->game;
    bool white = game->result == YINSH_RESULT_WHITE;
    if (game->end == YINSH_END_RESIGN) {
        enum yinsh_colour loser = white ? YINSH_BLACK : YINSH_WHITE;
        put_node(writer, loser, "Resign ");
        put_done(writer, loser);
    } else if (game->end == YINSH_END_TIME) {
        enum yinsh_colour winner = white ? YINSH_WHITE : YINSH_BLACK;
        put_node(writer, winner, "WinOnTime ");
        put_done(writer, winner);
    }
}

static void put_times(struct writer *writer)
{
    put(writer, ";%s", writer->line_end);
    for (int player = 0; player < 2; player++) {
        unsigned long long seconds = writer->clocks[player ^ (int)writer->first] / 1000;
        put(writer, "P%d[time %llu:%02llu:%02llu ]%s", player, seconds / 3600, seconds / 60 % 60,
            seconds % 60, writer->line_end);
    }
    if (writer->file->damage != DAMAGE_CLOSING)
        put(writer, ")%s", writer->line_end);
    put(writer, " \n");
}

/* ---- Head -------------------------------------------------------------- */

/* The result in the words of the player who sent the file in. */
static void put_sentence(struct writer *writer)
{
    char text[128];
    bool white =
        (writer->game->result == YINSH_RESULT_WHITE) != (writer->file->damage == DAMAGE_WINNER);
    const char *winner = writer->names[white ? YINSH_WHITE : YINSH_BLACK];
    switch (chance_below(writer->chance, 5)) {
    case 0:
        snprintf(text, sizeof text, "Игру выиграл(а) %s.", winner);
        break;
    case 1:
        snprintf(text, sizeof text, "%s hat das Spiel gewonnen", winner);
        break;
    default:
        snprintf(text, sizeof text, "Game won by %s", winner);
        break;
    }
    put(writer, "RE[%s]%s", writer->game->result == YINSH_RESULT_DRAW ? "Game drawn" : text,
        writer->line_end);
}

static void put_date(struct writer *writer, time_t when)
{
    static const struct {
        const char *name;
        int hours;
    } zones[] = {{"GMT", 0}, {"CET", 1}, {"MSK", 3}, {"PST", -8}, {"CDT", -5}, {"GMT+01:00", 1}};
    char text[40];
    struct tm date;
    size_t zone = (size_t)chance_below(writer->chance, sizeof zones / sizeof zones[0]);
    time_t end =
        when + (time_t)3600 * zones[zone].hours + 60 + (time_t)chance_below(writer->chance, 3000);
    if (gmtime_r(&end, &date) == NULL ||
        strftime(text, sizeof text, "%a %b %d %H:%M:%S", &date) == 0)
        abort();
    put(writer, "DT[%s %s %d]%s", text, zones[zone].name, date.tm_year + 1900, writer->line_end);
}

static void put_head(struct writer *writer, time_t when)
{
    const struct sgf_file *file = writer->file;
    const char *line_end = writer->line_end;
    bool swapped = writer->first == YINSH_BLACK;
    put(writer, " (;\n");
    put(writer, writer->old ? "GM[yinsh]VV[1]%s" : "GM[24]VV[2]%s", line_end);
    put(writer, "CM[%s]%sTC[None]%s", swapped ? "1,0" : "0,1", line_end, line_end);
    put(writer, "SU[%s]%s", writer->game->variant == YINSH_BLITZ ? "Yinsh-Blitz" : "Yinsh",
        line_end);
    put_date(writer, when);
    put(writer, "GN[%.*s]%s", (int)(strlen(file->name) - strlen(".sgf")), file->name, line_end);
    put_sentence(writer);
    for (int player = 0; player < 2; player++)
        put(writer, "P%d[id \"%s\"]%s", player, writer->names[player ^ (int)writer->first],
            line_end);
    put(writer, writer->old ? "; P0[Start %s]%s" : "; P0[0 Start %s]%s",
        swapped ? "Black" : "White", line_end);
    writer->number = 1;
}

/* ---- Damage ------------------------------------------------------------ */

static bool is_in(const yinsh_set *set, yinsh_point point)
{
    return (set->word[point / 64] >> (point % 64) & 1) != 0;
}

static bool is_vacant(const yinsh_position *position, yinsh_point point)
{
    return !is_in(&position->rings[0], point) && !is_in(&position->rings[1], point) &&
           !is_in(&position->markers[0], point) && !is_in(&position->markers[1], point);
}

/* The number of an action of a kind, or of any kind below 0; game->count if there is none. */
static size_t find_action(struct chance *chance, const struct generated_game *game, int kind)
{
    size_t found[GENERATED_ACTIONS], count = 0;
    for (size_t i = 0; i < game->count; i++)
        if (kind < 0 || game->actions[i].kind == kind)
            found[count++] = i;
    return count > 0 ? found[chance_below(chance, count)] : game->count;
}

/* Let a ring jump over a ring that stands in its way. */
static bool make_jump(struct chance *chance, const yinsh_position *position, yinsh_action *action)
{
    static const int ways[6][2] = {{0, 1}, {1, 1}, {1, 0}, {0, -1}, {-1, -1}, {-1, 0}};
    yinsh_action found[YINSH_FRAME * 6];
    size_t count = 0;
    for (int from = 0; from < YINSH_FRAME; from++) {
        if (!is_in(&position->rings[position->side], (yinsh_point)from))
            continue;
        for (int way = 0; way < 6; way++) {
            bool passed = false;
            for (int step = 1; step < YINSH_COLUMNS; step++) {
                yinsh_point to = yinsh_point_at(from / YINSH_COLUMNS + step * ways[way][0],
                                                from % YINSH_COLUMNS + 1 + step * ways[way][1]);
                if (to == YINSH_NO_POINT)
                    break;
                if (passed && is_vacant(position, to)) {
                    found[count] = *action;
                    found[count].from = (yinsh_point)from;
                    found[count++].to = to;
                    break;
                }
                passed = passed || is_in(&position->rings[0], to) || is_in(&position->rings[1], to);
            }
        }
    }
    if (count == 0)
        return false;
    *action = found[chance_below(chance, count)];
    return true;
}

/* Move from a vacant point to another, on one line with it or not. */
static bool make_vacant(struct chance *chance, const yinsh_position *position, yinsh_action *action)
{
    yinsh_point found[YINSH_POINTS];
    size_t count = 0;
    for (int point = 0; point < YINSH_FRAME; point++)
        if (yinsh_point_on_board((yinsh_point)point) && is_vacant(position, (yinsh_point)point))
            found[count++] = (yinsh_point)point;
    if (count < 2)
        return false;
    size_t from = (size_t)chance_below(chance, count);
    action->from = found[from];
    action->to = found[(from + 1 + chance_below(chance, count - 1)) % count];
    return true;
}

/* Make a row one point longer, or shorter if that would leave the board. */
static void move_end(struct chance *chance, yinsh_action *action)
{
    int step = (action->to - action->from) / (YINSH_ROW_LENGTH - 1);
    int longer = action->to + step;
    if (longer >= 0 && longer < YINSH_FRAME && yinsh_point_on_board((yinsh_point)longer) &&
        chance_percent(chance, 50))
        action->to = (yinsh_point)longer;
    else
        action->to = (yinsh_point)(action->to - step);
}

/*
 * Omit a row, its ring or both before a move.  Returns the number of the first action that is
 * missing; game->count if there is none to omit.
 */
static size_t leave_out(struct chance *chance, struct generated_game *game)
{
    size_t at = find_action(chance, game, YINSH_ROW);
    if (at + 2 >= game->count || game->actions[at + 2].kind != YINSH_MOVE)
        return game->count;
    size_t mode = (size_t)chance_below(chance, 3), missing = mode == 0 ? 2 : 1;
    at += mode == 2;
    memmove(game->actions + at, game->actions + at + missing,
            (game->count - at - missing) * sizeof game->actions[0]);
    game->count -= missing;
    return at;
}

/*
 * Damage a game as a file has to be, as far as that is not done in its text.  Returns false
 * if the game does not offer that; stores the number of the action at fault, after the last if
 * no action is, and the turns played before it.
 */
static bool damage_game(struct chance *chance, enum damage damage, struct generated_game *game,
                        size_t *at)
{
    static const int kinds[DAMAGE_KINDS + 1] = {
        [DAMAGE_JUMP] = YINSH_MOVE, [DAMAGE_VACANT] = YINSH_MOVE, [DAMAGE_ROW_END] = YINSH_ROW,
        [DAMAGE_CUT] = -1,          [DAMAGE_MISSPELT] = -1,       [DAMAGE_OFF_BOARD] = YINSH_MOVE,
        [DAMAGE_GARBAGE] = -1};
    yinsh_position position;
    *at = game->count;
    if (damage == DAMAGE_NONE || damage == DAMAGE_CLOSING)
        return true;
    if (damage == DAMAGE_WINNER)
        return game->end < YINSH_END_RESIGN && game->result != YINSH_RESULT_DRAW;
    bool placed = damage == DAMAGE_OFF_BOARD && chance_percent(chance, 30);
    if (damage == DAMAGE_REMOVAL)
        *at = leave_out(chance, game);
    else
        *at = find_action(chance, game, placed ? YINSH_PLACE : kinds[damage]);
    if (*at >= game->count)
        return false;
    yinsh_action *action = &game->actions[*at];
    generated_position(game, *at, &position);
    game->turns = generated_turns(&position);
    switch (damage) {
    case DAMAGE_JUMP:
        return make_jump(chance, &position, action);
    case DAMAGE_VACANT:
        return make_vacant(chance, &position, action);
    case DAMAGE_ROW_END:
        move_end(chance, action);
        return true;
    case DAMAGE_OFF_BOARD:
        action->to = YINSH_NO_POINT;
        return true;
    default:
        return true;
    }
}

/* ---- Files ------------------------------------------------------------- */

static const enum yinsh_status statuses[DAMAGE_KINDS + 1] = {
    [DAMAGE_NONE] = YINSH_STATUS_OK,
    [DAMAGE_JUMP] = YINSH_STATUS_ILLEGAL,
    [DAMAGE_VACANT] = YINSH_STATUS_ILLEGAL,
    [DAMAGE_ROW_END] = YINSH_STATUS_ILLEGAL,
    [DAMAGE_REMOVAL] = YINSH_STATUS_ILLEGAL,
    [DAMAGE_WINNER] = YINSH_STATUS_MISMATCH,
    [DAMAGE_CUT] = YINSH_STATUS_MALFORMED,
    [DAMAGE_CLOSING] = YINSH_STATUS_MALFORMED,
    [DAMAGE_MISSPELT] = YINSH_STATUS_MALFORMED,
    [DAMAGE_OFF_BOARD] = YINSH_STATUS_ILLEGAL,
    [DAMAGE_GARBAGE] = YINSH_STATUS_MALFORMED};

/* Play a game that can be damaged as the file has to be; returns the action at fault. */
static size_t play(struct chance *chance, enum damage damage, struct generated_game *game)
{
    size_t at;
    do {
        enum yinsh_variant variant = chance_percent(chance, 6) ? YINSH_BLITZ : YINSH_STANDARD;
        uint64_t end = chance_below(chance, 100);
        generate_game(chance, variant,
                      end < 25   ? YINSH_END_RESIGN
                      : end < 32 ? YINSH_END_TIME
                                 : YINSH_END_RINGS,
                      game);
    } while (!damage_game(chance, damage, game, &at));
    return at;
}

static void choose_players(struct writer *writer)
{
    unsigned white = choose_player(writer->chance), black;
    do
        black = choose_player(writer->chance);
    while (black == white);
    name_player(white, writer->names[YINSH_WHITE]);
    name_player(black, writer->names[YINSH_BLACK]);
    writer->bots[YINSH_WHITE] = white < BOTS;
    writer->bots[YINSH_BLACK] = black < BOTS;
    writer->first = chance_percent(writer->chance, 3) ? YINSH_BLACK : YINSH_WHITE;
}

void sgf_file_make(struct chance *chance, time_t when, enum damage damage, struct sgf_file *file)
{
    struct generated_game game;
    struct writer writer = {.file = file, .chance = chance, .game = &game};
    char date[24];
    file->length = 0;
    file->damage = damage;
    file->status = statuses[damage];
    writer.damaged = play(chance, damage, &game);
    bool replayed = file->status == YINSH_STATUS_OK || file->status == YINSH_STATUS_MISMATCH;
    file->turns = game.turns;
    file->result = replayed ? game.result : YINSH_RESULT_NONE;
    file->end = replayed ? game.end : YINSH_END_UNFINISHED;
    choose_players(&writer);
    if (gmtime_r(&when, &file->date) == NULL ||
        strftime(date, sizeof date, "%Y-%m-%d-%H%M", &file->date) == 0)
        abort();
    snprintf(file->name, sizeof file->name, "Y-%s-%s-%s.sgf", writer.names[writer.first],
             writer.names[!writer.first], date);
    /* Without Done a step is only certain with the next, which would blur what is expected. */
    writer.old = damage == DAMAGE_NONE &&
                 (file->date.tm_year < 106 || (file->date.tm_year == 106 && file->date.tm_mon < 5));
    writer.line_end = chance_percent(chance, 80) ? "\r\n" : "\n";
    put_head(&writer, when);
    put_actions(&writer);
    put_end(&writer);
    put_times(&writer);
}
