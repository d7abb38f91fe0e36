/* SPDX-License-Identifier: BSD-2-Clause */
/* Reading what a game of YinshML's JSON states about itself. */
#ifndef YINSHML_HEAD_H
#define YINSHML_HEAD_H

#include "record/record.h"
#include "json/value.h"

/** Read everything of a game but its moves, passes and notes; false after an error. */
bool yinshml_read_head(struct yinsh_record *record, struct json_value game);

#endif
