/* SPDX-License-Identifier: BSD-2-Clause */
/* Ratings: closed forms, the maximum of the likelihood, and separate groups. */
#include "score/report.h"
#include "support/tally_driver.h"

#include <math.h>

static const double scale = 173.71779276130073; /* 400 / ln 10 */

enum { RATINGS = 3 };

/* ---- Helpers ----------------------------------------------------------- */

static bool near(double a, double b, double by)
{
    return fabs(a - b) <= by;
}

/* Ratings, and the objects that they refer to. */
struct rated {
    struct tally *tally;
    struct players *players;
    struct elo *elo;
};

static struct rated rate(const char *lines)
{
    struct rated rated = {.tally = tally_of(lines)};
    rated.players = players_new(rated.tally);
    assert_non_null(rated.players);
    rated.elo = elo_new(rated.players, true);
    assert_non_null(rated.elo);
    return rated;
}

static void rated_free(struct rated *rated)
{
    elo_free(rated->elo);
    players_free(rated->players);
    tally_free(rated->tally);
}

static const struct elo_player *player_of(const struct rated *rated, const char *name)
{
    for (size_t i = 0; i < rated->elo->count; i++)
        if (words_are(rated->elo->list[i].player->name, name))
            return &rated->elo->list[i];
    fail_msg("no player %s", name);
    return NULL;
}

static void add_line(struct buffer *buffer, int white, int black, const char *result, int count)
{
    char line[200];
    collect(buffer, line,
            (size_t)snprintf(line, sizeof line, "game p%05d p%05d %s 2-2\t%d\n", white, black,
                             result, count));
}

/* Games by the model between players of random strengths. */
static char *tournament(uint64_t *seed, int players, int games)
{
    static double strengths[5000];
    struct buffer buffer = {NULL, 0};
    collect(&buffer, "", 0);
    for (int i = 0; i < players; i++)
        strengths[i] = (double)draw(seed, 3000) / 1000;
    for (int i = 0; i < games; i++) {
        int white = (int)draw(seed, (uint64_t)players), black = (int)draw(seed, (uint64_t)players);
        double win = 1 / (1 + exp(strengths[black] - strengths[white]));
        bool won = (double)draw(seed, 1000000) < win * 1000000;
        add_line(&buffer, white, black, draw(seed, 8) == 0 ? "1/2-1/2" : won ? "1-0" : "0-1", 1);
    }
    return buffer.bytes;
}

/* ---- Closed forms ------------------------------------------------------ */

static void two_players(int wins, int draws, int losses)
{
    static const char *const forms[] = {"game a b 1-0 3-0", "game b a 1/2-1/2 2-2",
                                        "game b a 1-0 3-0"};
    const int counts[] = {wins, draws, losses};
    char lines[300];
    int length = 0;
    for (int i = 0; i < 3; i++)
        if (counts[i] > 0)
            length += snprintf(lines + length, sizeof lines - (size_t)length, "%s\t%d\n", forms[i],
                               counts[i]);
    double n = wins + draws + losses, p = (wins + draws / 2.0) / n, q = (losses + draws / 2.0) / n;
    double apart = 400 * log10(p / q);
    double error = 1.959963984540054 * scale / (2 * sqrt(n * p * q));
    struct rated rated = rate(lines);
    const struct elo_player *a = player_of(&rated, "a"), *b = player_of(&rated, "b");
    assert_int_equal(rated.elo->rated, 2);
    assert_true(rated.elo->settled);
    assert_false(rated.elo->estimated);
    assert_true(near(a->rating, 1500 + apart / 2, 1e-6));
    assert_true(near(b->rating, 1500 - apart / 2, 1e-6));
    assert_true(near(a->error / error, 1, 1e-6));
    assert_true(near(b->error / error, 1, 1e-6));
    assert_true(near(a->opponents, b->rating, 1e-9));
    assert_int_equal(a->games, wins + draws + losses);
    assert_int_equal(a->halves, 2 * wins + draws);
    rated_free(&rated);
}

TEST(two_players)
{
    two_players(1, 0, 1);
    two_players(10, 0, 1);
    two_players(0, 1, 0);
    two_players(3, 4, 2);
    two_players(1, 0, 99);
    two_players(1000000, 1, 0);
    two_players(1000000000, 0, 1);
}

