/* SPDX-License-Identifier: BSD-2-Clause */
/* What the files that read an archive or a compressed stream share: see input/layer.h. */
#ifndef INPUT_LAYER_STATE_H
#define INPUT_LAYER_STATE_H

#include "input/budget.h"
#include "input/kind.h"
#include "input/utf16.h"
#include "input/zip_scan.h"

struct archive;
struct archive_entry;

/** The state of a layer's current member. */
enum member_state {
    MEMBER_NONE,
    MEMBER_OPEN,
    MEMBER_WHOLE,  /* read to its end */
    MEMBER_BROKEN, /* it breaks off; the next member can be read */
    MEMBER_DEAD,   /* it breaks off, and the archive has to be opened again to continue */
    MEMBER_LOST    /* ZIP: there is none; the next one has to be searched for */
};

/** A layer; it must not be moved while it is open. */
struct layer {
    struct budget *budget;
    struct layer *below; /* whose member is read, or NULL */
    struct stream stream;
    struct feed spool; /* a copy of the member below, if random access is needed */
    enum kind kind;
    struct archive *handle;
    struct archive_entry *entry; /* the member's header */
    struct utf16 *utf16;         /* UTF16LE, UTF16BE: what converts it, without a handle */
    size_t name_length;          /* of the archive's name; for the layers' use */
    uint64_t headers;            /* read since the archive's beginning */
    bool unpacked;               /* whether data of a member was unpacked since it was opened */
    bool retrying;               /* whether it searches for a header after a damaged one */

    /* ZIP: */
    struct zip_members members; /* those found before the current place, */
    bool ended;                 /* and whether a directory came after them */
    bool reported;              /* whether it was reported that members of it are lost */
    bool damaged;       /* whether members were searched for, so that it is not read in batches */
    bool entered;       /* whether the member was opened as an archive itself */
    uint64_t base;      /* ZIP: the place in the stream where libarchive began to read */
    uint64_t header_at; /* ZIP: where the member's local header is, or just before it */
    uint64_t search_at; /* LOST: where to search from, */
    bool going_back;    /* and whether to go back for that */

    enum member_state state;
    bool counted;      /* whether its bytes are counted as unpacked */
    bool warned;       /* whether libarchive reported that the member ends badly */
    uint64_t produced; /* bytes, holes included */
    uint64_t hole;     /* zeros before the block */
    const char *block; /* bytes not yet returned */
    size_t left;
    char head[KIND_BYTES]; /* first bytes, returned before hole and block, if they were kept */
    size_t head_at, head_length;
    uint32_t crc;      /* GZIP: of the unpacked bytes */
    uint64_t consumed; /* bytes read */
    char tail[8];      /* the last of them */
    char reason[256];  /* BROKEN, DEAD: why */
};

/** The result of layer_next(). */
enum layer_event {
    LAYER_MEMBER,  /* it is at the next member */
    LAYER_DAMAGED, /* layer->reason states how; reading can continue after that */
    LAYER_FAILED,  /* layer->reason states why nothing more can be read */
    LAYER_END
};

#endif
