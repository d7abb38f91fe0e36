/* SPDX-License-Identifier: BSD-2-Clause */
/*
 * Nothing is written before the first repaired record of a file.  Then what precedes it is copied
 * from the file itself.
 */
#include "commands/repair/repair.h"

#include "messages/messages.h"

#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { COPIED = 16 * 1024 /* bytes at once */ };

/* Keep the name of the file, and why it is not replaced; NULL if that was reported. */
static void keep(struct in_place *in_place, const char *reason)
{
    struct bytes *kept = &in_place->kept;
    size_t before = kept->length;
    if (reason == NULL || (bytes_add(kept, in_place->name, strlen(in_place->name) + 1) &&
                           bytes_add(kept, reason, strlen(reason) + 1)))
        return;
    kept->length = before;
    in_place->lost = true;
}

void in_place_leave(struct in_place *in_place, const char *reason)
{
    if (!in_place->reading)
        return;
    if (in_place->replacing && !in_place->dry_run)
        (void)new_file_end_in_place(&in_place->file, "", false);
    in_place->reading = false;
    keep(in_place, reason);
}

void in_place_file(struct in_place *in_place, const struct frame *frame)
{
    in_place_leave(in_place, NULL);
    free(in_place->name);
    memcpy(&in_place->version, frame->bytes, sizeof in_place->version);
    in_place->name = strdup(frame->bytes + sizeof in_place->version);
    in_place->reading = in_place->name != NULL;
    in_place->lost |= in_place->name == NULL;
    in_place->replacing = false;
    in_place->taken = 0;
}

/* Copy what precedes the first repaired record; returns 0 or the number of the error. */
static int copy_start(struct in_place *in_place)
{
    char bytes[COPIED];
    uint64_t left = in_place->taken;
    int descriptor = open(in_place->name, O_RDONLY | O_CLOEXEC | O_NONBLOCK);
    int error = descriptor < 0 ? errno : 0;
    while (error == 0 && left > 0) {
        ptrdiff_t got = read(descriptor, bytes, left < sizeof bytes ? (size_t)left : sizeof bytes);
        if (got <= 0) {
            error = got < 0 ? errno : ESTALE;
            break;
        }
        output_bytes(&in_place->file.output, bytes, (size_t)got);
        left -= (uint64_t)got;
    }
    if (descriptor >= 0)
        close(descriptor);
    return error;
}

/* Begin to replace the file. */
static void begin(struct in_place *in_place)
{
    const char *reason = in_place->dry_run
                             ? file_stays(in_place->name, &in_place->version, in_place->suffix)
                             : new_file_begin_in_place(&in_place->file, in_place->name,
                                                       &in_place->version, in_place->suffix);
    in_place->replacing = reason == NULL;
    int error = reason == NULL && !in_place->dry_run ? copy_start(in_place) : 0;
    if (error != 0)
        reason = strerror(error);
    if (reason != NULL)
        in_place_leave(in_place, reason);
}

/* Take bytes of the file, for which others are written. */
static void put(struct in_place *in_place, size_t taken, struct words bytes)
{
    in_place->taken += taken;
    if (in_place->replacing && !in_place->dry_run)
        output_bytes(&in_place->file.output, bytes.bytes, bytes.length);
}

void in_place_same(struct in_place *in_place, struct words bytes)
{
    if (in_place->reading)
        put(in_place, bytes.length, bytes);
}

bool in_place_other(struct in_place *in_place, struct words old, struct words new)
{
    if (in_place->reading && !in_place->replacing)
        begin(in_place);
    if (in_place->reading)
        put(in_place, old.length, new);
    return in_place->reading;
}

void in_place_end(struct in_place *in_place, const struct frame *frame)
{
    const char *reason = NULL;
    if (frame->length > 0)
        in_place_leave(in_place, NULL);
    if (!in_place->reading || !in_place->replacing) {
        in_place->reading = false;
        return;
    }
    if (in_place->taken != in_place->version.size) {
        in_place_leave(in_place, file_was_changed);
        return;
    }
    if (!in_place->dry_run)
        reason = new_file_end_in_place(&in_place->file, in_place->suffix, true);
    in_place->reading = false;
    in_place->replaced += reason == NULL;
    keep(in_place, reason);
}

void in_place_finish(struct in_place *in_place, struct cli *cli)
{
    const char *at = in_place->kept.at, *end = at + in_place->kept.length;
    in_place_leave(in_place, NULL);
    while (at != end) {
        const char *reason = at + strlen(at) + 1;
        cli_trouble(cli, at, reason);
        at = reason + strlen(reason) + 1;
    }
    if (in_place->lost)
        cli_trouble(cli, "files", strerror(ENOMEM));
    bytes_free(&in_place->kept);
    free(in_place->name);
}
