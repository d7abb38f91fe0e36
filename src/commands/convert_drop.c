/* SPDX-License-Identifier: BSD-2-Clause */
#include "commands/convert_drop.h"

#include "base/words.h"
#include "cli/message.h"

#include <string.h>

bool drop_check(struct cli *cli, const struct drop *drop)
{
    struct words rest = words_of(drop->tags != NULL ? drop->tags : ""), name;
    while (rest.length > 0) {
        bool more = words_cut(&rest, ',', &name);
        if (!words_are_tag_name(name) || (more && rest.length == 0)) {
            cli_usage(cli, drop->tags, "--tags takes names of tags with commas between them, not");
            return false;
        }
    }
    return true;
}

static bool keeps_tag(const struct drop *drop, const struct tag *tag)
{
    struct words rest = words_of(drop->tags != NULL ? drop->tags : ""), name;
    bool kept = drop->tags == NULL;
    while (!kept && rest.length > 0) {
        words_cut(&rest, ',', &name);
        kept = words_alike(name, tag->name);
    }
    return kept;
}

static bool keeps_note(const struct drop *drop, const struct note *note)
{
    return !(note->kind == NOTE_COMMENT ? drop->comments
             : note->kind == NOTE_MARK  ? drop->marks
                                        : drop->clocks);
}

bool drop_from(const struct drop *drop, struct yinsh_record *copy, struct tag tags[RECORD_TAGS],
               struct arena *arena)
{
    size_t count = 0;
    for (size_t i = 0; i < copy->tag_count; i++)
        if (keeps_tag(drop, &copy->tags[i]))
            tags[count++] = copy->tags[i];
    copy->tags = tags;
    copy->tag_count = count;
    const struct note *note = copy->notes;
    copy->last_note = &copy->notes;
    for (copy->notes = NULL; note != NULL; note = note->next) {
        struct note *kept = keeps_note(drop, note) ? arena_alloc(arena, sizeof *kept) : NULL;
        if (arena->failed)
            return false;
        if (kept == NULL)
            continue;
        *kept = *note;
        kept->next = NULL;
        *copy->last_note = kept;
        copy->last_note = &kept->next;
    }
    return true;
}
