/* SPDX-License-Identifier: BSD-2-Clause */
/* Searching what a record leaves out: all readings, one, several, none, too many. */
#include "record/readings.h"
#include "support/tests.h"

#include "base/text.h"
#include "record/fault.h"
#include "record/record.h"
#include "rules/rules.h"
#include "support/random_games.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static struct yinsh_record record;
static struct readings readings;

/* What is wanted, of one test after another. */
static struct wanted wanted[RECORD_ACTIONS];
static size_t wanted_count;

static void begin_from(const char *line)
{
    record_reset(&record);
    wanted_count = 0;
    if (line != NULL)
        assert_true(
            record_tag(&record, words_of("Position"), words_of(line), (struct place){0, 0}));
}

static yinsh_action action_of(const char *text, uint8_t side)
{
    yinsh_action action;
    assert_true(yinsh_action_parse(text, strlen(text), &action));
    action.side = side;
    return action;
}

/* Want one of the actions named, divided by blanks; "*" is any row. */
static struct wanted *want(uint8_t side, const char *texts)
{
    struct wanted *next = &wanted[wanted_count];
    *next = (struct wanted){.side = side, .place = {wanted_count, 1}};
    wanted_count++;
    for (const char *at = texts; *at != '\0' && *at != '*';) {
        char text[YINSH_ACTION_TEXT];
        size_t length = strcspn(at, " ");
        snprintf(text, sizeof text, "%.*s", (int)length, at);
        next->actions[next->count++] = action_of(text, side);
        at += length + (at[length] == ' ');
    }
    return next;
}

/* Play it all, and say what came of it: the actions, then the faults with turn and place. */
static const char *outcome(void)
{
    static char line[8192];
    struct text out = text_begin(line, sizeof line);
    assert_true(readings_find(&readings, &record, wanted, wanted_count));
    while (!readings_done(&readings) && readings_step(&readings, &record))
        continue;
    for (size_t i = 0; i < record.game.count; i++) {
        char name[YINSH_ACTION_TEXT];
        yinsh_action_format(record.game.played[i].action, name);
        text_add_string(&out, i > 0 ? " " : "");
        text_add_string(&out, name);
    }
    for (size_t i = 0; i < record_faults_kept(&record); i++) {
        const struct fault *fault = &record.faults[i];
        text_add_string(&out, " ! ");
        text_add_string(&out, yinsh_fault_name((yinsh_fault)fault->code));
        text_add_string(&out, "@");
        text_add_number(&out, fault->turn);
        text_add_string(&out, ":");
        text_add_number(&out, (long)fault->offset);
        if (fault->code == FAULT_READINGS_MANY) {
            text_add_string(&out, " ");
            text_add_string(&out, fault->words);
        }
        if (fault->code == FAULT_ROW_NONE)
            text_add_string(&out, fault->side == YINSH_BLACK ? " Black" : " White");
    }
    return line;
}

/* White's ring on e6 can leave a marker that completes the row e2-e6. */
#define BEFORE_ROW "WWWW/7/8/9/1wwwwW4/9/10/9/8/6B/BBBB w move 0-0 15 standard"
/* His ring on e5 can leave one that makes six of e1-e6, and so two rows. */
#define BEFORE_SIX "WWWW/b6/8/9/wwwwWw4/9/10/9/8/6B/BBBB w move 0-0 17 standard"
/* The same if the ring wins, and if it wins for Black. */
#define BEFORE_END "WW2/b6/8/9/wwwwWw4/9/10/9/8/6B/BB2 w move 2-2 37 standard"
/* White cannot move a ring, and when he can he makes a row. */
#define BLOCKED                                                                                    \
    "4/bw5/bwb4w/1wbw3b1/2wbw2w2/2bbb1w2/3wwbw3/wbbbbWB2/bbwwWBB1/3bBWw/wwWw w move 1-1 51 "       \
    "standard"

enum { W = YINSH_WHITE, B = YINSH_BLACK, ANY = YINSH_ANY_SIDE };

