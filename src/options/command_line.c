/* SPDX-License-Identifier: BSD-2-Clause */
#include "options/command_line.h"

#include "base/charset.h"
#include "base/name_list.h"
#include "messages/messages.h"
#include "rules/rules.h"

#include <errno.h>
#include <getopt.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum {
    OPTIONS_MAX = 64,
    LONGEST_OPTION = 31, /* bytes of a name */
    FIRST_VALUE = 256,   /* of long options for getopt_long() */
    MOST_PARTS = 1000000,
    MOST_FAULTS = 1000000000
};

/* All options of a command, in the forms that this program and getopt_long() need. */
struct options {
    struct option_spec specs[OPTIONS_MAX];
    struct option longs[OPTIONS_MAX];
    char letters[1 + 2 * OPTIONS_MAX + 1];
    size_t count, letter_count;
    /* What was chosen: wrong usage is reported as text, and the reader needs other types. */
    enum diagnostics diagnostics;
    const struct notation *from;
    uint64_t max_record;
};

/* The part of --help on the options of commands that read records. */
static const char record_options_help[] =
    "  -f, --from=NOTATION  read this notation [default: detect it]\n"
    "      --encoding=NAME  charset of records that name none and are not UTF-8\n"
    "                       [default: windows-1252]\n"
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
    "      --record=LIST    read only the records with these numbers in their files,\n"
    "                       such as 3,7-9\n"
    "      --where=FILTER   read only the records that match a filter, such as\n"
    "                       'turns<40 && white=~/^Al/i'\n"
    "      --progress[=WHEN]  show progress: auto, always or never [default: auto]\n"
    "      --max-record=SIZE  longest record accepted [default: 4M]\n"
    "      --max-expanded=SIZE, --max-ratio=N, --max-members=N\n"
    "                       limits on what an archive may expand to\n";

static bool print_help(struct cli *cli, const struct option_spec *spec, const char *text)
{
    const struct command *command = cli->command;
    const char *arguments =
        command->arguments != NULL ? command->arguments : "[OPTION]... [FILE]...";
    (void)spec;
    (void)text;
    output_format(cli->out, "Usage: yinsh %s%s%s\n%s.\n\nOptions:\n%s", command->name,
                  *arguments != '\0' ? " " : "", arguments, command->summary, command->options);
    if (command->operands == OPERANDS_RECORDS)
        output_string(cli->out, record_options_help);
    output_string(cli->out,
                  "      --color[=WHEN]   use colour: auto, always or never [default: auto]\n"
                  "  -h, --help           show this help\n"
                  "      --version        show the version\n"
                  "\n"
                  "Exit status: 0 success, 1 a record is bad, 2 trouble.\n"
                  "\n"
                  "Examples:\n");
    output_string(cli->out, command->examples);
    return false;
}

static bool print_version(struct cli *cli, const struct option_spec *spec, const char *text)
{
    (void)spec;
    (void)text;
    output_string(cli->out, "yinsh " YINSH_VERSION "\n");
    return false;
}

/* ---- What to read, and how ----------------------------------------------- */

static bool take_variant(struct cli *cli, const struct option_spec *spec, const char *text)
{
    yinsh_position rules = {.turn = 0};
    (void)spec;
    if (!variant_parse(text, strlen(text), &rules))
        return cli_usage(
            cli, text,
            "--variant takes standard or blitz, optionally followed by +steal and by one of "
            "+no-limit, +pool-ends and +pool-draws, not");
    cli->reading.variant = (enum yinsh_variant)rules.variant;
    cli->reading.house = (enum yinsh_house)rules.house;
    cli->reading.steal = rules.steal;
    return true;
}

