/* SPDX-License-Identifier: BSD-2-Clause */
#include "options/command_line.h"

#include "messages/messages.h"
#include "outputs/new_file.h"
#include "sandbox/sandbox.h"

#include <string.h>
#include <unistd.h>

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

/* Read a position from operands that are its line or its fields; false, and reported, if wrong. */
static bool read_operands(struct cli *cli, yinsh_position *position)
{
    char line[4 * YINSH_POSITION_TEXT];
    struct text joined = text_begin(line, sizeof line);
    for (int i = 0; i < cli->input.count; i++) {
        text_add_string(&joined, i > 0 ? " " : "");
        text_add_string(&joined, cli->input.files[i]);
    }
    if (joined.length >= sizeof line)
        return cli_trouble(cli, "position line, column 1", "the line is too long");
    /* No position has only one field. */
    if (cli->input.count == 1 && strchr(line, ' ') == NULL)
        return cli_trouble(cli, line, "this is neither a position nor a file that exists");
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
    struct words name = words_trim(words_from(line, text_mark(line.bytes, line.length))), words;
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
    lines_file_each(cli, name, take_line, &lines);
}

/* ---- Operands ------------------------------------------------------------ */

/* What writes about positions. */
struct operand_writer {
    about_position_fn write;
    const void *context;
    uint64_t written;
};

/* Write about a position; as position_fn. */
static bool write_position(struct cli *cli, void *context, const yinsh_position *position,
                           struct words name, uint64_t line)
{
    struct operand_writer *writer = context;
    (void)name;
    (void)line;
    output_string(cli->out, writer->written++ > 0 ? "\n" : "");
    writer->write(cli, writer->context, position);
    return cli->out->error == 0;
}

/* Write about the positions in all files, of which there should be one. */
static void write_files(struct cli *cli, struct operand_writer *writer)
{
    const struct input_options *input = &cli->input;
    for (int i = 0; i < (input->count > 0 ? input->count : 1) && cli->out->error == 0; i++)
        cli_positions(cli, input->count > 0 ? input->files[i] : "-", write_position, writer);
    if (writer->written > 0 || cli->status != STATUS_GOOD)
        return;
    cli_worsen(cli, STATUS_BAD);
    cli_message(cli, "yinsh: %s: there is no position in the input\n", cli->command->name);
}

void cli_operand_positions(struct cli *cli, about_position_fn write, const void *context)
{
    const struct input_options *input = &cli->input;
    struct operand_writer writer = {write, context, 0};
    yinsh_position position;
    bool asks = input->count == 0 && isatty(STDIN_FILENO) != 0;
    bool files = input->count == 0 || strcmp(input->files[0], "-") == 0 ||
                 access(input->files[0], F_OK) == 0;
    if (!outputs_note(cli, NULL, false))
        return;
    sandbox_files(input);
    if (asks)
        yinsh_start(&position, cli->reading.variant, cli->reading.house);
    if (asks || (!files && read_operands(cli, &position)))
        write(cli, context, &position);
    else if (files)
        write_files(cli, &writer);
}
