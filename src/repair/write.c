/* SPDX-License-Identifier: BSD-2-Clause */
#include "repair/write.h"

#include "base/scan.h"
#include "registry/notations.h"
#include "repair/patch.h"
#include "syntax/losses.h"

static int put_in_text(void *context, const char *bytes, size_t length)
{
    struct repair_text *text = context;
    text->failed |= !bytes_add(&text->out, bytes, length);
    return text->failed;
}

void repair_text_free(struct repair_text *text)
{
    bytes_free(&text->out);
}

/* ---- What cannot be written -------------------------------------------- */

static bool has_clocks(const struct yinsh_record *record)
{
    for (const struct note *note = record->notes; note != NULL; note = note->next)
        if (repair_is_clock(note))
            return true;
    return false;
}

/* Whether a clock belongs to a turn that was taken back: it would become another turn's. */
static bool drops_clock(const struct repair *repair)
{
    const struct note *notes = repair->reading.record->notes;
    for (size_t i = 0; i < repair->fix_count; i++) {
        const struct fix *fix = &repair->fixes[i];
        if (fix->kind != FIX_TAKEN_BACK)
            continue;
        for (const struct note *note = notes; note != NULL; note = note->next)
            if (repair_is_clock(note) && note->step == (size_t)fix->step + 1)
                return true;
    }
    return false;
}

/* Whether a record's text contains a word. */
static bool has_word(const struct yinsh_record *record, const char *word)
{
    size_t length = strlen(word);
    for (size_t at = 0; at + length <= record->window.taken; at++)
        if (memcmp(record->window.bytes + at, word, length) == 0)
            return true;
    return false;
}

/* ---- Writing ----------------------------------------------------------- */

/* End a text with the white space that ends the record's own; false if memory ran out. */
static bool keep_end(struct repair_text *text, const struct yinsh_record *record)
{
    struct place last = last_word(record);
    size_t end = last.offset + last.length;
    while (text->out.length > 0 && is_blank(text->out.at[text->out.length - 1]))
        text->out.length--;
    return put_in_text(text, record->window.bytes + end, record->window.taken - end) == 0;
}

/* Begin an empty text. */
static void begin_text(struct repair_text *text, struct output *output)
{
    text->out.length = text->begin = 0;
    text->lost = 0;
    text->patched = text->positions = false;
    output_begin(output, put_in_text, text);
}

/* Change the record's own text; false if that is impossible, or not what was promised. */
static bool write_patched(struct repair *repair, const yinsh_reader_options *options,
                          struct repair_text *text)
{
    struct output output;
    begin_text(text, &output);
    text->patched = true;
    bool patched = repair_patch(repair, &output) && output_flush(&output) == 0;
    text->failed |= repair->arena.failed;
    return patched &&
           repair_verify(repair, notation_find(repair->record.notation), options, text) == NULL;
}

/* Write the record as its notation is written elsewhere. */
static const char *write_anew(const struct repair *repair, const yinsh_reader_options *options,
                              struct repair_text *text)
{
    const struct yinsh_record *record = repair->reading.record;
    struct output output;
    const struct notation *notation = notation_find(record->notation);
    if (notation == NULL || notation->write == NULL)
        return "its notation can only be read; choose another one with -t";
    /* In broken turns it is not certain which action a clock belongs to. */
    if (record->script.ever_diverged && has_clocks(record))
        return "it has clocks of turns that contain errors";
    if (record->lossy)
        return "it contains parts that the reader omits, which would be lost";
    begin_text(text, &output);
    output_bytes(&output, record->window.bytes, record->window.begin);
    text->begin = record->window.begin;
    text->positions = notation->writes_positions && has_word(record, "\"position\"");
    if (notation_write(notation, &repair->record, text->positions, &output) != 0)
        return "its notation cannot hold the whole record written anew; try another one with -t";
    if (output_flush(&output) != 0 || !keep_end(text, record))
        return "not enough memory";
    return repair_verify(repair, notation, options, text);
}

const char *repair_write(struct repair *repair, const yinsh_reader_options *options,
                         struct repair_text *text)
{
    text->own = true;
    text->failed = false;
    if (drops_clock(repair))
        return "it has the clock of a turn that was taken back";
    if (is_official(&repair->record) && write_patched(repair, options, text))
        return NULL;
    return text->failed ? "not enough memory" : write_anew(repair, options, text);
}

const char *repair_write_to(struct repair *repair, const struct notation *target,
                            const yinsh_reader_options *options, struct repair_text *text)
{
    struct output output;
    begin_text(text, &output);
    text->own = text->failed = false;
    text->lost = notation_write(target, &repair->record, false, &output);
    if (output_flush(&output) != 0)
        return "not enough memory";
    /* Nothing was written then. */
    if ((text->lost & LOST_ALL) != 0)
        return NULL;
    return repair_verify(repair, target, options, text);
}
