/* SPDX-License-Identifier: BSD-2-Clause */
/*
 * unit_boardspace.c - Boardspace's SGF, read and written.
 *
 * Most tests read a short text and compare a summary of what came of it: the actions,
 * then the result and the end, or the name of the error.  Where rows are needed the
 * record starts from a position, as our own property XT can say.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "names.h"
#include "notation.h"
#include "text.h"

extern const struct notation notation_boardspace;

/* ---- A small driver ---------------------------------------------------- */

static struct yinsh_record record, again;

/* Read one record from the cursor. */
static bool read_next(struct cursor *cursor, struct yinsh_record *into)
{
    record_reset(into);
    into->source = cursor->start;
    into->source_length = (size_t)(cursor->end - cursor->start);
    if (!notation_boardspace.read(cursor, into))
        return false;
    assert_true(cursor->at >= cursor->start && cursor->at <= cursor->end);
    record_finish(into);
    assert_false(into->arena.failed);
    return true;
}

/* Read bytes in memory of exactly their length, so that sanitizers see the bounds. */
static bool read_bytes(const char *bytes, size_t length, struct yinsh_record *into)
{
    char *copy = malloc(length > 0 ? length : 1);
    assert_non_null(copy);
    memcpy(copy, bytes, length);
    struct cursor cursor = cursor_over(copy, length);
    bool found = read_next(&cursor, into);
    into->source = NULL;
    free(copy);
    return found;
}

/* The names of all faults of a record, divided by blanks. */
static const char *faults_of(const struct yinsh_record *of)
{
    static char line[512];
    struct text text = text_begin(line, sizeof line);
    for (size_t i = 0; i < record_faults_kept(of); i++) {
        text_add_string(&text, i > 0 ? " " : "");
        text_add_string(&text, yinsh_fault_name((yinsh_fault)of->faults[i].code));
    }
    return line;
}

/* The actions, then ", result end", then "! faults" where there are some. */
static const char *summary_of(const struct yinsh_record *of)
{
    static char line[8192];
    struct text text = text_begin(line, sizeof line);
    for (size_t i = 0; i < of->count; i++) {
        char name[YINSH_ACTION_TEXT];
        yinsh_action_name(of->played[i].action, name);
        text_add_string(&text, i > 0 ? " " : "");
        text_add_string(&text, name);
    }
    if (!of->failed) {
        text_add_string(&text, ", ");
        text_add_string(&text, yinsh_result_name(of->result));
        text_add_string(&text, " ");
        text_add_string(&text, yinsh_end_name(of->end));
    }
    if (of->fault_count > 0) {
        text_add_string(&text, " ! ");
        text_add_string(&text, faults_of(of));
    }
    return line;
}

static const char *summary(const char *source)
{
    assert_true(read_bytes(source, strlen(source), &record));
    return summary_of(&record);
}

/* The clocks, as "1:500", with the number of their action. */
static const char *clocks_of(const struct yinsh_record *of)
{
    static char line[1024];
    struct text text = text_begin(line, sizeof line);
    for (const struct note *note = of->notes; note != NULL; note = note->next)
        if (note->kind == NOTE_CLOCK) {
            text_add_string(&text, text.length > 0 ? " " : "");
            text_add_number(&text, (long)note->after);
            text_add_string(&text, ":");
            text_add_number(&text, (long)note->milliseconds);
        }
    return line;
}

/* The comments and marks, as "1:text". */
static const char *notes_of(const struct yinsh_record *of)
{
    static char line[4096];
    struct text text = text_begin(line, sizeof line);
    for (const struct note *note = of->notes; note != NULL; note = note->next)
        if (note->kind != NOTE_CLOCK) {
            text_add_string(&text, text.length > 0 ? " " : "");
            text_add_number(&text, (long)note->after);
            text_add_string(&text, note->kind == NOTE_MARK ? "#" : ":");
            text_add(&text, note->text, note->length);
        }
    return line;
}

static const char *tag_of(const struct yinsh_record *of, const char *name)
{
    const struct tag *tag = record_find_tag(of, name);
    return tag != NULL ? tag->value : NULL;
}

/* ---- Writing ----------------------------------------------------------- */

/* Bytes that grow. */
struct buffer {
    char *bytes;
    size_t length;
};

static int collect(void *context, const char *bytes, size_t length)
{
    struct buffer *buffer = context;
    buffer->bytes = realloc(buffer->bytes, buffer->length + length + 1);
    assert_non_null(buffer->bytes);
    memcpy(buffer->bytes + buffer->length, bytes, length);
    buffer->length += length;
    buffer->bytes[buffer->length] = '\0';
    return 0;
}

static struct buffer write_record(const struct yinsh_record *of, unsigned *lost)
{
    static struct output output;
    struct buffer buffer = {NULL, 0};
    output_begin(&output, collect, &buffer);
    *lost = notation_boardspace.write(of, &output);
    assert_int_equal(output_flush(&output), 0);
    return buffer;
}

static size_t count_tags(const struct yinsh_record *of, const struct tag *tag)
{
    size_t count = 0;
    for (size_t i = 0; i < of->tag_count; i++)
        count += strcmp(of->tags[i].name, tag->name) == 0 && of->tags[i].length == tag->length &&
                 memcmp(of->tags[i].value, tag->value, tag->length) == 0;
    return count;
}

static const struct note *next_note(const struct note *note, bool clocks)
{
    while (note != NULL && (note->kind == NOTE_CLOCK) != clocks)
        note = note->next;
    return note;
}

static void assert_same_notes(const struct yinsh_record *a, const struct yinsh_record *b,
                              bool clocks)
{
    const struct note *x = next_note(a->notes, clocks), *y = next_note(b->notes, clocks);
    for (; x != NULL && y != NULL; x = next_note(x->next, clocks), y = next_note(y->next, clocks)) {
        assert_int_equal(x->kind, y->kind);
        assert_int_equal(x->after, y->after);
        assert_int_equal(x->milliseconds, y->milliseconds);
        assert_int_equal(x->length, y->length);
        if (x->length > 0)
            assert_memory_equal(x->text, y->text, x->length);
    }
    assert_true(x == NULL && y == NULL);
}

static void assert_same_record(const struct yinsh_record *a, const struct yinsh_record *b)
{
    assert_int_equal(a->count, b->count);
    for (size_t i = 0; i < a->count; i++) {
        assert_memory_equal(&a->played[i].action, &b->played[i].action, sizeof(yinsh_action));
        assert_int_equal(a->played[i].turn, b->played[i].turn);
    }
    assert_true(yinsh_position_equal(&a->start, &b->start));
    assert_true(yinsh_position_equal(&a->now, &b->now));
    assert_int_equal(a->result, b->result);
    assert_int_equal(a->end, b->end);
    assert_int_equal(a->tag_count, b->tag_count);
    for (size_t i = 0; i < a->tag_count; i++)
        assert_int_equal(count_tags(a, &a->tags[i]), count_tags(b, &a->tags[i]));
    assert_same_notes(a, b, false);
    assert_same_notes(a, b, true);
}

/* Write a good record, read it, write that: the same game, then the same bytes. */
static void assert_returns(const struct yinsh_record *of)
{
    unsigned lost;
    assert_false(of->failed);
    struct buffer first = write_record(of, &lost);
    assert_int_equal(lost, 0);
    assert_true(read_bytes(first.bytes, first.length, &again));
    assert_string_equal(again.failed ? faults_of(&again) : "", "");
    assert_same_record(of, &again);
    struct buffer second = write_record(&again, &lost);
    assert_int_equal(lost, 0);
    assert_string_equal(first.bytes, second.bytes);
    free(first.bytes);
    free(second.bytes);
}

