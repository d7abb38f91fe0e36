/* SPDX-License-Identifier: BSD-2-Clause */
#include "input.h"

#include "input_layers.h"
#include "input_names.h"
#include "input_path.h"
#include "input_run.h"
#include "walk.h"

#include <errno.h>
#include <fcntl.h>
#include <fnmatch.h>
#include <sys/stat.h>
#include <unistd.h>

#define DEFAULT_EXPANDED (UINT64_C(1) << 40)
#define DEFAULT_RATIO 1000
#define DEFAULT_MEMBERS (UINT64_C(10) * 1000 * 1000)

enum {
    FOREIGN_STEP = 4096,   /* bytes read of what is perhaps another part's, to tell its kind */
    RUNS_FROM = 32 * 1024, /* bytes of a zip; one that has less is read as fast in order */
    LOOKED_AT = 100        /* names; to look at more takes as long as to load what archives need */
};

/** Where reading stands. */
enum place {
    AT_FILES,   /* before the next file */
    AT_PLAIN,   /* in a plain file */
    AT_LAYERS,  /* in an archive, before its next file */
    AT_UNPACKED /* in a file of layers */
};

struct input {
    const struct input_options *options;
    enum place place;
    struct names names;
    struct walk *walk; /* of the folder that is being walked, or NULL */
    struct feed feed;
    struct layers *layers;
    struct path name;      /* of the file */
    size_t operand_length; /* of the operand's name in it */
    const char *path;      /* of the file below the operand; NULL where the user named it */
    const char *unpacked;  /* UNPACKED: name of the file */
    bool refused;          /* whether a limit was exceeded in a file that is this part's */
    bool alone;       /* whether the file is all that its compression holds, and has its name */
    uint64_t files;   /* begun so far */
    uint64_t members; /* units of the file so far */
    uint64_t done, total;
    size_t run_threads;  /* for which zips may be read in runs; 0: they may not */
    struct run_zip *zip; /* the one that is; belongs to the layers */
    bool only;           /* whether nothing comes behind the file */
    bool waits;          /* whether input_prepare() came to something that is still to be given: */
    enum input_event event;
    struct input_item item;
    char reason[128];
};

/* ---- What is wanted ------------------------------------------------------ */

static bool matches(const char *const *globs, size_t count, const char *path)
{
    const char *slash = strrchr(path, '/');
    const char *last = slash != NULL ? slash + 1 : path;
    for (size_t i = 0; i < count; i++)
        if (fnmatch(globs[i], strchr(globs[i], '/') != NULL ? path : last, 0) == 0)
            return true;
    return false;
}

static bool excluded(void *context, const char *path)
{
    const struct input_options *options = context;
    return matches(options->excludes, options->exclude_count, path);
}

/* Whether a file is taken; what has no path was named by the user. */
static bool included(const struct input *input, const char *path)
{
    const struct input_options *options = input->options;
    return path == NULL || options->include_count == 0 ||
           matches(options->includes, options->include_count, path);
}

/* Whether a unit is for this part. */
static bool is_mine(const struct input *input, uint64_t unit)
{
    const struct input_options *options = input->options;
    return options->parts == 0 || unit % options->parts + 1 == options->part;
}

/* ---- Beginning and end --------------------------------------------------- */

struct input *input_new(const struct input_options *options)
{
    struct input *input = calloc(1, sizeof *input);
    if (input == NULL)
        return NULL;
    struct layers_options unpacking = {
        .max_expanded = options->max_expanded != 0 ? options->max_expanded : DEFAULT_EXPANDED,
        .max_ratio = options->max_ratio != 0 ? options->max_ratio : DEFAULT_RATIO,
        .max_members = options->max_members != 0 ? options->max_members : DEFAULT_MEMBERS,
        .excluded = excluded,
        .context = (void *)options,
    };
    input->options = options;
    input->feed.descriptor = -1;
    input->layers = layers_new(&unpacking);
    if (input->layers == NULL || !names_begin(&input->names, options)) {
        layers_free(input->layers);
        free(input);
        return NULL;
    }
    return input;
}

