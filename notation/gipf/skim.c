/* SPDX-License-Identifier: BSD-2-Clause */
/*
 * The official notation, skimmed.  What is not as notation/gipf/skim_moves.c expects most turns to
 * be is read byte by byte, and what notation/gipf/gipf.c might find anything wrong with is left to
 * it.
 */
#include "notation/gipf/skim.h"

#include "base/words.h"
#include "notation/gipf/skim_moves.h"
#include "notation/gipf/text.h"
#include "rules/names.h"
#include "rules/point_text.h"
#include "syntax/tag.h"

#include <limits.h>
#include <string.h>

enum { COMMENT = 4096 /* most bytes of one that is skimmed */ };

/* ---- Turns ------------------------------------------------------------- */

/* A point of the board. */
static bool skim_point(struct gipf_skimming *skimming, yinsh_point *point)
{
    unsigned letter = (unsigned char)scan_peek(skimming->cursor);
    skimming->letters_or |= letter;
    skimming->letters_and &= letter;
    return scan_point(skimming->cursor, point) && *point != YINSH_NO_POINT;
}

/* Add a step of a turn, which it begins or not; false if there can be none. */
static bool add_step(struct skim_steps *steps, enum yinsh_kind kind, bool begins, yinsh_point from,
                     yinsh_point to)
{
    switch (kind) {
    case YINSH_PLACE:
        return skim_add_placement(steps, begins, from);
    case YINSH_MOVE:
        return skim_add_move(steps, begins, from, to);
    case YINSH_ROW:
        return from <= to && skim_add_row(steps, begins, from, to);
    default:
        return steps->ring_due ? skim_add_ring(steps, begins, from)
                               : skim_add_lone_ring(steps, begins, from);
    }
}

/* One step of a turn, which it begins or not; its kind goes to *kind. */
static bool skim_step(struct gipf_skimming *skimming, bool begins, enum yinsh_kind *kind)
{
    struct cursor *cursor = skimming->cursor;
    bool removal = scan_byte(cursor, 'x') || scan_byte(cursor, 'X');
    yinsh_point from, to = YINSH_NO_POINT;
    if (!skim_point(skimming, &from))
        return false;
    bool two = scan_byte(cursor, '-');
    if (two && !skim_point(skimming, &to))
        return false;
    *kind = removal ? two ? YINSH_ROW : YINSH_RING : two ? YINSH_MOVE : YINSH_PLACE;
    if (!add_step(&skimming->steps, *kind, begins, from, to))
        return false;
    char next = scan_peek(cursor);
    bool ends = gipf_ends_word(next) || next == '!' || next == '?' ||
                (*kind == YINSH_ROW && (next == 'x' || next == 'X'));
    while (scan_peek(cursor) == '!' || scan_peek(cursor) == '?')
        cursor->at++;
    return ends || scan_at_end(cursor);
}

/* A turn, with the cursor on its first step. */
static bool skim_turn(struct gipf_skimming *skimming)
{
    struct cursor *cursor = skimming->cursor;
    enum yinsh_kind kind;
    bool begins = true;
    for (;; begins = false) {
        if (!skim_step(skimming, begins, &kind))
            return false;
        char next = scan_peek(cursor);
        if (next == 'x' || next == 'X') {
            if (kind != YINSH_ROW)
                return false;
        } else if (!scan_byte(cursor, ';')) {
            return !skimming->steps.ring_due &&
                   (scan_at_end(cursor) || is_blank(next) || next == '{');
        } else if (!is_letter(scan_peek(cursor))) {
            return false;
        }
    }
}

/*
 * Skip white space and comments.  If a line begins with anything but a number, another
 * notation may begin there.
 */
static bool skim_gap(struct gipf_skimming *skimming)
{
    struct cursor *cursor = skimming->cursor;
    for (;;) {
        const char *first = cursor->at;
        scan_blanks(cursor);
        if (scan_at_end(cursor))
            return true;
        char next = *cursor->at;
        bool line = memchr(first, '\n', (size_t)(cursor->at - first)) != NULL;
        if (line && gipf_starts_other(cursor, skimming->steps.record->notation, NOTATION_CERTAIN))
            return false;
        if (next != '{')
            return true;
        /* One that is longer, or not closed, is for the reader, and looks for its end only once. */
        size_t ahead = scan_left(cursor) < COMMENT ? scan_left(cursor) : COMMENT;
        const char *close = memchr(cursor->at, '}', ahead);
        cursor->starved |= close == NULL && ahead < COMMENT;
        if (close == NULL)
            return false;
        /* After a second brace it may not be this comment that is closed. */
        bool other = memchr(cursor->at + 1, '{', (size_t)(close - cursor->at - 1)) != NULL;
        if (other && !gipf_find_comment_end(cursor, false).closed)
            return false;
        cursor->at = close + 1;
    }
}

