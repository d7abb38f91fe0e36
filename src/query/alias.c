/* SPDX-License-Identifier: BSD-2-Clause */
#include "query/alias.h"

#include "base/map.h"
#include "options/lines_file.h"

#include <stdlib.h>

enum { MOST_NAMES = 16 << 20 };

/*
 * The names in the order in which they appear.  The value of an entry is the index of the name
 * that it is read as, which may be its own.
 */
struct aliases {
    struct map names;
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
        return lines_refuse(fault, "not enough memory");
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
    words_cut(&line, '\t', &name);
    if (name.length == 0)
        return lines_refuse(fault, "the first name is missing");
    if (!add_name(aliases, name, &to, fault))
        return false;
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
    if (fault->line == 1 && line.length >= 3 && memcmp(line.bytes, "\xEF\xBB\xBF", 3) == 0)
        line = (struct words){line.bytes + 3, line.length - 3};
    if (line.length > 0 && line.bytes[line.length - 1] == '\r')
        line.length--;
    if (line.length == 0 || line.bytes[0] == '#')
        return true;
    if (memchr(line.bytes, '\0', line.length) != NULL)
        return lines_refuse(fault, "the line contains a NUL byte");
    return take_names(context, line, fault);
}

struct aliases *aliases_read(yinsh_read_fn read, void *context, struct lines_fault *fault)
{
    struct aliases *aliases = malloc(sizeof *aliases);
    if (aliases == NULL) {
        *fault = (struct lines_fault){"not enough memory", 0};
        return NULL;
    }
    map_begin(&aliases->names);
    const struct lines_target target = {take_line, aliases, .open_end = true};
    if (!lines_read(read, context, &target, fault)) {
        aliases_free(aliases);
        return NULL;
    }
    for (size_t i = 0; i < aliases->names.count; i++)
        if (aliases->names.entries[i].value == UINT64_MAX)
            aliases->names.entries[i].value = i;
    return aliases;
}

bool aliases_read_file(struct cli *cli, const char *name, struct aliases **aliases)
{
    struct lines_file file;
    struct lines_fault fault;
    *aliases = NULL;
    if (name == NULL)
        return true;
    if (!lines_file_open(cli, &file, name))
        return false;
    *aliases = aliases_read(lines_file_read, &file, &fault);
    return lines_file_close(cli, &file, *aliases != NULL, &fault);
}

void aliases_free(struct aliases *aliases)
{
    if (aliases == NULL)
        return;
    map_free(&aliases->names);
    free(aliases);
}

struct words aliases_of(const struct aliases *aliases, struct words name)
{
    const struct map_entry *entry = aliases != NULL ? map_find(&aliases->names, name) : NULL;
    return entry != NULL ? map_key(&aliases->names.entries[entry->value]) : name;
}
