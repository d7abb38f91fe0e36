/* SPDX-License-Identifier: BSD-2-Clause */
/*
 * Lines that both texts have are context.  If the texts differ, their lines are collected up to the
 * next line end that both have, and compared: pairwise if there are as many in both, otherwise
 * without the first and the last ones that are equal.
 */
#include "commands/repair/repair.h"

#include "base/lines.h"
#include "messages/messages.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

enum {
    CONTEXT = 3,
    UNENDED = '\\' /* marks in a hunk that the line before has no end */
};

static void add(struct diff *diff, struct bytes *bytes, const char *at, size_t length)
{
    diff->failed |= !bytes_add(bytes, at, length);
}

/* Cut the first line, with its end, off a text. */
static struct words next_line(struct words *text)
{
    struct words line;
    bool ended = words_cut(text, '\n', &line);
    line.length += ended;
    return line;
}

/* ---- Hunks ------------------------------------------------------------- */

/* Write a line of a hunk, made visible. */
static void put_line(struct diff *diff, struct words line)
{
    char mark = line.bytes[0];
    const char *color = !diff->color  ? ""
                        : mark == '-' ? "\033[31m"
                        : mark == '+' ? "\033[32m"
                                      : "";
    if (mark == UNENDED) {
        output_string(diff->out, "\\ No newline at end of file\n");
        return;
    }
    output_string(diff->out, color);
    output_bytes(diff->out, line.bytes, 1);
    cli_put_visible(diff->out, (struct words){line.bytes + 1, line.length - 2}, '\t', "\t");
    output_string(diff->out, color[0] != '\0' ? "\033[0m\n" : "\n");
}

static void put_range(struct diff *diff, const char *mark, uint64_t first, uint64_t count)
{
    /* An empty range has the number of the line before it. */
    output_format(diff->out, "%s%" PRIu64, mark, count > 0 ? first + 1 : first);
    if (count != 1)
        output_format(diff->out, ",%" PRIu64, count);
}

static void put_name(struct diff *diff)
{
    const char *const marks[] = {"--- ", "+++ "};
    for (int i = 0; i < 2; i++) {
        output_string(diff->out, diff->color ? "\033[1m" : "");
        output_string(diff->out, marks[i]);
        cli_file_name(diff->out, diff->name != NULL ? diff->name : "-");
        output_string(diff->out, i == 1 ? " (repaired)" : "");
        output_string(diff->out, diff->color ? "\033[0m\n" : "\n");
    }
    diff->named = true;
}

static void put_head(struct diff *diff, size_t surplus)
{
    if (!diff->named)
        put_name(diff);
    output_string(diff->out, diff->color ? "\033[36m" : "");
    put_range(diff, "@@ -", diff->old_line - diff->old_count, diff->old_count - surplus);
    put_range(diff, " +", diff->new_line - diff->new_count, diff->new_count - surplus);
    output_string(diff->out, diff->color ? " @@\033[0m\n" : " @@\n");
}

/* Write the hunk, and keep the last lines of its context for the next one. */
static void put_hunk(struct diff *diff)
{
    struct words rest = {diff->hunk.at, diff->hunk.length};
    size_t kept = diff->alike < CONTEXT ? diff->alike : CONTEXT;
    size_t surplus = diff->alike - kept, line = 0, taken = diff->hunk.length;
    /* Without memory the hunk is incomplete, which is reported at the end. */
    bool shown = diff->lines > diff->alike && !diff->failed;
    if (shown)
        put_head(diff, surplus);
    while (rest.length > 0) {
        struct words next = next_line(&rest);
        if (next.bytes[0] != UNENDED && line++ == diff->lines - kept)
            taken = (size_t)(next.bytes - diff->hunk.at);
        if (shown && line <= diff->lines - surplus)
            put_line(diff, next);
    }
    bytes_drop(&diff->hunk, taken);
    diff->lines = diff->alike = kept;
    diff->old_count = diff->new_count = kept;
}

/* Add a line to the hunk. */
static void add_line(struct diff *diff, char mark, struct words line)
{
    static const char unended[] = {'\n', UNENDED, '\n'};
    bool old = mark != '+', new = mark != '-';
    add(diff, &diff->hunk, &mark, 1);
    add(diff, &diff->hunk, line.bytes, line.length);
    if (line.bytes[line.length - 1] != '\n')
        add(diff, &diff->hunk, unended, sizeof unended);
    diff->lines++;
    diff->old_count += old;
    diff->new_count += new;
    diff->old_line += old;
    diff->new_line += new;
    diff->alike = old && new ? diff->alike + 1 : 0;
    if (diff->alike > (size_t)(diff->lines > diff->alike ? 2 * CONTEXT : CONTEXT))
        put_hunk(diff);
}

