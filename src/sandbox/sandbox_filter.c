/* SPDX-License-Identifier: BSD-2-Clause */
/*
 * The filter of system calls is a list of what is allowed.  A call that is not on it fails with
 * ENOSYS, as on a kernel that lacks it, so that a newer C library falls back on an older call.
 * What would harm others fails with EPERM.  To find a missing call, run the program under strace -f
 * and look for ENOSYS.
 *
 * The lists were measured with strace over the tests.  They also hold what those calls have been
 * called, are called on other processors, or would be called by another C library: each group
 * allows the same thing whatever its name.  They need the headers of Linux 4.18 or later.
 */
#define _GNU_SOURCE
#include "sandbox/sandbox.h"

#if defined __linux__ && !defined SANDBOX_WATCHED
#include <linux/audit.h>
#if defined __x86_64__ && !defined __ILP32__
#define MACHINE AUDIT_ARCH_X86_64
#elif defined __i386__
#define MACHINE AUDIT_ARCH_I386
#elif defined __aarch64__ && !defined __ILP32__
#define MACHINE AUDIT_ARCH_AARCH64
#elif defined __arm__ && defined __ARM_EABI__
#define MACHINE AUDIT_ARCH_ARM
#elif defined __riscv && __riscv_xlen == 64
#define MACHINE AUDIT_ARCH_RISCV64
#elif defined __loongarch_lp64
#define MACHINE AUDIT_ARCH_LOONGARCH64
#elif defined __powerpc64__ && __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__
#define MACHINE AUDIT_ARCH_PPC64LE
#elif defined __s390x__
#define MACHINE AUDIT_ARCH_S390X
#endif
#endif

#ifdef MACHINE

#include <errno.h>
#include <fcntl.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <sched.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <unistd.h>

#ifndef __NR_fchown32
#define __NR_fchown32 __NR_fchown
#endif

enum {
    RANGE = 32, /* numbers whose rules are together in the filter */
    RANGES = 16,
    FOR_FILES = 6, /* the first instructions, only for commands that create files */
    /* Where the halves of an argument are; of an int, the kernel takes only the lower one. */
    LOWER_HALF = __BYTE_ORDER__ == __ORDER_BIG_ENDIAN__ ? 4 : 0,
    UPPER_HALF = 4 - LOWER_HALF,
#ifdef __s390__
    CLONE_FLAGS = 1, /* the argument of clone() */
#else
    CLONE_FLAGS = 0,
#endif
};

/* A placeholder for the process ID, which is known when the filter is entered. */
#define THIS_PROCESS 0xc0dec0deU

