/* SPDX-License-Identifier: BSD-2-Clause */
/*
 * Judging BoardGameArena's logs in bulk never changes what is reported of them: games as they are
 * written, with headers and without, single bytes of them replaced, random damage, and what a log
 * may state.
 */
#include "support/bulk_damage.h"

extern const struct notation notation_bga;

/* ---- Games ------------------------------------------------------------- */

/* Give most lines of the text a header, with numbers that rise from 1 in each game. */
static void add_headers(uint32_t *random)
{
    static struct written plain;
    unsigned number = 0;
    memcpy(&plain, &text, sizeof plain);
    begin_text();
    for (size_t at = 0, next; at < plain.length; at = next) {
        const char *line = plain.bytes + at, *newline = memchr(line, '\n', plain.length - at);
        char header[64];
        next = newline != NULL ? (size_t)(newline + 1 - plain.bytes) : plain.length;
        /* The number 1 twice would begin another log. */
        number += number < 2 || next_random(random) % 4 > 0;
        snprintf(header, sizeof header, "Move %u : %s%u:%02u:0%u PM\n", number,
                 number == 1 ? "4/9/2026 " : "", number % 12 + 1, number % 60, number % 10);
        if (number < 2 || next_random(random) % 8 > 0)
            put_string(&text, header);
        put(&text, line, next - at);
        if (next - at >= 4 && memcmp(line, "End ", 4) == 0)
            number = 0;
    }
}

/* All games are judged in bulk, however they end and whatever is lost of them. */
TEST(as_written)
{
    static const struct layout layouts[] = {
        {.width = 0},
        {.tags = true, .width = 79},
        {.tags = true, .result = true, .resigned = true, .clocks = 60},
    };
    for (size_t i = 0; i < sizeof layouts / sizeof layouts[0]; i++) {
        uint32_t random = 3;
        assert_in_bulk_as_written(&layouts[i], true);
        size_t games = shares.skipped;
        add_headers(&random);
        shares = (struct shares){.skipped = 0};
        assert_alike(text.bytes, text.length);
        assert_int_equal(shares.skipped, games);
        assert_int_equal(shares.read, 0);
    }
}

TEST(any_way)
{
    assert_alike_in_any_way();
}

/* ---- One game in all its parts ----------------------------------------- */

#define A "Ann "
#define B "B\303\266b 2 "
#define PLACE(name, point) name "places a ring on " point "\n"
#define MARK(name, point) name "places a marker on " point "\n"
#define RING_MOVE(name, from, to) name "moves a ring from " from " to " to
#define MOVE(name, from, to) MARK(name, from) RING_MOVE(name, from, to) "\n"
#define ROW(name, from, to) name "removes a row of markers from " from " to " to "\n"
#define RING(name, from) name "removes a ring from " from "\n"
#define END "End of game\n"

#define FOUR(a, b) PLACE(a, "E5") PLACE(b, "K10") PLACE(a, "F10") PLACE(b, "K9")
#define FIVE(a, b) PLACE(a, "G11") PLACE(b, "K8") PLACE(a, "H11") PLACE(b, "K7") PLACE(a, "B6")
#define ALL_PLACED(a, b) FOUR(a, b) FIVE(a, b) PLACE(b, "J11")
#define PLACED FOUR(A, B) FIVE(A, B)
/* The rest of a game that b began with a ring on J11. */
#define SHIFTED(a, b) FOUR(a, b) FIVE(a, b)
#define LAST_PLACED PLACE(B, "J11")
#define FOUR_MOVES(a, b)                                                                           \
    MOVE(a, "E5", "E6") MOVE(b, "K10", "J10") MOVE(a, "E6", "E7") MOVE(b, "K9", "J9")
#define THREE_MOVES(a, b) MOVE(a, "E7", "E8") MOVE(b, "K8", "J8") MOVE(a, "E8", "E9")
#define LAST_MOVE MOVE(B, "J11", "I11")
#define ROW_MOVE MOVE(A, "E9", "E10")
#define ROW_ROW ROW(A, "E5", "E9")
#define ROW_RING RING(A, "E10")
#define JUMP(flips) MARK(A, "E9") RING_MOVE(A, "E9", "E4") flips "\n"
#define MOVES FOUR_MOVES(A, B) THREE_MOVES(A, B)
#define ALL_MOVES(a, b)                                                                            \
    FOUR_MOVES(a, b) THREE_MOVES(a, b) MOVE(b, "J11", "I11") MOVE(a, "E9", "E10")
