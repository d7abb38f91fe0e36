/* SPDX-License-Identifier: BSD-2-Clause */
/*
 * iit-delhi: the logs of the YINSH server of IIT Delhi's course COL333 and of its players.
 *
 *     file    = { record }
 *     record  = { line newline } [ end newline ]
 *     line    = { "action": "NORMAL", "meta": "", "data": turn } client
 *             | turn [ answer ]
 *             | ( "You" | "Player " ( "1" | "2" ) | "The other player" ) "played" [ ":" ] turn
 *             | other
 *     end     = { "action": "FINISH", "meta": text, "data": [ turn ] } client
 *             | { "action": "KILLPROC", "meta": text, "data": "" } client
 *     client  = [ "Received from client " ( "0" | "1" ) ]
 *     answer  = "True" | "False"
 *     turn    = "P" point
 *             | { row } "S" point "M" point { row } | row { row }
 *     row     = "RS" point "RE" point "X" point
 *     point   = hexagon place
 *     text    = score | ( "TIMEOUT" | "INVALID MOVE" | "UNEXPECTED STOP" ) " BY PLAYER n"
 *               [ " : " score ]
 *     score   = "Player n SCORE : " number " : Player m SCORE : " number
 *
 * Hexagon 0 is the point f6; the others lie around it, and their places count clockwise
 * from the one straight above it.  Client 0 is player 1 and White.  Blanks divide words; the
 * object is JSON and may be laid out as such.
 *
 * The answer is that of the server's code to a player's program.  A line with one is the echo of
 * a turn that was read, and kept as a comment, if messages of the server or of a player state
 * what was played, if the line before is the same turn, or if it only removes something.
 *
 * A record ends after a FINISH or KILLPROC; at a blank line after its first turn; and
 * when White, or nobody by name, places a ring after a ring was moved.  A line that is not
 * understood is kept as a comment, unless a record of another notation begins there.
 *
 * The course also played with six rings on a larger board, which a log does not state: a
 * record with twelve placements, or with eleven of which one is beyond this board, is
 * one of that game.
 */
#include "notation/iit_delhi/iit_delhi.h"
#include "rules/rules.h"
#include "syntax/json_record.h"
#include "syntax/line.h"

#include <string.h>

extern const struct notation notation_iit_delhi;

/* The rings of a game, and those of games on a larger board, which has one more hexagon: the 6th.
 */
enum { RINGS = YINSH_PLACING_TURNS, RINGS_LARGER = 12, RINGS_LARGEST = 14 };

/* Whether a line places a ring. */
static bool is_placing(const struct iit_delhi_entry *entry)
{
    if (entry->kind != ENTRY_TURN)
        return false;
    struct cursor cursor = cursor_over(entry->turn.bytes, entry->turn.length);
    scan_blanks(&cursor);
    return iit_delhi_scan_step(&cursor, "P");
}

/* ---- Where a record begins -------------------------------------------- */

static bool iit_delhi_announces(struct cursor *cursor)
{
    uint32_t number;
    struct cursor word = *cursor;
    if (scan_peek(&word) == '{') {
        struct json_value name = {NULL, 0};
        return json_next_name(&word, &name) && value_is(name, "action") &&
               (scan_word(&word, "\"NORMAL\"") || scan_word(&word, "\"FINISH\"") ||
                scan_word(&word, "\"KILLPROC\""));
    }
    if (scan_word(&word, "You played :") || scan_word(&word, "Player 1 played :") ||
        scan_word(&word, "Player 2 played :"))
        return true;
    if (!iit_delhi_scan_step(&word, "P") || scan_number(&word, 99, &number) == 0 ||
        !scan_blanks(&word) || scan_number(&word, 99, &number) == 0)
        return false;
    if (!scan_word(&word, " True"))
        scan_word(&word, " False");
    char next = scan_peek(&word);
    return scan_at_end(&word) || next == '\r' || next == '\n';
}

/* ---- Reading: turns ---------------------------------------------------- */

