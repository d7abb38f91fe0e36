/* SPDX-License-Identifier: BSD-2-Clause */
/*
 * What the tests of BoardGameArena's two notations share: reading all records of a text, by
 * a reader that gets it in small pieces, into a summary of what came of them.  The test defines
 * NOTATION, the name of its notation, before it includes this.
 */
#ifndef SUPPORT_BGA_DRIVER_H
#define SUPPORT_BGA_DRIVER_H

#define DESCRIBE add_record
#include "support/record_driver.h"

/* The comments, as " {1:text}" with the number of actions before them. */
static inline void add_comments(struct text *text, const struct yinsh_record *record, size_t after)
{
    for (const struct note *note = record->notes; note != NULL; note = note->next)
        if (note->after == after && note->text != NULL) {
            text_add_string(text, "{");
            text_add(text, note->text, note->length);
            text_add_string(text, "} ");
        }
}

/* A record after " / ": players, actions with comments, result, end; then faults with line and
 * column. */
static inline void add_record(struct text *out, const struct yinsh_record *of)
{
    text_add_string(out, out->length > 0 ? " / " : "");
    for (size_t i = 0; i < of->tag_count; i++) {
        text_add_string(out, of->tags[i].name);
        text_add_string(out, "=");
        text_add(out, of->tags[i].value, of->tags[i].length);
        text_add_string(out, " ");
    }
    for (size_t i = 0; i <= of->game.count; i++) {
        char name[YINSH_ACTION_TEXT];
        add_comments(out, of, i);
        if (i == of->game.count)
            break;
        yinsh_action_format(of->game.played[i].action, name);
        text_add_string(out, name);
        text_add_string(out, " ");
    }
    text_add_string(out, of->failed ? "-" : yinsh_result_name(of->outcome.result));
    if (of->outcome.end != YINSH_END_UNFINISHED) {
        text_add_string(out, " ");
        text_add_string(out, yinsh_end_name(of->outcome.end));
    }
    for (size_t i = 0; i < yinsh_record_fault_count(of); i++) {
        yinsh_diagnostic fault = yinsh_record_fault(of, i);
        text_add_string(out, " ! ");
        text_add_number(out, (long)fault.line);
        text_add_string(out, ":");
        text_add_number(out, (long)fault.column);
        text_add_string(out, " ");
        text_add_string(out, yinsh_fault_name(fault.code));
    }
}

/* All records of a text, however it comes; notation NULL: that which is found. */
static inline const char *summary_in(const char *source, const char *notation)
{
    size_t length = strlen(source);
    char *once = strdup(summary_of_bytes(source, length, 0, notation));
    assert_string_equal(summary_of_bytes(source, length, 7 + length / 64, notation), once);
    free(once);
    return summary_of_bytes(source, length, 0, notation);
}

/* Read every beginning of a text, in memory of exactly its length. */
static inline void read_beginnings(const char *source)
{
    for (size_t length = 0; length <= strlen(source); length++) {
        char *copy = malloc(length + 1);
        assert_non_null(copy);
        memcpy(copy, source, length);
        summary_of_bytes(copy, length, 0, NOTATION);
        free(copy);
    }
}

#endif
