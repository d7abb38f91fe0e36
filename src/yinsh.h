/* SPDX-License-Identifier: BSD-2-Clause */
/*
 * libyinsh - rules, positions and game records of YINSH.
 *
 * This is the whole public interface.  The library never prints, never exits
 * and keeps no global state that changes: any number of threads may use it,
 * each with objects of its own.  Clause numbers (D.2, E.3, G.5, ...) are those
 * of the publisher's rulebook; libyinsh(3) describes every function with
 * examples, yinsh-notation(5) the texts that are read and written.
 */
#ifndef YINSH_H
#define YINSH_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

#if defined(__GNUC__)
#define YINSH_API __attribute__((visibility("default")))
#else
#define YINSH_API
#endif

/** Version of this header; yinsh_version() returns that of the library. */
#define YINSH_VERSION "0.1.0"
/** The same as a number to compare with: 10000 * major + 100 * minor + patch. */
#define YINSH_VERSION_NUMBER 100

/** Return the version of the library as "major.minor.patch"; static storage. */
YINSH_API const char *yinsh_version(void);

/* ---- Points ----------------------------------------------------------- */

/**
 * A point: 11 * column + row number - 1, where column A is 0, so 0..120.  Only 85 of these numbers
 * are points of the board.
 */
typedef uint8_t yinsh_point;

enum {
    YINSH_COLUMNS = 11,       /**< columns A to K */
    YINSH_FRAME = 121,        /**< numbers that a point may have, 0..120 */
    YINSH_POINTS = 85,        /**< points of the board */
    YINSH_NO_POINT = 255,     /**< not a point of the board */
    YINSH_POINT_TEXT = 4,     /**< room for a point's name with its NUL */
    YINSH_RINGS = 5,          /**< rings of one player (D) */
    YINSH_MARKERS = 51,       /**< markers in a full pool */
    YINSH_ROW_LENGTH = 5,     /**< markers in a row (G.1) */
    YINSH_PLACING_TURNS = 10, /**< turns of the placing phase (D.2) */
    YINSH_MAX_ACTIONS = 256   /**< no position has more legal actions */
};

/** A set of points: bit n % 64 of word n / 64 is point n. */
typedef struct yinsh_set {
    uint64_t word[2];
} yinsh_set;

/**
 * Return the point at a column (0..10) and row number (1..11); YINSH_NO_POINT if it is off the
 * board.
 */
YINSH_API yinsh_point yinsh_point_at(int column, int row);

/** Return whether the number is a point of the board. */
YINSH_API bool yinsh_point_on_board(yinsh_point point);

/**
 * Write a point's name, as "e10", with a NUL into text and return its length;
 * a number that is not a point of the board is written as "-".
 */
YINSH_API size_t yinsh_point_format(yinsh_point point, char text[YINSH_POINT_TEXT]);

/**
 * Read a point's name, letter and row number in either case, from the start of (text, length).
 * Returns the number of bytes taken and stores the point; returns 0 and leaves *point unchanged if
 * the text does not begin with a point of the board.
 */
YINSH_API size_t yinsh_point_parse(const char *text, size_t length, yinsh_point *point);

/* ---- Actions ---------------------------------------------------------- */

/** A player's colour.  White plays first (D.1). */
enum yinsh_colour {
    YINSH_WHITE = 0,
    YINSH_BLACK = 1,
    YINSH_ANY_SIDE = 2 /**< in an action: whoever's turn it is */
};

/** What an action does. */
enum yinsh_kind {
    YINSH_PLACE, /**< place a ring on to (D.2) */
    YINSH_MOVE,  /**< move the ring on from to to (E) */
    YINSH_ROW,   /**< remove the row with the ends from and to (G.2) */
    YINSH_RING,  /**< remove the ring on from (G.3) */
    YINSH_PASS,  /**< pass, when no ring can move */
    YINSH_STEAL  /**< take over White's first ring in place of a placement; not official */
};

