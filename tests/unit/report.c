/* SPDX-License-Identifier: BSD-2-Clause */
/* The reports on sums: summary, standings and crosstable, in every format. */
#include "support/tally_driver.h"

#include "score/report.h"

#include <math.h>

enum { SUMMARY, STANDINGS, CROSSTABLE };

/* ---- Summary ----------------------------------------------------------- */

static const char all_kinds[] =
    "status ok\t6\nstatus mismatch\t1\nstatus illegal\t2\nstatus malformed\t1\n"
    "result 1-0\t2\nresult 0-1\t1\nresult 1/2-1/2\t2\nresult *\t1\n"
    "end rings\t3\nend markers\t2\nend unfinished\t1\n"
    "turns 50\t1\nturns 61\t3\nturns 80\t1\nunnamed\t2\n"
    "game a b 1-0 3-2\t2\ngame b a 1/2-1/2 2-2\t1\n";

TEST(summary)
{
    expect_report(all_kinds, SUMMARY, TABLE_TSV,
                  "group\titem\tvalue\tshare\n"
                  "status\tok\t6\t0.6000\nstatus\tmismatch\t1\t0.1000\n"
                  "status\tillegal\t2\t0.2000\nstatus\tmalformed\t1\t0.1000\n"
                  "result\t*\t1\t0.1667\nresult\t1-0\t2\t0.3333\n"
                  "result\t0-1\t1\t0.1667\nresult\t1/2-1/2\t2\t0.3333\n"
                  "end\tunfinished\t1\t0.1667\nend\trings\t3\t0.5000\nend\tmarkers\t2\t0.3333\n"
                  "end\tblocked\t0\t0.0000\nend\tresign\t0\t0.0000\nend\ttime\t0\t0.0000\n"
                  "end\tforfeit\t0\t0.0000\nend\tagreed\t0\t0.0000\n"
                  "end\tboth-lost\t0\t0.0000\nend\tunknown\t0\t0.0000\n"
                  "turns\tgames\t5\t\nturns\tmin\t50\t\nturns\tmedian\t61.0\t\n"
                  "turns\tmean\t62.60\t\nturns\tmax\t80\t\n"
                  "first\tgames\t5\t\nfirst\tscore\t0.6000\t\nfirst\tlow\t0.2709\t\n"
                  "first\thigh\t0.8422\t\n"
                  "players\tnamed\t3\t0.6000\nplayers\tunnamed\t2\t0.4000\n");
}

TEST(empty_summary)
{
    struct tally *tally = tally_of("");
    char *report = report_of(tally, SUMMARY, TABLE_JSON);
    assert_non_null(strstr(report, "{\"group\":\"status\",\"item\":\"ok\",\"value\":0,"
                                   "\"share\":null}\n"));
    assert_non_null(strstr(report, "\"item\":\"median\",\"value\":null,\"share\":null}\n"));
    assert_non_null(strstr(report, "\"item\":\"low\",\"value\":null,\"share\":null}\n"));
    free(report);
    tally_free(tally);
}

static void expect_median(const char *lines, const char *expected)
{
    struct tally *tally = tally_of(lines);
    char *report = report_of(tally, SUMMARY, TABLE_TSV);
    char line[100];
    snprintf(line, sizeof line, "\nturns\tmedian\t%s\t\n", expected);
    assert_non_null(strstr(report, line));
    free(report);
    tally_free(tally);
}

TEST(median)
{
    expect_median("turns 0\t1\n", "0.0");
    expect_median("turns 65535\t9\n", "65535.0");
    expect_median("turns 3\t1\nturns 4\t1\n", "3.5");
    expect_median("turns 3\t2\nturns 4\t1\n", "3.0");
    expect_median("turns 3\t1\nturns 4\t2\n", "4.0");
    expect_median("turns 3\t2\nturns 90\t2\n", "46.5");
    expect_median("turns 3\t1000000000000000000\nturns 4\t1000000000000000000\n", "3.5");
    expect_median("turns 3\t1000000000000000000\nturns 4\t1000000000000000001\n", "4.0");
}

/* ---- The interval ------------------------------------------------------ */

