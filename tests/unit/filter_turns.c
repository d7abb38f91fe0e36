/* SPDX-License-Identifier: BSD-2-Clause */
/* Filters that ask about turns: any(...), all(...), count(...), first(...) and seq(...). */
#include "support/filter_driver.h"

/* ---- Columns of turns --------------------------------------------------- */

TEST(columns)
{
    static const char *const pass[] = {
        "any(turn == 81) && !any(turn > 81)",
        "first(turn == 7) == 7 && count(turn <= 10) == 10",
        "all(turn >= 1 && turn <= turns)",
        "first(actions =~ /;?x[a-k]/) == 35 && any(actions =~ /^d5-d9/) && all(actions)",
        "count(side == white) == 41 && count(side==Black)==40",
        "count(white == side) == 41 && all(side in (white, black))",
        "count(kind == place) == 10 && count(kind == move) == 71",
        "!any(kind in (pass, steal, remove))",
        "any(turn == 11 && from == c8 && to == c1)",
        "any(turn == 1 && !from && to == C8)",
        "all(kind == place || from && to) && all(from != to)",
        "any(to in (k8, b1)) && any(to == 'k8') && any(k8 == to)",
        "count(row) == 5 && count(row == 1) == 5",
        "count(row_by == white) == 2 && count(row_by == black) == 3",
        "count(row_by == side) == 4 && count(row_by != side) == 77",
        "count(row && row_by != side) == 1 && !any(row_by == both)",
        "any(turn == 59 && row_by == black && side == white)",
        "count(ring_taken) == 5 && count(ring_taken == d9) == 2",
        "any(ring_taken == to && turn == 35)",
        "any(turn == 59 && ring_taken == b7 && ring_taken != to && to == h10 && from == h7)",
        "any(turn == 11 && markers_white == 1 && markers_black == 0)",
        "any(markers_white < markers_black) && any(markers_white > markers_black)",
        "first(legal_moves == 85) == 1 && first(legal_moves == 76) == 10",
        "any(turn == 59 && legal_moves == 2)",
        "any(turn == 1 && mobility == 0) && any(turn == 2 && mobility > 0)",
        "all(has turn && has flips && has mobility) && !any(has clock || has comment)",
        "count(has from) == 71 && count(has row_by) == 5 && count(has ring_taken) == 5",
        "all(!comment && comment == '' && comment =~ /^$/ && clock != 3)",
        NULL,
    };
    static const char *const reject[] = {"any(from == to)",     "any(from != from && kind == move)",
                                         "any(clock < 1)",      "any(clock >= 0)",
                                         "any(flips > 20)",     "all(kind == move)",
                                         "any(row_by == both)", NULL};
    expect_both(pass, reject);
}

/* What is rare: passes, steals, and turns in which the game ends with a row of the opponent. */
TEST(kinds)
{
    read_record("", passing_game);
    expect("count(kind == pass) == 1 && first(kind == pass) == 57", true);
    expect("any(kind == pass && !from && !to && flips == 0 && legal_moves == 1)", true);
    read_record("", pass_after_row_game);
    expect("any(turn == 67 && kind == pass && row == 1 && row_by == black && ring_taken == h5)",
           true);
    read_record("[Variant \"standard+steal\"]\n\n", "1.e3 2.steal 3.e4 4.e5");
    expect("first(kind == steal) == 2 && any(turn == 2 && !to && !from)", true);
    /* Of an incomplete turn, what was played counts: here the ring is missing. */
    read_record("", "1.e3 2.e3");
    expect("count(turn) == 1 && turns == 1", true);
}

