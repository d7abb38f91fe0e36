/* SPDX-License-Identifier: BSD-2-Clause */
#include "base/date.h"

#include <stdlib.h>

enum { FIRST_YEAR = 1583 /* the first whole one of the calendar */ };

static const char months[][4] = {"Jan", "Feb", "Mar", "Apr", "May", "Jun",
                                 "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"};
static const char weekdays[][4] = {"Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"};

/*
 * Names of zones that mean one offset.  Java writes some names for several zones: BST (Britain,
 * Bangladesh), CST (America, China), IST (India, Israel, Ireland) and PST (America, the
 * Philippines); they are not here.
 */
static const struct zone {
    const char *name;
    int offset;     /* in minutes */
    unsigned since; /* year; it was another offset before */
} zones[] = {
    {"GMT", 0, 0},      {"UTC", 0, 0},    {"WET", 0, 0},    {"WEST", 60, 0},
    {"CET", 60, 0},     {"CEST", 120, 0}, {"EET", 120, 0},  {"EEST", 180, 0},
    {"MSK", 180, 2015}, {"JST", 540, 0},  {"EST", -300, 0}, {"EDT", -240, 0},
    {"CDT", -300, 0},   {"MST", -420, 0}, {"MDT", -360, 0}, {"PDT", -420, 0},
};

/* ---- The calendar ------------------------------------------------------ */

static bool is_day(const struct date *date)
{
    static const unsigned char days[] = {31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};
    unsigned year = date->year;
    bool leap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0);
    return year >= FIRST_YEAR && date->month >= 1 && date->month <= 12 && date->day >= 1 &&
           date->day <= days[date->month - 1] + (unsigned)(leap && date->month == 2);
}

/* The index of a day's name in weekdays. */
static unsigned weekday_of(const struct date *date)
{
    /* Days of the months before, modulo 7; the year is counted from March. */
    static const unsigned char before[] = {0, 3, 2, 5, 0, 3, 5, 1, 4, 6, 2, 4};
    unsigned year = date->year - (date->month < 3);
    return (year + year / 4 - year / 100 + year / 400 + before[date->month - 1] + date->day) % 7;
}

/* ---- Parsing ----------------------------------------------------------- */

/* Take a number of so many digits. */
static bool take_number(struct cursor *cursor, size_t least, size_t most, unsigned *number)
{
    size_t digits = 0;
    for (*number = 0; digits < most && is_digit(scan_peek(cursor)); digits++)
        *number = 10 * *number + (unsigned)(*cursor->at++ - '0');
    return digits >= least;
}

/* Take "+02:00", "+0200" or "+02"; "-00:00" states that the offset is unknown. */
static bool take_offset(struct cursor *cursor, struct date *date)
{
    unsigned hours, minutes = 0;
    bool west = scan_peek(cursor) == '-';
    if ((!west && scan_peek(cursor) != '+') || (cursor->at++, !take_number(cursor, 2, 2, &hours)))
        return false;
    if ((scan_byte(cursor, ':') || is_digit(scan_peek(cursor))) &&
        !take_number(cursor, 2, 2, &minutes))
        return false;
    date->offset = (int)(hours * 60 + minutes) * (west ? -1 : 1);
    date->has_offset = true;
    return hours < 24 && minutes < 60 && !(west && date->offset == 0);
}

/* Take a time; without colons, as in 143022, if it is basic. */
static bool take_time(struct cursor *cursor, bool basic, struct date *date)
{
    const size_t least = basic ? 2 : 1;
    date->second = 0;
    if (!take_number(cursor, least, 2, &date->hour) || (!basic && !scan_byte(cursor, ':')) ||
        !take_number(cursor, 2, 2, &date->minute))
        return false;
    bool has_seconds = basic ? is_digit(scan_peek(cursor)) : scan_byte(cursor, ':');
    if (has_seconds && !take_number(cursor, 2, 2, &date->second))
        return false;
    bool has_fraction = has_seconds && scan_byte(cursor, '.');
    if (has_fraction && !is_digit(scan_peek(cursor)))
        return false;
    while (has_fraction && is_digit(scan_peek(cursor)))
        cursor->at++;
    date->has_time = true;
    date->exact = has_seconds && !has_fraction;
    return date->hour < 24 && date->minute < 60 && date->second < 60;
}

