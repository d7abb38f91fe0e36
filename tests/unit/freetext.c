/* SPDX-License-Identifier: BSD-2-Clause */
/*
 * Free text is never read as structure: comments, tags and names made of every notation's own
 * lines and records, written by every writer, come back as the same text in the same record, or
 * the writer reports that they are lost.  FREETEXT=n tries every text at every place,
 * and n times between others, instead of a sample.
 */
#include "record/record.h"
#include "registry/notation_list.h"
#include "support/free_texts.h"
#include "support/record_driver.h"
#include "support/sample_games.h"
#include "syntax/notation.h"

#include <dirent.h>

enum {
    LONGEST = 128 * 1024,
    MOST_TEXTS = 4096,
    MOST_NAMES = 64,
    COPIES = 2,
    SAMPLE = 37,
    SHOWN = 40
};

/* A text; some hold NUL bytes. */
struct sample {
    char *bytes;
    size_t length;
};

static struct sample texts[MOST_TEXTS];
static size_t text_count;
static char *tag_names[MOST_NAMES];
static size_t tag_name_count;
static size_t tried, failures;

/* ---- Texts ------------------------------------------------------------- */

static void add_text(const char *bytes, size_t length)
{
    /* The texts of a record that was read are in UTF-8. */
    if (!text_is_utf8(bytes, length))
        return;
    for (size_t i = 0; i < text_count; i++)
        if (texts[i].length == length && memcmp(texts[i].bytes, bytes, length) == 0)
            return;
    assert_true(text_count < MOST_TEXTS);
    struct sample *text = &texts[text_count++];
    *text = (struct sample){malloc(length + 1), length};
    assert_non_null(text->bytes);
    memcpy(text->bytes, bytes, length);
}

/* A text as a whole, its beginning, and its first lines. */
static void add_lines(const char *bytes, size_t length)
{
    enum { LINE_COUNT = 12, BEGINNING = 300 };
    const char *end = bytes + length, *at = bytes;
    if (length <= LONGEST / 16)
        add_text(bytes, length);
    add_text(bytes, length < BEGINNING ? length : BEGINNING);
    for (int line = 0; line < LINE_COUNT && at < end; line++) {
        const char *newline = memchr(at, '\n', (size_t)(end - at));
        const char *stop = newline != NULL ? newline : end;
        if (stop - at <= LONGEST / 16)
            add_text(at, (size_t)(stop - at));
        at = newline != NULL ? newline + 1 : end;
    }
}

static char *read_file(const char *path, size_t *length)
{
    FILE *file = fopen(path, "rb");
    char *bytes = malloc(LONGEST);
    assert_non_null(bytes);
    *length = file != NULL ? fread(bytes, 1, LONGEST, file) : 0;
    if (file != NULL)
        fclose(file);
    return bytes;
}

static void add_tag_name(const char *name)
{
    for (size_t i = 0; i < tag_name_count; i++)
        if (strcmp(tag_names[i], name) == 0)
            return;
    assert_true(tag_name_count < MOST_NAMES);
    tag_names[tag_name_count] = strdup(name);
    assert_non_null(tag_names[tag_name_count]);
    tag_name_count++;
}

/* The names of the tags that a notation has places for, as far as the samples show them. */
static void add_names_of(const char *bytes, size_t length)
{
    struct source source = {bytes, length, 0};
    yinsh_reader *reader = yinsh_reader_new(give, &source, NULL);
    const yinsh_record *read;
    assert_non_null(reader);
    while (yinsh_reader_next(reader, &read) == 1)
        for (size_t i = 0; i < read->tag_count; i++)
            add_tag_name(read->tags[i].name);
    yinsh_reader_free(reader);
}

/* Every sample in a folder. */
static void add_samples(const char *folder)
{
    DIR *directory = opendir(folder);
    struct dirent *entry;
    assert_non_null(directory);
    while ((entry = readdir(directory)) != NULL) {
        char path[2048];
        size_t length;
        if (entry->d_name[0] == '.')
            continue;
        snprintf(path, sizeof path, "%s/%s", folder, entry->d_name);
        char *bytes = read_file(path, &length);
        if (length > 0) {
            add_lines(bytes, length);
            add_names_of(bytes, length);
        }
        free(bytes);
    }
    closedir(directory);
}

