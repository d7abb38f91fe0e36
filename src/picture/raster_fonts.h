/* SPDX-License-Identifier: BSD-2-Clause */
/* What PNG and PDF need before a picture is made: the libraries and the fonts; see raster.h. */
#ifndef PICTURE_RASTER_FONTS_H
#define PICTURE_RASTER_FONTS_H

/**
 * Load the libraries, and read where fonts are; allow() is called for each folder that will be
 * read, if it is not NULL.  A failure is final.
 */
const char *raster_load(void (*allow)(const char *folder));

/** Find the fonts in these folders; nothing is written, for example into a cache of fonts. */
const char *raster_find_fonts(void);

#endif
