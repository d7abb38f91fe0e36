/* SPDX-License-Identifier: BSD-2-Clause */
/* A game is one line. */
#include "notation/yinshml/yinshml.h"

#include "rules/rules.h"

#include <string.h>

/* The tags with a place of their own; the first of each name is written there. */
static const char *const placed_tags[] = {"Site",        "GameName",    "White", "Black",
                                          "WhiteRating", "BlackRating", NULL};

/* Whether a text is a whole number as JSON writes it, and one that fits. */
static bool is_number(const char *text, size_t length)
{
    enum { DIGITS = 18 /* every number of as many digits fits */ };
    for (size_t i = 0; i < length; i++)
        if (!is_digit(text[i]))
            return false;
    return length > 0 && length <= DIGITS && (*text != '0' || length == 1);
}

/* Write a member that has a string, before all others that follow. */
static void put_tag(struct writer *writer, const char *member, const char *name)
{
    const struct tag *tag = writer_find_tag(writer, name);
    if (tag == NULL)
        return;
    put(writer, "\"");
    put(writer, member);
    put(writer, "\": ");
    put_json(writer, tag->value, tag->length);
    put(writer, ", ");
}

static void put_player(struct writer *writer, const char *name_tag, const char *rating_tag)
{
    const struct tag *name = writer_find_tag(writer, name_tag);
    const struct tag *rating = writer_find_tag(writer, rating_tag);
    put(writer, "{\"name\": ");
    if (name != NULL)
        put_json(writer, name->value, name->length);
    else
        put(writer, "null");
    if (rating != NULL) {
        put(writer, ", \"rating\": ");
        if (is_number(rating->value, rating->length))
            output_bytes(writer->output, rating->value, rating->length);
        else
            put_json(writer, rating->value, rating->length);
    }
    put(writer, "}");
}

static void put_result(struct writer *writer)
{
    static const char *const words[] = {[YINSH_RESULT_NONE] = "null",
                                        [YINSH_RESULT_WHITE] = "\"white\"",
                                        [YINSH_RESULT_BLACK] = "\"black\"",
                                        [YINSH_RESULT_DRAW] = "\"draw\""};
    const struct yinsh_record *record = writer->record;
    output_format(writer->output, "\"result\": %s, \"white_score\": %d, \"black_score\": %d",
                  words[record->outcome.result], record->game.now.removed[YINSH_WHITE],
                  record->game.now.removed[YINSH_BLACK]);
}

/* What the schema has no place for is in members of our own. */
static void put_rules(struct writer *writer)
{
    const struct yinsh_record *record = writer->record;
    if (!rules_are_standard(&record->game.start)) {
        char variant[VARIANT_TEXT];
        variant_name(&record->game.start, variant);
        output_format(writer->output, ", \"variant\": \"%s\"", variant);
    }
    if (!rules_is_start(&record->game.start)) {
        char line[YINSH_POSITION_TEXT];
        yinsh_position_format(&record->game.start, line);
        output_format(writer->output, ", \"position\": \"%s\"", line);
    }
    if (record->outcome.end >= YINSH_END_RESIGN)
        output_format(writer->output, ", \"end\": \"%s\"", yinsh_end_name(record->outcome.end));
}

static void put_other_tags(struct writer *writer)
{
    bool any = false;
    for (size_t i = 0; i < writer->tag_count; i++) {
        const struct tag *tag = &writer->tags[i];
        size_t length = strlen(tag->name);
        if (name_find(placed_tags, tag->name, length) >= 0 &&
            writer_find_tag(writer, tag->name) == tag)
            continue;
        if (!words_are_tag_name((struct words){tag->name, length})) {
            writer->lost |= LOST_TAGS;
            continue;
        }
        put(writer, any ? ", " : ", \"tags\": {");
        put_json(writer, tag->name, length);
        put(writer, ": ");
        put_json(writer, tag->value, tag->length);
        any = true;
    }
    put(writer, any ? "}" : "");
}

/* Append a point as a JSON string. */
static char *append_member(char *at, const char *before, yinsh_point point)
{
    at = append_capital_point(append_string(append_string(at, before), "\""), point);
    return append_string(at, "\"");
}

static char *append_move(char *at, yinsh_action action)
{
    at = append_string(append_string(at, "{\"move_type\": \""), yinshml_types[action.kind]);
    at = append_string(at, "\", \"player\": ");
    at = append_string(at, action.side == YINSH_BLACK ? "\"black\"" : "\"white\"");
    bool place = action.kind == YINSH_PLACE;
    for (int i = 0; i < YINSH_ROW_LENGTH && action.kind == YINSH_ROW; i++)
        at = append_member(at, i == 0 ? ", \"markers\": [" : ", ", row_marker(action, i));
    if (place || action.kind == YINSH_RING)
        at = append_member(at, ", \"position\": ", place ? action.to : action.from);
    if (action.kind == YINSH_MOVE) {
        at = append_member(at, ", \"source\": ", action.from);
        at = append_member(at, ", \"destination\": ", action.to);
    }
    return append_string(at, action.kind == YINSH_ROW ? "]}" : "}");
}

/* Write the moves without the passes, which follow from the rules except for those at the end. */
static void put_moves(struct writer *writer)
{
    const struct yinsh_record *record = writer->record;
    size_t end = record->game.count, moves = 0;
    const char *gap = "";
    while (end > 0 && record->game.played[end - 1].action.kind == YINSH_PASS)
        end--;
    for (size_t i = 0; i < end; i++)
        moves += record->game.played[i].action.kind != YINSH_PASS;
    if (end < record->game.count)
        output_format(writer->output, ", \"passes\": %zu", record->game.count - end);
    output_format(writer->output, ", \"n_moves\": %zu, \"moves\": [", moves);
    for (size_t i = 0; i < end; i++)
        if (record->game.played[i].action.kind != YINSH_PASS) {
            char *at = append_string(output_room(writer->output, WRITER_ACTION), gap);
            output_take(writer->output, append_move(at, record->game.played[i].action));
            gap = ", ";
        }
    put(writer, "]");
}

static void put_notes(struct writer *writer)
{
    static const char *const members[] = {[NOTE_COMMENT] = ", \"comment\": ",
                                          [NOTE_MARK] = ", \"mark\": ",
                                          [NOTE_CLOCK] = ", \"clock\": "};
    bool any = false;
    for (const struct note *note = writer->record->notes; note != NULL; note = note->next) {
        if (note->after > INT32_MAX || !writer_holds(note)) {
            writer->lost |= LOST_CLOCKS;
            continue;
        }
        put(writer, any ? ", " : ", \"notes\": [");
        put(writer, "{\"after\": ");
        output_number(writer->output, note->after);
        put(writer, members[note->kind]);
        if (note->kind == NOTE_CLOCK)
            output_number(writer->output, note->milliseconds);
        else
            put_json(writer, note->text, note->length);
        put(writer, "}");
        any = true;
    }
    put(writer, any ? "]" : "");
}

void yinshml_write(struct writer *writer)
{
    put(writer, "{");
    put_tag(writer, "source", "Site");
    put_tag(writer, "game_id", "GameName");
    put(writer, "\"players\": {\"white\": ");
    put_player(writer, "White", "WhiteRating");
    put(writer, ", \"black\": ");
    put_player(writer, "Black", "BlackRating");
    put(writer, "}, ");
    put_result(writer);
    put_rules(writer);
    put_other_tags(writer);
    put_moves(writer);
    put_notes(writer);
    put(writer, "}\n");
}
