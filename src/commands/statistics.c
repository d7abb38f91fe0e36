/* SPDX-License-Identifier: BSD-2-Clause */
#include "commands/statistics.h"

#include "cli/table.h"

#include <stdlib.h>

/* A code, with how often it was reported. */
struct row {
    yinsh_fault code;
    struct fault_count count;
};

/* The most frequent first; codes that are equally frequent in the order of yinsh explain. */
static int compare(const void *a, const void *b)
{
    const struct row *one = a, *other = b;
    if (one->count.faults != other->count.faults)
        return one->count.faults < other->count.faults ? 1 : -1;
    return one->code < other->code ? -1 : 1;
}

void statistics_write(struct output *output, const struct cli *cli)
{
    static const char *const names[] = {"code", "count", "records"};
    struct row rows[FAULT_COUNT];
    struct table table;
    size_t count = 0;
    for (int code = 0; code < FAULT_COUNT; code++)
        if (cli->counted[code].faults > 0)
            rows[count++] = (struct row){(yinsh_fault)code, cli->counted[code]};
    qsort(rows, count, sizeof rows[0], compare);
    table_begin(&table, cli->diagnostics == DIAGNOSTICS_JSON ? TABLE_JSON : TABLE_TSV, names,
                sizeof names / sizeof names[0], output);
    table_head(&table);
    for (size_t i = 0; i < count; i++) {
        table_string(&table, yinsh_fault_name(rows[i].code));
        table_number(&table, rows[i].count.faults);
        table_number(&table, rows[i].count.records);
    }
}
