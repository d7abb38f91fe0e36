/* SPDX-License-Identifier: BSD-2-Clause */
#include "commands/alias_file.h"

#include "options/lines_file.h"

bool alias_file_read(struct cli *cli, const char *name, struct aliases **aliases)
{
    struct lines_file file;
    struct lines_fault fault;
    *aliases = NULL;
    if (name == NULL)
        return true;
    if (!lines_file_open(cli, &file, name))
        return false;
    *aliases = aliases_read(lines_file_read, &file, &fault);
    return lines_file_close(cli, &file, *aliases != NULL, &fault);
}