/* Take a time and its zone up to the end. */
static bool take_end(struct cursor *cursor, bool basic, struct date *date)
{
    if (!take_time(cursor, basic, date))
        return false;
    if (scan_byte(cursor, 'Z'))
        date->has_offset = true;
    else if (!scan_at_end(cursor) && !take_offset(cursor, date))
        return false;
    return scan_at_end(cursor);
}

/*
 * Take a month or a day after a separator, unless that is its first digit.  It is 0 if it is
 * unknown, as in "2026.??.??", or missing.
 */
static bool take_part(struct cursor *cursor, char separator, unsigned *part)
{
    bool basic = is_digit(separator);
    if (!basic && !scan_byte(cursor, separator))
        return scan_at_end(cursor);
    return (!basic && scan_word(cursor, "??")) || take_number(cursor, basic ? 2 : 1, 2, part);
}

/* "2026.04.09", also with "-" or "/", or "20260409", and what may follow. */
static bool parse_year_first(struct cursor cursor, struct date *date)
{
    if (!take_number(&cursor, 4, 4, &date->year))
        return false;
    const char separator = scan_peek(&cursor);
    bool basic = is_digit(separator);
    if (!basic && separator != '.' && separator != '-' && separator != '/')
        return scan_at_end(&cursor);
    if (!take_part(&cursor, separator, &date->month) || !take_part(&cursor, separator, &date->day))
        return false;
    if (scan_at_end(&cursor))
        return true;
    return (scan_byte(&cursor, 'T') || scan_byte(&cursor, basic ? '_' : ' ')) &&
           take_end(&cursor, basic, date);
}

/* "4/9/2026 2:30:22 PM": only with AM or PM is it certain that the month comes first. */
static bool parse_american(struct cursor cursor, struct date *date)
{
    if (!take_number(&cursor, 1, 2, &date->month) || !scan_byte(&cursor, '/') ||
        !take_number(&cursor, 1, 2, &date->day) || !scan_byte(&cursor, '/') ||
        !take_number(&cursor, 4, 4, &date->year) || !scan_byte(&cursor, ' ') ||
        !take_time(&cursor, false, date) || date->hour < 1 || date->hour > 12)
        return false;
    bool afternoon = scan_word(&cursor, " PM");
    date->hour = date->hour % 12 + (afternoon ? 12 : 0);
    return (afternoon || scan_word(&cursor, " AM")) && scan_at_end(&cursor);
}

/* Take one of the names and a space after it. */
static bool take_name(struct cursor *cursor, const char (*names)[4], size_t count, unsigned *index)
{
    for (*index = 0; *index < count; ++*index)
        if (scan_word(cursor, names[*index]))
            return scan_byte(cursor, ' ');
    return false;
}

/* Whether a byte may be part of the name of a zone, such as CET, GMT+01:00 or Europe/Paris. */
static bool is_zone_byte(char byte)
{
    return is_name_byte(byte) || byte == '+' || byte == '-' || byte == ':' || byte == '/';
}

/* Take the name of a zone and a space after it. */
static bool take_zone(struct cursor *cursor, struct words *zone)
{
    zone->bytes = cursor->at;
    while (is_zone_byte(scan_peek(cursor)))
        cursor->at++;
    zone->length = (size_t)(cursor->at - zone->bytes);
    return zone->length > 0 && scan_byte(cursor, ' ');
}

/* Find the offset of a zone in the year of the date, which is not exact if there is none. */
static void find_offset(struct words name, struct date *date)
{
    struct cursor cursor = cursor_over(name.bytes, name.length);
    struct date offset = {.offset = 0};
    if (scan_word(&cursor, "GMT") && take_offset(&cursor, &offset) && scan_at_end(&cursor)) {
        date->offset = offset.offset;
        date->has_offset = true;
        return;
    }
    for (size_t i = 0; i < sizeof zones / sizeof zones[0]; i++)
        if (words_are(name, zones[i].name) && date->year >= zones[i].since) {
            date->offset = zones[i].offset;
            date->has_offset = true;
        }
    date->exact &= date->has_offset;
}

