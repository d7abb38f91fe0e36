/* SPDX-License-Identifier: BSD-2-Clause */
#include "score/report.h"

#include "base/quantity.h"
#include "base/text.h"
#include "messages/messages.h"

#include <inttypes.h>
#include <stdlib.h>

/* ---- Names ------------------------------------------------------------- */

static bool collect_names(const struct map *counts, struct map *names)
{
    struct tally_game game;
    for (size_t i = 0; i < counts->count; i++)
        for (int side = 0; side < 2 && tally_parse_game(map_key(&counts->entries[i]), &game);
             side++)
            if (game.names[side].length > 0 && map_add(names, game.names[side]) == NULL)
                return false;
    return true;
}

static int compare_names(const void *a, const void *b)
{
    const struct player *left = a, *right = b;
    return quantity_order(left->name, right->name, false);
}

/* Make the sorted list of players from their names, and give each name its index. */
static bool list_players(struct players *players)
{
    players->count = players->names.count;
    players->list = calloc(players->count + 1, sizeof *players->list);
    if (players->list == NULL)
        return false;
    for (size_t i = 0; i < players->count; i++)
        players->list[i].name = map_key(&players->names.entries[i]);
    qsort(players->list, players->count, sizeof *players->list, compare_names);
    for (size_t i = 0; i < players->count; i++) {
        struct map_entry *entry = map_add(&players->names, players->list[i].name);
        if (entry == NULL)
            return false;
        entry->value = i;
    }
    return true;
}

/* ---- Spellings ----------------------------------------------------------- */

enum { FIRST_ACCENTED = 0xC0, FIRST_MARK = 0x300, MARKS_END = 0x370 };

/* The characters from U+00C0 to U+017F without accents, in lower case; "?" for other letters. */
static const char plain_letters[] =
    "aaaaaa?ceeeeiiii?nooooo?ouuuuy??aaaaaa?ceeeeiiii?nooooo?ouuuuy?y"
    "aaaaaaccccccccddddeeeeeeeeeegggggggghhhhiiiiiiiiii??jjkk?llllll?"
    "?llnnnnnn???oooooo??rrrrrrssssssssttttttuuuuuuuuuuuuwwyyyzzzzzz?";

/*
 * Append the letters and digits of a name in lower case and without accents, which may be
 * characters of their own; other alphabets stay as they are.
 */
static void add_letters(struct text *text, struct words name)
{
    for (size_t i = 0; i < name.length; i++) {
        unsigned char byte = (unsigned char)name.bytes[i];
        unsigned char next = i + 1 < name.length ? (unsigned char)name.bytes[i + 1] : 0;
        bool two = (byte & 0xE0) == 0xC0 && (next & 0xC0) == 0x80;
        unsigned code = two ? (byte & 0x1FU) << 6 | (next & 0x3FU) : byte;
        char letter = to_lower(name.bytes[i]);
        if (two && code >= FIRST_ACCENTED && code - FIRST_ACCENTED < sizeof plain_letters - 1 &&
            plain_letters[code - FIRST_ACCENTED] != '?')
            letter = plain_letters[code - FIRST_ACCENTED];
        else if (two && (code < FIRST_ACCENTED || (code >= FIRST_MARK && code < MARKS_END)))
            letter = ' '; /* a sign or a mark */
        else
            two = false;
        i += two;
        if (is_letter(letter) || is_digit(letter) || (letter & 0x80) != 0)
            text_add(text, &letter, 1);
    }
}

void players_hint(struct cli *cli, const struct players *players)
{
    char letters[PLAYER_NAME + 1]; /* never more than the name */
    struct map names;
    uint64_t alike = 0;
    map_begin(&names);
    for (size_t i = 0; i < players->count; i++) {
        struct text text = text_begin(letters, sizeof letters);
        add_letters(&text, players->list[i].name);
        struct map_entry *entry =
            text.length > 0 ? map_add(&names, (struct words){letters, text.length}) : NULL;
        if (entry != NULL)
            alike += entry->value++ > 0;
    }
    map_free(&names);
    if (alike > 0)
        cli_message(
            cli,
            "yinsh: %s: names that differ from another one only in capitals, accents, spaces or "
            "signs: %" PRIu64 "; --alias can unite them\n",
            cli->command->name, alike);
}

/* ---- Games ------------------------------------------------------------- */

static void add_side(struct player *player, enum yinsh_colour side, const struct tally_game *game,
                     uint64_t count)
{
    enum yinsh_result won = side == YINSH_WHITE ? YINSH_RESULT_WHITE : YINSH_RESULT_BLACK;
    if (game->result == YINSH_RESULT_DRAW)
        player->draws[side] += count;
    else if (game->result == won)
        player->wins[side] += count;
    else
        player->losses[side] += count;
    player->rings_for += (uint64_t)game->rings[side] * count;
    player->rings_against += (uint64_t)game->rings[!side] * count;
}

static void add_pairing(struct players *players, uint32_t player, uint32_t opponent, uint64_t games,
                        uint64_t halves)
{
    players->pairings[players->pairing_count++] =
        (struct pairing){.player = player, .opponent = opponent, .games = games, .halves = halves};
}

