/* SPDX-License-Identifier: BSD-2-Clause */
/* Playing an action; in a file of its own, since the check of a position uses the rules. */
#include "rules/rules.h"

#include <assert.h>

yinsh_fault yinsh_play(yinsh_position *position, yinsh_action action)
{
    struct rules_detail detail;
    enum fault_code fault = rules_judge(position, action, &detail);
    if (fault == FAULT_NONE) {
        rules_apply(position, action);
        assert(yinsh_position_check(position) == NULL);
    }
    return (yinsh_fault)fault;
}