static void expect_interval(uint64_t wins, uint64_t draws, uint64_t losses, double low, double high)
{
    struct figure found = figure_score(wins, draws, losses);
    assert_true(fabs(found.low - low) < 5e-5 && fabs(found.high - high) < 5e-5);
}

/* The interval contains the mean, and is within the possible values. */
static double coverage(int games, double win, double drawn)
{
    double covered = 0, mean = win + drawn / 2;
    for (int wins = 0; wins <= games; wins++)
        for (int draws = 0; draws + wins <= games; draws++) {
            int losses = games - wins - draws;
            double chance = lgamma(games + 1) - lgamma(wins + 1) - lgamma(draws + 1) -
                            lgamma(losses + 1) + wins * log(win) + draws * log(drawn) +
                            losses * log(1 - win - drawn);
            struct figure found = figure_score((uint64_t)wins, (uint64_t)draws, (uint64_t)losses);
            covered += found.low <= mean && mean <= found.high ? exp(chance) : 0;
        }
    return covered;
}

TEST(interval)
{
    static const double shares[] = {0.02, 0.1, 0.3, 0.45};
    /* Wilson's, without draws: known values. */
    expect_interval(5, 0, 5, 0.2366, 0.7634);
    expect_interval(0, 0, 10, 0, 0.2775);
    expect_interval(10, 0, 0, 0.7225, 1);
    expect_interval(1, 0, 0, 0.2065, 1);
    expect_interval(81, 0, 182, 0.2553, 0.3662);
    /* All drawn: half of z^2 / (n + z^2) to each side. */
    expect_interval(0, 1, 0, 0.1033, 0.8967);
    expect_interval(0, 96, 0, 0.4808, 0.5192);
    /* Many games: nearly the usual 1.96 standard deviations. */
    expect_interval(300000, 400000, 300000, 0.49924, 0.50076);
    expect_interval(UINT64_C(1) << 60, 0, UINT64_C(1) << 60, 0.5, 0.5);
    for (int games = 10; games <= 40; games += 10)
        for (size_t i = 0; i < 4; i++)
            for (size_t k = 0; k < 4; k++)
                assert_true(coverage(games, shares[i], shares[k]) > 0.89);
}

/* ---- Standings --------------------------------------------------------- */

TEST(standings)
{
    expect_report("game a b 1-0 3-1\t2\ngame b a 1/2-1/2 2-2\t1\ngame c%20d a 0-1 0-3\t1\n"
                  "game b c%20d 0-1 1-3\t1\n",
                  STANDINGS, TABLE_TSV,
                  "rank\tplayer\tgames\twins\tdraws\tlosses\tpoints\tscore\trings_for\t"
                  "rings_against\twhite_games\twhite_points\tblack_games\tblack_points\t"
                  "sonneborn_berger\tbuchholz\n"
                  "1\ta\t4\t3\t1\t0\t3.5\t87.5\t11\t4\t2\t2.0\t2\t1.5\t2.25\t2.50\n"
                  "2\tc d\t2\t1\t0\t1\t1.0\t50.0\t3\t4\t1\t0.0\t1\t1.0\t0.50\t4.00\n"
                  "3\tb\t4\t0\t1\t3\t0.5\t12.5\t5\t11\t2\t0.5\t2\t0.0\t1.75\t11.50\n");
    /* Ranks: b and c differ in names alone, d has more games, e and f differ in rings. */
    expect_report("game b x 1-0 3-1\t1\ngame c y 1-0 3-1\t1\ngame d z 1-0 3-1\t1\n"
                  "game z d 1-0 3-1\t1\ngame e z 1-0 3-0\t1\ngame f z 1-0 3-2\t1\n",
                  STANDINGS, TABLE_CSV,
                  "rank,player,games,wins,draws,losses,points,score,rings_for,rings_against,"
                  "white_games,white_points,black_games,black_points,"
                  "sonneborn_berger,buchholz\n"
                  "1,e,1,1,0,0,1.0,100.0,3,0,1,1.0,0,0.0,1.00,1.00\n"
                  "2,b,1,1,0,0,1.0,100.0,3,1,1,1.0,0,0.0,0.00,0.00\n"
                  "2,c,1,1,0,0,1.0,100.0,3,1,1,1.0,0,0.0,0.00,0.00\n"
                  "4,f,1,1,0,0,1.0,100.0,3,2,1,1.0,0,0.0,1.00,1.00\n"
                  "5,d,2,1,0,1,1.0,50.0,4,4,1,1.0,1,0.0,1.00,2.00\n"
                  "6,z,4,1,0,3,1.0,25.0,6,10,1,1.0,3,0.0,1.00,4.00\n"
                  "7,x,1,0,0,1,0.0,0.0,1,3,0,0.0,1,0.0,0.00,1.00\n"
                  "7,y,1,0,0,1,0.0,0.0,1,3,0,0.0,1,0.0,0.00,1.00\n");
    /* A game against oneself counts for both sides. */
    expect_report("game a a 1-0 3-1\t1\ngame a a 1/2-1/2 2-2\t2\n", STANDINGS, TABLE_JSON,
                  "{\"rank\":1,\"player\":\"a\",\"games\":6,\"wins\":1,\"draws\":4,\"losses\":1,"
                  "\"points\":3.0,\"score\":50.0,\"rings_for\":12,\"rings_against\":12,"
                  "\"white_games\":3,\"white_points\":2.0,\"black_games\":3,"
                  "\"black_points\":1.0,\"sonneborn_berger\":0.00,\"buchholz\":0.00}\n");
    expect_report("status ok\t1\n", STANDINGS, TABLE_JSON, "");
}

