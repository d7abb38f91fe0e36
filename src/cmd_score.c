/* SPDX-License-Identifier: BSD-2-Clause */
/* yinsh score: a line of results for every record, for shell scripts. */
#include "task.h"

/* The columns, in the order in which score_record() writes them. */
static const char header[] = "file\trecord\twhite\tblack\tresult\twhite_rings\tblack_rings\tend\t"
                             "turns\tmoves\tclaimed\tstatus\tcode\tfault_turn\n";

static void put_count(struct output *out, int count)
{
    output_string(out, "\t");
    output_number(out, (uint64_t)count);
}

static void score_record(struct task *task, const struct source *source,
                         const struct yinsh_record *record)
{
    struct output *out = &task->out;
    const struct fault *fault = record_first_error(record);
    cli_tsv_value(out, source->file);
    output_string(out, "\t");
    task_number(task, out, source);
    output_string(out, "\t");
    cli_tsv_value(out, yinsh_record_tag(record, "White"));
    output_string(out, "\t");
    cli_tsv_value(out, yinsh_record_tag(record, "Black"));
    output_string(out, "\t");
    output_string(out, yinsh_result_name(record->result));
    put_count(out, record->now.removed[YINSH_WHITE]);
    put_count(out, record->now.removed[YINSH_BLACK]);
    output_string(out, "\t");
    output_string(out, yinsh_end_name(record->end));
    put_count(out, yinsh_record_turns(record));
    put_count(out, yinsh_record_moves(record));
    output_string(out, "\t");
    if (record->claims_result)
        output_string(out, yinsh_result_name(record->claimed_result));
    output_string(out, "\t");
    output_string(out, yinsh_status_name(yinsh_record_status(record)));
    output_string(out, "\t");
    if (fault != NULL)
        output_string(out, yinsh_fault_name((yinsh_fault)fault->code));
    output_string(out, "\t");
    if (fault != NULL && fault->turn > 0)
        output_number(out, (uint64_t)fault->turn);
    output_string(out, "\n");
}

static void run_score(struct cli *cli, int argc, char **argv)
{
    struct work work = {.each = score_record};
    if (cli_option(cli, argc, argv, "", NULL) != OPTION_DONE)
        return;
    output_string(cli->out, header);
    cli_each_record(cli, argc - optind, argv + optind, &work);
}

const struct command command_score = {
    .name = "score",
    .arguments = "[OPTION]... [FILE]...",
    .summary = "Write one line of results for every record, divided by tabs",
    .options = "",
    .examples = "  yinsh score *.yin > scores.tsv\n"
                "  yinsh score games.yin 2>/dev/null | cut -f 3-5\n",
    .reads_records = true,
    .run = run_score,
};