/* A number and its dots; *restarts is whether another record begins with it. */
static bool skim_number(struct gipf_skimming *skimming, bool *restarts)
{
    struct cursor *cursor = skimming->cursor;
    uint32_t number;
    const char *first = cursor->at;
    scan_number(cursor, 999999, &number);
    if (!scan_byte(cursor, '.'))
        return false;
    *restarts = skimming->steps.turns > 0 && number == 1;
    if (*restarts) {
        cursor->at = first;
        return true;
    }
    while (scan_byte(cursor, '.'))
        continue;
    skimming->spaced = scan_peek(cursor) == ' ';
    return number == skimming->steps.turns + 1;
}

/* Take a result; false if it is none, or contradicts another. */
static bool state_result(struct skimmed *record, struct words words)
{
    int result = words_are(words, "1-0")   ? YINSH_RESULT_WHITE
                 : words_are(words, "0-1") ? YINSH_RESULT_BLACK
                                           : name_find(names_of_result, words.bytes, words.length);
    if (result < 0 || (record->claims.result != YINSH_RESULT_NONE && result != YINSH_RESULT_NONE &&
                       (int)record->claims.result != result))
        return false;
    record->last = (enum yinsh_result)result;
    if (result != YINSH_RESULT_NONE)
        record->claims.result = record->last;
    return true;
}

/* A result word, after which on its line nothing follows. */
static bool skim_result(struct gipf_skimming *skimming)
{
    struct cursor *cursor = skimming->cursor;
    const char *first = cursor->at;
    while (!scan_at_end(cursor) && !gipf_ends_word(*cursor->at))
        cursor->at++;
    skimming->steps.record->states_last = true;
    if (!state_result(skimming->steps.record, (struct words){first, (size_t)(cursor->at - first)}))
        return false;
    struct cursor ahead = *cursor;
    while (scan_peek(&ahead) == ' ' || scan_peek(&ahead) == '\t')
        ahead.at++;
    cursor->starved |= scan_at_end(&ahead);
    return scan_at_end(&ahead) || is_blank(*ahead.at);
}

/* Continue with a record after its tags, up to its end. */
static bool skim_turns(struct gipf_skimming *skimming)
{
    struct cursor *cursor = skimming->cursor;
    gipf_skim_placements(skimming);
    for (;;) {
        bool restarts = false;
        if (skimming->steps.turns >= YINSH_PLACING_TURNS)
            gipf_skim_moves(skimming);
        if (!skim_gap(skimming))
            return false;
        if (scan_at_end(cursor))
            return true;
        if (*cursor->at == '[')
            return gipf_starts_line(cursor) || tag_begins(cursor);
        if (gipf_may_be_result(cursor))
            return skim_result(skimming);
        if (is_digit(*cursor->at)) {
            if (!skim_number(skimming, &restarts))
                return false;
            if (restarts)
                return true;
            if (!skim_gap(skimming))
                return false;
        }
        if (!skim_turn(skimming))
            return false;
    }
}

/* ---- Tags -------------------------------------------------------------- */

/* Whether a name is a string, letters in either case; mostly they are in the same one. */
static inline bool is_named(struct words name, const char *string)
{
    return words_are(name, string) || words_alike(name, string);
}

/* Take what a tag states about the game; false if that is unusual. */
static bool state_tag(struct skimmed *record, struct words name, struct words value)
{
    const char *bytes = value.bytes;
    char first = to_lower(*name.bytes);
    if ((first != 'r' && first != 'v' && first != 't' && first != 'p') || value.length == 0 ||
        words_are(value, "?"))
        return true;
    if (is_named(name, "Result"))
        return state_result(record, value);
    if (is_named(name, "Variant"))
        return words_are(value, "standard");
    if (is_named(name, "Termination")) {
        int end = name_find(names_of_end, bytes, value.length);
        record->claims.states_end = true;
        record->claims.end = end >= 0 ? (enum yinsh_end)end : YINSH_END_UNFINISHED;
        return end >= 0;
    }
    if (is_named(name, "Rings")) {
        if (value.length != 3 || !is_digit(bytes[0]) || bytes[1] != '-' || !is_digit(bytes[2]))
            return false;
        record->claims.states_rings = true;
        record->claims.rings[YINSH_WHITE] = (uint8_t)(bytes[0] - '0');
        record->claims.rings[YINSH_BLACK] = (uint8_t)(bytes[2] - '0');
        return true;
    }
    return !is_named(name, "Position");
}

