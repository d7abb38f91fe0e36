/* SPDX-License-Identifier: BSD-2-Clause */
#include "site/site.h"

#include "base/text.h"
#include "options/command_line.h"

#include <dirent.h>
#include <fcntl.h>
#include <stdlib.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

enum { FROM_BEFORE = 1, OF_THIS = 2 };

static const char manifest[] = "site.manifest";
static const char magic[] = "yinsh site 1";
static const char *const subfolders[] = {"assets", "data", "downloads", "images"};

enum { SUBFOLDERS = sizeof subfolders / sizeof subfolders[0] };

/* ---- Names --------------------------------------------------------------- */

/* Return the length of a subfolder with its slash that a name begins with, or 0. */
static size_t subfolder_of(struct words name)
{
    for (size_t i = 0; i < SUBFOLDERS; i++) {
        size_t length = strlen(subfolders[i]);
        if (name.length > length && memcmp(name.bytes, subfolders[i], length) == 0 &&
            name.bytes[length] == '/')
            return length + 1;
    }
    return 0;
}

/* Whether a name can be that of a file of a site; a manifest may have been changed by anybody. */
static bool is_name(struct words name)
{
    struct words base = words_from(name, subfolder_of(name));
    for (size_t i = 0; i < base.length; i++)
        if (!is_name_byte(base.bytes[i]) && base.bytes[i] != '-' &&
            (base.bytes[i] != '.' || i == 0))
            return false;
    return base.length > 0 && name.length < SITE_NAME;
}

static void put_path(const struct site_folder *folder, struct words name, char path[SITE_PATH])
{
    struct text text = text_begin(path, SITE_PATH);
    text_format(&text, "%s/", folder->name);
    text_add(&text, name.bytes, name.length);
}

/* ---- What is there ------------------------------------------------------- */

/* Return whether a folder that can be listed has an entry but for the subfolders. */
static bool has_entry(const char *path, bool top)
{
    DIR *stream = opendir(path);
    bool found = false;
    if (stream == NULL)
        return errno != ENOENT;
    errno = 0;
    for (const struct dirent *entry; !found && (entry = readdir(stream)) != NULL; errno = 0) {
        found = strcmp(entry->d_name, ".") != 0 && strcmp(entry->d_name, "..") != 0;
        for (size_t i = 0; i < SUBFOLDERS && top && found; i++)
            found = strcmp(entry->d_name, subfolders[i]) != 0;
    }
    found |= errno != 0; /* what cannot be listed may hold something */
    closedir(stream);
    return found;
}

static bool is_foreign(const struct site_folder *folder)
{
    char path[SITE_PATH];
    bool found = has_entry(folder->name, true);
    for (size_t i = 0; i < SUBFOLDERS && !found; i++) {
        put_path(folder, words_of(subfolders[i]), path);
        found = has_entry(path, false);
    }
    return found;
}

/* Take a line of the manifest. */
static bool take_line(void *context, struct words line, struct lines_fault *fault)
{
    struct site_folder *folder = context;
    if (fault->line == 1)
        return words_are(line, magic) || lines_refuse(fault, "not a manifest of yinsh publish");
    if (!is_name(line))
        return true;
    struct map_entry *entry = map_add(&folder->files, line);
    if (entry == NULL)
        return lines_refuse(fault, "not enough memory");
    entry->value = FROM_BEFORE;
    return true;
}

/* Take the names of the manifest; returns false, and reports, if it cannot be read. */
static bool read_manifest(struct cli *cli, struct site_folder *folder)
{
    char path[SITE_PATH];
    struct stat status;
    put_path(folder, words_of(manifest), path);
    if (lstat(path, &status) != 0 || !S_ISREG(status.st_mode)) {
        return folder->force || !is_foreign(folder) ||
               cli_trouble(
                   cli, folder->name,
                   "the folder holds something else than a site; choose another, or use --force");
    }
    return lines_file_each(cli, path, take_line, folder);
}

