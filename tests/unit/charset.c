/* SPDX-License-Identifier: BSD-2-Clause */
/* Charsets: their names, what becomes of texts, and bytes that only look like ASCII. */
#include "base/charset.h"

#include "base/text.h"
#include "support/tests.h"

/* Compare what a text in a charset becomes, "" being none; all bytes before fit are in it. */
static void expect(const char *name, const char *text, const char *utf8, size_t fit)
{
    struct charset charset = {.converter = NULL};
    char to[256];
    bool named = *name != '\0';
    assert_true(!named || charset_open(&charset, words_of(name)));
    const struct charset *in = charset.converter != NULL ? &charset : NULL;
    struct charset_count count = charset_convert(in, words_of(text), to);
    to[count.bytes] = '\0';
    assert_string_equal(to, utf8);
    assert_int_equal(count.fit, fit);
    assert_int_equal(count.source, strlen(text));
    struct charset_count counted = charset_convert(in, words_of(text), NULL);
    assert_memory_equal(&counted, &count, sizeof count);
    charset_close(&charset);
}

TEST(texts)
{
    expect("", "", "", 0);
    expect("", "Zo\xC3\xAB", "Zo\xC3\xAB", 4);
    expect("", "Zo\xEB \xC3\xAB", "Zo\xC3\xAB \xC3\xAB", 2);
    expect("", "\x80\x81\x9F\xA0\xFF", "\xE2\x82\xAC\xEF\xBF\xBD\xC5\xB8\xC2\xA0\xC3\xBF", 0);
    expect("", "\xC3", "\xC3\x83", 0);
    expect("ISO-8859-1", "Zo\xEB\x80", "Zo\xC3\xAB\xE2\x82\xAC", 4);
    expect("ISO-8859-1", "a\x81", "a\xEF\xBF\xBD", 1);
    expect("shift_jis", "\x94\xAD\x95\\~\\", "\xE7\x99\xBA\xE8\xA1\xA8~\\", 6);
    expect("Shift_JIS", "a\x94", "a\xEF\xBF\xBD", 1);
    expect("GB2312", "\xD5\\\x81\x30\x81\x30", "\xE8\xAA\xA0\xC2\x80", 6);
    expect("EUC-JP", "\xC8\xAF\xFF\xC9\xBD", "\xE7\x99\xBA\xEF\xBF\xBD\xE8\xA1\xA8", 2);
    /* The converter holds a letter back, since a mark may follow. */
    expect("CP1258", "e", "e", 1);
    expect("CP1258", "e\xEC", "\xC3\xA9", 2);
}

TEST(names)
{
    static const char *const utf8[] = {"UTF-8", "utf8", "UTF-16", "US-ASCII"};
    static const char *const bad[] = {"",
                                      "none",
                                      "UTF8//IGNORE",
                                      "/",
                                      "KOI8-R/",
                                      "..",
                                      "a name that is longer than any charset has"};
    struct charset charset = {.converter = NULL};
    for (size_t i = 0; i < sizeof utf8 / sizeof utf8[0]; i++) {
        assert_true(charset_open(&charset, words_of(utf8[i])));
        assert_null(charset.converter);
    }
    for (size_t i = 0; i < sizeof bad / sizeof bad[0]; i++) {
        assert_true(charset_open(&charset, words_of("KOI8-R")));
        void *same = charset.converter;
        assert_true(charset_open(&charset, words_of("KOI8-R")));
        assert_ptr_equal(charset.converter, same);
        assert_false(charset_open(&charset, words_of(bad[i])));
        assert_false(charset_open(&charset, words_of(bad[i])));
    }
    charset_close(&charset);
}

/* The bytes of a text that are the second ones of characters, by their places. */
static void expect_hidden(const char *name, bool given, const char *text, const char *places)
{
    struct charset charset = {.converter = NULL};
    char found[16];
    struct text out = text_begin(found, sizeof found);
    assert_true(charset_open(&charset, words_of(name)));
    charset.given = given;
    for (size_t i = 0; text[i] != '\0'; i++)
        if ((unsigned char)text[i] < 0x80 && charset_hides(&charset, text, text + i))
            text_add_number(&out, (int64_t)i);
    assert_string_equal(found, places);
    charset_close(&charset);
}

TEST(hidden_bytes)
{
    expect_hidden("Shift_JIS", false, "\x94\xAD\x95\\\\ \x95]", "37");
    expect_hidden("Shift_JIS", false, "\xB1\\ \xE0\\ \xB1\x95}\xDF]", "48");
    expect_hidden("GBK", false, "\xB1\\ \xD5\xD5\\ \x81]", "18");
    expect_hidden("Big5", false, "\xA5\\\\", "1");
    expect_hidden("EUC-JP", false, "\xC8\\", "");
    expect_hidden("KOI8-R", false, "\xC8\\", "");
    expect_hidden("GBK", false, "\xE6\x96\x87]", "3");
    expect_hidden("GBK", true, "\xE6\x96\x87] \xD5\\", "6");
}

/* Whether texts are in UTF-8, at every length that is treated by itself. */
TEST(valid_texts)
{
    char text[40];
    for (size_t length = 0; length < sizeof text; length++) {
        memset(text, 'a', sizeof text);
        assert_true(text_is_utf8(text, length));
        for (size_t at = 0; at < length; at++) {
            text[at] = (char)0xC3;
            assert_false(text_is_utf8(text, length));
            if (at + 1 < length) {
                text[at + 1] = (char)0xAB;
                assert_true(text_is_utf8(text, length));
                text[at + 1] = 'a';
            }
            text[at] = 'a';
        }
    }
}

int main(void)
{
    return run_defined_tests(NULL, NULL);
}
