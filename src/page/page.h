/* SPDX-License-Identifier: BSD-2-Clause */
/*
 * A page of HTML to play through games: one file that needs nothing else.  Its HTML, style sheet
 * and script are files of their own beside this one, and part of the program; its words are in
 * words.def.  Without JavaScript the page shows the last position and the text of every record.
 */
#ifndef PAGE_PAGE_H
#define PAGE_PAGE_H

#include "base/output.h"
#include "base/words.h"

enum { PAGE_RECORDS = 2000 /* in one page, at most */ };

/**
 * Write a page up to where its records come, which page_record() writes.  The title may be any
 * bytes; NULL is the usual one.  Returns false if memory ran out; what was written is then of no
 * use.
 */
bool page_begin(struct output *output, const char *title);

/** What fills in a skeleton: text in which {{key}} stands for something else. */
struct page_filler {
    const char *title; /* as of page_begin() */
    void *context;     /* of the function below, which may be NULL */
    /** Write what a key stands for; false if it is one that every page has. */
    bool (*put)(void *context, struct output *output, struct words key);
    struct words main; /* the skeleton that {{main}} includes, if there is one */
};

/** Write a skeleton with what its keys stand for; false if memory ran out. */
bool page_fill(struct output *output, struct words skeleton, const struct page_filler *filler);

/** The style sheet of the page, and its script. */
extern const struct words page_style, page_script;

/** Write the attribute of a picture of the board that states its size. */
void page_box(struct output *output);

/** Write what follows the records. */
void page_end(struct output *output);

#endif
