/* SPDX-License-Identifier: BSD-2-Clause */
#include "base/text.h"

#include "base/unchecked.h"

#include <stdarg.h>
#include <stdio.h>
#ifdef BY_BLOCKS
#include <immintrin.h>
#endif

struct text text_begin(char *bytes, size_t size)
{
    if (size > 0)
        bytes[0] = '\0';
    return (struct text){.bytes = bytes, .size = size, .length = 0};
}

void text_add(struct text *text, const char *bytes, size_t length)
{
    if (text->length + 1 < text->size) {
        size_t room = text->size - text->length - 1;
        size_t taken = length < room ? length : room;
        memcpy(text->bytes + text->length, bytes, taken);
        text->bytes[text->length + taken] = '\0';
    }
    text->length += length;
}

void text_add_string(struct text *text, const char *string)
{
    text_add(text, string, strlen(string));
}

char *append_long_number(char *at, uint64_t number)
{
    char digits[LONGEST_NUMBER], *first = digits + sizeof digits;
    for (; number > 0; number /= 10)
        *--first = (char)('0' + number % 10);
    return append_bytes(at, first, (size_t)(digits + sizeof digits - first));
}

void text_add_number(struct text *text, int64_t number)
{
    char digits[1 + LONGEST_NUMBER] = "-";
    bool negative = number < 0;
    uint64_t size = negative ? 0 - (uint64_t)number : (uint64_t)number;
    text_add(text, digits, (size_t)(append_number(digits + negative, size) - digits));
}

void text_format(struct text *text, const char *format, ...)
{
    bool full = text->length >= text->size;
    va_list arguments;
    va_start(arguments, format);
    int length = vsnprintf(full ? NULL : text->bytes + text->length,
                           full ? 0 : text->size - text->length, format, arguments);
    va_end(arguments);
    text->length += length > 0 ? (size_t)length : 0;
}

size_t text_decode(const char *text, size_t length, uint32_t *code)
{
    const unsigned char *bytes = (const unsigned char *)text;
    static const uint32_t least[5] = {0, 0, 0x80, 0x800, 0x10000};
    unsigned char first = bytes[0];
    if (first < 0x80) {
        *code = first;
        return 1;
    }
    size_t need = first < 0xC2 || first >= 0xF5 ? 0 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4;
    if (need == 0 || need > length)
        return 0;
    uint32_t value = first & (0x7FU >> need);
    for (size_t i = 1; i < need; i++) {
        if ((bytes[i] & 0xC0) != 0x80)
            return 0;
        value = value << 6 | (bytes[i] & 0x3FU);
    }
    if (value < least[need] || value > 0x10FFFF || (value >= 0xD800 && value <= 0xDFFF))
        return 0;
    *code = value;
    return need;
}

#ifdef BY_BLOCKS
/* How many bytes at the start of a text are in blocks of ASCII, on a processor with AVX2. */
__attribute__((target("avx2"))) static size_t skip_ascii_blocks(const char *text, size_t length)
{
    enum { BLOCK = 8 * sizeof(__m256i) };
    size_t at = 0;
    for (; length - at >= BLOCK; at += BLOCK) {
        const __m256i_u *part = (const __m256i_u *)(const void *)(text + at);
        if (_mm256_movemask_epi8(part[0] | part[1] | part[2] | part[3] | part[4] | part[5] |
                                 part[6] | part[7]) != 0)
            break;
    }
    return at;
}
#endif

size_t text_ascii(const char *text, size_t length)
{
    size_t at = 0;
#ifdef BY_BLOCKS
    if (__builtin_cpu_supports("avx2"))
        at = skip_ascii_blocks(text, length);
#endif
    while (length - at >= sizeof(uint64_t) &&
           (word_at(text + at) & UINT64_C(0x8080808080808080)) == 0)
        at += sizeof(uint64_t);
    while (at < length && (unsigned char)text[at] < 0x80)
        at++;
    return at;
}

bool text_is_utf8(const char *text, size_t length)
{
    size_t at = 0, taken = 1;
    uint32_t code;
    while (taken > 0 && (at += text_ascii(text + at, length - at)) < length)
        at += taken = text_decode(text + at, length - at, &code);
    return at == length;
}

