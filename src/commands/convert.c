/* SPDX-License-Identifier: BSD-2-Clause */
/* yinsh convert: write every good record in another notation. */
#include "commands/commands.h"

#include "base/hash.h"
#include "base/quantity.h"
#include "base/text.h"
#include "jobs/results.h"
#include "messages/messages.h"
#include "options/command_line.h"
#include "outputs/new_file.h"
#include "query/columns.h"
#include "record/symmetry.h"
#include "registry/notation_list.h"
#include "score/tally.h"
#include "syntax/legal_part.h"

#include <errno.h>
#include <inttypes.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum {
    NUMBER = 18, /* bytes that nobody can guess */
    VALUE = 4096 /* bytes of a value that records are sorted by, at most */
};

/* What records are split by, and the columns that name the files that a record goes to. */
enum { SPLIT_EACH, SPLIT_BY_PLAYER };
static const char *const split_names[] = {"player", "event", "day", NULL};
static const char *const split_columns[] = {"file", "white,black", "event", "day"};

/* What convert does. */
struct conversion {
    const struct notation *target;
    bool keep_going;
    bool positions; /* whether the position after each action is also written */
    int symmetry;   /* applied to the board; 0 is none */
    /* What is dropped on request, so that it is no loss. */
    bool no_comments, no_clocks, no_marks;
    const char *tags;     /* names of the only tags to keep, with commas between them; NULL: all */
    struct bytes changes; /* the values of --set and --unset, each with a NUL */
    int until;            /* the last turn to write; -1: all */
    bool anonymous;
    struct split_folder split;
    int split_by;               /* index in split_columns */
    struct columns names, keys; /* the columns of that, and of --sort */
    int head;                   /* number of records to write, with split_by to each file; 0: all */
    bool waits;                 /* whether records wait until all are read */
    char number[NUMBER + 1];    /* stands for the number of a record while that is unknown */
    const char *name;           /* of the last record, of as many that were written */
    uint64_t written;
    struct kept kept;  /* records that wait */
    struct bytes list; /* struct placed of each */
    struct arena arena;
};

/* A record that waits, of which the values belong to the arena. */
struct placed {
    const struct conversion *conversion;
    const char *name, *values; /* in the columns of the split, and in others, each with a NUL */
    uint64_t place;
    size_t length;
};

/* ---- Changing ---------------------------------------------------------- */

/* Check the names in the list of tags; returns false, and reports, if one is wrong. */
static bool check_tags(struct cli *cli, const char *tags)
{
    struct words rest = words_of(tags != NULL ? tags : ""), name;
    while (rest.length > 0) {
        bool more = words_cut(&rest, ',', &name);
        if (!words_are_tag_name(name) || (more && rest.length == 0))
            return cli_usage(cli, tags, "--tags takes names of tags with commas between them, not");
    }
    return true;
}

static bool keeps_tag(const struct conversion *conversion, const struct tag *tag)
{
    return conversion->tags == NULL || words_are_any(words_of(tag->name), conversion->tags, ',');
}

/* Handle --set, whose spec has lowest 1, or --unset. */
static bool take_change(struct cli *cli, const struct option_spec *spec, const char *text)
{
    struct words value = words_of(text), name;
    bool sets = words_cut(&value, '=', &name), good = sets == (spec->lowest > 0);
    if (!good || !words_are_tag_name(name))
        return cli_usage(cli, text, "--%s not",
                         spec->lowest > 0 ? "set takes TAG=VALUE,"
                                          : "unset takes the name of a tag,");
    if (record_understands(name.bytes, name.length))
        return cli_usage(cli, text, "--%s cannot change what the game itself states:", spec->name);
    struct conversion *conversion = spec->value;
    const char *left = text;
    for (const char *at; good && (at = strstr(left, "%n")) != NULL; left = at + 2)
        good = bytes_add(&conversion->changes, left, (size_t)(at - left)) &&
               bytes_add(&conversion->changes, conversion->number, NUMBER);
    return (good && bytes_add(&conversion->changes, left, strlen(left) + 1)) ||
           cli_trouble(cli, text, strerror(ENOMEM));
}

