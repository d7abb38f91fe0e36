/* SPDX-License-Identifier: BSD-2-Clause */
/*
 * tests/tools/play.c - plays games against itself and writes their records.
 *
 * The same seed gives the same games on every machine.  The player looks one move
 * ahead: he likes rows of his own and long jumps, and now and then makes a row for the
 * other side, so that long runs, crossing rows and rows before the move occur.
 *
 * usage: tool_play [--games N] [--seed S] [--variant standard|blitz]
 *                  [--house no-limit|pool-ends|pool-draws] [--steal] [--position LINE]
 *                  [--style random|greedy|cramped|mixed]
 *                  [--names] [--comments] [--clocks] [--ends] [--notation NOTATION]
 *
 * Every record is read back before it is written; one that is not perfectly good ends
 * the program with exit status 1.
 */
#include "yinsh.h"

#include <inttypes.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum style { STYLE_RANDOM, STYLE_GREEDY, STYLE_CRAMPED, STYLE_MIXED };

static const char *const style_names[] = {"random", "greedy", "cramped", "mixed", NULL};
static const char *const variant_names[] = {"standard", "blitz", NULL};
static const char *const house_names[] = {"none", "no-limit", "pool-ends", "pool-draws", NULL};

struct options {
    uint64_t games, seed;
    enum yinsh_variant variant;
    enum yinsh_house house;
    enum style style;
    const char *position;
    const char *notation;
    bool steal, names, comments, clocks, ends;
};

static void fail(const char *reason, const char *detail)
{
    fprintf(stderr, "tool_play: %s%s\n", reason, detail);
    exit(1);
}

/* ---- Chance (SplitMix64) ----------------------------------------------- */

static uint64_t rng_state;

static uint64_t random_bits(void)
{
    uint64_t z = rng_state += UINT64_C(0x9e3779b97f4a7c15);
    z = (z ^ (z >> 30)) * UINT64_C(0xbf58476d1ce4e5b9);
    z = (z ^ (z >> 27)) * UINT64_C(0x94d049bb133111eb);
    return z ^ (z >> 31);
}

static unsigned random_below(size_t bound)
{
    return (unsigned)((random_bits() >> 16) % bound);
}

/* True once in so many times. */
static bool one_in(unsigned times)
{
    return random_below(times) == 0;
}

/* ---- Text -------------------------------------------------------------- */

/* A record under construction, and how far a reader got with it. */
struct buffer {
    char *bytes;
    size_t length, capacity, read;
};

#if defined(__GNUC__)
__attribute__((format(printf, 2, 3)))
#endif
static void
add(struct buffer *buffer, const char *format, ...)
{
    enum { PIECE = 512 };
    va_list arguments;
    if (buffer->capacity - buffer->length < PIECE) {
        buffer->capacity = 2 * buffer->capacity + PIECE;
        buffer->bytes = realloc(buffer->bytes, buffer->capacity);
        if (buffer->bytes == NULL)
            fail("out of memory", "");
    }
    va_start(arguments, format);
    int length = vsnprintf(buffer->bytes + buffer->length, PIECE, format, arguments);
    va_end(arguments);
    if (length < 0 || length >= PIECE)
        fail("a piece of text is too long", "");
    buffer->length += (size_t)length;
}

static ptrdiff_t read_buffer(void *context, char *bytes, size_t size)
{
    struct buffer *buffer = context;
    size_t left = buffer->length - buffer->read;
    size_t count = left < size ? left : size;
    memcpy(bytes, buffer->bytes + buffer->read, count);
    buffer->read += count;
    return (ptrdiff_t)count;
}

static int write_stdout(void *context, const char *bytes, size_t length)
{
    (void)context;
    return fwrite(bytes, 1, length, stdout) == length ? 0 : 1;
}

/* ---- The player -------------------------------------------------------- */

static bool has(yinsh_set set, unsigned point)
{
    return (set.word[point / 64] >> (point % 64) & 1) != 0;
}

