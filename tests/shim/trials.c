/* SPDX-License-Identifier: BSD-2-Clause */
/*
 * Runs a program over and over, each time from the beginning of its main() in a process of its
 * own and with another call that fails, and judges how it took that: it ends with exit status 2
 * and a message, or does what it does if nothing fails.  In no case does it crash, lose
 * memory or a descriptor, or leave a file under its name that is not complete.  At the end the
 * program runs as if nothing had been.
 *
 * The environment has
 *   SHIM_SIGNALS  if set, no call fails, but before it the program gets a signal that ends it: then
 *                 it dies of that, what it has written is a part of what it always writes, and no
 *                 temporary file is left
 *   SHIM_REPORT   the file to which findings are added, and a line with the sums
 *   SHIM_DENSE    up to which number of a call every one is tried, and not a sample
 *   WORK          the folder in which the program writes; it is put back before each run
 */
#define _GNU_SOURCE
#include "shim/shim.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <ftw.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

enum {
    LONGEST_RUN = 120, /* seconds, after which a run hangs */
    MOST_FINDINGS = 20 /* that are reported of one program */
};

static const char *const kind_names[SHIM_KINDS] = {
    "allocation", "write", "read",   "close", "open", "sync",  "rename or link",
    "unlink",     "mode",  "folder", "stat",  "seek", "thread"};

/* Bytes in memory. */
struct bytes {
    char *at;
    size_t length;
};

/* What is in the folder. */
struct entry {
    char *name;
    struct stat status;
    struct bytes bytes; /* of a file */
};

struct listing {
    struct entry *entries;
    size_t count, capacity;
};

/* How a run ended. */
struct outcome {
    int status; /* as wait() gives it */
    struct bytes out, err;
};

struct trials {
    int (*program)(int, char **, char **);
    int argc;
    char **argv, **environment;
    const char *folder;       /* NULL if there is none */
    struct listing before;    /* what is there before each run */
    struct listing after;     /* and what is there when nothing failed */
    struct outcome good;      /* when nothing failed */
    struct shim_run good_run; /* the same */
    struct shim_run *run;     /* in memory that is shared with the run */
    int out, err;             /* files for what it writes */
    off_t input;              /* the offset of standard input; -1 if that cannot be set */
    FILE *report;
    bool signals; /* whether signals come instead of failures */
    long runs, reached, library_crashes, findings;
};

static void *must(void *memory)
{
    if (memory == NULL) {
        fputs("shim: no memory\n", stderr);
        _exit(99);
    }
    return memory;
}

/* All bytes of an open file. */
static struct bytes load(int descriptor)
{
    struct stat status;
    struct bytes bytes = {NULL, 0};
    ssize_t got;
    if (fstat(descriptor, &status) != 0)
        return bytes;
    bytes.at = must(malloc((size_t)status.st_size + 1));
    while (bytes.length < (size_t)status.st_size &&
           (got = pread(descriptor, bytes.at + bytes.length, (size_t)status.st_size - bytes.length,
                        (off_t)bytes.length)) > 0)
        bytes.length += (size_t)got;
    return bytes;
}

static bool same_bytes(const struct bytes *one, const struct bytes *other)
{
    return one->length == other->length &&
           (one->length == 0 || memcmp(one->at, other->at, one->length) == 0);
}

/* ---- The folder -------------------------------------------------------- */

static struct listing being_listed; /* nftw() hands no context on */

static int list_entry(const char *name, const struct stat *status, int type, struct FTW *place)
{
    struct listing *listing = &being_listed;
    (void)type;
    if (place->level == 0)
        return 0;
    if (listing->count == listing->capacity) {
        listing->capacity = listing->capacity * 2 + 16;
        listing->entries =
            must(realloc(listing->entries, listing->capacity * sizeof *listing->entries));
    }
    struct entry *entry = &listing->entries[listing->count++];
    *entry = (struct entry){.name = must(strdup(name)), .status = *status};
    return 0;
}

static void load_entry(struct entry *entry)
{
    int descriptor = S_ISREG(entry->status.st_mode) && entry->bytes.at == NULL
                         ? open(entry->name, O_RDONLY | O_CLOEXEC)
                         : -1;
    if (descriptor < 0)
        return;
    entry->bytes = load(descriptor);
    close(descriptor);
}

