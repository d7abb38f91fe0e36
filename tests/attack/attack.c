/* SPDX-License-Identifier: BSD-2-Clause */
/*
 * tests/attack/attack.c - damaged records between good ones: every good one has to be found,
 * unchanged.
 *
 * usage: attack [--seed S] [--count FILES] [--seconds T] [--notation NAME] [--kind KIND]
 *               [--groups | --table] [--failures N] [--keep FOLDER]
 *        attack [--seed S] --case NUMBER [--shrink] [--keep FOLDER]
 *        attack --kinds
 *
 * Each file has a few records of one notation, of which one or two are damaged in one of many
 * ways, and is read in two ways.  The notation with all is counted in the output, a test point for
 * each; --groups adds a line for each kind of damage that something is wrong with, --table for all:
 * the numbers of files, of records by verdict, and of the case with the shortest file.  --case
 * repeats one in every way, --shrink makes it as small as it can be, and --keep writes files at
 * which something is wrong into a folder.
 */
#include "attack/judge.h"
#include "registry/notation_list.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { MOST_KINDS = 128, OFTEN = 256 /* cases after which the clock is checked */ };

/* What was asked for. */
static struct {
    uint64_t seed, count, failures, only, seconds;
    bool has_only, table, groups, shrink;
    const char *notation, *kind, *keep;
} options = {.seed = 1, .count = 20000, .failures = 20};

/* What came of one kind of damage in one notation. */
struct group {
    uint64_t count[VERDICTS];
    uint64_t number[VERDICTS]; /* of the case with the shortest file */
    size_t shortest[VERDICTS];
    enum mode mode[VERDICTS];
};

static struct {
    uint64_t files;
    struct group groups[2]; /* the notation found, and given */
} sums[ATTACK_NOTATIONS][MOST_KINDS];

/* The last failure of a case. */
static struct {
    enum mode mode;
    enum verdict verdict;
    size_t at;
    bool is;
} failure;

/* ---- Trying ----------------------------------------------------------------- */

static void keep_file(const struct attack *attack)
{
    char path[512];
    snprintf(path, sizeof path, "%s/%s-%s-%" PRIu64, options.keep,
             notation_table[attack->notation]->name, attack->damage->name, attack->number);
    FILE *file = fopen(path, "wb");
    bool good = file != NULL &&
                fwrite(attack->text.bytes, 1, attack->text.length, file) == attack->text.length;
    if (file == NULL || fclose(file) != 0 || !good) {
        perror(path);
        exit(2);
    }
}

static void count_verdict(const struct attack *attack, enum mode mode, enum verdict verdict,
                          size_t at)
{
    static uint64_t told;
    struct group *group = &sums[attack->notation][attack->kind].groups[attack_is_given(mode)];
    if (group->count[verdict]++ == 0 || attack->text.length < group->shortest[verdict]) {
        group->number[verdict] = attack->number;
        group->shortest[verdict] = attack->text.length;
        group->mode[verdict] = mode;
    }
    if (verdict == FOUND || verdict == UNCERTAIN_LOST)
        return;
    failure.is = true;
    failure.mode = mode;
    failure.verdict = verdict;
    failure.at = at;
    if (told++ < options.failures)
        printf("# %s: %s, %s %zu, %s, seed %" PRIu64 ", case %" PRIu64 ", %s\n",
               verdict_names[verdict], notation_table[attack->notation]->name,
               verdict == WRONG ? "read" : "record", at + 1, attack->damage->name, options.seed,
               attack->number, mode_names[mode]);
}

/* Try a case in two ways, or in all of them if it is the only one. */
static void try_case(uint64_t number)
{
    static struct attack attack;
    enum mode other = (enum mode)(1 + number % (MODES - 1));
    if (!attack_make(options.seed, number, &attack))
        return;
    sums[attack.notation][attack.kind].files++;
    failure.is = false;
    for (enum mode mode = AUTO; mode < MODES; mode++)
        if (mode == AUTO || mode == other || options.has_only) {
            attack_judge(&attack, mode, count_verdict);
            if (options.has_only && !options.shrink)
                attack_show(&attack, mode);
        }
    if (options.shrink && failure.is && failure.mode != SKIPPED)
        attack_shrink(&attack, failure.mode, failure.verdict, failure.at);
    if (options.keep != NULL && (failure.is || options.has_only))
        keep_file(&attack);
}

/* Whether a case is of the notation and the kind that were asked for. */
static bool is_asked_for(uint64_t number)
{
    static struct attack attack;
    if (options.notation == NULL && options.kind == NULL)
        return true;
    return attack_make(options.seed, number, &attack) &&
           (options.notation == NULL || attack_is(attack.notation, options.notation)) &&
           (options.kind == NULL || strcmp(attack.damage->name, options.kind) == 0);
}

static void try_all(void)
{
    time_t begin = time(NULL);
    uint64_t end = options.seconds > 0 ? UINT64_MAX : options.count;
    for (uint64_t i = 0; i < end; i++) {
        if (options.seconds > 0 && i % OFTEN == 0 &&
            difftime(time(NULL), begin) >= (double)options.seconds)
            break;
        if (is_asked_for(i))
            try_case(i);
    }
}

