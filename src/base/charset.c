/* SPDX-License-Identifier: BSD-2-Clause */
#include "base/charset.h"

enum { REPLACEMENT = 0xFFFD };

/* Write the name of a charset without its signs, in lower case and between blanks. */
static void plain_name(char plain[CHARSET_NAME + 2], struct words name)
{
    *plain++ = ' ';
    for (size_t i = 0; i < name.length; i++)
        if (is_letter(name.bytes[i]) || is_digit(name.bytes[i]))
            *plain++ = to_lower(name.bytes[i]);
    append_string(plain, " ");
}

/* The charset that is meant: programs write more characters than some charsets have. */
static const char *meant_by(const char *name, const char *plain)
{
    static const char *const meanings[][2] = {
        {"UTF-8", " usascii ascii ansix341968 "},
        {"CP1252", " iso88591 iso885911987 latin1 l1 cp819 ibm819 isoir100 csisolatin1 "},
        {"CP932", " shiftjis sjis xsjis csshiftjis mskanji windows932 "},
        {"CP949", " euckr cseuckr ksc5601 ksc56011987 windows949 korean "},
        {"GB18030", " gb2312 csgb2312 gb231280 euccn gbk xgbk chinese "}};
    for (size_t i = 0; i < sizeof meanings / sizeof meanings[0]; i++)
        if (strstr(meanings[i][1], plain) != NULL)
            return meanings[i][0];
    return name;
}

bool charset_open(struct charset *charset, struct words name)
{
    /* One that has states, or is no superset of ASCII, would make brackets of other characters. */
    static const char probe[] = "[]{}\"+AOs-\x1B$B\x1B$)C\x0E";
    if (charset->name[0] != '\0' && words_are(name, charset->name))
        return charset->known;
    charset_close(charset);
    /* What follows a slash would be options of iconv_open(). */
    if (name.length == 0 || name.length >= CHARSET_NAME || !is_name_byte(*name.bytes) ||
        memchr(name.bytes, '/', name.length) != NULL)
        return false;
    memcpy(charset->name, name.bytes, name.length);
    char plain[CHARSET_NAME + 2] = "";
    plain_name(plain, name);
    const char *meant = meant_by(charset->name, plain);
    charset->known =
        (strncmp(plain, " utf", 4) == 0 && plain[4] != '7') || strcmp(meant, "UTF-8") == 0;
    if (charset->known)
        return true;
    charset->converter = iconv_open("UTF-8", meant);
    if ((intptr_t)charset->converter == -1)
        return false;
    struct charset_count read = charset_convert(charset, words_of(probe), NULL);
    charset->known = read.fit == read.source && read.bytes == read.source;
    if (!charset->known) {
        iconv_close(charset->converter);
        return false;
    }
    charset->wide = charset_convert(charset, words_of("\x95\\"), NULL).characters == 1 ||
                    charset_convert(charset, words_of("\xA5\\"), NULL).characters == 1;
    charset->kana = charset_convert(charset, words_of("\xB1"), NULL).fit == 1;
    charset->single =
        !charset->wide && charset_convert(charset, words_of("\xC3\xAB"), NULL).characters == 2;
    return true;
}

void charset_close(struct charset *charset)
{
    if (charset->known && charset->converter != NULL)
        iconv_close(charset->converter);
    *charset = (struct charset){.converter = NULL};
}

size_t charset_decode(const char *text, size_t length, uint32_t *code)
{
    static const uint16_t above[32] = {
        0x20AC, 0xFFFD, 0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021, 0x02C6, 0x2030, 0x0160,
        0x2039, 0x0152, 0xFFFD, 0x017D, 0xFFFD, 0xFFFD, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022,
        0x2013, 0x2014, 0x02DC, 0x2122, 0x0161, 0x203A, 0x0153, 0xFFFD, 0x017E, 0x0178};
    size_t taken = text_decode(text, length, code);
    unsigned byte = (unsigned char)*text;
    if (taken == 0)
        *code = byte < 0xA0 ? above[byte - 0x80] : byte;
    return taken > 0 ? taken : 1;
}

/* Take a character and append it; false if it is one of Windows-1252. */
static bool take_utf8(struct words *rest, char **to)
{
    uint32_t code = 0;
    size_t taken = charset_decode(rest->bytes, rest->length, &code);
    bool fits = taken > 1 || (unsigned char)*rest->bytes < 0x80;
    *rest = words_from(*rest, taken);
    *to = append_character(*to, code);
    return fits;
}

/*
 * Take what fits into (*to, room) and append it, and after the last byte what the converter still
 * holds, for which CHARSET_ROOM more bytes are there; false if the first byte does not fit.
 */
static bool take_some(const struct charset *charset, struct words *rest, char **to, size_t room)
{
    char *in = (char *)rest->bytes;
    size_t left = rest->length;
    iconv(charset->converter, &in, &left, to, &room);
    bool fits = left < rest->length;
    *rest = words_from(*rest, rest->length - left + !fits);
    room += CHARSET_ROOM;
    if (!fits)
        *to = append_character(*to, REPLACEMENT);
    else if (rest->length == 0)
        iconv(charset->converter, NULL, NULL, to, &room);
    return fits;
}

struct charset_count charset_convert(const struct charset *charset, struct words text, char *to)
{
    struct charset_count count = {.source = text.length, .fit = text.length};
    if (charset != NULL)
        iconv(charset->converter, NULL, NULL, NULL, NULL);
    for (struct words rest = text; rest.length > 0;) {
        char piece[256], *end = piece;
        size_t before = text.length - rest.length;
        bool fits = charset == NULL ? take_utf8(&rest, &end)
                                    : take_some(charset, &rest, &end, sizeof piece - CHARSET_ROOM);
        if (!fits && count.fit == text.length)
            count.fit = before;
        if (to != NULL)
            memcpy(to + count.bytes, piece, (size_t)(end - piece));
        count.bytes += (size_t)(end - piece);
        for (const char *at = piece; at < end; at++)
            count.characters += ((unsigned char)*at & 0xC0) != 0x80;
    }
    return count;
}

bool charset_hides(const struct charset *charset, const char *begin, const char *at)
{
    const char *run = at;
    if (charset == NULL || !charset->wide)
        return false;
    while (run > begin && (unsigned char)run[-1] >= 0x80)
        run--;
    /* In a text that is not in this charset. */
    if (charset->given && text_is_utf8(run, (size_t)(at - run)))
        return false;
    while (run < at) {
        unsigned char byte = (unsigned char)*run;
        run +=
            byte > 0x80 && byte < 0xFF && (!charset->kana || byte < 0xA0 || byte >= 0xE0) ? 2 : 1;
    }
    return run > at;
}
