/* SPDX-License-Identifier: BSD-2-Clause */
#include "support/archive_maker.h"

#include <archive.h>
#include <archive_entry.h>

#include <errno.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

enum { PATH_TEXT = 4096, DAY = 24 * 60 * 60 };

const char *const archive_form_names[] = {"folder", "zips",    "zip", "tar",   "tar.gz",
                                          "tar.xz", "tar.zst", "7z",  "plain", NULL};

/* An archive being made. */
struct maker {
    const struct archive_plan *plan;
    struct archive *archive;     /* the one that is open, or NULL */
    struct archive_entry *entry; /* used again for each member */
    FILE *plain;                 /* of ARCHIVE_PLAIN */
    FILE *expected;
    int year, month; /* of the folder and zip that is open; 0 and -1 before the first */
    struct archive_sums sums;
};

static void fail(const char *subject, const char *reason)
{
    fprintf(stderr, "archive: %s: %s\n", subject, reason);
    exit(2);
}

/* ---- Files and members -------------------------------------------------- */

static void make_folder(const char *path)
{
    if (mkdir(path, 0777) != 0 && errno != EEXIST)
        fail(path, strerror(errno));
}

/* Join up to three parts, of which the later ones may be empty. */
static void join(char path[PATH_TEXT], const char *folder, const char *part, const char *name)
{
    int length =
        snprintf(path, PATH_TEXT, "%s/%s%s%s", folder, part, *part != '\0' ? "/" : "", name);
    if (length < 0 || length >= PATH_TEXT)
        fail(folder, strerror(ENAMETOOLONG));
}

static FILE *create(const char *path)
{
    FILE *file = fopen(path, "wb");
    if (file == NULL)
        fail(path, strerror(errno));
    return file;
}

static void finish(FILE *file, const char *path)
{
    bool failed = ferror(file) != 0;
    if (fclose(file) != 0 || failed)
        fail(path, "cannot be written");
}

static void check(struct maker *maker, int status)
{
    if (status != ARCHIVE_OK)
        fail(maker->plan->folder, archive_error_string(maker->archive));
}

static void open_archive(struct maker *maker, enum archive_form form, const char *path)
{
    struct archive *archive = maker->archive = archive_write_new();
    if (archive == NULL)
        fail(path, strerror(ENOMEM));
    if (form == ARCHIVE_ZIP)
        check(maker, archive_write_set_format_zip(archive));
    else if (form == ARCHIVE_7Z)
        check(maker, archive_write_set_format_7zip(archive));
    else
        check(maker, archive_write_set_format_pax_restricted(archive));
    /* To compress hundreds of thousands of tiny members takes most of the time and saves nothing.
     */
    if (form == ARCHIVE_ZIP && maker->plan->brief)
        check(maker, archive_write_zip_set_compression_store(archive));
    if (form == ARCHIVE_TAR_GZ)
        check(maker, archive_write_add_filter_gzip(archive));
    else if (form == ARCHIVE_TAR_XZ)
        check(maker, archive_write_add_filter_xz(archive));
    else if (form == ARCHIVE_TAR_ZST)
        check(maker, archive_write_add_filter_zstd(archive));
    check(maker, archive_write_open_filename(archive, path));
}

static void close_archive(struct maker *maker)
{
    if (maker->archive == NULL)
        return;
    check(maker, archive_write_close(maker->archive));
    archive_write_free(maker->archive);
    maker->archive = NULL;
}

static void add_member(struct maker *maker, const char *path, const char *bytes, size_t length,
                       time_t when)
{
    struct archive_entry *entry = archive_entry_clear(maker->entry);
    archive_entry_set_pathname(entry, path);
    archive_entry_set_size(entry, (la_int64_t)length);
    archive_entry_set_filetype(entry, AE_IFREG);
    archive_entry_set_perm(entry, 0644);
    archive_entry_set_mtime(entry, when, 0);
    check(maker, archive_write_header(maker->archive, entry));
    if (archive_write_data(maker->archive, bytes, length) != (la_ssize_t)length)
        fail(path, archive_error_string(maker->archive));
}

