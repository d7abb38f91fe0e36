/* SPDX-License-Identifier: BSD-2-Clause */
/*
 * Fuzz target for the command line: words, each ended by a NUL, which the program is run with in
 * this process.  A word "<" ends them: what is after it is standard input, which is else a game.
 *
 * The program runs in a scratch folder with a few files, and words that could lead out of it are
 * skipped; to be sure, what changes files is answered here, and stays in that folder.
 *
 * More than crashes is looked for: the exit status is one of three, trouble has a message, which
 * is fit to be shown, nothing is left open or half written, and a second run does the same.
 */
#include "base/text.h"
#include "fuzz/driver.h"

#include <errno.h>
#include <fcntl.h>
#include <ftw.h>
#include <getopt.h>
#include <signal.h>
#include <stdarg.h>
#include <sys/stat.h>
#include <unistd.h>

enum {
    MOST_WORDS = 32,
    MOST_LISTS = 3000, /* of legal actions that a command may ask for, or perft would never end */
    PATH_ROOM = 4096
};

/** The main() of src/commands/main.c, which is compiled under this name for this target. */
int program_main(int argc, char **argv);

/* ---- The scratch folder -------------------------------------------------- */

static const struct {
    const char *name, *content;
} files[] = {
    {"games.yin", "[White \"Anna\"]\n[Black \"Zo\xC3\xAB\"]\n[Date \"2026.09.05\"]\n\n"
                  "1.e3 2.e8 3.f5 4.g5 5.d4 6.c5 7.h6 8.i7 9.b2 10.f8 11.e3-e5 1-0 resigns\n\n"
                  "[White \"Bob\"]\n[Black \"Anna\"]\n\n1.e3 2.e3\n\n"
                  "[White \"Bob\"]\n[Black \"Anna\"]\n\n1.e3 2.e4 1/2-1/2 agreed\n"},
    {"points.txt", "34\n30\n"},
    {"in/one.ndjson", "{\"yinsh\":1,\"actions\":[{\"kind\":\"place\",\"to\":\"e3\"}]}\n"},
    {"in/two.sgf", "(;GM[Yinsh]VV[1]P0[id \"a\"]P1[id \"b\"];P0[0 place wr E 3])\n"},
    {"list", "games.yin\nin\nnone\n"},
    {"sums", "end agreed\t1\ngame Anna Bob 1-0 3-1\t2\nresult 1-0\t2\nstatus ok\t3\nturns 40\t2\n"},
    {"alias", "Anna\tAnne\tBob\nZo\xC3\xAB\tZoe\n"},
};

enum { FILES = sizeof files / sizeof files[0] };

static struct {
    char path[PATH_ROOM]; /* of the folder */
    size_t length;
    int folder, before; /* descriptors of it, and of the folder that the engine works in */
    int standard_input; /* a file without a name, which is standard input */
    bool changed;       /* whether there may be other files in it */
} scratch = {.folder = -1};

/* The program that runs; what it writes and asks for is caught. */
static struct {
    bool running;
    struct heap out, err;
    int lists;
    char temporary[PATH_ROOM]; /* the last file that was made for a while */
} program;

static int remove_entry(const char *path, const struct stat *status, int kind, struct FTW *place)
{
    (void)status;
    (void)kind;
    return place->level > 0 ? remove(path) : 0;
}

static void empty_scratch(void)
{
    nftw(scratch.path, remove_entry, 8, FTW_DEPTH | FTW_PHYS);
}

static void remove_scratch(void)
{
    empty_scratch();
    rmdir(scratch.path);
    free(program.out.bytes);
    free(program.err.bytes);
}

/* Put the files there, and no others. */
static void fill_scratch(void)
{
    empty_scratch();
    demand(mkdirat(scratch.folder, "in", 0777) == 0, "no folder", strerror(errno));
    for (size_t i = 0; i < FILES; i++) {
        size_t length = strlen(files[i].content);
        int file = openat(scratch.folder, files[i].name, O_WRONLY | O_CREAT | O_EXCL, 0666);
        demand(file >= 0 && write(file, files[i].content, length) == (ssize_t)length, "no file",
               files[i].name);
        close(file);
    }
    scratch.changed = false;
}

