/* SPDX-License-Identifier: BSD-2-Clause */
/* What the tests of batches share: to read an input in batches, and compare it with one in order.
 */
#ifndef SUPPORT_BATCH_DRIVER_H
#define SUPPORT_BATCH_DRIVER_H

#include "input/input.h"
#include "support/input_driver.h"

/** How much came in batches since a test has reset it, and how many of these were suspect. */
static struct {
    int batches, members, suspect;
} seen;

/** Read the files of a batch; false if it is suspect. */
static inline bool read_batch(const struct input_batch *batch, struct transcript *transcript)
{
    char buffer[777];
    size_t length;
    const char *name;
    struct batch_reader reader = {.batch = batch};
    while ((name = batch_next(&reader)) != NULL) {
        struct input_item item = {
            .name = name, .named = batch->list[reader.next - 1].named, .descriptor = -1};
        seen.members++;
        transcript_add(transcript, INPUT_FILE, &item, "");
        while ((length = batch_read(&reader, buffer, sizeof buffer)) > 0) {
            item.length = length;
            transcript_add(transcript, INPUT_BYTES, &item, buffer);
        }
        transcript_add(transcript, INPUT_END, &item, "");
    }
    return batch_end(&reader);
}

/** Read an input, each batch on its own, and in order if one is suspect. */
static inline void read_in_batches(const struct input_options *options, struct input *input,
                                   struct transcript *transcript)
{
    char buffer[777];
    struct input_item item;
    enum input_event event;
    while ((event = input_next(input, buffer, sizeof buffer, &item)) != INPUT_DONE) {
        size_t before = transcript->out.length;
        if (event != INPUT_BATCH) {
            transcript_add(transcript, event, &item, buffer);
            continue;
        }
        seen.batches++;
        if (!read_batch(item.batch, transcript)) {
            struct input *rest = input_new(options, item.batch);
            assert_non_null(rest);
            seen.suspect++;
            transcript->out.data[transcript->out.length = before] = '\0';
            transcript->in_file = false;
            transcript_add_all(transcript, rest);
            input_free(rest);
        }
        batch_free(item.batch);
    }
}

/** Compare the results of an input in order and in batches. */
static inline void expect_batches_alike(const struct input_options *options, const char *what,
                                        long number)
{
    struct transcript transcript = {.out = {0}};
    struct buffer in_order = transcript_of(options);
    struct input *input = input_new(options, NULL);
    assert_non_null(input);
    input_in_batches(input);
    input_prepare(input);
    buffer_add(&transcript.out, "", 0);
    read_in_batches(options, input, &transcript);
    input_free(input);
    size_t same = 0;
    while (in_order.data[same] != '\0' && in_order.data[same] == transcript.out.data[same])
        same++;
    if (in_order.data[same] != transcript.out.data[same]) {
        same = same < 100 ? 0 : same - 100;
        fail_msg("%s %ld: in order: ...%.300s\nin batches: ...%.300s", what, number,
                 in_order.data + same, transcript.out.data + same);
    }
    buffer_free(&in_order);
    buffer_free(&transcript.out);
    buffer_free(&transcript.content);
}

#endif
