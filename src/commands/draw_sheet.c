/* SPDX-License-Identifier: BSD-2-Clause */
#include "commands/draw_sheet.h"

#include "cli/message.h"
#include "cli/outputs.h"
#include "cli/raster.h"
#include "cli/theme_file.h"
#include "commands/picture_frames.h"
#include "jobs/jobs.h"
#include "picture/sheet_html.h"
#include "picture/sheet_page.h"
#include "query/select.h"
#include "record/symmetry.h"

#include <errno.h>

/* What a thread draws with. */
struct tools {
    struct sheet sheet;
    struct sheet_layout layout;
    struct scene scene;
    struct picture_writer writer;
};

static void end_tools(void *local)
{
    struct tools *tools = local;
    sheet_free(&tools->sheet);
    sheet_layout_free(&tools->layout);
    scene_free(&tools->scene);
    picture_writer_free(&tools->writer);
}

/* ---- Of a record ------------------------------------------------------- */

/* Write each page in a frame; returns NULL, or why that failed. */
static const char *put_pages(struct results *results, const struct origin *origin)
{
    const struct sheets *sheets = results->work->context;
    struct tools *tools = results->locals.work;
    const char *reason = NULL;
    char number[LONGEST_NUMBER + 1];
    sheet_lay_out(&tools->layout, &tools->sheet, sheets->paper);
    if (tools->layout.failed)
        return strerror(ENOMEM);
    for (size_t page = 0; page < tools->layout.page_count && reason == NULL; page++) {
        sheet_page_scene(&tools->scene, &tools->layout, page, sheets->style);
        if (tools->scene.failed)
            return strerror(ENOMEM);
        *append_number(number, page + 1) = '\0';
        size_t frame = picture_frame_begin(results, origin, number);
        reason = picture_write(&tools->writer, &results->out, &tools->scene, &sheets->files->style);
        results_frame_end(results, frame);
    }
    return reason;
}

/* Write a part of the document; returns NULL, or why that failed. */
static const char *put_part(struct results *results)
{
    const struct sheets *sheets = results->work->context;
    struct tools *tools = results->locals.work;
    bool written = sheet_html_write(&results->out, &tools->sheet, &tools->scene, sheets->style,
                                    sheets->files->style.theme);
    return written ? NULL : strerror(ENOMEM);
}

static void draw_record(struct results *results, const struct origin *origin,
                        const struct yinsh_record *record)
{
    const struct sheets *sheets = results->work->context;
    struct tools *tools = results->locals.work;
    struct yinsh_record mapped;
    if (sheets->symmetry > 0) {
        mapped = *record;
        symmetry_record(sheets->symmetry, &mapped);
        record = &mapped;
    }
    sheet_read(&tools->sheet, record, sheets->choice);
    const char *reason = tools->sheet.failed                           ? strerror(ENOMEM)
                         : sheets->files->style.format == PICTURE_HTML ? put_part(results)
                                                                       : put_pages(results, origin);
    if (reason != NULL)
        results_trouble(results, origin->file, reason);
}

/* ---- Files ------------------------------------------------------------- */

static bool take_pages(struct cli *cli, const char *bytes, size_t length, void *context)
{
    struct sheets *sheets = context;
    return picture_frames_take(cli, sheets->files, bytes, length);
}

/* Write a file for each page, or a PDF. */
static void draw_pages(struct cli *cli, struct sheets *sheets, struct work *work)
{
    work->take = take_pages;
    if (!picture_files_note(cli, sheets->files) ||
        !cli_theme(cli, sheets->theme_name, &sheets->theme) ||
        !picture_files_begin(cli, sheets->files))
        return;
    if (sheets->files->style.format != PICTURE_SVG)
        work->prepare = cli_raster_prepare;
    jobs_run(cli, work);
    picture_files_end(cli, sheets->files);
}

/* Write the parts of records to the document, after its head. */
static bool take_parts(struct cli *cli, const char *bytes, size_t length, void *context)
{
    struct sheets *sheets = context;
    (void)cli;
    if (sheets->parts == 0)
        sheet_html_begin(sheets->out, sheets->paper, &sheets->theme);
    sheets->parts++;
    output_bytes(sheets->out, bytes, length);
    return sheets->out->error == 0;
}

/* Write a document. */
static void draw_document(struct cli *cli, struct sheets *sheets, struct work *work)
{
    const char *name = sheets->files->pattern;
    struct new_file file;
    if (name != NULL && strchr(name, '%') != NULL) {
        cli_usage(cli, name, "all sheets are in one document; --output may have no %%, but is");
        return;
    }
    if (sheets->files->style.size > 0) {
        cli_usage(cli, NULL,
                  "--size has no effect on HTML, where a browser chooses the width; omit it");
        return;
    }
    if (!output_note(cli, name, false) || !cli_theme(cli, sheets->theme_name, &sheets->theme) ||
        !outputs_allow(cli))
        return;
    sheets->out = new_file_begin_whole(cli, &file, name);
    if (sheets->out == NULL)
        return;
    work->take = take_parts;
    jobs_run(cli, work);
    if (sheets->parts > 0)
        sheet_html_end(sheets->out);
    else
        picture_files_none(cli, sheets->files);
    new_file_end(cli, &file, !cli->incomplete && sheets->parts > 0);
}

void sheets_draw(struct cli *cli, struct sheets *sheets)
{
    enum { DPI = 150, POINTS = 72 };
    struct work work = {.each = draw_record,
                        .wanted_results = PICTURES_WANTED,
                        .context = sheets,
                        .local_size = sizeof(struct tools),
                        .local_end = end_tools};
    struct picture_style *style = &sheets->files->style;
    sheets->style.bare = true;
    style->points = true;
    style->theme = &sheets->theme;
    if (!select_records(cli, &work))
        return;
    if (picture_files_format(sheets->files) == PICTURE_PNG && style->size == 0)
        style->size = paper_size(sheets->paper).width * DPI / POINTS / 100;
    if (style->format == PICTURE_HTML)
        draw_document(cli, sheets, &work);
    else
        draw_pages(cli, sheets, &work);
}
