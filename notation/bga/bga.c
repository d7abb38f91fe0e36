/* SPDX-License-Identifier: BSD-2-Clause */
/*
 * bga: the text log of BoardGameArena, as it is copied from the page of a game.
 *
 *     file     = { record }
 *     record   = { line } [ end { other } ]
 *     line     = header | step | other           blank lines between any two
 *     header   = "Move" number [ " " ] ":" text  before what happened at that time
 *     step     = name " places a ring on " point
 *              | name " places a marker on " point
 *              | name " moves a ring from " point " to " point [ flips ]
 *              | name " removes a row " [ "of markers " ] "from " point " to " point
 *              | name " removes a ring " ( "from" | "on" | "at" ) " " point
 *              | name " takes back their last move"
 *              | name " restarts their turn"
 *              | name " has removed 3 rings"
 *     flips    = " and flips " number " marker" [ "s" ]
 *     end      = "End of game"
 *     other    = any other line                  a comment, with a warning
 *     point    = letter digits                   in either case
 *
 * White space around a line is left out.  The first name is White's, the other Black's.
 * The log holds every undo: "takes back" undoes one step; the marker and the ring of a
 * move are two steps; "restarts" undoes all that the player did in their turn.
 *
 * A record ends after "End of game", with the lines that are not understood after it; or
 * before a header with a lower number than the one before, with the number 1 after steps, or with a
 * date and a number that is not higher than how many rings were placed; where rings are placed by
 * other players, or after rings were moved; or if a record of another notation begins.  After a
 * broken record the next one is found by the first three.
 *
 * A header is kept as the comment "[%at 22 6:45:04 PM]" after the action before it.  A
 * move may have two, for its marker and for its ring; one alone is the marker's.
 */
#include "notation/bga/bga.h"

#include "record/record.h"
#include "rules/rules.h"

#include <string.h>

extern const struct notation notation_bga;

/*
 * While it reads, yinsh_record.scratch.state is the number of the last header.  While the next
 * record is looked for, it is that number with MOVED in it if a step was no placement of a ring,
 * or SEARCHING, when any line that is understood begins one.
 */
enum { SEARCHING = -1, MOVED = 1 << 30 };

/* Lines not understood in one record, or before it, or headers in a row: more are no log. */
enum { UNKNOWN_LINES = 1000 };

struct bga_reader {
    struct bga_game game;
    size_t unknown_lines;
    size_t headers; /* since the last step */
    bool headed;    /* whether there was a header */
    bool ended;     /* whether the log states the end of the game */
};

/* ---- Where a game begins ----------------------------------------------- */

/*
 * Find the players of a broken record, whose bytes are NULL if they are not known yet: by its tags,
 * or by what was kept, since a name that only states the colour is not a tag.
 */
static void find_players(const struct yinsh_record *record, struct words players[2])
{
    for (size_t i = 0; i < 2; i++) {
        const struct tag *tag = record_find_tag(record, names_of_colour[i]);
        const char *name = tag != NULL ? tag->value : record->scratch.texts[i];
        players[i] = name != NULL ? words_of(name) : (struct words){NULL, 0};
    }
}

static bool is_player(const struct words players[2], struct words name)
{
    return (players[0].bytes != NULL && words_equal(players[0], name)) ||
           (players[1].bytes != NULL && words_equal(players[1], name));
}

static bool is_placing(const struct bga_line *line)
{
    return line->kind == BGA_LINE_STEP && line->step.kind == BGA_PLACE;
}

/* Whether all rings of a record were placed. */
static bool has_moved(const struct yinsh_record *record)
{
    return record->bulk != NULL ? record->bulk->builder.turns >= YINSH_PLACING_TURNS
                                : record->game.now.due != YINSH_DUE_PLACE;
}

/* Rings that two players place in turns, a line after the other but for headers. */
struct bga_run {
    struct words names[2];
    size_t count;
    bool broken; /* whether the one after them is placed by somebody else */
};

/* The run from a line on, after which the cursor is, up to a number of rings. */
static struct bga_run run_of(struct cursor *cursor, const struct bga_line *line,
                             const struct words players[2], size_t most)
{
    struct bga_run run = {.names = {line->name}, .count = 1};
    struct cursor ahead = *cursor;
    struct bga_line next;
    uint32_t number = 0;
    while (run.count < most && !run.broken && bga_next_line(&ahead, players, &next)) {
        if (next.kind == BGA_LINE_HEADER && !bga_header_restarts(&next, number, run.count)) {
            number = next.number;
            continue;
        }
        if (!is_placing(&next))
            break;
        if (run.count == 1)
            run.names[1] = next.name;
        run.broken = !words_equal(next.name, run.names[run.count % 2]) ||
                     words_equal(next.name, run.names[(run.count + 1) % 2]);
        run.count += !run.broken;
    }
    cursor->starved |= ahead.starved;
    return run;
}

