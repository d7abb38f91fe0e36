/* SPDX-License-Identifier: BSD-2-Clause */
/*
 * tests/tools/break.c - breaks good games in every way that repair fixes, and counts the results.
 * The same seed gives the same results on every machine.
 *
 * usage: tool_break [--games N] [--seed S] [--combined] [--show WAY] [FILE]...
 *
 * The games are N random ones, and those of the FILEs, in the official notation.  Writes a line for
 * each way and notation, divided by tabs: the way, the notation, games broken, restored exactly,
 * unrepaired, still legal, wrong.  With --combined, applies two ways to each game.  With --show,
 * writes the games that are wrong, or with --show WAY those unrepaired, to standard error.
 */
#include "support/broken_game.h"

#include "repair/plan.h"
#include "syntax/notation.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { TEXT = 256 * 1024, FORM_TRIES = 4 };

enum verdict { RESTORED, UNREPAIRED, LEGAL, WRONG, OUTCOMES };

/* Text being written or read. */
struct buffer {
    char bytes[TEXT];
    size_t length, read;
};

struct count {
    uint64_t broken, outcomes[OUTCOMES];
};

static struct repair repair;
static struct count counts[WAYS + 1][WAYS][FORMS];
static const char *show;
static struct buffer rights[FORMS]; /* of the current game */
static bool has_right[FORMS];
static uint64_t patched, rewritten, unwritten;

static int keep(void *context, const char *bytes, size_t length)
{
    struct buffer *buffer = context;
    if (length > TEXT - buffer->length)
        return 1;
    memcpy(buffer->bytes + buffer->length, bytes, length);
    buffer->length += length;
    return 0;
}

static ptrdiff_t give(void *context, char *bytes, size_t size)
{
    struct buffer *buffer = context;
    size_t length = buffer->length - buffer->read;
    length = length < size ? length : size;
    memcpy(bytes, buffer->bytes + buffer->read, length);
    buffer->read += length;
    return (ptrdiff_t)length;
}

static void write_text(struct buffer *buffer, enum form form, const struct written_game *written)
{
    static struct output output;
    buffer->length = buffer->read = 0;
    output_begin(&output, keep, buffer);
    put_written(&output, form, written);
    output_flush(&output);
}

/* Write a record in a notation. */
static bool write_record(struct buffer *buffer, const struct yinsh_record *record,
                         const char *notation)
{
    buffer->length = buffer->read = 0;
    return yinsh_record_write(record, notation, keep, buffer) == 0;
}

static yinsh_reader *open_text(struct buffer *buffer, enum form form, unsigned variant)
{
    yinsh_reader_options options = {.size = sizeof(yinsh_reader_options),
                                    .notation = form_names[form],
                                    .variant = (enum yinsh_variant)variant,
                                    .all_faults = true};
    yinsh_reader *reader = yinsh_reader_new(give, buffer, &options);
    if (reader == NULL)
        abort();
    return reader;
}

/*
 * Write the repaired record as the command does, read that back and write it again; nothing if it
 * cannot be written.
 */
static bool rewrite(const struct yinsh_record *record, enum form form, unsigned variant,
                    struct buffer *buffer)
{
    static struct buffer text;
    static struct repair_text own;
    const yinsh_reader_options options = {.size = sizeof(yinsh_reader_options),
                                          .variant = (enum yinsh_variant)variant};
    const char *why = repair_write(&repair, &options, &own);
    const struct yinsh_record *repaired;
    buffer->length = text.length = text.read = 0;
    if (why != NULL) {
        unwritten++;
        return false;
    }
    patched += own.patched;
    rewritten += !own.patched;
    keep(&text, own.out.at, own.out.length);
    yinsh_reader *reader = open_text(&text, form, variant);
    bool good = yinsh_reader_next(reader, &repaired) == 1 && record_first_error(repaired) == NULL &&
                write_record(buffer, repaired, form_names[form]);
    yinsh_reader_free(reader);
    if (show != NULL && strcmp(show, "rewritten") == 0 && form == FORM_GIPF && !own.patched) {
        char line[512];
        fprintf(stderr, "# rewritten\n%.*s\n", (int)record->window.taken, record->window.bytes);
        for (size_t i = 0; i < repair.fix_count; i++) {
            fix_text(&repair, &repair.fixes[i], line, sizeof line);
            fprintf(stderr, "# %s\n", line);
        }
    }
    return good;
}

