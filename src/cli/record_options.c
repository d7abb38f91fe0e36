/* SPDX-License-Identifier: BSD-2-Clause */
#include "cli/record_options.h"

#include "cli/codes.h"
#include "cli/message.h"
#include "cli/values.h"
#include "rules/names.h"

#include <errno.h>
#include <limits.h>
#include <stdlib.h>
#include <string.h>

enum { MOST_PARTS = 1000000, MOST_FAULTS = 1000000000 };

const struct option record_options[] = {
    {"from", required_argument, NULL, 'f'},
    {"house", required_argument, NULL, OPTION_HOUSE},
    {"variant", required_argument, NULL, OPTION_VARIANT},
    {"jobs", required_argument, NULL, 'j'},
    {"verbose", no_argument, NULL, 'v'},
    {"tolerant", no_argument, NULL, OPTION_TOLERANT},
    {"warn", required_argument, NULL, 'W'},
    {"follow", no_argument, NULL, 'L'},
    {"include", required_argument, NULL, OPTION_INCLUDE},
    {"exclude", required_argument, NULL, OPTION_EXCLUDE},
    {"files-from", required_argument, NULL, OPTION_FILES_FROM},
    {"files0-from", required_argument, NULL, OPTION_FILES0_FROM},
    {"part", required_argument, NULL, OPTION_PART},
    {"progress", optional_argument, NULL, OPTION_PROGRESS},
    {"max-faults", required_argument, NULL, OPTION_MAX_FAULTS},
    {"max-record", required_argument, NULL, OPTION_MAX_RECORD},
    {"max-expanded", required_argument, NULL, OPTION_MAX_EXPANDED},
    {"max-ratio", required_argument, NULL, OPTION_MAX_RATIO},
    {"max-members", required_argument, NULL, OPTION_MAX_MEMBERS},
    {"diagnostics", required_argument, NULL, OPTION_DIAGNOSTICS},
    {"board", no_argument, NULL, OPTION_BOARD},
    {NULL, 0, NULL, 0},
};

const char record_option_letters[] = "f:j:vLW:";

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
    "  -W, --warn=CODE=LEVEL  report faults of that code as error, warning or style,\n"
    "                       or ignore them; also LEVEL=LEVEL, and error, which\n"
    "                       means warning=error\n"
    "      --max-faults=N   report at most N faults, and count the others\n"
    "  -L, --follow         follow links in folders, wherever they lead\n"
    "      --include=GLOB   in folders and archives, read only files that match\n"
    "      --exclude=GLOB   skip files and folders that match\n"
    "      --files-from=F   read the files that F names, one per line\n"
    "      --files0-from=F  the same, but each name ends with a NUL\n"
    "      --part=I/N       read part I of N of the input\n"
    "      --progress[=WHEN]  show progress: auto, always or never [default: auto]\n"
    "      --max-record=SIZE  longest record accepted [default: 4M]\n"
    "      --max-expanded=SIZE, --max-ratio=N, --max-members=N\n"
    "                       limits on what an archive may expand to\n";

static bool take_house(struct cli *cli, const char *text)
{
    /* The first name is the empty one of the official rule. */
    int house = *text != '\0' ? name_find(names_of_house, text, strlen(text)) : -1;
    if (house < 0) {
        cli_bad_choice(cli, "--house", text, names_of_house + 1);
        return false;
    }
    cli->reading.house = (enum yinsh_house)house;
    return true;
}

static bool take_variant(struct cli *cli, const char *text)
{
    yinsh_position rules = {.turn = 0};
    if (!variant_parse(text, strlen(text), &rules)) {
        cli_usage(cli,
                  "--variant takes standard or blitz, optionally followed by +steal and by one of "
                  "+no-limit, +pool-ends and +pool-draws, not",
                  text);
        return false;
    }
    cli->reading.variant = (enum yinsh_variant)rules.variant;
    cli->reading.house = (enum yinsh_house)rules.house;
    cli->reading.steal = rules.steal;
    return true;
}

static bool take_diagnostics(struct cli *cli, const char *text)
{
    static const char *const names[] = {"text", "short", "json", "sarif", NULL};
    int form = cli_choose(cli, "--diagnostics", text, names);
    if (form < 0)
        return false;
    cli->diagnostics = (enum diagnostics)form;
    return true;
}

static bool take_notation(struct cli *cli, const char *text)
{
    const struct notation *notation = cli_notation(cli, "--from", text, false);
    if (notation == NULL)
        return false;
    cli->reading.notation = notation->name;
    return true;
}

