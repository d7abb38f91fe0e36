/* SPDX-License-Identifier: BSD-2-Clause */
/* yinsh search: finds the games in which a position occurs, or that match a filter. */
#include "commands/commands.h"

#include "base/lines.h"
#include "base/text.h"
#include "jobs/results.h"
#include "messages/messages.h"
#include "options/command_line.h"
#include "outputs/new_file.h"
#include "query/board_pattern.h"
#include "query/columns.h"
#include "record/symmetry.h"
#include "registry/notation_list.h"
#include "syntax/notation.h"

#include <assert.h>
#include <errno.h>
#include <inttypes.h>
#include <limits.h>

/* How a pattern is named: one of the first four, or none of them. */
struct named_pattern {
    const char *text; /* the pattern itself */
    const char *file; /* a file that holds it */
    const char *line; /* a position */
    const char *like; /* FILE:TURN or FILE:RECORD:TURN, whose position it is */
    struct board_pattern_options options;
};

/* What is written about what was found. */
enum report { REPORT_RECORDS, REPORT_HITS, REPORT_COUNT, REPORT_FILES };

enum { COUNT_FOUND = LOSSES /* records, or positions if these are listed */ };

/* What a run searches for. */
struct searching {
    struct named_pattern named;
    struct board_pattern *pattern; /* NULL: whatever is selected is found */
    enum report report;
    struct listing listing; /* of positions; its name is also that of other files */
    struct split_folder split;
    int most;          /* hits that are written; 0 is all */
    uint64_t written;  /* hits */
    bool lost;         /* whether results were lost without memory */
    struct bytes file; /* the one that was listed last, with its NUL */
};

/* ---- The pattern ------------------------------------------------------- */

/* In how many ways a pattern is named. */
static int count_named(const struct named_pattern *named)
{
    return (named->text != NULL) + (named->file != NULL) + (named->line != NULL) +
           (named->like != NULL);
}

enum { REASON = 256 /* room for a message */ };

/* Compile a text; what it is called begins the message about an error in it. */
static struct board_pattern *compile(struct cli *cli, const char *name, struct words text,
                                     const struct board_pattern_options *options)
{
    char reason[REASON], subject[REASON];
    struct text error = text_begin(reason, sizeof reason), place = text_begin(subject, REASON);
    size_t offset;
    uint64_t line = 1, column = 1;
    struct board_pattern *pattern = board_pattern_new(text, options, &error, &offset);
    if (pattern != NULL)
        return pattern;
    pass_lines(text.bytes, offset < text.length ? offset : text.length, &line, &column);
    text_add_visible(&place, name, strlen(name));
    if (memchr(text.bytes, '\n', text.length) != NULL)
        text_format(&place, ", line %" PRIu64, line);
    text_format(&place, ", column %" PRIu64, column);
    cli_trouble(cli, subject, reason);
    return NULL;
}

static struct board_pattern *from_file(struct cli *cli, const char *name,
                                       const struct board_pattern_options *options)
{
    struct bytes bytes = {.at = NULL};
    struct board_pattern *pattern = NULL;
    if (lines_file_take(cli, name, &bytes)) {
        struct words all = {bytes.at != NULL ? bytes.at : "", bytes.length};
        struct words text = words_trim(all);
        /* The blanks that a drawing begins with are a part of it. */
        if (memchr(text.bytes, '\n', text.length) != NULL)
            text = all;
        pattern = compile(cli, cli_subject(name), text, options);
    }
    bytes_free(&bytes);
    return pattern;
}

/* Cut a number off the end of words, with the colon before it; false if there is none. */
static bool cut_number(struct words *words, uint64_t *number)
{
    size_t digits = 0;
    while (digits < words->length && is_digit(words->bytes[words->length - 1 - digits]))
        digits++;
    if (digits == 0 || digits > 9 || digits >= words->length ||
        words->bytes[words->length - 1 - digits] != ':')
        return false;
    *number = 0;
    for (size_t i = words->length - digits; i < words->length; i++)
        *number = *number * 10 + (uint64_t)(words->bytes[i] - '0');
    words->length -= digits + 1;
    return true;
}

