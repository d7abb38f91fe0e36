/* SPDX-License-Identifier: BSD-2-Clause */
/*
 * tests/tools/archive.c - makes an archive of game records like Boardspace's, with games made up.
 *
 * The same seed gives the same archive on every machine.  Beside FOLDER it writes expected.tsv,
 * what has to be found out about each game: name, status, result, end, turns, damage.
 *
 * usage: tool_archive [--files N] [--seed S] [--bad PERCENT] [--years A-B] [--form FORM]
 *                     [--brief] FOLDER
 *
 * FORM is folder, zips (the default), or all in one file FOLDER/games.*: zip, tar, tar.gz,
 * tar.xz, tar.zst, 7z or plain.  With --brief the games are a few turns and a resignation in
 * the official notation, and there is no expected.tsv.
 */
#include "support/archive_maker.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int usage(void)
{
    fprintf(stderr, "usage: tool_archive [--files N] [--seed S] [--bad PERCENT] [--years A-B]\n"
                    "                    [--form FORM] [--brief] FOLDER\n");
    return 2;
}

static bool read_form(const char *name, enum archive_form *form)
{
    for (int i = 0; archive_form_names[i] != NULL; i++)
        if (strcmp(archive_form_names[i], name) == 0) {
            *form = (enum archive_form)i;
            return true;
        }
    return false;
}

/* Read a number that is all of a text, or up to a byte, after which end is set. */
static bool read_number(const char *text, char stop, uint64_t lowest, uint64_t highest,
                        uint64_t *number, const char **end)
{
    char *after;
    *number = strtoull(text, &after, 10);
    *end = after + 1;
    return after != text && *after == stop && *number >= lowest && *number <= highest;
}

static bool read_years(const char *text, struct archive_plan *plan)
{
    enum { FIRST = 1990, LAST = 2100 };
    uint64_t first, last;
    if (!read_number(text, '-', FIRST, LAST, &first, &text) ||
        !read_number(text, '\0', first, LAST, &last, &text))
        return false;
    plan->first_year = (int)first;
    plan->last_year = (int)last;
    return true;
}

static bool read_option(const char *name, const char *value, struct archive_plan *plan)
{
    const char *end;
    uint64_t bad;
    if (strcmp(name, "--files") == 0)
        return read_number(value, '\0', 1, 10000000, &plan->files, &end);
    if (strcmp(name, "--seed") == 0)
        return read_number(value, '\0', 0, UINT64_MAX, &plan->seed, &end);
    if (strcmp(name, "--form") == 0)
        return read_form(value, &plan->form);
    if (strcmp(name, "--years") == 0)
        return read_years(value, plan);
    if (strcmp(name, "--bad") != 0 || !read_number(value, '\0', 0, 100, &bad, &end))
        return false;
    plan->bad = (unsigned)bad;
    return true;
}

int main(int argc, char **argv)
{
    struct archive_plan plan = {.files = 32000,
                                .seed = 1,
                                .bad = 1,
                                .form = ARCHIVE_ZIPS,
                                .first_year = 2006,
                                .last_year = 2026};
    for (int i = 1; i < argc; i++) {
        if (strcmp(argv[i], "--brief") == 0)
            plan.brief = true;
        else if (argv[i][0] == '-' && i + 1 < argc && read_option(argv[i], argv[i + 1], &plan))
            i++;
        else if (argv[i][0] != '-' && plan.folder == NULL)
            plan.folder = argv[i];
        else
            return usage();
    }
    if (plan.folder == NULL)
        return usage();
    struct archive_sums sums = archive_make(&plan);
    printf("%" PRIu64 " files, %" PRIu64 " turns, %" PRIu64 " bytes\n", sums.files, sums.turns,
           sums.bytes);
    return 0;
}