TEST(nothing_uncertain)
{
    begin_from(NULL);
    assert_string_equal(outcome(), "");
    assert_true(readings.count == 1 && readings.complete);
    begin_from(BEFORE_ROW);
    want(W, "e6-f6");
    want(W, "*");
    want(W, "xa2");
    want(B, "k7-j7");
    assert_string_equal(outcome(), "e6-f6 xe2-e6 xa2 k7-j7");
    assert_int_equal(readings.count, 1);
    assert_int_equal(readings.ambiguous, 4);
    /* Nobody is named. */
    begin_from(BEFORE_ROW);
    want(ANY, "e6-f6");
    want(ANY, "*");
    want(ANY, "xa2");
    want(ANY, "k7-j7");
    assert_string_equal(outcome(), "e6-f6 xe2-e6 xa2 k7-j7");
    assert_int_equal(record.game.turn, 16);
    assert_int_equal(record.game.played[2].turn, 15);
    assert_int_equal(record.game.played[3].action.side, YINSH_BLACK);
}

static void want_six(uint8_t white, uint8_t black)
{
    begin_from(BEFORE_SIX);
    want(white, "e5-f5");
    want(white, "*");
    want(white, "xa2");
    want(black, "k7-j7");
    want(white, "f5-f6");
}

TEST(one_reading)
{
    for (int named = 0; named < 2; named++) {
        uint8_t white = named ? W : ANY, black = named ? B : ANY;
        /* The ring can only go to e6 if the marker there was removed. */
        want_six(white, black);
        want(black, "j7-j6");
        want(white, "f6-e6");
        assert_string_equal(outcome(),
                            "e5-f5 xe2-e6 xa2 k7-j7 f5-f6 j7-j6 f6-e6 ! reading-found@17:1");
        assert_true(readings.count == 1 && readings.complete && readings.ambiguous == 1);
        /* And here to e1. */
        want_six(white, black);
        wanted_count--;
        want(white, "f5-f2");
        want(black, "j7-j6");
        want(white, "f2-e1");
        assert_string_equal(outcome(),
                            "e5-f5 xe1-e5 xa2 k7-j7 f5-f2 j7-j6 f2-e1 ! reading-found@17:1");
    }
    /* A single alternative that the record does not say. */
    begin_from(NULL);
    want(W, "e3");
    want(B, "e10")->unsure = true;
    want(W, "e3 e4");
    assert_string_equal(outcome(), "e3 e10 e4 ! reading-found@2:1");
}

TEST(many_readings)
{
    want_six(W, B);
    assert_string_equal(outcome(), "e5-f5 ! readings-many@17:1 2 possible readings");
    assert_true(readings.count == 2 && readings.complete && !record_is_good(&record));
    /* What is settled by what comes after it is played. */
    begin_from(NULL);
    want(W, "e3 e4");
    want(B, "e4");
    want(W, "f3 f4");
    want(B, "g7 f3 g8");
    assert_string_equal(outcome(), "e3 e4 ! readings-many@3:2 5 possible readings");
}

/* Placements, each of two points that no other one has. */
static void want_unsure_placements(int count)
{
    static const char *const pairs[] = {"b1 b2", "c1 c2", "d1 d2", "e1 e2", "f2 f3",
                                        "g2 g3", "h3 h4", "i4 i5", "j5 j6", "k7 k8"};
    for (int i = 0; i < count; i++)
        want(i % 2 == 0 ? W : B, pairs[i]);
}

TEST(too_many_readings)
{
    begin_from(NULL);
    want_unsure_placements(9);
    assert_string_equal(outcome(), " ! readings-many@1:0 512 possible readings");
    begin_from(NULL);
    want_unsure_placements(10);
    assert_string_equal(outcome(), " ! readings-many@1:0 at least 1000 possible readings");
    assert_int_equal(readings.count, READINGS_COUNTED);
    assert_false(readings.complete);
    /* Nine points each, and then what cannot be: the end of the search is not waited for. */
    begin_from(NULL);
    want(W, "a2");
    for (int i = 1; i < 10; i++)
        want(i % 2 == 0 ? W : B, "b1 b2 b3 b4 b5 b6 b7 c1 c2");
    want(W, "a3-a4");
    assert_string_equal(outcome(), "a2 ! readings-many@2:1 too many ways to try");
    assert_int_equal(readings.count, 0);
}

