/* SPDX-License-Identifier: BSD-2-Clause */
/*
 * Dividing a game sheet into pages: the title across the page, then two columns.  Lengths are
 * hundredths of a point.
 */
#ifndef PICTURE_SHEET_LAYOUT_H
#define PICTURE_SHEET_LAYOUT_H

#include "picture/scene.h"
#include "picture/sheet.h"

/** Sizes of paper. */
enum paper { PAPER_A4, PAPER_LETTER };

/** The names of the sizes; ends with NULL. */
extern const char *const paper_names[];

/** The size of a page, and the columns on it. */
struct paper_size {
    int32_t width, height;
    int32_t left;         /* margin at both sides */
    int32_t top, bottom;  /* where the text begins and ends */
    int32_t column, step; /* width of a column, and the distance of two */
};

/** Return the size of a page. */
struct paper_size paper_size(enum paper paper);

/** How the lines of a kind of blocks look. */
struct sheet_line {
    enum part part;
    int32_t indent;       /* before each line */
    int32_t above, below; /* gaps around the lines of a block */
    bool wide;            /* whether lines go across both columns */
};

/** Indexed by enum sheet_kind. */
extern const struct sheet_line sheet_lines[SHEET_KINDS];

/** The size of texts on a page, in thousandths of that of their part. */
enum { SHEET_SCALE = 680 };

/** Return the height of a line of a part. */
int32_t sheet_leading(enum part part);

/** A line of text, or a diagram without its caption. */
struct sheet_item {
    uint32_t text, length; /* of a line, in the bytes of the sheet */
    uint32_t block;        /* to which it belongs */
    int32_t gap;           /* above it, unless it is at the top of a column */
    bool is_diagram;
    bool first; /* of its block */
    bool glued; /* whether it is in the same column as the item before it */
};

/** The items on a page: those across it, and then in the left and the right column. */
struct sheet_page {
    size_t first, left, right, end;
    int32_t top; /* of the columns */
};

/** A sheet divided into pages; all zero is empty. */
struct sheet_layout {
    const struct sheet *sheet;
    struct paper_size size;
    int32_t diagram_scale; /* in thousandths */
    struct sheet_item *items;
    size_t count, capacity;
    struct sheet_page *pages;
    size_t page_count, page_capacity;
    bool failed; /* whether memory ran out */
};

/** Divide a sheet into pages, at least one; the sheet must not have failed. */
void sheet_lay_out(struct sheet_layout *layout, const struct sheet *sheet, enum paper paper);

/** Return the height of an item without the gap above it. */
int32_t sheet_item_height(const struct sheet_layout *layout, const struct sheet_item *item);

/** Free what a layout holds. */
void sheet_layout_free(struct sheet_layout *layout);

#endif
