/* SPDX-License-Identifier: BSD-2-Clause */
#include "site/site.h"

#include "base/text.h"
#include "page/page.h"
#include "record/identity.h"
#include "record/record.h"
#include "record/symmetry.h"
#include "registry/notation_list.h"
#include "syntax/legal_part.h"
#include "json/value.h"

#include <stdlib.h>

/* Kinds of frames of a record, in their order. */
enum {
    FRAME_ROW = 'r', /* after a struct head */
    FRAME_TEXT = 't',
    FRAME_TURNS = 'm',
    FRAME_RESULTS = 's', /* after the day */
    FRAME_STATISTICS = 'g',
    FRAME_OPENINGS = 'o' /* the last one */
};

/* What precedes a row. */
struct head {
    uint64_t id;
    uint32_t day;
    bool good;
};

enum { OPENING_ACTIONS = YINSH_PLACING_TURNS /* of the tree */ };

/* ---- Writing ------------------------------------------------------------- */

/*
 * Return the id of a record: of its game, players, date and site.  On an anonymous site it is that
 * of the game alone: from an id with the names, anybody could test a guess of who played the game.
 */
static uint64_t id_of(const struct yinsh_record *record, bool anonymous)
{
    static const uint64_t no_secret[2];
    static const char *const names[] = {"White", "Black", "Date", "Site"};
    struct game_identity identity = game_identity_of(record, no_secret, false);
    struct sip sip = sip_begin(identity.word);
    for (size_t i = 0; i < sizeof names / sizeof names[0]; i++) {
        struct words value = record_tag_value(record, anonymous ? "" : names[i]);
        sip_add_bytes(&sip, value.bytes, value.length);
    }
    return sip_end(sip, 0) >> (64 - SITE_ID_BITS);
}

/* The classes of the first rings of both players; nothing if they are not both placed. */
static void put_opening(struct output *out, const struct record_game *game)
{
    char names[2][YINSH_POINT_TEXT];
    if (game->count < 2 || game->played[0].action.kind != YINSH_PLACE ||
        game->played[1].action.kind != YINSH_PLACE)
        return;
    for (int i = 0; i < 2; i++)
        yinsh_point_format(opening_class(game->played[i].action.to), names[i]);
    output_format(out, "%s %s", names[0], names[1]);
}

static void put_column(struct output *out, const struct site_games *games, const char *name,
                       const struct origin *origin, const struct yinsh_record *record)
{
    struct column column;
    struct column_value value;
    if (!column_find(name, &column))
        return;
    column_view(&(struct view){&column, games->aliases, origin, record, NULL, NULL, YINSH_WHITE},
                &value);
    column_add_text(&column, &value);
    cli_put_visible(out, value.text, '\\', "\\\\");
    output_string(out, "\t");
}

/* Write the row but for the number of the record, and what precedes it. */
static void put_row(struct output *out, const struct site_games *games, const struct origin *origin,
                    const struct yinsh_record *record)
{
    static const char *const before[] = {"white", "black", "day", "site", "result", "turns", "end"};
    bool good = record_first_error(record) == NULL;
    const char *slash = strrchr(origin->file, '/');
    const uint32_t day = column_known_day(record);
    struct head head = {.id = id_of(record, games->anonymous), .day = day, .good = good};
    output_bytes(out, (const char *)&head, sizeof head);
    for (size_t i = 0; i < sizeof before / sizeof before[0]; i++) {
        bool some = strcmp(before[i], "day") == 0 && day > 0 && day % 100 == 0;
        const char *part = day / 100 % 100 > 0 ? "month" : "year";
        put_column(out, games, some ? part : before[i], origin, record);
    }
    put_opening(out, &record->game);
    output_string(out, good ? "\t0\t" : "\t1\t");
    if (!games->anonymous)
        cli_put_visible(out, words_of(slash != NULL ? slash + 1 : origin->file), '\\', "\\\\");
    output_string(out, "\t");
}

/* Write the turns and, if there is one, the fault with its points, as strings of JSON. */
static void put_turns(struct output *out, const struct yinsh_record *record)
{
    const struct fault *fault = record_first_error(record);
    struct page_fault page;
    output_string(out, "\"");
    page_turns(out, &record->game);
    output_string(out, "\"");
    if (fault == NULL)
        return;
    page_fault(&page, fault);
    output_string(out, ",");
    value_write(out, page.text, strlen(page.text));
    output_format(out, ",\"%s\"", page.points);
}

