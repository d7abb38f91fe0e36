/* SPDX-License-Identifier: BSD-2-Clause */
/* YinshML's JSON: both schemas, what stands around games, faults. */
#include "support/yinshml_driver.h"

extern const struct notation notation_yinshml;

/* ---- Reading ----------------------------------------------------------- */

TEST(schemas)
{
    expect(GAME("", TWO), "ok * unfinished 2\n");
    expect("[" GAME("", TWO) ", " GAME("", TWO) "]", "ok * unfinished 2\nok * unfinished 2\n");
    expect(GAME("", TWO) "\n" GAME("", TWO) GAME("", ""),
           "ok * unfinished 2\nok * unfinished 2\nok * unfinished 0\n");
    expect("{\"config\": {\"games\": 1}, \"wins\": {}, \"games\": [" GAME("", TWO) "], \"x\": 1}",
           "ok * unfinished 2\n");
    expect("{\"x\": [{}], \"y\": {\"moves\": []}, \"games\": [" GAME("", TWO) "]}",
           "ok * unfinished 2\n");
    expect("[]", "");
    expect("[null, 1, " GAME("", TWO) ", \"x\": [1], ]", "ok * unfinished 2\n");
    /* The five markers in any order, their ends alone, or none at all. */
    expect(
        GAME(BEFORE_ROW, GO("white", "E6", "F6") ", " ROW("white", FIVE) ", " RING("white", "A2")),
        "ok * unfinished 3\n");
    expect(GAME(BEFORE_ROW, GO("white", "E6", "F6") ", " MOVE(
                                "REMOVE_MARKERS", "white",
                                "\"position\": \"E6->E2\"") ", " RING("white", "A2")),
           "ok * unfinished 3\n");
    expect(GAME(BEFORE_ROW,
                MOVE("MOVE_RING", "white", "\"position\": \"E6->F6\"") ", " LOST("white") ", " MOVE(
                    "REMOVE_RING", "white", "\"position\": \"A2->None\"")),
           "ok * unfinished 3\n");
    expect(GAME(BEFORE_ROW, GO("white", "E6", "F6") ", " ROW("white", "") ", " RING("white", "A2")),
           "ok * unfinished 3\n");
    /* Members in any order, white space anywhere. */
    expect(" {\n \"moves\" :\n[ { \"position\" : \"a2\" , \"player\":\"white\",\n"
           "\"move_type\":\"PLACE_RING\" } ] , \"result\" : null\n}\n",
           "ok * unfinished 1\n");
}

TEST(tags)
{
    read_text(GAME("\"source\": \"club\", \"game_id\": 7, \"players\": {\"white\": {\"name\": "
                   "\"Ann\", \"rating\": 1500, \"x\": [1]}, \"black\": {\"name\": null, "
                   "\"rating\": \"?\"}, \"red\": 1}, \"date\": \"now\", \"a b\": {\"c\": 1}, "
                   "\"Result\": 1, \"\": 2, \"n_moves\": 2, ",
                   TWO));
    assert_string_equal(
        tags_of(&record),
        "Site=club GameName=7 White=Ann WhiteRating=1500 white_x=[1] "
        "BlackRating=? players_red=1 Date=now a_b={\"c\": 1} JSON_Result=1 JSON_=2");
    read_text(GAME("\"players\": {\"white\": \"Ann\"}, \"n_moves\": 3, ", TWO));
    assert_string_equal(tags_of(&record), "White=Ann n_moves=3");
    read_text(
        GAME("\"tags\": {\"Event\": \"Cup\", \"a:b\": \"x\", \"Termination\": \"odd\"}, ", TWO));
    assert_string_equal(tags_of(&record), "Event=Cup a_b=x Termination=odd");
    assert_int_equal(record.faults[0].code, FAULT_END_UNKNOWN);
    read_text(
        GAME("\"players\": {\"black\": \"Ben\"}, \"n_moves\": \"x\", \"resulting\": 1, ", TWO));
    assert_string_equal(tags_of(&record), "Black=Ben n_moves=x resulting=1");
    read_text(GAME("\"players\": {\"black\": {\"x\": 1}}, \"tags\": 5, ", TWO));
    assert_string_equal(tags_of(&record), "black_x=1 tags=5");
    read_text(GAME("\"players\": 5, ", TWO));
    assert_string_equal(tags_of(&record), "players=5");
    expect(GAME("\"tags\": {\"Event\": \"a\\u0000\", \"Site\": \"x\"}, ", TWO),
           "malformed * unfinished 0 json-field@0:1:20\n");
    expect(GAME("\"players\": {\"white\": \"a\\u0000\", \"black\": \"x\"}, ", TWO),
           "malformed * unfinished 0 json-field@0:1:23\n");
    expect(GAME("\"players\": {\"white\": {\"name\": \"a\\u0000\", \"x\": 1}}, ", TWO),
           "malformed * unfinished 0 json-field@0:1:32\n");
    expect(GAME("\"source\": \"a\\u0000b\", ", TWO),
           "malformed * unfinished 0 json-field@0:1:12\n");
}

