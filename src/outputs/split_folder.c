/* SPDX-License-Identifier: BSD-2-Clause */
#include "outputs/split_folder.h"

#include "base/text.h"
#include "messages/trouble.h"

#include <errno.h>
#include <inttypes.h>
#include <string.h>

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
        return new_file_begin(cli, &folder->file, folder->path,
                              FILE_MADE | (folder->force ? FILE_REPLACES : 0));
    cli_trouble(cli, folder->name, strerror(ENAMETOOLONG));
    return NULL;
}
