/* SPDX-License-Identifier: BSD-2-Clause */
#include "outputs/new_file.h"

#include "messages/messages.h"
#include "picture/raster.h"
#include "sandbox/sandbox.h"

#include <errno.h>
#include <inttypes.h>
#include <unistd.h>

enum { NAME = 4096 /* bytes of a name with its NUL */ };

/* Note the folder of the files, in which the pattern may not vary. */
static bool note_folder(struct cli *cli, const struct picture_files *files)
{
    char folder[NAME];
    struct text text = text_begin(folder, sizeof folder);
    const char *slash = strrchr(files->pattern, '/');
    size_t length = slash == NULL ? 0 : (size_t)(slash - files->pattern);
    text_add(&text, slash == NULL ? "." : files->pattern, length == 0 ? 1 : length);
    if (text.length >= sizeof folder)
        return cli_trouble(cli, files->pattern, strerror(ENAMETOOLONG));
    if (strchr(folder, '%') != NULL)
        return cli_usage(
            cli, files->pattern,
            "all pictures go to one folder; write %%f, %%r and %%t only after the last / of "
            "--output, not");
    return outputs_note_folder(cli, folder, false);
}

/* Check what follows each % of the pattern. */
static bool check_pattern(struct cli *cli, struct picture_files *files)
{
    for (const char *at = files->pattern; (at = strchr(at, '%')) != NULL; at += 2) {
        if (at[1] == '\0' || strchr(files->named ? "frtn%" : "frt%", at[1]) == NULL)
            return cli_usage(cli, files->pattern, "--output takes %%f, %%r, %%t%s and %%%%, not",
                             files->named ? ", %n" : "");
        files->many |= at[1] != '%';
    }
    return true;
}

static bool to_stdout(const struct picture_files *files)
{
    return files->pattern == NULL || strcmp(files->pattern, "-") == 0;
}

static bool succeeds(struct cli *cli, const char *reason)
{
    return reason == NULL || cli_trouble(cli, "PNG and PDF", reason);
}

/* Folders of fonts for which the sandbox has no room. */
static int dropped_folders;

static void keep_reading(const char *folder)
{
    dropped_folders += !sandbox_keep(folder, TO_READ);
}

/* Load the libraries, and keep the right to read fonts; returns false, and reports, on failure. */
static bool load_raster(struct cli *cli)
{
    dropped_folders = 0;
    /* Pango finds the ends of Thai words with its dictionary. */
    keep_reading("/usr/share/libthai");
    if (!succeeds(cli, raster_load_libraries(keep_reading)))
        return false;
    if (dropped_folders > 0)
        cli_message(
            cli,
            "yinsh: %s: %d of the folders of fonts cannot be read, since there are too many; "
            "list fewer in the configuration of fontconfig\n",
            cli->command->name, dropped_folders);
    return true;
}

/* Prepare for the format; returns false, and reports, on failure. */
static bool note_format(struct cli *cli, struct picture_files *files)
{
    if (!output_choose_form(cli, files->pattern, picture_formats, PICTURE_SVG,
                            &files->style.format))
        return false;
    files->style.document = files->style.format == PICTURE_PDF && !files->many;
    if (files->style.format == PICTURE_SVG)
        return true;
    if (to_stdout(files) && isatty(STDOUT_FILENO) != 0)
        return cli_usage(cli, picture_formats[files->style.format],
                         "name a file with --output: a terminal cannot show");
    return load_raster(cli);
}

bool picture_files_note(struct cli *cli, struct picture_files *files)
{
    files->many = false;
    files->count = 0;
    files->single = (struct bytes){.at = NULL};
    map_begin(&files->names);
    if ((!to_stdout(files) && !check_pattern(cli, files)) || !note_format(cli, files))
        return false;
    return !files->many || note_folder(cli, files);
}

bool picture_files_find_fonts(struct cli *cli)
{
    return succeeds(cli, raster_find_fonts());
}

bool picture_files_begin(struct cli *cli, struct picture_files *files)
{
    if (files->many)
        return true;
    files->out =
        new_file_begin(cli, &files->file, files->pattern, files->style.document ? FILE_WHOLE : 0);
    return files->out != NULL;
}