/* Names that stand around the games are those of games that have no players. */
TEST(carried_names)
{
    struct source source;
    static const char text[] =
        "{\"config\": {\"white\": \"w.pt\", \"black\": \"b.pt\", \"black_label\": \"Ben\"}, "
        "\"games\": [" GAME("", TWO) ", " GAME("\"white_model\": \"Wim\", ", TWO) ", " GAME(
            "\"players\": {\"white\": {\"name\": \"Ann\"}}, ", TWO) "]}";
    static const char *const expected[] = {"White=w.pt Black=Ben", "White=Wim Black=Ben",
                                           "White=Ann"};
    const yinsh_reader_options any = {.size = sizeof(yinsh_reader_options), .notation = NULL};
    const yinsh_record *got;
    yinsh_reader *reader = read_first(text, &any, &source, &got);
    for (size_t i = 0; i < 3; i++) {
        if (i > 0)
            assert_int_equal(yinsh_reader_next(reader, &got), 1);
        assert_string_equal(tags_of(got), expected[i]);
    }
    assert_int_equal(yinsh_reader_next(reader, &got), 0);
    yinsh_reader_free(reader);
}

/* A name that no tag can hold is none. */
TEST(carried_bytes)
{
    read_text("{\"config\": {\"white\": \"a\\u0000b\", \"black\": 5, \"black_label\": \"Ben\"}, "
              "\"games\": [" GAME("", TWO) "]}");
    assert_string_equal(tags_of(&record), "Black=Ben");
}

/* Names that are stated twice are refused once; the games around which they are follow. */
TEST(carried_twice)
{
    static const char *const names[] = {"white", "black", "white_label", "black_label"};
    for (size_t i = 0; i < sizeof names / sizeof names[0]; i++) {
        char text[512], expected[128];
        snprintf(text, sizeof text,
                 "{\"config\": {\"%s\": \"a\", \"x\": 1, \"x\": 2, \"%s\": \"a\"}, "
                 "\"games\": [" GAME("", TWO) "]}",
                 names[i], names[i]);
        snprintf(expected, sizeof expected,
                 "malformed * unfinished 0 json-field@0:1:%d\nok * unfinished 2\n",
                 (int)(38 + strlen(names[i])));
        expect(text, expected);
    }
}

TEST(claims)
{
    expect(GAME("\"result\": \"white\", ", TWO), "ok 1-0 unknown 2 end-missing@0:1:12\n");
    expect(GAME("\"result\": \"0\u20131\", \"end\": \"time\", ", TWO),
           "ok 0-1 time 2 result-spelling@0:1:12\n");
    expect(GAME("\"result\": \"-/+\", ", TWO), "ok 0-1 forfeit 2 result-spelling@0:1:12\n");
    expect(GAME("\"result\": \"white\", \"end\": \"resign\", ", TWO), "ok 1-0 resign 2\n");
    expect(GAME("\"result\": \"draw\", \"end\": \"agreed\", ", TWO), "ok 1/2-1/2 agreed 2\n");
    expect(GAME("\"result\": \"none\", ", TWO), "ok * unfinished 2\n");
    expect(GAME("\"result\": \"green\", ", TWO),
           "malformed * unfinished 0 result-unknown@0:1:12\n");
    expect(GAME("\"result\": 1, ", TWO), "malformed * unfinished 0 result-unknown@0:1:12\n");
    expect(GAME("\"white_score\": 0, \"black_score\": 0, ", TWO), "ok * unfinished 2\n");
    expect(GAME("\"white_score\": 0, \"black_score\": 1, ", TWO),
           "mismatch * unfinished 2 rings-mismatch@0:1:17\n");
    expect(GAME("\"white_score\": 0, \"black_score\": \"1\", ", TWO),
           "malformed * unfinished 0 rings-unknown@0:1:35\n");
    expect(GAME("\"white_score\": -1, \"black_score\": 1, ", TWO),
           "malformed * unfinished 0 rings-unknown@0:1:17\n");
    expect(GAME("\"white_score\": 1, \"black_score\": null, ", TWO), "ok * unfinished 2\n");
    expect(GAME("\"white_score\": 100, \"black_score\": 0, ", TWO),
           "malformed * unfinished 0 rings-unknown@0:1:17\n");
    expect(GAME("\"variant\": \"mad\", ", TWO),
           "malformed * unfinished 0 variant-unknown@0:1:13\n");
    expect(GAME("\"variant\": \"blitz\", ", TWO), "ok * unfinished 2\n");
}

