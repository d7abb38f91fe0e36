/* SPDX-License-Identifier: BSD-2-Clause */
/* What happens when an input is read. */
#ifndef INPUT_EVENT_H
#define INPUT_EVENT_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/**
 * The next event.  Each file or member gives INPUT_FILE, any number of INPUT_BYTES, and INPUT_END;
 * other events may come between them.  Names, folders and archives have some of these events, too.
 */
enum input_event {
    INPUT_FILE,    /* a file begins */
    INPUT_BYTES,   /* bytes of it were put into the buffer */
    INPUT_END,     /* it ends, or breaks off */
    INPUT_SKIPPED, /* something is skipped; reported on request only */
    INPUT_NOTED,   /* something is skipped, which every user should know */
    INPUT_TROUBLE, /* something cannot be read, at all or to its end */
    INPUT_BATCH,   /* members of a zip that the caller has to unpack, or small files that it has to
                      open; see input/batch.h */
    INPUT_BORDER,  /* a zip with such batches begins or ends */
    INPUT_DONE
};

struct input_batch;
struct batch_zip;

/** An event, and what it is about. */
struct input_item {
    enum input_event event;
    const char *name; /* "games.yin", "archive.zip//path/game.sgf"; valid until the next call */
    /* SKIPPED, NOTED, TROUBLE: why; END: why it breaks off, NULL if it is whole. */
    const char *reason;
    size_t length; /* BYTES: how many were put into the buffer, > 0 */
    bool named;    /* FILE: whether the user named it, and it is not a member of an archive */
    bool damaged;  /* TROUBLE, END: whether bytes are lost by damage; otherwise it cannot be read */
    bool cut;      /* FILE: whether the caller must read only its part of it */
    uint64_t size; /* FILE, if there is a descriptor: its size in bytes */
    /* FILE, plain and regular: to be read by pread() only; belongs to input; else -1. */
    int descriptor;
    struct input_batch *batch; /* BATCH: which; belongs to the caller */
    /*
     * BORDER: the zip to which everything up to the next border belongs, or NULL for none; it
     * belongs to input until then.
     */
    struct batch_zip *zip;
};

#endif
