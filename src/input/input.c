/* SPDX-License-Identifier: BSD-2-Clause */
#include "input/input.h"

#include "input/kind.h"
#include "input/sources.h"

#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

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
    struct walk *walk;               /* of the folder that is being walked, or NULL */
    const struct input_batch *again; /* what is read in order instead of the operands, or NULL */
    size_t again_next;               /* the next of its files */
    /* What was found last: */
    enum input_event came;  /* what came next in the folder, or among the operands: */
    struct walk_item found; /* a file, or a name and what is wrong with it */
    bool named;             /* whether it is an operand, of which only the name is known */
    struct bytes name;      /* of what was found in a folder; of an operand once it is opened */
    size_t operand_length;  /* of the operand's name in that */
    struct feed feed;
    struct unpacker *unpacker;
    struct bytes member;  /* "archive//path" if the operand is that; else its length is 0 */
    const char *path;     /* of the file below the operand; NULL if the user named it */
    const char *unpacked; /* UNPACKED: name of the file */
    uint64_t files;       /* number of files begun */
    uint64_t before;      /* number before those of the folder that is being walked */
    bool included;        /* whether a file was included */
    uint64_t members;     /* number unpacked from the file */
    uint64_t done, total;
    bool in_batches;              /* whether small files are returned in batches */
    uint64_t batch_most;          /* bytes with which a batch is full */
    struct input_batch *gathered; /* small files for the next batch, or NULL */
    bool held;  /* whether what was found waits until the gathered files are returned */
    bool waits; /* whether input_prepare() has reached an event that is not returned yet: */
    struct input_item item;
};

/* Whether this part reads the file or member with a number. */
static bool is_mine(const struct input *input, uint64_t number)
{
    const struct input_options *options = input->options;
    return options->parts == 0 || number % options->parts + 1 == options->part;
}

/* ---- Beginning and end --------------------------------------------------- */

struct input *input_new(const struct input_options *options, const struct input_batch *again)
{
    struct input *input = calloc(1, sizeof *input);
    if (input == NULL)
        return NULL;
    input->options = options;
    input->again = again;
    input->feed.descriptor = -1;
    input->unpacker = unpacker_new(options);
    if (input->unpacker == NULL || !names_begin(&input->names, options)) {
        unpacker_free(input->unpacker);
        free(input);
        return NULL;
    }
    return input;
}

void input_in_batches(struct input *input)
{
    const struct input_options *options = input->options;
    input->in_batches =
        options->parts == 0 && options->include_count == 0 && options->in_place == NULL;
    input->batch_most = UINT64_MAX;
}

void input_batch_most(struct input *input, uint64_t bytes)
{
    input->batch_most = bytes;
}

void input_free(struct input *input)
{
    if (input == NULL)
        return;
    unpacker_free(input->unpacker);
    walk_free(input->walk);
    names_end(&input->names);
    bytes_free(&input->name);
    batch_free(input->gathered);
    feed_free(&input->feed);
    bytes_free(&input->member);
    free(input);
}

static void close_file(struct input *input)
{
    input->done += input->feed.regular ? input->feed.size : input->feed.at;
    feed_end(&input->feed);
    input->place = AT_FILES;
    input->member.length = 0;
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
    item->damaged = false;
    return (event != INPUT_SKIPPED && event != INPUT_NOTED) || input->options->parts == 0 ||
           input->options->part == 1;
}

static bool say_error(struct input *input, struct input_item *item, const char *name, int error)
{
    return say(input, item, INPUT_TROUBLE, name, strerror(error));
}

/* ---- Files --------------------------------------------------------------- */

/*
 * Report a file or a folder that is an output and must not be read; the user named it, or it is in
 * a folder.  As next_file().
 */
static bool refuse(const struct input *input, enum output_state state, bool named,
                   struct input_item *item)
{
    enum input_event event = named                   ? INPUT_TROUBLE
                             : state == OUTPUT_EMPTY ? INPUT_SKIPPED
                                                     : INPUT_NOTED;
    return say(input, item, event, input->name.at, named ? output_is_input : output_is_skipped);
}

/* Close the file, and report why it cannot be read; as next_file(). */
static bool give_up(struct input *input, struct input_item *item, const char *name,
                    const char *reason)
{
    close_file(input);
    return say(input, item, INPUT_TROUBLE, name, reason);
}

