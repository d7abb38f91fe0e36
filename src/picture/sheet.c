/* SPDX-License-Identifier: BSD-2-Clause */
#include "picture/sheet.h"

#include "base/grow.h"
#include "base/name_list.h"
#include "record/tags.h"
#include "rules/names.h"
#include "rules/point_text.h"
#include "rules/rules.h"

#include <stdlib.h>

#define NO_BREAK "\xc2\xa0" /* a blank at which no line ends */

/* A sheet under construction. */
struct maker {
    struct sheet *sheet;
    const struct yinsh_record *record;
    struct sheet_choice choice;
    const struct fault *fault; /* the first error; NULL: the record is good */
    size_t begin;              /* of the text of the next block */
    /* The next notes of each kind, or any others before them. */
    const struct note *mark, *clock, *comment;
};

/* ---- Text -------------------------------------------------------------- */

static void add(struct maker *maker, const char *bytes, size_t length)
{
    if (!bytes_add(&maker->sheet->text, bytes, length))
        maker->sheet->failed = true;
}

static void add_string(struct maker *maker, const char *string)
{
    add(maker, string, strlen(string));
}

static void add_number(struct maker *maker, uint64_t number)
{
    char digits[LONGEST_NUMBER];
    add(maker, digits, (size_t)(append_number(digits, number) - digits));
}

/* Add a blank if the block has any text. */
static void add_gap(struct maker *maker, const char *gap)
{
    if (maker->sheet->text.length > maker->begin)
        add_string(maker, gap);
}

/* Add words made visible, with a single blank for all white space between two of them. */
static void add_words(struct maker *maker, struct words words)
{
    bool first = true;
    for (words = words_trim(words); words.length > 0; words = words_trim(words)) {
        size_t length = 0;
        while (length < words.length && !is_blank(words.bytes[length]))
            length++;
        add_string(maker, first ? "" : " ");
        if (!bytes_add_visible(&maker->sheet->text, words.bytes, length))
            maker->sheet->failed = true;
        words = words_from(words, length);
        first = false;
    }
}

/* ---- Blocks ------------------------------------------------------------ */

/* End a block, which has the text that was added since the last one. */
static void end_block(struct maker *maker, enum sheet_kind kind, int turn)
{
    struct sheet *sheet = maker->sheet;
    size_t begin = maker->begin, length = sheet->text.length - begin;
    maker->begin = sheet->text.length;
    struct sheet_block *blocks =
        array_grow(sheet->blocks, sheet->count, &sheet->capacity, sizeof *blocks, 64);
    if (blocks == NULL) {
        sheet->failed = true;
        return;
    }
    sheet->blocks = blocks;
    sheet->failed |= sheet->text.length > UINT32_MAX;
    sheet->blocks[sheet->count++] =
        (struct sheet_block){(uint32_t)begin, (uint32_t)length, (int16_t)turn, (uint8_t)kind};
}

/* End a block with a sentence, which begins with a capital letter. */
static void end_sentence(struct maker *maker, enum sheet_kind kind)
{
    char *first = maker->sheet->text.at + maker->begin;
    if (maker->sheet->failed || maker->sheet->text.length == maker->begin)
        return;
    if (*first >= 'a' && *first <= 'z')
        *first = (char)(*first - 'a' + 'A');
    end_block(maker, kind, 0);
}

/* End a block if it has any text. */
static void end_text(struct maker *maker, enum sheet_kind kind)
{
    if (maker->sheet->text.length > maker->begin)
        end_block(maker, kind, 0);
}

/* ---- The title --------------------------------------------------------- */

static const char *const event_tags[] = {"Event", "Round", "Site", "Date", NULL};

static void put_players(struct maker *maker)
{
    for (int colour = YINSH_WHITE; colour <= YINSH_BLACK; colour++) {
        add_words(maker, words_of(sheet_player(maker->record, (enum yinsh_colour)colour)));
        if (maker->sheet->text.length == maker->begin)
            add_string(maker, names_of_colour[colour]);
        end_text(maker, colour == YINSH_WHITE ? SHEET_WHITE : SHEET_BLACK);
    }
}

/* State the result and the rings; of a bad record, what it claims. */
static void put_result(struct maker *maker)
{
    const struct yinsh_record *record = maker->record;
    const struct outcome *outcome = &record->outcome;
    const yinsh_position *start = &record->game.start;
    if (record->failed) {
        add_string(maker, "The record is not correct; it is shown up to its first fault.");
    } else if (outcome->result == YINSH_RESULT_NONE) {
        add_string(maker, "Unfinished");
    } else {
        add_string(maker, yinsh_result_name(outcome->result));
        add_string(maker, " by ");
        add_string(maker, yinsh_end_name(outcome->end));
    }
    if (!record->failed && record->game.count > 0) {
        add_string(maker, ", rings removed ");
        add_number(maker, outcome->removed[YINSH_WHITE]);
        add_string(maker, "\xe2\x80\x93");
        add_number(maker, outcome->removed[YINSH_BLACK]);
    }
    if (!rules_are_standard(start)) {
        char variant[VARIANT_TEXT];
        add_string(maker, "; variant ");
        add(maker, variant, variant_name(start, variant));
    }
    end_text(maker, SHEET_RESULT);
}

