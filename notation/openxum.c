/* SPDX-License-Identifier: BSD-2-Clause */
/*
 * openxum: the moves of the OpenXum games' YINSH.
 *
 *     file      = { record }
 *     record    = token { separator token } { separator }    or a ";" alone: no move
 *     token     = ( "Pr" [ colour ] point              a ring is placed
 *                 | "Pm" [ colour ] point              a marker is put in the ring there,
 *                 | "Mr" [ colour ] point point        which then moves
 *                 | "RR" [ colour ] 5 * point          a row is removed, in any order
 *                 | "Rr" [ colour ] point )            a ring is removed
 *     separator = { blank | "," | ";" }                none is needed
 *     colour    = "W" | "B"                            followed by a letter
 *     point     = letter digits                        in either case
 *
 * OpenXum has written tokens with and without the colour, each with a ";" after it.  A move
 * may lack its marker; a marker without a move was never put there.  Who begins is for the
 * game to say, there: if it is Black the colours are swapped, with a warning.
 *
 * A record ends at a blank line, if a line begins with "Pr" after tokens other than "Pr",
 * at a line that begins a record of another notation, or with the source.
 *
 * What OpenXum's own parser read has but one digit of each row number: 10 and 11 became 1.
 * A record in which any number has two digits is read as it is, and so is one that is
 * legal to its end; in any other 1 may stand for 1, 10 and 11, and readings are searched.
 */
#include "record/readings.h"
#include "record/record.h"
#include "rules/rules.h"
#include "syntax/writer.h"

#include <string.h>

extern const struct notation notation_openxum;

/* How far the reader came with a record; in yinsh_record.scratch.state. */
enum {
    NOT_READ,   /* it did not see it */
    IN_PLACING, /* it stopped at a token that is none, after placements at most */
    ONLY_TEXT,  /* before any token, at lines that are none of the notation */
    IN_MAIN,    /* after other tokens than placements */
    BLANK_LINE  /* a blank line after it was found */
};

/* ---- Tokens ------------------------------------------------------------ */

enum token_type { PLACE_RING, PUT_MARKER, MOVE_RING, REMOVE_ROW, REMOVE_RING };

static const struct {
    const char *word;
    int points;
    uint8_t kind; /* of the action; enum yinsh_kind */
} types[] = {[PLACE_RING] = {"Pr", 1, YINSH_PLACE},
             [PUT_MARKER] = {"Pm", 1, YINSH_MOVE},
             [MOVE_RING] = {"Mr", 2, YINSH_MOVE},
             [REMOVE_ROW] = {"RR", YINSH_ROW_LENGTH, YINSH_ROW},
             [REMOVE_RING] = {"Rr", 1, YINSH_RING}};

enum { TYPES = sizeof types / sizeof types[0] };

struct openxum_token {
    enum token_type type;
    uint8_t side; /* enum yinsh_colour */
    uint8_t column[YINSH_ROW_LENGTH], row[YINSH_ROW_LENGTH];
    bool two_digits; /* whether any row number has them */
    struct place place;
};

/* Take a point in the form of one, on the board or not. */
static bool take_point(struct cursor *cursor, struct openxum_token *token, int index)
{
    uint32_t row;
    if (!is_letter(scan_peek(cursor)) || !is_digit(scan_ahead(cursor, 1)))
        return false;
    token->column[index] = (uint8_t)((*cursor->at++ | 0x20) - 'a');
    bool zero_first = *cursor->at == '0';
    token->two_digits |= scan_number(cursor, YINSH_COLUMNS + 1, &row) > 1;
    token->row[index] = zero_first ? 0 : (uint8_t)row;
    return true;
}

/* Take a token; if there is none, return false and leave the cursor unchanged. */
static bool take_token(struct cursor *cursor, struct openxum_token *token)
{
    const char *first = cursor->at;
    size_t offset = scan_offset(cursor);
    int type = 0;
    *token = (struct openxum_token){.side = YINSH_ANY_SIDE};
    while (type < TYPES && !scan_word(cursor, types[type].word))
        type++;
    if (type == TYPES)
        return false;
    token->type = (enum token_type)type;
    char next = scan_peek(cursor);
    if ((next == 'W' || next == 'B') && is_letter(scan_ahead(cursor, 1))) {
        token->side = next == 'W' ? YINSH_WHITE : YINSH_BLACK;
        cursor->at++;
    }
    for (int i = 0; i < types[type].points; i++)
        if (!take_point(cursor, token, i)) {
            cursor->at = first;
            return false;
        }
    token->place = place_from(cursor, offset);
    return true;
}

/* ---- What a token may mean --------------------------------------------- */

