/* SPDX-License-Identifier: BSD-2-Clause */
#include "outputs/file_stem.h"

#include "base/scan.h"

#include <string.h>

size_t file_safe(struct words text, char safe[FILE_STEM + 1])
{
    size_t length = text.length < FILE_STEM ? text.length : FILE_STEM;
    for (size_t i = 0; i < length; i++) {
        char byte = text.bytes[i];
        bool kept = is_letter(byte) || is_digit(byte) || byte == '-' || byte == '_' || byte == '.';
        safe[i] = kept ? byte : '_';
    }
    safe[length] = '\0';
    return length;
}

size_t file_stem(const char *path, char stem[FILE_STEM + 1])
{
    const char *slash = strrchr(path, '/');
    const char *base = strcmp(path, "-") == 0 ? "stdin" : slash != NULL ? slash + 1 : path;
    const char *dot = strrchr(base, '.');
    size_t length = dot != NULL && dot > base ? (size_t)(dot - base) : strlen(base);
    return file_safe((struct words){base, length}, stem);
}
