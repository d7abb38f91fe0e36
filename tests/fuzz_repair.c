/* SPDX-License-Identifier: BSD-2-Clause */
/*
 * Fuzz target for the mending of records.
 *
 * A mended record has to be legal action by action and agree with what it states; its text has to
 * be read back as a good record of the same game in which nothing is left to mend.
 *
 * With libFuzzer it is built with FUZZ_ENGINE; without it, a main of its own reads the files
 * named on the command line, which is how `make check` replays samples and findings.
 */
#include "reader.h"
#include "repair.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct source {
    const uint8_t *bytes;
    size_t length;
};

static ptrdiff_t give(void *context, char *buffer, size_t size)
{
    struct source *source = context;
    size_t taken = source->length < size ? source->length : size;
    if (taken > 0)
        memcpy(buffer, source->bytes, taken);
    source->bytes += taken;
    source->length -= taken;
    return (ptrdiff_t)taken;
}

/* Stop with a message where something that has to hold does not. */
static void demand(bool holds, const char *what, const char *notation)
{
    if (holds)
        return;
    fprintf(stderr, "fuzz_repair: %s: %s\n", notation, what);
    abort();
}

static void check_mended(const struct yinsh_record *mended)
{
    yinsh_position position = mended->start;
    for (size_t i = 0; i < mended->count; i++)
        demand(yinsh_play(&position, mended->played[i].action) == 0, "an action is illegal",
               mended->notation);
    demand(yinsh_position_equal(&position, &mended->now), "the position is another",
           mended->notation);
}

/* The text of a mended record needs no more mending. */
static void check_text(const struct repair_text *text, const struct yinsh_record *mended,
                       const yinsh_reader_options *options)
{
    static struct repair again;
    struct source source = {(const uint8_t *)text->bytes, text->length};
    yinsh_reader_options fixed = *options;
    const yinsh_record *back = NULL;
    fixed.notation = mended->notation;
    yinsh_reader *reader = yinsh_reader_new(give, &source, &fixed);
    demand(reader != NULL && yinsh_reader_next(reader, &back) == 1, "not read back",
           mended->notation);
    demand(yinsh_record_status(back) == YINSH_STATUS_OK, "read back as bad", mended->notation);
    demand(back->count == mended->count, "read back as another game", mended->notation);
    demand(repair_record(&again, back) && again.outcome == REPAIR_NOTHING, "mended twice",
           mended->notation);
    yinsh_reader_free(reader);
    repair_free(&again);
    again.arena = (struct arena){.chunks = NULL};
}

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t length);

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t length)
{
    static struct repair repair;
    static struct repair_text text;
    struct source source = {bytes, length};
    yinsh_reader_options options = {
        .notation = getenv("FUZZ_NOTATION"), .max_record = 65536, .all_faults = true};
    yinsh_reader *reader = yinsh_reader_new(give, &source, &options);
    const yinsh_record *record;
    char words[512];
    demand(reader != NULL, "no such notation", "FUZZ_NOTATION");
    while (yinsh_reader_next(reader, &record) == 1) {
        demand(repair_record(&repair, record), "no memory", "any");
        repair_reason(&repair, words, sizeof words);
        for (size_t i = 0; i < repair.mend_count; i++)
            mend_text(&repair, &repair.mends[i], words, sizeof words);
        if (repair.outcome != REPAIR_MENDED)
            continue;
        check_mended(&repair.record);
        if (repair_write(&repair, record, &options, &text) == NULL)
            check_text(&text, &repair.record, &options);
    }
    yinsh_reader_free(reader);
    repair_free(&repair);
    repair.arena = (struct arena){.chunks = NULL};
    return 0;
}

#ifndef FUZZ_ENGINE
/* Read one file as an input of the target; false where that fails. */
static bool run_file(const char *name)
{
    static uint8_t content[1024 * 1024];
    FILE *file = fopen(name, "rb");
    if (file == NULL)
        return false;
    size_t got = fread(content, 1, sizeof content, file);
    bool good = ferror(file) == 0;
    fclose(file);
    if (good)
        LLVMFuzzerTestOneInput(content, got);
    return good;
}

int main(int argc, char **argv)
{
    int failed = 0;
    printf("1..%d\n", argc - 1);
    for (int i = 1; i < argc; i++) {
        bool good = run_file(argv[i]);
        printf("%s %d - %s\n", good ? "ok" : "not ok", i, argv[i]);
        failed += !good;
    }
    return failed > 0;
}
#endif
