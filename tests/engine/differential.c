/* SPDX-License-Identifier: BSD-2-Clause */
/*
 * tests/engine/differential.c - random games, played by two engines side by side.
 *
 * After every action everything that the engines can say about the position is
 * compared.  The players are biased so that what is rare in real games (rows of
 * both colours, blocked rings, the last marker) happens in every run; each such
 * event has a TAP line of its own, so that a generator that loses its bite fails.
 *
 * The games that can be replayed as steps (rules/replay_games.h) are, up to many of their actions,
 * some with an illegal one at the end.
 *
 * usage: differential [--actions N] [--seed S] [--seconds T]
 * Game number g of seed S is game 0 of seed S + g: a failure names its own seed.
 */
#include "rules/replay_game.h"
#include "support/random_positions.h"
#include "support/replay_driver.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { MOST_ACTIONS = 1000 };

/* The rare events, each of which a run must reach. */
#define EVENTS(X)                                                                                  \
    X(OWN_ROW, "rows made by the mover")                                                           \
    X(OPPONENT_ROW, "rows made for the opponent")                                                  \
    X(BOTH_ROWS, "moves that made rows for both players")                                          \
    X(RUN_6, "runs of six or more")                                                                \
    X(RUN_10, "rows taken from runs of ten or more")                                               \
    X(CROSSING, "rows that broke another row of their colour")                                     \
    X(TWO_REMOVALS, "turns with two rows removed after the move")                                  \
    X(TWO_REMOVALS_BEFORE, "turns with two rows removed before the move")                          \
    X(PASS, "passes")                                                                              \
    X(BLOCKED, "games ended by two passes")                                                        \
    X(BLOCKED_WITH_POOL, "games ended by two passes with markers left in the pool")                \
    X(BLOCKED_DRAW, "games so drawn by the house rule with unequal rings")                         \
    X(POOL_EMPTY, "games ended by an empty pool")                                                  \
    X(POOL_REFILLED, "rows that refilled an empty pool")                                           \
    X(POOL_REFILLED_BY_OTHER, "opponent's rows that refilled an empty pool")                       \
    X(POOL_ENDS_WITH_ROWS, "games that the 51st marker ended with rows standing")                  \
    X(POOL_DRAWS_UNEQUAL, "draws with unequal rings")                                              \
    X(BEYOND_POOL, "moves beyond the 51st marker")                                                 \
    X(WON_WITH_ROWS_LEFT, "games won with rows left over")                                         \
    X(WON_BEFORE_MOVE, "games won before the ring move")                                           \
    X(MOVER_FIRST, "games in which both were due to win and the mover did")                        \
    X(BLITZ_WON, "blitz games won")                                                                \
    X(STEAL, "rings stolen")                                                                       \
    X(NO_STEAL, "rings not stolen that might have been")                                           \
    X(STEAL_REFUSED, "steals refused in turn 2 without the variant")                               \
    X(PLACE_11, "rings placed in turn 11")                                                         \
    X(STEAL_PLACING, "games from a position after a steal, in the placing phase")                  \
    X(ILLEGAL, "illegal actions refused")                                                          \
    X(SYNTHETIC, "games from a made-up position")                                                  \
    X(REPLAYED, "games replayed as steps, or beginnings of some")                                  \
    X(REPLAYED_ENDS, "games so replayed to their end on the board")                                \
    X(NOT_REPLAYED, "games so refused")

#define EVENT_NAME(name, text) EVENT_##name,
#define EVENT_TEXT(name, text) text,
enum event { EVENTS(EVENT_NAME) EVENT_COUNT };
static const char *const event_texts[EVENT_COUNT] = {EVENTS(EVENT_TEXT)};

/* How a random player chooses. */
enum style { ANY_ACTION, LONG_JUMPS, BUILD_ROWS, AVOID_ROWS, BLOCK_OPPONENT, STYLE_COUNT };

struct game {
    struct naive naive;
    yinsh_position real;
    char start[YINSH_POSITION_TEXT];
    yinsh_action actions[MOST_ACTIONS];
    size_t count;
    int removals; /* rows removed in the current turn, before or after the move */
    enum style style[2];
    bool cramped;
    struct list list; /* the steps of a game that is replayed so far, see rules/replay_games.h */
    unsigned last;    /* turn of the last of them */
    bool replayed;    /* whether it can be replayed so far */
};

