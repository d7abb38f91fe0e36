/* SPDX-License-Identifier: BSD-2-Clause */
/*
 * Texts of bytes that are not UTF-8, controls and what turns the direction of writing, in names,
 * tags and comments: from every notation to every notation, escaped and as they are.  What is
 * written is valid in its own grammar; what it cannot hold is reported, and all else comes back.
 */
#include "record/record.h"
#include "registry/notation_list.h"
#include "support/record_driver.h"
#include "syntax/notation.h"
#include "json/json_walk.h"

/* A text, and whether it is UTF-8 without controls. */
static const struct {
    const char *bytes;
    size_t length;
    bool clean;
} texts[] = {
#define CLEAN(string)                                                                              \
    {                                                                                              \
        string, sizeof(string) - 1, true                                                           \
    }
#define BROKEN(string)                                                                             \
    {                                                                                              \
        string, sizeof(string) - 1, false                                                          \
    }
    CLEAN("plain"),
    CLEAN("Zo\xC3\xAB \xE7\x99\xBD \xF0\x9F\x98\x80"),
    CLEAN("\xEF\xBF\xBD"),                 /* the replacement itself */
    CLEAN("\xEF\xBF\xBF\xF4\x8F\xBF\xBF"), /* noncharacters, the last code point */
    CLEAN("\xED\x9F\xBF\xEE\x80\x80"),     /* beside the surrogates */
    BROKEN("\x80"),                        /* continuation alone */
    BROKEN("\xBF\xBF"),
    BROKEN("\xC0\x80"), /* overlong forms, of NUL and others */
    BROKEN("\xC1\xBF"),
    BROKEN("\xC0\xAF"),
    BROKEN("\xE0\x80\x80"),
    BROKEN("\xE0\x9F\xBF"),
    BROKEN("\xF0\x80\x80\x80"),
    BROKEN("\xF0\x8F\xBF\xBF"),
    BROKEN("\xF8\x88\x80\x80\x80"),
    BROKEN("\xFC\x84\x80\x80\x80\x80"),
    BROKEN("\xED\xA0\x80"), /* surrogates, alone and in a pair */
    BROKEN("\xED\xBF\xBF"),
    BROKEN("\xED\xA0\xBD\xED\xB8\x80"),
    BROKEN("\xF4\x90\x80\x80"), /* beyond the last code point */
    BROKEN("\xF7\xBF\xBF\xBF"),
    BROKEN("\xFE"),
    BROKEN("\xFF"),
    BROKEN("\xFF\xFE"),
    BROKEN("\xC3"), /* cut sequences */
    BROKEN("\xE7\x99"),
    BROKEN("\xE7"),
    BROKEN("\xF0\x9F\x98"),
    BROKEN("\xF0\x9F"),
    BROKEN("\xF0"),
    BROKEN("\xC3\xC3\xAB"), /* and what is whole after one */
    BROKEN("\xE7\x99\xC3\xAB\xBD"),
    BROKEN("\xF0\x9F\x98 \x80"),
    BROKEN("\xC3\x22"), /* a quotation mark, bracket or brace where a sequence has to continue */
    BROKEN("\xE7\x5D"),
    BROKEN("\xF0\x9F\x7D"),
    BROKEN("\xE7\x99\x5C"),
    BROKEN("\x01"), /* controls */
    CLEAN("\t"),
    CLEAN("\n"),
    CLEAN("\n\n"),
    BROKEN("\r"),
    BROKEN("\r\n"),
    BROKEN("\x08\x0B\x0C"),
    BROKEN("\x1B[2J"),
    BROKEN("\x1F"),
    BROKEN("\x7F"),
    BROKEN("\xC2\x80"),
    BROKEN("\xC2\x85"),
    BROKEN("\xC2\x9B"
           "31m"),
    BROKEN("\xC2\x9F"),
    CLEAN("\xC2\xA0\xC2\xAD"), /* what is not seen, or turns the direction */
    CLEAN("\xE2\x80\x8B\xE2\x80\x8E\xE2\x80\x8F"),
    CLEAN("\xE2\x80\xAE"
          "abc\xE2\x80\xAC"),
    CLEAN("\xE2\x81\xA6"
          "abc\xE2\x81\xA9"),
    CLEAN("\xE2\x80\xA8\xE2\x80\xA9"),
    CLEAN("\xEF\xBB\xBF"),
    CLEAN("\xD8\x9C\xF3\xA0\x81\x81"),
    BROKEN("\0"), /* NUL, which ends no text */
    BROKEN("\0\xFF"),
};

