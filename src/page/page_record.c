/* SPDX-License-Identifier: BSD-2-Clause */
#include "page/page.h"

#include "picture/diagram.h"
#include "picture/geometry.h"
#include "picture/svg.h"
#include "record/marks.h"
#include "registry/notation_list.h"
#include "rules/rules.h"

/* ---- The last position --------------------------------------------------- */

/*
 * Write pieces of a kind as the corners of a path, on each of which the page has that piece.  The
 * units of the path are columns and halves of the distance of two points, see replay.css.
 */
static void put_pieces(struct output *output, const char *kind, yinsh_set set)
{
    enum { CORNER = 16 };
    /* A path needs a second corner to be drawn. */
    const char *end = set_count(set) == 1 ? "h0\"/>" : "\"/>";
    if (set_is_empty(set))
        return;
    output_format(output, "<path class=\"%s\" d=\"M", kind);
    for (const char *gap = ""; !set_is_empty(set); set = set_rest(set), gap = " ") {
        struct geometry_place place = geometry_of((yinsh_point)set_first(set), false);
        char *at = append_string(output_room(output, CORNER), gap);
        at = append_string(append_number(at, (uint64_t)place.across), " ");
        output_take(output, append_number(at, (uint64_t)(GEOMETRY_TOP - place.up)));
    }
    output_string(output, end);
}

/*
 * Write the last position as a picture or, if that would be longer than the record itself, as a
 * position line: if few turns were played from a position with many pieces.
 */
static void put_last_position(struct output *output, const struct yinsh_record *record)
{
    enum { PIECES_PER_ACTION = 5 /* beyond which the picture is longer */ };
    const struct record_game *game = &record->game;
    const yinsh_position *last = &game->now;
    if (set_count(last->rings[0]) + set_count(last->rings[1]) + last->on_board >
        PIECES_PER_ACTION * game->count) {
        char line[YINSH_POSITION_TEXT];
        output_string(output, "<p>");
        output_bytes(output, line, yinsh_position_format(last, line));
        return;
    }
    struct diagram diagram;
    char words[DESCRIBE_BYTES];
    struct text text = text_begin(words, sizeof words);
    diagram_of_turn(&diagram, record, marks_last_turn(record));
    describe_position(&text, &diagram);
    output_string(output, "<svg ");
    page_box(output);
    output_string(output, " role=\"img\" aria-label=\"");
    svg_escape(output, (struct words){words, text.length});
    output_string(output, "\"><use href=\"#o\"/>");
    put_pieces(output, "w", last->markers[YINSH_WHITE]);
    put_pieces(output, "b", last->markers[YINSH_BLACK]);
    put_pieces(output, "W", last->rings[YINSH_WHITE]);
    put_pieces(output, "B", last->rings[YINSH_BLACK]);
    output_string(output, "</svg>");
}

/* ---- The turns ----------------------------------------------------------- */

/*
 * Write what follows the board in the position line.  After a complete turn, "~" stands for the
 * side that did not play it and "#" for the number of the turn that is next, so that it is usually
 * the same.
 */
static size_t rest_of_line(const yinsh_position *position, int turn, unsigned side,
                           char rest[YINSH_POSITION_TEXT])
{
    char line[YINSH_POSITION_TEXT];
    struct words words = {line, yinsh_position_format(position, line)}, word;
    struct text text = text_begin(rest, YINSH_POSITION_TEXT);
    bool next =
        position->due != YINSH_DUE_OVER && position->turn == turn + 1 && position->side != side;
    words_cut(&words, ' ', &word);
    for (int field = 1; words.length > 0; field++) {
        words_cut(&words, ' ', &word);
        text_add_string(&text, field > 1 ? " " : "");
        if (next && field == 1)
            text_add_string(&text, "~");
        else if (next && field == 4)
            text_add_string(&text, "#");
        else
            text_add(&text, word.bytes, word.length);
    }
    return text.length;
}

static char *append_points(char *at, yinsh_set set)
{
    for (; !set_is_empty(set); set = set_rest(set))
        at = append_point(at, (yinsh_point)set_first(set));
    return at;
}

/* Write an action with the points that it changes, and play it. */
static void put_action(struct output *output, yinsh_position *position, yinsh_action action)
{
    enum { ROOM = 256 };
    struct marks marks = marks_none();
    marks_add(&marks, position, action);
    yinsh_set changed = set_or(marks.flipped, marks.row);
    if (action.kind == YINSH_STEAL)
        changed = set_of(marks.placed);
    char *at = append_action(output_room(output, ROOM), action);
    if (!set_is_empty(changed))
        at = append_points(append_string(at, ":"), changed);
    output_take(output, at);
    rules_apply(position, action);
}

void page_turns(struct output *output, const struct record_game *game)
{
    yinsh_position position = game->start;
    char rest[2][YINSH_POSITION_TEXT];
    size_t length = rest_of_line(&position, (int)position.turn - 1, !position.side, rest[0]);
    int latest = 0;
    if (game->count == 0)
        return;
    for (size_t at = 0; at < game->count;) {
        int turn = game->played[at].turn;
        unsigned side = game->played[at].action.side;
        output_string(output, at > 0 ? "," : "");
        output_string(output, side == YINSH_WHITE ? "w" : "b");
        for (size_t first = at; at < game->count && game->played[at].turn == turn; at++) {
            output_string(output, at > first ? " " : "");
            put_action(output, &position, game->played[at].action);
        }
        size_t now = rest_of_line(&position, turn, side, rest[1 - latest]);
        if (words_equal((struct words){rest[latest], length},
                        (struct words){rest[1 - latest], now}))
            continue;
        latest = 1 - latest;
        length = now;
        output_string(output, "=");
        output_bytes(output, rest[latest], length);
    }
}

/* ---- The fault ----------------------------------------------------------- */

void page_fault(struct page_fault *page, const struct fault *fault)
{
    yinsh_fault code = (yinsh_fault)fault->code;
    struct advice advice;
    const char *clause = yinsh_fault_clause(code);
    struct text text = text_begin(page->text, sizeof page->text);
    advice_find(&advice, fault);
    if (strcmp(clause, "notation") != 0)
        text_format(&text, "%s: %s\n", clause, yinsh_fault_rule(code));
    for (size_t i = 0; i < advice.count; i++)
        text_format(&text, "%s\n", advice.text[i]);
    *append_points(page->points, advice_points(fault)) = '\0';
}

static void put_fault(struct output *output, const struct fault *fault)
{
    struct page_fault page;
    struct words rest, line;
    page_fault(&page, fault);
    output_string(output, " data-fault=\"");
    for (rest = words_of(page.text); words_cut(&rest, '\n', &line);) {
        svg_escape(output, line);
        output_string(output, "\n");
    }
    output_format(output, "\" data-points=\"%s\"", page.points);
}

/* ---- The record ---------------------------------------------------------- */

unsigned page_record(struct output *output, const struct yinsh_record *record,
                     const struct yinsh_record *written)
{
    const struct fault *fault = record_first_error(record);
    struct escaped escaped;
    put_last_position(output, record);
    output_string(output, "<pre");
    if (record->game.count > 0) {
        output_string(output, " data-turns=\"");
        page_turns(output, &record->game);
        output_string(output, "\"");
    }
    if (fault != NULL)
        put_fault(output, fault);
    output_string(output, ">");
    escaped_begin(&escaped, output, false);
    unsigned lost = notation_convert(notation_find("gipf"), written, false, &escaped.output);
    output_flush(&escaped.output);
    output_string(output, "</pre>\n");
    return lost;
}
