/* SPDX-License-Identifier: BSD-2-Clause */
/* BoardGameArena's text log: writing it, and reading it back. */
#define NOTATION "bga"
#include "record/record.h"
#include "support/bga_driver.h"
#include "support/random_games.h"
#include "support/sample_games.h"
#include "syntax/notation.h"

static const char *summary(const char *source)
{
    return summary_in(source, "bga");
}

/* ---- Writing ----------------------------------------------------------- */

static struct yinsh_record record;

/*
 * Read the first record of a text in a notation; it lives until the second call after this.
 * Two calls with NULL free them.
 */
static const struct yinsh_record *keep_first(const char *bytes, const char *notation)
{
    static yinsh_reader *readers[2];
    const yinsh_record *found = NULL;
    yinsh_reader_options options = {.size = sizeof(yinsh_reader_options), .notation = notation};
    yinsh_reader_free(readers[0]);
    readers[0] = readers[1];
    readers[1] = NULL;
    if (bytes == NULL)
        return NULL;
    struct source source = {bytes, strlen(bytes), 0};
    readers[1] = yinsh_reader_new(give, &source, &options);
    assert_non_null(readers[1]);
    assert_int_equal(yinsh_reader_next(readers[1], &found), 1);
    return found;
}

static void free_readers(void)
{
    keep_first(NULL, NULL);
    keep_first(NULL, NULL);
}

/* Write a record and check that the text states the same, and is written again as it is. */
static char *assert_returns(const struct yinsh_record *of, unsigned expected)
{
    static char said[1 << 16];
    unsigned lost;
    struct text text = text_begin(said, sizeof said);
    add_record(&text, of);
    char *first = write_record(of, &lost).bytes;
    assert_int_equal(lost, expected);
    if (expected == 0)
        assert_string_equal(summary(first), said);
    assert_string_equal(detected(first), "bga");
    const struct yinsh_record *again = keep_first(first, "bga");
    assert_int_equal(again->fault_count, 0);
    assert_int_equal(again->game.count, of->game.count);
    for (size_t i = 0; i < of->game.count; i++)
        assert_memory_equal(&again->game.played[i].action, &of->game.played[i].action,
                            sizeof(yinsh_action));
    char *second = write_record(again, &lost).bytes;
    assert_string_equal(second, first);
    free(second);
    /* Two of them are two. */
    struct buffer twice = {NULL, 0};
    collect(&twice, first, strlen(first));
    collect(&twice, first, strlen(first));
    char *once = strdup(summary(first));
    const char *both = summary(twice.bytes);
    assert_memory_equal(both, once, strlen(once));
    assert_memory_equal(both + strlen(once), " / ", 3);
    assert_string_equal(both + strlen(once) + 3, once);
    free(once);
    free(twice.bytes);
    return first;
}

/* The text of a record in the official notation, written as a log. */
static char *from_gipf(const char *source, unsigned expected)
{
    char *text = assert_returns(keep_first(source, "gipf"), expected);
    free_readers();
    return text;
}

static void assert_written(const char *source, unsigned lost, const char *expected)
{
    char *text = from_gipf(source, lost);
    assert_string_equal(text, expected);
    free(text);
}

