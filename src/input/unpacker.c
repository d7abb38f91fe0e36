/* SPDX-License-Identifier: BSD-2-Clause */
#include "input/unpacker.h"

#include "base/portion.h"
#include "input/batch.h"
#include "input/handle.h"
#include "input/layer.h"
#include "input/library.h"
#include "input/path.h"
#include "input/spool.h"
#include "input/zip_directory.h"
#include "input/zip_layer.h"

#include <langinfo.h>
#include <locale.h>
#include <stddef.h>
#include <stdlib.h>

#define DEFAULT_EXPANDED (UINT64_C(1) << 40)
#define DEFAULT_RATIO 1000
#define DEFAULT_MEMBERS (UINT64_C(10) * 1000 * 1000)

enum {
    ARCHIVE_DEPTH = 4, /* archives in archives */
    LAYER_DEPTH = 16,  /* the same and what they are compressed with */
    PATH_LIMIT = 64 * 1024,
    BATCH_LEAST = 8 /* members; fewer only if no more are left */
};

/** What was done with the file. */
enum stage {
    STAGE_DONE,   /* nothing is left of it, or none was begun */
    STAGE_CLOSED, /* it is not open yet */
    STAGE_OPEN,   /* the stack has layers */
    STAGE_HELD    /* the same, and unpacker->event is the next event of the archive on top */
};

struct unpacker {
    const struct input_options *options;
    struct budget budget;
    struct feed *feed;
    enum stage stage;
    enum layer_event event; /* HELD */
    enum kind kind;         /* of the file */
    size_t depth;
    unsigned archives; /* those of the layers that are archives */
    size_t top_length; /* of the file's own name in name; 0 without memory for it */
    size_t path_at;    /* where the path inside the innermost archive begins in name */
    struct bytes name;
    const char *chosen;             /* name of the only member to return, or NULL for all */
    bool found;                     /* whether it was found */
    locale_t locale;                /* in which libarchive can convert names in UTF-8, or 0 */
    struct batch_zip *zip;          /* the file, if its members may come in batches, or NULL */
    size_t threads;                 /* that read the batches */
    struct zip_directory directory; /* of the file; empty if no batch follows */
    uint64_t listed;                /* members that were taken from the directory */
    uint64_t ahead;                 /* those of them that the layer has not skipped yet */
    struct batch_start start;       /* where to begin in the file */
    struct layer stack[LAYER_DEPTH];
};

/* What libarchive makes of names depends on the locale: in "C" it loses those beyond ASCII. */
static locale_t utf8_locale(void)
{
    static const char *const names[] = {"C.UTF-8", "en_US.UTF-8", ""};
    locale_t locale = (locale_t)0;
    for (size_t i = 0; i < sizeof names / sizeof *names && locale == (locale_t)0; i++)
        locale = newlocale(LC_CTYPE_MASK, names[i], (locale_t)0);
    return locale;
}

struct unpacker *unpacker_new(const struct input_options *options)
{
    struct unpacker *unpacker = malloc(sizeof *unpacker);
    if (unpacker == NULL)
        return NULL;
    /* All but the stack, whose layers are initialised when they are opened. */
    memset(unpacker, 0, offsetof(struct unpacker, stack));
    unpacker->options = options;
    return unpacker;
}

static void pop(struct unpacker *unpacker)
{
    struct layer *layer = &unpacker->stack[--unpacker->depth];
    unpacker->archives -= kind_is_archive(layer->kind);
    layer_close(layer);
}

/* Leave the rest of the file. */
static void end(struct unpacker *unpacker)
{
    while (unpacker->depth > 0)
        pop(unpacker);
    zip_directory_close(&unpacker->directory);
    unpacker->stage = STAGE_DONE;
    unpacker->listed = unpacker->ahead = 0;
    unpacker->budget.refused = false;
}

void unpacker_free(struct unpacker *unpacker)
{
    if (unpacker == NULL)
        return;
    end(unpacker);
    batch_zip_leave(unpacker->zip);
    if (unpacker->locale != (locale_t)0)
        freelocale(unpacker->locale);
    bytes_free(&unpacker->name);
    free(unpacker);
}