/* The text of a good source written again. */
static char *rewrite(const char *source, unsigned *lost)
{
    assert_true(read_bytes(source, strlen(source), &record));
    return write_record(&record, lost).bytes;
}

/* ---- Pieces of records ------------------------------------------------- */

#define PLAYERS "P0[id \"Ann\"]\nP1[id \"Ben\"]\n"
#define OPEN " (;\nGM[24]VV[2]\nCM[0,1]\nTC[None]\nSU[Yinsh]\n"
#define HEAD OPEN PLAYERS "; P0[0 Start White]\n"
#define GAME(nodes) HEAD nodes "\n)\n"

/* White's ring on e6 can leave a marker that completes the row e2-e6. */
#define BEFORE_ROW "XT[Position:WWWW/7/8/9/1wwwwW4/9/10/9/8/6B/BBBB w move 0-0 15 standard]"
/* The same where each player needs one more ring. */
#define BEFORE_END "XT[Position:WW2/7/8/9/1wwwwW4/9/10/9/8/6B/BBBB w move 2-0 25 standard]"
/* A row of White's stands when his turn begins. */
#define ROW_STANDS "XT[Position:WWWW/b6/8/9/1wwwww4/W8/10/9/8/6B/BBBB w pre-row 0-0 17 standard]"
#define FROM(position, nodes) OPEN PLAYERS position "\n; P0[0 Start White]\n" nodes "\n)\n"

/* ---- Reading: commands ------------------------------------------------- */

static void test_placing(void **state)
{
    (void)state;
    assert_string_equal(summary(GAME("; P0[1 place wr  G 2]TM[5]\n; P0[2 Done ]TM[9]\n"
                                     "; P1[3 place br  C 6]\n; P1[4 Done ]\n")),
                        "g2 c6, * unfinished");
    assert_string_equal(clocks_of(&record), "1:5 1:9");
    assert_int_equal(record.played[1].offset,
                     strstr(GAME("; P0[1 place wr  G 2]TM[5]\n; P0[2 Done ]TM[9]\n"
                                 "; P1[3 place br  C 6]"),
                            "place br") -
                         GAME("; P0[1 place wr  G 2]TM[5]\n; P0[2 Done ]TM[9]\n"
                              "; P1[3 place br  C 6]"));
    assert_int_equal(record.played[1].length, strlen("place br  C 6"));
    /* Neither Done nor index. */
    assert_string_equal(summary(GAME("; P0[place wr G 2]; P1[place br C 6]; P0[place wr g3]")),
                        "g2 c6 g3, * unfinished");
    assert_string_equal(summary(GAME("; P0[1 place wr Z 2]")), " ! place-off-board");
    assert_string_equal(summary(GAME("; P0[1 place wr A 02]")), " ! place-off-board");
    assert_string_equal(summary(GAME("; P0[1 place wr A 22]")), " ! place-off-board");
    assert_string_equal(summary(GAME("; P0[1 place br C 2]")), " ! place-wrong-side");
    assert_string_equal(summary(GAME("; P0[place wr C 2]; P0[Done]; P0[place wr C 3]; P0[Done]")),
                        "c2 ! turn-complete");
    assert_int_equal(record.faults[0].turn, 1);
    assert_string_equal(record.faults[0].words, "place wr C 3");
}

static void test_head(void **state)
{
    (void)state;
    assert_string_equal(summary("(;CM[1,0];GM[Yinsh]VV[1]P0[id \"Ann\"];SU[yinsh-blitz]"
                                "P-1[place br a2];P1[place wr a3])"),
                        " ! place-wrong-side");
    assert_string_equal(summary("(;P0[id \"Ann\"]P1[id Ben]GM[ yinsh ]SU[YINSH-BLITZ]CM[ 1 , 0 ]"
                                ";P1[place wr a3];P-1[place br a2])"),
                        "a3 a2, * unfinished");
    assert_int_equal(record.start.variant, YINSH_BLITZ);
    assert_string_equal(tag_of(&record, "White"), "Ben");
    assert_string_equal(tag_of(&record, "Black"), "Ann");
    assert_string_equal(summary("(;GM[24]SU[Yinsh-Fast])"), " ! variant-unknown");
    assert_string_equal(summary("(;GM[5]SU[Yinsh];P0[5 what];C[(;)])"), " ! sgf-other-game");
    assert_string_equal(record.faults[0].words, "5");
    assert_string_equal(summary("(;GM[24]CM[0,0])"), " ! sgf-syntax");
    assert_string_equal(summary("(;GM[24]CM[])"), " ! sgf-syntax");
    assert_string_equal(summary("(;GM[24]CM[2,1])"), " ! sgf-syntax");
    assert_string_equal(summary("(;)"), ", * unfinished");
    assert_string_equal(summary("(;GM[24]SU[Yinsh]SU[x]CM[0,1]CM[x]GM[x]RE[]RE[1-0])"),
                        ", * unfinished");
}

static void test_tags(void **state)
{
    (void)state;
    assert_string_equal(
        summary("(;GM[24]TC[None]DT[Fri]GN[a\\]b\\\\c]EV[x]PC[y]RO[3]AP[tool:1]AP[2]"
                "P0[id \"a \"b\" c\"]P1[id \"\"]XT[Foo:a:b]XT[nothing]XT[:x]"
                ";P0[place wr a2];ZZ[late]TC[a\\\r\nb\rc\r\nd];P0[time  0:01:43 ]P1[time ])"),
        "a2, * unfinished ! tag-twice tag-twice property-left-out");
    assert_string_equal(tag_of(&record, "TimeControl"), "ab\nc\nd");
    assert_string_equal(tag_of(&record, "Date"), "Fri");
    assert_string_equal(tag_of(&record, "GameName"), "a]b\\c");
    assert_string_equal(tag_of(&record, "Event"), "x");
    assert_string_equal(tag_of(&record, "Site"), "y");
    assert_string_equal(tag_of(&record, "Round"), "3");
    assert_string_equal(tag_of(&record, "SGF_AP"), "tool:1");
    assert_string_equal(tag_of(&record, "SGF_XT"), "nothing");
    assert_string_equal(tag_of(&record, "White"), "a \"b\" c");
    assert_null(tag_of(&record, "Black"));
    assert_string_equal(tag_of(&record, "Foo"), "a:b");
    assert_string_equal(tag_of(&record, "WhiteTime"), "0:01:43");
    assert_null(tag_of(&record, "BlackTime"));
    assert_null(tag_of(&record, "SGF_ZZ"));
    assert_null(tag_of(&record, "ResultText"));
    assert_string_equal(summary("(;GM[24]P0[id \"a])"), ", * unfinished");
    assert_string_equal(tag_of(&record, "White"), "\"a");
}

static void test_nul_bytes(void **state)
{
    static const char source[] = "(;GM[24]P0[id \"a\0b\"]C[x\0y])";
    (void)state;
    assert_true(read_bytes(source, sizeof source - 1, &record));
    assert_string_equal(tag_of(&record, "White"), "ab");
    assert_string_equal(notes_of(&record), "0:xy");
}

