/* SPDX-License-Identifier: BSD-2-Clause */
#include "input/layers.h"

#include "base/share.h"
#include "input/layer.h"
#include "input/library.h"
#include "input/path.h"
#include "input/run.h"
#include "input/scout.h"
#include "input/spool.h"

#include <locale.h>
#include <stddef.h>

enum {
    ARCHIVE_DEPTH = 4, /* archives in archives */
    LAYER_DEPTH = 16,  /* the same and what they are compressed with */
    PATH_LIMIT = 64 * 1024,
    RUN_LEAST = 8 /* members; fewer only where no more are left */
};

struct layers {
    struct layers_options options;
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
    struct run_zip *zip;    /* the file, where its members may come in runs, or NULL */
    size_t threads;         /* that read the runs */
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

struct layers *layers_new(const struct layers_options *options)
{
    struct layers *layers = malloc(sizeof *layers);
    if (layers == NULL)
        return NULL;
    /* All but the stack, of which each layer is made when it is opened. */
    memset(layers, 0, offsetof(struct layers, stack));
    layers->options = *options;
    return layers;
}

void layers_free(struct layers *layers)
{
    if (layers == NULL)
        return;
    layers_end(layers);
    run_zip_leave(layers->zip);
    if (layers->locale != (locale_t)0)
        freelocale(layers->locale);
    path_free(&layers->name);
    free(layers);
}

void layers_prepare(struct layers *layers)
{
    /* That it failed is told when an archive is there. */
    (void)library_load();
    spool_prepare();
    if (layers->locale == (locale_t)0)
        layers->locale = utf8_locale();
}

void layers_begin(struct layers *layers, struct feed *feed, const char *name, enum kind kind)
{
    const struct layers_options *options = &layers->options;
    layers_end(layers);
    layers_prepare(layers);
    layers->feed = feed;
    layers->kind = kind;
    layers->fresh = true;
    layers->top_length = 0;
    if (path_put(&layers->name, 0, name))
        layers->top_length = layers->name.length;
    run_zip_leave(layers->zip);
    layers->zip = NULL;
    layers->headers_before = 0;
    layers->budget = (struct budget){.max_expanded = options->max_expanded,
                                     .max_ratio = options->max_ratio,
                                     .max_members = options->max_members,
                                     .feed = feed};
}

static void pop(struct layers *layers)
{
    struct layer *layer = &layers->stack[--layers->depth];
    layers->archives -= kind_is_archive(layer->kind);
    layer_close(layer);
}

void layers_end(struct layers *layers)
{
    while (layers->depth > 0)
        pop(layers);
    scout_end(&layers->scout);
    layers->fresh = layers->held = false;
    layers->scouting = layers->scouted = layers->sighted = false;
    layers->ahead = 0;
    layers->budget.refused = false;
}

bool layers_failed(const struct layers *layers)
{
    return layers->budget.failed || layers->feed->error != 0;
}

bool layers_refused(const struct layers *layers)
{
    return layers->budget.refused;
}

/* Something to say about the first bytes of the name. */
static enum layers_event say(struct layers *layers, struct layers_item *item, size_t length,
                             enum layers_event event, const char *reason)
{
    if (layers->name.bytes != NULL)
        layers->name.bytes[layers->name.length = length] = '\0';
    item->name = layers->name.bytes != NULL ? layers->name.bytes : "";
    item->reason = reason;
    item->path = NULL;
    return event;
}

/* Open what stands in the layer on top, or the file itself; false where that fails. */
static bool push(struct layers *layers, enum kind kind)
{
    struct layer *below = layers->depth > 0 ? &layers->stack[layers->depth - 1] : NULL;
    struct layer *layer = &layers->stack[layers->depth++];
    layers->archives += kind_is_archive(kind);
    bool opened =
        layer_open(layer, &layers->budget, below == NULL ? layers->feed : NULL, below, kind);
    layer->name_length = layers->name.length;
    return opened;
}

/*
 * Take off layer by layer what is around the content on top, which is of a kind.  Returns true
 * with something to say: LAYERS_FILE once it is plain; false where an archive was opened.
 */
static bool unwrap(struct layers *layers, enum kind kind, struct layers_item *item,
                   enum layers_event *event)
{
    size_t length = layers->name.length;
    while (kind != KIND_PLAIN) {
        bool archive = kind_is_archive(kind);
        if (layers->depth == LAYER_DEPTH || (archive && layers->archives == ARCHIVE_DEPTH)) {
            *event = say(layers, item, length, LAYERS_TROUBLE,
                         archive ? "archives are nested deeper than 4"
                                 : "it is compressed too many times over");
            return true;
        }
        if (!push(layers, kind)) {
            *event = say(layers, item, length, LAYERS_TROUBLE,
                         layer_reason(&layers->stack[layers->depth - 1]));
            pop(layers);
            /* Its reason stays where it was until the next layer is opened. */
            return true;
        }
        if (archive)
            return false;
        struct layer *layer = &layers->stack[layers->depth - 1];
        layer_next(layer);
        kind = layer_kind(layer);
    }
    const struct layer *top = layers->depth > 0 ? &layers->stack[layers->depth - 1] : NULL;
    /* What is compressed is there even if it is broken from its first byte. */
    bool hidden =
        top != NULL && top->head_length == 0 &&
        (kind_is_archive(top->kind) ? top->state == MEMBER_BROKEN : top->state == MEMBER_DEAD);
    *event = say(layers, item, length, LAYERS_FILE, hidden ? layer_reason(top) : NULL);
    item->path = layers->archives > 0 ? layers->name.bytes + layers->path_at : NULL;
    return true;
}

/* Put the path of a member behind the name of its archive; returns NULL or what is wrong. */
static const char *name_member(struct layers *layers, const struct layer *layer)
{
    const char *path = layer_path(layer);
    if (strlen(path) > PATH_LIMIT)
        return "the name of a member is longer than 64 KiB";
    layers->path_at = layer->name_length + 2;
    if (!path_put(&layers->name, layer->name_length, "//") ||
        !path_put(&layers->name, layers->path_at, path)) {
        layers->budget.failed = true;
        return "out of memory";
    }
    return NULL;
}

static bool is_excluded(const struct layers *layers, const char *path)
{
    return layers->options.excluded != NULL &&
           layers->options.excluded(layers->options.context, path);
}

/* Look at the member that the archive on top stands at; as unwrap(). */
static bool look(struct layers *layers, struct layers_item *item, enum layers_event *event)
{
    struct layer *layer = &layers->stack[layers->depth - 1];
    struct budget *budget = &layers->budget;
    if (++budget->members > budget->max_members) {
        budget_refuse(budget, "it has more than", budget->max_members, "members (--max-members)");
        return false;
    }
    if (!layer_is_file(layer))
        return false;
    const char *wrong = name_member(layers, layer);
    if (wrong != NULL) {
        *event = say(layers, item, layer->name_length, LAYERS_TROUBLE, wrong);
        return true;
    }
    if (is_excluded(layers, layers->name.bytes + layers->path_at))
        return false;
    if (layer_is_encrypted(layer))
        layer_refuse(layer);
    enum kind kind = layer_kind(layer);
    layers->plain = kind == KIND_PLAIN;
    return unwrap(layers, kind, item, event);
}

/* Go on in the archive on top; as unwrap(), and false also where it is at its end. */
static bool go_on(struct layers *layers, struct layers_item *item, enum layers_event *event)
{
    struct layer *layer = &layers->stack[layers->depth - 1];
    size_t length = layer->name_length;
    bool retrying = layer->retrying;
    enum layer_event next = layers->held ? layers->event : layer_next(layer);
    layers->held = false;
    switch (next) {
    case LAYER_MEMBER:
        return look(layers, item, event);
    case LAYER_DAMAGED:
        /* Each block until the next header is one; the first stands for all. */
        layer->retrying = true;
        *event = say(layers, item, length, LAYERS_TROUBLE, layer_reason(layer));
        return !retrying;
    case LAYER_FAILED:
        *event = say(layers, item, length, LAYERS_TROUBLE, layer_reason(layer));
        pop(layers);
        return !layers->budget.refused;
    default:
        pop(layers);
        return false;
    }
}

/* ---- Runs ---------------------------------------------------------------- */

struct run_zip *layers_in_runs(struct layers *layers, size_t threads)
{
    layers->threads = threads;
    layers->plain = false;
    /* Without libarchive, or memory for the name, opening the zip says so. */
    if (library != NULL && layers->top_length > 0)
        layers->zip = run_zip_new(layers->feed, layers->name.bytes, layers->locale);
    return layers->zip;
}

/*
 * Look ahead in a zip that is not open yet, and need not be: by a sound directory a scout sees all
 * members, and libarchive, which takes long to read that, is asked only where something is odd.
 */
static void scout_unopened(struct layers *layers)
{
    layers->scouting =
        scout_begin(&layers->scout, layers->feed, 0, 0) && scout_is_sound(&layers->scout);
    /* Else once more when it is open. */
    layers->scouted = layers->scouting;
}

/*
 * Whether the next members may come in a run: nothing is under way, and there was no damage.  Where
 * a member broke off, only the layer knows what is to be said of that.
 */
static bool may_run(const struct layers *layers)
{
    const struct layer *layer = &layers->stack[0];
    if (layers->fresh)
        return layers->scouting || layers->ahead > 0;
    return layers->plain && layers->depth == 1 &&
           !(layers->held && layers->event != LAYER_MEMBER) && layer->source.feed == layers->feed &&
           layer->state < MEMBER_BROKEN && !layer->damaged && !layer->retrying &&
           layers->budget.reread == 0;
}

/* The headers that the layer has read. */
static uint64_t headers_read(const struct layers *layers)
{
    return layers->depth > 0 ? layers->stack[0].headers : 0;
}

/* Whether a member may be in a run, and does not exceed a limit. */
static bool suits(const struct layers *layers, const struct run_note *note)
{
    const struct budget *budget = &layers->budget;
    return budget->members < budget->max_members && note->length <= PATH_LIMIT &&
           (!note->wanted || (run_suits(note) && budget_allows(budget, note->size)));
}

/* Count a member that was added to a run. */
static void count_member(struct layers *layers, const struct run_note *note)
{
    layers->budget.members++;
    layers->budget.expanded += note->wanted ? note->size : 0;
}

/* Add the member that the layer stands at; false where it has to come by itself. */
static bool add_member(struct layers *layers, struct run *run)
{
    struct layer *layer = &layers->stack[0];
    struct run_note note = {.path = layer_path(layer),
                            .at = layer->header_at,
                            .place = layer_reached(layer),
                            .wanted = layer_is_file(layer)};
    note.length = strlen(note.path);
    note.wanted = note.wanted && !is_excluded(layers, note.path);
    if (layer->odd ||
        (note.wanted && (layer_is_encrypted(layer) || !layer_size(layer, &note.size))))
        return false;
    if (!suits(layers, &note) || !run_add(run, &note))
        return false;
    count_member(layers, &note);
    run->doubtful = note.wanted && !layer_pass(layer);
    return true;
}

/* Pass over members and note them in a run, until one has to come by itself. */
static void collect(struct layers *layers, struct run *run)
{
    struct layer *layer = &layers->stack[0];
    run->headers = layer->headers - layers->held;
    while (!run->doubtful && !run_is_full(run)) {
        /* What did not go into the run before may begin this one. */
        if (!layers->held)
            layers->event = layer_next(layer);
        layers->held = false;
        /* Only who has read what is before can say what is wrong. */
        run->doubtful = layers->event == LAYER_DAMAGED || layers->event == LAYER_FAILED;
        if (layers->event != LAYER_MEMBER || !add_member(layers, run)) {
            layers->held = true;
            break;
        }
    }
}

/*
 * The same by what the scout sees, while the layer stays where it is.  Where there is something
 * odd, the layer has to come to it.
 */
static void collect_ahead(struct layers *layers, struct run *run)
{
    struct scouted *found = &layers->found;
    uint64_t most = share_of(scout_left(&layers->scout), layers->threads, RUN_LEAST, UINT64_MAX);
    run->headers = headers_read(layers) + layers->ahead;
    while (layers->scouting && !run_is_full(run) && run->count < most) {
        if (!layers->sighted)
            layers->sight = scout_next(&layers->scout, found);
        layers->sighted = true;
        struct run_note note = {.path = found->name,
                                .length = found->name_length,
                                .at = found->at,
                                .end = found->end,
                                .stated = found->stated,
                                .size = found->size};
        if (layers->sight == SCOUT_END)
            break;
        layers->scouting = layers->sight == SCOUT_MEMBER;
        if (layers->scouting) {
            note.wanted = !found->folder && !is_excluded(layers, found->name);
            layers->scouting = suits(layers, &note);
        }
        if (!layers->scouting)
            break;
        if (!run_add(run, &note)) {
            layers->scouting = run->count > 0;
            break;
        }
        layers->sighted = false;
        layers->ahead++;
        count_member(layers, &note);
    }
    run->more = run_is_full(run) || run->count >= most;
}

/*
 * Pass over so many members, which have been read and counted already.  The last one is read, or
 * all: what is after one may be found to be damaged, and that depends on where it ended.  Returns
 * false if something else came, which is held, or something odd.
 */
static bool pass_members(struct layers *layers, uint64_t count, bool all)
{
    struct layer *layer = &layers->stack[0];
    uint64_t expanded = layers->budget.expanded;
    const char *bytes;
    bool odd = false;
    layers->budget.expanded = 0;
    for (uint64_t i = 0; i < count && !layers->held; i++) {
        layers->event = layer_next(layer);
        layers->held = layers->event != LAYER_MEMBER;
        odd = odd || layer->odd;
        bool reads = (all || i + 1 == count) && !layers->held && layer_is_file(layer) &&
                     !is_excluded(layers, layer_path(layer)) && !layer_is_encrypted(layer);
        while (reads && layer_piece(layer, SIZE_MAX, &bytes) > 0)
            continue;
    }
    layers->budget.expanded = expanded;
    return !layers->held && !odd;
}

/* Let the layer pass over the members that the scout has seen; false where it cannot. */
static bool catch_up(struct layers *layers)
{
    uint64_t ahead = layers->ahead;
    layers->ahead = 0;
    if (ahead == 0)
        return true;
    if (layers->fresh) {
        layers->fresh = false;
        if (!push(layers, layers->kind))
            return false;
    }
    return pass_members(layers, ahead, false);
}

/* Go on without a scout, from where it has come to. */
static void leave_scout(struct layers *layers)
{
    layers->scouting = false;
    if (!catch_up(layers)) {
        layers->held = true;
        layers->event = LAYER_FAILED;
    }
}

/* Go on as far as a run goes; false if nothing follows in the zip. */
static bool fill_run(struct layers *layers, struct run *run)
{
    const struct layer *layer = &layers->stack[0];
    struct scout *scout = &layers->scout;
    if (!layers->scouted)
        layers->scouting = scout_begin(scout, layers->feed, layer->headers, layer->header_at);
    layers->scouted = true;
    run->members = layers->budget.members;
    run->expanded = layers->budget.expanded;
    if (layers->scouting)
        collect_ahead(layers, run);
    if (run->count > 0 || layers->scouting)
        return run->count > 0;
    run->headers = headers_read(layers) + layers->ahead;
    run->doubtful = !catch_up(layers);
    layers->sighted = false;
    if (!run->doubtful && !layers->fresh)
        collect(layers, run);
    return true;
}

struct run *layers_run(struct layers *layers)
{
    if (layers->zip == NULL || layers->budget.refused)
        return NULL;
    if (layers->fresh && !layers->scouted && layers->headers_before == 0 && layers->top_length > 0)
        scout_unopened(layers);
    if (!may_run(layers))
        return NULL;
    if (atomic_load(&layers->zip->given_up)) {
        layers_end(layers);
        return NULL;
    }
    struct run *run = run_new(layers->zip);
    if (run == NULL) {
        leave_scout(layers);
        return NULL;
    }
    locale_t before = layers->locale != (locale_t)0 ? uselocale(layers->locale) : (locale_t)0;
    bool more = fill_run(layers, run);
    if (before != (locale_t)0)
        uselocale(before);
    if (run->doubtful || !more)
        layers_end(layers);
    if (run->doubtful || run->count > 0)
        return run;
    run_free(run);
    return NULL;
}

void layers_go_to(struct layers *layers, const struct run *run)
{
    layers->headers_before = run->headers;
    layers->members_before = run->members;
    layers->expanded_before = run->expanded;
}

/* ---- Going on ------------------------------------------------------------ */

/* As unwrap(), until nothing is left. */
static bool step(struct layers *layers, struct layers_item *item, enum layers_event *event)
{
    if (layers->budget.refused) {
        *event = say(layers, item, layers->top_length, LAYERS_TROUBLE, layers->budget.reason);
        layers_end(layers);
        return true;
    }
    if (layers->fresh) {
        layers->fresh = false;
        if (layers->top_length > 0) {
            bool said = unwrap(layers, layers->kind, item, event);
            if (!said && layers->headers_before > 0) {
                /* Only what is read as it was before leads to the same doubt. */
                pass_members(layers, layers->headers_before, true);
                layers->budget.members = layers->members_before;
                layers->budget.expanded = layers->expanded_before;
            }
            return said;
        }
        layers->budget.failed = true;
        *event = say(layers, item, 0, LAYERS_TROUBLE, "out of memory");
        return true;
    }
    if (layers->depth == 0) {
        *event = LAYERS_DONE;
        return true;
    }
    if (kind_is_archive(layers->stack[layers->depth - 1].kind))
        return go_on(layers, item, event);
    pop(layers);
    return false;
}

enum layers_event layers_next(struct layers *layers, struct layers_item *item)
{
    enum layers_event event = LAYERS_DONE;
    locale_t before = (locale_t)0;
    if (layers->locale != (locale_t)0)
        before = uselocale(layers->locale);
    while (!step(layers, item, &event))
        ;
    if (before != (locale_t)0)
        uselocale(before);
    return event;
}

size_t layers_read(struct layers *layers, char *buffer, size_t size, const char **reason)
{
    struct layer *layer = &layers->stack[layers->depth - 1];
    const char *bytes;
    size_t length = layer_piece(layer, size, &bytes);
    *reason = NULL;
    if (length > 0)
        memcpy(buffer, bytes, length);
    else if (layer->state != MEMBER_WHOLE)
        *reason = layer_reason(layer);
    return length;
}
