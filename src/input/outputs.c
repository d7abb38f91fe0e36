/* SPDX-License-Identifier: BSD-2-Clause */
#include "input/outputs.h"

#include "input/names.h"

#include <errno.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

const char output_is_input[] = "it is both an input and an output; write to another file";
const char output_is_not_whole[] =
    "only a plain file in UTF-8 can be rewritten; write to another file with -o";
const char output_is_skipped[] = "skipped: it is an output";

enum output_state output_state(const struct input_options *options, const char *path,
                               const struct stat *status)
{
    if (options->output == NULL)
        return OUTPUT_NONE;
    return options->output(options->outputs, path, status);
}

bool output_is_backup(const struct input_options *options, const char *name)
{
    size_t length = strlen(name), suffix = 0;
    if (options->in_place != NULL)
        suffix = strlen(options->in_place);
    return suffix > 0 && length > suffix && strcmp(name + length - suffix, options->in_place) == 0;
}

/* The state of an operand; errors of stat() are reported when it is opened. */
static enum output_state state_of(const struct input_options *options, const char *name)
{
    struct stat status;
    return get_status(name, &status) ? output_state(options, name, &status) : OUTPUT_NONE;
}

/*
 * Report the lists that are outputs.  Stores whether all lists can be read twice, and if one is
 * standard input, the place at which that is read; else -1.
 */
static bool report_lists(const struct input_options *options, output_report_fn report,
                         void *context, bool *twice, off_t *at)
{
    bool found = false;
    *twice = true;
    *at = -1;
    for (size_t i = 0; i < options->list_count; i++) {
        const char *list = options->lists[i];
        struct stat status;
        bool regular = get_status(list, &status) && S_ISREG(status.st_mode);
        bool is_stdin = strcmp(list, "-") == 0;
        if (is_stdin)
            *at = lseek(STDIN_FILENO, 0, SEEK_CUR);
        *twice = *twice && regular && (!is_stdin || *at >= 0);
        /* A list is not rewritten: what is written would replace it. */
        if (regular && output_state(options, list, &status) != OUTPUT_NONE) {
            report(context, list, output_is_input);
            found = true;
        }
    }
    return found;
}

/* Report the names that are outputs. */
static bool report_names(const struct input_options *options, output_report_fn report,
                         void *context)
{
    struct names names;
    const char *name, *reason;
    enum input_event event;
    bool found = false;
    if (!names_begin(&names, options))
        return false;
    while ((event = names_next(&names, &name, &reason)) != INPUT_DONE) {
        enum output_state state = event == INPUT_FILE ? state_of(options, name) : OUTPUT_NONE;
        if (state == OUTPUT_EMPTY || state == OUTPUT_FILLED) {
            report(context, name, output_is_input);
            found = true;
        }
    }
    names_end(&names);
    return found;
}

bool outputs_report(const struct input_options *options, output_report_fn report, void *context)
{
    struct input_options known = *options;
    bool twice;
    off_t at;
    if (options->output == NULL)
        return false;
    bool found = report_lists(options, report, context, &twice, &at);
    if (!twice)
        known.list_count = 0;
    /* Without lists no operands would be standard input. */
    if (twice || known.count > 0)
        found |= report_names(&known, report, context);
    /* What was read there by place is still to be read, but not what was read after an error. */
    if (at >= 0 && lseek(STDIN_FILENO, at, SEEK_SET) < 0) {
        report(context, "-", strerror(errno));
        found = true;
    }
    return found;
}