/*
 * Change a copy of a record.  tags has room for its tags, and the arena holds its notes; both have
 * to outlive it.  Returns NULL, or what is wrong.
 */
static const char *change(const struct conversion *conversion, struct yinsh_record *copy,
                          struct tag tags[RECORD_TAGS + 1], struct arena *arena)
{
    const unsigned kinds = (unsigned)!conversion->no_comments << NOTE_COMMENT |
                           (unsigned)!conversion->no_marks << NOTE_MARK |
                           (unsigned)!conversion->no_clocks << NOTE_CLOCK;
    const struct bytes *changes = &conversion->changes;
    size_t count = 0, actions = 0, all = copy->game.count;
    if (!record_copy_notes(copy, kinds, arena))
        return strerror(ENOMEM);
    while (actions < all && copy->game.played[actions].turn <= (unsigned)conversion->until)
        actions++;
    if (actions < all)
        record_cut(copy, actions);
    for (size_t i = 0; i < copy->tag_count; i++)
        if (keeps_tag(conversion, &copy->tags[i]) &&
            (actions == all || !words_are_any(words_of(copy->tags[i].name),
                                              "ResultText|ServerMeta|Termination", '|')))
            tags[count++] = copy->tags[i];
    for (size_t at = 0; at < changes->length && count <= RECORD_TAGS;) {
        struct words value = words_of(changes->at + at), name;
        size_t kept = 0;
        at += value.length + 1;
        words_cut(&value, '=', &name);
        for (size_t i = 0; i < count; i++)
            if (!words_alike(name, tags[i].name))
                tags[kept++] = tags[i];
        count = kept + (value.length > 0);
        if (value.length > 0)
            tags[kept] = (struct tag){tag_name(name, arena), value.bytes, value.length};
    }
    copy->tags = tags;
    copy->tag_count = count;
    return arena->failed         ? strerror(ENOMEM)
           : count > RECORD_TAGS ? "a record has no room for another tag"
                                 : NULL;
}

/* ---- Writing ----------------------------------------------------------- */

/* Write a record or its legal part, and count what it loses. */
static void write_record(struct results *results, const struct yinsh_record *record)
{
    const struct conversion *conversion = results->work->context;
    struct legal_part part;
    struct yinsh_record mapped;
    record = legal_part_of(&part, record);
    if (conversion->symmetry > 0) {
        mapped = *record;
        symmetry_record(conversion->symmetry, &mapped);
        record = &mapped;
    }
    losses_count(results, notation_convert(conversion->target, record, conversion->positions,
                                           &results->out));
}

/* Write a frame for take(): the values of a record, and what it became, each with a NUL. */
static void write_frame(struct results *results, const struct origin *origin,
                        const struct yinsh_record *record, const struct yinsh_record *changed)
{
    const struct conversion *conversion = results->work->context;
    size_t frame = results_frame_begin(results, SOURCE_OTHER), names = conversion->names.count;
    for (size_t i = 0; i < names + conversion->keys.count; i++) {
        const struct column *column =
            i < names ? &conversion->names.list[i] : &conversion->keys.list[i - names];
        struct column_value value;
        column_view(&(struct view){.column = column, .origin = origin, .record = record}, &value);
        column_add_text(column, &value);
        size_t length = value.text.length < VALUE ? value.text.length : VALUE;
        output_bytes(&results->out, value.text.bytes, length);
        output_bytes(&results->out, "", 1);
    }
    write_record(results, changed);
    output_bytes(&results->out, "", 1);
    results_frame_end(results, frame);
}

