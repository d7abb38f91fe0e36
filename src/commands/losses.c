/* SPDX-License-Identifier: BSD-2-Clause */
#include "commands/losses.h"

#include "cli/emit.h"
#include "syntax/losses.h"

_Static_assert((int)LOSSES <= (int)RESULT_COUNTS, "a count for every kind of loss");

void losses_count(struct results *results, unsigned lost)
{
    if ((lost & LOST_ALL) != 0) {
        lost &= LOST_ALL;
        results_worsen(results, STATUS_BAD);
    }
    for (unsigned bit = 0; bit < LOSSES; bit++)
        results->counts[bit] += lost >> bit & 1;
}

void losses_say(struct cli *cli, const struct notation *target, const uint64_t lost[LOSSES])
{
    struct output output;
    diag_begin(&output, cli);
    for (unsigned bit = 0; bit < LOSSES; bit++) {
        if (lost[bit] == 0)
            continue;
        output_string(&output, "yinsh: ");
        output_string(&output, cli->command->name);
        output_string(&output, ": warning: ");
        output_string(&output, target->name);
        output_string(&output, " cannot hold ");
        output_string(&output, notation_lost_name((enum notation_loss)(1U << bit)));
        output_string(&output, " of ");
        output_number(&output, lost[bit]);
        output_string(&output, lost[bit] == 1 ? " record" : " records");
        output_string(&output, (LOST_ALL >> bit & 1) != 0 ? ", omitted\n" : "\n");
    }
    output_flush(&output);
}