bool words_are_tag_name(struct words words)
{
    for (size_t i = 0; i < words.length; i++)
        if (!is_tag_name_byte(words.bytes[i]))
            return false;
    return words.length > 0 && text_is_utf8(words.bytes, words.length);
}

char *append_character(char *at, uint32_t code)
{
    unsigned shift = code < 0x80 ? 0 : code < 0x800 ? 6 : code < 0x10000 ? 12 : 18;
    static const unsigned char first[] = {[0] = 0, [6] = 0xC0, [12] = 0xE0, [18] = 0xF0};
    *at++ = (char)(first[shift] | code >> shift);
    for (; shift > 0; shift -= 6)
        *at++ = (char)(0x80 | (code >> (shift - 6) & 0x3F));
    return at;
}

bool text_hex(const char *digits, size_t count, uint32_t *number)
{
    *number = 0;
    for (size_t i = 0; i < count; i++) {
        char digit = to_lower(digits[i]);
        if (!is_digit(digit) && (digit < 'a' || digit > 'f'))
            return false;
        *number = *number << 4 | (uint32_t)(is_digit(digit) ? digit - '0' : digit - 'a' + 10);
    }
    return true;
}

unsigned text_hex_escape(const char *text, size_t length)
{
    uint32_t byte;
    bool escape = length >= 4 && text[0] == '\\' && text[1] == 'x' && text_hex(text + 2, 2, &byte);
    return escape ? byte : TEXT_NO_BYTE;
}

/*
 * Characters that a terminal obeys, that reorder the text around them, or that do not show, so that
 * two names look the same.  Characters that select a variant of the preceding one are not among
 * them.
 */
static bool is_dangerous(uint32_t code)
{
    static const uint32_t ranges[][2] = {
        {0x0000, 0x001F},   {0x007F, 0x009F},   {0x00AD, 0x00AD},   {0x034F, 0x034F},
        {0x061C, 0x061C},   {0x115F, 0x1160},   {0x17B4, 0x17B5},   {0x180B, 0x180F},
        {0x200B, 0x200F},   {0x2028, 0x202E},   {0x2060, 0x206F},   {0x3164, 0x3164},
        {0xFEFF, 0xFEFF},   {0xFFA0, 0xFFA0},   {0xFFF0, 0xFFFB},   {0xFFFE, 0xFFFF},
        {0x1BCA0, 0x1BCA3}, {0x1D173, 0x1D17A}, {0xE0000, 0xE00FF}, {0xE01F0, 0xE0FFF},
    };
    for (size_t i = 0; i < sizeof ranges / sizeof ranges[0] && code >= ranges[i][0]; i++)
        if (code <= ranges[i][1])
            return true;
    return false;
}

unsigned text_look_alike(uint32_t code)
{
    enum { FULL_WIDTH = 0xFF01 };
    static const struct {
        uint16_t first, last;
        char byte; /* NUL if they are invisible */
    } ranges[] = {{0x00A0, 0x00A0, ' '},    {0x00AD, 0x00AD, '\0'}, {0x00D7, 0x00D7, 'x'},
                  {0x1680, 0x1680, ' '},    {0x2000, 0x200A, ' '},  {0x200B, 0x200F, '\0'},
                  {0x2010, 0x2015, '-'},    {0x2018, 0x201B, '\''}, {0x201C, 0x201F, '"'},
                  {0x202F, 0x202F, ' '},    {0x205F, 0x205F, ' '},  {0x2060, 0x2060, '\0'},
                  {0x2212, 0x2212, '-'},    {0x2715, 0x2716, 'x'},  {0x3000, 0x3000, ' '},
                  {0xFE58, 0xFE58, '-'},    {0xFE63, 0xFE63, '-'},  {0xFEFF, 0xFEFF, '\0'},
                  {FULL_WIDTH, 0xFF5E, '!'}}; /* the others of these follow as in ASCII */
    for (size_t i = 0; i < sizeof ranges / sizeof ranges[0] && code >= ranges[i].first; i++)
        if (code <= ranges[i].last)
            return (unsigned char)ranges[i].byte + (code < FULL_WIDTH ? 0 : code - FULL_WIDTH);
    return TEXT_NO_BYTE;
}

