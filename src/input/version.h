/* SPDX-License-Identifier: BSD-2-Clause */
/* What shows whether a file is still the one that was read. */
#ifndef INPUT_VERSION_H
#define INPUT_VERSION_H

#include <stdbool.h>
#include <stdint.h>
#include <string.h>
#include <sys/stat.h>

/** A file, whatever its name, and its last change; compare two with version_equal(). */
struct file_version {
    uint64_t device, inode, size;
    int64_t seconds, nanoseconds; /* of the last change */
};

/** Return the version of a file with that status. */
static inline struct file_version version_of(const struct stat *status)
{
    return (struct file_version){(uint64_t)status->st_dev, (uint64_t)status->st_ino,
                                 (uint64_t)status->st_size, status->st_mtim.tv_sec,
                                 status->st_mtim.tv_nsec};
}

/** Return whether two versions are the same. */
static inline bool version_equal(const struct file_version *one, const struct file_version *other)
{
    return memcmp(one, other, sizeof *one) == 0; /* no member is followed by padding */
}

#endif