TEST(three_players)
{
    /* Each beats the next equally often: all ratings are equal. */
    struct rated rated = rate("game a b 1-0 3-0\t2\ngame b c 1-0 3-0\t2\ngame c a 1-0 3-0\t2\n"
                              "game b a 1-0 3-0\t1\ngame c b 1-0 3-0\t1\ngame a c 1-0 3-0\t1\n");
    /* Information n p q = 3/4 for each pair: 3 * 3/4 on strengths of mean 0, so that the
     * variance of each is 4/9 of 1 - 1/3. */
    double error = 1.959963984540054 * scale * sqrt(4.0 / 9 * 2 / 3);
    for (int i = 0; i < 3; i++) {
        assert_true(near(rated.elo->list[i].rating, 1500, 1e-7));
        assert_true(near(rated.elo->list[i].error, error, 1e-6));
    }
    rated_free(&rated);
    /* In a chain, each distance depends on two players only. */
    rated = rate("game a b 1-0 3-0\t3\ngame a b 0-1 3-0\t1\ngame b c 1-0 3-0\t9\n"
                 "game b c 0-1 3-0\t1\n");
    const struct elo_player *a = player_of(&rated, "a"), *b = player_of(&rated, "b"),
                            *c = player_of(&rated, "c");
    assert_true(near(a->rating - b->rating, 400 * log10(3), 1e-6));
    assert_true(near(b->rating - c->rating, 400 * log10(9), 1e-6));
    assert_true(near(a->rating + b->rating + c->rating, 4500, 1e-6));
    assert_true(near(b->opponents, (4 * a->rating + 10 * c->rating) / 14, 1e-6));
    rated_free(&rated);
}

/* A long chain of known distances. */
TEST(long_chain)
{
    enum { LENGTH = 1200 };
    struct buffer buffer = {NULL, 0};
    for (int i = 0; i + 1 < LENGTH; i++) {
        add_line(&buffer, i, i + 1, "1-0", i % 2 == 0 ? 30 : 1);
        add_line(&buffer, i, i + 1, "0-1", i % 2 == 0 ? 1 : 20);
    }
    struct rated rated = rate(buffer.bytes);
    assert_int_equal(rated.elo->rated, LENGTH);
    assert_true(rated.elo->settled);
    double rating = 0;
    for (int i = 0; i < LENGTH; i++) {
        char name[20];
        snprintf(name, sizeof name, "p%05d", i);
        double found = player_of(&rated, name)->rating;
        if (i > 0)
            assert_true(near(rating - found, 400 * log10(i % 2 == 1 ? 30 : 1 / 20.0), 1e-3));
        rating = found;
    }
    rated_free(&rated);
    free(buffer.bytes);
}

/* ---- The maximum of the likelihood -------------------------------------- */

static double likelihood(const struct players *players, const double *ratings)
{
    double sum = 0;
    for (size_t i = 0; i < players->pairing_count; i++) {
        const struct pairing *pairing = &players->pairings[i];
        double ahead = (ratings[pairing->player] - ratings[pairing->opponent]) / scale;
        if (!isnan(ahead))
            sum += (double)pairing->halves / 2 * -log1p(exp(-ahead));
    }
    return sum;
}

static void ratings_of(const struct rated *rated, double *ratings)
{
    for (size_t i = 0; i < rated->elo->count; i++) {
        const struct elo_player *player = &rated->elo->list[i];
        ratings[player->player - rated->players->list] = player->rated ? player->rating : NAN;
    }
}

TEST(neighbours)
{
    uint64_t seed = 7;
    double ratings[40];
    for (int round = 0; round < 200; round++) {
        int players = 2 + (int)draw(&seed, 20);
        char *lines = tournament(&seed, players, players * 4);
        struct rated rated = rate(lines);
        ratings_of(&rated, ratings);
        double top = likelihood(rated.players, ratings), mean = 0;
        for (size_t i = 0; i < rated.elo->count; i++) {
            if (isnan(ratings[i]))
                continue;
            mean += ratings[i] / (double)rated.elo->rated;
            for (int side = -1; side <= 1; side += 2) {
                double kept = ratings[i], by = side;
                ratings[i] += by / 100;
                assert_true(likelihood(rated.players, ratings) < top);
                ratings[i] += by * 20;
                assert_true(likelihood(rated.players, ratings) < top);
                ratings[i] = kept;
            }
        }
        assert_true(rated.elo->settled);
        assert_true(rated.elo->rated == 0 || near(mean, 1500, 1e-6));
        rated_free(&rated);
        free(lines);
    }
}

/*
 * The errors come from the inverse information: each of its rows times the information is the
 * identity minus the mean.  The test solves for each player by relaxation.
 */
