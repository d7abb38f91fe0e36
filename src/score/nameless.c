/* SPDX-License-Identifier: BSD-2-Clause */
#include "score/tally.h"

/* A record without names, and what it needs in place of them. */
struct nameless {
    struct yinsh_record record;
    struct tag tags[2];
    char names[2][32];
};

void nameless_begin(struct cli *cli, bool anonymous, struct map *numbers)
{
    map_begin(numbers);
    cli->numbers = anonymous ? numbers : NULL;
    if (anonymous)
        cli->jobs = 1; /* so that players are met in the order of the input */
}

const struct yinsh_record *nameless_of(struct arena *arena, const struct cli *cli,
                                       const struct yinsh_record *record)
{
    struct nameless *nameless = arena_alloc(arena, sizeof *nameless);
    if (nameless == NULL)
        return NULL;
    struct yinsh_record *copy = &nameless->record;
    *copy = *record;
    copy->tags = nameless->tags;
    copy->tag_count = 0;
    for (int side = YINSH_WHITE; side <= YINSH_BLACK; side++) {
        struct words name = tally_player(record, (enum yinsh_colour)side, cli->aliases);
        struct text text = text_begin(nameless->names[side], sizeof nameless->names[side]);
        if (name.length == 0)
            continue;
        struct map_entry *entry = map_add(cli->numbers, name);
        if (entry == NULL)
            return NULL;
        if (entry->value == 0)
            entry->value = cli->numbers->count;
        text_format(&text, "Player %llu", (unsigned long long)entry->value);
        nameless->tags[copy->tag_count++] =
            (struct tag){names_of_colour[side], nameless->names[side], text.length};
    }
    /* What a fault quotes may be a name. */
    for (size_t i = 0; i < record_faults_kept(copy); i++)
        strcpy(copy->faults[i].words, "...");
    return record_copy_notes(copy, 1U << NOTE_CLOCK, arena) ? copy : NULL;
}
