/* SPDX-License-Identifier: BSD-2-Clause */
/*
 * Any byte in place of any other: a record states what it is read as.  In every notation the bytes
 * of a good game are changed one by one.  If the record is still good, then a fault is about the
 * change; or the game is the same, and the change is one that the notation does not mind; or it is
 * another game, which the notation's own writer writes as the changed text.  If the notation is
 * skipped, that reports the same of each of these texts.
 */
#include "record/fault.h"
#include "registry/notation_list.h"
#include "support/bulk_damage.h"

#include <inttypes.h>

/* ---- Texts ------------------------------------------------------------- */

#define TAGS "[White \"Anna\"]\n[Black \"Berta\"]\n[Event \"Meeting\"]\n[Date \"2026.04.09\"]\n"
#define PLACED "1. a2 2. k7 3. g11 4. k8 5. b1 6. k9 7. b2 8. k10 9. g5 10. h5 "

/*
 * Games that end with a placement, with a move, and with everything that notations have words for.
 * With a digit that is none, the last points of the first two would be others that are legal.
 */
static const char *const games[] = {
    PLACED "*\n",
    PLACED "11. g5-g6 *\n",
    TAGS "[Result \"1-0\"]\n[Rings \"1-0\"]\n[Termination \"resign\"]\n\n"
         "1. e5 2. k10 3. f10 4. k9 5. g11 6. k8 7. h11 8. k7 9. b6 10. j11 11. e5-e6 12. k10-j10 "
         "13. e6-e7 14. k9-j9 15. e7-e8 16. k8-j8 17. e8-e9 18. j11-i11 19. e9-e10;xe5-e9xe10 "
         "20. j8-i8! {Remark} {[%tm 4711]} 1-0\n",
};

/* The same for a notation that is not written. */
#define NOTE(log, args)                                                                            \
    "{\"data\": [{\"type\": \"move\", \"log\": \"${player_name} " log "\", \"args\": {" args "}}]" \
    "}"
#define RING(id, to) NOTE("places a ring on ${locationTo}", "\"player_id\": " id ", " TO(to))
#define TO(to) "\"locationTo\": \"" to "\""
#define MARKER(id, to) NOTE("places a marker on ${locationTo}", "\"player_id\": " id ", " TO(to))
#define MOVE(id, from, to)                                                                         \
    NOTE("moves a ring from ${locationFrom} to ${locationTo}",                                     \
         "\"player_id\": " id ", \"locationFrom\": \"" from "\", " TO(to))
static const char
    log_of_bga[] =
        "{\"data\": {\"players\": [{\"id\": \"1\", \"name\": \"Anna\", \"color\": "
        "\"#ffffff\"},\n"
        "{\"id\": \"2\", \"name\": \"Berta\", \"color\": \"#000000\"}], \"logs\": "
        "[\n" RING("1", "E5") ",\n" RING("2", "K10") ",\n" RING("1", "F10") ",\n" RING("2", "K9") ",\n" RING(
            "1",
            "G1"
            "1") ",\n" RING("2",
                            "K8") ",\n" RING("1",
                                             "H11") ",\n" RING("2",
                                                               "K7") ",\n" RING("1",
                                                                                "B6") ","
                                                                                      "\n" RING("2", "J11") ",\n" MARKER("1", "E5") ",\n" MOVE(
                                                                                          "1", "E5",
                                                                                          "E6") ","
                                                                                                "\n" MARKER("2", "K10") ",\n" MOVE(
                                                                                                    "2",
                                                                                                    "K10",
                                                                                                    "J10") "\n]}}\n";

/* Words of a notation, or of every one, that may be any others: nothing of the game follows. */
static const struct {
    const char *notation, *word;
} free_words[] = {
    {NULL, "Anna"},
    {NULL, "Berta"},
    {NULL, "Meeting"},
    {NULL, "Remark"},
    {NULL, "White"},
    {NULL, "Black"},
    {NULL, "Event"},
    {NULL, "Date"},
    {NULL, "2026.04.09"},
    {"boardspace", "VV[2]"},
    {"boardspace", "\nCM"},
    {"boardspace", "\nTC"},
    {"boardspace", " White]"},
    {"boardspace", "id \"Anna"},
    {"boardspace", "id \"Berta"},
    {"bga-json", "${locationTo}"},
    {"bga-json", "${locationFrom} to "},
    {"iit-delhi", "\"meta\""},
    {"yinshml", "\"result\""},
    {"yinshml", "}]}\n"},
};

