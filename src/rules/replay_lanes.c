/* SPDX-License-Identifier: BSD-2-Clause */
/*
 * Four games side by side, each in its lane of AVX2 vectors: one vector holds the same word of the
 * same set of points for all of them.  In every round each lane plays a step: a ring move, or a row
 * of its own with the ring that it costs.  No lane waits for another, so they may be at different
 * players' turns: a lane's sets are those of the player whose turn it is and of the other, and are
 * exchanged at each turn.  A good step is legal, all rows that it makes (G.1) are stated in the
 * next step, and it does not end the game (H).  After any other step, usually the end of a game,
 * replay_settle() continues in that lane up to the next move.
 */
#include "rules/replay_game.h"

#ifdef REPLAY_LANES

#include <immintrin.h>
#include <string.h>

/* As replay_has_lanes() requires. */
#define TARGET target("avx2,bmi,bmi2,popcnt")
#define AVX2 __attribute__((TARGET))
#define INLINE static inline __attribute__((always_inline, TARGET))

typedef __m256i lanes;

/* A set of points for each lane. */
struct lane_sets {
    lanes low, high;
};

enum { OWN, OTHER };

/* The positions of all lanes, each seen from the player at turn. */
struct board {
    struct lane_sets rings[2], markers[2]; /* above the points of rings there is more, see below */
    lanes pool;                            /* markers that are left, below 0 */
};

/* The same, as words of single lanes. */
union board_words {
    struct board board;
    struct {
        uint64_t rings[2][2][REPLAY_LANES], markers[2][2][REPLAY_LANES], pool[REPLAY_LANES];
    } of;
};

/* Bits of the rings' higher words that are no points. */
#define IS_BLACK (UINT64_C(1) << 60)
#define ONE_REMOVED REPLAY_TAKES_RING /* counts rings removed from 1 up: 4, the sign, has won */
#define HIGH_POINTS (IS_BLACK - 1)
enum { REMOVED = 61 /* the bit where that count begins */ };

/* What is known of a lane. */
struct lane {
    struct replay_game *game; /* NULL if there is none any more */
    struct replay_step *at;   /* the next step */
};

