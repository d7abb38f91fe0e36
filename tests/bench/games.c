/* SPDX-License-Identifier: BSD-2-Clause */
/*
 * How the games are played was fitted to a few hundred real ones: they take some 60 turns, most
 * end with the third ring and few with the last marker, and in some a turn begins with a row that
 * the opponent made.  Besides, some are resigned, lost on time or broken off.
 */
#include "bench/games.h"

#include "bench/run.h"
#include "rules/bits.h"
#include "support/generate.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum {
    FEWEST_LOOKS = 16, /* moves that a player considers, more in some games than in others */
    MORE_LOOKS = 24,
    BLIND = 25, /* turns of 100 in which a player does not mind what the opponent gets */
    WHIM = 3,   /* how much chance adds to the worth of a move */
    ROW_WORTH = 10000,
    RESIGNED = 8, /* games of 100 that end in these ways */
    TIMED_OUT = 2,
    BROKEN_OFF = 2,
    PLACEMENTS = 10,
    LINE_WIDTH = 79,
    GAME_TEXT = 64 * 1024
};

const char *const games_layout_names[] = {"wrapped", "lines", NULL};

/* The text of one game. */
struct text {
    char bytes[GAME_TEXT];
    size_t length;
};

static void fail(const char *notation)
{
    fprintf(stderr, "bench: a game cannot be written in the notation %s\n", notation);
    exit(2);
}

/* ---- Playing ----------------------------------------------------------- */

/* How near a colour's markers are to rows: those that lie side by side, the more the better. */
static int promise(yinsh_set markers)
{
    static const unsigned steps[] = {1, YINSH_COLUMNS, YINSH_COLUMNS + 1};
    unsigned sum = 0;
    for (size_t i = 0; i < sizeof steps / sizeof steps[0]; i++) {
        yinsh_set next = set_down(markers, steps[i]);
        yinsh_set two = set_and(markers, next);
        yinsh_set three = set_and(two, set_down(next, steps[i]));
        yinsh_set far = set_down(two, 3 * steps[i]);
        sum += set_count(two) + 3 * set_count(three) + 4 * set_count(set_and(markers, far)) +
               9 * set_count(set_and(two, far)) + 8 * set_count(set_and(three, far));
    }
    return (int)sum;
}

/* What a move is worth to the side that makes it. */
static int worth(struct chance *chance, const yinsh_position *position, yinsh_action move,
                 bool blind)
{
    yinsh_position next = *position;
    int sum = (int)chance_below(chance, WHIM);
    if (yinsh_play(&next, move) != 0)
        abort();
    if (next.due == YINSH_DUE_POST_ROW)
        sum += ROW_WORTH;
    sum += promise(next.markers[position->side]);
    if (blind)
        return sum;
    if (next.due == YINSH_DUE_PRE_ROW)
        sum -= ROW_WORTH;
    return sum - promise(next.markers[1 - position->side]);
}

static yinsh_action choose(struct chance *chance, const yinsh_position *position, int looks)
{
    yinsh_action actions[YINSH_MAX_ACTIONS];
    size_t count = yinsh_legal_actions(position, actions);
    yinsh_action best = actions[chance_below(chance, count)];
    if (position->due != YINSH_DUE_MOVE || count == 1)
        return best;
    bool blind = chance_percent(chance, BLIND);
    int highest = worth(chance, position, best, blind);
    for (int look = 1; look < looks; look++) {
        yinsh_action action = actions[chance_below(chance, count)];
        int value = worth(chance, position, action, blind);
        if (value > highest) {
            highest = value;
            best = action;
        }
    }
    return best;
}

static enum yinsh_end choose_end(struct chance *chance)
{
    uint64_t drawn = chance_below(chance, 100);
    return drawn < RESIGNED                            ? YINSH_END_RESIGN
           : drawn < RESIGNED + TIMED_OUT              ? YINSH_END_TIME
           : drawn < RESIGNED + TIMED_OUT + BROKEN_OFF ? YINSH_END_UNFINISHED
                                                       : YINSH_END_RINGS;
}

static void play_game(struct chance *chance, enum yinsh_variant variant,
                      struct generated_game *game)
{
    int looks = FEWEST_LOOKS + (int)chance_below(chance, MORE_LOOKS + 1);
    enum yinsh_end end = choose_end(chance);
    generate_with(chance, choose, looks, variant, end, game);
}

