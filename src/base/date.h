/* SPDX-License-Identifier: BSD-2-Clause */
/* Dates as the sources of records write them, and writing them in these forms. */
#ifndef BASE_DATE_H
#define BASE_DATE_H

#include "base/text.h"

/** A day of the calendar, with the time of day and its zone if they are known. */
struct date {
    unsigned year, month, day; /* 1583 to 9999; month and day from 1 */
    unsigned hour, minute, second;
    int offset; /* of the zone from UTC, in minutes */
    bool has_time, has_offset;
    bool exact; /* whether the text states nothing else, such as a zone without a known offset */
};

/**
 * Parse a text of any bytes that is one date.  Returns false if it is none, if any part of the day
 * is missing or does not exist, or if it is not certain which part is the day.  These forms are
 * known, with a time that may be missing, as may its seconds and its zone:
 *
 *     2026.04.09   2026-04-09T14:30:22+02:00   20260409_143022   4/9/2026 2:30:22 PM
 *     25.09.2026   9/25/2026   5 Sep 2026   Sep 5, 2026   Sat Sep 05 2026
 *     Thu Apr 09 14:30:22 GMT+02:00 2026, as Java writes it, always with the time
 *
 * In 9/5/2026, it is not certain.
 */
bool date_parse(struct words text, struct date *date);

/** Return the number of a day, in the order of the calendar: 20260409 for 2026-04-09. */
uint32_t date_day(const struct date *date);

/**
 * Get the numbers of the first and the last day that a date may be, which are the same unless it
 * lacks its day or its month: 2026.04.??, 2026-04, Apr 2026, 2026.??.?? or 2026; 31 stands for the
 * last day of any month.  Returns false if the text is no date.
 */
bool date_parse_days(struct words text, uint32_t *first, uint32_t *last);

/**
 * Return the number of the day of a date as date_day() does, with 0 for the day, and the month, if
 * they are missing or do not exist; anything may then follow.  0 if it has no year.
 */
uint32_t date_known(struct words text);

/** Parse a time with or without a zone, such as "14:30:22+02:00"; false if it is none. */
bool date_parse_time(struct words text, struct date *date);

/** Append the day, such as "2026.04.09", with a separator between its parts. */
void date_add_day(struct text *text, const struct date *date, const char *separator);

/** Append the time, such as "14:30:22", with a separator between its parts. */
void date_add_time(struct text *text, const struct date *date, const char *separator);

/** Append the offset of the zone, such as "+02:00", if there is one. */
void date_add_offset(struct text *text, const struct date *date);

/** Append the date as Java writes it; it has to have a time and an offset. */
void date_add_java(struct text *text, const struct date *date);

#endif
