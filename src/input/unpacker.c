/* SPDX-License-Identifier: BSD-2-Clause */
#include "input/sources.h"

#include "base/text.h"
#include "input/layer.h"
#include "input/loading.h"

#include <errno.h>
#include <locale.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>

#define DEFAULT_EXPANDED (UINT64_C(1) << 40)
#define DEFAULT_RATIO 1000
#define DEFAULT_MEMBERS (UINT64_C(10) * 1000 * 1000)

enum {
    ARCHIVE_DEPTH = 4, /* archives in archives */
    LAYER_DEPTH = 16,  /* the same and what they are compressed with */
    PATH_LIMIT = 64 * 1024
};

struct unpacker {
    const struct input_options *options;
    struct budget budget;
    struct feed *feed;
    bool waiting;   /* whether the file is not open yet */
    enum kind kind; /* of the file */
    size_t depth;
    unsigned archives; /* those of the layers that are archives */
    size_t top_length; /* of the file's own name in name */
    size_t path_at;    /* where the path inside the innermost archive begins in name */
    struct bytes name;
    const char *chosen; /* name of the only member to return, or NULL for all */
    bool found;         /* whether it was found */
    locale_t locale;    /* in which libarchive can convert names in UTF-8, or 0 */

    /* The target of a hard link is searched in the same file, and unpacked from it after that. */
    bool linked;            /* whether events are those of the target */
    uint64_t place;         /* of the last member of its name before the link; 0 if none is known */
    bool placed;            /* whether that one is unpacked, not searched */
    struct unpacker *again; /* does both; NULL before the first link */
    struct unpacker *leader; /* the one whose again this is, or NULL */
    struct feed again_feed;
    struct budget of_links;
    struct bytes target, alias; /* its name, and that of the link in its place */
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
    unpacker->waiting = unpacker->linked = unpacker->placed = false;
    unpacker->budget.refused = false;
}

void unpacker_free(struct unpacker *unpacker)
{
    if (unpacker == NULL)
        return;
    end(unpacker);
    if (unpacker->locale != (locale_t)0)
        freelocale(unpacker->locale);
    if (unpacker->again != NULL)
        feed_free(&unpacker->again_feed);
    unpacker_free(unpacker->again);
    bytes_free(&unpacker->target);
    bytes_free(&unpacker->alias);
    bytes_free(&unpacker->name);
    free(unpacker);
}

void unpacker_prepare(struct unpacker *unpacker)
{
    /* A failure is reported when an archive comes. */
    (void)library_load();
    spool_prepare();
    if (unpacker->locale == (locale_t)0 && unpacker->leader == NULL)
        unpacker->locale = utf8_locale();
}

static uint64_t limit_or(uint64_t limit, uint64_t otherwise)
{
    return limit != 0 ? limit : otherwise;
}

bool unpacker_begin(struct unpacker *unpacker, struct feed *feed, const char *name, enum kind kind,
                    const char *chosen)
{
    const struct input_options *options = unpacker->options;
    end(unpacker);
    if (!bytes_put_string(&unpacker->name, 0, name))
        return false;
    unpacker_prepare(unpacker);
    unpacker->feed = feed;
    unpacker->kind = kind;
    unpacker->waiting = true;
    unpacker->top_length = unpacker->name.length;
    unpacker->chosen = chosen;
    unpacker->found = false;
    unpacker->budget =
        (struct budget){.max_expanded = limit_or(options->max_expanded, DEFAULT_EXPANDED),
                        .max_ratio = limit_or(options->max_ratio, DEFAULT_RATIO),
                        .max_members = limit_or(options->max_members, DEFAULT_MEMBERS),
                        .feed = feed};
    unpacker->of_links = unpacker->budget;
    return true;
}

/* Whether what cannot be read is damaged: neither did memory run out, nor did the disk fail. */
static bool is_damage(const struct unpacker *unpacker)
{
    return !unpacker->budget.failed && unpacker->feed->error == 0;
}