TEST(no_reading)
{
    /* The way that comes furthest is played. */
    want_six(W, B);
    want(B, "j7-j6");
    want(W, "f6-e6");
    want(B, "j6-j5");
    want(W, "e6-e1");
    want(B, "j5-j6");
    assert_string_equal(outcome(), "e5-f5 xe2-e6 xa2 k7-j7 f5-f6 j7-j6 f6-e6 j6-j5 ! "
                                   "move-end-marker@23:8");
    /* An action that is illegal in every way. */
    want_six(W, B);
    want(B, "a2-a3");
    assert_string_equal(outcome(), "e5-f5 xe1-e5 xa2 k7-j7 f5-f6 ! move-no-ring@20:5");
    /* Turns: what is left out is charged to the one that owed it. */
    begin_from(BEFORE_ROW);
    want(W, "e6-f6");
    want(B, "k7-j7");
    assert_string_equal(outcome(), "e6-f6 ! row-due@15:0");
    begin_from(BEFORE_ROW);
    want(W, "e6-f6");
    want(W, "*");
    want(B, "k7-j7");
    assert_string_equal(outcome(), "e6-f6 xe2-e6 ! ring-due@15:1");
    begin_from(BEFORE_ROW);
    want(W, "e6-f6");
    want(W, "*");
    want(W, "xa2");
    want(W, "xa3");
    assert_string_equal(outcome(), "e6-f6 xe2-e6 xa2 ! ring-not-due@15:3");
}

TEST(no_row)
{
    begin_from(BEFORE_ROW);
    want(W, "a2-b2");
    want(W, "*");
    assert_string_equal(outcome(), "a2-b2 ! row-none@15:1 White");
    begin_from(BEFORE_ROW);
    want(W, "a2-b2");
    want(B, "*");
    assert_string_equal(outcome(), "a2-b2 ! row-none@16:1 Black");
    begin_from(BEFORE_ROW);
    want(ANY, "*");
    assert_string_equal(outcome(), " ! row-none@15:0 White");
    /* Where something else is due the rules say what. */
    begin_from(NULL);
    want(W, "*");
    assert_string_equal(outcome(), " ! placing-due@1:0");
    begin_from(BEFORE_ROW);
    want(W, "e6-f6");
    want(W, "*");
    want(W, "*");
    assert_string_equal(outcome(), "e6-f6 xe2-e6 ! ring-due@15:2");
    begin_from(BEFORE_END);
    want(W, "e5-f5");
    want(W, "*");
    want(W, "xa2");
    want(W, "*");
    assert_string_equal(outcome(), "e5-f5 xe1-e5 xa2 ! game-over@37:3");
}

/* Nobody is named, or he whose row does not stand is. */
TEST(rows_of_nobody)
{
    begin_from(BEFORE_ROW);
    want(W, "e6-f6");
    want(B, "*");
    assert_string_equal(outcome(), "e6-f6 ! row-due@15:0");
    begin_from("WWWW/B6/8/9/1wwwww4/9/10/W8/8/7/BBBB w pre-row 0-0 17 standard");
    want(ANY, "*");
    want(ANY, "xa2");
    want(ANY, "h3-h4");
    assert_string_equal(outcome(), "xe2-e6 xa2 h3-h4");
}

TEST(passes)
{
    begin_from(BLOCKED);
    want(B, "j9-j7");
    want(B, "j7-f7");
    want(W, "j10-j6");
    assert_string_equal(outcome(), "pass j9-j7 pass j7-f7 j10-j6");
    assert_int_equal(record.game.played[2].turn, 53);
    begin_from(BLOCKED);
    want(ANY, "j9-j7");
    want(ANY, "pass");
    want(ANY, "j7-f7");
    want(ANY, "j10-j6");
    want(ANY, "pass");
    assert_string_equal(outcome(), "pass j9-j7 pass j7-f7 j10-j6 ! pass-can-move@56:4");
    /* The player who cannot move does. */
    begin_from(BLOCKED);
    want(W, "h8-h9");
    assert_string_equal(outcome(), " ! move-end-ring@51:0");
}