TEST(faults)
{
    expect("{\"result\": null}", "malformed * unfinished 0 json-field@0:1:1\n");
    expect("{\"moves\": 1}", "malformed * unfinished 0 json-field@0:1:1\n");
    expect("{}", "malformed * unfinished 0 json-field@0:1:1\n");
    expect(GAME("", "1"), "malformed * unfinished 0 json-field@1:1:12\n");
    expect(GAME("", "{}"), "malformed * unfinished 0 json-field@1:1:12\n");
    expect(GAME("", "\n" PLACE("white", "A2") ",\n" MOVE("JUMP", "black", "\"x\": 1")),
           "malformed * unfinished 1 json-field@2:3:15\n");
    expect(GAME("", "\n" PLACE("white", "A2") ",\n" PLACE("red", "A3")),
           "malformed * unfinished 1 player-unknown@2:3:39\n");
    expect(GAME("", "{\"move_type\": \"PLACE_RING\", \"position\": \"A2\"}"),
           "malformed * unfinished 0 json-field@1:1:12\n");
    expect(GAME("", PLACE("white", "A2x")), "malformed * unfinished 0 json-field@1:1:71\n");
    expect(GAME("", PLACE("white", "A2->A3")), "malformed * unfinished 0 json-field@1:1:71\n");
    expect(GAME("", PLACE("white", "None")), "malformed * unfinished 0 json-field@1:1:71\n");
    expect(GAME("", MOVE("PLACE_RING", "white", "\"position\": 3")),
           "malformed * unfinished 0 json-field@1:1:71\n");
    expect(GAME("", PLACE("white", "?")), "malformed * unfinished 0 json-field@1:1:71\n");
    expect(GAME("", PLACE("white", "A2->A3?")), "malformed * unfinished 0 json-field@1:1:71\n");
    expect(GAME("", PLACE("white", "A2-A3")), "malformed * unfinished 0 json-field@1:1:71\n");
    /* Points of a ring move, of a row. */
    static const char *const halves[] = {"?", "None->F6", "E6->None", "E6"};
    for (size_t i = 0; i < sizeof halves / sizeof halves[0]; i++) {
        char text[512];
        snprintf(text, sizeof text,
                 GAME(BEFORE_ROW, MOVE("MOVE_RING", "white", "\"position\": \"%s\"")), halves[i]);
        expect(text, "malformed * unfinished 0 json-field@15:1:144\n");
    }
    expect(GAME(BEFORE_ROW, MOVE("MOVE_RING", "white", "\"source\": \"E6\"")),
           "malformed * unfinished 0 json-field@15:1:86\n");
    expect(GAME(BEFORE_ROW, GO("white", "E6x", "F6")),
           "malformed * unfinished 0 json-field@15:1:142\n");
    expect(GAME(BEFORE_ROW, GO("white", "E6", "F")),
           "malformed * unfinished 0 json-field@15:1:163\n");
    expect(GAME(BEFORE_ROW,
                GO("white", "E6", "F6") ", " MOVE("REMOVE_MARKERS", "white", "\"markers\": 5")),
           "malformed * unfinished 1 json-field@15:1:232\n");
    expect(GAME(BEFORE_ROW, GO("white", "E6", "F6") ", " MOVE("REMOVE_MARKERS", "white",
                                                              "\"position\": \"?\"")),
           "malformed * unfinished 1 json-field@15:1:233\n");
    expect(GAME(BEFORE_ROW, GO("white", "E6", "F6") ", " MOVE("REMOVE_MARKERS", "white",
                                                              "\"position\": \"E6->None\"")),
           "malformed * unfinished 1 json-field@15:1:233\n");
    expect(GAME(BEFORE_ROW, "\n" GO("white", "E6", "F6") ",\n" ROW(
                                "white", "\"E2\", \"E3\", \"E4x\", \"E4\", \"E5\"")),
           "malformed * unfinished 1 json-field@15:3:76\n");
    /* What the rules refuse. */
    expect(GAME("", PLACE("white", "A1")), "illegal * unfinished 0 place-off-board@1:1:71\n");
    expect(GAME("", PLACE("black", "A2")), "illegal * unfinished 0 place-wrong-side@1:1:71\n");
    expect(GAME("", TWO ", " PLACE("black", "A4")),
           "illegal * unfinished 2 turn-complete@2:1:203\n");
    expect(GAME("", TWO ",\n" GO("white", "A2", "B2")),
           "illegal * unfinished 2 placing-due@3:2:1\n");
    expect(GAME(BEFORE_ROW, "\n" GO("white", "E6", "F6") ",\n" ROW("white", "\"E2\", \"E3\"")),
           "malformed * unfinished 1 json-field@15:3:63\n");
    expect(GAME(BEFORE_ROW, "\n" GO("white", "E6", "F6") ",\n" ROW(
                                "white", "\"E2\", \"E3\", \"E2\", \"E4\", \"E5\"")),
           "malformed * unfinished 1 json-field@15:3:63\n");
    expect(GAME(BEFORE_ROW, "\n" GO("white", "E6", "F6") ",\n" ROW(
                                "white", "\"E2\", \"E3\", \"E7\", \"E4\", \"E5\"")),
           "illegal * unfinished 1 row-not-five@15:3:63\n");
    expect(GAME(BEFORE_ROW, "\n" GO("white", "E6",
                                    "F6") ",\n" ROW("white", "\"E2\", \"E3\", \"F7\", \"E4\", 5")),
           "malformed * unfinished 1 json-field@15:3:88\n");
    expect(GAME(BEFORE_ROW, "\n" GO("white", "A2", "B2") ",\n" LOST("white")),
           "illegal * unfinished 1 row-none@15:3:64\n");
    expect(GAME(BEFORE_ROW, "\n" GO("white", "E6", "F6")),
           "illegal * unfinished 1 row-due@15:2:1\n");
}

