/* SPDX-License-Identifier: BSD-2-Clause */
/*
 * yinsh diff: pairs the records of two files, folders or archives, and writes how they differ.
 *
 * What is compared of a record is kept in a temporary file, and only what pairs it in memory.
 */
#include "commands/commands.h"

#include "base/hash.h"
#include "commands/diff/diff.h"
#include "jobs/results.h"
#include "options/command_line.h"
#include "outputs/new_file.h"
#include "query/columns.h"

#include <errno.h>
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static const char *const by_choices[] = {"all", "players", "turns", "order", NULL};
static const char *const symmetry_choices[] = {"none", "all", NULL};
static const char *const format_choices[] = {"text", "tsv", "csv", "json", "table", NULL};

/* The state of the command. */
struct diffing {
    struct cli *cli;
    int by, symmetric, format; /* format is 0 for text, else an enum table_format plus one */
    bool all, quiet;
    struct diff_style style;
    uint64_t secret[2];
    struct kept kept;
    struct side sides[2];
    int side;                       /* the one that is read */
    struct yinsh_record records[2]; /* those that are compared */
    struct bytes bytes[2];          /* of these */
    struct table table;
    bool begun; /* whether anything was written */
    uint64_t pairs, same, only[2];
};

/* ---- Reading ----------------------------------------------------------------- */

static void pack(struct results *results, const struct origin *origin,
                 const struct yinsh_record *record)
{
    const struct diffing *diffing = results->work->context;
    struct record_keys keys;
    record_keys_of(&keys, record, diffing->secret);
    /* Not in the frame, whose length is fixed before the number may be filled in. */
    results_number(results, &results->out, origin);
    size_t frame = results_frame_begin(results, SOURCE_OTHER);
    output_bytes(&results->out, (const char *)&keys, sizeof keys);
    record_pack(&results->out, record);
    output_bytes(&results->out, origin->file, strlen(origin->file) + 1);
    results_frame_end(results, frame);
}

/* Note the records of a piece of results, which begins at a place of the temporary file. */
static bool note(struct side *side, const char *bytes, size_t length, uint64_t place)
{
    const char *first = bytes;
    while (length > 0) {
        struct side_record *record = side_add(side);
        if (record == NULL)
            return false;
        record->number = frame_number(&bytes, &length);
        struct frame frame = frame_next(&bytes, &length);
        memcpy(&record->keys, frame.bytes, sizeof record->keys);
        record->place = place + (uint64_t)(frame.bytes - first) + sizeof record->keys;
        record->length = frame.length - sizeof record->keys;
    }
    return true;
}

static bool take(struct cli *cli, const char *bytes, size_t length, void *context)
{
    struct diffing *diffing = context;
    uint64_t place = kept_place(&diffing->kept);
    if (length == 0 || !kept_add(cli, &diffing->kept, bytes, length))
        return false;
    return note(&diffing->sides[diffing->side], bytes, length, place) ||
           cli_trouble(cli, "records", strerror(ENOMEM));
}

/* Read both sides; false if one was not read to its end. */
static bool read_sides(struct cli *cli, struct diffing *diffing, const struct work *work)
{
    struct input_options *input = &cli->input;
    char **files = input->files;
    bool good = jobs_prepare(cli);
    input->count = 1;
    for (diffing->side = 0; diffing->side < 2 && good; diffing->side++) {
        struct work of_side = *work;
        input->files = files + diffing->side;
        of_side.again = diffing->side == 0;
        jobs_run(cli, &of_side);
        good = !of_side.stopped && !cli->incomplete;
    }
    input->files = files;
    input->count = 2;
    return good;
}

/* Get a record of a side back; false, and reported, on failure. */
static bool get_record(struct cli *cli, struct diffing *diffing, int side,
                       const struct side_record *from, struct diff_side *found)
{
    struct yinsh_record *record = &diffing->records[side];
    struct bytes *bytes = &diffing->bytes[side];
    if (!kept_get(cli, &diffing->kept, from->place, from->length, bytes))
        return false;
    record_reset(record);
    const char *file = record_unpack(bytes->at, record);
    if (record->arena.failed)
        cli_trouble(cli, "records", strerror(ENOMEM));
    *found = (struct diff_side){file, from->number, record};
    return !record->arena.failed;
}

