/* SPDX-License-Identifier: BSD-2-Clause */
/*
 * Fuzz target for the input of `score --merge`, `openings --merge` and `stats --merge`, and of
 * `--alias`: bytes up to a NUL are a file of aliases, the rest are lines of sums; without a NUL,
 * all bytes are lines of sums.
 *
 * It does not only look for crashes: the result does not depend on the sizes in which lines are
 * read, written sums are read back unchanged, sums added to themselves are doubled, a name that
 * others are read as is read as itself, and every report in JSON is valid.
 */
#include "base/lines.h"
#include "fuzz/driver.h"
#include "query/columns.h"
#include "score/openings.h"
#include "score/report.h"
#include "score/statistics.h"
#include "score/tally.h"
#include "json/json_walk.h"

/* The sums of a command: their keys and reports. */
struct sums {
    const struct tally_kind *kinds; /* NULL for those of score */
    void (*check_reports)(const struct tally *tally, enum table_format format);
};

/* Return a byte or two at a time, so that lines are divided. */
static ptrdiff_t give_little(void *context, char *buffer, size_t size)
{
    return stretch_give(context, buffer, size < 2 ? size : 2);
}

static void check_fault(const struct lines_fault *fault, const char *bytes, size_t length)
{
    demand(fault->reason != NULL && *fault->reason != '\0', "no reason is given", NULL);
    demand(fault->line <= count_newlines(bytes, length) + 1, "a line that there is not",
           fault->reason);
}

/* Read aliases in two ways and compare; returns them, or NULL if there is a fault. */
static struct aliases *read_aliases(const char *bytes, size_t length)
{
    struct stretch whole = {(const uint8_t *)bytes, length}, pieces = whole;
    struct lines_fault fault = {NULL, 0}, other = {NULL, 0};
    struct aliases *aliases = aliases_read(stretch_give, &whole, &fault);
    struct aliases *again = aliases_read(give_little, &pieces, &other);
    demand((aliases == NULL) == (again == NULL), "aliases are refused only in pieces", NULL);
    if (aliases == NULL) {
        check_fault(&fault, bytes, length);
        demand(fault.line == other.line && strcmp(fault.reason, other.reason) == 0,
               "refused for another reason", fault.reason);
        return NULL;
    }
    for (size_t at = 0; at < length;) {
        size_t end = at;
        while (end < length && bytes[end] != '\t' && bytes[end] != '\n')
            end++;
        struct words name = aliases_of(aliases, (struct words){bytes + at, end - at});
        struct words twice = aliases_of(aliases, name);
        demand(words_equal(name, twice), "a name stands for one that stands for another", NULL);
        demand(words_equal(name, aliases_of(again, (struct words){bytes + at, end - at})),
               "read as another name in pieces", NULL);
        at = end + 1;
    }
    aliases_free(again);
    return aliases;
}

static struct tally *new_tally(const struct tally_kind *kinds, const struct aliases *aliases)
{
    struct tally *tally = tally_new(kinds, aliases);
    demand(tally != NULL, "no memory", NULL);
    return tally;
}

static struct heap written(const struct tally *tally)
{
    struct heap heap = {NULL, 0, 0};
    struct output output;
    output_begin(&output, heap_take, &heap);
    demand(tally_write(tally, &output) && output_flush(&output) == 0, "no memory", NULL);
    return heap;
}

/* Check that lines are sorted by their keys, and that no key appears twice. */
static void check_sorted(const struct heap *heap)
{
    struct words before = {NULL, 0};
    for (size_t at = 0; at < heap->length;) {
        const char *line = heap->bytes + at;
        const char *tab = memchr(line, '\t', heap->length - at);
        demand(tab != NULL, "a line without a tab", NULL);
        const char *newline = memchr(tab, '\n', heap->length - (size_t)(tab - heap->bytes));
        struct words key = {line, (size_t)(tab - line)};
        size_t shorter = before.length < key.length ? before.length : key.length;
        int order = shorter > 0 ? memcmp(before.bytes, key.bytes, shorter) : 0;
        demand(newline != NULL && (order < 0 || (order == 0 && before.length < key.length)),
               "the lines are not sorted", NULL);
        before = key;
        at += (size_t)(newline - line) + 1;
    }
}

/* Check that the lines of a tally are read back as the same tally. */
static void check_written(const struct tally *tally, const struct tally_kind *kinds)
{
    struct lines_fault fault;
    struct tally *back = new_tally(kinds, NULL);
    struct heap first = written(tally);
    check_sorted(&first);
    demand(tally_add_lines(back, first.bytes, first.length, &fault), "not read back", NULL);
    struct heap second = written(back);
    demand(heap_equal(&first, &second), "written differently the second time", NULL);
    if (tally_add_lines(back, first.bytes, first.length, &fault)) {
        const struct map *counts = &tally->counts;
        demand(back->counts.count == counts->count, "new keys out of the same ones", NULL);
        for (size_t i = 0; i < counts->count; i++) {
            const struct map_entry *entry = &counts->entries[i];
            demand(tally_count(back, entry->key) == 2 * entry->value, "twice is not twice as many",
                   entry->key);
        }
    }
    free(first.bytes);
    free(second.bytes);
    tally_free(back);
}

/* ---- Reports ------------------------------------------------------------ */