static const char no_such_member[] = "no such member";

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
    const char *name = input->name.at;
    const char *chosen = input->member.length > 0 ? input->member.at : NULL;
    if (!unpacker_begin(input->unpacker, &input->feed, name, kind, chosen))
        return give_up(input, item, name, strerror(ENOMEM));
    input->place = AT_LAYERS;
    return false;
}

/* Begin to read a plain file; as next_file(). */
static bool begin_plain(struct input *input, const struct opened *file, bool cut,
                        struct input_item *item)
{
    const struct feed *feed = &input->feed;
    input->place = AT_PLAIN;
    item->named = file->path == NULL;
    item->cut = cut;
    if (feed->regular && feed->base == 0) {
        item->size = feed->size;
        item->descriptor = file->descriptor;
        item->version = version_of(file->status);
    }
    return say(input, item, INPUT_FILE, input->name.at, NULL);
}

/* Whether an opened file of a kind will be rewritten, but is not one that can be. */
static bool is_not_whole(const struct input *input, const struct opened *file,
                         enum output_state state, enum kind kind)
{
    const struct feed *feed = &input->feed;
    if (input->options->in_place != NULL &&
        (!feed->regular || file->borrowed || kind != KIND_PLAIN))
        return input_includes(input->options, file->path);
    return state == OUTPUT_REWRITE && (kind != KIND_PLAIN || feed->base > 0);
}

/* Begin with an opened file; as next_file(). */
static bool begin_file(struct input *input, const struct opened *file, struct input_item *item)
{
    const struct input_options *options = input->options;
    struct feed *feed = &input->feed;
    const char *name = input->name.at;
    bool named = file->path == NULL;
    bool mine = is_mine(input, input->files++);
    enum output_state state = output_state(options, file->status);
    enum kind kind;
    bool is_output = state != OUTPUT_NONE && (state != OUTPUT_REWRITE || !named);
    if (is_output || output_is_backup(options, name)) {
        if (!file->borrowed)
            close(file->descriptor);
        return is_output ? refuse(input, state, named, item)
                         : say(input, item, named ? INPUT_TROUBLE : INPUT_SKIPPED, name,
                               "skipped: its name is that of a backup");
    }
    if (!feed_begin(feed, file->descriptor, file->borrowed, file->status))
        return say_error(input, item, name, ENOMEM);
    bool cut =
        options->parts > 0 && feed->regular && feed->base == 0 && feed->size >= INPUT_CUT_SIZE;
    if (!cut && !mine)
        feed->step = FOREIGN_STEP;
    if (!kind_of_feed(feed, &kind))
        return give_up(input, item, name, strerror(feed->error));
    if (is_not_whole(input, file, state, kind))
        return give_up(input, item, name, output_is_not_whole);
    feed->step = FEED_WINDOW;
    input->path = file->path;
    input->members = 0;
    if (kind != KIND_PLAIN && options->in_place == NULL)
        return begin_unpacking(input, kind, item);
    if (input->member.length > 0)
        return give_up(input, item, input->member.at, no_such_member);
    bool included = input_includes(options, file->path);
    input->included |= included;
    if (included && (cut || mine))
        return begin_plain(input, file, cut, item);
    close_file(input);
    return false;
}

/* Begin an opened folder that the user named; as next_file(). */
static bool begin_folder(struct input *input, const struct opened *folder, struct input_item *item)
{
    if (output_state(input->options, folder->status) != OUTPUT_NONE) {
        close(folder->descriptor);
        return refuse(input, OUTPUT_FILLED, true, item);
    }
    input->before = input->files;
    input->operand_length = input->name.length;
    input->walk = walk_new(folder->descriptor, input->options);
    if (input->walk != NULL)
        return false;
    input->files++;
    return say_error(input, item, input->name.at, errno);
}

/* Note the name of an operand, and that of its archive, if it has any; false without memory. */
static bool name_operand(struct input *input, const char *name, size_t archive)
{
    input->member.length = 0;
    if (!bytes_put_string(&input->name, 0, name) ||
        (archive > 0 && !bytes_put_string(&input->member, 0, name)))
        return false;
    if (archive > 0)
        input->name.at[input->name.length = archive] = '\0';
    return true;
}