static void test_moves(void **state)
{
    (void)state;
    assert_string_equal(summary(FROM(BEFORE_ROW, "; P0[1 move E 6 F 6]; P0[2 Done ]"
                                                 "; P0[3 remove w E 6 E 2]; P0[4 Done ]"
                                                 "; P0[5 remove wr A 2]; P0[6 Done ]"
                                                 "; P1[7 move K 7 J 6]; P1[8 Done ]")),
                        "e6-f6 xe2-e6 xa2 k7-j6, * unfinished");
    assert_string_equal(summary(FROM(BEFORE_ROW, "; P0[place w E 6]TM[1]; P0[drop board F 6]TM[2]"
                                                 "; P0[remove w E 2 E 6]; P0[remove wr A 2]"
                                                 "; P1[place b K 7]; P1[drop board J 6]")),
                        "e6-f6 xe2-e6 xa2 k7-j6, * unfinished");
    assert_string_equal(clocks_of(&record), "1:1 1:2");
    /* The omitted removal is the fault of the turn that owed it. */
    assert_string_equal(summary(FROM(BEFORE_ROW, "; P0[move E 6 F 6]; P1[move K 7 J 6]")),
                        "e6-f6 ! row-due");
    assert_int_equal(record.faults[0].turn, 15);
    assert_string_equal(summary(FROM(BEFORE_ROW, "; P0[move E 6 F 6]; P0[move F 6 F 7]")),
                        "e6-f6 ! row-due");
    assert_string_equal(summary(FROM(BEFORE_ROW, "; P0[move E 6 F 6]; P0[remove w E 2 E 6]"
                                                 "; P1[move K 7 J 6]")),
                        "e6-f6 xe2-e6 ! ring-due");
    assert_string_equal(summary(FROM(BEFORE_END, "; P0[move E 6 F 6]; P0[remove w E 2 E 6]"
                                                 "; P0[remove wr A 2]; P0[Done]")),
                        "e6-f6 xe2-e6 xa2, 1-0 rings");
    assert_string_equal(summary(FROM(BEFORE_END, "; P0[move E 6 F 6]; P0[remove w E 2 E 6]"
                                                 "; P0[remove wr A 2]; P1[move K 7 J 6]")),
                        "e6-f6 xe2-e6 xa2 ! game-over");
    assert_string_equal(summary(FROM(BEFORE_ROW, "; P0[move E 6 F 6]; P0[Done]"
                                                 "; P0[move F 6 F 7]")),
                        "e6-f6 ! row-due");
    assert_string_equal(summary(FROM(BEFORE_ROW, "; P0[move a 2 b 2]; P0[Done]"
                                                 "; P0[move a 3 b 3]")),
                        "a2-b2 ! turn-complete");
    assert_string_equal(summary(FROM(BEFORE_ROW, "; P0[move K 7 J 6]")), " ! move-opponent-ring");
    assert_string_equal(summary(FROM(BEFORE_ROW, "; P0[place w Z 7]; P0[drop board A 2]")),
                        " ! move-off-board");
    assert_string_equal(record.faults[0].words, "place w Z 7");
    assert_string_equal(summary(FROM(BEFORE_ROW, "; P0[Pass]; P0[Done]")), " ! pass-can-move");
}

static void test_rows_of_the_opponent(void **state)
{
    (void)state;
    assert_string_equal(summary(FROM(ROW_STANDS, "; P0[remove w E 2 E 6]; P0[remove wr A 2]"
                                                 "; P0[move F 2 G 3]; P1[move K 7 J 6]")),
                        "xe2-e6 xa2 f2-g3 k7-j6, * unfinished");
    assert_string_equal(summary(FROM(ROW_STANDS, "; P0[move F 2 G 3]")), " ! row-due-before-move");
}

static void test_pass(void **state)
{
    /* White's last three rings stand in a corner, walled in by Black's. */
    static const char *const position =
        "XT[Position:WWWB/1BBBB2/8/9/10/9/10/9/8/7/4 w move 2-0 21 standard]";
    char source[1024];
    (void)state;
    snprintf(source, sizeof source,
             OPEN PLAYERS "%s;P0[0 Pass ]TM[7];P0[1 Done]TM[8];"
                          "P1[2 move B 5 B 6];P1[Done])",
             position);
    assert_true(read_bytes(source, strlen(source), &record));
    assert_string_equal(summary_of(&record), "pass b5-b6, * unfinished");
    assert_returns(&record);
}

static void test_other_commands(void **state)
{
    (void)state;
    assert_string_equal(summary(GAME("; P0[1 place wr A 2]TM[3]; P1[2 OfferDraw ]TM[4]"
                                     "; P0[3 DeclineDraw]TM[5]; P0[4 Done]TM[6]; P1[Edit all]")),
                        "a2, * unfinished ! command-ignored");
    assert_string_equal(clocks_of(&record), "1:3 1:6");
    static const char *const unknown[] = {"Swap",
                                          "",
                                          "place",
                                          "place wr",
                                          "place board A 2",
                                          "place x A 2",
                                          "place w A",
                                          "place w 2",
                                          "place wr A 2 x",
                                          "drop",
                                          "drop board",
                                          "drop x",
                                          "pick",
                                          "pick board",
                                          "pick x A 2",
                                          "move A 2",
                                          "move A 2 A",
                                          "move",
                                          "remove",
                                          "remove w A 2",
                                          "remove wrc A",
                                          "remove wr",
                                          "remove board",
                                          "Done now",
                                          "Resign now",
                                          "WinOnTime x",
                                          "Pass x",
                                          "x",
                                          "12",
                                          "place wr A\\ 2",
                                          "placewr A 2",
                                          "Startle",
                                          "remove wr A 2 A 3"};
    for (size_t i = 0; i < sizeof unknown / sizeof unknown[0]; i++) {
        char source[512];
        snprintf(source, sizeof source, GAME("; P0[1 %s ]"), unknown[i]);
        assert_string_equal(summary(source), " ! sgf-command");
        assert_string_equal(record.faults[0].words, unknown[i]);
    }
    assert_string_equal(summary(GAME("; P0[1 place wr A 2]TM[x]")),
                        "a2, * unfinished ! property-left-out");
    assert_string_equal(summary(GAME("; P0[1 place wr A 2]TM[]")),
                        "a2, * unfinished ! property-left-out");
}

/* ---- Reading: changes of mind ------------------------------------------ */

static void test_changes_of_mind(void **state)
{
    static const struct {
        const char *nodes, *summary, *clocks;
    } placing[] = {
        {"P0[place wr A 2]TM[1];P0[place wr A 3]TM[2];P0[Done]TM[3]", "a3, * unfinished",
         "1:2 1:3"},
        {"P0[place wr A 2]TM[1];P0[pick board A 2]TM[2];P0[drop board A 4]TM[3];P0[Done]TM[4]",
         "a4, * unfinished", "1:3 1:4"},
        {"P0[place wr A 2]TM[1];P0[pick board A 2]TM[2];P0[drop wr]TM[3];P0[place wr A 5]TM[4]",
         "a5, * unfinished", "1:4"},
        {"P0[pick wr]TM[1];P0[drop board A 2]TM[2];P0[Done]TM[3]", "a2, * unfinished", "1:2 1:3"},
        {"P0[pick wr A 4];P0[place wr A 2]", "a2, * unfinished", ""},
        {"P0[pick wr];P0[drop wr];P0[place wr A 2]", "a2, * unfinished", ""},
        {"P0[pick wr]TM[5]", ", * unfinished", ""},
        {"P0[pick wr];P0[Done]", " ! sgf-state", ""},
        {"P0[pick wr];P1[place br A 2]", " ! sgf-state", ""},
        {"P0[pick wrc]", " ! sgf-state", ""},
        {"P0[pick board A 2]", " ! sgf-state", ""},
        {"P0[drop board A 2]", " ! sgf-state", ""},
        {"P0[drop wr]", " ! sgf-state", ""},
        {"P0[place wr A 2];P0[drop board A 3]", "a2 ! sgf-state", ""},
        {"P0[place wr A 2];P1[pick board A 2]", "a2 ! sgf-state", ""},
        {"P0[place wr A 2];P0[Done];P0[Start White]", "a2 ! sgf-state", ""},
    };
    (void)state;
    for (size_t i = 0; i < sizeof placing / sizeof placing[0]; i++) {
        char source[1024];
        snprintf(source, sizeof source, GAME(";%s"), placing[i].nodes);
        assert_string_equal(summary(source), placing[i].summary);
        if (!record.failed)
            assert_string_equal(clocks_of(&record), placing[i].clocks);
    }
}

