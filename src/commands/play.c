/* SPDX-License-Identifier: BSD-2-Clause */
/* yinsh play: judge the actions of a game as they come, with an answer to each line. */
#include "commands/commands.h"

#include "options/command_line.h"
#include "outputs/new_file.h"
#include "outputs/table_writer.h"
#include "sandbox/sandbox.h"
#include "syntax/notation.h"

/* A game that is being played. */
struct play {
    struct cli *cli;
    int json;                   /* the form of answers */
    struct yinsh_record record; /* of the last line, with the position after it */
};

/* Play the next action of a line, which may be joined to the one before it; false after the last.
 */
static bool play_next(struct yinsh_record *record, struct cursor *line)
{
    yinsh_action action;
    uint32_t ignored;
    /* A number is skipped with its full stops. */
    for (struct cursor number = *line;
         scan_byte(line, ';') || scan_byte(line, '.') || scan_blanks(line) ||
         (scan_number(&number, UINT32_MAX, &ignored) > 0 && scan_byte(&number, '.'));
         number = *line)
        line->at = number.at > line->at ? number.at : line->at;
    size_t first = scan_offset(line);
    while (!scan_at_end(line) && *line->at != ';' && !is_blank(*line->at) &&
           (scan_offset(line) == first || to_lower(*line->at) != 'x'))
        line->at++;
    struct place place = place_from(line, first);
    record->game.turn = record->game.now.turn;
    if (yinsh_action_parse(line->start + first, place.length, &action))
        return record_action(record, action, place);
    return place.length > 0 && record_fault(record, FAULT_SYNTAX_TURN, place, NULL);
}

/* Write the position, or why a line was refused, NULL if it was not; both as JSON. */
static void answer(const struct play *play, const struct fault *fault)
{
    static const char *const names[] = {"position", "side", "due",   "result",
                                        "code",     "text", "clause"};
    const yinsh_position *now = &play->record.game.now;
    yinsh_fault code = fault != NULL ? (yinsh_fault)fault->code : FAULT_NONE;
    char line[YINSH_POSITION_TEXT], text[2 * FAULT_WORDS];
    struct table table;
    yinsh_position_format(now, line);
    if (fault != NULL)
        fault_text(fault, text, sizeof text);
    if (play->json == 0 && fault == NULL)
        output_format(play->cli->out, "%s\n", line);
    else if (play->json == 0)
        output_format(play->cli->out, "%s: %s\n", yinsh_fault_name(code), text);
    if (play->json == 0)
        return;
    table_begin(&table, TABLE_JSON, names, sizeof names / sizeof *names, play->cli->out);
    table_string(&table, line);
    table_string(&table, now->due != YINSH_DUE_OVER ? names_of_side[now->side] : NULL);
    table_string(&table, names_of_due[now->due]);
    table_string(&table, yinsh_result_name(yinsh_position_result(now)));
    table_string(&table, fault != NULL ? yinsh_fault_name(code) : NULL);
    table_string(&table, fault != NULL ? text : NULL);
    table_string(&table, yinsh_fault_clause(code));
}

/* Judge a line of standard input; as lines_fn. */
static bool take_line(void *context, struct words words, struct lines_fault *end)
{
    struct play *play = context;
    struct yinsh_record *record = &play->record;
    struct cursor line = cursor_over(words.bytes, words.length);
    const yinsh_position before = record->game.now;
    (void)end;
    record_reset(record);
    record->game.now = before;
    record->window.bytes = words.bytes;
    record->window.length = words.length;
    while (play_next(record, &line))
        continue;
    const struct fault *fault = record_first_error(record);
    if (fault != NULL) {
        record->game.now = before;
        cli_worsen(play->cli, STATUS_BAD);
    }
    answer(play, fault);
    return play->cli->out->error == 0;
}

static void run_play(struct cli *cli, int argc, char **argv)
{
    static struct play play;
    yinsh_position *now = &play.record.game.now;
    const struct option_spec options[] = {
        {"format", 0, OPTION_CHOICE, .value = &play.json, .choices = position_forms},
        {.name = NULL},
    };
    play.cli = cli;
    yinsh_start(now, YINSH_STANDARD, YINSH_HOUSE_NONE);
    if (cli_options(cli, argc, argv, options) && outputs_note(cli, NULL, false) &&
        (cli->input.count == 0 || cli_position_operands(cli, now))) {
        sandbox_files(NULL);
        lines_file_each(cli, "-", take_line, &play);
    }
}

const struct command command_play = {
    .name = "play",
    .arguments = "[OPTION]... [POSITION | TURN...]",
    .summary = "Judge the actions of a game line by line, as a referee",
    .options = "      --format=FORMAT  text, or json for an object on each line [default: text]\n",
    .examples = "  yinsh play\n"
                "  yinsh play '4/7/8/9/10/9/10/9/8/7/4 w place 0-0 1 blitz'\n",
    .operands = OPERANDS_POSITIONS,
    .run = run_play,
};
