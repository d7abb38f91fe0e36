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

/** Version of the library as "major.minor.patch"; static storage. */
YINSH_API const char *yinsh_version(void);

/* ---- Points ----------------------------------------------------------- */

/**
 * A point: 11 * column + row number - 1, column A being 0, so 0..120.  Only 85
 * of these numbers are points of the board.
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

/** The point at a column (0..10) and row number (1..11); YINSH_NO_POINT when off the board. */
YINSH_API yinsh_point yinsh_point_at(int column, int row);

/** Whether the number is a point of the board. */
YINSH_API bool yinsh_point_on_board(yinsh_point point);

/**
 * Write a point's name, as "e10", with a NUL into text and return its length;
 * a number that is not a point of the board is written as "-".
 */
YINSH_API size_t yinsh_point_format(yinsh_point point, char text[YINSH_POINT_TEXT]);

/**
 * Read a point's name, letter and row number in either case, from the start of
 * (text, length).  Returns the bytes taken and stores the point; 0 when there is
 * no point of the board, and *point is left alone.
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
 * Write an action with a NUL into text and return its length: "e3" place,
 * "h7-g7" move, "xg5-g9" row with its lower end first, "xa5" ring, "pass", "steal".
 */
YINSH_API size_t yinsh_action_format(yinsh_action action, char text[YINSH_ACTION_TEXT]);

/**
 * Read an action's text as yinsh_action_format() writes it, the whole of (text,
 * length), letters in either case, row ends in either order; the side is
 * YINSH_ANY_SIDE.  Returns false when it is no action; *action is left alone.
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
    YINSH_HOUSE_NONE,      /**< official: most rings win when a move is due and the pool is empty */
    YINSH_HOUSE_NO_LIMIT,  /**< the pool never runs out */
    YINSH_HOUSE_POOL_ENDS, /**< the 51st marker ends the game at once, rows are left; most rings win
                            */
    YINSH_HOUSE_POOL_DRAWS /**< as official, but the game is then drawn whatever the rings */
};