#define COUNT(array) (sizeof(array) / sizeof *(array))
#define LOAD(place) BPF_STMT(BPF_LD | BPF_W | BPF_ABS, place)
#define LOAD_HALF(n, half) LOAD(offsetof(struct seccomp_data, args) + 8UL * (n) + (half))
#define END_ALLOWED BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ALLOW)
#define END_REFUSED BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ERRNO | EPERM)
#define END_LACKING BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ERRNO | ENOSYS)
/* Skip as many of the next instructions unless what was loaded is the value. */
#define SKIP_UNLESS(value, count) BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, value, 0, count)
/* What becomes of a number, or of another value that was loaded. */
#define ALLOW_VALUE(value) SKIP_UNLESS(value, 1), END_ALLOWED
#define REFUSE_VALUE(value) SKIP_UNLESS(value, 1), END_REFUSED
#define ALLOW(call) ALLOW_VALUE(__NR_##call)
#define REFUSE(call) REFUSE_VALUE(__NR_##call)
/* Allow a call if the lower half of an argument has the value, or else refuse it. */
#define ALLOW_IF(call, argument, value)                                                            \
    SKIP_UNLESS(__NR_##call, 4), LOAD_HALF(argument, LOWER_HALF), ALLOW_VALUE(value), END_REFUSED
/* Copies of descriptors, and their flags, but no signals to owners.  gcov locks files. */
#define ALLOW_DESCRIPTORS(call)                                                                    \
    SKIP_UNLESS(__NR_##call, 16), LOAD_HALF(1, LOWER_HALF), ALLOW_VALUE(F_DUPFD),                  \
        ALLOW_VALUE(F_DUPFD_CLOEXEC), ALLOW_VALUE(F_GETFD), ALLOW_VALUE(F_SETFD),                  \
        ALLOW_VALUE(F_GETFL), ALLOW_VALUE(F_SETFL), ALLOW_VALUE(7 /* F_SETLKW */), END_LACKING

/* clang-format off */
/* What depends on more than the number. */
static const struct sock_filter first[] = {
    LOAD(offsetof(struct seccomp_data, arch)),
    BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, MACHINE, 1, 0),
    BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_KILL),
    LOAD(offsetof(struct seccomp_data, nr)),
    /*
     * Threads, but no processes.  A filter cannot see the flags of clone3(); without it the C
     * library uses clone().
     */
    SKIP_UNLESS(__NR_clone, 4), LOAD_HALF(CLONE_FLAGS, LOWER_HALF),
    BPF_JUMP(BPF_JMP | BPF_JSET | BPF_K, CLONE_THREAD, 0, 1), END_ALLOWED, END_REFUSED,
    /* Signals to this process, as of abort(); the processors of this thread. */
    ALLOW_IF(kill, 0, THIS_PROCESS), ALLOW_IF(tgkill, 0, THIS_PROCESS),
    ALLOW_IF(sched_setaffinity, 0, 0),
    /* Limits may only be read: the pointer to new ones is null. */
    SKIP_UNLESS(__NR_prlimit64, 6), LOAD_HALF(2, UPPER_HALF), SKIP_UNLESS(0, 3),
    LOAD_HALF(2, LOWER_HALF), ALLOW_VALUE(0), END_REFUSED,
    /*
     * Asking for a terminal and its width: TCGETS, TCGETS2 and TIOCGWINSZ, and on POWER TCGETS and
     * TIOCGWINSZ.  Inserting input into it, with TIOCSTI, is refused.
     */
    SKIP_UNLESS(__NR_ioctl, 14), LOAD_HALF(1, LOWER_HALF), ALLOW_VALUE(0x5401),
    ALLOW_VALUE(0x802c542a), ALLOW_VALUE(0x5413), ALLOW_VALUE(0x402c7413), ALLOW_VALUE(0x40087468),
    REFUSE_VALUE(0x5412), END_LACKING,
    ALLOW_DESCRIPTORS(fcntl),
#ifdef __NR_fcntl64
    ALLOW_DESCRIPTORS(fcntl64),
#endif
#ifdef __arm__
    ALLOW_VALUE(__ARM_NR_set_tls), ALLOW_VALUE(__ARM_NR_cacheflush),
#endif
};

/*
 * Two instructions for each number.  From 403 on, calls have the same number everywhere, which is
 * written here, since the headers may be older than the kernel that runs.
 */
