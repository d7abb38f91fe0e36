/* SPDX-License-Identifier: BSD-2-Clause */
/* Writing the official notation; notation/gipf/gipf.c has its grammar. */
#include "notation/gipf/gipf.h"

#include "base/text.h"
#include "rules/rules.h"

enum { LINE_WIDTH = 79 };

/* A record being written. */
struct gipf_writer {
    struct writer *to;
    uint64_t line; /* bytes of output before the line */
};

static void end_line(struct gipf_writer *writer)
{
    put(writer->to, "\n");
    writer->line = output_count(writer->to->output);
}

/* Divide two words of the movetext, with a line end if the next has no room. */
static void put_gap(struct gipf_writer *writer, size_t length)
{
    uint64_t column = output_count(writer->to->output) - writer->line;
    if (column + 1 + length > LINE_WIDTH && column > 0)
        end_line(writer);
    else if (column > 0)
        put(writer->to, " ");
}

/* Write text with the escapes that bring it back. */
static void put_escaped(struct gipf_writer *writer, struct words text, bool tag)
{
    static const char hex[] = "0123456789abcdef";
    struct output *output = writer->to->output;
    struct visible piece;
    while (output_plain(output, &text, tag ? "\\\"" : "\\{}", &piece)) {
        char byte = *piece.source;
        bool brace = !tag && (byte == '}' || byte == '{');
        if (byte == '\\')
            output_string(output, "\\\\");
        else if (byte == '"' && tag)
            output_string(output, "\\\"");
        else if (!tag && byte == '\n')
            end_line(writer);
        else if (!tag && byte == '\t')
            output_string(output, "\t");
        else if ((piece.escaped && piece.length == 2) || brace)
            output_bytes(output, (const char[]){'\\', 'x', hex[byte >> 4 & 15], hex[byte & 15]}, 4);
        else
            output_bytes(output, piece.text, piece.length);
    }
}

static void put_tag(struct gipf_writer *writer, const char *name, const char *value, size_t length)
{
    put(writer->to, "[");
    put(writer->to, name);
    put(writer->to, " \"");
    put_escaped(writer, (struct words){value, length}, true);
    put(writer->to, "\"]");
    end_line(writer);
}

/* A tag of the record; one whose name is none here would be read as something else. */
static void put_own_tag(struct gipf_writer *writer, const struct tag *tag)
{
    if (words_are_tag_name(words_of(tag->name)))
        put_tag(writer, tag->name, tag->value, tag->length);
    else
        writer->to->lost |= LOST_TAGS;
}

/* The tags that the record keeps in its own form. */
static void put_game_tags(struct gipf_writer *writer)
{
    const struct yinsh_record *record = writer->to->record;
    const char rings[] = {(char)('0' + record->game.now.removed[YINSH_WHITE]), '-',
                          (char)('0' + record->game.now.removed[YINSH_BLACK])};
    const char *result = yinsh_result_name(record->outcome.result);
    const char *end = yinsh_end_name(record->outcome.end);
    put_tag(writer, "Result", result, strlen(result));
    put_tag(writer, "Rings", rings, sizeof rings);
    /* A word for an end that has no name here is among the other tags. */
    if ((record->outcome.end >= YINSH_END_RESIGN && record->outcome.end != YINSH_END_UNKNOWN) ||
        record_find_tag(record, "Termination") == NULL)
        put_tag(writer, "Termination", end, strlen(end));
    if (!rules_are_standard(&record->game.start)) {
        char variant[VARIANT_TEXT];
        put_tag(writer, "Variant", variant, variant_name(&record->game.start, variant));
    }
    if (!rules_is_start(&record->game.start)) {
        char line[YINSH_POSITION_TEXT];
        put_tag(writer, "Position", line, yinsh_position_format(&record->game.start, line));
    }
}

static void put_tags(struct gipf_writer *writer)
{
    const struct tag *tags = writer->to->tags;
    size_t count = writer->to->tag_count;
    for (const char *const *name = gipf_first_tags; *name != NULL; name++)
        for (size_t i = 0; i < count; i++)
            if (strcmp(tags[i].name, *name) == 0)
                put_tag(writer, tags[i].name, tags[i].value, tags[i].length);
    put_game_tags(writer);
    for (size_t i = 0; i < count; i++)
        if (name_find(gipf_first_tags, tags[i].name, strlen(tags[i].name)) < 0)
            put_own_tag(writer, &tags[i]);
    end_line(writer);
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
    struct words text = {note->text, note->length};
    size_t at = find_structure(note->text, note->length);
    put_gap(writer, note->length + 2);
    if (note->after > 0 && gipf_is_bare(text)) {
        put_escaped(writer, text, false);
        return;
    }
    put(writer->to, "{");
    put_escaped(writer, (struct words){text.bytes, at}, false);
    if (at < note->length) {
        put(writer->to, note->text[at] == '"' ? "\\x22" : "\\x5b");
        put_escaped(writer, words_from(text, at + 1), false);
    }
    put(writer->to, "}");
}

