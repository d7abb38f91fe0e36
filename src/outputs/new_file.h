/* SPDX-License-Identifier: BSD-2-Clause */
/* Files that appear whole or not at all: each has a temporary name until it is complete. */
#ifndef OUTPUTS_NEW_FILE_H
#define OUTPUTS_NEW_FILE_H

#include "base/map.h"
#include "base/output.h"
#include "base/text.h"
#include "input/options.h"
#include "messages/cli.h"
#include "picture/scene.h"

#include <stdbool.h>

/* ---- Files without a name of their own: temporary.c --------------------- */

/* A signal that ends the program removes them. */

/** A temporary file, next to the file that it becomes. */
struct temporary {
    struct temporary *next; /* in the table of all */
    bool is_new;            /* whether it becomes no file that exists */
    char *backup;           /* a name that the file that it replaces gets; NULL for none */
    const char *target;     /* the name that it gets */
    char name[];            /* the one that it has */
};

/**
 * Make a temporary file for a name that leads to no link.  Its own name begins with a dot, so that
 * programs that read the folder, including this one, skip it.  Returns a descriptor, to be closed,
 * or -1 with errno set: to EEXIST if another temporary file of this run is to have that name,
 * however it was given.  End the file with temporary_end().
 */
int temporary_open(struct temporary **temporary, const char *target);

/**
 * Give a temporary file its name, or remove it, and free it.  Returns 0, or the number of the
 * error, after which it is removed.
 */
int temporary_end(struct temporary *temporary, bool keep);

/** Remove all temporary files, when the program ends at once; no further one can be made. */
void temporaries_remove(void);

/* ---- New files: new_file.c ---------------------------------------------- */

/** How a file is written. */
enum file_flag {
    FILE_REWRITES = 1, /* it will hold all records that it holds, so that it may be an input */
    FILE_WHOLE = 2,    /* a stream, too, gets nothing before the end, and nothing without keep */
    FILE_MADE = 4,     /* one of many in a folder of outputs: it replaces no file, and its end does
                          not wait for the disk */
    FILE_REPLACES = 8, /* so made, it replaces a file, but no link and no input */
    FILE_WAITS = 16    /* complete, it waits for temporary_end() */
};

/** A file being written; it must not be moved. */
struct new_file {
    const char *name;
    unsigned flags;
    struct temporary *temporary; /* NULL if the name is written to directly */
    int descriptor;              /* -1 for standard output */
    int held;                    /* a file without a name that holds all until the end; -1: none */
    const char *in_the_way; /* why a file that exists is not replaced; NULL: as the system says */
    const struct file_version *version; /* the only one that it replaces; NULL: whatever there is */
    struct output output;
};

/**
 * Begin to write a file, NULL and "-" being standard output, with some of the flags.  Unless it is
 * one of many, it becomes an output of the run, and must be no input that is known.  Returns where
 * to write, or NULL, and reports, on failure.  End it with new_file_end().
 */
struct output *new_file_begin(struct cli *cli, struct new_file *file, const char *name,
                              unsigned flags);

/**
 * End a file: give it its name or, without keep or after an error of the output, remove it.
 * Returns false, and reports, on failure.  Leaves standard output as it is, except with FILE_WHOLE.
 * A complete file with FILE_WAITS keeps its temporary name, and the caller ends file->temporary.
 */
bool new_file_end(struct cli *cli, struct new_file *file, bool keep);

/** Why a file is not replaced of which there is another version than the one that was read. */
extern const char file_was_changed[];

/**
 * Return why a file is not replaced: there is no longer this version of it, it has several hard
 * links, or a file with its name and the suffix exists already.  NULL if it can be replaced.
 */
const char *file_stays(const char *name, const struct file_version *version, const char *suffix);

/**
 * Begin to write to file->output what replaces a version of a file, of which a backup with the
 * suffix is made, unless that is "".  Name and version have to outlive it.  Links to the file, its
 * mode, owner and group are kept.  Returns NULL, or why it is not replaced.
 */
