/* SPDX-License-Identifier: BSD-2-Clause */
#include "score/tally.h"

#include "base/text.h"
#include "rules/rules.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>

enum {
    KEY_ROOM = 2 * 3 * PLAYER_NAME + 64, /* for any key and a NUL; a byte takes at most three */
    KEY_WORDS = 5                        /* a key has no more words */
};

static const char unnamed_key[] = "unnamed";
static const char no_line[] = "this is not a line of sums that this version can read";

void tally_free(struct tally *tally)
{
    if (tally == NULL)
        return;
    map_free(&tally->counts);
    free(tally);
}

/* ---- Names in keys ----------------------------------------------------- */

static const char nobody[] = "?"; /* in the place of a player */

/* Whether a name is none, or too long to be kept. */
static bool is_no_name(struct words name)
{
    return name.length > PLAYER_NAME || player_is_none(name);
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

void tally_add_word(struct text *key, struct words name)
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

bool tally_parse_word(struct words word, char room[PLAYER_NAME], struct words *name)
{
    char canonical[3 * PLAYER_NAME + 1];
    struct text again = text_begin(canonical, sizeof canonical);
    size_t length = 0;
    *name = word;
    if (plain_bytes(word) == word.length)
        return word.length <= PLAYER_NAME;
    for (size_t at = 0; at < word.length; at++) {
        char byte = word.bytes[at];
        if (length == PLAYER_NAME)
            return false;
        if (byte == '%') {
            uint32_t code;
            if (word.length - at <= 2 || !text_hex(word.bytes + at + 1, 2, &code) || code == 0)
                return false;
            byte = (char)code;
            at += 2;
        }
        room[length++] = byte;
    }
    *name = (struct words){room, length};
    tally_add_word(&again, *name);
    return words_equal((struct words){canonical, again.length}, word);
}

/* Parse a name, as tally_parse_word() does, or that of nobody; false if it is neither. */
static bool parse_name(struct words word, char room[PLAYER_NAME], struct words *name)
{
    *name = (struct words){"", 0};
    return words_are(word, nobody) || (tally_parse_word(word, room, name) && !is_no_name(*name));
}

/* Append the key of a game. */
static void add_game(struct text *key, const struct tally_game *game)
{
    const char score[] = {' ', (char)('0' + game->rings[YINSH_WHITE]), '-',
                          (char)('0' + game->rings[YINSH_BLACK]), '\0'};
    const bool none[] = {is_no_name(game->names[YINSH_WHITE]),
                         is_no_name(game->names[YINSH_BLACK])};
    if (none[YINSH_WHITE] && none[YINSH_BLACK]) {
        text_add_string(key, unnamed_key);
        return;
    }
    text_add_string(key, "game ");
    for (int side = YINSH_WHITE; side <= YINSH_BLACK; side++) {
        if (none[side])
            text_add_string(key, nobody);
        else
            tally_add_word(key, game->names[side]);
        text_add_string(key, " ");
    }
    text_add_string(key, yinsh_result_name(game->result));
    text_add_string(key, score);
}

/* ---- A record ---------------------------------------------------------- */

static void put_once(struct output *out, const char *kind, const char *word)
{
    output_string(out, kind);
    output_string(out, word);
    output_string(out, "\t1\n");
}

struct words tally_player(const struct yinsh_record *record, enum yinsh_colour side,
                          const struct aliases *aliases)
{
    struct words name = record_tag_value(record, names_of_colour[side]);
    if (name.bytes != NULL)
        name = aliases_of(aliases, name);
    return name.bytes == NULL || is_no_name(name) ? (struct words){"", 0} : name;
}

void tally_put_record(struct output *out, const struct yinsh_record *record,
                      const struct aliases *aliases)
{
    enum yinsh_status status = yinsh_record_status(record);
    char bytes[KEY_ROOM];
    struct text key = text_begin(bytes, sizeof bytes);
    struct tally_game game;
    game.result = record->outcome.result;
    put_once(out, "status ", yinsh_status_name(status));
    if (status != YINSH_STATUS_OK)
        return;
    put_once(out, "result ", yinsh_result_name(record->outcome.result));
    put_once(out, "end ", yinsh_end_name(record->outcome.end));
    if (record->outcome.result == YINSH_RESULT_NONE && record->outcome.end != YINSH_END_BOTH_LOST)
        return;
    output_string(out, "turns ");
    output_number(out, (uint64_t)yinsh_record_turns(record));
    put_once(out, "", "");
    for (int side = YINSH_WHITE; side <= YINSH_BLACK; side++) {
        game.names[side] = tally_player(record, (enum yinsh_colour)side, aliases);
        game.rings[side] = record->game.now.removed[side];
    }
    add_game(&key, &game);
    put_once(out, bytes, "");
}

/* The kinds of keys of a code: how many faults there are, and in how many records. */
static const char faults_kind[] = "faults", faulty_kind[] = "faulty";

void tally_get_faults(const struct tally *tally, struct fault_count counted[FAULT_COUNT])
{
    for (int code = 0; code < FAULT_COUNT; code++) {
        const char *name = yinsh_fault_name((yinsh_fault)code);
        counted[code] = (struct fault_count){tally_count_of(tally, faults_kind, name),
                                             tally_count_of(tally, faulty_kind, name)};
    }
}

/* ---- Keys -------------------------------------------------------------- */

bool tally_parse_number(struct words digits, uint64_t most, uint64_t *number)
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

bool tally_parse_game(struct words key, struct tally_game *game)
{
    struct words words[KEY_WORDS] = {{NULL, 0}};
    if (!tally_is_game(key))
        return false;
    for (int i = 0; i < KEY_WORDS; i++)
        if (words_cut(&key, ' ', &words[i]) != (i + 1 < KEY_WORDS))
            return false;
    int result = result_find(words[3].bytes, words[3].length);
    if (result < 0)
        return false;
    game->result = (enum yinsh_result)result;
    return rings_parse(words[4], '-', game->rings) && game->rings[0] <= TALLY_RINGS &&
           game->rings[1] <= TALLY_RINGS &&
           parse_name(words[1], game->room[YINSH_WHITE], &game->names[YINSH_WHITE]) &&
           parse_name(words[2], game->room[YINSH_BLACK], &game->names[YINSH_BLACK]) &&
           game->names[YINSH_WHITE].length + game->names[YINSH_BLACK].length > 0;
}

bool tally_parse_turns(struct words key, uint64_t *turns)
{
    struct words kind;
    return words_cut(&key, ' ', &kind) && words_are(kind, "turns") &&
           tally_parse_number(key, TALLY_TURNS, turns);
}

static bool is_turns(struct words key)
{
    uint64_t turns;
    return tally_parse_turns(key, &turns);
}

static bool is_code(struct words key)
{
    struct words word;
    bool known = false;
    words_cut(&key, ' ', &word);
    for (int code = 1; !known && code < FAULT_COUNT; code++)
        known = words_are(key, yinsh_fault_name((yinsh_fault)code));
    return known;
}

/* The kinds of keys of records and their games; that of a game is not in the list. */
static const struct tally_kind record_kinds[] = {
    {"status", names_of_status, NULL}, {"result", names_of_result, NULL},
    {"end", names_of_end, NULL},       {"turns", NULL, is_turns},
    {faults_kind, NULL, is_code},      {faulty_kind, NULL, is_code},
    {unnamed_key, NULL, NULL},         {NULL, NULL, NULL},
};

struct tally *tally_new(const struct tally_kind kinds[], const struct aliases *aliases)
{
    struct tally *tally = calloc(1, sizeof *tally);
    if (tally == NULL)
        return NULL;
    map_begin(&tally->counts);
    tally->kinds = kinds != NULL ? kinds : record_kinds;
    tally->aliases = aliases;
    tally->limit = TALLY_KEYS;
    tally->full = "too many different keys";
    return tally;
}

/* Whether a key is valid; *game gets the game if it is that of one. */
static bool check_key(const struct tally *tally, struct words key, struct tally_game *game)
{
    struct words word, rest = key;
    if (tally->kinds == record_kinds && tally_is_game(key))
        return tally_parse_game(key, game);
    if (!words_cut(&rest, ' ', &word))
        rest = (struct words){NULL, 0};
    for (const struct tally_kind *kind = tally->kinds; kind->word != NULL; kind++)
        if (words_are(word, kind->word))
            return kind->names != NULL   ? name_find(kind->names, rest.bytes, rest.length) >= 0
                   : kind->check != NULL ? kind->check(key)
                                         : rest.bytes == NULL;
    return false;
}

/* ---- Lines ------------------------------------------------------------- */

static const char too_large[] = "the counts are too large to add up";

bool tally_add(struct tally *tally, struct words key, uint64_t count, size_t *index,
               struct lines_fault *fault)
{
    uint64_t most = (uint64_t)tally->limit * TALLY_KEY_SHARE, least = TALLY_LEAST_BYTES;
    if (count > TALLY_MOST - tally->total)
        return lines_refuse(fault, too_large);
    if (tally->counts.count == tally->limit ||
        tally->bytes + key.length > (most > least ? most : least))
        if (map_find(&tally->counts, key) == NULL)
            return lines_refuse(fault, tally->full);
    struct map_entry *entry = map_add(&tally->counts, key);
    if (entry == NULL)
        return lines_refuse(fault, "not enough memory");
    tally->bytes += entry->value == 0 ? key.length : 0;
    entry->value += count;
    tally->total += count;
    if (index != NULL)
        *index = (size_t)(entry - tally->counts.entries);
    return true;
}

bool tally_add_at(struct tally *tally, size_t index, uint64_t count, struct lines_fault *fault)
{
    if (count > TALLY_MOST - tally->total)
        return lines_refuse(fault, too_large);
    tally->counts.entries[index].value += count;
    tally->total += count;
    return true;
}

/* Add a game with the names that the aliases give its players. */
static bool add_renamed(struct tally *tally, struct tally_game *game, uint64_t count,
                        struct lines_fault *fault)
{
    char bytes[KEY_ROOM];
    struct text key = text_begin(bytes, sizeof bytes);
    for (int side = YINSH_WHITE; side <= YINSH_BLACK; side++)
        game->names[side] = aliases_of(tally->aliases, game->names[side]);
    add_game(&key, game);
    return tally_add(tally, (struct words){bytes, key.length}, count, NULL, fault);
}

static bool add_line(void *context, struct words line, struct lines_fault *fault)
{
    struct tally *tally = context;
    struct tally_game game = {.names = {{NULL, 0}, {NULL, 0}}};
    struct words key;
    uint64_t count;
    if (!words_cut(&line, '\t', &key) || !check_key(tally, key, &game))
        return lines_refuse(fault, no_line);
    if (!tally_parse_number(line, TALLY_MOST, &count) || count == 0)
        return lines_refuse(fault, "the count must be a number from 1 to 2305843009213693951");
    return tally->aliases != NULL && tally_is_game(key) ? add_renamed(tally, &game, count, fault)
                                                        : tally_add(tally, key, count, NULL, fault);
}

bool tally_add_lines(struct tally *tally, const char *bytes, size_t length,
                     struct lines_fault *fault)
{
    const struct lines_target target = {add_line, tally, NULL};
    return lines_read(words_read, &(struct words){bytes, length}, &target, fault);
}

/* Add a count of a code; 0 adds nothing. */
static bool add_of_code(struct tally *tally, const char *kind, int code, uint64_t count,
                        struct lines_fault *fault)
{
    char line[96];
    struct text text = text_begin(line, sizeof line);
    text_format(&text, "%s %s\t%" PRIu64 "\n", kind, yinsh_fault_name((yinsh_fault)code), count);
    return count == 0 || tally_add_lines(tally, line, text.length, fault);
}

bool tally_add_faults(struct tally *tally, const struct fault_count counted[FAULT_COUNT],
                      struct lines_fault *fault)
{
    bool added = true;
    for (int code = 0; added && code < FAULT_COUNT; code++)
        added = add_of_code(tally, faults_kind, code, counted[code].faults, fault) &&
                add_of_code(tally, faulty_kind, code, counted[code].records, fault);
    return added;
}

bool tally_read(struct tally *tally, yinsh_read_fn read, void *context, struct lines_fault *fault)
{
    const struct lines_target target = {add_line, tally, NULL};
    return lines_read(read, context, &target, fault);
}

bool tally_write(const struct tally *tally, struct output *out)
{
    const struct map_entry **sorted = map_sorted(&tally->counts);
    if (sorted == NULL)
        return false;
    for (size_t i = 0; i < tally->counts.count; i++) {
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

uint64_t tally_count_of(const struct tally *tally, const char *kind, const char *name)
{
    char key[64];
    snprintf(key, sizeof key, "%s %s", kind, name);
    return tally_count(tally, key);
}
