/* SPDX-License-Identifier: BSD-2-Clause */
#include "input/library.h"

#include <stddef.h>

const struct library *library;

/* The names of the members of struct library. */
#define FUNCTIONS(F)                                                                               \
    F(archive_errno)                                                                               \
    F(archive_error_string)                                                                        \
    F(archive_set_error)                                                                           \
    F(archive_read_new)                                                                            \
    F(archive_read_support_format_tar)                                                             \
    F(archive_read_support_format_7zip)                                                            \
    F(archive_read_support_format_zip_streamable)                                                  \
    F(archive_read_support_format_empty)                                                           \
    F(archive_read_support_format_raw)                                                             \
    F(archive_read_append_filter)                                                                  \
    F(archive_read_set_callback_data)                                                              \
    F(archive_read_set_read_callback)                                                              \
    F(archive_read_set_skip_callback)                                                              \
    F(archive_read_set_seek_callback)                                                              \
    F(archive_read_open1)                                                                          \
    F(archive_read_next_header2)                                                                   \
    F(archive_read_data_block)                                                                     \
    F(archive_read_data_skip)                                                                      \
    F(archive_read_has_encrypted_entries)                                                          \
    F(archive_read_free)                                                                           \
    F(archive_filter_bytes)                                                                        \
    F(archive_entry_new)                                                                           \
    F(archive_entry_free)                                                                          \
    F(archive_entry_sparse_count)                                                                  \
    F(archive_entry_pathname)                                                                      \
    F(archive_entry_pathname_utf8)                                                                 \
    F(archive_entry_filetype)                                                                      \
    F(archive_entry_hardlink)                                                                      \
    F(archive_entry_is_encrypted)                                                                  \
    F(archive_entry_size)                                                                          \
    F(archive_entry_size_is_set)

#ifdef ARCHIVE_SONAME

#include <dlfcn.h>
#include <stdio.h>
#include <string.h>

/* The name as a string; quotes in a flag would not come through every shell. */
#define STRING_OF(text) #text
#define EXPANDED(name) STRING_OF(name)
#define SONAME EXPANDED(ARCHIVE_SONAME)

/* The compiler compares the types; the library's own functions are not asked for. */
#define F(name)                                                                                    \
    _Static_assert(sizeof(((struct library *)NULL)->name = (name)) == sizeof(void (*)(void)),      \
                   "it has another type");
FUNCTIONS(F)
#undef F

static const struct function {
    const char *name;
    size_t offset; /* in struct library */
} functions[] = {
#define F(name) {#name, offsetof(struct library, name)},
    FUNCTIONS(F)
#undef F
};

enum { COUNT = sizeof functions / sizeof *functions };
_Static_assert(COUNT * sizeof(void (*)(void)) == sizeof(struct library), "a name is missing");

/* Why it could not be loaded; empty unless that was tried. */
static char reason[256];

/* Note what is wrong; without control characters, for paths may come from the environment. */
static const char *fail(const char *what, const char *of)
{
    snprintf(reason, sizeof reason, "libarchive cannot be loaded: %s%s", what, of);
    for (char *at = reason; *at != '\0'; at++)
        if ((unsigned char)*at < ' ' || *at == '\x7f')
            *at = '?';
    return reason;
}

const char *library_load(void)
{
    static struct library found;
    if (library != NULL || reason[0] != '\0')
        return library != NULL ? NULL : reason;
    void *handle = dlopen(SONAME, RTLD_NOW | RTLD_LOCAL);
    if (handle == NULL) {
        const char *error = dlerror();
        return fail("", error != NULL ? error : SONAME);
    }
    for (size_t i = 0; i < COUNT; i++) {
        void *function = dlsym(handle, functions[i].name);
        if (function == NULL) {
            dlclose(handle);
            return fail(SONAME " has no ", functions[i].name);
        }
        /* POSIX says that a pointer to a function is like any other. */
        memcpy((char *)&found + functions[i].offset, &function, sizeof function);
    }
    library = &found;
    return NULL;
}

#else

const char *library_load(void)
{
    static const struct library linked = {
#define F(name) .name = (name),
        FUNCTIONS(F)
#undef F
    };
    library = &linked;
    return NULL;
}

#endif