/** One step of a turn; fits 32 bits.  Points that a kind does not use are YINSH_NO_POINT. */
typedef struct yinsh_action {
    uint8_t kind; /**< enum yinsh_kind */
    uint8_t side; /**< enum yinsh_colour */
    yinsh_point from;
    yinsh_point to;
} yinsh_action;

enum { YINSH_ACTION_TEXT = 10 /**< room for an action's text with its NUL */ };

/**
 * Write an action with a NUL into text and return its length: "e3" for a placement, "h7-g7" for a
 * move, "xg5-g9" for a row (lower end first), "xa5" for a ring, "pass", "steal"; an unknown kind is
 * written as "-".
 */
YINSH_API size_t yinsh_action_format(yinsh_action action, char text[YINSH_ACTION_TEXT]);

/**
 * Read an action as yinsh_action_format() writes it from the whole of (text, length).  Letters may
 * be in either case, row ends in either order; the side becomes YINSH_ANY_SIDE.  Returns false and
 * leaves *action unchanged if the text is not an action.
 */
YINSH_API bool yinsh_action_parse(const char *text, size_t length, yinsh_action *action);

/* ---- Positions and rules ---------------------------------------------- */

/** What the side to act has to do next. */
enum yinsh_due {
    YINSH_DUE_PLACE,     /**< place a ring */
    YINSH_DUE_PRE_ROW,   /**< remove a row that the opponent made, before moving (G.6) */
    YINSH_DUE_PRE_RING,  /**< remove a ring for that row (G.3) */
    YINSH_DUE_MOVE,      /**< move a ring, or pass when none can move */
    YINSH_DUE_POST_ROW,  /**< remove a row after the move (G.2) */
    YINSH_DUE_POST_RING, /**< remove a ring for that row (G.3) */
    YINSH_DUE_OVER       /**< nothing: the game is over */
};

/** The game that is played: how many rings win it (H.1, J). */
enum yinsh_variant { YINSH_STANDARD, YINSH_BLITZ };

/** The rule for the 51st marker. */
enum yinsh_house {
    YINSH_HOUSE_NONE,      /**< official: if a move is due and the pool is empty, most rings win */
    YINSH_HOUSE_NO_LIMIT,  /**< the pool never runs out */
    YINSH_HOUSE_POOL_ENDS, /**< the 51st marker ends the game at once, rows stay; most rings win */
    YINSH_HOUSE_POOL_DRAWS /**< as official, but the game is then a draw, whatever the rings */
};

/** How a game ended. */
enum yinsh_end {
    YINSH_END_UNFINISHED, /**< no end is recorded */
    YINSH_END_RINGS,      /**< the third ring (blitz: the first) was removed (H.1, J) */
    YINSH_END_MARKERS,    /**< the pool is empty (H.3) */
    YINSH_END_BLOCKED,    /**< two passes in a row */
    YINSH_END_RESIGN,     /**< a player resigned */
    YINSH_END_TIME,       /**< a player lost on time */
    YINSH_END_FORFEIT,    /**< a player forfeited */
    YINSH_END_AGREED,     /**< the players agreed on a draw */
    YINSH_END_BOTH_LOST,  /**< both players forfeited: both lost, and the result is "*" */
    YINSH_END_UNKNOWN     /**< outside the board, in a way that is not stated or has no name here */
};

/** Who won. */
enum yinsh_result {
    YINSH_RESULT_NONE,  /**< "*" */
    YINSH_RESULT_WHITE, /**< "1-0" */
    YINSH_RESULT_BLACK, /**< "0-1" */
    YINSH_RESULT_DRAW   /**< "1/2-1/2" */
};

/** A fault code: 0 is none, any other has a name, a clause and a text. */
typedef int yinsh_fault;

/**
 * A position with everything needed to continue the game, even in the middle of a turn.  It is
 * small: to undo actions, keep a copy.  Fill it with yinsh_start() or yinsh_position_parse();
 * callers may read the fields.
 */
