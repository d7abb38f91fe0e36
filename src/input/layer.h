/* SPDX-License-Identifier: BSD-2-Clause */
/*
 * One archive, or one compressed stream, being read by libarchive in order, from a file or from
 * what the layer below it unpacks.  Each filter is a layer, so that all unpacked bytes are counted.
 * Text in UTF-16 is a layer, too, but is converted without libarchive.
 *
 * If anything in an archive is damaged, the rest of it is not read.  What follows the end of an
 * archive is read only to see that it is zeros.  Only a 7z, which has its headers at the end, is
 * read at any place; if its stream does not allow that, it is copied to a file.
 */
#ifndef INPUT_LAYER_H
#define INPUT_LAYER_H

#include "input/budget.h"
#include "input/kind.h"
#include "input/stream.h"

/** The state of a layer's current member. */
enum member_state {
    MEMBER_NONE,
    MEMBER_OPEN,
    MEMBER_WHOLE,  /* read to its end */
    MEMBER_BROKEN, /* it breaks off; the next member can be read */
    MEMBER_DEAD    /* it breaks off, and so does the archive, unless it can be opened again */
};

/** A layer; it must not be moved while it is open. */
struct layer {
    struct budget *budget;
    struct layer *below; /* whose member is read, or NULL */
    struct stream stream;
    struct feed spool; /* 7Z: a copy of the member below */
    enum kind kind;
    struct archive *handle;
    struct archive_entry *entry; /* the member's header */
    struct utf16 *utf16;         /* UTF16LE, UTF16BE: what converts it, without a handle */
    size_t name_length;          /* of the archive's name; for the unpacker's use */
    uint64_t headers;            /* read since the archive's beginning */
    bool unpacked;               /* whether data of a member was unpacked since it was opened */

    enum member_state state;
    bool counted;      /* whether its bytes are counted as unpacked */
    bool warned;       /* whether libarchive reported that the member ends badly */
    uint64_t produced; /* bytes, holes included */
    uint64_t hole;     /* zeros before the block */
    const char *block; /* bytes not yet returned */
    size_t left;
    char head[KIND_BYTES]; /* first bytes, returned before hole and block, if they were kept */
    size_t head_at, head_length;
    uint32_t sum;     /* GZIP: the checksum of the unpacked bytes */
    char reason[256]; /* BROKEN, DEAD: why */
};

/** The result of layer_next(). */
enum layer_event {
    LAYER_MEMBER, /* it is at the next member */
    LAYER_FAILED, /* layer_reason() states what is wrong, and nothing more can be read */
    LAYER_END
};

/**
 * Open a layer over a file, or if feed is NULL, over the member of the layer below.  Returns false
 * with layer_reason() on failure; close it in either case.
 */
bool layer_open(struct layer *layer, struct budget *budget, struct feed *feed, struct layer *below,
                enum kind kind);

/** Close a layer and free what it holds. */
void layer_close(struct layer *layer);

/**
 * Move to the next member.  A compressed stream has its one member even if it is broken from its
 * first byte.  If the archive breaks off inside a member that was read, it just ends after that.
 */
enum layer_event layer_next(struct layer *layer);

/** Let the member break off at its beginning, because it is encrypted. */
void layer_refuse(struct layer *layer);

/** Detect the kind of the member by its first bytes, which layer_piece() still returns. */
enum kind layer_kind(struct layer *layer);

/**
 * Get the next bytes of the member, at most that many; stores a pointer to them, valid until the
 * next call.  Returns their number, or 0 at the end; layer->state then shows whether the member is
 * whole.
 */
size_t layer_piece(struct layer *layer, size_t most, const char **bytes);

/** Return why a member or an archive breaks off: the limit that was exceeded, or the first error.
 */
const char *layer_reason(const struct layer *layer);

/** Return the path of the member in its archive, until the next call; "?" if it is unknown. */
const char *member_path(const struct layer *layer);

/**
 * Return NULL if the member is a file, or if an archive does not state what it is; else why it is
 * not read, which is "" for a folder.
 */
const char *member_unread(const struct layer *layer);

/**
 * Return the path of the member whose bytes this one has, too, if it is a hard link without any of
 * its own; else NULL.
 */
const char *member_target(const struct layer *layer);

/** Return whether the member is encrypted. */
bool member_is_encrypted(const struct layer *layer);

#endif