static struct listing list_folder(const char *folder)
{
    being_listed = (struct listing){NULL, 0, 0};
    if (folder != NULL)
        nftw(folder, list_entry, 16, FTW_PHYS);
    return being_listed;
}

static void free_listing(struct listing *listing)
{
    for (size_t i = 0; i < listing->count; i++) {
        free(listing->entries[i].name);
        free(listing->entries[i].bytes.at);
    }
    free(listing->entries);
}

static struct entry *find_entry(const struct listing *listing, const char *name)
{
    for (size_t i = 0; i < listing->count; i++)
        if (strcmp(listing->entries[i].name, name) == 0)
            return &listing->entries[i];
    return NULL;
}

/* Whether nobody wrote to a file between two looks at it. */
static bool untouched(const struct entry *one, const struct entry *other)
{
    const struct stat *first = &one->status, *second = &other->status;
    return first->st_ino == second->st_ino && first->st_mode == second->st_mode &&
           first->st_size == second->st_size && first->st_mtim.tv_sec == second->st_mtim.tv_sec &&
           first->st_mtim.tv_nsec == second->st_mtim.tv_nsec;
}

static bool same_entry(struct entry *one, struct entry *other)
{
    if (untouched(one, other))
        return true;
    if (((one->status.st_mode ^ other->status.st_mode) & S_IFMT) != 0)
        return false;
    if (!S_ISREG(one->status.st_mode))
        return true;
    load_entry(one);
    load_entry(other);
    return one->status.st_mode == other->status.st_mode && same_bytes(&one->bytes, &other->bytes);
}

/* Put the folder back as it was before. */
static void put_back(struct trials *trials, const struct listing *now)
{
    for (size_t i = now->count; i-- > 0;)
        if (find_entry(&trials->before, now->entries[i].name) == NULL)
            remove(now->entries[i].name); /* the contents of a folder are listed after it */
    for (size_t i = 0; i < trials->before.count; i++) {
        struct entry *entry = &trials->before.entries[i];
        const struct entry *found = find_entry(now, entry->name);
        if (!S_ISREG(entry->status.st_mode) || (found != NULL && untouched(entry, found)))
            continue;
        remove(entry->name);
        int descriptor = open(entry->name, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0600);
        if (descriptor < 0 ||
            write(descriptor, entry->bytes.at, entry->bytes.length) !=
                (ssize_t)entry->bytes.length ||
            fchmod(descriptor, entry->status.st_mode & 07777) != 0 ||
            fstat(descriptor, &entry->status) != 0)
            fprintf(trials->report, "# cannot put %s back\n", entry->name);
        if (descriptor >= 0)
            close(descriptor);
    }
}

/* ---- Runs -------------------------------------------------------------- */

static int open_descriptors(void)
{
    int count = 0;
    for (int i = STDERR_FILENO + 1; i < 256; i++)
        count += fcntl(i, F_GETFD) >= 0;
    return count;
}

/* The child's part of a run. */
static void run_program(struct trials *trials)
{
    struct shim_run *run = trials->run;
    int before = open_descriptors();
    alarm(LONGEST_RUN);
    if (dup2(trials->out, STDOUT_FILENO) < 0 || dup2(trials->err, STDERR_FILENO) < 0)
        _exit(99);
    shim_arm(run);
    int status = trials->program(trials->argc, trials->argv, trials->environment);
    shim_arm(NULL);
    shim_count_blocks(run);
    run->descriptors = open_descriptors() - before;
    run->returned = true;
    exit(status);
}

static struct outcome run_once(struct trials *trials)
{
    struct outcome outcome = {.status = 0};
    if (trials->input >= 0)
        lseek(STDIN_FILENO, trials->input, SEEK_SET);
    if (ftruncate(trials->out, 0) != 0 || ftruncate(trials->err, 0) != 0)
        abort();
    lseek(trials->out, 0, SEEK_SET);
    lseek(trials->err, 0, SEEK_SET);
    pid_t child = fork();
    if (child == 0)
        run_program(trials);
    while (child > 0 && waitpid(child, &outcome.status, 0) < 0 && errno == EINTR)
        ;
    outcome.out = load(trials->out);
    outcome.err = load(trials->err);
    return outcome;
}

static bool same_outcome(const struct outcome *one, const struct outcome *other)
{
    return one->status == other->status && same_bytes(&one->out, &other->out) &&
           same_bytes(&one->err, &other->err);
}

