/* SPDX-License-Identifier: BSD-2-Clause */
/* Sums by key: the keys of a record, the lines that are accepted, and merging. */
#include "record/record.h"
#include "support/sample_games.h"
#include "support/tally_driver.h"

/* ---- Records ----------------------------------------------------------- */

/* The lines of all records of a text, to be freed. */
static char *lines_of_records(const char *text, const struct aliases *aliases)
{
    struct source source = {text, strlen(text), 0};
    struct sink sink;
    struct output *out = sink_begin(&sink);
    const yinsh_record *read;
    yinsh_reader *reader = yinsh_reader_new(give, &source, NULL);
    assert_non_null(reader);
    while (yinsh_reader_next(reader, &read) == 1)
        tally_put_record(out, read, aliases);
    yinsh_reader_free(reader);
    return sink_end(&sink);
}

static void expect_lines(const char *head, const char *game, const char *expected)
{
    char text[20000];
    snprintf(text, sizeof text, "%s%s\n", head, game);
    char *lines = lines_of_records(text, NULL);
    assert_string_equal(lines, expected);
    struct tally *tally = tally_of(lines); /* what is written is read */
    tally_free(tally);
    free(lines);
}

TEST(record)
{
    expect_lines("[White \"Ann\"]\n[Black \"Bob\"]\n", official_game,
                 "status ok\t1\nresult 1-0\t1\nend rings\t1\nturns 81\t1\n"
                 "game Ann Bob 1-0 3-2\t1\n");
    expect_lines("[White \"Ann\"]\n", official_game,
                 "status ok\t1\nresult 1-0\t1\nend rings\t1\nturns 81\t1\ngame Ann ? 1-0 3-2\t1\n");
    expect_lines("[White \"Ann\"]\n[Black \"?\"]\n", official_game,
                 "status ok\t1\nresult 1-0\t1\nend rings\t1\nturns 81\t1\ngame Ann ? 1-0 3-2\t1\n");
    expect_lines("[White \"Ann\"]\n[Black \"\"]\n", official_game,
                 "status ok\t1\nresult 1-0\t1\nend rings\t1\nturns 81\t1\ngame Ann ? 1-0 3-2\t1\n");
    static const char *const nobody[] = {"?", "-", "NN", "N.N.", "N. N.", "bye", "Bye", "nn"};
    for (size_t i = 0; i < sizeof nobody / sizeof nobody[0]; i++) {
        char head[64];
        snprintf(head, sizeof head, "[White \"%s\"]\n[Black \"B\"]\n[Result \"-/+\"]\n", nobody[i]);
        expect_lines(head, "1.e3",
                     "status ok\t1\nresult 0-1\t1\nend forfeit\t1\nturns 1\t1\n"
                     "game ? B 0-1 0-0\t1\n");
    }
    expect_lines("[White \"NN\"]\n[Black \"-\"]\n", official_game,
                 "status ok\t1\nresult 1-0\t1\nend rings\t1\nturns 81\t1\nunnamed\t1\n");
    expect_lines("[White \"A\"]\n[Black \"B\"]\n[Result \"0-0\"]\n", "1.e3",
                 "status ok\t1\nresult *\t1\nend both-lost\t1\nturns 1\t1\n"
                 "game A B * 0-0\t1\n");
    expect_lines("[White \"Ann\"]\n[Black \"Bob\"]\n", "1.e3 2.a5 *",
                 "status ok\t1\nresult *\t1\nend unfinished\t1\n");
    expect_lines("[White \"Ann\"]\n[Black \"Bob\"]\n", "1.e3 2.e3 *", "status illegal\t1\n");
    expect_lines("[White \"Ann\"]\n[Black \"Bob\"]\n[Termination \"agreed\"]\n",
                 "1.e3 2.a5 1/2-1/2",
                 "status ok\t1\nresult 1/2-1/2\t1\nend agreed\t1\nturns 2\t1\n"
                 "game Ann Bob 1/2-1/2 0-0\t1\n");
}

