/* SPDX-License-Identifier: BSD-2-Clause */
#include "input/loading.h"

const struct library *library;

#ifdef ARCHIVE_SONAME

#define ARCHIVE LOADING_STRING(ARCHIVE_SONAME)

LOADING_NOTE(LOADING_FEATURE("archives", "Reading archives and compressed files", "required",
                             "\"" ARCHIVE "\""));

#define F(name) {#name, offsetof(struct library, name)},
static const struct loading_function of_archive[] = {ARCHIVE_FUNCTIONS(F){NULL, 0}};
#undef F

const char *library_load(void)
{
    static const char what[] = "libarchive";
    static struct library found;
    static struct loading_reason reason;
    if (library == NULL && reason.text[0] == '\0' &&
        loading_open(&reason, what, ARCHIVE, of_archive, &found))
        library = &found;
    return library != NULL ? NULL : reason.text;
}

#else

const char *library_load(void)
{
    static const struct library linked = {
#define F(name) .name = (name),
        ARCHIVE_FUNCTIONS(F)
#undef F
    };
    library = &linked;
    return NULL;
}

#endif
