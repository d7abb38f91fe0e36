/* SPDX-License-Identifier: BSD-2-Clause */
/* Reading the records of files and of standard input, one after another. */
#include "task.h"

#include "text.h"

#include <errno.h>
#include <fcntl.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

/* An open file, and why reading it failed. */
struct input {
    int descriptor;
    int error; /* number of the error, 0 where there was none */
};

static ptrdiff_t read_input(void *context, char *buffer, size_t size)
{
    struct input *input = context;
    ssize_t got;
    do
        got = read(input->descriptor, buffer, size);
    while (got < 0 && errno == EINTR);
    if (got < 0)
        input->error = errno;
    return got;
}

/* Open a file that is not a folder; returns the error's number, or 0. */
static int open_input(struct input *input, const char *file)
{
    struct stat status;
    *input = (struct input){STDIN_FILENO, 0};
    if (strcmp(file, "-") != 0)
        input->descriptor = open(file, O_RDONLY | O_CLOEXEC);
    if (input->descriptor < 0 || fstat(input->descriptor, &status) != 0)
        return errno;
    return S_ISDIR(status.st_mode) ? EISDIR : 0;
}

static void close_input(const struct input *input)
{
    if (input->descriptor > STDIN_FILENO)
        close(input->descriptor);
}

/* Report the faults of a record. */
static void report(struct task *task, const struct source *source,
                   const struct yinsh_record *record)
{
    size_t kept = record_faults_kept(record);
    for (size_t i = 0; i < kept; i++)
        task_fault(task, source->file, record, &record->faults[i]);
    if (record_first_error(record) != NULL)
        task_worsen(task, STATUS_BAD);
}

/* A file without any record, which is a fault of the file. */
static void report_empty(struct task *task, const char *file)
{
    const struct yinsh_record empty = {.first_line = 1, .first_column = 1};
    const struct fault fault = {.code = FAULT_NO_RECORD};
    task_fault(task, file, &empty, &fault);
    task_worsen(task, STATUS_BAD);
}

static void read_file(struct cli *cli, const char *file, struct task *task, struct work *work)
{
    struct source source = {.file = file, .number = 0};
    struct input input;
    const yinsh_record *record;
    yinsh_reader_options options = cli->reading;
    const char *shown = strcmp(file, "-") == 0 ? "standard input" : file;
    int error = open_input(&input, file);
    int found = -1;
    if (error != 0) {
        task_trouble(task, shown, strerror(error));
        task_end(task, cli, work, 0);
        close_input(&input);
        return;
    }
    options.file_name = file;
    yinsh_reader *reader = yinsh_reader_new(read_input, &input, &options);
    while (reader != NULL && (found = yinsh_reader_next(reader, &record)) == 1) {
        source.number++;
        report(task, &source, record);
        work->each(task, &source, record);
        task_end(task, cli, work, 0);
    }
    if (found < 0)
        task_trouble(task, shown, strerror(input.error != 0 ? input.error : ENOMEM));
    else if (source.number == 0)
        report_empty(task, file);
    task_end(task, cli, work, 0);
    yinsh_reader_free(reader);
    close_input(&input);
}

void cli_each_record(struct cli *cli, int count, char **files, struct work *work)
{
    static struct task task;
    task_begin(&task, cli, work);
    if (work->local_new != NULL && (task.local = work->local_new(work->context)) == NULL) {
        cli_trouble(cli, "records", strerror(ENOMEM));
        return;
    }
    if (count == 0)
        read_file(cli, "-", &task, work);
    for (int i = 0; i < count && cli->out->error == 0; i++)
        read_file(cli, files[i], &task, work);
    if (work->local_new != NULL)
        work->local_free(task.local);
    task_free(&task);
}

bool replay_turn(const struct yinsh_record *record, int turn, yinsh_position *position)
{
    size_t at = 0;
    int last = record->start.turn - 1; /* number of the last turn played so far */
    *position = record->start;
    for (; at < record->count && (int)record->played[at].turn <= turn; at++) {
        yinsh_play(position, record->played[at].action);
        last = record->played[at].turn;
    }
    /* A turn that is not complete ends a record; it is not over with that. */
    bool complete = position->due == YINSH_DUE_OVER || position->turn != last;
    return turn == 0 || (last == turn && complete);
}

bool cli_position(struct cli *cli, int count, char **operands, yinsh_position *position)
{
    char line[4 * YINSH_POSITION_TEXT];
    struct text joined = text_begin(line, sizeof line);
    const char *wrong;
    size_t offset = 0;
    if (count == 0) {
        yinsh_start(position, cli->reading.variant, cli->reading.house);
        position->steal = cli->reading.steal;
        return true;
    }
    for (int i = 0; i < count; i++) {
        text_add_string(&joined, i > 0 ? " " : "");
        text_add_string(&joined, operands[i]);
    }
    if (joined.length >= sizeof line)
        wrong = "the line is too long";
    else
        wrong = yinsh_position_parse(line, joined.length, position, &offset);
    if (wrong != NULL) {
        char words[FAULT_WORDS];
        struct text out = text_begin(words, sizeof words);
        text_add_string(&out, "position line, column ");
        text_add_number(&out, (long)offset + 1);
        cli_trouble(cli, words, wrong);
        return false;
    }
    return true;
}
