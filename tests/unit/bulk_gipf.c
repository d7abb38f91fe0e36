/* SPDX-License-Identifier: BSD-2-Clause */
/*
 * Skipping good records never changes what is reported of a source: each text is read by a reader
 * that skips and by one that does not.  Good texts in every layout, every byte of one replaced by
 * every other, random damage, and bytes that come in every way.
 */
#include "support/bulk_damage.h"

/* ---- Good texts -------------------------------------------------------- */

/* How programs write records: all of them are skipped. */
TEST(plain_layouts)
{
    static const struct layout layouts[] = {
        {.width = 0},
        {.spaced = true, .width = 79, .tags = true, .result = true},
        {.spaced = true, .width = 79, .tags = true, .result = true, .resigned = true},
        {.width = 79, .tags = true, .result = true, .crlf = true},
        {.spaced = true, .width = 79, .result = true},
        {.width = 1, .result = true},
        {.spaced = true, .width = 79, .tags = true, .result = true, .short_form = true},
        {.capital = true, .width = 79, .tags = true},
        {.spaced = true, .capital = true, .result = true},
        {.numbers = NO_NUMBERS, .tags = true, .result = true},
        {.numbers = LEADING_ZEROS, .spaced = true, .width = 79},
        {.numbers = MORE_DOTS, .width = 79},
        {.numbers = EVERY_SECOND, .result = true},
        {.width = 79, .tags = true, .comments = 20},
        {.spaced = true, .width = 79, .tags = true, .marks = 20},
        {.spaced = true, .width = 79, .tags = true, .result = true, .clocks = 90},
    };
    enum { GAMES = 12 };
    uint32_t random = 1;
    for (size_t i = 0; i < sizeof layouts / sizeof layouts[0]; i++) {
        begin_text();
        for (int j = 0; j < GAMES; j++) {
            static struct game game;
            play_game(&game, &random, 1 + (uint32_t)j % 4, YINSH_HOUSE_NONE,
                      j % 3 == 0 ? 10 + next_random(&random) % 60 : SIZE_MAX);
            put_game(&text, &game, &layouts[i], &random);
        }
        shares = (struct shares){.skipped = 0};
        assert_alike(text.bytes, text.length);
        if (shares.skipped != GAMES)
            print_bytes(text.bytes, text.length);
        assert_int_equal(shares.skipped, GAMES);
        assert_int_equal(shares.read, 0);
    }
}

/* Many games in as many layouts, some by the wrong rules, and between them other notations. */
static void put_any_games(uint32_t *random, size_t count)
{
    static const char *const others[] = {
        "(;GM[24]P0[id \"x\"]P1[id \"y\"]\n; P0[1 place wr E 3])\n",
        "[White \"a\"]\n1.e3 2.e3\n",
        "[Result \"1-0\"]\n\n",
        "{\n(;GM[24]\n}\n",
        "1.e3 2.zz9\n",
        "[Variant \"blitz\"]\n1.a2 *\n",
        "\n*\n",
        "\n[",
        "{1. e5",
    };
    while (count-- > 0) {
        static struct game game;
        struct layout layout = any_layout(random);
        enum yinsh_house house =
            next_random(random) % 6 == 0 ? YINSH_HOUSE_NO_LIMIT : YINSH_HOUSE_NONE;
        unsigned most = next_random(random) % 2 == 0 ? 10 + next_random(random) % 40 : 150;
        play_game(&game, random, 1 + next_random(random) % 8, house, most);
        put_game(&text, &game, &layout, random);
        if (next_random(random) % 6 == 0)
            put_string(&text, others[next_random(random) % (sizeof others / sizeof others[0])]);
    }
}

/* After tags and an empty line, turns without numbers may be a record of another notation. */
TEST(likely_others)
{
    static const char *const tags[] = {"", "[White \"a\"]\n", "[White \"a\"]\n\n",
                                       "[Termination \"resign\"]\n\n"};
    static const char *const notes[] = {"", "{\nnoMSG}", "{x MSG y}", "{\nMSG\n}", "{\n\nyes\n}"};
    static const char *const ends[] = {"", " *", "\n0-1", "\n\nyes\n"};
    enum { TEXTS = 4 * 5 * 4 * 2 };
    for (size_t i = 0; i < TEXTS; i++) {
        const char *note = notes[i / 4 % 5], *end = ends[i / 20 % 4];
        begin_text();
        put_string(&text, "1.a2 2.a3 *\n\n");
        put_string(&text, tags[i % 4]);
        put_string(&text, "a2\na3\na4\na5\nb1");
        put_string(&text, note);
        put_string(&text, i / 80 ? " k7 k8 k9" : "\nk7\nk8\nk9\nk10\nj11\na2-b2\nk7-j6");
        put_string(&text, end);
        put_string(&text, "\n\n[White \"b\"]\n\n1.a2 *\n");
        assert_alike(text.bytes, text.length);
    }
}