void unpacker_prepare(struct unpacker *unpacker)
{
    /* A failure is reported when an archive comes. */
    (void)library_load();
    spool_prepare();
    if (unpacker->locale == (locale_t)0)
        unpacker->locale = utf8_locale();
}

static uint64_t limit_or(uint64_t limit, uint64_t otherwise)
{
    return limit != 0 ? limit : otherwise;
}

void unpacker_begin(struct unpacker *unpacker, struct feed *feed, const char *name, enum kind kind,
                    const struct batch_start *start)
{
    const struct input_options *options = unpacker->options;
    end(unpacker);
    unpacker_prepare(unpacker);
    unpacker->feed = feed;
    unpacker->kind = kind;
    unpacker->stage = STAGE_CLOSED;
    unpacker->top_length = 0;
    unpacker->chosen = NULL;
    unpacker->found = false;
    if (path_put(&unpacker->name, 0, name))
        unpacker->top_length = unpacker->name.length;
    batch_zip_leave(unpacker->zip);
    unpacker->zip = NULL;
    unpacker->start = start != NULL ? *start : (struct batch_start){0};
    unpacker->budget =
        (struct budget){.max_expanded = limit_or(options->max_expanded, DEFAULT_EXPANDED),
                        .max_ratio = limit_or(options->max_ratio, DEFAULT_RATIO),
                        .max_members = limit_or(options->max_members, DEFAULT_MEMBERS),
                        .feed = feed};
}

/* Whether what cannot be read is damaged: neither did memory run out, nor did the disk fail. */
static bool is_damage(const struct unpacker *unpacker)
{
    return !unpacker->budget.failed && unpacker->feed->error == 0;
}

bool unpacker_refused(const struct unpacker *unpacker)
{
    return unpacker->budget.refused;
}

/* Return true with an event about the first length bytes of the name; none is no name. */
static bool say(struct unpacker *unpacker, struct input_item *item, size_t length,
                enum input_event event, const char *reason)
{
    if (length > 0) {
        unpacker->name.at[unpacker->name.length = length] = '\0';
        item->name = unpacker->name.at;
    }
    item->event = event;
    item->reason = reason;
    item->damaged = is_damage(unpacker);
    return true;
}

/* ---- The chosen member ---------------------------------------------------- */

void unpacker_choose(struct unpacker *unpacker, const char *name)
{
    unpacker->chosen = name;
}

bool unpacker_found(const struct unpacker *unpacker)
{
    return unpacker->found;
}

/* How the member with the current name relates to the one that was chosen. */
enum relation {
    OTHER,   /* it is another one */
    OUTSIDE, /* an archive that may contain it */
    CHOSEN,  /* it is the one */
    INSIDE   /* a member of it, or none was chosen */
};

static enum relation relation_of(const struct unpacker *unpacker)
{
    if (unpacker->chosen == NULL)
        return INSIDE;
    size_t length = unpacker->name.length, wanted = strlen(unpacker->chosen);
    size_t common = length < wanted ? length : wanted;
    const char *rest = (length < wanted ? unpacker->chosen : unpacker->name.at) + common;
    if (memcmp(unpacker->name.at, unpacker->chosen, common) != 0 ||
        (length != wanted && strncmp(rest, "//", 2) != 0))
        return OTHER;
    /* The name of another member may contain "//" itself. */
    return length < wanted ? OUTSIDE : length == wanted ? CHOSEN : unpacker->found ? INSIDE : OTHER;
}

bool unpacker_is_chosen(const struct unpacker *unpacker)
{
    return relation_of(unpacker) == CHOSEN;
}

/* ---- Layers --------------------------------------------------------------- */

static struct layer *top_of(struct unpacker *unpacker)
{
    return &unpacker->stack[unpacker->depth - 1];
}

