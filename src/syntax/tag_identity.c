/* SPDX-License-Identifier: BSD-2-Clause */
#include "syntax/tag_identity.h"

#include "base/scan.h"
#include <string.h>

void plain_tags_get(struct plain_tags *tags, const struct yinsh_record *record)
{
    struct dated dated;
    tags->list = record->tags;
    tags->count = record->tag_count;
    if (!dates_find(record, DATES_COMPARED, &dated))
        return;
    tags->count = dates_replace(record, &dated, tags->room);
    tags->list = tags->room;
    /* The new values belong to dated. */
    for (size_t i = 0; i < tags->count; i++)
        for (int time = 0; time < 2; time++) {
            const char *text = time ? dated.time_text : dated.date_text;
            if (tags->room[i].value == text)
                tags->room[i].value = memcpy(tags->texts[time], text, DATE_TEXT);
        }
}

struct game_identity tag_identity(const struct yinsh_record *record, const uint64_t secret[2])
{
    struct plain_tags tags;
    struct sip sip = sip_begin(secret);
    sip_add(&sip, (uint64_t)record->outcome.result << 8 | (uint64_t)record->outcome.end);
    struct game_identity sum = {{sip_end(sip, 2), sip_end(sip, 3)}};
    plain_tags_get(&tags, record);
    for (size_t i = 0; i < tags.count; i++) {
        sip = sip_begin(secret);
        for (const char *name = tags.list[i].name; *name != '\0'; name++)
            sip_add(&sip, (unsigned char)to_lower(*name));
        sip_add_bytes(&sip, tags.list[i].value, tags.list[i].length);
        /* A sum does not depend on the order. */
        sum.word[0] += sip_end(sip, 4);
        sum.word[1] += sip_end(sip, 5);
    }
    return sum;
}
