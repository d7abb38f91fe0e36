/* SPDX-License-Identifier: BSD-2-Clause */
/* Each notation that names points as the board does, but for BGA's JSON, reads all of them, in
 * either case, and no other. */
#include "support/all_points.h"
#include "support/record_driver.h"

static struct yinsh_record record;

/* Texts of one placement: @ is a capital letter, ~ a small one, % the number. */
static const struct {
    const char *notation, *read, *written; /* the second is in what is written */
} placements[] = {
    {"gipf", "1.~%", "\n1.~% *\n"},
    {"boardspace", "(;GM[24];P0[place wr @ %])", "[1 place wr  @ %]"},
    {"bga", "White places a ring on @%\n", "White places a ring on @%\n"},
    {"codingame", "~%\n", "~%\n\n"},
    {"yinshml",
     "{\"moves\": [{\"move_type\": \"PLACE_RING\", \"player\": \"white\", \"position\": \"@%\"}]}",
     "\"position\": \"@%\"}]}\n"},
    {"vying", "~%", "~%\n\n"},
    {"openxum", "PrW@%;", "PrW@%;\n\n"},
    {"yinsh-save", "place ~%", "# RESULT Unfinished\nPLACE @%\n\n"},
    {"yinsh-record", "p ~%\n", "p ~%\n\n"},
    {"json",
     "{\"yinsh\":1,\"actions\":[{\"turn\":1,\"side\":\"white\",\"kind\":\"place\",\"to\":\"~%\"}]}",
     "[{\"turn\":1,\"side\":\"white\",\"kind\":\"place\",\"to\":\"~%\"}]"},
};

/* A text with a point, whose letter is small, in the other case if that is wanted. */
static const char *with_point(const char *text, const char *point, bool other_case)
{
    static char filled[512];
    struct text out = text_begin(filled, sizeof filled);
    for (; *text != '\0'; text++)
        if (*text == '%') {
            text_add_string(&out, point + 1);
        } else {
            bool small = (*text == '~') != other_case;
            char letter = small ? *point : (char)(*point - 'a' + 'A');
            text_add(&out, *text == '@' || *text == '~' ? &letter : text, 1);
        }
    return filled;
}

/* Read a text with a point, and whether a ring was placed there. */
static bool places(const struct notation *notation, const char *text, const char *point)
{
    char name[YINSH_POINT_TEXT];
    assert_true(read_bytes_in(notation, text, strlen(text), &record));
    if (record.failed || record.game.count != 1)
        return false;
    yinsh_point_format(record.game.played[0].action.to, name);
    return strcmp(name, point) == 0;
}

TEST(all_points_are_read_and_written)
{
    for (size_t i = 0; i < sizeof placements / sizeof placements[0]; i++)
        for (size_t at = 0; at < YINSH_POINTS; at++) {
            const struct notation *notation = notation_find(placements[i].notation);
            const char *point = all_points[at];
            unsigned lost;
            for (int other = 0; other < 2; other++)
                assert_true(places(notation, with_point(placements[i].read, point, other), point));
            struct buffer text = write_in(notation->name, &record, false, &lost);
            assert_int_equal(lost, 0);
            assert_non_null(strstr(text.bytes, with_point(placements[i].written, point, false)));
            free(text.bytes);
        }
}

TEST(no_others_are_read)
{
    static const char *const none[] = {"a1",  "a6", "b8", "c9", "d10", "e11", "f1", "f11", "g1",
                                       "g12", "h2", "i3", "j4", "k6",  "k11", "l5", "z3",  "e03"};
    for (size_t i = 0; i < sizeof placements / sizeof placements[0]; i++)
        for (size_t at = 0; at < sizeof none / sizeof none[0]; at++) {
            const struct notation *notation = notation_find(placements[i].notation);
            const char *text = with_point(placements[i].read, none[at], false);
            /* There, this may be f10, or g10 or g11, without its second digit. */
            bool shortened = strcmp(none[at], "f1") == 0 || strcmp(none[at], "g1") == 0;
            if (shortened && strcmp(notation->name, "openxum") == 0)
                continue;
            assert_true(read_bytes_in(notation, text, strlen(text), &record));
            assert_int_equal(record.game.count, 0);
            assert_int_equal(record.fault_count, 1);
            assert_int_equal(record.faults[0].code, FAULT_PLACE_OFF_BOARD);
            assert_true(record.faults[0].length > 0);
        }
    record_free(&record);
}

int main(void)
{
    return run_defined_tests(NULL, NULL);
}
