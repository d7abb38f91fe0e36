/* SPDX-License-Identifier: BSD-2-Clause */
#include "cli/position.h"

#include "base/text.h"
#include "cli/message.h"

bool cli_position(struct cli *cli, yinsh_position *position)
{
    char line[4 * YINSH_POSITION_TEXT];
    struct text joined = text_begin(line, sizeof line);
    const char *wrong;
    size_t offset = 0;
    if (cli->input.count == 0) {
        yinsh_start(position, cli->reading.variant, cli->reading.house);
        position->steal = cli->reading.steal;
        return true;
    }
    for (int i = 0; i < cli->input.count; i++) {
        text_add_string(&joined, i > 0 ? " " : "");
        text_add_string(&joined, cli->input.files[i]);
    }
    if (joined.length >= sizeof line)
        wrong = "the line is too long";
    else
        wrong = yinsh_position_parse(line, joined.length, position, &offset);
    if (wrong != NULL) {
        char words[FAULT_WORDS];
        struct text out = text_begin(words, sizeof words);
        text_format(&out, "position line, column %zu", offset + 1);
        cli_trouble(cli, words, wrong);
        return false;
    }
    return true;
}
