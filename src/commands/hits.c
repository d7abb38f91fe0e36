/* SPDX-License-Identifier: BSD-2-Clause */
#include "commands/hits.h"

#include "base/grow.h"
#include "base/text.h"
#include "cli/lines_file.h"
#include "cli/message.h"
#include "cli/table_reader.h"
#include "input/feed.h"

#include <errno.h>
#include <inttypes.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <unistd.h>

enum { COLUMN_FILE, COLUMN_RECORD, COLUMN_TURN };

static const char *const columns[] = {"file", "record", "turn", NULL};

/* The value of a file in the map. */
enum { FILE_NEW, FILE_GOOD, FILE_BAD };

/* A table being read. */
struct hits_reader {
    struct cli *cli;
    struct hits *hits;
    struct table_reader table;
    size_t room;  /* for hits in the list */
    size_t names; /* bytes of the names of files */
};

/* ---- Messages ---------------------------------------------------------- */

/* Report a row that is bad, which costs no other row. */
static bool report_row(struct cli *cli, const struct hits *hits, uint64_t line, const char *reason)
{
    cli_worsen(cli, STATUS_BAD);
    lines_file_report(cli, hits->name, line, 0, reason);
    return true;
}

/* Report what is wrong with the file of a row. */
static void report_file(struct cli *cli, const struct hits *hits, const struct hit *hit,
                        const char *reason)
{
    const struct map_entry *file = &hits->files.entries[hit->file];
    struct bytes message = {.at = NULL};
    if (bytes_add_visible(&message, file->key, file->length) && bytes_add(&message, ": ", 2) &&
        bytes_add(&message, reason, strlen(reason) + 1))
        report_row(cli, hits, hit->line, message.at);
    else
        report_row(cli, hits, hit->line, reason);
    bytes_free(&message);
}

/* ---- Rows -------------------------------------------------------------- */

/* Return why a file cannot be read, or NULL if it can. */
static const char *why_unreadable(const char *name)
{
    struct stat status;
    if (strcmp(name, "-") == 0)
        return "standard input cannot be read again; search in a file";
    /* Nothing is opened but files, since even opening a device may have effects. */
    if (!get_status(name, &status))
        return strerror(errno);
    if (!S_ISREG(status.st_mode))
        return "not a regular file";
    int descriptor = open_named(name, archive_in_name(name));
    if (descriptor < 0)
        return strerror(errno);
    close(descriptor);
    return NULL;
}

/* Take a number from least to most; false if the text is something else. */
static bool take_number(struct words text, uint64_t least, uint64_t most, uint64_t *number)
{
    struct cursor cursor = cursor_over(text.bytes, text.length);
    return scan_clock(&cursor, number) && scan_left(&cursor) == 0 && *number >= least &&
           *number <= most;
}

/* Return what is wrong with the name of a file, or NULL. */
static const char *why_no_name(struct words name)
{
    enum { LONGEST = 32 * 1024 };
    return name.length == 0                                ? "the name of the file is missing"
           : name.length > LONGEST                         ? "the name of the file is too long"
           : memchr(name.bytes, '\0', name.length) != NULL ? "the name of the file has a NUL"
                                                           : NULL;
}

/* Add a hit; false without memory, or if there are too many. */
static bool add_hit(struct hits_reader *reader, const struct hit *hit, struct lines_fault *fault)
{
    struct hits *hits = reader->hits;
    if (hits->count == HITS_MOST)
        return lines_refuse(fault, "the table has more than 1000000 hits; divide it");
    struct hit *list = array_grow(hits->list, hits->count, &reader->room, sizeof *list, 64);
    if (list == NULL)
        return lines_refuse(fault, strerror(ENOMEM));
    hits->list = list;
    hits->list[hits->count++] = *hit;
    return true;
}

