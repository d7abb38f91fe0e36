/* SPDX-License-Identifier: BSD-2-Clause */
/*
 * Fuzz target for the input of `openings --merge` and `stats --merge`: the first byte chooses one
 * of them, the rest are lines of sums.
 *
 * Written sums are read back unchanged, and every report is written or refused.
 */
#include "fuzz/driver.h"
#include "score/opening_features.h"
#include "score/opening_tree.h"
#include "score/statistics_picture.h"
#include "score/statistics_text.h"

#include <jansson.h>

static struct heap written(const struct tally *tally)
{
    struct heap heap = {NULL, 0, 0};
    struct output output;
    output_begin(&output, heap_take, &heap);
    demand(tally_write(tally, &output) && output_flush(&output) == 0, "no memory", NULL);
    return heap;
}

/* Check that the lines of a tally are read back as the same tally. */
static void check_written(const struct tally *tally, const struct tally_kind *kinds)
{
    struct lines_fault fault;
    struct tally *back = tally_new_of(0, kinds);
    demand(back != NULL, "no memory", NULL);
    struct heap first = written(tally);
    demand(tally_add_lines(back, first.bytes, first.length, &fault), "not read back", NULL);
    struct heap second = written(back);
    demand(heap_equal(&first, &second), "written differently the second time", NULL);
    free(first.bytes);
    free(second.bytes);
    tally_free(back);
}

/* Check that every line of a report is JSON. */
static void check_json(const struct heap *heap)
{
    for (size_t at = 0; at < heap->length;) {
        const char *line = heap->bytes + at;
        const char *newline = memchr(line, '\n', heap->length - at);
        demand(newline != NULL, "a line without an end", NULL);
        json_t *value = json_loadb(line, (size_t)(newline - line), JSON_REJECT_DUPLICATES, NULL);
        demand(json_is_object(value), "a line that is not an object of JSON", NULL);
        json_decref(value);
        at += (size_t)(newline - line) + 1;
    }
}

static void report(const struct tally *tally, bool openings, enum table_format format)
{
    struct heap heap = {NULL, 0, 0};
    struct output output;
    struct openings_plan plan;
    bool found = false;
    const char *wrong = NULL;
    output_begin(&output, heap_take, &heap);
    if (openings) {
        wrong = openings_root(tally, &plan, &found);
        if (wrong == NULL && found) {
            const struct tree_view view = {plan.root, plan.depth, 1, SORT_GAMES, format};
            wrong = report_openings(tally, &view, &output);
        }
        demand(report_features(tally, TABLE_CSV, &output), "no memory", NULL);
        output_begin(&output, heap_take, &heap);
        heap.length = 0;
        demand(report_features(tally, format, &output), "no memory", NULL);
    } else if (format == TABLE_ALIGNED) {
        wrong = report_statistics_text(tally, &output);
        report_statistics_picture(tally, &output);
    } else {
        wrong = report_statistics(tally, format, &output);
    }
    output_flush(&output);
    if (wrong == NULL && format == TABLE_JSON)
        check_json(&heap);
    free(heap.bytes);
}

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t length)
{
    struct lines_fault fault;
    if (length == 0)
        return 0;
    bool openings = bytes[0] % 2 == 0;
    const struct tally_kind *kinds = openings ? openings_kinds : statistics_kinds;
    struct tally *tally = tally_new_of(0, kinds);
    demand(tally != NULL, "no memory", NULL);
    if (tally_add_lines(tally, (const char *)bytes + 1, length - 1, &fault)) {
        check_written(tally, kinds);
        for (int format = TABLE_TSV; format <= TABLE_ALIGNED; format++)
            report(tally, openings, (enum table_format)format);
    }
    tally_free(tally);
    return 0;
}
