/* SPDX-License-Identifier: BSD-2-Clause */
/*
 * Turns of the official notation as notation/gipf/moves.c takes them, eight moves and removals
 * at a time, for processors with AVX2.  Each '-' is that of a move or of a row: the points beside
 * it, what is before them and after, is taken apart in a lane of four bytes for each, all
 * in the same way.  So nothing depends on a branch that the processor cannot foresee.
 */
#include "notation/gipf/gipf.h"

#ifdef REPLAY_LANES

#include <immintrin.h>

enum { LANES = 8, NUMBERS = 100 };

/* As replay_has_lanes() requires. */
#define TARGET target("avx2,bmi,bmi2,popcnt")
#define INLINE static inline __attribute__((always_inline, TARGET))

typedef __m256i lanes;

/* Four bytes as they are in a lane. */
#define BYTES(a, b, c, d)                                                                          \
    ((uint32_t)(a) | (uint32_t)(b) << 8 | (uint32_t)(c) << 16 | (uint32_t)(d) << 24)

/* The number of a turn with its dot, and a blank after that; or before, any one. */
#define SPACED(tens, ones) BYTES('0' + (tens), '0' + (ones), '.', ' ')
#define CLOSE(tens, ones) BYTES(0, '0' + (tens), '0' + (ones), '.')
#define TEN_NUMBERS(tens, form)                                                                    \
    form(tens, 0), form(tens, 1), form(tens, 2), form(tens, 3), form(tens, 4), form(tens, 5),      \
        form(tens, 6), form(tens, 7), form(tens, 8), form(tens, 9)
#define ALL_NUMBERS(form)                                                                          \
    TEN_NUMBERS(0, form), TEN_NUMBERS(1, form), TEN_NUMBERS(2, form), TEN_NUMBERS(3, form),        \
        TEN_NUMBERS(4, form), TEN_NUMBERS(5, form), TEN_NUMBERS(6, form), TEN_NUMBERS(7, form),    \
        TEN_NUMBERS(8, form), TEN_NUMBERS(9, form)
static const uint32_t number_texts[2][NUMBERS] = {{ALL_NUMBERS(CLOSE)}, {ALL_NUMBERS(SPACED)}};

/* ---- Constants --------------------------------------------------------- */

/* What the bytes of a point in a lane are: their least and most, and what each more is worth. */
struct point_form {
    uint32_t least[LANES], most[LANES], worth[LANES];
};

/*
 * The constants of the lanes.  As memory operands they take no instructions of their own; compilers
 * would generate instructions to build constants that they know.
 */
struct gipf_constants {
    /* Points of three bytes; of two that begin a lane, or are after its first byte. */
    struct point_form of_three, at_begin, at_end;
    uint32_t third_of_three[LANES], zero_of_three[LANES], letter_bit[LANES];
    uint32_t row_9[LANES], shift_after[LANES], shift_one[LANES], low_byte[LANES];
    uint32_t x[LANES], semicolon[LANES], blank[LANES], line_end[LANES], semicolon_x[LANES];
    uint32_t up_column[LANES], up_row[LANES], up_diagonal[LANES];
    uint32_t count[LANES], before[LANES], two[LANES], three[LANES];
    uint32_t frame[LANES], ways[LANES], removes[LANES], row_low[LANES], row_high[LANES];
    uint32_t row_next[LANES];
};

#define ALL(word)                                                                                  \
    {                                                                                              \
        word, word, word, word, word, word, word, word                                             \
    }
