/* SPDX-License-Identifier: BSD-2-Clause */
/*
 * The turns of random games, described by the second engine: everything that a filter may ask about
 * a turn is counted on its board.
 */
#ifndef SUPPORT_NAIVE_TURNS_H
#define SUPPORT_NAIVE_TURNS_H

#include "support/random_games.h"
#include "support/random_positions.h"

#include <string.h>

enum { NAIVE_TURNS = 400, NAIVE_TEXT = 64, NAIVE_TAKEN = 8 };

/** What is known of a turn; points are 0..120, -1 is none. */
struct naive_turn {
    int number, side, from, to, flips, rows, taken_count, legal;
    const char *kind;
    bool made[2]; /* by colour: whether a player made a row that was removed */
    int taken[NAIVE_TAKEN];
    long clock; /* milliseconds; -1 is none */
    bool has_comment;
    char comment[NAIVE_TEXT];
    struct naive before, after;
};

/** A game, as a record and turn by turn. */
struct naive_game {
    struct yinsh_record record;
    struct naive_turn turns[NAIVE_TURNS];
    int count, complete;
    char elo[NAIVE_TEXT]; /* the tag Elo; empty if there is none */
    struct naive last;
};

/** The turn that a game is in, or NULL. */
static inline struct naive_turn *last_turn(struct naive_game *game)
{
    return game->count > 0 ? &game->turns[game->count - 1] : NULL;
}

/** How many points have a piece. */
static inline int count_cells(const struct naive *game, char cell)
{
    int count = 0;
    for (int column = 0; column < 11; column++)
        for (int row = 0; row < 11; row++)
            count += game->board[column][row] == cell;
    return count;
}

/** How many markers have the other colour afterwards. */
static inline int count_flips(const struct naive *before, const struct naive *after)
{
    int count = 0;
    for (int column = 0; column < 11; column++)
        for (int row = 0; row < 11; row++) {
            char was = before->board[column][row], is = after->board[column][row];
            count += (was == NAIVE_WHITE_MARKER && is == NAIVE_BLACK_MARKER) ||
                     (was == NAIVE_BLACK_MARKER && is == NAIVE_WHITE_MARKER);
        }
    return count;
}

/** How many moves a player could make if it were their turn to move. */
static inline int count_moves(const struct naive *game, int side)
{
    struct naive asked = *game;
    yinsh_action actions[YINSH_MAX_ACTIONS];
    int count = 0;
    asked.side = side;
    asked.due = YINSH_DUE_MOVE;
    asked.end = YINSH_END_UNFINISHED;
    size_t legal = naive_legal_actions(&asked, actions);
    for (size_t i = 0; i < legal; i++)
        count += actions[i].kind == YINSH_MOVE;
    return count;
}

/** Whether the five points of a row had markers of a colour. */
static inline bool was_row(const struct naive *game, yinsh_action row, int colour)
{
    char marker = colour == YINSH_WHITE ? NAIVE_WHITE_MARKER : NAIVE_BLACK_MARKER;
    int step = (row.to - row.from) / 4;
    for (int i = 0; i < 5; i++) {
        int point = row.from + i * step;
        if (game->board[point / 11][point % 11] != marker)
            return false;
    }
    return true;
}

/** Describe what an action did in its turn. */
static inline void describe_action(struct naive_turn *turn, yinsh_action action,
                                   const struct naive *before)
{
    static const char *const kinds[] = {"place", "move", "", "", "pass", "steal"};
    if (*kinds[action.kind] != '\0')
        turn->kind = kinds[action.kind];
    if (action.kind == YINSH_MOVE)
        turn->from = action.from;
    if (action.kind == YINSH_MOVE || action.kind == YINSH_PLACE)
        turn->to = action.to;
    if (action.kind == YINSH_MOVE)
        turn->flips = count_flips(before, &turn->after);
    if (action.kind == YINSH_RING)
        turn->taken[turn->taken_count++] = action.from;
    if (action.kind == YINSH_ROW) {
        /* The opponent made a row that is there at the start of the turn. */
        bool old = was_row(&turn->before, action, action.side);
        turn->rows++;
        turn->made[old ? 1 - action.side : action.side] = true;
    }
}