static bool take_size(struct cli *cli, const char *option, const char *text, uint64_t *size)
{
    *size = cli_size(cli, option, text);
    return *size > 0;
}

static bool take_max_record(struct cli *cli, const char *text)
{
    uint64_t size = cli_size(cli, "--max-record", text);
    cli->reading.max_record = size > SIZE_MAX / 4 ? SIZE_MAX / 4 : (size_t)size;
    return size > 0;
}

/* Read I/N. */
static bool take_part(struct cli *cli, const char *text)
{
    struct cursor cursor = cursor_over(text, strlen(text));
    uint32_t part = 0, parts = 0;
    bool good = scan_number(&cursor, MOST_PARTS + 1, &part) > 0 && cursor.at != cursor.end &&
                *cursor.at++ == '/' && scan_number(&cursor, MOST_PARTS + 1, &parts) > 0 &&
                cursor.at == cursor.end;
    if (!good || part == 0 || part > parts || parts > MOST_PARTS) {
        cli_usage(cli, "--part takes I/N with I from 1 to N, such as 2/5, not", text);
        return false;
    }
    cli->input.part = part;
    cli->input.parts = parts;
    return true;
}

/* Add a word to a list of the options; the list grows by one each time, for they are few. */
static bool add_word(struct cli *cli, const char *const **list, size_t *count, const char *word)
{
    const char **longer = malloc((*count + 1) * sizeof *longer);
    if (longer == NULL) {
        cli_trouble(cli, "options", strerror(ENOMEM));
        return false;
    }
    if (*count > 0)
        memcpy(longer, *list, *count * sizeof *longer);
    longer[(*count)++] = word;
    free((void *)*list);
    *list = longer;
    return true;
}

/* Add a file of names, each ended by a byte. */
static bool add_list(struct cli *cli, const char *file, char end)
{
    struct input_options *input = &cli->input;
    char *longer = malloc(input->list_count + 1);
    if (longer == NULL) {
        cli_trouble(cli, "options", strerror(ENOMEM));
        return false;
    }
    if (input->list_count > 0)
        memcpy(longer, input->list_ends, input->list_count);
    longer[input->list_count] = end;
    free((void *)input->list_ends);
    input->list_ends = longer;
    return add_word(cli, &input->lists, &input->list_count, file);
}

bool record_option_take(struct cli *cli, int option, const char *text)
{
    struct input_options *input = &cli->input;
    switch (option) {
    case 'f':
        return take_notation(cli, text);
    case OPTION_HOUSE:
        return take_house(cli, text);
    case OPTION_VARIANT:
        return take_variant(cli, text);
    case 'j':
        return (cli->jobs = cli_number(cli, "--jobs", text, 1, MOST_JOBS)) > 0;
    case 'v':
        return cli->verbose = true;
    case OPTION_TOLERANT:
        return cli->tolerant = true;
    case OPTION_DIAGNOSTICS:
        return take_diagnostics(cli, text);
    case OPTION_BOARD:
        return cli->board = true;
    case 'W':
        return cli_choose_level(cli, text);
    case OPTION_MAX_FAULTS:
        cli->limits_faults = true;
        return (cli->max_faults = cli_number(cli, "--max-faults", text, 0, MOST_FAULTS)) >= 0;
    case 'L':
        return input->follow = true;
    case OPTION_INCLUDE:
        return add_word(cli, &input->includes, &input->include_count, text);
    case OPTION_EXCLUDE:
        return add_word(cli, &input->excludes, &input->exclude_count, text);
    case OPTION_FILES_FROM:
        return add_list(cli, text, '\n');
    case OPTION_FILES0_FROM:
        return add_list(cli, text, '\0');
    case OPTION_PART:
        return take_part(cli, text);
    case OPTION_PROGRESS:
        return cli_when(cli, "--progress", text, &cli->progress);
    case OPTION_MAX_RECORD:
        return take_max_record(cli, text);
    case OPTION_MAX_EXPANDED:
        return take_size(cli, "--max-expanded", text, &input->max_expanded);
    case OPTION_MAX_RATIO:
        return take_size(cli, "--max-ratio", text, &input->max_ratio);
    default:
        return take_size(cli, "--max-members", text, &input->max_members);
    }
}

void record_options_free(struct cli *cli)
{
    free((void *)cli->input.includes);
    free((void *)cli->input.excludes);
    free((void *)cli->input.lists);
    free((void *)cli->input.list_ends);
}
