/* SPDX-License-Identifier: BSD-2-Clause */
#include "syntax/notation.h"

#include "base/name_list.h"
#include "rules/rules.h"

#include <string.h>

unsigned notation_losses(const struct yinsh_record *record, unsigned holds,
                         const char *const tags[])
{
    static const enum notation_loss of_note[] = {
        [NOTE_COMMENT] = LOST_COMMENTS, [NOTE_MARK] = LOST_MARKS, [NOTE_CLOCK] = LOST_CLOCKS};
    unsigned lost = 0;
    const yinsh_position *start = &record->game.start;
    for (size_t i = 0; i < record->tag_count; i++)
        if (tags == NULL || name_find(tags, record->tags[i].name, strlen(record->tags[i].name)) < 0)
            lost = LOST_TAGS;
    for (const struct note *note = record->notes; note != NULL; note = note->next)
        lost |= of_note[note->kind];
    if (record->outcome.end >= YINSH_END_RESIGN)
        lost |= LOST_END;
    if (!rules_is_start(start))
        lost |= LOST_POSITION;
    if (start->house != YINSH_HOUSE_NONE)
        lost |= LOST_HOUSE;
    if (start->variant != YINSH_STANDARD || start->steal)
        lost |= LOST_VARIANT;
    if (record->game.count > 0 &&
        record->game.played[record->game.count - 1].action.kind == YINSH_PASS)
        lost |= LOST_PASS;
    for (size_t i = 0; i < record->game.count && i <= 2 && start->steal; i++)
        if (record->game.played[i].action.kind == YINSH_STEAL)
            lost |= LOST_STEAL;
    return lost & ~holds;
}

size_t notation_whole_turns(const struct yinsh_record *record, unsigned lost)
{
    size_t count = record->game.count;
    while ((lost & LOST_END) != 0 && count > 0 &&
           record->game.played[count - 1].turn == record->game.now.turn)
        count--;
    return count;
}

size_t notation_held_actions(const struct yinsh_record *record, unsigned lost)
{
    bool owes = record->game.now.due != YINSH_DUE_MOVE && record->game.now.due != YINSH_DUE_OVER &&
                record->game.now.due != YINSH_DUE_PLACE;
    return owes ? notation_whole_turns(record, lost) : record->game.count;
}

const char *notation_lost_name(enum notation_loss loss)
{
    /* In the order of the bits. */
    static const char *const names[LOSSES] = {"some tags",
                                              "the comments",
                                              "the clocks",
                                              "the marks ! and ?",
                                              "the end of the game",
                                              "the start position",
                                              "the house rule for the 51st marker",
                                              "control characters and invalid UTF-8",
                                              "the variant",
                                              "the pass at the end",
                                              "the stolen ring",
                                              "a game without actions"};
    return names[__builtin_ctz(loss)];
}