TEST(lost_rows)
{
    expect(GAME(BEFORE_SIX, "\n" GO("white", "E5", "F5") ",\n" LOST("white") ",\n" RING(
                                "white", "A2") ",\n" GO("black", "K7", "J7")),
           "malformed * unfinished 1 readings-many@17:3:64\n");
    expect(
        GAME(BEFORE_SIX,
             "\n" GO("white", "E5", "F5") ",\n" LOST("white") ",\n" RING("white", "A2") ",\n" GO(
                 "black", "K7", "J7") ",\n" GO("white", "F5",
                                               "F6") ",\n" GO("black", "J7",
                                                              "J6") ",\n" GO("white", "F6", "E6")),
        "ok * unfinished 7 reading-found@17:3:64\n");
}

TEST(own_members)
{
    read_text(
        GAME("\"notes\": [{\"after\": 0, \"comment\": \"a\\nb\"}, {\"after\": 2, \"mark\": "
             "\"!?\"}, {\"after\": 1, \"clock\": 500}, {\"after\": 2, \"mark\": \"x\"}, "
             "{\"after\": 2, \"comment\": \"\"}], ",
             MOVE("PLACE_RING", "white",
                  "\"position\": \"A2\", \"at\": 5, \"t\": \"x\"") ", " PLACE("black", "A3")));
    assert_string_equal(notes_of(&record), "0:a\nb 1:at: 5 1:t: x 2#!? 1=500 2:x 2:");
    expect(GAME("\"notes\": [{\"comment\": \"\"}], ", TWO),
           "malformed * unfinished 0 json-field@0:1:12\n");
    expect(GAME("\"notes\": [{\"after\": 1, \"clock\": -1}], ", TWO),
           "malformed * unfinished 0 json-field@0:1:34\n");
    expect(GAME("\"notes\": [{\"after\": 1, \"clock\": 999999999999999999}], ", TWO),
           "ok * unfinished 2\n");
    expect(GAME("\"notes\": [{\"after\": 1, \"clock\": 1000000000000000000}], ", TWO),
           "malformed * unfinished 0 json-field@0:1:34\n");
    expect(GAME("\"notes\": [{\"after\": 1, \"comment\": 1}], ", TWO),
           "malformed * unfinished 1 json-field@1:1:12\n");
    expect(GAME("\"notes\": [{\"after\": -1, \"comment\": \"\"}], ", TWO),
           "malformed * unfinished 0 json-field@0:1:12\n");
    expect(GAME("\"notes\": [{\"after\": 1, \"clock\": \"x\"}], ", TWO),
           "malformed * unfinished 0 json-field@0:1:34\n");
    /* A note after a move that is refused. */
    expect(GAME("\"notes\": [{\"after\": 1, \"comment\": \"x\"}], ", PLACE("black", "A2")),
           "illegal * unfinished 0 place-wrong-side@1:1:112\n");
    expect(GAME("\"variant\": \"standard+steal\", ",
                PLACE("white", "A2") ", " MOVE("STEAL", "black", "\"x\": null")),
           "ok * unfinished 2\n");
    expect(GAME("\"passes\": 1, ", TWO), "illegal * unfinished 2 placing-due@3:1:12\n");
    expect(GAME("\"passes\": -1, ", TWO), "malformed * unfinished 0 json-field@0:1:12\n");
    expect(GAME("\"passes\": \"x\", ", TWO), "malformed * unfinished 0 json-field@0:1:12\n");
    expect(GAME("\"passes\": 1, ", "1"), "malformed * unfinished 0 json-field@1:1:25\n");
}

