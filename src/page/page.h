/* SPDX-License-Identifier: BSD-2-Clause */
/*
 * A page of HTML to play through games: one file that needs nothing else.  Its HTML, style sheet
 * and script are files of their own beside this one, and part of the program; its words are in
 * words.def.  Without JavaScript the page shows the last position and the text of every record.
 */
#ifndef PAGE_PAGE_H
#define PAGE_PAGE_H

#include "base/output.h"
#include "base/text.h"
#include "record/advice.h"
#include "record/record.h"

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

/* ---- A record in a page: page_record.c ---------------------------------- */

/*
 * An element with its last position as a picture, and another with its text in
 * the official notation, whose attributes hold what the page's script needs to play through it.
 * The head of replay.js describes them.  All names, tags and comments are in the text.
 */

/** What a page states of a fault beside its message. */
struct page_fault {
    char text[(ADVICE_MOST + 4) * ADVICE_TEXT]; /* the rule that was broken and advice: lines */
    char points[2 * YINSH_POINTS + YINSH_FRAME + 1]; /* names without gaps */
};

/** Fill in what a page states of a fault. */
void page_fault(struct page_fault *page, const struct fault *fault);

/** Write the turns of a game for the page's script: letters, digits and signs that are never
 * markup. */
void page_turns(struct output *output, const struct record_game *game);

/**
 * Write a record as far as it was played, with its first error if it has one.  Its text is that of
 * another record, which is the same if the record is good.  Returns what the text lost, bits of
 * enum notation_loss.
 */
unsigned page_record(struct output *output, const struct yinsh_record *record,
                     const struct yinsh_record *written);

/* ---- Text in a page, in which nothing can be markup: escape.c ----------- */

/** An output that passes on to another what is written to it, as the text of an element. */
struct escaped {
    struct output output; /* to write to; flush it at the end */
    struct output *to;
    bool json; /* whether it is JSON, for an element of a script */
};

/** Begin such an output, of JSON or not; do not move it. */
void escaped_begin(struct escaped *escaped, struct output *to, bool json);

#endif
