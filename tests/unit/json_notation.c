/* SPDX-License-Identifier: BSD-2-Clause */
/* Reading the project's own JSON. */
#include "support/json_driver.h"

extern const struct notation notation_json;

/* ---- Layouts and borders ----------------------------------------------- */

TEST(layouts)
{
    expect(GAME(FIRST "," SECOND), "ok * unfinished 2\n");
    expect("{\n  \"yinsh\" : 1 ,\r\n\t\"actions\" : [\n" FIRST " ,\n\n" SECOND "\n]\n}\n",
           "ok * unfinished 2\n");
    /* Members in any order, names and values with escapes. */
    expect("{\"actions\":[{\"to\":\"\\u00653\",\"k\\u0069nd\":\"pl\\u0061ce\",\"side\":\"white\","
           "\"turn\":1.0}],\"result\":\"*\",\"y\\u0069nsh\":1}",
           "ok * unfinished 1\n");
    /* Ends in either order, and markers in any. */
    expect(ROW_GAME(ROW_MOVE ",{\"turn\":15,\"side\":\"white\",\"kind\":\"row\",\"from\":\"E6\","
                             "\"to\":\"e2\",\"markers\":[\"e4\",\"e2\",\"E6\",\"e3\",\"e5\"]}"),
           "illegal * unfinished 2 ring-due@15:1:155\n");
    expect(ROW_GAME(ROW_MOVE "," ROW_ROW "," ROW_RING), "ok * unfinished 3\n");
}

TEST(records_are_distinguished)
{
    expect(GAME(FIRST) "\n" GAME(FIRST) "\n", "ok * unfinished 1\nok * unfinished 1\n");
    expect(GAME(FIRST) GAME("") "  \n\n " GAME(FIRST),
           "ok * unfinished 1\nok * unfinished 0\nok * unfinished 1\n");
    expect("", "");
    expect(" \n\t ", "");
    /* An object of an unknown member may look as a record does, but not at a line's start. */
    expect("{\"yinsh\":1,\"x\":{\"yinsh\":2},\"actions\":[]}",
           "ok * unfinished 0 property-left-out@0:1:12\n");
    expect("{\"yinsh\":1,\"x\":\n{\"yinsh\":1,\"actions\":[]}\n,\"actions\":[]}\n" GAME(FIRST),
           "malformed * unfinished 0 json-syntax@0:1:16\nok * unfinished 0\n"
           "malformed * unfinished 0 json-syntax@0:3:2\nok * unfinished 1\n");
}

TEST(after_a_fault_the_next_record_is_found)
{
    /* The object is whole: the next one is directly after. */
    expect(GAME(PLACE("1", "white", "k11") "," SECOND) GAME(FIRST),
           "illegal * unfinished 0 place-off-board@1:1:23\nok * unfinished 1\n");
    expect("{}" GAME(FIRST), "malformed * unfinished 0 json-field@0:1:1\nok * unfinished 1\n");
    /* It is not. */
    expect("{\"yinsh\":1,\"actions\":[" FIRST "\n" GAME(FIRST) "\n",
           "malformed * unfinished 0 json-syntax@0:1:73\nok * unfinished 1\n");
    expect("{\"yinsh\":1,\"actions\":[" FIRST ",\n\n  " GAME(FIRST) "\n",
           "malformed * unfinished 0 json-syntax@0:1:74\nok * unfinished 1\n");
    expect("{\"yinsh\":1,\"actions\":[" FIRST GAME(FIRST) "\n",
           "malformed * unfinished 0 json-syntax@0:1:73\nok * unfinished 1\n");
    expect("{\"yinsh\":1,\"tags\":[[\"White\",\"a]],\"actions\":[]}\n" GAME(FIRST) "\n",
           "malformed * unfinished 0 json-syntax@0:1:35\nok * unfinished 1\n");
    expect("{\"yinsh\":1,,\"actions\":[" FIRST "]} {} \n{}\n" GAME(FIRST) "\n",
           "malformed * unfinished 0 json-syntax@0:1:12\nok * unfinished 1\n");
    expect("{\"yinsh\":1,,\"x\":\"{\\\"yinsh\\\":1}\"}\n" GAME(FIRST),
           "malformed * unfinished 0 json-syntax@0:1:12\nok * unfinished 1\n");
    expect("{\"yinsh\":1,,", "malformed * unfinished 0 json-syntax@0:1:12\n");
    expect("{\"yinsh\"", "malformed * unfinished 0 json-syntax@0:1:9\n");
    /* No object at all. */
    expect("hello,\n" GAME(FIRST), "ok * unfinished 1\n");
    expect("?\n" GAME(FIRST), "malformed * unfinished 0 json-syntax@0:1:1\nok * unfinished 1\n");
    assert_string_equal(fault_of("[1]"),
                        "invalid JSON: a record must be an object, which begins with {");
}

