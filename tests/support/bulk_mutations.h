/* SPDX-License-Identifier: BSD-2-Clause */
/* Everything that may happen to the bytes of a record: one mutation of the text from some byte on.
 */
#ifndef SUPPORT_BULK_MUTATIONS_H
#define SUPPORT_BULK_MUTATIONS_H

#include "support/bulk_bases.h"

/* What is mutated: the text from a byte on, in which there is one byte at least. */
struct mutated {
    uint32_t *random;
    size_t from;
};

/* A number below a bound. */
static inline size_t below(const struct mutated *mutated, size_t bound)
{
    return next_random(mutated->random) % bound;
}

/* Where there is a byte. */
static inline size_t place_in(const struct mutated *mutated)
{
    return mutated->from + below(mutated, text.length - mutated->from);
}

/* The first byte from a place on, and once more from the beginning, that is of a kind. */
static inline size_t place_of(const struct mutated *mutated, bool (*is_kind)(char byte))
{
    size_t count = text.length - mutated->from, first = below(mutated, count);
    for (size_t i = 0; i < count; i++) {
        size_t at = mutated->from + (first + i) % count;
        if (is_kind(text.bytes[at]))
            return at;
    }
    return mutated->from + first;
}

/* Where a stretch of bytes of a kind ends. */
static inline size_t end_of(size_t at, bool (*is_kind)(char byte))
{
    while (at < text.length && is_kind(text.bytes[at]))
        at++;
    return at;
}

static inline bool is_word_byte(char byte)
{
    return is_letter(byte) || is_digit(byte);
}

static inline bool is_no_blank(char byte)
{
    return !is_blank(byte);
}

static inline bool is_in_line(char byte)
{
    return byte != '\n';
}

/* Move back to where a stretch of bytes of a kind begins. */
static inline size_t begin_of(const struct mutated *mutated, size_t at, bool (*is_kind)(char byte))
{
    while (at > mutated->from && is_kind(text.bytes[at - 1]))
        at--;
    return at;
}

/* Put a stretch of the text to another place of it, or in place of bytes there. */
static inline void copy_within(size_t from, size_t length, size_t to, size_t instead)
{
    char bytes[64];
    if (length > sizeof bytes)
        length = sizeof bytes;
    if (length > text.length - from)
        length = text.length - from;
    memcpy(bytes, text.bytes + from, length);
    replace(to, instead, bytes, length);
}

/* ---- Bytes ------------------------------------------------------------- */

static inline void change_byte(const struct mutated *mutated)
{
    static const char likely[] = "0123456789:;/ \t\r\n\f\v.-*!?[](){}\"\\,aAkKlLxXwWbBpP@`\200\377";
    size_t at = below(mutated, 2) == 0 ? place_of(mutated, is_word_byte) : place_in(mutated);
    char *byte = &text.bytes[at];
    switch (below(mutated, 5)) {
    case 0: /* any */
        *byte = (char)below(mutated, 256);
        break;
    case 1: /* one that differs in a bit, and so may be mistaken for it */
        *byte = (char)(*byte ^ (1 << below(mutated, 8)));
        break;
    case 2: /* a neighbour */
        *byte = (char)(*byte + (below(mutated, 2) == 0 ? 1 : -1));
        break;
    case 3: /* as there is elsewhere */
        *byte = text.bytes[place_in(mutated)];
        break;
    default:
        *byte = likely[below(mutated, sizeof likely)];
        break;
    }
}

/* Leave out bytes, insert some, or double them. */
static inline void move_bytes(const struct mutated *mutated)
{
    size_t at = place_in(mutated), some = 1 + below(mutated, below(mutated, 2) == 0 ? 2 : 20);
    char byte = (char)below(mutated, 256);
    switch (below(mutated, 4)) {
    case 0:
        replace(at, some, "", 0);
        break;
    case 1:
        replace(at, 0, &byte, 1);
        break;
    case 2:
        copy_within(at, some, at, 0);
        break;
    default:
        copy_within(place_in(mutated), some, at, below(mutated, 2) == 0 ? some : 0);
        break;
    }
}

/* White space is of another kind, doubled, omitted or inserted. */
static inline void change_blank(const struct mutated *mutated)
{
    static const char *const blanks[] = {" ",    "\n",       "\r\n",        "\t",   "\r",
                                         "\f",   "\v",       "  ",          "\n\n", "",
                                         "\n\r", "\xC2\xA0", "\xEF\xBB\xBF"};
    const char *blank = blanks[below(mutated, sizeof blanks / sizeof blanks[0])];
    bool at_any = below(mutated, 6) == 0;
    size_t at = at_any ? place_in(mutated) : place_of(mutated, is_blank);
    replace(at, at_any ? 0 : 1, blank, strlen(blank));
}

static inline void change_case(const struct mutated *mutated)
{
    size_t at = place_of(mutated, is_letter);
    text.bytes[at] = (char)(text.bytes[at] ^ 0x20);
}

/* ---- Words and lines --------------------------------------------------- */