/*
 * Whether a game begins with a line, after which the cursor is: a ring is placed, and the next one
 * by somebody else, since a single line would be a slip, and a misspelt name is followed by the
 * right one.  That is enough after rings were moved, or if the record has two players and this is
 * neither.  If this is one of them, all rings of a game have to be placed in turns with somebody
 * who is not, or with anybody if strangers came before.  If the record has one player so far, and
 * neither of these is that one, each of them has to place two rings.
 */
static bool begins_game(struct cursor *cursor, const struct bga_line *line,
                        const struct words players[2], bool moved, bool strangers)
{
    bool known = players[1].bytes != NULL, placing = is_placing(line);
    bool stranger = placing && !is_player(players, line->name);
    if (!placing || (!moved && (players[0].bytes == NULL || (!known && !stranger))))
        return false;
    /* Who is called White is the first player of a log, unless its first player is called Black. */
    bool white = words_are(line->name, names_of_colour[YINSH_WHITE]) &&
                 !words_are(players[0], names_of_colour[YINSH_BLACK]);
    bool decides = moved || (stranger && (known || white));
    struct bga_run run = run_of(cursor, line, players, decides ? 3 : 2);
    if (decides)
        return bga_is_name(line->name, " places a ring on ") &&
               (run.count > 2 || (run.count == 2 && !run.broken));
    size_t least = known ? YINSH_PLACING_TURNS : 4;
    return (strangers || !is_player(players, run.names[1])) &&
           run_of(cursor, line, players, least).count == least;
}

/* ---- Reading a record -------------------------------------------------- */

/*
 * Whether a log begins: a line that is understood comes, however much that is not is before it.  If
 * not, files that and moves on.
 */
static bool find_log(struct cursor *cursor, struct yinsh_record *record)
{
    const struct words nobody[2] = {{NULL, 0}, {NULL, 0}};
    struct cursor ahead = *cursor;
    struct bga_line line, unknown = {.kind = BGA_LINE_END};
    bool found = false;
    for (int i = 0; !found && i < UNKNOWN_LINES && bga_next_line(&ahead, nobody, &line); i++) {
        found = line.kind != BGA_LINE_UNKNOWN;
        if (i == 0)
            unknown = line;
        else if (!found && notation_others_begin_at(&ahead, line.words.bytes, false, &notation_bga))
            break;
    }
    cursor->starved |= ahead.starved;
    if (found)
        return true;
    cursor->at = line.words.bytes;
    record->scratch.state = SEARCHING;
    record_fault(record, FAULT_SYNTAX_LINE, place_of_words(record, unknown.words), NULL);
    return false;
}

/* The first date of a log is the game's. */
static bool read_date(struct bga_reader *reader, const struct bga_line *line)
{
    char date[BGA_DATE_TEXT];
    reader->headed = true;
    return !bga_date(line->text, date) ||
           record_tag(reader->game.record, words_of("Date"), words_of(date),
                      place_of_words(reader->game.record, line->text));
}

static bool read_header(struct bga_reader *reader, const struct bga_line *line)
{
    struct yinsh_record *record = reader->game.record;
    if (++reader->headers > UNKNOWN_LINES)
        return record_fault(record, FAULT_SYNTAX_LINE, place_of_words(record, line->words), NULL);
    /* In bulk, headers may not be needed. */
    if (record->bulk == NULL || !(record->options.summarises || record->options.only_judges))
        reader->game.header = bga_header_comment(&record->arena, line);
    else
        record_see_text(record, line->text.bytes, line->text.length);
    record->scratch.state = (int)line->number;
    return reader->headed || read_date(reader, line);
}

/* A player's name becomes a tag, unless it only states their colour. */
static bool read_player(struct bga_reader *reader, const struct bga_line *line,
                        enum yinsh_colour *side)
{
    struct bga_game *game = &reader->game;
    struct place place =
        place_of_words(reader->game.record, line->name.length > 0 ? line->name : line->words);
    const bool known[] = {game->players[0].bytes != NULL, game->players[1].bytes != NULL};
    if ((!known[0] || !known[1]) && !bga_is_name(line->name, " places a ring on "))
        return record_fault(game->record, FAULT_PLAYER_UNKNOWN, place, NULL);
    if (!bga_find_player(game, line->name, place, side))
        return false;
    const char *tag = names_of_colour[*side];
    game->record->scratch.texts[*side] = tag;
    return known[*side] || words_are(line->name, tag) ||
           record_tag(game->record, words_of(tag), line->name, place);
}