const char *new_file_begin_in_place(struct new_file *file, const char *name,
                                    const struct file_version *version, const char *suffix);

/** End such a file as new_file_end(); returns NULL, or why the file was not replaced. */
const char *new_file_end_in_place(struct new_file *file, const char *suffix, bool keep);

/* ---- Names of files, and a folder of records (--split): split_folder.c --- */

enum { FILE_STEM = 100 /* bytes of a stem, at most */ };

/**
 * Store the beginning of a text, with "_" for each byte that is not safe in every file name and
 * shell, and a NUL.  Returns its length.
 */
size_t file_safe(struct words text, char safe[FILE_STEM + 1]);

/**
 * Store the last component of a path without its extension, as file_safe() does; "-" is "stdin".
 * Returns its length.
 */
size_t file_stem(const char *path, char stem[FILE_STEM + 1]);

/** Where records go.  The caller sets the first two, and the rest to zero; it must not be moved. */
struct split_folder {
    const char *name;   /* NULL: records are not split, but go to one file */
    bool force;         /* whether existing files are replaced */
    uint64_t written;   /* number of files in the folder */
    struct output *out; /* to the file that is open, or NULL */
    char path[4096 + FILE_STEM];
    struct new_file file; /* the one being written */
};

/** Whether --force, --split and --output, whose value may be NULL, fit; reports it if not. */
bool split_fits(struct cli *cli, const struct split_folder *folder, const char *file);

/**
 * Note the folder or, if there is none, begin to write to the one file; NULL and "-" are standard
 * output.  Returns false, and reports, on failure.
 */
bool split_begin(struct cli *cli, struct split_folder *folder, const char *file);

/**
 * End the file that is open with the last one, as split_end() does, and begin "000012-STEM.yin"
 * with the first of the extensions, and with the number of a part before the other number.  Returns
 * false, and reports, on failure.
 */
bool split_next(struct cli *cli, struct split_folder *folder, bool keep, const char *stem,
                const char *extensions);

/** End the file that is open, if there is one, as new_file_end() does. */
bool split_end(struct cli *cli, struct split_folder *folder, bool keep);

/* ---- Results that are kept: kept.c -------------------------------------- */

/*
 * Results that a command needs again when it has seen all of its input.  They are kept in a
 * temporary file, so that memory does not grow with them.
 */

/** What is kept; begin it with kept_begin(). */
struct kept {
    int descriptor;
    uint64_t length;   /* of the file */
    struct bytes read; /* what was read last */
};

/**
 * Make the file, before the process gives up the folder of temporary files.  Returns false, and
 * reports, on failure.
 */
bool kept_begin(struct cli *cli, struct kept *kept);

/** Add a piece; its bytes begin at kept_place().  Returns false, and reports, on failure. */
bool kept_add(struct cli *cli, struct kept *kept, const char *bytes, size_t length);

/** Return where the bytes of the next piece will begin. */
uint64_t kept_place(const struct kept *kept);

/**
 * Read the piece after a place, initially 0, which moves on.  The words are valid until something
 * is read again.  Returns false at the end, and on failure, which is reported.
 */
bool kept_next(struct cli *cli, struct kept *kept, uint64_t *place, struct words *piece);

/** Read bytes of any piece into a buffer; false, and reported, on failure. */
bool kept_get(struct cli *cli, struct kept *kept, uint64_t place, size_t length,
              struct bytes *buffer);

/** Drop everything. */
void kept_end(struct kept *kept);

/* ---- Files that are inputs: conflicts.c --------------------------------- */

/*
 * The files that a command writes.  None of them may also be an input: a command that reads what it
 * writes does not end until the disk is full, and one that replaces its input loses what it does
 * not write.  Whether files are the same is decided by device and inode.
 */

/**
 * Make a file an output; NULL and "-" are standard output.  rewrites states that the file will hold
 * all records that it held.  Returns false, and reports, if an operand, a list of names or a file
 * that was read before is this file or standard error, or another output goes to it.
 */