static void make_scratch(void)
{
    char made[PATH_ROOM];
    const char *folder = getenv("TMPDIR");
    snprintf(made, sizeof made, "%s/arguments.XXXXXX", folder != NULL ? folder : "/tmp");
    demand(mkdtemp(made) != NULL && realpath(made, scratch.path) != NULL, "no folder",
           strerror(errno));
    scratch.length = strlen(scratch.path);
    atexit(remove_scratch);
    scratch.before = open(".", O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    scratch.folder = open(scratch.path, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    FILE *file = tmpfile();
    demand(scratch.before >= 0 && scratch.folder >= 0 && file != NULL, "no file", strerror(errno));
    scratch.standard_input = fcntl(fileno(file), F_DUPFD_CLOEXEC, 3);
    demand(dup2(scratch.standard_input, STDIN_FILENO) == STDIN_FILENO, "no input", NULL);
    fclose(file);
    /* Where the program puts files without a name; and what it looks like should not depend. */
    setenv("TMPDIR", scratch.path, 1);
    setenv("TERM", "xterm", 1);
    unsetenv("NO_COLOR");
    fill_scratch();
}

/* ---- What the program calls ---------------------------------------------- */

/* The linker lets __wrap_X() stand in for X(), which remains as __real_X(); see tests/programs.mk.
 */
ssize_t __real_write(int descriptor, const void *bytes, size_t length);
ssize_t __wrap_write(int descriptor, const void *bytes, size_t length);
int __real_open(const char *path, int flags, ...);
int __wrap_open(const char *path, int flags, ...);
int __real_mkstemp(char *path);
int __wrap_mkstemp(char *path);
int __real_mkdir(const char *path, mode_t mode);
int __wrap_mkdir(const char *path, mode_t mode);
int __real_rename(const char *from, const char *to);
int __wrap_rename(const char *from, const char *to);
int __real_link(const char *from, const char *to);
int __wrap_link(const char *from, const char *to);
int __real_unlink(const char *path);
int __wrap_unlink(const char *path);
int __real_fsync(int descriptor);
int __wrap_fsync(int descriptor);
int __real_isatty(int descriptor);
int __wrap_isatty(int descriptor);
int __real_sigaction(int number, const struct sigaction *action, struct sigaction *before);
int __wrap_sigaction(int number, const struct sigaction *action, struct sigaction *before);
int __real_atexit(void (*function)(void));
int __wrap_atexit(void (*function)(void));
void __wrap_sandbox_enter(bool creates_files);
size_t __real_rules_actions(const void *position, void *actions);
size_t __wrap_rules_actions(const void *position, void *actions);

/* Whether a path stays in the scratch folder. */
static bool is_inside(const char *path)
{
    if (path[0] == '/' &&
        (strncmp(path, scratch.path, scratch.length) != 0 || path[scratch.length] != '/'))
        return false;
    for (const char *at = path; (at = strstr(at, "..")) != NULL; at += 2)
        if ((at == path || at[-1] == '/') && (at[2] == '/' || at[2] == '\0'))
            return false;
    return true;
}

/* Whether the program may do something to a path. */
static bool may(const char *path)
{
    bool good = !program.running || is_inside(path);
    if (!good)
        errno = EACCES;
    scratch.changed |= program.running;
    return good;
}

ssize_t __wrap_write(int descriptor, const void *bytes, size_t length)
{
    if (!program.running || (descriptor != STDOUT_FILENO && descriptor != STDERR_FILENO))
        return __real_write(descriptor, bytes, length);
    heap_take(descriptor == STDOUT_FILENO ? &program.out : &program.err, bytes, length);
    return (ssize_t)length;
}

int __wrap_open(const char *path, int flags, ...)
{
    if (!program.running) {
        va_list rest;
        va_start(rest, flags);
        int mode = (flags & O_CREAT) != 0 ? va_arg(rest, int) : 0;
        va_end(rest);
        return __real_open(path, flags, mode);
    }
    demand((flags & O_CREAT) == 0, "the program makes a file in a way that is not known", path);
    bool reads = (flags & O_ACCMODE) == O_RDONLY;
    bool changed = scratch.changed;
    bool good = may(path);
    if (reads)
        scratch.changed = changed;
    return good ? __real_open(path, flags) : -1;
}

int __wrap_mkstemp(char *path)
{
    if (!may(path))
        return -1;
    int descriptor = __real_mkstemp(path);
    if (program.running && descriptor >= 0)
        snprintf(program.temporary, sizeof program.temporary, "%s", path);
    return descriptor;
}

/* The process continues after the program: what could not be undone is not done. */
int __wrap_sigaction(int number, const struct sigaction *action, struct sigaction *before)
{
    return __real_sigaction(number, program.running ? NULL : action, before);
}

int __wrap_atexit(void (*function)(void))
{
    return program.running ? 0 : __real_atexit(function);
}

void __wrap_sandbox_enter(bool creates_files)
{
    (void)creates_files;
}

int __wrap_mkdir(const char *path, mode_t mode)
{
    return may(path) ? __real_mkdir(path, mode) : -1;
}

int __wrap_rename(const char *from, const char *to)
{
    return may(from) && may(to) ? __real_rename(from, to) : -1;
}

int __wrap_link(const char *from, const char *to)
{
    return may(from) && may(to) ? __real_link(from, to) : -1;
}

int __wrap_unlink(const char *path)
{
    return may(path) ? __real_unlink(path) : -1;
}

int __wrap_fsync(int descriptor)
{
    return program.running ? 0 : __real_fsync(descriptor);
}

int __wrap_isatty(int descriptor)
{
    return program.running ? 0 : __real_isatty(descriptor);
}

size_t __wrap_rules_actions(const void *position, void *actions)
{
    bool too_many = program.running && ++program.lists > MOST_LISTS;
    return too_many ? 0 : __real_rules_actions(position, actions);
}

/* ---- Words --------------------------------------------------------------- */

/* A command line and what goes with it; the words point into bytes. */
struct line {
    char *bytes;
    char *words[MOST_WORDS + 2];
    int count;
    const char *input;
    size_t input_length;
};

/* Whether a word cannot name a file outside the scratch folder, whatever option it belongs to. */
static bool is_harmless(const char *word)
{
    static const char *const others[] = {"--where=", "--part=", "--include=", "--exclude="};
    if (strchr(word, '/') == NULL)
        return strstr(word, "..") == NULL;
    for (size_t i = 0; i < sizeof others / sizeof others[0]; i++)
        if (strncmp(word, others[i], strlen(others[i])) == 0)
            return true;
    return strncmp(word, "in/", 3) == 0 && is_inside(word);
}

/* Cut an input into words. */
static void read_line(struct line *line, const uint8_t *bytes, size_t length)
{
    static char name[] = "yinsh";
    static const char game[] = "1.e3 2.e8 3.f5 4.g5 5.d4 6.c5 7.h6 8.i7 9.b2 10.f8 11.e3-e5 1-0\n";
    bool lists = false;
    *line = (struct line){.count = 1, .input = game, .input_length = sizeof game - 1};
    line->words[0] = name;
    line->bytes = malloc(length + 1);
    demand(line->bytes != NULL, "no memory", NULL);
    if (length > 0)
        memcpy(line->bytes, bytes, length);
    line->bytes[length] = '\0';
    for (size_t at = 0; at < length;) {
        char *word = line->bytes + at;
        at += strlen(word) + 1;
        if (strcmp(word, "<") == 0) {
            line->input = line->bytes + (at < length ? at : length);
            line->input_length = at < length ? length - at : 0;
            break;
        }
        if (is_harmless(word) && line->count <= MOST_WORDS)
            line->words[line->count++] = word;
        /* With its values, this option has another name only if it is cut short. */
        lists |= strncmp(word, "--f", 3) == 0;
    }
    /* Standard input may be a list of files. */
    for (size_t i = 0; lists && i < line->input_length; i++)
        if (line->input != game && (line->input[i] == '/' || line->input[i] == '.'))
            line->bytes[line->input - line->bytes + (ptrdiff_t)i] = '_';
}

static bool has_word(const struct line *line, const char *begin)
{
    for (int i = 1; i < line->count; i++)
        if (strncmp(line->words[i], begin, strlen(begin)) == 0)
            return true;
    return false;
}

/* ---- Runs ---------------------------------------------------------------- */

/* Run the program; returns its exit status. */
static int run(const struct line *line)
{
    char *words[MOST_WORDS + 2];
    memcpy(words, line->words, sizeof words); /* getopt changes their order */
    int input = scratch.standard_input;
    demand(ftruncate(input, 0) == 0 && lseek(input, 0, SEEK_SET) == 0 &&
               pwrite(input, line->input, line->input_length, 0) == (ssize_t)line->input_length,
           "no input", NULL);
    program.out.length = program.err.length = 0;
    program.lists = 0;
    program.temporary[0] = '\0';
    optind = 0; /* has the C library forget what it knows */
    demand(fchdir(scratch.folder) == 0, "no folder", NULL);
    program.running = true;
    int status = program_main(line->count, words);
    program.running = false;
    demand(fchdir(scratch.before) == 0, "no way back", NULL);
    return status;
}

/* Messages are whole lines that a terminal can be shown. */
static void check_messages(const struct line *line)
{
    const struct heap *err = &program.err;
    demand(err->length == 0 || err->bytes[err->length - 1] == '\n', "half a message", NULL);
    if (has_word(line, "--c") || has_word(line, "--p"))
        return;
    for (size_t at = 0; at < err->length;) {
        struct visible piece = text_next_visible(err->bytes + at, err->length - at);
        demand(!piece.escaped || err->bytes[at] == '\n', "a message is not fit to be shown", NULL);
        at += piece.taken;
    }
}

/* A second run does the same. */
static void check_again(const struct line *line, int status)
{
    struct heap out = program.out, err = program.err;
    if (scratch.changed)
        fill_scratch();
    program.out = program.err = (struct heap){NULL, 0, 0};
    demand(run(line) == status, "another exit status the second time", NULL);
    demand(heap_equal(&out, &program.out), "another output the second time", NULL);
    demand(heap_equal(&err, &program.err), "other messages the second time", NULL);
    free(out.bytes);
    free(err.bytes);
}

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t length)
{
    struct line line;
    if (scratch.folder < 0)
        make_scratch();
    int lowest = dup(STDIN_FILENO);
    close(lowest);
    read_line(&line, bytes, length);
    int status = run(&line);
    demand(status >= 0 && status <= 2, "no exit status of ours", NULL);
    demand(status != 2 || program.err.length > 0, "trouble without a message", NULL);
    check_messages(&line);
    demand(program.temporary[0] == '\0' ||
               faccessat(scratch.folder, program.temporary, F_OK, 0) != 0,
           "half a file is left", program.temporary);
    int lowest_now = dup(STDIN_FILENO);
    close(lowest_now);
    demand(lowest == lowest_now, "a file is left open", NULL);
    if (!has_word(&line, "--p"))
        check_again(&line, status);
    if (scratch.changed)
        fill_scratch();
    free(line.bytes);
    return 0;
}
