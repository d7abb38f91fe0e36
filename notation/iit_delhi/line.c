/* SPDX-License-Identifier: BSD-2-Clause */
/* The lines of the notation iit-delhi, whose grammar is in notation/iit_delhi/iit_delhi.c. */
#include "notation/iit_delhi/iit_delhi.h"

#include "syntax/json_record.h"

#include <string.h>

static void set_broken(struct iit_delhi_entry *entry, enum fault_code wrong, const char *from,
                       size_t length)
{
    entry->kind = ENTRY_BROKEN;
    entry->wrong = wrong;
    entry->culprit = (struct words){from, length};
}

/* Whose message it was, which follows the object. */
static void parse_client(struct iit_delhi_entry *entry)
{
    const char *end = entry->line.bytes + entry->line.length;
    const char *from = entry->object.bytes + entry->object.length;
    struct cursor cursor = cursor_over(from, (size_t)(end - from));
    scan_blanks(&cursor);
    if (cursor.at == cursor.end)
        return;
    if (!scan_constant(&cursor, "Received from client "))
        set_broken(entry, FAULT_SYNTAX_LINE, cursor.at, scan_left(&cursor));
    else if (scan_left(&cursor) != 1 || (*cursor.at != '0' && *cursor.at != '1'))
        set_broken(entry, FAULT_PLAYER_UNKNOWN, cursor.at, scan_left(&cursor));
    else
        entry->side = *cursor.at == '0' ? YINSH_WHITE : YINSH_BLACK;
}

const char *const iit_delhi_members[] = {"action", "meta", "data", NULL};

/* A line of the server. */
static void parse_object(struct iit_delhi_entry *entry)
{
    struct json_value values[sizeof iit_delhi_members / sizeof *iit_delhi_members] = {{NULL, 0}};
    struct json_walk walk = {.cursor = cursor_over(entry->line.bytes, entry->line.length)};
    if (!value_open(&walk, '}') ||
        !value_take_members(&walk, '\0', iit_delhi_members, values, &entry->object)) {
        set_broken(entry, FAULT_JSON_SYNTAX, entry->line.bytes, entry->line.length);
        return;
    }
    struct json_value action = values[0], data = values[2];
    entry->meta = values[1];
    entry->killed = value_is(action, "KILLPROC");
    if (!value_is_string(action) || !value_is_string(data)) {
        set_broken(entry, FAULT_JSON_FIELD, entry->object.bytes, entry->object.length);
    } else if (entry->meta.length > 0 && !value_is_string(entry->meta)) {
        set_broken(entry, FAULT_JSON_FIELD, entry->meta.bytes, entry->meta.length);
    } else if (entry->killed || value_is(action, "FINISH") || value_is(action, "NORMAL")) {
        entry->turn = json_inside(data);
        entry->kind = value_is(action, "NORMAL") ? ENTRY_TURN : ENTRY_END;
        parse_client(entry);
    }
}

/* A line of a player, "Player 2 played : P 0 0"; false if it is none. */
static bool parse_played(struct iit_delhi_entry *entry)
{
    struct cursor cursor = cursor_over(entry->line.bytes, entry->line.length);
    const char *number = NULL;
    if (scan_word(&cursor, "Player ")) {
        uint32_t value;
        number = cursor.at;
        if (scan_number(&cursor, 999, &value) == 0)
            return false;
        if (value == 1 || value == 2)
            entry->side = value == 1 ? YINSH_WHITE : YINSH_BLACK;
    } else if (!scan_word(&cursor, "You") && !scan_word(&cursor, "The other player")) {
        return false;
    }
    const char *end = cursor.at;
    if (!scan_word(&cursor, " played") || !scan_blanks(&cursor))
        return false;
    if (scan_byte(&cursor, ':'))
        scan_blanks(&cursor);
    entry->kind = ENTRY_TURN;
    entry->turn = (struct words){cursor.at, scan_left(&cursor)};
    if (number != NULL && entry->side == YINSH_ANY_SIDE)
        set_broken(entry, FAULT_PLAYER_UNKNOWN, number, (size_t)(end - number));
    return true;
}

/* Whether a text begins as a turn does. */
static bool begins_turn(struct words text)
{
    struct cursor cursor = cursor_over(text.bytes, text.length);
    scan_blanks(&cursor);
    return (iit_delhi_scan_step(&cursor, "P") || iit_delhi_scan_step(&cursor, "S") ||
            iit_delhi_scan_step(&cursor, "RS")) &&
           is_digit(scan_peek(&cursor));
}

static bool ends_with(struct words text, const char *word)
{
    size_t length = strlen(word);
    return text.length >= length && memcmp(text.bytes + text.length - length, word, length) == 0;
}

struct words iit_delhi_without_answer(struct words turn)
{
    turn.length -= ends_with(turn, " True") ? strlen(" True") : strlen(" False");
    return words_trim(turn);
}

bool iit_delhi_was_end(const struct iit_delhi_entry *entry)
{
    /* Of quotes that are not ASCII, the last byte comes before the word. */
    struct cursor cursor = cursor_over(entry->line.bytes, entry->line.length);
    for (; (entry->kind == ENTRY_BROKEN || entry->kind == ENTRY_OTHER) && cursor.at < cursor.end;
         cursor.at++) {
        bool quoted = *cursor.at == '"' || (unsigned char)*cursor.at > '\x7F';
        struct cursor word = cursor;
        word.at++;
        if (quoted && (scan_word(&word, "FINISH") || scan_word(&word, "KILLPROC")) &&
            !is_letter(scan_peek(&word)))
            return true;
    }
    return false;
}

struct iit_delhi_entry iit_delhi_parse(struct words line, struct cursor *cursor,
                                       const struct notation *self)
{
    struct iit_delhi_entry entry = {.line = line, .side = YINSH_ANY_SIDE};
    if (line.length == 0)
        return entry;
    entry.kind = ENTRY_OTHER;
    /* Whether it may be of another notation is only asked for what is not a turn. */
    struct cursor at_line = *cursor;
    at_line.at = line.bytes;
    if (begins_turn(line)) {
        /* A player's program reports of every step whether it was taken: "RS 2 7 False". */
        if (!ends_with(line, " True") && !ends_with(line, " False"))
            entry.kind = ENTRY_TURN;
        else if (*line.bytes != 'R')
            entry.kind = ENTRY_ANSWERED;
        entry.turn = line;
    } else if (!parse_played(&entry)) {
        bool foreign =
            !notation_announces(self, at_line) && notation_others_announce(&at_line, self);
        cursor->starved |= at_line.starved;
        if (foreign)
            entry.kind = ENTRY_FOREIGN;
        else if (*line.bytes == '{')
            parse_object(&entry);
    }
    return entry;
}