static bool read_step(struct bga_reader *reader, const struct bga_line *line)
{
    enum yinsh_colour side = (enum yinsh_colour)line->side;
    reader->headers = 0;
    return (line->side != YINSH_ANY_SIDE || read_player(reader, line, &side)) &&
           bga_play(&reader->game, side, &line->step);
}

static bool read_unknown(struct bga_reader *reader, const struct bga_line *line)
{
    struct place place = place_of_words(reader->game.record, line->words);
    if (++reader->unknown_lines > UNKNOWN_LINES)
        return record_fault(reader->game.record, FAULT_SYNTAX_LINE, place, NULL);
    record_fault(reader->game.record, FAULT_LINE_UNKNOWN, place, NULL);
    bga_comment(&reader->game, line->words);
    return true;
}

/* ---- Records ----------------------------------------------------------- */

/*
 * Whether the players of a record, which is judged in bulk, may go on placing rings.  If somebody
 * else's line comes before any ring was moved, a game may have begun one line before it: give up.
 */
static bool may_go_on_placing(const struct bga_reader *reader, const struct bga_line *line)
{
    struct yinsh_record *record = reader->game.record;
    const struct words *players = reader->game.players;
    if (record->bulk == NULL || players[YINSH_BLACK].bytes == NULL ||
        record->bulk->builder.turns > YINSH_PLACING_TURNS)
        return false;
    if (line->side == YINSH_ANY_SIDE && !is_player(players, line->name))
        return !bulk_give_up(record);
    return !has_moved(record);
}

/* Whether a line is the first of the next record. */
static bool begins_record(const struct bga_reader *reader, struct cursor *cursor,
                          const struct bga_line *line)
{
    const struct yinsh_record *record = reader->game.record;
    /* A quoted line has a name with a mark before it. */
    if (line->kind == BGA_LINE_UNKNOWN || *line->words.bytes == '>')
        return notation_others_begin_at(cursor, line->words.bytes, reader->ended, &notation_bga);
    if (reader->ended || line->kind == BGA_LINE_END)
        return reader->ended;
    if (line->kind == BGA_LINE_HEADER)
        return bga_header_restarts(line, (uint32_t)record->scratch.state,
                                   record->bulk != NULL
                                       ? record->bulk->builder.turns
                                       : record->game.count + (record_first_error(record) != NULL));
    /* A name may be anything, and so the beginning of another notation's record. */
    return is_placing(line) && !may_go_on_placing(reader, line) &&
           (begins_game(cursor, line, reader->game.players, has_moved(record), false) ||
            (!is_player(reader->game.players, line->name) &&
             notation_others_begin_at(cursor, line->words.bytes, false, &notation_bga)));
}

static bool read_line(struct bga_reader *reader, const struct bga_line *line)
{
    if (line->kind == BGA_LINE_STEP)
        return read_step(reader, line);
    if (line->kind == BGA_LINE_HEADER)
        return read_header(reader, line);
    reader->ended |= line->kind == BGA_LINE_END;
    return line->kind == BGA_LINE_END || read_unknown(reader, line);
}

static bool bga_read(struct cursor *cursor, struct yinsh_record *record)
{
    struct bga_reader reader = {.game.record = record};
    struct bga_line line = {.kind = BGA_LINE_UNKNOWN};
    record->scratch.state = 0;
    scan_blanks(cursor);
    if (scan_at_end(cursor))
        return false;
    const char *first = cursor->at;
    bool more = bga_next_line(cursor, reader.game.players, &line);
    if (line.kind == BGA_LINE_UNKNOWN) {
        const char *following = cursor->at;
        cursor->at = first;
        if (!find_log(cursor, record))
            return true;
        cursor->at = following;
    }
    while (more) {
        if (!read_line(&reader, &line))
            return true;
        more = bga_next_line(cursor, reader.game.players, &line);
        if (more && begins_record(&reader, cursor, &line)) {
            cursor->at = line.words.bytes;
            break;
        }
    }
    bga_finish(&reader.game);
    record->whole = true;
    return true;
}

/* ---- The next record --------------------------------------------------- */

/* Find the players of a broken record from a line in which a ring is placed. */
static void learn_player(struct yinsh_record *record, struct words players[2], struct words name)
{
    size_t at = players[0].bytes != NULL;
    if (players[1].bytes != NULL || is_player(players, name))
        return;
    record->scratch.texts[at] = arena_copy(&record->arena, name.bytes, name.length);
    find_players(record, players);
}