TEST(writing)
{
    assert_written("*", 0, "End of game\n");
    assert_written("[White \"Ann Lee\"]\n[Black \"Ben\"]\n1.a2 2.k10 *", 0,
                   "Ann Lee places a ring on A2\nBen places a ring on K10\nEnd of game\n");
    assert_written("1.a2 2.k10 *", 0,
                   "White places a ring on A2\nBlack places a ring on K10\nEnd of game\n");
    /* Names that a line cannot hold, or that nobody could distinguish. */
    assert_written("[White \"Ann\\x01\"]\n[Black \"Ben\"]\n1.a2 2.k10 *", LOST_TAGS,
                   "White places a ring on A2\nBen places a ring on K10\nEnd of game\n");
    assert_written("[White \" Ann\"]\n[Black \"White\"]\n1.a2 2.k10 *", LOST_TAGS,
                   "White places a ring on A2\nBlack places a ring on K10\nEnd of game\n");
    assert_written("[White \"Ann\"]\n[Black \"Ann\"]\n1.a2 2.k10 *", LOST_TAGS,
                   "White places a ring on A2\nBlack places a ring on K10\nEnd of game\n");
    assert_written("[White \"[x \\\"\"]\n[Black \"\"]\n1.a2 2.k10 *", LOST_TAGS,
                   "White places a ring on A2\nBlack places a ring on K10\nEnd of game\n");
    /* Names with which a line would begin a comment, a tag or another record. */
    static const char *const others[] = {"{x",  "#x", "# RESULT White", "[x \\\"", "e3 MSG x",
                                         "> x", ">"};
    for (size_t i = 0; i < sizeof others / sizeof others[0]; i++) {
        char line[64];
        snprintf(line, sizeof line, "[White \"%s\"]\n1.a2 *", others[i]);
        assert_written(line, LOST_TAGS, "White places a ring on A2\nEnd of game\n");
    }
    /* Of a player who is called by his colour no name is read back. */
    assert_written("[White \"White\"]\n[Black \"Ben\"]\n1.a2 2.k10 *", LOST_TAGS,
                   "White places a ring on A2\nBen places a ring on K10\nEnd of game\n");
    char source[512], name[301];
    memset(name, 'x', sizeof name - 1);
    name[sizeof name - 1] = '\0';
    snprintf(source, sizeof source, "[White \"%s\"]\n1.a2 *", name);
    assert_written(source, LOST_TAGS, "White places a ring on A2\nEnd of game\n");
    /* A name that no line has. */
    assert_written("[Black \"Ben\"]\n1.a2 *", LOST_TAGS,
                   "White places a ring on A2\nEnd of game\n");
    /* Other things. */
    assert_written("[Event \"x\"]\n1.a2 *", LOST_TAGS, "White places a ring on A2\nEnd of game\n");
    assert_written("1.a2! {hello} {[%tm 5]} *", LOST_COMMENTS | LOST_MARKS | LOST_CLOCKS,
                   "White places a ring on A2\nEnd of game\n");
    assert_written("[Termination \"resign\"]\n1.a2 1-0", LOST_END,
                   "White places a ring on A2\nEnd of game\n");
    assert_written("[Variant \"blitz\"]\n1.a2 *", LOST_VARIANT,
                   "White places a ring on A2\nEnd of game\n");
    assert_written("[Variant \"standard+no-limit\"]\n1.a2 *", LOST_HOUSE,
                   "White places a ring on A2\nEnd of game\n");
}

TEST(not_held)
{
    unsigned lost;
    const struct yinsh_record *of = keep_first(
        "[Position \"3B/2W4/8/3B5/6B3/9/B2W6/7WW/1W6/2B4/4 w move 0-0 11 standard\"]\n*", "gipf");
    assert_false(of->failed);
    char *text = write_record(of, &lost).bytes;
    assert_int_equal(lost, LOST_POSITION);
    assert_string_equal(text, "");
    free(text);
    record_reset(&record);
    record_variant(&record, &(yinsh_position){.steal = true}, (struct place){0, 0});
    assert_true(record_action(&record, (yinsh_action){YINSH_PLACE, YINSH_WHITE, YINSH_NO_POINT, 44},
                              (struct place){0, 0}));
    assert_true(record_begin_turn(&record));
    assert_true(record_action(
        &record, (yinsh_action){YINSH_STEAL, YINSH_BLACK, YINSH_NO_POINT, YINSH_NO_POINT},
        (struct place){0, 0}));
    record_finish(&record);
    text = write_record(&record, &lost).bytes;
    assert_int_equal(lost & LOST_STEAL, LOST_STEAL);
    assert_string_equal(text, "");
    free(text);
    record_free(&record);
    record = (struct yinsh_record){0};
    free_readers();
}

