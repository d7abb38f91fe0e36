/* SPDX-License-Identifier: BSD-2-Clause */
/*
 * Writes the filter of system calls that cli/sandbox.c enters, as C, on standard output.  It runs
 * while the program is built, so that the program itself needs neither libseccomp nor memory for
 * it.  It writes a filter for each architecture; the compiler of the program chooses one: the
 * machine that builds may be of another kind.
 *
 * The filter is a list of what is allowed.  A call that is not on it fails with ENOSYS, as on a
 * kernel that lacks it, so that a newer C library falls back on an older call.  What would harm
 * others fails with EPERM.
 *
 * The lists were measured with strace over the tests.  They also hold what those calls have been
 * called, are called on other architectures, or would be called by another C library: each group
 * allows the same thing whatever its name.
 */
#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <linux/filter.h>
#include <sched.h>
#include <seccomp.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>

#define COUNT(array) (sizeof(array) / sizeof *(array))

/* A placeholder for the process ID, which is known when the filter is entered. */
#define THIS_PROCESS 0xc0dec0deU

/* By name, because libseccomp knows more calls than the headers of an older kernel. */
static const char *const allowed_calls[] = {
    /* Memory, for malloc() and threads' stacks; executable memory for libarchive, loaded late. */
    "brk",
    "mmap",
    "mmap2",
    "munmap",
    "mremap",
    "mprotect",
    "madvise",
    /* Reading and writing what is open. */
    "read",
    "readv",
    "pread64",
    "preadv",
    "write",
    "writev",
    "pwrite64",
    "pwritev",
    "lseek",
    "_llseek",
    "close",
    "fsync",
    "fdatasync",
    "ftruncate",
    "ftruncate64",
    /* Opening files and folders, which Landlock limits, and their properties. */
    "open",
    "openat",
    "openat2",
    "getdents",
    "getdents64",
    "stat",
    "stat64",
    "lstat",
    "lstat64",
    "fstat",
    "fstat64",
    "fstatat64",
    "newfstatat",
    "statx",
    "statfs",
    "statfs64",
    "fstatfs",
    "fstatfs64",
    "access",
    "faccessat",
    "faccessat2",
    "readlink",
    "readlinkat",
    "getcwd",
    /* Outputs, which are made next to their final name, and folders, which one run writes into. */
    "mkdir",
    "mkdirat",
    "link",
    "linkat",
    "rename",
    "renameat",
    "renameat2",
    "unlink",
    "unlinkat",
    "fchmod",
    "fchown",
    "fchown32",
    "flock",
    "umask",
    /* Threads; clone() is below. */
    "futex",
    "futex_time64",
    "futex_waitv",
    "set_robust_list",
    "get_robust_list",
    "rseq",
    "membarrier",
    "set_tid_address",
    "sched_yield",
    "sched_getaffinity",
    "getcpu",
    "exit",
    "exit_group",
    /* What single architectures need for threads, and for loading libraries. */
    "arch_prctl",
    "get_thread_area",
    "set_thread_area",
    "set_tls",
    "cacheflush",
    "riscv_flush_icache",
    "riscv_hwprobe",
    /* Signals that are handled here; what sends them is below. */
    "rt_sigaction",
    "rt_sigprocmask",
    "rt_sigreturn",
    "rt_sigpending",
    "rt_sigsuspend",
    "sigaltstack",
    "sigaction",
    "sigprocmask",
    "sigreturn",
    "restart_syscall",
    /* Questions about the process itself, the machine and its clock. */
    "getpid",
    "gettid",
    "getppid",
    "getuid",
    "getuid32",
    "geteuid",
    "geteuid32",
    "getgid",
    "getgid32",
    "getegid",
    "getegid32",
    "getrlimit",
    "ugetrlimit",
    "getrusage",
    "times",
    "uname",
    "sysinfo",
    "getrandom",
    "time",
    "gettimeofday",
    "clock_gettime",
    "clock_gettime64",
    "clock_getres",
    "clock_getres_time64",
    "nanosleep",
    "clock_nanosleep",
    "clock_nanosleep_time64",
    /* Giving up more: access to files. */
    "landlock_create_ruleset",
    "landlock_add_rule",
    "landlock_restrict_self",
};

