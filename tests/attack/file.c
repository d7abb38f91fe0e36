/* SPDX-License-Identifier: BSD-2-Clause */
/* Files of good records and damaged ones. */
#include "attack/file.h"

#include "attack/place.h"
#include "registry/notation_list.h"

#include <stdio.h>
#include <string.h>

enum {
    CASES_OF_FILE = 8, /* that are made of the same records */
    EARLY = 4096,      /* bytes that detection examines */
    LONG_UNIT = 6000   /* bytes of a record of which few are used, since they take long */
};

bool attack_is(int notation, const char *name)
{
    return strcmp(notation_table[notation]->name, name) == 0;
}

int attack_kind(const char *name)
{
    int kind = 0;
    while (attack_damages[kind].name != NULL &&
           (name == NULL || strcmp(attack_damages[kind].name, name) != 0))
        kind++;
    return kind;
}

/* ---- Records ------------------------------------------------------------------- */

/* What is between records.  JSON needs nothing there, and yinshml may be in an array. */
static const char *choose_joint(struct chance *chance, int notation)
{
    static const char *const joints[] = {"\n", "\n", " ", "", "\n\n", ",\n"};
    bool json = attack_is(notation, "json"), yinshml = attack_is(notation, "yinshml");
    return json || yinshml ? joints[attack_below(chance, json ? 5 : 6)] : NULL;
}

static bool is_array(const struct attack *attack)
{
    return attack->joint != NULL && *attack->joint == ',';
}

/* Choose different records, not many of them long, so that there are many files in a second. */
static void choose_units(struct chance *chance, struct attack *attack)
{
    size_t count = attack_unit_count(attack->notation);
    attack->count = 3 + attack_below(chance, 4);
    for (size_t i = 0; i < attack->count; i++) {
        const struct unit *unit;
        bool used;
        do {
            unit = attack_unit(attack->notation, attack_below(chance, count));
            used = unit->length > LONG_UNIT && !chance_percent(chance, 20);
            for (size_t j = 0; j < i; j++)
                used |= attack->parts[j].unit == unit;
        } while (used);
        attack->parts[i] = (struct part){.unit = unit};
    }
}

/* Put a good record of another notation in the place of a record. */
static bool put_foreign(struct attack *attack, size_t at, const struct damage_task *task)
{
    const struct unit *unit = NULL;
    for (int tries = 0; tries < 20 && unit == NULL; tries++)
        unit = damage_foreign(task);
    if (unit == NULL)
        return false;
    attack->parts[at].unit = unit;
    for (size_t i = 0; is_array(attack) && i < attack->count; i++)
        attack->parts[i].expectation = EXPECTED_GIVEN;
    if (at + 1 == attack->count)
        return true;
    const struct unit *next = attack->parts[at + 1].unit;
    bool announces = notation_announces(notation_table[attack->notation],
                                        attack_cursor(next->text, next->length));
    for (size_t i = at + 1; i < attack->count && !announces; i++)
        attack->parts[i].expectation = EXPECTED_GIVEN;
    return true;
}

/* ---- Damage to the file ----------------------------------------------------------- */

/* A stray byte falls in the part of the file that detection examines. */
static void put_stray(struct attack *attack, struct chance *chance)
{
    const char *string;
    size_t length = place_choose(chance, attack->damage->strings, &string);
    size_t room = attack->text.length < EARLY ? attack->text.length : EARLY;
    size_t at = attack_below(chance, room), before = 0;
    buffer_replace(&attack->text, at, 0, string, length);
    for (size_t i = 0; i < attack->count; i++) {
        struct part *part = &attack->parts[i];
        size_t end = part->end;
        size_t after = i + 1 < attack->count ? part[1].begin : attack->text.length;
        if (at > part->begin && at < end)
            part->expectation = DAMAGED;
        else if (at >= before && at <= after)
            part->expectation = UNCERTAIN;
        part->begin += part->begin >= at ? length : 0;
        part->end += part->end >= at ? length : 0;
        before = end;
    }
}