/* Write the comments and marks after action number after. */
static void put_notes(struct gipf_writer *writer, size_t after)
{
    bool after_action = after > 0;
    for (; writer->to->note != NULL && writer->to->note->after <= after;
         writer->to->note = writer->to->note->next) {
        const struct note *note = writer->to->note;
        if (note->kind == NOTE_COMMENT) {
            put_comment(writer, note);
            after_action = false;
        } else if (note->kind == NOTE_MARK && note->after > 0) {
            /* The first is joined to the action; others stay apart, and so stay what they are. */
            if (!after_action)
                put_gap(writer, note->length);
            output_bytes(writer->to->output, note->text, note->length);
            after_action = false;
        } else if (note->kind == NOTE_MARK) {
            writer->to->lost |= LOST_MARKS;
        }
    }
}

/* Bytes of the comment that put_clocks() writes, or a few more. */
static size_t clocks_length(const struct note *notes, size_t first, size_t last)
{
    size_t length = strlen("{[%tm]}") + 2 * (last - first);
    char number[LONGEST_NUMBER];
    for (const struct note *note = notes; note != NULL && note->after <= last; note = note->next)
        if (note->kind == NOTE_CLOCK && note->after >= first)
            length += 1 + (size_t)(append_number(number, note->milliseconds) - number);
    return length;
}

/*
 * Write the clocks of the actions first..last, counted from 1 (0: before the first), as
 * one comment, a group for each.
 */
static void put_clocks(struct gipf_writer *writer, size_t first, size_t last)
{
    const struct note *notes = writer->to->clock;
    size_t action = first;
    bool any = false, group = false;
    while (notes != NULL && notes->after < first)
        notes = notes->next;
    writer->to->clock = notes;
    for (const struct note *note = notes; note != NULL && note->after <= last; note = note->next) {
        if (note->kind != NOTE_CLOCK || note->after < first)
            continue;
        if (!any) {
            put_gap(writer, clocks_length(notes, first, last));
            put(writer->to, "{[%tm");
            any = true;
        }
        for (; action < note->after; action++) {
            put(writer->to, group ? "" : " -");
            group = false;
        }
        char *text = output_room(writer->to->output, 1 + LONGEST_NUMBER);
        *text = group ? ',' : ' ';
        output_take(writer->to->output, append_number(text + 1, note->milliseconds));
        group = true;
    }
    if (any)
        put(writer->to, "]}");
}

/* Bytes of the turn with the actions from first to before end, in the long form with its number. */
static size_t turn_length(const struct played *played, size_t first, size_t end)
{
    size_t length = played[first].turn < 10 ? 2 : 3;
    for (size_t at = first; at < end; at++) {
        char text[YINSH_ACTION_TEXT];
        yinsh_action action = played[at].action;
        /* Most actions are moves. */
        length += action.kind == YINSH_MOVE
                      ? point_length(action.from) + strlen("-") + point_length(action.to)
                      : (size_t)(append_action(text, action) - text);
        length += at > first && action.kind != YINSH_RING;
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
 * Whether the short form may omit the action of an index: a row, if it is the only one on a board
 * with these markers, its ring follows, and it has no notes.
 */
static bool may_leave_out(const struct yinsh_record *record, size_t at,
                          const yinsh_position *markers)
{
    yinsh_action rows[YINSH_MAX_ACTIONS], action = record->game.played[at].action;
    return action.kind == YINSH_ROW && at + 1 < record->game.count &&
           !has_notes_at(record->notes, at + 1) &&
           yinsh_rows(markers, (enum yinsh_colour)action.side, rows) == 1;
}

/*
 * Write the turn with the actions from first to before end.  In the short form, the markers of a
 * position are moved on; for the long form it is NULL.
 */
static void put_turn(struct gipf_writer *writer, size_t first, size_t end, yinsh_position *markers)
{
    const struct played *played = writer->to->record->game.played;
    put_gap(writer, turn_length(played, first, end));
    for (size_t at = first; at < end; at++) {
        yinsh_action action = played[at].action;
        bool left_out = markers != NULL && may_leave_out(writer->to->record, at, markers);
        char *text = output_room(writer->to->output, WRITER_ACTION);
        if (markers != NULL)
            rules_move_markers(markers->markers, action);
        if (at == first)
            text = append_string(append_number(text, played[at].turn), ".");
        else if (action.kind != YINSH_RING)
            text = append_string(text, ";");
        if (!left_out)
            text = append_action(text, action);
        output_take(writer->to->output, text);
        if (!left_out && writer->to->note != NULL)
            put_notes(writer, at + 1);
    }
}

void gipf_write(struct writer *to)
{
    const struct yinsh_record *record = to->record;
    struct gipf_writer writer = {.to = to};
    yinsh_position position = record->game.start;
    bool short_form = strcmp(to->notation->name, "gipf-short") == 0;
    put_tags(&writer);
    put_notes(&writer, 0);
    put_clocks(&writer, 0, record->game.count == 0 ? 1 : 0);
    for (size_t first = 0, end; first < record->game.count; first = end) {
        end = writer_end_of_turn(to, first);
        put_turn(&writer, first, end, short_form ? &position : NULL);
        /* After the last turn there may be the clocks of a resignation. */
        if (to->clock != NULL)
            put_clocks(&writer, first + 1, end == record->game.count ? end + 1 : end);
    }
    put_gap(&writer, strlen(yinsh_result_name(record->outcome.result)));
    put(to, yinsh_result_name(record->outcome.result));
    put(to, "\n\n");
}