/* A turn being read. */
struct iit_delhi_turn {
    struct yinsh_record *record;
    struct cursor cursor; /* over its text */
    int side;
    bool decoded;       /* whether that text is not a piece of the source */
    struct place whole; /* its place in the source */
};

/* A point of a turn. */
struct spot {
    yinsh_point point;
    struct place place;
};

static struct place place_in_turn(const struct iit_delhi_turn *turn, const char *from,
                                  const char *to)
{
    if (turn->decoded)
        return turn->whole;
    return (struct place){(size_t)(from - turn->record->window.bytes), (size_t)(to - from)};
}

/* Take the point after a word; false if there is none. */
static bool take_spot(struct iit_delhi_turn *turn, struct spot *spot)
{
    struct cursor ahead = turn->cursor;
    uint32_t hexagon, place;
    if (scan_number(&ahead, 99, &hexagon) == 0 || !scan_blanks(&ahead) ||
        scan_number(&ahead, 999, &place) == 0 || (ahead.at < ahead.end && !is_blank(*ahead.at)))
        return false;
    spot->point = iit_delhi_point(hexagon, place);
    spot->place = place_in_turn(turn, turn->cursor.at, ahead.at);
    turn->cursor.at = ahead.at;
    return true;
}

/* Take the second word of a step and its point; false if they are not there. */
static inline bool take_second(struct iit_delhi_turn *turn, const char *word, struct spot *spot)
{
    scan_blanks(&turn->cursor);
    return iit_delhi_scan_step(&turn->cursor, word) && take_spot(turn, spot);
}

/* A step of two words: if one point is off the board, that is its place. */
static bool play_two(struct iit_delhi_turn *turn, uint8_t kind, struct spot from, struct spot to)
{
    yinsh_action action = {kind, (uint8_t)turn->side, from.point, to.point};
    struct place place = from.point != YINSH_NO_POINT ? to.place : from.place;
    if (from.point != YINSH_NO_POINT && to.point != YINSH_NO_POINT && !turn->decoded)
        place = (struct place){from.place.offset,
                               to.place.offset + to.place.length - from.place.offset};
    return record_action(turn->record, action, place);
}

static bool play_one(struct iit_delhi_turn *turn, uint8_t kind, struct spot spot)
{
    yinsh_action action = rules_action(kind, (uint8_t)turn->side, spot.point, YINSH_NO_POINT);
    return record_action(turn->record, action, spot.place);
}

static bool read_step(struct iit_delhi_turn *turn)
{
    struct cursor *cursor = &turn->cursor;
    const char *first = cursor->at;
    struct spot from, to;
    if (iit_delhi_scan_step(cursor, "S")) {
        if (take_spot(turn, &from) && take_second(turn, "M", &to))
            return play_two(turn, YINSH_MOVE, from, to);
    } else if (iit_delhi_scan_step(cursor, "P")) {
        if (take_spot(turn, &to))
            return play_one(turn, YINSH_PLACE, to);
    } else if (iit_delhi_scan_step(cursor, "RS")) {
        if (take_spot(turn, &from) && take_second(turn, "RE", &to))
            return play_two(turn, YINSH_ROW, from, to);
    } else if (iit_delhi_scan_step(cursor, "X") && take_spot(turn, &from)) {
        return play_one(turn, YINSH_RING, from);
    }
    return record_fault(turn->record, FAULT_SYNTAX_TURN, place_in_turn(turn, first, cursor->end),
                        NULL);
}

/*
 * Some players' programs send, after the steps, what the server's own code returned to them;
 * the server skipped it.
 */
static bool skip_answer(struct iit_delhi_turn *turn)
{
    struct words rest = {turn->cursor.at, scan_left(&turn->cursor)};
    bool answer = words_are(rest, "True") || words_are(rest, "False");
    if (answer) {
        record_fault(turn->record, FAULT_LINE_UNKNOWN,
                     place_in_turn(turn, rest.bytes, rest.bytes + rest.length), NULL);
        record_note(turn->record, NOTE_COMMENT, rest.bytes, rest.length);
    }
    return answer;
}