static size_t lines_before(const struct buffer *text, size_t at)
{
    size_t lines = 0;
    for (size_t i = 0; i < at; i++)
        lines += text->bytes[i] == '\n';
    return lines;
}

/* Put a line end, and what each line begins with after it, in the place of all line ends. */
static void change_line_ends(struct attack *attack, const char *end)
{
    const char *begin = strchr(end, '\n') + 1;
    size_t more = strlen(end) - 1, first = strlen(begin);
    for (size_t i = 0; i < attack->count; i++) {
        struct part *part = &attack->parts[i];
        part->begin += first + more * lines_before(&attack->text, part->begin);
        part->end += first + more * lines_before(&attack->text, part->end);
    }
    for (size_t i = 0; i < attack->text.length; i++)
        if (attack->text.bytes[i] == '\n') {
            buffer_replace(&attack->text, i, 1, end, more + 1);
            i += more;
        }
    buffer_replace(&attack->text, 0, 0, begin, first);
}

/* Put something before the first record, on its line, on one of its own or before a blank one. */
static void put_front(struct attack *attack, struct chance *chance)
{
    static const char *const ends[] = {"", "\n", "\n\n"};
    const char *string;
    size_t length = place_choose(chance, attack->damage->strings, &string);
    size_t end = attack_below(chance, 3);
    buffer_put(&attack->text, string, length);
    buffer_string(&attack->text, ends[end]);
    if (end == 0 || (end == 1 && attack_has(attack->notation, FIRST_LINE_MAY_DIFFER)))
        attack->parts[0].expectation = UNCERTAIN;
    else if (end == 1 && attack_is(attack->notation, "points"))
        attack->parts[0].expectation = EXPECTED_GIVEN;
}

static void end_lines(struct buffer *text, int lines)
{
    size_t at = text->length;
    for (; lines > 0 && at > 0 && text->bytes[at - 1] == '\n'; at--)
        lines--;
    while (at > 0 && lines-- > 0)
        buffer_string(text, "\n");
}

/* Put text before a part, or at the end. */
static void put_around(struct attack *attack, size_t at, struct chance *chance)
{
    const struct damage *damage = attack->others;
    const char *string;
    bool text = damage->place == AROUND_TEXT;
    if (damage->scope != SCOPE_AROUND || chance_percent(chance, 40))
        return;
    if (damage->place == AROUND_BYTES) {
        buffer_string(&attack->text, damage->strings);
        return;
    }
    end_lines(&attack->text, text || chance_percent(chance, 50) ? 2 : 1);
    do {
        size_t length = place_choose(chance, damage->strings, &string);
        buffer_put(&attack->text, string, length);
        buffer_string(&attack->text, "\n");
    } while (chance_percent(chance, 30));
    if (at == attack->count || attack->parts[at].expectation == DAMAGED)
        return;
    bool after_damage = at > 0 && attack->parts[at - 1].expectation == DAMAGED;
    if (after_damage || chance_percent(chance, 50))
        buffer_string(&attack->text, "\n");
    else if (text && attack_has(attack->notation, FIRST_LINE_MAY_DIFFER))
        attack->parts[at].expectation = UNCERTAIN;
    else if (text && attack_is(attack->notation, "points"))
        attack->parts[at].expectation = EXPECTED_GIVEN;
}

/* ---- Files ------------------------------------------------------------------------- */

/* Change the text of a record; false if it has no place for that. */
static bool change_unit(struct attack *attack, size_t at, struct damage_task *task)
{
    static struct buffer texts[MOST_PARTS];
    struct part *part = &attack->parts[at];
    task->text = &texts[at];
    task->text->length = 0;
    task->text->full = false;
    buffer_put(task->text, part->unit->text, part->unit->length);
    if (!task->damage->apply(task) || task->text->full)
        return false;
    part->changed = task->text;
    part->expectation = task->damage->scope == SCOPE_GOOD ? EXPECTED : DAMAGED;
    return true;
}

