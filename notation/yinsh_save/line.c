/* SPDX-License-Identifier: BSD-2-Clause */
#include "notation/yinsh_save/yinsh_save.h"

#include "rules/rules.h"
#include "syntax/line.h"

#include <string.h>

/* Cut the first word off words that have no blanks at their ends, with the blanks after it. */
static struct words take_word(struct words *line)
{
    struct words word = {line->bytes, 0};
    while (word.length < line->length && !is_blank(line->bytes[word.length]))
        word.length++;
    *line = words_trim(words_from(*line, word.length));
    return word;
}

const char *const yinsh_save_keys[] = {
    "RESULT",  "DATE", "PLAYER_COLOR", "WHITE_PLAYER", "BLACK_PLAYER", "MOVE_TIME", "TAG",
    "VARIANT", "END",  "COMMENT",      "MARK",         "CLOCK",        "END_CLOCK"};

const char *const yinsh_save_tags[ORIGINAL_KEYS] = {[LINE_DATE] = "Date",
                                                    [LINE_PLAYER_COLOR] = "PlayerColor",
                                                    [LINE_WHITE] = "White",
                                                    [LINE_BLACK] = "Black",
                                                    [LINE_MOVE_TIME] = "MoveTime"};

const struct yinsh_save_verb yinsh_save_verbs[VERBS] = {[YINSH_PLACE] = {"PLACE", 1},
                                                        [YINSH_MOVE] = {"MOVE", 2},
                                                        [YINSH_ROW] = {"REMOVE_ROW", 2},
                                                        [YINSH_RING] = {"REMOVE_RING", 1},
                                                        [YINSH_PASS] = {"PASS", 0}};

const char *const yinsh_save_results[] = {"Unfinished", "White", "Black", "Draw"};

/* Take a verb in either case. */
static bool take_verb(struct cursor *cursor, const char *verb)
{
    const char *at = cursor->at;
    for (; *verb != '\0'; verb++, at++)
        if (at == cursor->end || (*at != *verb && to_lower(*at) != to_lower(*verb)))
            return false;
    cursor->at = at;
    return true;
}

static bool parse_action(struct words words, yinsh_action *action)
{
    struct cursor cursor = cursor_over(words.bytes, words.length);
    yinsh_point points[2] = {YINSH_NO_POINT, YINSH_NO_POINT};
    uint8_t kind = 0;
    while (kind < VERBS && !take_verb(&cursor, yinsh_save_verbs[kind].word))
        kind++;
    if (kind == VERBS)
        return false;
    for (size_t i = 0; i < yinsh_save_verbs[kind].points; i++)
        if (!scan_blanks(&cursor) || !scan_point(&cursor, &points[i]))
            return false;
    *action = rules_action(kind, YINSH_ANY_SIDE, points[0], points[1]);
    return cursor.at == cursor.end;
}

bool yinsh_save_take_clock(struct cursor *cursor, uint64_t *clock)
{
    return scan_clock(cursor, clock) && (scan_at_end(cursor) || scan_byte(cursor, ','));
}

static bool are_clocks(struct words words)
{
    struct cursor cursor = cursor_over(words.bytes, words.length);
    uint64_t clock;
    while (yinsh_save_take_clock(&cursor, &clock))
        if (scan_at_end(&cursor))
            return words.bytes[words.length - 1] != ',';
    return false;
}

/* Whether the words are in quotes, with no other quote in them that has no backslash. */
static bool are_quoted(struct words words)
{
    size_t at = 1;
    if (words.length < 2 || words.bytes[0] != '"' || memchr(words.bytes, '\0', words.length))
        return false;
    for (; at < words.length && words.bytes[at] != '"'; at++)
        at += words.bytes[at] == '\\';
    return at == words.length - 1;
}

int yinsh_save_result(struct words words)
{
    for (int i = 0; i < 4; i++)
        if (words_alike(words, yinsh_save_results[i]))
            return i;
    return -1;
}

/* Whether a remark with a key has a value that fits it; any other is a comment. */
static bool fits_key(struct yinsh_save_line *line)
{
    struct words value = line->value;
    yinsh_position rules = {.turn = 0};
    switch (line->kind) {
    case LINE_RESULT: {
        /* With another remark on its line it is one that lost line ends, and not a comment. */
        struct words word = take_word(&value);
        return word.length > 0 &&
               (value.length == 0 || (yinsh_save_result(word) >= 0 && *value.bytes == '#'));
    }
    case LINE_TAG:
        line->name = take_word(&line->value);
        return words_are_tag_name(line->name) && are_quoted(line->value);
    case LINE_VARIANT:
        return variant_parse(value.bytes, value.length, &rules);
    case LINE_END:
        return name_find(names_of_end, value.bytes, value.length) >= YINSH_END_RESIGN;
    case LINE_COMMENT:
        return true;
    case LINE_MARK:
        for (size_t i = 0; i < value.length; i++)
            if (value.bytes[i] != '!' && value.bytes[i] != '?')
                return false;
        return value.length > 0;
    case LINE_CLOCK:
    case LINE_END_CLOCK:
        return are_clocks(value);
    default:
        return value.length > 0 && memchr(value.bytes, '\0', value.length) == NULL;
    }
}

static void parse_remark(struct yinsh_save_line *line)
{
    struct words remark = words_trim((struct words){line->whole.bytes + 1, line->whole.length - 1});
    struct words key;
    line->value = remark;
    key = take_word(&line->value);
    if (words_are(key, "PASS") && parse_action(remark, &line->action)) {
        line->kind = LINE_ACTION;
        return;
    }
    for (line->kind = 0; line->kind < LINE_REMARK; line->kind++)
        if (line->kind < ORIGINAL_KEYS ? words_alike(key, yinsh_save_keys[line->kind])
                                       : words_are(key, yinsh_save_keys[line->kind]))
            break;
    if (line->kind < LINE_REMARK && fits_key(line))
        return;
    line->misfit = line->kind < LINE_REMARK && line->value.length > 0;
    line->kind = LINE_REMARK;
    line->value = remark;
}

struct yinsh_save_line yinsh_save_next_line(struct cursor *cursor)
{
    struct yinsh_save_line line = {.kind = LINE_UNKNOWN, .whole = line_take(cursor)};
    if (line.whole.length == 0)
        line.kind = LINE_BLANK;
    else if (line.whole.bytes[0] == '#')
        parse_remark(&line);
    else if (parse_action(line.whole, &line.action))
        line.kind = LINE_ACTION;
    return line;
}
