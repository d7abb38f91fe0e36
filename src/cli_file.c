/* SPDX-License-Identifier: BSD-2-Clause */
/* Files that appear whole or not at all. */
#include "cli.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

static int write_file(void *context, const char *bytes, size_t length)
{
    const struct new_file *file = context;
    while (length > 0) {
        ssize_t written = write(file->descriptor, bytes, length);
        if (written < 0 && errno != EINTR)
            return errno;
        if (written > 0) {
            bytes += written;
            length -= (size_t)written;
        }
    }
    return 0;
}

/* Whether the name is there already and is no regular file, as /dev/null and pipes. */
static bool is_special(const char *name)
{
    struct stat status;
    return stat(name, &status) == 0 && !S_ISREG(status.st_mode);
}

/* Open a new file beside the name, with the mode that a new file usually gets. */
static int open_temporary(struct new_file *file)
{
    static const char ending[] = ".XXXXXX";
    size_t length = strlen(file->name);
    mode_t mask = umask(0);
    umask(mask);
    file->temporary = malloc(length + sizeof ending);
    if (file->temporary == NULL)
        return -1;
    memcpy(file->temporary, file->name, length);
    memcpy(file->temporary + length, ending, sizeof ending);
    int descriptor = mkstemp(file->temporary);
    if (descriptor >= 0 && fchmod(descriptor, 0666 & ~mask) != 0) {
        int error = errno;
        close(descriptor);
        unlink(file->temporary);
        errno = error;
        descriptor = -1;
    }
    return descriptor;
}

bool new_file_begin(struct cli *cli, struct new_file *file, const char *name, struct output *output)
{
    *file = (struct new_file){.name = name};
    if (is_special(name))
        file->descriptor = open(name, O_WRONLY | O_CLOEXEC);
    else
        file->descriptor = open_temporary(file);
    if (file->descriptor < 0) {
        cli_trouble(cli, name, strerror(errno));
        free(file->temporary);
        return false;
    }
    output_begin(output, write_file, file);
    return true;
}

void new_file_end(struct cli *cli, struct new_file *file, struct output *output, bool keep)
{
    int error = output_flush(output);
    if (error == 0 && keep && file->temporary != NULL && fsync(file->descriptor) != 0)
        error = errno;
    if (close(file->descriptor) != 0 && error == 0)
        error = errno;
    if (file->temporary != NULL) {
        if (error == 0 && keep && rename(file->temporary, file->name) != 0)
            error = errno;
        if (error != 0 || !keep)
            unlink(file->temporary);
    }
    if (error != 0)
        cli_trouble(cli, file->name, strerror(error));
    free(file->temporary);
}
