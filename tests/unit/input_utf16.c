/* SPDX-License-Identifier: BSD-2-Clause */
/* Text in UTF-16 is read as UTF-8, wherever it comes from. */
#include "support/forms_driver.h"

/* UTF-16 of units, the byte order mark first. */
static struct buffer encode(const uint16_t *units, size_t count, bool big_endian)
{
    struct buffer bytes = {0};
    buffer_add(&bytes, big_endian ? "\xfe\xff" : "\xff\xfe", 2);
    for (size_t i = 0; i < count; i++) {
        char low = (char)(units[i] & 0xFF), high = (char)(units[i] >> 8);
        char unit[] = {big_endian ? high : low, big_endian ? low : high};
        buffer_add(&bytes, unit, sizeof unit);
    }
    return bytes;
}

/* Compare what such text, followed by some bytes, gives in every form and both byte orders. */
static void expect_text(const uint16_t *units, size_t count, const char *after, const char *text,
                        const char *end)
{
    for (int big_endian = 0; big_endian < 2; big_endian++) {
        struct buffer bytes = encode(units, count, big_endian != 0);
        buffer_add(&bytes, after, strlen(after));
        for (int form = 0; form < FORMS_ALL; form++) {
            char expected[512];
            const char *name;
            struct buffer out = form_read(&bytes, (enum form)form, &name);
            snprintf(expected, sizeof expected, "file %s%s\n%s%s%send%s%s\n", name,
                     strchr(name, '/') == NULL ? " named" : "", *text != '\0' ? "text " : "", text,
                     *text != '\0' ? "\n" : "", *end != '\0' ? " " : "", end);
            assert_string_equal(out.data, expected);
            buffer_free(&out);
        }
        buffer_free(&bytes);
    }
}

TEST(every_length_of_character_is_converted)
{
    static const uint16_t units[] = {'a',    0x7F,   0x80,   0x7FF,  0x800,  0xD7FF, 0xE000, 0xFEFF,
                                     0xFFFF, 0xD800, 0xDC00, 0xD83D, 0xDE00, 0xDBFF, 0xDFFF};
    expect_text(units, sizeof units / sizeof *units, "",
                "a\x7f\xc2\x80\xdf\xbf\xe0\xa0\x80\xed\x9f\xbf\xee\x80\x80\xef\xbb\xbf\xef\xbf\xbf"
                "\xf0\x90\x80\x80\xf0\x9f\x98\x80\xf4\x8f\xbf\xbf",
                "");
    expect_text(NULL, 0, "", "", "");
}

#define UNPAIRED "its UTF-16 text has unpaired surrogates, which are read as U+FFFD"
#define HALVED "its UTF-16 text ends in the middle of a character"

TEST(what_is_damaged_is_reported_and_the_rest_read)
{
    static const struct {
        uint16_t units[4];
        size_t count;
        const char *after, *text, *end;
    } texts[] = {
        {{'a', 0xDC00, 'b'},
         3,
         "",
         "a\xef\xbf\xbd"
         "b",
         UNPAIRED},
        {{'a', 0xD800, 'b'},
         3,
         "",
         "a\xef\xbf\xbd"
         "b",
         UNPAIRED},
        {{0xD800, 0xD83D, 0xDE00, 'b'},
         4,
         "",
         "\xef\xbf\xbd\xf0\x9f\x98\x80"
         "b",
         UNPAIRED},
        {{'a', 0xDBFF}, 2, "", "a\xef\xbf\xbd", UNPAIRED},
        {{'a', 'b'}, 2, "c", "ab", HALVED},
        {{'a', 0xD83D}, 2, "c", "a\xef\xbf\xbd", HALVED},
        {{0}, 0, "c", "", HALVED},
    };
    for (size_t i = 0; i < sizeof texts / sizeof *texts; i++)
        expect_text(texts[i].units, texts[i].count, texts[i].after, texts[i].text, texts[i].end);
}

