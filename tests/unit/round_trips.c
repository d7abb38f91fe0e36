/* SPDX-License-Identifier: BSD-2-Clause */
/*
 * Random games go to every notation and back: by all rules, to the board's end and to others,
 * broken off anywhere, with tags, comments, marks and clocks strewn in.  All that a notation does
 * not hold is reported as lost, and nothing else.
 */
#include <stdbool.h>

static bool may_warn; /* of tags that are there twice, or say something else than the game */
#define MAY_WARN may_warn

#include "record/record.h"
#include "support/random_games.h"
#include "support/round_trip.h"

static struct yinsh_record record;

/* What was tried in a notation. */
static struct {
    size_t rings, passes, ends, whole, steals;
} tried;

static void strew(const struct notation_traits *traits, uint32_t *random)
{
    /* The first four have one line. */
    static const char *const texts[] = {"good", "1.e3 }", "a; b {c",      "é",
                                        "",     "]}],[{", "a\n\tb\\\" c", "{\"yinsh\":1}"};
    size_t count = traits_have(traits, COMMENTS_OF_ONE_LINE) ? 4 : sizeof texts / sizeof texts[0];
    if (traits_have(traits, ONE_MARK_FIRST) && next_random(random) % 3 == 0)
        record_note(&record, NOTE_MARK, "!?", 1 + next_random(random) % 2);
    for (uint32_t notes = next_random(random) % 3; notes > 0; notes--) {
        const char *text = texts[next_random(random) % count];
        if (traits_have(traits, ONE_MARK_FIRST) || next_random(random) % 2 == 0)
            record_note(&record, NOTE_COMMENT, text, strlen(text));
        else
            record_note(&record, NOTE_MARK, "!?", 1 + next_random(random) % 2);
    }
    for (uint32_t clocks = next_random(random) % 4; clocks > 0; clocks--)
        record_clock(&record, record.game.count, next_random(random));
}

static bool is_inside_turn(void)
{
    return record.game.count > 0 && record.game.now.turn == record.game.turn;
}

/* Play a game; it breaks off in the middle of a turn only if it ends outside the board. */
static void play_game(const struct notation_traits *traits, uint32_t number, uint32_t *random)
{
    static const uint8_t houses[7] = {YINSH_HOUSE_NO_LIMIT, YINSH_HOUSE_POOL_DRAWS,
                                      YINSH_HOUSE_POOL_ENDS};
    const yinsh_position rules = {.variant = number % 5 == 0 ? YINSH_BLITZ : YINSH_STANDARD,
                                  .house = houses[number % 7],
                                  .steal = number % 3 == 0};
    bool noted = number % 2 == 0, ends = number % 4 > 0;
    begin_game(&record, &rules);
    while (record.game.now.due != YINSH_DUE_OVER) {
        yinsh_action legal[YINSH_MAX_ACTIONS];
        /* Those by this rule go on to where nobody can move. */
        if (rules.house != YINSH_HOUSE_NO_LIMIT && (ends || !is_inside_turn()) &&
            next_random(random) % 150 == 0)
            break;
        yinsh_action action = rules.house == YINSH_HOUSE_NO_LIMIT
                                  ? choose_cramped(&record.game.now, random)
                                  : choose(&record.game.now, random, 1 + number % 3);
        size_t last = yinsh_legal_actions(&record.game.now, legal) - 1;
        if (legal[last].kind == YINSH_STEAL && number % 2 == 0)
            action = legal[last];
        play_action(&record, action);
        if (noted && (!traits_have(traits, NOTES_AFTER_TURNS) ||
                      (!is_inside_turn() && action.kind != YINSH_PASS)))
            strew(traits, random);
        tried.rings += action.kind == YINSH_RING;
        tried.passes += action.kind == YINSH_PASS;
        tried.steals += action.kind == YINSH_STEAL;
    }
    if (ends && record.game.now.due != YINSH_DUE_OVER)
        claim_end(&record, (enum yinsh_end)(YINSH_END_RESIGN + next_random(random) % 4), random);
    if (noted && traits_have(traits, CLOCKS_AT_END))
        record_clock(&record, record.game.count + 1, 7);
    for (uint32_t i = 0; number % 3 == 1 && i < 3; i++)
        add_tag(&record, (const char *const[]){"Event", "Black", "White"}[i],
                (const char *const[]){"a\"\\ 1-0", "Ann", number % 2 == 0 ? "Ben" : "Ann"}[i]);
    record_finish(&record);
    assert_false(record.failed);
}

/* What the record loses in a notation. */
static unsigned expected_losses(const struct notation_traits *traits)
{
    const struct record_game *game = &record.game;
    const yinsh_position *start = &game->start;
    static const unsigned kinds[] = {
        [NOTE_COMMENT] = LOST_COMMENTS, [NOTE_CLOCK] = LOST_CLOCKS, [NOTE_MARK] = LOST_MARKS};
    bool stolen = game->count > 1 && game->played[1].action.kind == YINSH_STEAL;
    bool outside = record.outcome.end >= YINSH_END_RESIGN;
    bool stated = outside && (traits->ends >> record.outcome.end & 1) != 0;
    unsigned lost = record.tag_count > 0 ? LOST_TAGS : 0;
    for (const struct note *note = record.notes; note != NULL; note = note->next)
        lost |= kinds[note->kind];
    lost |= start->house != YINSH_HOUSE_NONE ? LOST_HOUSE : 0;
    lost |= start->variant == YINSH_BLITZ ? LOST_VARIANT : 0;
    /* That a ring was stolen states that it could be. */
    lost |= start->steal && !(stolen && (traits->holds & LOST_STEAL) != 0) ? LOST_VARIANT : 0;
    lost |= stolen ? LOST_STEAL : 0;
    lost |= game->count == 0 && !stated ? LOST_EMPTY : 0;
    lost |=
        game->count > 0 && game->played[game->count - 1].action.kind == YINSH_PASS ? LOST_PASS : 0;
    lost &= ~traits->holds;
    lost |= outside && !stated ? LOST_END : 0U;
    tried.ends += outside;
    tried.whole += lost == 0;
    return lost;
}

