/* SPDX-License-Identifier: BSD-2-Clause */
/* What the files of the official notation share; gipf.c has its grammar. */
#ifndef GIPF_H
#define GIPF_H

#include "base/scan.h"
#include "rules/replay_game.h"
#include "rules/replay_games.h"
#include "syntax/writer.h"

/* ---- Tags, and what ends words: text.c ------------------------------------ */

/** How far reading a record came; in yinsh_record.scratch.state. */
enum { GIPF_IN_TAGS, GIPF_IN_TURNS, GIPF_AT_END };

/** Return whether a byte ends a turn, a result or any other word before it. */
static inline bool gipf_ends_word(char byte)
{
    return is_blank(byte) || byte == ';' || byte == '{' || byte == '[';
}

/**
 * Return whether the cursor is at the first byte of its line that is not blank; false if the line
 * begins before cursor->start.
 */
static inline bool gipf_starts_line(const struct cursor *cursor)
{
    const char *at = cursor->at;
    while (at > cursor->start && at[-1] != '\n' && is_blank(at[-1]))
        at--;
    return at > cursor->start && at[-1] == '\n';
}

/** Return the number of bytes from the cursor up to what ends a word. */
size_t gipf_word_length(struct cursor *cursor);

/**
 * Return the result that the cursor is on, or -1; *length becomes that of the word, or of the
 * result if a record follows it directly.
 */
int gipf_peek_result(struct cursor *cursor, size_t *length);

/**
 * Return how many bytes of the word that the cursor is on may be a step, if the last result of the
 * line, or the number 1 of another record, follows directly; else 0.
 */
size_t gipf_joined_step(struct cursor *cursor);

/**
 * Return whether the number that the cursor is on is 1, and so begins another record; not before a
 * move, with which no game begins, within a line, if it may be what is left of the number of the
 * next turn, such as 15 or 51.
 */
static inline bool gipf_numbering_restarts(struct cursor *cursor, const struct yinsh_record *record)
{
    const char *first = cursor->at;
    uint32_t value;
    yinsh_point point;
    int next = record->game.turn + 1;
    if ((*first != '1' && *first != '0') || next == 1)
        return false;
    bool left = (next % 10 == 1 || next / 10 == 1) && !gipf_starts_line(cursor);
    bool restarts = scan_number(cursor, 2, &value) > 0 && value == 1 && scan_byte(cursor, '.') &&
                    !(left && scan_point(cursor, &point) && scan_peek(cursor) == '-');
    cursor->at = first;
    return restarts;
}

/**
 * Return whether the word at the cursor is text after the tags of a record that has no turn yet: it
 * can be neither a turn nor a result, so that what follows may still belong to that record.
 */
bool gipf_is_text(struct cursor *cursor, const struct yinsh_record *record);

/** Return whether the word at the cursor begins as a step does: with a point, or x and a point. */
bool gipf_is_step(struct cursor *cursor);

/**
 * Undo the escapes of a text into to, which has as much room; returns the length of the result.
 * Anything that is not an escape stays as it is.  tag is whether it is the value of a tag.
 */
size_t gipf_unescape(const struct yinsh_record *record, char *to, struct words text, bool tag);

/**
 * Read a tag pair into the record; the cursor is on its bracket.  If it is broken, files
 * that and returns false; false, too, if memory ran out.
 */
bool gipf_read_tag(struct cursor *cursor, struct yinsh_record *record);

/**
 * Move past a broken tag, on whose bracket the cursor is: past the line end of a value with several
 * lines to the bracket that closes it, unless a tag or a record of another notation begins one of
 * these lines; else to the end of the line.  Returns the number of quotation marks in a tag of
 * several lines, which is 2 if nothing else is wrong with it, or 0.
 */
size_t gipf_skip_tag(struct cursor *cursor);

/**
 * Read tags one after another, up to an empty line, after which others may be the next record's.
 * Returns false as gipf_read_tag() does.
 */
bool gipf_read_tags(struct cursor *cursor, struct yinsh_record *record);

/**
 * Return whether the tag on whose bracket the cursor is has the name of one of the first count tags
 * of the record, or that of its broken tag.  The cursor is starved if bytes after its end may
 * decide that.
 */
bool gipf_repeats_tag(struct cursor *cursor, const struct yinsh_record *record, size_t count);

/** The tags that come first, in their usual order; ends with NULL. */
extern const char *const gipf_first_tags[];

/** Return whether the tag on whose bracket the cursor is is one of those that come first. */
bool gipf_is_first_tag(struct cursor *cursor);

/**
 * Return whether the tag on whose bracket the cursor is usually comes before one of the record's
 * other than the first.
 */
bool gipf_precedes_tags(struct cursor *cursor, const struct yinsh_record *record);

