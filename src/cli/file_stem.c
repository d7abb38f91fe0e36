/* SPDX-License-Identifier: BSD-2-Clause */
#include "cli/file_stem.h"

#include "base/scan.h"

#include <string.h>

size_t file_stem(const char *path, char stem[FILE_STEM + 1])
{
    const char *slash = strrchr(path, '/');
    const char *base = strcmp(path, "-") == 0 ? "stdin" : slash != NULL ? slash + 1 : path;
    const char *dot = strrchr(base, '.');
    size_t length = dot != NULL && dot > base ? (size_t)(dot - base) : strlen(base);
    if (length > FILE_STEM)
        length = FILE_STEM;
    for (size_t i = 0; i < length; i++) {
        bool safe = is_letter(base[i]) || is_digit(base[i]) || strchr("-_.", base[i]) != NULL;
        stem[i] = safe ? base[i] : '_';
    }
    stem[length] = '\0';
    return length;
}
