/* SPDX-License-Identifier: BSD-2-Clause */
/* What the tests of IIT Delhi's notation share: lines of a log, and a whole one. */
#ifndef SUPPORT_IIT_DELHI_DRIVER_H
#define SUPPORT_IIT_DELHI_DRIVER_H

#define NOTATION "iit-delhi"
#include "support/line_driver.h"

#define CLIENT0 "Received from client 0\n"
#define CLIENT1 "Received from client 1\n"
#define NORMAL(turn) "{\"action\": \"NORMAL\", \"meta\": \"\", \"data\": \"" turn "\"} "
#define FINISH(meta, turn)                                                                         \
    "{\"action\": \"FINISH\", \"meta\": \"" meta "\", \"data\": \"" turn "\"} "
#define KILLPROC(meta) "{\"action\": \"KILLPROC\", \"meta\": \"" meta "\", \"data\": \"\"} "

/** White's rings stand at hexagon 4, places 0, 2, .., Black's between them. */
static const char placing[] = NORMAL("P 4 0") CLIENT0 NORMAL("P 4 1") CLIENT1 NORMAL("P 4 2")
    CLIENT0 NORMAL("P 4 3") CLIENT1 NORMAL("P 4 4") CLIENT0 NORMAL("P 4 5") CLIENT1 NORMAL("P 4 6")
        CLIENT0 NORMAL("P 4 7") CLIENT1 NORMAL("P 4 8") CLIENT0 NORMAL("P 4 9") CLIENT1;

/** What the log says of the end. */
static const char score[] = "Player 1 SCORE : 8.026 : Player 2 SCORE : 2.02";

#endif
