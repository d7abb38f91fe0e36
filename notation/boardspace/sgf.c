/* SPDX-License-Identifier: BSD-2-Clause */
/*
 * Game trees in SGF, whatever the game: nodes, properties, values and their escapes.
 *
 *     tree  = "(" { node } { tree } ")"
 *     node  = ";" { property }
 *     property = name "[" value "]" { "[" value "]" }
 *     value = { byte | "\" byte }                up to the first "]" without a backslash
 *
 * White space of any kind may be anywhere but in names.  Only the main line is read,
 * the first tree of each; the others are skipped.  Nothing here recurses or allocates,
 * so a tree may be as deep and a value as long as the source.
 */
#include "notation/boardspace/boardspace.h"

#include "base/charset.h"
#include "base/unchecked.h"

#include <string.h>

/* ---- Where trees begin ------------------------------------------------- */

bool sgf_begins(struct cursor *cursor)
{
    struct cursor ahead = *cursor;
    bool begins = scan_byte(&ahead, '(');
    if (begins) {
        scan_blanks(&ahead);
        begins = scan_byte(&ahead, ';');
    }
    cursor->starved |= ahead.starved;
    return begins;
}

/* Skip white space, without starving the cursor. */
static inline const char *pass_blanks(const char *at, const char *end)
{
    while (at < end && (unsigned char)*at <= ' ' && is_blank(*at))
        at++;
    return at;
}

/*
 * Take a property's name, which begins with as many letters at least, and the white space after it.
 * Old Boardspace files write "P-1"; no other name has a hyphen.
 */
static inline struct words scan_name(struct cursor *cursor, size_t letters)
{
    const char *first = cursor->at, *at = first + letters, *end = cursor->end;
    while (at < end && (is_letter(*at) || is_digit(*at)))
        at++;
    cursor->at = at;
    if (at < end && *at == '-' && at - first == 1 && to_lower(*first) == 'p' &&
        scan_ahead(cursor, 1) == '1')
        at = cursor->at += 2;
    if (at == end || *at != '[')
        cursor->at = pass_blanks(at, end);
    cursor->starved |= cursor->at == end;
    return (struct words){first, (size_t)(at - first)};
}

/*
 * Take a value with both of its brackets.  Returns false if the closing one is missing, if a
 * backslash is before it (as in a text that quotes a game), or if a tree seems to begin in it.
 */
static bool take_closed_value(struct cursor *cursor, struct words *value)
{
    if (!scan_byte(cursor, '['))
        return false;
    value->bytes = cursor->at;
    for (; !scan_at_end(cursor); cursor->at++) {
        char byte = *cursor->at;
        value->length = (size_t)(cursor->at - value->bytes);
        if (byte == ']') {
            cursor->at++;
            return true;
        }
        if (byte == '\\' && scan_ahead(cursor, 1) == ']')
            return false;
        if (byte == '(' && sgf_begins(cursor))
            return false;
        cursor->at += byte == '\\' && scan_left(cursor) > 1;
    }
    return false;
}

bool sgf_begins_node(struct cursor *cursor)
{
    struct cursor ahead = *cursor;
    bool begins = sgf_begins(&ahead);
    if (begins) {
        do {
            ahead.at++;
            scan_blanks(&ahead);
        } while (scan_peek(&ahead) == ';');
        struct words name = scan_name(&ahead, 0);
        const char *after_name = name.bytes + name.length;
        /* On a line of its own the bracket may be a tag's of another notation. */
        begins = name.length > 0 && scan_peek(&ahead) == '[' &&
                 memchr(after_name, '\n', (size_t)(ahead.at - after_name)) == NULL;
    }
    cursor->starved |= ahead.starved;
    return begins;
}

/*
 * Whether a game of its own begins at the cursor: a tree whose first node has a property
 * that only the first node of a game has, not quoted in a text with its brackets escaped.  The
 * cursor is starved if bytes after its end may decide that.
 */