static void add_game(struct players *players, const struct tally_game *game, uint64_t count)
{
    const struct map_entry *white = map_find(&players->names, game->names[YINSH_WHITE]);
    const struct map_entry *black = map_find(&players->names, game->names[YINSH_BLACK]);
    uint64_t halves = game->result == YINSH_RESULT_WHITE  ? 2 * count
                      : game->result == YINSH_RESULT_DRAW ? count
                                                          : 0;
    if (white != NULL)
        add_side(&players->list[white->value], YINSH_WHITE, game, count);
    if (black != NULL)
        add_side(&players->list[black->value], YINSH_BLACK, game, count);
    /* A bye has no opponent, and a double forfeit is no game against one. */
    if (white == NULL || black == NULL || white == black || game->result == YINSH_RESULT_NONE)
        return;
    uint32_t first = (uint32_t)white->value, second = (uint32_t)black->value;
    add_pairing(players, first, second, count, halves);
    add_pairing(players, second, first, count, 2 * count - halves);
}

static int compare_pairings(const void *a, const void *b)
{
    const struct pairing *left = a, *right = b;
    if (left->player != right->player)
        return left->player < right->player ? -1 : 1;
    return (left->opponent > right->opponent) - (left->opponent < right->opponent);
}

/* Sort the pairings, combine those of the same pair, and find each player's first. */
static bool settle_pairings(struct players *players)
{
    struct pairing *list = players->pairings;
    size_t kept = 0, at = 0;
    qsort(list, players->pairing_count, sizeof *list, compare_pairings);
    for (size_t i = 0; i < players->pairing_count; i++) {
        if (kept > 0 && compare_pairings(&list[kept - 1], &list[i]) == 0) {
            list[kept - 1].games += list[i].games;
            list[kept - 1].halves += list[i].halves;
        } else {
            list[kept++] = list[i];
        }
    }
    players->pairing_count = kept;
    players->first = calloc(players->count + 1, sizeof *players->first);
    if (players->first == NULL)
        return false;
    for (size_t i = 0; i <= players->count; i++) {
        while (at < kept && list[at].player < i)
            at++;
        players->first[i] = at;
    }
    return true;
}

static bool add_games(struct players *players, const struct map *counts)
{
    struct tally_game game;
    size_t games = 0;
    for (size_t i = 0; i < counts->count; i++)
        games += tally_is_game(map_key(&counts->entries[i]));
    players->pairings = calloc(games + 1, 2 * sizeof *players->pairings);
    if (players->pairings == NULL)
        return false;
    for (size_t i = 0; i < counts->count; i++)
        if (tally_parse_game(map_key(&counts->entries[i]), &game))
            add_game(players, &game, counts->entries[i].value);
    return settle_pairings(players);
}

/* Add a product to a sum, which stays PLAYER_TOO_MANY once it is too large. */
static void add_product(uint64_t *sum, uint64_t a, uint64_t b)
{
    uint64_t product;
    if (*sum == PLAYER_TOO_MANY || __builtin_mul_overflow(a, b, &product) ||
        __builtin_add_overflow(*sum, product, sum))
        *sum = PLAYER_TOO_MANY;
}

/* Add up what depends on the points of the opponents. */
static void add_opponents(struct players *players)
{
    for (size_t i = 0; i < players->pairing_count; i++) {
        const struct pairing *pairing = &players->pairings[i];
        struct player *player = &players->list[pairing->player];
        uint64_t halves = player_halves(&players->list[pairing->opponent]);
        add_product(&player->sonneborn_berger, pairing->halves, halves);
        add_product(&player->buchholz, 2 * pairing->games, halves);
    }
}

struct players *players_new(const struct tally *tally)
{
    const struct map *counts = &tally->counts;
    struct players *players = calloc(1, sizeof *players);
    if (players == NULL)
        return NULL;
    map_begin(&players->names);
    if (collect_names(counts, &players->names) && list_players(players) &&
        add_games(players, counts)) {
        add_opponents(players);
        return players;
    }
    players_free(players);
    return NULL;
}

void players_free(struct players *players)
{
    if (players == NULL)
        return;
    free(players->list);
    free(players->pairings);
    free(players->first);
    map_free(&players->names);
    free(players);
}

/* ---- Standing ---------------------------------------------------------- */

/* Compare so that the larger comes first. */
static int compare_down(uint64_t a, uint64_t b)
{
    return (a < b) - (a > b);
}

/* Compare as players_by_standing(), without the names. */
int players_compare(const struct player *a, const struct player *b)
{
    uint64_t points = player_halves(a);
    int order = compare_down(points, player_halves(b));
    /* The same points in fewer games are a larger share, except no points. */
    if (order == 0 && points > 0)
        order = compare_down(player_games(b), player_games(a));
    if (order == 0)
        order = compare_down(a->rings_for + b->rings_against, b->rings_for + a->rings_against);
    if (order == 0)
        order = compare_down(a->sonneborn_berger, b->sonneborn_berger);
    if (order == 0)
        order = compare_down(a->buchholz, b->buchholz);
    return order;
}

static int compare_players(const void *a, const void *b)
{
    const struct player *const *left = a, *const *right = b;
    int order = players_compare(*left, *right);
    /* The list of players is in the order of their names. */
    return order != 0 ? order : (*left > *right) - (*left < *right);
}

const struct player **players_by_standing(const struct players *players)
{
    const struct player **order = calloc(players->count + 1, sizeof(const struct player *));
    if (order == NULL)
        return NULL;
    for (size_t i = 0; i < players->count; i++)
        order[i] = &players->list[i];
    qsort(order, players->count, sizeof(const struct player *), compare_players);
    return order;
}

const struct pairing *players_pairing(const struct players *players, size_t player, size_t opponent)
{
    const struct pairing wanted = {.player = (uint32_t)player, .opponent = (uint32_t)opponent};
    size_t count = players->first[player + 1] - players->first[player];
    return count == 0 ? NULL
                      : bsearch(&wanted, players->pairings + players->first[player], count,
                                sizeof wanted, compare_pairings);
}
