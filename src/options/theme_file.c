/* SPDX-License-Identifier: BSD-2-Clause */
#include "options/theme_file.h"

#include "base/name_list.h"
#include "options/lines_file.h"
#include "options/values.h"

#include <errno.h>
#include <unistd.h>

static bool take_file(struct cli *cli, const char *name, struct theme *theme)
{
    struct bytes bytes = {.at = NULL};
    struct theme_fault wrong = {.reason = NULL};
    bool read = lines_file_take(cli, name, &bytes);
    bool good = read && theme_parse(theme, bytes.length > 0 ? bytes.at : "", bytes.length, &wrong);
    bytes_free(&bytes);
    if (read && !good) {
        cli_worsen(cli, STATUS_TROUBLE);
        lines_file_report(cli, name, wrong.line, wrong.column, wrong.reason);
    }
    return good;
}

bool cli_theme(struct cli *cli, const char *name, struct theme *theme)
{
    int index = name_find(theme_names, name, strlen(name));
    theme_builtin(theme, index < 0 ? 0 : (size_t)index);
    if (index >= 0)
        return true;
    /* A word that names no file is a theme that does not exist. */
    if (strpbrk(name, "/.") == NULL && access(name, F_OK) != 0 && errno == ENOENT)
        return cli_bad_choice(cli, "--theme", name, theme_names);
    return take_file(cli, name, theme);
}
