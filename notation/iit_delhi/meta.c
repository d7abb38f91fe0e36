/* SPDX-License-Identifier: BSD-2-Clause */
#include "notation/iit_delhi/iit_delhi.h"

#include "rules/bits.h"
#include "rules/rules.h"

/* ---- Points ------------------------------------------------------------ */

yinsh_point iit_delhi_point(unsigned hexagon, unsigned place)
{
    /* The way from the centre to each corner, clockwise from the upper one, and again. */
    static const int way[][2] = {{0, 1}, {1, 1}, {1, 0}, {0, -1}, {-1, -1}, {-1, 0}, {0, 1}};
    enum { CENTRE_COLUMN = 5, CENTRE_ROW = 6, LARGEST = 5 };
    if (hexagon > LARGEST || place >= (hexagon == 0 ? 1 : 6 * hexagon))
        return YINSH_NO_POINT;
    unsigned corner = hexagon == 0 ? 0 : place / hexagon;
    int after = hexagon == 0 ? 0 : (int)(place % hexagon);
    int before = (int)hexagon - after;
    return yinsh_point_at(CENTRE_COLUMN + before * way[corner][0] + after * way[corner + 1][0],
                          CENTRE_ROW + before * way[corner][1] + after * way[corner + 1][1]);
}

/* ---- Meta texts -------------------------------------------------------- */

/* Take the number of a player; false if there is none. */
static bool scan_player(struct cursor *cursor, enum yinsh_colour *player)
{
    char digit = scan_peek(cursor);
    if ((digit != '1' && digit != '2') || is_digit(scan_ahead(cursor, 1)))
        return false;
    cursor->at++;
    *player = digit == '1' ? YINSH_WHITE : YINSH_BLACK;
    return true;
}

/* Take a player's score; only the integer part counts: the fraction is their markers. */
static bool scan_score(struct cursor *cursor, enum yinsh_colour *player, uint32_t *score)
{
    uint32_t markers;
    return scan_word(cursor, "Player ") && scan_player(cursor, player) &&
           scan_word(cursor, " SCORE : ") && scan_number(cursor, 99, score) > 0 &&
           (!scan_byte(cursor, '.') || scan_number(cursor, 999, &markers) > 0);
}

/*
 * Take both scores.  The player who removed their last ring has 10 less the number of rings that
 * the other player removed, whose score is that number.  Other sums come from games that were not
 * won that way.
 */
static bool scan_scores(struct cursor *cursor, struct iit_delhi_meta *meta)
{
    enum { FULL = 10, MOST_LOST = 2 };
    enum yinsh_colour first, second;
    uint32_t scores[2];
    if (!scan_score(cursor, &first, &scores[0]) || !scan_word(cursor, " : ") ||
        !scan_score(cursor, &second, &scores[1]) || cursor->at != cursor->end || first == second)
        return false;
    bool first_won = scores[0] > scores[1];
    uint32_t lost = first_won ? scores[1] : scores[0];
    if (scores[0] + scores[1] != FULL || lost > MOST_LOST)
        return false;
    *meta = (struct iit_delhi_meta){META_SCORE, first_won ? first : second, (int)lost};
    return true;
}

/* How the texts begin that name the loser. */
static const char *const beginnings[] = {[META_TIMEOUT] = "TIMEOUT BY PLAYER ",
                                         [META_INVALID] = "INVALID MOVE BY PLAYER ",
                                         [META_STOP] = "UNEXPECTED STOP BY PLAYER "};

struct iit_delhi_meta iit_delhi_meta_read(const char *text, size_t length)
{
    struct iit_delhi_meta meta = {.kind = META_OTHER};
    struct cursor cursor = cursor_over(text, length);
    if (scan_scores(&cursor, &meta))
        return meta;
    for (int kind = META_TIMEOUT; kind <= META_STOP; kind++) {
        enum yinsh_colour loser;
        cursor = cursor_over(text, length);
        if (scan_word(&cursor, beginnings[kind]) && scan_player(&cursor, &loser) &&
            (scan_left(&cursor) == 0 || *cursor.at == ' '))
            return (struct iit_delhi_meta){(enum iit_delhi_kind)kind, rules_opponent(loser), 0};
    }
    return meta;
}

/* "Player 1 SCORE : 9.007", with the markers as thousandths, without zeros at the end. */
static void add_score(struct text *text, enum yinsh_colour player, bool won,
                      const yinsh_position *position)
{
    enum { FULL = 10 };
    int rings = position->removed[won ? rules_opponent(player) : player];
    unsigned markers = set_count(position->markers[player]);
    int digits = 3;
    for (; digits > 1 && markers % 10 == 0; digits--)
        markers /= 10;
    text_format(text, "Player %d SCORE : %d.%0*u", player == YINSH_WHITE ? 1 : 2,
                won ? FULL - rings : rings, digits, markers);
}

size_t iit_delhi_meta_write(struct iit_delhi_meta meta, const yinsh_position *position,
                            char text[IIT_DELHI_META_TEXT])
{
    struct text out = text_begin(text, IIT_DELHI_META_TEXT);
    /* The player who ended the game comes first: the winner, or the one that failed. */
    bool won = meta.kind == META_SCORE;
    enum yinsh_colour first = won ? meta.winner : rules_opponent(meta.winner);
    if (meta.kind == META_OTHER)
        return 0;
    if (!won)
        text_format(&out, "%s%d : ", beginnings[meta.kind], first == YINSH_WHITE ? 1 : 2);
    add_score(&out, first, won, position);
    text_add_string(&out, " : ");
    add_score(&out, rules_opponent(first), !won, position);
    return out.length;
}
