/* SPDX-License-Identifier: BSD-2-Clause */
#include "notation/iit_delhi/iit_delhi.h"

#include "rules/rules.h"
#include "syntax/writer.h"

#include <string.h>

enum { HEXAGONS = 6 };

/* A record being written. */
struct iit_delhi_writer {
    struct writer *to;
    uint8_t spots[YINSH_FRAME][2]; /* for each point its hexagon and its place on that hexagon */
};

static void find_spots(struct iit_delhi_writer *writer)
{
    for (unsigned hexagon = 0; hexagon < HEXAGONS; hexagon++)
        for (unsigned place = 0; place < 6 * hexagon || place == 0; place++) {
            yinsh_point point = iit_delhi_point(hexagon, place);
            if (point != YINSH_NO_POINT) {
                writer->spots[point][0] = (uint8_t)hexagon;
                writer->spots[point][1] = (uint8_t)place;
            }
        }
}

static char *append_spot(const struct iit_delhi_writer *writer, char *at, const char *word,
                         yinsh_point point)
{
    at = append_number(append_string(at, word), writer->spots[point][0]);
    return append_number(append_string(at, " "), writer->spots[point][1]);
}

/* Append a step; a pass has no form. */
static char *append_step(const struct iit_delhi_writer *writer, char *at, yinsh_action action)
{
    static const char *const words[][2] = {[YINSH_PLACE] = {"P "},
                                           [YINSH_MOVE] = {"S ", " M "},
                                           [YINSH_ROW] = {"RS ", " RE "},
                                           [YINSH_RING] = {"X "}};
    const char *const *word = words[action.kind];
    at = append_spot(writer, at, word[0], action.kind == YINSH_PLACE ? action.to : action.from);
    return word[1] != NULL ? append_spot(writer, at, word[1], action.to) : at;
}

/* Write a message with the turn that begins with the action of an index. */
static void put_message(struct iit_delhi_writer *writer, const char *action, struct words meta,
                        size_t first, enum yinsh_colour side)
{
    struct writer *to = writer->to;
    const struct played *played = to->record->game.played;
    size_t end = writer_end_of_turn(to, first);
    put(to, "{\"action\": \"");
    put(to, action);
    put(to, "\", \"meta\": ");
    put_json(to, meta.bytes, meta.length);
    put(to, ", \"data\": \"");
    for (size_t i = first; i < end; i++)
        if (played[i].action.kind != YINSH_PASS) {
            char *at = output_room(to->output, WRITER_ACTION);
            *at = ' ';
            output_take(to->output, append_step(writer, at + (i > first), played[i].action));
        }
    put(to, "\"} Received from client ");
    put(to, side == YINSH_WHITE ? "0\n" : "1\n");
}

/* How the server would state the end of the game. */
static struct iit_delhi_meta meta_of(const struct yinsh_record *record)
{
    struct iit_delhi_meta meta = {.kind = META_OTHER};
    meta.winner = rules_winner(record->outcome.result);
    meta.rings = record->game.now.removed[rules_opponent(meta.winner)];
    if (record->outcome.end == YINSH_END_RINGS)
        meta.kind = META_SCORE;
    else if (record->outcome.end == YINSH_END_TIME)
        meta.kind = META_TIMEOUT;
    else if (record->outcome.end == YINSH_END_FORFEIT)
        meta.kind = META_INVALID;
    return meta;
}

/* Whether the text of the tag agrees with the game, and is read back unchanged. */
static bool holds_true(const struct tag *tag, struct iit_delhi_meta meta)
{
    struct iit_delhi_meta stated = iit_delhi_meta_read(tag->value, tag->length);
    if (tag->length == 0 || (stated.kind != META_OTHER && stated.winner != meta.winner))
        return false;
    if (stated.kind == META_OTHER)
        return meta.kind == META_OTHER || meta.kind == META_SCORE;
    if (stated.kind == META_SCORE)
        return meta.kind == META_SCORE && stated.rings == meta.rings;
    return stated.kind == meta.kind || (stated.kind == META_STOP && meta.kind == META_INVALID);
}

/* The tag whose text is written in place of the usual one, or NULL. */
static const struct tag *find_meta_tag(struct writer *writer, struct iit_delhi_meta meta)
{
    const struct tag *found = NULL;
    for (size_t i = 0; i < writer->tag_count; i++) {
        if (strcmp(writer->tags[i].name, IIT_DELHI_TAG) != 0)
            continue;
        if (found == NULL && holds_true(&writer->tags[i], meta))
            found = &writer->tags[i];
        else
            writer->lost |= LOST_TAGS;
    }
    return found;
}

/* Return the first action of the next turn that has steps, from an index on; count if none has. */
static size_t next_turn(const struct writer *writer, size_t first)
{
    while (first < writer->count && writer->record->game.played[first].action.kind == YINSH_PASS)
        first = writer_end_of_turn(writer, first);
    return first;
}

/* Write the last line, with the last turn on it unless the game ended by time or forfeit. */
static void put_end(struct iit_delhi_writer *writer, struct iit_delhi_meta meta,
                    const struct tag *tag, size_t turn)
{
    char text[IIT_DELHI_META_TEXT];
    struct words words = {text, iit_delhi_meta_write(meta, &writer->to->record->game.now, text)};
    enum yinsh_colour side = YINSH_WHITE;
    if (tag != NULL)
        words = (struct words){tag->value, tag->length};
    if (meta.kind != META_OTHER && meta.kind != META_SCORE)
        side = rules_opponent(meta.winner);
    else if (turn < writer->to->count)
        side = rules_side_of_turn(writer->to->record->game.played[turn].turn);
    put_message(writer, meta.kind == META_INVALID ? "KILLPROC" : "FINISH", words, turn, side);
}

void iit_delhi_write(struct writer *to)
{
    static const char *const tags[] = {IIT_DELHI_TAG, NULL};
    const struct yinsh_record *record = to->record;
    struct iit_delhi_writer writer = {.to = to};
    struct iit_delhi_meta meta = meta_of(record);
    if (!writer_begin(to, LOST_END | LOST_EMPTY, tags))
        return;
    find_spots(&writer);
    if (record->outcome.end >= YINSH_END_RESIGN && meta.kind == META_OTHER)
        to->lost |= LOST_END;
    to->count = notation_whole_turns(record, to->lost);
    const struct tag *tag = find_meta_tag(to, meta);
    size_t at = next_turn(to, 0), next;
    /* Without any turn there has to be some line for the record. */
    bool ends = meta.kind != META_OTHER || tag != NULL || at == to->count;
    bool carries = ends && (meta.kind == META_OTHER || meta.kind == META_SCORE);
    for (; at < to->count; at = next) {
        next = next_turn(to, writer_end_of_turn(to, at));
        if (carries && next == to->count)
            break;
        put_message(&writer, "NORMAL", words_of(""), at,
                    rules_side_of_turn(record->game.played[at].turn));
    }
    if (ends)
        put_end(&writer, meta, tag, at);
    else
        put(to, "\n");
}