static void put_tags(struct maker *maker)
{
    const struct yinsh_record *record = maker->record;
    for (const char *const *name = event_tags; *name != NULL; name++) {
        const struct tag *tag = record_find_tag(record, *name);
        if (tag == NULL)
            continue;
        add_gap(maker, ", ");
        add_string(maker, strcmp(*name, "Round") == 0 ? "round " : "");
        add_words(maker, (struct words){tag->value, tag->length});
    }
    end_text(maker, SHEET_EVENT);
    for (size_t i = 0; i < record->tag_count; i++) {
        const struct tag *tag = &record->tags[i];
        struct words name = words_of(tag->name);
        if (name_find(event_tags, name.bytes, name.length) >= 0 ||
            name_find(names_of_colour, name.bytes, name.length) >= 0)
            continue;
        add_words(maker, name);
        add_string(maker, ": ");
        add_words(maker, (struct words){tag->value, tag->length});
        end_text(maker, SHEET_TAG);
    }
}

/* ---- Turns ------------------------------------------------------------- */

/* Return the next note of a kind after so many actions at most, or NULL, and move past it. */
static const struct note *next_note(const struct note **next, enum note_kind kind, size_t after)
{
    while (*next != NULL && ((*next)->kind != (unsigned)kind))
        *next = (*next)->next;
    const struct note *note = *next;
    if (note == NULL || note->after > after)
        return NULL;
    *next = note->next;
    return note;
}

/* Write hours, minutes and seconds of a clock after its turn, as "(1:02:03)". */
static void put_clock(struct maker *maker, uint64_t milliseconds)
{
    uint64_t seconds = milliseconds / 1000, hours = seconds / 3600, minutes = seconds / 60 % 60;
    const char two[] = {(char)('0' + seconds % 60 / 10), (char)('0' + seconds % 10)};
    add_string(maker, NO_BREAK "(");
    if (hours > 0) {
        add_number(maker, hours);
        add_string(maker, minutes < 10 ? ":0" : ":");
    }
    add_number(maker, minutes);
    add_string(maker, ":");
    add(maker, two, sizeof two);
    add_string(maker, ")");
}

/* Write the comments up to action number after; returns whether there are any. */
static bool put_comments(struct maker *maker, size_t after)
{
    const struct note *note = maker->comment;
    while (note != NULL && (note->kind != NOTE_COMMENT || note->after > after))
        note = note->kind != NOTE_COMMENT ? note->next : NULL;
    if (note == NULL)
        return false;
    end_text(maker, SHEET_TURNS);
    while ((note = next_note(&maker->comment, NOTE_COMMENT, after)) != NULL) {
        add_words(maker, (struct words){note->text, note->length});
        end_text(maker, SHEET_COMMENT);
    }
    return true;
}

/*
 * Write the turn with the actions from first to before end, as the official notation does.  A
 * comment inside of it divides it.
 */
static void put_turn(struct maker *maker, size_t first, size_t end)
{
    const struct played *played = maker->record->game.played;
    const struct note *note, *clock = NULL;
    add_number(maker, played[first].turn);
    for (size_t at = first; at < end; at++) {
        char text[YINSH_ACTION_TEXT];
        bool ring = played[at].action.kind == YINSH_RING;
        if (at > first && put_comments(maker, at)) {
            add_number(maker, played[first].turn);
            add_string(maker, "\xe2\x80\xa6");
        } else {
            add_string(maker, at == first ? "." : ring ? "" : ";");
        }
        add(maker, text, yinsh_action_format(played[at].action, text));
        while ((note = next_note(&maker->mark, NOTE_MARK, at + 1)) != NULL)
            if (note->after == at + 1)
                add(maker, note->text, note->length);
    }
    while ((note = next_note(&maker->clock, NOTE_CLOCK, end)) != NULL)
        clock = note->after > first ? note : clock;
    if (clock != NULL)
        put_clock(maker, clock->milliseconds);
}

/* ---- Diagrams ---------------------------------------------------------- */