static char *hostile_line(const char *white, size_t length)
{
    static struct yinsh_record of;
    struct sink sink;
    record_reset(&of);
    assert_true(
        record_tag(&of, words_of("White"), (struct words){white, length}, (struct place){0, 0}));
    add_tag(&of, "Black", "b");
    of.outcome.result = YINSH_RESULT_WHITE;
    of.outcome.end = YINSH_END_RESIGN;
    tally_put_record(sink_begin(&sink), &of, NULL);
    record_free(&of);
    memset(&of, 0, sizeof of);
    char *lines = sink_end(&sink);
    struct tally *tally = tally_of(lines);
    tally_free(tally);
    return lines;
}

static void expect_name(const char *name, size_t length, const char *word)
{
    char expected[20000];
    snprintf(expected, sizeof expected, "\ngame %s b 1-0 0-0\t1\n", word);
    char *lines = hostile_line(name, length);
    assert_non_null(strstr(lines, expected));
    for (const char *at = lines; *at != '\0'; at++)
        assert_true(*at == '\n' || *at == '\t' || (unsigned char)*at >= ' ');
    /* and back again */
    struct tally *tally = tally_of(lines);
    struct players *players = players_new(tally);
    assert_int_equal(players->count, 2);
    bool first = players->list[0].name.length == length &&
                 memcmp(players->list[0].name.bytes, name, length) == 0;
    const struct words *back = &players->list[first ? 0 : 1].name;
    assert_int_equal(back->length, length);
    assert_memory_equal(back->bytes, name, length);
    players_free(players);
    tally_free(tally);
    free(lines);
}

TEST(names)
{
    static char name[100000];
    static char word[3 * PLAYER_NAME + 1];
    expect_name("a b\tc\nd", 7, "a%20b%09c%0Ad");
    expect_name("100%", 4, "100%25");
    expect_name("%20", 3, "%2520");
    expect_name("\\", 1, "\\");
    expect_name("\"", 1, "\"");
    expect_name("\x1b[31m\x7f", 6, "%1B[31m%7F");
    expect_name("J\xc3\xb6rg", 5, "J\xc3\xb6rg");
    expect_name("J\xf6rg", 4, "J%F6rg");                             /* no UTF-8 */
    expect_name("\xc3", 1, "%C3");                                   /* an incomplete character */
    expect_name("a\xc2\x85z\xe2\x80\xa8z", 8, "a%C2%85z%E2%80%A8z"); /* line ends */
    expect_name("\xed\xa0\x80", 3, "%ED%A0%80");                     /* a surrogate */
    expect_name(" ", 1, "%20");
    expect_name("??", 2, "\?\?");
    memset(name, ' ', sizeof name);
    for (size_t i = 0; i < PLAYER_NAME; i++)
        memcpy(word + 3 * i, "%20", 4);
    expect_name(name, PLAYER_NAME, word);
    char *lines = hostile_line(name, PLAYER_NAME + 1); /* too long to be kept */
    assert_non_null(strstr(lines, "\ngame ? b 1-0 0-0\t1\n"));
    free(lines);
    lines = hostile_line(name, sizeof name);
    assert_non_null(strstr(lines, "\ngame ? b 1-0 0-0\t1\n"));
    free(lines);
}

/* ---- Lines ------------------------------------------------------------- */

static void refuse(const char *lines, size_t length, uint64_t line, const char *reason)
{
    struct lines_fault fault = {NULL, 99}, again = {NULL, 99};
    struct source source = {lines, length, 7};
    struct tally *tally = tally_new(NULL, NULL), *streamed = tally_new(NULL, NULL);
    assert_false(tally_add_lines(tally, lines, length, &fault));
    assert_int_equal(fault.line, line);
    assert_non_null(strstr(fault.reason, reason));
    assert_false(tally_read(streamed, give, &source, &again));
    assert_int_equal(again.line, line);
    assert_string_equal(again.reason, fault.reason);
    tally_free(tally);
    tally_free(streamed);
}

