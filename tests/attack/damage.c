/* SPDX-License-Identifier: BSD-2-Clause */
#include "attack/damage.h"

#include "attack/place.h"
#include "attack/respell.h"
#include "registry/notation_list.h"

#include <string.h>

/* ---- Choosing --------------------------------------------------------------- */

static size_t below(const struct damage_task *task, size_t bound)
{
    return attack_below(task->chance, bound);
}

/* Choose a place of the kind's. */
static bool find(const struct damage_task *task, size_t *at)
{
    return place_find(task->chance, task->text, task->damage->place, at);
}

/* Choose a stretch between the kind's separators. */
static bool find_stretch(const struct damage_task *task, struct stretch *stretch)
{
    return place_of_stretch(task->chance, task->text, task->damage->strings, stretch);
}

/* Choose one of the kind's strings. */
static size_t choose(const struct damage_task *task, const char **string)
{
    return place_choose(task->chance, task->damage->strings, string);
}

/* Replace bytes by others; returns true. */
static bool replace(const struct damage_task *task, size_t at, size_t length, const char *bytes,
                    size_t new_length)
{
    buffer_replace(task->text, at, length, bytes, new_length);
    return true;
}

/* ---- Cutting and deleting --------------------------------------------------- */

static bool cut(const struct damage_task *task)
{
    const char *junk;
    size_t at;
    if (!find(task, &at))
        return false;
    task->text->length = at;
    if (task->damage->strings != NULL) {
        size_t length = choose(task, &junk);
        buffer_put(task->text, junk, length);
    }
    return true;
}

static bool lose_head(const struct damage_task *task)
{
    size_t at;
    return find(task, &at) && replace(task, 0, at, NULL, 0);
}

static bool delete_range(const struct damage_task *task)
{
    size_t at, length = 2 + below(task, 60);
    return find(task, &at) && replace(task, at, length, NULL, 0);
}

/* Delete one of some bytes, any if there are none. */
static bool delete_byte(const struct damage_task *task)
{
    const char *bytes = task->damage->strings;
    size_t at = below(task, task->text->length);
    return (bytes == NULL || place_of_byte(task->chance, task->text, bytes, &at)) &&
           replace(task, at, 1, NULL, 0);
}

static bool delete_stretch(const struct damage_task *task)
{
    struct stretch stretch;
    return find_stretch(task, &stretch) && replace(task, stretch.at, stretch.length, NULL, 0);
}

/* ---- Inserting ---------------------------------------------------------------- */

static bool insert_any(const struct damage_task *task)
{
    char byte = (char)below(task, 256);
    size_t at;
    return find(task, &at) && replace(task, at, below(task, 2), &byte, 1);
}

static bool insert_high(const struct damage_task *task)
{
    char bytes[4];
    size_t at, length = 1 + below(task, sizeof bytes);
    if (!find(task, &at))
        return false;
    for (size_t i = 0; i < length; i++)
        bytes[i] = (char)(128 + below(task, 128));
    return replace(task, at, 0, bytes, length);
}

static bool insert_nul(const struct damage_task *task)
{
    size_t at;
    return find(task, &at) && replace(task, at, 0, "\0\0\0", 1 + below(task, 3));
}

/* Bytes that were lost, as a disk leaves them. */
static bool nul_block(const struct damage_task *task)
{
    size_t at, length = 1 + below(task, 512);
    if (!find(task, &at))
        return false;
    if (length > task->text->length - at)
        length = task->text->length - at;
    memset(task->text->bytes + at, 0, length);
    return true;
}

/* Insert one of some strings. */
static bool insert_string(const struct damage_task *task)
{
    const char *string;
    size_t at, length = choose(task, &string);
    return find(task, &at) && replace(task, at, 0, string, length);
}

/* Insert one of some strings as a line. */
static bool insert_line(const struct damage_task *task)
{
    const char *string;
    size_t at = 0, length = choose(task, &string);
    if (chance_percent(task->chance, 80) && !find(task, &at))
        return false;
    replace(task, at, 0, "\n", 1);
    replace(task, at, 0, string, length);
    return !chance_percent(task->chance, 30) || replace(task, at, 0, "\n", 1);
}

