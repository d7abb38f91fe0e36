/* SPDX-License-Identifier: BSD-2-Clause */
/*
 * Patterns of positions, compared with a second implementation, which knows only the text of a
 * position and places in the plane: it tries every symmetry and every shift, sign by sign.
 */
#include "support/random_games.h"

#include "messages/messages.h"
#include "query/board_pattern.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

enum {
    ROWS = 12, /* row numbers from 1 */
    GAMES = 12,
    PATTERNS = 200 /* for each game */
};

static const int lowest[YINSH_COLUMNS] = {2, 1, 1, 1, 1, 2, 2, 3, 4, 5, 7};
static const int highest[YINSH_COLUMNS] = {5, 7, 8, 9, 10, 10, 11, 11, 11, 11, 10};

/* Signs by column and row; 0 is off the board. */
typedef char grid[YINSH_COLUMNS][ROWS];

static bool is_point(int column, int row)
{
    return column >= 0 && column < YINSH_COLUMNS && row >= lowest[column] && row <= highest[column];
}

/* The board of a position line as signs; "." is vacant. */
static void read_grid(const yinsh_position *position, grid board)
{
    char text[YINSH_POSITION_TEXT];
    const char *at = text;
    yinsh_position_format(position, text);
    memset(board, 0, sizeof(grid));
    for (int column = 0; column < YINSH_COLUMNS; column++, at++)
        for (int row = lowest[column]; *at != '/' && *at != ' ';) {
            char *end = NULL;
            long vacant = strtol(at, &end, 10);
            for (long i = 0; i < vacant; i++)
                board[column][row++] = '.';
            if (vacant == 0)
                board[column][row++] = *at++;
            else
                at = end;
        }
}

/* The image of a point: turned in the plane, after letters and numbers were exchanged or not. */
static void map_point(int symmetry, int *column, int *row)
{
    const double sixth = acos(-1) / 3, half_root = sqrt(3) / 2;
    double x = *column - 5, y = *row - 6, angle = -sixth * (symmetry % 6);
    if (symmetry >= 6) {
        double swap = x;
        x = y;
        y = swap;
    }
    double across = x * half_root, up = y - x / 2;
    double turned = across * cos(angle) - up * sin(angle);
    up = across * sin(angle) + up * cos(angle);
    x = turned / half_root;
    *column = (int)lround(x) + 5;
    *row = (int)lround(up + x / 2) + 6;
}

/* Whether a sign allows what is on a point; side is that to act, or '-'. */
static bool allows(char sign, char is, char side, bool swapped)
{
    const char *own = side == 'w' ? "Ww" : "Bb", *other = side == 'w' ? "Bb" : "Ww";
    if (swapped && strchr("WBwb", sign) != NULL)
        sign = "BWbw"[strchr("WBwb", sign) - "WBwb"];
    switch (sign) {
    case 'M':
        return side != '-' && is == own[0];
    case 'm':
        return side != '-' && is == own[1];
    case 'T':
        return side != '-' && is == other[0];
    case 't':
        return side != '-' && is == other[1];
    case 'O':
        return is == 'W' || is == 'B';
    case 'o':
        return is == 'w' || is == 'b';
    case '*':
        return is != '.';
    case '?':
        return true;
    default:
        return is == sign;
    }
}

static bool matches_at(grid pattern, grid board, char side, const struct board_match *match)
{
    for (int column = 0; column < YINSH_COLUMNS; column++)
        for (int row = lowest[column]; row <= highest[column]; row++) {
            int x = column, y = row;
            if (pattern[column][row] == '?')
                continue;
            map_point(match->symmetry, &x, &y);
            x += match->across;
            y += match->up;
            if (!is_point(x, y) || !allows(pattern[column][row], board[x][y], side, match->swapped))
                return false;
        }
    return true;
}

static bool find_match(grid pattern, grid board, char side,
                       const struct board_pattern_options *options, struct board_match *match)
{
    int shift = options->shifts ? 10 : 0;
    for (int swapped = 0; swapped <= options->swaps; swapped++)
        for (int symmetry = 0; symmetry < (options->symmetries ? 12 : 1); symmetry++)
            for (int across = -shift; across <= shift; across++)
                for (int up = -shift; up <= shift; up++) {
                    *match = (struct board_match){symmetry, swapped != 0, across, up};
                    if (matches_at(pattern, board, side, match))
                        return true;
                }
    return false;
}

