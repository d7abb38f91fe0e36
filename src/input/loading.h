/* SPDX-License-Identifier: BSD-2-Clause */
/* What is loaded or made only if it is needed: libraries, and files without a name. */
#ifndef INPUT_LOADING_H
#define INPUT_LOADING_H

#include <archive.h>
#include <archive_entry.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* ---- Libraries: loading.c ----------------------------------------------- */

/*
 * Libraries that are loaded only if they are needed, because loading them takes longer than most of
 * what the program does.
 */

/* A name as a string; quotes in a flag would not come through every shell. */
#define LOADING_STRING_OF(text) #text
#define LOADING_STRING(name) LOADING_STRING_OF(name)

/** One of LOADING_NOTE's features: an object of JSON; sonames are strings with commas between. */
#define LOADING_FEATURE(name, description, priority, sonames)                                      \
    "[{\"feature\":\"" name "\",\"description\":\"" description "\","                              \
    "\"priority\":\"" priority "\",\"soname\":[" sonames "]}]"

/**
 * Define the "ELF dlopen metadata" by which packaging tools find what a program loads:
 * https://systemd.io/ELF_DLOPEN_METADATA/
 */
#define LOADING_NOTE(metadata)                                                                     \
    __attribute__((used, section(".note.dlopen"), aligned(4))) static const struct {               \
        uint32_t owner_size, text_size, type;                                                      \
        char owner[4];                                                                             \
        char text[(sizeof(metadata) + 3) / 4 * 4];                                                 \
    } loading_note = {sizeof loading_note.owner, sizeof(metadata), 0x407c0c0a, "FDO", metadata}

/** A function to be loaded, and its place in a structure of pointers to functions. */
struct loading_function {
    const char *name; /* NULL after the last one */
    size_t offset;
};

/** Why something could not be loaded; empty if it was. */
struct loading_reason {
    char text[256];
};

/**
 * Load functions of a library, or of the libraries that it needs, into a structure.  Returns false,
 * and says why, if that is not possible; what names the library in the reason.
 */
bool loading_open(struct loading_reason *reason, const char *what, const char *soname,
                  const struct loading_function *functions, void *structure);

/* ---- The functions of libarchive: library.c ----------------------------- */

/*
 * The functions of libarchive that are used.  Loading it takes longer than reading most files, so
 * it is loaded only if an archive may come.  If the build has no ARCHIVE_SONAME, the program is
 * linked with it.
 */

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

/* ---- Files without a name: spool.c -------------------------------------- */

/*
 * Files without a name: for archives that need random access and do not allow it, and for what a
 * command keeps until it has seen all of its input.  They are made before the process gives up the
 * folder of temporary files; those for archives are reused.
 */

/**
 * Make the files for archives, in TMPDIR or else /tmp; later calls do nothing.  A failure is
 * reported by spool_take().
 */
void spool_prepare(void);

/** Make a file for a command; returns its descriptor, to be closed, or -1 with errno set. */
int spool_make(void);

/**
 * Take an empty file for an archive, after spool_prepare(); returns its descriptor, to pass to
 * spool_give() later, or -1 with errno set.  There are enough files for all archives that can be
 * open at once, one in the other, both in order and in a batch that is read again.
 */
int spool_take(void);

/** Close the files; none may be in use. */
void spool_end(void);

/** Give a file back and drop its contents; -1 is allowed. */
void spool_give(int descriptor);

#endif
