/* SPDX-License-Identifier: BSD-2-Clause */
/*
 * Fuzz target for repairing records.
 *
 * A repaired record has to be legal action by action and agree with its claims; its text has to be
 * read back as a good record of the same game that needs no fix.
 *
 * `make fuzz` runs it with an engine, `make check` replays samples and kept inputs.
 */
#include "fuzz/driver.h"
#include "reader/reader.h"
#include "repair/plan.h"

static void check_repaired(const struct yinsh_record *repaired)
{
    yinsh_position position = repaired->game.start;
    for (size_t i = 0; i < repaired->game.count; i++)
        demand(yinsh_play(&position, repaired->game.played[i].action) == 0, "an action is illegal",
               repaired->notation);
    demand(yinsh_position_equal(&position, &repaired->game.now), "the position is another",
           repaired->notation);
}

/* Check that the text of a repaired record needs no repair. */
static void check_text(const struct repair_text *text, const struct yinsh_record *repaired,
                       const yinsh_reader_options *options)
{
    static struct repair again;
    struct stretch source = {(const uint8_t *)text->out.at, text->out.length};
    yinsh_reader_options fixed = *options;
    const yinsh_record *back = NULL;
    fixed.notation = repaired->notation;
    yinsh_reader *reader = yinsh_reader_new(stretch_give, &source, &fixed);
    demand(reader != NULL && yinsh_reader_next(reader, &back) == 1, "not read back",
           repaired->notation);
    demand(yinsh_record_status(back) == YINSH_STATUS_OK, "read back as bad", repaired->notation);
    demand(back->game.count == repaired->game.count, "read back as another game",
           repaired->notation);
    demand(repair_record(&again, back) && again.outcome == REPAIR_NOTHING, "repaired twice",
           repaired->notation);
    yinsh_reader_free(reader);
    arena_free(&again.arena);
    again.arena = (struct arena){.chunks = NULL};
}

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t length)
{
    static struct repair repair;
    static struct repair_text text;
    struct stretch source = {bytes, length};
    yinsh_reader_options options = {.size = sizeof(yinsh_reader_options),
                                    .notation = getenv("FUZZ_NOTATION"),
                                    .max_record = 65536,
                                    .all_faults = true};
    yinsh_reader *reader = yinsh_reader_new(stretch_give, &source, &options);
    const yinsh_record *record;
    char words[512];
    demand(reader != NULL, "no such notation", "FUZZ_NOTATION");
    while (yinsh_reader_next(reader, &record) == 1) {
        demand(repair_record(&repair, record), "no memory", "any");
        repair_reason(&repair, words, sizeof words);
        for (size_t i = 0; i < repair.fix_count; i++)
            fix_text(&repair, &repair.fixes[i], words, sizeof words);
        if (repair.outcome != REPAIR_DONE)
            continue;
        check_repaired(&repair.record);
        if (repair_write(&repair, &options, &text) == NULL)
            check_text(&text, &repair.record, &options);
    }
    yinsh_reader_free(reader);
    arena_free(&repair.arena);
    repair.arena = (struct arena){.chunks = NULL};
    return 0;
}
