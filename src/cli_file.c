/* SPDX-License-Identifier: BSD-2-Clause */
/* Files that appear whole or not at all. */
#include "cli.h"
#include "cli_sandbox.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

static const char temporary_ending[] = ".XXXXXX";

static int write_file(void *context, const char *bytes, size_t length)
{
    const struct new_file *file = context;
    return cli_write_all(file->descriptor, bytes, length);
}

/*
 * Whether the name is there already and is no regular file, as /dev/null and pipes.  What cannot
 * be looked at must not be taken for a file, which would be replaced: false with *error set.
 */
static bool is_special(const char *name, int *error)
{
    struct stat status;
    bool found = stat(name, &status) == 0;
    *error = found || errno == ENOENT ? 0 : errno;
    return found && !S_ISREG(status.st_mode);
}

/* Give a file the mode of the one that it replaces, or the one that a new file usually gets. */
static bool set_mode(int descriptor, const char *replaced)
{
    struct stat status;
    mode_t mask = umask(0);
    umask(mask);
    if (stat(replaced, &status) == 0)
        return fchmod(descriptor, status.st_mode & 07777) == 0;
    return errno == ENOENT && fchmod(descriptor, 0666 & ~mask) == 0;
}

/* Open a new file beside the one that the name, followed through links, stands for. */
static int open_temporary(struct new_file *file)
{
    file->target = realpath(file->name, NULL);
    if (file->target == NULL && errno != ENOENT)
        return -1;
    const char *target = file->target != NULL ? file->target : file->name;
    size_t length = strlen(target);
    file->temporary = malloc(length + sizeof temporary_ending);
    if (file->temporary == NULL)
        return -1;
    memcpy(file->temporary, target, length);
    memcpy(file->temporary + length, temporary_ending, sizeof temporary_ending);
    int descriptor = mkstemp(file->temporary);
    if (descriptor >= 0 && !set_mode(descriptor, target)) {
        int error = errno;
        close(descriptor);
        unlink(file->temporary);
        errno = error;
        descriptor = -1;
    }
    return descriptor;
}

/* Report a file that could not be opened; begin to write it otherwise. */
static bool begin(struct cli *cli, struct new_file *file, struct output *output)
{
    if (file->descriptor < 0) {
        cli_trouble(cli, file->name, strerror(errno));
        free(file->temporary);
        free(file->target);
        return false;
    }
    output_begin(output, write_file, file);
    return true;
}

bool new_file_begin(struct cli *cli, struct new_file *file, const char *name, struct output *output)
{
    *file = (struct new_file){.name = name, .synced = true};
    int error;
    if (is_special(name, &error))
        file->descriptor = open(name, O_WRONLY | O_CLOEXEC);
    else if (error == 0)
        file->descriptor = open_temporary(file);
    else
        file->descriptor = -1, errno = error;
    if (file->descriptor >= 0 && file->temporary != NULL)
        sandbox_keep_file(file->temporary);
    return begin(cli, file, output);
}

bool new_file_begin_small(struct cli *cli, struct new_file *file, const char *name, bool replace,
                          struct output *output)
{
    *file = (struct new_file){.name = name, .is_new = !replace};
    file->descriptor = open_temporary(file);
    return begin(cli, file, output);
}

bool new_file_same(const struct new_file *one, const struct new_file *other)
{
    bool same = false;
    /* The names need not exist yet, but the temporary files do; they differ in their endings. */
    char *first = one->temporary != NULL ? realpath(one->temporary, NULL) : NULL;
    char *second = other->temporary != NULL ? realpath(other->temporary, NULL) : NULL;
    if (first != NULL && second != NULL && strlen(first) == strlen(second))
        same = strncmp(first, second, strlen(first) - strlen(temporary_ending)) == 0;
    free(first);
    free(second);
    return same;
}

/* Give the file its name; returns the number of the error, or 0. */
static int put_in_place(const struct new_file *file)
{
    const char *target = file->target != NULL ? file->target : file->name;
    if (!file->is_new)
        return rename(file->temporary, target) != 0 ? errno : 0;
    if (link(file->temporary, file->name) != 0)
        return errno;
    unlink(file->temporary);
    return 0;
}

bool new_file_end(struct cli *cli, struct new_file *file, struct output *output, bool keep)
{
    int error = output_flush(output);
    if (error == 0 && keep && file->synced && file->temporary != NULL &&
        fsync(file->descriptor) != 0)
        error = errno;
    if (close(file->descriptor) != 0 && error == 0)
        error = errno;
    if (file->temporary != NULL) {
        if (error == 0 && keep)
            error = put_in_place(file);
        if (error != 0 || !keep)
            unlink(file->temporary);
    }
    if (error != 0)
        cli_trouble(cli, file->name, strerror(error));
    free(file->temporary);
    free(file->target);
    return error == 0;
}
