/* SPDX-License-Identifier: BSD-2-Clause */
#include "commands/picture_frames.h"

#include "outputs/file_stem.h"

size_t picture_frame_begin(struct results *results, const struct origin *origin,
                           const char *picture)
{
    struct output *out = &results->out;
    char stem[FILE_STEM + 1];
    output_bytes(out, stem, file_stem(origin->file, stem) + 1);
    /* Not in the frame, whose length is fixed before the number is filled in. */
    results_number(results, out, origin);
    output_bytes(out, "", 1);
    output_bytes(out, picture, strlen(picture) + 1);
    return results_frame_begin(results, 0);
}

/* Cut off the text up to a NUL at the start of the bytes. */
static const char *cut_string(const char **bytes, size_t *length)
{
    const char *string = *bytes;
    size_t size = strlen(string) + 1;
    *bytes += size;
    *length -= size;
    return string;
}

/*
 * Remove the first picture in frames from (bytes, length), and return it and what its name is made
 * of.
 */
static struct words next_picture(const char **bytes, size_t *length, struct picture_origin *origin)
{
    origin->stem = cut_string(bytes, length);
    origin->record = cut_string(bytes, length);
    origin->picture = cut_string(bytes, length);
    origin->name = NULL;
    struct frame frame = frame_next(bytes, length);
    return (struct words){frame.bytes, frame.length};
}

bool picture_frames_take(struct cli *cli, struct picture_files *files, const char *bytes,
                         size_t length)
{
    while (length > 0) {
        struct picture_origin origin;
        struct words picture = next_picture(&bytes, &length, &origin);
        if (!picture_files_add(cli, files, &origin, picture))
            return false;
    }
    return true;
}
