/* SPDX-License-Identifier: BSD-2-Clause */
#include "messages/messages.h"

#include <inttypes.h>
#include <stdarg.h>
#include <string.h>

void cli_message(struct cli *cli, const char *format, ...)
{
    struct output output;
    va_list arguments;
    cli_begin_message(&output, &cli->messages);
    va_start(arguments, format);
    output_format_list(&output, format, arguments);
    va_end(arguments);
    output_flush(&output);
}

/* Write "yinsh: command: ", without the command if there is none. */
static void put_name(struct output *output, const struct cli *cli)
{
    output_string(output, "yinsh: ");
    if (cli->command != NULL) {
        output_string(output, cli->command->name);
        output_string(output, ": ");
    }
}

void cli_put_trouble(struct output *output, const struct cli *cli, const char *subject,
                     const char *reason)
{
    put_name(output, cli);
    output_visible(output, subject, strlen(subject));
    output_string(output, ": ");
    /* It may be a library's, with bytes of the input in it. */
    output_visible(output, reason, strlen(reason));
    output_string(output, "\n");
}

bool cli_trouble(struct cli *cli, const char *subject, const char *reason)
{
    struct output output;
    cli_worsen(cli, STATUS_TROUBLE);
    cli->incomplete = true;
    cli_begin_message(&output, &cli->messages);
    output_bytes(&output, (const char[]){TROUBLE_BEGINS}, 1);
    cli_put_trouble(&output, cli, subject, reason);
    output_flush(&output);
    return false;
}

void cli_begin_usage(struct output *output, struct cli *cli)
{
    cli_worsen(cli, STATUS_TROUBLE);
    cli_begin_message(output, &cli->messages);
    put_name(output, cli);
}

/* End a message about wrong usage with its subject, or NULL, and what is offered instead. */
static void end_usage(struct output *output, const struct cli *cli, const char *subject,
                      const char *near)
{
    const char *command = cli->command != NULL ? cli->command->name : "";
    if (subject != NULL) {
        output_string(output, " ");
        cli_put_quoted(output, subject);
    }
    output_format(output, "%s\nTry 'yinsh %s%s--help'.\n", near, command,
                  *command != '\0' ? " " : "");
    output_flush(output);
}

bool cli_usage(struct cli *cli, const char *subject, const char *format, ...)
{
    struct output output;
    va_list arguments;
    cli_begin_usage(&output, cli);
    va_start(arguments, format);
    output_format_list(&output, format, arguments);
    va_end(arguments);
    end_usage(&output, cli, subject, "");
    return false;
}

void cli_usage_near(struct cli *cli, const char *subject, const char *near, const char *reason)
{
    struct output output;
    cli_begin_usage(&output, cli);
    output_string(&output, reason);
    end_usage(&output, cli, subject, near);
}

void cli_report_hidden(struct cli *cli)
{
    static const char *const repeated[] = {"without this turn", "for which a pattern gives up"};
    uint64_t shown = (uint64_t)cli->messages.max_faults;
    for (int i = 0; i < 2; i++)
        if (cli->messages.repeated[i] > 1)
            cli_message(cli, "yinsh: %s: more records %s: %" PRIu64 "; -v lists them\n",
                        cli->command->name, repeated[i], cli->messages.repeated[i] - 1);
    if (cli->messages.faults <= shown || cli->statistics.alone)
        return;
    uint64_t others = cli->messages.faults - shown;
    cli_message(cli, "yinsh: %s: %" PRIu64 "%s %s not shown\n", cli->command->name, others,
                shown > 0 ? " more" : "", others == 1 ? "fault" : "faults");
}