/* Open the content of the layer on top, or the file itself; false if that fails. */
static bool push(struct unpacker *unpacker, enum kind kind)
{
    struct layer *below = unpacker->depth > 0 ? top_of(unpacker) : NULL;
    struct layer *layer = &unpacker->stack[unpacker->depth++];
    unpacker->archives += kind_is_archive(kind);
    bool opened =
        layer_open(layer, &unpacker->budget, below == NULL ? unpacker->feed : NULL, below, kind);
    layer->name_length = unpacker->name.length;
    return opened;
}

/*
 * Unpack the content on top, which is of a kind, layer by layer.  Returns true with an event, which
 * is INPUT_FILE once the content is plain; false if an archive was opened, or if the chosen member
 * would have to be in what is plain.
 */
static bool unwrap(struct unpacker *unpacker, enum kind kind, struct input_item *item)
{
    size_t length = unpacker->name.length;
    while (kind != KIND_PLAIN) {
        bool archive = kind_is_archive(kind);
        if (unpacker->depth == LAYER_DEPTH || (archive && unpacker->archives == ARCHIVE_DEPTH))
            return say(unpacker, item, length, INPUT_TROUBLE,
                       archive ? "archives are nested more than 4 deep"
                               : "it is compressed too many times");
        if (!push(unpacker, kind)) {
            say(unpacker, item, length, INPUT_TROUBLE, layer_reason(top_of(unpacker)));
            pop(unpacker);
            /* Its reason stays valid until the next layer is opened. */
            return true;
        }
        if (archive)
            return false;
        layer_next(top_of(unpacker));
        /* Converted text is never an archive. */
        kind = kind_is_text(kind) ? KIND_PLAIN : layer_kind(top_of(unpacker));
    }
    if (relation_of(unpacker) == OUTSIDE)
        return false;
    const struct layer *top = top_of(unpacker);
    /* What is compressed is there even if it is broken from its first byte. */
    bool hidden = top->head_length == 0 && (kind_is_archive(top->kind) ? top->state == MEMBER_BROKEN
                                                                       : top->state == MEMBER_DEAD);
    return say(unpacker, item, length, INPUT_FILE, hidden ? layer_reason(top) : NULL);
}

const char *unpacker_path(const struct unpacker *unpacker)
{
    return unpacker->archives > 0 ? unpacker->name.at + unpacker->path_at : NULL;
}

/* Append the path of a member to the name of its archive; returns NULL or what is wrong. */
static const char *name_member(struct unpacker *unpacker, const struct layer *layer)
{
    const char *path = member_path(layer);
    if (strlen(path) > PATH_LIMIT)
        return "the name of a member is longer than 64 KiB";
    unpacker->path_at = layer->name_length + 2;
    if (!path_put(&unpacker->name, layer->name_length, "//") ||
        !path_put(&unpacker->name, unpacker->path_at, path)) {
        unpacker->budget.failed = true;
        return "not enough memory";
    }
    return NULL;
}

/* Examine the current member of the archive on top; as unwrap(). */
static bool examine_member(struct unpacker *unpacker, struct input_item *item)
{
    struct layer *layer = top_of(unpacker);
    struct budget *budget = &unpacker->budget;
    if (++budget->members > budget->max_members) {
        budget_refuse(budget, "it has more than", budget->max_members, "members (--max-members)");
        return false;
    }
    if (!member_is_file(layer))
        return false;
    const char *wrong = name_member(unpacker, layer);
    if (wrong != NULL)
        return say(unpacker, item, layer->name_length, INPUT_TROUBLE, wrong);
    enum relation relation = relation_of(unpacker);
    unpacker->found |= relation == CHOSEN;
    if (relation == OTHER ||
        (relation == INSIDE && input_excludes(unpacker->options, unpacker_path(unpacker))))
        return false;
    if (member_is_encrypted(layer))
        layer_refuse(layer);
    return unwrap(unpacker, layer_kind(layer), item);
}

