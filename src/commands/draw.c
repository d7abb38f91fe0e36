/* SPDX-License-Identifier: BSD-2-Clause */
/* yinsh draw: diagrams of positions and of what happens in a game. */
#include "commands/commands.h"

#include "base/text.h"
#include "cli/file_stem.h"
#include "cli/message.h"
#include "cli/options.h"
#include "cli/picture_files.h"
#include "cli/raster.h"
#include "jobs/jobs.h"
#include "picture/draw.h"
#include "query/select.h"
#include "record/symmetry.h"

#include <errno.h>
#include <stdlib.h>

/* What to draw of each record. */
struct drawing {
    struct picture_files files;
    struct theme theme;
    int theme_index;
    struct diagram_style style;
    int symmetry;
    int turn;            /* -1: the end */
    int every;           /* 0: not every so many turns */
    struct ranges turns; /* empty: none were named */
    bool rows;           /* every turn in which a row is removed */
    bool faults;         /* every fault */
};

static const char *const bottoms[] = {"white", "black", NULL};

/* What a thread draws with. */
struct tools {
    struct scene scene;
    struct picture_writer writer;
};

static void *new_tools(void *context)
{
    (void)context;
    return calloc(1, sizeof(struct tools));
}

static void free_tools(void *local)
{
    struct tools *tools = local;
    if (tools != NULL) {
        scene_free(&tools->scene);
        picture_writer_free(&tools->writer);
    }
    free(tools);
}

/* ---- Of a record ------------------------------------------------------- */

/* Write a diagram in a frame, after what its name is made of. */
static void put_diagram(struct results *results, const struct origin *origin,
                        const struct diagram *diagram, int number)
{
    const struct drawing *drawing = results->work->context;
    struct tools *tools = results->locals.work;
    struct scene *scene = &tools->scene;
    struct output *out = &results->out;
    diagram_scene(scene, diagram, drawing->style);
    if (scene->failed) {
        results_trouble(results, origin->file, strerror(ENOMEM));
        return;
    }
    size_t frame = results_frame_begin(results, 0);
    file_stem(out, origin->file);
    output_bytes(out, "", 1);
    results_number(results, out, origin);
    output_bytes(out, "", 1);
    output_number(out, (uint64_t)number);
    output_bytes(out, "", 1);
    const char *reason = picture_write(&tools->writer, out, scene, &drawing->files.style);
    results_frame_end(results, frame);
    if (reason != NULL)
        results_trouble(results, origin->file, reason);
}

/* Whether a turn is one of those to draw, and whether it removes a row. */
static bool wants_turn(const struct drawing *drawing, int turn, bool row)
{
    return ranges_have(&drawing->turns, (uint64_t)turn) ||
           (drawing->every > 0 && turn % drawing->every == 0) || (drawing->rows && row);
}

/* Draw the turns of a record that the user wants. */
static void draw_turns(struct results *results, const struct origin *origin,
                       const struct yinsh_record *record)
{
    const struct drawing *drawing = results->work->context;
    const struct record_game *game = &record->game;
    struct diagram diagram;
    for (size_t at = 0; at < game->count;) {
        int turn = game->played[at].turn;
        bool row = false;
        for (; at < game->count && game->played[at].turn == turn; at++)
            row |= game->played[at].action.kind == YINSH_ROW;
        if (wants_turn(drawing, turn, row) && diagram_of_turn(&diagram, record, turn))
            put_diagram(results, origin, &diagram, turn);
    }
}

static void draw_faults(struct results *results, const struct origin *origin,
                        const struct yinsh_record *record)
{
    for (size_t i = 0; i < record_faults_kept(record); i++) {
        const struct fault *fault = &record->faults[i];
        char reason[DIAGRAM_CAPTION];
        struct diagram diagram;
        if (fault->turn == 0 || fault->position.turn == 0)
            continue;
        diagram_of_fault(&diagram, record, fault);
        fault_text(fault, reason, sizeof reason);
        diagram.fault = words_of(reason);
        put_diagram(results, origin, &diagram, fault->turn);
    }
}

/* Draw the end, or one turn. */
static void draw_one(struct results *results, const struct origin *origin,
                     const struct yinsh_record *record)
{
    const struct drawing *drawing = results->work->context;
    struct diagram diagram;
    if (drawing->turn < 0) {
        if (!record->failed || record->game.count > 0) {
            diagram_of_end(&diagram, record);
            put_diagram(results, origin, &diagram, marks_last_turn(record));
        }
    } else if (diagram_of_turn(&diagram, record, drawing->turn)) {
        put_diagram(results, origin, &diagram, drawing->turn);
    } else {
        results_worsen(results, STATUS_BAD);
        results_place(results, origin, record);
        output_format(&results->err, " has no complete turn %d\n", drawing->turn);
    }
}

static void draw_record(struct results *results, const struct origin *origin,
                        const struct yinsh_record *record)
{
    const struct drawing *drawing = results->work->context;
    struct yinsh_record mapped;
    if (drawing->symmetry > 0) {
        mapped = *record;
        symmetry_record(drawing->symmetry, &mapped);
        record = &mapped;
    }
    if (drawing->faults)
        draw_faults(results, origin, record);
    if (drawing->turns.count > 0 || drawing->every > 0 || drawing->rows)
        draw_turns(results, origin, record);
    else if (!drawing->faults)
        draw_one(results, origin, record);
}

