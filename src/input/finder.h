/* SPDX-License-Identifier: BSD-2-Clause */
/*
 * Which file comes next: the operands and the names in lists, with the files of each folder among
 * them, or the files of a batch that are read in order after all.
 */
#ifndef INPUT_FINDER_H
#define INPUT_FINDER_H

#include "base/bytes.h"
#include "input/batch.h"
#include "input/names.h"
#include "input/repeats.h"
#include "input/walk.h"

/** The state of finding files, and what was found last. */
struct finder {
    const struct input_options *options;
    struct names names;
    struct walk *walk;               /* of the folder that is being walked, or NULL */
    const struct input_batch *again; /* what is read in order instead of the operands, or NULL */
    size_t again_next;               /* the next of its files */
    struct repeats repeats;
    size_t operand_length; /* of the operand's name in the name */
    struct stat status;    /* of an operand, if there are several names */
    /* What was found: */
    enum input_event came;  /* what came next in the folder, or among the operands: */
    struct walk_item found; /* a file, or a name and what is wrong with it */
    struct bytes name;      /* of what was found in a folder; of an operand once it is opened */
    const char *repeat;     /* what to report, since it is read again; or NULL */
    bool named;             /* whether it is an operand, of which only the name is known */
};

/** Begin before the first operand; the options have to outlive it.  Returns false without memory.
 */
bool finder_begin(struct finder *finder, const struct input_options *options);

/** Close and free everything. */
void finder_end(struct finder *finder);

/**
 * Find what comes next in the folder, or among the operands.  Returns false if it is a file in a
 * folder and there is no memory for its name, which is INPUT_TROUBLE.
 */
bool finder_next(struct finder *finder);

/**
 * Continue in the open folder that has the finder's name and whose descriptor belongs to the finder
 * from now on.  Returns false if that fails, with errno set and the descriptor closed.
 */
bool finder_enter(struct finder *finder, int descriptor);

/** End the folder, and restore the operand's name; false without memory. */
bool finder_leave(struct finder *finder);

/**
 * Return why a file that was found in a folder cannot be opened: permissions, or that it is a link
 * to a file that the process gave up, although its permissions still allow reading.
 */
const char *finder_why_not_opened(const struct finder *finder, int error);

#endif