TEST(written_headers)
{
    assert_written("[Date \"2026.04.09\"]\n{[%at 2 4/9/2026 2:38:08 PM]} 1.a2 {[%at 4 x ]} *",
                   LOST_COMMENTS,
                   "Move 2 : 4/9/2026 2:38:08 PM\nWhite places a ring on A2\nEnd of game\n");
    assert_written("[Date \"2026.04.10\"]\n{[%at 2 4/9/2026 2:38:08 PM]} 1.a2 {[%at 4]} *",
                   LOST_TAGS | LOST_COMMENTS, "White places a ring on A2\nMove 4 :\nEnd of game\n");
    assert_written("{[%at 2 4/9/2026 2:38:08 PM]} 1.a2 *", LOST_COMMENTS,
                   "White places a ring on A2\nEnd of game\n");
    assert_written("{[%at 2 x]} 1.a2 {[%at 1 y]} 2.a3 {[%at 02 y]} 3.a4 "
                   "{[%at 5 Bob places a ring on F6]} *",
                   LOST_COMMENTS,
                   "Move 2 : x\nWhite places a ring on A2\nBlack places a ring on A3\n"
                   "White places a ring on A4\nEnd of game\n");
    assert_written("{[%at 2 x]} {[%at 3 y]} 1.a2 *", LOST_COMMENTS,
                   "Move 3 : y\nWhite places a ring on A2\nEnd of game\n");
    /* What is like a header and would be read back as another. */
    static const char *const comments[] = {
        "[%at x]",    "[%at 1234567890]", "[%at 01 x]", "[%at 5 ]", "[%at 5x]",
        "[%at 5  x]", "[%at 5 a\\x01]",   "",           "[%at 5",   "[%at]"};
    for (size_t i = 0; i < sizeof comments / sizeof comments[0]; i++) {
        char source[64];
        snprintf(source, sizeof source, "1.a2 {%s} *", comments[i]);
        assert_written(source, LOST_COMMENTS, "White places a ring on A2\nEnd of game\n");
    }
    /* A record in a header would be one of the file. */
    assert_written("{[%at 2 a (;GM[24]SU[Yinsh] b]} 1.a2 *", LOST_COMMENTS,
                   "White places a ring on A2\nEnd of game\n");
    assert_written("{[%at 0 x]} 1.a2 *", 0, "Move 0 : x\nWhite places a ring on A2\nEnd of game\n");
    char source[256], header[102];
    memset(header, 'x', sizeof header - 1);
    header[sizeof header - 1] = '\0';
    snprintf(source, sizeof source, "1.a2 {[%%at 5 %s]} *", header);
    assert_written(source, LOST_COMMENTS, "White places a ring on A2\nEnd of game\n");
    snprintf(source, sizeof source, "1.a2 {[%%at 5 %s]} *", header + 1);
    char *text = from_gipf(source, 0);
    assert_non_null(strstr(text, header + 1));
    free(text);
    /* Two for one move, of which the second is the earlier. */
    assert_written("1.a2 2.k7 3.a3 4.k8 5.b1 6.k9 7.b2 8.k10 9.c1 10.j11 "
                   "{[%at 8 a]} {[%at 7 b]} 11.a2-b3 *",
                   LOST_COMMENTS,
                   "White places a ring on A2\nBlack places a ring on K7\n"
                   "White places a ring on A3\nBlack places a ring on K8\n"
                   "White places a ring on B1\nBlack places a ring on K9\n"
                   "White places a ring on B2\nBlack places a ring on K10\n"
                   "White places a ring on C1\nBlack places a ring on J11\n"
                   "Move 8 : a\nWhite places a marker on A2\n"
                   "White moves a ring from A2 to B3\nEnd of game\n");
    text = from_gipf("1.a2 2.k7 3.a3 4.k8 5.b1 6.k9 7.b2 8.k10 9.c1 10.j11 "
                     "{[%at 8 a]} 11.a2-b3 {[%at 8 b]} {[%at 9 c]} 12.j11-j10 {[%at 9 d]} *",
                     0);
    assert_non_null(strstr(text, "Move 8 : a\nWhite places a marker on A2\n"
                                 "White moves a ring from A2 to B3\n"
                                 "Move 8 : b\nBlack places a marker on J11\n"
                                 "Move 9 : c\nBlack moves a ring from J11 to J10\n"
                                 "Move 9 : d\nEnd of game\n"));
    free(text);
}

/* There is no line for a pass, so a comment before it has no place. */
TEST(comment_at_pass)
{
    free(from_gipf(replace_once(passing_game, "57.pass", "{[%at 5 x]} 57.pass"), LOST_COMMENTS));
    free(from_gipf(replace_once(passing_game, "57.pass 58", "57.pass {[%at 5 x]} 58"), 0));
}

/* ---- Random games ------------------------------------------------------ */

/* A log under construction, and what undo would have to bring back. */
struct log {
    struct buffer text;
    uint32_t random;
    unsigned number;
    size_t pre_rows; /* turns restarted that began with a row */
};

static void say(struct log *log, const char *name, const char *words)
{
    char line[256];
    if (next_random(&log->random) % 2 == 0) {
        int length =
            snprintf(line, sizeof line, "Move %u : 6:45:%02u PM\n", log->number, log->number % 60);
        log->number++;
        collect(&log->text, line, (size_t)length);
    }
    int length = snprintf(line, sizeof line, "%s %s\n", name, words);
    collect(&log->text, line, (size_t)length);
}

static const char *const players[] = {"Ann Lee", "takes back their last move"};

/* The lines of an action; returns how many steps it has. */
static int say_action(struct log *log, yinsh_action action)
{
    const char *name = players[action.side];
    char from[YINSH_POINT_TEXT], to[YINSH_POINT_TEXT], words[64];
    yinsh_point_format(action.from, from);
    yinsh_point_format(action.to, to);
    if (action.kind == YINSH_MOVE) {
        snprintf(words, sizeof words, "places a marker on %s", from);
        say(log, name, words);
        snprintf(words, sizeof words, "moves a ring from %s to %s", from, to);
    } else if (action.kind == YINSH_PLACE) {
        snprintf(words, sizeof words, "places a ring on %s", to);
    } else if (action.kind == YINSH_ROW) {
        snprintf(words, sizeof words, "removes a row of markers from %s to %s", from, to);
    } else if (action.kind == YINSH_RING) {
        snprintf(words, sizeof words, "removes a ring from %s", from);
    } else {
        return 0;
    }
    say(log, name, words);
    return action.kind == YINSH_MOVE ? 2 : 1;
}

