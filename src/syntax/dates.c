/* SPDX-License-Identifier: BSD-2-Clause */
#include "syntax/dates.h"

#include "base/date.h"

#include <string.h>

static struct words value_of(const struct yinsh_record *record, size_t index)
{
    return (struct words){record->tags[index].value, record->tags[index].length};
}

/* Store the index of the only tag of a name, or the number of tags; false if there are several. */
static bool find_only(const struct yinsh_record *record, const char *name, size_t *index)
{
    const struct tag *tag = record_find_tag(record, name);
    *index = tag != NULL ? (size_t)(tag - record->tags) : record->tag_count;
    return tag == NULL || tags_find(tag + 1, record->tag_count - *index - 1, name) == NULL;
}

/* Find the tags and what they state; false if that is not understood completely. */
static bool find_date(const struct yinsh_record *record, struct dated *found, struct date *date)
{
    struct date time;
    if (!find_only(record, "Date", &found->date) || found->date == record->tag_count ||
        !find_only(record, "Time", &found->time) ||
        !date_parse(value_of(record, found->date), date) || !date->exact)
        return false;
    bool has_tag = found->time < record->tag_count;
    /* Of two times, it is not certain which one counts. */
    if (has_tag && date->has_time)
        return false;
    found->replaces_time =
        has_tag && date_parse_time(value_of(record, found->time), &time) && time.exact;
    if (found->replaces_time) {
        time.year = date->year;
        time.month = date->month;
        time.day = date->day;
        *date = time;
    }
    return true;
}

/* Write a date in a form; false if it cannot hold it.  The time is empty if it has no tag. */
static bool write_date(const struct date *date, enum date_form form, struct dated *found)
{
    static const struct {
        const char *in_day, *before_time, *in_time; /* before_time is NULL if the time has a tag */
    } forms[] = {[DATES_OFFICIAL] = {".", NULL, ":"},
                 [DATES_COMPARED] = {".", NULL, ":"},
                 [DATES_ISO] = {"-", "T", ":"},
                 [DATES_STAMP] = {"", "_", ""}};
    struct text day = text_begin(found->date_text, sizeof found->date_text);
    struct text time = text_begin(found->time_text, sizeof found->time_text);
    struct text *to = forms[form].before_time != NULL ? &day : &time;
    if ((form == DATES_JAVA && !date->has_offset) ||
        (form == DATES_STAMP && (!date->has_time || date->has_offset)))
        return false;
    if (form == DATES_JAVA) {
        date_add_java(&day, date);
        return true;
    }
    date_add_day(&day, date, forms[form].in_day);
    if (date->has_time) {
        text_add_string(to, to == &day ? forms[form].before_time : "");
        date_add_time(to, date, forms[form].in_time);
    }
    date_add_offset(to, date);
    return true;
}

bool dates_find(const struct yinsh_record *record, enum date_form form, struct dated *found)
{
    struct date date;
    if (form == DATES_ANY || !find_date(record, found, &date))
        return false;
    /* Java's text may have the name of a zone, which ours does not. */
    bool is_java = is_letter(*words_trim(value_of(record, found->date)).bytes);
    if ((form == DATES_JAVA && is_java) || !write_date(&date, form, found))
        return false;
    /* Whether the texts are those that the tags have now. */
    if (words_are(value_of(record, found->date), found->date_text) &&
        (found->replaces_time ? words_are(value_of(record, found->time), found->time_text)
                              : found->time_text[0] == '\0'))
        return false;
    bool adds_time = found->time_text[0] != '\0' && !found->replaces_time;
    return !adds_time || record->tag_count < RECORD_TAGS;
}

size_t dates_replace(const struct yinsh_record *record, const struct dated *found,
                     struct tag tags[RECORD_TAGS])
{
    const struct tag date = {"Date", found->date_text, strlen(found->date_text)};
    const struct tag time = {"Time", found->time_text, strlen(found->time_text)};
    size_t time_after = found->replaces_time ? found->time : found->date, count = 0;
    for (size_t i = 0; i < record->tag_count; i++) {
        if (i == found->date)
            tags[count++] = date;
        else if (i != found->time || !found->replaces_time)
            tags[count++] = record->tags[i];
        if (i == time_after && time.length > 0)
            tags[count++] = time;
    }
    return count;
}