/* ---- Records ----------------------------------------------------------- */

/* What a text is tried with: the game, and how it ended. */
static const struct base {
    const char *game;
    enum yinsh_end end;
    enum yinsh_result result;
} bases[] = {
#define SHORT_GAME                                                                                 \
    "1.c8 2.g4 3.d4 4.g11 5.d6 6.b3 7.j9 8.f8 9.a2 10.d7 11.c8-c1 12.b3-h9 13.c1-c7 14.g4-g10"
    {SHORT_GAME, YINSH_END_UNFINISHED, YINSH_RESULT_NONE},
    {SHORT_GAME, YINSH_END_RESIGN, YINSH_RESULT_WHITE},
    {SHORT_GAME, YINSH_END_RESIGN, YINSH_RESULT_BLACK},
    {SHORT_GAME, YINSH_END_TIME, YINSH_RESULT_WHITE},
    {SHORT_GAME, YINSH_END_TIME, YINSH_RESULT_BLACK},
    {SHORT_GAME, YINSH_END_FORFEIT, YINSH_RESULT_WHITE},
    {SHORT_GAME, YINSH_END_AGREED, YINSH_RESULT_DRAW},
    {official_game, YINSH_END_RINGS, YINSH_RESULT_BLACK},
    {"", YINSH_END_UNFINISHED, YINSH_RESULT_NONE},
};
enum { BASES = sizeof bases / sizeof bases[0], NOTATIONS = 32 };

static struct yinsh_record played[BASES], record;
static struct buffer plain[BASES][NOTATIONS];        /* what is written without any text */
static bool is_detected[BASES][NOTATIONS];           /* and whether its notation is found */
static bool may_follow[BASES][NOTATIONS][NOTATIONS]; /* also after another's records */

/* Where a text is. */
enum place_kind {
    FIRST_COMMENT,
    INNER_COMMENT,
    LAST_COMMENT,
    COMMENTS,
    BOTH_NAMES,
    TAG_NAME,
    TAGS_TWICE,
    TAGS /* the first of those in tag_names */
};

/* Add notes after an action. */
static void note_at(enum place_kind where, size_t after, size_t count, const struct sample *text)
{
    size_t inner = count / 2;
    bool all = where == COMMENTS;
    if (((all || where == FIRST_COMMENT) && after == 0) ||
        ((all || where == INNER_COMMENT) && after == inner) ||
        ((all || where == LAST_COMMENT) && after == count))
        record_note(&record, NOTE_COMMENT, text->bytes, text->length);
}

/* A record of a base with a text at a place; false if it is not a good record. */
static bool build(size_t base, size_t where, const struct sample *text)
{
    static const struct place nowhere = {0, 0};
    const struct words words = {text->bytes, text->length};
    const struct yinsh_record *from = &played[base];
    record_reset(&record);
    /* A tag has no NUL byte. */
    if (where >= BOTH_NAMES && text->length > 0 && memchr(text->bytes, '\0', text->length) != NULL)
        return false;
    if (where == TAG_NAME)
        record_tag(&record, words, words_of("x"), nowhere);
    else if (where >= TAGS && where - TAGS < tag_name_count)
        record_tag(&record, words_of(tag_names[where - TAGS]), words, nowhere);
    for (size_t i = 0; i < 2 * tag_name_count && where == TAGS_TWICE; i++)
        record_tag(&record, words_of(tag_names[i % tag_name_count]),
                   i < tag_name_count ? words : words_of("x"), nowhere);
    for (int side = 0; side < 2 && where == BOTH_NAMES; side++)
        record_tag(&record, words_of(side == 0 ? "White" : "Black"), words, nowhere);
    record_tag(&record, words_of("Remark"), words_of("plain"), nowhere);
    if (bases[base].end >= YINSH_END_RESIGN) {
        record_claim_end(&record, bases[base].end, nowhere);
        record_claim_result(&record, bases[base].result, nowhere);
    }
    for (size_t i = 0; i <= from->game.count; i++) {
        note_at((enum place_kind)where, i, from->game.count, text);
        if (i == from->game.count)
            break;
        if (i == 0 || from->game.played[i].turn != from->game.played[i - 1].turn)
            record_begin_turn(&record);
        record_action(&record, from->game.played[i].action, nowhere);
    }
    record_finish(&record);
    assert_false(record.arena.failed);
    return !record.failed;
}

