/* SPDX-License-Identifier: BSD-2-Clause */
#include "record/record.h"

#include "base/lines.h"

/* ---- Charsets ---------------------------------------------------------- */

bool record_state_charset(struct yinsh_record *record, struct words name, struct place place)
{
    struct charset *charset = &record->source.charset;
    if (!charset_open(charset, name))
        return record_fault(record, FAULT_CHARSET_UNKNOWN, place, NULL);
    record->charset = charset->converter != NULL ? charset : NULL;
    return record->charset == NULL || record->bulk == NULL || bulk_give_up(record);
}

void record_decode_text(struct yinsh_record *record, const char **text, size_t *length)
{
    const struct charset *charset = record->charset;
    if (charset != NULL && charset->single && text_is_utf8(*text, *length))
        return;
    char *copy = arena_alloc(&record->arena, CHARSET_ROOM * (*length + 1) + 1);
    if (copy == NULL)
        return;
    *length = charset_convert(charset, (struct words){*text, *length}, copy).bytes;
    copy[*length] = '\0';
    *text = copy;
}

void record_decode(struct yinsh_record *record, size_t taken)
{
    struct words source = {record->window.bytes, taken};
    const struct charset *charset = record->charset;
    if (!record->foreign && (charset == NULL || charset->given || charset->single))
        return;
    record->foreign = true;
    for (size_t i = 0; i < record->tag_count; i++)
        record_decode_text(record, &record->tags[i].value, &record->tags[i].length);
    for (struct note *note = record->notes; note != NULL; note = note->next)
        if (note->kind != NOTE_CLOCK)
            record_decode_text(record, &note->text, &note->length);
    size_t fit = charset_convert(charset, source, NULL).fit;
    struct fault fault =
        record_new_fault(record, FAULT_CHARSET_MISFIT, (struct place){fit, 1},
                         charset != NULL ? charset->name : "UTF-8; it is read as Windows-1252");
    fault.turn = 0;
    if (fit < taken)
        record_file_fault(record, &fault);
}

struct charset_count record_count_line(const struct yinsh_record *record, size_t offset)
{
    size_t length = count_after_newline(record->window.bytes, offset);
    struct words line = {record->window.bytes + offset - length, length};
    return charset_convert(record->charset, line, NULL);
}

/* ---- Places ------------------------------------------------------------ */

void record_locate(const struct yinsh_record *record, const struct fault *fault, uint64_t *line,
                   uint64_t *column)
{
    *line = record->window.line;
    *column = record->window.column;
    size_t offset = fault->offset < record->window.length ? fault->offset : record->window.length;
    pass_lines(record->window.bytes, offset, line, column);
    if (record->foreign) {
        struct charset_count count = record_count_line(record, offset);
        *column += count.bytes - count.source;
    }
}

/* ---- Look-alikes ------------------------------------------------------- */

void record_report_copy(struct yinsh_record *record)
{
    struct place place = {record->copy->first, record->copy->end - record->copy->first};
    struct fault fault = record_new_fault(record, FAULT_LOOK_ALIKE, place, NULL);
    fault.turn = 0;
    record_file_fault(record, &fault);
}

void record_leave_copy(struct yinsh_record *record)
{
    const struct plain_copy *copy = record->copy;
    struct claims *claims = &record->claims;
    struct record_script *script = &record->script;
    struct place *const of_claims[] = {&claims->result_place, &claims->other_place,
                                       &claims->end_place, &claims->rings_place,
                                       &claims->final_place};
    for (size_t i = 0; i < sizeof of_claims / sizeof of_claims[0]; i++)
        plain_copy_place(copy, &of_claims[i]->offset, &of_claims[i]->length);
    for (size_t i = 0; i < record_faults_kept(record); i++)
        plain_copy_place(copy, &record->faults[i].offset, &record->faults[i].length);
    for (size_t i = 0; i < script->count; i++)
        plain_copy_place(copy, &script->steps[i].place.offset, &script->steps[i].place.length);
    for (size_t i = 0; i < script->number_count; i++)
        plain_copy_place(copy, &script->numbers[i].place.offset, &script->numbers[i].place.length);
    for (size_t i = 0; i < record->game.count; i++) {
        struct played *played = &record->game.played[i];
        size_t offset = played->offset, length = played->length;
        plain_copy_place(copy, &offset, &length);
        played->offset = (uint32_t)offset;
        played->length = (uint32_t)length;
    }
    record->window.taken = copy->places[record->window.taken];
    record->window.begin = copy->places[record->window.begin];
}