static bool take_encoding(struct cli *cli, const struct option_spec *spec, const char *text)
{
    struct charset charset = {.converter = NULL};
    bool known = charset_open(&charset, words_of(text));
    (void)spec;
    charset_close(&charset);
    cli->reading.encoding = text;
    return known || cli_usage(cli, text,
                              "--encoding takes a charset that the C library can convert, such as "
                              "windows-1250 or Shift_JIS, not");
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
    if (!good || part == 0 || part > parts || parts > MOST_PARTS)
        return cli_usage(cli, text, "--part takes I/N with I from 1 to N, such as 2/5, not");
    cli->input.part = part;
    cli->input.parts = parts;
    return true;
}

static bool take_where(struct cli *cli, const struct option_spec *spec, const char *text)
{
    (void)spec;
    /* To silently take one of two filters would surprise the user. */
    if (cli->selection.where != NULL)
        return cli_usage(cli, text,
                         "--where is given twice; join the filters with && instead of adding");
    cli->selection.where = text;
    return true;
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

/* ---- All options --------------------------------------------------------- */

/* Add a list of options. */
static void add_options(struct options *options, const struct option_spec *spec)
{
    /* unreachable: its last end, since no command has that many options */
    for (; spec->name != NULL && options->count + 1 < OPTIONS_MAX; spec++) {
        size_t number = options->count++;
        bool has_value = spec->kind > OPTION_ACT;
        bool may_omit = spec->kind == OPTION_WHEN || spec->kind == OPTION_SUFFIX;
        options->specs[number] = *spec;
        options->longs[number] = (struct option){
            .name = spec->name,
            .has_arg = may_omit    ? optional_argument
                       : has_value ? required_argument
                                   : no_argument,
            .val = FIRST_VALUE + (int)number,
        };
        if (spec->letter != 0)
            options->letters[options->letter_count++] = spec->letter;
        if (spec->letter != 0 && has_value)
            options->letters[options->letter_count++] = ':';
    }
}

/* Add the options of commands that read records. */
static void add_record_options(struct options *options, struct cli *cli)
{
    static const char *const forms[] = {"text", "short", "json", "sarif", NULL};
    struct input_options *in = &cli->input;
    yinsh_reader_options *reading = &cli->reading;
    const struct option_spec of_records[] = {
        {"from", 'f', OPTION_NOTATION, .value = &options->from, .lowest = 1},
        /* The first name is the empty one of the official rule. */
        {"house", 0, OPTION_CHOICE, .value = &reading->house, .choices = names_of_house + 1,
         .lowest = 1},
        {"encoding", 0, OPTION_CALL, .take = take_encoding},
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
        {"record", 0, OPTION_RANGES, .value = &cli->selection.numbers},
        {"where", 0, OPTION_CALL, .take = take_where},
        {"progress", 0, OPTION_WHEN, .value = &cli->progress},
        {"max-faults", 0, OPTION_NUMBER, .value = &cli->messages.max_faults,
         .highest = MOST_FAULTS},
        {"max-record", 0, OPTION_SIZE, .value = &options->max_record},
        {"max-expanded", 0, OPTION_SIZE, .value = &in->max_expanded},
        {"max-ratio", 0, OPTION_SIZE, .value = &in->max_ratio},
        {"max-members", 0, OPTION_SIZE, .value = &in->max_members},
        {"diagnostics", 0, OPTION_CHOICE, .value = &options->diagnostics, .choices = forms},
        {"board", 0, OPTION_FLAG, .value = &cli->messages.board},
        {.name = NULL},
    };
    add_options(options, of_records);
}

/* Collect the options of a command. */
static void collect(struct cli *cli, const struct option_spec own[], struct options *options)
{
    const struct option_spec common[] = {
        {"help", 'h', OPTION_ACT, .take = print_help},
        {"version", 0, OPTION_ACT, .take = print_version},
        {"color", 0, OPTION_WHEN, .value = &cli->color},
        {.name = NULL},
    };
    /* The colon distinguishes a missing value from an unknown option; the messages are ours. */
    *options = (struct options){.letters = ":", .letter_count = 1};
    add_options(options, common);
    if (cli->command->operands == OPERANDS_RECORDS)
        add_record_options(options, cli);
    if (own != NULL)
        add_options(options, own);
}

/* The option for which getopt_long() returned a value. */
static const struct option_spec *find_option(const struct options *options, int value)
{
    size_t number = 0;
    if (value >= FIRST_VALUE)
        return &options->specs[value - FIRST_VALUE];
    while (options->specs[number].letter != (char)value)
        number++;
    return &options->specs[number];
}

/* Report an option that is unknown or ambiguous, with the long ones that may be meant. */
static void refuse_unknown(struct cli *cli, const struct options *options, const char *option)
{
    char longs[OPTIONS_MAX][2 + LONGEST_OPTION + 1], name[2 + LONGEST_OPTION + 1], near[NEAR_TEXT];
    const char *names[OPTIONS_MAX], *begun[OPTIONS_MAX];
    size_t begun_count = 0;
    struct text nearest = text_begin(near, sizeof near), text = text_begin(name, sizeof name);
    text_add(&text, option, strcspn(option, "="));
    for (size_t i = 0; i < options->count; i++) {
        snprintf(longs[i], sizeof longs[i], "--%s", options->specs[i].name);
        names[i] = longs[i];
        if (strncmp(longs[i], name, text.length) == 0)
            begun[begun_count++] = longs[i];
    }
    names[options->count] = NULL;
    /* Without a form of its own, what a command writes has that of a notation, or is messages. */
    const char *const form = name_find(names, "--to", 4) >= 0 ? "--to" : "--diagnostics";
    if (begun_count > 0)
        names_offer(begun, begun_count, &nearest);
    else if (strcmp(name, "--format") == 0 && name_find(names, form, strlen(form)) >= 0)
        names_offer(&form, 1, &nearest);
    else if (option[1] == '-' && !cli_instead(option, names, &nearest))
        names_add_near(names, name, &nearest);
    cli_usage_near(cli, option, near, begun_count > 0 ? "ambiguous option" : "unknown option");
}

bool cli_options(struct cli *cli, int argc, char **argv, const struct option_spec own[])
{
    struct options options;
    int value;
    collect(cli, own, &options);
    opterr = 0;
    while ((value = getopt_long(argc, argv, options.letters, options.longs, NULL)) != -1) {
        if (value == '?' || value == ':') {
            const char letter[] = {'-', (char)optopt, '\0'};
            /* A letter is in optopt; for an unknown long option that is 0, for others its number.
             */
            bool is_short = optopt > 0 && optopt < FIRST_VALUE;
            const char *option = is_short ? letter : argv[optind - 1];
            if (value == ':')
                cli_usage(cli, NULL, "option %s needs a value", option);
            else if (optopt >= FIRST_VALUE)
                cli_usage(cli, NULL, "option --%s takes no value",
                          find_option(&options, optopt)->name);
            else
                refuse_unknown(cli, &options, option);
            return false;
        }
        if (!option_take(cli, find_option(&options, value), optarg))
            return false;
    }
    if (cli->selection.numbers.count > 0 && cli->input.parts > 0)
        return cli_usage(
            cli, NULL,
            "--record and --part cannot be combined: a part does not know the numbers of its "
            "records in the file");
    cli->messages.diagnostics = options.diagnostics;
    cli->reading.notation = options.from != NULL ? options.from->name : NULL;
    cli->reading.max_record =
        options.max_record > OPTIONS_MAX_RECORD ? OPTIONS_MAX_RECORD : (size_t)options.max_record;
    cli->messages.colored = cli_colors(cli->color, STDERR_FILENO);
    cli->input.count = argc - optind;
    cli->input.files = argv + optind;
    return true;
}

void cli_options_free(struct cli *cli)
{
    free((void *)cli->input.includes);
    free((void *)cli->input.excludes);
    free((void *)cli->input.lists);
    free((void *)cli->input.list_ends);
    ranges_free(&cli->selection.numbers);
    bytes_free(&cli->outputs.inputs);
}