static void convert_record(struct results *results, const struct origin *origin,
                           const struct yinsh_record *record)
{
    const struct conversion *conversion = results->work->context;
    struct arena arena = {.chunks = NULL};
    struct tag tags[RECORD_TAGS + 1];
    struct yinsh_record copy;
    struct origin shown = *origin;
    if (record_first_error(record) != NULL && !conversion->keep_going)
        return;
    if (conversion->anonymous) {
        shown.file = "game";
        record = nameless_of(&arena, results->cli, record);
    }
    const struct yinsh_record *changed = record;
    const char *wrong = record == NULL ? strerror(ENOMEM) : NULL;
    if (record != NULL &&
        (conversion->no_comments || conversion->no_clocks || conversion->no_marks ||
         conversion->tags != NULL || conversion->until >= 0 || conversion->changes.length > 0)) {
        copy = *record;
        changed = &copy;
        wrong = change(conversion, &copy, tags, &arena);
    }
    if (wrong != NULL)
        results_trouble(results, origin->file, wrong);
    else if (results->work->take != NULL)
        write_frame(results, &shown, record, changed);
    else
        write_record(results, changed);
    arena_free(&arena);
}

/* ---- Taking records in their order -------------------------------------- */

/* Write a record, to a file with a name if records are split; false if no more are wanted. */
static bool put_record(struct cli *cli, struct conversion *conversion, const char *name,
                       const char *record)
{
    struct split_folder *split = &conversion->split;
    bool groups = conversion->split_by != SPLIT_EACH;
    bool same = groups && conversion->name != NULL && strcmp(conversion->name, name) == 0;
    uint64_t most = conversion->head > 0 ? (uint64_t)conversion->head : UINT64_MAX;
    conversion->name = name;
    if (groups && !same)
        conversion->written = 0;
    if (conversion->written == most)
        return groups;
    if (split->name != NULL && !same) {
        char stem[FILE_STEM + 1];
        (void)(groups ? file_safe(words_of(name), stem) : file_stem(name, stem));
        if (!split_next(cli, split, !groups || !cli->incomplete, stem,
                        conversion->target->extensions))
            return false;
    }
    conversion->written++;
    struct output *out = split->out;
    for (const char *at; (at = strstr(record, conversion->number)) != NULL; record = at + NUMBER) {
        output_bytes(out, record, (size_t)(at - record));
        output_number(out, conversion->written);
    }
    output_string(out, record);
    return out->error == 0 && (groups || conversion->written < most);
}

/* Move past so many strings. */
static const char *skip(const char *strings, size_t count)
{
    while (count-- > 0)
        strings += strlen(strings) + 1;
    return strings;
}

/* Let a record with a frame wait for each file that it goes to; false, and reported, without
 * memory. */
static bool add(struct cli *cli, struct conversion *conversion, const struct frame *frame,
                struct placed placed)
{
    placed.name = arena_copy(&conversion->arena, frame->bytes, frame->length - placed.length);
    bool good = placed.name != NULL;
    if (good)
        placed.values = skip(placed.name, conversion->names.count);
    while (good && placed.name < placed.values) {
        good = bytes_add(&conversion->list, (const char *)&placed, sizeof placed);
        const char *next = skip(placed.name, 1);
        placed.name = strcmp(placed.name, next) == 0 ? placed.values : next;
    }
    return good || cli_trouble(cli, "records", strerror(ENOMEM));
}

/* Take frames; false if no more are wanted. */
static bool take(struct cli *cli, const char *bytes, size_t length, void *context)
{
    struct conversion *conversion = context;
    struct placed placed = {.conversion = conversion};
    const char *start = bytes;
    uint64_t place = kept_place(&conversion->kept);
    bool good = !conversion->waits || kept_add(cli, &conversion->kept, bytes, length);
    while (good && length > 0) {
        struct frame frame = frame_next(&bytes, &length);
        const char *record = skip(frame.bytes, conversion->names.count + conversion->keys.count);
        placed.place = place + (uint64_t)(record - start);
        placed.length = (size_t)(frame.bytes + frame.length - record);
        if (*record != '\0')
            good = conversion->waits ? add(cli, conversion, &frame, placed)
                                     : put_record(cli, conversion, frame.bytes, record);
    }
    return good;
}

/* As qsort() compares: by files, by values, of which missing ones come last, and as they were read.
 */