static bool begins_game(struct cursor *cursor)
{
    enum { LOOKED_AT = 4096 };
    struct cursor ahead = *cursor;
    struct words name = {NULL, 0}, value = {NULL, 0};
    bool cut = scan_left(&ahead) > LOOKED_AT, begins = false;
    if (cut)
        ahead.end = ahead.at + LOOKED_AT;
    ahead.starved = false;
    bool more = sgf_begins(&ahead);
    ahead.at += more;
    while (more && !begins) {
        /* Its lines may be quoted. */
        do
            scan_blanks(&ahead);
        while (scan_byte(&ahead, '>'));
        char next = scan_peek(&ahead);
        /* Other nodes come after the one with the properties of the game. */
        if (next == ';' && value.bytes == NULL) {
            ahead.at++;
            continue;
        }
        if (next != '[')
            name = scan_name(&ahead, 0);
        more = name.length > 0 && take_closed_value(&ahead, &value);
        begins = more && boardspace_is_of_game(boardspace_find_property(name), value);
    }
    cursor->starved |= ahead.starved && !cut && !begins;
    return begins;
}

bool sgf_find_game(struct cursor *cursor)
{
    for (; !scan_at_end(cursor); cursor->at++) {
        const char *open = memchr(cursor->at, '(', scan_left(cursor));
        cursor->at = open != NULL ? open : cursor->end - 1;
        cursor->starved = false;
        if (begins_game(cursor))
            return true;
        if (cursor->starved && !cursor->ends)
            return false;
    }
    return false;
}

/* ---- The main line ----------------------------------------------------- */

static enum sgf_item broken(struct sgf *sgf, const char *wrong)
{
    sgf->wrong = wrong;
    return SGF_BROKEN;
}

struct sgf sgf_open(const struct cursor *cursor)
{
    struct sgf sgf = {.cursor = *cursor, .depth = 1};
    sgf.cursor.at++;
    return sgf;
}

/* Move on to a byte that may have a meaning in a value; false at the end. */
static inline bool pass_plain(struct cursor *cursor)
{
    enum { BLOCK = 16 /* no bytes after the end are read */ };
    static const char stops[4] = {']', '(', '\\', '\n'};
    const char *at = cursor->at, *end = cursor->end;
    if (end - at > BLOCK)
        at = find_stop(at, end - BLOCK, stops);
    if (at >= end - BLOCK)
        while (at < end && *at != ']' && *at != '(' && *at != '\\' && *at != '\n')
            at++;
    cursor->at = at;
    return !scan_at_end(cursor);
}

/*
 * Whether the bracket after a value closes a tag of the official notation on the last line of the
 * value.  If a text quoted it, its bracket would have a backslash: the value is not closed.
 */
static bool closes_tag(const char *line, const char *end)
{
    struct cursor cursor = cursor_over(line, (size_t)(end - line));
    return tag_begins(&cursor) && memchr(cursor.at, ']', scan_left(&cursor)) == NULL;
}

/*
 * Move on to the bracket that closes a value, whose plain bytes were passed; false if there is
 * none.  A value that was never closed may run on into the next game; the cursor is left at the
 * value, in which something else may begin.
 */
static __attribute__((noinline)) bool pass_value(struct sgf *sgf, const char *first)
{
    struct cursor *cursor = &sgf->cursor;
    const char *line = NULL;
    while (pass_plain(cursor)) {
        char byte = *cursor->at;
        if (charset_hides(cursor->charset, first, cursor->at)) {
            cursor->at++;
            continue;
        }
        if (byte == ']') {
            if (line == NULL || !closes_tag(line, cursor->at))
                return true;
            break;
        }
        /* What was cut may end with a backslash. */
        cursor->at += byte == '\\';
        if (scan_at_end(cursor) || (*cursor->at == '(' && begins_game(cursor)))
            break;
        if (*cursor->at++ == '\n')
            line = cursor->at;
    }
    cursor->at = first;
    broken(sgf, "a value is not closed by ']'");
    return false;
}