#define BEFORE_LAST PLACED LAST_PLACED MOVES
#define UP_TO_JUMP BEFORE_LAST LAST_MOVE
#define UP_TO_MOVE UP_TO_JUMP ROW_MOVE
#define LINES UP_TO_MOVE ROW_ROW ROW_RING
#define NAMED(a, b) ALL_PLACED(a, b) ALL_MOVES(a, b) ROW(a, "E5", "E9") RING(a, "E10") END
#define HEADER(number) "Move " number " : 2:46:23 PM\n"
#define HEADED                                                                                     \
    "Move 2 : 4/9/2026 2:38:00 PM\n" PLACED "Move 4: 1\n" LAST_PLACED MOVES "Move 4 :\n" LAST_MOVE \
    MARK(A, "E9") HEADER("10") RING_MOVE(A, "E9", "E10") "\n" HEADER("11") HEADER("12")            \
        ROW_ROW ROW_RING HEADER("999999999")
#define NAME_16 "1234567890123456 "
#define NAME_28 "abcdefghijklmnopqrstuvwxyz12"

/* What comes after it, so that its place is reported. */
#define AFTER PLACE(A, "A2") END
#define HEADED_AFTER HEADER("1") AFTER

TEST(what_is_judged_in_bulk)
{
    static const char *const records[] = {
        LINES END,
        LINES END LINES END,
        HEADED END,
        HEADED HEADED,
        HEADED HEADED END LINES END HEADED END,
        " \n" LINES "\n" END " \n" LINES END,
        PLACED LAST_PLACED END,
        PLACED "\n \t\n" PLACE(" " B, "J11") MOVES END,
        UP_TO_JUMP JUMP("") END,
        UP_TO_JUMP JUMP(" and flips 4 markers") END,
        UP_TO_JUMP JUMP(" and flips 4 marker") END,
        UP_TO_MOVE ROW_ROW ROW_RING MARK(B, "I11")
            RING_MOVE(B, "I11", "I10") " and flips 0 markers\n" END,
        UP_TO_MOVE ROW(A, "E9", "E5") ROW_RING END,
        UP_TO_MOVE A "removes a row from e5 to E9\n" A "removes a ring on e10\n" END,
        UP_TO_MOVE ROW_ROW A "removes a ring at B6\n" END,
        FOUR(A, B) FIVE(A, B) PLACE(B, "j11") MOVE(A, "e5", "e6") END,
        NAMED("White ", "Black "),
        NAMED("Black ", "White "),
        NAMED("Ann ", "Ann B "),
        NAMED("Ann B ", "Ann "),
        NAMED("a places a ring on A2 ", "a "),
        NAMED("a moves a ring from A2 to ", "a removes a ring from A2 "),
        NAMED("a takes back their last move ", "End of game "),
        NAMED("Moved ", "Move "),
        NAMED("\303\277 \t[x] ", "{ "),
        NAMED("123456789012 ", "1234567890123 "),
        NAMED(NAME_16, "12345678901234567 "),
        NAMED(NAME_28 " ", "b "),
        HEADER("1") NAMED("{a} ", NAME_28 " "),
        HEADER("0000001") LINES END,
    };
    assert_in_bulk(records, sizeof records / sizeof records[0], AFTER);
    assert_in_bulk(records, sizeof records / sizeof records[0], "\n\n" HEADED_AFTER);
}

/* Records that nothing ends but the next one. */
TEST(what_ends)
{
    static const char *const records[] = {
        HEADED,
        HEADER("2") LINES,
        HEADER("2") LINES " \n" HEADER("1") LINES END,
    };
    assert_in_bulk(records, sizeof records / sizeof records[0], HEADED_AFTER);
}