static uint64_t event_counts[EVENT_COUNT];
static uint64_t compared;

static void happened(enum event event)
{
    event_counts[event]++;
}

static void count_if(bool is_so, enum event event)
{
    event_counts[event] += is_so;
}

/* ---- Comparing -------------------------------------------------------- */

static bool same_actions(const yinsh_action *a, size_t a_count, const yinsh_action *b,
                         size_t b_count)
{
    if (a_count != b_count)
        return false;
    for (size_t i = 0; i < a_count; i++)
        if (a[i].kind != b[i].kind || a[i].from != b[i].from || a[i].to != b[i].to ||
            a[i].side != b[i].side)
            return false;
    return true;
}

/* Write the position line and read it back. */
static const char *round_trip(const struct game *game)
{
    char line[YINSH_POSITION_TEXT];
    size_t length = yinsh_position_format(&game->real, line);
    yinsh_position again;

    if (length != strlen(line) || yinsh_position_parse(line, length, &again, NULL) != NULL)
        return "the position line is not read back";
    if (!yinsh_position_equal(&game->real, &again))
        return "the position line reads back as another position";
    return naive_difference(&game->naive, &again);
}

/* Compare all that the engines say about the current position; NULL when they agree. */
static const char *compare(const struct game *game)
{
    yinsh_action naive_list[YINSH_MAX_ACTIONS];
    yinsh_action real_list[YINSH_MAX_ACTIONS];
    yinsh_position naive = naive_to_position(&game->naive);
    const char *fault = naive_difference(&game->naive, &game->real);
    size_t count;

    if (fault != NULL)
        return fault;
    if (!yinsh_position_equal(&naive, &game->real))
        return "yinsh_position_equal";
    count = naive_legal_actions(&game->naive, naive_list);
    if (!same_actions(naive_list, count, real_list, yinsh_legal_actions(&game->real, real_list)))
        return "legal actions";
    for (int colour = 0; colour < 2; colour++) {
        count = naive_rows(&game->naive, colour, naive_list);
        if (!same_actions(naive_list, count, real_list,
                          yinsh_rows(&game->real, (enum yinsh_colour)colour, real_list)))
            return colour == YINSH_WHITE ? "white rows" : "black rows";
    }
    if (yinsh_position_end(&game->real) != naive_end(&game->naive))
        return "end";
    if (yinsh_position_result(&game->real) != naive_result(&game->naive))
        return "result";
    fault = yinsh_position_check(&game->real);
    return fault != NULL ? fault : round_trip(game);
}

static void print_actions(const char *label, const yinsh_action *actions, size_t count)
{
    char text[YINSH_ACTION_TEXT];

    printf("# %s", label);
    for (size_t i = 0; i < count; i++) {
        yinsh_action_format(actions[i], text);
        printf(" %s", text);
    }
    printf("\n");
}

static void print_view(const char *label, const yinsh_position *position, int end, int result)
{
    char line[YINSH_POSITION_TEXT];

    yinsh_position_format(position, line);
    printf("# %s: %s end %d result %d on board %d\n", label, line, end, result, position->on_board);
}

/* Say what both engines think, in lines that can be replayed by hand. */
static void explain(const struct game *game, const char *what, uint64_t seed)
{
    yinsh_position naive = naive_to_position(&game->naive);
    yinsh_action list[YINSH_MAX_ACTIONS];

    printf("not ok 1 - engines disagree: %s\n", what);
    printf("# seed %llu\n# start %s\n", (unsigned long long)seed, game->start);
    print_actions("actions", game->actions, game->count);
    print_view("real", &game->real, (int)yinsh_position_end(&game->real),
               (int)yinsh_position_result(&game->real));
    print_actions("real legal", list, yinsh_legal_actions(&game->real, list));
    print_view("naive", &naive, (int)naive_end(&game->naive), (int)naive_result(&game->naive));
    print_actions("naive legal", list, naive_legal_actions(&game->naive, list));
}

/* ---- Replaying steps --------------------------------------------------- */

