/* SPDX-License-Identifier: BSD-2-Clause */
/* Results in all their forms, and what the tags of the official notation claim about a game. */
#define DESCRIBE describe_turns
#include "support/record_driver.h"
#include "support/sample_games.h"

/* Each form of a result, in the tag and after the turns, and what it is read as. */
TEST(forms_of_results)
{
    static const struct {
        const char *form, *result;
    } forms[] = {{"1\u20130", "1-0 unknown"},
                 {"1\u22120", "1-0 unknown"},
                 {"0\u20111", "0-1 unknown"},
                 {"0\u20141", "0-1 unknown"},
                 {"\u00BD\u2013\u00BD", "1/2-1/2 unknown"},
                 {"\u00BD-\u00BD", "1/2-1/2 unknown"},
                 {"1/2", "1/2-1/2 unknown"},
                 {"\u00BD", "1/2-1/2 unknown"},
                 {"1:0", "1-0 unknown"},
                 {"0:1", "0-1 unknown"},
                 {"1 - 0", "1-0 unknown"},
                 {"0.5-0.5", "1/2-1/2 unknown"},
                 {"0,5 : 0,5", "1/2-1/2 unknown"},
                 {"+/-", "1-0 forfeit"},
                 {"-/+", "0-1 forfeit"},
                 {"+:-", "1-0 forfeit"},
                 {"-:+", "0-1 forfeit"},
                 {"+--", "1-0 forfeit"},
                 {"--+", "0-1 forfeit"},
                 {"W+R", "1-0 resign"},
                 {"B+Resign", "0-1 resign"},
                 {"B+T", "0-1 time"},
                 {"w+time", "1-0 time"},
                 {"B+F", "0-1 forfeit"},
                 {"W+Forfeit", "1-0 forfeit"},
                 {"W+", "1-0 unknown"},
                 {"B+2.0", "0-1 unknown"},
                 {"White wins", "1-0 unknown"},
                 {"black won", "0-1 unknown"},
                 {"Black resigns", "1-0 resign"},
                 {"draw", "1/2-1/2 unknown"},
                 {"Drawn", "1/2-1/2 unknown"},
                 {"0-0", "* both-lost"},
                 {"-/-", "* both-lost"}};
    static const char *const none[] = {"2-1",      "1-1",     "1-",       "-",     "W",
                                       "W-R",      "W+X",     "resigned", "White", "1-0-1",
                                       "\u00BD-1", "timeout", "wins",     "---"};
    char text[256], expected[256];
    for (size_t i = 0; i < sizeof forms / sizeof forms[0]; i++) {
        bool open = strstr(forms[i].result, "unknown") != NULL;
        snprintf(text, sizeof text, "[Result \"%s\"]\n1.e3 2.e8", forms[i].form);
        snprintf(expected, sizeof expected, "ok %s 2 result-spelling@0:1:10%s\n", forms[i].result,
                 open ? " end-missing@0:1:10" : "");
        expect(text, expected);
        /* What follows begins another record. */
        static const char *const after[] = {"", " {gg}\n", "\n\n[White \"a\"]\n1.e3", "\n1.e3"};
        for (size_t k = 0; k < sizeof after / sizeof after[0]; k++) {
            snprintf(text, sizeof text, "1.e3 2.e8 %s%s", forms[i].form, after[k]);
            snprintf(expected, sizeof expected, "ok %s 2 result-spelling@0:1:11%s\n%s",
                     forms[i].result, open ? " end-missing@0:1:11" : "",
                     k >= 2 ? "ok * unfinished 1\n" : "");
            expect(text, expected);
        }
    }
    for (size_t i = 0; i < sizeof none / sizeof none[0]; i++) {
        snprintf(text, sizeof text, "[Result \"%s\"]\n1.e3 2.e8", none[i]);
        expect(text, "malformed * unfinished 0 result-unknown@0:1:10\n");
    }
    /* The rings removed are no result, and a remark ends no record. */
    expect("[Rings \"0-0\"]\n1.e3 2.e8", "ok * unfinished 2\n");
    expect("1.e3 +/-\n2.e8", "malformed * unfinished 1 syntax-turn@2:1:6\n");
    expect("1.e3 2.e8 0-0 3.a2", "malformed * unfinished 2 syntax-turn@3:1:11\n");
    /* An end is stated once, or twice alike. */
    expect("[Result \"W+R\"]\n[Termination \"resign\"]\n1.e3 1-0",
           "ok 1-0 resign 1 result-spelling@0:1:10\n");
    expect("[Termination \"time\"]\n[Result \"W+R\"]\n1.e3",
           "malformed * unfinished 0 result-spelling@0:2:10 result-twice@0:2:10\n");
    expect("[Result \"W+R\"]\n1.e3 0-1",
           "malformed * unfinished 1 result-spelling@0:1:10 result-twice@0:2:6\n");
}