/* What a note states is kept, whatever else it states. */
TEST(notes)
{
    static const struct {
        const char *notes, *kept;
    } cases[] = {
        {"{\"after\": 1, \"comment\": \"a\", \"mark\": \"!\"}", "1#! 1:a"},
        {"{\"mark\": \"!\", \"comment\": \"a\", \"clock\": 5, \"after\": 1}", "1=5 1#! 1:a"},
        {"{\"after\": 1, \"comment\": \"a\"}, {\"after\": 1, \"comment\": \"b\"}", "1:a 1:b"},
        {"{\"after\": 1, \"by\": \"Ann\", \"comment\": \"a\", \"of\": [1]}",
         "1:a 1:by: Ann 1:of: [1]"},
        {"{\"after\": 2, \"clock\": 5, \"by\": \"Ann\", \"x\": null}", "2=5 2:by: Ann"},
        {"{\"after\": 2, \"clock\": 5}, {\"after\": 0, \"comment\": \"a\"}, "
         "{\"after\": 9, \"clock\": 6}, {\"after\": 1, \"comment\": \"b\"}",
         "2=5 0:a 9=6 1:b"},
    };
    char text[512];
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        snprintf(text, sizeof text, "{\"notes\": [%s], \"moves\": [" TWO "]}", cases[i].notes);
        read_text(text);
        assert_string_equal(notes_of(&record), cases[i].kept);
        expect(text, "ok * unfinished 2\n");
    }
    /* What is no array is a tag, as what is no object in "tags". */
    read_text(GAME("\"players\": {}, \"notes\": \"x\", ", TWO));
    assert_string_equal(tags_of(&record), "notes=x");
    read_text(GAME("\"players\": {}, \"notes\": {\"after\": 1}, ", TWO));
    assert_string_equal(tags_of(&record), "notes={\"after\": 1}");
    read_text(GAME("\"players\": {}, \"notes\": null, ", TWO));
    assert_string_equal(tags_of(&record), "");
}

