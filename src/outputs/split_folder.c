/* SPDX-License-Identifier: BSD-2-Clause */
#include "outputs/new_file.h"

#include "base/scan.h"
#include "messages/messages.h"

#include <errno.h>
#include <inttypes.h>
#include <string.h>

size_t file_safe(struct words text, char safe[FILE_STEM + 1])
{
    size_t length = text.length < FILE_STEM ? text.length : FILE_STEM;
    for (size_t i = 0; i < length; i++) {
        char byte = text.bytes[i];
        bool kept = is_letter(byte) || is_digit(byte) || byte == '-' || byte == '_' || byte == '.';
        safe[i] = kept ? byte : '_';
    }
    safe[length] = '\0';
    return length;
}

size_t file_stem(const char *path, char stem[FILE_STEM + 1])
{
    const char *slash = strrchr(path, '/');
    const char *base = strcmp(path, "-") == 0 ? "stdin" : slash != NULL ? slash + 1 : path;
    const char *dot = strrchr(base, '.');
    size_t length = dot != NULL && dot > base ? (size_t)(dot - base) : strlen(base);
    return file_safe((struct words){base, length}, stem);
}

bool split_fits(struct cli *cli, const struct split_folder *folder, const char *file)
{
    if (folder->force && folder->name == NULL)
        return cli_usage(cli, NULL, "--force needs --split");
    return folder->name == NULL || file == NULL ||
           cli_usage(cli, NULL, "--output and --split cannot be combined");
}

bool split_begin(struct cli *cli, struct split_folder *folder, const char *file)
{
    if (folder->name != NULL)
        return outputs_note_folder(cli, folder->name, true);
    folder->out = new_file_begin(cli, &folder->file, file, 0);
    return folder->out != NULL;
}

bool split_end(struct cli *cli, struct split_folder *folder, bool keep)
{
    bool open = folder->out != NULL;
    if (open && folder->name != NULL)
        output_end_line(folder->out);
    folder->out = NULL;
    return !open || new_file_end(cli, &folder->file, keep);
}

bool split_next(struct cli *cli, struct split_folder *folder, bool keep, const char *stem,
                const char *extensions)
{
    if (!split_end(cli, folder, keep))
        return false;
    struct text text = text_begin(folder->path, sizeof folder->path); /* no open file has it now */
    text_format(&text, "%s/", folder->name);
    if (cli->input.parts > 0)
        text_format(&text, "%u-", cli->input.part);
    text_format(&text, "%06" PRIu64 "-%s", ++folder->written, stem);
    text_add(&text, extensions, strcspn(extensions, " "));
    if (text.length >= sizeof folder->path)
        return cli_trouble(cli, folder->name, strerror(ENAMETOOLONG));
    folder->out = new_file_begin(cli, &folder->file, folder->path,
                                 FILE_MADE | (folder->force ? FILE_REPLACES : 0));
    return folder->out != NULL;
}