#define CONSTANTS(a)                                                                               \
    {                                                                                              \
        .of_three = {ALL(BYTES(a, '1', '0', 0)), ALL(BYTES(10, 0, 1, 255)),                        \
                     ALL(BYTES(11, 0, 1, 0))},                                                     \
        .at_begin = {ALL(BYTES(a, '1', 0, 0)), ALL(BYTES(10, 8, 255, 255)),                        \
                     ALL(BYTES(11, 1, 0, 0))},                                                     \
        .at_end = {ALL(BYTES(0, a, '1', 0)), ALL(BYTES(255, 10, 8, 255)),                          \
                   ALL(BYTES(0, 11, 1, 0))},                                                       \
        .third_of_three = ALL(BYTES(0, 0, 0xfe, 0)), .zero_of_three = ALL(BYTES(0, 0, '0', 0)),    \
        .letter_bit = ALL(BYTES(0, 0x40, 0, 0)), .row_9 = ALL(9), .shift_after = ALL(16),          \
        .shift_one = ALL(8), .low_byte = ALL(0xff), .x = ALL('x'), .semicolon = ALL(';'),          \
        .blank = ALL(' '), .line_end = ALL('\n'), .semicolon_x = ALL(BYTES(';', 'x', 0, 0)),       \
        .up_column = ALL(4 * 1), .up_row = ALL(4 * 11), .up_diagonal = ALL(4 * 12),                \
        .count = {0, 1, 2, 3, 4, 5, 6, 7}, .before = {0, 0, 1, 2, 3, 4, 5, 6}, .two = ALL(2),      \
        .three = ALL(3), .frame = ALL(YINSH_FRAME), .ways = ALL(POINT_WAYS),                       \
        .removes = ALL((uint32_t)REPLAY_REMOVES), .row_low = ALL((uint32_t)REPLAY_LATER_ROW),      \
        .row_high = ALL((uint32_t)(REPLAY_LATER_ROW >> 32)),                                       \
        .row_next = ALL((uint32_t)(REPLAY_ROW_NEXT >> 32))                                         \
    }
/* For capital letters and small ones. */
static const struct gipf_constants constants[2] = {CONSTANTS('A'), CONSTANTS('a')};

/* ---- Points ------------------------------------------------------------ */

/* Turns being taken. */
struct gipf_taking {
    const struct gipf_constants *known;
    const char *part; /* from where places are counted */
    int32_t at;       /* after the last turn that was taken */
    struct replay_step *step;
    const uint32_t *number; /* of the next turn, in number_texts */
    lanes number_bytes;     /* those before a move that are of its number */
    lanes gap;              /* bytes from after a turn to the move of the next */
};

/* What is found in lanes. */
struct gipf_found {
    unsigned good;      /* a bit for each lane that is as expected */
    unsigned removals;  /* that has a row and a ring instead of a number and a move */
    unsigned semicolon; /* after which more of the same turn follows */
    lanes is_good, is_removal, is_semicolon;
    lanes from, to, ring; /* points of the frame */
    lanes after;          /* the places after them */
};

/* A point in each lane. */
struct gipf_points {
    lanes point;   /* its number */
    lanes is_long; /* it has three bytes */
    lanes wrong;   /* anything but 0 if it is not a point of the frame */
};

INLINE lanes load(const uint32_t words[LANES])
{
    return _mm256_loadu_si256((const lanes *)(const void *)words);
}

INLINE void store(uint32_t words[LANES], lanes a)
{
    _mm256_storeu_si256((lanes *)(void *)words, a);
}

INLINE unsigned bits_of(lanes a)
{
    return (unsigned)_mm256_movemask_ps(_mm256_castsi256_ps(a));
}

INLINE lanes both(lanes a, lanes b)
{
    return _mm256_and_si256(a, b);
}

INLINE lanes either(lanes a, lanes b)
{
    return _mm256_or_si256(a, b);
}

INLINE lanes equal(lanes a, lanes b)
{
    return _mm256_cmpeq_epi32(a, b);
}

INLINE lanes sum(lanes a, lanes b)
{
    return _mm256_add_epi32(a, b);
}

INLINE lanes difference(lanes a, lanes b)
{
    return _mm256_sub_epi32(a, b);
}

/* In lanes that are chosen a, in the others b. */
INLINE lanes choose(lanes chosen, lanes a, lanes b)
{
    return _mm256_blendv_epi8(b, a, chosen);
}

