/* SPDX-License-Identifier: BSD-2-Clause */
/*
 * usage: tool_sandbox RENAMED MADE OUTSIDE INPUT...
 *        tool_sandbox --abort | --numbers | --modes | --other-machine
 *
 * Enters the sandbox of the program with these inputs, an output in the folder RENAMED and
 * files to be made in the folder MADE, and tries what is forbidden and what is allowed.  A line
 * for what the kernel has, and one for each try: its name, a tab, and 0 or the error.  OUTSIDE is a
 * file that is not an input.
 *
 * The others enter the sandbox of a command that creates no files.  With --abort the tool aborts
 * there.  With --numbers it prints for each number a call may have whether the filter allows it,
 * refuses it, or lacks it, a line for each; none is carried out.  With --modes it tries to set the
 * mode and owner of a file, and with --other-machine a call of i386 on x86_64.
 */
#define _GNU_SOURCE
#include "sandbox/sandbox.h"

#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <unistd.h>

#ifdef __linux__
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <sched.h>
#include <stddef.h>
#include <sys/ioctl.h>
#include <sys/mount.h>
#include <sys/prctl.h>
#include <sys/ptrace.h>
#include <sys/syscall.h>
#endif

/* Print the result of a try, which is -1 if errno has the reason. */
static void say(const char *name, long result)
{
    const char *error = "0";
    if (result == -1)
        error = errno == EPERM    ? "EPERM"
                : errno == EACCES ? "EACCES"
                : errno == ENOENT ? "ENOENT"
                : errno == EXDEV  ? "EXDEV"
                : errno == ENOSYS ? "ENOSYS"
                : errno == EBADF  ? "EBADF"
                                  : strerror(errno);
    printf("%s\t%s\n", name, error);
    fflush(stdout);
}

static void say_open(const char *name, const char *path, int flags)
{
    int descriptor = open(path, flags | O_CLOEXEC, 0600);
    say(name, descriptor);
    if (descriptor >= 0)
        close(descriptor);
}

/* The path of a file in a folder, until the next call. */
static const char *in(const char *folder, const char *file)
{
    static char path[4096];
    snprintf(path, sizeof path, "%s/%s", folder, file);
    return path;
}

static void *run_thread(void *context)
{
    *(int *)context = 0;
    return NULL;
}

static void try_modes(void)
{
    say("fchmod", fchmod(-1, 0600));
    say("fchown", fchown(-1, getuid(), getgid()));
}

/* Ends the process if the filter knows the machine, or if the kernel lacks such calls. */
static void call_other_machine(void)
{
#ifdef __x86_64__
    long process = 20; /* getpid() of i386 */
    __asm__ volatile("int $0x80" : "+a"(process) : : "memory", "r8", "r9", "r10", "r11");
#endif
}

/* None of these would do harm if it were not refused. */
static void try_calls(void)
{
    struct rlimit limit = {0, 0};
    pthread_t thread;
    int result = -1;
    char *const arguments[] = {(char[]){"true"}, NULL};
    if (pthread_create(&thread, NULL, run_thread, &result) == 0)
        pthread_join(thread, NULL);
    say("thread", result);
    say("core", getrlimit(RLIMIT_CORE, &limit) == 0 && limit.rlim_max == 0 ? 0 : -1);
#ifdef __linux__
    int pair[2];
    pid_t child = fork();
    if (child == 0)
        _exit(0);
    say("fork", child);
    child = (pid_t)syscall(SYS_clone, SIGCHLD, NULL, NULL, NULL, NULL);
    if (child == 0)
        _exit(0);
    say("clone", child);
    say("clone3", syscall(435 /* everywhere */, NULL, 0));
    say("kill", kill(getppid(), 0));
    say("tgkill", syscall(SYS_tgkill, getppid(), getppid(), 0));
    say("own-kill", kill(getpid(), 0));
    say("own-tgkill", syscall(SYS_tgkill, getpid(), getpid(), 0));
    say("execve", execv("/there-is-none", arguments));
    say("execveat", syscall(SYS_execveat, AT_FDCWD, "/there-is-none", arguments, NULL, 0));
    say("socket", socket(AF_INET, SOCK_STREAM, 0));
    say("socket-unix", socket(AF_UNIX, SOCK_DGRAM, 0));
    say("socketpair", socketpair(AF_UNIX, SOCK_STREAM, 0, pair));
    say("connect", connect(0, NULL, 0));
    say("bind", bind(0, NULL, 0));
    say("listen", listen(0, 1));
    say("accept", accept(0, NULL, NULL));
    say("sendto", sendto(0, "", 1, 0, NULL, 0));
    say("ptrace", ptrace(PTRACE_DETACH, 0, NULL, NULL));
    say("process_vm_readv", syscall(SYS_process_vm_readv, getpid(), NULL, 0, NULL, 0, 0));
    say("setuid", setuid(getuid()));
    say("setgroups", syscall(SYS_setgroups, -1, NULL));
    say("unshare", unshare(CLONE_FS));
    say("setns", setns(-1, 0));
    say("chroot", chroot(""));
    say("mount", mount("none", "", "none", 0, NULL));
    say("personality", syscall(SYS_personality, 0xffffffff));
    say("bpf", syscall(SYS_bpf, 0, NULL, 0));
    say("perf_event_open", syscall(SYS_perf_event_open, NULL, 0, -1, -1, 0));
    say("userfaultfd", syscall(SYS_userfaultfd, 0));
    say("io_uring_setup", syscall(425 /* everywhere */, 1, NULL));
    say("keyctl", syscall(SYS_keyctl, 0, 0, 0, 0, 0));
    say("kexec_load", syscall(SYS_kexec_load, 0, 0, NULL, 0));
    say("delete_module", syscall(SYS_delete_module, "none", 0));
    say("prlimit", syscall(SYS_prlimit64, 0, RLIMIT_CORE, &limit, NULL));
    say("processors", sched_setaffinity(getppid(), 0, NULL));
    say("fcntl", fcntl(STDOUT_FILENO, F_SETOWN, getpid()));
    say("prctl", prctl(PR_GET_DUMPABLE));
    try_modes();
    say("msgget", syscall(SYS_msgget, 0, 0));
    say("newer", syscall(1000));
#ifdef TIOCSTI
    say("ioctl", ioctl(-1, TIOCSTI, "x"));
#endif
#endif
}

