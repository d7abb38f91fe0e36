/* SPDX-License-Identifier: BSD-2-Clause */
#include "query/select.h"

#include "query/filter.h"

#include <string.h>

/* Make a thread's own filter; its expression is known to be valid. */
static void *new_filter(const struct cli *cli, const struct work *work)
{
    char error[FILTER_ERROR];
    size_t column;
    struct filter *filter = filter_new(cli->selection.where, strlen(cli->selection.where), &column,
                                       error, sizeof error);
    if (filter != NULL)
        filter_alias(filter, work->aliases);
    return filter;
}

static void free_filter(void *filter)
{
    filter_free(filter);
}

static bool passes(struct results *results, const struct origin *origin,
                   const struct yinsh_record *record)
{
    return filter_passes(results->locals.selector, results, origin, record);
}

bool select_records(struct cli *cli, struct work *work)
{
    if (cli->selection.where == NULL)
        return true;
    struct filter *filter = filter_option(cli, "--where", cli->selection.where);
    if (filter == NULL)
        return false;
    work->in_order |= filter_uses(filter, "record");
    work->summarises &= !filter_asks_turns(filter);
    work->selects = passes;
    work->selector_new = new_filter;
    work->selector_free = free_filter;
    filter_free(filter);
    return true;
}
