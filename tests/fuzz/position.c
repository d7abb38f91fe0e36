/* SPDX-License-Identifier: BSD-2-Clause */
/*
 * Fuzz target for the line that describes a position: any bytes as such a line.  After its end,
 * a line end or a NUL, may stand actions, divided by blanks, which are played from there.
 *
 * More than crashes is looked for: what is refused has a place, what is taken is sound and comes
 * out the same after it was written; an action is legal if and only if it is listed, whatever is
 * played leaves a sound position, and what is refused leaves the position alone.
 */
#include "base/scan.h"
#include "fuzz/driver.h"

enum { MOST_ACTIONS = 64 /* that are tried from a position, so that all runs are short */ };

/* A position comes out the same after it was written. */
static void check_written(const yinsh_position *position)
{
    char line[YINSH_POSITION_TEXT];
    char again[YINSH_POSITION_TEXT];
    yinsh_position back;
    size_t length = yinsh_position_format(position, line);
    demand(length < sizeof line && strlen(line) == length, "a line has another length", NULL);
    demand(yinsh_position_parse(line, length, &back, NULL) == NULL, "not read back", line);
    demand(yinsh_position_equal(position, &back), "read back as another", line);
    demand(yinsh_position_format(&back, again) == length && strcmp(line, again) == 0,
           "written differently the second time", line);
}

/* An action comes out the same after it was written, but for its side. */
static void check_action(yinsh_action action)
{
    char name[YINSH_ACTION_TEXT];
    yinsh_action back;
    size_t length = yinsh_action_format(action, name);
    demand(length < sizeof name && strlen(name) == length, "an action has another length", NULL);
    demand(yinsh_action_parse(name, length, &back), "an action is not read back", name);
    back.side = action.side;
    demand(memcmp(&action, &back, sizeof action) == 0, "read back as another action", name);
}

static int compare_actions(yinsh_action a, yinsh_action b)
{
    if (a.kind != b.kind)
        return a.kind < b.kind ? -1 : 1;
    if (a.from != b.from)
        return a.from < b.from ? -1 : 1;
    return a.to < b.to ? -1 : a.to > b.to;
}

/* Whether an action is in the list of the legal ones, whoever's it is said to be. */
static bool is_listed(const yinsh_action actions[], size_t count, yinsh_action action)
{
    for (size_t i = 0; i < count; i++)
        if (compare_actions(actions[i], action) == 0)
            return true;
    return false;
}

/* Play an action, which is legal if and only if it is listed. */
static void play(yinsh_position *position, yinsh_action action, bool listed)
{
    const yinsh_position before = *position;
    char name[YINSH_ACTION_TEXT];
    yinsh_action_format(action, name);
    yinsh_fault fault = yinsh_play(position, action);
    demand((fault == 0) == listed, "the list of legal actions is wrong", name);
    if (fault != 0) {
        demand(yinsh_fault_name(fault) != NULL, "a fault that does not exist", name);
        demand(yinsh_position_equal(position, &before), "an illegal action does something", name);
        return;
    }
    demand(yinsh_position_check(position) == NULL, "the position is not sound", name);
    demand(!yinsh_position_equal(position, &before), "an action does nothing", name);
    demand(yinsh_position_end(&before) == YINSH_END_UNFINISHED, "it was over already", name);
}

/* What holds for a position and what can be played from it. */
static size_t check_position(const yinsh_position *position, yinsh_action actions[])
{
    size_t count = yinsh_legal_actions(position, actions);
    bool over = position->due == YINSH_DUE_OVER;
    const char *wrong = yinsh_position_check(position);
    demand(wrong == NULL, "taken though it is not sound", wrong);
    demand(count <= YINSH_MAX_ACTIONS, "more actions than there may be", NULL);
    demand((count == 0) == over, "no action though it is not over", NULL);
    demand((yinsh_position_end(position) != YINSH_END_UNFINISHED) == over, "over by no end", NULL);
    demand(over || yinsh_position_result(position) == YINSH_RESULT_NONE, "won too early", NULL);
    int pool = yinsh_pool(position);
    demand(pool >= 0 && pool <= YINSH_MARKERS, "the pool is no pool", NULL);
    check_written(position);
    for (size_t i = 0; i < count; i++) {
        demand(i == 0 || compare_actions(actions[i - 1], actions[i]) < 0 ||
                   actions[i - 1].kind != actions[i].kind,
               "the legal actions are not sorted", NULL);
        check_action(actions[i]);
    }
    return count;
}

/* Play the actions in words, and some legal one for a word that is not an action. */
static void play_words(yinsh_position *position, struct cursor *cursor)
{
    yinsh_action actions[YINSH_MAX_ACTIONS];
    for (int i = 0; i < MOST_ACTIONS; i++) {
        yinsh_action action;
        size_t count = check_position(position, actions);
        scan_blanks(cursor);
        const char *word = cursor->at;
        while (!scan_at_end(cursor) && !is_blank(*cursor->at))
            cursor->at++;
        size_t length = (size_t)(cursor->at - word);
        if (length == 0)
            return;
        if (yinsh_action_parse(word, length, &action)) {
            demand(action.side == YINSH_ANY_SIDE, "an action has a side", NULL);
            check_action(action);
            play(position, action, is_listed(actions, count, action));
        } else if (count > 0) {
            play(position, actions[(unsigned char)*word % count], true);
        }
    }
}

/* Try all that is listed, and what is close to it. */
static void try_all(const yinsh_position *position)
{
    yinsh_action actions[YINSH_MAX_ACTIONS];
    size_t count = check_position(position, actions);
    for (size_t i = 0; i < count; i++) {
        yinsh_position next = *position;
        play(&next, actions[i], true);
        check_written(&next);
        yinsh_action other = actions[i];
        other.to = (yinsh_point)(other.to + 1);
        next = *position;
        if (other.kind == YINSH_MOVE && yinsh_point_on_board(other.to))
            play(&next, other, is_listed(actions, count, other));
    }
    for (int side = YINSH_WHITE; side <= YINSH_BLACK; side++) {
        yinsh_action rows[YINSH_MAX_ACTIONS];
        size_t found = yinsh_rows(position, (enum yinsh_colour)side, rows);
        demand(found <= YINSH_MAX_ACTIONS, "more rows than there may be", NULL);
        for (size_t i = 0; i < found; i++)
            demand(rows[i].kind == YINSH_ROW && rows[i].from < rows[i].to, "no row", NULL);
    }
}

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t length)
{
    const char *text = (const char *)bytes;
    yinsh_position position = {.turn = 12345};
    const yinsh_position before = position;
    size_t offset = SIZE_MAX, line = 0;
    while (line < length && text[line] != '\n' && text[line] != '\0')
        line++;
    const char *wrong = yinsh_position_parse(text, line, &position, &offset);
    demand(offset <= line, "reading stopped at no place", NULL);
    if (wrong != NULL) {
        demand(*wrong != '\0', "no reason is given", NULL);
        demand(yinsh_position_equal(&position, &before), "what is refused is filled in", NULL);
        return 0;
    }
    demand(offset == line, "the line is not read to its end", NULL);
    try_all(&position);
    struct cursor cursor = cursor_over(text + line, length - line);
    if (line < length)
        cursor.at++;
    play_words(&position, &cursor);
    return 0;
}
