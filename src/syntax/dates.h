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
    DATES_STAMP     /* "20260409_143022"; a time without a zone is needed */
};

enum { DATE_TEXT = 48 /* room for a date or a time in any form and a NUL */ };

/** The tags of a record with its date in some form. */
struct dated_tags {
    struct tag *list; /* those of the record if they stay as they are, or room */
    size_t count;
    struct tag room[RECORD_TAGS];
    char date[DATE_TEXT], time[DATE_TEXT]; /* the new values; time is empty if it has no tag */
};

/**
 * Convert the tags Date and Time of a record, which has to outlive the result, to a form.  They
 * stay as they are if they have that form, if the date is not understood, or if the form cannot
 * hold all that they state.
 */
void dates_convert(struct dated_tags *tags, const struct yinsh_record *record, enum date_form form);

#endif
