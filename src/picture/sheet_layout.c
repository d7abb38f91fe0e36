/* SPDX-License-Identifier: BSD-2-Clause */
#include "picture/sheet_layout.h"

#include "base/grow.h"
#include "picture/draw.h"
#include "picture/wrap.h"

#include <stdlib.h>

enum {
    SCALE_MOST = 530, /* of diagrams, in thousandths, and the least one */
    SCALE_LEAST = 410,
    SCALE_STEP = 4,
    CAPTION_GAP = 500, /* between a diagram and its caption */
    TITLE_GAP = 1800   /* between what goes across the page and the columns */
};

const char *const paper_names[] = {"a4", "letter", NULL};

const struct sheet_line sheet_lines[SHEET_KINDS] = {
    [SHEET_WHITE] = {PART_TITLE, 2400, 0, 0, true},
    [SHEET_BLACK] = {PART_TITLE, 2400, 200, 600, true},
    [SHEET_RESULT] = {PART_PROSE, 0, 0, 0, true},
    [SHEET_EVENT] = {PART_PROSE, 0, 0, 0, true},
    [SHEET_TAG] = {PART_CAPTION, 0, 0, 0, false},
    [SHEET_TURNS] = {PART_PROSE, 0, 550, 0, false},
    [SHEET_COMMENT] = {PART_COMMENT, 900, 350, 0, false},
    [SHEET_DIAGRAM] = {PART_CAPTION, 0, 700, 350, false},
    [SHEET_FAULT] = {PART_FAULT_TEXT, 0, 900, 0, false},
    [SHEET_RULE] = {PART_CAPTION, 0, 400, 0, false},
};

struct paper_size paper_size(enum paper paper)
{
    enum { SIDE = 4800, TOP = 5600, BOTTOM = 5200, GUTTER = 2400 };
    int32_t width = paper == PAPER_A4 ? 59528 : 61200, height = paper == PAPER_A4 ? 84189 : 79200;
    int32_t column = (width - 2 * SIDE - GUTTER) / 2;
    return (struct paper_size){width, height, SIDE, TOP, height - BOTTOM, column, column + GUTTER};
}

int32_t sheet_leading(enum part part)
{
    return part_styles[part].size * SHEET_SCALE / 1000 * 4 / 3;
}

int32_t sheet_item_height(const struct sheet_layout *layout, const struct sheet_item *item)
{
    if (item->is_diagram)
        return DIAGRAM_BOARD_HEIGHT * layout->diagram_scale / 1000;
    return sheet_leading(sheet_lines[layout->sheet->blocks[item->block].kind].part);
}

/* ---- Items ------------------------------------------------------------- */

static void add_item(struct sheet_layout *layout, struct sheet_item item)
{
    struct sheet_item *items =
        array_grow(layout->items, layout->count, &layout->capacity, sizeof *items, 256);
    if (items == NULL) {
        layout->failed = true;
        return;
    }
    layout->items = items;
    layout->items[layout->count++] = item;
}

/* Keep the first two lines of a text together, and the last two. */
static void glue(struct sheet_layout *layout, size_t first)
{
    if (layout->count - first < 2)
        return;
    layout->items[first + 1].glued = true;
    layout->items[layout->count - 1].glued = true;
}

/* Add the lines of a block, after the diagram if it has one. */
static void add_block(struct sheet_layout *layout, size_t number)
{
    const struct sheet *sheet = layout->sheet;
    const struct sheet_block *block = &sheet->blocks[number];
    const struct sheet_line *line = &sheet_lines[block->kind];
    int32_t width = line->wide ? layout->size.width - 2 * layout->size.left : layout->size.column;
    uint64_t room = (uint64_t)(width - line->indent) * 1000 /
                    (uint64_t)(part_styles[line->part].size * SHEET_SCALE / 1000);
    struct words rest = sheet_text(sheet, block);
    bool diagram = block->kind == SHEET_DIAGRAM;
    int32_t below = number > 0 ? sheet_lines[block[-1].kind].below : 0;
    struct sheet_item item = {.block = (uint32_t)number, .gap = below + line->above, .first = true};
    if (diagram) {
        item.is_diagram = true;
        add_item(layout, item);
        item = (struct sheet_item){.block = item.block, .gap = CAPTION_GAP, .glued = true};
    }
    size_t first = layout->count;
    while (rest.length > 0 && !layout->failed) {
        struct words words = wrap_line(&rest, room);
        item.text = (uint32_t)(words.bytes - sheet->text.at);
        item.length = (uint32_t)words.length;
        add_item(layout, item);
        item = (struct sheet_item){.block = item.block, .glued = diagram};
    }
    if (!layout->failed)
        glue(layout, first);
}

