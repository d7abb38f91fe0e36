/* SPDX-License-Identifier: BSD-2-Clause */
#include "syntax/notation.h"

#include "base/unchecked.h"
#include "rules/rules.h"

#include <string.h>

/* As notation_announces(), with the cursor moved as announces() moves it. */
static bool take_announcement(const struct notation *notation, struct cursor *cursor)
{
    if (!notation_may_announce(notation, scan_peek(cursor)))
        return false;
    if (scan_left(cursor) > ANNOUNCEMENT)
        cursor->end = cursor->at + ANNOUNCEMENT;
    return notation->announces(cursor);
}

bool notation_announces(const struct notation *notation, struct cursor cursor)
{
    return take_announcement(notation, &cursor);
}

void notation_find_announcers(struct announcers *announcers, const struct notation *const *list)
{
    uint64_t any = 0, bit = 1;
    memset(announcers, 0, sizeof *announcers);
    for (; *list != NULL; list++, bit <<= 1) {
        if ((*list)->announces == NULL)
            continue;
        announcers->in_words |= (*list)->announced_in_words ? bit : 0;
        if ((*list)->announced_by == NULL)
            any |= bit;
        else
            for (const char *first = (*list)->announced_by; *first != '\0'; first++)
                announcers->of_byte[(unsigned char)*first] |= bit;
    }
    for (size_t byte = 0; byte < 256; byte++)
        announcers->of_byte[byte] |= any;
}

/*
 * As notation_announced(), at a byte of the cursor's, which is not copied in vain; *after becomes
 * where the announcement ends, which may be on its last line.
 */
static const struct notation *announced_at(const struct cursor *cursor, const char *line,
                                           bool one_word, const struct notation *except,
                                           const char **after)
{
    uint64_t may = UINT64_MAX;
    if (cursor->notations == NULL)
        return NULL;
    if (cursor->announcers != NULL)
        may = cursor->announcers->of_byte[line < cursor->end ? (unsigned char)*line : 0] &
              ~(one_word ? cursor->announcers->in_words : 0);
    for (const struct notation *const *at = cursor->notations; may != 0 && *at != NULL; at++) {
        int others = __builtin_ctzll(may);
        at += others;
        may = may >> others >> 1;
        if (except != NULL && (*at)->read == except->read)
            continue;
        struct cursor ahead = *cursor;
        ahead.at = line;
        if (take_announcement(*at, &ahead)) {
            *after = ahead.at;
            return *at;
        }
    }
    return NULL;
}

const struct notation *notation_announced(struct cursor cursor, const struct notation *except)
{
    const char *after;
    return announced_at(&cursor, cursor.at, false, except, &after);
}

/* A cursor over the current line only. */
static struct cursor first_line(struct cursor cursor)
{
    const char *newline = memchr(cursor.at, '\n', scan_left(&cursor));
    if (newline != NULL)
        cursor.end = newline + 1;
    return cursor;
}

/* Whether the line at the cursor may be one of a notation that cannot announce itself. */
static bool is_candidate(const struct notation *notation, struct cursor line)
{
    return notation->weigh != NULL && notation->weigh(line) > 0;
}

/*
 * Whether a notation that cannot announce itself continues with the line after an announcement,
 * which is then a stray one.  Where turns of both look alike, that line may announce the other one
 * again.  This examines no more bytes than an announcement has.
 */
static bool own_continues(const struct notation *self, struct cursor cursor, const char *after)
{
    const char *line = cursor.at;
    if (scan_left(&cursor) > ANNOUNCEMENT)
        cursor.end = cursor.at + ANNOUNCEMENT;
    cursor.at = after;
    if (after == line || after[-1] != '\n')
        cursor.at = first_line(cursor).end;
    return self != NULL && is_candidate(self, first_line(cursor)) &&
           announced_at(&cursor, cursor.at, false, self, &after) == NULL;
}

bool notation_others_announce_at(struct cursor *cursor, const char *line, bool one_word,
                                 const struct notation *self)
{
    if (cursor->fixed)
        return false;
    const char *after;
    cursor->starved |= (size_t)(cursor->end - line) < ANNOUNCEMENT;
    if (announced_at(cursor, line, one_word, self, &after) == NULL)
        return false;
    struct cursor at_line = *cursor;
    at_line.at = line;
    return (self == NULL || !notation_announces(self, at_line)) &&
           !own_continues(self, at_line, after);
}

bool notation_others_announce(struct cursor *cursor, const struct notation *self)
{
    return notation_others_announce_at(cursor, cursor->at, false, self);
}

const char *notation_find_other(struct cursor *cursor, struct words words,
                                const struct notation *self)
{
    struct cursor ahead = *cursor;
    const char *end = words.bytes + words.length;
    for (ahead.at = words.bytes; ahead.at < end; ahead.at++) {
        const char *next = ahead.at + 1;
        if (strchr("{[(", *ahead.at) == NULL && (ahead.at == words.bytes || ahead.at[-1] != '\n'))
            continue;
        /* What begins with several brackets is found at the last of them. */
        while (next < end && is_blank(*next))
            next++;
        bool more = next < end && (*next == '{' || *next == '[');
        if (!more && notation_others_announce(&ahead, self))
            return ahead.at;
    }
    cursor->starved |= ahead.starved;
    return NULL;
}

