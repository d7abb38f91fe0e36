/* SPDX-License-Identifier: BSD-2-Clause */
/*
 * What the fuzz targets share: demands, bytes to read from and to write to, and, if no engine
 * invents the inputs, a main() that replays the files named on the command line.  A file whose
 * name ends with ".lines" holds an input in each line.
 */
#ifndef FUZZ_DRIVER_H
#define FUZZ_DRIVER_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/** Deal with one input of any bytes, and abort if something does not hold; returns 0. */
int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t length);

/** Stop with a message if something that has to hold does not; about may be NULL. */
static inline void demand(bool holds, const char *what, const char *about)
{
    if (holds)
        return;
    fprintf(stderr, "fuzz: %s%s%s\n", about != NULL ? about : "", about != NULL ? ": " : "", what);
    abort();
}

/** Bytes that are read piece by piece; they belong to somebody else. */
struct stretch {
    const uint8_t *bytes;
    size_t length;
};

/** Give the next bytes of a struct stretch; a yinsh_read_fn. */
static inline ptrdiff_t stretch_give(void *context, char *buffer, size_t size)
{
    struct stretch *stretch = context;
    size_t taken = stretch->length < size ? stretch->length : size;
    if (taken > 0)
        memcpy(buffer, stretch->bytes, taken);
    stretch->bytes += taken;
    stretch->length -= taken;
    return (ptrdiff_t)taken;
}

/** Bytes that grow; all zero is none, bytes must be freed. */
struct heap {
    char *bytes;
    size_t length, capacity;
};

/** Append bytes to a struct heap; a yinsh_write_fn. */
static inline int heap_take(void *context, const char *bytes, size_t length)
{
    struct heap *heap = context;
    if (heap->capacity - heap->length < length) {
        heap->capacity = 2 * (heap->capacity + length);
        heap->bytes = realloc(heap->bytes, heap->capacity);
        demand(heap->bytes != NULL, "no memory", NULL);
    }
    if (length > 0)
        memcpy(heap->bytes + heap->length, bytes, length);
    heap->length += length;
    return 0;
}

/** Whether two heaps hold the same bytes. */
static inline bool heap_equal(const struct heap *a, const struct heap *b)
{
    return a->length == b->length && (a->length == 0 || memcmp(a->bytes, b->bytes, a->length) == 0);
}

#ifndef FUZZ_ENGINE

/* Run the target on a copy of just these bytes, so that a sanitizer detects reads beyond them. */
static void replay(const char *bytes, size_t length)
{
    uint8_t *copy = malloc(length > 0 ? length : 1);
    demand(copy != NULL, "no memory", NULL);
    if (length > 0)
        memcpy(copy, bytes, length);
    LLVMFuzzerTestOneInput(copy, length);
    free(copy);
}

/* Replay each line, a test point each; returns how many there are. */
static int replay_lines(const char *name, const struct heap *content, int count)
{
    const char *at = content->bytes;
    const char *end = at + content->length;
    for (int line = 1; at < end; line++) {
        const char *newline = memchr(at, '\n', (size_t)(end - at));
        size_t length = (size_t)((newline != NULL ? newline : end) - at);
        replay(at, length);
        printf("ok %d - %s:%d\n", ++count, name, line);
        at += length + 1;
    }
    return count;
}

/* Read a whole file; false if that fails. */
static bool read_file(const char *name, struct heap *content)
{
    FILE *file = fopen(name, "rb");
    char piece[65536];
    size_t got;
    if (file == NULL)
        return false;
    while ((got = fread(piece, 1, sizeof piece, file)) > 0)
        heap_take(content, piece, got);
    bool good = ferror(file) == 0;
    fclose(file);
    return good;
}

int main(int argc, char **argv)
{
    int count = 0, failed = 0;
    for (int i = 1; i < argc; i++) {
        struct heap content = {NULL, 0, 0};
        size_t length = strlen(argv[i]);
        if (!read_file(argv[i], &content)) {
            printf("not ok %d - %s\n", ++count, argv[i]);
            failed++;
        } else if (length > 6 && strcmp(argv[i] + length - 6, ".lines") == 0) {
            count = replay_lines(argv[i], &content, count);
        } else {
            replay(content.bytes, content.length);
            printf("ok %d - %s\n", ++count, argv[i]);
        }
        free(content.bytes);
        fflush(stdout);
    }
    printf("1..%d\n", count);
    return failed > 0;
}

#endif

#endif