/* The lists of a game, and what the naive engine says of each. */
static struct list lists[MOST_LISTS];
static struct verdict verdicts[MOST_LISTS];
static size_t list_count;

/* Replay the lists in both ways; NULL if all is as the naive engine says. */
static const char *replay_all(void)
{
    struct verdict lanes[MOST_LISTS], plain[MOST_LISTS];
    const char *fault = NULL;

    replay_lists(replay_games, lists, list_count, false, lanes);
    replay_lists(replay_games_plain, lists, list_count, false, plain);
    for (size_t i = 0; i < list_count && fault == NULL; i++) {
        happened(verdicts[i].legal ? EVENT_REPLAYED : EVENT_NOT_REPLAYED);
        count_if(verdicts[i].legal && verdicts[i].end != YINSH_END_UNFINISHED, EVENT_REPLAYED_ENDS);
        fault = !verdicts_agree(&verdicts[i], &lanes[i])   ? "a game replayed in lanes"
                : !verdicts_agree(&verdicts[i], &plain[i]) ? "a game replayed plainly"
                                                           : NULL;
        if (fault != NULL)
            list_print(&lists[i], &verdicts[i],
                       verdicts_agree(&verdicts[i], &lanes[i]) ? &plain[i] : &lanes[i]);
    }
    list_count = 0;
    return fault;
}

/* What a replay has to say of a game that ends with a turn of this number. */
static struct verdict verdict_on(const struct naive *game, unsigned last)
{
    bool over = game->due == YINSH_DUE_OVER;

    if (!over && (game->due != YINSH_DUE_MOVE || (unsigned)game->turn == last))
        return (struct verdict){.legal = false};
    yinsh_position board = naive_to_position(game);
    return (struct verdict){true,
                            {game->removed[0], game->removed[1]},
                            (int)naive_end(game),
                            (int)naive_result(game),
                            {board.rings[0], board.rings[1]},
                            {board.markers[0], board.markers[1]}};
}

/* Have the game replayed as it is now, with an action more that may be legal, or without. */
static void list_game(const struct game *game, const yinsh_action *more)
{
    struct naive naive = game->naive;
    struct list *list = &lists[list_count];
    unsigned last = game->last;
    bool legal = true;

    if (!game->replayed || game->naive.turn <= YINSH_PLACING_TURNS ||
        list_count >= MOST_LISTS - (more != NULL))
        return;
    *list = game->list;
    if (more != NULL) {
        bool row_due = naive.due == YINSH_DUE_PRE_ROW || naive.due == YINSH_DUE_POST_ROW;
        /* Steps have no sides; a row may be left out before its ring. */
        if ((more->side != YINSH_ANY_SIDE && more->side != naive.side) || more->kind < YINSH_MOVE ||
            more->kind > YINSH_RING || more->from >= YINSH_FRAME ||
            (more->to >= YINSH_FRAME && more->kind != YINSH_RING) ||
            (more->kind == YINSH_RING && row_due) ||
            !list_add(list, *more, (unsigned)naive.turn == last))
            return;
        last = (unsigned)naive.turn;
        legal = naive_play(&naive, *more);
    }
    verdicts[list_count++] = legal ? verdict_on(&naive, last) : (struct verdict){.legal = false};
}

/* Note an action before it is played.  Nothing after a pass is replayed. */
static void note_step(struct game *game, yinsh_action action)
{
    if (action.kind == YINSH_PLACE && game->naive.turn <= YINSH_PLACING_TURNS)
        game->list.placed[game->naive.turn - 1] = action.to;
    else
        game->replayed &= action.kind != YINSH_PASS &&
                          list_add(&game->list, action, (unsigned)game->naive.turn == game->last);
    game->last = (unsigned)game->naive.turn;
}

/* ---- Illegal actions --------------------------------------------------- */

/* A point, most often one of the board, now and then any number up to 255. */
static yinsh_point any_point(void)
{
    return (yinsh_point)(pick(4) == 0 ? pick(256) : pick(YINSH_FRAME));
}