/* The points in lanes; those that are not long have another form. */
INLINE struct gipf_points take_points(const struct gipf_constants *known, lanes bytes,
                                      lanes is_long, const struct point_form *other)
{
    const struct point_form *form = &known->of_three;
    lanes least = choose(is_long, load(form->least), load(other->least));
    lanes most = choose(is_long, load(form->most), load(other->most));
    lanes worth = choose(is_long, load(form->worth), load(other->worth));
    lanes values = _mm256_sub_epi8(bytes, least);
    lanes sums = _mm256_madd_epi16(_mm256_maddubs_epi16(values, worth), _mm256_set1_epi16(1));
    return (struct gipf_points){.point = sum(sums, both(is_long, load(known->row_9))),
                                .is_long = is_long,
                                .wrong = _mm256_subs_epu8(values, most)};
}

/* The points that lanes begin with. */
INLINE struct gipf_points points_at(const struct gipf_constants *known, lanes bytes)
{
    lanes is_long = equal(both(bytes, load(known->third_of_three)), load(known->zero_of_three));
    return take_points(known, bytes, is_long, &known->at_begin);
}

/* The points that are before the last byte of lanes. */
INLINE struct gipf_points points_before(const struct gipf_constants *known, lanes bytes)
{
    lanes is_long = equal(both(bytes, load(known->letter_bit)), _mm256_setzero_si256());
    return take_points(known, bytes, is_long, &known->at_end);
}

/* The byte after points that lanes begin with. */
INLINE lanes byte_after(const struct gipf_constants *known, lanes bytes, lanes is_long)
{
    lanes shift = sum(load(known->shift_after), both(is_long, load(known->shift_one)));
    return both(_mm256_srlv_epi32(bytes, shift), load(known->low_byte));
}

/* ---- Moves and removals ------------------------------------------------ */

/* A byte for each lane: how many bits there are before its own. */
INLINE uint64_t counts_before(unsigned bits)
{
    uint64_t reversed = bits * UINT64_C(0x8040201008040201) & UINT64_C(0x8080808080808080);
    return (__builtin_bswap64(reversed >> 7) << 8) * UINT64_C(0x0101010101010101);
}

/* The bytes around two places in a half each: 7 before them and 8 after. */
INLINE lanes load_two(const char *part, int32_t one, int32_t other)
{
    const void *low = part + one - 7, *high = part + other - 7;
    return _mm256_inserti128_si256(_mm256_castsi128_si256(_mm_loadu_si128(low)),
                                   _mm_loadu_si128(high), 1);
}

/* What is before the lanes, and in the first another. */
INLINE lanes lanes_before(const struct gipf_constants *known, lanes a, int first)
{
    return _mm256_blend_epi32(_mm256_permutevar8x32_epi32(a, load(known->before)),
                              _mm256_castsi128_si256(_mm_cvtsi32_si128(first)), 1);
}

