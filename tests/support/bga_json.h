/* SPDX-License-Identifier: BSD-2-Clause */
/* BoardGameArena's logs as JSON, made from its text logs: no writer writes them. */
#ifndef SUPPORT_BGA_JSON_H
#define SUPPORT_BGA_JSON_H

#include "support/bulk_texts.h"

/*
 * Write the note of a line about a step; no note for another line.  White's name is that of the
 * first line; both end with a NUL.
 */
static inline void put_bga_note(struct written *out, const char *line, char *white)
{
    static const struct {
        const char *words, *first, *second; /* members with the points */
    } steps[] = {
        {"places a ring on ", "locationTo", NULL},
        {"places a marker on ", "locationTo", NULL},
        {"moves a ring from ", "locationFrom", "locationTo"},
        {"removes a row of markers from ", "locationFrom", "locationTo"},
        {"removes a ring from ", "locationFrom", NULL},
        {"has removed 3 rings", NULL, NULL},
    };
    char points[2][4] = {"", ""}, flips[8] = "", note[512];
    for (size_t i = 0; i < sizeof steps / sizeof steps[0]; i++) {
        const char *found = strstr(line, steps[i].words), *first = steps[i].first;
        if (found == NULL)
            continue;
        size_t name = (size_t)(found - line);
        if (*white == '\0')
            memcpy(white, line, name);
        int player = strlen(white) == name && memcmp(white, line, name) == 0 ? 1 : 2;
        sscanf(found + strlen(steps[i].words), "%3[A-K0-9] to %3[A-K0-9] and flips %7[0-9]",
               points[0], points[1], flips);
        int length = snprintf(note, sizeof note,
                              "{\"data\": [{\"type\": \"%s\", \"log\": \"${player_name} %s%s\", "
                              "\"args\": {\"player_id\": \"%d\"",
                              first != NULL ? "move" : "gameEnd", steps[i].words,
                              *flips != '\0' ? " and flips ${flips} markers" : "", player);
        for (int j = 0; j < 2 && *points[j] != '\0'; j++)
            length += snprintf(note + length, sizeof note - (size_t)length, ", \"%s\": \"%s\"",
                               j == 0 ? first : steps[i].second, points[j]);
        snprintf(note + length, sizeof note - (size_t)length, "%s%s}}]},\n",
                 *flips != '\0' ? ", \"flips\": " : "", flips);
        put_string(out, note);
        return;
    }
}

/** Write the log of a text log with one game, which ends with a NUL. */
static inline void put_bga_json(struct written *out, const char *log)
{
    char line[512], white[512] = "";
    const char *newline;
    put_string(out, "{\"data\": {\"players\": [{\"id\": \"1\", \"color\": \"#ffffff\"}, "
                    "{\"id\": \"2\", \"color\": \"#000000\"}], \"logs\": [\n");
    for (; (newline = strchr(log, '\n')) != NULL; log = newline + 1) {
        snprintf(line, sizeof line, "%.*s", (int)(newline - log), log);
        put_bga_note(out, line, white);
    }
    put_string(out, "{\"data\": []}]}}\n");
}

#endif
