/* SPDX-License-Identifier: BSD-2-Clause */
/*
 * A bad record never costs a good one.  One rule holds in every notation: text that is closed is
 * text, whatever it contains; text that is not closed ends where the next record certainly begins.
 */
#define DESCRIBE describe_named
#include "registry/notation_list.h"
#include "support/record_driver.h"
#include "support/sample_games.h"

/* What a record is, White's name and its turns. */
static void describe_named(struct text *out, const struct yinsh_record *of)
{
    char line[256];
    const char *white = tag_of(of, "White");
    snprintf(line, sizeof line, "%s %s %d\n", yinsh_status_name(yinsh_record_status(of)),
             white != NULL ? white : "-", yinsh_record_turns(of));
    text_add_string(out, line);
}

/* A text with quotation marks in place of apostrophes, with which the tests are easier to read. */
static const char *quoted(const char *text)
{
    return replace_all(text, "'", "\"");
}

/* The records of a text, whether its notation is given or detected. */
static void expect_both(const char *notation, const char *text, const char *expected)
{
    expect_in(quoted(text), notation, expected);
    expect_in(quoted(text), NULL, expected);
}

/* A text, what its records are, and the notation in which it is read, too, if it is not NULL. */
struct sample {
    const char *notation, *text, *expected;
};

/* Each of some texts, in its notation and detected. */
#define EXPECT_EACH(samples) expect_each(samples, sizeof(samples) / sizeof *(samples))

static void expect_each(const struct sample *samples, size_t count)
{
    for (size_t i = 0; i < count; i++) {
        if (samples[i].notation != NULL)
            expect_in(quoted(samples[i].text), samples[i].notation, samples[i].expected);
        expect_in(quoted(samples[i].text), NULL, samples[i].expected);
    }
}

/* The last records of a text, whatever is reported of those before. */
static void expect_last(const char *notation, const char *text, const char *expected)
{
    const char *const notations[] = {notation, NULL};
    for (size_t i = 0; i < 2; i++) {
        const char *all = summary_of_bytes(quoted(text), strlen(text), i, notations[i]);
        size_t length = strlen(all), last = strlen(expected);
        if (length < last || strcmp(all + length - last, expected) != 0)
            print_error("in %s\n", text);
        assert_true(length >= last);
        assert_string_equal(all + length - last, expected);
    }
}

/* ---- The official notation --------------------------------------------- */

/* A tag that is not closed ends with its line. */
TEST(tags_that_are_cut)
{
    static const char *const cut[] = {
        "[Black 'cut",
        "[Black '",
        "[Black",
        "[Bl",
        "[",
        "[White 'a']\n[Black 'cut",
        "[White 'cut",
        "[White 'a']\n[Black 'b']\n[Site x",
        "[Wh ite 'a']",
        "[White 'cut\\",
        "[White 'cut'",
        "[White a]",
        "{[White 'x']}\n[Black 'cut",
    };
    char text[256];
    for (size_t i = 0; i < sizeof cut / sizeof cut[0]; i++) {
        snprintf(text, sizeof text, "%s\n\n[White 'b']\n[Black 'c']\n\n1.e3 2.b2 *\n", cut[i]);
        expect_last("gipf", text, " 0\nok b 2\n");
        snprintf(text, sizeof text, "1.e3 *\n\n%s\n\n1.e3 2.b2 *\n\n[White 'b']\n1.e3 *\n", cut[i]);
        expect_last("gipf", text, "0\nok b 1\n");
    }
    expect_both("gipf",
                "[White 'a']\n[Black 'cut\n\n[White 'b']\n[Black 'c']\n\n1.e3 2.b2 *\n\n"
                "[White 'd']\n\n1.e4 *",
                "malformed a 0\nok b 2\nok d 1\n");
    /* Without an empty line the next one has a tag that this one has. */
    expect_both("gipf", "[White 'a']\n[Black 'cut\n[White 'b']\n\n1.e3 *\n",
                "malformed a 0\nok b 1\n");
    expect_both("gipf", "[White 'cut\n[White 'b']\n\n1.e3 *\n", "malformed - 0\nok b 1\n");
    /* If all tags are closed and one of them is wrong, only the first can be the next record's. */
    expect_both("gipf",
                "[White 'a']\n[Event 'e']\n[Variant 'x']\n[Event 'e']\n\n1.e3 *\n[White 'd']\n1.e4",
                "malformed a 0\nok d 1\n");
    expect_both("gipf",
                "[White 'a']\n[Black 'b']\n[Variant 'x']\n[White 'c']\n[Black 'd']\n\n1.e3 *",
                "malformed a 0\nok c 1\n");
    /* A record has its result, its rings and its end after that one, too. */
    expect_both("gipf",
                "[White 'a']\n[Result '1-0']\n[Event 'e']\n[White 'c']\n[Result '*']\n"
                "[Event 'e']\n\n1.e3 *\n[White 'd']\n1.e4",
                "ok a 0\nok c 1\nok d 1\n");
    expect_both("gipf", "[White 'a']\n[Rings '0-0'][White 'c']\n\n1.e3", "ok a 0\nok c 1\n");
    expect_both("gipf", "[Rings '0-0']\n[White 'a']\n[White 'c']\n\n1.e3", "ok a 1\n");
    expect_both("gipf", "[White 'a'] [Black 'b'] [Result '*'] [White 'a']\n\n1.e3", "ok a 1\n");
    expect_both("gipf", "[White 'a']\n[Variant 'blitz']\n\n[Event 'e']\n[Variant 'x']\n\n1.e3",
                "ok a 0\nmalformed - 0\n");
    expect_both("gipf", "[Variant 'blitz']\n\n[Variant 'standard']\n\n1.e3 *\n",
                "ok - 0\nok - 1\n");
    expect_both("gipf", "[Variant 'blitz']\n1.\n[Variant 'standard']\n\n1.e3 *\n",
                "ok - 0\nok - 1\n");
    /* After text any tag that comes again begins it. */
    expect_both("gipf", "[White 'a']\n\nRound two[Event 'p']\n[White 'c']\n[Black 'd']\n\n1.e3 *\n",
                "malformed a 0\nok c 1\n");
    /* After a number without a turn, tags that are new to the record are still its own. */
    expect_both("gipf", "[White 'a']\n1.\n[Black 'b']\n\n1.e3 *", "ok a 1\n");
    expect_both("gipf", "[White 'a']\n[Result '*']\n\n7.[Event 'e']\n[White 'c']\n\n1.e3 *",
                "ok a 0\nok c 1\n");
    expect_both("gipf", "[White 'a']\n\n7.\n[Event 'e']\n[White 'c']\n\n1.e3 *",
                "ok a 0\nok c 1\n");
    expect_both("gipf", "[White 'a']\n\n7.\n\n[Black 'c']\n\n1.e3 *", "ok a 0\nok - 1\n");
    /* The other tags of a record with a broken one are its own, and so are its turns. */
    expect_both("gipf", "[White 'a']\n[Black 'b]\n[Site 'c']\n\n1.e3 *\n[White 'd']\n1.e4",
                "malformed a 0\nok d 1\n");
}