/* Parse the bytes around eight '-' of moves or rows. */
INLINE struct gipf_found find(const struct gipf_taking *taking, const int32_t place[LANES])
{
    const struct gipf_constants *known = taking->known;
    /* Four bytes each: before all others, up to the '-', after it, and the rest. */
    lanes a = load_two(taking->part, place[0], place[4]);
    lanes b = load_two(taking->part, place[1], place[5]);
    lanes c = load_two(taking->part, place[2], place[6]);
    lanes d = load_two(taking->part, place[3], place[7]);
    lanes low_ab = _mm256_unpacklo_epi32(a, b), high_ab = _mm256_unpackhi_epi32(a, b);
    lanes low_cd = _mm256_unpacklo_epi32(c, d), high_cd = _mm256_unpackhi_epi32(c, d);
    lanes first = _mm256_unpacklo_epi64(low_ab, low_cd);
    lanes second = _mm256_unpackhi_epi64(low_ab, low_cd);
    lanes third = _mm256_unpacklo_epi64(high_ab, high_cd);
    lanes fourth = _mm256_unpackhi_epi64(high_ab, high_cd);

    struct gipf_points from = points_before(known, second), to = points_at(known, third);
    lanes after_to = byte_after(known, third, to.is_long);
    lanes is_removal = equal(after_to, load(known->x));
    lanes rest = choose(to.is_long, fourth,
                        either(_mm256_srli_epi32(third, 24), _mm256_slli_epi32(fourth, 8)));
    struct gipf_points ring = points_at(known, rest);
    lanes last = choose(is_removal, byte_after(known, rest, ring.is_long), after_to);
    lanes is_semicolon = equal(last, load(known->semicolon));
    lanes is_blank = either(equal(last, load(known->blank)), equal(last, load(known->line_end)));
    lanes wrong = either(either(from.wrong, to.wrong), both(ring.wrong, is_removal));

    /* A row goes from its lower end to its upper one, in one of three directions. */
    lanes way = difference(to.point, from.point);
    lanes is_row =
        either(equal(way, load(known->up_column)),
               either(equal(way, load(known->up_row)), equal(way, load(known->up_diagonal))));
    wrong = either(wrong, _mm256_andnot_si256(is_row, is_removal));

    /* Before a move is the next number, and ";x" before a row. */
    unsigned removals = bits_of(is_removal);
    __m128i removals_before = _mm_cvtsi64_si128((long long)counts_before(removals));
    lanes moves_before = difference(load(known->count), _mm256_cvtepu8_epi32(removals_before));
    lanes numbers = _mm256_permutevar8x32_epi32(load(taking->number), moves_before);
    lanes texts = choose(from.is_long, first,
                         either(_mm256_srli_epi32(first, 8), _mm256_slli_epi32(second, 24)));
    texts = choose(is_removal, _mm256_srli_epi32(texts, 16), both(texts, taking->number_bytes));
    wrong = either(wrong,
                   _mm256_xor_si256(texts, choose(is_removal, load(known->semicolon_x), numbers)));

    /* Which begin where they should, and not with a number after a semicolon. */
    lanes places = load((const uint32_t *)place);
    lanes begin = sum(difference(places, load(known->two)), from.is_long);
    lanes ring_bytes = both(is_removal, difference(load(known->three), ring.is_long));
    lanes after = sum(difference(sum(places, load(known->three)), to.is_long), ring_bytes);
    lanes gaps = difference(begin, lanes_before(known, after, taking->at));
    wrong =
        either(wrong, _mm256_xor_si256(gaps, choose(is_removal, load(known->two), taking->gap)));
    wrong = either(wrong, _mm256_andnot_si256(is_removal, lanes_before(known, is_semicolon, 0)));

    lanes is_good = both(either(is_blank, is_semicolon), equal(wrong, _mm256_setzero_si256()));
    return (struct gipf_found){
        .good = bits_of(is_good),
        .removals = removals,
        .semicolon = bits_of(is_semicolon),
        .is_good = is_good,
        .is_removal = is_removal,
        .is_semicolon = is_semicolon,
        .from = from.point,
        .to = to.point,
        .ring = ring.point,
        .after = after,
    };
}

/* ---- Steps ------------------------------------------------------------- */

/* Put a step: the ways tell most of it, the rest is in a half of two words. */
INLINE void put_step(struct replay_step *step, uint32_t offset, lanes last_words)
{
    const void *way = (const char *)point_ways + offset;
    _mm256_storeu_si256((lanes *)(void *)step,
                        _mm256_or_si256(_mm256_loadu_si256((const lanes *)way), last_words));
}

