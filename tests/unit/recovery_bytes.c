/* SPDX-License-Identifier: BSD-2-Clause */
/* A wrong byte anywhere in a file of three games, in every notation, costs no other game. */
#include "registry/notation_list.h"
#include "support/record_driver.h"

enum { GAMES = 3 };

/* Games with other lengths, some tags and a comment, in a notation. */
static struct buffer write_games(const char *notation, size_t ends[GAMES])
{
    static const char *const games[GAMES] = {
        "[White \"a\"]\n[Black \"x\"]\n\n1.c8 2.g4 3.d4 4.g11 5.d6 6.b3 7.j9 8.f8 9.a2 10.d7 "
        "11.c8-c1 12.b3-h9 *\n",
        "[White \"b\"]\n[Black \"y\"]\n\n1.c8 2.g4 3.d4 4.g11 5.d6 6.b3 7.j9 {so} 8.f8 9.a2 10.d7 "
        "11.c8-c2 12.b3-h9 13.c2-c7 *\n",
        "[White \"c\"]\n[Black \"z\"]\n\n1.c8 2.g4 3.d4 4.g11 5.d6 6.b3 7.j9 8.f8 9.a2 10.d7 "
        "11.c8-c1 12.b3-h9 13.c1-c7 14.g4-g10 *\n",
    };
    struct buffer all = {NULL, 0};
    for (size_t i = 0; i < GAMES; i++) {
        struct source source;
        const struct yinsh_record *read;
        unsigned lost;
        yinsh_reader *reader = read_first(games[i], NULL, &source, &read);
        struct buffer game = write_in(notation, read, false, &lost);
        collect(&all, game.bytes, game.length);
        ends[i] = all.length;
        free(game.bytes);
        yinsh_reader_free(reader);
    }
    return all;
}

/* Append a line if a record is good. */
static void describe_good(struct text *out, const struct yinsh_record *of)
{
    if (yinsh_record_status(of) == YINSH_STATUS_OK && yinsh_record_action_count(of) > 0) {
        text_add_string(out, "good ");
        text_add_number(out, (long)yinsh_record_action_count(of));
        text_add_string(out, "\n");
    }
}

/* A byte that is added, changed or left out costs no more than the record that it is in. */
TEST(one_byte)
{
    static const char bytes[] = "[]{}()*;:,.-\"\\1x#WPM\n \xFF";
    static const char *const lines[GAMES] = {"good 12\n", "good 13\n", "good 14\n"};
    char changed[8192];
    size_t ends[GAMES], lost = 0, tried = 0;
    for (const struct notation *const *at = notation_table; *at != NULL; at++) {
        size_t shown = 0;
        struct buffer all =
            (*at)->write != NULL ? write_games((*at)->name, ends) : (struct buffer){NULL, 0};
        for (size_t place = 0; place < all.length; place++)
            for (size_t i = place % 4; i < 2 * sizeof bytes; i += 4) {
                /* The NUL in the list stands for nothing: a byte is left out, or a NUL is added. */
                bool added = i < sizeof bytes;
                char byte = bytes[i % sizeof bytes];
                size_t put = added || byte != '\0';
                memcpy(changed, all.bytes, place);
                changed[place] = byte;
                memcpy(changed + place + put, all.bytes + place + !added,
                       all.length - place - !added);
                size_t length = all.length - !added + put;
                const char *found = describe_all(changed, length, 0, NULL, describe_good);
                for (size_t game = 0; game < GAMES; game++) {
                    size_t begin = game > 0 ? ends[game - 1] : 0, end = ends[game];
                    /* Neither the record nor the white space around it. */
                    while (begin > 0 && is_blank(all.bytes[begin - 1]))
                        begin--;
                    if (place >= begin && place <= end)
                        continue;
                    tried++;
                    if (strstr(found, lines[game]) != NULL)
                        continue;
                    lost++;
                    if (shown++ < 8)
                        print_error("%s: byte %02x %s at %zu: game %zu: %.*s\n", (*at)->name,
                                    (unsigned char)byte, added ? "added" : "put", place, game, 40,
                                    changed + (place > 20 ? place - 20 : 0));
                }
            }
        free(all.bytes);
    }
    print_message("%zu records, %zu lost\n", tried, lost);
    assert_int_equal(lost, 0);
}

/* Append a line with the line that a record begins in, and whether it is good. */
static void describe_goodness(struct text *out, const struct yinsh_record *of)
{
    text_add_number(out, (long)of->window.line);
    text_add_string(out, yinsh_record_status(of) == YINSH_STATUS_OK ? " good\n" : " bad\n");
}

/* With all faults asked for, the same records are found. */
TEST(all_faults)
{
    char changed[8192], lines[2][1024];
    size_t ends[GAMES];
    for (const struct notation *const *at = notation_table; *at != NULL; at++) {
        struct buffer all =
            (*at)->write != NULL ? write_games((*at)->name, ends) : (struct buffer){NULL, 0};
        for (size_t place = 0; place < all.length; place++) {
            memcpy(changed, all.bytes, all.length);
            changed[place] ^= 1;
            for (int all_faults = 0; all_faults < 2; all_faults++) {
                const yinsh_reader_options options = {.size = sizeof(yinsh_reader_options),
                                                      .notation = (*at)->name,
                                                      .all_faults = all_faults};
                struct text out = text_begin(lines[all_faults], sizeof lines[0]);
                text_add_string(&out,
                                describe_as(changed, all.length, 0, &options, describe_goodness));
            }
            if (strcmp(lines[0], lines[1]) != 0)
                fail_msg("%s at %zu: %s, but %s\n%s", (*at)->name, place, lines[0], lines[1],
                         changed);
        }
        free(all.bytes);
    }
}

int main(void)
{
    return run_defined_tests(NULL, NULL);
}
