/* SPDX-License-Identifier: BSD-2-Clause */
/*
 * vying: the sequences of moves of vying.org, divided by white space.
 *
 *     file    = { record }
 *     record  = move { blanks move } [ blanks end ] blanks
 *     move    = point                        a ring is placed, or removed,
 *                                            or one marker of a row is removed
 *             | point point                  a ring moves
 *     end     = player "_resigns"
 *             | "time_exceeded_by_" player   they have lost
 *             | "draw"                       agreed
 *     idle    = "draw_offered_by_" player | "undo_requested_by_" player
 *                                            anywhere; omitted with a warning
 *     player  = "white" | "black"
 *     point   = letter digits                in either case
 *
 * The state of the game alone decides what a point means.  The five markers of a row
 * come one by one, in any order, and the ring after them.  There is no pass: it is supplied.
 * A record may have one line or many; it ends at a blank line, after the line on which the game
 * ends, at the start of a line where another notation announces itself, or with the source.
 */
#include "base/name_list.h"
#include "record/record.h"
#include "rules/rules.h"
#include "syntax/writer.h"

#include <string.h>

extern const struct notation notation_vying;

/* ---- Rows -------------------------------------------------------------- */

/* The markers of a row that were named up to now. */
struct vying_row {
    yinsh_point points[YINSH_ROW_LENGTH]; /* in the order of their numbers */
    size_t count;
    struct place place; /* from the first token to the last */
};

/* A record being read. */
struct vying_reader {
    struct yinsh_record *record;
    struct vying_row row;
    bool ended; /* whether a token states that the game is over */
    bool idle_warned;
};

/*
 * Take the markers named for a row, from the first of them to the last, so that the rules report
 * what is wrong with it.  If points between its ends were not named, only those before the first
 * gap are taken: they are too few.
 */
static bool play_row(struct vying_reader *reader)
{
    struct vying_row *row = &reader->row;
    size_t last = row->count - 1;
    if (row_spans(row->points[0], row->points[last])) {
        int step = (row->points[last] - row->points[0]) / (YINSH_ROW_LENGTH - 1);
        for (size_t i = 0; i < last; i++)
            if (row->points[i + 1] - row->points[i] != step)
                last = i;
    }
    row->count = 0;
    return turns_play(reader->record,
                      (yinsh_action){YINSH_ROW, YINSH_ANY_SIDE, row->points[0], row->points[last]},
                      row->place);
}

/* Take one more marker; the fifth makes it a row. */
static bool take_marker(struct vying_reader *reader, yinsh_point point, struct place place)
{
    struct vying_row *row = &reader->row;
    size_t at = row->count++;
    for (; at > 0 && row->points[at - 1] > point; at--)
        row->points[at] = row->points[at - 1];
    row->points[at] = point;
    if (row->count == 1)
        row->place = place;
    row->place.length = place.offset + place.length - row->place.offset;
    return row->count < YINSH_ROW_LENGTH || play_row(reader);
}

/* ---- Tokens ------------------------------------------------------------ */

/* Whether a point has a piece among those of both colours. */
static bool has_piece(const yinsh_set pieces[2], yinsh_point point)
{
    return point != YINSH_NO_POINT &&
           set_has(set_or(pieces[YINSH_WHITE], pieces[YINSH_BLACK]), point);
}

/* What a point means at this stage of the game; if a ring has to move, judged by its form. */
static enum yinsh_kind kind_of_point(const struct yinsh_record *record, yinsh_point point)
{
    const yinsh_position *now = &record->game.now;
    if (record->bulk != NULL)
        return bulk_kind_of_point(record);
    switch (now->due) {
    case YINSH_DUE_PLACE:
        return YINSH_PLACE;
    case YINSH_DUE_PRE_ROW:
    case YINSH_DUE_POST_ROW:
        return YINSH_ROW;
    case YINSH_DUE_MOVE:
        return has_piece(now->rings, point)     ? YINSH_RING
               : has_piece(now->markers, point) ? YINSH_ROW
                                                : YINSH_PLACE;
    default:
        return YINSH_RING;
    }
}