/* Return true with an event about the first length bytes of the name. */
static bool say(struct unpacker *unpacker, struct input_item *item, size_t length,
                enum input_event event, const char *reason)
{
    unpacker->name.at[unpacker->name.length = length] = '\0';
    item->name = unpacker->name.at;
    item->event = event;
    item->reason = reason;
    item->damaged = is_damage(unpacker);
    return true;
}

/* ---- The chosen member ---------------------------------------------------- */

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
    if (unpacker->archives == 0 || relation_of(unpacker) == CHOSEN)
        return NULL;
    if (unpacker->linked && relation_of(unpacker->again) == INSIDE)
        return unpacker_path(unpacker->again);
    return unpacker->name.at + unpacker->path_at;
}

/* Append the path of a member to the name of its archive; returns NULL or what is wrong. */
static const char *name_member(struct unpacker *unpacker, const struct layer *layer)
{
    const char *path = member_path(layer);
    if (strlen(path) > PATH_LIMIT)
        return "the name of a member is longer than 64 KiB";
    unpacker->path_at = layer->name_length + 2;
    if (!bytes_put_string(&unpacker->name, layer->name_length, "//") ||
        !bytes_put_string(&unpacker->name, unpacker->path_at, path)) {
        unpacker->budget.failed = true;
        return "not enough memory";
    }
    return NULL;
}

/* ---- Hard links ------------------------------------------------------------ */

/*
 * Begin to search the target of the link on top from the beginning of the file, or to unpack it.
 * All links together may expand to as much as the file.  As unwrap().
 */
static bool begin_link(struct unpacker *unpacker, struct input_item *item)
{
    const char *target = member_target(top_of(unpacker));
    const struct feed *feed = unpacker->feed;
    size_t length = unpacker->name.length, archive = top_of(unpacker)->name_length;
    if (!feed->regular || unpacker->leader != NULL)
        return say(unpacker, item, length,
                   relation_of(unpacker) == CHOSEN ? INPUT_TROUBLE : INPUT_NOTED,
                   "a hard link is followed only to a file, and in a regular file");
    if (unpacker->again == NULL && (unpacker->again = unpacker_new(unpacker->options)) != NULL)
        unpacker->again->leader = unpacker;
    struct unpacker *again = unpacker->again;
    if (again == NULL || !bytes_put_string(&unpacker->target, 0, unpacker->name.at) ||
        !bytes_put_string(&unpacker->target, archive + strlen("//"), target) ||
        !feed_begin(&unpacker->again_feed, feed->descriptor, true, NULL) ||
        !unpacker_begin(again, &unpacker->again_feed, unpacker->name.at, unpacker->kind,
                        unpacker->target.at)) {
        unpacker->budget.failed = true;
        return say(unpacker, item, length, INPUT_TROUBLE, strerror(ENOMEM));
    }
    again->name.at[again->name.length = again->top_length = unpacker->top_length] = '\0';
    again->budget = unpacker->of_links;
    unpacker->place = unpacker->placed ? unpacker->place : 0;
    unpacker->linked = true;
    return false;
}

/*
 * Whether the current member, in an archive that the link is in, is the target or leads to it; ends
 * at the link.  It is the last member of its name before the link that replaced all others.
 */
static bool is_on_the_way(struct unpacker *again, enum relation relation)
{
    struct unpacker *leader = again->leader;
    uint64_t here = top_of(again)->headers, there = leader->stack[again->depth - 1].headers;
    if (again->depth < leader->depth)
        return here == there;
    if (here == there || again->found)
        end(again);
    else if (leader->placed)
        return here == leader->place;
    else if (relation == CHOSEN)
        leader->place = here;
    return false;
}

