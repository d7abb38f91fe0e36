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
    FOREIGN_STEP = 4096, /* bytes read of what is perhaps another part's, to detect its kind */
    LOOKED_AT = 100      /* names; checking more takes as long as loading the libraries */
};

/** What is being read. */
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
    const char *path;      /* of the file below the operand; NULL if the user named it */
    const char *unpacked;  /* UNPACKED: name of the file */
    bool refused;          /* whether a limit was exceeded in a file that is this part's */
    bool alone;       /* whether the file is all that its compression holds, and has its name */
    uint64_t files;   /* number of files begun */
    uint64_t members; /* number unpacked from the file */
    uint64_t done, total;
    size_t batch_threads;         /* for which there are batches; 0: there are none */
    uint64_t batches_from;        /* bytes of a zip that is read in them, at least */
    struct batch_zip *zip;        /* the one that is; belongs to the layers */
    struct input_batch *gathered; /* small files that are still to be given, or NULL */
    bool held; /* whether what came after them is still to be handled: in the folder, */
    enum walk_event what;
    struct walk_item found;
    enum names_event came; /* or among the operands, */
    const char *operand, *trouble;
    bool only;                       /* whether nothing comes after the file, or */
    const struct input_batch *again; /* these files, or NULL */
    size_t again_next;               /* the next of them */
    bool waits; /* whether input_prepare() came to something that is still to be given: */
    struct input_item item;
};

/* ---- What is wanted ------------------------------------------------------ */

/* Whether this part reads the file or member with a number. */
static bool is_mine(const struct input *input, uint64_t number)
{
    const struct input_options *options = input->options;
    return options->parts == 0 || number % options->parts + 1 == options->part;
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
    /* How much of a skipped member counts shows only when it is read. */
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

/* ---- Events ------------------------------------------------ */

/*
 * Report an event that belongs to no file.  Returns whether to return it: only the first part
 * reports what was skipped, but all report trouble, since each may be the only one that detects it.
 */
static bool say(const struct input *input, struct input_item *item, enum input_event event,
                const char *name, const char *reason)
{
    item->event = event;
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
                   struct input_item *item)
{
    enum input_event event = named                   ? INPUT_TROUBLE
                             : state == OUTPUT_EMPTY ? INPUT_SKIPPED
                                                     : INPUT_NOTED;
    return say(input, item, event, input->name.bytes, named ? output_is_input : output_is_skipped);
}

/* A file that was opened. */
struct opened {
    int descriptor;
    bool borrowed; /* whether the descriptor stays open */
    const struct stat *status;
    const char *path; /* below the operand; NULL if the user named the file */
};

/* Begin to unpack the file of a kind; as next_file(). */
static bool begin_unpacking(struct input *input, enum kind kind, struct input_item *item)
{
    struct feed *feed = &input->feed;
    unpacker_begin(input->unpacker, feed, input->name.bytes, kind);
    input->place = AT_LAYERS;
    if (input->batch_threads > 0 && kind == KIND_ZIP && feed->regular &&
        feed->size >= input->batches_from)
        input->zip = unpacker_in_batches(input->unpacker, input->batch_threads);
    item->zip = input->zip;
    item->event = INPUT_BORDER;
    return input->zip != NULL;
}

/* Begin with an opened file; as next_file(). */
static bool begin_file(struct input *input, const struct opened *file, struct input_item *item)
{
    struct feed *feed = &input->feed;
    const char *name = input->name.bytes;
    bool named = file->path == NULL;
    bool mine = is_mine(input, input->files++);
    enum output_state state = output_state(input->options, name, file->status);
    enum kind kind;
    bool refused = is_refused(state, named);
    if (refused || !feed_begin(feed, file->descriptor, file->borrowed, file->status)) {
        if (!file->borrowed)
            close(file->descriptor);
        return refused ? refuse(input, state, named, item) : say_error(input, item, name, ENOMEM);
    }
    bool cut = input->options->parts > 0 && feed->regular && feed->base == 0 &&
               feed->size >= INPUT_CUT_SIZE;
    if (!cut && !mine)
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
    input->path = file->path;
    input->members = 0;
    input->refused = false;
    if (kind != KIND_PLAIN)
        return begin_unpacking(input, kind, item);
    if (!input_includes(input->options, file->path) || (!cut && !mine)) {
        close_file(input);
        return false;
    }
    input->place = AT_PLAIN;
    item->named = named;
    item->cut = cut;
    if (feed->regular && feed->base == 0) {
        item->size = feed->size;
        item->descriptor = file->descriptor;
    }
    return say(input, item, INPUT_FILE, name, NULL);
}

/* Begin what the user named: a file or a folder. */
static bool begin_operand(struct input *input, const char *name, struct input_item *item)
{
    const struct walk_options walked = {.excluded = input_excludes,
                                        .skipped = output_folder_skipped,
                                        .context = (void *)input->options,
                                        .follow = input->options->follow};
    struct stat status = {0};
    bool is_stdin = strcmp(name, "-") == 0;
    int descriptor = STDIN_FILENO;
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
            return refuse(input, OUTPUT_FILLED, true, item);
        }
        input->operand_length = input->name.length;
        input->walk = walk_new(descriptor, &walked);
        descriptor = -1;
        if (input->walk != NULL)
            return false;
        error = errno;
    }
    if (error == 0)
        return begin_file(
            input,
            &(struct opened){.descriptor = descriptor, .borrowed = is_stdin, .status = &status},
            item);
    if (descriptor >= 0 && !is_stdin)
        close(descriptor);
    input->files++;
    return say_error(input, item, name, error);
}

