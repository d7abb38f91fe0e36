/* SPDX-License-Identifier: BSD-2-Clause */
/* The public functions that look at a record. */
#include "record/record.h"
#include "registry/notation_list.h"

const char *yinsh_record_notation(const yinsh_record *record)
{
    return record->notation;
}

enum yinsh_status yinsh_record_status(const yinsh_record *record)
{
    const struct fault *error = record_first_error(record);
    return error != NULL ? fault_status(error->code) : YINSH_STATUS_OK;
}

const yinsh_position *yinsh_record_start(const yinsh_record *record)
{
    return &record->game.start;
}

const yinsh_position *yinsh_record_final(const yinsh_record *record)
{
    return &record->game.now;
}

size_t yinsh_record_action_count(const yinsh_record *record)
{
    return record->game.count;
}

yinsh_action yinsh_record_action(const yinsh_record *record, size_t index)
{
    static const yinsh_action none = {UINT8_MAX, YINSH_ANY_SIDE, YINSH_NO_POINT, YINSH_NO_POINT};
    return index < record->game.count ? record->game.played[index].action : none;
}

enum yinsh_result yinsh_record_result(const yinsh_record *record)
{
    return record->outcome.result;
}

enum yinsh_end yinsh_record_end(const yinsh_record *record)
{
    return record->outcome.end;
}

int yinsh_record_turns(const yinsh_record *record)
{
    /* The current turn is not played to its end, unless it ended the game. */
    int begun = record->game.now.turn - record->game.start.turn;
    return record->game.now.due == YINSH_DUE_OVER && record->game.count > 0 ? begun + 1 : begun;
}

int yinsh_record_moves(const yinsh_record *record)
{
    int moves = record->game.omitted_moves;
    for (size_t i = 0; i < record->game.count; i++)
        moves += record->game.played[i].action.kind == YINSH_MOVE;
    return moves;
}

const char *yinsh_record_tag(const yinsh_record *record, const char *name)
{
    const struct tag *tag = record_find_tag(record, name);
    return tag != NULL ? tag->value : NULL;
}

size_t yinsh_record_fault_count(const yinsh_record *record)
{
    return record_faults_kept(record);
}

yinsh_diagnostic yinsh_record_fault(const yinsh_record *record, size_t index)
{
    if (index >= record_faults_kept(record))
        return (yinsh_diagnostic){.code = 0};
    const struct fault *fault = &record->faults[index];
    yinsh_diagnostic diagnostic = {.code = (yinsh_fault)fault->code, .turn = fault->turn};
    record_locate(record, fault, &diagnostic.line, &diagnostic.column);
    return diagnostic;
}

size_t yinsh_record_fault_text(const yinsh_record *record, size_t index, char *text, size_t size)
{
    if (index < record_faults_kept(record))
        return fault_text(&record->faults[index], text, size);
    return text_begin(text, size).length;
}

int yinsh_record_write(const yinsh_record *record, const char *notation, yinsh_write_fn write,
                       void *context)
{
    const struct notation *target = notation_find(notation);
    struct output output;
    if (target == NULL || target->write == NULL)
        return -1;
    output_begin(&output, write, context);
    notation_convert(target, record, false, &output);
    return output_flush(&output);
}