/* A cursor over the few lines that show whether a record likely begins. */
static struct cursor first_lines(struct cursor cursor)
{
    enum { FIRST_LINES = 16 }; /* with one token each, they hold all rings and some moves */
    struct cursor rest = cursor;
    for (int lines = 0; lines < FIRST_LINES && rest.at < rest.end; lines++)
        rest.at = first_line(rest).end;
    cursor.end = rest.at;
    return cursor;
}

/*
 * Whether a line has turns of the official notation, which announces itself by tags alone: the
 * first has the number 1, or a result follows them.
 */
static bool is_official(struct cursor line)
{
    enum { CERTAIN = 3 /* turns after that number, whatever comes then */ };
    struct words rest = words_trim((struct words){line.at, scan_left(&line)}), word;
    bool numbered = scan_word(&line, "1.");
    int turns = 0;
    while (rest.length > 0 && !(numbered && turns == CERTAIN)) {
        uint32_t number;
        yinsh_point point;
        words_cut(&rest, ' ', &word);
        struct cursor step = cursor_over(word.bytes, word.length);
        scan_number(&step, YINSH_POINTS, &number);
        scan_byte(&step, '.');
        if (scan_at_end(&step))
            continue;
        /* A letter follows the point in a ring move of another notation. */
        if (!scan_point(&step, &point) || point == YINSH_NO_POINT || is_letter(scan_peek(&step)))
            return turns > 0 && (result_find(word.bytes, word.length) >= 0 ||
                                 (numbered && !is_letter(*word.bytes)));
        turns++;
    }
    return numbered && turns > 0;
}

const struct notation *notation_likely(struct cursor cursor, const struct notation *self,
                                       enum notation_likelihood least)
{
    bool any = false, letter = is_letter(scan_peek(&cursor));
    bool official = self != NULL && self->announces == tag_begins;
    /* Every candidate begins with a letter. */
    if (cursor.notations == NULL || (!letter && (official || scan_peek(&cursor) != '1')))
        return NULL;
    if (scan_left(&cursor) > ANNOUNCEMENT)
        cursor.end = cursor.at + ANNOUNCEMENT;
    struct cursor line = first_line(cursor);
    for (const struct notation *const *at = cursor.notations; letter && *at != NULL && !any; at++)
        any = *at != self && is_candidate(*at, line);
    for (const struct notation *const *at = cursor.notations; *at != NULL && any; at++)
        if (is_candidate(*at, line) && (*at)->weigh(first_lines(cursor)) >= (int)least)
            return *at;
    for (const struct notation *const *at = cursor.notations; !official && *at != NULL; at++)
        if ((*at)->announces == tag_begins && is_official(line))
            return *at;
    return NULL;
}

/* Copy what is at the cursor, with blanks in place of marks of quotes, and move to the copy. */
static void unquote(struct cursor *cursor, char copy[ANNOUNCEMENT + READABLE_AHEAD])
{
    size_t length = scan_left(cursor) < ANNOUNCEMENT ? scan_left(cursor) : ANNOUNCEMENT;
    bool margin = true;
    for (size_t i = 0; i < length; i++) {
        copy[i] = margin && cursor->at[i] == '>' ? ' ' : cursor->at[i];
        margin = copy[i] == '\n' || (margin && is_blank(copy[i]));
    }
    cursor->start = cursor->at = copy;
    cursor->end = copy + length;
    scan_blanks(cursor);
}

bool notation_others_begin_at(struct cursor *cursor, const char *line, bool ended,
                              const struct notation *self)
{
    char copy[ANNOUNCEMENT + READABLE_AHEAD];
    struct cursor at_line = *cursor;
    at_line.at = line;
    bool apart = ended || scan_after_empty_line(cursor->start, line);
    bool quoted = apart && scan_peek(&at_line) == '>';
    if (quoted) {
        cursor->starved |= scan_left(&at_line) < ANNOUNCEMENT;
        unquote(&at_line, copy);
    }
    bool begins = (quoted && notation_announces(self, at_line)) ||
                  notation_others_announce(&at_line, self) ||
                  (!cursor->fixed && apart && notation_likely(at_line, self, NOTATION_LIKELY));
    cursor->starved |= at_line.starved;
    return begins;
}

bool tag_begins(struct cursor *cursor)
{
    enum { SHORT = 20 /* bytes, more than a bracket, 16 of a name and a quote after a space */ };
    const char *at = cursor->at, *end = cursor->end;
    if (at < end && *at != '[')
        return false;
    size_t length = end - at < SHORT ? 0 : name_length(at + 1);
    if (length > 0 && at[length + 1] == ' ' && at[length + 2] == '"')
        return true;
    at += at < end;
    while (at < end && is_blank(*at))
        at++;
    const char *name = at;
    while (at < end && is_tag_name_byte(*at))
        at++;
    bool named = at > name;
    while (at < end && is_blank(*at))
        at++;
    cursor->starved |= at == end;
    return named && at < end && *at == '"';
}

bool turns_begin(struct yinsh_record *record, yinsh_action action)
{
    const yinsh_position *now = &record->game.now;
    bool begins = record->bulk != NULL
                      ? bulk_begins_turn(record, action)
                      : now->turn != record->game.turn ||
                            (now->due == YINSH_DUE_OVER && !rules_is_removal(action));
    return !begins || record_begin_turn(record);
}

bool turns_play(struct yinsh_record *record, yinsh_action action, struct place place)
{
    if (!turns_begin(record, action))
        return false;
    record_split_turn(record, action);
    return record_action(record, action, place);
}
