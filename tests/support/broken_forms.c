/* SPDX-License-Identifier: BSD-2-Clause */
/* Writing broken games in several notations. */
#include "support/broken_game.h"

#include "notation/iit_delhi/meta.h"
#include "rules/way.h"

/* ---- Notations of whole turns ------------------------------------------- */

static void put_name(struct output *output, yinsh_action action)
{
    char point[YINSH_POINT_TEXT], name[YINSH_ACTION_TEXT];
    if (action.kind == YINSH_ROW) {
        output_bytes(output, "x", 1);
        output_bytes(output, point, yinsh_point_format(action.from, point));
        output_bytes(output, "-", 1);
        output_bytes(output, point, yinsh_point_format(action.to, point));
    } else {
        output_bytes(output, name, yinsh_action_format(action, name));
    }
}

static void put_turn(struct output *output, const struct written_turn *turn)
{
    for (size_t at = 0; at < turn->count; at++) {
        bool behind_row = at > 0 && turn->actions[at - 1].kind == YINSH_ROW;
        if (at > 0 && !(turn->actions[at].kind == YINSH_RING && behind_row))
            output_bytes(output, ";", 1);
        put_name(output, turn->actions[at]);
    }
}

static void put_tag(struct output *output, const char *name, const char *value)
{
    output_string(output, "[");
    output_string(output, name);
    output_string(output, " \"");
    output_string(output, value);
    output_string(output, "\"]\n");
}

static void put_gipf(struct output *output, const struct written_game *written)
{
    enum { IN_LINE = 8 };
    const char rings[] = {(char)('0' + written->rings[0]), '-', (char)('0' + written->rings[1]),
                          '\0'};
    put_tag(output, "Result", yinsh_result_name(written->result));
    put_tag(output, "Rings", rings);
    put_tag(output, "Termination", yinsh_end_name(written->end));
    if (written->final.variant == YINSH_BLITZ)
        put_tag(output, "Variant", "blitz");
    output_string(output, "\n");
    for (size_t turn = 0; turn < written->count; turn++) {
        if (written->turns[turn].count == 0)
            continue;
        if (written->turns[turn].number > 0) {
            output_number(output, (uint64_t)written->turns[turn].number);
            output_string(output, ".");
        }
        put_turn(output, &written->turns[turn]);
        output_string(output, turn % IN_LINE + 1 == IN_LINE ? "\n" : " ");
    }
    output_string(output, yinsh_result_name(written->result));
    output_string(output, "\n\n");
}

static void put_member_point(struct output *output, const char *name, yinsh_point point)
{
    char text[YINSH_POINT_TEXT];
    if (point == YINSH_NO_POINT)
        return;
    output_string(output, ",\"");
    output_string(output, name);
    output_string(output, "\":\"");
    output_bytes(output, text, yinsh_point_format(point, text));
    output_string(output, "\"");
}

static void put_json(struct output *output, const struct written_game *written)
{
    static const char *const kinds[] = {"place", "move", "row", "ring", "pass", "steal"};
    bool first = true;
    output_string(output, "{\"yinsh\":1,\"variant\":\"");
    output_string(output, written->final.variant == YINSH_BLITZ ? "blitz" : "standard");
    output_string(output, "\",\"result\":\"");
    output_string(output, yinsh_result_name(written->result));
    output_string(output, "\",\"end\":\"");
    output_string(output, yinsh_end_name(written->end));
    output_string(output, "\",\"rings\":[");
    output_number(output, (uint64_t)written->rings[0]);
    output_string(output, ",");
    output_number(output, (uint64_t)written->rings[1]);
    output_string(output, "],\"actions\":[");
    for (size_t turn = 0; turn < written->count; turn++)
        for (size_t at = 0; at < written->turns[turn].count; at++) {
            yinsh_action action = written->turns[turn].actions[at];
            output_string(output, first ? "{\"turn\":" : ",{\"turn\":");
            output_number(output, (uint64_t)written->turns[turn].number);
            output_string(output, action.side == YINSH_WHITE ? ",\"side\":\"white\""
                                                             : ",\"side\":\"black\"");
            output_string(output, ",\"kind\":\"");
            output_string(output, kinds[action.kind]);
            output_string(output, "\"");
            put_member_point(output, "from", action.from);
            put_member_point(output, "to", action.to);
            output_string(output, "}");
            first = false;
        }
    output_string(output, "]}\n");
}