/* An action that is probably illegal, but not always far from a legal one. */
static yinsh_action any_action(const struct game *game)
{
    yinsh_action list[YINSH_MAX_ACTIONS];
    yinsh_action action;
    size_t count = naive_legal_actions(&game->naive, list);

    if (count > 0 && pick(2) == 0) {
        action = list[pick((int)count)];
        int change = pick(4);
        yinsh_point from = action.from;
        if (change == 0) {
            action.side = (uint8_t)(1 - action.side);
        } else if (change == 1 && action.to != YINSH_NO_POINT) {
            action.to = any_point();
        } else if (change == 2 && from != YINSH_NO_POINT) {
            action.from = any_point();
        } else if (action.kind == YINSH_MOVE || action.kind == YINSH_ROW) {
            action.from = action.to; /* back, or the row in its other order */
            action.to = from;
        }
        return action;
    }
    action.kind = (uint8_t)(pick(16) == 0 ? pick(256) : pick(YINSH_STEAL + 1));
    action.side = (uint8_t)pick(3);
    bool pointless = action.kind == YINSH_PASS || action.kind == YINSH_STEAL;
    action.from = action.kind == YINSH_PLACE || pointless ? YINSH_NO_POINT : any_point();
    action.to = action.kind == YINSH_RING || pointless ? YINSH_NO_POINT : any_point();
    return action;
}

/* Try actions that are mostly illegal; NULL when the engines treat them alike. */
static const char *try_illegal(const struct game *game)
{
    static char text[256];

    for (int i = 0; i < 12; i++) {
        yinsh_action action = any_action(game);
        struct naive naive = game->naive;
        yinsh_position real;
        bool legal = naive_play(&naive, action);
        yinsh_fault fault;

        memcpy(&real, &game->real, sizeof real);
        fault = yinsh_play(&real, action);
        snprintf(text, sizeof text, "kind %d side %d from %d to %d: naive %s, real %s", action.kind,
                 action.side, action.from, action.to, legal ? "legal" : "illegal",
                 yinsh_fault_name(fault) != NULL ? yinsh_fault_name(fault) : "unknown fault");
        if (legal != (fault == 0) || yinsh_fault_name(fault) == NULL)
            return text;
        list_game(game, &action);
        if (!legal) {
            happened(EVENT_ILLEGAL);
            count_if(action.kind == YINSH_STEAL && game->real.turn == 2 && !game->real.steal,
                     EVENT_STEAL_REFUSED);
            if (memcmp(&real, &game->real, sizeof real) != 0)
                return "a refused action changed the position";
        } else if (naive_difference(&naive, &real) != NULL) {
            return text;
        }
    }
    return NULL;
}

/* ---- Starting positions ----------------------------------------------- */

/* Choose variant, house rule, starting position and the two players. */
static void start_game(struct game *game)
{
    int variant = pick(5) == 0 ? YINSH_BLITZ : YINSH_STANDARD;
    int house = pick(5) < 2 ? 1 + pick(3) : YINSH_HOUSE_NONE;
    bool steal = pick(4) == 0;

    memset(game, 0, sizeof *game);
    for (int side = 0; side < 2; side++)
        game->style[side] = (enum style)pick(STYLE_COUNT);
    game->cramped = pick(4) == 0;
    game->naive = naive_start(variant, house, steal);
    yinsh_start(&game->real, (enum yinsh_variant)variant, (enum yinsh_house)house);
    game->real.steal = steal;
    game->replayed = variant == YINSH_STANDARD && house == YINSH_HOUSE_NONE && !steal;
    if (steal && pick(3) == 0) {
        make_up_steal(&game->naive);
        game->real = naive_to_position(&game->naive);
        happened(EVENT_STEAL_PLACING);
    } else if (pick(2) == 0) {
        struct naive made_up = game->naive;
        bool many = pick(house == YINSH_HOUSE_POOL_DRAWS ? 5 : 2) != 1;
        if (make_up(&made_up, many, 1 + pick(2))) {
            game->naive = made_up;
            game->real = naive_to_position(&made_up);
            game->replayed = false;
            happened(EVENT_SYNTHETIC);
        }
    }
    yinsh_position_format(&game->real, game->start);
}

/* ---- Playing ---------------------------------------------------------- */

