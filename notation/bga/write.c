/* SPDX-License-Identifier: BSD-2-Clause */
/*
 * Writing BoardGameArena's text log; notation/bga/bga.c has the grammar.  "End of game" is written
 * after every game, also one that was not played to its end: a log has no other mark there.
 */
#include "notation/bga/write.h"

#include "base/text.h"
#include "notation/bga/line.h"
#include "record/tags.h"
#include "rules/bits.h"
#include "syntax/losses.h"

#include <string.h>

enum {
    LONGEST_NAME = 100,   /* a line with it is still recognised as a whole, see announces */
    LONGEST_HEADER = 100, /* of its text */
    LINE_TEXT = 256       /* room for a line with either */
};

/* A record being written. */
struct bga_writer {
    const struct yinsh_record *record;
    const struct notation *self;
    const struct write_options *options;
    struct output *output;
    struct words names[2];
    const struct note *note;  /* next comment to write */
    uint32_t number;          /* of the last header */
    bool headed;              /* whether there was one */
    bool any_step;            /* whether a step was written */
    char date[BGA_DATE_TEXT]; /* that the first one has, or "" */
    unsigned lost;
};

static void put(struct bga_writer *writer, const char *string)
{
    output_string(writer->output, string);
}

/* Whether no byte of a text has to be omitted from a line. */
static bool is_visible(struct words words)
{
    while (words.length > 0) {
        struct visible piece = text_next_visible(words.bytes, words.length);
        if (piece.escaped)
            return false;
        words.bytes += piece.taken;
        words.length -= piece.taken;
    }
    return true;
}

/* ---- Names ------------------------------------------------------------- */

/* Whether a line with the name is read back as one of this player's, and begins no other record. */
static bool is_name(const struct bga_writer *writer, struct words name)
{
    char bytes[LINE_TEXT];
    struct text text = text_begin(bytes, sizeof bytes);
    struct bga_line line;
    if (name.length == 0 || name.length > LONGEST_NAME || !is_visible(name) || !bga_is_name(name))
        return false;
    text_add(&text, name.bytes, name.length);
    text_add_string(&text, " places a ring on F6");
    struct cursor cursor = cursor_over(bytes, text.length);
    cursor.notations = writer->options->notations;
    struct words words = {bytes, text.length}, next;
    bga_parse_line(bytes, words, &line);
    return line.kind == BGA_LINE_STEP && words_equal(line.name, name) &&
           !bga_divide_end(words, &next) && notation_announces(writer->self, cursor);
}

static const char *const name_tags[] = {"White", "Black"};

static struct words colour_name(enum yinsh_colour side)
{
    return (struct words){name_tags[side], strlen(name_tags[side])};
}

