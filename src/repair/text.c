/* SPDX-License-Identifier: BSD-2-Clause */
/* What is said about a record that was mended, or was not. */
#include "repair/repair.h"

#include "base/text.h"

static const struct {
    const char *name, *clause;
} kinds[] = {
    [MEND_NUMBER] = {"number-wrong", "notation"},
    [MEND_NUMBER_MISSING] = {"number-missing", "notation"},
    [MEND_ROW_ENDS] = {"row-ends-reversed", "notation"},
    [MEND_ROW] = {"row-missing", "rulebook G.2"},
    [MEND_RING] = {"ring-missing", "rulebook G.3"},
    [MEND_REMOVAL] = {"removal-missing", "rulebook G.2"},
    [MEND_PASS] = {"pass-missing", "rules: pass"},
    [MEND_TURN] = {"turn-wrong", "rulebook G"},
    [MEND_ORDER] = {"order-wrong", "rulebook G.6"},
    [MEND_SWAPPED] = {"turns-swapped", "notation"},
    [MEND_TAKEN_BACK] = {"taken-back", "rulebook E"},
    [MEND_RESULT] = {"result-mismatch", "rulebook H"},
    [MEND_END] = {"end-mismatch", "notation"},
    [MEND_RINGS] = {"rings-mismatch", "rulebook H"},
};

const char *mend_name(enum mend_kind kind)
{
    return kinds[kind].name;
}

const char *mend_clause(enum mend_kind kind)
{
    return kinds[kind].clause;
}

static void add_action(struct text *text, yinsh_action action)
{
    char name[YINSH_ACTION_TEXT];
    text_add(text, name, yinsh_action_format(action, name));
}

/* A removal: the row, and the ring behind it. */
static void add_removal(struct text *text, const struct repair *repair, const struct mend *mend)
{
    add_action(text, mend->action);
    if (mend->action.kind == YINSH_ROW && mend->at + 1U < repair->count &&
        repair->actions[mend->at + 1].action.kind == YINSH_RING)
        add_action(text, repair->actions[mend->at + 1].action);
}

static void add_turn(struct text *text, int turn)
{
    if (turn <= 0)
        return;
    text_add_string(text, "turn ");
    text_add_number(text, turn);
    text_add_string(text, ": ");
}

static void add_ended(struct text *text, const struct yinsh_record *record)
{
    text_add_string(text, yinsh_result_name(record->outcome.result));
    text_add_string(text, " by ");
    text_add_string(text, yinsh_end_name(record->outcome.end));
}

/* What is mended of a turn's actions. */
static void add_action_mend(struct text *text, const struct repair *repair, const struct mend *mend)
{
    switch (mend->kind) {
    case MEND_ROW_ENDS:
        text_add_string(text, "the row is now written with its lower end first: ");
        add_action(text, mend->action);
        break;
    case MEND_ROW:
        text_add_string(text, "the row was missing; it can only be ");
        add_action(text, mend->action);
        break;
    case MEND_RING:
        text_add_string(text, "the ring was missing; it can only be ");
        add_action(text, mend->action);
        break;
    case MEND_REMOVAL:
        text_add_string(text, "the row and its ring were missing; they can only be ");
        add_removal(text, repair, mend);
        break;
    case MEND_PASS:
        text_add_string(text, "the pass was missing");
        break;
    case MEND_TURN:
        add_removal(text, repair, mend);
        text_add_string(text, " belongs to this turn");
        if (mend->stated > 0) {
            text_add_string(text, ", not to turn ");
            text_add_number(text, mend->stated);
        }
        break;
    case MEND_ORDER:
        add_removal(text, repair, mend);
        text_add_string(text, " was moved to its proper place");
        break;
    case MEND_SWAPPED:
        text_add_string(text, "was swapped with turn ");
        text_add_number(text, mend->stated);
        break;
    default:
        add_action(text, mend->action);
        text_add_string(text, " was taken back and is dropped");
        break;
    }
}

size_t mend_text(const struct repair *repair, const struct mend *mend, char *bytes, size_t size)
{
    struct text text = text_begin(bytes, size);
    const uint8_t *removed = repair->record.game.now.removed;
    add_turn(&text, mend->turn);
    switch (mend->kind) {
    case MEND_NUMBER:
        text_add_string(&text, "was numbered ");
        text_add_number(&text, mend->stated);
        break;
    case MEND_NUMBER_MISSING:
        text_add_string(&text, "had no number");
        break;
    case MEND_RESULT:
        text_add_string(&text, "the record claimed ");
        text_add_string(&text, yinsh_result_name((enum yinsh_result)mend->stated));
        text_add_string(&text, "; the replay gives ");
        add_ended(&text, &repair->record);
        break;
    case MEND_END:
        text_add_string(&text, "the record claimed the end ");
        text_add_string(&text, yinsh_end_name((enum yinsh_end)mend->stated));
        text_add_string(&text, "; the replay gives ");
        add_ended(&text, &repair->record);
        break;
    case MEND_RINGS:
        text_add_string(&text, "the record claimed ");
        text_add_number(&text, mend->stated / 10);
        text_add_string(&text, "-");
        text_add_number(&text, mend->stated % 10);
        text_add_string(&text, " rings removed; the replay gives ");
        text_add_number(&text, removed[YINSH_WHITE]);
        text_add_string(&text, "-");
        text_add_number(&text, removed[YINSH_BLACK]);
        break;
    default:
        add_action_mend(&text, repair, mend);
        break;
    }
    return text.length;
}

static void add_readings(struct text *text, const struct repair *repair)
{
    text_add_string(text, repair->complete ? "" : "at least ");
    text_add_number(text, (int64_t)repair->readings);
    text_add_string(text, " readings: ");
    for (size_t i = 0; i < repair->choice_count; i++) {
        bool last = i + 1 == repair->choice_count;
        text_add_string(text, i == 0 ? "" : last && !repair->more_choices ? " or " : ", ");
        add_action(text, repair->choices[i]);
    }
    if (repair->choice_count == 1)
        text_add_string(text, ", or nothing more");
    else if (repair->more_choices)
        text_add_string(text, " and others");
}

size_t repair_reason(const struct repair *repair, char *bytes, size_t size)
{
    struct text text = text_begin(bytes, size);
    switch (repair->outcome) {
    case REPAIR_MANY:
        add_turn(&text, repair->doubt_turn);
        add_readings(&text, repair);
        break;
    case REPAIR_NONE:
        text_add_string(&text, "no reading was found that is legal to the end");
        break;
    case REPAIR_TOO_MANY:
        text_add_string(&text, "there are too many ways to try");
        break;
    case REPAIR_CONTRADICTED:
    case REPAIR_NOTHING:
        text_add_string(&text, repair->why != NULL ? repair->why : "");
        break;
    case REPAIR_UNREAD:
        text_add_string(&text, "a part of it cannot be read");
        break;
    default:
        break;
    }
    return text.length;
}
