/* SPDX-License-Identifier: BSD-2-Clause */
#include "score/openings.h"

#include "record/symmetry.h"
#include "rules/rules.h"
#include "score/report.h"

#include <string.h>

enum {
    CENTRE_POINT = POINT_NUMBER(5, 6), /* f6 */
    CENTRE_STEPS = 2,                  /* from f6 to the points of the centre, at most */
    PAIRS = YINSH_RINGS * (YINSH_RINGS - 1) / 2,
    VALUES = YINSH_FRAME /* values of a feature are below */
};

/* The features; the first five are the class of each ring in the order of placement. */
enum feature {
    CENTRE = YINSH_RINGS, /* rings in the centre */
    EDGE,                 /* rings on points that have fewer than six neighbours */
    SPREAD,               /* mean distance of two rings, in halves */
    CLUSTERS,             /* groups of adjacent rings */
    DISTANCE,             /* mean distance to the opponent's nearest ring, in halves */
    FEATURES
};

static name_list feature_names = {"ring1", "ring2",  "ring3",    "ring4",    "ring5", "centre",
                                  "edge",  "spread", "clusters", "distance", NULL};

/* ---- Geometry ---------------------------------------------------------- */

yinsh_point opening_class(yinsh_point point)
{
    yinsh_point least = point;
    for (int symmetry = 1; symmetry < SYMMETRIES; symmetry++) {
        yinsh_point image = symmetry_point(symmetry, point);
        least = image < least ? image : least;
    }
    return least;
}

static bool is_on_edge(yinsh_point point)
{
    for (int direction = 0; direction < DIRECTIONS; direction++) {
        int next = point + direction_step[direction];
        if (next < 0 || next >= YINSH_FRAME || !point_exists((unsigned)next))
            return true;
    }
    return false;
}

/* ---- A record ---------------------------------------------------------- */

/* The rings of both players in the order in which they were placed. */
struct placing {
    yinsh_point rings[2][YINSH_RINGS];
    int count[2];
};

/* Find the rings of a game; false if it does not have the whole placing phase. */
static bool find_rings(const struct record_game *game, struct placing *placing)
{
    memset(placing, 0, sizeof *placing);
    for (size_t i = 0; i < game->count; i++) {
        yinsh_action action = game->played[i].action;
        int *count = &placing->count[action.side == YINSH_BLACK];
        if (action.kind == YINSH_STEAL && i == 1) {
            placing->rings[YINSH_BLACK][0] = placing->rings[YINSH_WHITE][0];
            placing->count[YINSH_BLACK] = 1;
            placing->count[YINSH_WHITE] = 0;
        } else if (action.kind == YINSH_PLACE && *count < YINSH_RINGS) {
            placing->rings[action.side == YINSH_BLACK][(*count)++] = action.to;
        } else {
            break;
        }
    }
    return placing->count[0] == YINSH_RINGS && placing->count[1] == YINSH_RINGS;
}

/* Count the groups of adjacent rings: each ring joins those of the rings before it. */
static int count_clusters(const yinsh_point rings[YINSH_RINGS])
{
    int group[YINSH_RINGS], groups = YINSH_RINGS;
    for (int i = 0; i < YINSH_RINGS; i++) {
        group[i] = i;
        for (int j = 0; j < i; j++) {
            int joined = group[j];
            if (point_steps(rings[i], rings[j]) != 1 || joined == i)
                continue;
            groups--;
            for (int k = 0; k < i; k++)
                group[k] = group[k] == joined ? i : group[k];
        }
    }
    return groups;
}

/* Return the mean distance of two rings, or to the nearest of others, in halves, rounded down. */
static int measure_spread(const yinsh_point rings[YINSH_RINGS])
{
    int steps = 0;
    for (int i = 0; i < YINSH_RINGS; i++)
        for (int j = 0; j < i; j++)
            steps += point_steps(rings[i], rings[j]);
    return 2 * steps / PAIRS;
}

static int measure_distance(const yinsh_point rings[YINSH_RINGS],
                            const yinsh_point others[YINSH_RINGS])
{
    int steps = 0;
    for (int i = 0; i < YINSH_RINGS; i++) {
        int nearest = YINSH_FRAME;
        for (int j = 0; j < YINSH_RINGS; j++) {
            int distance = point_steps(rings[i], others[j]);
            nearest = distance < nearest ? distance : nearest;
        }
        steps += nearest;
    }
    return 2 * steps / YINSH_RINGS;
}

static void measure(const struct placing *placing, int side, int values[FEATURES])
{
    const yinsh_point *rings = placing->rings[side];
    values[CENTRE] = values[EDGE] = 0;
    for (int i = 0; i < YINSH_RINGS; i++) {
        values[i] = opening_class(rings[i]);
        values[CENTRE] += point_steps(rings[i], CENTRE_POINT) <= CENTRE_STEPS;
        values[EDGE] += is_on_edge(rings[i]);
    }
    values[SPREAD] = measure_spread(rings);
    values[CLUSTERS] = count_clusters(rings);
    values[DISTANCE] = measure_distance(rings, placing->rings[!side]);
}