/* What a player's markers promise: fives of points on a line that hold some of them. */
static long promise(const yinsh_position *position, enum yinsh_colour side)
{
    static const unsigned steps[] = {1, YINSH_COLUMNS, YINSH_COLUMNS + 1};
    static const long worth[] = {0, 0, 1, 4, 12, 0};
    long sum = 0;
    for (unsigned first = 0; first < YINSH_FRAME; first++)
        for (size_t line = 0; line < sizeof steps / sizeof steps[0]; line++) {
            unsigned last = first + 4 * steps[line], count = 0;
            /* Two points of the board on one line have only such points between them. */
            if (last >= YINSH_FRAME || !yinsh_point_on_board((yinsh_point)first) ||
                !yinsh_point_on_board((yinsh_point)last))
                continue;
            for (unsigned point = first; point <= last; point += steps[line])
                count += has(position->markers[side], point);
            sum += worth[count];
        }
    return sum;
}

/* How good a move looks to its player: the higher the better. */
static long judge(const yinsh_position *position, yinsh_action action, enum style style,
                  bool generous)
{
    yinsh_action list[YINSH_MAX_ACTIONS];
    yinsh_position next = *position;
    enum yinsh_colour side = (enum yinsh_colour)position->side;
    long score = (long)random_below(24);
    if (yinsh_play(&next, action) != 0)
        fail("a listed action is refused", "");
    if (style == STYLE_CRAMPED) {
        size_t moves = next.due == YINSH_DUE_MOVE ? yinsh_legal_actions(&next, list) : 100;
        next.side ^= 1;
        moves += next.due == YINSH_DUE_MOVE ? yinsh_legal_actions(&next, list) : 0;
        return score - 8 * (long)moves;
    }
    enum yinsh_colour opponent = side == YINSH_WHITE ? YINSH_BLACK : YINSH_WHITE;
    long own = (long)yinsh_rows(&next, side, list);
    long other = (long)yinsh_rows(&next, opponent, list);
    long hopes = promise(&next, side) - promise(&next, opponent);
    int columns = action.to / YINSH_COLUMNS - action.from / YINSH_COLUMNS;
    int rows = action.to % YINSH_COLUMNS - action.from % YINSH_COLUMNS;
    long length = abs(columns) > abs(rows) ? abs(columns) : abs(rows);
    return score + 100 * own + (generous ? 150 : -40) * other + 3 * hopes + 2 * length;
}

static yinsh_action choose(const yinsh_position *position, enum style style)
{
    yinsh_action actions[YINSH_MAX_ACTIONS];
    size_t count = yinsh_legal_actions(position, actions);
    yinsh_action best = actions[random_below(count)];
    bool generous = one_in(12);
    long highest = 0;
    /* Where a ring can be stolen, that comes last. */
    if (actions[count - 1].kind == YINSH_STEAL && one_in(2))
        return actions[count - 1];
    if (position->due != YINSH_DUE_MOVE || best.kind == YINSH_PASS || style == STYLE_RANDOM ||
        one_in(10))
        return best;
    for (size_t i = 0; i < count; i++) {
        long score = judge(position, actions[i], style, generous);
        if (i == 0 || score > highest) {
            highest = score;
            best = actions[i];
        }
    }
    return best;
}

/* ---- What people add to a game ----------------------------------------- */

static const char *const players[] = {
    "Mira Halvorsen",    "Teodor Quist",        "Ida",
    "Ida Brandt",        "Søren Bækgård",       "Zoë Marchetti",
    "O. K. Ito",         "Петра Ласло",         "白石",
    "Bo [Yellow] Marsh", "Nils \\\"Nix\\\" Ek", "R\\\\S",
    "Ana-Lucía Cruz",    "Jun; Vantongeren",    "(Guest 17)",
};

static const char *const remarks[] = {
    "Good.",
    "A quiet move, but now d5-g5 is threatened; Black has to answer.",
    "¿Por qué no e3? Así perdió la iniciativa…",
    "Three own markers are turned here,\nwhich looks wrong and is not.",
    "(The \"long\" diagonal [again] is open.)",
    "Braces \\x7d and backslashes \\\\ are part of a comment.",
    "1. e4 would be chess",
    "好手",
    "x",
};

static const char *const marks[] = {"!", "?", "!!", "??", "!?", "?!"};

static const char *pick(const char *const *list, size_t count)
{
    return list[random_below(count)];
}

#define PICK(list) pick(list, sizeof(list) / sizeof((list)[0]))