static yinsh_point literal_point(const struct openxum_token *token, int index)
{
    return point_at(token->column[index], token->row[index]);
}

/* Find the points that a point of the text may mean; returns their number, at least 1. */
static int candidates(const struct openxum_token *token, int index, yinsh_point points[3])
{
    static const int rows[] = {1, 10, 11};
    int count = 0;
    for (int i = 0; i < 3 && token->row[index] == 1; i++) {
        yinsh_point point = yinsh_point_at(token->column[index], rows[i]);
        if (point != YINSH_NO_POINT)
            points[count++] = point;
    }
    if (count == 0)
        points[count++] = literal_point(token, index);
    return count;
}

/* The action of a token with other points than its own; false if it can be none. */
static bool make_action(const struct openxum_token *token, const yinsh_point *points,
                        yinsh_action *action)
{
    *action = rules_action(types[token->type].kind, token->side, points[0], points[1]);
    return token->type != REMOVE_ROW || readings_row(points, token->side, action);
}

/* The action that a token literally means; false if it can be none. */
static bool literal_action(const struct openxum_token *token, yinsh_action *action)
{
    yinsh_point points[YINSH_ROW_LENGTH] = {YINSH_NO_POINT, YINSH_NO_POINT};
    for (int i = 0; i < types[token->type].points; i++)
        points[i] = literal_point(token, i);
    return make_action(token, points, action);
}

/* Add the literal meaning of a token. */
static void want_literally(const struct openxum_token *token, struct wanted *wanted)
{
    *wanted = (struct wanted){.count = 1, .side = token->side, .place = token->place};
    /* A row with a point twice is refused as one of a single point. */
    if (!literal_action(token, &wanted->actions[0]))
        wanted->actions[0].from = wanted->actions[0].to = literal_point(token, 0);
}

/* Put an action among the alternatives, unless it is there; g10 and g11 are both "G1". */
static void add_alternative(struct wanted *wanted, yinsh_action action, int *count)
{
    int at = 0;
    while (at < *count && !rules_same_action(wanted->actions[at], action))
        at++;
    if (at == *count && at < WANTED_ALTERNATIVES)
        wanted->actions[(*count)++] = action;
}

/* Add what it may mean if 1 may also mean 10 and 11; the literal meaning was already added. */
static void want_alternatives(const struct openxum_token *token, struct wanted *wanted)
{
    yinsh_point points[YINSH_ROW_LENGTH] = {YINSH_NO_POINT, YINSH_NO_POINT};
    yinsh_point choices[YINSH_ROW_LENGTH][3];
    int counts[YINSH_ROW_LENGTH], all = 1, count = 0;
    for (int i = 0; i < types[token->type].points; i++) {
        counts[i] = candidates(token, i, choices[i]);
        all *= counts[i];
        wanted->unsure |= counts[i] > 1 || choices[i][0] != literal_point(token, i);
    }
    for (int choice = 0; choice < all; choice++) {
        int rest = choice;
        for (int i = 0; i < types[token->type].points; i++) {
            points[i] = choices[i][rest % counts[i]];
            rest /= counts[i];
        }
        yinsh_action action;
        if (make_action(token, points, &action) &&
            (action.kind != YINSH_ROW ||
             (action.to != YINSH_NO_POINT && row_spans(action.from, action.to))))
            add_alternative(wanted, action, &count);
    }
    if (count > 0)
        wanted->count = (uint8_t)count;
}

/* ---- Reading ----------------------------------------------------------- */

/* A record being read. */
struct openxum_reader {
    struct yinsh_record *record;
    struct openxum_token *tokens;
    size_t count;
    bool marked; /* whether the last token was a marker, which is in marker */
    struct openxum_token marker;
    bool swapped; /* whether Black begins */
};

/* Add the literal meaning of a token to a record that is judged in bulk. */
static bool add_literally(struct yinsh_record *record, const struct openxum_token *token)
{
    yinsh_action action;
    if (!literal_action(token, &action))
        return bulk_give_up(record);
    if (bulk_begins_turn(record, action) && !record_begin_turn(record))
        return false;
    return record_action(record, action, token->place);
}

/* What lies between two tokens. */
struct openxum_gap {
    bool separated;  /* whether a "," or ";" is in it */
    bool newline;    /* whether the cursor is at the start of a line */
    bool blank_line; /* whether it stopped at one */
};

/* Skip separators up to a blank line after a token or after one of them. */
static struct openxum_gap skip_gap(struct cursor *cursor, bool any)
{
    struct openxum_gap gap = {false, false, false};
    for (; !scan_at_end(cursor) && !gap.blank_line; cursor->at++) {
        char byte = *cursor->at;
        if (byte == ',' || byte == ';') {
            any = gap.separated = true;
            gap.newline = false;
        } else if (byte == '\n') {
            gap.blank_line = gap.newline && any;
            gap.newline = true;
        } else if (!is_blank(byte)) {
            break;
        }
    }
    return gap;
}