/* ---- Comparing --------------------------------------------------------- */

/*
 * Whether a text is another one; if bytes may be lost, with pieces left out, or U+FFFD in their
 * place.
 */
static bool is_text(const char *got, size_t length, const char *of, size_t of_length,
                    bool bytes_lost)
{
    size_t at = 0;
    if (!bytes_lost)
        return length == of_length && (length == 0 || memcmp(got, of, length) == 0);
    for (size_t i = 0; i < of_length && at < length; i++)
        if (got[at] == of[i])
            at++;
        else if (length - at >= 3 && memcmp(got + at, "\xEF\xBF\xBD", 3) == 0)
            at += 3;
    return at == length;
}

static bool same_tag(const struct tag *got, const struct tag *of, unsigned lost)
{
    return strcmp(got->name, of->name) == 0 &&
           is_text(got->value, got->length, of->value, of->length, (lost & LOST_BYTES) != 0);
}

/* What is wrong with tags that came back, or NULL. */
static const char *tag_trouble(const struct yinsh_record *got, unsigned lost)
{
    if ((lost & LOST_TAGS) == 0 && got->tag_count != record.tag_count)
        return got->tag_count > record.tag_count ? "more tags" : "fewer tags";
    for (size_t i = 0; i < got->tag_count; i++) {
        size_t at = 0;
        while (at < record.tag_count && !same_tag(&got->tags[i], &record.tags[at], lost))
            at++;
        if (at == record.tag_count)
            return "another tag";
    }
    return NULL;
}

/* What is wrong with notes that came back, or NULL. */
static const char *note_trouble(const struct yinsh_record *got, unsigned lost)
{
    const struct note *of = record.notes;
    size_t count = 0, all = 0;
    for (const struct note *note = got->notes; note != NULL; note = note->next, count++) {
        while (of != NULL &&
               (of->kind != note->kind || of->after != note->after ||
                !is_text(note->text, note->length, of->text, of->length, (lost & LOST_BYTES) != 0)))
            of = of->next;
        if (of == NULL)
            return note->kind == NOTE_COMMENT ? "another comment" : "a comment became a note";
        of = of->next;
    }
    for (of = record.notes; of != NULL; of = of->next)
        all++;
    return (lost & LOST_COMMENTS) == 0 && count != all ? "fewer comments" : NULL;
}

/* What is wrong with a record that came back, or NULL. */
static const char *trouble(const struct yinsh_record *got, const struct notation *in, unsigned lost)
{
    const char *wrong = tag_trouble(got, lost);
    if (got->failed)
        return "a bad record";
    if (got->notation == NULL || notation_find(got->notation)->read != in->read)
        return "another notation";
    if (got->game.count != record.game.count)
        return "another number of actions";
    for (size_t i = 0; i < got->game.count; i++)
        if (memcmp(&got->game.played[i].action, &record.game.played[i].action,
                   sizeof(yinsh_action)) != 0)
            return "another action";
    if (!yinsh_position_equal(&got->game.start, &record.game.start))
        return "another start";
    if ((lost & LOST_END) == 0 &&
        (got->outcome.end != record.outcome.end || got->outcome.result != record.outcome.result))
        return "another end";
    if ((lost & LOST_END) != 0 && got->outcome.end != YINSH_END_UNFINISHED)
        return "an end that is not lost";
    return wrong != NULL ? wrong : note_trouble(got, lost);
}

