/* SPDX-License-Identifier: BSD-2-Clause */
/* A game is one line. */
#include "notation/yinshml/write.h"

#include "base/words.h"
#include "notation/yinshml/moves.h"
#include "record/tags.h"
#include "rules/names.h"
#include "rules/rules.h"
#include "syntax/losses.h"
#include "json/value.h"

#include <string.h>

/* A record being written. */
struct writer {
    const struct yinsh_record *record;
    struct output *output;
    unsigned lost;
};

/* The tags with a place of their own; the first of each name is written there. */
static const char *const placed_tags[] = {"Site",        "GameName",    "White", "Black",
                                          "WhiteRating", "BlackRating", NULL};

static void put_string(struct writer *writer, const char *string)
{
    output_string(writer->output, string);
}

static void put_text(struct writer *writer, const char *text, size_t length)
{
    if (!value_write(writer->output, text, length))
        writer->lost |= LOST_BYTES;
}

/* Whether a text is a whole number as JSON writes it, and one that fits. */
static bool is_number(const char *text, size_t length)
{
    return length > 0 && is_digit(*text) && value_is_plain((struct json_value){text, length});
}

/* Write a member that has a string, before all others that follow. */
static void put_tag(struct writer *writer, const char *member, const char *name)
{
    const struct tag *tag = record_find_tag(writer->record, name);
    if (tag == NULL)
        return;
    output_format(writer->output, "\"%s\": ", member);
    put_text(writer, tag->value, tag->length);
    put_string(writer, ", ");
}

static void put_player(struct writer *writer, const char *name_tag, const char *rating_tag)
{
    const struct tag *name = record_find_tag(writer->record, name_tag);
    const struct tag *rating = record_find_tag(writer->record, rating_tag);
    put_string(writer, "{\"name\": ");
    if (name != NULL)
        put_text(writer, name->value, name->length);
    else
        put_string(writer, "null");
    if (rating != NULL) {
        put_string(writer, ", \"rating\": ");
        if (is_number(rating->value, rating->length))
            output_bytes(writer->output, rating->value, rating->length);
        else
            put_text(writer, rating->value, rating->length);
    }
    put_string(writer, "}");
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
    yinsh_position usual;
    rules_start_like(&usual, &record->game.start);
    if (!rules_are_standard(&usual)) {
        char variant[VARIANT_TEXT];
        variant_name(&usual, variant);
        output_format(writer->output, ", \"variant\": \"%s\"", variant);
    }
    if (!yinsh_position_equal(&record->game.start, &usual)) {
        char line[YINSH_POSITION_TEXT];
        yinsh_position_format(&record->game.start, line);
        output_format(writer->output, ", \"position\": \"%s\"", line);
    }
    if (record->outcome.end >= YINSH_END_RESIGN)
        output_format(writer->output, ", \"end\": \"%s\"", yinsh_end_name(record->outcome.end));
}

/* Whether a tag is written at a place of its own. */
static bool is_placed(const struct writer *writer, const struct tag *tag)
{
    return name_find(placed_tags, tag->name, strlen(tag->name)) >= 0 &&
           record_find_tag(writer->record, tag->name) == tag;
}

static void put_other_tags(struct writer *writer)
{
    const struct yinsh_record *record = writer->record;
    bool any = false;
    for (size_t i = 0; i < record->tag_count; i++) {
        const struct tag *tag = &record->tags[i];
        size_t length = strlen(tag->name);
        if (is_placed(writer, tag))
            continue;
        if (!words_are_tag_name((struct words){tag->name, length})) {
            writer->lost |= LOST_TAGS;
            continue;
        }
        put_string(writer, any ? ", " : ", \"tags\": {");
        put_text(writer, tag->name, length);
        put_string(writer, ": ");
        put_text(writer, tag->value, tag->length);
        any = true;
    }
    put_string(writer, any ? "}" : "");
}

static void put_point(struct writer *writer, const char *member, yinsh_point point)
{
    char name[YINSH_POINT_TEXT];
    size_t length = yinsh_point_format(point, name);
    name[0] = (char)(name[0] - ('a' - 'A'));
    put_string(writer, member);
    put_text(writer, name, length);
}

