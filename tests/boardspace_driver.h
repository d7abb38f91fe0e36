/* SPDX-License-Identifier: BSD-2-Clause */
/*
 * What the tests of Boardspace's SGF share: reading a short text into a summary of what
 * came of it (the actions, then the result and the end, or the name of the error),
 * writing it back, and pieces of records.  Where rows are needed the record starts from
 * a position, as our own property XT can say.
 */
#ifndef BOARDSPACE_DRIVER_H
#define BOARDSPACE_DRIVER_H

#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "names.h"
#include "notation.h"
#include "text.h"

extern const struct notation notation_boardspace;

/* ---- A small driver ---------------------------------------------------- */

static struct yinsh_record record, again;

/* Read one record from the cursor. */
static inline bool read_next(struct cursor *cursor, struct yinsh_record *into)
{
    record_reset(into);
    into->source = cursor->start;
    into->source_length = (size_t)(cursor->end - cursor->start);
    if (!notation_boardspace.read(cursor, into))
        return false;
    assert_true(cursor->at >= cursor->start && cursor->at <= cursor->end);
    record_finish(into);
    assert_false(into->arena.failed);
    return true;
}

/* Read bytes in memory of exactly their length, so that sanitizers see the bounds. */
static inline bool read_bytes(const char *bytes, size_t length, struct yinsh_record *into)
{
    char *copy = malloc(length > 0 ? length : 1);
    assert_non_null(copy);
    memcpy(copy, bytes, length);
    struct cursor cursor = cursor_over(copy, length);
    bool found = read_next(&cursor, into);
    into->source = NULL;
    free(copy);
    return found;
}

/* The names of all faults of a record, divided by blanks. */
static inline const char *faults_of(const struct yinsh_record *of)
{
    static char line[512];
    struct text text = text_begin(line, sizeof line);
    for (size_t i = 0; i < record_faults_kept(of); i++) {
        text_add_string(&text, i > 0 ? " " : "");
        text_add_string(&text, yinsh_fault_name((yinsh_fault)of->faults[i].code));
    }
    return line;
}

/* The actions, then ", result end", then "! faults" where there are some. */
static inline const char *summary_of(const struct yinsh_record *of)
{
    static char line[8192];
    struct text text = text_begin(line, sizeof line);
    for (size_t i = 0; i < of->count; i++) {
        char name[YINSH_ACTION_TEXT];
        yinsh_action_name(of->played[i].action, name);
        text_add_string(&text, i > 0 ? " " : "");
        text_add_string(&text, name);
    }
    if (!of->failed) {
        text_add_string(&text, ", ");
        text_add_string(&text, yinsh_result_name(of->result));
        text_add_string(&text, " ");
        text_add_string(&text, yinsh_end_name(of->end));
    }
    if (of->fault_count > 0) {
        text_add_string(&text, " ! ");
        text_add_string(&text, faults_of(of));
    }
    return line;
}

static inline const char *summary(const char *source)
{
    assert_true(read_bytes(source, strlen(source), &record));
    return summary_of(&record);
}

/* The clocks, as "1:500", with the number of their action. */
static inline const char *clocks_of(const struct yinsh_record *of)
{
    static char line[1024];
    struct text text = text_begin(line, sizeof line);
    for (const struct note *note = of->notes; note != NULL; note = note->next)
        if (note->kind == NOTE_CLOCK) {
            text_add_string(&text, text.length > 0 ? " " : "");
            text_add_number(&text, (long)note->after);
            text_add_string(&text, ":");
            text_add_number(&text, (long)note->milliseconds);
        }
    return line;
}

/* The comments and marks, as "1:text". */
static inline const char *notes_of(const struct yinsh_record *of)
{
    static char line[4096];
    struct text text = text_begin(line, sizeof line);
    for (const struct note *note = of->notes; note != NULL; note = note->next)
        if (note->kind != NOTE_CLOCK) {
            text_add_string(&text, text.length > 0 ? " " : "");
            text_add_number(&text, (long)note->after);
            text_add_string(&text, note->kind == NOTE_MARK ? "#" : ":");
            text_add(&text, note->text, note->length);
        }
    return line;
}

static inline const char *tag_of(const struct yinsh_record *of, const char *name)
{
    const struct tag *tag = record_find_tag(of, name);
    return tag != NULL ? tag->value : NULL;
}

/* ---- Writing ----------------------------------------------------------- */

/* Bytes that grow. */
struct buffer {
    char *bytes;
    size_t length;
};

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

static inline struct buffer write_record(const struct yinsh_record *of, unsigned *lost)
{
    static struct output output;
    struct buffer buffer = {NULL, 0};
    output_begin(&output, collect, &buffer);
    *lost = notation_boardspace.write(of, &output);
    assert_int_equal(output_flush(&output), 0);
    return buffer;
}