/* Read what was written, after other records; returns what is wrong with it, or NULL. */
static const char *read_back(const struct buffer *written, const struct notation *in, bool fixed,
                             unsigned lost, int others)
{
    /* Whatever the pieces are; a long record is read again with each of them. */
    size_t piece = tried % 3 == 0 && written->length < LONGEST / 16 ? 61 : 0;
    struct source source = {written->bytes, written->length, piece};
    yinsh_reader_options options = {.size = sizeof(yinsh_reader_options),
                                    .notation = fixed ? in->name : NULL};
    yinsh_reader *reader = yinsh_reader_new(give, &source, &options);
    const yinsh_record *got;
    const char *wrong = NULL;
    int count;
    assert_non_null(reader);
    for (count = -others; yinsh_reader_next(reader, &got) == 1 && wrong == NULL; count++)
        wrong = count >= 0 ? trouble(got, in, lost) : got->failed ? "a bad record before it" : NULL;
    yinsh_reader_free(reader);
    if (wrong != NULL)
        return wrong;
    return count < COPIES ? "a record is missing" : count > COPIES ? "a record was split" : NULL;
}

/* The same records by skipping: how many there are, and the tags of those that come summarised. */
static const char *skip_back(const struct buffer *written, const struct notation *in, unsigned lost,
                             bool summarises)
{
    struct source source = {written->bytes, written->length, 0};
    yinsh_reader_options options = {.size = sizeof(yinsh_reader_options), .notation = in->name};
    yinsh_reader *reader = yinsh_reader_new(give, &source, &options);
    const yinsh_record *got;
    const char *wrong = NULL;
    uint64_t count = 0, skipped = 0, unfinished;
    assert_non_null(reader);
    reader_summarise(reader, summarises);
    do {
        if (!summarises)
            reader_skip(reader, &skipped, &unfinished);
        count += skipped;
        if (yinsh_reader_next(reader, &got) != 1)
            break;
        count++;
        wrong = got->failed ? "a bad record, skipped" : tag_trouble(got, lost);
    } while (wrong == NULL);
    yinsh_reader_free(reader);
    return wrong != NULL ? wrong : count != COPIES ? "another number of records, skipped" : NULL;
}

/* ---- Trying ------------------------------------------------------------ */

static void show(const char *bytes, size_t length)
{
    char line[400];
    struct text out = text_begin(line, sizeof line);
    text_add_visible(&out, bytes, length < 120 ? length : 120);
    fprintf(stderr, "%s", line);
}

/* Report what is wrong with a text, unless it is NULL. */
static void report(const char *wrong, const char *how, const struct notation *in, size_t base,
                   size_t where, const struct sample *text)
{
    static const char *const names[TAGS] = {"first comment", "inner comment", "last comment",
                                            "comments",      "both names",    "tag name",
                                            "tags twice"};
    if (wrong == NULL || (++failures > SHOWN && getenv("FREETEXT") == NULL))
        return;
    fprintf(stderr, "%s, %s: %s: %s, game %zu: '", in->name, how, wrong,
            where < TAGS ? names[where] : tag_names[where - TAGS], base);
    show(text->bytes, text->length);
    fprintf(stderr, "'\n");
}

/* Write the record twice in a notation. */
static struct buffer write_copies(const struct notation *in, unsigned *lost)
{
    struct buffer first = write_in(in->name, &record, false, lost), all = {NULL, 0};
    collect(&all, "", 0);
    for (int i = 0; i < COPIES; i++)
        collect(&all, first.bytes, first.length);
    free(first.bytes);
    return all;
}

/* Read what was written after records of another notation. */
static const char *read_after(size_t other, const struct buffer *written, const struct notation *in,
                              unsigned lost)
{
    struct buffer all = {NULL, 0};
    collect(&all, plain[0][other].bytes, plain[0][other].length);
    collect(&all, written->bytes, written->length);
    const char *wrong = read_back(&all, in, false, lost, COPIES);
    free(all.bytes);
    return wrong;
}