enum { TEXTS = sizeof texts / sizeof texts[0], ROOM = 256 };

static struct yinsh_record record, again, third;

/* Where a text goes. */
enum place_of_text { IN_NAME, IN_TAG, IN_COMMENT, PLACES };

static const char *const marks[PLACES] = {"Markone", "Marktwo", "Markthree"};

static const char template[] = "[White \"Markone\"]\n[Black \"Bo\"]\n[Event \"Marktwo\"]\n"
                               "[Site \"\xC3\x9Csk\"]\n\n"
                               "{first} 1.e3 {Markthree} 2.e8 {\xC3\xA4nd} 3.g4 *\n";

/* Put bytes in place of a word wherever it is; the result has to be freed. */
static struct buffer replace(const char *in, size_t length, const char *word, const char *bytes,
                             size_t count)
{
    struct buffer out = {NULL, 0};
    size_t word_length = strlen(word);
    collect(&out, "", 0);
    for (size_t at = 0; at < length;) {
        bool found = length - at >= word_length && memcmp(in + at, word, word_length) == 0;
        collect(&out, found ? bytes : in + at, found ? count : 1);
        at += found ? word_length : 1;
    }
    return out;
}

/* A text between letters, or by itself, as the official notation can write any byte. */
static size_t escaped(size_t number, bool alone, char room[ROOM])
{
    struct text out = text_begin(room, ROOM);
    text_add_string(&out, alone ? "" : "a");
    for (size_t i = 0; i < texts[number].length; i++) {
        char byte[8];
        snprintf(byte, sizeof byte, "\\x%02x", (unsigned char)texts[number].bytes[i]);
        text_add_string(&out, byte);
    }
    text_add_string(&out, alone ? "" : "z");
    return out.length;
}

/* ---- What is demanded of each conversion ------------------------------- */

static const char *failing_from, *failing_to;
static size_t failing_text;

static void fail_with(const char *what, const struct buffer *written)
{
    print_error("%s to %s, text %zu: %s\n", failing_from, failing_to, failing_text, what);
    for (size_t i = 0; i < written->length; i++)
        print_error(written->bytes[i] >= 0x20 && written->bytes[i] < 0x7F ? "%c" : "\\x%02x",
                    (unsigned char)written->bytes[i]);
    print_error("\n");
    fail();
}

/* Whether bytes are UTF-8 without controls but tabs and line feeds. */
static bool is_clean(const char *bytes, size_t length)
{
    for (size_t at = 0; at < length;) {
        uint32_t code = 0;
        size_t taken = text_decode(bytes + at, length - at, &code);
        if (taken == 0 || (code < 0x20 && code != '\t' && code != '\n') ||
            (code >= 0x7F && code < 0xA0))
            return false;
        at += taken;
    }
    return true;
}

static bool has_only_clean_texts(const struct yinsh_record *of)
{
    for (size_t i = 0; i < of->tag_count; i++)
        if (!is_clean(of->tags[i].value, of->tags[i].length))
            return false;
    for (const struct note *note = of->notes; note != NULL; note = note->next)
        if (note->kind == NOTE_COMMENT && !is_clean(note->text, note->length))
            return false;
    return true;
}

static bool is_in(const struct tag *tag, const struct yinsh_record *of)
{
    return count_tags(of, tag) > 0;
}

static bool has_comment(const struct yinsh_record *of, const struct note *wanted)
{
    for (const struct note *note = of->notes; note != NULL; note = note->next)
        if (note->kind == wanted->kind && note->after == wanted->after &&
            note->length == wanted->length && memcmp(note->text, wanted->text, note->length) == 0)
            return true;
    return false;
}

static size_t count_comments(const struct yinsh_record *of)
{
    size_t count = 0;
    for (const struct note *note = of->notes; note != NULL; note = note->next)
        count += note->kind == NOTE_COMMENT;
    return count;
}