/* "Thu Apr 09 14:30:22 GMT+02:00 2026"; the name of the day has to be right. */
static bool parse_java(struct cursor cursor, struct date *date)
{
    struct words zone;
    unsigned weekday, month;
    if (!take_name(&cursor, weekdays, 7, &weekday) || !take_name(&cursor, months, 12, &month) ||
        !take_number(&cursor, 2, 2, &date->day) || !scan_byte(&cursor, ' ') ||
        !take_time(&cursor, false, date) || !date->exact || !scan_byte(&cursor, ' ') ||
        !take_zone(&cursor, &zone) || !take_number(&cursor, 4, 4, &date->year) ||
        !scan_at_end(&cursor))
        return false;
    date->month = month + 1;
    if (!is_day(date) || weekday_of(date) != weekday)
        return false;
    find_offset(zone, date);
    return true;
}

/* Parse a text in any form; its parts may be missing or not exist. */
static bool parse(struct words text, struct date *date)
{
    static bool (*const forms[])(struct cursor, struct date *) = {parse_year_first, parse_american,
                                                                  parse_java};
    text = words_trim(text);
    for (size_t i = 0; i < sizeof forms / sizeof forms[0]; i++) {
        *date = (struct date){.exact = true};
        if (forms[i](cursor_over(text.bytes, text.length), date))
            return true;
    }
    return false;
}

bool date_parse(struct words text, struct date *date)
{
    return parse(text, date) && is_day(date);
}

uint32_t date_day(const struct date *date)
{
    return (date->year * 100 + date->month) * 100 + date->day;
}

bool date_parse_days(struct words text, uint32_t *first, uint32_t *last)
{
    struct date date;
    if (!parse(text, &date) ||
        (date.day > 0 ? !is_day(&date) : date.year < FIRST_YEAR || date.month > 12))
        return false;
    *first = date_day(&date) + (date.month > 0 ? 0 : 100) + (date.day > 0 ? 0 : 1);
    *last = date_day(&date) + (date.month > 0 ? 0 : 1200) + (date.day > 0 ? 0 : 31);
    return true;
}

bool date_parse_time(struct words text, struct date *date)
{
    text = words_trim(text);
    *date = (struct date){.exact = true};
    struct cursor cursor = cursor_over(text.bytes, text.length);
    return take_end(&cursor, false, date);
}

/* ---- Writing ----------------------------------------------------------- */

/* Append a number with so many digits, at most four; printf() would take as long as all the rest.
 */
static void add_digits(struct text *text, unsigned number, size_t count)
{
    char digits[4];
    for (size_t at = count; at > 0; number /= 10)
        digits[--at] = (char)('0' + number % 10);
    text_add(text, digits, count);
}

/* Append a number with so many digits, and two with two digits, with a separator between them. */
static void add_three(struct text *text, unsigned first, size_t count, unsigned second,
                      unsigned third, const char *separator)
{
    add_digits(text, first, count);
    text_add_string(text, separator);
    add_digits(text, second, 2);
    text_add_string(text, separator);
    add_digits(text, third, 2);
}

void date_add_day(struct text *text, const struct date *date, const char *separator)
{
    add_three(text, date->year, 4, date->month, date->day, separator);
}

void date_add_time(struct text *text, const struct date *date, const char *separator)
{
    add_three(text, date->hour, 2, date->minute, date->second, separator);
}

void date_add_offset(struct text *text, const struct date *date)
{
    unsigned minutes = (unsigned)abs(date->offset);
    if (!date->has_offset)
        return;
    text_add_string(text, date->offset < 0 ? "-" : "+");
    add_digits(text, minutes / 60, 2);
    text_add_string(text, ":");
    add_digits(text, minutes % 60, 2);
}

void date_add_java(struct text *text, const struct date *date)
{
    text_add_string(text, weekdays[weekday_of(date)]);
    text_add_string(text, " ");
    text_add_string(text, months[date->month - 1]);
    text_add_string(text, " ");
    add_digits(text, date->day, 2);
    text_add_string(text, " ");
    date_add_time(text, date, ":");
    text_add_string(text, " GMT");
    if (date->offset != 0)
        date_add_offset(text, date);
    text_add_string(text, " ");
    add_digits(text, date->year, 4);
}
