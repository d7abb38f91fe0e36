/* SPDX-License-Identifier: BSD-2-Clause */
/*
 * What the tests of records share: reading, writing, comparing.  Before a test includes this it
 * defines NOTATION, the name of its notation, and what else it wants otherwise: DESCRIBE, what is
 * reported of a record, and LONG_TEXT, from where on texts come in large pieces only, to save time.
 */
#ifndef SUPPORT_RECORD_DRIVER_H
#define SUPPORT_RECORD_DRIVER_H

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/text.h"
#include "base/unchecked.h"
#include "reader/reader.h"
#include "record/record.h"
#include "registry/detect.h"
#include "registry/notation_list.h"
#include "support/tests.h"
#include "syntax/notation.h"

#ifndef NOTATION
#define NOTATION "gipf"
#endif
#ifndef DESCRIBE
#define DESCRIBE describe_actions
#endif
#ifndef LONG_TEXT
#define LONG_TEXT SIZE_MAX
#endif

/* ---- Reading ----------------------------------------------------------- */

/** Bytes that are given piece by piece. */
struct source {
    const char *bytes;
    size_t length, piece; /* what is left, and how much is given at a time; 0: all */
};

/** A callback of the reader: the next bytes of a source. */
static inline ptrdiff_t give(void *context, char *buffer, size_t size)
{
    struct source *source = context;
    size_t taken = source->length < size ? source->length : size;
    if (source->piece > 0 && taken > source->piece)
        taken = source->piece;
    if (taken > 0)
        memcpy(buffer, source->bytes, taken);
    source->bytes += taken;
    source->length -= taken;
    return (ptrdiff_t)taken;
}

/** Append what came of a record to a text. */
typedef void describer(struct text *out, const struct yinsh_record *of);
static inline void DESCRIBE(struct text *out, const struct yinsh_record *of);

/** Status, result, end and a count, then faults as name@turn:line:column. */
static inline void describe(struct text *out, const struct yinsh_record *of, size_t count)
{
    char line[256];
    snprintf(line, sizeof line, "%s %s %s %zu", yinsh_status_name(yinsh_record_status(of)),
             yinsh_result_name(yinsh_record_result(of)), yinsh_end_name(yinsh_record_end(of)),
             count);
    text_add_string(out, line);
    for (size_t i = 0; i < yinsh_record_fault_count(of); i++) {
        yinsh_diagnostic fault = yinsh_record_fault(of, i);
        snprintf(line, sizeof line, " %s@%d:%d:%d", yinsh_fault_name(fault.code), fault.turn,
                 (int)fault.line, (int)fault.column);
        text_add_string(out, line);
    }
}

/** A line that counts the actions. */
static inline void describe_actions(struct text *out, const struct yinsh_record *of)
{
    describe(out, of, yinsh_record_action_count(of));
    text_add_string(out, "\n");
}

/** A line that counts the turns. */
static inline void describe_turns(struct text *out, const struct yinsh_record *of)
{
    describe(out, of, (size_t)yinsh_record_turns(of));
    text_add_string(out, "\n");
}

/** What is said of all records of a text that is read in some way; until the next call. */
static inline const char *describe_as(const char *bytes, size_t length, size_t piece,
                                      const yinsh_reader_options *options, describer *add)
{
    static char lines[1 << 20];
    struct text out = text_begin(lines, sizeof lines);
    struct source source = {bytes, length, piece};
    yinsh_reader *reader = yinsh_reader_new(give, &source, options);
    const yinsh_record *read;
    int found;
    assert_non_null(reader);
    while ((found = yinsh_reader_next(reader, &read)) == 1)
        add(&out, read);
    assert_int_equal(found, 0);
    yinsh_reader_free(reader);
    assert_true(out.length < sizeof lines);
    return lines;
}

