/* SPDX-License-Identifier: BSD-2-Clause */
#include "repair/plan.h"

/*
 * The kinds of fixes.  In a text, %a is the action, %b the same with the ring after it if it is a
 * row, %n what the record states, and %c, %s and %m are the result, the end and the rings removed
 * of the replay.
 */
const struct fix_form fix_forms[] = {
    [FIX_NUMBER] = {"number-wrong", "notation", "was numbered %n"},
    [FIX_NUMBER_MISSING] = {"number-missing", "notation", "had no number"},
    [FIX_ROW_ENDS] = {"row-ends-reversed", "notation",
                      "the row is now written with its lower end first: %a"},
    [FIX_ROW] = {"row-missing", "rulebook G.2", "the row was missing; it can only be %a"},
    [FIX_RING] = {"ring-missing", "rulebook G.3", "the ring was missing; it can only be %a"},
    [FIX_REMOVAL] = {"removal-missing", "rulebook G.2",
                     "the row and its ring were missing; they can only be %b"},
    [FIX_PASS] = {"pass-missing", "rules: pass", "the pass was missing"},
    [FIX_TURN] = {"turn-wrong", "rulebook G", "%b belongs to this turn"},
    [FIX_ORDER] = {"order-wrong", "rulebook G.6", "%b was moved to its proper place"},
    [FIX_SWAPPED] = {"turns-swapped", "notation", "was swapped with turn %n"},
    [FIX_TAKEN_BACK] = {"taken-back", "rulebook E", "%a was taken back and is dropped"},
    [FIX_RESULT] = {"result-mismatch", "rulebook H",
                    "the record claimed %n; the replay gives %c by %s"},
    [FIX_END] = {"end-mismatch", "notation",
                 "the record claimed the end %n; the replay gives %c by %s"},
    [FIX_RINGS] = {"rings-mismatch", "rulebook H",
                   "the record claimed %n rings removed; the replay gives %m"},
    [FIX_TAG_LINES] = {"tag-lines", "notation", "the lines of the tag's value were joined"},
    [FIX_SPELLING] = {"result-spelling", "notation", "the result is now written %c"},
    [FIX_LOOK_ALIKES] = {"look-alike", "notation",
                         "look-alikes are now the ASCII characters that they stand for"},
    [FIX_SEPARATOR] = {"separator-missing", "notation", "the semicolon was missing"},
    [FIX_SLIP] = {"turn-misspelt", "notation", "is now written %a"},
    [FIX_QUOTES] = {"quotes-bare", "notation", "the quotation marks in the tag are now escaped"},
};

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

/* What the record states instead of what is now written. */
static void add_stated(struct text *text, const struct fix *fix)
{
    int stated = (int)fix->stated;
    if (fix->kind == FIX_RESULT)
        text_add_string(text, yinsh_result_name((enum yinsh_result)stated));
    else if (fix->kind == FIX_END)
        text_add_string(text, yinsh_end_name((enum yinsh_end)stated));
    else if (fix->kind == FIX_RINGS)
        text_format(text, "%d-%d", stated / 10, stated % 10);
    else
        text_add_number(text, fix->stated);
}

size_t fix_text(const struct repair *repair, const struct fix *fix, char *bytes, size_t size)
{
    enum { STATED_TEXT = 32 };
    const struct yinsh_record *repaired = &repair->record;
    const uint8_t *removed = repaired->game.now.removed;
    char action[YINSH_ACTION_TEXT], removal[REMOVAL_TEXT], stated[STATED_TEXT], rings[STATED_TEXT];
    const char *const values[] = {action, removal, yinsh_result_name(repaired->outcome.result),
                                  stated, rings,   yinsh_end_name(repaired->outcome.end)};
    struct text text = text_begin(bytes, size), stated_text = text_begin(stated, STATED_TEXT);
    struct text rings_text = text_begin(rings, STATED_TEXT);
    yinsh_action_format(fix->action, action);
    removal_text(repair, fix, removal);
    add_stated(&stated_text, fix);
    text_format(&rings_text, "%d-%d", removed[YINSH_WHITE], removed[YINSH_BLACK]);
    add_turn(&text, fix->turn);
    fault_fill(&text, fix_forms[fix->kind].text, values);
    if (fix->kind == FIX_TURN && fix->stated > 0)
        text_format(&text, ", not to turn %s", stated);
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
    static const char *const reasons[REPAIR_UNREAD + 1] = {
        [REPAIR_NONE] = "no reading was found that is legal to the end",
        [REPAIR_TOO_MANY] = "there are too many ways to try",
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