TEST(notes_that_are_wrong)
{
    static const struct {
        const char *notes, *expected;
    } cases[] = {
        /* Not where it states to be. */
        {"{\"after\": 9, \"comment\": \"a\"}", "malformed * unfinished 2 json-field@2:1:22\n"},
        {"{\"after\": 3, \"mark\": \"!\"}", "malformed * unfinished 2 json-field@2:1:22\n"},
        {"{\"after\": 2, \"mark\": \"!\"}, {\"after\": 1, \"mark\": \"?\"}",
         "malformed * unfinished 2 json-field@2:1:49\n"},
        /* No note. */
        {"{\"after\": 1}", "malformed * unfinished 0 json-field@0:1:12\n"},
        {"{\"after\": 1, \"x\": 1}", "malformed * unfinished 0 json-field@0:1:12\n"},
        {"\"x\"", "malformed * unfinished 0 json-field@0:1:12\n"},
        /* A part of one. */
        {"{\"after\": 1, \"comment\": \"a\", \"mark\": 5}",
         "malformed * unfinished 1 json-field@1:1:12\n"},
        {"{\"after\": 1, \"comment\": \"a\", \"clock\": \"x\"}",
         "malformed * unfinished 0 json-field@0:1:50\n"},
    };
    char text[512];
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        snprintf(text, sizeof text, "{\"notes\": [%s], \"moves\": [" TWO "]}", cases[i].notes);
        expect(text, cases[i].expected);
    }
    /* After a move that is wrong, the move alone is reported. */
    expect(GAME("\"notes\": [{\"after\": 3, \"comment\": \"x\"}], ", TWO ", " PLACE("red", "A4")),
           "malformed * unfinished 2 player-unknown@3:1:223\n");
    const yinsh_reader_options all = {
        .size = sizeof(yinsh_reader_options), .notation = NOTATION, .all_faults = true};
    const char *skipped = GAME("\"notes\": [{\"after\": 2, \"comment\": \"x\"}], ",
                               PLACE("white", "A2") ", " PLACE("black", "A2"));
    assert_string_equal(describe_as(skipped, strlen(skipped), 0, &all, describe_actions),
                        "illegal * unfinished 1 place-occupied@2:1:178\n");
}

TEST(passes)
{
    read_text(GAME(BLOCKED, GO("black", "J9", "J7") ", " GO("black", "J7",
                                                            "F7") ", " GO("white", "J10", "J6")));
    assert_string_equal(actions_of(&record), "pass j9-j7 pass j7-f7 j10-j6");
    read_text(GAME(BLOCKED, MOVE("PASS", "white", "\"x\": null") ", " GO("black", "J9", "J7")));
    assert_string_equal(actions_of(&record), "pass j9-j7");
    read_text(GAME(BLOCKED "\"passes\": 1, ", ""));
    assert_string_equal(actions_of(&record), "pass");
    expect(GAME(BLOCKED "\"passes\": 2, ", ""), "illegal * unfinished 1 pass-can-move@52:1:122\n");
    expect(GAME(BLOCKED "\"passes\": 1000000000000, ", ""),
           "illegal * unfinished 1 pass-can-move@52:1:122\n");
    expect(GAME(BLOCKED, GO("white", "J10", "J6")),
           "illegal * unfinished 0 move-ring-in-way@51:1:122\n");
}

/* ---- Borders ----------------------------------------------------------- */

TEST(resync)
{
    /* A game that is broken inside. */
    expect("[" GAME("", PLACE("red", "A2")) ",\n" GAME("", TWO) "]",
           "malformed * unfinished 0 player-unknown@1:1:51\nok * unfinished 2\n");
    expect("[{\"moves\": [1 2]},\n" GAME("", TWO) "]",
           "malformed * unfinished 0 json-syntax@0:1:15\nok * unfinished 2\n");
    /* Brackets that do not match. */
    expect("[{\"moves\": [" PLACE("white", "A2") "}],\n" GAME("", TWO) "]",
           "malformed * unfinished 0 json-syntax@0:1:77\nok * unfinished 2\n");
    expect("[{\"moves\": [" PLACE("white", "A2") ",\n{\"source\": \"A2\"}\n" GAME("", TWO) "]",
           "malformed * unfinished 0 json-syntax@0:2:17\nok * unfinished 2\n");
    expect("[{\"moves\": [", "malformed * unfinished 0 json-syntax@0:1:13\n");
    /* Between games. */
    expect("[" GAME("", TWO) ", ?, " GAME("", TWO) "]",
           "ok * unfinished 2\nmalformed * unfinished 0 json-syntax@0:1:147\nok * unfinished 2\n");
    expect("[" GAME("", TWO) ", \"x\" 1, " GAME("", TWO) "]",
           "ok * unfinished 2\nmalformed * unfinished 0 json-syntax@0:1:147\nok * unfinished 2\n");
    expect("{\"config\": {\"a\" 1}, \"games\": [" GAME("", TWO) "]}",
           "malformed * unfinished 0 json-syntax@0:1:17\nok * unfinished 2\n");
    expect("{\"config\": ?, \"games\": [" GAME("", TWO) "]}",
           "malformed * unfinished 0 json-syntax@0:1:12\nok * unfinished 2\n");
    /* Another notation. */
    const char *inside = "[" GAME("", TWO) ",\n\n[White \"Ann\"]\n1.e3 2.e4 *\n\n" GAME("", TWO);
    assert_string_equal(summary_of_bytes(inside, strlen(inside), 0, NULL),
                        "ok * unfinished 2\nok * unfinished 2\nok * unfinished 2\n");
    const char *mixed = GAME("", TWO) "\n\n[White \"Ann\"]\n1.e3 2.e4 *\n\n" GAME("", TWO);
    assert_string_equal(summary_of_bytes(mixed, strlen(mixed), 0, NULL),
                        "ok * unfinished 2\nok * unfinished 2\nok * unfinished 2\n");
}

