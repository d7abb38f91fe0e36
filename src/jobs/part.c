/* SPDX-License-Identifier: BSD-2-Clause */
/*
 * A file is cut into parts of the same number of bytes, and each cut is moved to the first record
 * that begins after it.  To find that record, reading begins some way before the cut, and will
 * almost certainly have resynchronised by then.  If it has not, the process that reads the part
 * before the cut finds that no record begins there, and reports it.  The first part begins with a
 * record; so if no process reports anything, all parts do.
 */
#include "jobs/results.h"

#include "input/feed.h"

#include <errno.h>
#include <string.h>

enum { RUN_UP = 1024 * 1024 /* bytes that are read before a cut */ };

/* A file being read from some offset on. */
struct stretch {
    int descriptor;
    uint64_t offset;
    int error;
};

static ptrdiff_t read_stretch(void *context, char *buffer, size_t size)
{
    struct stretch *stretch = context;
    ptrdiff_t got = read_at(stretch->descriptor, stretch->offset, buffer, size);
    if (got < 0)
        stretch->error = errno;
    else
        stretch->offset += (uint64_t)got;
    return got;
}

/* Read the first record: returns whether the file can be cut, and finds its notation. */
static bool look_at_start(struct stretch *stretch, const yinsh_reader_options *options,
                          const struct notation **notation)
{
    const struct yinsh_record *record;
    yinsh_reader *reader = yinsh_reader_new(read_stretch, stretch, options);
    int found = reader != NULL ? READER_TEXT : READER_FAILED;
    while (found == READER_TEXT)
        found = reader_next(reader, &record);
    *notation = found == READER_RECORD ? reader_notation(reader) : NULL;
    bool can_cut = *notation != NULL && !reader_carries(reader);
    if (found == READER_FAILED && stretch->error == 0)
        stretch->error = ENOMEM;
    yinsh_reader_free(reader);
    return can_cut;
}

/* The offset of the first record at or after an offset; the file's size if there is none. */
static uint64_t find_border(struct stretch *stretch, const yinsh_reader_options *options,
                            const struct notation **notation, uint64_t offset, uint64_t size)
{
    const struct yinsh_record *record;
    yinsh_reader *reader = yinsh_reader_new(read_stretch, stretch, options);
    uint64_t border = size;
    int found;
    if (reader == NULL) {
        stretch->error = ENOMEM;
        return size;
    }
    stretch->offset = offset > RUN_UP ? offset - RUN_UP : 0;
    if (stretch->offset > 0)
        reader_enter(reader, &(struct reader_start){*notation, stretch->offset, 1, 1, true});
    reader_limit(reader, offset);
    do
        found = reader_next(reader, &record);
    while (found == READER_RECORD || found == READER_TEXT);
    if (found == READER_AT_LIMIT) {
        border = reader_offset(reader);
        *notation = reader_notation(reader);
    } else if (found == READER_FAILED && stretch->error == 0) {
        stretch->error = ENOMEM;
    }
    yinsh_reader_free(reader);
    return border;
}

void part_find(struct file_part *part, const struct cli *cli, const struct input_item *file)
{
    struct stretch stretch = {.descriptor = file->descriptor};
    yinsh_reader_options options = cli->reading;
    const struct notation *notation, *next;
    unsigned number = cli->input.part, parts = cli->input.parts;
    uint64_t begin = 0;
    options.file_name = file->name;
    *part = (struct file_part){.begin = {0, 1, 1}, .end = file->size};
    if (look_at_start(&stretch, &options, &notation)) {
        uint64_t step = file->size / parts;
        part->notation = next = notation;
        if (number > 1)
            begin =
                find_border(&stretch, &options, &part->notation, step * (number - 1), file->size);
        if (number < parts)
            part->end = find_border(&stretch, &options, &next, step * number, file->size);
        if (begin > part->end)
            part->reason = PART_CUT_INSIDE;
        else if (stretch.error == 0) /* for messages */
            stretch.error = lines_count_on(&part->begin, stretch.descriptor, begin);
    } else if (number > 1) {
        begin = file->size; /* the first part has all of a file that cannot be cut */
    }
    part->begin.offset = begin;
    if (begin == 0)
        part->notation = NULL;
    if (stretch.error != 0)
        part->reason = strerror(stretch.error);
}