/* How much a style likes an action. */
static int value(const struct game *game, yinsh_action action)
{
    struct naive after = game->naive;
    yinsh_action list[YINSH_MAX_ACTIONS];
    enum style style = game->style[game->naive.side];
    int own, other;

    if (action.kind == YINSH_PLACE)
        return game->cramped ? -distance(action.to, 1) : 0;
    if (action.kind != YINSH_MOVE || style == ANY_ACTION)
        return 0;
    if (style == LONG_JUMPS)
        return distance(action.from, action.to);
    naive_play(&after, action);
    own = (int)naive_rows(&after, game->naive.side, list);
    other = (int)naive_rows(&after, 1 - game->naive.side, list);
    /* The last markers are the rarest: nobody avoids rows then. */
    if (style == BUILD_ROWS || naive_markers(&game->naive) >= YINSH_MARKERS - 2)
        return own + other + (own > 0 && other > 0 ? 20 : 0);
    if (style == AVOID_ROWS)
        return -own - other;
    return after.due == YINSH_DUE_MOVE ? -(int)naive_legal_actions(&after, list) : -100;
}

static yinsh_action choose(const struct game *game, const yinsh_action *list, int count)
{
    /* There is one steal among some 85 actions. */
    if (list[count - 1].kind == YINSH_STEAL && pick(2) == 0)
        return list[count - 1];
    yinsh_action best = list[pick(count)];
    int tries = pick(5) == 0 ? 0 : 6;
    int best_value = tries > 0 ? value(game, best) : 0;

    for (int i = 0; i < tries; i++) {
        yinsh_action other = list[pick(count)];
        int other_value = value(game, other);
        if (other_value > best_value) {
            best = other;
            best_value = other_value;
        }
    }
    return best;
}

/* Rows of a colour in another direction than that of the row with this span. */
static int rows_across(const struct naive *game, int colour, int span)
{
    yinsh_action rows[YINSH_MAX_ACTIONS];
    size_t count = naive_rows(game, colour, rows);
    int across = 0;

    for (size_t i = 0; i < count; i++)
        across += rows[i].to - rows[i].from != span;
    return across;
}

/* Count the events of a row that is removed. */
static void count_row(struct game *game, const struct naive *before, yinsh_action action)
{
    bool full = naive_markers(before) == YINSH_MARKERS && before->house != YINSH_HOUSE_NO_LIMIT;
    bool early = before->due == YINSH_DUE_PRE_ROW;
    int side = before->side, span = action.to - action.from;

    count_if(rows_across(before, side, span) > rows_across(&game->naive, side, span),
             EVENT_CROSSING);
    count_if(naive_longest_line(before, side) >= 10, EVENT_RUN_10);
    count_if(full, early ? EVENT_POOL_REFILLED_BY_OTHER : EVENT_POOL_REFILLED);
    count_if(++game->removals == 2, early ? EVENT_TWO_REMOVALS_BEFORE : EVENT_TWO_REMOVALS);
}

/* Count the events of a game that is over, with rows of the mover and of the other player. */
static void count_end(const struct naive *before, const struct naive *after, bool own, bool other)
{
    bool blitz = after->variant == YINSH_BLITZ, blocked = after->end == YINSH_END_BLOCKED;

    if (after->end == YINSH_END_RINGS) {
        count_if(own, EVENT_WON_WITH_ROWS_LEFT);
        count_if(before->due == YINSH_DUE_PRE_RING, EVENT_WON_BEFORE_MOVE);
        count_if(other && after->removed[1 - before->side] == (blitz ? 0 : 2), EVENT_MOVER_FIRST);
        count_if(blitz, EVENT_BLITZ_WON);
        return;
    }
    happened(blocked ? EVENT_BLOCKED : EVENT_POOL_EMPTY);
    count_if(blocked && naive_markers(after) < YINSH_MARKERS, EVENT_BLOCKED_WITH_POOL);
    count_if(naive_result(after) == YINSH_RESULT_DRAW && after->removed[0] != after->removed[1],
             blocked ? EVENT_BLOCKED_DRAW : EVENT_POOL_DRAWS_UNEQUAL);
}

