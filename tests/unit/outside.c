/* SPDX-License-Identifier: BSD-2-Clause */
/*
 * Every function of the library that takes a number, with numbers that are not in its enumeration
 * or range, and with positions that no game has.  A sanitizer sees what reads outside of tables.
 */
#include "support/tests.h"
#include "yinsh.h"

#include <limits.h>
#include <string.h>

#define COUNT(list) (sizeof(list) / sizeof(list)[0])

static const int values[] = {INT_MIN, -2,  -1,  0,   1,   2,   3,    4,    5,     6,      7,   8,
                             9,       10,  87,  99,  120, 121, 122,  127,  128,   200,    254, 255,
                             256,     257, 300, 511, 512, 513, 1000, 4096, 65535, INT_MAX};

static const size_t sizes[] = {16, 17, 100, 255, 256, 512, 100000, SIZE_MAX / 2, SIZE_MAX};

/* The printable text of a length, and nothing after its NUL. */
static void expect_text(const char *text, size_t length, size_t room)
{
    assert_true(length < room);
    assert_int_equal(strlen(text), length);
    for (size_t i = 0; i < length; i++)
        assert_true(text[i] >= ' ' && text[i] <= '~');
}

/* ---- Names --------------------------------------------------------------- */

TEST(unknown_values_have_no_name)
{
    for (size_t i = 0; i < COUNT(values); i++) {
        int value = values[i];
        bool known = value >= 0;
        assert_int_equal(yinsh_result_name((enum yinsh_result)value) != NULL,
                         known && value <= YINSH_RESULT_DRAW);
        assert_int_equal(yinsh_end_name((enum yinsh_end)value) != NULL,
                         known && value <= YINSH_END_UNKNOWN);
        assert_int_equal(yinsh_status_name((enum yinsh_status)value) != NULL,
                         known && value <= YINSH_STATUS_MALFORMED);
        known = known && value < yinsh_fault_count();
        assert_int_equal(yinsh_fault_name(value) != NULL, known);
        known = known && value > 0;
        assert_int_equal(yinsh_fault_level(value) != YINSH_LEVEL_NONE, known);
        assert_int_equal(yinsh_fault_clause(value) != NULL, known);
        assert_int_equal(yinsh_fault_rule(value) != NULL, known);
        assert_int_equal(yinsh_fault_example(value) != NULL, known);
        assert_int_equal(yinsh_fault_cure(value) != NULL, known);
    }
}

TEST(points_outside_are_none)
{
    int points = 0;
    for (size_t i = 0; i < COUNT(values); i++)
        for (size_t j = 0; j < COUNT(values); j++) {
            yinsh_point point = yinsh_point_at(values[i], values[j]);
            assert_true(point == YINSH_NO_POINT || yinsh_point_on_board(point));
        }
    for (int point = 0; point <= UINT8_MAX; point++) {
        char text[YINSH_POINT_TEXT];
        bool on_board = yinsh_point_on_board((yinsh_point)point);
        expect_text(text, yinsh_point_format((yinsh_point)point, text), sizeof text);
        assert_int_equal(strcmp(text, "-") != 0, on_board);
        points += on_board;
    }
    assert_int_equal(points, YINSH_POINTS);
}

TEST(actions_of_unknown_kinds_are_no_text)
{
    static const yinsh_point points[] = {0, 1, 60, 120, 121, 127, 128, 200, 254, 255};
    for (int kind = 0; kind <= UINT8_MAX; kind++)
        for (size_t i = 0; i < COUNT(points); i++)
            for (size_t j = 0; j < COUNT(points); j++) {
                char text[YINSH_ACTION_TEXT];
                yinsh_action action = {(uint8_t)kind, (uint8_t)(kind + 3), points[i], points[j]};
                expect_text(text, yinsh_action_format(action, text), sizeof text);
                if (kind > YINSH_STEAL)
                    assert_string_equal(text, "-");
            }
}