static inline size_t count_tags(const struct yinsh_record *of, const struct tag *tag)
{
    size_t count = 0;
    for (size_t i = 0; i < of->tag_count; i++)
        count += strcmp(of->tags[i].name, tag->name) == 0 && of->tags[i].length == tag->length &&
                 memcmp(of->tags[i].value, tag->value, tag->length) == 0;
    return count;
}

static inline const struct note *next_note(const struct note *note, bool clocks)
{
    while (note != NULL && (note->kind == NOTE_CLOCK) != clocks)
        note = note->next;
    return note;
}

static inline void assert_same_notes(const struct yinsh_record *a, const struct yinsh_record *b,
                                     bool clocks)
{
    const struct note *x = next_note(a->notes, clocks), *y = next_note(b->notes, clocks);
    for (; x != NULL && y != NULL; x = next_note(x->next, clocks), y = next_note(y->next, clocks)) {
        assert_int_equal(x->kind, y->kind);
        assert_int_equal(x->after, y->after);
        assert_int_equal(x->milliseconds, y->milliseconds);
        assert_int_equal(x->length, y->length);
        if (x->length > 0)
            assert_memory_equal(x->text, y->text, x->length);
    }
    assert_true(x == NULL && y == NULL);
}

static inline void assert_same_record(const struct yinsh_record *a, const struct yinsh_record *b)
{
    assert_int_equal(a->count, b->count);
    for (size_t i = 0; i < a->count; i++) {
        assert_memory_equal(&a->played[i].action, &b->played[i].action, sizeof(yinsh_action));
        assert_int_equal(a->played[i].turn, b->played[i].turn);
    }
    assert_true(yinsh_position_equal(&a->start, &b->start));
    assert_true(yinsh_position_equal(&a->now, &b->now));
    assert_int_equal(a->result, b->result);
    assert_int_equal(a->end, b->end);
    assert_int_equal(a->tag_count, b->tag_count);
    for (size_t i = 0; i < a->tag_count; i++)
        assert_int_equal(count_tags(a, &a->tags[i]), count_tags(b, &a->tags[i]));
    assert_same_notes(a, b, false);
    assert_same_notes(a, b, true);
}

/* Write a good record, read it, write that: the same game, then the same bytes. */
static inline void assert_returns(const struct yinsh_record *of)
{
    unsigned lost;
    assert_false(of->failed);
    struct buffer first = write_record(of, &lost);
    assert_int_equal(lost, 0);
    assert_true(read_bytes(first.bytes, first.length, &again));
    assert_string_equal(again.failed ? faults_of(&again) : "", "");
    assert_same_record(of, &again);
    struct buffer second = write_record(&again, &lost);
    assert_int_equal(lost, 0);
    assert_string_equal(first.bytes, second.bytes);
    free(first.bytes);
    free(second.bytes);
}

/* The text of a good source written again. */
static inline char *rewrite(const char *source, unsigned *lost)
{
    assert_true(read_bytes(source, strlen(source), &record));
    return write_record(&record, lost).bytes;
}

/* ---- Pieces of records ------------------------------------------------- */

#define PLAYERS "P0[id \"Ann\"]\nP1[id \"Ben\"]\n"
#define OPEN " (;\nGM[24]VV[2]\nCM[0,1]\nTC[None]\nSU[Yinsh]\n"
#define HEAD OPEN PLAYERS "; P0[0 Start White]\n"
#define GAME(nodes) HEAD nodes "\n)\n"

/* White's ring on e6 can leave a marker that completes the row e2-e6. */
#define BEFORE_ROW "XT[Position:WWWW/7/8/9/1wwwwW4/9/10/9/8/6B/BBBB w move 0-0 15 standard]"
/* The same where each player needs one more ring. */
#define BEFORE_END "XT[Position:WW2/7/8/9/1wwwwW4/9/10/9/8/6B/BBBB w move 2-0 25 standard]"
/* A row of White's stands when his turn begins. */
#define ROW_STANDS "XT[Position:WWWW/b6/8/9/1wwwww4/W8/10/9/8/6B/BBBB w pre-row 0-0 17 standard]"
#define FROM(position, nodes) OPEN PLAYERS position "\n; P0[0 Start White]\n" nodes "\n)\n"

/** Run tests and free the records that they read. */
#define RUN_TESTS(tests)                                                                           \
    int main(void)                                                                                 \
    {                                                                                              \
        int failed = cmocka_run_group_tests(tests, NULL, NULL);                                    \
        record_free(&record);                                                                      \
        record_free(&again);                                                                       \
        return failed;                                                                             \
    }

#endif
