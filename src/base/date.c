/* SPDX-License-Identifier: BSD-2-Clause */
#include "base/date.h"

#include <stdlib.h>
#include <string.h>

enum {
    FIRST_YEAR = 1583, /* the first whole one of the calendar */
    SHORT_NAME = 3,    /* letters */
    NO_MONTH = 13,
    NO_DAY = 32,
    LONGEST_DAY = 32 /* bytes: "Wednesday, September 30, 2026" and blanks */
};

static const char months[][10] = {"January",   "February", "March",    "April",
                                  "May",       "June",     "July",     "August",
                                  "September", "October",  "November", "December"};
static const char weekdays[][10] = {"Sunday",   "Monday", "Tuesday", "Wednesday",
                                    "Thursday", "Friday", "Saturday"};

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

/* Take a time and its zone, or AM or PM, up to the end. */
static bool take_end(struct cursor *cursor, bool basic, struct date *date)
{
    if (!take_time(cursor, basic, date))
        return false;
    bool afternoon = scan_word(cursor, " PM"), hour_exists = date->hour >= 1 && date->hour <= 12;
    if (afternoon || scan_word(cursor, " AM"))
        date->hour = hour_exists ? date->hour % 12 + (afternoon ? 12 : 0) : 24;
    else if (scan_byte(cursor, 'Z'))
        date->has_offset = true;
    else if (!scan_at_end(cursor) && !take_offset(cursor, date))
        return false;
    return date->hour < 24 && scan_at_end(cursor);
}

/* Take a blank, which may follow a point or a comma. */
static bool take_gap(struct cursor *cursor)
{
    return scan_word(cursor, ". ") || scan_word(cursor, ", ") || scan_byte(cursor, ' ');
}

/* Take what may follow a day. */
static bool take_rest(struct cursor *cursor, bool basic, struct date *date)
{
    if (scan_at_end(cursor))
        return true;
    bool blank = scan_byte(cursor, 'T') || (basic ? scan_byte(cursor, '_') : take_gap(cursor));
    return blank && take_end(cursor, basic, date);
}

static bool is_separator(char byte)
{
    return byte == '.' || byte == '-' || byte == '/';
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
    if (!basic && !is_separator(separator))
        return scan_at_end(&cursor);
    return take_part(&cursor, separator, &date->month) &&
           take_part(&cursor, separator, &date->day) && take_rest(&cursor, basic, date);
}

/*
 * "25.09.2026", also with "-" or "/", and what may follow.  With full stops the day comes first.
 * Otherwise it is certain which number is the month if the other one is above 12 or the same, or
 * before AM or PM, which Americans write; else no such month exists.
 */
static bool parse_year_last(struct cursor cursor, struct date *date)
{
    unsigned first = 0, second = 0;
    bool good = take_number(&cursor, 1, 2, &first);
    const char separator = scan_peek(&cursor);
    if (!good || !is_separator(separator) || !scan_byte(&cursor, separator) ||
        !take_number(&cursor, 1, 2, &second) || !scan_byte(&cursor, separator) ||
        !take_number(&cursor, 4, 4, &date->year) || !take_rest(&cursor, false, date))
        return false;
    bool american = separator == '/' && cursor.end[-1] == 'M',
         month_first = first <= 12 && (american || second > 12);
    bool certain = american || separator == '.' || first > 12 || second > 12 || first == second;
    date->month = !certain ? NO_MONTH : month_first ? first : second;
    date->day = month_first ? second : first;
    return true;
}

/* Take one of the names, which may be cut short, and the gap after it. */
static bool take_name(struct cursor *cursor, const char (*names)[10], unsigned count,
                      unsigned *index)
{
    for (*index = 0; *index < count; ++*index) {
        const char *name = names[*index], shorter[] = {name[0], name[1], name[2], '\0'};
        if (scan_word(cursor, name) || scan_word(cursor, shorter))
            return take_gap(cursor);
    }
    return false;
}

/* Take a day of the month, unless what follows is a year. */
static void take_day(struct cursor *cursor, struct date *date)
{
    struct cursor ahead = *cursor;
    if (take_number(&ahead, 1, 2, &date->day) && take_gap(&ahead))
        *cursor = ahead;
    else
        date->day = 0;
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

/*
 * "5 Sep 2026", "Sat Sep 05 2026", "September 5, 2026" or "Sep 2026", and what may follow, or "Thu
 * Apr 09 14:30:22 GMT+02:00 2026".  With the name of another day, there is no such day.
 */
static bool parse_named(struct cursor cursor, struct date *date)
{
    struct words zone = {NULL, 0};
    unsigned weekday;
    bool has_weekday = take_name(&cursor, weekdays, 7, &weekday);
    take_day(&cursor, date);
    if (!take_name(&cursor, months, 12, &date->month))
        return false;
    date->month++;
    if (date->day == 0)
        take_day(&cursor, date);
    struct cursor ahead = cursor;
    bool java = take_time(&ahead, false, date) && date->exact && scan_byte(&ahead, ' ') &&
                take_zone(&ahead, &zone);
    cursor = java ? ahead : cursor;
    if (!take_number(&cursor, 4, 4, &date->year) ||
        !(java ? scan_at_end(&cursor) : take_rest(&cursor, false, date)))
        return false;
    if (has_weekday && (!is_day(date) || weekday_of(date) != weekday))
        date->day = NO_DAY;
    if (java)
        find_offset(zone, date);
    return true;
}

/* Parse a text in any form; its parts may be missing or not exist. */
static bool parse(struct words text, struct date *date)
{
    static bool (*const forms[])(struct cursor, struct date *) = {parse_year_first, parse_year_last,
                                                                  parse_named};
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

uint32_t date_known(struct words text)
{
    struct date date;
    if (date_parse(text, &date))
        return date_day(&date);
    bool known = parse(text, &date);
    /* Anything may follow the day. */
    for (size_t i = 0; !known && i < text.length && i < LONGEST_DAY; i++)
        if (strchr(" ,_T", text.bytes[i]) != NULL)
            known = parse((struct words){text.bytes, i}, &date);
    unsigned month = date.month <= 12 ? date.month : 0;
    return known && date.year >= FIRST_YEAR ? (date.year * 100 + month) * 100 : 0;
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
    text_add(text, weekdays[weekday_of(date)], SHORT_NAME);
    text_add_string(text, " ");
    text_add(text, months[date->month - 1], SHORT_NAME);
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
