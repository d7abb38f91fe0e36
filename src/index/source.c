/* SPDX-License-Identifier: BSD-2-Clause */
#include "index/source.h"

#include "cli/message.h"
#include "cli/options.h"
#include "cli/outputs.h"
#include "index/entry.h"
#include "jobs/jobs.h"
#include "query/select.h"

#include <stdlib.h>

bool index_source_begin(struct cli *cli, struct index_source *source)
{
    if (source->name == NULL)
        return true;
    if (cli->input.count > 0 || cli->input.parts > 0 || cli->input.list_count > 0) {
        cli_usage(cli, NULL,
                  "an index names its files; --index cannot be combined with FILE, --files-from "
                  "or --part");
        return false;
    }
    if (cli->where != NULL) {
        source->where = filter_option(cli, "--where", cli->where);
        if (source->where == NULL)
            return false;
        filter_find_needs(source->where, &source->needs);
    }
    source->operands = cli->input.files;
    source->operand_count = cli->input.count;
    source->used = true;
    return index_use(cli, &source->index, source->name);
}

bool index_source_prepare(struct cli *cli, struct index_source *source, struct work *work,
                          const char *output)
{
    return index_source_begin(cli, source) && select_records(cli, work) &&
           output_note(cli, output, false) && outputs_allow_file(cli, source->name) &&
           outputs_allow(cli);
}

static bool may_pass(const void *context, const struct index_entry *entry)
{
    const struct index_source *source = context;
    const struct filter_needs *needs = &source->needs;
    if ((source->white != 0 && source->white != entry->white) ||
        (source->black != 0 && source->black != entry->black))
        return false;
    for (size_t i = 0; i < needs->board_count; i++)
        if (!index_entry_may_have(entry, needs->boards[i]))
            return false;
    return source->may_match == NULL || source->may_match(source->context, entry);
}

void index_source_run(struct cli *cli, struct work *work, struct index_source *source)
{
    if (source->name == NULL) {
        jobs_run(cli, work);
        return;
    }
    if (work->aliases == NULL) { /* otherwise a record may have another name */
        source->white = index_hash_name(source->needs.white);
        source->black = index_hash_name(source->needs.black);
    }
    index_run(cli, work, &source->index, &(struct index_filter){may_pass, source});
}

void index_source_end(struct cli *cli, struct index_source *source)
{
    if (source->used) {
        free(cli->input.files);
        cli->input.files = source->operands;
        cli->input.count = source->operand_count;
    }
    index_close(&source->index);
    filter_free(source->where);
}
