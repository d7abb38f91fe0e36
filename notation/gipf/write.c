/* SPDX-License-Identifier: BSD-2-Clause */
/* Writing the official notation; notation/gipf/gipf.c has its grammar. */
#include "notation/gipf/write.h"

#include "base/text.h"
#include "base/words.h"
#include "notation/gipf/text.h"
#include "record/tags.h"
#include "rules/names.h"
#include "rules/rules.h"
#include "syntax/losses.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

enum { LINE_WIDTH = 79 };

/* A record being written. */
struct gipf_writer {
    const struct yinsh_record *record;
    struct output *output;
    const struct note *note; /* next comment or mark to write */
    size_t column;           /* bytes written to the line */
    unsigned lost;
};

static void put(struct gipf_writer *writer, const char *bytes, size_t length)
{
    output_bytes(writer->output, bytes, length);
    for (size_t i = 0; i < length; i++)
        writer->column = bytes[i] == '\n' ? 0 : writer->column + 1;
}

static void put_string(struct gipf_writer *writer, const char *string)
{
    put(writer, string, strlen(string));
}

static void put_number(struct gipf_writer *writer, uint64_t number)
{
    char digits[21];
    int length = snprintf(digits, sizeof digits, "%" PRIu64, number);
    put(writer, digits, (size_t)length);
}

/* Divide two words of the movetext, with a line end if the next has no room. */
static void put_gap(struct gipf_writer *writer, size_t length)
{
    if (writer->column > 0)
        put_string(writer, writer->column + 1 + length > LINE_WIDTH ? "\n" : " ");
}

/* Write text with the escapes that bring it back. */
static void put_escaped(struct gipf_writer *writer, const char *text, size_t length, bool tag)
{
    static const char hex[] = "0123456789abcdef";
    while (length > 0) {
        struct visible piece = text_next_visible(text, length);
        if (*text == '\\') {
            put_string(writer, "\\\\");
        } else if (*text == '"' && tag) {
            put_string(writer, "\\\"");
        } else if (!tag && (*text == '\n' || *text == '\t')) {
            put(writer, text, 1);
        } else if ((piece.escaped && piece.length == 2) ||
                   (!tag && (*text == '}' || *text == '{'))) {
            const char byte[] = {'\\', 'x', hex[*text >> 4 & 15], hex[*text & 15]};
            put(writer, byte, sizeof byte);
        } else {
            put(writer, piece.text, piece.length);
        }
        text += piece.taken;
        length -= piece.taken;
    }
}

static void put_tag(struct gipf_writer *writer, const char *name, const char *value, size_t length)
{
    put_string(writer, "[");
    put_string(writer, name);
    put_string(writer, " \"");
    put_escaped(writer, value, length, true);
    put_string(writer, "\"]\n");
}

/* A tag of the record; one whose name is none here would be read as something else. */
static void put_own_tag(struct gipf_writer *writer, const struct tag *tag)
{
    if (words_are_tag_name(words_of(tag->name)))
        put_tag(writer, tag->name, tag->value, tag->length);
    else
        writer->lost |= LOST_TAGS;
}

/* The tags that the record keeps in its own form. */
static void put_game_tags(struct gipf_writer *writer)
{
    const struct yinsh_record *record = writer->record;
    const char rings[] = {(char)('0' + record->game.now.removed[YINSH_WHITE]), '-',
                          (char)('0' + record->game.now.removed[YINSH_BLACK])};
    const char *result = yinsh_result_name(record->outcome.result);
    const char *end = yinsh_end_name(record->outcome.end);
    yinsh_position usual;
    rules_start_like(&usual, &record->game.start);
    put_tag(writer, "Result", result, strlen(result));
    put_tag(writer, "Rings", rings, sizeof rings);
    /* A word for an end on the board that was not understood is among the other tags. */
    if (record->outcome.end >= YINSH_END_RESIGN || record_find_tag(record, "Termination") == NULL)
        put_tag(writer, "Termination", end, strlen(end));
    if (!rules_are_standard(&usual)) {
        char variant[VARIANT_TEXT];
        put_tag(writer, "Variant", variant, variant_name(&usual, variant));
    }
    if (!yinsh_position_equal(&record->game.start, &usual)) {
        char line[YINSH_POSITION_TEXT];
        put_tag(writer, "Position", line, yinsh_position_format(&record->game.start, line));
    }
}

static void put_tags(struct gipf_writer *writer)
{
    const struct tag *tags = writer->record->tags;
    size_t count = writer->record->tag_count;
    for (const char *const *name = gipf_first_tags; *name != NULL; name++)
        for (size_t i = 0; i < count; i++)
            if (strcmp(tags[i].name, *name) == 0)
                put_tag(writer, tags[i].name, tags[i].value, tags[i].length);
    put_game_tags(writer);
    for (size_t i = 0; i < count; i++)
        if (name_find(gipf_first_tags, tags[i].name, strlen(tags[i].name)) < 0)
            put_own_tag(writer, &tags[i]);
    put_string(writer, "\n");
}

/*
 * If in a comment is a byte by which it would be read as something else, or its length: a quote
 * after the brace would begin an object of JSON at the start of a line, "[%tm 1]" would be clocks.
 */
static size_t find_structure(const char *text, size_t length)
{
    static const char clocks[] = "[%tm";
    size_t blanks = 0;
    if (length > strlen(clocks) && memcmp(text, clocks, strlen(clocks)) == 0 &&
        text[length - 1] == ']')
        return 0;
    while (blanks < length && is_blank(text[blanks]))
        blanks++;
    return blanks < length && text[blanks] == '"' ? blanks : length;
}

