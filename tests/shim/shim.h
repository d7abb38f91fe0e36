/* SPDX-License-Identifier: BSD-2-Clause */
/*
 * System calls and allocations that fail when a test says so, or before which a signal comes, in
 * any program that is started with the shared object of shim*.c preloaded.
 */
#ifndef SHIM_H
#define SHIM_H

#include <stdatomic.h>
#include <stdbool.h>

/** Kinds of calls; those of a kind are counted together, and fail with the same error. */
enum shim_kind {
    SHIM_ALLOC,  /* malloc(), calloc(), realloc(), and what is made of them: ENOMEM */
    SHIM_WRITE,  /* write(), writev(), pwrite(): ENOSPC */
    SHIM_READ,   /* read(), pread(): EIO */
    SHIM_CLOSE,  /* close(), which closes nevertheless: EIO */
    SHIM_OPEN,   /* open(), openat(), mkstemp(): EMFILE */
    SHIM_SYNC,   /* fsync(), fdatasync(): EIO */
    SHIM_PLACE,  /* rename(), link(): EIO */
    SHIM_UNLINK, /* unlink(): EIO */
    SHIM_MODE,   /* fchmod(), mkdir(): EPERM */
    SHIM_FOLDER, /* fdopendir(), readdir(): EIO */
    SHIM_STAT,   /* stat(), fstat(), lstat(), fstatat(), realpath(): EIO */
    SHIM_SEEK,   /* lseek(): EIO */
    SHIM_THREAD, /* pthread_create(): EAGAIN */
    SHIM_KINDS
};

/** One run: which call is to fail, and what came of it.  In memory that processes share. */
struct shim_run {
    enum shim_kind kind; /* SHIM_KINDS: none is to fail */
    long at;             /* the number of the call, from 1 */
    bool once;           /* whether those of that kind after it succeed */
    int signal;          /* that comes before the call, which does not fail then; 0: none */
    atomic_long calls[SHIM_KINDS];
    atomic_bool reached;    /* whether a call failed, or the signal was sent */
    atomic_bool silent;     /* whether the one that failed was to write to standard error */
    atomic_bool own_failed; /* whether it was an allocation that the program itself asked for */
    bool library_crashed;   /* whether the run was killed for a wrong address in a library */
    long own, foreign;      /* blocks left: the program's own, and those of its libraries */
    int descriptors;        /* that are left open, but for the standard ones */
    bool returned;          /* whether main() did */
};

/** From now on calls are counted, and fail as the run says; NULL ends that. */
void shim_arm(struct shim_run *run);

/** Count the blocks that were allocated while calls were counted, and not freed since. */
void shim_count_blocks(struct shim_run *run);

/** Run the program with one call after the other failing, and at last as it is. */
int shim_trials(int (*program)(int, char **, char **), int argc, char **argv, char **environment);

#endif