/* Check that a line is a JSON object without two members of the same name. */
static void check_object(const char *line, size_t length)
{
    enum { MOST = 100 /* members of an object */ };
    struct cursor cursor = cursor_over(line, length);
    struct json_value object, names[MOST], value;
    size_t count = 0;
    demand(value_take(&cursor, NULL, &object, NULL, NULL) && value_is_object(object) &&
               cursor.at == cursor.end,
           "a line that is no object", NULL);
    struct json_walk walk = value_walk(object);
    for (; value_next(&walk, &names[count], &value); count++) {
        demand(count + 1 < MOST, "an object with too many members", NULL);
        for (size_t i = 0; i < count; i++)
            demand(names[i].length != names[count].length ||
                       memcmp(names[i].bytes, names[count].bytes, names[i].length) != 0,
                   "a name that appears twice", NULL);
    }
}

/* Check that each line is a JSON object. */
static void check_json(const struct heap *heap)
{
    for (size_t at = 0; at < heap->length;) {
        const char *line = heap->bytes + at;
        const char *newline = memchr(line, '\n', heap->length - at);
        demand(newline != NULL, "a line without an end", NULL);
        check_object(line, (size_t)(newline - line));
        at += (size_t)(newline - line) + 1;
    }
}

/* The report that is being written. */
static struct output report;
static struct heap report_bytes;

static struct output *begin_report(void)
{
    report_bytes = (struct heap){NULL, 0, 0};
    output_begin(&report, heap_take, &report_bytes);
    return &report;
}

/* Check a report, if it was written whole. */
static void end_report(bool whole, enum table_format format)
{
    demand(output_flush(&report) == 0, "no report", NULL);
    if (whole && format == TABLE_JSON)
        check_json(&report_bytes);
    else if (whole)
        demand(report_bytes.length > 0 && report_bytes.bytes[report_bytes.length - 1] == '\n',
               "a report without a head", NULL);
    free(report_bytes.bytes);
}

static void check_scores(const struct tally *tally, enum table_format format)
{
    struct players *players = players_new(tally);
    struct elo *elo = players != NULL ? elo_new(players, true) : NULL;
    demand(elo != NULL, "no memory", NULL);
    demand(report_summary(tally, format, begin_report()), "no summary", NULL);
    end_report(true, format);
    demand(report_standings(players, format, begin_report()), "no standings", NULL);
    end_report(true, format);
    demand(report_crosstable(players, format, begin_report()), "no crosstable", NULL);
    end_report(true, format);
    demand(report_elo(elo, format, begin_report()), "no ratings", NULL);
    end_report(true, format);
    elo_free(elo);
    players_free(players);
}

/* Sums of no possible games are refused when a report needs them. */
static void check_openings(const struct tally *tally, enum table_format format)
{
    struct openings_plan plan;
    bool found = false;
    demand(report_features(tally, format, begin_report()), "no features", NULL);
    end_report(true, format);
    if (openings_root(tally, &plan, &found) != NULL || !found)
        return;
    const struct tree_view view = {plan.root, plan.depth, 1, SORT_GAMES, false, format};
    end_report(report_openings(tally, &view, begin_report()) == NULL, format);
}

static void check_statistics(const struct tally *tally, enum table_format format)
{
    end_report(report_statistics(tally, format, begin_report()) == NULL, format);
    if (format != TABLE_ALIGNED)
        return;
    report_statistics_text(tally, begin_report());
    end_report(false, format);
    report_statistics_picture(tally, NULL, begin_report());
    end_report(false, format);
}

/* Read lines as a command does, whole and in pieces; the result is the same. */
static void check_lines(const struct sums *sums, const struct aliases *aliases, const char *lines,
                        size_t length)
{
    struct lines_fault fault = {NULL, 0}, other = {NULL, 0};
    struct stretch pieces = {(const uint8_t *)lines, length};
    struct tally *tally = new_tally(sums->kinds, aliases);
    struct tally *again = new_tally(sums->kinds, aliases);
    bool good = tally_add_lines(tally, lines, length, &fault);
    demand(tally_read(again, give_little, &pieces, &other) == good, "refused only in pieces", NULL);
    if (!good) {
        check_fault(&fault, lines, length);
        demand(fault.line == other.line && strcmp(fault.reason, other.reason) == 0,
               "refused for another reason", fault.reason);
    }
    struct heap first = written(tally), second = written(again);
    demand(heap_equal(&first, &second), "other sums in pieces", NULL);
    free(first.bytes);
    free(second.bytes);
    check_written(tally, sums->kinds);
    for (int format = TABLE_TSV; format <= TABLE_ALIGNED; format++)
        sums->check_reports(tally, (enum table_format)format);
    tally_free(tally);
    tally_free(again);
}

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t length)
{
    static const struct sums all_sums[] = {{NULL, check_scores},
                                           {openings_kinds, check_openings},
                                           {statistics_kinds, check_statistics}};
    const char *lines = (const char *)bytes;
    const char *nul = length > 0 ? memchr(lines, '\0', length) : NULL;
    struct aliases *aliases = NULL;
    if (nul != NULL) {
        aliases = read_aliases(lines, (size_t)(nul - lines));
        length -= (size_t)(nul - lines) + 1;
        lines = nul + 1;
    }
    for (size_t i = 0; i < sizeof all_sums / sizeof all_sums[0]; i++)
        check_lines(&all_sums[i], aliases, lines, length);
    aliases_free(aliases);
    return 0;
}