/* Another number, close to the one that is there or far from it. */
static inline void change_number(const struct mutated *mutated)
{
    static const char *const others[] = {"0",   "00", "1",   "10",    "11",         "12",
                                         "013", "99", "100", "65536", "4294967297", "-1"};
    char number[32];
    size_t at = begin_of(mutated, place_of(mutated, is_digit), is_digit);
    size_t end = end_of(at, is_digit);
    long value = strtol(text.bytes + at, NULL, 10);
    if (end - at > 9 || below(mutated, 3) == 0)
        snprintf(number, sizeof number, "%s",
                 others[below(mutated, sizeof others / sizeof others[0])]);
    else
        snprintf(number, sizeof number, below(mutated, 4) == 0 ? "0%ld" : "%ld",
                 value + (long)below(mutated, 5) - 2);
    replace(at, end - at, number, strlen(number));
}

/* Another word of letters and digits, as there is elsewhere. */
static inline void change_word(const struct mutated *mutated)
{
    size_t at = begin_of(mutated, place_of(mutated, is_word_byte), is_word_byte);
    size_t from = begin_of(mutated, place_of(mutated, is_word_byte), is_word_byte);
    copy_within(from, end_of(from, is_word_byte) - from, at, end_of(at, is_word_byte) - at);
}

/* Swap a stretch of bytes of a kind with the next one. */
static inline void swap_neighbours(const struct mutated *mutated, bool (*is_kind)(char byte))
{
    static char bytes[LONGEST_BASE];
    size_t first = begin_of(mutated, place_of(mutated, is_kind), is_kind);
    size_t first_end = end_of(first, is_kind), second = first_end;
    while (second < text.length && !is_kind(text.bytes[second]))
        second++;
    size_t second_end = end_of(second, is_kind), length = second_end - first;
    if (length > sizeof bytes)
        return;
    size_t one = first_end - first, between = second - first_end, other = second_end - second;
    memcpy(bytes, text.bytes + first, length);
    memcpy(text.bytes + first, bytes + one + between, other);
    memcpy(text.bytes + first + other, bytes + one, between);
    memcpy(text.bytes + first + other + between, bytes, one);
}

/* Leave out a line, or have it twice. */
static inline void change_lines(const struct mutated *mutated)
{
    static char bytes[1024];
    size_t at = begin_of(mutated, place_in(mutated), is_in_line);
    size_t length = end_of(at, is_in_line) - at;
    length += at + length < text.length;
    if (length > sizeof bytes)
        return;
    memcpy(bytes, text.bytes + at, length);
    if (below(mutated, 2) == 0)
        replace(at, length, "", 0);
    else
        replace(at, 0, bytes, length);
}

/* Let some lines, or all, end with CR and LF. */
static inline void change_line_ends(const struct mutated *mutated)
{
    size_t one_in = below(mutated, 2) == 0 ? 1 : 1 + below(mutated, 20);
    for (size_t at = mutated->from; at < text.length; at++)
        if (text.bytes[at] == '\n' && below(mutated, one_in) == 0)
            replace(at++, 0, "\r", 1);
}

/* ---- From elsewhere ---------------------------------------------------- */

/* Cut off what is after a place, or before it. */
static inline void cut(const struct mutated *mutated)
{
    size_t at = place_in(mutated);
    if (below(mutated, 4) > 0)
        text.length = at;
    else
        replace(mutated->from, at - mutated->from, "", 0);
}

/* Put a word of the notation somewhere, or in place of what is there. */
static inline void put_a_word(const struct mutated *mutated)
{
    const struct base *word = any_base(&base_words, mutated->random);
    size_t at = place_in(mutated);
    if (below(mutated, 2) == 0)
        at = begin_of(mutated, at, is_no_blank);
    replace(at, below(mutated, 2) == 0 ? word->length : 0, word->bytes, word->length);
}

/* Paste a piece of another record somewhere, or all of it. */
static inline void paste(const struct mutated *mutated)
{
    size_t kind = below(mutated, 3);
    const struct base *base = any_base(kind == 0   ? &found_bases
                                       : kind == 1 ? &made_bases
                                                   : &foreign_bases,
                                       mutated->random);
    size_t from = below(mutated, 8) == 0 ? 0 : below(mutated, base->length);
    size_t length = base->length - from;
    if (below(mutated, 8) > 0)
        length = 1 + below(mutated, length < 200 ? length : 200);
    replace(place_in(mutated), 0, base->bytes + from, length);
}

/** Mutate the text from a byte on. */
static inline void mutate(uint32_t *random, size_t from)
{
    const struct mutated mutated = {random, from};
    static void (*const often[])(const struct mutated *mutated) = {
        change_byte,   change_byte, change_byte, change_byte,  move_bytes,       move_bytes,
        change_number, change_word, change_case, change_blank, change_line_ends, change_lines,
        cut,           put_a_word,  put_a_word,  paste};
    enum { OFTEN = sizeof often / sizeof often[0] };
    if (text.length == from)
        return;
    size_t kind = next_random(random) % (OFTEN + 2);
    if (kind < OFTEN)
        often[kind](&mutated);
    else
        swap_neighbours(&mutated, kind == OFTEN ? is_no_blank : is_in_line);
}

#endif
