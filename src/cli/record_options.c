/* SPDX-License-Identifier: BSD-2-Clause */
#include "cli/record_options.h"

#include "cli/codes.h"
#include "cli/message.h"
#include "cli/values.h"
#include "rules/names.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

enum { MOST_PARTS = 1000000, MOST_FAULTS = 1000000000 };

const char record_options_help[] =
    "  -f, --from=NOTATION  read this notation [default: detect it]\n"
    "      --house=RULE     rule for the 51st marker in records that name no\n"
    "                       variant: no-limit, pool-ends or pool-draws\n"
    "      --variant=NAME   variant of records that name none [default: standard]\n"
    "  -j, --jobs=N         use N threads [default: one per processor]\n"
    "  -v, --verbose        report what is skipped; with check, also every record\n"
    "      --diagnostics=FORM  form of messages: text, short, json or sarif\n"
    "                       [default: text]\n"
    "      --board          draw the position at each fault\n"
    "      --tolerant       exit with status 0 even if records are bad\n"
    "  -W, --warn=CODE=LEVEL  report faults of this code, or of this level, as error,\n"
    "                       warning or style, or ignore them; error alone means\n"
    "                       warning=error\n"
    "      --max-faults=N   report at most N faults, and count the others\n"
    "  -L, --follow         follow links in folders, wherever they lead\n"
    "      --include=GLOB   in folders and archives, read only files that match\n"
    "      --exclude=GLOB   skip files, folders and archives that match\n"
    "      --files-from=F   read the files that F names, one per line\n"
    "      --files0-from=F  the same, but each name ends with a NUL\n"
    "      --part=I/N       read part I of N of the input\n"
    "      --progress[=WHEN]  show progress: auto, always or never [default: auto]\n"
    "      --max-record=SIZE  longest record accepted [default: 4M]\n"
    "      --max-expanded=SIZE, --max-ratio=N, --max-members=N\n"
    "                       limits on what an archive may expand to\n";

static bool take_house(struct cli *cli, const struct option_spec *spec, const char *text)
{
    /* The first name is the empty one of the official rule. */
    int house = cli_choose(cli, "--house", text, names_of_house + 1);
    (void)spec;
    if (house < 0)
        return false;
    cli->reading.house = (enum yinsh_house)(house + 1);
    return true;
}

static bool take_variant(struct cli *cli, const struct option_spec *spec, const char *text)
{
    yinsh_position rules = {.turn = 0};
    (void)spec;
    if (!variant_parse(text, strlen(text), &rules)) {
        cli_usage(cli, text,
                  "--variant takes standard or blitz, optionally followed by +steal and by one of "
                  "+no-limit, +pool-ends and +pool-draws, not");
        return false;
    }
    cli->reading.variant = (enum yinsh_variant)rules.variant;
    cli->reading.house = (enum yinsh_house)rules.house;
    cli->reading.steal = rules.steal;
    return true;
}

static bool take_notation(struct cli *cli, const struct option_spec *spec, const char *text)
{
    const struct notation *notation = cli_notation(cli, "--from", text, false);
    (void)spec;
    if (notation == NULL)
        return false;
    cli->reading.notation = notation->name;
    return true;
}

/* Read I/N. */
static bool take_part(struct cli *cli, const struct option_spec *spec, const char *text)
{
    struct cursor cursor = cursor_over(text, strlen(text));
    uint32_t part = 0, parts = 0;
    (void)spec;
    bool good = scan_number(&cursor, MOST_PARTS + 1, &part) > 0 && cursor.at != cursor.end &&
                *cursor.at++ == '/' && scan_number(&cursor, MOST_PARTS + 1, &parts) > 0 &&
                cursor.at == cursor.end;
    if (!good || part == 0 || part > parts || parts > MOST_PARTS) {
        cli_usage(cli, text, "--part takes I/N with I from 1 to N, such as 2/5, not");
        return false;
    }
    cli->input.part = part;
    cli->input.parts = parts;
    return true;
}

