/* SPDX-License-Identifier: BSD-2-Clause */
#include "score/tally.h"

#include "base/map.h"
#include "base/text.h"
#include "record/record.h"
#include "record/tags.h"
#include "rules/names.h"

#include <stdlib.h>

enum {
    KEY_ROOM = 2 * 3 * PLAYER_NAME + 64, /* for any key and a NUL; a byte takes at most three */
    KEY_WORDS = 5                        /* a key has no more words */
};

static const char unnamed_key[] = "unnamed";
static const char no_memory[] = "not enough memory";
static const char no_line[] = "this is not a line of sums that this version can read";

struct tally {
    struct map counts;
    const struct aliases *aliases;
    size_t limit;
    size_t bytes;   /* of all keys */
    uint64_t total; /* of all counts */
};

struct tally *tally_new(size_t limit, const struct aliases *aliases)
{
    struct tally *tally = calloc(1, sizeof *tally);
    if (tally == NULL)
        return NULL;
    map_begin(&tally->counts);
    tally->aliases = aliases;
    tally->limit = limit > 0 ? limit : TALLY_KEYS;
    return tally;
}

void tally_free(struct tally *tally)
{
    if (tally == NULL)
        return;
    map_free(&tally->counts);
    free(tally);
}

/* ---- Names in keys ----------------------------------------------------- */

/* Whether a name is empty, unknown, or too long to be kept. */
static bool is_no_name(struct words name)
{
    return name.length == 0 || name.length > PLAYER_NAME || words_are(name, "?");
}

/* How many bytes at the start of words are certain to need no escape in a key. */
static size_t plain_bytes(struct words words)
{
    size_t count = 0;
    while (count < words.length && words.bytes[count] > ' ' && words.bytes[count] < '\x7F' &&
           words.bytes[count] != '%')
        count++;
    return count;
}

/*
 * Append a name as one printable word: a space, a percent sign and each byte of a character that
 * a terminal cannot show become %XX.
 */
static void add_name(struct text *key, struct words name)
{
    static const char hex[] = "0123456789ABCDEF";
    while (name.length > 0) {
        size_t taken = plain_bytes(name);
        text_add(key, name.bytes, taken);
        name.bytes += taken;
        name.length -= taken;
        if (name.length == 0)
            break;
        struct visible piece = text_next_visible(name.bytes, name.length);
        bool plain = !piece.escaped && *name.bytes != ' ' && *name.bytes != '%';
        if (plain)
            text_add(key, name.bytes, piece.taken);
        for (size_t i = 0; i < piece.taken && !plain; i++) {
            unsigned char byte = (unsigned char)name.bytes[i];
            const char escape[3] = {'%', hex[byte >> 4], hex[byte & 15]};
            text_add(key, escape, sizeof escape);
        }
        name.bytes += piece.taken;
        name.length -= piece.taken;
    }
}

/* Undo add_name(); false if that would not have written the word. */
static bool parse_name(struct words word, char name[PLAYER_NAME], size_t *length)
{
    char canonical[3 * PLAYER_NAME + 1];
    struct text again = text_begin(canonical, sizeof canonical);
    *length = plain_bytes(word);
    if (*length == word.length && !is_no_name(word)) {
        memcpy(name, word.bytes, *length);
        return true;
    }
    *length = 0;
    for (size_t at = 0; at < word.length; at++) {
        char byte = word.bytes[at];
        if (*length == PLAYER_NAME)
            return false;
        if (byte == '%') {
            bool cut = word.length - at <= 2;
            unsigned high = cut ? 16 : text_hex_digit(word.bytes[at + 1]);
            unsigned low = cut ? 16 : text_hex_digit(word.bytes[at + 2]);
            if (high > 15 || low > 15 || high + low == 0)
                return false;
            byte = (char)(high << 4 | low);
            at += 2;
        }
        name[(*length)++] = byte;
    }
    struct words bytes = {name, *length};
    add_name(&again, bytes);
    return !is_no_name(bytes) && words_equal((struct words){canonical, again.length}, word);
}

/* Append the key of a game. */
static void add_game(struct text *key, struct words white, struct words black,
                     enum yinsh_result result, const int rings[2])
{
    const char score[] = {' ', (char)('0' + rings[YINSH_WHITE]), '-',
                          (char)('0' + rings[YINSH_BLACK]), '\0'};
    if (is_no_name(white) || is_no_name(black)) {
        text_add_string(key, unnamed_key);
        return;
    }
    text_add_string(key, "game ");
    add_name(key, white);
    text_add_string(key, " ");
    add_name(key, black);
    text_add_string(key, " ");
    text_add_string(key, yinsh_result_name(result));
    text_add_string(key, score);
}

/* ---- A record ---------------------------------------------------------- */

static void put_once(struct output *out, const char *kind, const char *word)
{
    output_string(out, kind);
    output_string(out, word);
    output_string(out, "\t1\n");
}