/* Whether the token fits the marker before it, and is kept; the rules see the rest. */
static bool take_in(struct openxum_reader *reader, const struct openxum_token *token)
{
    const struct openxum_token *marker = &reader->marker;
    bool fits = !reader->marked ||
                (token->type == MOVE_RING && token->side == marker->side &&
                 token->column[0] == marker->column[0] && token->row[0] == marker->row[0]);
    if (!fits)
        return false;
    if (reader->count == 0 && token->side == YINSH_BLACK)
        reader->swapped = true;
    reader->marked = token->type == PUT_MARKER;
    if (reader->marked)
        reader->marker = *token;
    else if (reader->record->bulk != NULL)
        return add_literally(reader->record, token);
    /* More than any game has: before the last of them a rule is broken. */
    else if (reader->tokens != NULL && reader->count <= RECORD_ACTIONS)
        reader->tokens[reader->count++] = *token;
    return true;
}

/* Report what is there instead of a token. */
static bool token_fault(struct cursor *cursor, struct yinsh_record *record)
{
    size_t first = scan_offset(cursor), length = 0;
    while (length < scan_left(cursor) && !is_blank(cursor->at[length]) &&
           cursor->at[length] != ';' && cursor->at[length] != ',')
        length++;
    if (length == scan_left(cursor))
        cursor->starved = true;
    if (record->game.turn != record->game.now.turn)
        record_begin_turn(record);
    return record_fault(record, FAULT_SYNTAX_TURN, (struct place){first, length}, NULL);
}

/* Whether a text that is not read literally can be read at all; *readings then are those. */
static bool find_others(struct openxum_reader *reader, struct wanted *wanted,
                        struct readings *readings)
{
    struct readings others;
    for (size_t i = 0; i < reader->count; i++)
        want_alternatives(&reader->tokens[i], &wanted[i]);
    if (!readings_find(&others, reader->record, wanted, reader->count))
        return false;
    if (others.count > 0 || !others.complete)
        *readings = others;
    return true;
}

/* Play the tokens in the only way in which they can be read, or up to where they cannot. */
static bool play(struct openxum_reader *reader)
{
    struct yinsh_record *record = reader->record;
    struct readings readings;
    bool exact = false;
    size_t size = (reader->count + 1) * sizeof(struct wanted);
    struct wanted *wanted = arena_alloc(&record->arena, size);
    struct wanted *others = arena_alloc(&record->arena, size);
    if (record->arena.failed)
        return false;
    for (size_t i = 0; i < reader->count; i++) {
        struct openxum_token *token = &reader->tokens[i];
        if (reader->swapped && token->side != YINSH_ANY_SIDE)
            token->side ^= 1;
        exact |= token->two_digits;
        want_literally(token, &wanted[i]);
    }
    if (reader->swapped) {
        /* There may be nothing but a marker that no move follows. */
        struct openxum_token *first = reader->count > 0 ? reader->tokens : &reader->marker;
        record_fault(record, FAULT_COLOURS_SWAPPED, first->place, NULL);
    }
    memcpy(others, wanted, size);
    if (!readings_find(&readings, record, wanted, reader->count) ||
        (!exact && readings.count == 0 && !find_others(reader, others, &readings)))
        return false;
    while (!readings_done(&readings))
        if (!readings_step(&readings, record))
            return false;
    return true;
}

/* Collect the tokens of a record; false if the cursor is at what is none. */
static bool collect(struct cursor *cursor, struct openxum_reader *reader, bool *any)
{
    struct yinsh_record *record = reader->record;
    struct openxum_token token;
    for (;;) {
        struct openxum_gap gap = skip_gap(cursor, *any);
        struct cursor ahead = *cursor;
        *any |= gap.separated;
        if (gap.blank_line || scan_at_end(cursor))
            return true;
        bool first = gap.newline && *any;
        if (first && notation_others_announce(cursor, &notation_openxum))
            return true;
        bool taken = take_token(&ahead, &token);
        cursor->starved |= ahead.starved;
        if (!taken)
            return false;
        if (first && token.type == PLACE_RING && record->scratch.state == IN_MAIN)
            return true;
        *any = true;
        if (token.type != PLACE_RING)
            record->scratch.state = IN_MAIN;
        if (!take_in(reader, &token))
            return false;
        cursor->at = ahead.at;
    }
}