typedef struct yinsh_position {
    yinsh_set rings[2];   /**< rings on the board by colour */
    yinsh_set markers[2]; /**< markers on the board by colour */
    uint16_t turn; /**< number of the current turn from 1; of the last turn if the game is over */
    uint8_t side;  /**< enum yinsh_colour: whose turn that is (odd turns are White's) */
    uint8_t due;   /**< enum yinsh_due */
    uint8_t removed[2]; /**< rings removed by colour, 0..3 */
    uint8_t on_board;   /**< markers on the board, both colours */
    uint8_t variant;    /**< enum yinsh_variant */
    uint8_t house;      /**< enum yinsh_house */
    bool passed;        /**< the turn before this one was a pass */
    bool steal; /**< Black may steal White's first ring in turn 2; set after yinsh_start() */
} yinsh_position;

/**
 * The position before the first turn: an empty board, White to place.  If the variant or the house
 * rule is unknown, yinsh_position_check() refuses the position.
 */
YINSH_API void yinsh_start(yinsh_position *position, enum yinsh_variant variant,
                           enum yinsh_house house);

/**
 * Play one action.  Returns 0 and updates the position, or returns the reason why the action is
 * illegal and leaves the position unchanged: "syntax-turn" if its kind or side is unknown,
 * "position-bad" if yinsh_position_check() refuses the position.
 */
YINSH_API yinsh_fault yinsh_play(yinsh_position *position, yinsh_action action);

/**
 * List the legal actions, sorted by points, into actions; returns their number,
 * 0 only if the game is over or yinsh_position_check() refuses the position.
 */
YINSH_API size_t yinsh_legal_actions(const yinsh_position *position,
                                     yinsh_action actions[YINSH_MAX_ACTIONS]);

/**
 * List the rows of a colour on the board (every five adjacent markers, G.1, G.4) as row actions,
 * whether or not they are due; returns their number, 0 if the colour is unknown.
 */
YINSH_API size_t yinsh_rows(const yinsh_position *position, enum yinsh_colour colour,
                            yinsh_action rows[YINSH_MAX_ACTIONS]);

/**
 * Return the number of markers left in the pool, 0..51; under YINSH_HOUSE_NO_LIMIT, 0 does not end
 * the game.
 */
YINSH_API int yinsh_pool(const yinsh_position *position);

/** Return how many rings a player must remove to win: three, in blitz one (H.1, J). */
YINSH_API int yinsh_rings_to_win(const yinsh_position *position);

/** Return how the game ended on the board; YINSH_END_UNFINISHED unless it is over. */
YINSH_API enum yinsh_end yinsh_position_end(const yinsh_position *position);

/** Return who won on the board; YINSH_RESULT_NONE unless the game is over. */
YINSH_API enum yinsh_result yinsh_position_result(const yinsh_position *position);

/**
 * Check a position for consistency.  Returns NULL if it is consistent, otherwise the reason as a
 * sentence in static storage.
 */
YINSH_API const char *yinsh_position_check(const yinsh_position *position);

/** Return whether two positions are the same in every respect. */
YINSH_API bool yinsh_position_equal(const yinsh_position *a, const yinsh_position *b);

/* ---- The one-line position notation (yinsh-notation(5)) --------------- */

enum { YINSH_POSITION_TEXT = 192 /**< room for any position line with its NUL */ };

/**
 * Write the position line with a NUL, without a line end; returns its length.  A position with an
 * unknown value is written as "?".
 */
YINSH_API size_t yinsh_position_format(const yinsh_position *position,
                                       char text[YINSH_POSITION_TEXT]);

/**
 * Read a position line, the whole of (text, length).  Returns NULL and fills *position, or returns
 * the reason as a sentence in static storage, stores the byte offset at which reading stopped in
 * *offset unless that is NULL, and leaves *position unchanged.
 */
YINSH_API const char *yinsh_position_parse(const char *text, size_t length,
                                           yinsh_position *position, size_t *offset);

/* ---- Faults ----------------------------------------------------------- */

/** The severity of a fault, in ascending order. */
enum yinsh_level {
    YINSH_LEVEL_NONE,
    YINSH_LEVEL_STYLE,   /**< the record is clear, but not written as it should be */
    YINSH_LEVEL_WARNING, /**< the record stays good */
    YINSH_LEVEL_ERROR    /**< the record is bad */
};

