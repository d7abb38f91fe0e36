/* SPDX-License-Identifier: BSD-2-Clause */
/* The date of a record in the form that a notation has for dates. */
#ifndef SYNTAX_DATES_H
#define SYNTAX_DATES_H

#include "record/record.h"

/** The form of dates in a notation. */
enum date_form {
    DATES_ANY,      /* the notation has none: the text stays as it is */
    DATES_OFFICIAL, /* Date "2026.04.09", and Time "14:30:22+02:00" if the time is known */
    DATES_ISO,      /* "2026-04-09" or "2026-04-09T14:30:22+02:00" */
    DATES_JAVA,     /* "Thu Apr 09 14:30:22 GMT+02:00 2026"; a time and its zone are needed */
    DATES_STAMP,    /* "20260409_143022"; a time without a zone is needed */
    DATES_COMPARED  /* as DATES_OFFICIAL, whatever the case of the names of the tags */
};

enum { DATE_TEXT = 48 /* room for a date or a time in any form and a NUL */ };

/** The tags Date and Time of a record in a form. */
struct dated {
    size_t date, time;         /* the indexes of the tags, or the number of tags */
    bool replaces_time;        /* whether the time is that of the tag Time */
    char date_text[DATE_TEXT]; /* the new values; */
    char time_text[DATE_TEXT]; /* empty if there is no tag Time of ours any more */
};

/**
 * Find the tags Date and Time of a record in a form.  Returns false if they stay as they are: if
 * they have that form, if the date is not understood, or if the form cannot hold all that they
 * state.
 */
bool dates_find(const struct yinsh_record *record, enum date_form form, struct dated *found);

/** Fill in the tags of a record with what dates_find() found, and return their number. */
size_t dates_replace(const struct yinsh_record *record, const struct dated *found,
                     struct tag tags[RECORD_TAGS]);

#endif
