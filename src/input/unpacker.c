/* SPDX-License-Identifier: BSD-2-Clause */
#include "input/unpacker.h"

#include "base/share.h"
#include "input/batch.h"
#include "input/layer.h"
#include "input/library.h"
#include "input/path.h"
#include "input/scout.h"
#include "input/spool.h"

#include <locale.h>
#include <stddef.h>

enum {
    ARCHIVE_DEPTH = 4, /* archives in archives */
    LAYER_DEPTH = 16,  /* the same and what they are compressed with */
    PATH_LIMIT = 64 * 1024,
    BATCH_LEAST = 8 /* members; fewer only where no more are left */
};

struct unpacker {
    struct unpacker_options options;
    struct budget budget;
    struct feed *feed;
    size_t depth;
    unsigned archives; /* those of the layers that are archives */
    enum kind kind;    /* of the file, until it is opened */
    bool fresh;        /* whether the file is still to be opened */
    size_t top_length; /* of the file's own name in name */
    size_t path_at;    /* where the path inside the innermost archive begins in name */
    struct path name;
    locale_t locale;        /* in which names in UTF-8 can be told; 0 where there is none */
    struct batch_zip *zip;  /* the file, where its members may come in batches, or NULL */
    size_t threads;         /* that read the batches */
    bool plain;             /* whether the member of it that came last was plain */
    bool held;              /* whether the archive on top has gone on already: */
    enum layer_event event; /* what came of that */
    bool scouting, scouted; /* whether a scout looks ahead in it, or did */
    struct scout scout;
    uint64_t ahead; /* members that it has seen, and the layer is still to pass over */
    bool sighted;   /* whether what it saw last is still to be dealt with: */
    enum scout_event sight;
    struct scouted found;
    /* Where to begin: what was read of the file, and counted, before. */
    uint64_t headers_before, members_before, expanded_before;
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

struct unpacker *unpacker_new(const struct unpacker_options *options)
{
    struct unpacker *unpacker = malloc(sizeof *unpacker);
    if (unpacker == NULL)
        return NULL;
    /* All but the stack, of which each layer is made when it is opened. */
    memset(unpacker, 0, offsetof(struct unpacker, stack));
    unpacker->options = *options;
    return unpacker;
}

void unpacker_free(struct unpacker *unpacker)
{
    if (unpacker == NULL)
        return;
    unpacker_end(unpacker);
    batch_zip_leave(unpacker->zip);
    if (unpacker->locale != (locale_t)0)
        freelocale(unpacker->locale);
    path_free(&unpacker->name);
    free(unpacker);
}

void unpacker_prepare(struct unpacker *unpacker)
{
    /* That it failed is told when an archive is there. */
    (void)library_load();
    spool_prepare();
    if (unpacker->locale == (locale_t)0)
        unpacker->locale = utf8_locale();
}

void unpacker_begin(struct unpacker *unpacker, struct feed *feed, const char *name, enum kind kind)
{
    const struct unpacker_options *options = &unpacker->options;
    unpacker_end(unpacker);
    unpacker_prepare(unpacker);
    unpacker->feed = feed;
    unpacker->kind = kind;
    unpacker->fresh = true;
    unpacker->top_length = 0;
    if (path_put(&unpacker->name, 0, name))
        unpacker->top_length = unpacker->name.length;
    batch_zip_leave(unpacker->zip);
    unpacker->zip = NULL;
    unpacker->headers_before = 0;
    unpacker->budget = (struct budget){.max_expanded = options->max_expanded,
                                       .max_ratio = options->max_ratio,
                                       .max_members = options->max_members,
                                       .feed = feed};
}

static void pop(struct unpacker *unpacker)
{
    struct layer *layer = &unpacker->stack[--unpacker->depth];
    unpacker->archives -= kind_is_archive(layer->kind);
    layer_close(layer);
}

void unpacker_end(struct unpacker *unpacker)
{
    while (unpacker->depth > 0)
        pop(unpacker);
    scout_end(&unpacker->scout);
    unpacker->fresh = unpacker->held = false;
    unpacker->scouting = unpacker->scouted = unpacker->sighted = false;
    unpacker->ahead = 0;
    unpacker->budget.refused = false;
}

bool unpacker_failed(const struct unpacker *unpacker)
{
    return unpacker->budget.failed || unpacker->feed->error != 0;
}

bool unpacker_refused(const struct unpacker *unpacker)
{
    return unpacker->budget.refused;
}

/* Something to say about the first bytes of the name. */
static enum unpacker_event say(struct unpacker *unpacker, struct unpacker_item *item, size_t length,
                               enum unpacker_event event, const char *reason)
{
    if (unpacker->name.bytes != NULL)
        unpacker->name.bytes[unpacker->name.length = length] = '\0';
    item->name = unpacker->name.bytes != NULL ? unpacker->name.bytes : "";
    item->reason = reason;
    item->path = NULL;
    return event;
}

/* Open what stands in the layer on top, or the file itself; false where that fails. */
static bool push(struct unpacker *unpacker, enum kind kind)
{
    struct layer *below = unpacker->depth > 0 ? &unpacker->stack[unpacker->depth - 1] : NULL;
    struct layer *layer = &unpacker->stack[unpacker->depth++];
    unpacker->archives += kind_is_archive(kind);
    bool opened =
        layer_open(layer, &unpacker->budget, below == NULL ? unpacker->feed : NULL, below, kind);
    layer->name_length = unpacker->name.length;
    return opened;
}

/*
 * Take off layer by layer what is around the content on top, which is of a kind.  Returns true
 * with something to say: UNPACKER_FILE once it is plain; false where an archive was opened.
 */
static bool unwrap(struct unpacker *unpacker, enum kind kind, struct unpacker_item *item,
                   enum unpacker_event *event)
{
    size_t length = unpacker->name.length;
    while (kind != KIND_PLAIN) {
        bool archive = kind_is_archive(kind);
        if (unpacker->depth == LAYER_DEPTH || (archive && unpacker->archives == ARCHIVE_DEPTH)) {
            *event = say(unpacker, item, length, UNPACKER_TROUBLE,
                         archive ? "archives are nested more than 4 deep"
                                 : "it is compressed too many times");
            return true;
        }
        if (!push(unpacker, kind)) {
            *event = say(unpacker, item, length, UNPACKER_TROUBLE,
                         layer_reason(&unpacker->stack[unpacker->depth - 1]));
            pop(unpacker);
            /* Its reason stays where it was until the next layer is opened. */
            return true;
        }
        if (archive)
            return false;
        struct layer *layer = &unpacker->stack[unpacker->depth - 1];
        layer_next(layer);
        kind = layer_kind(layer);
    }
    const struct layer *top = unpacker->depth > 0 ? &unpacker->stack[unpacker->depth - 1] : NULL;
    /* What is compressed is there even if it is broken from its first byte. */
    bool hidden =
        top != NULL && top->head_length == 0 &&
        (kind_is_archive(top->kind) ? top->state == MEMBER_BROKEN : top->state == MEMBER_DEAD);
    *event = say(unpacker, item, length, UNPACKER_FILE, hidden ? layer_reason(top) : NULL);
    item->path = unpacker->archives > 0 ? unpacker->name.bytes + unpacker->path_at : NULL;
    return true;
}

/* Put the path of a member behind the name of its archive; returns NULL or what is wrong. */
static const char *name_member(struct unpacker *unpacker, const struct layer *layer)
{
    const char *path = layer_path(layer);
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

static bool is_excluded(const struct unpacker *unpacker, const char *path)
{
    return unpacker->options.excluded != NULL &&
           unpacker->options.excluded(unpacker->options.context, path);
}

/* Look at the member that the archive on top stands at; as unwrap(). */
static bool look(struct unpacker *unpacker, struct unpacker_item *item, enum unpacker_event *event)
{
    struct layer *layer = &unpacker->stack[unpacker->depth - 1];
    struct budget *budget = &unpacker->budget;
    if (++budget->members > budget->max_members) {
        budget_refuse(budget, "it has more than", budget->max_members, "members (--max-members)");
        return false;
    }
    if (!layer_is_file(layer))
        return false;
    const char *wrong = name_member(unpacker, layer);
    if (wrong != NULL) {
        *event = say(unpacker, item, layer->name_length, UNPACKER_TROUBLE, wrong);
        return true;
    }
    if (is_excluded(unpacker, unpacker->name.bytes + unpacker->path_at))
        return false;
    if (layer_is_encrypted(layer))
        layer_refuse(layer);
    enum kind kind = layer_kind(layer);
    unpacker->plain = kind == KIND_PLAIN;
    return unwrap(unpacker, kind, item, event);
}

/* Go on in the archive on top; as unwrap(), and false also where it is at its end. */
static bool go_on(struct unpacker *unpacker, struct unpacker_item *item, enum unpacker_event *event)
{
    struct layer *layer = &unpacker->stack[unpacker->depth - 1];
    size_t length = layer->name_length;
    bool retrying = layer->retrying;
    enum layer_event next = unpacker->held ? unpacker->event : layer_next(layer);
    unpacker->held = false;
    switch (next) {
    case LAYER_MEMBER:
        return look(unpacker, item, event);
    case LAYER_DAMAGED:
        /* Each block until the next header is one; the first stands for all. */
        layer->retrying = true;
        *event = say(unpacker, item, length, UNPACKER_TROUBLE, layer_reason(layer));
        return !retrying;
    case LAYER_FAILED:
        *event = say(unpacker, item, length, UNPACKER_TROUBLE, layer_reason(layer));
        pop(unpacker);
        return !unpacker->budget.refused;
    default:
        pop(unpacker);
        return false;
    }
}

/* ---- Runs ---------------------------------------------------------------- */

struct batch_zip *unpacker_in_batches(struct unpacker *unpacker, size_t threads)
{
    unpacker->threads = threads;
    unpacker->plain = false;
    /* Without libarchive, or memory for the name, opening the zip says so. */
    if (library != NULL && unpacker->top_length > 0)
        unpacker->zip = batch_zip_new(unpacker->feed, unpacker->name.bytes, unpacker->locale);
    return unpacker->zip;
}

/*
 * Look ahead in a zip that is not open yet, and need not be: by a sound directory a scout sees all
 * members, and libarchive, which takes long to read that, is asked only where something is odd.
 */
static void scout_unopened(struct unpacker *unpacker)
{
    unpacker->scouting =
        scout_begin(&unpacker->scout, unpacker->feed, 0, 0) && scout_is_sound(&unpacker->scout);
    /* Else once more when it is open. */
    unpacker->scouted = unpacker->scouting;
}

/*
 * Whether the next members may come in a batch: nothing is under way, and there was no damage.
 * Where a member broke off, only the layer knows what is to be said of that.
 */
static bool may_batch(const struct unpacker *unpacker)
{
    const struct layer *layer = &unpacker->stack[0];
    if (unpacker->fresh)
        return unpacker->scouting || unpacker->ahead > 0;
    return unpacker->plain && unpacker->depth == 1 &&
           !(unpacker->held && unpacker->event != LAYER_MEMBER) &&
           layer->source.feed == unpacker->feed && layer->state < MEMBER_BROKEN &&
           !layer->damaged && !layer->retrying && unpacker->budget.reread == 0;
}

/* The headers that the layer has read. */
static uint64_t headers_read(const struct unpacker *unpacker)
{
    return unpacker->depth > 0 ? unpacker->stack[0].headers : 0;
}

/* Whether a member may be in a batch, and does not exceed a limit. */
static bool suits(const struct unpacker *unpacker, const struct batch_note *note)
{
    const struct budget *budget = &unpacker->budget;
    return budget->members < budget->max_members && note->length <= PATH_LIMIT &&
           (!note->wanted || (batch_suits(note) && budget_allows(budget, note->size)));
}

/* Count a member that was added to a batch. */
static void count_member(struct unpacker *unpacker, const struct batch_note *note)
{
    unpacker->budget.members++;
    unpacker->budget.expanded += note->wanted ? note->size : 0;
}

/* Add the member that the layer stands at; false where it has to come by itself. */
static bool add_member(struct unpacker *unpacker, struct input_batch *batch)
{
    struct layer *layer = &unpacker->stack[0];
    struct batch_note note = {.path = layer_path(layer),
                              .at = layer->header_at,
                              .place = layer_reached(layer),
                              .wanted = layer_is_file(layer)};
    note.length = strlen(note.path);
    note.wanted = note.wanted && !is_excluded(unpacker, note.path);
    if (layer->odd ||
        (note.wanted && (layer_is_encrypted(layer) || !layer_size(layer, &note.size))))
        return false;
    if (!suits(unpacker, &note) || !batch_add(batch, &note))
        return false;
    count_member(unpacker, &note);
    batch->doubtful = note.wanted && !layer_pass(layer);
    return true;
}

/* Pass over members and note them in a batch, until one has to come by itself. */
static void collect(struct unpacker *unpacker, struct input_batch *batch)
{
    struct layer *layer = &unpacker->stack[0];
    batch->headers = layer->headers - unpacker->held;
    while (!batch->doubtful && !batch_is_full(batch)) {
        /* What did not go into the batch before may begin this one. */
        if (!unpacker->held)
            unpacker->event = layer_next(layer);
        unpacker->held = false;
        /* Only who has read what is before can say what is wrong. */
        batch->doubtful = unpacker->event == LAYER_DAMAGED || unpacker->event == LAYER_FAILED;
        if (unpacker->event != LAYER_MEMBER || !add_member(unpacker, batch)) {
            unpacker->held = true;
            break;
        }
    }
}

/*
 * The same by what the scout sees, while the layer stays where it is.  Where there is something
 * odd, the layer has to come to it.
 */
static void collect_ahead(struct unpacker *unpacker, struct input_batch *batch)
{
    struct scouted *found = &unpacker->found;
    uint64_t most =
        share_of(scout_left(&unpacker->scout), unpacker->threads, BATCH_LEAST, UINT64_MAX);
    batch->headers = headers_read(unpacker) + unpacker->ahead;
    while (unpacker->scouting && !batch_is_full(batch) && batch->count < most) {
        if (!unpacker->sighted)
            unpacker->sight = scout_next(&unpacker->scout, found);
        unpacker->sighted = true;
        struct batch_note note = {.path = found->name,
                                  .length = found->name_length,
                                  .at = found->at,
                                  .end = found->end,
                                  .stated = found->stated,
                                  .size = found->size};
        if (unpacker->sight == SCOUT_END)
            break;
        unpacker->scouting = unpacker->sight == SCOUT_MEMBER;
        if (unpacker->scouting) {
            note.wanted = !found->folder && !is_excluded(unpacker, found->name);
            unpacker->scouting = suits(unpacker, &note);
        }
        if (!unpacker->scouting)
            break;
        if (!batch_add(batch, &note)) {
            unpacker->scouting = batch->count > 0;
            break;
        }
        unpacker->sighted = false;
        unpacker->ahead++;
        count_member(unpacker, &note);
    }
    batch->more = batch_is_full(batch) || batch->count >= most;
}

/*
 * Pass over so many members, which have been read and counted already.  The last one is read, or
 * all: what is after one may be found to be damaged, and that depends on where it ended.  Returns
 * false if something else came, which is held, or something odd.
 */
static bool pass_members(struct unpacker *unpacker, uint64_t count, bool all)
{
    struct layer *layer = &unpacker->stack[0];
    uint64_t expanded = unpacker->budget.expanded;
    const char *bytes;
    bool odd = false;
    unpacker->budget.expanded = 0;
    for (uint64_t i = 0; i < count && !unpacker->held; i++) {
        unpacker->event = layer_next(layer);
        unpacker->held = unpacker->event != LAYER_MEMBER;
        odd = odd || layer->odd;
        bool reads = (all || i + 1 == count) && !unpacker->held && layer_is_file(layer) &&
                     !is_excluded(unpacker, layer_path(layer)) && !layer_is_encrypted(layer);
        while (reads && layer_piece(layer, SIZE_MAX, &bytes) > 0)
            continue;
    }
    unpacker->budget.expanded = expanded;
    return !unpacker->held && !odd;
}

/* Let the layer pass over the members that the scout has seen; false where it cannot. */
static bool catch_up(struct unpacker *unpacker)
{
    uint64_t ahead = unpacker->ahead;
    unpacker->ahead = 0;
    if (ahead == 0)
        return true;
    if (unpacker->fresh) {
        unpacker->fresh = false;
        if (!push(unpacker, unpacker->kind))
            return false;
    }
    return pass_members(unpacker, ahead, false);
}

/* Go on without a scout, from where it has come to. */
static void leave_scout(struct unpacker *unpacker)
{
    unpacker->scouting = false;
    if (!catch_up(unpacker)) {
        unpacker->held = true;
        unpacker->event = LAYER_FAILED;
    }
}

/* Go on as far as a batch goes; false if nothing follows in the zip. */
static bool fill_batch(struct unpacker *unpacker, struct input_batch *batch)
{
    const struct layer *layer = &unpacker->stack[0];
    struct scout *scout = &unpacker->scout;
    if (!unpacker->scouted)
        unpacker->scouting = scout_begin(scout, unpacker->feed, layer->headers, layer->header_at);
    unpacker->scouted = true;
    batch->members = unpacker->budget.members;
    batch->expanded = unpacker->budget.expanded;
    if (unpacker->scouting)
        collect_ahead(unpacker, batch);
    if (batch->count > 0 || unpacker->scouting)
        return batch->count > 0;
    batch->headers = headers_read(unpacker) + unpacker->ahead;
    batch->doubtful = !catch_up(unpacker);
    unpacker->sighted = false;
    if (!batch->doubtful && !unpacker->fresh)
        collect(unpacker, batch);
    return true;
}

struct input_batch *unpacker_batch(struct unpacker *unpacker)
{
    if (unpacker->zip == NULL || unpacker->budget.refused)
        return NULL;
    if (unpacker->fresh && !unpacker->scouted && unpacker->headers_before == 0 &&
        unpacker->top_length > 0)
        scout_unopened(unpacker);
    if (!may_batch(unpacker))
        return NULL;
    if (atomic_load(&unpacker->zip->given_up)) {
        unpacker_end(unpacker);
        return NULL;
    }
    struct input_batch *batch = batch_new(unpacker->zip);
    if (batch == NULL) {
        leave_scout(unpacker);
        return NULL;
    }
    locale_t before = unpacker->locale != (locale_t)0 ? uselocale(unpacker->locale) : (locale_t)0;
    bool more = fill_batch(unpacker, batch);
    if (before != (locale_t)0)
        uselocale(before);
    if (batch->doubtful || !more)
        unpacker_end(unpacker);
    if (batch->doubtful || batch->count > 0)
        return batch;
    batch_free(batch);
    return NULL;
}

void unpacker_go_to(struct unpacker *unpacker, const struct input_batch *batch)
{
    unpacker->headers_before = batch->headers;
    unpacker->members_before = batch->members;
    unpacker->expanded_before = batch->expanded;
}

/* ---- Going on ------------------------------------------------------------ */

/* As unwrap(), until nothing is left. */
static bool step(struct unpacker *unpacker, struct unpacker_item *item, enum unpacker_event *event)
{
    if (unpacker->budget.refused) {
        *event =
            say(unpacker, item, unpacker->top_length, UNPACKER_TROUBLE, unpacker->budget.reason);
        unpacker_end(unpacker);
        return true;
    }
    if (unpacker->fresh) {
        unpacker->fresh = false;
        if (unpacker->top_length > 0) {
            bool said = unwrap(unpacker, unpacker->kind, item, event);
            if (!said && unpacker->headers_before > 0) {
                /* Only what is read as it was before leads to the same doubt. */
                pass_members(unpacker, unpacker->headers_before, true);
                unpacker->budget.members = unpacker->members_before;
                unpacker->budget.expanded = unpacker->expanded_before;
            }
            return said;
        }
        unpacker->budget.failed = true;
        *event = say(unpacker, item, 0, UNPACKER_TROUBLE, "not enough memory");
        return true;
    }
    if (unpacker->depth == 0) {
        *event = UNPACKER_DONE;
        return true;
    }
    if (kind_is_archive(unpacker->stack[unpacker->depth - 1].kind))
        return go_on(unpacker, item, event);
    pop(unpacker);
    return false;
}

enum unpacker_event unpacker_next(struct unpacker *unpacker, struct unpacker_item *item)
{
    enum unpacker_event event = UNPACKER_DONE;
    locale_t before = (locale_t)0;
    if (unpacker->locale != (locale_t)0)
        before = uselocale(unpacker->locale);
    while (!step(unpacker, item, &event))
        ;
    if (before != (locale_t)0)
        uselocale(before);
    return event;
}

size_t unpacker_read(struct unpacker *unpacker, char *buffer, size_t size, const char **reason)
{
    struct layer *layer = &unpacker->stack[unpacker->depth - 1];
    const char *bytes;
    size_t length = layer_piece(layer, size, &bytes);
    *reason = NULL;
    if (length > 0)
        memcpy(buffer, bytes, length);
    else if (layer->state != MEMBER_WHOLE)
        *reason = layer_reason(layer);
    return length;
}
