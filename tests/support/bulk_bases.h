/* SPDX-License-Identifier: BSD-2-Clause */
/*
 * Records that tests of skipping damage: made up ones with everything that is rare, and those of
 * the samples and of ../shared, if that exists, as they are and converted.  And what is pasted into
 * them: records of other notations, and the words of the fuzz targets' dictionaries.
 */
#ifndef SUPPORT_BULK_BASES_H
#define SUPPORT_BULK_BASES_H

#include "support/bulk_damage.h"
#include "support/generate.h"

#include <ftw.h>

/** Bytes that are kept. */
struct base {
    char *bytes;
    size_t length;
};

/** Many of them. */
struct bases {
    struct base list[2048];
    size_t count;
};

enum { LONGEST_BASE = 32768 };

/** Records in the notation of the text, as they were found and made; those of other notations. */
static struct bases found_bases, made_bases, foreign_bases;

/** Words of the notation. */
static struct bases base_words;

static inline void add_base(struct bases *bases, const char *bytes, size_t length)
{
    if (length == 0 || length > LONGEST_BASE ||
        bases->count == sizeof bases->list / sizeof bases->list[0])
        return;
    struct base *base = &bases->list[bases->count++];
    base->bytes = malloc(length);
    base->length = length;
    assert_non_null(base->bytes);
    memcpy(base->bytes, bytes, length);
}

static inline void free_bases(struct bases *bases)
{
    while (bases->count > 0)
        free(bases->list[--bases->count].bytes);
}

/** Any of them, of which there is one at least. */
static inline const struct base *any_base(const struct bases *bases, uint32_t *random)
{
    return &bases->list[next_random(random) % bases->count];
}

/* ---- Records of files -------------------------------------------------- */

/* Keep a record as it is, and as it is in the notation of the text if that is another. */
static inline void add_record(const struct yinsh_record *record)
{
    bool own = record->notation != NULL && strcmp(record->notation, text_notation->name) == 0;
    add_base(own ? &found_bases : &foreign_bases, record->window.bytes, record->window.taken);
    if (own || yinsh_record_status(record) != YINSH_STATUS_OK)
        return;
    begin_text();
    if (put_record_converted(record))
        add_base(&made_bases, text.bytes, text.length);
}

static inline ptrdiff_t give_file(void *context, char *buffer, size_t size)
{
    return (ptrdiff_t)fread(buffer, 1, size, context);
}

/* Keep the records of a file; a callback of nftw(). */
static inline int add_file(const char *path, const struct stat *status, int type, struct FTW *place)
{
    FILE *file = type == FTW_F && strstr(path, ".md") == NULL ? fopen(path, "rb") : NULL;
    const struct yinsh_record *record;
    (void)status;
    (void)place;
    if (file == NULL)
        return 0;
    yinsh_reader *reader = yinsh_reader_new(give_file, file, NULL);
    assert_non_null(reader);
    while (yinsh_reader_next(reader, &record) == 1)
        if (record->notation != NULL)
            add_record(record);
    yinsh_reader_free(reader);
    fclose(file);
    return 0;
}

/* ---- Records that are made up ------------------------------------------ */

/* A game as it was generated, or only so many of its actions. */
static inline void take_generated(const struct generated_game *from, size_t most, struct game *game)
{
    yinsh_position *now = &game->last;
    yinsh_start(now, from->variant, YINSH_HOUSE_NONE);
    for (game->count = 0; game->count < from->count && game->count < GAME_ACTIONS; game->count++) {
        size_t i = game->count;
        yinsh_action rows[YINSH_MAX_ACTIONS];
        if (i >= most && now->due == YINSH_DUE_MOVE && now->turn != game->turns[i - 1])
            break;
        game->actions[i] = from->actions[i];
        game->turns[i] = now->turn;
        game->lone_row[i] = from->actions[i].kind == YINSH_ROW &&
                            yinsh_rows(now, (enum yinsh_colour)now->side, rows) == 1;
        assert_int_equal(yinsh_play(now, from->actions[i]), 0);
    }
}

/* Keep made up games with rows of both sides, in any layout; some of blitz, half of them short. */
static inline void make_bases(uint32_t seed)
{
    enum { GAMES = 300 };
    static struct generated_game generated;
    static struct game game;
    struct chance chance = chance_begin(seed);
    uint32_t random = seed;
    for (int i = 0; i < GAMES; i++) {
        enum yinsh_end end = i % 5 == 0   ? YINSH_END_RESIGN
                             : i % 5 == 1 ? YINSH_END_TIME
                                          : YINSH_END_RINGS;
        struct layout layout = any_layout(&random);
        layout.tags |= i % 8 == 0;
        generate_game(&chance, i % 8 == 0 ? YINSH_BLITZ : YINSH_STANDARD, end, &generated);
        take_generated(&generated, i % 4 < 3 ? 10 + next_random(&random) % 40 : SIZE_MAX, &game);
        begin_text();
        if (text_notation == &notation_gipf)
            put_game(&text, &game, &layout, &random);
        else
            put_converted(&game, &layout, &random);
        add_base(&made_bases, text.bytes, text.length);
    }
}

/* ---- Words ------------------------------------------------------------- */

/* Keep the word that a line of a dictionary has between quotation marks. */
static inline void add_word(const char *line)
{
    char word[256];
    size_t length = 0;
    const char *at = strchr(line, '"');
    for (at = at != NULL ? at + 1 : ""; *at != '\0' && *at != '"' && length < sizeof word; at++) {
        unsigned byte;
        if (at[0] == '\\' && at[1] == 'x' && sscanf(at + 2, "%2x", &byte) == 1) {
            word[length++] = (char)byte;
            at += 3;
        } else {
            at += *at == '\\';
            word[length++] = *at;
        }
    }
    add_base(&base_words, word, length);
}

static inline void read_words(const char *notation)
{
    char path[256], line[512];
    snprintf(path, sizeof path, "tests/fuzz/%s.dict", notation);
    FILE *file = fopen(path, "r");
    assert_non_null(file);
    while (fgets(line, sizeof line, file) != NULL)
        if (line[0] != '#')
            add_word(line);
    fclose(file);
}

/** Get all that there is for the notation of the text; the current folder is that of the sources.
 */
static inline void begin_bases(uint32_t seed)
{
    const char *shared = getenv("SHARED");
    char records[4096];
    assert_int_equal(nftw("samples", add_file, 16, FTW_PHYS), 0);
    if (shared != NULL && *shared != '\0') {
        snprintf(records, sizeof records, "%s/records", shared);
        assert_int_equal(nftw(records, add_file, 16, FTW_PHYS), 0);
    }
    make_bases(seed);
    read_words(text_notation->name);
    assert_true(found_bases.count > 0 && made_bases.count > 300 && foreign_bases.count > 50 &&
                base_words.count > 5);
}

static inline void end_bases(void)
{
    free_bases(&found_bases);
    free_bases(&made_bases);
    free_bases(&foreign_bases);
    free_bases(&base_words);
}

#endif
