/* SPDX-License-Identifier: BSD-2-Clause */
#include "registry/detect.h"

#include "base/pattern.h"
#include "base/text.h"
#include "registry/notation_list.h"

#include <string.h>

/* Whether a file name ends as the notation's files do. */
static bool has_extension(const struct notation *notation, const char *file_name)
{
    struct words rest = words_of(notation->extensions), extension;
    size_t length = file_name != NULL ? strlen(file_name) : 0;
    for (bool more = true; more;) {
        more = words_cut(&rest, ' ', &extension);
        if (extension.length > 0 && extension.length <= length &&
            words_are(extension, file_name + length - extension.length))
            return true;
    }
    return false;
}

/* ---- Detection ----------------------------------------------------------- */

void byte_profile_of(struct byte_profile *profile, const char *bytes, size_t length)
{
    *profile = (struct byte_profile){.first = '\0'};
    for (size_t i = 0; i < length; i++)
        profile->has[(unsigned char)to_lower(bytes[i])] = true;
    for (size_t i = 0; i < length && profile->first == '\0'; i++)
        if (!is_blank(bytes[i]))
            profile->first = bytes[i];
}

bool byte_profile_allows(const struct byte_profile *profile, const struct signature *signature)
{
    for (const char *at = signature->needs; *at != '\0'; at++)
        if (!profile->has[(unsigned char)to_lower(*at)])
            return false;
    return signature->begins == NULL ||
           (profile->first != '\0' && strchr(signature->begins, profile->first) != NULL);
}

/* A notation that a source may be in, and the sum of the signatures that match. */
struct candidate {
    const struct notation *notation;
    const struct signature *next; /* the first that is still to be tried */
    int least, most;              /* bounds of the sum, as far as it is known */
    bool extension;               /* whether the name of the file ends as the notation's do */
};

/* The candidates for one source. */
struct detection {
    struct cursor cursor; /* over its first bytes */
    struct byte_profile profile;
    struct candidate candidates[MOST_NOTATIONS];
    size_t count;
};

/* The value of a sum in comparisons: the file name only decides between equal sums. */
static int worth(const struct candidate *candidate, int sum)
{
    return sum > 0 ? 2 * sum + candidate->extension : 0;
}

static bool is_open(const struct candidate *candidate)
{
    return candidate->next->pattern != NULL;
}

/* Skip signatures that cannot match. */
static void skip_impossible(const struct detection *detection, struct candidate *candidate)
{
    while (is_open(candidate) && !byte_profile_allows(&detection->profile, candidate->next))
        candidate->next++;
}

static void add_candidate(struct detection *detection, const struct notation *notation,
                          const char *file_name)
{
    enum { ANNOUNCED = 100 };
    struct cursor cursor = detection->cursor;
    struct candidate *candidate = &detection->candidates[detection->count++];
    int sum = notation_announces(notation, cursor) ? ANNOUNCED : 0;
    sum += notation->weigh != NULL ? notation->weigh(cursor) : 0;
    *candidate = (struct candidate){notation, notation->signatures, sum, sum,
                                    has_extension(notation, file_name)};
    for (const struct signature *at = notation->signatures; at->pattern != NULL; at++)
        if (byte_profile_allows(&detection->profile, at))
            *(at->weight > 0 ? &candidate->most : &candidate->least) += at->weight;
    skip_impossible(detection, candidate);
}

/*
 * Try the next signature of a candidate, after which its lowest and highest possible sums differ by
 * less; false if memory ran out.
 */
static bool try_signature(const struct detection *detection, struct candidate *candidate)
{
    const struct signature *signature = candidate->next++;
    struct pattern *pattern = pattern_new(signature->pattern, false, NULL, 0);
    if (pattern == NULL)
        return false;
    enum pattern_match match =
        pattern_match(pattern, detection->cursor.start, scan_left(&detection->cursor));
    pattern_free(pattern);
    /* The signatures stay far below the limits, so memory ran out. */
    if (match == PATTERN_LIMIT)
        return false;
    bool matches = match == PATTERN_MATCH;
    /* The highest sum had all positive weights in advance, the lowest all negative ones. */
    if (matches)
        *(signature->weight > 0 ? &candidate->least : &candidate->most) += signature->weight;
    else
        *(signature->weight > 0 ? &candidate->most : &candidate->least) -= signature->weight;
    skip_impossible(detection, candidate);
    return true;
}

/*
 * The candidate whose signature is to be tried next, the open one with the highest possible sum;
 * NULL if the outcome is certain.  Compiling a signature takes long, and one that decides it is
 * usually among the first.
 */
static struct candidate *next_to_try(struct detection *detection)
{
    struct candidate *open = NULL;
    const struct candidate *first = detection->candidates;
    int first_worth = 0;
    int other_worth = 0; /* the most that another can reach */
    for (size_t i = 0; i < detection->count; i++) {
        struct candidate *at = &detection->candidates[i];
        if (worth(at, at->least) > first_worth) {
            first = at;
            first_worth = worth(at, at->least);
        }
        if (is_open(at) && (open == NULL || worth(at, at->most) > worth(open, open->most)))
            open = at;
    }
    for (size_t i = 0; i < detection->count; i++) {
        const struct candidate *at = &detection->candidates[i];
        if (at != first && worth(at, at->most) > other_worth)
            other_worth = worth(at, at->most);
    }
    if (open == NULL || worth(open, open->most) == 0 || first_worth > other_worth)
        return NULL;
    return !is_open(first) && first_worth > worth(open, open->most) ? NULL : open;
}

/* The only notation that announces itself, which needs no detection; NULL if not just one does.
 */
static const struct notation *only_announced(struct cursor cursor)
{
    const struct notation *found = NULL;
    for (const struct notation *const *at = notation_table; *at != NULL; at++)
        if (notation_announces(*at, cursor)) {
            if (found != NULL)
                return NULL;
            found = *at;
        }
    return found;
}

/* Store the candidate that is worth most, or the names of those that are worth most alike. */
static void choose(const struct detection *detection, struct detected *detected)
{
    struct text names = text_begin(detected->tied, sizeof detected->tied);
    int highest = 0;
    for (size_t i = 0; i < detection->count; i++) {
        const struct candidate *at = &detection->candidates[i];
        int value = worth(at, at->least);
        if (value == 0 || value < highest)
            continue;
        if (value > highest)
            names = text_begin(detected->tied, sizeof detected->tied);
        text_format(&names, "%s%s", value > highest ? "" : ", ", at->notation->name);
        detected->notation = value > highest ? at->notation : NULL;
        highest = value;
    }
}

bool notation_detect(const char *bytes, size_t length, const char *file_name,
                     struct detected *detected)
{
    struct detection detection = {.cursor = cursor_over(bytes, length)};
    struct candidate *open;
    detection.cursor.notations = notation_table;
    detected->tied[0] = '\0';
    detected->notation = only_announced(detection.cursor);
    if (detected->notation != NULL)
        return true;
    byte_profile_of(&detection.profile, bytes, length);
    for (const struct notation *const *at = notation_table; *at != NULL; at++)
        if ((*at)->signatures != NULL)
            add_candidate(&detection, *at, file_name);
    while ((open = next_to_try(&detection)) != NULL)
        if (!try_signature(&detection, open))
            return false;
    choose(&detection, detected);
    return true;
}
