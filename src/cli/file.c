/* SPDX-License-Identifier: BSD-2-Clause */
#include "cli/file.h"

#include "cli/message.h"
#include "cli/sandbox.h"
#include "cli/write.h"
#include "input/feed.h"
#include "input/spool.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

static const char temporary_ending[] = ".XXXXXX";

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
void new_files_remove(void)
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
    new_files_remove();
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

static void temporaries_add(struct temporary *temporary)
{
    temporary->before = NULL;
    temporary->next = temporaries.first;
    if (temporary->next != NULL)
        temporary->next->before = temporary;
    temporaries.first = temporary;
}

static void temporaries_drop(const struct temporary *temporary)
{
    if (temporary->next != NULL)
        temporary->next->before = temporary->before;
    if (temporary->before != NULL)
        temporary->before->next = temporary->next;
    else
        temporaries.first = temporary->next;
}

/* ---- Files --------------------------------------------------------------- */

static int write_file(void *context, const char *bytes, size_t length)
{
    const struct new_file *file = context;
    return cli_write_all(file->held >= 0 ? file->held : file->descriptor, bytes, length);
}

/*
 * Whether the name exists and is not a regular file, for example /dev/null or a pipe, or is one
 * that has no name any more: /dev/stdout may lead to it.  Returns false with *error set if that is
 * unknown, so that it is not replaced as a regular file.
 */
static bool is_special(const char *name, int *error)
{
    struct stat status;
    bool found = stat(name, &status) == 0;
    *error = found || errno == ENOENT ? 0 : errno;
    return found && (!S_ISREG(status.st_mode) || status.st_nlink == 0);
}

/* Give a file the owner and group of another one; false if that is not permitted. */
static bool set_owner(int descriptor, const struct stat *other)
{
    struct stat status;
    if (fstat(descriptor, &status) != 0)
        return false;
    if (status.st_uid == other->st_uid && status.st_gid == other->st_gid)
        return true;
    return fchown(descriptor, other->st_uid, other->st_gid) == 0;
}

/*
 * Give a file the mode, and if it is asked for the owner, of the one that it replaces, or the mode
 * that a new file usually gets.
 */
static bool set_mode(int descriptor, const char *replaced, bool with_owner)
{
    struct stat status;
    mode_t mask = umask(0);
    umask(mask);
    /* A change of the owner takes some modes away. */
    if (stat(replaced, &status) == 0)
        return (!with_owner || set_owner(descriptor, &status)) &&
               fchmod(descriptor, status.st_mode & 07777) == 0;
    return errno == ENOENT && fchmod(descriptor, 0666 & ~mask) == 0;
}

/*
 * Give a temporary file its name, or remove it, with the table locked: after a rename, another
 * process may soon use the temporary name.  Returns the number of the error, or 0.
 */
static int settle(struct temporary *temporary, const char *name, bool is_new, bool keep)
{
    int error = 0;
    if (keep && (is_new ? link(temporary->name, name) : rename(temporary->name, name)) != 0)
        error = errno;
    if (!keep || is_new || error != 0)
        unlink(temporary->name);
    temporaries_drop(temporary);
    return error;
}

static void remove_temporary(const struct new_file *file)
{
    sigset_t before;
    temporaries_lock(&before);
    (void)settle(file->temporary, file->name, file->is_new, false);
    temporaries_unlock(&before);
}

/*
 * Open a new file next to the one that the name leads to through links.  Its name begins with a
 * dot, so that programs that read the folder, including this one, skip it.
 */
static int open_temporary(struct new_file *file)
{
    file->target = realpath(file->name, NULL);
    if (file->target == NULL && errno != ENOENT)
        return -1;
    const char *target = file->target != NULL ? file->target : file->name;
    const char *slash = strrchr(target, '/');
    int folder = slash != NULL ? (int)(slash + 1 - target) : 0;
    size_t size = strlen(target) + 1 + sizeof temporary_ending;
    file->temporary = malloc(sizeof *file->temporary + size);
    if (file->temporary == NULL)
        return -1;
    snprintf(file->temporary->name, size, "%.*s.%s%s", folder, target, target + folder,
             temporary_ending);
    sigset_t before;
    temporaries_lock(&before);
    int descriptor = mkstemp(file->temporary->name);
    if (descriptor >= 0)
        temporaries_add(file->temporary);
    temporaries_unlock(&before);
    if (descriptor >= 0 && !set_mode(descriptor, target, file->version != NULL)) {
        int error = errno;
        close(descriptor);
        remove_temporary(file);
        errno = error;
        descriptor = -1;
    }
    return descriptor;
}

/* Free the names that a file has beside its own. */
static void free_names(struct new_file *file)
{
    free(file->temporary);
    free(file->target);
    free(file->backup);
}

/* Set what a file is before it is opened; does not clear the buffer, which is large. */
static void set_name(struct new_file *file, const char *name)
{
    memset(file, 0, offsetof(struct new_file, output));
    file->name = name;
    file->descriptor = file->held = -1;
}