static bool take_max_record(struct cli *cli, const struct option_spec *spec, const char *text)
{
    struct option_spec size = *spec;
    uint64_t bytes = 0;
    size.kind = OPTION_SIZE;
    size.value = &bytes;
    bool good = option_take(cli, &size, text);
    cli->reading.max_record = bytes > SIZE_MAX / 4 ? SIZE_MAX / 4 : (size_t)bytes;
    return good;
}

/* Reallocate a list, which is short; NULL, and reported, without memory. */
static void *grow(struct cli *cli, const void *list, size_t size)
{
    void *longer = realloc((void *)list, size);
    if (longer == NULL)
        cli_trouble(cli, "options", strerror(ENOMEM));
    return longer;
}

static bool add_word(struct cli *cli, const char *const **list, size_t *count, const char *word)
{
    const char **longer = grow(cli, *list, (*count + 1) * sizeof *longer);
    if (longer == NULL)
        return false;
    longer[(*count)++] = word;
    *list = longer;
    return true;
}

/* Add a glob to the includes or the excludes. */
static bool take_glob(struct cli *cli, const struct option_spec *spec, const char *text)
{
    struct input_options *input = &cli->input;
    return spec->value == &input->includes
               ? add_word(cli, &input->includes, &input->include_count, text)
               : add_word(cli, &input->excludes, &input->exclude_count, text);
}

/* Add a file of names, each ended by the byte .lowest. */
static bool take_list(struct cli *cli, const struct option_spec *spec, const char *text)
{
    struct input_options *input = &cli->input;
    char *ends = grow(cli, input->list_ends, input->list_count + 1);
    if (ends == NULL)
        return false;
    input->list_ends = ends;
    ends[input->list_count] = (char)spec->lowest;
    return add_word(cli, &input->lists, &input->list_count, text);
}

void record_options(struct cli *cli, struct option_spec specs[RECORD_OPTIONS])
{
    static const char *const forms[] = {"text", "short", "json", "sarif", NULL};
    struct input_options *in = &cli->input;
    const struct option_spec all[] = {
        {"from", 'f', OPTION_CALL, .take = take_notation},
        {"house", 0, OPTION_CALL, .take = take_house},
        {"variant", 0, OPTION_CALL, .take = take_variant},
        {"jobs", 'j', OPTION_NUMBER, .value = &cli->jobs, .lowest = 1, .highest = MOST_JOBS},
        {"verbose", 'v', OPTION_FLAG, .value = &cli->verbose},
        {"tolerant", 0, OPTION_FLAG, .value = &cli->tolerant},
        {"warn", 'W', OPTION_CALL, .take = cli_choose_level},
        {"follow", 'L', OPTION_FLAG, .value = &in->follow},
        {"include", 0, OPTION_CALL, .value = &in->includes, .take = take_glob},
        {"exclude", 0, OPTION_CALL, .value = &in->excludes, .take = take_glob},
        {"files-from", 0, OPTION_CALL, .take = take_list, .lowest = '\n'},
        {"files0-from", 0, OPTION_CALL, .take = take_list, .lowest = '\0'},
        {"part", 0, OPTION_CALL, .take = take_part},
        {"progress", 0, OPTION_WHEN, .value = &cli->progress},
        {"max-faults", 0, OPTION_NUMBER, .value = &cli->max_faults, .highest = MOST_FAULTS},
        {"max-record", 0, OPTION_CALL, .take = take_max_record},
        {"max-expanded", 0, OPTION_SIZE, .value = &in->max_expanded},
        {"max-ratio", 0, OPTION_SIZE, .value = &in->max_ratio},
        {"max-members", 0, OPTION_SIZE, .value = &in->max_members},
        {"diagnostics", 0, OPTION_CHOICE, .value = &cli->diagnostics, .choices = forms},
        {"board", 0, OPTION_FLAG, .value = &cli->board},
        {.name = NULL},
    };
    _Static_assert(sizeof all / sizeof all[0] == RECORD_OPTIONS, "as many");
    memcpy(specs, all, sizeof all);
}

void record_options_free(struct cli *cli)
{
    free((void *)cli->input.includes);
    free((void *)cli->input.excludes);
    free((void *)cli->input.lists);
    free((void *)cli->input.list_ends);
}
