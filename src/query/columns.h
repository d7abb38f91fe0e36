/* SPDX-License-Identifier: BSD-2-Clause */
/* The columns in which `yinsh score` reports about a record. */
#ifndef QUERY_COLUMNS_H
#define QUERY_COLUMNS_H

#include "base/date.h"
#include "base/line_stream.h"
#include "base/text.h"
#include "jobs/results.h"
#include "messages/cli.h"
#include "options/command_line.h"
#include "outputs/table_writer.h"
#include "record/marks.h"
#include "record/record.h"
#include "rules/rules.h"

/* ---- Players who appear under several names: alias.c -------------------- */

enum { PLAYER_NAME = 4096 /* bytes of a player's name; a longer one counts as none */ };

/**
 * Read a file of aliases: each line has a name and, after a tab each, the other names that are
 * read as it.  Skips empty lines, lines that begin with #, empty names after the first, and of a
 * line a byte order mark at its beginning and a CR at its end.  A name has at most PLAYER_NAME
 * bytes, a line LINES_LONGEST with its end.  Returns NULL and the fault if a line is longer, holds
 * a NUL or has no tab, if a name would be read as two others, or as one that itself is read as
 * another, without memory, and if read fails (line 0).  Any number of threads may look names up;
 * free it with aliases_free().
 */
struct aliases *aliases_read(yinsh_read_fn read, void *context, struct lines_fault *fault);

/**
 * Read cli->aliases from the file of --alias, unless it is an output; NULL is no file, "-" standard
 * input.  Returns false, and reports, on failure.
 */
bool aliases_read_file(struct cli *cli);

/**
 * Report how many of the other names in cli->aliases were never looked up, unless the run read only
 * some records, and free the aliases; NULL is allowed.
 */
void aliases_end(struct cli *cli);

/** Free aliases; NULL is allowed. */
void aliases_free(struct aliases *aliases);

/** The name that a name is read as, which may be itself; NULL aliases change no name. */
struct words aliases_of(const struct aliases *aliases, struct words name);

/** Return whether a name is none: empty, "?", "-", "NN", "N.N." or "bye", in either case. */
bool player_is_none(struct words name);

/** Look up the players of a record, of which the caller may need none or one; NULL is allowed. */
void aliases_meet(const struct aliases *aliases, const struct yinsh_record *record);

/* ---- A column of a table, and its value for a record or a turn ---------- */

enum { COLUMN_ROOM = YINSH_POSITION_TEXT /* for the longest text that a record does not hold */ };
_Static_assert((int)COLUMN_ROOM >= (int)VARIANT_TEXT, "room for a variant");

/** What a column holds. */
enum column_type {
    COLUMN_TEXT,
    COLUMN_NUMBER,  /* whole numbers from 0 */
    COLUMN_INTEGER, /* whole numbers, also below 0; only of a hit */
    COLUMN_SECONDS, /* milliseconds, which are compared as seconds */
    COLUMN_DAY,     /* days, such as 2026-03-15; their numbers are in the order of the calendar */
    COLUMN_TAG,     /* text of any content, which may be a number or a day */
    COLUMN_POINT    /* points of the board; only of a turn */
};

/** The value of a column for one record; not to be copied, since text may point into room. */
struct column_value {
    bool present;
    struct words text;      /* no bytes if it is not present, or a number */
    uint64_t number;        /* of a column of numbers, seconds or days */
    int integer;            /* of a column of integers */
    yinsh_set points;       /* of a column of points */
    char room[COLUMN_ROOM]; /* for a text that the record does not hold */
};

struct column;
struct turn_facts;
struct hit;

/** What a column takes its value from. */
struct view {
    const struct column *column;
    const struct aliases *aliases;
    const struct origin *origin;
    const struct yinsh_record *record;
    struct turn_facts *turn;  /* of a column of a turn; else NULL */
    const struct hit *hit;    /* of a column of a hit; else NULL */
    enum yinsh_colour player; /* whom the column player names */
};

/** A column; its strings are static or belong to the caller that named it. */
struct column {
    const char *name;
    enum column_type type;
    /** Fill in the value, which lives as long as the record and is empty before. */
    void (*get)(const struct view *view, struct column_value *value);
    const char *tag;           /* the tag that it shows, or NULL */
    const char *const *values; /* all possible values, and a NULL; NULL if any are possible */
    bool needs_game;           /* whether it needs the actions or notes of a record */
    int fact;                  /* which of several facts that get() knows it is, if it is one */
};

enum { COLUMN_LIST = 32 /* columns in a list, at most */ };

/** Columns of one kind. */
struct column_list {
    const struct column *list;
    size_t count;
    const char *const *usual; /* the default columns of a table of them; ends with NULL */
};

/** The columns that only filters have: player, who is White or Black; in a turn it is one of them.
 */
extern const struct column_list filter_columns;