static bool bga_resync(struct cursor *cursor, struct yinsh_record *record)
{
    const struct fault *fault = record_first_error(record);
    bool strangers = fault != NULL && fault->code == FAULT_PLAYER_UNKNOWN;
    struct words players[2];
    struct bga_line line;
    find_players(record, players);
    if (record->scratch.state != SEARCHING && has_moved(record))
        record->scratch.state |= MOVED;
    for (; bga_next_line(cursor, players, &line); cursor->starved = false) {
        bool searching = record->scratch.state == SEARCHING, header = line.kind == BGA_LINE_HEADER;
        bool moved = !searching && (record->scratch.state & MOVED) != 0;
        uint32_t number = (uint32_t)(record->scratch.state & ~MOVED);
        bool begins = searching ? line.kind != BGA_LINE_UNKNOWN
                      : header  ? bga_header_restarts(&line, number, record->game.count + 1)
                                : begins_game(cursor, &line, players, moved, strangers);
        if (cursor->at == cursor->end || (cursor->starved && !cursor->ends))
            break; /* there may be more of it */
        if (begins) {
            cursor->at = line.words.bytes;
            return true;
        }
        if (line.kind == BGA_LINE_END)
            record->scratch.state = SEARCHING;
        else if (header && !searching)
            record->scratch.state = (int)line.number | (moved ? MOVED : 0);
        else if (is_placing(&line))
            learn_player(record, players, line.name);
        else if (line.kind == BGA_LINE_STEP)
            record->scratch.state |= MOVED;
    }
    cursor->at = line.words.bytes;
    return false;
}

/* ---- The notation ------------------------------------------------------ */

/* Whether a name, perhaps quoted, is no comment, and has no end of another record in it. */
static bool may_begin_log(struct words name)
{
    while (name.length > 0 && (*name.bytes == '>' || is_blank(*name.bytes)))
        name = words_from(name, 1);
    return name.length > 0 && strchr("{#", *name.bytes) == NULL && bga_is_name(name, " ") &&
           bga_is_name(name, "-") && memchr(name.bytes, '*', name.length) == NULL;
}

/*
 * A header, or a first placing by somebody whose line is not a comment.  A name may be anything, so
 * a line with which another notation announces itself is that one's.
 */
static bool bga_announces(struct cursor *cursor)
{
    enum { LOOKED_AT = 200 };
    struct bga_line line;
    size_t length = scan_left(cursor) < LOOKED_AT ? scan_left(cursor) : LOOKED_AT;
    const char *newline = memchr(cursor->at, '\n', length);
    bool whole = newline != NULL || length == scan_left(cursor);
    char first = scan_peek(cursor);
    if (newline != NULL)
        length = (size_t)(newline - cursor->at);
    /* Both have blanks in them; the lines of most other notations have none. */
    if (memchr(cursor->at, ' ', length) == NULL)
        return false;
    /* So long a line could only be a header, "Move 1 : ...". */
    if (!whole && first != 'M' && !is_blank(first))
        return false;
    bga_parse_line(cursor->start, (struct words){cursor->at, length}, &line);
    return line.kind == BGA_LINE_HEADER ||
           (line.kind == BGA_LINE_STEP && whole && line.step.kind == BGA_PLACE &&
            may_begin_log(line.name) && notation_announced(*cursor, &notation_bga) == NULL);
}

static const struct signature signatures[] = {
    {"(?m)^.{1,120} places a ring on [A-Ka-k][0-9]{1,2}\\s*$", 60, " places a ring on ", NULL},
    {"(?m)^.{1,120} places a marker on [A-Ka-k][0-9]{1,2}\\s*$", 40, " places a marker on ", NULL},
    {"(?m)^.{1,120} (?:restarts their turn|takes back their last move)\\s*$", 20, " their ", NULL},
    {"(?m)^Move [0-9]+ ?: ", 20, "Move ", NULL},
    {"\\AEnd of game\\s*$", 20, "End of game", "E"},
    {NULL, 0, "", NULL},
};

const struct notation notation_bga = {
    .name = "bga",
    .description = "the text log of BoardGameArena",
    .extensions = ".txt",
    .signatures = signatures,
    .announces = bga_announces,
    .announced_in_words = true,
    .read = bga_read,
    .resync = bga_resync,
    .states_flips = true,
    .write = bga_write,
    .dates = DATES_OFFICIAL,
};
