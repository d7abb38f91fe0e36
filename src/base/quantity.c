/* SPDX-License-Identifier: BSD-2-Clause */
#include "base/quantity.h"

#include "base/date.h"

#include <stdlib.h>
#include <string.h>

bool quantity_parse_number(struct words text, double *number)
{
    enum { LONGEST = 64 };
    static const char digits[] = "0123456789";
    char copy[LONGEST + 1] = "";
    text = words_trim(text);
    if (text.length == 0 || text.length > LONGEST)
        return false;
    memcpy(copy, text.bytes, text.length);
    const char *at = copy + (*copy == '-' || *copy == '+');
    size_t whole = strspn(at, digits), point = at[whole] == '.';
    size_t fraction = point > 0 ? strspn(at + whole + 1, digits) : 0;
    if (whole + fraction == 0 || at + whole + point + fraction != copy + text.length)
        return false;
    *number = strtod(copy, NULL);
    return true;
}

void quantity_of(struct words text, bool dates, struct quantity *quantity)
{
    *quantity = (struct quantity){.is_number = false};
    quantity->is_number = !dates && quantity_parse_number(text, &quantity->number);
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

int quantity_order(struct words a, struct words b, bool dates)
{
    struct quantity one, two;
    quantity_of(a, dates, &one);
    quantity_of(b, dates, &two);
    int order = two.is_number - one.is_number;
    if (order == 0)
        order = (one.number > two.number) - (one.number < two.number);
    if (order == 0)
        order = two.is_day - one.is_day;
    if (order == 0)
        order = (one.first > two.first) - (one.first < two.first);
    return order != 0 ? order : compare_texts(a, b);
}