/* More than any buffer holds, with pairs across the ends of all of them. */
TEST(long_text_is_converted_piece_by_piece)
{
    enum { PAIRS = 300000 };
    uint16_t *units = malloc((2 * PAIRS + 1) * sizeof *units);
    char *text = malloc(4 * PAIRS + 1);
    char wanted[64];
    assert_non_null(units);
    assert_non_null(text);
    units[0] = 'a';
    text[0] = 'a';
    for (size_t i = 0; i < PAIRS; i++) {
        units[2 * i + 1] = 0xD83D;
        units[2 * i + 2] = (uint16_t)(0xDE00 + i % 64);
        snprintf(wanted, sizeof wanted, "\xf0\x9f\x98%c", (char)(0x80 + i % 64));
        memcpy(text + 4 * i + 1, wanted, 4);
    }
    struct buffer bytes = encode(units, 2 * PAIRS + 1, false);
    struct input_item item;
    char buffer[10007];
    char *files[] = {"long"};
    size_t read = 0;
    put_file("long", bytes.data, bytes.length);
    struct input *input = input_new(&(struct input_options){.count = 1, .files = files}, NULL);
    assert_int_equal(input_next(input, buffer, sizeof buffer, &item), INPUT_FILE);
    while (input_next(input, buffer, sizeof buffer, &item) == INPUT_BYTES) {
        assert_memory_equal(buffer, text + read, item.length);
        read += item.length;
    }
    assert_int_equal(read, 4 * PAIRS + 1);
    assert_null(item.reason);
    input_free(input);
    buffer_free(&bytes);
    free(units);
    free(text);
}

/* The limits of archives are not for text that only changes its encoding. */
TEST(text_counts_as_unpacked_nowhere)
{
    char *files[] = {"cjk"};
    uint16_t units[1000];
    for (size_t i = 0; i < 1000; i++)
        units[i] = 0x4E00;
    struct buffer bytes = encode(units, 1000, false);
    put_file("cjk", bytes.data, bytes.length);
    expect_input(
        &(struct input_options){.count = 1, .files = files, .max_expanded = 1, .max_ratio = 1},
        "file cjk named\n3000 bytes\nend\n");
    buffer_free(&bytes);
}

/* A converted text that begins like an archive is none. */
TEST(converted_text_is_plain)
{
    static const uint16_t units[] = {'P', 'K', 3, 4, 'x'};
    expect_text(units, 5, "", "PK\3\4x", "");
}

/* If the stream below breaks off, its reason counts. */
TEST(a_broken_stream_is_reported_as_such)
{
    uint16_t units[9000];
    for (size_t i = 0; i < 9000; i++)
        units[i] = (uint16_t)(0x4E00 + i * i % 20000);
    struct buffer bytes = encode(units, 9000, true);
    struct buffer packed = compress_bytes(bytes.data, bytes.length, ARCHIVE_FILTER_GZIP);
    char *files[] = {"cut.gz"};
    put_file("cut.gz", packed.data, packed.length / 2);
    struct buffer out = transcript_of(&(struct input_options){.count = 1, .files = files});
    assert_non_null(strstr(out.data, "end truncated gzip input\n"));
    buffer_free(&out);
    buffer_free(&packed);
    buffer_free(&bytes);
}

TEST(utf32_is_refused)
{
    static const char *const marks[] = {"\xff\xfe\0\0", "\0\0\xfe\xff"};
    for (size_t i = 0; i < 2; i++) {
        struct buffer bytes = {0};
        buffer_add(&bytes, marks[i], 4);
        buffer_add(&bytes, "\0\0\0a", 4);
        expect_forms(&bytes, "trouble @: text in UTF-32 cannot be read; convert it to UTF-8\n",
                     "UTF-32");
        buffer_free(&bytes);
    }
}

int main(void)
{
    return run_defined_tests(enter_scratch, NULL);
}