/* ---- Judging ----------------------------------------------------------- */

static void report_finding(struct trials *trials, const char *what, const char *subject)
{
    const struct shim_run *run = trials->run;
    if (++trials->findings > MOST_FINDINGS)
        return;
    fprintf(trials->report, "# yinsh");
    for (int i = 1; i < trials->argc; i++)
        fprintf(trials->report, " '%.60s'", trials->argv[i]);
    if (run->signal != 0)
        fprintf(trials->report, ": signal %d before", run->signal);
    fprintf(trials->report, ": %s %ld%s: %s%s\n", kind_names[run->kind], run->at,
            run->once ? "" : " and all after it", what, subject);
}

/* Whether a name is one that mkstemp() makes of another. */
static bool is_temporary(const char *name)
{
    size_t length = strlen(name);
    return length > 7 && name[length - 7] == '.' && strcspn(name + length - 6, "./_-") == 6;
}

/* Whether a file holds what one of a listing does; the names count on if some are omitted. */
static bool holds_any(struct entry *entry, struct listing *listing)
{
    for (size_t i = 0; i < listing->count; i++)
        if (S_ISREG(listing->entries[i].status.st_mode) && same_entry(entry, &listing->entries[i]))
            return true;
    return false;
}

/*
 * Every file has to be as before or as after a run in which nothing fails, with whole as after
 * it; but temporary files are left if the run was not able to remove them.  If something fails
 * inside libarchive, it mostly reports that the archive is damaged, and what could be read of a
 * damaged archive is written.
 */
static void judge_folder(struct trials *trials, bool whole)
{
    bool fails = !trials->signals;
    bool may_leave = fails && (trials->run->kind == SHIM_UNLINK || !trials->run->returned);
    bool in_library =
        fails && trials->run->kind == SHIM_ALLOC && !atomic_load(&trials->run->own_failed);
    struct listing now = list_folder(trials->folder);
    for (size_t i = 0; i < now.count; i++) {
        struct entry *entry = &now.entries[i];
        struct entry *old = find_entry(&trials->before, entry->name);
        struct entry *new = find_entry(&trials->after, entry->name);
        if (!S_ISREG(entry->status.st_mode))
            continue;
        if ((old != NULL && !whole && same_entry(entry, old)) ||
            (new != NULL &&same_entry(entry, new)))
            continue;
        if (old == NULL && new == NULL && may_leave &&is_temporary(entry->name))
            continue;
        if (!whole &&
            (holds_any(entry, &trials->after) || (in_library && !is_temporary(entry->name))))
            continue;
        /* If it always ends with trouble, what it comes to before that may differ. */
        if (old == NULL && new == NULL && !is_temporary(entry->name) &&
            WEXITSTATUS(trials->good.status) == 2)
            continue;
        report_finding(trials, "wrong file ", entry->name);
    }
    for (size_t i = 0; i < trials->before.count; i++)
        if (find_entry(&now, trials->before.entries[i].name) == NULL &&
            find_entry(&trials->after, trials->before.entries[i].name) != NULL)
            report_finding(trials, "lost file ", trials->before.entries[i].name);
    for (size_t i = 0; whole && i < trials->after.count; i++)
        if (find_entry(&now, trials->after.entries[i].name) == NULL)
            report_finding(trials, "missing file ", trials->after.entries[i].name);
    put_back(trials, &now);
    free_listing(&now);
}

