/* SPDX-License-Identifier: BSD-2-Clause */
/*
 * What "its beginning and its separators survive the damage" means for a good record, notation by
 * notation.  Such a record is expected; any other is uncertain.
 *
 * gipf: It begins a line after a blank one, with a tag.  If the damaged record ends in whole tags,
 * one of them is repeated: otherwise these may be its own.  A record without tags begins with
 * "1.", which shows nothing if the damaged record before it ends in its tags.  A comment that is
 * left open ends at the next }: what is up to there is uncertain, if no other comment begins in it.
 *
 * boardspace: It begins a line with "(;", or is after the ")" of a game.
 *
 * bga: "End of game" is before it, as a line; or both players of the damaged record have placed a
 * ring and none of its own has; or it begins with "Move 1".
 *
 * bga-json: It begins a line with the bracket of an object and the first of its members.
 *
 * json: The same, but it needs no line of its own if, without -f, the damaged one has no line of
 * another notation, and is not the first without its head.
 *
 * yinshml: As json.  An array around the records does not change that, unless a record of another
 * notation begins in it.
 *
 * openxum, points: A line end is before it.
 *
 * codingame: A blank line is before it; and without -f the damaged one has no tags of the official
 * notation, whose turns look the same without their numbers.
 *
 * vying: The same; and without -f there is a move or an end in it, for points alone are as good in
 * other notations.
 *
 * yinsh-record: A blank line is before it.  A line of text directly before it may be its own.
 *
 * iit-delhi: A blank line is before it, or the FINISH or KILLPROC of the record before, as a line
 * of its own; or a ring was moved before, since it places one.
 *
 * yinsh-save: A blank line is before it, and it begins with its head, "# RESULT".  If the damaged
 * record has nothing but remarks, these may be its own.  What follows a record after a blank line
 * and is a move or a remark, and no head, may belong to it.
 *
 * What another notation opens in a damaged record, a comment or a value of SGF, is closed by the
 * next bracket, if that is in a good record, too: without -f what is up to there is uncertain.
 *
 * Besides, a record is uncertain if a stray byte is beside it, on its first or last line; or, in
 * gipf, iit-delhi, codingame, vying and yinsh-record, on the line before it, which may be a broken
 * one of its own; and without -f if it cannot announce itself and follows a good record of another
 * notation.
 */
#include "attack/file.h"
#include "base/text.h"
#include "registry/notation_list.h"

#include <stdio.h>
#include <string.h>

static bool is_official(int notation)
{
    return notation_table[notation]->read == notation_table[0]->read;
}

/* ---- What is expected ------------------------------------------------------- */

static bool is_space(char byte)
{
    return byte == ' ' || byte == '\n' || byte == '\r';
}

/* The bytes of a part, as they are now. */
static struct words bytes_of(const struct attack *attack, size_t part)
{
    const struct part *at = &attack->parts[part];
    return (struct words){attack->text.bytes + at->begin, at->end - at->begin};
}

static bool ends_with(struct words bytes, const char *end, size_t length)
{
    return bytes.length >= length && memcmp(bytes.bytes + bytes.length - length, end, length) == 0;
}

static bool begins_with(struct words bytes, const char *begin)
{
    size_t length = strlen(begin);
    return bytes.length >= length && memcmp(bytes.bytes, begin, length) == 0;
}

/* Whether a comment of the official notation is open at the end. */
static bool leaves_comment_open(struct words bytes)
{
    bool open = false;
    for (size_t i = 0; i < bytes.length; i++)
        open = bytes.bytes[i] == '{' || (open && bytes.bytes[i] != '}');
    return open;
}

/* The next line of a text, which moves past it. */
static struct words take_line(struct words *bytes)
{
    struct words line;
    words_cut(bytes, '\n', &line);
    while (line.length > 0 && is_space(line.bytes[line.length - 1]))
        line.length--;
    return line;
}

/* The length of the whole tag that a line begins with, or 0; *name is the length to its value. */
static size_t tag_length(struct words line, size_t *name)
{
    size_t at = 1;
    while (at < line.length &&
           (is_letter(line.bytes[at]) || is_digit(line.bytes[at]) || line.bytes[at] == '_'))
        at++;
    *name = at + 1;
    if (at == 1 || at + 1 >= line.length || line.bytes[0] != '[' || line.bytes[at] != ' ' ||
        line.bytes[at + 1] != '"')
        return 0;
    for (at += 2; at + 1 < line.length && line.bytes[at] != '"'; at++)
        at += line.bytes[at] == '\\';
    return at + 1 < line.length && line.bytes[at] == '"' && line.bytes[at + 1] == ']' ? at + 2 : 0;
}