/* Read the position after a turn of a record; returns NULL, or why there is none. */
static const char *find_position(struct cli *cli, struct lines_file *file, uint64_t number,
                                 uint64_t turn, yinsh_position *position)
{
    yinsh_reader *reader = yinsh_reader_new(lines_file_read, file, &cli->reading);
    const yinsh_record *record = NULL;
    struct marks marks;
    const char *reason = reader == NULL ? strerror(ENOMEM) : NULL;
    int found = number > 0;
    for (uint64_t i = 0; reason == NULL && i < number && found == 1; i++)
        found = yinsh_reader_next(reader, &record);
    if (reason == NULL && found < 0)
        reason = strerror(file->error != 0 ? file->error : ENOMEM);
    else if (reason == NULL && found == 0)
        reason = "there is no such record in the file";
    else if (reason == NULL && !marks_of_turn(record, (int)turn, position, &marks))
        reason = record_first_error(record) != NULL
                     ? "the record has an error before the end of that turn"
                     : "the record has no such turn";
    yinsh_reader_free(reader);
    return reason;
}

/* Read the position after the turn that a name states; false, and reported, on failure. */
static bool from_record(struct cli *cli, const char *name, yinsh_position *position)
{
    char path[4096];
    struct words words = words_of(name);
    struct text file_name = text_begin(path, sizeof path);
    uint64_t record = 1, turn;
    struct lines_file file;
    struct lines_fault fault = {.line = 0};
    if (!cut_number(&words, &turn))
        return cli_usage(cli, name, "--like takes FILE:TURN or FILE:RECORD:TURN, not");
    cut_number(&words, &record);
    text_add(&file_name, words.bytes, words.length);
    if (file_name.length >= sizeof path)
        return cli_trouble(cli, "--like", strerror(ENAMETOOLONG));
    if (!lines_file_open(cli, &file, path))
        return false;
    fault.reason = find_position(cli, &file, record, turn, position);
    return lines_file_close(cli, &file, fault.reason == NULL, &fault);
}

/* Compile the pattern that is named; returns NULL, and reports, on failure. */
static struct board_pattern *make_pattern(struct cli *cli, const struct named_pattern *named)
{
    const struct board_pattern_options *options = &named->options;
    char reason[REASON] = "";
    struct text error = text_begin(reason, REASON);
    yinsh_position position;
    if (count_named(named) > 1) {
        cli_usage(cli, NULL,
                  "only one of --pattern, --pattern-from, --position and --like can be given");
        return NULL;
    }
    if (named->file != NULL)
        return from_file(cli, named->file, options);
    if (named->text != NULL)
        return compile(cli, "--pattern", words_of(named->text), options);
    if (named->line != NULL && !cli_states_position(named->line)) {
        cli_message(cli, "yinsh: search: note: --position takes a position; use --pattern for "
                         "patterns\n");
        return compile(cli, "--position", words_of(named->line), options);
    }
    if (named->line != NULL ? !cli_position_line(cli, named->line, &position)
                            : !from_record(cli, named->like, &position))
        return NULL;
    struct board_pattern *pattern = board_pattern_like(&position, options, &error);
    if (pattern == NULL)
        cli_trouble(cli, named->line != NULL ? "--position" : "--like", reason);
    return pattern;
}

/* ---- Columns of hits --------------------------------------------------- */

/* A position in which a pattern was found. */
struct hit {
    int turn; /* number of the last turn before it; 0 at the start */
    const yinsh_position *position;
    const struct board_match *match; /* NULL: there is no pattern */
    const struct turn *next;         /* NULL: there is none */
};

static void get_turn(const struct view *view, struct column_value *value)
{
    column_set_number(value, (uint64_t)view->hit->turn);
}

enum { MATCH_SYMMETRY, MATCH_SWAPPED, MATCH_ACROSS, MATCH_UP };

/* Get how the pattern matches. */
static void get_match(const struct view *view, struct column_value *value)
{
    const struct board_match *match = view->hit->match;
    if (match == NULL)
        return;
    if (view->column->fact == MATCH_SYMMETRY)
        column_set_string(value, symmetry_names[match->symmetry]);
    else if (view->column->fact == MATCH_SWAPPED)
        column_set_string(value, match->swapped ? "yes" : "no");
    value->present = true;
    value->integer = view->column->fact == MATCH_ACROSS ? match->across : match->up;
}

static void get_next(const struct view *view, struct column_value *value)
{
    if (view->hit->next != NULL)
        turn_set_actions(view->hit->next, value);
}

static void get_position(const struct view *view, struct column_value *value)
{
    column_set_room(value, yinsh_position_format(view->hit->position, value->room));
}

static const struct column columns_of_hits[] = {
    {"turn", COLUMN_NUMBER, get_turn, NULL, NULL, true, 0},
    {"symmetry", COLUMN_TEXT, get_match, NULL, NULL, true, MATCH_SYMMETRY},
    {"swapped", COLUMN_TEXT, get_match, NULL, NULL, true, MATCH_SWAPPED},
    {"across", COLUMN_INTEGER, get_match, NULL, NULL, true, MATCH_ACROSS},
    {"up", COLUMN_INTEGER, get_match, NULL, NULL, true, MATCH_UP},
    {"next", COLUMN_TEXT, get_next, NULL, NULL, true, 0},
    {"position", COLUMN_TEXT, get_position, NULL, NULL, true, 0},
};

