/* SPDX-License-Identifier: BSD-2-Clause */
/* Filters: which records they pass. */
#include "support/filter_driver.h"

/* ---- What passes ------------------------------------------------------- */

TEST(numbers)
{
    static const char *const pass[] = {"turns==81",  "turns == 81.0",  "turns!=80",
                                       "turns<82",   "turns<=81",      "turns>80",
                                       "turns>=81",  "turns<81.5",     "turns>80.99",
                                       "81==turns",  "80<turns",       "82>=turns",
                                       "turns>-1",   "white_rings==3", "black_rings<3",
                                       "record==7",  "line==12",       "moves>0",
                                       "turns==081", "turns!=81.25",   "fault_turn!=3",
                                       "turns",      "!fault_turn",    "turns==81.",
                                       "turns>.5",   "turns<+82",      NULL};
    static const char *const reject[] = {
        "turns==80", "turns!=81",     "turns<81",      "turns<=80.5",   "turns>81",
        "turns>=82", "81<turns",      "81>turns",      "fault_turn==0", "fault_turn<9",
        "record>7",  "fault_turn>=0", "fault_turn<=0", "fault_turn>-1", NULL};
    expect_both(pass, reject);
    read_record("", "1.e3 2.e3");
    expect("fault_turn==2", true);
    expect("fault_turn<3 && code==place-occupied", true);
    expect("turns==1 && !moves", true);
}

TEST(texts)
{
    static const char *const pass[] = {
        "white==\"Anna \\\"A\\\" B\"", "white=='Anna \"A\" B'", "white == 'Anna \\x22A\\x22 B'",
        "black==Zo\xC3\xAB", "black=='Zo\\xc3\\xAB'", "'Zo\xC3\xAB'==black",
        /* Results, ends and other words. */
        "result==1-0", "1-0==result", "result!=0-1&&result!=1/2-1/2&&result!=*", "claimed==''",
        "claimed!=1-0", "status==ok", "'ok'==status", "end==rings", "code==''",
        "code!=move-past-block", "file==games/2026.yin", "notation==gipf", "variant==standard",
        "winner==\"Anna \\\"A\\\" B\"", "date>=2026", "date>=\"2026\" && date!=''",
        "date<2026.10.01", "date<=2026.09.05", "\"2027\">date",
        /* As bytes. */
        "round<'9'", "event==''", "event<a", "date", "!event", "tag:Date==2026.09.05",
        "tag:Path==a/b", "tag:'Path'=='a/b'", "tag:Bad=='x\\xff'", "tag:Nothing==''",
        "tag:Nothing!=3",
        /* As numbers. */
        "tag:WhiteElo<2000", "tag:WhiteElo>'2000'", "tag:WhiteElo==999.0", "tag:Rate<-1.4",
        "tag:Rate==-1.5", "tag:Round>9", "tag:BlackElo!=1800", "tag:White", "tag:white",
        "!tag:Zero", "!tag:Nothing", NULL};
    static const char *const reject[] = {
        "white==anna", "white<Anna", "white==''", "black=='Zo'", "black!=Zo\xC3\xAB",
        /* Results and dates. */
        "result==*", "'a'==code", "date<2026", "date>2026.09.05", "round<9", "claimed",
        /* Tags. */
        "tag:BlackElo>1000", "tag:BlackElo<1000", "tag:BlackElo==1800", "tag:Nothing<3",
        "tag:Nothing==0", "tag:WhiteElo>=2000", "event>''", NULL};
    expect_both(pass, reject);
    read_record("[Variant \"blitz+steal+no-limit\"]\n[Result \"0-1\"]\n[Termination \"time\"]\n"
                "[Black \"Bo\"]\n\n",
                "1.e3");
    expect("variant==blitz+steal+no-limit && end==time && claimed==0-1 && winner==Bo", true);
    read_record("[Black \"Bo\"]\n\n", "1.e3 *");
    expect("winner=='' && result==* && claimed==*", true);
}