static void test_changes_of_mind_in_moves(void **state)
{
    static const struct {
        const char *nodes, *summary, *clocks;
    } moving[] = {
        {"P0[place w E 6]TM[1];P0[drop board F 6]TM[2];P0[pick board F 6]TM[3];"
         "P0[drop board F 7]TM[4];P0[Done]TM[5];P0[remove w E 2 E 6];P0[remove wr A 2]",
         "e6-f7 xe2-e6 xa2, * unfinished", "1:1 1:4 1:5"},
        {"P0[place w A 2]TM[1];P0[pick board A 2]TM[2];P0[place w A 3]TM[3];"
         "P0[drop board B 3]TM[4];P0[Done]TM[5]",
         "a3-b3, * unfinished", "1:3 1:4 1:5"},
        {"P0[place w A 2]TM[1];P0[drop w]TM[2];P0[place w A 3]TM[3];P0[drop board B 3]TM[4]",
         "a3-b3, * unfinished", "1:3 1:4"},
        {"P0[place w A 2]TM[1];P0[pick w]TM[2];P0[drop board A 3]TM[3];P0[drop board B 3]TM[4]",
         "a3-b3, * unfinished", "1:3 1:4"},
        {"P0[place w A 2]TM[1];P0[place w A 3]TM[3];P0[drop board B 3]TM[4]", "a3-b3, * unfinished",
         "1:3 1:4"},
        {"P0[place w A 2];P0[pick w];P0[drop w];P0[move A 3 B 3]TM[9]", "a3-b3, * unfinished",
         "1:9"},
        {"P0[place w A 2];P0[pick w];P0[move A 3 B 3]TM[9]", "a3-b3, * unfinished", "1:9"},
        {"P0[place w A 2];P0[drop board B 2];P0[pick board B 2];P0[pick board A 2];"
         "P0[place w A 3];P0[drop board B 3]",
         "a3-b3, * unfinished", ""},
        {"P0[move A 2 B 2]TM[1];P0[pick board B 2]TM[2];P0[drop board A 1]TM[3];"
         "P0[pick board A 1];P0[drop board B 3]TM[4];P0[Done]TM[5]",
         "a2-b3, * unfinished", "1:4 1:5"},
        {"P0[place w A 2]TM[1];C[still thinking]", ", * unfinished", ""},
        {"P0[place w A 2];P0[Done]", " ! sgf-state", ""},
        {"P0[place w A 2];P1[move K 7 J 6]", " ! sgf-state", ""},
        {"P0[place w A 2];P0[drop board B 2];P0[drop board B 3]", "a2-b2 ! sgf-state", ""},
        {"P0[move E 6 F 6]TM[1];P0[remove w E 2 E 5]TM[2];P0[remove w E 6 E 2]TM[3];P0[Done]TM[4];"
         "P0[remove wr A 2]TM[5];P0[pick board A 2]TM[6];P0[remove wr A 3]TM[7];P0[Done]TM[8]",
         "e6-f6 xe2-e6 xa3, * unfinished", "1:1 2:3 2:4 3:7 3:8"},
        {"P0[move E 6 F 6]TM[1];P0[remove w E 2 E 5]TM[2];P0[pick w E 2];"
         "P0[remove w E 2 E 6]TM[3];P0[remove wr A 2]TM[4];P0[remove wr A 5]TM[5]",
         "e6-f6 xe2-e6 xa5, * unfinished", "1:1 2:3 3:5"},
        {"P0[Pass];P0[pick w]", " ! pass-can-move", ""},
    };
    (void)state;
    for (size_t i = 0; i < sizeof moving / sizeof moving[0]; i++) {
        char source[2048];
        snprintf(source, sizeof source, FROM(BEFORE_ROW, ";%s"), moving[i].nodes);
        assert_string_equal(summary(source), moving[i].summary);
        if (!record.failed) {
            assert_string_equal(clocks_of(&record), moving[i].clocks);
            assert_returns(&record);
        }
    }
}

/* ---- Reading: ends outside the board ----------------------------------- */

static void test_resign(void **state)
{
    (void)state;
    assert_string_equal(summary(GAME("; P0[place wr A 2]TM[1]; P1[1 Resign ]TM[2]C[bye]"
                                     "; P1[2 Done ]TM[3]")),
                        "a2, 1-0 resign");
    /* The clocks of a resignation belong to no action. */
    assert_string_equal(clocks_of(&record), "1:1 2:2 2:3");
    assert_string_equal(notes_of(&record), "1:bye");
    assert_returns(&record);
    assert_string_equal(summary(GAME("; P0[Resign]")), ", 0-1 resign");
    assert_returns(&record);
    assert_string_equal(summary(GAME("; P0[place wr A 2]; P0[Resign]")), "a2, 0-1 resign");
    assert_string_equal(summary(GAME("; P0[Resign]TM[1]; P0[Resign]TM[2]; P0[place wr A 2]")),
                        "a2, * unfinished");
    assert_string_equal(clocks_of(&record), "");
    assert_string_equal(summary(GAME("; P0[Resign]; P0[Resign]; P0[Resign]; P0[Done]")),
                        ", 0-1 resign");
    assert_string_equal(summary(GAME("; P0[Resign]; P0[Done]; P0[Resign]")), " ! sgf-state");
    assert_string_equal(summary(GAME("; P0[Resign]; P1[Resign]")), " ! sgf-state");
    assert_string_equal(summary(GAME("; P0[Resign]; P0[Done]; P0[place wr A 2]")), " ! sgf-state");
    assert_string_equal(summary(GAME("; P0[Resign]; P0[place wr A 2]")), " ! sgf-state");
    /* A ring in hand does not matter any more. */
    assert_string_equal(summary(FROM(BEFORE_ROW, "; P0[place w A 2]TM[1]; P0[Resign]TM[2]")),
                        ", 0-1 resign");
    assert_string_equal(clocks_of(&record), "1:2");
    assert_returns(&record);
    /* P0 plays black. */
    assert_string_equal(summary("(;GM[24]CM[1,0];P0[Resign])"), ", 1-0 resign");
}

static void test_time(void **state)
{
    (void)state;
    assert_string_equal(summary(GAME("; P0[place wr A 2]; P0[WinOnTime]TM[5]")), "a2, 0-1 time");
    assert_string_equal(clocks_of(&record), "2:5");
    assert_returns(&record);
    assert_string_equal(summary(GAME("; P0[place wr A 2]; P1[3 WinOnTime ]; P1[4 Done]")),
                        "a2, 0-1 time");
    assert_string_equal(summary(FROM(BEFORE_ROW, "; P0[place w A 2]; P1[WinOnTime]")),
                        ", 1-0 time");
    assert_string_equal(summary(GAME("; P0[WinOnTime]; P0[WinOnTime]")), " ! sgf-state");
    assert_string_equal(summary(GAME("; P0[WinOnTime]; P0[Resign]")), " ! sgf-state");
    assert_string_equal(summary(FROM(BEFORE_ROW, "; P0[move E 6 G 7]; P1[WinOnTime]")),
                        " ! move-not-straight");
}