/* Choose signs, most of which fit a board, for few points close to each other. */
static void choose_pattern(grid board, char side, grid pattern, uint32_t *random)
{
    static const char signs[] = "WBwbMTmtOo*.?";
    int wanted = 1 + (int)(next_random(random) % 6), column = 5, row = 6;
    for (int x = 0; x < YINSH_COLUMNS; x++)
        for (int y = 0; y < ROWS; y++)
            pattern[x][y] = is_point(x, y) ? '?' : '\0';
    for (int tries = 0; wanted > 0 && tries < 500; tries++) {
        int x = column + (int)(next_random(random) % 7) - 3;
        int y = row + (int)(next_random(random) % 7) - 3;
        char sign = signs[next_random(random) % (sizeof signs - 1)];
        bool fits = is_point(x, y) &&
                    (allows(sign, board[x][y], side, false) || next_random(random) % 10 == 0);
        if (!fits || (sign == '.' && next_random(random) % 2 == 0))
            continue;
        pattern[x][y] = sign;
        column = x;
        row = y;
        wanted--;
    }
}

/* Write a pattern as a position line, a list of points or a drawing. */
static void write_pattern(grid pattern, uint32_t form, struct text *text)
{
    char line[2];
    for (int column = 0; column < YINSH_COLUMNS; column++) {
        if (form == 0 && column > 0)
            text_add_string(text, "/");
        for (int row = lowest[column], run = 0; row <= highest[column]; row++) {
            char sign = pattern[column][row];
            run += sign == '?';
            bool ends = row == highest[column] || pattern[column][row + 1] != '?';
            snprintf(line, sizeof line, "%c", sign);
            if (form == 1 && sign != '?')
                text_format(text, " %c%c%d", sign, 'a' + column, row);
            else if (form == 0 && sign != '?')
                text_add_string(text, line);
            else if (form == 0 && ends)
                text_add_number(text, run);
            if (sign != '?' || ends)
                run = 0;
        }
    }
    if (form == 1 && text->length == 0)
        text_add_string(text, "?f6");
}

struct drawn {
    char bytes[4096];
    size_t length;
};

static int add_drawn(void *context, const char *bytes, size_t length)
{
    struct drawn *drawn = context;
    assert_true(drawn->length + length <= sizeof drawn->bytes);
    memcpy(drawn->bytes + drawn->length, bytes, length);
    drawn->length += length;
    return 0;
}

static void test_pattern(const yinsh_position *positions, size_t count, uint32_t *random)
{
    const yinsh_position *model = &positions[next_random(random) % count];
    bool symmetries = next_random(random) % 4 != 0, swaps = next_random(random) % 3 == 0;
    struct board_pattern_options options = {symmetries, swaps, next_random(random) % 4 == 0};
    grid board, pattern;
    char bytes[1024], reason[256];
    struct text text = text_begin(bytes, sizeof bytes), error = text_begin(reason, sizeof reason);
    size_t offset;
    read_grid(model, board);
    choose_pattern(board, model->side == YINSH_WHITE ? 'w' : 'b', pattern, random);
    write_pattern(pattern, next_random(random) % 2, &text);
    struct board_pattern *compiled =
        board_pattern_new((struct words){bytes, text.length}, &options, &error, &offset);
    assert_string_equal(reason, "");
    assert_non_null(compiled);
    for (size_t i = 0; i < count; i++) {
        struct board_match expected, found = {0, false, 0, 0};
        char side = positions[i].due == YINSH_DUE_OVER ? '-'
                    : positions[i].side == YINSH_WHITE ? 'w'
                                                       : 'b';
        read_grid(&positions[i], board);
        bool matches = find_match(pattern, board, side, &options, &expected);
        assert_int_equal(board_pattern_matches(compiled, &positions[i], &found), matches);
        if (matches) {
            assert_int_equal(found.symmetry, expected.symmetry);
            assert_int_equal(found.swapped, expected.swapped);
            assert_int_equal(found.across, expected.across);
            assert_int_equal(found.up, expected.up);
        }
    }
    board_pattern_free(compiled);
}

/* The same board as a drawing, and as a position to be found again under all symmetries. */
static void test_position(const yinsh_position *position)
{
    struct board_pattern_options all = {true, true, false}, none = {false, false, false};
    struct drawn drawn = {.length = 0};
    struct output output;
    char reason[256];
    struct text error = text_begin(reason, sizeof reason);
    size_t offset;
    output_begin(&output, add_drawn, &drawn);
    output_string(&output, "a head of a board . . . . . . .\n");
    board_draw(&output, position, (struct board_style){.ascii = position->turn % 2 == 0});
    output_flush(&output);
    struct board_pattern *drawing =
        board_pattern_new((struct words){drawn.bytes, drawn.length}, &none, &error, &offset);
    assert_string_equal(reason, "");
    assert_true(board_pattern_matches(drawing, position, NULL));
    board_pattern_free(drawing);
    struct board_pattern *like = board_pattern_like(position, &all, &error);
    assert_true(board_pattern_matches(like, position, NULL));
    board_pattern_free(like);
}