/* A game as it is kept, and the state of the random numbers after it. */
struct played {
    struct generated_game game;
    struct chance chance;
};

/* The next game, from those that are kept or newly played; kept may be NULL. */
static void next_game(FILE *kept, const struct games_plan *plan, struct played *played)
{
    struct chance chance = played->chance;
    if (kept != NULL && fread(played, sizeof *played, 1, kept) == 1)
        return;
    played->chance = chance;
    play_game(&played->chance, plan->variant, &played->game);
    if (kept != NULL && (fseek(kept, 0, SEEK_END) != 0 ||
                         fwrite(played, sizeof *played, 1, kept) != 1 || fflush(kept) != 0))
        run_fail(plan->kept);
}

/* ---- Patterns ------------------------------------------------------------ */

/* Go back in a game from an action chosen by chance to one before which a move is due. */
static void choose_position(struct chance *chance, const struct generated_game *game,
                            yinsh_position *position)
{
    size_t at = (size_t)chance_below(chance, game->count + 1);
    at = at < PLACEMENTS ? PLACEMENTS : at;
    do
        generated_position(game, at, position);
    while (position->due != YINSH_DUE_MOVE && at-- > PLACEMENTS);
}

void games_pattern(const struct games_plan *plan, char pattern[GAMES_PATTERN])
{
    static const char signs[] = "WBwb";
    static struct generated_game game;
    struct {
        char sign;
        yinsh_point point;
    } pieces[YINSH_POINTS];
    yinsh_position position;
    struct chance chance = chance_begin(plan->seed);
    size_t count = 0, length = 0;
    play_game(&chance, plan->variant, &game);
    choose_position(&chance, &game, &position);
    const yinsh_set sets[] = {position.rings[0], position.rings[1], position.markers[0],
                              position.markers[1]};
    for (size_t i = 0; i < sizeof sets / sizeof sets[0]; i++)
        for (yinsh_set left = sets[i]; !set_is_empty(left); left = set_rest(left)) {
            pieces[count].sign = signs[i];
            pieces[count++].point = (yinsh_point)set_first(left);
        }
    for (int piece = 0; piece < GAMES_PIECES; piece++) {
        size_t chosen = (size_t)chance_below(&chance, count);
        if (length > 0)
            pattern[length++] = ' ';
        pattern[length++] = pieces[chosen].sign;
        length += yinsh_point_format(pieces[chosen].point, pattern + length);
        pieces[chosen] = pieces[--count];
    }
}

/* ---- The official notation ---------------------------------------------- */

static void put(struct text *text, const char *bytes, size_t length)
{
    if (length > GAME_TEXT - text->length)
        abort();
    memcpy(text->bytes + text->length, bytes, length);
    text->length += length;
}

static void put_string(struct text *text, const char *string)
{
    put(text, string, strlen(string));
}

/* Without tag pairs, nothing states how a game ended that is not over on the board. */
static enum yinsh_result stated_result(const struct generated_game *game, enum games_layout layout)
{
    bool on_board = game->end == YINSH_END_RINGS || game->end == YINSH_END_MARKERS ||
                    game->end == YINSH_END_BLOCKED;
    return layout == GAMES_WRAPPED || on_board ? game->result : YINSH_RESULT_NONE;
}

static void write_official(const struct generated_game *game, uint64_t number,
                           enum games_layout layout, struct text *text)
{
    yinsh_position position;
    char word[GENERATED_TURN + 16];
    bool wrapped = layout == GAMES_WRAPPED;
    const char *result = yinsh_result_name(stated_result(game, layout));
    size_t column = 0, at = 0;
    text->length = 0;
    if (wrapped) {
        snprintf(word, sizeof word, "[Event \"Generated game %" PRIu64 "\"]\n", number);
        put_string(text, word);
        put_string(text, "[White \"Anna\"]\n[Black \"Bert\"]\n");
        snprintf(word, sizeof word, "[Result \"%s\"]\n", result);
        put_string(text, word);
        if (game->end == YINSH_END_RESIGN || game->end == YINSH_END_TIME) {
            snprintf(word, sizeof word, "[Termination \"%s\"]\n", yinsh_end_name(game->end));
            put_string(text, word);
        }
        put_string(text, game->variant == YINSH_BLITZ ? "[Variant \"blitz\"]\n\n" : "\n");
    }
    yinsh_start(&position, game->variant, YINSH_HOUSE_NONE);
    while (at < game->count) {
        size_t length = (size_t)snprintf(word, sizeof word, "%u.%s", (unsigned)position.turn,
                                         wrapped ? " " : "");
        length += generated_turn_format(game, &position, &at, word + length);
        bool full = wrapped && column + 1 + length > LINE_WIDTH;
        if (column > 0)
            put_string(text, full ? "\n" : " ");
        column = column == 0 || full ? length : column + 1 + length;
        put(text, word, length);
    }
    put_string(text, wrapped ? "\n" : " ");
    put_string(text, result);
    put_string(text, wrapped ? "\n\n" : "\n");
}