/* Repair a broken text, and compare the result with the right one. */
static enum verdict judge(struct buffer *text, enum form form, unsigned variant,
                          const struct buffer *right)
{
    static struct buffer repaired;
    const struct yinsh_record *record;
    yinsh_reader *reader = open_text(text, form, variant);
    enum verdict outcome = UNREPAIRED;
    if (yinsh_reader_next(reader, &record) != 1 || !repair_record(&repair, record))
        abort();
    bool good = record_first_error(record) == NULL;
    if (repair.outcome == REPAIR_DONE || good) {
        bool same = repair.outcome == REPAIR_DONE
                        ? rewrite(record, form, variant, &repaired)
                        : write_record(&repaired, record, form_names[form]);
        same = same && repaired.length == right->length &&
               memcmp(repaired.bytes, right->bytes, repaired.length) == 0;
        outcome = same ? RESTORED : repair.outcome == REPAIR_DONE ? WRONG : LEGAL;
        if (repair.outcome == REPAIR_DONE && repaired.length == 0)
            outcome = UNREPAIRED;
        /* A number 1 in the middle begins another record. */
        if (yinsh_reader_next(reader, &record) == 1)
            outcome = repair.outcome == REPAIR_DONE ? WRONG : UNREPAIRED;
    }
    yinsh_reader_free(reader);
    return outcome;
}

static void show_game(const char *what, const struct buffer *text, const struct buffer *right)
{
    char line[512];
    fprintf(stderr, "# %s\n%.*s# right:\n%.*s", what, (int)text->length, text->bytes,
            (int)right->length, right->bytes);
    for (size_t i = 0; i < repair.fix_count; i++) {
        fix_text(&repair, &repair.fixes[i], line, sizeof line);
        fprintf(stderr, "# %s\n", line);
    }
    repair_reason(&repair, line, sizeof line);
    fprintf(stderr, "# %s\n", line);
}

/* Write a good game in a notation; false if the notation cannot hold it. */
static bool write_right(const struct written_game *written, enum form form, struct buffer *right)
{
    static struct buffer text;
    const struct yinsh_record *record;
    write_text(&text, form, written);
    yinsh_reader *reader = open_text(&text, form, written->final.variant);
    bool good = yinsh_reader_next(reader, &record) == 1 && record_first_error(record) == NULL;
    if (good)
        write_record(right, record, form_names[form]);
    yinsh_reader_free(reader);
    return good;
}

/* Whether a way may result in another legal game, in which nothing can be detected. */
static bool may_stay_legal(enum way way)
{
    return way == WAY_PAIR || way == WAY_PAIR_SAME || way == WAY_RESULT || way == WAY_SWAPPED ||
           way == WAY_SWAPPED_MOVES;
}

/* Break a game in one way and write it; false if that way does not apply. */
static bool write_broken(struct written_game *game, enum way way, enum form form,
                         struct chance *chance, struct buffer *text)
{
    if (!way_shows(way, form) || !break_game(chance, way, game))
        return false;
    write_text(text, form, game);
    return true;
}

/* Break a game in two ways, each of which makes it illegal. */
static bool write_combined(const struct written_game *game, enum way first, enum way second,
                           enum form form, struct chance *chance, const struct buffer *right,
                           struct buffer *text)
{
    static struct written_game broken;
    enum way ways[] = {first, second};
    if (may_stay_legal(first) && may_stay_legal(second) && first != WAY_RESULT &&
        second != WAY_RESULT)
        return false;
    for (int i = 0; i < 2; i++) {
        broken = *game;
        /* A game that ends outside the board may have any result. */
        if (ways[i] == WAY_RESULT && game->end >= YINSH_END_RESIGN)
            return false;
        if (may_stay_legal(ways[i]) && (!write_broken(&broken, ways[i], form, chance, text) ||
                                        judge(text, form, game->final.variant, right) == LEGAL))
            return false;
    }
    /* The way that was checked comes first, since it is random each time. */
    bool swap = may_stay_legal(second) && second != WAY_RESULT;
    broken = *game;
    if (!write_broken(&broken, swap ? second : first, form, chance, text))
        return false;
    if (may_stay_legal(swap ? second : first) &&
        judge(text, form, game->final.variant, right) == LEGAL)
        return false;
    /* If nothing is left of the last turn, the record is good up to there. */
    return write_broken(&broken, swap ? first : second, form, chance, text) &&
           broken.turns[broken.count - 1].count > 0;
}

/* Whether the repair drops something. */
static bool drops_actions(void)
{
    for (size_t i = 0; i < repair.fix_count; i++)
        if (repair.fixes[i].kind == FIX_TAKEN_BACK)
            return true;
    return false;
}

/* Break a game in one way, or in two, in one notation. */
static void try_form(const struct written_game *game, enum way first, enum way second,
                     enum form form, struct chance *chance)
{
    static struct written_game broken;
    static struct buffer text;
    const struct buffer *right = &rights[form];
    struct count *count = &counts[second][first][form];
    broken = *game;
    if (!has_right[form])
        return;
    if (second < WAYS ? !write_combined(game, first, second, form, chance, right, &text)
                      : !write_broken(&broken, first, form, chance, &text))
        return;
    enum verdict outcome = judge(&text, form, game->final.variant, right);
    /* If nothing is dropped, the turns that were taken back are part of another legal game. */
    if (outcome == WRONG && second < WAYS && !drops_actions() &&
        (may_stay_legal(first) || may_stay_legal(second)))
        outcome = LEGAL;
    count->broken++;
    count->outcomes[outcome]++;
    if (show != NULL &&
        (outcome == WRONG || (outcome == UNREPAIRED && strcmp(show, way_names[first]) == 0)))
        show_game(way_names[first], &text, right);
}