/* Fail unless all that is not reported as lost came back; if bytes are, only clean texts count. */
static void compare(const struct yinsh_record *from, const struct yinsh_record *to, unsigned lost,
                    const struct buffer *written)
{
    bool bytes = (lost & LOST_BYTES) != 0;
    if (from->game.count != to->game.count)
        fail_with("the actions differ", written);
    if ((lost & LOST_TAGS) == 0) {
        if (from->tag_count != to->tag_count)
            fail_with("tags are missing or new", written);
        for (size_t i = 0; i < from->tag_count; i++)
            if (!is_in(&from->tags[i], to) &&
                !(bytes && !is_clean(from->tags[i].value, from->tags[i].length)))
                fail_with(from->tags[i].name, written);
    }
    if ((lost & LOST_COMMENTS) == 0) {
        if (count_comments(from) != count_comments(to))
            fail_with("comments are missing or new", written);
        for (const struct note *note = from->notes; note != NULL; note = note->next)
            if (note->kind == NOTE_COMMENT && !has_comment(to, note) &&
                !(bytes && !is_clean(note->text, note->length)))
                fail_with("a comment differs", written);
    }
}

static bool is_json(const char *notation)
{
    return strcmp(notation, "json") == 0 || strcmp(notation, "yinshml") == 0;
}

/* Whether a notation has escapes for all bytes. */
static bool holds_bytes(const char *notation)
{
    return strncmp(notation, "gipf", 4) == 0 || strcmp(notation, "yinsh-save") == 0;
}

/* Whether text is JSON, one value after the other; schema.sh asks another reader of JSON. */
static bool is_valid_json(const struct buffer *written)
{
    struct cursor cursor = cursor_over(written->bytes, written->length);
    struct json_value value;
    while (scan_blanks(&cursor), cursor.at < cursor.end)
        if (!value_take(&cursor, NULL, &value, NULL, NULL))
            return false;
    return true;
}

/* Write a record in a notation and read it back into another record. */
static void go(const struct yinsh_record *from, const struct notation *to,
               struct yinsh_record *back)
{
    unsigned lost;
    failing_to = to->name;
    struct buffer written = write_in(to->name, from, false, &lost);
    if ((lost & LOST_BYTES) != 0 && has_only_clean_texts(from))
        fail_with("bytes are reported as lost, but there are none", &written);
    if (holds_bytes(to->name) && (lost & (LOST_BYTES | LOST_TAGS | LOST_COMMENTS)) != 0)
        fail_with("something is reported as lost", &written);
    if (is_json(to->name) && !is_valid_json(&written))
        fail_with("it is no JSON", &written);
    if (!is_clean(written.bytes, written.length))
        fail_with("it has controls, or is no UTF-8", &written);
    struct cursor cursor = cursor_over(written.bytes, written.length);
    record_reset(back);
    back->window.bytes = written.bytes;
    back->window.length = written.length;
    if (!to->read(&cursor, back))
        fail_with("no record comes back", &written);
    record_finish(back);
    if (yinsh_record_status(back) != YINSH_STATUS_OK)
        fail_with("it is not read back", &written);
    scan_blanks(&cursor);
    if (cursor.at != cursor.end)
        fail_with("something is left after the record", &written);
    compare(from, back, lost, &written);
    back->window.bytes = NULL;
    free(written.bytes);
}

/* A record goes to every notation, and what came back to every one again. */
static void go_everywhere(const struct yinsh_record *from, bool further)
{
    for (const struct notation *const *to = notation_table; *to != NULL; to++) {
        if ((*to)->write == NULL || (*to)->read == NULL)
            continue;
        go(from, *to, further ? &again : &third);
        if (further) {
            const char *name = failing_from;
            failing_from = (*to)->name;
            go_everywhere(&again, false);
            failing_from = name;
        }
    }
}

static bool read_in(const struct notation *notation, const struct buffer *text)
{
    struct cursor cursor = cursor_over(text->bytes, text->length);
    record_reset(&record);
    record.window.bytes = text->bytes;
    record.window.length = text->length;
    bool found = notation->read(&cursor, &record);
    if (found)
        record_finish(&record);
    record.window.bytes = NULL;
    return found && yinsh_record_status(&record) == YINSH_STATUS_OK;
}

