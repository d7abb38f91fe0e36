/* SPDX-License-Identifier: BSD-2-Clause */
/*
 * tests/engine/oracle.c - the engine against positions and games with known answers.
 *
 * The answers come from engines that other people wrote, so they stay outside the
 * project; without the folder nothing is tested.
 *
 * usage: oracle [--deep] ORACLE-FOLDER [RECORDS-FOLDER]
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "yinsh.h"

enum { LINE = 16384, FIELDS = 24, SHOWN = 5 };

/* One file of tab-separated lines that is being worked through. */
struct table {
    const char *name;
    FILE *file;
    char line[LINE];
    char *field[FIELDS]; /* "" if a line has fewer */
    int total, good;
};

static int test_number;
static bool all_good = true;

/* ---- Tables and TAP ---------------------------------------------------- */

/* Open a file and skip its line of headings; reports it if there is none. */
static bool open_table(struct table *table, const char *folder, const char *name)
{
    char path[4096];

    memset(table, 0, sizeof *table);
    table->name = name;
    snprintf(path, sizeof path, "%s/%s", folder, name);
    table->file = fopen(path, "r");
    if (table->file != NULL && fgets(table->line, LINE, table->file) != NULL)
        return true;
    printf("not ok %d - %s: cannot be read\n", ++test_number, path);
    all_good = false;
    return false;
}

/* Read the next line into fields. */
static bool next_line(struct table *table)
{
    char *at = table->line;

    if (fgets(table->line, LINE, table->file) == NULL)
        return false;
    if (strchr(table->line, '\n') == NULL && !feof(table->file)) {
        printf("Bail out! %s: a line is too long\n", table->name);
        exit(1);
    }
    table->line[strcspn(table->line, "\r\n")] = '\0';
    for (int i = 0; i < FIELDS; i++) {
        table->field[i] = at;
        at += strcspn(at, "\t");
        if (*at == '\t')
            *at++ = '\0';
    }
    table->total++;
    return true;
}

/* Count a line as good, or show the first ones that are not. */
static void judge(struct table *table, bool good, const char *what)
{
    if (good)
        table->good++;
    else if (table->total - table->good <= SHOWN)
        printf("# %s %s: %s\n", table->name, table->field[0], what);
}

static void close_table(struct table *table, const char *what)
{
    bool good = table->good == table->total && table->total > 0;

    fclose(table->file);
    printf("%s %d - %s: %d of %d %s\n", good ? "ok" : "not ok", ++test_number, table->name,
           table->good, table->total, what);
    all_good = all_good && good;
}

/* ---- Texts ------------------------------------------------------------- */

/* A point, which may be off the board: the engine has to notice. */
static bool read_point(const char **at, yinsh_point *point)
{
    int column = **at - 'a', row = 0;

    if (column < 0 || column > 25 || (*at)[1] < '0' || (*at)[1] > '9')
        return false;
    for ((*at)++; **at >= '0' && **at <= '9' && row < 100; (*at)++)
        row = 10 * row + (**at - '0');
    *point = column < YINSH_COLUMNS && row >= 1 && row <= YINSH_COLUMNS
                 ? (yinsh_point)(11 * column + row - 1)
                 : YINSH_NO_POINT;
    return true;
}

/* One action: "e3", "h7-g7", "xg5-g9", "xa5" or "pass". */
static bool read_action(const char **at, yinsh_action *action)
{
    bool removal = **at == 'x', second = false;

    action->from = action->to = YINSH_NO_POINT;
    action->kind = YINSH_PASS;
    if (strncmp(*at, "pass", 4) == 0) {
        *at += 4;
        return true;
    }
    *at += removal;
    if (!read_point(at, &action->from))
        return false;
    if (**at == '-') {
        ++*at;
        second = true;
        if (!read_point(at, &action->to))
            return false;
    }
    if (second) {
        action->kind = removal ? YINSH_ROW : YINSH_MOVE;
    } else if (removal) {
        action->kind = YINSH_RING;
    } else {
        action->kind = YINSH_PLACE;
        action->to = action->from;
        action->from = YINSH_NO_POINT;
    }
    return true;
}

/*
 * Play one turn, as "31.d2-d5;xg5-k9xh4", and move after it.  Every action is
 * given the side that the number of the turn implies, and the turn has to be
 * complete at its end: otherwise it is refused, for the reason in *why.
 */
static bool play_turn(yinsh_position *position, const char **text, const char **why)
{
    const char *at = *text;
    int number = atoi(at);
    yinsh_action action = {.side = number % 2 == 1 ? YINSH_WHITE : YINSH_BLACK};

    *text += strcspn(at, " ");
    *text += strspn(*text, " ");
    at += strcspn(at, ".");
    *why = "numbered otherwise";
    if (*at != '.' || (number != position->turn && position->due != YINSH_DUE_OVER))
        return false;
    for (at++; *at != ' ' && *at != '\0';) {
        yinsh_fault fault;

        *why = "not an action";
        if (*at == ';' || !read_action(&at, &action))
            return false;
        fault = yinsh_play(position, action);
        *why = yinsh_fault_name(fault);
        if (fault != 0)
            return false;
        if (*at == ';')
            at++;
    }
    *why = "turn not complete";
    return position->turn == number + 1 || position->due == YINSH_DUE_OVER;
}

