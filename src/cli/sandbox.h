/* SPDX-License-Identifier: BSD-2-Clause */
/*
 * What the process gives up before it reads records, which may be anybody's: a fault of a
 * library that a record exploits shall not get further than the inputs and outputs.
 *
 * Calls of the kernel other than those that are needed are refused through libseccomp, files that
 * are neither inputs nor outputs by Landlock.  If the build or the kernel lacks one of them, the
 * program works all the same, without that protection.
 */
#ifndef CLI_SANDBOX_H
#define CLI_SANDBOX_H

#include "input/input.h"

/**
 * Give up for good all calls of the kernel but those that the commands need, see
 * cli/sandbox_filter.c: no programs and processes, sockets, mounts and privileges.  To be called
 * once, before there are threads.
 */
void sandbox_enter(void);

/**
 * Keep the right to give a file its name: path is one beside it.  Has no effect behind
 * sandbox_files().
 */
void sandbox_keep_file(const char *path);

/** Keep the right to make files in a folder; no effect behind sandbox_files(). */
void sandbox_keep_folder(const char *folder);

/**
 * Give up for good all files but the inputs, what was kept, and folders of libraries; NULL is no
 * input.  Does nothing before sandbox_enter().  To be called once, before there are threads.
 * Everything can still be read if the inputs cannot be known yet, as those of a list on standard
 * input, if they are too many, or if links are followed.
 */
void sandbox_files(const struct input_options *inputs);

/** Forget what was kept, where the command ends without sandbox_files(). */
void sandbox_drop(void);

#endif
