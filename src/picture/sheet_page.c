/* SPDX-License-Identifier: BSD-2-Clause */
#include "picture/sheet_page.h"

#include "picture/measure.h"

enum { UNSCALED = 1000 };

/* A page under construction. */
struct drawing {
    struct scene *scene;
    const struct sheet_layout *layout;
    struct diagram_style style;
};

/* ---- Items ------------------------------------------------------------- */

/* Write a text that fits. */
static void put_text(const struct drawing *drawing, enum part part, enum anchor anchor, int32_t x,
                     int32_t y, struct words words)
{
    struct scene *scene = drawing->scene;
    scene->left = x;
    scene->top = y;
    scene->scale = SHEET_SCALE;
    scene_text(scene, part, anchor, 0, 0, INT32_MAX, words);
    scene->left = scene->top = 0;
    scene->scale = UNSCALED;
}

static void draw_rule(const struct drawing *drawing, int32_t y)
{
    const struct paper_size *size = &drawing->layout->size;
    drawing->scene->scale = SHEET_SCALE;
    drawing->scene->left = size->left;
    drawing->scene->top = y;
    scene_line(drawing->scene, PART_RULE, 0, 0, (size->width - 2 * size->left) * 1000 / SHEET_SCALE,
               0);
    drawing->scene->left = drawing->scene->top = 0;
    drawing->scene->scale = UNSCALED;
}

/* Draw a ring of a colour before the name of a player. */
static void draw_ring(const struct drawing *drawing, bool white, int32_t x, int32_t y)
{
    enum { RADIUS = 1400, CENTRE = RADIUS + 400, SMALLER = 420 };
    drawing->scene->left = x;
    drawing->scene->top = y;
    drawing->scene->scale = SMALLER;
    scene_circle(drawing->scene, white ? PART_WHITE_EDGE : PART_BLACK_EDGE, CENTRE, 0, RADIUS);
    scene_circle(drawing->scene, white ? PART_WHITE_RING : PART_BLACK_RING, CENTRE, 0, RADIUS);
    drawing->scene->left = drawing->scene->top = 0;
    drawing->scene->scale = UNSCALED;
}

static void draw_diagram(const struct drawing *drawing, const struct sheet_block *block, int32_t x,
                         int32_t y)
{
    struct scene *scene = drawing->scene;
    const struct sheet_layout *layout = drawing->layout;
    struct diagram diagram;
    sheet_diagram(layout->sheet, block, &diagram);
    scene->scale = (uint16_t)layout->diagram_scale;
    scene->left = x + (layout->size.column - DIAGRAM_WIDTH * layout->diagram_scale / 1000) / 2;
    scene->top = y;
    diagram_draw(scene, &diagram, drawing->style);
    scene->left = scene->top = 0;
    scene->scale = UNSCALED;
}

/* Draw an item whose upper left corner is there. */
static void draw_item(const struct drawing *drawing, const struct sheet_item *item, int32_t x,
                      int32_t y)
{
    const struct sheet_layout *layout = drawing->layout;
    const struct sheet_block *block = &layout->sheet->blocks[item->block];
    const struct sheet_line *line = &sheet_lines[block->kind];
    if (item->is_diagram) {
        draw_diagram(drawing, block, x, y);
        return;
    }
    int32_t base = y + sheet_leading(line->part) * 3 / 4;
    struct words words = {layout->sheet->text.at + item->text, item->length};
    bool player = block->kind == SHEET_WHITE || block->kind == SHEET_BLACK;
    if (player && item->first)
        draw_ring(drawing, block->kind == SHEET_WHITE, x,
                  base - part_styles[line->part].size * SHEET_SCALE / 1000 / 3);
    if (block->kind == SHEET_DIAGRAM)
        put_text(drawing, line->part, ANCHOR_MIDDLE, x + layout->size.column / 2, base, words);
    else
        put_text(drawing, line->part, ANCHOR_START, x + line->indent, base, words);
}

/* Whether the gap above an item may be wider: above turns and diagrams, but not comments. */
static bool stretches(const struct sheet_layout *layout, const struct sheet_item *item)
{
    int kind = layout->sheet->blocks[item->block].kind;
    return item->first && (kind == SHEET_TURNS || kind == SHEET_DIAGRAM);
}

