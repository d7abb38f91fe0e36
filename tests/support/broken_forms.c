/* SPDX-License-Identifier: BSD-2-Clause */
/* Writing broken games in several notations. */
#include "support/broken_game.h"

#include "notation/iit_delhi/iit_delhi.h"
#include "rules/rules.h"

#include <stdio.h>

/* ---- Points and rows ---------------------------------------------------- */

/* The name of a point. */
struct name {
    char text[YINSH_POINT_TEXT + 2];
};

static struct name name_of(yinsh_point point)
{
    struct name name;
    yinsh_point_format(point, name.text);
    return name;
}

/* The name of a point with a capital letter, and a text before the number. */
static struct name capital(yinsh_point point, const char *between)
{
    struct name name, plain = name_of(point);
    snprintf(name.text, sizeof name.text, "%c%s%s", plain.text[0] - 'a' + 'A', between,
             plain.text + 1);
    return name;
}

/* The only point of an action, or the first of two. */
static yinsh_point first_of(yinsh_action action)
{
    return action.kind == YINSH_PLACE ? action.to : action.from;
}

/* Whether an action goes from one point to another. */
static bool has_two(yinsh_action action)
{
    return action.kind == YINSH_MOVE || action.kind == YINSH_ROW;
}

static const char *side_of(const char *const names[2], yinsh_action action)
{
    return names[action.side == YINSH_BLACK];
}

/* List the points of a row from its first end on; returns how many there are. */
static size_t list_row(yinsh_action row, yinsh_point points[YINSH_ROW_LENGTH])
{
    enum direction direction = point_direction(row.from, row.to);
    for (int i = 0; i < YINSH_ROW_LENGTH; i++)
        points[i] = (yinsh_point)(row.from + i * direction_step[direction]);
    return YINSH_ROW_LENGTH;
}

/* ---- Notations of whole turns ------------------------------------------- */

static void put_turn(struct output *output, const struct written_turn *turn)
{
    for (size_t at = 0; at < turn->count; at++) {
        yinsh_action action = turn->actions[at];
        bool after_row = at > 0 && turn->actions[at - 1].kind == YINSH_ROW;
        char name[YINSH_ACTION_TEXT];
        if (at > 0 && !(action.kind == YINSH_RING && after_row))
            output_string(output, ";");
        if (action.kind == YINSH_ROW) /* with its ends as they are */
            output_format(output, "x%s-%s", name_of(action.from).text, name_of(action.to).text);
        else
            output_bytes(output, name, yinsh_action_format(action, name));
    }
}

static void put_gipf(struct output *output, const struct written_game *written)
{
    enum { IN_LINE = 8 };
    const char *result = yinsh_result_name(written->result);
    output_format(output, "[Result \"%s\"]\n[Rings \"%d-%d\"]\n[Termination \"%s\"]\n%s\n", result,
                  written->rings[0], written->rings[1], yinsh_end_name(written->end),
                  written->final.variant == YINSH_BLITZ ? "[Variant \"blitz\"]\n" : "");
    for (size_t turn = 0; turn < written->count; turn++) {
        if (written->turns[turn].count == 0)
            continue;
        if (written->turns[turn].number > 0)
            output_format(output, "%ld.", written->turns[turn].number);
        put_turn(output, &written->turns[turn]);
        output_string(output, turn % IN_LINE + 1 == IN_LINE ? "\n" : " ");
    }
    output_format(output, "%s\n\n", result);
}

static void put_json(struct output *output, const struct written_game *written)
{
    static const char *const kinds[] = {"place", "move", "row", "ring", "pass", "steal"};
    const char *between = "";
    output_format(output,
                  "{\"yinsh\":1,\"variant\":\"%s\",\"result\":\"%s\",\"end\":\"%s\","
                  "\"rings\":[%d,%d],\"actions\":[",
                  written->final.variant == YINSH_BLITZ ? "blitz" : "standard",
                  yinsh_result_name(written->result), yinsh_end_name(written->end),
                  written->rings[0], written->rings[1]);
    for (size_t turn = 0; turn < written->count; turn++)
        for (size_t at = 0; at < written->turns[turn].count; at++) {
            yinsh_action action = written->turns[turn].actions[at];
            output_format(output, "%s{\"turn\":%ld,\"side\":\"%s\",\"kind\":\"%s\"", between,
                          written->turns[turn].number,
                          action.side == YINSH_WHITE ? "white" : "black", kinds[action.kind]);
            if (action.from != YINSH_NO_POINT)
                output_format(output, ",\"from\":\"%s\"", name_of(action.from).text);
            if (action.to != YINSH_NO_POINT)
                output_format(output, ",\"to\":\"%s\"", name_of(action.to).text);
            output_string(output, "}");
            between = ",";
        }
    output_string(output, "]}\n");
}

static void put_place(struct output *output, const char *word, yinsh_point point)
{
    for (unsigned hexagon = 0; hexagon < 6; hexagon++)
        for (unsigned place = 0; place < 6 * hexagon || place == 0; place++)
            if (iit_delhi_point(hexagon, place) == point) {
                output_format(output, "%s%u %u", word, hexagon, place);
                return;
            }
}