/** What is said of all records of a text in a notation; NULL: in those that are found. */
static inline const char *describe_all(const char *bytes, size_t length, size_t piece,
                                       const char *notation, describer *add)
{
    const yinsh_reader_options options = {.size = sizeof(yinsh_reader_options),
                                          .notation = notation};
    return describe_as(bytes, length, piece, &options, add);
}

/** What the test says of all records of bytes that come in pieces. */
static inline const char *summary_of_bytes(const char *bytes, size_t length, size_t piece,
                                           const char *notation)
{
    return describe_all(bytes, length, piece, notation, DESCRIBE);
}

/** However the bytes come, the records are the same. */
static inline void expect_in(const char *text, const char *notation, const char *expected)
{
    static const size_t pieces[] = {0, 997, 100, 7, 1};
    size_t length = strlen(text), count = length > LONG_TEXT ? 2 : sizeof pieces / sizeof pieces[0];
    for (size_t i = 0; i < count; i++)
        assert_string_equal(summary_of_bytes(text, length, pieces[i], notation), expected);
}

/** The records of a text in the notation of the test. */
static inline void expect(const char *text, const char *expected)
{
    expect_in(text, NOTATION, expected);
}

/** Read the first record of a text; the reader has to be freed. */
static inline yinsh_reader *read_first(const char *text, const yinsh_reader_options *options,
                                       struct source *source, const struct yinsh_record **of)
{
    yinsh_reader_options usual = {.size = sizeof(yinsh_reader_options), .notation = NOTATION};
    *source = (struct source){text, strlen(text), 0};
    yinsh_reader *reader = yinsh_reader_new(give, source, options != NULL ? options : &usual);
    assert_non_null(reader);
    assert_int_equal(yinsh_reader_next(reader, of), 1);
    return reader;
}

/** The words of the first fault of the first record of a text. */
static inline const char *fault_of(const char *text)
{
    static char words[512];
    struct source source;
    const struct yinsh_record *read;
    yinsh_reader *reader = read_first(text, NULL, &source, &read);
    assert_true(yinsh_record_fault_count(read) > 0);
    yinsh_record_fault_text(read, 0, words, sizeof words);
    yinsh_reader_free(reader);
    return words;
}

/** Read one record in a notation from the cursor. */
static inline bool read_next_in(const struct notation *notation, struct cursor *cursor,
                                struct yinsh_record *into)
{
    record_reset(into);
    into->window.bytes = cursor->start;
    into->window.length = (size_t)(cursor->end - cursor->start);
    bool found = notation->read(cursor, into);
    if (found)
        record_finish(into);
    assert_true(cursor->at >= cursor->start && cursor->at <= cursor->end);
    assert_false(into->arena.failed);
    return found;
}

/** The same in the notation of the test. */
static inline bool read_next(struct cursor *cursor, struct yinsh_record *into)
{
    return read_next_in(notation_find(NOTATION), cursor, into);
}

/**
 * Read the first record, in a notation, of bytes after which only those can be read that a notation
 * may look at, so that sanitizers see the bounds.
 */
static inline bool read_bytes_in(const struct notation *notation, const char *bytes, size_t length,
                                 struct yinsh_record *into)
{
    char *copy = malloc(length + READABLE_AHEAD);
    assert_non_null(copy);
    memset(copy + length, '"', READABLE_AHEAD);
    if (length > 0)
        memcpy(copy, bytes, length);
    struct cursor cursor = cursor_over(copy, length);
    bool found = read_next_in(notation, &cursor, into);
    into->window.bytes = NULL;
    free(copy);
    return found;
}

/** The same in the notation of the test. */
static inline bool read_bytes(const char *bytes, size_t length, struct yinsh_record *into)
{
    return read_bytes_in(notation_find(NOTATION), bytes, length, into);
}

/** The notation that is detected for a text, or the names of those that match equally, or "none".
 */
static inline const char *detected(const char *text)
{
    static struct detected found;
    assert_true(notation_detect(text, strlen(text), NULL, &found));
    return found.notation != NULL  ? found.notation->name
           : found.tied[0] != '\0' ? found.tied
                                   : "none";
}

