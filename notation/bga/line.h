/* SPDX-License-Identifier: BSD-2-Clause */
/* One line of BoardGameArena's text log, and its headers as comments. */
#ifndef BGA_LINE_H
#define BGA_LINE_H

#include "notation/bga/steps.h"

/** What a line of a log is. */
enum bga_line_kind {
    BGA_LINE_STEP,   /* a player's name and what they do */
    BGA_LINE_HEADER, /* "Move", a number, a colon and any text */
    BGA_LINE_END,    /* "End of game" */
    BGA_LINE_UNKNOWN
};

/** A line without the white space around it. */
struct bga_line {
    enum bga_line_kind kind;
    struct words words;   /* all of it */
    struct words name;    /* of a step; may be empty */
    uint8_t side;         /* of a step if it is of a known player, or YINSH_ANY_SIDE */
    struct bga_step step; /* its places count from the start of the cursor */
    uint32_t number;      /* of a header */
    struct words text;    /* of a header, after the colon; may be empty */
};

/** Parse a line; the words are in a source whose first byte is at start. */
void bga_parse_line(const char *start, struct words words, struct bga_line *line);

/**
 * Get the next line that is not blank, and move to its end.  The end of a game is one, even if it
 * lost its line end.  Returns false at the end, where the line is then, with length 0.  The names
 * of the players by colour, as far as they are known, make this faster, but change nothing else.
 */
bool bga_next_line(struct cursor *cursor, const struct words players[2], struct bga_line *line);

/**
 * Return whether words can be the name of a player.  They cannot if they contain " places a ring
 * on ", a point and a letter: then a line was joined to the next one.
 */
bool bga_is_name(struct words words);

/**
 * Return whether a trimmed line is "End of game" joined to another line, which becomes *next.
 */
bool bga_divide_end(struct words line, struct words *next);

/**
 * Return whether another log begins with a header, by its number and that of the last one, or 0.
 */
static inline bool bga_header_restarts(uint32_t number, uint32_t last, bool any_step)
{
    return number < last || (number <= 1 && any_step);
}

enum { BGA_DATE_TEXT = 11 /* room for a date with NUL */ };

/**
 * Store the date of a header's text as "2026.04.09".  False unless the text is a date with a time,
 * of which date_parse() knows the day for certain.
 */
bool bga_date(struct words text, char date[BGA_DATE_TEXT]);

/** The comment that a header becomes, as "[%at 22 6:45:04 PM]"; bytes are NULL without memory. */
struct words bga_header_comment(struct arena *arena, const struct bga_line *line);

/** Return the header that a comment was; false if it was none. */
bool bga_comment_header(struct words comment, uint32_t *number, struct words *text);

#endif