/* ---- Pages ------------------------------------------------------------- */

/* Return the item after those that fit into a room from an item on, and the height they take. */
static size_t fill(const struct sheet_layout *layout, size_t first, size_t end, int32_t room,
                   int32_t *used)
{
    size_t last = first;
    int32_t height = 0;
    *used = 0;
    for (size_t at = first; at < end; at++) {
        const struct sheet_item *item = &layout->items[at];
        if (at > first && !item->glued) {
            last = at;
            *used = height;
        }
        height += (at > first ? item->gap : 0) + sheet_item_height(layout, item);
        if (height > room)
            return last;
    }
    *used = height;
    return end;
}

/* Return the first item that is in the columns. */
static size_t columns_begin(const struct sheet_layout *layout)
{
    size_t at = 0;
    while (at < layout->count &&
           sheet_lines[layout->sheet->blocks[layout->items[at].block].kind].wide)
        at++;
    return at;
}

/* Make the columns of the last page as short as they can be, so that they are about equal. */
static void balance(const struct sheet_layout *layout, struct sheet_page *page, int32_t room)
{
    int32_t least = 0, used;
    while (least < room) {
        int32_t half = least + (room - least) / 2;
        size_t right = fill(layout, page->left, page->end, half, &used);
        if (fill(layout, right, page->end, half, &used) == page->end)
            room = half;
        else
            least = half + 1;
    }
    page->right = fill(layout, page->left, page->end, room, &used);
}

/* Fill a page from an item on; returns how much of its columns stays empty, as a cost. */
static int64_t fill_page(const struct sheet_layout *layout, size_t first, size_t wide,
                         struct sheet_page *page)
{
    int32_t room = layout->size.bottom - layout->size.top, used[2];
    *page = (struct sheet_page){.first = first, .left = first, .top = layout->size.top};
    if (first < wide) {
        page->left = fill(layout, first, wide, room, &used[0]);
        page->top += used[0] + TITLE_GAP;
        room -= used[0] + TITLE_GAP;
    }
    page->right = page->end = page->left;
    if (page->left < wide)
        return 0;
    page->right = fill(layout, page->left, layout->count, room, &used[0]);
    page->end = fill(layout, page->right, layout->count, room, &used[1]);
    if (page->end == first)
        page->right = page->end = first + 1; /* unreachable: every item has room on a page */
    if (page->end == layout->count) {
        balance(layout, page, room);
        return 0;
    }
    int64_t left = (room - used[0]) / 100, right = (room - used[1]) / 100;
    return left * left + right * right;
}

/* Divide the items into pages, with diagrams of a scale; returns how bad they look. */
static int64_t divide(struct sheet_layout *layout, int32_t scale, size_t wide)
{
    enum { PAGE = 4000 /* cost of a page: that of columns that stay empty by 45 points */ };
    int64_t cost = 0, smaller = SCALE_MOST - scale;
    layout->diagram_scale = scale;
    layout->page_count = 0;
    for (size_t at = 0; at < layout->count && !layout->failed;) {
        struct sheet_page page;
        cost += fill_page(layout, at, wide, &page);
        at = page.end;
        struct sheet_page *pages = array_grow(layout->pages, layout->page_count,
                                              &layout->page_capacity, sizeof *pages, 16);
        layout->failed |= pages == NULL;
        if (pages == NULL)
            break;
        layout->pages = pages;
        layout->pages[layout->page_count++] = page;
    }
    int64_t pages = (int64_t)layout->page_count;
    return cost + pages * (PAGE + smaller * smaller / 2);
}

void sheet_lay_out(struct sheet_layout *layout, const struct sheet *sheet, enum paper paper)
{
    int32_t best = SCALE_MOST;
    int64_t least = INT64_MAX;
    layout->sheet = sheet;
    layout->size = paper_size(paper);
    layout->count = 0;
    layout->failed = false;
    for (size_t number = 0; number < sheet->count; number++)
        add_block(layout, number);
    size_t wide = columns_begin(layout);
    for (int32_t scale = SCALE_MOST; scale >= SCALE_LEAST && !layout->failed; scale -= SCALE_STEP) {
        int64_t cost = divide(layout, scale, wide);
        if (cost < least) {
            least = cost;
            best = scale;
        }
    }
    divide(layout, best, wide);
}

void sheet_layout_free(struct sheet_layout *layout)
{
    free(layout->items);
    free(layout->pages);
    *layout = (struct sheet_layout){.sheet = NULL};
}
