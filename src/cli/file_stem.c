/* SPDX-License-Identifier: BSD-2-Clause */
#include "cli/file_stem.h"

#include "base/scan.h"

void file_stem(struct output *output, const char *path)
{
    const char *slash = strrchr(path, '/');
    const char *base = strcmp(path, "-") == 0 ? "stdin" : slash != NULL ? slash + 1 : path;
    const char *dot = strrchr(base, '.');
    size_t length = dot != NULL && dot > base ? (size_t)(dot - base) : strlen(base);
    for (size_t i = 0; i < length && i < FILE_STEM; i++) {
        bool safe = is_letter(base[i]) || is_digit(base[i]) || strchr("-_.", base[i]) != NULL;
        output_bytes(output, safe ? &base[i] : "_", 1);
    }
}