/* ---- Pairs ------------------------------------------------------------------- */

static bool beginnings(void *context, const struct side_record *from, uint64_t *of_actions)
{
    struct diffing *diffing = context;
    struct game_identity_builder builder;
    struct diff_side found;
    if (!get_record(diffing->cli, diffing, 0, from, &found))
        return false;
    const struct record_game *game = &found.record->game;
    game_identity_begin(&builder, diffing->secret, &game->start, true);
    for (size_t i = 0; i < game->count; i++) {
        game_identity_add(&builder, game->played[i].action);
        of_actions[i] = game_identity_end(&builder).word[0];
    }
    return true;
}

/* Pair the records; false, and reported, on failure. */
static bool find_pairs(struct cli *cli, struct diffing *diffing)
{
    enum pair_trouble trouble =
        pairs_find(diffing->sides, (enum pair_by)diffing->by, beginnings, diffing);
    if (trouble == PAIR_NO_MEMORY)
        return cli_trouble(cli, "records", strerror(ENOMEM));
    if (trouble == PAIR_TOO_MANY && cli_counts_records(&cli->messages))
        cli_message(cli, "yinsh: diff: the beginnings of records without a pair are not "
                         "compared: they have too many actions\n");
    return trouble != PAIR_FAILED;
}

/* ---- Writing ----------------------------------------------------------------- */

static void write_difference(struct cli *cli, struct diffing *diffing,
                             const struct diff_side sides[2], const struct difference *difference)
{
    bool is_same =
        difference->how == HOW_SAME || (difference->how == HOW_SYMMETRIC && diffing->symmetric);
    if (!is_same)
        cli_worsen(cli, STATUS_BAD);
    if (difference->how != HOW_MISSING)
        diffing->same += is_same;
    if (is_same && !diffing->all)
        return;
    if (diffing->format > 0) {
        diff_write_row(&diffing->table, sides, difference, &diffing->style.ignored);
        return;
    }
    output_string(cli->out, diffing->begun ? "\n" : "");
    diffing->begun = true;
    diff_write_text(cli->out, sides, difference, &diffing->style);
}

/* Compare a record of a side with its pair, if it has one; false, and reported, on failure. */
static bool compare(struct cli *cli, struct diffing *diffing, int side,
                    const struct side_record *record)
{
    struct difference difference = {.how = HOW_MISSING};
    struct diff_side found[2] = {{.file = NULL}, {.file = NULL}};
    if (!get_record(cli, diffing, side, record, &found[side]))
        return false;
    if (record->pair == PAIR_NONE) {
        diffing->only[side]++;
    } else {
        diffing->pairs++;
        if (!get_record(cli, diffing, 1, &diffing->sides[1].list[record->pair], &found[1]))
            return false;
        difference = records_compare(found[0].record, found[1].record, &diffing->style.ignored);
    }
    write_difference(cli, diffing, found, &difference);
    return true;
}

/* Compare all pairs in the order of the first side, and then write what only the second has. */
static void compare_all(struct cli *cli, struct diffing *diffing)
{
    bool good = true;
    for (int side = 0; side < 2; side++)
        for (uint32_t i = 0; i < diffing->sides[side].count && good && cli->out->error == 0; i++) {
            const struct side_record *record = &diffing->sides[side].list[i];
            if (side == 0 || record->pair == PAIR_NONE)
                good = compare(cli, diffing, side, record);
        }
}

static void report_counts(struct cli *cli, const struct diffing *diffing)
{
    cli_message(cli,
                "%" PRIu64 " pair%s: %" PRIu64 " the same, %" PRIu64
                " different; only in the first: %" PRIu64 ", only in the second: %" PRIu64 "\n",
                diffing->pairs, diffing->pairs == 1 ? "" : "s", diffing->same,
                diffing->pairs - diffing->same, diffing->only[0], diffing->only[1]);
}

/* ---- The command ------------------------------------------------------------- */

