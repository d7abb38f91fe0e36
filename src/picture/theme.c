/* SPDX-License-Identifier: BSD-2-Clause */
#include "picture/theme.h"

#include "base/name_list.h"
#include "base/text.h"

const char *const theme_colour_names[] = {
#define COLOUR(identifier, name) name,
#include "picture/theme.def"
#undef COLOUR
    NULL};

const char *const theme_names[] = {"paper", "colour", "dark", "distinct", NULL};

#include "src/picture/themes/files.inc"

static const struct words texts[] = {{paper_theme, sizeof paper_theme},
                                     {colour_theme, sizeof colour_theme},
                                     {dark_theme, sizeof dark_theme},
                                     {distinct_theme, sizeof distinct_theme}};

static const char unknown_name[] = "unknown name; choose from: font"
#define COLOUR(identifier, name) ", " name
#include "picture/theme.def"
#undef COLOUR
    ;

/* Read "#rrggbb"; returns false if it is something else. */
static bool parse_colour(struct words words, uint32_t *value)
{
    enum { DIGITS = 6 };
    return words.length == DIGITS + 1 && words.bytes[0] == '#' &&
           text_hex(words.bytes + 1, DIGITS, value);
}

/* The name of a font goes into SVG and to the font library. */
static bool parse_font(struct words words, char font[THEME_FONT])
{
    if (words.length == 0 || words.length >= THEME_FONT)
        return false;
    for (size_t i = 0; i < words.length; i++) {
        char byte = words.bytes[i];
        if (!is_letter(byte) && !is_digit(byte) && byte != ' ' && byte != '-' && byte != ',')
            return false;
    }
    memcpy(font, words.bytes, words.length);
    font[words.length] = '\0';
    return true;
}

/* Take a line; returns NULL or what is wrong, and where. */
static const char *take_line(struct theme *theme, struct words line, const char **where)
{
    struct words key, value = words_trim(line);
    *where = value.bytes;
    if (value.length == 0 || value.bytes[0] == '#')
        return NULL;
    if (!words_cut(&value, '=', &key))
        return "expected a line such as 'paper = #ffffff'";
    key = words_trim(key);
    value = words_trim(value);
    int index = name_find(theme_colour_names, key.bytes, key.length);
    bool font = key.length == 4 && memcmp(key.bytes, "font", 4) == 0;
    if (index < 0 && !font)
        return unknown_name;
    *where = value.bytes;
    if (font)
        return parse_font(value, theme->font)
                   ? NULL
                   : "a font has at most 127 letters, digits, blanks, hyphens and commas";
    return parse_colour(value, &theme->colours[index]) ? NULL
                                                       : "expected a colour such as '#c0392b'";
}

bool theme_parse(struct theme *theme, const char *text, size_t length, struct theme_fault *fault)
{
    struct words rest = {text, length}, line;
    for (fault->line = 1; rest.length > 0; fault->line++) {
        const char *where;
        words_cut(&rest, '\n', &line);
        fault->reason = take_line(theme, line, &where);
        if (fault->reason != NULL) {
            fault->column = (size_t)(where - line.bytes) + 1;
            return false;
        }
    }
    return true;
}

void theme_builtin(struct theme *theme, size_t index)
{
    struct theme_fault fault;
    memcpy(theme->font, "sans-serif", sizeof "sans-serif");
    theme_parse(theme, texts[index].bytes, texts[index].length, &fault);
}