/**
 * Return the stable name of a fault code, as "move-ring-in-way"; "none" for 0; NULL if the code is
 * unknown.
 */
YINSH_API const char *yinsh_fault_name(yinsh_fault code);

/** Return the level of a fault code; YINSH_LEVEL_NONE if the code is 0 or unknown. */
YINSH_API enum yinsh_level yinsh_fault_level(yinsh_fault code);

/**
 * Return the clause that a fault violates, as "rulebook E.3" or "notation"; NULL if the code is 0
 * or unknown.
 */
YINSH_API const char *yinsh_fault_clause(yinsh_fault code);

/** Return the text of that clause, as a sentence; NULL if the code is 0 or unknown. */
YINSH_API const char *yinsh_fault_rule(yinsh_fault code);

/**
 * Return an excerpt of a record with the fault: one to three lines, separated by line ends, without
 * one at the end; NULL if the code is 0 or unknown.
 */
YINSH_API const char *yinsh_fault_example(yinsh_fault code);

/**
 * Return what the writer of such a record probably meant, and how to correct it, as one or two
 * sentences; NULL if the code is 0 or unknown.
 */
YINSH_API const char *yinsh_fault_cure(yinsh_fault code);

/** Return the number of fault codes, including 0: the codes are 0 .. this - 1. */
YINSH_API int yinsh_fault_count(void);

/* ---- Records ---------------------------------------------------------- */

/** A game record that was read and replayed; owned by its reader. */
typedef struct yinsh_record yinsh_record;

/** Reads records from a stream of bytes. */
typedef struct yinsh_reader yinsh_reader;

/**
 * The source of a reader: fills buffer with up to size bytes, size > 0, and returns their number, 0
 * at the end, -1 on failure.  A greater number than size is a failure, too.
 */
typedef ptrdiff_t (*yinsh_read_fn)(void *context, char *buffer, size_t size);

/**
 * The destination of a writer: takes all of the bytes and returns 0, or returns another value,
 * which stops the writer and is returned to its caller.
 */
typedef int (*yinsh_write_fn)(void *context, const char *bytes, size_t length);

/** The verdict on a replayed record. */
enum yinsh_status {
    YINSH_STATUS_OK,       /**< every action is legal, no claim is contradicted */
    YINSH_STATUS_MISMATCH, /**< legal, but the replay contradicts the recorded result or rings */
    YINSH_STATUS_ILLEGAL,  /**< an action breaks a rule, or a removal is still due */
    YINSH_STATUS_MALFORMED /**< it could not be read */
};

/** One fault of a record. */
typedef struct yinsh_diagnostic {
    yinsh_fault code;
    int turn;        /**< number of the turn at fault; 0 if the fault is not in a turn */
    uint64_t line;   /**< from 1 */
    uint64_t column; /**< in bytes from 1 */
} yinsh_diagnostic;

/**
 * Options of a reader; zero is a good default for all members except size.  New members are only
 * added at the end, so that a program keeps working with a later library: size states which of them
 * the program knows.
 */
typedef struct yinsh_reader_options {
    size_t size;                /**< sizeof(yinsh_reader_options) */
    const char *notation;       /**< name of the notation; NULL to detect it from the content */
    const char *file_name;      /**< a hint if the content is ambiguous; may be NULL */
    enum yinsh_variant variant; /**< of records that do not state one themselves */
    enum yinsh_house house;     /**< house rule of these records */
    bool steal;                 /**< whether Black may steal in these records */
    size_t max_record;          /**< longest record in bytes; 0 is 4 MiB */
    bool all_faults; /**< report further faults after the first, as far as they can be detected */
    /**
     * Name of the charset of records that name none and are not UTF-8; NULL is Windows-1252.  It is
     * converted with iconv().
     */
    const char *encoding;
} yinsh_reader_options;

/**
 * Make a reader for a source of bytes.  The strings of *options must outlive it; NULL means options
 * that are all zero.  Returns NULL if memory runs out, if the named notation cannot be read or the
 * charset is unknown, if size is less than in the first version, or if the options set something
 * that this library does not know.  Free it with yinsh_reader_free().
 */
