/* SPDX-License-Identifier: BSD-2-Clause */
/*
 * What the tests of skipping share: random games, written in the official notation in every
 * layout that its readers take, and asserting that all that is reported of a text is the same.
 */
#ifndef SUPPORT_BULK_TEXTS_H
#define SUPPORT_BULK_TEXTS_H

#include "rules/rules.h"
#include "support/bulk_driver.h"
#include "support/random_games.h"

#include <stdio.h>
#include <string.h>

enum { GAME_ACTIONS = 400, TEXT_ROOM = 1 << 20 };

/** A game, legal by the rules that it was played with. */
struct game {
    yinsh_action actions[GAME_ACTIONS];
    unsigned turns[GAME_ACTIONS]; /* of each */
    size_t count;
    bool lone_row[GAME_ACTIONS]; /* of a row: whether it is the only one that stands */
    yinsh_position last;
};

/** How turns are numbered. */
enum numbers { EACH, NO_NUMBERS, LEADING_ZEROS, MORE_DOTS, EVERY_SECOND, NUMBERS_COUNT };

/** How a game is written; all zero is "1.e6 2.f7 3.k9" on one line, without a result. */
struct layout {
    bool spaced;  /* "1. e6" */
    size_t width; /* of lines; 0: one line */
    bool crlf, capital;
    enum numbers numbers;
    bool tags;
    bool result;                      /* at the end, and in the tags */
    bool resigned;                    /* one that is not over says so */
    bool short_form;                  /* without rows that need not be named */
    bool reversed;                    /* rows with their higher end first */
    bool spaced_parts;                /* "f7-f8; xa2-a5" */
    unsigned comments, marks, clocks; /* in so many turns of a hundred */
};

/** Text that grows up to TEXT_ROOM; it is not ended by a NUL. */
struct written {
    char bytes[TEXT_ROOM];
    size_t length;
    size_t line; /* where the last line begins */
};

/** Play a game with a house rule up to its end, or to a turn after so many actions. */
static inline void play_game(struct game *game, uint32_t *random, uint32_t one_in,
                             enum yinsh_house house, size_t most)
{
    yinsh_position *now = &game->last;
    game->count = 0;
    yinsh_start(now, YINSH_STANDARD, house);
    while (now->due != YINSH_DUE_OVER && (game->count < most || now->due != YINSH_DUE_MOVE ||
                                          game->turns[game->count - 1] == now->turn)) {
        yinsh_action rows[YINSH_MAX_ACTIONS], action = choose(now, random, one_in);
        assert_true(game->count < GAME_ACTIONS);
        game->actions[game->count] = action;
        game->turns[game->count] = now->turn;
        game->lone_row[game->count++] =
            action.kind == YINSH_ROW && yinsh_rows(now, (enum yinsh_colour)now->side, rows) == 1;
        assert_int_equal(yinsh_play(now, action), 0);
    }
}

/* ---- Writing ----------------------------------------------------------- */

static inline void put(struct written *out, const char *bytes, size_t length)
{
    assert_true(length <= TEXT_ROOM - out->length);
    memcpy(out->bytes + out->length, bytes, length);
    out->length += length;
}

static inline void put_string(struct written *out, const char *string)
{
    put(out, string, strlen(string));
}

static inline void put_line_end(struct written *out, const struct layout *layout)
{
    put_string(out, layout->crlf ? "\r\n" : "\n");
    out->line = out->length;
}

/* A word after white space, which is a line end if the line would be too long. */
static inline void put_word(struct written *out, const struct layout *layout, const char *word)
{
    size_t used = out->length - out->line;
    if (used > 0 && layout->width > 0 && used + 1 + strlen(word) > layout->width)
        put_line_end(out, layout);
    else if (used > 0)
        put_string(out, " ");
    put_string(out, word);
}

static inline void put_tag(struct written *out, const struct layout *layout, const char *name,
                           const char *value)
{
    char line[128];
    snprintf(line, sizeof line, "[%s \"%s\"]", name, value);
    put_string(out, line);
    put_line_end(out, layout);
}