/* Whether the line at the cursor has nothing that looks like a token. */
static bool is_text(struct cursor *cursor)
{
    const char *end = scan_line_end(cursor);
    for (const char *at = cursor->at; at + 1 < end; at++)
        if ((at[0] == 'P' && (at[1] == 'r' || at[1] == 'm')) || at[0] == ';')
            return false;
    return true;
}

static bool openxum_read(struct cursor *cursor, struct yinsh_record *record)
{
    struct openxum_reader reader = {.record = record};
    bool any = false;
    record->scratch.state = IN_PLACING;
    if (record->bulk == NULL)
        reader.tokens = arena_alloc(&record->arena, (RECORD_ACTIONS + 1) * sizeof *reader.tokens);
    if (record->arena.failed)
        return false;
    bool whole = collect(cursor, &reader, &any);
    if (!any && whole)
        return false;
    if (record->bulk != NULL) {
        record->whole = whole || bulk_give_up(record);
        return true;
    }
    if (!any && is_text(cursor))
        record->scratch.state = ONLY_TEXT;
    record->whole = whole;
    if (play(&reader) && !whole)
        token_fault(cursor, record);
    return true;
}

/* ---- The next record --------------------------------------------------- */

static bool openxum_resync(struct cursor *cursor, struct yinsh_record *record)
{
    const char *line = cursor->at;
    bool newline = false; /* whether nothing but blanks was seen of the line */
    for (; cursor->at < cursor->end; cursor->at++) {
        char byte = *cursor->at;
        if (byte == '\n' && newline)
            record->scratch.state = BLANK_LINE;
        if (record->scratch.state == BLANK_LINE) {
            /* The next may begin after what there is of the source by now. */
            scan_blanks(cursor);
            return cursor->at < cursor->end;
        }
        if (byte == '\n') {
            newline = true;
            line = cursor->at;
        } else if (!is_blank(byte)) {
            struct cursor ahead = *cursor;
            struct openxum_token token;
            const char *first = record->scratch.state == ONLY_TEXT ? "PrW" : "Pr";
            ahead.starved = false;
            if (newline && record->scratch.state >= ONLY_TEXT && scan_word(&ahead, first))
                return true;
            bool main = take_token(&ahead, &token) && token.type != PLACE_RING;
            ahead.at = cursor->at;
            bool text = newline && record->scratch.state == ONLY_TEXT && is_text(&ahead);
            if (ahead.starved && !cursor->ends)
                break; /* the token or the line may continue */
            if (newline && record->scratch.state == ONLY_TEXT && !text)
                record->scratch.state = IN_PLACING;
            if (main)
                record->scratch.state = IN_MAIN;
            newline = false;
        }
    }
    if (newline)
        cursor->at = line;
    return false;
}

/* ---- Writing ----------------------------------------------------------- */

/* Write the tokens of an action; a pass has none. */
static void put_action(struct writer *writer, yinsh_action action)
{
    for (int type = 0; type < TYPES; type++) {
        char *at = append_string(output_room(writer->output, WRITER_ACTION), types[type].word);
        if (types[type].kind != action.kind)
            continue;
        *at++ = action.side == YINSH_BLACK ? 'B' : 'W';
        for (int i = 0; i < types[type].points; i++)
            at = append_capital_point(at, action.kind == YINSH_ROW      ? row_marker(action, i)
                                          : i > 0 || type == PLACE_RING ? action.to
                                                                        : action.from);
        output_take(writer->output, append_string(at, ";"));
    }
}

static void openxum_write(struct writer *writer)
{
    if (!writer_begin(writer, LOST_EMPTY, NULL))
        return;
    for (size_t i = 0; i < writer->count; i++)
        put_action(writer, writer->record->game.played[i].action);
    put(writer, writer->count > 0 ? "\n\n" : ";\n\n");
}

/* ---- The notation ------------------------------------------------------ */

/* A ring that is placed, on a point of the board's letters. */
static bool openxum_announces(struct cursor *cursor)
{
    struct openxum_token token;
    return take_token(cursor, &token) && token.type == PLACE_RING &&
           token.column[0] < YINSH_COLUMNS;
}

const struct notation notation_openxum = {
    .name = "openxum",
    .description = "the moves of OpenXum games",
    .extensions = ".txt",
    .signatures =
        (const struct signature[]){
            {"\\A\\s*Pr[WB]?[A-K]\\d", 20, "Pr", "P"},
            {"\\bMr[WB]?[A-K]\\d+[A-K]\\d", 20, "Mr", NULL},
            {NULL, 0, "", NULL},
        },
    .announces = openxum_announces,
    .announced_by = "P",
    .read = openxum_read,
    .resync = openxum_resync,
    .write = openxum_write,
};
