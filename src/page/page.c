/* SPDX-License-Identifier: BSD-2-Clause */
#include "page/page.h"

#include "picture/diagram_scene.h"
#include "picture/svg.h"
#include "rules/rules.h"
#include "json/value.h"

#include <assert.h>

#include "src/page/files.inc"

const struct words page_style = {replay_css, sizeof replay_css};
const struct words page_script = {replay_js, sizeof replay_js};
static const struct words page_player = {player_html, sizeof player_html};

/* The words of the page, and those of its script. */
static const struct {
    bool script;
    const char *key, *text;
} page_words[] = {
#define PAGE_WORD(key, text) {false, key, text},
#define SCRIPT_WORD(key, text) {true, key, text},
#include "page/words.def"
#undef PAGE_WORD
#undef SCRIPT_WORD
    {false, "style-hash", REPLAY_CSS_HASH},
    {false, "script-hash", REPLAY_JS_HASH},
};

static const char *find_word(struct words key)
{
    for (size_t i = 0; i < sizeof page_words / sizeof *page_words; i++)
        if (!page_words[i].script && words_are(key, page_words[i].key))
            return page_words[i].text;
    return NULL;
}

/* ---- Shapes -------------------------------------------------------------- */

/* Write the lines of a scene as one path, and its texts, which all have their middle there. */
static void put_lines_and_texts(struct output *output, const struct scene *scene)
{
    enum { ROOM = 64 };
    output_format(output, "<path class=\"line\" fill=\"none\" stroke-width=\"%g\" d=\"",
                  part_styles[PART_LINE].size / 100.0);
    for (size_t i = 0; i < scene->count; i++) {
        const struct shape *shape = &scene->shapes[i];
        const int32_t numbers[] = {shape->x, shape->y, shape->x2, shape->y2};
        if (shape->kind != SHAPE_LINE)
            continue;
        char *at = output_room(output, ROOM);
        for (int k = 0; k < 4; k++)
            at = append_length(append_string(at, k == 0 ? "M" : " "), numbers[k]);
        output_take(output, at);
    }
    output_format(output,
                  "\"/>\n<g class=\"coordinate\" font-size=\"%g\" text-anchor=\"middle\">\n",
                  part_styles[PART_COORDINATE].size / 100.0);
    for (size_t i = 0; i < scene->count; i++) {
        const struct shape *shape = &scene->shapes[i];
        if (shape->kind != SHAPE_TEXT)
            continue;
        char *at = append_string(output_room(output, ROOM), "<text x=\"");
        at = append_string(append_length(at, shape->x), "\" y=\"");
        at = append_string(append_length(at, shape->y), "\">");
        output_take(output, at);
        output_bytes(output, scene->text.at + shape->text, shape->length);
        output_string(output, "</text>\n");
    }
    output_string(output, "</g>\n");
}

/* Write the empty board, to which all pictures of positions refer. */
static void put_board(struct output *output, struct scene *scene)
{
    yinsh_position empty;
    struct diagram diagram;
    yinsh_start(&empty, YINSH_STANDARD, YINSH_HOUSE_NONE);
    diagram_of_position(&diagram, &empty);
    scene_begin(scene, DIAGRAM_WIDTH, DIAGRAM_BOARD_HEIGHT);
    diagram_draw(scene, &diagram, (struct diagram_style){.bare = true});
    output_string(output, "<g id=\"o\">\n");
    put_lines_and_texts(output, scene);
    output_string(output, "</g>\n");
}

/* Write the four kinds of pieces, which a path can have on its corners. */
static void put_pieces(struct output *output, struct scene *scene)
{
    static const struct {
        const char *id;
        enum part parts[2];
    } pieces[] = {{"w", {PART_WHITE_MARKER, PARTS}},
                  {"b", {PART_BLACK_MARKER, PARTS}},
                  {"W", {PART_WHITE_EDGE, PART_WHITE_RING}},
                  {"B", {PART_BLACK_EDGE, PART_BLACK_RING}}};
    for (size_t i = 0; i < sizeof pieces / sizeof *pieces; i++) {
        output_format(output, "<marker id=\"%s\">\n", pieces[i].id);
        scene_begin(scene, 0, 0);
        for (int part = 0; part < 2 && pieces[i].parts[part] != PARTS; part++)
            diagram_sample(scene, pieces[i].parts[part]);
        svg_shapes(output, scene, NULL);
        output_string(output, "</marker>\n");
    }
}

/* Write a sample of every mark, of which the script makes copies. */
static void put_marks(struct output *output, struct scene *scene)
{
    static const enum part parts[] = {
        PART_ROW,     PART_ARROW, PART_HEAD,   PART_WHITE_REMOVED, PART_BLACK_REMOVED,
        PART_FLIPPED, PART_LEFT,  PART_PLACED, PART_RING_REMOVED,  PART_FAULT};
    scene_begin(scene, 0, 0);
    for (size_t i = 0; i < sizeof parts / sizeof *parts; i++)
        diagram_sample(scene, parts[i]);
    output_string(output, "<g id=\"marks\">\n");
    svg_shapes(output, scene, NULL);
    output_string(output, "</g>");
}

static bool put_all_shapes(struct output *output)
{
    struct scene scene = {.shapes = NULL};
    output_string(output, "<defs>\n");
    put_board(output, &scene);
    bool failed = scene.failed;
    put_pieces(output, &scene);
    put_marks(output, &scene);
    failed |= scene.failed;
    output_string(output, "</defs>");
    scene_free(&scene);
    return !failed;
}

void page_box(struct output *output)
{
    enum { ROOM = 64 };
    char *at = append_string(output_room(output, ROOM), "viewBox=\"0 0 ");
    at = append_string(append_length(at, DIAGRAM_WIDTH), " ");
    output_take(output, append_string(append_length(at, DIAGRAM_BOARD_HEIGHT), "\""));
}

