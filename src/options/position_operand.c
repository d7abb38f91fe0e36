/* SPDX-License-Identifier: BSD-2-Clause */
#include "options/command_line.h"

#include "messages/messages.h"
#include "outputs/new_file.h"
#include "record/record.h"
#include "sandbox/sandbox.h"

#include <errno.h>
#include <string.h>
#include <unistd.h>

/* Whether a text is turns of a game: with a number, but without the / of a position line. */
static bool are_turns(const char *text)
{
    const char *action = text + strspn(text, "0123456789. ");
    return is_digit(*text) && strchr(text, '/') == NULL && is_letter(*action) &&
           is_digit(action[1]);
}

bool cli_states_position(const char *text)
{
    yinsh_position position;
    size_t offset;
    return are_turns(text) || yinsh_position_parse(text, strlen(text), &position, &offset) == NULL;
}

static bool play_turns(struct cli *cli, const char *turns, yinsh_position *position)
{
    char reason[2 * FAULT_WORDS] = "they are those of several games";
    struct words rest = words_of(turns);
    yinsh_reader_options options = cli->reading;
    options.notation = "gipf";
    yinsh_reader *reader = yinsh_reader_new(words_read, &rest, &options);
    const yinsh_record *record;
    int found = reader != NULL ? yinsh_reader_next(reader, &record) : -1;
    const struct fault *fault = found == 1 ? record_first_error(record) : NULL;
    if (fault != NULL)
        fault_text(fault, reason, sizeof reason);
    else if (found == 1)
        *position = *yinsh_record_final(record);
    bool good = found == 1 && fault == NULL && yinsh_reader_next(reader, &record) == 0;
    yinsh_reader_free(reader);
    return good || cli_trouble(cli, "turns", found < 0 ? strerror(ENOMEM) : reason);
}

bool cli_position_line(struct cli *cli, const char *line, yinsh_position *position)
{
    char words[FAULT_WORDS];
    struct text out = text_begin(words, sizeof words);
    size_t offset = 0;
    if (are_turns(line))
        return play_turns(cli, line, position);
    const char *wrong = yinsh_position_parse(line, strlen(line), position, &offset);
    if (wrong == NULL)
        return true;
    text_format(&out, "position line, column %zu", offset + 1);
    return cli_trouble(cli, words, wrong);
}

bool cli_position_operands(struct cli *cli, yinsh_position *position)
{
    char line[4096];
    struct text joined = text_begin(line, sizeof line);
    for (int i = 0; i < cli->input.count; i++) {
        text_add_string(&joined, i > 0 ? " " : "");
        text_add_string(&joined, cli->input.files[i]);
    }
    if (joined.length >= sizeof line)
        return cli_trouble(cli, "position line, column 1", "the line is too long");
    /* No position has only one field. */
    if (cli->input.count == 1 && strchr(line, ' ') == NULL && !are_turns(line))
        return cli_trouble(cli, line, "this is neither a position nor a file that exists");
    return cli_position_line(cli, line, position);
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
    lines_file_each(cli, name, take_line, &lines);
}

/* ---- Rows about positions ------------------------------------------------ */

const char *const position_forms[] = {"text", "json", NULL};

void position_row(struct table *table, const yinsh_position *position)
{
    char line[YINSH_POSITION_TEXT];
    if (table->format == TABLE_JSON)
        table_text(table, line, yinsh_position_format(position, line));
}

/* ---- Operands ------------------------------------------------------------ */

/* Write about a position; as position_fn. */
static bool write_position(struct cli *cli, void *context, const yinsh_position *position,
                           struct words name, uint64_t line)
{
    struct about_positions *about = context;
    bool json = about->json > 0;
    struct table table;
    (void)name;
    (void)line;
    output_string(cli->out, about->written++ > 0 && !json ? "\n" : "");
    table_begin(&table, json ? TABLE_JSON : TABLE_TSV, about->names + !json, about->columns - !json,
                cli->out);
    about->write(&table, about->context, position);
    return cli->out->error == 0;
}

/* Write about the positions in all files, of which there should be one. */
static void write_files(struct cli *cli, struct about_positions *about)
{
    const struct input_options *input = &cli->input;
    for (int i = 0; i < (input->count > 0 ? input->count : 1) && cli->out->error == 0; i++)
        cli_positions(cli, input->count > 0 ? input->files[i] : "-", write_position, about);
    if (about->written > 0 || cli->status != STATUS_GOOD)
        return;
    cli_worsen(cli, STATUS_BAD);
    cli_message(cli, "yinsh: %s: there is no position in the input\n", cli->command->name);
}

void cli_operand_positions(struct cli *cli, struct about_positions *about)
{
    const struct input_options *input = &cli->input;
    yinsh_position position;
    bool asks = input->count == 0 && isatty(STDIN_FILENO) != 0;
    bool files = input->count == 0 || strcmp(input->files[0], "-") == 0 ||
                 access(input->files[0], F_OK) == 0;
    if (!outputs_note(cli, NULL, false))
        return;
    sandbox_files(input);
    if (asks)
        yinsh_start(&position, cli->reading.variant, cli->reading.house);
    if (asks || (!files && cli_position_operands(cli, &position)))
        write_position(cli, about, &position, (struct words){NULL, 0}, 0);
    else if (files)
        write_files(cli, about);
}