/* The last two columns and the rank of each player, in the order of their standing. */
static void expect_opponents(const char *lines, const char *expected)
{
    struct tally *tally = tally_of(lines);
    char *report = report_of(tally, STANDINGS, TABLE_TSV), found[400] = "";
    size_t length = 0;
    for (char *line = strchr(report, '\n') + 1, *end; *line != '\0'; line = end + 1) {
        end = strchr(line, '\n');
        *end = '\0';
        char *name = strchr(line, '\t') + 1, *last = strrchr(line, '\t');
        *last = '\0';
        length +=
            (size_t)snprintf(found + length, sizeof found - length, "%.*s %.1s %s %s\n",
                             (int)(name - 1 - line), line, name, strrchr(line, '\t') + 1, last + 1);
    }
    assert_string_equal(found, expected);
    free(report);
    tally_free(tally);
}

TEST(opponents)
{
    /* As many points, games and rings, but one beat the stronger player; a rank is still shared. */
    expect_opponents("game a c 1-0 3-0\t1\ngame b d 1-0 3-0\t1\ngame d e 1-0 3-0\t1\n"
                     "game f c 1-0 3-0\t1\n",
                     "1 b 1.00 1.00\n2 a 0.00 0.00\n2 f 0.00 0.00\n4 d 0.00 1.00\n"
                     "5 e 0.00 1.00\n6 c 0.00 2.00\n");
    /* Equal Sonneborn-Berger sums; the loser to the stronger player has the higher Buchholz sum. */
    expect_opponents("game a c 0-1 0-0\t1\ngame b d 0-1 0-0\t1\ngame c e 1/2-1/2 0-0\t1\n",
                     "1 c 0.25 0.50\n2 d 0.00 0.00\n3 e 0.75 1.50\n4 a 0.00 1.50\n"
                     "5 b 0.00 1.00\n");
    /* Points against oneself count as points, but oneself is no opponent. */
    expect_opponents("game a a 1-0 0-0\t3\ngame b a 1/2-1/2 0-0\t1\n",
                     "1 a 0.25 0.50\n2 b 1.75 3.50\n");
    /* The largest sums are exact, and larger ones are not written. */
    expect_opponents("game a b 1/2-1/2 0-0\t4294967295\n",
                     "1 a 4611686016279904256.25 \n1 b 4611686016279904256.25 \n");
    expect_opponents("game a b 1-0 0-0\t2305843009213693951\n", "1 a 0.00 0.00\n2 b 0.00 \n");
}

