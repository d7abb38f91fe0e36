/* SPDX-License-Identifier: BSD-2-Clause */
#include "reader/plain_text.h"

#include "rules/rules.h"
#include "syntax/line.h"

/* What a line is. */
enum line_kind {
    LINE_BEGINS, /* a record may begin with it */
    LINE_HOLDS,  /* part of a record may be in it */
    LINE_PLAIN,
    LINE_HEADER, /* as in a mail, "Name: value" */
    LINE_MARK    /* a fence, a rule, or a mark of a merge */
};

/* Whether a word with which a line begins is one of a notation that has words. */
static bool is_verb(struct words word)
{
    return words_are_any(word, "place|move|remove|pass|steal|swap|draw|yes|no", '|');
}

/*
 * What a line is by its words, of letters, digits and bytes above ASCII, and by its brackets and
 * quotes of a tag, of SGF or of JSON.  A word may be of a turn if it has a digit after a few
 * letters, or after a number and these, as "xe4", "W15" and "PrWE5"; in a header, which may have
 * addresses and codes, only if it ends with one or two digits.
 */
static enum line_kind kind_of_words(struct words line, bool header)
{
    enum { FEW = 4, LEAST = 3 /* letters of a word of text */ };
    bool plain = false, brackets = line.length > 0 && strchr("\"(;,", *line.bytes) != NULL;
    size_t letters = 0, quotes = 0; /* letters of a word */
    for (size_t i = 0; i <= line.length; i++) {
        char byte = i < line.length ? line.bytes[i] : ' ';
        if (is_digit(byte) && letters > 0 && letters <= FEW) {
            size_t end = i + 1 + (i + 1 < line.length && is_digit(line.bytes[i + 1]));
            if (!header || end == line.length || strchr(" ,;", line.bytes[end]) != NULL)
                return plain ? LINE_HOLDS : LINE_BEGINS;
            letters = FEW + 1;
        } else if (is_letter(byte) || (unsigned char)byte >= 0x80) {
            letters++;
        } else if (!is_digit(byte)) {
            if (!plain && is_verb((struct words){line.bytes + i - letters, letters}))
                return LINE_HOLDS;
            plain |= letters >= LEAST || (letters > 0 && (unsigned char)line.bytes[i - 1] >= 0x80);
            letters = 0;
        }
        quotes += byte == '"';
        brackets |= strchr("[]{}", byte) != NULL;
    }
    return plain && !brackets && quotes % 2 == 0 ? LINE_PLAIN : LINE_HOLDS;
}

/* Whether a line is a fence, a mark of a merge, or a rule. */
static bool is_mark(struct words line)
{
    enum { FENCE = 3, MERGE = 7 };
    size_t count = 0, at = 0;
    for (; at < line.length && (line.bytes[at] == *line.bytes || is_blank(line.bytes[at])); at++)
        count += line.bytes[at] == *line.bytes;
    return (strchr("`~", *line.bytes) != NULL && count >= FENCE) ||
           (strchr("<=>|", *line.bytes) != NULL && count == MERGE &&
            (at == line.length || is_blank(line.bytes[at - 1]))) ||
           (strchr("-=_*#+:", *line.bytes) != NULL && count > 1 && at == line.length);
}

/* Take the name of a header with its colon, as in "White: Ana"; *line is then the value. */
static bool take_header(struct words *line, struct words *name)
{
    size_t length = 0;
    while (length < line->length &&
           (is_name_byte(line->bytes[length]) || line->bytes[length] == '-'))
        length++;
    if (length == 0 || length + 1 >= line->length || line->bytes[length] != ':' ||
        !is_blank(line->bytes[length + 1]))
        return false;
    *name = (struct words){line->bytes, length};
    *line = words_trim(words_from(*line, length + 1));
    return true;
}

bool plain_text_take_tag(struct words *lines, const char **name, struct words *value)
{
    static const char *const tags[] = {"Event", "Site", "Date", "Round", "White", "Black"};
    struct words header;
    words_cut(lines, '\n', value);
    *value = words_trim(*value);
    if (!take_header(value, &header))
        return false;
    for (size_t i = 0; i < sizeof tags / sizeof tags[0]; i++)
        if (words_alike(header, *name = tags[i]))
            return true;
    return false;
}

bool plain_text_is_quoted(struct cursor cursor)
{
    return scan_peek(&cursor) == '>' && !is_mark(line_take(&cursor));
}

/* What a line is; after_header is whether it may continue a header. */
static enum line_kind kind_of_line(struct cursor cursor, struct words line, bool after_header)
{
    struct words name, value = line;
    cursor.at = line.bytes;
    cursor.fixed = false; /* what is named must not be lost, nor another record */
    /* Text often begins with a long line: whether a record begins is asked first. */
    bool mark = is_mark(line);
    if (!mark && (result_find(line.bytes, line.length) >= 0 || *line.bytes == '>' ||
                  words_are_any(line, "yes|no|draw", '|') ||
                  notation_announced(cursor, NULL) != NULL || plain_text_tags(cursor) > 0))
        return LINE_BEGINS;
    if (memchr(line.bytes, '\0', line.length) != NULL ||
        notation_find_other(&cursor, words_from(line, 1), NULL) != NULL)
        return LINE_HOLDS;
    if (mark)
        return LINE_MARK;
    bool header = after_header || take_header(&value, &name);
    return header && kind_of_words(value, true) != LINE_BEGINS ? LINE_HEADER
                                                               : kind_of_words(line, false);
}

size_t plain_text_tags(struct cursor cursor)
{
    const char *first = cursor.at, *line, *name;
    struct words words, rest, value;
    const struct cursor begin = cursor;
    if (scan_left(&cursor) > PLAIN_TEXT_LINES)
        cursor.end = first + PLAIN_TEXT_LINES;
    do {
        line = cursor.at;
        words = rest = line_take(&cursor);
    } while (line - first < ANNOUNCEMENT && plain_text_take_tag(&rest, &name, &value));
    /* A player of a log may be called "White: Ana". */
    return line > first && words.length > 0 && notation_announced(begin, NULL) == NULL &&
                   kind_of_line(cursor, words, false) == LINE_BEGINS
               ? (size_t)(words.bytes - first)
               : 0;
}

bool plain_text_find(struct cursor cursor, struct plain_text *text)
{
    const char *first = cursor.at, *line = first, *end = cursor.end;
    enum line_kind kind = LINE_PLAIN;
    bool empty = false, any = false;
    if (end - first > PLAIN_TEXT_AHEAD)
        cursor.end = first + PLAIN_TEXT_AHEAD;
    if (end - first > PLAIN_TEXT_LONGEST)
        end = first + PLAIN_TEXT_LONGEST;
    *text = (struct plain_text){.length = 0};
    for (; line < end; line = cursor.at) {
        bool after_header = kind == LINE_HEADER && is_blank(*line) && !empty;
        struct words words = line_take(&cursor);
        text->apart = empty;
        empty = words.length == 0;
        if (empty)
            continue;
        kind = kind_of_line(cursor, words, after_header);
        if (kind <= LINE_HOLDS)
            break;
        text->mark |= !any && kind == LINE_MARK;
        any = true;
    }
    text->length = (size_t)(line - first);
    text->follows = kind == LINE_BEGINS;
    text->apart |= !text->follows;
    return any && kind != LINE_HOLDS && (text->follows || end < first + PLAIN_TEXT_LONGEST);
}