struct input *input_new_from(const struct input_options *options, const struct run *run)
{
    const struct run_zip *zip = run->zip;
    const struct stat known = {.st_mode = S_IFREG, .st_size = (off_t)zip->size};
    struct input *input = input_new(options);
    if (input == NULL)
        return NULL;
    if (!feed_begin(&input->feed, zip->descriptor, true, &known) ||
        !path_put(&input->name, 0, zip->name)) {
        input_free(input);
        return NULL;
    }
    input->feed.base = zip->base;
    input->feed.size = zip->size;
    input->feed.regular = true;
    input->files = 1;
    input->only = true;
    layers_begin(input->layers, &input->feed, zip->name, KIND_ZIP);
    layers_go_to(input->layers, run);
    input->place = AT_LAYERS;
    return input;
}

void input_in_runs(struct input *input, size_t threads)
{
    const struct input_options *options = input->options;
    /* How much of a member that is only looked at is counted cannot be told without reading it. */
    input->run_threads = options->parts == 0 && options->include_count == 0 ? threads : 0;
}

void input_free(struct input *input)
{
    if (input == NULL)
        return;
    layers_free(input->layers);
    walk_free(input->walk);
    names_end(&input->names);
    feed_free(&input->feed);
    path_free(&input->name);
    free(input);
}

static void close_file(struct input *input)
{
    input->done += input->feed.regular ? input->feed.size : input->feed.at;
    feed_end(&input->feed);
    input->place = AT_FILES;
}

/* ---- What there is to say ------------------------------------------------ */

static const char *error_text(struct input *input, int error)
{
    /* unreachable: every error has a text, which fits */
    if (strerror_r(error, input->reason, sizeof input->reason) != 0)
        input->reason[0] = '\0';
    return input->reason;
}

/*
 * Say what belongs to no unit; true where it is said.  That something was skipped is for the
 * first part to say; but trouble is everybody's, for who does not see a file leaves out a part
 * of it, and may be the only one who does not.
 */
static bool say(const struct input *input, struct input_item *item, enum input_event event,
                const char *name, const char *reason)
{
    item->name = name;
    item->reason = reason;
    return event != INPUT_SKIPPED || input->options->parts == 0 || input->options->part == 1;
}

static bool say_error(struct input *input, struct input_item *item, const char *name, int error)
{
    return say(input, item, INPUT_TROUBLE, name, error_text(input, error));
}

/* ---- Files --------------------------------------------------------------- */

/* Tell the kind of the file in the feed; false with feed.error where it cannot be read. */
static bool tell_kind(struct feed *feed, enum kind *kind)
{
    const char *bytes;
    ptrdiff_t got = feed_peek(feed, feed->regular ? KIND_BYTES : 1, &bytes);
    /* What comes slowly is passed on at once where it can be nothing but plain. */
    while (got > 0 && !feed->regular && kind_needs_more(bytes, (size_t)got)) {
        ptrdiff_t more = feed_peek(feed, (size_t)got + 1, &bytes);
        if (more <= got)
            break;
        got = more;
    }
    *kind = got > 0 ? kind_of(bytes, (size_t)got) : KIND_PLAIN;
    return got >= 0;
}

/*
 * Begin an open file, of which fstat() says what is known; path is the one below the operand,
 * NULL where the user named it.  Returns true where *event is to be given.
 */
static bool begin_file(struct input *input, int descriptor, bool borrowed, const struct stat *known,
                       const char *path, struct input_item *item, enum input_event *event)
{
    struct feed *feed = &input->feed;
    uint64_t number = input->files++;
    const char *name = input->name.bytes;
    enum kind kind;
    *event = INPUT_TROUBLE;
    if (!feed_begin(feed, descriptor, borrowed, known)) {
        if (!borrowed)
            close(descriptor);
        return say_error(input, item, name, ENOMEM);
    }
    bool cut = input->options->parts > 0 && feed->regular && feed->base == 0 &&
               feed->size >= INPUT_CUT_SIZE;
    if (!cut && !is_mine(input, number))
        feed->step = FOREIGN_STEP;
    if (!tell_kind(feed, &kind)) {
        int error = feed->error;
        close_file(input);
        return say_error(input, item, name, error);
    }
    feed->step = FEED_WINDOW;
    input->path = path;
    input->members = 0;
    input->refused = false;
    if (kind != KIND_PLAIN) {
        layers_begin(input->layers, feed, name, kind);
        input->place = AT_LAYERS;
        if (input->run_threads > 0 && kind == KIND_ZIP && feed->regular && feed->size >= RUNS_FROM)
            input->zip = layers_in_runs(input->layers, input->run_threads);
        item->zip = input->zip;
        *event = INPUT_BORDER;
        return input->zip != NULL;
    }
    if (!included(input, path) || (!cut && !is_mine(input, number))) {
        close_file(input);
        return false;
    }
    input->place = AT_PLAIN;
    item->named = path == NULL;
    item->cut = cut;
    if (feed->regular && feed->base == 0) {
        item->size = feed->size;
        item->descriptor = descriptor;
    }
    *event = INPUT_FILE;
    return say(input, item, INPUT_FILE, name, NULL);
}

