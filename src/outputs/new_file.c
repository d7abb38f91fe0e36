/* SPDX-License-Identifier: BSD-2-Clause */
#include "outputs/new_file.h"

#include "input/feed.h"
#include "input/loading.h"
#include "messages/messages.h"
#include "sandbox/sandbox.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

/* ---- Beginning ----------------------------------------------------------- */

static int write_file(void *context, const char *bytes, size_t length)
{
    const struct new_file *file = context;
    return write_all(file->held >= 0 ? file->held : file->descriptor, bytes, length);
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
 * Open a new file next to the one that the name leads to through links, of which that of a made
 * file is none; -1 with errno set.
 */
static int open_temporary(struct new_file *file)
{
    bool made = (file->flags & FILE_MADE) != 0;
    char *target = made ? NULL : realpath(file->name, NULL);
    if (!made && target == NULL && errno != ENOENT)
        return -1;
    int descriptor = temporary_open(&file->temporary, target != NULL ? target : file->name);
    free(target);
    if (descriptor < 0)
        return -1;
    file->temporary->is_new = made && (file->flags & FILE_REPLACES) == 0;
    if (set_mode(descriptor, file->temporary->target, file->version != NULL))
        return descriptor;
    int error = errno;
    close(descriptor);
    temporary_end(file->temporary, false);
    errno = error;
    return -1;
}

/*
 * Open a file that the user named.  What is no regular file, for example /dev/null or a pipe, is
 * written directly, and so is one without a name, to which /dev/stdout may lead.
 */
static int open_output(struct new_file *file)
{
    struct stat status;
    bool found = stat(file->name, &status) == 0;
    if (!found && errno != ENOENT)
        return -1;
    if (found && (!S_ISREG(status.st_mode) || status.st_nlink == 0))
        return open(file->name, O_WRONLY | O_CLOEXEC);
    int descriptor = open_temporary(file);
    if (descriptor >= 0)
        sandbox_keep_file(file->temporary->name);
    return descriptor;
}

/* Set what a file is before it is opened; does not clear the buffer, which is large. */
static void set_name(struct new_file *file, const char *name, unsigned flags)
{
    memset(file, 0, offsetof(struct new_file, output));
    file->name = name;
    file->flags = flags;
    file->descriptor = file->held = -1;
}

struct output *new_file_begin(struct cli *cli, struct new_file *file, const char *name,
                              unsigned flags)
{
    bool made = (flags & FILE_MADE) != 0, to_stdout = name == NULL || strcmp(name, "-") == 0;
    set_name(file, name, flags);
    if (made ? (flags & FILE_REPLACES) != 0 && !outputs_may_replace(cli, name)
             : !outputs_note(cli, name, (flags & FILE_REWRITES) != 0))
        return NULL;
    if (!to_stdout)
        file->descriptor = made ? open_temporary(file) : open_output(file);
    if (!to_stdout && file->descriptor < 0) {
        cli_trouble(cli, name, errno == EEXIST ? "two outputs have this name" : strerror(errno));
        return NULL;
    }
    if ((flags & FILE_WHOLE) != 0 && file->temporary == NULL && (file->held = spool_make()) < 0) {
        cli_trouble(cli, "temporary file", strerror(errno));
        if (!to_stdout)
            close(file->descriptor);
        return NULL;
    }
    if (to_stdout && file->held < 0)
        return cli->out;
    output_begin(&file->output, write_file, file);
    return &file->output;
}

/* ---- Ending -------------------------------------------------------------- */

/* End a file that was opened; returns the number of the error, or 0. */
static int end(struct new_file *file, bool keep)
{
    int error = output_flush(&file->output);
    if (error == 0 && keep && (file->flags & FILE_MADE) == 0 && file->temporary != NULL &&
        fsync(file->descriptor) != 0)
        error = errno;
    if (close(file->descriptor) != 0 && error == 0)
        error = errno;
    keep = keep && error == 0;
    if (file->temporary == NULL || (keep && (file->flags & FILE_WAITS) != 0))
        return error;
    int of_name = temporary_end(file->temporary, keep);
    return error != 0 ? error : of_name;
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
    const char *reason = file_stays(name, version, suffix);
    set_name(file, name, 0);
    if (reason != NULL)
        return reason;
    file->version = version;
    file->descriptor = open_temporary(file);
    if (file->descriptor < 0)
        return strerror(errno);
    output_begin(&file->output, write_file, file);
    if (*suffix == '\0')
        return NULL;
    file->temporary->backup = backup_name(file->temporary->target, suffix);
    if (file->temporary->backup != NULL)
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
