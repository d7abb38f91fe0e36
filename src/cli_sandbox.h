/* SPDX-License-Identifier: BSD-2-Clause */
/*
 * What the process gives up before it reads records, which may be anybody's: a fault of a
 * library that a record exploits shall not get further than the inputs and outputs.
 *
 * Calls of the kernel that no command needs are refused through libseccomp, files that are
 * neither inputs nor outputs by Landlock.  Where the build or the kernel lacks one of them,
 * the program works all the same, without that protection.
 */
#ifndef CLI_SANDBOX_H
#define CLI_SANDBOX_H

#include "input.h"

/**
 * Give up for good what no command needs: programs and processes, sockets, the memory of
 * other processes, mounts and privileges.  To be called once, before there are threads.
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
 * Give up for good all files but the inputs, what was kept, folders of libraries and that of
 * temporary files; NULL is no input.  Does nothing before sandbox_enter().  To be called once,
 * before there are threads.  Inputs that cannot be told yet, as those of a list on standard
 * input, or that are too many leave everything to be read.
 */
void sandbox_files(const struct input_options *inputs);

/** Forget what was kept, where the command ends without sandbox_files(). */
void sandbox_drop(void);

#endif
