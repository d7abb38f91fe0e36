/* SPDX-License-Identifier: BSD-2-Clause */
/* An archive of made-up games, laid out as Boardspace's own, or in one file. */
#ifndef SUPPORT_ARCHIVE_MAKER_H
#define SUPPORT_ARCHIVE_MAKER_H

#include "support/sgf_files.h"

/** How the files of an archive are laid out. */
enum archive_form {
    ARCHIVE_FOLDER, /* FOLDER/archive-YEAR/ *.sgf, those of the last year in FOLDER itself */
    ARCHIVE_ZIPS,   /* the same, but a zip for each month: archive-YEAR/games-YEAR-MONTH.zip */
    ARCHIVE_ZIP,    /* one FOLDER/games.zip */
    ARCHIVE_TAR,    /* one FOLDER/games.tar, and so on */
    ARCHIVE_TAR_GZ,
    ARCHIVE_TAR_XZ,
    ARCHIVE_TAR_ZST,
    ARCHIVE_7Z,
    ARCHIVE_PLAIN /* one FOLDER/games.sgf, with one record after another */
};

/** The names of the forms, as "tar.zst", in the order of enum archive_form; ends with NULL. */
extern const char *const archive_form_names[];

/** What an archive has to be like. */
struct archive_plan {
    const char *folder; /* is made if it does not exist */
    uint64_t files;     /* at least 1 */
    uint64_t seed;
    unsigned bad; /* files of 100 that are damaged, exactly so many and spread evenly */
    bool brief;   /* a few turns and a resignation each, in the official notation */
    enum archive_form form;
    int first_year, last_year;
};

/** What was made. */
struct archive_sums {
    uint64_t files, turns, bytes; /* game records only, bytes before they were packed */
};

/**
 * Make an archive, in which some files are no game records, and beside its folder, unless it is
 * brief, a file expected.tsv with a line for each game: its name, status, result, end, turns and
 * damage.  A failure is reported on standard error and ends the program with exit status 2.
 */
struct archive_sums archive_make(const struct archive_plan *plan);

#endif