/* Change some of the records, which stay good; false if none has a place for that. */
static bool change_some(struct attack *attack, struct damage_task *task)
{
    size_t first = attack_below(task->chance, attack->count);
    bool any = false;
    task->damage = attack->others;
    for (size_t i = 0; i < attack->count; i++) {
        size_t at = (first + i) % attack->count;
        if (attack->parts[at].changed == NULL && (!any || chance_percent(task->chance, 50)))
            any |= change_unit(attack, at, task);
    }
    return any;
}

/* Whether a record ends in a comment that takes the rest of its line, "#" or "MSG". */
static bool ends_in_comment(const struct unit *unit)
{
    size_t at = unit->length - 2; /* the last byte is neither */
    while (at > 0 && unit->text[at] != '\n' && unit->text[at] != '#' &&
           memcmp(unit->text + at, "SG", 2) != 0)
        at--;
    return at > 0 && unit->text[at] != '\n';
}

/* Whether the end of a part shows without a line end, as yinsh-notation(5) says. */
static bool shows_end(const struct attack *attack, const struct part *part)
{
    const struct unit *unit = part->unit, *next = part[1].unit;
    const struct notation *notation = notation_table[attack->notation];
    return attack->joint != NULL || attack_is(attack->notation, "boardspace") ||
           attack_is(attack->notation, "bga-json") || notation->read == notation_table[0]->read ||
           (unit->placed && !ends_in_comment(unit) &&
            place_is_one_of(unit->text[unit->length - 1], "0123456789*)}];!?") &&
            notation_announces(notation, attack_cursor(next->text, next->length)));
}

/* Put the separator after a part. */
static void put_separator(struct attack *attack, size_t at, struct chance *chance)
{
    const struct part *part = &attack->parts[at];
    bool last = at + 1 == attack->count;
    bool foreign = part->unit->notation != attack->notation ||
                   (!last && part[1].unit->notation != attack->notation);
    bool lost = (attack->damage->scope == SCOPE_END && part->expectation == DAMAGED && !last) ||
                (attack->damage->scope == SCOPE_JOINED && !last && shows_end(attack, part) &&
                 chance_percent(chance, 70));
    if (last)
        buffer_string(&attack->text, is_array(attack) ? "]\n" : "\n");
    else if (part->expectation == DAMAGED && foreign)
        buffer_string(&attack->text, chance_percent(chance, 50) ? "\n" : "\n\n");
    else if (foreign || attack->others->scope == SCOPE_GOOD)
        buffer_string(&attack->text, is_array(attack) ? ",\n" : "\n\n");
    else if (!lost)
        buffer_string(&attack->text, attack->joint != NULL ? attack->joint : part->unit->separator);
}

/* Put all parts together. */
static void put_parts(struct attack *attack, struct chance *chance)
{
    put_around(attack, 0, chance);
    buffer_string(&attack->text, is_array(attack) ? "[" : "");
    for (size_t i = 0; i < attack->count; i++) {
        struct part *part = &attack->parts[i];
        const struct buffer *changed = part->changed;
        if (i > 0)
            put_around(attack, i, chance);
        part->begin = attack->text.length;
        if (changed != NULL)
            buffer_put(&attack->text, changed->bytes, changed->length);
        else
            buffer_put(&attack->text, part->unit->text, part->unit->length);
        part->end = attack->text.length;
        put_separator(attack, i, chance);
    }
    put_around(attack, attack->count, chance);
}

