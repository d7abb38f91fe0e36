/* SPDX-License-Identifier: BSD-2-Clause */
#include "base/quantity.h"

#include "base/date.h"

#include <stdlib.h>

bool quantity_parse_number(struct words text, double *number)
{
    enum { LONGEST = 64 };
    struct cursor cursor = cursor_over(text.bytes, text.length);
    char copy[LONGEST + 1];
    uint32_t value;
    if (text.length > LONGEST)
        return false;
    scan_byte(&cursor, '-');
    if (scan_number(&cursor, 1, &value) == 0)
        return false;
    if (scan_byte(&cursor, '.') && scan_number(&cursor, 1, &value) == 0)
        return false;
    if (cursor.at != cursor.end)
        return false;
    memcpy(copy, text.bytes, text.length);
    copy[text.length] = '\0';
    *number = strtod(copy, NULL);
    return true;
}

void quantity_of(struct words text, struct quantity *quantity)
{
    *quantity = (struct quantity){.is_number = false};
    quantity->is_number = quantity_parse_number(text, &quantity->number);
    quantity->is_day = date_parse_days(text, &quantity->first, &quantity->last);
}

/* How many digits follow a place in words. */
static size_t digits_at(struct words words, size_t at)
{
    size_t end = at;
    while (end < words.length && is_digit(words.bytes[end]))
        end++;
    return end - at;
}

/* Compare texts byte by byte, but numbers in the same place by their lengths first. */
static int compare_texts(struct words a, struct words b)
{
    size_t at = 0;
    while (at < a.length && at < b.length && a.bytes[at] == b.bytes[at])
        at++;
    size_t one = digits_at(a, at), two = digits_at(b, at);
    bool inside = at > 0 && is_digit(a.bytes[at - 1]);
    if (one != two && (inside || (one > 0 && two > 0)))
        return one > two ? 1 : -1;
    return words_compare(a, b);
}

int quantity_order(struct words a, struct words b)
{
    struct quantity one, two;
    quantity_of(a, &one);
    quantity_of(b, &two);
    int order = two.is_number - one.is_number;
    if (order == 0)
        order = (one.number > two.number) - (one.number < two.number);
    if (order == 0)
        order = two.is_day - one.is_day;
    if (order == 0)
        order = (one.first > two.first) - (one.first < two.first);
    return order != 0 ? order : compare_texts(a, b);
}
