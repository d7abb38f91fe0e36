/* SPDX-License-Identifier: BSD-2-Clause */
/* What Boardspace's result sentences state. */
#include "notation/boardspace/boardspace.h"

#include "rules/rules.h"

#include <string.h>

/* Longer sentences are not read: the time to read one grows faster than its length. */
enum { SENTENCE_MAX = 1024 };

/* ---- Sentences --------------------------------------------------------- */

bool boardspace_is_plain(struct words sentence, const struct words *names,
                         enum yinsh_result *result)
{
    static const char won[] = "Game won by ";
    const size_t head = sizeof won - 1;
    int found = -1;
    if (sentence.length > head && memcmp(sentence.bytes, won, head) == 0) {
        struct words winner = {sentence.bytes + head, sentence.length - head};
        bool white = words_equal(winner, names[YINSH_WHITE]);
        if (white != words_equal(winner, names[YINSH_BLACK]))
            found = white ? YINSH_RESULT_WHITE : YINSH_RESULT_BLACK;
    } else if (words_are(sentence, "Game drawn")) {
        found = YINSH_RESULT_DRAW;
    } else {
        found = result_find(sentence.bytes, sentence.length);
    }
    if (found >= 0)
        *result = (enum yinsh_result)found;
    return found >= 0;
}

/* How closely a name has to match. */
struct strictness {
    bool any_case;   /* ASCII letters in either case */
    bool any_script; /* letters that are not ASCII may adjoin it, as in Chinese sentences */
};

/* Whether two adjacent bytes belong to one word. */
static bool are_joined(char a, char b, struct strictness how)
{
    bool a_wide = ((unsigned char)a & 0x80) != 0, b_wide = ((unsigned char)b & 0x80) != 0;
    bool a_plain = is_letter(a) || is_digit(a) || a == '_';
    bool b_plain = is_letter(b) || is_digit(b) || b == '_';
    if (a_plain && b_plain)
        return true;
    return !how.any_script && (a_wide || a_plain) && (b_wide || b_plain);
}

/* Whether a name is at an offset of a sentence as a word of its own. */
static bool is_at(struct words sentence, size_t at, struct words name, struct strictness how)
{
    const char *first = sentence.bytes + at;
    size_t end = at + name.length;
    if (how.any_case) {
        for (size_t i = 0; i < name.length; i++)
            if (first[i] != name.bytes[i] &&
                (!is_letter(first[i]) || (first[i] ^ name.bytes[i]) != 0x20))
                return false;
    } else if (memcmp(first, name.bytes, name.length) != 0) {
        return false;
    }
    return (at == 0 || !are_joined(first[-1], first[0], how)) &&
           (end == sentence.length || !are_joined(first[name.length - 1], first[name.length], how));
}

/*
 * Whether a name occurs in the sentence outside the covered bytes. Covers each occurrence, so that
 * a short name is not found again inside a longer one.
 */
static bool find_name(struct words sentence, struct words name, struct strictness how,
                      bool covered[SENTENCE_MAX])
{
    bool found = false;
    if (name.length == 0 || name.length > sentence.length)
        return false;
    for (size_t at = 0; at + name.length <= sentence.length; at++)
        if (is_at(sentence, at, name, how) && memchr(covered + at, 0, name.length) != NULL) {
            memset(covered + at, true, name.length);
            found = true;
        }
    return found;
}

/* Whether exactly one of the names is in a sentence, and whose. */
static bool find_winner(struct words sentence, const struct words *names, enum yinsh_result *result)
{
    bool same = names[YINSH_WHITE].length == names[YINSH_BLACK].length;
    int longer = names[YINSH_BLACK].length > names[YINSH_WHITE].length ? YINSH_BLACK : YINSH_WHITE;
    for (int level = 0; level < 4; level++) {
        struct strictness how = {.any_case = (level & 1) != 0, .any_script = (level & 2) != 0};
        struct strictness loose = {.any_case = true, .any_script = how.any_script};
        bool covered[SENTENCE_MAX] = {false}, unused[SENTENCE_MAX] = {false};
        bool found[2];
        found[longer] = find_name(sentence, names[longer], how, unused);
        /* A name is not inside another of the same length. */
        if (!same)
            find_name(sentence, names[longer], loose, covered);
        found[!longer] = find_name(sentence, names[!longer], how, covered);
        if (found[YINSH_WHITE] && found[YINSH_BLACK])
            return false;
        if (found[YINSH_WHITE] || found[YINSH_BLACK]) {
            *result = found[YINSH_WHITE] ? YINSH_RESULT_WHITE : YINSH_RESULT_BLACK;
            return true;
        }
    }
    return false;
}

/* Whether a sentence has a word that begins like one for a draw in some language. */
static bool says_draw(struct words sentence)
{
    static const char *const stems[] = {
        "draw",  "remis",     "nulle",  "gleich",   "unentschieden", "empat",    "tablas",
        "patta", "pareggi",   "gelijk", "oavgjort", "uavgjort",      "tasapel",  "beraber",
        "egal",  "égalit",    "ничь",   "Ничь",     "НИЧЬ",          "нічия",    "Нічия",
        "remíz", "döntetlen", "平局",   "和局",     "和棋",          "引き分け", "무승부",
        NULL};
    const struct strictness how = {.any_case = true, .any_script = true};
    for (const char *const *stem = stems; *stem != NULL; stem++) {
        struct words word = {*stem, strlen(*stem)};
        for (size_t at = 0; at + word.length <= sentence.length; at++)
            /* Cut after the stem: any ending may follow. */
            if (is_at((struct words){sentence.bytes, at + word.length}, at, word, how))
                return true;
    }
    return false;
}

bool boardspace_result(struct words sentence, const struct words *names, enum yinsh_result *result,
                       enum yinsh_end *end)
{
    bool won = sentence.length > 1 && sentence.bytes[1] == '+';
    *end = YINSH_END_UNFINISHED;
    int found = won ? result_spelled(sentence, end) : YINSH_RESULT_NONE;
    if (boardspace_is_plain(sentence, names, result))
        return true;
    if (sentence.length > SENTENCE_MAX)
        return false;
    if (found <= YINSH_RESULT_NONE && find_winner(sentence, names, result))
        return true;
    if (words_are_any(sentence, "0|Draw", '|') || says_draw(sentence))
        found = YINSH_RESULT_DRAW;
    *result = (enum yinsh_result)found;
    return found > YINSH_RESULT_NONE || words_are_any(sentence, "?|Void", '|');
}