/* ---- Report -------------------------------------------------------------------- */

static void print_group(int notation, int kind, int given)
{
    const struct group *group = &sums[notation][kind].groups[given];
    enum verdict worst = UNCERTAIN_LOST;
    for (enum verdict i = WRONG; i > FOUND; i--)
        if (group->count[i] > 0)
            worst = i;
    if (options.groups && worst == UNCERTAIN_LOST)
        return;
    printf("# %s\t%s\t%s\t%" PRIu64, notation_table[notation]->name, attack_damages[kind].name,
           given ? "given" : "auto", sums[notation][kind].files);
    for (enum verdict i = FOUND; i < VERDICTS; i++)
        printf("\t%" PRIu64, group->count[i]);
    printf("\t%" PRIu64 " %s\n", group->number[worst], mode_names[group->mode[worst]]);
}

static void print_groups(void)
{
    printf("# notation\tkind\tway\tfiles\tfound\tlost\tchanged\twrong\tuncertain\tcase\n");
    for (int i = 0; i < attack_notation_count(); i++)
        for (int j = 0; j < attack_kind(NULL); j++)
            for (int given = 0; given < 2; given++)
                print_group(i, j, given);
}

/* Print the test point of a notation; returns whether all is well. */
static bool report_notation(int notation)
{
    uint64_t files = 0, count[VERDICTS] = {0};
    size_t unreadable = attack_unreadable(notation);
    for (int i = 0; i < attack_kind(NULL); i++) {
        files += sums[notation][i].files;
        for (enum verdict j = FOUND; j < VERDICTS; j++)
            count[j] += sums[notation][i].groups[0].count[j] + sums[notation][i].groups[1].count[j];
    }
    bool good = count[LOST] + count[CHANGED] + count[WRONG] + unreadable == 0 && files > 0;
    printf("%sok %d - %s: %" PRIu64 " files, %" PRIu64 " good records found, %" PRIu64
           " lost, %" PRIu64 " changed, %" PRIu64 " wrong answers, %" PRIu64 " uncertain lost\n",
           good ? "" : "not ", notation + 1, notation_table[notation]->name, files, count[FOUND],
           count[LOST], count[CHANGED], count[WRONG], count[UNCERTAIN_LOST]);
    if (unreadable > 0)
        printf("# %zu records are not read back alone\n", unreadable);
    return good;
}

static bool report(void)
{
    bool good = true;
    for (int i = 0; i < attack_notation_count(); i++)
        good &= report_notation(i);
    printf("1..%d\n", attack_notation_count());
    return good;
}

/* ---- Options ---------------------------------------------------------------------- */

static int usage(void)
{
    fprintf(stderr,
            "usage: attack [--seed S] [--count FILES] [--seconds T] [--notation NAME]\n"
            "              [--kind KIND] [--groups | --table] [--failures N] [--keep FOLDER]\n"
            "       attack [--seed S] --case NUMBER [--shrink] [--keep FOLDER]\n"
            "       attack --kinds\n");
    return 2;
}

static bool read_flag(const char *name)
{
    options.shrink |= strcmp(name, "--shrink") == 0;
    options.groups |= strcmp(name, "--groups") == 0;
    options.table |= strcmp(name, "--table") == 0;
    return strcmp(name, "--shrink") == 0 || strcmp(name, "--groups") == 0 ||
           strcmp(name, "--table") == 0;
}

static bool read_option(const char *name, const char *value)
{
    const struct {
        const char *name;
        uint64_t *number;
        const char **string;
    } all[] = {{"--seed", &options.seed, NULL},         {"--count", &options.count, NULL},
               {"--failures", &options.failures, NULL}, {"--case", &options.only, NULL},
               {"--seconds", &options.seconds, NULL},   {"--notation", NULL, &options.notation},
               {"--kind", NULL, &options.kind},         {"--keep", NULL, &options.keep}};
    options.has_only |= strcmp(name, "--case") == 0;
    for (size_t i = 0; i < sizeof all / sizeof all[0]; i++) {
        char *end = "";
        if (strcmp(name, all[i].name) != 0)
            continue;
        if (all[i].number != NULL)
            *all[i].number = strtoull(value, &end, 10);
        else
            *all[i].string = value;
        return *value != '\0' && *end == '\0';
    }
    return false;
}

static int print_kinds(void)
{
    for (int i = 0; attack_damages[i].name != NULL; i++)
        puts(attack_damages[i].name);
    return 0;
}

int main(int argc, char **argv)
{
    if (argc == 2 && strcmp(argv[1], "--kinds") == 0)
        return print_kinds();
    for (int i = 1; i < argc; i++)
        if (!read_flag(argv[i]) && (i + 1 == argc || !read_option(argv[i], argv[i + 1])))
            return usage();
        else
            i += !read_flag(argv[i]);
    if (attack_notation_count() > ATTACK_NOTATIONS || attack_kind(NULL) > MOST_KINDS)
        return 2;
    attack_records_make(options.seed);
    if (options.has_only)
        try_case(options.only);
    else
        try_all();
    if (options.groups || options.table)
        print_groups();
    bool good = options.has_only ? !failure.is : report();
    attack_records_free();
    return good ? 0 : 1;
}
