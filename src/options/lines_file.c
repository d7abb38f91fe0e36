/* SPDX-License-Identifier: BSD-2-Clause */
#include "options/command_line.h"

#include "base/name_list.h"
#include "messages/messages.h"
#include "outputs/new_file.h"

#include <errno.h>
#include <fcntl.h>
#include <inttypes.h>
#include <string.h>
#include <unistd.h>

bool lines_file_open(struct cli *cli, struct lines_file *file, const char *name)
{
    *file = (struct lines_file){.name = name, .descriptor = STDIN_FILENO, .out = cli->out};
    if (strcmp(name, "-") != 0)
        file->descriptor = open(name, O_RDONLY | O_CLOEXEC);
    if (file->descriptor < 0)
        cli_trouble(cli, name, strerror(errno));
    else if (outputs_allow_reading(cli, name, file->descriptor))
        return true;
    else if (file->descriptor > STDIN_FILENO)
        close(file->descriptor);
    return false;
}

ptrdiff_t lines_file_read(void *context, char *buffer, size_t size)
{
    struct lines_file *file = context;
    ssize_t got;
    if (file->descriptor == STDIN_FILENO)
        output_flush(file->out);
    do
        got = read(file->descriptor, buffer, size);
    while (got < 0 && errno == EINTR);
    if (got < 0)
        file->error = errno;
    return got;
}

bool lines_file_close(struct cli *cli, const struct lines_file *file, bool good,
                      const struct lines_fault *fault)
{
    if (file->descriptor > STDIN_FILENO)
        close(file->descriptor);
    if (file->foreign > 0)
        lines_file_report(cli, file->name, file->foreign, 0,
                          "warning: the text is not in UTF-8; it is read as Windows-1252");
    if (good)
        return true;
    if (fault->line == 0)
        return cli_trouble(cli, cli_subject(file->name),
                           file->error != 0 ? strerror(file->error) : fault->reason);
    cli_worsen(cli, STATUS_TROUBLE);
    lines_file_report(cli, file->name, fault->line, 0, fault->reason);
    return false;
}

bool lines_file_each(struct cli *cli, const char *name, lines_fn take, void *context)
{
    struct lines_file file;
    struct lines_fault fault;
    const struct lines_target target = {take, context, &file.foreign};
    if (!lines_file_open(cli, &file, name))
        return false;
    bool good = lines_read(lines_file_read, &file, &target, &fault) || fault.reason == NULL;
    return lines_file_close(cli, &file, good, &fault);
}

bool lines_file_take(struct cli *cli, const char *name, struct bytes *bytes)
{
    enum { MOST = 64 * 1024 };
    struct lines_file file;
    struct lines_fault fault = {.line = 0};
    char buffer[4096];
    ptrdiff_t length = 0;
    if (!lines_file_open(cli, &file, name))
        return false;
    while (fault.reason == NULL && (length = lines_file_read(&file, buffer, sizeof buffer)) > 0)
        fault.reason = bytes->length + (size_t)length > MOST      ? "the file has more than 64 KiB"
                       : bytes_add(bytes, buffer, (size_t)length) ? NULL
                                                                  : strerror(ENOMEM);
    bytes_drop(bytes, text_mark(bytes->at, bytes->length));
    return lines_file_close(cli, &file, length == 0, &fault);
}

void lines_file_report(struct cli *cli, const char *name, uint64_t line, uint64_t column,
                       const char *reason)
{
    struct output output;
    cli_begin_message(&output, &cli->messages);
    cli_file_name(&output, name);
    output_format(&output, ":%" PRIu64, line);
    if (column > 0)
        output_format(&output, ":%" PRIu64, column);
    output_format(&output, ": %s\n", reason);
    output_flush(&output);
}

static bool take_theme(struct cli *cli, const char *name, struct theme *theme)
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
    return take_theme(cli, name, theme);
}
