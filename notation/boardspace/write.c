/* SPDX-License-Identifier: BSD-2-Clause */
/*
 * Writing Boardspace's records; notation/boardspace/boardspace.c has the grammar.  White is always
 * P0, and each step has its Done, as in the site's own files.  What these have no place for goes
 * into properties of our own, which the site skips.
 */
#include "notation/boardspace/boardspace.h"

#include "rules/rules.h"

#include <string.h>

/* A record being written. */
struct boardspace_writer {
    struct writer *to;
    struct words names[2];  /* of the players, by colour */
    uint64_t index;         /* of the next command */
    bool commented, marked; /* whether the node being written has a comment; a mark */
};

static void put_text(struct boardspace_writer *writer, const char *bytes, size_t length)
{
    if (!sgf_write_text(writer->to->output, bytes, length))
        writer->to->lost |= LOST_BYTES;
}

/* ---- Tags -------------------------------------------------------------- */

/* The places where tags are written. */
enum home {
    HOME_PROPERTY, /* in one of boardspace_properties */
    HOME_PLAYER,   /* beside P0 or P1 */
    HOME_RESULT,   /* in RE */
    HOME_FOREIGN,  /* in the property that it came from */
    HOME_NONE,     /* not written: it names the charset of the file that it came from */
    HOME_OWN       /* in XT */
};

static bool has_blank_ends(struct words words)
{
    return words_trim(words).length != words.length;
}

/* Whether a command states how the game ended off the board. */
static bool ends_by_command(const struct yinsh_record *record)
{
    enum yinsh_result if_on_time = rules_won_by((enum yinsh_colour)record->game.now.side);
    return record->outcome.end == YINSH_END_RESIGN ||
           (record->outcome.end == YINSH_END_TIME && record->outcome.result == if_on_time);
}

/* Whether a sentence can be in RE and be read back as it is, and as the same result. */
static bool is_sentence(const struct boardspace_writer *writer, struct words words)
{
    const struct yinsh_record *record = writer->to->record;
    enum yinsh_result result;
    enum yinsh_end end;
    if (words.length == 0 || has_blank_ends(words) ||
        !sgf_text_is_clean(words.bytes, words.length) ||
        !sgf_text_is_clean(writer->names[0].bytes, writer->names[0].length) ||
        !sgf_text_is_clean(writer->names[1].bytes, writer->names[1].length) ||
        boardspace_is_plain(words, writer->names, &result))
        return false;
    if (boardspace_result(words, writer->names, &result, &end))
        return result == record->outcome.result &&
               (end == YINSH_END_UNFINISHED || end == record->outcome.end);
    /* Whether the result is known without RE. */
    return record->outcome.end < YINSH_END_RESIGN || record->outcome.end == YINSH_END_AGREED ||
           ends_by_command(record);
}

/*
 * The place of a tag.  Of several tags with one name the first one counts, and has to be read first
 * again: times and sentences are read after all other tags.
 */
static enum home home_of(const struct boardspace_writer *writer, const struct tag *tag)
{
    static const char *const times[] = {"WhiteTime", "BlackTime", NULL};
    const size_t foreign = sizeof BOARDSPACE_FOREIGN_PREFIX - 1;
    struct words value = {tag->value, tag->length};
    bool first = writer_find_tag(writer->to, tag->name) == tag;
    size_t after = writer->to->tag_count - (size_t)(tag - writer->to->tags) - 1;
    bool only = first && tags_find(tag + 1, after, tag->name) == NULL;
    const struct boardspace_property *known =
        boardspace_property_of_tag(tag->name, strlen(tag->name));
    if (strcmp(tag->name, BOARDSPACE_FOREIGN_PREFIX "CA") == 0)
        return HOME_NONE;
    if (known != NULL)
        return strcmp(known->name, "TC") == 0 && words_are(value, BOARDSPACE_NO_TIME_CONTROL)
                   ? HOME_OWN
                   : HOME_PROPERTY;
    if (first && tag->length > 0 && name_find(names_of_colour, tag->name, strlen(tag->name)) >= 0)
        return HOME_PLAYER;
    if (only && tag->length > 0 && !has_blank_ends(value) &&
        name_find(times, tag->name, strlen(tag->name)) >= 0)
        return HOME_PLAYER;
    if (only && strcmp(tag->name, "ResultText") == 0 && is_sentence(writer, value))
        return HOME_RESULT;
    if (strncmp(tag->name, BOARDSPACE_FOREIGN_PREFIX, foreign) == 0) {
        struct words property = {tag->name + foreign, strlen(tag->name) - foreign};
        if (is_letter(tag->name[foreign]) &&
            memchr(tag->name + foreign, '_', property.length) == NULL &&
            boardspace_find_property(property)->value == BOARDSPACE_FOREIGN)
            return HOME_FOREIGN;
    }
    return HOME_OWN;
}