struct visible text_next_visible(const char *bytes, size_t length)
{
    static const char hex[] = "0123456789abcdef";
    struct visible piece = {.source = bytes, .taken = 1};
    uint32_t code = 0;
    size_t whole = text_decode(bytes, length, &code);
    piece.taken = whole > 0 ? whole : 1;
    if (whole > 0 && !is_dangerous(code)) {
        memcpy(piece.text, bytes, whole);
        piece.length = whole;
        return piece;
    }
    piece.escaped = true;
    if (whole == 1 && (code == '\n' || code == '\t' || code == '\r')) {
        piece.text[0] = '\\';
        piece.text[1] = code == '\n' ? 'n' : code == '\t' ? 't' : 'r';
        piece.length = 2;
        return piece;
    }
    for (size_t i = 0; i < piece.taken; i++) {
        unsigned char byte = (unsigned char)bytes[i];
        piece.text[piece.length++] = '\\';
        piece.text[piece.length++] = 'x';
        piece.text[piece.length++] = hex[byte >> 4];
        piece.text[piece.length++] = hex[byte & 15];
    }
    return piece;
}

struct visible text_next_shown(const char *bytes, size_t length)
{
    struct visible piece = text_next_visible(bytes, length);
    uint32_t code = 0;
    if (!piece.escaped && text_decode(bytes, length, &code) > 1 && text_look_alike(code) == ' ') {
        piece.length = (size_t)snprintf(piece.text, sizeof piece.text, "<U+%04X>", (unsigned)code);
        piece.escaped = true;
    }
    return piece;
}

/* Whether eight bytes are all plain. */
static bool is_plain_word(const char *bytes)
{
    const uint64_t ones = UINT64_C(0x0101010101010101), highs = 0x80 * ones;
    uint64_t word;
    memcpy(&word, bytes, sizeof word);
    /* If no byte has its high bit set, no sum carries into the next byte. */
    return ((word | (word + ones)) & highs) == 0 && ((word + (0x80 - ' ') * ones) & highs) == highs;
}

size_t text_plain(const char *bytes, size_t length)
{
    size_t plain = 0;
    while (length - plain >= sizeof(uint64_t) && is_plain_word(bytes + plain))
        plain += sizeof(uint64_t);
    while (plain < length && bytes[plain] >= ' ' && bytes[plain] <= '~')
        plain++;
    return plain;
}

bool text_is_visible(const char *bytes, size_t length)
{
    while (length > 0) {
        struct visible piece = text_next_visible(bytes, length);
        if (piece.escaped)
            return false;
        bytes += piece.taken;
        length -= piece.taken;
    }
    return true;
}

void text_add_visible(struct text *text, const char *bytes, size_t length)
{
    while (length > 0 && text->length < text->size) {
        size_t plain = text_plain(bytes, length);
        text_add(text, bytes, plain);
        bytes += plain;
        length -= plain;
        if (length == 0 || text->length >= text->size)
            break;
        struct visible piece = text_next_shown(bytes, length);
        text_add(text, piece.text, piece.length);
        bytes += piece.taken;
        length -= piece.taken;
    }
    text->length += length;
}

size_t text_width(uint32_t code)
{
    /* Characters that take two columns, as those of East Asia do, or none. */
    static const struct {
        uint32_t first, last;
        size_t width;
    } ranges[] = {
        {0x0300, 0x036F, 0},   {0x1100, 0x115F, 2},   {0x200B, 0x200D, 0},   {0x20D0, 0x20FF, 0},
        {0x2E80, 0x303E, 2},   {0x3041, 0xA4CF, 2},   {0xA960, 0xA97F, 2},   {0xAC00, 0xD7A3, 2},
        {0xF900, 0xFAFF, 2},   {0xFE00, 0xFE0F, 0},   {0xFE30, 0xFE6F, 2},   {0xFF00, 0xFF60, 2},
        {0xFFE0, 0xFFE6, 2},   {0x1F300, 0x1F64F, 2}, {0x1F680, 0x1F6FF, 2}, {0x1F900, 0x1F9FF, 2},
        {0x20000, 0x3FFFD, 2},
    };
    for (size_t i = 0; i < sizeof ranges / sizeof ranges[0] && code >= ranges[i].first; i++)
        if (code <= ranges[i].last)
            return ranges[i].width;
    return 1;
}