/* Append the value of a feature, as in keys and reports. */
static void add_value(struct text *text, int feature, int value)
{
    char name[YINSH_POINT_TEXT];
    if (feature < YINSH_RINGS) {
        yinsh_point_format((yinsh_point)value, name);
        text_add_string(text, name);
    } else if (feature == SPREAD || feature == DISTANCE) {
        text_format(text, "%d.%d", value / 2, value % 2 * 5);
    } else {
        text_add_number(text, value);
    }
}

static void add_key(struct text *key, int feature, int side, int value)
{
    text_format(key, "feature %s %s ", feature_names[feature], names_of_side[side]);
    add_value(key, feature, value);
    text_add_string(key, " ");
}

void opening_features_put(struct output *out, const struct yinsh_record *record)
{
    struct placing placing;
    if (!find_rings(&record->game, &placing))
        return;
    for (int side = YINSH_WHITE; side <= YINSH_BLACK; side++) {
        int values[FEATURES];
        measure(&placing, side, values);
        for (int feature = 0; feature < FEATURES; feature++) {
            char bytes[64];
            struct text key = text_begin(bytes, sizeof bytes);
            add_key(&key, feature, side, values[feature]);
            text_format(&key, "%s\t1\n", yinsh_result_name(record->outcome.result));
            output_bytes(out, bytes, key.length);
        }
    }
}

/* ---- Keys -------------------------------------------------------------- */

/* Whether a value of a feature is written as add_value() writes it. */
static bool is_value(int feature, struct words word)
{
    for (int value = 0; value < VALUES; value++) {
        char bytes[16];
        struct text text = text_begin(bytes, sizeof bytes);
        if (feature < YINSH_RINGS && !yinsh_point_on_board((yinsh_point)value))
            continue;
        add_value(&text, feature, value);
        if (words_are(word, bytes))
            return true;
    }
    return false;
}

bool opening_features_check(struct words key)
{
    struct words word, name, side, value;
    if (!words_cut(&key, ' ', &word) || !words_cut(&key, ' ', &name) ||
        !words_cut(&key, ' ', &side) || !words_cut(&key, ' ', &value))
        return false;
    int feature = name_find(feature_names, name.bytes, name.length);
    return feature >= 0 && name_find(names_of_side, side.bytes, side.length) >= 0 &&
           is_value(feature, value) && result_find(key.bytes, key.length) >= 0;
}

/* ---- The report -------------------------------------------------------- */

static const char *const columns[] = {"feature", "side",   "value",      "games", "share", "wins",
                                      "draws",   "losses", "unfinished", "score", "low",   "high"};

/* Get the games with a value by their results. */
static uint64_t get_games(const struct tally *tally, int feature, int side, int value,
                          uint64_t games[4])
{
    uint64_t all = 0;
    for (int result = 0; result < 4; result++) {
        char bytes[64];
        struct text key = text_begin(bytes, sizeof bytes);
        add_key(&key, feature, side, value);
        text_add_string(&key, yinsh_result_name((enum yinsh_result)result));
        all += games[result] = tally_count(tally, bytes);
    }
    return all;
}

static void put_value(struct table *table, const struct tally *tally, int place[3], uint64_t total)
{
    char value[16];
    struct text text = text_begin(value, sizeof value);
    uint64_t games[4], all = get_games(tally, place[0], place[1], place[2], games);
    bool white = place[1] == YINSH_WHITE;
    uint64_t wins = games[white ? YINSH_RESULT_WHITE : YINSH_RESULT_BLACK];
    uint64_t losses = games[white ? YINSH_RESULT_BLACK : YINSH_RESULT_WHITE];
    if (all == 0)
        return;
    add_value(&text, place[0], place[2]);
    table_string(table, feature_names[place[0]]);
    table_string(table, names_of_side[place[1]]);
    table_string(table, value);
    table_number(table, all);
    table_decimal(table, 100 * (double)all / (double)total, 1);
    table_number(table, wins);
    table_number(table, games[YINSH_RESULT_DRAW]);
    table_number(table, losses);
    table_number(table, games[YINSH_RESULT_NONE]);
    figure_put_score(table, wins, games[YINSH_RESULT_DRAW], losses);
}

bool report_features(const struct tally *tally, enum table_format format, struct output *out)
{
    struct table table;
    if (!table_open(&table, format, columns, sizeof columns / sizeof columns[0], true, out))
        return false;
    for (int feature = 0; feature < FEATURES; feature++)
        for (int side = YINSH_WHITE; side <= YINSH_BLACK; side++) {
            uint64_t games[4], total = 0;
            for (int value = 0; value < VALUES; value++)
                total += get_games(tally, feature, side, value, games);
            for (int value = 0; value < VALUES && total > 0; value++)
                put_value(&table, tally, (int[]){feature, side, value}, total);
        }
    return table_close(&table);
}