#define SORTED                                                                                     \
    "{\"actions\":[{\"kind\":\"place\",\"side\":\"white\",\"to\":\"e3\",\"turn\":1}],\"yinsh\":1}"
#define GOOD "ok * unfinished 1\n"

/* An array, as jq -s writes it, is its records; so are lists that lack a bracket or a comma. */
TEST(arrays_of_records)
{
    static const struct {
        const char *text, *summary;
    } cases[] = {
        {"[" GAME(FIRST) "]", GOOD},
        {"[" GAME(FIRST) "," GAME(FIRST) "]\n", GOOD GOOD},
        {"[\n  " GAME(FIRST) ",\n  " GAME(FIRST) "\n]\n", GOOD GOOD},
        {" [ " GAME(FIRST) " , " GAME(FIRST) " ] ", GOOD GOOD},
        {"[]\n" GAME(FIRST) "\n[" GAME(FIRST) "]", GOOD GOOD},
        {"[" GAME(FIRST) "][" GAME(FIRST) "]", GOOD GOOD},
        {GAME(FIRST) ",\n" GAME(FIRST) ",\n", GOOD GOOD},
        {"[" GAME(FIRST) ",\n" GAME(FIRST), GOOD GOOD},
        {"[" SORTED "," SORTED "]", GOOD GOOD},
        {SORTED "\n" GAME(FIRST) "\n" SORTED "\n", GOOD GOOD GOOD},
        {"[" GAME(PLACE("1", "white", "k11")) "," GAME(FIRST) "]",
         "illegal * unfinished 0 place-off-board@1:1:24\n" GOOD},
        {"[{\"yinsh\":1,,}," GAME(FIRST) "]", "malformed * unfinished 0 json-syntax@0:1:13\n" GOOD},
        {"[{\"yinsh\":1,,\n" SORTED "]", "malformed * unfinished 0 json-syntax@0:1:13\n" GOOD},
        {"[{\"yinsh\":1,\"tags\":{\n" SORTED "]",
         "malformed * unfinished 0 json-syntax@0:1:21\n" GOOD},
        {"[" GAME(FIRST) "]\n[White \"a\"]\n1.e3 *\n[" GAME(FIRST) "]", GOOD GOOD GOOD},
    };
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++)
        for (size_t piece = 1; piece < 300; piece += 7)
            assert_string_equal(summary_of_bytes(cases[i].text, strlen(cases[i].text), piece, NULL),
                                cases[i].summary);
}

TEST(records_of_other_notations)
{
    static const char mixed[] = GAME(FIRST) "\n[White \"a\"]\n1.e3 2.a5 *\n" GAME("") "\n";
    static const char open[] =
        "{\"yinsh\":1,\"actions\":[" FIRST ",\n[White \"a\"]\n1.e3 2.a5 *\n" GAME("") "\n";
    assert_string_equal(summary_of_bytes(mixed, strlen(mixed), 7, NULL),
                        "ok * unfinished 1\nok * unfinished 2\nok * unfinished 0\n");
    assert_string_equal(summary_of_bytes(open, strlen(open), 7, NULL),
                        "malformed * unfinished 0 json-syntax@0:2:2\nok * unfinished 2\n"
                        "ok * unfinished 0\n");
}