/* Whether a line is of whole tags; *repeats is set if a record has one of the same name. */
static bool is_tags(struct words line, const struct unit *unit, bool *repeats)
{
    size_t name, length = 0;
    line = words_trim(line);
    while (line.length > 0 && (length = tag_length(line, &name)) > 0) {
        struct words all = {unit->text, unit->length}, other = {unit->text, 1};
        while (other.length > 0) {
            other = take_line(&all);
            *repeats |= other.length > name && memcmp(other.bytes, line.bytes, name) == 0;
        }
        line.bytes += length;
        line.length -= length;
        while (line.length > 0 && is_space(*line.bytes)) {
            line.bytes++;
            line.length--;
        }
    }
    return length > 0;
}

/*
 * Whether a text of the official notation ends in whole tags, with a blank line or something else
 * before them, none of which is repeated in the tags of a record: they may be its own, with a blank
 * line between.
 */
static bool is_more_tags(struct words bytes, const struct unit *next)
{
    bool any = false, repeats = false, blank = false;
    while (bytes.length > 0) {
        struct words line = take_line(&bytes);
        if (line.length > 0) {
            repeats &= any && !blank;
            any = is_tags(line, next, &repeats);
        }
        blank = line.length == 0;
    }
    return any && !repeats;
}

/* Whether a text of the official notation ends in its tags: in no line that is of turns. */
static bool ends_in_tags(struct words bytes)
{
    size_t begin = bytes.length;
    while (begin > 0 && bytes.bytes[begin - 1] != '\n')
        begin--;
    return begin == 0 || begin == bytes.length || bytes.bytes[begin] == '[';
}

/* Whether somebody places a ring in a line of a log. */
static bool places_ring(struct words bytes, const char *name)
{
    size_t length = strlen(name);
    while (bytes.length > 0) {
        struct words line = take_line(&bytes);
        if (begins_with(line, name) && line.length - length <= sizeof " on K11" - 1 &&
            line.length - length >= sizeof " on K1" - 1 &&
            memcmp(line.bytes + length, " on ", 4) == 0 && is_letter(line.bytes[length + 4]) &&
            is_digit(line.bytes[length + 5]))
            return true;
    }
    return false;
}

/* How many of the players of a record place rings in a text. */
static int places_rings(struct words bytes, const struct unit *unit)
{
    char white[32] = "White places a ring", black[32] = "Black places a ring";
    if (unit->named) {
        snprintf(white, sizeof white, "Anna%d places a ring", attack_number(unit->game));
        snprintf(black, sizeof black, "Bert%d places a ring", attack_number(unit->game));
    }
    return places_ring(bytes, white) + places_ring(bytes, black);
}

/* What is after the last "End of game" in a text, wherever that is. */
static struct words after_end(struct words bytes)
{
    static const char end[] = "End of game";
    size_t at = bytes.length;
    while (at > 0 && (bytes.length - at < sizeof end - 1 ||
                      memcmp(bytes.bytes + at, end, sizeof end - 1) != 0))
        at--;
    return (struct words){bytes.bytes + at, bytes.length - at};
}

/* Whether the record after a damaged log shows as another. */
static bool shows_after_bga(struct words bytes, const struct unit *unit, const struct unit *next)
{
    static const char end[] = "\nEnd of game";
    while (bytes.length > 0 && is_space(bytes.bytes[bytes.length - 1]))
        bytes.length--;
    if (ends_with(bytes, end, sizeof end - 1) || memcmp(next->text, "Move 1 ", 7) == 0)
        return true;
    bytes = after_end(bytes);
    return places_rings(bytes, unit) == 2 && places_rings(bytes, next) == 0;
}

/* The same after a damaged log of IIT Delhi's. */
static bool shows_after_iit_delhi(struct words bytes, const struct unit *unit)
{
    static const char move[] = "{\"action\": \"NORMAL\", \"meta\": \"\", \"data\": \"S ";
    enum { SHORTEST_MOVE = sizeof move + 34 }; /* with its points and the client */
    size_t last = unit->length;
    struct words line;
    if (strcmp(unit->separator, "\n\n") == 0)
        return true;
    while (last > 0 && unit->text[last - 1] != '\n')
        last--;
    if (last > 0 && ends_with(bytes, unit->text + last - 1, unit->length - last + 1))
        return true;
    while (words_cut(&bytes, '\n', &line)) {
        const char *end = line.bytes + line.length;
        if (begins_with(line, move) && line.length > SHORTEST_MOVE &&
            memcmp(end - 8, "client ", 7) == 0 && memchr(line.bytes, '}', line.length) == end - 25)
            return true;
    }
    return false;
}

