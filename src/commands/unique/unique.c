/* SPDX-License-Identifier: BSD-2-Clause */
/*
 * yinsh unique: writes records as they are, but only one of several that are the same.
 *
 * For each record, a frame with what is known of its game precedes the frames with its bytes.  If
 * the first of several records is kept, a record is kept or dropped as soon as it is read.
 * Otherwise all frames are kept in a temporary file, which is read again when all records are
 * known, and with --prefix before that, too.
 */
#include "commands/commands.h"

#include "base/hash.h"
#include "commands/unique/unique_classes.h"
#include "jobs/results.h"
#include "messages/messages.h"
#include "options/command_line.h"
#include "outputs/new_file.h"
#include "outputs/table_writer.h"
#include "query/columns.h"
#include "record/symmetry.h"
#include "syntax/notation.h"

#include <errno.h>
#include <inttypes.h>
#include <string.h>

static const char *const symmetry_choices[] = {"none", "all", NULL};
static const char *const keep_choices[] = {"first", "longest", "most-tags", NULL};

/* Which of several records is preferred: the values of --keep. */
enum preference { PREFER_FIRST, PREFER_LONGEST, PREFER_MOST_TAGS };

static const char *const columns[] = {"file",  "record", "of_file", "of_record",
                                      "turns", "how",    "symmetry"};
enum { COLUMNS = sizeof columns / sizeof columns[0] };

/* How a record is a duplicate of another. */
enum how { HOW_SAME, HOW_MIRRORED, HOW_BEGINNING, HOW_LONGER };
static const char *const how_names[] = {"same", "mirrored", "beginning", "longer"};

/* What the user wants. */
struct wanted {
    bool list, prefix, tags, quiet;
    int symmetric; /* whether games are compared up to symmetry */
    int preference;
    int format;       /* of the list; -1: what suits the reader */
    const char *name; /* of the output file; NULL for standard output */
    bool names;       /* whether the places of records are needed */
    uint64_t secret[2];
};

/* The head of a record's frame; what follows it is in the order of struct seen. */
struct frame_head {
    struct game_facts facts;
    bool compared;                      /* whether it can be a duplicate at all */
    struct game_identity tags;          /* of its tags, or zeros */
    struct game_identity_builder start; /* of the game before its first action */
};

/* A record as its frame states it. */
struct seen {
    struct frame_head head;
    const char *actions; /* with --prefix: head.facts.actions of them */
    const char *file;    /* if places are needed; else "" */
};

/* The state of the command. */
struct finding {
    struct wanted wanted;
    struct game_classes classes;
    struct kept kept;
    bool keeps;         /* whether results are kept until all records are known */
    struct bytes files; /* names, each ended by a NUL */
    uint64_t file;      /* offset of the last one */
    struct table table; /* with --list */
    struct output *out;
    uint64_t number; /* of the record in the input */
    bool dropping;   /* whether the record that is read is dropped */
    uint64_t records, duplicates;
};

/* ---- Looking at records -------------------------------------------------- */

/* The identity of a record's tags, whatever their order, with the outcome. */
static struct game_identity tag_identity(const struct yinsh_record *record,
                                         const uint64_t secret[2])
{
    struct dated_tags tags;
    struct sip sip = sip_begin(secret);
    sip_add(&sip, (uint64_t)record->outcome.result << 8 | (uint64_t)record->outcome.end);
    struct game_identity sum = {{sip_end(sip, 2), sip_end(sip, 3)}};
    dates_convert(&tags, record, DATES_OFFICIAL);
    for (size_t i = 0; i < tags.count; i++) {
        sip = sip_begin(secret);
        for (const char *name = tags.list[i].name; *name != '\0'; name++)
            sip_add(&sip, (unsigned char)to_lower(*name));
        sip_add_bytes(&sip, tags.list[i].value, tags.list[i].length);
        /* A sum does not depend on the order. */
        sum.word[0] += sip_end(sip, 4);
        sum.word[1] += sip_end(sip, 5);
    }
    return sum;
}