TEST(patterns)
{
    static const char *const pass[] = {
        "white=~/^Anna/", "white =~ /^anna/i", "white =~ / a n n a /ix", "white=~/B$/&&black=~/^Z/",
        "white!~/^B/", "black=~/\xC3\xAB$/",
        /* Tags, and an empty pattern. */
        "tag:Path=~/a\\/b/", "tag:Path=~/^a\\/b$/", "tag:Path=~/\\x2f/", "tag:Bad=~/\\xff/",
        "event=~/^$/", "event=~//", "event!~/./", "date=~/^\\d{4}\\.\\d\\d/",
        "round=~/1(?#comment)0/", "tag:WhiteElo=~/^9+$/", "white=~/a.*b/is",
        "white=~/^a/iiiiiiiiiiii", "white=~/^a/xsmi", NULL};
    static const char *const reject[] = {"white=~/^anna/", "white=~/^b/i", "white!~/Anna/",
                                         "event=~/./",     "black=~/\\//", NULL};
    expect_both(pass, reject);
}

/* Columns are compared as numbers if one of them always is, or both are tags with numbers. */
TEST(columns)
{
    static const char *const pass[] = {
        "white_rings >= black_rings", "white_rings == white_rings", "turns > moves",
        "record < line", "white < black", "winner == white", "black != white",
        /* Tags. */
        "tag:WhiteElo < turns || turns", "tag:WhiteElo == tag:WhiteElo",
        "tag:Round > turns || tag:Round <= turns", "tag:WhiteElo != tag:Nothing",
        "event == tag:Nothing", "tag:Date == date", "tag:Nothing == tag:None",
        "fault_turn != turns", "round < turns", "round == tag:Round", NULL};
    static const char *const reject[] = {
        "white_rings < black_rings", "white == black", "winner != white", "turns <= moves",
        "fault_turn == turns", "fault_turn < turns",
        /* Tags. */
        "tag:Nothing < turns", "tag:Nothing >= turns", "tag:WhiteElo < tag:WhiteElo", NULL};
    expect_both(pass, reject);
    read_record("[WhiteElo \"999\"]\n[BlackElo \"1000\"]\n[Round \"9\"]\n", "1.e3");
    expect("tag:WhiteElo < tag:BlackElo", true);
    expect("round < tag:BlackElo && round != tag:BlackElo", true);
}

/* Texts are compared as numbers with a number, whichever column has them; not in quotation marks.
 */
TEST(numbers_in_texts)
{
    static const char *const fields[] = {"round",     "event", "site",  "tag:Opening",
                                         "tag:Round", "white", "black", "winner"};
    read_record("[Event \"10\"]\n[Site \"10\"]\n[Opening \"10\"]\n[Round \"10\"]\n"
                "[White \"10\"]\n[Black \"10\"]\n[Result \"1-0\"]\n[Termination \"resign\"]\n\n",
                "1. a2 2. c4 3. e5 1-0");
    for (size_t i = 0; i < sizeof fields / sizeof fields[0]; i++) {
        static const char *const pass[] = {"> 2",   "> 9.5", "== 10",   "== 10.0", "in (2,010)",
                                           "<= 10", "!= 1",  "== '10'", "< '2'",   "=~ /^10$/"};
        char text[64];
        for (size_t k = 0; k < sizeof pass / sizeof pass[0]; k++) {
            snprintf(text, sizeof text, "%s %s", fields[i], pass[k]);
            expect(text, true);
        }
        snprintf(text, sizeof text, "2 > %s", fields[i]);
        expect(text, false);
    }
    static const char *const rounds[] = {"10", " 10", "10 ", "+10", "10.", " +010.0 "};
    for (size_t i = 0; i < sizeof rounds / sizeof rounds[0]; i++) {
        char head[64];
        snprintf(head, sizeof head, "[Round \"%s\"]\n\n", rounds[i]);
        read_record(head, "1.e3");
        expect("round > 2 && round < 11 && round == 10 && round in (+10) && round >= 10.", true);
        expect("tag:Round == round && round < turns", false);
    }
    read_record("[Round \".5\"]\n\n", "1.e3");
    expect("round == 0.5 && round == .5 && round < turns", true);
    read_record("[Round \"?\"]\n\n", "1.e3");
    expect("round > 2", false);
    expect("round <= 2", false);
    expect("round == 2", false);
    expect("round != 2 && event != 2", true);
    expect("round == '?' && round > '2'", true);
}

