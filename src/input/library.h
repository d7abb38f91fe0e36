/* SPDX-License-Identifier: BSD-2-Clause */
/*
 * The functions of libarchive and zlib that are used.  Loading these libraries takes longer than
 * reading most files, so they are loaded only if an archive may come.  If the build has no
 * ARCHIVE_SONAME, the program is linked with them.
 */
#ifndef INPUT_LIBRARY_H
#define INPUT_LIBRARY_H

#include <archive.h>
#include <archive_entry.h>
#include <zlib.h>

/** The functions, none of them NULL, with their original types. */
struct library {
    int (*archive_errno)(struct archive *);
    const char *(*archive_error_string)(struct archive *);
    void (*archive_set_error)(struct archive *, int, const char *, ...);
    struct archive *(*archive_read_new)(void);
    int (*archive_read_support_format_tar)(struct archive *);
    int (*archive_read_support_format_7zip)(struct archive *);
    int (*archive_read_support_format_zip_streamable)(struct archive *);
    int (*archive_read_support_format_empty)(struct archive *);
    int (*archive_read_support_format_raw)(struct archive *);
    int (*archive_read_append_filter)(struct archive *, int);
    int (*archive_read_set_callback_data)(struct archive *, void *);
    int (*archive_read_set_read_callback)(struct archive *, archive_read_callback *);
    int (*archive_read_set_skip_callback)(struct archive *, archive_skip_callback *);
    int (*archive_read_set_seek_callback)(struct archive *, archive_seek_callback *);
    int (*archive_read_open1)(struct archive *);
    int (*archive_read_has_encrypted_entries)(struct archive *);
    int (*archive_read_next_header2)(struct archive *, struct archive_entry *);
    int (*archive_read_data_block)(struct archive *, const void **, size_t *, la_int64_t *);
    int (*archive_read_data_skip)(struct archive *);
    int (*archive_read_free)(struct archive *);
    la_int64_t (*archive_filter_bytes)(struct archive *, int);
    struct archive_entry *(*archive_entry_new)(void);
    void (*archive_entry_free)(struct archive_entry *);
    int (*archive_entry_sparse_count)(struct archive_entry *);
    const char *(*archive_entry_pathname)(struct archive_entry *);
    const char *(*archive_entry_pathname_utf8)(struct archive_entry *);
    mode_t (*archive_entry_filetype)(struct archive_entry *);
    const char *(*archive_entry_hardlink)(struct archive_entry *);
    int (*archive_entry_is_encrypted)(struct archive_entry *);
    la_int64_t (*archive_entry_size)(struct archive_entry *);
    int (*archive_entry_size_is_set)(struct archive_entry *);
    int (*inflateInit2_)(z_stream *, int, const char *, int);
    int (*inflate)(z_stream *, int);
    int (*inflateReset)(z_stream *);
    int (*inflateEnd)(z_stream *);
    unsigned long (*crc32)(unsigned long, const unsigned char *, unsigned);
};

/** What was loaded; NULL before library_load(). */
extern const struct library *library;

/**
 * Load the libraries unless they are loaded already.  Returns NULL, or why they cannot be loaded,
 * in static storage; a failure is final, since another attempt might find another library.  Not for
 * two threads at once.
 */
const char *library_load(void);

#endif
