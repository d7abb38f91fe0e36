/* SPDX-License-Identifier: BSD-2-Clause */
/*
 * boardspace: the SGF files of boardspace.net.
 *
 *     file     = { game }                        white space anywhere between
 *     game     = "(" { ";" { property } } ")"    see notation/boardspace/sgf.h for SGF itself
 *     property = "GM[24]" | "GM[yinsh]"          the game
 *              | "SU[Yinsh]" | "SU[Yinsh-Blitz]" the variant
 *              | "CM[0,1]" | "CM[1,0]"           P0 plays white; black
 *              | "RE[" sentence "]"              "Game won by NAME" in any language
 *              | player '[id "' name '"]'        a player's name
 *              | player "[time " clock "]"       the time that the player used in all
 *              | player "[" [ index ] command "]"
 *              | "TM[" milliseconds "]"          the player's clock after the node's command
 *              | ( "C" | "N" | "AN" ) "[" text "]"
 *              | ( "TC" | "DT" | "GN" | "EV" | "PC" | "RO" ) "[" value "]"    tags
 *              | "XT[" name ":" value "]"        any other tag: our own property
 *              | "XM[" mark "]"                  "!", "?" and the like: our own
 *              | other "[" value "]"             in the head: the tag SGF_other
 *     player   = "P0" | "P1" | "P-1"             the last is P0
 *     command  = "Start" words
 *              | "place" ring point | "place" marker point, "drop board" point
 *              | "move" point point
 *              | "remove" marker point point | "remove" ring point
 *              | "Done" | "Resign" | "Pass" | "WinOnTime"
 *              | "pick" ( "board" point | piece ) | "drop" piece
 *              | "Swap"                           steal a ring: our own, with +steal only
 *              | words that change nothing, as "OfferDraw"
 *     ring     = "wr" | "br"
 *     marker   = "w" | "b"
 *     point    = letter [ blanks ] digits
 *
 * Done makes final what a player did; up to then they may have changed their mind, see
 * notation/boardspace/step.h.  Old files have no Done and no index; there the next step makes the
 * one before it final.
 */
#include "notation/boardspace/command.h"
#include "notation/boardspace/head.h"
#include "notation/boardspace/skim.h"
#include "notation/boardspace/write.h"
#include "record/outcome.h"
#include "rules/rules.h"

#include <string.h>

/* ---- A record being read ----------------------------------------------- */

/* A note that waits until the action that it belongs to is played. */
struct waiting {
    struct waiting *next;
    enum note_kind kind;
    struct words text;
    uint64_t milliseconds;
};

struct queue {
    struct waiting *first, **end;
};

/* What the reader saw; in yinsh_record.scratch.state. */
enum { NOT_READ, NO_GAME, WAS_READ };

struct boardspace_reader {
    struct yinsh_record *record;
    struct boardspace_head head;
    struct boardspace_hand hand;
    struct queue node;   /* notes of the node being read */
    struct queue marked; /* of the pending step: of the node that put the marker in the ring, */
    struct queue done;   /* of the nodes after it */
    struct queue last;   /* clocks of a resignation, after all actions */
    bool untimed;        /* whether the clock of the node being read belongs to no action */
    bool idle_warned;
    bool any_colour; /* whether turn_of is set */
    enum yinsh_colour turn_of;
};

/* ---- Notes ------------------------------------------------------------- */

static void queue_clear(struct queue *queue)
{
    queue->first = NULL;
    queue->end = &queue->first;
}

static void queue_add(struct boardspace_reader *reader, struct queue *queue, struct waiting note)
{
    struct waiting *copy = arena_alloc(&reader->record->arena, sizeof *copy);
    if (copy == NULL)
        return;
    *copy = note;
    copy->next = NULL;
    *queue->end = copy;
    queue->end = &copy->next;
}

/* Append all of one queue to another. */
static void queue_move(struct queue *to, struct queue *from)
{
    if (from->first != NULL) {
        *to->end = from->first;
        to->end = from->end;
    }
    queue_clear(from);
}

/* Remove the clocks from a queue: what they belonged to was taken back. */
static void queue_drop_clocks(struct queue *queue)
{
    struct waiting **link = &queue->first;
    while (*link != NULL)
        if ((*link)->kind == NOTE_CLOCK)
            *link = (*link)->next;
        else
            link = &(*link)->next;
    queue->end = link;
}

/* Add the notes of a queue after the last action played; clocks after the end wait. */
static void queue_flush(struct boardspace_reader *reader, struct queue *queue, bool ended)
{
    struct yinsh_record *record = reader->record;
    for (struct waiting *note = queue->first, *next; note != NULL; note = next) {
        next = note->next;
        if (note->kind != NOTE_CLOCK)
            record_note(record, note->kind, note->text.bytes, note->text.length);
        else if (ended)
            queue_add(reader, &reader->last, *note);
        else
            record_clock(record, record->game.count, note->milliseconds);
    }
    queue_clear(queue);
}