static bool read_point(struct vying_reader *reader, yinsh_point point, struct place place)
{
    struct yinsh_record *record = reader->record;
    enum yinsh_kind kind = YINSH_ROW;
    if (reader->row.count == 0) {
        record_supply_passes(record, YINSH_ANY_SIDE, place);
        kind = kind_of_point(record, point);
    }
    if (kind == YINSH_ROW && point != YINSH_NO_POINT)
        return take_marker(reader, point, place);
    return turns_play(record, rules_action((uint8_t)kind, YINSH_ANY_SIDE, point, YINSH_NO_POINT),
                      place);
}

/* The tokens that end a game, each with its end and result. */
static const char *const end_tokens[] = {
    "white_resigns",          "black_resigns", "time_exceeded_by_white",
    "time_exceeded_by_black", "draw",          NULL};
static const struct {
    enum yinsh_end end;
    enum yinsh_result result;
} ends[] = {{YINSH_END_RESIGN, YINSH_RESULT_BLACK},
            {YINSH_END_RESIGN, YINSH_RESULT_WHITE},
            {YINSH_END_TIME, YINSH_RESULT_BLACK},
            {YINSH_END_TIME, YINSH_RESULT_WHITE},
            {YINSH_END_AGREED, YINSH_RESULT_DRAW}};

/* What was asked for and not answered when the sequence was written down. */
static const char *const idle_tokens[] = {"draw_offered_by_white", "draw_offered_by_black",
                                          "undo_requested_by_white", "undo_requested_by_black",
                                          NULL};

static bool read_end(struct vying_reader *reader, int end, struct place place)
{
    reader->ended = true;
    record_claim_end(reader->record, ends[end].end, place);
    return record_claim_result(reader->record, ends[end].result, place);
}

enum token_kind { TOKEN_UNKNOWN, TOKEN_POINT, TOKEN_MOVE, TOKEN_END, TOKEN_IDLE };

/* What is between two blanks. */
struct vying_token {
    enum token_kind kind;
    yinsh_point from, to;
    int end; /* its number in ends */
    struct place place;
};

/* Take the bytes up to the next blank; returns what they are. */
static struct vying_token scan_token(struct cursor *cursor)
{
    struct vying_token token = {
        .kind = TOKEN_UNKNOWN, .from = YINSH_NO_POINT, .to = YINSH_NO_POINT, .end = -1};
    const char *bytes = cursor->at;
    size_t first = scan_offset(cursor);
    while (!scan_at_end(cursor) && !is_blank(*cursor->at))
        cursor->at++;
    token.place = place_from(cursor, first);
    struct cursor inside = cursor_over(bytes, token.place.length);
    if (scan_point(&inside, &token.from)) {
        if (scan_at_end(&inside))
            token.kind = TOKEN_POINT;
        else if (scan_point(&inside, &token.to) && scan_at_end(&inside))
            token.kind = TOKEN_MOVE;
        return token;
    }
    /* After the last token another record may follow directly. */
    for (inside.at = bytes; is_letter(scan_peek(&inside)) || scan_peek(&inside) == '_';)
        inside.at++;
    inside.at -= is_digit(scan_peek(&inside)) && inside.at > bytes;
    if (inside.at - bytes >= (ptrdiff_t)sizeof "draw" - 1)
        token.end = name_find(end_tokens, bytes, (size_t)(inside.at - bytes));
    char next = scan_peek(&inside);
    if (token.end >= 0 && (is_letter(next) || strchr("[({", next) != NULL)) {
        token.kind = TOKEN_END;
        cursor->at = inside.at;
        token.place = place_from(cursor, first);
    } else if (name_find(idle_tokens, bytes, token.place.length) >= 0)
        token.kind = TOKEN_IDLE;
    return token;
}

