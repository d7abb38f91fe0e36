/* SPDX-License-Identifier: BSD-2-Clause */
#include "messages/messages.h"

#include "json/value.h"

#include <inttypes.h>
#include <string.h>

static void put_member(struct output *output, const char *name, const char *text)
{
    output_string(output, name);
    value_write(output, text, strlen(text));
}

static void put_numbered(struct output *output, const char *name, uint64_t number)
{
    output_string(output, name);
    output_number(output, number);
}

/* The members that end the description of a fault in both forms. */
static void put_notes(struct output *output, const struct fault_report *report)
{
    output_string(output, "\"notes\":[");
    for (size_t i = 0; i < report->advice.count; i++)
        put_member(output, i > 0 ? "," : "", report->advice.text[i]);
    output_string(output, "]");
}

/* ---- JSON -------------------------------------------------------------- */

void fault_write_json(struct output *output, const struct fault_report *report)
{
    const struct fault *fault = report->fault;
    const struct excerpt *excerpt = &report->excerpt;
    yinsh_fault code = (yinsh_fault)fault->code;
    put_member(output, "{\"file\":", cli_shown_name(report->file));
    put_numbered(output, ",\"line\":", report->line);
    put_numbered(output, ",\"column\":", report->column);
    put_numbered(output, ",\"length\":", fault->length);
    put_member(output, ",\"level\":", level_names[report->level]);
    put_member(output, ",\"code\":", yinsh_fault_name(code));
    if (fault->turn > 0)
        put_numbered(output, ",\"turn\":", (uint64_t)fault->turn);
    put_member(output, ",\"text\":", report->text);
    put_member(output, ",\"clause\":", yinsh_fault_clause(code));
    put_member(output, ",\"rule\":", yinsh_fault_rule(code));
    output_string(output, ",");
    put_notes(output, report);
    put_member(output, ",\"cure\":", yinsh_fault_cure(code));
    output_format(output, ",\"follows\":%s,\"source\":", fault->follows ? "true" : "false");
    value_write(output, excerpt->line, excerpt->length);
    output_string(output, "}\n");
}

void message_write_json(struct output *output, bool trouble, const char *text, size_t length)
{
    output_format(output, "{\"level\":\"%s\",\"text\":", trouble ? "trouble" : "note");
    value_write(output, text, length);
    output_string(output, "}\n");
}

/* ---- SARIF ------------------------------------------------------------- */

static const char *sarif_level(enum yinsh_level level)
{
    return level == YINSH_LEVEL_ERROR ? "error" : level == YINSH_LEVEL_WARNING ? "warning" : "note";
}

void sarif_begin(struct output *output)
{
    output_string(output, "{\"$schema\":\"https://json.schemastore.org/sarif-2.1.0.json\","
                          "\"version\":\"2.1.0\",\"runs\":[{\"columnKind\":\"unicodeCodePoints\","
                          "\"tool\":{\"driver\":{\"name\":\"yinsh\",\"version\":\"" YINSH_VERSION
                          "\",\"rules\":[\n");
    for (yinsh_fault code = 1; code < yinsh_fault_count(); code++) {
        put_member(output, code == 1 ? "{\"id\":" : ",\n{\"id\":", yinsh_fault_name(code));
        put_member(output, ",\"shortDescription\":{\"text\":", yinsh_fault_rule(code));
        put_member(output, "},\"help\":{\"text\":", yinsh_fault_cure(code));
        put_member(output,
                   "},\"defaultConfiguration\":{\"level\":", sarif_level(yinsh_fault_level(code)));
        put_member(output, "},\"properties\":{\"clause\":", yinsh_fault_clause(code));
        output_string(output, "}}");
    }
    output_string(output, "],\"notifications\":[{\"id\":\"trouble\",\"shortDescription\":{\"text\":"
                          "\"yinsh could not do its work.\"}},{\"id\":\"note\","
                          "\"shortDescription\":{\"text\":\"What yinsh did.\"}}]}},\n"
                          "\"results\":[");
}

void sarif_end(struct output *output, const struct messages *messages, bool trouble)
{
    char lost[64];
    struct text text = text_begin(lost, sizeof lost);
    output_format(output,
                  "],\n\"invocations\":[{\"executionSuccessful\":%s,"
                  "\"toolExecutionNotifications\":[",
                  trouble ? "false" : "true");
    output_bytes(output, messages->notifications.at, messages->notifications.length);
    if (messages->notifications_lost > 0) {
        text_format(&text, "%" PRIu64 " more messages", messages->notifications_lost);
        output_string(output, ",\n");
        message_write_sarif(output, true, lost, strlen(lost));
    }
    output_string(output, "]}]}]}\n");
}

void message_write_sarif(struct output *output, bool trouble, const char *text, size_t length)
{
    output_format(output, "{\"descriptor\":{\"id\":\"%s\"},\"level\":\"%s\",\"message\":{\"text\":",
                  trouble ? "trouble" : "note", trouble ? "error" : "note");
    value_write(output, text, length);
    output_string(output, "}}");
}

/* A file's name as a URI: absolute ones are of the scheme file, others are relative. */
static void put_uri(struct output *output, const char *file)
{
    static const char hex[] = "0123456789ABCDEF";
    output_string(output, *file == '/' ? "\"file://" : "\"");
    for (; *file != '\0'; file++) {
        unsigned char byte = (unsigned char)*file;
        const char escaped[] = {'%', hex[byte >> 4], hex[byte & 15], '\0'};
        bool plain = (byte >= '0' && byte <= '9') || (byte >= 'A' && byte <= 'Z') ||
                     (byte >= 'a' && byte <= 'z') || strchr("-._~/", byte) != NULL;
        output_bytes(output, plain ? file : escaped, plain ? 1 : strlen(escaped));
    }
    output_string(output, "\"");
}

/* Characters in bytes; one that is broken off at the end counts. */
static uint64_t count_characters(const char *bytes, size_t length)
{
    uint64_t count = 0;
    for (size_t i = 0; i < length; i++)
        count += ((unsigned char)bytes[i] & 0xC0) != 0x80;
    return count;
}

void fault_write_sarif(struct output *output, const struct fault_report *report)
{
    const struct fault *fault = report->fault;
    const struct excerpt *excerpt = &report->excerpt;
    uint64_t column = excerpt_column(report->record, fault, report->column);
    put_member(output, "{\"ruleId\":", yinsh_fault_name((yinsh_fault)fault->code));
    put_numbered(output, ",\"ruleIndex\":", (uint64_t)fault->code - 1);
    put_member(output, ",\"level\":", sarif_level(report->level));
    put_member(output, ",\"message\":{\"text\":", report->text);
    output_string(output, "},\"locations\":[{\"physicalLocation\":{\"artifactLocation\":{\"uri\":");
    put_uri(output, cli_shown_name(report->file));
    put_numbered(output, "},\"region\":{\"startLine\":", report->line);
    put_numbered(output, ",\"startColumn\":", column);
    put_numbered(
        output, ",\"endColumn\":",
        column + count_characters(excerpt->line + excerpt->begin, excerpt->end - excerpt->begin));
    output_string(output, ",\"snippet\":{\"text\":");
    value_write(output, excerpt->line, excerpt->length);
    output_string(output, "}}}}],\"properties\":{");
    if (fault->turn > 0)
        output_format(output, "\"turn\":%d,", (int)fault->turn);
    output_format(output, "\"follows\":%s,", fault->follows ? "true" : "false");
    put_notes(output, report);
    output_string(output, "}}");
}
