/* SPDX-License-Identifier: BSD-2-Clause */
/* Words and tags of the official notation; notation/gipf/gipf.c has its grammar. */
#include "notation/gipf/gipf.h"

#include "base/name_list.h"
#include "base/text.h"
#include "base/unchecked.h"
#include "rules/rules.h"

/* ---- Words ------------------------------------------------------------- */

size_t gipf_word_length(struct cursor *cursor)
{
    size_t length = 0;
    while (length < scan_left(cursor) && !gipf_ends_word(cursor->at[length]))
        length++;
    if (length == scan_left(cursor))
        cursor->starved = true;
    return length;
}

/* Whether a record begins so many bytes after the cursor, as if a line end before it was lost. */
static bool begins_joined(struct cursor *cursor, size_t taken)
{
    struct cursor rest = *cursor;
    yinsh_point point;
    rest.at += taken;
    bool begins = scan_word(&rest, "1.") || scan_point(&rest, &point) ||
                  notation_others_announce(&rest, NULL);
    cursor->starved |= rest.starved;
    return begins;
}

/* The result that the word at the cursor, of *length bytes, begins with if a record follows. */
static __attribute__((noinline)) int find_joined_result(struct cursor *cursor, size_t *length)
{
    int result = -1;
    /* A result has 1, 3 or 7 bytes. */
    for (size_t taken = 1; result < 0 && taken < *length; taken = 2 * taken + 1)
        if (begins_joined(cursor, taken) && (result = result_find(cursor->at, taken)) >= 0)
            *length = taken;
    return result;
}

int gipf_peek_result(struct cursor *cursor, size_t *length)
{
    char next = scan_peek(cursor), following = scan_ahead(cursor, 1);
    /* Nearly every word is a turn, which these bytes distinguish from a result. */
    if (next != '*' && (!is_digit(next) || (following != '-' && following != '/')))
        return -1;
    *length = gipf_word_length(cursor);
    int result = result_find(cursor->at, *length);
    return result >= 0 ? result : find_joined_result(cursor, length);
}

size_t gipf_joined_step(struct cursor *cursor)
{
    enum { LONGEST = 64 };
    size_t length = gipf_word_length(cursor);
    struct cursor end = *cursor;
    end.at += length;
    scan_blanks(&end);
    bool last = scan_at_end(&end) || (end.at > cursor->at && end.at[-1] == '\n') || *end.at == '{';
    cursor->starved |= end.starved;
    for (size_t taken = 2; taken < length && length < LONGEST; taken++) {
        struct cursor rest = *cursor;
        size_t found;
        rest.at += taken;
        if (gipf_peek_result(&rest, &found) >= 0 ? last || found < length - taken
                                                 : scan_word(&rest, "1."))
            return taken;
    }
    return 0;
}

bool gipf_is_step(struct cursor *cursor)
{
    struct cursor word = *cursor;
    size_t letter = (scan_peek(cursor) | 0x20) == 'x';
    if (scan_letters(&word, "pass") || scan_letters(&word, "steal"))
        return scan_at_end(&word) || gipf_ends_word(*word.at);
    return is_letter(scan_ahead(cursor, letter)) && is_digit(scan_ahead(cursor, letter + 1));
}

bool gipf_is_text(struct cursor *cursor, const struct yinsh_record *record)
{
    char next = scan_peek(cursor);
    return record->scratch.state == GIPF_IN_TAGS && !is_digit(next) && next != '*' &&
           (record->tag_count > 0 || record->scratch.texts[0] != NULL) && !gipf_is_step(cursor);
}

/* ---- Escapes ----------------------------------------------------------- */

/*
 * The byte that (from, length), which begins with a backslash, is the escape for, or
 * TEXT_NO_BYTE if it is none.  A tag, if quotes are escaped, holds no NUL.
 */
static unsigned escaped_byte(const char *from, size_t length, bool tag)
{
    if (length >= 2 && (from[1] == '\\' || (tag && from[1] == '"')))
        return (unsigned char)from[1];
    unsigned byte = text_hex_escape(from, length);
    return byte == 0 && tag ? TEXT_NO_BYTE : byte;
}