/* Never needed, and not to be mistaken for what the kernel lacks. */
static const char *const refused_calls[] = {
    /* Programs and processes. */
    "execve",
    "execveat",
    "fork",
    "vfork",
    "ptrace",
    "process_vm_readv",
    "process_vm_writev",
    "pidfd_open",
    "pidfd_getfd",
    "pidfd_send_signal",
    "rt_sigqueueinfo",
    "rt_tgsigqueueinfo",
    "tkill",
    "setpriority",
    "setrlimit",
    "setsid",
    "setpgid",
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
    "recvfrom",
    "recvmsg",
    "recvmmsg",
    "setsockopt",
    /* Ways around this filter, and calls that are often faulty in the kernel. */
    "io_uring_setup",
    "io_uring_enter",
    "io_uring_register",
    "bpf",
    "userfaultfd",
    "perf_event_open",
    "keyctl",
    "add_key",
    "request_key",
    "open_by_handle_at",
    "memfd_create",
    /* Files of other kinds, and what Landlock does not limit. */
    "symlink",
    "symlinkat",
    "mknod",
    "mknodat",
    "truncate",
    "truncate64",
    "chmod",
    "fchmodat",
    "chown",
    "chown32",
    "lchown",
    "lchown32",
    "fchownat",
    "utime",
    "utimes",
    "utimensat",
    "setxattr",
    "lsetxattr",
    "fsetxattr",
    "removexattr",
    "lremovexattr",
    "fremovexattr",
    /* Privileges and namespaces. */
    "setuid",
    "setuid32",
    "setgid",
    "setgid32",
    "setreuid",
    "setreuid32",
    "setregid",
    "setregid32",
    "setresuid",
    "setresuid32",
    "setresgid",
    "setresgid32",
    "setfsuid",
    "setfsuid32",
    "setfsgid",
    "setfsgid32",
    "setgroups",
    "setgroups32",
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
    "swapon",
    "swapoff",
    "sethostname",
    "settimeofday",
    "clock_settime",
    "adjtimex",
    "syslog",
};

/* An architecture, and how its compilers show that they compile for it. */
static const struct architecture {
    uint32_t token;
    const char *condition;
} architectures[] = {
/* libseccomp 2.5 makes mistakes for another byte order than its own. */
#if __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__
    {SCMP_ARCH_X86_64, "defined __x86_64__ && !defined __ILP32__"},
    {SCMP_ARCH_X32, "defined __x86_64__ && defined __ILP32__"},
    {SCMP_ARCH_X86, "defined __i386__"},
    {SCMP_ARCH_AARCH64, "defined __AARCH64EL__ && !defined __ILP32__"},
    {SCMP_ARCH_ARM, "defined __ARMEL__ && defined __ARM_EABI__"},
#ifdef SCMP_ARCH_RISCV64
    {SCMP_ARCH_RISCV64, "defined __riscv && __riscv_xlen == 64"},
#endif
#ifdef SCMP_ARCH_LOONGARCH64
    {SCMP_ARCH_LOONGARCH64, "defined __loongarch_lp64"},
#endif
    {SCMP_ARCH_PPC64LE, "defined __powerpc64__ && defined __LITTLE_ENDIAN__"},
#else
    {SCMP_ARCH_S390X, "defined __s390x__"},
#endif
};

/* Add a rule for a call of that name, with one condition or none; true if no machine has it. */
static bool add(scmp_filter_ctx filter, uint32_t action, const char *name,
                const struct scmp_arg_cmp *condition)
{
    int number = seccomp_syscall_resolve_name(name);
    return number == __NR_SCMP_ERROR ||
           seccomp_rule_add_array(filter, action, number, condition != NULL, condition) == 0;
}

/* Allow a call if the lower 32 bits of an argument, which are all of an int, have that value. */
static bool allow_where(scmp_filter_ctx filter, const char *name, unsigned argument, uint32_t value)
{
    const struct scmp_arg_cmp condition = SCMP_CMP(argument, SCMP_CMP_MASKED_EQ, UINT32_MAX, value);
    return add(filter, SCMP_ACT_ALLOW, name, &condition);
}

/*
 * Allow new threads, but no new processes.  No filter can see the flags of clone3(); without it the
 * C library uses clone().
 */
static bool allow_threads(scmp_filter_ctx filter)
{
#ifdef __s390__
    const unsigned flags = 1;
#else
    const unsigned flags = 0;
#endif
    const struct scmp_arg_cmp thread =
        SCMP_CMP(flags, SCMP_CMP_MASKED_EQ, CLONE_THREAD, CLONE_THREAD);
    const struct scmp_arg_cmp process = SCMP_CMP(flags, SCMP_CMP_MASKED_EQ, CLONE_THREAD, 0);
    return add(filter, SCMP_ACT_ALLOW, "clone", &thread) &&
           add(filter, SCMP_ACT_ERRNO(EPERM), "clone", &process);
}

