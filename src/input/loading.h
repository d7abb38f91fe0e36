/* SPDX-License-Identifier: BSD-2-Clause */
/*
 * Libraries that are loaded only if they are needed, because loading them takes longer than most of
 * what the program does.
 */
#ifndef INPUT_LOADING_H
#define INPUT_LOADING_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* A name as a string; quotes in a flag would not come through every shell. */
#define LOADING_STRING_OF(text) #text
#define LOADING_STRING(name) LOADING_STRING_OF(name)

/** One of LOADING_NOTE's features: an object of JSON; sonames are strings with commas between. */
#define LOADING_FEATURE(name, description, priority, sonames)                                      \
    "[{\"feature\":\"" name "\",\"description\":\"" description "\","                              \
    "\"priority\":\"" priority "\",\"soname\":[" sonames "]}]"

/**
 * Define the "ELF dlopen metadata" by which packaging tools find what a program loads:
 * https://systemd.io/ELF_DLOPEN_METADATA/
 */
#define LOADING_NOTE(metadata)                                                                     \
    __attribute__((used, section(".note.dlopen"), aligned(4))) static const struct {               \
        uint32_t owner_size, text_size, type;                                                      \
        char owner[4];                                                                             \
        char text[(sizeof(metadata) + 3) / 4 * 4];                                                 \
    } loading_note = {sizeof loading_note.owner, sizeof(metadata), 0x407c0c0a, "FDO", metadata}

/** A function to be loaded, and its place in a structure of pointers to functions. */
struct loading_function {
    const char *name; /* NULL after the last one */
    size_t offset;
};

/** Why something could not be loaded; empty if it was. */
struct loading_reason {
    char text[256];
};

/**
 * Load functions of a library, or of the libraries that it needs, into a structure.  Returns false,
 * and says why, if that is not possible; what names the library in the reason.
 */
bool loading_open(struct loading_reason *reason, const char *what, const char *soname,
                  const struct loading_function *functions, void *structure);

#endif
