/* SPDX-License-Identifier: BSD-2-Clause */
#include "options/command_line.h"

#include "base/name_list.h"

#include <string.h>

/*
 * What is used here, and the names that users of other programs may try instead.  A "%" is before
 * the value that is usual.
 */
static const char *const instead[][8] = {
    {"check", "validate", "verify", "lint", "test"},
    {"repair", "fix", "--fix"},
    {"search", "grep", "find", "query"},
    {"score --summary", "count", "summary"},
    {"score --standings", "standings", "rank", "ranking"},
    {"score --elo", "elo", "rating", "ratings", "rate"},
    {"score --crosstable", "crosstable"},
    {"show", "board", "view", "print"},
    {"draw", "render", "diagram", "image", "png", "svg"},
    {"publish", "html", "site", "web"},
    {"unique", "dedup", "dedupe", "duplicates"},
    {"diff", "compare", "cmp"},
    {"convert -t gipf", "cat", "merge", "join"},
    {"convert --sort", "sort", "--sort"},
    {"convert --split", "split"},
    {"convert --set", "tag"},
    {"convert --head", "head"},
    {"convert --anonymous", "anonymize", "anonymise"},
    {"score --format=csv", "csv", "table", "results", "export", "sqlite"},
    {"check -v", "watch", "tail", "follow"},
    {"play", "referee"},
    {"stats --by", "--by", "players"},
    {"convert --where", "filter", "select"},
    {"--where='day>=%2026'", "--since", "--after"},
    {"--where='day<=%2026'", "--until", "--before"},
    {"--where='year==%2026'", "--year"},
    {"--where='month==%2026-03'", "--month"},
    {"--where='player==\"Ana\"'", "--player"},
    {"--anonymous", "--no-names", "--anonymize", "--anonymise"},
    {"--head=%10", "--limit"},
    {"--record=1-%10", "--limit", "--head"},
    {"--format=json", "--json"},
    {"--to=json", "--json"},
    {"--diagnostics=json", "--json"},
};

/* Append a value and what is after it, which begins with the usual value; digits replace it. */
static void add_value(struct text *text, const char *usual, const char *value)
{
    static const char plain[] = "0123456789-";
    bool given = *usual != '\0' && *value != '\0' && value[strspn(value, plain)] == '\0';
    text_format(text, "%s%s", given ? value : "", usual + (given ? strspn(usual, plain) : 0));
}

bool cli_instead(const char *name, const char *const options[], struct text *text)
{
    size_t length = strcspn(name, "=");
    for (size_t i = 0; i < sizeof instead / sizeof instead[0]; i++) {
        const char *use = instead[i][0];
        if (name_find(instead[i] + 1, name, length) < 0 ||
            (*use == '-' && name_find(options, use, strcspn(use, "=")) < 0))
            continue;
        int before = (int)strcspn(use, "%");
        text_format(text, "; use %s%.*s", *use == '-' ? "" : "yinsh ", before, use);
        add_value(text, use + before + (use[before] == '%'), name + length + (name[length] == '='));
        return true;
    }
    return false;
}
