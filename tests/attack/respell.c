/* SPDX-License-Identifier: BSD-2-Clause */
#include "attack/respell.h"

#include "attack/place.h"

#include "registry/notation_list.h"

#include <string.h>

static bool is_official(const struct damage_task *task)
{
    return notation_table[task->notation]->read == notation_table[0]->read;
}

static size_t below(const struct damage_task *task, size_t bound)
{
    return attack_below(task->chance, bound);
}

static bool has_at(const struct buffer *text, size_t at, const char *word)
{
    size_t length = strlen(word);
    return length <= text->length - at && memcmp(text->bytes + at, word, length) == 0;
}

bool damage_find_word(const struct buffer *text, const char *word, size_t *at)
{
    for (; *at < text->length; ++*at)
        if (has_at(text, *at, word))
            return true;
    return false;
}

bool damage_find_actions(const struct buffer *text, size_t *at)
{
    static const char *const first[] = {"\n1.",      "\n; P0",   ",\"actions\"", "\nPLACE",
                                        "\"n_moves", "\"logs\"", "\"data\":[{",  NULL};
    for (size_t i = 0; first[i] != NULL; i++) {
        *at = 1;
        if (damage_find_word(text, first[i], at))
            return true;
    }
    return false;
}

/* ---- Characters ----------------------------------------------------------------------- */

bool damage_curl_quotes(const struct damage_task *task)
{
    size_t count = 0;
    for (size_t at = 0; at < task->text->length; at++)
        if (task->text->bytes[at] == '"')
            buffer_replace(task->text, at, 1, count++ % 2 == 0 ? "\xE2\x80\x9C" : "\xE2\x80\x9D",
                           3);
    return count > 0;
}

bool damage_narrow(const struct damage_task *task)
{
    size_t count = 0, at = 0;
    for (; damage_find_word(task->text, "\xC3", &at); at++) {
        char byte = (char)(task->text->bytes[at + 1] | 0x40);
        buffer_replace(task->text, at, 2, &byte, 1);
        count++;
    }
    at = 0;
    if (count > 0 && damage_find_word(task->text, "CA[UTF-8]", &at))
        buffer_replace(task->text, at, 9, "CA[windows-1252]", 16);
    return count > 0;
}

/*
 * Whether the rest of a line from a place on is of actions alone: texts, and comments that hold
 * clocks, stay as they are.
 */
static bool is_line_of_actions(const struct buffer *text, size_t at)
{
    static const char *const others[] = {"note", "Anna", "Bert", "Cup", "[%tm", NULL};
    for (; at < text->length && text->bytes[at] != '\n'; at++)
        for (size_t i = 0; others[i] != NULL; i++)
            if (has_at(text, at, others[i]))
                return false;
    return true;
}

/* Write some of the characters of actions, on lines of nothing else, as one that looks like them.
 */
bool damage_look_alikes(const struct damage_task *task)
{
    struct buffer *text = task->text;
    const char *pair;
    size_t length = place_choose(task->chance, task->damage->strings, &pair), at, count = 0;
    if (!damage_find_actions(text, &at))
        return false;
    bool line = false;
    for (at++; at < text->length; at++) {
        if (text->bytes[at - 1] == '\n')
            line = is_line_of_actions(text, at);
        if (!line || text->bytes[at] != *pair || below(task, 100) < 30)
            continue;
        buffer_replace(text, at, 1, pair + 1, length - 1);
        at += length - 2;
        count++;
    }
    return count > 0;
}

/* ---- Words ---------------------------------------------------------------------------- */

/* Write the result that ends the text in another form. */
bool damage_respell_result(const struct damage_task *task)
{
    static const char *const forms[][4] = {{"1-0", "1:0",
                                            "1\xE2\x80\x93"
                                            "0",
                                            "White wins"},
                                           {"0-1", "0:1",
                                            "0\xE2\x88\x92"
                                            "1",
                                            "Black won"},
                                           {"1/2-1/2", "\xC2\xBD-\xC2\xBD", "0.5-0.5", "draw"}};
    struct buffer *text = task->text;
    for (size_t i = 0; is_official(task) && i < sizeof forms / sizeof forms[0]; i++) {
        size_t length = strlen(forms[i][0]);
        const char *form = forms[i][1 + below(task, 3)];
        if (text->length > length && has_at(text, text->length - length, forms[i][0]) &&
            place_is_one_of(text->bytes[text->length - length - 1], " \n")) {
            buffer_replace(text, text->length - length, length, form, strlen(form));
            return true;
        }
    }
    return false;
}

/* Leave out semicolons before and after what is removed. */
bool damage_join_removals(const struct damage_task *task)
{
    struct buffer *text = task->text;
    size_t at, count = 0;
    if (!is_official(task) || !damage_find_actions(text, &at))
        return false;
    bool line = false;
    for (at++; at + 1 < text->length; at++) {
        if (text->bytes[at - 1] == '\n')
            line = is_line_of_actions(text, at);
        bool before = text->bytes[at + 1] == 'x';
        if (line && text->bytes[at] == ';' && before && below(task, 100) < 70) {
            buffer_replace(text, at, 1, NULL, 0);
            count++;
        }
    }
    return count > 0;
}
