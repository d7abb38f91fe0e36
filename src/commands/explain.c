/* SPDX-License-Identifier: BSD-2-Clause */
/* yinsh explain: what the codes of faults mean, and what to do about them. */
#include "commands/commands.h"

#include "messages/messages.h"
#include "options/command_line.h"
#include "outputs/table_writer.h"

#include <errno.h>
#include <string.h>

enum {
    LABEL = 8,  /* columns of the label of a line */
    WIDTH = 80, /* columns of a line */
    FORM = 256  /* room for the text of any code */
};

/* ---- One code ---------------------------------------------------------- */

/* Write words from a column on, wrapped. */
static void put_words(struct output *out, const char *words, int column)
{
    for (size_t used = 0; *words != '\0';) {
        size_t length = strcspn(words, " ");
        if (used > 0 && (size_t)column + used + 1 + length > WIDTH) {
            output_format(out, "\n%*s", column, "");
            used = 0;
        } else if (used > 0) {
            output_string(out, " ");
            used++;
        }
        output_bytes(out, words, length);
        used += length;
        words += length + strspn(words + length, " ");
    }
    output_string(out, "\n");
}

static void put_entry(struct output *out, const char *label, const char *words)
{
    output_format(out, "%-*s", LABEL, label);
    put_words(out, words, LABEL);
}

static void put_example(struct output *out, const char *label, const char *lines)
{
    struct words rest = words_of(lines), line;
    for (bool more = true; more; label = "") {
        more = words_cut(&rest, '\n', &line);
        output_format(out, "%-*s", LABEL, label);
        output_bytes(out, line.bytes, line.length);
        output_string(out, "\n");
    }
}

/* What is stated of a code, as columns of a table. */
static const char *const columns[] = {"code", "level", "status",  "clause",
                                      "rule", "text",  "example", "cure"};
enum { CLAUSE = 3, EXAMPLE = 6, COLUMNS = sizeof columns / sizeof *columns };

/* Get these values; the form is room for one of them. */
static void get_values(int code, char form[FORM], const char *values[COLUMNS])
{
    const char *const all[COLUMNS] = {yinsh_fault_name(code),
                                      level_names[yinsh_fault_level(code)],
                                      yinsh_status_name(fault_status((enum fault_code)code)),
                                      yinsh_fault_clause(code),
                                      yinsh_fault_rule(code),
                                      form,
                                      yinsh_fault_example(code),
                                      yinsh_fault_cure(code)};
    fault_text_form((enum fault_code)code, form, FORM);
    memcpy(values, all, sizeof all);
}

static void explain_code(struct output *out, enum fault_code code)
{
    char form[FORM];
    const char *values[COLUMNS];
    get_values((int)code, form, values);
    for (size_t i = 0; i < COLUMNS; i++)
        (i == EXAMPLE ? put_example : put_entry)(out, columns[i], values[i]);
}

/* ---- The codes of a clause --------------------------------------------- */

/* Whether a name means a clause: "E.3", "rulebook E.3", or a group of clauses such as "E". */
static bool is_clause(const char *name, const char *clause)
{
    const char *shorter = strchr(clause, ' ');
    size_t length = strlen(name);
    const char *const starts[] = {clause, shorter != NULL ? shorter + 1 : clause};
    for (size_t i = 0; length > 0 && i < sizeof starts / sizeof starts[0]; i++)
        if (strncmp(starts[i], name, length) == 0 && strchr(".,", starts[i][length]) != NULL)
            return true;
    return false;
}

/* Explain a clause by its first code, and list its codes. */
static void explain_clause(struct output *out, enum fault_code first)
{
    const char *clause = yinsh_fault_clause((yinsh_fault)first);
    char form[FORM];
    int widest = 0;
    for (int code = (int)first; code < FAULT_COUNT; code++)
        if (strcmp(yinsh_fault_clause(code), clause) == 0 &&
            (int)strlen(yinsh_fault_name(code)) > widest)
            widest = (int)strlen(yinsh_fault_name(code));
    put_entry(out, "clause", clause);
    put_entry(out, "rule", yinsh_fault_rule((yinsh_fault)first));
    for (int code = (int)first; code < FAULT_COUNT; code++) {
        const char *name = yinsh_fault_name(code);
        if (strcmp(yinsh_fault_clause(code), clause) != 0)
            continue;
        fault_text_form((enum fault_code)code, form, sizeof form);
        output_format(out, "  %-*s  ", widest, name);
        put_words(out, form, widest + 4);
    }
}

