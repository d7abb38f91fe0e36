/* SPDX-License-Identifier: BSD-2-Clause */
/*
 * Half a game is never a good record: where a line end or the beginning of a line is lost, what
 * follows may look like the next record, but no game begins with a move.
 */
#define DESCRIBE describe_turns_alone
#include "registry/notation_list.h"
#include "support/record_driver.h"
#include "support/sample_games.h"

/* What a record is, and how many turns it has. */
static void describe_turns_alone(struct text *out, const struct yinsh_record *of)
{
    text_add_string(out, yinsh_status_name(yinsh_record_status(of)));
    text_add_string(out, " ");
    text_add_number(out, yinsh_record_turns(of));
    text_add_string(out, "\n");
}

enum { EXCERPT = 60 };

/* Of the records in a text, one that is good and not the last has all turns of the game. */
static void expect_no_half(const char *text, size_t length, size_t at, const char *notation,
                           int turns)
{
    const char *found = summary_of_bytes(text, length, 0, notation);
    for (const char *line = found, *next; (next = strchr(line, '\n') + 1)[0] != '\0'; line = next)
        if (strncmp(line, "ok ", 3) == 0 && atoi(line + 3) < turns)
            fail_msg("%s, byte %zu, ...%.*s: %s", notation != NULL ? notation : "detected", at,
                     (int)(length - at < EXCERPT ? length - at : EXCERPT), text + at, found);
}

/*
 * Take some bytes before, and some after, every place of a text that follows a line end or a
 * semicolon out of it, one place at a time.
 */
static void lose_each(const struct buffer *whole, const char *notation, int turns, size_t before,
                      size_t after)
{
    char *changed = malloc(whole->length);
    assert_non_null(changed);
    for (size_t at = 1, places = 0; at + after < whole->length; at++) {
        bool line = strchr("\n;", whole->bytes[at - 1]) != NULL;
        /* A line that is empty ends a record, and one that begins with the number 1 begins one. */
        if (line && places++ > YINSH_PLACING_TURNS &&
            memchr(whole->bytes + at, '\n', after + 1) == NULL &&
            strncmp(whole->bytes + at + after, "1.", 2) != 0) {
            memcpy(changed, whole->bytes, at - before);
            memcpy(changed + at - before, whole->bytes + at + after, whole->length - at - after);
            expect_no_half(changed, whole->length - before - after, at - before, notation, turns);
            expect_no_half(changed, whole->length - before - after, at - before, NULL, turns);
        }
    }
    free(changed);
}

TEST(halves)
{
    static const char *const games[] = {official_game, passing_game, pass_after_row_game};
    for (size_t i = 0; i < sizeof games / sizeof games[0]; i++) {
        struct source source;
        const struct yinsh_record *game;
        /* After a move of CodinGame only a comment looks like what comes before a record. */
        yinsh_reader *reader =
            read_first(replace_all(games[i], " ", " {ok} "), NULL, &source, &game);
        for (size_t j = 0; notation_table[j] != NULL; j++) {
            unsigned lost;
            if (notation_table[j]->write == NULL || notation_table[j]->read == NULL)
                continue;
            const char *name = notation_table[j]->name;
            struct buffer whole = write_in(name, game, false, &lost);
            int turns = yinsh_record_turns(game);
            lose_each(&whole, name, turns, 1, 0);
            for (size_t after = 1; after < 6; after++)
                lose_each(&whole, name, turns, 0, after);
            free(whole.bytes);
        }
        yinsh_reader_free(reader);
    }
}

#define OFFICIAL "1.c8 2.g4 3.d4 4.g11 5.d6 6.b3 7.j9 8.f8 9.a2 10.d7 11.c8-c1 "
#define POINTS "W11\nB54\nW24\nB47\nW22\nB8\nW76\nB40\nW3\nB21\nW11,18\n"
#define SAVED                                                                                      \
    "PLACE C8\nPLACE G4\nPLACE D4\nPLACE G11\nPLACE D6\nPLACE B3\nPLACE J9\nPLACE F8\n"            \
    "PLACE A2\nPLACE D7\nMOVE C8 C1\n"

/* Nor is it where bytes are lost that tell a turn from what begins a record. */
TEST(lost_bytes)
{
    static const struct {
        const char *notation, *text, *expected;
    } cases[] = {
        {"gipf", OFFICIAL "1.b3-h9 13.c1-c7", "ok 13\n"},
        {"gipf", OFFICIAL "1.e3 13.c1-c7", "ok 11\nillegal 1\n"},
        {"gipf", OFFICIAL "\n[%tm 1006]} 12.b3-h9 13.c1-c7", "malformed 11\nmalformed 0\n"},
        {"points", POINTS "B8,59\nW1812\nB54,48\n", "illegal 12\n"},
        {"codingame", "c8\ng4\nd4\ng11\nd6\nb3\nj9\nf8\na2\nh9-h10 MSG X places a ring on E5\n",
         "illegal 9\n"},
        {"yinsh-save", SAVED "MOVE B3 H9# COMMENT a X places a ring on E5\nMOVE C1 C7\n",
         "malformed 11\n"},
    };
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        expect_in(cases[i].text, cases[i].notation, cases[i].expected);
        expect_in(cases[i].text, NULL, cases[i].expected);
    }
}

int main(void)
{
    return run_defined_tests(NULL, NULL);
}
