/* SPDX-License-Identifier: BSD-2-Clause */
/*
 * Writing BoardGameArena's text log; notation/bga/bga.c has the grammar.  "End of game" is written
 * after every game, also one that was not played to its end: a log has no other mark there.
 */
#include "notation/bga/bga.h"

#include "record/record.h"
#include "rules/bits.h"
#include "rules/rules.h"

#include <string.h>

enum {
    LONGEST_NAME = 100, /* a line with it is still recognised as a whole, see announces */
    LINE_TEXT = 256     /* room for a line with it or with a header */
};

/* A record being written. */
struct bga_writer {
    struct writer *to;
    struct words names[2];
    uint32_t number;          /* of the last header */
    bool headed;              /* whether there was one */
    yinsh_set markers[2];     /* on the board, by colour */
    char date[BGA_DATE_TEXT]; /* that the first one has, or "" */
};

/* ---- Names ------------------------------------------------------------- */

/* Whether a line with the name is read back as one of this player's, and begins no other record. */
static bool is_name(const struct bga_writer *writer, struct words name)
{
    char bytes[LINE_TEXT];
    struct text text = text_begin(bytes, sizeof bytes);
    struct bga_line line;
    if (name.length == 0 || name.length > LONGEST_NAME || *name.bytes == '>' ||
        !text_is_visible(name.bytes, name.length) || !bga_is_name(name, " places a ring on "))
        return false;
    text_add(&text, name.bytes, name.length);
    text_add_string(&text, " places a ring on F6");
    struct cursor cursor = cursor_over(bytes, text.length);
    cursor.notations = writer->to->notations;
    struct words words = {bytes, text.length}, next;
    bga_parse_line(bytes, words, &line);
    return line.kind == BGA_LINE_STEP && words_equal(line.name, name) &&
           !bga_divide_end(&cursor, words, &next) &&
           notation_announces(writer->to->notation, cursor);
}

static struct words colour_name(enum yinsh_colour side)
{
    return words_of(names_of_colour[side]);
}

/* The players are called as their tags say, or by their colours. */
static void find_names(struct bga_writer *writer)
{
    for (int side = YINSH_WHITE; side <= YINSH_BLACK; side++) {
        struct words name = writer_tag(writer->to, names_of_colour[side]);
        writer->names[side] = is_name(writer, name) ? name : colour_name((enum yinsh_colour)side);
    }
    if (!words_equal(writer->names[YINSH_WHITE], writer->names[YINSH_BLACK]))
        return;
    writer->names[YINSH_WHITE] = colour_name(YINSH_WHITE);
    writer->names[YINSH_BLACK] = colour_name(YINSH_BLACK);
}

/* Whether a tag is read back from what was written: a name needs a line of its player's. */
static bool holds_tag(const struct bga_writer *writer, const struct tag *tag)
{
    struct words value = {tag->value, tag->length};
    if (writer_find_tag(writer->to, tag->name) != tag)
        return false;
    for (int side = YINSH_WHITE; side <= YINSH_BLACK; side++)
        if (strcmp(tag->name, names_of_colour[side]) == 0)
            return writer->to->record->game.count > (size_t)side &&
                   words_equal(value, writer->names[side]) &&
                   !words_equal(value, colour_name((enum yinsh_colour)side));
    return strcmp(tag->name, "Date") == 0 &&
           words_equal(value, (struct words){writer->date, strlen(writer->date)});
}

/* ---- Headers ----------------------------------------------------------- */

/* Whether a comment is a header that may follow those that were written, and holds no record. */
static bool find_header(const struct bga_writer *writer, const struct note *note, uint32_t *number,
                        struct words *text)
{
    char bytes[LINE_TEXT];
    struct text out = text_begin(bytes, sizeof bytes);
    struct bga_line line;
    if (!bga_comment_header((struct words){note->text, note->length}, number, text) ||
        !text_is_visible(text->bytes, text->length))
        return false;
    text_add_string(&out, "Move ");
    text_add_number(&out, (int64_t)*number);
    text_add_string(&out, " : ");
    text_add(&out, text->bytes, text->length);
    bga_parse_line(bytes, (struct words){bytes, out.length}, &line);
    struct cursor cursor = cursor_over(bytes, out.length);
    cursor.notations = writer->to->notations;
    return line.kind == BGA_LINE_HEADER && words_equal(line.text, *text) &&
           !bga_header_restarts(&line, writer->number, note->after) &&
           notation_find_other(&cursor, line.text, NULL) == NULL;
}

