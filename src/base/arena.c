/* SPDX-License-Identifier: BSD-2-Clause */
#include "base/text.h"

enum { CHUNK_SIZE = 16 * 1024 };

struct arena_chunk {
    struct arena_chunk *older;
    size_t size; /* bytes after this header */
    size_t used;
    max_align_t bytes[];
};

static struct arena_chunk *add_chunk(struct arena *arena, size_t size)
{
    struct arena_chunk *chunk;
    size_t room = size > CHUNK_SIZE ? size : CHUNK_SIZE;
    if (room > SIZE_MAX / 2)
        return NULL;
    chunk = malloc(sizeof *chunk + room);
    if (chunk == NULL)
        return NULL;
    *chunk = (struct arena_chunk){.older = arena->chunks, .size = room, .used = 0};
    arena->chunks = chunk;
    return chunk;
}

void *arena_alloc(struct arena *arena, size_t size)
{
    const size_t align = _Alignof(max_align_t);
    struct arena_chunk *chunk = arena->chunks;
    size_t rounded = size + (align - 1) - (size + (align - 1)) % align;
    if (rounded < size || chunk == NULL || chunk->size - chunk->used < rounded)
        chunk = rounded < size ? NULL : add_chunk(arena, rounded);
    if (chunk == NULL) {
        arena->failed = true;
        return NULL;
    }
    void *piece = (char *)chunk->bytes + chunk->used;
    chunk->used += rounded;
    return piece;
}

char *arena_copy(struct arena *arena, const char *bytes, size_t length)
{
    char *copy = length < SIZE_MAX ? arena_alloc(arena, length + 1) : NULL;
    if (copy != NULL) {
        if (length > 0)
            memcpy(copy, bytes, length);
        copy[length] = '\0';
    }
    return copy;
}

void arena_reset(struct arena *arena)
{
    struct arena_chunk *kept = NULL;
    while (arena->chunks != NULL) {
        struct arena_chunk *chunk = arena->chunks;
        arena->chunks = chunk->older;
        if (kept == NULL && chunk->size == CHUNK_SIZE)
            kept = chunk;
        else
            free(chunk);
    }
    if (kept != NULL) {
        kept->older = NULL;
        kept->used = 0;
    }
    arena->chunks = kept;
    arena->failed = false;
}

void arena_free(struct arena *arena)
{
    arena_reset(arena);
    free(arena->chunks);
    arena->chunks = NULL;
}