/* The side of the move of a turn, or of what is in its place. */
static unsigned side_of_turn(const struct written_turn *turn)
{
    size_t main = find_main(turn);
    return turn->actions[main < turn->count ? main : 0].side;
}

static void put_iit_delhi_turn(struct output *output, const struct written_turn *turn)
{
    static const char *const first[] = {"P ", "S ", "RS ", "X ", "S "}, *const second[] = {" M ",
                                                                                           " RE "};
    output_string(output, "{\"action\": \"NORMAL\", \"meta\": \"\", \"data\": \"");
    for (size_t at = 0; at < turn->count; at++) {
        yinsh_action action = turn->actions[at];
        output_string(output, at > 0 ? " " : "");
        put_place(output, first[action.kind], first_of(action));
        if (has_two(action))
            put_place(output, second[action.kind == YINSH_ROW], action.to);
    }
    output_format(output, "\"} Received from client %d", side_of_turn(turn) != YINSH_WHITE);
}

/* The points are numbered column by column, in each from its highest row down. */
static void put_number(struct output *output, const char *before, yinsh_point point)
{
    unsigned number = 0;
    for (int column = 0; column < YINSH_COLUMNS; column++)
        for (int row = point_high_row[column]; row >= point_low_row[column]; row--, number++)
            if (yinsh_point_at(column, row) == point)
                output_format(output, "%s%u", before, number);
}

static void put_points_turn(struct output *output, const struct written_turn *turn)
{
    yinsh_point points[YINSH_ROW_LENGTH];
    output_string(output, side_of_turn(turn) == YINSH_BLACK ? "B" : "W");
    for (size_t at = 0; at < turn->count; at++) {
        yinsh_action action = turn->actions[at];
        if (at > 0 || !is_main(action))
            output_string(output, ".");
        if (action.kind == YINSH_ROW) {
            for (size_t i = 0; i < list_row(action, points); i++)
                put_number(output, i == 0 ? "[" : ",", points[i]);
            output_string(output, "]");
            continue;
        }
        put_number(output, "", first_of(action));
        if (action.kind == YINSH_MOVE)
            put_number(output, ",", action.to);
    }
}

/* Write all turns but passes and empty ones, a line each. */
static void put_turns(struct output *output, const struct written_game *written,
                      void (*put)(struct output *, const struct written_turn *))
{
    for (size_t i = 0; i < written->count; i++) {
        const struct written_turn *turn = &written->turns[i];
        if (turn->count == 0 || turn->actions[0].kind == YINSH_PASS)
            continue;
        put(output, turn);
        output_string(output, "\n");
    }
    output_string(output, "\n");
}

/* ---- Notations of single actions ---------------------------------------- */

static void put_boardspace_action(struct output *output, yinsh_action action, unsigned number)
{
    static const char *const words[] = {"place ", "move ", "remove ", "remove "};
    static const char *const players[] = {"; P0[", "; P1["}, *const colours[] = {"w", "b"};
    const char *player = side_of(players, action);
    output_format(output, "%s%u %s", player, 2 * number + 1, words[action.kind]);
    if (action.kind != YINSH_MOVE)
        output_format(output, "%s%s ", side_of(colours, action),
                      action.kind == YINSH_ROW ? "" : "r");
    output_string(output, capital(first_of(action), " ").text);
    if (has_two(action))
        output_format(output, " %s", capital(action.to, " ").text);
    output_format(output, " ]\n%s%u Done ]\n", player, 2 * number + 2);
}

static void put_bga_action(struct output *output, yinsh_action action, unsigned number)
{
    static const char *const players[] = {"White", "Black"};
    static const char *const words[] = {"places a ring on", "places a marker on",
                                        "removes a row of markers from", "removes a ring from"};
    (void)number;
    const char *player = side_of(players, action);
    output_format(output, "%s %s %s", player, words[action.kind],
                  capital(first_of(action), "").text);
    if (action.kind == YINSH_MOVE)
        output_format(output, "\n%s moves a ring from %s", player, capital(action.from, "").text);
    if (has_two(action))
        output_format(output, " to %s", capital(action.to, "").text);
    output_string(output, "\n");
}

static void put_openxum_action(struct output *output, yinsh_action action, unsigned number)
{
    static const char *const colours[] = {"W", "B"}, *const words[] = {"Pr", "Pm", "RR", "Rr"};
    yinsh_point points[YINSH_ROW_LENGTH] = {first_of(action)};
    size_t count = action.kind == YINSH_ROW ? list_row(action, points) : 1;
    (void)number;
    const char *colour = side_of(colours, action);
    output_format(output, "%s%s", words[action.kind], colour);
    for (size_t i = 0; i < count; i++)
        output_string(output, capital(points[i], "").text);
    if (action.kind == YINSH_MOVE)
        output_format(output, ";Mr%s%s%s", colour, capital(action.from, "").text,
                      capital(action.to, "").text);
    output_string(output, ";");
}