TEST(broken)
{
    static const char *const broken[] = {
        /* no line, or one of something that has no such value */
        "", "\t1", "status ok", "status ok 1", "status\t1", "status fine\t1", " status ok\t1",
        "status  ok\t1", "status ok \t1", "result 1-1\t1", "result 1\t1", "end \t1", "end\t1",
        "turns -1\t1", "turns 01\t1", "turns 65536\t1", "turns\t1", "turns 1 2\t1", "turns x\t1",
        "unnamed 1\t1", "Unnamed\t1",
        /* games */
        "game a b 1-0\t1", "game - b * 3-2\t1", "game a b 1-0 3-4\t1", "game a b 1-0 3-\t1",
        "game a b 1-0 3:2\t1", "game a b 1-0 3-/\t1", "game a b 1-0 /-3\t1", "gome a b 1-0 3-2\t1",
        "game a%G1 b 1-0 3-2\t1", "game a%;1 b 1-0 3-2\t1", "game a b 1-0 3-22\t1",
        "game a b c 1-0 3-2\t1", "game  b 1-0 3-2\t1", "game a  1-0 3-2\t1", "game ? ? 1-0 3-2\t1",
        "game %3F b 1-0 3-2\t1", "game a% b 1-0 3-2\t1", "game a%2 b 1-0 3-2\t1",
        "game a%zz b 1-0 3-2\t1", "game a%0a b 1-0 3-2\t1", "game %41 b 1-0 3-2\t1",
        "game %00 b 1-0 3-2\t1", "game a\x1b b 1-0 3-2\t1", "game a\xff b 1-0 3-2\t1",
        "game %C3%B6 b 1-0 3-2\t1", "game NN b 1-0 3-2\t1", "game a bye 1-0 3-2\t1",
        /* the rest */
        "yinsh-partial\t1", "yinsh-partial x\t1", "yinsh-partial 01\t1", "\xEF\xBB\xBFstatus ok\t1",
        "faults\t1", "faults none\t1", "faults row-due 1\t1", "faulty \t1", "faulted row-due\t1",
        "later 5\t1"};
    static const char *const counts[] = {
        /* none, or no number above 0 */
        "status ok\t", "status ok\t0", "status ok\t01", "status ok\t-1", "status ok\t+1",
        "status ok\t1.0", "status ok\t1 ", "status ok\t 1", "status ok\t1\r", "status ok\t1\t1",
        /* too great */
        "status ok\t2305843009213693952", "status ok\t18446744073709551617",
        "status ok\t99999999999999999999999999"};
    char lines[200];
    for (size_t i = 0; i < sizeof broken / sizeof broken[0]; i++) {
        int length = snprintf(lines, sizeof lines, "status ok\t1\n%s\n", broken[i]);
        refuse(lines, (size_t)length, 2, "not a line of sums");
    }
    for (size_t i = 0; i < sizeof counts / sizeof counts[0]; i++) {
        int length = snprintf(lines, sizeof lines, "%s\nstatus ok\t1\n", counts[i]);
        refuse(lines, (size_t)length, 1, "the count must be a number");
    }
    /* A name that is too long, with escapes, so that it is decoded byte by byte. */
    char *long_name = malloc(PLAYER_NAME + 64);
    assert_non_null(long_name);
    int used = sprintf(long_name, "game %%20");
    memset(long_name + used, 'a', PLAYER_NAME);
    used += PLAYER_NAME;
    used += sprintf(long_name + used, " b 1-0 3-2\t1\n");
    refuse(long_name, (size_t)used, 1, "not a line of sums");
    free(long_name);
    refuse("yinsh-partial 2\t1\n", 18, 1, "not a line of sums");
    refuse("status ok\t12", 12, 1, "cut off");
    refuse("status ok\t12\nend rings\t1", 24, 2, "cut off");
    refuse("status\0ok\t1\n", 12, 1, "not a line of sums");
    refuse("status ok\t1\0\n", 13, 1, "the count must be a number");
}

static const char good_line[12] = {'s', 't', 'a', 't', 'u', 's', ' ', 'o', 'k', '\t', '1', '\n'};

TEST(long_lines)
{
    static char lines[3 * LINES_LONGEST];
    memset(lines, 'a', sizeof lines);
    refuse(lines, sizeof lines, 1, "too long");
    memcpy(lines, good_line, sizeof good_line);
    refuse(lines, sizeof lines, 2, "too long");
    lines[LINES_LONGEST + 12] = '\n';
    refuse(lines, LINES_LONGEST + 13, 2, "too long");
    lines[LINES_LONGEST + 11] = '\n';
    refuse(lines, LINES_LONGEST + 12, 2, "not a line of sums"); /* not too long */
}

