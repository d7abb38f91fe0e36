/* SPDX-License-Identifier: BSD-2-Clause */
#include "messages/messages.h"

#include "input/feed.h"

#include <errno.h>
#include <unistd.h>

enum { MOST_NOTIFICATIONS = 1 << 20 /* bytes; messages about files may be millions */ };

static int write_stderr(void *context, const char *bytes, size_t length)
{
    struct messages *messages = context;
    int error = write_all(STDERR_FILENO, bytes, length);
    /* If standard error is closed, the user does not want messages. */
    messages->lost |= error != 0 && error != EBADF;
    return error;
}

static bool is_document(const struct messages *messages)
{
    return messages->diagnostics == DIAGNOSTICS_SARIF && !messages->report_ended;
}

/* Where faults go, if messages go to standard error. */
static struct output *report_of(struct messages *messages, struct output *errors)
{
    return messages->report != NULL && !messages->report_ended ? messages->report : errors;
}

/* Write what precedes a result of a SARIF document. */
static void begin_result(struct messages *messages, struct output *output)
{
    if (messages->results == 0)
        sarif_begin(output);
    output_string(output, messages->results++ > 0 ? ",\n" : "\n");
}

/* Keep a message for the end of the SARIF document: notifications follow all results. */
static void notify(struct messages *messages, bool trouble, const char *text, size_t length)
{
    struct output output;
    size_t before = messages->notifications.length;
    if (before > MOST_NOTIFICATIONS) {
        messages->notifications_lost++;
        return;
    }
    output_begin(&output, bytes_write, &messages->notifications);
    output_string(&output, before > 0 ? ",\n" : "\n");
    message_write_sarif(&output, trouble, text, length);
    if (output_flush(&output) != 0) {
        messages->notifications.length = before;
        messages->notifications_lost++;
    }
}

/* Write a line that is not part of a fault, without its end. */
static void put_line(struct messages *messages, struct output *errors, const char *bytes,
                     size_t length)
{
    static const char marks[] = {REPORT_BEGINS, TROUBLE_BEGINS, REPEATED_TURN, REPEATED_PATTERN, 0};
    char mark = length > 0 && strchr(marks, *bytes) != NULL ? *bytes : 0;
    if ((mark == REPEATED_TURN || mark == REPEATED_PATTERN) &&
        messages->repeated[mark - REPEATED_TURN]++ > 0)
        return;
    struct output *report = report_of(messages, errors);
    struct output *output = mark == REPORT_BEGINS ? report : errors;
    bytes += mark != 0;
    length -= mark != 0;
    if (is_document(messages)) {
        notify(messages, mark == TROUBLE_BEGINS, bytes, length);
        if (report == errors || mark == REPORT_BEGINS)
            return;
    }
    /* Both may go to one terminal: keep the order. */
    if (output != report)
        output_flush(report);
    if (messages->diagnostics == DIAGNOSTICS_JSON) {
        message_write_json(output, mark == TROUBLE_BEGINS, bytes, length);
    } else {
        output_bytes(output, bytes, length);
        output_string(output, "\n");
    }
}

/* Write the lines between faults. */
static void put_lines(struct messages *messages, struct output *errors, struct words lines)
{
    struct words line;
    while (lines.length > 0) {
        words_cut(&lines, '\n', &line);
        put_line(messages, errors, line.bytes, line.length);
    }
}

/* Write the lines of a fault; without hints, those that hold for all faults with its code are
 * omitted. */
static void put_hinted(struct output *output, struct words lines, bool hints)
{
    struct words part;
    while (lines.length > 0) {
        bool hint = words_cut(&lines, HINT_BEGINS, &part);
        output_bytes(output, part.bytes, part.length);
        if (!hint)
            break;
        words_cut(&lines, HINT_ENDS, &part);
        if (hints)
            output_bytes(output, part.bytes, part.length);
    }
}

/* Whether a fault that is reported once for each file was reported for the one that it names. */
static bool is_repeated(struct messages *messages, struct words *fault)
{
    struct words file;
    words_cut(fault, FILE_ENDS, &file);
    if (words_equal(file, (struct words){messages->misfit.at, messages->misfit.length}))
        return true;
    messages->misfit.length = 0;
    bytes_add(&messages->misfit, file.bytes, file.length);
    return false;
}

/* Write a fault, whose code comes first. */
static void put_fault(struct messages *messages, struct output *output, struct words fault)
{
    int code = fault.bytes[0] - FAULT_CODE;
    fault = words_from(fault, 1);
    if (code == FAULT_CHARSET_MISFIT && is_repeated(messages, &fault))
        return;
    if (messages->faults++ >= (uint64_t)messages->max_faults)
        return;
    if (is_document(messages))
        begin_result(messages, output);
    bool *explained = &messages->explained[code];
    put_hinted(output, fault, !*explained);
    *explained = true;
}

int cli_put_messages(struct messages *messages, const char *bytes, size_t length)
{
    struct output errors;
    struct words rest = {bytes, length}, part;
    output_begin(&errors, write_stderr, messages);
    while (rest.length > 0) {
        bool fault = words_cut(&rest, FAULT_BEGINS, &part);
        put_lines(messages, &errors, part);
        if (!fault)
            break;
        words_cut(&rest, FAULT_ENDS, &part);
        put_fault(messages, report_of(messages, &errors), part);
    }
    return output_flush(&errors);
}

static int write_message(void *context, const char *bytes, size_t length)
{
    return cli_put_messages(context, bytes, length);
}

void cli_begin_message(struct output *output, struct messages *messages)
{
    output_begin(output, write_message, messages);
}

bool cli_counts_records(const struct messages *messages)
{
    return messages->diagnostics != DIAGNOSTICS_JSON && messages->diagnostics != DIAGNOSTICS_SARIF;
}

void cli_end_messages(struct messages *messages, bool trouble)
{
    struct output errors;
    bytes_free(&messages->misfit);
    if (!is_document(messages))
        return;
    output_begin(&errors, write_stderr, messages);
    struct output *output = report_of(messages, &errors);
    if (messages->results == 0)
        sarif_begin(output);
    sarif_end(output, messages, trouble);
    output_flush(output);
    bytes_free(&messages->notifications);
    messages->report_ended = true;
}
