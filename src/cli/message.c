/* SPDX-License-Identifier: BSD-2-Clause */
/* Messages on standard error. */
#include "cli/cli.h"

#include <errno.h>
#include <string.h>
#include <unistd.h>

int cli_write_all(int descriptor, const char *bytes, size_t length)
{
    while (length > 0) {
        ssize_t written = write(descriptor, bytes, length);
        if (written < 0 && errno != EINTR)
            return errno;
        if (written > 0) {
            bytes += written;
            length -= (size_t)written;
        }
    }
    return 0;
}

static int write_stdout(void *context, const char *bytes, size_t length)
{
    (void)context;
    return cli_write_all(STDOUT_FILENO, bytes, length);
}

void cli_begin_stdout(struct output *output)
{
    output_begin(output, write_stdout, NULL);
}

void cli_put_name(struct output *output, const struct cli *cli)
{
    output_string(output, "yinsh: ");
    if (cli->command != NULL) {
        output_string(output, cli->command->name);
        output_string(output, ": ");
    }
}

static void put_quoted(struct output *output, const char *text)
{
    output_string(output, "'");
    output_visible(output, text, strlen(text));
    output_string(output, "'");
}

void cli_put_trouble(struct output *output, const struct cli *cli, const char *subject,
                     const char *reason)
{
    cli_put_name(output, cli);
    output_visible(output, subject, strlen(subject));
    output_string(output, ": ");
    /* It may be a library's, with bytes of the input in it. */
    output_visible(output, reason, strlen(reason));
    output_string(output, "\n");
}

void cli_trouble(struct cli *cli, const char *subject, const char *reason)
{
    struct output output;
    cli_worsen(cli, STATUS_TROUBLE);
    cli->incomplete = true;
    diag_begin(&output, cli);
    output_bytes(&output, (const char[]){TROUBLE_BEGINS}, 1);
    cli_put_trouble(&output, cli, subject, reason);
    output_flush(&output);
}

void cli_usage(struct cli *cli, const char *reason, const char *subject)
{
    struct output output;
    cli_worsen(cli, STATUS_TROUBLE);
    diag_begin(&output, cli);
    cli_put_name(&output, cli);
    output_string(&output, reason);
    if (subject != NULL) {
        output_string(&output, " ");
        put_quoted(&output, subject);
    }
    output_string(&output, "\nTry 'yinsh ");
    if (cli->command != NULL) {
        output_string(&output, cli->command->name);
        output_string(&output, " ");
    }
    output_string(&output, "--help'.\n");
    output_flush(&output);
}

void cli_bad_choice(struct cli *cli, const char *option, const char *text,
                    const char *const choices[])
{
    struct output output;
    cli_worsen(cli, STATUS_TROUBLE);
    diag_begin(&output, cli);
    cli_put_name(&output, cli);
    output_string(&output, option);
    output_string(&output, " does not know ");
    put_quoted(&output, text);
    output_string(&output, "; there are:");
    for (size_t i = 0; choices[i] != NULL; i++) {
        output_string(&output, i > 0 ? ", " : " ");
        output_string(&output, choices[i]);
    }
    output_string(&output, "\n");
    output_flush(&output);
}

void cli_no_such(struct cli *cli, const char *reason, const char *word, const char *const near[])
{
    struct output output;
    cli_worsen(cli, STATUS_TROUBLE);
    diag_begin(&output, cli);
    cli_put_name(&output, cli);
    output_string(&output, reason);
    output_string(&output, " ");
    put_quoted(&output, word);
    for (size_t i = 0; near[i] != NULL; i++) {
        output_string(&output, i == 0 ? "; did you mean " : near[i + 1] != NULL ? ", " : " or ");
        output_string(&output, near[i]);
    }
    output_string(&output, near[0] != NULL ? "?\n" : "; 'yinsh explain' lists them\n");
    output_flush(&output);
}

const char *cli_subject(const char *file)
{
    return strcmp(file, "-") == 0 ? "standard input" : file;
}

const char *cli_shown_name(const char *file)
{
    return strcmp(file, "-") == 0 ? "<stdin>" : file;
}

void cli_file_name(struct output *output, const char *file)
{
    const char *name = cli_shown_name(file);
    output_visible(output, name, strlen(name));
}

void cli_tsv_bytes(struct output *output, const char *bytes, size_t length)
{
    while (length > 0) {
        const char *backslash = memchr(bytes, '\\', length);
        size_t plain = backslash != NULL ? (size_t)(backslash - bytes) : length;
        output_visible(output, bytes, plain);
        output_string(output, backslash != NULL ? "\\\\" : "");
        bytes += backslash != NULL ? plain + 1 : plain;
        length -= backslash != NULL ? plain + 1 : plain;
    }
}

void cli_tsv_value(struct output *output, const char *value)
{
    if (value != NULL)
        cli_tsv_bytes(output, value, strlen(value));
}