/* Write the lines of the sums; day is that of the game. */
static void put_sums(struct results *results, const struct site_games *games,
                     const struct origin *origin, const struct yinsh_record *record, uint32_t day)
{
    static const struct grouping together;
    bool good = yinsh_record_status(record) == YINSH_STATUS_OK;
    size_t frame = results_frame_begin(results, FRAME_RESULTS);
    output_bytes(&results->out, (const char *)&day, sizeof day);
    tally_put_record(&results->out, record, games->aliases);
    results_frame_end(results, frame);
    frame = results_frame_begin(results, FRAME_STATISTICS);
    if (good) {
        statistics_count(results->locals.work, record);
        statistics_put(&results->out, results->locals.work, &together, origin, record);
    }
    results_frame_end(results, frame);
    frame = results_frame_begin(results, FRAME_OPENINGS);
    if (good)
        openings_put_record(&results->out, record, &games->plan);
    results_frame_end(results, frame);
}

/* Write the row, the text and the turns of a record. */
static void put_game(struct results *results, const struct site_games *games,
                     const struct origin *origin, const struct yinsh_record *record,
                     const struct yinsh_record *written)
{
    size_t frame = results_frame_begin(results, FRAME_ROW);
    put_row(&results->out, games, origin, record);
    results_frame_end(results, frame);
    frame = results_frame_begin(results, FRAME_TEXT);
    (void)notation_convert(notation_find("gipf"), written, false, &results->out);
    results_frame_end(results, frame);
    frame = results_frame_begin(results, FRAME_TURNS);
    put_turns(&results->out, record);
    results_frame_end(results, frame);
}

void site_put_record(struct results *results, const struct origin *origin,
                     const struct yinsh_record *record)
{
    const struct site_games *games = results->work->context;
    struct arena arena = {.chunks = NULL};
    struct legal_part part;
    uint32_t day = column_known_day(record);
    record = games->anonymous ? nameless_of(&arena, results->cli, record) : record;
    if (record != NULL) {
        results_number(results, &results->out, origin);
        put_game(results, games, origin, record, legal_part_of(&part, record));
        put_sums(results, games, origin, record, day);
    } else {
        results_trouble(results, origin->file, strerror(ENOMEM));
    }
    arena_free(&arena);
}

/* ---- Taking -------------------------------------------------------------- */

static bool add_piece(struct site_games *games, struct words words)
{
    return bytes_add(&games->piece, words.bytes, words.length);
}

/* Begin the piece of a game with its row; false without memory. */
static bool begin_piece(struct site_games *games, struct words row, uint64_t number)
{
    char digits[LONGEST_NUMBER];
    size_t length = (size_t)(append_number(digits, number) - digits);
    games->piece.length = 0;
    return add_piece(games, row) && bytes_add(&games->piece, digits, length);
}

/* Keep the piece, and note where it is; false, and reported, on failure. */
static bool keep_game(struct cli *cli, struct site_games *games, struct site_game game)
{
    struct site_game *list =
        array_grow(games->list, games->count, &games->room, sizeof *games->list, 1024);
    if (list == NULL)
        return cli_trouble(cli, "results", strerror(ENOMEM));
    games->list = list;
    game.place = kept_place(&games->kept);
    games->list[games->count++] = game;
    games->good += game.good;
    return kept_add(cli, &games->kept, games->piece.at, games->piece.length);
}

/* Add the lines of the results after their day. */
static bool add_results(struct site_games *games, struct words lines, struct lines_fault *fault)
{
    struct words line, word;
    uint32_t day;
    memcpy(&day, lines.bytes, sizeof day);
    lines = words_from(lines, sizeof day);
    if (!tally_add_lines(games->results, lines.bytes, lines.length, fault))
        return false;
    while (words_cut(&lines, '\n', &line)) {
        words_cut(&line, '\t', &word);
        if (tally_is_game(word) && !history_add(&games->history, games->results, word, day, fault))
            return false;
    }
    return true;
}

