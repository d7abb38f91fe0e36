/* SPDX-License-Identifier: BSD-2-Clause */
#include "input/library.h"

#include <stddef.h>

const struct library *library;

#ifdef ARCHIVE_SONAME

#include <dlfcn.h>
#include <stdio.h>
#include <string.h>

/* A name as a string; quotes in a flag would not come through every shell. */
#define STRING_OF(text) #text
#define EXPANDED(name) STRING_OF(name)
#define ARCHIVE EXPANDED(ARCHIVE_SONAME)
#define ZLIB EXPANDED(ZLIB_SONAME)

/*
 * The "ELF dlopen metadata" by which packaging tools find what a program loads:
 * https://systemd.io/ELF_DLOPEN_METADATA/
 */
#define METADATA                                                                                   \
    "[{\"feature\":\"archives\","                                                                  \
    "\"description\":\"Reading archives and compressed files\","                                   \
    "\"priority\":\"required\",\"soname\":[\"" ARCHIVE "\",\"" ZLIB "\"]}]"
__attribute__((used, section(".note.dlopen"), aligned(4))) static const struct {
    uint32_t owner_size, text_size, type;
    char owner[4];
    char text[(sizeof METADATA + 3) / 4 * 4];
} note = {sizeof note.owner, sizeof METADATA, 0x407c0c0a, "FDO", METADATA};

/* A function, and its place in struct library. */
struct function {
    const char *name;
    size_t offset;
};

#define F(name) {#name, offsetof(struct library, name)},
static const struct function of_archive[] = {ARCHIVE_FUNCTIONS(F){NULL, 0}};
static const struct function of_zlib[] = {ZLIB_FUNCTIONS(F){NULL, 0}};
#undef F

/* Why it could not be loaded; empty unless that was tried. */
static char reason[256];

/* Note what is wrong; without control characters, for paths may come from the environment. */
static const char *fail(const char *what, const char *lacks, const char *name)
{
    snprintf(reason, sizeof reason, "libarchive cannot be loaded: %s%s%s", what, lacks, name);
    for (char *at = reason; *at != '\0'; at++)
        if ((unsigned char)*at < ' ' || *at == '\x7f')
            *at = '?';
    return reason;
}

/* Load the functions of a library; returns NULL, or why they cannot be loaded. */
static const char *load(struct library *found, const char *soname, const struct function *functions)
{
    void *handle = dlopen(soname, RTLD_NOW | RTLD_LOCAL);
    if (handle == NULL) {
        const char *error = dlerror();
        return fail(error != NULL ? error : soname, "", "");
    }
    for (size_t i = 0; functions[i].name != NULL; i++) {
        void *function = dlsym(handle, functions[i].name);
        if (function == NULL) {
            dlclose(handle);
            return fail(soname, " has no ", functions[i].name);
        }
        /* POSIX guarantees that function pointers have the representation of other pointers. */
        memcpy((char *)found + functions[i].offset, &function, sizeof function);
    }
    return NULL;
}

const char *library_load(void)
{
    static struct library found;
    if (library == NULL && reason[0] == '\0' && load(&found, ARCHIVE, of_archive) == NULL &&
        load(&found, ZLIB, of_zlib) == NULL)
        library = &found;
    return library != NULL ? NULL : reason;
}

#else

const char *library_load(void)
{
    static const struct library linked = {
#define F(name) .name = (name),
        ARCHIVE_FUNCTIONS(F) ZLIB_FUNCTIONS(F)
#undef F
    };
    library = &linked;
    return NULL;
}

#endif