bool outputs_note(struct cli *cli, const char *name, bool rewrites);

/** Make a folder in which files are made an output, in the same way; make it first if asked to. */
bool outputs_note_folder(struct cli *cli, const char *name, bool make);

/** Return whether a file made in a folder may replace what has its name; otherwise reports it. */
bool outputs_may_replace(struct cli *cli, const char *name);

/** Return whether a file that an option named, and that was opened, is no output, or reports it. */
bool outputs_allow_reading(struct cli *cli, const char *name, int descriptor);

/* ---- What the name of an output states about its form: output_form.c ---- */

/** Return the extension of a name, without its dot; "" if there is none, and for NULL. */
const char *output_extension(const char *name);

/** Return the index of the form that the extension of a name states, in either case, or -1. */
int output_find_form(const char *name, const char *const forms[]);

/** The forms of tables and the like that are also those of records; ends with NULL. */
extern const char *const output_record_forms[];

/**
 * Return whether an output may have a name, of which the extension must state none of the forms
 * that some command writes except those in a list, which ends with NULL; a NULL list allows all of
 * these.  Reports it if not.
 */
bool output_is_writable(struct cli *cli, const char *name, const char *const forms[]);

/**
 * If the user chose no form, which is -1 then, choose the one of a list, which ends with NULL, that
 * the extension of a name states, or the usual one if there is none; NULL and "-" are standard
 * output.  Returns false, and reports, if no form has that extension.
 */
bool output_choose_form(struct cli *cli, const char *name, const char *const forms[], int usual,
                        int *form);

/* ---- Where pictures go: picture_files.c --------------------------------- */

/*
 * Where pictures go: each to a file of its own, whose name is made from a pattern such as
 * "boards/%f-%r-%t.svg", or a single one to a file or standard output.
 */

/* ---- Writing pictures in the format that the user chose: picture_writer.c --- */

/** Formats of pictures. */
enum picture_format { PICTURE_SVG, PICTURE_PNG, PICTURE_PDF };

/** The names of the formats; ends with NULL. */
extern const char *const picture_formats[];

struct raster;

/** How pictures are written. */
struct picture_style {
    int format; /* enum picture_format; -1 until it is chosen */
    const struct theme *theme;
    int size;      /* width in pixels; 0: the scene's own */
    bool document; /* whether pictures are pages of one PDF */
};

/**
 * Write a picture to an output, whole unless it cannot be written; a page of a document is written
 * for picture_page() instead.  *raster is NULL at first, and is to be freed.  Returns NULL, or why
 * the picture cannot be written.
 */
const char *picture_write(struct raster **raster, struct output *output, const struct scene *scene,
                          const struct picture_style *style);

/**
 * Add a page to a document, which begins with the first page; the output must not move before
 * raster_pdf_end().  Returns NULL, or why it cannot be added.
 */
const char *picture_page(struct raster **raster, struct output *output, const struct scene *scene,
                         const struct picture_style *style);

/* ---- Files: picture_files.c --------------------------------------------- */

/** The files of pictures. */
struct picture_files {
    const char *pattern;  /* as the user gave it; NULL and "-" are standard output */
    bool force;           /* whether existing files are replaced */
    bool named;           /* whether pictures have names, for which %n stands */
    const char *why_none; /* the reason that is reported if there is no picture */
    struct picture_style style;
    struct raster *raster; /* of the document */
    struct scene page;     /* the latest of the document */
    bool many;             /* whether the pattern names a file for each picture */
    struct bytes single;   /* the only picture, until it is known that there is no other */
    struct new_file file;  /* of the only picture */
    struct output *out;    /* to that file */
    uint64_t count;        /* of pictures so far */
    struct map names;      /* of the files so far, if existing ones are replaced */
};

/** What a picture shows, for its name. */
struct picture_origin {
    const char *stem;    /* the name of the file of records, as file_stem() writes it */
    uint64_t record;     /* its number */
    const char *picture; /* the number of the turn */
    const char *name;    /* its own name, as file_safe() writes it, or "" */
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