/* Take the value whose bracket is at the cursor; false if it is not closed: the game is broken. */
static inline bool take_value(struct sgf *sgf)
{
    struct cursor *cursor = &sgf->cursor;
    const char *first = ++cursor->at;
    if (!(pass_plain(cursor) && *cursor->at == ']' && cursor->charset == NULL) &&
        !pass_value(sgf, first))
        return false;
    sgf->value = (struct words){first, (size_t)(cursor->at++ - first)};
    return true;
}

bool sgf_skip_value(struct cursor *cursor)
{
    struct sgf sgf = {.cursor = *cursor};
    bool closed = take_value(&sgf);
    if (closed)
        cursor->at = sgf.cursor.at;
    cursor->starved |= sgf.cursor.starved;
    return closed;
}

/* Move after a variation; the cursor is on its "(". */
static bool skip_variation(struct sgf *sgf)
{
    struct cursor *cursor = &sgf->cursor;
    size_t depth = 0;
    if (sgf->variation.bytes == NULL)
        sgf->variation.bytes = cursor->at;
    while (!scan_at_end(cursor)) {
        char byte = *cursor->at;
        if (byte == '[') {
            if (!take_value(sgf))
                return false;
            continue;
        }
        if (byte == '(' && begins_game(cursor))
            break;
        cursor->at++;
        if (byte == '(')
            depth++;
        else if (byte == ')' && --depth == 0) {
            sgf->variation.length = (size_t)(cursor->at - sgf->variation.bytes);
            return true;
        }
    }
    broken(sgf, "the game is not closed by ')'");
    return false;
}

/*
 * Whether the bracket at the cursor, which is not directly after a property's name, opens a tag of
 * the official notation: the game was cut.  Only the name of a player is written like that.
 */
static bool begins_tag(struct cursor *cursor)
{
    struct cursor name = *cursor;
    name.at++;
    scan_blanks(&name);
    bool tag = !cursor->fixed && !scan_word(&name, "id") && tag_begins(cursor);
    cursor->starved |= name.starved;
    return tag;
}

/* A tree opens inside the game: it continues the main line, or is a variation. */
static bool open_tree(struct sgf *sgf)
{
    if (begins_game(&sgf->cursor)) {
        broken(sgf, "the game is not closed by ')'");
        return false;
    }
    if (sgf->closing)
        return skip_variation(sgf);
    sgf->cursor.at++;
    sgf->depth++;
    sgf->in_node = false;
    return true;
}

enum sgf_item sgf_step(struct sgf *sgf)
{
    struct cursor *cursor = &sgf->cursor;
    sgf->begins_node = false;
    for (;;) {
        cursor->at = pass_blanks(cursor->at, cursor->end);
        if (scan_at_end(cursor))
            return broken(sgf, "the game is not closed by ')'");
        char byte = *cursor->at;
        if (byte == ';' && !sgf->closing) {
            cursor->at++;
            sgf->in_node = sgf->begins_node = true;
            sgf->name.length = 0;
        } else if (is_letter(byte) && sgf->in_node && !sgf->closing) {
            sgf->name = scan_name(cursor, 1);
            if (scan_peek(cursor) == '[')
                break;
            /* It may be the first word of another record. */
            cursor->at = sgf->name.bytes;
            return broken(sgf, "the property has no value");
        } else if (byte == '[' && sgf->in_node && sgf->name.length > 0 && !sgf->closing) {
            break;
        } else if (byte == '(') {
            if (!open_tree(sgf))
                return SGF_BROKEN;
        } else if (byte == ')') {
            cursor->at++;
            sgf->closing = true;
            if (--sgf->depth == 0)
                return SGF_END;
        } else {
            return broken(sgf, sgf->closing ? "unexpected text after the end of a variation"
                                            : "this is not a property");
        }
    }
    bool apart = *cursor->at == '[' && cursor->at > sgf->name.bytes + sgf->name.length;
    sgf->foreign = apart && begins_tag(cursor);
    if (sgf->foreign)
        return broken(sgf, "the game is not closed by ')'");
    return take_value(sgf) ? SGF_VALUE : SGF_BROKEN;
}