static void put_row(struct writer *writer, yinsh_action row)
{
    /* The five points are a quarter of the way from end to end apart. */
    for (int i = 0; i < YINSH_ROW_LENGTH; i++)
        put_point(writer, i == 0 ? ", \"markers\": [" : ", ",
                  (yinsh_point)(row.from + (row.to - row.from) / (YINSH_ROW_LENGTH - 1) * i));
    put_string(writer, "]");
}

static void put_move(struct writer *writer, yinsh_action action)
{
    put_string(writer, "{\"move_type\": \"");
    put_string(writer, yinshml_types[action.kind]);
    put_string(writer, action.side == YINSH_BLACK ? "\", \"player\": \"black\""
                                                  : "\", \"player\": \"white\"");
    switch (action.kind) {
    case YINSH_PLACE:
        put_point(writer, ", \"position\": ", action.to);
        break;
    case YINSH_MOVE:
        put_point(writer, ", \"source\": ", action.from);
        put_point(writer, ", \"destination\": ", action.to);
        break;
    case YINSH_ROW:
        put_row(writer, action);
        break;
    case YINSH_RING:
        put_point(writer, ", \"position\": ", action.from);
        break;
    default:
        break;
    }
    put_string(writer, "}");
}

/* Write the moves without the passes, which follow from the rules except for those at the end. */
static void put_moves(struct writer *writer)
{
    const struct yinsh_record *record = writer->record;
    size_t end = record->game.count, moves = 0;
    bool any = false;
    while (end > 0 && record->game.played[end - 1].action.kind == YINSH_PASS)
        end--;
    for (size_t i = 0; i < end; i++)
        moves += record->game.played[i].action.kind != YINSH_PASS;
    if (end < record->game.count)
        output_format(writer->output, ", \"passes\": %zu", record->game.count - end);
    output_format(writer->output, ", \"n_moves\": %zu, \"moves\": [", moves);
    for (size_t i = 0; i < end; i++)
        if (record->game.played[i].action.kind != YINSH_PASS) {
            put_string(writer, any ? ", " : "");
            put_move(writer, record->game.played[i].action);
            any = true;
        }
    put_string(writer, "]");
}

static void put_notes(struct writer *writer)
{
    static const char *const members[] = {[NOTE_COMMENT] = ", \"comment\": ",
                                          [NOTE_MARK] = ", \"mark\": ",
                                          [NOTE_CLOCK] = ", \"clock\": "};
    bool any = false;
    for (const struct note *note = writer->record->notes; note != NULL; note = note->next) {
        if (note->after > INT32_MAX ||
            (note->kind == NOTE_CLOCK && note->milliseconds > RECORD_CLOCK_MAX)) {
            writer->lost |= LOST_CLOCKS;
            continue;
        }
        put_string(writer, any ? ", " : ", \"notes\": [");
        put_string(writer, "{\"after\": ");
        output_number(writer->output, note->after);
        put_string(writer, members[note->kind]);
        if (note->kind == NOTE_CLOCK)
            output_number(writer->output, note->milliseconds);
        else
            put_text(writer, note->text, note->length);
        put_string(writer, "}");
        any = true;
    }
    put_string(writer, any ? "]" : "");
}

unsigned yinshml_write(const struct yinsh_record *record, const struct write_options *options,
                       struct output *output)
{
    (void)options;
    struct writer writer = {.record = record, .output = output};
    put_string(&writer, "{");
    put_tag(&writer, "source", "Site");
    put_tag(&writer, "game_id", "GameName");
    put_string(&writer, "\"players\": {\"white\": ");
    put_player(&writer, "White", "WhiteRating");
    put_string(&writer, ", \"black\": ");
    put_player(&writer, "Black", "BlackRating");
    put_string(&writer, "}, ");
    put_result(&writer);
    put_rules(&writer);
    put_other_tags(&writer);
    put_moves(&writer);
    put_notes(&writer);
    put_string(&writer, "}\n");
    return writer.lost;
}