static void put_codingame(struct output *output, const struct written_game *written)
{
    for (size_t turn = 0; turn < written->count; turn++) {
        const struct written_turn *here = &written->turns[turn];
        if (here->count == 0 || here->actions[0].kind == YINSH_PASS)
            continue;
        put_turn(output, here);
        output_string(output, "\n");
    }
    output_string(output, "\n");
}

static void put_place(struct output *output, const char *word, yinsh_point point)
{
    for (unsigned hexagon = 0; hexagon < 6; hexagon++)
        for (unsigned place = 0; place < 6 * hexagon || place == 0; place++)
            if (iit_delhi_point(hexagon, place) == point) {
                output_string(output, word);
                output_number(output, hexagon);
                output_string(output, " ");
                output_number(output, place);
                return;
            }
}

static void put_iit_delhi(struct output *output, const struct written_game *written)
{
    for (size_t turn = 0; turn < written->count; turn++) {
        const struct written_turn *here = &written->turns[turn];
        if (here->count == 0 || here->actions[0].kind == YINSH_PASS)
            continue;
        output_string(output, "{\"action\": \"NORMAL\", \"meta\": \"\", \"data\": \"");
        for (size_t at = 0; at < here->count; at++) {
            yinsh_action action = here->actions[at];
            output_string(output, at > 0 ? " " : "");
            if (action.kind == YINSH_PLACE)
                put_place(output, "P ", action.to);
            else if (action.kind == YINSH_RING)
                put_place(output, "X ", action.from);
            else
                put_place(output, action.kind == YINSH_ROW ? "RS " : "S ", action.from);
            if (action.kind == YINSH_ROW || action.kind == YINSH_MOVE)
                put_place(output, action.kind == YINSH_ROW ? " RE " : " M ", action.to);
        }
        size_t main = find_main(here);
        unsigned side = here->actions[main < here->count ? main : 0].side;
        output_string(output, side == YINSH_WHITE ? "\"} Received from client 0\n"
                                                  : "\"} Received from client 1\n");
    }
    output_string(output, "\n");
}

/* ---- Notations of single actions ---------------------------------------- */

/* Write a point as a capital letter, a text, and a number. */
static void put_capital(struct output *output, yinsh_point point, const char *between)
{
    char text[YINSH_POINT_TEXT];
    size_t length = yinsh_point_format(point, text);
    const char letter = (char)(text[0] - 'a' + 'A');
    output_bytes(output, &letter, 1);
    output_string(output, between);
    output_bytes(output, text + 1, length - 1);
}

static const char *name_of(const char *const names[2], yinsh_action action)
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

static void put_boardspace_action(struct output *output, yinsh_action action, unsigned *node)
{
    static const char *const words[] = {[YINSH_PLACE] = "place ",
                                        [YINSH_MOVE] = "move ",
                                        [YINSH_ROW] = "remove ",
                                        [YINSH_RING] = "remove "};
    static const char *const players[] = {"; P0[", "; P1["}, *const colours[] = {"w", "b"};
    output_string(output, name_of(players, action));
    output_number(output, ++*node);
    output_string(output, " ");
    output_string(output, words[action.kind]);
    if (action.kind != YINSH_MOVE)
        output_string(output, name_of(colours, action));
    if (action.kind == YINSH_PLACE || action.kind == YINSH_RING)
        output_string(output, "r");
    if (action.kind != YINSH_MOVE)
        output_string(output, " ");
    put_capital(output, action.kind == YINSH_PLACE ? action.to : action.from, " ");
    if (action.kind == YINSH_MOVE || action.kind == YINSH_ROW) {
        output_string(output, " ");
        put_capital(output, action.to, " ");
    }
    output_string(output, " ]\n");
    output_string(output, name_of(players, action));
    output_number(output, ++*node);
    output_string(output, " Done ]\n");
}

static void put_boardspace(struct output *output, const struct written_game *written)
{
    unsigned node = 0;
    output_string(output, " (;\nGM[24]VV[2]\nSU[");
    output_string(output, written->final.variant == YINSH_BLITZ ? "Yinsh-Blitz" : "Yinsh");
    output_string(output, "]\n; P0[0 Start White]\n");
    for (size_t turn = 0; turn < written->count; turn++)
        for (size_t at = 0; at < written->turns[turn].count; at++)
            if (written->turns[turn].actions[at].kind != YINSH_PASS)
                put_boardspace_action(output, written->turns[turn].actions[at], &node);
    output_string(output, ")\n\n");
}