/* Put the points of a list as "c3,d4" into a set; "-" is none.  Returns how many. */
static int read_list(const char **at, yinsh_set *set)
{
    int count = 0;
    yinsh_point point;

    set->word[0] = set->word[1] = 0;
    while (read_point(at, &point)) {
        if (point < YINSH_FRAME)
            set->word[point / 64] |= (uint64_t)1 << (point % 64);
        count++;
        if (**at == ',')
            ++*at;
    }
    if (**at == '-')
        ++*at;
    if (**at == '/' || **at == ' ')
        ++*at;
    return count;
}

/* Read the oracle's text of a position, which lists points. */
static bool read_position(const char *text, yinsh_position *position)
{
    char side, phase[4], variant[8];
    int removed[2], pool, rings;

    yinsh_start(position, YINSH_STANDARD, YINSH_HOUSE_NONE);
    rings = read_list(&text, &position->rings[YINSH_WHITE]);
    rings += read_list(&text, &position->rings[YINSH_BLACK]);
    position->on_board = (uint8_t)read_list(&text, &position->markers[YINSH_WHITE]);
    position->on_board =
        (uint8_t)(position->on_board + read_list(&text, &position->markers[YINSH_BLACK]));
    if (sscanf(text, "%c %3s %d-%d %d %7s", &side, phase, &removed[0], &removed[1], &pool,
               variant) != 6)
        return false;
    position->removed[0] = (uint8_t)removed[0];
    position->removed[1] = (uint8_t)removed[1];
    position->variant = strcmp(variant, "blitz") == 0 ? YINSH_BLITZ : YINSH_STANDARD;
    position->side = side == 'b' ? YINSH_BLACK : YINSH_WHITE;
    /* The number of the turn is not in the text: the first that fits the side. */
    position->turn = (uint16_t)(*phase == 'P' ? rings + 1 : side == 'b' ? 12 : 11);
    if (*phase == 'P') {
        position->due = YINSH_DUE_PLACE;
    } else if (*phase == 'M') {
        yinsh_action rows[YINSH_MAX_ACTIONS];
        bool row = yinsh_rows(position, (enum yinsh_colour)position->side, rows) > 0;
        position->due = phase[1] == 'x' ? YINSH_DUE_PRE_RING
                        : row           ? YINSH_DUE_PRE_ROW
                                        : YINSH_DUE_MOVE;
    } else if (*phase == 'A') {
        position->due = phase[1] == 'x' ? YINSH_DUE_POST_RING : YINSH_DUE_POST_ROW;
    } else {
        position->due = YINSH_DUE_OVER;
    }
    return yinsh_pool(position) == pool;
}

/* ---- Counting ---------------------------------------------------------- */

/* Positions reached by so many single actions. */
static uint64_t count_actions(const yinsh_position *position, int depth)
{
    yinsh_action actions[YINSH_MAX_ACTIONS];
    size_t count = yinsh_legal_actions(position, actions);
    uint64_t total = 0;

    if (depth == 1)
        return count;
    for (size_t i = 0; i < count; i++) {
        yinsh_position next = *position;
        if (yinsh_play(&next, actions[i]) == 0)
            total += count_actions(&next, depth - 1);
    }
    return total;
}

/* Positions reached by so many complete turns, every order of removals counted. */
static uint64_t count_turns(const yinsh_position *position, int depth)
{
    yinsh_action actions[YINSH_MAX_ACTIONS];
    size_t count = yinsh_legal_actions(position, actions);
    uint64_t total = 0;

    for (size_t i = 0; i < count; i++) {
        yinsh_position next = *position;
        if (yinsh_play(&next, actions[i]) != 0)
            continue;
        int left = next.turn != position->turn || next.due == YINSH_DUE_OVER ? depth - 1 : depth;
        total += left == 0 ? 1 : count_turns(&next, left);
    }
    return total;
}

/* Compare count numbers in the fields from first on with those of the engine. */
static bool compare_counts(struct table *table, const yinsh_position *position, int first,
                           int depth, int last, bool turns)
{
    for (; depth <= last; depth++, first++) {
        uint64_t wanted = strtoull(table->field[first], NULL, 10);
        uint64_t given = turns ? count_turns(position, depth) : count_actions(position, depth);

        if (*table->field[first] == '\0' || given != wanted) {
            printf("# %s %s: %c%d is %llu, not '%s'\n", table->name, table->field[0],
                   turns ? 'T' : 'A', depth, (unsigned long long)given, table->field[first]);
            return false;
        }
    }
    return true;
}