/* Tags after which no turn came are not the next record's. */
TEST(tags_alone)
{
    expect_both("gipf", "[White 'a']\n[Black 'x']\n[White 'b']\n[Black 'c']\n\n1.e3 *",
                "ok a 0\nok b 1\n");
    expect_both("gipf", "[Event 'a']\n[Site 'x']\n\n[White 'b']\n[Event 'c']\n\n1.e3 *",
                "ok - 0\nok b 1\n");
    /* With none of them twice they may be those of one record. */
    expect_both("gipf", "[White 'a']\n[Black 'x']\n\n[Event 'c']\n[Result '*']\n\n1.e3 *",
                "ok a 1\n");
    /* A tag twice is no other record, and an empty line alone is none. */
    expect_both("gipf", "[White 'a']\n[Black 'x']\n[Black 'b']\n\n1.e3 *", "ok a 1\n");
    expect_both("gipf", "[White 'a']\n\n[Black 'x']\n\n[Site 'b']\n\n1.e3 *", "ok a 1\n");
}

/* A record in a comment is one of the file only if the comment is not closed. */
TEST(comments_that_are_cut)
{
    static const char quoted[] = "\n\n[White 'x']\n\n1.e3 2.b2 *\n\n";
    static const char good[] = "[White 'b']\n\n1.e3 {note} 2.b2 *\n";
    char text[512];
    snprintf(text, sizeof text, "[White 'a']\n\n1.e3 {%s} 2.b2 *\n\n%s", quoted, good);
    expect_both("gipf", text, "ok a 2\nok b 2\n");
    snprintf(text, sizeof text, "[White 'a']\n\n1.e3 2.e3 {%s} 3.b2 *\n\n%s", quoted, good);
    expect_both("gipf", text, "illegal a 1\nok b 2\n");
    snprintf(text, sizeof text, "[White 'a']\n{%s}\n1.e3 *\n\n%s", quoted, good);
    expect_both("gipf", text, "ok a 1\nok b 2\n");
    snprintf(text, sizeof text, "[White 'a']\n\n1.e3 {cut 1. here\n\n%s", good);
    expect_both("gipf", text, "malformed a 1\nok b 2\n");
    snprintf(text, sizeof text, "[White 'a']\n{cut\n[Black 'x']\n\n1.e3 *\n\n%s", good);
    expect_both("gipf", text, "malformed a 0\nok b 2\n");
    expect_both("gipf", "1.e3 {cut\n\n1.e3 {note} 2.b2 *\n", "malformed - 1\nok - 2\n");
    /* A comment among tags that is cut ends before a tag that the record has. */
    snprintf(text, sizeof text, "[White 'a']\n{cut\n```\n%s", good);
    expect_both("gipf", text, "malformed a 0\nok b 2\n");
    snprintf(text, sizeof text, "[White 'a']\n{text\n[White 'x']\n}\n[Black 'x']\n1.e3 *\n%s",
             good);
    expect_both("gipf", text, "ok a 1\nok b 2\n");
}

/* After a fault no line of a closed text begins a record of another notation. */
TEST(lines_in_texts)
{
    static const char *const lines[] = {
        "X places a ring on E5", "(;GM[24\\]", "{'yinsh':1,", "PrWE3", "W3\nB4",
        "# RESULT White",        "P 0 0",      "e3\nb2\nc3"};
    char text[512];
    for (size_t i = 0; i < sizeof lines / sizeof lines[0]; i++) {
        snprintf(text, sizeof text,
                 "[White 'a']\n\n1.e3 2.zz9 {a\n\n%s\n\nb} 3.c3 *\n\n[White 'b']\n\n1.e3 *\n",
                 lines[i]);
        expect_both("gipf", text, "malformed a 1\nok b 1\n");
        if (lines[i][0] == '(')
            continue;
        snprintf(text, sizeof text,
                 "(;GM[24]P0[id 'a']; P0[fly]C[a\n\n%s\n\nb];P1[place br E 4]\n(;GM[24]P0[id "
                 "'b'];P0[place wr E 3])\n",
                 lines[i]);
        expect_both("boardspace", text, "malformed a 0\nok b 1\n");
    }
}

/* A bracket among the turns is no tag, and costs no more than its record. */
TEST(stray_brackets)
{
    expect_both("gipf", "[White 'a']\n\n1.e3 [2.b2 3.c3 *\n\n[White 'b']\n\n1.e3 *\n",
                "malformed a 1\nok b 1\n");
    expect_both("gipf", "[White 'a']\n\n1.e3 [White 'b'] 1.e3 *\n", "ok a 1\nok b 1\n");
}

/* ---- BoardGameArena ---------------------------------------------------- */

/* Ten rings that two players place in turns, the first and the second of them by their names. */
static const char *ten_rings(const char *first, const char *second)
{
    static const char *const points[] = {"A2", "K7", "A3",  "K8", "A4",
                                         "K9", "A5", "K10", "B1", "J11"};
    static char text[512];
    size_t length = 0;
    for (size_t i = 0; i < 10; i++)
        length += (size_t)snprintf(text + length, sizeof text - length, "%s places a ring on %s\n",
                                   i % 2 ? second : first, points[i]);
    return text;
}