/* Begin what the user named: a file, a folder or a member; as next_file(). */
static bool begin_operand(struct input *input, const char *name, struct input_item *item)
{
    struct stat status = {0};
    bool is_stdin = strcmp(name, "-") == 0;
    size_t archive = is_stdin ? 0 : archive_in_name(name);
    int descriptor = is_stdin ? STDIN_FILENO : open_named(name, archive);
    struct opened opened = {.descriptor = descriptor, .borrowed = is_stdin, .status = &status};
    int error = descriptor < 0 || fstat(descriptor, &status) != 0 ? errno : 0;
    if (error == 0 && !name_operand(input, name, archive))
        error = ENOMEM;
    if (error == 0)
        return S_ISDIR(status.st_mode) && !is_stdin ? begin_folder(input, &opened, item)
                                                    : begin_file(input, &opened, item);
    if (descriptor >= 0 && !is_stdin)
        close(descriptor);
    input->files++;
    return say_error(input, item, name, error);
}

/* Begin a file that was found in a folder; as next_file(). */
static bool begin_found(struct input *input, struct input_item *item)
{
    const struct walk_item *found = &input->found;
    struct stat status;
    int descriptor = open_known(found->folder, found->name, &status);
    struct opened opened = {.descriptor = descriptor, .status = &status, .path = found->path};
    int error = descriptor < 0 ? errno : 0;
    if (error == 0 && S_ISREG(status.st_mode))
        return begin_file(input, &opened, item);
    if (descriptor >= 0)
        close(descriptor);
    input->files++;
    if (error == 0)
        return say(input, item, INPUT_SKIPPED, input->name.at, "not a regular file");
    return say(input, item, INPUT_TROUBLE, input->name.at, walk_error(found, error));
}

/* ---- What comes next ------------------------------------------------------ */

/*
 * Add the file that has the input's name to those that threads open; false if it has to be read
 * here.
 */
static bool gather(struct input *input, const struct stat *status)
{
    const char *name = input->name.at;
    uint64_t size = (uint64_t)status->st_size;
    if (output_state(input->options, status) != OUTPUT_NONE ||
        !batch_add(&input->gathered, input->batch_most, name, size, input->named))
        return false;
    input->files++;
    input->done += size;
    return true;
}

/* The same for the file that was found next. */
static bool gather_found(struct input *input)
{
    const struct input_options *options = input->options;
    const struct walk_item *found = &input->found;
    struct stat status;
    if (!input->named)
        return gather(input, found->status);
    /* A single operand was opened before. */
    return (options->count > 1 || options->list_count > 0) && strcmp(found->name, "-") != 0 &&
           stat(found->name, &status) == 0 && S_ISREG(status.st_mode) &&
           bytes_put_string(&input->name, 0, found->name) && gather(input, &status);
}

/* Return those files if they fill a batch, or something else follows them; as next_file(). */
static bool return_gathered(struct input *input, bool added, struct input_item *item)
{
    if (input->gathered == NULL || (added && !batch_is_full(input->gathered)))
        return false;
    input->held = !added;
    item->batch = input->gathered;
    input->gathered = NULL;
    item->event = INPUT_BATCH;
    return true;
}

/* End the folder that was walked, and report one without a file; as next_file(). */
static bool end_folder(struct input *input, struct input_item *item)
{
    walk_free(input->walk);
    input->walk = NULL;
    return bytes_put_string(&input->name, input->operand_length, "") &&
           input->files == input->before &&
           say(input, item, INPUT_NOTED, input->name.at, "no file was found in this folder");
}

/* Append the path of what was found to the name of the operand, if any; false without memory. */
static bool name_found(struct input *input, const char *path)
{
    size_t length = input->operand_length;
    bool divided = length == 0 || path[0] == '\0' || input->name.at[length - 1] == '/';
    return bytes_put_string(&input->name, length, divided ? "" : "/") &&
           bytes_put_string(&input->name, input->name.length, path);
}

/* Find the next of the files that are read in order after all. */
static enum input_event next_again(struct input *input)
{
    const struct input_batch *batch = input->again;
    if (input->again_next == batch->count)
        return INPUT_DONE;
    size_t number = input->again_next++;
    const char *name = batch->names.at + batch->list[number].name;
    input->found = (struct walk_item){.folder = AT_FDCWD, .name = name, .path = name};
    input->named = batch->list[number].named;
    input->operand_length = 0;
    return INPUT_FILE;
}

/* Find what comes next in the folder, or among the operands, and its name. */
static void find_next(struct input *input)
{
    struct walk_item *found = &input->found;
    input->named = input->walk == NULL;
    if (input->walk != NULL)
        input->came = walk_next(input->walk, found);
    else if (input->again != NULL)
        input->came = next_again(input);
    else
        input->came = names_next(&input->names, &found->name, &found->reason);
    if (input->named || input->came == INPUT_DONE)
        return;
    if (name_found(input, found->path)) {
        if (input->came != INPUT_FILE)
            found->name = input->name.at;
        return;
    }
    input->files += input->came == INPUT_FILE;
    input->came = INPUT_TROUBLE;
    found->name = found->path;
    found->reason = strerror(ENOMEM);
}