#ifdef BY_BLOCKS
/* The bytes from some on up to the first that is none of a tag's name, or 16 of them. */
static inline size_t name_length(const char *bytes)
{
    __m128i block = _mm_loadu_si128((const __m128i *)(const void *)bytes);
    __m128i letters = _mm_sub_epi8(_mm_or_si128(block, _mm_set1_epi8(0x20)), _mm_set1_epi8('a'));
    __m128i digits = _mm_sub_epi8(block, _mm_set1_epi8('0'));
    __m128i found =
        _mm_or_si128(_mm_cmpeq_epi8(block, _mm_set1_epi8('_')),
                     _mm_or_si128(_mm_cmpeq_epi8(_mm_min_epu8(letters, _mm_set1_epi8(25)), letters),
                                  _mm_cmpeq_epi8(_mm_min_epu8(digits, _mm_set1_epi8(9)), digits)));
    return (size_t)__builtin_ctz(~(unsigned)_mm_movemask_epi8(found));
}
#else
static inline size_t name_length(const char *bytes)
{
    size_t length = 0;
    while (length < 16 && is_name_byte(bytes[length]))
        length++;
    return length;
}
#endif

/* A tag without escapes, with a name of less than 16 bytes; the cursor is on its bracket. */
static bool skim_tag(struct cursor *cursor, struct words *name, struct words *value)
{
    enum { LONGEST = 20 /* bytes up to the value and one of that */ };
    const char *at = cursor->at + 1, *end = cursor->end;
    if (end - at < LONGEST) {
        cursor->starved = true;
        return false;
    }
    *name = (struct words){at, name_length(at)};
    at += name->length;
    if (name->length == 0 || at[0] != ' ' || at[1] != '"')
        return false;
    value->bytes = at + 2;
    at = skim_find(value->bytes, end, (struct skim_stops){.bytes = {'"', '\\', '\n', '\0'}});
    cursor->starved |= end - at < 2;
    if (end - at < 2 || at[0] != '"' || at[1] != ']')
        return false;
    value->length = (size_t)(at - value->bytes);
    cursor->at = at + 2;
    return true;
}

/* Take the tags, which must have different names, and what is between and after them. */
static bool skim_tags(struct gipf_skimming *skimming)
{
    struct cursor *cursor = skimming->cursor;
    struct skim_names names;
    struct words name, value;
    const char *tag_end = cursor->at;
    names.count = names.letters = 0;
    while (scan_peek(cursor) == '[') {
        if (!skim_tag(cursor, &name, &value) || !skim_name(&names, name) ||
            !state_tag(skimming->steps.record, name, value))
            return false;
        tag_end = cursor->at;
        scan_blanks(cursor);
        /* After an empty line the tags may belong to another record. */
        if (cursor->at - tag_end > 1 && scan_peek(cursor) == '[' &&
            scan_after_empty_line(tag_end, cursor->at))
            return false;
    }
    /* The gap begins after the last tag: a new line counts. */
    cursor->at = tag_end;
    return skim_gap(skimming);
}

/* ---- Records ----------------------------------------------------------- */

enum skim_found gipf_skim(struct cursor *cursor, bool at_end, struct skimmed *record)
{
    struct gipf_skimming skimming = {
        .cursor = cursor,
        .steps = skim_steps_begin(record),
        .letters_and = UINT_MAX,
    };
    char first = scan_peek(cursor);
    bool good = (first == '[' ||
                 (is_digit(first) && !notation_others_announce(cursor, record->notation))) &&
                skim_tags(&skimming) && skim_turns(&skimming) &&
                ((skimming.letters_or ^ skimming.letters_and) & 0x20) == 0;
    if (cursor->starved && !at_end)
        return SKIM_STARVED;
    return good && skim_steps_end(&skimming.steps) ? SKIM_RECORD : SKIM_UNSURE;
}