/* Take the frames of one record, whose number is known; false and the fault on failure. */
static bool take_frames(struct cli *cli, struct site_games *games, uint64_t number,
                        const char **bytes, size_t *length, struct lines_fault *fault)
{
    struct site_game game = {.id = 0};
    struct head head;
    struct frame frame = {.kind = 0};
    bool good = true;
    fault->reason = strerror(ENOMEM);
    while (good && *length > 0 && frame.kind != FRAME_OPENINGS) {
        frame = frame_next(bytes, length);
        struct words words = {frame.bytes, frame.length};
        size_t before = games->piece.length;
        if (frame.kind == FRAME_ROW) {
            memcpy(&head, frame.bytes, sizeof head);
            game = (struct site_game){.id = head.id, .day = head.day, .good = head.good};
            good = begin_piece(games, words_from(words, sizeof head), number);
            game.row = (uint32_t)games->piece.length;
        } else if (frame.kind == FRAME_TEXT) {
            good = add_piece(games, words);
            game.text = (uint32_t)(games->piece.length - before);
        } else if (frame.kind == FRAME_TURNS) {
            game.turns = (uint32_t)frame.length;
            good = add_piece(games, words);
            if (good && !keep_game(cli, games, game))
                return false;
        } else if (frame.kind == FRAME_RESULTS) {
            good = add_results(games, words, fault);
        } else if (frame.kind == FRAME_STATISTICS) {
            good =
                statistics_take(&games->cache, games->statistics, words.bytes, words.length, fault);
        } else {
            good = tally_add_lines(games->openings, words.bytes, words.length, fault);
        }
    }
    return good || cli_trouble(cli, "sums", fault->reason);
}

bool site_take_records(struct cli *cli, const char *bytes, size_t length, void *context)
{
    struct lines_fault fault;
    bool good = true;
    while (good && length > 0) {
        uint64_t number = frame_number(&bytes, &length);
        good = take_frames(cli, context, number, &bytes, &length, &fault);
    }
    return good;
}

bool site_games_begin(struct cli *cli, struct site_games *games)
{
    yinsh_position start;
    unsigned symmetries;
    yinsh_start(&start, cli->reading.variant, cli->reading.house);
    start.steal = cli->reading.steal;
    games->plan = (struct openings_plan){
        .root = symmetry_least(&start, &symmetries), .depth = OPENING_ACTIONS, .tree = true};
    games->results = tally_new(NULL, NULL);
    games->statistics = tally_new(statistics_kinds, NULL);
    games->openings = tally_new(openings_kinds, NULL);
    map_begin(&games->cache.groups);
    if (games->results == NULL || games->openings == NULL || games->statistics == NULL)
        return cli_trouble(cli, "sums", strerror(ENOMEM));
    return kept_begin(cli, &games->kept);
}

void site_games_end(struct site_games *games)
{
    if (games->kept.descriptor >= 0)
        kept_end(&games->kept);
    statistics_cache_free(&games->cache);
    tally_free(games->results);
    tally_free(games->statistics);
    tally_free(games->openings);
    free(games->history.games);
    free(games->history.ratings);
    bytes_free(&games->piece);
    free(games->list);
}

/* ---- The games ----------------------------------------------------------- */

static int compare_input(const void *a, const void *b)
{
    const struct site_game *left = a, *right = b;
    return (left->place > right->place) - (left->place < right->place);
}

static int compare_ids(const void *a, const void *b)
{
    const struct site_game *left = a, *right = b;
    return left->id != right->id ? (left->id > right->id ? 1 : -1) : compare_input(a, b);
}

static int compare_days(const void *a, const void *b)
{
    const struct site_game *left = a, *right = b;
    return left->day != right->day ? (left->day < right->day ? 1 : -1) : compare_input(a, b);
}

void site_games_sort(struct site_games *games, enum site_order order)
{
    static int (*const orders[])(const void *, const void *) = {compare_ids, compare_input,
                                                                compare_days};
    if (games->count > 0)
        qsort(games->list, games->count, sizeof *games->list, orders[order]);
    for (size_t i = 1; i < games->count && order == ORDER_ID; i++) {
        const struct site_game *before = &games->list[i - 1];
        games->list[i].same = before->id == games->list[i].id ? before->same + 1 : 0;
    }
}

void site_game_id(const struct site_game *game, char id[SITE_ID])
{
    struct text text = text_begin(id, SITE_ID);
    text_format(&text, "%012llx", (unsigned long long)game->id);
    if (game->same > 0)
        text_format(&text, "-%lu", (unsigned long)game->same + 1);
}

bool site_game_row(struct site *site, const struct site_game *game, struct words cells[ROW_CELLS])
{
    struct kept *kept = &site->games.kept;
    if (!kept_get(site->cli, kept, game->place, game->row, &kept->read))
        return false;
    struct words row = {kept->read.at, game->row};
    for (size_t i = 0; i < ROW_CELLS; i++)
        words_cut(&row, '\t', &cells[i]);
    return true;
}

bool site_game_text(struct site *site, const struct site_game *game, struct words *text,
                    struct words *turns)
{
    size_t length = (size_t)game->text + game->turns;
    struct kept *kept = &site->games.kept;
    if (!kept_get(site->cli, kept, game->place + game->row, length, &kept->read))
        return false;
    *text = (struct words){kept->read.at, game->text};
    *turns = words_from((struct words){kept->read.at, length}, game->text);
    return true;
}
