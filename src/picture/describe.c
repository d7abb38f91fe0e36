/* SPDX-License-Identifier: BSD-2-Clause */
#include "picture/diagram.h"

#include "rules/rules.h"

static const char *name_of(const struct diagram *diagram, enum yinsh_colour colour)
{
    return diagram->names[colour] != NULL ? diagram->names[colour] : names_of_colour[colour];
}

/* Append words made visible, of which a name has few enough bytes. */
static void add_name(struct text *text, const char *name)
{
    enum { MOST = 300 };
    size_t length = strlen(name);
    bool cut = length > MOST;
    if (cut)
        length = MOST;
    /* Not inside of a character. */
    while (cut && length > 0 && ((unsigned char)name[length] & 0xc0) == 0x80)
        length--;
    text_add_visible(text, name, length);
    text_add_string(text, cut ? "\xe2\x80\xa6" : "");
}

void describe_title(struct text *text, const struct diagram *diagram)
{
    if (diagram->names[0] != NULL || diagram->names[1] != NULL) {
        add_name(text, name_of(diagram, YINSH_WHITE));
        text_add_string(text, " \xe2\x80\x93 ");
        add_name(text, name_of(diagram, YINSH_BLACK));
        text_add_string(text, ", ");
    }
    if (diagram->fault.length > 0)
        text_format(text, "fault in turn %u", (unsigned)diagram->position.turn);
    else if (diagram->marks.turn > 0)
        text_format(text, "after turn %d", diagram->marks.turn);
    else
        text_format(text, "before turn %u", (unsigned)diagram->position.turn);
}

static void add_pieces(struct text *text, const char *what, yinsh_set set)
{
    text_format(text, "%s: %s", what, set_is_empty(set) ? "none" : "");
    for (unsigned left = set_count(set); left > 0; left--, set = set_rest(set)) {
        text_add_point(text, set_first(set));
        text_add_string(text, left > 2 ? ", " : left == 2 ? " and " : "");
    }
    text_add_string(text, ". ");
}

/* Append an action as a sentence without its subject. */
static void add_action(struct text *text, const struct marks *marks, yinsh_action action)
{
    const char *from = point_names[action.from < YINSH_FRAME ? action.from : YINSH_FRAME];
    unsigned flips = set_count(marks->flipped);
    switch (action.kind) {
    case YINSH_PLACE:
        text_add_string(text, "places a ring on ");
        text_add_point(text, action.to);
        break;
    case YINSH_MOVE:
        text_format(text, "moves the ring on %.3s to ", from);
        text_add_point(text, action.to);
        if (flips > 0)
            text_format(text, " and flips %u marker%s", flips, flips == 1 ? "" : "s");
        break;
    case YINSH_ROW:
        text_format(text, "removes the row from %.3s to ", from);
        text_add_point(text, action.to);
        break;
    case YINSH_RING:
        text_add_string(text, "removes the ring on ");
        text_add_point(text, action.from);
        break;
    case YINSH_STEAL:
        text_add_string(text, "takes over the ring on ");
        text_add_point(text, marks->placed);
        break;
    default:
        text_add_string(text, "passes");
        break;
    }
}

void describe_turn(struct text *text, const struct marks *marks)
{
    for (size_t i = 0; i < marks->count; i++) {
        text_add_string(text, i == 0                 ? names_of_colour[marks->side]
                              : i + 1 < marks->count ? ","
                                                     : " and");
        text_add_string(text, " ");
        add_action(text, marks, marks->actions[i]);
    }
    if (marks->count > 0)
        text_add_string(text, ".");
}

void describe_due(struct text *text, const yinsh_position *position)
{
    static const char *const due[] = {"to place a ring", "to remove a row", "to remove a ring",
                                      "to move a ring",  "to remove a row", "to remove a ring"};
    if (position->due == YINSH_DUE_OVER)
        text_format(text, "%s by %s", yinsh_result_name(yinsh_position_result(position)),
                    yinsh_end_name(yinsh_position_end(position)));
    else
        text_format(text, "%s %s", names_of_colour[position->side], due[position->due]);
}

void describe_state(struct text *text, const struct diagram *diagram)
{
    if (diagram->end != YINSH_END_UNFINISHED)
        text_format(text, "%s by %s", yinsh_result_name(diagram->result),
                    yinsh_end_name(diagram->end));
    else
        describe_due(text, &diagram->position);
}

void describe_position(struct text *text, const struct diagram *diagram)
{
    const yinsh_position *position = &diagram->position;
    char variant[VARIANT_TEXT];
    if (!rules_are_standard(position)) {
        variant_name(position, variant);
        text_format(text, "Variant: %s. ", variant);
    }
    if (diagram->fault.length > 0) {
        text_add_string(text, "Fault: ");
        text_add(text, diagram->fault.bytes, diagram->fault.length);
        text_add_string(text, ". ");
    }
    describe_turn(text, &diagram->marks);
    text_add_string(text, diagram->marks.count > 0 ? " " : "");
    add_pieces(text, "White rings", position->rings[YINSH_WHITE]);
    add_pieces(text, "Black rings", position->rings[YINSH_BLACK]);
    add_pieces(text, "White markers", position->markers[YINSH_WHITE]);
    add_pieces(text, "Black markers", position->markers[YINSH_BLACK]);
    if (!set_is_empty(diagram->marks.faulty))
        add_pieces(text, "Points at fault", diagram->marks.faulty);
    text_format(text, "Rings removed: White %u, Black %u. Markers in the pool: %d. ",
                (unsigned)position->removed[YINSH_WHITE], (unsigned)position->removed[YINSH_BLACK],
                yinsh_pool(position));
    describe_state(text, diagram);
    text_add_string(text, ".");
}