static ptrdiff_t fail_to_read(void *context, char *buffer, size_t size)
{
    int *calls = context;
    if ((*calls)++ > 0 || size < sizeof good_line)
        return -1;
    memcpy(buffer, good_line, sizeof good_line);
    return sizeof good_line;
}

TEST(failing_source)
{
    struct lines_fault fault = {NULL, 99};
    int calls = 0;
    struct tally *tally = tally_new(NULL, NULL);
    assert_false(tally_read(tally, fail_to_read, &calls, &fault));
    assert_int_equal(fault.line, 0);
    assert_string_equal(fault.reason, "it cannot be read");
    assert_null(aliases_read(fail_to_read, &calls, &fault));
    assert_int_equal(fault.line, 0);
    tally_free(tally);
    tally = tally_new(NULL, NULL);
    struct source empty = {"", 0, 0};
    assert_true(tally_read(tally, give, &empty, &fault));
    assert_true(tally_add_lines(tally, "", 0, &fault));
    assert_int_equal(tally->counts.count, 0);
    tally_free(tally);
}

TEST(overflow)
{
    struct lines_fault fault;
    struct tally *tally = tally_of("status ok\t2305843009213693950\nend rings\t1\n");
    assert_false(tally_add_lines(tally, "status ok\t1\n", 12, &fault));
    assert_string_equal(fault.reason, "the counts are too large to add up");
    assert_int_equal(fault.line, 1);
    assert_int_equal(tally_count(tally, "status ok"), UINT64_C(2305843009213693950));
    tally_free(tally);
    /* The largest counts overflow no report. */
    tally = tally_of("game a a 1-0 3-3\t1152921504606846975\n"
                     "game a b 1-0 3-0\t1152921504606846976\n");
    for (int i = 0; i < REPORTS; i++)
        free(report_of(tally, i, TABLE_TSV));
    char *report = report_of(tally, 1, TABLE_TSV);
    assert_non_null(strstr(report, "\n1\ta\t3458764513820540926\t2305843009213693951\t0\t"
                                   "1152921504606846975\t2305843009213693951.0\t66.7\t"));
    free(report);
    tally_free(tally);
}

TEST(limit)
{
    static const char lines[] = "turns 1\t1\nturns 2\t1\nturns 3\t1\nturns 1\t1\nturns 4\t1\n";
    static char name[PLAYER_NAME + 1];
    char line[2 * PLAYER_NAME];
    struct lines_fault fault;
    int added = 0;
    struct tally *tally = tally_new(NULL, NULL);
    tally->limit = 3;
    assert_false(tally_add_lines(tally, lines, sizeof lines - 1, &fault));
    assert_int_equal(fault.line, 5);
    assert_string_equal(fault.reason, "too many different keys");
    assert_int_equal(tally->counts.count, 3);
    assert_int_equal(tally_count(tally, "turns 1"), 2);
    tally_free(tally);
    /* The length of all keys is limited, too. */
    tally = tally_new(NULL, NULL);
    tally->limit = 5000;
    memset(name, 'x', PLAYER_NAME);
    for (bool room = true; room; added++) {
        int length = snprintf(line, sizeof line, "game %04d%.4000s b 1-0 3-2\t1\n", added, name);
        room = tally_add_lines(tally, line, (size_t)length, &fault);
    }
    assert_in_range(added, 300, 330);
    tally_free(tally);
}

/* ---- Merging ----------------------------------------------------------- */

enum { LINE_COUNT = 3000, PARTS = 7 };

/* Lines of all kinds with counts of one, as jobs write them. */
static char *random_lines(uint64_t *seed)
{
    static const char *const names[] = {"ann", "b%20b", "%25", "J\xc3\xb6rg", "%FF", "zoe", "carl"};
    static const char *const results[] = {"1-0", "0-1", "1/2-1/2"};
    struct buffer buffer = {NULL, 0};
    char line[200];
    for (int i = 0; i < LINE_COUNT; i++) {
        const char *result = results[draw(seed, 3)];
        const char *end = draw(seed, 2) > 0 ? "rings" : "markers";
        const char *white = names[draw(seed, 7)], *black = names[draw(seed, 7)];
        int turns = 20 + (int)draw(seed, 90), rings = (int)draw(seed, 4);
        int length = snprintf(line, sizeof line,
                              "status ok\t1\nresult %s\t1\nend %s\t1\nturns %d\t1\n"
                              "game %s %s %s %d-%d\t1\n",
                              result, end, turns, white, black, result, rings, (int)draw(seed, 4));
        collect(&buffer, line, (size_t)length);
    }
    return buffer.bytes;
}