/* ---- The other notations ------------------------------------------------- */

static ptrdiff_t read_text(void *context, char *buffer, size_t size)
{
    struct text *text = context; /* of which the length is what is left */
    size_t length = text->length < size ? text->length : size;
    memcpy(buffer, text->bytes, length);
    memmove(text->bytes, text->bytes + length, text->length - length);
    text->length -= length;
    return (ptrdiff_t)length;
}

static int write_text(void *context, const char *bytes, size_t length)
{
    put(context, bytes, length);
    return 0;
}

/* Write a game in the official notation, which is used up, in another; returns its turns. */
static int convert(struct text *official, const char *notation, struct text *text)
{
    static const struct yinsh_reader_options options = {.size = sizeof(yinsh_reader_options),
                                                        .notation = "gipf"};
    const yinsh_record *record;
    yinsh_reader *reader = yinsh_reader_new(read_text, official, &options);
    text->length = 0;
    if (reader == NULL || yinsh_reader_next(reader, &record) != 1 ||
        yinsh_record_status(record) != YINSH_STATUS_OK ||
        yinsh_record_write(record, notation, write_text, text) != 0 || text->length == 0)
        fail(notation);
    int turns = yinsh_record_turns(record);
    yinsh_reader_free(reader);
    return turns;
}

/* Bring "1. e6 2. f7" in lines after tag pairs into one line "1.e6 2.f7". */
static void join_lines(struct text *text)
{
    const char *from = text->bytes, *end = from + text->length;
    char *to = text->bytes, *begin = to;
    while (from < end) {
        if (*from == '[' && (from == text->bytes || from[-1] == '\n')) {
            while (from < end && *from != '\n')
                from++;
        } else if ((*from == ' ' || *from == '\n') && (to == begin || to[-1] == '.')) {
            from++;
        } else {
            *to++ = *from == '\n' ? ' ' : *from;
            from++;
        }
    }
    while (to > begin && to[-1] == ' ')
        to--;
    *to++ = '\n';
    text->length = (size_t)(to - begin);
}

/* Write a game as the plan has it into one of two texts, which is returned. */
static const struct text *write_game(const struct games_plan *plan, const struct played *played,
                                     uint64_t number)
{
    static struct text official, other;
    bool is_long = strcmp(plan->notation, "gipf") == 0;
    bool is_short = strcmp(plan->notation, "gipf-short") == 0;
    enum games_layout layout = is_long || is_short ? plan->layout : GAMES_WRAPPED;
    write_official(&played->game, number, layout, &official);
    if (is_long)
        return &official;
    if (convert(&official, plan->notation, &other) != played->game.turns)
        fail(plan->notation);
    if (layout == GAMES_LINES)
        join_lines(&other);
    return &other;
}

struct games_sums games_make(const struct games_plan *plan, games_take_fn take, void *context)
{
    static struct played played;
    struct games_sums sums = {0, 0, 0};
    FILE *kept = plan->kept != NULL ? fopen(plan->kept, "a+b") : NULL;
    if (plan->kept != NULL && (kept == NULL || fseek(kept, 0, SEEK_SET) != 0))
        run_fail(plan->kept);
    played.chance = chance_begin(plan->seed);
    while (sums.games < plan->games) {
        next_game(kept, plan, &played);
        const struct text *text = write_game(plan, &played, ++sums.games);
        take(context, text->bytes, text->length);
        sums.turns += (uint64_t)played.game.turns;
        sums.bytes += text->length;
    }
    if (kept != NULL)
        fclose(kept);
    return sums;
}