/* Continue in the target of a link; as unwrap(). */
static bool next_of_link(struct unpacker *unpacker, struct input_item *item)
{
    struct unpacker *again = unpacker->again;
    size_t length = unpacker->target.length;
    unpacker_next(again, item);
    bool failed = item->event == INPUT_TROUBLE && !again->found;
    if (item->event == INPUT_DONE || failed) {
        unpacker->of_links = again->budget;
        unpacker->linked = false;
        unpacker->placed = !failed && !unpacker->placed && unpacker->place > 0;
        if (unpacker->placed)
            return begin_link(unpacker, item);
        return failed || (!again->found && say(unpacker, item, unpacker->name.length, INPUT_TROUBLE,
                                               "a hard link to a member that is missing"));
    }
    if (strncmp(item->name, unpacker->target.at, length) == 0 &&
        bytes_put_string(&unpacker->alias, 0, unpacker->name.at) &&
        bytes_put_string(&unpacker->alias, unpacker->name.length, item->name + length))
        item->name = unpacker->alias.at;
    return true;
}

/* ---- Members --------------------------------------------------------------- */

/* Examine the current member of the archive on top; as unwrap(). */
static bool examine_member(struct unpacker *unpacker, struct input_item *item)
{
    struct layer *layer = top_of(unpacker);
    struct budget *budget = &unpacker->budget;
    if (++budget->members > budget->max_members) {
        budget_refuse(budget, "it has more than", budget->max_members, "members (--max-members)");
        return false;
    }
    const char *unread = member_unread(layer), *target = member_target(layer);
    if (unread != NULL && *unread == '\0')
        return false;
    const char *wrong = name_member(unpacker, layer);
    if (wrong != NULL)
        return unpacker->leader == NULL &&
               say(unpacker, item, layer->name_length, INPUT_TROUBLE, wrong);
    enum relation relation = relation_of(unpacker);
    if (unpacker->leader != NULL && unpacker->depth <= unpacker->leader->depth &&
        !is_on_the_way(unpacker, relation))
        return false;
    if (relation == OTHER ||
        (relation == INSIDE && input_excludes(unpacker->options, unpacker_path(unpacker))))
        return false;
    if (target != NULL && relation == OUTSIDE)
        return false;
    unpacker->found |= relation == CHOSEN;
    if (target != NULL)
        return begin_link(unpacker, item);
    if (unread != NULL)
        return say(unpacker, item, unpacker->name.length,
                   relation == CHOSEN ? INPUT_TROUBLE : INPUT_SKIPPED, unread);
    if (member_is_encrypted(layer))
        layer_refuse(layer);
    return unwrap(unpacker, layer_kind(layer), item);
}

/* Continue in the layer on top; as unwrap(), and false also at its end. */
static bool next_in_layer(struct unpacker *unpacker, struct input_item *item)
{
    struct layer *layer = top_of(unpacker);
    enum layer_event next = layer_next(layer);
    if (next == LAYER_MEMBER)
        return examine_member(unpacker, item);
    bool failed = next == LAYER_FAILED && !unpacker->budget.refused;
    if (failed)
        say(unpacker, item, layer->name_length, INPUT_TROUBLE, layer_reason(layer));
    pop(unpacker);
    return failed;
}

/* ---- Events --------------------------------------------------------------- */

/* Take a step towards the next event; as unwrap(). */
static bool step(struct unpacker *unpacker, struct input_item *item)
{
    size_t length = unpacker->top_length;
    if (unpacker->budget.refused) {
        say(unpacker, item, length, INPUT_TROUBLE, unpacker->budget.reason);
        end(unpacker);
        return true;
    }
    if (unpacker->waiting) {
        unpacker->waiting = false;
        return unwrap(unpacker, unpacker->kind, item);
    }
    if (unpacker->linked)
        return next_of_link(unpacker, item);
    return unpacker->depth > 0 ? next_in_layer(unpacker, item)
                               : say(unpacker, item, length, INPUT_DONE, NULL);
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
    if (unpacker->linked) {
        unpacker_read(unpacker->again, buffer, size, item);
        return;
    }
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
    /* A limit that was exceeded is not reported again under the same name. */
    if (unpacker->budget.refused && unpacker->archives == 0)
        end(unpacker);
}