/* Write a diagram; its caption is the turn with the actions from first to before end. */
static void put_diagram(struct maker *maker, int turn, size_t first, size_t end)
{
    struct sheet_block block = {.turn = (int16_t)turn};
    struct diagram diagram;
    sheet_diagram(maker->sheet, &block, &diagram);
    end_text(maker, SHEET_TURNS);
    if (turn == SHEET_AT_FAULT) {
        add_string(maker, "Before the fault");
    } else if (first == end) {
        add_string(maker, "Start");
    } else {
        /* The notes are in the text, and not in the caption. */
        struct maker bare = *maker;
        bare.mark = bare.clock = bare.comment = NULL;
        put_turn(&bare, first, end);
    }
    add_string(maker, ", rings" NO_BREAK);
    add_number(maker, diagram.position.removed[YINSH_WHITE]);
    add_string(maker, "\xe2\x80\x93");
    add_number(maker, diagram.position.removed[YINSH_BLACK]);
    add_string(maker, ", pool" NO_BREAK);
    add_number(maker, (uint64_t)yinsh_pool(&diagram.position));
    end_block(maker, SHEET_DIAGRAM, turn);
}

/* Whether the first error has a position to show. */
static bool shows_fault(const struct maker *maker)
{
    return maker->fault != NULL && maker->fault->turn > 0 && maker->fault->position.turn > 0;
}

/* Write the turns with their diagrams and comments. */
static void put_game(struct maker *maker)
{
    const struct record_game *game = &maker->record->game;
    for (size_t first = 0, end; first < game->count; first = end) {
        int turn = game->played[first].turn;
        bool row = false;
        for (end = first; end < game->count && game->played[end].turn == turn; end++)
            row |= game->played[end].action.kind == YINSH_ROW;
        bool last = end == game->count;
        add_gap(maker, " ");
        put_turn(maker, first, end);
        if (last && !maker->record->failed) {
            add_string(maker, " ");
            add_string(maker, yinsh_result_name(maker->record->outcome.result));
        }
        if (last ? !shows_fault(maker) : maker->choice.wants(maker->choice.context, turn, row))
            put_diagram(maker, last ? SHEET_END : turn, first, end);
        put_comments(maker, end);
    }
    end_text(maker, SHEET_TURNS);
    put_comments(maker, SIZE_MAX);
}

static void put_fault(struct maker *maker)
{
    enum { ROOM = 1024 };
    char text[ROOM];
    yinsh_fault code = (yinsh_fault)maker->fault->code;
    if (shows_fault(maker))
        put_diagram(maker, SHEET_AT_FAULT, 0, 0);
    fault_text(maker->fault, text, sizeof text);
    add_words(maker, words_of(text));
    add_string(maker, " (");
    add_string(maker, yinsh_fault_clause(code));
    add_string(maker, ") [");
    add_string(maker, yinsh_fault_name(code));
    add_string(maker, "]");
    end_sentence(maker, SHEET_FAULT);
    if (strcmp(yinsh_fault_clause(code), "notation") != 0) {
        add_string(maker, yinsh_fault_clause(code));
        add_string(maker, ": ");
        add_string(maker, yinsh_fault_rule(code));
        end_sentence(maker, SHEET_RULE);
    }
}

/* ---- The whole --------------------------------------------------------- */

void sheet_read(struct sheet *sheet, const struct yinsh_record *record, struct sheet_choice choice)
{
    struct maker maker = {.sheet = sheet,
                          .record = record,
                          .choice = choice,
                          .fault = record_first_error(record),
                          .mark = record->notes,
                          .clock = record->notes,
                          .comment = record->notes};
    const yinsh_position *start = &record->game.start;
    yinsh_position usual;
    rules_start_like(&usual, start);
    sheet->record = record;
    sheet->count = sheet->text.length = 0;
    sheet->failed = false;
    put_players(&maker);
    put_result(&maker);
    put_tags(&maker);
    if (record->game.count == 0 ? !shows_fault(&maker) : !yinsh_position_equal(start, &usual))
        put_diagram(&maker, 0, 0, 0);
    put_comments(&maker, 0);
    put_game(&maker);
    if (maker.fault != NULL)
        put_fault(&maker);
}

struct words sheet_text(const struct sheet *sheet, const struct sheet_block *block)
{
    return (struct words){sheet->text.at + block->text, block->length};
}

void sheet_diagram(const struct sheet *sheet, const struct sheet_block *block,
                   struct diagram *diagram)
{
    if (block->turn == SHEET_AT_FAULT)
        diagram_of_fault(diagram, sheet->record, record_first_error(sheet->record));
    else if (block->turn == SHEET_END)
        diagram_of_end(diagram, sheet->record);
    else
        diagram_of_turn(diagram, sheet->record, block->turn);
}

const char *sheet_player(const struct yinsh_record *record, enum yinsh_colour colour)
{
    const char *name = yinsh_record_tag(record, names_of_colour[colour]);
    return name != NULL ? name : names_of_colour[colour];
}

void sheet_free(struct sheet *sheet)
{
    free(sheet->blocks);
    bytes_free(&sheet->text);
    *sheet = (struct sheet){.record = NULL};
}
