/* SPDX-License-Identifier: BSD-2-Clause */
#include "messages/messages.h"

#include <stdlib.h>
#include <string.h>
#include <unistd.h>

bool cli_colors(enum color color, int descriptor)
{
    const char *no_color = getenv("NO_COLOR");
    const char *terminal = getenv("TERM");
    if (color != COLOR_AUTO)
        return color == COLOR_ALWAYS;
    return (no_color == NULL || *no_color == '\0') && isatty(descriptor) != 0 &&
           (terminal == NULL || strcmp(terminal, "dumb") != 0);
}

const char *cli_subject(const char *file)
{
    return strcmp(file, "-") == 0 ? "standard input" : file;
}

const char *cli_shown_name(const char *file)
{
    return strcmp(file, "-") == 0 ? "<stdin>" : file;
}

void cli_file_name(struct output *output, const char *file)
{
    const char *name = cli_shown_name(file);
    output_visible(output, name, strlen(name));
}

void cli_put_player(struct output *output, const struct yinsh_record *record, const char *tag)
{
    const char *name = yinsh_record_tag(record, tag);
    output_visible(output, name != NULL ? name : "?", name != NULL ? strlen(name) : 1);
}

void cli_put_quoted(struct output *output, const char *text)
{
    output_string(output, "'");
    output_visible(output, text, strlen(text));
    output_string(output, "'");
}

void cli_put_visible(struct output *output, struct words text, char byte, const char *as)
{
    struct words before;
    while (text.length > 0) {
        bool found = words_cut(&text, byte, &before);
        output_visible(output, before.bytes, before.length);
        output_string(output, found ? as : "");
    }
}