static void add_tags(struct buffer *buffer, const struct options *options, uint64_t number)
{
    const char *white = PICK(players), *black = PICK(players);
    while (black == white)
        black = PICK(players);
    add(buffer, "[Event \"Practice %" PRIu64 "\"]\n[Site \"Ringby\"]\n", 1 + number / 10);
    add(buffer, "[Date \"2026.%02u.%02u\"]\n[Round \"%" PRIu64 "\"]\n", 1 + random_below(12),
        1 + random_below(28), 1 + number % 10);
    add(buffer, "[White \"%s\"]\n[Black \"%s\"]\n", white, black);
    if (options->comments)
        add(buffer, "[Annotator \"%s\"]\n", PICK(players));
}

/* Marks and comments after an action. */
static void add_remarks(struct buffer *buffer, yinsh_action action)
{
    /* The short form may leave a row out, and then has no place for what is after it. */
    if (action.kind == YINSH_ROW)
        return;
    if (one_in(12))
        add(buffer, "%s", PICK(marks));
    while (one_in(15))
        add(buffer, " {%s}", PICK(remarks));
}

/* ---- Games ------------------------------------------------------------- */

/* A game being played. */
struct game {
    const struct options *options;
    struct buffer *text;
    yinsh_position position;
    enum style style;
    uint64_t clocks[2]; /* milliseconds used so far, by colour */
};

/* The clocks of an action: one for each thing that a player does with his hand, and one more. */
static void add_clock(struct game *game, struct buffer *clocks, yinsh_action action)
{
    uint64_t *clock = &game->clocks[action.side];
    int count = action.kind == YINSH_MOVE ? 3 : 2;
    for (int i = 0; i < count; i++) {
        *clock += 300 + random_below(9000);
        add(clocks, "%c%" PRIu64, i == 0 ? ' ' : ',', *clock);
    }
}

/* Play a turn; left is the number of actions that are played of it at most. */
static unsigned play_turn(struct game *game, unsigned left)
{
    yinsh_position *position = &game->position;
    struct buffer clocks = {NULL, 0, 0, 0};
    unsigned turn = position->turn, played = 0;
    add(game->text, "%u.", turn);
    while (played < left && position->turn == turn && position->due != YINSH_DUE_OVER) {
        char name[YINSH_ACTION_TEXT];
        yinsh_action action = choose(position, game->style);
        if (yinsh_play(position, action) != 0)
            fail("a listed action is refused", "");
        yinsh_action_format(action, name);
        add(game->text, "%s%s", played > 0 && action.kind != YINSH_RING ? ";" : "", name);
        if (game->options->comments)
            add_remarks(game->text, action);
        if (game->options->clocks)
            add_clock(game, &clocks, action);
        played++;
    }
    if (clocks.length > 0)
        add(game->text, " {[%%tm%s]}", clocks.bytes);
    add(game->text, "%s", turn % 8 == 0 ? "\n" : " ");
    free(clocks.bytes);
    return played;
}

/* The end of a game that ends outside the board, as tags. */
static void add_end(struct buffer *buffer)
{
    static const char *const names[] = {"resign", "resign", "time", "forfeit"};
    unsigned kind = random_below(6);
    if (kind == 5)
        return;
    if (kind == 4)
        add(buffer, "[Result \"1/2-1/2\"]\n[Termination \"agreed\"]\n");
    else
        add(buffer, "[Result \"%s\"]\n[Termination \"%s\"]\n", one_in(2) ? "1-0" : "0-1",
            names[kind]);
}

static void write_record(struct buffer *buffer, const char *notation)
{
    const yinsh_record *record;
    const yinsh_reader_options options = {.size = sizeof(yinsh_reader_options), .notation = "gipf"};
    yinsh_reader *reader = yinsh_reader_new(read_buffer, buffer, &options);
    if (reader == NULL || yinsh_reader_next(reader, &record) != 1)
        fail("a record is not read back", "");
    if (yinsh_record_fault_count(record) > 0) {
        char reason[256];
        yinsh_record_fault_text(record, 0, reason, sizeof reason);
        fprintf(stderr, "%s\n", buffer->bytes);
        fail("a record is not good: ", reason);
    }
    if (yinsh_record_write(record, notation, write_stdout, NULL) != 0)
        fail("cannot write ", notation);
    yinsh_reader_free(reader);
}

