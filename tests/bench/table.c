/* SPDX-License-Identifier: BSD-2-Clause */
/* For the number of processors, which POSIX does not have. */
#define _DEFAULT_SOURCE

#include "bench/table.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

double table_speed(const struct table_row *row)
{
    return (double)row->sums.turns / row->cost.seconds;
}

/* Write the model of the processor, as Linux names it, or "unknown". */
static void name_processor(char *text, size_t size)
{
    char line[512];
    FILE *file = fopen("/proc/cpuinfo", "r");
    snprintf(text, size, "unknown");
    while (file != NULL && fgets(line, sizeof line, file) != NULL) {
        const char *value = strchr(line, ':');
        if (strncmp(line, "model name", strlen("model name")) != 0 || value == NULL)
            continue;
        value += 1 + strspn(value + 1, " ");
        snprintf(text, size, "%.*s", (int)strcspn(value, "\n"), value);
        break;
    }
    if (file != NULL)
        fclose(file);
}

void table_begin(const char *compiler, bool tsv)
{
    char processor[256];
    name_processor(processor, sizeof processor);
    printf("%s%s, %ld processors; %s\n", tsv ? "# " : "", processor, sysconf(_SC_NPROCESSORS_ONLN),
           compiler);
    if (tsv)
        printf(
            "input\tcommand\tthreads\truns\trecords\tturns\tbytes\tseconds\tcpu_seconds\tmb_per_s\t"
            "turns_per_s\trecords_per_s\tbytes_per_turn\tpeak_kib\tratio\tto\n");
    else
        printf("\n%-20s %-22s %1s %8s %9s %9s %9s %8s %11s %10s %6s %8s  %s\n", "", "", "j",
               "records", "turns", "seconds", "cpu s", "MB/s", "turns/s", "records/s", "B/turn",
               "peak KiB", "ratio");
}

void table_add(const struct table_row *row, bool tsv)
{
    double seconds = row->cost.seconds;
    double megabytes = 1e-6 * (double)row->sums.bytes / seconds;
    double records = (double)row->sums.games / seconds;
    double width = (double)row->sums.bytes / (double)row->sums.turns;
    if (tsv)
        printf("%s\t%s\t%d\t%d\t%" PRIu64 "\t%" PRIu64 "\t%" PRIu64
               "\t%.6f\t%.6f\t%.3f\t%.0f\t%.0f\t"
               "%.2f\t%" PRIu64,
               row->input, row->command, row->threads, row->cost.runs, row->sums.games,
               row->sums.turns, row->sums.bytes, seconds, row->cost.processor, megabytes,
               table_speed(row), records, width, row->cost.peak_kib);
    else
        printf("%-20s %-22s %1d %8" PRIu64 " %9" PRIu64
               " %9.4f %9.4f %8.1f %11.0f %10.0f %6.2f %8" PRIu64,
               row->input, row->command, row->threads, row->sums.games, row->sums.turns, seconds,
               row->cost.processor, megabytes, table_speed(row), records, width,
               row->cost.peak_kib);
    if (row->ratio > 0)
        printf(tsv ? "\t%.3f\t%s\n" : "  %.2f to %s\n", row->ratio, row->to);
    else
        printf(tsv ? "\t-\t-\n" : "\n");
    fflush(stdout);
}
