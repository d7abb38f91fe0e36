/* SPDX-License-Identifier: BSD-2-Clause */
/*
 * What the parts of the reader of YinshML's JSON (notation/yinshml/yinshml.c finds games,
 * notation/yinshml/head.c reads what they state, notation/yinshml/moves.c what was played) and the
 * writer (notation/yinshml/write.c) share.
 */
#ifndef YINSHML_H
#define YINSHML_H

#include "base/words.h"
#include "syntax/json_record.h"
#include "syntax/notation.h"
#include "json/walk.h"

/** The types of moves, in the order of enum yinsh_kind. */
extern const char *const yinshml_types[];

/** Whether a value is null, or there is none. */
bool yinshml_is_null(struct json_value value);

/** The text of a value: of a string what it holds, of any other value its JSON. */
const char *yinshml_text(struct yinsh_record *record, struct json_value value, size_t *length);

/** The number of elements of an array. */
size_t yinshml_count(struct json_value array);

/** File that a value is not what it has to be; returns false. */
bool yinshml_field_fault(struct yinsh_record *record, struct json_value value);

/** File that an object lacks a member, or that this is wrong; returns false. */
bool yinshml_missing(struct yinsh_record *record, struct json_value object, const char *name);

/** Read everything of a game but the moves and what stands between them. */
bool yinshml_read_head(struct yinsh_record *record, struct json_value game);

/** Read a game, which value_check() passed. */
void yinshml_read_game(struct yinsh_record *record, struct json_value game);

/** The writer of the notation; see struct notation. */
unsigned yinshml_write(const struct yinsh_record *record, const struct write_options *options,
                       struct output *output);

#endif