/* What a round shows, in the highest bit of each lane. */
struct events {
    lanes legal; /* it is a legal step */
    lanes good;  /* and nothing else is due after it */
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

/* The points of a above the lowest point of b, none where b has none; they have none in common. */
INLINE struct lane_sets sets_above(struct lane_sets a, struct lane_sets b)
{
    /* As a number of 128 bits less 1, b has all bits up to its lowest point's but that. */
    lanes ones = all(UINT64_MAX), borrow = _mm256_cmpeq_epi64(b.low, _mm256_setzero_si256());
    struct lane_sets less = {_mm256_add_epi64(b.low, ones), _mm256_add_epi64(b.high, borrow)};
    return sets_minus(a, less);
}

/* The point of a number in every lane; none if it is REPLAY_NOWHERE. */
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
INLINE struct lane_sets pairs_of(struct lane_sets markers, int step)
{
    return sets_and(markers, sets_down(markers, step));
}

/* The lower ends of all pairs along one line direction, of either colour. */
INLINE struct lane_sets pairs(const struct lane_sets markers[2], int step)
{
    return sets_or(pairs_of(markers[0], step), pairs_of(markers[1], step));
}

/* The lower ends of rows of five along one line direction (G.1). */
INLINE struct lane_sets row_starts(const struct lane_sets markers[2], int step)
{
    /* Four pairs of one colour, each beginning where the previous one ends. */
    struct lane_sets one = pairs(markers, step);
    struct lane_sets two = sets_and(one, sets_down(one, step));
    return sets_and(two, sets_down(two, 2 * step));
}

/* The same along columns, of which none has a pair that begins in the higher word and others not.
 */
INLINE struct lane_sets row_starts_in_columns(const struct lane_sets markers[2])
{
    struct lane_sets one = pairs(markers, 1), two, four;
    two.low = _mm256_and_si256(one.low, _mm256_srli_epi64(one.low, 1));
    two.high = _mm256_and_si256(one.high, _mm256_srli_epi64(one.high, 1));
    four.low = _mm256_and_si256(two.low, _mm256_srli_epi64(two.low, 2));
    four.high = _mm256_and_si256(two.high, _mm256_srli_epi64(two.high, 2));
    return four;
}

/* The highest bits of all lanes, as a number. */
INLINE int lanes_signs(lanes word)
{
    return _mm256_movemask_pd(_mm256_castsi256_pd(word));
}

/* ---- A round ----------------------------------------------------------- */

/* The next step of every lane, word by word. */
struct steps {
    struct lane_sets between;
    lanes ends, rest;
};

INLINE struct steps take_steps(struct lane lane[REPLAY_LANES])
{
    __m128i sets[REPLAY_LANES], words[REPLAY_LANES];
#pragma GCC unroll 4
    for (int i = 0; i < REPLAY_LANES; i++) {
        struct replay_step *at = lane[i].at;
        sets[i] = _mm_loadu_si128((const __m128i *)(const void *)at);
        words[i] = _mm_loadu_si128((const __m128i *)(const void *)&at->ends);
        lane[i].at = at + (lane[i].game != NULL);
    }
    lanes sets_a = _mm256_set_m128i(sets[2], sets[0]);
    lanes sets_b = _mm256_set_m128i(sets[3], sets[1]);
    lanes words_a = _mm256_set_m128i(words[2], words[0]);
    lanes words_b = _mm256_set_m128i(words[3], words[1]);
    return (struct steps){
        .between = {_mm256_unpacklo_epi64(sets_a, sets_b), _mm256_unpackhi_epi64(sets_a, sets_b)},
        .ends = _mm256_unpacklo_epi64(words_a, words_b),
        .rest = _mm256_unpackhi_epi64(words_a, words_b),
    };
}

/* How many points the sets of every lane have. */
INLINE lanes sets_count(struct lane_sets a)
{
    /* Looked up for every four bits. */
    const lanes of_four = _mm256_setr_epi8(0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4, 0, 1, 1,
                                           2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4);
    const lanes four = _mm256_set1_epi8(15);
    const lanes fours[] = {a.low, _mm256_srli_epi64(a.low, 4), a.high,
                           _mm256_srli_epi64(a.high, 4)};
    lanes bytes = _mm256_setzero_si256();
#pragma GCC unroll 4
    for (size_t i = 0; i < sizeof fours / sizeof fours[0]; i++)
        bytes =
            _mm256_add_epi8(bytes, _mm256_shuffle_epi8(of_four, _mm256_and_si256(fours[i], four)));
    return _mm256_sad_epu8(bytes, _mm256_setzero_si256());
}

/* The lanes in which as many markers are jumped over as is stated, or none is. */
INLINE lanes flips_fit(struct lane_sets jumped, lanes rest)
{
    lanes stated =
        _mm256_and_si256(_mm256_srli_epi64(rest, REPLAY_FLIPS), all(REPLAY_MOST_FLIPS + 1));
    lanes flips = _mm256_add_epi64(sets_count(jumped), all(1));
    return _mm256_or_si256(_mm256_cmpeq_epi64(stated, _mm256_setzero_si256()),
                           _mm256_cmpeq_epi64(stated, flips));
}

/* Play the next step of every lane; flips is known where this is compiled. */
INLINE struct events play_round(struct board *board, struct lane lane[REPLAY_LANES],
                                const bool flips)
{
    struct steps step = take_steps(lane);
    struct lane_sets own_rings = board->rings[OWN], other_rings = board->rings[OTHER];
    struct lane_sets own = board->markers[OWN], other = board->markers[OTHER];
    struct lane_sets rings = sets_or(own_rings, other_rings), markers = sets_or(own, other);
    lanes removes = step.ends; /* its highest bit */
    lanes from_point = _mm256_and_si256(step.ends, all(UINT32_MAX));
    lanes to_point = _mm256_srli_epi64(step.ends, 32);
    lanes lower = _mm256_and_si256(lanes_choose(step.rest, from_point, to_point), all(127));
    struct lane_sets from = sets_of(from_point), to = sets_of(to_point);
    struct lane_sets way = sets_up(step.between, lower), way_and_end = sets_or(way, to);
    struct lane_sets jumped = sets_and(way, markers);
    struct lane_sets points = {all(point_board.word[0]), all(point_board.word[1])};

    /*
     * Of a move: own ring, along a line of the board, no ring in the way, to a vacant point (E.3).
     * Of a removal: own ring, own markers (G.2).
     */
    struct lane_sets wrong = sets_minus(from, own_rings);
    struct lane_sets allowed = sets_choose(removes, own, sets_minus(points, rings));
    wrong = sets_or(wrong, sets_minus(way_and_end, allowed));
    wrong = sets_or(wrong, sets_and(markers, to));
    /* Upwards no vacant point lies above the lowest marker, downwards the other way round. */
    struct lane_sets before = sets_choose(step.rest, sets_minus(way, markers), jumped);
    wrong = sets_or(wrong, sets_above(before, sets_xor(way, before)));
    lanes stops = _mm256_or_si256(_mm256_or_si256(wrong.low, wrong.high),
                                  _mm256_andnot_si256(step.rest, all(REPLAY_PLAIN)));
    lanes legal = _mm256_cmpeq_epi64(stops, _mm256_setzero_si256());
    if (flips)
        legal = _mm256_and_si256(legal, flips_fit(jumped, step.rest));

    /* What it changes (F.2, F.3, G.2). */
    own_rings = sets_xor(own_rings, sets_or(from, to));
    own_rings.high =
        _mm256_add_epi64(own_rings.high, _mm256_and_si256(step.rest, all(ONE_REMOVED)));
    own = sets_xor(own, jumped);
    own = sets_choose(removes, own, sets_or(own, from));
    other = sets_choose(removes, other, sets_xor(other, jumped));
    board->pool = _mm256_add_epi64(board->pool,
                                   lanes_choose(removes, all((uint64_t)-YINSH_ROW_LENGTH), all(1)));

    /* Whose turn is next. */
    lanes row_next = _mm256_slli_epi64(step.rest, 3); /* REPLAY_ROW_NEXT */
    board->rings[OWN] = sets_choose(row_next, own_rings, other_rings);
    board->rings[OTHER] = sets_choose(row_next, other_rings, own_rings);
    board->markers[OWN] = sets_choose(row_next, own, other);
    board->markers[OTHER] = sets_choose(row_next, other, own);

    struct lane_sets now[2] = {own, other};
    struct lane_sets rows =
        sets_or(row_starts_in_columns(now), sets_or(row_starts(now, 11), row_starts(now, 12)));
    lanes rowless =
        _mm256_cmpeq_epi64(_mm256_or_si256(rows.low, rows.high), _mm256_setzero_si256());
    /* If a row is stated and there is none, the next step shows that. */
    lanes continues = _mm256_andnot_si256(own_rings.high, board->pool);
    lanes good =
        _mm256_and_si256(_mm256_and_si256(legal, continues), _mm256_or_si256(rowless, row_next));
    return (struct events){legal, good};
}

/* ---- Single lanes ------------------------------------------------------ */

/* What a lane does that has no game, again and again. */
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

INLINE void get_position(const struct round *round, int i, yinsh_position *position)
{
    *position = (yinsh_position){
        .due = YINSH_DUE_MOVE, .variant = YINSH_STANDARD, .house = YINSH_HOUSE_NONE};
    for (int player = OWN; player <= OTHER; player++) {
        uint64_t high = round->words.of.rings[player][1][i];
        int colour = (high & IS_BLACK) != 0;
        position->rings[colour] =
            (yinsh_set){{round->words.of.rings[player][0][i], high & HIGH_POINTS}};
        position->markers[colour] = (yinsh_set){
            {round->words.of.markers[player][0][i], round->words.of.markers[player][1][i]}};
        position->removed[colour] = (uint8_t)((high >> REMOVED) - 1);
    }
    position->on_board = (uint8_t)(round->words.of.pool[i] + YINSH_MARKERS);
}

/* Let a lane continue from a position of a game, with a move of the position's side. */
static void put_position(struct round *round, int i, const yinsh_position *position)
{
    for (int player = OWN; player <= OTHER; player++) {
        int colour = player == OWN ? position->side : !position->side;
        round->words.of.rings[player][0][i] = position->rings[colour].word[0];
        round->words.of.rings[player][1][i] = position->rings[colour].word[1] |
                                              (colour == YINSH_BLACK ? IS_BLACK : 0) |
                                              (position->removed[colour] + UINT64_C(1)) << REMOVED;
        round->words.of.markers[player][0][i] = position->markers[colour].word[0];
        round->words.of.markers[player][1][i] = position->markers[colour].word[1];
    }
    round->words.of.pool[i] = position->on_board - (uint64_t)YINSH_MARKERS;
}

/* The rings after the placements by words and colours; false if two are on one point. */
INLINE bool place_rings(const struct replay_game *game, uint64_t rings[2][2])
{
    struct lane_sets sets = {_mm256_setzero_si256(), _mm256_setzero_si256()};
    /* Four at a time, White's in the even lanes; two are taken twice. */
    static const size_t first[] = {0, 4, YINSH_PLACING_TURNS - 4};
#pragma GCC unroll 3
    for (size_t i = 0; i < sizeof first / sizeof first[0]; i++) {
        int32_t four;
        memcpy(&four, game->placed + first[i], sizeof four);
        sets = sets_or(sets, sets_of(_mm256_cvtepu8_epi64(_mm_cvtsi32_si128(four))));
    }
    __m128i low =
        _mm_or_si128(_mm256_castsi256_si128(sets.low), _mm256_extracti128_si256(sets.low, 1));
    __m128i high =
        _mm_or_si128(_mm256_castsi256_si128(sets.high), _mm256_extracti128_si256(sets.high, 1));
    _mm_storeu_si128((__m128i *)(void *)rings[0], low);
    _mm_storeu_si128((__m128i *)(void *)rings[1], high);
    return __builtin_popcountll(rings[0][0] | rings[0][1]) +
               __builtin_popcountll(rings[1][0] | rings[1][1]) ==
           YINSH_PLACING_TURNS;
}

/* Begin the next game in a lane. */
AVX2 static void begin_game(struct round *round, int i)
{
    struct lane *lane = &round->lane[i];
    union board_words *words = &round->words;
    uint64_t rings[2][2] = {{0, 0}, {0, 0}};
    for (; round->games < round->end; round->games++) {
        round->games->legal = place_rings(round->games, rings);
        if (round->games->legal)
            break;
    }
    words->of.rings[OWN][0][i] = rings[0][YINSH_WHITE];
    words->of.rings[OWN][1][i] = rings[1][YINSH_WHITE] | ONE_REMOVED;
    words->of.rings[OTHER][0][i] = rings[0][YINSH_BLACK];
    words->of.rings[OTHER][1][i] = rings[1][YINSH_BLACK] | ONE_REMOVED | IS_BLACK;
    for (int word = 0; word < 2; word++)
        words->of.markers[OWN][word][i] = words->of.markers[OTHER][word][i] = 0;
    words->of.pool[i] = -(uint64_t)YINSH_MARKERS;
    if (round->games < round->end) {
        lane->game = round->games++;
        lane->at = lane->game->steps;
        round->busy++;
    } else {
        lane->game = NULL;
        lane->at = &round->idle;
        words->of.pool[i] = UINT64_C(1) << 63; /* without an end */
    }
}

/*
 * Finish the turn of a game after its last step, which was refused, or after which a removal is due
 * or the game is over.  Sets what is due after that, and moves lane->at.  Returns whether all of
 * that is legal; a step that is refused may be the mark at the end of the steps.
 */
INLINE bool finish_turn(struct lane *lane, yinsh_position *position, bool black_next, bool refused)
{
    const struct replay_step *last = lane->at - 1;
    bool row_next = (last->rest & REPLAY_ROW_NEXT) != 0;
    if (refused)
        return replay_is_end(last);
    position->side = black_next == row_next ? YINSH_BLACK : YINSH_WHITE;
    if (position->removed[position->side] == yinsh_rings_to_win(position)) {
        position->due = YINSH_DUE_OVER;
        return replay_is_end(lane->at);
    }
    return replay_settle(position, rules_row_starts(position), &lane->at);
}

/*
 * After a step that play_round() could not complete, finish the turn of the lane's game without the
 * other lanes; if the game ends with it, note the verdict and begin the next game in the lane.
 */
INLINE void finish_step(struct round *round, int i, bool refused)
{
    struct lane *lane = &round->lane[i];
    yinsh_position position;
    get_position(round, i, &position);
    bool black_next = (round->words.of.rings[OWN][1][i] & IS_BLACK) != 0;
    bool legal = finish_turn(lane, &position, black_next, refused);
    if (legal && !refused && position.due == YINSH_DUE_MOVE) {
        position.side ^= 1;
        put_position(round, i, &position);
        return;
    }
    lane->game->legal = legal;
    if (legal)
        replay_end(lane->game, &position);
    round->busy--;
    begin_game(round, i);
}

INLINE void replay_rounds(struct replay_game *games, size_t count, const bool flips)
{
    struct round round = {.idle = nothing, .games = games, .end = games + count};
    for (int i = 0; i < REPLAY_LANES; i++)
        begin_game(&round, i);
    while (round.busy > 0) {
        struct events events = play_round(&round.words.board, round.lane, flips);
        int good = lanes_signs(events.good), legal;
        if (good == (1 << REPLAY_LANES) - 1)
            continue;
        legal = lanes_signs(events.legal);
        for (int i = 0; i < REPLAY_LANES; i++)
            if ((good >> i & 1) == 0)
                finish_step(&round, i, (legal >> i & 1) == 0);
    }
}

/* Compiled twice, so that games that state no flips take no instructions for them. */
AVX2 __attribute__((noinline)) static void replay_with_flips(struct replay_game *games,
                                                             size_t count)
{
    replay_rounds(games, count, true);
}

AVX2 void replay_games_lanes(struct replay_game *games, size_t count, bool flips)
{
    if (flips)
        replay_with_flips(games, count);
    else
        replay_rounds(games, count, false);
}

#endif
