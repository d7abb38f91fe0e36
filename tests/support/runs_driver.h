/* SPDX-License-Identifier: BSD-2-Clause */
/* What the tests of runs share: to read an input in runs, and to compare it with one in order. */
#ifndef SUPPORT_RUNS_DRIVER_H
#define SUPPORT_RUNS_DRIVER_H

#include "input/run.h"
#include "support/input_driver.h"

/** How much came in runs since a test has reset it, and how many of these were doubtful. */
static struct {
    int runs, members, doubtful;
} seen;

/** Read the members of a run; false where it is doubtful. */
static inline bool read_run(const struct run *run, struct transcript *transcript)
{
    char buffer[777];
    size_t length;
    const char *name;
    struct run_reader *reader = run->doubtful ? NULL : run_open(run);
    while (reader != NULL && (name = run_next(reader)) != NULL) {
        struct input_item item = {.name = name, .named = run_is_named(reader), .descriptor = -1};
        seen.members++;
        transcript_add(transcript, INPUT_FILE, &item, "");
        while ((length = run_read(reader, buffer, sizeof buffer)) > 0) {
            item.length = length;
            transcript_add(transcript, INPUT_BYTES, &item, buffer);
        }
        transcript_add(transcript, INPUT_END, &item, "");
    }
    return run_close(reader);
}

/** Read an input, each run on its own, and in order where one is doubtful. */
static inline void read_in_runs(const struct input_options *options, struct input *input,
                                struct transcript *transcript)
{
    char buffer[777];
    struct input_item item;
    bool given_up = false;
    enum input_event event;
    while ((event = input_next(input, buffer, sizeof buffer, &item)) != INPUT_DONE) {
        if (event == INPUT_BORDER) {
            given_up = false;
        } else if (event == INPUT_RUN && !given_up) {
            size_t before = transcript->out.length;
            seen.runs++;
            if (!read_run(item.run, transcript)) {
                given_up = item.run->zip != NULL; /* else what is behind the run counts */
                struct input *rest = input_new_from(options, item.run);
                assert_non_null(rest);
                seen.doubtful++;
                transcript->out.data[transcript->out.length = before] = '\0';
                transcript->in_file = false;
                transcript_add_all(transcript, rest);
                input_free(rest);
            }
        } else if (event != INPUT_RUN && !given_up) {
            transcript_add(transcript, event, &item, buffer);
        }
        run_free(event == INPUT_RUN ? item.run : NULL);
    }
}

/** Compare what comes of an input in order and in runs. */
static inline void expect_runs_alike(const struct input_options *options, const char *what,
                                     long number)
{
    struct transcript transcript = {.out = {0}};
    struct bytes in_order = transcript_of(options);
    struct input *input = input_new(options);
    assert_non_null(input);
    input_in_runs(input, 2, INPUT_RUNS_FROM);
    input_prepare(input);
    bytes_add(&transcript.out, "", 0);
    read_in_runs(options, input, &transcript);
    input_free(input);
    size_t same = 0;
    while (in_order.data[same] != '\0' && in_order.data[same] == transcript.out.data[same])
        same++;
    if (in_order.data[same] != transcript.out.data[same]) {
        same = same < 100 ? 0 : same - 100;
        fail_msg("%s %ld: in order: ...%.300s\nin runs: ...%.300s", what, number,
                 in_order.data + same, transcript.out.data + same);
    }
    bytes_free(&in_order);
    bytes_free(&transcript.out);
    bytes_free(&transcript.content);
}

#endif