static bool read_token(struct vying_reader *reader, const struct vying_token *token)
{
    struct yinsh_record *record = reader->record;
    if (reader->ended)
        return record_fault(record, FAULT_SYNTAX_TURN, token->place, NULL);
    /* What is begun is judged first: markers that are too few are no row. */
    if ((token->kind == TOKEN_MOVE || token->kind == TOKEN_END) && reader->row.count > 0 &&
        !play_row(reader))
        return false;
    if (token->kind == TOKEN_POINT)
        return read_point(reader, token->from, token->place);
    if (token->kind == TOKEN_END)
        return read_end(reader, token->end, token->place);
    if (token->kind == TOKEN_MOVE) {
        record_supply_passes(record, YINSH_ANY_SIDE, token->place);
        return turns_play(record,
                          (yinsh_action){YINSH_MOVE, YINSH_ANY_SIDE, token->from, token->to},
                          token->place);
    }
    if (token->kind != TOKEN_IDLE)
        return record_fault(record, FAULT_SYNTAX_TURN, token->place, NULL);
    if (!reader->idle_warned)
        record_fault(record, FAULT_COMMAND_IGNORED, token->place, NULL);
    reader->idle_warned = true;
    return true;
}

/* ---- Records ----------------------------------------------------------- */

/* Skip white space up to the end of the first blank line; returns the line ends in it. */
static int skip_gap(struct cursor *cursor)
{
    int lines = 0;
    for (; lines < 2 && !scan_at_end(cursor) && is_blank(*cursor->at); cursor->at++)
        lines += *cursor->at == '\n';
    return lines;
}

static bool vying_read(struct cursor *cursor, struct yinsh_record *record)
{
    struct vying_reader reader = {.record = record};
    const char *gap = cursor->at;
    bool any = false;
    int lines = 0; /* line ends in the gap before a token that is not the first */
    scan_blanks(cursor);
    while (lines <= 1 && !scan_at_end(cursor)) {
        const char *first = cursor->at;
        struct vying_token token = scan_token(cursor);
        bool known = token.kind != TOKEN_UNKNOWN &&
                     (token.kind != TOKEN_POINT || token.from != YINSH_NO_POINT);
        bool foreign = lines > 0 && !known &&
                       notation_others_announce_at(cursor, first, false, &notation_vying);
        /* On the line after its end, or directly after a word that states it, another begins. */
        bool over = reader.ended ||
                    (known && token.kind == TOKEN_POINT && record->game.now.due == YINSH_DUE_OVER);
        if (foreign || (over && (lines > 0 || (reader.ended && first == gap)))) {
            cursor->at = first;
            break;
        }
        any = true;
        if (!read_token(&reader, &token))
            return true;
        gap = cursor->at;
        lines = skip_gap(cursor);
    }
    if (reader.row.count > 0) {
        /* The blank line after the record is still to be found. */
        cursor->at = gap;
        play_row(&reader);
    } else {
        record->whole = true;
    }
    return any;
}

/* The next record is after a blank line. */
static bool vying_resync(struct cursor *cursor, struct yinsh_record *record)
{
    (void)record;
    while (!scan_at_end(cursor)) {
        const char *blanks = cursor->at;
        bool blank_line = skip_gap(cursor) > 1;
        scan_blanks(cursor);
        if (scan_at_end(cursor)) {
            cursor->at = blanks;
            return false;
        }
        if (blank_line)
            return true;
        cursor->at++;
    }
    return false;
}

/* ---- Writing ----------------------------------------------------------- */

/* An action as tokens. */
static char *append_tokens(char *at, yinsh_action action)
{
    if (action.kind == YINSH_ROW)
        for (int i = 0; i < YINSH_ROW_LENGTH; i++)
            at = append_point(i > 0 ? append_string(at, " ") : at, row_marker(action, i));
    else if (action.from != YINSH_NO_POINT)
        at = append_point(at, action.from);
    if (action.kind == YINSH_PLACE || action.kind == YINSH_MOVE)
        at = append_point(at, action.to);
    return at;
}

