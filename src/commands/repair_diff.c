/* SPDX-License-Identifier: BSD-2-Clause */
/*
 * Unified differences.  Lines that both texts have are context and go by; only where the texts
 * differ are lines collected, up to the next line end that both have, and compared.
 */
#include "commands/repair_diff.h"

#include "base/lines.h"
#include "base/scan.h"
#include "cli/write.h"

#include <stdlib.h>
#include <string.h>

enum {
    CONTEXT = 3,
    UNENDED = '\\', /* the mark of a line of a hunk that says that the one before has no end */
    MOST_CELLS = 4 * 1024 * 1024 /* lines of the one by lines of the other that are compared */
};

/* Bytes that grow. */
struct bytes {
    char *at;
    size_t length, capacity;
};

/* A line of a text that is held. */
struct line {
    const char *at;
    size_t length;
};

struct diff {
    struct output *out;
    bool color;
    bool failed;
    bool named;                  /* whether the file's name was written */
    char *name;                  /* of the file */
    uint64_t old_line, new_line; /* numbers of the next lines, from 0 */
    struct bytes old, new;       /* from the last line end that both have */
    bool differ;                 /* whether they do */
    struct bytes before;         /* up to CONTEXT lines that are alike, in front */
    size_t before_lines;
    struct bytes hunk; /* the lines of the hunk being made, with their marks */
    uint64_t hunk_old, hunk_new, old_count, new_count;
    size_t alike; /* lines that are alike at its end */
    struct line *old_lines, *new_lines;
    size_t line_capacity;
};

static void add(struct diff *diff, struct bytes *bytes, const char *at, size_t length)
{
    size_t capacity = bytes->capacity > 0 ? bytes->capacity : 4096;
    while (capacity - bytes->length < length)
        capacity *= 2;
    if (capacity > bytes->capacity) {
        char *larger = realloc(bytes->at, capacity);
        diff->failed |= larger == NULL;
        if (larger == NULL)
            return;
        bytes->at = larger;
        bytes->capacity = capacity;
    }
    if (length > 0)
        memcpy(bytes->at + bytes->length, at, length);
    bytes->length += length;
}

struct diff *diff_new(struct output *out, bool color)
{
    struct diff *diff = calloc(1, sizeof *diff);
    if (diff != NULL) {
        diff->out = out;
        diff->color = color;
    }
    return diff;
}

void diff_free(struct diff *diff)
{
    if (diff == NULL)
        return;
    free(diff->name);
    free(diff->old.at);
    free(diff->new.at);
    free(diff->before.at);
    free(diff->hunk.at);
    free(diff->old_lines);
    free(diff->new_lines);
    free(diff);
}

/* ---- Hunks ------------------------------------------------------------- */

/* Write bytes fit to be shown; a tab is, too. */
static void put_visible(struct output *out, const char *bytes, size_t length)
{
    while (length > 0) {
        const char *tab = memchr(bytes, '\t', length);
        size_t plain = tab != NULL ? (size_t)(tab - bytes) : length;
        output_visible(out, bytes, plain);
        output_bytes(out, "\t", tab != NULL ? 1 : 0);
        bytes += plain + (tab != NULL);
        length -= plain + (tab != NULL);
    }
}

/* Write a line, which may be of untrusted bytes, fit to be shown. */
static void put_line(struct diff *diff, const char *line, size_t length)
{
    static const struct {
        char mark;
        const char *color;
    } colors[] = {{'-', "\033[31m"}, {'+', "\033[32m"}};
    const char *color = "";
    if (line[0] == UNENDED) {
        output_string(diff->out, "\\ No newline at end of file\n");
        return;
    }
    for (size_t i = 0; diff->color && i < sizeof colors / sizeof colors[0]; i++)
        color = line[0] == colors[i].mark ? colors[i].color : color;
    output_string(diff->out, color);
    output_bytes(diff->out, line, 1);
    put_visible(diff->out, line + 1, length - 2);
    output_string(diff->out, color[0] != '\0' ? "\033[0m\n" : "\n");
}

