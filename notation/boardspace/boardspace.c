/* SPDX-License-Identifier: BSD-2-Clause */
/*
 * boardspace: the SGF files of boardspace.net.
 *
 *     file     = { game }                        white space anywhere between
 *     game     = "(" { ";" { property } } ")"    see notation/boardspace/sgf.c for SGF itself
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
 * notation/boardspace/boardspace.h.  Old files have no Done and no index; there the next step makes
 * the one before it final.
 */
#include "notation/boardspace/boardspace.h"
#include "rules/rules.h"

extern const struct notation notation_boardspace;

/* ---- A record being read ----------------------------------------------- */

/* Notes that wait until the action that they belong to is played; their texts end without a NUL. */
struct queue {
    struct note *first, **end;
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
    bool keeps_notes;    /* if not, the queues stay empty */
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

static void queue_put(struct queue *queue, struct note *note)
{
    note->next = NULL;
    *queue->end = note;
    queue->end = &note->next;
}

static void queue_add(struct boardspace_reader *reader, struct queue *queue, struct note note)
{
    struct note *copy = arena_alloc(&reader->record->arena, sizeof *copy);
    if (copy == NULL)
        return;
    *copy = note;
    queue_put(queue, copy);
}

/* Append all of one queue to another. */
static inline void queue_move(struct queue *to, struct queue *from)
{
    if (from->first == NULL)
        return;
    *to->end = from->first;
    to->end = from->end;
    queue_clear(from);
}

/* Remove the clocks from a queue: what they belonged to was taken back. */
static void queue_drop_clocks(struct queue *queue)
{
    struct note **link = &queue->first;
    while (*link != NULL)
        if ((*link)->kind == NOTE_CLOCK)
            *link = (*link)->next;
        else
            link = &(*link)->next;
    queue->end = link;
}

/* Give the record the notes of a queue that is not empty. */
static void queue_give(struct boardspace_reader *reader, struct queue *queue, bool ended)
{
    struct yinsh_record *record = reader->record;
    for (struct note *note = queue->first, *next; note != NULL; note = next) {
        next = note->next;
        if (note->kind != NOTE_CLOCK)
            record_note(record, note->kind, note->text, note->length);
        else if (ended)
            queue_put(&reader->last, note);
        else
            record_take_note(record, note, record->game.count);
    }
    queue_clear(queue);
}

/* Add the notes of a queue after the last action played; clocks after the end wait. */
static inline void queue_flush(struct boardspace_reader *reader, struct queue *queue, bool ended)
{
    if (queue->first != NULL)
        queue_give(reader, queue, ended);
}

/* A node is over: its notes go with the step that it is part of. */
static inline void end_node(struct boardspace_reader *reader)
{
    enum boardspace_step_kind pending = reader->hand.step.kind;
    if (!reader->keeps_notes)
        return;
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
    struct note note = {.kind = NOTE_CLOCK};
    uint64_t milliseconds;
    /* An invalid clock is no reason to refuse the game. */
    if (!scan_clock(&cursor, &milliseconds) || cursor.at != cursor.end)
        return record_fault(reader->record, FAULT_PROPERTY_LEFT_OUT,
                            place_of_words(reader->record, value), NULL);
    note.milliseconds = milliseconds;
    if (reader->keeps_notes)
        queue_add(reader, &reader->node, note);
    return true;
}

static void read_note(struct boardspace_reader *reader, enum note_kind kind, struct words value)
{
    struct words text = {NULL, 0};
    record_see_text(reader->record, value.bytes, value.length);
    record_keep(reader->record, place_of_words(reader->record, value));
    if (reader->keeps_notes)
        text = sgf_text(reader->record, value);
    if (text.bytes != NULL)
        queue_add(reader, &reader->node,
                  (struct note){.kind = kind & 3, .text = text.bytes, .length = text.length});
}

/* ---- Commands ---------------------------------------------------------- */

static bool end_game(struct boardspace_reader *reader, enum yinsh_end end, enum yinsh_colour winner,
                     struct place place)
{
    record_claim_end(reader->record, end, place);
    return record_claim_result(reader->record, rules_won_by(winner), place);
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
    if (reader->record->bulk == NULL)
        record_split_turn(reader->record, action);
    return record_action(reader->record, action, step->place);
}

/* Carry out what a command at a place changes. */
static bool apply(struct boardspace_reader *reader, const struct boardspace_change *change,
                  const struct place *place)
{
    reader->untimed |= change->untimed;
    if (change->voids_marked)
        queue_drop_clocks(&reader->marked);
    if (change->voids_done)
        queue_drop_clocks(&reader->done);
    bool good = change->played.kind == STEP_NONE || play(reader, &change->played);
    if (change->released) {
        queue_flush(reader, &reader->marked, change->played.kind == STEP_RESIGN);
        queue_flush(reader, &reader->done, change->played.kind == STEP_RESIGN);
    }
    return good && (!change->misfit || record_fault(reader->record, FAULT_SGF_STATE, *place, NULL));
}

/* The player to move. */
static enum yinsh_colour side_to_move(const struct yinsh_record *record)
{
    if (record->bulk != NULL)
        return rules_side_of_turn((unsigned)record->game.turn + 1);
    return (enum yinsh_colour)record->game.now.side;
}

/* Carry out a player's command. */
static bool run_command(struct boardspace_reader *reader, const struct boardspace_command *command)
{
    struct yinsh_record *record = reader->record;
    const struct place *place = &command->step.place;
    struct boardspace_change change;
    /* The site has no command to steal a ring: Swap is one only if the variant allows it. */
    if (command->step.kind == STEP_STEAL && !record->game.start.steal)
        return record_fault(record, FAULT_SGF_COMMAND, *place, NULL);
    if (command->kind == COMMAND_IDLE && !reader->idle_warned) {
        record_fault(record, FAULT_COMMAND_IGNORED, *place, NULL);
        reader->idle_warned = true;
    }
    return !boardspace_run(&reader->hand, command, &change) ||
           (apply(reader, &change, place) &&
            /* The winner is the player to move, even if the other one sent the command. */
            (command->kind != COMMAND_TIME ||
             end_game(reader, YINSH_END_TIME, side_to_move(record), *place)));
}

/* Read a player's command. */
static bool read_command(struct boardspace_reader *reader, const struct boardspace_item *item)
{
    struct boardspace_command command;
    command.player = boardspace_player(&reader->head.facts, item->property);
    command.step.place = place_of_words(reader->record, item->value);
    return boardspace_parse_command(item->value, &command)
               ? run_command(reader, &command)
               : record_fault(reader->record, FAULT_SGF_COMMAND, command.step.place, NULL);
}

/* ---- Reading a record -------------------------------------------------- */

static bool read_value(struct boardspace_reader *reader, const struct boardspace_item *item)
{
    if (item->kind == BOARDSPACE_COMMAND)
        return read_command(reader, item);
    if (item->kind == BOARDSPACE_CLOCK)
        return read_clock(reader, item->value);
    if (item->kind == BOARDSPACE_COMMENT || item->kind == BOARDSPACE_MARK)
        read_note(reader, item->kind == BOARDSPACE_MARK ? NOTE_MARK : NOTE_COMMENT, item->value);
    return true;
}

/* The last node is over. */
static bool end_nodes(struct boardspace_reader *reader)
{
    end_node(reader);
    struct boardspace_change change;
    boardspace_finish(&reader->hand, &change);
    return apply(reader, &change, &change.played.place);
}

/* Read the commands and notes of a game. */
static bool read_nodes(struct boardspace_reader *reader, struct sgf sgf)
{
    struct boardspace_item item;
    while (boardspace_take(&sgf, &item)) {
        if (item.begins_node)
            end_node(reader);
        if (!read_value(reader, &item))
            return false;
    }
    return end_nodes(reader);
}

/* ---- Reading a record in bulk ------------------------------------------ */

/* Read all items once, in their order. */
static bool read_in_bulk(struct boardspace_reader *reader, struct sgf *sgf, enum sgf_item *last)
{
    struct boardspace_head *head = &reader->head;
    struct boardspace_item item;
    bool good = true;
    while (good && boardspace_take(sgf, &item)) {
        if (item.begins_node)
            end_node(reader);
        if (item.kind == BOARDSPACE_COMMAND)
            good = (head->begun || boardspace_begin_commands(head)) && read_command(reader, &item);
        else
            good = boardspace_read_item(head, &item) && read_value(reader, &item);
    }
    *last = item.item;
    if (good && *last != SGF_END)
        return bulk_give_up(reader->record);
    return good && end_nodes(reader) && boardspace_end_head(head, sgf);
}

/* ---- Records ----------------------------------------------------------- */

/* The clocks of a resignation are those of an action after the last. */
static void give_last_clocks(struct boardspace_reader *reader)
{
    struct yinsh_record *record = reader->record;
    for (struct note *note = reader->last.first, *next; note != NULL; note = next) {
        next = note->next;
        record_take_note(record, note, record->game.count + 1);
    }
}

static bool boardspace_read(struct cursor *cursor, struct yinsh_record *record)
{
    struct boardspace_reader reader = {.record = record, .head = {.record = record}};
    enum sgf_item last;
    record->scratch.state = WAS_READ;
    reader.keeps_notes = !record->options.summarises && !record->options.only_judges;
    scan_blanks(cursor);
    if (scan_at_end(cursor))
        return false;
    if (!sgf_begins(cursor)) {
        record_fault(record, FAULT_SGF_SYNTAX, place_of_line(cursor), "no game begins here");
        record->scratch.state = NO_GAME;
        return true;
    }
    queue_clear(&reader.node);
    queue_clear(&reader.marked);
    queue_clear(&reader.done);
    queue_clear(&reader.last);
    if (!boardspace_read_charset(record, *cursor))
        return true;
    cursor->charset = record->charset;
    struct sgf sgf = sgf_open(cursor), first = sgf;
    bool good = record->bulk != NULL ? read_in_bulk(&reader, &sgf, &last)
                                     : boardspace_read_head(&reader.head, &sgf, &last);
    record->whole =
        last == SGF_END || (last == SGF_BROKEN && sgf_find_other(&sgf, &notation_boardspace));
    *cursor = sgf.cursor;
    if (!good || (record->bulk == NULL && !read_nodes(&reader, first)))
        return true;
    if (sgf.variation.length > 0)
        record_note(record, NOTE_COMMENT, sgf.variation.bytes, sgf.variation.length);
    give_last_clocks(&reader);
    if (last == SGF_BROKEN)
        record_fault(record, FAULT_SGF_SYNTAX, place_from(cursor, scan_offset(cursor)), sgf.wrong);
    else if (reader.head.re_read)
        record_claim_spelled(record, reader.head.result, reader.head.end,
                             place_of_words(record, boardspace_fact(&reader.head.facts, "RE")));
    return true;
}

/*
 * Find the next game.  If the record was too long to be read at all, the game at the cursor is that
 * record itself, and is skipped.
 */
static bool boardspace_resync(struct cursor *cursor, struct yinsh_record *record)
{
    if (record->scratch.state == NOT_READ && !scan_at_end(cursor))
        cursor->at++;
    if (record->scratch.state == NOT_READ)
        record->scratch.state = WAS_READ;
    return sgf_find_game(cursor);
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
    /* A game tree, whatever the game: one of another game is reported as such. */
    .announces = sgf_begins_node,
    .announced_by = "(",
    .read = boardspace_read,
    .resync = boardspace_resync,
    .end_of_text = end_of_text,
    .opens_text = '[',
    .write = boardspace_write,
    .dates = DATES_JAVA,
};