/* The tag of a name if it is written at a place of its own, or NULL. */
static const struct tag *tag_at_home(const struct boardspace_writer *writer, const char *name,
                                     enum home home)
{
    const struct tag *tag = writer_find_tag(writer->to, name);
    return tag != NULL && home_of(writer, tag) == home ? tag : NULL;
}

static void put_property(struct boardspace_writer *writer, const char *name, const struct tag *tag)
{
    put(writer->to, "\n");
    put(writer->to, name);
    put(writer->to, "[");
    put_text(writer, tag->value, tag->length);
    put(writer->to, "]");
}

/*
 * A tag in our own property.  The one tag that is kept because it was not understood must
 * not become understood by the bytes that it loses.
 */
static void put_own(struct boardspace_writer *writer, const char *name, const char *bytes,
                    size_t length)
{
    if (!words_are_tag_name(words_of(name)) ||
        (strcmp(name, "Termination") == 0 && !sgf_text_is_clean(bytes, length))) {
        writer->to->lost |= LOST_TAGS;
        return;
    }
    put(writer->to, "\nXT[");
    put(writer->to, name);
    put(writer->to, ":");
    put_text(writer, bytes, length);
    put(writer->to, "]");
}

/* The tags of one property, and the variant after the time control, as the site has them. */
static void put_known_tags(struct boardspace_writer *writer)
{
    const struct yinsh_record *record = writer->to->record;
    for (const struct boardspace_property *known = boardspace_properties; known->name[0] != '\0';
         known++) {
        bool is_time = strcmp(known->name, "TC") == 0, any = false;
        if (known->value != BOARDSPACE_TAG)
            continue;
        for (size_t i = 0; i < writer->to->tag_count; i++) {
            const struct tag *tag = &writer->to->tags[i];
            if (strcmp(tag->name, known->tag) != 0 || home_of(writer, tag) != HOME_PROPERTY)
                continue;
            put_property(writer, known->name, tag);
            any = true;
        }
        if (is_time && !any)
            put(writer->to, "\nTC[" BOARDSPACE_NO_TIME_CONTROL "]");
        if (is_time)
            put(writer->to,
                record->game.start.variant == YINSH_BLITZ ? "\nSU[Yinsh-Blitz]" : "\nSU[Yinsh]");
    }
}

/* Whether "Game won by NAME" is read back as the result that it means. */
static bool names_tell(const struct boardspace_writer *writer, struct words winner)
{
    const struct words *names = writer->names;
    return winner.length > 0 && !is_blank(winner.bytes[winner.length - 1]) &&
           sgf_text_is_clean(names[0].bytes, names[0].length) &&
           sgf_text_is_clean(names[1].bytes, names[1].length) && !words_equal(names[0], names[1]);
}

static void put_result(struct boardspace_writer *writer)
{
    enum yinsh_result result = writer->to->record->outcome.result;
    const struct tag *text = tag_at_home(writer, "ResultText", HOME_RESULT);
    struct words winner = writer->names[rules_winner(result)];
    if (text != NULL) {
        put_property(writer, "RE", text);
    } else if (result == YINSH_RESULT_DRAW) {
        put(writer->to, "\nRE[Game drawn]");
    } else if (result != YINSH_RESULT_NONE && names_tell(writer, winner)) {
        put(writer->to, "\nRE[Game won by ");
        put_text(writer, winner.bytes, winner.length);
        put(writer->to, "]");
    } else if (result != YINSH_RESULT_NONE) {
        output_format(writer->to->output, "\nRE[%s]", yinsh_result_name(result));
    }
}

static void put_names(struct boardspace_writer *writer)
{
    for (int colour = YINSH_WHITE; colour <= YINSH_BLACK; colour++) {
        put(writer->to, colour == YINSH_WHITE ? "\nP0[id \"" : "\nP1[id \"");
        put_text(writer, writer->names[colour].bytes, writer->names[colour].length);
        put(writer->to, "\"]");
    }
}

