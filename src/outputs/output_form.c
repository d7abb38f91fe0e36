/* SPDX-License-Identifier: BSD-2-Clause */
#include "outputs/new_file.h"

#include "messages/messages.h"

#include <string.h>
#include <strings.h>

/* What some command writes. */
static const char *const written[] = {"tsv",   "csv", "json", "svg",  "png", "pdf", "html",
                                      "sarif", "yin", "sgf",  "text", "log", "md",  NULL};

const char *const output_record_forms[] = {"json", "yin", "sgf", "text", "log", "md", NULL};

/* Archives, compressed files, and the files of other programs. */
static const char *const unwritten[] = {
    "gz",      "gzip",    "tgz",   "bz2",  "bzip2",  "tbz",      "tbz2",   "xz",   "txz",   "zst",
    "lz",      "lz4",     "lzma",  "br",   "z",      "zip",      "zipx",   "rar",  "7z",    "tar",
    "jar",     "cab",     "xls",   "xlsx", "ods",    "numbers",  "doc",    "docx", "odt",   "rtf",
    "parquet", "feather", "arrow", "db",   "sqlite", "bga-json", "xlsm",   "xlsb", "odp",   "sav",
    "cpio",    "ar",      "deb",   "rpm",  "iso",    "dmg",      "lzo",    "bz",   "tzst",  "zstd",
    "svgz",    "jpg",     "jpeg",  "gif",  "webp",   "sqlite3",  "duckdb", "xml",  "xhtml", NULL};

/* Extensions that state the same form as another one. */
static const char *const same[][2] = {
    {"ndjson", "json"}, {"jsonl", "json"}, {"txt", "text"}, {"htm", "html"}};

const char *output_extension(const char *name)
{
    const char *dot = name != NULL ? strrchr(name, '.') : NULL;
    return dot == NULL || strchr(dot, '/') != NULL ? "" : dot + 1;
}

int output_find_form(const char *name, const char *const forms[])
{
    const char *extension = output_extension(name);
    for (size_t i = 0; i < sizeof same / sizeof same[0]; i++)
        if (strcasecmp(extension, same[i][0]) == 0)
            extension = same[i][1];
    for (int i = 0; forms[i] != NULL; i++)
        if (strcasecmp(extension, forms[i]) == 0)
            return i;
    return -1;
}

bool output_is_writable(struct cli *cli, const char *name, const char *const forms[])
{
    if (output_find_form(name, unwritten) >= 0)
        return cli_usage(cli, name,
                         "archives, compressed files and the files of other programs are not "
                         "written; choose another name than");
    return forms == NULL || output_find_form(name, written) < 0 ||
           output_find_form(name, forms) >= 0 ||
           cli_usage(cli, name,
                     "what is written does not have the form that is stated by the name");
}

bool output_choose_form(struct cli *cli, const char *name, const char *const forms[], int usual,
                        int *form)
{
    if (*form < 0)
        *form = *output_extension(name) == '\0' ? usual : output_find_form(name, forms);
    return *form >= 0 ||
           cli_usage(cli, name, "choose a format with --format; none is known for the name");
}