_Static_assert(sizeof columns_of_hits / sizeof columns_of_hits[0] <= COLUMN_LIST, "all names fit");

static const char *const usual_columns[] = {"file",   "record", "turn", "symmetry", "swapped",
                                            "across", "up",     "next", "result",   NULL};

static const struct column_list hit_columns = {
    columns_of_hits, sizeof columns_of_hits / sizeof columns_of_hits[0], usual_columns};

/* ---- Finding ----------------------------------------------------------- */

/* Write what the name of the record's own file is made of: the stem of the input's name and the
 * extensions of the notation, each with a NUL. */
static void put_stem(struct results *results, const struct origin *origin,
                     const struct yinsh_record *record)
{
    char stem[FILE_STEM + 1];
    const struct notation *notation = notation_find(yinsh_record_notation(record));
    output_bytes(&results->out, stem, file_stem(origin->file, stem) + 1);
    output_bytes(&results->out, notation->extensions, strlen(notation->extensions) + 1);
}

/* Write a hit: a row, or for what is written about a file only its name. */
static void write_hit(struct results *results, const struct origin *origin,
                      const struct yinsh_record *record, const struct hit *hit)
{
    const struct searching *searching = results->work->context;
    bool framed = searching->report != REPORT_HITS || searching->most > 0;
    results->counts[COUNT_FOUND]++;
    if (searching->report == REPORT_COUNT)
        return;
    size_t frame = framed ? results_frame_begin(results, SOURCE_OTHER) : 0;
    if (searching->report == REPORT_HITS) {
        assert(hit != NULL); /* then every record is looked through */
        listing_write(&searching->listing, results,
                      (struct view){.origin = origin, .record = record, .hit = hit});
    } else if (searching->report == REPORT_FILES) {
        output_string(&results->out, origin->file);
    } else if (searching->split.name != NULL) {
        put_stem(results, origin, record);
    }
    if (framed)
        results_frame_end(results, frame);
    results->kept = searching->report == REPORT_RECORDS;
}

/* Look for the pattern in the positions of a record: in all if they are listed, else until it is
 * found.  Without a pattern, those after the turns that the filter asks about are listed. */
static void search_turns(struct results *results, const struct origin *origin,
                         const struct yinsh_record *record)
{
    const struct searching *searching = results->work->context;
    struct turn_walk walk;
    const struct board_pattern *pattern = searching->pattern;
    struct board_match match = {.symmetry = 0};
    struct hit hit = {.match = pattern != NULL ? &match : NULL};
    bool found = pattern != NULL && board_pattern_matches(pattern, &record->game.start, &match);
    bool more;
    turn_walk_begin(&walk, record);
    for (size_t place = 1;; place++) {
        more = turn_walk_next(&walk);
        if (found) {
            hit.next = more ? &walk.turn : NULL;
            hit.position = more ? &walk.turn.before : &walk.turn.after;
            write_hit(results, origin, record, &hit);
            if (searching->report != REPORT_HITS)
                return;
        }
        hit.turn = walk.turn.number;
        if (!more)
            return;
        found = pattern != NULL ? board_pattern_matches(pattern, &walk.turn.after, &match)
                                : filter_lists(results->locals.selector, place);
    }
}

static void search_record(struct results *results, const struct origin *origin,
                          const struct yinsh_record *record)
{
    const struct searching *searching = results->work->context;
    if (record_first_error(record) != NULL)
        return;
    if (searching->pattern != NULL || searching->report == REPORT_HITS)
        search_turns(results, origin, record);
    else
        write_hit(results, origin, record, NULL);
}

/* ---- Writing ----------------------------------------------------------- */

/* Write the name of a file, unless it was the last one; false without memory. */
static bool take_file(struct searching *searching, struct words name)
{
    struct bytes *last = &searching->file;
    if (last->length == name.length + 1 && memcmp(last->at, name.bytes, name.length) == 0)
        return true;
    last->length = 0;
    if (!bytes_add(last, name.bytes, name.length) || !bytes_add(last, "", 1))
        return false;
    searching->written++;
    cli_file_name(searching->split.out, last->at);
    output_string(searching->split.out, "\n");
    return true;
}

