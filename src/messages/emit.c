/* SPDX-License-Identifier: BSD-2-Clause */
#include "messages/emit.h"

#include "messages/fault_json.h"
#include "messages/put_text.h"

#include <errno.h>
#include <string.h>
#include <unistd.h>

enum { MOST_NOTIFICATIONS = 1 << 20 /* bytes; messages about files may be millions */ };

static int write_stderr(void *context, const char *bytes, size_t length)
{
    struct cli *cli = context;
    int error = cli_write_all(STDERR_FILENO, bytes, length);
    /* If standard error is closed, the user does not want messages. */
    cli->messages_lost |= error != 0 && error != EBADF;
    return error;
}

static bool is_document(const struct cli *cli)
{
    return cli->options_read && cli->diagnostics == DIAGNOSTICS_SARIF && !cli->report_ended;
}

/* Where faults go, if messages go to standard error. */
static struct output *report_of(struct cli *cli, struct output *messages)
{
    return cli->report != NULL && !cli->report_ended ? cli->report : messages;
}

/* Write what precedes a result of a SARIF document. */
static void begin_result(struct cli *cli, struct output *output)
{
    if (cli->results == 0)
        sarif_begin(output);
    output_string(output, cli->results++ > 0 ? ",\n" : "\n");
}

/* Keep a message for the end of the SARIF document: notifications follow all results. */
static void notify(struct cli *cli, bool trouble, const char *text, size_t length)
{
    struct output output;
    size_t before = cli->notifications.length;
    if (before > MOST_NOTIFICATIONS) {
        cli->notifications_lost++;
        return;
    }
    output_begin(&output, bytes_write, &cli->notifications);
    output_string(&output, before > 0 ? ",\n" : "\n");
    message_write_sarif(&output, trouble, text, length);
    if (output_flush(&output) != 0) {
        cli->notifications.length = before;
        cli->notifications_lost++;
    }
}

/* Write a line that is not part of a fault, without its end. */
static void put_line(struct cli *cli, struct output *messages, const char *bytes, size_t length)
{
    char mark = length > 0 && (*bytes == TROUBLE_BEGINS || *bytes == REPORT_BEGINS) ? *bytes : 0;
    struct output *report = report_of(cli, messages);
    struct output *output = mark == REPORT_BEGINS ? report : messages;
    bytes += mark != 0;
    length -= mark != 0;
    if (is_document(cli)) {
        notify(cli, mark == TROUBLE_BEGINS, bytes, length);
        if (report == messages || mark == REPORT_BEGINS)
            return;
    }
    /* Both may go to one terminal: keep the order. */
    if (output != report)
        output_flush(report);
    if (cli->options_read && cli->diagnostics == DIAGNOSTICS_JSON) {
        message_write_json(output, mark == TROUBLE_BEGINS, bytes, length);
    } else {
        output_bytes(output, bytes, length);
        output_string(output, "\n");
    }
}

/* Write the lines between faults. */
static void put_lines(struct cli *cli, struct output *messages, struct words lines)
{
    struct words line;
    while (lines.length > 0) {
        words_cut(&lines, '\n', &line);
        put_line(cli, messages, line.bytes, line.length);
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

/* Write a fault, whose code comes first. */
static void put_fault(struct cli *cli, struct output *output, struct words fault)
{
    if (cli->faults++ >= (uint64_t)cli->max_faults)
        return;
    if (is_document(cli))
        begin_result(cli, output);
    bool *explained = &cli->explained[fault.bytes[0] - FAULT_CODE];
    put_hinted(output, words_from(fault, 1), !*explained);
    *explained = true;
}

int cli_put_messages(struct cli *cli, const char *bytes, size_t length)
{
    struct output messages;
    struct words rest = {bytes, length}, part;
    output_begin(&messages, write_stderr, cli);
    while (rest.length > 0) {
        bool fault = words_cut(&rest, FAULT_BEGINS, &part);
        put_lines(cli, &messages, part);
        if (!fault)
            break;
        words_cut(&rest, FAULT_ENDS, &part);
        put_fault(cli, report_of(cli, &messages), part);
    }
    return output_flush(&messages);
}

static int write_message(void *context, const char *bytes, size_t length)
{
    return cli_put_messages(context, bytes, length);
}

void cli_begin_message(struct output *output, struct cli *cli)
{
    output_begin(output, write_message, cli);
}

bool cli_counts_records(const struct cli *cli)
{
    return cli->diagnostics != DIAGNOSTICS_JSON && cli->diagnostics != DIAGNOSTICS_SARIF;
}

void cli_end_messages(struct cli *cli)
{
    struct output messages;
    if (!is_document(cli) || !cli->command->reads_records)
        return;
    output_begin(&messages, write_stderr, cli);
    struct output *output = report_of(cli, &messages);
    if (cli->results == 0)
        sarif_begin(output);
    sarif_end(output, cli);
    output_flush(output);
    bytes_free(&cli->notifications);
    cli->report_ended = true;
}