static bool read_turn(struct yinsh_record *record, const struct iit_delhi_entry *entry)
{
    struct iit_delhi_turn turn = {.record = record,
                                  .cursor = cursor_over(entry->turn.bytes, entry->turn.length),
                                  .side = entry->side};
    turn.whole = place_in_turn(&turn, entry->turn.bytes, turn.cursor.end);
    if (entry->object.length > 0 && memchr(turn.cursor.at, '\\', entry->turn.length) != NULL) {
        struct words text;
        if (!value_text(&record->arena, value_member(entry->object, "data"), &text))
            return false;
        turn.cursor = cursor_over(text.bytes, text.length);
        turn.decoded = true;
    }
    record_lift_limit(record, turn.whole);
    record_supply_passes(record, (enum yinsh_colour)turn.side, turn.whole);
    if (!record_begin_turn(record))
        return false;
    scan_blanks(&turn.cursor);
    do {
        if (!read_step(&turn))
            return false;
        scan_blanks(&turn.cursor);
    } while (turn.cursor.at < turn.cursor.end && !skip_answer(&turn));
    return true;
}

/* ---- Reading: records -------------------------------------------------- */

/*
 * How far reading a record came; in yinsh_record.scratch.state, beside what syntax/line.h has
 * there.
 */
enum {
    AT_END = 1 << LINE_STATES,          /* the last line was an end */
    MESSAGES = 1 << (LINE_STATES + 1),  /* what the server or a player sent was read */
    ONE_RING = 1 << (LINE_STATES + 2),  /* rings of the record that follow in turns, up to */
    ALL_RINGS = 31 << (LINE_STATES + 2) /* so many */
};

/* File a fault that is not a turn's. */
static bool line_fault(struct yinsh_record *record, enum fault_code code, struct words text,
                       const char *words)
{
    int turn = record->game.turn;
    record->game.turn = 0;
    bool good = record_fault(record, code, place_of_words(record, text), words);
    record->game.turn = turn;
    return good;
}

/* Keep a line that is not understood. */
static void keep_line(struct yinsh_record *record, struct words line)
{
    line_fault(record, FAULT_LINE_UNKNOWN, line, NULL);
    record_note(record, NOTE_COMMENT, line.bytes, line.length);
}

/* Rings that are placed in turns, one line after another but for unknown lines. */
struct run {
    int rings;          /* at most one more than those of two games */
    int first;          /* how many of them are those of the first game */
    bool larger;        /* whether that is one on a larger board */
    struct words shows; /* the last of its rings, or if another game follows, the eleventh */
};

/*
 * The rings from a line on, after which the cursor is.  A game of six or seven rings is seen at its
 * placements alone, and none of them may be played before it is known.
 */
static struct run run_of(struct cursor *cursor, struct iit_delhi_entry entry)
{
    struct cursor ahead = *cursor;
    struct run run = {.shows = entry.turn};
    int side = YINSH_ANY_SIDE;
    bool beyond = false;
    struct words eleventh = {NULL, 0};
    while (run.rings <= RINGS_LARGEST + RINGS &&
           (is_placing(&entry) || entry.kind == ENTRY_OTHER)) {
        if (is_placing(&entry)) {
            struct cursor text = cursor_over(entry.turn.bytes, entry.turn.length);
            if (entry.side != YINSH_ANY_SIDE && entry.side == side)
                break;
            side = entry.side;
            scan_blanks(&text);
            iit_delhi_scan_step(&text, "P");
            beyond |= scan_byte(&text, '6') && scan_blanks(&text);
            if (run.rings++ == RINGS)
                eleventh = entry.turn;
            run.shows = run.rings <= RINGS_LARGEST ? entry.turn : eleventh;
        }
        entry = iit_delhi_parse(line_take(&ahead), &ahead, &notation_iit_delhi);
    }
    cursor->starved |= ahead.starved;
    run.first = run.rings;
    if (run.rings > RINGS_LARGEST + RINGS && side != YINSH_ANY_SIDE)
        run.first = RINGS;
    else if (run.rings > RINGS_LARGEST && run.rings <= RINGS_LARGEST + RINGS)
        run.first -= RINGS;
    run.larger = run.first <= RINGS_LARGEST && run.first >= RINGS_LARGER - beyond;
    return run;
}

