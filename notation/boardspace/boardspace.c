/* SPDX-License-Identifier: BSD-2-Clause */
/*
 * boardspace: the SGF files of boardspace.net.
 *
 *     file     = { game }                        white space anywhere between
 *     game     = "(" { ";" { property } } ")"    see notation/sgf.h for SGF itself
 *     property = "GM[24]" | "GM[yinsh]"          the game
 *              | "SU[Yinsh]" | "SU[Yinsh-Blitz]" the variant
 *              | "CM[0,1]" | "CM[1,0]"           P0 plays white; black
 *              | "RE[" sentence "]"              "Game won by NAME" in any language
 *              | player '[id "' name '"]'        a player's name
 *              | player "[time " clock "]"       the time that he used in all
 *              | player "[" [ index ] command "]"
 *              | "TM[" milliseconds "]"          his clock after the node's command
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
 * What a player did is final with Done; up to there he may have changed his mind: a
 * step is held back until it is certain, see struct step.  Old files have no Done and
 * no index; there the next step makes the one before it certain.
 */
#include "notation/boardspace/boardspace.h"

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

/* What a player is about to do.  The order tells: up to STEP_HELD it is not complete. */
enum step_kind {
    STEP_NONE,
    STEP_MARKER, /* a marker is in hand */
    STEP_RING,   /* a ring to be placed is in hand */
    STEP_HELD,   /* a marker is in the ring on from, and the ring in hand */
    STEP_PLACE,
    STEP_MOVE,
    STEP_REMOVE_ROW,
    STEP_REMOVE_RING,
    STEP_PASS,
    STEP_STEAL,
    STEP_RESIGN
};

/* The step that is held back until it is certain, with the notes that go with it. */
struct step {
    enum step_kind kind;
    enum yinsh_colour colour;
    yinsh_point from, to;
    struct place place;
    struct queue marked; /* of the node that put the marker in the ring */
    struct queue done;   /* of the nodes behind that */
};

/* What the reader saw; in yinsh_record.scratch.state. */
enum { NOT_READ, NO_GAME, WAS_READ };

