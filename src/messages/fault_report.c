/* SPDX-License-Identifier: BSD-2-Clause */
#include "messages/messages.h"

#include <string.h>

/* ---- The first line ---------------------------------------------------- */

static const char *color_of(bool color, enum yinsh_level level)
{
    static const char *const colors[] = {"", "\033[36m", "\033[35m", "\033[31m"};
    return color ? colors[level] : "";
}

/* Write some strings.  A format would take twice as long for a file full of faults. */
#define PUT(output, ...)                                                                           \
    put_strings(output, (const char *const[]){__VA_ARGS__},                                        \
                sizeof((const char *const[]){__VA_ARGS__}) / sizeof(const char *))

static void put_strings(struct output *output, const char *const strings[], size_t count)
{
    for (size_t i = 0; i < count; i++)
        output_string(output, strings[i]);
}

static void put_head(struct output *output, const struct fault_report *report, bool color)
{
    const struct fault *fault = report->fault;
    const char *off = color ? "\033[0m" : "";
    output_string(output, color ? "\033[1m" : "");
    cli_file_name(output, report->file);
    output_string(output, ":");
    output_number(output, report->line);
    output_string(output, ":");
    output_number(output, report->column);
    PUT(output, ": ", color_of(color, report->level), level_names[report->level], ":", off, " ",
        report->text, " (", yinsh_fault_clause((yinsh_fault)fault->code),
        fault->follows ? "; may follow from the first error" : "", ") [",
        yinsh_fault_name((yinsh_fault)fault->code), "]\n");
}

/* ---- What is below it -------------------------------------------------- */

static void put_note(struct output *output, bool color, const char *label, const char *text)
{
    PUT(output, "       = ", color ? "\033[1m" : "", label, ":", color ? "\033[0m" : "", " ", text,
        "\n");
}

/* Write a note that is the same for all faults with the same code. */
static void put_hint(struct output *output, bool color, const char *label, const char *text)
{
    output_bytes(output, (const char[]){HINT_BEGINS}, 1);
    put_note(output, color, label, text);
    output_bytes(output, (const char[]){HINT_ENDS}, 1);
}

/* Write the clause with its rule, and notes; a fault without notes gets its cure. */
static void put_notes(struct output *output, const struct fault_report *report, bool color)
{
    yinsh_fault code = (yinsh_fault)report->fault->code;
    const struct advice *advice = &report->advice;
    if (strcmp(yinsh_fault_clause(code), "notation") != 0)
        put_hint(output, color, yinsh_fault_clause(code), yinsh_fault_rule(code));
    for (size_t i = 0; i < advice->count; i++)
        put_note(output, color, "note", advice->text[i]);
    if (advice->count == 0)
        put_hint(output, color, "help", yinsh_fault_cure(code));
}

/* Write the board at the fault, if there is one that shows something. */
static void put_board(struct output *output, const struct fault_report *report, bool color)
{
    const struct fault *fault = report->fault;
    struct marks marks = marks_none();
    struct board_style style = {.color = color, .marks = &marks};
    marks.faulty = advice_points(fault);
    if (fault->turn > 0 && fault->position.turn > 0)
        board_draw(output, &fault->position, style);
}

void fault_write(struct output *output, const struct messages *messages, enum yinsh_level level,
                 const char *file, const struct yinsh_record *record, const struct fault *fault)
{
    bool color = messages->colored;
    struct fault_report report = {
        .file = file,
        .record = record,
        .fault = fault,
        .level = level,
        .excerpt = excerpt_of(record, fault),
    };
    record_locate(record, fault, &report.line, &report.column);
    fault_text(fault, report.text, sizeof report.text);
    advice_find(&report.advice, fault);
    if (messages->diagnostics == DIAGNOSTICS_JSON) {
        fault_write_json(output, &report);
        return;
    }
    if (messages->diagnostics == DIAGNOSTICS_SARIF) {
        fault_write_sarif(output, &report);
        return;
    }
    put_head(output, &report, color);
    if (messages->diagnostics == DIAGNOSTICS_TEXT) {
        if (report.excerpt.length > 0)
            excerpt_write(output, &report.excerpt, report.line, color_of(color, report.level));
        put_notes(output, &report, color);
    }
    if (messages->board)
        put_board(output, &report, color);
}