/* ---- Positions ----------------------------------------------------------- */

/* Call everything that takes a position; returns whether it is consistent. */
static bool use(const yinsh_position *position)
{
    static const yinsh_point points[] = {1, 60, 121, 127, 128, 255};
    static const uint8_t sides[] = {0, 1, 2, 3, 87, 255}, kinds[] = {0, 1, 2, 3, 4, 5, 6, 255};
    char line[YINSH_POSITION_TEXT];
    yinsh_action actions[YINSH_MAX_ACTIONS];
    yinsh_position parsed, next;
    bool consistent = yinsh_position_check(position) == NULL;
    expect_text(line, yinsh_position_format(position, line), sizeof line);
    if (consistent && position->turn <= 9999) {
        assert_null(yinsh_position_parse(line, strlen(line), &parsed, NULL));
        assert_true(yinsh_position_equal(position, &parsed));
    }
    size_t count = yinsh_legal_actions(position, actions);
    assert_true(count <= YINSH_MAX_ACTIONS);
    assert_int_equal(count > 0, consistent && position->due != YINSH_DUE_OVER);
    for (size_t i = 0; i < COUNT(values); i++)
        assert_true(yinsh_rows(position, (enum yinsh_colour)values[i], actions) <=
                    YINSH_MAX_ACTIONS);
    assert_true(yinsh_pool(position) >= 0 && yinsh_pool(position) <= YINSH_MARKERS);
    assert_true(yinsh_rings_to_win(position) == 1 || yinsh_rings_to_win(position) == 3);
    assert_non_null(yinsh_end_name(yinsh_position_end(position)));
    assert_non_null(yinsh_result_name(yinsh_position_result(position)));
    for (size_t kind = 0; kind < COUNT(kinds); kind++)
        for (size_t side = 0; side < COUNT(sides); side++)
            for (size_t i = 0; i < COUNT(points) * COUNT(points); i++) {
                const yinsh_action action = {kinds[kind], sides[side], points[i / COUNT(points)],
                                             points[i % COUNT(points)]};
                next = *position;
                yinsh_fault fault = yinsh_play(&next, action);
                const char *name = yinsh_fault_name(fault);
                assert_non_null(name);
                if (!consistent)
                    assert_string_equal(name, "position-bad");
                else if (sides[side] > YINSH_ANY_SIDE || kinds[kind] > YINSH_STEAL)
                    assert_string_equal(name, "syntax-turn");
                assert_true(fault == 0 || yinsh_position_equal(&next, position));
            }
    return consistent;
}

TEST(unknown_variants_are_refused)
{
    int consistent = 0;
    for (size_t i = 0; i < COUNT(values); i++)
        for (size_t j = 0; j < COUNT(values); j++) {
            yinsh_position position;
            yinsh_start(&position, (enum yinsh_variant)values[i], (enum yinsh_house)values[j]);
            consistent += use(&position);
        }
    assert_int_equal(consistent, 2 * 4);
}

/* Positions in which each due is one. */
static const char *const lines[] = {
    "4/7/8/9/10/9/10/9/8/7/4 w place 0-0 1 standard",
    "4/7/8/9/2W7/9/10/9/8/7/4 b place 0-0 2 blitz+steal",
    "WWWW/7/8/9/1wwwwW4/9/10/9/8/6B/BBBB w move 0-0 15 standard",
    "WWWW/7/8/9/1wwwwwW3/9/10/9/8/6B/BBBB w pre-row 0-0 15 standard",
    "WWWW/7/8/9/7W2/9/10/9/8/6B/BBBB w pre-ring 0-0 15 standard+no-limit",
    "WWWW/7/8/9/1wwwwwW3/9/10/9/8/6B/BBBB w post-row 0-0 15 standard",
    "WWWW/7/8/9/7W2/9/10/9/8/6B/BBBB w post-ring 0-0 15 standard+pool-ends",
    "WWWW/7/8/9/9W/9/10/9/8/6B/BBB1 - over 0-1 15 blitz",
};

