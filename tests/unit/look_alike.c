/* SPDX-License-Identifier: BSD-2-Clause */
/* Characters that look like those of ASCII, in every notation and however the bytes come. */
#define DESCRIBE describe_turns
#include "support/record_driver.h"
#include "support/sample_games.h"

/* Characters in the place of others. */
static const struct {
    const char *from, *to;
} replaced[] = {
    {"-", "\u2010"},  {"-", "\u2011"},  {"-", "\u2013"}, {"-", "\u2014"},  {"-", "\u2212"},
    {"-", "\uFF0D"},  {"-", "\x96"},    {"x", "\u00D7"}, {" ", "\u00A0"},  {" ", "\xA0"},
    {" ", "\u202F"},  {" ", "\u3000"},  {" ", "\u2003"}, {" ", " \u200B"}, {"1", "\uFF11"},
    {"2", "\uFF12"},  {"e", "\uFF45"},  {"E", "\uFF25"}, {".", "\uFF0E"},  {",", "\uFF0C"},
    {";", "\uFF1B"},  {"\"", "\u201D"}, {"[", "\uFF3B"}, {"]", "\uFF3D"},  {":", "\uFF1A"},
    {"-", "\\u2013"}, {" ", "\\u00a0"},
};

static const char *const notations[] = {
    "gipf",    "gipf-short", "boardspace",   "codingame", "openxum", "vying",    "json",
    "yinshml", "yinsh-save", "yinsh-record", "points",    "bga",     "iit-delhi"};

static const char *written_as(const char *text, const char *from, const char *to)
{
    static struct buffer buffer;
    struct source source = {text, strlen(text), 0};
    const yinsh_reader_options options = {.size = sizeof options, .notation = from};
    const yinsh_record *record;
    yinsh_reader *reader = yinsh_reader_new(give, &source, &options);
    free(buffer.bytes);
    buffer = (struct buffer){NULL, 0};
    assert_int_equal(yinsh_reader_next(reader, &record), 1);
    assert_int_equal(yinsh_record_write(record, to, collect, &buffer), 0);
    yinsh_reader_free(reader);
    return buffer.bytes;
}

TEST(every_notation)
{
    for (size_t n = 0; n < sizeof notations / sizeof notations[0]; n++) {
        char text[16384];
        snprintf(text, sizeof text, "%s", written_as(official_game, "gipf", notations[n]));
        for (size_t i = 0; i < sizeof replaced / sizeof replaced[0]; i++) {
            bool escape = *replaced[i].to == '\\';
            if (strstr(text, replaced[i].from) == NULL || (escape && *text != '{'))
                continue;
            const char *changed = replace_all(text, replaced[i].from, replaced[i].to);
            static const size_t pieces[] = {0, 97};
            for (size_t p = 0; p < sizeof pieces / sizeof pieces[0]; p++) {
                const char *said =
                    summary_of_bytes(changed, strlen(changed), pieces[p], notations[n]);
                if (strncmp(said, "ok 1-0 rings 81", 15) != 0 || strchr(said, '\n')[1] != '\0')
                    fail_msg("%s: \"%s\" in place of \"%s\": %s", notations[n], replaced[i].to,
                             replaced[i].from, said);
            }
        }
    }
}

/* A text that ends anywhere: nothing is read beyond its copy. */
TEST(every_length)
{
    enum { MOST = 1500, STEP = 7 };
    for (size_t n = 0; n < sizeof notations / sizeof notations[0]; n++) {
        char text[16384];
        snprintf(text, sizeof text, "%s",
                 replace_all(written_as(official_game, "gipf", notations[n]), " ", "\u00A0"));
        for (size_t length = 1; length < strlen(text) && length < MOST; length += STEP)
            assert_non_null(summary_of_bytes(text, length, 0, notations[n]));
    }
}

int main(void)
{
    return run_defined_tests(NULL, NULL);
}