static void add(struct tally *tally, const char *lines, size_t length)
{
    struct lines_fault fault;
    assert_true(tally_add_lines(tally, lines, length, &fault));
}

/* Add lines to several tallies at random, write these, and merge the results in an order. */
static struct tally *merge_parts(const char *lines, uint64_t *seed)
{
    struct tally *parts[PARTS], *whole = tally_new(NULL, NULL);
    for (int i = 0; i < PARTS; i++)
        parts[i] = tally_new(NULL, NULL);
    for (const char *at = lines; *at != '\0';) {
        size_t length = (size_t)(strchr(at, '\n') - at) + 1;
        add(parts[draw(seed, PARTS)], at, length);
        at += length;
    }
    /* Merge some into others first. */
    for (int left = PARTS; left > 0; left--) {
        int taken = (int)draw(seed, (uint64_t)left);
        char *text = lines_of(parts[taken]);
        tally_free(parts[taken]);
        parts[taken] = parts[left - 1];
        bool first = left > 1 && draw(seed, 2) > 0;
        add(first ? parts[draw(seed, (uint64_t)left - 1)] : whole, text, strlen(text));
        free(text);
    }
    return whole;
}

static int compare_lines(const void *a, const void *b)
{
    const char *const *left = a, *const *right = b;
    return strcmp(*left, *right);
}

/*
 * As in a map-reduce engine: lines are sorted by their keys, divided between keys, and each part is
 * added up separately; the outputs in a row are the sums.
 */
static struct tally *reduce(char *lines, uint64_t *seed)
{
    static char *sorted[5 * LINE_COUNT];
    size_t count = 0;
    struct tally *piece = tally_new(NULL, NULL), *whole = tally_new(NULL, NULL);
    for (char *line = strtok(lines, "\n"); line != NULL; line = strtok(NULL, "\n"))
        sorted[count++] = line;
    qsort(sorted, count, sizeof sorted[0], compare_lines);
    for (size_t i = 0; i < count; i++) {
        char line[200];
        add(piece, line, (size_t)snprintf(line, sizeof line, "%s\n", sorted[i]));
        bool same_key = i + 1 < count && strcmp(sorted[i], sorted[i + 1]) == 0;
        if (i + 1 == count || (!same_key && draw(seed, 5) == 0)) {
            char *text = lines_of(piece);
            add(whole, text, strlen(text));
            free(text);
            tally_free(piece);
            piece = tally_new(NULL, NULL);
        }
    }
    tally_free(piece);
    return whole;
}

static void assert_same(const struct tally *a, const struct tally *b)
{
    char *left = lines_of(a), *right = lines_of(b);
    assert_string_equal(left, right);
    free(left);
    free(right);
    for (int i = 0; i < REPORTS; i++) {
        left = report_of(a, i, TABLE_JSON);
        right = report_of(b, i, TABLE_JSON);
        assert_string_equal(left, right);
        free(left);
        free(right);
    }
}

TEST(merging)
{
    uint64_t seed = 1;
    for (int round = 0; round < 10; round++) {
        char *lines = random_lines(&seed);
        struct tally *direct = tally_of(lines);
        struct tally *merged = merge_parts(lines, &seed);
        struct tally *reduced = reduce(lines, &seed);
        assert_same(direct, merged);
        assert_same(direct, reduced);
        tally_free(direct);
        tally_free(merged);
        tally_free(reduced);
        free(lines);
    }
}

TEST(written)
{
    struct tally *tally = tally_of("turns 9\t1\nturns 57\t2\nstatus ok\t4\nturns 9\t3\nunnamed\t1\n"
                                   "game b a 1-0 3-2\t1\ngame b a 1-0 3-1\t1\n");
    char *lines = lines_of(tally);
    assert_string_equal(lines, "game b a 1-0 3-1\t1\ngame b a 1-0 3-2\t1\nstatus ok\t4\n"
                               "turns 57\t2\nturns 9\t4\nunnamed\t1\n");
    free(lines);
    tally_free(tally);
}