/* Read what was written of the record in every way. */
static void read_copies(size_t base, size_t where, const struct sample *text, size_t index,
                        const struct buffer *written, unsigned lost)
{
    const struct notation *in = notation_table[index];
    size_t other = tried % NOTATIONS;
    report(read_back(written, in, true, lost, 0), "with -f", in, base, where, text);
    if (is_detected[base][index])
        report(read_back(written, in, false, lost, 0), "detected", in, base, where, text);
    if (may_follow[base][index][other])
        report(read_after(other, written, in, lost), notation_table[other]->name, in, base, where,
               text);
    const char *wrong = skip_back(written, in, lost, false);
    if (wrong == NULL)
        wrong = skip_back(written, in, lost, true);
    report(wrong, "skipped", in, base, where, text);
}

static void try(size_t base, size_t where, const struct sample *text)
{
    if (!build(base, where, text))
        return;
    for (size_t i = 0; notation_table[i] != NULL; i++) {
        const struct notation *in = notation_table[i];
        unsigned lost;
        if (in->write == NULL || in->read == NULL)
            continue;
        struct buffer written = write_copies(in, &lost);
        /* What has nothing of the text needs not be read. */
        bool has = written.length != plain[base][i].length ||
                   memcmp(written.bytes, plain[base][i].bytes, written.length) != 0;
        if (has && (lost & LOST_ALL) == 0)
            read_copies(base, where, text, i, &written, lost);
        else if (!has && (record.tag_count > 1 || record.notes != NULL) &&
                 (lost & (LOST_COMMENTS | LOST_TAGS | LOST_ALL)) == 0)
            report("lost and not reported", "written", in, base, where, text);
        tried++;
        free(written.bytes);
    }
}

/* A text between what may close or begin something. */
static struct sample wrapped(const struct sample *text, size_t choice)
{
    static char bytes[2 * LONGEST];
    enum {
        BEFORE = sizeof text_before / sizeof text_before[0],
        AFTER = sizeof text_after / sizeof text_after[0]
    };
    const char *first = text_before[choice % BEFORE], *last = text_after[choice / BEFORE % AFTER];
    struct text out = text_begin(bytes, sizeof bytes);
    text_add_string(&out, first);
    text_add(&out, text->bytes, text->length);
    text_add_string(&out, last);
    return (struct sample){bytes, out.length};
}

TEST(free_text)
{
    const char *more = getenv("FREETEXT");
    size_t times = more != NULL ? (size_t)atol(more) : 0, choice = 0;
    size_t places = TAGS + tag_name_count;
    for (size_t i = 0; i < text_count; i++)
        for (size_t where = 0; where < places; where++, choice++) {
            /* Unless more is asked for, a sample of the texts by themselves and of those wrapped.
             */
            if (times > 0 || choice % SAMPLE == 0)
                try((i + where) % BASES, where, &texts[i]);
            for (size_t time = 0; time < times || (time == 0 && choice % SAMPLE == 1); time++) {
                struct sample text = wrapped(&texts[i], choice * 7 + time);
                try((choice + where) % BASES, where, &text);
            }
        }
    printf("%zu texts at %zu places: %zu records written, %zu failures\n", text_count, places,
           tried, failures);
    assert_int_equal(failures, 0);
}

/* One text again and again, as long as what is examined in one piece and longer. */
TEST(long_text)
{
    static char bytes[LONGEST];
    static const size_t lengths[] = {100, 101, 199, 512, 4096, LONGEST};
    static const char *const pieces[] = {"x",  "x y ", "X places a ring on E5\n", "]", "}",
                                         "\\", "\""};
    size_t failed = failures;
    for (size_t i = 0; i < sizeof pieces / sizeof pieces[0]; i++) {
        size_t length = strlen(pieces[i]);
        for (size_t at = 0; at < sizeof bytes; at++)
            bytes[at] = pieces[i][at % length];
        for (size_t j = 0; j < sizeof lengths / sizeof lengths[0]; j++)
            for (size_t where = 0; where < TAGS_TWICE; where++)
                try((i + j) % BASES, where, &(struct sample){bytes, lengths[j]});
    }
    assert_int_equal(failures, failed);
}