static bool insert_long(const struct damage_task *task)
{
    static char line[20000];
    const char *bytes = task->damage->strings;
    size_t at, length = 300 + below(task, sizeof line - 300);
    if (!find(task, &at))
        return false;
    memset(line, bytes[below(task, strlen(bytes))], length);
    return replace(task, at, 0, line, length);
}

/* ---- Doubling and swapping ------------------------------------------------------ */

static bool double_stretch(const struct damage_task *task)
{
    static struct buffer copy;
    struct stretch stretch;
    if (!find_stretch(task, &stretch))
        return false;
    memcpy(copy.bytes, task->text->bytes + stretch.at, stretch.length);
    return replace(task, stretch.at, 0, copy.bytes, stretch.length);
}

static bool swap_stretches(const struct damage_task *task)
{
    static struct buffer copy;
    char *bytes = task->text->bytes;
    struct stretch a, b;
    if (!find_stretch(task, &a) || !find_stretch(task, &b) || a.at == b.at)
        return false;
    if (a.at > b.at) {
        struct stretch c = a;
        a = b;
        b = c;
    }
    copy.length = 0;
    copy.full = false;
    buffer_put(&copy, bytes + b.at, b.length);
    buffer_put(&copy, bytes + a.at + a.length, b.at - a.at - a.length);
    buffer_put(&copy, bytes + a.at, a.length);
    memcpy(bytes + a.at, copy.bytes, copy.length);
    return true;
}

/* The last word, line or bracket twice. */
static bool double_end(const struct damage_task *task)
{
    struct buffer *text = task->text;
    char copy[256];
    size_t length = 1;
    bool line = chance_percent(task->chance, 50);
    while (length < sizeof copy && length < text->length &&
           !place_is_one_of(text->bytes[text->length - length - 1], line ? "\n" : " \n;,"))
        length++;
    memcpy(copy, text->bytes + text->length - length, length);
    if (chance_percent(task->chance, 60))
        buffer_string(text, "\n");
    buffer_put(text, copy, length);
    return true;
}

/* ---- Pasting ---------------------------------------------------------------------- */

enum { HEAD = 1, MIDDLE = 2, TAIL = 4, WHOLE = 8, OWN = 16 };

static const struct unit *any_unit(const struct damage_task *task, int notation)
{
    size_t count = attack_unit_count(notation);
    for (int tries = 0; tries < 20 && count > 0; tries++) {
        const struct unit *unit = attack_unit(notation, below(task, count));
        if (!task->used[unit->game])
            return unit;
    }
    return NULL;
}

static int other_notation(const struct damage_task *task)
{
    int count = attack_notation_count();
    int other = (int)below(task, (size_t)count);
    return other == task->notation ? (other + 1) % count : other;
}

const struct unit *damage_foreign(const struct damage_task *task)
{
    int other = other_notation(task);
    const struct unit *unit = any_unit(task, other);
    bool same = notation_table[other]->read == notation_table[task->notation]->read;
    if (unit == NULL || same || notation_table[other]->announces == NULL ||
        !notation_announces(notation_table[other], attack_cursor(unit->text, unit->length)))
        return NULL;
    return unit;
}

static bool paste(const struct damage_task *task)
{
    int what = task->damage->place;
    const struct unit *unit =
        any_unit(task, (what & OWN) != 0 ? task->notation : other_notation(task));
    size_t at, from = 0, to;
    bool line = chance_percent(task->chance, 60);
    if (unit == NULL || unit->length < 4 ||
        !(place_find(task->chance, task->text, line ? LINE_START : ANYWHERE, &at) ||
          place_find(task->chance, task->text, ANYWHERE, &at)))
        return false;
    to = unit->length;
    if ((what & (MIDDLE | TAIL)) != 0)
        from = 1 + below(task, unit->length - 2);
    if ((what & (MIDDLE | HEAD)) != 0)
        to = from + 1 + below(task, unit->length - from - 1);
    if (line && chance_percent(task->chance, 70))
        replace(task, at, 0, "\n", 1);
    return replace(task, at, 0, unit->text + from, to - from);
}

/* ---- Wrong content ---------------------------------------------------------------- */