/* Whether a game that is not over says that it was resigned. */
static inline bool is_resigned(const struct game *game, const struct layout *layout)
{
    return layout->resigned && game->last.due != YINSH_DUE_OVER;
}

static inline enum yinsh_result result_of(const struct game *game, const struct layout *layout)
{
    return is_resigned(game, layout) ? YINSH_RESULT_BLACK : yinsh_position_result(&game->last);
}

static inline void put_tags(struct written *out, const struct game *game,
                            const struct layout *layout)
{
    char rings[16];
    snprintf(rings, sizeof rings, "%d-%d", game->last.removed[0], game->last.removed[1]);
    put_tag(out, layout, "Event", "a match; 1. e6");
    put_tag(out, layout, "White", "Wei\xC3\x9F 1-0 {");
    put_tag(out, layout, "Black", "?");
    if (game->last.variant != YINSH_STANDARD)
        put_tag(out, layout, "Variant", "blitz");
    if (layout->result) {
        put_tag(out, layout, "Result", names_of_result[result_of(game, layout)]);
        put_tag(out, layout, "Rings", rings);
        put_tag(out, layout, "Termination",
                names_of_end[is_resigned(game, layout) ? YINSH_END_RESIGN
                                                       : yinsh_position_end(&game->last)]);
    }
    put_line_end(out, layout);
}

static inline void put_number(char *word, const struct layout *layout, unsigned turn)
{
    static const char *const forms[NUMBERS_COUNT] = {"%u.", "", "%03u.", "%u...", "%u."};
    if (layout->numbers == NO_NUMBERS || (layout->numbers == EVERY_SECOND && turn % 2 == 0))
        return;
    sprintf(word, forms[layout->numbers], turn);
    strcat(word, layout->spaced ? " " : "");
}

/* What is after a turn. */
static inline void put_extras(struct written *out, const struct layout *layout, uint32_t *random)
{
    static const char *const comments[] = {"{}",      "{ 12. e5-e6 }",   "{two\nlines}",
                                           "{\\x41}", "{[Event \"x\"]}", "{{\"a\": 1}",
                                           "{1-0}",   "{\n\n[\n}"};
    if (next_random(random) % 100 < layout->comments) {
        if (next_random(random) % 4 > 0)
            put_word(out, layout, "");
        put_string(out, comments[next_random(random) % 8]);
    }
    if (next_random(random) % 100 < layout->clocks) {
        char clock[64];
        snprintf(clock, sizeof clock, "{[%%tm %u]}", (unsigned)next_random(random));
        put_word(out, layout, clock);
    }
}

/* The name of an action; yinsh_action_format() does not turn rows round. */
static inline void name_action(yinsh_action action, char name[YINSH_ACTION_TEXT])
{
    char from[YINSH_POINT_TEXT], to[YINSH_POINT_TEXT];
    yinsh_point_format(action.from, from);
    yinsh_point_format(action.to, to);
    if (action.kind == YINSH_ROW)
        snprintf(name, YINSH_ACTION_TEXT, "x%s-%s", from, to);
    else
        yinsh_action_format(action, name);
}

/* Write a turn, from an action on; returns the action after it. */
static inline size_t put_turn(struct written *out, const struct game *game, size_t at,
                              const struct layout *layout, uint32_t *random)
{
    static const char *const marks[] = {"!", "?", "!?", "??"};
    char word[256] = "", name[YINSH_ACTION_TEXT];
    unsigned turn = game->turns[at];
    size_t first = at;
    put_number(word, layout, turn);
    for (; at < game->count && game->turns[at] == turn; at++) {
        if (layout->short_form && game->lone_row[at])
            continue;
        bool joined = at > first && game->actions[at].kind == YINSH_RING &&
                      game->actions[at - 1].kind == YINSH_ROW && !layout->short_form;
        if (at > first && !joined && word[0] != '\0' && word[strlen(word) - 1] != ' ' &&
            word[strlen(word) - 1] != '.')
            strcat(word, layout->spaced_parts ? "; " : ";");
        yinsh_action action = game->actions[at];
        if (layout->reversed && action.kind == YINSH_ROW) {
            action.from = game->actions[at].to;
            action.to = game->actions[at].from;
        }
        name_action(action, name);
        for (char *letter = name; layout->capital && *letter != '\0'; letter++)
            *letter = (char)(*letter >= 'a' && *letter <= 'k' ? *letter - 'a' + 'A' : *letter);
        strcat(word, name);
        if (next_random(random) % 100 < layout->marks)
            strcat(word, marks[next_random(random) % 4]);
    }
    put_word(out, layout, word);
    put_extras(out, layout, random);
    return at;
}