/* Write what the record states in a separate form if there is no command for it. */
static void put_statements(struct boardspace_writer *writer)
{
    const struct yinsh_record *record = writer->to->record;
    const yinsh_position *start = &record->game.start;
    const char *end = yinsh_end_name(record->outcome.end);
    if (!rules_is_start(start)) {
        char line[YINSH_POSITION_TEXT];
        put_own(writer, "Position", line, yinsh_position_format(start, line));
    } else if (start->house != YINSH_HOUSE_NONE || start->steal) {
        char name[VARIANT_TEXT];
        put_own(writer, "Variant", name, variant_name(start, name));
    }
    if (record->outcome.end >= YINSH_END_RESIGN && !ends_by_command(record))
        put_own(writer, "Termination", end, strlen(end));
}

static void put_head(struct boardspace_writer *writer)
{
    put(writer->to, " (;\nGM[24]VV[2]\nCM[0,1]");
    put_known_tags(writer);
    put_result(writer);
    put_names(writer);
    for (size_t i = 0; i < writer->to->tag_count; i++) {
        const struct tag *tag = &writer->to->tags[i];
        enum home home = home_of(writer, tag);
        if (home == HOME_FOREIGN)
            put_property(writer, tag->name + sizeof BOARDSPACE_FOREIGN_PREFIX - 1, tag);
        else if (home == HOME_OWN)
            put_own(writer, tag->name, tag->value, tag->length);
    }
    put_statements(writer);
}

/* ---- Nodes ------------------------------------------------------------- */

static size_t count_clocks(struct boardspace_writer *writer, size_t after)
{
    size_t count = 0;
    if (!writer_find_clock(writer->to, after))
        return 0;
    for (const struct note *clock = writer->to->clock; clock != NULL; clock = clock->next)
        if (clock->kind == NOTE_CLOCK) {
            if (clock->after != after)
                break;
            count++;
        }
    return count;
}

static void put_clock(struct boardspace_writer *writer, size_t after)
{
    if (!writer_find_clock(writer->to, after))
        return;
    put(writer->to, "TM[");
    put_number(writer->to, writer->to->clock->milliseconds);
    put(writer->to, "]");
    writer->to->clock = writer->to->clock->next;
}

static void begin_node(struct boardspace_writer *writer)
{
    put(writer->to, "\n; ");
    writer->commented = writer->marked = false;
}

/* What a command begins with. */
struct command {
    char words[15];
    uint8_t length;
};
#define COMMAND(words)                                                                             \
    {                                                                                              \
        words, sizeof(words) - 1                                                                   \
    }

static const struct command done = COMMAND("Done ");

/* Append a point as " E 3". */
static char *append_spaced_point(char *at, yinsh_point point)
{
    const char *name = point_names[point];
    const char bytes[] = {' ', (char)(name[0] & ~0x20), ' ', name[1], name[2]};
    return append_bytes(at, bytes, sizeof bytes) - 3 + name[YINSH_POINT_TEXT - 1];
}

/* A node with a command, up to two points after it, and the next clock of an action. */
static void put_points(struct boardspace_writer *writer, unsigned colour, size_t after,
                       const struct command *command, yinsh_point first, yinsh_point second)
{
    char *at = append_string(output_room(writer->to->output, WRITER_ACTION), "\n; P");
    *at++ = (char)('0' + colour);
    *at++ = '[';
    at = append_number(at, writer->index++);
    *at++ = ' ';
    memcpy(at, command->words, sizeof command->words);
    at += command->length;
    if (first != YINSH_NO_POINT)
        at = append_spaced_point(at, first);
    if (second != YINSH_NO_POINT)
        at = append_spaced_point(at, second);
    output_take(writer->to->output, append_string(at, "]"));
    writer->commented = writer->marked = false;
    put_clock(writer, after);
}

/* A node with a command alone. */
static void put_node(struct boardspace_writer *writer, unsigned colour, size_t after,
                     struct command command)
{
    put_points(writer, colour, after, &command, YINSH_NO_POINT, YINSH_NO_POINT);
}

/* Clocks that there was no node for get nodes of their own. */
static void put_more_clocks(struct boardspace_writer *writer, size_t after)
{
    while (writer_find_clock(writer->to, after)) {
        begin_node(writer);
        put_clock(writer, after);
    }
}

