/* SPDX-License-Identifier: BSD-2-Clause */
/* Themes, the widths of texts, and how texts are cut for a picture. */
#include <stdlib.h>

#include "base/text.h"
#include "picture/scene.h"
#include "picture/theme.h"
#include "support/tests.h"

#include <string.h>

/* ---- Themes -------------------------------------------------------------- */

static void assert_wrong(const char *text, size_t line, size_t column)
{
    struct theme theme;
    struct theme_fault fault;
    theme_builtin(&theme, 0);
    assert_false(theme_parse(&theme, text, strlen(text), &fault));
    assert_int_equal(fault.line, line);
    assert_int_equal(fault.column, column);
    assert_non_null(fault.reason);
}

TEST(builtin_themes_are_whole)
{
    for (size_t i = 0; theme_names[i] != NULL; i++) {
        struct theme themes[2];
        /* A colour that the theme does not set would differ. */
        memset(&themes[0], 0, sizeof themes[0]);
        memset(&themes[1], 1, sizeof themes[1]);
        theme_builtin(&themes[0], i);
        theme_builtin(&themes[1], i);
        assert_memory_equal(themes[0].colours, themes[1].colours, sizeof themes[0].colours);
        assert_string_equal(themes[0].font, themes[1].font);
    }
}

TEST(themes_are_read)
{
    static const char text[] = "# a comment = #\n\n \tpaper\t=#0aF9fE \r\nfont = A, b-2 c";
    struct theme theme, before;
    struct theme_fault fault;
    theme_builtin(&before, 0);
    theme = before;
    assert_true(theme_parse(&theme, "", 0, &fault));
    assert_memory_equal(&theme, &before, sizeof theme);
    assert_true(theme_parse(&theme, text, strlen(text), &fault));
    assert_int_equal(theme.colours[COLOUR_PAPER], 0x0af9fe);
    assert_int_equal(theme.colours[COLOUR_LINE], before.colours[COLOUR_LINE]);
    assert_string_equal(theme.font, "A, b-2 c");
}

TEST(wrong_themes)
{
    char longest[THEME_FONT + 16] = "font = ";
    assert_wrong("x", 1, 1);
    assert_wrong("\n  x y", 2, 3);
    assert_wrong("= #000000", 1, 1);
    assert_wrong("paper =", 1, 8);
    assert_wrong("paper = #00000", 1, 9);
    assert_wrong("paper = #0000000", 1, 9);
    assert_wrong("paper = #00000g", 1, 9);
    assert_wrong("paper = 000000", 1, 9);
    assert_wrong("Paper = #000000", 1, 1);
    assert_wrong("paper = #000000 = #000000", 1, 9);
    assert_wrong("font = \"x\"", 1, 8);
    assert_wrong("font = \xc3\xa9", 1, 8);
    assert_wrong("font =", 1, 7);
    memset(longest + 7, 'x', THEME_FONT);
    assert_wrong(longest, 1, 8);
}

/* ---- Texts --------------------------------------------------------------- */

TEST(widths)
{
    assert_int_equal(measure_text(words_of("")), 0);
    assert_true(measure_text(words_of("iii")) < measure_text(words_of("WWW")));
    assert_int_equal(measure_text(words_of("WW")), 2 * measure_text(words_of("W")));
    /* An accent that stands above takes no room; a wide character more than its size. */
    assert_int_equal(measure_text(words_of("e\xcc\x81")), measure_text(words_of("e")));
    assert_true(measure_text(words_of("\xe7\x99\xbd")) >= 1000);
    /* Bytes that are no characters have a width, too. */
    assert_true(measure_text(words_of("\xff")) > 0);
}

TEST(what_fits)
{
    static const char *const texts[] = {"White", "\xe7\x99\xbd\xe7\x9f\xb3 Zo\xc3\xab", "\xff\xfe",
                                        "e\xcc\x81\xcc\x81x"};
    for (size_t i = 0; i < sizeof texts / sizeof texts[0]; i++) {
        struct words words = words_of(texts[i]);
        uint64_t whole = measure_text(words);
        assert_int_equal(measure_fit(words, whole), words.length);
        assert_true(measure_fit(words, whole - 1) < words.length);
        for (uint64_t room = 0; room <= whole; room += 10) {
            size_t fits = measure_fit(words, room);
            assert_true(measure_text((struct words){words.bytes, fits}) <= room);
        }
    }
    assert_int_equal(measure_fit(words_of("x"), 0), 0);
}

/* Add a text to a scene, and return how it is shown. */
static struct words shown(struct scene *scene, int32_t room, struct words words)
{
    scene_text(scene, PART_NAME, ANCHOR_START, 0, 0, room, words);
    assert_false(scene->failed);
    const struct shape *shape = &scene->shapes[scene->count - 1];
    return (struct words){scene->text.at + shape->text, shape->length};
}

TEST(texts_are_cut)
{
    enum { ROOM = 10000, LONG = 1000000 };
    static char many[LONG];
    struct scene scene = {.shapes = NULL};
    int size = part_styles[PART_NAME].size;
    scene_begin(&scene, 100, 100);
    assert_true(words_are(shown(&scene, ROOM, words_of("Ida")), "Ida"));
    memset(many, 'i', sizeof many);
    for (int i = 0; i < 3; i++) {
        static const char *const units[] = {"i", "\xe7\x99\xbd", "e\xcc\x81"};
        size_t length = strlen(units[i]), count = sizeof many / length;
        for (size_t at = 0; at < count; at++)
            memcpy(many + at * length, units[i], length);
        struct words cut = shown(&scene, ROOM, (struct words){many, count * length});
        assert_true(cut.length > 3 && cut.length < 1000);
        assert_memory_equal(cut.bytes + cut.length - 3, "\xe2\x80\xa6", 3);
        assert_int_equal((cut.length - 3) % length, 0);
        assert_true(measure_text(cut) * (uint64_t)size <= (uint64_t)ROOM * 1000 + 1000);
    }
    assert_true(words_are(shown(&scene, 0, words_of("Ida")), "\xe2\x80\xa6"));
    assert_true(words_are(shown(&scene, ROOM, words_of("a\x1b\n\xff")), "a\\x1b\\n\\xff"));
    assert_true(words_are(shown(&scene, ROOM, words_of("")), ""));
    scene_free(&scene);
}

TEST(scales)
{
    struct scene scene = {.shapes = NULL};
    scene_begin(&scene, 1000, 1000);
    scene.left = 100;
    scene.top = 200;
    scene.scale = 500;
    scene_circle(&scene, PART_FLIPPED, 40, 60, 20);
    scene_line(&scene, PART_LINE, 0, 0, -40, 60);
    assert_int_equal(scene.shapes[0].x, 120);
    assert_int_equal(scene.shapes[0].y, 230);
    assert_int_equal(scene.shapes[0].x2, 10);
    assert_int_equal(scene.shapes[1].x2, 80);
    assert_int_equal(scene.shapes[1].y2, 230);
    assert_int_equal(scene.shapes[1].scale, 500);
    scene_begin(&scene, 10, 10);
    assert_int_equal(scene.count, 0);
    assert_int_equal(scene.scale, 1000);
    scene_free(&scene);
}

int main(void)
{
    return run_defined_tests(NULL, NULL);
}