/* Take a hit; false, and reported, on failure. */
static bool take_hit(struct cli *cli, struct searching *searching, struct words words)
{
    if (searching->report == REPORT_FILES)
        return take_file(searching, words) || cli_trouble(cli, "results", strerror(ENOMEM));
    searching->written++;
    if (searching->split.name != NULL) {
        const char *extensions = words.bytes + strlen(words.bytes) + 1;
        return split_next(cli, &searching->split, !searching->lost, words.bytes, extensions);
    }
    if (searching->report == REPORT_HITS)
        output_bytes(searching->listing.out, words.bytes, words.length);
    return true;
}

/* Take hits in frames, each before the bytes of its record if these are written. */
static bool take_hits(struct cli *cli, const char *bytes, size_t length, void *context)
{
    struct searching *searching = context;
    searching->lost |= length == 0;
    while (length > 0) {
        struct frame frame = frame_next(&bytes, &length);
        struct words words = {frame.bytes, frame.length};
        struct output *out = searching->split.out; /* with --split NULL before the first hit */
        bool enough = searching->most > 0 && searching->written == (uint64_t)searching->most;
        if (frame.kind == SOURCE_OTHER && (enough || !take_hit(cli, searching, words)))
            return false;
        if (frame.kind == SOURCE_GOOD && out != NULL)
            output_bytes(out, frame.bytes, frame.length);
        else if (frame.kind == SOURCE_END && searching->written > 0 && out != NULL)
            output_end_line(out);
    }
    return searching->split.out == NULL || searching->split.out->error == 0;
}

/* Write records, to a file or with --split to several, the names of files, or a number. */
static void write_found(struct cli *cli, struct searching *searching, struct work *work)
{
    if (!split_begin(cli, &searching->split, searching->listing.name))
        return;
    jobs_run(cli, work);
    if (searching->report == REPORT_COUNT) {
        assert(searching->split.out != NULL); /* --split writes records */
        uint64_t found = work->counts[COUNT_FOUND], most = (uint64_t)searching->most;
        output_number(searching->split.out, most > 0 && found > most ? most : found);
        output_string(searching->split.out, "\n");
    }
    split_end(cli, &searching->split,
              searching->split.name != NULL ? !searching->lost : !cli->incomplete);
}

static void search(struct cli *cli, struct searching *searching)
{
    bool hits = searching->report == REPORT_HITS, some = searching->most > 0;
    struct work work = {.each = search_record,
                        .take = hits && !some ? NULL : take_hits,
                        .context = searching,
                        .sources = searching->report == REPORT_RECORDS,
                        .records_to = searching->listing.name,
                        .sifts = true,
                        .in_order = hits && some};
    cli->selection.asks_turns = hits && searching->pattern == NULL;
    if (!select_records(cli, &work))
        return;
    /* A bad record changes nothing. */
    cli->tolerant = true;
    if (hits)
        listing_run(cli, &searching->listing, &work);
    else
        write_found(cli, searching, &work);
    if (work.counts[COUNT_FOUND] == 0)
        cli_worsen(cli, STATUS_BAD);
}

/* ---- Options ----------------------------------------------------------- */

/* Whether the options fit together; false is reported. */
static bool fit_together(struct cli *cli, const struct searching *searching, bool placed)
{
    const struct listing *listing = &searching->listing;
    bool named = count_named(&searching->named) > 0;
    if (!named && !cli_selects(cli))
        return cli_usage(
            cli, NULL,
            "there is nothing to search for; use --pattern, --position, --like or --where");
    if (!named && placed)
        return cli_usage(
            cli, NULL, "--symmetry, --swap-sides and --shift need --pattern, --position or --like");
    if (!named && searching->report == REPORT_HITS && cli->selection.where == NULL)
        return cli_usage(cli, NULL, "--hits needs --pattern, --position, --like or --where");
    if (searching->split.name != NULL && searching->report != REPORT_RECORDS)
        return cli_usage(
            cli, NULL,
            "--split writes records; it cannot be combined with --hits, --count or --files");
    if (searching->report != REPORT_HITS &&
        (listing->format >= 0 || listing->no_head || listing->columns.text != NULL))
        return cli_usage(cli, NULL, "--columns, --format and --no-head need --hits");
    return split_fits(cli, &searching->split, searching->listing.name);
}