static struct game_identity combine(struct game_identity game, struct game_identity tags)
{
    game.word[0] ^= tags.word[0];
    game.word[1] ^= tags.word[1];
    return game;
}

static void fill_head(struct frame_head *head, const struct wanted *wanted,
                      const struct yinsh_record *record)
{
    const struct record_game *game = &record->game;
    game_identity_begin(&head->start, wanted->secret, &game->start, wanted->symmetric);
    struct game_identity_builder builder = head->start;
    for (size_t i = 0; i < game->count; i++)
        game_identity_add(&builder, game->played[i].action);
    if (wanted->tags)
        head->tags = tag_identity(record, wanted->secret);
    head->facts.identity = combine(game_identity_end(&builder), head->tags);
    head->facts.symmetries = (uint16_t)builder.symmetries;
    head->facts.actions = (uint16_t)game->count;
    if (game->count > 0)
        head->facts.turns = (uint16_t)(game->played[game->count - 1].turn - game->start.turn + 1);
    head->facts.rank = (uint16_t)(wanted->preference == PREFER_LONGEST     ? game->count
                                  : wanted->preference == PREFER_MOST_TAGS ? record->tag_count
                                                                           : 0);
}

static void look_at(struct results *results, const struct origin *origin,
                    const struct yinsh_record *record)
{
    const struct finding *finding = results->work->context;
    const struct wanted *wanted = &finding->wanted;
    struct frame_head head;
    memset(&head, 0, sizeof head);
    bool bad = cli_record_is_bad(&results->cli->levels, record);
    results->counts[LOSSES] += bad;
    /* A game without actions may be any game. */
    head.compared =
        !bad && record_first_error(record) == NULL && (record->game.count > 0 || wanted->tags);
    if (head.compared)
        fill_head(&head, wanted, record);
    /* Not in the frame, whose length is fixed before the number may be filled in. */
    if (wanted->names)
        results_number(results, &results->out, origin);
    size_t frame = results_frame_begin(results, SOURCE_OTHER);
    output_bytes(&results->out, (const char *)&head, sizeof head);
    for (size_t i = 0; wanted->prefix && i < head.facts.actions; i++)
        output_bytes(&results->out, (const char *)&record->game.played[i].action,
                     sizeof(yinsh_action));
    if (wanted->names)
        output_string(&results->out, origin->file);
    output_bytes(&results->out, "", 1);
    results_frame_end(results, frame);
}

/* Read the frame of a record. */
static struct seen read_seen(const struct finding *finding, const struct frame *frame,
                             uint64_t record)
{
    struct seen seen;
    memcpy(&seen.head, frame->bytes, sizeof seen.head);
    seen.head.facts.record = record;
    seen.actions = frame->bytes + sizeof seen.head;
    seen.file = seen.actions;
    if (finding->wanted.prefix)
        seen.file += seen.head.facts.actions * sizeof(yinsh_action);
    return seen;
}

/* ---- What was found ------------------------------------------------------ */

/* Note the name of a file; false without memory. */
static bool name_file(struct finding *finding, struct game_facts *facts, const char *file)
{
    struct bytes *files = &finding->files;
    if (!finding->wanted.names)
        return true;
    if (files->length == 0 || strcmp(files->at + finding->file, file) != 0) {
        finding->file = files->length;
        if (!bytes_add(files, file, strlen(file) + 1))
            return false;
    }
    facts->file = finding->file;
    return true;
}

static enum how how_of(const struct game_facts *game, const struct game_facts *of, int symmetry)
{
    return game->actions < of->actions   ? HOW_BEGINNING
           : game->actions > of->actions ? HOW_LONGER
           : symmetry > 0                ? HOW_MIRRORED
                                         : HOW_SAME;
}