TEST(errors)
{
    enum { PLAYERS = 75 }; /* more than a band of the matrix, and no multiple of it */
    uint64_t seed = 11;
    double strengths[PLAYERS], errors[PLAYERS], solution[PLAYERS];
    char *lines = tournament(&seed, PLAYERS, 4000);
    struct tally *tally = tally_of(lines);
    struct players *players = players_new(tally);
    struct group group;
    bool settled;
    assert_true(group_find(players, &group));
    assert_int_equal(group.count, PLAYERS);
    assert_true(fit_strengths(&group, strengths, &settled));
    assert_true(fit_errors(&group, strengths, true, errors));
    for (size_t player = 0; player < group.count; player++) {
        memset(solution, 0, sizeof solution);
        for (int round = 0; round < 400; round++)
            for (size_t i = 0; i < group.count; i++) {
                double sum = (i == player) - 1 / (double)group.count, diagonal = 0;
                for (size_t k = group.first[i]; k < group.first[i + 1]; k++) {
                    const struct edge *edge = &group.edges[k];
                    double p = 1 / (1 + exp(strengths[edge->other] - strengths[i]));
                    diagonal += edge->games * p * (1 - p);
                    sum += edge->games * p * (1 - p) * solution[edge->other];
                }
                solution[i] = sum / diagonal;
            }
        double mean = 0;
        for (size_t i = 0; i < group.count; i++)
            mean += solution[i] / (double)group.count;
        assert_true(near(errors[player] * errors[player], solution[player] - mean, 1e-9));
    }
    group_free(&group);
    players_free(players);
    tally_free(tally);
    free(lines);
}

/* ---- Groups ------------------------------------------------------------ */

TEST(groups)
{
    /* Two islands: the one with more games is rated; u never lost and w never won. */
    static const char lines[] = "game a b 1-0 3-0\t1\ngame b a 1-0 3-0\t1\n"
                                "game y z 1-0 3-0\t2\ngame z y 1-0 3-0\t1\n"
                                "game u y 1-0 3-0\t4\ngame w z 0-1 0-3\t1\ngame w w 1-0 3-0\t50\n";
    struct rated rated = rate(lines);
    assert_int_equal(rated.elo->count, 6);
    assert_int_equal(rated.elo->rated, 2);
    rated_free(&rated);
    expect_report(lines, RATINGS, TABLE_TSV,
                  "rank\tplayer\trating\terror\tgames\tpoints\topponents\n"
                  "1\ty\t1560.2\t208.5\t3\t2.0\t1439.8\n"
                  "2\tz\t1439.8\t208.5\t3\t1.0\t1560.2\n"
                  "\ta\t\t\t2\t1.0\t\n"
                  "\tb\t\t\t2\t1.0\t\n"
                  "\tu\t\t\t4\t4.0\t\n"
                  "\tw\t\t\t1\t0.0\t\n");
    /* Groups with as many games: the first name decides. */
    expect_report("game x b 1/2-1/2 2-2\t1\ngame c a 1/2-1/2 2-2\t1\n", RATINGS, TABLE_CSV,
                  "rank,player,rating,error,games,points,opponents\n"
                  "1,a,1500.0,340.5,1,0.5,1500.0\n"
                  "1,c,1500.0,340.5,1,0.5,1500.0\n"
                  ",b,,,1,0.5,\n"
                  ",x,,,1,0.5,\n");
    /* Nobody can be rated. */
    expect_report("game a b 1-0 3-0\t5\ngame b c 1-0 3-0\t5\n", RATINGS, TABLE_JSON,
                  "{\"rank\":null,\"player\":\"a\",\"rating\":null,\"error\":null,\"games\":5,"
                  "\"points\":5.0,\"opponents\":null}\n"
                  "{\"rank\":null,\"player\":\"b\",\"rating\":null,\"error\":null,\"games\":10,"
                  "\"points\":5.0,\"opponents\":null}\n"
                  "{\"rank\":null,\"player\":\"c\",\"rating\":null,\"error\":null,\"games\":5,"
                  "\"points\":0.0,\"opponents\":null}\n");
    expect_report("game a a 1-0 3-0\t5\n", RATINGS, TABLE_TSV,
                  "rank\tplayer\trating\terror\tgames\tpoints\topponents\n\ta\t\t\t0\t0.0\t\n");
    expect_report("", RATINGS, TABLE_JSON, "");
}

