/* SPDX-License-Identifier: BSD-2-Clause */
/* The program: finds the command and runs it. */
#include "base/name_list.h"
#include "commands/commands.h"
#include "input/feed.h"
#include "messages/messages.h"
#include "options/command_line.h"
#include "outputs/new_file.h"
#include "query/columns.h"
#include "sandbox/sandbox.h"

#include <fcntl.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static const struct command *const command_table[] = {
    &command_check,     &command_repair,   &command_convert,
    &command_show,      &command_draw,     &command_replay,
    &command_publish,   &command_history,  &command_search,
    &command_score,     &command_events,   &command_unique,
    &command_diff,      &command_openings, &command_stats,
    &command_perft,     &command_moves,    &command_play,
    &command_notations, &command_explain,  NULL,
};

static void print_help(struct output *out)
{
    output_string(out, "Usage: yinsh COMMAND [OPTION]... [FILE]...\n"
                       "Check, repair, convert, show and score records of YINSH games.\n"
                       "With no FILE, or if FILE is -, read standard input.\n"
                       "\n"
                       "Commands:\n");
    for (const struct command *const *at = command_table; *at != NULL; at++)
        output_format(out, "  %-11s%s\n", (*at)->name, (*at)->summary);
    output_string(out,
                  "\n"
                  "Options:\n"
                  "  -h, --help     show this help, or after a command the help for that command;\n"
                  "                 yinsh help and yinsh help COMMAND do the same\n"
                  "      --version  show the version, as yinsh version does\n"
                  "\n"
                  "Exit status: 0 success, 1 a record is bad, 2 trouble.\n"
                  "\n"
                  "Examples:\n"
                  "  yinsh check games.yin\n"
                  "  yinsh score *.sgf > scores.tsv\n"
                  "\n"
                  "See yinsh(1) for the manual and yinsh-notation(5) for the notations.\n");
}

/* Report a name that is no command: a file, most likely, or a command that is misspelt. */
static void refuse_command(struct cli *cli, const char *name)
{
    const char *names[sizeof command_table / sizeof command_table[0] + 2];
    char near[NEAR_TEXT];
    struct text nearest = text_begin(near, sizeof near);
    size_t count = 0;
    for (; command_table[count] != NULL; count++)
        names[count] = command_table[count]->name;
    names[count++] = "help";
    names[count++] = "version";
    names[count] = NULL;
    if (access(name, F_OK) == 0) {
        text_add_string(&nearest, "; did you mean yinsh check '");
        text_add_visible(&nearest, name, strlen(name));
        text_add_string(&nearest, "'?");
    } else if (!cli_instead(name, NULL, &nearest)) {
        names_add_near(names, name, &nearest);
    }
    cli_usage_near(cli, name, near, "unknown command");
}

/* Run the command in a sandbox, which jobs_run() limits further when it knows the files. */
static void run(struct cli *cli, int argc, char **argv)
{
    sandbox_enter(cli->command->creates_files);
    if (cli->command->operands == OPERANDS_WORDS)
        sandbox_files(NULL);
    cli->command->run(cli, argc, argv);
    aliases_end(cli);
    sandbox_drop();
}

/*
 * Occupy the standard streams that are closed, so that no file opened later becomes one and gets
 * its output.  Using them remains an error.
 */
static void occupy_streams(void)
{
    for (int stream = STDIN_FILENO; stream <= STDERR_FILENO; stream++)
        if (fcntl(stream, F_GETFD) < 0 &&
            open("/dev/null", stream == STDIN_FILENO ? O_WRONLY : O_RDONLY) != stream)
            _exit(STATUS_TROUBLE);
}

static bool finished;

/* If a library ends the program, it does so for lack of memory: that is trouble. */
static void end_as_trouble(void)
{
    if (finished)
        return;
    temporaries_remove();
    _exit(STATUS_TROUBLE);
}

/* Find the command that the first argument names, and run it. */
static void dispatch(struct cli *cli, int argc, char **argv)
{
    char help[] = "--help", *of_command[] = {argv[0], help, NULL};
    const char *name = argv[0];
    bool helps = strcmp(name, "help") == 0;
    if (helps && argc > 1)
        name = argv[1];
    for (const struct command *const *at = command_table; *at != NULL; at++)
        if (strcmp((*at)->name, name) == 0)
            cli->command = *at;
    if (cli->command != NULL)
        run(cli, helps ? 2 : argc, helps ? of_command : argv);
    else if (strcmp(name, "help") == 0 || strcmp(name, "--help") == 0 || strcmp(name, "-h") == 0)
        print_help(cli->out);
    else if (strcmp(name, "version") == 0 || strcmp(name, "--version") == 0)
        output_format(cli->out, "yinsh %s\n", yinsh_version());
    else
        refuse_command(cli, name);
}

static int write_stdout(void *context, const char *bytes, size_t length)
{
    (void)context;
    return write_all(STDOUT_FILENO, bytes, length);
}

/* Show how the program is used, for a run without arguments. */
static void show_usage(struct cli *cli)
{
    struct output output;
    cli_worsen(cli, STATUS_TROUBLE);
    cli_begin_message(&output, &cli->messages);
    print_help(&output);
    output_flush(&output);
}

int main(int argc, char **argv)
{
    static struct output out;
    struct cli cli = {.out = &out, .reading.size = sizeof cli.reading, .messages.max_faults = -1};
    occupy_streams();
    atexit(end_as_trouble);
    /* A file that is too large is an error of writing, not a signal. */
    signal(SIGXFSZ, SIG_IGN);
    output_begin(&out, write_stdout, NULL);
    if (argc > 1)
        dispatch(&cli, argc - 1, argv + 1);
    else
        show_usage(&cli);
    cli_options_free(&cli);
    if (output_flush(&out) != 0)
        cli_trouble(&cli, "standard output", strerror(out.error));
    cli_end_messages(&cli.messages, cli.status == STATUS_TROUBLE);
    if (cli.messages.lost)
        cli_worsen(&cli, STATUS_TROUBLE);
    finished = true;
    return cli.status;
}