/** Return the colour that a column is about, with which its name begins. */
static inline enum yinsh_colour column_colour(const struct column *column)
{
    return column->name[0] == 'w' ? YINSH_WHITE : YINSH_BLACK;
}

/** Set the value to a number. */
static inline void column_set_number(struct column_value *value, uint64_t number)
{
    value->present = true;
    value->number = number;
}

/** Set the value to a string that outlives it; NULL is no value. */
static inline void column_set_string(struct column_value *value, const char *string)
{
    value->present = string != NULL;
    if (string != NULL)
        value->text = words_of(string);
}

/** Set the value to a text of that length in value->room. */
static inline void column_set_room(struct column_value *value, size_t length)
{
    value->present = true;
    value->text = (struct words){value->room, length};
}

/* ---- Columns for which a whole game is looked at: game_columns.c -------- */

/** All of these columns. */
extern const struct column_list game_columns;

/* ---- Columns in which a filter describes a turn: turn_columns.c --------- */

/** The points of the columns from, to and ring_taken. */
enum { TURN_FROM, TURN_TO, TURN_RINGS, TURN_POINTS };

/** The numbers of the columns flips and row. */
enum { TURN_FLIPS, TURN_ROWS, TURN_COUNTS };

/** A turn and facts about it, each of which is found when it is first needed. */
struct turn_facts {
    const struct yinsh_record *record;
    const struct turn *turn;
    size_t played_before; /* actions before the turn */
    bool played_known, comment_known, clock_known;

    /* What its actions did. */
    const char *kind;
    yinsh_set points[TURN_POINTS];
    unsigned counts[TURN_COUNTS];
    unsigned made_rows; /* a bit for each colour that made rows which the turn removed */

    const struct note *clock; /* the last one of the turn, or NULL */
    struct words comment;
    struct bytes joined;                          /* several comments of a turn; to be freed */
    bool failed;                                  /* whether these were lost without memory */
    const struct note *next_comment, *next_clock; /* where those of later turns may be */
    size_t comments; /* turns that may have one, at least 1; 0 if that is not known */
};

/** All of these columns. */
extern const struct column_list turn_columns;

/** Set the value to the actions of a turn in the official notation. */
void turn_set_actions(const struct turn *turn, struct column_value *value);

/** Begin before the first turn of a record; all zero are facts that never began. */
void turn_facts_begin(struct turn_facts *facts, const struct yinsh_record *record);

/** Forget the last turn, and continue with a later one, which has to outlive its facts. */
static inline void turn_facts_next(struct turn_facts *facts, const struct turn *turn)
{
    facts->turn = turn;
    facts->played_before = (size_t)(turn->played - facts->record->game.played);
    facts->played_known = facts->comment_known = facts->clock_known = false;
}

/** Return the greatest number of texts that a column can have in a record with turns. */
size_t turn_facts_parts(struct turn_facts *facts, const struct column *column);

/* ---- The columns of a table: columns.c ---------------------------------- */

/** The columns of a table in their order. */
struct columns {
    struct column list[TABLE_COLUMNS];
    const char *names[TABLE_COLUMNS]; /* of list, for a table */
    size_t count;
    char *text;                     /* holds the names; NULL for the default columns */
    const struct column_list *more; /* those that only these rows have; NULL: rows are records */
    bool sorts;                     /* whether records are sorted by them, and "-" may precede a */
    bool descends[TABLE_COLUMNS];   /* name; and whether it does */
};

enum {
    COLUMN_CHOICES = 3 * COLUMN_LIST + 3 /* room for the names of all columns and a NULL */
};

/**
 * Fill in the names of more columns, which may be NULL, and of those of records, if wanted with
 * player, with "tag:NAME" for those of any tag, and a NULL.
 */
void column_choices(const struct column_list *more, bool player,
                    const char *choices[COLUMN_CHOICES]);

/** Fill in the name of the player of a colour, whom aliases may replace. */
void column_set_player(struct column_value *value, const struct view *view,
                       enum yinsh_colour colour);

/** Return the number of the day on which a record was played, as date_known() does. */
uint32_t column_known_day(const struct yinsh_record *record);

/** The same; 0 if its date names no day. */
static inline uint64_t column_day_of(const struct yinsh_record *record)
{
    uint32_t day = column_known_day(record);
    return day % 100 > 0 ? day : 0;
}

/** Return whether a column usually holds dates: "day", "date", or a tag whose name ends so. */
static inline bool column_is_date(struct words name)
{
    return words_are(name, "day") ||
           (name.length >= 4 && words_alike(words_from(name, name.length - 4), "date"));
}

/** Find a column by its name, which has to outlive it; false if there is none. */
bool column_find(const char *name, struct column *column);

/** Find a column by its name in a list, which may be NULL; false if there is none. */
bool column_find_in(const struct column_list *columns, const char *name, struct column *column);

/**
 * Get the value of a column for what it is taken from; it lives as long as the record and the
 * aliases, which may be NULL and replace the names of players.
 */
