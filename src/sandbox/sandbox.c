/* SPDX-License-Identifier: BSD-2-Clause */
#define _GNU_SOURCE
#include "sandbox/sandbox.h"

#include "input/sources.h"

#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>

#ifdef __linux__
#include <sys/prctl.h>
#include <sys/syscall.h>
#endif

enum {
    KEPT_OUTPUTS = 4,   /* no command has more outputs */
    KEPT_FOLDERS = 40,  /* these, and folders that are read */
    MOST_INPUTS = 1000, /* names that are allowed one by one */
};

/* What a folder is kept for. */

/* What is kept for sandbox_files(). */
static struct {
    bool entered;
    bool failed; /* whether something could not be kept */
    int count;
    struct {
        int descriptor;
        enum sandbox_purpose purpose;
    } folders[KEPT_FOLDERS];
} kept;

void sandbox_enter(bool creates_files)
{
    const struct rlimit none = {0, 0};
    const char *preload = getenv("LD_PRELOAD");
    if (preload != NULL && strstr(preload, "/vgpreload_") != NULL)
        return; /* Valgrind would be in the sandbox, too. */
    kept.entered = true;
    /* The records in memory may be confidential. */
    (void)setrlimit(RLIMIT_CORE, &none);
#ifdef PR_SET_NO_NEW_PRIVS
    (void)prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0);
#endif
    sandbox_filter_calls(creates_files);
}

/* ---- Files --------------------------------------------------------------- */

#if defined __linux__ && defined SYS_landlock_create_ruleset

/*
 * The interface of Landlock.  The headers may be older than the kernel that runs; each version only
 * adds to it.
 */
enum {
    MAY_RUN = 1 << 0,
    MAY_WRITE_FILE = 1 << 1,
    MAY_READ_FILE = 1 << 2,
    MAY_READ_FOLDER = 1 << 3,
    MAY_REMOVE_FILE = 1 << 5,
    MAY_MAKE_FILE = 1 << 8,
    MAY_CUT_FILE = 1 << 14,
    MAY_READ = MAY_READ_FILE | MAY_READ_FOLDER,
    MAY_NAME = MAY_MAKE_FILE | MAY_REMOVE_FILE,
    MAY_MAKE = MAY_NAME | MAY_WRITE_FILE | MAY_READ_FILE,
    OF_FILES = MAY_WRITE_FILE | MAY_READ_FILE | MAY_CUT_FILE, /* what a file can have */
    /* All rights up to a version. */
    FILES_1 = (1 << 13) - 1,
    FILES_2 = (1 << 14) - 1,
    FILES_3 = (1 << 15) - 1,
    FILES_5 = (1 << 16) - 1,
    NETWORK_4 = 3, /* to bind and to connect */
    SCOPED_6 = 3,  /* sockets without a file, and signals, of processes outside */
    ASK_VERSION = 1,
    BENEATH_PATH = 1,
};

struct rules_attributes {
    uint64_t files, network, scoped;
};

struct rule_attributes {
    uint64_t allowed;
    int32_t folder;
};

/* Rules being made. */
struct rules {
    int descriptor;
    uint64_t handled; /* rights that need a rule */
};

/* Begin rules that allow nothing; false if the kernel has none. */
static bool rules_begin(struct rules *rules)
{
    long version = syscall(SYS_landlock_create_ruleset, NULL, 0, ASK_VERSION);
    struct rules_attributes all = {.files = FILES_1};
    if (version < 1)
        return false;
    if (version >= 2)
        all.files = version >= 5 ? FILES_5 : version >= 3 ? FILES_3 : FILES_2;
    if (version >= 4)
        all.network = NETWORK_4;
    if (version >= 6)
        all.scoped = SCOPED_6;
    rules->handled = all.files;
    /* An older kernel accepts a longer structure if the rest of it is zero. */
    rules->descriptor = (int)syscall(SYS_landlock_create_ruleset, &all, sizeof all, 0);
    return rules->descriptor >= 0;
}

/* Allow rights for an open file or everything in an open folder; false on failure. */
static bool allow(const struct rules *rules, int descriptor, uint64_t rights)
{
    struct stat status;
    struct rule_attributes rule = {.allowed = rights & rules->handled, .folder = descriptor};
    if (fstat(descriptor, &status) != 0)
        return false;
    if (!S_ISDIR(status.st_mode))
        rule.allowed &= OF_FILES;
    if (rule.allowed == 0 ||
        syscall(SYS_landlock_add_rule, rules->descriptor, BENEATH_PATH, &rule, 0) == 0)
        return true;
    /* A pipe or a socket has no folder, and no rule is needed. */
    return errno == EBADFD;
}

/*
 * Do the same for a path, following links.  What does not exist needs no rule: opening it will fail
 * anyway.
 */
static bool allow_path(const struct rules *rules, const char *path, uint64_t rights)
{
    int descriptor = open(path, O_PATH | O_CLOEXEC);
    if (descriptor < 0)
        return errno != EMFILE && errno != ENFILE && errno != ENOMEM;
    bool good = allow(rules, descriptor, rights);
    close(descriptor);
    return good;
}