struct reader {
    struct yinsh_record *record;
    struct boardspace_head head;
    struct step step;
    struct queue node; /* notes of the node being read */
    struct queue last; /* clocks of a resignation, behind all actions */
    bool untimed;      /* whether the clock of the node being read is of no action */
    bool ended;        /* whether the game has ended outside the board */
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

static void queue_add(struct reader *reader, struct queue *queue, struct waiting note)
{
    struct waiting *copy = arena_alloc(&reader->record->arena, sizeof *copy);
    if (copy == NULL)
        return;
    *copy = note;
    copy->next = NULL;
    *queue->end = copy;
    queue->end = &copy->next;
}

/* Put all of one queue behind another. */
static void queue_move(struct queue *to, struct queue *from)
{
    if (from->first != NULL) {
        *to->end = from->first;
        to->end = from->end;
    }
    queue_clear(from);
}

/* Take the clocks out of a queue: what they belonged to was taken back. */
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

/* Hand the notes of a queue over behind the actions played so far. */
static void queue_flush(struct reader *reader, struct queue *queue)
{
    struct yinsh_record *record = reader->record;
    for (struct waiting *note = queue->first, *next; note != NULL; note = next) {
        next = note->next;
        if (note->kind != NOTE_CLOCK)
            record_note(record, note->kind, note->text.bytes, note->text.length);
        else if (reader->ended)
            queue_add(reader, &reader->last, *note);
        else
            record_clock(record, record->game.count, note->milliseconds);
    }
    queue_clear(queue);
}

/* A node is over: its notes go with the step that it is part of. */
static void end_node(struct reader *reader)
{
    if (reader->untimed)
        queue_drop_clocks(&reader->node);
    reader->untimed = false;
    if (reader->step.kind == STEP_NONE)
        queue_flush(reader, &reader->node);
    else
        queue_move(reader->step.kind == STEP_HELD ? &reader->step.marked : &reader->step.done,
                   &reader->node);
}

static bool read_clock(struct reader *reader, struct words value)
{
    struct words digits = words_trim(value);
    struct cursor cursor = cursor_over(digits.bytes, digits.length);
    struct waiting note = {.kind = NOTE_CLOCK};
    /* A clock that cannot be read is no reason to refuse the game. */
    if (!scan_clock(&cursor, &note.milliseconds) || cursor.at != cursor.end)
        return record_fault(reader->record, FAULT_PROPERTY_LEFT_OUT,
                            boardspace_place(&reader->head, value), NULL);
    queue_add(reader, &reader->node, note);
    return true;
}

static void read_note(struct reader *reader, enum note_kind kind, struct words value)
{
    struct waiting note = {.kind = kind, .text = sgf_text(&reader->record->arena, value)};
    if (note.text.bytes != NULL)
        queue_add(reader, &reader->node, note);
}

/* ---- Steps ------------------------------------------------------------- */

static bool misfit(struct reader *reader, struct place place)
{
    return record_fault(reader->record, FAULT_SGF_STATE, place, NULL);
}

/* There is no step any more; its notes stay where they are. */
static void clear_step(struct reader *reader)
{
    reader->step.kind = STEP_NONE;
    queue_flush(reader, &reader->step.marked);
    queue_flush(reader, &reader->step.done);
}

/* What is done up to now was taken back, its clocks with it. */
static void abandon(struct reader *reader)
{
    queue_drop_clocks(&reader->step.marked);
    queue_drop_clocks(&reader->step.done);
    clear_step(reader);
}

static bool play(struct reader *reader)
{
    static const uint8_t kinds[] = {
        [STEP_PLACE] = YINSH_PLACE,      [STEP_MOVE] = YINSH_MOVE, [STEP_REMOVE_ROW] = YINSH_ROW,
        [STEP_REMOVE_RING] = YINSH_RING, [STEP_PASS] = YINSH_PASS, [STEP_STEAL] = YINSH_STEAL};
    const struct step *step = &reader->step;
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

static bool end_game(struct reader *reader, enum yinsh_end end, enum yinsh_colour winner,
                     struct place place)
{
    reader->ended = true;
    record_claim_end(reader->record, end, place);
    return record_claim_result(
        reader->record, winner == YINSH_WHITE ? YINSH_RESULT_WHITE : YINSH_RESULT_BLACK, place);
}

/* The step is certain: play it.  The place is that of the command that makes it so. */
static bool settle(struct reader *reader, struct place place)
{
    const struct step *step = &reader->step;
    bool good = true;
    if (step->kind == STEP_NONE)
        return true;
    if (step->kind <= STEP_HELD)
        return misfit(reader, place);
    if (step->kind == STEP_RESIGN)
        good = end_game(reader, YINSH_END_RESIGN, rules_opponent(step->colour), step->place);
    else
        good = play(reader);
    clear_step(reader);
    return good;
}

/* Whether a step takes the place of the one held back, which was a change of mind. */
static bool replaces(const struct step *step, enum step_kind kind, enum yinsh_colour colour)
{
    if (step->colour != colour)
        return false;
    switch (kind) {
    case STEP_HELD:
        return step->kind == STEP_HELD || step->kind == STEP_MARKER;
    case STEP_PLACE:
        return step->kind == STEP_PLACE || step->kind == STEP_RING;
    case STEP_REMOVE_ROW:
    case STEP_REMOVE_RING:
        return step->kind == kind;
    default:
        return false;
    }
}

static bool begin_step(struct reader *reader, enum step_kind kind,
                       const struct boardspace_command *command)
{
    struct step *step = &reader->step;
    if (replaces(step, kind, command->colour)) {
        queue_drop_clocks(&step->marked);
        queue_drop_clocks(&step->done);
    } else {
        /* A marker that was only taken up is as good as put back. */
        if (step->kind == STEP_MARKER && step->colour == command->colour)
            abandon(reader);
        if (!settle(reader, command->place))
            return false;
    }
    if (reader->ended)
        return misfit(reader, command->place);
    step->kind = kind;
    step->colour = command->colour;
    step->from = command->from;
    step->to = command->to;
    step->place = command->place;
    return true;
}

/* What is in hand goes on the board. */
static bool drop(struct reader *reader, const struct boardspace_command *command)
{
    struct step *step = &reader->step;
    switch (step->kind) {
    case STEP_MARKER:
        step->kind = STEP_HELD;
        step->from = command->to;
        break;
    case STEP_RING:
        step->kind = STEP_PLACE;
        step->from = YINSH_NO_POINT;
        step->to = command->to;
        break;
    case STEP_HELD:
        step->kind = STEP_MOVE;
        step->to = command->to;
        break;
    default:
        return settle(reader, command->place) && misfit(reader, command->place);
    }
    /* Where the marker was put off the board, that is what is wrong. */
    if (step->kind != STEP_MOVE || step->from != YINSH_NO_POINT)
        step->place = command->place;
    return true;
}

/* What is in hand goes back to where it came from. */
static bool drop_back(struct reader *reader, const struct boardspace_command *command)
{
    reader->untimed = true;
    if (reader->step.kind == STEP_NONE || reader->step.kind > STEP_PLACE)
        return settle(reader, command->place) && misfit(reader, command->place);
    abandon(reader);
    return true;
}

/* The player takes up a piece: mostly he changes his mind about what he did with it. */
static bool pick(struct reader *reader, const struct boardspace_command *command)
{
    struct step *step = &reader->step;
    bool own = step->colour == command->player;
    reader->untimed = true;
    if (own && step->kind == STEP_MOVE) {
        queue_drop_clocks(&step->done);
        step->kind = STEP_HELD;
    } else if (own && step->kind == STEP_HELD) {
        queue_drop_clocks(&step->marked);
        step->kind = STEP_MARKER;
    } else if (own && step->kind == STEP_PLACE) {
        queue_drop_clocks(&step->done);
        step->kind = STEP_RING;
    } else if (own && (step->kind == STEP_REMOVE_ROW || step->kind == STEP_REMOVE_RING)) {
        abandon(reader);
    } else if (command->kind == COMMAND_PICK) {
        return settle(reader, command->place) && misfit(reader, command->place);
    } else {
        return begin_step(reader, command->kind == COMMAND_MARKER ? STEP_MARKER : STEP_RING,
                          command);
    }
    return true;
}

/* ---- Running commands -------------------------------------------------- */

/* A second Resign takes the first back. */
static bool resign(struct reader *reader, struct boardspace_command *command)
{
    command->colour = command->player;
    if (reader->step.kind == STEP_RESIGN && reader->step.colour == command->colour) {
        reader->untimed = true;
        abandon(reader);
        return true;
    }
    if (reader->step.kind <= STEP_HELD)
        abandon(reader);
    return begin_step(reader, STEP_RESIGN, command);
}

/* The player to move has won, whoever of the two sent the command. */
static bool win_on_time(struct reader *reader, const struct boardspace_command *command)
{
    if (reader->step.kind <= STEP_HELD)
        abandon(reader);
    if (!settle(reader, command->place))
        return false;
    if (reader->ended)
        return misfit(reader, command->place);
    return end_game(reader, YINSH_END_TIME, (enum yinsh_colour)reader->record->game.now.side,
                    command->place);
}

static bool run_command(struct reader *reader, struct boardspace_command *command)
{
    switch (command->kind) {
    case COMMAND_START:
        return (reader->record->game.count == 0 && reader->step.kind == STEP_NONE) ||
               misfit(reader, command->place);
    case COMMAND_PLACE:
        return begin_step(reader, STEP_PLACE, command);
    case COMMAND_MARK:
        return begin_step(reader, STEP_HELD, command);
    case COMMAND_MOVE:
        return begin_step(reader, STEP_MOVE, command);
    case COMMAND_REMOVE_ROW:
        return begin_step(reader, STEP_REMOVE_ROW, command);
    case COMMAND_REMOVE_RING:
        return begin_step(reader, STEP_REMOVE_RING, command);
    case COMMAND_PASS:
        return begin_step(reader, STEP_PASS, command);
    case COMMAND_STEAL:
        /* The site has no such command: it stands for itself only where the variant asks for it. */
        return reader->record->game.start.steal
                   ? begin_step(reader, STEP_STEAL, command)
                   : record_fault(reader->record, FAULT_SGF_COMMAND, command->place, NULL);
    case COMMAND_DROP:
        return drop(reader, command);
    case COMMAND_BACK:
        return drop_back(reader, command);
    case COMMAND_PICK:
    case COMMAND_MARKER:
    case COMMAND_RING:
        return pick(reader, command);
    case COMMAND_DONE:
        return settle(reader, command->place);
    case COMMAND_RESIGN:
        return resign(reader, command);
    case COMMAND_TIME:
        return win_on_time(reader, command);
    case COMMAND_IDLE:
        break;
    }
    reader->untimed = true;
    if (!reader->idle_warned)
        record_fault(reader->record, FAULT_COMMAND_IGNORED, command->place, NULL);
    reader->idle_warned = true;
    return true;
}

/* Run a player's property among the nodes; his name and time were read before. */
static bool read_command(struct reader *reader, const struct boardspace_item *item)
{
    struct boardspace_command command = {.player = boardspace_player(&reader->head, item->name),
                                         .place = boardspace_place(&reader->head, item->content)};
    command.colour = command.player;
    if (!boardspace_parse_command(item->content, &command))
        return record_fault(reader->record, FAULT_SGF_COMMAND, command.place, NULL);
    return run_command(reader, &command);
}

/* ---- Reading a record -------------------------------------------------- */

static bool read_node_value(struct reader *reader, const struct boardspace_item *item)
{
    struct words name = item->name;
    if (item->kind == BOARDSPACE_CLOCK)
        return read_clock(reader, item->value);
    if (item->kind != BOARDSPACE_OTHER)
        return item->kind != BOARDSPACE_COMMAND || read_command(reader, item);
    if (words_are(name, "XM"))
        read_note(reader, NOTE_MARK, item->value);
    else if (words_are(name, "C") || words_are(name, "N") || words_are(name, "AN"))
        read_note(reader, NOTE_COMMENT, item->value);
    return true;
}

static bool read_nodes(struct reader *reader, const struct boardspace_items *items)
{
    struct boardspace_walk walk;
    const struct boardspace_item *item;
    boardspace_begin(&walk, items);
    while ((item = boardspace_next(&walk)) != NULL)
        if (item->item == SGF_NODE)
            end_node(reader);
        else if (!read_node_value(reader, item))
            return false;
    end_node(reader);
    /* What stands unfinished at the end was never done. */
    if (reader->step.kind <= STEP_HELD)
        abandon(reader);
    return settle(reader, reader->step.place);
}

/* The clocks of a resignation are those of an action behind the last. */
static void give_last_clocks(struct reader *reader)
{
    struct yinsh_record *record = reader->record;
    for (const struct waiting *note = reader->last.first; note != NULL; note = note->next)
        record_clock(record, record->game.count + 1, note->milliseconds);
}

/* Something that is no game: file it as far as its line goes, or its beginning. */
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
    struct reader reader = {.record = record, .head = {.record = record, .start = cursor->start}};
    struct boardspace_items items;
    enum sgf_item last;
    record->scratch.state = WAS_READ;
    scan_word(cursor, "\xEF\xBB\xBF");
    scan_blanks(cursor);
    if (scan_at_end(cursor))
        return false;
    if (!sgf_begins(cursor))
        return read_junk(cursor, record);
    queue_clear(&reader.step.marked);
    queue_clear(&reader.step.done);
    queue_clear(&reader.node);
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
                            boardspace_place(&reader.head, reader.head.re));
    return true;
}

/* The tags of a record that was skimmed, which stand anywhere in it. */
static bool boardspace_read_tags(struct cursor *cursor, struct yinsh_record *record)
{
    struct boardspace_head head = {.record = record, .start = cursor->start};
    struct boardspace_items items;
    struct sgf sgf = sgf_open(cursor);
    enum sgf_item last;
    return boardspace_read_head(&head, &sgf, &last, &items);
}

/* Where the record was given up before it was read, the game at the cursor is that one. */
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

/* A bracket that no game is before opens nothing. */
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
