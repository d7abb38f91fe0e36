/* SPDX-License-Identifier: BSD-2-Clause */
/*
 * tests/tools/peak.c - runs a command and writes how much memory it held at once.
 *
 * usage: tool_peak FILE COMMAND [ARGUMENT]...
 *
 * The most that was resident goes to FILE, in KiB; the exit status is the command's, 128 and
 * the number of the signal if one ended it.
 */
#include <sys/resource.h>
#include <sys/wait.h>

#include <stdio.h>
#include <unistd.h>

int main(int argc, char **argv)
{
    struct rusage usage;
    int status;
    if (argc < 3) {
        fprintf(stderr, "usage: tool_peak FILE COMMAND [ARGUMENT]...\n");
        return 2;
    }
    pid_t child = fork();
    if (child == 0) {
        execvp(argv[2], argv + 2);
        perror(argv[2]);
        _exit(127);
    }
    if (child < 0 || waitpid(child, &status, 0) < 0 || getrusage(RUSAGE_CHILDREN, &usage) != 0) {
        perror("tool_peak");
        return 2;
    }
    FILE *file = fopen(argv[1], "w");
    if (file == NULL || fprintf(file, "%ld\n", usage.ru_maxrss) < 0 || fclose(file) != 0) {
        perror(argv[1]);
        return 2;
    }
    return WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
}