static void diff_sides(struct cli *cli, struct diffing *diffing, const struct work *work)
{
    struct output *standard = cli->out;
    if (!read_sides(cli, diffing, work) || !find_pairs(cli, diffing))
        return;
    bool good = diffing->format == 0 ||
                table_open(&diffing->table, (enum table_format)(diffing->format - 1), diff_columns,
                           DIFF_COLUMNS, true, standard);
    if (good)
        compare_all(cli, diffing);
    if (!good || (diffing->format > 0 && !table_close(&diffing->table)))
        cli_trouble(cli, "results", strerror(ENOMEM));
    if (!diffing->quiet && cli_counts_records(&cli->messages))
        report_counts(cli, diffing);
}

/* Whether the options fit together; otherwise reports it. */
static bool fit_together(struct cli *cli)
{
    const struct input_options *input = &cli->input;
    if (input->count != 2 || input->list_count > 0)
        return cli_usage(cli, NULL, "two files, folders or archives are needed");
    if (strcmp(input->files[0], "-") == 0 && strcmp(input->files[1], "-") == 0)
        return cli_usage(cli, NULL, "only one of the two can be standard input");
    if (input->parts > 0)
        return cli_usage(cli, NULL, "--part cannot be used: pairs may be in different parts");
    return true;
}

static void diffing_free(struct diffing *diffing)
{
    kept_end(&diffing->kept);
    for (int side = 0; side < 2; side++) {
        free(diffing->sides[side].list);
        record_free(&diffing->records[side]);
        bytes_free(&diffing->bytes[side]);
    }
}

static void run_diff(struct cli *cli, int argc, char **argv)
{
    static struct diffing diffing; /* large */
    struct diff_ignored *ignored = &diffing.style.ignored;
    const struct option_spec options[] = {
        {"by", 0, OPTION_CHOICE, .value = &diffing.by, .choices = by_choices},
        {"symmetry", 0, OPTION_CHOICE, .value = &diffing.symmetric, .choices = symmetry_choices},
        {"all", 0, OPTION_FLAG, .value = &diffing.all},
        {"no-tags", 0, OPTION_FLAG, .value = &ignored->tags},
        {"no-clocks", 0, OPTION_FLAG, .value = &ignored->clocks},
        {"no-comments", 0, OPTION_FLAG, .value = &ignored->comments},
        {"no-boards", 0, OPTION_CLEAR, .value = &diffing.style.boards},
        {"format", 0, OPTION_CHOICE, .value = &diffing.format, .choices = format_choices},
        {"ascii", 0, OPTION_FLAG, .value = &diffing.style.board.ascii},
        {"quiet", 'q', OPTION_FLAG, .value = &diffing.quiet},
        {.name = NULL},
    };
    struct work work = {.each = pack, .context = &diffing, .take = take};
    memset(&diffing, 0, sizeof diffing);
    diffing.cli = cli;
    diffing.style.boards = true;
    if (!cli_options(cli, argc, argv, options) || !fit_together(cli) ||
        !select_records(cli, &work) || !outputs_note(cli, NULL, false))
        return;
    hash_secret(diffing.secret);
    diffing.style.board.color = cli_colors(cli->color, STDOUT_FILENO);
    if (!kept_begin(cli, &diffing.kept))
        return;
    diff_sides(cli, &diffing, &work);
    diffing_free(&diffing);
}

const struct command command_diff = {
    .name = "diff",
    .arguments = "[OPTION]... FILE FILE",
    .summary = "Compare the records of two files, folders or archives",
    .options =
        "      --by=WHAT        pair records by players, turns, order or all [default: all]\n"
        "      --symmetry=WHICH  none or all; with all, games are the same if they differ only\n"
        "                       by turning or mirroring the board [default: none]\n"
        "      --all            also write pairs that are the same\n"
        "      --no-tags        do not compare tags and results\n"
        "      --no-clocks      do not compare clocks\n"
        "      --no-comments    do not compare comments and marks\n"
        "      --no-boards      do not draw the boards after the turns that differ\n"
        "      --format=FORMAT  text, tsv, csv, json or table [default: text]\n"
        "      --ascii          draw rings as W and B, markers as w and b\n"
        "  -q, --quiet          omit the last line, which counts the pairs\n",
    .examples = "  yinsh diff old.yin new.yin\n"
                "  yinsh diff --format=tsv --all games.sgf archive.zip\n",
    .run = run_diff,
};