size_t gipf_unescape(const struct yinsh_record *record, char *to, struct words text, bool tag)
{
    const char *from = text.bytes;
    size_t length = text.length;
    size_t out = 0;
    for (size_t at = 0; at < length; at++) {
        bool escape = from[at] == '\\' && !charset_hides(record->charset, from, from + at);
        unsigned byte = escape ? escaped_byte(from + at, length - at, tag) : TEXT_NO_BYTE;
        if (byte != TEXT_NO_BYTE) {
            at += from[at + 1] == 'x' ? 3 : 1;
            to[out++] = (char)byte;
        } else if (from[at] != '\r' || at + 1 == length || from[at + 1] != '\n') {
            to[out++] = from[at];
        }
    }
    return out;
}

/* What ends the value of a tag, or needs a closer look. */
static const char value_stops[4] = {'"', '\\', '\n', '\0'};

/* ---- Tags -------------------------------------------------------------- */

/* Move to the closing quote of a value with escapes; false as skip_value(). */
static __attribute__((noinline)) bool skip_escaped(struct cursor *cursor)
{
    const char *first = cursor->at;
    for (;; cursor->at++) {
        cursor->at = find_stop(cursor->at, cursor->end, value_stops);
        if (cursor->at > cursor->end)
            cursor->at = cursor->end;
        if (scan_at_end(cursor) || *cursor->at == '\n' || *cursor->at == '\0')
            return false;
        if (*cursor->at == '"')
            return true;
        if (charset_hides(cursor->charset, first, cursor->at))
            continue;
        char following = scan_ahead(cursor, 1);
        if (following != '\0' && following != '\n')
            cursor->at++;
    }
}

/*
 * Move to the closing quote; false if the line ends, or a NUL comes, before it.  *plain becomes
 * whether there is no escape.
 */
static ALWAYS_INLINE bool skip_value(struct cursor *cursor, bool *plain)
{
    const char *stop = find_stop(cursor->at, cursor->end, value_stops);
    *plain = stop < cursor->end && *stop == '"';
    if (!*plain)
        return skip_escaped(cursor);
    cursor->at = stop;
    return true;
}

/* A tag as it is written. */
struct written_tag {
    struct words name, value; /* the value with its escapes */
    bool plain;               /* whether it has no escape */
};

/* The length of a name that is long or has other bytes than most; 0 if it is not UTF-8. */
static __attribute__((noinline)) size_t unusual_length(struct cursor *cursor)
{
    size_t length = 0;
    while (length < scan_left(cursor) && is_tag_name_byte(cursor->at[length]))
        length++;
    return text_is_utf8(cursor->at, length) ? length : 0;
}

/* Take the bytes of a name, if there are any. */
static inline struct words take_name(struct cursor *cursor)
{
    enum { BLOCK = 16 /* bytes in which name_length() looks for the end at once */ };
    const char *first = cursor->at, *end = cursor->end;
    size_t length = scan_left(cursor) > BLOCK ? name_length(first) : BLOCK;
    if (length == BLOCK)
        length = unusual_length(cursor);
    cursor->at = first + length;
    cursor->starved |= cursor->at == end;
    return (struct words){first, length};
}

/* Take the rest of a name that has other bytes than most. */
static void take_unusual(struct cursor *cursor, struct words *name)
{
    cursor->at = name->bytes;
    name->length = unusual_length(cursor);
    cursor->at += name->length;
}

/* Take a tag, with the cursor on its bracket; false if it is broken. */
static ALWAYS_INLINE bool take_tag(struct cursor *cursor, struct written_tag *tag)
{
    cursor->at++;
    scan_blanks(cursor);
    tag->name = take_name(cursor);
    bool usual = scan_constant(cursor, " \"");
    tag->value.bytes = NULL;
    if (!usual) {
        take_unusual(cursor, &tag->name);
        scan_blanks(cursor);
    }
    if (tag->name.length == 0 || (!usual && !scan_byte(cursor, '"')))
        return false;
    tag->value.bytes = cursor->at;
    if (!skip_value(cursor, &tag->plain))
        return false;
    tag->value.length = (size_t)(cursor->at - tag->value.bytes);
    if (scan_constant(cursor, "\"]"))
        return true;
    cursor->at++;
    scan_blanks(cursor);
    return scan_byte(cursor, ']');
}

/* Whether a tag begins the line at the cursor; *other is set if a record of another notation does.
 */