/* Break a game in the official notation, and in one of the others. */
static void try_ways(const struct written_game *game, enum way first, enum way second,
                     struct chance *chance)
{
    try_form(game, first, second, FORM_GIPF, chance);
    try_form(game, first, second, (enum form)(1 + chance_below(chance, FORMS - 1)), chance);
}

/* Write the unbroken current game in all notations. */
static void write_rights(const struct written_game *written)
{
    for (int form = 0; form < FORMS; form++)
        has_right[form] = write_right(written, (enum form)form, &rights[form]);
}

static void try_game(const struct generated_game *game, bool combined, struct chance *chance)
{
    static struct written_game written;
    write_down(game, &written);
    write_rights(&written);
    for (int way = 0; way < WAYS; way++) {
        if (!combined)
            try_ways(&written, (enum way)way, WAYS, chance);
        else
            try_ways(&written, (enum way)way, (enum way)chance_below(chance, WAYS), chance);
    }
    if (combined || !cut_short(chance, &written))
        return;
    write_rights(&written);
    try_ways(&written, WAY_LAST, WAYS, chance);
    try_ways(&written, WAY_LAST_PAIR, WAYS, chance);
}

static ptrdiff_t give_file(void *context, char *bytes, size_t size)
{
    FILE *file = context;
    size_t got = fread(bytes, 1, size, file);
    return ferror(file) ? -1 : (ptrdiff_t)got;
}

/* Try the good games of a file; false if it cannot be read, or has none. */
static bool try_file(const char *name, bool combined, struct chance *chance)
{
    static struct generated_game game;
    const struct yinsh_record *record;
    bool any = false;
    FILE *file = fopen(name, "rb");
    if (file == NULL)
        return false;
    yinsh_reader *reader = yinsh_reader_new(give_file, file, NULL);
    while (reader != NULL && yinsh_reader_next(reader, &record) == 1) {
        /* Games are written and broken by the rules alone. */
        if (record_first_error(record) != NULL || record->game.count == 0 ||
            record->game.start.house != YINSH_HOUSE_NONE)
            continue;
        game = (struct generated_game){
            .variant = (enum yinsh_variant)record->game.start.variant,
            .count = record->game.count,
            .end = record->outcome.end,
            .result = record->outcome.result,
        };
        for (size_t i = 0; i < record->game.count; i++)
            game.actions[i] = record->game.played[i].action;
        try_game(&game, combined, chance);
        any = true;
    }
    yinsh_reader_free(reader);
    fclose(file);
    return any;
}

static void print_counts(void)
{
    for (int second = 0; second <= WAYS; second++)
        for (int way = 0; way < WAYS; way++)
            for (int form = 0; form < FORMS; form++) {
                const struct count *count = &counts[second][way][form];
                if (count->broken == 0)
                    continue;
                printf("%s%s%s\t%s\t%" PRIu64, way_names[way], second < WAYS ? "+" : "",
                       second < WAYS ? way_names[second] : "", form_names[form], count->broken);
                for (int outcome = 0; outcome < OUTCOMES; outcome++)
                    printf("\t%" PRIu64, count->outcomes[outcome]);
                printf("\n");
            }
}

int main(int argc, char **argv)
{
    static struct generated_game game;
    long games = 100, seed = 1;
    bool combined = false;
    int at = 1;
    for (; at < argc && strncmp(argv[at], "--", 2) == 0; at++) {
        if (strcmp(argv[at], "--combined") == 0)
            combined = true;
        else if (strcmp(argv[at], "--games") == 0 && at + 1 < argc)
            games = strtol(argv[++at], NULL, 10);
        else if (strcmp(argv[at], "--seed") == 0 && at + 1 < argc)
            seed = strtol(argv[++at], NULL, 10);
        else if (strcmp(argv[at], "--show") == 0 && at + 1 < argc)
            show = argv[++at];
        else
            return 2;
    }
    for (long i = 0; i < games; i++) {
        struct chance chance = chance_begin((uint64_t)(seed * 1000000 + i));
        enum yinsh_end end = i % 8 == 7 ? YINSH_END_RESIGN : YINSH_END_RINGS;
        generate_game(&chance, i % 10 == 9 ? YINSH_BLITZ : YINSH_STANDARD, end, &game);
        try_game(&game, combined, &chance);
    }
    for (; at < argc; at++) {
        struct chance chance = chance_begin((uint64_t)seed);
        if (!try_file(argv[at], combined, &chance))
            return 1;
    }
    print_counts();
    fprintf(stderr,
            "# %" PRIu64 " texts changed in place, %" PRIu64 " written anew, %" PRIu64 " not\n",
            patched, rewritten, unwritten);
    arena_free(&repair.arena);
    return 0;
}