/* Damage one record or two, or the file. */
static bool make_file(struct attack *attack, struct chance *chance)
{
    struct damage_task task = {attack->damage, NULL, chance, attack->notation, {false}};
    enum scope scope = attack->damage->scope;
    size_t at = attack_below(chance, attack->count), second;
    if (at == 0 || at + 1 == attack->count) /* seldom */
        at = attack_below(chance, attack->count);
    for (size_t i = 0; i < attack->count; i++)
        task.used[attack->parts[i].unit->game] = true;
    if (scope == SCOPE_BETWEEN && !put_foreign(attack, at, &task))
        return false;
    if (scope == SCOPE_BEFORE && (at + 1 == attack->count || !put_foreign(attack, at + 1, &task)))
        return false;
    if (scope == SCOPE_RECORD || scope == SCOPE_END || scope == SCOPE_BEFORE) {
        if (!change_unit(attack, at, &task))
            return false;
        second = at + 1 + attack_below(chance, attack->count);
        if (second < attack->count && scope == SCOPE_RECORD)
            change_unit(attack, second, &task);
    }
    if (attack->others->scope == SCOPE_GOOD && !change_some(attack, &task))
        return false;
    attack->text.length = 0;
    attack->text.full = false;
    if (scope == SCOPE_FRONT)
        put_front(attack, chance);
    put_parts(attack, chance);
    bool needs_line = attack->joint == NULL && !attack_is(attack->notation, "boardspace") &&
                      !attack_is(attack->notation, "bga-json");
    if (scope == SCOPE_END && needs_line && at + 1 < attack->count)
        attack->parts[at + 1].expectation = UNCERTAIN;
    if (scope == SCOPE_EARLY)
        put_stray(attack, chance);
    attack_expect(attack);
    if (scope == SCOPE_FILE)
        change_line_ends(attack, attack->damage->strings);
    else if (scope == SCOPE_RECORD && chance_percent(chance, 5))
        change_line_ends(attack, "\r\n");
    return !attack->text.full;
}

bool attack_make(uint64_t seed, uint64_t number, struct attack *attack)
{
    struct chance file = chance_begin(seed * 1000003 + number / CASES_OF_FILE);
    struct chance chance = chance_begin(seed * 7000003 + number * 13);
    int notations = attack_notation_count();
    for (int i = 0; i < 8; i++) { /* the first numbers of near seeds are alike */
        attack_below(&file, 2);
        attack_below(&chance, 2);
    }
    attack->number = number;
    attack->notation = (int)(number / CASES_OF_FILE % (uint64_t)notations);
    attack->kind = (int)attack_below(&chance, (size_t)attack_kind(NULL));
    attack->damage = &attack_damages[attack->kind];
    choose_units(&file, attack);
    attack->joint = choose_joint(&file, attack->notation);
    const char *plus = strchr(attack->damage->name, '+');
    attack->others = plus != NULL ? &attack_damages[attack_kind(plus + 1)] : attack->damage;
    bool around = attack->others->scope == SCOPE_AROUND;
    bool lines =
        attack->others->scope == SCOPE_GOOD || (around && attack->others->place != AROUND_BYTES);
    /* A byte order mark is none after a blank in a line. */
    if ((lines && is_array(attack)) ||
        (around && attack->joint != NULL && strcmp(attack->joint, " ") == 0))
        attack->joint = "\n";
    bool made = make_file(attack, &chance);
    /* Without its end an object of JSON or a game tree is no record. */
    bool closes = attack->joint != NULL || attack_is(attack->notation, "bga-json") ||
                  attack_is(attack->notation, "boardspace");
    attack->must_be_bad = closes && strncmp(attack->damage->name, "cut", 3) == 0 &&
                          strcmp(attack->damage->name, "cut-junk") != 0;
    /* Lines that are not understood are comments there; or 1 may stand for 10. */
    attack->must_be_illegal = strcmp(attack->damage->name, "illegal-point") == 0 &&
                              !attack_has(attack->notation, COMMENTS_ARE_LINES) &&
                              !attack_is(attack->notation, "openxum");
    attack->must_be_one = strcmp(attack->damage->name, "delete-line-end") == 0;
    return made;
}
