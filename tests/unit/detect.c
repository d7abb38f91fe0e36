/* SPDX-License-Identifier: BSD-2-Clause */
/*
 * Detection leaves out patterns that cannot change what it comes to.  Here all of them are tried,
 * on every sample, everything that is kept for fuzz targets, and such with changes.
 */
#include "registry/detect.h"
#include "base/pattern.h"
#include "registry/notation_list.h"
#include "support/record_driver.h"

#include <ftw.h>
#include <stdlib.h>

enum {
    LENGTH = 4096, /* that detection examines */
    SIGNATURES = 16
};

/* Something of each notation, and what is none. */
static const struct {
    const char *text, *name;
} texts[] = {
    {"1.e3 2.e8", "gipf"},
    {"e3 e8", "gipf"},
    {"a2\nb5\nc6\n", "codingame"},
    {"a2\nSTEAL MSG mine\n", "codingame"},
    {"b6 k7 h3h11 ", "vying"},
    {"place a2\nplace b3\n", "yinsh-save"},
    {"# DATE 1\n", "yinsh-save"},
    {"MOVE A2 B3\n", "yinsh-save"},
    {"x places a marker on a2\n", "bga"},
    {"Ann restarts their turn\n", "bga"},
    {"End of game\n", "bga"},
    {"{\"x\":1,\"yinsh\": 1}", "json"},
    {"[{\"x\":1,\"yinsh\": 1}]", "json"},
    {"{\"actions\":[{\"kind\":\"place\",", "json"},
    {"[{\"kind\" : \"place\", \"side\" : \"white\"", "json"},
    {"{\"a\":[{\"side\":\"black\",\"turn\":2,\"kind\":\"move\"", "json"},
    {"x \"player_name\" :", "bga-json"},
    {"GM[ YINSH ]", "boardspace"},
    {"P0[3 pick ", "boardspace"},
    {"MrWA2B3", "openxum"},
    {"\nB3,4", "points"},
    {"p f6\nP b7\n", "yinsh-record"},
    {"p f6\nq b7\n", "yinsh-record"},
    {"s c6\nm c8\n", "yinsh-record"},
    {"\"n_moves\" :", "yinshml"},
    {"Received from client 1", "iit-delhi"},
    {"S 1 2 M 3 4", "iit-delhi"},
    {"", "none"},
    {" \n", "none"},
    {"?", "none"},
    {"; 12.e3 GM[24]", "none"},
    {"{}", "none"},
    {"{ \"a\" : {\"b\": 1}}", "none"},
};

static struct pattern *patterns[MOST_NOTATIONS][SIGNATURES];
static uint32_t chance; /* begun anew with each file, in whatever order they come */
static long sources, found, ties, nothing;

/* A number below a bound, the same in each run. */
static size_t below(size_t bound)
{
    chance = chance * UINT32_C(1664525) + UINT32_C(1013904223);
    return (chance >> 8) % bound;
}

static bool has_extension(const struct notation *notation, const char *file_name)
{
    char endings[64];
    snprintf(endings, sizeof endings, "%s", notation->extensions);
    for (char *ending = strtok(endings, " "); ending != NULL; ending = strtok(NULL, " ")) {
        size_t length = strlen(ending);
        size_t all = file_name != NULL ? strlen(file_name) : 0;
        if (all >= length && strcmp(file_name + all - length, ending) == 0)
            return true;
    }
    return false;
}

/* The sum of a notation, with every pattern; none matches without being allowed. */
static int sum_of(size_t number, const char *bytes, size_t length)
{
    const struct notation *notation = notation_table[number];
    struct byte_profile profile;
    int sum = notation->announces != NULL &&
                      notation->announces((struct cursor[]){cursor_over(bytes, length)})
                  ? 100
                  : 0;
    sum += notation->weigh != NULL ? notation->weigh(cursor_over(bytes, length)) : 0;
    byte_profile_of(&profile, bytes, length);
    for (size_t i = 0; notation->signatures != NULL && notation->signatures[i].pattern != NULL;
         i++) {
        const struct signature *signature = &notation->signatures[i];
        enum pattern_match match = pattern_match(patterns[number][i], bytes, length);
        assert_true(match != PATTERN_LIMIT);
        if (match == PATTERN_MATCH && !byte_profile_allows(&profile, signature)) {
            print_error("%s: %s\n%.*s\n", notation->name, signature->pattern, (int)length, bytes);
            fail();
        }
        sum += match == PATTERN_MATCH ? signature->weight : 0;
    }
    return sum;
}

