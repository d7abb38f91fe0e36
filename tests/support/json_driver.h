/* SPDX-License-Identifier: BSD-2-Clause */
/* What the tests of the project's own JSON share: pieces of records, and that one returns. */
#ifndef SUPPORT_JSON_DRIVER_H
#define SUPPORT_JSON_DRIVER_H

#define NOTATION "json"
#define MAY_WARN true
#include "support/round_trip.h"

static struct yinsh_record record, again;

/* ---- Pieces of records ------------------------------------------------- */

#define PLACE(turn, side, to)                                                                      \
    "{\"turn\":" turn ",\"side\":\"" side "\",\"kind\":\"place\",\"to\":\"" to "\"}"
#define GAME(actions) "{\"yinsh\":1,\"actions\":[" actions "]}"
#define FIRST PLACE("1", "white", "e3")
#define SECOND PLACE("2", "black", "a5")

/* White's ring on e6 can leave a marker that completes the row e2-e6. */
#define BEFORE_ROW "WWWW/7/8/9/1wwwwW4/9/10/9/8/6B/BBBB w move 0-0 15 standard"
#define ROW_GAME(actions) "{\"yinsh\":1,\"start\":\"" BEFORE_ROW "\",\"actions\":[" actions "]}"
#define ROW_MOVE "{\"turn\":15,\"side\":\"white\",\"kind\":\"move\",\"from\":\"e6\",\"to\":\"e7\"}"
#define ROW_HEAD "{\"turn\":15,\"side\":\"white\",\"kind\":\"row\",\"from\":\"e2\",\"to\":\"e6\""
#define ROW_ROW ROW_HEAD "}"
#define ROW_RING "{\"turn\":15,\"side\":\"white\",\"kind\":\"ring\",\"from\":\"a2\"}"

#endif