/* The token for how the game ended outside the board, or NULL. */
static const char *end_token(const struct yinsh_record *record)
{
    for (size_t i = 0; end_tokens[i] != NULL; i++)
        if (ends[i].end == record->outcome.end && ends[i].result == record->outcome.result)
            return end_tokens[i];
    return NULL;
}

static void vying_write(struct writer *writer)
{
    const char *end = end_token(writer->record), *gap = "";
    /* Without either nothing would show that there is a game: the first action cannot be a pass. */
    if (!writer_begin(writer, end != NULL ? LOST_END | LOST_EMPTY : 0, NULL))
        return;
    for (size_t i = 0; i < writer->count; i++) {
        yinsh_action action = writer->record->game.played[i].action;
        if (action.kind == YINSH_PASS)
            continue;
        char *at = append_string(output_room(writer->output, WRITER_ACTION), gap);
        output_take(writer->output, append_tokens(at, action));
        gap = " ";
    }
    if (end != NULL) {
        put(writer, gap);
        put(writer, end);
    }
    put(writer, "\n\n");
}

/* ---- The notation ------------------------------------------------------ */

/* The tokens of a source. */
struct vying_tokens {
    size_t known, others; /* those that are tokens here, and those that are not */
    size_t own;           /* moves and ends among the first, which no other notation has */
    size_t points;        /* in a row since the last blank line */
    bool beside;          /* whether one of these was on the same line as another */
    bool pure;            /* whether one of this notation came before any other */
};

/*
 * Whether a token can be a move.  The first move comes after ten points; if each token is on its
 * own line, an apparent move before that is two joined lines.
 */
static bool may_move(const struct vying_tokens *tokens, const struct vying_token *token)
{
    return token->from != YINSH_NO_POINT && token->to != YINSH_NO_POINT &&
           (tokens->points >= YINSH_PLACING_TURNS || tokens->beside);
}

/*
 * Nothing but tokens up to a first one that no other notation has is certain, and so are tokens
 * with few other words among them.  One of those after something else counts for less than any word
 * that is another notation's.
 */
static int vying_weigh(struct cursor cursor)
{
    enum { POSSIBLE = 4, FEW = 8 /* tokens to each word that is none */ };
    struct vying_tokens tokens = {.known = 0};
    int lines = skip_gap(&cursor);
    while (cursor.at < cursor.end && !tokens.pure) {
        tokens.points = lines > 1 ? 0 : tokens.points;
        tokens.beside = lines <= 1 && (tokens.beside || (lines == 0 && tokens.points > 0));
        struct vying_token token = scan_token(&cursor);
        bool known = token.kind == TOKEN_POINT  ? token.from != YINSH_NO_POINT
                     : token.kind == TOKEN_MOVE ? may_move(&tokens, &token)
                                                : token.kind != TOKEN_UNKNOWN;
        /* The last one may be cut. */
        if (!known && cursor.at == cursor.end && tokens.known > 0)
            break;
        tokens.known += known;
        tokens.others += !known;
        tokens.own += known && (token.kind == TOKEN_MOVE || token.kind == TOKEN_END);
        tokens.points += known && token.kind == TOKEN_POINT;
        tokens.pure = tokens.own > 0 && tokens.others == 0;
        lines = skip_gap(&cursor);
    }
    if (tokens.own == 0)
        return tokens.others == 0 && tokens.known > 0;
    return tokens.pure || tokens.known >= FEW * tokens.others ? NOTATION_CERTAIN : POSSIBLE;
}

const struct notation notation_vying = {
    .name = "vying",
    .description = "the move sequences of vying.org",
    .extensions = ".txt",
    .signatures = (const struct signature[]){{NULL, 0, "", NULL}},
    .weigh = vying_weigh,
    .read = vying_read,
    .resync = vying_resync,
    .write = vying_write,
};