/*
 * Whether what follows a record of yinsh-sheet's after a blank line may belong to it; cut is
 * whether it lost the end of its last line.
 */
static bool may_continue_save(struct words bytes, bool cut)
{
    static const char *const heads[] = {"# RESULT White", "# RESULT Black", "# RESULT Draw",
                                        "# RESULT Unfinished", NULL};
    static const char *const words[] = {"#",     "PLACE", "MOVE",   "REMOVE", "PASS",
                                        "place", "move",  "remove", "pass",   NULL};
    struct words line = {NULL, 0};
    while (bytes.length > 0 && line.length == 0)
        line = take_line(&bytes);
    for (size_t i = 0; (!cut || bytes.length > 0) && heads[i] != NULL; i++)
        if (words_are(line, heads[i]))
            return false;
    for (size_t i = 0; words[i] != NULL; i++)
        if (begins_with(line, words[i]))
            return true;
    return false;
}

/* Whether a text ends in remarks that may be the head of the next record of yinsh-sheet's. */
static bool ends_in_head(struct words bytes)
{
    static const char *const notes[] = {"# COMMENT ", "# MARK ", "# CLOCK ", "# END_CLOCK ", NULL};
    bool head = true, acted = false;
    while (bytes.length > 0) {
        struct words line = take_line(&bytes);
        bool note = false;
        for (size_t i = 0; notes[i] != NULL; i++)
            note |= begins_with(line, notes[i]);
        if (line.length > 0 && *line.bytes != '#') {
            acted = true;
            head = false;
        }
        head |= line.length > 0 && *line.bytes == '#' && (!note || !acted);
    }
    return head;
}

/*
 * Whether a line of a text announces a record of another notation, even after brackets and quotes
 * that close something.
 */
static bool has_announcement(struct words bytes, int notation)
{
    while (bytes.length > 0) {
        struct cursor cursor = attack_cursor(bytes.bytes, bytes.length);
        while (!scan_at_end(&cursor) && *cursor.at != '\n' &&
               (is_blank(*cursor.at) || strchr("}])\"", *cursor.at) != NULL))
            cursor.at++;
        if (!scan_at_end(&cursor) && notation_others_announce(&cursor, notation_table[notation]))
            return true;
        take_line(&bytes);
    }
    return false;
}

/* The record after a damaged one is uncertain if it does not show. */
static void expect_next(struct attack *attack, size_t damaged)
{
    struct words bytes = bytes_of(attack, damaged);
    const struct unit *unit = attack->parts[damaged].unit;
    struct part *next = &attack->parts[damaged + 1];
    bool uncertain = false;
    if (next->unit->notation != attack->notation)
        uncertain = false;
    else if (is_official(attack->notation))
        uncertain =
            next->unit->text[0] == '[' ? is_more_tags(bytes, next->unit) : ends_in_tags(bytes);
    else if (attack_is(attack->notation, "bga"))
        uncertain = !shows_after_bga(bytes, unit, next->unit);
    else if (attack_is(attack->notation, "iit-delhi"))
        uncertain = !shows_after_iit_delhi(bytes, unit);
    else if (attack_is(attack->notation, "yinsh-save"))
        uncertain = ends_in_head(bytes);
    if (uncertain && next->expectation != DAMAGED)
        next->expectation = UNCERTAIN;
}

/* The line ends before a record in the file, with nothing but white space after them. */
static size_t lines_before_part(const struct attack *attack, const struct part *part)
{
    size_t lines = 0;
    for (size_t at = part->begin; at > 0 && is_space(attack->text.bytes[at - 1]); at--)
        lines += attack->text.bytes[at - 1] == '\n';
    return lines;
}

/*
 * What is expected of the records after a damaged one if the damage left less than the blank line
 * that some notations need, or if something of another notation is on their line.
 */
static void expect_separated(struct attack *attack, size_t damaged, bool others)
{
    struct part *next = &attack->parts[damaged + 1];
    bool blank = attack_has(next->unit->notation, AFTER_BLANK_LINE);
    if (blank && next->expectation == EXPECTED && lines_before_part(attack, next) < 2)
        next->expectation = UNCERTAIN;
    for (; others && next < attack->parts + attack->count && lines_before_part(attack, next) == 0;
         next++)
        if (next->expectation == EXPECTED)
            next->expectation = EXPECTED_GIVEN;
}