/* What is at fault, or may be, or is written in another way. */
TEST(what_is_unusual)
{
    static const char *const records[] = {
        /* Around the steps. */
        "x\n" LINES END,
        "Ann takes back their last move\n" LINES END,
        BEFORE_LAST "Ann takes back their last move\n" END,
        BEFORE_LAST "Ann restarts their turn\n" THREE_MOVES(A, B) END,
        LINES "x\n" END,
        LINES END "x\n",
        LINES END "x places a ring on\n",
        LINES "End of game.\n" END,
        LINES "The end of game\n" END,
        LINES "(;GM[24]\n",
        LINES "[White \"x\"]\n",
        LINES,
        LINES A "has removed 3 rings\n" END,
        LINES A "has removed 2 rings\n" END,
        LINES "x has removed 3 rings\n" END,
        UP_TO_MOVE "Ann has removed 3 rings\nB\303\266b 2 has removed 3 rings\n" END,
        /* Headers. */
        HEADER("1000000000") LINES END,
        HEADER("x") LINES END,
        HEADER("") LINES END,
        HEADER(" 1") LINES END,
        HEADER("1  ") LINES END,
        "Move 1\n" LINES END,
        "Move 1 ; x\n" LINES END,
        "Move 1 : o'clock or so\n" LINES END,
        "Move 1 : \376r\n" LINES END,
        PLACED HEADER("1") LAST_PLACED MOVES END,
        PLACE("Move 1 : x ", "A2") HEADER("2") PLACE(A, "F10") PLACE("Move 1 : x ", "B6") END,
        HEADER("2") PLACED HEADER("1") LAST_PLACED END,
        HEADER("2") BEFORE_LAST MARK(B, "J11") HEADER("1") AFTER,
        /* Names. */
        NAMED("a  ", "b "),
        NAMED("a ", "b  "),
        NAMED("a\t ", "b "),
        NAMED("", "b "),
        NAMED("a ", "a "),
        ALL_PLACED("a ", "a ") FOUR_MOVES("a ", "a ") END,
        NAMED("{a ", "b "),
        NAMED(NAME_28 "3 ", "b "),
        NAMED("a ", NAME_28 "3 "),
        BEFORE_LAST MOVE("Bob ", "J11", "I11") END,
        BEFORE_LAST MOVE("B\303\266b 2  ", "J11", "I11") END,
        BEFORE_LAST MARK(B, "J11") RING_MOVE(A, "J11", "I11") "\n" END,
        /* A line of Black's, whose name continues as White's lines do. */
        PLACE("a ", "E5") PLACE("a removes a ring from E10 to ", "K10") PLACE(A, "F10") END,
        /* Placements. */
        END,
        PLACED END,
        PLACED LAST_PLACED PLACE(A, "A2") END,
        PLACED PLACE(A, "J11") END,
        PLACED PLACE(B, "E5") END,
        PLACED PLACE(B, "K11") END,
        PLACED PLACE(B, "K1") END,
        PLACED PLACE(B, "J12") END,
        PLACED PLACE(B, "J011") END,
        PLACED PLACE(B, "J111") END,
        PLACED PLACE(B, "J0") END,
        PLACED PLACE(B, "L5") END,
        PLACED PLACE(B, "`5") END,
        PLACED PLACE(B, "J/") END,
        PLACED PLACE(B, "J:") END,
        PLACED PLACE(B, "J1:") END,
        PLACED PLACE(B, "J") END,
        PLACED PLACE(B, "") END,
        PLACED PLACE(B, "J11.") END,
        PLACED B "places a ring on J11 \n" END,
        PLACED B "places a ring on J11\r" END,
        PLACED B "places a ring  on J11\n" END,
        PLACED B "places the ring on J11\n" END,
        PLACED MOVE(B, "K10", "J10") END,
        /* The tenth ring, or the line after it, is the first of another game. */
        PLACED LAST_PLACED SHIFTED("Cy ", B) MOVE(B, "K10", "J10") END,
        PLACED LAST_PLACED SHIFTED("Cy ", "Dee ") END,
        PLACED LAST_PLACED "Cy places a ring on E5\n" MOVE(A, "E5", "E6") END,
        PLACED LAST_PLACED MARK(A, "E5") SHIFTED("Cy ", "Dee ") END,
        /* Moves. */
        PLACED LAST_PLACED MARK(A, "E5") END,
        PLACED LAST_PLACED MOVE(A, "E5", "E6") MARK(A, "E6") END,
        PLACED LAST_PLACED RING_MOVE(A, "E5", "E6") "\n" END,
        PLACED LAST_PLACED MARK(A, "E5") MARK(A, "E5") END,
        PLACED LAST_PLACED MARK(A, "E5") MOVE(A, "E5", "E6") END,
        PLACED LAST_PLACED MARK(A, "E5") RING_MOVE(A, "F10", "F9") "\n" END,
        PLACED LAST_PLACED MARK(A, "E5") RING_MOVE(A, "e5", "E6") "\n" END,
        PLACED LAST_PLACED MARK(A, "E5") RING_MOVE(A, "E50", "E6") "\n" END,
        PLACED LAST_PLACED MARK(A, "E5") RING_MOVE(A, "E5", "E11") "\n" END,
        PLACED LAST_PLACED MARK(A, "E5") RING_MOVE(A, "E5", "") "\n" END,
        PLACED LAST_PLACED MARK(A, "E5") A "moves a ring from E5 E6\n" END,
        PLACED LAST_PLACED MARK(A, "E5") A "moves a ring to E5 from E6\n" END,
        PLACED LAST_PLACED MOVE(B, "K10", "J10") END,
        PLACED LAST_PLACED MOVE(A, "K10", "J10") END,
        PLACED LAST_PLACED MOVE(A, "E5", "F7") END,
        PLACED LAST_PLACED MOVE(A, "E5", "E5") END,
        PLACED LAST_PLACED MOVE(A, "E5", "E6") MOVE(A, "F10", "F9") END,
        /* Flips. */
        UP_TO_JUMP JUMP(" and flips 3 markers") END,
        UP_TO_JUMP JUMP(" and flips 5 markers") END,
        UP_TO_JUMP JUMP(" and flips 0 markers") END,
        UP_TO_JUMP JUMP(" and flips 04 markers") END,
        UP_TO_JUMP JUMP(" and flips 14 markers") END,
        UP_TO_JUMP JUMP(" and flips : markers") END,
        UP_TO_JUMP JUMP(" and flips / markers") END,
        UP_TO_JUMP JUMP(" and flips  markers") END,
        UP_TO_JUMP JUMP(" and flips 4 markerss") END,
        UP_TO_JUMP JUMP(" and flips 4 marke") END,
        UP_TO_JUMP JUMP(" and Flips 4 markers") END,
        UP_TO_JUMP JUMP(" And flips 4 markers") END,
        UP_TO_JUMP JUMP(" and flips 4 rings") END,
        UP_TO_JUMP JUMP(" ") END,
        UP_TO_JUMP MOVE(A, "E9", "E10") MOVE(A, "E10", "E4") END,
        UP_TO_JUMP MARK(A, "E9 and flips 4 markers") RING_MOVE(A, "E9", "E4") "\n" END,
        /* Removals. */
        UP_TO_MOVE END,
        UP_TO_MOVE ROW_ROW END,
        UP_TO_MOVE ROW_RING END,
        UP_TO_MOVE ROW_RING ROW_ROW END,
        UP_TO_MOVE ROW_ROW ROW_ROW ROW_RING END,
        UP_TO_MOVE ROW_ROW ROW_RING ROW_RING END,
        UP_TO_MOVE ROW_ROW RING(A, "I11") END,
        UP_TO_MOVE ROW_ROW RING(B, "I11") END,
        UP_TO_MOVE ROW_ROW MOVE(B, "I11", "I10") ROW_RING END,
        UP_TO_MOVE ROW(B, "E5", "E9") ROW_RING END,
        UP_TO_MOVE ROW(A, "E5", "E8") ROW_RING END,
        UP_TO_MOVE ROW(A, "E6", "E10") ROW_RING END,
        UP_TO_MOVE ROW(A, "E5", "E5") ROW_RING END,
        UP_TO_MOVE ROW(A, "E5", "L9") ROW_RING END,
        UP_TO_MOVE ROW(A, "E5", "E9 and flips 1 marker") ROW_RING END,
        UP_TO_MOVE A "removes a row of rings from E5 to E9\n" ROW_RING END,
        UP_TO_MOVE A "removes a row of markers from E5\n" ROW_RING END,
        UP_TO_MOVE A "removes a row of markers on E5 to E9\n" ROW_RING END,
        UP_TO_MOVE ROW_ROW A "removes a ring to E10\n" END,
        UP_TO_MOVE ROW_ROW A "removes a ring from E10 to E10\n" END,
        UP_TO_MOVE ROW_ROW A "removes the ring from E10\n" END,
        UP_TO_JUMP MARK(A, "E9") ROW_ROW RING_MOVE(A, "E9", "E10") "\n" ROW_RING END,
        UP_TO_JUMP MARK(A, "E9") A "has removed 3 rings\n" RING_MOVE(A, "E9", "E10") "\n" END,
        UP_TO_JUMP ROW_ROW END,
    };
    const struct way pieces = {.entered = &notation_bga, .piece = 100};
    for (size_t i = 0; i < sizeof records / sizeof records[0]; i++) {
        begin_text();
        put_string(&text, records[i]);
        put_string(&text, AFTER LINES END);
        assert_alike(text.bytes, text.length);
        assert_alike_in(text.bytes, text.length, &pieces);
    }
}