/* Days are compared as dates, in every form; an unknown day is not ordered with any. */
TEST(days)
{
    static const char *const pass[] = {
        "day == 2026-09-05", "day >= 2026-09-05", "day < 2026.10.01", "2026-08-31 < day",
        "day > '2025-12-31'", "day != 2026-09-06",
        /* Two days. */
        "day == day", "day == tag:Date", "day in (2026-09-04,2026-09-05)", "day != tag:Nothing",
        "day", "tag:Date <= day", NULL};
    static const char *const reject[] = {
        "day == 2026-09-06",  "day < 2026-09-05",    "day > 20261001",     "day != day",
        "day == tag:Nothing", "day in (2026-09-04)", "day < tag:WhiteElo", NULL};
    static const char *const unknown[] = {"day != 2026-09-05", "day != day", "!day",
                                          "date == 2026.??.??", NULL};
    static const char *const unordered[] = {
        "day == 2026-09-05", "day < 9999-12-31", "day >= 1583-01-01", "day == day", "day", NULL};
    expect_both(pass, reject);
    read_record("[Date \"Thu Mar 05 23:00:00 IST 2026\"]\n[UTCDate \"2026-03-06T01:00Z\"]\n",
                "1.e3");
    expect("day == 2026-03-05 && day < tag:UTCDate", true);
    read_record("[Date \"2026.??.??\"]\n", "1.e3");
    expect_all(unknown, true);
    expect_all(unordered, false);
}

/* A date is compared as a day with what looks like one, whatever the forms of both. */
TEST(dates)
{
    static const char *const forms[] = {"2026.03.05",
                                        "2026-03-05",
                                        "20260305",
                                        "2026/3/5",
                                        "2026-03-05T23:30:00-11:00",
                                        "Thu Mar 05 23:00:00 IST 2026",
                                        "3/5/2026 2:30:22 PM"};
    static const char *const pass[] = {
        "date >= 2026-03-01", "date == 2026.03.05", "date == 20260305", "date > 2026-03-04",
        "date < 2026-03-10", "date != 2026-03-06", "date >= '2026-03-01'", "date < '2026-12-01'",
        "'2026.02.28' < date", "date in (2026-03-04, 2026-03-05)", "tag:Date >= 2026-03-05",
        /* A year or a month. */
        "date >= 2026", "date == 2026", "date <= 2026", "date < 2027", "date > 2025",
        "date == 2026-03", "date >= 2026.03", "date < 2026-04", "date > '2026-02'",
        "date == 2026.??.??", "date == 2026.03.??", "day == 2026-03", "day > 2025",
        /* Two columns. */
        "date == day", "date == tag:Other", "tag:Other >= day", "date == tag:Before", NULL};
    static const char *const reject[] = {"date < 2026-03-01",    "date > 2026-03-05",
                                         "date != 2026.3.5",     "date >= 2026-10-01",
                                         "date >= '2026-10-01'", "date == 2025",
                                         "date > 2026",          "date < 2026",
                                         "date > 2026-03",       "date < 2026-03",
                                         "day > 2026",           "day == 2026-04",
                                         "date != tag:Other",    NULL};
    for (size_t i = 0; i < sizeof forms / sizeof forms[0]; i++) {
        char head[200];
        snprintf(head, sizeof head,
                 "[Date \"%s\"]\n[Other \"2026-03-05\"]\n[Before \"2026.??.??\"]\n", forms[i]);
        read_record(head, "1.e3");
        expect_all(pass, true);
        expect_all(reject, false);
    }
}

