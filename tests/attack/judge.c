/* SPDX-License-Identifier: BSD-2-Clause */
#include "attack/judge.h"

#include "reader/reader.h"
#include "registry/notation_list.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum {
    MOST_FOUND = 2048,
    LONGER = 8000 /* bytes that a record may have more than twice those of the longest good one */
};

const char *const mode_names[] = {"auto",         "given",      "auto-pieces",
                                  "given-pieces", "summarised", "skipped"};
const char *const verdict_names[] = {"found", "lost", "changed", "wrong", "uncertain"};

/* A record that was read. */
struct found {
    uint64_t begin, end;
    bool summarised;
    const char *notation;
    struct identity identity;
};

/* What was read of a file. */
static struct found found[MOST_FOUND];
static size_t found_count;
static uint64_t skipped_count;

/* ---- Reading ------------------------------------------------------------- */

struct source {
    const char *bytes;
    size_t left, piece; /* the longest piece; 0: all at once */
    struct chance chance;
};

static ptrdiff_t give(void *context, char *buffer, size_t size)
{
    struct source *source = context;
    size_t length = source->left < size ? source->left : size;
    if (source->piece > 0) {
        size_t piece = 1 + attack_below(&source->chance, source->piece);
        length = length < piece ? length : piece;
    }
    if (length > 0)
        memcpy(buffer, source->bytes, length);
    source->bytes += length;
    source->left -= length;
    return (ptrdiff_t)length;
}

bool attack_is_given(enum mode mode)
{
    return mode == GIVEN || mode == GIVEN_PIECES;
}

/* A limit of records that no good one comes near. */
static size_t longest_record(const struct attack *attack)
{
    size_t longest = 0;
    for (size_t i = 0; i < attack->count; i++)
        if (attack->parts[i].unit->length > longest)
            longest = attack->parts[i].unit->length;
    return 2 * longest + LONGER;
}

/* Depends on the number of the case only, so that all modes read the same. */
static yinsh_reader_options options_of(const struct attack *attack, enum mode mode)
{
    const char *name = notation_table[attack->notation]->name;
    yinsh_reader_options options = {.size = sizeof(yinsh_reader_options),
                                    .notation = attack_is_given(mode) ? name : NULL,
                                    .all_faults = attack->number % 5 == 0};
    /*
     * If lines of strangers belong to records, as comments, they may become too long; so may a line
     * that is all of a file to a notation that is made of lines.
     */
    bool lines = attack->joint == NULL || strchr(attack->joint, '\n') != NULL;
    if (attack->number % 8 == 0 && lines && !attack_has(attack->notation, COMMENTS_ARE_LINES))
        options.max_record = longest_record(attack);
    return options;
}

static void keep_found(const struct yinsh_record *record, uint64_t offset)
{
    if (found_count < MOST_FOUND)
        found[found_count++] = (struct found){.begin = offset + record->window.begin,
                                              .end = offset + record->window.taken,
                                              .summarised = record->game.omitted_moves > 0,
                                              .notation = record->notation,
                                              .identity = attack_identify(record)};
}

static void read_file(const struct attack *attack, enum mode mode)
{
    struct source source = {attack->text.bytes, attack->text.length, 0,
                            chance_begin(attack->number)};
    yinsh_reader_options options = options_of(attack, mode);
    const yinsh_record *record;
    uint64_t count, unfinished;
    int next = 1;
    /* A record that does not fit is read again with each piece: there are not too many. */
    if (mode == AUTO_PIECES || mode == GIVEN_PIECES)
        source.piece = 1 + attack->text.length / 100 + attack_below(&source.chance, 400);
    found_count = 0;
    skipped_count = 0;
    yinsh_reader *reader = yinsh_reader_new(give, &source, &options);
    if (reader == NULL)
        abort();
    reader_summarise(reader, mode == SUMMARISED);
    while (next == READER_RECORD || next == READER_TEXT) {
        count = 0;
        if (mode == SKIPPED)
            reader_skip(reader, &count, &unfinished);
        skipped_count += count;
        next = reader_next(reader, &record);
        if (next == 1)
            keep_found(record, reader_offset(reader));
    }
    if (next != 0)
        abort();
    yinsh_reader_free(reader);
}

/* ---- Judging --------------------------------------------------------------- */

static bool is_same(const struct found *one, const struct unit *unit, enum mode mode)
{
    const struct notation *notation = notation_table[unit->notation];
    bool same = mode == SUMMARISED ? one->identity.outcome == unit->identity.outcome
                                   : one->identity.whole == unit->identity.whole;
    return same && one->identity.good && one->notation != NULL &&
           notation_find(one->notation)->read == notation->read;
}

static bool overlaps(const struct found *one, const struct part *part)
{
    return one->begin < part->end && one->end > part->begin;
}

static enum verdict judge_part(const struct part *part, enum mode mode)
{
    enum verdict verdict = LOST;
    for (size_t i = 0; i < found_count; i++) {
        if (!overlaps(&found[i], part))
            continue;
        if (is_same(&found[i], part->unit, mode))
            return FOUND;
        if (found[i].begin >= part->begin)
            verdict = CHANGED;
    }
    return verdict;
}