TEST(notes)
{
    static const char *const pass[] = {
        "first(comment =~ /hello/) == 1",
        "count(comment) == 3", /* "0" alone is not true */
        "count(has comment) == 4",
        "any(turn == 2 && comment == 'one\\ntwo')",
        "any(comment =~ /^two$/m && comment !~ /^two/)",
        "any(turn == 3 && comment =~ /A\\/B/i)",
        "any(comment == tag:Remark)",
        "count(has clock) == 2",
        "any(turn == 1 && clock == 60.5) && any(turn == 3 && clock == 58)",
        "count(clock < 60) == 1 && count(clock > 57.5) == 2",
        "any(clock > turns) && first(clock < tag:Limit) == 3",
        NULL,
    };
    read_record("[Remark \"0\"]\n[Limit \"60\"]\n\n",
                "{hello} 1.c8 {[%tm 60500]} 2.g4 {one} {two} 3.d4 {a/b} {[%tm 59000]} "
                "{[%tm 58000]} 4.g11 {0} 5.d6");
    expect_all(pass, true);
    /* A clock before the first action is not one after a turn. */
    read_record("", "{[%tm 60500]} 1.c8 2.g4");
    expect("any(has clock)", false);
}

TEST(positions)
{
    static const char *const pass[] = {
        "first(position ~ 'Wc8') == 1",
        "first(position ~ \"Wc8 Bg4\") == 2",
        "any(position ~ Wc8)",
        "any(turn == 3 && !position ~ 'Be5')",
        "seq(position ~ 'Wc8' then position ~ 'wc8' && turn == 11)",
        NULL,
    };
    read_record("", official_game);
    expect_all(pass, true);
    /* The same after a turn of the board, which changes which point c8 is. */
    read_record("", "1.i4 2.d2");
    expect("any(position ~ 'Wc8')", true);
    expect("any(position ~ 'Wf6')", false);
}

/* ---- Questions ---------------------------------------------------------- */

TEST(questions)
{
    static const char *const pass[] = {
        "any(row)",
        "any (row)",
        "any( (row) && !(flips < 2 || turn < 3) )",
        "!any(turn == 82) && !all(row) || turns == 0",
        "count(row) >= 3 && 3 <= count(row)",
        "count(row) && first(row)",
        "count(row) in (4, 5)",
        "count(row) > white_rings && count(turn) == turns && turns == count(turn)",
        "count(side == white) > count(side == black)",
        "count(row) < tag:Round",
        "first(row) == 35 && first(row_by == black) == 46",
        "first(row && side == white) < first(row && side == black)",
        "!first(turn > 99) && first(turn > 99) != 3 && !(first(turn > 99) < 3)",
        "first(turn > 99) != first(turn > 99)",
        "any(turn == turns && row) && any(result == 1-0 && row)",
        "any(white =~ /Anna/ && turn == 3)",
        "all(day == 2026-09-05) && all(record == 7)",
        "has tag:White && has tag:Zero && !has tag:Nothing && !has code && has day && has turns",
        "turns > 3 && (any(turn == 3) || any(turn == 500)) && !(any(turn == 500))",
        "event == any || event == '' && black != first", /* words as before */
        "white != flips || turns",
        NULL,
    };
    read_record(tags, official_game);
    expect_all(pass, true);
    /* Nothing was played. */
    read_record("[White \"A\"]\n\n", "*");
    expect("all(turn == 3) && !any(turn) && count(turn) == 0 && !first(turn)", true);
    expect("seq(turn)", false);
}