static yinsh_position parse(const char *line)
{
    yinsh_position position;
    assert_null(yinsh_position_parse(line, strlen(line), &position, NULL));
    return position;
}

TEST(positions_with_any_value_are_safe)
{
    for (size_t i = 0; i < COUNT(lines); i++) {
        yinsh_position position = parse(lines[i]);
        assert_true(use(&position));
        for (size_t j = 0; j < COUNT(values); j++) {
            uint8_t value = (uint8_t)values[j];
            uint8_t *const bytes[] = {
                &position.side,     &position.due,     &position.removed[0], &position.removed[1],
                &position.on_board, &position.variant, &position.house};
            for (size_t k = 0; k < COUNT(bytes); k++) {
                uint8_t before = *bytes[k];
                *bytes[k] = value;
                use(&position);
                *bytes[k] = before;
            }
            yinsh_position other = position;
            other.turn = (uint16_t)values[j];
            use(&other);
        }
    }
}

TEST(pieces_off_the_board_are_safe)
{
    static const uint64_t words[] = {0, 1, UINT64_MAX, UINT64_C(1) << 63,
                                     UINT64_C(0x5555555555555555)};
    for (size_t i = 0; i < COUNT(lines); i++) {
        yinsh_position position = parse(lines[i]);
        for (int set = 0; set < 4; set++)
            for (size_t low = 0; low < COUNT(words); low++)
                for (size_t high = 0; high < COUNT(words); high++) {
                    yinsh_position other = position;
                    yinsh_set *sets[] = {&other.rings[0], &other.rings[1], &other.markers[0],
                                         &other.markers[1]};
                    *sets[set] = (yinsh_set){{words[low], words[high]}};
                    use(&other);
                }
    }
}

/* ---- Readers and records ------------------------------------------------- */

static const char text[] = "[White \"a\"]\n1.e3 2.e3 *\n\n1.e3 2.g5 *\n";

struct source {
    size_t at;
    size_t more; /* bytes that the function claims to have written beyond those asked for */
};

static ptrdiff_t give(void *context, char *buffer, size_t size)
{
    struct source *source = context;
    size_t left = sizeof text - 1 - source->at, length = left < size ? left : size;
    memcpy(buffer, text + source->at, length);
    source->at += length;
    return (ptrdiff_t)(source->more > 0 ? size + source->more : length);
}

static int ignore(void *context, const char *bytes, size_t length)
{
    (void)bytes;
    *(size_t *)context += length;
    return 0;
}

static yinsh_reader *open_reader(struct source *source, const yinsh_reader_options *options)
{
    *source = (struct source){.at = 0};
    return yinsh_reader_new(give, source, options);
}

TEST(unknown_options_are_refused)
{
    struct source source;
    for (size_t i = 0; i < COUNT(values); i++)
        for (size_t j = 0; j < COUNT(values); j++) {
            const yinsh_reader_options options = {.size = sizeof options,
                                                  .variant = (enum yinsh_variant)values[i],
                                                  .house = (enum yinsh_house)values[j]};
            bool known = values[i] >= 0 && values[i] <= YINSH_BLITZ && values[j] >= 0 &&
                         values[j] <= YINSH_HOUSE_POOL_DRAWS;
            yinsh_reader *reader = open_reader(&source, &options);
            assert_int_equal(reader != NULL, known);
            yinsh_reader_free(reader);
        }
    static const char *const names[] = {"", "GIPF", "gip", "gipf ", "no such notation"};
    for (size_t i = 0; i < COUNT(names); i++)
        assert_null(
            open_reader(&source, &(yinsh_reader_options){.size = sizeof(yinsh_reader_options),
                                                         .notation = names[i]}));
    for (size_t size = 0; size < offsetof(yinsh_reader_options, encoding); size++)
        assert_null(open_reader(&source, &(yinsh_reader_options){.size = size}));
    yinsh_reader_free(open_reader(&source, NULL));
    yinsh_reader_free(NULL);
}