/* Allow what the C library and libarchive may still load or read; false on failure. */
static bool allow_system(const struct rules *rules)
{
    static const char *const paths[] = {
        "/usr/lib",   "/usr/lib64",       "/usr/share/locale", "/nix/store",
        "/gnu/store", "/etc/ld.so.cache", "/dev/urandom",      "/sys/devices/system/cpu/online",
    };
    for (size_t i = 0; i < sizeof paths / sizeof *paths; i++)
        (void)allow_path(rules, paths[i], MAY_READ);
#ifdef SANDBOX_WATCHED
    /* A sanitizer reads what is mapped, and runs a program that finds source lines. */
    (void)allow_path(rules, "/", MAY_READ | MAY_RUN);
#endif
#ifdef SANDBOX_COUNTERS
    /* The coverage runtime writes its files when the process ends. */
    return allow_path(rules, SANDBOX_COUNTERS, MAY_READ | MAY_MAKE | MAY_CUT_FILE);
#else
    return true;
#endif
}

/*
 * Allow to make files in the folder of a regular file, following links, so that it can be replaced.
 * What cannot be found will not be replaced either.
 */
static bool allow_replacing(const struct rules *rules, const char *path)
{
    struct stat status;
    if (stat(path, &status) != 0 || !S_ISREG(status.st_mode))
        return true;
    char *real = realpath(path, NULL);
    if (real == NULL)
        return errno != ENOMEM;
    strrchr(real, '/')[1] = '\0';
    bool good = allow_path(rules, real, MAY_MAKE);
    free(real);
    return good;
}

/* Whether a list of names can be read twice. */
static bool is_regular(const char *list)
{
    struct stat status;
    return strcmp(list, "-") != 0 && stat(list, &status) == 0 && S_ISREG(status.st_mode);
}

/* Allow rights for what the user named: a path, or the archive of a member. */
static bool allow_named(const struct rules *rules, const char *name, uint64_t rights)
{
    size_t length = archive_in_name(name);
    if (length == 0)
        return allow_path(rules, name, rights);
    char *archive = strndup(name, length);
    bool good = archive != NULL && allow_path(rules, archive, rights);
    free(archive);
    return good;
}

/* Allow each input; false if that is not possible. */
static bool allow_inputs(const struct rules *rules, const struct input_options *inputs)
{
    struct names names;
    const char *name;
    const char *reason;
    const uint64_t rights = MAY_READ | (inputs->in_place != NULL ? MAY_MAKE : 0);
    bool good = true;
    /* Links may lead anywhere. */
    if (inputs->follow)
        return false;
    for (size_t i = 0; i < inputs->list_count; i++)
        if (!is_regular(inputs->lists[i]) || !allow_path(rules, inputs->lists[i], MAY_READ))
            return false;
    if (!names_begin(&names, inputs))
        return false;
    for (int count = 0; good; count++) {
        enum input_event event = names_next(&names, &name, &reason);
        if (event == INPUT_DONE)
            break;
        good = count < MOST_INPUTS && (event == INPUT_TROUBLE || strcmp(name, "-") == 0 ||
                                       allow_named(rules, name, rights));
        if (good && event != INPUT_TROUBLE && inputs->in_place != NULL)
            good = allow_replacing(rules, name);
    }
    names_end(&names);
    return good;
}

/*
 * Keep rights in a folder, which is NULL if there is no memory for its name.  Returns false if
 * there is no room for a folder that exists.
 */
bool sandbox_keep(const char *folder, enum sandbox_purpose purpose)
{
    if (!kept.entered)
        return true;
    int most = purpose == TO_READ ? KEPT_FOLDERS - KEPT_OUTPUTS : KEPT_FOLDERS;
    int descriptor = folder != NULL ? open(folder, O_PATH | O_DIRECTORY | O_CLOEXEC) : -1;
    bool room = kept.count < most;
    if (descriptor < 0 || !room) {
        kept.failed |= purpose != TO_READ;
        if (descriptor >= 0)
            close(descriptor);
        return descriptor < 0;
    }
    kept.folders[kept.count].descriptor = descriptor;
    kept.folders[kept.count++].purpose = purpose;
    return true;
}

void sandbox_drop(void)
{
    for (int i = 0; i < kept.count; i++)
        close(kept.folders[i].descriptor);
    kept.count = 0;
}

void sandbox_files(const struct input_options *inputs)
{
    static const uint64_t rights_for[] = {
        [TO_RENAME] = MAY_NAME, [TO_MAKE] = MAY_MAKE, [TO_READ] = MAY_READ};
    struct rules rules;
    if (!kept.entered || !rules_begin(&rules))
        return;
    bool good = allow_system(&rules) && !kept.failed;
    if (inputs != NULL && !allow_inputs(&rules, inputs))
        (void)allow_path(&rules, "/", MAY_READ | (inputs->in_place != NULL ? MAY_MAKE : 0));
    for (int i = 0; i < kept.count; i++)
        good &= allow(&rules, kept.folders[i].descriptor, rights_for[kept.folders[i].purpose]);
    sandbox_drop();
    /* No sandbox is better than an output that cannot get its name in the end. */
    if (good)
        (void)syscall(SYS_landlock_restrict_self, rules.descriptor, 0);
    close(rules.descriptor);
    kept.entered = false; /* a second time would give up what was kept the first time */
}

#else

bool sandbox_keep(const char *folder, enum sandbox_purpose purpose)
{
    (void)folder;
    (void)purpose;
    return true;
}

void sandbox_drop(void)
{
}

void sandbox_files(const struct input_options *inputs)
{
    (void)inputs;
}

#endif

void sandbox_keep_file(const char *path)
{
    const char *slash = strrchr(path, '/');
    char *folder = slash == NULL ? strdup(".") : strndup(path, (size_t)(slash - path) + 1);
    (void)sandbox_keep(folder, TO_RENAME);
    free(folder);
}