/* A group has all players who reach each other, found by trying all paths. */
TEST(random_groups)
{
    enum { MOST = 12 };
    uint64_t seed = 3;
    for (int round = 0; round < 300; round++) {
        char *lines = tournament(&seed, MOST, 3 + (int)draw(&seed, 25));
        struct tally *tally = tally_of(lines);
        struct players *players = players_new(tally);
        struct group group;
        bool reach[MOST][MOST] = {{false}}, member[MOST] = {false};
        uint64_t best = 0;
        size_t n = players->count;
        for (size_t i = 0; i < players->pairing_count; i++)
            reach[players->pairings[i].player][players->pairings[i].opponent] =
                players->pairings[i].halves > 0;
        for (size_t k = 0; k < n; k++)
            for (size_t i = 0; i < n; i++)
                for (size_t j = 0; j < n; j++)
                    reach[i][j] = reach[i][j] || (reach[i][k] && reach[k][j]);
        size_t stands = n;
        for (size_t i = 0; i < n; i++) {
            uint64_t games = 0;
            for (size_t k = 0; k < players->pairing_count; k++) {
                size_t a = players->pairings[k].player, b = players->pairings[k].opponent;
                if ((a == i || (reach[i][a] && reach[a][i])) &&
                    (b == i || (reach[i][b] && reach[b][i])))
                    games += players->pairings[k].games;
            }
            if (games > best) {
                best = games;
                stands = i;
            }
        }
        for (size_t i = 0; i < n && stands < n; i++)
            member[i] = i == stands || (reach[i][stands] && reach[stands][i]);
        assert_true(group_find(players, &group));
        size_t at = 0;
        for (size_t i = 0; i < n; i++)
            if (member[i])
                assert_int_equal(group.members[at++], i);
        assert_int_equal(group.count, at);
        group_free(&group);
        players_free(players);
        tally_free(tally);
        free(lines);
    }
}

/* A circle of wins: the search is as deep as the group is large. */
TEST(deep)
{
    enum { LENGTH = 99999 };
    struct buffer buffer = {malloc((size_t)LENGTH * 40 + 1), 0};
    for (int i = 0; i < LENGTH; i++)
        buffer.length += (size_t)snprintf(buffer.bytes + buffer.length, 41,
                                          "game p%05d p%05d 1-0 3-0\t1\n", i, (i + 1) % LENGTH);
    struct tally *tally = tally_of(buffer.bytes);
    struct players *players = players_new(tally);
    struct group group;
    assert_true(group_find(players, &group));
    assert_int_equal(group.count, LENGTH);
    assert_int_equal(group.first[LENGTH], 2 * LENGTH);
    group_free(&group);
    players_free(players);
    tally_free(tally);
    free(buffer.bytes);
}

/* ---- Many players ------------------------------------------------------- */

TEST(many)
{
    uint64_t seed = 5;
    char *lines = tournament(&seed, 2000, 20000);
    struct rated rated = rate(lines);
    assert_in_range(rated.elo->rated, 1900, 2000);
    assert_true(rated.elo->settled);
    assert_true(rated.elo->estimated);
    for (size_t i = 0; i < rated.elo->rated; i++)
        assert_true(rated.elo->list[i].error > 50);
    rated_free(&rated);
    free(lines);
}

/* An estimated error is a little smaller than the exact one. */
TEST(estimates)
{
    enum { PLAYERS = 100 };
    uint64_t seed = 9;
    double strengths[PLAYERS], exact[PLAYERS], estimated[PLAYERS];
    bool settled;
    char *lines = tournament(&seed, PLAYERS, 5000);
    struct tally *tally = tally_of(lines);
    struct players *players = players_new(tally);
    struct group group;
    assert_true(group_find(players, &group));
    assert_int_equal(group.count, PLAYERS);
    assert_true(fit_strengths(&group, strengths, &settled));
    assert_true(fit_errors(&group, strengths, true, exact));
    assert_true(fit_errors(&group, strengths, false, estimated));
    for (size_t i = 0; i < PLAYERS; i++)
        assert_true(estimated[i] / exact[i] > 0.97 && estimated[i] / exact[i] < 1.01);
    group_free(&group);
    players_free(players);
    tally_free(tally);
    free(lines);
}

/* Extreme counts give finite ratings. */
TEST(extremes)
{
    struct rated rated = rate("game a b 1-0 3-0\t1000000000000000000\ngame b a 1-0 3-0\t1\n"
                              "game b c 1-0 3-0\t1000000000000000000\ngame c b 1-0 3-0\t1\n"
                              "game c d 1-0 3-0\t1\ngame d c 1-0 3-0\t100000000000000000\n"
                              "game d a 1/2-1/2 2-2\t1\n");
    for (size_t i = 0; i < rated.elo->count; i++) {
        assert_true(isfinite(rated.elo->list[i].rating));
        assert_true(isfinite(rated.elo->list[i].error));
    }
    rated_free(&rated);
}

int main(void)
{
    return run_defined_tests(NULL, NULL);
}