/* ---- Reading: the result sentence -------------------------------------- */

static const char *result_of(const char *white, const char *black, const char *sentence)
{
    char source[8192];
    snprintf(source, sizeof source,
             "(;RE[%s]GM[24]P0[id \"%s\"]P1[id \"%s\"]XT[Termination:forfeit])", sentence, white,
             black);
    return summary(source);
}

static void test_sentences(void **state)
{
    static const char white[] = ", 1-0 forfeit", black[] = ", 0-1 forfeit";
    static const char unread[] = " ! result-unread result-missing";
    (void)state;
    assert_string_equal(result_of("Ann", "Ben", "Game won by Ann"), white);
    assert_null(tag_of(&record, "ResultText"));
    assert_string_equal(result_of("Ann", "Ben", "Game won by Ben"), black);
    assert_string_equal(result_of("Ann", "Ben", "  ben wins! "), black);
    assert_string_equal(tag_of(&record, "ResultText"), "ben wins!");
    assert_string_equal(result_of("DrMih", "Dumbot", "Игру выиграл(а) Dumbot."), black);
    assert_string_equal(result_of("DrMih", "Dumbot", "Игру выиграл(а) DrMih."), white);
    assert_string_equal(result_of("Бот", "Боты", "выиграл Боты"), black);
    assert_string_equal(result_of("Bot", "BestBot", "Game won by BestBot!"), black);
    assert_string_equal(result_of("Bot", "BestBot", "Game won by Bot!"), white);
    assert_string_equal(result_of("Bot", "Best Bot", "Win: Best Bot"), black);
    assert_string_equal(result_of("Bot", "Best Bot", "Win: Bot"), white);
    assert_string_equal(result_of("Bot", "Best Bot", "Best Bot lost to Bot"), unread);
    assert_string_equal(result_of("bot", "Best Bot", "best bot wins"), black);
    assert_string_equal(result_of("a", "b", "Game was a win of b."), unread);
    assert_string_equal(result_of("game", "Ben", "Game won by Ben"), black);
    assert_string_equal(result_of("Game", "Ben", "Game won by Ben"), black);
    assert_string_equal(result_of("bob", "Bob", "Victory for Bob"), black);
    assert_string_equal(result_of("Bob", "Bob", "Game won by Bob"), unread);
    assert_string_equal(tag_of(&record, "ResultText"), "Game won by Bob");
    assert_string_equal(result_of("BestBot", "Ann", "遊戲由BestBot勝出"), white);
    assert_string_equal(result_of("a_b", "b", "b!"), black);
    assert_string_equal(result_of("Ann", "Ben", "1-0"), white);
    assert_string_equal(result_of("Ann", "Ben", "0-1"), black);
    assert_null(tag_of(&record, "ResultText"));
    assert_string_equal(result_of("", "", "Nobody knows"), unread);
    assert_string_equal(result_of("Ann", "Ben", "a withdrawal"), unread);
    assert_string_equal(summary("(;GM[24]RE[?];P0[place wr A 2])"), "a2, * unfinished ! "
                                                                    "result-unread");
    assert_string_equal(tag_of(&record, "ResultText"), "?");
    assert_returns(&record);
    assert_string_equal(summary("(;GM[24]RE[*];P0[place wr A 2])"), "a2, * unfinished");
    assert_returns(&record);
    /* A sentence that nobody could have meant. */
    char longest[5000];
    memset(longest, 'x', sizeof longest - 1);
    longest[sizeof longest - 1] = '\0';
    assert_string_equal(result_of("Ann", "Ben", longest), unread);
}

static void test_draws(void **state)
{
    static const char *const draws[] = {
        "Game drawn", "It's a DRAW.", "Remis",          "Partie nulle", "unentschieden",
        "Empate",     "Tablas.",      "Ничья.",         "ничья",        "Partita: Patta.",
        "1/2-1/2",    "比賽平局",     "Ann - Ben: draw"};
    char source[1024];
    (void)state;
    for (size_t i = 0; i < sizeof draws / sizeof draws[0]; i++) {
        snprintf(source, sizeof source,
                 "(;GM[24]P0[id \"Ann\"]P1[id \"Ben\"]RE[%s]XT[Termination:agreed])", draws[i]);
        assert_string_equal(summary(source), ", 1/2-1/2 agreed");
        assert_returns(&record);
    }
}

static void test_contradictions(void **state)
{
    (void)state;
    assert_string_equal(summary(OPEN "RE[Game won by Ann]" PLAYERS "; P0[Resign])"),
                        " ! result-twice");
    assert_string_equal(summary(OPEN "RE[Game won by Ann]" PLAYERS "; P1[Resign])"),
                        ", 1-0 resign");
    assert_string_equal(summary(OPEN "RE[Game won by Ann]" PLAYERS "; P0[place wr A 2])"),
                        "a2 ! result-mismatch");
    assert_int_equal(record.faults[0].offset, strlen(OPEN "RE["));
    assert_int_equal(record.faults[0].length, strlen("Game won by Ann"));
}

/* ---- Reading: SGF ------------------------------------------------------ */

static void test_line_ends_and_blanks(void **state)
{
    (void)state;
    assert_string_equal(summary("\xEF\xBB\xBF \r\n ( \n;\r\nGM \n[24]\r\nSU[Yinsh ]\r\n"
                                "; P0 [ 1 \r\n place  wr\t A  2  ]\r\nTM\n[ 17 ]\n;\n)\r\n"),
                        "a2, * unfinished");
    assert_string_equal(clocks_of(&record), "1:17");
    assert_false(read_bytes("", 0, &record));
    assert_false(read_bytes(" \r\n \n", 5, &record));
    assert_false(read_bytes("\xEF\xBB\xBF", 3, &record));
}

static void test_broken(void **state)
{
    static const char *const broken[] = {"(;GM[24]",
                                         "(;GM[24",
                                         "(;GM",
                                         "(;GM[24\\",
                                         "(;",
                                         "(",
                                         "GM[24]",
                                         "x(;GM[24])",
                                         "(GM[24])",
                                         "(;GM[24]x)",
                                         ")",
                                         "(;GM[24](;C[a](;",
                                         "(;[24])",
                                         "(;GM[24]#)",
                                         "(;GM[24](C[]))",
                                         "(;GM[24](;)C[])",
                                         "(;GM[24](;)(;C[",
                                         "(;GM[24](;)(;",
                                         "(;GM[24](;)x"};
    (void)state;
    for (size_t i = 0; i < sizeof broken / sizeof broken[0]; i++) {
        assert_true(read_bytes(broken[i], strlen(broken[i]), &record));
        assert_string_equal(faults_of(&record)[0] == 'v'
                                ? faults_of(&record) + strlen("variation-left-out ")
                                : faults_of(&record),
                            "sgf-syntax");
    }
    /* What stands before the break is played, and its faults come first. */
    assert_string_equal(summary("(;GM[24];P0[place wr A 2];P1[place br A 2];P0[place wr"),
                        "a2 ! place-occupied");
    assert_string_equal(summary("(;GM[24];P0[place wr A 2];P1[place br A 3];P0[place wr"),
                        "a2 a3 ! sgf-syntax");
}