/* Whether all files were left out because none is included; one part need not have any. */
static bool lacks_included(const struct input *input)
{
    const struct input_options *options = input->options;
    return options->include_count > 0 && options->parts == 0 && !input->included;
}

/* Move to the next file; returns true if item->event is to be returned. */
static bool next_file(struct input *input, struct input_item *item)
{
    const struct walk_item *found = &input->found;
    if (!input->held)
        find_next(input);
    input->held = false;
    bool is_file = input->came == INPUT_FILE;
    bool added = is_file && input->in_batches && gather_found(input);
    if (return_gathered(input, added, item))
        return true;
    if (added)
        return false;
    if (is_file)
        return input->named ? begin_operand(input, found->name, item) : begin_found(input, item);
    if (input->came == INPUT_DONE && input->walk != NULL)
        return end_folder(input, item);
    if (input->came == INPUT_DONE && lacks_included(input)) {
        input->included = input->held = true; /* to be said once, before the end comes again */
        return say(input, item, INPUT_TROUBLE, "--include", "no file matches");
    }
    return say(input, item, input->came, found->name, found->reason);
}

/* ---- Unpacking ------------------------------------------------------------ */

/* Begin with a file that was unpacked; as next_file(). */
static bool begin_unpacked(struct input *input, struct input_item *item)
{
    const char *path = unpacker_path(input->unpacker);
    path = path != NULL ? path : input->path;
    if (!input_includes(input->options, path)) {
        /* It may have been an archive of files that are included. */
        item->event = INPUT_TROUBLE;
        return item->reason != NULL;
    }
    input->included = true;
    if (!is_mine(input, input->files - 1 + input->members++))
        return false;
    input->place = AT_UNPACKED;
    item->named = path == NULL;
    input->unpacked = item->name;
    return say(input, item, INPUT_FILE, item->name, NULL);
}

/* Continue in an archive or a compressed file; as next_file(). */
static bool next_unpacked(struct input *input, struct input_item *item)
{
    item->name = input->name.at;
    unpacker_next(input->unpacker, item);
    if (item->event == INPUT_FILE)
        return begin_unpacked(input, item);
    if (item->event != INPUT_DONE)
        return true;
    bool missing = input->member.length > 0 && !unpacker_found(input->unpacker);
    close_file(input);
    return missing && say(input, item, INPUT_TROUBLE, input->member.at, no_such_member);
}

/* ---- Reading -------------------------------------------------------------- */

/* Read more of a plain file. */
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

/* Read more of a file that is unpacked. */
static void read_unpacked(struct input *input, char *buffer, size_t size, struct input_item *item)
{
    item->name = input->unpacked;
    unpacker_read(input->unpacker, buffer, size, item);
    if (item->event == INPUT_END)
        input->place = AT_LAYERS;
}

enum input_event input_next(struct input *input, char *buffer, size_t size, struct input_item *item)
{
    bool waited = input->waits;
    input->waits = false;
    *item = waited ? input->item : (struct input_item){.name = input->name.at, .descriptor = -1};
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

bool input_waits(const struct input *input)
{
    return input->place == AT_PLAIN && feed_waits(&input->feed);
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
        input->feed.at = offset;
}

/* ---- Preparing, and progress --------------------------------------------- */

void input_prepare(struct input *input)
{
    const struct input_options *options = input->options;
    bool may = options->list_count > 0 || options->count > LOOKED_AT;
    /*
     * libarchive works out when each member was changed, which is not needed, and without this
     * the C library would read the machine's time zone each time, from a file that is given up.
     */
    (void)setenv("TZ", "UTC0", 1);
    if (!may && options->count <= 1) {
        /* The only file stays open: its kind is detected as usual. */
        input->item = (struct input_item){.descriptor = -1};
        input->waits = next_file(input, &input->item);
        may = input->walk != NULL;
    }
    for (int i = 0; options->count > 1 && i < options->count && !may; i++)
        may = kind_may_unpack(&input->feed, options->files[i]);
    if (may)
        unpacker_prepare(input->unpacker);
}

void input_measure(struct input *input)
{
    input->total = names_size(input->options);
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
