/* SPDX-License-Identifier: BSD-2-Clause */
#include "options/command_line.h"

#include "base/name_list.h"

#include <string.h>

/* What is used here, and the names that users of other programs may try instead. */
static const char *const instead[][6] = {
    {"check", "validate", "verify", "lint", "test"},
    {"repair", "fix", "--fix"},
    {"search", "grep", "find", "query"},
    {"score --summary", "count", "summary"},
    {"score --standings", "standings", "rank", "ranking"},
    {"score --elo", "elo", "rating", "ratings", "rate"},
    {"score --crosstable", "crosstable"},
    {"show", "board", "view", "print"},
    {"draw", "render", "diagram", "image"},
    {"publish", "html", "site", "web"},
    {"unique", "dedup", "dedupe", "duplicates"},
    {"diff", "compare", "cmp"},
    {"convert -t gipf", "cat", "merge", "join"},
    {"convert --sort", "sort"},
    {"convert --split", "split"},
    {"convert --set", "tag"},
    {"convert --where", "filter", "select"},
    {"--where='day>=2026'", "--since", "--after"},
    {"--where='day<=2026'", "--until", "--before"},
    {"--head=10", "--limit"},
    {"--record=1-10", "--limit", "--head"},
    {"--format=json", "--json"},
    {"--to=json", "--json"},
    {"--diagnostics=json", "--json"},
};

bool cli_instead(const char *name, const char *const options[], struct text *text)
{
    for (size_t i = 0; i < sizeof instead / sizeof instead[0]; i++) {
        const char *use = instead[i][0];
        if (name_find(instead[i] + 1, name, strlen(name)) < 0 ||
            (*use == '-' && name_find(options, use, strcspn(use, "=")) < 0))
            continue;
        text_format(text, "; use %s%s", *use == '-' ? "" : "yinsh ", use);
        return true;
    }
    return false;
}
