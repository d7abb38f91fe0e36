/* SPDX-License-Identifier: BSD-2-Clause */
/*
 * Characters that look like those of ASCII, which word processors, phones and web pages write in
 * their place: dashes, spaces, quotation marks, "×" and full-width letters and digits.
 */
#ifndef BASE_LOOK_ALIKE_H
#define BASE_LOOK_ALIKE_H

#include "base/text.h"

/** A copy of a text without look-alikes; all zero is none. */
struct plain_copy {
    char *bytes; /* READABLE_AHEAD of them are after the last, too */
    size_t length;
    uint32_t *places;  /* of each of these bytes in the text, and of the end */
    bool *kept;        /* of each byte of the text: whether it stays as it is */
    size_t room;       /* the longest text for which there is memory */
    size_t first, end; /* the first look-alike in the text; the length of the text if there is none
                        */
};

/** Keep no byte of the next text as it is.  Returns false without memory for its length. */
bool plain_copy_begin(struct plain_copy *copy, size_t length);

/**
 * Copy a text, for which there is memory, with an ASCII character for each look-alike after an
 * offset; one that is invisible is dropped.  What is not UTF-8 counts as Windows-1252.  Quotation
 * marks within those of ASCII, and the bytes that are kept, stay.
 */
void plain_copy_make(struct plain_copy *copy, struct words text, size_t offset);

/** Keep what a part of the copy stands for when the text is copied again. */
void plain_copy_keep(struct plain_copy *copy, size_t offset, size_t length);

/** Let a place in the copy be what it stands for in the text. */
void plain_copy_place(const struct plain_copy *copy, size_t *offset, size_t *length);

/** Free the memory of a copy. */
void plain_copy_free(struct plain_copy *copy);

#endif