/* Choose what makes or removes rows more often than chance would. */
static yinsh_action choose_rows(const yinsh_position *position, uint32_t *random)
{
    yinsh_action actions[YINSH_MAX_ACTIONS], rows[YINSH_MAX_ACTIONS];
    size_t count = yinsh_legal_actions(position, actions);
    for (int tries = 0; tries < 30; tries++) {
        yinsh_action action = actions[next_random(random) % count];
        yinsh_position then = *position;
        yinsh_play(&then, action);
        if (action.kind != YINSH_MOVE ||
            yinsh_rows(&then, tries % 2 == 0 ? YINSH_WHITE : YINSH_BLACK, rows) > 0)
            return action;
    }
    return actions[next_random(random) % count];
}

/* Play a turn, or a part of it, and undo all of it one way or the other. */
static void say_undone(struct log *log, const yinsh_position *start)
{
    yinsh_position position = *start;
    enum yinsh_colour side = (enum yinsh_colour)start->side;
    bool pre_row = start->due == YINSH_DUE_PRE_ROW;
    int steps = 0, stop = 1 + (int)(next_random(&log->random) % 6);
    while (steps < stop && position.due != YINSH_DUE_OVER && position.turn == start->turn) {
        yinsh_action action = choose_rows(&position, &log->random);
        if (action.kind == YINSH_PASS)
            break;
        yinsh_play(&position, action);
        steps += say_action(log, action);
    }
    if (steps > 0 && next_random(&log->random) % 2 == 0) {
        log->pre_rows += pre_row && steps > 2;
        say(log, players[side], "restarts their turn");
    } else {
        for (; steps > 0; steps--)
            say(log, players[side], "takes back their last move");
    }
}

/* Games with undone turns strewn in are those without. */
TEST(random_games)
{
    struct log log = {.random = 20260409};
    size_t rings = 0;
    for (int game = 0; game < 300; game++) {
        log.text = (struct buffer){NULL, 0};
        log.number = 2;
        record_reset(&record);
        record.window.bytes = NULL;
        while (record.game.now.due != YINSH_DUE_OVER && next_random(&log.random) % 300 != 0) {
            if (record.game.now.turn != record.game.turn && next_random(&log.random) % 4 == 0)
                say_undone(&log, &record.game.now);
            yinsh_action action = choose_rows(&record.game.now, &log.random);
            say_action(&log, action);
            play_action(&record, action);
        }
        record_finish(&record);
        if (record.failed || record.game.count == 0 || /* it broke off in the middle of a turn */
            record.game.played[record.game.count - 1].action.kind == YINSH_PASS) {
            free(log.text.bytes);
            continue;
        }
        const struct yinsh_record *read = keep_first(log.text.bytes, "bga");
        assert_int_equal(read->fault_count, 0);
        assert_same_turns(read, &record);
        rings += read->outcome.end == YINSH_END_RINGS;
        /* With all its times it goes to a log and back, and to the official notation and back. */
        unsigned lost;
        struct buffer gipf = write_in("gipf", read, false, &lost);
        /* A time of the ring alone becomes the marker's: what is written first counts. */
        char *written = from_gipf(gipf.bytes, 0);
        free(written);
        free(gipf.bytes);
        free(log.text.bytes);
    }
    free_readers();
    record_free(&record);
    assert_true(rings > 20);
    assert_true(log.pre_rows > 5);
}

/* ---- The site's own ---------------------------------------------------- */

TEST(real_log)
{
    char *source = load_shared("bga/KivasFajo_7h48567b4_2026-04.log.txt");
    if (source == NULL) {
        print_message("the site's own log is not here: set YINSH_SHARED\n");
        skip();
        return;
    }
    assert_string_equal(detected(source), "bga");
    const struct yinsh_record *read = keep_first(source, "bga");
    assert_int_equal(read->fault_count, 0);
    assert_int_equal(read->game.count, 64);
    assert_int_equal(read->outcome.end, YINSH_END_RINGS);
    assert_int_equal(read->outcome.result, YINSH_RESULT_BLACK);
    assert_string_equal(yinsh_record_tag(read, "Date"), "2026.04.09");
    free(assert_returns(keep_first(source, "bga"), 0));
    free_readers();
    free(source);
}

int main(void)
{
    return run_defined_tests(NULL, NULL);
}