static void put_range(struct diff *diff, const char *mark, uint64_t first, uint64_t count)
{
    output_string(diff->out, mark);
    /* Of no lines it is the one in front of them. */
    output_number(diff->out, count > 0 ? first + 1 : first);
    if (count != 1) {
        output_string(diff->out, ",");
        output_number(diff->out, count);
    }
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

/* The length of the line that begins at a place of (bytes, length), with its end. */
static size_t line_length(const char *bytes, size_t length)
{
    const char *end = memchr(bytes, '\n', length);
    return end != NULL ? (size_t)(end - bytes) + 1 : length;
}

/* Write the hunk, without the lines at its end that are more than context. */
static void put_hunk(struct diff *diff)
{
    size_t surplus = diff->alike > CONTEXT ? diff->alike - CONTEXT : 0;
    /* Without memory some of it is missing; that is told at the end. */
    if (diff->failed)
        diff->hunk.length = 0;
    if (diff->hunk.length == 0)
        return;
    if (!diff->named)
        put_name(diff);
    output_string(diff->out, diff->color ? "\033[36m" : "");
    put_range(diff, "@@ -", diff->hunk_old, diff->old_count - surplus);
    put_range(diff, " +", diff->hunk_new, diff->new_count - surplus);
    output_string(diff->out, diff->color ? " @@\033[0m\n" : " @@\n");
    uint64_t left = diff->old_count - surplus + diff->new_count - surplus;
    for (size_t at = 0; at < diff->hunk.length && (left > 0 || diff->hunk.at[at] == UNENDED);) {
        size_t length = line_length(diff->hunk.at + at, diff->hunk.length - at);
        char mark = diff->hunk.at[at];
        put_line(diff, diff->hunk.at + at, length);
        left -= mark == ' ' ? 2 : mark != UNENDED;
        at += length;
    }
    diff->hunk.length = 0;
    diff->alike = 0;
}

/* Add a line to a hunk; each has a line end there. */
static void add_marked(struct diff *diff, struct bytes *to, char mark, struct line line)
{
    static const char unended[] = {'\n', UNENDED, '\n'};
    add(diff, to, &mark, 1);
    add(diff, to, line.at, line.length);
    if (line.length == 0 || line.at[line.length - 1] != '\n')
        add(diff, to, unended, sizeof unended);
}

/* Take a line that both texts have. */
static void take_alike(struct diff *diff, struct line line)
{
    if (diff->hunk.length > 0) {
        add_marked(diff, &diff->hunk, ' ', line);
        diff->old_count++;
        diff->new_count++;
        if (++diff->alike > (size_t)2 * CONTEXT)
            put_hunk(diff);
    }
    /* The last few are kept for the next hunk. */
    if (diff->before_lines == CONTEXT) {
        size_t first = line_length(diff->before.at, diff->before.length);
        memmove(diff->before.at, diff->before.at + first, diff->before.length - first);
        diff->before.length -= first;
        diff->before_lines--;
    }
    add(diff, &diff->before, line.at, line.length);
    diff->before_lines++;
    diff->old_line++;
    diff->new_line++;
}

/* Take a line that only one of the texts has. */
static void take_one(struct diff *diff, char mark, struct line line)
{
    if (diff->hunk.length == 0) {
        diff->hunk_old = diff->old_line - diff->before_lines;
        diff->hunk_new = diff->new_line - diff->before_lines;
        diff->old_count = diff->new_count = diff->before_lines;
        for (size_t at = 0; at < diff->before.length;) {
            struct line before = {diff->before.at + at,
                                  line_length(diff->before.at + at, diff->before.length - at)};
            add_marked(diff, &diff->hunk, ' ', before);
            at += before.length;
        }
    }
    add_marked(diff, &diff->hunk, mark, line);
    diff->old_count += mark == '-';
    diff->new_count += mark == '+';
    diff->old_line += mark == '-';
    diff->new_line += mark == '+';
    diff->alike = diff->before_lines = diff->before.length = 0;
}

/* ---- Comparing --------------------------------------------------------- */

static bool same_line(struct line a, struct line b)
{
    return a.length == b.length && memcmp(a.at, b.at, a.length) == 0;
}

/* Cut a text into lines; returns their number. */
static size_t cut_lines(const struct bytes *text, struct line *lines)
{
    size_t count = 0;
    for (size_t at = 0; at < text->length; count++) {
        lines[count] = (struct line){text->at + at, line_length(text->at + at, text->length - at)};
        at += lines[count].length;
    }
    return count;
}

static bool make_room(struct diff *diff)
{
    size_t old = count_newlines(diff->old.at, diff->old.length) + 1;
    size_t new = count_newlines(diff->new.at, diff->new.length) + 1;
    size_t longest = old > new ? old : new;
    if (longest <= diff->line_capacity)
        return true;
    free(diff->old_lines);
    free(diff->new_lines);
    diff->old_lines = calloc(longest, sizeof *diff->old_lines);
    diff->new_lines = calloc(longest, sizeof *diff->new_lines);
    diff->line_capacity = diff->old_lines != NULL && diff->new_lines != NULL ? longest : 0;
    diff->failed |= diff->line_capacity == 0;
    return diff->line_capacity > 0;
}

/* All lines of the one, then all of the other. */
static void take_all(struct diff *diff, const struct line *old, size_t old_count,
                     const struct line *new, size_t new_count)
{
    for (size_t i = 0; i < old_count; i++)
        take_one(diff, '-', old[i]);
    for (size_t i = 0; i < new_count; i++)
        take_one(diff, '+', new[i]);
}

/* Compare lines by the longest sequence that both have. */
static void compare_lines(struct diff *diff, const struct line *old, size_t old_count,
                          const struct line *new, size_t new_count)
{
    size_t width = new_count + 1;
    uint32_t *common = NULL;
    if (old_count > 0 && new_count > 0 && old_count < MOST_CELLS / width) {
        common = calloc((old_count + 1) * width, sizeof *common);
        /* Another patch would be no less right, but nobody could say when it comes. */
        diff->failed |= common == NULL;
    }
    if (common == NULL) {
        take_all(diff, old, old_count, new, new_count);
        return;
    }
    for (size_t i = old_count; i-- > 0;)
        for (size_t j = new_count; j-- > 0;) {
            uint32_t below = common[(i + 1) * width + j], right = common[i * width + j + 1];
            common[i * width + j] = same_line(old[i], new[j]) ? common[(i + 1) * width + j + 1] + 1
                                                              : (below > right ? below : right);
        }
    size_t i = 0, j = 0;
    while (i < old_count && j < new_count)
        if (same_line(old[i], new[j])) {
            take_alike(diff, old[i++]);
            j++;
        } else if (common[(i + 1) * width + j] >= common[i * width + j + 1]) {
            take_one(diff, '-', old[i++]);
        } else {
            take_one(diff, '+', new[j++]);
        }
    take_all(diff, old + i, old_count - i, new + j, new_count - j);
    free(common);
}

/* Compare what is held of the two texts. */
static void compare(struct diff *diff)
{
    if (!make_room(diff))
        return;
    struct line *old = diff->old_lines, *new = diff->new_lines;
    size_t old_count = cut_lines(&diff->old, old), new_count = cut_lines(&diff->new, new);
    while (old_count > 0 && new_count > 0 && same_line(*old, *new)) {
        take_alike(diff, *old++);
        new ++;
        old_count--;
        new_count--;
    }
    size_t alike = 0;
    while (alike < old_count && alike < new_count &&
           same_line(old[old_count - alike - 1], new[new_count - alike - 1]))
        alike++;
    compare_lines(diff, old, old_count - alike, new, new_count - alike);
    for (size_t i = old_count - alike; i < old_count; i++)
        take_alike(diff, old[i]);
    diff->old.length = diff->new.length = 0;
    diff->differ = false;
}

void diff_same(struct diff *diff, const char *bytes, size_t length)
{
    while (length > 0) {
        size_t line = line_length(bytes, length);
        bool whole = bytes[line - 1] == '\n';
        if (whole && !diff->differ && diff->old.length == 0) {
            take_alike(diff, (struct line){bytes, line});
        } else {
            add(diff, &diff->old, bytes, line);
            add(diff, &diff->new, bytes, line);
            if (whole)
                compare(diff);
        }
        bytes += line;
        length -= line;
    }
}

void diff_other(struct diff *diff, const char *name, const char *old, size_t old_length,
                const char *new, size_t new_length)
{
    if (diff->name == NULL) {
        size_t length = strlen(name) + 1;
        diff->name = malloc(length);
        diff->failed |= diff->name == NULL;
        if (diff->name != NULL)
            memcpy(diff->name, name, length);
    }
    add(diff, &diff->old, old, old_length);
    add(diff, &diff->new, new, new_length);
    diff->differ = true;
}

bool diff_end(struct diff *diff)
{
    compare(diff);
    put_hunk(diff);
    free(diff->name);
    diff->name = NULL;
    diff->named = false;
    diff->old_line = diff->new_line = 0;
    diff->before.length = diff->before_lines = 0;
    return !diff->failed;
}
