/* SPDX-License-Identifier: BSD-2-Clause */
/* Reading the main line of a game tree, and texts in both directions. */
#include "sgf.h"

#include "text.h"

#include <limits.h>
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

/* Whether a short value without escapes is closed; not so where a text quotes a game. */
static bool closes_soon(struct cursor *cursor)
{
    enum { VALUE_MAX = 64 };
    for (size_t i = 0; i < VALUE_MAX && !scan_at_end(cursor); i++) {
        char byte = *cursor->at++;
        if (byte == ']')
            return true;
        if (byte == '\\' || byte == '[')
            return false;
    }
    return false;
}

bool sgf_begins_game(struct cursor *cursor)
{
    static const char *const first_only[] = {"GM", "FF", "CA", "AP", "ST",
                                             "SZ", "VV", "CM", "SU", NULL};
    struct cursor ahead = *cursor;
    bool begins = false;
    if (!sgf_begins(&ahead)) {
        cursor->starved |= ahead.starved;
        return false;
    }
    scan_byte(&ahead, '(');
    scan_blanks(&ahead);
    scan_byte(&ahead, ';');
    scan_blanks(&ahead);
    for (const char *const *name = first_only; *name != NULL && !begins; name++) {
        struct cursor property = ahead;
        if (scan_word(&property, *name)) {
            scan_blanks(&property);
            begins = scan_byte(&property, '[') && closes_soon(&property);
        }
        cursor->starved |= property.starved;
    }
    return begins;
}

/*
 * What shows that a line starts at a byte, or that a game has ended there, with only white space
 * between: a line end, ")", or the first byte there is where line says that it begins a line; NULL
 * where nothing does.
 */
static const char *line_start(const char *start, const char *at, bool line)
{
    for (; at > start; at--) {
        char before = at[-1];
        if (before == '\n' || before == '\r' || before == ')')
            return at - 1;
        if (!is_blank(before))
            return NULL;
    }
    return line ? start : NULL;
}

/* Where to look on when there are more bytes: in front of it nothing is needed any more. */
static const char *look_on_from(const struct cursor *cursor, const char *first, bool line)
{
    enum { TAIL = 128 }; /* as much as sgf_begins_game() may have to see, and some blanks */
    const char *at = cursor->end - first > TAIL ? cursor->end - TAIL : first;
    const char *shows = line_start(cursor->start, at, line);
    if (shows != NULL)
        return shows;
    /* No game begins in the middle of a line, except where the cursor stands. */
    while (at > first && at < cursor->end && *at == '(')
        at++;
    return at;
}

