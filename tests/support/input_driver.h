/* SPDX-License-Identifier: BSD-2-Clause */
/* What the tests of the input share: a scratch folder, files, archives, and a transcript. */
#ifndef SUPPORT_INPUT_DRIVER_H
#define SUPPORT_INPUT_DRIVER_H

#include "input/input.h"
#include "support/tests.h"

#include <archive.h>
#include <archive_entry.h>
#include <fcntl.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

/** Bytes that grow. */
struct buffer {
    char *data;
    size_t length, capacity;
};

static inline void buffer_add(struct buffer *bytes, const void *data, size_t length)
{
    if (bytes->capacity - bytes->length <= length) {
        bytes->capacity = (bytes->length + length) * 2 + 64;
        bytes->data = realloc(bytes->data, bytes->capacity);
        assert_non_null(bytes->data);
    }
    if (length > 0)
        memcpy(bytes->data + bytes->length, data, length);
    bytes->length += length;
    bytes->data[bytes->length] = '\0';
}

static inline void buffer_free(struct buffer *bytes)
{
    free(bytes->data);
    *bytes = (struct buffer){0};
}

/** Where a string stands first in bytes; it has to be there. */
static inline char *buffer_find(const struct buffer *bytes, const char *string)
{
    size_t length = strlen(string);
    for (size_t i = 0; i + length <= bytes->length; i++)
        if (memcmp(bytes->data + i, string, length) == 0)
            return bytes->data + i;
    fail_msg("no %s", string);
    return NULL;
}

/** Go to a fresh scratch folder; for a group's setup. */
static inline int enter_scratch(void **state)
{
    char name[4096];
    const char *folder = getenv("TMPDIR");
    (void)state;
    snprintf(name, sizeof name, "%s/input.XXXXXX", folder != NULL ? folder : "/tmp");
    return mkdtemp(name) == NULL || chdir(name) != 0;
}

static inline void put_file(const char *name, const void *data, size_t length)
{
    FILE *file = fopen(name, "wb");
    assert_non_null(file);
    assert_int_equal(fwrite(data, 1, length, file), length);
    assert_int_equal(fclose(file), 0);
}

static inline void put_text(const char *name, const char *text)
{
    put_file(name, text, strlen(text));
}

/* ---- Archives ------------------------------------------------------------ */

static inline la_ssize_t take_bytes(struct archive *archive, void *context, const void *data,
                                    size_t length)
{
    (void)archive;
    buffer_add(context, data, length);
    return (la_ssize_t)length;
}

/** Begin an archive in memory, by the numbers of libarchive; bytes is all zero. */
static inline struct archive *pack_begin(struct buffer *bytes, int format, int filter,
                                         const char *options)
{
    struct archive *archive = archive_write_new();
    buffer_add(bytes, "", 0);
    assert_int_equal(archive_write_set_format(archive, format), ARCHIVE_OK);
    assert_int_equal(archive_write_add_filter(archive, filter), ARCHIVE_OK);
    if (options != NULL)
        assert_int_equal(archive_write_set_options(archive, options), ARCHIVE_OK);
    archive_write_set_bytes_in_last_block(archive, 1);
    assert_int_equal(archive_write_open(archive, bytes, NULL, take_bytes, NULL), ARCHIVE_OK);
    return archive;
}

static inline void pack(struct archive *archive, const char *name, const void *data, size_t length)
{
    struct archive_entry *entry = archive_entry_new();
    archive_entry_set_pathname(entry, name);
    archive_entry_set_filetype(entry, AE_IFREG);
    archive_entry_set_perm(entry, 0644);
    archive_entry_set_size(entry, (la_int64_t)length);
    assert_int_equal(archive_write_header(archive, entry), ARCHIVE_OK);
    assert_int_equal(archive_write_data(archive, data, length), (la_ssize_t)length);
    archive_entry_free(entry);
}

static inline void pack_text(struct archive *archive, const char *name, const char *text)
{
    pack(archive, name, text, strlen(text));
}

static inline void pack_end(struct archive *archive)
{
    assert_int_equal(archive_write_free(archive), ARCHIVE_OK);
}

/** End an archive and write it to a file; bytes are freed. */
static inline void pack_to_file(struct archive *archive, struct buffer *bytes, const char *name)
{
    pack_end(archive);
    put_file(name, bytes->data, bytes->length);
    buffer_free(bytes);
}

/** Compress bytes by a filter. */
static inline struct buffer compress_bytes(const void *data, size_t length, int filter)
{
    struct buffer bytes = {0};
    struct archive *archive = pack_begin(&bytes, ARCHIVE_FORMAT_RAW, filter, NULL);
    pack(archive, "data", data, length);
    pack_end(archive);
    return bytes;
}

/* ---- What comes out ------------------------------------------------------ */

enum { TEXT_SHOWN = 64 /* bytes of a file that a transcript shows; of more only the number */ };