/* Put a point or a number in the place of one in the second half that was right. */
static bool wrong_point(const struct damage_task *task)
{
    const struct buffer *text = task->text;
    size_t at, length = 0;
    const char *string;
    for (int tries = 0; tries < 30; tries++)
        if (place_find(task->chance, text, IN_POINT, &at) && 2 * at > text->length &&
            (text->bytes[at - 1] | 0x20) <= 'k') {
            while (at + length < text->length && is_digit(text->bytes[at + length]))
                length++;
            size_t new_length = choose(task, &string);
            return replace(task, at - 1, length + 1, string, new_length);
        }
    return false;
}

static bool wrong_number(const struct damage_task *task)
{
    static const char digits[] = "0123456789:;/";
    size_t at;
    if (!place_of_byte(task->chance, task->text, "0123456789", &at))
        return false;
    task->text->bytes[at] = digits[below(task, sizeof digits - 1)];
    return true;
}

/* Swap the winner wherever he is named, or somewhere. */
static bool wrong_result(const struct damage_task *task)
{
    static const char *const pairs[][2] = {
        {"1-0", "0-1"},    {"0-1", "1-0"},     {"White", "Black"},       {"white", "black"},
        {"rings", "time"}, {"1/2-1/2", "1-0"}, {"Game won", "Game tied"}};
    enum { PAIRS = sizeof pairs / sizeof pairs[0] };
    size_t first = below(task, PAIRS);
    for (size_t i = 0; i < PAIRS; i++) {
        const char *const *pair = pairs[(first + i) % PAIRS];
        size_t at = 0;
        if (damage_find_word(task->text, pair[0], &at))
            return replace(task, at, strlen(pair[0]), pair[1], strlen(pair[1]));
    }
    return false;
}

/* ---- Line ends ----------------------------------------------------------------------- */

/* Put something in the place of every line end of a text. */
static bool change_lines(const struct damage_task *task)
{
    const char *instead = task->damage->strings;
    size_t length = strlen(instead), count = 0;
    for (size_t at = 0; at < task->text->length; at++)
        if (task->text->bytes[at] == '\n') {
            replace(task, at, 1, instead, length);
            at += length > 0 ? length - 1 : 0;
            count++;
        }
    return count > 0;
}

/* Begin every line with one of some strings. */
static bool begin_lines(const struct damage_task *task)
{
    const char *string;
    size_t length = choose(task, &string);
    for (size_t at = 0; at < task->text->length; at++)
        if (at == 0 || task->text->bytes[at - 1] == '\n')
            replace(task, at, 0, string, length);
    return true;
}

static bool double_lines(const struct damage_task *task)
{
    size_t at;
    return place_find(task->chance, task->text, LINE_START, &at) &&
           replace(task, at, 0, "\n\n", 1 + below(task, 2));
}

/* Break long lines at a blank, as mail programs do. */
static bool wrap_lines(const struct damage_task *task)
{
    size_t width = 20 + below(task, 60), line = 0, count = 0;
    for (size_t at = 0; at < task->text->length; at++) {
        char *byte = &task->text->bytes[at];
        if (*byte == '\n' || (*byte == ' ' && at - line > width)) {
            count += *byte == ' ';
            *byte = *task->damage->strings;
            line = at;
        }
    }
    return count > 0;
}

/* All letters in the other case. */
static bool change_case(const struct damage_task *task)
{
    struct buffer *text = task->text;
    for (size_t at = below(task, text->length); at < text->length; at++)
        if (is_letter(text->bytes[at]))
            text->bytes[at] = (char)(text->bytes[at] ^ 0x20);
    return true;
}

/* Leave only the beginning, up to the first action. */
static bool keep_head(const struct damage_task *task)
{
    size_t at;
    bool found = damage_find_actions(task->text, &at);
    task->text->length = found ? at : task->text->length;
    return found;
}

/* Leave only what begins with the first action. */
static bool lose_before_actions(const struct damage_task *task)
{
    size_t at;
    return damage_find_actions(task->text, &at) && replace(task, 0, at + 1, NULL, 0);
}

static bool keep(const struct damage_task *task)
{
    (void)task;
    return true;
}

/* ---- The kinds ------------------------------------------------------------------------ */

