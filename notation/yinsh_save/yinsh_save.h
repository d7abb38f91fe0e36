/* SPDX-License-Identifier: BSD-2-Clause */
/* What the files of the notation yinsh-save share; yinsh_save.c has the grammar. */
#ifndef YINSH_SAVE_H
#define YINSH_SAVE_H

#include "base/text.h"
#include "syntax/writer.h"

/* ---- Lines, for reading and writing: line.c ------------------------------- */

/** What a line is. The keys of the head come first, and of these the original ones. */
enum yinsh_save_line_kind {
    LINE_RESULT,
    LINE_DATE,
    LINE_PLAYER_COLOR,
    LINE_WHITE,
    LINE_BLACK,
    LINE_MOVE_TIME,
    LINE_TAG,
    LINE_VARIANT,
    LINE_END,
    LINE_COMMENT,
    LINE_MARK,
    LINE_CLOCK,
    LINE_END_CLOCK,
    LINE_REMARK, /* any other with a "#" */
    LINE_BLANK,
    LINE_ACTION,
    LINE_UNKNOWN,
    ORIGINAL_KEYS = LINE_TAG,
    HEAD_KEYS = LINE_END
};

/** The keys up to LINE_END_CLOCK. */
extern const char *const yinsh_save_keys[];

/** The tags that the original keys mean; NULL for the result. */
extern const char *const yinsh_save_tags[ORIGINAL_KEYS];

/** The values of RESULT in the order of enum yinsh_result. */
extern const char *const yinsh_save_results[];

/** The first word of a line with an action, and how many points follow it. */
struct yinsh_save_verb {
    const char *word;
    size_t points;
};

enum { VERBS = YINSH_PASS + 1 };

/** The verbs by enum yinsh_kind. */
extern const struct yinsh_save_verb yinsh_save_verbs[VERBS];

/** A line of a save. */
struct yinsh_save_line {
    enum yinsh_save_line_kind kind;
    struct words whole;
    struct words name;   /* of a tag of ours */
    struct words value;  /* after the key and the name, or all of a remark */
    bool misfit;         /* whether a remark has a key, but a value that does not fit it */
    yinsh_action action; /* of LINE_ACTION */
};

/** Take the next line and recognise it. */
struct yinsh_save_line yinsh_save_next_line(struct cursor *cursor);

/** Return the value of RESULT as an enum yinsh_result, or -1. */
int yinsh_save_result(struct words words);

/** Take the next clock of a list; false if there is none of at most 18 digits. */
bool yinsh_save_take_clock(struct cursor *cursor, uint64_t *clock);

/* ---- Writing: write.c ----------------------------------------------------- */

/** Write a record; see struct notation. */
void yinsh_save_write(struct writer *writer);

#endif