TEST(detection)
{
    static const char *const ours[] = {
        GAME(FIRST),
        " \n { \n \"yinsh\" \t : 1,\"actions\":[]}",
        "{\"actions\":[],\"yinsh\":1}",
        "{\"tags\":[[\"White\",\"[x \\\"\"]],\n \"actions\":[],\n \"yinsh\":1}",
        "[" GAME(FIRST) "]",
        " [\n { \"tags\" : {},\n \"actions\":[],\n \"yinsh\":1}\n]",
        SORTED,
        "[" SORTED "]",
        "{\"actions\" : [ ], \"end\"",
        "{\n \"actions\": [\n {\n \"from\":",
        "{\"final\":\"x\",\"actions\":[" FIRST,
    };
    static const char *const others[] = {"{\"players\":[]}",
                                         "1.e3 2.a5 *",
                                         "[White \"a\"]",
                                         "{\"x\":\"\\\"yinsh\\\":1\"}",
                                         "e3 a5",
                                         "{\"actions\":1}",
                                         "{\"actions\":[{\"kinds\":1}]}",
                                         "{\"kind\":\"move\"}",
                                         "[{\"side\":\"white\"}]"};
    for (size_t i = 0; i < sizeof ours / sizeof ours[0]; i++)
        assert_string_equal(detected(ours[i]), "json");
    for (size_t i = 0; i < sizeof others / sizeof others[0]; i++) {
        assert_string_not_equal(detected(others[i]), "json");
        assert_false(
            notation_json.announces((struct cursor[]){cursor_over(others[i], strlen(others[i]))}));
    }
    assert_true(notation_json.announces((struct cursor[]){cursor_over("{ \"yinsh\"\n:", 11)}));
    assert_false(notation_json.announces((struct cursor[]){cursor_over("{ \"yinsh\"\n", 10)}));
}

/* However much there is of a line without an end, no more is examined than a record may have. */
TEST(records_that_are_too_long)
{
    struct source source = {NULL, 0, 65536};
    yinsh_reader_options options = {
        .size = sizeof(yinsh_reader_options), .notation = "json", .max_record = 70000};
    const yinsh_record *read;
    char *long_text = malloc(400000);
    assert_non_null(long_text);
    size_t used = (size_t)sprintf(long_text, "{\"yinsh\":1,\"tags\":[[\"White\",\"");
    memset(long_text + used, 'x', 300000);
    used += 300000;
    used += (size_t)sprintf(long_text + used, "\"]],\"actions\":[]}\n%s\n", GAME(FIRST));
    source.bytes = long_text;
    source.length = used;
    yinsh_reader *reader = yinsh_reader_new(give, &source, &options);
    assert_int_equal(yinsh_reader_next(reader, &read), 1);
    assert_string_equal(yinsh_fault_name(yinsh_record_fault(read, 0).code), "too-long");
    assert_int_equal(yinsh_reader_next(reader, &read), 1);
    assert_int_equal(yinsh_record_fault_count(read), 0);
    assert_int_equal(yinsh_record_action_count(read), 1);
    assert_int_equal(yinsh_reader_next(reader, &read), 0);
    yinsh_reader_free(reader);
    free(long_text);
}

/* ---- Faults ------------------------------------------------------------ */

#define HEAD "{\"yinsh\":1,"
#define TAIL ",\"actions\":[]}"