/** Write a game after what is there, and a line end. */
static inline void put_game(struct written *out, const struct game *game,
                            const struct layout *layout, uint32_t *random)
{
    out->line = out->length;
    if (layout->tags)
        put_tags(out, game, layout);
    for (size_t at = 0; at < game->count;)
        at = put_turn(out, game, at, layout, random);
    if (layout->result)
        put_word(out, layout, names_of_result[result_of(game, layout)]);
    put_line_end(out, layout);
    if (layout->tags)
        put_line_end(out, layout);
}

/** A layout of any kind. */
static inline struct layout any_layout(uint32_t *random)
{
    static const size_t widths[] = {0, 1, 20, 79};
    bool plain = next_random(random) % 3 > 0;
    return (struct layout){
        .spaced = next_random(random) % 2 == 0,
        .width = widths[next_random(random) % 4],
        .crlf = next_random(random) % 4 == 0,
        .capital = next_random(random) % 4 == 0,
        .numbers = (enum numbers)(plain ? 0 : next_random(random) % NUMBERS_COUNT),
        .tags = next_random(random) % 2 == 0,
        .result = next_random(random) % 2 == 0,
        .resigned = next_random(random) % 2 == 0,
        .short_form = next_random(random) % 4 == 0,
        .reversed = next_random(random) % 16 == 0,
        .spaced_parts = next_random(random) % 8 == 0,
        .comments = plain ? 0 : next_random(random) % 20,
        .marks = plain ? 0 : next_random(random) % 10,
        .clocks = plain ? 0 : next_random(random) % 10,
    };
}

/* ---- Comparing ---------------------------------------------------------- */

/** The text of the test, and what became of its records. */
static struct written text;
static struct shares shares;

extern const struct notation notation_gipf, notation_json, notation_boardspace;

/** The notation of the text. */
static const struct notation *text_notation = &notation_gipf;

/** Print bytes as a string of C. */
static inline void print_bytes(const char *bytes, size_t length)
{
    printf("# \"");
    for (size_t i = 0; i < length && i < 20000; i++)
        if (bytes[i] == '\n')
            printf("\\n");
        else if (bytes[i] < ' ' || bytes[i] > '~')
            printf("\\%03o", (unsigned)(unsigned char)bytes[i]);
        else
            printf(bytes[i] == '"' || bytes[i] == '\\' ? "\\%c" : "%c", bytes[i]);
    printf("\"\n");
}

/** Both readers tell the same of bytes that are read in a way. */
static inline void assert_alike_in(const char *bytes, size_t length, const struct way *way)
{
    const char *difference = bulk_readers_differ(bytes, length, way, &shares);
    if (difference == NULL)
        return;
    print_bytes(bytes, length);
    fail_msg(
        "%s (%s): piece %zu, pauses %d, limit %d, longest %zu, notation %s, entered %d, search %d",
        difference, yinsh_fault_name((yinsh_fault)shares.fault), way->piece, way->pauses,
        (int)way->limit, way->options.max_record,
        way->options.notation != NULL ? way->options.notation : "none", way->entered != NULL,
        way->search);
}

/** The same, as the notation is found. */
static inline void assert_alike(const char *bytes, size_t length)
{
    static const struct way usual = {.piece = 0};
    assert_alike_in(bytes, length, &usual);
}

/** Begin a text. */
static inline void begin_text(void)
{
    text.length = text.line = 0;
}

/** The same, with the notation known, so that the bytes come no faster than they are asked for. */
static inline void assert_alike_entered(const char *bytes, size_t length)
{
    const struct way entered = {.entered = text_notation};
    assert_alike_in(bytes, length, &entered);
}

#endif