bool sgf_find_game(struct cursor *cursor, bool line)
{
    const char *first = cursor->at;
    for (;;) {
        const char *open =
            scan_left(cursor) > 0 ? memchr(cursor->at, '(', scan_left(cursor)) : NULL;
        if (open == NULL)
            break;
        cursor->at = open;
        if ((open == first || line_start(cursor->start, open, line) != NULL) &&
            sgf_begins_game(cursor))
            return true;
        cursor->at++;
    }
    cursor->starved = true;
    cursor->at = look_on_from(cursor, first, line);
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
static bool pass_plain(struct cursor *cursor)
{
    static const bool counts[UCHAR_MAX + 1] = {[']'] = true, ['('] = true, ['\\'] = true};
    const char *at = cursor->at, *end = cursor->end;
    while (at < end && !counts[(unsigned char)*at])
        at++;
    cursor->at = at;
    return !scan_at_end(cursor);
}

/*
 * Take a value; the cursor stands on its "[".  Where a value that was never closed runs
 * on into the next game it ends there, so that the next game is not lost with this one.
 */
static bool take_value(struct sgf *sgf, struct words *value)
{
    struct cursor *cursor = &sgf->cursor;
    cursor->at++;
    value->bytes = cursor->at;
    while (pass_plain(cursor)) {
        char byte = *cursor->at;
        if (byte == ']') {
            value->length = (size_t)(cursor->at++ - value->bytes);
            return true;
        }
        if (byte == '(' && sgf_begins_game(cursor))
            break;
        if (byte == '\\') {
            cursor->at++;
            if (scan_at_end(cursor))
                break;
        }
        cursor->at++;
    }
    broken(sgf, "a value is not closed by ']'");
    return false;
}

/* Move behind a variation; the cursor stands on its "(". */
static bool skip_variation(struct sgf *sgf)
{
    struct cursor *cursor = &sgf->cursor;
    struct words value;
    size_t depth = 0;
    if (sgf->variation.bytes == NULL)
        sgf->variation = (struct words){cursor->at, 1};
    while (!scan_at_end(cursor)) {
        char byte = *cursor->at;
        if (byte == '[') {
            if (!take_value(sgf, &value))
                return false;
            continue;
        }
        if (byte == '(' && sgf_begins_game(cursor))
            break;
        cursor->at++;
        if (byte == '(')
            depth++;
        else if (byte == ')' && --depth == 0)
            return true;
    }
    broken(sgf, "the game is not closed by ')'");
    return false;
}

/* A property name.  Old Boardspace files write "P-1"; no other name has a hyphen. */
static bool take_name(struct sgf *sgf)
{
    struct cursor *cursor = &sgf->cursor;
    const char *first = cursor->at, *at = first, *end = cursor->end;
    while (at < end && (is_letter(*at) || is_digit(*at)))
        at++;
    cursor->starved |= at == end;
    if (at < end && *at == '-' && at == first + 1 && *first == 'P') {
        cursor->at = first;
        at = scan_word(cursor, "P-1") ? first + 3 : at;
    }
    cursor->at = at;
    sgf->name = (struct words){first, (size_t)(at - first)};
    scan_blanks(cursor);
    return scan_peek(cursor) == '[';
}

/* A tree opens inside the game: the main line goes on with it, or it is a variation. */
static bool open_tree(struct sgf *sgf)
{
    if (sgf_begins_game(&sgf->cursor)) {
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

enum sgf_item sgf_next(struct sgf *sgf)
{
    struct cursor *cursor = &sgf->cursor;
    for (;;) {
        scan_blanks(cursor);
        if (scan_at_end(cursor))
            return broken(sgf, "the game is not closed by ')'");
        char byte = *cursor->at;
        if (byte == '(') {
            if (!open_tree(sgf))
                return SGF_BROKEN;
        } else if (byte == ')') {
            cursor->at++;
            sgf->closing = true;
            if (--sgf->depth == 0)
                return SGF_END;
        } else if (sgf->closing) {
            return broken(sgf, "something follows the end of a variation");
        } else if (byte == ';') {
            cursor->at++;
            sgf->in_node = true;
            sgf->name.length = 0;
            return SGF_NODE;
        } else if (byte == '[' && sgf->in_node && sgf->name.length > 0) {
            return take_value(sgf, &sgf->value) ? SGF_VALUE : SGF_BROKEN;
        } else if (!is_letter(byte) || !sgf->in_node) {
            return broken(sgf, "this is no property");
        } else if (!take_name(sgf)) {
            return broken(sgf, "the property has no value");
        }
    }
}

/* ---- Words and texts --------------------------------------------------- */

struct words sgf_text(struct arena *arena, struct words value)
{
    char *text = arena_alloc(arena, value.length + 1);
    size_t length = 0;
    if (text == NULL)
        return (struct words){NULL, 0};
    for (size_t at = 0; at < value.length; at++) {
        bool escaped = value.bytes[at] == '\\' && at + 1 < value.length;
        char byte = value.bytes[escaped ? ++at : at];
        bool line_end = byte == '\n' || byte == '\r';
        if (byte == '\r' && at + 1 < value.length && value.bytes[at + 1] == '\n')
            at++;
        /* A line end behind a backslash was only put there to keep lines short. */
        if (byte != '\0' && !(line_end && escaped))
            text[length++] = line_end ? '\n' : byte;
    }
    text[length] = '\0';
    return (struct words){text, length};
}

/* Whether a piece of text is written. */
static bool is_kept(const struct visible *piece, const char *bytes)
{
    if (!piece->escaped)
        return true;
    if (piece->taken == 1)
        return *bytes == '\n' || *bytes == '\t';
    /* Marks of writing direction stay, the C1 control characters go. */
    return !(piece->taken == 2 && (unsigned char)bytes[0] == 0xC2 &&
             (unsigned char)bytes[1] < 0xA0);
}

bool sgf_text_is_clean(const char *bytes, size_t length)
{
    while (length > 0) {
        struct visible piece = text_next_visible(bytes, length);
        if (!is_kept(&piece, bytes))
            return false;
        bytes += piece.taken;
        length -= piece.taken;
    }
    return true;
}

bool sgf_write_text(struct output *output, const char *bytes, size_t length)
{
    bool whole = true, opened = false;
    while (length > 0) {
        struct visible piece = text_next_visible(bytes, length);
        char byte = *bytes;
        if (!is_kept(&piece, bytes)) {
            whole = false;
        } else {
            /* What stands in a text must not look like the next game: "(;" does. */
            if (byte == ']' || byte == '\\' || (byte == ';' && opened))
                output_bytes(output, "\\", 1);
            output_bytes(output, bytes, piece.taken);
            opened = byte == '(' || (opened && is_blank(byte));
        }
        bytes += piece.taken;
        length -= piece.taken;
    }
    return whole;
}
