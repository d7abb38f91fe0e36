/* SPDX-License-Identifier: BSD-2-Clause */
/* yinsh openings: how games went on from a position, as a tree. */
#include "commands/commands.h"

#include "messages/messages.h"
#include "options/command_line.h"
#include "outputs/new_file.h"
#include "query/columns.h"
#include "record/record.h"
#include "record/symmetry.h"
#include "score/openings.h"
#include "score/sums.h"

#include <errno.h>
#include <inttypes.h>
#include <limits.h>
#include <string.h>

enum { USUAL_DEPTH = 4, ANY_SIDE = 2 };

/* The options. */
struct openings {
    struct sums sums; /* first, for sums_take() */
    const char *position, *player;
    int depth; /* 0 if none was given */
    int least; /* games */
    int side;  /* of the player; ANY_SIDE is both */
    bool features;
    struct tree_view view; /* with the root as the user gave it */
    struct openings_plan plan;
};

/* ---- Records ----------------------------------------------------------- */

/* Whether the wanted player, if any, had a wanted side. */
static bool is_wanted(const struct openings *openings, const struct aliases *aliases,
                      const struct yinsh_record *record)
{
    bool wanted = openings->player == NULL;
    for (int side = YINSH_WHITE; side <= YINSH_BLACK && !wanted; side++) {
        const struct tag *tag = record_find_tag(record, names_of_colour[side]);
        wanted = openings->side != 1 - side && tag != NULL &&
                 words_equal(aliases_of(aliases, (struct words){tag->value, tag->length}),
                             aliases_of(aliases, words_of(openings->player)));
    }
    return wanted;
}

static void count_record(struct results *results, const struct origin *origin,
                         const struct yinsh_record *record)
{
    const struct openings *openings = results->work->context;
    const struct aliases *aliases = results->cli->aliases;
    (void)origin;
    aliases_meet(aliases, record);
    if (yinsh_record_status(record) == YINSH_STATUS_OK && is_wanted(openings, aliases, record))
        openings_put_record(&results->out, record, &openings->plan);
}

/* ---- Options ----------------------------------------------------------- */

static bool fit_together(struct cli *cli, const struct openings *openings)
{
    bool counts = openings->player != NULL || cli->alias_file != NULL || cli_selects(cli);
    if (openings->player == NULL && openings->side != ANY_SIDE)
        return cli_usage(cli, NULL, "--as needs --player");
    if (openings->sums.merge && counts)
        return cli_usage(
            cli, NULL,
            "sums cannot be filtered: --merge cannot be combined with --record, --where, "
            "--player or --alias");
    if (openings->features && openings->sums.partial)
        return cli_usage(cli, NULL, "--partial writes the sums of both reports; omit --features");
    if (openings->features && openings->position != NULL)
        return cli_usage(cli, NULL,
                         "--features counts all games and cannot be combined with --position");
    return sums_fit(cli, &openings->sums);
}

/* Read the position of the root; false, and reported, if it is wrong. */
static bool read_position(struct cli *cli, struct openings *openings)
{
    unsigned symmetries;
    if (openings->position == NULL) {
        yinsh_start(&openings->view.root, cli->reading.variant, cli->reading.house);
        openings->view.root.steal = cli->reading.steal;
    } else if (!cli_position_line(cli, openings->position, &openings->view.root)) {
        return false;
    }
    openings->plan.root = symmetry_least(&openings->view.root, &symmetries);
    openings->plan.depth = openings->depth > 0 ? openings->depth : USUAL_DEPTH;
    openings->plan.tree = !openings->features;
    openings->plan.features = openings->features || openings->sums.partial;
    return true;
}