/* Count the events between the position before an action and the one after it. */
static void count_events(struct game *game, const struct naive *before, yinsh_action action)
{
    const struct naive *after = &game->naive;
    yinsh_action list[YINSH_MAX_ACTIONS];
    bool own = naive_rows(after, before->side, list) > 0;
    bool other = naive_rows(after, 1 - before->side, list) > 0;

    if (action.kind == YINSH_MOVE) {
        game->removals = 0;
        count_if(own, EVENT_OWN_ROW);
        count_if(other, EVENT_OPPONENT_ROW);
        count_if(own && other, EVENT_BOTH_ROWS);
        count_if(naive_longest_line(after, before->side) >= 6, EVENT_RUN_6);
        count_if(naive_markers(before) >= YINSH_MARKERS, EVENT_BEYOND_POOL);
        count_if(after->end == YINSH_END_MARKERS && (own || other), EVENT_POOL_ENDS_WITH_ROWS);
    } else if (action.kind == YINSH_ROW) {
        count_row(game, before, action);
    } else if (action.kind == YINSH_PLACE) {
        count_if(before->turn == 2 && before->may_steal, EVENT_NO_STEAL);
        count_if(before->turn == 11, EVENT_PLACE_11);
    }
    count_if(action.kind == YINSH_PASS, EVENT_PASS);
    count_if(action.kind == YINSH_STEAL, EVENT_STEAL);
    if (after->side != before->side)
        game->removals = 0;
    if (after->end != YINSH_END_UNFINISHED)
        count_end(before, after, own, other);
}

/* Play one random game; returns what the engines disagree about, NULL if nothing. */
static const char *play_game(struct game *game)
{
    yinsh_action list[YINSH_MAX_ACTIONS];

    start_game(game);
    for (;;) {
        const char *fault = compare(game);
        if (fault == NULL && pick(8) == 0)
            fault = try_illegal(game);
        if (fault == NULL && list_count > MOST_LISTS / 2 && pick(16) == 0)
            fault = replay_all();
        if (fault != NULL)
            return fault;
        int count = (int)naive_legal_actions(&game->naive, list);
        if (game->count % 8 == 0 || count == 0)
            list_game(game, NULL);
        if (count == 0)
            return game->naive.due == YINSH_DUE_OVER ? replay_all() : "no legal action";
        if (game->count == MOST_ACTIONS)
            return "the game does not end";
        yinsh_action action = choose(game, list, count);
        if (pick(4) == 0)
            action.side = YINSH_ANY_SIDE;
        struct naive before = game->naive;
        game->actions[game->count++] = action;
        note_step(game, action);
        if (!naive_play(&game->naive, action))
            return "the naive engine refuses what it listed";
        if (yinsh_play(&game->real, action) != 0)
            return "the engine refuses what it listed";
        compared++;
        count_events(game, &before, action);
    }
}

int main(int argc, char **argv)
{
    uint64_t actions = 1000000, seed = 1, seconds = 0, games = 0;
    time_t begin = time(NULL);
    bool ok = true;

    for (int i = 1; i < argc; i++) {
        uint64_t *option = i + 1 == argc                       ? NULL
                           : strcmp(argv[i], "--actions") == 0 ? &actions
                           : strcmp(argv[i], "--seed") == 0    ? &seed
                           : strcmp(argv[i], "--seconds") == 0 ? &seconds
                                                               : NULL;
        if (option == NULL) {
            fprintf(stderr, "usage: differential [--actions N] [--seed S] [--seconds T]\n");
            return 2;
        }
        *option = strtoull(argv[++i], NULL, 10);
    }
    printf("1..%d\n", EVENT_COUNT + 1);
    while (compared < actions && (seconds == 0 || (uint64_t)(time(NULL) - begin) < seconds)) {
        static struct game game;
        rng_state = (seed + games) * UINT64_C(0xd1342543de82ef95);
        const char *fault = play_game(&game);
        if (fault != NULL) {
            explain(&game, fault, seed + games);
            return 1;
        }
        games++;
    }
    printf("ok 1 - engines agree on %llu random actions in %llu games, seed %llu\n",
           (unsigned long long)compared, (unsigned long long)games, (unsigned long long)seed);
    for (int event = 0; event < EVENT_COUNT; event++) {
        bool reached = event_counts[event] > 0;
        ok = ok && reached;
        printf("%s %d - %s: %llu\n", reached ? "ok" : "not ok", event + 2, event_texts[event],
               (unsigned long long)event_counts[event]);
    }
    return ok ? 0 : 1;
}