/* ---- What a record holds ----------------------------------------------- */

/** Append the actions of a record, divided by blanks. */
static inline void add_actions(struct text *text, const struct yinsh_record *of)
{
    for (size_t i = 0; i < of->game.count; i++) {
        char name[YINSH_ACTION_TEXT];
        yinsh_action_format(of->game.played[i].action, name);
        text_add_string(text, i > 0 ? " " : "");
        text_add_string(text, name);
    }
}

/** The same, of a record. */
static inline const char *actions_of(const struct yinsh_record *of)
{
    static char line[8192];
    struct text text = text_begin(line, sizeof line);
    add_actions(&text, of);
    return line;
}

/** Append the notes as number of actions, sign, text or time; kinds without a sign are left out. */
static inline void add_notes(struct text *text, const struct yinsh_record *of,
                             const char *const signs[])
{
    const char *between = "";
    for (const struct note *note = of->notes; note != NULL; note = note->next) {
        if (signs[note->kind] == NULL)
            continue;
        text_add_string(text, between);
        text_add_number(text, (int64_t)note->after);
        text_add_string(text, signs[note->kind]);
        if (note->kind == NOTE_CLOCK)
            text_add_number(text, (int64_t)note->milliseconds);
        else
            text_add(text, note->text, note->length);
        between = " ";
    }
}

/** The value of a tag, or NULL. */
static inline const char *tag_of(const struct yinsh_record *of, const char *name)
{
    const struct tag *tag = record_find_tag(of, name);
    return tag != NULL ? tag->value : NULL;
}

/** Give a record a tag. */
static inline void add_tag(struct yinsh_record *to, const char *name, const char *value)
{
    assert_true(record_tag(to, words_of(name), words_of(value), (struct place){0, 0}));
}

/* ---- Writing ----------------------------------------------------------- */

/** Bytes that grow. */
struct buffer {
    char *bytes;
    size_t length;
};

/** A callback of the writer: append to a buffer. */
static inline int collect(void *context, const char *bytes, size_t length)
{
    struct buffer *buffer = context;
    buffer->bytes = realloc(buffer->bytes, buffer->length + length + 1);
    assert_non_null(buffer->bytes);
    memcpy(buffer->bytes + buffer->length, bytes, length);
    buffer->length += length;
    buffer->bytes[buffer->length] = '\0';
    return 0;
}

/** Write a record in a notation, with positions or without; its bytes have to be freed. */
static inline struct buffer write_in(const char *notation, const struct yinsh_record *of,
                                     bool positions, unsigned *lost)
{
    static struct output output;
    struct buffer buffer = {NULL, 0};
    collect(&buffer, "", 0);
    output_begin(&output, collect, &buffer);
    *lost = notation_write(notation_find(notation), of, positions, &output);
    assert_int_equal(output_flush(&output), 0);
    return buffer;
}

/** Write a record in the notation of the test. */
static inline struct buffer write_record(const struct yinsh_record *of, unsigned *lost)
{
    return write_in(NOTATION, of, false, lost);
}

/** A record is written as it was before; returns what is lost. */
static inline unsigned assert_written_as(const struct yinsh_record *of, const char *expected)
{
    unsigned lost;
    struct buffer buffer = write_record(of, &lost);
    assert_string_equal(expected, buffer.bytes);
    free(buffer.bytes);
    return lost;
}

/** A record loses this when it is written. */
static inline void assert_loses(const struct yinsh_record *of, unsigned expected)
{
    unsigned lost;
    free(write_record(of, &lost).bytes);
    assert_int_equal(lost, expected);
}