static void test_variations(void **state)
{
    (void)state;
    assert_string_equal(summary("(;GM[24];P0[place wr A 2](;P1[place br A 3](;P0[place wr A 4])"
                                "(;P0[place wr A 5];C[\\])]))(;P1[place br B 3](;)(;C[x]))\n)"),
                        "a2 a3 a4, * unfinished ! variation-left-out");
    assert_string_equal(summary("(;GM[24](;P0[place wr A 2](;P1[place br A 3])))"),
                        "a2 a3, * unfinished");
    /* Depth costs nothing. */
    const size_t depth = 200000;
    char *deep = malloc(4 * depth + 64);
    assert_non_null(deep);
    size_t length = (size_t)sprintf(deep, "(;GM[24](;C[x])");
    for (size_t i = 0; i < 2 * depth; i++)
        deep[length++] = i % 2 == 0 ? '(' : ';';
    for (size_t i = 0; i <= depth; i++)
        deep[length++] = ')';
    assert_true(read_bytes(deep, length, &record));
    assert_string_equal(summary_of(&record), ", * unfinished ! variation-left-out");
    length = 0;
    for (size_t i = 0; i < 2 * depth; i++)
        deep[length++] = i % 2 == 0 ? '(' : ';';
    for (size_t i = 0; i < depth; i++)
        deep[length++] = ')';
    assert_true(read_bytes(deep, length, &record));
    assert_string_equal(summary_of(&record), ", * unfinished");
    free(deep);
}

static void test_notes(void **state)
{
    (void)state;
    assert_string_equal(
        summary("(;GM[24]C[root]N[name];C[more]P0[0 Start White]TM[3];P0[place wr A 2]"
                "C[one]XM[!?]TM[4];C[two];P0[Done]AN[three]TM[5];C[four]"
                ";TM[6];P1[place br A 3];P1[place br A 4]C[five]TM[7])"),
        "a2 a4, * unfinished");
    assert_string_equal(notes_of(&record),
                        "0:root 0:name 0:more 1:one 1#!? 1:two 1:three 1:four 2:five");
    assert_string_equal(clocks_of(&record), "0:3 1:4 1:5 1:6 2:7");
    assert_returns(&record);
}

/* ---- Reading: several records, and the next one ------------------------ */

static void test_resync(void **state)
{
    static const char good[] = " (;\nGM[24]\n; P0[place wr A 2]\n)\n \n";
    static const char *const bad[] = {
        " (;\nGM[24]\n; P0[place wr A 2]",           /* not closed */
        " (;\nGM[24]\n; P0[place wr A",              /* nor the value */
        " (;\nGM[24]\n; P0[place wr A 2](;C[x](;C[", /* nor a variation */
        " (;\nGM[24]\n(;)(;(",
        " (;\nGM[24]\n; P0[place wr A 22]\n)\n", /* illegal */
        " (;\nGM[24]\n#;C[a(;GM[24\\])])\n",
        " (;\nGM[5])",
        "junk (;GM[24])\n(;\nGM [x\n",
        ")",
    };
    (void)state;
    for (size_t i = 0; i < sizeof bad / sizeof bad[0]; i++) {
        char source[512];
        int length = snprintf(source, sizeof source, "%s%s\n%s%s", good, bad[i], good, good);
        struct cursor cursor = cursor_over(source, (size_t)length);
        size_t records = 0, faulty = 0;
        while (read_next(&cursor, &record)) {
            records++;
            if (record.failed) {
                faulty++;
                if (!notation_boardspace.resync(&cursor, &record))
                    break;
            } else {
                assert_int_equal(record.count, 1);
            }
            assert_in_range(records, 0, 6);
        }
        assert_int_equal(records - faulty, 3);
        assert_in_range(faulty, 1, 2);
    }
}

/* Where a record is cut inside a value, the next one may follow on the same line. */
static void test_resync_inside_a_value(void **state)
{
    static const char source[] = "(;GM[24];P0[place wr A (;CM[0,1];P0[place wr A 2];TM[1(;GM[24])";
    struct cursor cursor = cursor_over(source, sizeof source - 1);
    (void)state;
    assert_true(read_next(&cursor, &record));
    assert_string_equal(summary_of(&record), " ! sgf-syntax");
    assert_true(notation_boardspace.resync(&cursor, &record));
    assert_true(read_next(&cursor, &record));
    assert_string_equal(summary_of(&record), "a2 ! sgf-syntax");
    assert_true(notation_boardspace.resync(&cursor, &record));
    assert_true(read_next(&cursor, &record));
    assert_string_equal(summary_of(&record), ", * unfinished");
    assert_false(read_next(&cursor, &record));
}

static void test_resync_at_an_edge(void **state)
{
    static const char source[] = "garbage garbage garbage garbage garbage garbage garbage garbage "
                                 "garbage garbage\n (;\nFF[4]GM[24])";
    (void)state;
    for (size_t length = 0; length < sizeof source; length++) {
        char *copy = malloc(length > 0 ? length : 1);
        assert_non_null(copy);
        memcpy(copy, source, length);
        struct cursor cursor = cursor_over(copy, length);
        record_reset(&record);
        bool found = notation_boardspace.resync(&cursor, &record);
        assert_true(found == (length > (size_t)(strstr(source, "4]G") - source) + 1));
        assert_true(cursor.at <= copy + (strchr(source, '(') - source));
        assert_true(found || cursor.starved);
        free(copy);
    }
    /* A record that was given up unread is not found again. */
    struct cursor cursor = cursor_over("(;GM[24]\n(;GM[24])", 18);
    record_reset(&record);
    assert_true(notation_boardspace.resync(&cursor, &record));
    assert_int_equal(scan_offset(&cursor), 9);
}

/* ---- Damage ------------------------------------------------------------ */

static const char sample[] =
    OPEN "DT[Fri Mar 13]\nGN[Y-a-b]\nRE[Game won by Ben]\n" PLAYERS BEFORE_ROW "C[x\\]y]\n"
         "; P0[0 Start White]\n; P0[1 place w  E 6]TM[18012]\n; P0[2 drop board  F 6]TM[18013]\n"
         "; P0[3 Done ]TM[18701]C[good (one)]\n; P0[4 remove w E 6 E 2]\n; P0[5 Done ]\n"
         "; P0[6 remove wr A 2]\n; P0[7 Done ]\n; P1[8 move K 7 J 6]TM[4]\n; P1[9 Done ]XM[?]\n"
         "(; P0[10 Resign ]TM[97719]\n; P0[11 Done ]TM[98547]\n;\nP0[time 0:01:43 ]\n"
         "P1[time 0:01:38 ]\n)(;C[other]))\n \n";

static void test_cut_anywhere(void **state)
{
    size_t whole = strlen(sample);
    (void)state;
    assert_string_equal(summary(sample), "e6-f6 xe2-e6 xa2 k7-j6, 0-1 resign ! variation-left-out");
    assert_returns(&record);
    for (size_t length = 0; length <= whole; length++) {
        bool found = read_bytes(sample, length, &record);
        if (!found) {
            assert_in_range(length, 0, 1);
        } else if (length < whole - 3) {
            assert_true(record.failed);
            assert_int_equal(record.faults[record_faults_kept(&record) - 1].code, FAULT_SGF_SYNTAX);
        } else {
            assert_int_equal(record.result, YINSH_RESULT_BLACK);
        }
    }
}

static void test_any_byte_replaced(void **state)
{
    static const char others[] = {0, (char)0xFF, ']', '(', ')', '[', '\\', ';', '\n'};
    const size_t length = sizeof sample - 1;
    char *copy = malloc(length);
    (void)state;
    assert_non_null(copy);
    for (size_t at = 0; at < length; at++)
        for (size_t i = 0; i < sizeof others; i++) {
            memcpy(copy, sample, length);
            copy[at] = others[i];
            if (read_bytes(copy, length, &record)) {
                unsigned lost;
                struct buffer text = write_record(&record, &lost);
                assert_true(read_bytes(text.bytes, text.length, &again));
                if (!record.failed) {
                    assert_int_equal(again.result, record.result);
                    assert_int_equal(again.count, record.count);
                }
                free(text.bytes);
            }
        }
    free(copy);
}

