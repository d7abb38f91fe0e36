/* SPDX-License-Identifier: BSD-2-Clause */
/*
 * A window on a source of bytes, which slides forward over it and grows if necessary.  It knows its
 * place in the source.
 */
#ifndef READER_WINDOW_H
#define READER_WINDOW_H

#include "yinsh.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

enum {
    WINDOW_SIZE = 64 * 1024, /* its first size; after it READABLE_AHEAD bytes can be loaded */
    EXCERPT_AHEAD = 320      /* bytes of its line that are there from a fault on */
};

/** What the function of a source returns if it has no bytes for now, but is not at its end. */
enum { READ_PAUSED = -2 };

/** Bytes of a source that were searched for line ends, by their offsets. */
struct seen_lines {
    uint64_t begin, end;
    uint64_t last; /* of the last line end among them, or end if there is none */
};

/** Where the last byte of quoted lines is. */
enum window_quote {
    QUOTE_NONE,   /* in none: a line without a mark ended them */
    QUOTE_BEGIN,  /* at the beginning of a line, before any mark */
    QUOTE_MARGIN, /* among the marks before a line */
    QUOTE_TEXT
};

/** A window; all zero has no memory. */
struct window {
    char *bytes;
    size_t capacity;

    /* The source.  One that was not read yet has zeros here, except for the place. */
    yinsh_read_fn read;
    void *context;
    size_t begin, end; /* the bytes of the window that are not used up */
    size_t held;       /* bytes after these, which may begin a byte order mark */
    char last; /* the last byte before these but for blanks in its line; LF before the first line */
    uint64_t offset;        /* of the byte at begin, in the source */
    uint64_t line, column;  /* of the byte at begin, both from 1 */
    uint64_t utf8_from;     /* the offset in the source from which all bytes are UTF-8 */
    struct seen_lines seen; /* what window_last_line() looked through */
    enum window_quote quote;
    bool at_end; /* whether the source has no more bytes */
    bool paused; /* whether it has none for now */
    bool failed; /* whether reading it failed: it is not read again */
    void (*tap)(void *context, const char *bytes,
                size_t length); /* gets what is used up, or NULL */
    void *tap_context;
};

/** Allocate the first memory of a window; returns false if there is none. */
bool window_new(struct window *window);

/** Free the memory of a window, if it has any. */
void window_free(struct window *window);

/** Begin at the start of a source, whatever the window was on before. */
void window_begin(struct window *window, yinsh_read_fn read, void *context);

/** Return the number of unused bytes. */
static inline size_t window_left(const struct window *window)
{
    return window->end - window->begin;
}

/** Return the first unused byte; valid until more bytes are read. */
static inline const char *window_bytes(const struct window *window)
{
    return window->bytes + window->begin;
}

/**
 * Return the offset in the window of the last line end from begin up to end, or end if there is
 * none.  Remembers what it saw, so that no byte is examined again as the search continues.
 */
size_t window_last_line(struct window *window, size_t begin, size_t end);

/** Return the last byte before an offset but for blanks in its line: LF where a line begins. */
char window_last(const struct window *window, size_t offset);

/** Return whether a byte may be the last one of a record that has no line end. */
static inline bool window_may_end_record(char byte)
{
    return (byte >= '0' && byte <= '9') || (byte != '\0' && strchr("*)}];!?", byte) != NULL);
}

/** Use up bytes, keeping count of lines and columns. */
void window_advance(struct window *window, size_t bytes);

/**
 * Get more bytes, making room for them; false if there is no memory, reading failed or
 * the source has none for now.  Byte order marks where a line or a record may begin become three
 * blanks, but for one at the start of the source; so do NULs and SUB, the end of a file in DOS,
 * after the last line.
 */
bool window_fill(struct window *window);

/** Do the same until that many bytes are unused, or the source ends. */
bool window_fill_to(struct window *window, size_t wanted);

/**
 * Put blanks in the place of the ">" before each line, from an offset in the window on up to a line
 * without one, also in bytes that are still to be read.
 */
void window_unquote(struct window *window, size_t offset);

/** Use up white space, and get more bytes if there is nothing else; false if that fails. */
bool window_skip_blanks(struct window *window);

#endif
