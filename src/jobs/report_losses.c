/* SPDX-License-Identifier: BSD-2-Clause */
#include "jobs/results.h"

#include "messages/messages.h"

#include <inttypes.h>

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

void losses_report(struct cli *cli, const struct notation *target, const uint64_t lost[LOSSES])
{
    for (unsigned bit = 0; bit < LOSSES; bit++) {
        if (lost[bit] == 0)
            continue;
        cli_message(cli, "yinsh: %s: warning: %s cannot hold %s of %" PRIu64 " record%s%s\n",
                    cli->command->name, target->name,
                    notation_lost_name((enum notation_loss)(1U << bit)), lost[bit],
                    lost[bit] == 1 ? "" : "s", (LOST_ALL >> bit & 1) != 0 ? ", omitted" : "");
    }
}
