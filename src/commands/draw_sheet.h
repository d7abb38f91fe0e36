/* SPDX-License-Identifier: BSD-2-Clause */
/* yinsh draw --sheet: whole games for printing. */
#ifndef COMMANDS_DRAW_SHEET_H
#define COMMANDS_DRAW_SHEET_H

#include "cli/picture_files.h"
#include "picture/draw.h"
#include "picture/sheet_layout.h"

/** The sheets of a run. */
struct sheets {
    struct picture_files *files; /* whose pattern names the pages, or the document */
    const char *theme_name;      /* as for cli_theme() */
    struct theme theme;
    struct diagram_style style;
    struct sheet_choice choice; /* of diagrams */
    enum paper paper;
    int symmetry;       /* by which the board is turned or mirrored */
    struct output *out; /* to the document in HTML */
    uint64_t parts;     /* of it that were written */
};

/** Draw a sheet of each record. */
void sheets_draw(struct cli *cli, struct sheets *sheets);

#endif
