/* SPDX-License-Identifier: BSD-2-Clause */
/* Writing a mended record in its own notation. */
#include "repair.h"

#include "notation.h"

#include <stdlib.h>
#include <string.h>

static int put_in_text(void *context, const char *bytes, size_t length)
{
    struct repair_text *text = context;
    size_t capacity = text->capacity > 0 ? text->capacity : 4096;
    while (capacity - text->length < length)
        capacity *= 2;
    if (capacity > text->capacity) {
        char *larger = realloc(text->bytes, capacity);
        if (larger == NULL) {
            text->failed = true;
            return 1;
        }
        text->bytes = larger;
        text->capacity = capacity;
    }
    memcpy(text->bytes + text->length, bytes, length);
    text->length += length;
    return 0;
}

void repair_text_free(struct repair_text *text)
{
    free(text->bytes);
}

/* ---- Reading back ------------------------------------------------------ */

/* A text being read. */
struct source {
    const struct repair_text *text;
    size_t read;
};

static ptrdiff_t give(void *context, char *buffer, size_t size)
{
    struct source *source = context;
    size_t left = source->text->length - source->read;
    size_t length = left < size ? left : size;
    memcpy(buffer, source->text->bytes + source->read, length);
    source->read += length;
    return (ptrdiff_t)length;
}

static bool same_actions(const struct yinsh_record *a, const struct yinsh_record *b)
{
    if (a->count != b->count || !yinsh_position_equal(&a->start, &b->start) ||
        a->result != b->result || a->end != b->end)
        return false;
    for (size_t i = 0; i < a->count; i++)
        if (memcmp(&a->played[i].action, &b->played[i].action, sizeof(yinsh_action)) != 0)
            return false;
    return true;
}

static bool same_tags(const struct yinsh_record *a, const struct yinsh_record *b)
{
    if (a->tag_count != b->tag_count)
        return false;
    for (size_t i = 0; i < a->tag_count; i++)
        if (strcmp(a->tags[i].name, b->tags[i].name) != 0 ||
            a->tags[i].length != b->tags[i].length ||
            memcmp(a->tags[i].value, b->tags[i].value, a->tags[i].length) != 0)
            return false;
    return true;
}

/* A comment with clocks may be read as either where turns are broken. */
static bool is_clock(const struct note *note)
{
    return note->kind == NOTE_CLOCK || strncmp(note->text, "[%tm", 4) == 0;
}

/*
 * A sum over the comments and marks of a record that does not depend on their order; clocks
 * do not count.
 */
static uint64_t sum_notes(const struct yinsh_record *record)
{
    uint64_t sum = 0;
    for (const struct note *note = record->notes; note != NULL; note = note->next) {
        uint64_t hash = UINT64_C(0xcbf29ce484222325);
        if (is_clock(note))
            continue;
        for (size_t i = 0; i < note->length; i++)
            hash = (hash ^ (unsigned char)note->text[i]) * UINT64_C(0x100000001b3);
        sum += hash ^ note->length;
    }
    return sum;
}

static bool has_clocks(const struct yinsh_record *record)
{
    for (const struct note *note = record->notes; note != NULL; note = note->next)
        if (is_clock(note))
            return true;
    return false;
}

/* Whether a clock is that of a turn which was taken back: it would become another turn's. */
static bool drops_clock(const struct repair *repair, const struct yinsh_record *record)
{
    for (size_t i = 0; i < repair->mend_count; i++) {
        const struct mend *mend = &repair->mends[i];
        if (mend->kind != MEND_TAKEN_BACK)
            continue;
        for (const struct note *note = record->notes; note != NULL; note = note->next)
            if (is_clock(note) && note->step == (size_t)mend->step + 1)
                return true;
    }
    return false;
}

/* Whether a text is just the mended record, from a byte on. */
static bool reads_back(const struct repair *repair, struct repair_text *text, size_t from,
                       const yinsh_reader_options *reading)
{
    struct source source = {.text = text, .read = from};
    const struct yinsh_record *mended = &repair->record, *record;
    yinsh_reader_options options = *reading;
    options.notation = mended->notation;
    options.all_faults = false;
    yinsh_reader *reader = yinsh_reader_new(give, &source, &options);
    int found = reader != NULL ? yinsh_reader_next(reader, &record) : -1;
    bool same = found == 1 && record_first_error(record) == NULL && !record->number_warned &&
                same_actions(record, mended) && same_tags(record, mended) &&
                sum_notes(record) == sum_notes(mended);
    if (same)
        found = yinsh_reader_next(reader, &record);
    same = same && found == 0;
    /* The source cannot fail: only memory can. */
    text->failed |= found < 0;
    yinsh_reader_free(reader);
    return same;
}

/* Whether a record's text has a word in it. */
static bool has_word(const struct yinsh_record *record, const char *word)
{
    size_t length = strlen(word);
    for (size_t at = 0; at + length <= record->taken; at++)
        if (memcmp(record->source + at, word, length) == 0)
            return true;
    return false;
}

/* ---- Writing ----------------------------------------------------------- */

/* End a text with the white space that ends the record's own; false where memory ran out. */
static bool keep_end(struct repair_text *text, const struct yinsh_record *record)
{
    size_t end = record->taken;
    while (end > 0 && is_blank(record->source[end - 1]))
        end--;
    while (text->length > 0 && is_blank(text->bytes[text->length - 1]))
        text->length--;
    return put_in_text(text, record->source + end, record->taken - end) == 0;
}

const char *repair_write(struct repair *repair, const struct yinsh_record *record,
                         const yinsh_reader_options *reading, struct repair_text *text)
{
    struct output output;
    const struct notation *notation = notation_find(record->notation);
    text->length = 0;
    text->failed = false;
    text->patched = true;
    output_begin(&output, put_in_text, text);
    if (drops_clock(repair, record))
        return "it has the clock of a turn that was taken back";
    if (strncmp(record->notation, "gipf", 4) == 0 && repair_patch(repair, record, &output) &&
        output_flush(&output) == 0 && reads_back(repair, text, 0, reading))
        return NULL;
    text->failed |= repair->arena.failed;
    if (notation == NULL || notation->write == NULL)
        return "its notation is not written; it can be in another one";
    /* Which action a clock belongs to is not certain where turns are broken. */
    if (record->has_strayed && has_clocks(record))
        return "it has clocks of turns that are broken";
    if (record->left_out)
        return "it holds what is left out in reading, and would be lost";
    text->length = 0;
    text->patched = false;
    output_begin(&output, put_in_text, text);
    output_bytes(&output, record->source, record->begin);
    output.positions = notation->writes_positions && has_word(record, "\"position\"");
    if (notation->write(&repair->record, &output) != 0)
        return "its notation as it is written cannot hold all of it; another one may";
    if (output_flush(&output) != 0 || !reads_back(repair, text, record->begin, reading))
        return "as it would be written it is not read back";
    return keep_end(text, record) ? NULL : "memory ran out";
}
