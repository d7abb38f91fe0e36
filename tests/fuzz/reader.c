/* SPDX-License-Identifier: BSD-2-Clause */
/*
 * Fuzz target for the reader of a notation, which the environment variable FUZZ_NOTATION
 * names (none: found from the content).
 *
 * More than crashes is looked for: to look for all faults finds the same first one, to skip good
 * records changes nothing that is reported, and a record that is accepted has to be legal action by
 * action, has to be written by every notation that is read, and what is written has to be read back
 * as the same game, with the same text when it is written again.
 *
 * `make fuzz` runs it with an engine, `make check` replays samples and kept inputs.
 */
#include "fuzz/driver.h"
#include "record/fault.h"
#include "registry/notation_list.h"
#include "support/bulk_driver.h"
#include "syntax/notation.h"

/* Every action is legal, and the position at the end is sound. */
static void check_replay(const struct yinsh_record *record, const char *notation)
{
    yinsh_position position = record->game.start;
    for (size_t i = 0; i < record->game.count; i++)
        demand(yinsh_play(&position, record->game.played[i].action) == 0, "an action is illegal",
               notation);
    demand(yinsh_position_equal(&position, &record->game.now), "the position is another", notation);
    demand(yinsh_position_check(&position) == NULL, "the position is not sound", notation);
}

/* Whether what was read back is the game that was written, but for what was lost on the way. */
static bool same_game(const struct yinsh_record *a, const struct yinsh_record *b, unsigned lost)
{
    size_t held = notation_held_actions(a, lost);
    while ((lost & LOST_PASS) != 0 && held > 0 &&
           a->game.played[held - 1].action.kind == YINSH_PASS)
        held--;
    if (b->game.count != held || !yinsh_position_equal(&a->game.start, &b->game.start))
        return false;
    if ((lost & (LOST_END | LOST_PASS)) == 0 &&
        (a->outcome.result != b->outcome.result || a->outcome.end != b->outcome.end))
        return false;
    for (size_t i = 0; i < b->game.count; i++)
        if (memcmp(&a->game.played[i].action, &b->game.played[i].action, sizeof(yinsh_action)) != 0)
            return false;
    return true;
}

/* Write a record; returns what the notation could not hold. */
static unsigned write_to(struct heap *sink, const struct yinsh_record *record,
                         const struct notation *target)
{
    struct output output;
    output_begin(&output, heap_take, sink);
    unsigned lost = notation_convert(target, record, false, &output);
    output_flush(&output);
    return lost;
}

/* Write a good record in a notation, read it back, and write what was read. */
static void check_round_trip(const struct yinsh_record *record, const struct notation *target)
{
    struct heap first = {NULL, 0, 0}, second = {NULL, 0, 0};
    const yinsh_record *back;
    /* The reader gets the rules, since not every notation can hold them. */
    yinsh_reader_options options = {.size = sizeof(yinsh_reader_options),
                                    .notation = target->name,
                                    .variant = (enum yinsh_variant)record->game.start.variant,
                                    .house = (enum yinsh_house)record->game.start.house,
                                    .steal = record->game.start.steal};
    unsigned lost = write_to(&first, record, target);
    if ((lost & LOST_ALL) != 0) {
        demand(first.length == 0, "half of a game that it cannot hold", target->name);
        return;
    }
    struct stretch source = {(const uint8_t *)first.bytes, first.length};
    yinsh_reader *reader = yinsh_reader_new(stretch_give, &source, &options);
    int found = reader == NULL ? -1 : yinsh_reader_next(reader, &back);
    /* A bare list of moves has no place for a game without any. */
    if (found == 0 && record->game.count == 0 && lost != 0) {
        yinsh_reader_free(reader);
        free(first.bytes);
        return;
    }
    demand(found == 1, "not read back", target->name);
    demand(same_game(record, back, lost), "read back as another game", target->name);
    demand(yinsh_record_status(back) == YINSH_STATUS_OK, "read back as a bad record", target->name);
    write_to(&second, back, target);
    /* What was lost may have stood for something else, such as a name in a sentence. */
    demand(lost != 0 || heap_equal(&first, &second), "written differently the second time",
           target->name);
    demand(yinsh_reader_next(reader, &back) == 0, "read back as two records", target->name);
    yinsh_reader_free(reader);
    free(first.bytes);
    free(second.bytes);
}