#define LINES_OF_OTHERS                                                                            \
    "[White \"x\"]\n(;GM[24]VV[2]\nX places a ring on E5\nMove 1 : x\n{\"data\":{\"players\":\n"   \
    "{\"action\": \"NORMAL\"\nP 3 10 True\nP 3 10\n{\"white_score\": 3,\n[{\"n_moves\": 2\n"       \
    "PrWE5;PrBB2;\nPrE5\nW35\nB9\nW\n# RESULT White\nPLACE "                                       \
    "E3\n{\"yinsh\":1,\ne3\nMSG\nyes\n1.e3\n"                                                      \
    "End of game\nGM[24]\n1-0\n*"

#define TEXT_LINES                                                                                 \
    "Games of the club, May\nAna - Bo, round 3\nSubject: a game\nFrom: Ana <ana@example.org>\n"    \
    "Hello Bo, this is our game.\nOn Monday Ana wrote:\nBest wishes, Ana\n```\n<<<<<<< HEAD\n-- "

/* Each is a character of ASCII and one that looks like it. */
#define LOOK_ALIKES                                                                                \
    "-\u2010\n-\u2011\n-\u2013\n-\u2014\n-\u2212\n-\x96\nx\u00D7\n \u00A0\n \u3000\n \u2003\n"     \
    " \x20\u200B\n1\uFF11\n2\uFF12\ne\uFF45\n.\uFF0E\n,\uFF0C\n;\uFF1B\n:\uFF1A"

