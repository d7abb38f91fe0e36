/* SPDX-License-Identifier: BSD-2-Clause */
#include "notation/iit_delhi/write.h"

#include "base/words.h"
#include "notation/iit_delhi/meta.h"
#include "rules/rules.h"
#include "syntax/losses.h"
#include "json/value.h"

#include <string.h>

/* A record being written. */
struct writer {
    const struct yinsh_record *record;
    struct output *output;
    size_t count; /* actions that are written */
    unsigned lost;
};

static void put(struct writer *writer, const char *string)
{
    output_string(writer->output, string);
}

static void put_point(struct writer *writer, const char *word, yinsh_point point)
{
    /* unreachable: its end, for every point of the board is found */
    for (unsigned hexagon = 0; hexagon < 6; hexagon++)
        for (unsigned place = 0; place < 6 * hexagon || place == 0; place++)
            if (iit_delhi_point(hexagon, place) == point) {
                put(writer, word);
                output_number(writer->output, hexagon);
                put(writer, " ");
                output_number(writer->output, place);
                return;
            }
}

/* Write a step with a blank before it unless it is the first; a pass has no form. */
static void put_action(struct writer *writer, yinsh_action action, bool first)
{
    if (!first)
        put(writer, " ");
    if (action.kind == YINSH_PLACE) {
        put_point(writer, "P ", action.to);
    } else if (action.kind == YINSH_MOVE) {
        put_point(writer, "S ", action.from);
        put_point(writer, " M ", action.to);
    } else if (action.kind == YINSH_ROW) {
        put_point(writer, "RS ", action.from);
        put_point(writer, " RE ", action.to);
    } else {
        put_point(writer, "X ", action.from);
    }
}

/* Write a message with the turn that begins with action number first, from 0. */
static void put_message(struct writer *writer, const char *action, struct words meta, size_t first,
                        enum yinsh_colour side)
{
    const struct played *played = writer->record->game.played;
    put(writer, "{\"action\": \"");
    put(writer, action);
    put(writer, "\", \"meta\": ");
    if (!value_write(writer->output, meta.bytes, meta.length))
        writer->lost |= LOST_BYTES;
    put(writer, ", \"data\": \"");
    for (size_t at = first; at < writer->count && played[at].turn == played[first].turn; at++)
        if (played[at].action.kind != YINSH_PASS)
            put_action(writer, played[at].action, at == first);
    put(writer,
        side == YINSH_WHITE ? "\"} Received from client 0\n" : "\"} Received from client 1\n");
}

/* How the server would state the end of the game. */
static struct iit_delhi_meta meta_of(const struct yinsh_record *record)
{
    struct iit_delhi_meta meta = {.kind = META_OTHER};
    meta.winner = record->outcome.result == YINSH_RESULT_WHITE ? YINSH_WHITE : YINSH_BLACK;
    meta.rings = record->game.now.removed[rules_opponent(meta.winner)];
    if (record->outcome.end == YINSH_END_RINGS)
        meta.kind = META_SCORE;
    else if (record->outcome.end == YINSH_END_TIME)
        meta.kind = META_TIMEOUT;
    else if (record->outcome.end == YINSH_END_FORFEIT)
        meta.kind = META_INVALID;
    return meta;
}

/* Whether a text is true of the game, and would be read back as it is. */
static bool holds_true(const struct tag *tag, struct iit_delhi_meta meta)
{
    struct iit_delhi_meta stated = iit_delhi_meta_read(tag->value, tag->length);
    if (tag->length == 0)
        return false;
    if (stated.kind == META_OTHER)
        return meta.kind == META_OTHER || meta.kind == META_SCORE;
    if (stated.winner != meta.winner)
        return false;
    if (stated.kind == META_SCORE)
        return meta.kind == META_SCORE && stated.rings == meta.rings;
    return stated.kind == meta.kind || (stated.kind == META_STOP && meta.kind == META_INVALID);
}

/* The tag whose text is written in place of the usual one, or NULL. */
static const struct tag *find_meta_tag(struct writer *writer, struct iit_delhi_meta meta)
{
    const struct yinsh_record *record = writer->record;
    const struct tag *found = NULL;
    for (size_t i = 0; i < record->tag_count; i++) {
        if (strcmp(record->tags[i].name, IIT_DELHI_TAG) != 0)
            continue;
        if (found == NULL && holds_true(&record->tags[i], meta))
            found = &record->tags[i];
        else
            writer->lost |= LOST_TAGS;
    }
    return found;
}

/* Whether a turn, begun by action number first, has anything to write. */
static bool has_steps(const struct writer *writer, size_t first)
{
    return writer->record->game.played[first].action.kind != YINSH_PASS;
}

/*
 * Actions that can be written: if the end of the game is lost, an incomplete last turn is omitted,
 * too, since it would be at fault.
 */
static size_t count_actions(const struct yinsh_record *record)
{
    return record->outcome.end != YINSH_END_RESIGN && record->outcome.end != YINSH_END_AGREED
               ? record->game.count
               : notation_actions_before_turn(record);
}

/* The number of the first action of the last turn that has steps; count if there is none. */
static size_t find_last_turn(const struct writer *writer)
{
    const struct played *played = writer->record->game.played;
    size_t last = writer->count;
    for (size_t at = 0; at < writer->count; at++)
        if ((at == 0 || played[at].turn != played[at - 1].turn) && has_steps(writer, at))
            last = at;
    return last;
}

/* The last line, with the last turn if it won the game. */
static void put_end(struct writer *writer, struct iit_delhi_meta meta, const struct tag *tag,
                    size_t last)
{
    char text[IIT_DELHI_META_TEXT];
    struct words words = {text, iit_delhi_meta_write(meta, &writer->record->game.now, text)};
    enum yinsh_colour side = rules_opponent(meta.winner);
    bool trouble = meta.kind != META_OTHER && meta.kind != META_SCORE;
    if (tag != NULL)
        words = (struct words){tag->value, tag->length};
    if (!trouble)
        side = last < writer->count ? rules_side_of_turn(writer->record->game.played[last].turn)
                                    : YINSH_WHITE;
    put_message(writer, meta.kind == META_INVALID ? "KILLPROC" : "FINISH", words,
                trouble ? writer->count : last, side);
}

unsigned iit_delhi_write(const struct yinsh_record *record, const struct write_options *options,
                         struct output *output)
{
    (void)options;
    static const char *const tags[] = {IIT_DELHI_TAG, NULL};
    struct writer writer = {.record = record, .output = output, .count = count_actions(record)};
    struct iit_delhi_meta meta = meta_of(record);
    writer.lost = notation_losses(record, LOST_END, tags);
    if ((writer.lost & LOST_ALL) != 0)
        return writer.lost;
    if (record->outcome.end == YINSH_END_RESIGN || record->outcome.end == YINSH_END_AGREED)
        writer.lost |= LOST_END;
    const struct tag *tag = find_meta_tag(&writer, meta);
    size_t last = find_last_turn(&writer);
    /* Without any turn there has to be some line for the record. */
    bool ends = meta.kind != META_OTHER || tag != NULL || last == writer.count;
    bool carries = ends && (meta.kind == META_OTHER || meta.kind == META_SCORE);
    for (size_t at = 0; at < writer.count; at++)
        if ((at == 0 || record->game.played[at].turn != record->game.played[at - 1].turn) &&
            has_steps(&writer, at) && !(carries && at == last))
            put_message(&writer, "NORMAL", words_of(""), at,
                        rules_side_of_turn(record->game.played[at].turn));
    if (ends)
        put_end(&writer, meta, tag, last);
    else
        put(&writer, "\n");
    return writer.lost;
}
