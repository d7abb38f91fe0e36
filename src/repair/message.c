/* SPDX-License-Identifier: BSD-2-Clause */
#include "repair/message.h"

#include "base/text.h"

#include <inttypes.h>

static const struct {
    const char *name, *clause;
} kinds[] = {
    [FIX_NUMBER] = {"number-wrong", "notation"},
    [FIX_NUMBER_MISSING] = {"number-missing", "notation"},
    [FIX_ROW_ENDS] = {"row-ends-reversed", "notation"},
    [FIX_ROW] = {"row-missing", "rulebook G.2"},
    [FIX_RING] = {"ring-missing", "rulebook G.3"},
    [FIX_REMOVAL] = {"removal-missing", "rulebook G.2"},
    [FIX_PASS] = {"pass-missing", "rules: pass"},
    [FIX_TURN] = {"turn-wrong", "rulebook G"},
    [FIX_ORDER] = {"order-wrong", "rulebook G.6"},
    [FIX_SWAPPED] = {"turns-swapped", "notation"},
    [FIX_TAKEN_BACK] = {"taken-back", "rulebook E"},
    [FIX_RESULT] = {"result-mismatch", "rulebook H"},
    [FIX_END] = {"end-mismatch", "notation"},
    [FIX_RINGS] = {"rings-mismatch", "rulebook H"},
};

const char *fix_name(enum fix_kind kind)
{
    return kinds[kind].name;
}

const char *fix_clause(enum fix_kind kind)
{
    return kinds[kind].clause;
}

enum { REMOVAL_TEXT = 2 * YINSH_ACTION_TEXT };

/* The text of an action, and, if it is a row, of the ring after it. */
static void removal_text(const struct repair *repair, const struct fix *fix,
                         char bytes[REMOVAL_TEXT])
{
    const struct reading_action *next = &repair->reading.actions[fix->at + 1];
    size_t length = yinsh_action_format(fix->action, bytes);
    if (fix->action.kind == YINSH_ROW && fix->at + 1U < repair->reading.count &&
        next->action.kind == YINSH_RING)
        yinsh_action_format(next->action, bytes + length);
}

static void add_turn(struct text *text, int turn)
{
    if (turn > 0)
        text_format(text, "turn %d: ", turn);
}

/* Describe the fix of a number or a claim. */
static void add_number_or_claim(struct text *text, const struct repair *repair,
                                const struct fix *fix)
{
    const struct yinsh_record *repaired = &repair->record;
    const uint8_t *removed = repaired->game.now.removed;
    const char *result = yinsh_result_name(repaired->outcome.result);
    const char *end = yinsh_end_name(repaired->outcome.end);
    int stated = (int)fix->stated;
    switch (fix->kind) {
    case FIX_NUMBER:
        text_format(text, "was numbered %" PRId64, fix->stated);
        break;
    case FIX_NUMBER_MISSING:
        text_add_string(text, "had no number");
        break;
    case FIX_RESULT:
        text_format(text, "the record claimed %s; the replay gives %s by %s",
                    yinsh_result_name((enum yinsh_result)stated), result, end);
        break;
    case FIX_END:
        text_format(text, "the record claimed the end %s; the replay gives %s by %s",
                    yinsh_end_name((enum yinsh_end)stated), result, end);
        break;
    default:
        text_format(text, "the record claimed %d-%d rings removed; the replay gives %d-%d",
                    stated / 10, stated % 10, removed[YINSH_WHITE], removed[YINSH_BLACK]);
        break;
    }
}

size_t fix_text(const struct repair *repair, const struct fix *fix, char *bytes, size_t size)
{
    struct text text = text_begin(bytes, size);
    char action[YINSH_ACTION_TEXT], removal[REMOVAL_TEXT];
    yinsh_action_format(fix->action, action);
    removal_text(repair, fix, removal);
    add_turn(&text, fix->turn);
    switch (fix->kind) {
    case FIX_ROW_ENDS:
        text_format(&text, "the row is now written with its lower end first: %s", action);
        break;
    case FIX_ROW:
        text_format(&text, "the row was missing; it can only be %s", action);
        break;
    case FIX_RING:
        text_format(&text, "the ring was missing; it can only be %s", action);
        break;
    case FIX_REMOVAL:
        text_format(&text, "the row and its ring were missing; they can only be %s", removal);
        break;
    case FIX_PASS:
        text_add_string(&text, "the pass was missing");
        break;
    case FIX_TURN:
        text_format(&text, "%s belongs to this turn", removal);
        if (fix->stated > 0)
            text_format(&text, ", not to turn %d", (int)fix->stated);
        break;
    case FIX_ORDER:
        text_format(&text, "%s was moved to its proper place", removal);
        break;
    case FIX_SWAPPED:
        text_format(&text, "was swapped with turn %d", (int)fix->stated);
        break;
    case FIX_TAKEN_BACK:
        text_format(&text, "%s was taken back and is dropped", action);
        break;
    default:
        add_number_or_claim(&text, repair, fix);
        break;
    }
    return text.length;
}

static void add_readings(struct text *text, const struct repair *repair)
{
    char action[YINSH_ACTION_TEXT];
    text_format(text, "%s%zu possible readings: ", repair->complete ? "" : "at least ",
                repair->readings);
    for (size_t i = 0; i < repair->choice_count; i++) {
        bool last = i + 1 == repair->choice_count;
        yinsh_action_format(repair->choices[i], action);
        text_format(text, "%s%s",
                    i == 0                          ? ""
                    : last && !repair->more_choices ? " or "
                                                    : ", ",
                    action);
    }
    if (repair->choice_count == 1)
        text_add_string(text, ", or nothing more");
    else if (repair->more_choices)
        text_add_string(text, " and others");
}

size_t repair_reason(const struct repair *repair, char *bytes, size_t size)
{
    static const char *const reasons[] = {
        [REPAIR_NONE] = "no reading was found that is legal to the end",
        [REPAIR_TOO_MANY] = "there are too many ways to try",
        [REPAIR_UNREAD] = "a part of it cannot be read",
    };
    struct text text = text_begin(bytes, size);
    if (repair->outcome == REPAIR_MANY) {
        add_turn(&text, repair->difference_turn);
        add_readings(&text, repair);
    } else if (reasons[repair->outcome] != NULL) {
        text_add_string(&text, reasons[repair->outcome]);
    } else if (repair->why != NULL) {
        text_add_string(&text, repair->why);
    }
    return text.length;
}
