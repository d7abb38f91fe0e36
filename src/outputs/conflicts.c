/* SPDX-License-Identifier: BSD-2-Clause */
#include "outputs/new_file.h"

#include "input/feed.h"
#include "messages/messages.h"
#include "sandbox/sandbox.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

/* ---- Inputs -------------------------------------------------------------- */

/* An input that is known before records are read. */
struct known_input {
    dev_t device;
    ino_t inode;
    const char *name;   /* NULL for one that was read before there were outputs */
    bool holds_records; /* whether it can be rewritten */
};

/* Add an input to those that are known; false, and reported, without memory. */
static bool add_input(struct cli *cli, const struct stat *status, const char *name, bool records)
{
    const struct known_input input = {status->st_dev, status->st_ino, name, records};
    return bytes_add(&cli->outputs.inputs, (const char *)&input, sizeof input) ||
           cli_trouble(cli, "inputs", strerror(ENOMEM));
}

/* Add what the user named; false, and reported, on failure.  Errors of stat() come up later. */
static bool add_named(struct cli *cli)
{
    const struct input_options *options = &cli->input;
    struct stat status;
    bool good = true;
    if (options->count == 0 && options->list_count == 0 && get_status("-", &status))
        good = add_input(cli, &status, "-", true);
    for (int i = 0; good && i < options->count; i++)
        if (get_status(options->files[i], &status))
            good = add_input(cli, &status, options->files[i], true);
    for (size_t i = 0; good && i < options->list_count; i++)
        if (get_status(options->lists[i], &status))
            good = add_input(cli, &status, options->lists[i], false);
    return good;
}

/* Report each known input that is an output; returns whether there is none. */
static bool is_no_input(struct cli *cli, const struct output_file *file)
{
    bool none = true;
    for (size_t at = 0; at < cli->outputs.inputs.length; at += sizeof(struct known_input)) {
        struct known_input input;
        memcpy(&input, cli->outputs.inputs.at + at, sizeof input);
        if (input.device != file->device || input.inode != file->inode ||
            (input.holds_records && file->state == OUTPUT_REWRITE))
            continue;
        const char *name = input.name != NULL ? input.name : file->name;
        cli_trouble(cli, name != NULL ? cli_subject(name) : "standard output", output_is_input);
        none = false;
    }
    return none;
}

/* ---- Outputs ------------------------------------------------------------- */

/* Whether a file would replace the one that a stream goes to; otherwise reports it. */
static bool is_apart(struct cli *cli, const struct output_file *file)
{
    for (size_t i = 0; i < cli->outputs.files.count; i++) {
        const struct output_file *other = &cli->outputs.files.list[i];
        if (other->device != file->device || other->inode != file->inode ||
            (other->name == NULL) == (file->name == NULL))
            continue;
        return cli_trouble(
            cli, file->name != NULL ? file->name : other->name,
            "standard output or standard error goes to the same file; write to another "
            "file");
    }
    return true;
}

/* Only regular files and folders can be read again; GNU cat has the same rule. */
static bool add(struct cli *cli, const char *name, const struct stat *status,
                enum output_state state)
{
    if (!S_ISREG(status->st_mode) && !S_ISDIR(status->st_mode))
        return true;
    if (state == OUTPUT_FILLED && status->st_size == 0)
        state = OUTPUT_EMPTY;
    const struct output_file file = {status->st_dev, status->st_ino, state, name};
    bool good = is_apart(cli, &file) && is_no_input(cli, &file);
    cli->outputs.files.list[cli->outputs.files.count++] = file;
    return good;
}

/*
 * GNU cat accepts an output that is its input if it writes before the place where it reads.  Here
 * the results may be longer than what was read, so that is never safe.
 */
static bool add_stream(struct cli *cli, int descriptor, const char *subject)
{
    struct stat status;
    if (fstat(descriptor, &status) == 0)
        return add(cli, NULL, &status, OUTPUT_FILLED);
    return cli_trouble(cli, subject, strerror(errno));
}

/* Begin with what every command has. */
static bool begin(struct cli *cli)
{
    if (cli->input.outputs != NULL)
        return true;
    cli->input.outputs = &cli->outputs.files;
    return add_named(cli) && add_stream(cli, STDERR_FILENO, "standard error");
}

static const char no_folder[] = "this folder does not exist; make it first";

/* Whether the folder of a path is missing, which is reported; false without memory. */
static bool lacks_folder(struct cli *cli, const char *path)
{
    struct stat status;
    const char *slash = strrchr(path, '/');
    char *folder = slash > path ? strndup(path, (size_t)(slash - path)) : NULL;
    bool lacks = folder != NULL && stat(folder, &status) != 0 && errno == ENOENT;
    if (lacks)
        cli_trouble(cli, folder, no_folder);
    free(folder);
    return lacks;
}

bool outputs_note(struct cli *cli, const char *name, bool rewrites)
{
    struct stat status;
    if (!begin(cli))
        return false;
    if (name == NULL || strcmp(name, "-") == 0)
        return add_stream(cli, STDOUT_FILENO, "standard output");
    if (stat(name, &status) == 0)
        return add(cli, name, &status, rewrites ? OUTPUT_REWRITE : OUTPUT_FILLED);
    if (errno == ENOENT)
        return !lacks_folder(cli, name);
    return cli_trouble(cli, name, strerror(errno));
}

bool outputs_note_folder(struct cli *cli, const char *name, bool make)
{
    struct stat status;
    int error = !make || mkdir(name, 0777) == 0 ? 0 : errno;
    if ((error == 0 || error == EEXIST) && stat(name, &status) == 0)
        error = S_ISDIR(status.st_mode) ? 0 : ENOTDIR;
    else if (error == 0)
        error = errno;
    if (error == 0) {
        (void)sandbox_keep(name, TO_MAKE);
        return begin(cli) && add(cli, name, &status, OUTPUT_FILLED);
    }
    return cli_trouble(cli, name, !make && error == ENOENT ? no_folder : strerror(error));
}

bool outputs_may_replace(struct cli *cli, const char *name)
{
    struct stat status;
    if (lstat(name, &status) != 0)
        return true;
    const struct output_file file = {status.st_dev, status.st_ino, OUTPUT_FILLED, name};
    if (!S_ISLNK(status.st_mode))
        return is_no_input(cli, &file);
    return cli_trouble(cli, name, "a symbolic link is not replaced");
}

bool outputs_allow_reading(struct cli *cli, const char *name, int descriptor)
{
    struct stat status;
    if (fstat(descriptor, &status) != 0)
        return true;
    if (cli->input.outputs == NULL)
        return add_input(cli, &status, NULL, false);
    return output_state(&cli->input, &status) == OUTPUT_NONE ||
           cli_trouble(cli, cli_subject(name), output_is_input);
}
