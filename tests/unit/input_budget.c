/* SPDX-License-Identifier: BSD-2-Clause */
/* What reading once more after damage costs, which all layers of a file pay for together. */
#include "support/zip_maker.h"

#include "input/layer.h"

/* Three zips after one another, with so many bytes after each member. */
static struct buffer three_zips(size_t gap)
{
    struct zip_maker zip = {.base = 0};
    char *filling = noise(gap + 1);
    for (int i = 0; i < 3; i++) {
        zip_add_text(&zip, "first", "text of the first");
        buffer_add(&zip.bytes, filling, gap);
        zip_add_text(&zip, "second", "text of the second");
        buffer_add(&zip.bytes, filling, gap);
        zip_end(&zip, false);
    }
    free(filling);
    return zip.bytes;
}

/* What came of reading all of a zip: its members, how it ended, and what it cost. */
struct outcome {
    int members;
    enum layer_event last;
    uint64_t reread;
    char reason[256];
};

/* Read a zip, of which so much has been read once more before. */
static struct outcome read_zip(const struct buffer *zip, uint64_t reread)
{
    struct feed feed = {.descriptor = -1};
    struct budget budget = {.max_expanded = UINT64_MAX,
                            .max_ratio = UINT64_MAX,
                            .max_members = UINT64_MAX,
                            .reread = reread,
                            .feed = &feed};
    struct outcome outcome = {.members = 0};
    struct layer layer;
    const char *bytes;
    put_file("x", zip->data, zip->length);
    int descriptor = open("x", O_RDONLY);
    assert_true(descriptor >= 0 && feed_begin(&feed, descriptor, false, NULL));
    assert_true(layer_open(&layer, &budget, &feed, NULL, KIND_ZIP));
    do {
        outcome.last = layer_next(&layer);
        outcome.members += outcome.last == LAYER_MEMBER;
        while (outcome.last == LAYER_MEMBER && layer_piece(&layer, SIZE_MAX, &bytes) > 0)
            continue;
    } while (outcome.last == LAYER_MEMBER || outcome.last == LAYER_DAMAGED);
    outcome.reread = budget.reread;
    snprintf(outcome.reason, sizeof outcome.reason, "%s", layer_reason(&layer));
    layer_close(&layer);
    feed_end(&feed);
    feed_free(&feed);
    return outcome;
}

static void sound_zips_cost_nothing(void **state)
{
    static const size_t gaps[] = {0, 1, 40, 1000};
    (void)state;
    for (size_t i = 0; i < sizeof gaps / sizeof *gaps; i++) {
        struct buffer zip = three_zips(gaps[i]);
        for (int spent = 0; spent < 2; spent++) {
            uint64_t before = spent != 0 ? UINT32_MAX : 0;
            struct outcome outcome = read_zip(&zip, before);
            assert_int_equal(outcome.members, 6);
            assert_int_equal(outcome.last, LAYER_END);
            assert_int_equal(outcome.reread, before);
        }
        buffer_free(&zip);
    }
}

static void damaged_zips_cost_and_say_so(void **state)
{
    /* A member's method, for which its data end the archive, and the length of its name. */
    static const int places[] = {8, 26};
    (void)state;
    for (size_t i = 0; i < sizeof places / sizeof *places; i++) {
        struct buffer zip = three_zips(0);
        memcpy(buffer_find(&zip, "second") - ZIP_HEADER + places[i], "\x7f\x7f", 2);
        struct outcome outcome = read_zip(&zip, 0);
        assert_true(outcome.members >= 5);
        assert_true(outcome.reread > 0);
        outcome = read_zip(&zip, UINT32_MAX);
        assert_int_equal(outcome.last, LAYER_FAILED);
        assert_string_equal(outcome.reason, "damaged in too many places; the rest is not read");
        buffer_free(&zip);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(sound_zips_cost_nothing),
        cmocka_unit_test(damaged_zips_cost_and_say_so),
    };
    return cmocka_run_group_tests(tests, enter_scratch, NULL);
}