/* Write a row of the list. */
static void put_row(struct finding *finding, const struct seen *seen, const struct game_facts *of,
                    int symmetry)
{
    struct table *table = &finding->table;
    const struct game_facts *game = &seen->head.facts;
    table_string(table, seen->file);
    table_number(table, game->record);
    table_string(table, finding->files.at + of->file);
    table_number(table, of->record);
    table_number(table, game->turns < of->turns ? game->turns : of->turns);
    table_string(table, how_names[how_of(game, of, symmetry)]);
    table_string(table, symmetry_names[symmetry]);
}

/* Report a record that is dropped. */
static void report_dropped(struct cli *cli, const struct finding *finding, const struct seen *seen,
                           const struct game_facts *of, int symmetry)
{
    static const char *const texts[] = {"same as", "the same up to symmetry as", "a beginning of",
                                        "a continuation of"};
    struct output output;
    cli_begin_message(&output, &cli->messages);
    cli_file_name(&output, seen->file);
    output_format(&output, ": record %" PRIu64 " dropped: %s record %" PRIu64 " of ",
                  seen->head.facts.record, texts[how_of(&seen->head.facts, of, symmetry)],
                  of->record);
    cli_file_name(&output, finding->files.at + of->file);
    if (symmetry > 0 && symmetry < SYMMETRIES)
        output_format(&output, " (%s)", symmetry_names[symmetry]);
    output_string(&output, "\n");
    output_flush(&output);
}

/* Keep a record, or drop it because of another, which is NULL if there is none. */
static void settle(struct cli *cli, struct finding *finding, const struct seen *seen,
                   const struct game_facts *of)
{
    const struct wanted *wanted = &finding->wanted;
    finding->dropping = of != NULL;
    if (of == NULL)
        return;
    finding->duplicates++;
    if (!wanted->names)
        return;
    int symmetry = game_symmetry(&seen->head.facts, of);
    if (wanted->list)
        put_row(finding, seen, of, symmetry);
    else
        report_dropped(cli, finding, seen, of, symmetry);
}

/* Write bytes of the input, unless they belong to a record that is dropped. */
static void put_bytes(struct finding *finding, const struct frame *frame)
{
    if (frame->kind == SOURCE_END) {
        output_end_line(finding->out); /* the next file begins on a new one */
        finding->dropping = false;
    } else if (frame->kind != SOURCE_UNSELECTED && !finding->dropping) {
        output_bytes(finding->out, frame->bytes, frame->length);
    }
}

/* ---- While records are read ---------------------------------------------- */

/* Take a record; false, and reported, without memory. */
static bool take_record(struct cli *cli, struct finding *finding, struct seen *seen)
{
    bool is_new = true;
    uint32_t number = 0;
    finding->records++;
    finding->number++;
    if (seen->head.compared) {
        bool named = name_file(finding, &seen->head.facts, seen->file);
        number = named ? classes_add(&finding->classes, &seen->head.facts, finding->number, &is_new)
                       : CLASS_NONE;
        if (number == CLASS_NONE)
            return cli_trouble(cli, "records", strerror(ENOMEM));
    }
    if (!finding->keeps)
        settle(cli, finding, seen, is_new ? NULL : &finding->classes.list[number].best);
    return true;
}

/* Take the results of records in their order. */
static bool take(struct cli *cli, const char *bytes, size_t length, void *context)
{
    struct finding *finding = context;
    bool good = length > 0 && (!finding->keeps || kept_add(cli, &finding->kept, bytes, length));
    while (good && length > 0) {
        uint64_t record = frame_number(&bytes, &length);
        struct frame frame = frame_next(&bytes, &length);
        if (frame.kind == SOURCE_OTHER) {
            struct seen seen = read_seen(finding, &frame, record);
            good = take_record(cli, finding, &seen);
        } else if (!finding->keeps) {
            put_bytes(finding, &frame);
        }
    }
    return good && finding->out->error == 0;
}

/* ---- When all records are known ------------------------------------------ */

