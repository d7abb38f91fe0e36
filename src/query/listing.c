/* SPDX-License-Identifier: BSD-2-Clause */
#include "query/columns.h"

#include "messages/messages.h"
#include "outputs/new_file.h"

#include <errno.h>
#include <string.h>

bool listing_choose_format(struct cli *cli, struct listing *listing, enum table_format usual)
{
    if (!output_choose_form(cli, listing->name, table_format_names, (int)usual, &listing->format))
        return false;
    if (listing->format == TABLE_JSON)
        columns_unite(&listing->columns);
    return true;
}

void listing_run(struct cli *cli, struct listing *listing, struct work *work)
{
    struct new_file file;
    struct table table;
    struct output *output = new_file_begin(cli, &file, listing->name, 0);
    if (output == NULL)
        return;
    bool good = table_open(&table, (enum table_format)listing->format, listing->columns.names,
                           listing->columns.count, !listing->no_head, output);
    if (good) {
        work->out = listing->out = table.out;
        jobs_run(cli, work);
    }
    if (!good || !table_close(&table))
        cli_trouble(cli, "results", strerror(ENOMEM));
    new_file_end(cli, &file, !cli->incomplete);
}