static void put_bga_action(struct output *output, yinsh_action action)
{
    static const char *const players[] = {"White", "Black"};
    static const char *const words[] = {[YINSH_PLACE] = " places a ring on ",
                                        [YINSH_MOVE] = " places a marker on ",
                                        [YINSH_ROW] = " removes a row of markers from ",
                                        [YINSH_RING] = " removes a ring from "};
    output_string(output, name_of(players, action));
    output_string(output, words[action.kind]);
    put_capital(output, action.kind == YINSH_PLACE ? action.to : action.from, "");
    if (action.kind == YINSH_MOVE) {
        output_string(output, "\n");
        output_string(output, name_of(players, action));
        output_string(output, " moves a ring from ");
        put_capital(output, action.from, "");
    }
    if (action.kind == YINSH_MOVE || action.kind == YINSH_ROW) {
        output_string(output, " to ");
        put_capital(output, action.to, "");
    }
    output_string(output, "\n");
}

static void put_openxum_action(struct output *output, yinsh_action action)
{
    static const char *const colours[] = {"W", "B"};
    static const char *const words[] = {
        [YINSH_PLACE] = "Pr", [YINSH_MOVE] = "Pm", [YINSH_ROW] = "RR", [YINSH_RING] = "Rr"};
    yinsh_point points[YINSH_ROW_LENGTH];
    output_string(output, words[action.kind]);
    output_string(output, name_of(colours, action));
    if (action.kind == YINSH_ROW) {
        for (size_t i = 0; i < list_row(action, points); i++)
            put_capital(output, points[i], "");
    } else {
        put_capital(output, action.kind == YINSH_PLACE ? action.to : action.from, "");
    }
    if (action.kind == YINSH_MOVE) {
        output_string(output, ";Mr");
        output_string(output, name_of(colours, action));
        put_capital(output, action.from, "");
        put_capital(output, action.to, "");
    }
    output_string(output, ";");
}

static void put_save_action(struct output *output, yinsh_action action)
{
    static const char *const words[] = {[YINSH_PLACE] = "PLACE ",
                                        [YINSH_MOVE] = "MOVE ",
                                        [YINSH_ROW] = "REMOVE_ROW ",
                                        [YINSH_RING] = "REMOVE_RING "};
    output_string(output, words[action.kind]);
    put_capital(output, action.kind == YINSH_PLACE ? action.to : action.from, "");
    if (action.kind == YINSH_MOVE || action.kind == YINSH_ROW) {
        output_string(output, " ");
        put_capital(output, action.to, "");
    }
    output_string(output, "\n");
}

static void put_vying_action(struct output *output, yinsh_action action)
{
    yinsh_point points[YINSH_ROW_LENGTH] = {action.kind == YINSH_PLACE ? action.to : action.from,
                                            action.to};
    size_t count = action.kind == YINSH_ROW    ? list_row(action, points)
                   : action.kind == YINSH_MOVE ? 2
                                               : 1;
    for (size_t i = 0; i < count; i++) {
        char text[YINSH_POINT_TEXT];
        output_bytes(output, text, yinsh_point_format(points[i], text));
        if (action.kind != YINSH_MOVE || i == 1)
            output_string(output, " ");
    }
}

static void put_quoted(struct output *output, const char *name, yinsh_point point)
{
    output_string(output, ", \"");
    output_string(output, name);
    output_string(output, "\": \"");
    put_capital(output, point, "");
    output_string(output, "\"");
}