/* Allow to ask for a terminal and its width, but not to insert input into it. */
static bool allow_terminals(scmp_filter_ctx filter)
{
    /* TCGETS, TCGETS2 and TIOCGWINSZ, and two of them on Power: these headers may be of another. */
    static const uint32_t requests[] = {0x5401, 0x802c542a, 0x5413, 0x402c7413, 0x40087468};
    const struct scmp_arg_cmp typing =
        SCMP_CMP(1, SCMP_CMP_MASKED_EQ, UINT32_MAX, 0x5412 /* TIOCSTI */);
    bool good = add(filter, SCMP_ACT_ERRNO(EPERM), "ioctl", &typing);
    for (size_t i = 0; good && i < COUNT(requests); i++)
        good = allow_where(filter, "ioctl", 1, requests[i]);
    return good;
}

/* Allow copies of descriptors, and their flags, but no signals to owners.  gcov locks files. */
static bool allow_descriptors(scmp_filter_ctx filter)
{
    static const uint32_t commands[] = {F_DUPFD, F_GETFD,          F_SETFD, F_GETFL,
                                        F_SETFL, 7 /* F_SETLKW */, 1030 /* F_DUPFD_CLOEXEC */};
    bool good = true;
    for (size_t i = 0; good && i < COUNT(commands); i++)
        good = allow_where(filter, "fcntl", 1, commands[i]) &&
               allow_where(filter, "fcntl64", 1, commands[i]);
    return good;
}

/* Allow a call if an argument has that value, and refuse it otherwise. */
static bool limit(scmp_filter_ctx filter, const char *name, unsigned argument, uint32_t value)
{
    const struct scmp_arg_cmp same = {.arg = argument, .op = SCMP_CMP_EQ, .datum_a = value};
    const struct scmp_arg_cmp other = {.arg = argument, .op = SCMP_CMP_NE, .datum_a = value};
    return add(filter, SCMP_ACT_ALLOW, name, &same) &&
           add(filter, SCMP_ACT_ERRNO(EPERM), name, &other);
}

/* Allow for this process only: signals, as of abort(), reading limits, and processors. */
static bool allow_own(scmp_filter_ctx filter)
{
    return limit(filter, "kill", 0, THIS_PROCESS) && limit(filter, "tgkill", 0, THIS_PROCESS) &&
           limit(filter, "prlimit64", 2, 0) && limit(filter, "sched_setaffinity", 0, 0);
}

static bool add_rules(scmp_filter_ctx filter)
{
    bool good = allow_threads(filter) && allow_terminals(filter) && allow_descriptors(filter) &&
                allow_own(filter);
    for (size_t i = 0; good && i < COUNT(allowed_calls); i++)
        good = add(filter, SCMP_ACT_ALLOW, allowed_calls[i], NULL);
    for (size_t i = 0; good && i < COUNT(refused_calls); i++)
        good = add(filter, SCMP_ACT_ERRNO(EPERM), refused_calls[i], NULL);
    return good;
}

/* Write the filter as the elements of an array of struct sock_filter. */
static bool write_filter(scmp_filter_ctx filter)
{
    struct sock_filter step;
    FILE *steps = tmpfile();
    bool good = steps != NULL && seccomp_export_bpf(filter, fileno(steps)) == 0;
    if (good)
        rewind(steps);
    while (good && fread(&step, sizeof step, 1, steps) == 1) {
        printf("{%#x, %u, %u, ", (unsigned)step.code, (unsigned)step.jt, (unsigned)step.jf);
        if (step.k == THIS_PROCESS)
            printf("process},\n");
        else
            printf("%#x},\n", (unsigned)step.k);
    }
    good = good && ferror(steps) == 0;
    if (steps != NULL)
        fclose(steps);
    return good;
}

/* Make and write the filter of one architecture. */
static bool write_for(const struct architecture *architecture)
{
    uint32_t native = seccomp_arch_native();
    scmp_filter_ctx filter = seccomp_init(SCMP_ACT_ERRNO(ENOSYS));
    bool good = filter != NULL;
    if (good && architecture->token != native)
        good = seccomp_arch_remove(filter, native) == 0 &&
               seccomp_arch_add(filter, architecture->token) == 0;
    /* A tree instead of a chain. */
    good = good && seccomp_attr_set(filter, SCMP_FLTATR_CTL_OPTIMIZE, 2) == 0 &&
           add_rules(filter) && write_filter(filter);
    seccomp_release(filter);
    return good;
}

int main(void)
{
    bool good = true;
    for (size_t i = 0; good && i < COUNT(architectures); i++) {
        printf("%s %s\n", i == 0 ? "#if" : "#elif", architectures[i].condition);
        good = write_for(&architectures[i]);
        if (!good)
            fprintf(stderr, "sandbox_filter: cannot make the filter for %s\n",
                    architectures[i].condition);
    }
    /* Elsewhere everything is allowed. */
    printf("#else\n{%#x, 0, 0, %#x},\n#endif\n", BPF_RET | BPF_K, 0x7fff0000);
    return good && fflush(stdout) == 0 ? 0 : 1;
}
