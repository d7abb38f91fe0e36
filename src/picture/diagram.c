/* SPDX-License-Identifier: BSD-2-Clause */
#include "picture/diagram.h"

#include "record/advice.h"

static void begin(struct diagram *diagram, const struct yinsh_record *record)
{
    *diagram = (struct diagram){.marks = marks_none()};
    diagram->names[YINSH_WHITE] = yinsh_record_tag(record, "White");
    diagram->names[YINSH_BLACK] = yinsh_record_tag(record, "Black");
}

bool diagram_of_turn(struct diagram *diagram, const struct yinsh_record *record, int turn)
{
    begin(diagram, record);
    bool reached = marks_of_turn(record, turn, &diagram->position, &diagram->marks);
    if (turn == marks_last_turn(record) && !record->failed) {
        diagram->result = record->outcome.result;
        diagram->end = record->outcome.end;
    }
    return reached;
}

void diagram_of_fault(struct diagram *diagram, const struct yinsh_record *record,
                      const struct fault *fault)
{
    begin(diagram, record);
    diagram->position = fault->position;
    diagram->marks.faulty = advice_points(fault);
}

void diagram_of_position(struct diagram *diagram, const yinsh_position *position)
{
    *diagram = (struct diagram){.position = *position, .marks = marks_none()};
}
