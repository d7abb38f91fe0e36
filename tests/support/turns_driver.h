/* SPDX-License-Identifier: BSD-2-Clause */
/* What the tests of the notations without turns and passes share: good texts and broken ones. */
#ifndef SUPPORT_TURNS_DRIVER_H
#define SUPPORT_TURNS_DRIVER_H

#include "record/record.h"
#include "rules/rules.h"
#include "support/record_driver.h"

static struct yinsh_record record, again;

/** The actions of a good text. */
static inline const char *actions(const char *text)
{
    assert_true(read_bytes(text, strlen(text), &record));
    assert_false(record.failed);
    return actions_of(&record);
}

/** Read every beginning of a text, and every beginning with a byte changed. */
static inline void read_broken(const char *text)
{
    static struct yinsh_record broken;
    size_t whole = strlen(text);
    char *copy = malloc(whole + 1);
    assert_non_null(copy);
    memcpy(copy, text, whole + 1);
    for (size_t length = 0; length <= whole; length++) {
        read_bytes(copy, length, &broken);
        char last = copy[length];
        for (const char *byte = "\n#e\\\"x1 "; *byte != '\0' && last != '\0'; byte++) {
            copy[length] = *byte;
            summary_of_bytes(copy, strlen(copy), 0, NOTATION);
        }
        copy[length] = last;
    }
    record_free(&broken);
    free(copy);
}

#endif
