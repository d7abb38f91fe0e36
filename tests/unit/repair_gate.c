/* SPDX-License-Identifier: BSD-2-Clause */
/*
 * The last check of repairing: it refuses a text that differs from what the reading promises,
 * whichever part of repairing wrote it.
 */
#include "registry/notation_list.h"
#include "repair/plan.h"
#include "support/sample_games.h"
#include "syntax/notation.h"

#include <stdlib.h>

/* A text being read. */
struct source {
    const char *bytes;
    size_t left;
};

static struct repair repair;
static struct repair_text text;
static const struct yinsh_record *record;
static yinsh_reader *reader;
static const yinsh_reader_options as_usual = {.size = sizeof(yinsh_reader_options),
                                              .all_faults = true};

static ptrdiff_t give(void *context, char *buffer, size_t size)
{
    struct source *source = context;
    size_t length = source->left < size ? source->left : size;
    memcpy(buffer, source->bytes, length);
    source->bytes += length;
    source->left -= length;
    return (ptrdiff_t)length;
}

/* Read a broken record and find its reading. */
static void take(const char *broken)
{
    static struct source source;
    source = (struct source){broken, strlen(broken)};
    yinsh_reader_free(reader);
    reader = yinsh_reader_new(give, &source, &as_usual);
    assert_int_equal(yinsh_reader_next(reader, &record), 1);
    assert_true(repair_record(&repair, record));
    assert_int_equal(repair.outcome, REPAIR_DONE);
}

/* What the gate finds wrong with bytes that replace the written ones. */
static const char *verify(const char *bytes, const struct notation *notation)
{
    struct repair_text other = text;
    char copy[32768];
    other.out.length = strlen(bytes);
    assert_true(other.out.length < sizeof copy);
    memcpy(copy, bytes, other.out.length);
    other.out.at = copy;
    const char *why = repair_verify(&repair, notation, &as_usual, &other);
    assert_false(other.failed);
    return why;
}

/* The written text, with a NUL. */
static const char *written(void)
{
    static char bytes[32768];
    assert_true(text.out.length < sizeof bytes);
    memcpy(bytes, text.out.at, text.out.length);
    bytes[text.out.length] = '\0';
    return bytes;
}

/* A record with a removal in the next turn, a number missing and a row's ends reversed. */
static const char *broken_game(void)
{
    static char game[32768];
    char moves[16384];
    snprintf(moves, sizeof moves, "%s",
             replace_once(official_game, "46.g8-g5;xc4-g8xg3 47.h10-a3",
                          "46.g8-g5 {first {[%tm 70]} 47.xc4-g8xg3;h10-a3! {[%tm 700,81]}"));
    snprintf(game, sizeof game,
             "[White \"Ida\"]\n[Result \"1-0\"]\n[Rings \"3-2\"]\n[Termination \"rings\"]\n\n"
             "%s 1-0\n",
             replace_once(moves, "xd6-h10xd9 59.xb5-f9xb7;h7-h10 60.g5-j8",
                          "xh10-d6xd9 59.xb5-f9xb7;h7-h10 g5-j8"));
    return game;
}

