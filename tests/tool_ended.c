/* SPDX-License-Identifier: BSD-2-Clause */
/*
 * usage: tool_ended FILE PROGRAM [ARGUMENT]...
 *
 * Runs the program with the signals as they are at the start of a shell's foreground job,
 * except that one that is ignored by "trap '' HUP" stays so, and writes its process number to
 * FILE.  Prints how it ended, "signal 15" or "exit 0", which a shell cannot always tell.
 */
#include <errno.h>
#include <signal.h>
#include <stdio.h>
#include <sys/types.h>
#include <sys/wait.h>
#include <unistd.h>

int main(int argc, char **argv)
{
    int status = 0;
    if (argc < 3) {
        fputs("usage: tool_ended FILE PROGRAM [ARGUMENT]...\n", stderr);
        return 2;
    }
    pid_t child = fork();
    if (child == 0) {
        /* A shell has what it runs in the background ignore it. */
        signal(SIGINT, SIG_DFL);
        execvp(argv[2], argv + 2);
        _exit(127);
    }
    FILE *file = fopen(argv[1], "w");
    if (child < 0 || file == NULL || fprintf(file, "%ld\n", (long)child) < 0 || fclose(file) != 0)
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