/* ---- Writing ----------------------------------------------------------- */

static void test_what_the_site_writes(void **state)
{
    /* The shape of the site's own files, byte by byte. */
    static const char source[] =
        " (;\nGM[24]VV[2]\nCM[0,1]\nTC[None]\nSU[Yinsh]\nDT[Fri Mar 13 19:56:26 GMT+01:00 2026]\n"
        "GN[Y-a-b-2026-03-13-1856]\nRE[Game won by Ben]\nP0[id \"Ann\"]\nP1[id \"Ben\"]\n"
        "; P0[0 Start White]\n; P0[1 place wr  G 2]TM[18012]\n; P0[2 Done ]TM[18701]\n"
        "; P1[3 place br  C 6]TM[8633]\n; P1[4 Done ]TM[19028]\n"
        "; P0[5 Resign ]TM[97719]\n; P0[6 Done ]TM[98547]\n;\nP0[time 0:01:43 ]\n"
        "P1[time 0:01:38 ]\n)\n \n";
    unsigned lost;
    (void)state;
    char *text = rewrite(source, &lost);
    assert_int_equal(lost, 0);
    assert_string_equal(text, source);
    free(text);
}

static void test_clock_nodes(void **state)
{
    unsigned lost;
    (void)state;
    char *text = rewrite(FROM(BEFORE_ROW, "; P0[place w A 2]TM[1]; P0[drop board B 2]TM[2]"
                                          "; P0[Done]TM[3]; P1[move K 7 J 6]TM[4]; TM[5]; TM[6]"
                                          "; TM[7]"),
                         &lost);
    assert_int_equal(lost, 0);
    assert_non_null(strstr(text, "\n; P0[1 place w  A 2]TM[1]\n; P0[2 drop board  B 2]TM[2]\n"
                                 "; P0[3 Done ]TM[3]\n; P1[4 place b  K 7]TM[4]\n"
                                 "; P1[5 drop board  J 6]TM[5]\n; P1[6 Done ]TM[6]\n; TM[7]\n"));
    free(text);
    assert_returns(&record);
    /* Clocks that no action has. */
    record_clock(&record, 1, 99);
    record_clock(&record, 77, 99);
    free(write_record(&record, &lost).bytes);
    assert_int_equal(lost, LOST_CLOCKS);
}

/* Read a short game, so that a test can add to it what it likes. */
static void begin_game(void)
{
    assert_true(read_bytes("(;GM[24];P0[place wr A 2];P1[place br A 3])", 43, &record));
}

static void add_tag(const char *name, const char *value)
{
    assert_true(
        record_tag(&record, name, strlen(name), value, strlen(value), (struct place){0, 0}));
}

static void test_hostile_tags(void **state)
{
    static const char *const names[] = {"White",  "Black",  "Date",        "GameName",  "Event",
                                        "Site",   "Round",  "TimeControl", "WhiteTime", "BlackTime",
                                        "SGF_AP", "SGF_GM", "SGF_P0",      "SGF_",      "SGF_x_y",
                                        "SGF_9",  "Foo",    "ResultText",  "SGF_XT",    "SGF_CM"};
    static const char *const values[] = {"",
                                         " ",
                                         "]",
                                         "[",
                                         "\\",
                                         "a\\",
                                         "\"",
                                         "a\"b",
                                         "a]b",
                                         "id \"x\"",
                                         "a\nb",
                                         "\n(;GM[24]",
                                         "a\n (;FF[",
                                         "None",
                                         "none",
                                         "?",
                                         "Ещё",
                                         "1-0",
                                         "Game drawn",
                                         " x ",
                                         "a:b]:\\]c",
                                         "\t",
                                         "(;GM[24])",
                                         "(;GM[24",
                                         "(\t;GM[24\\",
                                         "(;FF[(;GM[",
                                         "\\]",
                                         "\\\n",
                                         "\xE2\x80\x8F",
                                         "draw"};
    (void)state;
    for (size_t i = 0; i < sizeof names / sizeof names[0]; i++)
        for (size_t k = 0; k < sizeof values / sizeof values[0]; k++) {
            begin_game();
            add_tag(names[i], values[k]);
            add_tag(names[i], values[(k + 1) % (sizeof values / sizeof values[0])]);
            add_tag(names[i], "");
            record_note(&record, NOTE_COMMENT, values[k], strlen(values[k]));
            record_finish(&record);
            assert_returns(&record);
        }
}

/* Every pair of names with every result and end is read back. */
static void test_hostile_names(void **state)
{
    static const char *const names[] = {NULL,
                                        "",
                                        "Ann",
                                        "ann",
                                        "Bot",
                                        "BestBot",
                                        "Best Bot",
                                        "Game",
                                        "won",
                                        "by",
                                        "Game won by Ann",
                                        "1-0",
                                        "Game drawn",
                                        "drawn",
                                        " Ann",
                                        "Ann ",
                                        "\n",
                                        "Ann]",
                                        "\"",
                                        "Бот",
                                        "Боты",
                                        "*"};
    static const char *const sentences[] = {NULL,         "Ann has won", "Bot", "remis",    "?",
                                            "Game drawn", "1-0",         "",    "x\n(;GM[1"};
    static const char *const ends[] = {"resign", "time", "forfeit"};
    const size_t count = sizeof names / sizeof names[0];
    (void)state;
    for (size_t white = 0; white < count; white++)
        for (size_t black = 0; black < count; black++)
            for (size_t i = 0; i < sizeof sentences / sizeof sentences[0]; i++)
                for (size_t end = 0; end < 8; end++) {
                    begin_game();
                    if (names[white] != NULL)
                        add_tag("White", names[white]);
                    if (names[black] != NULL)
                        add_tag("Black", names[black]);
                    if (sentences[i] != NULL)
                        add_tag("ResultText", sentences[i]);
                    if (end < 6) {
                        add_tag("Result", end % 2 == 0 ? "1-0" : "0-1");
                        add_tag("Termination", ends[end / 2]);
                    } else if (end == 6) {
                        add_tag("Termination", "agreed");
                    }
                    record_finish(&record);
                    assert_returns(&record);
                }
}

static void test_lost_bytes(void **state)
{
    unsigned lost;
    (void)state;
    begin_game();
    add_tag("White", "A\x01n\xFFn\r\x7F");
    add_tag("Black", "Ann");
    add_tag("Event", "x\xC2\x85y");
    add_tag("ResultText", "A\x01nn!");
    add_tag("Result", "0-1");
    add_tag("Termination", "resign");
    record_finish(&record);
    assert_false(record.failed);
    struct buffer text = write_record(&record, &lost);
    assert_int_equal(lost, LOST_BYTES);
    assert_true(read_bytes(text.bytes, text.length, &again));
    assert_string_equal(summary_of(&again), "a2 a3, 0-1 resign");
    assert_string_equal(tag_of(&again, "White"), "Ann");
    assert_string_equal(tag_of(&again, "Event"), "xy");
    free(text.bytes);
    /* What was not understood stays so. */
    begin_game();
    add_tag("Termination", "agreed\x01");
    record_finish(&record);
    text = write_record(&record, &lost);
    assert_int_equal(lost, LOST_TAGS);
    assert_null(strstr(text.bytes, "agreed"));
    free(text.bytes);
    /* A name that no tag of ours can have. */
    begin_game();
    add_tag("a:b", "c");
    record_finish(&record);
    free(write_record(&record, &lost).bytes);
    assert_int_equal(lost, LOST_TAGS);
}