/** Write the first record of a text, which is in a notation or NULL, in the test's notation. */
static inline const char *convert(const char *from, const char *text, unsigned *lost)
{
    static char written[65536];
    struct source source;
    const struct yinsh_record *record;
    yinsh_reader_options options = {.size = sizeof(yinsh_reader_options), .notation = from};
    yinsh_reader *reader = read_first(text, &options, &source, &record);
    assert_int_equal(yinsh_record_status(record), YINSH_STATUS_OK);
    struct buffer buffer = write_record(record, lost);
    assert_true(buffer.length < sizeof written);
    memcpy(written, buffer.bytes, buffer.length + 1);
    free(buffer.bytes);
    yinsh_reader_free(reader);
    return written;
}

/** A file below the folder with real records, to be freed; NULL if it is not there. */
static inline char *load_shared(const char *name)
{
    const char *own = getenv("YINSH_SHARED"), *folder = own != NULL ? own : getenv("SHARED");
    char path[1024], piece[4096];
    struct buffer buffer = {NULL, 0};
    snprintf(path, sizeof path, "%s/records/%s",
             folder != NULL && *folder != '\0' ? folder : "../shared", name);
    FILE *file = fopen(path, "rb");
    if (file == NULL)
        return NULL;
    collect(&buffer, "", 0);
    for (size_t got; (got = fread(piece, 1, sizeof piece, file)) > 0;)
        collect(&buffer, piece, got);
    fclose(file);
    return buffer.bytes;
}

/* ---- Two records ------------------------------------------------------- */

/** The same actions, which lead to the same position. */
static inline void assert_same_actions(const struct yinsh_record *a, const struct yinsh_record *b)
{
    assert_int_equal(a->game.count, b->game.count);
    for (size_t i = 0; i < a->game.count; i++)
        assert_memory_equal(&a->game.played[i].action, &b->game.played[i].action,
                            sizeof(yinsh_action));
    assert_true(yinsh_position_equal(&a->game.now, &b->game.now));
}

/** The same actions in the same turns from the same position. */
static inline void assert_same_turns(const struct yinsh_record *a, const struct yinsh_record *b)
{
    assert_same_actions(a, b);
    for (size_t i = 0; i < a->game.count; i++)
        assert_int_equal(a->game.played[i].turn, b->game.played[i].turn);
    assert_true(yinsh_position_equal(&a->game.start, &b->game.start));
}

/** The same result and end. */
static inline void assert_same_end(const struct yinsh_record *a, const struct yinsh_record *b)
{
    assert_int_equal(a->outcome.result, b->outcome.result);
    assert_int_equal(a->outcome.end, b->outcome.end);
}

/** How often a record has a tag. */
static inline size_t count_tags(const struct yinsh_record *of, const struct tag *tag)
{
    size_t count = 0;
    for (size_t i = 0; i < of->tag_count; i++)
        count += strcmp(of->tags[i].name, tag->name) == 0 && of->tags[i].length == tag->length &&
                 memcmp(of->tags[i].value, tag->value, tag->length) == 0;
    return count;
}

/** The same tags, in any order. */
static inline void assert_same_tags(const struct yinsh_record *a, const struct yinsh_record *b)
{
    assert_int_equal(a->tag_count, b->tag_count);
    for (size_t i = 0; i < a->tag_count; i++)
        assert_int_equal(count_tags(a, &a->tags[i]), count_tags(b, &a->tags[i]));
}

/** Two notes that say the same of the same action. */
static inline void assert_same_note(const struct note *a, const struct note *b)
{
    assert_int_equal(a->kind, b->kind);
    assert_int_equal(a->after, b->after);
    /* A clock has its milliseconds in place of a length. */
    assert_int_equal(a->milliseconds, b->milliseconds);
    if (a->kind != NOTE_CLOCK && a->length > 0)
        assert_memory_equal(a->text, b->text, a->length);
}

/** Define main(), which runs all tests, then frees the records of the test. */
#define RUN_RECORD_TESTS()                                                                         \
    int main(void)                                                                                 \
    {                                                                                              \
        int failed = run_defined_tests(NULL, NULL);                                                \
        record_free(&record);                                                                      \
        record_free(&again);                                                                       \
        return failed;                                                                             \
    }

#endif
