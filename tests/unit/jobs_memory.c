/* SPDX-License-Identifier: BSD-2-Clause */
/*
 * Memory that runs out while the records of several files are read, by one thread and by
 * three, in the middle of files, too: one allocation fails, or that and all after it, the first,
 * the second and so on, with growing steps, until everything succeeds.  Each time either all
 * results and messages are the right ones, or the status is trouble; and nothing crashes, waits for
 * ever or leaks.
 */
#include "jobs/results.h"
#include "messages/messages.h"
#include "options/command_line.h"
#include "record/record.h"
#include "score/sums.h"
#include "score/tally.h"
#include "support/failing_memory.h"
#include "support/input_driver.h"

#include <limits.h>
#include <stdatomic.h>

/* ---- The input ----------------------------------------------------------- */

static char folder[] = "folder", large[] = "large.yin", packed[] = "packed.tar.gz",
            small[] = "small.yin", last[] = "last.yin", empty[] = "empty.yin", cut[] = "cut.yin";
static char *files[] = {small, large, folder, empty, packed, last};
static char *large_enough[] = {cut}; /* to be cut into parts */

enum { FILES = sizeof files / sizeof files[0] };

/* Add a record that is long, so that there is little to replay in many bytes. */
static void add_record(struct buffer *text, int number, int length)
{
    char head[400], comment[8192];
    const char *bad = number % 7 == 3 ? "1.e3 2.e3" : "1.e3 2.a5";
    memset(comment, 'x', sizeof comment);
    snprintf(head, sizeof head,
             "[White \"p%d\"]\n[Black \"p%d\"]\n[Result \"1-0\"]\n[Termination \"resign\"]\n\n%s {",
             number % 11, number % 13 + 20, bad);
    buffer_add(text, head, strlen(head));
    buffer_add(text, comment, (size_t)length);
    buffer_add(text, "} 1-0\n\n", 7);
}

/* Small files, one of more than three jobs, a folder with a file that is none, and an archive. */
static int make_input(void **state)
{
    struct buffer text = {0}, bytes = {0};
    if (enter_scratch(state) != 0)
        return 1;
    buffer_add(&text, "\n\n", 2);
    add_record(&text, 1, 10);
    put_file("small.yin", text.data, text.length);
    put_file("last.yin", text.data, text.length - 1);
    struct archive *archive =
        pack_begin(&bytes, ARCHIVE_FORMAT_TAR_USTAR, ARCHIVE_FILTER_GZIP, NULL);
    pack(archive, "a.yin", text.data, text.length);
    pack_text(archive, "README", "These are games.\n");
    for (int i = 2; i < 20; i++)
        add_record(&text, i, 100);
    pack(archive, "deep/b.yin", text.data, text.length);
    pack_to_file(archive, &bytes, "packed.tar.gz");
    assert_int_equal(mkdir("folder", 0777), 0);
    put_file("folder/c.yin", text.data, text.length);
    put_text("folder/d.txt", "No games.\n");
    put_text("folder/empty", "");
    put_text("empty.yin", "\n");
    assert_int_equal(symlink(".", "folder/link"), 0);
    text.length = 0;
    for (int i = 0; i < 100; i++)
        add_record(&text, i, i % 50 == 49 ? 8000 : 6000 + i);
    put_file("large.yin", text.data, text.length);
    while (text.length < INPUT_CUT_SIZE)
        add_record(&text, (int)text.length, 7000);
    put_file("cut.yin", text.data, text.length);
    buffer_free(&text);
    return 0;
}

/* ---- The work ------------------------------------------------------------ */

/* What came out: a sum of all bytes and their places, for nothing here may need memory. */
struct result {
    uint64_t hash, length;
    uint64_t counts[2], records;
    char messages[16384];
    int status;
};

/* What is done with the records. */
struct way {
    bool sources, in_order, sums;
    int jobs;
    unsigned part, parts;
};

static int add_to_hash(void *context, const char *bytes, size_t length)
{
    struct result *result = context;
    for (size_t i = 0; i < length; i++)
        result->hash = (result->hash ^ (unsigned char)bytes[i]) * UINT64_C(1099511628211);
    result->length += length;
    return 0;
}

static void look_at_record(struct results *results, const struct origin *origin,
                           const struct yinsh_record *record)
{
    results->counts[0]++;
    results->counts[1] += record_first_error(record) != NULL;
    results_place(results, origin, record, 0);
    output_string(&results->err, "\n");
    if (results->work->sources)
        return;
    cli_file_name(&results->out, origin->file);
    output_string(&results->out, " ");
    results_number(results, &results->out, origin);
    output_string(&results->out, "\n");
}

static void sum_record(struct results *results, const struct origin *origin,
                       const struct yinsh_record *record)
{
    (void)origin;
    tally_put_record(&results->out, record, NULL);
}

/* Frames of the same kind one after the other are one, for threads cut them elsewhere. */
static bool take_sources(struct cli *cli, const char *bytes, size_t length, void *context)
{
    (void)cli;
    while (length > 0) {
        struct frame frame = frame_next(&bytes, &length);
        for (size_t i = 0; i < frame.length; i++) {
            const char pair[] = {frame.kind, frame.bytes[i]};
            add_to_hash(context, pair, sizeof pair);
        }
        if (frame.kind == SOURCE_END)
            add_to_hash(context, &frame.kind, 1);
    }
    return true;
}

