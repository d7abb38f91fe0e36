/* SPDX-License-Identifier: BSD-2-Clause */
/* By which bytes a record announces its notation, and what every reader does without any. */
#include "registry/notation_list.h"
#include "support/record_driver.h"

/* The name of the notation that announces itself, or "none". */
static const char *announced(const char *text)
{
    struct cursor cursor = cursor_over(text, strlen(text));
    cursor.notations = notation_table;
    const struct notation *found = notation_announced(cursor, NULL);
    return found != NULL ? found->name : "none";
}

/* A line of bga that is longer than what is examined, and cut off there is one about a ring. */
static const char *long_line(const char *following)
{
    enum { LOOKED_AT = 200 };
    static const char step[] = " places a ring on A2";
    static char line[LOOKED_AT + 64];
    memset(line, 'x', LOOKED_AT);
    snprintf(line + LOOKED_AT - strlen(step), sizeof step + 40, "%s%s", step, following);
    return line;
}

TEST(announcements)
{
    static const struct {
        const char *text, *name;
    } texts[] = {
        {"", "none"},
        {"x", "none"},
        /* bga: a header, or the first ring of somebody. */
        {"Move 3 :", "bga"},
        {"Ann places a ring on A2", "bga"},
        {"Ann places a ring on A2\nBen", "bga"},
        {"places a ring on A2", "none"},
        /* But not a comment about it, as other notations have. */
        {"{Ann places a ring on A2", "none"},
        {"{ places a ring on A2\n}1.e3", "none"},
        {"# Ann places a ring on A2", "none"},
        /* Nor what another notation has at the start of a line: a name may be anything. */
        {"e3 MSG Ann places a ring on A2", "codingame"},
        {"# DATE places a ring on A2", "yinsh-save"},
        {"{\"yinsh\":1 places a ring on A2", "json"},
        {"Ann places a marker on A2", "none"},
        {"Ann moves a ring from A2 to A3", "none"},
        /* codingame: a message after a turn or an answer, whatever its text is. */
        {"e3 MSG x", "codingame"},
        {"e3-e4;xa1-a5xe4; MSG", "codingame"},
        {"steal MSGx", "codingame"},
        {"YES MSG", "codingame"},
        {"e3", "none"},
        {"yes\n", "none"},
        {"MSG e3", "none"},
        {"e3-MSG", "none"},
        {"e3;;MSG", "none"},
        {"e3\nMSG", "none"},
        /* bga-json: what only its log has in front. */
        {"{\"status\"", "none"},
        {"{ \"status\" : 1", "bga-json"},
        {"{\"status\" 1", "none"},
        {"{\"data\": {\"players\"", "bga-json"},
        {"{\"data\": {\"logs\"", "bga-json"},
        {"{\"data\": {\"x\"", "none"},
        {"{\"data\": 1", "none"},
        /* iit-delhi: the server's lines, a player's, and a lone placing. */
        {"{\"action\": \"NORMAL\"", "iit-delhi"},
        {"{\"action\"", "none"},
        {"{ \"action\" : \"FINISH\"", "iit-delhi"},
        {"You played : P 0 0", "iit-delhi"},
        {"Player 1 played : P 0 0", "iit-delhi"},
        {"Player 2 played : P 0 0", "iit-delhi"},
        {"Player 3 played : P 0 0", "none"},
        {"P 0 0", "iit-delhi"},
        {"P 0 0\n", "iit-delhi"},
        {"P 0 0\r\n", "iit-delhi"},
        {"P 0 0 x", "none"},
        {"P 0 x", "none"},
        {"P 0x", "none"},
        {"P x", "none"},
        {"P0 0", "none"},
        /* openxum: a ring that is placed, on a letter of the board. */
        {"PrA2", "openxum"},
        {"PrWK10", "openxum"},
        {"PrL2", "none"},
        {"MrA2B3", "none"},
        {"Pr", "none"},
        /* points: what no point of the official notation is. */
        {"W42\n", "points"},
        {"W42\r\n", "points"},
        {"W42", "points"},
        {"W2", "points"},
        {"B42", "points"},
        {"B12", "points"},
        {"B11", "none"},
        {"B42x", "none"},
        {"B2-3", "points"},
        {"B2,3", "points"},
        {"B2,x", "none"},
        {"B2.[3,4", "points"},
        {"B2.x4", "none"},
        {"W123\n", "none"},
        {"Wx", "none"},
        {"X42\n", "none"},
        /* yinsh-record: two placements, or one that is all of a record, on points of the board. */
        {"p f6\np b7\n", "yinsh-record"},
        {"P F6\r\n\tP  K10", "yinsh-record"},
        {"p f6", "yinsh-record"},
        {"p f6\n\n1.e3", "yinsh-record"},
        {"p f6\ns f6\n", "none"},
        {"p f6\n1.e3", "none"},
        {"p f6\nP 0 0", "none"},
        {"p a6\np b7\n", "none"},
        {" p f6\np b7\n", "none"},
        {"p f6 p b7", "none"},
        {"p\nf6\n", "none"},
        {"s f6\nm f7\n", "none"},
        /* yinshml: a game's members, or those around games; the source of a move is a point. */
        {"{\"moves\": []", "yinshml"},
        {"[{\"games\": [", "yinshml"},
        {"{\"source\": \"club\"", "yinshml"},
        {"{\"source\": \"A2\"", "none"},
        {"{\"source\": ", "yinshml"},
        {"{\"source\"", "none"},
        {"{\"x\": 1, \"moves\": [{\"move_type\"", "yinshml"},
        {"{\"x\": [], \"n_moves\":", "yinshml"},
        {"{\"x\": 1, \"source\":", "none"},
        {"{\"x\": 1}\n{\"n_moves\":", "none"},
        {"{\"result\": \"white\"", "yinshml"},
        {"{\"result\": null", "yinshml"},
        {"{\"result\": \"*\"", "none"},
        {"{\"x\": 1, \"y\"", "none"},
        {"{\"yinsh\": 1, \"tags\": [[\"n_moves\"", "json"},
        {"{\"actions\": [{\"kind\": ", "json"},
        {"{\"actions\": [{\"from\" : ", "json"},
        {"{ \"actions\":[]", "json"},
        {"[{\"yinsh\":1", "json"},
        {"[ { \"actions\" : [ { \"kind\" :", "json"},
        {"[[{\"yinsh\":1", "json"},
        {"[[[[{\"yinsh\":1", "json"},
        {"[[[[[{\"yinsh\":1", "none"},
        {"{\"actions\": [{\"turn\": 1", "json"},
        {"{\"actions\": [{\"x\": 1", "none"},
        {"{\"result\": \"*\", \"yinsh\": 1", "json"},
        {"{\"tags\": {\"n_moves\": \"\"}, \"final\": \"\", \"actions\": []", "json"},
        {"{\"tags\": {}, \"yinsh\": \"1\"", "none"},
        {"{\"tags\": {}, \"moves\": [", "yinshml"},
        {"{\"status\": 1, \"data\": {}}\n{\"n_moves\": 1", "bga-json"},
        {"{x", "none"},
        {"[1", "none"},
        {"[]", "json"},
        {"[]\n1.e3", "json"},
        {"[]x", "none"},
    };
    for (size_t i = 0; i < sizeof texts / sizeof texts[0]; i++) {
        const char *name = announced(texts[i].text);
        if (strcmp(name, texts[i].name) != 0)
            fail_msg("%s: %s, not %s", texts[i].text, name, texts[i].name);
    }
    assert_string_equal(announced(long_line("")), "bga");
    assert_string_equal(announced(long_line("2")), "none");
}