/* A node is over: its notes go with the step that it is part of. */
static void end_node(struct boardspace_reader *reader)
{
    enum boardspace_step_kind pending = reader->hand.step.kind;
    if (reader->untimed)
        queue_drop_clocks(&reader->node);
    reader->untimed = false;
    if (pending == STEP_NONE)
        queue_flush(reader, &reader->node, reader->hand.ended);
    else
        queue_move(pending == STEP_HELD ? &reader->marked : &reader->done, &reader->node);
}

static bool read_clock(struct boardspace_reader *reader, struct words value)
{
    struct words digits = words_trim(value);
    struct cursor cursor = cursor_over(digits.bytes, digits.length);
    struct waiting note = {.kind = NOTE_CLOCK};
    /* An invalid clock is no reason to refuse the game. */
    if (!scan_clock(&cursor, &note.milliseconds) || cursor.at != cursor.end)
        return record_fault(reader->record, FAULT_PROPERTY_LEFT_OUT,
                            boardspace_place(&reader->head, value), NULL);
    queue_add(reader, &reader->node, note);
    return true;
}

static void read_note(struct boardspace_reader *reader, enum note_kind kind, struct words value)
{
    struct waiting note = {.kind = kind, .text = sgf_text(&reader->record->arena, value)};
    if (note.text.bytes != NULL)
        queue_add(reader, &reader->node, note);
}

/* ---- Commands ---------------------------------------------------------- */

static bool end_game(struct boardspace_reader *reader, enum yinsh_end end, enum yinsh_colour winner,
                     struct place place)
{
    record_claim_end(reader->record, end, place);
    return record_claim_result(
        reader->record, winner == YINSH_WHITE ? YINSH_RESULT_WHITE : YINSH_RESULT_BLACK, place);
}

/* Play a step that is final. */
static bool play(struct boardspace_reader *reader, const struct boardspace_step *step)
{
    static const uint8_t kinds[] = {
        [STEP_PLACE] = YINSH_PLACE,       [STEP_MOVE] = YINSH_MOVE, [STEP_ROW] = YINSH_ROW,
        [STEP_RING_REMOVED] = YINSH_RING, [STEP_PASS] = YINSH_PASS, [STEP_STEAL] = YINSH_STEAL};
    if (step->kind == STEP_RESIGN)
        return end_game(reader, YINSH_END_RESIGN, rules_opponent(step->colour), step->place);
    yinsh_action action = {kinds[step->kind], (uint8_t)step->colour, step->from, step->to};
    if (!reader->any_colour || reader->turn_of != step->colour) {
        reader->any_colour = true;
        reader->turn_of = step->colour;
        if (!record_begin_turn(reader->record))
            return false;
    }
    record_split_turn(reader->record, action);
    return record_action(reader->record, action, step->place);
}

/* Carry out what a command at a place changes. */
static bool apply(struct boardspace_reader *reader, struct boardspace_change change,
                  struct place place)
{
    enum boardspace_step_kind played = change.played.kind;
    reader->untimed |= change.untimed;
    if (change.voids_marked)
        queue_drop_clocks(&reader->marked);
    if (change.voids_done)
        queue_drop_clocks(&reader->done);
    bool good = played == STEP_NONE || play(reader, &change.played);
    if (change.released) {
        queue_flush(reader, &reader->marked, played == STEP_RESIGN);
        queue_flush(reader, &reader->done, played == STEP_RESIGN);
    }
    return good && (!change.misfit || record_fault(reader->record, FAULT_SGF_STATE, place, NULL));
}

/* Read a player's command. */
static bool read_command(struct boardspace_reader *reader, const struct boardspace_item *item)
{
    struct yinsh_record *record = reader->record;
    struct place place = boardspace_place(&reader->head, item->value);
    struct boardspace_command command = {
        .player = boardspace_player(&reader->head.facts, item->property), .step = {.place = place}};
    /* The site has no command to steal a ring: Swap is one only if the variant allows it. */
    if (!boardspace_parse_command(item->value, &command) ||
        (command.step.kind == STEP_STEAL && !record->game.start.steal))
        return record_fault(record, FAULT_SGF_COMMAND, place, NULL);
    if (command.kind == COMMAND_IDLE && !reader->idle_warned) {
        record_fault(record, FAULT_COMMAND_IGNORED, place, NULL);
        reader->idle_warned = true;
    }
    return apply(reader, boardspace_run(&reader->hand, &command), place) &&
           /* The player to move has won, whoever sent the command. */
           (command.kind != COMMAND_TIME ||
            end_game(reader, YINSH_END_TIME, (enum yinsh_colour)record->game.now.side, place));
}

/* ---- Reading a record -------------------------------------------------- */

static bool read_value(struct boardspace_reader *reader, const struct boardspace_item *item)
{
    switch (item->kind) {
    case BOARDSPACE_COMMAND:
        return read_command(reader, item);
    case BOARDSPACE_CLOCK:
        return read_clock(reader, item->value);
    case BOARDSPACE_COMMENT:
    case BOARDSPACE_MARK:
        read_note(reader, item->kind == BOARDSPACE_MARK ? NOTE_MARK : NOTE_COMMENT, item->value);
        return true;
    default:
        return true;
    }
}

