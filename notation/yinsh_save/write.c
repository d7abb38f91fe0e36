/* SPDX-License-Identifier: BSD-2-Clause */
#include "notation/yinsh_save/yinsh_save.h"

#include "rules/rules.h"

#include <string.h>

/* Begin the remark of a key. */
static void put_key(struct writer *writer, enum yinsh_save_line_kind kind)
{
    put(writer, "# ");
    put(writer, yinsh_save_keys[kind]);
}

/* Write the remark of a key and a word. */
static void put_word(struct writer *writer, enum yinsh_save_line_kind kind, const char *word)
{
    put_key(writer, kind);
    put(writer, " ");
    put(writer, word);
    put(writer, "\n");
}

/* Write text with the escapes that bring it back, blanks at its ends included. */
static void put_escaped(struct writer *writer, const char *bytes, size_t length, bool quoted)
{
    struct words text = {bytes, length};
    struct visible piece;
    while (output_plain(writer->output, &text, quoted ? "\\\"" : "\\ ", &piece)) {
        char byte = *piece.source;
        if (byte == '\\')
            put(writer, "\\\\");
        else if (byte == '"' && quoted)
            put(writer, "\\\"");
        else if (byte == ' ' && !quoted && (piece.source == bytes || text.length == 0))
            put(writer, "\\x20");
        else
            output_bytes(writer->output, piece.text, piece.length);
    }
}

/* Whether a value can follow an original key. */
static bool is_plain(const struct tag *tag)
{
    struct words value = {tag->value, tag->length};
    return value.length > 0 && words_trim(value).length == value.length &&
           text_is_visible(value.bytes, value.length);
}

/* The original key for a tag; ORIGINAL_KEYS if there is none, or it is taken. */
static int key_of_tag(const struct writer *writer, const struct tag *tag)
{
    for (int key = LINE_DATE; key < ORIGINAL_KEYS; key++)
        if (strcmp(tag->name, yinsh_save_tags[key]) == 0)
            return is_plain(tag) && writer_find_tag(writer, tag->name) == tag ? key : ORIGINAL_KEYS;
    return ORIGINAL_KEYS;
}

static void put_tag(struct writer *writer, const struct tag *tag)
{
    int key = key_of_tag(writer, tag);
    if (key < ORIGINAL_KEYS) {
        put_word(writer, (enum yinsh_save_line_kind)key, tag->value);
    } else if (words_are_tag_name(words_of(tag->name))) {
        put_key(writer, LINE_TAG);
        put(writer, " ");
        put(writer, tag->name);
        put(writer, " \"");
        put_escaped(writer, tag->value, tag->length, true);
        put(writer, "\"\n");
    } else {
        writer->lost |= LOST_TAGS;
    }
}

/* The result comes first: it begins the record if another precedes it. */
static void put_head(struct writer *writer)
{
    const struct yinsh_record *record = writer->record;
    put_word(writer, LINE_RESULT, yinsh_save_results[record->outcome.result]);
    for (size_t i = 0; i < writer->tag_count; i++)
        put_tag(writer, &writer->tags[i]);
    if (!rules_are_standard(&record->game.start)) {
        char name[VARIANT_TEXT];
        variant_name(&record->game.start, name);
        put_word(writer, LINE_VARIANT, name);
    }
    if (record->outcome.end >= YINSH_END_RESIGN)
        put_word(writer, LINE_END, yinsh_end_name(record->outcome.end));
}

static void put_clocks(struct writer *writer, enum yinsh_save_line_kind kind, size_t after)
{
    const char *gap = " ";
    if (!writer_find_clock(writer, after))
        return;
    put_key(writer, kind);
    for (; writer_find_clock(writer, after); writer->clock = writer->clock->next) {
        put(writer, gap);
        put_number(writer, writer->clock->milliseconds);
        gap = ",";
    }
    put(writer, "\n");
}

/* The clocks, comments and marks that follow so many actions. */
static void put_notes(struct writer *writer, size_t after)
{
    const struct note *note;
    put_clocks(writer, LINE_CLOCK, after);
    while ((note = writer_next_note(writer, after)) != NULL) {
        put_key(writer, note->kind == NOTE_COMMENT ? LINE_COMMENT : LINE_MARK);
        put(writer, note->length > 0 ? " " : "");
        put_escaped(writer, note->text, note->length, false);
        put(writer, "\n");
    }
}

/* Write an action; a pass is a remark, since other programs have no line for it. */
static void put_action(struct writer *writer, yinsh_action action)
{
    const yinsh_point points[] = {action.from, action.to};
    char *at = output_room(writer->output, WRITER_ACTION);
    at = append_string(at, action.kind == YINSH_PASS ? "# " : "");
    at = append_string(at, yinsh_save_verbs[action.kind].word);
    for (int i = 0; i < 2; i++)
        if (points[i] != YINSH_NO_POINT)
            at = append_capital_point(append_string(at, " "), points[i]);
    output_take(writer->output, append_string(at, "\n"));
}

void yinsh_save_write(struct writer *writer)
{
    const struct yinsh_record *record = writer->record;
    if (!writer_begin(writer,
                      LOST_TAGS | LOST_COMMENTS | LOST_CLOCKS | LOST_MARKS | LOST_END | LOST_HOUSE |
                          LOST_VARIANT | LOST_PASS | LOST_EMPTY,
                      NULL))
        return;
    put_head(writer);
    put_notes(writer, 0);
    for (size_t i = 0; i < record->game.count; i++) {
        put_action(writer, record->game.played[i].action);
        put_notes(writer, i + 1);
    }
    put_clocks(writer, LINE_END_CLOCK, record->game.count + 1);
    writer_find_clock(writer, SIZE_MAX);
    put(writer, "\n");
}