/* Add a hit in the file of a name, unless it cannot be read; false as add_hit(). */
static bool add_hit_in(struct hits_reader *reader, struct words name, struct hit *hit,
                       struct lines_fault *fault)
{
    struct hits *hits = reader->hits;
    size_t count = hits->files.count;
    struct map_entry *file = map_add(&hits->files, name);
    if (file == NULL)
        return lines_refuse(fault, strerror(ENOMEM));
    hit->file = (uint32_t)(file - hits->files.entries);
    reader->names += hits->files.count > count ? name.length : 0;
    if (reader->names > HITS_NAMES)
        return lines_refuse(fault, "the table names too many files; divide it");
    if (file->value == FILE_NEW) {
        const char *reason = why_unreadable(file->key);
        file->value = reason == NULL ? FILE_GOOD : FILE_BAD;
        if (reason != NULL) {
            cli_worsen(reader->cli, STATUS_TROUBLE);
            report_file(reader->cli, hits, hit, reason);
        }
    }
    return file->value == FILE_BAD || add_hit(reader, hit, fault);
}

/* Take the values of a row; false if there is no point in going on. */
static bool take_values(struct hits_reader *reader, const struct words values[TABLE_WANTED],
                        struct lines_fault *fault)
{
    struct hit hit = {.line = fault->line};
    uint64_t turn = 0;
    const char *wrong = why_no_name(values[COLUMN_FILE]);
    if (wrong == NULL && !take_number(values[COLUMN_RECORD], 1, UINT64_MAX, &hit.record))
        wrong = "the record has to be a number from 1, of at most 18 digits";
    if (wrong == NULL && !take_number(values[COLUMN_TURN], 0, HITS_TURN, &turn))
        wrong = "the turn has to be a number from 0 to 99999";
    hit.turn = (int)turn;
    return wrong != NULL ? report_row(reader->cli, reader->hits, hit.line, wrong)
                         : add_hit_in(reader, values[COLUMN_FILE], &hit, fault);
}

static bool take_line(void *context, struct words line, struct lines_fault *fault)
{
    struct hits_reader *reader = context;
    struct words values[TABLE_WANTED];
    const char *reason;
    switch (table_reader_take(&reader->table, line, values, &reason)) {
    case TABLE_ROW:
        return take_values(reader, values, fault);
    case TABLE_BAD_ROW:
        return report_row(reader->cli, reader->hits, fault->line, reason);
    case TABLE_NO_TABLE:
        return lines_refuse(fault, reason);
    default:
        return true;
    }
}

static bool skip_line(void *context, const struct lines_fault *fault)
{
    const struct hits_reader *reader = context;
    return report_row(reader->cli, reader->hits, fault->line, fault->reason);
}

/* ---- Portions ---------------------------------------------------------- */

/*
 * Make the files of some hits the operands; false without memory, which is reported.  An archive is
 * read once for all its members.
 */
static bool use_files(struct cli *cli, struct hits *hits, size_t begin, size_t end)
{
    bool good = true;
    map_free(&hits->inputs);
    for (size_t i = begin; i < end && good; i++) {
        const struct map_entry *file = &hits->files.entries[hits->list[i].file];
        struct words name = map_key(file);
        if (i > begin && hits->list[i].file == hits->list[i - 1].file)
            continue;
        size_t archive = archive_in_name(file->key);
        if (archive > 0)
            name.length = archive;
        good = map_add(&hits->inputs, name) != NULL;
    }
    size_t count = hits->inputs.count;
    char **operands = good ? realloc(hits->operands, (count + 1) * sizeof *operands) : NULL;
    if (operands == NULL) {
        cli_trouble(cli, "hits", strerror(ENOMEM));
        return false;
    }
    for (size_t i = 0; i < count; i++)
        operands[i] = (char *)hits->inputs.entries[i].key;
    cli->input.files = hits->operands = operands;
    cli->input.count = (int)count;
    return true;
}

static int compare_places(const struct hit *a, const struct hit *b)
{
    if (a->file != b->file)
        return a->file < b->file ? -1 : 1;
    if (a->record != b->record)
        return a->record < b->record ? -1 : 1;
    return (a->turn > b->turn) - (a->turn < b->turn);
}