/* ---- The games --------------------------------------------------------- */

/* Write each game without any text, and see whether its notation is found then. */
static void set_up_plain(void)
{
    for (size_t base = 0; base < BASES; base++) {
        assert_true(build(base, TAGS + tag_name_count, &(struct sample){NULL, 0}));
        for (size_t i = 0; notation_table[i] != NULL; i++) {
            const struct notation *in = notation_table[i];
            unsigned lost;
            assert_true(i < NOTATIONS);
            if (in->write == NULL || in->read == NULL)
                continue;
            plain[base][i] = write_copies(in, &lost);
            if ((lost & LOST_ALL) == 0 && read_back(&plain[base][i], in, true, lost, 0) != NULL)
                fail_msg("%s: game %zu does not come back", in->name, base);
            is_detected[base][i] =
                (lost & LOST_ALL) == 0 && read_back(&plain[base][i], in, false, lost, 0) == NULL;
            if (played[base].game.count > 0 && !is_detected[base][i])
                fail_msg("%s: game %zu is not detected", in->name, base);
        }
    }
}

/* Whether the first of a notation's records announces it: the others are detected by all bytes. */
static bool is_announced(size_t index)
{
    const struct buffer *first = &plain[0][index];
    struct cursor cursor = cursor_over(first->bytes, first->length);
    cursor.notations = notation_table;
    scan_blanks(&cursor);
    return scan_left(&cursor) > 0 && notation_announced(cursor, NULL) == notation_table[index];
}

/* See after which notations' records a game without any text is found. */
static void set_up_mixtures(void)
{
    for (size_t base = 0; base < BASES; base++) {
        assert_true(build(base, TAGS + tag_name_count, &(struct sample){NULL, 0}));
        for (size_t i = 0; notation_table[i] != NULL; i++)
            for (size_t other = 0; is_detected[base][i] && other < NOTATIONS; other++)
                may_follow[base][i][other] =
                    is_announced(other) &&
                    read_after(other, &plain[base][i], notation_table[i], ~0U) == NULL;
    }
}

static int begin_files(void **state)
{
    const char *srcdir = getenv("SRCDIR");
    char folder[900];
    (void)state;
    for (size_t i = 0; i < BASES; i++) {
        struct cursor cursor = cursor_over(bases[i].game, strlen(bases[i].game));
        assert_true(read_next(&cursor, &played[i]) || *bases[i].game == '\0');
        assert_false(played[i].failed);
    }
    for (size_t base = 0; base < BASES; base += BASES - 2)
        for (const struct notation *const *in = notation_table; *in != NULL; in++) {
            unsigned lost;
            if ((*in)->write == NULL)
                continue;
            struct buffer buffer = write_in((*in)->name, &played[base], false, &lost);
            add_lines(buffer.bytes, buffer.length);
            free(buffer.bytes);
        }
    add_tag_name("White");
    add_tag_name("Black");
    add_tag_name("Termination");
    add_tag_name("Sgf_X");
    snprintf(folder, sizeof folder, "%s/samples", srcdir != NULL ? srcdir : ".");
    add_samples(folder);
    for (size_t i = 0; i < sizeof text_markup / sizeof text_markup[0]; i++)
        add_text(text_markup[i], strlen(text_markup[i]));
    add_text("\0", 1);
    add_text("x\0y", 3);
    set_up_plain();
    set_up_mixtures();
    return 0;
}

static int tear_down(void **state)
{
    (void)state;
    for (size_t i = 0; i < BASES; i++) {
        record_free(&played[i]);
        for (size_t j = 0; j < NOTATIONS; j++)
            free(plain[i][j].bytes);
    }
    record_free(&record);
    for (size_t i = 0; i < text_count; i++)
        free(texts[i].bytes);
    for (size_t i = 0; i < tag_name_count; i++)
        free(tag_names[i]);
    return 0;
}

int main(void)
{
    return run_defined_tests(begin_files, tear_down);
}