/* ---- Files ------------------------------------------------------------- */

/* Cut off the text up to a NUL at the start of the bytes. */
static const char *cut_string(struct words *bytes)
{
    const char *string = bytes->bytes;
    *bytes = words_from(*bytes, strlen(string) + 1);
    return string;
}

/* Write the pictures in results to files; returns false, and reports, on failure. */
static bool take_pictures(struct cli *cli, const char *bytes, size_t length, void *context)
{
    struct drawing *drawing = context;
    while (length > 0) {
        struct frame frame = frame_next(&bytes, &length);
        struct words rest = {frame.bytes, frame.length};
        struct picture_origin origin = {.stem = cut_string(&rest)};
        origin.record = cut_string(&rest);
        origin.picture = cut_string(&rest);
        if (!picture_files_add(cli, &drawing->files, &origin, rest))
            return false;
    }
    return true;
}

/* ---- Options ----------------------------------------------------------- */

static bool take_turns(struct cli *cli, const struct option_spec *spec, const char *text)
{
    struct words wrong;
    if (ranges_add(spec->value, words_of(text), &wrong))
        return true;
    if (wrong.bytes == NULL)
        cli_trouble(cli, "--turns", strerror(ENOMEM));
    else
        cli_usage(cli, text, "--turns takes numbers from 1 and ranges, such as 3,7-9, not");
    return false;
}

static void draw(struct cli *cli, struct drawing *drawing)
{
    struct work work = {.each = draw_record,
                        .take = take_pictures,
                        .context = drawing,
                        .local_new = new_tools,
                        .local_free = free_tools};
    theme_builtin(&drawing->theme, (size_t)drawing->theme_index);
    drawing->files.style.theme = &drawing->theme;
    if (!select_records(cli, &work) || !picture_files_note(cli, &drawing->files) ||
        !picture_files_begin(cli, &drawing->files))
        return;
    if (drawing->files.style.format != PICTURE_SVG)
        work.prepare = cli_raster_prepare;
    jobs_run(cli, &work);
    picture_files_end(cli, &drawing->files);
}

static void run_draw(struct cli *cli, int argc, char **argv)
{
    struct drawing drawing = {.turn = -1};
    int bottom = 0;
    const struct option_spec options[] = {
        {"output", 'o', OPTION_TEXT, .value = &drawing.files.pattern},
        {"turn", 'n', OPTION_NUMBER, .value = &drawing.turn, .highest = 99999},
        {"turns", 0, OPTION_CALL, .value = &drawing.turns, .take = take_turns},
        {"every", 0, OPTION_NUMBER, .value = &drawing.every, .lowest = 1, .highest = 99999},
        {"rows", 0, OPTION_FLAG, .value = &drawing.rows},
        {"faults", 0, OPTION_FLAG, .value = &drawing.faults},
        {"size", 0, OPTION_NUMBER, .value = &drawing.files.style.size, .lowest = 16,
         .highest = 10000},
        {"format", 0, OPTION_CHOICE, .value = &drawing.files.style.format,
         .choices = picture_formats, .lowest = PICTURE_SVG},
        {"theme", 0, OPTION_CHOICE, .value = &drawing.theme_index, .choices = theme_names},
        {"no-coordinates", 0, OPTION_FLAG, .value = &drawing.style.no_coordinates},
        {"bottom", 0, OPTION_CHOICE, .value = &bottom, .choices = bottoms},
        {"map", 0, OPTION_CHOICE, .value = &drawing.symmetry, .choices = symmetry_names},
        {"force", 0, OPTION_FLAG, .value = &drawing.files.force},
        {.name = NULL},
    };
    if (cli_options(cli, argc, argv, options)) {
        drawing.style.turned = bottom == YINSH_BLACK;
        draw(cli, &drawing);
    }
    ranges_free(&drawing.turns);
}

const struct command command_draw = {
    .name = "draw",
    .arguments = "[OPTION]... [FILE]...",
    .summary = "Draw diagrams of positions",
    .options =
        "  -o, --output=FILE    write to FILE; with %f, %r or %t in its name, which stand for\n"
        "                       file, record and turn, a file for each diagram\n"
        "      --format=FORMAT  svg, png or pdf [default: as the name of FILE ends, or svg]\n"
        "      --force          replace existing files\n"
        "  -n, --turn=N         draw the position after turn N; 0 is the start\n"
        "      --turns=LIST     draw these turns, such as 3,7-9\n"
        "      --every=N        draw every Nth turn\n"
        "      --rows           draw every turn in which a row is removed\n"
        "      --faults         draw every fault that has a position\n"
        "      --size=N         make diagrams N pixels wide [default: 440]\n"
        "      --theme=THEME    paper, colour, dark or distinct [default: paper]\n"
        "      --no-coordinates draw no letters and numbers around the board\n"
        "      --bottom=SIDE    white or black below [default: white]\n"
        "      --map=SYMMETRY   turn or mirror the board, for example turn60 or mirror\n",
    .examples = "  yinsh draw game.yin >game.svg\n"
                "  yinsh draw --rows -o 'boards/%f-%r-%t.svg' games.yin\n",
    .reads_records = true,
    .run = run_draw,
};
