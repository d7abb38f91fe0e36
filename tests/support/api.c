/* SPDX-License-Identifier: BSD-2-Clause */
/* Checks the records on standard input, and writes the good ones in the short form. */
#include <yinsh.h>

#include <stdio.h>
#include <string.h>

static ptrdiff_t read_file(void *context, char *buffer, size_t size)
{
    FILE *file = context;
    size_t got = fread(buffer, 1, size, file);
    return got == 0 && ferror(file) ? -1 : (ptrdiff_t)got;
}

static int write_file(void *context, const char *bytes, size_t length)
{
    return fwrite(bytes, 1, length, context) == length ? 0 : -2;
}

/* Play by hand: two placings, one of which is illegal. */
static void play(void)
{
    static const char *const texts[] = {"e3", "e3"};
    yinsh_position position;
    yinsh_action actions[YINSH_MAX_ACTIONS];
    char line[YINSH_POSITION_TEXT];
    yinsh_start(&position, YINSH_STANDARD, YINSH_HOUSE_NONE);
    for (size_t i = 0; i < sizeof texts / sizeof texts[0]; i++) {
        yinsh_action action;
        if (!yinsh_action_parse(texts[i], strlen(texts[i]), &action))
            continue;
        yinsh_fault fault = yinsh_play(&position, action);
        if (fault != 0)
            printf("%s: %s (%s)\n", texts[i], yinsh_fault_name(fault), yinsh_fault_clause(fault));
    }
    yinsh_position_format(&position, line);
    printf("%s\n%zu legal actions\n", line, yinsh_legal_actions(&position, actions));
}

static void show(const yinsh_record *record)
{
    const char *white = yinsh_record_tag(record, "White");
    const char *black = yinsh_record_tag(record, "Black");
    printf("%s - %s: %s, %s by %s, %d turns\n", white != NULL ? white : "?",
           black != NULL ? black : "?", yinsh_status_name(yinsh_record_status(record)),
           yinsh_result_name(yinsh_record_result(record)), yinsh_end_name(yinsh_record_end(record)),
           yinsh_record_turns(record));
    for (size_t i = 0; i < yinsh_record_fault_count(record); i++) {
        char text[256];
        yinsh_diagnostic fault = yinsh_record_fault(record, i);
        yinsh_record_fault_text(record, i, text, sizeof text);
        printf("line %d, column %d: %s\n", (int)fault.line, (int)fault.column, text);
    }
}

int main(void)
{
    const yinsh_record *record;
    int found = -1;
    play();
    yinsh_reader *reader = yinsh_reader_new(read_file, stdin, NULL);
    while (reader != NULL && (found = yinsh_reader_next(reader, &record)) == 1) {
        show(record);
        if (yinsh_record_status(record) == YINSH_STATUS_OK &&
            yinsh_record_write(record, "gipf-short", write_file, stdout) != 0)
            found = -1;
        if (found < 0)
            break;
    }
    yinsh_reader_free(reader);
    return found < 0;
}