/*
 * Whether a line that places a ring, after which the cursor is, begins another log.  White's does,
 * or nobody's by name, after a ring was moved.  Before that it does if it does not continue the
 * rings in turns, and begins all ten itself; but not if it is only the line before once more.  Of
 * more rings in turns than any game has, the last ten are another log's; of more than those of two
 * games the first ten are a log's, unless they are nobody's by name: then none is.
 */
static bool begins_log(struct cursor *cursor, int *state, const struct iit_delhi_entry *entry,
                       struct words before, struct run *run)
{
    if ((*state & LINE_IN_MOVES) != 0)
        return entry->side != YINSH_BLACK;
    if ((*state & ALL_RINGS) == 0) {
        *run = run_of(cursor, *entry);
        if (before.length > 0 && run->rings >= RINGS && run->first <= RINGS_LARGEST &&
            entry->side != YINSH_BLACK && !words_equal(before, entry->line))
            return true;
        *state += ONE_RING * run->first;
    }
    *state -= ONE_RING;
    return false;
}

/*
 * Keep what the last line of a record states as a tag, unless the server would state it of the last
 * position.  In bulk that is known once the record was judged.
 */
static bool keep_meta(struct yinsh_record *record, struct words text, struct place place)
{
    char usual[IIT_DELHI_META_TEXT];
    struct iit_delhi_meta meta = iit_delhi_meta_read(text.bytes, text.length);
    size_t length = iit_delhi_meta_write(meta, &record->game.now, usual);
    if (text.length == 0 || words_equal(text, (struct words){usual, length}))
        return true;
    record->claims.final_differs |= meta.kind == META_SCORE;
    if (strlen(text.bytes) == text.length)
        return record_tag(record, words_of(IIT_DELHI_TAG), text, place);
    record_note(record, NOTE_COMMENT, text.bytes, text.length);
    return true;
}

static bool settle_meta(struct yinsh_record *record)
{
    return keep_meta(record, words_of(record->scratch.texts[0]), (struct place){0, 0});
}

/* Claim what the last line of a record states. */
static bool claim_meta(struct yinsh_record *record, struct iit_delhi_meta meta, struct place place)
{
    if (meta.kind == META_SCORE) {
        int most = yinsh_rings_to_win(&record->game.start);
        bool white = meta.winner == YINSH_WHITE;
        record_claim_rings(record, white ? most : meta.rings, white ? meta.rings : most, place);
    } else if (meta.kind != META_OTHER) {
        /* The game was going on. */
        record_lift_limit(record, place);
        record_claim_end(record, meta.kind == META_TIMEOUT ? YINSH_END_TIME : YINSH_END_FORFEIT,
                         place);
    }
    return meta.kind == META_OTHER || record_claim_result(record, rules_won_by(meta.winner), place);
}

/* What the last line of a record states. */
static bool read_meta(struct yinsh_record *record, const struct iit_delhi_entry *entry)
{
    struct words where = entry->line, text = words_of("");
    if (entry->meta.length > 0) {
        if (!value_text(&record->arena, entry->meta, &text))
            return false;
        where = json_inside(entry->meta);
    }
    struct place place = place_of_words(record, where);
    if (!claim_meta(record, iit_delhi_meta_read(text.bytes, text.length), place))
        return false;
    if (record->bulk == NULL)
        return keep_meta(record, text, place);
    if (strlen(text.bytes) != text.length)
        return bulk_give_up(record);
    record->scratch.texts[0] = text.bytes;
    record->bulk->settle = settle_meta;
    return true;
}

