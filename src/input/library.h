/* SPDX-License-Identifier: BSD-2-Clause */
/*
 * The functions of libarchive that are used.  Loading it takes longer than reading most files, so
 * it is loaded only if an archive may come.  If the build has no ARCHIVE_SONAME, the program is
 * linked with it.
 */
#ifndef INPUT_LIBRARY_H
#define INPUT_LIBRARY_H

#include <archive.h>
#include <archive_entry.h>

/* The names of the functions. */
#define ARCHIVE_FUNCTIONS(F)                                                                       \
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
    F(archive_read_set_seek_callback)                                                              \
    F(archive_read_open1)                                                                          \
    F(archive_read_next_header2)                                                                   \
    F(archive_read_data_block)                                                                     \
    F(archive_read_data_skip)                                                                      \
    F(archive_read_header_position)                                                                \
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

/** The functions, none of them NULL, with the types that the headers of libarchive give them. */
struct library {
#define F(name) __typeof__(name) *(name);
    ARCHIVE_FUNCTIONS(F)
#undef F
};

/** What was loaded; NULL before library_load(). */
extern const struct library *library;

/**
 * Load libarchive unless it is loaded already.  Returns NULL, or why it cannot be loaded, in static
 * storage; a failure is final, since another attempt might find another library.  Not for
 * two threads at once.
 */
const char *library_load(void);

#endif
