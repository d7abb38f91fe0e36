/* SPDX-License-Identifier: BSD-2-Clause */
/*
 * Themes: the colours and the font of pictures.  A theme is a text file with lines such as
 * "paper = #ffffff"; those that come with the program are in picture/themes.
 */
#ifndef PICTURE_THEME_H
#define PICTURE_THEME_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/** The colours of a theme. */
enum theme_colour {
#define COLOUR(identifier, name) identifier,
#include "picture/theme.def"
#undef COLOUR
    COLOURS,
    COLOUR_NONE = COLOURS /* nothing is drawn */
};

enum { THEME_FONT = 128 /* bytes of the font's name with its NUL */ };

/** A theme. */
struct theme {
    uint32_t colours[COLOURS]; /* 0xRRGGBB */
    char font[THEME_FONT];     /* names of font families with commas between them */
};

/** The names of the colours, as in a theme's file; ends with NULL. */
extern const char *const theme_colour_names[];

/** The names of the themes that come with the program; ends with NULL. */
extern const char *const theme_names[];

/** Fill in a theme that comes with the program, by its index in theme_names. */
void theme_builtin(struct theme *theme, size_t index);

/** What is wrong with the text of a theme. */
struct theme_fault {
    const char *reason;  /* a sentence in static storage */
    size_t line, column; /* from 1; the column in bytes */
};

/**
 * Read the text of a theme into *theme; what it does not set stays as it is.  Returns false and
 * fills in *fault if it is wrong.
 */
bool theme_parse(struct theme *theme, const char *text, size_t length, struct theme_fault *fault);

#endif
