/* SPDX-License-Identifier: BSD-2-Clause */
#include "cli/theme_file.h"

#include "base/name_list.h"
#include "cli/lines_file.h"
#include "cli/outputs.h"
#include "cli/values.h"

#include <errno.h>
#include <stdlib.h>
#include <unistd.h>

/* Read a file up to its end, or one byte more than a theme may have. */
static bool read_theme(struct lines_file *file, char *text, size_t *length)
{
    ptrdiff_t got;
    *length = 0;
    while (*length <= THEME_BYTES &&
           (got = lines_file_read(file, text + *length, THEME_BYTES + 1 - *length)) != 0) {
        if (got < 0)
            return false;
        *length += (size_t)got;
    }
    return true;
}

static bool take_file(struct cli *cli, const char *name, struct theme *theme, char *text)
{
    struct lines_file file;
    struct theme_fault wrong;
    size_t length = 0;
    struct lines_fault fault = {"not enough memory", 0};
    if (!lines_file_open(cli, &file, name))
        return false;
    bool read = text != NULL && read_theme(&file, text, &length);
    if (read && length > THEME_BYTES)
        fault.reason = "a theme has at most 64 KiB";
    bool good = read && length <= THEME_BYTES;
    if (!lines_file_close(cli, &file, good, &fault))
        return false;
    if (theme_parse(theme, text, length, &wrong))
        return true;
    cli_worsen(cli, STATUS_TROUBLE);
    lines_file_report(cli, name, wrong.line, wrong.column, wrong.reason);
    return false;
}

bool cli_theme(struct cli *cli, const char *name, struct theme *theme)
{
    int index = name_find(theme_names, name, strlen(name));
    theme_builtin(theme, index < 0 ? 0 : (size_t)index);
    if (index >= 0)
        return true;
    /* A word that names no file is a theme that does not exist. */
    if (strpbrk(name, "/.") == NULL && access(name, F_OK) != 0 && errno == ENOENT) {
        cli_bad_choice(cli, "--theme", name, theme_names);
        return false;
    }
    if (!outputs_allow_file(cli, name))
        return false;
    char *text = malloc(THEME_BYTES + 1);
    bool good = take_file(cli, name, theme, text);
    free(text);
    return good;
}