TEST(detection)
{
    static const char *const texts[] = {GAME("", TWO),
                                        "\n [ " GAME("", TWO) "]",
                                        "{\"config\": {}, \"games\": [" GAME("", TWO) "]}",
                                        "{\"result\": null, \"moves\": []}",
                                        "{\"x\": 0, \"n_moves\": 0, \"moves\": []}",
                                        "{\"n_moves\": 0, \"moves\": []}"};
    for (size_t i = 0; i < sizeof texts / sizeof texts[0]; i++)
        assert_non_null(strstr(summary_of_bytes(texts[i], strlen(texts[i]), 0, NULL), "ok * "));
    /* What is not ours. */
    static const char *const others[] = {"{\"status\": 1, \"data\": {}}", "{\"yinsh\": 1}",
                                         "{\"action\": \"NORMAL\", \"data\": \"P 0 0\"}",
                                         "[Event \"x\"]",
                                         "{\"source\": \"A2\", \"destination\": \"A3\"}"};
    for (size_t i = 0; i < sizeof others / sizeof others[0]; i++)
        assert_false(notation_yinshml.announces(
            (struct cursor[]){cursor_over(others[i], strlen(others[i]))}));
}

/* A file longer than the longest record is read game by game; a longer game is refused. */
TEST(long_files)
{
    enum { GAMES = 300 };
    static const char game[] = GAME("", TWO) ",\n";
    size_t size = GAMES * sizeof game + 200000;
    char *text = malloc(size);
    struct source source = {text, 0, 1000};
    yinsh_reader_options options = {.size = sizeof(yinsh_reader_options), .max_record = 4096};
    const yinsh_record *got;
    int records = 0;
    assert_non_null(text);
    struct text out = text_begin(text, size);
    text_add_string(&out, "{\"config\": {}, \"games\": [");
    for (int i = 0; i < GAMES; i++)
        text_add_string(&out, game);
    source.length = out.length;
    yinsh_reader *reader = yinsh_reader_new(give, &source, &options);
    while (yinsh_reader_next(reader, &got) == 1)
        records += yinsh_record_status(got) == YINSH_STATUS_OK;
    assert_int_equal(records, GAMES);
    yinsh_reader_free(reader);
    /* One game too long, then a good one. */
    out = text_begin(text, size);
    text_add_string(&out, "[{\"x\": \"");
    for (int i = 0; i < 3000; i++)
        text_add_string(&out, "0123456789abcdefghijklmnopqrstuv");
    text_add_string(&out, "\"},\n");
    text_add_string(&out, game);
    source = (struct source){text, out.length, 1000};
    options.notation = "yinshml";
    reader = yinsh_reader_new(give, &source, &options);
    assert_int_equal(yinsh_reader_next(reader, &got), 1);
    assert_int_equal(yinsh_record_fault(got, 0).code, FAULT_TOO_LONG);
    assert_int_equal(yinsh_reader_next(reader, &got), 1);
    assert_int_equal(yinsh_record_status(got), YINSH_STATUS_OK);
    assert_int_equal(yinsh_reader_next(reader, &got), 0);
    yinsh_reader_free(reader);
    free(text);
}

