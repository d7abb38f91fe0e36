/* SPDX-License-Identifier: BSD-2-Clause */
/* The words of yinsh-sheet's saves, for reading and writing; notation/yinsh_save/yinsh_save.c has
 * the grammar. */
#ifndef YINSH_SAVE_H
#define YINSH_SAVE_H

#include "base/words.h"
#include "syntax/notation.h"

/** What a line is. The keys of the head come first, and of these the original ones. */
enum line_kind {
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

/** The tags that the original keys stand for; NULL for the result. */
extern const char *const yinsh_save_tags[ORIGINAL_KEYS];

/** The first word of a line with an action, and how many points are behind it. */
struct yinsh_save_verb {
    const char *word;
    enum yinsh_kind kind;
    size_t points;
};

enum { VERBS = 5 };
extern const struct yinsh_save_verb yinsh_save_verbs[VERBS];

/** Write a record; returns what was lost, bits of enum notation_loss. */
unsigned yinsh_save_write(const struct yinsh_record *record, const struct write_options *options,
                          struct output *output);

#endif