static void put_header(struct bga_writer *writer, const struct note *note)
{
    struct words text;
    uint32_t number;
    char date[BGA_DATE_TEXT];
    /* It must not be read as a date of the game that the record does not have. */
    if (!find_header(writer, note, &number, &text) ||
        (!writer->headed && bga_date(text, date) &&
         !words_are(writer_tag(writer->to, "Date"), date))) {
        writer->to->lost |= LOST_COMMENTS;
        return;
    }
    put(writer->to, "Move ");
    put_number(writer->to, number);
    put(writer->to, text.length > 0 ? " : " : " :");
    output_bytes(writer->to->output, text.bytes, text.length);
    put(writer->to, "\n");
    if (!writer->headed && !bga_date(text, writer->date))
        writer->date[0] = '\0';
    writer->headed = true;
    writer->number = number;
}

/*
 * The comments before action number after, from 0: the last two that may be headers go to
 * found, the older first; returns how many, at most most.
 */
static size_t take_headers(struct bga_writer *writer, size_t after, size_t most,
                           const struct note *found[2])
{
    const struct note *note;
    size_t count = 0, comments = 0;
    struct words text;
    uint32_t number;
    while ((note = writer_next_note(writer->to, after)) != NULL) {
        if (note->kind != NOTE_COMMENT)
            continue;
        comments++;
        if (most == 0 || !find_header(writer, note, &number, &text))
            continue;
        if (count == most) {
            found[0] = found[1];
            count--;
        }
        found[count++] = note;
    }
    if (comments > count)
        writer->to->lost |= LOST_COMMENTS;
    return count;
}

/* ---- Lines ------------------------------------------------------------- */

/* Write a line about a step, with up to two points, and the flipped markers if there are any. */
static void put_step(struct bga_writer *writer, unsigned side, enum bga_kind kind, yinsh_point from,
                     yinsh_point to, unsigned flips)
{
    const struct bga_phrase *phrase = bga_phrases;
    const struct words name = writer->names[side];
    char *at = output_room(writer->to->output, WRITER_ACTION);
    /* The first of a kind is the site's own wording. */
    while (phrase->kind != kind)
        phrase++;
    at = append_bytes(at, name.bytes, name.length);
    *at++ = ' ';
    at = append_bytes(at, phrase->words, phrase->length);
    if (phrase->points > 0)
        at = append_capital_point(at, from);
    if (phrase->points > 1)
        at = append_capital_point(append_string(at, " to "), to);
    if (flips > 0)
        at = append_string(append_number(append_string(at, " and flips "), flips), " markers");
    output_take(writer->to->output, append_string(at, "\n"));
}

static void put_action(struct bga_writer *writer, size_t index)
{
    static const enum bga_kind kinds[] = {
        [YINSH_PLACE] = BGA_PLACE, [YINSH_ROW] = BGA_ROW, [YINSH_RING] = BGA_RING};
    yinsh_action action = writer->to->record->game.played[index].action;
    const struct note *headers[2] = {NULL, NULL};
    bool move = action.kind == YINSH_MOVE;
    /* The log has no line for a pass. */
    size_t lines = move ? 2 : action.kind != YINSH_PASS;
    if (take_headers(writer, index, lines, headers) > 0)
        put_header(writer, headers[0]);
    unsigned flips = set_count(rules_move_markers(writer->markers, action));
    if (!move) {
        yinsh_point first = action.kind == YINSH_PLACE ? action.to : action.from;
        if (lines > 0)
            put_step(writer, action.side, kinds[action.kind], first, action.to, 0);
        return;
    }
    put_step(writer, action.side, BGA_MARKER, action.from, YINSH_NO_POINT, 0);
    if (headers[1] != NULL)
        put_header(writer, headers[1]);
    put_step(writer, action.side, BGA_MOVE, action.from, action.to, flips);
}

static void put_end(struct bga_writer *writer)
{
    const struct yinsh_record *record = writer->to->record;
    const struct note *header[2] = {NULL, NULL};
    if (take_headers(writer, record->game.count, 1, header) > 0)
        put_header(writer, header[0]);
    if (record->outcome.end == YINSH_END_RINGS && record->game.start.variant == YINSH_STANDARD)
        put_step(writer, rules_winner(record->outcome.result), BGA_WON, YINSH_NO_POINT,
                 YINSH_NO_POINT, 0);
    put(writer->to, "End of game\n");
}

void bga_write(struct writer *to)
{
    const struct yinsh_record *record = to->record;
    struct bga_writer writer = {.to = to};
    if (!writer_begin(to, LOST_COMMENTS | LOST_TAGS | LOST_EMPTY, NULL)) {
        to->lost |= notation_losses(record, 0, NULL);
        return;
    }
    memcpy(writer.markers, record->game.start.markers, sizeof writer.markers);
    find_names(&writer);
    for (size_t i = 0; i < to->count; i++)
        put_action(&writer, i);
    put_end(&writer);
    for (size_t i = 0; i < to->tag_count; i++)
        if (!holds_tag(&writer, &to->tags[i]))
            to->lost |= LOST_TAGS;
}
