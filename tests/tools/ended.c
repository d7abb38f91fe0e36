/* SPDX-License-Identifier: BSD-2-Clause */
/*
 * usage: tool_ended FILE PROGRAM [ARGUMENT]...
 *
 * Runs the program with the signals as they are at the start of a shell's foreground job,
 * except that one that is ignored by "trap '' HUP" stays so.  Its process number is in FILE before
 * the program does anything.  Prints how it ended, "signal 15" or "exit 0", which a shell cannot
 * always tell.
 */
#include <errno.h>
#include <signal.h>
#include <stdbool.h>
#include <stdio.h>
#include <sys/types.h>
#include <sys/wait.h>
#include <unistd.h>

static bool write_number(const char *path)
{
    FILE *file = fopen(path, "w");
    if (file == NULL)
        return false;
    bool written = fprintf(file, "%ld\n", (long)getpid()) > 0;
    return fclose(file) == 0 && written;
}

int main(int argc, char **argv)
{
    int status = 0;
    if (argc < 3) {
        fputs("usage: tool_ended FILE PROGRAM [ARGUMENT]...\n", stderr);
        return 2;
    }
    pid_t child = fork();
    if (child == 0) {
        /* A shell has what it runs in the background ignore them. */
        signal(SIGINT, SIG_DFL);
        signal(SIGQUIT, SIG_DFL);
        /* It is this process, so whoever sees what the program did finds the number. */
        if (!write_number(argv[1]))
            _exit(126);
        execvp(argv[2], argv + 2);
        _exit(127);
    }
    if (child < 0)
        return 2;
    while (waitpid(child, &status, 0) < 0)
        if (errno != EINTR)
            return 2;
    if (WIFSIGNALED(status))
        printf("signal %d\n", WTERMSIG(status));
    else
        printf("exit %d\n", WEXITSTATUS(status));
    return 0;
}