static struct words name_in(const struct yinsh_record *record, const char *name,
                            const struct aliases *aliases)
{
    const struct tag *tag = record_find_tag(record, name);
    struct words none = {"", 0};
    return tag != NULL ? aliases_of(aliases, (struct words){tag->value, tag->length}) : none;
}

static void put_game(struct output *out, const struct yinsh_record *record,
                     const struct aliases *aliases)
{
    char bytes[KEY_ROOM];
    struct text key = text_begin(bytes, sizeof bytes);
    struct words white = name_in(record, "White", aliases);
    struct words black = name_in(record, "Black", aliases);
    const int rings[2] = {record->game.now.removed[YINSH_WHITE],
                          record->game.now.removed[YINSH_BLACK]};
    add_game(&key, white, black, record->outcome.result, rings);
    put_once(out, bytes, "");
}

void tally_put_record(struct output *out, const struct yinsh_record *record,
                      const struct aliases *aliases)
{
    enum yinsh_status status = yinsh_record_status(record);
    put_once(out, "status ", yinsh_status_name(status));
    if (status != YINSH_STATUS_OK)
        return;
    put_once(out, "result ", yinsh_result_name(record->outcome.result));
    put_once(out, "end ", yinsh_end_name(record->outcome.end));
    if (record->outcome.result == YINSH_RESULT_NONE)
        return;
    output_string(out, "turns ");
    output_number(out, (uint64_t)yinsh_record_turns(record));
    put_once(out, "", "");
    put_game(out, record, aliases);
}

/* ---- Keys -------------------------------------------------------------- */

/* Parse a number without leading zeros; false if it is none, or above most. */
static bool parse_number(struct words digits, uint64_t most, uint64_t *number)
{
    *number = 0;
    if (digits.length == 0 || (digits.length > 1 && digits.bytes[0] == '0'))
        return false;
    for (size_t i = 0; i < digits.length; i++) {
        if (!is_digit(digits.bytes[i]))
            return false;
        uint64_t digit = (uint64_t)(digits.bytes[i] - '0');
        if (*number > (most - digit) / 10)
            return false;
        *number = *number * 10 + digit;
    }
    return true;
}

/* Divide a key at each space; returns the number of words, or 0 if there are too many. */
static size_t divide(struct words key, struct words words[KEY_WORDS])
{
    for (size_t count = 0; count < KEY_WORDS; count++) {
        const char *space = key.length > 0 ? memchr(key.bytes, ' ', key.length) : NULL;
        words[count] = key;
        if (space == NULL)
            return count + 1;
        words[count].length = (size_t)(space - key.bytes);
        key.bytes += words[count].length + 1;
        key.length -= words[count].length + 1;
    }
    return 0;
}

static bool parse_rings(struct words word, int rings[2])
{
    if (word.length != 3 || word.bytes[1] != '-')
        return false;
    rings[YINSH_WHITE] = word.bytes[0] - '0';
    rings[YINSH_BLACK] = word.bytes[2] - '0';
    return rings[YINSH_WHITE] >= 0 && rings[YINSH_WHITE] <= TALLY_RINGS &&
           rings[YINSH_BLACK] >= 0 && rings[YINSH_BLACK] <= TALLY_RINGS;
}

static bool parse_game(const struct words words[KEY_WORDS], size_t count, struct tally_game *game)
{
    if (count != 5 || !words_are(words[0], "game"))
        return false;
    int result = name_find(names_of_result, words[3].bytes, words[3].length);
    game->result = result > YINSH_RESULT_NONE ? (enum yinsh_result)result : YINSH_RESULT_NONE;
    return result > YINSH_RESULT_NONE && parse_rings(words[4], game->rings) &&
           parse_name(words[1], game->white, &game->white_length) &&
           parse_name(words[2], game->black, &game->black_length);
}

static bool parse_turns(const struct words words[KEY_WORDS], size_t count, uint32_t *turns)
{
    uint64_t number;
    if (count != 2 || !words_are(words[0], "turns") ||
        !parse_number(words[1], TALLY_TURNS, &number))
        return false;
    *turns = (uint32_t)number;
    return true;
}

bool tally_parse_game(struct words key, struct tally_game *game)
{
    struct words words[KEY_WORDS];
    return parse_game(words, divide(key, words), game);
}

bool tally_parse_turns(struct words key, uint32_t *turns)
{
    struct words words[KEY_WORDS];
    return parse_turns(words, divide(key, words), turns);
}

/* Whether a key is a kind and a name of a list. */
static bool is_listed(const struct words words[KEY_WORDS], const char *kind,
                      const char *const names[])
{
    return words_are(words[0], kind) && name_find(names, words[1].bytes, words[1].length) >= 0;
}

