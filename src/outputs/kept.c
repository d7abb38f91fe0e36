/* SPDX-License-Identifier: BSD-2-Clause */
/* Each piece follows its length. */
#include "outputs/new_file.h"

#include "input/feed.h"
#include "input/loading.h"
#include "messages/messages.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/* Report an error, if it is one; returns whether it is none. */
static bool succeeds(struct cli *cli, int error)
{
    return error == 0 || cli_trouble(cli, "temporary file", strerror(error));
}

bool kept_begin(struct cli *cli, struct kept *kept)
{
    *kept = (struct kept){.descriptor = spool_make()};
    return succeeds(cli, kept->descriptor < 0 ? errno : 0);
}

bool kept_add(struct cli *cli, struct kept *kept, const char *bytes, size_t length)
{
    int error = write_all(kept->descriptor, (const char *)&length, sizeof length);
    kept->length += sizeof length + length;
    return succeeds(cli, error != 0 ? error : write_all(kept->descriptor, bytes, length));
}

uint64_t kept_place(const struct kept *kept)
{
    return kept->length + sizeof(size_t);
}

bool kept_get(struct cli *cli, struct kept *kept, uint64_t place, size_t length,
              struct bytes *buffer)
{
    if (length > buffer->capacity) {
        bytes_free(buffer);
        buffer->at = malloc(length);
        buffer->capacity = buffer->at != NULL ? length : 0;
    }
    int error = length > buffer->capacity
                    ? ENOMEM
                    : read_all_at(kept->descriptor, place, buffer->at, length);
    buffer->length = length;
    return succeeds(cli, error);
}

bool kept_next(struct cli *cli, struct kept *kept, uint64_t *place, struct words *piece)
{
    size_t length;
    if (*place == kept->length || !kept_get(cli, kept, *place, sizeof length, &kept->read))
        return false;
    memcpy(&length, kept->read.at, sizeof length);
    if (!kept_get(cli, kept, *place + sizeof length, length, &kept->read))
        return false;
    *piece = (struct words){kept->read.at, length};
    *place += sizeof length + length;
    return true;
}

void kept_end(struct kept *kept)
{
    close(kept->descriptor);
    bytes_free(&kept->read);
}