YINSH_API yinsh_reader *yinsh_reader_new(yinsh_read_fn read, void *context,
                                         const yinsh_reader_options *options);

/** Free a reader and its record; NULL is allowed. */
YINSH_API void yinsh_reader_free(yinsh_reader *reader);

/**
 * Read the next record and replay it as far as it is legal.  Returns 1 and the record, which
 * belongs to the reader and is valid until the next call; 0 at the end; -1 if the source failed or
 * memory ran out.
 */
YINSH_API int yinsh_reader_next(yinsh_reader *reader, const yinsh_record **record);

/**
 * Return the name of the notation of a record, in static storage; NULL if none was detected.  The
 * short form of the official notation is "gipf", too.
 */
YINSH_API const char *yinsh_record_notation(const yinsh_record *record);

/** Return the status of a record. */
YINSH_API enum yinsh_status yinsh_record_status(const yinsh_record *record);

/** The position at the start of a record; never NULL. */
YINSH_API const yinsh_position *yinsh_record_start(const yinsh_record *record);

/** Return the position at the end, or before the first action at fault; never NULL. */
YINSH_API const yinsh_position *yinsh_record_final(const yinsh_record *record);

/**
 * Return the number of legal actions, from the start to the end or to the first action at fault.
 */
YINSH_API size_t yinsh_record_action_count(const yinsh_record *record);

/**
 * Return a legal action by its index, from 0 to below yinsh_record_action_count(); for any other
 * index an action of an unknown kind.
 */
YINSH_API yinsh_action yinsh_record_action(const yinsh_record *record, size_t index);

/**
 * Return who won; YINSH_RESULT_NONE if the game is unfinished or the record illegal or malformed.
 */
YINSH_API enum yinsh_result yinsh_record_result(const yinsh_record *record);

/** Return how the game ended, on the board or outside it. */
YINSH_API enum yinsh_end yinsh_record_end(const yinsh_record *record);

/** Return the number of complete turns. */
YINSH_API int yinsh_record_turns(const yinsh_record *record);

/** Return the number of ring moves played. */
YINSH_API int yinsh_record_moves(const yinsh_record *record);

/** Return the value of a tag, or NULL if the record lacks it; it is valid as long as the record. */
YINSH_API const char *yinsh_record_tag(const yinsh_record *record, const char *name);

/** Return the number of faults kept for a record. */
YINSH_API size_t yinsh_record_fault_count(const yinsh_record *record);

/**
 * Return a fault by its index, from 0 to below yinsh_record_fault_count(); for any other index one
 * with the code 0.
 */
YINSH_API yinsh_diagnostic yinsh_record_fault(const yinsh_record *record, size_t index);

/**
 * Write the text of a fault, given by its index, without place and code, into (text, size).  It is
 * cut if it does not fit, and always ends with a NUL if size > 0.  Returns the length of the whole
 * text, 0 if there is no such fault.
 */
YINSH_API size_t yinsh_record_fault_text(const yinsh_record *record, size_t index, char *text,
                                         size_t size);

/**
 * Write a record in a notation, given by its name.  Returns 0, or what write returned if that is
 * not 0, or -1 if the notation cannot be written.  Writes nothing if the notation cannot hold the
 * game, for example because it starts from a position.  If the date is understood, it is written in
 * the form of the notation.
 */
YINSH_API int yinsh_record_write(const yinsh_record *record, const char *notation,
                                 yinsh_write_fn write, void *context);

/**
 * Return the text of a result: "1-0", "0-1", "1/2-1/2" or "*", in static storage; NULL if it is
 * unknown.
 */
YINSH_API const char *yinsh_result_name(enum yinsh_result result);

/** Return the name of an end, as "rings", in static storage; NULL if it is unknown. */
YINSH_API const char *yinsh_end_name(enum yinsh_end end);

/** Return the name of a status, as "ok", in static storage; NULL if it is unknown. */
YINSH_API const char *yinsh_status_name(enum yinsh_status status);

#ifdef __cplusplus
}
#endif

#endif
