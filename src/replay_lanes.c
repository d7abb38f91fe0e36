/* SPDX-License-Identifier: BSD-2-Clause */
/*
 * Four games side by side, each in its lane of AVX2 vectors: one vector holds the same word of
 * the same set of points for all of them.  In every round each game plays the ring move of one
 * turn, White's or Black's in all alike.  Where a lane shows anything but a legal move that
 * leaves no row (G.1) and markers in the pool (H.3), the engine of rules.c goes on in that lane
 * up to the next move: that happens in one turn of twelve or so.
 */
#include "replay_lanes.h"

#ifdef REPLAY_LANES

#include "point.h"

#include <immintrin.h>

#define AVX2 __attribute__((target("avx2")))
#define INLINE static inline __attribute__((always_inline, target("avx2")))

typedef __m256i lanes;

/* A set of points for each lane. */
struct lane_sets {
    lanes low, high;
};

/* The positions of all lanes. */
struct board {
    struct lane_sets rings[2], markers[2];
    lanes on_board; /* markers of both colours */
};

/* The same, as words of single lanes. */
union board_words {
    struct board board;
    struct {
        uint64_t rings[2][2][REPLAY_LANES], markers[2][2][REPLAY_LANES], on_board[REPLAY_LANES];
    } of;
};

/* What is known of a lane. */
struct lane {
    struct replay_game *game; /* NULL where there is none any more */
    struct replay_step *at;   /* the next step */
    size_t stride;            /* 1, or 0 where at stays where it is */
    uint8_t removed[2];
};

/* What a round shows, a bit for each lane. */
struct events {
    int stopped;           /* it is no legal move */
    int settled;           /* something else is due behind it */
    struct lane_sets rows; /* the lower ends of all rows that stand behind it */
};

bool replay_has_lanes(void)
{
    return __builtin_cpu_supports("avx2") && __builtin_cpu_supports("bmi") &&
           __builtin_cpu_supports("bmi2") && __builtin_cpu_supports("popcnt");
}

/* ---- Sets -------------------------------------------------------------- */

INLINE lanes all(uint64_t word)
{
    return _mm256_set1_epi64x((long long)word);
}

INLINE struct lane_sets sets_or(struct lane_sets a, struct lane_sets b)
{
    return (struct lane_sets){_mm256_or_si256(a.low, b.low), _mm256_or_si256(a.high, b.high)};
}

INLINE struct lane_sets sets_and(struct lane_sets a, struct lane_sets b)
{
    return (struct lane_sets){_mm256_and_si256(a.low, b.low), _mm256_and_si256(a.high, b.high)};
}

INLINE struct lane_sets sets_xor(struct lane_sets a, struct lane_sets b)
{
    return (struct lane_sets){_mm256_xor_si256(a.low, b.low), _mm256_xor_si256(a.high, b.high)};
}

/* The points of a that are not in b. */
INLINE struct lane_sets sets_minus(struct lane_sets a, struct lane_sets b)
{
    return (struct lane_sets){_mm256_andnot_si256(b.low, a.low),
                              _mm256_andnot_si256(b.high, a.high)};
}

/* In lanes where the highest bit of choice is set a, in the others b. */
INLINE lanes lanes_choose(lanes choice, lanes a, lanes b)
{
    return _mm256_castpd_si256(_mm256_blendv_pd(_mm256_castsi256_pd(b), _mm256_castsi256_pd(a),
                                                _mm256_castsi256_pd(choice)));
}

/* The same with sets. */
INLINE struct lane_sets sets_choose(lanes choice, struct lane_sets a, struct lane_sets b)
{
    return (struct lane_sets){lanes_choose(choice, a.low, b.low),
                              lanes_choose(choice, a.high, b.high)};
}

