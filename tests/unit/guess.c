/* SPDX-License-Identifier: BSD-2-Clause */
/*
 * A file in two chunks, of which the second is read before its turn: wherever they divide it, both
 * together give what one thread gives that reads them in order.
 */
#include "jobs/results.h"
#include "messages/messages.h"
#include "options/command_line.h"
#include "record/record.h"
#include "registry/notation_list.h"
#include "support/tests.h"

#include <ftw.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { CUTS = 40, NEAR_END = 20 };

/* What is done with the records. */
enum way { SEES_ALL, PASSES_GOOD, PASSES_BYTES, WAYS };

/* What came out. */
struct result {
    struct bytes out, err;
    int status;
    uint64_t records, passed;
    bool right; /* whether what was guessed was kept */
};

static void look_at_record(struct results *results, const struct origin *origin,
                           const struct yinsh_record *record)
{
    if (results->work->passed != NULL && record_faults_kept(record) == 0) {
        results->counts[0]++;
        return;
    }
    if (results->work->sources)
        return;
    results_number(results, &results->out, origin);
    output_format(&results->out, " %zu ", record->game.count);
    output_string(&results->out, record_first_error(record) != NULL ? "bad\n" : "good\n");
}

static void count_passed(struct results *results, uint64_t records, uint64_t unfinished)
{
    results->counts[0] += records;
    (void)unfinished;
}

/* Frames of one kind that follow each other are one, for their borders are where bytes arrive. */
static bool take_frames(struct cli *cli, const char *bytes, size_t length, void *context)
{
    (void)cli;
    while (length > 0) {
        struct frame frame = frame_next(&bytes, &length);
        for (size_t i = 0; i < frame.length; i++)
            assert_int_equal(bytes_write(context, (const char[]){frame.kind, frame.bytes[i]}, 2),
                             0);
    }
    return true;
}

/* What a run needs, for one thread in order or for the two chunks of a file. */
struct run {
    struct cli cli;
    struct work work;
    struct output out, err;
    struct results results[2];
    struct result *result;
};

static void begin(struct run *run, struct result *result, enum way way)
{
    static const struct command command = {.name = "test"};
    memset(run, 0, sizeof *run);
    result->out.length = result->err.length = 0;
    run->result = result;
    run->cli.command = &command;
    run->cli.reading.size = sizeof run->cli.reading;
    run->cli.messages.max_faults = -1;
    run->cli.out = &run->out;
    run->cli.messages.report = &run->err;
    run->work.each = look_at_record;
    run->work.passed = way == PASSES_GOOD ? count_passed : NULL;
    run->work.sources = way == PASSES_BYTES;
    run->work.take = way == PASSES_BYTES ? take_frames : NULL;
    run->work.context = &result->out;
    output_begin(&run->out, bytes_write, &result->out);
    output_begin(&run->err, bytes_write, &result->err);
    for (int i = 0; i < 2; i++)
        results_begin(&run->results[i], &run->cli, &run->work);
}

static void end(struct run *run, struct reading *reading)
{
    reading_free(reading);
    assert_int_equal(output_flush(&run->out), 0);
    assert_int_equal(output_flush(&run->err), 0);
    run->result->status = run->cli.status;
    run->result->records = run->work.records;
    run->result->passed = run->work.counts[0];
    for (int i = 0; i < 2; i++)
        results_free(&run->results[i]);
    cli_options_free(&run->cli);
}

/* The place of a byte. */
static struct place_in_lines place_of(const char *bytes, size_t offset)
{
    struct place_in_lines place = {0, 1, 1};
    for (; place.offset < offset; place.offset++) {
        place.column = bytes[place.offset] == '\n' ? 1 : place.column + 1;
        place.line += bytes[place.offset] == '\n';
    }
    return place;
}

