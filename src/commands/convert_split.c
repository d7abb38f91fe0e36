/* SPDX-License-Identifier: BSD-2-Clause */
/* yinsh convert --split: every record into a file of its own. */
#include "commands/convert_split.h"

#include "base/text.h"
#include "cli/file.h"
#include "cli/message.h"
#include "cli/outputs.h"
#include "cli/sandbox.h"

#include <errno.h>
#include <inttypes.h>
#include <string.h>
#include <sys/stat.h>

enum { STEM = 100 /* bytes of the input file's name in a file's name, at most */ };

/*
 * Append the last component of a path without its extension, with "_" for each byte that is not
 * safe in every file name and shell.  A number always precedes it, so that no name is special.
 */
static void add_stem(struct text *text, const char *source)
{
    const char *slash = strrchr(source, '/');
    const char *base = slash != NULL ? slash + 1 : source;
    const char *dot = strrchr(base, '.');
    size_t length = dot != NULL && dot > base ? (size_t)(dot - base) : strlen(base);
    if (strcmp(source, "-") == 0) {
        text_add_string(text, "stdin");
        return;
    }
    for (size_t i = 0; i < length && i < STEM; i++) {
        const char byte[] = {base[i], '\0'};
        bool safe = is_letter(byte[0]) || is_digit(byte[0]) || strchr("-_.", byte[0]) != NULL;
        text_add_string(text, safe ? byte : "_");
    }
}

size_t split_begin(struct results *results, const struct origin *origin)
{
    char stem[STEM + 1];
    struct text text = text_begin(stem, sizeof stem);
    size_t frame = results_frame_begin(results, 0);
    add_stem(&text, origin->file);
    output_bytes(&results->out, stem, strlen(stem) + 1);
    return frame;
}

bool split_start(struct cli *cli, const struct split *split)
{
    struct stat status;
    int error = mkdir(split->folder, 0777) == 0 ? 0 : errno;
    if (error == EEXIST && stat(split->folder, &status) == 0)
        error = S_ISDIR(status.st_mode) ? 0 : ENOTDIR;
    if (error != 0)
        cli_trouble(cli, split->folder, strerror(error));
    else
        sandbox_keep_folder(split->folder);
    return error == 0 && output_note_folder(cli, split->folder, split->target->extensions);
}

/* Append the name "FOLDER/000012-STEM.yin", with the number of a part before the other number. */
static void name_file(const struct cli *cli, const struct split *split, const char *stem,
                      struct text *text)
{
    const char *extensions = split->target->extensions;
    text_format(text, "%s/", split->folder);
    if (cli->input.parts > 0)
        text_format(text, "%u-", cli->input.part);
    text_format(text, "%06" PRIu64 "-%s", split->written, stem);
    text_add(text, extensions, strcspn(extensions, " "));
}

bool split_take(struct cli *cli, struct split *split, const char *bytes, size_t length)
{
    while (length > 0) {
        struct frame frame = frame_next(&bytes, &length);
        size_t stem = strlen(frame.bytes) + 1;
        char name[4096 + STEM];
        struct text text = text_begin(name, sizeof name);
        struct new_file file;
        if (stem == frame.length)
            continue; /* nothing was written */
        split->written++;
        name_file(cli, split, frame.bytes, &text);
        if (text.length >= sizeof name) {
            cli_trouble(cli, split->folder, strerror(ENAMETOOLONG));
            return false;
        }
        struct output *output = new_file_begin_small(cli, &file, name, split->force);
        if (output == NULL)
            return false;
        output_bytes(output, frame.bytes + stem, frame.length - stem);
        if (!new_file_end(cli, &file, true))
            return false;
    }
    return true;
}
