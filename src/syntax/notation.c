/* SPDX-License-Identifier: BSD-2-Clause */
#include "syntax/notation.h"

#include "base/pattern.h"
#include "base/text.h"
#include "rules/names.h"
#include "rules/rules.h"

#include <string.h>

#define NOTATION(identifier) extern const struct notation notation_##identifier;
#include "registry/notations.def"
#undef NOTATION

const struct notation *const notation_table[] = {
#define NOTATION(identifier) &notation_##identifier,
#include "registry/notations.def"
#undef NOTATION
    NULL,
};

enum {
#define NOTATION(identifier) NUMBER_##identifier,
#include "registry/notations.def"
#undef NOTATION
    NOTATIONS
};

const struct notation *notation_find(const char *name)
{
    for (const struct notation *const *at = notation_table; *at != NULL; at++)
        if (strcmp((*at)->name, name) == 0)
            return *at;
    return NULL;
}

/* Whether a file name ends as the notation's files do. */
static bool has_extension(const struct notation *notation, const char *file_name)
{
    if (file_name == NULL)
        return false;
    size_t name_length = strlen(file_name);
    const char *at = notation->extensions;
    while (*at != '\0') {
        size_t length = strcspn(at, " ");
        if (length <= name_length && memcmp(file_name + name_length - length, at, length) == 0)
            return true;
        at += length;
        at += strspn(at, " ");
    }
    return false;
}

/* ---- Detection ----------------------------------------------------------- */

void glance_at(struct glance *glance, const char *bytes, size_t length)
{
    *glance = (struct glance){.first = '\0'};
    for (size_t i = 0; i < length; i++)
        glance->has[(unsigned char)to_lower(bytes[i])] = true;
    for (size_t i = 0; i < length && glance->first == '\0'; i++)
        if (!is_blank(bytes[i]))
            glance->first = bytes[i];
}

bool glance_allows(const struct glance *glance, const struct signature *signature)
{
    for (const char *at = signature->needs; *at != '\0'; at++)
        if (!glance->has[(unsigned char)to_lower(*at)])
            return false;
    return signature->begins == NULL ||
           (glance->first != '\0' && strchr(signature->begins, glance->first) != NULL);
}

/* A notation that a source may be in, and what its signatures come to. */
struct contender {
    const struct notation *notation;
    const struct signature *next; /* the first that is still to be tried */
    int least, most;              /* what all of them come to, as far as is known */
    bool extension;               /* whether the file's name ends as the notation's do */
};

/* The contenders for one source. */
struct contest {
    const char *bytes;
    size_t length;
    struct glance glance;
    struct contender contenders[NOTATIONS];
    size_t count;
};

/* What a sum is worth against others: the name only tips the balance between equals. */
static int worth(const struct contender *contender, int sum)
{
    return sum > 0 ? 2 * sum + contender->extension : 0;
}

static bool is_open(const struct contender *contender)
{
    return contender->next->pattern != NULL;
}

/* Pass over signatures that cannot match. */
static void pass_over(const struct contest *contest, struct contender *contender)
{
    while (is_open(contender) && !glance_allows(&contest->glance, contender->next))
        contender->next++;
}

/*
 * Whether a record of a notation may announce itself with a byte.  This is asked at each line that
 * is not understood, and at records without tags.
 */
static inline bool may_announce(const struct notation *notation, char byte)
{
    const char *first = notation->announced_by;
    if (notation->announces == NULL || first == NULL)
        return notation->announces != NULL;
    while (*first != '\0' && *first != byte)
        first++;
    return *first != '\0';
}

bool notation_announces(const struct notation *notation, struct cursor cursor)
{
    if (!may_announce(notation, scan_peek(&cursor)))
        return false;
    if (scan_left(&cursor) > ANNOUNCEMENT)
        cursor.end = cursor.at + ANNOUNCEMENT;
    return notation->announces(cursor);
}

static void add_contender(struct contest *contest, const struct notation *notation,
                          const char *file_name)
{
    enum { ANNOUNCED = 100 };
    struct cursor cursor = cursor_over(contest->bytes, contest->length);
    struct contender *contender = &contest->contenders[contest->count++];
    int sum = notation_announces(notation, cursor) ? ANNOUNCED : 0;
    sum += notation->weigh != NULL ? notation->weigh(cursor) : 0;
    *contender = (struct contender){notation, notation->signatures, sum, sum,
                                    has_extension(notation, file_name)};
    for (const struct signature *at = notation->signatures; at->pattern != NULL; at++)
        if (glance_allows(&contest->glance, at))
            *(at->weight > 0 ? &contender->most : &contender->least) += at->weight;
    pass_over(contest, contender);
}