/* Begin what the user named: a file or a folder. */
static bool begin_operand(struct input *input, const char *name, struct input_item *item,
                          enum input_event *event)
{
    struct stat status = {0};
    bool is_stdin = strcmp(name, "-") == 0;
    int descriptor = STDIN_FILENO;
    *event = INPUT_TROUBLE;
    if (!is_stdin)
        do
            descriptor = open(name, O_RDONLY | O_CLOEXEC | O_NOCTTY);
        while (descriptor < 0 && errno == EINTR);
    int error = descriptor < 0 || fstat(descriptor, &status) != 0 ? errno : 0;
    if (error == 0 && !path_put(&input->name, 0, name))
        error = ENOMEM;
    if (error == 0 && S_ISDIR(status.st_mode) && !is_stdin) {
        input->operand_length = input->name.length;
        input->walk = walk_new(descriptor, excluded, (void *)input->options);
        descriptor = -1;
        if (input->walk != NULL)
            return false;
        error = errno;
    }
    if (error == 0)
        return begin_file(input, descriptor, is_stdin, &status, NULL, item, event);
    if (descriptor >= 0 && !is_stdin)
        close(descriptor);
    input->files++;
    return say_error(input, item, name, error);
}

/* Begin a file that was found in a folder. */
static bool begin_found(struct input *input, const struct walk_item *found, struct input_item *item,
                        enum input_event *event)
{
    struct stat status = {0};
    int descriptor;
    /* It may have become something else since it was looked at, which must not hold us up. */
    do
        descriptor =
            openat(found->folder, found->name, O_RDONLY | O_CLOEXEC | O_NOCTTY | O_NONBLOCK);
    while (descriptor < 0 && errno == EINTR);
    int error = descriptor < 0 || fstat(descriptor, &status) != 0 ? errno : 0;
    if (error == 0 && S_ISREG(status.st_mode))
        return begin_file(input, descriptor, false, &status, found->path, item, event);
    if (descriptor >= 0)
        close(descriptor);
    input->files++;
    *event = error != 0 ? INPUT_TROUBLE : INPUT_SKIPPED;
    return error != 0 ? say_error(input, item, input->name.bytes, error)
                      : say(input, item, *event, input->name.bytes, "not a regular file");
}

/* Go on in a folder; returns true where *event is to be given. */
static bool next_in_folder(struct input *input, struct input_item *item, enum input_event *event)
{
    struct walk_item found;
    enum walk_event what = walk_next(input->walk, &found);
    size_t length = input->operand_length;
    if (what == WALK_DONE) {
        walk_free(input->walk);
        input->walk = NULL;
        return false;
    }
    bool divided = found.path[0] == '\0' || input->name.bytes[length - 1] == '/';
    if (!path_put(&input->name, length, divided ? "" : "/") ||
        !path_put(&input->name, input->name.length, found.path)) {
        *event = INPUT_TROUBLE;
        input->files += what == WALK_FILE;
        return say_error(input, item, found.path, ENOMEM);
    }
    if (what == WALK_FILE)
        return begin_found(input, &found, item, event);
    *event = what == WALK_SKIPPED ? INPUT_SKIPPED : INPUT_TROUBLE;
    return say(input, item, *event, input->name.bytes, found.reason);
}

