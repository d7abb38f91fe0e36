/* SPDX-License-Identifier: BSD-2-Clause */
/* Frames of results that hold pictures, with what the names of their files are made of. */
#ifndef COMMANDS_PICTURE_FRAMES_H
#define COMMANDS_PICTURE_FRAMES_H

#include "jobs/results.h"
#include "outputs/picture_files.h"

enum { PICTURES_WANTED = 2 * 1024 * 1024 /* bytes of pictures in the results of a job */ };

/**
 * Write what the name of a picture of a record is made of, with what %t stands for, and begin a
 * frame.  The picture comes next, and results_frame_end() ends the frame, which begins at what is
 * returned.
 */
size_t picture_frame_begin(struct results *results, const struct origin *origin,
                           const char *picture);

/** Write the pictures in frames to files; returns false, and reports, on failure. */
bool picture_frames_take(struct cli *cli, struct picture_files *files, const char *bytes,
                         size_t length);

#endif
