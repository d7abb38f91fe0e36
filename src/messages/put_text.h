/* SPDX-License-Identifier: BSD-2-Clause */
/* Names and values as people and programs read them. */
#ifndef MESSAGES_PUT_TEXT_H
#define MESSAGES_PUT_TEXT_H

#include "base/words.h"
#include "messages/cli.h"

/** Return whether text on a stream's file descriptor is coloured. */
bool cli_colors(enum color color, int descriptor);

/** Return the name of an input file in error messages: "standard input" for "-". */
const char *cli_subject(const char *file);

/** Return the name of an input file in messages about its lines: "<stdin>" for "-". */
const char *cli_shown_name(const char *file);

/** Write the name of cli_shown_name(), made visible. */
void cli_file_name(struct output *output, const char *file);

/** Write untrusted text, made visible and in single quotes. */
void cli_put_quoted(struct output *output, const char *text);

/** Write untrusted text, made visible, except that one byte is written as given. */
void cli_put_visible(struct output *output, struct words text, char byte, const char *as);

#endif