static void put_comment(struct gipf_writer *writer, const struct note *note)
{
    size_t at = find_structure(note->text, note->length);
    put_gap(writer, note->length + 2);
    put_string(writer, "{");
    put_escaped(writer, note->text, at, false);
    if (at < note->length) {
        put_string(writer, note->text[at] == '"' ? "\\x22" : "\\x5b");
        put_escaped(writer, note->text + at + 1, note->length - at - 1, false);
    }
    put_string(writer, "}");
}

/* Write the comments and marks after action number after; marks are directly after it. */
static void put_notes(struct gipf_writer *writer, size_t after)
{
    bool after_action = after > 0;
    for (; writer->note != NULL && writer->note->after <= after;
         writer->note = writer->note->next) {
        const struct note *note = writer->note;
        if (note->kind == NOTE_COMMENT) {
            put_comment(writer, note);
            after_action = false;
        } else if (note->kind == NOTE_MARK && after_action) {
            put(writer, note->text, note->length);
        } else if (note->kind == NOTE_MARK) {
            writer->lost |= LOST_MARKS;
        }
    }
}

/* Bytes of the comment that put_clocks() writes, or a few more. */
static size_t clocks_length(const struct note *notes, size_t first, size_t last)
{
    size_t length = strlen("{[%tm]}") + 2 * (last - first);
    for (const struct note *note = notes; note != NULL && note->after <= last; note = note->next)
        if (note->kind == NOTE_CLOCK && note->after >= first)
            length += 1 + (size_t)snprintf(NULL, 0, "%" PRIu64, note->milliseconds);
    return length;
}

/*
 * Write the clocks of the actions first..last, counted from 1 (0: before the first), as
 * one comment, a group for each.
 */
static void put_clocks(struct gipf_writer *writer, const struct note *notes, size_t first,
                       size_t last)
{
    size_t action = first;
    bool any = false, group = false;
    for (const struct note *note = notes; note != NULL && note->after <= last; note = note->next) {
        if (note->kind != NOTE_CLOCK || note->after < first)
            continue;
        if (!any) {
            put_gap(writer, clocks_length(notes, first, last));
            put_string(writer, "{[%tm");
            any = true;
        }
        for (; action < note->after; action++) {
            put_string(writer, group ? "" : " -");
            group = false;
        }
        put_string(writer, group ? "," : " ");
        put_number(writer, note->milliseconds);
        group = true;
    }
    if (any)
        put_string(writer, "]}");
}

/* Bytes of the turn that begins with an action, in the long form and with its number. */
static size_t turn_length(const struct yinsh_record *record, size_t first)
{
    size_t length = record->game.played[first].turn < 10 ? 2 : 3;
    for (size_t at = first;
         at < record->game.count && record->game.played[at].turn == record->game.played[first].turn;
         at++) {
        char text[YINSH_ACTION_TEXT];
        length += yinsh_action_format(record->game.played[at].action, text);
        length += at > first && record->game.played[at].action.kind != YINSH_RING;
    }
    return length;
}

/* Whether there is a comment or mark after action number after. */
static bool has_notes_at(const struct note *note, size_t after)
{
    for (; note != NULL && note->after <= after; note = note->next)
        if (note->after == after && note->kind != NOTE_CLOCK)
            return true;
    return false;
}

/*
 * Whether the short form may omit the action at a position: a row, if it is the only one, its ring
 * follows, and it has no notes.
 */
static bool may_leave_out(const struct yinsh_record *record, size_t at,
                          const yinsh_position *position)
{
    yinsh_action rows[YINSH_MAX_ACTIONS];
    return record->game.played[at].action.kind == YINSH_ROW && at + 1 < record->game.count &&
           !has_notes_at(record->notes, at + 1) &&
           yinsh_rows(position, (enum yinsh_colour)position->side, rows) == 1;
}

/*
 * Write the turn that begins with action number first, from 0, at a position, which is
 * moved on; returns the number of the action after the turn.
 */
static size_t put_turn(struct gipf_writer *writer, size_t first, yinsh_position *position,
                       bool short_form)
{
    const struct played *played = writer->record->game.played;
    size_t at = first;
    for (; at < writer->record->game.count && played[at].turn == played[first].turn; at++) {
        char text[YINSH_ACTION_TEXT];
        size_t length = yinsh_action_format(played[at].action, text);
        bool left_out = short_form && may_leave_out(writer->record, at, position);
        yinsh_play(position, played[at].action);
        if (at == first) {
            put_gap(writer, turn_length(writer->record, first));
            put_number(writer, played[at].turn);
            put_string(writer, ".");
        } else if (played[at].action.kind != YINSH_RING) {
            put_string(writer, ";");
        }
        if (left_out)
            continue;
        put(writer, text, length);
        put_notes(writer, at + 1);
    }
    return at;
}

unsigned gipf_write(const struct yinsh_record *record, struct output *output, bool short_form)
{
    struct gipf_writer writer = {.record = record, .output = output, .note = record->notes};
    const struct note *clocks = record->notes;
    yinsh_position position = record->game.start;
    put_tags(&writer);
    put_notes(&writer, 0);
    put_clocks(&writer, clocks, 0, record->game.count == 0 ? 1 : 0);
    for (size_t at = 0; at < record->game.count;) {
        size_t first = at;
        at = put_turn(&writer, first, &position, short_form);
        while (clocks != NULL && clocks->after <= first)
            clocks = clocks->next;
        /* After the last turn there may be the clocks of a resignation. */
        put_clocks(&writer, clocks, first + 1, at == record->game.count ? at + 1 : at);
    }
    put_gap(&writer, strlen(yinsh_result_name(record->outcome.result)));
    put_string(&writer, yinsh_result_name(record->outcome.result));
    put_string(&writer, "\n\n");
    return writer.lost;
}