/* Take the options; false, and reported, if they are wrong. */
static bool take_options(struct cli *cli, int argc, char **argv, struct searching *searching)
{
    static const char *const symmetries[] = {"all", "none", NULL};
    static const char *const reports[] = {"--hits, --count and --files", NULL};
    struct named_pattern *named = &searching->named;
    struct listing *listing = &searching->listing;
    int symmetry = -1;
    void *report = &searching->report;
    const struct option_spec options[] = {
        {"pattern", 'p', OPTION_TEXT, .value = &named->text},
        {"pattern-from", 0, OPTION_TEXT, .value = &named->file},
        {"position-from", 0, OPTION_TEXT, .value = &named->file}, /* its old name */
        {"position", 0, OPTION_TEXT, .value = &named->line},
        {"like", 0, OPTION_TEXT, .value = &named->like},
        {"symmetry", 0, OPTION_CHOICE, .value = &symmetry, .choices = symmetries},
        {"swap-sides", 0, OPTION_FLAG, .value = &named->options.swaps},
        {"shift", 0, OPTION_FLAG, .value = &named->options.shifts},
        {"hits", 0, OPTION_PICK, report, reports, .lowest = REPORT_HITS},
        {"count", 'c', OPTION_PICK, report, reports, .lowest = REPORT_COUNT},
        {"files", 'l', OPTION_PICK, report, reports, .lowest = REPORT_FILES},
        {"max", 0, OPTION_NUMBER, .value = &searching->most, .lowest = 1, .highest = INT_MAX},
        LISTING_OPTIONS(listing),
        {"split", 0, OPTION_OUTPUT, .value = &searching->split.name},
        {"force", 0, OPTION_FLAG, .value = &searching->split.force},
        {.name = NULL},
    };
    columns_begin(&listing->columns);
    if (!cli_options(cli, argc, argv, options))
        return false;
    bool placed = symmetry >= 0 || named->options.swaps || named->options.shifts;
    named->options.symmetries = symmetry < 1;
    if (!fit_together(cli, searching, placed))
        return false;
    if (searching->report != REPORT_HITS)
        return output_is_writable(cli, listing->name, output_record_forms);
    return listing_choose_format(cli, listing, table_format_for(listing->name));
}

static void run_search(struct cli *cli, int argc, char **argv)
{
    struct searching searching = {.listing.format = -1, .listing.columns.more = &hit_columns};
    struct named_pattern *named = &searching.named;
    bool chosen = take_options(cli, argc, argv, &searching);
    if (chosen && count_named(named) > 0)
        searching.pattern = make_pattern(cli, named);
    if (chosen && (searching.pattern != NULL || count_named(named) == 0))
        search(cli, &searching);
    columns_free(&searching.listing.columns);
    board_pattern_free(searching.pattern);
    bytes_free(&searching.file);
}

const struct command command_search = {
    .name = "search",
    .summary = "Find games by positions and by what happens in them",
    .options =
        "  -p, --pattern=PATTERN  find positions that match a list such as 'We5 wf5 .g7', or\n"
        "                       a position line, of these signs: rings W B, markers w b;\n"
        "                       M m of the side to act, T t of the other side, O o of any;\n"
        "                       * any piece, . no piece, ? anything\n"
        "      --pattern-from=FILE  read the pattern, or a drawn board, from FILE\n"
        "      --position=LINE  find this position, a line or turns such as '1.d5 2.e6'\n"
        "      --like=FILE:TURN find the position after a turn of the first record of FILE;\n"
        "                       FILE:RECORD:TURN names another record\n"
        "      --symmetry=WHICH all or none of the board's symmetries [default: all]\n"
        "      --swap-sides     also find it with the colours exchanged\n"
        "      --shift          find it anywhere on the board\n"
        "      --hits           write a table of all positions found instead of the records\n"
        "  -c, --count          write only the number of records found\n"
        "  -l, --files          write only the names of the files with such records\n"
        "      --max=N          end after N records, positions or files\n"
        "      --columns=LIST   with --hits, write these columns, of positions or of records;\n"
        "                       separate their names by commas; +LIST adds them to the\n"
        "                       usual ones\n"
        "      --format=FORMAT  with --hits, tsv, csv, json or table [default: table on a\n"
        "                       terminal, tsv otherwise]\n"
        "      --no-head        omit the first line of --hits\n"
        "  -o, --output=FILE    write to FILE, which appears when it is complete\n"
        "      --split=DIR      write each record to a file of its own in DIR\n"
        "      --force          with --split, replace existing files\n",
    .examples =
        "  yinsh search -p 'We5 wf5 wg6' games.yin\n"
        "  yinsh search --hits --like=game.yin:24 archive.zip\n"
        "  yinsh search --hits --columns=position,record,turn -p 'wb3 wc4 wd5' games.yin |\n"
        "      yinsh draw --positions=- -o 'boards/%n.svg'\n"
        "  yinsh search -l --where='turns<40 && white=~/^Al/' games\n",
    .creates_files = true,
    .run = run_search,
};
