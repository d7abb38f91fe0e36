/* SPDX-License-Identifier: BSD-2-Clause */
/* What is found after a bad record, or around records, does not depend on how the bytes arrive. */
#include "support/bulk_driver.h"
#include "support/tests.h"

#include <stdio.h>

/* Sources of which the first bytes may be mistaken for something else than with those that follow.
 */
static const struct {
    const char *notation; /* NULL: the one that is found */
    const char *before, *after;
} sources[] = {
    /* yinsh-record: after a blank line a command with more on its line begins no record. */
    {"yinsh-record", "p e3\nx\n", "p j9a6 g8\np b2\n"},
    {"yinsh-record", "p e3\nx\n", "p j9a6 g8\np b2\np c3\ns b2\nm b4\n\np d4\np d5\n"},
    {NULL, "p e3\np e4\nx\n", "p j9a6 g8\np b2\n"},
};

/* With so many blank lines between both the notation is detected before the second arrives. */
enum { BETWEEN = 5000 };

TEST(pieces)
{
    static char text[2 * BETWEEN];
    for (size_t i = 0; i < sizeof sources / sizeof sources[0]; i++) {
        int length = snprintf(text, sizeof text, "%s%*s%s", sources[i].before, BETWEEN, "",
                              sources[i].after);
        size_t before = strlen(sources[i].before) + BETWEEN;
        struct way way = {.options = {.notation = sources[i].notation}};
        struct shares shares = {.skipped = 0};
        memset(text + before - BETWEEN, '\n', BETWEEN);
        for (way.piece = before; way.piece <= (size_t)length; way.piece++) {
            const char *why = bulk_readers_differ(text, (size_t)length, &way, &shares);
            if (why != NULL)
                fail_msg("after %zu bytes of \"%s\": %s", way.piece - before, sources[i].after,
                         why);
        }
    }
}

RUN_TESTS(NULL, NULL)