static bool read_end(struct yinsh_record *record, const struct iit_delhi_entry *entry)
{
    record->scratch.state |= AT_END;
    bool any = words_trim(entry->turn).length > 0;
    /* A turn that comes with the end of a program was not played. */
    if (any && entry->killed)
        keep_line(record, entry->turn);
    else if (any && !read_turn(record, entry))
        return false;
    return read_meta(record, entry);
}

/* A turn, and the meta text of its message, which the server leaves empty. */
static bool read_entry_turn(struct yinsh_record *record, const struct iit_delhi_entry *entry)
{
    struct words text;
    if ((record->scratch.state & LINE_IN_MOVES) == 0 && !is_placing(entry))
        record->scratch.state |= LINE_IN_MOVES;
    if (!read_turn(record, entry))
        return false;
    if (entry->meta.length == 0 || json_inside(entry->meta).length == 0)
        return true;
    if (!value_text(&record->arena, entry->meta, &text))
        return false;
    record_note(record, NOTE_COMMENT, text.bytes, text.length);
    return true;
}

/*
 * File what is wrong with a line.  If a message is joined to it, the cursor moves back to that,
 * with which a log may begin; but not in a line that is longer than any two, which would be
 * examined again from each message on.
 */
static bool read_broken(struct cursor *cursor, struct yinsh_record *record,
                        struct iit_delhi_entry entry)
{
    enum { LONGEST_JOINED = 1024 };
    struct cursor line = cursor_over(entry.line.bytes + 1, entry.line.length - 1);
    struct json_value object,
        values[sizeof iit_delhi_members / sizeof *iit_delhi_members] = {{NULL, 0}};
    line.ends = true;
    if (entry.line.length <= LONGEST_JOINED && value_find_begin(&line, iit_delhi_announces)) {
        entry.line.length = (size_t)(line.at - entry.line.bytes);
        cursor->at = line.at;
    }
    if (iit_delhi_was_end(&entry))
        record->scratch.state |= AT_END;
    if (entry.wrong != FAULT_JSON_SYNTAX)
        return line_fault(record, entry.wrong, entry.culprit, NULL);
    line = cursor_over(entry.line.bytes, entry.line.length);
    return record_take_json(record, &line, NULL, &object, NULL) &&
           record_find_members(record, object, iit_delhi_members, values);
}

/* Read a line that was understood; false if the record ends there in an error. */
static bool read_entry(struct cursor *cursor, struct yinsh_record *record,
                       const struct iit_delhi_entry *entry, const struct run *first)
{
    if (entry->kind == ENTRY_BROKEN)
        return read_broken(cursor, record, *entry);
    if (first != NULL && first->larger)
        return line_fault(record, FAULT_OTHER_GAME, first->shows, "more than ten rings are placed");
    return entry->kind == ENTRY_END ? read_end(record, entry) : read_entry_turn(record, entry);
}