static bool is_expected_game(const struct attack *attack, int game)
{
    for (size_t i = 0; i < attack->count; i++)
        if (attack->parts[i].unit->game == game && attack->parts[i].expectation == EXPECTED)
            return true;
    return false;
}

/* Whether a good record mixes one that is expected with another. */
static bool is_mixture(const struct attack *attack, const struct identity *identity)
{
    const int games[] = {identity->game, identity->named, identity->noted};
    bool differs = identity->mixed, expected = false;
    for (int i = 0; i < 3; i++) {
        expected |= is_expected_game(attack, games[i]);
        for (int j = 0; j < i; j++)
            differs |= games[i] != NO_GAME && games[j] != NO_GAME && games[i] != games[j];
    }
    return differs && expected;
}

/* Whether a good record is what is left of a damaged one that cannot be good. */
static bool is_remnant(const struct attack *attack, const struct found *one)
{
    for (size_t i = 0; i < attack->count; i++) {
        const struct part *part = &attack->parts[i];
        bool whole = one->identity.actions == part->unit->identity.actions;
        if (part->expectation == DAMAGED && overlaps(one, part) &&
            one->identity.game == part->unit->game &&
            (attack->must_be_bad || (attack->must_be_illegal && !whole) ||
             (attack->must_be_one && !whole && one->end < part->end)))
            return true;
    }
    return false;
}

/* Whether a record is expected in a mode. */
static bool is_sure(const struct part *part, enum mode mode)
{
    return part->expectation == EXPECTED ||
           (part->expectation == EXPECTED_GIVEN && attack_is_given(mode));
}

/* Whether a record that was read is one too many: nothing is damaged, or it is a good one twice. */
static bool is_extra(const struct attack *attack, size_t at, enum mode mode)
{
    bool all = attack->damage->scope >= SCOPE_GOOD;
    for (size_t i = 0; i < attack->count; i++) {
        const struct part *part = &attack->parts[i];
        all &= is_sure(part, mode) &&
               (part->unit->notation == attack->notation || !attack_is_given(mode));
        for (size_t j = 0; j < at && part->expectation != DAMAGED && overlaps(&found[at], part);
             j++)
            if (found[j].begin >= part->begin && is_same(&found[j], part->unit, mode) &&
                is_same(&found[at], part->unit, mode))
                return true;
    }
    return all && at >= attack->count;
}

/* Whether a record that was read is good, though no such one is in the file. */
static bool is_wrong(const struct attack *attack, const struct found *one)
{
    return one->identity.good && !one->summarised &&
           (is_mixture(attack, &one->identity) || is_remnant(attack, one));
}

static uint64_t count_good(void)
{
    uint64_t good = skipped_count;
    for (size_t i = 0; i < found_count; i++)
        good += found[i].identity.good;
    return good;
}

static bool is_same_found(const struct found *one, const struct found *other)
{
    return one->begin == other->begin && one->end == other->end &&
           one->notation == other->notation && one->identity.good == other->identity.good &&
           one->identity.whole == other->identity.whole;
}

/* Read a file in pieces; report how the result differs from that of reading it at once. */
static void judge_pieces(const struct attack *attack, enum mode mode, attack_tell_fn *tell)
{
    static struct found whole[MOST_FOUND];
    read_file(attack, mode == AUTO_PIECES ? AUTO : GIVEN);
    size_t count = found_count, at = 0;
    memcpy(whole, found, count * sizeof *whole);
    read_file(attack, mode);
    while (at < count && at < found_count && is_same_found(&found[at], &whole[at]))
        at++;
    tell(attack, mode, at == count && at == found_count ? FOUND : WRONG, at);
}

void attack_judge(const struct attack *attack, enum mode mode, attack_tell_fn *tell)
{
    if (mode == SKIPPED) {
        read_file(attack, AUTO);
        uint64_t good = count_good();
        read_file(attack, SKIPPED);
        tell(attack, mode, count_good() == good ? FOUND : WRONG, 0);
        return;
    }
    if (mode == AUTO_PIECES || mode == GIVEN_PIECES)
        judge_pieces(attack, mode, tell);
    else
        read_file(attack, mode);
    /* With -f a record of another notation is damage, and more so after a damaged one. */
    bool before = attack->damage->scope == SCOPE_BEFORE;
    for (size_t i = 0; i < attack->count; i++) {
        const struct part *part = &attack->parts[i];
        bool own = part->unit->notation == attack->notation;
        if (part->expectation == DAMAGED || (attack_is_given(mode) && (!own || before)))
            continue;
        enum verdict verdict = judge_part(part, mode);
        bool doubtful = verdict != FOUND && !is_sure(part, mode);
        tell(attack, mode, doubtful ? UNCERTAIN_LOST : verdict, i);
    }
    for (size_t i = 0; i < found_count && !(before && attack_is_given(mode)); i++)
        if (is_wrong(attack, &found[i]) || is_extra(attack, i, mode))
            tell(attack, mode, WRONG, i);
}

