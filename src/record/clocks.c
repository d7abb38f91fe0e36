/* SPDX-License-Identifier: BSD-2-Clause */
/* Clocks that comments state as PGN does: "[%clk 0:05:10]" is left, "[%emt 0:00:12]" was used. */
#include "record/record.h"

#include <string.h>

/* What is known of a player's clock, in milliseconds. */
struct times {
    uint64_t base, increment; /* what the player has at the start, and gets with each turn */
    uint64_t used;
    bool known; /* whether base is */
};

/* Take "H:MM:SS", "M:SS" or "S", with a fraction of a second or not. */
static bool take_time(struct cursor *cursor, uint64_t *milliseconds)
{
    enum { MOST = 999999 };
    uint32_t part, scale = 100;
    *milliseconds = 0;
    for (int parts = 0; parts == 0 || (parts < 3 && scan_byte(cursor, ':')); parts++) {
        if (scan_number(cursor, MOST, &part) == 0)
            return false;
        *milliseconds = 60 * *milliseconds + (uint64_t)part * 1000;
    }
    if (scan_byte(cursor, '.'))
        for (; is_digit(scan_peek(cursor)); scale /= 10)
            *milliseconds += scale * (uint64_t)(*cursor->at++ - '0');
    return true;
}

/* Find the time that a comment states after a word such as "[%clk". */
static bool find_time(const struct note *note, const char *word, uint64_t *milliseconds)
{
    const char *found = strstr(note->text, word);
    /* A variation has times of its own. */
    if (found == NULL || *note->text == '(')
        return false;
    struct cursor cursor = cursor_over(found, strlen(found));
    cursor.at += strlen(word);
    return scan_blanks(&cursor) && take_time(&cursor, milliseconds) && scan_byte(&cursor, ']');
}

/* What both players have at the start, if the tag TimeControl states it as "300" or "300+5". */
static struct times times_at_start(const struct yinsh_record *record)
{
    struct words value = words_trim(record_tag_value(record, "TimeControl"));
    struct cursor cursor = cursor_over(value.bytes, value.length);
    uint32_t base = 0, increment = 0;
    bool known = scan_number(&cursor, 999999, &base) > 0 &&
                 (!scan_byte(&cursor, '+') || scan_number(&cursor, 999999, &increment) > 0) &&
                 cursor.at == cursor.end;
    return (struct times){known ? base * UINT64_C(1000) : 0, known ? increment * UINT64_C(1000) : 0,
                          0, known};
}

/* Count the time that a comment after a player's turn states; false if it states none. */
static bool count_time(struct times *times, const struct note *note, unsigned turns)
{
    uint64_t stated;
    if (find_time(note, "[%emt", &stated)) {
        times->used += stated;
        return true;
    }
    if (!find_time(note, "[%clk", &stated))
        return false;
    uint64_t had = times->base + times->increment * turns;
    times->used = times->known && had > stated ? had - stated : 0;
    times->base = times->known ? times->base : stated;
    times->known = true;
    return true;
}

void record_count_clocks(struct yinsh_record *record)
{
    const struct record_game *game = &record->game;
    bool any = false;
    for (const struct note *note = record->notes; note != NULL; note = note->next) {
        if (note->kind == NOTE_CLOCK)
            return;
        any |= note->kind == NOTE_COMMENT && strstr(note->text, "[%") != NULL;
    }
    if (!any)
        return;
    const struct times start = times_at_start(record);
    struct times times[] = {start, start};
    for (struct note *note = record->notes; note != NULL; note = note->next) {
        if (note->kind != NOTE_COMMENT || note->after == 0 || note->after > game->count)
            continue;
        const struct played *played = &game->played[note->after - 1];
        struct times *own = &times[played->action.side == YINSH_BLACK];
        if (!count_time(own, note, (unsigned)(played->turn - game->start.turn) / 2 + 1))
            continue;
        struct note *clock = arena_alloc(&record->arena, sizeof *clock);
        if (clock == NULL)
            return;
        *clock = *note;
        clock->kind = NOTE_CLOCK;
        clock->text = NULL;
        clock->milliseconds = own->used;
        note->next = clock;
        if (record->last_note == &note->next)
            record->last_note = &clock->next;
        note = clock;
    }
}
