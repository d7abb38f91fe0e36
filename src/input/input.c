/* SPDX-License-Identifier: BSD-2-Clause */
#include "input/input.h"

#include "input/batch.h"
#include "input/measure.h"
#include "input/names.h"
#include "input/outputs.h"
#include "input/path.h"
#include "input/probe.h"
#include "input/unpacker.h"
#include "input/walk.h"
#include "input/wanted.h"

#include <errno.h>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#define DEFAULT_EXPANDED (UINT64_C(1) << 40)
#define DEFAULT_RATIO 1000
#define DEFAULT_MEMBERS (UINT64_C(10) * 1000 * 1000)

enum {
    FOREIGN_STEP = 4096, /* bytes read of what is perhaps another part's, to tell its kind */
    LOOKED_AT = 100      /* names; to look at more takes as long as to load what archives need */
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
    struct unpacker *unpacker;
    struct path name;      /* of the file */
    size_t operand_length; /* of the operand's name in it */
    const char *path;      /* of the file below the operand; NULL where the user named it */
    const char *unpacked;  /* UNPACKED: name of the file */
    bool refused;          /* whether a limit was exceeded in a file that is this part's */
    bool alone;       /* whether the file is all that its compression holds, and has its name */
    uint64_t files;   /* begun so far */
    uint64_t members; /* units of the file so far */
    uint64_t done, total;
    size_t batch_threads;         /* for which there are batches; 0: there are none */
    uint64_t batches_from;        /* bytes of a zip that is read in them, at least */
    struct batch_zip *zip;        /* the one that is; belongs to the layers */
    struct input_batch *gathered; /* small files that are still to be given, or NULL */
    bool held; /* whether what came behind them is to be dealt with: in the folder, */
    enum walk_event what;
    struct walk_item found;
    enum names_event came; /* or among the operands, */
    const char *operand, *trouble;
    bool only;                       /* whether nothing comes behind the file, or */
    const struct input_batch *again; /* these files, or NULL */
    size_t again_next;               /* the next of them */
    bool waits; /* whether input_prepare() came to something that is still to be given: */
    enum input_event event;
    struct input_item item;
};

/* ---- What is wanted ------------------------------------------------------ */

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
    struct unpacker_options unpacking = {
        .max_expanded = options->max_expanded != 0 ? options->max_expanded : DEFAULT_EXPANDED,
        .max_ratio = options->max_ratio != 0 ? options->max_ratio : DEFAULT_RATIO,
        .max_members = options->max_members != 0 ? options->max_members : DEFAULT_MEMBERS,
        .excluded = input_excludes,
        .context = (void *)options,
    };
    input->options = options;
    input->feed.descriptor = -1;
    input->unpacker = unpacker_new(&unpacking);
    if (input->unpacker == NULL || !names_begin(&input->names, options)) {
        unpacker_free(input->unpacker);
        free(input);
        return NULL;
    }
    return input;
}

struct input *input_new_from(const struct input_options *options, const struct input_batch *batch)
{
    const struct batch_zip *zip = batch->zip;
    struct input *input = input_new(options);
    if (input == NULL)
        return NULL;
    input->only = true;
    if (zip == NULL) {
        input->again = batch;
        return input;
    }
    if (!feed_begin_at(&input->feed, zip->descriptor, zip->base, zip->size) ||
        !path_put(&input->name, 0, zip->name)) {
        input_free(input);
        return NULL;
    }
    input->files = 1;
    unpacker_begin(input->unpacker, &input->feed, zip->name, KIND_ZIP);
    unpacker_go_to(input->unpacker, batch);
    input->place = AT_LAYERS;
    return input;
}

void input_in_batches(struct input *input, size_t threads, uint64_t from)
{
    const struct input_options *options = input->options;
    /* How much of a member that is only looked at is counted cannot be told without reading it. */
    input->batch_threads = options->parts == 0 && options->include_count == 0 ? threads : 0;
    input->batches_from = from;
}

void input_free(struct input *input)
{
    if (input == NULL)
        return;
    unpacker_free(input->unpacker);
    walk_free(input->walk);
    batch_free(input->gathered);
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
    return (event != INPUT_SKIPPED && event != INPUT_NOTED) || input->options->parts == 0 ||
           input->options->part == 1;
}

static bool say_error(struct input *input, struct input_item *item, const char *name, int error)
{
    return say(input, item, INPUT_TROUBLE, name, strerror(error));
}

/* ---- Files --------------------------------------------------------------- */

/* Whether a file is an output that must not be read; the user named it, or it is in a folder. */
static bool is_refused(enum output_state state, bool named)
{
    return state != OUTPUT_NONE && (state != OUTPUT_REWRITE || !named);
}