static int by_line(const void *left, const void *right)
{
    const struct hit *a = left, *b = right;
    return (a->line > b->line) - (a->line < b->line);
}

static int by_place(const void *left, const void *right)
{
    int order = compare_places(left, right);
    return order != 0 ? order : by_line(left, right);
}

static void sort_portion(struct hits *hits, int (*compare)(const void *left, const void *right))
{
    qsort(&hits->list[hits->begin], hits->end - hits->begin, sizeof *hits->list, compare);
}

bool hits_begin_portion(struct cli *cli, struct hits *hits, size_t most)
{
    size_t left = hits->count - hits->end;
    if (left == 0)
        return false;
    hits->begin = hits->end;
    hits->end += left < most ? left : most;
    sort_portion(hits, by_place);
    return use_files(cli, hits, hits->begin, hits->end);
}

/* Return the index of the first hit of the portion that is not before a record. */
static size_t first_hit(const struct hits *hits, uint32_t file, uint64_t record)
{
    const struct hit wanted = {.file = file, .record = record, .turn = -1};
    size_t first = hits->begin, end = hits->end;
    while (first < end) {
        size_t middle = first + (end - first) / 2;
        if (compare_places(&hits->list[middle], &wanted) < 0)
            first = middle + 1;
        else
            end = middle;
    }
    return first;
}

const struct hit *hits_of(const struct hits *hits, const char *file, uint64_t record, size_t *count)
{
    const struct map_entry *entry = map_find(&hits->files, words_of(file));
    *count = 0;
    if (entry == NULL)
        return NULL;
    uint32_t index = (uint32_t)(entry - hits->files.entries);
    size_t first = first_hit(hits, index, record);
    *count = first_hit(hits, index, record + 1) - first;
    return &hits->list[first];
}

void hits_end_portion(struct cli *cli, struct hits *hits)
{
    sort_portion(hits, by_line);
    for (size_t i = hits->begin; i < hits->end; i++) {
        const struct hit *hit = &hits->list[i];
        char reason[128];
        struct text text = text_begin(reason, sizeof reason);
        if (hit->state == HIT_NOT_FOUND)
            text_format(&text, "there is no record %" PRIu64, hit->record);
        else if (hit->state == HIT_NO_TURN)
            text_format(&text, "record %" PRIu64 " has no complete turn %d", hit->record,
                        hit->turn);
        if (text.length > 0)
            report_file(cli, hits, hit, reason);
    }
}

/* ---- The table --------------------------------------------------------- */

/*
 * Whether turns are read in the order of the hits, none of which is there twice: members come in
 * the order of their archive.
 */
static bool is_ascending(const struct hits *hits)
{
    for (size_t i = 0; i < hits->files.count; i++)
        if (archive_in_name(hits->files.entries[i].key) > 0)
            return false;
    for (size_t i = 1; i < hits->count; i++)
        if (compare_places(&hits->list[i - 1], &hits->list[i]) >= 0)
            return false;
    return true;
}

bool hits_read(struct cli *cli, struct hits *hits, const char *name)
{
    struct hits_reader reader = {.cli = cli, .hits = hits};
    const struct lines_target target = {take_line, &reader, .open_end = true, .skip = skip_line};
    *hits = (struct hits){.name = name};
    map_begin(&hits->files);
    map_begin(&hits->inputs);
    table_reader_begin(&reader.table, columns);
    bool good = lines_file_each(cli, name, &target);
    table_reader_free(&reader.table);
    if (!good)
        return false;
    hits->ascending = is_ascending(hits);
    return use_files(cli, hits, 0, hits->count);
}

void hits_free(struct cli *cli, struct hits *hits)
{
    cli->input.count = 0;
    map_free(&hits->files);
    map_free(&hits->inputs);
    free(hits->list);
    free(hits->operands);
    *hits = (struct hits){.name = NULL};
}