/* Bytes in place of which a notation takes others without a word, and the game is the same. */
#define DIGITS "0123456789"
#define BLANKS " \t\n\v\f\r"
static const struct {
    const char *notation, *from, *to;
} liberties[] = {
    {"gipf", BLANKS ";", BLANKS ";0"},
    {"gipf", DIGITS, BLANKS ";."},
    {"gipf", "*", BLANKS ";?"},
    {"gipf", "-", ":"}, /* in the tag Rings */
    {"gipf-short", BLANKS ";", BLANKS ";0"},
    {"gipf-short", DIGITS, BLANKS ";."},
    {"gipf-short", "*", BLANKS ";?"},
    {"gipf-short", "-", ":"},
    {"boardspace", BLANKS ";", BLANKS DIGITS ";["},
    {"boardspace", DIGITS, BLANKS},
    {"boardspace", "C", "N" BLANKS},
    {"codingame", BLANKS, ";"},
    {"openxum", BLANKS ";", BLANKS ",;"},
    {"yinshml", " ", "-" DIGITS},
    {"yinshml", DIGITS, BLANKS},
    {"yinsh-save", "\n", "#"},
    {"points", ",", "-"},
    {"points", "\n", ","},
    {"json", DIGITS, BLANKS},
};

/* Bytes after which the rest of a line may be none of the game, without a word. */
static const struct {
    const char *notation;
    char byte;
} comments[] = {{"gipf", '{'},       {"boardspace", 'C'}, {"gipf-short", '{'},
                {"yinsh-save", '#'}, {"iit-delhi", '\n'}, {"iit-delhi", '\r'}};

#define COUNT(list) (sizeof(list) / sizeof(list)[0])

static bool is_of(const char *notation)
{
    return notation == NULL || strcmp(notation, text_notation->name) == 0;
}

/* ---- Reading ----------------------------------------------------------- */

/* What is read of a text that is one good record. */
struct read_outcome {
    bool good;
    bool reported; /* whether a fault is about the byte that was changed, or close to it */
    yinsh_action actions[RECORD_ACTIONS];
    size_t count;
    bool clocks_said;       /* whether each is a number of the text */
    struct written same;    /* in the project's own JSON, which holds everything */
    struct written written; /* by the notation's own writer, if it has one */
};

static struct read_outcome base, changed;

/* Whether a text has a word, letters in either case, with no letter or digit beside it. */
static bool has_word(const char *bytes, size_t length, const char *word)
{
    size_t count = strlen(word);
    for (size_t i = 0; i + count <= length; i++)
        if (words_alike((struct words){bytes + i, count}, word) &&
            (i == 0 || !is_name_byte(bytes[i - 1])) &&
            (i + count == length || !is_name_byte(bytes[i + count])))
            return true;
    return false;
}

/* Whether a text has the clocks of a record, without leading zeros. */
static bool has_clocks(const char *bytes, size_t length, const struct yinsh_record *record)
{
    char digits[32];
    for (const struct note *note = record->notes; note != NULL; note = note->next) {
        snprintf(digits, sizeof digits, "%" PRIu64, note->milliseconds);
        if (note->kind == NOTE_CLOCK && !has_word(bytes, length, digits))
            return false;
    }
    return true;
}

/* Whether a fault is about what is close to a byte, on the line that this has in the text. */
static bool is_about(const struct fault *fault, size_t at)
{
    enum { CLOSE = 64 };
    size_t from = at, to = at;
    while (from > 0 && at - from < CLOSE && text.bytes[from - 1] != '\n')
        from--;
    while (to + 1 < text.length && to - at < CLOSE && text.bytes[to] != '\n')
        to++;
    return fault->offset <= to && fault->offset + fault->length >= from;
}