static void name_picture(struct text *text, const char *pattern,
                         const struct picture_origin *origin)
{
    for (const char *at = pattern; *at != '\0'; at++) {
        if (*at != '%') {
            text_add(text, at, 1);
            continue;
        }
        at++;
        if (*at == 'r' || (*at == 'n' && *origin->name == '\0'))
            text_format(text, "%06" PRIu64, origin->record); /* as the names of --split */
        else
            text_add_string(text, *at == 'f'   ? origin->stem
                                  : *at == 't' ? origin->picture
                                  : *at == 'n' ? origin->name
                                               : "%");
    }
}

/*
 * Whether no file of this run has the name yet; reports it if one has, or without memory.  If
 * existing files are not replaced, neither are those of this run, and no name has to be kept.
 */
static bool is_new_name(struct cli *cli, struct picture_files *files, const char *name)
{
    if (!files->force)
        return true;
    struct map_entry *entry = map_add(&files->names, words_of(name));
    if (entry == NULL)
        cli_trouble(cli, name, strerror(ENOMEM));
    else if (entry->value > 0)
        cli_trouble(cli, name,
                    "two pictures have this name; give each its own in --output, as %f-%r-%t does");
    return entry != NULL && entry->value++ == 0;
}

static bool write_file(struct cli *cli, struct picture_files *files,
                       const struct picture_origin *origin, struct words bytes)
{
    char name[NAME];
    struct text text = text_begin(name, sizeof name);
    struct new_file file;
    name_picture(&text, files->pattern, origin);
    if (text.length >= sizeof name)
        return cli_trouble(cli, files->pattern, strerror(ENAMETOOLONG));
    if (!is_new_name(cli, files, name))
        return false;
    struct output *output =
        new_file_begin(cli, &file, name, FILE_MADE | (files->force ? FILE_REPLACES : 0));
    if (output == NULL)
        return false;
    file.in_the_way = "this file already exists, perhaps as another picture of this run; use "
                      "--force to replace files, and %f, %r and %t in --output to distinguish "
                      "pictures";
    output_bytes(output, bytes.bytes, bytes.length);
    return new_file_end(cli, &file, true);
}

bool picture_files_add(struct cli *cli, struct picture_files *files,
                       const struct picture_origin *origin, struct words bytes)
{
    /* It could not be written, which was reported. */
    if (bytes.length == 0)
        return true;
    files->count++;
    if (files->style.document) {
        const char *reason = strerror(ENOMEM);
        if (scene_read(&files->page, bytes))
            reason = picture_page(&files->raster, files->out, &files->page, &files->style);
        return reason == NULL || cli_trouble(cli, "PDF", reason);
    }
    if (files->many)
        return write_file(cli, files, origin, bytes);
    if (files->count > 1)
        return cli_usage(cli, NULL,
                         "there are several pictures; name a file for each, such as "
                         "-o '%%f-%%r-%%t.%s'",
                         picture_formats[files->style.format]);
    if (!bytes_add(&files->single, bytes.bytes, bytes.length))
        return cli_trouble(cli, "picture", strerror(ENOMEM));
    return true;
}

/* End the document, if it has pages; returns false, and reports, on failure. */
static bool end_document(struct cli *cli, struct picture_files *files)
{
    const char *reason = files->count == 0 ? NULL : raster_pdf_end(files->raster);
    if (reason != NULL)
        cli_trouble(cli, "PDF", reason);
    return files->count > 0 && reason == NULL;
}

/* Report that there is nothing to draw, unless something else was reported. */
static void report_none(struct cli *cli, const struct picture_files *files)
{
    if (cli->status != STATUS_GOOD)
        return;
    cli_worsen(cli, STATUS_BAD);
    cli_message(cli, "yinsh: %s: there is nothing to draw: %s\n", cli->command->name,
                files->why_none);
}

void picture_files_end(struct cli *cli, struct picture_files *files)
{
    if (!files->many) {
        bool keep = !cli->incomplete &&
                    (files->style.document ? end_document(cli, files) : files->count == 1);
        if (keep)
            output_bytes(files->out, files->single.at, files->single.length);
        new_file_end(cli, &files->file, keep);
    }
    raster_free(files->raster);
    scene_free(&files->page);
    bytes_free(&files->single);
    map_free(&files->names);
    if (files->count == 0)
        report_none(cli, files);
}
