/* SPDX-License-Identifier: BSD-2-Clause */
/*
 * The functions that wrap those of the C library.  They count the calls of the
 * program and of its libraries from the beginning of main() to its end, let one of them fail,
 * and keep a list of the blocks that are allocated.
 */
#define _GNU_SOURCE
#include "shim/shim.h"

#include <dirent.h>
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <link.h>
#include <locale.h>
#include <pthread.h>
#include <signal.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/auxv.h>
#include <sys/stat.h>
#include <sys/uio.h>
#include <time.h>
#include <ucontext.h>
#include <unistd.h>

/* NOLINTBEGIN(readability-inconsistent-declaration-parameter-name): the C library has others */

typedef int main_fn(int, char **, char **);

int __libc_start_main(main_fn *program, int argc, char **argv, void (*init)(void),
                      void (*fini)(void), void (*rtld_fini)(void), void *stack_end);
ssize_t __read_chk(int descriptor, void *buffer, size_t length, size_t size);
ssize_t __pread_chk(int descriptor, void *buffer, size_t length, off_t offset, size_t size);
char *__realpath_chk(const char *name, char *resolved, size_t size);

/*
 * What a program calls that is compiled with _FILE_OFFSET_BITS=64: the same function by another
 * name, where long has 64 bits.
 */
