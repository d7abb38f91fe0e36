/* SPDX-License-Identifier: BSD-2-Clause */
#include "commands/picture_frames.h"

#include "cli/file_stem.h"

size_t picture_frame_begin(struct results *results, const struct origin *origin,
                           const char *picture)
{
    struct output *out = &results->out;
    char stem[FILE_STEM + 1];
    size_t frame = results_frame_begin(results, 0);
    output_bytes(out, stem, file_stem(origin->file, stem) + 1);
    results_number(results, out, origin);
    output_bytes(out, "", 1);
    output_bytes(out, picture, strlen(picture) + 1);
    return frame;
}

/* Cut off the text up to a NUL at the start of the bytes. */
static const char *cut_string(struct words *bytes)
{
    const char *string = bytes->bytes;
    *bytes = words_from(*bytes, strlen(string) + 1);
    return string;
}

bool picture_frames_take(struct cli *cli, struct picture_files *files, const char *bytes,
                         size_t length)
{
    while (length > 0) {
        struct frame frame = frame_next(&bytes, &length);
        struct words rest = {frame.bytes, frame.length};
        struct picture_origin origin = {.stem = cut_string(&rest)};
        origin.record = cut_string(&rest);
        origin.picture = cut_string(&rest);
        if (!picture_files_add(cli, files, &origin, rest))
            return false;
    }
    return true;
}
