/* SPDX-License-Identifier: BSD-2-Clause */
#include "commands/split_folder.h"

#include "base/text.h"
#include "cli/message.h"
#include "cli/outputs.h"
#include "cli/sandbox.h"

#include <errno.h>
#include <inttypes.h>
#include <string.h>
#include <sys/stat.h>

bool split_folder_begin(struct cli *cli, const struct split_folder *folder, const char *extensions)
{
    const char *name = folder->name;
    struct stat status;
    int error = mkdir(name, 0777) == 0 ? 0 : errno;
    if (error == EEXIST && stat(name, &status) == 0)
        error = S_ISDIR(status.st_mode) ? 0 : ENOTDIR;
    if (error != 0)
        cli_trouble(cli, name, strerror(error));
    else
        sandbox_keep_folder(name);
    return error == 0 && output_note_folder(cli, name, true, extensions);
}

struct output *split_file_begin(struct cli *cli, struct split_folder *folder, const char *stem,
                                const char *extensions)
{
    struct text text = text_begin(folder->path, sizeof folder->path);
    text_format(&text, "%s/", folder->name);
    if (cli->input.parts > 0)
        text_format(&text, "%u-", cli->input.part);
    text_format(&text, "%06" PRIu64 "-%s", ++folder->written, stem);
    text_add(&text, extensions, strcspn(extensions, " "));
    if (text.length < sizeof folder->path)
        return new_file_begin_small(cli, &folder->file, folder->path, folder->force);
    cli_trouble(cli, folder->name, strerror(ENAMETOOLONG));
    return NULL;
}