/* Add a file if the plan wants it; folder is "" or the archive's part that it belongs to. */
static void add_file(struct maker *maker, const char *folder, const char *name, const char *bytes,
                     size_t length, time_t when)
{
    char path[PATH_TEXT];
    enum archive_form form = maker->plan->form;
    if (maker->plain != NULL) {
        fwrite(bytes, 1, length, maker->plain);
        return;
    }
    if (form == ARCHIVE_FOLDER || (form == ARCHIVE_ZIPS && *folder == '\0')) {
        join(path, maker->plan->folder, folder, name);
        FILE *file = create(path);
        fwrite(bytes, 1, length, file);
        finish(file, path);
        return;
    }
    if (form == ARCHIVE_ZIPS || *folder == '\0')
        snprintf(path, sizeof path, "%s", name);
    else
        snprintf(path, sizeof path, "%s/%s", folder, name);
    add_member(maker, path, bytes, length, when);
}

/* ---- Files that are no game records -------------------------------------- */

/* What lies about in an archive beside the games. */
static void add_others(struct maker *maker, const char *folder, time_t when)
{
    static const char readme[] = "Games that were played here, packed by year and month.\n"
                                 "The games of this year are not packed yet.\n";
    static const char page[] = "<!DOCTYPE html>\n<html><head><title>Games</title></head>\n"
                               "<body><ul><li><a href=\"..\">back</a></li></ul></body></html>\n";
    static const unsigned char head[] = {0xff, 0xd8, 0xff, 0xe0, 0, 16, 'J', 'F', 'I', 'F', 0, 1};
    char picture[2000];
    struct chance chance = chance_begin(maker->plan->seed);
    for (size_t i = 0; i < sizeof picture; i++)
        picture[i] = (char)chance_below(&chance, 256);
    memcpy(picture, head, sizeof head);
    add_file(maker, folder, "README", readme, strlen(readme), when);
    add_file(maker, folder, "index.html", page, strlen(page), when);
    add_file(maker, folder, "board.jpg", picture, sizeof picture, when);
}

/* ---- Games --------------------------------------------------------------- */

/* The beginning of a year in seconds since 1970. */
static time_t begin_of(int year)
{
    time_t days = 0;
    for (int at = 1970; at < year; at++)
        days += at % 4 == 0 && (at % 100 != 0 || at % 400 == 0) ? 366 : 365;
    return days * DAY;
}

/* A few turns and a resignation in the official notation. */
static void make_brief(struct chance *chance, uint64_t number, struct sgf_file *file)
{
    yinsh_position position;
    int turns = 3 + (int)chance_below(chance, 4);
    bool white = turns % 2 != 0; /* he has the last word, and his opponent resigns */
    const char *result = yinsh_result_name(white ? YINSH_RESULT_WHITE : YINSH_RESULT_BLACK);
    size_t length = (size_t)snprintf(file->text, SGF_TEXT,
                                     "[White \"Anna\"]\n[Black \"Bert\"]\n[Result \"%s\"]\n"
                                     "[Termination \"%s\"]\n\n",
                                     result, yinsh_end_name(YINSH_END_RESIGN));
    yinsh_start(&position, YINSH_STANDARD, YINSH_HOUSE_NONE);
    for (int turn = 1; turn <= turns; turn++) {
        yinsh_action action = generate_action(chance, &position, 0);
        length += (size_t)snprintf(file->text + length, SGF_TEXT - length, "%d. ", turn);
        length += yinsh_action_format(action, file->text + length);
        file->text[length++] = ' ';
        if (yinsh_play(&position, action) != 0)
            abort();
    }
    length += (size_t)snprintf(file->text + length, SGF_TEXT - length, "%s\n\n", result);
    file->length = length;
    file->turns = turns;
    snprintf(file->name, sizeof file->name, "game-%07" PRIu64 ".yin", number + 1);
}

/* Move on to the month of a game: its folder, and its zip. */
static void begin_month(struct maker *maker, const struct sgf_file *file, time_t when, char *folder)
{
    const struct archive_plan *plan = maker->plan;
    char path[PATH_TEXT], name[64];
    int year = file->date.tm_year + 1900, month = file->date.tm_mon;
    bool same_year = maker->year == year, same_month = same_year && maker->month == month;
    *folder = '\0';
    if (year < plan->last_year)
        snprintf(folder, 24, "archive-%d", year);
    maker->year = year;
    maker->month = month;
    if (*folder != '\0' && !same_year &&
        (plan->form == ARCHIVE_FOLDER || plan->form == ARCHIVE_ZIPS)) {
        join(path, plan->folder, folder, "");
        make_folder(path);
    }
    if (plan->form != ARCHIVE_ZIPS || same_month)
        return;
    close_archive(maker);
    if (*folder != '\0') {
        snprintf(name, sizeof name, "games-%d-%02d.zip", year, month + 1);
        join(path, plan->folder, folder, name);
        open_archive(maker, ARCHIVE_ZIP, path);
        if (!same_year)
            add_others(maker, folder, when);
    }
}

