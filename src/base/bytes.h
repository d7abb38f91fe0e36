/* SPDX-License-Identifier: BSD-2-Clause */
/* Bytes in memory that grow. */
#ifndef BASE_BYTES_H
#define BASE_BYTES_H

#include <stdbool.h>
#include <stddef.h>

/** Bytes that grow; all zero is empty. */
struct bytes {
    char *at;
    size_t length, capacity;
};

/** Append (at, length); false, with nothing changed, if memory ran out. */
bool bytes_add(struct bytes *bytes, const char *at, size_t length);

/**
 * Cut a name, whose length does not count the NUL at its end, to its first kept bytes and append a
 * NUL-terminated string.  Without memory it returns false and leaves the name unchanged.
 */
bool bytes_put_string(struct bytes *name, size_t kept, const char *string);

/** Append as bytes_add() does, as the write function of an output; returns 0 or ENOMEM. */
int bytes_write(void *bytes, const char *at, size_t length);

/** Remove bytes at the start. */
void bytes_drop(struct bytes *bytes, size_t length);

/** Free the bytes; they are empty afterwards. */
void bytes_free(struct bytes *bytes);

#endif
