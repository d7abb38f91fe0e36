/* SPDX-License-Identifier: BSD-2-Clause */
/* Positions compared and as one line, yinsh-notation(5), and the texts of actions. */
#include "base/scan.h"
#include "rules/rules.h"

bool yinsh_position_equal(const yinsh_position *a, const yinsh_position *b)
{
    for (int colour = 0; colour < 2; colour++)
        if (!set_equal(a->rings[colour], b->rings[colour]) ||
            !set_equal(a->markers[colour], b->markers[colour]) ||
            a->removed[colour] != b->removed[colour])
            return false;
    return a->turn == b->turn && a->side == b->side && a->due == b->due &&
           a->on_board == b->on_board && rules_same_game(a, b) && a->passed == b->passed;
}

/* ---- Actions ----------------------------------------------------------- */

size_t yinsh_action_format(yinsh_action action, char text[YINSH_ACTION_TEXT])
{
    action = rules_lower_end_first(action);
    if (!yinsh_point_on_board(action.from))
        action.from = YINSH_FRAME;
    if (!yinsh_point_on_board(action.to))
        action.to = YINSH_FRAME;
    char *end = action.kind > YINSH_STEAL ? append_string(text, "-") : append_action(text, action);
    *end = '\0';
    return (size_t)(end - text);
}

bool yinsh_action_parse(const char *text, size_t length, yinsh_action *action)
{
    struct cursor cursor = cursor_over(text, length);
    yinsh_action found = {YINSH_PASS, YINSH_ANY_SIDE, YINSH_NO_POINT, YINSH_NO_POINT};
    bool removal;
    if ((scan_letters(&cursor, "pass") || scan_letters(&cursor, "steal")) &&
        cursor.at == cursor.end) {
        found.kind = length == 4 ? YINSH_PASS : YINSH_STEAL;
        *action = found;
        return true;
    }
    cursor.at = text;
    removal = scan_byte(&cursor, 'x') || scan_byte(&cursor, 'X');
    if (!scan_point(&cursor, &found.from) || found.from == YINSH_NO_POINT)
        return false;
    if (scan_byte(&cursor, '-')) {
        if (!scan_point(&cursor, &found.to) || found.to == YINSH_NO_POINT)
            return false;
        found.kind = removal ? YINSH_ROW : YINSH_MOVE;
    } else if (removal) {
        found.kind = YINSH_RING;
    } else {
        found.kind = YINSH_PLACE;
        found.to = found.from;
        found.from = YINSH_NO_POINT;
    }
    if (cursor.at != cursor.end)
        return false;
    *action = rules_lower_end_first(found);
    return true;
}

/* ---- Writing a position ------------------------------------------------ */

/* What of a position shows on its board, moved down so that the next column is the lowest. */
struct columns {
    yinsh_set pieces, markers, black;
};

/* Of two pieces on one point, which no game has, the ring shows, and the white one. */
static struct columns columns_of(const yinsh_position *position)
{
    const yinsh_set *rings = position->rings, *markers = position->markers;
    yinsh_set all_rings = set_or(rings[0], rings[1]), all_markers = set_or(markers[0], markers[1]);
    yinsh_set black = set_or(rings[YINSH_BLACK], set_minus(all_markers, all_rings));
    yinsh_set white = set_or(rings[YINSH_WHITE], set_minus(markers[YINSH_WHITE], all_rings));
    return (struct columns){.pieces = set_and(set_or(all_rings, all_markers), point_board),
                            .markers = set_minus(all_markers, all_rings),
                            .black = set_minus(black, white)};
}

/* The functions that put something return where the next byte comes. */

/* Put the column with this index, which is the lowest of the sets. */
static inline char *put_column(char *at, const struct columns *columns, int column)
{
    static const char letters[] = {'W', 'B', 'w', 'b'};
    const unsigned above = point_high_row[column];
    uint64_t pieces = columns->pieces.word[0] & ((UINT64_C(1) << YINSH_COLUMNS) - 1);
    uint64_t markers = columns->markers.word[0] << 1, black = columns->black.word[0];
    unsigned next = point_low_row[column] - 1U;
    for (; pieces != 0; pieces &= pieces - 1) {
        unsigned row = (unsigned)__builtin_ctzll(pieces);
        /* There are less than ten points besides this one. */
        *at = (char)('0' + row - next);
        at += row != next;
        *at++ = letters[(markers >> row & 2) | (black >> row & 1)];
        next = row + 1;
    }
    /* In a column without a piece there may be ten. */
    const unsigned vacant = above - next;
    *at = '1';
    at += vacant >= 10;
    *at = (char)('0' + vacant % 10);
    return at + (vacant > 0);
}

