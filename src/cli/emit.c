/* SPDX-License-Identifier: BSD-2-Clause */
#include "cli/emit.h"

#include "cli/fault_json.h"
#include "cli/write.h"

#include <errno.h>
#include <string.h>
#include <unistd.h>

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
    return cli->options_read && cli->diagnostics == DIAGNOSTICS_SARIF;
}

/* Write what precedes a result of a SARIF document. */
static void begin_result(struct cli *cli, struct output *output)
{
    if (cli->results == 0)
        sarif_begin(output);
    output_string(output, cli->results++ > 0 ? ",\n" : "\n");
}

/* Write a line that is not part of a fault, without its end. */
static void put_line(struct cli *cli, struct output *output, const char *bytes, size_t length)
{
    bool trouble = length > 0 && *bytes == TROUBLE_BEGINS;
    if (trouble) {
        bytes++;
        length--;
    }
    if (is_document(cli)) {
        begin_result(cli, output);
        message_write_sarif(output, trouble, bytes, length);
    } else if (cli->options_read && cli->diagnostics == DIAGNOSTICS_JSON) {
        message_write_json(output, trouble, bytes, length);
    } else {
        output_bytes(output, bytes, length);
        output_string(output, "\n");
    }
}

/* Write the lines between faults. */
static void put_lines(struct cli *cli, struct output *output, const char *bytes, size_t length)
{
    while (length > 0) {
        const char *newline = memchr(bytes, '\n', length);
        size_t line = newline != NULL ? (size_t)(newline - bytes) : length;
        size_t taken = newline != NULL ? line + 1 : line;
        put_line(cli, output, bytes, line);
        bytes += taken;
        length -= taken;
    }
}

static void put_fault(struct cli *cli, struct output *output, const char *bytes, size_t length)
{
    if (cli->faults++ >= (uint64_t)cli->max_faults)
        return;
    if (is_document(cli))
        begin_result(cli, output);
    output_bytes(output, bytes, length);
}

int cli_put_messages(struct cli *cli, const char *bytes, size_t length)
{
    struct output output;
    const char *at = bytes, *end = bytes + length;
    output_begin(&output, write_stderr, cli);
    while (at < end) {
        const char *fault = memchr(at, FAULT_BEGINS, (size_t)(end - at));
        put_lines(cli, &output, at, (size_t)((fault != NULL ? fault : end) - at));
        if (fault == NULL)
            break;
        const char *stop = memchr(fault, FAULT_ENDS, (size_t)(end - fault));
        at = stop != NULL ? stop + 1 : end;
        put_fault(cli, &output, fault + 1, (size_t)((stop != NULL ? stop : end) - fault - 1));
    }
    return output_flush(&output);
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
    struct output output;
    if (!is_document(cli) || !cli->command->reads_records)
        return;
    output_begin(&output, write_stderr, cli);
    if (cli->results == 0)
        sarif_begin(&output);
    sarif_end(&output);
    output_flush(&output);
}
