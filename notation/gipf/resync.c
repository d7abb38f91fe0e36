/* SPDX-License-Identifier: BSD-2-Clause */
/* Where the next record begins after a bad one; notation/gipf/gipf.c has the grammar. */
#include "notation/gipf/gipf.h"

/* Whether what is at the end of the cursor may continue after it. */
static bool may_continue(const struct cursor *cursor)
{
    return cursor->starved && !cursor->ends;
}

/*
 * Move to the end of a comment; *found is whether the next record begins there, because the comment
 * is not closed.  Returns false, without moving, if that depends on bytes that are not available
 * yet.
 */
static bool skip_comment(struct cursor *cursor, const struct yinsh_record *record, bool *found)
{
    struct gipf_comment comment =
        gipf_find_aside_end(cursor, record->scratch.state == GIPF_IN_TAGS ? record : NULL);
    const char *end = comment.end + comment.closed;
    cursor->starved = !comment.sure || end == cursor->end;
    if (may_continue(cursor))
        return false;
    cursor->at = end;
    *found = !comment.closed && comment.end < cursor->end;
    return true;
}

/* Move past a tag; false, and stays, if its end is not there yet. */
static bool skip_tag(struct cursor *cursor)
{
    const char *first = cursor->at;
    cursor->starved = false;
    gipf_skip_tag(cursor);
    if (!may_continue(cursor))
        return true;
    cursor->at = first;
    return false;
}

/* Skip white space; returns whether only white space precedes the cursor on its line. */
static bool skip_to_word(struct cursor *cursor, const struct yinsh_record *record)
{
    const char *first = cursor->at, *line = NULL, *before = NULL;
    if (first > cursor->start ? first[-1] == '\n' : record->window.column == 1)
        line = first;
    for (; !scan_at_end(cursor) && is_blank(*cursor->at); cursor->at++)
        if (*cursor->at == '\n') {
            before = line;
            line = cursor->at;
        }
    /*
     * If the bytes end here, more white space may follow; go back to the last line, or to the empty
     * line before it, so that both are seen again with what follows.
     */
    if (scan_at_end(cursor) && line != NULL)
        cursor->at = before != NULL ? before : line;
    return line != NULL;
}

/*
 * Move past one word, tag or comment of a broken record, or what looks like one, or to the next
 * record, and then *found is set; false, and stays, if its end is not there yet.
 */
static bool skip_word(struct cursor *cursor, struct yinsh_record *record, bool *found)
{
    if (*cursor->at == '[' && record->scratch.state == GIPF_IN_TAGS)
        return skip_tag(cursor);
    if (*cursor->at == '{' || (*cursor->at == '(' && record->scratch.state != GIPF_IN_TAGS &&
                               scan_ahead(cursor, 1) != ';'))
        return skip_comment(cursor, record, found);
    cursor->starved = false;
    size_t length = gipf_word_length(cursor);
    length += length == 0;
    scan_ahead(cursor, length);
    if (may_continue(cursor))
        return false;
    const char *end = cursor->at + length;
    if (!gipf_is_text(cursor, record)) {
        bool ends = gipf_peek_result(cursor, &length) >= 0;
        record->scratch.state = ends ? GIPF_AT_END : GIPF_IN_TURNS;
        /* gipf_numbering_restarts() must know that the broken record has turns. */
        record->game.turn = record->game.turn > 0 ? record->game.turn : 1;
        end = cursor->at + length;
    }
    cursor->at = end;
    return true;
}

/*
 * Whether a record begins with the bracket at the cursor, after white space from blanks on.  While
 * the broken record has only tags, those that follow are its own, unless an empty line is between
 * them, or it has one of that name: if a tag was not closed any one, else the first.  Within a
 * line one that usually comes first begins it, if it is
 * directly after a turn, as if a line end was lost.
 */
static bool finds_tags(struct cursor *cursor, const char *blanks, bool line_start,
                       const struct yinsh_record *record)
{
    struct cursor tag = *cursor;
    tag.starved = false;
    bool begins = record->scratch.state != GIPF_IN_TAGS;
    /* Whether all tags before it are whole, without text between them. */
    const struct fault *fault = record_first_error(record);
    bool closed =
        record->scratch.texts[0] == NULL && (fault == NULL || fault->code != FAULT_SYNTAX_TURN);
    if (!line_start)
        begins = begins && cursor->at > cursor->start && !is_blank(cursor->at[-1]) &&
                 tag_begins(&tag) && gipf_is_first_tag(&tag);
    else if (!begins)
        begins =
            tag_begins(&tag) && (scan_after_empty_line(blanks, tag.at) ||
                                 (gipf_repeats_tag(&tag, record, closed ? 1 : record->tag_count) &&
                                  (!closed || gipf_precedes_tags(&tag, record))));
    cursor->starved = tag.starved;
    return begins && !may_continue(cursor);
}

/* The start of the word that ends at the cursor; if none does, of the byte before the cursor. */
static const char *word_before(const struct cursor *cursor)
{
    const char *at = cursor->at;
    if (at > cursor->start && (gipf_ends_word(at[-1]) || at[-1] == '}'))
        return at - 1;
    while (at > cursor->start && !gipf_ends_word(at[-1]))
        at--;
    return at;
}

/*
 * After a broken tag the other tags and all turns still belong to the broken record; after a
 * broken turn the other turns do.
 */
bool gipf_resync(struct cursor *cursor, struct yinsh_record *record)
{
    const char *word = word_before(cursor);
    int state = record->scratch.state, turn = record->game.turn; /* before that word */
    bool found = false;
    while (record->scratch.state != GIPF_AT_END && !found) {
        const char *blanks = cursor->at;
        bool line_start = skip_to_word(cursor, record);
        if (cursor->at == cursor->end || is_blank(*cursor->at))
            return false;
        bool bracket = *cursor->at == '[' && (line_start || record->scratch.state != GIPF_IN_TAGS);
        if (bracket && finds_tags(cursor, blanks, line_start, record))
            return true;
        if (bracket && may_continue(cursor)) {
            /* Keep the word that it directly follows, if any: the next call begins with it. */
            if (cursor->at == blanks) {
                cursor->at = word;
                record->scratch.state = state;
                record->game.turn = turn;
            } else {
                cursor->at = blanks;
            }
            return false;
        }
        if (record->scratch.state != GIPF_IN_TAGS && is_digit(*cursor->at) &&
            gipf_numbering_restarts(cursor, record))
            return true;
        word = cursor->at;
        state = record->scratch.state;
        turn = record->game.turn;
        if (!skip_word(cursor, record, &found))
            return false;
    }
    return true;
}