/*
 * Report why a file that was found in a folder cannot be opened: permissions, or that it is a link
 * to a file that the process gave up, although its permissions still allow reading.
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
static bool begin_found(struct input *input, const struct walk_item *found, struct input_item *item)
{
    struct stat status;
    int descriptor = probe_open(found->folder, found->name, &status);
    int error = descriptor < 0 ? errno : 0;
    if (error == 0 && S_ISREG(status.st_mode))
        return begin_file(
            input,
            &(struct opened){.descriptor = descriptor, .status = &status, .path = found->path},
            item);
    if (descriptor >= 0)
        close(descriptor);
    input->files++;
    return error != 0 ? say_not_opened(input, item, found, error)
                      : say(input, item, INPUT_SKIPPED, input->name.bytes, "not a regular file");
}

/*
 * Add the file that has the input's name to those that threads are to open; false if it comes
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

/* Give those files if they fill a batch, or something else came after them; as next_file(). */
static bool give_gathered(struct input *input, bool added, struct input_item *item)
{
    if (input->gathered == NULL || (added && !input->gathered->more))
        return false;
    input->held = !added;
    item->batch = input->gathered;
    input->gathered = NULL;
    item->event = INPUT_BATCH;
    return true;
}

/* Append the path of what was found in the folder to the operand's; false without memory. */
static bool name_found(struct input *input, const char *path)
{
    size_t length = input->operand_length;
    bool divided = path[0] == '\0' || input->name.bytes[length - 1] == '/';
    return path_put(&input->name, length, divided ? "" : "/") &&
           path_put(&input->name, input->name.length, path);
}

/* Continue in a folder; returns true if item->event is to be returned. */
static bool next_in_folder(struct input *input, struct input_item *item)
{
    struct walk_item *found = &input->found;
    if (!input->held)
        input->what = walk_next(input->walk, found);
    input->held = false;
    bool known = input->what == WALK_DONE || name_found(input, found->path);
    bool added = input->what == WALK_FILE && known && gather(input, found->status, false);
    if (give_gathered(input, added, item))
        return true;
    if (added)
        return false;
    if (input->what == WALK_DONE) {
        walk_free(input->walk);
        input->walk = NULL;
        return false;
    }
    if (!known) {
        input->files += input->what == WALK_FILE;
        return say_error(input, item, found->path, ENOMEM);
    }
    if (input->what == WALK_FILE)
        return begin_found(input, found, item);
    enum input_event event = input->what == WALK_SKIPPED ? INPUT_SKIPPED
                             : input->what == WALK_NOTED ? INPUT_NOTED
                                                         : INPUT_TROUBLE;
    return say(input, item, event, input->name.bytes, found->reason);
}

/* As gather_found(), for operands; a single operand was opened before. */
static bool gather_operand(struct input *input)
{
    const struct input_options *options = input->options;
    struct stat status;
    return input->batch_threads > 0 && (options->count > 1 || options->list_count > 0) &&
           strcmp(input->operand, "-") != 0 && stat(input->operand, &status) == 0 &&
           S_ISREG(status.st_mode) && path_put(&input->name, 0, input->operand) &&
           gather(input, &status, true);
}

/* Continue with the next operand; as next_file(). */
static bool next_operand(struct input *input, struct input_item *item)
{
    if (!input->held)
        input->came = names_next(&input->names, &input->operand, &input->trouble);
    input->held = false;
    bool added = input->came == NAMES_NAME && gather_operand(input);
    if (give_gathered(input, added, item))
        return true;
    if (added)
        return false;
    if (input->came == NAMES_NAME)
        return begin_operand(input, input->operand, item);
    if (input->came != NAMES_TROUBLE)
        return true;
    return say(input, item, INPUT_TROUBLE, input->operand, input->trouble);
}