static bool begins_tag(struct cursor *cursor, bool *other)
{
    scan_margin(cursor);
    bool tag = scan_at_end(cursor) || tag_begins(cursor);
    *other |= !tag && notation_others_begin_at(cursor, cursor->at, false, NULL);
    return tag;
}

/*
 * Take the bracket that closes a tag, with the cursor after a quotation mark; one that has lines
 * with which records of other notations begin is only closed if another tag follows, whole on its
 * line, and if it has no quotation mark in it.
 */
static bool take_bracket(struct cursor *cursor, bool other)
{
    struct cursor end = *cursor, next;
    struct written_tag tag;
    scan_blanks(&end);
    bool closed = scan_byte(&end, ']');
    next = end;
    closed =
        closed && (!other || (scan_blanks(&next) && tag_begins(&next) && take_tag(&next, &tag)));
    cursor->at = closed ? end.at : cursor->at;
    cursor->starved |= end.starved || (other && next.starved);
    return closed;
}

size_t gipf_skip_tag(struct cursor *cursor)
{
    enum { LONGEST = 4096 };
    struct cursor ahead = *cursor;
    size_t quotes = 0;
    bool lines = false, other = false, closed = false, open = tag_begins(&ahead);
    while (open && !closed && !scan_at_end(&ahead) && ahead.at - cursor->at < LONGEST) {
        char byte = *ahead.at++;
        lines |= byte == '\n';
        if (byte == '"')
            closed = quotes++ > 0 && (!other || quotes == 2) && take_bracket(&ahead, other);
        else if (byte == '\\' && !charset_hides(cursor->charset, cursor->at, ahead.at - 1) &&
                 (scan_peek(&ahead) == '"' || scan_peek(&ahead) == '\\'))
            ahead.at++;
        /* After an even number of quotation marks no value is open. */
        else if (byte == '\n' || byte == '\0')
            open = byte == '\n' && quotes % 2 == 1 && !begins_tag(&ahead, &other);
    }
    cursor->starved |= ahead.starved;
    cursor->at = closed && lines ? ahead.at : scan_line_end(cursor);
    return closed && lines ? quotes : 0;
}

/*
 * The value that begins at some bytes and ends with the last quotation mark before end, with its
 * lines joined by spaces; its bytes are NULL without memory.
 */
static struct words join_lines(struct yinsh_record *record, const char *bytes, const char *end)
{
    char *copy = arena_alloc(&record->arena, (size_t)(end - bytes)), *at = copy;
    while (end[-1] != '"')
        end--;
    for (end--; copy != NULL && bytes < end; bytes++)
        if (*bytes != '\r' || bytes[1] != '\n')
            *at++ = *bytes == '\n' ? ' ' : *bytes;
    struct words lines = {copy, (size_t)(at - copy)};
    return (struct words){copy, copy != NULL ? gipf_unescape(record, copy, lines, true) : 0};
}

/*
 * Refuse the tag that began at an offset, with what was found of its name and value.  The name is
 * kept, because a tag with that name may be the next record's.
 */
static __attribute__((noinline)) bool tag_fault(struct cursor *cursor, struct yinsh_record *record,
                                                size_t first, struct words name, const char *value)
{
    cursor->at = cursor->start + first;
    size_t quotes = gipf_skip_tag(cursor);
    struct place place = place_from(cursor, first);
    place.length -= cursor->at[-1] == '\r';
    record->scratch.texts[0] = arena_copy(&record->arena, name.bytes, name.length);
    struct fault fault =
        record_new_fault(record, quotes == 2 ? FAULT_TAG_LINES : FAULT_SYNTAX_TAG, place, NULL);
    const char *end = cursor->start + first + place.length;
    bool continues = value != NULL && record->options.continues && record->bulk == NULL;
    /* Quotation marks that are not escaped, in a value that ends with the line. */
    fault.respelled = continues && quotes == 0 && end - value > 2 && end[-1] == ']' &&
                      end[-2] == '"' && memchr(value, '[', (size_t)(end - value)) == NULL;
    record_file_fault(record, &fault);
    if (!continues || (quotes != 2 && !fault.respelled))
        return false;
    /* The rest of the record can still be read. */
    record->failed = false;
    struct words joined = join_lines(record, value, cursor->at);
    return joined.bytes != NULL && record_tag(record, name, joined, place);
}

