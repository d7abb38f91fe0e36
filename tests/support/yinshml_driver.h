/* SPDX-License-Identifier: BSD-2-Clause */
/* What the tests of YinshML's JSON share: pieces of games, and what a record holds. */
#ifndef SUPPORT_YINSHML_DRIVER_H
#define SUPPORT_YINSHML_DRIVER_H

#define NOTATION "yinshml"
#include "support/round_trip.h"

static struct yinsh_record record, again;

/* ---- Pieces of games --------------------------------------------------- */

#define MOVE(type, player, rest)                                                                   \
    "{\"move_type\": \"" type "\", \"player\": \"" player "\", " rest "}"
#define PLACE(player, point) MOVE("PLACE_RING", player, "\"position\": \"" point "\"")
#define RING(player, point) MOVE("REMOVE_RING", player, "\"position\": \"" point "\"")
#define GO(player, from, to)                                                                       \
    MOVE("MOVE_RING", player, "\"source\": \"" from "\", \"destination\": \"" to "\"")
#define ROW(player, markers) MOVE("REMOVE_MARKERS", player, "\"markers\": [" markers "]")
#define LOST(player) MOVE("REMOVE_MARKERS", player, "\"position\": \"None->None\"")
#define GAME(rest, moves) "{" rest "\"moves\": [" moves "]}"

/* White's ring on e6 can leave a marker that completes the row e2-e6. */
#define BEFORE_ROW "\"position\": \"WWWW/7/8/9/1wwwwW4/9/10/9/8/6B/BBBB w move 0-0 15 standard\", "
/* His ring on e5 can leave one that makes six of e1-e6, and so two rows. */
#define BEFORE_SIX "\"position\": \"WWWW/b6/8/9/wwwwWw4/9/10/9/8/6B/BBBB w move 0-0 17 standard\", "
#define FIVE "\"E4\", \"E2\", \"E6\", \"E3\", \"E5\""

#define TWO PLACE("white", "A2") ", " PLACE("black", "A3")

/* White cannot move. */
#define BLOCKED                                                                                    \
    "\"position\": \"4/bw5/bwb4w/1wbw3b1/2wbw2w2/2bbb1w2/3wwbw3/wbbbbWB2/bbwwWBB1/3bBWw/wwWw w "   \
    "move 1-1 51 standard\", "

/* ---- One record -------------------------------------------------------- */

static inline void read_text(const char *text)
{
    assert_true(read_bytes(text, strlen(text), &record));
}

/* The notes, as "1:comment", "1#mark", "1=clock". */
static inline const char *notes_of(const struct yinsh_record *of)
{
    static const char *const signs[] = {
        [NOTE_COMMENT] = ":", [NOTE_MARK] = "#", [NOTE_CLOCK] = "="};
    static char line[4096];
    struct text text = text_begin(line, sizeof line);
    add_notes(&text, of, signs);
    return line;
}

/* The tags, as "Name=value", divided by blanks. */
static inline const char *tags_of(const struct yinsh_record *of)
{
    static char line[4096];
    struct text text = text_begin(line, sizeof line);
    for (size_t i = 0; i < of->tag_count; i++) {
        text_add_string(&text, i > 0 ? " " : "");
        text_add_string(&text, of->tags[i].name);
        text_add_string(&text, "=");
        text_add(&text, of->tags[i].value, of->tags[i].length);
    }
    return line;
}

#endif
