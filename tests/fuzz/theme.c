/* SPDX-License-Identifier: BSD-2-Clause */
/*
 * Fuzz target for themes: any bytes as the file of one.
 *
 * More than crashes is looked for: what is wrong has a place within the text, every colour has 24
 * bits, and a font consists of bytes that are safe in SVG and in the name of a font.
 */
#include "picture/theme.h"

#include "base/scan.h"
#include "fuzz/driver.h"

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t length)
{
    struct theme theme;
    struct theme_fault fault = {NULL, 0, 0};
    theme_builtin(&theme, 0);
    bool good = theme_parse(&theme, (const char *)bytes, length, &fault);
    demand(good || (fault.reason != NULL && fault.line >= 1 && fault.line <= length + 1 &&
                    fault.column >= 1 && fault.column <= length + 1),
           "a fault has no place", NULL);
    for (int i = 0; i < COLOURS; i++)
        demand(theme.colours[i] <= 0xffffff, "a colour has more than 24 bits", NULL);
    size_t font = strnlen(theme.font, sizeof theme.font);
    demand(font > 0 && font < sizeof theme.font, "a font has no end", NULL);
    for (size_t i = 0; i < font; i++)
        demand(is_letter(theme.font[i]) || is_digit(theme.font[i]) ||
                   strchr(" -,", theme.font[i]) != NULL,
               "a font has other bytes", theme.font);
    return 0;
}