static void judge(struct trials *trials, const struct outcome *outcome)
{
    struct shim_run *run = trials->run;
    const struct outcome *good = &trials->good;
    char number[64];
    bool reached = atomic_load(&run->reached), silent = atomic_load(&run->silent);
    bool same = same_outcome(outcome, good);
    trials->runs++;
    trials->reached += reached;
    /*
     * libarchive does not look at all that it asks for, and the dynamic linker cannot go back once
     * it has put a library in its place: nobody here can help that.
     */
    bool linker_ended = WIFEXITED(outcome->status) && WEXITSTATUS(outcome->status) == 127 &&
                        !run->returned && !atomic_load(&run->own_failed);
    if (run->kind == SHIM_ALLOC && (run->library_crashed || linker_ended)) {
        trials->library_crashes++;
        judge_folder(trials, false);
        return;
    }
    if (WIFSIGNALED(outcome->status)) {
        snprintf(number, sizeof number, "%d", WTERMSIG(outcome->status));
        report_finding(trials, "killed by signal ", number);
    } else if (!run->returned) {
        /* libarchive does so without memory. */
        if (run->kind != SHIM_ALLOC)
            report_finding(trials, "ended before the end of main()", "");
    } else {
        snprintf(number, sizeof number, "%ld, %ld of them in libraries", run->own + run->foreign,
                 run->foreign);
        if (run->own > trials->good_run.own || run->foreign > trials->good_run.foreign)
            report_finding(trials, "blocks left: ", number);
        if (run->descriptors > trials->good_run.descriptors)
            report_finding(trials, "descriptors left", "");
    }
    snprintf(number, sizeof number, "%d", WEXITSTATUS(outcome->status));
    if (!same && !reached)
        report_finding(trials, "another result, though nothing failed", "");
    else if (!same && WEXITSTATUS(outcome->status) != 2)
        report_finding(trials, "another result with exit status ", number);
    else if (!same && !silent && same_bytes(&outcome->err, &good->err))
        report_finding(trials, "another result without a message", "");
    judge_folder(trials, same && !silent && WEXITSTATUS(good->status) != 2);
}

/* Whether bytes are the beginning of others. */
static bool begins(const struct bytes *part, const struct bytes *whole)
{
    return part->length <= whole->length &&
           (part->length == 0 || memcmp(part->at, whole->at, part->length) == 0);
}

/* The same if a signal came: the program dies of it, or had ended before it came. */
static void judge_signal(struct trials *trials, const struct outcome *outcome)
{
    char number[64];
    bool killed = WIFSIGNALED(outcome->status);
    snprintf(number, sizeof number, "%d instead of signal %d", outcome->status,
             trials->run->signal);
    trials->runs++;
    trials->reached += atomic_load(&trials->run->reached);
    if (killed ? WTERMSIG(outcome->status) != trials->run->signal ||
                     !atomic_load(&trials->run->reached)
               : !same_outcome(outcome, &trials->good))
        report_finding(trials, "ended with status ", number);
    if (!begins(&outcome->out, &trials->good.out))
        report_finding(trials, "other results", "");
    if (!begins(&outcome->err, &trials->good.err))
        report_finding(trials, "other messages", "");
    judge_folder(trials, !killed && WEXITSTATUS(trials->good.status) != 2);
}

/* A signal that ends a program, another each time. */
static int choose_signal(const struct trials *trials)
{
    const int signals[] = {SIGINT,  SIGTERM, SIGHUP,    SIGQUIT,  SIGUSR1, SIGUSR2, SIGALRM,
                           SIGXCPU, SIGPROF, SIGVTALRM, SIGPOLL,  SIGSYS,  SIGABRT, SIGBUS,
                           SIGFPE,  SIGILL,  SIGTRAP,   SIGRTMIN, SIGRTMAX};
    return trials->signals ? signals[(size_t)trials->runs % (sizeof signals / sizeof *signals)] : 0;
}

/* Let a call fail, or a signal come before it, and judge the result. */
static void try_call(struct trials *trials, enum shim_kind kind, long at, bool once)
{
    memset(trials->run, 0, sizeof *trials->run);
    trials->run->kind = kind;
    trials->run->at = at;
    trials->run->once = once;
    trials->run->signal = choose_signal(trials);
    struct outcome outcome = run_once(trials);
    if (trials->signals)
        judge_signal(trials, &outcome);
    else
        judge(trials, &outcome);
    free(outcome.out.at);
    free(outcome.err.at);
}

/* A number for the program's arguments, so that each begins its sample elsewhere. */
static unsigned hash_arguments(const struct trials *trials)
{
    unsigned hash = 2166136261U;
    for (int i = 1; i < trials->argc; i++)
        for (const char *at = trials->argv[i]; *at != '\0'; at++)
            hash = (hash ^ (unsigned char)*at) * 16777619U;
    return hash >> 8;
}

enum {
    WHOLE = 1000, /* if SHIM_DENSE has at least this value, everything is tried */
    EVERY = 10    /* of the kinds of calls, a sample tries one in so many */
};