TEST(members_that_are_wrong)
{
    static const struct {
        const char *text, *fault, *words;
    } cases[] = {
        {"{\"actions\":[]}", "json-field@0:1:1", "yinsh is missing"},
        {"{\"yinsh\":\"1\",\"actions\":[]}", "json-field@0:1:10",
         "yinsh must be 1, the version of the notation"},
        {"{\"yinsh\":0,\"actions\":[]}", "json-field@0:1:10",
         "yinsh must be 1, the version of the notation"},
        {"{\"yinsh\":2,\"x\":1}", "json-field@0:1:10",
         "the record has a newer version of the notation than 1"},
        {"{\"yinsh\":1}", "json-field@0:1:1", "actions is missing"},
        {"{\"yinsh\":1,\"actions\":{}}", "json-field@0:1:22", "actions must be an array"},
        {"{\"yinsh\":1,\"actions\":[],\"yinsh\":1}", "json-field@0:1:25", "yinsh appears twice"},
        {HEAD "\"tags\":1" TAIL, "json-field@0:1:19", "tags must be an object or an array"},
        {HEAD "\"tags\":\"a\"" TAIL, "json-field@0:1:19", "tags must be an object or an array"},
        {HEAD "\"tags\":[{}]" TAIL, "json-field@0:1:20",
         "a tag must be an array of a name and a value"},
        {HEAD "\"tags\":{\"a b\":\"c\"}" TAIL, "json-field@0:1:20",
         "the name of a tag must consist of letters, digits, _ and -"},
        {HEAD "\"tags\":{\"\":\"c\"}" TAIL, "json-field@0:1:20",
         "the name of a tag must consist of letters, digits, _ and -"},
        {HEAD "\"tags\":{\"a\":1}" TAIL, "json-field@0:1:24",
         "the value of a tag must be a string without a NUL"},
        {HEAD "\"tags\":{\"a\":[\"b\"]}" TAIL, "json-field@0:1:24",
         "the value of a tag must be a string without a NUL"},
        {HEAD "\"tags\":{\"a\":\"\\u0000\"}" TAIL, "json-field@0:1:24",
         "the value of a tag must be a string without a NUL"},
        {HEAD "\"tags\":[1]" TAIL, "json-field@0:1:20",
         "a tag must be an array of a name and a value"},
        {HEAD "\"tags\":[[]]" TAIL, "json-field@0:1:20",
         "a tag must be an array of a name and a value"},
        {HEAD "\"tags\":[[1,\"a\"]]" TAIL, "json-field@0:1:21",
         "the name of a tag must consist of letters, digits, _ and -"},
        {HEAD "\"tags\":[[\"a\"]]" TAIL, "json-field@0:1:20",
         "a tag must be an array of a name and a value"},
        {HEAD "\"tags\":[[\"a\",\"b\",\"c\"]]" TAIL, "json-field@0:1:20",
         "a tag must be an array of a name and a value"},
        {HEAD "\"tags\":[[\"a b\",\"c\"]]" TAIL, "json-field@0:1:21",
         "the name of a tag must consist of letters, digits, _ and -"},
        {HEAD "\"tags\":[[\"\",\"c\"]]" TAIL, "json-field@0:1:21",
         "the name of a tag must consist of letters, digits, _ and -"},
        {HEAD "\"tags\":[[\"a\\u0000\",\"c\"]]" TAIL, "json-field@0:1:21",
         "the name of a tag must consist of letters, digits, _ and -"},
        {HEAD "\"tags\":[[\"a\",1]]" TAIL, "json-field@0:1:25",
         "the value of a tag must be a string without a NUL"},
        {HEAD "\"tags\":[[\"a\",\"\\u0000\"]]" TAIL, "json-field@0:1:25",
         "the value of a tag must be a string without a NUL"},
        {HEAD "\"variant\":1" TAIL, "json-field@0:1:22", "variant must be a string"},
        {HEAD "\"variant\":\"chess\"" TAIL, "variant-unknown@0:1:22", NULL},
        {HEAD "\"variant\":\"Standard\"" TAIL, "variant-unknown@0:1:22", NULL},
        {HEAD "\"variant\":\"blitz\",\"start\":\"" BEFORE_ROW "\"" TAIL, "variant-mismatch@0:1:38",
         NULL},
        {HEAD "\"start\":[]" TAIL, "json-field@0:1:20", "start must be a position line"},
        {HEAD "\"start\":\"\"" TAIL, "position-bad@0:1:20", NULL},
        {HEAD "\"start\":\"?\"" TAIL, "position-bad@0:1:20", NULL},
        {HEAD "\"final\":null" TAIL, "json-field@0:1:20", "final must be a position line"},
        {HEAD "\"final\":\"x\"" TAIL, "position-bad@0:1:20", NULL},
        {HEAD "\"result\":1" TAIL, "json-field@0:1:21", "result must be a string"},
        {HEAD "\"result\":\"2-0\"" TAIL, "result-unknown@0:1:21", NULL},
        {HEAD "\"end\":\"magic\"" TAIL, "json-field@0:1:18", "end must be the name of an end"},
        {HEAD "\"end\":null" TAIL, "json-field@0:1:18", "end must be the name of an end"},
        {HEAD "\"rings\":[1]" TAIL, "json-field@0:1:20", "rings must be an array of two numbers"},
        {HEAD "\"rings\":[1,2,3]" TAIL, "json-field@0:1:20",
         "rings must be an array of two numbers"},
        {HEAD "\"rings\":[1,-1]" TAIL, "json-field@0:1:20",
         "rings must be an array of two numbers"},
        {HEAD "\"rings\":[1,99]" TAIL, "json-field@0:1:20",
         "rings must be an array of two numbers"},
        {HEAD "\"rings\":[\"1\",1]" TAIL, "json-field@0:1:20",
         "rings must be an array of two numbers"},
        {HEAD "\"rings\":\"1-1\"" TAIL, "json-field@0:1:20",
         "rings must be an array of two numbers"},
        {HEAD "\"notes\":{}" TAIL, "json-field@0:1:20", "notes must be an array"},
        {HEAD "\"notes\":[\"x\"]" TAIL, "json-field@0:1:21", "a note must be an object"},
        {HEAD "\"notes\":[{}]" TAIL, "json-field@0:1:21",
         "a note must have exactly one of comment, mark and clock"},
        {HEAD "\"notes\":[{\"mark\":\"!\",\"clock\":1}]" TAIL, "json-field@0:1:21",
         "a note must have exactly one of comment, mark and clock"},
        {HEAD "\"notes\":[{\"comment\":1}]" TAIL, "json-field@0:1:32", "comment must be a string"},
        {HEAD "\"notes\":[{\"mark\":5}]" TAIL, "json-field@0:1:29", "mark must consist of ! and ?"},
        {HEAD "\"notes\":[{\"mark\":\"!\",\"mark\":\"!\"}]" TAIL, "json-field@0:1:33",
         "mark appears twice"},
        {HEAD "\"notes\":[{\"mark\":\"\"}]" TAIL, "json-field@0:1:29",
         "mark must consist of ! and ?"},
        {HEAD "\"notes\":[{\"mark\":\"!x\"}]" TAIL, "json-field@0:1:29",
         "mark must consist of ! and ?"},
        {HEAD "\"notes\":[{\"mark\":\"!\\u0000\"}]" TAIL, "json-field@0:1:29",
         "mark must consist of ! and ?"},
        {HEAD "\"notes\":[{\"clock\":-1}]" TAIL, "json-field@0:1:30",
         "clock must be a number of milliseconds"},
        {HEAD "\"notes\":[{\"clock\":1000000000000000000}]" TAIL, "json-field@0:1:30",
         "clock must be a number of milliseconds"},
        {HEAD "\"notes\":[{\"clock\":\"1\"}]" TAIL, "json-field@0:1:30",
         "clock must be a number of milliseconds"},
        {HEAD "\"end_clocks\":1" TAIL, "json-field@0:1:25", "end_clocks must be an array"},
        {HEAD "\"end_clocks\":[1,1.5]" TAIL, "json-field@0:1:28",
         "a clock must be a number of milliseconds"},
    };
    char line[256];
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        snprintf(line, sizeof line, "malformed * unfinished 0 %s\n", cases[i].fault);
        expect(cases[i].text, line);
        snprintf(line, sizeof line, "a value is missing or invalid: %s",
                 cases[i].words != NULL ? cases[i].words : "");
        if (cases[i].words != NULL)
            assert_string_equal(fault_of(cases[i].text), line);
    }
}