/* Try the next signature of a contender; false where memory ran out. */
static bool try_next(const struct contest *contest, struct contender *contender)
{
    const struct signature *signature = contender->next++;
    struct pattern *pattern = pattern_new(signature->pattern, NULL, 0);
    if (pattern == NULL)
        return false;
    enum pattern_match match = pattern_match(pattern, contest->bytes, contest->length);
    pattern_free(pattern);
    /* The signatures stay far below the limits: it was memory that they needed more of. */
    if (match == PATTERN_LIMIT)
        return false;
    bool matches = match == PATTERN_MATCH;
    /* What it could have added, or taken off, is now in both bounds or in none. */
    if (matches == (signature->weight > 0))
        contender->least += matches ? signature->weight : -signature->weight;
    else
        contender->most += matches ? signature->weight : -signature->weight;
    pass_over(contest, contender);
    return true;
}

/*
 * The contender whose signature is to be tried next, the open one that may come to most; NULL
 * where the outcome is certain.  To compile a signature takes long, and one that decides it is
 * as a rule among the first.
 */
static struct contender *next_to_try(struct contest *contest)
{
    struct contender *open = NULL;
    const struct contender *first = contest->contenders;
    int first_worth = 0;
    int rival_worth = 0; /* what another may come to */
    for (size_t i = 0; i < contest->count; i++) {
        struct contender *at = &contest->contenders[i];
        if (worth(at, at->least) > first_worth) {
            first = at;
            first_worth = worth(at, at->least);
        }
        if (is_open(at) && (open == NULL || worth(at, at->most) > worth(open, open->most)))
            open = at;
    }
    for (size_t i = 0; i < contest->count; i++) {
        const struct contender *at = &contest->contenders[i];
        if (at != first && worth(at, at->most) > rival_worth)
            rival_worth = worth(at, at->most);
    }
    if (open == NULL || worth(open, open->most) == 0 || first_worth > rival_worth)
        return NULL;
    return !is_open(first) && first_worth > worth(open, open->most) ? NULL : open;
}

/* The only notation that announces itself, which needs no contest; NULL where not just one does. */
static const struct notation *only_announced(struct cursor cursor)
{
    const struct notation *found = NULL;
    for (const struct notation *const *at = notation_table; *at != NULL; at++)
        if (notation_announces(*at, cursor)) {
            if (found != NULL)
                return NULL;
            found = *at;
        }
    return found;
}

bool notation_detect(const char *bytes, size_t length, const char *file_name,
                     const struct notation **found, char *rivals, size_t size)
{
    struct text names = text_begin(rivals, size);
    struct contest contest = {.bytes = bytes, .length = length};
    struct contender *open;
    int highest = 0;
    *found = only_announced(cursor_over(bytes, length));
    if (*found != NULL)
        return true;
    glance_at(&contest.glance, bytes, length);
    for (const struct notation *const *at = notation_table; *at != NULL; at++)
        if ((*at)->signatures != NULL)
            add_contender(&contest, *at, file_name);
    while ((open = next_to_try(&contest)) != NULL)
        if (!try_next(&contest, open))
            return false;
    for (size_t i = 0; i < contest.count; i++) {
        const struct contender *at = &contest.contenders[i];
        int bid = worth(at, at->least);
        if (bid == 0 || bid < highest)
            continue;
        if (bid > highest)
            names = text_begin(rivals, size);
        else
            text_add_string(&names, ", ");
        *found = bid > highest ? at->notation : NULL;
        text_add_string(&names, at->notation->name);
        highest = bid;
    }
    return true;
}

const struct notation *notation_announced(struct cursor cursor, const struct notation *except)
{
    const char byte = scan_peek(&cursor);
    for (const struct notation *const *at = notation_table; *at != NULL; at++)
        if (may_announce(*at, byte) && (except == NULL || (*at)->read != except->read) &&
            notation_announces(*at, cursor))
            return *at;
    return NULL;
}

/* A cursor over the line that it is at, without those that follow. */
static struct cursor first_line(struct cursor cursor)
{
    const char *newline = memchr(cursor.at, '\n', scan_left(&cursor));
    if (newline != NULL)
        cursor.end = newline + 1;
    return cursor;
}

/*
 * Whether a notation that cannot announce itself goes on with the next line, so that the one
 * before it is a stray one.  No further is looked than for an announcement, whatever is there.
 */
static bool goes_on(const struct notation *self, struct cursor cursor)
{
    if (scan_left(&cursor) > ANNOUNCEMENT)
        cursor.end = cursor.at + ANNOUNCEMENT;
    cursor.at = first_line(cursor).end;
    return self != NULL && self->weigh != NULL && self->weigh(first_line(cursor)) > 0;
}

bool notation_others_announce(struct cursor *cursor, const struct notation *self)
{
    if (cursor->fixed)
        return false;
    bool own =
        self != NULL && may_announce(self, scan_peek(cursor)) && notation_announces(self, *cursor);
    bool found = !own && notation_announced(*cursor, self) != NULL;
    cursor->starved |= scan_left(cursor) < ANNOUNCEMENT;
    return found && !goes_on(self, *cursor);
}