/* Whether a value of SGF is open at the end; *tree becomes whether a game of it was opened. */
static bool leaves_value_open(struct words bytes, bool *tree)
{
    bool open = false;
    for (size_t i = 0; i < bytes.length; i++) {
        *tree |= i > 0 && bytes.bytes[i] == ';' && bytes.bytes[i - 1] == '(';
        if (open && bytes.bytes[i] == '\\')
            i++;
        else
            open = (*tree && bytes.bytes[i] == '[') || (open && bytes.bytes[i] != ']');
    }
    return open;
}

/* Lower what is expected of the records after a damaged one, up to one that has a byte. */
static void expect_less(struct attack *attack, size_t damaged, char byte,
                        enum expectation expectation)
{
    size_t closing = damaged + 1;
    while (closing < attack->count &&
           memchr(bytes_of(attack, closing).bytes, byte, bytes_of(attack, closing).length) == NULL)
        closing++;
    /* One that opens a comment itself shows in the official notation where the other one ends. */
    bool shows = closing < attack->count && is_official(attack->notation) && byte == '}' &&
                 attack->parts[closing].expectation != DAMAGED;
    for (size_t i = damaged + 1; closing < attack->count && !shows && i <= closing; i++)
        if (attack->parts[i].expectation == EXPECTED)
            attack->parts[i].expectation = expectation;
}

/* Whether a record of vying.org has anything but points. */
static bool shows_vying(const struct unit *unit)
{
    size_t word = 0;
    for (size_t i = 0; i < unit->length; i++) {
        word = is_space(unit->text[i]) ? 0 : word + 1;
        if (word > 3)
            return true;
    }
    return false;
}

/* Whether a line of a text is of whole tags of the official notation. */
static bool has_tags(struct words bytes, const struct unit *unit)
{
    bool tags = false, repeats = false;
    while (bytes.length > 0 && !tags)
        tags = is_tags(take_line(&bytes), unit, &repeats);
    return tags;
}

/*
 * Lower what is expected of the records after a damaged one that may continue with them: with turns
 * without numbers after tags of the official notation, or with objects of another one's array.
 */
static void expect_continued(struct attack *attack, size_t damaged, bool others)
{
    struct part *next = &attack->parts[damaged + 1];
    struct words bytes = bytes_of(attack, damaged);
    bool turns = attack_is(attack->notation, "codingame") || attack_is(attack->notation, "vying");
    bool array = attack->joint != NULL && *attack->joint == ',';
    if (turns && has_tags(bytes, next->unit) && next->expectation == EXPECTED)
        next->expectation = EXPECTED_GIVEN;
    for (; array && others && next < attack->parts + attack->count; next++)
        if (next->expectation == EXPECTED)
            next->expectation = EXPECTED_GIVEN;
}

void attack_expect(struct attack *attack)
{
    bool tree = false; /* in any of the damaged records */
    for (size_t i = 0; i < attack->count; i++) {
        struct words bytes = bytes_of(attack, i);
        if (attack->parts[i].expectation != DAMAGED)
            continue;
        if (i > 0 && attack->parts[i - 1].expectation != DAMAGED &&
            attack_is(attack->notation, "yinsh-save") &&
            may_continue_save(bytes, attack->damage->scope == SCOPE_END))
            attack->parts[i - 1].expectation = UNCERTAIN;
        if (i + 1 < attack->count) {
            expect_next(attack, i);
            bool headless = i == 0 && strncmp(attack->damage->name, "head-", 5) == 0;
            bool others = has_announcement(bytes, attack->notation);
            expect_separated(attack, i, headless || others);
            expect_continued(attack, i, others);
        }
        if (leaves_comment_open(bytes))
            expect_less(attack, i, '}', is_official(attack->notation) ? UNCERTAIN : EXPECTED_GIVEN);
        if (leaves_value_open(bytes, &tree))
            expect_less(attack, i, ']', EXPECTED_GIVEN);
    }
    for (size_t i = 1; strncmp(attack->damage->name, "stray", 5) == 0 && i < attack->count; i++)
        if (attack->parts[i].expectation == EXPECTED &&
            lines_before_part(attack, &attack->parts[i]) == 0)
            attack->parts[i].expectation = EXPECTED_GIVEN;
    for (size_t i = 0; attack_is(attack->notation, "vying") && i < attack->count; i++)
        if (attack->parts[i].expectation == EXPECTED && !shows_vying(attack->parts[i].unit))
            attack->parts[i].expectation = EXPECTED_GIVEN;
}
