/* SPDX-License-Identifier: BSD-2-Clause */
/* Games in the official notation that several tests read, and texts with changes made in them. */
#ifndef SUPPORT_SAMPLE_GAMES_H
#define SUPPORT_SAMPLE_GAMES_H

#include <stdio.h>
#include <string.h>

#include "base/text.h"
#include "support/tests.h"

/** A game with rows after the move, a row for the opponent and a win. */
static const char official_game[] =
    "1.c8 2.g4 3.d4 4.g11 5.d6 6.b3 7.j9 8.f8 9.a2 10.d7 11.c8-c1 12.b3-h9 13.c1-c7 14.g4-g10 "
    "15.j9-b1 16.d7-k7 17.d4-h4 18.k7-e7 19.d6-d8 20.e7-c5 21.d8-e9 22.f8-g9 23.e9-e6 24.g10-c6 "
    "25.h4-h6 26.g9-g3 27.h6-i7 28.h9-g8 29.c7-a5 30.c5-b4 31.a5-d5 32.g11-b6 33.e6-e3 34.c6-c4 "
    "35.d5-d9;xd4-d8xd9 36.c4-f7 37.a2-d5 38.f7-d7 39.e3-e8 40.b4-d4 41.d5-b5 42.d4-d6 43.e8-e10 "
    "44.d6-f6 45.e10-h10 46.g8-g5;xc4-g8xg3 47.h10-a3 48.d7-d5 49.i7-b7 50.f6-f9 51.b5-a4 "
    "52.b6-b2 53.b1-h7 54.f9-d9 55.a3-i11 56.d5-d8 57.a4-h11 58.d8-g8;xd6-h10xd9 "
    "59.xb5-f9xb7;h7-h10 60.g5-j8 61.i11-i6 62.g8-i10 63.i6-g6 64.i10-i5 65.g6-g3 66.j8-f4 "
    "67.h11-f9 68.f4-i4 69.g3-g7 70.i5-f5 71.g7-g2 72.f5-i8 73.f9-f3 74.i8-k10 75.g2-g9 76.i4-e4 "
    "77.f3-h5 78.e4-e2 79.h5-h8 80.k10-j10 81.h8-k8;xh4-h8xg9";

/** A game in which White has to pass in turn 57. */
static const char passing_game[] =
    "1.a2 2.b2 3.a3 4.b3 5.a4 6.b4 7.a5 8.b5 9.b7 10.b6 11.b7-d9 12.b6-d8 13.d9-c8 14.d8-c7 "
    "15.c8-e10 16.c7-e9 17.e10-f10 18.e9-f9 19.f10-g11 20.b4-c4 21.g11-h11 22.c4-h9 23.h11-j11 "
    "24.b2-j10 25.j11-i10 26.j10-i9 27.a4-d4 28.f9-f4 29.d4-c3 30.f4-e3 31.c3-c1 32.b5-c5 "
    "33.i10-i11 34.h9-h10 35.c1-d2 36.e3-e2 37.d2-d1 38.b3-d5 39.d1-e1 40.e2-f2 41.e1-b1 42.c5-c2 "
    "43.a3-d3 44.f2-f5 45.d3-e4 46.f5-e5 47.e4-g4;xa4-e4xg4 48.d5-c4 49.a2-a4 50.c4-b4 51.a4-c6 "
    "52.b4-d6 53.c6-d7 54.d6-e7 55.d7-d4 56.c2-e4 57.pass 58.e5-f6 59.a5-g5";

/** A game in which White removes a row in turn 67 and can move no ring then. */
static const char pass_after_row_game[] =
    "1.a2 2.b2 3.a3 4.b3 5.a4 6.b4 7.a5 8.b5 9.b7 10.b6 11.b7-e10 12.b6-e9 13.e10-d9 14.b5-g5 "
    "15.d9-d2 16.b3-d3 17.d2-g2 18.d3-h3 19.g2-c2 20.b2-c3 21.a4-c6 22.e9-e6 23.c6-c4 "
    "24.c3-d4 25.c2-c1 26.g5-c5 27.c1-e3 28.h3-h4 29.e3-g3 30.d4-g4 31.g3-e1 32.g4-e2 "
    "33.e1-d1 34.e6-d5 35.d1-b1 36.c5-c7 37.b1-e4 38.d5-f5 39.e4-f4 40.e2-f3 41.a2-f2 "
    "42.f5-e5 43.f4-h6 44.c7-h7 45.h6-h5 46.h4-i5 47.c4-i4 48.i5-i6 49.h5-j5 50.i6-j6 "
    "51.i4-i7 52.e5-i9 53.i7-k7 54.i9-k9 55.k7-j7 56.k9-j8 57.j7-k8 58.b4-d6 59.a5-d8 "
    "60.j8-e8 61.k8-k10;xg4-k8xk10 62.h7-d7 63.d8-c8 64.d6-e7 65.j5-h5 66.j6-j9 "
    "67.xg5-k9xh5;pass 68.e7-g9";

/** A text with another wherever something is in it. */
static inline const char *replace_all(const char *text, const char *from, const char *to)
{
    static char changed[16384];
    struct text out = text_begin(changed, sizeof changed);
    while (*text != '\0') {
        bool here = strncmp(text, from, strlen(from)) == 0;
        text_add(&out, here ? to : text, here ? strlen(to) : 1);
        text += here ? strlen(from) : 1;
    }
    assert_true(out.length < sizeof changed);
    return changed;
}

/** A text with a piece of it replaced. */
static inline const char *replace_once(const char *text, const char *from, const char *to)
{
    static char changed[16384];
    const char *at = strstr(text, from);
    assert_non_null(at);
    snprintf(changed, sizeof changed, "%.*s%s%s", (int)(at - text), text, to, at + strlen(from));
    return changed;
}

#endif
