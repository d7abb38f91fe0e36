/* SPDX-License-Identifier: BSD-2-Clause */
#include "syntax/dates.h"

#include "base/date.h"

#include <string.h>

/* The tags of a record that are replaced; time is NULL if none states the time. */
struct dated {
    const struct tag *date, *time;
};

static struct words value_of(const struct tag *tag)
{
    return (struct words){tag->value, tag->length};
}

/* Store the only tag of a name, or NULL; false if there are several. */
static bool find_only(const struct yinsh_record *record, const char *name, const struct tag **tag)
{
    const struct tag *end = record->tags + record->tag_count;
    *tag = record_find_tag(record, name);
    return *tag == NULL || tags_find(*tag + 1, (size_t)(end - *tag) - 1, name) == NULL;
}

/* Find the tags and what they state; false if that is not understood completely. */
static bool find_date(const struct yinsh_record *record, struct dated *found, struct date *date)
{
    struct date time;
    if (!find_only(record, "Date", &found->date) || found->date == NULL ||
        !find_only(record, "Time", &found->time) || !date_parse(value_of(found->date), date) ||
        !date->exact)
        return false;
    /* Of two times, it is not certain which one counts. */
    if (found->time != NULL && date->has_time)
        return false;
    if (found->time != NULL && !(date_parse_time(value_of(found->time), &time) && time.exact))
        found->time = NULL;
    if (found->time != NULL) {
        time.year = date->year;
        time.month = date->month;
        time.day = date->day;
        *date = time;
    }
    return true;
}

/* Write a date in a form; false if it cannot hold it.  The time is empty if it has no tag. */
static bool write_date(const struct date *date, enum date_form form, struct dated_tags *tags)
{
    static const struct {
        const char *in_day, *before_time, *in_time; /* before_time is NULL if the time has a tag */
    } forms[] = {[DATES_OFFICIAL] = {".", NULL, ":"},
                 [DATES_ISO] = {"-", "T", ":"},
                 [DATES_STAMP] = {"", "_", ""}};
    struct text day = text_begin(tags->date, DATE_TEXT);
    struct text time = text_begin(tags->time, DATE_TEXT);
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

/* Put the new date and time in the place of those of the record. */
static void replace(struct dated_tags *tags, const struct yinsh_record *record,
                    const struct dated *found)
{
    const struct tag date = {"Date", tags->date, strlen(tags->date)};
    const struct tag time = {"Time", tags->time, strlen(tags->time)};
    const struct tag *time_after = found->time != NULL ? found->time : found->date;
    tags->list = tags->room;
    tags->count = 0;
    for (const struct tag *tag = record->tags; tag < record->tags + record->tag_count; tag++) {
        if (tag == found->date)
            tags->room[tags->count++] = date;
        else if (tag != found->time)
            tags->room[tags->count++] = *tag;
        if (tag == time_after && time.length > 0)
            tags->room[tags->count++] = time;
    }
}

void dates_convert(struct dated_tags *tags, const struct yinsh_record *record, enum date_form form)
{
    struct dated found;
    struct date date;
    tags->list = record->tags;
    tags->count = record->tag_count;
    if (form == DATES_ANY || !find_date(record, &found, &date))
        return;
    /* Java's text may have the name of a zone, which ours does not. */
    bool is_java = is_letter(*words_trim(value_of(found.date)).bytes);
    if ((form == DATES_JAVA && is_java) || !write_date(&date, form, tags))
        return;
    struct words time = found.time != NULL ? value_of(found.time) : words_of("");
    bool same = words_are(value_of(found.date), tags->date) && words_are(time, tags->time);
    bool adds_time = tags->time[0] != '\0' && found.time == NULL;
    if (!same && !(adds_time && record->tag_count == RECORD_TAGS))
        replace(tags, record, &found);
}