static bool take_options(struct cli *cli, int argc, char **argv, struct openings *openings)
{
    static const char *const formats[] = {"tsv", "csv", "json", "text", NULL};
    int format = -1;
    const struct option_spec options[] = {
        {"position", 0, OPTION_TEXT, .value = &openings->position},
        {"depth", 0, OPTION_NUMBER, .value = &openings->depth, .lowest = 1,
         .highest = OPENINGS_DEPTH},
        {"min", 0, OPTION_NUMBER, .value = &openings->least, .lowest = 1, .highest = INT_MAX},
        {"player", 0, OPTION_TEXT, .value = &openings->player},
        {"alias", 0, OPTION_TEXT, .value = &cli->alias_file},
        {"as", 0, OPTION_CHOICE, .value = &openings->side, .choices = names_of_side},
        {"sort", 0, OPTION_CHOICE, .value = &openings->view.sort, .choices = openings_sorts},
        {"reverse", 0, OPTION_FLAG, .value = &openings->view.reverse},
        {"features", 0, OPTION_FLAG, .value = &openings->features},
        {"format", 0, OPTION_CHOICE, .value = &format, .choices = formats},
        {"output", 'o', OPTION_OUTPUT, .value = &openings->sums.name},
        {"partial", 0, OPTION_FLAG, .value = &openings->sums.partial},
        {"merge", 0, OPTION_FLAG, .value = &openings->sums.merge},
        {.name = NULL},
    };
    if (!cli_options(cli, argc, argv, options) || !fit_together(cli, openings) ||
        (!openings->sums.partial &&
         !output_choose_form(cli, openings->sums.name, formats, TABLE_ALIGNED, &format)))
        return false;
    openings->view.format = (enum table_format)format;
    return read_position(cli, openings);
}

/* ---- The command ------------------------------------------------------- */

/* Choose the root and the depth of merged sums; returns NULL, or why that is not possible. */
static const char *use_merged(struct openings *openings, const struct tally *tally)
{
    bool found;
    struct openings_plan plan;
    const char *wrong = openings_root(tally, &plan, &found);
    if (wrong == NULL && found && openings->depth > plan.depth)
        wrong = "these sums have a smaller depth";
    if (wrong != NULL || !found)
        return wrong;
    if (openings->depth == 0)
        openings->plan.depth = plan.depth;
    if (openings->position == NULL && !yinsh_position_equal(&openings->plan.root, &plan.root))
        openings->view.root = plan.root;
    return NULL;
}

static const char *write_report(struct cli *cli, const struct tally *tally, void *context)
{
    struct openings *openings = context;
    if (openings->features)
        return report_features(tally, openings->view.format, cli->out) ? NULL : strerror(ENOMEM);
    uint64_t without = tally_count(tally, "without");
    const char *wrong = openings->sums.merge ? use_merged(openings, tally) : NULL;
    if (wrong != NULL)
        return wrong;
    openings->view.depth = openings->plan.depth;
    openings->view.least = (uint64_t)openings->least;
    wrong = report_openings(tally, &openings->view, cli->out);
    if (wrong == NULL && without > 0)
        cli_message(cli, "yinsh: openings: games without this position: %" PRIu64 "\n", without);
    return wrong;
}

static void run_openings(struct cli *cli, int argc, char **argv)
{
    struct openings openings = {
        .least = 1,
        .side = ANY_SIDE,
        .view = {.format = TABLE_ALIGNED},
        .sums = {.kinds = openings_kinds,
                 .report = write_report,
                 .advice = "too many different positions; use a smaller --depth"},
    };
    struct work work = {.each = count_record, .take = sums_take, .context = &openings};
    if (take_options(cli, argc, argv, &openings) && select_records(cli, &work))
        sums_run(cli, &openings.sums, &work);
}

const struct command command_openings = {
    .name = "openings",
    .summary = "Show how games went on from a position, as a tree",
    .options =
        "      --position=LINE  begin at this position, or after turns [default: the empty board]\n"
        "      --depth=N        show N actions from there [default: 4]\n"
        "      --min=N          show only positions of N games or more [default: 1]\n"
        "      --player=NAME    count only the games of this player\n"
        "      --alias=FILE     read from FILE which names mean the same player\n"
        "      --as=SIDE        count only those in which the player was white or black\n"
        "      --sort=ORDER     sort continuations by games, score, turns, last or move\n"
        "                       [default: games]\n"
        "      --reverse        sort in the opposite order: with --sort=score, what scored\n"
        "                       best for Black comes first\n"
        "      --features       show where and how rings were placed instead of the tree\n"
        "      --format=FORMAT  text, tsv, csv or json [default: text]\n"
        "  -o, --output=FILE    write to FILE instead of standard output\n"
        "      --partial        write sums in the form that --merge reads\n"
        "      --merge          add up sums of --partial instead of reading records\n",
    .examples = "  yinsh openings --sort=score --reverse --min=5 games.yin\n"
                "  yinsh openings --depth=10 --min=20 archive.zip\n"
                "  yinsh openings --player='Ida Brandt' --as=white games.yin\n"
                "  yinsh openings --features games.yin\n",
    .creates_files = true,
    .run = run_openings,
};