static void add_lines(struct diff *diff, char mark, struct words text)
{
    while (text.length > 0)
        add_line(diff, mark, next_line(&text));
}

/* ---- Comparing --------------------------------------------------------- */

/* The part of a text before another part of it. */
static struct words before(struct words text, struct words part)
{
    return (struct words){text.bytes, (size_t)(part.bytes - text.bytes)};
}

/* Cut equal lines off the start of both texts, and add them as context. */
static void take_alike(struct diff *diff, struct words *old, struct words *new)
{
    struct words old_rest = *old, new_rest = *new;
    while (old->length > 0 && new->length > 0 &&
           words_equal(next_line(&old_rest), next_line(&new_rest))) {
        add_lines(diff, ' ', before(*old, old_rest));
        *old = old_rest;
        *new = new_rest;
    }
}

/* The lines at the end of both texts that are equal. */
static struct words common_end(struct words old, struct words new)
{
    size_t shorter = old.length < new.length ? old.length : new.length, alike = 0, length = 0;
    while (alike < shorter &&
           old.bytes[old.length - alike - 1] == new.bytes[new.length - alike - 1]) {
        alike++;
        bool begins_old = alike == old.length || old.bytes[old.length - alike - 1] == '\n';
        bool begins_new = alike == new.length || new.bytes[new.length - alike - 1] == '\n';
        length = begins_old && begins_new ? alike : length;
    }
    return (struct words){old.bytes + old.length - length, length};
}

/* Cut the lines off both texts up to the next equal ones. */
static void skip_different(struct words *old, struct words *new, bool paired)
{
    if (!paired) {
        struct words end = common_end(*old, *new);
        *new = (struct words){new->bytes + new->length - end.length, end.length};
        *old = end;
        return;
    }
    struct words old_rest = *old, new_rest = *new;
    while ((old->length > 0 || new->length > 0) &&
           !words_equal(next_line(&old_rest), next_line(&new_rest))) {
        *old = old_rest;
        *new = new_rest;
    }
}

static struct words text_of(const struct bytes *bytes)
{
    return (struct words){bytes->at != NULL ? bytes->at : "", bytes->length};
}

/* Compare what is held of the two texts. */
static void compare(struct diff *diff)
{
    struct words old = text_of(&diff->old), new = text_of(&diff->new);
    bool paired = count_newlines(old.bytes, old.length) == count_newlines(new.bytes, new.length);
    take_alike(diff, &old, &new);
    while (old.length > 0 || new.length > 0) {
        struct words old_rest = old, new_rest = new;
        skip_different(&old_rest, &new_rest, paired);
        add_lines(diff, '-', before(old, old_rest));
        add_lines(diff, '+', before(new, new_rest));
        take_alike(diff, &old_rest, &new_rest);
        old = old_rest;
        new = new_rest;
    }
    diff->old.length = diff->new.length = 0;
    diff->differ = false;
}

void diff_same(struct diff *diff, const char *bytes, size_t length)
{
    struct words rest = {bytes, length};
    while (rest.length > 0) {
        struct words line = next_line(&rest);
        bool whole = line.bytes[line.length - 1] == '\n';
        if (whole && !diff->differ && diff->old.length == 0) {
            add_line(diff, ' ', line);
        } else {
            add(diff, &diff->old, line.bytes, line.length);
            add(diff, &diff->new, line.bytes, line.length);
            if (whole)
                compare(diff);
        }
    }
}

void diff_other(struct diff *diff, const char *name, struct words old, struct words new)
{
    if (diff->name == NULL) {
        diff->name = strdup(name);
        diff->failed |= diff->name == NULL;
    }
    add(diff, &diff->old, old.bytes, old.length);
    add(diff, &diff->new, new.bytes, new.length);
    diff->differ = true;
}

void diff_free(struct diff *diff)
{
    free(diff->name);
    bytes_free(&diff->old);
    bytes_free(&diff->new);
    bytes_free(&diff->hunk);
    *diff = (struct diff){.out = diff->out, .color = diff->color, .failed = diff->failed};
}

bool diff_end(struct diff *diff)
{
    compare(diff);
    put_hunk(diff);
    diff_free(diff);
    return !diff->failed;
}