TEST(actions_that_are_wrong)
{
    static const struct {
        const char *action, *fault, *words;
    } cases[] = {
        {"1", "json-field@1:1:74", "an action must be an object"},
        {"{}", "json-field@1:1:74", "turn is missing"},
        {"{\"turn\":2}", "json-field@1:1:74", "side is missing"},
        {"{\"turn\":2,\"side\":\"black\"}", "json-field@1:1:74", "kind is missing"},
        {"{\"turn\":\"2\",\"side\":\"black\",\"kind\":\"pass\"}", "json-field@1:1:82",
         "turn must be a number from 1 to 99999"},
        {"{\"turn\":0,\"side\":\"black\",\"kind\":\"pass\"}", "json-field@1:1:82",
         "turn must be a number from 1 to 99999"},
        {"{\"turn\":100000,\"side\":\"black\",\"kind\":\"pass\"}", "json-field@1:1:82",
         "turn must be a number from 1 to 99999"},
        {"{\"turn\":2,\"side\":\"Black\",\"kind\":\"pass\"}", "json-field@2:1:91",
         "side must be white or black"},
        {"{\"turn\":2,\"side\":1,\"kind\":\"pass\"}", "json-field@2:1:91",
         "side must be white or black"},
        {"{\"turn\":2,\"side\":\"black\",\"kind\":\"jump\"}", "json-field@2:1:106",
         "kind must be place, move, row, ring, pass or steal"},
        {"{\"turn\":2,\"side\":\"black\",\"kind\":\"place\"}", "json-field@2:1:74",
         "to is missing"},
        {"{\"turn\":2,\"side\":\"black\",\"kind\":\"place\",\"to\":\"5a\"}", "json-field@2:1:119",
         "to must be a point"},
        {"{\"turn\":2,\"side\":\"black\",\"kind\":\"place\",\"to\":\"a5 \"}", "json-field@2:1:119",
         "to must be a point"},
        {"{\"turn\":2,\"side\":\"black\",\"kind\":\"place\",\"to\":null}", "json-field@2:1:119",
         "to must be a point"},
        {"{\"turn\":2,\"side\":\"black\",\"kind\":\"place\",\"from\":\"a5\"}", "json-field@2:1:121",
         "from does not belong to this kind of action"},
        {"{\"turn\":2,\"side\":\"black\",\"kind\":\"move\",\"to\":\"a5\"}", "json-field@2:1:74",
         "from is missing"},
        {"{\"turn\":2,\"side\":\"black\",\"kind\":\"ring\",\"from\":\"\"}", "json-field@2:1:120",
         "from must be a point"},
        {"{\"turn\":2,\"side\":\"black\",\"kind\":\"pass\",\"to\":\"a5\"}", "json-field@2:1:118",
         "to does not belong to this kind of action"},
        {"{\"turn\":2,\"side\":\"black\",\"kind\":\"pass\",\"markers\":[]}", "json-field@2:1:123",
         "markers does not belong to this kind of action"},
        {"{\"turn\":2,\"turn\":2,\"side\":\"black\",\"kind\":\"pass\"}", "json-field@1:1:84",
         "turn appears twice"},
    };
    char text[512], line[256];
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        snprintf(text, sizeof text, GAME(FIRST ",%s"), cases[i].action);
        snprintf(line, sizeof line, "malformed * unfinished 1 %s\n", cases[i].fault);
        expect(text, line);
        snprintf(line, sizeof line, "a value is missing or invalid: %s", cases[i].words);
        assert_non_null(strstr(fault_of(text), line));
    }
    /* After the action, which was played. */
    expect(GAME("{\"turn\":1,\"side\":\"white\",\"kind\":\"place\",\"to\":\"e3\",\"notes\":[1]}"),
           "malformed * unfinished 1 json-field@1:1:82\n");
}

