/* SPDX-License-Identifier: BSD-2-Clause */
#include "input/loading.h"

#include <dlfcn.h>
#include <stdio.h>
#include <string.h>

/* Note what is wrong; without control characters, for paths may come from the environment. */
static bool fail(struct loading_reason *reason, const char *what, const char *const why[3])
{
    snprintf(reason->text, sizeof reason->text, "%s cannot be loaded: %s%s%s", what, why[0], why[1],
             why[2]);
    for (char *at = reason->text; *at != '\0'; at++)
        if ((unsigned char)*at < ' ' || *at == '\x7f')
            *at = '?';
    return false;
}

bool loading_open(struct loading_reason *reason, const char *what, const char *soname,
                  const struct loading_function *functions, void *structure)
{
    void *handle = dlopen(soname, RTLD_NOW | RTLD_LOCAL);
    if (handle == NULL) {
        const char *error = dlerror();
        return fail(reason, what, (const char *[]){error != NULL ? error : soname, "", ""});
    }
    for (size_t i = 0; functions[i].name != NULL; i++) {
        void *function = dlsym(handle, functions[i].name);
        if (function == NULL) {
            dlclose(handle);
            return fail(reason, what, (const char *[]){soname, " has no ", functions[i].name});
        }
        /* POSIX guarantees that function pointers have the representation of other pointers. */
        memcpy((char *)structure + functions[i].offset, &function, sizeof function);
    }
    return true;
}