TEST(sequences)
{
    /* The rows are removed in turns 35, 46, 58, 59 and 81. */
    static const char *const pass[] = {
        "seq(row)",
        "seq(row then row then row then row then row)",
        "seq(turn == 3 then turn == 4)",
        "seq(turn == 3 then within 1 turn == 4)",
        "seq(turn == 3 next turn == 4 next turn == 5)",
        "seq(row next row)",
        "seq(row then within 11 row)",
        "seq(row then within 22 row then within 22 turn == 81)",
        "seq(row_by == black next row_by == black)",
        "seq(row then within 12 row next row then row)",
        /* Not the first turn from which it may continue, but a later one. */
        "seq(row then within 1 row)",
        "seq(turn > 2 && turn < 9 next turn == 8 then turn > 80)",
        "seq(turn < 50 then within 1 turn == 50)",
        "seq((row || turn == 1) then (row && (turn > 60 || turn == 3)))",
        "seq(!row next !row) && !seq(turn == 81 then turn)",
        "seq(row then within 1000 turn == 81)",
        NULL,
    };
    static const char *const reject[] = {
        "seq(turn == 4 then turn == 3)",
        "seq(turn == 4 then turn == 4)",
        "seq(row then row then row then row then row then row)",
        "seq(row next row next row)",
        "seq(turn == 3 then within 3 turn == 7)",
        "seq(turn == 3 next turn == 5)",
        "seq(row then within 10 row_by == black && turn == 46)",
        "seq(turn == 1 next turn == 2 then within 2 turn == 5)",
        NULL,
    };
    expect_both(pass, reject);
}

/* ---- What is invalid ---------------------------------------------------- */

TEST(errors)
{
    static const struct refusal refusals[] = {
        {"flips > 5", 1, "'flips' describes a turn; it is allowed only in any(...), all(...), "},
        {"turns > 3 && 5 < flips", 18, "'flips' describes a turn"},
        {"any(row) && row", 13, "'row' describes a turn"},
        {"turns == flips", 10, "'flips' describes a turn"},
        {"position ~ 'We5'", 1, "'position' describes a turn"},
        {"has flips", 5, "'flips' describes a turn"},
        {"from in (e3)", 1, "'from' describes a turn"},
        {"turns && any", 10, "'any' needs conditions in parentheses, as in any(flips > 5)"},
        {"seq == 3", 1, "'seq' needs conditions in parentheses"},
        {"has count(row)", 5, "expected a column after 'has'; test a question without it"},
        {"any(row", 4, "this parenthesis is not closed"},
        {"any((row)", 4, "this parenthesis is not closed"},
        {"any(", 5, "expected a column or a comparison here"},
        {"any()", 5, "expected a column or a comparison here"},
        {"seq(row then)", 13, "expected a column or a comparison here"},
        {"seq(then row)", 5, "unknown column 'then'"},
        {"any(row) any(row)", 10, "expected && or || here"},
        {"any(row row)", 9, "expected && or || here"},
        {"any(any(row))", 5, "'any' is not allowed in a condition about turns"},
        {"any(turn < count(row))", 12, "'count' is not allowed in a condition about turns"},
        {"seq(row then seq(row))", 14, "'seq' is not allowed in a condition about turns"},
        {"any(row) == 3", 1, "'any' is true or false and cannot be compared"},
        {"3 == all(row)", 6, "'all' is true or false and cannot be compared"},
        {"seq(row) in (3)", 10, "expected && or || here"},
        {"any(row then row)", 9, "'then' joins only the conditions of seq(...)"},
        {"seq((row then row))", 10, "'then' joins only the conditions of seq(...)"},
        {"turns then turns", 7, "'then' joins only the conditions of seq(...)"},
        {"turns next turns", 7, "'next' joins only the conditions of seq(...)"},
        {"seq(row within 3 row)", 9, "expected && or || here"},
        {"seq(row next within 3 row)", 14, "unknown column 'within'"},
        {"seq(row then within row)", 21, "expected a number of turns from 1 to 1000 here"},
        {"seq(row then within 0 row)", 21, "expected a number of turns"},
        {"seq(row then within 1001 row)", 21, "expected a number of turns"},
        {"seq(row then within 2.5 row)", 21, "expected a number of turns"},
        {"seq(row then within '2' row)", 21, "expected a number of turns"},
        {"seq(row then within", 20, "expected a number of turns"},
        {"count(row) == a", 15, "count(...) is a number, and 'a' is not"},
        {"count(row) == white", 15, "count(...) is a number, and white is not"},
        {"first(row) =~ /3/", 15, "first(...) is a number, which no pattern can match"},
        {"any(from == z9)", 13, "from is a point, and 'z9' is not; expected a point of the board"},
        {"any(from == a1)", 13, "from is a point, and 'a1' is not"},
        {"any(from == 'e3 ')", 13, "from is a point, and 'e3 ' is not"},
        {"any(from > e3)", 12, "from is a point, and points have no order; use == or !="},
        {"any(e3 <= from)", 5, "from is a point, and points have no order"},
        {"any(from < to)", 12, "from is a point, and points have no order"},
        {"any(from =~ /e/)", 13, "from is a point, which no pattern can match"},
        {"any(from == flips)", 13, "from is a point, and flips is not"},
        {"any(turn == to)", 13, "turn is a number, and to is not"},
        {"any(from == white)", 13, "from is a point, and white is not"},
        {"any(from == tag:From)", 13, "from is a point, and tag:From is not"},
        {"any(from == tag:\xff)", 13, "from is a point, and tag:\\xff is not"},
        {"any(tag:'\x1b' == side)", 16, "tag:\\x1b and side have no value in common"},
        {"any(flips > many)", 13, "flips is a number, and 'many' is not"},
        {"any(clock > 1:00)", 13, "clock is a number, and '1:00' is not"},
        {"any(kind == palce)", 13, "kind is never 'palce'; did you mean place? The values are: "},
        {"any(side == winner)", 13, "side and winner have no value in common"},
        {"any(white == kind)", 14, "white and kind have no value in common"},
        {"any(kind == side)", 13, "kind and side have no value in common"},
        {"any(flipz)", 5,
         "unknown column 'flipz'; did you mean flips? The columns are: turn, side"},
        {"any(position)", 5, "'position' must be compared with a pattern, as in position ~"},
        {"any(position == 'We5')", 5, "'position' must be compared with a pattern"},
        {"any(has position)", 9, "'position' must be compared with a pattern"},
        {"any(position ~ 'We5 wz9')", 22, "invalid pattern: "},
        {"any(position ~ Xe5)", 16, "invalid pattern: "},
        {"any(position ~ '\\x57e5 X')", 16, "invalid pattern: "},
        {"any(position ~ '')", 17, "invalid pattern: "},
        {"any(position ~)", 15, "expected a value here"},
        {"any('We5' ~ position)", 5, "only position is compared by ~; use =~ for texts"},
        {"white ~ /a/", 1, "only position is compared by ~"},
        {"any(position !~ /a/)", 5, "'position' must be compared with a pattern"},
        {"any(position !~ 'a')", 5, "'position' must be compared with a pattern"},
        {"has", 4, "expected a column after 'has'"},
        {"has 'White'", 5, "expected a column after 'has'"},
        {"has White", 5, "unknown column 'White'; did you mean white"},
        {"has == 3", 1, "unknown column 'has'"},
    };
    refuse_all(refusals, sizeof refusals / sizeof refusals[0]);
}