#define BY_OTHER_NAME(function)                                                                    \
    extern __typeof__(function) large_##function __asm__(#function "64")                           \
        __attribute__((alias(#function)))
#ifndef __clang__
/* Such as nothrow, which only callers see. */
#pragma GCC diagnostic ignored "-Wmissing-attributes"
#endif
BY_OTHER_NAME(fstat);
BY_OTHER_NAME(fstatat);
BY_OTHER_NAME(lseek);
BY_OTHER_NAME(lstat);
BY_OTHER_NAME(mkstemp);
BY_OTHER_NAME(open);
BY_OTHER_NAME(openat);
BY_OTHER_NAME(pread);
BY_OTHER_NAME(pwrite);
BY_OTHER_NAME(readdir);
BY_OTHER_NAME(stat);

static struct shim_run *_Atomic armed;

/* Where the program is, and the dynamic linker, whose blocks last as long as threads' stacks. */
static struct {
    uintptr_t begin, end, linker_begin, linker_end;
} code;

static bool is_program(uintptr_t place)
{
    return place >= code.begin && place < code.end;
}

/* The C library's function that one of ours wraps. */
static void find(void *function, const char *name)
{
    void *found = dlsym(RTLD_NEXT, name);
    if (found == NULL)
        abort();
    memcpy(function, &found, sizeof found);
}

/* Declares real as the function that one of ours wraps, which is looked up once. */
#define REAL(function)                                                                             \
    static __typeof__(&(function)) real;                                                           \
    if (real == NULL)                                                                              \
    find((void *)&real, #function)

/* Count a call; true, with errno set, if it has to fail. */
static bool fails(enum shim_kind kind)
{
    static const int errors[SHIM_KINDS] = {ENOMEM, ENOSPC, EIO, EIO, EMFILE, EIO,   EIO,
                                           EIO,    EPERM,  EIO, EIO, EIO,    EAGAIN};
    struct shim_run *run = atomic_load(&armed);
    if (run == NULL)
        return false;
    long number = atomic_fetch_add(&run->calls[kind], 1) + 1;
    if (kind != run->kind || number < run->at || (run->once && number > run->at))
        return false;
    atomic_store(&run->reached, true);
    if (run->signal != 0) {
        kill(getpid(), run->signal);
        return false;
    }
    errno = errors[kind];
    return true;
}

/* The same for an allocation, with the place from which it is asked for. */
static bool allocation_fails(const void *caller)
{
    if (!fails(SHIM_ALLOC))
        return false;
    struct shim_run *run = atomic_load(&armed);
    if (is_program((uintptr_t)caller))
        atomic_store(&run->own_failed, true);
    return true;
}

/* ---- Blocks ------------------------------------------------------------ */

enum { PLACES = 1 << 18 /* for blocks; a power of 2 */ };

/* Where blocks are, by their hash; the lowest bit is set in those that the program asked for. */
static uintptr_t places[PLACES];
static size_t block_counts[2]; /* of the libraries and of the program */
static atomic_flag places_taken = ATOMIC_FLAG_INIT;
static _Thread_local bool kept; /* whether what is allocated now is kept for good */

static size_t place_of(uintptr_t block)
{
    return (size_t)((block >> 4) * UINT64_C(0x9E3779B97F4A7C15) >> 40) & (PLACES - 1);
}

static void remember(const void *block, const void *caller)
{
    uintptr_t value = (uintptr_t)block, from = (uintptr_t)caller;
    if (block == NULL || kept || atomic_load(&armed) == NULL ||
        (from >= code.linker_begin && from < code.linker_end))
        return;
    while (atomic_flag_test_and_set(&places_taken))
        ;
    bool own = is_program(from);
    if (++block_counts[own] > PLACES / 4)
        abort();
    size_t at = place_of(value);
    while (places[at] != 0)
        at = (at + 1) & (PLACES - 1);
    places[at] = value | own;
    atomic_flag_clear(&places_taken);
}

/* Take a block off the list; blocks after it move up to where their search ends. */
static void forget(const void *block)
{
    uintptr_t value = (uintptr_t)block;
    if (block == NULL || atomic_load(&armed) == NULL)
        return;
    while (atomic_flag_test_and_set(&places_taken))
        ;
    size_t at = place_of(value);
    while (places[at] != 0 && (places[at] & ~(uintptr_t)1) != value)
        at = (at + 1) & (PLACES - 1);
    if (places[at] != 0)
        block_counts[places[at] & 1]--;
    for (size_t next = at; places[at] != 0;) {
        next = (next + 1) & (PLACES - 1);
        size_t wanted = place_of(places[next] & ~(uintptr_t)1);
        if (places[next] != 0 && ((next - wanted) & (PLACES - 1)) < ((next - at) & (PLACES - 1)))
            continue;
        places[at] = places[next];
        at = next;
    }
    atomic_flag_clear(&places_taken);
}

void shim_count_blocks(struct shim_run *run)
{
    run->foreign = (long)block_counts[0];
    run->own = (long)block_counts[1];
}

static int note_object(struct dl_phdr_info *object, size_t size, void *context)
{
    (void)size, (void)context;
    bool program = object->dlpi_name[0] == '\0' && code.end == 0;
    bool linker = object->dlpi_addr == getauxval(AT_BASE);
    for (int i = 0; i < object->dlpi_phnum && (program || linker); i++) {
        const ElfW(Phdr) *part = &object->dlpi_phdr[i];
        uintptr_t begin = object->dlpi_addr + part->p_vaddr, end = begin + part->p_memsz;
        uintptr_t *first = program ? &code.begin : &code.linker_begin;
        uintptr_t *last = program ? &code.end : &code.linker_end;
        if (part->p_type != PT_LOAD)
            continue;
        if (*last == 0 || begin < *first)
            *first = begin;
        if (end > *last)
            *last = end;
    }
    return 0;
}

/* Note who is to blame for a wrong address, and have the process killed for it. */
static void note_crash(int signal_number, siginfo_t *info, void *context)
{
    const ucontext_t *state = context;
    struct shim_run *run = atomic_load(&armed);
    uintptr_t place = 0;
    (void)info;
#if defined __x86_64__
    place = (uintptr_t)state->uc_mcontext.gregs[REG_RIP];
#elif defined __aarch64__
    place = state->uc_mcontext.pc;
#else
    (void)state;
#endif
    if (run != NULL)
        run->library_crashed = !is_program(place) && !atomic_load(&run->own_failed);
    signal(signal_number, SIG_DFL);
}

void shim_arm(struct shim_run *run)
{
    struct sigaction action = {.sa_sigaction = note_crash, .sa_flags = SA_SIGINFO};
    if (run != NULL) {
        dl_iterate_phdr(note_object, NULL);
        sigaction(SIGSEGV, &action, NULL);
    }
    atomic_store(&armed, run);
}

void *malloc(size_t size)
{
    REAL(malloc);
    void *block = allocation_fails(__builtin_return_address(0)) ? NULL : real(size);
    remember(block, __builtin_return_address(0));
    return block;
}

void *calloc(size_t count, size_t size)
{
    REAL(calloc);
    void *block = allocation_fails(__builtin_return_address(0)) ? NULL : real(count, size);
    remember(block, __builtin_return_address(0));
    return block;
}

void *realloc(void *old, size_t size)
{
    REAL(realloc);
    if (allocation_fails(__builtin_return_address(0)))
        return NULL;
    forget(old); /* first, for another thread may get its place at once */
    void *block = real(old, size);
    remember(block != NULL || size == 0 ? block : old, __builtin_return_address(0));
    return block;
}

int posix_memalign(void **block, size_t alignment, size_t size)
{
    REAL(posix_memalign);
    int error =
        allocation_fails(__builtin_return_address(0)) ? ENOMEM : real(block, alignment, size);
    remember(error == 0 ? *block : NULL, __builtin_return_address(0));
    return error;
}

void *aligned_alloc(size_t alignment, size_t size)
{
    REAL(aligned_alloc);
    void *block = allocation_fails(__builtin_return_address(0)) ? NULL : real(alignment, size);
    remember(block, __builtin_return_address(0));
    return block;
}

void free(void *block)
{
    REAL(free);
    forget(block);
    real(block);
}

/* The C library keeps what it reads of a locale, even if it fails half-way. */
locale_t newlocale(int mask, const char *name, locale_t base)
{
    REAL(newlocale);
    kept = true;
    locale_t locale = real(mask, name, base);
    kept = false;
    return locale;
}

/* So it does with the time zone, which libarchive has it read when it meets a member's time. */
time_t mktime(struct tm *time)
{
    REAL(mktime);
    kept = true;
    time_t result = real(time);
    kept = false;
    return result;
}

/* So do libraries what they make ready when they are loaded, which they are for good. */
void *dlopen(const char *name, int flags)
{
    REAL(dlopen);
    kept = true;
    void *library = real(name, flags);
    kept = false;
    return library;
}

/*
 * Nothing is made or taken away but below $TMPDIR.  A program that took a device for a file, say,
 * because it could not look at it, would put a file in its place, for everybody on the machine.
 */
static void must_be_inside(const char *name)
{
    char folder[4096];
    const char *inside = getenv("TMPDIR");
    const char *slash = strrchr(name, '/');
    size_t length = slash != NULL ? (size_t)(slash - name) : 0;
    if (atomic_load(&armed) == NULL || length >= sizeof folder)
        return;
    memcpy(folder, name, length);
    folder[length] = '\0';
    if (length > 0 && access(folder, F_OK) != 0)
        return; /* it cannot be made there */
    if (name[0] != '/')
        name = getcwd(folder, sizeof folder);
    length = inside != NULL ? strlen(inside) : 0;
    if (length == 0 || name == NULL || strncmp(name, inside, length) != 0 || name[length] != '/') {
        signal(SIGABRT, SIG_DFL); /* the program's handler would wait for a lock that it has */
        abort();
    }
}

/* ---- Calls ------------------------------------------------------------- */

static bool write_fails(int descriptor)
{
    if (!fails(SHIM_WRITE))
        return false;
    struct shim_run *run = atomic_load(&armed);
    if (descriptor == STDERR_FILENO)
        atomic_store(&run->silent, true);
    return true;
}

ssize_t write(int descriptor, const void *bytes, size_t length)
{
    REAL(write);
    return write_fails(descriptor) ? -1 : real(descriptor, bytes, length);
}

ssize_t writev(int descriptor, const struct iovec *pieces, int count)
{
    REAL(writev);
    return write_fails(descriptor) ? -1 : real(descriptor, pieces, count);
}

ssize_t pwrite(int descriptor, const void *bytes, size_t length, off_t offset)
{
    REAL(pwrite);
    return write_fails(descriptor) ? -1 : real(descriptor, bytes, length, offset);
}

ssize_t read(int descriptor, void *buffer, size_t length)
{
    REAL(read);
    return fails(SHIM_READ) ? -1 : real(descriptor, buffer, length);
}

ssize_t __read_chk(int descriptor, void *buffer, size_t length, size_t size)
{
    REAL(__read_chk);
    return fails(SHIM_READ) ? -1 : real(descriptor, buffer, length, size);
}

ssize_t pread(int descriptor, void *buffer, size_t length, off_t offset)
{
    REAL(pread);
    return fails(SHIM_READ) ? -1 : real(descriptor, buffer, length, offset);
}

ssize_t __pread_chk(int descriptor, void *buffer, size_t length, off_t offset, size_t size)
{
    REAL(__pread_chk);
    return fails(SHIM_READ) ? -1 : real(descriptor, buffer, length, offset, size);
}

int close(int descriptor)
{
    REAL(close);
    int result = real(descriptor);
    return fails(SHIM_CLOSE) ? -1 : result;
}

int open(const char *name, int flags, ...)
{
    REAL(open);
    va_list arguments;
    va_start(arguments, flags);
    bool makes = (flags & O_CREAT) != 0;
    mode_t mode = makes || (flags & O_TMPFILE) == O_TMPFILE ? va_arg(arguments, mode_t) : 0;
    va_end(arguments);
    if (makes)
        must_be_inside(name);
    return fails(SHIM_OPEN) ? -1 : real(name, flags, mode);
}

int openat(int folder, const char *name, int flags, ...)
{
    REAL(openat);
    va_list arguments;
    va_start(arguments, flags);
    mode_t mode = (flags & O_CREAT) != 0 ? va_arg(arguments, mode_t) : 0;
    va_end(arguments);
    return fails(SHIM_OPEN) ? -1 : real(folder, name, flags, mode);
}

int mkstemp(char *template)
{
    REAL(mkstemp);
    must_be_inside(template);
    return fails(SHIM_OPEN) ? -1 : real(template);
}

int fsync(int descriptor)
{
    REAL(fsync);
    (void)real; /* what a test writes need not be on the disk */
    (void)descriptor;
    return fails(SHIM_SYNC) ? -1 : 0;
}

int fdatasync(int descriptor)
{
    return fsync(descriptor);
}

int rename(const char *from, const char *to)
{
    REAL(rename);
    must_be_inside(to);
    return fails(SHIM_PLACE) ? -1 : real(from, to);
}

int link(const char *from, const char *to)
{
    REAL(link);
    must_be_inside(to);
    return fails(SHIM_PLACE) ? -1 : real(from, to);
}

int unlink(const char *name)
{
    REAL(unlink);
    must_be_inside(name);
    return fails(SHIM_UNLINK) ? -1 : real(name);
}

int fchmod(int descriptor, mode_t mode)
{
    REAL(fchmod);
    return fails(SHIM_MODE) ? -1 : real(descriptor, mode);
}

int mkdir(const char *name, mode_t mode)
{
    REAL(mkdir);
    must_be_inside(name);
    return fails(SHIM_MODE) ? -1 : real(name, mode);
}

DIR *fdopendir(int descriptor)
{
    REAL(fdopendir);
    return fails(SHIM_FOLDER) ? NULL : real(descriptor);
}

struct dirent *readdir(DIR *folder)
{
    REAL(readdir);
    return fails(SHIM_FOLDER) ? NULL : real(folder);
}

int stat(const char *name, struct stat *status)
{
    REAL(stat);
    return fails(SHIM_STAT) ? -1 : real(name, status);
}

int lstat(const char *name, struct stat *status)
{
    REAL(lstat);
    return fails(SHIM_STAT) ? -1 : real(name, status);
}

int fstat(int descriptor, struct stat *status)
{
    REAL(fstat);
    return fails(SHIM_STAT) ? -1 : real(descriptor, status);
}

int fstatat(int folder, const char *name, struct stat *status, int flags)
{
    REAL(fstatat);
    return fails(SHIM_STAT) ? -1 : real(folder, name, status, flags);
}

char *realpath(const char *name, char *resolved)
{
    REAL(realpath);
    return fails(SHIM_STAT) ? NULL : real(name, resolved);
}

char *__realpath_chk(const char *name, char *resolved, size_t size)
{
    REAL(__realpath_chk);
    return fails(SHIM_STAT) ? NULL : real(name, resolved, size);
}

off_t lseek(int descriptor, off_t offset, int whence)
{
    REAL(lseek);
    return fails(SHIM_SEEK) ? -1 : real(descriptor, offset, whence);
}

int pthread_create(pthread_t *thread, const pthread_attr_t *attributes, void *(*start)(void *),
                   void *argument)
{
    REAL(pthread_create);
    return fails(SHIM_THREAD) ? EAGAIN : real(thread, attributes, start, argument);
}

/* ---- The beginning ----------------------------------------------------- */

static main_fn *program_main;

static int tried_main(int argc, char **argv, char **environment)
{
    return shim_trials(program_main, argc, argv, environment);
}

int __libc_start_main(main_fn *program, int argc, char **argv, void (*init)(void),
                      void (*fini)(void), void (*rtld_fini)(void), void *stack_end)
{
    REAL(__libc_start_main);
    program_main = program;
    return real(tried_main, argc, argv, init, fini, rtld_fini, stack_end);
}

/* NOLINTEND(readability-inconsistent-declaration-parameter-name) */