static bool read_nodes(struct boardspace_reader *reader, const struct boardspace_items *items)
{
    struct boardspace_walk walk;
    const struct boardspace_item *item;
    boardspace_begin(&walk, items);
    while ((item = boardspace_next(&walk)) != NULL)
        if (item->item == SGF_NODE)
            end_node(reader);
        else if (!read_value(reader, item))
            return false;
    end_node(reader);
    struct boardspace_change change = boardspace_finish(&reader->hand);
    return apply(reader, change, change.played.place);
}

/* The clocks of a resignation are those of an action after the last. */
static void give_last_clocks(struct boardspace_reader *reader)
{
    struct yinsh_record *record = reader->record;
    for (const struct waiting *note = reader->last.first; note != NULL; note = note->next)
        record_clock(record, record->game.count + 1, note->milliseconds);
}

/* Something that is not a game: report the rest of its line, or the beginning of that. */
static bool read_junk(struct cursor *cursor, struct yinsh_record *record)
{
    enum { SHOWN = 80 };
    struct place place = {scan_offset(cursor), 0};
    while (place.length < SHOWN && place.length < scan_left(cursor) &&
           cursor->at[place.length] != '\n')
        place.length++;
    record_fault(record, FAULT_SGF_SYNTAX, place, "no game begins here");
    record->scratch.state = NO_GAME;
    return true;
}

static bool boardspace_read(struct cursor *cursor, struct yinsh_record *record)
{
    struct boardspace_reader reader = {.record = record,
                                       .head = {.record = record, .start = cursor->start}};
    struct boardspace_items items;
    enum sgf_item last;
    record->scratch.state = WAS_READ;
    scan_word(cursor, "\xEF\xBB\xBF");
    scan_blanks(cursor);
    if (scan_at_end(cursor))
        return false;
    if (!sgf_begins(cursor))
        return read_junk(cursor, record);
    queue_clear(&reader.node);
    queue_clear(&reader.marked);
    queue_clear(&reader.done);
    queue_clear(&reader.last);
    struct sgf sgf = sgf_open(cursor);
    bool good = boardspace_read_head(&reader.head, &sgf, &last, &items);
    *cursor = sgf.cursor;
    record->whole = last == SGF_END;
    if (!good || !read_nodes(&reader, &items))
        return true;
    give_last_clocks(&reader);
    if (last == SGF_BROKEN)
        record_fault(record, FAULT_SGF_SYNTAX, place_from(cursor, scan_offset(cursor)), sgf.wrong);
    else if (reader.head.re_read)
        record_claim_result(record, reader.head.result,
                            boardspace_place(&reader.head, reader.head.facts.re));
    return true;
}

/* Read the tags of a record that was skimmed, which may be anywhere in it. */
static bool boardspace_read_tags(struct cursor *cursor, struct yinsh_record *record)
{
    struct boardspace_head head = {.record = record, .start = cursor->start};
    struct boardspace_items items;
    struct sgf sgf = sgf_open(cursor);
    enum sgf_item last;
    return boardspace_read_head(&head, &sgf, &last, &items);
}

/* If the record was given up before it was read, the game at the cursor is that one. */
static bool boardspace_resync(struct cursor *cursor, struct yinsh_record *record)
{
    if (record->scratch.state == NOT_READ && !scan_at_end(cursor))
        cursor->at++;
    if (record->scratch.state == NOT_READ)
        record->scratch.state = WAS_READ;
    return sgf_find_game(cursor);
}

/* A game tree, whatever the game: one of another game is reported as such. */
static bool boardspace_announces(struct cursor cursor)
{
    return sgf_begins_node(&cursor);
}

/* A bracket opens nothing if no game is before it. */
static const char *end_of_text(struct cursor *cursor, const struct yinsh_record *record)
{
    return record->scratch.state != NO_GAME && sgf_skip_value(cursor) ? cursor->at : NULL;
}

static const struct signature signatures[] = {
    {"(?m)(?:^|\\))\\s*\\(\\s*;\\s*GM\\[\\s*(?i:24|yinsh)\\s*\\]", 100, "(;GM[", NULL},
    {"GM\\[\\s*(?i:24|yinsh)\\s*\\]", 40, "GM[", NULL},
    {"SU\\[\\s*(?i:yinsh)", 50, "SU[yinsh", NULL},
    {"P(?:0|1|-1)\\[\\s*id\\s*\"", 20, "P[id\"", NULL},
    {"P(?:0|1|-1)\\[\\s*[0-9]*\\s*(?:Start|place|move|drop|remove|pick)\\s", 30, "P[", NULL},
    {"\\A(?:\\xEF\\xBB\\xBF)?\\s*\\(\\s*;", 20, "(;", NULL},
    {NULL, 0, "", NULL},
};

const struct notation notation_boardspace = {
    .name = "boardspace",
    .description = "the SGF files of boardspace.net",
    .extensions = ".sgf",
    .signatures = signatures,
    .announces = boardspace_announces,
    .announced_by = "(",
    .read = boardspace_read,
    .resync = boardspace_resync,
    .end_of_text = end_of_text,
    .opens_text = '[',
    .write = boardspace_write,
    .skim = boardspace_skim,
    .read_tags = boardspace_read_tags,
};