static void test_perft(const char *folder, bool deep)
{
    static struct table table;

    if (!open_table(&table, folder, deep ? "perft_deep.tsv" : "perft.tsv"))
        return;
    while (next_line(&table)) {
        yinsh_position position;
        bool good = read_position(table.field[1], &position);

        if (deep)
            good = good && compare_counts(&table, &position, 2, 4, 4, false) &&
                   compare_counts(&table, &position, 3, 4, 4, true);
        else
            good = good && compare_counts(&table, &position, 3, 1, 3, false) &&
                   compare_counts(&table, &position, 6, 1, 3, true);
        judge(&table, good, "other numbers");
    }
    close_table(&table, "positions have the known numbers of actions and of turns");
}

/* ---- Games ------------------------------------------------------------- */

static yinsh_position start_of(const char *blitz)
{
    yinsh_position position;

    yinsh_start(&position, *blitz == '1' ? YINSH_BLITZ : YINSH_STANDARD, YINSH_HOUSE_NONE);
    return position;
}

static bool play_all(yinsh_position *position, const char *moves, const char **why)
{
    while (*moves != '\0')
        if (!play_turn(position, &moves, why))
            return false;
    return true;
}

/* The end of the game as the oracle marks it by Ew, Eb or Ed. */
static bool same_final(const yinsh_position *a, const char *text)
{
    static const char *const marks[] = {" - E? ", " - Ew ", " - Eb ", " - Ed "};
    yinsh_position b;

    return read_position(text, &b) && memcmp(a->rings, b.rings, sizeof b.rings) == 0 &&
           memcmp(a->markers, b.markers, sizeof b.markers) == 0 && a->removed[0] == b.removed[0] &&
           a->removed[1] == b.removed[1] && a->on_board == b.on_board && a->due == YINSH_DUE_OVER &&
           a->variant == b.variant && strstr(text, marks[yinsh_position_result(a)]) != NULL;
}

static void test_games(const char *folder)
{
    static struct table table;

    if (!open_table(&table, folder, "games.tsv"))
        return;
    while (next_line(&table)) {
        yinsh_position position = start_of(table.field[1]);
        const char *why = "";
        bool good = play_all(&position, table.field[4], &why);

        if (good) {
            why = "another result or final position";
            good =
                strcmp(yinsh_result_name(yinsh_position_result(&position)), table.field[2]) == 0 &&
                same_final(&position, table.field[3]);
        }
        judge(&table, good, why);
    }
    close_table(&table, "games replayed to the known result and final position");
}

static void test_records(const char *folder)
{
    static struct table table;

    if (!open_table(&table, folder, "official-long/games.tsv"))
        return;
    while (next_line(&table)) {
        yinsh_position position = start_of("0");
        const char *why = "";
        char rings[8];
        bool good = play_all(&position, table.field[6], &why);

        snprintf(rings, sizeof rings, "%d-%d", position.removed[0], position.removed[1]);
        if (good) {
            why = "another result, rings or end";
            good =
                strcmp(yinsh_result_name(yinsh_position_result(&position)), table.field[1]) == 0 &&
                strcmp(rings, table.field[2]) == 0 &&
                strcmp(yinsh_end_name(yinsh_position_end(&position)), table.field[3]) == 0;
        }
        judge(&table, good, why);
    }
    close_table(&table, "games replayed to the known result, rings and end");
}

static void test_bad(const char *folder)
{
    static struct table table;

    if (!open_table(&table, folder, "bad.tsv"))
        return;
    while (next_line(&table)) {
        yinsh_position position = start_of(table.field[1]);
        const char *moves = table.field[7], *why = "";
        int bad_turn = atoi(table.field[2]), number = 1;

        while (*moves != '\0' && number < bad_turn && play_turn(&position, &moves, &why))
            number++;
        if (number < bad_turn) {
            judge(&table, false, why);
            continue;
        }
        bool good = *moves != '\0' && !play_turn(&position, &moves, &why);
        judge(&table, good, "the bad turn is accepted");
    }
    close_table(&table, "refused at the stated turn");
}

int main(int argc, char **argv)
{
    bool deep = argc > 1 && strcmp(argv[1], "--deep") == 0;
    const char *oracle = argc > 1 + deep ? argv[1 + deep] : NULL;
    const char *records = argc > 2 + deep ? argv[2 + deep] : NULL;

    if (oracle == NULL) {
        printf("1..0 # SKIP no folder with known answers\n");
        return 0;
    }
    printf("1..%d\n", 3 + deep + (records != NULL));
    test_perft(oracle, false);
    if (deep)
        test_perft(oracle, true);
    test_games(oracle);
    test_bad(oracle);
    if (records != NULL)
        test_records(records);
    return all_good ? 0 : 1;
}
