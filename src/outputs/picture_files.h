/* SPDX-License-Identifier: BSD-2-Clause */
/*
 * Where pictures go: each to a file of its own, whose name is made from a pattern such as
 * "boards/%f-%r-%t.svg", or a single one to a file or standard output.
 */
#ifndef OUTPUTS_PICTURE_FILES_H
#define OUTPUTS_PICTURE_FILES_H

#include "base/map.h"
#include "base/output.h"
#include "base/words.h"
#include "outputs/new_file.h"
#include "picture/scene.h"

/* ---- Writing pictures in the format that the user chose: picture_writer.c --- */

/** Formats of pictures; what the user chose is the index of its name, and PICTURE_SVG more. */
enum picture_format { PICTURE_BY_NAME, PICTURE_SVG, PICTURE_PNG, PICTURE_PDF };

/** The names of the formats from PICTURE_SVG; ends with NULL. */
extern const char *const picture_formats[];

/** How pictures are written. */
struct picture_style {
    int format; /* enum picture_format */
    const struct theme *theme;
    int size;      /* width in pixels; 0: the scene's own */
    bool document; /* whether pictures are pages of one PDF */
};

/** What a thread writes pictures with; all zero has written none. */
struct picture_writer {
    struct raster *raster;
    struct memory_output *memory; /* to which a picture goes, until it is complete */
};

/**
 * Write a picture to an output, nothing of it if it cannot be written; a page of a document is
 * written for picture_page() instead.  Returns NULL, or why it cannot be written.
 */
const char *picture_write(struct picture_writer *writer, struct output *output,
                          const struct scene *scene, const struct picture_style *style);

/**
 * Add a page to a document, which begins with the first page; the output must not move before
 * raster_pdf_end().  Returns NULL, or why it cannot be added.
 */
const char *picture_page(struct picture_writer *writer, struct output *output,
                         const struct scene *scene, const struct picture_style *style);

/** Free what it holds. */
void picture_writer_free(struct picture_writer *writer);

/* ---- Files: picture_files.c --------------------------------------------- */

/** The files of pictures. */
struct picture_files {
    const char *pattern;  /* as the user gave it; NULL and "-" are standard output */
    bool force;           /* whether existing files are replaced */
    bool named;           /* whether pictures have names, for which %n stands */
    const char *why_none; /* the reason that is reported if there is no picture */
    struct picture_style style;
    struct picture_writer writer; /* of the document */
    struct scene page;            /* the latest of the document */
    bool many;                    /* whether the pattern names a file for each picture */
    struct bytes single;          /* the only picture, until it is known that there is no other */
    struct new_file file;         /* of the only picture */
    struct output *out;           /* to that file */
    uint64_t count;               /* of pictures so far */
    struct map names;             /* of the files so far, if existing ones are replaced */
};

/** What a picture shows, for its name. */
struct picture_origin {
    const char *stem;    /* the name of the file of records, as file_stem() writes it */
    const char *record;  /* its number */
    const char *picture; /* the number of the turn */
    const char *name;    /* its own name, as file_safe() writes it, if pictures have names */
};

/**
 * Choose a format by the pattern if the style has none, and prepare for it; the pattern may be
 * wrong.  If there are many files, they are in one folder, which has to exist and becomes an
 * output. Returns false, and reports, on failure.
 */
bool picture_files_note(struct cli *cli, struct picture_files *files);

/** Find the fonts for PNG and PDF, as work.prepare.  Returns false, and reports, on failure. */
bool picture_files_find_fonts(struct cli *cli);

/**
 * Begin to write; call it before records are read, and do not move the files after that.  Returns
 * false, and reports, on failure.
 */
bool picture_files_begin(struct cli *cli, struct picture_files *files);

/**
 * Write a picture that picture_write() made with files->style, or keep it if it has to be the only
 * one.  Returns false, and reports, on failure.
 */
bool picture_files_add(struct cli *cli, struct picture_files *files,
                       const struct picture_origin *origin, struct words bytes);

/**
 * End what was begun: write the only picture, unless there was trouble, and free what it takes.  If
 * no picture was added, and nothing else is wrong, that is reported.
 */
void picture_files_end(struct cli *cli, struct picture_files *files);

#endif