/* Whether a name is one that a file of the manifest had while a run wrote it. */
static bool is_left_over(const struct site_folder *folder, const char *subfolder, const char *name)
{
    enum { ENDING = sizeof ".XXXXXX" - 1 };
    char whole[SITE_NAME];
    size_t length = strlen(name);
    if (length <= 1 + ENDING || name[0] != '.' || name[length - ENDING] != '.')
        return false;
    struct text text = text_begin(whole, sizeof whole);
    text_format(&text, "%s%s%.*s", subfolder, *subfolder != '\0' ? "/" : "",
                (int)(length - 1 - ENDING), name + 1);
    return text.length < sizeof whole &&
           (strcmp(whole, manifest) == 0 || map_find(&folder->files, words_of(whole)) != NULL);
}

/* Remove from a folder what a run that was killed left there. */
static void sweep(const struct site_folder *folder, const char *subfolder)
{
    char path[SITE_PATH];
    put_path(folder, words_of(subfolder), path);
    DIR *stream = opendir(path);
    for (const struct dirent *entry; stream != NULL && (entry = readdir(stream)) != NULL;)
        if (is_left_over(folder, subfolder, entry->d_name))
            (void)unlinkat(dirfd(stream), entry->d_name, 0);
    if (stream != NULL)
        closedir(stream);
}

/* Make a folder if there is none; returns 0 or the number of the error. */
static int make_folder(const char *path)
{
    struct stat status;
    if (mkdir(path, 0777) == 0)
        return 0;
    if (errno == EEXIST && lstat(path, &status) == 0)
        return S_ISDIR(status.st_mode) ? 0 : ENOTDIR;
    return errno;
}