/* Compile a beginning, a part that is repeated, and an end; expect an error unless words is NULL.
 */
static void try_repeated(const char *begin, const char *part, size_t count, const char *end,
                         const char *words)
{
    char error[FILTER_ERROR] = "";
    size_t column = 0;
    char *text = repeated(begin, part, count, end);
    struct filter *filter = compile(text, strlen(text), &column, error);
    assert_int_equal(filter == NULL, words != NULL);
    if (words != NULL && strstr(error, words) == NULL)
        fail_msg("%s", error);
    if (filter != NULL)
        filter_judge(filter, &place, &record, &column);
    filter_free(filter);
    free(text);
}

/* As many questions, conditions and parentheses as there may be, and one more. */
TEST(limits)
{
    static const char tokens[] = "more than 1024 words and operators";
    read_record(tags, official_game);
    try_repeated("", "any(row)||", 204, "!row", "'row' describes");
    try_repeated("", "any(row)&&", 203, "turns||turn", "'turn' describes");
    try_repeated("", "all(turn)&&", 204, "turns", NULL);
    try_repeated("", "all(turn)&&", 205, "turns", tokens);
    try_repeated("seq(", "turn then ", 510, "row)", NULL);
    try_repeated("seq(", "turn then ", 511, "row)", tokens);
    try_repeated("seq(", "turn next ", 509, "turn)", NULL);
    try_repeated("any(", "(", FILTER_NESTING - 1, "row", "this parenthesis is not closed");
    try_repeated("any(", "(", FILTER_NESTING, "row", "more than 64 parentheses are open");
    try_repeated("seq(row then ", "!(row||turn&&", FILTER_NESTING - 1, "row", "is not closed");
}

