/* SPDX-License-Identifier: BSD-2-Clause */
#include "input/member.h"

#include "input/library.h"

const char *member_path(const struct layer *layer)
{
    const char *path = library->archive_entry_pathname(layer->entry);
    if (path == NULL)
        path = library->archive_entry_pathname_utf8(layer->entry);
    return path != NULL ? path : "?";
}

bool member_is_file(const struct layer *layer)
{
    mode_t type = library->archive_entry_filetype(layer->entry);
    return (type == AE_IFREG || type == 0) && library->archive_entry_hardlink(layer->entry) == NULL;
}

bool member_is_encrypted(const struct layer *layer)
{
    return library->archive_entry_is_encrypted(layer->entry) != 0;
}

bool member_size(const struct layer *layer, uint64_t *size)
{
    la_int64_t stated = library->archive_entry_size(layer->entry);
    if (library->archive_entry_size_is_set(layer->entry) == 0 || stated < 0)
        return false;
    *size = (uint64_t)stated;
    return true;
}
