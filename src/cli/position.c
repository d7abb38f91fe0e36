/* SPDX-License-Identifier: BSD-2-Clause */
/* Positions that commands show. */
#include "cli/cli.h"

#include "base/text.h"

bool replay_turn(const struct yinsh_record *record, int turn, yinsh_position *position)
{
    size_t at = 0;
    int last = record->start.turn - 1; /* number of the last turn played so far */
    *position = record->start;
    for (; at < record->count && (int)record->played[at].turn <= turn; at++) {
        yinsh_play(position, record->played[at].action);
        last = record->played[at].turn;
    }
    /* A turn that is not complete ends a record; it is not over with that. */
    bool complete = position->due == YINSH_DUE_OVER || position->turn != last;
    return turn == 0 || (last == turn && complete);
}

bool cli_position(struct cli *cli, int count, char **operands, yinsh_position *position)
{
    char line[4 * YINSH_POSITION_TEXT];
    struct text joined = text_begin(line, sizeof line);
    const char *wrong;
    size_t offset = 0;
    if (count == 0) {
        yinsh_start(position, cli->reading.variant, cli->reading.house);
        position->steal = cli->reading.steal;
        return true;
    }
    for (int i = 0; i < count; i++) {
        text_add_string(&joined, i > 0 ? " " : "");
        text_add_string(&joined, operands[i]);
    }
    if (joined.length >= sizeof line)
        wrong = "the line is too long";
    else
        wrong = yinsh_position_parse(line, joined.length, position, &offset);
    if (wrong != NULL) {
        char words[FAULT_WORDS];
        struct text out = text_begin(words, sizeof words);
        text_add_string(&out, "position line, column ");
        text_add_number(&out, (int64_t)offset + 1);
        cli_trouble(cli, words, wrong);
        return false;
    }
    return true;
}
