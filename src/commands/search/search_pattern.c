/* SPDX-License-Identifier: BSD-2-Clause */
#include "commands/search/search_pattern.h"

#include "messages/put_text.h"
#include "messages/trouble.h"
#include "options/lines_file.h"
#include "record/marks.h"

#include <errno.h>

enum { REASON = 256 /* room for a message */ };

/* Compile a text; what it is called begins the message about an error in it. */
static struct board_pattern *compile(struct cli *cli, const char *name, struct words text,
                                     const struct board_pattern_options *options)
{
    char reason[REASON], subject[REASON];
    struct text error = text_begin(reason, sizeof reason), place = text_begin(subject, REASON);
    size_t offset, line = 1, column = 1;
    struct board_pattern *pattern = board_pattern_new(text, options, &error, &offset);
    if (pattern != NULL)
        return pattern;
    for (size_t i = 0; i < offset && i < text.length; i++) {
        column = text.bytes[i] == '\n' ? 1 : column + 1;
        line += text.bytes[i] == '\n';
    }
    text_add_visible(&place, name, strlen(name));
    if (memchr(text.bytes, '\n', text.length) != NULL)
        text_format(&place, ", line %zu", line);
    text_format(&place, ", column %zu", column);
    cli_trouble(cli, subject, reason);
    return NULL;
}

static struct board_pattern *from_file(struct cli *cli, const char *name,
                                       const struct board_pattern_options *options)
{
    struct bytes bytes = {.at = NULL};
    struct board_pattern *pattern = NULL;
    if (lines_file_take(cli, name, &bytes)) {
        struct words all = {bytes.at != NULL ? bytes.at : "", bytes.length};
        if (all.length >= 3 && memcmp(all.bytes, "\xEF\xBB\xBF", 3) == 0)
            all = words_from(all, 3);
        struct words text = words_trim(all);
        /* The blanks that a drawing begins with are a part of it. */
        if (memchr(text.bytes, '\n', text.length) != NULL)
            text = all;
        pattern = compile(cli, cli_subject(name), text, options);
    }
    bytes_free(&bytes);
    return pattern;
}

/* ---- Positions of records ---------------------------------------------- */

/* Cut a number off the end of words, with the colon before it; false if there is none. */
static bool cut_number(struct words *words, uint64_t *number)
{
    size_t digits = 0;
    while (digits < words->length && is_digit(words->bytes[words->length - 1 - digits]))
        digits++;
    if (digits == 0 || digits > 9 || digits >= words->length ||
        words->bytes[words->length - 1 - digits] != ':')
        return false;
    *number = 0;
    for (size_t i = words->length - digits; i < words->length; i++)
        *number = *number * 10 + (uint64_t)(words->bytes[i] - '0');
    words->length -= digits + 1;
    return true;
}

/* Read the position after a turn of a record; returns NULL, or why there is none. */
static const char *find_position(struct cli *cli, struct lines_file *file, uint64_t number,
                                 uint64_t turn, yinsh_position *position)
{
    yinsh_reader *reader = yinsh_reader_new(lines_file_read, file, &cli->reading);
    const yinsh_record *record = NULL;
    struct marks marks;
    const char *reason = reader == NULL ? strerror(ENOMEM) : NULL;
    int found = number > 0;
    for (uint64_t i = 0; reason == NULL && i < number && found == 1; i++)
        found = yinsh_reader_next(reader, &record);
    if (reason == NULL && found < 0)
        reason = strerror(file->error != 0 ? file->error : ENOMEM);
    else if (reason == NULL && found == 0)
        reason = "there is no such record in the file";
    else if (reason == NULL && !marks_of_turn(record, (int)turn, position, &marks))
        reason = record_first_error(record) != NULL
                     ? "the record has an error before the end of that turn"
                     : "the record has no such turn";
    yinsh_reader_free(reader);
    return reason;
}

static struct board_pattern *from_record(struct cli *cli, const char *name,
                                         const struct board_pattern_options *options)
{
    char path[4096], reason[REASON] = "";
    struct words words = words_of(name);
    struct text file_name = text_begin(path, sizeof path), error = text_begin(reason, REASON);
    uint64_t record = 1, turn;
    struct lines_file file;
    struct lines_fault fault = {.line = 0};
    yinsh_position position;
    if (!cut_number(&words, &turn)) {
        cli_usage(cli, name, "--like takes FILE:TURN or FILE:RECORD:TURN, not");
        return NULL;
    }
    cut_number(&words, &record);
    text_add(&file_name, words.bytes, words.length);
    if (file_name.length >= sizeof path || !lines_file_open(cli, &file, path)) {
        if (file_name.length >= sizeof path)
            cli_trouble(cli, "--like", strerror(ENAMETOOLONG));
        return NULL;
    }
    fault.reason = find_position(cli, &file, record, turn, &position);
    if (!lines_file_close(cli, &file, fault.reason == NULL, &fault))
        return NULL;
    struct board_pattern *pattern = board_pattern_like(&position, options, &error);
    if (pattern == NULL)
        cli_trouble(cli, "--like", reason);
    return pattern;
}

struct board_pattern *search_pattern_new(struct cli *cli, const struct search_pattern *named)
{
    if ((named->text != NULL) + (named->file != NULL) + (named->like != NULL) > 1) {
        cli_usage(cli, NULL, "only one of --position, --position-from and --like can be given");
        return NULL;
    }
    if (named->file != NULL)
        return from_file(cli, named->file, &named->options);
    if (named->like != NULL)
        return from_record(cli, named->like, &named->options);
    return compile(cli, "--position", words_of(named->text != NULL ? named->text : ""),
                   &named->options);
}