/* Eleven turns, after which a game is not over on the board. */
static const char opening[] = "1.c8 2.g4 3.d4 4.g11 5.d6 6.b3 7.j9 8.f8 9.a2 10.d7 11.c8-c1";

TEST(claims)
{
    char text[8192];
    static const char *const claims[][2] = {
        {"[Result \"1-0\"]", "ok 1-0 rings 81\n"},
        {"[Result \"*\"]", "ok 1-0 rings 81\n"},
        {"[Rings \"3-2\"]", "ok 1-0 rings 81\n"},
        {"[Termination \"rings\"]", "ok 1-0 rings 81\n"},
        {"[Termination \"Normal\"]", "ok 1-0 rings 81\n"},
        {"[Result \"0-1\"]", "mismatch 1-0 rings 81 result-mismatch@0:1:10\n"},
        {"[Result \"1/2-1/2\"]", "mismatch 1-0 rings 81 result-mismatch@0:1:10\n"},
        {"[Rings \"2-3\"]", "mismatch 1-0 rings 81 rings-mismatch@0:1:9\n"},
        {"[Termination \"resign\"]", "ok 1-0 rings 81 end-mismatch@0:1:15\n"},
        {"[Termination \"markers\"]", "ok 1-0 rings 81 end-mismatch@0:1:15\n"},
        {"[Termination \"magic\"]", "ok 1-0 rings 81 end-unknown@0:1:15\n"},
        {"[Result \"0-1\"][Termination \"time\"]",
         "mismatch 1-0 rings 81 result-mismatch@0:1:10\n"},
        {"[Result \"0-0\"]",
         "mismatch 1-0 rings 81 result-spelling@0:1:10 result-mismatch@0:1:10\n"},
        {"[Result \"0\u20131\"]",
         "mismatch 1-0 rings 81 result-spelling@0:1:10 result-mismatch@0:1:10\n"},
        {"[Termination \"adjudication\"]", "ok 1-0 rings 81\n"},
    };
    /* One that is stated twice. */
    expect("[Variant \"blitz\"]\n[Variant \"Standard\"]\n1.e3",
           "malformed * unfinished 0 tag-contradicted@0:2:11\n");
    expect("[Rings \"0-0\"]\n[rings \"1-0\"]\n1.e3",
           "malformed * unfinished 0 tag-contradicted@0:2:9\n");
    expect("[Result \"1-0\"]\n[Termination \"time\"]\n[Termination \"resigned\"]\n1.e3",
           "malformed * unfinished 0 tag-contradicted@0:3:15\n");
    expect("[Position \"4/7/8/9/10/9/10/9/8/7/4 w place 0-0 1 standard\"]\n"
           "[Position \"W3/7/8/9/10/9/10/9/8/7/4 b place 0-0 2 standard\"]\n2.e3",
           "malformed * unfinished 0 tag-contradicted@0:2:12\n");
    expect("[Variant \"blitz\"]\n[Variant \"Blitz\"]\n[Rings \"0-0\"]\n[Rings \"0-0\"]\n"
           "[Position \"4/7/8/9/10/9/10/9/8/7/4 w place 0-0 1 blitz\"]\n"
           "[Position \"4/7/8/9/10/9/10/9/8/7/4 w place 0-0 1 blitz\"]\n"
           "[Termination \"time\"]\n[Termination \"timeout\"]\n[Result \"1-0\"]\n1.e3",
           "ok 1-0 time 1\n");
    static const char *const outside[][2] = {
        {"[Result \"0-1\"][Termination \"resign\"]", "ok 0-1 resign 11\n"},
        {"[Result \"1-0\"][Termination \"Resigned\"]", "ok 1-0 resign 11\n"},
        {"[Result \"1-0\"][Termination \"time\"]", "ok 1-0 time 11\n"},
        {"[Result \"1-0\"][Termination \"time forfeit\"]", "ok 1-0 time 11\n"},
        {"[Result \"0-1\"][Termination \"forfeit\"]", "ok 0-1 forfeit 11\n"},
        {"[Result \"1/2-1/2\"][Termination \"agreed\"]", "ok 1/2-1/2 agreed 11\n"},
        {"[Termination \"agreement\"]", "ok 1/2-1/2 agreed 11\n"},
        {"[Termination \"unfinished\"]", "ok * unfinished 11\n"},
        {"[Termination \"resign\"]", "malformed * unfinished 11 result-missing@0:1:15\n"},
        {"[Result \"1/2-1/2\"][Termination \"resign\"]",
         "mismatch * unfinished 11 result-mismatch@0:1:10\n"},
        {"[Result \"1-0\"][Termination \"agreed\"]",
         "mismatch * unfinished 11 result-mismatch@0:1:10\n"},
        {"[Result \"1-0\"]", "ok 1-0 unknown 11 end-missing@0:1:10\n"},
        {"[Result \"1-0\"][Termination \"normal\"]", "ok 1-0 unknown 11 end-missing@0:1:10\n"},
        {"[Result \"1-0\"][Termination \"unterminated\"]",
         "mismatch * unfinished 11 result-mismatch@0:1:10\n"},
        {"[Result \"1-0\"][Termination \"rings\"]",
         "mismatch * unfinished 11 result-mismatch@0:1:10\n"},
        {"[Result \"1-0\"][Rings \"3-0\"]", "mismatch * unfinished 11 result-mismatch@0:1:10\n"},
        {"[Result \"1-0\"][Termination \"rained off\"]", "ok 1-0 unknown 11 end-unknown@0:1:29\n"},
        {"[Termination \"rained off\"]", "ok * unfinished 11 end-unknown@0:1:15\n"},
        {"[Result \"1-0\"][Termination \"Adjudication\"]", "ok 1-0 unknown 11\n"},
        {"[Result \"1/2-1/2\"][Termination \"emergency\"]", "ok 1/2-1/2 unknown 11\n"},
        {"[Result \"0-1\"][Termination \"death\"]", "ok 0-1 unknown 11\n"},
        {"[Result \"0-1\"][Termination \"unknown\"]", "ok 0-1 unknown 11\n"},
        {"[Termination \"abandoned\"]", "ok * unfinished 11\n"},
        {"[Result \"1-0\"][Termination \"walkover\"]", "ok 1-0 forfeit 11\n"},
        {"[Result \"1-0\"][Termination \"Rules infraction\"]", "ok 1-0 forfeit 11\n"},
        {"[Termination \"Black resigns\"]", "ok 1-0 resign 11\n"},
        {"[Termination \"White won by resignation\"]", "ok 1-0 resign 11\n"},
        {"[Termination \"Black won on time\"]", "ok 0-1 time 11\n"},
        {"[Termination \"White lost on time\"]", "ok 0-1 time 11\n"},
        {"[Termination \"white forfeits\"]", "ok 0-1 forfeit 11\n"},
        {"[Termination \"Game drawn by agreement\"]", "ok 1/2-1/2 agreed 11\n"},
        {"[Termination \"White won by magic\"]", "ok * unfinished 11 end-unknown@0:1:15\n"},
        {"[Result \"1-0\"][Termination \"White resigns\"]",
         "malformed * unfinished 0 result-twice@0:1:29\n"},
        {"[White \"Ida B\"][Black \"Ida\"][Termination \"Ida resigns\"]", "ok 1-0 resign 11\n"},
        {"[White \"Ida B\"][Black \"Ida\"][Termination \"Ida B won on time\"]",
         "ok * unfinished 11 end-unknown@0:1:43\n"},
        {"[White \"Ida\"][Black \"Ida\"][Termination \"Ida resigns\"]",
         "ok * unfinished 11 end-unknown@0:1:41\n"},
        {"[White \"Black\"][Black \"Bo\"][Termination \"Black resigns\"]", "ok 0-1 resign 11\n"},
        {"[Termination \"Cid resigns\"]", "ok * unfinished 11 end-unknown@0:1:15\n"},
        {"[Termination \"double forfeit\"]", "ok * both-lost 11\n"},
        {"[Result \"1-0\"][Termination \"both-lost\"]",
         "mismatch * unfinished 11 result-mismatch@0:1:10\n"},
        {"[Rings \"1-0\"]", "mismatch * unfinished 11 rings-mismatch@0:1:9\n"},
        {"[Termination \"rings\"]", "ok * unfinished 11 end-mismatch@0:1:15\n"},
    };
    for (size_t i = 0; i < sizeof claims / sizeof claims[0]; i++) {
        snprintf(text, sizeof text, "%s %s", claims[i][0], official_game);
        expect(text, claims[i][1]);
    }
    for (size_t i = 0; i < sizeof outside / sizeof outside[0]; i++) {
        snprintf(text, sizeof text, "%s %s", outside[i][0], opening);
        expect(text, outside[i][1]);
    }
    snprintf(text, sizeof text, "[Result \"1-0\"] %s 0-1 c8", official_game);
    expect(text, "malformed * unfinished 81 result-twice@0:1:775\nok * unfinished 1\n");
    snprintf(text, sizeof text, "[Result \"1-0\"] %s *", official_game);
    expect(text, "ok 1-0 rings 81\n");
    /* A player who still has to remove something may resign. */
    snprintf(text, sizeof text, "[Result \"0-1\"][Termination \"resign\"] %.*s",
             (int)(strstr(official_game, ";xd4") - official_game), official_game);
    expect(text, "ok 0-1 resign 34\n");
}

int main(void)
{
    return run_defined_tests(NULL, NULL);
}