/** Play an action with both engines. */
static inline void play_both(struct naive_game *game, yinsh_action action)
{
    struct naive before = game->last;
    yinsh_action actions[YINSH_MAX_ACTIONS];
    struct naive_turn *turn = last_turn(game);
    if (turn == NULL || turn->number != before.turn) {
        assert_true(game->count < NAIVE_TURNS);
        turn = &game->turns[game->count++];
        /* A comment before the first turn belongs to it. */
        struct naive_turn noted = *turn;
        *turn = (struct naive_turn){.number = before.turn,
                                    .side = before.side,
                                    .from = -1,
                                    .to = -1,
                                    .kind = "remove",
                                    .clock = -1,
                                    .before = before,
                                    .legal = (int)naive_legal_actions(&before, actions)};
        if (game->count == 1) {
            turn->has_comment = noted.has_comment;
            strcpy(turn->comment, noted.comment);
        }
    }
    play_action(&game->record, action);
    assert_true(naive_play(&game->last, action));
    turn->after = game->last;
    describe_action(turn, action, &before);
    bool over = game->last.due == YINSH_DUE_OVER;
    game->complete = over || game->last.turn != turn->number ? game->count : game->count - 1;
}

/** Add a comment to the game, which describes a turn. */
static inline void add_comment(struct naive_game *game, struct naive_turn *turn, const char *text)
{
    record_note(&game->record, NOTE_COMMENT, text, strlen(text));
    if (turn->has_comment)
        strcat(turn->comment, "\n");
    assert_true(strlen(turn->comment) + strlen(text) + 2 < sizeof turn->comment);
    strcat(turn->comment, text);
    turn->has_comment = true;
}

/** Add a comment or a clock to the last turn, or a comment before the first one. */
static inline void add_notes(struct naive_game *game, uint32_t *random)
{
    static const char *const comments[] = {"good", "Bad move", "0", "a/b (c)", ""};
    struct naive_turn *turn = last_turn(game);
    uint32_t which = next_random(random) % 24;
    if (which < 5) {
        /* A comment before the first turn belongs to it. */
        add_comment(game, turn != NULL ? turn : &game->turns[0], comments[which]);
    } else if (which < 8 && turn != NULL) {
        turn->clock = (long)(next_random(random) % 120) * 500;
        record_clock(&game->record, game->record.game.count, (uint64_t)turn->clock);
    }
}

/** Play a game at random from a position to its end, or to some action before. */
static inline void play_naive_game(struct naive_game *game, const struct naive *start,
                                   uint32_t *random)
{
    static const char *const elos[] = {"", "1500", "2000.5", "?", "0"};
    const char *elo = elos[next_random(random) % 5];
    uint32_t limit = next_random(random) % 3 == 0 ? next_random(random) % 90 : 1000;
    const yinsh_position position = naive_to_position(start);
    begin_game(&game->record, &position);
    game->record.game.start = game->record.game.now = position;
    game->count = game->complete = 0;
    memset(&game->turns[0], 0, sizeof game->turns[0]);
    game->last = *start;
    strcpy(game->elo, elo);
    if (*elo != '\0')
        assert_true(
            record_tag(&game->record, words_of("Elo"), words_of(elo), (struct place){0, 0}));
    add_notes(game, random);
    for (uint32_t i = 0; i < limit && game->record.game.now.due != YINSH_DUE_OVER; i++) {
        play_both(game, choose(&game->record.game.now, random, 1));
        /* The record has room for a few comments in each turn. */
        if (!last_turn(game)->has_comment || next_random(random) % 2 == 0)
            add_notes(game, random);
    }
    record_finish(&game->record);
}

#endif