bool sgf_find_other(struct sgf *sgf, const struct notation *self)
{
    struct words value = sgf->value;
    const char *at = NULL;
    int open = 0;
    if (value.length > 0)
        at = notation_find_other(&sgf->cursor, value, self);
    for (const char *byte = at; at != NULL && byte < value.bytes + value.length; byte++)
        open += (*byte == '[' && byte[-1] != '\\') - (*byte == ']');
    if (open > 0)
        sgf->cursor.at = at;
    return open > 0 || sgf->foreign;
}

/* ---- Words and texts --------------------------------------------------- */

struct words sgf_text(struct yinsh_record *record, struct words value)
{
    if (memchr(value.bytes, '\\', value.length) == NULL &&
        memchr(value.bytes, '\r', value.length) == NULL)
        return value;
    char *text = arena_alloc(&record->arena, value.length);
    size_t length = 0;
    if (text == NULL)
        return (struct words){NULL, 0};
    for (size_t at = 0; at < value.length; at++) {
        bool escaped = value.bytes[at] == '\\' && at + 1 < value.length &&
                       !charset_hides(record->charset, value.bytes, value.bytes + at);
        char byte = value.bytes[escaped ? ++at : at];
        bool line_end = byte == '\n' || byte == '\r';
        if (byte == '\r' && at + 1 < value.length && value.bytes[at + 1] == '\n')
            at++;
        /* A line end after a backslash was only put there to keep lines short. */
        if (!(line_end && escaped))
            text[length++] = line_end ? '\n' : byte;
    }
    return (struct words){text, length};
}

/* Whether a piece of text is written. */
static bool is_kept(const struct visible *piece)
{
    if (!piece->escaped)
        return true;
    if (piece->taken == 1)
        return *piece->source == '\n' || *piece->source == '\t';
    /* Marks of writing direction stay, the C1 control characters go. */
    return !(piece->taken == 2 && (unsigned char)piece->source[0] == 0xC2 &&
             (unsigned char)piece->source[1] < 0xA0);
}

bool sgf_text_is_clean(const char *bytes, size_t length)
{
    for (size_t plain; (plain = text_plain(bytes, length)) < length;) {
        bytes += plain;
        length -= plain;
        struct visible piece = text_next_visible(bytes, length);
        if (!is_kept(&piece))
            return false;
        bytes += piece.taken;
        length -= piece.taken;
    }
    return true;
}

bool sgf_write_text(struct output *output, const char *bytes, size_t length)
{
    struct words text = {bytes, length};
    struct visible piece;
    bool whole = true, opened = false, line_end = false;
    for (const char *at = bytes; output_plain(output, &text, " ]\\([;", &piece); at = text.bytes) {
        char byte = *piece.source;
        if (piece.source != at)
            opened = line_end = false;
        if (!is_kept(&piece)) {
            whole = opened = line_end = false;
            /*
             * Omitting it could make different names equal, or a text empty, so that it is not a
             * tag.
             */
            output_string(output, "\xEF\xBF\xBD");
        } else {
            /* A text must not look like the next record: "(;" does, and a tag on its own line. */
            if (byte == ']' || byte == '\\' || (byte == ';' && opened) || (byte == '[' && line_end))
                output_string(output, "\\");
            output_bytes(output, piece.source, piece.taken);
            opened = byte == '(' || (opened && is_blank(byte));
            line_end = byte == '\n' || (line_end && is_blank(byte));
        }
    }
    return whole;
}