TEST(random_patterns)
{
    uint32_t random = 7;
    for (int game = 0; game < GAMES; game++) {
        yinsh_position positions[24], now;
        size_t count = 0, step = 1;
        yinsh_start(&now, YINSH_STANDARD, YINSH_HOUSE_NONE);
        for (size_t at = 0; now.due != YINSH_DUE_OVER && count < 23; at++) {
            if (at % step == 0)
                positions[count++] = now;
            step = 1 + count / 3;
            yinsh_play(&now, choose(&now, &random, 2));
        }
        positions[count++] = now;
        for (size_t i = 0; i < count; i++)
            test_position(&positions[i]);
        for (int i = 0; i < PATTERNS; i++)
            test_pattern(positions, count, &random);
    }
}

/* ---- Texts ------------------------------------------------------------- */

static void assert_wrong(const char *text, const char *message, size_t place)
{
    const struct board_pattern_options swaps = {true, true, false};
    char reason[256];
    struct text error = text_begin(reason, sizeof reason);
    size_t offset = 999;
    assert_null(board_pattern_new(words_of(text), &swaps, &error, &offset));
    assert_string_equal(reason, message);
    assert_int_equal(offset, place);
}

TEST(errors)
{
    assert_wrong("", "the pattern is empty", 0);
    assert_wrong("Wa1", "expected a point of the board after the sign, as in We5", 1);
    assert_wrong("We5 be5", "this point already has a sign", 4);
    assert_wrong("Xe5", "expected one of W B w b M T m t O o * . ? and not 'X'", 0);
    assert_wrong("We5we6", "expected a space before the next sign", 3);
    assert_wrong("4/8", "the number does not fit into its column", 2);
    assert_wrong("99999999999999999999/8", "the number does not fit into its column", 0);
    assert_wrong("4/7", "expected / and the next of the eleven columns", 3);
    assert_wrong("3/7", "column a has 4 points; signs for 1 are missing", 1);
    assert_wrong("4/x", "expected one of W B w b M T m t O o * . ? and not 'x'", 2);
    assert_wrong("4/7/8/9/10/9/10/9/8/7/4W", "a column has too many points", 23);
    assert_wrong("4/7/8/9/10/9/10/9/8/7/4 x", "the side to act must be w, b or -", 24);
    assert_wrong("4/7/8/9/10/9/10/9/8/7/4 ? ? ? ? ? ? ?", "unexpected text after the last field",
                 37);
    assert_wrong("4/7/8/9/10/9/10/9/8/7/4 ? ? ? 7",
                 "the number of a turn determines the side to act: use ? for it, or do not "
                 "exchange the colours",
                 31);
    assert_wrong("\n", "this is not a complete board as show draws it", 0);
}

static void assert_field(const char *fields, bool matches)
{
    const struct board_pattern_options none = {false, false, false};
    char text[256];
    yinsh_position start;
    size_t offset;
    struct text error = text_begin(NULL, 0);
    yinsh_start(&start, YINSH_STANDARD, YINSH_HOUSE_NONE);
    snprintf(text, sizeof text, "4/7/8/9/10/9/10/9/8/7/4%s", fields);
    struct board_pattern *pattern = board_pattern_new(words_of(text), &none, &error, &offset);
    assert_non_null(pattern);
    assert_int_equal(board_pattern_matches(pattern, &start, NULL), matches);
    board_pattern_free(pattern);
}

TEST(fields)
{
    assert_field("", true);
    assert_field(" w", true);
    assert_field(" b", false);
    assert_field(" -", false);
    assert_field(" ? place", true);
    assert_field(" ? move", false);
    assert_field(" ? ? 0-0", true);
    assert_field(" ? ? 0-1", false);
    assert_field(" ? ? ? 1", true);
    assert_field(" ? ? ? 2", false);
    assert_field(" ? ? ? ? standard", true);
    assert_field(" ? ? ? ? blitz", false);
    assert_field(" ? ? ? ? ? passed", false);
}

int main(void)
{
    return run_defined_tests(NULL, NULL);
}