TEST(all_layouts)
{
    uint32_t random = 2;
    shares = (struct shares){.skipped = 0};
    for (int round = 0; round < (tries_all() ? 150 : 40); round++) {
        begin_text();
        put_any_games(&random, 1 + next_random(&random) % 8);
        assert_alike(text.bytes, text.length);
        for (int i = 0; i < 4; i++) {
            struct way way = any_way(&random, text.length);
            assert_alike_in(text.bytes, text.length, &way);
        }
    }
    assert_true(shares.skipped > 250 && shares.read > 250);
}

/* ---- Damage to single bytes -------------------------------------------- */

TEST(every_byte)
{
    static const char before[] = "1.a2 2.a3 3.a4 4.a5 5.b1 6.k7 7.k8 8.k9 9.k10 10.j11\n";
    static const char following[] = "1.a2 2.a3 3.a4 4.a5 5.b1 6.k7 7.k8 8.k9 9.k10 10.a2\n";
    static const char *const games[] = {
        "[White \"a\"]\n[Rings \"1-0\"]\n\n"
        "1. e5 2. k10 3. f10 4. k9 5. g11 6. k8 7. h11 8. k7 9. b6 10. j11 11. e5-e6\n"
        "12. k10-j10 13. e6-e7 14. k9-j9 15. e7-e8 16. k8-j8 17. e8-e9 18. j11-i11 19.\n"
        "e9-e10;xe5-e9xe10 20. j8-i8 *\n",
        "1.E5 2.K10 3.F10 4.K9 5.G11 6.K8 7.H11 8.K7 9.B6 10.J11 11.E5-E6 12.K10-J10 13.E6-E7\n",
    };
    for (size_t i = 0; i < sizeof games / sizeof games[0]; i++) {
        begin_text();
        put_string(&text, before);
        put_string(&text, games[i]);
        size_t end = text.length;
        put_string(&text, following);
        /* Each of the two is good, the last one is not. */
        shares = (struct shares){.skipped = 0};
        assert_alike_entered(text.bytes, text.length);
        assert_int_equal(shares.skipped, 2);
        assert_int_equal(shares.read, 1);
        break_bytes(sizeof before - 2, end, NULL, 256);
        assert_true(shares.skipped > 900 && shares.read > 900);
    }
}

/* ---- How the bytes come ------------------------------------------------ */

/* More than the reader's window holds, with records across its border at every byte of theirs. */
TEST(windows)
{
    static const size_t pieces[] = {0, 4096, 65536, 65537, 10007, 64};
    static const struct layout layout = {.spaced = true, .width = 79, .tags = true, .result = true};
    static struct game game;
    uint32_t random = 4;
    begin_text();
    play_game(&game, &random, 2, YINSH_HOUSE_NONE, 150);
    while (text.length < 150000) {
        put_game(&text, &game, &layout, &random);
        /* Each record in another place of the window, which continues by as much as it reads. */
        for (unsigned i = next_random(&random) % 40; i > 0; i--)
            put_string(&text, "\n");
    }
    for (size_t i = 0; i < sizeof pieces / sizeof pieces[0]; i++)
        for (int pauses = 0; pauses < 2; pauses++) {
            struct way way = {.piece = pieces[i], .pauses = pauses > 0};
            shares = (struct shares){.skipped = 0};
            assert_alike_in(text.bytes, text.length, &way);
            assert_true(shares.skipped > 100);
            assert_int_equal(shares.read, 0);
        }
}

/* Every offset of a text as the limit, and as its end, and records longer than they may be. */
TEST(limits)
{
    static const struct layout layouts[] = {
        {.spaced = true, .width = 79, .tags = true, .result = true},
        {.width = 0},
    };
    uint32_t random = 5;
    for (size_t i = 0; i < sizeof layouts / sizeof layouts[0]; i++) {
        begin_text();
        for (int j = 0; j < 3; j++) {
            static struct game game;
            play_game(&game, &random, 1, YINSH_HOUSE_NONE, 20);
            put_game(&text, &game, &layouts[i], &random);
        }
        assert_alike_within_limits();
    }
}

/* Comments that are longer than the window, and than what the reader holds for skipping. */
TEST(long_records)
{
    static const size_t lengths[] = {60000, 70000, 140000, 270000, 600000};
    static const size_t pieces[] = {0, 4096, 65536};
    static const char *const tails[] = {"} 3.a4 4.a5 5.b1 6.k7 7.k8 8.k9 9.k10 10.j11\n1.e5 *\n",
                                        "} 3.a2\n1.e5 *\n", "3.a4"};
    for (size_t i = 0; i < 45; i++) { /* every combination */
        struct way way = {.piece = pieces[i % 3], .pauses = i % 2 == 0};
        begin_text();
        put_string(&text, "1.a2 2.a3 3.a4 4.a5 5.b1 6.k7 7.k8 8.k9 9.k10 10.j11\n1.a2 2.a3 {");
        while (text.length < lengths[i / 9])
            put_string(&text, "1.e5 2.e6 ");
        put_string(&text, tails[i / 3 % 3]);
        assert_alike_in(text.bytes, text.length, &way);
        way.options.max_record = lengths[i / 9] + i % 4;
        assert_alike_in(text.bytes, text.length, &way);
    }
}

int main(void)
{
    keep_memory();
    return run_defined_tests(NULL, NULL);
}