/** The result of an input up to now, see transcript_of(); all zero is nothing. */
struct transcript {
    struct buffer out, content;
    bool in_file;
};

/** Write down one event; bytes of a file stand in the buffer. */
static inline void transcript_add(struct transcript *transcript, enum input_event event,
                                  const struct input_item *item, const char *buffer)
{
    struct buffer *content = &transcript->content;
    char line[2048];
    line[0] = '\0';
    assert_true(transcript->in_file == (event == INPUT_BYTES || event == INPUT_END));
    assert_non_null(item->name);
    switch (event) {
    case INPUT_FILE:
        transcript->in_file = true;
        content->length = 0;
        snprintf(line, sizeof line, "file %s%s%s\n", item->name, item->named ? " named" : "",
                 item->cut ? " cut" : "");
        break;
    case INPUT_BYTES:
        assert_true(item->length > 0);
        buffer_add(content, buffer, item->length);
        break;
    case INPUT_END:
        transcript->in_file = false;
        if (content->length > TEXT_SHOWN)
            snprintf(line, sizeof line, "%zu bytes\n", content->length);
        else if (content->length > 0)
            snprintf(line, sizeof line, "text %.*s\n", (int)content->length, content->data);
        buffer_add(&transcript->out, line, strlen(line));
        snprintf(line, sizeof line, "end%s%s\n", item->reason != NULL ? " " : "",
                 item->reason != NULL ? item->reason : "");
        break;
    default:
        snprintf(line, sizeof line, "%s %.200s: %s\n",
                 event == INPUT_SKIPPED ? "skipped" : "trouble", item->name, item->reason);
        break;
    }
    buffer_add(&transcript->out, line, strlen(line));
}

/** Write down the events of an input in order. */
static inline void transcript_add_all(struct transcript *transcript, struct input *input)
{
    char buffer[777];
    struct input_item item;
    enum input_event event;
    buffer_add(&transcript->out, "", 0);
    buffer_add(&transcript->content, "", 0);
    while ((event = input_next(input, buffer, sizeof buffer, &item)) != INPUT_DONE) {
        assert_true(item.length <= sizeof buffer);
        transcript_add(transcript, event, &item, buffer);
    }
    assert_false(transcript->in_file);
}

/**
 * Read all of the input and write down what comes: "file NAME named cut", "text" and the
 * content, "end" and why, "skipped NAME: why", "trouble NAME: why", a line each.
 */
static inline struct buffer transcript_of(const struct input_options *options)
{
    struct transcript transcript = {.in_file = false};
    struct input *input = input_new(options, NULL);
    assert_non_null(input);
    input_prepare(input);
    transcript_add_all(&transcript, input);
    buffer_free(&transcript.content);
    input_free(input);
    return transcript.out;
}

/** Compare the result of an input with the expected one. */
static inline void expect_input(const struct input_options *options, const char *expected)
{
    struct buffer out = transcript_of(options);
    assert_string_equal(out.data, expected);
    buffer_free(&out);
}

/** The same for one operand. */
static inline void expect_operand(const char *name, const char *expected)
{
    char *files[] = {(char *)name};
    expect_input(&(struct input_options){.count = 1, .files = files}, expected);
}

/** Read from standard input, which is a pipe with these bytes in it. */
static inline struct buffer transcript_of_stdin(const struct input_options *options,
                                                const char *data, size_t length)
{
    int ends[2];
    int kept = dup(STDIN_FILENO), status = 0;
    assert_int_equal(pipe(ends), 0);
    fflush(NULL);
    pid_t writer = fork();
    assert_true(writer >= 0);
    if (writer == 0) {
        ssize_t written = 1;
        close(ends[0]);
        for (size_t done = 0; done < length && written > 0; done += (size_t)written)
            written = write(ends[1], data + done, length - done);
        _exit(0);
    }
    close(ends[1]);
    assert_int_equal(dup2(ends[0], STDIN_FILENO), STDIN_FILENO);
    close(ends[0]);
    struct buffer out = transcript_of(options);
    if (kept >= 0)
        dup2(kept, STDIN_FILENO);
    close(kept >= 0 ? kept : STDIN_FILENO);
    assert_int_equal(waitpid(writer, &status, 0), writer);
    return out;
}

/** Compare the result of such a pipe with the expected one. */
static inline void expect_stdin(const struct input_options *options, const char *data,
                                size_t length, const char *expected)
{
    struct buffer out = transcript_of_stdin(options, data, length);
    assert_string_equal(out.data, expected);
    buffer_free(&out);
}

/** Bytes that hardly get shorter when compressed; to be freed. */
static inline char *noise(size_t length)
{
    char *bytes = malloc(length);
    uint32_t value = 12345;
    assert_non_null(bytes);
    for (size_t i = 0; i < length; i++) {
        value = value * 1664525U + 1013904223U;
        bytes[i] = (char)('a' + (value >> 24) % 26);
    }
    return bytes;
}

#endif