/* ---- Data ---------------------------------------------------------------- */

/* Write a pair of lengths. */
static void put_pair(struct output *output, const char *name, int32_t x, int32_t y)
{
    enum { ROOM = 64 };
    char *at = append_string(append_string(output_room(output, ROOM), ",\n\""), name);
    at = append_length(append_string(at, "\":["), x);
    at = append_length(append_string(at, ","), y);
    output_take(output, append_string(at, "]"));
}

/*
 * Write where the points are: the columns with their lowest and highest rows, the place of A0,
 * which the board lacks, and how far the next column and the next row are from there.
 */
static void put_geometry(struct output *output)
{
    int32_t x[3], y[3];
    int low = point_low_row[0];
    diagram_point(point_at(0, low), &x[0], &y[0]);
    diagram_point(point_at(1, low), &x[1], &y[1]);
    diagram_point(point_at(0, low + 1), &x[2], &y[2]);
    put_pair(output, "column", x[1] - x[0], y[1] - y[0]);
    put_pair(output, "row", x[2] - x[0], y[2] - y[0]);
    put_pair(output, "origin", x[0] - low * (x[2] - x[0]), y[0] - low * (y[2] - y[0]));
    output_string(output, ",\n\"columns\":");
    for (int i = 0; i < YINSH_COLUMNS; i++)
        output_format(output, "%s[%d,%d]", i == 0 ? "[" : ",", (int)point_low_row[i],
                      (int)point_high_row[i]);
    output_string(output, "]");
}

/* Write what the script knows of the board and of the language. */
static void put_data(struct output *output)
{
    yinsh_position start;
    char line[YINSH_POSITION_TEXT];
    const char *before = ",\n\"words\":{";
    struct escaped escaped;
    yinsh_start(&start, YINSH_STANDARD, YINSH_HOUSE_NONE);
    yinsh_position_format(&start, line);
    output_format(output, "{\"usual\":\"%s\",\"wins\":{\"standard\":%d,", line,
                  yinsh_rings_to_win(&start));
    yinsh_start(&start, YINSH_BLITZ, YINSH_HOUSE_NONE);
    output_format(output, "\"blitz\":%d}", yinsh_rings_to_win(&start));
    put_geometry(output);
    escaped_begin(&escaped, output, true);
    for (size_t i = 0; i < sizeof page_words / sizeof *page_words; i++) {
        if (!page_words[i].script)
            continue;
        output_string(&escaped.output, before);
        value_write(&escaped.output, page_words[i].key, strlen(page_words[i].key));
        output_string(&escaped.output, ":");
        value_write(&escaped.output, page_words[i].text, strlen(page_words[i].text));
        before = ",";
    }
    output_flush(&escaped.output);
    output_string(output, "}}");
}

/* ---- The skeleton -------------------------------------------------------- */

static void put_title(struct output *output, const char *title)
{
    struct escaped escaped;
    if (title == NULL || title[strspn(title, " ")] == '\0')
        title = find_word(words_of("heading"));
    escaped_begin(&escaped, output, false);
    output_visible(&escaped.output, title, strlen(title));
    output_flush(&escaped.output);
}

/* Write what a key of every page stands for; returns false if memory ran out. */
static bool put_key(struct output *output, struct words key, const char *title)
{
    const char *word = find_word(key);
    if (word != NULL)
        svg_escape(output, words_of(word));
    else if (words_are(key, "title"))
        put_title(output, title);
    else if (words_are(key, "style"))
        output_bytes(output, page_style.bytes, page_style.length);
    else if (words_are(key, "script"))
        output_bytes(output, page_script.bytes, page_script.length);
    else if (words_are(key, "data"))
        put_data(output);
    else if (words_are(key, "box"))
        page_box(output);
    else {
        assert(words_are(key, "shapes"));
        return put_all_shapes(output);
    }
    return true;
}

bool page_fill(struct output *output, struct words part, const struct page_filler *filler)
{
    enum { DEPTH = 3 };
    struct words rest[DEPTH] = {part}, plain, key;
    size_t open = 1; /* skeletons, each included by the one before */
    bool good = true;
    while (good && open > 0) {
        struct words *last = &rest[open - 1];
        bool more = words_cut(last, '{', &plain);
        output_bytes(output, plain.bytes, plain.length);
        if (!more) {
            open--;
            continue;
        }
        /* A key has two braces on each side; nothing is between them. */
        words_cut(last, '{', &plain);
        words_cut(last, '}', &key);
        words_cut(last, '}', &plain);
        struct words file = words_are(key, "player") ? page_player
                            : words_are(key, "main") ? filler->main
                                                     : (struct words){NULL, 0};
        assert(file.bytes == NULL || open < DEPTH);
        if (file.bytes != NULL)
            rest[open++] = file;
        else
            good = (filler->put != NULL && filler->put(filler->context, output, key)) ||
                   put_key(output, key, filler->title);
    }
    return good;
}

/* Return the length of the skeleton before its records. */
static size_t before_records(void)
{
    static const char records[] = "{{records}}";
    size_t at = 0;
    while (memcmp(replay_html + at, records, sizeof records - 1) != 0)
        at++;
    return at;
}

bool page_begin(struct output *output, const char *title)
{
    const struct page_filler filler = {.title = title};
    return page_fill(output, (struct words){replay_html, before_records()}, &filler);
}

void page_end(struct output *output)
{
    const struct page_filler filler = {.title = NULL};
    struct words rest = words_from((struct words){replay_html, sizeof replay_html},
                                   before_records() + strlen("{{records}}"));
    page_fill(output, rest, &filler);
}