/* Windows line ends, and a name that continues as a line of the other player's does. */
TEST(other_texts)
{
    static const char *const names[] = {"a ", "a removes a ring from E10 ",
                                        "a removes a row from "};
    uint32_t random = 4;
    begin_text();
    for (int i = 0; i < 3; i++)
        put_string(&text, HEADED HEADED END);
    for (size_t at = 0; at < text.length; at++)
        if (text.bytes[at] == '\n') {
            replace(at, 1, "\r\n", 2);
            at++;
        }
    shares = (struct shares){.skipped = 0};
    assert_text_alike_however();
    assert_true(shares.skipped / HOWEVER >= 6 && shares.read == 0);
    for (int i = 0; i < 200; i++) {
        begin_text();
        put_string(&text, NAMED("a ", "a removes a ring from E10 ") LINES END);
        for (unsigned changes = 1 + next_random(&random) % 3; changes > 0; changes--) {
            const char *name = names[next_random(&random) % 3];
            size_t at = next_random(&random) % text.length;
            while (at > 0 && text.bytes[at - 1] != '\n')
                at--;
            replace(at, next_random(&random) % 3, name, strlen(name));
        }
        assert_alike(text.bytes, text.length);
    }
}

/* A byte that ends texts of C, in every line of a player. */
TEST(nul_in_name)
{
    begin_text();
    put_string(&text, NAMED("a=c ", "b "));
    for (size_t at = 0; at < text.length; at++)
        if (text.bytes[at] == '=')
            text.bytes[at] = '\0';
    put_string(&text, AFTER);
    shares = (struct shares){.skipped = 0};
    assert_alike(text.bytes, text.length);
    assert_int_equal(shares.skipped, 0);
}