static void test_round_trips(void **state)
{
    const struct notation *notation = *state;
    const struct notation_traits *traits = traits_of(notation);
    uint32_t random = 20261121;
    may_warn = false;
    memset(&tried, 0, sizeof tried);
    for (uint32_t number = 0; number < 300; number++) {
        play_game(traits, number, &random);
        assert_returns_in(notation, &record, expected_losses(traits));
    }
    record_free(&record);
    memset(&record, 0, sizeof record);
    print_message("%zu rings removed, %zu passes, %zu steals, %zu ends outside the board; nothing "
                  "lost of %zu games\n",
                  tried.rings, tried.passes, tried.steals, tried.ends, tried.whole);
    assert_true(tried.rings > 300 && tried.passes > 0 && tried.steals > 20 && tried.ends > 50 &&
                tried.whole > 10);
}

/* ---- Hostile texts ------------------------------------------------------ */

/* Names of tags, some of which have places of their own in a notation. */
static const char *const tag_names[] = {
    "White",     "Black",     "Date",   "GameName", "Event",       "Site",        "Round",
    "WhiteTime", "BlackTime", "SGF_AP", "SGF_GM",   "SGF_P0",      "SGF_",        "SGF_x_y",
    "SGF_9",     "Foo",       "moves",  "SGF_XT",   "SGF_CM",      "ResultText",  "TimeControl",
    "n_moves",   "x_9",       "A",      "MoveTime", "WhiteRating", "BlackRating", "PlayerColor"};

/* Texts that mean something in one notation or the other. */
static const char *const texts[] = {
    /* Blanks, quotes and brackets. */
    "", " ", "]", "[", "?", " a", "a ", "\\", "\"", "\t", "a\\", "a\"", "a]b", "\\]", " x ", "\\n",
    "a\"b", "\\\"", "a\nb", "\\\n", " \\ ", "\\x41", "id \"x\"", "{\"a\":1", "a\n (;FF[",
    "a:b]:\\]c", "(;GM[24])", "\n(;GM[24]", "(;FF[(;GM[", "(\t;GM[24\\",
    /* Words and numbers, some of them of a notation. */
    "0", "-1", "007", "1e5", "1-0", "None", "none", "null", "draw", "PLACE A2", "# RESULT x",
    "Game drawn", "\xE2\x80\x8F", "\xE2\x80\xA8", "\n# DATE x", "\xD0\x95\xD1\x89",
    /* Control characters other than blanks. */
    "a\rb", "\xC2\x85", "\x01\x7F"};

enum {
    NAMES = sizeof tag_names / sizeof tag_names[0],
    TEXTS = sizeof texts / sizeof texts[0],
    CONTROLS = 3 /* the texts at the end, which some notations do not hold */
};

/* Tags of one name, and a comment, are read back whatever they hold. */
static void test_hostile_texts(void **state)
{
    const struct notation *notation = *state;
    const size_t count = traits_have(traits_of(notation), NO_CONTROLS) ? TEXTS - CONTROLS : TEXTS;
    may_warn = true;
    for (size_t name = 0; name < NAMES; name++)
        for (size_t i = 0; i < count; i++) {
            begin_game(&record, &(yinsh_position){.variant = YINSH_STANDARD});
            play_action(&record, (yinsh_action){YINSH_PLACE, YINSH_WHITE, YINSH_NO_POINT, 1});
            add_tag(&record, tag_names[name], texts[i]);
            add_tag(&record, tag_names[name], texts[(i + 7) % count]);
            add_tag(&record, tag_names[name], "");
            record_note(&record, NOTE_COMMENT, texts[i], strlen(texts[i]));
            record_finish(&record);
            assert_returns_in(notation, &record, 0);
        }
    record_free(&record);
    memset(&record, 0, sizeof record);
}

int main(void)
{
    struct CMUnitTest tests[2 * MOST_NOTATIONS];
    char names[2 * MOST_NOTATIONS][40];
    size_t count = 0;
    for (const struct notation *const *at = notation_table; *at != NULL; at++) {
        if ((*at)->write == NULL)
            continue;
        tests[count++] = (struct CMUnitTest){
            .name = (*at)->name, .test_func = test_round_trips, .initial_state = (void *)*at};
        if ((traits_of(*at)->holds & LOST_TAGS) != 0) {
            snprintf(names[count], sizeof names[count], "hostile texts in %s", (*at)->name);
            tests[count] = (struct CMUnitTest){.name = names[count],
                                               .test_func = test_hostile_texts,
                                               .initial_state = (void *)*at};
            count++;
        }
    }
    return _cmocka_run_group_tests("tests", tests, count, NULL, NULL);
}