/* A number that depends on all of the input. */
static size_t sum_of(const uint8_t *bytes, size_t length)
{
    size_t sum = length;
    for (size_t i = 0; i < length; i++)
        sum = 31 * sum + bytes[i];
    return sum;
}

/*
 * Whether a record is written in a notation, number target of the table.  All are tried when
 * files are replayed; the engine tries more inputs in the same time with the one that the
 * record is in, and another that depends on the input.
 */
static bool is_target(const struct yinsh_record *record, size_t target, const uint8_t *bytes,
                      size_t length)
{
#ifdef FUZZ_ENGINE
    size_t count = 0;
    while (notation_table[count] != NULL)
        count++;
    return target == sum_of(bytes, length) % count ||
           strcmp(notation_table[target]->name, record->notation) == 0;
#else
    (void)record;
    (void)target;
    (void)bytes;
    (void)length;
    return true;
#endif
}

/* Whether two readers found the same in a record, one of which continues after its faults. */
static bool same_record(const struct yinsh_record *a, const struct yinsh_record *b)
{
    const struct fault *first = record_first_error(a), *other = record_first_error(b);
    if (first == NULL || other == NULL)
        return first == other && a->game.count == b->game.count && a->fault_count == b->fault_count;
    return first->code == other->code && first->offset == other->offset &&
           first->turn == other->turn && !other->follows;
}

/* To look for all faults changes nothing up to the first of them. */
static void check_going_on(const uint8_t *bytes, size_t length, const yinsh_reader_options *options)
{
    struct stretch source = {bytes, length}, again = {bytes, length};
    yinsh_reader_options all = *options;
    const yinsh_record *record, *other;
    bool good = true;
    all.all_faults = true;
    yinsh_reader *reader = yinsh_reader_new(stretch_give, &source, options);
    yinsh_reader *reader_of_all = yinsh_reader_new(stretch_give, &again, &all);
    demand(reader != NULL && reader_of_all != NULL, "no reader", "all faults");
    while (good) {
        int found = yinsh_reader_next(reader, &record);
        demand(yinsh_reader_next(reader_of_all, &other) == found, "another number of records",
               "all faults");
        good = found == 1;
        demand(!good || same_record(record, other), "another first fault", "all faults");
        good = good && record_first_error(record) == NULL;
    }
    while (yinsh_reader_next(reader_of_all, &other) == 1)
        continue;
    yinsh_reader_free(reader);
    yinsh_reader_free(reader_of_all);
}

/* To skip records changes nothing, whole or in pieces, with a limit and with records too long. */
static void check_skipping(const uint8_t *bytes, size_t length, const yinsh_reader_options *options)
{
    size_t sum = sum_of(bytes, length);
    struct way way = {.options = *options};
    struct shares shares = {.skipped = 0};
    const char *difference = bulk_readers_differ((const char *)bytes, length, &way, &shares);
    demand(difference == NULL, difference, "skipped");
    /* With each piece a record is read again from its start: long ones come in larger pieces. */
    way.piece = 1 + length / 256 + sum % 997;
    way.pauses = sum % 2 == 0;
    way.limit = sum / 7 % (length + 1);
    way.options.max_record = sum % 3 == 0 ? 1 + sum / 11 % 1000 : options->max_record;
    difference = bulk_readers_differ((const char *)bytes, length, &way, &shares);
    demand(difference == NULL, difference, "skipped in pieces");
}

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t length)
{
    struct stretch source = {bytes, length};
    yinsh_reader_options options = {.size = sizeof(yinsh_reader_options),
                                    .notation = getenv("FUZZ_NOTATION"),
                                    .max_record = 65536};
    yinsh_reader *reader = yinsh_reader_new(stretch_give, &source, &options);
    const yinsh_record *record;
    demand(reader != NULL, "no such notation", "FUZZ_NOTATION");
    while (yinsh_reader_next(reader, &record) == 1) {
        check_replay(record, record->notation != NULL ? record->notation : "none");
        if (yinsh_record_status(record) != YINSH_STATUS_OK)
            continue;
        for (size_t i = 0; notation_table[i] != NULL; i++)
            if (notation_table[i]->read != NULL && notation_table[i]->write != NULL &&
                is_target(record, i, bytes, length))
                check_round_trip(record, notation_table[i]);
    }
    yinsh_reader_free(reader);
    check_going_on(bytes, length, &options);
    check_skipping(bytes, length, &options);
    return 0;
}
