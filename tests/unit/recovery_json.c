/* SPDX-License-Identifier: BSD-2-Clause */
/* A game of SGF directly after JSON that is cut is found, but none that a closed text quotes. */
#define DESCRIBE describe_white
#include "support/record_driver.h"
#include "support/sample_games.h"

/* What a record is, White's name and its turns. */
static void describe_white(struct text *out, const struct yinsh_record *of)
{
    char line[256];
    const char *white = tag_of(of, "White");
    snprintf(line, sizeof line, "%s %s %d\n", yinsh_status_name(yinsh_record_status(of)),
             white != NULL ? white : "-", yinsh_record_turns(of));
    text_add_string(out, line);
}

/* Texts with quotation marks in place of apostrophes, which are easier to read. */
static const char *const records[] = {
    "{'yinsh':1,'tags':[['White','a']],'rings':[0,0],'actions':[{'turn':1,'side':'white','kind'"
    ":'place','to':'e3','notes':[{'comment':'x'},{'clock':17}]}]}",
    "{'players': {'white': {'name': 'a'}, 'black': {'name': 'x'}}, 'n_moves': 1, 'moves': "
    "[{'move_type': 'PLACE_RING', 'player': 'white', 'position': 'E3'}]}",
    "{'status': 1, 'data': {'players': [{'id': '1', 'color': '#ffffff', 'name': 'a'}, {'id': "
    "'2', 'color': '#000000', 'name': 'x'}], 'logs': [{'data': {'type': 'move', 'log': "
    "'${player_name} places a ring on ${locationTo}', 'args': {'player_id': '1', "
    "'locationTo': 'E3'}}}]}}"};

TEST(sgf_after_cut_json)
{
    static const char *const games[] = {
        "(;GM[24]SU[Yinsh]P0[id 'b'];P0[place wr E 3])\n",
        " (;\nGM[24]VV[2]\nSU[Yinsh]P0[id 'b']\n; P0[place wr E 3]\n)\n",
        "(;P0[id 'b']GM[24]SU[Yinsh];P0[place wr E 3])\n",
    };
    static char text[2048];
    for (size_t i = 0; i < sizeof records / sizeof records[0]; i++)
        for (size_t j = 0; j < sizeof games / sizeof games[0]; j++)
            for (size_t cut = 60; cut < strlen(records[i]); cut++)
                for (int line = 0; line < 2; line++) {
                    snprintf(text, sizeof text, "%s\n%.*s%s%s%s\n", records[i], (int)cut,
                             records[i], line ? "\n" : "", games[j], records[i]);
                    const char *all = replace_all(text, "'", "\"");
                    for (size_t piece = 0; piece <= 77; piece += 11) {
                        const char *found = summary_of_bytes(all, strlen(all), piece, NULL);
                        if (strstr(found, "\nok b 1\nok a 1\n") == NULL)
                            fail_msg("%s\n%s", all, found);
                    }
                }
}

/* A text that is closed is text, wherever a record is broken. */
TEST(sgf_that_is_quoted)
{
    static const char *const texts[] = {
        "{'yinsh':1,'tags':[['White','a']],'actions':[],,'notes':[{'comment':'(;GM[24]SU[Yinsh]'}]}"
        "\n",
        "{'yinsh':1,'tags':[['White','a']],'actions':[],'notes':[{'comment':'(;GM[24]SU[Yinsh]'},,]"
        "}\n",
        "{'yinsh':1,'tags':[['White','a']],'actions':[],'notes':[{'comment':'(;GM[24]SU[Yinsh]' "
        "'x'}]}\n",
        "{'yinsh':1,'tags':[['White','a']],'actions':[],'notes':[{'comment':'(;GM[24]SU[Yinsh]'\n",
    };
    for (size_t i = 0; i < sizeof texts / sizeof texts[0]; i++) {
        static char text[1024];
        snprintf(text, sizeof text, "%s%s", texts[i], records[0]);
        expect_in(replace_all(text, "'", "\""), NULL, "malformed - 0\nok a 1\n");
    }
}

int main(void)
{
    return run_defined_tests(NULL, NULL);
}