/* Return how much is added to these gaps, so that a column reaches the bottom. */
static int32_t find_stretch(const struct sheet_layout *layout, size_t first, size_t end, int32_t y)
{
    enum { MOST = 2000 };
    int32_t gaps = 0;
    for (size_t at = first; at < end; at++) {
        const struct sheet_item *item = &layout->items[at];
        y += (at > first ? item->gap : 0) + sheet_item_height(layout, item);
        gaps += at > first && stretches(layout, item);
    }
    int32_t stretch = gaps > 0 ? (layout->size.bottom - y) / gaps : 0;
    return stretch < MOST ? stretch : MOST;
}

/* Draw the items of a column, or across the page; returns where they end. */
static int32_t draw_items(const struct drawing *drawing, size_t first, size_t end, int32_t x,
                          int32_t y, int32_t stretch)
{
    for (size_t at = first; at < end; at++) {
        const struct sheet_item *item = &drawing->layout->items[at];
        y += at > first ? item->gap + (stretches(drawing->layout, item) ? stretch : 0) : 0;
        draw_item(drawing, item, x, y);
        y += sheet_item_height(drawing->layout, item);
    }
    return y;
}

/* Draw both columns, which reach the bottom of every page but the last. */
static void draw_columns(const struct drawing *drawing, const struct sheet_page *page)
{
    const struct sheet_layout *layout = drawing->layout;
    const struct paper_size *size = &layout->size;
    const size_t ends[] = {page->left, page->right, page->end};
    for (int i = 0; i < 2; i++) {
        int32_t stretch =
            page->end == layout->count ? 0 : find_stretch(layout, ends[i], ends[i + 1], page->top);
        draw_items(drawing, ends[i], ends[i + 1], size->left + i * size->step, page->top, stretch);
    }
}

/* ---- Around them ------------------------------------------------------- */

/* Append a name, cut to what fits into a room, in thousandths of its size. */
static void add_name(struct text *text, struct words name, uint64_t room)
{
    enum { MOST = 256 /* bytes, since characters may have no width */ };
    struct words part = name;
    if (part.length > MOST)
        for (part.length = MOST; (part.bytes[part.length] & 0xC0) == 0x80;)
            part.length--;
    part.length = measure_fit(part, room);
    text_add(text, part.bytes, part.length);
    if (part.length < name.length)
        text_add_string(text, "\xe2\x80\xa6");
}

/* Append the names of both players, in a room. */
static void add_players(struct text *text, const struct sheet *sheet, uint64_t room)
{
    add_name(text, sheet_text(sheet, &sheet->blocks[0]), room / 2);
    text_add_string(text, " \xe2\x80\x93 ");
    add_name(text, sheet_text(sheet, &sheet->blocks[1]), room / 2);
}

/* Write the players above every page but the first, and the page's number below each. */
static void draw_edges(const struct drawing *drawing, size_t page, const char *number)
{
    enum { HEAD = 3600, FOOT = 2800, HEAD_ROOM = 40000, RULE = 500, BYTES = 1024 };
    const struct sheet_layout *layout = drawing->layout;
    const struct paper_size *size = &layout->size;
    char players[BYTES];
    struct text text = text_begin(players, sizeof players);
    put_text(drawing, PART_COMMENT, ANCHOR_MIDDLE, size->width / 2, size->height - FOOT,
             words_of(number));
    if (page == 0)
        return;
    add_players(&text, layout->sheet, HEAD_ROOM);
    put_text(drawing, PART_COMMENT, ANCHOR_START, size->left, HEAD, words_of(players));
    draw_rule(drawing, HEAD + RULE);
}

void sheet_page_scene(struct scene *scene, const struct sheet_layout *layout, size_t page,
                      struct diagram_style style)
{
    enum { BYTES = 1024, TITLE_ROOM = 60000 };
    const struct drawing drawing = {scene, layout, style};
    const struct paper_size *size = &layout->size;
    const struct sheet_page *items = &layout->pages[page];
    char title[BYTES], number[BYTES];
    struct text text = text_begin(title, sizeof title);
    scene_begin(scene, size->width, size->height);
    add_players(&text, layout->sheet, TITLE_ROOM);
    text = text_begin(number, sizeof number);
    text_format(&text, "page %zu of %zu", page + 1, layout->page_count);
    scene_describe(scene, words_of(title), words_of(number));
    scene_rectangle(scene, PART_PAPER, 0, 0, size->width, size->height);
    draw_edges(&drawing, page, number);
    int32_t top = draw_items(&drawing, items->first, items->left, size->left, size->top, 0);
    if (items->left > items->first && items->end > items->left)
        draw_rule(&drawing, (top + items->top) / 2);
    draw_columns(&drawing, items);
}
