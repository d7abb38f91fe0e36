/* SPDX-License-Identifier: BSD-2-Clause */
/*
 * Rights that the process gives up before it reads untrusted records: a bug in a library that a
 * record exploits must not reach more than the inputs and outputs.
 *
 * A filter refuses system calls that are not needed, Landlock refuses files that are neither inputs
 * nor outputs.  If the kernel lacks one of them, the program works without that protection.
 *
 * Rights are given up in two steps: system calls at the start of main(), access to files when
 * inputs and outputs are known.  After that, opening any other file fails with EACCES, and a system
 * call that is not listed fails with ENOSYS or EPERM. To find a missing call, run the program under
 * strace -f and look for ENOSYS.
 */
#ifndef SANDBOX_SANDBOX_H
#define SANDBOX_SANDBOX_H

#include "input/input.h"

/**
 * Give up all system calls except those that the commands need, see sandbox/sandbox_filter.c: no
 * programs and processes, sockets, mounts and privileges.  Only a command that creates files keeps
 * those that give a new file its mode and owner.  Call it once, before there are threads.
 */
void sandbox_enter(bool creates_files);

/**
 * Keep the right to rename files in the folder of a path.  Has no effect after sandbox_files().
 */
void sandbox_keep_file(const char *path);

/** What the files of a folder are kept for. */
enum sandbox_purpose { TO_RENAME, TO_MAKE, TO_READ };

/**
 * Keep the right to use files in a folder; one that is read need not exist.  Has no effect after
 * sandbox_files().  Returns false if there are too many folders that are read.
 */
bool sandbox_keep(const char *folder, enum sandbox_purpose purpose);

/**
 * Give up all files except the inputs, what was kept, and folders of libraries; NULL is no input.
 * Does nothing before sandbox_enter(), and when it is called again.  Call it before there are
 * threads.  Everything can
 * still be read if the inputs are not known yet, for example those of a list on standard input, if
 * they are too many, or if links are followed.  If the inputs are replaced, files can also be made
 * and replaced in folders that are inputs, and in the folders of files that are.
 */
void sandbox_files(const struct input_options *inputs);

/** Drop what was kept, if the command ends without sandbox_files(). */
void sandbox_drop(void);

/* ---- The filter of system calls: sandbox_filter.c ------------------------ */

/*
 * It stays until the process ends.  There is none in a build with sanitizers, on a system other
 * than Linux, on a processor without a list of calls here, and on a kernel without filters.
 */

/**
 * Allow only the calls that the commands need, with or without those that give new files their mode
 * and owner.  A call that would harm others fails with EPERM, and any other call that is not listed
 * fails with ENOSYS.  The process must have the attribute "no new privileges".
 */
void sandbox_filter_calls(bool creates_files);

#endif