/* A cursor over the lines that show whether a record likely begins: they are few. */
static struct cursor first_lines(struct cursor cursor)
{
    enum { LINES = 16 }; /* of one token each, they hold all rings and some moves */
    if (scan_left(&cursor) > ANNOUNCEMENT)
        cursor.end = cursor.at + ANNOUNCEMENT;
    struct cursor rest = cursor;
    for (int lines = 0; lines < LINES && rest.at < rest.end; lines++)
        rest.at = first_line(rest).end;
    cursor.end = rest.at;
    return cursor;
}

const struct notation *notation_likely(struct cursor cursor, const struct notation *self,
                                       enum notation_likelihood least)
{
    bool candidate[NOTATIONS] = {false}, any = false;
    /* All that are weighed begin with a letter. */
    if (!is_letter(scan_peek(&cursor)))
        return NULL;
    cursor = first_lines(cursor);
    for (size_t i = 0; i < NOTATIONS; i++) {
        const struct notation *at = notation_table[i];
        candidate[i] = at->weigh != NULL && at->weigh(first_line(cursor)) > 0;
        any |= candidate[i] && at != self;
    }
    for (size_t i = 0; any && i < NOTATIONS; i++)
        if (candidate[i] && notation_table[i]->weigh(cursor) >= (int)least)
            return notation_table[i];
    return NULL;
}

bool notation_others_begin(struct cursor *cursor, const struct notation *self)
{
    return notation_others_announce(cursor, self) ||
           (!cursor->fixed && scan_after_empty_line(cursor) &&
            notation_likely(*cursor, self, NOTATION_LIKELY) != NULL);
}

bool notation_others_begin_at(struct cursor *cursor, const char *line, const struct notation *self)
{
    struct cursor at_line = *cursor;
    at_line.at = line;
    bool begins = notation_others_begin(&at_line, self);
    cursor->starved |= at_line.starved;
    return begins;
}

static unsigned losses_of_tags(const struct yinsh_record *record, const char *const tags[])
{
    for (size_t i = 0; i < record->tag_count; i++)
        if (name_find(tags, record->tags[i].name, strlen(record->tags[i].name)) < 0)
            return LOST_TAGS;
    return 0;
}

unsigned notation_losses(const struct yinsh_record *record, unsigned holds,
                         const char *const tags[])
{
    static const enum notation_loss of_note[] = {
        [NOTE_COMMENT] = LOST_COMMENTS, [NOTE_MARK] = LOST_MARKS, [NOTE_CLOCK] = LOST_CLOCKS};
    unsigned lost = losses_of_tags(record, tags);
    yinsh_position usual;
    rules_start_like(&usual, &record->start);
    for (const struct note *note = record->notes; note != NULL; note = note->next)
        lost |= of_note[note->kind];
    if (record->end >= YINSH_END_RESIGN)
        lost |= LOST_END;
    if (!yinsh_position_equal(&record->start, &usual))
        lost |= LOST_POSITION;
    if (usual.house != YINSH_HOUSE_NONE)
        lost |= LOST_HOUSE;
    if (usual.variant != YINSH_STANDARD || usual.steal)
        lost |= LOST_VARIANT;
    if (record->count > 0 && record->played[record->count - 1].action.kind == YINSH_PASS)
        lost |= LOST_PASS;
    for (size_t i = 0; i < record->count && i <= 2 && usual.steal; i++)
        if (record->played[i].action.kind == YINSH_STEAL)
            lost |= LOST_STEAL;
    return lost & ~holds;
}

size_t notation_held_actions(const struct yinsh_record *record, unsigned lost)
{
    size_t count = record->count;
    bool owes = record->now.due != YINSH_DUE_MOVE && record->now.due != YINSH_DUE_OVER &&
                record->now.due != YINSH_DUE_PLACE;
    while ((lost & LOST_END) != 0 && owes && count > 0 &&
           record->played[count - 1].turn == record->now.turn)
        count--;
    return count;
}

const char *notation_lost_name(enum notation_loss loss)
{
    switch (loss) {
    case LOST_TAGS:
        return "some tags";
    case LOST_COMMENTS:
        return "the comments";
    case LOST_CLOCKS:
        return "the clocks";
    case LOST_MARKS:
        return "the marks ! and ?";
    case LOST_END:
        return "how the game ended";
    case LOST_POSITION:
        return "the position that the game starts from";
    case LOST_HOUSE:
        return "the house rule for the 51st marker";
    case LOST_VARIANT:
        return "the variant";
    case LOST_PASS:
        return "the pass at the end";
    case LOST_STEAL:
        return "the stolen ring";
    case LOST_EMPTY:
        return "that there is a game without an action";
    default:
        return "control characters and bytes that are no UTF-8";
    }
}
