/* SPDX-License-Identifier: BSD-2-Clause */
#include "outputs/new_file.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/* ---- Signals ------------------------------------------------------------- */

/*
 * All other signals end a program; they are handled, if possible, even those of crashes, because
 * the handler is safe anywhere.
 */
static const int harmless_signals[] = {
    SIGCHLD,  SIGCONT, SIGTSTP, SIGTTIN, SIGTTOU, SIGURG,
#ifdef SIGWINCH
    SIGWINCH,
#endif
#ifdef SIGINFO
    SIGINFO,
#endif
};

/*
 * The existing temporary files.  A thread that holds the lock has these signals blocked, so that a
 * handler can only wait for another thread.  Blocking does not stop abort(), which unblocks its
 * signal; but with the lock held only the C library is called, to open, rename and remove files and
 * to handle signals, and that does not abort.  A crash does not wait for the lock either: if its
 * signal is blocked, it ends the process without a handler.
 */
static struct {
    atomic_flag lock;
    bool handled;
    struct temporary *first;
    char ending[sizeof ".XXXXXX"]; /* of all names; random, and "" before there are any */
} temporaries = {.lock = ATOMIC_FLAG_INIT};

static void ending_set(sigset_t *set)
{
    sigfillset(set);
    for (size_t i = 0; i < sizeof harmless_signals / sizeof *harmless_signals; i++)
        sigdelset(set, harmless_signals[i]);
}

/* Take the lock with the signals blocked; stores those that were blocked before. */
static void block_and_lock(sigset_t *before)
{
    sigset_t set;
    ending_set(&set);
    pthread_sigmask(SIG_BLOCK, &set, before);
    while (atomic_flag_test_and_set_explicit(&temporaries.lock, memory_order_acquire))
        ; /* it is never held for long */
}

/* Keeps the lock, so that no further file is made, and the signals blocked. */
void temporaries_remove(void)
{
    sigset_t before;
    block_and_lock(&before);
    for (const struct temporary *at = temporaries.first; at != NULL; at = at->next)
        unlink(at->name);
}

/* Remove the temporary files and end by the signal. */
static void end_by_signal(int number)
{
    sigset_t set;
    temporaries_remove();
    signal(number, SIG_DFL);
    sigemptyset(&set);
    sigaddset(&set, number);
    /* raise() of some C libraries makes a call that the sandbox refuses. */
    kill(getpid(), number);
    pthread_sigmask(SIG_UNBLOCK, &set, NULL);
}

/* Handle the signals, except those that the program was started to ignore. */
static void handle_signals(void)
{
    struct sigaction action = {.sa_handler = end_by_signal}, before;
    ending_set(&action.sa_mask);
    for (int number = 1; number <= SIGRTMAX; number++)
        if (sigismember(&action.sa_mask, number) == 1 && sigaction(number, NULL, &before) == 0 &&
            before.sa_handler == SIG_DFL)
            (void)sigaction(number, &action, NULL); /* SIGKILL cannot be handled */
    temporaries.handled = true;
}

/* Lock the table to change it, as block_and_lock(). */
static void temporaries_lock(sigset_t *before)
{
    block_and_lock(before);
    if (!temporaries.handled)
        handle_signals();
}

static void temporaries_unlock(const sigset_t *before)
{
    atomic_flag_clear_explicit(&temporaries.lock, memory_order_release);
    pthread_sigmask(SIG_SETMASK, before, NULL);
}

/* ---- Files --------------------------------------------------------------- */

/* Make a file whose name has room for the ending, with the table locked; -1 with errno set. */
static int make(char *name)
{
    enum { ENDING = sizeof temporaries.ending };
    char *ending = name + strlen(name);
    if (temporaries.ending[0] != '\0') {
        memcpy(ending, temporaries.ending, ENDING);
        return open(name, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0600);
    }
    memcpy(ending, ".XXXXXX", ENDING);
    int descriptor = mkstemp(name);
    if (descriptor >= 0)
        memcpy(temporaries.ending, ending, ENDING);
    return descriptor;
}

int temporary_open(struct temporary **temporary, const char *target)
{
    const char *slash = strrchr(target, '/');
    int folder = slash != NULL ? (int)(slash + 1 - target) : 0;
    size_t length = strlen(target), size = length + 1 + sizeof temporaries.ending;
    struct temporary *made = malloc(sizeof *made + size + length + 1);
    *temporary = NULL;
    if (made == NULL)
        return -1;
    *made = (struct temporary){.target = made->name + size};
    snprintf(made->name, size, "%.*s.%s", folder, target, target + folder);
    memcpy(made->name + size, target, length + 1);
    sigset_t before;
    temporaries_lock(&before);
    int descriptor = make(made->name);
    if (descriptor >= 0) {
        made->next = temporaries.first;
        temporaries.first = made;
    }
    temporaries_unlock(&before);
    if (descriptor < 0)
        free(made);
    else
        *temporary = made;
    return descriptor;
}

int temporary_end(struct temporary *temporary, bool keep)
{
    const char *name = temporary->name, *target = temporary->target, *backup = temporary->backup;
    sigset_t before;
    int error = 0;
    temporaries_lock(&before);
    /* After a rename, another process may soon use the temporary name. */
    bool backs_up = keep && backup != NULL;
    if (backs_up && link(target, backup) != 0) {
        error = errno;
        backs_up = false;
    }
    if (keep && error == 0 && (temporary->is_new ? link(name, target) : rename(name, target)) != 0)
        error = errno;
    if (!keep || temporary->is_new || error != 0)
        unlink(name);
    if (backs_up && error != 0)
        unlink(backup);
    struct temporary **at = &temporaries.first;
    while (*at != temporary)
        at = &(*at)->next;
    *at = temporary->next;
    temporaries_unlock(&before);
    free(temporary->backup);
    free(temporary);
    return error;
}