TEST(changed_texts)
{
    static const struct {
        const char *from, *to;
    } changes[] = {
        {"[White \"Ida\"]", "[White \"Ada\"]"},
        {"[White \"Ida\"]\n", ""},
        {"[White \"Ida\"]", "[White \"Ida\"]\n[Black \"Ben\"]"},
        {"[Result \"1-0\"]", "[Result \"0-1\"]"},
        {"[Rings \"3-2\"]\n", ""},
        {"[Rings \"3-2\"]", "[Rings \"3-1\"]"},
        {"[Termination \"rings\"]\n", ""},
        {"[Termination \"rings\"]", "[Termination \"time\"]"},
        {"{first {[%tm 70]}", "{first}"},
        {"{first {[%tm 70]} ", ""},
        {"700,81", "700,82"},
        {"{[%tm 700,81]}", ""},
        {"47.h10-a3!", "47.h10-a3"},
        {"47.h10-a3!", "47.h10-a3?"},
        {"46.g8-g5", "45.g8-g5"},
        {"60.g5-j8", "g5-j8"},
        {"60.g5-j8", "61.g5-j8"},
        {"xc4-g8", "xg8-c4"},
        {"xd6-h10", "xh10-d6"},
        {"79.h5-h8 80.k10-j10 81.h8-k8;xh4-h8xg9", "79.h5-h8"},
        {"80.k10-j10", "80.k10-k9"},
        {"58.d8-g8;xd6-h10xd9", "58.d8-g8;xd6-h10xh7"},
        {"81.h8-k8;xh4-h8xg9 1-0", "81.h8-k8;xh4-h8xg9 1-0\n\n1.e5 *"},
        {"81.h8-k8;xh4-h8xg9 1-0", ""},
    };
    const struct notation *gipf = notation_find("gipf");
    char right[32768];
    take(broken_game());
    assert_null(repair_write(&repair, &as_usual, &text));
    assert_true(text.patched);
    snprintf(right, sizeof right, "%s", written());
    assert_null(verify(right, gipf));
    for (size_t i = 0; i < sizeof changes / sizeof changes[0]; i++)
        if (verify(replace_once(right, changes[i].from, changes[i].to), gipf) == NULL)
            fail_msg("not noticed: %s for %s", changes[i].to, changes[i].from);
    assert_non_null(verify("", gipf));
    /* White space does not count. */
    assert_null(verify(replace_once(right, " 47.", "\n47."), gipf));
}

/* In every notation, a text that ends early or continues is refused. */
TEST(all_notations)
{
    char right[32768], less[2 * sizeof right];
    int tried = 0;
    take(replace_once(official_game, "46.g8-g5;xc4-g8xg3 47.h10-a3",
                      "46.g8-g5 47.xc4-g8xg3;h10-a3"));
    for (const struct notation *const *at = notation_table; *at != NULL; at++) {
        if ((*at)->write == NULL || (*at)->read == NULL)
            continue;
        assert_null(repair_write_to(&repair, *at, &as_usual, &text));
        snprintf(right, sizeof right, "%s", written());
        assert_null(verify(right, *at));
        /* The moves continue after its first half in every notation. */
        for (size_t cut = strlen(right) / 2; cut + 64 < strlen(right); cut += 97) {
            snprintf(less, sizeof less, "%.*s", (int)cut, right);
            if (verify(less, *at) == NULL)
                fail_msg("%s: not noticed: cut at %zu", (*at)->name, cut);
            tried++;
        }
        /* The same record twice is one too many. */
        snprintf(less, sizeof less, "%s\n%s", right, right);
        assert_non_null(verify(less, *at));
    }
    assert_true(tried > 100);
}

/*
 * A missing number is no reason to refuse a notation without numbers; in one with numbers none may
 * be missing.
 */
TEST(missing_number)
{
    static const char broken[] = " 60.g5-j8";
    int written_in = 0;
    take(replace_once(official_game, broken, " g5-j8"));
    for (const struct notation *const *at = notation_table; *at != NULL; at++) {
        if ((*at)->write == NULL)
            continue;
        const char *why = repair_write_to(&repair, *at, &as_usual, &text);
        if (why != NULL)
            fail_msg("%s: %s", (*at)->name, why);
        written_in++;
    }
    assert_true(written_in > 2);
    const struct notation *gipf = notation_find("gipf");
    assert_null(repair_write_to(&repair, gipf, &as_usual, &text));
    assert_false(text.own);
    assert_string_equal(verify(replace_once(written(), broken, " g5-j8"), gipf),
                        "the turns of the repaired text would not be numbered consecutively");
}

/* If the gate refuses every text, the record stays as it was, with a reason. */
TEST(reason)
{
    char right[32768];
    take(broken_game());
    assert_null(repair_write(&repair, &as_usual, &text));
    snprintf(right, sizeof right, "%s", written());
    assert_string_equal(verify(replace_once(right, "46.g8", "45.g8"), notation_find("gipf")),
                        "the repaired text would still have a fault");
    assert_string_equal(verify(replace_once(right, "\"Ida\"", "\"Ada\""), notation_find("gipf")),
                        "the repaired text would have other tags");
    yinsh_reader_free(reader);
    reader = NULL;
    arena_free(&repair.arena);
    bytes_free(&text.out);
}

int main(void)
{
    return run_defined_tests(NULL, NULL);
}