static void test_statements(void **state)
{
    static const char *const houses[] = {"standard+no-limit", "blitz+pool-ends", "blitz",
                                         "standard+pool-draws"};
    char source[512];
    (void)state;
    for (size_t i = 0; i < sizeof houses / sizeof houses[0]; i++) {
        snprintf(source, sizeof source, "(;GM[24]SU[Yinsh]XT[Variant:%s];P0[place wr A 2])",
                 houses[i]);
        assert_string_equal(summary(source), "a2, * unfinished");
        assert_returns(&record);
    }
    /* What states nothing leaves SU its say. */
    assert_string_equal(summary("(;GM[24]XT[Variant:?]SU[Yinsh-Blitz])"), ", * unfinished");
    assert_int_equal(record.start.variant, YINSH_BLITZ);
    assert_string_equal(summary("(;GM[24]XT[Variant:x]SU[Yinsh])"), " ! variant-unknown");
    assert_string_equal(summary("(;GM[24]XT[Position:x]SU[Yinsh])"), " ! position-bad");
    assert_string_equal(summary("(;GM[24]XT[Termination:odd];P0[place wr A 2])"),
                        "a2, * unfinished ! end-unknown");
    assert_returns(&record);
    /* The house rule of the caller holds where the record says nothing. */
    record.house = YINSH_HOUSE_NO_LIMIT;
    assert_string_equal(summary("(;GM[24]SU[Yinsh-Blitz])"), ", * unfinished");
    assert_int_equal(record.start.house, YINSH_HOUSE_NO_LIMIT);
    assert_int_equal(record.start.variant, YINSH_BLITZ);
    record.house = YINSH_HOUSE_NONE;
}

static uint32_t next_random(uint32_t *state)
{
    *state = *state * 1664525U + 1013904223U;
    return *state >> 8;
}

/* Games of random moves to their end, with notes and clocks strewn in. */
static void test_random_games(void **state)
{
    uint32_t random = 20260313;
    (void)state;
    for (int game = 0; game < 150; game++) {
        yinsh_action actions[YINSH_MAX_ACTIONS];
        record_reset(&record);
        record.source = NULL;
        record_variant(&record, game % 5 == 0 ? YINSH_BLITZ : YINSH_STANDARD,
                       game % 7 == 0 ? YINSH_HOUSE_POOL_ENDS : YINSH_HOUSE_NONE,
                       (struct place){0, 0});
        add_tag("White", "Ann");
        add_tag("Black", game % 2 == 0 ? "Ben" : "Ann");
        for (;;) {
            size_t count = yinsh_legal_actions(&record.now, actions);
            if (count == 0 || next_random(&random) % 200 == 0)
                break;
            if (record.now.turn != record.turn)
                assert_true(record_begin_turn(&record));
            assert_true(record_action(&record, actions[next_random(&random) % count],
                                      (struct place){0, 0}));
            for (uint32_t clocks = next_random(&random) % 5; clocks > 0; clocks--)
                record_clock(&record, record.count, next_random(&random));
            for (uint32_t notes = next_random(&random) % 3; notes > 0; notes--)
                record_note(&record, next_random(&random) % 2 ? NOTE_COMMENT : NOTE_MARK, "!?", 2);
        }
        record_finish(&record);
        if (record.failed) /* it broke off in the middle of a turn */
            continue;
        assert_returns(&record);
    }
}

/* ---- The site's own files ---------------------------------------------- */

static char *load(const char *folder, const char *name)
{
    char path[1024];
    struct buffer buffer = {NULL, 0};
    snprintf(path, sizeof path, "%s/records/boardspace/%s", folder, name);
    FILE *file = fopen(path, "rb");
    if (file == NULL)
        return NULL;
    for (int byte; (byte = getc(file)) != EOF;)
        collect(&buffer, &(char){(char)byte}, 1);
    fclose(file);
    return buffer.bytes;
}

static void test_real_files(void **state)
{
    static const struct {
        const char *name;
        size_t actions;
        const char *end;
        bool same_bytes;
    } files[] = {
        {"Y-BestBot-BOkpc-2026-03-13-1856.sgf", 11, "1-0 resign", true},
        {"Y-DrMih-Dumbot-2026-02-20-0858.sgf", 0, "0-1 rings", false},
        {"Y-phiulbrich-BestBot-2026-03-21-2221.sgf", 0, "0-1 resign", false},
    };
    const char *folder = getenv("YINSH_SHARED");
    (void)state;
    for (size_t i = 0; i < sizeof files / sizeof files[0]; i++) {
        unsigned lost;
        char *source = load(folder != NULL ? folder : "../shared", files[i].name);
        if (source == NULL) {
            print_message("the site's own files are not here: set YINSH_SHARED\n");
            skip();
            return;
        }
        assert_string_equal(strrchr(summary(source), ',') + 2, files[i].end);
        assert_int_equal(record.fault_count, 0);
        if (files[i].actions > 0)
            assert_int_equal(record.count, files[i].actions);
        /* Every TM is there. */
        size_t clocks = 0, written = 0;
        for (const char *at = source; (at = strstr(at, "TM[")) != NULL; at++)
            clocks++;
        for (const struct note *note = record.notes; note != NULL; note = note->next)
            written += note->kind == NOTE_CLOCK;
        assert_int_equal(written, clocks);
        assert_returns(&record);
        struct buffer text = write_record(&record, &lost);
        size_t difference = 0;
        for (const char *a = source, *b = text.bytes; *a != '\0' && *b != '\0'; a++) {
            if (*a == '\r')
                continue;
            difference += *a != *b++;
        }
        /* Row ends are put in order; else it is the same file but for its line ends. */
        if (files[i].same_bytes)
            assert_string_equal(text.bytes, source);
        print_message("%s: %zu bytes differ\n", files[i].name, difference);
        free(text.bytes);
        free(source);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_placing),
        cmocka_unit_test(test_head),
        cmocka_unit_test(test_tags),
        cmocka_unit_test(test_nul_bytes),
        cmocka_unit_test(test_moves),
        cmocka_unit_test(test_rows_of_the_opponent),
        cmocka_unit_test(test_pass),
        cmocka_unit_test(test_other_commands),
        cmocka_unit_test(test_changes_of_mind),
        cmocka_unit_test(test_changes_of_mind_in_moves),
        cmocka_unit_test(test_resign),
        cmocka_unit_test(test_time),
        cmocka_unit_test(test_sentences),
        cmocka_unit_test(test_draws),
        cmocka_unit_test(test_contradictions),
        cmocka_unit_test(test_line_ends_and_blanks),
        cmocka_unit_test(test_broken),
        cmocka_unit_test(test_variations),
        cmocka_unit_test(test_notes),
        cmocka_unit_test(test_resync),
        cmocka_unit_test(test_resync_inside_a_value),
        cmocka_unit_test(test_resync_at_an_edge),
        cmocka_unit_test(test_cut_anywhere),
        cmocka_unit_test(test_any_byte_replaced),
        cmocka_unit_test(test_what_the_site_writes),
        cmocka_unit_test(test_clock_nodes),
        cmocka_unit_test(test_hostile_tags),
        cmocka_unit_test(test_hostile_names),
        cmocka_unit_test(test_lost_bytes),
        cmocka_unit_test(test_statements),
        cmocka_unit_test(test_random_games),
        cmocka_unit_test(test_real_files),
    };
    int failed = cmocka_run_group_tests(tests, NULL, NULL);
    record_free(&record);
    record_free(&again);
    return failed;
}