/* A game cut anywhere ends where rings are placed by others, or after rings were moved. */
TEST(logs_that_are_cut)
{
    const char *placing = ten_rings("Ann", "Ben");
    static const char *const moving = "Ann places a marker on A2\nAnn moves a ring from A2 to B2\n"
                                      "Ben places a marker on K7\nBen moves a ring from K7 to J6\n";
    static const char *const cid = "Cid places a ring on E5\nDan places a ring on F6\n"
                                   "Cid places a ring on E6\nEnd of game\n";
    static const char *const ann = "Ann places a ring on E5\nBen places a ring on F6\n"
                                   "Ann places a ring on E6\nEnd of game\n";
    static const char *const ben =
        "Ben places a ring on E5\nAnn places a ring on F6\nEnd of game\n";
    char text[4096];
    for (size_t cut = strcspn(placing, "\n") + 1; cut <= strlen(placing) + strlen(moving); cut++) {
        snprintf(text, sizeof text, "%s%s", placing, moving);
        if (text[cut - 1] != '\n' || strchr(text, '\n') == text + cut - 1)
            text[cut - 1] = '\n';
        text[cut] = '\0';
        size_t length = strlen(text);
        snprintf(text + length, sizeof text - length, "%s", cid);
        if (length > 48)
            expect_last("bga", text, "ok Cid 3\n");
        snprintf(text + length, sizeof text - length, "%s", ann);
        if (length > strlen(placing))
            expect_last("bga", text, "ok Ann 3\n");
        snprintf(text + length, sizeof text - length, "%s", ben);
        if (length > strlen(placing))
            expect_last("bga", text, "ok Ben 2\n");
    }
    /* The same after a fault. */
    snprintf(text, sizeof text, "%sBen places a marker on K7\n%s%s", placing, moving, ann);
    expect_both("bga", text, "illegal Ann 10\nok Ann 3\n");
    snprintf(text, sizeof text, "Ann places a ring on A2\nBen places a ring on A2\n%s", cid);
    expect_both("bga", text, "illegal Ann 1\nok Cid 3\n");
    /* A single line is a slip, and so is a name that is misspelt once. */
    snprintf(text, sizeof text, "%sAnn places a ring on B2\n%s", placing, moving);
    expect_both("bga", text, "illegal Ann 10\n");
    expect_both("bga",
                "Ann places a ring on A2\nBen places a ring on K7\nAnne places a ring on A3\n"
                "Ben places a ring on K8\nAnn places a ring on A4\nEnd of game\n",
                "malformed Ann 2\n");
}

/* A log that was cut in its first lines ends before the number 1, or before all ten rings. */
TEST(logs_that_are_cut_early)
{
    static const char *const heads[] = {"Move 0:\n", "Move 1:\n", "Move 1 : x\n", ""};
    char text[1024];
    for (size_t i = 0; i < sizeof heads / sizeof heads[0]; i++) {
        snprintf(text, sizeof text,
                 "%sAnn places a ring on E5\nMove 1 : a\nCid places a ring on E6\n"
                 "Move 2 : b\nDan places a ring on E7\nEnd of game\n",
                 heads[i]);
        expect_both("bga", text, "ok Ann 1\nok Cid 2\n");
    }
    snprintf(text, sizeof text, "Ann places a ring on E5\n%s", ten_rings("Cid", "Dan"));
    expect_both("bga", text, "ok Ann 1\nok Cid 10\n");
    /* One of the players may continue with another. */
    snprintf(text, sizeof text, "Ann places a ring on E5\nBen places a ring on E6\n%s",
             ten_rings("Ann", "Dan"));
    expect_both("bga", text, "ok Ann 2\nok Ann 10\n");
    /* A line of somebody else before a log, and a first name that is misspelt: nine rings. */
    snprintf(text, sizeof text, "%s", ten_rings("Ann", "Ben"));
    text[2] = 'm';
    expect_both("bga", text, "ok Anm 1\nok Ben 9\n");
    strcat(text, "Ann places a marker on A3\nAnn moves a ring from A3 to B3\n");
    expect_both("bga", text, "ok Anm 1\nillegal Ben 9\n");
    expect_both("bga",
                "Ann places a ring on E5\nCid places a ring on E6\nDan places a ring on E7\n"
                "Cid places a ring on E8\nDan places a ring on E9\nEnd of game\n",
                "ok Ann 1\nok Cid 4\n");
    /* But a third name that is misspelt is followed by the right one. */
    expect_both("bga",
                "Ann places a ring on E5\nBen places a ring on E6\nAnm places a ring on E7\n"
                "Ben places a ring on E8\nAnn places a ring on E9\nEnd of game\n",
                "malformed Ann 2\n");
    /* Who plays is learnt from lines after a fault, too. */
    snprintf(text, sizeof text,
             "places a ring on F3\nBen places a ring on G2\nAnn places a ring on D7\n"
             "Ben places a ring\nCid places a ring on E6\nDan places a ring on E7\n"
             "Cid places a ring on E8\nEnd of game\n");
    expect_both("bga", text, "malformed - 0\nok Cid 3\n");
}

/* ---- Boardspace -------------------------------------------------------- */

/* After a game that is cut anywhere the next is found by any property of its first node. */
TEST(games_that_are_cut)
{
    static const char bad[] =
        "(;GM[24]VV[2]CM[0,1]SU[Yinsh]P0[id 'a']P1[id 'x']C[quoting (;GM[24\\]P0[id 'y'\\])]; P0[1 "
        "place wr E 3]TM[23](; P1[2 place br E 4])(;C[or (;XX[this\\])]; P1[2 place br E 5]))";
    static const char *const heads[] = {
        "(;GM[24]P0[id 'b']", "(;EV[x]GM[24]P0[id 'b']",   "(;P0[id 'b']GM[24]",
        "(;RE[..]P0[id 'b']", "(;XX[y]DT[\\\\]P0[id 'b']", "(\n;\nP0 [ id 'b' ]\n",
    };
    static char text[20000];
    snprintf(text, sizeof text, "%s", bad);
    expect_both("boardspace", text, "ok a 2\n");
    for (size_t i = 0; i < sizeof heads / sizeof heads[0]; i++)
        for (size_t cut = 2; cut < strlen(bad); cut++)
            for (int line = 0; line < 2; line++) {
                snprintf(text, sizeof text,
                         "%s; P0[1 place wr E 3])\n%.*s%s%s; P0[1 place wr E 3])\n", heads[0],
                         (int)cut, bad, line ? "\n" : "", heads[i]);
                expect_last("boardspace", text, "ok b 1\n");
            }
    /* What is closed is one record, whatever is wrong with it. */
    snprintf(text, sizeof text, "%s(;GM[24]P0[id 'b']; P0[1 place wr E 3])",
             replace_all(bad, "P0[1 place wr E 3]", "P0[1 place wr A 1]"));
    expect_both("boardspace", text, "illegal a 0\nok b 1\n");
    expect_both("boardspace", "(;GM[24];P0[fly])\n(;;P0[1 place wr E 3])\n",
                "malformed - 0\nok - 1\n");
}

/* ---- Notations in JSON ------------------------------------------------- */

