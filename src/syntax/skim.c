/* SPDX-License-Identifier: BSD-2-Clause */
#include "syntax/skim.h"

#include "record/outcome.h"
#include "rules/bits.h"

#include <stdlib.h>

enum {
    GAMES = 32,    /* records that are replayed together, at most */
    LONGEST = 640, /* steps of one of them, more than any game has, see RECORD_ACTIONS */
    STEPS = 4 * LONGEST
};

struct skim {
    size_t most;           /* records to try together: few if the last one was not good */
    size_t kept, next;     /* good ones of those below for skim_take(), and the next of them */
    uint64_t after[GAMES]; /* offsets in the source at which those end */
    struct replay_game games[GAMES];
    struct skimmed records[GAMES];
    const char *ends[GAMES]; /* of the records */
    struct replay_step steps[STEPS];
};

struct skim *skim_new(void)
{
    struct skim *skim = malloc(sizeof *skim);
    if (skim != NULL)
        skim->most = GAMES;
    skim_forget(skim);
    return skim;
}

void skim_free(struct skim *skim)
{
    free(skim);
}

/*
 * Whether the position line that a record states equals the line written for the position after its
 * last action: writing a line takes less time than reading one.
 */
static bool final_fits(const struct skimmed *record)
{
    const struct replay_game *game = record->game;
    bool over = game->end != YINSH_END_UNFINISHED;
    char line[YINSH_POSITION_TEXT];
    yinsh_position now;
    yinsh_start(&now, YINSH_STANDARD, YINSH_HOUSE_NONE);
    for (int colour = 0; colour < 2; colour++) {
        now.rings[colour] = game->rings[colour];
        now.markers[colour] = game->markers[colour];
        now.removed[colour] = game->removed[colour];
    }
    /* A turn that ends the game stays the current one; else no row of the next side is left. */
    now.turn = (uint16_t)(over ? record->turns : record->turns + 1);
    now.side = (uint8_t)rules_side_of_turn(now.turn);
    now.due = over ? YINSH_DUE_OVER : YINSH_DUE_MOVE;
    return words_equal((struct words){line, yinsh_position_format(&now, line)}, record->final);
}

/* Whether the replay confirms what a record claims, so that there is nothing to report. */
static bool claims_fit(const struct skimmed *record)
{
    const struct replay_game *game = record->game;
    struct outcome outcome = {game->result, game->end, {game->removed[0], game->removed[1]}};
    return claims_compare(&record->claims, &outcome) == 0 &&
           (!record->claims.states_final || final_fits(record));
}

/* Skim records without replaying them, as many as there is room for. */
static size_t take_records(struct skim *skim, const struct skim_range *range, struct cursor *cursor,
                           bool *stopped)
{
    struct replay_step *steps = skim->steps;
    size_t count = 0;
    *stopped = false;
    while (count < skim->most && skim->steps + STEPS - steps > LONGEST) {
        scan_blanks(cursor);
        const char *begin = cursor->at;
        struct skimmed *record = &skim->records[count];
        *stopped = true;
        if (scan_at_end(cursor) || begin >= range->limit)
            break;
        /* The room that replay_games() needs before the steps. */
        skim->games[count].steps = steps + 1;
        *record = (struct skimmed){
            .notation = range->notation, .game = &skim->games[count], .end = steps + LONGEST};
        /*
         * As in reading, a record must not be longer than the limit, including what shows its end.
         */
        bool is_long = scan_left(cursor) > range->longest;
        const char *end = cursor->end;
        cursor->end = is_long ? begin + range->longest + 1 : end;
        enum skim_found found = range->notation->skim(cursor, range->at_end && !is_long, record);
        cursor->end = end;
        cursor->starved = found == SKIM_STARVED && !is_long;
        if (found != SKIM_RECORD || (size_t)(cursor->at - begin) > range->longest)
            break;
        *stopped = false;
        skim->ends[count++] = cursor->at;
        steps = record->end;
    }
    return count;
}

/*
 * Skim records and replay them, as many as there is room for; returns how many are good up to the
 * first that is not.  *stopped is set if skimming further is pointless.
 */
static size_t take_good(struct skim *skim, const struct skim_range *range, struct cursor *cursor,
                        bool *stopped)
{
    const char *begin = cursor->at;
    size_t taken = take_records(skim, range, cursor, stopped);
    size_t count = 0;
    replay_games(skim->games, taken, range->notation->states_flips);
    while (count < taken && skim->games[count].legal && claims_fit(&skim->records[count]))
        count++;
    skim->most = count < taken ? 1 : 2 * skim->most < GAMES ? 2 * skim->most : GAMES;
    if (count < taken) {
        cursor->starved = false;
        *stopped = true;
    }
    cursor->at = count > 0 ? skim->ends[count - 1] : begin;
    return count;
}

size_t skim_records(struct skim *skim, const struct skim_range *range, struct cursor *cursor)
{
    size_t total = 0;
    bool stopped = false;
    skim_forget(skim);
    while (!stopped)
        total += take_good(skim, range, cursor, &stopped);
    return total;
}

/* ---- Abridging --------------------------------------------------------- */

size_t skim_ahead(struct skim *skim, const struct skim_range *range, struct cursor *cursor,
                  uint64_t offset)
{
    const char *begin = cursor->at;
    bool stopped;
    skim->next = 0;
    skim->kept = take_good(skim, range, cursor, &stopped);
    /* The bytes may move before they are taken. */
    for (size_t i = 0; i < skim->kept; i++)
        skim->after[i] = offset + (uint64_t)(skim->ends[i] - begin);
    return skim->kept;
}

void skim_forget(struct skim *skim)
{
    if (skim != NULL)
        skim->kept = skim->next = 0;
}

size_t skim_kept(const struct skim *skim)
{
    return skim != NULL ? skim->kept - skim->next : 0;
}

/* The ring moves among the steps of a record. */
static unsigned count_moves(const struct skimmed *record)
{
    unsigned moves = 0;
    for (const struct replay_step *step = record->game->steps; step < record->end; step++)
        moves += (step->rest & REPLAY_KIND) == 0;
    return moves;
}

uint64_t skim_take(struct skim *skim, const struct notation *notation, struct cursor *cursor,
                   struct yinsh_record *record)
{
    size_t index = skim->next++;
    const struct skimmed *skimmed = &skim->records[index];
    const struct replay_game *game = skimmed->game;
    if (notation->read_tags(cursor, record)) {
        struct place place = place_from(cursor, scan_offset(cursor));
        if (skimmed->ends_last)
            record_claim_end(record, skimmed->claims.end, place);
        if (skimmed->states_last)
            record_claim_result(record, skimmed->last, place);
        record_abridge(record, game->removed, game->end, skimmed->turns, count_moves(skimmed));
    }
    return skim->after[index];
}