bool gipf_read_tag(struct cursor *cursor, struct yinsh_record *record)
{
    struct written_tag tag;
    size_t first = scan_offset(cursor);
    if (!take_tag(cursor, &tag))
        return tag_fault(cursor, record, first, tag.name, tag.value.bytes);
    struct place place = {(size_t)(tag.value.bytes - cursor->start), tag.value.length};
    if (!tag.plain) {
        char *copy = arena_alloc(&record->arena, place.length + 1);
        if (copy == NULL)
            return false;
        tag.value = (struct words){copy, gipf_unescape(record, copy, tag.value, true)};
    }
    size_t count = record->tag_count;
    bool good = record_tag(record, tag.name, tag.value, place);
    /* What states something about the game is no tag that is kept, but it may come after one. */
    if (count > 0 && record->tag_count == count)
        record->scratch.texts[1] = "";
    return good;
}

bool gipf_read_tags(struct cursor *cursor, struct yinsh_record *record)
{
    bool good = true;
    while (good && scan_peek(cursor) == '[') {
        good = gipf_read_tag(cursor, record);
        const char *end = cursor->at;
        /* Mostly the next line begins with one. */
        if (cursor->end - end > 2 && end[0] == '\n' && end[1] == '[')
            cursor->at++;
        else if (scan_blanks(cursor) && cursor->at - end > 1 &&
                 scan_after_empty_line(end, cursor->at)) {
            cursor->at = end;
            break;
        }
    }
    return good;
}

/* The name of the tag on whose bracket the cursor is. */
static struct words name_ahead(struct cursor *cursor)
{
    struct cursor ahead = *cursor;
    ahead.at++;
    scan_blanks(&ahead);
    struct words name = take_name(&ahead);
    if (is_tag_name_byte(scan_peek(&ahead)))
        take_unusual(&ahead, &name);
    cursor->starved |= ahead.starved;
    return name;
}

bool gipf_repeats_tag(struct cursor *cursor, const struct yinsh_record *record, size_t count)
{
    const struct words name = name_ahead(cursor);
    for (size_t i = 0; i < record->tag_count && i < count; i++)
        if (words_alike(name, record->tags[i].name))
            return true;
    return (record->scratch.texts[0] != NULL && words_alike(name, record->scratch.texts[0])) ||
           (record->claims.states_result && words_alike(name, "Result")) ||
           (record->claims.states_rings && words_alike(name, "Rings")) ||
           (record->claims.states_end && words_alike(name, "Termination")) ||
           (record->claims.states_variant && words_alike(name, "Variant")) ||
           (record->claims.states_position && words_alike(name, "Position"));
}

const char *const gipf_first_tags[] = {"Event", "Site", "Date", "Round", "White", "Black", NULL};

/* The place among the first tags of the one on whose bracket the cursor is; if none, their number.
 */
static size_t place_of_tag(struct cursor *cursor)
{
    const struct words name = name_ahead(cursor);
    size_t place = 0;
    while (gipf_first_tags[place] != NULL && !words_alike(name, gipf_first_tags[place]))
        place++;
    return place;
}

bool gipf_is_first_tag(struct cursor *cursor)
{
    return gipf_first_tags[place_of_tag(cursor)] != NULL;
}

bool gipf_precedes_tags(struct cursor *cursor, const struct yinsh_record *record)
{
    size_t place = place_of_tag(cursor);
    if (gipf_first_tags[place] != NULL && record->scratch.texts[1] != NULL)
        return true;
    for (size_t i = 0; gipf_first_tags[place] != NULL && i < record->tag_count; i++) {
        const char *name = record->tags[i].name;
        int at = name_find(gipf_first_tags, name, strlen(name));
        if (at < 0 || (size_t)at > place)
            return true;
    }
    return false;
}

bool gipf_repeats_tags(struct cursor *cursor, const struct yinsh_record *record)
{
    struct cursor ahead = *cursor;
    bool repeats = false;
    while (!repeats && scan_peek(&ahead) == '[') {
        repeats = gipf_repeats_tag(&ahead, record, record->tag_count);
        ahead.at = scan_line_end(&ahead);
        scan_byte(&ahead, '\n');
    }
    cursor->starved |= ahead.starved && !repeats;
    return repeats;
}
