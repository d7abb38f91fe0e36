/* SPDX-License-Identifier: BSD-2-Clause */
/*
 * Writes the filter of system calls that cli_sandbox.c enters, as C, on standard output.  It is
 * run while the program is built, so that the program itself needs neither libseccomp nor memory
 * for it.
 */
#define _GNU_SOURCE
#include <errno.h>
#include <linux/filter.h>
#include <sched.h>
#include <seccomp.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <sys/ioctl.h>

/* By name, for libseccomp knows more of them than the headers of an older kernel. */
static const char *const refused_calls[] = {
    /* Programs and processes; clone() is below. */
    "execve",
    "execveat",
    "fork",
    "vfork",
    "ptrace",
    "process_vm_readv",
    "process_vm_writev",
    "pidfd_getfd",
    /* Sockets; standard input may be one. */
    "socket",
    "socketpair",
    "connect",
    "bind",
    "listen",
    "accept",
    "accept4",
    "sendto",
    "sendmsg",
    "sendmmsg",
    /* Ways around this filter, and what is often faulty in the kernel. */
    "io_uring_setup",
    "bpf",
    "userfaultfd",
    "perf_event_open",
    "keyctl",
    "add_key",
    "request_key",
    "open_by_handle_at",
    /* Privileges and namespaces. */
    "setuid",
    "setgid",
    "setreuid",
    "setregid",
    "setresuid",
    "setresgid",
    "setfsuid",
    "setfsgid",
    "setgroups",
    "capset",
    "personality",
    "unshare",
    "setns",
    "chroot",
    "pivot_root",
    /* The machine. */
    "mount",
    "umount2",
    "mount_setattr",
    "move_mount",
    "open_tree",
    "fsopen",
    "fspick",
    "init_module",
    "finit_module",
    "delete_module",
    "kexec_load",
    "kexec_file_load",
    "reboot",
};

static bool refuse(scmp_filter_ctx filter, const char *name)
{
    int number = seccomp_syscall_resolve_name(name);
    /* What this machine has not, or nobody has heard of, need not be refused. */
    return number == __NR_SCMP_ERROR ||
           seccomp_rule_add(filter, SCMP_ACT_ERRNO(EPERM), number, 0) == 0;
}

/* New threads, but no new processes: clone3() has its flags where no filter can see them. */
static bool refuse_processes(scmp_filter_ctx filter)
{
#ifdef __s390__
    const struct scmp_arg_cmp flags = SCMP_A1(SCMP_CMP_MASKED_EQ, CLONE_THREAD, 0);
#else
    const struct scmp_arg_cmp flags = SCMP_A0(SCMP_CMP_MASKED_EQ, CLONE_THREAD, 0);
#endif
    /* Without clone3() the C library takes clone(). */
    return seccomp_rule_add(filter, SCMP_ACT_ERRNO(EPERM), SCMP_SYS(clone), 1, flags) == 0 &&
           seccomp_rule_add(filter, SCMP_ACT_ERRNO(ENOSYS), SCMP_SYS(clone3), 0) == 0;
}

/* Words put into the terminal would be the user's. */
static bool refuse_typing(scmp_filter_ctx filter)
{
#ifdef TIOCSTI
    return seccomp_rule_add(filter, SCMP_ACT_ERRNO(EPERM), SCMP_SYS(ioctl), 1,
                            SCMP_A1(SCMP_CMP_MASKED_EQ, UINT32_MAX, TIOCSTI)) == 0;
#else
    (void)filter;
    return true;
#endif
}

/* Write the filter as the elements of an array of struct sock_filter. */
static bool write_filter(scmp_filter_ctx filter)
{
    struct sock_filter step;
    FILE *steps = tmpfile();
    bool good = steps != NULL && seccomp_export_bpf(filter, fileno(steps)) == 0;
    if (good)
        rewind(steps);
    while (good && fread(&step, sizeof step, 1, steps) == 1)
        printf("{%#x, %u, %u, %#x},\n", (unsigned)step.code, (unsigned)step.jt, (unsigned)step.jf,
               (unsigned)step.k);
    good = good && ferror(steps) == 0;
    if (steps != NULL)
        fclose(steps);
    return good && fflush(stdout) == 0;
}

int main(void)
{
    scmp_filter_ctx filter = seccomp_init(SCMP_ACT_ALLOW);
    /* A tree instead of a chain. */
    bool good = filter != NULL && seccomp_attr_set(filter, SCMP_FLTATR_CTL_OPTIMIZE, 2) == 0;
    for (size_t i = 0; good && i < sizeof refused_calls / sizeof *refused_calls; i++)
        good = refuse(filter, refused_calls[i]);
    good = good && refuse_processes(filter) && refuse_typing(filter) && write_filter(filter);
    seccomp_release(filter);
    return good ? 0 : 1;
}