static const struct sock_filter calls[] = {
    /* Giving a new file the mode and owner of the one that it replaces. */
    ALLOW(fchmod), ALLOW(fchown), ALLOW(fchown32),
    /* Reading and writing; opening files and folders, which Landlock limits; their properties. */
    ALLOW(read), ALLOW(readv), ALLOW(pread64), ALLOW(preadv), ALLOW(write), ALLOW(writev),
    ALLOW(pwrite64), ALLOW(pwritev), ALLOW(lseek), ALLOW(close), ALLOW(fsync), ALLOW(fdatasync),
    ALLOW(ppoll), ALLOW(ftruncate), ALLOW(openat), ALLOW_VALUE(437 /* openat2 */), ALLOW(getdents64),
    ALLOW(getcwd), ALLOW(statx), ALLOW(statfs), ALLOW(fstatfs), ALLOW(readlinkat),
    ALLOW(faccessat), ALLOW_VALUE(439 /* faccessat2 */),
#ifdef __NR_newfstatat
    ALLOW(newfstatat), ALLOW(fstat),
#endif
    /* Memory, for malloc() and threads' stacks; executable memory for libraries loaded late. */
    ALLOW(brk), ALLOW(munmap), ALLOW(mremap), ALLOW(mprotect), ALLOW(madvise),
#ifdef __NR_mmap
    ALLOW(mmap),
#endif
    /* Outputs, which are made next to their final name, and folders, which one run writes into. */
    ALLOW(mkdirat), ALLOW(linkat), ALLOW(renameat2), ALLOW(unlinkat), ALLOW(flock), ALLOW(umask),
#ifdef __NR_renameat
    ALLOW(renameat),
#endif
    /* Threads, and signals that are handled here. */
    ALLOW(futex), ALLOW_VALUE(449 /* futex_waitv */), ALLOW(set_robust_list),
    ALLOW(get_robust_list), ALLOW(membarrier), ALLOW(set_tid_address), ALLOW(sched_yield),
    ALLOW(sched_getaffinity), ALLOW(getcpu), ALLOW(rseq), ALLOW(exit), ALLOW(exit_group),
    ALLOW(rt_sigaction), ALLOW(rt_sigprocmask), ALLOW(rt_sigreturn), ALLOW(rt_sigpending),
    ALLOW(rt_sigsuspend), ALLOW(sigaltstack), ALLOW(restart_syscall),
    /* What single processors need for threads, and for loading libraries. */
#if defined __x86_64__ || defined __i386__
    ALLOW(arch_prctl), ALLOW(get_thread_area), ALLOW(set_thread_area),
#endif
#ifdef __riscv
    ALLOW_VALUE(258 /* riscv_hwprobe */), ALLOW_VALUE(259 /* riscv_flush_icache */),
#endif
    /* Questions about the process itself, the machine and its clock. */
    ALLOW(getpid), ALLOW(gettid), ALLOW(getppid), ALLOW(getuid), ALLOW(geteuid), ALLOW(getgid),
    ALLOW(getegid), ALLOW(getrusage), ALLOW(times), ALLOW(uname), ALLOW(sysinfo), ALLOW(getrandom),
    ALLOW(gettimeofday), ALLOW(clock_gettime), ALLOW(clock_getres), ALLOW(nanosleep),
    ALLOW(clock_nanosleep),
#ifdef __NR_getrlimit
    ALLOW(getrlimit),
#endif
#ifdef __NR__llseek
    ALLOW(_llseek), ALLOW(ugetrlimit),
#endif
#ifdef __NR_time
    ALLOW(time),
#endif
    /* Giving up more: access to files with Landlock. */
    ALLOW_VALUE(444 /* landlock_create_ruleset */), ALLOW_VALUE(445 /* landlock_add_rule */),
    ALLOW_VALUE(446 /* landlock_restrict_self */),

    /* Never needed, and not to be mistaken for what the kernel lacks. */
    /* Programs and processes. */
    REFUSE(execve), REFUSE(execveat), REFUSE(ptrace), REFUSE(process_vm_readv),
    REFUSE(process_vm_writev), REFUSE_VALUE(424 /* pidfd_send_signal */),
    REFUSE_VALUE(434 /* pidfd_open */), REFUSE_VALUE(438 /* pidfd_getfd */),
    REFUSE(rt_sigqueueinfo), REFUSE(rt_tgsigqueueinfo), REFUSE(tkill), REFUSE(setpriority),
    REFUSE(setsid), REFUSE(setpgid),
#ifdef __NR_setrlimit
    REFUSE(setrlimit),
#endif
    /* Sockets; standard input may be one. */
    REFUSE(socket), REFUSE(socketpair), REFUSE(connect), REFUSE(bind), REFUSE(listen),
    REFUSE(accept4), REFUSE(sendto), REFUSE(sendmsg), REFUSE(sendmmsg), REFUSE(recvfrom),
    REFUSE(recvmsg), REFUSE(recvmmsg), REFUSE(setsockopt),
#ifdef __NR_accept
    REFUSE(accept),
#endif
#ifdef __NR_socketcall
    REFUSE(socketcall),
#endif
    /* Ways around this filter, and calls that are often faulty in the kernel. */
    REFUSE_VALUE(425 /* io_uring_setup */), REFUSE_VALUE(426 /* io_uring_enter */),
    REFUSE_VALUE(427 /* io_uring_register */), REFUSE(bpf), REFUSE(userfaultfd),
    REFUSE(perf_event_open), REFUSE(keyctl), REFUSE(add_key), REFUSE(request_key),
    REFUSE(open_by_handle_at), REFUSE(memfd_create),
    /* Files of other kinds, and what Landlock does not limit. */
    REFUSE(symlinkat), REFUSE(mknodat), REFUSE(truncate), REFUSE(fchmodat), REFUSE(fchownat),
    REFUSE(utimensat), REFUSE(setxattr), REFUSE(lsetxattr), REFUSE(fsetxattr), REFUSE(removexattr),
    REFUSE(lremovexattr), REFUSE(fremovexattr),
#ifdef __NR_utime
    REFUSE(utime),
#endif
    /* Privileges and namespaces. */
    REFUSE(setuid), REFUSE(setgid), REFUSE(setreuid), REFUSE(setregid), REFUSE(setresuid),
    REFUSE(setresgid), REFUSE(setfsuid), REFUSE(setfsgid), REFUSE(setgroups), REFUSE(capset),
    REFUSE(personality), REFUSE(unshare), REFUSE(setns), REFUSE(chroot), REFUSE(pivot_root),
    /* The machine. */
    REFUSE(mount), REFUSE(umount2), REFUSE_VALUE(428 /* open_tree */),
    REFUSE_VALUE(429 /* move_mount */), REFUSE_VALUE(430 /* fsopen */),
    REFUSE_VALUE(433 /* fspick */), REFUSE_VALUE(442 /* mount_setattr */), REFUSE(init_module),
    REFUSE(finit_module), REFUSE(delete_module), REFUSE(kexec_load), REFUSE(reboot), REFUSE(swapon),
    REFUSE(swapoff), REFUSE(sethostname), REFUSE(settimeofday), REFUSE(clock_settime),
    REFUSE(adjtimex), REFUSE(syslog),
#ifdef __NR_kexec_file_load
    REFUSE(kexec_file_load),
#endif

#ifdef __NR_sigreturn
    ALLOW(sigaction), ALLOW(sigprocmask), ALLOW(sigreturn), ALLOW(statfs64), ALLOW(fstatfs64),
#endif
#ifdef __NR_open
    /* The same as above on machines older than openat(). */
    ALLOW(open), ALLOW(poll), ALLOW(getdents), ALLOW(stat), ALLOW(lstat), ALLOW(access), ALLOW(readlink),
    ALLOW(mkdir), ALLOW(link), ALLOW(rename), ALLOW(unlink), REFUSE(symlink), REFUSE(mknod),
    REFUSE(chmod), REFUSE(chown), REFUSE(lchown), REFUSE(utimes), REFUSE(fork), REFUSE(vfork),
#endif
#ifdef __NR_mmap2
    /* The same with wider numbers on machines of 32 bits. */
    ALLOW(mmap2), ALLOW(ftruncate64), ALLOW(fstat), ALLOW(stat64), ALLOW(lstat64), ALLOW(fstat64),
    ALLOW(fstatat64), ALLOW(getuid32), ALLOW(geteuid32), ALLOW(getgid32), ALLOW(getegid32),
    ALLOW_VALUE(403 /* clock_gettime64 */), ALLOW_VALUE(406 /* clock_getres_time64 */),
    ALLOW_VALUE(407 /* clock_nanosleep_time64 */), ALLOW_VALUE(414 /* ppoll_time64 */), ALLOW_VALUE(422 /* futex_time64 */),
    REFUSE(truncate64), REFUSE(chown32), REFUSE(lchown32), REFUSE(setuid32), REFUSE(setgid32),
    REFUSE(setreuid32), REFUSE(setregid32), REFUSE(setresuid32), REFUSE(setresgid32),
    REFUSE(setfsuid32), REFUSE(setfsgid32), REFUSE(setgroups32),
#endif
};
/* clang-format on */