/* A record cut anywhere costs neither the one on the same line nor that on the next. */
TEST(json_that_is_cut)
{
    static const struct {
        const char *notation, *bad, *good;
    } records[] = {
        {"json",
         "{'yinsh':1,'tags':[['White','a \\'quote\\' "
         "{'],['Black','x']],'actions':[{'turn':1,'side':'white','kind':'place','to':'e3','notes':["
         "{'comment':'see {\\'yinsh\\':1}'}]},{'turn':2,'side':'black','kind':'place','to':'b2'}]}",
         "{'yinsh':1,'tags':[['White','b']],'actions':[{'turn':1,'side':'white','kind':'place','to'"
         ":'e3'}]}"},
        {"yinshml",
         "{'source': 'club', 'players': {'white': {'name': 'a'}, 'black': {'name': 'x'}}, 'tags': "
         "{'source': 'y', 'moves': 'z'}, 'moves': [{'move_type': 'PLACE_RING', 'player': 'white', "
         "'position': 'E3'}], 'notes': [{'after': 1, 'comment': '{\\'moves\\': []}'}]}",
         "{'players': {'white': {'name': 'b'}}, 'moves': [{'move_type': 'PLACE_RING', 'player': "
         "'white', 'position': 'E3'}]}"},
        {"bga-json",
         "{'status': 1, 'data': {'players': [{'id': '1', 'color': '#ffffff', 'name': 'a'}, {'id': "
         "'2', 'color': '#000000', 'name': 'x'}], 'logs': [{'data': {'type': 'move', 'log': "
         "'${player_name} places a ring on ${locationTo}', 'args': {'player_id': '1', "
         "'locationTo': 'E3'}}}]}}",
         "{'data': {'players': [{'id': '1', 'color': '#ffffff', 'name': 'b'}, {'id': '2', 'color': "
         "'#000000', 'name': 'x'}], 'logs': [{'data': {'type': 'move', 'log': '${player_name} "
         "places a ring on ${locationTo}', 'args': {'player_id': '1', 'locationTo': 'E3'}}}]}}"},
    };
    char text[4096];
    for (size_t i = 0; i < sizeof records / sizeof records[0]; i++)
        for (size_t cut = 1; cut < strlen(records[i].bad); cut++)
            for (int line = 0; line < 2; line++) {
                const char *good = records[i].good;
                snprintf(text, sizeof text, "%s\n%.*s%s%s\n%s\n", good, (int)cut, records[i].bad,
                         line ? "\n" : "", good, good);
                expect_last(records[i].notation, text, "ok b 1\nok b 1\n");
            }
}

/* ---- Several records --------------------------------------------------- */

/* A line with the line that a record begins in, what it is, and White's name and turns. */
static void describe_place(struct text *out, const struct yinsh_record *of)
{
    text_add_number(out, (long)of->window.line);
    text_add_string(out, " ");
    describe_named(out, of);
}

/* A record of another notation after a bad one is found, however that is bad and read. */
TEST(others_after_bad_ones)
{
    static const struct {
        const char *bad, *found;
    } cases[] = {
        /* What follows a tag or a turn, after an empty line, is no part of it. */
        {"[White 'a']\ni4\nk8\ni6\nc1\nd1\nd2\nb3\ng8\na3\ng4\n\n", "1 ok a 10\n"},
        {"[White 'a']e7\n\n", "1 ok a 1\n"},
        {"[White 'a\n\n", "1 malformed - 0\n"},
        {"[White 'a']\n1.i4 2.k8k8\ni6\n\n", "1 malformed a "},
        {"(;GM[24]P0[id 'a'];P0[fly\n[x]\n\n", "1 malformed a 0\n"},
        {"(;GM[24]P0[id 'a'];P0[1 place wr E 3]\n\n", "1 malformed a "},
        {"#DATE 2\n# WHITE_PLAYER a\n\n", "1 ok a 0\n"},
        {"#DATE 2\n# WHITE_PLAYER a\nPLACE E3\nPLACE E3\n\n", "1 illegal a 1\n"},
    };
    static const char good[] = "f4\nk9\ng7\ne5\ng4\nb2\ne6\ng2\nh11\nb1\nh11-h3\ne5-e4\n";
    char text[512], expected[256];
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++)
        for (int all_faults = 0; all_faults < 2; all_faults++) {
            const yinsh_reader_options options = {.size = sizeof(yinsh_reader_options),
                                                  .all_faults = all_faults};
            size_t line = 1;
            for (const char *at = cases[i].bad; *at != '\0'; at++)
                line += *at == '\n';
            snprintf(text, sizeof text, "%s%s", cases[i].bad, good);
            snprintf(expected, sizeof expected, "%zu ok - 12\n", line);
            const char *lines =
                describe_as(quoted(text), strlen(text), 0, &options, describe_place);
            const char *last = strstr(lines, expected);
            if (last == NULL || strncmp(lines, cases[i].found, strlen(cases[i].found)) != 0)
                fail_msg("in %s, with all faults %d: %s", text, all_faults, lines);
        }
    /* Nor is text part of a turn that is not whole. */
    expect_in("h7\ne2\nf4\ne9\nf3\ng9\nh8\nh6\ne3\nh11\ne3-e8\ne9-e10\nh7-k10\ne2-b2\nf4-f10\nh6-"
              "d2\nh8-j10\nb2-b4\nj10-j11\ne10-c8\nf10-f9\nc8-c3\nf3-h3\nc3-c2\ne8-e7\nb4-b7\ne7-"
              "e5\ng9-g8\nk10-k8\nd2-g5\nk8-i6\nc2-c1\nh3-g3\ng5-i7\ni6-g6\ng8-h9\ng6-c6\nc1-"
              "d1\nc6-b6\nd1-b1\nf9-f2\nb7-d9\ne5-e1\nxd2-h6xi7\n||||||| base\n",
              "codingame", "ok - 43\n");
    /* If the notation is given, there are no others. */
    snprintf(text, sizeof text, "[White 'a']e7\n\n%s", good);
    expect_in(quoted(text), "gipf", "illegal a 10\n");
    /* Nor is it a value that only a bracket of the next record closes. */
    static const char *const values[][2] = {
        {"\n\nc4 e6 g2 e8 draw\n\n", "3 ok - 4\n"},
        {"\n\nh8 MSG a 'b']\ng2 MSG c\n\n", "3 ok - 2\n"},
        {"\n{'yinsh':1,'tags':{'White':'a'},'actions':[]}\n", "2 ok a 0\n"},
        {"\n(;GM[24]SU[Yinsh]P0[id 'a'])\n", "2 ok a 0\n"},
    };
    for (size_t i = 0; i < sizeof values / sizeof values[0]; i++) {
        snprintf(text, sizeof text, "[Event 'a%s']\n[Site 'b", values[i][0]);
        assert_non_null(
            strstr(describe_as(quoted(text), strlen(text), 0, NULL, describe_place), values[i][1]));
    }
    /* Such a bracket in a comment of its own is none of its beginning. */
    expect_in(quoted("(;GM[24]SU[Yinsh]P0[id 'a'];P0[1 p\ng3 MSG b\na3 MSG [White 'x']\n\nf4\n"),
              NULL, "malformed a 0\nok - 2\nok - 1\n");
    /* A bracket before the first record opens nothing. */
    expect_in("[x\n\n# RESULT Unfinished\n# WHITE_PLAYER a\nPLACE E3\n\n# RESULT Unfinished\n"
              "# WHITE_PLAYER b\nPLACE E3\n# COMMENT (;GM[24]VV[2] and [brackets]\n",
              NULL, "malformed - 0\nok a 1\nok b 1\n");
}

