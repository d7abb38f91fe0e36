/* SPDX-License-Identifier: BSD-2-Clause */
#include "options/position_operand.h"

#include "base/text.h"
#include "messages/trouble.h"
#include "options/lines_file.h"

bool cli_position_line(struct cli *cli, const char *line, size_t length, yinsh_position *position)
{
    char words[FAULT_WORDS];
    struct text out = text_begin(words, sizeof words);
    size_t offset = 0;
    const char *wrong = yinsh_position_parse(line, length, position, &offset);
    if (wrong == NULL)
        return true;
    text_format(&out, "position line, column %zu", offset + 1);
    return cli_trouble(cli, words, wrong);
}

bool cli_position(struct cli *cli, yinsh_position *position)
{
    char line[4 * YINSH_POSITION_TEXT];
    struct text joined = text_begin(line, sizeof line);
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
        return cli_trouble(cli, "position line, column 1", "the line is too long");
    return cli_position_line(cli, line, joined.length, position);
}

/* ---- Files of positions -------------------------------------------------- */

/* A file of positions and what takes them. */
struct position_lines {
    struct cli *cli;
    const char *name;
    position_fn take;
    void *context;
};

static bool take_line(void *context, struct words line, struct lines_fault *fault)
{
    struct position_lines *lines = context;
    struct words name = words_trim(line), words;
    yinsh_position position;
    size_t offset = 0;
    words_cut(&name, '\t', &words);
    words = words_trim(words);
    if (words.length == 0 || (fault->line == 1 && words_are(words, "position")))
        return true;
    const char *wrong = yinsh_position_parse(words.bytes, words.length, &position, &offset);
    if (wrong != NULL) {
        cli_worsen(lines->cli, STATUS_BAD);
        lines_file_report(lines->cli, lines->name, fault->line,
                          (uint64_t)(words.bytes - line.bytes) + offset + 1, wrong);
        return true;
    }
    return lines->take(lines->cli, lines->context, &position, name, fault->line);
}

void cli_positions(struct cli *cli, const char *name, position_fn take, void *context)
{
    struct position_lines lines = {cli, name, take, context};
    lines_file_each(cli, name, &(struct lines_target){take_line, &lines, .open_end = true});
}
