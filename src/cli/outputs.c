/* SPDX-License-Identifier: BSD-2-Clause */
#include "cli/outputs.h"

#include "base/scan.h"
#include "cli/message.h"
#include "cli/write.h"
#include "input/outputs.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

static bool is_same(const struct output_file *file, const struct stat *status)
{
    return file->device == status->st_dev && file->inode == status->st_ino;
}

/*
 * Whether a file may be one that is made in the folder.  It may be newer than the list of outputs:
 * names may come from a program that looks into the folder meanwhile.
 */
static bool may_be_made(const struct outputs *outputs, const char *path)
{
    struct stat folder;
    size_t length = strcspn(outputs->extensions, " ");
    char *real = strcmp(path, "-") != 0 ? realpath(path, NULL) : NULL;
    char *slash = real != NULL ? strrchr(real, '/') : NULL;
    bool may = false;
    if (slash != NULL) {
        const char *base = slash + 1;
        size_t whole = strlen(base);
        bool numbered = is_digit(base[0]) && base[strspn(base, "0123456789")] == '-';
        may = (numbered || !outputs->numbered) && whole > length &&
              memcmp(base + whole - length, outputs->extensions, length) == 0;
        *slash = '\0';
    }
    may = may && stat(slash > real ? real : "/", &folder) == 0 && is_same(outputs->folder, &folder);
    free(real);
    return may;
}

static enum output_state find_output(const void *context, const char *path,
                                     const struct stat *status)
{
    const struct outputs *outputs = context;
    for (size_t i = 0; i < outputs->count; i++)
        if (is_same(&outputs->list[i], status))
            return outputs->list[i].state;
    if (outputs->folder != NULL && path != NULL && may_be_made(outputs, path))
        return OUTPUT_FILLED;
    return OUTPUT_NONE;
}

/* Only regular files and folders can be read again; GNU cat has the same rule. */
static void add(struct cli *cli, const char *name, const struct stat *status,
                enum output_state state)
{
    struct outputs *outputs = &cli->outputs;
    if (!S_ISREG(status->st_mode) && !S_ISDIR(status->st_mode))
        return;
    if (state == OUTPUT_FILLED && status->st_size == 0)
        state = OUTPUT_EMPTY;
    outputs->list[outputs->count++] =
        (struct output_file){status->st_dev, status->st_ino, state, name};
    cli->input.output = find_output;
    cli->input.outputs = outputs;
}

/*
 * GNU cat accepts an output that is its input if it writes before the place where it reads.  Here
 * the results may be longer than what was read, so that is never safe.
 */
static bool note_stream(struct cli *cli, int descriptor, const char *subject)
{
    struct stat status;
    if (fstat(descriptor, &status) != 0) {
        cli_trouble(cli, subject, strerror(errno));
        return false;
    }
    add(cli, NULL, &status, OUTPUT_FILLED);
    return true;
}

/*
 * Report the first missing folder among those that the first bytes of a path name.  Returns false
 * if all exist, or without memory.
 */
static bool lacks_folder(struct cli *cli, const char *path, size_t length)
{
    struct stat status;
    char *folder = strndup(path, length);
    bool lacks = false;
    for (char *at = folder; at != NULL && !lacks && *at != '\0';) {
        at += strspn(at, "/");
        at += strcspn(at, "/");
        char after = *at;
        *at = '\0';
        lacks = stat(folder, &status) != 0 && errno == ENOENT;
        if (!lacks)
            *at = after;
    }
    if (lacks)
        cli_trouble(cli, folder, "this folder does not exist; make it first");
    free(folder);
    return lacks;
}

bool output_note(struct cli *cli, const char *name, bool rewrites)
{
    struct stat status;
    if (name == NULL || strcmp(name, "-") == 0)
        return note_stream(cli, STDOUT_FILENO, "standard output");
    if (stat(name, &status) == 0)
        add(cli, name, &status, rewrites ? OUTPUT_REWRITE : OUTPUT_FILLED);
    else if (errno != ENOENT) {
        cli_trouble(cli, name, strerror(errno));
        return false;
    }
    const char *slash = strrchr(name, '/');
    return slash == NULL || !lacks_folder(cli, name, (size_t)(slash - name));
}

bool output_note_folder(struct cli *cli, const char *folder, bool numbered, const char *extensions)
{
    struct outputs *outputs = &cli->outputs;
    struct stat status;
    if (stat(folder, &status) != 0) {
        int error = errno;
        if (error != ENOENT || !lacks_folder(cli, folder, strlen(folder)))
            cli_trouble(cli, folder, strerror(error));
        return false;
    }
    outputs->numbered = numbered;
    outputs->extensions = extensions;
    outputs->folder = &outputs->list[outputs->count];
    add(cli, folder, &status, OUTPUT_FILLED);
    return true;
}

/* ---- Refusing ------------------------------------------------------------ */

static void report(void *context, const char *name, const char *reason)
{
    cli_trouble(context, cli_subject(name), reason);
}

/* Report a file that would replace the one that a stream goes to. */
static bool replaces_stream(struct cli *cli)
{
    const struct outputs *outputs = &cli->outputs;
    for (size_t i = 0; i < outputs->count; i++)
        for (size_t j = 0; j < outputs->count; j++)
            if (outputs->list[i].name != NULL && outputs->list[j].name == NULL &&
                outputs->list[i].device == outputs->list[j].device &&
                outputs->list[i].inode == outputs->list[j].inode) {
                cli_trouble(cli, outputs->list[i].name,
                            "standard output or standard error goes to the same file; write to "
                            "another file");
                return true;
            }
    return false;
}

bool outputs_allow(struct cli *cli)
{
    return note_stream(cli, STDERR_FILENO, "standard error") && !replaces_stream(cli) &&
           !outputs_report(&cli->input, report, cli);
}

bool outputs_allow_file(struct cli *cli, const char *name)
{
    char *files[] = {(char *)name};
    const struct input_options inputs = {
        .count = 1, .files = files, .output = cli->input.output, .outputs = cli->input.outputs};
    return name == NULL || !outputs_report(&inputs, report, cli);
}