/* Options of a later version: what they set besides has to be zero. */
TEST(longer_options_are_read_to_their_end)
{
    struct {
        yinsh_reader_options options;
        unsigned char more[64];
    } later;
    struct source source;
    for (size_t at = 0; at <= sizeof later.more; at++) {
        memset(&later, 0, sizeof later);
        later.options.size = sizeof later;
        if (at < sizeof later.more)
            later.more[at] = 1;
        yinsh_reader *reader = open_reader(&source, &later.options);
        assert_int_equal(reader != NULL, at == sizeof later.more);
        yinsh_reader_free(reader);
    }
}

/* Ask a record for what it has not. */
static void ask(const yinsh_record *record)
{
    size_t written = 0;
    for (size_t i = 0; i < COUNT(sizes); i++) {
        char line[16], none[YINSH_ACTION_TEXT];
        yinsh_position now = *yinsh_record_final(record);
        yinsh_action action =
            yinsh_record_action(record, yinsh_record_action_count(record) + sizes[i] - 16);
        if (sizes[i] < SIZE_MAX / 2) {
            assert_string_equal((yinsh_action_format(action, none), none), "-");
            assert_string_equal(yinsh_fault_name(yinsh_play(&now, action)), "syntax-turn");
        }
        yinsh_diagnostic fault = yinsh_record_fault(record, sizes[i]);
        assert_int_equal(fault.code, 0);
        assert_int_equal(yinsh_record_fault_text(record, sizes[i], line, sizeof line), 0);
        assert_string_equal(line, "");
        assert_int_equal(yinsh_record_fault_text(record, sizes[i], NULL, 0), 0);
        for (size_t room = 0; room <= sizeof line && yinsh_record_fault_count(record) > 0; room++) {
            memset(line, '#', sizeof line);
            assert_true(yinsh_record_fault_text(record, 0, line, room) > sizeof line);
            assert_true(room == 0 || strlen(line) == room - 1);
            assert_true(room == sizeof line || line[room] == '#');
        }
    }
    assert_null(yinsh_record_tag(record, ""));
    assert_null(yinsh_record_tag(record, "No such tag"));
    assert_int_equal(yinsh_record_write(record, "", ignore, &written), -1);
    assert_int_equal(yinsh_record_write(record, "no such notation", ignore, &written), -1);
    assert_int_equal(written, 0);
}

TEST(records_have_nothing_beyond_their_counts)
{
    static const size_t longest[] = {0, 1, 20, SIZE_MAX - 1, SIZE_MAX};
    for (size_t i = 0; i < COUNT(longest); i++) {
        const yinsh_reader_options options = {.size = sizeof options, .max_record = longest[i]};
        struct source source;
        const yinsh_record *record;
        yinsh_reader *reader = open_reader(&source, &options);
        int records = 0;
        assert_non_null(reader);
        for (; yinsh_reader_next(reader, &record) == 1; records++)
            ask(record);
        assert_true(records > 0);
        assert_true(yinsh_reader_next(reader, &record) <= 0);
        yinsh_reader_free(reader);
    }
}

/* A source that claims to have given more than it was asked for has failed. */
TEST(a_source_gives_no_more_than_it_is_asked_for)
{
    static const size_t more[] = {1, 2, 100, 65536, (size_t)PTRDIFF_MAX / 2};
    for (size_t i = 0; i < COUNT(more); i++) {
        struct source source;
        const yinsh_record *record;
        yinsh_reader *reader = open_reader(&source, NULL);
        assert_non_null(reader);
        source.more = more[i];
        assert_int_equal(yinsh_reader_next(reader, &record), -1);
        yinsh_reader_free(reader);
    }
}

RUN_TESTS(NULL, NULL)