/* A date without its day has an order only with what it certainly comes before or after. */
TEST(parts_of_dates)
{
    static const char *const forms[] = {"2026.03.??", "2026-03", "2026/03/??"};
    static const char *const pass[] = {"date >= 2026-03-01",
                                       "date > 2026-02-28",
                                       "date <= 2026-03-31",
                                       "date < 2026.04.01",
                                       "date == 2026-03",
                                       "date == 2026",
                                       "date != 2026-03-05",
                                       "date != 2025",
                                       "!day",
                                       NULL};
    static const char *const reject[] = {
        "date == 2026-03-05", "date >= 2026-03-05", "date < 2026-03-05", "date > 2026-03-05",
        "date > 2026",        "date == day",        "date < day",        NULL};
    for (size_t i = 0; i < sizeof forms / sizeof forms[0]; i++) {
        char head[64];
        snprintf(head, sizeof head, "[Date \"%s\"]\n", forms[i]);
        read_record(head, "1.e3");
        expect_all(pass, true);
        expect_all(reject, false);
    }
    read_record("[Date \"????.??.??\"]\n", "1.e3");
    expect("date >= 1583 || date <= 9999 || date == 2026", false);
    expect("date != 2026 && date == '????.??.?\?' && date != '' && date != unknown", true);
    expect("date > ''", true);
    /* Two columns of dates are never compared as numbers. */
    read_record("[Date \"2026\"]\n[EventDate \"2026.05\"]\n[UTCDate \"20260401\"]\n", "1.e3");
    expect("date < tag:EventDate || date > tag:UTCDate || date < turns", false);
    expect("tag:EventDate == date && tag:UTCDate < tag:EventDate", true);
}

TEST(lists)
{
    static const char *const pass[] = {"turns in (81)",
                                       "turns in (1,2,81)",
                                       "turns in ( 1 , 81 , 2 )",
                                       "!(turns in (1,2))",
                                       "result in (0-1, \"1-0\")",
                                       "black in (a,'Zo\xC3\xAB')",
                                       "white in (winner, black)",
                                       "turns in (1) || turns in (81) && white",
                                       "!turns in (3) && white",
                                       "tag:WhiteElo in (5, 999.0)",
                                       "tag:'Path' in ('a/b')",
                                       "tag:Nothing in ('')",
                                       "status == ok && turns in (81,3) && result in (1-0)",
                                       NULL};
    static const char *const reject[] = {
        "turns in (1,2)",     "white in (a,b) || turns in (3)", "turns in (81) && white in (b,c)",
        "tag:Nothing in (0)", "!(result in (1-0,0-1))",         NULL};
    expect_both(pass, reject);
}

/* Valid UTF-8 is matched by characters, everything else byte by byte. */
TEST(unicode)
{
    static const char *const pass[] = {"black =~ /^zo\xC3\x8B$/i", "black =~ /^Zo.$/",
                                       "black =~ /^\\w+$/",        "black !~ /^zo\xC3\x8B$/",
                                       "tag:Bad =~ /^x.$/",        "tag:Bad =~ /\\xff$/",
                                       "black =~ /\\x{eb}$/",      "black !~ /\\x{100}/",
                                       "black =~ /\\p{Ll}$/",      NULL};
    read_record(tags, official_game);
    expect_all(pass, true);
}

TEST(precedence)
{
    /* Every combination of the truth values of three columns. */
    static const char *const truths[] = {"event", "turns"};
    read_record(tags, official_game);
    for (int bits = 0; bits < 8; bits++) {
        bool a = (bits & 1) != 0, b = (bits & 2) != 0, c = (bits & 4) != 0;
        const char *x = truths[a], *y = truths[b], *z = truths[c];
        const struct {
            const char *form;
            bool truth;
        } forms[] = {
            {"%s&&%s&&%s", a && b && c},
            {"%s||%s||%s", a || b || c},
            {"%s&&%s||%s", (a && b) || c},
            {"%s||%s&&%s", a || (b && c)},
            {"(%s||%s)&&%s", (a || b) && c},
            {"%s&&(%s||%s)", a && (b || c)},
            {"!%s&&%s||!%s", (!a && b) || !c},
            {"!(%s&&!%s)||%s", !(a && !b) || c},
            {"!!%s&&!!!%s||%s", (a && !b) || c},
            {"((%s))||!((%s)&&(%s))", a || !(b && c)},
            {"! ( %s || %s ) && ! %s", !(a || b) && !c},
        };
        for (size_t i = 0; i < sizeof forms / sizeof forms[0]; i++) {
            char text[128];
            snprintf(text, sizeof text, forms[i].form, x, y, z);
            expect(text, forms[i].truth);
        }
    }
    /* A negation applies to the whole comparison. */
    expect("!status==ok", false);
    expect("!status==illegal", true);
    expect(" \t\n turns\r\n&&\vturns\f", true);
}