/* Whether no preceding code has the same clause. */
static bool begins_clause(enum fault_code code)
{
    const char *clause = yinsh_fault_clause((yinsh_fault)code);
    for (int before = 1; before < (int)code; before++)
        if (strcmp(yinsh_fault_clause(before), clause) == 0)
            return false;
    return true;
}

/* ---- Tables ------------------------------------------------------------ */

/* Write the rows of a code, or of those of a clause, or of all for NULL; false if there are none.
 */
static bool put_rows(struct table *table, const char *name)
{
    bool found = false;
    for (int code = 1; code < FAULT_COUNT; code++) {
        char form[FORM];
        const char *values[COLUMNS];
        get_values(code, form, values);
        if (name != NULL && strcmp(name, values[0]) != 0 && !is_clause(name, values[CLAUSE]))
            continue;
        for (size_t i = 0; i < table->columns; i++)
            table_string(table, values[i]);
        found = true;
    }
    return found;
}

/* Write a table of the operands, or of all codes, for people with fewer columns. */
static void put_table(struct cli *cli, int format)
{
    const struct input_options *input = &cli->input;
    struct table table;
    bool good = table_open(&table, format < 0 ? TABLE_ALIGNED : (enum table_format)format, columns,
                           format < 0 ? CLAUSE + 1 : COLUMNS, true, cli->out);
    for (int i = 0; good && i < (input->count > 0 ? input->count : 1); i++)
        if (!put_rows(&table, input->count > 0 ? input->files[i] : NULL))
            cli_bad_code(cli, "unknown code or clause", input->files[i]);
    if (!good || !table_close(&table))
        cli_trouble(cli, "table", strerror(ENOMEM));
}

/* ---- The command ------------------------------------------------------- */

/* Explain a code, or the clauses of a name; false if there are none. */
static bool explain(struct output *out, const char *name, bool first)
{
    enum fault_code code = cli_code(name);
    if (code != FAULT_NONE) {
        output_string(out, first ? "" : "\n");
        explain_code(out, code);
        return true;
    }
    bool found = false;
    for (int at = 1; at < FAULT_COUNT; at++)
        if (is_clause(name, yinsh_fault_clause(at)) && begins_clause((enum fault_code)at)) {
            output_string(out, first && !found ? "" : "\n");
            explain_clause(out, (enum fault_code)at);
            found = true;
        }
    return found;
}

static void run_explain(struct cli *cli, int argc, char **argv)
{
    bool first = true;
    int format = -1;
    const struct option_spec options[] = {
        {"format", 0, OPTION_CHOICE, .value = &format, .choices = table_format_names},
        {.name = NULL},
    };
    if (!cli_options(cli, argc, argv, options))
        return;
    bool tables = format >= 0 || cli->input.count == 0;
    if (tables)
        put_table(cli, format);
    for (int i = 0; !tables && i < cli->input.count; i++) {
        if (explain(cli->out, cli->input.files[i], first))
            first = false;
        else
            cli_bad_code(cli, "unknown code or clause", cli->input.files[i]);
    }
}

const struct command command_explain = {
    .name = "explain",
    .arguments = "[OPTION]... [CODE|CLAUSE]...",
    .summary = "Explain what a fault or a clause means, and what to do",
    .options = "      --format=FORMAT  write a table instead: tsv, csv, json or table\n",
    .examples = "  yinsh explain\n"
                "  yinsh explain move-past-block\n"
                "  yinsh explain E.3\n",
    .operands = OPERANDS_WORDS,
    .run = run_explain,
};