/* Continue in the archive on top; as unwrap(), and false also at its end. */
static bool next_in_archive(struct unpacker *unpacker, struct input_item *item)
{
    struct layer *layer = top_of(unpacker);
    bool retrying = layer->retrying;
    enum layer_event next = unpacker->stage == STAGE_HELD ? unpacker->event : layer_next(layer);
    unpacker->stage = STAGE_OPEN;
    if (next == LAYER_MEMBER)
        return examine_member(unpacker, item);
    if (next != LAYER_END)
        say(unpacker, item, layer->name_length, INPUT_TROUBLE, layer_reason(layer));
    /* Each block until the next header is damaged; only the first is reported. */
    layer->retrying = true;
    if (next == LAYER_DAMAGED)
        return !retrying;
    pop(unpacker);
    return next == LAYER_FAILED && !unpacker->budget.refused;
}

/* ---- Batches ------------------------------------------------------------- */

struct batch_zip *unpacker_in_batches(struct unpacker *unpacker, size_t threads)
{
    bool utf8 = unpacker->locale != (locale_t)0 &&
                strcmp(nl_langinfo_l(CODESET, unpacker->locale), "UTF-8") == 0;
    unpacker->threads = threads;
    /* Without the library, or memory for the name, opening the zip reports it. */
    if (library != NULL && utf8 && unpacker->top_length > 0 &&
        zip_directory_open(&unpacker->directory, unpacker->feed))
        unpacker->zip = batch_zip_new(unpacker->feed, unpacker->name.at);
    return unpacker->zip;
}

/*
 * Whether the next members of the zip may come in a batch: nothing of it is being read, nothing was
 * damaged, and the directory lists what was found.
 */
static bool may_batch(struct unpacker *unpacker)
{
    const struct layer *layer = &unpacker->stack[0];
    struct zip_listed listed = {.entry.at = UINT64_MAX};
    if (unpacker->stage == STAGE_CLOSED)
        return true;
    if (unpacker->stage != STAGE_OPEN || unpacker->depth != 1 || layer->state >= MEMBER_BROKEN ||
        layer->damaged || layer->retrying || unpacker->budget.reread > 0)
        return false;
    if (unpacker->ahead > 0)
        return true;
    /* These were read in order. */
    for (; unpacker->listed < layer->headers; unpacker->listed++) {
        if (unpacker->directory.count == 0 || !zip_directory_peek(&unpacker->directory, &listed))
            return false;
        zip_directory_take(&unpacker->directory);
    }
    uint64_t reached = zip_reached(layer);
    /* Too few bytes for another member may be left up to the next one. */
    return listed.entry.at == layer->header_at && reached <= listed.entry.end &&
           listed.entry.end - reached < ZIP_HEADER;
}

/* Note the next members, up to one that has to be read in order or that exceeds a limit. */
static void collect(struct unpacker *unpacker, struct input_batch *batch)
{
    struct zip_directory *directory = &unpacker->directory;
    struct budget *budget = &unpacker->budget;
    struct zip_listed listed;
    uint64_t most = portion_of(directory->count, unpacker->threads, BATCH_LEAST, UINT64_MAX);
    batch->start = (struct batch_start){unpacker->listed, budget->members, budget->expanded};
    while (directory->count > 0 && batch->count < most && budget->members < budget->max_members &&
           zip_directory_peek(directory, &listed) && listed.plain) {
        struct batch_member member = {.entry = listed.entry,
                                      .size = listed.entry.header.size,
                                      .wanted = !listed.folder &&
                                                !input_excludes(unpacker->options, listed.name)};
        if ((member.wanted && (!batch_suits(false, member.size, listed.name) ||
                               !budget_allows(budget, member.size))) ||
            !batch_add(batch, &member, listed.name))
            break;
        budget->members++;
        budget->expanded += member.wanted ? member.size : 0;
        unpacker->listed++;
        unpacker->ahead++;
        zip_directory_take(directory);
    }
    batch->more = batch_is_full(batch) || batch->count >= most;
}

/*
 * Skip that many members, which were already read and counted.  They are unpacked if only that may
 * show where they end.
 */
