/* SPDX-License-Identifier: BSD-2-Clause */
#include "bench/files.h"

#include "base/text.h"
#include "bench/run.h"

#include <archive.h>
#include <archive_entry.h>

#include <errno.h>
#include <ftw.h>
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

enum { NAME_TEXT = 32, LINE_TEXT = 128, BLOCK = 64 * 1024 };

/* Where games go. */
struct target {
    const char *path;
    FILE *file;
    struct archive *archive;
    struct archive_entry *entry;
    uint64_t games;
};

static FILE *create(const char *path)
{
    FILE *file = fopen(path, "w+b");
    if (file == NULL)
        run_fail(path);
    return file;
}

static void finish(FILE *file, const char *path)
{
    bool failed = ferror(file) != 0;
    if (fclose(file) != 0 || failed)
        run_fail(path);
}

/* ---- One file ------------------------------------------------------------ */

/* Append the contents of a file, so many times. */
static void repeat(FILE *file, const char *path, uint64_t bytes, uint64_t times)
{
    static char block[BLOCK];
    FILE *source = fopen(path, "rb");
    if (source == NULL || fflush(file) != 0)
        run_fail(path);
    for (; times > 0; times--) {
        uint64_t left = bytes;
        rewind(source);
        while (left > 0) {
            size_t length = fread(block, 1, left < BLOCK ? (size_t)left : BLOCK, source);
            if (length == 0 || fwrite(block, 1, length, file) != length)
                run_fail(path);
            left -= length;
        }
    }
    fclose(source);
}

/* Repeat a file until a number that it has once reaches another, and finish it. */
static void repeat_up_to(FILE *file, const char *path, struct games_sums *sums, uint64_t once,
                         uint64_t wanted)
{
    uint64_t times = once == 0 || wanted <= once ? 1 : (wanted + once - 1) / once;
    repeat(file, path, sums->bytes, times - 1);
    finish(file, path);
    sums->games *= times;
    sums->turns *= times;
    sums->bytes *= times;
}

static void take_plain(void *context, const char *text, size_t length)
{
    fwrite(text, 1, length, context);
}

struct games_sums files_plain(const char *path, const struct games_plan *plan, uint64_t bytes)
{
    FILE *file = create(path);
    struct games_sums sums = games_make(plan, take_plain, file);
    repeat_up_to(file, path, &sums, sums.bytes, bytes);
    return sums;
}

/* Count the plies of a line of PGN: its moves begin with letters, numbers and results do not. */
static uint64_t count_plies(const char *line)
{
    uint64_t plies = 0;
    for (; *line != '[' && *line != '\0'; line += strcspn(line, " \n"), line += strspn(line, " \n"))
        plies += is_letter(*line);
    return plies;
}

struct games_sums files_chess(const char *path, uint64_t plies)
{
    const char *top = getenv("SRCDIR");
    char source_path[RUN_PATH], line[LINE_TEXT];
    struct games_sums sums = {0, 0, 0};
    run_path(source_path, top != NULL ? top : ".", "tests/bench/chess.pgn");
    FILE *file = create(path), *source = fopen(source_path, "rb");
    if (source == NULL)
        run_fail(source_path);
    while (fgets(line, sizeof line, source) != NULL) {
        sums.games += strncmp(line, "[Event ", strlen("[Event ")) == 0;
        sums.turns += count_plies(line);
        sums.bytes += strlen(line);
        fputs(line, file);
    }
    fclose(source);
    repeat_up_to(file, path, &sums, sums.turns, plies);
    return sums;
}

/* ---- Many files ---------------------------------------------------------- */

static void next_name(struct target *target, char name[NAME_TEXT])
{
    snprintf(name, NAME_TEXT, "game-%07" PRIu64 ".yin", ++target->games);
}

static void take_file(void *context, const char *text, size_t length)
{
    struct target *target = context;
    char name[NAME_TEXT], path[RUN_PATH];
    next_name(target, name);
    run_path(path, target->path, name);
    FILE *file = create(path);
    fwrite(text, 1, length, file);
    finish(file, path);
}

struct games_sums files_folder(const char *path, const struct games_plan *plan)
{
    struct target target = {.path = path};
    if (mkdir(path, 0777) != 0)
        run_fail(path);
    return games_make(plan, take_file, &target);
}

static void check(const struct target *target, bool done)
{
    if (done)
        return;
    fprintf(stderr, "bench: %s: %s\n", target->path, archive_error_string(target->archive));
    exit(2);
}

static void take_member(void *context, const char *text, size_t length)
{
    struct target *target = context;
    struct archive_entry *entry = archive_entry_clear(target->entry);
    char name[NAME_TEXT];
    next_name(target, name);
    archive_entry_set_pathname(entry, name);
    archive_entry_set_size(entry, (la_int64_t)length);
    archive_entry_set_filetype(entry, AE_IFREG);
    archive_entry_set_perm(entry, 0644);
    check(target, archive_write_header(target->archive, entry) == ARCHIVE_OK);
    check(target, archive_write_data(target->archive, text, length) == (la_ssize_t)length);
}

struct games_sums files_zip(const char *path, const struct games_plan *plan)
{
    struct target target = {
        .path = path, .archive = archive_write_new(), .entry = archive_entry_new()};
    if (target.archive == NULL || target.entry == NULL) {
        errno = ENOMEM;
        run_fail(path);
    }
    check(&target, archive_write_set_format_zip(target.archive) == ARCHIVE_OK);
    check(&target, archive_write_open_filename(target.archive, path) == ARCHIVE_OK);
    struct games_sums sums = games_make(plan, take_member, &target);
    check(&target, archive_write_close(target.archive) == ARCHIVE_OK);
    archive_write_free(target.archive);
    archive_entry_free(target.entry);
    return sums;
}

static int remove_one(const char *path, const struct stat *status, int type, struct FTW *place)
{
    (void)status;
    (void)type;
    (void)place;
    return remove(path);
}

void files_remove(const char *path)
{
    enum { DESCRIPTORS = 16 };
    if (nftw(path, remove_one, DESCRIPTORS, FTW_DEPTH | FTW_PHYS) != 0)
        run_fail(path);
}
