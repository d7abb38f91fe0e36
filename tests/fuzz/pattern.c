/* SPDX-License-Identifier: BSD-2-Clause */
/*
 * Fuzz target for patterns of positions.  The first byte chooses the options, the rest is the
 * pattern.
 *
 * It does not only look for crashes: an error has a message and a place within the text; a position
 * line is a pattern that its position matches, and so do all images of the position; a position
 * that is found with fewer options is found with more.
 */
#include "fuzz/driver.h"
#include "query/board_pattern.h"
#include "record/symmetry.h"

#include <stdio.h>

enum { REASON = 512 /* room for a message */ };

/* Compile a pattern, and check that an error has a message and a place. */
static struct board_pattern *compile(struct words text, struct board_pattern_options options)
{
    char reason[REASON] = "";
    struct text error = text_begin(reason, sizeof reason);
    size_t offset = SIZE_MAX;
    struct board_pattern *pattern = board_pattern_new(text, &options, &error, &offset);
    demand(offset <= text.length, "an error has no place in the text", NULL);
    demand((pattern == NULL) == (*reason != '\0'), "a message without an error, or none", reason);
    for (const char *at = reason; *at != '\0'; at++)
        demand((unsigned char)*at >= ' ' && *at != 0x7f, "a message has control characters", NULL);
    return pattern;
}

/* Whether a match is one of those that the options allow. */
static bool is_allowed(const struct board_match *match, struct board_pattern_options options)
{
    return match->symmetry >= 0 && match->symmetry < (options.symmetries ? SYMMETRIES : 1) &&
           (options.swaps || !match->swapped) &&
           (options.shifts || (match->across == 0 && match->up == 0));
}

/* A position matches the pattern that its line is, which matches its images only with symmetries.
 */
static void check_line(const yinsh_position *position)
{
    char line[YINSH_POSITION_TEXT], shown[YINSH_POSITION_TEXT] = "";
    struct text text = text_begin(shown, sizeof shown);
    struct board_match match;
    yinsh_position_format(position, line);
    /* A number is that many vacant points in a position, and that many of anything in a pattern. */
    for (const char *at = line; *at != '\0' && *at != ' '; at++) {
        char *end = NULL;
        long vacant = strtol(at, &end, 10);
        for (long i = 0; i < vacant && *at != '/'; i++)
            text_add(&text, ".", 1);
        if (end == at)
            text_add(&text, at, 1);
        else
            at = end - 1;
    }
    text_add_string(&text, strchr(line, ' '));
    struct board_pattern *pattern = compile((struct words){shown, text.length},
                                            (struct board_pattern_options){true, false, false});
    demand(pattern != NULL, "a position line is no pattern", shown);
    for (int symmetry = 0; symmetry < SYMMETRIES; symmetry++) {
        yinsh_position image = symmetry_position(symmetry, position);
        demand(board_pattern_matches(pattern, &image, &match), "a position is not found", shown);
        demand(symmetry > 0 || match.symmetry == 0, "it is found in another way", shown);
        yinsh_position back = symmetry_position(match.symmetry, position);
        demand(yinsh_position_equal(&back, &image), "the symmetry is wrong", shown);
    }
    board_pattern_free(pattern);
}

/* Match a pattern with positions: with more options it matches no fewer. */
static void check_pattern(struct words text, struct board_pattern_options options,
                          const struct board_pattern *pattern)
{
    struct board_pattern *less = compile(text, (struct board_pattern_options){false, false, false});
    yinsh_position position;
    demand(less != NULL, "fewer possibilities are refused", NULL);
    yinsh_start(&position, YINSH_STANDARD, YINSH_HOUSE_NONE);
    for (unsigned i = 0; i < 60; i++) {
        struct board_match match = {.symmetry = -1};
        bool found = board_pattern_matches(pattern, &position, &match);
        demand(!found || is_allowed(&match, options), "found in a way that is not allowed", NULL);
        demand(found || !board_pattern_matches(less, &position, NULL), "found with less only",
               NULL);
        demand(found == board_pattern_matches(pattern, &position, NULL), "found at times", NULL);
        yinsh_action actions[YINSH_MAX_ACTIONS];
        size_t count = yinsh_legal_actions(&position, actions);
        if (count == 0)
            break;
        unsigned char byte = text.length > 0 ? (unsigned char)text.bytes[i % text.length] : 0;
        yinsh_play(&position, actions[(byte + i * 7) % count]);
    }
    board_pattern_free(less);
}

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t length)
{
    if (length == 0)
        return 0;
    struct words text = {(const char *)bytes + 1, length - 1};
    struct board_pattern_options options = {(bytes[0] & 1) != 0, (bytes[0] & 2) != 0,
                                            (bytes[0] & 4) != 0};
    yinsh_position position;
    if (yinsh_position_parse(text.bytes, text.length, &position, NULL) == NULL)
        check_line(&position);
    struct board_pattern *pattern = compile(text, options);
    if (pattern != NULL)
        check_pattern(text, options, pattern);
    board_pattern_free(pattern);
    return 0;
}