/* What is beside a record, on the line before it or on its own, costs that record at most. */
TEST(lines_beside)
{
    static const struct sample samples[] = {
        {"gipf", "[White 'a']\n\n1.c4 2.g1[White 'b']\n[Black 'd']\n\n1.d2 2.f7 *\n",
         "illegal a 1\nok b 2\n"},
        {"gipf", "[White 'a']\n\n1.c4 2.g10][White 'b']\n[Black 'd']\n\n1.d2 2.f7 *\n",
         "malformed a 1\nok b 2\n"},
        {"bga",
         "Ann places a ring on C4\nBob places a ring on G1Cid places a ring on D2\n"
         "Dan places a ring on F7\n",
         "malformed Ann 1\n"},
        {"bga",
         "Ann places a ring on C4\nBob places a ring on G10\nEnd of gameCid places a ring on D2\n"
         "Dan places a ring on F7\n",
         "ok Ann 2\nok Cid 2\n"},
        {"bga", "Ann places a ring on C4\nEnd of gameMove 1 : x\nCid places a ring on D2\n",
         "ok Ann 1\nok Cid 1\n"},
        /* Text after an empty line, directly before the next record. */
        {"gipf", "[White 'a']\n1.d2 2.f7\n\nRound two\n[White 'b']\n\n1.e3 *\n",
         "ok a 2\nok b 1\n"},
        {"gipf", "1.d2 2.f7\n\nRound two\nand more\n1.e3 *\n", "ok - 2\nok - 1\n"},
        {"gipf", "1.d2 2.f7\n\nRound two\n3.e3 *\n", "malformed - 2\n"},
        /* But it is none if the record may go on after it. */
        {"gipf", "1.d2 2.f7\n\nRound two\n{c} 3.e3 *\n", "malformed - 2\n"},
        {"gipf", "1.d2 2.f7\n\nRound two\n[Black 'b']\n3.e3 *\n", "malformed - 2\nok - 1\n"},
        {"gipf", "1.d2 2.f7\n\nRound two\n*\n", "malformed - 2\n"},
        {"gipf", "1.d2 2.f7\n\nWhite won\n1-0\n", "malformed - 2\n"},
        {"gipf", "d2 f7\n\nGood so far\ne3 e4 *\n", "malformed - 2\nok - 2\n"},
        {NULL, "1.d2 2.f7\n\nRound two\nPLACE D2\nPLACE F7\nPLACE E3\n", "ok - 2\nok - 3\n"},
        {"yinsh-save", "My game:\n# RESULT Unfinished\n# WHITE_PLAYER a\nPLACE D2\n", "ok a 1\n"},
        {"yinsh-save", "?\n# RESULT Unfinished\n# WHITE_PLAYER a\nPLACE D2\n",
         "malformed - 0\nok a 1\n"},
        {"yinsh-save", "# RESULT White\nPLA\n# RESULT Unfinished\n# WHITE_PLAYER a\nPLACE D2\n",
         "malformed - 0\nok a 1\n"},
        {"yinsh-save", "# RESULT Unfinished\nPLACE C4\n\n# RESULT Black # END resign PLACE B1\n",
         "ok - 1\nmalformed - 0\n"},
        {"vying", "c4 g10 white_resigns\nd2 f7 d3 black_resigns\n", "ok - 2\nok - 3\n"},
        {"iit-delhi",
         "{'action': 'NORMAL', 'meta': '', 'data': 'P 3 13'} Received from client 0\n"
         "{'action': 'KILLPROC', 'meta': '', 'data': ''} Received from client 11\n"
         "{'action': 'NORMAL', 'meta': '', 'data': 'P 4 1'} Received from client 0\n"
         "{'action': 'NORMAL', 'meta': '', 'data': 'P 4 2'} Received from client 1\n",
         "malformed - 1\nok - 2\n"},
    };
    EXPECT_EACH(samples);
    expect_in("My game:\nPrWC4;PrBG10;\n", "openxum", "ok - 2\n");
    expect_in("My game:\nW15\nB48\n", "points", "ok - 2\n");
    /* A broken token or turn is one of the record. */
    expect_in("PrC4\nPrWC4;PrBG10;\n", "openxum", "illegal - 1\n");
    expect_in("Wx\nW15\nB48\n", "points", "malformed - 0\nok - 2\n");
}

#define POINTS "W84\nB3\nW57\nB30\nW51\nB2\nW32\nB6\nW0\nB69\nW57,63\n"
#define PLACED "e3 e4 f3 f4 g3 g4 h3 h4 i5 i6 "

/* The first lines of a record may read as turns of the notation before it: it loses none of them.
 */
TEST(lines_that_look_alike)
{
    static const struct sample samples[] = {
        {NULL, "yes MSG x\ne4\nzz9zz\n" POINTS, "malformed - 1\nok - 11\n"},
        {NULL, "yes MSG x\ne4\ne4\n" POINTS, "illegal - 1\nok - 11\n"},
        {NULL, "yes MSG x\ne4\ne5\n" POINTS, "ok - 2\nok - 11\n"},
        {NULL, "yes MSG x\ne4\nzz9zz\nW84\nB3\n", "malformed - 1\nok - 2\n"},
        {NULL, PLACED "e3f3\nq77\n" POINTS, "illegal - 10\nok - 11\n"},
        {NULL, PLACED "e3e2\nq77\n" POINTS, "illegal - 11\nok - 11\n"},
        {NULL, PLACED "e3e2\n" POINTS, "ok - 11\nok - 11\n"},
        /* A comment that is left open is not closed by the bracket of an object. */
        {NULL,
         "[White 'a']\n\n1.e3 2.e4 {x\n{'action': 'NORMAL', 'meta': '', 'data': 'P 5 23'} Received "
         "from client 0\n{'action': 'NORMAL', 'meta': '', 'data': 'P 5 14'} Received from client "
         "1\n",
         "malformed a 2\nok - 2\n"},
        /* A stray line in a record of capital letters is not the next one. */
        {NULL, "yes MSG x\nE4\nzz9zz\nW84\nB3\nE5\n", "malformed - 1\n"},
    };
    EXPECT_EACH(samples);
}

/*
 * A record that is cut anywhere, in a value, a list of properties, a comment or between two
 * objects, costs no record of another notation after it; if that has a bracket, not even on its
 * line.
 */
