/* SPDX-License-Identifier: BSD-2-Clause */
#include "query/columns.h"

#include "base/map.h"
#include "messages/messages.h"

#include <stdatomic.h>
#include <stdlib.h>

enum { MOST_NAMES = 16 << 20 };

static const char no_memory[] = "not enough memory";

/*
 * The names in the order in which they appear.  The value of an entry is the index of the name
 * that it is read as, which may be its own.
 */
struct aliases {
    struct map names;
    atomic_bool *met; /* which of them were looked up */
    uint64_t foreign; /* the first line that is not in UTF-8; 0 if none is */
};

/* Add a name unless it is known; *index gets its index. */
static bool add_name(struct aliases *aliases, struct words name, size_t *index,
                     struct lines_fault *fault)
{
    size_t before = aliases->names.count;
    if (name.length > PLAYER_NAME)
        return lines_refuse(fault, "a name is too long");
    if (before == MOST_NAMES && map_find(&aliases->names, name) == NULL)
        return lines_refuse(fault, "too many names");
    struct map_entry *entry = map_add(&aliases->names, name);
    if (entry == NULL)
        return lines_refuse(fault, no_memory);
    *index = (size_t)(entry - aliases->names.entries);
    if (aliases->names.count > before)
        entry->value = *index;
    return true;
}

/*
 * Until all lines are read, a name that others are read as has the value UINT64_MAX, so that a
 * later line that would have it read as another name is refused.
 */
static bool take_names(struct aliases *aliases, struct words line, struct lines_fault *fault)
{
    struct words name, other;
    size_t to, from;
    bool more = words_cut(&line, '\t', &name);
    if (name.length == 0)
        return lines_refuse(fault, "the first name is missing");
    if (!add_name(aliases, name, &to, fault))
        return false;
    if (!more)
        return lines_refuse(fault, "no tab divides the first name from the others");
    if (aliases->names.entries[to].value != to && aliases->names.entries[to].value != UINT64_MAX)
        return lines_refuse(fault, "the first name is already another name of a player");
    aliases->names.entries[to].value = UINT64_MAX;
    while (line.length > 0) {
        words_cut(&line, '\t', &other);
        if (other.length == 0 || words_equal(other, name))
            continue;
        if (!add_name(aliases, other, &from, fault))
            return false;
        uint64_t now = aliases->names.entries[from].value;
        if (now == UINT64_MAX)
            return lines_refuse(fault, "another name is already the first name of a line");
        if (now != from && now != to)
            return lines_refuse(fault, "a name belongs to two players");
        aliases->names.entries[from].value = to;
    }
    return true;
}

static bool take_line(void *context, struct words line, struct lines_fault *fault)
{
    if (line.length == 0 || line.bytes[0] == '#')
        return true;
    if (memchr(line.bytes, '\0', line.length) != NULL)
        return lines_refuse(fault, "the line contains a NUL byte");
    return take_names(context, line, fault);
}

struct aliases *aliases_read(yinsh_read_fn read, void *context, struct lines_fault *fault)
{
    struct aliases *aliases = calloc(1, sizeof *aliases);
    *fault = (struct lines_fault){no_memory, 0};
    if (aliases == NULL)
        return NULL;
    map_begin(&aliases->names);
    const struct lines_target target = {take_line, aliases, &aliases->foreign};
    if (lines_read(read, context, &target, fault)) {
        *fault = (struct lines_fault){no_memory, 0};
        aliases->met = calloc(aliases->names.count + 1, sizeof *aliases->met);
    }
    if (aliases->met == NULL) {
        aliases_free(aliases);
        return NULL;
    }
    for (size_t i = 0; i < aliases->names.count; i++)
        if (aliases->names.entries[i].value == UINT64_MAX)
            aliases->names.entries[i].value = i;
    return aliases;
}

bool aliases_read_file(struct cli *cli)
{
    struct lines_file file;
    struct lines_fault fault;
    if (cli->alias_file == NULL)
        return true;
    if (!lines_file_open(cli, &file, cli->alias_file))
        return false;
    cli->aliases = aliases_read(lines_file_read, &file, &fault);
    file.foreign = cli->aliases != NULL ? cli->aliases->foreign : 0;
    return lines_file_close(cli, &file, cli->aliases != NULL, &fault);
}

void aliases_free(struct aliases *aliases)
{
    if (aliases == NULL)
        return;
    map_free(&aliases->names);
    free(aliases->met);
    free(aliases);
}

struct words aliases_of(const struct aliases *aliases, struct words name)
{
    const struct map_entry *entry = aliases != NULL ? map_find(&aliases->names, name) : NULL;
    if (entry == NULL)
        return name;
    atomic_bool *met = &aliases->met[entry - aliases->names.entries];
    if (!atomic_load_explicit(met, memory_order_relaxed)) /* which threads share */
        atomic_store_explicit(met, true, memory_order_relaxed);
    return map_key(&aliases->names.entries[entry->value]);
}

bool player_is_none(struct words name)
{
    return words_are_any(name, "|?|-|NN|N.N.|N. N.|bye", '|');
}

void aliases_meet(const struct aliases *aliases, const struct yinsh_record *record)
{
    for (size_t i = 0; aliases != NULL && i < 2; i++) {
        struct words name = record_tag_value(record, names_of_colour[i]);
        if (name.bytes != NULL)
            aliases_of(aliases, name);
    }
}

void aliases_end(struct cli *cli)
{
    struct aliases *aliases = cli->aliases;
    enum { SHOWN = 48 /* bytes of a name, of which each may be written as \xHH */ };
    char name[4 * SHOWN + 1];
    struct text text = text_begin(name, sizeof name);
    size_t count = 0;
    bool all = aliases != NULL && !cli->incomplete && cli->input.parts == 0 && !cli_selects(cli);
    for (size_t i = 0; all && i < aliases->names.count; i++) {
        struct words key = map_key(&aliases->names.entries[i]);
        if (aliases->names.entries[i].value != i && !aliases->met[i] && count++ == 0)
            text_add_visible(&text, key.bytes, key.length < SHOWN ? key.length : SHOWN);
    }
    if (count > 0)
        cli_message(cli, "yinsh: %s: names of --alias that no record has: %zu, such as '%s'\n",
                    cli->command->name, count, name);
    aliases_free(aliases);
}