/* Sets as numbers of 128 bits, their sign changed: from the lowest point on all but the set. */
INLINE struct lane_sets sets_negate(struct lane_sets a)
{
    lanes zero = _mm256_setzero_si256();
    lanes carry = _mm256_cmpeq_epi64(a.low, zero);
    return (struct lane_sets){_mm256_sub_epi64(zero, a.low),
                              _mm256_sub_epi64(_mm256_xor_si256(a.high, all(UINT64_MAX)), carry)};
}

/* The point of a number in every lane; none where it is REPLAY_NOWHERE. */
INLINE struct lane_sets sets_of(lanes point)
{
    /* A shift by 64 or more, also by a number below 0, leaves no bit. */
    return (struct lane_sets){
        _mm256_sllv_epi64(all(1), point),
        _mm256_sllv_epi64(all(1), _mm256_sub_epi64(point, all(64))),
    };
}

/* Every point moved up by a step that is another in each lane. */
INLINE struct lane_sets sets_up(struct lane_sets a, lanes step)
{
    return (struct lane_sets){
        _mm256_sllv_epi64(a.low, step),
        _mm256_or_si256(_mm256_or_si256(_mm256_sllv_epi64(a.high, step),
                                        _mm256_srlv_epi64(a.low, _mm256_sub_epi64(all(64), step))),
                        _mm256_sllv_epi64(a.low, _mm256_sub_epi64(step, all(64)))),
    };
}

/* As set_down(). */
INLINE struct lane_sets sets_down(struct lane_sets a, int step)
{
    return (struct lane_sets){
        _mm256_or_si256(_mm256_srli_epi64(a.low, step), _mm256_slli_epi64(a.high, 64 - step)),
        _mm256_srli_epi64(a.high, step),
    };
}

/* The lower ends of all pairs of neighbours along one line direction. */
INLINE struct lane_sets pairs(struct lane_sets markers, int step)
{
    return sets_and(markers, sets_down(markers, step));
}

/* The lower ends of rows of five along one line direction, of either colour (G.1). */
INLINE struct lane_sets row_starts(const struct lane_sets markers[2], int step)
{
    /* Four pairs of one colour, each of which begins where the one before ends. */
    struct lane_sets one = sets_or(pairs(markers[0], step), pairs(markers[1], step));
    struct lane_sets two = sets_and(one, sets_down(one, step));
    return sets_and(two, sets_down(two, 2 * step));
}

/* Of which lanes the word is 0. */
INLINE int lanes_empty(lanes word)
{
    return _mm256_movemask_pd(
        _mm256_castsi256_pd(_mm256_cmpeq_epi64(word, _mm256_setzero_si256())));
}

/* ---- A round ----------------------------------------------------------- */

/* The next step of every lane, word by word. */
struct steps {
    struct lane_sets between;
    lanes ends, rest;
};

INLINE struct steps take_steps(struct lane lane[REPLAY_LANES])
{
    lanes step[REPLAY_LANES];
    for (int i = 0; i < REPLAY_LANES; i++) {
        step[i] = _mm256_loadu_si256((const lanes *)(const void *)lane[i].at);
        lane[i].at += lane[i].stride;
    }
    lanes even_a = _mm256_unpacklo_epi64(step[0], step[1]);
    lanes even_b = _mm256_unpacklo_epi64(step[2], step[3]);
    lanes odd_a = _mm256_unpackhi_epi64(step[0], step[1]);
    lanes odd_b = _mm256_unpackhi_epi64(step[2], step[3]);
    return (struct steps){
        .between = {_mm256_permute2x128_si256(even_a, even_b, 0x20),
                    _mm256_permute2x128_si256(odd_a, odd_b, 0x20)},
        .ends = _mm256_permute2x128_si256(even_a, even_b, 0x31),
        .rest = _mm256_permute2x128_si256(odd_a, odd_b, 0x31),
    };
}