/* Only this number of bytes counts, so that the result does not depend on how many there are. */
TEST(far_announcements)
{
    enum { MOST = 2 * ANNOUNCEMENT };
    char text[MOST + 8];
    for (int blanks = ANNOUNCEMENT - 8; blanks < MOST; blanks++) {
        snprintf(text, sizeof text, "[A%*s\"", blanks, "");
        assert_string_equal(announced(text), blanks <= ANNOUNCEMENT - 3 ? "gipf" : "none");
    }
}

/* What announces two notations is distinguished by the rest. */
TEST(two_announcements)
{
    assert_string_equal(detected("{\"status\": 1, \"n_moves\": 2}"), "bga-json");
    assert_string_equal(detected("{\"status\": 1, \"moves\": [{\"move_type\": \"PLACE_RING\"}]}"),
                        "yinshml");
    assert_string_equal(detected("{\"status\": 1, \"x\": 2}"), "bga-json");
}

/* Whatever is lost has a name of its own. */
TEST(losses_have_names)
{
    for (int one = 0; one < LOSSES; one++)
        for (int other = 0; other < one; other++)
            assert_string_not_equal(notation_lost_name((enum notation_loss)(1U << one)),
                                    notation_lost_name((enum notation_loss)(1U << other)));
}

/* There is no record in nothing, nor in white space. */
TEST(nothing)
{
    static const char *const texts[] = {"", " ", "\n", " \r\n\t\n "};
    static struct yinsh_record record;
    for (const struct notation *const *at = notation_table; *at != NULL; at++)
        for (size_t i = 0; i < sizeof texts / sizeof texts[0] && (*at)->read != NULL; i++) {
            struct cursor cursor = cursor_over(texts[i], strlen(texts[i]));
            record_reset(&record);
            record.window.bytes = texts[i];
            record.window.length = strlen(texts[i]);
            assert_false((*at)->read(&cursor, &record));
            assert_true(cursor.starved);
            assert_int_equal(record.fault_count, 0);
        }
    record_free(&record);
}

int main(void)
{
    return run_defined_tests(NULL, NULL);
}