static int compare(const void *a, const void *b)
{
    const struct placed *one = a, *two = b;
    const struct columns *keys = &one->conversion->keys;
    const char *left = one->values, *right = two->values;
    int order = one->conversion->split_by != SPLIT_EACH ? strcmp(one->name, two->name) : 0;
    for (size_t i = 0; order == 0 && i < keys->count; i++) {
        bool dates = column_is_date(words_of(keys->names[i]));
        order = (*left == '\0') - (*right == '\0');
        if (order == 0)
            order = quantity_order(words_of(left), words_of(right), dates) *
                    (keys->descends[i] ? -1 : 1);
        left = skip(left, 1);
        right = skip(right, 1);
    }
    return order != 0 ? order : (one->place > two->place) - (one->place < two->place);
}

/* Write the records that wait, those of files only if nothing is missing. */
static void write_waiting(struct cli *cli, struct conversion *conversion)
{
    struct placed *list = (struct placed *)(void *)conversion->list.at;
    size_t count = conversion->list.length / sizeof *list;
    struct bytes record = {.at = NULL};
    bool good = conversion->split_by == SPLIT_EACH || !cli->incomplete;
    if (count > 0)
        qsort(list, count, sizeof *list, compare);
    for (size_t i = 0; i < count && good; i++)
        good = kept_get(cli, &conversion->kept, list[i].place, list[i].length, &record) &&
               put_record(cli, conversion, list[i].name, record.at);
    bytes_free(&record);
}

static void convert_files(struct cli *cli, struct conversion *conversion, const char *name)
{
    struct work work = {.each = convert_record, .context = conversion};
    struct split_folder *split = &conversion->split;
    bool each = split->name != NULL && conversion->split_by == SPLIT_EACH;
    conversion->waits = conversion->split_by != SPLIT_EACH || conversion->keys.count > 0;
    if (conversion->waits || each || conversion->head > 0 || conversion->changes.length > 0)
        work.take = take;
    if (conversion->head > 0 && !conversion->waits)
        cli->jobs = 1; /* how much is read does not depend on it */
    for (size_t i = 0; i < conversion->keys.count; i++)
        work.in_order |= strcmp(conversion->keys.names[i], "record") == 0;
    if (!select_records(cli, &work) || (conversion->waits && !kept_begin(cli, &conversion->kept)))
        return;
    if (split_begin(cli, split, name)) {
        work.out = split->out;
        jobs_run(cli, &work);
        write_waiting(cli, conversion);
        split_end(cli, split, each || !cli->incomplete);
        losses_report(cli, conversion->target, work.counts);
    }
    if (conversion->waits)
        kept_end(&conversion->kept);
}

/* Whether the options fit together; reports it if they do not. */
static bool fit_together(struct cli *cli, struct conversion *conversion, const char *file)
{
    if (conversion->target == NULL)
        conversion->target = notation_of_output(file, NULL);
    const struct notation *target = conversion->target;
    if (target == NULL)
        return cli_usage(cli, file,
                         file == NULL ? "option --to=NOTATION is required"
                                      : "option --to=NOTATION is required; no single notation "
                                        "is known for the name");
    if (conversion->positions && !target->writes_positions)
        return cli_usage(cli, target->name,
                         "--actions needs a notation that can hold positions, such as json, not");
    if (conversion->split_by != SPLIT_EACH && conversion->split.name == NULL)
        return cli_usage(cli, NULL, "--split-by needs --split");
    return split_fits(cli, &conversion->split, file);
}

