/* SPDX-License-Identifier: BSD-2-Clause */
/*
 * One archive, or one compressed stream, being read by libarchive from a file or from what
 * the layer below it unpacks.  Each filter is a layer, so that everything that is unpacked on
 * the way is seen and counted.
 */
#ifndef INPUT_LAYER_H
#define INPUT_LAYER_H

#include "input/budget.h"
#include "input/feed.h"
#include "input/kind.h"
#include "input/source.h"

struct archive;
struct archive_entry;

/** What is known of the member that a layer stands at. */
enum member_state {
    MEMBER_NONE,
    MEMBER_OPEN,
    MEMBER_WHOLE,  /* read to its end */
    MEMBER_BROKEN, /* it breaks off; the next member can be read */
    MEMBER_DEAD,   /* it breaks off, and the archive has to be opened again to go on */
    MEMBER_LOST    /* ZIP: none is there; what follows has to be searched for */
};

/** A layer; it must not be moved while it is open. */
struct layer {
    struct budget *budget;
    struct source source;
    struct feed spool; /* a copy of the member below, where it has to be read at any place */
    enum kind kind;
    struct archive *handle;
    struct archive_entry *entry; /* the member's header */
    size_t name_length;          /* of the archive's name; for the layers' use */
    uint64_t headers;            /* read since the archive's beginning */
    bool unpacked;               /* whether data of a member were, since it was opened */
    bool retrying;               /* whether headers are being looked for behind a damaged one */

    /* ZIP: */
    struct source_members members; /* that it has so far, */
    bool ended;                    /* and whether a directory came after them */
    bool told;                     /* whether it was reported that members of it are lost */
    bool damaged;       /* whether members were searched for, so that it is not read in batches */
    bool entered;       /* whether the member was opened as an archive itself */
    uint64_t base;      /* ZIP: where in the source libarchive began to read */
    uint64_t header_at; /* ZIP: where the member's local header stands, or just before it */
    uint64_t search_at; /* LOST: where to search from, */
    bool going_back;    /* and whether to go back for that */

    enum member_state state;
    bool counted;      /* whether what it gives is counted as unpacked */
    bool warned;       /* whether libarchive said that the member ends badly */
    bool odd;          /* whether it had something to say of the header, or found none */
    uint64_t produced; /* bytes, holes included */
    uint64_t hole;     /* zeros to come before the block */
    const char *block; /* bytes to come */
    size_t left;
    char head[KIND_BYTES]; /* first bytes that come before all that, where they had to be kept */
    size_t head_at, head_length;
    uint32_t crc;      /* GZIP: of what it gave */
    uint64_t consumed; /* bytes read */
    char tail[8];      /* the last of them */
    char reason[256];  /* BROKEN, DEAD: why */
};

/**
 * Open a layer over a file, or where feed is NULL over the member of the layer below.  Returns
 * false where that fails, with layer->reason; close it in either case.
 */
bool layer_open(struct layer *layer, struct budget *budget, struct feed *feed, struct layer *below,
                enum kind kind);

/** Close a layer and free what it holds. */
void layer_close(struct layer *layer);

/** What layer_next() found. */
enum layer_event {
    LAYER_MEMBER,  /* it stands at the next member */
    LAYER_DAMAGED, /* layer->reason says how; it can go on behind that */
    LAYER_FAILED,  /* layer->reason says why nothing more can be read */
    LAYER_END
};

/**
 * Go on to the next member, also after one that broke off.  The only one of a compressed
 * stream is there even where it is broken from its first byte.
 */
enum layer_event layer_next(struct layer *layer);

/** The path of the member in its archive, until the next call; "?" where it cannot be told. */
const char *layer_path(const struct layer *layer);

/** Whether the member is a file; where an archive does not say what a member is, it is one. */
bool layer_is_file(const struct layer *layer);

/** Whether the member is encrypted. */
bool layer_is_encrypted(const struct layer *layer);

/** Store how many bytes the header says that the member has; false where it does not say. */
bool layer_size(const struct layer *layer, uint64_t *size);

/** Where in the source libarchive has come to: behind a header, where the member's data begin. */
uint64_t layer_reached(const struct layer *layer);

/**
 * Pass over a member that was begun, as if it had been read and were whole.  Returns false where
 * that cannot be done: then the layer is only good to be closed.
 */
bool layer_pass(struct layer *layer);

/** Let the member break off at its beginning, as it is encrypted. */
void layer_refuse(struct layer *layer);

/** Tell what the member is by its first bytes, which come all the same afterwards. */
enum kind layer_kind(struct layer *layer);

/**
 * The next bytes of the member, at most so many; stores where they stand until the next call.
 * Returns how many, or 0 at the end, where layer->state tells whether it is whole.
 */
size_t layer_piece(struct layer *layer, size_t most, const char **bytes);

/** Why the member of a layer broke off: what went wrong first, on the lowest layer. */
const char *layer_reason(const struct layer *layer);

#endif