void column_view(const struct view *view, struct column_value *value);

/**
 * Give a value of a column of numbers or seconds, if it is present, the text that tables show;
 * other values have theirs.
 */
void column_add_text(const struct column *column, struct column_value *value);

/** Fill in the default columns of such rows.  Nothing has to be freed. */
void columns_begin(struct columns *columns);

/** Return whether a column needs the actions or notes of records, see reader_summarise(). */
bool columns_need_game(const struct columns *columns);

/**
 * Handle --columns or --sort, whose value is columns that are replaced by those named, with commas
 * between them.  Returns false, and reports, if there is no such column, there are too many, or
 * memory ran out.  Free them with columns_free().
 */
bool columns_take(struct cli *cli, const struct option_spec *spec, const char *names);

/** Drop columns that appear again, since the members of an object have to differ. */
void columns_unite(struct columns *columns);

/** Free what columns_take() allocated; columns that own nothing are allowed. */
void columns_free(struct columns *columns);

/* ---- Tables of records or turns: listing.c ------------------------------ */

/** A table to be written. */
struct listing {
    struct columns columns;
    int format; /* enum table_format; -1 until it is chosen */
    bool no_head;
    const char *name;   /* of the file that is written; NULL and "-" are standard output */
    struct output *out; /* takes the rows; set while they are written */
};

/** The options of a command that writes a table, a struct listing *. */
#define LISTING_OPTIONS(listing)                                                                   \
    {"columns", 0, OPTION_CALL, .value = &(listing)->columns, .take = columns_take},               \
        {"format", 0, OPTION_CHOICE, .value = &(listing)->format, .choices = table_format_names},  \
        {"output", 'o', OPTION_OUTPUT, .value = &(listing)->name},                                 \
    {                                                                                              \
        "no-head", 0, OPTION_FLAG, .value = &(listing)->no_head                                    \
    }

/**
 * Choose the format by the name of the file, if the user chose none; usual is that of a name
 * without an extension.  Returns false, and reports, if the name states another form.
 */
bool listing_choose_format(struct cli *cli, struct listing *listing, enum table_format usual);

/** Write the row of a record, or of the turn or hit that the view has, to results->out. */
void listing_write(const struct listing *listing, struct results *results, struct view view);

/** Write the table, whose rows are the results of the work on all records; reports trouble. */
void listing_run(struct cli *cli, struct listing *listing, struct work *work);

/* ---- Filters: filter.c -------------------------------------------------- */

/*
 * Filters: expressions over the columns of a record, which pass some records and reject others:
 *
 *     expression = term { ("&&" | "||") term }            && binds closer than ||
 *     term       = { "!" } ( "(" expression ")" | comparison | question )
 *     comparison = operand | operand operator value | value operator operand
 *                | operand operator operand | operand "in" "(" value { "," value } ")"
 *                | operand ("=~" | "!~") "/" pattern "/" flags | "has" column
 *     operand    = column | ("count" | "first") "(" condition ")"
 *     question   = ("any" | "all") "(" condition ")" | "seq" "(" sequence ")"
 *     sequence   = condition { ("then" [ "within" number ] | "next") condition }
 *     operator   = "==" | "!=" | "<" | "<=" | ">" | ">="
 *     value      = word | string in "..." or '...' with escapes
 *
 * A condition is an expression about each turn of the record: its columns are also those of the
 * turn, and it has no question and no count or first.  Outside of conditions there are only the
 * columns of the record.  A comparison with the column player holds if it does for either player
 * or, if it denies something, for both.
 */

enum { FILTER_ERROR = 1024 /* room for a message about an expression */ };

/**
 * Compile an expression of any bytes to a filter, one that is all zero or, for a condition about
 * the turns that are listed, that already has one.  Returns the filter or, if it is NULL or the
 * expression is invalid or memory ran out, NULL, and frees it; *column then gets the place of the
 * error, in bytes from 1, and error a message, made visible.  Free it with filter_free().
 */
struct filter *filter_add(struct filter *filter, struct words words, bool of_turns, size_t *column,
                          struct text *error);

/** Free a filter; NULL is allowed. */
void filter_free(struct filter *filter);

/**
 * Return whether a record passes; NULL passes all.  If a pattern gives up on it, it does not, and
 * that is reported as trouble.
 */
bool filter_passes(struct filter *filter, struct results *results, const struct origin *origin,
                   const struct yinsh_record *record);

/**
 * Return whether a turn, by its place from 1, of the last record that passed is listed: if
 * cli->selection.turns selects it or, without that and with .asks_turns, if the condition of a
 * question of the filter holds in it, or it completes a sequence.  NULL lists all.
 */
bool filter_lists(const struct filter *filter, size_t turn);

/**
 * Let the filter of cli->selection, if there is one, select the records of the work, and read
 * cli->aliases, which replace names of players.  Returns false, and reports, if that fails.
 */
bool select_records(struct cli *cli, struct work *work);

#endif
