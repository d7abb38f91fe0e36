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

#include "input/feed.h"
#include "input/kind.h"

#include <stddef.h>
#include <stdint.h>

/* ---- The bytes that a layer reads: stream.c ----------------------------- */

/*
 * The bytes that a layer reads in order, from a file or from the layer below it.  The last ones
 * stay in memory, since libarchive may be given more than it uses.
 */

/** Gives the next bytes, at most that many; returns their number, 0 at the end, or -1. */
typedef ptrdiff_t (*stream_more_fn)(void *below, size_t most, const char **bytes);

/** A stream of bytes from a file or a function. */
struct stream {
    struct feed *feed; /* NULL if bytes come from more(below, ...) */
    stream_more_fn more;
    void *below;
    char *held;    /* the last bytes; allocated when the first ones are needed */
    size_t length; /* how many they are, */
    size_t again;  /* and how many of them stream_next() gives again */
    uint64_t end;  /* number of the byte after them */
};

/** Free what is held. */
void stream_free(struct stream *stream);

/**
 * Get the next bytes, which are valid until the next call.  Returns their number, 0 at the end, or
 * -1 if they cannot be read, perhaps with the error in the feed.
 */
ptrdiff_t stream_next(struct stream *stream, const char **bytes);

/** Return the bytes before a place, that many; NULL if they are not held. */
const char *stream_before(const struct stream *stream, uint64_t place, size_t length);

/** Let stream_next() give the bytes from a place on, as far as they are held. */
void stream_return(struct stream *stream, uint64_t place);

/* ---- UTF-16: utf16.c ---------------------------------------------------- */

/*
 * Text in UTF-16 converted to UTF-8.  iconv() is not used: the C library loads its converter from a
 * file, which the sandbox or a static program may not have, and stops at unpaired surrogates.
 */

enum { UTF16_STEP = 4096 /* bytes that are converted at once */ };

/** Text being converted, which begins with a byte order mark; only big_endian is set at first. */
struct utf16 {
    bool big_endian;
    bool begun;    /* whether the byte order mark was dropped */
    bool replaced; /* whether an unpaired surrogate was replaced */
    bool halved;   /* whether byte is the first one of a unit */
    char byte;
    uint16_t high;     /* a surrogate whose second half is expected, or 0 */
    const char *bytes; /* those of the stream that are not converted yet */
    size_t left;
    char text[UTF16_STEP * 2]; /* three bytes for each unit at most, and three more */
};

/**
 * Convert the next bytes of a stream.  Stores a pointer to the text, valid until the next call, and
 * returns its length, 0 at the end, or -1 as stream_next().  Unpaired surrogates become U+FFFD.
 */
ptrdiff_t utf16_next(struct utf16 *utf16, struct stream *stream, const char **text);

/** Return what is damaged, at the end of the stream, or NULL. */
const char *utf16_damage(const struct utf16 *utf16);

/* ---- How much may be unpacked of one file, and how much was: budget.c --- */

/** The limits of unpacking one file, and what its layers have used of them. */
struct budget {
    uint64_t max_expanded, max_ratio, max_members; /* limits, none of them 0 */
    uint64_t expanded;                             /* bytes unpacked, on all layers */
    uint64_t members;                              /* headers read, on all layers */
    uint64_t reread;                               /* headers of 7z read again after damage */
    const struct feed *feed;                       /* the file */
    bool refused;                                  /* whether a limit was exceeded */
    char reason[128];                              /* if refused: the limit */
    bool failed;                                   /* whether memory ran out */
};

/** Note that a limit was exceeded; the reason names the option that sets it. */
void budget_refuse(struct budget *budget, const char *what, uint64_t limit, const char *option);

/** Count unpacked bytes; returns false, with a limit exceeded, if they are too many. */
bool budget_count(struct budget *budget, uint64_t bytes);

/* ---- Layers: layer.c ---------------------------------------------------- */

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
    uint64_t listed; /* ZIP: where its directory lists the next member; 0 if that is unknown */
    bool link;       /* ZIP: whether the directory lists the member as a symbolic link */
    bool unpacked;   /* whether data of a member was unpacked since it was opened */

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

/* ---- What follows in a stream after the end of an archive: rest.c ------- */

/**
 * Read what ends a zip, which libarchive does not.  Returns whether it is there, and stores how
 * many members it states that there are, modulo 65536 or, if these are too many, 65535.
 */
bool rest_of_zip(struct stream *stream, unsigned *members);

/** Read the rest of a stream.  Returns whether it holds anything but zeros. */
bool rest_is_filled(struct stream *stream);

/* ---- The checksum of gzip, which libarchive ignores: crc.c -------------- */

/** Return the CRC-32 of bytes whose CRC-32 is sum so far, 0 at the beginning, and of more bytes. */
uint32_t crc_add(uint32_t sum, const char *bytes, size_t length);

#endif
