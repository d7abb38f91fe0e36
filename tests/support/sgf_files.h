/* SPDX-License-Identifier: BSD-2-Clause */
/*
 * Files as Boardspace has them, made up: players, dates and games, good ones and damaged ones.
 * They are written here and not by the library, so that what a reader has to say about each of
 * them is known by the way it was made.
 */
#ifndef SUPPORT_SGF_FILES_H
#define SUPPORT_SGF_FILES_H

#include "support/generate.h"

#include <time.h>

/** What is wrong with a file. */
enum damage {
    DAMAGE_NONE,
    DAMAGE_JUMP,      /* a ring jumps over a ring */
    DAMAGE_VACANT,    /* a ring is moved from a vacant point */
    DAMAGE_ROW_END,   /* a row has four or six points */
    DAMAGE_REMOVAL,   /* a row, its ring or both are not removed */
    DAMAGE_WINNER,    /* the sentence names the loser */
    DAMAGE_CUT,       /* the file ends in a command */
    DAMAGE_CLOSING,   /* the closing parenthesis is missing */
    DAMAGE_MISSPELT,  /* there is no such command */
    DAMAGE_OFF_BOARD, /* there is no such point */
    DAMAGE_GARBAGE    /* a stretch in the middle was overwritten */
};

enum { DAMAGE_KINDS = 10 /* DAMAGE_NONE aside */ };

/** The names of what can be wrong, in the order of enum damage; "none" is the first. */
extern const char *const damage_names[DAMAGE_KINDS + 1];

enum { SGF_NAME = 80, SGF_TEXT = 64 * 1024, SGF_PLAYERS = 300 };

/** A file, and what has to be found out about the record in it. */
struct sgf_file {
    char name[SGF_NAME]; /* without a folder, with its ending */
    char text[SGF_TEXT];
    size_t length;
    struct tm date; /* in universal time */
    enum damage damage;
    enum yinsh_status status;
    enum yinsh_result result; /* YINSH_RESULT_NONE if it is illegal or malformed */
    enum yinsh_end end;       /* YINSH_END_UNFINISHED in this case */
    int turns;                /* legal ones, played to their end */
};

/** Make a file of a game begun at a time, in seconds since 1970. */
void sgf_file_make(struct chance *chance, time_t when, enum damage damage, struct sgf_file *file);

#endif