/* Read a file in two chunks; guess states whether the second is read before its turn. */
static void read_divided(const char *bytes, size_t length, size_t cut, enum way way, bool guess,
                         struct result *result)
{
    static struct run run;
    char name[] = "file";
    struct member member = {.name = name, .named = true, .end = UINT64_MAX};
    struct chunk first = {.member = &member, .bytes = bytes, .length = cut, .first = true};
    struct chunk second = {
        .member = &member, .bytes = bytes + cut, .length = length - cut, .last = true};
    uint64_t before = 0;
    first.place = place_of(bytes, 0);
    second.place = place_of(bytes, cut);
    begin(&run, result, way);
    struct reading *open = reading_new(&run.cli, &first, NULL);
    assert_non_null(open);
    reading_continue(open, &run.results[0], &first);
    results_end(&run.results[0], &run.cli, &run.work, 0);
    member.notation = reading_notation(open);
    result->right = false;
    if (guess && member.notation != NULL) {
        struct reading *guessed = reading_guess(&run.results[1], &second);
        assert_non_null(guessed);
        result->right = reading_meets(open, &run.results[0], &second, guessed, &before);
        results_end(&run.results[0], &run.cli, &run.work, 0);
        if (result->right)
            results_end(&run.results[1], &run.cli, &run.work, before);
        reading_free(guessed);
    } else {
        reading_continue(open, &run.results[0], &second);
        results_end(&run.results[0], &run.cli, &run.work, 0);
    }
    end(&run, open);
}

static void assert_same(const struct bytes *expected, const struct bytes *found)
{
    bool same = found->length == expected->length &&
                (found->length == 0 || memcmp(found->at, expected->at, found->length) == 0);
    if (!same)
        print_message("in order:\n%.*s\nguessed:\n%.*s\n", (int)expected->length, expected->at,
                      (int)found->length, found->at);
    assert_true(same);
}

static size_t guesses_kept;

/* Divide a text in many places, the last ones among them. */
static void divide(const char *bytes, size_t length)
{
    static struct result expected, found;
    for (size_t cut = 1; cut < length;) {
        for (int way = 0; way < WAYS; way++) {
            read_divided(bytes, length, cut, (enum way)way, false, &expected);
            read_divided(bytes, length, cut, (enum way)way, true, &found);
            assert_same(&expected.err, &found.err);
            assert_same(&expected.out, &found.out);
            assert_int_equal(found.status, expected.status);
            assert_int_equal(found.records, expected.records);
            assert_int_equal(found.passed, expected.passed);
            guesses_kept += found.right;
        }
        cut += length - cut <= NEAR_END ? 1 : 1 + length / CUTS;
    }
    bytes_free(&expected.out), bytes_free(&expected.err);
    bytes_free(&found.out), bytes_free(&found.err);
    expected = found = (struct result){.right = false};
}

/* What follows the last record. */
static const char *const ends[] = {"", "\n\n\n\n", "Text after it.\n", "{a comment}\n", "]\n"};

static int divide_file(const char *path, const struct stat *status, int kind, struct FTW *level)
{
    (void)level;
    if (kind != FTW_F || status->st_size == 0)
        return 0;
    size_t length = (size_t)status->st_size;
    char *bytes = malloc(length + 32);
    FILE *file = fopen(path, "rb");
    assert_true(bytes != NULL && file != NULL);
    assert_int_equal(fread(bytes, 1, length, file), length);
    fclose(file);
    for (size_t i = 0; i < sizeof ends / sizeof ends[0]; i++) {
        size_t more = strlen(ends[i]);
        memcpy(bytes + length, ends[i], more);
        divide(bytes, length + more);
    }
    free(bytes);
    return 0;
}

TEST(samples)
{
    assert_int_equal(nftw("samples", divide_file, 16, FTW_PHYS), 0);
    assert_true(guesses_kept > 1000);
}

static int end_readings(void **state)
{
    (void)state;
    readings_end();
    return 0;
}

RUN_TESTS(NULL, end_readings)