TEST(others_after_cut_ones)
{
    static const char *const bad[] = {
        "(;GM[24]SU[Yinsh]P0[id 'a']P1[id 'x']EV[y]C[see (it\n\nthere];P0[1 place wr E "
        "3]TM[2];P1[2 place br E 4])",
        "{'yinsh':1,'tags':[['White','a']],'rings':[0,0],'actions':[{'turn':1,'side':'white','kind'"
        ":'place','to':'e3','notes':[{'comment':'x'}]}]}",
        "{'players': {'white': {'name': 'a'}, 'black': {'name': 'x'}}, 'n_moves': 1, 'moves': "
        "[{'move_type': 'PLACE_RING', 'player': 'white', 'position': 'E3'}]}",
        "[White 'a']\n\n1.e3 {nice move} 2.e4 {what a\n\npity} *",
        "Move 1 : x\nAnn places a ring on E3\nBen says hello to you\nBen places a ring on E4\n",
        "# RESULT Unfinished\n# WHITE_PLAYER a\nPLACE E3\n# COMMENT x\nPLACE E4\n"};
    static const char *const good[] = {
        "{'yinsh':1,'tags':[['White','b']],'actions':[{'turn':1,'side':'white','kind':'place','to':"
        "'e3'},{'turn':2,'side':'black','kind':'place','to':'e4'}]}\n",
        "{'players': {'white': {'name': 'b'}, 'black': {'name': 'c'}}, 'moves': [{'move_type': "
        "'PLACE_RING', 'player': 'white', 'position': 'E3'}, {'move_type': 'PLACE_RING', 'player': "
        "'black', 'position': 'E4'}]}\n",
        "[White 'b']\n[Black 'c']\n\n1.e3 2.e4 *\n"};
    static char text[4096];
    for (size_t i = 0; i < sizeof bad / sizeof bad[0]; i++)
        for (size_t j = 0; j < sizeof good / sizeof good[0]; j++)
            for (size_t cut = 40; i != j + 1 && cut < strlen(bad[i]); cut++) {
                snprintf(text, sizeof text, "%.*s\n%s", (int)cut, bad[i], good[j]);
                expect_last(NULL, text, "ok b 2\n");
                snprintf(text, sizeof text, "%.*s%s", (int)cut, bad[i], good[j]);
                /* After a colon any object is a value. */
                const char *before = bad[i] + cut - 1;
                before -= *before == ' ';
                if (j == 0 && i < 5 && *before != ':')
                    expect_last(NULL, text, "ok b 2\n");
            }
    /* Nor does the end of one on a line by itself, after a record in lines. */
    static const char *const lines[] = {"i4\nb6\ng5\n", "W35\nB3\n", "PrWE3;\nPrBE4;\n",
                                        "p c3\np e4\n", "PLACE E3\nPLACE E4\n"};
    for (size_t i = 0; i < sizeof lines / sizeof lines[0]; i++)
        for (size_t j = 0; j < 2; j++) {
            snprintf(text, sizeof text, "%s\n  x'}]}%s", lines[i], good[j]);
            expect_last(NULL, text, "ok b 2\n");
        }
}

#define LOG "Ann places a ring on E3\nplaces a mark\n\n"
#define ENDED "Ann places a ring on E3\nEnd of game\n"

/* A record that is indented or quoted is found after a bad one, with all of its tags. */
TEST(indented_after_bad_ones)
{
    static const char *const bad[] = {"1.e3 2.e4 zz", "1.e3 2.e4 {cut", "1.e3 {note} 2.e3 *",
                                      "[Black 'cut", "-"};
    static const char *const margins[] = {"", " ", "\t", "> ", ">", " >\t", "> > "};
    static char text[512];
    for (size_t i = 0; i < sizeof bad / sizeof bad[0]; i++)
        for (size_t j = 0; j < sizeof margins / sizeof margins[0]; j++) {
            snprintf(text, sizeof text,
                     "[White 'a']\n\n%s\n\n%s[White 'b']\n%s[Black 'c']\n%s\n%s1.e3 2.e4 *\n",
                     bad[i], margins[j], margins[j], margins[j], margins[j]);
            expect_last("gipf", text, "ok b 2\n");
        }
    static const struct sample samples[] = {
        {NULL,
         "k8 c1 e10 g6 j7 g2 f3 j9 b3\n\n> k9 f9 e5 g3\n> f2 e7 f5 c4\n> c5 a4 f5h5 c4h4\n"
         "> c5a5 f9g10 e5e3 e7e10\n> k9j8 h4j6 white_resigns\n",
         "ok - 9\nok - 18\n"},
        {NULL, "PrWA2\nPrB\n\n> (;GM[24]SU[Yinsh]P0[id 'b'];P0[place wr E 3])\n",
         "malformed - 1\nok b 1\n"},
        /* In a log a quoted line is a comment, unless a record begins with it. */
        {NULL, LOG ">Ann places a ring on E4\n>Ben places a ring on E5\n", "ok Ann 1\nok Ann 2\n"},
        {NULL, LOG "> Move 1 :\n> Ann places a ring on E4\n", "ok Ann 1\nok Ann 1\n"},
        {NULL, LOG "> [White 'b']\n>\n> 1.e3 *\n", "ok Ann 1\nok b 1\n"},
        {NULL, LOG "> k9 f9 e5 g3 f2 e7 f5 c4 c5 a4 f5h5\n", "ok Ann 1\nok - 11\n"},
        {NULL, LOG "> W67\n> B43\n", "ok Ann 1\nok - 2\n"},
        {NULL, LOG "> p e3\n> p e4\n", "ok Ann 1\nok - 2\n"},
        /* After its end, no empty line has to be before it. */
        {NULL, ENDED "> W67\n> B43\n", "ok Ann 1\nok - 2\n"},
        {NULL, ENDED "> [White 'b']\n>\n> 1.e3 *\n", "ok Ann 1\nok b 1\n"},
        {NULL, ENDED "```\nk9 f9 e5 g3 f2 e7 f5 c4 c5 a4 f5h5\n```\n", "ok Ann 1\nok - 11\n"},
        {NULL, ENDED "-----\nk8\nc1\ne10\ng6\nj7\ng2\nf3\nj9\nb3\n", "ok Ann 1\nok - 9\n"},
        {NULL, "Ann places a ring on E3\nEnd of gamePrWE3;PrBE4\n", "ok Ann 1\nok - 2\n"},
        {NULL, "Ann places a ring on E3\nEnd of gameW67\nB43\n", "ok Ann 1\nok - 2\n"},
        {NULL, LOG "> well played\n\nBen places a ring on E5\n", "ok Ann 2\n"},
    };
    EXPECT_EACH(samples);
    for (size_t i = 2; i < 4; i++)
        expect_in(quoted(samples[i].text), "bga", samples[i].expected);
    expect_both(
        "boardspace",
        "(;GM[24]SU[Yinsh]EV[x\n\n> (;\n> GM[24]SU[Yinsh]P0[id 'b']\n> ;P0[place wr E 3])\n",
        "malformed - 0\nok b 1\n");
}