bool site_folder_begin(struct cli *cli, struct site_folder *folder)
{
    char path[SITE_PATH];
    struct stat status;
    map_begin(&folder->files);
    folder->lock = -1;
    int error = strlen(folder->name) < SITE_PATH - SITE_NAME ? 0 : ENAMETOOLONG;
    if (error == 0 && stat(folder->name, &status) != 0)
        error = make_folder(folder->name);
    else if (error == 0 && !S_ISDIR(status.st_mode))
        error = ENOTDIR;
    /* Keep other runs out until this one ends, unless the file system has no such locks. */
    if (error == 0)
        folder->lock = open(folder->name, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (folder->lock >= 0 && flock(folder->lock, LOCK_EX | LOCK_NB) != 0 && errno == EWOULDBLOCK)
        error = EWOULDBLOCK;
    if (error != 0)
        cli_trouble(cli, folder->name,
                    error == EWOULDBLOCK ? "another run writes a site there" : strerror(error));
    if (error != 0 || !outputs_note_folder(cli, folder->name, false) || !read_manifest(cli, folder))
        return false;
    for (size_t i = 0; i < SUBFOLDERS; i++) {
        put_path(folder, words_of(subfolders[i]), path);
        error = make_folder(path);
        if (error != 0)
            return cli_trouble(cli, path, strerror(error));
        sweep(folder, subfolders[i]);
    }
    sweep(folder, "");
    return true;
}

void site_folder_free(struct site_folder *folder)
{
    for (size_t i = 0; i < folder->count; i++)
        (void)temporary_end(folder->waiting[i], false);
    free(folder->waiting);
    map_free(&folder->files);
    if (folder->lock >= 0)
        close(folder->lock);
}

/* ---- Files --------------------------------------------------------------- */

/* Return whether two files have the same bytes; false if one cannot be read. */
static bool are_same(const char *one, const char *other)
{
    /* Opening a pipe must not wait for a writer. */
    enum { AT_ONCE = 64 * 1024, FLAGS = O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK };
    int files[2] = {open(one, FLAGS), open(other, FLAGS)};
    char *room = malloc(2 * (size_t)AT_ONCE);
    struct stat status[2];
    bool same = room != NULL && files[0] >= 0 && files[1] >= 0 &&
                fstat(files[0], &status[0]) == 0 && fstat(files[1], &status[1]) == 0 &&
                S_ISREG(status[1].st_mode) && status[0].st_size == status[1].st_size;
    for (ssize_t got = 1; same && got > 0;) {
        got = read(files[0], room, AT_ONCE);
        same = got >= 0 && read(files[1], room + AT_ONCE, AT_ONCE) == got &&
               memcmp(room, room + AT_ONCE, (size_t)got) == 0;
    }
    for (int i = 0; i < 2; i++)
        if (files[i] >= 0)
            close(files[i]);
    free(room);
    return same;
}

struct output *site_file_begin(struct cli *cli, struct site_folder *folder, struct site_file *file,
                               const char *name)
{
    const struct map_entry *entry = map_find(&folder->files, words_of(name));
    bool ours = (entry != NULL && entry->value & FROM_BEFORE) || strcmp(name, manifest) == 0;
    put_path(folder, words_of(name), file->path);
    struct output *output =
        new_file_begin(cli, &file->file, file->path,
                       FILE_MADE | FILE_WAITS | (ours || folder->force ? FILE_REPLACES : 0));
    folder->failed |= output == NULL;
    return output;
}

/* End a complete file, which waits for its name; false, and reported, on failure. */
static bool add_waiting(struct cli *cli, struct site_folder *folder, struct site_file *file)
{
    struct temporary **longer =
        array_grow(folder->waiting, folder->count, &folder->room, sizeof(struct temporary *), 64);
    if (longer == NULL) {
        (void)new_file_end(cli, &file->file, false);
        return cli_trouble(cli, file->path, strerror(ENOMEM));
    }
    folder->waiting = longer;
    longer[folder->count] = file->file.temporary;
    bool good = new_file_end(cli, &file->file, true);
    folder->count += good;
    return good;
}

bool site_file_end(struct cli *cli, struct site_folder *folder, struct site_file *file,
                   bool complete)
{
    bool written = output_flush(&file->file.output) == 0;
    bool same = written && are_same(file->file.temporary->name, file->path);
    bool good = complete && !same ? add_waiting(cli, folder, file)
                                  : new_file_end(cli, &file->file, false) && complete;
    folder->failed |= !good;
    return good;
}

bool site_folder_commit(struct cli *cli, struct site_folder *folder)
{
    bool good = true;
    for (size_t i = 0; i < folder->count; i++) {
        char *path = strdup(folder->waiting[i]->target);
        int error = temporary_end(folder->waiting[i], good);
        if (error != 0)
            cli_trouble(cli, path != NULL ? path : folder->name, strerror(error));
        free(path);
        good = good && error == 0;
    }
    folder->count = 0;
    folder->failed |= !good;
    return good;
}

bool site_folder_plan(struct site_folder *folder, const char *name)
{
    struct map_entry *entry = map_add(&folder->files, words_of(name));
    if (entry != NULL)
        entry->value |= OF_THIS;
    return entry != NULL;
}

/* Write the names that have one of the bits, in their order; false without memory. */
static bool put_names(struct output *output, const struct map *files, uint64_t bits)
{
    const struct map_entry **sorted = map_sorted(files);
    output_format(output, "%s\n", magic);
    for (size_t i = 0; i < files->count && sorted != NULL; i++) {
        if ((sorted[i]->value & bits) == 0)
            continue;
        output_bytes(output, sorted[i]->key, sorted[i]->length);
        output_string(output, "\n");
    }
    free(sorted);
    return sorted != NULL;
}

bool site_folder_list(struct cli *cli, struct site_folder *folder, bool only)
{
    struct site_file file;
    struct output *output = site_file_begin(cli, folder, &file, manifest);
    if (output == NULL)
        return false;
    bool good = put_names(output, &folder->files, only ? OF_THIS : OF_THIS | FROM_BEFORE) ||
                cli_trouble(cli, file.path, strerror(ENOMEM));
    return site_file_end(cli, folder, &file, good);
}

void site_folder_clean(struct cli *cli, struct site_folder *folder)
{
    char path[SITE_PATH];
    for (size_t i = 0; i < folder->files.count; i++) {
        const struct map_entry *entry = &folder->files.entries[i];
        if (entry->value & OF_THIS)
            continue;
        put_path(folder, map_key(entry), path);
        if (unlink(path) != 0 && errno != ENOENT)
            cli_trouble(cli, path, strerror(errno));
    }
}