TEST(markers)
{
    static const char *const bad[] = {
        "1",
        "[]",
        "[\"e2\",\"e3\",\"e4\",\"e5\"]",
        "[\"e2\",\"e3\",\"e4\",\"e5\",\"e5\"]",
        "[\"e2\",\"e3\",\"e4\",\"e5\",\"e7\"]",
        "[\"e2\",\"e3\",\"e4\",\"e5\",\"k11\"]",
        "[\"e2\",\"e3\",\"e4\",\"e5\",\"e6\",\"e6\"]",
        "[\"e2\",\"e3\",\"e4\",\"e5\",6]",
    };
    char text[512];
    for (size_t i = 0; i < sizeof bad / sizeof bad[0]; i++) {
        snprintf(text, sizeof text, ROW_GAME(ROW_MOVE "," ROW_HEAD ",\"markers\":%s}"), bad[i]);
        expect(text, "malformed * unfinished 1 json-field@15:1:226\n");
    }
    /* What is no row is for the rules to refuse. */
    expect(ROW_GAME(ROW_MOVE
                    ",{\"turn\":15,\"side\":\"white\",\"kind\":\"row\",\"from\":\"e2\",\"to\":"
                    "\"e5\",\"markers\":[\"e1\",\"e2\",\"e3\",\"e4\",\"e5\"]}"),
           "illegal * unfinished 1 row-not-five@15:1:155\n");
    expect(ROW_GAME(ROW_MOVE
                    ",{\"turn\":15,\"side\":\"white\",\"kind\":\"row\",\"from\":\"e2\",\"to\":"
                    "\"z5\",\"markers\":[\"e1\",\"e2\",\"e3\",\"e4\",\"e5\"]}"),
           "illegal * unfinished 1 row-off-board@15:1:155\n");
}

TEST(markers_off_the_line)
{
    expect(ROW_GAME(ROW_MOVE
                    ",{\"turn\":15,\"side\":\"white\",\"kind\":\"row\",\"from\":\"e2\",\"to\":"
                    "\"f5\",\"markers\":[\"e1\",\"e2\",\"e3\",\"e4\",\"e5\"]}"),
           "illegal * unfinished 1 row-not-straight@15:1:155\n");
}

