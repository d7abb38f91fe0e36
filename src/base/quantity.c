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

/* Take a byte, or a number without the zeros at its beginning. */
static struct words take_piece(struct words *rest, bool number)
{
    size_t zeros = 0;
    while (number && zeros < rest->length && rest->bytes[zeros] == '0')
        zeros++;
    size_t end = zeros + !number;
    while (number && end < rest->length && is_digit(rest->bytes[end]))
        end++;
    struct words piece = words_from((struct words){rest->bytes, end}, zeros);
    *rest = words_from(*rest, end);
    return piece;
}

/* Compare texts byte by byte, but numbers in the same place as numbers. */
static int compare_texts(struct words a, struct words b)
{
    struct words x = a, y = b;
    while (x.length > 0 && y.length > 0) {
        bool numbers = is_digit(*x.bytes) && is_digit(*y.bytes);
        struct words one = take_piece(&x, numbers), two = take_piece(&y, numbers);
        int longer = (one.length > two.length) - (one.length < two.length);
        int order = longer != 0 ? longer : words_compare(one, two);
        if (order != 0)
            return order;
    }
    return x.length + y.length > 0 ? (x.length > 0) - (y.length > 0) : words_compare(a, b);
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