/* Report such a file; as next_file(). */
static bool refuse(const struct input *input, enum output_state state, bool named,
                   struct input_item *item, enum input_event *event)
{
    *event = named ? INPUT_TROUBLE : state == OUTPUT_EMPTY ? INPUT_SKIPPED : INPUT_NOTED;
    return say(input, item, *event, input->name.bytes, named ? output_is_input : output_is_skipped);
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
    enum output_state state = output_state(input->options, name, known);
    enum kind kind;
    if (is_refused(state, path == NULL)) {
        if (!borrowed)
            close(descriptor);
        return refuse(input, state, path == NULL, item, event);
    }
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
    if (!probe_kind(feed, &kind)) {
        int error = feed->error;
        close_file(input);
        return say_error(input, item, name, error);
    }
    if (state == OUTPUT_REWRITE && (kind != KIND_PLAIN || feed->base > 0)) {
        close_file(input);
        return say(input, item, INPUT_TROUBLE, name, output_is_not_whole);
    }
    feed->step = FEED_WINDOW;
    input->path = path;
    input->members = 0;
    input->refused = false;
    if (kind != KIND_PLAIN) {
        unpacker_begin(input->unpacker, feed, name, kind);
        input->place = AT_LAYERS;
        if (input->batch_threads > 0 && kind == KIND_ZIP && feed->regular &&
            feed->size >= input->batches_from)
            input->zip = unpacker_in_batches(input->unpacker, input->batch_threads);
        item->zip = input->zip;
        *event = INPUT_BORDER;
        return input->zip != NULL;
    }
    if (!input_includes(input->options, path) || (!cut && !is_mine(input, number))) {
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
    const struct walk_options walked = {.excluded = input_excludes,
                                        .skipped = output_folder_skipped,
                                        .context = (void *)input->options,
                                        .follow = input->options->follow};
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
        if (output_state(input->options, NULL, &status) != OUTPUT_NONE) {
            close(descriptor);
            return refuse(input, OUTPUT_FILLED, true, item, event);
        }
        input->operand_length = input->name.length;
        input->walk = walk_new(descriptor, &walked);
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

/*
 * Say why a file that was found in a folder cannot be opened: permissions, or that it is a link to
 * a file which the process gave up, whose permissions then still allow to read it.
 */
static bool say_not_opened(struct input *input, struct input_item *item,
                           const struct walk_item *found, int error)
{
    struct stat status;
    const char *name = input->name.bytes;
    if (error == EACCES && fstatat(found->folder, found->name, &status, AT_SYMLINK_NOFOLLOW) == 0 &&
        S_ISLNK(status.st_mode) && faccessat(found->folder, found->name, R_OK, 0) == 0)
        return say(input, item, INPUT_TROUBLE, name,
                   "a symbolic link to a file outside the inputs; use -L to follow it");
    return say_error(input, item, name, error);
}

/* Begin a file that was found in a folder. */
static bool begin_found(struct input *input, const struct walk_item *found, struct input_item *item,
                        enum input_event *event)
{
    struct stat status;
    int descriptor = probe_open(found->folder, found->name, &status);
    int error = descriptor < 0 ? errno : 0;
    if (error == 0 && S_ISREG(status.st_mode))
        return begin_file(input, descriptor, false, &status, found->path, item, event);
    if (descriptor >= 0)
        close(descriptor);
    input->files++;
    *event = error != 0 ? INPUT_TROUBLE : INPUT_SKIPPED;
    return error != 0 ? say_not_opened(input, item, found, error)
                      : say(input, item, *event, input->name.bytes, "not a regular file");
}

/*
 * Add the file that has the input's name to those that threads are to open; false where it comes
 * by itself.
 */
static bool gather(struct input *input, const struct stat *status, bool named)
{
    const char *name = input->name.bytes;
    const struct batch_member file = {
        .size = (uint64_t)status->st_size, .wanted = true, .named = named};
    if (input->batch_threads == 0 || !batch_suits(true, file.size, name) ||
        output_state(input->options, name, status) != OUTPUT_NONE)
        return false;
    struct input_batch *batch = input->gathered != NULL ? input->gathered : batch_new(NULL);
    if (batch == NULL || !batch_add(batch, &file, name)) {
        if (input->gathered == NULL)
            batch_free(batch);
        return false;
    }
    input->gathered = batch;
    input->files++;
    input->done += file.size;
    batch->more = batch_is_full(batch);
    return true;
}

/* Give those files if they fill a batch, or something else came behind them; as next_file(). */
static bool give_gathered(struct input *input, bool added, struct input_item *item,
                          enum input_event *event)
{
    if (input->gathered == NULL || (added && !input->gathered->more))
        return false;
    input->held = !added;
    item->batch = input->gathered;
    input->gathered = NULL;
    *event = INPUT_BATCH;
    return true;
}

/* Put the path of what was found in the folder behind the operand's; false without memory. */
static bool name_found(struct input *input, const char *path)
{
    size_t length = input->operand_length;
    bool divided = path[0] == '\0' || input->name.bytes[length - 1] == '/';
    return path_put(&input->name, length, divided ? "" : "/") &&
           path_put(&input->name, input->name.length, path);
}

/* Go on in a folder; returns true where *event is to be given. */
static bool next_in_folder(struct input *input, struct input_item *item, enum input_event *event)
{
    struct walk_item *found = &input->found;
    if (!input->held)
        input->what = walk_next(input->walk, found);
    input->held = false;
    bool known = input->what == WALK_DONE || name_found(input, found->path);
    bool added = input->what == WALK_FILE && known && gather(input, found->status, false);
    if (give_gathered(input, added, item, event))
        return true;
    if (added)
        return false;
    if (input->what == WALK_DONE) {
        walk_free(input->walk);
        input->walk = NULL;
        return false;
    }
    if (!known) {
        *event = INPUT_TROUBLE;
        input->files += input->what == WALK_FILE;
        return say_error(input, item, found->path, ENOMEM);
    }
    if (input->what == WALK_FILE)
        return begin_found(input, found, item, event);
    *event = input->what == WALK_SKIPPED ? INPUT_SKIPPED
             : input->what == WALK_NOTED ? INPUT_NOTED
                                         : INPUT_TROUBLE;
    return say(input, item, *event, input->name.bytes, found->reason);
}

/* The same with what the user named, of which a single one is opened before. */
static bool gather_operand(struct input *input)
{
    const struct input_options *options = input->options;
    struct stat status;
    return input->batch_threads > 0 && (options->count > 1 || options->list_count > 0) &&
           strcmp(input->operand, "-") != 0 && stat(input->operand, &status) == 0 &&
           S_ISREG(status.st_mode) && path_put(&input->name, 0, input->operand) &&
           gather(input, &status, true);
}

/* Go on to what the user named; as next_file(). */
static bool next_operand(struct input *input, struct input_item *item, enum input_event *event)
{
    if (!input->held)
        input->came = names_next(&input->names, &input->operand, &input->trouble);
    input->held = false;
    bool added = input->came == NAMES_NAME && gather_operand(input);
    if (give_gathered(input, added, item, event))
        return true;
    if (added)
        return false;
    if (input->came == NAMES_NAME)
        return begin_operand(input, input->operand, item, event);
    if (input->came != NAMES_TROUBLE)
        return true;
    *event = INPUT_TROUBLE;
    return say(input, item, INPUT_TROUBLE, input->operand, input->trouble);
}

/* Begin the next of the files that are read in order after all; as next_file(). */
static bool next_again(struct input *input, struct input_item *item, enum input_event *event)
{
    const struct input_batch *batch = input->again;
    if (batch == NULL || input->again_next == batch->count)
        return true;
    const struct batch_member *member = &batch->list[input->again_next++];
    struct walk_item found = {.folder = AT_FDCWD};
    found.name = found.path = batch->names + member->name;
    if (member->named)
        return begin_operand(input, found.name, item, event);
    if (path_put(&input->name, 0, found.name))
        return begin_found(input, &found, item, event);
    *event = INPUT_TROUBLE;
    return say_error(input, item, found.path, ENOMEM);
}

/* Go on to the next file; returns true where *event is to be given. */
static bool next_file(struct input *input, struct input_item *item, enum input_event *event)
{
    *event = INPUT_DONE;
    if (input->walk != NULL)
        return next_in_folder(input, item, event);
    return input->only ? next_again(input, item, event) : next_operand(input, item, event);
}

/* Go on in an archive or to what is in a compressed file; as next_file(). */
static bool next_unpacked(struct input *input, struct input_item *item, enum input_event *event)
{
    struct unpacker_item found;
    bool refused = input->refused;
    if (input->zip != NULL && (item->batch = unpacker_batch(input->unpacker)) != NULL) {
        *event = INPUT_BATCH;
        return true;
    }
    switch (unpacker_next(input->unpacker, &found)) {
    case UNPACKER_FILE:
        if (!input_includes(input->options, found.path != NULL ? found.path : input->path)) {
            /* It may have been an archive of files that are. */
            *event = INPUT_TROUBLE;
            item->damaged = !unpacker_failed(input->unpacker);
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
    case UNPACKER_TROUBLE:
        *event = INPUT_TROUBLE;
        input->refused = false;
        item->damaged = !unpacker_failed(input->unpacker);
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
            item->reason = strerror(input->feed.error);
        close_file(input);
        return INPUT_END;
    }
    if (input->place == AT_UNPACKED) {
        item->name = input->unpacked;
        item->length = unpacker_read(input->unpacker, buffer, size, &item->reason);
        if (item->length > 0)
            return INPUT_BYTES;
        item->damaged = !unpacker_failed(input->unpacker);
        input->refused = unpacker_refused(input->unpacker);
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
        may = probe_may_unpack(&input->feed, options->files[i]);
    if (may)
        unpacker_prepare(input->unpacker);
}

/* ---- Progress ------------------------------------------------------------ */

void input_measure(struct input *input)
{
    input->total = measure_input(input->options);
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