TEST(asks_turns)
{
    static const struct {
        const char *text;
        bool asks;
    } filters[] = {{"turns > 3", false}, {"turns && any(record)", true}, {"3 < count(row)", true}};
    for (size_t i = 0; i < sizeof filters / sizeof filters[0]; i++) {
        char error[FILTER_ERROR];
        size_t column;
        struct filter *filter = compile(filters[i].text, strlen(filters[i].text), &column, error);
        assert_non_null(filter);
        assert_int_equal(filter->question_count > 0, filters[i].asks);
        assert_int_equal(filter->uses_number, i == 1);
        filter_free(filter);
    }
}

/* ---- Bounded time ------------------------------------------------------- */

/* A pattern that takes very long fails only if its answer is needed. */
TEST(patterns_that_give_up)
{
    static char game[12000];
    struct text text = text_begin(game, sizeof game);
    size_t column = 0;
    text_add_string(&text, "1.e3 {aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaab} 2.e4 {b}");
    read_record("[White \"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaab\"]\n\n", game);
    assert_int_equal(judge("any(comment =~ /^(a+)+$/)", &column), FILTER_GIVES_UP);
    assert_int_equal(column, 16);
    assert_int_equal(judge("all(turn == 9 || white =~ /^(a+)+$/)", &column), FILTER_GIVES_UP);
    assert_int_equal(column, 27);
    assert_int_equal(judge("count(comment =~ /^(a+)+$/) > 3", &column), FILTER_GIVES_UP);
    assert_int_equal(judge("any(turn == 2) || any(comment =~ /^(a+)+$/)", &column), FILTER_PASSES);
    assert_int_equal(
        judge("turns && any(turn == 2) && !any(turn == 2 && comment =~ /^(a+)+$/)", &column),
        FILTER_PASSES);
    assert_int_equal(judge("any(turn == 1 || comment =~ /^(a+)+$/)", &column), FILTER_PASSES);
}

/* In many comments, each search gets fewer steps. */
TEST(many_comments)
{
    static char game[16384 - 100];
    struct text text = text_begin(game, sizeof game);
    size_t column = 0;
    static const char points[][4] = {"b1", "c1", "d1", "e1", "b2", "c2", "d2", "e2", "f2", "g2"};
    for (size_t i = 0; i < 10; i++) {
        text_format(&text, "%zu.%s {", i + 1, points[i]);
        for (int j = 0; j < 1000; j++)
            text_add_string(&text, "a");
        text_add_string(&text, "b} ");
    }
    read_record("", game);
    assert_int_equal(judge("all(comment =~ /a+b$/)", &column), FILTER_PASSES);
    assert_int_equal(judge("any(comment =~ /^(a+)+$/)", &column), FILTER_GIVES_UP);
}

/* The turns of a record end at its first error, even if the reader continues after it. */
TEST(errors_end_turns)
{
    static const char game[] = "1.e3 2.e8 3.e3 4.f5 5.d6 6.b3 7.j9 8.f8";
    read_record("", game);
    expect("count(turn) == 2 && !any(turn > 2)", true);
    record.options.continues = true;
    read_record("", game);
    assert_int_equal(record.game.count, 7);
    expect("count(turn) == 2 && !any(turn > 2) && any(side == black && to == e8)", true);
    record.options.continues = false;
}

int main(void)
{
    return run_defined_tests(NULL, free_record);
}