/* ---- Patterns that cost too much --------------------------------------- */

TEST(limits_of_patterns)
{
    static const char costly[] = "white=~/^(a+)+$/";
    size_t column = 0;
    read_record("[White \"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaab\"]\n\n", "1.e3");
    assert_int_equal(judge(costly, &column), FILTER_GIVES_UP);
    assert_int_equal(column, 8);
    /* It gives up in every context, but is not tried without need. */
    assert_int_equal(judge("turns && !white=~/^(a+)+$/ || turns", &column), FILTER_GIVES_UP);
    assert_int_equal(column, 18);
    assert_int_equal(judge("turns || white=~/^(a+)+$/", &column), FILTER_PASSES);
    assert_int_equal(judge("!turns && white=~/^(a+)+$/", &column), FILTER_REJECTS);
    assert_int_equal(judge("(turns || white=~/^(a+)+$/) && !turns", &column), FILTER_REJECTS);
    /* The next record is not affected. */
    read_record("[White \"aaaa\"]\n\n", "1.e3");
    assert_int_equal(judge(costly, &column), FILTER_PASSES);
}

/* A record that a pattern gives up on is reported and does not pass. */
TEST(trouble_is_reported)
{
    static struct output unused;
    static struct results results;
    static const char text[] = "white=~/^(a+)+$/ || white==b";
    struct cli cli = {.out = &unused, .verbose = true};
    const struct work work = {.each = NULL};
    char error[FILTER_ERROR];
    size_t column;
    struct filter *filter = filter_new(text, strlen(text), &column, error, sizeof error);
    assert_non_null(filter);
    output_begin(&unused, NULL, NULL);
    results_begin(&results, &cli, &work);
    read_record("[White \"b\"]\n\n", "1.e3");
    assert_true(filter_passes(filter, &results, &place, &record));
    assert_true(filter_passes(NULL, &results, &place, &record));
    assert_int_equal(results.status, STATUS_GOOD);
    read_record("[White \"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaac\"]\n\n", "1.e3");
    assert_false(filter_passes(filter, &results, &place, &record));
    assert_int_equal(results.status, STATUS_TROUBLE);
    assert_int_equal(output_flush(&results.err), 0);
    static const char expected[] = "games/2026.yin:12: record 7: the pattern /^(a+)+$/ in "
                                   "column 8 of the filter needs more than 1000000 steps\n";
    assert_int_equal(results.err_store.bytes.length, strlen(expected));
    assert_memory_equal(results.err_store.bytes.at, expected, strlen(expected));
    filter_free(filter);
    results_free(&results);
}

/* ---- Columns that are used ---------------------------------------------- */

TEST(uses)
{
    static const struct {
        const char *text;
        bool number, game;
    } filters[] = {
        {"white=~/a/ && (3<record || tag:x==y || line>moves)", true, false},
        {"line<record", true, false},
        {"tag:x==record", true, false},
        {"tag:record==x || turns>3", false, false},
        {"turns<white_rows", false, true},
        {"first_ring in (3, 4)", false, true},
        {"has hash && count(row)>record", true, true},
    };
    char error[FILTER_ERROR];
    size_t column;
    for (size_t i = 0; i < sizeof filters / sizeof filters[0]; i++) {
        const char *text = filters[i].text;
        struct filter *filter = filter_new(text, strlen(text), &column, error, sizeof error);
        assert_non_null(filter);
        assert_int_equal(filter->uses_number, filters[i].number);
        assert_int_equal(filter->uses_game, filters[i].game);
        filter_free(filter);
    }
    filter_free(NULL);
}

int main(void)
{
    return run_defined_tests(NULL, free_record);
}