/* The class of the longest proper beginning of a game that is one itself. */
static uint32_t find_beginning(const struct finding *finding, const struct seen *seen)
{
    struct game_identity_builder builder = seen->head.start;
    uint32_t parent = CLASS_NONE;
    for (size_t i = 0; i + 1 < seen->head.facts.actions; i++) {
        yinsh_action action;
        memcpy(&action, seen->actions + i * sizeof action, sizeof action);
        game_identity_add(&builder, action);
        uint32_t found =
            classes_find(&finding->classes, combine(game_identity_end(&builder), seen->head.tags));
        parent = found != CLASS_NONE ? found : parent;
    }
    return parent;
}

/* Find the parent of the class of a record, if it is the preferred one there. */
static void find_parent(struct finding *finding, const struct seen *seen)
{
    if (!seen->head.compared)
        return;
    uint32_t number = classes_find(&finding->classes, seen->head.facts.identity);
    if (finding->classes.list[number].best_number == finding->number)
        finding->classes.list[number].parent = find_beginning(finding, seen);
}

/* Keep or drop a record when it is known which classes are kept. */
static void settle_known(struct cli *cli, struct finding *finding, const struct seen *seen)
{
    const struct game_facts *of = NULL;
    if (seen->head.compared) {
        const struct game_class *list = finding->classes.list;
        uint32_t number = classes_find(&finding->classes, seen->head.facts.identity);
        const struct game_class *kept = &list[list[number].kept];
        of = kept->best_number == finding->number ? NULL : &kept->best;
    }
    settle(cli, finding, seen, of);
}

/*
 * Read all results again, to find the parents of classes or, when it is known which records are
 * kept, to write those; false, and reported, on failure.
 */
static bool read_again(struct cli *cli, struct finding *finding, bool writes)
{
    uint64_t place = 0;
    struct words piece;
    finding->number = 0;
    while (finding->out->error == 0 && kept_next(cli, &finding->kept, &place, &piece))
        while (piece.length > 0) {
            uint64_t record = frame_number(&piece.bytes, &piece.length);
            struct frame frame = frame_next(&piece.bytes, &piece.length);
            if (frame.kind == SOURCE_OTHER) {
                struct seen seen = read_seen(finding, &frame, record);
                finding->number++;
                if (writes)
                    settle_known(cli, finding, &seen);
                else
                    find_parent(finding, &seen);
            } else if (writes) {
                put_bytes(finding, &frame);
            }
        }
    return place == finding->kept.length && finding->out->error == 0;
}

static void choose_and_write(struct cli *cli, struct finding *finding)
{
    /* If not all parents were found, it is not known which records are kept. */
    if (finding->wanted.prefix && !read_again(cli, finding, false))
        return;
    if (classes_choose(&finding->classes))
        (void)read_again(cli, finding, true);
    else
        cli_trouble(cli, "records", strerror(ENOMEM));
}

/* ---- The command --------------------------------------------------------- */

static void report_counts(struct cli *cli, const struct finding *finding, const struct work *work)
{
    uint64_t records = finding->records, duplicates = finding->duplicates;
    cli_message(
        cli, "%" PRIu64 " record%s: %" PRIu64 " unique, %" PRIu64 " duplicate%s, %" PRIu64 " bad\n",
        records, records == 1 ? "" : "s", records - duplicates, duplicates,
        duplicates == 1 ? "" : "s", work->counts[LOSSES]);
}

/* Write the list, or the records, to an output. */
static void find_to(struct cli *cli, struct finding *finding, struct work *work)
{
    bool list = finding->wanted.list;
    bool good = !list || table_open(&finding->table, (enum table_format)finding->wanted.format,
                                    columns, COLUMNS, true, finding->out);
    if (good)
        jobs_run(cli, work);
    /* An incomplete file gets no name; standard output gets what there is. */
    if (good && finding->keeps && !work->stopped)
        choose_and_write(cli, finding);
    if (!good || (list && !table_close(&finding->table)))
        cli_trouble(cli, "results", strerror(ENOMEM));
    if (list && finding->duplicates == 0)
        cli_worsen(cli, STATUS_BAD);
}