/** How a game ended. */
enum yinsh_end {
    YINSH_END_UNFINISHED, /**< it did not, as far as the record says */
    YINSH_END_RINGS,      /**< the third ring (blitz: the first) was taken off (H.1, J) */
    YINSH_END_MARKERS,    /**< the pool is empty (H.3) */
    YINSH_END_BLOCKED,    /**< two passes in a row */
    YINSH_END_RESIGN,     /**< a player resigned */
    YINSH_END_TIME,       /**< a player lost on time */
    YINSH_END_FORFEIT,    /**< a player forfeited */
    YINSH_END_AGREED      /**< the players agreed on a draw */
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
 * A position with everything needed to go on, in the middle of a turn too.  A
 * small value: copy it, never undo.  Fill it with yinsh_start() or
 * yinsh_position_parse(); reading the fields is welcome.
 */
typedef struct yinsh_position {
    yinsh_set rings[2];   /**< rings on the board by colour */
    yinsh_set markers[2]; /**< markers on the board by colour */
    uint16_t turn;      /**< number of the current turn from 1; when over, of the last one played */
    uint8_t side;       /**< enum yinsh_colour: whose turn that is (odd turns are White's) */
    uint8_t due;        /**< enum yinsh_due */
    uint8_t removed[2]; /**< rings taken off by colour, 0..3 */
    uint8_t on_board;   /**< markers on the board, both colours */
    uint8_t variant;    /**< enum yinsh_variant */
    uint8_t house;      /**< enum yinsh_house */
    bool passed;        /**< the turn before this one was a pass */
    bool steal; /**< Black may steal White's first ring in turn 2; set after yinsh_start() */
} yinsh_position;

/** The position before the first turn: an empty board, White to place. */
YINSH_API void yinsh_start(yinsh_position *position, enum yinsh_variant variant,
                           enum yinsh_house house);

/**
 * Play one action.  Returns 0 and moves the position on, or returns the exact
 * reason why it is illegal and leaves the position untouched.
 */
YINSH_API yinsh_fault yinsh_play(yinsh_position *position, yinsh_action action);

/**
 * List the legal actions, sorted by points, into actions; returns their number,
 * 0 only when the game is over.
 */
YINSH_API size_t yinsh_legal_actions(const yinsh_position *position,
                                     yinsh_action actions[YINSH_MAX_ACTIONS]);

/**
 * List the rows (every five adjacent markers, G.1, G.4) of a colour that stand
 * on the board, as row actions, whether or not they are due; returns their number.
 */
YINSH_API size_t yinsh_rows(const yinsh_position *position, enum yinsh_colour colour,
                            yinsh_action rows[YINSH_MAX_ACTIONS]);

/** Markers left in the pool, 0..51; under YINSH_HOUSE_NO_LIMIT 0 does not end the game. */
YINSH_API int yinsh_pool(const yinsh_position *position);

/** Rings to take off to win: three, in blitz one (H.1, J). */
YINSH_API int yinsh_rings_to_win(const yinsh_position *position);

/** How the game ended on the board; YINSH_END_UNFINISHED unless it is over. */
YINSH_API enum yinsh_end yinsh_position_end(const yinsh_position *position);

/** Who won on the board; YINSH_RESULT_NONE unless it is over. */
YINSH_API enum yinsh_result yinsh_position_result(const yinsh_position *position);

/**
 * Check everything that holds in a position between actions.  Returns NULL when
 * it holds, otherwise what does not, as a sentence in static storage.
 */
YINSH_API const char *yinsh_position_check(const yinsh_position *position);

/** Whether two positions are the same in every respect. */
YINSH_API bool yinsh_position_equal(const yinsh_position *a, const yinsh_position *b);

/* ---- The one-line position notation (yinsh-notation(5)) --------------- */

enum { YINSH_POSITION_TEXT = 192 /**< room for any position line with its NUL */ };

/** Write the position line with a NUL, without a line end; returns its length. */
YINSH_API size_t yinsh_position_format(const yinsh_position *position,
                                       char text[YINSH_POSITION_TEXT]);

/**
 * Read a position line, the whole of (text, length).  Returns NULL and fills
 * *position, or returns the reason as a sentence in static storage, stores the
 * byte offset at which reading stopped in *offset unless that is NULL, and leaves
 * *position alone.
 */
YINSH_API const char *yinsh_position_parse(const char *text, size_t length,
                                           yinsh_position *position, size_t *offset);

/* ---- Faults ----------------------------------------------------------- */

/** How much a fault weighs; each weighs more than those in front of it. */
enum yinsh_level {
    YINSH_LEVEL_NONE,
    YINSH_LEVEL_STYLE,   /**< the record is clear, but not written as it should be */
    YINSH_LEVEL_WARNING, /**< the record stays good */
    YINSH_LEVEL_ERROR    /**< the record is bad */
};

/** The stable name of a fault code, as "move-ring-in-way"; "none" for 0; NULL for no code. */
YINSH_API const char *yinsh_fault_name(yinsh_fault code);

/** The level of a fault code; YINSH_LEVEL_NONE for 0 and for no code. */
YINSH_API enum yinsh_level yinsh_fault_level(yinsh_fault code);

/**
 * What a fault code offends against, as "rulebook E.3" or "notation"; NULL for 0
 * and for no code.
 */
YINSH_API const char *yinsh_fault_clause(yinsh_fault code);

/** What that clause says, as a sentence; NULL for 0 and for no code. */
YINSH_API const char *yinsh_fault_rule(yinsh_fault code);

/**
 * What of a record may have the fault: one to three lines, divided by line ends, without one at
 * the end; NULL for 0 and for no code.
 */
YINSH_API const char *yinsh_fault_example(yinsh_fault code);

/**
 * What was probably meant where the fault is found, and what to do, as one or two sentences;
 * NULL for 0 and for no code.
 */
YINSH_API const char *yinsh_fault_cure(yinsh_fault code);

/** The number of fault codes, 0 included: the codes are 0 .. this - 1. */
YINSH_API int yinsh_fault_count(void);

/* ---- Records ---------------------------------------------------------- */

/** A game record that was read and replayed; owned by its reader. */
typedef struct yinsh_record yinsh_record;

/** Reads records from a stream of bytes. */
typedef struct yinsh_reader yinsh_reader;

/**
 * Where a reader's bytes come from: fill buffer with up to size bytes, size > 0,
 * and return their number, 0 at the end, -1 on failure.
 */
typedef ptrdiff_t (*yinsh_read_fn)(void *context, char *buffer, size_t size);

/**
 * Where a writer's bytes go: take all of them and return 0, or return another
 * value, which ends the writing and is handed on.
 */
typedef int (*yinsh_write_fn)(void *context, const char *bytes, size_t length);

/** What a replayed record turned out to be. */
enum yinsh_status {
    YINSH_STATUS_OK,       /**< every action is legal, no claim is contradicted */
    YINSH_STATUS_MISMATCH, /**< legal, but the replay contradicts the recorded result or rings */
    YINSH_STATUS_ILLEGAL,  /**< an action breaks a rule, or a removal is still due */
    YINSH_STATUS_MALFORMED /**< it could not be read */
};

/** One fault of a record. */
typedef struct yinsh_diagnostic {
    yinsh_fault code;
    int turn;        /**< number of the turn at fault; 0 where it is no turn's */
    uint64_t line;   /**< from 1 */
    uint64_t column; /**< in bytes from 1 */
} yinsh_diagnostic;

/**
 * How to read; zero is a good default for all but size.  Members are only ever added at the end, so
 * that a program keeps working with a later library: size says which of them it knows.
 */
typedef struct yinsh_reader_options {
    size_t size;                /**< sizeof(yinsh_reader_options) */
    const char *notation;       /**< name of the notation; NULL to find out from the content */
    const char *file_name;      /**< a hint where the content leaves a doubt; may be NULL */
    enum yinsh_variant variant; /**< of records that do not state one themselves */
    enum yinsh_house house;     /**< house rule of these records */
    bool steal;                 /**< whether Black may steal in these records */
    size_t max_record;          /**< longest record in bytes; 0 is 4 MiB */
    bool all_faults; /**< report what else is wrong behind the first fault, as far as can be told */
} yinsh_reader_options;

/**
 * Makes a reader over a source of bytes.  The strings of *options must outlive it; NULL options
 * are all zero.  Returns NULL if memory runs out, the named notation cannot be read, size is less
 * than that of the first version, or something is set that this library does not know.  Free it
 * with yinsh_reader_free().
 */
YINSH_API yinsh_reader *yinsh_reader_new(yinsh_read_fn read, void *context,
                                         const yinsh_reader_options *options);

/** Free a reader and its record; NULL is allowed. */
YINSH_API void yinsh_reader_free(yinsh_reader *reader);

/**
 * Read the next record, replayed as far as it is legal.  Returns 1 and the record,
 * which belongs to the reader and lives until the next call; 0 at the end; -1 when
 * the source failed or memory ran out.
 */
YINSH_API int yinsh_reader_next(yinsh_reader *reader, const yinsh_record **record);

/**
 * The name of the notation that a record is in, NULL where none was found; the short form of
 * the official notation is "gipf", too.  Static storage.
 */
YINSH_API const char *yinsh_record_notation(const yinsh_record *record);

/** The status of a record. */
YINSH_API enum yinsh_status yinsh_record_status(const yinsh_record *record);

/** The position at the start of a record; never NULL. */
YINSH_API const yinsh_position *yinsh_record_start(const yinsh_record *record);

/** The position at the end, or before the first action at fault; never NULL. */
YINSH_API const yinsh_position *yinsh_record_final(const yinsh_record *record);

/** The number of legal actions, from the start to the end or to the first one at fault. */
YINSH_API size_t yinsh_record_action_count(const yinsh_record *record);

/** Legal action number index, from 0 to below yinsh_record_action_count(). */
YINSH_API yinsh_action yinsh_record_action(const yinsh_record *record, size_t index);

/** Who won; YINSH_RESULT_NONE while unfinished, illegal or malformed. */
YINSH_API enum yinsh_result yinsh_record_result(const yinsh_record *record);

/** How the game ended, on the board or outside it. */
YINSH_API enum yinsh_end yinsh_record_end(const yinsh_record *record);

/** The number of turns played to their end. */
YINSH_API int yinsh_record_turns(const yinsh_record *record);

/** The number of ring moves played. */
YINSH_API int yinsh_record_moves(const yinsh_record *record);

/** The value of a tag, or NULL where the record has none; it lives as long as the record. */
YINSH_API const char *yinsh_record_tag(const yinsh_record *record, const char *name);

/** The number of faults kept for a record. */
YINSH_API size_t yinsh_record_fault_count(const yinsh_record *record);

/** Fault number index, from 0 to below yinsh_record_fault_count(). */
YINSH_API yinsh_diagnostic yinsh_record_fault(const yinsh_record *record, size_t index);

/**
 * Write the text of fault number index, without place and code, into (text, size),
 * cut where it does not fit and always ended by a NUL where size > 0.  Returns the
 * whole length.
 */
YINSH_API size_t yinsh_record_fault_text(const yinsh_record *record, size_t index, char *text,
                                         size_t size);

/**
 * Write a record in a notation, by its name.  Returns 0; what write returned where that
 * is not 0; -1 where the notation is not writable.  A game that the notation cannot hold,
 * for it begins from a position, say, is not written at all.
 */
YINSH_API int yinsh_record_write(const yinsh_record *record, const char *notation,
                                 yinsh_write_fn write, void *context);

/** The text of a result: "1-0", "0-1", "1/2-1/2" or "*"; static storage. */
YINSH_API const char *yinsh_result_name(enum yinsh_result result);

/** The name of an end, as "rings"; static storage. */
YINSH_API const char *yinsh_end_name(enum yinsh_end end);

/** The name of a status, as "ok"; static storage. */
YINSH_API const char *yinsh_status_name(enum yinsh_status status);

#ifdef __cplusplus
}
#endif

#endif