static void take_record(const char *bytes, size_t length, size_t at,
                        const struct yinsh_record *record, struct read_outcome *outcome)
{
    outcome->count = record->game.count;
    for (size_t i = 0; i < record->game.count; i++)
        outcome->actions[i] = record->game.played[i].action;
    for (size_t i = 0; i < record_faults_kept(record); i++)
        outcome->reported |= is_about(&record->faults[i], at);
    outcome->clocks_said = has_clocks(bytes, length, record);
    yinsh_record_write(record, "json", append_written, &outcome->same);
    if (text_notation->write != NULL)
        yinsh_record_write(record, text_notation->name, append_written, &outcome->written);
}

/* Read a text in its notation, of which a byte was changed. */
static void read_outcome(const char *bytes, size_t length, size_t at, struct read_outcome *outcome)
{
    static yinsh_reader *reader;
    struct way way = {.options.notation = text_notation->name};
    const yinsh_reader_options options = way_options(&way);
    struct way_source source = {bytes, length, &way, false};
    const struct yinsh_record *record;
    if (reader == NULL)
        reader = way_begin(&source);
    else
        assert_true(reader_restart(reader, way_give, &source, &options));
    assert_non_null(reader);
    outcome->reported = false;
    outcome->same.length = outcome->written.length = 0;
    outcome->good = way_next(reader, &record) == READER_RECORD &&
                    yinsh_record_status(record) == YINSH_STATUS_OK;
    if (outcome->good) {
        take_record(bytes, length, at, record, outcome);
        outcome->good = way_next(reader, &record) == READER_END;
    }
}

/* ---- What may become of a change ---------------------------------------- */

/* Whether a byte of the text is part of a free word. */
static bool is_free(size_t at)
{
    for (size_t i = 0; i < COUNT(free_words); i++) {
        const char *word = free_words[i].word;
        size_t length = strlen(word);
        for (size_t from = at < length ? 0 : at - length + 1; from <= at; from++)
            if (is_of(free_words[i].notation) && text.length - from >= length &&
                memcmp(text.bytes + from, word, length) == 0)
                return true;
    }
    return false;
}

/* Whether a notation takes a byte in place of another one. */
static bool is_liberty(char before, char byte)
{
    for (size_t i = 0; i < COUNT(liberties); i++)
        if (is_of(liberties[i].notation) && byte != '\0' &&
            strchr(liberties[i].from, before) != NULL && strchr(liberties[i].to, byte) != NULL)
            return true;
    return false;
}

/* Whether the game may stay the same with this byte in place of that of the text. */
static bool may_stay(size_t at, char byte)
{
    char before = text.bytes[at];
    bool ends = at > 0 && at + 1 == text.length && is_blank(text.bytes[at - 1]);
    return is_free(at) || (is_blank(before) && is_blank(byte)) ||
           (ends && (byte == '\0' || byte == '\x1A')) ||
           (is_letter(before) && to_lower(before) == to_lower(byte)) ||
           (is_digit(before) && is_digit(byte)) || is_liberty(before, byte);
}

/* The next byte of a text that counts: no white space, no leading zero, no comma at its end. */
static size_t next_byte(const char *bytes, size_t length, size_t at)
{
    while (at < length && (is_blank(bytes[at]) ||
                           (bytes[at] == '0' && (at == 0 || !is_digit(bytes[at - 1])) &&
                            at + 1 < length && is_digit(bytes[at + 1])) ||
                           (bytes[at] == ',' && at + 1 < length && bytes[at + 1] == '\n')))
        at++;
    return at;
}

/* Whether two texts are the same but for bytes that do not count, and the case of letters. */
static bool reads_alike(const char *bytes, size_t length, const struct written *written)
{
    size_t i = 0, j = 0;
    for (;; i++, j++) {
        i = next_byte(bytes, length, i);
        j = next_byte(written->bytes, written->length, j);
        if (i == length || j == written->length)
            return i == length && j == written->length;
        if (to_lower(bytes[i]) != to_lower(written->bytes[j]))
            return false;
    }
}

/* Whether a text has a point's name, if it is a point. */
static bool has_point(const char *bytes, size_t length, yinsh_point point)
{
    char name[YINSH_POINT_TEXT];
    yinsh_point_format(point, name);
    return !yinsh_point_on_board(point) || has_word(bytes, length, name);
}

