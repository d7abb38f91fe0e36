/* SPDX-License-Identifier: BSD-2-Clause */
/*
 * A file is read once for many hits, so pictures come in the order of the records.  Only in a
 * document does the order matter: if the table has another one, the pages of some hundred hits are
 * kept until all of these are drawn.
 */
#include "commands/draw_hits.h"

#include "base/text.h"
#include "cli/message.h"
#include "commands/picture_frames.h"

#include <errno.h>
#include <inttypes.h>
#include <stdlib.h>

enum { HELD_MOST = 512 };

/* A picture that waits for those before it in the table. */
struct held_picture {
    uint64_t line; /* of its hit; 0: there is none */
    struct bytes bytes;
};

/* ---- Drawing ----------------------------------------------------------- */

bool hit_pictures_want(const struct hit_pictures *pictures, const struct origin *origin)
{
    size_t count;
    hits_of(&pictures->hits, origin->file, origin->number, &count);
    return count > 0;
}

void hit_pictures_draw(struct results *results, const struct hit_pictures *pictures,
                       const struct origin *origin, const struct yinsh_record *record,
                       draw_hit_fn draw)
{
    const struct hits *hits = &pictures->hits;
    size_t count;
    const struct hit *hit = hits_of(hits, origin->file, origin->number, &count);
    for (size_t i = 0; i < count; i++) {
        char name[64];
        struct text text = text_begin(name, sizeof name);
        bool drawn = i > 0 && hit[i].turn == hit[i - 1].turn && !pictures->files->style.document;
        text_format(&text, "%zu %d", (size_t)(&hit[i] - hits->list), hit[i].turn);
        if (!drawn && draw(results, origin, record, hit[i].turn, name))
            continue;
        /* An empty picture, without a turn in its name if there is no such turn. */
        if (!drawn)
            name[strcspn(name, " ")] = '\0';
        results_frame_end(results, picture_frame_begin(results, origin, name));
    }
}

/* ---- Taking ------------------------------------------------------------ */

/* Keep a picture until all of its portion are there; false, and reported, without memory. */
static bool hold(struct cli *cli, struct hit_pictures *pictures, size_t index, struct words bytes)
{
    const struct hits *hits = &pictures->hits;
    struct held_picture *held = &pictures->held[index - hits->begin];
    held->line = hits->list[index].line;
    bool good = bytes_add(&held->bytes, bytes.bytes, bytes.length);
    if (!good)
        cli_trouble(cli, "pictures", strerror(ENOMEM));
    return good;
}

bool hit_pictures_take(struct cli *cli, struct hit_pictures *pictures, const char *bytes,
                       size_t length)
{
    while (length > 0) {
        struct picture_origin origin;
        struct words picture = picture_frame_next(&bytes, &length, &origin);
        char *after;
        size_t index = (size_t)strtoumax(origin.picture, &after, 10);
        bool found = *after == ' ';
        pictures->hits.list[index].state = found ? HIT_FOUND : HIT_NO_TURN;
        origin.picture = after + found;
        if (!(pictures->held != NULL ? hold(cli, pictures, index, picture)
                                     : picture_files_add(cli, pictures->files, &origin, picture)))
            return false;
    }
    return true;
}

/* ---- Portions ---------------------------------------------------------- */

static int by_line(const void *left, const void *right)
{
    const struct held_picture *a = left, *b = right;
    return (a->line > b->line) - (a->line < b->line);
}

/* Add the pages that waited, in the order of the table; false, and reported, on failure. */
static bool add_held(struct cli *cli, struct hit_pictures *pictures, size_t count, bool good)
{
    static const struct picture_origin none = {"", "", ""}; /* a page has no name */
    qsort(pictures->held, count, sizeof *pictures->held, by_line);
    for (size_t i = 0; i < count; i++) {
        struct bytes *page = &pictures->held[i].bytes;
        const struct words words = {page->at, page->length};
        good = good && picture_files_add(cli, pictures->files, &none, words);
        bytes_free(page);
        pictures->held[i].line = 0;
    }
    return good;
}

/* Read the files of the portions one after the other. */
static void run_portions(struct cli *cli, struct hit_pictures *pictures, struct work *work,
                         size_t most)
{
    struct hits *hits = &pictures->hits;
    while (!work->stopped && hits_begin_portion(cli, hits, most)) {
        work->again = hits->end < hits->count;
        jobs_run(cli, work);
        if (pictures->held != NULL &&
            !add_held(cli, pictures, hits->end - hits->begin, !work->stopped))
            work->stopped = true;
        if (!work->stopped)
            hits_end_portion(cli, hits);
    }
}

void hit_pictures_run(struct cli *cli, struct hit_pictures *pictures, struct work *work)
{
    const struct hits *hits = &pictures->hits;
    bool holds = pictures->files->style.document && !hits->ascending;
    work->in_order = true;
    if (!holds) {
        run_portions(cli, pictures, work, hits->count);
        return;
    }
    pictures->held = calloc(HELD_MOST, sizeof *pictures->held);
    if (pictures->held == NULL)
        cli_trouble(cli, "pictures", strerror(ENOMEM));
    else if (hits->count <= HELD_MOST || jobs_prepare(cli))
        run_portions(cli, pictures, work, HELD_MOST);
    free(pictures->held);
    pictures->held = NULL;
}
