/* SPDX-License-Identifier: BSD-2-Clause */
#include "reader/plain_text.h"

#include "rules/names.h"
#include "syntax/line.h"
#include "syntax/notation.h"

enum { LONGEST = 64 * 1024 /* bytes of a stretch */ };

/* What a line is. */
enum line_kind {
    LINE_BEGINS, /* a record may begin with it */
    LINE_HOLDS,  /* part of a record may be in it */
    LINE_PLAIN,
    LINE_HEADER, /* as in a mail, "Name: value" */
    LINE_MARK    /* a fence, or a mark of a merge */
};

/* Take letters, digits and bytes above ASCII, after what is before them; of length 0 if none is. */
static struct words take_word(struct words *line)
{
    struct words word = {line->bytes, 0};
    for (; line->length > 0; *line = words_from(*line, 1)) {
        char byte = *line->bytes;
        if (is_letter(byte) || is_digit(byte) || (unsigned char)byte >= 0x80)
            word.length++;
        else if (word.length > 0)
            break;
        else
            word.bytes = line->bytes + 1;
    }
    return word;
}

/*
 * Whether a word may be of a turn: after a few letters, or a number and these, it has a digit, as
 * "xe4", "W15" and "PrWE5".
 */
static bool may_be_turn(struct words word)
{
    enum { FEW = 4 };
    while (word.length > 0 && is_digit(*word.bytes))
        word = words_from(word, 1);
    size_t letters = 0;
    while (letters < word.length && !is_digit(word.bytes[letters]))
        letters++;
    return letters > 0 && letters <= FEW && letters < word.length;
}

/* What a line is by its words. */
static enum line_kind kind_of_words(struct words line)
{
    enum { LEAST = 3 /* letters of a word of text */ };
    static const char *const verbs[] = {"place", "move", "remove", "pass", "steal",
                                        "swap",  "draw", "yes",    "no"};
    enum line_kind kind = LINE_HOLDS;
    struct words word;
    while ((word = take_word(&line)).length > 0) {
        for (size_t i = 0; kind == LINE_HOLDS && i < sizeof verbs / sizeof verbs[0]; i++)
            if (words_alike(word, verbs[i]))
                return LINE_HOLDS;
        if (may_be_turn(word))
            return kind == LINE_PLAIN ? LINE_HOLDS : LINE_BEGINS;
        if (word.length >= LEAST && !is_digit(*word.bytes))
            kind = LINE_PLAIN;
    }
    return kind;
}

/* Whether a line is a fence, a mark of a merge, or a rule. */
static bool is_mark(struct words line)
{
    enum { FENCE = 3, MERGE = 7 };
    size_t count = 1;
    while (count < line.length && line.bytes[count] == *line.bytes)
        count++;
    bool all = count == line.length;
    return (strchr("`~", *line.bytes) != NULL && count >= FENCE) ||
           (strchr("<=>|", *line.bytes) != NULL && count == MERGE &&
            (all || line.bytes[count] == ' ')) ||
           (strchr("-=_*#", *line.bytes) != NULL && count > 1 && all);
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

/* Whether a line has a bracket or an open quote of a tag, of SGF or of JSON. */
static bool has_brackets(struct words line)
{
    size_t quotes = 0;
    bool any = strchr("\"(;,", *line.bytes) != NULL;
    for (size_t i = 0; i < line.length && !any; i++) {
        quotes += line.bytes[i] == '"';
        any = strchr("[]{}", line.bytes[i]) != NULL;
    }
    return any || quotes % 2 > 0;
}

bool plain_text_is_quoted(struct cursor cursor)
{
    if (scan_left(&cursor) == 0 || *cursor.at != '>')
        return false;
    struct words line = line_take(&cursor), rest = line;
    while (rest.length > 0 && (*rest.bytes == '>' || is_blank(*rest.bytes)))
        rest = words_from(rest, 1);
    return rest.length > 0 && !is_mark(line);
}

/* What a line is; after_header is whether it may continue a header. */
static enum line_kind kind_of_line(struct cursor cursor, struct words line, bool after_header)
{
    struct words name, value = line;
    cursor.at = line.bytes;
    cursor.fixed = false; /* what is named must not be lost, nor another record */
    if (memchr(line.bytes, '\0', line.length) != NULL ||
        notation_find_other(&cursor, words_from(line, 1), NULL) != NULL)
        return *line.bytes == '>' || notation_announced(cursor, NULL) != NULL ? LINE_BEGINS
                                                                              : LINE_HOLDS;
    if (is_mark(line))
        return LINE_MARK;
    if (words_are(line, "*") || result_find(line.bytes, line.length) >= 0 || *line.bytes == '>' ||
        notation_announced(cursor, NULL) != NULL)
        return LINE_BEGINS;
    if ((after_header || take_header(&value, &name)) && kind_of_words(value) != LINE_BEGINS)
        return LINE_HEADER;
    enum line_kind kind = kind_of_words(line);
    return kind == LINE_PLAIN && has_brackets(line) ? LINE_HOLDS : kind;
}

bool plain_text_find(struct cursor *cursor, struct plain_text *text)
{
    struct cursor ahead = *cursor;
    bool cut = scan_left(cursor) > LONGEST;
    if (cut)
        ahead.end = cursor->at + LONGEST;
    const char *tags = NULL, *line = cursor->at, *name;
    enum line_kind kind = LINE_PLAIN;
    bool any = false, marks = true, empty = false, apart = false;
    for (; line < ahead.end; line = ahead.at) {
        bool after_header = kind == LINE_HEADER && is_blank(*line) && !empty;
        struct words words = line_take(&ahead), value, rest = words;
        apart = empty;
        empty = words.length == 0;
        tags = empty ? NULL : tags;
        if (empty)
            continue;
        kind = kind_of_line(ahead, words, after_header);
        /* More bytes may show that a record begins there. */
        ahead.starved |= kind != LINE_BEGINS && (any || kind != LINE_HOLDS) &&
                         (size_t)(ahead.end - words.bytes) < ANNOUNCEMENT;
        if (kind <= LINE_HOLDS)
            break;
        any = true;
        marks &= kind == LINE_MARK;
        tags = !plain_text_take_tag(&rest, &name, &value) ? NULL : tags != NULL ? tags : line;
    }
    bool follows = kind == LINE_BEGINS;
    cursor->starved |= !cut && (ahead.starved || (line == ahead.end && !follows));
    *text = (struct plain_text){.length = (size_t)(line - cursor->at),
                                .tags = follows && tags != NULL ? (size_t)(line - tags) : 0,
                                .follows = follows,
                                .apart = !follows || apart,
                                .marks = marks};
    return any && kind != LINE_HOLDS && (follows || !cut);
}