/* A winner who is stated once more, or after the other player. */
TEST(two_winners)
{
    static const char won[] = " has removed 3 rings\n";
    static const char *const others[] = {"White", "Black"};
    static const struct layout layout = {.width = 79};
    assert_in_bulk_as_written(&layout, true);
    size_t games = shares.skipped, found = 0;
    for (size_t at = 1; at + sizeof won < text.length; at++) {
        if (memcmp(text.bytes + at, won, sizeof won - 1) != 0)
            continue;
        while (text.bytes[at - 1] != '\n')
            at--;
        replace(at, 0, won, sizeof won - 1);
        replace(at, 0, others[found % 2], strlen(others[found % 2]));
        found++;
        at = (size_t)((char *)memchr(text.bytes + at, '\n', text.length - at) - text.bytes);
        at += 2 * sizeof won;
    }
    shares = (struct shares){.skipped = 0};
    assert_alike(text.bytes, text.length);
    assert_true(found > 4 && shares.skipped < games);
}

/* ---- Damage ------------------------------------------------------------ */

static const char damage[] = " \n\r019:/AELMPaers{`\377"; /* and its NUL */

/* Break every byte of a record that has a new shape; others follow. */
static void break_record(const char *record)
{
    size_t end = begin_broken(record, AFTER LINES END);
    for (size_t at = 0; at < end; at++)
        if (is_new_shape(text.bytes, text.length, at))
            break_bytes(at, at + 1, damage, sizeof damage);
    assert_true(shares.skipped > 50 && shares.read > 500);
}

TEST(every_byte)
{
    break_record(UP_TO_JUMP JUMP(" and flips 4 markers") END);
    break_record(LINES END);
}

TEST(every_byte_with_headers)
{
    break_record(HEADED END);
}

/* Names longer than what is compared of them at once. */
TEST(every_byte_of_long_lines)
{
    begin_text();
    put_string(&text, ALL_PLACED(NAME_16, NAME_28 " ") FOUR_MOVES(NAME_16, NAME_28 " "));
    size_t begin = text.length;
    put_string(&text, MOVE(NAME_16, "E7", "E8") MOVE(NAME_28 " ", "K8", "J8"));
    size_t end = text.length;
    put_string(&text, END LINES END);
    shares = (struct shares){.skipped = 0};
    break_bytes(begin, end, damage, sizeof damage);
    assert_true(shares.skipped > 20 && shares.read > 500);
}

TEST(limits)
{
    begin_text();
    put_string(&text, HEADED HEADED END LINES END AFTER);
    assert_alike_within_limits();
}

int main(void)
{
    keep_memory();
    text_notation = &notation_bga;
    return run_defined_tests(NULL, NULL);
}