/* Put what was found into steps; in lanes that are not good, anything. */
INLINE void put_steps(const struct gipf_constants *known, struct replay_step step[LANES],
                      const struct gipf_found *found)
{
    lanes from = found->from, to = found->to, is_removal = found->is_removal;
    /* Where its way is, in bytes. */
    lanes way = sum(difference(to, from), load(known->frame));
    way = both(sum(way, both(is_removal, load(known->ways))), found->is_good);
    uint32_t offset[LANES];
    store(offset, _mm256_slli_epi32(way, 5));

    lanes lower = choose(is_removal, found->ring, from);
    lanes upper = choose(is_removal, either(from, load(known->removes)), to);
    lanes row = either(either(from, _mm256_slli_epi32(to, 8)), load(known->row_high));
    lanes kinds = both(is_removal, load(known->row_low));
    lanes marks = either(both(is_removal, row), both(found->is_semicolon, load(known->row_next)));
    lanes low_ends = _mm256_unpacklo_epi32(lower, upper),
          high_ends = _mm256_unpackhi_epi32(lower, upper);
    lanes low_rest = _mm256_unpacklo_epi32(kinds, marks),
          high_rest = _mm256_unpackhi_epi32(kinds, marks);
    lanes words[] = {
        _mm256_unpacklo_epi64(low_ends, low_rest), _mm256_unpackhi_epi64(low_ends, low_rest),
        _mm256_unpacklo_epi64(high_ends, high_rest), _mm256_unpackhi_epi64(high_ends, high_rest)};
#pragma GCC unroll 4
    for (int i = 0; i < 4; i++)
        put_step(&step[i], offset[i], _mm256_permute2x128_si256(words[i], words[i], 0x08));
#pragma GCC unroll 4
    for (int i = 0; i < 4; i++)
        put_step(&step[4 + i], offset[4 + i], _mm256_permute2x128_si256(words[i], words[i], 0x18));
}

/* ---- Where moves and rows are: each has a '-' --------------------------- */

enum {
    DASHES_BLOCK = 64, /* bytes that are examined together */
    DASHES_LISTED = 4 * DASHES_BLOCK,
    DASHES_AHEAD = 8 /* places that are stored at once; the last ones may not be dashes */
};

/* A bit for each of DASHES_BLOCK bytes that is a '-'. */
INLINE uint64_t dashes_of_block(const char *bytes)
{
    const __m256i dash = _mm256_set1_epi8('-');
    const void *low = bytes, *high = bytes + DASHES_BLOCK / 2;
    unsigned low_bits =
        (unsigned)_mm256_movemask_epi8(_mm256_cmpeq_epi8(_mm256_loadu_si256(low), dash));
    unsigned high_bits =
        (unsigned)_mm256_movemask_epi8(_mm256_cmpeq_epi8(_mm256_loadu_si256(high), dash));
    return low_bits | (uint64_t)high_bits << 32;
}

/*
 * List the places of '-' from some byte on, up to DASHES_LISTED bytes further on or to end; returns
 * their number.  What is stored after these is arbitrary.  A block's bytes after end can be loaded,
 * see READABLE_AHEAD.
 */
INLINE size_t list_dashes(const char *bytes, const char *end,
                          int32_t list[DASHES_LISTED + DASHES_AHEAD])
{
    size_t count = 0;
    for (ptrdiff_t block = 0; block < DASHES_LISTED && block < end - bytes; block += DASHES_BLOCK) {
        uint64_t dashes = dashes_of_block(bytes + block);
        ptrdiff_t rest = end - bytes - block;
        if (rest < DASHES_BLOCK)
            dashes &= (UINT64_C(1) << rest) - 1;
        size_t next = count + (size_t)__builtin_popcountll(dashes);
        /* Nearly always enough, and then without a branch for each. */
#pragma GCC unroll 8
        for (int i = 0; i < DASHES_AHEAD; i++, dashes &= dashes - 1)
            list[count + (size_t)i] = (int32_t)block + (int)_tzcnt_u64(dashes);
        for (size_t i = count + DASHES_AHEAD; i < next; i++, dashes &= dashes - 1)
            list[i] = (int32_t)block + (int)_tzcnt_u64(dashes);
        count = next;
    }
    return count;
}