/* Whether a key is valid; *is_game gets whether it is that of a game, *game the game. */
static bool check_key(struct words key, struct tally_game *game, bool *is_game)
{
    struct words words[KEY_WORDS];
    uint32_t turns;
    size_t count = divide(key, words);
    *is_game = parse_game(words, count, game);
    if (count == 2)
        return is_listed(words, "status", names_of_status) ||
               is_listed(words, "result", names_of_result) ||
               is_listed(words, "end", names_of_end) || parse_turns(words, count, &turns);
    return *is_game || words_are(key, unnamed_key);
}

/* ---- Lines ------------------------------------------------------------- */

static bool add_count(struct tally *tally, struct words key, uint64_t count,
                      struct lines_fault *fault)
{
    size_t share = (size_t)TALLY_KEY_SHARE, least = TALLY_LEAST_BYTES;
    /* unreachable: SIZE_MAX, since no limit is that high */
    size_t most = tally->limit < SIZE_MAX / share ? tally->limit * share : SIZE_MAX;
    if (count > TALLY_MOST - tally->total)
        return lines_refuse(fault, "the counts are too large to add up");
    if (tally->counts.count == tally->limit ||
        tally->bytes + key.length > (most > least ? most : least))
        if (map_find(&tally->counts, key) == NULL)
            return lines_refuse(fault, "too many different keys");
    struct map_entry *entry = map_add(&tally->counts, key);
    if (entry == NULL)
        return lines_refuse(fault, no_memory);
    tally->bytes += entry->value == 0 ? key.length : 0;
    entry->value += count;
    tally->total += count;
    return true;
}

/* Add a game with the names that the aliases give its players. */
static bool add_renamed(struct tally *tally, const struct tally_game *game, uint64_t count,
                        struct lines_fault *fault)
{
    char bytes[KEY_ROOM];
    struct text key = text_begin(bytes, sizeof bytes);
    struct words white = {game->white, game->white_length};
    struct words black = {game->black, game->black_length};
    add_game(&key, aliases_of(tally->aliases, white), aliases_of(tally->aliases, black),
             game->result, game->rings);
    return add_count(tally, (struct words){bytes, key.length}, count, fault);
}

static bool add_line(void *context, struct words line, struct lines_fault *fault)
{
    struct tally *tally = context;
    struct tally_game game;
    bool is_game;
    uint64_t count;
    const char *tab = line.length > 0 ? memchr(line.bytes, '\t', line.length) : NULL;
    if (tab == NULL)
        return lines_refuse(fault, no_line);
    struct words key = {line.bytes, (size_t)(tab - line.bytes)};
    struct words digits = {tab + 1, line.length - key.length - 1};
    if (!check_key(key, &game, &is_game))
        return lines_refuse(fault, no_line);
    if (!parse_number(digits, TALLY_MOST, &count) || count == 0)
        return lines_refuse(fault, "the count must be a number from 1 to 2305843009213693951");
    return is_game && tally->aliases != NULL ? add_renamed(tally, &game, count, fault)
                                             : add_count(tally, key, count, fault);
}

bool tally_add_lines(struct tally *tally, const char *bytes, size_t length,
                     struct lines_fault *fault)
{
    const struct lines_target target = {add_line, tally, .open_end = false};
    return lines_take(bytes, length, &target, fault);
}

bool tally_read(struct tally *tally, yinsh_read_fn read, void *context, struct lines_fault *fault)
{
    const struct lines_target target = {add_line, tally, .open_end = false};
    return lines_read(read, context, &target, fault);
}

static int compare_entries(const void *a, const void *b)
{
    const struct map_entry *const *left = a, *const *right = b;
    return words_compare(map_key(*left), map_key(*right));
}

bool tally_write(const struct tally *tally, struct output *out)
{
    size_t count = tally->counts.count;
    const struct map_entry **sorted = malloc((count > 0 ? count : 1) * sizeof(const void *));
    if (sorted == NULL)
        return false;
    for (size_t i = 0; i < count; i++)
        sorted[i] = &tally->counts.entries[i];
    qsort(sorted, count, sizeof(const void *), compare_entries);
    for (size_t i = 0; i < count; i++) {
        output_bytes(out, sorted[i]->key, sorted[i]->length);
        output_string(out, "\t");
        output_number(out, sorted[i]->value);
        output_string(out, "\n");
    }
    free(sorted);
    return true;
}

uint64_t tally_count(const struct tally *tally, const char *key)
{
    const struct map_entry *entry = map_find(&tally->counts, words_of(key));
    return entry != NULL ? entry->value : 0;
}

size_t tally_size(const struct tally *tally)
{
    return tally->counts.count;
}

struct tally_sum tally_sum_at(const struct tally *tally, size_t index)
{
    const struct map_entry *entry = &tally->counts.entries[index];
    return (struct tally_sum){map_key(entry), entry->value};
}