TEST(rows_of_points)
{
    static const struct {
        const char *points[YINSH_ROW_LENGTH];
        bool good;
        const char *row;
    } cases[] = {
        {{"e2", "e3", "e4", "e5", "e6"}, true, "xe2-e6"},
        {{"e6", "e2", "e5", "e3", "e4"}, true, "xe2-e6"},
        {{"g6", "c2", "e4", "f5", "d3"}, true, "xc2-g6"},
        {{"c4", "g4", "e4", "f4", "d4"}, true, "xc4-g4"},
        {{"e2", "e3", "e4", "e5", "e7"}, true, "xe2-e7"},
        {{"e2", "e3", "e4", "e5", "f8"}, true, "xe5-f8"},
        {{"e2", "e2", "e4", "e5", "e6"}, false, NULL},
        {{"e2", "e3", "e4", "e6", "e6"}, false, NULL},
        {{"e2", "-", "e4", "-", "e6"}, true, "-"},
    };
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        yinsh_point points[YINSH_ROW_LENGTH];
        yinsh_action row;
        char name[YINSH_ACTION_TEXT];
        for (int k = 0; k < YINSH_ROW_LENGTH; k++) {
            points[k] = YINSH_NO_POINT;
            yinsh_point_parse(cases[i].points[k], strlen(cases[i].points[k]), &points[k]);
        }
        assert_int_equal(readings_row(points, YINSH_BLACK, &row), cases[i].good);
        if (!cases[i].good)
            continue;
        assert_int_equal(row.kind, YINSH_ROW);
        assert_int_equal(row.side, YINSH_BLACK);
        if (strcmp(cases[i].row, "-") == 0) {
            assert_int_equal(row.to, YINSH_NO_POINT);
            continue;
        }
        yinsh_action_format(row, name);
        /* Which two of points that are no row are named does not matter. */
        if (i != 5)
            assert_string_equal(name, cases[i].row);
        else
            assert_int_equal(point_direction(row.from, row.to), DIRECTIONS);
    }
}

/* ---- Random games ------------------------------------------------------ */

/* The readings from an action on, counted by trying all of them. */
static size_t count_readings(yinsh_position position, size_t at)
{
    size_t count = 0;
    if (at == wanted_count)
        return 1;
    yinsh_action legal[YINSH_MAX_ACTIONS];
    size_t actions = yinsh_legal_actions(&position, legal);
    if (actions == 1 && legal[0].kind == YINSH_PASS) {
        yinsh_play(&position, legal[0]);
        return count_readings(position, at);
    }
    for (size_t i = 0; i < actions; i++) {
        const struct wanted *now = &wanted[at];
        bool fits = now->count == 0 && legal[i].kind == YINSH_ROW;
        for (size_t k = 0; k < now->count; k++)
            fits |= memcmp(&now->actions[k], &legal[i], sizeof legal[i]) == 0;
        if (!fits || legal[i].side != now->side)
            continue;
        yinsh_position next = position;
        assert_int_equal(yinsh_play(&next, legal[i]), 0);
        count += count_readings(next, at + 1);
    }
    return count;
}

/* Rows are left out of whole games: as many readings are found as there are. */
TEST(random_games)
{
    uint32_t random = 20260701;
    size_t one = 0, many = 0;
    for (int game = 0; game < 400; game++) {
        yinsh_position position;
        yinsh_action played[RECORD_ACTIONS];
        size_t count = 0;
        begin_from(NULL);
        yinsh_start(&position, YINSH_STANDARD, YINSH_HOUSE_NONE);
        while (position.due != YINSH_DUE_OVER) {
            yinsh_action action = choose(&position, &random, 2);
            yinsh_play(&position, action);
            played[count++] = action;
            if (action.kind == YINSH_PASS)
                continue;
            struct wanted *next = want(action.side, "*");
            next->count = action.kind != YINSH_ROW;
            next->actions[0] = action;
        }
        if (count == 0 || played[count - 1].kind == YINSH_PASS)
            continue;
        size_t all = count_readings(record.game.start, 0);
        const char *line = outcome();
        assert_int_equal(readings.count, all);
        assert_true(readings.complete);
        if (all == 1) {
            assert_true(record_is_good(&record));
            assert_int_equal(record.game.count, count);
            for (size_t i = 0; i < count; i++)
                assert_memory_equal(&record.game.played[i].action, &played[i], sizeof played[i]);
            one++;
        } else {
            assert_non_null(strstr(line, "readings-many"));
            assert_false(record_is_good(&record));
            many++;
        }
    }
    print_message("%zu games with one reading, %zu with more\n", one, many);
    assert_true(one > 50 && many > 20);
}

int main(void)
{
    int failed = run_defined_tests(NULL, NULL);
    record_free(&record);
    return failed;
}