static void skip_members(struct unpacker *unpacker, uint64_t count, bool unpacked)
{
    struct layer *layer = &unpacker->stack[0];
    uint64_t expanded = unpacker->budget.expanded;
    const char *bytes;
    unpacker->budget.expanded = 0;
    for (uint64_t i = 0; i < count && unpacker->stage == STAGE_OPEN; i++) {
        unpacker->event = layer_next(layer);
        if (unpacker->event != LAYER_MEMBER) {
            unpacker->stage = STAGE_HELD;
        } else if (member_is_file(layer) &&
                   !input_excludes(unpacker->options, member_path(layer)) &&
                   !member_is_encrypted(layer)) {
            if (!unpacked)
                layer_skip(layer);
            while (unpacked && layer_piece(layer, SIZE_MAX, &bytes) > 0)
                continue;
        }
    }
    unpacker->budget.expanded = expanded;
}

/* Open the file; as unwrap(). */
static bool open_file(struct unpacker *unpacker, struct input_item *item)
{
    unpacker->stage = STAGE_OPEN;
    if (unpacker->top_length > 0)
        return unwrap(unpacker, unpacker->kind, item);
    unpacker->budget.failed = true;
    return say(unpacker, item, 0, INPUT_TROUBLE, "not enough memory");
}

struct input_batch *unpacker_batch(struct unpacker *unpacker, uint64_t most)
{
    if (unpacker->zip == NULL || unpacker->budget.refused || unpacker->directory.count == 0 ||
        !may_batch(unpacker))
        return NULL;
    if (atomic_load(&unpacker->zip->given_up)) {
        end(unpacker);
        return NULL;
    }
    struct input_batch *batch = batch_new(unpacker->zip, most);
    if (batch != NULL)
        collect(unpacker, batch);
    /* What is in the directory up to its end need not be read in order. */
    if (batch != NULL && batch->count > 0) {
        if (unpacker->directory.count == 0)
            end(unpacker);
        return batch;
    }
    batch_free(batch);
    return NULL;
}

/* ---- Events --------------------------------------------------------------- */

/* Take a step towards the next event; as unwrap(). */
static bool step(struct unpacker *unpacker, struct input_item *item)
{
    if (unpacker->budget.refused) {
        say(unpacker, item, unpacker->top_length, INPUT_TROUBLE, unpacker->budget.reason);
        end(unpacker);
        return true;
    }
    if (unpacker->stage == STAGE_CLOSED) {
        if (open_file(unpacker, item))
            return true;
        /* Only a zip that is read as before gives the same reason for suspicion. */
        if (unpacker->start.headers > 0) {
            skip_members(unpacker, unpacker->start.headers, true);
            unpacker->budget.members = unpacker->start.members;
            unpacker->budget.expanded = unpacker->start.expanded;
        }
        return false;
    }
    if (unpacker->ahead > 0) {
        skip_members(unpacker, unpacker->ahead, false);
        unpacker->ahead = 0;
        return false;
    }
    if (unpacker->depth == 0)
        return say(unpacker, item, 0, INPUT_DONE, NULL);
    if (kind_is_archive(top_of(unpacker)->kind))
        return next_in_archive(unpacker, item);
    pop(unpacker);
    return false;
}

void unpacker_next(struct unpacker *unpacker, struct input_item *item)
{
    locale_t before = uselocale(unpacker->locale); /* 0 leaves it as it is */
    while (!step(unpacker, item))
        ;
    uselocale(before);
}

void unpacker_read(struct unpacker *unpacker, char *buffer, size_t size, struct input_item *item)
{
    struct layer *layer = top_of(unpacker);
    const char *bytes;
    item->length = layer_piece(layer, size, &bytes);
    item->event = item->length > 0 ? INPUT_BYTES : INPUT_END;
    if (item->length > 0) {
        memcpy(buffer, bytes, item->length);
        return;
    }
    item->reason = layer->state != MEMBER_WHOLE ? layer_reason(layer) : NULL;
    item->damaged = is_damage(unpacker);
}