/* Begin the output to a file, or report that it could not be opened. */
static struct output *begin(struct cli *cli, struct new_file *file)
{
    if (file->descriptor < 0) {
        cli_trouble(cli, file->name, strerror(errno));
        free_names(file);
        return NULL;
    }
    output_begin(&file->output, write_file, file);
    return &file->output;
}

struct output *new_file_begin(struct cli *cli, struct new_file *file, const char *name)
{
    int error;
    set_name(file, name);
    if (name == NULL || strcmp(name, "-") == 0)
        return cli->out;
    file->synced = true;
    if (is_special(name, &error))
        file->descriptor = open(name, O_WRONLY | O_CLOEXEC);
    else if (error == 0)
        file->descriptor = open_temporary(file);
    else
        errno = error;
    if (file->descriptor >= 0 && file->temporary != NULL)
        sandbox_keep_file(file->temporary->name);
    return begin(cli, file);
}

struct output *new_file_begin_whole(struct cli *cli, struct new_file *file, const char *name)
{
    struct output *output = new_file_begin(cli, file, name);
    if (output == NULL || file->temporary != NULL)
        return output;
    file->held = spool_make();
    if (file->held < 0) {
        cli_trouble(cli, "temporary file", strerror(errno));
        new_file_end(cli, file, false);
        return NULL;
    }
    output_begin(&file->output, write_file, file);
    return &file->output;
}

/*
 * Return why a file of that name is not replaced by a small one, whose name was made and is not the
 * user's; NULL if it can be.
 */
static const char *small_file_stays(const char *name)
{
    struct stat target, input;
    if (lstat(name, &target) != 0)
        return NULL;
    if (S_ISLNK(target.st_mode))
        return "a symbolic link is not replaced";
    if (fstat(STDIN_FILENO, &input) == 0 && target.st_dev == input.st_dev &&
        target.st_ino == input.st_ino)
        return "standard input comes from this file";
    return NULL;
}

struct output *new_file_begin_small(struct cli *cli, struct new_file *file, const char *name,
                                    bool replace)
{
    const char *kept = replace ? small_file_stays(name) : NULL;
    set_name(file, name);
    if (kept != NULL) {
        cli_trouble(cli, name, kept);
        return NULL;
    }
    file->is_new = !replace;
    file->descriptor = open_temporary(file);
    return begin(cli, file);
}

int new_file_same(const struct new_file *one, const struct new_file *other, bool *same)
{
    int error = 0;
    *same = one->descriptor < 0 && other->descriptor < 0;
    if (one->temporary == NULL || other->temporary == NULL)
        return 0;
    /* The names need not exist yet, but the temporary files do; they differ in their endings. */
    char *first = realpath(one->temporary->name, NULL);
    char *second = first != NULL ? realpath(other->temporary->name, NULL) : NULL;
    if (second == NULL)
        error = errno;
    else if (strlen(first) == strlen(second))
        *same = strncmp(first, second, strlen(first) - strlen(temporary_ending)) == 0;
    free(first);
    free(second);
    return error;
}

/* Give the file its name, or remove it; returns the number of the error, or 0. */
static int put_in_place(const struct new_file *file)
{
    const char *target = file->target != NULL ? file->target : file->name;
    sigset_t before;
    int error = 0;
    temporaries_lock(&before);
    bool backs_up = file->backup != NULL;
    if (backs_up && link(target, file->backup) != 0) {
        error = errno;
        backs_up = false;
    }
    int of_name =
        settle(file->temporary, file->is_new ? file->name : target, file->is_new, error == 0);
    if (of_name != 0 && backs_up)
        unlink(file->backup);
    temporaries_unlock(&before);
    return error != 0 ? error : of_name;
}

/* End a file that was opened; returns the number of the error, or 0. */
static int end(struct new_file *file, bool keep)
{
    int error = output_flush(&file->output);
    if (error == 0 && keep && file->synced && file->temporary != NULL &&
        fsync(file->descriptor) != 0)
        error = errno;
    if (close(file->descriptor) != 0 && error == 0)
        error = errno;
    if (file->temporary != NULL && error == 0 && keep)
        error = put_in_place(file);
    else if (file->temporary != NULL)
        remove_temporary(file);
    free_names(file);
    return error;
}

/* Pass what was held on to where it goes; returns the number of the error, or 0. */
static int pass_on(struct new_file *file, bool keep, struct output *standard)
{
    struct output *to = file->descriptor >= 0 ? &file->output : standard;
    int held = file->held, error = output_flush(&file->output);
    uint64_t offset = 0;
    ptrdiff_t got = error == 0 && keep;
    file->held = -1;
    while (got > 0) {
        char *room = output_room(to, OUTPUT_BUFFER);
        got = read_at(held, offset, room, OUTPUT_BUFFER);
        if (got > 0)
            output_take(to, room + got);
        else if (got < 0)
            error = errno;
        offset += (uint64_t)got;
    }
    close(held);
    return error;
}