static void try_all(struct trials *trials)
{
    const char *given = getenv("SHIM_DENSE");
    const long dense = given != NULL ? atol(given) : 0;
    unsigned hash = hash_arguments(trials);
    for (int kind = 0; kind < SHIM_KINDS; kind++) {
        long calls = atomic_load(&trials->good_run.calls[kind]), at = 1;
        /* Which kinds a sample tries is determined by the arguments. */
        if (dense < WHOLE && (hash + (unsigned)kind) % EVERY != 0)
            continue;
        while (at <= calls) {
            bool both = at <= (dense < WHOLE ? 1 : dense) && !trials->signals;
            if (both || trials->signals || (hash + (unsigned)at) % 2 == 0)
                try_call(trials, (enum shim_kind)kind, at, true);
            if (both || (!trials->signals && (hash + (unsigned)at) % 2 != 0))
                try_call(trials, (enum shim_kind)kind, at, false);
            /* In the sample the steps grow with the number. */
            hash = hash * 1664525U + 1013904223U;
            at += at < dense ? 1 : 1 + 3 * at + (long)(hash >> 16) % (at + 1);
        }
    }
}

/* ---- The beginning ----------------------------------------------------- */

static int open_scratch(const char *name)
{
    int descriptor = memfd_create(name, MFD_CLOEXEC);
    if (descriptor < 0)
        abort();
    return descriptor;
}

/* Make standard input something that can be read again: what comes through a pipe is kept. */
static void keep_input(struct trials *trials)
{
    struct stat status;
    char buffer[16384];
    ssize_t got;
    trials->input = -1;
    if (fstat(STDIN_FILENO, &status) != 0)
        return;
    if (S_ISFIFO(status.st_mode)) {
        int kept = open_scratch("input");
        while ((got = read(STDIN_FILENO, buffer, sizeof buffer)) > 0)
            if (write(kept, buffer, (size_t)got) != got)
                abort();
        lseek(kept, 0, SEEK_SET);
        dup2(kept, STDIN_FILENO);
        close(kept);
    }
    if (S_ISFIFO(status.st_mode) || S_ISREG(status.st_mode))
        trials->input = lseek(STDIN_FILENO, 0, SEEK_CUR);
}

static void end_trials(struct trials *trials)
{
    fprintf(trials->report, "runs %ld reached %ld library %ld\n", trials->runs, trials->reached,
            trials->library_crashes);
    fclose(trials->report);
    free_listing(&trials->before);
    free_listing(&trials->after);
    free(trials->good.out.at);
    free(trials->good.err.at);
    close(trials->out);
    close(trials->err);
    munmap(trials->run, sizeof *trials->run);
    if (trials->input >= 0)
        lseek(STDIN_FILENO, trials->input, SEEK_SET);
}

int shim_trials(int (*program)(int, char **, char **), int argc, char **argv, char **environment)
{
    static struct trials trials;
    const char *report = getenv("SHIM_REPORT");
    if (report == NULL || (trials.report = fopen(report, "ae")) == NULL)
        return program(argc, argv, environment);
    /* Lines of several programs at once stay whole. */
    setvbuf(trials.report, NULL, _IOLBF, 0);
    trials.program = program;
    trials.argc = argc;
    trials.argv = argv;
    trials.environment = environment;
    trials.folder = getenv("WORK");
    trials.signals = getenv("SHIM_SIGNALS") != NULL;
    trials.out = open_scratch("stdout");
    trials.err = open_scratch("stderr");
    trials.run =
        mmap(NULL, sizeof *trials.run, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
    if (trials.run == MAP_FAILED)
        abort();
    keep_input(&trials);
    trials.before = list_folder(trials.folder);
    for (size_t i = 0; i < trials.before.count; i++)
        load_entry(&trials.before.entries[i]);
    trials.run->kind = SHIM_KINDS;
    trials.good = run_once(&trials);
    memcpy(&trials.good_run, trials.run, sizeof trials.good_run);
    trials.after = list_folder(trials.folder);
    for (size_t i = 0; i < trials.after.count; i++)
        load_entry(&trials.after.entries[i]);
    put_back(&trials, &trials.after);
    if (trials.good_run.own > 0 || trials.good_run.descriptors > 0)
        report_finding(&trials, "something is left, though nothing failed", "");
    try_all(&trials);
    end_trials(&trials);
    return program(argc, argv, environment);
}