void attack_show(const struct attack *attack, enum mode mode)
{
    static const char *const expectations[] = {"expected", "expected with -f", "uncertain",
                                               "damaged"};
    printf("# %s\n", mode_names[mode]);
    for (size_t i = 0; i < attack->count; i++)
        printf("#   %zu..%zu %s, game %d\n", attack->parts[i].begin, attack->parts[i].end,
               expectations[attack->parts[i].expectation], attack->parts[i].unit->game);
    for (size_t i = 0; i < found_count; i++)
        printf("#   read %" PRIu64 "..%" PRIu64 " %s %s game %d, tags of %d, comments of %d\n",
               found[i].begin, found[i].end, found[i].notation != NULL ? found[i].notation : "?",
               found[i].identity.good ? "good" : "bad", found[i].identity.game,
               found[i].identity.named, found[i].identity.noted);
    if (mode == SKIPPED)
        printf("#   skipped %" PRIu64 "\n", skipped_count);
}

/* ---- Shrinking ------------------------------------------------------------------ */

/* A failure that is to stay while a file is made smaller. */
struct goal {
    enum mode mode;
    enum verdict verdict, first; /* of the part that counts, and of the first one */
    size_t at;
};

static bool has_wrong(const struct attack *attack)
{
    for (size_t i = 0; i < found_count; i++)
        if (is_wrong(attack, &found[i]))
            return true;
    return false;
}

static bool is_reached(struct attack *attack, const struct goal *goal)
{
    attack_expect(attack);
    if (goal->verdict != WRONG && attack->parts[goal->at].expectation != EXPECTED)
        return false;
    read_file(attack, goal->mode);
    if (goal->verdict == WRONG)
        return has_wrong(attack);
    return judge_part(&attack->parts[goal->at], goal->mode) == goal->verdict &&
           judge_part(&attack->parts[0], goal->mode) == goal->first;
}

/* Whether the bytes of a part stay: of the one that counts and of a good one in front. */
static bool is_kept(const struct attack *attack, size_t part, const struct goal *goal)
{
    bool counts = part == 0 || (goal->verdict == WRONG && part < attack->count);
    return (goal->verdict != WRONG && part == goal->at) ||
           (counts && attack->parts[part].expectation == EXPECTED);
}

static size_t without(size_t offset, size_t at, size_t length)
{
    return offset >= at + length ? offset - length : offset > at ? at : offset;
}

/* Take bytes out of a file; false, with nothing done, if they stay, as separators do. */
static bool take_out(struct attack *attack, size_t at, size_t length, const struct goal *goal)
{
    enum { SEPARATOR = 2 };
    for (size_t i = 0; i < attack->count; i++) {
        const struct part *part = &attack->parts[i];
        bool ahead = at < part->begin && at + length >= part->begin;
        if (is_kept(attack, i, goal) && at < part->end + SEPARATOR &&
            at + length + SEPARATOR > part->begin)
            return false;
        if (ahead && at + length < part->end)
            return false;
    }
    buffer_replace(&attack->text, at, length, NULL, 0);
    for (size_t i = 0; i < attack->count; i++) {
        attack->parts[i].begin = without(attack->parts[i].begin, at, length);
        attack->parts[i].end = without(attack->parts[i].end, at, length);
    }
    return true;
}

/* Print a file with what a line cannot show, and with little of the good records. */
static void print_text(const struct attack *attack, const struct goal *goal)
{
    enum { HEAD = 100, TAIL = 30 };
    bool begun = false;
    for (size_t i = 0; i < attack->text.length; i++) {
        char byte = attack->text.bytes[i];
        bool left_out = false;
        for (size_t j = 0; j < attack->count; j++) {
            const struct part *part = &attack->parts[j];
            if (is_kept(attack, j, goal) && i >= part->begin + HEAD && i + TAIL < part->end) {
                left_out = true;
                printf(i == part->begin + HEAD ? "..." : "");
            }
        }
        if (left_out)
            continue;
        printf(begun ? "" : "#   | ");
        begun = byte != '\n';
        if (byte == '\n' || (byte >= ' ' && byte <= '~'))
            putchar(byte);
        else
            printf("\\x%02x", (unsigned)(unsigned char)byte);
    }
    printf(begun ? "(no line end)\n" : "");
}

void attack_shrink(struct attack *attack, enum mode mode, enum verdict verdict, size_t at)
{
    static struct attack tried;
    struct goal goal = {.mode = mode, .verdict = verdict, .at = at};
    read_file(attack, mode);
    goal.first = judge_part(&attack->parts[0], mode);
    for (size_t length = attack->text.length / 2; length > 0; length -= (length + 2) / 3)
        for (size_t from = 0; from + length <= attack->text.length;) {
            tried = *attack;
            if (take_out(&tried, from, length, &goal) && is_reached(&tried, &goal))
                *attack = tried;
            else
                from += length < 4 ? 1 : length / 2;
        }
    print_text(attack, &goal);
}
