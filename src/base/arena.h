/* SPDX-License-Identifier: BSD-2-Clause */
/* Memory that is handed out piece by piece and taken back all at once. */
#ifndef BASE_ARENA_H
#define BASE_ARENA_H

#include <stdbool.h>
#include <stddef.h>

struct arena_chunk;

/** An arena; all zero is an empty one. */
struct arena {
    struct arena_chunk *chunks; /* the newest first */
    bool failed;                /* whether memory ran out since the last reset */
};

/**
 * Hand out size bytes, aligned for any type, which are valid until the next reset.  Returns NULL
 * and sets failed if memory ran out.
 */
void *arena_alloc(struct arena *arena, size_t size);

/** Hand out a copy of (bytes, length) followed by a NUL; NULL as arena_alloc(). */
char *arena_copy(struct arena *arena, const char *bytes, size_t length);

/** Take back everything, keeping one chunk for what comes next. */
void arena_reset(struct arena *arena);

/** Free everything. */
void arena_free(struct arena *arena);

#endif