/*
 * Writes the filter with the rules of each range together: the kernel runs it for every number when
 * it is entered, and with one long list this would take a fifth of the start of the program.
 * Allocates nothing, since lack of memory must not leave half a filter.
 */
void sandbox_filter_calls(bool creates_files)
{
    static struct sock_filter filter[COUNT(first) + COUNT(calls) + 2UL * RANGES + 1];
    const struct sock_filter lacking = END_LACKING;
    struct sock_filter *step = filter;
    for (size_t i = 0; i < COUNT(first); i++, step++) {
        *step = first[i];
        if (step->k == THIS_PROCESS)
            step->k = (uint32_t)getpid();
    }
    for (uint32_t range = 0; range < RANGES; range++) {
        struct sock_filter *skip = step++;
        for (size_t i = creates_files ? 0 : FOR_FILES; i < COUNT(calls); i += 2)
            if (calls[i].k / RANGE == range) {
                *step++ = calls[i];
                *step++ = calls[i + 1];
            }
        *step++ = lacking;
        *skip = (struct sock_filter)BPF_JUMP(BPF_JMP | BPF_JGE | BPF_K, (range + 1) * RANGE,
                                             (uint8_t)(step - skip - 1), 0);
    }
    *step++ = lacking;
    struct sock_fprog program = {.len = (unsigned short)(step - filter), .filter = filter};
    (void)prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &program);
}

#else

void sandbox_filter_calls(bool creates_files)
{
    (void)creates_files;
}

#endif