/* The players are called as their tags say, or by their colours. */
static void find_names(struct bga_writer *writer)
{
    for (int side = YINSH_WHITE; side <= YINSH_BLACK; side++) {
        const struct tag *tag = record_find_tag(writer->record, name_tags[side]);
        struct words name = {tag != NULL ? tag->value : "", tag != NULL ? tag->length : 0};
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
    if (record_find_tag(writer->record, tag->name) != tag)
        return false;
    for (int side = YINSH_WHITE; side <= YINSH_BLACK; side++)
        if (strcmp(tag->name, name_tags[side]) == 0)
            return writer->record->game.count > (size_t)side &&
                   words_equal(value, writer->names[side]) &&
                   !words_equal(value, colour_name((enum yinsh_colour)side));
    return strcmp(tag->name, "Date") == 0 &&
           words_equal(value, (struct words){writer->date, strlen(writer->date)});
}

/* ---- Headers ----------------------------------------------------------- */

/* Whether a comment is a header that may follow those that were written. */
static bool find_header(const struct bga_writer *writer, const struct note *note, uint32_t *number,
                        struct words *text)
{
    char bytes[LINE_TEXT];
    struct text out = text_begin(bytes, sizeof bytes);
    struct bga_line line;
    if (!bga_comment_header((struct words){note->text, note->length}, number, text) ||
        text->length > LONGEST_HEADER || !is_visible(*text) ||
        bga_header_restarts(*number, writer->number, writer->any_step))
        return false;
    text_add_string(&out, "Move ");
    text_add_number(&out, (int64_t)*number);
    text_add_string(&out, " : ");
    text_add(&out, text->bytes, text->length);
    bga_parse_line(bytes, (struct words){bytes, out.length}, &line);
    return line.kind == BGA_LINE_HEADER && words_equal(line.text, *text);
}

/* Whether a header would be read as a date of the game that the record does not have. */
static bool states_other_date(const struct bga_writer *writer, struct words text)
{
    char date[BGA_DATE_TEXT];
    const struct tag *tag = record_find_tag(writer->record, "Date");
    return !writer->headed && bga_date(text, date) &&
           (tag == NULL || !words_are((struct words){tag->value, tag->length}, date));
}

static void put_header(struct bga_writer *writer, const struct note *note)
{
    struct words text;
    uint32_t number;
    if (!find_header(writer, note, &number, &text) || states_other_date(writer, text)) {
        writer->lost |= LOST_COMMENTS;
        return;
    }
    put(writer, "Move ");
    output_number(writer->output, number);
    put(writer, text.length > 0 ? " : " : " :");
    output_bytes(writer->output, text.bytes, text.length);
    put(writer, "\n");
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
    size_t count = 0, comments = 0;
    struct words text;
    uint32_t number;
    for (; writer->note != NULL &&
           (writer->note->kind != NOTE_COMMENT || writer->note->after <= after);
         writer->note = writer->note->next) {
        if (writer->note->kind != NOTE_COMMENT)
            continue;
        comments++;
        if (most == 0 || !find_header(writer, writer->note, &number, &text))
            continue;
        if (count == most) {
            found[0] = found[1];
            count--;
        }
        found[count++] = writer->note;
    }
    if (comments > count)
        writer->lost |= LOST_COMMENTS;
    return count;
}

/* ---- Lines ------------------------------------------------------------- */

/* The site's own wording for a kind of step. */
static const char *wording(enum bga_kind kind)
{
    const struct bga_phrase *phrase = bga_phrases;
    while (phrase->kind != kind)
        phrase++;
    return phrase->words;
}

static void put_point(struct bga_writer *writer, yinsh_point point)
{
    const char letter = (char)('A' + point / YINSH_COLUMNS);
    output_bytes(writer->output, &letter, 1);
    output_number(writer->output, point % YINSH_COLUMNS + 1U);
}

/* A line about a step, without its end. */
static void put_step(struct bga_writer *writer, enum yinsh_colour side, enum bga_kind kind)
{
    output_bytes(writer->output, writer->names[side].bytes, writer->names[side].length);
    put(writer, " ");
    put(writer, wording(kind));
    writer->any_step = true;
}

static void put_points(struct bga_writer *writer, yinsh_point from, yinsh_point to)
{
    put(writer, " ");
    put_point(writer, from);
    if (to != YINSH_NO_POINT) {
        put(writer, " to ");
        put_point(writer, to);
    }
}

/* A ring move, whose position is that before it: the marker, then the ring. */
static void put_move(struct bga_writer *writer, yinsh_action action, const yinsh_position *before,
                     const struct note *header)
{
    enum yinsh_colour side = (enum yinsh_colour)action.side;
    yinsh_position position = *before;
    put_step(writer, side, BGA_MARKER);
    put_points(writer, action.from, YINSH_NO_POINT);
    put(writer, "\n");
    if (header != NULL)
        put_header(writer, header);
    put_step(writer, side, BGA_MOVE);
    put_points(writer, action.from, action.to);
    yinsh_play(&position, action);
    unsigned flips = set_count(set_minus(
        set_xor(before->markers[YINSH_WHITE], position.markers[YINSH_WHITE]), set_of(action.from)));
    if (flips > 0) {
        put(writer, " and flips ");
        output_number(writer->output, flips);
        put(writer, " markers");
    }
    put(writer, "\n");
}

static void put_action(struct bga_writer *writer, size_t index, const yinsh_position *position)
{
    static const enum bga_kind kinds[] = {
        [YINSH_PLACE] = BGA_PLACE, [YINSH_ROW] = BGA_ROW, [YINSH_RING] = BGA_RING};
    yinsh_action action = writer->record->game.played[index].action;
    const struct note *headers[2] = {NULL, NULL};
    bool move = action.kind == YINSH_MOVE;
    size_t lines = move ? 2 : action.kind != YINSH_PASS;
    size_t count = take_headers(writer, index, lines, headers);
    if (lines == 0)
        return;
    if (count > 0)
        put_header(writer, headers[0]);
    if (move) {
        put_move(writer, action, position, headers[1]);
        return;
    }
    put_step(writer, (enum yinsh_colour)action.side, kinds[action.kind]);
    put_points(writer, action.kind == YINSH_PLACE ? action.to : action.from,
               action.kind == YINSH_ROW ? action.to : YINSH_NO_POINT);
    put(writer, "\n");
}

static void put_end(struct bga_writer *writer)
{
    const struct yinsh_record *record = writer->record;
    const struct note *header[2] = {NULL, NULL};
    if (take_headers(writer, record->game.count, 1, header) > 0)
        put_header(writer, header[0]);
    if (record->outcome.end == YINSH_END_RINGS && record->game.start.variant == YINSH_STANDARD) {
        put_step(writer, record->outcome.result == YINSH_RESULT_WHITE ? YINSH_WHITE : YINSH_BLACK,
                 BGA_WON);
        put(writer, "\n");
    }
    put(writer, "End of game\n");
}

unsigned bga_write(const struct yinsh_record *record, const struct notation *self,
                   const struct write_options *options, struct output *output)
{
    static const char *const no_tags[] = {NULL};
    struct bga_writer writer = {.record = record,
                                .self = self,
                                .options = options,
                                .output = output,
                                .note = record->notes};
    yinsh_position position = record->game.start;
    writer.lost = notation_losses(record, LOST_COMMENTS | LOST_TAGS, no_tags);
    if ((writer.lost & LOST_ALL) != 0)
        return writer.lost | notation_losses(record, 0, no_tags);
    find_names(&writer);
    size_t count = notation_held_actions(record, writer.lost);
    for (size_t i = 0; i < count; i++) {
        put_action(&writer, i, &position);
        yinsh_play(&position, record->game.played[i].action);
    }
    put_end(&writer);
    for (size_t i = 0; i < record->tag_count; i++)
        if (!holds_tag(&writer, &record->tags[i]))
            writer.lost |= LOST_TAGS;
    return writer.lost;
}