/* Where no game begins after what was too long to be read, there is no other. */
TEST(resync_to_nothing)
{
    static const char *const texts[] = {"", "1, 2", "]"};
    for (size_t i = 0; i < sizeof texts / sizeof texts[0]; i++) {
        struct cursor cursor = cursor_over(texts[i], strlen(texts[i]));
        record_reset(&record);
        assert_false(notation_yinshml.resync(&cursor, &record));
        assert_ptr_equal(cursor.at, cursor.end);
    }
}

/* A game of more moves than any has. */
TEST(many_moves)
{
    static char text[1000 * 80];
    struct text out = text_begin(text, sizeof text);
    text_add_string(&out, "{\"moves\": [" TWO);
    for (int i = 0; i < 700; i++)
        text_add_string(&out, "," PLACE("white", "A4"));
    text_add_string(&out, "]}");
    assert_true(out.length < sizeof text);
    assert_string_equal(summary_of_bytes(text, out.length, 0, NOTATION),
                        "illegal * unfinished 3 turn-complete@3:1:267\n");
}

/* ---- Hostile pieces ---------------------------------------------------- */

TEST(truncation)
{
    static const char text[] = "{\"config\": {\"white\": \"x\"}, \"games\": [" GAME(
        BEFORE_SIX "\"notes\": [{\"after\": 1, \"clock\": 5}], \"x\\u00e9\": [[{}]], ",
        GO("white", "E5", "F5") ", " LOST("white") ", " RING("white", "A2")) ", " GAME("",
                                                                                       TWO) "]}";
    for (size_t length = 0; length <= strlen(text); length++) {
        summary_of_bytes(text, length, 0, "yinshml");
        summary_of_bytes(text + length, strlen(text) - length, 0, "yinshml");
    }
}

TEST(many_brackets)
{
    enum { SIZE = 1 << 20 };
    static const char *const pieces[] = {"[",
                                         "{",
                                         "}",
                                         "{\"a\":",
                                         "[{",
                                         "{\"moves\":",
                                         "{\"games\":[",
                                         "\"",
                                         "{\"moves\":[{\"result\":"};
    char *text = malloc(SIZE + 64);
    assert_non_null(text);
    for (size_t i = 0; i < sizeof pieces / sizeof pieces[0]; i++) {
        struct text out = text_begin(text, SIZE + 64);
        while (out.length < SIZE / 64)
            text_add_string(&out, pieces[i]);
        struct source source = {text, out.length, 0};
        yinsh_reader_options options = {.size = sizeof(yinsh_reader_options),
                                        .notation = "yinshml"};
        yinsh_reader *reader = yinsh_reader_new(give, &source, &options);
        const yinsh_record *got;
        while (yinsh_reader_next(reader, &got) == 1)
            continue;
        yinsh_reader_free(reader);
    }
    free(text);
}

/* ---- Real files -------------------------------------------------------- */

TEST(real_files)
{
    static const struct {
        const char *name;
        size_t good, many, found;
    } files[] = {{"yinshml/model_openings_dropout_plus_ls01.json", 50, 0, 0},
                 {"yinshml/h2h_e6_vs_iter1.json", 11, 4, 1}};
    for (size_t i = 0; i < sizeof files / sizeof files[0]; i++) {
        size_t good = 0, many = 0, found = 0;
        char *text = load_shared(files[i].name);
        if (text == NULL) {
            print_message("real files are not here: set YINSH_SHARED\n");
            skip();
            return;
        }
        struct source source = {text, strlen(text), 0};
        yinsh_reader *reader = yinsh_reader_new(give, &source, NULL);
        const yinsh_record *got;
        while (yinsh_reader_next(reader, &got) == 1) {
            good += yinsh_record_status(got) == YINSH_STATUS_OK;
            for (size_t k = 0; k < got->fault_count; k++) {
                many += got->faults[k].code == FAULT_READINGS_MANY;
                found += got->faults[k].code == FAULT_READING_FOUND;
            }
        }
        assert_int_equal(good, files[i].good);
        assert_int_equal(many, files[i].many);
        assert_int_equal(found, files[i].found);
        yinsh_reader_free(reader);
        free(text);
    }
}

RUN_RECORD_TESTS()
