/* SPDX-License-Identifier: BSD-2-Clause */
/*
 * What the tests of Boardspace's SGF share: reading a short text into a summary of what
 * came of it (the actions, then the result and the end, or the name of the error),
 * writing it back, and pieces of records.  Where rows are needed the record starts from
 * a position, as our own property XT can say.
 */
#ifndef SUPPORT_BOARDSPACE_DRIVER_H
#define SUPPORT_BOARDSPACE_DRIVER_H

#define NOTATION "boardspace"
#define MAY_WARN true
#include "support/round_trip.h"

/* ---- A small driver ---------------------------------------------------- */

static struct yinsh_record record, again;

/* The names of all faults of a record, divided by blanks. */
static inline const char *faults_of(const struct yinsh_record *of)
{
    static char line[512];
    struct text text = text_begin(line, sizeof line);
    for (size_t i = 0; i < record_faults_kept(of); i++) {
        text_add_string(&text, i > 0 ? " " : "");
        text_add_string(&text, yinsh_fault_name((yinsh_fault)of->faults[i].code));
    }
    return line;
}

/* The actions, then ", result end", then "! faults" if there are some. */
static inline const char *summary_of(const struct yinsh_record *of)
{
    static char line[8192];
    struct text text = text_begin(line, sizeof line);
    add_actions(&text, of);
    if (!of->failed) {
        text_add_string(&text, ", ");
        text_add_string(&text, yinsh_result_name(of->outcome.result));
        text_add_string(&text, " ");
        text_add_string(&text, yinsh_end_name(of->outcome.end));
    }
    if (of->fault_count > 0) {
        text_add_string(&text, " ! ");
        text_add_string(&text, faults_of(of));
    }
    return line;
}

static inline const char *summary(const char *source)
{
    assert_true(read_bytes(source, strlen(source), &record));
    return summary_of(&record);
}

/* The clocks, as "1:500", with the number of their action. */
static inline const char *clocks_of(const struct yinsh_record *of)
{
    static const char *const signs[] = {
        [NOTE_COMMENT] = NULL, [NOTE_MARK] = NULL, [NOTE_CLOCK] = ":"};
    static char line[1024];
    struct text text = text_begin(line, sizeof line);
    add_notes(&text, of, signs);
    return line;
}

/* The comments and marks, as "1:text" and "1#text". */
static inline const char *notes_of(const struct yinsh_record *of)
{
    static const char *const signs[] = {
        [NOTE_COMMENT] = ":", [NOTE_MARK] = "#", [NOTE_CLOCK] = NULL};
    static char line[4096];
    struct text text = text_begin(line, sizeof line);
    add_notes(&text, of, signs);
    return line;
}

/* ---- Writing ----------------------------------------------------------- */

/* The text of a good source written again. */
static inline char *rewrite(const char *source, unsigned *lost)
{
    assert_true(read_bytes(source, strlen(source), &record));
    return write_record(&record, lost).bytes;
}

/* ---- Pieces of records ------------------------------------------------- */

#define PLAYERS "P0[id \"Ann\"]\nP1[id \"Ben\"]\n"
#define OPEN " (;\nGM[24]VV[2]\nCM[0,1]\nTC[None]\nSU[Yinsh]\n"
#define HEAD OPEN PLAYERS "; P0[0 Start White]\n"
#define GAME(nodes) HEAD nodes "\n)\n"

/* White's ring on e6 can leave a marker that completes the row e2-e6. */
#define BEFORE_ROW "XT[Position:WWWW/7/8/9/1wwwwW4/9/10/9/8/6B/BBBB w move 0-0 15 standard]"
/* The same if each player needs one more ring. */
#define BEFORE_END "XT[Position:WW2/7/8/9/1wwwwW4/9/10/9/8/6B/BBBB w move 2-0 25 standard]"
/* A row of White's stands when his turn begins. */
#define ROW_STANDS "XT[Position:WWWW/b6/8/9/1wwwww4/W8/10/9/8/6B/BBBB w pre-row 0-0 17 standard]"
#define FROM(position, nodes) OPEN PLAYERS position "\n; P0[0 Start White]\n" nodes "\n)\n"

#endif