static void add_game(struct maker *maker, const struct sgf_file *file, time_t when)
{
    char folder[24];
    begin_month(maker, file, when, folder);
    add_file(maker, folder, file->name, file->text, file->length, when);
    maker->sums.files++;
    maker->sums.turns += (uint64_t)file->turns;
    maker->sums.bytes += file->length;
    if (maker->expected != NULL)
        fprintf(maker->expected, "%s\t%s\t%s\t%s\t%d\t%s\n", file->name,
                yinsh_status_name(file->status), yinsh_result_name(file->result),
                yinsh_end_name(file->end), file->turns, damage_names[file->damage]);
}

static void add_games(struct maker *maker)
{
    static struct sgf_file file;
    const struct archive_plan *plan = maker->plan;
    struct chance chance = chance_begin(plan->seed);
    time_t begin = begin_of(plan->first_year), end = begin_of(plan->last_year + 1);
    uint64_t span = (uint64_t)(end - begin), damaged = 0;
    /* The names tell files apart by the minute. */
    if (!plan->brief && span / plan->files < 60)
        fail(plan->folder, "so many games do not fit into these years");
    for (uint64_t i = 0; i < plan->files; i++) {
        time_t when =
            begin + (time_t)(span / plan->files * i + span % plan->files * i / plan->files);
        enum damage damage = DAMAGE_NONE;
        if ((i + 1) * plan->bad / 100 > i * plan->bad / 100)
            damage = (enum damage)(1 + damaged++ % DAMAGE_KINDS);
        if (plan->brief) {
            make_brief(&chance, i, &file);
            if (gmtime_r(&when, &file.date) == NULL)
                abort();
        } else {
            sgf_file_make(&chance, when, damage, &file);
        }
        add_game(maker, &file, when);
    }
}

/* ---- The whole ------------------------------------------------------------ */

/* The path of the list of games, beside the folder. */
static void expected_path(const char *folder, char path[PATH_TEXT])
{
    size_t length = strlen(folder);
    while (length > 1 && folder[length - 1] == '/')
        length--;
    while (length > 0 && folder[length - 1] != '/')
        length--;
    if (length + sizeof "expected.tsv" > PATH_TEXT)
        fail(folder, strerror(ENAMETOOLONG));
    snprintf(path, PATH_TEXT, "%.*sexpected.tsv", (int)length, folder);
}

struct archive_sums archive_make(const struct archive_plan *plan)
{
    struct maker maker = {.plan = plan, .month = -1};
    char list[PATH_TEXT], path[PATH_TEXT], name[32];
    time_t begin = begin_of(plan->first_year);
    expected_path(plan->folder, list);
    /* In zips, times are local ones. */
    setenv("TZ", "UTC0", 1);
    make_folder(plan->folder);
    maker.entry = archive_entry_new();
    if (maker.entry == NULL)
        fail(plan->folder, strerror(ENOMEM));
    snprintf(name, sizeof name, "games.%s",
             plan->form != ARCHIVE_PLAIN ? archive_form_names[plan->form]
             : plan->brief               ? "yin"
                                         : "sgf");
    join(path, plan->folder, "", name);
    if (plan->form == ARCHIVE_PLAIN)
        maker.plain = create(path);
    else if (plan->form != ARCHIVE_FOLDER && plan->form != ARCHIVE_ZIPS)
        open_archive(&maker, plan->form, path);
    if (!plan->brief)
        maker.expected = create(list);
    if (plan->form != ARCHIVE_PLAIN)
        add_others(&maker, "", begin);
    add_games(&maker);
    close_archive(&maker);
    archive_entry_free(maker.entry);
    if (maker.plain != NULL)
        finish(maker.plain, path);
    if (maker.expected != NULL)
        finish(maker.expected, list);
    return maker.sums;
}