/* Go on to the next file; returns true where *event is to be given. */
static bool next_file(struct input *input, struct input_item *item, enum input_event *event)
{
    const char *name;
    const char *reason;
    *event = INPUT_DONE;
    if (input->only)
        return true;
    if (input->walk != NULL)
        return next_in_folder(input, item, event);
    switch (names_next(&input->names, &name, &reason)) {
    case NAMES_NAME:
        return begin_operand(input, name, item, event);
    case NAMES_TROUBLE:
        *event = INPUT_TROUBLE;
        return say(input, item, INPUT_TROUBLE, name, reason);
    default:
        return true;
    }
}

/* Go on in an archive or to what is in a compressed file; as next_file(). */
static bool next_unpacked(struct input *input, struct input_item *item, enum input_event *event)
{
    struct layers_item found;
    bool refused = input->refused;
    if (input->zip != NULL && (item->run = layers_run(input->layers)) != NULL) {
        *event = INPUT_RUN;
        return true;
    }
    switch (layers_next(input->layers, &found)) {
    case LAYERS_FILE:
        if (!included(input, found.path != NULL ? found.path : input->path)) {
            /* It may have been an archive of files that are. */
            *event = INPUT_TROUBLE;
            item->damaged = !layers_failed(input->layers);
            return found.reason != NULL && say(input, item, *event, found.name, found.reason);
        }
        if (!is_mine(input, input->files - 1 + input->members++))
            return false;
        input->place = AT_UNPACKED;
        item->named = input->path == NULL && found.path == NULL;
        input->unpacked = found.name;
        input->alone = found.path == NULL;
        found.reason = NULL;
        *event = INPUT_FILE;
        break;
    case LAYERS_SKIPPED:
        *event = INPUT_SKIPPED;
        break;
    case LAYERS_TROUBLE:
        *event = INPUT_TROUBLE;
        input->refused = false;
        item->damaged = !layers_failed(input->layers);
        /* What was said as the end of a file is not said again under the same name. */
        if (refused && input->alone)
            return false;
        /* Without memory for another name it has that of the file. */
        if (*found.name == '\0')
            found.name = input->name.bytes;
        /* Only the part that was reading knows of a limit exceeded in its own unit. */
        return say(input, item, INPUT_TROUBLE, found.name, found.reason) || refused;
    default:
        close_file(input);
        *event = INPUT_BORDER;
        if (input->zip == NULL)
            return false;
        input->zip = NULL;
        return true;
    }
    return say(input, item, *event, found.name, found.reason);
}

enum input_event input_next(struct input *input, char *buffer, size_t size, struct input_item *item)
{
    enum input_event event = INPUT_DONE;
    bool said = false;
    if (input->waits) {
        input->waits = false;
        *item = input->item;
        return input->event;
    }
    *item = (struct input_item){.name = input->name.bytes, .descriptor = -1};
    if (input->place == AT_PLAIN) {
        ptrdiff_t got = feed_read(&input->feed, buffer, size);
        item->name = input->name.bytes;
        if (got > 0) {
            item->length = (size_t)got;
            return INPUT_BYTES;
        }
        if (got < 0)
            item->reason = error_text(input, input->feed.error);
        close_file(input);
        return INPUT_END;
    }
    if (input->place == AT_UNPACKED) {
        item->name = input->unpacked;
        item->length = layers_read(input->layers, buffer, size, &item->reason);
        if (item->length > 0)
            return INPUT_BYTES;
        item->damaged = !layers_failed(input->layers);
        input->refused = layers_refused(input->layers);
        input->place = AT_LAYERS;
        return INPUT_END;
    }
    while (!said)
        said = input->place == AT_LAYERS ? next_unpacked(input, item, &event)
                                         : next_file(input, item, &event);
    return event;
}

void input_skip(struct input *input)
{
    if (input->place == AT_PLAIN)
        close_file(input);
    else if (input->place == AT_UNPACKED)
        input->place = AT_LAYERS;
}

void input_seek(struct input *input, uint64_t offset)
{
    if (input->place == AT_PLAIN && input->feed.regular)
        feed_seek(&input->feed, offset);
}

/* ---- Preparing ----------------------------------------------------------- */

/*
 * Whether what the user named may hold an archive.  What is no regular file is not even opened
 * for that, which could take bytes away from it or wait for them.
 */
