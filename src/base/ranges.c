/* SPDX-License-Identifier: BSD-2-Clause */
#include "base/ranges.h"

#include <stdlib.h>

/* Take a number; 0 if there is none.  Digits that would overflow it remain. */
static uint64_t take_number(struct cursor *cursor)
{
    uint64_t number = 0;
    while (is_digit(scan_peek(cursor)) && number <= (UINT64_MAX - 9) / 10)
        number = number * 10 + (uint64_t)(*cursor->at++ - '0');
    return number;
}

/* Read a number or a range; false if it is neither. */
static bool read_range(struct words item, struct range *range)
{
    struct cursor cursor = cursor_over(item.bytes, item.length);
    range->first = range->last = take_number(&cursor);
    if (scan_byte(&cursor, '-'))
        range->last = take_number(&cursor);
    return range->first > 0 && range->first <= range->last && cursor.at == cursor.end;
}

static int compare_first(const void *a, const void *b)
{
    const struct range *one = a, *other = b;
    return (one->first > other->first) - (one->first < other->first);
}

/* Sort the ranges, and join those that overlap or touch. */
static void unite(struct ranges *ranges)
{
    size_t last = 0;
    qsort(ranges->list, ranges->count, sizeof ranges->list[0], compare_first);
    for (size_t i = 1; i < ranges->count; i++) {
        struct range *before = &ranges->list[last], next = ranges->list[i];
        if (next.first - 1 > before->last)
            ranges->list[++last] = next;
        else if (next.last > before->last)
            before->last = next.last;
    }
    ranges->count = last + 1;
}

bool ranges_add(struct ranges *ranges, struct words list, struct words *wrong)
{
    struct ranges longer = *ranges;
    size_t items = 1;
    bool more = true;
    for (size_t i = 0; i < list.length; i++)
        items += list.bytes[i] == ',';
    *wrong = (struct words){NULL, 0};
    longer.list = realloc(ranges->list, (ranges->count + items) * sizeof longer.list[0]);
    if (longer.list == NULL)
        return false;
    ranges->list = longer.list;
    while (more) {
        struct words item;
        more = words_cut(&list, ',', &item);
        if (!read_range(item, &longer.list[longer.count++])) {
            *wrong = item;
            return false;
        }
    }
    unite(&longer);
    *ranges = longer;
    return true;
}

bool ranges_have(const struct ranges *ranges, uint64_t number)
{
    size_t low = 0, high = ranges->count;
    while (low < high) {
        size_t middle = low + (high - low) / 2;
        if (ranges->list[middle].last < number)
            low = middle + 1;
        else
            high = middle;
    }
    return low < ranges->count && ranges->list[low].first <= number;
}

bool ranges_end_before(const struct ranges *ranges, uint64_t number)
{
    return ranges->list[ranges->count - 1].last < number;
}

void ranges_free(struct ranges *ranges)
{
    free(ranges->list);
    *ranges = (struct ranges){NULL, 0};
}