#define FINISH "{'action': 'FINISH', 'meta': '', 'data': 'P 0 0'} Received from client 0\n"

/* What follows the last game of a server is a record, text, or a bad record, but never nothing. */
TEST(after_the_games_of_a_server)
{
    static const struct {
        const char *after, *expected;
    } cases[] = {
        {"\n1.e3 2.e4\n", "ok - 2\n"},
        {"\n1.e3 2.zz\n", "malformed - 1\n"},
        {"\n[White a]\n1.e3 2.e4\n", "malformed - 0\n"},
        {"\nW35, nice\nB3\n", "malformed - 0\n"},
        {"\n(GM[24]SU[Yinsh]P0[id\n", "malformed - 0\n"},
        {"P 1 x\n", "malformed - 0\n"},
        {"\nHello Bo\nk9 f9 e5 g3 f2 e7 f5 c4 c5 a4 f5h5\n", "ok - 11\n"},
        {"\nHello Bo,\n\n> [White 'a']\n>\n> 1.e3 *\n", "ok a 1\n"},
        {"\nHello Bo\n\n" FINISH, "ok - 1\n"},
        {"```\nk9 f9 e5 g3 f2 e7 f5 c4 c5 a4 f5h5\n```\n", "ok - 11\n"},
        {"Hello,\n> W67\n> B43\n", "ok - 2\n"},
        {"\nHello Bo,\n\nwell played.\n", ""},
    };
    char text[512], expected[64];
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        snprintf(text, sizeof text, FINISH "%s", cases[i].after);
        snprintf(expected, sizeof expected, "ok - 1\n%s", cases[i].expected);
        expect_in(quoted(text), NULL, expected);
    }
}

/* A log that is joined to another record has the name that its line has, and costs it nothing. */
TEST(logs_that_are_joined)
{
    static const struct {
        const char *text, *expected;
    } cases[] = {
        {"1.e3 *%s", "ok - 1\n"},
        {"[White 'a']\n\n1.e3 2.a5*%s", "ok a 2\n"},
        {"k8\nc1\ne10\ng6\nj7\ng2\nf3\nj9\nb3\nk9\nk8-j8%s", "ok - 11\n"},
    };
    char text[512], expected[64];
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        snprintf(text, sizeof text, cases[i].text,
                 "Ann places a ring on E3\nBen places a ring on E4\n");
        snprintf(expected, sizeof expected, "%sok Ann 2\n", cases[i].expected);
        expect_in(quoted(text), NULL, expected);
    }
    static const char *const others[] = {"{'yinsh':1,'tags':{'White':'a'},'actions':[]}",
                                         "(;GM[24]SU[Yinsh]P0[id 'a'])", "[White 'a']\n\n*"};
    static const char *const cut[] = {"Move 2 : 6:4", "Move 2 :", "Move 2 : 6:45:04 PM", "Move"};
    for (size_t i = 0; i < 3 * sizeof cut / sizeof cut[0]; i++) {
        snprintf(text, sizeof text, "Ann places a ring on E3\n%s%s", cut[i / 3], others[i % 3]);
        expect_in(quoted(text), NULL, "ok Ann 1\nok a 0\n");
    }
    /* Names that only state the colours are those of a broken log, too. */
    static const char *const names[][2] = {{"White", "Black"}, {"White", "Bo"}, {"Al", "Black"}};
    for (size_t i = 0; i < 3; i++) {
        snprintf(text, sizeof text,
                 "%s places a ring on C1\n%s places a ring on I1\nAnn places a ring on D9\n"
                 "Ben places a ring on G3\nAnn places a ring on H10\n",
                 names[i][0], names[i][1]);
        snprintf(expected, sizeof expected, "illegal %s 1\nok Ann 3\n", i == 2 ? "Al" : "-");
        expect_both("bga", text, expected);
    }
    /* A line that lost its end begins no log, and a broken step counts as one. */
    expect_last("bga",
                "Ann places a ring on A2\nBen places a ring on K7\n"
                "Ann places a ring on E6t places a ring on C3\nplaces a ring on E1\n"
                "White places a ring on C7\nBlack places a ring on G6\nWhite places a ring on K7\n",
                "ok - 3\n");
    expect_last("bga",
                "Ann places a ring on E1\nBen pla\nWhite places a ring on C7\n"
                "Black places a ring on G6\nWhite places a ring on K7\n",
                "ok Ann 1\nok - 3\n");
    const yinsh_reader_options all = {.size = sizeof all, .all_faults = true};
    static const char broken[] = "White places a ring on J1\nMove 1 : 5:01 PM\n"
                                 "White places a ring on G3\nMove 2 : 5:02 PM\n"
                                 "Black places a ring on I6\n";
    assert_string_equal(describe_as(broken, strlen(broken), 0, &all, describe_named),
                        "illegal - 0\nok - 2\n");
    /* Two lines of strangers do not join a broken log and a whole one of such names. */
    expect_last("bga",
                "White places a ring on A2\nBlack places a ring on K7\nAnn places a ring on A3\n"
                "Ben places a ring on K8\nWhite places a ring on A4\nBlack places a ring on K9\n"
                "White places a ring on A5\nBlack places a ring on K10\nWhite places a ring on B1\n"
                "Black places a ring on J11\nWhite places a ring on E5\nBlack places a ring on F6\n"
                "White places a ring on E6\nBlack places a ring on F7\n",
                "ok - 10\n");
    /* Nor is a line of another notation whose comment is like one of a log, perhaps quoted. */
    expect_in("Ann places a ring on E3\nBen places a ring on E4\n\n"
              "g3 MSG a X places a ring on E5\na3\nf4\n",
              NULL, "ok Ann 2\nok - 3\n");
    expect_last(
        NULL,
        "# RESULT Black\n> # WHITE_PLAYER a\n> PLACE E3\n> # COMMENT b X places a ring on E5\n"
        "\n# RESULT White\n# WHITE_PLAYER c\n# END time\nPLACE E3\n",
        "ok c 1\n");
    /* Lines of it without a line end are no name. */
    static const char *const gaps[] = {"", " ", "\t", "\r", " \r\t"};
    for (size_t i = 0; i < sizeof gaps / sizeof gaps[0]; i++) {
        snprintf(text, sizeof text, "Ann places a ring on E3%sBen places a ring on E4\n", gaps[i]);
        expect_in(text, NULL, "malformed - 0\n");
        snprintf(text, sizeof text,
                 "Ann places a ring on E3\nBen places a ring on E4%sAnn places a ring on F5\n",
                 gaps[i]);
        expect_in(text, NULL, "malformed Ann 1\n");
    }
}

