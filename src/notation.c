/* SPDX-License-Identifier: BSD-2-Clause */
#include "notation.h"

#include "names.h"
#include "pattern.h"
#include "rules.h"
#include "text.h"

#include <string.h>

#define NOTATION(identifier) extern const struct notation notation_##identifier;
#include "notations.def"
#undef NOTATION

const struct notation *const notation_table[] = {
#define NOTATION(identifier) &notation_##identifier,
#include "notations.def"
#undef NOTATION
    NULL,
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

/* What the first bytes of a source are worth to a notation; false where memory ran out. */
static bool bid_of(const struct notation *notation, const char *bytes, size_t length, int *sum)
{
    enum { ANNOUNCED = 100 };
    struct cursor cursor = cursor_over(bytes, length);
    int bid = notation->announces != NULL && notation->announces(cursor) ? ANNOUNCED : 0;
    for (const struct signature *at = notation->signatures; at->pattern != NULL; at++) {
        struct pattern *pattern = pattern_new(at->pattern, NULL, 0);
        if (pattern == NULL)
            return false;
        enum pattern_match match = pattern_match(pattern, bytes, length);
        pattern_free(pattern);
        /* The signatures stay far below the limits: it was memory that they needed more of. */
        if (match == PATTERN_LIMIT)
            return false;
        bid += match == PATTERN_MATCH ? at->weight : 0;
    }
    *sum = bid;
    return true;
}

/* The only notation that announces itself, which needs no contest; NULL where not just one does. */
static const struct notation *only_announced(struct cursor cursor)
{
    const struct notation *found = NULL;
    for (const struct notation *const *at = notation_table; *at != NULL; at++)
        if ((*at)->announces != NULL && (*at)->announces(cursor)) {
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
    *found = only_announced(cursor_over(bytes, length));
    if (*found != NULL)
        return true;
    const struct notation *best = NULL;
    int highest = 0;
    bool tie = false;
    for (const struct notation *const *at = notation_table; *at != NULL; at++) {
        if ((*at)->signatures == NULL)
            continue;
        int bid;
        if (!bid_of(*at, bytes, length, &bid))
            return false;
        if (bid <= 0)
            continue;
        /* The name only tips the balance between equals. */
        bid = 2 * bid + has_extension(*at, file_name);
        if (bid < highest)
            continue;
        tie = bid == highest;
        if (!tie)
            names = text_begin(rivals, size);
        else
            text_add_string(&names, ", ");
        text_add_string(&names, (*at)->name);
        highest = bid;
        best = *at;
    }
    *found = tie ? NULL : best;
    return true;
}

const struct notation *notation_announced(struct cursor cursor)
{
    for (const struct notation *const *at = notation_table; *at != NULL; at++)
        if ((*at)->announces != NULL && (*at)->announces(cursor))
            return *at;
    return NULL;
}

bool notation_others_announce(struct cursor *cursor, const struct notation *self)
{
    const struct notation *found = notation_announced(*cursor);
    cursor->starved |= found == NULL && scan_left(cursor) < ANNOUNCEMENT;
    return found != NULL && found->read != self->read;
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