static void run_convert(struct cli *cli, int argc, char **argv)
{
    struct conversion conversion = {.until = -1, .keys.sorts = true};
    const char *file = NULL;
    uint64_t secret[2];
    struct map numbers;
    const struct option_spec names = {.value = &conversion.names};
    const struct option_spec options[] = {
        {"to", 't', OPTION_NOTATION, .value = &conversion.target},
        {"output", 'o', OPTION_OUTPUT, .value = &file, .choices = output_record_forms},
        {"keep-going", 0, OPTION_FLAG, .value = &conversion.keep_going},
        {"actions", 0, OPTION_FLAG, .value = &conversion.positions},
        {"no-comments", 0, OPTION_FLAG, .value = &conversion.no_comments},
        {"no-clocks", 0, OPTION_FLAG, .value = &conversion.no_clocks},
        {"no-marks", 0, OPTION_FLAG, .value = &conversion.no_marks},
        {"anonymous", 0, OPTION_FLAG, .value = &conversion.anonymous},
        {"tags", 0, OPTION_TEXT, .value = &conversion.tags},
        {"set", 0, OPTION_CALL, .value = &conversion, .take = take_change, .lowest = 1},
        {"unset", 0, OPTION_CALL, .value = &conversion, .take = take_change},
        {"until", 0, OPTION_NUMBER, .value = &conversion.until, .highest = 99999},
        {"sort", 0, OPTION_CALL, .value = &conversion.keys, .take = columns_take},
        {"head", 0, OPTION_NUMBER, .value = &conversion.head, .lowest = 1, .highest = INT_MAX},
        {"split", 0, OPTION_OUTPUT, .value = &conversion.split.name},
        {"split-by", 0, OPTION_CHOICE, &conversion.split_by, split_names, .lowest = 1},
        {"force", 0, OPTION_FLAG, .value = &conversion.split.force},
        {"map", 0, OPTION_CHOICE, .value = &conversion.symmetry, .choices = symmetry_names},
        {.name = NULL},
    };
    hash_secret(secret);
    snprintf(conversion.number, sizeof conversion.number, "Q%017" PRIu64, secret[0] >> 8);
    if (cli_options(cli, argc, argv, options) && fit_together(cli, &conversion, file) &&
        check_tags(cli, conversion.tags) &&
        columns_take(cli, &names, split_columns[conversion.split_by])) {
        nameless_begin(cli, conversion.anonymous, &numbers);
        convert_files(cli, &conversion, file);
        map_free(&numbers);
    }
    columns_free(&conversion.names);
    columns_free(&conversion.keys);
    bytes_free(&conversion.changes);
    bytes_free(&conversion.list);
    arena_free(&conversion.arena);
}

const struct command command_convert = {
    .name = "convert",
    .arguments = "[-t NOTATION] [OPTION]... [FILE]...",
    .summary = "Write every good record in another notation",
    .options = "  -t, --to=NOTATION    write this notation; see yinsh notations [default: as\n"
               "                       the name of FILE ends]\n"
               "  -o, --output=FILE    write to FILE, which appears when it is complete\n"
               "      --split=DIR      write each record to a file of its own in DIR\n"
               "      --force          with --split, replace existing files\n"
               "      --keep-going     also write the legal part of bad records, tagged Fault\n"
               "      --actions        with -t json, also write the position after each action\n"
               "      --no-comments    do not write comments\n"
               "      --no-clocks      do not write clocks\n"
               "      --no-marks       do not write marks such as ! and ?\n"
               "      --anonymous      number the players, and omit all that names anybody\n"
               "      --tags=LIST      of the tags write only these, for example White,Black,Date\n"
               "      --map=SYMMETRY   turn or mirror the board, for example turn60 or mirror\n"
               "      --set=TAG=VALUE  set a tag; in the value, %n is the number of the record\n"
               "      --unset=TAG      remove a tag\n"
               "      --until=TURN     write only the turns up to TURN\n"
               "      --sort=LIST      sort by columns of score; those after - descend\n"
               "      --head=N         write only the first N records\n"
               "      --split-by=WHAT  with --split, write a file for each player, event or day\n",
    .examples = "  yinsh convert -t gipf game.sgf\n"
                "  yinsh convert -o games.sgf games.yin\n"
                "  yinsh convert -t gipf --split=games archive.zip\n"
                "  yinsh convert -t gipf --sort=day,-turns --set=Round=%n games/\n",
    .creates_files = true,
    .run = run_convert,
};