/* Messages go to a file meanwhile. */
static int capture_begin(int log)
{
    int before = dup(STDERR_FILENO);
    assert_int_equal(ftruncate(log, 0), 0);
    assert_int_equal(lseek(log, 0, SEEK_SET), 0);
    assert_true(dup2(log, STDERR_FILENO) >= 0);
    return before;
}

static void capture_end(int log, int before, struct result *result)
{
    assert_true(dup2(before, STDERR_FILENO) >= 0);
    close(before);
    ssize_t got = pread(log, result->messages, sizeof result->messages - 1, 0);
    assert_true(got >= 0 && got < (ssize_t)sizeof result->messages - 1);
    result->messages[got] = '\0';
}

static void choose_files(struct cli *cli)
{
    cli->input.count = cli->input.parts > 0 ? 1 : FILES;
    cli->input.files = cli->input.parts > 0 ? large_enough : files;
}

static void run_sums(struct cli *cli, struct work *work)
{
    struct sums sums = {.partial = true};
    work->each = sum_record;
    work->take = sums_take;
    work->context = &sums;
    sums_run(cli, &sums, work);
}

static void run(const struct way *way, int log, struct result *result)
{
    static struct output out;
    static const struct command command = {.name = "test"};
    struct cli cli = {.command = &command,
                      .reading.size = sizeof cli.reading,
                      .out = &out,
                      .jobs = way->jobs,
                      .messages.max_faults = -1,
                      .verbose = true,
                      .input = {.part = way->part, .parts = way->parts}};
    struct work work = {.each = look_at_record, .in_order = way->in_order, .sources = way->sources};
    *result = (struct result){.hash = 1};
    output_begin(&out, add_to_hash, result);
    if (way->sources) {
        work.take = take_sources;
        work.context = result;
    }
    work.local_size = way->in_order ? 1 : 0;
    choose_files(&cli);
    int before = capture_begin(log);
    if (way->sums)
        run_sums(&cli, &work);
    else
        jobs_run(&cli, &work);
    assert_int_equal(output_flush(&out), 0);
    capture_end(log, before, result);
    memcpy(result->counts, work.counts, sizeof result->counts);
    result->records = work.records;
    result->status = cli.status;
    cli_options_free(&cli);
}

static void assert_same(const struct result *expected, const struct result *found)
{
    assert_string_equal(found->messages, expected->messages);
    assert_int_equal(found->length, expected->length);
    assert_true(found->hash == expected->hash);
    assert_int_equal(found->counts[0], expected->counts[0]);
    assert_int_equal(found->counts[1], expected->counts[1]);
    assert_int_equal(found->records, expected->records);
    assert_int_equal(found->status, expected->status);
}

/* Let allocations fail: that of a number and, if all is set, all after it. */
static void fail_from(long number, bool all)
{
    memory_fails(number, all);
}

static void spare_all(void)
{
    memory_recovers();
}

static void fail_one_after_another(struct way way)
{
    static struct result expected, result;
    int log = open("messages", O_RDWR | O_CREAT | O_TRUNC | O_CLOEXEC, 0666);
    assert_true(log >= 0);
    struct way alone = way;
    alone.jobs = 1;
    spare_all();
    run(&alone, log, &expected);
    assert_int_equal(expected.status, STATUS_BAD);
    assert_true(expected.length > 0 && expected.records > 60);
    run(&way, log, &result);
    assert_same(&expected, &result);
    for (int all = 0; all < 2; all++) {
        long troubles = 0;
        bool spared = false;
        for (long number = 1; !spared; number += 1 + number / 8) {
            long before = memory_held();
            fail_from(number, all != 0);
            run(&way, log, &result);
            spared = memory_asked() < number;
            spare_all();
            assert_int_equal(memory_held(), before);
            if (result.status == STATUS_TROUBLE)
                troubles++;
            else
                assert_same(&expected, &result);
            if (spared)
                assert_int_equal(result.status, STATUS_BAD);
        }
        assert_true(troubles > 10);
    }
    close(log);
}

TEST(one_thread)
{
    fail_one_after_another((struct way){.jobs = 1});
}

TEST(three_threads)
{
    fail_one_after_another((struct way){.jobs = 3});
}

TEST(in_order)
{
    fail_one_after_another((struct way){.in_order = true, .jobs = 1});
    fail_one_after_another((struct way){.in_order = true, .jobs = 3});
}

TEST(sources)
{
    fail_one_after_another((struct way){.sources = true, .jobs = 1});
    fail_one_after_another((struct way){.sources = true, .jobs = 3});
}

TEST(sums)
{
    fail_one_after_another((struct way){.sums = true, .jobs = 1});
    fail_one_after_another((struct way){.sums = true, .jobs = 3});
}

TEST(parts)
{
    fail_one_after_another((struct way){.part = 1, .parts = 2, .jobs = 1});
    fail_one_after_another((struct way){.part = 2, .parts = 2, .jobs = 3});
}

int main(void)
{
    return run_defined_tests(make_input, NULL);
}
