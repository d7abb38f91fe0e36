/* SPDX-License-Identifier: BSD-2-Clause */
/* What the files of the notations bga and bga-json share; bga.c and json.c have the grammars. */
#ifndef BGA_H
#define BGA_H

#include "base/text.h"
#include "syntax/writer.h"

/* ---- The steps of a game, and undo: steps.c --------------------------------- */

/*
 * A ring move takes two steps, the marker and the ring; undo takes back single steps or all of a
 * turn.
 */

/** What a step does; the first five have points. */
enum bga_kind {
    BGA_PLACE,  /* a ring on to */
    BGA_MARKER, /* a marker in the ring on from */
    BGA_MOVE,   /* that ring, from and to */
    BGA_ROW,    /* the row with the ends from and to */
    BGA_RING,   /* the ring on from */
    BGA_TAKE_BACK,
    BGA_RESTART,
    BGA_WON
};

/** How the site words a step, between the player's name and the points. */
struct bga_phrase {
    enum bga_kind kind;
    int points;        /* how many follow: none, one, or two with "to" between them */
    const char *words; /* with the blank before a point; NULL ends the list */
    size_t length;     /* of the words */
};

/** All wordings; of those of one kind the first is the site's own.  None ends with another. */
#define BGA_PHRASES(PHRASE)                                                                        \
    PHRASE(BGA_MARKER, 1, "places a marker on ")                                                   \
    PHRASE(BGA_MOVE, 2, "moves a ring from ")                                                      \
    PHRASE(BGA_PLACE, 1, "places a ring on ")                                                      \
    PHRASE(BGA_ROW, 2, "removes a row of markers from ")                                           \
    PHRASE(BGA_ROW, 2, "removes a row from ")                                                      \
    PHRASE(BGA_RING, 1, "removes a ring from ")                                                    \
    PHRASE(BGA_RING, 1, "removes a ring on ")                                                      \
    PHRASE(BGA_RING, 1, "removes a ring at ")                                                      \
    PHRASE(BGA_TAKE_BACK, 0, "takes back their last move")                                         \
    PHRASE(BGA_RESTART, 0, "restarts their turn")                                                  \
    PHRASE(BGA_WON, 0, "has removed 3 rings")

/** The same as a list. */
extern const struct bga_phrase bga_phrases[];

/** A step as a log has it. */
struct bga_step {
    enum bga_kind kind;
    yinsh_point from, to;     /* YINSH_NO_POINT if off the board, or not used */
    struct place place;       /* what a fault of the step points at */
    bool flips_stated;        /* whether a move states how many markers it turned over */
    uint32_t flips;           /* how many */
    struct place flips_place; /* the place of that statement */
};

struct bga_note;

/** A game being read; all zero but for the record before its first step. */
struct bga_game {
    struct yinsh_record *record;
    struct words players[2]; /* names or ids by colour; bytes are NULL if unknown */
    bool marked;             /* whether a marker waits for its ring to be moved */
    enum yinsh_colour marker_side;
    yinsh_point marker;
    /*
     * A comment for the next step, which goes with the step if that is taken back, and takes the
     * place of one that found no step; bytes are NULL if there is none.
     */
    struct words header;
    struct bga_note *notes; /* the newest first */
};

/**
 * Return the colour of a player: the first new one is White, the second Black.  Returns false and
 * files PLAYER_UNKNOWN for a third, and for one without a name.
 */
bool bga_find_player(struct bga_game *game, struct words player, struct place place,
                     enum yinsh_colour *colour);

/** Play or take back a player's step; returns false if the record holds an error. */
bool bga_play(struct bga_game *game, enum yinsh_colour side, const struct bga_step *step);

/** Add a comment after the steps taken. */
void bga_comment(struct bga_game *game, struct words text);

/** Give the record its comments, after the last step. */
void bga_finish(struct bga_game *game);

/* ---- Lines of the text log, and its headers as comments: line.c ------------ */

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
    uint8_t side;         /* of a step that was recognised by a player's name, or YINSH_ANY_SIDE */
    struct bga_step step; /* its places count from the start of the cursor */
    uint32_t number;      /* of a header */
    struct words text;    /* of a header, after the colon; may be empty */
};

/** Parse a line; the words are in a source whose first byte is at start. */
void bga_parse_line(const char *start, struct words words, struct bga_line *line);

/**
 * Get the next line that is not blank, and move to its end.  The end of a game is one, even if it
 * lost its line end.  Returns false at the end, where the line is then, with length 0.  The names
 * of the players by colour, as far as they are known, make this faster, and may give a step its
 * side.
 */
bool bga_next_line(struct cursor *cursor, const struct words players[2], struct bga_line *line);

/**
 * Return whether words can be the name of a player.  They cannot if they contain some words, such
 * as those before the point of a placing, a point and a letter or #: then a line was joined to the
 * next, which may be after white space if these words are more than a byte.
 */
bool bga_is_name(struct words words, const char *before);

/**
 * Return whether a trimmed line among the bytes of a cursor is "End of game" joined to another line
 * or record, which *next begins with.
 */
bool bga_divide_end(struct cursor *cursor, struct words line, struct words *next);

enum { BGA_DATE_TEXT = 11 /* room for a date with NUL */ };

/**
 * Store the date of a header's text as "2026.04.09".  False unless the text is a date with a time,
 * of which date_parse() knows the day for certain.
 */
bool bga_date(struct words text, char date[BGA_DATE_TEXT]);

/**
 * Return whether another log begins with a header, by its number and that of the last one, or 0;
 * or by its date, if it should be the first one, since its number is not higher than how many steps
 * there were.
 */
bool bga_header_restarts(const struct bga_line *line, uint32_t last, size_t steps);

/** The comment that a header becomes, as "[%at 22 6:45:04 PM]"; bytes are NULL without memory. */
struct words bga_header_comment(struct arena *arena, const struct bga_line *line);

/** Return the header that a comment was; false if it was none. */
bool bga_comment_header(struct words comment, uint32_t *number, struct words *text);

/* ---- Writing the text log: write.c ------------------------------------------ */

/** Write a record; see struct notation. */
void bga_write(struct writer *to);

#endif