static char *put_board(char *at, const yinsh_position *position)
{
    struct columns columns = columns_of(position);
    for (int column = 0; column < YINSH_COLUMNS; column++) {
        at = put_column(at, &columns, column);
        columns.pieces = set_down(columns.pieces, YINSH_COLUMNS);
        columns.markers = set_down(columns.markers, YINSH_COLUMNS);
        columns.black = set_down(columns.black, YINSH_COLUMNS);
        *at++ = '/';
    }
    return at - 1;
}

size_t yinsh_position_format(const yinsh_position *position, char text[YINSH_POSITION_TEXT])
{
    bool over = position->due == YINSH_DUE_OVER;
    if (position->due > YINSH_DUE_OVER || position->variant > YINSH_BLITZ ||
        position->house > YINSH_HOUSE_POOL_DRAWS || position->removed[YINSH_WHITE] > YINSH_RINGS ||
        position->removed[YINSH_BLACK] > YINSH_RINGS)
        return (size_t)(stpncpy(text, "?", 2) - text);
    char *at = put_board(text, position);
    at = append_string(at, over ? " - " : position->side == YINSH_WHITE ? " w " : " b ");
    at = append_string(at, names_of_due[position->due]);
    const char removed[] = {' ', (char)('0' + position->removed[YINSH_WHITE]), '-',
                            (char)('0' + position->removed[YINSH_BLACK]), ' '};
    at = append_bytes(at, removed, sizeof removed);
    at = append_number(at, position->turn);
    *at++ = ' ';
    at += variant_name(position, at);
    /* A game over by passes cannot have ended otherwise, so the six fields suffice. */
    if (position->passed && !over)
        at = append_string(at, " passed");
    *at = '\0';
    return (size_t)(at - text);
}

/* ---- Reading a position ------------------------------------------------ */

/* The pieces of a position among which one belongs; NULL if the letter is not a piece. */
static inline yinsh_set *pieces_of(yinsh_position *position, char piece)
{
    yinsh_set *sets = (piece & 0x20) != 0 ? position->markers : position->rings;
    char colour = (char)(piece & ~0x20);
    return colour == 'W' ? &sets[YINSH_WHITE] : colour == 'B' ? &sets[YINSH_BLACK] : NULL;
}

static const char *parse_column(struct cursor *cursor, yinsh_position *position, int column)
{
    int row = point_low_row[column];
    while (row <= point_high_row[column]) {
        uint32_t vacant;
        char piece = scan_peek(cursor);
        yinsh_set *pieces = pieces_of(position, piece);
        if (pieces != NULL) {
            unsigned point = (unsigned)POINT_NUMBER(column, row);
            pieces->word[point >> 6] |= UINT64_C(1) << (point & 63);
            cursor->at++;
            row++;
        } else if (is_digit(piece)) {
            if (piece == '0')
                return "a number of vacant points must not begin with a zero";
            scan_number(cursor, YINSH_COLUMNS + 1, &vacant);
            row += (int)vacant;
            if (row > point_high_row[column] + 1)
                return "a column has too many points";
        } else if (piece == '/' || piece == ' ') {
            return "a column has too few points";
        } else {
            return "a column must consist of W, B, w, b and numbers";
        }
    }
    return NULL;
}

static const char *parse_board(struct cursor *cursor, yinsh_position *position)
{
    for (int column = 0; column < YINSH_COLUMNS; column++) {
        const char *wrong;
        if (column > 0 && !scan_byte(cursor, '/'))
            return scan_peek(cursor) == ' ' ? "there are fewer than eleven columns"
                                            : "a column has too many points";
        wrong = parse_column(cursor, position, column);
        if (wrong != NULL)
            return wrong;
    }
    position->on_board = (uint8_t)(set_count(position->markers[YINSH_WHITE]) +
                                   set_count(position->markers[YINSH_BLACK]));
    return NULL;
}

/* Take the word up to the next space or the end, after the space that divides fields. */
static bool next_field(struct cursor *cursor, const char **word, size_t *length)
{
    if (!scan_byte(cursor, ' '))
        return false;
    *word = cursor->at;
    while (cursor->at < cursor->end && *cursor->at != ' ')
        cursor->at++;
    *length = (size_t)(cursor->at - *word);
    return true;
}

static const char *parse_side(const char *word, size_t length, yinsh_position *position)
{
    if (length != 1 || (*word != 'w' && *word != 'b' && *word != '-'))
        return "the side to act must be w, b or -";
    position->side = *word == 'b' ? YINSH_BLACK : *word == 'w' ? YINSH_WHITE : YINSH_ANY_SIDE;
    return NULL;
}