static void put_save_action(struct output *output, yinsh_action action, unsigned number)
{
    static const char *const words[] = {"PLACE", "MOVE", "REMOVE_ROW", "REMOVE_RING"};
    (void)number;
    output_format(output, "%s %s", words[action.kind], capital(first_of(action), "").text);
    if (has_two(action))
        output_format(output, " %s", capital(action.to, "").text);
    output_string(output, "\n");
}

static void put_vying_action(struct output *output, yinsh_action action, unsigned number)
{
    yinsh_point points[YINSH_ROW_LENGTH] = {first_of(action)};
    size_t count = action.kind == YINSH_ROW ? list_row(action, points) : 1;
    (void)number;
    if (action.kind == YINSH_MOVE)
        output_string(output, name_of(action.from).text);
    points[0] = action.kind == YINSH_MOVE ? action.to : points[0];
    for (size_t i = 0; i < count; i++)
        output_format(output, "%s ", name_of(points[i]).text);
}

static void put_command(struct output *output, yinsh_action action, unsigned number)
{
    static const char *const letters[] = {"p", "s", "r", "x"};
    (void)number;
    output_format(output, "%s %s", letters[action.kind], name_of(first_of(action)).text);
    if (has_two(action))
        output_format(output, "%s %s", action.kind == YINSH_MOVE ? "\nm" : "",
                      name_of(action.to).text);
    output_string(output, "\n");
}

static void put_yinshml_action(struct output *output, yinsh_action action, unsigned number)
{
    static const char *const players[] = {"white", "black"};
    static const char *const words[] = {"PLACE_RING", "MOVE_RING", "REMOVE_MARKERS", "REMOVE_RING"};
    yinsh_point points[YINSH_ROW_LENGTH];
    output_format(output, "%s{\"move_type\": \"%s\", \"player\": \"%s\"", number > 0 ? ", " : "",
                  words[action.kind], side_of(players, action));
    if (action.kind == YINSH_ROW)
        for (size_t i = 0; i < list_row(action, points); i++)
            output_format(output, "%s\"%s\"", i == 0 ? ", \"markers\": [" : ", ",
                          capital(points[i], "").text);
    else if (action.kind == YINSH_MOVE)
        output_format(output, ", \"source\": \"%s\", \"destination\": \"%s\"",
                      capital(action.from, "").text, capital(action.to, "").text);
    else
        output_format(output, ", \"position\": \"%s\"", capital(first_of(action), "").text);
    output_string(output, action.kind == YINSH_ROW ? "]}" : "}");
}

/* Write all actions but passes, with the number of each from 0. */
static void put_actions(struct output *output, const struct written_game *written,
                        void (*put)(struct output *, yinsh_action, unsigned))
{
    unsigned number = 0;
    for (size_t turn = 0; turn < written->count; turn++)
        for (size_t at = 0; at < written->turns[turn].count; at++)
            if (written->turns[turn].actions[at].kind != YINSH_PASS)
                put(output, written->turns[turn].actions[at], number++);
}

/* ---- All of them -------------------------------------------------------- */

void put_written(struct output *output, enum form form, const struct written_game *written)
{
    /* How all of a game is written, or each turn, or each action with what is around them. */
    static const struct {
        void (*game)(struct output *, const struct written_game *);
        void (*turn)(struct output *, const struct written_turn *);
        void (*action)(struct output *, yinsh_action, unsigned);
        const char *before, *after;
    } forms[FORMS] = {
        [FORM_GIPF] = {.game = put_gipf},
        [FORM_JSON] = {.game = put_json},
        [FORM_CODINGAME] = {.turn = put_turn},
        [FORM_IIT_DELHI] = {.turn = put_iit_delhi_turn},
        [FORM_BOARDSPACE] = {.action = put_boardspace_action, .after = ")\n\n"},
        [FORM_BGA] = {.action = put_bga_action, .before = "", .after = "End of game\n\n"},
        [FORM_OPENXUM] = {.action = put_openxum_action, .before = "", .after = "\n\n"},
        [FORM_YINSH_SAVE] = {.action = put_save_action, .before = "", .after = "\n"},
        [FORM_POINTS] = {.turn = put_points_turn},
        [FORM_YINSHML] = {.action = put_yinshml_action,
                          .before = "{\"players\": {\"white\": {\"name\": null}, "
                                    "\"black\": {\"name\": null}}, \"moves\": [",
                          .after = "]}\n"},
        [FORM_VYING] = {.action = put_vying_action, .before = "", .after = "\n\n"},
        [FORM_YINSH_RECORD] = {.action = put_command, .before = "", .after = "\n"},
    };
    if (forms[form].game != NULL) {
        forms[form].game(output, written);
    } else if (forms[form].turn != NULL) {
        put_turns(output, written, forms[form].turn);
    } else {
        if (form == FORM_BOARDSPACE)
            output_format(output, " (;\nGM[24]VV[2]\nSU[%s]\n; P0[0 Start White]\n",
                          written->final.variant == YINSH_BLITZ ? "Yinsh-Blitz" : "Yinsh");
        else
            output_string(output, forms[form].before);
        put_actions(output, written, forms[form].action);
        output_string(output, forms[form].after);
    }
}