/* ---- Aliases ----------------------------------------------------------- */

static struct aliases *aliases_in(const char *text, size_t length, struct lines_fault *fault)
{
    struct source source = {text, length, 5};
    *fault = (struct lines_fault){NULL, 99};
    return aliases_read(give, &source, fault);
}

static void expect_alias(const struct aliases *aliases, const char *name, const char *expected)
{
    struct words found = aliases_of(aliases, words_of(name));
    assert_int_equal(found.length, strlen(expected));
    assert_memory_equal(found.bytes, expected, found.length);
}

TEST(aliases)
{
    static const char text[] =
        "\xEF\xBB\xBF"
        "Ann B\tann\tA. B.\t\n\n# other\tann\r\n"
        "Zo\xeb\tzoe\r\nAnn B\ta b\tAnn B\tann\nalone\t\n\xEF\xBB\xBFlast\tend\t"
        "Zo\x80\t\xEF\xBB\xBFzoe";
    struct lines_fault fault;
    struct aliases *aliases = aliases_in(text, sizeof text - 1, &fault);
    assert_non_null(aliases);
    expect_alias(aliases, "ann", "Ann B");
    expect_alias(aliases, "A. B.", "Ann B");
    expect_alias(aliases, "a b", "Ann B");
    expect_alias(aliases, "Ann B", "Ann B");
    expect_alias(aliases, "ANN", "ANN");
    expect_alias(aliases, "zoe", "Zo\xC3\xAB");
    expect_alias(aliases, "Zo\xeb", "Zo\xeb");
    expect_alias(aliases, "end", "last");
    expect_alias(aliases, "Zo\xE2\x82\xAC", "last");
    expect_alias(aliases, "\xEF\xBB\xBFzoe", "last"); /* no mark at the beginning of a line */
    expect_alias(aliases, "# other", "# other");
    expect_alias(aliases, "", "");
    expect_alias(NULL, "ann", "ann");
    char *lines = lines_of_records("[White \"ann\"]\n[Black \"zoe\"]\n1.e3 0-1\n"
                                   "[Termination \"resign\"]\n[White \"ann\"]\n[Black \"zoe\"]\n"
                                   "1.e3 0-1\n",
                                   aliases);
    assert_non_null(strstr(lines, "game Ann%20B Zo\xC3\xAB 0-1 0-0\t1\n"));
    free(lines);
    /* Aliases apply to sums that were written without them, too. */
    struct tally *tally = tally_new(NULL, aliases);
    static const char sums[] = "game ann zoe 1-0 3-2\t2\ngame a%20b Zo\xC3\xAB 1-0 3-2\t3\n";
    add(tally, sums, sizeof sums - 1);
    lines = lines_of(tally);
    assert_string_equal(lines, "game Ann%20B Zo\xC3\xAB 1-0 3-2\t5\n");
    free(lines);
    tally_free(tally);
    aliases_free(aliases);
}

static void refuse_aliases(const char *text, size_t length, uint64_t line, const char *reason)
{
    struct lines_fault fault;
    assert_null(aliases_in(text, length, &fault));
    assert_int_equal(fault.line, line);
    assert_non_null(strstr(fault.reason, reason));
}

TEST(broken_aliases)
{
    static char text[LINES_LONGEST + 100];
    refuse_aliases("a\tb\n\nc\tb\n", 9, 3, "two players");
    refuse_aliases("a\tb\nc\ta\n", 8, 2, "already the first");
    refuse_aliases("a\tb\nb\tc\n", 8, 2, "already another name");
    refuse_aliases("a\t\na\tb\nb\t", 9, 3, "already another name");
    refuse_aliases("a\tb\nc = d\n", 10, 2, "no tab");
    refuse_aliases("a\tb\nc   d", 9, 2, "no tab");
    refuse_aliases("a,b", 3, 1, "no tab");
    refuse_aliases("\tb\n", 3, 1, "missing");
    refuse_aliases("a\tb\0c\n", 6, 1, "NUL");
    memset(text, 'x', sizeof text);
    refuse_aliases(text, sizeof text, 1, "too long");
    refuse_aliases(text, PLAYER_NAME + 1, 1, "a name is too long");
}

int main(void)
{
    return run_defined_tests(NULL, NULL);
}