/* ---- Many turns -------------------------------------------------------- */

/*
 * Take as many as are as expected of moves and rows with their '-' at count places, or at eight of
 * them, up to the end of a turn; returns how many.  *more is cleared if something else was found.
 */
INLINE size_t take_eight(struct gipf_taking *taking, const int32_t place[LANES], size_t count,
                         bool *more)
{
    struct gipf_found found = find(taking, place);
    const unsigned all = (1U << LANES) - 1;
    unsigned good =
        (unsigned)__builtin_ctz(~(count < LANES ? found.good & ((1U << count) - 1) : found.good));
    put_steps(taking->known, taking->step, &found);
    /* Handled separately, so that the next block need not wait for the count. */
    if (good == LANES && found.semicolon >> (LANES - 1) == 0) {
        taking->at = _mm256_extract_epi32(found.after, LANES - 1);
        taking->step += LANES;
        taking->number += LANES - (unsigned)__builtin_popcount(found.removals);
        return LANES;
    }
    /* The last with a blank after it ends what is taken. */
    unsigned ends = ~found.semicolon & ((1U << good) - 1);
    *more = ends != 0 && (good >= count || good == LANES);
    if (ends == 0)
        return 0;
    unsigned taken = 32 - (unsigned)__builtin_clz(ends);
    uint32_t after[LANES];
    store(after, found.after);
    taking->at = (int32_t)after[taken - 1];
    taking->step += taken;
    taking->number +=
        taken - (unsigned)__builtin_popcount(found.removals & (all >> (LANES - taken)));
    return taken;
}

__attribute__((TARGET)) bool gipf_take_moves_in_lanes(struct gipf_usual *usual)
{
    enum { BYTES_EXAMINED = 9 /* bytes that are examined from a '-' on */ };
    const char *end = usual->cursor->end - BYTES_EXAMINED;
    unsigned spaced = usual->spaced;
    /* One blank is before each number; the first may be a comment instead. */
    if (scan_left(usual->cursor) <= BYTES_EXAMINED || !is_blank(*usual->cursor->at) ||
        usual->steps->turns >= NUMBERS - LANES)
        return true;
    struct gipf_taking taking = {
        .part = usual->cursor->at,
        .step = usual->steps->next,
        .number = number_texts[spaced] + usual->steps->turns + 1,
        .known = &constants[usual->letters != 0],
        .number_bytes = _mm256_set1_epi32(spaced ? -1 : ~0xff),
        .gap = _mm256_set1_epi32(4 + (int)spaced),
    };
    /* The compiler need not know what it points to. */
    __asm__("" : "+r"(taking.known));
    const uint32_t *last_number = number_texts[spaced] + NUMBERS - LANES;
    const struct replay_step *room_end = usual->steps->room_end - LANES;
    int32_t list[LANES + DASHES_LISTED + LANES];
    size_t count = 0;
    bool more = true;
    while (more && taking.part < end) {
        size_t next = 0;
        count += list_dashes(taking.part, end, list + count);
        store((uint32_t *)(list + count), _mm256_setzero_si256());
        bool last = end - taking.part <= DASHES_LISTED;
        while (more && (count - next >= LANES || (last && next < count))) {
            if (taking.number > last_number || taking.step > room_end)
                goto done;
            next += take_eight(&taking, list + next, count - next, &more);
        }
        /* What is left is taken with what follows. */
        count -= next;
        store((uint32_t *)list,
              difference(load((const uint32_t *)(list + next)), _mm256_set1_epi32(DASHES_LISTED)));
        taking.part += DASHES_LISTED;
        taking.at -= DASHES_LISTED;
    }
done:
    usual->cursor->at = taking.part + taking.at;
    usual->steps->next = taking.step;
    usual->steps->turns = (unsigned)(taking.number - number_texts[spaced]) - 1;
    return more;
}
#endif