static void put_yinshml_action(struct output *output, yinsh_action action)
{
    static const char *const players[] = {"white", "black"};
    static const char *const words[] = {[YINSH_PLACE] = "PLACE_RING",
                                        [YINSH_MOVE] = "MOVE_RING",
                                        [YINSH_ROW] = "REMOVE_MARKERS",
                                        [YINSH_RING] = "REMOVE_RING"};
    yinsh_point points[YINSH_ROW_LENGTH];
    output_string(output, "{\"move_type\": \"");
    output_string(output, words[action.kind]);
    output_string(output, "\", \"player\": \"");
    output_string(output, name_of(players, action));
    output_string(output, "\"");
    if (action.kind == YINSH_MOVE) {
        put_quoted(output, "source", action.from);
        put_quoted(output, "destination", action.to);
    } else if (action.kind != YINSH_ROW) {
        put_quoted(output, "position", action.kind == YINSH_PLACE ? action.to : action.from);
    } else {
        for (size_t i = 0; i < list_row(action, points); i++) {
            output_string(output, i == 0 ? ", \"markers\": [\"" : "\", \"");
            put_capital(output, points[i], "");
        }
        output_string(output, "\"]");
    }
    output_string(output, "}");
}

/* Write all actions but passes, with a text between them. */
static void put_actions(struct output *output, const struct written_game *written,
                        void (*put)(struct output *, yinsh_action), const char *between)
{
    bool first = true;
    for (size_t turn = 0; turn < written->count; turn++)
        for (size_t at = 0; at < written->turns[turn].count; at++) {
            if (written->turns[turn].actions[at].kind == YINSH_PASS)
                continue;
            output_string(output, first ? "" : between);
            put(output, written->turns[turn].actions[at]);
            first = false;
        }
}

static void put_bga(struct output *output, const struct written_game *written)
{
    put_actions(output, written, put_bga_action, "");
    output_string(output, "End of game\n\n");
}

static void put_openxum(struct output *output, const struct written_game *written)
{
    put_actions(output, written, put_openxum_action, "");
    output_string(output, "\n\n");
}

static void put_yinsh_save(struct output *output, const struct written_game *written)
{
    put_actions(output, written, put_save_action, "");
    output_string(output, "\n");
}

static void put_yinshml(struct output *output, const struct written_game *written)
{
    output_string(output, "{\"players\": {\"white\": {\"name\": null}, "
                          "\"black\": {\"name\": null}}, \"moves\": [");
    put_actions(output, written, put_yinshml_action, ", ");
    output_string(output, "]}\n");
}

static void put_vying(struct output *output, const struct written_game *written)
{
    put_actions(output, written, put_vying_action, "");
    output_string(output, "\n\n");
}

/* ---- Numbered points ---------------------------------------------------- */

/* The points are numbered column by column, in each from its highest row down. */
static void put_numbered(struct output *output, yinsh_point point)
{
    unsigned number = 0;
    for (int column = 0; column < YINSH_COLUMNS; column++)
        for (int row = point_high_row[column]; row >= point_low_row[column]; row--, number++)
            if (yinsh_point_at(column, row) == point)
                output_number(output, number);
}

static void put_points_turn(struct output *output, const struct written_turn *turn)
{
    yinsh_point points[YINSH_ROW_LENGTH];
    for (size_t at = 0; at < turn->count; at++) {
        yinsh_action action = turn->actions[at];
        if (at > 0 || !is_main(action))
            output_string(output, ".");
        if (action.kind == YINSH_ROW) {
            for (size_t i = 0; i < list_row(action, points); i++) {
                output_string(output, i == 0 ? "[" : ",");
                put_numbered(output, points[i]);
            }
            output_string(output, "]");
            continue;
        }
        put_numbered(output, action.kind == YINSH_PLACE ? action.to : action.from);
        if (action.kind == YINSH_MOVE) {
            output_string(output, ",");
            put_numbered(output, action.to);
        }
    }
}

static void put_points(struct output *output, const struct written_game *written)
{
    static const char *const colours[] = {"W", "B"};
    for (size_t turn = 0; turn < written->count; turn++) {
        const struct written_turn *here = &written->turns[turn];
        size_t main = find_main(here);
        if (here->count == 0 || here->actions[0].kind == YINSH_PASS)
            continue;
        output_string(output, name_of(colours, here->actions[main < here->count ? main : 0]));
        put_points_turn(output, here);
        output_string(output, "\n");
    }
    output_string(output, "\n");
}

/* ---- All of them -------------------------------------------------------- */

void put_written(struct output *output, enum form form, const struct written_game *written)
{
    static void (*const put[FORMS])(struct output *, const struct written_game *) = {
        put_gipf,    put_json,       put_codingame, put_iit_delhi, put_boardspace, put_bga,
        put_openxum, put_yinsh_save, put_points,    put_yinshml,   put_vying};
    put[form](output, written);
}
