/* SPDX-License-Identifier: BSD-2-Clause */
#include "messages/messages.h"

const char *const level_names[] = {"ignore", "style", "warning", "error", NULL};

enum yinsh_level cli_level(const struct chosen_levels *levels, enum fault_code code)
{
    enum yinsh_level level = yinsh_fault_level((yinsh_fault)code);
    unsigned chosen = levels->of_code[code];
    if (chosen == 0)
        chosen = levels->of_level[level];
    return chosen > 0 ? (enum yinsh_level)(chosen - 1) : level;
}

bool cli_record_is_bad(const struct chosen_levels *levels, const struct yinsh_record *record)
{
    size_t kept = record_faults_kept(record);
    for (size_t i = 0; i < kept; i++)
        if (cli_level(levels, record->faults[i].code) == YINSH_LEVEL_ERROR)
            return true;
    return false;
}

size_t cli_counted_codes(const struct fault_count counted[FAULT_COUNT],
                         yinsh_fault codes[FAULT_COUNT])
{
    size_t count = 0;
    for (int code = 0; code < FAULT_COUNT; code++) {
        size_t at = count;
        if (counted[code].faults == 0)
            continue;
        for (; at > 0 && counted[codes[at - 1]].faults < counted[code].faults; at--)
            codes[at] = codes[at - 1];
        codes[at] = (yinsh_fault)code;
        count++;
    }
    return count;
}