static void find_duplicates(struct cli *cli, struct finding *finding, struct work *work)
{
    struct new_file file;
    hash_secret(finding->wanted.secret);
    classes_begin(&finding->classes);
    work->sources = !finding->wanted.list;
    work->records_to = finding->wanted.name;
    finding->keeps = finding->wanted.prefix || finding->wanted.preference == PREFER_MOST_TAGS;
    if (finding->keeps && !kept_begin(cli, &finding->kept))
        return;
    finding->out = work->out = new_file_begin(cli, &file, finding->wanted.name, 0);
    if (finding->out != NULL) {
        find_to(cli, finding, work);
        new_file_end(cli, &file, !cli->incomplete);
        if (!finding->wanted.quiet && cli_counts_records(&cli->messages))
            report_counts(cli, finding, work);
    }
    if (finding->keeps)
        kept_end(&finding->kept);
    classes_free(&finding->classes);
    bytes_free(&finding->files);
}

/* Settle what the user left open; false, and reported, if the options do not fit together. */
static bool settle_options(struct cli *cli, struct wanted *wanted)
{
    if (wanted->format >= 0 && !wanted->list)
        return cli_usage(cli, NULL, "--format needs --list");
    if (wanted->list ? !output_choose_form(cli, wanted->name, table_format_names,
                                           (int)table_format_for(wanted->name), &wanted->format)
                     : !output_is_writable(cli, wanted->name, output_record_forms))
        return false;
    if (wanted->preference < 0)
        wanted->preference = wanted->prefix ? PREFER_LONGEST : PREFER_FIRST;
    wanted->names = wanted->list || cli->verbose;
    return true;
}

static void run_unique(struct cli *cli, int argc, char **argv)
{
    struct finding finding = {.wanted = {.preference = -1, .format = -1}};
    struct wanted *wanted = &finding.wanted;
    const struct option_spec options[] = {
        {"list", 0, OPTION_FLAG, .value = &wanted->list},
        {"symmetry", 0, OPTION_CHOICE, .value = &wanted->symmetric, .choices = symmetry_choices},
        {"prefix", 0, OPTION_FLAG, .value = &wanted->prefix},
        {"tags", 0, OPTION_FLAG, .value = &wanted->tags},
        {"keep", 0, OPTION_CHOICE, .value = &wanted->preference, .choices = keep_choices},
        {"format", 0, OPTION_CHOICE, .value = &wanted->format, .choices = table_format_names},
        {"output", 'o', OPTION_OUTPUT, .value = &wanted->name},
        {"quiet", 'q', OPTION_FLAG, .value = &wanted->quiet},
        {.name = NULL},
    };
    struct work work = {.each = look_at, .context = &finding, .take = take};
    if (cli_options(cli, argc, argv, options) && settle_options(cli, wanted) &&
        select_records(cli, &work))
        find_duplicates(cli, &finding, &work);
}

const struct command command_unique = {
    .name = "unique",
    .summary = "Write records without duplicates, or list the duplicates",
    .options =
        "      --list           list the duplicates instead\n"
        "      --symmetry=WHICH  none or all; with all, games are also duplicates if they\n"
        "                       differ only by turning or mirroring the board\n"
        "                       [default: none]\n"
        "      --prefix         a game is also a duplicate if it is the beginning of another\n"
        "      --tags           games are duplicates only if their tags are the same, too\n"
        "      --keep=WHICH     which of several to keep: first, longest or most-tags\n"
        "                       [default: longest with --prefix, first otherwise]\n"
        "      --format=FORMAT  with --list, tsv, csv, json or table [default: table on a\n"
        "                       terminal, tsv otherwise]\n"
        "  -o, --output=FILE    write to FILE, which appears when it is complete\n"
        "  -q, --quiet          omit the last line, which counts the records\n",
    .examples = "  yinsh unique -o all.yin one.yin other.yin\n"
                "  yinsh unique --list --symmetry=all --prefix games/\n",
    .creates_files = true,
    .run = run_unique,
};
