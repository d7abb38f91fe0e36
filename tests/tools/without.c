/* SPDX-License-Identifier: BSD-2-Clause */
/*
 * usage: tool_without [landlock] [seccomp] -- PROGRAM [ARGUMENT]...
 *
 * Runs a program as on a kernel that lacks Landlock or filters of system calls, or both: a filter
 * answers these calls as such a kernel does.  Ends with 77 if that takes a filter and there is
 * none.
 */
#define _GNU_SOURCE
#include <stdio.h>
#include <string.h>
#include <unistd.h>

enum { NOT_POSSIBLE = 77 };

#ifdef __linux__

#include <errno.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <stdbool.h>
#include <stddef.h>
#include <sys/prctl.h>
#include <sys/syscall.h>

enum {
    CREATE_RULESET = 444, /* everywhere; two more calls of Landlock follow it */
    NUMBER = offsetof(struct seccomp_data, nr),
#if __BYTE_ORDER__ == __ORDER_BIG_ENDIAN__
    FIRST_ARGUMENT = offsetof(struct seccomp_data, args) + 4,
#else
    FIRST_ARGUMENT = offsetof(struct seccomp_data, args),
#endif
};

#define LOAD(offset) BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offset)
#define SKIP_IF(compare, value, count) BPF_JUMP(BPF_JMP | (compare) | BPF_K, value, count, 0)
#define SKIP_UNLESS(compare, value, count) BPF_JUMP(BPF_JMP | (compare) | BPF_K, value, 0, count)
#define FAIL(error) BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ERRNO | (error))
#define ALLOW BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ALLOW)

static bool enter(struct sock_filter *filter, size_t length)
{
    struct sock_fprog program = {.len = (unsigned short)length, .filter = filter};
    return prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) == 0 &&
           prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &program) == 0;
}

static bool lose_landlock(void)
{
    struct sock_filter filter[] = {
        LOAD(NUMBER),
        SKIP_UNLESS(BPF_JGE, CREATE_RULESET, 2),
        SKIP_IF(BPF_JGT, CREATE_RULESET + 2, 1),
        FAIL(ENOSYS),
        ALLOW,
    };
    return enter(filter, sizeof filter / sizeof *filter);
}

static bool lose_seccomp(void)
{
    struct sock_filter filter[] = {
        LOAD(NUMBER),
        SKIP_UNLESS(BPF_JEQ, SYS_seccomp, 1),
        FAIL(ENOSYS),
        SKIP_UNLESS(BPF_JEQ, SYS_prctl, 4),
        LOAD(FIRST_ARGUMENT),
        SKIP_IF(BPF_JEQ, PR_SET_SECCOMP, 1),
        SKIP_UNLESS(BPF_JEQ, PR_GET_SECCOMP, 1),
        FAIL(EINVAL),
        ALLOW,
    };
    return enter(filter, sizeof filter / sizeof *filter);
}

static bool lose(const char *name)
{
    return strcmp(name, "landlock") == 0 ? lose_landlock() : lose_seccomp();
}

#else

static int lose(const char *name)
{
    (void)name;
    return 0;
}

#endif

int main(int argc, char **argv)
{
    int at = 1;
    for (; at < argc && (strcmp(argv[at], "landlock") == 0 || strcmp(argv[at], "seccomp") == 0);
         at++)
        if (!lose(argv[at])) {
            fprintf(stderr, "tool_without: %s cannot be taken away\n", argv[at]);
            return NOT_POSSIBLE;
        }
    if (at + 1 >= argc || strcmp(argv[at], "--") != 0) {
        fputs("usage: tool_without [landlock] [seccomp] -- PROGRAM [ARGUMENT]...\n", stderr);
        return 2;
    }
    execvp(argv[at + 1], argv + at + 1);
    perror(argv[at + 1]);
    return 2;
}