/* What may be the beginning of a record has to be looked at again, with more bytes. */
TEST(resync_at_an_edge)
{
    static char blanks[ANNOUNCEMENT + 16];
    int length = snprintf(blanks, sizeof blanks, "{%*s\"yinsh\":1}", ANNOUNCEMENT, "");
    const struct {
        const char *text;
        bool read;       /* whether the record was, up to an error */
        size_t found_at; /* its length if there is none */
        bool starved;
    } cases[] = {
        {"", false, 0, true},
        {"{\"yinsh\":1}", false, 11, true},
        {"{\"yinsh\":1}", true, 0, false},
        {"x\n{\"yin", true, 2, true},
        {"x\n{ \"yinsh\" :1", true, 2, false},
        {"{\"x\":1}", true, 7, true},
        {blanks, true, (size_t)length, true},
    };
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        static struct yinsh_record broken;
        struct cursor cursor = cursor_over(cases[i].text, strlen(cases[i].text));
        record_reset(&broken);
        if (cases[i].read)
            assert_true(read_bytes("x", 1, &broken));
        assert_int_equal(notation_json.resync(&cursor, &broken), !cases[i].starved);
        assert_int_equal(scan_offset(&cursor), cases[i].found_at);
        assert_int_equal(cursor.starved, cases[i].starved);
        record_free(&broken);
    }
}

TEST(turns)
{
    /* What a turn owes is charged to it. */
    expect(ROW_GAME(
               ROW_MOVE
               ",{\"turn\":16,\"side\":\"black\",\"kind\":\"move\",\"from\":\"k7\",\"to\":\"k8\"}"),
           "illegal * unfinished 1 row-due@15:1:92\n");
    expect(ROW_GAME(ROW_MOVE "," ROW_ROW), "illegal * unfinished 2 ring-due@15:1:155\n");
    expect(GAME(FIRST "," PLACE("1", "black", "a5")),
           "illegal * unfinished 1 turn-complete@1:1:74\n");
    expect(GAME(FIRST "," PLACE("2", "white", "a5")),
           "illegal * unfinished 1 place-wrong-side@2:1:74\n");
    /* Wrong numbers are a warning, the first of a record. */
    expect(GAME(PLACE("2", "white", "e3") "," PLACE("4", "black", "a5")),
           "ok * unfinished 2 number-wrong@1:1:31\n");
}

TEST(claims)
{
    expect(HEAD "\"result\":\"1-0\"" TAIL, "mismatch * unfinished 0 result-mismatch@0:1:21\n");
    expect(HEAD "\"result\":\"1-0\",\"end\":\"unfinished\"" TAIL,
           "mismatch * unfinished 0 result-mismatch@0:1:21\n");
    expect(HEAD "\"result\":\"1-0\",\"end\":\"unknown\"" TAIL, "ok 1-0 unknown 0\n");
    expect(HEAD "\"result\":\"*\",\"end\":\"both-lost\"" TAIL, "ok * both-lost 0\n");
    expect(HEAD "\"result\":\"W+R\"" TAIL, "ok 1-0 resign 0 result-spelling@0:1:21\n");
    expect(HEAD "\"result\":\"\\u00bd\\u2013\u00BD\",\"end\":\"agreed\"" TAIL,
           "ok 1/2-1/2 agreed 0 result-spelling@0:1:21\n");
    expect(HEAD "\"result\":\"W+R\",\"end\":\"time\"" TAIL,
           "malformed * unfinished 0 result-spelling@0:1:21 result-twice@0:1:21\n");
    expect(HEAD "\"result\":\"1-0\",\"end\":\"resign\"" TAIL, "ok 1-0 resign 0\n");
    expect(HEAD "\"end\":\"resign\"" TAIL, "malformed * unfinished 0 result-missing@0:1:18\n");
    expect(HEAD "\"end\":\"agreed\"" TAIL, "ok 1/2-1/2 agreed 0\n");
    expect(HEAD "\"end\":\"rings\"" TAIL, "ok * unfinished 0 end-mismatch@0:1:18\n");
    expect(HEAD "\"rings\":[0,0]" TAIL, "ok * unfinished 0\n");
    expect(HEAD "\"rings\":[0,1]" TAIL, "mismatch * unfinished 0 rings-mismatch@0:1:20\n");
    expect(HEAD "\"final\":\"4/7/8/9/10/9/10/9/8/7/4 w place 0-0 1 standard\"" TAIL,
           "ok * unfinished 0\n");
    expect(HEAD "\"final\":\"4/7/8/9/10/9/10/9/8/7/4 w place 0-0 1 blitz\"" TAIL,
           "mismatch * unfinished 0 final-mismatch@0:1:20\n");
    expect(HEAD "\"tags\":[[\"Result\",\"0-1\"]],\"end\":\"time\",\"result\":\"1-0\"" TAIL,
           "malformed * unfinished 0 result-twice@0:1:60\n");
    expect(HEAD "\"tags\":[[\"Termination\",\"magic\"],[\"A\",\"\"],[\"A\",\"b\"]]" TAIL,
           "ok * unfinished 0 end-unknown@0:1:35 tag-twice@0:1:58\n");
    assert_string_equal(
        fault_of(HEAD "\"final\":\"4/7/8/9/10/9/10/9/8/7/4 w place 0-0 1 blitz\"" TAIL),
        "the record claims another position at the end; the replay gives "
        "4/7/8/9/10/9/10/9/8/7/4 w place 0-0 1 standard");
}