/* The tag for a variant that is not the usual one. */
static void add_variant(struct buffer *buffer, const struct options *options)
{
    bool house = options->house != YINSH_HOUSE_NONE;
    if (options->variant == YINSH_STANDARD && !house && !options->steal)
        return;
    add(buffer, "[Variant \"%s%s%s%s\"]\n", variant_names[options->variant],
        options->steal ? "+steal" : "", house ? "+" : "", house ? house_names[options->house] : "");
}

static void play_game(const struct options *options, uint64_t number)
{
    struct buffer head = {NULL, 0, 0, 0}, turns = {NULL, 0, 0, 0};
    struct game game = {.options = options, .text = &turns, .style = options->style};
    unsigned left = UINT32_MAX;
    if (game.style == STYLE_MIXED)
        game.style = (enum style)random_below(STYLE_MIXED);
    yinsh_start(&game.position, options->variant, options->house);
    game.position.steal = options->steal;
    if (options->position != NULL) {
        const char *wrong = yinsh_position_parse(options->position, strlen(options->position),
                                                 &game.position, NULL);
        if (wrong != NULL)
            fail("the position is refused: ", wrong);
        add(&head, "[Position \"%s\"]\n", options->position);
    } else {
        add_variant(&head, options);
    }
    if (options->names)
        add_tags(&head, options, number);
    if (options->comments && one_in(3))
        add(&turns, "{%s} ", PICK(remarks));
    if (options->ends && one_in(2))
        left = random_below(80);
    while (left > 0 && game.position.due != YINSH_DUE_OVER)
        left -= play_turn(&game, left);
    /* A game that was left is over by then, or ends otherwise; no clock can show more. */
    bool owed = game.position.due != YINSH_DUE_OVER && game.position.due != YINSH_DUE_MOVE &&
                game.position.due != YINSH_DUE_PLACE;
    if (left == 0 && game.position.due != YINSH_DUE_OVER) {
        if (owed)
            add(&head, "[Result \"%s\"]\n[Termination \"resign\"]\n", one_in(2) ? "1-0" : "0-1");
        else
            add_end(&head);
    }
    add(&head, "\n");
    for (size_t at = 0; at < turns.length; at += 256)
        add(&head, "%.256s", turns.bytes + at);
    add(&head, "\n");
    write_record(&head, options->notation);
    free(head.bytes);
    free(turns.bytes);
}

/* ---- Options ----------------------------------------------------------- */

static int find(const char *const names[], const char *name, const char *option)
{
    for (int i = 0; names[i] != NULL; i++)
        if (strcmp(names[i], name) == 0)
            return i;
    fail("unknown value after ", option);
    return 0;
}

/* Take an option that has a value. */
static void take(struct options *options, const char *option, const char *value)
{
    if (value == NULL)
        fail("no such option, or no value after it: ", option);
    else if (strcmp(option, "--games") == 0)
        options->games = strtoull(value, NULL, 10);
    else if (strcmp(option, "--seed") == 0)
        options->seed = strtoull(value, NULL, 10);
    else if (strcmp(option, "--variant") == 0)
        options->variant = (enum yinsh_variant)find(variant_names, value, option);
    else if (strcmp(option, "--house") == 0)
        options->house = (enum yinsh_house)find(house_names, value, option);
    else if (strcmp(option, "--style") == 0)
        options->style = (enum style)find(style_names, value, option);
    else if (strcmp(option, "--position") == 0)
        options->position = value;
    else if (strcmp(option, "--notation") == 0)
        options->notation = value;
    else
        fail("no such option: ", option);
}

int main(int argc, char **argv)
{
    struct options options = {
        .games = 1, .seed = 1, .style = STYLE_MIXED, .notation = "gipf", .position = NULL};
    for (int i = 1; i < argc; i++) {
        if (strcmp(argv[i], "--names") == 0) {
            options.names = true;
        } else if (strcmp(argv[i], "--comments") == 0) {
            options.comments = true;
        } else if (strcmp(argv[i], "--clocks") == 0) {
            options.clocks = true;
        } else if (strcmp(argv[i], "--ends") == 0) {
            options.ends = true;
        } else if (strcmp(argv[i], "--steal") == 0) {
            options.steal = true;
        } else {
            take(&options, argv[i], argv[i + 1]);
            i++;
        }
    }
    rng_state = options.seed;
    for (uint64_t number = 0; number < options.games; number++)
        play_game(&options, number);
    return fflush(stdout) == 0 ? 0 : 1;
}
