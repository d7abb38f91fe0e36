/* SPDX-License-Identifier: BSD-2-Clause */
#include "picture/sheet_html.h"

static const char sheet_style[] = {
#include "src/picture/sheet.css.inc"
};

/* What is around the text of each kind of blocks. */
static const struct {
    const char *before, *after;
} elements[SHEET_KINDS] = {
    [SHEET_WHITE] = {"<header>\n<h1><span class=\"white\" title=\"White\"><bdi>", "</bdi></span> "},
    [SHEET_BLACK] = {"<span class=\"black\" title=\"Black\"><bdi>", "</bdi></span></h1>\n"},
    [SHEET_RESULT] = {"<p>", "</p>\n"},
    [SHEET_EVENT] = {"<p dir=\"auto\">", "</p>\n"},
    [SHEET_TAG] = {"<p class=\"tag\" dir=\"auto\">", "</p>\n"},
    [SHEET_TURNS] = {"<p class=\"turns\"><span>", "</span></p>\n"},
    [SHEET_COMMENT] = {"<p class=\"comment\" dir=\"auto\">", "</p>\n"},
    [SHEET_DIAGRAM] = {"<figcaption>", "</figcaption>\n</figure>\n"},
    [SHEET_FAULT] = {"<p class=\"fault\">", "</p>\n"},
    [SHEET_RULE] = {"<p class=\"tag\">", "</p>\n"},
};

/* Write the style sheet, after the variables that it uses: the colours and the font of a theme. */
static void write_style(struct output *output, const struct theme *theme)
{
    output_string(output, "<style>");
    output_bytes(output, sheet_style, sizeof sheet_style);
    output_format(output, ":root { --font: %s;", theme->font);
    for (int i = 0; i < COLOURS; i++)
        output_format(output, " --%s: #%06x;", theme_colour_names[i], (unsigned)theme->colours[i]);
    output_string(output, " }\n</style>\n");
}

/*
 * The policy names no hash of the style sheet, which differs with the theme: since nothing can be
 * loaded, run or sent, a style can only change what the page looks like.
 */
void sheet_html_begin(struct output *output, enum paper paper, const struct theme *theme)
{
    output_string(output, "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n"
                          "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src "
                          "'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'"
                          "\">\n<meta name=\"viewport\" content=\"width=device-width, "
                          "initial-scale=1\">\n<title>YINSH game sheet</title>\n");
    write_style(output, theme);
    output_string(output, "</head>\n<body class=\"");
    output_string(output, paper_names[paper]);
    output_string(output, "\">\n");
}

void sheet_html_end(struct output *output)
{
    output_string(output, "</body>\n</html>\n");
}

/* Write turns, of which no line break divides one. */
static void write_turns(struct output *output, struct words words)
{
    struct words turn;
    while (words_cut(&words, ' ', &turn)) {
        svg_escape(output, turn);
        output_string(output, "</span> <span>");
    }
    svg_escape(output, turn);
}

static void write_block(struct output *output, const struct sheet *sheet,
                        const struct sheet_block *block)
{
    struct words words = sheet_text(sheet, block);
    output_string(output, elements[block->kind].before);
    if (block->kind == SHEET_TURNS)
        write_turns(output, words);
    else
        svg_escape(output, words);
    output_string(output, elements[block->kind].after);
}

bool sheet_html_write(struct output *output, const struct sheet *sheet, struct scene *scene,
                      struct diagram_style style, const struct theme *theme)
{
    bool columns = false;
    output_string(output, "<article>\n");
    for (size_t i = 0; i < sheet->count; i++) {
        const struct sheet_block *block = &sheet->blocks[i];
        struct diagram diagram;
        if (!columns && !sheet_lines[block->kind].wide) {
            output_string(output, "</header>\n<div class=\"columns\">\n");
            columns = true;
        }
        if (block->kind == SHEET_DIAGRAM) {
            sheet_diagram(sheet, block, &diagram);
            diagram_scene(scene, &diagram, style);
            if (scene->failed)
                return false;
            output_string(output, "<figure>\n");
            svg_write(output, scene, (struct svg_style){.theme = theme, .embedded = true});
        }
        write_block(output, sheet, block);
    }
    output_string(output, columns ? "</div>\n</article>\n" : "</header>\n</article>\n");
    return true;
}