bool new_file_end(struct cli *cli, struct new_file *file, bool keep)
{
    int error = file->held >= 0 ? pass_on(file, keep, cli->out) : 0;
    const char *subject = error != 0 ? "temporary file" : file->name;
    if (file->descriptor >= 0) {
        int of_end = end(file, keep && error == 0);
        error = error != 0 ? error : of_end;
    }
    if (error != 0)
        cli_trouble(cli, subject,
                    error == EEXIST && file->in_the_way != NULL ? file->in_the_way
                                                                : strerror(error));
    return error == 0;
}

/* ---- Waiting ------------------------------------------------------------- */

/* Return the number of the error that keeps a file from getting its name, or 0. */
static int waiting_error(const struct waiting_file *waiting)
{
    struct stat status;
    if (lstat(waiting->name, &status) != 0)
        return errno == ENOENT ? 0 : errno;
    return waiting->is_new ? EEXIST : S_ISDIR(status.st_mode) ? EISDIR : 0;
}

bool new_file_wait(struct cli *cli, struct new_file *file, struct waiting_file *waiting)
{
    int error = output_flush(&file->output);
    *waiting = (struct waiting_file){strdup(file->name), file->temporary, file->is_new};
    if (close(file->descriptor) != 0 && error == 0)
        error = errno;
    if (error == 0)
        error = waiting->name == NULL ? ENOMEM : waiting_error(waiting);
    if (error != 0) {
        remove_temporary(file);
        cli_trouble(cli, file->name, strerror(error));
        free(waiting->name);
    } else {
        file->temporary = NULL;
    }
    free_names(file);
    return error == 0;
}

bool waiting_files_end(struct cli *cli, struct waiting_file *files, size_t count, bool keep)
{
    sigset_t before;
    size_t failed = 0;
    int error = 0;
    for (size_t i = 0; i < count && keep && error == 0; i++) {
        error = waiting_error(&files[i]);
        failed = i;
    }
    temporaries_lock(&before);
    for (size_t i = 0; i < count; i++) {
        int of_this =
            settle(files[i].temporary, files[i].name, files[i].is_new, keep && error == 0);
        failed = of_this != 0 ? i : failed;
        error = of_this != 0 ? of_this : error;
    }
    temporaries_unlock(&before);
    if (error != 0)
        cli_trouble(cli, files[failed].name, strerror(error));
    for (size_t i = 0; i < count; i++) {
        free(files[i].temporary);
        free(files[i].name);
    }
    return error == 0;
}

/* ---- Replacing ----------------------------------------------------------- */

const char file_was_changed[] = "not replaced: it was changed while it was read";

/* The name of a backup; NULL without memory. */
static char *backup_name(const char *target, const char *suffix)
{
    size_t size = strlen(target) + strlen(suffix) + 1;
    char *backup = malloc(size);
    if (backup != NULL)
        snprintf(backup, size, "%s%s", target, suffix);
    return backup;
}

/* Why a backup of a file cannot be made, or NULL. */
static const char *backup_fails(const char *name, const char *suffix)
{
    struct stat status;
    char *target = realpath(name, NULL);
    char *backup = target != NULL ? backup_name(target, suffix) : NULL;
    int error = backup == NULL || lstat(backup, &status) != 0 ? errno : EEXIST;
    free(backup);
    free(target);
    return error == ENOENT   ? NULL
           : error == EEXIST ? "not replaced: it has a backup already; use another suffix"
                             : strerror(error);
}

const char *file_stays(const char *name, const struct file_version *version, const char *suffix)
{
    struct stat status;
    bool found = stat(name, &status) == 0;
    if (!found && errno != ENOENT)
        return strerror(errno);
    struct file_version now = {.size = 0};
    if (found)
        now = version_of(&status);
    if (!found || !version_equal(&now, version))
        return file_was_changed;
    if (status.st_nlink > 1)
        return "not replaced: it has several hard links, of which only one would be replaced";
    return *suffix != '\0' ? backup_fails(name, suffix) : NULL;
}

const char *new_file_begin_in_place(struct new_file *file, const char *name,
                                    const struct file_version *version, const char *suffix)
{
    set_name(file, name);
    const char *reason = file_stays(name, version, suffix);
    if (reason != NULL)
        return reason;
    file->version = version;
    file->synced = true;
    file->descriptor = open_temporary(file);
    if (file->descriptor < 0) {
        reason = strerror(errno);
        free_names(file);
        return reason;
    }
    output_begin(&file->output, write_file, file);
    if (*suffix == '\0')
        return NULL;
    file->backup = backup_name(file->target != NULL ? file->target : name, suffix);
    if (file->backup != NULL)
        return NULL;
    end(file, false);
    return strerror(ENOMEM);
}

const char *new_file_end_in_place(struct new_file *file, const char *suffix, bool keep)
{
    const char *reason = keep ? file_stays(file->name, file->version, suffix) : NULL;
    int error = end(file, keep && reason == NULL);
    return reason == NULL && error != 0 ? strerror(error) : reason;
}