static const char *parse_due(const char *word, size_t length, yinsh_position *position)
{
    int index = name_find(names_of_due, word, length);
    if (index < 0)
        return "what is due must be place, pre-row, pre-ring, move, post-row, post-ring or over";
    position->due = (uint8_t)index;
    return NULL;
}

static const char *parse_removed(const char *word, size_t length, yinsh_position *position)
{
    if (length != 3 || word[0] < '0' || word[0] > '3' || word[1] != '-' || word[2] < '0' ||
        word[2] > '3')
        return "the rings removed must be two numbers from 0 to 3, such as 1-2";
    position->removed[YINSH_WHITE] = (uint8_t)(word[0] - '0');
    position->removed[YINSH_BLACK] = (uint8_t)(word[2] - '0');
    return NULL;
}

static const char *parse_turn(const char *word, size_t length, yinsh_position *position)
{
    struct cursor digits = cursor_over(word, length);
    uint32_t turn;
    scan_number(&digits, POSITION_TURN_MAX + 1, &turn);
    if (length == 0 || digits.at != digits.end || word[0] == '0')
        return "the fifth field must be a turn number that does not begin with a zero";
    if (turn > POSITION_TURN_MAX)
        return "the turn number is too high";
    position->turn = (uint16_t)turn;
    return NULL;
}

static const char *parse_variant(const char *word, size_t length, yinsh_position *position)
{
    return variant_parse(word, length, position)
               ? NULL
               : "the variant must be standard or blitz, optionally followed by +steal and by one "
                 "of +no-limit, +pool-ends and +pool-draws";
}

static const char *parse_passed(const char *word, size_t length, yinsh_position *position)
{
    if (length != 6 || memcmp(word, "passed", 6) != 0)
        return "the seventh field must be passed or be omitted";
    position->passed = true;
    return NULL;
}

/* How each field is parsed, and the message if it is missing; NULL if it may be. */
static const struct {
    const char *(*parse)(const char *word, size_t length, yinsh_position *position);
    const char *missing;
} fields[POSITION_FIELDS] = {
    [POSITION_SIDE] = {parse_side, "the second field, the side to act, is missing"},
    [POSITION_DUE] = {parse_due, "the third field, what is due, is missing"},
    [POSITION_REMOVED] = {parse_removed, "the fourth field, the rings removed, is missing"},
    [POSITION_TURN] = {parse_turn, "the fifth field, the number of the turn, is missing"},
    [POSITION_VARIANT] = {parse_variant, "the sixth field, the variant, is missing"},
    [POSITION_PASSED] = {parse_passed, NULL},
};

const char *position_field_parse(enum position_field field, const char *word, size_t length,
                                 yinsh_position *position)
{
    return fields[field].parse(word, length, position);
}

/* Check that the side to act, what is due and the turn agree, and set the side. */
static const char *check_side(yinsh_position *position)
{
    uint8_t side = position->side;
    if ((side == YINSH_ANY_SIDE) != (position->due == YINSH_DUE_OVER))
        return "the side to act must be - if the game is over, and only then";
    position->side = (uint8_t)rules_side_of_turn(position->turn);
    if (side != YINSH_ANY_SIDE && side != position->side)
        return "odd turns are White's, even turns Black's";
    return NULL;
}

/* Parse the fields after the board; they have to be known before the position can be checked. */
static const char *parse_fields(struct cursor *cursor, yinsh_position *position)
{
    const char *word, *wrong = NULL;
    size_t length;
    if (scan_left(cursor) > 0 && *cursor->at != ' ')
        return "a column has too many points";
    for (int field = 0; field < POSITION_FIELDS && wrong == NULL; field++) {
        if (next_field(cursor, &word, &length))
            wrong = position_field_parse((enum position_field)field, word, length, position);
        else
            wrong = fields[field].missing;
    }
    if (wrong == NULL)
        wrong = check_side(position);
    if (wrong != NULL)
        return wrong;
    return cursor->at == cursor->end ? NULL : "unexpected text after the last field";
}

const char *yinsh_position_parse(const char *text, size_t length, yinsh_position *position,
                                 size_t *offset)
{
    struct cursor cursor = cursor_over(text, length);
    yinsh_position found = {.turn = 0};
    const char *wrong = parse_board(&cursor, &found);
    if (wrong == NULL)
        wrong = parse_fields(&cursor, &found);
    if (wrong == NULL) {
        if (yinsh_position_end(&found) == YINSH_END_BLOCKED)
            found.passed = true;
        wrong = yinsh_position_check(&found);
    }
    if (offset != NULL)
        *offset = scan_offset(&cursor);
    if (wrong == NULL)
        *position = found;
    return wrong;
}