/* Play the next move of every lane for one side. */
INLINE struct events play_round(struct board *board, struct lane lane[REPLAY_LANES], int side)
{
    struct steps step = take_steps(lane);
    struct lane_sets own = board->rings[side];
    struct lane_sets rings = sets_or(own, board->rings[!side]);
    struct lane_sets markers = sets_or(board->markers[0], board->markers[1]);
    lanes from_point = _mm256_and_si256(step.ends, all(UINT32_MAX));
    lanes to_point = _mm256_srli_epi64(step.ends, 32);
    struct lane_sets from = sets_of(from_point), to = sets_of(to_point);
    struct lane_sets way = sets_up(step.between, lanes_choose(step.rest, from_point, to_point));
    struct lane_sets jumped = sets_and(way, markers);
    struct lane_sets vacant = sets_minus(way, markers);
    struct lane_sets points = {all(point_board.word[0]), all(point_board.word[1])};

    /* Own ring, along a line of the board, no ring in the way, to a vacant point (E.3). */
    struct lane_sets wrong = sets_minus(from, own);
    struct lane_sets way_and_end = sets_or(way, to);
    wrong = sets_or(wrong, sets_and(rings, way_and_end));
    wrong = sets_or(wrong, sets_and(markers, to));
    wrong = sets_or(wrong, sets_minus(way_and_end, points));
    /* Upwards no vacant point lies behind the lowest marker, downwards the other way round. */
    struct lane_sets before = sets_choose(step.rest, vacant, jumped);
    struct lane_sets behind = sets_choose(step.rest, jumped, vacant);
    wrong = sets_or(wrong, sets_and(before, sets_negate(behind)));
    lanes stops = _mm256_or_si256(_mm256_or_si256(wrong.low, wrong.high),
                                  _mm256_andnot_si256(step.rest, all(REPLAY_PLAIN)));

    /* What it changes (F.2, F.3). */
    board->rings[side] = sets_xor(own, sets_or(from, to));
    board->markers[0] = sets_xor(board->markers[0], jumped);
    board->markers[1] = sets_xor(board->markers[1], jumped);
    board->markers[side] = sets_or(board->markers[side], from);
    board->on_board = _mm256_add_epi64(board->on_board, all(1));

    struct lane_sets rows =
        sets_or(row_starts(board->markers, 1),
                sets_or(row_starts(board->markers, 11), row_starts(board->markers, 12)));
    lanes pool_left = _mm256_sub_epi64(all(YINSH_MARKERS), board->on_board);
    int rowless = lanes_empty(_mm256_or_si256(rows.low, rows.high));
    return (struct events){.stopped = ~lanes_empty(stops) & 0xf,
                           .settled = (~rowless & 0xf) | lanes_empty(pool_left),
                           .rows = rows};
}

/* ---- Single lanes ------------------------------------------------------ */

/* What a lane does that has no game, or of which the game begins with the round after. */
static const struct replay_step nothing = {
    .ends = REPLAY_NOWHERE | (uint64_t)REPLAY_NOWHERE << 32,
    .rest = REPLAY_PLAIN,
};

/* All that is under way. */
struct round {
    union board_words words;
    struct lane lane[REPLAY_LANES];
    struct replay_step idle;         /* nothing, for lanes without a game */
    struct replay_game *games, *end; /* that have not begun yet */
    size_t busy;                     /* lanes with a game */
};

static void get_position(const struct round *round, int i, yinsh_position *position)
{
    *position = (yinsh_position){
        .due = YINSH_DUE_MOVE, .variant = YINSH_STANDARD, .house = YINSH_HOUSE_NONE};
    for (int colour = 0; colour < 2; colour++) {
        for (int word = 0; word < 2; word++) {
            position->rings[colour].word[word] = round->words.of.rings[colour][word][i];
            position->markers[colour].word[word] = round->words.of.markers[colour][word][i];
        }
        position->removed[colour] = round->lane[i].removed[colour];
    }
    position->on_board = (uint8_t)round->words.of.on_board[i];
}