const struct damage attack_damages[] = {
    {"none", SCOPE_NONE, keep, 0, NULL},
    {"cut", SCOPE_RECORD, cut, ANYWHERE, NULL},
    {"cut-string", SCOPE_RECORD, cut, IN_STRING, NULL},
    {"cut-comment", SCOPE_RECORD, cut, IN_COMMENT, NULL},
    {"cut-name", SCOPE_RECORD, cut, IN_NAME, NULL},
    {"cut-point", SCOPE_RECORD, cut, IN_POINT, NULL},
    {"cut-number", SCOPE_RECORD, cut, IN_NUMBER, NULL},
    {"cut-escape", SCOPE_RECORD, cut, IN_ESCAPE, NULL},
    {"cut-word", SCOPE_RECORD, cut, IN_WORD, NULL},
    {"cut-line", SCOPE_RECORD, cut, LINE_START, NULL},
    {"cut-open", SCOPE_RECORD, cut, AFTER_OPEN, NULL},
    {"cut-close", SCOPE_RECORD, cut, BEFORE_CLOSE, NULL},
    {"cut-mark", SCOPE_RECORD, cut, AFTER_MARK, NULL},
    {"cut-junk", SCOPE_RECORD, cut, ANYWHERE, "\n}\n]\n)\n\"\n\"}\n\"]\n{\n[\n(;\n\\\nxyz 12\n1-0"},
    {"head-lost", SCOPE_RECORD, lose_head, ANYWHERE, NULL},
    {"head-line-lost", SCOPE_RECORD, lose_head, LINE_START, NULL},
    {"delete-byte", SCOPE_RECORD, delete_byte, 0, NULL},
    {"delete-range", SCOPE_RECORD, delete_range, ANYWHERE, NULL},
    {"delete-line", SCOPE_RECORD, delete_stretch, 0, "\n"},
    {"delete-word", SCOPE_RECORD, delete_stretch, 0, " \n,;"},
    {"delete-bracket", SCOPE_RECORD, delete_byte, 0, "])"},
    {"delete-brace", SCOPE_RECORD, delete_byte, 0, "}"},
    {"delete-quote", SCOPE_RECORD, delete_byte, 0, "\"'"},
    {"delete-open", SCOPE_RECORD, delete_byte, 0, "([{"},
    {"delete-mark", SCOPE_RECORD, delete_byte, 0, ":;,.-#"},
    {"delete-line-end", SCOPE_RECORD, delete_byte, 0, "\n"},
    {"insert-byte", SCOPE_RECORD, insert_any, ANYWHERE, NULL},
    {"insert-quote", SCOPE_RECORD, insert_string, ANYWHERE, "\"\n'"},
    {"insert-brace", SCOPE_RECORD, insert_string, ANYWHERE, "{\n}"},
    {"insert-bracket", SCOPE_RECORD, insert_string, ANYWHERE, "[\n]\n(\n)"},
    {"insert-structure", SCOPE_RECORD, insert_string, ANYWHERE, LINES_OF_OTHERS},
    {"insert-nul", SCOPE_RECORD, insert_nul, ANYWHERE, NULL},
    {"insert-high", SCOPE_RECORD, insert_high, ANYWHERE, NULL},
    {"insert-backslash", SCOPE_RECORD, insert_string, STRING_END, "\\"},
    {"insert-escape", SCOPE_RECORD, insert_string, ANYWHERE, "\\\n\\u\n\\u12\n\\x\n\\\\\\\n%"},
    {"double-line", SCOPE_RECORD, double_stretch, 0, "\n"},
    {"double-word", SCOPE_RECORD, double_stretch, 0, " \n,;"},
    {"swap-lines", SCOPE_RECORD, swap_stretches, 0, "\n"},
    {"swap-words", SCOPE_RECORD, swap_stretches, 0, " \n,;"},
    {"open-comment", SCOPE_RECORD, insert_string, LATE,
     "{ \n{x\nC[\n/*\n \"comment\":\"\n# COMMENT "},
    {"open-string", SCOPE_RECORD, insert_string, LATE, "\"x\n,\"\n:\"\n \""},
    {"open-tag", SCOPE_RECORD, insert_line, LINE_START,
     "[White \"x\n[White \"\n[White\n[\nEV[\nP0[id \""},
    {"open-variation", SCOPE_RECORD, insert_string, AFTER_MARK, "(;\n(\n(;P0[\n[{\n{\n[["},
    {"paste-head", SCOPE_RECORD, paste, HEAD, NULL},
    {"paste-middle", SCOPE_RECORD, paste, MIDDLE, NULL},
    {"paste-tail", SCOPE_RECORD, paste, TAIL, NULL},
    {"paste-whole", SCOPE_RECORD, paste, WHOLE, NULL},
    {"paste-own-head", SCOPE_RECORD, paste, OWN | HEAD, NULL},
    {"paste-own-middle", SCOPE_RECORD, paste, OWN | MIDDLE, NULL},
    {"paste-own-tail", SCOPE_RECORD, paste, OWN | TAIL, NULL},
    {"paste-own-whole", SCOPE_RECORD, paste, OWN | WHOLE, NULL},
    {"foreign-between", SCOPE_BETWEEN, keep, 0, NULL},
    {"illegal-point", SCOPE_RECORD, wrong_point, 0, "a1\nk1\nA11\nl5\na6"},
    {"wrong-number", SCOPE_RECORD, wrong_number, 0, NULL},
    {"wrong-result", SCOPE_RECORD, wrong_result, 0, NULL},
    {"long-line", SCOPE_RECORD, insert_long, ANYWHERE, "x1 ({[\"\\;"},
    {"line-of-others", SCOPE_RECORD, insert_line, LINE_START, LINES_OF_OTHERS},
    {"blank-line", SCOPE_RECORD, double_lines, 0, NULL},
    {"nul-block", SCOPE_RECORD, nul_block, ANYWHERE, NULL},
    {"insert-mark", SCOPE_RECORD, insert_string, ANYWHERE, "\xEF\xBB\xBF"},
    {"quoted-lines", SCOPE_RECORD, change_lines, 0, "\n> "},
    {"indented-lines", SCOPE_RECORD, change_lines, 0, "\n\t "},
    {"blank-lines", SCOPE_RECORD, change_lines, 0, "\n\n"},
    {"wrapped-lines", SCOPE_RECORD, wrap_lines, 0, "\n"},
    {"other-case", SCOPE_RECORD, change_case, 0, NULL},
    {"conflict", SCOPE_RECORD, insert_line, LINE_START,
     "<<<<<<< HEAD\n=======\n>>>>>>> other\n-- \n+++\n@@ -1 +1 @@"},
    {"crlf-inside", SCOPE_RECORD, change_lines, 0, "\r\n"},
    {"cr-inside", SCOPE_RECORD, change_lines, 0, "\r"},
    {"joined-lines", SCOPE_RECORD, change_lines, 0, " "},
    {"lost-line-ends", SCOPE_RECORD, change_lines, 0, ""},
    {"crlf-file", SCOPE_FILE, keep, 0, "\r\n"},
    {"quoted-file", SCOPE_FILE, keep, 0, "\n> "},
    {"quoted-file-tight", SCOPE_FILE, keep, 0, "\n>"},
    {"quoted-records", SCOPE_GOOD, begin_lines, 0, "> \n>\n>>\n> > \n >\t"},
    {"no-line-end", SCOPE_END, keep, 0, NULL},
    {"cut-no-line-end", SCOPE_END, cut, ANYWHERE, NULL},
    {"double-end", SCOPE_RECORD, double_end, 0, NULL},
    {"head-only", SCOPE_RECORD, keep_head, 0, NULL},
    {"stray-front", SCOPE_FRONT, keep, 0,
     "[\n]\n{\n}\n(\n)\n\"\n;\n,\n*\n#\n-\n.\n1\n:\nx\nW\nP\n\\\n\x01\n\xff\n[\"\n[x\n{\"\n(;\n1."},
    {"text-front", SCOPE_FRONT, keep, 0, TEXT_LINES},
    {"text-around", SCOPE_AROUND, keep, AROUND_TEXT, TEXT_LINES},
    {"joined", SCOPE_JOINED, keep, 0, NULL},
    {"cut-before-other", SCOPE_BEFORE, cut, ANYWHERE, NULL},
    {"cut-string-before-other", SCOPE_BEFORE, cut, IN_STRING, NULL},
    {"cut-comment-before-other", SCOPE_BEFORE, cut, IN_COMMENT, NULL},
    {"cut-line-before-other", SCOPE_BEFORE, cut, LINE_START, NULL},
    {"cut-close-before-other", SCOPE_BEFORE, cut, BEFORE_CLOSE, NULL},
    {"cut-mark-before-other", SCOPE_BEFORE, cut, AFTER_MARK, NULL},
    {"curly-quotes", SCOPE_RECORD, damage_curl_quotes, 0, NULL},
    {"windows-1252", SCOPE_GOOD, damage_narrow, 0, NULL},
    {"look-alikes", SCOPE_GOOD, damage_look_alikes, 0, LOOK_ALIKES},
    {"result-respelled", SCOPE_GOOD, damage_respell_result, 0, NULL},
    {"removals-joined", SCOPE_GOOD, damage_join_removals, 0, NULL},
    {"headless", SCOPE_RECORD, lose_before_actions, 0, NULL},
    {"fences", SCOPE_AROUND, keep, AROUND_MARKS, "```\n~~~\n```text\n-----\n=====\n***"},
    {"merge-marks", SCOPE_AROUND, keep, AROUND_MARKS,
     "<<<<<<< HEAD\n=======\n>>>>>>> other\n||||||| base"},
    {"order-marks", SCOPE_AROUND, keep, AROUND_BYTES, "\xEF\xBB\xBF"},
    {"cut+text-around", SCOPE_RECORD, cut, ANYWHERE, NULL},
    {"cut+fences", SCOPE_RECORD, cut, ANYWHERE, NULL},
    {"cut+merge-marks", SCOPE_RECORD, cut, ANYWHERE, NULL},
    {"cut+order-marks", SCOPE_RECORD, cut, ANYWHERE, NULL},
    {"cut+windows-1252", SCOPE_RECORD, cut, ANYWHERE, NULL},
    {"cut+quoted-records", SCOPE_RECORD, cut, ANYWHERE, NULL},
    {"cut+look-alikes", SCOPE_RECORD, cut, ANYWHERE, NULL},
    {"cut+result-respelled", SCOPE_RECORD, cut, ANYWHERE, NULL},
    {"cut+removals-joined", SCOPE_RECORD, cut, ANYWHERE, NULL},
    {"stray-early", SCOPE_EARLY, keep, 0,
     "[\n]\n{\n}\n(\n)\n\"\n;\n,\n*\n#\n-\n.\n1\n:\nx\nW\nP\n\\"},
    {NULL, SCOPE_NONE, NULL, 0, NULL}};