/* Begin the next of the files that are read in order after all; as next_file(). */
static bool next_again(struct input *input, struct input_item *item)
{
    const struct input_batch *batch = input->again;
    if (batch == NULL || input->again_next == batch->count)
        return true;
    const struct batch_member *member = &batch->list[input->again_next++];
    struct walk_item found = {.folder = AT_FDCWD};
    found.name = found.path = batch->names + member->name;
    if (member->named)
        return begin_operand(input, found.name, item);
    if (path_put(&input->name, 0, found.name))
        return begin_found(input, &found, item);
    return say_error(input, item, found.path, ENOMEM);
}

/* Move to the next file; returns true if item->event is to be returned. */
static bool next_file(struct input *input, struct input_item *item)
{
    item->event = INPUT_DONE;
    if (input->walk != NULL)
        return next_in_folder(input, item);
    return input->only ? next_again(input, item) : next_operand(input, item);
}

/* Begin with a file that was unpacked; as next_file(). */
static bool begin_unpacked(struct input *input, const struct unpacker_item *found,
                           struct input_item *item)
{
    if (!input_includes(input->options, found->path != NULL ? found->path : input->path)) {
        /* It may have been an archive of files that are included. */
        item->damaged = !unpacker_failed(input->unpacker);
        return found->reason != NULL && say(input, item, INPUT_TROUBLE, found->name, found->reason);
    }
    if (!is_mine(input, input->files - 1 + input->members++))
        return false;
    input->place = AT_UNPACKED;
    item->named = input->path == NULL && found->path == NULL;
    input->unpacked = found->name;
    input->alone = found->path == NULL;
    return say(input, item, INPUT_FILE, found->name, NULL);
}

/* Report what cannot be unpacked; as next_file(). */
static bool report_unpacked(struct input *input, const struct unpacker_item *found,
                            struct input_item *item)
{
    bool refused = input->refused;
    input->refused = false;
    item->damaged = !unpacker_failed(input->unpacker);
    /* What was reported at the end of a file is not reported again under the same name. */
    if (refused && input->alone)
        return false;
    /* Without memory for another name it has that of the file. */
    const char *name = *found->name != '\0' ? found->name : input->name.bytes;
    /* Only the part that reads a member detects that it exceeds a limit. */
    return say(input, item, INPUT_TROUBLE, name, found->reason) || refused;
}

/* Continue in an archive or a compressed file; as next_file(). */
static bool next_unpacked(struct input *input, struct input_item *item)
{
    struct unpacker_item found;
    if (input->zip != NULL && (item->batch = unpacker_batch(input->unpacker)) != NULL) {
        item->event = INPUT_BATCH;
        return true;
    }
    switch (unpacker_next(input->unpacker, &found)) {
    case UNPACKER_FILE:
        return begin_unpacked(input, &found, item);
    case UNPACKER_TROUBLE:
        return report_unpacked(input, &found, item);
    default:
        close_file(input);
        bool border = input->zip != NULL;
        item->event = INPUT_BORDER;
        input->zip = NULL;
        return border;
    }
}

/* Read on in a plain file. */
static void read_plain(struct input *input, char *buffer, size_t size, struct input_item *item)
{
    ptrdiff_t got = feed_read(&input->feed, buffer, size);
    item->event = got > 0 ? INPUT_BYTES : INPUT_END;
    item->length = got > 0 ? (size_t)got : 0;
    if (got > 0)
        return;
    item->reason = got < 0 ? strerror(input->feed.error) : NULL;
    close_file(input);
}

/* Read on in a file that is unpacked. */
static void read_unpacked(struct input *input, char *buffer, size_t size, struct input_item *item)
{
    item->name = input->unpacked;
    item->length = unpacker_read(input->unpacker, buffer, size, &item->reason);
    item->event = item->length > 0 ? INPUT_BYTES : INPUT_END;
    if (item->length > 0)
        return;
    item->damaged = !unpacker_failed(input->unpacker);
    input->refused = unpacker_refused(input->unpacker);
    input->place = AT_LAYERS;
}

enum input_event input_next(struct input *input, char *buffer, size_t size, struct input_item *item)
{
    bool waited = input->waits;
    input->waits = false;
    *item = waited ? input->item : (struct input_item){.name = input->name.bytes, .descriptor = -1};
    if (waited)
        return item->event;
    if (input->place == AT_PLAIN)
        read_plain(input, buffer, size, item);
    else if (input->place == AT_UNPACKED)
        read_unpacked(input, buffer, size, item);
    else
        while (!(input->place == AT_LAYERS ? next_unpacked(input, item) : next_file(input, item)))
            continue;
    return item->event;
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
     * libarchive works out when each member was changed, which is not needed, and without this
     * the C library would look for the machine's time zone each time, in a file that is given up.
     */
    (void)setenv("TZ", "UTC0", 1);
    if (!may && options->count <= 1) {
        /* The only file stays open: its kind is detected as usual. */
        input->item = (struct input_item){.descriptor = -1};
        input->waits = next_file(input, &input->item);
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