TEST(unknown_members)
{
    /* Only the first of a record is reported. */
    expect("{\"yinsh\":1,\"x\":{\"y\":[1,\"}\"]},\"z\":1,\"actions\":[{\"turn\":1,\"side\":"
           "\"white\",\"kind\":"
           "\"place\",\"to\":\"e3\",\"from_\":1,\"notes\":[{\"mark\":\"!\",\"by\":\"x\"}]}]}",
           "ok * unfinished 1 property-left-out@0:1:12\n");
    expect(GAME("{\"turn\":1,\"side\":\"white\",\"kind\":\"place\",\"to\":\"e3\",\"x\":0}"),
           "ok * unfinished 1 property-left-out@0:1:73\n");
    assert_string_equal(fault_of("{\"yinsh\":1,\"x y\":1,\"actions\":[]}"),
                        "a property is omitted: \"x y\"");
}

/* ---- Hostile pieces ---------------------------------------------------- */

static const char full[] =
    "{\"yinsh\":1,\"tags\":[[\"White\",\"a\\u00e9\"]],\"variant\":\"standard\",\"start\":"
    "\"" BEFORE_ROW
    "\",\"result\":\"1-0\",\"end\":\"resign\",\"rings\":[1,0],\"notes\":[{\"comment\":\"c\"}],"
    "\"actions\":[" ROW_MOVE "," ROW_HEAD ",\"markers\":[\"e2\",\"e3\",\"e4\",\"e5\",\"e6\"],"
    "\"notes\":[{\"mark\":\"!\"},{\"clock\":5}]}," ROW_RING "],\"end_clocks\":[5],\"final\":"
    "\"1WWW/7/8/9/6W3/9/10/9/8/6B/BBBB b move 1-0 16 standard\"}";

TEST(truncation)
{
    assert_true(read_bytes(full, sizeof full - 1, &record));
    assert_false(record.failed);
    assert_returns(&record);
    for (size_t length = 1; length < sizeof full - 1; length++) {
        assert_true(read_bytes(full, length, &record));
        assert_int_equal(record.fault_count, 1);
        assert_int_equal(record.faults[0].code, FAULT_JSON_SYNTAX);
        assert_int_equal(record.game.count, 0);
        assert_true(record.faults[0].offset <= length);
    }
}

/* Every byte in turn is another one: no crash, and the record after is still found. */
TEST(every_byte_changed)
{
    static const char others[] = "{}[]\",:\\0a\n\xFF";
    static char text[2048];
    for (size_t at = 0; at < sizeof full - 1; at++)
        for (size_t i = 0; i < sizeof others; i++) { /* the NUL, too */
            memcpy(text, full, sizeof full - 1);
            text[at] = others[i];
            size_t length = sizeof full - 1;
            length += (size_t)sprintf(text + length, "\n%s\n", GAME(FIRST));
            const char *lines = summary_of_bytes(text, length, 65536, "json");
            const char *last = strstr(lines, "ok * unfinished 1");
            assert_non_null(last);
        }
}

RUN_RECORD_TESTS()