static bool may_unpack(struct input *input, const char *name)
{
    struct stat status;
    struct feed *feed = &input->feed;
    bool is_stdin = strcmp(name, "-") == 0;
    int descriptor = STDIN_FILENO;
    enum kind kind;
    if ((is_stdin ? fstat(STDIN_FILENO, &status) : stat(name, &status)) != 0)
        return false;
    if (!S_ISREG(status.st_mode))
        return true;
    if (!is_stdin)
        descriptor = open(name, O_RDONLY | O_CLOEXEC | O_NOCTTY | O_NONBLOCK);
    /* It will be told when it is read. */
    if (descriptor < 0)
        return false;
    /* It may have become something else. */
    if (fstat(descriptor, &status) != 0 || !feed_begin(feed, descriptor, is_stdin, &status)) {
        if (!is_stdin)
            close(descriptor);
        return false;
    }
    feed->step = KIND_BYTES;
    bool may = !feed->regular || (tell_kind(feed, &kind) && kind != KIND_PLAIN);
    feed_end(feed);
    return may;
}

void input_prepare(struct input *input)
{
    const struct input_options *options = input->options;
    bool may = options->list_count > 0 || options->count > LOOKED_AT;
    /*
     * libarchive works out when each member was changed, which nobody asks for, and without this
     * the C library would look for the machine's time zone each time, in a file that is given up.
     */
    (void)setenv("TZ", "UTC0", 1);
    if (!may && options->count <= 1) {
        /* The only one need not be left again: what it is made of is told as ever. */
        input->item = (struct input_item){.descriptor = -1};
        input->waits = next_file(input, &input->item, &input->event);
        may = input->walk != NULL;
    }
    for (int i = 0; options->count > 1 && i < options->count && !may; i++)
        may = may_unpack(input, options->files[i]);
    if (may)
        layers_prepare(input->layers);
}

/* ---- Progress ------------------------------------------------------------ */

/* Add the sizes of the files in an open folder, which is closed. */
static void measure_folder(struct input *input, int descriptor)
{
    struct walk_item found;
    enum walk_event event = WALK_TROUBLE;
    struct walk *walk = walk_new(descriptor, excluded, (void *)input->options);
    while (walk != NULL && event != WALK_DONE) {
        event = walk_next(walk, &found);
        if (event == WALK_FILE)
            input->total += found.size;
    }
    walk_free(walk);
}

/* Add the size of what the user named; false where it cannot be known. */
static bool measure_operand(struct input *input, const char *name)
{
    struct stat status;
    if (strcmp(name, "-") == 0) {
        off_t base = lseek(STDIN_FILENO, 0, SEEK_CUR);
        if (base < 0 || fstat(STDIN_FILENO, &status) != 0 || !S_ISREG(status.st_mode))
            return false;
        input->total += status.st_size > base ? (uint64_t)(status.st_size - base) : 0;
        return true;
    }
    /* What is not there will be told when it is read. */
    if (stat(name, &status) != 0)
        return true;
    if (S_ISREG(status.st_mode))
        input->total += (uint64_t)status.st_size;
    if (!S_ISDIR(status.st_mode))
        return S_ISREG(status.st_mode);
    int descriptor = open(name, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (descriptor >= 0)
        measure_folder(input, descriptor);
    return true;
}

void input_measure(struct input *input)
{
    const struct input_options *options = input->options;
    struct stat status;
    struct names names;
    const char *name;
    const char *reason;
    bool known = true;
    input->total = 0;
    /* A list that can be read only once must not be. */
    for (size_t i = 0; i < options->list_count; i++)
        if (strcmp(options->lists[i], "-") == 0 ||
            (stat(options->lists[i], &status) == 0 && !S_ISREG(status.st_mode)))
            return;
    if (!names_begin(&names, options))
        return;
    enum names_event event = NAMES_NAME;
    while (known && event != NAMES_DONE) {
        event = names_next(&names, &name, &reason);
        if (event == NAMES_NAME)
            known = measure_operand(input, name);
    }
    names_end(&names);
    if (!known)
        input->total = 0;
}

void input_progress(const struct input *input, uint64_t *done, uint64_t *total)
{
    const struct feed *feed = &input->feed;
    uint64_t at = 0;
    if (feed->descriptor >= 0)
        at = feed->regular && feed->at > feed->size ? feed->size : feed->at;
    *done = input->done + at;
    *total = input->total;
}