/* Whether a text states what it was read as. */
static bool says(const char *bytes, size_t length, size_t at)
{
    for (size_t i = 0; i < COUNT(comments); i++)
        if (is_of(comments[i].notation) && bytes[at] == comments[i].byte)
            return true;
    if (text_notation->write != NULL)
        return reads_alike(bytes, length, &changed.written);
    for (size_t i = 0; i < changed.count; i++)
        if (!has_point(bytes, length, changed.actions[i].from) ||
            !has_point(bytes, length, changed.actions[i].to))
            return false;
    return true;
}

/* Whether what the changed text is read as is right. */
static bool is_right(const char *bytes, size_t length, size_t at)
{
    if (!changed.good || changed.reported || bytes[at] == text.bytes[at])
        return true;
    if (base.count != changed.count ||
        memcmp(base.actions, changed.actions, base.count * sizeof base.actions[0]) != 0)
        return says(bytes, length, at);
    if (base.same.length == changed.same.length &&
        memcmp(base.same.bytes, changed.same.bytes, base.same.length) == 0)
        return may_stay(at, bytes[at]);
    return changed.clocks_said || reads_alike(bytes, length, &changed.written);
}

/* ---- Every byte -------------------------------------------------------- */

static void try_byte(char *copy, size_t at, char byte)
{
    copy[at] = byte;
    read_outcome(copy, text.length, at, &changed);
    if (!is_right(copy, text.length, at)) {
        print_bytes(copy, text.length);
        print_bytes(changed.same.bytes, changed.same.length);
        fail_msg("%s: byte %zu, which is \\%03o instead of \\%03o", text_notation->name, at,
                 (unsigned)(unsigned char)byte, (unsigned)(unsigned char)text.bytes[at]);
    }
    assert_alike_entered(copy, text.length);
    copy[at] = text.bytes[at];
}

/* Put a game in the notation of the text. */
static void put_the_game(const char *game)
{
    static const struct way way = {.options.notation = "gipf"};
    struct way_source source = {game, strlen(game), &way, false};
    const struct yinsh_record *record;
    begin_text();
    if (text_notation->write == NULL) {
        put_string(&text, log_of_bga);
        return;
    }
    yinsh_reader *reader = way_begin(&source);
    assert_non_null(reader);
    assert_int_equal(way_next(reader, &record), READER_RECORD);
    assert_int_equal(yinsh_record_status(record), YINSH_STATUS_OK);
    assert_int_equal(yinsh_record_write(record, text_notation->name, append_written, &text), 0);
    yinsh_reader_free(reader);
}

/* Change every byte of the text, or only digits. */
static void try_all(bool digits)
{
    static const char likely[] = "9:;/ \n-";
    const char *wrapped = getenv("WRAP");
    bool slow = wrapped != NULL && *wrapped != '\0'; /* under valgrind */
    static char copy[TEXT_ROOM];
    memcpy(copy, text.bytes, text.length);
    for (size_t at = 0; at < text.length; at++)
        if (digits && !is_digit(text.bytes[at]))
            continue;
        else if (!slow && is_new_shape(text.bytes, text.length, at))
            for (unsigned byte = 0; byte < 256; byte++) {
                if (is_tried(at + byte, 16) || memchr(likely, (int)byte, sizeof likely) != NULL)
                    try_byte(copy, at, (char)byte);
            }
        else
            for (const char *byte = likely; *byte != '\0'; byte++)
                try_byte(copy, at, *byte);
}

static void test_every_byte(void **state)
{
    text_notation = *state;
    for (size_t i = 0; i < COUNT(games); i++) {
        put_the_game(games[i]);
        read_outcome(text.bytes, text.length, 0, &base);
        assert_true(base.good && base.clocks_said);
        assert_true(text_notation->write == NULL ||
                    reads_alike(text.bytes, text.length, &base.written));
        try_all(i + 1 < COUNT(games));
    }
}

int main(void)
{
    struct CMUnitTest tests[32];
    size_t count = 0;
    keep_memory();
    for (size_t i = 0; notation_table[i] != NULL; i++)
        if (notation_table[i]->read != NULL)
            tests[count++] = (struct CMUnitTest){.name = notation_table[i]->name,
                                                 .test_func = test_every_byte,
                                                 .initial_state = (void *)notation_table[i]};
    return _cmocka_run_group_tests("bytes", tests, count, NULL, NULL);
}