static bool iit_delhi_read(struct cursor *cursor, struct yinsh_record *record)
{
    const char *first_byte = cursor->at;
    struct words before = {"", 0}, unknown = {NULL, 0};
    struct run run = {.rings = 0};
    bool any = false;
    record->scratch.state = 0;
    while (!scan_at_end(cursor)) {
        struct cursor ahead = *cursor;
        struct words line = line_take(&ahead);
        struct iit_delhi_entry entry = iit_delhi_parse(line, &ahead, &notation_iit_delhi);
        cursor->starved |= ahead.starved;
        /* If the user named the notation, the source may begin with any other. */
        if (entry.kind == ENTRY_FOREIGN && cursor->at == first_byte)
            entry.kind = ENTRY_OTHER;
        else if (entry.kind == ENTRY_OTHER && cursor->at > first_byte &&
                 notation_others_begin_at(cursor, line.bytes, !any, &notation_iit_delhi))
            entry.kind = ENTRY_FOREIGN;
        /* A line with an answer is an echo, unless it is the first to state its turn. */
        if (entry.kind == ENTRY_ANSWERED)
            entry.kind = (record->scratch.state & MESSAGES) != 0 ||
                                 words_equal(before, iit_delhi_without_answer(entry.turn))
                             ? ENTRY_OTHER
                             : ENTRY_TURN;
        if (entry.kind == ENTRY_FOREIGN || (entry.kind == ENTRY_BLANK && any) ||
            /* In bulk two rings of a player, and the eleventh, are refused. */
            ((record->bulk == NULL || (record->scratch.state & LINE_IN_MOVES) != 0) &&
             is_placing(&entry) &&
             begins_log(&ahead, &record->scratch.state, &entry, before, &run)))
            break;
        cursor->starved |= ahead.starved;
        cursor->at = ahead.at;
        if (entry.kind == ENTRY_OTHER) {
            unknown = unknown.length > 0 ? unknown : line;
            keep_line(record, line);
        }
        if (entry.kind == ENTRY_BLANK || entry.kind == ENTRY_OTHER)
            continue;
        record->scratch.state |= entry.turn.bytes != line.bytes ? MESSAGES : 0;
        before = line;
        if (!read_entry(cursor, record, &entry, any ? NULL : &run))
            return true;
        any = true;
        if ((record->scratch.state & AT_END) != 0)
            break;
    }
    record->whole = any;
    return any || (unknown.length > 0 && !line_fault(record, FAULT_SYNTAX_LINE, unknown, NULL));
}

/*
 * After an error the record continues as it would have without it.  Returns true with the cursor at
 * the line that begins the next record.
 */
static bool iit_delhi_resync(struct cursor *cursor, struct yinsh_record *record)
{
    struct line_walk walk = line_walk_begin(cursor, &record->scratch.state);
    struct words line;
    while ((*walk.state & AT_END) == 0 && line_walk_next(&walk, &line)) {
        struct iit_delhi_entry entry = iit_delhi_parse(line, cursor, &notation_iit_delhi);
        struct run run;
        cursor->starved = false;
        bool begins = (entry.kind != ENTRY_BLANK && (*walk.state & LINE_AT_BLANK) != 0) ||
                      (is_placing(&entry) &&
                       begins_log(cursor, walk.state, &entry, words_of("another line"), &run));
        if (cursor->starved && !cursor->ends) {
            *walk.state &= ~ALL_RINGS; /* they are counted again */
            return !line_walk_found(&walk);
        }
        if (begins)
            return line_walk_found(&walk);
        if (entry.kind == ENTRY_BLANK)
            *walk.state |= LINE_AT_BLANK;
        else if (entry.kind == ENTRY_END || iit_delhi_was_end(&entry))
            *walk.state |= AT_END;
        else if (entry.kind == ENTRY_TURN && !is_placing(&entry))
            *walk.state |= LINE_IN_MOVES;
    }
    if ((*walk.state & AT_END) != 0)
        return true;
    bool found = line.length > 0 && (*walk.state & LINE_AT_BLANK) != 0;
    return found ? line_walk_found(&walk) : line_walk_lost(&walk);
}

/* ---- The notation ------------------------------------------------------ */

static const struct signature signatures[] = {
    {"\\{\\s*\"action\"\\s*:\\s*\"(?:NORMAL|FINISH|KILLPROC)\"", 60, "{\"action\":\"", NULL},
    {"Received from client [01]", 50, "Received from client ", NULL},
    {"(?:You|Player [12]) played : (?:P|S|RS) [0-9]", 60, " played : ", NULL},
    {"(?m:^)S [0-5] [0-9]+ M [0-5] [0-9]", 40, "S  M ", NULL},
    {"(?m:^)P [0-5] [0-9]+\\s*$", 40, "P ", NULL},
    {NULL, 0, "", NULL},
};

const struct notation notation_iit_delhi = {
    .name = "iit-delhi",
    .description = "the server and player logs of IIT Delhi's course COL333",
    .extensions = ".log",
    .signatures = signatures,
    .announces = iit_delhi_announces,
    .announced_by = "{YP",
    .read = iit_delhi_read,
    .resync = iit_delhi_resync,
    .write = iit_delhi_write,
};