static void compare(const char *bytes, size_t length, const char *file_name)
{
    struct detected detected;
    char expected_tied[512] = "";
    const struct notation *expected = NULL;
    int highest = 0;
    size_t announced = 0;
    for (size_t i = 0; notation_table[i] != NULL; i++) {
        const struct notation *notation = notation_table[i];
        if (notation->announces != NULL &&
            notation->announces((struct cursor[]){cursor_over(bytes, length)}) && announced++ == 0)
            expected = notation;
    }
    if (announced != 1) {
        expected = NULL;
        for (size_t i = 0; notation_table[i] != NULL; i++) {
            int sum = sum_of(i, bytes, length);
            if (sum <= 0 || notation_table[i]->signatures == NULL)
                continue;
            sum = 2 * sum + has_extension(notation_table[i], file_name);
            if (sum < highest)
                continue;
            if (sum > highest)
                expected_tied[0] = '\0';
            else
                strcat(expected_tied, ", ");
            strcat(expected_tied, notation_table[i]->name);
            expected = sum > highest ? notation_table[i] : NULL;
            highest = sum;
        }
    }
    assert_true(notation_detect(bytes, length, file_name, &detected));
    if (detected.notation != expected || strcmp(detected.tied, expected_tied) != 0)
        print_error("%.*s\n", (int)length, bytes);
    assert_ptr_equal(detected.notation, expected);
    assert_string_equal(detected.tied, expected_tied);
    sources++;
    found += detected.notation != NULL;
    ties += strchr(detected.tied, ',') != NULL;
    nothing += highest == 0 && announced != 1;
}

/* Without the heads by which records announce themselves, cut, and with one byte or line gone. */
static void compare_changed(const char *bytes, size_t length)
{
    static char changed[2 * LENGTH];
    const char *body = bytes;
    chance = 1;
    for (size_t i = 0; i < length; i++)
        chance = (chance ^ (unsigned char)bytes[i]) * UINT32_C(16777619);
    for (size_t i = 0; i + 1 < length; i++)
        if (bytes[i] == ']' && (bytes[i + 1] == '\n' || bytes[i + 1] == '\r'))
            body = bytes + i + 2;
    compare(body, length - (size_t)(body - bytes), NULL);
    compare(bytes, below(length + 1), ".json");
    size_t from = below(length);
    compare(bytes + from, length - from, ".txt");
    memcpy(changed, bytes, length);
    size_t place = below(length);
    changed[place] = ";[({. \n\"-0aXM1P"[below(15)];
    compare(changed, length, ".yin");
    const char *line_end = memchr(bytes, '\n', length);
    if (line_end != NULL)
        compare(line_end + 1, length - (size_t)(line_end + 1 - bytes), NULL);
    /* With something of another notation after half of it. */
    const char *other = texts[below(sizeof texts / sizeof texts[0])].text;
    memcpy(changed, bytes, length / 2);
    snprintf(changed + length / 2, sizeof changed - length / 2, "%s", other);
    compare(changed, length / 2 + strlen(other), NULL);
}

static int compare_file(const char *path, const struct stat *status, int type, struct FTW *place)
{
    static char bytes[LENGTH];
    (void)status, (void)place;
    FILE *file = type == FTW_F ? fopen(path, "rb") : NULL;
    if (file == NULL)
        return 0;
    size_t length = fread(bytes, 1, sizeof bytes, file);
    fclose(file);
    compare(bytes, length, path);
    compare(bytes, length, NULL);
    if (length > 0)
        compare_changed(bytes, length);
    return 0;
}

TEST(all_patterns_come_to_the_same)
{
    for (size_t i = 0; notation_table[i] != NULL; i++) {
        const struct signature *signatures = notation_table[i]->signatures;
        assert_true(i < MOST_NOTATIONS);
        for (size_t j = 0; signatures != NULL && signatures[j].pattern != NULL; j++) {
            assert_true(j < SIGNATURES);
            patterns[i][j] = pattern_new(signatures[j].pattern, false, NULL, 0);
            assert_non_null(patterns[i][j]);
        }
    }
    assert_int_equal(nftw("samples", compare_file, 16, FTW_PHYS), 0);
    assert_int_equal(nftw("tests/fuzz/corpus", compare_file, 16, FTW_PHYS), 0);
    print_message("# %ld sources: %ld have a notation, %ld have several, %ld none\n", sources,
                  found, ties, nothing);
    assert_true(sources > 1000 && found > 100 && ties > 10 && nothing > 100);
    for (size_t i = 0; i < MOST_NOTATIONS; i++)
        for (size_t j = 0; j < SIGNATURES; j++)
            pattern_free(patterns[i][j]);
}

TEST(small_sources)
{
    for (size_t i = 0; i < sizeof texts / sizeof texts[0]; i++) {
        struct detected got;
        assert_true(notation_detect(texts[i].text, strlen(texts[i].text), NULL, &got));
        assert_string_equal(got.notation != NULL ? got.notation->name : "none", texts[i].name);
    }
}

int main(void)
{
    return run_defined_tests(NULL, NULL);
}
