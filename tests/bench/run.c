/* SPDX-License-Identifier: BSD-2-Clause */
/* For wait4(), which reports what one child has held, and not the largest of all. */
#define _DEFAULT_SOURCE

#include "bench/run.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

enum { MOST_RUNS = 1000, RUNS_IF_LONG = 3, LONG_SECONDS = 2, LONGEST_SECONDS = 60 };

extern char **environ;

_Noreturn void run_fail(const char *subject)
{
    fprintf(stderr, "bench: %s: %s\n", subject, strerror(errno));
    exit(2);
}

void run_path(char path[RUN_PATH], const char *folder, const char *name)
{
    int length = snprintf(path, RUN_PATH, "%s/%s", folder, name);
    if (length < 0 || length >= RUN_PATH) {
        errno = ENAMETOOLONG;
        run_fail(folder);
    }
}

bool run_find(const char *name, char path[RUN_PATH])
{
    const char *folders[] = {getenv("PATH"), "/usr/games"}; /* which root has not in his */
    for (size_t i = 0; i < sizeof folders / sizeof folders[0]; i++) {
        const char *from = folders[i];
        while (from != NULL && *from != '\0') {
            size_t length = strcspn(from, ":");
            int written = snprintf(path, RUN_PATH, "%.*s/%s", (int)length, from, name);
            if (length > 0 && written > 0 && written < RUN_PATH && access(path, X_OK) == 0)
                return true;
            from += length + (from[length] == ':');
        }
    }
    return false;
}

/* Become a command with standard output and messages to files, and return only if it fails. */
static void become(char *const *command, const char *messages)
{
    int output = open("/dev/null", O_WRONLY);
    int errors = open(messages, O_WRONLY | O_TRUNC);
    if (output >= 0 && errors >= 0 && dup2(output, STDOUT_FILENO) >= 0 &&
        dup2(errors, STDERR_FILENO) >= 0)
        execvp(command[0], command);
}

/* Wait for the end of a child, which has to be a success. */
static struct rusage await(pid_t child, char *const *command)
{
    struct rusage usage;
    int status;
    if (child < 0 || wait4(child, &status, 0, &usage) != child)
        run_fail(command[0]);
    if (status != 0) {
        fprintf(stderr, "bench: failed:");
        for (size_t i = 0; command[i] != NULL; i++)
            fprintf(stderr, " %s", command[i]);
        fputc('\n', stderr);
        exit(2);
    }
    return usage;
}

static double seconds_of(struct timeval time)
{
    return (double)time.tv_sec + 1e-6 * (double)time.tv_usec;
}

static double seconds_between(const struct timespec *begin, const struct timespec *end)
{
    return (double)(end->tv_sec - begin->tv_sec) + 1e-9 * (double)(end->tv_nsec - begin->tv_nsec);
}

static int compare_doubles(const void *a, const void *b)
{
    double left = *(const double *)a, right = *(const double *)b;
    return (left > right) - (left < right);
}

/* Run a command once, and add what it cost; the seconds are those of this run. */
static void run_once(char *const *command, struct run_cost *cost)
{
    struct timespec begin, end;
    clock_gettime(CLOCK_MONOTONIC, &begin);
    pid_t child = fork();
    if (child == 0) {
        become(command, "/dev/null");
        _exit(127);
    }
    struct rusage usage = await(child, command);
    clock_gettime(CLOCK_MONOTONIC, &end);
    if ((uint64_t)usage.ru_maxrss > cost->peak_kib)
        cost->peak_kib = (uint64_t)usage.ru_maxrss;
    cost->runs++;
    cost->seconds = seconds_between(&begin, &end);
    cost->processor = seconds_of(usage.ru_utime) + seconds_of(usage.ru_stime);
}

static double median(double values[], int count)
{
    qsort(values, (size_t)count, sizeof values[0], compare_doubles);
    return values[count / 2];
}

void run_in_turn(char *const *const commands[], size_t count, int runs, struct run_cost costs[])
{
    static double seconds[RUN_COMMANDS][MOST_RUNS], processor[RUN_COMMANDS][MOST_RUNS];
    runs = runs < MOST_RUNS ? runs : MOST_RUNS;
    memset(costs, 0, count * sizeof costs[0]);
    for (int run = 0; run < runs; run++) {
        double all = 0;
        for (size_t i = 0; i < count; i++) {
            run_once(commands[i], &costs[i]);
            seconds[i][run] = costs[i].seconds;
            processor[i][run] = costs[i].processor;
            all += costs[i].seconds;
        }
        if (all > LONGEST_SECONDS)
            runs = run + 1;
        if (count == 1 && runs > RUNS_IF_LONG && seconds[0][0] > LONG_SECONDS)
            runs = RUNS_IF_LONG;
    }
    for (size_t i = 0; i < count; i++) {
        costs[i].seconds = median(seconds[i], runs);
        costs[i].processor = median(processor[i], runs);
    }
}

void run_alone(char *const *command, const char *folder, const char *messages)
{
    static char *const clean[] = {"PATH=/usr/local/bin:/usr/bin:/bin", "LC_ALL=C", NULL};
    pid_t child = fork();
    if (child == 0) {
        environ = (char **)clean;
        if (chdir(folder) == 0)
            become(command, messages);
        _exit(127);
    }
    await(child, command);
}