TEST(hostile_players)
{
    static const char turn[] = {'\xe2', '\x80', '\xae',
                                '\0'}; /* reverses the direction of writing */
    static const char lines[] =
        "game %1B[2J%09 =1+1 1-0 3-0\t1\ngame \" b%0A,%E2%80%AE 1-0 3-0\t1\n";
    struct tally *tally = tally_of(lines);
    for (int number = 0; number < REPORTS; number++)
        for (int format = TABLE_TSV; format <= TABLE_ALIGNED; format++) {
            char *report = report_of(tally, number, (enum table_format)format);
            for (const char *at = report; *at != '\0'; at++)
                assert_true(*at == '\n' || (*at == '\t' && format == TABLE_TSV) ||
                            (unsigned char)*at >= ' ');
            assert_null(strstr(report, turn));
            free(report);
        }
    tally_free(tally);
}

/* ---- Crosstable -------------------------------------------------------- */

TEST(crosstable)
{
    static const char lines[] =
        "game a b 1-0 3-1\t3\ngame b a 1/2-1/2 2-2\t1\ngame c a 0-1 0-3\t1\n"
        "game b d 0-1 1-3\t2\ngame a a 1-0 3-0\t5\n";
    expect_report(lines, CROSSTABLE, TABLE_TSV,
                  "number\tplayer\t1\t2\t3\t4\n"
                  "1\ta\t\t\t3.5/4\t1.0/1\n"
                  "2\td\t\t\t2.0/2\t\n"
                  "3\tb\t0.5/4\t0.0/2\t\t\n"
                  "4\tc\t0.0/1\t\t\t\n");
    expect_report(lines, CROSSTABLE, TABLE_ALIGNED,
                  "number  player  1      2      3      4\n"
                  "     1  a                     3.5/4  1.0/1\n"
                  "     2  d                     2.0/2\n"
                  "     3  b       0.5/4  0.0/2\n"
                  "     4  c       0.0/1\n");
    expect_report("game c a 0-1 0-3\t1\n", CROSSTABLE, TABLE_JSON,
                  "{\"number\":1,\"player\":\"a\",\"1\":null,\"2\":\"1.0/1\"}\n"
                  "{\"number\":2,\"player\":\"c\",\"1\":\"0.0/1\",\"2\":null}\n");
    expect_report("", CROSSTABLE, TABLE_TSV, "number\tplayer\n");
}

/* Each of many players beats all whose names come later. */
static char *ladder(int players)
{
    struct buffer buffer = {NULL, 0};
    char line[100];
    for (int i = 0; i < players; i++)
        for (int k = i + 1; k < players; k++)
            collect(&buffer, line,
                    (size_t)snprintf(line, sizeof line, "game p%02d p%02d %s\t%d\n", i, k,
                                     "1-0 3-0", 1));
    return buffer.bytes;
}

TEST(large_crosstable)
{
    size_t rows = 0, tabs = 0;
    char *lines = ladder(40);
    struct tally *tally = tally_of(lines);
    char *report = report_of(tally, CROSSTABLE, TABLE_TSV);
    for (const char *at = report; *at != '\0'; at++) {
        rows += *at == '\n';
        tabs += *at == '\t';
    }
    assert_int_equal(rows, 1 + CROSSTABLE_PLAYERS);
    assert_int_equal(tabs, rows * (1 + CROSSTABLE_PLAYERS));
    assert_non_null(strstr(report, "\n32\tp31\t0.0/1\t"));
    free(report);
    tally_free(tally);
    free(lines);
}

/* A table is aligned even if it comes in parts that end within a row. */
TEST(long_table)
{
    struct buffer buffer = {NULL, 0};
    char line[5000];
    size_t columns = 0, rows = 0;
    for (int i = 0; i < 2000; i++)
        collect(&buffer, line,
                (size_t)snprintf(line, sizeof line, "game white%04d black%04d 1-0 3-0\t1\n", i, i));
    struct tally *tally = tally_of(buffer.bytes);
    char *report = report_of(tally, STANDINGS, TABLE_ALIGNED);
    for (char *row = strtok(report, "\n"); row != NULL; row = strtok(NULL, "\n")) {
        columns = rows++ == 0 ? strlen(row) : columns;
        assert_int_equal(strlen(row), columns);
    }
    assert_int_equal(rows, 4001);
    free(report);
    tally_free(tally);
    free(buffer.bytes);
}

int main(void)
{
    return run_defined_tests(NULL, NULL);
}