/* ---- Tests ------------------------------------------------------------- */

/* Written with escapes, by way of the official notation. */
TEST(escaped)
{
    failing_from = "gipf";
    for (size_t i = 0; i < TEXTS; i++)
        for (int place = 0; place <= PLACES; place++)
            for (int alone = 0; alone < 2; alone++) {
                char room[ROOM];
                size_t length = escaped(i, alone != 0, room);
                struct buffer text = {NULL, 0};
                collect(&text, template, sizeof template - 1);
                for (int at = 0; at < PLACES; at++) {
                    if (place < PLACES && at != place)
                        continue;
                    struct buffer next = replace(text.bytes, text.length, marks[at], room, length);
                    free(text.bytes);
                    text = next;
                }
                failing_text = i;
                assert_true(read_in(notation_find("gipf"), &text));
                free(text.bytes);
                go_everywhere(&record, true);
            }
}

/* Whether a text has bytes that have a meaning of their own in some notation. */
static bool is_special(const char *bytes, size_t length)
{
    for (size_t i = 0; i < length; i++)
        if (bytes[i] != '\0' && strchr("\"]}\\\n\r", bytes[i]) != NULL)
            return true;
    return false;
}

/* Whether a tag has a text, with U+FFFD in place of NUL. */
static bool is_value(const struct tag *tag, const char *bytes, size_t length)
{
    struct buffer value = {NULL, 0};
    for (size_t i = 0; i < length; i++)
        collect(&value, bytes[i] == '\0' ? "\xEF\xBF\xBD" : bytes + i, bytes[i] == '\0' ? 3 : 1);
    bool same = tag->length == value.length && memcmp(tag->value, value.bytes, value.length) == 0;
    free(value.bytes);
    return same;
}

/* Whether a record has a text where it was put, or in a comment with the line that it was in. */
static bool holds(int place, const char *bytes, size_t length)
{
    const struct tag *tag = record_find_tag(&record, place == IN_NAME ? "White" : "Event");
    if (place != IN_COMMENT && tag != NULL && is_value(tag, bytes, length))
        return true;
    for (const struct note *note = record.notes; note != NULL; note = note->next)
        for (size_t at = 0; note->kind == NOTE_COMMENT && at + length <= note->length; at++)
            if (memcmp(note->text + at, bytes, length) == 0)
                return true;
    return false;
}

/* As they are, in the place of a text that a notation has written. */
TEST(raw)
{
    unsigned lost;
    size_t good = 0, tried = 0;
    for (const struct notation *const *from = notation_table; *from != NULL; from++) {
        struct buffer text = {NULL, 0};
        if ((*from)->write == NULL || (*from)->read == NULL)
            continue;
        collect(&text, template, sizeof template - 1);
        assert_true(read_in(notation_find("gipf"), &text));
        free(text.bytes);
        text = write_in((*from)->name, &record, false, &lost);
        failing_from = (*from)->name;
        for (size_t i = 0; i < TEXTS; i++)
            for (int place = 0; place < PLACES; place++) {
                char room[ROOM];
                struct text raw = text_begin(room, sizeof room);
                text_add_string(&raw, "a");
                text_add(&raw, texts[i].bytes, texts[i].length);
                text_add_string(&raw, "z");
                struct buffer changed =
                    replace(text.bytes, text.length, marks[place], room, raw.length);
                failing_text = i;
                if (strstr(text.bytes, marks[place]) == NULL) {
                    free(changed.bytes);
                    continue;
                }
                tried++;
                if (read_in(*from, &changed)) {
                    good++;
                    if (!is_special(room, raw.length) && !holds(place, room, raw.length))
                        fail_with("it is read as another text", &changed);
                    go_everywhere(&record, false);
                }
                free(changed.bytes);
            }
        free(text.bytes);
    }
    /* Most of them are read; JSON refuses what is not UTF-8. */
    print_message("# %zu of %zu raw texts are read\n", good, tried);
    assert_true(4 * good > 3 * tried);
}

int main(void)
{
    int failed = run_defined_tests(NULL, NULL);
    record_free(&record);
    record_free(&again);
    record_free(&third);
    return failed;
}