/* Comments and marks after an action: one of each in a node, so that they keep their order. */
static void put_notes(struct boardspace_writer *writer, size_t after)
{
    const struct note *note;
    while ((note = writer_next_note(writer->to, after)) != NULL) {
        bool is_comment = note->kind == NOTE_COMMENT;
        if (writer->commented || (writer->marked && !is_comment))
            begin_node(writer);
        else if (writer->index == 0 && !writer->marked)
            put(writer->to, "\n"); /* in the head, where each property has a line */
        put(writer->to, is_comment ? "C[" : "XM[");
        put_text(writer, note->text, note->length);
        put(writer->to, "]");
        writer->commented |= is_comment;
        writer->marked |= !is_comment;
    }
}

static void put_action(struct boardspace_writer *writer, yinsh_action action, size_t after)
{
    static const struct command commands[][2] = {
        [YINSH_PLACE] = {COMMAND("place wr "), COMMAND("place br ")},
        [YINSH_MOVE] = {COMMAND("move"), COMMAND("move")},
        [YINSH_ROW] = {COMMAND("remove w"), COMMAND("remove b")},
        [YINSH_RING] = {COMMAND("remove wr"), COMMAND("remove br")},
        [YINSH_PASS] = {COMMAND("Pass "), COMMAND("Pass ")},
        [YINSH_STEAL] = {COMMAND("Swap "), COMMAND("Swap ")}};
    static const struct command lifts[] = {COMMAND("place w "), COMMAND("place b ")};
    static const struct command drop = COMMAND("drop board ");
    const unsigned colour = action.side;
    /* A ring's move is one command of a program, or two of a person, with a clock each. */
    if (action.kind == YINSH_MOVE && count_clocks(writer, after) >= 3) {
        put_points(writer, colour, after, &lifts[colour], action.from, YINSH_NO_POINT);
        put_points(writer, colour, after, &drop, action.to, YINSH_NO_POINT);
    } else {
        put_points(writer, colour, after, &commands[action.kind][colour], action.from, action.to);
    }
    put_node(writer, colour, after, done);
    put_notes(writer, after);
    put_more_clocks(writer, after);
}

/* The end off the board; its clocks are those of an action after the last. */
static void put_end(struct boardspace_writer *writer)
{
    const struct yinsh_record *record = writer->to->record;
    size_t after = record->game.count + 1;
    enum yinsh_colour winner = rules_winner(record->outcome.result);
    if (!ends_by_command(record))
        return;
    if (record->outcome.end == YINSH_END_TIME) {
        put_node(writer, winner, after, (struct command)COMMAND("WinOnTime "));
    } else {
        put_node(writer, rules_opponent(winner), after, (struct command)COMMAND("Resign "));
        put_node(writer, rules_opponent(winner), after, done);
    }
    put_more_clocks(writer, after);
}

/* The last node: how much time the players used. */
static void put_times(struct boardspace_writer *writer)
{
    static const char *const names[2] = {"WhiteTime", "BlackTime"};
    bool any = false;
    for (int colour = YINSH_WHITE; colour <= YINSH_BLACK; colour++) {
        const struct tag *tag = tag_at_home(writer, names[colour], HOME_PLAYER);
        if (tag == NULL)
            continue;
        output_format(writer->to->output, "%s\nP%d[time ", any ? "" : "\n;", colour);
        put_text(writer, tag->value, tag->length);
        put(writer->to, " ]");
        any = true;
    }
}

void boardspace_write(struct writer *to)
{
    const struct yinsh_record *record = to->record;
    struct boardspace_writer writer = {.to = to};
    for (int colour = YINSH_WHITE; colour <= YINSH_BLACK; colour++)
        writer.names[colour] = writer_tag(to, names_of_colour[colour]);
    put_head(&writer);
    put_notes(&writer, 0);
    put_node(&writer, YINSH_WHITE, 0, (struct command)COMMAND("Start White"));
    put_more_clocks(&writer, 0);
    for (size_t i = 0; i < record->game.count; i++)
        put_action(&writer, record->game.played[i].action, i + 1);
    put_end(&writer);
    writer_find_clock(to, SIZE_MAX);
    put_times(&writer);
    put(to, "\n)\n \n");
}