static void try_files(const char *renamed, const char *made, const char *outside, char **inputs)
{
    char other[4096];
    for (; *inputs != NULL; inputs++) {
        struct stat status;
        bool folder = stat(*inputs, &status) == 0 && S_ISDIR(status.st_mode);
        say_open("read-input", *inputs, O_RDONLY | (folder ? O_DIRECTORY : 0));
        if (folder)
            say_open("read-beneath-input", in(*inputs, "file"), O_RDONLY);
        else
            say_open("write-input", *inputs, O_WRONLY);
    }
    say_open("read-outside", outside, O_RDONLY);
    say_open("write-outside", outside, O_WRONLY);
    say_open("read-passwords", "/etc/passwd", O_RDONLY);
    say_open("read-folder", "/etc", O_RDONLY | O_DIRECTORY);
    say_open("read-absent", "/etc/there-is-none", O_RDONLY);
    say_open("read-library", "/usr/lib", O_RDONLY | O_DIRECTORY);
#ifdef O_TMPFILE
    /* Leaves nothing there if it is allowed after all. */
    say_open("write-library", "/usr/lib", O_WRONLY | O_TMPFILE);
#endif
    say("remove-outside", unlink(outside));
    say("link-outside", link(outside, in(made, "link")));
    say("folder", mkdir(in(made, "folder"), 0700));
    say("symlink", symlink("/etc/passwd", in(made, "symlink")));
    say("pipe", mkfifo(in(made, "pipe"), 0600));
    snprintf(other, sizeof other, "%s", in(renamed, "temporary"));
    say("rename", rename(other, in(renamed, "output")));
    say_open("make-in-renamed", in(renamed, "more"), O_WRONLY | O_CREAT | O_EXCL);
    say_open("make", in(made, "new"), O_RDWR | O_CREAT | O_EXCL);
    snprintf(other, sizeof other, "%s", in(made, "new"));
    say("link", link(other, in(made, "newer")));
    say("remove", unlink(other));
    say_open("temporary", in(getenv("TMPDIR"), "temporary"), O_RDWR | O_CREAT | O_EXCL);
}

/* What this kernel has. */
static void say_kernel(void)
{
#ifdef __linux__
    printf("kernel\tlandlock %s, seccomp %s\n",
           syscall(444 /* everywhere */, NULL, 0, 1) > 0 ? "yes" : "none",
           prctl(PR_GET_SECCOMP) >= 0 ? "yes" : "none");
#else
    puts("kernel\tlandlock none, seccomp none");
#endif
    fflush(stdout);
}

#ifdef __linux__

/* Ask for each number what becomes of it; a filter of our own keeps what is allowed from us. */
static int say_numbers(void)
{
    enum { LAST_ARGUMENT = 0x5eed, NUMBERS = 1024, KEPT = EXDEV };
    const size_t place = offsetof(struct seccomp_data, args) + 5 * sizeof(uint64_t) +
                         (__BYTE_ORDER__ == __ORDER_BIG_ENDIAN__ ? 4 : 0);
    struct sock_filter filter[] = {
        BPF_STMT(BPF_LD | BPF_W | BPF_ABS, (uint32_t)place),
        BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, LAST_ARGUMENT, 0, 1),
        BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ERRNO | KEPT),
        BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ALLOW),
    };
    struct sock_fprog program = {.len = sizeof filter / sizeof *filter, .filter = filter};
    if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) != 0 ||
        prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &program) != 0)
        return 2;
    sandbox_enter(false);
    for (int number = 0; number < NUMBERS; number++) {
#ifdef __x86_64__
        /* Those of probes, which no filter sees. */
        if (number == 335 || number == 336)
            continue;
#endif
        long result = syscall(number, 0, 0, 0, 0, 0, LAST_ARGUMENT);
        const char *what = result == -1 && errno == KEPT     ? "allowed"
                           : result == -1 && errno == EPERM  ? "refused"
                           : result == -1 && errno == ENOSYS ? "lacking"
                                                             : "made";
        printf("%d\t%s\n", number, what);
    }
    return 0;
}

#else

static int say_numbers(void)
{
    return 2;
}

#endif

int main(int argc, char **argv)
{
    if (argc == 2 && strcmp(argv[1], "--numbers") == 0)
        return say_numbers();
    if (argc == 2 && argv[1][0] == '-') {
        sandbox_enter(false);
        if (strcmp(argv[1], "--abort") == 0)
            abort();
        if (strcmp(argv[1], "--modes") == 0)
            try_modes();
        if (strcmp(argv[1], "--other-machine") == 0)
            call_other_machine();
        return strcmp(argv[1], "--modes") != 0;
    }
    if (argc < 5) {
        fputs("usage: tool_sandbox RENAMED MADE OUTSIDE INPUT...\n", stderr);
        return 2;
    }
    struct input_options inputs = {.count = argc - 4, .files = argv + 4};
    say_kernel();
    sandbox_enter(true);
    sandbox_keep_file(in(argv[1], "temporary"));
    (void)sandbox_keep(argv[2], TO_MAKE);
    sandbox_files(&inputs);
    try_calls();
    try_files(argv[1], argv[2], argv[3], argv + 4);
    return 0;
}