/** Return whether that tag or one on the lines directly after it has the name of any of them. */
bool gipf_repeats_tags(struct cursor *cursor, const struct yinsh_record *record);

/* ---- Comments, marks, results in other forms: asides.c ---------------------- */

/** The end of the text of a comment. */
struct gipf_comment {
    const char *end; /* its closing brace, else the start of the next record, or cursor->end */
    bool closed;     /* whether end is its brace */
    bool sure;       /* whether bytes after cursor->end cannot change that */
};

/**
 * Find the end of the comment on whose brace the cursor is.  A comment is closed by the next "}",
 * whatever is before it, even a record.  But if a line that begins a record, and then another "{",
 * come before the "}", the "}" closes another comment, because no comment contains "{". tags is
 * the record if it has nothing but tags so far, else NULL; then its own tags and turns may follow,
 * and only tags after an empty line, or one that it has already, are another record's.
 */
struct gipf_comment gipf_find_comment_end(const struct cursor *cursor,
                                          const struct yinsh_record *tags);

/** Find the end of a comment, as gipf_find_comment_end() does, or of a variation in parentheses. */
struct gipf_comment gipf_find_aside_end(const struct cursor *cursor,
                                        const struct yinsh_record *tags);

/** Do what gipf_begins_aside() does, with the cursor on what is neither a letter nor a digit. */
bool gipf_is_aside(struct cursor *cursor, bool after_turn);

/**
 * Return whether the cursor is on what may come between any two words, and is none: a comment, a
 * variation, or a mark that is not directly after its action.  after_turn is whether a turn is
 * before it, so that it may be a mark.
 */
static inline bool gipf_begins_aside(struct cursor *cursor, bool after_turn)
{
    char next = scan_peek(cursor);
    /* Mostly a number comes next, or a part of the turn. */
    bool joins = next == ';' && cursor->at > cursor->start && !is_blank(cursor->at[-1]);
    return !is_digit(next) && !joins && !is_letter(next) && gipf_is_aside(cursor, after_turn);
}

/**
 * Return whether a comment needs no braces, since it is a variation that begins with the number of
 * a turn, or the number of a mark such as $10.
 */
bool gipf_is_bare(struct words text);

/**
 * Read what gipf_begins_aside() found into the record.  If it is not closed, files that, leaves the
 * cursor there and returns false; false, too, if memory ran out.  in_tags is whether the record has
 * nothing but tags so far.
 */
bool gipf_read_aside(struct cursor *cursor, struct yinsh_record *record, bool in_tags);

/** Do what gipf_spelled_result() does, with the cursor on what may be a result. */
size_t gipf_find_spelled_result(struct cursor *cursor, const struct yinsh_record *record);

/**
 * Return the number of bytes of the words at the cursor if they are alone on the rest of their line
 * and state a result in another form, as "1:0" or "W+Resign", and no turn follows; else 0.
 */
static inline size_t gipf_spelled_result(struct cursor *cursor, const struct yinsh_record *record)
{
    char next = scan_peek(cursor), following = scan_ahead(cursor, 1);
    /* Nearly every word is a number or a step, which these bytes distinguish from a result. */
    bool usual = is_digit(following) || (following == '.' && next != '0');
    return usual ? 0 : gipf_find_spelled_result(cursor, record);
}

/* ---- Moves in lanes: move_lanes.c ----------------------------------------- */

/** The state of taking turns in their usual form, many at a time. */
struct gipf_usual {
    struct cursor *cursor;
    struct replay_builder *steps;
    bool spaced;      /* whether a blank was last after the number of a turn */
    unsigned letters; /* the bit 0x20, or 0: the case of all points */
};

#ifdef REPLAY_LANES
/**
 * Do the same as gipf_take_moves() on a processor that has lanes, eight moves and removals at a
 * time.  Returns false if something else comes next, and true if that is not known: near the end
 * of the bytes, and if numbers become too large.
 */
bool gipf_take_moves_in_lanes(struct gipf_usual *usual);
#endif

/* ---- Turns in their usual form: moves.c ----------------------------------- */

/**
 * Take the placements with which a record begins, as long as each is a number and a point with one
 * byte of white space after it; the cursor is then after the last one.
 */
void gipf_take_placements(struct gipf_usual *usual);

/**
 * Take plain moves from the cursor on, which is after a turn, and removals after them, as long as
 * nothing else comes; the cursor is then after the last of them.
 */
void gipf_take_moves(struct gipf_usual *usual);

/* ---- The next record after a bad one: resync.c ---------------------------- */

/** Move to the next record, see struct notation. */
bool gipf_resync(struct cursor *cursor, struct yinsh_record *record);

/* ---- Writing, also what looks like this notation: write.c ----------------- */

/**
 * Write a record in the official notation, in the short form without the rows that the
 * rules supply; see struct notation.
 */
void gipf_write(struct writer *to);

#endif