static void put_position(struct round *round, int i, const yinsh_position *position)
{
    for (int colour = 0; colour < 2; colour++) {
        for (int word = 0; word < 2; word++) {
            round->words.of.rings[colour][word][i] = position->rings[colour].word[word];
            round->words.of.markers[colour][word][i] = position->markers[colour].word[word];
        }
        round->lane[i].removed[colour] = position->removed[colour];
    }
    round->words.of.on_board[i] = position->on_board;
}

/* Begin the next game in a lane before a round of a side. */
static void begin_game(struct round *round, int i, enum yinsh_colour side)
{
    struct lane *lane = &round->lane[i];
    yinsh_position position;
    yinsh_start(&position, YINSH_STANDARD, YINSH_HOUSE_NONE);
    lane->game = NULL;
    while (lane->game == NULL && round->games < round->end) {
        struct replay_game *game = round->games++;
        game->legal = replay_start(game, &position);
        if (game->legal)
            lane->game = game;
    }
    put_position(round, i, &position);
    lane->stride = lane->game != NULL;
    round->busy += lane->game != NULL;
    if (lane->game == NULL) {
        lane->at = &round->idle;
    } else if (side == YINSH_WHITE) {
        lane->at = lane->game->steps;
    } else {
        /* White begins: a round is passed over, which counts a marker all the same. */
        lane->at = lane->game->steps - 1;
        *lane->at = nothing;
        round->words.of.on_board[i] = UINT64_MAX;
    }
}

/* The game of a lane has stopped before the round of a side: it ends there, or is not legal. */
static void end_game(struct round *round, int i, const yinsh_position *position,
                     enum yinsh_colour side)
{
    struct lane *lane = &round->lane[i];
    lane->game->legal = position != NULL;
    if (position != NULL)
        replay_end(lane->game, position);
    round->busy--;
    begin_game(round, i, side);
}

/* Deal with a lane behind a round of a side, in which rows start at row_starts. */
static void settle_lane(struct round *round, int i, enum yinsh_colour side, bool stopped,
                        yinsh_set row_starts)
{
    struct lane *lane = &round->lane[i];
    enum yinsh_colour next = rules_opponent(side);
    yinsh_position position;
    if (lane->game == NULL) {
        round->words.of.on_board[i] = 0;
        return;
    }
    get_position(round, i, &position);
    position.side = (uint8_t)side;
    if (stopped)
        end_game(round, i, replay_is_end(lane->at - 1) ? &position : NULL, next);
    else if (!replay_settle(&position, row_starts, &lane->at))
        end_game(round, i, NULL, next);
    else if (position.due == YINSH_DUE_OVER)
        end_game(round, i, &position, next);
    else
        put_position(round, i, &position);
}

AVX2 static void settle_lanes(struct round *round, enum yinsh_colour side, struct events events)
{
    uint64_t low[REPLAY_LANES], high[REPLAY_LANES];
    _mm256_storeu_si256((lanes *)(void *)low, events.rows.low);
    _mm256_storeu_si256((lanes *)(void *)high, events.rows.high);
    for (int i = 0; i < REPLAY_LANES; i++)
        if (((events.stopped | events.settled) >> i & 1) != 0)
            settle_lane(round, i, side, (events.stopped >> i & 1) != 0,
                        (yinsh_set){{low[i], high[i]}});
}

AVX2 void replay_games_lanes(struct replay_game *games, size_t count)
{
    struct round round = {.idle = nothing, .games = games, .end = games + count};
    for (int i = 0; i < REPLAY_LANES; i++)
        begin_game(&round, i, YINSH_WHITE);
    while (round.busy > 0) {
        struct events white = play_round(&round.words.board, round.lane, YINSH_WHITE);
        if ((white.stopped | white.settled) != 0)
            settle_lanes(&round, YINSH_WHITE, white);
        struct events black = play_round(&round.words.board, round.lane, YINSH_BLACK);
        if ((black.stopped | black.settled) != 0)
            settle_lanes(&round, YINSH_BLACK, black);
    }
}

#endif