/* A player may be called as a tag before a record is. */
TEST(players_called_like_tags)
{
    expect_both("bga",
                "White: Ana places a ring on C1\nBo places a ring on D1\n"
                "White: Ana places a ring on E1\nBo places a ring on F2\nEnd of game\n",
                "ok White: Ana 4\n");
    expect_in("White: Ana\nAl places a ring on C1\nBo places a ring on D1\n", NULL, "ok Al 2\n");
}

/* However many lines that are none of its own are before a record, it is found. */
TEST(lines_before)
{
    static const struct {
        const char *notation, *record, *expected;
    } cases[] = {{"points", POINTS, "ok - 11\n"},
                 {"openxum", "PrWC3;PrBE4\n", "ok - 2\n"},
                 {"yinsh-record", "p c3\np e4\n", "ok - 2\n"}};
    static const char lines[] = "? ?\n! ! !\n?\n";
    char text[256], expected[64];
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++)
        for (const char *from = lines; *from != '\0'; from = strchr(from, '\n') + 1) {
            snprintf(text, sizeof text, "%s%s", from, cases[i].record);
            snprintf(expected, sizeof expected, "malformed - 0\n%s", cases[i].expected);
            expect_both(cases[i].notation, text, expected);
        }
}

/* What looks like the beginning of another record is none if all of it is one that is good. */
TEST(good_records_stay)
{
    /* One turn on a line is as good in the official notation, of which the result is. */
    expect_in(quoted("[White 'a']\n\n1.e3 *\n\n"
                     "f4\nk9\ng7\ne5\ng4\nb2\ne6\ng2\nh11\nb1\nh11-h3\ne5-e4\ne6-f6\ne4-f5\ng4-i6\n"
                     "f5-j9\nf6-d4\n*\n"),
              NULL, "ok a 1\nok - 17\n");
    /* A comma before a member is no bracket. */
    expect_both(
        "yinshml",
        "{ 'source': 'club'\n, 'players': {'white': {'name': 'a'}}\n"
        ", 'moves': [{'move_type': 'PLACE_RING', 'player': 'white', 'position': 'E3'}]\n}\n",
        "ok a 1\n");
    /* A blank line in a head, none of which is there twice. */
    expect_both("yinsh-save",
                "# RESULT Unfinished\n# WHITE_PLAYER a\n\n# BLACK_PLAYER b\nPLACE E3\n",
                "ok a 1\n");
    expect_both("gipf", "[White 'a']\n[Black 'b']\n\n[Date '2026']\n\n1.e3 *\n", "ok a 1\n");
}

/* A text with 5,000 bytes for each "@", or blanks for each "~", and 1,000 after it. */
static const char *pad(const char *text)
{
    static char padded[32768];
    struct text out = text_begin(padded, sizeof padded);
    char filler[5001];
    for (; *text != '\0'; text++) {
        bool fills = *text == '@' || *text == '~';
        snprintf(filler, sizeof filler, "%*s", fills ? 5000 : 0, *text == '@' ? "x" : "");
        text_add(&out, fills ? filler : text, fills ? strlen(filler) : 1);
    }
    snprintf(filler, sizeof filler, "%1000s", "\n");
    text_add_string(&out, filler);
    return padded;
}

/*
 * Where a record begins and ends is the same however the bytes come, and how many are there after
 * it.
 */
TEST(pieces)
{
    static const struct {
        const char *notation; /* in which it is read, too; NULL: only in that which is detected */
        const char *text, *expected;
    } cases[] = {
        {"yinsh-save",
         "# RESULT x\n> @\n> PLACE E4\n\n# RESULT Unfinished\n# WHITE_PLAYER a\nPLACE E3\n",
         "malformed - 0\nok a 1\n"},
        {"gipf", "[White 'a']\n[{@\n[Rings '0-0']\n[Round '1']\n\n1.e3 *\n", "malformed a 0\n"},
        {"gipf", "1.e3 {@} 2[White 'a']\n[Event 'b']\n\n1.e3 *\n", "malformed - 1\nok a 1\n"},
        {"openxum", "PrWE3;zz@\nPrWE5;PrBE4;PmWE3;MrWE3E5;x\n\nPrWE3;PrBE4\n",
         "malformed - 1\nok - 2\n"},
        {"boardspace",
         "(;GM[24]P0[id 'a'];P0[fly]?\n@\nx[{'moves': [\n{'move_type': 'PLACE_RING'},\n"
         "{'n_moves': 1},\ny]\n(;GM[24]P0[id 'b'];P0[1 place wr E 3])\n",
         "malformed a 0\nok b 1\n"},
        {"bga",
         "Ann places a ring on E3\n> Ben places a ring on E3\n> @\nCid places a ring on E5\n"
         "> Ben places a ring on E7\n> Cid places a ring on E8\nEnd of game\n"
         "Dan places a ring on E5\nEnd of game\n",
         "illegal Ann 1\nok Dan 1\n"},
        {NULL, "PrWE3;~\n\nPrWE3;PrBE3;~\nRrWD3;x places a ring on E7\n",
         "ok - 1\nillegal - 1\nok RrWD3;x 1\n"},
        {NULL, "?\n~\n~f4\nk9\ng7\ne5\ng4\nb2\ne6\ng2\nh11\nb1\nh11-h3\ne5-e4\n",
         "malformed - 0\nok - 12\n"},
        {NULL, "[White 'a']\n1.i4 2.k8k8}~{'yinsh': 1, 'x': 2}\n",
         "malformed a 1\nmalformed - 0\n"},
        {"codingame",
         "k8\nc1\ne10\ng6\nj7\ng2\nf3\nj9\nb3\nk9\nk8-j8c1-c2 MSG @~@\nk9-k8\nk8-k7\nk7-k6\n",
         "malformed - 10\n"},
        {"openxum", "PrWE3;zz@MrWE3E5;x\nPrWE3;PrBE4\n", "malformed - 1\nok - 2\n"},
        {NULL, "W15~\n\nW15~\n{\n'yinsh': 1}\n", "ok - 1\nok - 1\nmalformed - 0\n"},
    };
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        const char *text = pad(quoted(cases[i].text));
        for (size_t piece = 0; piece < strlen(cases[i].text); piece++)
            for (int given = 0; given < 1 + (cases[i].notation != NULL); given++) {
                const char *notation = given ? cases[i].notation : NULL;
                const char *found = summary_of_bytes(text, strlen(text), piece, notation);
                if (strcmp(found, cases[i].expected) != 0)
                    fail_msg("%s in pieces of %zu, given %d: %s", cases[i].text, piece, given,
                             found);
            }
    }
}

int main(void)
{
    return run_defined_tests(NULL, NULL);
}
